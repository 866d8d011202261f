"""The table for people: wire types, a service that knows no framework, and the web application around it."""
