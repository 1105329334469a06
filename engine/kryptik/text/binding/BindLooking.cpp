#include "kryptik/text/binding/Binder.h"

// Searching, looking and showing.
namespace triptych::kryptik::binding {

void Binder::visitLeaf(Search& e)
{
    settle(e.count);
    settle(e.filter, false);
    const bool several = !(e.count == fixed(1));
    product(e.to, e.filter.noun, several, several ? "the cards found" : "the card found");
}

void Binder::visitLeaf(LookAt& e)
{
    on(e.what, "look at", { Zone::ElevenYearRow });
}

/// 6.1 Only while the choice about it waits is there anything to keep its player from.
void Binder::visitLeaf(BarYear& e)
{
    const auto id = on(e.what, "keep from being used", { Zone::Limbo });
    if (id && !m_things[static_cast<std::size_t>(*id)].destroyedYear)
        complain("11 year",
            "Only of an 11 year card that has just been destroyed is there a choice to make. "
            "For instance: \"Destroy target 11 year card. Its 11 year ability can not be used.\"");
}

void Binder::visitLeaf(LookAtRow& e)
{
    settle(e.whose);
    settle(e.count);
    const bool several = !(e.count == fixed(1));
    const int id = product(Zone::ElevenYearRow, Filter::Noun::Card, several,
        several ? "the cards looked at" : "the card looked at");
    m_things[static_cast<std::size_t>(id)].pair = e.count == fixed(2);
}

void Binder::visitLeaf(LookAtDeck& e)
{
    settle(e.whose);
    settle(e.count);
    const bool several = !(e.count == fixed(1));
    product(Zone::Deck, Filter::Noun::Card, several,
        several ? "the cards looked at" : "the card looked at");
}

void Binder::visitLeaf(RearrangeRow& e)
{
    settle(e.whose);
    if (e.whose.kind == Who::Kind::EachPlayer || e.whose.kind == Who::Kind::EachOpponent)
        complain("row",
            "One row is rearranged at a time, by you: \"rearrange target opponent's 11 year "
            "row\".");
}

void Binder::visitLeaf(Reveal& e)
{
    settle(e.whose);
    settle(e.count);
    const bool several = !(e.count == fixed(1));
    if (e.type)
        settle(*e.type, false);
    const std::size_t before = m_things.size();
    product(e.zone, e.type ? e.type->noun : Filter::Noun::Card, several,
        several ? "the cards revealed" : "the card revealed");
    ofEachPlayer(e.whose, before);
    if (e.type)
        counts(e.count, "the cards revealed");
}

void Binder::visitLeaf(LookAndPick& e)
{
    settle(e.whose);
    settle(e.count);
    if (e.chooser)
        settle(*e.chooser);
    settle(e.take);
    if (e.type)
        settle(*e.type, false);
    if (e.then) // of those in two places nobody could say which is meant
        return;
    const bool several = e.take != fixed(1);
    product(e.to, std::nullopt, several, several ? "the cards taken" : "the card taken");
}

void Binder::visitLeaf(PickFromHand& e)
{
    settle(e.whose);
    settle(e.type, false);
    if (e.fate == PickFromHand::Fate::Attach && (!isCitizenText() || m_gone))
        complain("attach", "This card is not on the island, so nothing can be attached to it.");
    const Zone to = e.fate == PickFromHand::Fate::Abolish ? Zone::Abolished
        : e.fate == PickFromHand::Fate::Bottom            ? Zone::Deck
        : e.fate == PickFromHand::Fate::Top               ? Zone::Deck
        : e.fate == PickFromHand::Fate::SoulRow           ? Zone::SoulRow
        : e.fate == PickFromHand::Fate::Attach            ? Zone::Attached
                                                          : Zone::Limbo;
    product(to, e.type.noun, e.count > 1, e.count > 1 ? "the cards chosen" : "the card chosen");
}

void Binder::visitLeaf(LookAtHand& e)
{
    settle(e.whose);
}

void Binder::visitLeaf(SeeTop& e)
{
    if (e.hand)
        settle(*e.hand);
}

} // namespace triptych::kryptik::binding
