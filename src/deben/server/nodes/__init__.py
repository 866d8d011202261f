"""Several servers on one database: which of them has a table, and the way to it from every other."""
