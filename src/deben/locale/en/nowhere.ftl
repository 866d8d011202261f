### What the page says at an address where there is nothing.

nowhere-title = There is nothing here
nowhere-about = There is no page at { $path }. The link may be incomplete or mistyped.
nowhere-damaged = This address is damaged and cannot be read. The link may be incomplete.
