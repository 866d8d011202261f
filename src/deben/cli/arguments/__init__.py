"""What was asked for on a command line, made whole; each mistake is one clear line."""
