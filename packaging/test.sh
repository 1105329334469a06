#!/usr/bin/env bash
# Gets what is missing, builds everything and runs the whole test suite.
#
#   packaging/test.sh                    everything
#   packaging/test.sh -R tst_combat      further arguments go to ctest
#
# Needs no terminal and no screen. The last lines are ctest's; the exit code is 0 only when
# everything was built and every test passed.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

installMissing build run test

# Nobody debugs or changes anything on a build machine: a fifth of the time goes into debug information,
# and half into reading the same headers and templates again for each file.
options=()
if [[ -n "${CI:-}" && ! -e "$root/build/dev/CMakeCache.txt" ]]; then
    options=(-DCMAKE_CXX_FLAGS_DEBUG=-g0 -DTRIPTYCH_UNITS=ON)
fi
configure dev "${options[@]}"

# A file that does not compile fails the run, but not before the other tests have had their say.
built=true
build dev -- -k 0 || built=false
$built || printf '\nerror: not everything could be built; running the tests that were.\n' >&2

say "Testing"
passed=true
# One more than there are processors: tests of windows wait as long as they work.
ctest --test-dir "$root/build/dev" --output-on-failure -j$((jobs + 1)) "$@" </dev/null || passed=false
$built && $passed
