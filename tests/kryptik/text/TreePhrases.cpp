#include "TreeGenerator.h"

using namespace triptych::kryptik;

namespace {

constexpr const char* factions[] = { "Human", "Undead", "Mystic", "Ascendant", "Deep Ones" };
constexpr const char* names[] = { "Pier Watcher", "Maw of the Shallows", "Cartographer's Whim",
    "Number 9", "the nameless one" };
constexpr Zone zones[]
    = { Zone::Hand, Zone::Deck, Zone::ElevenYearRow, Zone::SoulRow, Zone::Limbo, Zone::Abolished };

} // namespace

// ---------------------------------------------------------------- Which cards

Filter::Noun TreeGenerator::noun(Where where)
{
    if (where == Where::Island)
        return either("island noun") ? Filter::Noun::Citizen : Filter::Noun::Card;
    return nextEnum("noun", Filter::Noun::Card);
}

Filter TreeGenerator::filter(Where where, bool bounded)
{
    Filter filter;
    filter.noun = noun(where);
    filter.other = oneIn(4);
    filter.overlord = filter.noun == Filter::Noun::Citizen && oneIn(6);
    if (oneIn(3))
        filter.condition = nextEnum("state", Filter::Condition::DealtDamage);
    if (oneIn(3))
        filter.faction = next("faction", factions);
    if (oneIn(5))
        filter.with = nextEnum("with", lastKeyword);
    if (oneIn(6))
        filter.without = nextEnum("without", lastKeyword);
    if (bounded && oneIn(4))
        filter.bound = bound();
    if (where == Where::Island)
        traits(filter);
    if (oneIn(8))
        filter.named = next("name", names);
    else if (oneIn(10))
        filter.sameName = nextEnum("same name", Filter::SameName::AsIt);
    if (where == Where::Island && oneIn(3))
        filter.controller = nextEnum("controller", Side::Opponents);
    return filter;
}

/// What else is asked: of what has no place of its own in a description, or one of several.
void TreeGenerator::traits(Filter& filter)
{
    const Filter card { Filter::Noun::Card };
    // "Eager or Toxic with Steadfast" would be one or two of them.
    if (!filter.with && !filter.bound && oneIn(8)) {
        filter.anyTrait = true;
        filter.traits = { card, card };
        filter.traits.front().with = nextEnum("one trait", Keyword::Steadfast);
        filter.traits.back().with = Keyword::Toxic;
        return;
    }
    if (filter.condition == Filter::Condition::Weary && oneIn(2)) {
        filter.traits = { card };
        filter.traits.front().condition = Filter::Condition::HasAttacked;
    } else if (filter.with && !filter.bound && oneIn(3)) {
        filter.traits = { card };
        filter.traits.front().with = nextEnum("a second keyword", lastKeyword);
    } else if (oneIn(8)) {
        filter.traits = { card };
        filter.traits.front().condition = Filter::Condition::Weary;
        filter.traits.front().notSo = true;
    }
}

Bound TreeGenerator::bound()
{
    Bound bound { nextEnum("statistic", Bound::Stat::SoulCost),
        nextEnum("how", Bound::How::Exactly), equalAmount() };
    bound.amount.made.most = -1; // "up to 3 or less" nobody says.
    return bound;
}

Place TreeGenerator::place()
{
    if (oneIn(8)) {
        Place place { Zone::Attached, Side::Any };
        place.ofIt = either("attached to it");
        return place;
    }
    return { next("zone", zones), nextEnum("whose zone", Side::Opponents) };
}

Counted TreeGenerator::counted(bool bounded)
{
    if (oneIn(2))
        return { filter(Where::Island, bounded), {} };
    return { filter(Where::Hidden, bounded), place() };
}

// ---------------------------------------------------------------- Amounts

Amount TreeGenerator::plainAmount(const char* list)
{
    constexpr Amount::Kind kinds[]
        = { Amount::Kind::Fixed, Amount::Kind::X, Amount::Kind::TheNumber };
    const auto kind = next(list, kinds);
    return { kind, kind == Amount::Kind::Fixed ? upTo(12) : 0, {}, false };
}

Amount TreeGenerator::statistic()
{
    constexpr Amount::Kind kinds[]
        = { Amount::Kind::AttackOf, Amount::Kind::DefenseOf, Amount::Kind::CostOf };
    Amount amount { next("statistic of what", kinds), 0, {}, false };
    amount.ofPaid = oneIn(3);
    amount.ofThis = !amount.ofPaid && either("statistic of this");
    figure(amount);
    return amount;
}

void TreeGenerator::figure(Amount& amount)
{
    using Kind = Amount::Kind;
    if (amount.kind == Kind::Fixed || amount.kind == Kind::All || !oneIn(4))
        return;
    const bool counted = amount.kind == Kind::PerCounted || amount.kind == Kind::PerDetached
        || amount.kind == Kind::Factions;
    Figuring& made = amount.made;
    if (oneIn(3))
        made.plus = static_cast<std::int8_t>(either("plus or minus") ? 1 + upTo(2) : -1 - upTo(2));
    if (counted && made.plus != 0)
        amount.number = 1; // "the number of citizens plus 1"
    if (oneIn(3)) {
        made.per = 2;
        made.roundUp = either("rounded up");
    } else if ((!counted || made.plus != 0) && oneIn(3)) {
        made.times = 2; // "three times" can not be said everywhere (tst_grammar)
    }
    if (oneIn(3))
        made.most = static_cast<std::int8_t>(1 + upTo(5));
}

Amount TreeGenerator::equalAmount()
{
    constexpr Amount::Kind kinds[] = { Amount::Kind::Fixed, Amount::Kind::X,
        Amount::Kind::TheNumber, Amount::Kind::PerCounted, Amount::Kind::PerDetached,
        Amount::Kind::AttackOf, Amount::Kind::DefenseOf, Amount::Kind::Factions };
    Amount amount = bareAmount();
    amount.made = {};
    amount.kind = next("equal amount", kinds);
    amount.of.reset();
    amount.number = amount.kind == Amount::Kind::Fixed ? upTo(9) : 0;
    amount.ofThis
        = (amount.kind == Amount::Kind::AttackOf || amount.kind == Amount::Kind::DefenseOf)
        && either("of this");
    amount.ofPaid = false;
    if (amount.kind == Amount::Kind::PerCounted || amount.kind == Amount::Kind::PerDetached
        || amount.kind == Amount::Kind::Factions)
        amount.number = 1;
    if (amount.kind == Amount::Kind::PerCounted || amount.kind == Amount::Kind::Factions)
        amount.of = std::make_shared<const Counted>(counted(false));
    figure(amount);
    return amount;
}

Amount TreeGenerator::bareAmount()
{
    if (oneIn(8))
        return statistic();
    constexpr Amount::Kind kinds[] = { Amount::Kind::Fixed, Amount::Kind::X,
        Amount::Kind::TheNumber, Amount::Kind::PerCounted, Amount::Kind::PerDetached,
        Amount::Kind::AttackOf, Amount::Kind::DefenseOf, Amount::Kind::Factions };
    Amount amount;
    amount.kind = next("bare amount", kinds);
    if (amount.kind == Amount::Kind::Fixed)
        amount.number = upTo(12);
    if (amount.kind == Amount::Kind::PerCounted || amount.kind == Amount::Kind::PerDetached
        || amount.kind == Amount::Kind::Factions)
        amount.number = 1 + upTo(2);
    if (amount.kind == Amount::Kind::PerCounted || amount.kind == Amount::Kind::Factions)
        amount.of = std::make_shared<const Counted>(counted(false));
    if (amount.kind == Amount::Kind::AttackOf || amount.kind == Amount::Kind::DefenseOf)
        amount.ofThis = either("bare of this");
    figure(amount);
    return amount;
}

Amount TreeGenerator::cards(bool allOfThem)
{
    if (allOfThem && oneIn(6))
        return { Amount::Kind::All, 0, {}, false };
    return bareAmount();
}

// ---------------------------------------------------------------- Who and what

Who TreeGenerator::who()
{
    Who who;
    if (oneIn(3))
        who.kind = nextEnum("who", Who::Kind::ItsOwner);
    if (who.kind == Who::Kind::Target)
        who.opponentsOnly = either("target opponent");
    return who;
}

TargetSpec TreeGenerator::target()
{
    constexpr TargetSpec::Kind kinds[] = { TargetSpec::Kind::Cards, TargetSpec::Kind::Cards,
        TargetSpec::Kind::Cards, TargetSpec::Kind::Spell, TargetSpec::Kind::Activation,
        TargetSpec::Kind::SpellOrActivation };
    TargetSpec spec;
    spec.kind = next("target kind", kinds);
    if (spec.kind == TargetSpec::Kind::Cards) {
        Counted cards = counted(true);
        spec.filter = std::move(cards.filter);
        spec.place = cards.place;
    }
    if (oneIn(2))
        spec.count = 1 + upTo(2);
    spec.upTo = oneIn(3);
    return spec;
}

Each TreeGenerator::each()
{
    Counted cards = counted(true);
    return { std::move(cards.filter), cards.place, nextEnum("each", Each::Word::Plural) };
}

Some TreeGenerator::some()
{
    Counted cards = counted(true);
    Some some { std::move(cards.filter), cards.place, plainAmount("some amount"), oneIn(3) };
    if (oneIn(6)) {
        some.count = { Amount::Kind::All, 0, {}, false };
        some.upTo = true;
    }
    if (oneIn(3))
        some.count = fixed(1);
    return some;
}

Thing TreeGenerator::thing()
{
    switch (nextOf("thing", std::variant_size_v<Thing>)) {
    case 0:
        return This {};
    case 1:
        return It { nextEnum("pronoun", It::Word::Those) };
    case 2:
        return Target { target() };
    case 3:
        return each();
    case 4:
        return some();
    default: {
        constexpr Side decks[] = { Side::You, Side::Opponents }; // "a deck" would not say whose
        return TopOfDeck { oneIn(2) ? fixed(1) : plainAmount("top amount"),
            next("whose deck", decks) };
    }
    }
}

std::vector<Keyword> TreeGenerator::keywords()
{
    std::vector<Keyword> keywords;
    for (int i = upTo(2); i >= 0; --i)
        keywords.push_back(nextEnum("keyword", lastKeyword));
    return keywords;
}

// ---------------------------------------------------------------- Costs, conditions, triggers

Stones TreeGenerator::stones()
{
    constexpr Colours colours[] = { 0, white, blue, black, green, white | blue, white | black,
        white | green, blue | black, blue | green, black | green };
    Stones stones;
    for (int i = upTo(2); i >= 0; --i) {
        Stone stone;
        stone.kind = nextEnum("stone", Stone::Kind::Coloured);
        if (stone.kind == Stone::Kind::Generic)
            stone.amount = static_cast<std::uint8_t>(upTo(12));
        if (stone.kind == Stone::Kind::Coloured)
            stone.colours = next("colours", colours);
        stones.push_back(stone);
    }
    return stones;
}

CostItem TreeGenerator::costItem()
{
    CostItem item;
    item.kind = nextEnum("cost", CostItem::Kind::DiscardHand);
    switch (item.kind) {
    case CostItem::Kind::Stones:
        item.stones = stones();
        break;
    case CostItem::Kind::EngageCitizen:
    case CostItem::Kind::Sacrifice:
        item.count = 1 + upTo(2);
        item.filter = filter(Where::Island);
        break;
    case CostItem::Kind::Discard:
        item.count = 1 + upTo(2);
        item.filter = oneIn(2) ? Filter { Filter::Noun::Card } : filter(Where::Hidden);
        break;
    case CostItem::Kind::Return:
        item.count = 1 + upTo(2);
        item.filter = filter(Where::Island);
        item.filter.noun = Filter::Noun::Citizen;
        item.filter.controller = Side::You;
        break;
    case CostItem::Kind::Bottom:
    case CostItem::Kind::Reveal:
        item.count = 1 + upTo(2);
        item.filter = oneIn(2) ? Filter { Filter::Noun::Card } : filter(Where::Cast, false);
        item.filter.condition = Filter::Condition::None; // Of a hand: what is printed on the card.
        item.filter.other = false;
        item.filter.controller = Side::Any;
        break;
    case CostItem::Kind::Plunder:
        item.count = 1 + upTo(2);
        item.filter = oneIn(2) ? Filter { Filter::Noun::Card } : filter(Where::Hidden);
        break;
    case CostItem::Kind::DetachFromThis:
    case CostItem::Kind::DestroyYear:
        item.count = 1 + upTo(2);
        break;
    case CostItem::Kind::OneOf: {
        CostItem first;
        first.kind = either("engage or sacrifice") ? CostItem::Kind::EngageCitizen
                                                   : CostItem::Kind::Sacrifice;
        first.filter = filter(Where::Island);
        CostItem second;
        second.kind
            = either("discard or plunder") ? CostItem::Kind::Discard : CostItem::Kind::Plunder;
        second.filter = oneIn(2) ? Filter { Filter::Noun::Card } : filter(Where::Hidden);
        item.options = { first, second };
        break;
    }
    case CostItem::Kind::EngageThis:
    case CostItem::Kind::SacrificeThis:
    case CostItem::Kind::AbolishThis:
    case CostItem::Kind::ReturnThis:
    case CostItem::Kind::DiscardHand:
        break;
    }
    return item;
}

Cost TreeGenerator::cost()
{
    Cost cost;
    for (int i = upTo(2); i >= 0; --i)
        cost.push_back(costItem());
    return cost;
}

Condition TreeGenerator::condition()
{
    Condition condition;
    condition.kind = nextEnum("condition", Condition::Kind::NumberIs);
    switch (condition.kind) {
    case Condition::Kind::YouControl:
    case Condition::Kind::OpponentControls:
        condition.number = 1 + upTo(2);
        condition.filter = filter(Where::Island);
        break;
    case Condition::Kind::YouControlNo:
        condition.filter = filter(Where::Island);
        break;
    case Condition::Kind::LimboAtLeast:
        condition.number = upTo(4);
        condition.filter = filter(Where::Hidden);
        break;
    case Condition::Kind::OpponentYearAtMost:
    case Condition::Kind::YourYearAtMost:
    case Condition::Kind::HandAtMost:
    case Condition::Kind::HandAtLeast:
        condition.number = upTo(6);
        break;
    case Condition::Kind::Attached:
        condition.number = 1 + upTo(2);
        break;
    case Condition::Kind::ThisIs: {
        constexpr Filter::Condition states[] = { Filter::Condition::Engaged,
            Filter::Condition::Disengaged, Filter::Condition::Weary, Filter::Condition::Attacking,
            Filter::Condition::Blocking, Filter::Condition::Attached };
        condition.filter.condition = next("this is", states);
        break;
    }
    case Condition::Kind::CastThisTurn: {
        constexpr Filter::Noun nouns[]
            = { Filter::Noun::Citizen, Filter::Noun::Spell, Filter::Noun::Card };
        condition.number = 1 + upTo(2);
        condition.filter.noun = next("cast noun", nouns);
        condition.filter.controller = either("cast who") ? Side::You : Side::Opponents;
        break;
    }
    case Condition::Kind::DiedThisTurn:
        condition.number = 1 + upTo(2);
        condition.filter.controller = nextEnum("died whose", Side::Opponents);
        break;
    case Condition::Kind::Did:
        condition.deed = nextEnum("did", Condition::Deed::Enter);
        condition.number = condition.deed == Condition::Deed::Plunder
                || condition.deed == Condition::Deed::Probe
                || condition.deed == Condition::Deed::Search
            ? 1
            : 1 + upTo(2);
        condition.filter = { Filter::Noun::Card };
        condition.filter.controller = either("did who") ? Side::You : Side::Opponents;
        break;
    case Condition::Kind::InPhase:
        condition.phase = nextEnum("in the phase", Condition::PartOfTurn::Second);
        break;
    case Condition::Kind::Has: {
        constexpr Zone zones[] = { Zone::SoulRow, Zone::Abolished };
        condition.number = upTo(4);
        condition.how = either("has how") ? Bound::How::AtLeast : Bound::How::AtMost;
        condition.place = { next("has where", zones), Side::Opponents };
        condition.filter = { Filter::Noun::Card };
        break;
    }
    case Condition::Kind::MoreThan:
        condition.filter.noun = Filter::Noun::Citizen;
        condition.filter.controller = either("more whose") ? Side::You : Side::Opponents;
        if (either("more years")) {
            condition.place.zone = Zone::ElevenYearRow;
            condition.filter.noun = Filter::Noun::Card;
        }
        break;
    case Condition::Kind::ItIs:
        condition.filter = filter(Where::Cast, false);
        condition.filter.other = false; // Than this: "it is not another citizen" nobody says.
        condition.negated = either("it is not");
        break;
    case Condition::Kind::DoneThisWay:
        condition.number = 1 + upTo(2);
        break;
    case Condition::Kind::NumberIs: {
        constexpr Bound::How hows[]
            = { Bound::How::AtLeast, Bound::How::AtMost, Bound::How::Exactly };
        constexpr Amount::Kind kinds[] = { Amount::Kind::TotalAttack, Amount::Kind::PerCounted,
            Amount::Kind::HighestDefense, Amount::Kind::Factions };
        condition.number = upTo(6);
        condition.how = next("number how", hows);
        condition.amount.kind = next("number of what", kinds);
        condition.amount.number = condition.amount.kind == Amount::Kind::PerCounted
                || condition.amount.kind == Amount::Kind::Factions
            ? 1
            : 0;
        condition.amount.of
            = std::make_shared<const Counted>(Counted { filter(Where::Island), {} });
        if (oneIn(3)) {
            condition.number = 0;
            condition.how = nextEnum("compared how", Bound::How::Above);
            condition.than = Amount { Amount::Kind::PerCounted, 1,
                std::make_shared<const Counted>(Counted { filter(Where::Island), {} }), false };
        }
        break;
    }
    case Condition::Kind::Several: // Not made here: the list ends before it.
    case Condition::Kind::OfThose:
    case Condition::Kind::ItDied:
    case Condition::Kind::ThisAttacked:
    case Condition::Kind::YourTurn:
    case Condition::Kind::NotYourTurn:
    case Condition::Kind::Combat:
    case Condition::Kind::CastForYear:
        break;
    }
    if (condition.kind != Condition::Kind::ItIs)
        condition.negated = oneIn(8);
    return condition;
}

Trigger TreeGenerator::trigger()
{
    using Event = Trigger::Event;
    Trigger trigger;
    if (oneIn(5)) {
        trigger.event = either("shorthand") ? Event::Enters : Event::Dies;
        return trigger;
    }
    trigger.event = nextEnum("event", Event::EndOfTurn);
    trigger.word = either("longhand") ? Trigger::Word::When : Trigger::Word::Whenever;
    if (trigger.event <= Event::LeavesTheIsland) {
        trigger.subjectIsThis = either("subject");
        if (!trigger.subjectIsThis)
            trigger.subject = filter(Where::Cast);
    } else if (trigger.event == Event::YouCast || trigger.event == Event::OpponentCasts) {
        trigger.subjectIsThis = false;
        trigger.subject = filter(Where::Cast);
    } else if (trigger.event >= Event::StartOfTurn) {
        trigger.word = Trigger::Word::At;
        trigger.eachTurn = either("each turn");
    }
    if (oneIn(6)) {
        constexpr Event events[] = { Event::DealsCombatDamage, Event::DestroysYear,
            Event::IsUnblocked, Event::YouProbe, Event::OpponentProbes, Event::IsDealtDamage };
        trigger = {};
        trigger.word = Trigger::Word::Whenever;
        trigger.event = next("combat event", events);
        trigger.combat = trigger.event == Event::IsDealtDamage;
        if (trigger.event == Event::DealsCombatDamage)
            trigger.object = nextEnum("dealt to", Trigger::Object::Player);
    }
    if (oneIn(8)) {
        constexpr Event events[] = { Event::YouActivate, Event::OpponentActivates,
            Event::YouUseYear, Event::OpponentUsesYear, Event::YouSearch, Event::OpponentSearches };
        trigger = {};
        trigger.word = Trigger::Word::Whenever;
        trigger.event = next("what players do", events);
        if (trigger.event <= Event::OpponentActivates && oneIn(2)) {
            trigger.subjectIsThis = false;
            trigger.subject = filter(Where::Island, false);
        }
        trigger.during = nextEnum("during", Trigger::During::DrawPhase);
    }
    if (oneIn(10)) {
        constexpr Event phases[]
            = { Event::StartOfDisengage, Event::StartOfDraw, Event::StartOfSecond };
        trigger = {};
        trigger.word = Trigger::Word::At;
        trigger.event = next("a phase begins", phases);
        trigger.eachTurn = either("each phase");
    }
    if (oneIn(10)) {
        trigger = {};
        trigger.word = Trigger::Word::Whenever;
        trigger.event = Event::IsPutInto;
        trigger.subjectIsThis = false;
        trigger.subject = filter(Where::Cast, false);
        trigger.subject.condition = Filter::Condition::None;
        trigger.place = { Zone::Island, nextEnum("whose before", Side::Opponents) };
        trigger.from = either("from limbo") ? Zone::Limbo : Zone::Deck;
    }
    if (oneIn(6)) {
        trigger = {};
        trigger.word = Trigger::Word::Whenever;
        trigger.event = either("into a zone") ? Event::IsPutInto : Event::LeavesZone;
        trigger.subjectIsThis = false;
        trigger.subject = filter(Where::Cast, false);
        trigger.subject.condition = Filter::Condition::None;
        trigger.together = oneIn(3);
        trigger.place = { next("zone of a trigger", zones), nextEnum("whose", Side::Opponents) };
        if (trigger.event == Event::IsPutInto && oneIn(2))
            trigger.from = trigger.place.zone == Zone::Deck ? Zone::Hand : Zone::Deck;
    }
    if (oneIn(6)) {
        constexpr Event events[] = { Event::Blocks, Event::BecomesBlocked, Event::IsDealtDamage,
            Event::DealsDamage, Event::DealsCombatDamage };
        trigger = {};
        trigger.word = Trigger::Word::Whenever;
        trigger.event = next("event of two", events);
        trigger.object = Trigger::Object::Citizen;
        trigger.counterpartIsThis = either("the other is this");
        trigger.subjectIsThis = !trigger.counterpartIsThis && oneIn(2);
        if (!trigger.subjectIsThis)
            trigger.subject = filter(Where::Island, false);
        if (!trigger.counterpartIsThis && oneIn(2)) {
            trigger.counterpart = filter(Where::Island, false);
            trigger.counterpart->noun = Filter::Noun::Citizen;
            if (*trigger.counterpart == Filter {})
                trigger.counterpart.reset();
        }
    }
    return trigger;
}

Effect TreeGenerator::destroyYear()
{
    DestroyYear e { who(), cards() };
    // Who is offered it, or named last, does it themselves: "they may destroy an 11 year card they control".
    e.themselves = e.whose.kind == Who::Kind::ThatPlayer
        || (e.whose.kind != Who::Kind::You && either("picked by whose it is"));
    return { std::move(e) };
}
