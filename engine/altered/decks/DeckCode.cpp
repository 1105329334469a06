#include "altered/decks/DeckCode.h"

#include "altered/decks/Bits.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace triptych::altered {

namespace {

constexpr int version = 1;
constexpr int mostCopies = 66;              // Three, and what six bits can say beyond.
constexpr int mostInGroup = 63;             // Six bits; a larger set is written as several groups.
constexpr int mostGroups = 255;             // Eight bits.
constexpr std::uint32_t longSerial = 12288; // First: from here on serials have twenty bits.

constexpr std::array<std::string_view, 8> factions { "", "AX", "BR", "LY", "MU", "OR", "YZ", "NE" };
constexpr std::array<std::string_view, 5> rarities { "C", "R1", "R2", "U", "E" };

/// A set, its number, and how many bits the numbers of its cards have; 0: the dialect has no such set.
struct SetCode
{
    std::string_view name;
    int package = 0;
    int service = 0;
};
constexpr std::array<SetCode, 19> sets { { { "COREKS", 5, 6 }, { "CORE", 5, 6 }, { "ALIZE", 6, 6 },
    { "BISE", 6, 7 }, { "TCS3", 6, 6 }, { "WCQ25", 5, 5 }, { "WCS25", 5, 5 }, { "CYCLONE", 7, 7 },
    { "DUSTER", 7, 7 }, { "DUSTERTOP", 5, 6 }, { "DUSTERCB", 7, 7 }, { "DUSTEROP", 7, 7 },
    { "EOLE", 0, 7 }, { "EOLECB", 0, 7 }, { "FUGUE", 0, 8 }, { "JUDGE", 0, 5 }, { "MUSUBI", 0, 5 },
    { "WCF25", 0, 5 }, { "WCS26", 0, 7 } } };

int setNumber(std::string_view name) // From 1; 0: there is none.
{
    const auto found = std::ranges::find(sets, name, &SetCode::name);
    return found == sets.end() ? 0 : static_cast<int>(found - sets.begin()) + 1;
}

/// How many bits each part of a card has in a dialect.
struct Layout
{
    bool products = true;
    int number = 0; ///< 0: the dialect has no such set.
    int rarity = 2;
    enum class Serials { OfUniques, Flagged, TwoLengths } serials = Serials::OfUniques;
};
Layout layoutOf(CodeDialect dialect, int set)
{
    const SetCode& code = sets[static_cast<std::size_t>(set) - 1];
    switch (dialect) {
    case CodeDialect::Package:
        return { true, code.package, set < 8 ? 2 : 3, Layout::Serials::OfUniques };
    case CodeDialect::Package9:
        return { true, code.package, set < 9 ? 2 : 3, Layout::Serials::OfUniques };
    case CodeDialect::Service:
        return { true, code.service, set < 9 ? 2 : 3, Layout::Serials::Flagged };
    case CodeDialect::First:
        return { false, set <= 2 ? 5 : 0, 2, Layout::Serials::TwoLengths };
    }
    return {};
}

/// Why a card cannot be written; empty when it can.
std::string faultOf(const CodedCard& card, CodeDialect dialect)
{
    const Reference& reference = card.reference;
    const std::string name = toText(reference);
    const int set = setNumber(reference.set);
    const Layout layout = set == 0 ? Layout {} : layoutOf(dialect, set);
    if (layout.number == 0)
        return fmt::format(
            "{} is of the set {}, which this code has no number for.", name, reference.set);
    if (!layout.products && reference.product != 'B')
        return fmt::format("{} is no card of a booster; this code knows no others.", name);
    if (reference.number >= 1 << layout.number)
        return fmt::format("{} has a higher number than this code can say.", name);
    const auto rarity = std::ranges::find(rarities, reference.rarity);
    if (rarity == rarities.end() || rarity - rarities.begin() >= 1 << layout.rarity)
        return fmt::format("{} is of a rarity that this code has no number for.", name);
    const bool unique = reference.rarity == "U";
    const int most = layout.serials == Layout::Serials::TwoLengths ? 1060863 : 65535;
    if (unique != reference.serial.has_value() || (unique && *reference.serial > most))
        return fmt::format("{} has no serial number that this code can say.", name);
    if (card.count < 1 || card.count > mostCopies)
        return fmt::format(
            "{} copies of {} cannot be said; from 1 to {} can.", card.count, name, mostCopies);
    return {};
}

void writeSerial(BitWriter& bits, const Reference& reference, const Layout& layout)
{
    const auto serial = static_cast<std::uint32_t>(reference.serial.value_or(0));
    switch (layout.serials) {
    case Layout::Serials::OfUniques:
        if (reference.serial)
            bits.write(serial, 16);
        return;
    case Layout::Serials::Flagged:
        bits.write(reference.serial ? 1 : 0, 1);
        if (reference.serial)
            bits.write(serial, 16);
        return;
    case Layout::Serials::TwoLengths:
        if (reference.serial && serial < longSerial) {
            bits.write(serial, 14);
        } else if (reference.serial) {
            bits.write(3, 2);
            bits.write(serial - longSerial, 20);
        }
        return;
    }
}

void writeCard(BitWriter& bits, const CodedCard& card, const Layout& layout)
{
    const Reference& reference = card.reference;
    const auto copies = static_cast<std::uint32_t>(card.count);
    bits.write(copies <= 3 ? copies : 0, 2);
    if (copies > 3)
        bits.write(copies - 3, 6);
    if (layout.products) {
        bits.write(reference.product == 'B' ? 1 : 0, 1);
        if (reference.product != 'B')
            bits.write(reference.product == 'P' ? 1 : 2, 2);
    }
    bits.write(static_cast<std::uint32_t>(
                   std::ranges::find(factions, reference.faction) - factions.begin()),
        3);
    bits.write(static_cast<std::uint32_t>(reference.number), layout.number);
    bits.write(static_cast<std::uint32_t>(
                   std::ranges::find(rarities, reference.rarity) - rarities.begin()),
        layout.rarity);
    writeSerial(bits, reference, layout);
}

std::optional<int> readSerial(BitReader& bits, const Layout& layout, bool unique)
{
    switch (layout.serials) {
    case Layout::Serials::OfUniques:
        return unique ? std::optional(static_cast<int>(bits.read(16))) : std::nullopt;
    case Layout::Serials::Flagged:
        return bits.read(1) ? std::optional(static_cast<int>(bits.read(16))) : std::nullopt;
    case Layout::Serials::TwoLengths: {
        if (!unique)
            return std::nullopt;
        const std::uint32_t high = bits.read(2);
        return static_cast<int>(
            high == 3 ? bits.read(20) + longSerial : high << 12 | bits.read(12));
    }
    }
    return std::nullopt;
}

/// False when it makes no card.
bool readCard(BitReader& bits, std::string_view set, const Layout& layout, CodedCard& card)
{
    const std::uint32_t copies = bits.read(2);
    const std::uint32_t more = copies == 0 ? bits.read(6) : 0;
    card.count = static_cast<int>(copies == 0 ? (more == 0 ? 0 : more + 3) : copies);
    if (layout.products && bits.read(1) == 0) {
        const std::uint32_t product = bits.read(2);
        if (product != 1 && product != 2)
            return false;
        card.reference.product = product == 1 ? 'P' : 'A';
    }
    card.reference.set = set;
    card.reference.faction = factions[bits.read(3)];
    card.reference.number = static_cast<int>(bits.read(layout.number));
    const std::uint32_t rarity = bits.read(layout.rarity);
    if (rarity >= rarities.size() || card.reference.faction.empty())
        return false;
    card.reference.rarity = rarities[rarity];
    card.reference.serial = readSerial(bits, layout, card.reference.rarity == "U");
    return (card.reference.rarity == "U") == card.reference.serial.has_value();
}

} // namespace

Coded encode(const std::vector<CodedCard>& cards, CodeDialect dialect)
{
    Coded coded;
    struct Group
    {
        int set;
        std::vector<const CodedCard*> cards;
    };
    std::vector<Group> groups; // In the order in which the list comes to the sets.
    for (const CodedCard& card : cards) {
        if (std::string fault = faultOf(card, dialect); !fault.empty()) {
            coded.leftOut.push_back(std::move(fault));
            continue;
        }
        const int set = setNumber(card.reference.set);
        auto group = std::ranges::find_if(groups,
            [&](const Group& each) { return each.set == set && each.cards.size() < mostInGroup; });
        if (group == groups.end() && groups.size() == mostGroups) {
            coded.leftOut.push_back(toText(card.reference) + " is one card too many for a code.");
            continue;
        }
        if (group == groups.end())
            group = groups.insert(groups.end(), { set, {} });
        group->cards.push_back(&card);
    }
    BitWriter bits;
    bits.write(version, 4);
    bits.write(static_cast<std::uint32_t>(groups.size()), 8);
    for (const Group& group : groups) {
        bits.write(static_cast<std::uint32_t>(group.set), 8);
        bits.write(static_cast<std::uint32_t>(group.cards.size()), 6);
        for (const CodedCard* card : group.cards)
            writeCard(bits, *card, layoutOf(dialect, group.set));
    }
    coded.code = bits.base64();
    return coded;
}

Decoded decode(std::string_view code, CodeDialect dialect)
{
    Decoded decoded { {}, dialect, {} };
    BitReader bits(code);
    if (bits.wrongLetter() != 0) {
        decoded.problem
            = fmt::format("A code has letters, digits, \"-\" and \"_\" only; it has a \"{}\".",
                bits.wrongLetter());
        return decoded;
    }
    if (const std::uint32_t found = bits.read(4); found != version) {
        decoded.problem = fmt::format("The code is in version {}; this program reads version {}. "
                                      "Export the deck as a list of card numbers.",
            found, version);
        return decoded;
    }
    const std::uint32_t groups = bits.read(8);
    for (std::uint32_t group = 0; group < groups && !bits.isShort(); ++group) {
        const std::uint32_t set = bits.read(8);
        const std::uint32_t count = bits.read(6);
        if (set == 0 || set > sets.size() || layoutOf(dialect, static_cast<int>(set)).number == 0) {
            decoded.problem = fmt::format("The code speaks of a set with the number {}, which is "
                                          "not known.",
                set);
            return decoded;
        }
        const Layout layout = layoutOf(dialect, static_cast<int>(set));
        for (std::uint32_t k = 0; k < count && !bits.isShort(); ++k) {
            CodedCard card;
            if (!readCard(bits, sets[set - 1].name, layout, card)) {
                decoded.problem
                    = fmt::format("Card {} of the code makes no sense.", decoded.cards.size() + 1);
                return decoded;
            }
            if (card.count > 0)
                decoded.cards.push_back(std::move(card));
        }
    }
    if (bits.isShort())
        decoded.problem = "The code ends in the middle of a card. Copy all of it.";
    else if (!bits.atEnd())
        decoded.problem = "The code goes on after its last card. Copy nothing but the code.";
    return decoded;
}

Decoded decode(std::string_view code, const std::function<bool(const Reference&)>& isKnown)
{
    std::optional<Decoded> best;
    std::ptrdiff_t most = -1;
    Decoded first;
    for (const CodeDialect dialect :
        { CodeDialect::Package, CodeDialect::Service, CodeDialect::Package9, CodeDialect::First }) {
        Decoded decoded = decode(code, dialect);
        if (dialect == CodeDialect::Package)
            first = decoded;
        if (!decoded.problem.empty())
            continue;
        const auto known = std::ranges::count_if(
            decoded.cards, [&](const CodedCard& card) { return isKnown(card.reference); });
        if (known > most) {
            most = known;
            best = std::move(decoded);
        }
    }
    return best ? std::move(*best) : first;
}

bool looksLikeCode(std::string_view text)
{
    const std::string_view code = base64Word(text);
    // Version 1 and fewer than sixteen groups: "EA" to "EP"; then a set and at least one card.
    return code.size() >= 7 && code[0] == 'E' && code[1] >= 'A' && code[1] <= 'P'
        && std::ranges::all_of(code, [](char letter) { return base64Value(letter).has_value(); });
}

} // namespace triptych::altered
