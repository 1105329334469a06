#pragma once

#include "core/Options.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace triptych {

/// Some questions can be answered whatever the table looks like; of the others the options are
/// counted before they are asked.
enum class Answerable : std::uint8_t { Always, IfListed };

/// What a game says of a question: how it is called, the rule that asks it, what may be answered, what an
/// answer does, and which card asks it.
template <typename Table, typename Ask, typename Asker>
struct Question
{
    Ask what;
    std::string_view prompt;
    std::string_view rule;
    void (*list)(const Table&, std::vector<Option>&);
    void (*answer)(const Table&, const Option&);
    Asker asker {}; ///< The first of them is the usual one.
    Answerable answerable = Answerable::IfListed;
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

// A game has `questionOf(asked)`, the row of what is asked; the rest is the
// same in every game, but where one has a function of its own with the name.
template <typename Table>
void listOptions(const Table& table, Options& out)
{
    questionOf(table.state.asked).list(table, out);
}
template <typename Table>
void answerOption(const Table& table, const Option& option)
{
    questionOf(table.state.asked).answer(table, option);
}
template <typename Asked>
std::string_view promptOf(const Asked& asked)
{
    return questionOf(asked).prompt;
}
template <typename Asked>
std::string_view ruleOf(const Asked& asked)
{
    return questionOf(asked).rule;
}

/// What may be answered now, for a look at it.
template <typename Table>
Options listed(const Table& table)
{
    Options options;
    options.reserve(32); // more than most questions have, and growing takes
                         // longer than listing
    listOptions(table, options);
    return options;
}

/// Asks, unless nothing can be answered. Picks start anew. Whether somebody is
/// asked now.
template <typename Table, typename Asked, typename CanBeAnswered>
bool askWhere(const Table& table, const Asked& asked, CanBeAnswered canBeAnswered)
{
    auto& state = table.state;
    state.picks.clear();
    state.asked = asked;
    if (questionOf(asked).answerable == Answerable::Always || canBeAnswered(table))
        return true;
    state.asked = {};
    return false;
}

/// Whether more may be picked than was: not enough yet, and something besides
/// no more.
template <typename Table>
bool mayPickMore(const Table& table)
{
    if (table.state.picks.size() >= table.state.asked.max)
        return false;
    const Options left = listed(table);
    return !left.empty() && !(left.size() == 1 && isNone(left.front()));
}

} // namespace triptych
