"""What a message needs: the arguments in it, and by which of them it chooses its variants."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

DERIVED = ("-count", "-word", "-nor")
"""How the names of arguments end that are worked out of others."""


def named(resource: ast.Resource) -> Iterator[tuple[str, ast.Message | ast.Term]]:
    """The messages and terms of a catalog by name; that of a term begins with a hyphen."""
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            yield f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name, entry


class Needs(Visitor):
    """Visits entries: `keys` are the arguments found, `chosen` those of a choice, `others` the entries they name."""

    def __init__(self) -> None:
        self.keys: set[str] = set()
        self.chosen: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, variable: ast.VariableReference) -> None:
        """An argument."""
        self.keys |= {variable.id.name, base(variable.id.name)}

    def visit_SelectExpression(self, select: ast.SelectExpression) -> None:
        """A choice, by an argument or what a function makes of it."""
        inner = Needs()
        inner.visit(select.selector)
        self.chosen |= inner.keys
        self.generic_visit(select)

    def visit_MessageReference(self, reference: ast.MessageReference) -> None:
        """Another message."""
        self.others.add(reference.id.name)

    def visit_TermReference(self, reference: ast.TermReference) -> None:
        """A term, whose arguments may be ours."""
        self.others.add(f"-{reference.id.name}")
        self.generic_visit(reference)


def base(name: str) -> str:
    """The argument that a name is worked out of, or the name itself."""
    return next((name.removesuffix(end) for end in DERIVED if name.endswith(end)), name)
