#include "altered/Names.h"

#include "altered/rules/Meaning.h"
#include "altered/rules/Objects.h"
#include "altered/rules/QuickActions.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Tokens.h"
#include "cards/Naming.h"
#include "core/Rows.h"
#include "core/Seats.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <utility>

namespace triptych::altered {

void countNames(State& s, const CardSet& cards, const Ground& ground)
{
    for (Index i = 0; i < s.objectCount && i < ground.handles.size(); ++i) {
        const std::string& own = ground.handles[i].own;
        const bool slugged = own.empty() || own.starts_with(cards.card(s.objects[i].card).slug);
        if (cards.facts(s.objects[i].card).token && slugged)
            countToken(s, cards.facts(s.objects[i].card).name);
    }
}

std::string seatName(Seat p)
{
    return triptych::seatName(PlayerId { p });
}

std::string_view zoneName(Zone zone)
{
    return factsOf(zone).name;
}

std::string_view stageName(Stage stage)
{
    static constexpr Named<Stage> names[] { { Stage::Setup, "setup" },
        { Stage::Morning, "morning" }, { Stage::Noon, "noon" }, { Stage::Afternoon, "afternoon" },
        { Stage::Dusk, "dusk" }, { Stage::Night, "night" } };
    static_assert(isARowEach(names, &Named<Stage>::value, Stage::Night));
    return nameIn(names, stage);
}

std::string_view statusName(Status status)
{
    static constexpr Named<Status> names[] { { Status::Anchored, "anchored" },
        { Status::Asleep, "asleep" }, { Status::Boosted, "boosted" },
        { Status::Exhausted, "exhausted" }, { Status::Fleeting, "fleeting" },
        { Status::Ascended, "ascended" }, { Status::Completed, "completed" } };
    static_assert(isARowEach(names, &Named<Status>::value, Status::Completed));
    return nameIn(names, status);
}

std::string_view typeName(CardType type)
{
    static constexpr Named<CardType> names[] { { CardType::Hero, "hero" },
        { CardType::Character, "character" }, { CardType::Spell, "spell" },
        { CardType::Landmark, "landmark" },
        { CardType::ExpeditionPermanent, "expedition_permanent" }, { CardType::Mana, "mana" } };
    static_assert(isARowEach(names, &Named<CardType>::value, CardType::Mana));
    return nameIn(names, type);
}

std::string terrainText(Terrains terrains)
{
    std::string text;
    for (int k = 0; k < terrainCount; ++k)
        if (terrains & (1 << k))
            text += "VMO"[k];
    return text;
}

std::string expeditionName(Index thing)
{
    return fmt::format("{}.{}", seatName(seatOfExpedition(thing)),
        kindOfExpedition(thing) == 0 ? "hero" : "companion");
}

std::string handleOf(const Ground& ground, std::uint16_t card, Index i, std::uint8_t serial)
{
    if (i < ground.handles.size() && serial == 0)
        return cards::handleOf(ground, i);
    return cards::numberedHandle(ground.cards->card(card).slug, std::max<int>(serial, 1));
}

std::string handleOf(const Ground& ground, const State& s, Index i)
{
    return handleOf(ground, s.objects[i].card, i, s.objects[i].serial);
}

std::string zoneText(Seat p, Zone zone)
{
    return zone == Zone::Limbo ? "limbo" : fmt::format("{}.{}", seatName(p), zoneName(zone));
}

std::string placeOf(const State& s, Index i)
{
    return fmt::format("{}.{}", zoneText(zoneSeat(s, i), zoneOf(s, i)), s.zones.positionOf(i) + 1);
}

std::string nameOf(const State& s, const Ground& ground, Seat viewer, Index thing)
{
    if (isExpedition(thing))
        return expeditionName(thing);
    if (isSeatThing(thing))
        return seatName(static_cast<Seat>(thing - firstSeat));
    if (isRegion(thing))
        return fmt::format("region.{}", thing - firstRegion);
    if (thing >= s.objectCount)
        return "gone";
    return isVisible(s, viewer, thing) ? handleOf(ground, s, thing) : placeOf(s, thing);
}

std::string abilityName(const State& s, const Ground& ground, Seat viewer, Index source,
    std::uint16_t card, std::uint8_t ability)
{
    const std::string name = nameOf(s, ground, viewer, source);
    const auto& abilities = ground.cards->facts(card).abilities;
    if (ability < abilities.size())
        return fmt::format("{}!{}", name, abilities[ability].number);
    return fmt::format("{}!{}", name,
        ability == scoutReaction                                        ? "scout"
            : ability == nextReaction                                   ? "next"
            : ability == delayedReaction || ability == nextTimeReaction ? "later"
                                                                        : "granted");
}

namespace {

std::string plainItemName(const State& s, const Ground& ground, Seat viewer, const Emblem& e)
{
    return abilityName(s, ground, viewer, e.source.object, e.card, e.ability);
}

} // namespace

std::string itemName(const State& s, const Ground& ground, Seat viewer, const Emblem& e)
{
    const std::string name = plainItemName(s, ground, viewer, e);
    int before = 0;
    for (const Emblem& other : s.emblems) {
        if (other.serial == e.serial)
            break;
        before += plainItemName(s, ground, viewer, other) == name;
    }
    return cards::numberedItem(name, before);
}

std::string_view verbName(Verb verb)
{
    static constexpr Named<Verb> names[] { { Verb::Pass, "pass" }, { Verb::Yes, "yes" },
        { Verb::No, "no" }, { Verb::Number, "number" }, { Verb::Mode, "option" },
        { Verb::Choose, "choose" }, { Verb::Target, "target" }, { Verb::Mana, "mana" },
        { Verb::Play, "play" }, { Verb::Quick, quickLine }, { Verb::Support, supportLine },
        { Verb::Swap, "swap" }, { Verb::React, "react" }, { Verb::Keep, "keep" } };
    static_assert(isARowEach(names, &Named<Verb>::value, Verb::Keep));
    return nameIn(names, verb);
}

namespace {

std::string playLine(const std::string& name, std::uint8_t detail)
{
    std::string line = "play " + name;
    if ((detail & 3) == toHero)
        line += " hero";
    if ((detail & 3) == toCompanion)
        line += " companion";
    if (detail & withScout)
        line += " scout";
    return line;
}

int placeAmong(const std::vector<std::uint8_t>& list, std::uint8_t ability)
{
    return static_cast<int>(std::ranges::find(list, ability) - list.begin()) + 1;
}

} // namespace

std::string lineOf(const State& s, const Ground& ground, const Option& o)
{
    const Verb verb = verbOf(o);
    const Seat viewer = s.asked.player;
    const std::string_view word = verbName(verb);
    if (isNone(o))
        return fmt::format("{} none", word);
    if (verb == Verb::Number || verb == Verb::Mode)
        return fmt::format("{} {}", word, o.number);
    if (o.object == noObject)
        return std::string(word);
    const std::string name = nameOf(s, ground, viewer, thingOf(o));
    switch (verb) {
    case Verb::Play:
        return playLine(name, o.detail);
    case Verb::Quick: {
        const auto& quicks = ground.cards->facts(s.objects[thingOf(o)].card).quicks;
        const int place = o.detail >= firstGrantedQuick
            ? static_cast<int>(quicks.size()) + o.detail - firstGrantedQuick + 1
            : placeAmong(quicks, o.detail);
        return fmt::format("{} {} {}", word, name, place);
    }
    case Verb::Support: {
        const auto& supports = ground.cards->facts(s.objects[thingOf(o)].card).supports;
        return supports.size() > 1
            ? fmt::format("{} {} {}", word, name, placeAmong(supports, o.detail))
            : fmt::format("{} {}", word, name);
    }
    case Verb::Swap:
        return fmt::format(
            "{} {} {}", word, name, nameOf(s, ground, viewer, static_cast<Index>(o.number)));
    case Verb::React:
        for (const Emblem& e : s.emblems)
            if (e.serial == o.number) {
                const Among among = amongOfSource(s, e);
                return among.count > 1 ? fmt::format("{} {} {}", word, name, among.place)
                                       : fmt::format("{} {}", word, name);
            }
        return std::string(word);
    case Verb::Pass:
    case Verb::Yes:
    case Verb::No:
    case Verb::Number:
    case Verb::Mode:
    case Verb::Choose:
    case Verb::Target:
    case Verb::Mana:
    case Verb::Keep:
        break;
    }
    return fmt::format("{} {}", word, name);
}

std::string otherLineOf(const State& s, const Ground& ground, const Option& o)
{
    if (verbOf(o) != Verb::React)
        return {};
    for (const Emblem& e : s.emblems)
        if (e.serial == o.number)
            if (const Among among = amongOfSource(s, e); among.count > 1 && among.place == 1)
                return fmt::format("react {}", nameOf(s, ground, s.asked.player, e.source.object));
    return {};
}

} // namespace triptych::altered
