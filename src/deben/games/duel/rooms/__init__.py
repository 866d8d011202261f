"""What the Duel brings to the rooms of the house: a module for each room that asks, with that room's name."""
