#include "cli/Files.h"

#include "core/JsonText.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace triptych::cli {

namespace fs = std::filesystem;

namespace {

struct Closer
{
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Closer>;

std::string reason()
{
    return std::strerror(errno);
}

bool flushToDisk(std::FILE* file)
{
#ifdef _WIN32
    return std::fflush(file) == 0 && _commit(_fileno(file)) == 0;
#else
    return std::fflush(file) == 0 && fsync(fileno(file)) == 0;
#endif
}

} // namespace

FileText readFile(const fs::path& path)
{
    std::error_code error;
    if (fs::is_directory(path, error))
        return { {}, Problem { path.string(), "This is a folder; name a file." } };
    const File file(std::fopen(path.string().c_str(), "rb"));
    if (!file)
        return { {},
            Problem { path.string(), fmt::format("The file cannot be opened: {}.", reason()) } };
    FileText result;
    char buffer[1 << 16];
    constexpr std::size_t most = JsonLimits {}.bytes; // a device or a pipe may never end
    while (const std::size_t got = std::fread(buffer, 1, sizeof buffer, file.get())) {
        result.text.append(buffer, got);
        if (result.text.size() > most)
            return { {},
                Problem { path.string(),
                    fmt::format(
                        "The file has more than {} bytes, the most that this program reads. "
                        "Split it into several files.",
                        most) } };
    }
    if (std::ferror(file.get()))
        result.problem
            = Problem { path.string(), fmt::format("The file cannot be read: {}.", reason()) };
    return result;
}

std::optional<Problem> writeFile(const fs::path& path, const std::string& text)
{
    const fs::path beside = path.string() + ".new";
    {
        const File file(std::fopen(beside.string().c_str(), "wb"));
        if (!file)
            return Problem { path.string(),
                fmt::format("The file cannot be written: {}.", reason()) };
        if (std::fwrite(text.data(), 1, text.size(), file.get()) != text.size()
            || !flushToDisk(file.get()))
            return Problem { path.string(),
                fmt::format("The file cannot be written to its end: {}.", reason()) };
    }
    std::error_code error;
    fs::rename(beside, path, error);
    if (error)
        return Problem { path.string(),
            fmt::format("The file cannot be replaced: {}.", error.message()) };
    return std::nullopt;
}

fs::path assetsFolder()
{
    if (const char* const given = std::getenv("TRIPTYCH_ASSETS"); given && *given)
        return given;
    std::error_code error;
    const fs::path installed = TRIPTYCH_INSTALLED_ASSETS;
    return fs::is_directory(TRIPTYCH_SOURCE_ASSETS, error) ? fs::path(TRIPTYCH_SOURCE_ASSETS)
                                                           : installed;
}

std::vector<fs::path> filesBelow(const fs::path& folder, const std::string& ending)
{
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::recursive_directory_iterator each(folder, error), last; !error && each != last;
         each.increment(error)) {
        std::error_code unseen; // A link that leads nowhere, or to itself, is no file.
        if (each->is_regular_file(unseen) && each->path().extension() == ending)
            files.push_back(each->path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

} // namespace triptych::cli
