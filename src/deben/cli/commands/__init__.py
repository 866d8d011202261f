"""The commands, a file each: they read what was asked for, let it be done, and report it."""
