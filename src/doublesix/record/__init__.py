"""The match record (docs/record.md): the shuffle, the lines, replay and verification."""
