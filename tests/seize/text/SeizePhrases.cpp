#include "SeizeTrees.h"

using namespace triptych::seize;

// Nouns

std::string SeizeTrees::className()
{
    const char* const all[] = { "Warrior", "Mage", "Hunter", "Rogue", "Priest", "Bell Ringer" };
    return next("class", all);
}

Range SeizeTrees::range()
{
    Range made;
    made.kind = nextEnum("range", Range::Kind::InLine);
    if (made.kind == Range::Kind::Anywhere)
        return made;
    if (made.kind == Range::Kind::Within) {
        made.distance = 1 + upTo(2);
        made.straight = oneIn(4);
    }
    made.anchor = nextEnum("anchor", Range::Anchor::Attacker);
    // Behind a card that is nowhere on the battlefield is nobody, and that is refused.
    const bool ahead = made.kind == Range::Kind::InFront || made.kind == Range::Kind::Behind;
    const bool stands = m_paper == Paper::Mercenary || m_paper == Paper::Treasure;
    if (ahead && !stands && made.anchor == Range::Anchor::Source)
        made.anchor = Range::Anchor::OneOfYours;
    if (made.anchor == Range::Anchor::OneOfYours && either("anchor class"))
        made.className = className();
    return made;
}

Bound SeizeTrees::bound()
{
    Bound made { nextEnum("bound", Stat::Stars), either("at least"), upTo(9) };
    if (oneIn(4)) {
        made.stat = Stat::Health;
        made.anyCounters = oneIn(3);
        if (!made.anyCounters)
            made.counters = nextEnum("bound counters", Status::Burn);
    }
    if (oneIn(4)) {
        made.exactly = true;
        made.atLeast = false;
    }
    return made;
}

Filter SeizeTrees::filter()
{
    Filter made;
    made.other = oneIn(4);
    made.side = nextEnum("side", Side::Enemy);
    if (oneIn(2)) {
        made.condition = nextEnum("state", Filter::Condition::Stealthed);
        if (oneIn(10))
            made.condition = Filter::Condition::Fogged;
        if (oneIn(4))
            made.condition = static_cast<Filter::Condition>(
                static_cast<int>(Filter::Condition::BelowHalf) + upTo(8));
    }
    if (oneIn(3)) {
        made.className = className();
        made.notClass = oneIn(5);
        if (!made.notClass && oneIn(5))
            made.orClass = "Mage";
    }
    if (oneIn(12) && made.condition == Filter::Condition::None)
        made.either = { Filter::Condition::Burning, Filter::Condition::Poisoned };
    if (oneIn(3))
        made.bound = bound();
    if (oneIn(16)) {
        made.bound.emplace();
        made.bound->treasures = true;
        made.bound->atLeast = either("treasures at least");
        made.bound->number = 1 + upTo(2);
    }
    if (made.bound && !made.bound->exactly && !made.bound->treasures && oneIn(4)) {
        made.bound->stat = Stat::Steps;
        made.bound->anyCounters = false;
        made.bound->counters.reset();
    }
    made.namesake = oneIn(12);
    if (oneIn(3))
        made.place = nextEnum("mercenary's place", Filter::Place::NoGuildHall);
    if (oneIn(2))
        made.range = range();
    if (oneIn(6)) {
        made.carries = true;
        const CardFilter::Kind all[]
            = { CardFilter::Kind::Weapon, CardFilter::Kind::Equipment, CardFilter::Kind::Relic };
        made.carried = static_cast<std::uint8_t>(next("carried", all));
        if (made.carried != static_cast<std::uint8_t>(CardFilter::Kind::Relic) && oneIn(4))
            made.orCarried = static_cast<std::uint8_t>(CardFilter::Kind::Relic);
        made.lacksCarried = oneIn(3);
    }
    if (made.place != Filter::Place::Anywhere && made.place != Filter::Place::AnyGuildHall
        && made.place != Filter::Place::NoGuildHall)
        made.elsewhere = oneIn(4);
    if (oneIn(10)) {
        made.extreme.emplace();
        made.extreme->least = either("the least");
        made.extreme->of.stat = nextEnum("of which the most", Stat::Stars);
        if (oneIn(5)) {
            made.extreme->of = {};
            made.extreme->of.treasures = true;
        }
    }
    if (made.condition == Filter::Condition::Unequipped) { // what it carries is nothing
        made.carries = made.lacksCarried = false;
        made.carried = made.orCarried = 0;
        if (made.bound && made.bound->treasures)
            made.bound.reset();
    }
    return made;
}

Filter SeizeTrees::tileFilter()
{
    Filter made;
    made.noun = Filter::Noun::Tile;
    const Filter::Condition states[]
        = { Filter::Condition::None, Filter::Condition::Empty, Filter::Condition::Fogged };
    made.condition = next("tile state", states);
    if (oneIn(3))
        made.place = nextEnum("place", Filter::Place::EnemySide);
    if (oneIn(2))
        made.range = range();
    return made;
}

Thing::Kind SeizeTrees::single(const char* list)
{
    const Thing::Kind all[] = { Thing::Kind::This, Thing::Kind::Bearer, Thing::Kind::It,
        Thing::Kind::Attacked, Thing::Kind::Attacker };
    return next(list, all);
}

Thing SeizeTrees::chosen(Filter filter)
{
    Thing made;
    const Thing::Kind all[] = { Thing::Kind::Target, Thing::Kind::Each, Thing::Kind::Some };
    made.kind = next("chosen", all);
    made.filter = std::move(filter);
    if (made.kind != Thing::Kind::Each && oneIn(3))
        made.count = 1 + upTo(2);
    made.upTo = made.kind != Thing::Kind::Each && oneIn(4);
    if (made.filter.noun == Filter::Noun::Mercenary && made.count > 1
        && made.filter.side == Side::Yours && made.kind == Thing::Kind::Each)
        made.count = 1;
    return made;
}

Thing SeizeTrees::thing()
{
    if (oneIn(12))
        return tile();
    if (oneIn(2))
        return chosen(filter());
    Thing made;
    made.kind = single("thing");
    made.plural = made.kind == Thing::Kind::It && oneIn(3);
    return made;
}

Thing SeizeTrees::tile()
{
    if (oneIn(2))
        return chosen(tileFilter());
    Thing made;
    made.kind = either("spoken tile") ? Thing::Kind::It : Thing::Kind::Attacked;
    made.filter.noun = Filter::Noun::Tile;
    made.plural = made.kind == Thing::Kind::It && oneIn(3);
    return made;
}

CardFilter SeizeTrees::cards()
{
    CardFilter made;
    made.kind = nextEnum("card", CardFilter::Kind::Event);
    if (oneIn(3))
        made.className = className();
    if (made.kind == CardFilter::Kind::Mercenary && oneIn(4))
        made.bound = Bound { either("bounty or stars") ? Stat::Bounty : Stat::Stars,
            either("so many or more"), 1 + upTo(3), {} };
    if (made.kind >= CardFilter::Kind::Ability && oneIn(4))
        made.bound = Bound { Stat::Cost, either("such a cost or more"), 1 + upTo(3), {} };
    return made;
}

// Numbers

Counted SeizeTrees::counted()
{
    Counted made;
    made.kind = nextEnum("counted", Counted::Kind::ReadyTreasures);
    if (made.kind == Counted::Kind::Mercenaries)
        made.filter = oneIn(4) ? tileFilter() : filter();
    if (made.kind == Counted::Kind::Treasures || made.kind == Counted::Kind::Counters
        || made.kind == Counted::Kind::AllCounters || made.kind == Counted::Kind::Statuses)
        made.of = single("counted of");
    if (made.kind == Counted::Kind::Counters)
        made.status = nextEnum("counter", Status::Burn);
    if (made.kind == Counted::Kind::DiscardCards)
        made.cards = cards();
    return made;
}

Amount SeizeTrees::perCounted(int number)
{
    return { Amount::Kind::PerCounted, number, std::make_shared<Counted>(counted()), {} };
}

Amount SeizeTrees::amount()
{
    const Amount::Kind all[] = { Amount::Kind::Fixed, Amount::Kind::Fixed, Amount::Kind::ThatMuch,
        Amount::Kind::PerCounted, Amount::Kind::EqualTo };
    switch (next("amount", all)) {
    case Amount::Kind::ThatMuch:
        return { Amount::Kind::ThatMuch, 1 + upTo(2), {}, {} };
    case Amount::Kind::PerCounted: {
        Amount made = perCounted(1 + upTo(3));
        made.plus = oneIn(3) ? 1 + upTo(2) : 0;
        made.most = oneIn(4) ? 1 + upTo(3) : -1;
        return made;
    }
    case Amount::Kind::EqualTo: {
        Quantity made;
        made.kind = nextEnum("quantity", Quantity::Kind::NumberOf);
        if (made.kind == Quantity::Kind::NumberOf) {
            made.counted = counted();
        } else {
            made.of = single("quantity of");
            if (made.kind == Quantity::Kind::StatOf)
                made.stat = nextEnum("stat", Stat::Stars);
        }
        made.share = nextEnum("share", Quantity::Share::HalfDown);
        return { Amount::Kind::EqualTo, 1, {}, std::make_shared<Quantity>(made),
            oneIn(4) ? 1 + upTo(2) : 0 };
    }
    case Amount::Kind::Fixed:
    case Amount::Kind::All:
        break;
    }
    return fixed(upTo(12));
}

Amount SeizeTrees::fixedOrAll()
{
    return oneIn(4) ? Amount { Amount::Kind::All, 1, {}, {} } : fixed(1 + upTo(3));
}

Who SeizeTrees::who()
{
    Who made;
    made.kind = nextEnum("who", Who::Kind::ItsOwner);
    made.opponentsOnly = made.kind == Who::Kind::Target && either("opponents only");
    return made;
}

Modifier SeizeTrees::modifier()
{
    Modifier made;
    made.kind = nextEnum("modifier", Modifier::Kind::MovesAfter);
    if (made.kind == Modifier::Kind::Suffers || made.kind == Modifier::Kind::PaysForSteps)
        made.kind = Modifier::Kind::EquipsMore; // those are of statics alone
    if (made.kind <= Modifier::Kind::Damage)
        made.number = upTo(8) - 4;
    else if (made.kind <= Modifier::Kind::Reach)
        made.number = upTo(4);
    else if (made.kind == Modifier::Kind::Immune)
        made.status = nextEnum("immune", Status::Stealth);
    else if (made.kind == Modifier::Kind::KeepsCounters) {
        const Status kept[] = { Status::Exhaust, Status::Frost, Status::Burn };
        made.status = next("kept", kept);
    } else if (made.kind == Modifier::Kind::DealsType) {
        made.type = nextEnum("deals", DamageType::Lethal);
        made.blow = blow(false);
        made.blow.type = {};
    }
    switch (made.kind) {
    case Modifier::Kind::IgnoresLos:
    case Modifier::Kind::PassesArmor:
    case Modifier::Kind::PassesMagicArmor:
    case Modifier::Kind::PassesDefense:
    case Modifier::Kind::NotAttacked:
        made.blow.how = blow(false).how;
        if (made.blow.how == How::Ability) // These speak of attacks alone.
            made.blow.how = How::Attack;
        break;
    case Modifier::Kind::NotPushed:
        made.byFoes = either("pushed by opponents");
        break;
    case Modifier::Kind::NotTargeted: {
        const CardFilter::Kind all[]
            = { CardFilter::Kind::Card, CardFilter::Kind::Ability, CardFilter::Kind::Instant };
        made.cards = next("aimed by", all);
        made.byFoes = made.cards == CardFilter::Kind::Card || either("aimed by opponents");
        break;
    }
    case Modifier::Kind::TakesHalf:
    case Modifier::Kind::DealsHalf:
        made.blow = blow(true);
        made.roundedUp = either("rounded up");
        break;
    case Modifier::Kind::KeepsDefense:
        if (oneIn(2))
            made.blow.type = nextEnum("kept from", DamageType::Pure);
        break;
    case Modifier::Kind::HealedMore:
        made.number = either("healed less") ? -1 - upTo(1) : 1 + upTo(1);
        break;
    case Modifier::Kind::GainsFewer:
        made.number = either("more of") ? -1 - upTo(1) : 1 + upTo(1);
        made.status = nextEnum("fewer of", Status::Burn);
        break;
    case Modifier::Kind::ActiveCost:
        made.number = either("costs less") ? -1 - upTo(1) : 1 + upTo(1);
        made.atLeastOne = made.number < 0 && oneIn(2);
        break;
    case Modifier::Kind::TakesAtMost:
    case Modifier::Kind::CheaperLoss:
        made.number = 1 + upTo(3);
        break;
    case Modifier::Kind::Pierces: {
        const How all[] = { How::Any, How::Melee, How::Ranged };
        made.blow.how = next("piercing attacks", all);
        break;
    }
    case Modifier::Kind::Takes:
    case Modifier::Kind::Deals:
        made.number = either("takes less") ? -1 - upTo(3) : 1 + upTo(3);
        made.firstOnly = made.kind == Modifier::Kind::Takes && either("first time");
        made.atLeastOne = made.kind == Modifier::Kind::Takes && made.number < 0 && oneIn(3);
        [[fallthrough]];
    case Modifier::Kind::TakesNone:
    case Modifier::Kind::TakesDouble:
    case Modifier::Kind::DealsDouble:
        made.blow = blow(true);
        if ((made.kind == Modifier::Kind::Deals || made.kind == Modifier::Kind::DealsDouble)
            && made.blow.how != How::Any && made.blow.how != How::Ability)
            made.firstOnly = either("first attack");
        break;
    case Modifier::Kind::ExtraAttacks:
        made.number = 1 + upTo(1);
        break;
    case Modifier::Kind::NoAttack: {
        const How all[] = { How::Any, How::Melee, How::Ranged };
        made.blow.how = next("forbidden attacks", all);
        break;
    }
    case Modifier::Kind::Doubled: {
        const Stat all[] = { Stat::Melee, Stat::Ranged, Stat::Move, Stat::Bounty };
        made.stat = next("doubled", all);
        break;
    }
    case Modifier::Kind::Survives:
        made.number = 1 + upTo(3);
        break;
    case Modifier::Kind::Inflicts: {
        const How all[] = { How::Attack, How::Melee, How::Ranged };
        made.status = nextEnum("inflicted", Status::Stealth);
        made.number = isCounted(made.status) ? 1 + upTo(2) : 1;
        made.blow.how = next("inflicting attacks", all);
        break;
    }
    case Modifier::Kind::NoEntry:
        made.against = tileFilter();
        break;
    case Modifier::Kind::Becomes:
        made.stat = nextEnum("becomes", Stat::Bounty);
        made.number = upTo(9);
        break;
    default:
        break;
    }
    return made;
}

Blow SeizeTrees::blow(bool withAbilities)
{
    Blow made;
    made.how = nextEnum("how", withAbilities ? How::Ability : How::Attack);
    if (oneIn(2))
        made.type = nextEnum("blow type", DamageType::Pure);
    return made;
}

std::vector<Modifier> SeizeTrees::modifiers()
{
    std::vector<Modifier> all { modifier() };
    while (all.size() < 4 && oneIn(2))
        all.push_back(modifier());
    return all;
}

// Conditions

Filter SeizeTrees::property(bool negated)
{
    Filter made;
    switch (nextOf(negated ? "negated property" : "property", negated ? 5 : 6)) {
    case 0: {
        const int last = static_cast<int>(Filter::Condition::Stealthed);
        made.condition = static_cast<Filter::Condition>(1 + upTo(last - 1));
        break;
    }
    case 1:
        made.side = static_cast<Side>(1 + upTo(2));
        break;
    case 2:
        made.place = static_cast<Filter::Place>(1 + upTo(3));
        break;
    case 3:
        made.className = "Warrior";
        break;
    case 4:
        do
            made.range = range();
        while (made.range.kind == Range::Kind::Anywhere);
        break;
    default:
        made.bound = bound();
    }
    return made;
}

Condition SeizeTrees::condition()
{
    using Kind = Condition::Kind;
    Condition made;
    made.kind = nextEnum("condition", Kind::MercenaryFell);
    made.unless = oneIn(6);
    switch (made.kind) {
    case Kind::YouControl:
    case Kind::OpponentControls:
        made.number = 1 + upTo(2);
        made.filter = filter();
        break;
    case Kind::YouControlNo:
        made.filter = filter();
        break;
    case Kind::ThereAre:
        made.number = 1 + upTo(2);
        made.filter = filter();
        break;
    case Kind::HasMore:
        made.wealth = nextEnum("wealth", Condition::Wealth::Treasures);
        made.atLeast = either("more");
        break;
    case Kind::MercenaryFell:
        made.filter.side = nextEnum("fallen", Side::Enemy);
        break;
    case Kind::ThingIs:
    case Kind::ThingIsNot:
        made.of = single("condition of");
        // "Is not within Distance 1 of one of your mercenaries" asks whether there is one (ThereAre).
        do
            made.filter = property(made.kind == Kind::ThingIsNot);
        while (
            made.kind == Kind::ThingIsNot && made.filter.range.anchor == Range::Anchor::OneOfYours);
        break;
    case Kind::YourVault:
    case Kind::OpponentsVault:
    case Kind::YourHand:
    case Kind::YourWarchest:
    case Kind::ThisWay:
        made.number = 1 + upTo(9);
        made.atLeast = either("or more");
        break;
    default:
        break;
    }
    return made;
}

// Frames

Trigger SeizeTrees::trigger()
{
    using Event = Trigger::Event;
    Trigger made;
    made.event = nextEnum("event", Event::IsUnequipped);
    if ((made.event < Event::StartOfTurn || made.event > Event::EndOfPhase) && oneIn(5))
        made.during
            = either("during yours") ? Trigger::During::YourTurn : Trigger::During::OpponentsTurn;
    if (made.during != Trigger::During::Always && made.event != Event::Draws && oneIn(2)) {
        made.inPhase = nextEnum("within a phase", Phase::End);
        made.outside = either("outside a phase");
    }
    if (made.event < Event::StartOfTurn && oneIn(6))
        made.nth = 2 + upTo(1);
    if (made.event >= Event::IsPlayed)
        return made;
    if (made.event <= Event::Arrives) {
        const Thing::Kind all[] = { Thing::Kind::This, Thing::Kind::Bearer, Thing::Kind::Some };
        made.subject.kind = next("subject", all);
        if (made.subject.kind == Thing::Kind::Some)
            made.subject.filter = filter();
        const bool hasObject = made.event == Event::Attacks || made.event == Event::DealsDamage
            || made.event == Event::Declares || made.event == Event::IsDeclaredOn
            || made.event == Event::Destroys || made.event == Event::IsAttacked
            || made.event == Event::IsDealtDamage || made.event == Event::IsDestroyed
            || made.event == Event::Upstages;
        if (Filter object = filter(); hasObject && oneIn(2) && object != Filter {})
            made.object = object;
        if (made.event == Event::Arrives) {
            Filter area;
            area.noun = Filter::Noun::Tile;
            if (either("into a place"))
                area.place = static_cast<Filter::Place>(1 + upTo(4));
            else if (either("onto fog"))
                area.condition = Filter::Condition::Fogged;
            else
                area.range.kind = Range::Kind::Adjacent;
            made.into = area;
            made.leaves = either("leaves an area");
        }
        if (made.event == Event::Moves && either("onto a tile")) {
            Filter area;
            area.noun = Filter::Noun::Tile;
            if (either("onto fog"))
                area.condition = Filter::Condition::Fogged;
            else
                area.range.kind = Range::Kind::Adjacent;
            made.into = area;
        }
        const bool befalls = made.event == Event::IsHealed || made.event == Event::IsMended
            || made.event == Event::IsPushed || made.event == Event::Sheds
            || made.event == Event::GainsStatus || made.event == Event::IsTargeted;
        if (befalls && oneIn(2))
            made.doer = either("by you") ? Trigger::Doer::You : Trigger::Doer::Foe;
        if (made.event == Event::GainsStatus || made.event == Event::LosesStatus) {
            made.ailing = nextEnum("gained kind", Trigger::Ailing::Magical);
            if (made.ailing == Trigger::Ailing::One)
                made.status = nextEnum("gained", Status::Stealth);
            if (made.event == Event::GainsStatus && made.ailing == Trigger::Ailing::One
                && isCounted(made.status) && oneIn(3)) {
                made.brink = Trigger::Brink::Counter;
                made.brinkAt = 2 + upTo(3);
            }
        }
        if (made.event == Event::IsDealtDamage && oneIn(5)) {
            made.object.reset();
            made.brink = oneIn(2) ? Trigger::Brink::Half : Trigger::Brink::BelowHalf;
            return made;
        }
        if ((made.event == Event::DealsDamage || made.event == Event::IsDealtDamage) && oneIn(4))
            made.least = 2 + upTo(4);
        if ((made.event == Event::DealsDamage || made.event == Event::IsDealtDamage) && oneIn(3))
            made.blow.type = nextEnum("triggering damage", DamageType::Pure);
        const bool attack = made.event == Event::Attacks || made.event == Event::IsAttacked
            || made.event == Event::Declares || made.event == Event::IsDeclaredOn
            || made.event == Event::DealsDamage || made.event == Event::IsDealtDamage;
        if (attack && !made.object && oneIn(3))
            made.blow.how = nextEnum("triggering attack", How::Ranged);
        return made;
    }
    const Who::Kind all[] = { Who::Kind::You, Who::Kind::Opponent, Who::Kind::EachPlayer };
    made.who.kind = next("whose event", all);
    if (made.event == Event::Plays)
        made.cards = cards();
    if (made.event == Event::TreasureFalls || made.event == Event::TreasureTurns) {
        const CardFilter::Kind sorts[] = { CardFilter::Kind::Treasure, CardFilter::Kind::Weapon,
            CardFilter::Kind::Equipment, CardFilter::Kind::Relic };
        made.cards.kind = next("treasure that falls", sorts);
    }
    if (made.event == Event::StartOfPhase || made.event == Event::EndOfPhase)
        made.phase = nextEnum("phase", Phase::End);
    return made;
}

Reach SeizeTrees::reach()
{
    Reach made;
    const int kind = static_cast<int>(nextOf("reach", 5));
    made.self = kind == 0;
    made.melee = kind == 1 || kind == 3;
    made.distance = kind == 2 || kind == 3 ? 1 + upTo(2) : 0;
    made.own = kind == 4;
    made.area = nextEnum("area", Reach::Area::Tile);
    if (made.area == Reach::Area::One && kind != 0 && oneIn(3)) {
        made.count = 2;
        made.upTo = either("up to attacked");
    }
    if (kind != 0 && oneIn(5)) {
        made.only = Filter {};
        made.only->condition = nextEnum("attacked state", Filter::Condition::Stealthed);
    }
    made.noLos = either("no LOS");
    return made;
}

Cost SeizeTrees::cost(Paper paper)
{
    Cost made;
    while (made.size() < 3 && !oneIn(3)) {
        CostItem item;
        item.kind = paper == Paper::Treasure
            ? nextEnum("treasure cost", CostItem::Kind::UnequipThis)
            : nextEnum("cost", CostItem::Kind::DestroyThis);
        const bool plain = item.kind == CostItem::Kind::ExhaustThis
            || item.kind == CostItem::Kind::ExhaustBearer
            || item.kind == CostItem::Kind::DestroyThis || item.kind == CostItem::Kind::UnequipThis;
        if (paper != Paper::Treasure && item.kind == CostItem::Kind::ExhaustBearer)
            continue;
        if (!plain)
            item.count = 1 + upTo(3);
        made.push_back(item);
    }
    return made;
}
