#include "altered/text/binding/BoundReader.h"

#include "altered/text/binding/BoundThisWay.h"

#include <algorithm>

// What is measured, and where it was, of something that was named and may be gone.
namespace triptych::altered {

/// "Reveal the top card of your deck. Target Character gains X boosts, where X is its Hand Cost."
void Reader::measured(const Quantity& of)
{
    if (of.thing && std::holds_alternative<It>(of.thing->node))
        say("It could be what was shown or what was named since; say first what becomes of "
            "what was shown.");
}

/// "Target Character gains 1 boost for each {1} ..., the Base Cost of the card discarded this way"; with "where X is"
/// it is known before the target is named.
void Reader::measuredThisWay(const Quantity& of)
{
    const auto* it = of.thing ? std::get_if<It>(&of.thing->node) : nullptr;
    if (it && it->thisWay)
        say("What is measured beside a target is the target's; say what was done this way of "
            "this card, as in \"I gain X boosts\".");
}

/// In a hand, a deck, a Reserve or a discard pile.
bool Reader::liesElsewhere(const Thing& of)
{
    if (std::holds_alternative<TopOfDeck>(of.node))
        return true;
    const auto isHidden = [](const Place& place) {
        return place.zone == Zone::Reserve || place.zone == Zone::Hand || place.zone == Zone::Deck
            || place.zone == Zone::Discard;
    };
    const Filter* filter = filterOf(of);
    return filter && std::ranges::any_of(filter->after, [&](const Trait& trait) {
        return trait.kind == Trait::Kind::InZone && !trait.places.empty()
            && std::ranges::all_of(trait.places, isHidden);
    });
}

/// "The Expedition it left": of what was sent away by the step before, and not of what only switches or is waited for.
void Reader::ofWhatLeft(const Expedition& of)
{
    using Deed = Condition::Deed;
    const bool left = of.kind == Expedition::Kind::Its && said(of).word == Said<Expedition>::Left;
    const bool known = m_named.deeds != ~DeedSet { 0 }
        && (m_named.deeds
            & bits(Deed::Sent, Deed::Returned, Deed::Put, Deed::Discarded, Deed::Sacrificed))
        && !m_named.elsewhere;
    if (left && !known)
        say("Nothing before it was sent out of an Expedition; say \"that Expedition\" of the one "
            "that was left or named.");
}

} // namespace triptych::altered
