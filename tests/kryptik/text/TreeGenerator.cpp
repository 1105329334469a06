#include "TreeGenerator.h"

#include "kryptik/text/binding/Bind.h"
#include "kryptik/text/printing/Print.h"
#include "kryptik/text/printing/Spoken.h"

#include <algorithm>

using namespace triptych::kryptik;

// Leaves

Allow TreeGenerator::allow(const Thing& what, Duration duration)
{
    using Deed = Allow::Deed;
    constexpr Deed deeds[] = { Deed::Attack, Deed::Block, Deed::BeBlocked, Deed::BeDestroyed,
        Deed::BeTargeted, Deed::Disengage, Deed::AttackOrBlock, Deed::DisengageStep,
        Deed::AttackIfAble, Deed::EngageToBlock, Deed::BlockEngaged, Deed::BlockIfAble,
        Deed::BlockThisIfAble, Deed::BeBlockedIfAble, Deed::BeDestroyedByEffects,
        Deed::BeDestroyedByDamage, Deed::AttackAgain, Deed::BeAbolished, Deed::BeSacrificed,
        Deed::BeReturned, Deed::BeTaken };
    Allow e { what, next("deed", deeds), false, duration };
    if (e.deed == Deed::AttackIfAble
        || (e.deed >= Deed::BlockEngaged && e.deed != Deed::EngageToBlock
            && e.deed != Deed::BeDestroyedByEffects && e.deed != Deed::BeDestroyedByDamage
            && e.deed < Deed::BeAbolished)) {
        e.can = true; // There is no word for its contrary.
        e.number = e.deed == Deed::AttackAgain ? 1 : 0;
    } else if (e.deed == Allow::Deed::EngageToBlock) {
        e.can = false; // likewise
    } else if (e.deed == Allow::Deed::DisengageStep) {
        if (duration != Duration::Permanent)
            e.duration = Duration::NextDisengage;
    } else if (e.deed == Allow::Deed::BeBlocked && oneIn(2)) {
        e.by = filter(Where::Island, false);
        e.except = either("except");
    } else {
        e.can = either("can");
    }
    return e;
}

Effect TreeGenerator::statement(const Thing& what, bool lasting)
{
    const auto duration = lasting || oneIn(3) ? Duration::Permanent
        : oneIn(4)                            ? Duration::YourNextTurn
                                              : Duration::EndOfTurn;
    switch (nextOf(lasting ? "passive statement" : "statement", lasting ? 5 : 6)) {
    case 0: {
        Modify e;
        e.what = what;
        e.attack = upTo(6) - 3;
        e.defense = upTo(6) - 3;
        e.attackByX = e.attack == 0 && oneIn(2);
        e.defenseByX = e.defense == 0 && oneIn(2);
        e.attackMinus = e.attack == 0 && oneIn(2);
        e.defenseMinus = e.defense == 0 && oneIn(2);
        constexpr Amount::Kind kinds[] = { Amount::Kind::PerCounted, Amount::Kind::PerDetached,
            Amount::Kind::X, Amount::Kind::TheNumber };
        if (oneIn(3)) {
            e.times = Amount { next("times", kinds), 0, {}, false };
            if (e.times->kind == Amount::Kind::PerCounted
                || e.times->kind == Amount::Kind::PerDetached)
                e.times->number = 1;
            if (e.times->kind == Amount::Kind::PerCounted)
                e.times->of = std::make_shared<const Counted>(counted(true));
        } else if (!e.attackByX && !e.defenseByX && e.attack * e.attack <= 1
            && e.defense * e.defense <= 1 && e.attack != e.defense && oneIn(3)) {
            e.times = statistic(); // "+X/+0, where X is its attack"
        }
        e.duration = duration;
        return { e };
    }
    case 1:
        return { Gain { what, keywords(), duration, either("has") } };
    case 2: {
        Lose made { what, oneIn(2) ? std::vector<Keyword> {} : keywords(), duration };
        made.barred = !made.keywords.empty() && either("can not have");
        return { std::move(made) };
    }
    case 3:
        return { allow(what, duration) };
    case 4:
        return m_quoting ? Effect { MakeWeary { what } } : grant(what, duration, lasting);
    default:
        return { MakeWeary { what } };
    }
}

/// In quotation marks, so that nothing inside can have any itself.
Effect TreeGenerator::grant(const Thing& what, Duration duration, bool has)
{
    m_quoting = true;
    Ability inside = ability();
    while ((inside.kind != Ability::Kind::Active && inside.kind != Ability::Kind::Triggered)
        || print(inside).find('"') != std::string::npos)
        inside = ability();
    m_quoting = false;
    Grant made { what, std::make_shared<const Ability>(std::move(inside)) };
    made.duration = duration;
    made.has = has || either("has an ability");
    return { std::move(made) };
}

/// "Whenever a citizen dies this turn, ...": about others than this card, and without a cost.
Effect TreeGenerator::watch()
{
    while (true) {
        Ability inside;
        inside.kind = Ability::Kind::Triggered;
        inside.trigger = trigger();
        inside.may = either("may when watching");
        inside.effect = leaf();
        const Trigger& waits = *inside.trigger;
        const bool longhand
            = waits.word == Trigger::Word::When || waits.word == Trigger::Word::Whenever;
        const bool ofThis = waits.counterpartIsThis
            || (waits.subjectIsThis
                && (waits.event <= Trigger::Event::LeavesTheIsland
                    || waits.event == Trigger::Event::DealsCombatDamage
                    || waits.event == Trigger::Event::DestroysYear
                    || waits.event == Trigger::Event::IsUnblocked));
        if (longhand && !ofThis && bind(inside, { CardType::Spell, false }).text.empty()) {
            constexpr Duration longs[]
                = { Duration::EndOfTurn, Duration::YourNextTurn, Duration::YourNextTurnEnd };
            return { Watch { std::make_shared<const Ability>(std::move(inside)),
                next("how long it is watched", longs) } };
        }
    }
}

Effect TreeGenerator::become()
{
    Become e;
    e.what = thing();
    if (either("both figures")) {
        e.amount = fixed(upTo(12));
        if (const int other = upTo(12); other != e.amount.number)
            e.otherDefense = fixed(other);
    } else {
        e.attack = either("the attack");
        e.defense = !e.attack || oneIn(3);
        e.amount = equalAmount();
        if (e.attack && e.defense && e.amount.kind == Amount::Kind::Fixed)
            e.amount = { Amount::Kind::X, 0, {}, false };
    }
    constexpr Duration durations[] = { Duration::EndOfTurn, Duration::YourNextTurn,
        Duration::YourNextTurnEnd, Duration::Permanent, Duration::WhileHere, Duration::EndOfCombat,
        Duration::WhileYours, Duration::ItsNextTurn, Duration::ItsNextTurnEnd };
    e.duration = next("becomes how long", durations);
    return { std::move(e) };
}

Effect TreeGenerator::exchange()
{
    TargetSpec spec;
    spec.filter = filter(Where::Island);
    if (either("exchange two")) {
        spec.count = 2;
        spec.alike = nextEnum("alike", Alike::OtherCosts);
        return { Exchange { Target { spec }, It { It::Word::Them } } };
    }
    TargetSpec other;
    other.filter = filter(Where::Island);
    return { Exchange {
        either("exchange this") ? Thing(This {}) : Thing(Target { spec }), Target { other } } };
}

Effect TreeGenerator::move()
{
    constexpr Zone zones[] = { Zone::Hand, Zone::Deck, Zone::Island, Zone::ElevenYearRow,
        Zone::SoulRow, Zone::Limbo, Zone::Abolished };
    Move e;
    e.what = thing();
    e.to = next("destination", zones);
    e.word = nextEnum("move", Move::Word::Move);
    if (e.to == Zone::Deck)
        e.spot = nextEnum("spot", Move::Spot::None);
    // Of what may be others' cards nobody says "into your": they go where their owners keep theirs.
    const auto* all = std::get_if<Each>(&e.what);
    e.ownersZone = e.to != Zone::Island && (all || either("owner"));
    e.underYourControl = e.to == Zone::Island && oneIn(4);
    e.engaged = oneIn(4);
    return { e };
}

Effect TreeGenerator::search()
{
    constexpr Zone zones[] = { Zone::Hand, Zone::Deck, Zone::Island, Zone::ElevenYearRow,
        Zone::SoulRow, Zone::Limbo, Zone::Abolished };
    Search e;
    e.filter = filter(Where::Hidden);
    e.count = oneIn(2) ? fixed(1) : plainAmount("search amount");
    e.upTo = oneIn(3);
    if (oneIn(5)) {
        e.count = { Amount::Kind::All, 0, {}, false };
        e.upTo = true;
    }
    e.reveal = either("reveal found");
    e.to = next("search destination", zones);
    if (e.to == Zone::Deck)
        e.spot = nextEnum("search spot", Move::Spot::None);
    e.returns = e.to == Zone::Island && either("search returns");
    return { e };
}

Effect TreeGenerator::reveal()
{
    constexpr Zone zones[] = { Zone::Hand, Zone::Deck, Zone::ElevenYearRow };
    Reveal e;
    e.whose = who();
    e.zone = next("reveal zone", zones);
    e.count = e.zone == Zone::Deck ? plainAmount("reveal amount") : cards();
    return { e };
}

Effect TreeGenerator::leaf()
{
    switch (nextOf("leaf", 48)) {
    case 0:
        return { Draw { who(), cards() } };
    case 1: {
        if (oneIn(6)) {
            Discard some { who(), fixed(1 + upTo(2)) };
            some.upTo = true;
            if (oneIn(2))
                some.count = { Amount::Kind::All, 0, {}, false };
            return { some };
        }
        Discard e { who(), cards(), either("random") };
        if (oneIn(3)) {
            Filter type = filter(Where::Hidden);
            type.other = false;
            type.condition = Filter::Condition::None;
            if (type != Filter { Filter::Noun::Card }) {
                e.type = std::move(type);
                e.count = plainAmount("discard of a kind");
            }
        }
        return { e };
    }
    case 2:
        return { Probe { who(), bareAmount() } };
    case 3: {
        Plunder e { who(), cards(), {} };
        if (oneIn(2))
            e.type = filter(Where::Hidden);
        if (e.type == Filter { Filter::Noun::Card })
            e.type.reset();
        if (oneIn(5)) {
            e.upTo = true;
            e.count = oneIn(2) ? fixed(2) : Amount { Amount::Kind::All, 0, {}, false };
        }
        return { e };
    }
    case 4:
        return { Destroy { thing() } };
    case 5:
        return { Abolish { thing() } };
    case 6:
        return { Sacrifice { who(), thing() } };
    case 7:
        return { Damage { bareAmount(),
            either("damage player") ? std::variant<Thing, Who>(who())
                                    : std::variant<Thing, Who>(thing()) } };
    case 8: {
        TargetSpec spec;
        spec.kind = TargetSpec::Kind::CardOrPlayer;
        spec.filter = filter(Where::Island);
        spec.count = 1 + upTo(1);
        spec.upTo = oneIn(2);
        return { Damage { bareAmount(), Thing(Target { spec }) } };
    }
    case 9:
    case 10:
    case 11:
    case 12:
        return statement(thing(), false);
    case 13:
        return { Engage { thing() } };
    case 14:
        return { Disengage { thing() } };
    case 15: {
        constexpr Duration durations[]
            = { Duration::Permanent, Duration::EndOfTurn, Duration::WhileHere };
        if (oneIn(4)) { // for as long as you control something
            GainControl e { {}, thing() };
            e.whileSo = Condition {};
            e.whileSo->kind = Condition::Kind::YouControlNo;
            e.whileSo->filter = filter(Where::Island, false);
            e.whileSo->filter.other = false;
            return { std::move(e) };
        }
        return { GainControl { who(), thing(), next("control duration", durations) } };
    }
    case 16: {
        constexpr TargetSpec::Kind kinds[]
            = { TargetSpec::Kind::Spell, TargetSpec::Kind::Activation,
                  TargetSpec::Kind::SpellOrActivation, TargetSpec::Kind::Cast };
        if (oneIn(4))
            return { Counter { It {} } };
        TargetSpec spec;
        spec.kind = next("counter", kinds);
        spec.count = 1 + upTo(1);
        spec.upTo = oneIn(3);
        return { Counter { Target { spec }, either("abolishes") } };
    }
    case 17: {
        Thing what = thing();
        return { Attach { std::move(what), thing() } };
    }
    case 18:
        return { Detach { cards(), thing() } };
    case 19:
        return move();
    case 20:
        return search();
    case 21:
        return { Shuffle { who() } };
    case 22:
        return { LookAtRow { cards(), who() } };
    case 23:
        return { LookAtDeck { cards(), who() } };
    case 24:
        return { RearrangeRow { who() } };
    case 25:
        return destroyYear();
    case 26:
        return reveal();
    case 27:
        return { AddEnergy { stones() } };
    case 28:
        return { ChooseNumber { bareAmount() } };
    case 29: {
        constexpr Zone zones[] = { Zone::Hand, Zone::Deck, Zone::ElevenYearRow, Zone::SoulRow,
            Zone::Limbo, Zone::Abolished };
        if (oneIn(3)) {
            CastFree e;
            e.filter = {};
            e.known = It { oneIn(2) ? It::Word::It : It::Word::ThatCard };
            e.abolished = either("abolished after it");
            return { std::move(e) };
        }
        return { CastFree { filter(Where::Hidden),
            { next("cast from", zones), nextEnum("cast whose", Side::Opponents) } } };
    }
    case 30:
        return { Pay { who(), { { Stone::Kind::Generic, 2, 0 } } } };
    case 31:
        return { PreventAll { either("prevent combat") } };
    case 32: {
        LookAndPick e;
        e.count = fixed(2 + upTo(3));
        e.reveal = either("pick reveal");
        if (either("pick type")) {
            e.type = filter(Where::Hidden, false);
            e.type->other = false; // Of cards of a deck none is this one.
            if (*e.type == Filter { Filter::Noun::Card })
                e.type.reset();
        }
        e.upTo = e.type || either("pick up to");
        e.to = either("pick island") ? Zone::Island : Zone::Hand;
        e.open = oneIn(3);
        e.reveal = e.reveal && !e.open;
        if (oneIn(4) && !e.type) {
            e.to = either("pick limbo") ? Zone::Limbo : Zone::Deck;
            e.take = { Amount::Kind::All, 0, {}, false };
            e.upTo = true;
            e.reveal = false;
            e.restSpot = Move::Spot::Top;
            return { e };
        }
        if (oneIn(4) && !e.type && !e.upTo && !e.reveal) {
            e.then = e.to == Zone::Hand ? Zone::SoulRow : Zone::Hand;
            e.thenTake = 1 + upTo(1);
            e.thenEngaged = e.then == Zone::SoulRow && oneIn(2);
        }
        if (either("pick rest")) {
            e.restTo = Zone::Limbo;
            e.restSpot = Move::Spot::None;
        } else {
            e.restSpot = either("pick top") ? Move::Spot::Top : Move::Spot::Bottom;
            if (!e.then && oneIn(4)) { // nothing is said of the rest
                e.restSpot = Move::Spot::None;
                return { e };
            }
        }
        if (e.open && !e.type && !e.upTo && !e.then && oneIn(2))
            e.chooser = Who { Who::Kind::Opponent };
        return { e };
    }
    case 33: {
        PickFromHand e;
        e.whose = { Who::Kind::Target, true };
        e.type = filter(Where::Cast, false);
        e.type.other = false; // Of cards of a hand none is this one.
        e.reveal = either("hand reveal");
        e.fate = nextEnum("hand fate", PickFromHand::Fate::Bottom);
        e.count = 1 + upTo(2);
        e.upTo = either("hand up to");
        return { e };
    }
    case 34:
        return { LookAtHand { who() } };
    case 35: {
        ShuffleIn e { who(), nextEnum("shuffle in", ShuffleIn::What::Both) };
        if (e.who.kind == Who::Kind::You && e.what == ShuffleIn::What::Limbo)
            e.what = ShuffleIn::What::Hand;
        return { e };
    }
    case 36:
        if (either("forbid years")) {
            constexpr Who::Kind whose[] = { Who::Kind::You, Who::Kind::Opponent,
                Who::Kind::EachOpponent, Who::Kind::EachPlayer };
            constexpr Forbid::Deed deeds[]
                = { Forbid::Deed::LoseYears, Forbid::Deed::LoseYearsInCombat };
            return { Forbid { { next("whose years", whose) }, next("what of years", deeds),
                either("years long") ? Duration::YourNextTurn : Duration::EndOfTurn } };
        }
        {
            constexpr Duration long_[] = { Duration::EndOfTurn, Duration::YourNextTurn,
                Duration::TheirNextTurn, Duration::ItsNextTurn, Duration::ItsNextTurnEnd };
            return { Forbid {
                who(), nextEnum("forbid", Forbid::Deed::Activate), next("forbid long", long_) } };
        }
    case 37: {
        TargetSpec spec;
        spec.filter = filter(Where::Island);
        spec.upTo = either("any number");
        spec.count = spec.upTo ? mostTargets : 2;
        Damage e { fixed(1 + upTo(4)), Thing(Target { spec }) };
        e.divided = true;
        return { e };
    }
    case 39: {
        TargetSpec spec;
        spec.filter = filter(Where::Island);
        return { Instead { either("instead of its own") ? Thing(This {}) : Thing(Target { spec }),
            nextEnum("instead this turn", Instead::Fate::StayBehind), Duration::EndOfTurn } };
    }
    case 38: {
        TargetSpec spec;
        spec.filter = filter(Where::Island);
        Damage e { { Amount::Kind::AttackOf, 0, {}, false }, thing() };
        e.by = Thing(Target { spec });
        return { e };
    }
    case 40:
        return become();
    case 41:
        return oneIn(2) ? Effect { RemoveDamage { plainAmount("damage removed"), thing() } }
                        : Effect { LeaveCombat { thing() } };
    case 42:
        return exchange();
    case 43: {
        TargetSpec spec;
        spec.filter = filter(Where::Island);
        return { Redirect {
            thing(), either("redirect to this") ? Thing(This {}) : Thing(Target { spec }) } };
    }
    case 44:
    case 45:
    case 46:
        return change();
    default:
        return { WinLose { who(), either("wins") } };
    }
}

// Branches

namespace {

bool isBranch(const Effect& e)
{
    return std::holds_alternative<May>(e.node) || std::holds_alternative<IfSo>(e.node)
        || std::holds_alternative<Choose>(e.node) || std::holds_alternative<Delayed>(e.node)
        || std::holds_alternative<Unable>(e.node) || std::holds_alternative<Either>(e.node)
        || std::holds_alternative<Unless>(e.node) || std::holds_alternative<Watch>(e.node)
        || std::holds_alternative<Sequence>(e.node);
}

} // namespace

namespace {

/// It says who it is about.
bool isStatement(const Effect& e)
{
    return std::holds_alternative<Modify>(e.node) || std::holds_alternative<Gain>(e.node)
        || std::holds_alternative<Lose>(e.node) || std::holds_alternative<Allow>(e.node)
        || std::holds_alternative<Grant>(e.node);
}

} // namespace

// A branch reaches to the end of its sentence, so only a full stop may follow it.
Effect TreeGenerator::branch(int depth)
{
    switch (nextOf("branch", 8)) {
    case 4: {
        constexpr Who::Kind kinds[] = { Who::Kind::You, Who::Kind::Opponent, Who::Kind::Target };
        const Who doer { next("who is unable", kinds) };
        if (depth > 0)
            return leaf();
        if (either("each who is unable")) {
            constexpr Who::Kind all[] = { Who::Kind::EachOpponent, Who::Kind::EachPlayer };
            const Who they { Who::Kind::ThatPlayer };
            return { Unable { { Effect { Discard { they, fixed(1 + upTo(2)), false } } },
                { Effect { Draw { they, fixed(1 + upTo(2)) } } },
                Who { next("all who are unable", all) } } };
        }
        Effect otherwise
            = { Draw { doer.kind == Who::Kind::You ? doer : Who { Who::Kind::ThatPlayer },
                fixed(1 + upTo(2)) } };
        return { Unable { { Effect { Discard { doer, fixed(1 + upTo(2)), false } } },
            { std::move(otherwise) } } };
    }
    case 5: {
        if (depth > 0)
            return leaf();
        constexpr Who::Kind kinds[] = { Who::Kind::Opponent, Who::Kind::Target };
        Effect theirs = { Discard { { Who::Kind::ThatPlayer }, fixed(1 + upTo(2)), false } };
        Effect yours = { Draw { {}, fixed(1 + upTo(2)) } };
        return { Either {
            { next("who picks", kinds) }, { std::move(theirs), std::move(yours) }, true } };
    }
    case 6: {
        if (depth > 0)
            return leaf();
        constexpr Who::Kind kinds[] = { Who::Kind::Opponent, Who::Kind::Target };
        Effect price = { Pay { { Who::Kind::ThatPlayer }, { { Stone::Kind::Generic, 2, 0 } } } };
        return { Unless { { Effect { Draw { {}, fixed(1 + upTo(2)) } } },
            { next("who pays", kinds) }, { std::move(price) } } };
    }
    case 7:
        return depth > 0 || m_quoting ? leaf() : watch();
    case 0: {
        May e { {}, { oneIn(2) ? leaf() : sentence(depth + 1) } };
        if (depth == 0 && !isBranch(e.effect.front()) && oneIn(3))
            e.otherwise.push_back(leaf());
        return { e };
    }
    case 1: {
        Condition met = condition();
        if (depth == 0 && oneIn(6)) {
            constexpr Who::Kind all[] = { Who::Kind::EachOpponent, Who::Kind::EachPlayer };
            Condition theirs;
            theirs.kind = Condition::Kind::Did;
            theirs.deed = nextEnum("did of each", Condition::Deed::Sacrifice);
            theirs.number = 1 + upTo(2);
            theirs.filter = Filter { Filter::Noun::Card };
            theirs.filter.controller = Side::They;
            IfSo each { std::move(theirs),
                { Effect { Draw { { Who::Kind::ThatPlayer }, fixed(1 + upTo(2)) } } } };
            each.each = Who { next("of each it is so", all) };
            return { std::move(each) };
        }
        IfSo e { std::move(met), { oneIn(2) ? leaf() : sentence(depth + 1) } };
        if (depth == 0 && !isBranch(e.effect.front()) && oneIn(3))
            e.otherwise.push_back(leaf());
        return { e };
    }
    case 2: {
        Choose e;
        for (int i = 1 + upTo(2); i >= 0; --i)
            e.modes.push_back(sequence(3, false));
        return { e };
    }
    default: {
        const auto when = nextEnum("later", Delayed::When::EndOfCombat);
        return { Delayed { when, { sentence(depth + 1) } } };
    }
    }
}

Effect TreeGenerator::sentence(int depth)
{
    if (depth < 3 && oneIn(4))
        return branch(depth);
    return oneIn(2) ? leaf() : sequence(depth, false);
}

Effect TreeGenerator::sequence(int depth, bool stops)
{
    Sequence e;
    const int last = upTo(3);
    for (int i = 0; i <= last; ++i) {
        const bool open = depth < 3 && oneIn(5) && (stops || i == last);
        // Now and then the same subject goes on: that is where subjects and durations are left out.
        const bool goesOn = !open && i > 0 && oneIn(2);
        const Effect* before = goesOn ? &e.parts.back() : nullptr;
        const auto* modify = before ? std::get_if<Modify>(&before->node) : nullptr;
        const auto* gain = before ? std::get_if<Gain>(&before->node) : nullptr;
        const auto* draw = before ? std::get_if<Draw>(&before->node) : nullptr;
        Effect part;
        if (open)
            part = branch(depth);
        else if (modify || gain)
            part = statement(
                std::holds_alternative<Each>(modify ? modify->what : gain->what) || oneIn(3)
                    ? (modify ? modify->what : gain->what)
                    : Thing(It { nextEnum("going on", It::Word::Those) }),
                false);
        else if (draw)
            part = { Discard {
                draw->who.kind == Who::Kind::Target ? Who { Who::Kind::ThatPlayer } : draw->who,
                cards(), false } };
        else
            part = oneIn(3) ? statement(thing(), false) : leaf();
        // What somebody else does goes on with what they do: "..., then abolishes it" would be theirs.
        const Who* doer = i > 0 ? toldTo(e.parts.back()) : nullptr;
        const bool theirs = doer && doer->kind != Who::Kind::You;
        while (theirs && !open && !isStatement(part)
            && (!toldTo(part) || std::holds_alternative<DestroyYear>(part.node)))
            part = leaf();
        // Who has searched shuffles, said or not; said, it is no part of its own.
        const auto* watch = i > 0 ? std::get_if<Watch>(&e.parts.back().node) : nullptr;
        const bool searched = i > 0
            && std::holds_alternative<Search>(
                watch ? watch->ability->effect->node : e.parts.back().node);
        while (searched && std::holds_alternative<Shuffle>(part.node))
            part = leaf();
        if (i > 0) {
            const bool mustStop = std::holds_alternative<May>(e.parts.back().node)
                || std::holds_alternative<IfSo>(e.parts.back().node)
                || std::holds_alternative<Choose>(e.parts.back().node)
                || std::holds_alternative<Unable>(e.parts.back().node)
                || std::holds_alternative<Either>(e.parts.back().node)
                || std::holds_alternative<Unless>(e.parts.back().node)
                || std::holds_alternative<Watch>(e.parts.back().node)
                || std::holds_alternative<Delayed>(e.parts.back().node);
            constexpr Sequence::Joint all[]
                = { Sequence::Joint::Stop, Sequence::Joint::Then, Sequence::Joint::And };
            constexpr Sequence::Joint inner[] = { Sequence::Joint::Then, Sequence::Joint::And };
            e.joints.push_back(mustStop ? Sequence::Joint::Stop
                    : stops             ? next("joint", all)
                                        : next("inner joint", inner));
            // "A and B unless you pay": that would stop both.
            if (e.joints.back() == Sequence::Joint::And
                && std::holds_alternative<Unless>(part.node))
                e.joints.back() = Sequence::Joint::Then;
        }
        e.parts.push_back(std::move(part));
    }
    if (e.parts.size() == 1)
        return std::move(e.parts.front());
    return { e };
}

Effect TreeGenerator::text()
{
    return oneIn(3) ? sentence(0) : sequence(0, true);
}

Effect TreeGenerator::passiveRule()
{
    switch (nextOf("passive rule", 15)) {
    case 11:
        return { NotCountered {} };
    case 12:
    case 13:
    case 14:
        return changeRule();
    case 6: {
        Lessen e { either("lessen this")
                ? Thing(This {})
                : Thing(Each { filter(Where::Island), {}, Each::Word::Each }),
            1 + upTo(2) };
        if (either("lessen what spells deal"))
            e.by = Filter { Filter::Noun::Spell };
        return { std::move(e) };
    }
    case 7: {
        constexpr Who::Kind kinds[]
            = { Who::Kind::You, Who::Kind::EachOpponent, Who::Kind::EachPlayer };
        HandSize e { { next("whose hand size", kinds) } };
        e.unlimited = either("no hand size");
        if (!e.unlimited && either("a hand size of its own"))
            e.number = 3 + upTo(6);
        else if (!e.unlimited)
            e.change = either("a smaller hand") ? -1 - upTo(2) : 1 + upTo(2);
        return { e };
    }
    case 0: {
        constexpr Who::Kind kinds[]
            = { Who::Kind::You, Who::Kind::EachOpponent, Who::Kind::EachPlayer };
        Forbid e { { next("forbidden", kinds) },
            nextEnum("forbid always", Forbid::Deed::LoseYearsInCombat) };
        if (e.deed <= Forbid::Deed::CastCards && oneIn(3))
            e.most = 1 + upTo(1);
        return { e };
    }
    case 1: {
        CostChange e;
        e.ofThis = either("own cost");
        if (!e.ofThis) {
            e.who = nextEnum("cost who", Side::Opponents);
            e.filter = filter(Where::Cast, false);
        }
        e.amount = either("cost less") ? -1 : 2;
        if (!e.ofThis && oneIn(4)) { // of one noun, and counted by the turn
            e.filter = Filter { e.filter.noun };
            e.nth = 1 + upTo(4);
            return { std::move(e) };
        }
        if (oneIn(3)) {
            e.times = Amount { Amount::Kind::PerCounted, 1, {}, false };
            e.times->of = std::make_shared<const Counted>(counted(false));
        }
        return { e };
    }
    case 2:
        if (oneIn(3)) {
            CastFromLimbo e;
            e.leaves = true;
            return { std::move(e) };
        }
        return { CastFromLimbo { either("limbo cost") } };
    case 3:
        return { EntersEngaged { either("enters this")
                ? Thing(This {})
                : Thing(Each { filter(Where::Island), {}, Each::Word::Plural }) } };
    case 4:
        return { Instead { either("instead this")
                ? Thing(This {})
                : Thing(Each { filter(Where::Island), {}, Each::Word::Each }),
            nextEnum("instead", Instead::Fate::DeckBottom) } };
    case 8: {
        constexpr Who::Kind kinds[] = { Who::Kind::You, Who::Kind::EachPlayer };
        return { MoreSoul { { next("whose soul row", kinds) }, 1 + upTo(2) } };
    }
    case 9: {
        CastFrom e { filter(Where::Cast, false),
            either("cast from the deck") ? Zone::Deck : Zone::Limbo };
        e.filter.other = false;
        e.filter.condition = Filter::Condition::None;
        e.abolished = e.zone == Zone::Limbo && e.filter.noun != Filter::Noun::Card && oneIn(2);
        return { e };
    }
    case 10:
        if (oneIn(4)) {
            SeeTop years;
            years.years = true;
            return { std::move(years) };
        }
        return { SeeTop { either("top for all") } };
    default: {
        SetStats e;
        const int which = upTo(2);
        e.attack = which != 1;
        e.defense = which != 2;
        e.amount = { Amount::Kind::PerCounted, 1, {}, false };
        e.amount.of = std::make_shared<const Counted>(counted(false));
        return { e };
    }
    }
}

Effect TreeGenerator::passive()
{
    if (oneIn(3))
        return passiveRule();
    Sequence e;
    for (int i = upTo(2); i >= 0; --i) {
        const bool same = !e.parts.empty() && oneIn(2);
        Thing what = This {};
        if (!same && either("passive subject"))
            what = each();
        if (!e.parts.empty())
            e.joints.push_back(
                either("passive joint") ? Sequence::Joint::And : Sequence::Joint::Stop);
        e.parts.push_back(statement(what, true));
    }
    if (e.parts.size() == 1)
        return std::move(e.parts.front());
    return { e };
}

// Paragraphs

/// What refers and means nothing, or could never be done, no text says: another one is made.
Ability TreeGenerator::ability()
{
    while (true) {
        Ability ability = anyAbility();
        const bool onSpell = ability.kind == Ability::Kind::SpellEffect
            || ability.kind == Ability::Kind::ElevenYear;
        if (bind(ability, { onSpell ? CardType::Spell : CardType::Citizen }).text.empty())
            return ability;
    }
}

Ability TreeGenerator::anyAbility()
{
    Ability ability;
    ability.kind = nextEnum("ability", Ability::Kind::ElevenYear);
    const bool prefixed
        = ability.kind != Ability::Kind::Keywords && ability.kind != Ability::Kind::Additional;
    if (prefixed) {
        ability.solo = oneIn(6);
        ability.focused = oneIn(6);
        if (oneIn(6))
            ability.shortTime = upTo(6);
    }
    switch (ability.kind) {
    case Ability::Kind::Keywords:
        ability.keywords = keywords();
        break;
    case Ability::Kind::Active:
        ability.cost = cost();
        ability.effect = text();
        if (oneIn(4))
            ability.condition = condition();
        if (oneIn(8)) {
            ability.cost = { CostItem { CostItem::Kind::Stones } };
            ability.cost.front().stones = { { Stone::Kind::X, 0, 0 } };
            ability.mostX = fixed(2 + upTo(3));
        }
        ability.oncePerTurn = oneIn(6);
        ability.times = static_cast<std::uint8_t>(ability.oncePerTurn ? 1 + upTo(2) : 1);
        break;
    case Ability::Kind::Triggered: {
        ability.trigger = trigger();
        if (oneIn(3))
            ability.cost = cost();
        ability.effect = text();
        const auto* several = std::get_if<Sequence>(&ability.effect->node);
        const Effect& first = several ? several->parts.front() : *ability.effect;
        // "You may" in front of a trigger's effect is the trigger's own (9.3).
        if (std::holds_alternative<May>(first.node))
            ability.effect = leaf();
        ability.may = oneIn(3);
        break;
    }
    case Ability::Kind::Passive:
        if (oneIn(2))
            ability.condition = condition();
        ability.effect = passive();
        if (std::holds_alternative<CastFor>(ability.effect->node)) {
            ability.condition.reset();
            ability.solo = ability.focused = false;
            ability.shortTime.reset();
        }
        break;
    case Ability::Kind::Additional:
        ability.cost = cost();
        break;
    case Ability::Kind::SpellEffect:
    case Ability::Kind::ElevenYear:
        ability.effect = text();
        break;
    }
    return ability;
}
