"""What others chose to play, laid out for the likelihood of a deal."""

from __future__ import annotations


class Choices:
    """Decisions in order, and what each was one of; all lists, so that both forms read them as they are."""

    def __init__(self, holders: int, kept: list[float], unseen: list[float]) -> None:
        self.holders = holders
        """How many hands a deal has."""
        self.kept, self.unseen = kept, unseen
        """Factors for so many own tiles that fit the new ends, and so many that are not seen and do."""
        self.holder: list[int] = []
        """Decision → which of the holders decided."""
        self.later: list[int] = []
        """What the holder has played since, and so held then."""
        self.unplayed: list[int] = []
        """What did not lie on the table then."""
        self.chosen: list[int] = []
        """Which move it was."""
        self.start: list[int] = [0]
        """Its first move in the rows below; one more entry than there are decisions."""
        self.tile: list[int] = []
        """Move → its tile."""
        self.fitting: list[int] = []
        """All tiles that fit the ends after it."""
        self.factor: list[float] = []
        """What of its weight does not depend on the hand."""
