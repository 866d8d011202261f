"""Everything over HTTP: a file a resource, each with its ``ROUTES``, and what all of them need."""
