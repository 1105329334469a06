#pragma once

namespace triptych::cards {

/// The id and the name of a printed card; one without an id goes by its name. `fields` are a card's JsonFields,
/// or what a game reads them with.
template <class Fields, class Card>
void readIdentity(Fields& fields, Card& card)
{
    card.id = fields.text("id");
    card.name = fields.text("name");
    if (card.name.empty())
        fields.complain("name", "is missing; every card needs one");
    if (card.id.empty())
        card.id = card.name;
}

} // namespace triptych::cards
