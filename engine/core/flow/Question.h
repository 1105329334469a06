#pragma once

#include "core/Decision.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace triptych {

/// Some questions can be answered whatever the table looks like; of the others the options are
/// counted before they are asked.
enum class Answerable : std::uint8_t { Always, IfListed };

/// What a game says of a question: how it is called, the rule that asks it, which card asks it, what
/// may be answered and what an answer does.
template <typename Table, typename Ask, typename Asker>
struct Question
{
    Ask what;
    std::string_view prompt;
    std::string_view rule;
    Asker asker;
    Answerable answerable;
    void (*list)(const Table&, std::vector<Option>&);
    void (*answer)(const Table&, const Option&);
};

// While nothing is asked
template <typename Table>
void noOptions(const Table&, std::vector<Option>&)
{
}
template <typename Table>
void noAnswer(const Table&, const Option&)
{
}

} // namespace triptych
