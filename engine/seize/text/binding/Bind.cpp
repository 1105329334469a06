#include "seize/text/binding/Binder.h"

#include "seize/tree/Walk.h"

#include <algorithm>
#include <memory>
#include <type_traits>
#include <utility>

// One ability after another, from what it costs to its last deed.
namespace triptych::seize::binding {
namespace {

/// "Whenever this is attacked, counter that attack": what it speaks of must still wait.
bool speaksOfTheAttack(Effect& effect)
{
    bool found = false;
    walk(effect, [&](auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Counter>)
            found = found || part.that;
    });
    return found;
}

void beforeItResolves(Trigger& trigger)
{
    if (trigger.event == Event::Attacks)
        trigger.event = Event::Declares;
    else if (trigger.event == Event::IsAttacked)
        trigger.event = Event::IsDeclaredOn;
}

/// Whether it speaks of somebody whom nothing but an event can have named.
bool speaksOfSomebody(Effect& effect)
{
    const auto speaks = [](Thing::Kind kind) {
        return kind == Thing::Kind::It || kind == Thing::Kind::That || kind == Thing::Kind::ThatAlly
            || kind == Thing::Kind::ThatEnemy || kind == Thing::Kind::ThatFirst;
    };
    bool found = false;
    walk(effect, [&](auto& part) {
        using Part = std::remove_cvref_t<decltype(part)>;
        if constexpr (std::is_same_v<Part, Thing>)
            found = found || speaks(part.kind);
        else if constexpr (std::is_same_v<Part, Amount>)
            found = found || isOfIt(part);
        else if constexpr (std::is_same_v<Part, Condition>)
            found = found || speaks(part.of);
    });
    return found;
}

/// "Whenever you play a mercenary, it gains Stealth": of who is played it can be said only once it is there.
bool speaksOfThePlayed(const Trigger& trigger, Effect& effect)
{
    if (trigger.event != Event::Plays || trigger.cards.kind != CardFilter::Kind::Mercenary
        || trigger.cards.name != CardFilter::Name::Any
        || trigger.cards.orKind != CardFilter::Kind::Card || trigger.ofCards || trigger.nth > 1)
        return false;
    return speaksOfSomebody(effect);
}

/// "Play only when an ally is attacked. It gains Armor 1": that ally, whose attack then is what is answered.
void orWhoIsAttacked(Ability& ability)
{
    const auto& condition = ability.condition;
    if (ability.kind != Ability::Kind::Played || ability.paper != Paper::Instant || ability.trigger
        || !condition || condition->kind != Condition::Kind::UnderAttack || condition->unless
        || condition->by // the attack then names both
        || !ability.effect || !speaksOfSomebody(*ability.effect))
        return;
    bool aims = false; // then it may be the target
    walk(*ability.effect, [&](auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>)
            aims = aims || part.kind == Thing::Kind::Target || part.kind == Thing::Kind::Some;
    });
    if (aims)
        return;
    Trigger trigger;
    trigger.event = Event::IsDeclaredOn;
    trigger.subject.kind = Thing::Kind::Some;
    trigger.subject.filter = condition->filter;
    trigger.blow.how = condition->how;
    ability.trigger = std::move(trigger);
    ability.condition.reset();
}

void onceItIsThere(Trigger& trigger, bool another)
{
    Filter& who = trigger.subject.filter;
    trigger.subject.kind = Thing::Kind::Some;
    who.side = trigger.who.kind == Who::Kind::You ? Side::Yours
        : trigger.who.kind == Who::Kind::Opponent ? Side::Enemy
                                                  : Side::Any;
    who.other = another && trigger.who.kind == Who::Kind::You;
    who.className = trigger.cards.className;
    who.orClass = trigger.cards.orClass;
    who.notClass = trigger.cards.notClass;
    who.bound = trigger.cards.bound;
    trigger.event = Event::Enters;
    trigger.played = true;
    trigger.cards = {};
    trigger.who = {};
}

/// "As long as this is ready": what a treasure in the Warchest can be as well.
bool isOfTheTreasure(const Condition& condition)
{
    Filter rest = condition.filter;
    rest.condition = Filter::Condition::None;
    const auto state = condition.filter.condition;
    return condition.of == Thing::Kind::This && rest == Filter {}
    && (state == Filter::Condition::Ready || state == Filter::Condition::Exhausted);
}
/// In the Warchest nobody carries it, and it stands nowhere.
bool speaksOfCarrier(const Ability& ability)
{
    const auto carried
        = [](Thing::Kind kind) { return kind == Thing::Kind::Bearer || kind == Thing::Kind::This; };
    const auto measured = [](const Range& range) {
        return range.kind != Range::Kind::Anywhere && range.anchor == Range::Anchor::Source;
    };
    bool found = ability.trigger && ability.trigger->event < Trigger::Event::Acquires
        && (carried(ability.trigger->subject.kind)
            || measured(ability.trigger->subject.filter.range));
    const auto asksOfIt = [&](const Condition& condition) {
        const bool is = condition.kind == Condition::Kind::ThingIs
            || condition.kind == Condition::Kind::ThingIsNot;
        return measured(condition.filter.range)
            || (is && carried(condition.of) && !isOfTheTreasure(condition));
    };
    if (const auto& condition = ability.condition)
        found = found || asksOfIt(*condition);
    if (ability.effect)
        walk(*ability.effect, [&](const auto& part) {
            using Part = std::remove_cvref_t<decltype(part)>;
            if constexpr (std::is_same_v<Part, Thing>)
                found = found || carried(part.kind) || measured(part.filter.range);
            else if constexpr (std::is_same_v<Part, Condition>)
                found = found || asksOfIt(part);
        });
    return found;
}

} // namespace

/// What is paid with is somebody else, or a treasure: afterwards "it" could be that as well.
bool Binder::paysWithOthers(CostItem::Kind kind)
{
    using Kind = CostItem::Kind;
    return kind == Kind::ExhaustOther || kind == Kind::DestroyOther || kind == Kind::ReturnOther
        || kind == Kind::RuinTreasure || kind == Kind::UnequipTreasure
        || kind == Kind::ReturnTreasure;
}

/// "As an additional cost, destroy a mercenary you control. Draw cards equal to its bounty": a card that has no
/// mercenary of its own means the one that it was paid with.
void Binder::namePaid(const CostItem& item)
{
    using Kind = CostItem::Kind;
    const bool mercenary = item.kind == Kind::ExhaustOther || item.kind == Kind::DestroyOther
        || item.kind == Kind::ReturnOther;
    if (m_paper != Paper::Instant || !mercenary || item.count != 1)
        return;
    define({ Is::Subject }, Definition::Noun::Mercenary, text::Some::One,
        "the mercenary that is paid with");
    m_things.back().side = Side::Yours;
    m_things.back().gone = item.kind != Kind::ExhaustOther;
}

Unbound Binder::run(Ability& ability)
{
    m_wrong = {};
    m_saysX = false;
    m_ability = &ability;
    m_static = ability.kind == Ability::Kind::Static;
    m_heard.reset();
    orWhoIsAttacked(ability);
    m_waited = ability.trigger ? &*ability.trigger : nullptr;
    if (ability.price && ability.price->condition) // asked for before it is played
        settle(*ability.price->condition);
    if (ability.price && ability.price->times)
        settle(*ability.price->times);
    m_costNames = false;
    for (CostItem& item : ability.cost) {
        settle(item.whom);
        m_costNames = m_costNames || paysWithOthers(item.kind);
        namePaid(item);
    }
    if (ability.reach)
        beginAttack(*ability.reach);
    const bool answers = ability.kind == Ability::Kind::Played && ability.trigger;
    // "Play this only when an ally is attacked": while that attack waits.
    if (ability.trigger && ability.effect && (answers || speaksOfTheAttack(*ability.effect)))
        beforeItResolves(*ability.trigger);
    if (ability.trigger && ability.effect && speaksOfThePlayed(*ability.trigger, *ability.effect))
        onceItIsThere(*ability.trigger, m_paper == Paper::Mercenary);
    if (ability.trigger)
        m_heard = ability.trigger->event;
    if (answers && std::ranges::any_of(ability.cost, [](const CostItem& item) {
            return item.kind == CostItem::Kind::AnyTreasures || paysWithOthers(item.kind);
        }))
        complain("play",
            "A card that answers something speaks of that, and not of what it is paid with; leave "
            "out one of the two.");
    if (ability.trigger)
        begin(*ability.trigger);
    m_heardPlayers = m_players;
    m_asked = false; // what its price asks for is not spoken of here
    m_askedNear.reset();
    m_askedOn.reset();
    if (ability.condition)
        settle(*ability.condition);
    if (m_paper == Paper::Treasure && ability.trigger && ability.trigger->event == Event::IsRuined
        && ability.condition && ability.condition->of == Thing::Kind::This
        && (ability.condition->kind == Condition::Kind::ThingIs
            || ability.condition->kind == Condition::Kind::ThingIsNot))
        isNobody(Thing::Kind::This,
            "this card is no mercenary; say whom it means, such as \"target mercenary\"");
    if (m_paper == Paper::Treasure && ability.kind == Ability::Kind::Active && ability.condition
        && ability.condition->of == Thing::Kind::This
        && (ability.condition->kind == Condition::Kind::ThingIsNot
                ? ability.condition->filter.condition == Filter::Condition::Equipped
                : ability.condition->kind == Condition::Kind::ThingIs
                    && ability.condition->filter.condition == Filter::Condition::Unequipped))
        complain("equipped",
            "What a treasure can do it does while it is equipped, so this would never be so; leave "
            "it out.");
    nameAnswered();
    m_offered = m_offered || ability.optional;
    m_inEffect = true;
    if (ability.effect)
        visit(*ability.effect);
    m_inEffect = false;
    const auto isX = [](const CostItem& item) { return item.kind == CostItem::Kind::AnyTreasures; };
    if (!m_saysX && std::ranges::any_of(ability.cost, isX))
        complain("X",
            "X is paid, and nothing says what for; say it with a number of X, such as "
            "\"deal X Magic damage to target enemy mercenary\".");
    if (ability.stored && speaksOfCarrier(ability))
        complain("warchest",
            "In the Warchest nobody carries it; say there what is so of your mercenaries or of "
            "players.");
    if (ability.trigger && !answers && !ability.oncePerTurn && ability.perTurn == 0
        && ability.effect)
        neverEnds(*ability.trigger, *ability.effect);
    return std::move(m_wrong);
}

} // namespace triptych::seize::binding

namespace triptych::seize {

std::vector<Unbound> bind(std::vector<Ability>& abilities, Meanings* meanings)
{
    std::vector<Unbound> all;
    bool aims = false;
    for (const Ability& ability : abilities)
        aims = aims || (ability.reach && namesItsTarget(*ability.reach));
    std::unique_ptr<binding::Binder> binder;
    for (Ability& ability : abilities) {
        if (!binder || !binding::isPlayed(ability.paper))
            binder = std::make_unique<binding::Binder>(ability.paper, aims, meanings);
        all.push_back(binder->run(ability));
    }
    return all;
}

} // namespace triptych::seize
