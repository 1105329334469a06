#!/bin/sh
# Plays a few turns of each game in the real program under an X server of its own, by mouse and keys from
# outside, and keeps pictures in BUILD/screens. Fails when the program does not start, dies, or
# does not react to a click.
#
#   tests/gui/clickthrough.sh BUILD [WIDTHxHEIGHT [software|gl]]
set -eu

build=${1:?usage: clickthrough.sh BUILD [WIDTHxHEIGHT [software|gl]]}
size=${2:-1280x800}
renderer=${3:-software}
width=${size%x*}
height=${size#*x}
screens=$build/screens
mkdir -p "$screens"

home=$(mktemp -d)
mkdir -m 700 "$home/runtime"
client=
# The server picks a free number and says so once it listens. Without -noreset it starts afresh when
# its last client leaves, and turns away whoever comes at that moment.
Xvfb -displayfd 3 -noreset -screen 0 "${width}x${height}x24" -nolisten tcp 3>"$home/display" >"$home/xvfb.log" 2>&1 &
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
    if [ $tries -ge 100 ] || ! kill -0 $server 2>/dev/null; then
        cat "$home/xvfb.log" >&2
        echo "the X server does not start" >&2
        exit 1
    fi
    sleep 0.1
done
DISPLAY=:$(cat "$home/display")
export DISPLAY HOME=$home XDG_RUNTIME_DIR=$home/runtime XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data
export LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb
unset QT_QUICK_BACKEND WAYLAND_DISPLAY

picture() { import -window root "$screens/$size-$renderer-$1.png"; }
# Pixels that differ between the last picture and now.
changed() {
    import -window root "$home/now.png"
    compare -metric AE "$home/last.png" "$home/now.png" null: 2>&1 | awk '{printf "%d", $1}' || true
}
remember() { import -window root "$home/last.png"; }
start() {
    options=
    [ "$renderer" = gl ] || options=--software
    # shellcheck disable=SC2086
    "$build/app/triptych" $options "$@" >"$home/client.log" 2>&1 &
    client=$!
    tries=0
    until window=$(xdotool search --onlyvisible --name Triptych 2>/dev/null | tail -1) && [ -n "$window" ]; do
        kill -0 $client 2>/dev/null || { cat "$home/client.log" >&2; exit 1; }
        tries=$((tries + 1))
        [ $tries -lt 100 ] || { echo "no window" >&2; exit 1; }
        sleep 0.1
    done
    # Without a window manager nobody gives the window the keys.
    xdotool windowfocus "$window" windowmove "$window" 0 0 windowsize "$window" "$width" "$height"
    sleep 1.5
}
stop() { kill $client; wait $client 2>/dev/null || true; client=; }
alive() { kill -0 $client 2>/dev/null || { cat "$home/client.log" >&2; echo "the client has died" >&2; exit 1; }; }

# On a busy machine the picture takes its time.
reacts() {
    for _ in 1 2 3 4 5 6 7 8 9 10; do
        sleep 0.6
        [ "$(changed)" -gt "$1" ] && return 0
    done
    return 1
}

start
picture welcome
stop

start --new kryptik --seat p1=person --seat p2=greedy --seed 11
picture first-question
# The prompt's buttons lie at the lower right of the table: go through the first turns with the key
# that passes, looking at what comes.
reacted=0
for step in 1 2 3 4 5 6 7 8 9 10 11 12; do
    remember
    xdotool key p
    sleep 0.8
    alive
    [ "$(changed)" -gt 2000 ] && reacted=$((reacted + 1))
    case $step in 3 | 6 | 9 | 12) picture "turn-$step" ;; esac
done
[ $reacted -ge 6 ] || { echo "only $reacted of 12 keys changed the picture" >&2; exit 1; }

# A card of the hand under the pointer: it lifts, and the zoom shows it.
remember
xdotool mousemove $((width / 4)) $((height - 60))
reacts 500 || { echo "nothing happens under the pointer" >&2; exit 1; }
picture hover
xdotool click 1
sleep 0.8
picture clicked
xdotool key Escape
alive

# Menus and dialogs
xdotool mousemove 24 12 click 1
sleep 0.4
picture menu
xdotool key Escape
stop

# The other two games: a card of the hand by the keys, and on to the next question; then one by mouse.
for game in seize altered; do
    start --new $game --seat p1=person --seat p2=greedy --seed 11
    picture "$game-first-question"
    reacted=0
    for step in 1 2 3 4 5 6 7 8; do
        remember
        for key in h Return Return Escape 1 p; do
            xdotool key $key
            sleep 0.15
        done
        sleep 0.6
        alive
        [ "$(changed)" -gt 2000 ] && reacted=$((reacted + 1))
    done
    [ $reacted -ge 4 ] || { echo "$game: only $reacted of 8 rounds of keys changed the picture" >&2; exit 1; }
    remember
    xdotool mousemove $((width / 5)) $((height - 100))
    reacts 500 || { echo "$game: nothing happens under the pointer" >&2; exit 1; }
    xdotool click 1
    sleep 0.8
    alive
    picture "$game-clicked"
    stop
done

start --new kryptik --ruleset krucible --seat p1=person --seat p2=random --seat p3=random --seat p4=random --seed 4
for step in 1 2 3 4 5 6; do
    xdotool key p
    sleep 0.8
done
alive
picture four-seats
stop
echo "pictures are in $screens"
