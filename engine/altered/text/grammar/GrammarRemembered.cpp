#include "altered/text/grammar/GrammarInstructions.h"

#include <algorithm>

// What is remembered of a Day (rules/HistoryKept): only that can be asked for later, and counted.
namespace triptych::altered::grammar {
namespace {

using Event = Happening::Event;
using Window = Happening::Window;

/// Of a card that was played or discarded only what is printed on it is remembered, and of what was played
/// also from where.
bool isTraitRemembered(const Trait& trait, Event event)
{
    switch (trait.kind) {
    case Trait::Kind::
        Other: // of what happens to what goes on being there it is not known which it was
        return event != Event::GoesTo && event != Event::Gains && event != Event::Loses
            && event != Event::SwitchesExpeditions && event != Event::Defects;
    case Trait::Kind::Token:
    case Trait::Kind::Subtype:
    case Trait::Kind::Keyword:
    case Trait::Kind::Number:
    case Trait::Kind::BaseZero:
    case Trait::Kind::Shares:
    case Trait::Kind::OwnStatistics:
    case Trait::Kind::Window:
        return true;
    case Trait::Kind::InZone: // from hand or from Reserve; nothing else is remembered
        return std::ranges::all_of(trait.places, [](const Place& place) {
            return place.zone == Zone::Hand || place.zone == Zone::Reserve;
        }) && (event == Event::Plays || event == Event::Discards || event == Event::Exhausts);
    case Trait::Kind::Played:
        return event == Event::Plays;
    case Trait::Kind::Controlled: // whose it was, of what happened to it
        return event == Event::Sacrifices || event == Event::Discards || event == Event::Leaves
            || event == Event::Joins || event == Event::GoesTo || event == Event::Gains
            || event == Event::Loses || event == Event::SwitchesExpeditions
            || event == Event::Defects;
    case Trait::Kind::Owned:
    case Trait::Kind::Status:
    case Trait::Kind::InExpedition:
    case Trait::Kind::InTerrain:
    case Trait::Kind::Facing:
    case Trait::Kind::Counters:
    case Trait::Kind::HasAbility:
    case Trait::Kind::Total:
    case Trait::Kind::FromThese:
    case Trait::Kind::Highest:
    case Trait::Kind::Different:
    case Trait::Kind::Named:
    case Trait::Kind::Lately:
        break;
    }
    return false;
}
/// What was in play and has changed: of what lies elsewhere that is not remembered.
bool isOfWhatIsInPlay(const Happening& of)
{
    const Some* some = of.subject ? std::get_if<Some>(&of.subject->node) : nullptr;
    return some && !some->filter.nouns.empty()
        && std::ranges::none_of(
            some->filter.nouns, [](const Noun& noun) { return noun.kind == Noun::Kind::Card; });
}
/// Those of a player, as they are now; not one that was named.
bool isKnownExpedition(const Expedition& of)
{
    using Kind = Expedition::Kind;
    return of.positions == 0 && of.in == 0 && !of.inside
        && (of.kind == Kind::Of || of.kind == Kind::OneOf || of.kind == Kind::Mine
            || of.kind == Kind::MyOther || of.kind == Kind::Hero || of.kind == Kind::Companion
            || of.kind == Kind::FacingMe);
}
/// Which events are remembered, and what of them.
bool isKept(const Happening& of)
{
    const bool before = of.window == Window::PreviousDay || of.window == Window::PreviousDusk;
    switch (of.event) {
    case Event::MovesForward: // of the Day before only that it did
        return !of.attempt && (!before || (of.dueTo == 0 && !of.dueToAscend && of.least == 0));
    case Event::FailsToMove:
    case Event::MovesBackward:
    case Event::Ascends:
        return !of.attempt && of.dueTo == 0 && !of.dueToAscend && of.least == 0;
    case Event::Draws:
    case Event::Rolls:
    case Event::Activates:
    case Event::Resupplies:
    case Event::MakesGift:
    case Event::GetsGift:
    case Event::Plays:
    case Event::Sacrifices:
    case Event::Discards:
    case Event::Creates:
    case Event::Completes:
    case Event::Exhausts:
    case Event::GoesTo:
    case Event::SwitchesExpeditions:
    case Event::Defects:
        return true;
    case Event::Passes: // that somebody passed, and who was the first
        return !of.afterOpponents;
    case Event::Gains:
    case Event::Loses: // of what was in play, and not how much at once
        return !of.ordinal && of.amount.kind == Amount::Kind::Fixed && of.amount.number <= 1
            && isOfWhatIsInPlay(of);
    case Event::Spends:
        return of.amount.kind == Amount::Kind::Fixed && of.amount.number <= 1;
    case Event::Leaves: // an Expedition, the Landmarks, the Reserve or the discard pile
        return !of.expedition || isKnownExpedition(*of.expedition);
    case Event::Joins:
        return of.expedition && isKnownExpedition(*of.expedition) && !of.orLandmarks;
    case Event::IconJoin:
    case Event::IconHand:
    case Event::IconReserve:
    case Event::AtPhase:
    case Event::IsSacrificed:
    case Event::Readies:
    case Event::Reveals:
    case Event::Becomes:
    case Event::Targets:
    case Event::Sabotages:
        break;
    }
    return false;
}
/// What is done by somebody or by an Expedition, and to nothing.
bool isAboutNothing(const Happening& of)
{
    return of.event == Event::MovesForward || of.event == Event::FailsToMove
        || of.event == Event::MovesBackward || of.event == Event::Ascends
        || of.event == Event::Draws || of.event == Event::Rolls || of.event == Event::Activates
        || of.event == Event::Resupplies || of.event == Event::MakesGift
        || of.event == Event::GetsGift || of.event == Event::Passes || of.event == Event::Spends;
}
/// From where it was, and whose that was.
bool isKnownPlace(const Happening& of, const Place& place)
{
    const bool out = place.zone == Zone::Hand || place.zone == Zone::Reserve;
    if (of.event == Event::GoesTo)
        return out || place.zone == Zone::Deck || place.zone == Zone::Discard
            || place.zone == Zone::Landmark || place.zone == Zone::Expedition
            || place.zone == Zone::Play;
    if (of.event == Event::Discards)
        return out || place.zone == Zone::Expedition || place.zone == Zone::Play;
    return out
        && (of.event == Event::Plays || place.zone == Zone::Hand
            || place.whose.kind == Who::Kind::Anyone);
}
} // namespace

/// What is not remembered cannot be asked for later.
bool isRemembered(const Happening& of)
{
    // Of whose turn it was, and mostly of what was done by what, no record is kept.
    if (of.outside || (of.by && of.event != Event::GoesTo) || of.window == Window::Rest
        || of.window == Window::YourTurn || of.window == Window::ThisWay)
        return false;
    const bool before = of.window == Window::PreviousDay || of.window == Window::PreviousDusk;
    if ((before && of.event != Event::MovesForward) || !isKept(of))
        return false;
    if (isAboutNothing(of))
        return true;
    if (!std::ranges::all_of(of.from, [&](const Place& place) { return isKnownPlace(of, place); }))
        return false;
    const Some* some = of.subject ? std::get_if<Some>(&of.subject->node) : nullptr;
    const bool several = some && some->count.number != 1 && !some->orMore;
    if (!some || some->upTo || several || some->count.kind != Amount::Kind::Fixed)
        return false;
    Trait yours;
    yours.kind = Trait::Kind::Controlled;
    if (some->yours && !isTraitRemembered(yours, of.event))
        return false;
    const auto kept = [&](const Trait& trait) { return isTraitRemembered(trait, of.event); };
    return std::ranges::all_of(some->filter.before, kept)
        && std::ranges::all_of(some->filter.after, kept);
}

} // namespace triptych::altered::grammar
