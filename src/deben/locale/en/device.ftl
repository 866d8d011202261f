### A personal link that is opened where somebody already is somebody.

device-title = Switch to another profile on this device?
device-nameless = someone without a name
device-about = This personal link belongs to { $other }. If you follow it, you will be { $other } here, with that name and those tables.
device-leaving =
    { $tables ->
        [0] You are { $me } here now. There is no way back to this profile unless you make a link first.
        [one] You are { $me } here now, with one table. There is no way back to this profile unless you make a link first.
       *[other] You are { $me } here now, with { $tables } tables. There is no way back to this profile unless you make a link first.
    }
device-back = Make a link back
device-back-about = Keep this link to yourself: opened once, within a month, it makes you { $me } again.
device-copy = Copy the link
device-become = Switch to { $other }
device-stay = Keep this profile
