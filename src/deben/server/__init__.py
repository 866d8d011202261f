"""The table for people: rooms that know no framework, the web around them, and the process that serves it."""
