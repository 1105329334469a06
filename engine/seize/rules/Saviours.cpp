#include "seize/rules/Rescues.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/Immunity.h"
#include "seize/rules/Passives.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Zones.h"

#include <algorithm>
#include <type_traits>
#include <variant>

// Whose "if it would ..., instead ..." comes in now: the first that speaks of it, that can be done and that
// nobody has declined.
namespace triptych::seize {
namespace {

/// What a deed would come to. Impossible: what it takes cannot be taken, so all of it is not done.
enum class Outlook : std::uint8_t { Impossible, Nothing, Something };

/// RULING "instead": what cannot be done does not come instead, and what would happen happens.
struct Foresight
{
    const Table& t;
    const Saviour& saviour;
    Index doomed;
    Seat player; ///< Of what befalls one.

    Index whom(const Thing& what) const { return toldOf(t, what, saviour, doomed); }
    bool isThere(Index i) const { return i != noIndex && onBattlefield(t.state, i); }
    Seat you() const { return t.state.objects[saviour.source].controller; }

    Outlook of(const Effect& deed) const { return std::visit(*this, deed.node); }
    Outlook operator()(const Sequence& e) const
    {
        Outlook all = Outlook::Nothing;
        for (const Effect& part : e.parts) {
            const Outlook one = of(part);
            if (one == Outlook::Impossible)
                return one;
            all = std::max(all, one);
        }
        return all;
    }
    Outlook operator()(const Heal& e) const
    {
        const Index i = whom(e.what);
        return isThere(i) && (e.way == Heal::Way::Set || !has(t, i, Modifier::Kind::NotHealed))
            ? Outlook::Something
            : Outlook::Impossible;
    }
    Outlook operator()(const Destroy& e) const
    {
        const Index paid = whom(e.what);
        return paid == doomed || (isThere(paid) && !has(t, paid, Modifier::Kind::NotDestroyed))
            ? Outlook::Something
            : Outlook::Impossible;
    }
    /// RULING "that damage is dealt to this instead": what would come to this comes to it, and what would
    /// go to who has left comes as it would.
    Outlook operator()(const Deal& e) const
    {
        if (!e.same || e.what.kind == Thing::Kind::Attacker)
            return Outlook::Something;
        const Index other = e.what.kind == Thing::Kind::Target
            ? saviour.other
            : mercenaryOf(t.state, saviour.source);
        return isThere(other) && other != doomed ? Outlook::Something : Outlook::Impossible;
    }
    Outlook operator()(const Exit& e) const
    {
        const Index i = whom(e.what);
        return isThere(i) && !formatOf(t.state).arena && !t.state.objects[i].is(Object::GuildMaster)
                && !has(t, i, Modifier::Kind::NoExit)
            ? Outlook::Something
            : Outlook::Impossible;
    }
    Outlook operator()(const Handle& e) const
    {
        const Zone zone = zoneOf(t.state, saviour.source);
        if (e.deed == Handle::Deed::Exhaust)
            return (zone == Zone::Equipped || zone == Zone::Warchest)
                    && !t.state.objects[saviour.source].is(Object::Exhausted)
                ? Outlook::Something
                : Outlook::Impossible;
        const bool goes = zone == Zone::Equipped
            ? !keepsTreasure(t, saviour.source, you(), lossBy(e.deed))
            : zone == Zone::Events || (zone == Zone::Warchest && e.deed != Handle::Deed::Unequip);
        return goes ? Outlook::Something : Outlook::Impossible;
    }
    Outlook operator()(const LoseLoot& e) const
    {
        // RULING: who has not got what is to be paid is not asked to.
        const Seat p = e.who.kind == Who::Kind::ThatPlayer ? player : you();
        const bool lost = formatOf(t.state).vault > 0
            && (e.pays || allowed(t, p, Allowance::Kind::NoLoss) == 0);
        const bool enough = !saviour.rescue->may || t.state.players[p].vault >= e.amount.number;
        return lost && enough ? Outlook::Something : Outlook::Impossible;
    }
    Outlook operator()(const GainLoot& e) const
    {
        const Seat p = e.who.kind == Who::Kind::ThatPlayer ? player : you();
        return formatOf(t.state).vault > 0 && allowed(t, p, Allowance::Kind::NoLoot) == 0
            ? Outlook::Something
            : Outlook::Nothing;
    }
    Outlook operator()(const LoseHealth& e) const
    {
        return isThere(whom(e.what)) ? Outlook::Something : Outlook::Impossible;
    }
    Outlook operator()(const Strip& e) const
    {
        const Index i = whom(e.what);
        if (!isThere(i))
            return Outlook::Impossible;
        const Loss loss = e.destroy ? Loss::Destroyed : Loss::Otherwise;
        for (const Index treasure : treasuresOf(t.state, i))
            if (!keepsTreasure(t, treasure, you(), loss))
                return Outlook::Something;
        return Outlook::Nothing;
    }
    int countersOn(Index i, Status status) const
    {
        return holdsStatus(t, i, status) ? 0 : countOf(mercenary(t.state, i), status);
    }
    Outlook operator()(const Ready& e) const
    {
        const Index i = whom(e.what);
        if (!isThere(i))
            return Outlook::Impossible;
        return countersOn(i, Status::Exhaust) > 0 ? Outlook::Something : Outlook::Nothing;
    }
    Outlook operator()(const Remove& e) const
    {
        const Index i = whom(e.what);
        if (!isThere(i))
            return Outlook::Impossible;
        int there = 0;
        for (int k = 0; k < (e.every ? countedStatusCount : 1); ++k)
            if (isAmong(e.among, e.every ? static_cast<Status>(k) : e.status))
                there += countersOn(i, e.every ? static_cast<Status>(k) : e.status);
        // Of another it is what is paid.
        if (i != doomed && e.count.kind == Amount::Kind::Fixed && there < e.count.number)
            return Outlook::Impossible;
        return there > 0 ? Outlook::Something : Outlook::Nothing;
    }
    Outlook operator()(const Apply& e) const
    {
        const Index i = whom(e.what);
        const bool gained
            = isThere(i) && std::ranges::any_of(e.doses, [&](const Apply::Dose& dose) {
                  return gains(t, i, dose.status, dose.count.number, you());
              });
        if (gained)
            return Outlook::Something;
        return i == doomed ? Outlook::Nothing : Outlook::Impossible;
    }
    Outlook operator()(const auto&) const { return Outlook::Something; }
};

/// The player of whom it is said, seen from whose card it is.
bool isSaidOfPlayer(const State& s, const Who& who, Seat you, Seat p)
{
    return who.kind == Who::Kind::EachPlayer
        || (who.kind == Who::Kind::EachOpponent ? !areAllied(s, p, you) : p == you);
}

/// The first that is meant; one of them that can be done once per game is spent then.
Saviour findSaviour(const Table& t, Index i, Seat player, auto&& isMeant)
{
    Saviour found;
    if (!t.state.rescues || t.depth > deepest)
        return found;
    const Table deeper { t.state, t.cards, nullptr, t.depth + 1 };
    t.state.speakers.each([&](Index source) {
        if (found.rescue || !t.facts(source).rescues || isBlank(deeper, source))
            return;
        const Viewpoint v = viewpointOf(t, source);
        for (const std::uint8_t number : t.facts(source).statics) {
            const Ability& ability = t.card(source).abilities[number];
            const auto* rescue = std::get_if<Rescue>(&ability.effect->node);
            const Saviour saviour { rescue, source, number };
            if (!found.rescue && rescue && isMeant(saviour, v) && worksHere(t, source, ability)
                && !isSpent(t.state, refOf(t.state, source), number, ability)
                && (player != noSeat ? isSaidOfPlayer(t.state, rescue->who, v.you, player)
                                     : reaches(deeper, rescue->what, source, v, i))
                && (!ability.condition || holds(deeper, *ability.condition, v))
                && comesInstead(deeper, saviour, i, player))
                found = saviour;
        }
    });
    return found;
}

Use refusalOf(Index doomed, const Saviour& saviour)
{
    return { { saviour.source, doomed }, saviour.ability, refusedMark };
}

/// "Prevent 2 of that damage and draw 1": of damage that cannot be prevented it is not done.
bool prevents(const Effect& effect)
{
    const auto* several = std::get_if<Sequence>(&effect.node);
    const Effect& first = several ? several->parts.front() : effect;
    return std::holds_alternative<Prevent>(first.node);
}

} // namespace

bool speaksOf(const Rescue& rescue, const Doom& doom)
{
    if (rescue.fate != doom.fate)
        return false;
    switch (rescue.fate) {
    case Rescue::Fate::Destroyed:
        return true;
    case Rescue::Fate::Hurt:
        if (doom.destroys && rescue.blow.type != DamageType::Lethal)
            return false; // S-DMG-LETHAL-1 whatever else alters damage
        return (doom.destroys || doom.amount >= rescue.least)
            && speaksOf(rescue.blow, doom.how, doom.type)
            && !(doom.unprevented && prevents(rescue.effect.front()));
    case Rescue::Fate::Healed:
    case Rescue::Fate::Draws:
        return true;
    case Rescue::Fate::LosesLoot:
    case Rescue::Fate::GainsLoot:
        return doom.amount >= rescue.least;
    case Rescue::Fate::Afflicted:
        break;
    }
    switch (rescue.ailing) {
    case Trigger::Ailing::One:
        return rescue.status == doom.status;
    case Trigger::Ailing::Any:
        return true;
    case Trigger::Ailing::Physical:
        return isPhysical(doom.status);
    case Trigger::Ailing::Counters:
        return isCounted(doom.status);
    case Trigger::Ailing::Magical:
        break;
    }
    return !isPhysical(doom.status);
}

Index toldOf(const Table& t, const Thing& what, const Saviour& saviour, Index doomed)
{
    if (what.kind == Thing::Kind::This)
        return saviour.source;
    // Who would be destroyed as the bearer is meant, whoever carries the treasure by now.
    if (what.kind == Thing::Kind::Bearer && saviour.rescue->what.kind != Thing::Kind::Bearer)
        return mercenaryOf(t.state, saviour.source);
    return doomed;
}

bool comesInstead(const Table& t, const Saviour& saviour, Index doomed, Seat whom)
{
    return Foresight { t, saviour, doomed, whom }.of(saviour.rescue->effect.front())
        == Outlook::Something;
}

void refuse(const Table& t, Index doomed, const Saviour& saviour)
{
    State& s = t.state;
    s.used.push_back(refusalOf(doomed, saviour));
    if (s.used.overrun()) { // the match ends for want of room, and asks nobody again
        Mercenary& m = mercenary(s, doomed);
        m.doom = isFree(m) ? Mercenary::GivenUpFree : Mercenary::GivenUp;
    }
}

void forgetRefusals(State& s)
{
    for (std::size_t k = s.used.size(); k-- > 0;)
        if (s.used[k].nth == refusedMark)
            s.used.erase(k);
}

Saviour saviourOf(const Table& t, Index i, const Doom& doom)
{
    return findSaviour(t, i, noSeat, [&](const Saviour& saviour, const Viewpoint& v) {
        return saviour.rescue->fate == Rescue::Fate::Destroyed && isBy(t, *saviour.rescue, doom, v)
            && !t.state.used.contains(refusalOf(i, saviour));
    });
}

Saviour guardOf(const Table& t, Index i, const Doom& doom, const Declined& declined)
{
    return findSaviour(t, i, noSeat, [&](const Saviour& saviour, const Viewpoint& v) {
        return speaksOf(*saviour.rescue, doom) && isBy(t, *saviour.rescue, doom, v)
            && !isAmong(declined, saviour);
    });
}

Saviour guardOfPlayer(const Table& t, const Doom& doom, const Declined& declined)
{
    return findSaviour(t, noIndex, doom.who, [&](const Saviour& saviour, const Viewpoint&) {
        return speaksOf(*saviour.rescue, doom) && !isAmong(declined, saviour);
    });
}

// ---------------------------------------------------------------- Asked before it happens

namespace {

Use answerOf(const Saviour& saviour, Index doomed, std::uint8_t mark)
{
    return { { saviour.source, doomed }, saviour.ability, mark };
}

/// The ability of the card whose deed it is.
std::uint8_t abilityOf(const Table& t, Index card, EffectId deed)
{
    for (const std::uint8_t number : t.facts(card).statics)
        if (const auto* rescue = std::get_if<Rescue>(&t.card(card).abilities[number].effect->node);
            rescue && rescue->effect.front().id == deed)
            return number;
    return ofWhatResolved;
}

} // namespace

bool isAmong(const Declined& declined, const Saviour& saviour)
{
    return std::ranges::any_of(declined, [&](const Saviour& one) {
        return one.source == saviour.source && one.rescue == saviour.rescue;
    });
}

Answer takeAnswer(const Table& t, const Saviour& saviour, Index doomed)
{
    auto& used = t.state.used;
    for (std::size_t k = 0; k < used.size(); ++k)
        for (const std::uint8_t mark : { insteadMark, notInsteadMark })
            if (used[k] == answerOf(saviour, doomed, mark)) {
                used.erase(k);
                return mark == insteadMark ? Answer::Yes : Answer::No;
            }
    if (t.unanswered && t.unanswered->saviour == noIndex)
        *t.unanswered = { saviour.source, doomed, saviour.rescue->effect.front().id };
    return Answer::NotAsked;
}

bool mayBeOffered(const Table& t)
{
    return (t.state.rescues & keepsByOffer) != 0
        || std::ranges::any_of(t.state.delayed, [&](const DelayedEffect& d) {
               return d.when == rescueMark
                   && isOffered(std::get<Rescue>(t.cards.effect(d.node).node));
           });
}

void answerInstead(const Table& t, const Option& o)
{
    State& s = t.state;
    const auto [source, doomed] = s.asked.remembered<Saving>();
    const Saviour saviour { nullptr, source, abilityOf(t, source, s.asked.node) };
    s.used.push_back(
        answerOf(saviour, doomed, verbOf(o) == Verb::Yes ? insteadMark : notInsteadMark));
    s.asked = {}; // what was picked for the step that waits stays
}

void forgetAnswers(State& s)
{
    for (std::size_t k = s.used.size(); k-- > 0;)
        if (s.used[k].nth == insteadMark || s.used[k].nth == notInsteadMark)
            s.used.erase(k);
}

} // namespace triptych::seize
