#include "altered/rules/Reactions.h"

#include "altered/rules/Characteristics.h"
#include "altered/rules/Passives.h"

#include <algorithm>

// What objects have come to have, as far as Reactions ask for it: those they were given (6.3.e), and being Gigantic.
namespace triptych::altered {

bool isGivenReaction(const Grant& grant)
{
    return grant.kind == Grant::Kind::Ability && !grant.lose && grant.ability
        && grant.ability->effect && grant.ability->kind == Ability::Kind::Reaction;
}

namespace {

/// "When I leave the Expedition zone", "when I'm sacrificed"
bool hearsOwnLeaving(const Ability& ability)
{
    return std::ranges::any_of(ability.triggers, [](const Happening& h) {
        return (h.event == Happening::Event::Leaves || h.event == Happening::Event::IsSacrificed)
            && h.subject && std::holds_alternative<This>(h.subject->node);
    });
}

} // namespace

GivenAbilities givenAsItLeaves(const Table& t, Index i)
{
    GivenAbilities given {};
    std::size_t count = 0;
    const auto leaves = [](const Grant& grant) {
        return isGivenReaction(grant) && hearsOwnLeaving(*grant.ability);
    };
    eachGrant(t, i, leaves, [&](const Table&, const Grant& grant, const Viewpoint&) {
        if (count < given.size())
            given[count++] = &*grant.ability;
    });
    return given;
}

std::vector<Deed> noteGigantic(const Table& t)
{
    State& s = t.state;
    std::vector<Deed> deeds;
    for (Seat p = 0; p < maxPlayers; ++p)
        for (const Zone zone : { Zone::HeroExpedition, Zone::CompanionExpedition })
            for (const Index i : cardsIn(s, p, zone)) {
                const bool now = isGigantic(t, i);
                if (now == s.objects[i].is(Object::InBoth))
                    continue;
                s.objects[i].set(Object::InBoth, now);
                Deed deed { now ? Deed::What::BecameGigantic : Deed::What::CeasedGigantic };
                deed.object = i;
                deed.player = p;
                deed.before = p;
                deed.from = zone;
                deed.to = zone;
                deeds.push_back(deed);
            }
    return deeds;
}

} // namespace triptych::altered
