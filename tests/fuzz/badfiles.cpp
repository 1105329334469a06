// triptych-badfiles: makes a folder of damaged and hand-made files and lets every reader of the
// program read each of them in a process of its own, which is measured. The exit code is 0 only when
// nothing crashed, hung, took too much memory or was refused without a word.
#include "fuzz/Damage.h"
#include "fuzz/Readers.h"

#include <fmt/format.h>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace fs = std::filesystem;
using namespace triptych;
using namespace triptych::fuzz;

struct Options
{
    std::size_t count = 5000;
    std::uint64_t seed = 1;
    double seconds = 2; ///< Of processor time, for one file.
    long megabytes = 300;
    fs::path folder;
};

struct Sound
{
    std::string reader;
    std::string text;
};

std::string textOf(const fs::path& path)
{
    std::string text(fs::file_size(path), '\0');
    std::ifstream(path, std::ios::binary)
        .read(text.data(), static_cast<std::streamsize>(text.size()));
    return text;
}

std::vector<fs::path> filesBelow(const fs::path& folder)
{
    std::vector<fs::path> files;
    for (const auto& each : fs::recursive_directory_iterator(folder))
        if (each.is_regular_file() && each.path().filename() != "README.md")
            files.push_back(each.path());
    std::ranges::sort(files);
    return files;
}

/// The corpus of the fuzzer, and the files that come with the program.
std::vector<Sound> soundFiles()
{
    std::vector<Sound> all;
    for (const Reader& reader : readers())
        if (const fs::path folder = fs::path(TRIPTYCH_CORPUS) / reader.name; fs::exists(folder))
            for (const fs::path& path : filesBelow(folder))
                all.push_back({ std::string(reader.name), textOf(path) });
    for (const fs::path& path : filesBelow(fs::path(TRIPTYCH_TEST_ASSETS) / "cards"))
        all.push_back({ "pack", textOf(path) });
    for (const fs::path& path : filesBelow(fs::path(TRIPTYCH_TEST_ASSETS) / "decks"))
        all.push_back({ "deck", textOf(path) });
    return all;
}

std::vector<fs::path> scenarios()
{
    return filesBelow(TRIPTYCH_TEST_SCENARIOS);
}

void write(const fs::path& folder, std::size_t number, const BadFile& bad)
{
    std::string what = bad.what;
    std::ranges::replace_if(
        what, [](char c) { return c == ' ' || c == ','; }, '-');
    std::ofstream file(
        folder / fmt::format("{:05}.{}.{}", number, what, bad.reader), std::ios::binary);
    file << bad.text;
}

/// Made by a process of its own, so that the one that is measured has never held them.
void make(const Options& options)
{
    std::size_t number = 0;
    for (const BadFile& bad : handMade())
        if (number < options.count)
            write(options.folder, number++, bad);
    const std::vector<Sound> sound = soundFiles();
    const std::vector<fs::path> played = scenarios();
    Random random(options.seed);
    const auto one = [&](const auto& list) {
        return list[random.below(static_cast<std::uint32_t>(list.size()))];
    };
    while (number < options.count) {
        const Sound from
            = random.below(4) == 0 ? Sound { "scenario", textOf(one(played)) } : one(sound);
        write(options.folder, number++, damaged(from.reader, from.text, random));
    }
}

enum Exit { ReadIt = 0, RefusedIt = 1, Unsound = 3 };

int readHere(const fs::path& path)
{
    const std::string name = path.extension().string().substr(1);
    const Verdict verdict = readerNamed(name)->read(textOf(path));
    if (const std::string wrong = fault(verdict); !wrong.empty()) {
        std::fprintf(stderr, "%s: %s\n", path.filename().c_str(), wrong.c_str());
        return Unsound;
    }
    return verdict.read ? ReadIt : RefusedIt;
}

struct Measured
{
    int status = 0;
    double seconds = 0;
    long kilobytes = 0;
};

Measured readApart(const fs::path& path, const Options& options)
{
    std::fflush(nullptr);
    const pid_t child = fork();
    if (child == 0) {
        // The kernel ends whoever hangs: twice the time that counts as too long.
        const auto most = static_cast<rlim_t>(2 * options.seconds) + 1;
        const rlimit limit { most, most };
        setrlimit(RLIMIT_CPU, &limit);
        const rlimit noCore { 0, 0 };
        setrlimit(RLIMIT_CORE, &noCore);
        _exit(readHere(path));
    }
    Measured measured;
    rusage usage {};
    wait4(child, &measured.status, 0, &usage);
    const auto secondsOf = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    measured.seconds = secondsOf(usage.ru_utime) + secondsOf(usage.ru_stime);
    measured.kilobytes = usage.ru_maxrss;
    return measured;
}

struct Sum
{
    std::size_t files = 0, read = 0, refused = 0, bad = 0;
    Measured worst;
    std::string slowest, largest;
};

std::string faultOf(const Measured& measured, const Options& options)
{
    if (WIFSIGNALED(measured.status))
        return fmt::format("ended by signal {}", WTERMSIG(measured.status));
    if (const int code = WEXITSTATUS(measured.status); code != ReadIt && code != RefusedIt)
        return code == Unsound ? "refused in an unsound way" : fmt::format("exit code {}", code);
    if (measured.seconds > options.seconds)
        return fmt::format("{:.1f} s", measured.seconds);
    if (measured.kilobytes > options.megabytes * 1024)
        return fmt::format("{} MB", measured.kilobytes / 1024);
    return {};
}

void note(Sum& sum, const fs::path& path, const Measured& measured, bool bad)
{
    ++sum.files;
    sum.bad += bad;
    sum.read += WIFEXITED(measured.status) && WEXITSTATUS(measured.status) == ReadIt;
    sum.refused += WIFEXITED(measured.status) && WEXITSTATUS(measured.status) == RefusedIt;
    if (measured.seconds > sum.worst.seconds) {
        sum.worst.seconds = measured.seconds;
        sum.slowest = path.filename();
    }
    if (measured.kilobytes > sum.worst.kilobytes) {
        sum.worst.kilobytes = measured.kilobytes;
        sum.largest = path.filename();
    }
}

/// The libraries are loaded once, before there is a file to measure.
void warmUp()
{
    for (const char* const game : { "kryptik", "seize", "altered" }) {
        readerNamed("deck")->read(fmt::format(
            R"({{"format":"triptych-deck/1","game":"{}","main":[{{"card":"A"}}]}})", game));
    }
}

int run(const Options& options)
{
    fs::create_directories(options.folder);
    if (const pid_t maker = fork(); maker == 0) {
        make(options);
        _exit(0);
    } else {
        int status = 0;
        waitpid(maker, &status, 0);
        if (status != 0)
            return 2;
    }
    warmUp();
    rusage own {};
    getrusage(RUSAGE_SELF, &own);
    std::map<std::string, Sum> byReader;
    Sum all;
    for (const fs::path& path : filesBelow(options.folder)) {
        const Measured measured = readApart(path, options);
        const std::string wrong = faultOf(measured, options);
        note(all, path, measured, !wrong.empty());
        note(byReader[path.extension().string().substr(1)], path, measured, !wrong.empty());
        if (wrong.empty())
            fs::remove(path);
        else
            fmt::print("BAD {}: {}\n", path.string(), wrong);
        if (all.files % 500 == 0)
            fmt::print(stderr, "{} files\n", all.files);
    }
    fmt::print("{:<14} {:>6} {:>6} {:>8} {:>4}  {:>10} {:>8}\n", "reader", "files", "read",
        "refused", "bad", "slowest", "largest");
    for (const auto& [name, sum] : byReader)
        fmt::print("{:<14} {:>6} {:>6} {:>8} {:>4}  {:>8.2f} s {:>5} MB\n", name, sum.files,
            sum.read, sum.refused, sum.bad, sum.worst.seconds, sum.worst.kilobytes / 1024);
    fmt::print(
        "{} files, {} bad; slowest {:.2f} s ({}), largest {} MB ({}), of which {} MB are the "
        "program and its own cards\n",
        all.files, all.bad, all.worst.seconds, all.slowest, all.worst.kilobytes / 1024, all.largest,
        own.ru_maxrss / 1024);
    return all.bad == 0 ? 0 : 1;
}

} // namespace

int main(int count, char** values)
{
    Options options;
    for (int i = 1; i + 1 < count; i += 2) {
        const std::string_view name = values[i];
        const char* const value = values[i + 1];
        if (name == "--count")
            options.count = std::strtoul(value, nullptr, 10);
        else if (name == "--seed")
            options.seed = std::strtoul(value, nullptr, 10);
        else if (name == "--seconds")
            options.seconds = std::strtod(value, nullptr);
        else if (name == "--megabytes")
            options.megabytes = std::strtol(value, nullptr, 10);
        else if (name == "--folder")
            options.folder = value;
        else
            options.count = 0;
    }
    if (count % 2 == 0 || options.count == 0) {
        fmt::print(stderr,
            "triptych-badfiles [--count N] [--seed N] [--seconds S] [--megabytes M] "
            "[--folder DIR]\nFiles that a reader stumbled over stay in the folder.\n");
        return 2;
    }
    if (options.folder.empty())
        options.folder = fs::temp_directory_path() / "triptych-badfiles";
    return run(options);
}
