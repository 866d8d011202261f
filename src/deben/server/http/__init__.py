"""Everything over HTTP: a file a resource, and what all of them need."""
