"""The Duel as JSON: what a view, an action, an event and a score look like to programs and to the page."""
