"""A guide's tile is drawn exactly as the table's: the same pips, the same body, the same layers."""

from __future__ import annotations

import json
import re
import subprocess

from doublesix.guide.glyphs import pip_paths, sprite
from tests.support.lacking import WEB, node

GLYPH = (WEB / "src/board/Glyph.svelte").read_text("utf-8")
ASK = """import { pipPaths } from "./src/board/pips.ts";
const all = Array.from({ length: 13 }, (_, n) => [pipPaths(n, false), pipPaths(n, true)]);
process.stdout.write(JSON.stringify(all));"""


def test_pips_are_the_table_s() -> None:
    command = [
        node("typescript"),
        "--no-warnings",
        "--import",
        "./test/typescript.mjs",
        "--input-type=module",
        "-e",
        ASK,
    ]
    run = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=True)
    for n, ways in enumerate(json.loads(run.stdout)):
        for lying, page in enumerate(ways):
            own = pip_paths(n, bool(lying))
            assert [own["pip-light"], own["pip"], own["pip-bowl"]] == [page["light"], page["pip"], page["bowl"]], n


def test_the_body_is_the_table_s() -> None:
    drawn = sprite({"ht", "vt"})
    layers = re.findall(r'class="([a-z-]+)"', GLYPH.partition("{#each")[0])
    assert re.findall(r'class="([a-z-]+)"', drawn.partition('id="vt"')[2]) == layers
    for path in re.findall(r'"(M[\d.]+ [\d.]+[VH][\d.]+)"', GLYPH):
        assert path in drawn
    for radius in re.findall(r' (r|rx)="([\d.]+)"', GLYPH.partition("{#each")[0]):
        assert f'{radius[0]}="{radius[1]}"' in drawn
