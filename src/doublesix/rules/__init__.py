"""The rules of the four games: pure values and functions, the standard library only."""
