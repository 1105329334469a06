#!/usr/bin/env bash
# Gets what is missing, builds the client and starts it.
#
#   packaging/play.sh                 build and play
#   packaging/play.sh --build-only    build and stop
#   packaging/play.sh [arguments]     further arguments go to the client: --help lists them
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

buildOnly=false
arguments=()
for argument in "$@"; do
    if [[ "$argument" == --build-only ]]; then
        buildOnly=true
    else
        arguments+=("$argument")
    fi
done

installMissing build run
configure release
build release --target triptych || fail "The client could not be built; the compiler's message is above."

client="$root/build/release/app/triptych"
[[ -x "$client" ]] || fail "The build ended without a client at $client."
if $buildOnly; then
    say "Built: $client"
    exit 0
fi
if [[ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-}" ]]; then
    fail "There is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set). The client is built: $client"
fi
say "Starting Triptych"
exec "$client" "${arguments[@]}"
