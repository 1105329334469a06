#include "altered/rules/Characteristics.h"

#include "altered/rules/Passives.h"
#include "altered/tree/Walk.h"

#include <algorithm>
#include <optional>

namespace triptych::altered {

namespace {

bool isSpokenOf(const Table& t, const Thing& thing, Index i, const Viewpoint& v)
{
    if (std::holds_alternative<This>(thing.node))
        return i == v.me.object;
    if (std::holds_alternative<It>(thing.node))
        return i == v.subject.object;
    if (const auto* each = std::get_if<Each>(&thing.node))
        return (!each->yours || t.state.objects[i].controller == v.you)
            && matches(t, i, each->filter, v);
    if (const auto* some = std::get_if<Some>(&thing.node))
        return matches(t, i, some->filter, v);
    if (const auto* whole = std::get_if<Whole>(&thing.node))
        return std::ranges::any_of(
            whole->places, [&](const Place& place) { return isInPlace(t, i, place, v); });
    return false;
}

/// Whether a condition asks about "it" or "them".
struct AsksAboutIt : AnyPartOfIts<AsksAboutIt>
{
    using AnyPartOfIts::in;
    static bool in(const It& of) { return of.kind == It::Kind::It; }
};

/// What a statement is about; null of one that is about no thing.
const Thing* whatIsStatedOf(const Statement& statement)
{
    return std::visit(
        [](const auto& says) -> const Thing* {
            if constexpr (requires { says.what.node; })
                return &says.what;
            else if constexpr (requires { says.of.node; })
                return &says.of;
            else
                return nullptr;
        },
        statement);
}

/// "Characters you control have +1 {V} while they're [Boosted]": those of them that are. "They" are what it is
/// said of, so that this is asked of each of them by itself.
bool asksOfEach(const Ability& ability)
{
    const Thing* of = ability.condition ? whatIsStatedOf(*ability.statement) : nullptr;
    return of && std::holds_alternative<Each>(of->node) && AsksAboutIt::in(*ability.condition);
}

} // namespace

bool speaksOf(const Table& t, const Thing& thing, Index i, const Viewpoint& v)
{
    if (!isSpokenOf(t, thing, i, v))
        return false;
    if (!v.ofEach)
        return true;
    Viewpoint asked = v;
    asked.ofEach = nullptr;
    asked.subject = asked.subjectWas = refOf(t.state, i);
    return isWorking(t, *v.ofEach, asked);
}

/// "If there is only one Character in my Expedition, it ...": the one that is counted.
static Ref theOneOf(const Table& t, const Condition& c, const Viewpoint& v)
{
    if (c.kind != Condition::Kind::Exist || !c.quantity
        || c.quantity->kind != Quantity::Kind::Things)
        return {};
    Things list;
    collect(t, c.quantity->filter, v, list);
    return list.empty() ? Ref {} : refOf(t.state, list.front());
}

std::optional<Viewpoint> speakingView(const Table& t, Index i, const Ability& ability)
{
    if (!works(t, i, ability))
        return std::nullopt;
    Viewpoint view = viewpointOf(t.state, i);
    if (!ability.condition)
        return view;
    if (asksOfEach(ability)) {
        view.ofEach = &ability;
        return view;
    }
    if (!isWorking(t, ability, view))
        return std::nullopt;
    if (const Thing* of = whatIsStatedOf(*ability.statement);
        of && std::holds_alternative<It>(of->node))
        view.subject = theOneOf(t, *ability.condition, view);
    return view;
}

const Ability* statedFor(const Table& t, const LastingEffect& o)
{
    const auto* stated = std::get_if<StatedFor>(&t.cards.effect(o.node).node);
    return stated ? &*stated->says : nullptr;
}

std::optional<Viewpoint> speakingView(
    const Table& t, const LastingEffect& o, const Ability& ability)
{
    Viewpoint view;
    view.you = o.controller;
    view.me = o.source;
    view.was = o.source;
    view.x = static_cast<std::int16_t>(o.given.parts[0]);
    if (isSeatThing(o.who.object)) // "they": whom it was said of
        view.doer = static_cast<Seat>(o.who.object - firstSeat);
    else
        view.subject = view.subjectWas = o.who;
    const bool gone = o.who.object < maxObjects && !isCurrent(t.state, o.who);
    const bool early = static_cast<Duration>(o.until) == Duration::TheirNextTurn;
    if (gone || early)
        return std::nullopt;
    if (view.subject.object == noIndex && asksOfEach(ability)) {
        view.ofEach = &ability;
        return view;
    }
    return isWorking(t, ability, view) ? std::optional(view) : std::nullopt;
}

bool isIgnored(const Table& t, Index i)
{
    // 7.3.14 "Ignore my abilities during the first Day": the only such passive there is.
    return t.state.day <= 1
        && (t.facts(i).statements & (1u << statementIndex<IgnoreMyAbilities>())) != 0;
}

Icons iconsOfAbility(const Ability& ability)
{
    Icons icons = ability.infinite ? iconInfinite : Icons { 0 };
    if (ability.kind == Ability::Kind::Quick)
        icons = ability.support ? iconSupport : iconExhaust;
    for (const Happening& h : ability.triggers)
        icons = static_cast<Icons>(icons
            | (h.event == Happening::Event::IconJoin           ? iconJoin
                    : h.event == Happening::Event::IconHand    ? iconHand
                    : h.event == Happening::Event::IconReserve ? iconReserve
                                                               : Icons { 0 }));
    return icons;
}

bool hasLostAbilities(const Table& t, Index i, Icons icons)
{
    if (!t.cards.losesAbilities())
        return false;
    bool lost = false;
    const auto isOfThem = [](const Grant& grant) { return grant.kind == Grant::Kind::Abilities; };
    eachGrant(t, i, isOfThem, [&](const Table&, const Grant& grant, const Viewpoint&) {
        lost = lost || grant.icons == 0 || (grant.icons & icons) != 0;
    });
    return lost;
}

bool works(const Table& t, Index i, const Ability& ability)
{
    const Object& o = t.state.objects[i];
    const Zone zone = zoneOf(t.state, i);
    if (hasLostAbilities(t, i, iconsOfAbility(ability)))
        return false;
    if (ability.completed && !o.is(Status::Completed))
        return false;
    if (ability.support) // 2.2.11.d only in Reserve, and only while ready (2.4.5.e)
        return zone == Zone::Reserve && !o.is(Status::Exhausted);
    if (zone == Zone::Hero)
        return !isIgnored(t, i);
    return isPlayZone(zone);
}

namespace {

/// RULING "crowded table": so many passive abilities can be put into their order (Passives), with all
/// that lasts. It is found out when one more comes, because later they are only looked at.
void noteCrowdOfPassives(const Table& t)
{
    State& s = t.state;
    std::size_t passives = s.lasting.capacity();
    s.speakers.each([&](Index i) { passives += t.facts(i).passives.size(); });
    if (passives > mostPassives)
        s.lasting.noteOverrun();
}

} // namespace

std::uint64_t spokenBy(const State& s, const CardSet& cards)
{
    std::uint64_t spoken = 0;
    s.speakers.each([&](Index i) {
        const Facts& facts = cards.facts(s.objects[i].card);
        spoken |= facts.statements | facts.supportStatements;
    });
    return spoken;
}

void noteWorking(const Table& t, Index i)
{
    State& s = t.state;
    const Facts& facts = t.facts(i);
    const Zone zone = zoneOf(s, i);
    bool speaks = false;
    bool listens = false;
    if (isPlayZone(zone) || zone == Zone::Hero) {
        speaks = facts.statements != 0;
        listens = facts.events != 0;
    } else if (zone == Zone::Reserve && !s.objects[i].is(Status::Exhausted)) {
        speaks = facts.supportStatements != 0;
        listens = facts.supportEvents != 0;
    }
    const bool spoke = s.speakers.has(i);
    speaks ? s.speakers.add(i) : s.speakers.remove(i);
    if (spoke || speaks)
        s.spoken = spokenBy(s, t.cards);
    listens ? s.listeners.add(i) : s.listeners.remove(i);
    if (speaks)
        noteCrowdOfPassives(t);
}

void rememberLeaving(const Table& t, Index i)
{
    State& s = t.state;
    const Object& o = s.objects[i];
    Memory memory;
    memory.who = refOf(s, i);
    memory.card = o.card;
    memory.statuses = statusesOf(t, i);
    memory.keywords = static_cast<std::uint8_t>(keywordsOf(t, i));
    memory.zone = zoneOf(s, i);
    keep(o, memory);
    const Statistics statistics = statisticsOf(t, i);
    for (std::size_t k = 0; k < statistics.size(); ++k)
        memory.statistics[k] = static_cast<std::int8_t>(std::clamp(statistics[k], -100, 100));
    if (t.cards.grantsSubtypes())
        memory.given = GivenSubtypes::of(givenSubtypes(t, i));
    if (s.memories.full())
        s.memories.erase(0);
    s.memories.push_back(memory);
}

// --- Objects

StatusSet statusesOf(const Table& t, Index i)
{
    StatusSet set = t.state.objects[i].statuses;
    const auto anyStatus = [](const Grant& grant) { return grant.kind == Grant::Kind::Status; };
    if (!t.cards.grantsKeywords() || !isGranted(t, anyStatus))
        return set;
    eachPassiveOf<Are>(t, [&](const PassiveTurn& turn, const Are& are) {
        if (std::ranges::any_of(are.grants, anyStatus) && speaksNow(turn, are.what, i))
            for (const Grant& grant : are.grants)
                if (anyStatus(grant))
                    set = static_cast<StatusSet>(
                        grant.lose ? set & ~bit(grant.status) : set | bit(grant.status));
    });
    return set;
}

static bool losesAll(const Grant& grant)
{
    return grant.kind == Grant::Kind::Abilities && grant.icons == 0;
}

Subtypes subtypesIn(const Table& t, const Grant& grant, const Viewpoint& v)
{
    Subtypes all = 0;
    for (const Noun& noun : grant.subtypes)
        all |= Subtypes { 1 } << (noun.subtypeNumber & 63);
    const auto add = [&](const Known& known) {
        if (known.facts)
            all |= subtypesOf(known) & ~known.facts->calledBy;
    };
    if (!grant.of)
        return grant.subtypes.empty()
            ? ~Subtypes { 0 } >> (64 - std::clamp<std::size_t>(t.cards.subtypes().size(), 1, 64))
            : all;
    Things list;
    if (std::holds_alternative<It>(grant.of->node))
        add(knownOf(t, itAsItWas(t.state, v)));
    else if (const auto* each = std::get_if<Each>(&grant.of->node))
        collect(t, each->filter, v, list);
    for (const Index i : list)
        add(knownOf(t, refOf(t.state, i)));
    return all;
}

// What was gained was settled as it was; what passive abilities give is asked anew.
Subtypes givenSubtypes(const Table& t, Index i)
{
    const State& s = t.state;
    Subtypes given = 0;
    for (const LastingEffect& o : s.lasting)
        if (o.who == refOf(s, i) && !statedFor(t, o))
            given |= o.given.all();
    const auto isOfSubtypes
        = [](const Grant& grant) { return grant.kind == Grant::Kind::Subtypes; };
    if (!isGranted(t, isOfSubtypes))
        return given;
    eachPassiveOf<Are>(t, [&](const PassiveTurn& turn, const Are& are) {
        if (std::ranges::none_of(are.grants, isOfSubtypes))
            return;
        if (const std::optional<Viewpoint> view = speaksNow(turn, are.what, i))
            for (const Grant& grant : are.grants)
                if (isOfSubtypes(grant))
                    given |= subtypesIn(turn.then, grant, *view);
    });
    return given;
}

KeywordSet keywordsOf(const Table& t, Index i)
{
    KeywordSet set = t.facts(i).keywords;
    const auto anyKeyword
        = [](const Grant& grant) { return grant.kind == Grant::Kind::Keyword || losesAll(grant); };
    eachGrant(t, i, anyKeyword, [&](const Table&, const Grant& grant, const Viewpoint&) {
        if (losesAll(grant))
            set = 0;
        else
            set = static_cast<KeywordSet>(
                grant.lose ? set & ~bit(grant.keyword) : set | bit(grant.keyword));
    });
    return set;
}

bool has(const Table& t, Index i, Keyword k)
{
    bool has = (t.facts(i).keywords & bit(k)) != 0;
    const auto wanted
        = [of = ofKeyword(k)](const Grant& grant) { return of(grant) || losesAll(grant); };
    eachGrant(t, i, wanted,
        [&](const Table&, const Grant& grant, const Viewpoint&) { has = !grant.lose; });
    return has;
}

bool isStatus(const Table& t, Index i, Status status)
{
    bool is = t.state.objects[i].is(status);
    const auto wanted = [&](const Grant& grant) {
        return grant.kind == Grant::Kind::Status && grant.status == status;
    };
    if (!t.cards.grantsKeywords() || !isGranted(t, wanted))
        return is;
    eachPassiveOf<Are>(t, [&](const PassiveTurn& turn, const Are& are) {
        // What lasts of a status is the status itself.
        const auto grant = std::ranges::find_if(are.grants, wanted);
        if (grant != are.grants.end() && speaksNow(turn, are.what, i))
            is = !grant->lose;
    });
    return is;
}

bool isGigantic(const Table& t, Index i)
{
    return inExpedition(t.state, i) && has(t, i, Keyword::Gigantic);
}

int toughOf(const Table& t, Index i)
{
    // RULING: several Toughs add up; and where one is given to what lies in Reserve, it counts there, though
    // what is printed on that card does not (2.2.11.g).
    int tough = 0;
    const Facts& facts = t.facts(i);
    if (!inPlay(t.state, i) && zoneOf(t.state, i) != Zone::Reserve)
        return 0;
    if (inPlay(t.state, i) && (facts.keywords & bit(Keyword::Tough))) {
        tough = facts.tough;
        if (facts.variableKeywords)
            for (const Ability& ability : t.card(i).abilities)
                for (const KeywordItem& item : ability.keywords)
                    if (item.keyword == Keyword::Tough) {
                        Viewpoint v = viewpointOf(t.state, i);
                        if (item.x)
                            v.x = valueOf(t, *item.x, v);
                        tough = valueOf(t, item.number, v);
                    }
    }
    const auto wanted = [of = ofKeyword(Keyword::Tough)](
                            const Grant& grant) { return of(grant) || losesAll(grant); };
    eachGrant(t, i, wanted, [&](const Table& then, const Grant& grant, const Viewpoint& v) {
        tough = grant.lose ? 0 : tough + valueOf(then, grant.amount, v);
    });
    return tough;
}

bool isCharacter(const Table& t, Index i)
{
    return t.facts(i).type == CardType::Character;
}

} // namespace triptych::altered
