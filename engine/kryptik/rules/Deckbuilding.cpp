#include "kryptik/rules/Deckbuilding.h"

#include "cards/Nearest.h"
#include "kryptik/State.h"
#include "kryptik/rules/Setup.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace triptych::kryptik {

namespace {

constexpr int mainDeck = 50;              // 1.1.1
constexpr int sideDeck = 15;              // 1.1.2
constexpr int copies = 3;                 // 1.2.1
constexpr int limitedMinimum = 30;        // K-1.1.1
constexpr int tableRoom = maxObjects / 2; ///< Cards that one of two decks can bring to a table.

struct Allowed
{
    int copies;
    std::string_view rule;
};

Allowed allowedOf(
    const CardSet& cards, const Card* card, std::string_view name, std::string_view date)
{
    Allowed allowed { copies, "kryptik 1.2.1" };
    if (card && card->limit && *card->limit < allowed.copies)
        allowed = { *card->limit, "kryptik 11.1" };
    for (const Restriction& r : cards.restrictions())
        if (r.name == name && (date.empty() || r.since <= date) && r.copies < allowed.copies)
            allowed = { r.copies, r.rule };
    return allowed;
}

/// How many copies of a name are in a deck.
struct Copies
{
    std::string_view name;
    std::uint16_t number; ///< Of the name, which is quicker to compare.
    int main = 0;
    int side = 0;
};

int total(const std::vector<decks::Entry>& entries)
{
    int sum = 0;
    for (const decks::Entry& entry : entries)
        sum += entry.count;
    return sum;
}

using Deed = decks::Proposal::Deed;
using decks::DeckPart;

void checkSizes(
    const decks::DeckList& deck, bool limited, const std::string& place, decks::DeckFaults& faults)
{
    const int size = total(deck.main);
    const auto complain = [&](std::string text, const char* rule, decks::Proposal proposal) {
        faults.push_back({ rule, std::move(text), {}, std::move(proposal), place });
    };
    if (!limited && size != mainDeck)
        complain(
            fmt::format("The main deck has {} cards; it must have exactly {}.", size, mainDeck),
            "kryptik 1.1.1",
            size > mainDeck ? decks::Proposal { Deed::Remove, DeckPart::Main, size - mainDeck }
                            : decks::Proposal { Deed::Add, DeckPart::Main, mainDeck - size });
    if (limited && size < limitedMinimum)
        complain(fmt::format("The main deck has {} cards; in limited play it needs at least {}.",
                     size, limitedMinimum),
            "kryptik 1.1.1", { Deed::Add, DeckPart::Main, limitedMinimum - size });
    if (size > tableRoom)
        complain(
            fmt::format("The main deck has {} cards; this table has room for {}.", size, tableRoom),
            "kryptik 1.1.1", { Deed::Remove, DeckPart::Main, size - tableRoom });
    if (const int side = total(deck.side); !limited && side > sideDeck)
        complain(fmt::format("The side deck has {} cards; it may have {} at most.", side, sideDeck),
            "kryptik 1.1.2", { Deed::Remove, DeckPart::Side, side - sideDeck });
}

std::string bannedText(std::string_view name)
{
    return fmt::format("\"{}\" is banned in constructed play.", name);
}

/// The known cards of a deck by name; what is not known or not understood is complained of.
std::vector<Copies> countCopies(const CardSet& cards, const decks::DeckList& deck, bool limited,
    std::string_view date, const std::string& place, decks::DeckFaults& faults)
{
    std::vector<Copies> counted;
    auto near = cards::NearNames::of(cards.cards());
    for (const DeckPart part : { DeckPart::Main, DeckPart::Side })
        for (const decks::Entry& entry : part == DeckPart::Main ? deck.main : deck.side) {
            const decks::Proposal removal { Deed::Remove, part, entry.count, entry.card };
            if (entry.count < 0) {
                faults.push_back(
                    { "kryptik 1.2.1", fmt::format("\"{}\" has a negative count.", entry.card),
                        { entry.card }, {}, place });
                continue;
            }
            const CardId number = cards.find(entry.card);
            if (number == noCard) {
                const Allowed allowed = allowedOf(cards, nullptr, entry.card, date);
                if (allowed.copies == 0 && !limited)
                    faults.push_back({ std::string(allowed.rule), bannedText(entry.card),
                        { entry.card }, removal, place });
                else
                    faults.push_back(decks::unknownCard(
                        place, entry.card, entry.count, part, near.bestFor(entry.card)));
                continue;
            }
            const Card& card = cards.card(number.value);
            if (!card.problems.empty())
                faults.push_back({ {},
                    fmt::format(
                        "\"{}\" cannot be played: {}", card.name, card.problems.front().text),
                    { card.name }, removal, card.problems.front().place });
            const std::uint16_t name = cards.facts(number.value).name;
            auto same = std::ranges::find(counted, name, &Copies::number);
            if (same == counted.end())
                same = counted.insert(same, { card.name, name });
            (part == DeckPart::Main ? same->main : same->side) += entry.count;
        }
    return counted;
}

} // namespace

decks::DeckFaults faultsOf(const CardSet& cards, const decks::DeckList& deck,
    std::string_view ruleset, std::string_view date)
{
    decks::DeckFaults faults;
    const bool limited = ruleset == "limited";
    const std::string place = deck.name.empty() ? std::string("deck") : deck.name;
    checkSizes(deck, limited, place, faults);
    std::vector<Copies> counted = countCopies(cards, deck, limited, date, place, faults);
    if (limited)
        return faults; // K-1.2.1, K-11: neither is asked of limited decks
    std::ranges::sort(counted, {}, &Copies::name);
    for (const Copies& copies : counted) {
        const Allowed allowed
            = allowedOf(cards, &cards.card(cards.find(copies.name).value), copies.name, date);
        const int count = copies.main + copies.side;
        const int tooMany = count - allowed.copies;
        if (tooMany <= 0)
            continue;
        const std::string text = allowed.copies == 0
            ? bannedText(copies.name)
            : fmt::format("The deck has {} copies of \"{}\"; {} is the most, side deck included.",
                count, copies.name, allowed.copies);
        // Where there are more of them, the side deck gives them up first.
        const DeckPart part = copies.side > 0 ? DeckPart::Side : DeckPart::Main;
        const int there = part == DeckPart::Side ? copies.side : copies.main;
        faults.push_back({ std::string(allowed.rule), text, { std::string(copies.name) },
            decks::Proposal {
                Deed::Remove, part, std::min(tooMany, there), std::string(copies.name) },
            place });
    }
    return faults;
}

int mostCopies(
    const CardSet& cards, std::size_t card, std::string_view ruleset, std::string_view date)
{
    const Card& printed = cards.card(card);
    if (!printed.problems.empty())
        return 0;
    return ruleset == "limited" ? decks::anyNumber
                                : allowedOf(cards, &printed, printed.name, date).copies;
}

decks::DeckRules deckRules(std::string_view ruleset)
{
    const bool limited = ruleset == "limited";
    return { .least = limited ? limitedMinimum : mainDeck,
        .most = limited ? 0 : mainDeck,
        .side = limited ? 0 : sideDeck,
        .leaders = {},
        .draw = { .openingHand = openingHand, // 2.3
            .eachTurn = 1,                    // 4.2
            .firstTurn = 0,                   // 4.2.1
            .firstTurnOfOther = 1,
            .rule = "kryptik 4.2" },
        .pay = { .cost = "cost" }, // 5.5 A card of the hand becomes a soul card each turn.
        .groups = { "kind", "colour", "faction", "rarity" },
        .playVerbs = { "cast" } };
}

} // namespace triptych::kryptik
