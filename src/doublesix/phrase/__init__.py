"""All words: sentences for each listener, from catalogs that the page shares."""

from doublesix.phrase.facts import Company, Fact
from doublesix.phrase.say import LANGUAGES, Arg, join, language, reason, say, word
from doublesix.phrase.tell import tell

__all__ = ["LANGUAGES", "Arg", "Company", "Fact", "join", "language", "reason", "say", "tell", "word"]
