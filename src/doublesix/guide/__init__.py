"""The guides: how each game is played, in three languages, with diagrams whose answers the engine gives."""
