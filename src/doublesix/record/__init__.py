"""The match record (RECORD.md): the shuffle, the lines, replay and verification."""
