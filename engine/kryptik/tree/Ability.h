#pragma once

#include "kryptik/tree/Effect.h"

#include <optional>
#include <vector>

// 9 Abilities: one printed paragraph each (8.4.1).
namespace triptych::kryptik {

/// 8.1.3, 8.1.4 One thing to pay. Nothing of it uses the effect pile.
struct CostItem
{
    enum class Kind : std::uint8_t {
        Stones,         ///< "{1}{w}"
        EngageThis,     ///< "[>>>]"
        EngageCitizen,  ///< "Engage a citizen you control" (`count`, `filter`)
        SacrificeThis,  ///< "Sacrifice this"
        Sacrifice,      ///< "Sacrifice a citizen" (`count`, `filter`)
        Discard,        ///< "Discard N cards" (`count`, `filter`)
        Plunder,        ///< "Plunder N type" (`count`, `filter`)
        DetachFromThis, ///< "Detach N cards from this" (`count`)
        DestroyYear,    ///< "Destroy an 11 year card you control" (`count`)
        AbolishThis,    ///< "Abolish this"
        ReturnThis,     ///< "Return this to its owner's hand"
        OneOf,          ///< "Sacrifice a citizen or discard a card": `options`
        Return,         ///< "Return another citizen you control to its owner's hand"
        Bottom,         ///< "Put 1 card from your hand on the bottom of your deck"
        Reveal,         ///< "Reveal a Giant card from your hand"
        DiscardHand,    ///< "Discard your hand"
        RemoveCounters, ///< "Remove 2 hour counters from this" (`count`, `counter`)
        DiscardThis,    ///< "Discard this": the ability works in the hand, and only there
        Move,     ///< "Put 1 card from your soul row into your limbo pile": `from`, `to`, `onTop`
        CounterOf ///< "Remove a +1/+1 counter from a citizen you control": `filter`, `counter`
    };
    Kind kind = Kind::Stones;
    Stones stones {};
    int count = 1;
    Filter filter {};
    /// With OneOf: one card picked from any of them, so each is of one card and of another place.
    std::vector<CostItem> options {};
    CounterKind counter {};
    bool byX = false;       ///< Of Sacrifice, Discard, Plunder: as many as one likes, which is X.
    bool fromLimbo = false; ///< Of AbolishThis: "Abolish this from your limbo pile"
    Zone from = Zone::Hand; ///< Of Move: your own.
    Zone to = Zone::Limbo;
    bool onTop = false; ///< Of Move to the deck: on its top, not its bottom.
    bool operator==(const CostItem&) const;
};
inline bool CostItem::operator==(const CostItem&) const = default;
using Cost = std::vector<CostItem>;
/// Whether it can be paid while its card is not on the island yet.
inline bool isPaidFromElsewhere(const CostItem& item)
{
    using Kind = CostItem::Kind;
    const bool fits = item.kind == Kind::Stones || item.kind == Kind::EngageCitizen
        || item.kind == Kind::Sacrifice || item.kind == Kind::Discard || item.kind == Kind::Plunder
        || item.kind == Kind::DestroyYear || item.kind == Kind::Return || item.kind == Kind::Bottom
        || item.kind == Kind::Reveal || item.kind == Kind::DiscardHand || item.kind == Kind::Move;
    return fits && !item.byX;
}

/// 9.3 What a triggered ability waits for.
struct Trigger
{
    enum class Event : std::uint8_t {
        Enters,
        Dies,
        Attacks,
        Blocks,
        BecomesBlocked,
        IsDealtDamage,
        DealsDamage,
        BecomesWeary,
        BecomesEngaged,
        BecomesDisengaged,
        IsCountered,
        IsAttached,
        LeavesTheIsland,
        YouDraw,
        YouDiscard,
        YouCast,
        OpponentDraws,
        OpponentDiscards,
        OpponentCasts,
        YourYearDestroyed,
        OpponentsYearDestroyed,
        Shuffles,
        StartOfTurn,
        BeginningOfCombat,
        EndOfCombat,
        EndOfTurn,
        DealsCombatDamage, ///< `object`
        DestroysYear,      ///< 6.1.1 an 11 year card, in combat
        YouSacrifice,
        OpponentSacrifices,
        YouPlunder,
        OpponentPlunders,
        YouShuffle,
        IsDestroyed,   ///< By damage or an effect; not by being sacrificed.
        BecomesTarget, ///< of what `by` says, `bySide`'s
        IsPutInto,     ///< "a card is put into your limbo pile [from your deck]": `place`, `from`
        LeavesZone,    ///< "a card leaves your limbo pile": `place`
        IsUnblocked,   ///< 4.4.3 nobody was commanded to block it
        YouProbe,
        OpponentProbes,
        GetsCounters, ///< "a counter is put on this", however many at once
        YouActivate,  ///< an active ability (9.1)
        OpponentActivates,
        YouUseYear, ///< an 11 year ability (6.1)
        OpponentUsesYear,
        YouSearch, ///< a deck
        OpponentSearches,
        IsCast,           ///< "you cast this": as it lies on the effect pile
        StartOfDisengage, ///< 4.1 "the start of your disengage phase"
        StartOfDraw,      ///< 4.2
        StartOfSecond,    ///< 4.5
        OpponentShuffles,
        ChangesSides ///< 7.1 somebody gains control of it who did not have it: `bySide`
    };
    enum class Object : std::uint8_t { Any, Citizen, YearCard, Player, Spell, Ability };
    enum class Word : std::uint8_t { Shorthand, When, Whenever, At };
    /// "whenever ... during your turn": asked when it happens.
    /// Elsewhere: "outside of their draw phase".
    enum class During : std::uint8_t {
        Always,
        YourTurn,
        OpponentsTurn,
        NotDrawPhase,
        Combat, ///< "during combat", in whose turn ever
        YourCombat,
        YourFirst,
        YourSecond,
        DrawPhase ///< "in their draw phase": of whom it is told
    };

    Event event = Event::Enters;
    Word word = Word::Shorthand; ///< "Enter;"/"Dies;" or the longhand word.
    bool subjectIsThis = true;   ///< The subject is this card; otherwise `subject`.
    Filter subject {}; ///< "a Human citizen you control", "a citizen"; of a YouCast: what is cast.
    /// With DealsDamage, DealsCombatDamage: to what. With BecomesTarget: of what. With Blocks: whom;
    /// with BecomesBlocked, IsDealtDamage: by whom. Then Citizen, and `counterpart` says which.
    Object object = Object::Any;
    std::optional<Filter> counterpart {}; ///< "blocks a citizen with Sidestep"
    bool counterpartIsThis = false;       ///< "a citizen deals damage to this"
    bool eachTurn
        = false; ///< StartOfTurn, EndOfTurn...: "each turn"/"each combat" rather than yours.
    bool opponentsTurn = false; ///< "each opponent's turn"
    During during = During::Always;
    int nth = 0;               ///< "your second card each turn": only that one; 0: every time.
    bool together = false;     ///< "one or more": once, however many at once.
    int fewest = 0;            ///< With BecomesBlocked: "by 2 or more citizens", at once.
    bool each = false;         ///< With YouPlunder, OpponentPlunders: "a card", told of each.
    bool combat = false;       ///< With IsDealtDamage: "is dealt combat damage".
    bool onceEachTurn = false; ///< "This triggers only once each turn."
    bool whenDone = false;  ///< With it: "do this only once each turn", declined it does not count.
    std::uint8_t times = 1; ///< With it: "only twice each turn".
    Side bySide = Side::
        Any; ///< With BecomesTarget: who controls that; with DestroysYear whose that was; with IsPutInto, IsCountered, IsAttached, GetsCounters, ChangesSides who did it.
    Place place {}; ///< With IsPutInto, LeavesZone; never the island.
    std::optional<Zone>
        from {};          ///< With IsPutInto: of the same player; with YouCast: only a limbo pile.
    bool anyones = false; ///< With YouDraw and the like: "a player draws a card".
    bool forYear = false; ///< With YouCast, OpponentCasts: "for its 11 year cost".
    CounterKind counter { {}, 0, 0, true }; ///< With GetsCounters: of which kind.
    bool entering
        = false; ///< With IsPutInto of the island: enters it, so that it is returned and not put there.
    /// With onceEachTurn: "for the first time each turn", also where this was not there the first time.
    bool first = false;
    bool operator==(const Trigger&) const = default;
};
/// It takes what it tells of off the island.
constexpr bool takesAway(Trigger::Event event)
{
    using Event = Trigger::Event;
    return event == Event::Dies || event == Event::LeavesTheIsland || event == Event::IsDestroyed
        || event == Event::YouSacrifice || event == Event::OpponentSacrifices;
}
/// "When this is put into your limbo pile from your hand": told of the card itself where it comes to lie, and of one that
/// leaves the island as that leaves it.
inline bool isOwnArrival(const Trigger& trigger)
{
    return trigger.subjectIsThis && trigger.event == Trigger::Event::IsPutInto
        && trigger.place.zone != Zone::Island;
}
/// Whether it is told of the card itself, and not only of no other card: "you discard a card" is of anything.
inline bool isOfThisCard(const Trigger& trigger)
{
    using Event = Trigger::Event;
    const bool ofCards = trigger.event < Event::YouDraw
        || (trigger.event >= Event::DealsCombatDamage && trigger.event <= Event::OpponentSacrifices)
        || (trigger.event >= Event::IsDestroyed && trigger.event <= Event::IsUnblocked)
        || trigger.event == Event::GetsCounters || trigger.event == Event::IsCast
        || trigger.event == Event::ChangesSides;
    return trigger.subjectIsThis && ofCards;
}
/// What is told of an opponent as that is told of you: OpponentDraws of YouDraw. Nothing of what nobody does.
constexpr std::optional<Trigger::Event> opponentsOf(Trigger::Event yours)
{
    using Event = Trigger::Event;
    constexpr std::pair<Event, Event> both[] { { Event::YouDraw, Event::OpponentDraws },
        { Event::YouDiscard, Event::OpponentDiscards }, { Event::YouCast, Event::OpponentCasts },
        { Event::YouSacrifice, Event::OpponentSacrifices },
        { Event::YouPlunder, Event::OpponentPlunders }, { Event::YouProbe, Event::OpponentProbes },
        { Event::YouActivate, Event::OpponentActivates },
        { Event::YouUseYear, Event::OpponentUsesYear },
        { Event::YouSearch, Event::OpponentSearches },
        { Event::YouShuffle, Event::OpponentShuffles },
        { Event::YourYearDestroyed, Event::OpponentsYearDestroyed } };
    for (const auto& [you, opponent] : both)
        if (you == yours)
            return opponent;
    return std::nullopt;
}

struct Ability
{
    enum class Kind : std::uint8_t {
        Keywords,    ///< "Eager, Toxic."
        Active,      ///< "Cost: effect" (9.1)
        Triggered,   ///< "Criteria, effect" or "Shorthand; effect" (9.3)
        Passive,     ///< "Effect" or "As long as condition, effect" on a citizen (9.2)
        SpellEffect, ///< a paragraph of a spell (8.4.1)
        Additional,  ///< "Additional cost: ..." (8.1.4)
        ElevenYear   ///< the 11 year ability (6.1)
    };
    Kind kind = Kind::Keywords;
    std::vector<Keyword> keywords {}; ///< Of a keyword line, in printed order.
    bool solo = false;                ///< "Solo -" (glossary)
    bool focused = false;             ///< "Focused -" before one ability
    std::optional<int> shortTime {};  ///< "Short Time N," (glossary)
    Cost cost {};                     ///< Of an active, triggered or additional-cost paragraph.
    std::optional<Trigger> trigger {};
    bool may = false; ///< "you may", decided when it would go on the pile (9.3)
    /// Of a passive: "As long as ...,". Of an active ability: "Use this only if ..."
    std::optional<Condition> condition {};
    bool oncePerTurn = false; ///< Of an active ability: "Use this only once each turn."
    std::uint8_t times = 1;   ///< With it: "only twice each turn".
    /// "X can not be greater than the number of cards in your soul row": as it is when X is announced (8.1.1).
    std::optional<Amount> mostX {};
    std::optional<Effect> effect {};

    bool operator==(const Ability& o) const
    {
        return kind == o.kind && keywords == o.keywords && solo == o.solo && focused == o.focused
            && shortTime == o.shortTime && cost == o.cost && trigger == o.trigger && may == o.may
            && condition == o.condition && oncePerTurn == o.oncePerTurn && times == o.times
            && mostX == o.mostX && effect == o.effect;
    }
};

} // namespace triptych::kryptik
