#include "altered/cards/WorthEffects.h"

#include "core/Overloaded.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace triptych::altered {

double keywordWorth(Keyword keyword)
{
    switch (keyword) {
    case Keyword::Cooldown:
    case Keyword::Fleeting: // What they take of a second playing is in `again`.
        return 0.0;
    case Keyword::Defender:
        return -1.2;
    case Keyword::Eternal:  // What it gives beyond the first Day is in `daysOf`,
    case Keyword::Gigantic: // ... and beyond the first Expedition in `worthOf`.
        return 0.5;
    case Keyword::Scout:
    case Keyword::Seasoned:
        return 0.5;
    case Keyword::Tough:
        return 0.1;
    }
    return 0.0;
}

double statisticsWorth(int forest, int mountain, int ocean)
{
    return 0.5 * (forest + mountain + ocean) + 0.2 * std::min({ forest, mountain, ocean });
}

namespace {

double count(const Amount& amount)
{
    switch (amount.kind) {
    case Amount::Kind::Fixed:
        return amount.number;
    case Amount::Kind::Per:
        return 2.0 * amount.number;
    case Amount::Kind::X:
    case Amount::Kind::Of:
    case Amount::Kind::ThatMany:
    case Amount::Kind::All:
    case Amount::Kind::AnyNumber:
        return 2.0;
    }
    return 1.0;
}

double mine(const Who& who)
{
    switch (who.kind) {
    case Who::Kind::You:
    case Who::Kind::Anyone:
    case Who::Kind::TargetPlayer: // One chooses the better one.
        return 1.0;
    case Who::Kind::Opponent:
    case Who::Kind::EachOpponent:
    case Who::Kind::TargetOpponent:
        return -1.0;
    case Who::Kind::EachPlayer:
        return 0.0;
    case Who::Kind::ThatPlayer:
    case Who::Kind::ItsOwner:
    case Who::Kind::ItsController:
        return -0.3;
    }
    return 0.0;
}

double many(const Thing& thing)
{
    return std::visit(Overloaded { [](const This&) { return 1.0; }, [](const It&) { return 1.0; },
                          [](const Target&) { return 1.0; }, [](const Each&) { return 2.0; },
                          [](const Some& some) { return std::min(2.0, count(some.count)); },
                          [](const OfThem& some) { return std::min(2.0, count(some.count)); },
                          [](const TopOfDeck& top) { return std::min(2.0, count(top.count)); },
                          [](const Whole&) { return 2.0; } },
        thing.node);
}
bool isThis(const Thing& thing)
{
    return std::holds_alternative<This>(thing.node);
}

/// What a card that gains it has of it; of another's card one chooses what harms.
double grantWorth(const Grant& grant)
{
    double worth = 0;
    switch (grant.kind) {
    case Grant::Kind::Counters:
        worth = (grant.counter.kind == Counter::Kind::Boost ? 1.6 : 0.1) * count(grant.amount);
        break;
    case Grant::Kind::Status:
        worth = grant.status == Status::Anchored ? 2.0 : -0.6;
        break;
    case Grant::Kind::Keyword:
        worth = std::abs(keywordWorth(grant.keyword));
        break;
    case Grant::Kind::Ability:
    case Grant::Kind::Abilities:
        worth = 1.0;
        break;
    case Grant::Kind::Subtypes:
        worth = 0.2;
        break;
    case Grant::Kind::Statistics:
        worth = 0.5 * count(grant.amount) * std::popcount(grant.terrains);
        break;
    }
    return grant.lose ? 0.8 * worth : worth;
}

/// A card of one's own that is Fleeting is not played again, and one that sleeps is there tomorrow only.
double ownStatusWorth(const Grant& grant)
{
    if (grant.status == Status::Anchored)
        return grantWorth(grant);
    const double harm = grant.status == Status::Fleeting ? 1.5 : 0.5;
    return grant.lose ? 0.8 * harm : -harm;
}

double of(const Boxed<Effect>& effect)
{
    return effect ? worthOf(*effect) : 0.0;
}

} // namespace

double sumOf(const std::vector<Effect>& effects)
{
    double sum = 0;
    for (const Effect& effect : effects)
        sum += worthOf(effect);
    return sum;
}

namespace {

/// Whether a card of somebody's in play is meant, which then does nothing more that Day.
bool fromPlay(const Thing& thing)
{
    return std::holds_alternative<Target>(thing.node);
}

/// What a move is worth by where it goes; nothing where no text sends a card.
struct MoveWorth
{
    Zone to;
    double ofThis;
    double fromPlay;
    double ofOthers;
};
constexpr MoveWorth moveWorths[] {
    { Zone::Hand, 1.2, 2.2, 1.5 },
    { Zone::Mana, 1.5, 2.2, 1.5 },
    { Zone::Reserve, 0.6, 1.8, 0.9 }, // Of one's own card a second use; of another's one use less.
    { Zone::Expedition, 1.6, 1.6, 1.6 },
    { Zone::Landmark, 1.6, 1.6, 1.6 },
    { Zone::Play, 1.6, 1.6, 1.6 },
    { Zone::Deck, -1.0, 2.2, 2.2 },
    { Zone::Discard, -1.0, 2.2, 2.2 },
};

double moved(const Move& e)
{
    for (const MoveWorth& row : moveWorths)
        if (row.to == e.to)
            return many(e.what)
                * (isThis(e.what)          ? row.ofThis
                        : fromPlay(e.what) ? row.fromPlay
                                           : row.ofOthers);
    return 0.0;
}

} // namespace

double worthOf(const Effect& effect)
{
    return std::visit(
        Overloaded { [](const Draw& e) { return 0.8 * count(e.count) * mine(e.who); },
            [](const Discard& e) {
                return (isThis(e.what)            ? -0.8
                               : fromPlay(e.what) ? 2.6
                               : mine(e.who) > 0  ? -1.0
                                                  : 1.4)
                    * many(e.what);
            },
            [](const Sacrifice& e) {
                return -(isThis(e.what) ? 1.5 : 3.5) * many(e.what) * mine(e.who);
            },
            [](const Move& e) { return moved(e); },
            [](const Resupply& e) { return 0.7 * count(e.times) * std::max(0.0, mine(e.who)); },
            [](const Sabotage&) { return 0.8; },
            [](const Exhaust& e) { return isThis(e.what) ? -0.2 : 0.2 * many(e.what); },
            [](const Ready& e) { return 0.9 * many(e.what); }, [](const Exchange&) { return 0.6; },
            [](const Reveal&) { return 0.1; }, [](const LookAt&) { return 0.3; },
            [](const Shuffle&) { return 0.0; }, [](const Declare&) { return 0.0; },
            [](const DeclareExpedition&) { return 0.0; }, [](const DeclarePlayer&) { return 0.0; },
            [](const RevealUntil&) { return 0.4; }, [](const ChooseNumber&) { return 0.0; },
            [](const Gain& e) {
                double sum = 0;
                for (const Grant& grant : e.grants)
                    sum += grant.kind == Grant::Kind::Status && isThis(e.what)
                        ? ownStatusWorth(grant)
                        : grantWorth(grant);
                return sum * many(e.what);
            },
            [](const Remove& e) { return 0.4 * count(e.count); },
            [](const Distribute& e) { return 1.0 * count(e.count); },
            [](const MoveCounters&) { return 0.5; }, [](const ExchangeBoosts&) { return 0.4; },
            [](const DoubleBoosts&) { return 1.2; }, [](const Augment&) { return 0.8; },
            [](const Create& e) {
                const double size = e.token.hasStatistics
                    ? statisticsWorth(e.token.forest, e.token.mountain, e.token.ocean)
                    : 1.0;
                return 1.4 * std::max(0.8, size) * count(e.count) * mine(e.who);
            },
            [](const MoveExpedition& e) { return 3.5 * count(e.regions); },
            [](const PutMarker&) { return 0.8; }, [](const Ascend&) { return 1.5; },
            [](const CantMove& e) { return e.way == CantMove::Way::Backward ? 0.3 : 2.2; },
            [](const SwitchExpeditions&) { return 0.7; }, [](const Defect&) { return 2.0; },
            [](const TakeControl&) { return 3.0; },
            [](const Pay& e) { return -1.0 * count(e.mana); },
            [](const Play& e) { return e.price == Play::Price::Usual ? 0.5 : 1.2; },
            [](const Next&) { return 0.1; }, [](const ActivateAbilities&) { return 1.2; },
            [](const AfterYou&) { return 0.6; }, [](const Pass&) { return 0.0; },
            [](const PlayAnotherTurn&) { return 1.5; }, [](const BecomeFirst&) { return 0.4; },
            [](const WinGame&) { return 3.0; }, [](const Roll&) { return 0.1; },
            [](const Reroll&) { return 0.2; }, [](const ChangeResult&) { return 0.5; },
            [](const ReduceMyCost& e) { return 0.5 * count(e.by); },
            [](const OnlyTarget&) { return -0.4; }, [](const Complete&) { return 0.5; },
            [](const StatedFor&) { return 0.6; }, [](const Sequence& e) { return sumOf(e.parts); },
            [](const May& e) {
                // What one pays and what one gets for it: it is done when that is worth while.
                return std::max(0.0, of(e.effect) + of(e.to));
            },
            [](const If& e) { return 0.6 * of(e.effect) + 0.4 * of(e.otherwise); },
            [](const Where& e) { return of(e.effect); },
            [](const Choose& e) {
                double best = 0;
                for (const Mode& mode : e.modes)
                    best = std::max(
                        best, of(mode.effect) - 0.5 * static_cast<double>(mode.cost.size()));
                return best * std::max(1.0, count(e.count)) + 0.3;
            },
            [](const ResultTable& e) {
                double sum = 0;
                for (const ResultTable::Row& row : e.rows)
                    sum += of(row.effect);
                return 0.5 * sum + 0.2 * of(e.otherwise);
            },
            [](const Repeat& e) { return count(e.times) * of(e.effect); },
            [](const ForEach& e) { return 1.6 * of(e.effect); },
            [](const Delayed& e) { return 0.9 * of(e.effect); },
            [](const NextTime& e) { return 0.7 * of(e.effect); } },
        effect.node);
}

double worthOf(const Statement& statement)
{
    return std::visit(
        Overloaded { [](const Are& e) {
                        double sum = 0;
                        for (const Grant& grant : e.grants)
                            sum += grant.kind == Grant::Kind::Keyword && isThis(e.what)
                                ? keywordWorth(grant.keyword)
                                : grantWorth(grant);
                        return sum * many(e.what);
                    },
            [](const Costs& e) {
                const double much = std::min(2.0, count(e.mana));
                const bool less = e.how == Costs::How::Less || e.how == Costs::How::ForReserve;
                return (less ? 1.0 : -0.5) * much * (isThis(e.what) ? 1.0 : 1.6);
            },
            [](const MayPlay&) { return 0.6; }, [](const CantBePlayed&) { return -0.8; },
            [](const StatisticsAre&) { return 1.5; }, [](const TerrainsAre&) { return 1.2; },
            [](const DefendersIgnored&) { return 0.4; }, [](const Replace&) { return 0.8; },
            [](const CantActivate&) { return 1.0; }, [](const CantGain&) { return 0.5; },
            [](const CantBe&) { return 0.6; }, [](const Limit&) { return 0.6; },
            [](const NotCounted&) { return 0.4; }, [](const KeepMore&) { return 0.5; },
            [](const EnterPlay& e) {
                return e.count > 0 ? 0.6 * e.count : isThis(e.what) ? -0.3 : 0.5;
            },
            [](const StayExhausted&) { return 0.5; }, [](const BeyondMaximum&) { return 0.4; },
            [](const MorningChange&) { return 0.5; }, [](const IgnoreMyAbilities&) { return -0.2; },
            [](const BeginWith&) { return 0.3; }, [](const MayGainAgain&) { return 0.2; },
            [](const AlsoConsidered&) { return 0.2; },
            [](const StatedEffect& e) { return worthOf(e.effect); },
            [](const CantLose&) { return 0.6; },
            [](const BaseStatisticsAre& e) { return 0.8 * many(e.of); },
            [](const ExpeditionStatistics& e) {
                return 0.5 * count(e.amount) * std::popcount(unsigned { e.terrains });
            },
            [](const NotInSums&) { return 1.2; },
            [](const CantDo& e) { return e.doing.who.kind == Who::Kind::You ? -0.8 : 0.8; } },
        statement);
}

} // namespace triptych::altered
