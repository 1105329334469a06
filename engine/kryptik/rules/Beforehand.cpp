#include "kryptik/rules/Beforehand.h"

#include <algorithm>

namespace triptych::kryptik {

bool takesLeaveOtherwise(State& s, Index i)
{
    for (std::size_t k = 0; k < s.lasting.size(); ++k)
        if (s.lasting[k].kind == LastingEffect::Kind::Instead && s.lasting[k].defense != 0
            && s.lasting[k].who == refOf(s, i)) {
            s.lasting.erase(k);
            return true;
        }
    return false;
}

void endReplacement(State& s, Index i, bool destroyed)
{
    for (std::size_t k = 0; k < s.lasting.size(); ++k)
        if (s.lasting[k].kind == LastingEffect::Kind::Instead && s.lasting[k].who == refOf(s, i)
            && (destroyed || s.lasting[k].attack == 0)) {
            s.lasting.erase(k);
            return;
        }
}

void noteCasting(State& s, Index i)
{
    const PileItem& item = s.resolving;
    if (item.kind != PileItem::Kind::Citizen || item.source.object != i)
        return;
    if (item.forYear)
        s.objects[i].set(Object::CastForYear, true);
    if (item.abolishAfter) { // "If you do and it would leave the island, abolish it instead."
        LastingEffect gone;
        gone.kind = LastingEffect::Kind::Instead;
        gone.defense = 1;
        gone.who = refOf(s, i);
        s.lasting.push_back(gone);
    }
    if (!item.paidMore && item.x == 0)
        return;
    LastingEffect m;
    m.kind = LastingEffect::Kind::Paid;
    m.what = item.x;
    m.attack = static_cast<std::int8_t>(item.paidMore);
    m.who = refOf(s, i);
    s.lasting.push_back(m);
}

void noteDeeds(const Table& t, Index i)
{
    State& s = t.state;
    const Object& o = s.objects[i];
    const auto kept = std::ranges::find_if(s.lasting, [&](const LastingEffect& m) {
        return m.kind == LastingEffect::Kind::Deeds && m.who == refOf(s, i);
    });
    const auto met = [&](const LastingEffect& m) {
        return (m.kind == LastingEffect::Kind::Met && m.redirected() == refOf(s, i))
            || ((m.kind == LastingEffect::Kind::Met || m.kind == LastingEffect::Kind::Hurt)
                && m.who == refOf(s, i));
    };
    std::uint8_t deeds = kept == s.lasting.end() ? 0 : kept->what;
    const auto note = [&](bool done, std::uint8_t deed) {
        if (done)
            deeds = static_cast<std::uint8_t>(deeds | deed);
    };
    note(o.is(Object::Attacked) && o.controller == s.active, Deeds::attacked);
    if (t.cards.asksOfDeeds()) {
        note(o.is(Object::DealtDamage), Deeds::dealtDamage);
        note(o.damage > 0, Deeds::wasDamaged);
        note(o.is(Object::Entered), Deeds::entered);
    }
    if (kept != s.lasting.end()) {
        kept->what = deeds;
    } else if (deeds != 0 || std::ranges::any_of(s.lasting, met)) {
        LastingEffect m;
        m.kind = LastingEffect::Kind::Deeds;
        m.who = refOf(s, i);
        m.what = deeds;
        m.attack = static_cast<std::int8_t>(o.controller);
        m.endOfTurn = LastingEffect::EndOfTurn;
        s.lasting.push_back(m);
    }
}

bool isNoted(const State& s, Ref r, std::uint8_t deed)
{
    return std::ranges::any_of(s.lasting, [&](const LastingEffect& m) {
        return m.kind == LastingEffect::Kind::Deeds && m.who == r && (m.what & deed) != 0;
    });
}

} // namespace triptych::kryptik
