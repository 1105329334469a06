#include "seize/rules/Passives.h"

#include "seize/tree/Meant.h"

namespace triptych::seize {

bool reaches(const Table& t, const Thing& what, Index source, const Viewpoint& v, Index i)
{
    if (meantBy(what.kind) == Meant::Own)
        return (zoneOf(t.state, source) == Zone::Battlefield ? source : v.anchor) == i;
    return what.kind == Thing::Kind::Each && matches(t, i, what.filter, v);
}

Modifier modifierOf(const LastingEffect& l)
{
    Modifier made;
    made.kind = static_cast<Modifier::Kind>(l.what);
    made.number = l.amount;
    using Kind = Modifier::Kind;
    const int what = l.detail & 7;
    if (made.kind == Kind::OfClass) {
        made.classNumber = l.detail;
        return made;
    }
    if (made.kind == Kind::NotTargeted) {
        made.byFoes = (l.detail & 0x80) != 0;
        made.cards = what == 1 ? CardFilter::Kind::Ability
            : what == 2        ? CardFilter::Kind::Instant
                               : CardFilter::Kind::Card;
        return made;
    }
    if (made.kind == Kind::NoEquip) {
        made.cards = static_cast<CardFilter::Kind>(l.detail);
        return made;
    }
    if (made.kind == Kind::KeepsTreasures) {
        made.cards = static_cast<CardFilter::Kind>(l.detail & 0x0F);
        made.unruined = (l.detail & 0x40) != 0;
        made.byFoes = (l.detail & 0x80) != 0;
        return made;
    }
    if (made.kind == Kind::NotPushed) {
        made.byFoes = (l.detail & 0x80) != 0;
        made.moved = (what & 1) != 0;
        made.byAbilities = (what & 2) != 0;
        return made;
    }
    if (made.kind == Kind::Becomes || made.kind == Kind::Doubled) {
        made.stat = static_cast<Stat>(what);
        return made;
    }
    if (made.kind == Kind::KeepsFigure) {
        made.stat = static_cast<Stat>(what);
        made.status = (l.detail & 0x80) != 0 ? Status::Frost : Status::Exhaust;
        return made;
    }
    if (made.kind == Kind::Immune) {
        made.status = static_cast<Status>(what);
        made.byFoes = (l.detail & 0x80) != 0;
        made.cards = (l.detail & 0x10) != 0 ? CardFilter::Kind::Ability
            : (l.detail & 0x20) != 0        ? CardFilter::Kind::Instant
                                            : CardFilter::Kind::Card;
        return made;
    }
    if (made.kind == Kind::Inflicts || made.kind == Kind::Suffers || made.kind == Kind::GainsFewer
        || made.kind == Kind::KeepsCounters || made.kind == Kind::Unaffected
        || made.kind == Kind::HoldsStatus)
        made.status = static_cast<Status>(what);
    else if (made.kind == Kind::DealsType || made.kind == Kind::TakesType)
        made.type = static_cast<DamageType>(what);
    else if (what != 0)
        made.blow.type = static_cast<DamageType>(what - 1);
    made.blow.how = static_cast<How>((l.detail >> 3) & 7);
    made.firstOnly = (l.detail & 0x80) != 0;
    made.atLeastOne = (l.detail & 0x40) != 0;
    made.roundedUp = made.atLeastOne;
    made.byFoes
        = (made.kind == Kind::NotSwapped || made.kind == Kind::HoldsStatus) && made.firstOnly;
    return made;
}

Index mercenaryOf(const State& s, Index source)
{
    if (source < s.objectCount && zoneOf(s, source) == Zone::Equipped)
        source = s.objects[source].host;
    return source < s.objectCount && onBattlefield(s, source) ? source : noIndex;
}

} // namespace triptych::seize
