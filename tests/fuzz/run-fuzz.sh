#!/usr/bin/env bash
# Lets libFuzzer look for files that the readers stumble over, one reader after the other.
#
#   tests/fuzz/run-fuzz.sh                          60 seconds each
#   tests/fuzz/run-fuzz.sh --seconds 600 journal    ten minutes of one
#   tests/fuzz/run-fuzz.sh --keep                   adds what is new to the corpus, made small
#   tests/fuzz/run-fuzz.sh --if-built               does not build; 77 where nothing is built
#
# Needs clang 19 with its libFuzzer (Debian: clang-19, libclang-rt-19-dev). What makes a reader fail
# is left in build/fuzz/findings, as crash-*, timeout-* and oom-*. The exit code is 1 then.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
here=$root/tests/fuzz
seconds=60 keep=false build=true
readers=()
while (($#)); do
    case $1 in
    --seconds) seconds=$2; shift 2 ;;
    --keep) keep=true; shift ;;
    --if-built) build=false; shift ;;
    -*) printf 'There is no option %s.\n' "$1" >&2; exit 2 ;;
    *) readers+=("$1"); shift ;;
    esac
done
((${#readers[@]})) || readers=(json envelope pack published deck list scenario journal kryptik-text seize-text altered-text)

if ! command -v clang++-19 >/dev/null; then
    echo "clang++-19 is not here: the readers are not fuzzed. tst_corpus replays what was found." >&2
    exit 77
fi
if $build; then
    [[ -e $root/build/fuzz/CMakeCache.txt ]] || cmake -S "$root" --preset fuzz
    cmake --build "$root/build/fuzz" --target "${readers[@]/#/fuzz-}"
elif [[ ! -x $root/build/fuzz/tests/fuzz/fuzz-${readers[0]} ]]; then
    echo "The fuzzers are not built (tests/fuzz/run-fuzz.sh builds them): not run." >&2
    exit 77
fi

findings=$root/build/fuzz/findings
mkdir -p "$findings"
export ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1
failed=()
for reader in "${readers[@]}"; do
    new=$root/build/fuzz/corpus/$reader
    mkdir -p "$new" "$here/corpus/$reader"
    log=$findings/$reader.log
    dictionary=()
    [[ -e $here/dictionaries/$reader.dict ]] && dictionary=("-dict=$here/dictionaries/$reader.dict")
    printf '%-14s %4s s ... ' "$reader" "$seconds"
    if "$root/build/fuzz/tests/fuzz/fuzz-$reader" -max_total_time="$seconds" -max_len=16384 -timeout=20 \
        -rss_limit_mb=1500 -print_final_stats=1 "-artifact_prefix=$findings/$reader-" \
        "${dictionary[@]}" "$new" "$here/corpus/$reader" >"$log" 2>&1 </dev/null; then
        outcome=sound
    else
        outcome=FAILED
        failed+=("$reader")
    fi
    # The last line of progress: "#20480 DONE cov: 4211 ft: 9123 corp: 310/48Kb ..."
    grep -aoE '^#[0-9]+.*' "$log" | tail -1 | cut -c1-70 | tr '\n' ' '
    echo "$outcome"
    if $keep; then
        smaller=$(mktemp -d)
        "$root/build/fuzz/tests/fuzz/fuzz-$reader" -merge=1 -max_len=4096 "$smaller" \
            "$here/corpus/$reader" "$new" >>"$log" 2>&1 </dev/null
        # The smallest files that cover the most; the corpus of the repository stays small.
        find "$smaller" -type f -size -4k -printf '%s %p\n' | sort -n | head -60 | cut -d' ' -f2- \
            | xargs -r cp -n -t "$here/corpus/$reader"
        rm -rf "$smaller"
    fi
done
if ((${#failed[@]})); then
    printf 'Failed: %s. See %s.\n' "${failed[*]}" "$findings" >&2
    exit 1
fi
