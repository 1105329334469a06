#include "TreeGenerator.h"

#include <algorithm>

using namespace triptych::kryptik;

// Leaves

Effect TreeGenerator::statement(const Thing& what, bool lasting)
{
    const auto duration = lasting || oneIn(3) ? Duration::Permanent : Duration::EndOfTurn;
    switch (nextOf(lasting ? "passive statement" : "statement", lasting ? 4 : 5)) {
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
        }
        e.duration = duration;
        return { e };
    }
    case 1:
        return { Gain { what, keywords(), duration, either("has") } };
    case 2:
        return { Lose { what, oneIn(2) ? std::vector<Keyword> {} : keywords(), duration } };
    case 3:
        return { Allow {
            what, nextEnum("deed", Allow::Deed::AttackOrBlock), either("can"), duration } };
    default:
        return { MakeWeary { what } };
    }
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
    e.ownersZone = e.to != Zone::Island && either("owner");
    e.underYourControl = oneIn(4);
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
    switch (nextOf("leaf", 31)) {
    case 0:
        return { Draw { who(), cards() } };
    case 1:
        return { Discard { who(), cards(), either("random") } };
    case 2:
        return { Probe { who(), bareAmount() } };
    case 3: {
        Plunder e { who(), cards(), {} };
        if (oneIn(2))
            e.type = filter(Where::Hidden);
        if (e.type == Filter { Filter::Noun::Card })
            e.type.reset();
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
    case 15:
        return { GainControl {
            who(), thing(), nextEnum("control duration", Duration::EndOfTurn) } };
    case 16: {
        constexpr TargetSpec::Kind kinds[] = { TargetSpec::Kind::Spell,
            TargetSpec::Kind::Activation, TargetSpec::Kind::SpellOrActivation };
        if (oneIn(4))
            return { Counter { It {} } };
        TargetSpec spec;
        spec.kind = next("counter", kinds);
        spec.count = 1 + upTo(1);
        spec.upTo = oneIn(3);
        return { Counter { Target { spec } } };
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
        return { DestroyYear { who(), cards() } };
    case 26:
        return reveal();
    case 27:
        return { AddEnergy { stones() } };
    case 28:
        return { ChooseNumber { bareAmount() } };
    case 29: {
        constexpr Zone zones[] = { Zone::Hand, Zone::Deck, Zone::ElevenYearRow, Zone::SoulRow,
            Zone::Limbo, Zone::Abolished };
        return { CastFree { filter(Where::Hidden),
            { next("cast from", zones), nextEnum("cast whose", Side::Opponents) } } };
    }
    default:
        return { WinLose { who(), either("wins") } };
    }
}

// Branches

// A branch reaches to the end of its sentence, so only a full stop may follow it.
Effect TreeGenerator::branch(int depth)
{
    switch (nextOf("branch", 4)) {
    case 0:
        return { May { { sentence(depth + 1) } } };
    case 1: {
        Condition met = condition();
        return { IfSo { std::move(met), { sentence(depth + 1) } } };
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
        if (i > 0) {
            const bool mustStop = std::holds_alternative<May>(e.parts.back().node)
                || std::holds_alternative<IfSo>(e.parts.back().node)
                || std::holds_alternative<Choose>(e.parts.back().node)
                || std::holds_alternative<Delayed>(e.parts.back().node);
            constexpr Sequence::Joint all[]
                = { Sequence::Joint::Stop, Sequence::Joint::Then, Sequence::Joint::And };
            constexpr Sequence::Joint inner[] = { Sequence::Joint::Then, Sequence::Joint::And };
            e.joints.push_back(mustStop ? Sequence::Joint::Stop
                    : stops             ? next("joint", all)
                                        : next("inner joint", inner));
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

Effect TreeGenerator::passive()
{
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

Ability TreeGenerator::ability()
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
