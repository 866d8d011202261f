"""Several servers, one PostgreSQL, one proxy; people and bots who play on whatever happens to them."""
