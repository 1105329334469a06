# Shared by play.sh and test.sh: which packages are missing, how to get them, how to build.
# Read with `source`; the caller has set -euo pipefail.
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
jobs=$(nproc)

# Where there is a ccache, it keeps nothing that was compiled with a precompiled header unless it is told
# that this is wanted; nearly everything here is.
export CCACHE_SLOPPINESS=${CCACHE_SLOPPINESS:-pch_defines,time_macros}

say() { printf '\n==> %s\n' "$*"; }
note() { printf '    %s\n' "$*"; }
fail()
{
    printf '\nerror: %s\n' "$*" >&2
    exit 1
}

# Nobody is there to answer: no terminal, or a build machine.
unattended() { [[ -n "${CI:-}" || ! -t 0 ]]; }

# The package names for the given uses, "build run", in the order of the list.
packagesFor()
{
    awk -v uses=" $* " '!/^#/ && NF && index(uses, " " $2 " ") { print $1 }' \
        "$root/packaging/debian-packages.txt"
}

# Those of the packages named on standard input that are not installed.
missingPackages()
{
    local name
    while read -r name; do
        [[ "$(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null)" == installed ]] \
            || printf '%s\n' "$name"
    done
}

onDebian12()
{
    [[ -r /etc/os-release ]] && command -v dpkg-query apt-get >/dev/null \
        && (
            # shellcheck disable=SC1091
            source /etc/os-release
            [[ "${ID:-}" == debian && "${VERSION_ID:-}" == 12 ]]
        )
}

# apt-get as root, waiting for whoever holds its lock.
aptGet()
{
    local -a command=(env DEBIAN_FRONTEND=noninteractive
        apt-get -o DPkg::Lock::Timeout=600 -o Acquire::Retries=3 -y "$@")
    if ((EUID == 0)); then
        "${command[@]}" </dev/null
    elif ! command -v sudo >/dev/null; then
        fail "Packages are missing and there is no sudo. Run as root: apt-get install $*"
    elif unattended; then
        sudo -n "${command[@]}" </dev/null
    else
        sudo "${command[@]}"
    fi
}

namesNeeded()
{
    note "Needed, in whatever packages your system has them:"
    note "  a C++20 compiler (g++ 12 or clang 19 will do), CMake 3.25, Ninja, Python 3"
    note "  Qt 6.4 or newer: Base, Declarative (with Quick Controls, Layouts, Shapes), Svg, Tools"
    note "  nlohmann_json 3.11, {fmt} 9, taocpp PEGTL 3.2, pcg-cpp, xxHash, RapidCheck"
    note "  the fonts Inter and EB Garamond"
}

# Installs what is missing for the given uses. On another system it says what is needed and goes
# on: CMake finds out whether it is there.
installMissing()
{
    say "Looking for packages"
    if ! onDebian12; then
        note "This is not Debian 12, so nothing is installed for you."
        namesNeeded
        return
    fi
    local -a missing
    mapfile -t missing < <(packagesFor "$@" | missingPackages)
    if ((${#missing[@]} == 0)); then
        note "Nothing is missing."
        return
    fi
    note "Installing ${#missing[@]}: ${missing[*]}"
    aptGet -q update || note "The package lists could not be refreshed; trying with those there are."
    aptGet -q install --no-install-recommends "${missing[@]}" \
        || fail "Debian's packages could not be installed; see apt-get's message above."
}

# configure <preset> [cmake arguments]: cheap when nothing changed, so it is always done.
configure()
{
    local preset=$1
    shift
    say "Configuring ($preset)"
    local -a launcher=()
    if command -v ccache >/dev/null; then
        launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
    fi
    if ! (cd "$root" && cmake --preset "$preset" "${launcher[@]}" "$@"); then
        onDebian12 || namesNeeded
        fail "CMake could not configure the build; its message above says what it misses."
    fi
}

# Seconds of processor that a first build takes: of what is compiled by units, or file by file.
secondsOf()
{
    if grep -qs 'TRIPTYCH_UNITS:BOOL=ON' "$root/build/$1/CMakeCache.txt"; then echo 800; else echo 2000; fi
}

# build <preset> [further arguments of cmake --build]
build()
{
    local preset=$1 seconds
    shift
    seconds=$(secondsOf "$preset")
    say "Building ($preset, $jobs at a time)"
    [[ -e "$root/build/$preset/.ninja_log" ]] \
        || note "The first build takes a while: about $(((seconds / jobs + 59) / 60)) minutes on a machine like ours."
    # Steps done and to do, and the time since the start.
    NINJA_STATUS='[%f of %t, %p, %e s] ' cmake --build "$root/build/$preset" --parallel "$jobs" "$@"
}
