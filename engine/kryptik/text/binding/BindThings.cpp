#include "kryptik/text/binding/Binder.h"

#include "core/Overloaded.h"
#include "kryptik/text/printing/Phrases.h"
#include "kryptik/text/printing/Spoken.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

// What a thing is that something is done to: this card, a target, each of some, the top of a deck, or what a pronoun
// means there.
namespace triptych::kryptik::binding {

namespace {

/// "Two target citizens of the same faction": nothing was named before whose faction it could be, so they share one with
/// each other. Of a single one there is nothing to compare.
void shareWithEachOther(Filter& filter, Alike& alike, int count)
{
    if (count < 2 || alike != Alike::Any || filter.sameFaction != Filter::SameName::AsIt)
        return;
    filter.sameFaction = Filter::SameName::Any;
    alike = Alike::OneFaction;
}

} // namespace

std::string_view Binder::placeName(Zone zone)
{
    switch (zone) {
    case Zone::Island:
        return "on the island";
    case Zone::Pile:
        return "on the effect pile";
    case Zone::Limbo:
        return "in a limbo pile";
    case Zone::Hand:
        return "in a hand";
    case Zone::Deck:
        return "in a deck";
    case Zone::ElevenYearRow:
        return "in an 11 year row";
    case Zone::SoulRow:
        return "in a soul row";
    case Zone::Abolished:
        return "abolished";
    case Zone::Attached:
        return "attached to a citizen";
    case Zone::Revealed:
    case Zone::Gone:
        break;
    }
    return "elsewhere";
}

void Binder::needZone(std::string_view verb, const std::string& what, const Zones& zones, Zone zone)
{
    if (in(zones, zone))
        return;
    complain(what,
        fmt::format("Nothing happens when you {} {}: it is {}, and only cards {} can be. Say "
                    "which cards are meant, such as \"target citizen\".",
            verb, what, placeName(zone), placeName(zones.front())));
}

std::optional<int> Binder::settle(Thing& thing, std::string_view verb, const Zones& zones)
{
    std::optional<int> id;
    std::visit(
        Overloaded {
            [&](This& me) {
                id = defineThis();
                if (std::exchange(me.asIt, false))
                    needNotAsked("it", *id);
                m_thisNamed = true;
                needZone(verb, "this", zones, zoneNow(*id));
            },
            [&](It& it) {
                if (it.word == It::Word::Destroyer) { // 6.1 by its combat damage
                    if (!isYear())
                        complain("destroyed",
                            "Only an 11 year ability tells which citizen has destroyed its card.");
                    constexpr const char* name = "the citizen that destroyed this card";
                    id = define({ Referent::Kind::Object }, Zone::Island, Filter::Noun::Citizen,
                        false, name);
                    it.referent = readingOf(phrases::pronoun(it.word), *id);
                    tell(phrases::pronoun(it.word), name);
                    needZone(verb, name, zones, zoneNow(*id));
                    return;
                }
                // One sacrifices what one controls: this card, not what it fought.
                const bool own
                    = verb == "sacrifice" && m_sacrificesOwn && isCitizenText() && counterpartOf();
                if (own && it.word == It::Word::ThatCitizen)
                    complain("sacrifice",
                        "One sacrifices only what one controls. Say \"a citizen you control\", or "
                        "\"destroy\".");
                const bool another = namesAnother(it.word);
                const auto fits = [&](const Definition& d) {
                    if (own && d.referent.kind == Referent::Kind::Object)
                        return false;
                    if (another && d.referent.kind == Referent::Kind::Source)
                        return false;
                    const bool citizen = it.word != It::Word::ThatCitizen
                        || d.noun == Filter::Noun::Citizen || !d.noun;
                    return in(zones, d.zone) && citizen;
                };
                // "deals damage to a citizen, destroy that citizen": this one would be "this"
                const bool onlyThis = m_said == -1
                    || m_things[static_cast<std::size_t>(m_said)].referent.kind
                        == Referent::Kind::Source;
                if (const auto other = counterpartOf(); it.word == It::Word::ThatCitizen && other
                    && onlyThis && fits(m_things[static_cast<std::size_t>(*other)])) {
                    id = other;
                    it.referent = readingOf("that citizen", *id);
                    tell("that citizen", "the other citizen of what this triggered on");
                    return;
                }
                // "Detach a card from target citizen. Abolish that card"
                const bool onlyCards = it.word == It::Word::ThatCard || it.word == It::Word::Those;
                if (onlyCards && m_said >= 0 && m_things[static_cast<std::size_t>(m_said)].detached
                    && fits(m_things[static_cast<std::size_t>(m_said)])) {
                    id = m_said;
                    it.referent = readingOf(phrases::pronoun(it.word), *id);
                    tell(phrases::pronoun(it.word), "what was detached");
                    return;
                }
                if (m_subject && fits(m_things[static_cast<std::size_t>(*m_subject)])) {
                    id = m_subject; // "... and gains Eager": the subject goes on
                    it.referent = readingOf(phrases::pronoun(it.word), *id);
                    return;
                }
                // "{1}: it gets +1/+1 until end of turn": nothing else was named or paid with.
                if (it.word == It::Word::It && m_things.empty()
                    && (paysOfItself() || comesByTheClock()))
                    defineThis();
                m_goesOn = isTopic(it, verb);
                id = resolve(phrases::pronoun(it.word), someOf(it.word), fits, it.referent);
                m_goesOn = false;
                needNoYear(it, id, zones);
            },
            [&](Target& target) { id = settleTarget(target, verb, zones); },
            [&](Each& each) {
                settle(each.filter, false);
                ofNobody(each.filter, each.place);
                settle(each.place, false);
                needZone(verb, phrases::object(thing), zones, each.place.zone);
                id = product(each.place.zone, each.filter.noun, true, phrases::object(thing));
                m_things[static_cast<std::size_t>(*id)].thing = thing;
            },
            [&](Some& some) {
                if (std::exchange(some.yours, false)
                    && (m_acting != Who::Kind::You || m_by != Who::Kind::You))
                    complain("your choice",
                        "Who does something chooses what it is done to. Choose first yourself: "
                        "\"Choose a citizen an opponent controls. Its controller sacrifices it.\"");
                settle(some.count);
                if (m_things.empty() && !some.random
                    && verb != "sacrifice") // of that nobody asks it
                    shareWithEachOther(some.filter, some.alike,
                        some.count.kind == Amount::Kind::Fixed ? some.count.number : 2);
                settle(some.filter, false);
                ofNobody(some.filter, some.place);
                settle(some.place, false);
                needZone(verb, phrases::object(thing), zones, some.place.zone);
                id = product(
                    some.place.zone, some.filter.noun, isPlural(thing), phrases::object(thing));
                m_things[static_cast<std::size_t>(*id)].thing = thing;
            },
            [&](TopOfDeck& top) {
                settle(top.count);
                theirs(top.whose);
                needZone(verb, phrases::object(thing), zones, Zone::Deck);
                id = product(
                    Zone::Deck, Filter::Noun::Card, isPlural(thing), phrases::object(thing));
                m_things[static_cast<std::size_t>(*id)].thing = thing;
            },
        },
        thing);
    if (id && belongsToYou(thing))
        m_things[static_cast<std::size_t>(*id)].yours = true;
    return id;
}

/// "Put a +1/+1 counter on this. Return that citizen": never this card, where another one was named that it could be.
bool Binder::namesAnother(It::Word word) const
{
    if (word != It::Word::ThatCitizen && word != It::Word::ThatCard)
        return false;
    bool another = false;
    m_mentions.meaning("that", Sort::Thing, text::Some::One, [&](const Mention& m) {
        const Definition& d = m_things[static_cast<std::size_t>(m.id)];
        const bool citizen
            = word == It::Word::ThatCard || !d.noun || d.noun == Filter::Noun::Citizen;
        const bool ofTheTrigger = d.referent.kind == Referent::Kind::Subject
            || d.referent.kind == Referent::Kind::Object;
        another = another
            || (citizen && d.referent.kind != Referent::Kind::Source && (ofTheTrigger || !d.moved));
        return false;
    });
    return another;
}

/// "At the start of your turn, you may pay {3}. If you do, disengage it": nothing else is there that it could be.
bool Binder::comesByTheClock() const
{
    return m_ability.kind == Ability::Kind::Triggered && isCitizenText() && !m_gone
        && m_ability.trigger->word == Trigger::Word::At;
}

/// Whether nothing but energy and this card itself pays for an active ability.
bool Binder::paysOfItself() const
{
    return m_ability.kind == Ability::Kind::Active && isCitizenText() && !m_gone
        && std::ranges::all_of(m_ability.cost, [](const CostItem& item) {
               return item.kind == CostItem::Kind::Stones || item.kind == CostItem::Kind::EngageThis
                   || item.kind == CostItem::Kind::RemoveCounters;
           });
}

/// "Whenever this destroys an 11 year card": whether it is the one that does so, and not the 11 year card.
bool Binder::isWhoDestroysAYear(int id) const
{
    const auto& trigger = m_ability.trigger;
    const Referent::Kind kind = m_things[static_cast<std::size_t>(id)].referent.kind;
    return trigger
        && (trigger->event == Trigger::Event::DestroysYear
            || trigger->object == Trigger::Object::YearCard)
        && (kind == Referent::Kind::Source || kind == Referent::Kind::Subject);
}

/// The other one of what this triggered on, if there is one.
std::optional<int> Binder::counterpartOf() const
{
    for (std::size_t i = 0; i < m_things.size(); ++i)
        if (m_things[i].referent.kind == Referent::Kind::Object)
            return static_cast<int>(i);
    return std::nullopt;
}

Zone Binder::zoneNow(int id) const
{
    return m_things[static_cast<std::size_t>(id)].zone;
}

int Binder::product(Zone zone, std::optional<Filter::Noun> noun, bool several, std::string name)
{
    const int id = define({ Referent::Kind::Said, static_cast<std::uint8_t>(m_things.size()) },
        zone, noun, several, std::move(name));
    m_mentionedIn[id] = m_region;
    m_said = id;
    return id;
}

std::optional<int> Binder::settleTarget(Target& target, std::string_view verb, const Zones& zones)
{
    const auto slot = m_slots++;
    if (target.spec.byX && (!paysX() || m_region > 0))
        complain("x",
            "Nothing says what X is: put {X} into the cost, or say \"where X is the number "
            "of ...\".");
    shareWithEachOther(target.spec.filter, target.spec.alike, target.spec.count);
    settle(target.spec.filter, true);
    settle(target.spec.place, true);
    if (m_region > 0 && (slot > 1 || target.spec.count != 1 || m_severalTargets))
        complain(
            "target", "A target of what happens later must be one of at most two single targets.");
    m_severalTargets |= target.spec.count != 1;
    Zone zone = target.spec.place.zone;
    std::optional<Filter::Noun> noun = target.spec.filter.noun;
    switch (target.spec.kind) {
    case TargetSpec::Kind::Spell:
    case TargetSpec::Kind::Activation:
    case TargetSpec::Kind::SpellOrActivation:
    case TargetSpec::Kind::Cast:
        zone = Zone::Pile;
        noun.reset();
        break;
    case TargetSpec::Kind::Cards:
    case TargetSpec::Kind::CardOrPlayer:
    case TargetSpec::Kind::Player:
    case TargetSpec::Kind::Opponent:
        break;
    }
    const std::string name = phrases::object(Thing { target });
    needZone(verb, name, zones, zone);
    const int id = define(
        { Referent::Kind::Slot, slot }, zone, noun, target.spec.count != 1, slotName(name, slot));
    m_things[static_cast<std::size_t>(id)].thing = target;
    m_mentionedIn[id] = m_region;
    return id;
}

std::string Binder::slotName(const std::string& name, std::uint8_t slot)
{
    constexpr std::string_view order[] = { "first", "second", "third", "fourth" };
    return fmt::format("the {} chosen {}", name, order[std::min<std::size_t>(slot, 3)]);
}

} // namespace triptych::kryptik::binding
