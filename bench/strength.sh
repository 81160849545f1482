#!/bin/sh
# The strength of all levels; FACTOR=1 takes some minutes with the compiled core, 10 gives narrow intervals.
set -e
n=${FACTOR:-1}
python="${PYTHON:-python}"
measure() { "$python" -c "from doublesix.cli.main import main; main()" bench robots "$@"; }
measure partners steady,strong,expert beginner --deals $((400 * n)) --whole $((40 * n))
measure partners expert strong --deals $((200 * n))
measure draw steady,strong,expert beginner --players 2 --deals $((150 * n))
measure draw steady,strong,expert beginner --players 4 --deals $((60 * n))
measure mexican-train steady,strong,expert beginner --players 4 --deals $((13 * n))
measure mexican-train steady,strong,expert beginner --players 2 --deals $((26 * n))
measure salon steady,strong,expert beginner --players 4 --deals $((60 * n)) --whole $((40 * n))
measure salon steady,strong beginner --players 9 --option set=9 --deals $((10 * n)) --whole $((18 * n))
measure salon steady,strong beginner --players 10 --option set=12 --option teams=5 --deals $((10 * n)) --whole $((20 * n))
