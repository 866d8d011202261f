### A personal link that is opened where somebody already is somebody.

device-title = Become somebody else on this device?
device-nameless = somebody without a name
device-about = This personal link belongs to { $other }. If you follow it, you are { $other } here, with that name and those tables.
device-leaving =
    { $tables ->
        [0] Now you are { $me } here. Afterwards there is no way back to that, unless you make one first.
        [one] Now you are { $me } here, with one table. Afterwards there is no way back to it, unless you make one first.
       *[other] Now you are { $me } here, with { $tables } tables. Afterwards there is no way back to them, unless you make one first.
    }
device-back = Make a link back
device-back-about = Keep this link to yourself: opened once, within a month, it makes you { $me } again.
device-copy = Copy the link
device-become = Become { $other }
device-stay = Stay who I am
