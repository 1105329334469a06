#include "cli/AlteredCoverage.h"

#include "altered/cards/ReadCard.h"
#include "altered/cards/Subtypes.h"
#include "altered/text/language/Productions.h"
#include "altered/text/printing/Print.h"
#include "altered/text/surface/Printed.h"
#include "core/JsonText.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace triptych::cli {

namespace {

using altered::Ability;
using altered::Card;
using Productions = std::set<std::string>;

std::vector<Ability> boxOf(const Card& card, bool support)
{
    std::vector<Ability> box;
    // What a Feat does once it is complete is printed in the support box, though it works in play.
    const std::string below = altered::normalForm(card.support);
    for (const Ability& ability : card.abilities) {
        const bool feat = ability.completed
            && below.find(altered::normalForm(altered::print(ability))) != std::string::npos;
        if ((ability.support || feat) == support)
            box.push_back(ability);
    }
    return box;
}

/// How many paragraphs of a box print back to what they were.
std::size_t printedBack(const Card& card, bool support)
{
    const std::string normal = altered::normalForm(support ? card.support : card.text);
    const std::string again = altered::normalForm(altered::printText(boxOf(card, support)));
    if (normal == again)
        return boxOf(card, support).size();
    std::size_t same = 0;
    for (const Ability& ability : boxOf(card, support))
        same += normal.find(altered::normalForm(altered::print(ability))) != std::string::npos ? 1u
                                                                                               : 0u;
    return same;
}

std::vector<Card> cardsOf(const nlohmann::json& file)
{
    std::vector<Card> all;
    const auto list = file.is_object() ? file.find("cards") : file.end();
    if (list != file.end() && list->is_array())
        for (const nlohmann::json& each : *list)
            all.push_back(altered::readCard(each, "", ""));
    return all;
}

/// The productions of every card that a scenario defines or names.
Productions verifiedBy(
    const std::vector<cards::PackText>& scenarios, const std::vector<Card>& known)
{
    Productions all;
    const auto add = [&](const Card& card) {
        for (const Ability& ability : card.abilities)
            all.merge(altered::productionsOf(ability));
    };
    for (const cards::PackText& scenario : scenarios) {
        const JsonText json = parseJson(scenario.text, scenario.name);
        if (json.problem || textOf(json.value, "game") != "altered")
            continue;
        for (const Card& card : cardsOf(json.value))
            add(card);
        for (const Card& card : known)
            if (scenario.text.find('"' + card.name + '"') != std::string::npos)
                add(card);
    }
    return all;
}

std::size_t verified(const Card& card, const Productions& tested)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(card.abilities, [&](const Ability& ability) {
            const Productions used = altered::productionsOf(ability);
            return std::ranges::includes(tested, used);
        }));
}

using Counts = std::map<std::string, std::size_t>;

std::vector<std::pair<std::size_t, std::string>> mostFirst(const Counts& counts)
{
    std::vector<std::pair<std::size_t, std::string>> list;
    for (const auto& [text, times] : counts)
        list.emplace_back(times, text);
    std::ranges::stable_sort(list, [](const auto& a, const auto& b) { return a.first > b.first; });
    return list;
}

std::size_t executed(const Card& card, const AlteredGames& games)
{
    const auto it = games.executed.find(card.id);
    return it == games.executed.end()
        ? 0u
        : static_cast<std::size_t>(std::ranges::count(it->second, true));
}

void countUntested(const Card& card, const Productions& tested, Counts& untested)
{
    Productions missing;
    for (const Ability& ability : card.abilities)
        std::ranges::set_difference(
            altered::productionsOf(ability), tested, std::inserter(missing, missing.end()));
    for (const std::string& each : missing)
        ++untested[each];
}

void count(const Card& card, const Productions& tested, const AlteredGames& games,
    AlteredCoverage& into, Counts& misses)
{
    const std::size_t abilities = altered::printedAbilities(card.text).size()
        + altered::printedAbilities(card.support).size();
    const auto add = [&](AlteredCoverage::Rate& rate, std::size_t good) {
        rate.abilities += good;
        rate.cards += card.problems.empty() && good == abilities ? 1u : 0u;
    };
    into.all.abilities += abilities;
    ++into.all.cards;
    add(into.parsed, card.abilities.size());
    add(into.printedBack, printedBack(card, false) + printedBack(card, true));
    add(into.executed, executed(card, games));
    add(into.verified, verified(card, tested));
    for (const Problem& problem : card.problems)
        ++misses[problem.text];
}

double share(std::size_t part, std::size_t whole)
{
    return whole == 0 ? 100.0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

std::string line(
    std::string_view name, const AlteredCoverage::Rate& rate, const AlteredCoverage::Rate& all)
{
    return fmt::format("{:<13}{:>6} of {} cards {:>5.1f} %{:>8} of {} abilities {:>5.1f} %\n", name,
        rate.cards, all.cards, share(rate.cards, all.cards), rate.abilities, all.abilities,
        share(rate.abilities, all.abilities));
}

nlohmann::ordered_json rateToJson(
    const AlteredCoverage::Rate& rate, const AlteredCoverage::Rate& all)
{
    return { { "cards", rate.cards }, { "share_of_cards", share(rate.cards, all.cards) / 100.0 },
        { "abilities", rate.abilities },
        { "share_of_abilities", share(rate.abilities, all.abilities) / 100.0 } };
}

} // namespace

AlteredCoverage coverAltered(const std::vector<cards::PackText>& packs,
    const std::vector<cards::PackText>& scenarios, const AlteredGames& games)
{
    std::vector<Card> cards;
    for (const cards::PackText& pack : packs) {
        const JsonText json = parseJson(pack.text, pack.name);
        std::vector<Card> some = cardsOf(json.value);
        std::move(some.begin(), some.end(), std::back_inserter(cards));
    }
    altered::refuseUnknownSubtypes(cards);
    const Productions tested = verifiedBy(scenarios, cards);
    AlteredCoverage made;
    Counts misses, untested;
    for (const Card& card : cards) {
        count(card, tested, games, made, misses);
        countUntested(card, tested, untested);
    }
    made.games = games.played;
    made.failures = games.failures;
    made.misses = mostFirst(misses);
    made.untested = mostFirst(untested);
    return made;
}

std::string describe(const AlteredCoverage& of)
{
    std::string text
        = line("parsed", of.parsed, of.all) + line("printed back", of.printedBack, of.all);
    text += line("executed", of.executed, of.all) + line("verified", of.verified, of.all);
    text += fmt::format("{} matches generated, {} went wrong\n", of.games, of.failures.size());
    constexpr std::size_t shown = 20;
    for (std::size_t i = 0; i < of.failures.size() && i < shown; ++i)
        text += fmt::format("        {}\n", of.failures[i]);
    for (std::size_t i = 0; i < of.misses.size() && i < shown; ++i)
        text += fmt::format("{:>6}  {}\n", of.misses[i].first, of.misses[i].second);
    for (std::size_t i = 0; i < of.untested.size() && i < shown; ++i)
        text += fmt::format(
            "{:>6}  no scenario has \"{}\"\n", of.untested[i].first, of.untested[i].second);
    return text;
}

nlohmann::ordered_json toJson(const AlteredCoverage& of)
{
    nlohmann::ordered_json json { { "cards", of.all.cards }, { "abilities", of.all.abilities },
        { "parsed", rateToJson(of.parsed, of.all) },
        { "printed_back", rateToJson(of.printedBack, of.all) },
        { "executed", rateToJson(of.executed, of.all) },
        { "verified", rateToJson(of.verified, of.all) }, { "games", of.games },
        { "failures", of.failures }, { "misses", nlohmann::ordered_json::array() },
        { "untested", nlohmann::ordered_json::array() } };
    for (const auto& [times, text] : of.misses)
        json["misses"].push_back({ { "count", times }, { "text", text } });
    for (const auto& [times, name] : of.untested)
        json["untested"].push_back({ { "count", times }, { "production", name } });
    return json;
}

} // namespace triptych::cli
