"""What is shown of a match: JSON that rule functions write, the same bytes in every executor."""
