#include "kryptik/rules/Characteristics.h"

#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Meaning.h"

#include <algorithm>
#include <utility>

namespace triptych::kryptik {

namespace {

// A passive ability may ask for what passive abilities give ("citizens with defense 2 or less
// can not attack"). RULING: inside such a question passive abilities are asked once more, and
// inside that not again, so every chain of questions ends and has one answer.
constexpr int deepest = 2;

Stats statsAt(const Table&, Index, int depth);
KeywordSet keywordsAt(const Table&, Index, int depth);
bool matchesAt(const Table&, Index, const Filter&, const Viewpoint&, int depth);
bool holdsAt(const Table&, const Condition&, const Viewpoint&, int depth);
bool keepsAt(const Table&, Index, int depth);
int valueAt(const Table&, const Amount&, const Viewpoint&, int depth);
int statOf(const Table&, Index, Bound::Stat, int depth);

bool lostByModifier(const State& s, Index i)
{
    for (const LastingEffect& m : s.lasting)
        if (m.kind == LastingEffect::Kind::LoseAll && m.who == refOf(s, i))
            return true;
    return false;
}

bool speaksOf(const Table& t, const Thing& thing, Index i, const Viewpoint& v, int depth)
{
    if (std::holds_alternative<This>(thing) || std::holds_alternative<It>(thing))
        return i == v.self;
    if (const auto* each = std::get_if<Each>(&thing))
        return isIn(t.state, i, each->place, v) && matchesAt(t, i, each->filter, v, depth);
    return false;
}

/// Calls say(leaf) for every leaf of the passive abilities in force that may speak of `i` and of
/// one of the topics.
template <typename F>
void passivesOn(const Table& t, Index i, Topics topics, int depth, F&& say)
{
    if (none(t.state.speakers) || depth > deepest || (i != noIndex && !onIsland(t.state, i)))
        return;
    eachOf(t.state.speakers, [&](Index source) {
        if (!(t.facts(source).topics & topics))
            return;
        if (lostByModifier(t.state, source)
            || (depth < deepest && t.cards.hasSilencers() && !keepsAt(t, source, depth + 1)))
            return;
        const Viewpoint v { t.state.objects[source].controller, source, 0 };
        const auto about = [&](const Thing& thing) {
            return i != noIndex && speaksOf(t, thing, i, v, depth + 1);
        };
        const auto leaf = [&](const auto& self, const Effect& effect) -> void {
            if (const auto* sequence = std::get_if<Sequence>(&effect.node)) {
                for (const Effect& part : sequence->parts)
                    self(self, part);
                return;
            }
            say(effect, about, v);
        };
        for (const std::uint8_t number : t.facts(source).passives) {
            const Ability& ability = t.card(source).abilities[number];
            // glossary Short Time: of a passive, for as long as it is so.
            if (ability.shortTime && !isShortTime(t.state, v.you, *ability.shortTime))
                continue;
            if (!ability.condition || holdsAt(t, *ability.condition, v, depth + 1))
                leaf(leaf, *ability.effect);
        }
    });
}

/// 7.1 Everything is added up first, and only the result is not below zero (K-7.1c).
Stats statsAt(const Table& t, Index i, int depth)
{
    Stats sum { t.facts(i).attack, t.facts(i).defense };
    if (t.facts(i).topics & topic::ownStats)
        passivesOn(t, i, topic::ownStats, depth,
            [&](const Effect& effect, const auto&, const Viewpoint& v) {
                const auto* set = std::get_if<SetStats>(&effect.node);
                if (!set || v.self != i)
                    return;
                const int value = valueAt(t, set->amount, v, depth + 1);
                sum.attack = set->attack ? value : sum.attack;
                sum.defense = set->defense ? value : sum.defense;
            });
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == LastingEffect::Kind::Stats && m.who == refOf(t.state, i)) {
            sum.attack += m.attack;
            sum.defense += m.defense;
        }
    passivesOn(t, i, topic::stats, depth,
        [&](const Effect& effect, const auto& about, const Viewpoint& v) {
            const auto* modify = std::get_if<Modify>(&effect.node);
            if (!modify || !about(modify->what))
                return;
            const int times = modify->times ? valueAt(t, *modify->times, v, depth + 1) : 1;
            sum.attack += times * modify->attack;
            sum.defense += times * modify->defense;
        });
    for (const LastingEffect& m : t.state.lasting) // after all that changes them
        if (m.kind == LastingEffect::Kind::Switch && m.who == refOf(t.state, i))
            std::swap(sum.attack, sum.defense);
    return { std::max(0, sum.attack), std::max(0, sum.defense) };
}

bool keepsAt(const Table& t, Index i, int depth)
{
    if (lostByModifier(t.state, i))
        return false;
    bool keeps = true;
    passivesOn(t, i, topic::losingAll, depth,
        [&](const Effect& effect, const auto& about, const Viewpoint&) {
            const auto* lose = std::get_if<Lose>(&effect.node);
            if (lose && lose->keywords.empty() && about(lose->what))
                keeps = false;
        });
    return keeps;
}

KeywordSet keywordsAt(const Table& t, Index i, int depth)
{
    KeywordSet given = 0;
    KeywordSet taken = 0;
    bool keeps = !lostByModifier(t.state, i);
    passivesOn(t, i, topic::keywords, depth,
        [&](const Effect& effect, const auto& about, const Viewpoint&) {
            if (const auto* gain = std::get_if<Gain>(&effect.node); gain && about(gain->what)) {
                for (const Keyword k : gain->keywords)
                    given |= bit(k);
            } else if (const auto* lose = std::get_if<Lose>(&effect.node);
                       lose && about(lose->what)) {
                keeps = keeps && !lose->keywords.empty();
                for (const Keyword k : lose->keywords)
                    taken |= bit(k);
            }
        });
    KeywordSet set = static_cast<KeywordSet>(((keeps ? t.facts(i).keywords : 0) | given) & ~taken);
    // RULING: what has resolved counts in the order it resolved, after the passive abilities.
    for (const LastingEffect& m : t.state.lasting) {
        if (m.who != refOf(t.state, i))
            continue;
        if (m.kind == LastingEffect::Kind::Gain)
            set |= m.what;
        else if (m.kind == LastingEffect::Kind::Lose)
            set = static_cast<KeywordSet>(set & ~m.what);
        else if (m.kind == LastingEffect::Kind::LoseAll)
            set = 0;
    }
    return set;
}

bool inCondition(const State& s, Index i, Filter::Condition condition)
{
    const Object& o = s.objects[i];
    switch (condition) {
    case Filter::Condition::None:
        return true;
    case Filter::Condition::Engaged:
        return o.is(Object::Engaged);
    case Filter::Condition::Disengaged:
        return !o.is(Object::Engaged);
    case Filter::Condition::Weary:
        return o.is(Object::Weary);
    case Filter::Condition::Attacking:
        return s.attack.attacker == refOf(s, i);
    case Filter::Condition::Blocking:
        return o.block != 0;
    case Filter::Condition::Attached:
        return zoneOf(s, i) == Zone::Attached;
    case Filter::Condition::Damaged:
        return o.damage > 0;
    case Filter::Condition::InCombat:
        return s.attack.attacker == refOf(s, i) || o.block != 0;
    case Filter::Condition::Unblocked: // 4.4.3 once it could have been
        return s.attack.attacker == refOf(s, i) && !s.attack.blocked && s.step >= Step::Resolution;
    case Filter::Condition::BlockingThis:
    case Filter::Condition::BlockedByThis:
        return true; // Of two cards: see matchesAt.
    case Filter::Condition::HasAttacked:
        // The mark lasts until the next combat; what attacked did so in its controller's turn.
        return onIsland(s, i) && o.is(Object::Attacked) && o.controller == s.active;
    }
    return false;
}

bool inBound(const Table& t, Index i, const Bound& bound, const Viewpoint& v, int depth)
{
    const int stat = statOf(t, i, bound.stat, depth);
    const int limit = valueAt(t, bound.amount, v, depth + 1);
    switch (bound.how) {
    case Bound::How::AtMost:
        return stat <= limit;
    case Bound::How::AtLeast:
        return stat >= limit;
    case Bound::How::Exactly:
        return stat == limit;
    case Bound::How::Below:
        return stat < limit;
    case Bound::How::Above:
        return stat > limit;
    }
    return false;
}

int statOf(const Table& t, Index i, Bound::Stat stat, int depth)
{
    const bool here = onIsland(t.state, i);
    switch (stat) {
    case Bound::Stat::Attack:
        return here ? statsAt(t, i, depth + 1).attack : t.facts(i).attack;
    case Bound::Stat::Defense:
        return here ? statsAt(t, i, depth + 1).defense : t.facts(i).defense;
    case Bound::Stat::SoulCost:
        break;
    }
    return t.facts(i).cost.total;
}

/// "with the highest attack": nothing else that fits, in the same zone, has more.
bool isExtreme(const Table& t, Index i, const Filter& f, const Viewpoint& v, int depth)
{
    Filter rest = f;
    rest.extreme = Filter::Extreme::None;
    const int own = statOf(t, i, f.extremeOf, depth);
    const bool highest = f.extreme == Filter::Extreme::Highest;
    for (Seat p = 0; p < t.state.seats; ++p)
        for (const Index other : cardsIn(t.state, p, zoneOf(t.state, i)))
            if (const int stat = statOf(t, other, f.extremeOf, depth);
                (highest ? stat > own : stat < own) && matchesAt(t, other, rest, v, depth + 1))
                return false;
    return true;
}

bool isWhose(const State& s, Index i, Side side, const Viewpoint& v)
{
    const Seat controller = s.objects[i].controller;
    switch (side) {
    case Side::Any:
        return true;
    case Side::You:
        return controller == v.you;
    case Side::Opponents:
        return controller != v.you;
    case Side::They:
        break;
    }
    return controller == v.they;
}

/// 4.4.3 Which of the two attacks and which blocks.
bool meets(const State& s, Index attacker, Index blocker)
{
    return attacker != noIndex && blocker != noIndex && s.attack.attacker == refOf(s, attacker)
        && s.objects[blocker].block != 0;
}

bool matchesAt(const Table& t, Index i, const Filter& f, const Viewpoint& v, int depth)
{
    const Facts& facts = t.facts(i);
    if (f.noun == Filter::Noun::Citizen && facts.type != CardType::Citizen)
        return false;
    if (f.noun == Filter::Noun::Spell && facts.type != CardType::Spell)
        return false;
    if (f.other && i == v.self)
        return false;
    if ((f.overlord && !facts.overlord) || (f.notOverlord && facts.overlord))
        return false;
    if (f.factionNumber != 0
        && (facts.faction == f.factionNumber
               || (f.orFactionNumber != 0 && facts.faction == f.orFactionNumber))
            == f.notFaction)
        return false;
    if (f.namedNumber != 0xFFFF && facts.name != f.namedNumber)
        return false;
    if (!isWhose(t.state, i, f.controller, v))
        return false;
    if (f.condition == Filter::Condition::BlockingThis && !meets(t.state, v.self, i))
        return false;
    if (f.condition == Filter::Condition::BlockedByThis && !meets(t.state, i, v.self))
        return false;
    if (!inCondition(t.state, i, f.condition))
        return false;
    if (f.with || f.without) {
        const KeywordSet set = onIsland(t.state, i) ? keywordsAt(t, i, depth + 1) : facts.keywords;
        if ((f.with && !(set & bit(*f.with))) || (f.without && (set & bit(*f.without))))
            return false;
    }
    if (f.bound && !inBound(t, i, *f.bound, v, depth))
        return false;
    return f.extreme == Filter::Extreme::None || depth > deepest || isExtreme(t, i, f, v, depth);
}

bool isTheirs(Side side, Seat p, const Viewpoint& v)
{
    switch (side) {
    case Side::Any:
        return true;
    case Side::You:
        return p == v.you;
    case Side::Opponents:
        return p != v.you;
    case Side::They:
        break;
    }
    return p == v.they;
}

template <typename F>
void inPlace(const Table& t, const Place& place, const Viewpoint& v, F&& visit)
{
    for (Seat p = 0; p < t.state.seats; ++p) {
        if (!isTheirs(place.whose, p, v))
            continue;
        for (const Index i : cardsIn(t.state, p, place.zone))
            visit(i);
    }
}

int countAt(const Table& t, const Filter& f, const Place& place, const Viewpoint& v, int depth)
{
    int n = 0;
    inPlace(t, place, v, [&](Index i) { n += matchesAt(t, i, f, v, depth); });
    return n;
}

int attachedTo(const Table& t, Index host)
{
    int n = 0;
    for (Seat p = 0; p < t.state.seats; ++p)
        for (const Index i : cardsIn(t.state, p, Zone::Attached))
            n += t.state.objects[i].host == host;
    return n;
}

bool anyOpponent(const State& s, Seat you, auto&& is)
{
    for (Seat p = 0; p < s.seats; ++p)
        if (p != you && s.players[p].alive && is(p))
            return true;
    return false;
}

/// Whether it is so of you, of them, of some opponent, or with `every` of each.
bool ofWhom(const State& s, Side whose, bool every, const Viewpoint& v, auto&& is)
{
    if (whose == Side::You)
        return is(v.you);
    if (whose == Side::They)
        return v.they != noSeat && is(v.they);
    if (every)
        return !anyOpponent(s, v.you, [&](Seat p) { return !is(p); });
    return anyOpponent(s, v.you, is);
}

bool isSo(const Table& t, const Condition& c, const Viewpoint& v, int depth)
{
    const State& s = t.state;
    const Place island;
    switch (c.kind) {
    case Condition::Kind::YouControl: {
        Filter mine = c.filter;
        mine.controller = Side::You;
        return countAt(t, mine, island, v, depth) >= c.number;
    }
    case Condition::Kind::YouControlNo: {
        Filter mine = c.filter;
        mine.controller = Side::You;
        return countAt(t, mine, island, v, depth) == 0;
    }
    case Condition::Kind::OpponentControls: {
        Filter theirs = c.filter;
        theirs.controller = Side::Opponents;
        return countAt(t, theirs, island, v, depth) >= c.number;
    }
    case Condition::Kind::OpponentYearAtMost:
        return anyOpponent(s, v.you, [&](Seat p) {
            return static_cast<int>(countIn(s, p, Zone::ElevenYearRow)) <= c.number;
        });
    case Condition::Kind::YourYearAtMost:
        return static_cast<int>(countIn(s, v.you, Zone::ElevenYearRow)) <= c.number;
    case Condition::Kind::LimboAtLeast:
        return countAt(t, c.filter, { Zone::Limbo, Side::You }, v, depth) >= c.number;
    case Condition::Kind::HandAtMost:
        return static_cast<int>(countIn(s, v.you, Zone::Hand)) <= c.number;
    case Condition::Kind::HandAtLeast:
        return static_cast<int>(countIn(s, v.you, Zone::Hand)) >= c.number;
    case Condition::Kind::Attached:
        return attachedTo(t, v.self) >= c.number;
    case Condition::Kind::ThisIs:
        return inCondition(s, v.self, c.filter.condition);
    case Condition::Kind::YourTurn:
        return s.active == v.you;
    case Condition::Kind::NotYourTurn:
        return s.active != v.you;
    case Condition::Kind::CastThisTurn: {
        const auto cast = [&](Seat p) {
            const Player& player = s.players[p];
            const int spells = c.filter.noun == Filter::Noun::Citizen ? 0 : player.spellsCast;
            const int citizens = c.filter.noun == Filter::Noun::Spell ? 0 : player.citizensCast;
            return spells + citizens >= c.number;
        };
        return c.filter.controller == Side::You ? cast(v.you) : anyOpponent(s, v.you, cast);
    }
    case Condition::Kind::DiedThisTurn: {
        int died = 0;
        for (Seat p = 0; p < s.seats; ++p)
            if (c.filter.controller == Side::Any
                || (c.filter.controller == Side::You) == (p == v.you))
                died += s.players[p].citizensDied;
        return died >= c.number;
    }
    case Condition::Kind::ThisAttacked:
        return onIsland(s, v.self) && s.objects[v.self].is(Object::Attacked)
            && s.active == s.objects[v.self].controller;
    case Condition::Kind::Has: {
        const auto fits = [&](Seat p) {
            int there = 0;
            for (const Index i : cardsIn(s, p, c.place.zone))
                there += matchesAt(t, i, c.filter, v, depth);
            return c.how == Bound::How::AtMost ? there <= c.number : there >= c.number;
        };
        return ofWhom(s, c.place.whose, c.every, v, fits);
    }
    case Condition::Kind::MoreThan: {
        Filter theirs = c.filter;
        theirs.controller = Side::Any;
        const auto has = [&](Seat p) {
            int there = 0;
            for (const Index i : cardsIn(s, p, c.place.zone))
                there += matchesAt(t, i, theirs, v, depth);
            return there;
        };
        const int mine = has(v.you);
        // Whom "they" is about has more than you, or with `place.whose` you than they.
        const bool you = c.filter.controller == Side::You;
        const Side others = you ? c.place.whose : c.filter.controller;
        return ofWhom(s, others == Side::Any ? Side::Opponents : others, c.every, v,
            [&](Seat p) { return you ? mine > has(p) : has(p) > mine; });
    }
    case Condition::Kind::Several: {
        const auto part = [&](const Condition& each) { return holdsAt(t, each, v, depth); };
        return c.any ? std::ranges::any_of(c.parts, part) : std::ranges::all_of(c.parts, part);
    }
    case Condition::Kind::ItIs:
    case Condition::Kind::ItDied:
        break; // Asked where the effect resolves, which knows what "it" is.
    }
    return false;
}

bool holdsAt(const Table& t, const Condition& c, const Viewpoint& v, int depth)
{
    return isSo(t, c, v, depth) != c.negated;
}

bool blocksAgainst(const Table& t, const Allow& allow, Index blocker, const Viewpoint& v, int depth)
{
    return matchesAt(t, blocker, *allow.by, v, depth) != allow.except;
}

Allow::Deed half(Allow::Deed deed, bool first)
{
    if (deed != Allow::Deed::AttackOrBlock)
        return deed;
    return first ? Allow::Deed::Attack : Allow::Deed::Block;
}

bool isSaid(const Table& t, Index i, Allow::Deed deed, bool can)
{
    const auto means
        = [&](Allow::Deed said) { return half(said, true) == deed || half(said, false) == deed; };
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == (can ? LastingEffect::Kind::Can : LastingEffect::Kind::CanNot)
            && m.who == refOf(t.state, i) && means(static_cast<Allow::Deed>(m.what)))
            return true;
    bool said = false;
    passivesOn(
        t, i, topic::of(deed), 0, [&](const Effect& effect, const auto& about, const Viewpoint&) {
            const auto* allow = std::get_if<Allow>(&effect.node);
            if (allow && !allow->by && allow->can == can && means(allow->deed)
                && about(allow->what))
                said = true;
        });
    return said;
}

} // namespace

Stats statsOf(const Table& t, Index i)
{
    return statsAt(t, i, 0);
}
int attackOf(const Table& t, Index i)
{
    return statsAt(t, i, 0).attack;
}
int defenseOf(const Table& t, Index i)
{
    return statsAt(t, i, 0).defense;
}
bool isDefenseLowered(const Table& t)
{
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == LastingEffect::Kind::Switch
            || (m.kind == LastingEffect::Kind::Stats && m.defense < 0))
            return true;
    bool lowered = false;
    eachOf(t.state.speakers,
        [&](Index source) { lowered |= (t.facts(source).topics & topic::lessDefense) != 0; });
    return lowered;
}
KeywordSet keywordsOf(const Table& t, Index i)
{
    return keywordsAt(t, i, 0);
}
bool has(const Table& t, Index i, Keyword k)
{
    return (keywordsAt(t, i, 0) & bit(k)) != 0;
}
bool keepsAbilities(const Table& t, Index i)
{
    return keepsAt(t, i, 0);
}

bool isKeptFromBlocking(const Table& t, Index blocker, Index attacker)
{
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == LastingEffect::Kind::BlockedBy && m.who == refOf(t.state, attacker)) {
            const Viewpoint v { t.state.objects[attacker].controller, attacker, 0 };
            if (blocksAgainst(t, std::get<Allow>(t.cards.effect(m.node()).node), blocker, v, 0))
                return true;
        }
    bool kept = false;
    passivesOn(t, attacker, topic::of(Allow::Deed::BeBlocked), 0,
        [&](const Effect& effect, const auto& about, const Viewpoint& v) {
            const auto* allow = std::get_if<Allow>(&effect.node);
            if (allow && allow->by && allow->deed == Allow::Deed::BeBlocked && about(allow->what))
                kept = kept || blocksAgainst(t, *allow, blocker, v, 1);
        });
    return kept;
}

namespace {

/// Whether a lasting "who" of a passive names this seat.
bool names(const Who& who, Seat you, Seat p)
{
    return who.kind == Who::Kind::EachPlayer || (who.kind == Who::Kind::You && p == you)
        || (who.kind == Who::Kind::EachOpponent && p != you);
}

bool covers(Forbid::Deed said, Forbid::Deed asked)
{
    return said == asked
        || (said == Forbid::Deed::CastCards
            && (asked == Forbid::Deed::CastSpells || asked == Forbid::Deed::CastCitizens));
}

} // namespace

bool isForbiddenTo(const Table& t, Seat p, Forbid::Deed deed)
{
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == LastingEffect::Kind::Forbid && m.who == seatRef(p)
            && covers(static_cast<Forbid::Deed>(m.what), deed))
            return true;
    bool forbidden = false;
    passivesOn(
        t, noIndex, topic::players, 0, [&](const Effect& effect, const auto&, const Viewpoint& v) {
            const auto* forbid = std::get_if<Forbid>(&effect.node);
            if (forbid && covers(forbid->deed, deed) && names(forbid->who, v.you, p))
                forbidden = true;
        });
    return forbidden;
}

int costChangeOf(const Table& t, Index card, Seat p)
{
    int change = 0;
    const auto times = [&](const CostChange& e, const Viewpoint& v) {
        return e.amount * (e.times ? valueAt(t, *e.times, v, 1) : 1);
    };
    if (t.facts(card).topics & topic::ownCost)
        for (const std::uint8_t number : t.facts(card).passives) {
            const Ability& ability = t.card(card).abilities[number];
            const auto* own = std::get_if<CostChange>(&ability.effect->node);
            const Viewpoint v { p, card, 0 };
            if (own && own->ofThis && (!ability.condition || holdsAt(t, *ability.condition, v, 1)))
                change += times(*own, v);
        }
    passivesOn(
        t, noIndex, topic::costs, 0, [&](const Effect& effect, const auto&, const Viewpoint& v) {
            const auto* e = std::get_if<CostChange>(&effect.node);
            if (!e || e->ofThis || (e->who == Side::You && p != v.you)
                || (e->who == Side::Opponents && p == v.you))
                return;
            const Player& player = t.state.players[p];
            const int cast = (e->filter.noun == Filter::Noun::Citizen ? 0 : player.spellsCast)
                + (e->filter.noun == Filter::Noun::Spell ? 0 : player.citizensCast);
            if (e->first && cast > 0)
                return;
            if (matchesAt(t, card, e->filter, v, 1))
                change += times(*e, v);
        });
    return change;
}

bool entersEngaged(const Table& t, Index i)
{
    bool engaged = false;
    passivesOn(
        t, i, topic::entering, 0, [&](const Effect& effect, const auto& about, const Viewpoint&) {
            const auto* enters = std::get_if<EntersEngaged>(&effect.node);
            engaged = engaged || (enters && about(enters->what));
        });
    return engaged;
}

EnteringCounters countersOnEntering(const Table& t, Index i)
{
    EnteringCounters sum;
    passivesOn(
        t, i, topic::entering, 0, [&](const Effect& effect, const auto& about, const Viewpoint& v) {
            const auto* enters = std::get_if<EntersWith>(&effect.node);
            if (!enters || !about(enters->what))
                return;
            const int times = enters->times ? valueAt(t, *enters->times, v, 1) : 1;
            sum.attack += enters->attack * times;
            sum.defense += enters->defense * times;
        });
    return sum;
}

bool isShielded(const Table& t, Index i, const Viewpoint& from)
{
    const Seat own = t.state.objects[i].controller;
    if (from.you == own || from.self == noIndex)
        return false;
    const bool spell = t.facts(from.self).type == CardType::Spell;
    bool shielded = false;
    passivesOn(t, i, topic::of(Allow::Deed::BeTargeted), 0,
        [&](const Effect& effect, const auto& about, const Viewpoint&) {
            const auto* allow = std::get_if<Allow>(&effect.node);
            if (!allow || !allow->by || allow->deed != Allow::Deed::BeTargeted
                || !about(allow->what))
                return;
            const Filter::Noun noun = allow->by->noun;
            shielded
                = shielded || noun == Filter::Noun::Card || spell == (noun == Filter::Noun::Spell);
        });
    return shielded;
}

std::optional<Instead::Fate> insteadOfDying(const Table& t, Index i)
{
    std::optional<Instead::Fate> fate;
    passivesOn(
        t, i, topic::dying, 0, [&](const Effect& effect, const auto& about, const Viewpoint&) {
            const auto* instead = std::get_if<Instead>(&effect.node);
            if (instead && !fate && about(instead->what))
                fate = instead->fate;
        });
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == LastingEffect::Kind::Instead && m.who == refOf(t.state, i) && !fate)
            fate = static_cast<Instead::Fate>(m.what);
    return fate;
}

int lessDamageTo(const Table& t, Index i)
{
    int less = 0;
    passivesOn(
        t, i, topic::damage, 0, [&](const Effect& effect, const auto& about, const Viewpoint&) {
            const auto* lessen = std::get_if<Lessen>(&effect.node);
            if (lessen && about(lessen->what))
                less += lessen->amount;
        });
    return less;
}

bool hasHandLimit(const Table& t, Seat p, int& limit)
{
    bool limited = true;
    passivesOn(
        t, noIndex, topic::players, 0, [&](const Effect& effect, const auto&, const Viewpoint& v) {
            const auto* size = std::get_if<HandSize>(&effect.node);
            if (!size || !names(size->who, v.you, p))
                return;
            limit += size->change;
            limited = limited && !size->unlimited;
        });
    limit = std::max(0, limit);
    return limited;
}

bool isPrevented(const Table& t, Index source, Index citizen, bool combat)
{
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == LastingEffect::Kind::Prevent && (combat || m.what == 0))
            return true;
    using Deed = Allow::Deed;
    if (citizen != noIndex
        && (isForbidden(t, citizen, Deed::BeDamaged)
            || (combat && isForbidden(t, citizen, Deed::BeCombatDamaged))))
        return true;
    return source != noIndex && onIsland(t.state, source)
        && (isForbidden(t, source, Deed::DealDamage)
            || (combat && isForbidden(t, source, Deed::DealCombatDamage)));
}

// 10.2 What forbids beats what allows.
bool isForbidden(const Table& t, Index i, Allow::Deed deed)
{
    return isSaid(t, i, deed, false);
}
bool isAllowed(const Table& t, Index i, Allow::Deed deed)
{
    return isSaid(t, i, deed, true) && !isForbidden(t, i, deed);
}

bool isHeldByWeary(const Table& t, Index i)
{
    return t.state.objects[i].is(Object::Weary) && !has(t, i, Keyword::Eager);
}

bool matches(const Table& t, Index i, const Filter& f, const Viewpoint& v)
{
    return matchesAt(t, i, f, v, 0);
}

bool isIn(const State& s, Index i, const Place& place, const Viewpoint& v)
{
    return zoneOf(s, i) == place.zone && isTheirs(place.whose, zoneSeat(s, i), v);
}

void collect(const Table& t, const Filter& f, const Place& place, const Viewpoint& v,
    InlineVector<Index, maxObjects>& found)
{
    inPlace(t, place, v, [&](Index i) {
        if (matchesAt(t, i, f, v, 0))
            found.push_back(i);
    });
}

int count(const Table& t, const Filter& f, const Place& place, const Viewpoint& v)
{
    return countAt(t, f, place, v, 0);
}
bool holds(const Table& t, const Condition& c, const Viewpoint& v)
{
    return holdsAt(t, c, v, 0);
}

int valueOf(const Table& t, const Amount& amount, const Viewpoint& v)
{
    return valueAt(t, amount, v, 0);
}

namespace {

int valueAt(const Table& t, const Amount& amount, const Viewpoint& v, int depth)
{
    const State& s = t.state;
    const auto stat = [&](auto&& of) {
        if (amount.ofThis)
            return of(t, v.self);
        const std::vector<Index> whose = referredTo(t, amount.referent);
        return whose.empty() ? 0 : of(t, whose.front());
    };
    switch (amount.kind) {
    case Amount::Kind::Fixed:
        return amount.number;
    case Amount::Kind::X:
        return v.x;
    case Amount::Kind::TheNumber:
        return s.theNumber;
    case Amount::Kind::PerCounted:
        return amount.number * countAt(t, amount.of->filter, amount.of->place, v, depth);
    case Amount::Kind::PerDetached:
        return amount.number * s.detached;
    case Amount::Kind::Done:
    case Amount::Kind::PerDone: {
        int done = 0;
        for (const std::uint8_t n : s.done)
            done += n;
        return amount.kind == Amount::Kind::Done ? done : amount.number * done;
    }
    case Amount::Kind::AttackOf:
        return stat(attackOf);
    case Amount::Kind::DefenseOf:
        return stat(defenseOf);
    case Amount::Kind::All:
        return maxObjects;
    case Amount::Kind::CostOf:
        return stat([](const Table& table, Index i) { return int { table.facts(i).cost.total }; });
    case Amount::Kind::TotalAttack:
    case Amount::Kind::TotalDefense:
    case Amount::Kind::HighestAttack:
    case Amount::Kind::HighestDefense: {
        const bool attack = amount.kind == Amount::Kind::TotalAttack
            || amount.kind == Amount::Kind::HighestAttack;
        const bool total
            = amount.kind == Amount::Kind::TotalAttack || amount.kind == Amount::Kind::TotalDefense;
        int sum = 0;
        inPlace(t, amount.of->place, v, [&](Index i) {
            if (!matchesAt(t, i, amount.of->filter, v, depth))
                return;
            const int value
                = statOf(t, i, attack ? Bound::Stat::Attack : Bound::Stat::Defense, depth);
            sum = total ? sum + value : std::max(sum, value);
        });
        return sum;
    }
    case Amount::Kind::SpellsCast:
    case Amount::Kind::CitizensCast:
    case Amount::Kind::CitizensDied: {
        int sum = 0;
        for (Seat p = 0; p < s.seats; ++p)
            if (isTheirs(amount.whose, p, v))
                sum += amount.kind == Amount::Kind::SpellsCast  ? s.players[p].spellsCast
                    : amount.kind == Amount::Kind::CitizensCast ? s.players[p].citizensCast
                                                                : s.players[p].citizensDied;
        return amount.number * sum;
    }
    case Amount::Kind::UntilHand: {
        const Seat whose = v.they == noSeat ? v.you : v.they;
        return std::max(0, amount.number - static_cast<int>(countIn(s, whose, Zone::Hand)));
    }
    }
    return 0;
}

} // namespace

} // namespace triptych::kryptik
