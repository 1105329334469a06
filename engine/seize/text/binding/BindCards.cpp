#include "seize/text/binding/BindTraits.h"

#include <utility>

// "It", where a card was named, or where one was shown: the card, or a mercenary.
namespace triptych::seize::binding {

/// "Return a mercenary card from your discard to your hand. If it has 3 or more bounty, lose 1 loot": not this.
void Binder::orTheCard()
{
    if (m_cardNamed && !m_static)
        complain("it",
            "\"It\" could be the card or a mercenary; say \"this\" or whom, or of a card that is "
            "discarded or shown \"if it is a mercenary card with 3 or more bounty\".");
}

/// "Return a mercenary card from your discard to your hand. If it is a Mage, ...": where nobody else could be meant.
void Binder::askOfTheCard(Condition& condition) const
{
    using Kind = Condition::Kind;
    const bool asks = (condition.kind == Kind::ThingIs || condition.kind == Kind::ThingIsNot)
        && condition.of == Thing::Kind::It && isOfCards(condition.filter);
    if (!asks || !m_cardNamed || !m_cards || hasOwn() || hasNamed())
        return;
    Condition made;
    made.kind = Kind::AmongThem;
    made.unless = condition.unless != (condition.kind == Kind::ThingIsNot);
    made.cards.kind = CardFilter::Kind::Mercenary;
    made.cards.className = condition.filter.className;
    made.cards.orClass = condition.filter.orClass;
    made.cards.notClass = condition.filter.notClass;
    made.cards.bound = condition.filter.bound;
    condition = std::move(made);
}

/// "Whenever this destroys an enemy mercenary, if it was a Mage, ...": where no card was shown, a mercenary is meant.
void Binder::mercenaryOrCard(Condition& condition) const
{
    const CardFilter& cards = condition.cards;
    const bool ofIt = std::exchange(condition.of, Thing::Kind::This) == Thing::Kind::It;
    if (!ofIt || m_cards || cards.kind != CardFilter::Kind::Mercenary || cards.className.empty()
        || cards.orKind != CardFilter::Kind::Card || cards.name != CardFilter::Name::Any)
        return;
    Condition made;
    made.kind = condition.unless ? Condition::Kind::ThingIsNot : Condition::Kind::ThingIs;
    made.of = Thing::Kind::It;
    made.filter.className = cards.className;
    made.filter.orClass = cards.orClass;
    made.filter.notClass = cards.notClass;
    made.filter.bound = cards.bound;
    condition = std::move(made);
}

} // namespace triptych::seize::binding
