"""The wire's messages as TypeScript: `web/src/lib/wire.ts` is what `typescript()` gives, and a test compares them."""

from __future__ import annotations

import msgspec
from msgspec import inspect

from doublesix.table import intents
from doublesix.wire import home, messages, replay, review

HEAD = "// Generated from src/doublesix/wire by `./dev schema`. Do not edit.\n"
OVER_HTTP = (home.Me, home.NewTable, home.LinkToken, home.HomeView, home.DeviceView)


def typescript() -> str:
    """Return the whole text of `wire.ts`."""
    found: dict[str, inspect.StructType] = {}
    for root in (*OVER_HTTP, messages.In, messages.OutMessage, replay.Replay, review.ReviewRound):
        _collect(inspect.type_info(root), found)
    interfaces = [_interface(name, struct) for name, struct in found.items()]
    unions = [f"export type {name} = {_ts(inspect.type_info(union))};" for name, union in _UNIONS.items()]
    return "\n\n".join([HEAD + f"export const PROTOCOL = {messages.PROTOCOL};", *interfaces, *unions]) + "\n"


_UNIONS = {"Intent": intents.AnyIntent, "In": messages.In, "Out": messages.OutMessage}
_PLAIN: dict[type, str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


def _collect(kind: inspect.Type, found: dict[str, inspect.StructType]) -> None:
    match kind:
        case inspect.StructType():
            if kind.cls.__name__ not in found:
                found[kind.cls.__name__] = kind
                for field in kind.fields:
                    _collect(field.type, found)
        case inspect.UnionType():
            for part in kind.types:
                _collect(part, found)
        case inspect.ListType():
            _collect(kind.item_type, found)


def _interface(name: str, struct: inspect.StructType) -> str:
    tag = [f"  {struct.tag_field}: {_quoted(struct.tag)};"] if struct.tag_field else []
    rows = [f"  {f.encode_name}{'' if f.required else '?'}: {_ts(f.type)};" for f in struct.fields]
    return "\n".join([f"export interface {name} {{", *tag, *rows, "}"])


def _ts(kind: inspect.Type) -> str:
    if type(kind) in _PLAIN:
        return _PLAIN[type(kind)]
    match kind:
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.UnionType():
            return " | ".join(_ts(part) for part in kind.types)
        case inspect.ListType():
            item = _ts(kind.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case inspect.TupleType():
            return "[" + ", ".join(_ts(part) for part in kind.item_types) + "]"
        case inspect.DictType():
            return f"Record<{_ts(kind.key_type)}, {_ts(kind.value_type)}>"
        case inspect.LiteralType():
            return " | ".join(_quoted(value) for value in kind.values)
        case inspect.EnumType():
            return " | ".join(sorted(_quoted(one.value) for one in kind.cls))
    raise TypeError(f"no TypeScript for {kind}")


def _quoted(value: object) -> str:
    return msgspec.json.encode(value).decode()
