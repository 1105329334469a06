#pragma once

#include "kryptik/tree/Nouns.h"

#include <cstdint>
#include <optional>
#include <vector>

// The conditions of a printed text: "as long as", "if", "unless" (9.2).
namespace triptych::kryptik {

struct Condition
{
    enum class Kind : std::uint8_t {
        YouControl,         ///< "you control N or more/a <filter>"
        YouControlNo,       ///< "you control no <filter>"
        OpponentControls,   ///< "an opponent controls a <filter>"
        OpponentYearAtMost, ///< "an opponent has N or fewer 11 year cards"
        YourYearAtMost,     ///< "you have N or fewer 11 year cards"
        LimboAtLeast,       ///< "you have N or more cards in your limbo pile" (with `filter`)
        HandAtMost,         ///< "you have N or fewer cards in your hand"
        HandAtLeast,
        Attached, ///< "a card is attached to this" / "N or more cards are attached to this"
        ThisIs,   ///< "this is engaged", "this is attacking": `filter.condition`
        YourTurn, ///< "it is your turn"
        NotYourTurn,
        Combat,       ///< "it is the combat phase"
        InPhase,      ///< "it is the 2nd phase" (4): `phase`
        CastForYear,  ///< "this was cast for its 11 year cost"
        PaidMore,     ///< "you paid more for this": what was offered besides its soul cost
        CastThisTurn, ///< "you cast N or more <filter> this turn": `filter.controller` says who
        DiedThisTurn, ///< "a citizen died this turn": `filter.controller` says whose, `number`
        ThisAttacked, ///< "this attacked this turn"
        Did,          ///< "you discarded 2 or more cards this turn": `deed`, `filter.controller`
        Has,          ///< "you have N or more <filter> <place>": `place`, `how`, `filter`
        MoreThan,     ///< "you control more <filter> than an opponent"; `filter.controller`
        ItIs,         ///< "it is a Human citizen": `filter`, of `referent`
        ItDied,       ///< "it died": of `referent`, since it was spoken of
        DoneThisWay,  ///< "2 or more cards were affected this way": `number`
        NumberIs,     ///< "X is 4 or more": `amount`, `how`, `number` or `than`
        Several,      ///< `parts`, all of them or with `any` one of them
        OfThose, ///< "2 or more of them are Human citizens": `how`, `number`, `filter`, of `referent`; `every`: all
        AreAlike ///< "they share a faction": `alike`, of `referent`
    };
    /// With Did: what a player has done, or has lost, this turn.
    enum class Deed : std::uint8_t {
        Attack,
        Discard,
        Draw,
        LoseYear,
        Sacrifice,
        Plunder,
        Probe,
        Search,
        Activate,  ///< active abilities (9.1)
        UseYear,   ///< 11 year abilities (6.1)
        PlaceSoul, ///< put cards into the own soul row
        Enter      ///< "a citizen entered under your control this turn"
    };
    /// With InPhase: the parts of a turn (4) that are not the combat phase, or are told from it.
    enum class PartOfTurn : std::uint8_t {
        Disengage,
        Draw,
        First,
        Second,
        End,
        BeforeCombat,
        AfterCombat,
        BeforeBlockers, ///< of the attack that goes on, or that is to come
        Blockers        ///< 4.4.3 the step in which they are commanded
    };
    Kind kind = Kind::YouControl;
    int number = 1;
    Deed deed = Deed::Attack;
    PartOfTurn phase = PartOfTurn::First;
    /// ItIs: "it was ...", where "it is" would be this card. OfThose: as they were on the island; set by `bind`. YouControl, OpponentControls, NumberIs: "a citizen you
    /// control attacked this turn", where "you control a citizen that attacked this turn" asks who is still there.
    bool past = false;
    Amount::Word word
        = Amount::Word::Its; ///< With ItIs: "that citizen is ..."; not printed, read by `bind`.
    Filter filter {};
    Place place {};                       ///< With Has, MoreThan.
    Bound::How how = Bound::How::AtLeast; ///< With Has.
    bool negated = false;                 ///< "unless ..."
    bool every = false; ///< With Has, MoreThan: "each opponent" rather than "an opponent".
    std::vector<Condition> parts {};     ///< With Several.
    bool any = false;                    ///< With Several: "or".
    Referent referent {};                ///< With ItIs; set by `bind`.
    Amount::How done = Amount::How::Any; ///< With DoneThisWay: by what word; not printed.
    Alike alike = Alike::Any;            ///< With AreAlike.
    Amount amount {};                    ///< With NumberIs.
    std::optional<Amount> than {}; ///< With NumberIs: another number, "greater than its defense".
    bool operator==(const Condition&) const;
};
inline bool Condition::operator==(const Condition& o) const
{
    return kind == o.kind && number == o.number && deed == o.deed && phase == o.phase
        && past == o.past && filter == o.filter && place == o.place && how == o.how
        && negated == o.negated && every == o.every && parts == o.parts && any == o.any
        && referent == o.referent && alike == o.alike && amount == o.amount && than == o.than;
}

} // namespace triptych::kryptik
