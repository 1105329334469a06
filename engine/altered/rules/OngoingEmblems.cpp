#include "altered/rules/OngoingEmblems.h"

#include "altered/rules/Playing.h"

#include <algorithm>

namespace triptych::altered {

bool isFor(const Board& b, const Next& next, Index i, const View& v, std::uint8_t detail, Seat p)
{
    View with = v;
    with.place = placeOf(p, detail);
    return v.you == p && matchesAnywhere(b, refOf(b.state, i), next.filter, with);
}

bool isFirstOfItsKind(const Board& b, const Next& next, Seat p)
{
    for (const Past& past : b.state.past)
        if (past.event == static_cast<std::uint8_t>(Happening::Event::Plays) && past.player == p) {
            const CardType type = b.cards.facts(past.card).type;
            for (const Noun& noun : next.filter.nouns)
                if (noun.kind == Noun::Kind::Card
                    || (noun.kind == Noun::Kind::Character && type == CardType::Character)
                    || (noun.kind == Noun::Kind::Spell && type == CardType::Spell)
                    || (noun.kind == Noun::Kind::Permanent && type != CardType::Character
                        && type != CardType::Spell))
                    return false;
        }
    return true;
}

} // namespace triptych::altered
