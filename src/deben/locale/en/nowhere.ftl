### What the page says at an address where there is nothing.

nowhere-title = There is nothing here
nowhere-about = No page of Deben has the address { $path }. Perhaps the link is incomplete, or something was mistyped.
nowhere-damaged = This address is damaged: nothing can be read from it. Perhaps the link is incomplete.
