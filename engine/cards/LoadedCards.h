#pragma once

#include "cards/Library.h"
#include "cards/Pack.h"
#include "cards/UnknownFields.h"
#include "core/Game.h"
#include "text/Diagnostic.h"
#include "text/Paragraph.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace triptych::cards {

/// What every game keeps of the packs it was given, beside the cards as it compiles them.
struct PrintedCards
{
    std::vector<nlohmann::ordered_json> cards; ///< As Library::printed gives them.
    std::vector<std::string> hashes;           ///< Of the packs, in loading order.
    std::vector<Library::Inside> packs;        ///< Parallel to the hashes.
    std::vector<Booster> boosters;             ///< Of all packs, in loading order.
    Problems problems;
    Problems warnings;  ///< Of what files hold and nobody reads.
    bool usable = true; ///< False once a pack could not be used at all.
};

/// The pack, if it is one of this game; else one without cards, and the problem is noted.
Pack packOf(const PackText&, JsonText, std::string_view game, std::string_view gameName,
    PrintedCards& printed);
/// "pack.json, card FT-017"
std::string placeOf(std::string_view pack, const nlohmann::json& card);
void notePrinted(Pack, PrintedCards&);        ///< Its cards, in its order, and its boosters.
bool isUsable(const PrintedCards&);           ///< False when nothing at all could be read.
inline constexpr std::size_t mostTold = 5000; ///< Problems of texts that a pack keeps all of.
/// Problems of texts with which a pack is told what could be written instead; those after them say only where
/// reading got stuck.
inline constexpr std::size_t mostMended = 100;

/// Reads the cards of a pack. `read(card, setCode, place)` compiles one; it never throws. `known` are
/// the fields that cards of the game have.
template <class Card, class Read>
void readPack(Pack pack, std::string_view name, FieldNames known, std::vector<Card>& cards,
    PrintedCards& printed, Read read)
{
    std::size_t told = 0;
    UnknownFields unknown;
    std::optional<text::Briefly> briefly;
    for (const nlohmann::json& card : pack.cards) {
        if (told > mostMended && !briefly)
            briefly.emplace();
        const std::string place = placeOf(name, card);
        unknown.look(card, known, place);
        cards.push_back(read(card, pack.setCode, place));
        Problems& problems = cards.back().problems;
        told += problems.size();
        if (told > mostTold && problems.size() > 1) // One will do to refuse the card.
            problems.erase(problems.begin() + 1, problems.end());
    }
    for (Problem& warning : unknown.warnings())
        printed.warnings.push_back(std::move(warning));
    notePrinted(std::move(pack), printed);
}

/// What abilities mean, each in a line, in plain words.
template <class Abilities>
std::string explainedInLines(const Abilities& abilities, text::Tongue tongue)
{
    std::string lines;
    for (const auto& ability : abilities) {
        if (&ability != &abilities.front())
            lines += '\n';
        lines += explain(ability, tongue);
    }
    return lines;
}

/// The paragraphs of a card's text as they are printed; note(printed, ability) says what each of them is.
template <class Card, class Note>
std::vector<PrintedAbility> printedAbilities(const Card& card, Note note)
{
    std::vector<PrintedAbility> all;
    for (const std::string_view paragraph : text::paragraphs(card.text))
        all.push_back({ std::string(paragraph), {} });
    for (std::size_t k = 0; k < std::min(all.size(), card.abilities.size()); ++k)
        note(all[k], card.abilities[k]);
    return all;
}

/// The part of a library that is the same in every game. `CardSet` has card(number).problems,
/// size() and find(idOrName), which gives an id that is no card of the set when there is none.
template <class CardSet>
class LoadedLibrary : public Library
{
public:
    LoadedLibrary(std::shared_ptr<const CardSet> set, PrintedCards printed)
        : Library(std::move(printed.boosters))
        , m_set(std::move(set))
        , m_printed(std::move(printed))
    {
    }

    std::size_t size() const override { return m_set->size(); }
    const nlohmann::ordered_json& printed(std::size_t n) const override
    {
        return m_printed.cards[n];
    }
    const Problems& problems(std::size_t n) const override { return m_set->card(n).problems; }
    std::size_t find(std::string_view idOrName) const override
    {
        const std::size_t number = m_set->find(idOrName).value;
        return number < size() ? number : npos;
    }
    const std::vector<std::string>& packHashes() const override { return m_printed.hashes; }
    std::vector<Inside> packs() const override { return m_printed.packs; }

    const std::shared_ptr<const CardSet>& set() const { return m_set; }

private:
    std::shared_ptr<const CardSet> m_set;
    PrintedCards m_printed;
};

/// What Game::load gives: a library of that kind, if there is anything to put into it.
template <class GameLibrary, class CardSet>
Game::Loaded libraryOf(std::shared_ptr<const CardSet> set, PrintedCards printed)
{
    const bool usable = isUsable(printed);
    Problems problems = printed.problems;
    Problems warnings = printed.warnings;
    if (!usable)
        return { nullptr, std::move(problems), std::move(warnings) };
    return { std::make_shared<const GameLibrary>(std::move(set), std::move(printed)),
        std::move(problems), std::move(warnings) };
}

} // namespace triptych::cards
