#include "kryptik/rules/Deckbuilding.h"

#include "kryptik/State.h"

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

/// How many copies of a name are in a deck, main and side together.
struct Copies
{
    std::string_view name;
    std::uint16_t number; ///< Of the name, which is quicker to compare.
    int count;
};

int total(const std::vector<decks::Entry>& entries)
{
    int sum = 0;
    for (const decks::Entry& entry : entries)
        sum += entry.count;
    return sum;
}

void checkSizes(
    const decks::DeckList& deck, bool limited, const std::string& place, Problems& problems)
{
    const int size = total(deck.main);
    if (!limited && size != mainDeck)
        problems.push_back({ place,
            fmt::format("The main deck has {} cards; it must have exactly {}.", size, mainDeck),
            "kryptik 1.1.1" });
    if (limited && size < limitedMinimum)
        problems.push_back({ place,
            fmt::format("The main deck has {} cards; in limited play it needs at least {}.", size,
                limitedMinimum),
            "kryptik 1.1.1" });
    if (size > tableRoom)
        problems.push_back({ place,
            fmt::format("The main deck has {} cards; this table has room for {}.", size, tableRoom),
            "kryptik 1.1.1" });
    if (const int side = total(deck.side); !limited && side > sideDeck)
        problems.push_back({ place,
            fmt::format("The side deck has {} cards; it may have {} at most.", side, sideDeck),
            "kryptik 1.1.2" });
}

} // namespace

Problems faultsOf(const CardSet& cards, const decks::DeckList& deck, std::string_view ruleset,
    std::string_view date)
{
    Problems problems;
    const bool limited = ruleset == "limited";
    const std::string place = deck.name.empty() ? std::string("deck") : deck.name;
    checkSizes(deck, limited, place, problems);

    std::vector<Copies> counted;
    for (const auto* part : { &deck.main, &deck.side }) {
        for (const decks::Entry& entry : *part) {
            const CardId number = cards.find(entry.card);
            if (entry.count < 0) {
                problems.push_back({ place, fmt::format("\"{}\" has a negative count.", entry.card),
                    "kryptik 1.2.1", entry.card });
                continue;
            }
            if (number == noCard) {
                const Allowed allowed = allowedOf(cards, nullptr, entry.card, date);
                const bool banned = allowed.copies == 0 && !limited;
                problems.push_back({ place,
                    banned ? fmt::format("\"{}\" is banned in constructed play.", entry.card)
                           : fmt::format("\"{}\" is not a card of the loaded sets. Check the "
                                         "spelling or load its card pack.",
                               entry.card),
                    banned ? std::string(allowed.rule) : std::string {}, entry.card });
                continue;
            }
            const Card& card = cards.card(number.value);
            if (!card.problems.empty())
                problems.push_back({ card.problems.front().place,
                    fmt::format(
                        "\"{}\" cannot be played: {}", card.name, card.problems.front().text),
                    {}, card.name });
            const std::uint16_t name = cards.facts(number.value).name;
            const auto same = std::ranges::find(counted, name, &Copies::number);
            if (same != counted.end())
                same->count += entry.count;
            else
                counted.push_back({ card.name, name, entry.count });
        }
    }
    if (limited)
        return problems; // K-1.2.1, K-11: neither is asked of limited decks
    std::ranges::sort(counted, {}, &Copies::name);
    for (const auto& [name, number, count] : counted) {
        const Allowed allowed = allowedOf(cards, &cards.card(cards.find(name).value), name, date);
        if (count <= allowed.copies)
            continue;
        const std::string text = allowed.copies == 0
            ? fmt::format("\"{}\" is banned in constructed play.", name)
            : fmt::format("The deck has {} copies of \"{}\"; {} is the most, side deck included.",
                count, name, allowed.copies);
        problems.push_back({ place, text, std::string(allowed.rule), std::string(name) });
    }
    return problems;
}

} // namespace triptych::kryptik
