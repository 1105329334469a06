#!/usr/bin/env bash
# Makes a Debian package of the client and triptych-cli, for those who do not build.
#
#   packaging/deb.sh              build/package/triptych_<version>_<machine>.deb
#   packaging/deb.sh --try        and tries it: a clean Debian 12 root is made with mmdebstrap, the
#                                 package is installed there with apt-get, and client and
#                                 triptych-cli are started in it (root is needed for that)
#
# Installing it: apt-get install ./triptych_*.deb
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

tryIt=false
for argument in "$@"; do
    case "$argument" in
        --try) tryIt=true ;;
        *) fail "There is no option $argument; --try is the only one." ;;
    esac
done

if $tryIt; then
    ((EUID == 0)) || fail "--try makes a root of its own and changes into it: run it as root."
    installMissing build run package try
else
    installMissing build run package
fi
configure package
build package --target triptych triptych-cli

say "Packing"
(cd "$root/build/package" && rm -f triptych_*.deb && cpack --config CPackConfig.cmake) \
    || fail "The package could not be made; cpack's message is above."
packages=("$root"/build/package/triptych_*.deb)
[[ -f "${packages[0]}" ]] || fail "cpack ended without a package in $root/build/package."
package=${packages[0]}
say "Made: $package"
dpkg-deb --info "$package" | sed 's/^/    /'
$tryIt || exit 0

say "Trying it in a clean Debian 12"
clean=$(mktemp -d)
trap 'rm -rf "$clean"' EXIT
# The sources of this machine, so that a mirror set up here is used there too.
sources=()
for source in /etc/apt/sources.list /etc/apt/sources.list.d/*.sources /etc/apt/sources.list.d/*.list; do
    [[ ! -s "$source" ]] || sources+=("$source")
done
mmdebstrap --variant=apt --mode=root \
    --customize-hook='mkdir -p "$1/tmp/package"' \
    --customize-hook="copy-in $package /tmp/package" \
    --customize-hook="chroot \"\$1\" sh -c 'apt-get install -y --no-install-recommends /tmp/package/*.deb'" \
    bookworm "$clean" "${sources[@]}" \
    || fail "The package could not be installed in a clean Debian 12."
for file in applications/triptych.desktop mime/packages/triptych.xml \
    metainfo/io.github.triptych.Triptych.metainfo.xml icons/hicolor/scalable/apps/triptych.svg; do
    [[ -f "$clean/usr/share/$file" ]] || fail "The package lacks /usr/share/$file."
done
chroot "$clean" triptych-cli match --game kryptik --games 2 --seed 1 \
    || fail "triptych-cli does not run in a clean Debian 12."
chroot "$clean" env QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software HOME=/tmp XDG_RUNTIME_DIR=/tmp \
    LC_ALL=C.UTF-8 triptych --software --benchmark \
    || fail "The client does not start in a clean Debian 12."
say "Installed and started in a clean Debian 12."
