#include "altered/rules/ModifiersFound.h"

#include "altered/rules/CarryingOut.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/MeaningTraits.h"
#include "altered/rules/Possible.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Uses.h"

#include <algorithm>

namespace triptych::altered {

namespace {

using When = Happening::Event;

constexpr std::uint32_t replaces = 1u << statementIndex<Replace>();

/// "The first time each Day ... would ...": whether that has been.
bool hasBeen(const Table& t, const Replace& e, const Ability& ability, const Viewpoint& v)
{
    if (e.firstEach == Duration::None || v.me.object >= maxObjects)
        return false;
    const auto& all = t.card(v.me.object).abilities;
    for (std::size_t k = 0; k < all.size(); ++k)
        if (&all[k] == &ability)
            return isUsedUp(t.state, v.me, static_cast<std::uint8_t>(k), e.firstEach);
    return false;
}

/// 6.2.l An ability about its own object's entering counts already where that object is, if it works where that
/// goes; `entered` is that zone, Limbo where nothing goes anywhere.
bool worksAsItEnters(const Ability& ability, const Replace& e, Zone entered)
{
    if (ability.support)
        return entered == Zone::Reserve && e.happening.event == When::GoesTo;
    return entered == Zone::Limbo || isPlayZone(entered);
}

template <typename F>
void eachReplace(const Table& t, Index own, F&& say, Zone entered = Zone::Limbo)
{
    said<Replace>(t, [&](const Replace& e, const Ability& ability, const Viewpoint& v) {
        if ((!e.whileSo || holds(t, *e.whileSo, v)) && !hasBeen(t, e, ability, v))
            say(e, ability, v);
    });
    if (own >= maxObjects)
        return;
    // 2.2.11.d What stays in play or in Reserve has been asked above.
    const Facts& facts = t.facts(own);
    const bool enters = entered == Zone::Reserve && zoneOf(t.state, own) != Zone::Reserve;
    const std::uint32_t asked = enters ? facts.supportStatements
        : t.state.speakers.has(own)    ? 0
                                       : facts.statements;
    if (!(asked & replaces))
        return;
    const Viewpoint v = viewpointOf(t.state, own);
    for (const std::uint8_t number : facts.passives) {
        const Ability& ability = t.card(own).abilities[number];
        if (const auto* e = std::get_if<Replace>(&*ability.statement))
            if (worksAsItEnters(ability, *e, entered) && isWorking(t, ability, v)
                && (!e->whileSo || holds(t, *e->whileSo, v)) && e->happening.subject
                && std::holds_alternative<This>(e->happening.subject->node))
                say(*e, ability, v);
    }
}

/// 6.2.j One modifier applies at most once: what it does instead is not modified by it again. Of several things
/// that are done to at once it modifies each (6.2.g): what waits to be done instead for another one is no matter.
bool isReplacing(const State& s, Index source, Index subject = noIndex)
{
    return std::ranges::any_of(s.acting, [&](const Acting& acting) {
        return acting.kind == Acting::Kind::Rule && acting.source.object == source
            && (subject == noIndex || !isYetToBegin(acting) || acting.subject.object == subject);
    });
}

bool isSubject(const Table& t, const Happening& h, Index i, const Viewpoint& v)
{
    if (!h.subject)
        return true;
    if (std::holds_alternative<This>(h.subject->node))
        return i == v.me.object;
    // 2.2.1.h "If a Character would be discarded": one in play, unless it is said from where.
    const bool anywhere = h.event == When::Discards || h.event == When::Gains;
    const auto isOfIt = [&](const Filter& filter) {
        if (i >= maxObjects)
            return false;
        const Known known = knownOf(t, refOf(t.state, i));
        const bool elsewhere = anywhere && h.from.empty() && !inPlay(t.state, i);
        return (!elsewhere || mayBeOutOfPlay(known, filter)) && matchesItself(t, known, filter, v);
    };
    if (const auto* each = std::get_if<Each>(&h.subject->node))
        return anyAlternative(each->filter, isOfIt);
    if (const auto* some = std::get_if<Some>(&h.subject->node))
        return anyAlternative(some->filter, isOfIt);
    // "If it would leave the Expedition zone this Day": whom that was said of
    return std::holds_alternative<It>(h.subject->node) && v.subject.object == i;
}

/// "From your Reserve": where it lies before it moves.
bool isFromWhereSaid(const Table& t, const Happening& h, Index i, const Viewpoint& v)
{
    return h.from.empty() || std::ranges::any_of(h.from, [&](const Place& place) {
        return isInPlace(t, i, place, v);
    });
}

bool wouldMove(const Table& t, const Happening& h, const Motion& m, Cause cause, const Viewpoint& v)
{
    const State& s = t.state;
    const Zone from = zoneOf(s, m.object);
    // 4.2.5.b "During Rest": all that it moves, also when what is done instead of an earlier one waits already.
    const bool isThen
        = h.window == Happening::Window::Rest ? cause == Cause::Rest : isInWindow(s, h, v);
    if (!isThen || !isSubject(t, h, m.object, v))
        return false;
    if (h.event == When::Leaves) {
        if (h.expedition) {
            Things list;
            expeditionsOf(t, *h.expedition, v, list);
            Things here;
            expeditionsOfObject(t, refOf(s, m.object), here);
            return !isExpeditionZone(m.to)
                && std::ranges::any_of(here, [&](Index e) { return list.contains(e); });
        }
        if (h.zone == Zone::Reserve && h.reserveLeft)
            return from == Zone::Reserve;
        if (h.zone == Zone::Landmark)
            return from == Zone::Landmark && m.to != Zone::Landmark;
        return (h.zone == Zone::Play ? isPlayZone(from) : isExpeditionZone(from))
            && !isPlayZone(m.to);
    }
    if (h.event == When::GoesTo) {
        const bool to = m.to == h.zone
            && (h.zone == Zone::Reserve || h.zone == Zone::Discard || h.zone == Zone::Hand
                || h.zone == Zone::Mana);
        return to && isFromWhereSaid(t, h, m.object, v);
    }
    if (h.event == When::IsSacrificed || h.event == When::Sacrifices)
        return cause == Cause::Sacrifice;
    // 2.4.6.d What is Fleeting is discarded instead of going to Reserve.
    const bool fleeting = m.to == Zone::Discard && isExpeditionZone(from)
        && isStatus(t, m.object, Status::Fleeting);
    Viewpoint theirs = v; // "from their hand": of whose hand it is
    theirs.doer = zoneSeat(s, m.object);
    return h.event == When::Discards && isFromWhereSaid(t, h, m.object, theirs)
        && (cause == Cause::Discard || cause == Cause::Sacrifice || fleeting);
}

/// "would be discarded by an opponent", "If you would sacrifice a Character": whose deed it is.
bool isDoneBy(const Table& t, const Happening& h, const Motion& m, Seat mover, const Viewpoint& v)
{
    if (h.event == When::Sacrifices)
        return isWho(t, h.who, t.state.objects[m.object].controller, v);
    if (h.event != When::Discards || h.who.kind == Who::Kind::Anyone)
        return true;
    return mover != noSeat && isWho(t, h.who, mover, v);
}

bool isMorePlain(const Effect& effect)
{
    const auto* move = std::get_if<MoveExpedition>(&effect.node);
    return move && move->more;
}

} // namespace

int moreTokens(const Table& t, Seat who, std::uint16_t card)
{
    Known token;
    token.as = Known::As::Print;
    token.facts = &t.cards.facts(card);
    token.zone = Zone::Limbo;
    token.controller = token.owner = who;
    int more = 0;
    eachReplace(t, noIndex, [&](const Replace& e, const Ability&, const Viewpoint& v) {
        const auto* change = std::get_if<ChangeResult>(&e.effect.node);
        const Happening& h = e.happening;
        if (!change || h.event != When::Creates || !isWho(t, h.who, who, v))
            return;
        if (const auto* some = h.subject ? std::get_if<Some>(&h.subject->node) : nullptr;
            some && matchesAnywhere(t, token, some->filter, v))
            more += valueOf(t, change->by, v);
    });
    return more;
}

namespace {

/// "The next time it would ... this Day": that has been.
void forgetOnce(const Table& t, std::uint16_t effect, Index subject)
{
    State& s = t.state;
    for (std::size_t k = 0; k < s.lasting.size(); ++k) {
        const LastingEffect& o = s.lasting[k];
        const Ability* says = statedFor(t, o);
        const auto* e = says ? std::get_if<Replace>(&*says->statement) : nullptr;
        // Of a card or an Expedition that was named it is this one's; of a player, or of nobody, whosever.
        const bool named = o.who.object < maxObjects || isExpedition(o.who.object);
        const bool same = !named || o.who.object == subject;
        if (e && e->once && e->effect.id == effect && same) {
            s.lasting.erase(k);
            return;
        }
    }
}

} // namespace

void noteModified(const Table& t, Index source, std::uint16_t effect, Index subject)
{
    forgetOnce(t, effect, subject);
    if (source >= maxObjects)
        return;
    const auto& all = t.card(source).abilities;
    for (std::size_t k = 0; k < all.size(); ++k) {
        const auto* e = all[k].statement ? std::get_if<Replace>(&*all[k].statement) : nullptr;
        if (!e || e->effect.id != effect || e->firstEach == Duration::None)
            continue;
        const auto number = static_cast<std::uint8_t>(k);
        countUse(t.state, refOf(t.state, source), number);
        if (e->firstEach == Duration::ThisTurn)
            countUse(t.state, refOf(t.state, source), number | usedThisTurn);
    }
}

Modifiers moveModifiers(const Table& t, const Motion& m, Cause cause, Seat mover, bool additive)
{
    Modifiers found;
    if (cause == Cause::Play || cause == Cause::Draw)
        return found;
    eachReplace(
        t, m.object,
        [&](const Replace& e, const Ability&, const Viewpoint& v) {
            if ((e.how == Replace::How::Also) != additive || t.state.declined.contains(v.me.object)
                || isReplacing(t.state, v.me.object, additive ? noIndex : m.object)
                || !wouldMove(t, e.happening, m, cause, v) || !isDoneBy(t, e.happening, m, mover, v)
                || (e.happening.by && (mover == noSeat || !isWho(t, *e.happening.by, mover, v))))
                return;
            Viewpoint about = v;
            about.subject = refOf(t.state, m.object);
            if (!e.may || isPossible(t, e.effect, about))
                found.push_back({ e.effect.id, v.me.object, e.may });
        },
        m.to);
    return found;
}

Modifiers gainModifiers(const Table& t, Index i, const Grant& gained, bool additive)
{
    Modifiers found;
    eachReplace(t, i, [&](const Replace& e, const Ability&, const Viewpoint& v) {
        const Happening& h = e.happening;
        if ((e.how == Replace::How::Also) != additive || h.event != When::Gains
            || isReplacing(t.state, v.me.object, additive ? noIndex : i)
            || !isInWindow(t.state, h, v) || !isSubject(t, h, i, v)
            || h.gainsStatus != (gained.kind == Grant::Kind::Status))
            return;
        const bool same = h.gainsStatus ? h.status == gained.status
                                        : h.counter.kind == Counter::Kind::Any
                || (h.counter.kind == gained.counter.kind
                    && (h.counter.kind == Counter::Kind::Boost
                        || h.counter.number == gained.counter.number));
        const bool enough
            = h.gainsStatus || h.ordinal || valueOf(t, gained.amount, v) >= valueOf(t, h.amount, v);
        if (same && enough)
            found.push_back({ e.effect.id, v.me.object, 0 });
    });
    return found;
}

Modifiers resupplyModifiers(const Table& t, Seat p, bool additive)
{
    Modifiers found;
    eachReplace(t, noIndex, [&](const Replace& e, const Ability&, const Viewpoint& v) {
        if (!e.may && (e.how == Replace::How::Also) == additive
            && e.happening.event == When::Resupplies && !isReplacing(t.state, v.me.object)
            && isInWindow(t.state, e.happening, v) && isWho(t, e.happening.who, p, v))
            found.push_back({ e.effect.id, v.me.object, 0 });
    });
    return found;
}

Modifiers drawModifiers(const Table& t, Seat p, bool whole)
{
    Modifiers found;
    // 6.2.g Each card of a draw is replaced by itself: what waits to be done instead of another is no matter.
    const auto isAtWork = [&](Index source) {
        return std::ranges::any_of(t.state.acting, [&](const Acting& acting) {
            return acting.kind == Acting::Kind::Rule && acting.source.object == source
                && !isYetToBegin(acting);
        });
    };
    eachReplace(t, noIndex, [&](const Replace& e, const Ability&, const Viewpoint& v) {
        const Happening& h = e.happening;
        if (h.event == When::Draws && h.together == whole && !isAtWork(v.me.object)
            && isInWindow(t.state, h, v) && isWho(t, h.who, p, v)
            && (!e.may || (!t.state.declined.contains(v.me.object) && isPossible(t, e.effect, v))))
            found.push_back({ e.effect.id, v.me.object, e.may });
    });
    return found;
}

namespace {

/// Calls say(replace, view) for what modifies that an Expedition moves forward, or Ascends.
template <typename F>
void eachExpeditionModifier(const Table& t, When event, Index expedition, F&& say)
{
    eachReplace(t, noIndex, [&](const Replace& e, const Ability&, const Viewpoint& v) {
        const Happening& h = e.happening;
        if (h.event != event || !h.expedition || !isInWindow(t.state, h, v)
            || isReplacing(t.state, v.me.object))
            return;
        Things list;
        expeditionsOf(t, *h.expedition, v, list);
        if (list.contains(expedition))
            say(e, v);
    });
}

/// "due to {V}", "due to Ascension": only a move in Progress is (4.2.4.j, v4 4.2.4.k).
bool isDueTo(const Happening& of, std::uint8_t dueTo)
{
    return (of.dueTo == 0 || (of.dueTo & dueTo)) && (!of.dueToAscend || (dueTo & 8));
}

template <typename F>
void eachAdvanceModifier(const Table& t, Index expedition, std::uint8_t dueTo, F&& say)
{
    eachExpeditionModifier(
        t, When::MovesForward, expedition, [&](const Replace& e, const Viewpoint& v) {
            if (isDueTo(e.happening, dueTo))
                say(e, v);
        });
}

} // namespace

Modifiers ascensionModifiers(const Table& t, Index expedition, bool attempt)
{
    Modifiers found;
    eachExpeditionModifier(t, When::Ascends, expedition, [&](const Replace& e, const Viewpoint& v) {
        if (e.how == Replace::How::Instead && e.happening.attempt == attempt)
            found.push_back({ e.effect.id, v.me.object, e.may });
    });
    return found;
}

Modifiers advanceModifiers(const Table& t, Index expedition, std::uint8_t dueTo)
{
    Modifiers found;
    eachAdvanceModifier(t, expedition, dueTo, [&](const Replace& e, const Viewpoint& v) {
        if (e.how == Replace::How::Instead && !isMorePlain(e.effect)
            && !t.state.declined.contains(v.me.object) && (!e.may || isPossible(t, e.effect, v)))
            found.push_back({ e.effect.id, v.me.object, e.may });
    });
    return found;
}

Modifiers retreatModifiers(const Table& t, Index expedition)
{
    Modifiers found;
    eachExpeditionModifier(
        t, When::MovesBackward, expedition, [&](const Replace& e, const Viewpoint& v) {
            if (!t.state.declined.contains(v.me.object) && (!e.may || isPossible(t, e.effect, v)))
                found.push_back({ e.effect.id, v.me.object, e.may });
        });
    return found;
}

int moreRegions(const Table& t, Index expedition, std::uint8_t dueTo)
{
    int more = 0;
    eachAdvanceModifier(t, expedition, dueTo, [&](const Replace& e, const Viewpoint& v) {
        if (!e.may && isMorePlain(e.effect))
            more += valueOf(t, std::get<MoveExpedition>(e.effect.node).regions, v);
    });
    return more;
}

void eachRollModifier(
    const Table& t, Seat who, const std::function<void(const Replace&, const Viewpoint&)>& say)
{
    eachReplace(t, noIndex, [&](const Replace& e, const Ability&, const Viewpoint& v) {
        if (e.happening.event == When::Rolls && isWho(t, e.happening.who, who, v))
            say(e, v);
    });
}

} // namespace triptych::altered
