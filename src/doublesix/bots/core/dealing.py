"""Deals of what a seat cannot see, each that agrees with what is known as likely as another, by counting."""

from __future__ import annotations

from doublesix.bots.core.sets import shuffle, shuffled

FACTORIAL = [1.0]
for _n in range(1, 100):
    FACTORIAL.append(FACTORIAL[-1] * _n)
ROOM = 7
"""Bits for what a holder has still to get; a row of them is one int."""
MOST_STATES = 4000
"""Where counting would take too long; then tiles go one by one to who may have them, by the room left."""
TRIES = 20


class Deals:
    """Hidden tiles for holders that are to get `room` tiles each; `allowed`: tile → who may have it, as bits.

    Tiles that may not be with everybody come first: in how many ways the rest can then be dealt decides who gets each.
    What may be anywhere is shuffled in the end.
    """

    def __init__(self, hidden: list[int], allowed: list[int], room: list[int]) -> None:
        everybody = (1 << len(room)) - 1
        order = sorted(range(len(hidden)), key=lambda i: (allowed[i].bit_count(), allowed[i], i))
        self.tiles = [hidden[i] for i in order]
        self.allowed = [allowed[i] for i in order if allowed[i] != everybody]
        self.room = room
        self.start = sum(r << ROOM * k for k, r in enumerate(room))
        self.known: dict[tuple[int, int], float] = {}
        self.free = len(hidden) - len(self.allowed)
        self.counted = _states(room) <= MOST_STATES

    def ways(self, i: int = 0, room: int = -1) -> float:
        """In how many ways the tiles from the i-th can be dealt into this room; 0: what is known contradicts itself."""
        room = self.start if room < 0 else room
        if i == len(self.allowed):
            return self._anyhow(room)
        found = self.known.get((i, room))
        if found is None:
            found = 0.0
            for k in range(len(self.room)):
                if self.allowed[i] >> k & 1 and room >> ROOM * k & 127:
                    found += self.ways(i + 1, room - (1 << ROOM * k))
            self.known[i, room] = found
        return found

    def _anyhow(self, room: int) -> float:
        total = FACTORIAL[self.free]
        while room:
            total /= FACTORIAL[room & 127]
            room >>= ROOM
        return total

    def draw(self, count: int, seed: int) -> list[int]:
        """`count` deals, the holders' hands one after the other; none where what is known contradicts itself."""
        found: list[int] = []
        s = seed
        if self.counted and not self.ways():
            return found
        for _ in range(count):
            s = self._counted(found, s) if self.counted else self._tried(found, s)
        return found

    def _counted(self, found: list[int], s: int) -> int:
        room = self.start
        hands = [0] * len(self.room)
        for i in range(len(self.allowed)):
            s = s * 0x93D765DD & 0xFFFFFFFF
            k = self._holder(i, room, s / 4294967296.0)
            hands[k] |= self.tiles[i]
            room -= 1 << ROOM * k
        return self._rest(found, hands, room, self.tiles[len(self.allowed) :], s)

    def _holder(self, i: int, room: int, share: float) -> int:
        """Who gets a tile: each as likely as there are ways to deal the others then."""
        x = share * self.ways(i, room)
        chosen = -1
        for k in range(len(self.room)):
            if self.allowed[i] >> k & 1 and room >> ROOM * k & 127:
                ways = self.ways(i + 1, room - (1 << ROOM * k))
                if ways > 0.0:
                    chosen = k
                    x -= ways
                    if x < 0.0:
                        return k
        return chosen

    def _tried(self, found: list[int], s: int) -> int:
        """As `_counted`, a little biased; who nobody may have goes to the last who has room, after so many tries."""
        for _ in range(TRIES):
            room, left = list(self.room), []
            hands = [0] * len(room)
            for i, allowed in enumerate(self.allowed):
                may = [k for k in range(len(room)) if allowed >> k & 1 and room[k]]
                s = s * 0x93D765DD & 0xFFFFFFFF
                if may:
                    k = _by_room(may, room, s)
                    hands[k] |= self.tiles[i]
                    room[k] -= 1
                else:
                    left.append(self.tiles[i])
            if not left:
                break
        packed = sum(r << ROOM * k for k, r in enumerate(room))
        return self._rest(found, hands, packed, left + self.tiles[len(self.allowed) :], s)

    def _rest(self, found: list[int], hands: list[int], room: int, tiles: list[int], s: int) -> int:
        s = shuffle(tiles, s)
        at = 0
        for k in range(len(hands)):
            size = room >> ROOM * k & 127
            found.append(hands[k] + sum(tiles[at : at + size]))
            at += size
        return s


def _states(room: list[int]) -> int:
    total = 1
    for r in room[1:]:  # the first one's room follows from the others'
        total *= r + 1
    return total


def _by_room(may: list[int], room: list[int], s: int) -> int:
    x = s * sum([room[k] for k in may]) >> 32
    for k in may:
        x -= room[k]
        if x < 0:
            return k
    return may[-1]


def deals(hidden: list[int], allowed: list[int], room: list[int], count: int, seed: int) -> list[int]:
    """`count` deals of the hidden tiles, the holders' hands one after the other; none if what is known contradicts."""
    apart = Deals(hidden, allowed, room)
    if apart.counted:
        return apart.draw(count, seed)
    groups = _groups(allowed, room)
    together = [sum([1 << g for g in range(len(groups)) if a >> groups[g][0] & 1]) for a in allowed]
    found = Deals(hidden, together, [sum([room[k] for k in group]) for group in groups]).draw(count, seed)
    return _shared(found, groups, room, seed)


def _groups(allowed: list[int], room: list[int]) -> list[list[int]]:
    """Who may have any tile is dealt to as one: fewer rooms to count. The largest room first."""
    anything = (1 << len(room)) - 1
    for a in allowed:
        anything &= a
    groups = [[k] for k in range(len(room)) if not anything >> k & 1]
    if anything:
        groups.append([k for k in range(len(room)) if anything >> k & 1])
    return sorted(groups, key=lambda group: -sum([room[k] for k in group]))


def _shared(found: list[int], groups: list[list[int]], room: list[int], seed: int) -> list[int]:
    """What each group was dealt, shared among it by chance."""
    hands: list[int] = []
    chance = seed
    for at in range(0, len(found), len(groups)):
        chance = chance * 0xAE36BFB5 & 0xFFFFFFFF
        shares = [0] * len(room)
        for g in range(len(groups)):
            tiles, first = shuffled(found[at + g], chance), 0
            for k in groups[g]:
                shares[k] = sum(tiles[first : first + room[k]])
                first += room[k]
        hands += shares
    return hands
