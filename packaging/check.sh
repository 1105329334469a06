#!/usr/bin/env bash
# The long runs: what packaging/test.sh does in minutes, here for hours. Each part is done once for a
# commit; started again, it goes on with the parts that are left.
#
#   packaging/check.sh                    everything
#   packaging/check.sh sanitizers games   only these parts
#   packaging/check.sh --short            everything, each in a minute or so
#   packaging/check.sh --again ...        also what was done already
#
# Parts: sanitizers  scenarios, card files and random games under AddressSanitizer and
#                    UndefinedBehaviorSanitizer
#        threads     the tests with windows and threads under ThreadSanitizer
#        fuzz        every reader of files and texts, by coverage (libFuzzer)
#        files       a folder of damaged files: crashes, seconds, memory
#        games       random games of every ruleset and number of seats, with the laws of a match
#        kills       matches and saves, killed at random moments
#
# What came of them is in build/check: a log a part, results of games as JSON.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

short=false
again=false
parts=()
for argument in "$@"; do
    case "$argument" in
        --short) short=true ;;
        --again) again=true ;;
        sanitizers | threads | fuzz | files | games | kills) parts+=("$argument") ;;
        *) fail "There is no part $argument. There is: sanitizers threads fuzz files games kills." ;;
    esac
done
((${#parts[@]})) || parts=(sanitizers threads files games kills fuzz)

# amount <long> <short>
amount() { if $short; then echo "$2"; else echo "$1"; fi; }

results=$root/build/check
mkdir -p "$results"
commit=$(git -C "$root" rev-parse --short HEAD 2>/dev/null || echo unknown)
[[ -z "$(git -C "$root" status --porcelain 2>/dev/null)" ]] || commit=$commit-changed
cards=("$root"/assets/cards/*/*.json "$root"/../shared/data/altered/*.json)

releaseCli()
{
    configure release -DTRIPTYCH_BUILD_APP=ON
    build release --target triptych-cli
}

sanitizers()
{
    configure dev-asan -DTRIPTYCH_BUILD_APP=OFF
    build dev-asan --target triptych-cli
    local cli=$root/build/dev-asan/app/cli/triptych-cli
    # A report has an exit code of its own, or it would pass for "some cards are refused".
    export ASAN_OPTIONS=exitcode=66 UBSAN_OPTIONS=exitcode=66:print_stacktrace=1
    say "Scenarios"
    "$cli" scenario run "$root/tests/scenarios"
    say "Card files"
    local file
    for file in "${cards[@]}"; do
        [[ -f "$file" && "$file" != */restrictions.json ]] || continue # names of cards, not cards
        note "${file#"$root"/}"
        "$cli" cards check "$file" >/dev/null || [[ $? -eq 1 ]] # 1: cards that are refused, which is an answer
    done
    say "Random games"
    "$cli" match --check --games "$(amount 2000 1)" --seed 1
    say "Drafts"
    local game
    for game in kryptik seize altered; do
        "$cli" draft --game "$game" --seed 1 >/dev/null
    done
}

threads()
{
    configure dev-tsan
    build dev-tsan
    ctest --test-dir "$root/build/dev-tsan" --output-on-failure -j2 \
        -R "$(amount 'tst_(gui|enginethread|controller|continuing|takingback|matchviewmodel)' 'tst_enginethread')"
}

fuzz()
{
    installMissing check
    "$root/tests/fuzz/run-fuzz.sh" --seconds "$(amount 1800 5)"
}

files()
{
    configure dev
    build dev --target triptych-badfiles
    "$root/build/dev/tests/fuzz/triptych-badfiles" --count "$(amount 5000 200)" \
        --folder "$results/badfiles"
}

games()
{
    releaseCli
    local cli=$root/build/release/app/cli/triptych-cli shard size shards file
    size=$(amount 20000 20)
    shards=$(amount 50 1)
    for ((shard = 0; shard < shards; shard++)); do
        local out=$results/games-$commit-$shard.json
        [[ -s "$out" ]] && continue
        note "$((shard + 1)) of $shards: seeds $((shard * size + 1)) to $(((shard + 1) * size)) of every ruleset"
        "$cli" match --check --games "$size" --seed "$((shard * size + 1))" --out "$out.part"
        mv "$out.part" "$out"
    done
    # Altered's published cards, where they are at hand: decks of one Hero and cards at random.
    local published=()
    for file in "$root"/assets/cards/altered/*.json "$root"/../shared/data/altered/*.json; do
        [[ -f "$file" ]] && published+=(--cards "$file")
    done
    if [[ -d "$root/../shared/data/altered" ]]; then
        note "decks of Altered's published cards"
        "$cli" match --check --game altered "${published[@]}" --games "$size" --seed 1 --out "$results/published-$commit.json"
    else
        note "Altered's published cards are not at hand: no games with them"
    fi
    "$cli" match --merge "$results"/games-"$commit"-*.json
}

kills()
{
    configure dev
    build dev --target kill_matches
    QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software \
        "$root/build/dev/tests/trust/kill_matches" --count "$(amount 200 3)" --saves "$(amount 50 3)"
}

installMissing build run test
failed=()
for part in "${parts[@]}"; do
    mark=$results/$part-$commit-$(amount long short).done
    if [[ -e "$mark" ]] && ! $again; then
        say "$part: done already for $commit ($(cat "$mark"))"
        continue
    fi
    say "$part"
    started=$SECONDS
    # A part that fails does not keep the others from being done; set -e holds inside the subshell.
    set +e
    (set -e; "$part") 2>&1 | tee "$results/$part-$commit.log"
    status=${PIPESTATUS[0]}
    set -e
    if ((status == 0)); then
        printf '%s, %d s' "$(date +%F)" "$((SECONDS - started))" >"$mark"
        say "$part: good, $((SECONDS - started)) s"
    else
        failed+=("$part")
        say "$part: FAILED; see $results/$part-$commit.log"
    fi
done
((${#failed[@]} == 0)) || fail "Not good: ${failed[*]}"
say "All good: ${parts[*]}"
