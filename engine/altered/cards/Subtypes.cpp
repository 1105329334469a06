#include "altered/cards/Subtypes.h"

#include "altered/cards/Numbering.h"
#include "altered/text/Parse.h"
#include "altered/text/grammar/KnownSubtypes.h"
#include "cards/LoadedCards.h"
#include "cards/Nearest.h"
#include "text/Diagnostic.h"
#include "text/Rules.h"
#include "text/Spelling.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>

namespace triptych::altered {

std::string singularSubtype(std::string_view printed)
{
    std::string word = text::lowerCase(printed);
    if (word.size() > 3 && word.ends_with("ies"))
        return word.substr(0, word.size() - 3) + "y";
    if (word.size() > 2 && word.ends_with('s') && !word.ends_with("ss"))
        word.pop_back();
    return word;
}

namespace {

/// Calls `subtype` and `token` for those that an ability names.
template <typename OnSubtype, typename OnToken>
void eachNamed(Ability& ability, OnSubtype&& subtype, OnToken&& token)
{
    Numbers ask;
    ask.effect = [](const Effect&) { return std::uint16_t { 0xFFFF }; };
    ask.counter = [](const std::string&) { return std::uint16_t { 0xFFFF }; };
    ask.granted = [](const Ability&) {};
    ask.history = [](Happening::Event) {};
    ask.subtype = [&](const std::string& word) {
        subtype(word);
        return std::uint16_t { 0xFFFF };
    };
    ask.token = [&](const Token& named) {
        token(named);
        return std::uint16_t { 0xFFFF };
    };
    numberAll(ability, ask);
}

/// What was meant by a word that is no sub-type: the sentences that say so, or none.
std::string remedyFor(const std::string& unknown, const Card& card, const SubtypeWords& words)
{
    if (text::Briefly::on())
        return {};
    // Any word with a capital could be a sub-type; most often it is one of these, misspelt.
    std::vector<std::string> meant { "Target", "Character", "Permanent", "Landmark", "Spell",
        "Hero", "Expedition", "Reserve", "Draw", "Discard", "Create", "Sacrifice", "Exhaust" };
    for (const std::string& word : words)
        meant.push_back(text::capitalised(word));
    const std::vector<std::string> best = cards::nearest(unknown, meant, 1);
    if (best.empty())
        return {};
    std::string remedy = fmt::format(" Did you mean \"{}\"?", best.front());
    for (const std::string_view line : text::paragraphs(card.text)) {
        const std::size_t at = line.find(unknown);
        if (at == std::string_view::npos)
            continue;
        std::string mended(line);
        mended.replace(at, unknown.size(), best.front());
        if (parseText(mended, card.type, {}, card.name).problems.empty())
            remedy += fmt::format(" The nearest wording that is understood: \"{}\"", mended);
    }
    return remedy;
}

} // namespace

void addPrintedSubtypes(const Card& card, SubtypeWords& words)
{
    for (const std::string& subtype : card.subtypes)
        words.insert(singularSubtype(subtype));
    if (card.token)
        words.insert(singularSubtype(card.name));
}

void addSubtypesOf(Card& card, SubtypeWords& words)
{
    addPrintedSubtypes(card, words);
    for (Ability& ability : card.abilities)
        eachNamed(
            ability, [](const std::string&) {},
            [&](const Token& token) {
                words.insert(singularSubtype(token.name));
                for (const std::string& subtype : token.subtypes)
                    words.insert(singularSubtype(subtype));
            });
}

void refuseUnknownSubtypes(Card& card, const SubtypeWords& words)
{
    std::erase_if(card.abilities, [&](Ability& ability) {
        std::string unknown;
        eachNamed(
            ability,
            [&](const std::string& word) {
                if (!isKnownSubtype(singularSubtype(word))
                    && !words.contains(singularSubtype(word)))
                    unknown = word;
            },
            [](const Token&) {});
        if (unknown.empty())
            return false;
        card.problems.push_back({ card.name,
            fmt::format("\"{}\" is no sub-type of any card; is it a word of the text that was "
                        "misspelt?{}",
                unknown, remedyFor(unknown, card, words)) });
        return true;
    });
}

void refuseUnknownSubtypes(std::vector<Card>& cards)
{
    SubtypeWords words;
    for (Card& card : cards)
        addSubtypesOf(card, words);
    std::optional<text::Briefly> briefly;
    std::size_t told = 0;
    for (Card& card : cards) {
        const std::size_t before = card.problems.size();
        refuseUnknownSubtypes(card, words);
        told += card.problems.size() - before;
        if (told > triptych::cards::mostMended && !briefly)
            briefly.emplace();
    }
}

} // namespace triptych::altered
