#include "seize/text/binding/Binder.h"

#include <algorithm>
#include <utility>

// Who has left the battlefield, of whom little can be said any more.
namespace triptych::seize::binding {

/// "Destroy target mercenary": from here on it is not there.
void Binder::leave(const Thing& thing, int named)
{
    if (named >= 0)
        m_things[static_cast<std::size_t>(named)].gone = true;
    for (Definition& d : m_things)
        d.gone
            = d.gone || (thing.kind == Thing::Kind::It && !d.stale && d.referent == thing.referent);
}

/// "Deal 3 damage to target mercenary": from here on it may not be there.
void Binder::hurt(const Thing& thing, int named)
{
    if (named >= 0)
        m_things[static_cast<std::size_t>(named)].hurt = true;
    for (Definition& d : m_things)
        d.hurt = d.hurt
            || (thing.kind == Thing::Kind::It && !d.stale && d.referent == thing.referent)
            || (thing.kind == Thing::Kind::Attacked && d.referent.kind == Is::Attacked);
}

/// "Deal 3 damage to target mercenary. If it is destroyed this turn, draw 1": that is waited for before the damage
/// is dealt, which may destroy it.
void Binder::waitFirst(Sequence& e)
{
    for (std::size_t k = 1; k < e.parts.size(); ++k) {
        auto* deal = std::get_if<Deal>(&e.parts[k - 1].node);
        auto* watch = std::get_if<Watch>(&e.parts[k].node);
        if (!deal || !watch || deal->by || !watch->once
            || (watch->trigger.event != Event::IsDestroyed
                && watch->trigger.event != Event::Leaves))
            continue;
        using Kind = Thing::Kind;
        Thing& whom = watch->trigger.subject;
        Thing& struck = deal->what;
        const bool it = whom.kind == Kind::It || whom.kind == Kind::That;
        const bool one = struck.count == 1 && !struck.upTo && !struck.plural
            && struck.line == Thing::Line::None && struck.filter.noun == Filter::Noun::Mercenary;
        const bool known = struck.kind == Kind::Target || struck.kind == Kind::Attacked;
        if (!it || !one || !known)
            continue;
        if (struck.kind == Kind::Target) {
            whom = std::exchange(struck, {});
            struck.kind = Kind::It;
        }
        std::swap(e.parts[k - 1], e.parts[k]);
    }
}

/// Of others nobody would wait yet.
void Binder::notByWhatWasDealt(const Trigger& trigger)
{
    const bool leaves = trigger.event == Event::IsDestroyed || trigger.event == Event::Leaves;
    const Thing& who = trigger.subject;
    if (leaves && who.kind == Thing::Kind::It
        && std::ranges::any_of(m_things,
            [&](const Definition& d) { return d.hurt && !d.stale && d.referent == who.referent; }))
        complain("destroyed",
            "The damage before this could destroy it before anything waits for that; say \"if it "
            "is "
            "destroyed this way\", or wait first: \"the next time target mercenary is destroyed "
            "this turn, ... . Deal ... damage to it\".");
}

bool Binder::isGone(Thing::Kind of, const Referent& referent) const
{
    if (of == own())
        return m_ownGone;
    if (referent.kind == Is::Subject && m_hasOther && m_otherGone)
        return true;
    if (referent.kind == Is::Captured && m_captured) // "at end of turn, return it"
        return m_things[static_cast<std::size_t>(*m_captured)].gone;
    const bool back = of == Thing::Kind::It || of == Thing::Kind::That
        || of == Thing::Kind::ThatAlly || of == Thing::Kind::ThatEnemy
        || of == Thing::Kind::Attacked;
    return back && std::ranges::any_of(m_things, [&](const Definition& d) {
        return d.gone && !d.stale
            && (of == Thing::Kind::Attacked ? d.referent.kind == Is::Attacked
                                            : d.referent == referent);
    });
}

/// "Whenever an enemy mercenary is destroyed, draw a card for each Bleed counter on it" would count nothing.
void Binder::asOfWhoStays(std::string_view word, Thing::Kind of, const Referent& referent)
{
    if (isGone(of, referent))
        complain(word,
            "What has left has no counters, no treasures and no place any more; ask for them "
            "before it goes.");
}

/// "Whenever an enemy mercenary is destroyed, exhaust it" would do nothing.
void Binder::toWhoStays(const Thing& whom)
{
    if (whom.filter.noun == Filter::Noun::Mercenary && isGone(whom.kind, whom.referent))
        complain("it",
            "By then it has left the battlefield, and nothing can be done to it there; say whom "
            "else it is done to.");
}

/// "If it is destroyed, move this onto its tile": where it stood. Nobody comes where somebody stands.
void Binder::ontoVacated(const Thing& where)
{
    const bool hurt = std::ranges::any_of(m_things, [&](const Definition& d) {
        return d.hurt
            && (d.referent == where.referent
                || (where.kind == Thing::Kind::Attacked && d.referent.kind == Is::Attacked));
    });
    if (!hurt && !isGone(where.kind, where.referent))
        complain("tile",
            "Whoever stands there is in the way; say \"adjacent to it\", or let them swap places.");
}

namespace {

constexpr std::string_view stillThere
    = "It has not left the battlefield: say \"equipped to it\" without \"was\" or \"instead of "
      "discarding\".";

} // namespace

/// "When this destroys an enemy, a treasure that was equipped to it": to the one that is not there any more.
void Binder::ofTheGoneOne(bool fallen, Thing& of) const
{
    if (fallen && of.kind == Thing::Kind::It && !of.plural && m_otherGone && !m_ownGone)
        of.kind = Thing::Kind::That;
}

/// "When this is destroyed, return one of its treasures to your hand": they lie in the discard by then.
void Binder::ofWhoHasLeft(Strip& e)
{
    const bool gone
        = e.what.filter.noun == Filter::Noun::Mercenary && isGone(e.what.kind, e.what.referent);
    if (std::exchange(e.fallen, gone) && !gone)
        complain("was", std::string(stillThere));
    if (gone && std::ranges::any_of(m_things, [&](const Definition& d) {
            return d.offered && !d.stale && d.referent == e.what.referent;
        }))
        toWhoStays(e.what); // it may still be there, and carry them
    if (gone && e.destroy)
        complain(
            "it", "What it carried lies in the discard by then, and nothing destroys it there.");
    const bool own = e.what.kind == this->own() || sideOf(e.what) == Side::Yours
        || sideOf(e.what) == Side::Allied;
    if (std::exchange(e.yours, false) && gone && !own)
        complain("your",
            "Treasures go to their owner's hand and Warchest only; equip it to somebody of yours, "
            "or "
            "say \"its owner's\".");
}

void Binder::ofWhoHasLeft(Goods& goods)
{
    const bool gone = isGone(goods.of->kind, goods.of->referent);
    if (std::exchange(goods.fallen, gone) && !gone)
        complain("was", std::string(stillThere));
}

std::vector<bool> Binder::whoIsGone() const
{
    std::vector<bool> gone;
    for (const Definition& d : m_things)
        gone.push_back(d.gone);
    return gone;
}

/// What may come or not: who leaves by it is still there behind it.
void Binder::branch(Effect& effect, bool nobodyGone)
{
    const std::vector<bool> before = whoIsGone();
    if (nobodyGone)
        for (Definition& d : m_things)
            d.gone = d.gone && d.referent.kind == Is::Subject;
    visit(effect);
    for (std::size_t k = 0; k < before.size(); ++k)
        m_things[k].gone = before[k];
}

} // namespace triptych::seize::binding
