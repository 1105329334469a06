#!/bin/sh
# Opens what a player opens, in a language and a size of letters, and keeps pictures in BUILD/screens to be judged
# by eye: is anything cut, of another language, or one over the other? Fails only when the program dies.
#
#   tests/gui/lookthrough.sh BUILD [WIDTHxHEIGHT [LANGUAGE [SCALE]]]
set -eu

build=${1:?usage: lookthrough.sh BUILD [WIDTHxHEIGHT [LANGUAGE [SCALE]]]}
size=${2:-1024x700}
language=${3:-de}
scale=${4:-1.5}
width=${size%x*}
height=${size#*x}
screens=$build/screens
mkdir -p "$screens"

home=$(mktemp -d)
mkdir -m 700 "$home/runtime"
mkdir -p "$home/config/Triptych"
cat >"$home/config/Triptych/triptych.conf" <<EOF
[look]
language=$language
textScale=$scale
motion=false
[play]
pace=0
staging=0
[sound]
on=false
EOF
client=
Xvfb -displayfd 3 -noreset -screen 0 "${size}x24" -nolisten tcp 3>"$home/display" >"$home/xvfb.log" 2>&1 &
server=$!
finish() {
    [ -z "$client" ] || kill "$client" 2>/dev/null || true
    kill "$server" 2>/dev/null || true
    rm -rf "$home"
}
trap finish EXIT
tries=0
until [ -s "$home/display" ]; do
    tries=$((tries + 1))
    [ $tries -lt 100 ] || { cat "$home/xvfb.log" >&2; exit 1; }
    sleep 0.1
done
DISPLAY=:$(cat "$home/display")
export DISPLAY HOME=$home XDG_RUNTIME_DIR=$home/runtime XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data
export LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb
unset QT_QUICK_BACKEND WAYLAND_DISPLAY

picture() {
    sleep 1
    kill -0 "$client" 2>/dev/null || { cat "$home/client.log" >&2; echo "the client has died at $1" >&2; exit 1; }
    import -window root "$screens/look-$size-$language-$scale-$1.png"
}
main() { xdotool search --onlyvisible --name Triptych 2>/dev/null | head -1; }
# The window above the main one, which without a window manager nobody gives the keys.
top() { xdotool search --onlyvisible --name . 2>/dev/null | grep -v "^$(main)\$" | tail -1; }
start() {
    "$build/app/triptych" --software "$@" >"$home/client.log" 2>&1 &
    client=$!
    tries=0
    until [ -n "$(main)" ]; do
        tries=$((tries + 1))
        [ $tries -lt 100 ] || { cat "$home/client.log" >&2; echo "no window" >&2; exit 1; }
        sleep 0.1
    done
    xdotool windowfocus "$(main)" windowmove "$(main)" 0 0 windowsize "$(main)" "$width" "$height"
    sleep 2
}
stop() { kill "$client"; wait "$client" 2>/dev/null || true; client=; }
# A key of the main window that opens a dialog, which is looked at and closed.
dialog() {
    xdotool windowfocus "$(main)"
    xdotool key "$1"
    sleep 1
    picture "$2"
    above=$(top)
    [ -z "$above" ] || xdotool windowfocus "$above" key Escape
    sleep 0.7
}

start
picture start-page
for each in "ctrl+n set-up" "ctrl+comma settings" "ctrl+d draft" "ctrl+i import" "ctrl+shift+o continue" \
    "shift+F1 keys" "F1 rules"; do
    dialog "${each% *}" "${each#* }"
done
stop
for game in kryptik seize altered; do
    start --new $game --seat p1=person --seat p2=greedy --seed 11
    picture "$game-first-question"
    for step in 1 2 3 4 5 6; do
        for key in h Return Return Escape 1 n p; do
            xdotool key $key
            sleep 0.2
        done
        picture "$game-$step"
    done
    xdotool windowfocus "$(main)" key alt+p
    sleep 0.6
    picture "$game-menu"
    xdotool key Escape Escape
    stop
done
start
picture start-page-with-a-match
stop
echo "pictures are in $screens"
