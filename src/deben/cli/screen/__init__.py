"""The full screen: a match in the whole terminal, with keys and mouse."""
