#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace triptych::cli {

/// A mistake in how the program was called, with what to do about it. Only the command line throws
/// it and only main() catches it.
struct Misuse
{
    std::string text;
};

/// An option of a command: "--games" with a value, or a switch without.
struct OptionRule
{
    std::string_view name;  ///< "--games"
    std::string_view value; ///< "N"; empty for a switch.
    std::string_view help;
};

/// The words after the command's name, taken apart by its rules.
class Arguments
{
public:
    /// Throws Misuse for an unknown option or a missing value.
    Arguments(const std::vector<std::string>& words, const std::vector<OptionRule>&);

    const std::vector<std::string>& files() const { return m_files; }
    /// Throws Misuse when there is a word that is no option.
    void takeNoFile() const;
    bool has(std::string_view option) const;
    /// The last value given.
    std::optional<std::string> value(std::string_view option) const;
    std::vector<std::string> values(std::string_view option) const;
    /// A whole number; throws Misuse when it is none or out of range.
    std::uint64_t number(std::string_view option, std::uint64_t otherwise, std::uint64_t least = 0,
        std::uint64_t most = UINT64_MAX) const;
    /// "p1=ai:hard" as the seat (0-based) and what follows; throws Misuse when it is not so.
    std::vector<std::pair<std::size_t, std::string>> bySeat(std::string_view option) const;

private:
    std::vector<std::string> m_files;
    std::vector<std::pair<std::string, std::string>> m_options;
};

} // namespace triptych::cli
