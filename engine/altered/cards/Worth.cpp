#include "altered/cards/Worth.h"

#include "core/Overloaded.h"

#include <algorithm>
#include <cmath>

namespace triptych::altered {

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

double keywordWorth(Keyword keyword)
{
    switch (keyword) {
    case Keyword::Cooldown:
    case Keyword::Fleeting:
        return -1.0;
    case Keyword::Defender:
        return -1.2;
    case Keyword::Eternal:
        return 1.5;
    case Keyword::Gigantic:
        return 2.0;
    case Keyword::Scout:
    case Keyword::Seasoned:
    case Keyword::Tough:
        return 0.8;
    }
    return 0.0;
}

/// An Expedition moves by its best terrain, so an even card wastes less than a crooked one.
double statisticsWorth(int forest, int mountain, int ocean)
{
    return 0.45 * (forest + mountain + ocean) + 0.25 * std::max({ forest, mountain, ocean });
}

/// What a card that gains it has of it; of another's card one chooses what harms.
double grantWorth(const Grant& grant)
{
    double worth = 0;
    switch (grant.kind) {
    case Grant::Kind::Counters:
        worth = (grant.counter.kind == Counter::Kind::Boost ? 1.4 : 0.6) * count(grant.amount);
        break;
    case Grant::Kind::Status:
        worth = grant.status == Status::Anchored ? 2.0 : 0.7;
        break;
    case Grant::Kind::Keyword:
        worth = std::abs(keywordWorth(grant.keyword));
        break;
    case Grant::Kind::Ability:
        worth = 1.0;
        break;
    }
    return grant.lose ? 0.8 * worth : worth;
}

double worthOf(const Effect&);
double of(const Boxed<Effect>& effect)
{
    return effect ? worthOf(*effect) : 0.0;
}
double sumOf(const std::vector<Effect>& effects)
{
    double sum = 0;
    for (const Effect& effect : effects)
        sum += worthOf(effect);
    return sum;
}

double moved(const Move& e)
{
    switch (e.to) {
    case Zone::Hand:
        return (isThis(e.what) ? 1.2 : 1.5) * many(e.what);
    case Zone::Mana:
        return 1.5 * many(e.what);
    case Zone::Reserve: // Of one's own card a second use; of another's one use less now.
        return (isThis(e.what) ? 0.6 : 0.9) * many(e.what);
    case Zone::Expedition:
    case Zone::Landmark:
    case Zone::Play:
        return 1.6 * many(e.what);
    case Zone::Deck:
    case Zone::Discard:
        return (isThis(e.what) ? -1.0 : 1.8) * many(e.what);
    case Zone::Hero:
    case Zone::Limbo:
    case Zone::HeroExpedition:
    case Zone::CompanionExpedition:
    case Zone::Gone:
        return 0.0;
    }
    return 0.0;
}

double worthOf(const Effect& effect)
{
    return std::visit(
        Overloaded { [](const Draw& e) { return 1.8 * count(e.count) * mine(e.who); },
            [](const Discard& e) {
                return (isThis(e.what) ? -0.8 : mine(e.who) > 0 ? 1.6 : 1.4) * many(e.what);
            },
            [](const Sacrifice& e) {
                return -(isThis(e.what) ? 1.0 : 2.0) * many(e.what) * mine(e.who);
            },
            [](const Move& e) { return moved(e); },
            [](const Resupply& e) { return 1.4 * count(e.times) * std::max(0.0, mine(e.who)); },
            [](const Sabotage&) { return 1.3; },
            [](const Exhaust& e) { return isThis(e.what) ? -0.2 : 0.8 * many(e.what); },
            [](const Ready& e) { return 0.9 * many(e.what); }, [](const Exchange&) { return 0.6; },
            [](const Reveal&) { return 0.1; }, [](const LookAt&) { return 0.3; },
            [](const Shuffle&) { return 0.0; }, [](const Declare&) { return 0.0; },
            [](const DeclareExpedition&) { return 0.0; }, [](const DeclarePlayer&) { return 0.0; },
            [](const Gain& e) {
                double sum = 0;
                for (const Grant& grant : e.grants)
                    sum += grantWorth(grant);
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
                return std::max(0.8, size) * count(e.count) * mine(e.who);
            },
            [](const MoveExpedition& e) { return 2.5 * count(e.regions); },
            [](const PutMarker&) { return 0.8; }, [](const Ascend&) { return 1.5; },
            [](const CantMove&) { return 1.5; }, [](const SwitchExpeditions&) { return 0.7; },
            [](const Defect&) { return 2.0; }, [](const TakeControl&) { return 3.0; },
            [](const Pay& e) { return -1.0 * count(e.mana); },
            [](const Play& e) { return e.price == Play::Price::Usual ? 0.8 : 2.2; },
            [](const Next&) { return 1.0; }, [](const ActivateAbilities&) { return 1.2; },
            [](const AfterYou&) { return 0.6; }, [](const Pass&) { return 0.0; },
            [](const PlayAnotherTurn&) { return 1.5; }, [](const BecomeFirst&) { return 0.4; },
            [](const WinGame&) { return 3.0; }, [](const Roll&) { return 0.1; },
            [](const ChangeResult&) { return 0.5; },
            [](const ReduceMyCost& e) { return 0.5 * count(e.by); },
            [](const OnlyTarget&) { return -0.4; }, [](const Complete&) { return 0.5; },
            [](const Sequence& e) { return sumOf(e.parts); },
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
                return (e.how == Costs::How::Less ? 1.0 : -0.5) * much
                    * (isThis(e.what) ? 1.0 : 1.6);
            },
            [](const MayPlay&) { return 0.6; }, [](const CantBePlayed&) { return -0.8; },
            [](const HighestStatistics&) { return 1.5; }, [](const TerrainsAre&) { return 1.2; },
            [](const DefendersIgnored&) { return 0.4; }, [](const Replace&) { return 0.8; },
            [](const CantActivate&) { return 1.0; }, [](const CantGain&) { return 0.5; },
            [](const CantBe&) { return 0.6; }, [](const Limit&) { return 0.6; },
            [](const NotCounted&) { return 0.4; }, [](const KeepMore&) { return 0.5; },
            [](const StayExhausted&) { return 0.5; }, [](const BeyondMaximum&) { return 0.4; },
            [](const MorningChange&) { return 0.5; }, [](const IgnoreMyAbilities&) { return -0.2; },
            [](const BeginWith&) { return 0.3; }, [](const MayGainAgain&) { return 0.2; },
            [](const AlsoConsidered&) { return 0.2; },
            [](const StatedEffect& e) { return worthOf(e.effect); } },
        statement);
}

/// {J} comes from hand and from Reserve; {H} and {R} once each; the others again and again.
double timesOf(const Ability& ability, CardType type)
{
    using Event = Happening::Event;
    if (ability.kind == Ability::Kind::Quick)
        return 1.2;
    if (ability.kind != Ability::Kind::Reaction || ability.triggers.empty())
        return 1.0;
    const Event event = ability.triggers.front().event;
    if (event == Event::IconJoin)
        return 1.5;
    if (event == Event::IconHand)
        return 1.0;
    if (event == Event::IconReserve)
        return 0.8;
    // A Character is there for a Day or two, what lies beside the Expeditions for the rest of the game.
    return type == CardType::Character ? 1.4 : 2.5;
}

} // namespace

double worthOf(const Card& card)
{
    double sum = 0;
    for (const Ability& ability : card.abilities) {
        double own = 0;
        for (const KeywordItem& item : ability.keywords)
            own += keywordWorth(item.keyword);
        if (ability.effect)
            own += timesOf(ability, card.type) * worthOf(*ability.effect);
        if (ability.statement)
            own += (ability.condition ? 0.7 : 1.0) * worthOf(*ability.statement);
        own += ability.kind == Ability::Kind::Quick ? 0.5 * sumOf(ability.cost) : 0.0;
        sum += ability.support ? 0.6 * own : own;
    }
    if (card.type == CardType::Hero)
        return 2.0 * sum;
    if (card.type == CardType::Character) {
        sum += statisticsWorth(card.forest, card.mountain, card.ocean);
    } else if (card.type == CardType::Spell) {
        sum += 0.3;
    } else {
        sum += 0.8; // It stays from day to day.
    }
    // It is paid for from hand, and often once more from Reserve; with so few Days mana is what is scarce.
    return sum - 1.0 * card.handCost - 0.33 * card.reserveCost;
}

} // namespace triptych::altered
