#pragma once

#include "kryptik/tree/Conditions.h"

#include <cstdint>
#include <optional>
#include <variant>

// Verbs of the glossary: what becomes of cards, where they go, and what players do.
namespace triptych::kryptik {

struct Draw
{
    Who who;
    Amount count = fixed(1);
    bool operator==(const Draw&) const = default;
};
struct Discard
{
    Who who;
    Amount count = fixed(1);
    bool random = false;
    std::optional<Filter> type {}; ///< "discards 2 spell cards"
    bool upTo = false;             ///< "up to 2 cards"; of All "any number of cards"
    bool operator==(const Discard&) const = default;
};
struct Probe
{
    Who who;
    Amount count = fixed(1);
    bool operator==(const Probe&) const = default;
};
/// Abolish cards from the own limbo pile (glossary Plunder).
struct Plunder
{
    Who who;
    Amount count = fixed(1);
    std::optional<Filter> type {};
    bool upTo = false; ///< "up to 2 cards"; of All "any number of cards"
    bool operator==(const Plunder&) const = default;
};
struct Destroy
{
    Thing what;
    bool operator==(const Destroy&) const = default;
};
struct Abolish
{
    Thing what;
    bool operator==(const Abolish&) const = default;
};
struct Sacrifice
{
    Who who;
    Thing what;
    bool operator==(const Sacrifice&) const = default;
};
struct Engage
{
    Thing what;
    bool operator==(const Engage&) const = default;
};
struct Disengage
{
    Thing what;
    bool operator==(const Disengage&) const = default;
};
struct MakeWeary
{
    Thing what;
    bool ends = false; ///< "is no longer weary"
    bool operator==(const MakeWeary&) const = default;
};
struct GainControl
{
    Who who;
    Thing what;
    Duration duration = Duration::Permanent;
    /// "for as long as you control an Undead": asked of you, whatever becomes of this card.
    std::optional<Condition> whileSo {};
    bool operator==(const GainControl&) const = default;
};
struct Counter
{
    Thing what;
    bool abolishes
        = false; ///< "If it is countered this way, abolish it": instead of its limbo pile.
    bool returns
        = false; ///< "return target spell to its owner's hand": it is taken back, not countered
    bool operator==(const Counter&) const = default;
};
struct Attach
{
    Thing what;
    Thing to;
    bool operator==(const Attach&) const = default;
};
struct Detach
{
    Amount count;
    Thing from;
    bool upTo = false;
    bool operator==(const Detach&) const = default;
};
/// "Return/put/move/place ... to/onto/into ...": `returns` is the word "return" (glossary Return, Put).
struct Move
{
    enum class Word : std::uint8_t { Return, Put, Place, Move };
    enum class Spot : std::uint8_t { Top, Bottom, None }; ///< Of a deck.
    Thing what;
    Zone to = Zone::Island;
    Word word = Word::Put;
    Spot spot = Spot::None;
    bool ownersZone = false; ///< "its owner's hand" rather than "your hand"
    bool underYourControl = false;
    bool engaged = false; ///< "engaged", onto the island or into the soul row
    /// Said though it is known, "return it from the island to ...": `bind` asks whether it is there and forgets it.
    std::optional<Zone> from {};
    bool operator==(const Move&) const = default;
};
struct Shuffle
{
    Who who;
    bool operator==(const Shuffle&) const = default;
};
struct RearrangeRow
{
    Who whose;
    bool random = false; ///< "shuffle your 11 year row": nobody sees or chooses
    bool operator==(const RearrangeRow&) const = default;
};
/// "Destroy N 11 year card(s) of/you control".
struct DestroyYear
{
    Who whose;
    Amount count = fixed(1);
    bool random = false;
    bool themselves
        = false; ///< "target opponent destroys an 11 year card they control": they pick it.
    bool silenced = false; ///< "That player can not use its 11 year ability [or cast it]."
    bool uncast = false;
    bool operator==(const DestroyYear&) const = default;
};
struct AddEnergy
{
    Stones stones;
    std::optional<Amount> times {}; ///< "add {g} for each Elf citizen you control"
    bool operator==(const AddEnergy&) const = default;
}; ///< 8.2.1; {c} is colourless: Coloured without a colour.
struct ChooseNumber
{
    Amount upTo;
    bool operator==(const ChooseNumber&) const = default;
};
/// "You may cast a <filter> from your hand/limbo pile for free." (8.1.4); "you may cast it for free"; "... for its 11
/// year cost" (8.1.2).
struct CastFree
{
    Filter filter;
    Place place;
    std::optional<Thing> known {}; ///< What was named or is aimed at, where it lies then.
    bool abolished = false;    ///< "if it would be put into a limbo pile, abolish it": of a spell.
    bool whenResolved = false; ///< "abolish it after it resolves": not where it is countered.
    bool yearCost = false;     ///< Not for free, but for its 11 year cost.
    bool operator==(const CastFree&) const = default;
};
struct WinLose
{
    Who who;
    bool wins = false;
    bool operator==(const WinLose&) const = default;
}; ///< "destroy target player"
/// "pay {2}": energy, while an effect resolves (8.1)
struct Pay
{
    Who who;
    Stones stones;
    std::optional<Amount> times {}; ///< "{1} for each card in your hand"
    bool operator==(const Pay&) const = default;
};
/// "choose a citizen you control", "choose target citizen": it is what is spoken of now.
struct Name
{
    Thing what;
    bool takes = false; ///< Control of it is gained then (7.1.2b); set by `bind`, not printed.
    bool operator==(const Name& o) const { return what == o.what; }
};
/// "choose target opponent": that player is who is spoken of now.
struct NamePlayer
{
    Who who;
    bool operator==(const NamePlayer&) const = default;
};
/// "shuffle your hand into your deck"
struct ShuffleIn
{
    enum class What : std::uint8_t { Hand, Limbo, Both };
    Who who;
    What what = What::Hand;
    bool operator==(const ShuffleIn&) const = default;
};
/// "remove target attacking citizen from combat" (4.4)
struct LeaveCombat
{
    Thing what;
    bool operator==(const LeaveCombat&) const = default;
};
/// "exchange control of target citizen you control and target citizen an opponent controls"; off the island of their
/// places, "exchange a card from your hand with an 11 year card you control", "... two 11 year cards you control", as
/// many of the one zone as of the other
struct Exchange
{
    Thing one;
    Thing other;
    bool operator==(const Exchange&) const = default;
};
/// "Look at two 11 year cards you control. You may exchange them": both are what was looked at.
inline bool ofThePair(const Exchange& e)
{
    const auto* them = std::get_if<It>(&e.one);
    return them && them->word != It::Word::It && std::holds_alternative<It>(e.other);
}
inline bool ofPlaces(const Exchange& e)
{
    const auto* some = std::get_if<Some>(&e.one);
    return ofThePair(e) || (some && some->place.zone != Zone::Island);
}
/// Whether one of the places is in an 11 year row, which others do not see.
inline bool ofTheRow(const Exchange& e)
{
    const auto inRow = [](const Thing& what) {
        const auto* some = std::get_if<Some>(&what);
        return some && some->place.zone == Zone::ElevenYearRow;
    };
    return ofThePair(e) || inRow(e.one) || inRow(e.other);
}

} // namespace triptych::kryptik
