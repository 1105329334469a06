#include "decks/Seating.h"

#include "decks/DeckList.h"

#include <fmt/format.h>

#include <algorithm>

namespace triptych::decks {

namespace {

/// "standard, draft or arena"
std::string namesOf(const std::vector<Ruleset>& rulesets)
{
    std::string names = rulesets.front().id;
    for (std::size_t k = 1; k < rulesets.size(); ++k)
        names += (k + 1 == rulesets.size() ? " or " : ", ") + rulesets[k].id;
    return names;
}

Problem aboutTheMatch(std::string text)
{
    return { "match", std::move(text) };
}

} // namespace

Problem unknownRuleset(const Game& game, std::string_view name)
{
    return aboutTheMatch(fmt::format(
        "\"{}\" is not a ruleset of {}; use {}.", name, game.title(), namesOf(game.rulesets())));
}

Problems optionFaults(const Ruleset& ruleset, const RuleChoices& choices)
{
    Problems problems;
    for (const auto& [name, isOn] : choices) {
        if (std::ranges::find(ruleset.options, name, &RuleOption::name) != ruleset.options.end())
            continue;
        std::vector<std::string_view> names;
        for (const RuleOption& option : ruleset.options)
            names.push_back(option.name);
        problems.push_back(aboutTheMatch(names.empty()
                ? fmt::format(
                    "The ruleset {} has no options, so \"{}\" cannot be chosen.", ruleset.id, name)
                : fmt::format("\"{}\" is no option of the ruleset {}; it has {}.", name, ruleset.id,
                    fmt::join(names, ", "))));
    }
    return problems;
}

Problems seatingFaults(const Game& game, const cards::Library& library, const Setup& setup)
{
    const std::vector<Ruleset>& rulesets = game.rulesets();
    const auto ruleset = std::ranges::find(rulesets, setup.ruleset, &Ruleset::id);
    if (ruleset == rulesets.end())
        return { unknownRuleset(game, setup.ruleset) };
    if (Problems problems = optionFaults(*ruleset, setup.options); !problems.empty())
        return problems;
    const std::size_t seats = setup.decks.size();
    if (seats < ruleset->minSeats || seats > ruleset->maxSeats)
        return { aboutTheMatch(fmt::format("The ruleset {} is for {} to {} players, not {}.",
            ruleset->id, ruleset->minSeats, ruleset->maxSeats, seats)) };
    for (const PlayerId named : { setup.first, setup.firstChosenBy })
        if (named != noPlayer && named.value >= seats)
            return { aboutTheMatch("The starting player must be one of the seats.") };
    Problems problems;
    for (std::uint8_t seat = 0; seat < seats; ++seat)
        for (Problem problem :
            game.check(library, setup.decks[seat], setup.ruleset, {}, setup.options)) {
            problem.place = fmt::format("{}, {}", seatName(PlayerId { seat }), problem.place);
            problems.push_back(std::move(problem));
        }
    return problems;
}

Problem noRoomFor(std::size_t objects)
{
    return aboutTheMatch(fmt::format("The decks bring more than {} cards to the table.", objects));
}

} // namespace triptych::decks
