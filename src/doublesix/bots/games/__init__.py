"""What robots know of each game: a file a game."""
