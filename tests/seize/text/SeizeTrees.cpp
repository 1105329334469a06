#include "SeizeTrees.h"

#include "seize/text/binding/Bind.h"

#include <algorithm>
#include <cstdlib>

using namespace triptych::seize;

// Leaves

/// "+1 melee for each ..., up to 3": of more than one each it would be said twice over.
void SeizeTrees::capped(Gain& made)
{
    const bool single = std::all_of(made.modifiers.begin(), made.modifiers.end(),
        [](const Modifier& modifier) { return std::abs(modifier.number) == 1; });
    if (made.times && single && oneIn(3))
        made.times->most = 1 + upTo(3);
}

Effect SeizeTrees::apply()
{
    Apply made;
    made.what = thing();
    made.doses.push_back({ nextEnum("dose", Status::Stealth), fixed(1) });
    if (oneIn(3)) {
        made.doses.push_back({ nextEnum("second dose", Status::Stealth), fixed(1) });
        for (Apply::Dose& dose : made.doses)
            if (isCounted(dose.status))
                dose.count = fixed(1 + upTo(4));
    } else if (isCounted(made.doses.front().status)) {
        made.doses.front().count = amount();
    }
    return { made };
}

Effect SeizeTrees::fetch()
{
    Fetch made;
    made.cards = cards();
    made.count = fixed(1 + upTo(1));
    made.upTo = oneIn(3);
    using Kind = CardFilter::Kind;
    const Kind kind = made.cards.kind;
    const bool treasure = kind == Kind::Treasure || kind == Kind::Weapon || kind == Kind::Equipment
        || kind == Kind::Relic;
    const Zone sources[] = { Zone::Hand, Zone::Deck, Zone::Discard };
    made.from = next("fetch from", sources);
    made.to = nextEnum("fetch to", Zone::Battlefield);
    if ((made.to == Zone::Battlefield && kind != Kind::Mercenary)
        || (made.to == Zone::Warchest && kind != Kind::Mercenary && !treasure))
        made.to = Zone::Deck;
    if ((made.to == made.from && made.from != Zone::Deck)
        || (made.from == Zone::Hand && made.to == Zone::Discard))
        made.to = Zone::Deck;
    if (made.to == Zone::Deck) {
        made.spot = nextEnum("spot", Fetch::Spot::Bottom);
        if (made.from == Zone::Deck && made.spot == Fetch::Spot::None)
            made.spot = Fetch::Spot::Top;
    }
    const bool fromOpenPile = made.from == Zone::Discard
        && (made.to == Zone::Hand || made.to == Zone::Deck || made.to == Zone::Warchest);
    made.random = made.from != Zone::Deck && !made.upTo && oneIn(4);
    if ((fromOpenPile || (made.from == Zone::Hand && made.random && made.to == Zone::Deck))
        && oneIn(3)) {
        constexpr Who whose[] = { { Who::Kind::EachPlayer }, { Who::Kind::Target, true },
            { Who::Kind::Opponent }, { Who::Kind::Target } };
        made.owner = next("whose pile", whose);
    }
    const bool comesIntoPlay = made.to == Zone::Warchest || made.to == Zone::Battlefield;
    made.plays = comesIntoPlay && !made.owner && oneIn(3);
    if (made.plays && made.to == Zone::Battlefield)
        made.ground = nextEnum("where it is played", Fetch::Ground::Rows);
    made.shown = made.from == Zone::Deck && (made.to == Zone::Hand || made.to == Zone::Deck)
        && either("found and shown");
    return { made };
}

Effect SeizeTrees::mercenaryLeaf()
{
    switch (nextOf("mercenary leaf", 29)) {
    case 0:
    case 1: {
        Deal made;
        made.amount = amount();
        made.type = nextEnum("damage", DamageType::Lethal);
        made.numbered = made.type != DamageType::Lethal || oneIn(2);
        if (!made.numbered)
            made.amount = fixed(0);
        made.what = thing();
        if (made.numbered && oneIn(5)) {
            made.by.emplace();
            made.by->kind = either("dealer") ? Thing::Kind::Target : Thing::Kind::It;
            if (made.by->kind == Thing::Kind::Target)
                made.by->filter = filter();
        }
        return { made };
    }
    case 27: {
        Transfer made;
        if (either("of one status"))
            made.status = nextEnum("transferred", Status::Burn);
        if (made.status && oneIn(2))
            made.count = fixed(1 + upTo(2));
        made.what.kind = made.with.kind = Thing::Kind::Target;
        made.what.filter = filter();
        made.with.filter = filter();
        return { made };
    }
    case 28: {
        const How all[] = { How::Any, How::Melee, How::Ranged };
        return { Strike { thing(), next("strike", all) } };
    }
    case 2:
        if (oneIn(5))
            return { Heal { thing(), fixed(1), Heal::Way::ToHalf } };
        if (oneIn(5))
            return { Heal { thing(), fixed(1 + upTo(4)), Heal::Way::To } };
        if (oneIn(8))
            return { Heal { thing(), fixed(1 + upTo(4)), Heal::Way::Become } };
        return { Heal { thing(), oneIn(4) ? Amount { Amount::Kind::All, 1, {}, {} } : amount() } };
    case 3:
        return { Mend { thing(), either("mend all") } };
    case 4:
        return { Cleanse { thing(), either("cleanse all") } };
    case 5:
        return apply();
    case 6: {
        Remove made { nextEnum("removed", Status::Stealth), { Amount::Kind::All, 1, {}, {} },
            thing() };
        if (isCounted(made.status))
            made.count = fixedOrAll();
        if (isCounted(made.status) && oneIn(4))
            made.upTo = true;
        else if (oneIn(6)) {
            made.every = true;
            made.status = Status::Exhaust;
            made.count = fixed(1 + upTo(2));
        }
        return { made };
    }
    case 7:
        return { Fog { oneIn(2) ? tile() : thing(), either("clear fog") } };
    case 8: {
        Gain made { thing(), modifiers(), {}, nextEnum("duration", Duration::WhileEquipped) };
        if (oneIn(4)) { // beside whom is counted is known once the text is read
            Counted counts = counted();
            if (counts.filter.range.anchor == Range::Anchor::Source)
                counts.filter.range = {};
            made.times
                = Amount { Amount::Kind::PerCounted, 1, std::make_shared<Counted>(counts), {} };
        }
        capped(made);
        return { made };
    }
    case 9:
        return { Reapply { thing() } };
    case 10: {
        MoveTiles made { thing(), 1 + upTo(2), oneIn(3), {} };
        if (oneIn(2))
            made.way = nextEnum("way", Arrow::FL);
        return { made };
    }
    case 11: {
        MoveTo made { thing(), tile() };
        if (made.where.kind == Thing::Kind::Each)
            made.where.kind = Thing::Kind::Some;
        made.where.count = 1;
        made.where.plural = false;
        return { made };
    }
    case 12: {
        Push made { thing(), 1 + upTo(2), either("pull"), {} };
        if (oneIn(4)) {
            made.from.emplace();
            made.from->kind = Thing::Kind::Target;
            made.from->filter = filter();
        } else if (oneIn(5)) {
            made.pull = false;
            made.home = true;
        }
        return { made };
    }
    case 13: { // "swap two target mercenaries" says both of them
        Swap e { thing(), thing() };
        if (e.what.kind == Thing::Kind::Target) {
            e.what.count = 1;
            e.what.upTo = false;
        }
        e.health = e.what.count == 1 && e.with.count == 1 && oneIn(5);
        return { e };
    }
    case 14:
        return { Upstage { thing() } };
    case 15:
        return { Ready { thing() } };
    case 16:
        return { AttackAgain { thing() } };
    case 17:
        if (oneIn(3))
            return { GainMovement { thing(), fixed(1), true } };
        return { GainMovement { thing(), fixed(1 + upTo(2)) } };
    case 18:
        return { Destroy { thing(), oneIn(4) } };
    case 19:
        return { Exit { thing() } };
    case 20:
        return { ReturnToHand { thing(), either("with treasures") } };
    case 21: {
        Prevent made { thing(),
            oneIn(4) ? Amount { Amount::Kind::All, 1, {}, {} } : fixed(1 + upTo(5)), {} };
        // Of all of it, "the next time damage would be dealt to a mercenary" would be whoever comes first.
        while (made.amount.kind == Amount::Kind::All && made.what.kind == Thing::Kind::Some)
            made.what = thing();
        if (oneIn(3))
            made.blow.type = nextEnum("prevented", DamageType::Lethal);
        else if (oneIn(3))
            made.blow.how = either("prevented in melee") ? How::Melee : How::Ranged;
        return { made };
    }
    case 22:
        return { LoseHealth { thing(), amount() } };
    case 23: {
        Divide made;
        made.amount = 3 + upTo(3);
        made.type = nextEnum("divided damage", DamageType::Pure);
        made.what.kind = Thing::Kind::Target;
        made.what.filter = filter();
        made.what.count = 2 + upTo(1);
        made.what.upTo = oneIn(2);
        return { made };
    }
    case 24: {
        Handle made { nextEnum("handling", Handle::Deed::Return), goods() };
        // A treasure that returns itself is said as of every card that does.
        if (made.deed == Handle::Deed::Return && made.goods.kind == Goods::Kind::This)
            made.goods.kind = Goods::Kind::Target;
        return { made };
    }
    case 25: {
        HandOver made { goods(), thing() };
        if (made.goods.kind == Goods::Kind::Each)
            made.goods.kind = Goods::Kind::Target;
        made.goods.count = 1;
        made.what.count = 1;
        if (made.what.kind == Thing::Kind::Each || made.what.kind == Thing::Kind::Some)
            made.what.kind = Thing::Kind::Target;
        if (made.what.filter.noun == Filter::Noun::Tile)
            made.what = {};
        return { made };
    }
    default: {
        Strip made { thing(), fixedOrAll(), either("destroy treasures"), false, false };
        made.home = !made.destroy && either("treasures to the hand");
        made.upTo = made.count.kind == Amount::Kind::Fixed && oneIn(3);
        return { made };
    }
    }
}

/// Unequipping needs one that is carried.
Goods SeizeTrees::goods()
{
    Goods made;
    made.kind = nextEnum("goods", Goods::Kind::Some);
    if (made.kind == Goods::Kind::This)
        return made;
    const CardFilter::Kind cards[] = { CardFilter::Kind::Treasure, CardFilter::Kind::Weapon,
        CardFilter::Kind::Equipment, CardFilter::Kind::Relic };
    made.card = next("goods card", cards);
    if (made.kind != Goods::Kind::Target && made.card == CardFilter::Kind::Weapon && oneIn(4))
        made.orCard = CardFilter::Kind::Relic;
    made.where = nextEnum("goods place", Goods::Where::Warchest);
    if (made.kind != Goods::Kind::Target || made.where == Goods::Where::Warchest)
        made.where = Goods::Where::Equipped;
    if (made.kind == Goods::Kind::Target && either("goods anywhere"))
        made.where = Goods::Where::Anywhere;
    const Side sides[] = { Side::Any, Side::Yours, Side::Enemy };
    made.side = next("goods side", sides);
    if (oneIn(5))
        made.turned
            = either("goods ready") ? Filter::Condition::Ready : Filter::Condition::Exhausted;
    if (made.kind != Goods::Kind::Each && oneIn(3)) {
        made.count = 2;
        made.upTo = either("up to goods");
    }
    return made;
}

Effect SeizeTrees::playerLeaf()
{
    switch (nextOf("player leaf", 13)) {
    case 10: {
        const Who::Kind all[] = { Who::Kind::Opponent, Who::Kind::Target };
        PickFromHand made;
        made.whose.kind = next("whose hand", all);
        made.cards = cards();
        made.fate = nextEnum("fate of a card", PickFromHand::Fate::Deck);
        made.upTo = either("may pick");
        made.shown = either("all see the hand");
        return { made };
    }
    case 11: {
        const Who::Kind all[]
            = { Who::Kind::Opponent, Who::Kind::Target, Who::Kind::EachPlayer, Who::Kind::You };
        Select made;
        made.who.kind = next("who selects", all);
        made.what.kind = Thing::Kind::Some;
        made.what.filter.side = made.who.kind == Who::Kind::You ? Side::Allied : Side::Theirs;
        return { made };
    }
    case 0:
        return { Draw { who(), amount() } };
    case 1: {
        if (oneIn(5)) {
            Discard some { who(), fixed(1 + upTo(2)), false, true };
            if (oneIn(2))
                some.count = Amount { Amount::Kind::All, 1, {}, {} };
            return { some };
        }
        Discard made { who(), oneIn(4) ? Amount { Amount::Kind::All, 1, {}, {} } : amount(),
            false };
        made.random = made.count.kind != Amount::Kind::All && oneIn(3);
        return { made };
    }
    case 2:
        return { Mill { who(), fixed(1 + upTo(3)) } };
    case 3:
        if (oneIn(5))
            return { LoseLoot { who(), fixedOrAll(), true } };
        return { LoseLoot { who(), amount() } };
    case 4:
        return { GainLoot { who(), amount() } };
    case 5: {
        Look made { who(), fixed(1 + upTo(3)), 0, Look::Rest::Back };
        if (made.whose.kind == Who::Kind::You && oneIn(2)) {
            made.take = 1 + upTo(1);
            made.rest = nextEnum("rest", Look::Rest::Shuffled);
            made.ordered = made.rest == Look::Rest::Back && oneIn(2);
            if (oneIn(3)) {
                made.take = 1;
                made.type = cards();
                made.reveal = either("reveal a type");
            }
            if (oneIn(3)) {
                made.goal = either("where it goes") ? Look::Goal::Bottom : Look::Goal::Discard;
                made.reveal = false;
                made.upTo = !made.type && either("may put");
            }
        }
        return { made };
    }
    case 6:
        if (oneIn(3))
            return { Show { who(), cards(), 1, either("shown at random") } };
        if (oneIn(3))
            return { Flips { 2 + upTo(3) } };
        return { LookAtHand { who(), either("a hand that all see") } };
    case 7:
        return { TurnTreasures { who(), fixedOrAll(), either("exhaust treasures") } };
    case 8:
        return fetch();
    case 9: {
        const Zone sources[] = { Zone::Warchest, Zone::Hand, Zone::Discard };
        return { Equip { thing(), next("equip from", sources) } };
    }
    default:
        if (oneIn(3)) {
            const How all[] = { How::Any, How::Melee, How::Ranged };
            Counter made;
            made.what = Counter::What::Attack;
            made.how = next("countered attack", all);
            if (either("attack against"))
                made.against = filter();
            else if (oneIn(2))
                made.by = filter();
            return { made };
        }
        return { Counter { nextEnum("counter target", Counter::What::Action) } };
    }
}

Effect SeizeTrees::leaf()
{
    return oneIn(3) ? playerLeaf() : mercenaryLeaf();
}

// Branches

Effect SeizeTrees::branch(int depth, bool choice)
{
    switch (nextOf("branch", 8)) {
    case 0:
        return { May { { sentence(depth - 1, choice) } } };
    case 1: {
        IfSo made { condition(), { sentence(depth - 1, false) } };
        if (choice && depth >= 2 && either("otherwise")) // its second sentence, likewise
            made.otherwise.push_back(sentence(depth - 1, false));
        return { made };
    }
    case 5: {
        May made;
        const Who::Kind all[] = { Who::Kind::Opponent, Who::Kind::EachOpponent,
            Who::Kind::EachPlayer, Who::Kind::Target };
        made.who.kind = next("who may", all);
        made.effect.push_back({ Draw { { Who::Kind::ThatPlayer }, fixed(1 + upTo(2)) } });
        if (either("may discard"))
            made.effect.front() = { Discard { { Who::Kind::ThatPlayer }, fixed(1), false } };
        return { made };
    }
    case 6: {
        if (!choice || depth < 2) // It takes up the sentence before it, so it is at the top.
            return leaf();
        Instead made;
        made.base.push_back(leaf());
        made.condition = condition();
        made.other.push_back(leaf());
        return { made };
    }
    case 7: {
        Unless made;
        const Who::Kind all[] = { Who::Kind::You, Who::Kind::Opponent, Who::Kind::Target };
        made.who.kind = next("who pays", all);
        made.price.push_back({ LoseLoot { { Who::Kind::ThatPlayer }, fixed(1 + upTo(3)) } });
        if (either("pays by discarding"))
            made.price.front() = { Discard { { Who::Kind::ThatPlayer }, fixed(1), false } };
        made.effect.push_back(sentence(depth - 1, choice));
        return { made };
    }
    case 2:
        return { Delayed {
            nextEnum("when", Delayed::When::EndOfTurn), { sentence(depth - 1, choice) } } };
    case 3: {
        if (!choice)
            return leaf(); // A choice within a choice could not be told from its own modes.
        Choose made;
        const int modes = 2 + upTo(1);
        for (int i = 0; i < modes; ++i)
            made.modes.push_back(sentence(depth - 1, false));
        return { made };
    }
    default: {
        if (!choice)
            return leaf(); // Nor could its second sentence.
        FlipCoin made;
        const std::size_t sides = nextOf("sides of the coin", 3);
        if (sides != 1)
            made.win.push_back(sentence(depth - 1, false));
        if (sides != 0)
            made.lose.push_back(sentence(depth - 1, false));
        return { made };
    }
    }
}

Effect SeizeTrees::sentence(int depth, bool choice)
{
    if (depth <= 0 || oneIn(3))
        return leaf();
    return oneIn(2) ? branch(depth, choice) : sequence(depth, false, choice);
}

// What stands before "and" or ", then" is a leaf: a branch would take what follows for its own.
Effect SeizeTrees::sequence(int depth, bool stops, bool choice)
{
    Sequence made;
    const int parts = 2 + upTo(1);
    for (int i = 0; i < parts; ++i) {
        Sequence::Joint joint = either("joint") ? Sequence::Joint::And : Sequence::Joint::Then;
        if (stops && oneIn(2))
            joint = Sequence::Joint::Stop;
        const bool last = i + 1 == parts;
        if (!last)
            made.joints.push_back(joint);
        made.parts.push_back((last || joint == Sequence::Joint::Stop) && oneIn(2)
                ? branch(depth - 1, choice)
                : leaf());
        // "If you do not" behind a coin speaks of the coin.
        const auto* so = std::get_if<IfSo>(&made.parts.back().node);
        if (i > 0 && so && so->condition.kind == Condition::Kind::YouDoNot
            && std::holds_alternative<FlipCoin>(made.parts[made.parts.size() - 2].node))
            made.parts.back() = leaf();
    }
    return { made };
}

Effect SeizeTrees::text()
{
    return oneIn(2) ? sequence(2, true, true) : sentence(2, true);
}

Effect SeizeTrees::staticEffect()
{
    if (oneIn(10)) {
        Fits made { filter(), either("fits none") };
        made.who.other = false; // other than whom?
        return { made };
    }
    if (oneIn(4)) {
        Allowance made;
        made.kind = nextEnum("allowance", Allowance::Kind::AcquireCost);
        const Who::Kind all[] = { Who::Kind::You, Who::Kind::EachOpponent, Who::Kind::EachPlayer };
        made.who.kind = next("allowed", all);
        made.number = either("allowed less") ? -1 - upTo(2) : 1 + upTo(2);
        if (made.kind == Allowance::Kind::AbilityCost) {
            const CardFilter::Kind kinds[] = { CardFilter::Kind::Ability, CardFilter::Kind::Instant,
                CardFilter::Kind::Attack, CardFilter::Kind::Event };
            made.cards.kind = next("cost of", kinds);
            if (oneIn(2))
                made.cards.className = className();
        }
        if (made.kind == Allowance::Kind::NoPlay)
            made.cards.kind = CardFilter::Kind::Instant;
        if (made.kind == Allowance::Kind::NoPlay || made.kind == Allowance::Kind::NoAcquire
            || made.kind == Allowance::Kind::NoLoot)
            made.number = 1;
        if (made.kind == Allowance::Kind::MostAcquire || made.kind == Allowance::Kind::FreeAcquire)
            made.number = 1 + upTo(2);
        if (made.kind == Allowance::Kind::Equips) {
            made.who = {};
            made.number = 1 + upTo(2);
        }
        return { made };
    }
    Gain made;
    const Thing::Kind all[] = { Thing::Kind::This, Thing::Kind::Bearer, Thing::Kind::Each };
    made.what.kind = next("static subject", all);
    if (made.what.kind == Thing::Kind::Each)
        made.what.filter = filter();
    made.modifiers = modifiers();
    if (oneIn(3))
        made.times = perCounted(1);
    capped(made);
    return { made };
}

/// With what "it" means settled, as the compiler leaves it; what the compiler would refuse is drawn again.
Ability SeizeTrees::ability()
{
    while (true) {
        std::vector<Ability> made { anyAbility() };
        if (bind(made).front().text.empty())
            return made.front();
    }
}

Ability SeizeTrees::anyAbility()
{
    Ability made;
    made.paper = nextEnum("paper", Paper::Event);
    m_paper = made.paper;
    if (made.paper == Paper::Instant) {
        made.kind = Ability::Kind::Played;
        made.effect = text();
        return made;
    }
    if (made.paper == Paper::Attack) {
        made.kind = Ability::Kind::Attack;
        made.reach = reach();
        made.effect = text();
        return made;
    }
    made.kind = nextEnum("paragraph", Ability::Kind::Static);
    if (made.paper == Paper::Event && made.kind == Ability::Kind::Active)
        made.kind = Ability::Kind::Triggered;
    if (made.kind == Ability::Kind::Active) {
        made.cost = cost(made.paper);
        made.oncePerTurn = oneIn(3);
        made.effect = text();
    } else if (made.kind == Ability::Kind::Triggered) {
        made.trigger = trigger();
        made.oncePerTurn = oneIn(3);
        made.effect = text();
    } else {
        if (oneIn(3))
            made.condition = condition();
        made.effect = staticEffect();
    }
    return made;
}
