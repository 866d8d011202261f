"""What the actions of a position are worth, and how sure that is: from a view and nothing else."""
