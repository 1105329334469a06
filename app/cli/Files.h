#pragma once

#include "core/Problem.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace triptych::cli {

/// The whole file, or a problem that says why not.
struct FileText
{
    std::string text;
    std::optional<Problem> problem;
};
FileText readFile(const std::filesystem::path&);

/// Writes a file whole or not at all: to a new file beside it, which then takes its place.
std::optional<Problem> writeFile(const std::filesystem::path&, const std::string& text);

/// Where the installed cards and decks are: TRIPTYCH_ASSETS, else beside the program, else where it
/// was built.
std::filesystem::path assetsFolder();

/// The files with that ending below a folder, sorted by name; none when there is no such folder.
std::vector<std::filesystem::path> filesBelow(
    const std::filesystem::path&, const std::string& ending);

} // namespace triptych::cli
