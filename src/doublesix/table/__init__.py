"""A table: a log of events, what they make of it, and what its people may ask for. No words, no sockets, no clock."""
