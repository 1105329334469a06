#pragma once

#include "altered/tree/Wording.h"
#include "altered/tree/Words.h"
#include "core/Boxed.h"

#include <cstdint>
#include <string>
#include <vector>

// The phrases of a printed text: players, numbers, Expeditions, and which things are meant. Plain data; what
// instructions are done to, and what is counted, is in Things.h.
namespace triptych::altered {

struct Condition;
struct Filter;
struct Happening;
struct Quantity;

// ---------------------------------------------------------------- Players (7.2, 7.5.5)

struct Who
{
    enum class Kind : std::uint8_t {
        You,
        Anyone,         ///< "a player", "a Reserve": whoever it is
        Opponent,       ///< "an opponent": with several, the one it happens to or is chosen
        EachOpponent,   ///< "each opponent", "your opponents"
        EachPlayer,     ///< "each player": in initiative order, decisions first (6.1.h)
        TargetPlayer,   ///< "target player", chosen just before the step
        TargetOpponent, ///< "target opponent"
        ThatPlayer,     ///< "they", "that opponent": the player named last, or who just acts
        ItsOwner,       ///< Of what was last spoken of; of this card with `me`.
        ItsController
    };
    Kind kind = Kind::You;
    bool me
        = false; ///< "my owner's"; of You, whose card this is, though it is said of what another does
    bool startingWithYou = false; ///< "Starting with you, each player"
    bool opponent = false;        ///< "that opponent": of ThatPlayer, never the one who says it
    bool doers = false;           ///< "each player who did": of those only who did the step before
    /// "each opponent who controls a Robot": those of EachPlayer and EachOpponent of whom it is so; they are
    /// "that player" in it.
    Boxed<Condition> with {};

    Wording<> wording {};
    bool operator==(const Who&) const;
};

// ---------------------------------------------------------------- Numbers (1.1.6)

/// A counter's kind: a boost, a named counter ("Kelon"), or whichever there is.
struct Counter
{
    enum class Kind : std::uint8_t { Boost, Named, Any };
    Kind kind = Kind::Boost;
    std::string name {};           ///< As printed, of a Named one.
    std::uint16_t number = 0xFFFF; ///< Of `name` in the card set; set by `number`.
    bool operator==(const Counter& o) const { return kind == o.kind && name == o.name; }
};

struct Amount
{
    enum class Kind : std::uint8_t {
        Fixed,    ///< `number`
        X,        ///< the X that a Where or an ability defines, plus `number`: "X", "X+2"
        Per,      ///< `number` for each of `of`
        Of,       ///< the quantity `of`, plus `number`
        ThatMany, ///< as many as the step before dealt with, plus `number`
        All,      ///< "all": as many as there are
        AnyNumber ///< "any number of": as many as are chosen
    };
    Kind kind = Kind::Fixed;
    int number = 0;
    Boxed<Quantity> of {};
    std::int8_t half = 0;   ///< "half ..., rounded down" is -1, "rounded up" 1; 0: all of it.
    std::uint8_t every = 1; ///< Of Per: "per three cards", so often as there are whole threes.
    std::uint8_t times = 1; ///< Of Of: "twice the number of ..."
    std::uint8_t most = 0;  ///< Of Per and Of: ", up to a max of 3"; 0 is no maximum.
    Wording<> wording {};
    bool operator==(const Amount&) const;
};
inline Amount fixed(int n)
{
    return { Amount::Kind::Fixed, n };
}

enum class Stat : std::uint8_t {
    HandCost,
    ReserveCost,
    BaseCost,
    Statistic,     ///< of the terrains in `terrains`
    EveryStatistic ///< "no statistic over 3": each of the three
};

// ---------------------------------------------------------------- Expeditions

/// "my Expedition", "each of your Expeditions that's behind or tied", "target Expedition"
struct Expedition
{
    enum class Kind : std::uint8_t {
        Mine,    ///< "my Expedition": where this card is, or was; both of a Gigantic one (7.4.4)
        MyOther, ///< "your other Expedition": of its controller, the one this card is not in; with
                 ///< another `whose` the one besides the Expedition that was named
        Hero,    ///< "your Hero Expedition" (`whose`)
        Companion, ///< "your Companion Expedition"
        Of,        ///< "your Expeditions", "their Expeditions": those of `whose`
        EachOf,    ///< "each of your Expeditions": done for each, held of each
        BothOf,    ///< "both of your Expeditions"
        OneOf,     ///< "one of your Expeditions": any of them; when something is put there, chosen
        Target,    ///< "target Expedition"; "target Expedition you control" with `whose` You
        FacingMe,  ///< "the Expedition facing me", "an Expedition facing me"
        FacingIt,  ///< "the Expedition facing it": facing the Expedition named last
        Its,       ///< "its Expedition": where what was last spoken of is, or was
        That,      ///< "it", "that Expedition": the Expedition named last
        MyRegion,  ///< "an Expedition in my region": any that is where mine is
        An,        ///< "an Expedition": any
        All,       ///< "Expeditions", "all Expeditions"
        PlayedIn,  ///< "the Expedition I'm played in"
        TheOther, ///< "in the other": besides the one of which a Condition asks, of the same player
        Those     ///< "each of them": the Expeditions targeted last
    };
    enum Position : std::uint8_t {
        Behind = 1,
        Ahead = 2,
        Tied = 4,
        IsAscended = 8,
        InContact = 16,
        Together = 32, ///< "in the same region": with the other Expedition of its player
        Moved = 64,    ///< "that moved forward this Day"
        Stayed = 128   ///< "that didn't move forward this Day"
    };
    Kind kind = Kind::Mine;
    Who whose {};
    std::uint8_t positions
        = 0;         ///< "that's behind or tied": any of these Positions; 0 asks nothing (7.5.2).
    Terrains in = 0; ///< "in {V}": any of these.
    bool other = false; ///< "another Expedition": none that this card is in.
    bool any = false; ///< "an Expedition facing me": of two, what is said of one of them is enough.
    /// "up to one target Character in each Expedition": of what is chosen, so many in each of them
    bool apart = false;
    /// "with a [Boosted] Character", "with no Characters": that there are so many of those in it, compared as is said.
    Boxed<Filter> inside {};
    Amount many = fixed(1); ///< A fixed number.
    Compare compare = Compare::AtLeast;
    /// "with the most Characters" 1, "with the fewest" -1: of `inside`, among those that it could be.
    std::int8_t extreme = 0;
    Boxed<Expedition> also {}; ///< "in my Expedition and in the Expedition facing me"
    Wording<> wording {};
    bool operator==(const Expedition&) const;
};

/// "my region", "all regions", "the region of the Expedition facing me"
struct Region
{
    enum class Kind : std::uint8_t { All, Mine, Of, Target };
    Kind kind = Kind::All;
    Expedition expedition {}; ///< With Of.
    Terrains in = 0;          ///< Of All: "regions in {V}", those with any of these
    Wording<> wording {};
    bool operator==(const Region&) const = default;
};

// ---------------------------------------------------------------- Which things

/// What a thing is called. A card is anything; a sub-type is a word of the type line (2.2.2).
struct Noun
{
    enum class Kind : std::uint8_t {
        Card,
        Character,
        Permanent,
        Landmark, ///< "Landmark Permanent", "Landmark"
        ExpeditionPermanent,
        Spell,
        Token,
        ManaOrb,
        Hero,
        Subtype
    };
    Kind kind = Kind::Card;
    std::string subtype {};               ///< As printed in the singular: "Bureaucrat".
    std::uint16_t subtypeNumber = 0xFFFF; ///< In the card set; set by `number`.
    Wording<> wording {};
    bool operator==(const Noun& o) const { return kind == o.kind && subtype == o.subtype; }
};

/// "in your Reserve", "from your hand", "in play"
struct Place
{
    Zone zone = Zone::Play;
    Who whose { Who::Kind::Anyone }; ///< Anyone: "in Reserve", "in a Reserve" - any player's.
    Wording<> wording {};
    bool operator==(const Place&) const = default;
};

/// One thing that is said of a card by an adjective or by words after it. All that are said must hold.
struct Trait
{
    enum class Kind : std::uint8_t {
        Other,        ///< "another", "other", "other than me": not this card
        Status,       ///< any of `statuses`; "ready" is not Exhausted; "[Boosted]"
        Keyword,      ///< "[Defender]": has `keyword`
        Token,        ///< "token Character", "non-token Character" with `no`
        Subtype,      ///< "non-Illusion" with `no`: the sub-type `noun`
        Controlled,   ///< by `who` (7.5.4)
        InZone,       ///< in any of `places`
        InExpedition, ///< in `expedition`
        InTerrain,    ///< "in {V}" (7.5.7): `terrains`
        Facing,       ///< "facing me", "facing it" (with `it`)
        Number,       ///< `stat` `compare` `amount`: "with Hand Cost {3} or less"
        BaseZero,     ///< "with a base statistic of 0"
        Counters,     ///< `compare` `amount` of `counter`: "with 2 or more boosts", "with counters"
        HasAbility,   ///< "with a {D} ability": any of `icons`
        Total,        ///< `stat` of the whole group: "with a total Hand Cost {6} or less"
        Played, ///< "you play", "your opponents play", "played": InZone, InTerrain and Window are of the playing
        Window,    ///< "this turn", "each Afternoon": `duration`
        FromThese, ///< "from these cards", "from among them": of those last spoken of
        Highest,   ///< "with the highest Base Cost": `stat`; "with the most boosts" (`boosted`)
        Different, ///< "with different Base Costs": `stat`, no two of the group alike
        Named,     ///< "with my name", or the name in `noun.subtype`
        Shares, ///< `alike`: "that shares a sub-type with me", "with it" (`it`), or with one of `with`
        OwnStatistics, ///< "with equal statistics": those in `terrains`; with `others` compared with those of its own
        Lately, ///< "that joined this turn", "that gained a boost this Day" (`boosted`): `duration`
        Owned   ///< by `who` (1.1.3.c)
    };
    Kind kind = Kind::Other;
    bool no = false; ///< "non-", "not"
    bool it = false;
    bool anyTerrain
        = false; ///< "with {V} or {M} 2 or less": of a Number, one of `terrains` is enough
    bool bothTerrains = false; ///< "in {V} and {M}": of an InTerrain, all of `terrains`
    bool boosted
        = false; ///< Of Lately: that gained a boost; of a Highest: of how many boosts it has
    std::vector<Status> statuses {}; ///< In printed order.
    Keyword keyword = Keyword::Defender;
    Terrains terrains = 0;
    Terrains others = 0;
    Icons icons = 0;
    Stat stat = Stat::HandCost;
    Alike alike = Alike::Stat;         ///< Of Different and Shares.
    Compare compare = Compare::AtMost; ///< Of a Highest, Less is the lowest.
    Duration duration = Duration::None;
    Who who {};
    Counter counter {};
    Noun noun {};
    Expedition expedition {};
    std::vector<Place> places {};
    Amount amount {};
    Boxed<Filter> with {}; ///< Of Shares: "a card in your Reserve"
    Wording<5> wording {};
    bool operator==(const Trait&) const;
};

/// Which cards are meant: "another [Boosted] Character you control with Hand Cost {3} or less".
/// `nouns` are alternatives, all with the same traits: "Plant or Permanent".
/// Where no zone, Expedition or way of playing is said, a Character or Permanent is in play (2.2.1.h).
struct Filter
{
    std::vector<Trait> before {};
    std::vector<Noun> nouns {};
    std::vector<Trait> after {};
    /// "target Permanent or target card in a Reserve": what is told by words of its own (anyAlternative)
    Boxed<Filter> orElse {};
    Wording<> wording {};
    bool operator==(const Filter&) const;
};
/// Whether one of the descriptions of a filter, each by its own words, is what is asked for.
template <typename Ask>
bool anyAlternative(const Filter& of, const Ask& ask)
{
    return ask(of) || (of.orElse && anyAlternative(*of.orElse, ask));
}
inline bool Trait::operator==(const Trait&) const = default;
inline bool Filter::operator==(const Filter&) const = default;
inline bool Expedition::operator==(const Expedition&) const = default;

} // namespace triptych::altered
