#include "TreeGenerator.h"

using namespace triptych::kryptik;

// What changes what cards count as, what lies on the effect pile, and the course of a turn.
namespace {

constexpr const char* chosenFactions[] = { "Human", "Undead", "Mystic" };

} // namespace

Thing TreeGenerator::oneTarget()
{
    TargetSpec spec;
    spec.filter = filter(Where::Island, false);
    return Target { spec };
}

Effect TreeGenerator::change()
{
    constexpr Duration longs[]
        = { Duration::EndOfTurn, Duration::YourNextTurn, Duration::YourNextTurnEnd };
    switch (nextOf("change", 14)) {
    case 0: {
        BecomeFaction e { oneTarget(), next("a faction", chosenFactions) };
        if (oneIn(2))
            e.faction.clear();
        e.also = either("besides its own");
        e.duration = next("how long of a faction", longs);
        return { std::move(e) };
    }
    case 1: // the chosen one is spoken of only behind it
        return { ChooseFaction {} };
    case 2: {
        TargetSpec other;
        other.filter = filter(Where::Island, false);
        other.filter.other = true;
        return { BecomeCopy { oneTarget(), Target { other }, next("how long a copy", longs) } };
    }
    case 3: {
        TargetSpec spec;
        spec.filter.noun = Filter::Noun::Card;
        spec.place = { Zone::Limbo, Side::You };
        return { MayCast { Target { spec }, either("cast for free"), next("cast till", longs) } };
    }
    case 4: {
        TargetSpec spec;
        spec.filter.noun = Filter::Noun::Card;
        spec.place = { Zone::Limbo, Side::You };
        return { UseYear { Target { spec } } };
    }
    case 5: {
        TargetSpec spec;
        spec.kind = TargetSpec::Kind::Spell;
        // A target of this kind is a spell without its description's saying so.
        if (oneIn(3)) {
            spec.filter.noun = Filter::Noun::Spell;
            spec.filter.aimsOnce = true;
        }
        ChangeCast e { Target { spec }, nextEnum("change of a spell", ChangeCast::How::Aim) };
        e.newTargets = e.how == ChangeCast::How::Aim || either("new targets");
        return { std::move(e) };
    }
    case 6:
        return { Switch { oneTarget(), Duration::EndOfTurn } };
    case 7: {
        constexpr Who::Kind whose[] = { Who::Kind::You, Who::Kind::EachOpponent };
        Skip e { { next("who skips", whose) }, nextEnum("what is skipped", Skip::Part::Combat) };
        return { e };
    }
    case 8:
        return { Extra { {}, nextEnum("what is added", Extra::Part::AfterCombat) } };
    case 9: {
        PutCounters e { oneTarget(), CounterKind { {}, 1, 1 }, fixed(1 + upTo(3)) };
        if (oneIn(3)) {
            TargetSpec several;
            several.count = 2;
            e.what = Target { several };
            e.count = fixed(3);
            e.divided = true;
        }
        return { std::move(e) };
    }
    case 10: // its name is spoken of only behind it
        return { ChooseName {} };
    case 11:
        return { MakeWeary { oneTarget(), true } };
    case 12: { // what is barred is spoken of only behind its destruction
        TargetSpec spec;
        spec.filter.noun = Filter::Noun::Card;
        spec.place.zone = Zone::ElevenYearRow;
        spec.upTo = either("up to two 11 year cards");
        spec.count = spec.upTo ? 2 : 1;
        return { LookAt { Target { spec }, either("reveals 11 year cards") } };
    }
    default: {
        Instead e { oneTarget(), nextEnum("destroyed otherwise", Instead::Fate::YearRow),
            Duration::EndOfTurn };
        e.destroyed = true;
        return { std::move(e) };
    }
    }
}

Effect TreeGenerator::changeRule()
{
    const auto thisOrEach = [&](const char* list) {
        return either(list) ? Thing(This {})
                            : Thing(Each { filter(Where::Island, false), {}, Each::Word::Each });
    };
    switch (nextOf("change of rules", 13)) {
    case 0: {
        BecomeFaction e { each(), next("always a faction", chosenFactions) };
        e.also = true;
        return { std::move(e) };
    }
    case 1: {
        Triggering e { filter(Where::Island, false) };
        e.dying = either("dying");
        e.again = either("again");
        return { std::move(e) };
    }
    case 2:
        return { YearFate { thisOrEach("who destroys years"), either("abolishes years") } };
    case 3: {
        Toll e { Each { filter(Where::Island, false), {}, Each::Word::Plural } };
        e.onlyYou = either("attacks on you");
        if (!e.onlyYou)
            e.deed = nextEnum("tolled", Toll::Deed::AttackOrBlock);
        e.price = 1 + upTo(3);
        return { std::move(e) };
    }
    case 4: {
        Increase e;
        e.deed = nextEnum("increase", Increase::Deed::Plunder);
        if (either("increased by a factor"))
            e.times = 2;
        else
            e.plus = 1 + upTo(2);
        return { std::move(e) };
    }
    case 5: {
        MoreDamage e { thisOrEach("whose damage is more"), either("more to it") };
        e.combat = either("combat damage only");
        if (either("damage by a factor"))
            e.times = 2;
        else
            e.plus = 1 + upTo(2);
        return { std::move(e) };
    }
    case 6:
        return { DrawPhase { {}, 1 + upTo(2) } };
    case 7: {
        CastFor e;
        CostItem item;
        item.stones = stones();
        std::erase_if(item.stones, [](const Stone& s) { return s.kind == Stone::Kind::X; });
        if (item.stones.empty())
            item.stones = { { Stone::Kind::Generic, 2, 0 } };
        e.besides = true;
        e.cost = std::make_shared<const Cost>(Cost { std::move(item) });
        return { std::move(e) };
    }
    case 8: {
        Filter of;
        of.faction = next("who is not countered", chosenFactions);
        return { NotCountered { std::move(of), nextEnum("who casts it", Side::Opponents) } };
    }
    case 9: {
        Filter of;
        of.faction = next("who is cast at any time", chosenFactions);
        return { CastOnly { true, std::move(of) } };
    }
    case 10: {
        constexpr Who::Kind whose[]
            = { Who::Kind::You, Who::Kind::EachOpponent, Who::Kind::EachPlayer };
        Forbid e { { next("who can not cast", whose) }, Forbid::Deed::CastCitizens };
        e.which = Filter {};
        e.which->faction = next("what is not cast", chosenFactions);
        return { std::move(e) };
    }
    case 11: {
        CastFromLimbo e;
        CostItem item;
        item.stones = { { Stone::Kind::Generic, static_cast<std::uint8_t>(1 + upTo(3)), 0 } };
        e.cost = std::make_shared<const Cost>(Cost { std::move(item) });
        e.besides = either("besides its soul cost");
        return { std::move(e) };
    }
    default: {
        Instead e { thisOrEach("what is destroyed otherwise"),
            nextEnum("otherwise destroyed", Instead::Fate::YearRow) };
        e.destroyed = true;
        return { std::move(e) };
    }
    }
}
