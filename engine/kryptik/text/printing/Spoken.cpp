#include "kryptik/text/printing/Spoken.h"

#include "core/Overloaded.h"
#include "kryptik/tree/Evidence.h"

#include <type_traits>
#include <utility>

namespace triptych::kryptik {

Who subjectGoesOn(const Who& who)
{
    switch (who.kind) {
    case Who::Kind::Opponent:
    case Who::Kind::Target:
        return { Who::Kind::ThatPlayer };
    case Who::Kind::You:
    case Who::Kind::EachOpponent:
    case Who::Kind::EachPlayer:
    case Who::Kind::ThatPlayer:
    case Who::Kind::ItsController:
    case Who::Kind::ItsOwner:
        break;
    }
    return who;
}

namespace {

Thing pronoun(bool plural)
{
    return It { plural ? It::Word::Them : It::Word::It };
}

bool isOne(const Amount& count)
{
    return count.kind == Amount::Kind::Fixed && count.number == 1;
}

} // namespace

void tell(Effect& effect, const Who& who)
{
    const bool theirs = std::visit(Overloaded {
                                       [&](Draw& e) { return e.who = who, true; },
                                       [&](Discard& e) { return e.who = who, true; },
                                       [&](Probe& e) { return e.who = who, true; },
                                       [&](Plunder& e) { return e.who = who, true; },
                                       [&](Sacrifice& e) { return e.who = who, true; },
                                       [&](GainControl& e) { return e.who = who, true; },
                                       [&](Shuffle& e) { return e.who = who, true; },
                                       [&](Reveal& e) { return e.whose = who, true; },
                                       [&](DestroyYear& e) { return e.whose = who, true; },
                                       [&](WinLose& e) { return e.who = who, true; },
                                       [&](Pay& e) { return e.who = who, true; },
                                       [&](ShuffleIn& e) { return e.who = who, true; },
                                       [&](Forbid& e) { return e.who = who, true; },
                                       [&](Skip& e) { return e.who = who, true; },
                                       [&](Extra& e) { return e.who = who, true; },
                                       [&](As& e) { return e.who = who, true; },
                                       [](auto&) { return false; },
                                   },
        effect.node);
    if (!theirs)
        effect = Effect { As { who, { Effect(effect) } } };
}

const Who* toldTo(const Effect& effect)
{
    const auto deeds = Overloaded {
        [](const Draw& e) { return &e.who; },
        [](const Discard& e) { return &e.who; },
        [](const Probe& e) { return &e.who; },
        [](const Plunder& e) { return &e.who; },
        [](const Sacrifice& e) { return &e.who; },
        [](const GainControl& e) { return &e.who; },
        [](const Shuffle& e) { return &e.who; },
        [](const Reveal& e) { return &e.whose; },
        [](const DestroyYear& e) { return &e.whose; },
        [](const WinLose& e) { return &e.who; },
        [](const Pay& e) { return &e.who; },
        [](const ShuffleIn& e) { return &e.who; },
        [](const Forbid& e) { return &e.who; },
        [](const Skip& e) { return &e.who; },
        [](const As& e) { return &e.who; },
        [](const auto&) -> const Who* { return nullptr; },
    };
    return std::visit(deeds, effect.node);
}

bool isDoneByAnother(const Effect& effect)
{
    const auto* year = std::get_if<DestroyYear>(&effect.node);
    const Who* who = year && !year->themselves ? nullptr : toldTo(effect);
    return who && who->kind != Who::Kind::You && who->kind != Who::Kind::EachPlayer
        && who->kind != Who::Kind::EachOpponent && evidenceOf(effect) != Evidence::Certain;
}

bool isPrevention(const Allow& e)
{
    return (e.deed >= Allow::Deed::BeDamaged && e.deed <= Allow::Deed::DealCombatDamage)
        || e.deed == Allow::Deed::BeOtherDamaged || e.deed == Allow::Deed::DealOtherDamage;
}

bool isPlural(const Thing& thing)
{
    const auto kinds = Overloaded {
        [](const This&) { return false; },
        [](const It& it) { return it.word == It::Word::Them || it.word == It::Word::Those; },
        [](const Target& target) { return target.spec.count != 1; },
        [](const Each& each) { return each.word != Each::Word::Each; },
        [](const Some& some) { return !isOne(some.count); },
        [](const TopOfDeck& top) { return !isOne(top.count); },
    };
    return std::visit(kinds, thing);
}

bool mayBeOthers(const Thing& thing)
{
    const auto among = [](const Filter& filter, const Place& place) {
        return place.zone == Zone::Island ? filter.controller != Side::You
                                          : place.whose != Side::You;
    };
    const auto kinds = Overloaded {
        [](const This&) { return false; },
        [](const It&) { return false; },
        [&](const Target& target) { return among(target.spec.filter, target.spec.place); },
        [&](const Each& each) { return among(each.filter, each.place); },
        [&](const Some& some) { return among(some.filter, some.place); },
        [](const TopOfDeck& top) { return top.whose != Side::You; },
    };
    return std::visit(kinds, thing);
}

namespace {

bool isIn(Zone zone, const Thing& thing)
{
    const auto kinds = Overloaded {
        [&](const Target& target) { return target.spec.place.zone == zone; },
        [&](const Each& each) { return each.place.zone == zone; },
        [&](const Some& some) { return some.place.zone == zone; },
        [&](const It& it) { return it.lies == zone; },
        [](const auto&) { return false; },
    };
    return std::visit(kinds, thing);
}

} // namespace

bool isInARow(const Thing& thing)
{
    return isIn(Zone::ElevenYearRow, thing);
}

bool isInASoulRow(const Thing& thing)
{
    return isIn(Zone::SoulRow, thing) || isIn(Zone::Attached, thing); // which does not die either
}

Thing subjectGoesOn(const Thing& thing)
{
    const auto kinds = Overloaded {
        [&](const This&) { return thing; },
        [&](const It&) { return thing; },
        [&](const Target&) { return pronoun(isPlural(thing)); },
        [&](const Each&) { return thing; },
        [&](const Some&) { return pronoun(isPlural(thing)); },
        [&](const TopOfDeck&) { return pronoun(isPlural(thing)); },
    };
    return std::visit(kinds, thing);
}

void shareController(std::vector<Thing>& things)
{
    const auto* last = things.empty() ? nullptr : std::get_if<Each>(&things.back());
    if (!last || last->place != Place {})
        return;
    const Filter said = last->filter;
    const auto alike = [&](const Each& each) { // "each beast and humans" have not one article
        return each.place == Place {} && each.filter.noun == Filter::Noun::Citizen
            && each.word != Each::Word::Each && last->word == Each::Word::Plural;
    };
    for (Thing& thing : things)
        if (auto* each = std::get_if<Each>(&thing); each && each != last) {
            Filter& filter = each->filter;
            const bool plain = !filter.bound && !filter.without && !filter.counters
                && filter.controller == Side::Any && filter.traits.empty();
            if (plain && alike(*each)) { // what is said behind the last of them
                filter.bound = said.bound;
                filter.without = said.without;
                filter.counters = said.counters;
                if (asksOfHistory(said) && filter.condition == Filter::Condition::None)
                    filter.condition = said.condition;
            }
            if (each->place == Place {} && filter.controller == Side::Any
                && filter.noun == Filter::Noun::Citizen)
                filter.controller = said.controller;
        }
}

void sharePlace(std::vector<Thing>& things)
{
    const auto said = [](Thing& thing) -> std::pair<Filter*, Place*> {
        if (auto* target = std::get_if<Target>(&thing);
            target && target->spec.kind == TargetSpec::Kind::Cards)
            return { &target->spec.filter, &target->spec.place };
        auto* some = std::get_if<Some>(&thing);
        return some ? std::pair { &some->filter, &some->place }
                    : std::pair<Filter*, Place*> { nullptr, nullptr };
    };
    const Place* last = things.empty() ? nullptr : said(things.back()).second;
    if (!last || last->zone != Zone::Limbo)
        return;
    for (Thing& thing : things)
        if (const auto [filter, place] = said(thing); place && *place == Place {}
            && filter->controller == Side::Any && !asksOnTheIsland(*filter))
            *place = *last;
}

const Duration* lastingOf(const Effect& effect)
{
    return std::visit(
        [](const auto& e) -> const Duration* {
            using Kind = std::remove_cvref_t<decltype(e)>;
            if constexpr (std::is_same_v<Kind, Allow>) {
                using Deed = Allow::Deed;
                const bool must = e.deed == Deed::AttackIfAble || e.deed == Deed::BlockIfAble
                    || e.deed == Deed::BlockThisIfAble || e.deed == Deed::BeBlockedIfAble;
                return must || isPrevention(e) ? nullptr : &e.duration;
            } else if constexpr (std::is_same_v<Kind, MoreDamage>) {
                // "Until end of turn, if this would deal combat damage, ...": said in front
                return e.combat || e.plus != 0 ? nullptr : &e.duration;
            } else if constexpr (
                std::is_same_v<Kind,
                    Modify> || std::is_same_v<Kind, Gain> || std::is_same_v<Kind, Lose> || std::is_same_v<Kind, Grant> || std::is_same_v<Kind, Become> || std::is_same_v<Kind, BecomeFaction> || std::is_same_v<Kind, Switch>) {
                return &e.duration;
            } else {
                return nullptr;
            }
        },
        effect.node);
}

Duration* lastingOf(Effect& effect)
{
    return const_cast<Duration*>(lastingOf(std::as_const(effect)));
}

bool belongsToYou(const Thing& thing)
{
    const auto yours = [](const Filter& filter, const Place& place) {
        return filter.controller == Side::You || place.whose == Side::You;
    };
    return std::visit(
        Overloaded { [](const This&) { return false; }, [](const It&) { return false; },
            [&](const Target& t) { return yours(t.spec.filter, t.spec.place); },
            [&](const Each& t) { return yours(t.filter, t.place); },
            [&](const Some& t) { return yours(t.filter, t.place); },
            [](const TopOfDeck& t) { return t.whose == Side::You; } },
        thing);
}

bool endsForAll(Duration duration)
{
    return duration != Duration::Permanent && duration != Duration::NextDisengage
        && duration != Duration::WhileAttached && !isOfItself(duration);
}

bool endsInOffer(const Effect& effect)
{
    if (const auto* several = std::get_if<Sequence>(&effect.node))
        return endsInOffer(several->parts.back());
    const auto* may = std::get_if<May>(&effect.node);
    return may && may->otherwise.empty() && may->none.empty();
}

} // namespace triptych::kryptik
