#include "kryptik/cards/Worth.h"

#include "cards/Favour.h"
#include "core/Overloaded.h"
#include "core/Rows.h"
#include "kryptik/cards/CardSet.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace triptych::kryptik {

namespace {

double count(const Amount& amount)
{
    switch (sortOf(amount.kind)) {
    case AmountSort::Fixed:
        return amount.number;
    case AmountSort::PerEach:
    case AmountSort::ThisTurn:
        return 2.0 * amount.number;
    case AmountSort::Paid:
    case AmountSort::Said:
    case AmountSort::OfOne:
    case AmountSort::UntilHand:
    case AmountSort::All:
        return 2.0;
    case AmountSort::Highest:
        return amount.kind == Amount::Kind::HighestCost ? 4.0 : 2.0;
    case AmountSort::Total:
        return 4.0;
    }
    return 1.0;
}

double mine(const Who& who)
{
    return cards::favour(who);
}

/// How many things are meant: "each" are more than one.
double many(const Thing& thing)
{
    return std::visit(Overloaded { [](const This&) { return 1.0; }, [](const It&) { return 1.0; },
                          [](const Target&) { return 1.0; }, [](const Each&) { return 2.0; },
                          [](const Some& some) { return std::min(2.0, count(some.count)); },
                          [](const TopOfDeck& top) { return count(top.count) * 0.5; } },
        thing);
}
bool isThis(const Thing& thing)
{
    return std::holds_alternative<This>(thing);
}

constexpr std::array<KeywordWorth, keywordCount> worthOfKeywords { {
    { Keyword::Eager, 1.2, 0.0, false },
    { Keyword::Focused, 0.6, 0.0, false },
    { Keyword::Ravenous, -0.8, 0.5, true },
    { Keyword::Sidestep, 1.0, 0.4, true },
    { Keyword::Steadfast, 1.0, 0.15, false },
    { Keyword::Tenacious, 1.0, 0.25, true },
    { Keyword::Toxic, 1.6, 0.3, false },
} };
static_assert(isARowEach(worthOfKeywords, &KeywordWorth::keyword, lastKeyword));

double keywordsWorth(const std::vector<Keyword>& keywords)
{
    double sum = 0;
    for (const Keyword keyword : keywords)
        sum += worthOf(keyword).onCard;
    return sum;
}

double worthOf(const Effect&);
double bestOf(const std::vector<Effect>& effects)
{
    double best = 0, sum = 0;
    for (const Effect& effect : effects) {
        best = std::max(best, worthOf(effect));
        sum += worthOf(effect);
    }
    return best + 0.2 * (sum - best); // Having a choice is worth something too.
}

double worthOf(const Effect& effect)
{
    return std::visit(
        Overloaded { [](const Draw& e) { return 2.0 * count(e.count) * mine(e.who); },
            [](const Discard& e) { return -1.6 * count(e.count) * mine(e.who); },
            [](const Probe& e) { return 0.5 * count(e.count); },
            [](const Plunder& e) { return -0.3 * count(e.count); },
            [](const Destroy& e) { return isThis(e.what) ? -2.0 : 4.0 * many(e.what); },
            [](const Abolish& e) { return isThis(e.what) ? -2.0 : 2.0 * many(e.what); },
            [](const Sacrifice& e) { return -3.0 * many(e.what) * mine(e.who); },
            [](const Damage& e) {
                return std::holds_alternative<Who>(e.to)
                    ? -1.2 * mine(std::get<Who>(e.to))
                    : 1.0 * std::min(4.0, count(e.amount)) * many(std::get<Thing>(e.to));
            },
            [](const Modify& e) {
                // What is taken away hurts whom one chooses.
                const double size = std::abs(e.attack) + std::abs(e.defense) + (e.attackByX ? 2 : 0)
                    + (e.defenseByX ? 2 : 0);
                const double times = e.times ? count(*e.times) : 1.0;
                return (e.duration == Duration::Permanent ? 0.8 : 0.4) * size * times
                    * many(e.what);
            },
            [](const Gain& e) {
                return (e.duration == Duration::Permanent ? 1.0 : 0.5) * keywordsWorth(e.keywords)
                    * many(e.what);
            },
            [](const Lose& e) { return 0.6 * many(e.what); },
            [](const Engage& e) { return isThis(e.what) ? -0.5 : 1.0 * many(e.what); },
            [](const Disengage& e) { return 0.8 * many(e.what); },
            [](const MakeWeary& e) { return isThis(e.what) ? -0.5 : 0.8 * many(e.what); },
            [](const GainControl& e) { return 4.5 * many(e.what) * mine(e.who); },
            [](const Counter&) { return 2.5; }, [](const Attach&) { return 1.0; },
            [](const Detach&) { return 0.2; },
            [](const Move& e) {
                if (e.to == Zone::Island)
                    return isThis(e.what) ? 1.5 : 3.0 * many(e.what);
                return e.to == Zone::Hand ? 1.8 * many(e.what) : 1.2 * many(e.what);
            },
            [](const Search& e) { return 2.2 * count(e.count); },
            [](const Shuffle&) { return 0.0; }, [](const LookAt& e) { return 0.3 * many(e.what); },
            [](const BarYear&) { return 0.5; },
            [](const LookAtRow& e) { return 0.3 * count(e.count); },
            [](const LookAtDeck& e) { return 0.4 * count(e.count); },
            [](const RearrangeRow&) { return 0.4; },
            [](const DestroyYear& e) { return -2.0 * count(e.count) * mine(e.whose); },
            [](const Reveal&) { return 0.1; },
            [](const AddEnergy& e) {
                return 0.8 * static_cast<double>(e.stones.size()) * (e.times ? 2.0 : 1.0);
            },
            [](const Allow& e) {
                return (e.can ? 0.8
                               : isThis(e.what)
                               ? (e.deed > Allow::Deed::DealOtherDamage ? 0.6 : -0.8)
                               : 0.8)
                    * many(e.what) * (e.duration == Duration::Permanent ? 1.0 : 0.6);
            },
            [](const ChooseNumber&) { return 0.0; }, [](const CastFree&) { return 3.0; },
            [](const WinLose& e) { return 4.0 * (e.wins ? mine(e.who) : -mine(e.who)); },
            [](const Pay& e) { return -0.8 * needOf(e.stones).total * mine(e.who); },
            [](const Name&) { return 0.0; }, [](const NamePlayer&) { return 0.0; },
            [](const PreventNext& e) {
                return 0.5 * count(e.amount) * (e.who ? mine(*e.who) : many(e.what));
            },
            [](const Switch& e) { return 0.5 * many(e.what); },
            [](const Fight& e) { return 1.5 * many(e.other) - 0.5 * many(e.one); },
            [](const PreventAll&) { return 1.5; },
            [](const LookAndPick& e) {
                const double choice = e.chooser ? 0.7 : 1.0; // of the worst
                return choice * (e.to == Zone::Hand ? 1.8 * count(e.take) : 0.4 * count(e.count));
            },
            [](const PickFromHand& e) { return -2.0 * mine(e.whose); },
            [](const LookAtHand& e) { return -0.4 * std::min(0.0, mine(e.whose)); },
            [](const ShuffleIn& e) {
                return e.what == ShuffleIn::What::Limbo ? 0.0 : -2.0 * mine(e.who);
            },
            [](const Forbid& e) {
                return (e.duration == Duration::Permanent ? -2.5 : -1.2) * mine(e.who);
            },
            [](const CostChange& e) {
                const double less = -e.amount * (e.times ? count(*e.times) : 1.0);
                return (e.ofThis ? 0.8 : 1.2) * (e.who == Side::Opponents ? -less : less);
            },
            [](const CastFromLimbo&) { return 1.5; }, [](const EntersEngaged&) { return -0.5; },
            [](const EntersWith& e) {
                return e.kind.name.empty() ? 0.6 * e.count * (e.kind.attack + e.kind.defense) : 0.2;
            },
            [](const Instead& e) { return e.fate == Instead::Fate::Abolish ? -0.3 : 1.0; },
            [](const SetStats& e) {
                return count(e.amount) * ((e.attack ? 1.0 : 0.0) + (e.defense ? 0.8 : 0.0));
            },
            [](const Lessen& e) { return 0.5 * e.amount * many(e.what); },
            [](const HandSize& e) {
                // 5.1 Without it one keeps seven.
                const int more = e.number ? *e.number - 7 : e.change;
                return (e.unlimited ? 0.6 : 0.1 * more) * mine(e.who);
            },
            [](const Become& e) { return 0.8 * many(e.what); },
            [](const RemoveDamage& e) { return 0.5 * many(e.what); },
            [](const LeaveCombat& e) { return 0.8 * many(e.what); },
            [](const Exchange&) { return 1.5; },
            [](const MoreSoul& e) { return (e.amount > 0 ? 1.5 : 1.0) * mine(e.who); },
            [](const Redirect&) { return 1.0; }, [](const CastFrom&) { return 3.0; },
            [](const SeeTop&) { return 0.5; },
            [](const CastOnly& e) { return e.anyTime ? 0.7 : -0.5; },
            [](const NotCountered& e) { return e.of ? 0.8 : 0.3; },
            [](const PutCounters& e) {
                const double one = 0.8 * (std::abs(e.kind.attack) + std::abs(e.kind.defense));
                return (one > 0 ? one : 0.3) * (e.doubles ? 2.0 : count(e.count)) * many(e.what);
            },
            [](const TakeCounters& e) { return isThis(e.what) ? -0.3 : 0.4 * many(e.what); },
            [](const MoveCounters&) { return 0.6; },
            [](const Skip& e) {
                constexpr std::array parts { -1.5, -2.0, -2.5, -6.0, 0.8 };
                return parts[static_cast<std::size_t>(e.part)] * mine(e.who);
            },
            [](const Extra& e) {
                return (e.part == Extra::Part::Turn ? 6.0 : 3.0) * std::max(0.5, mine(e.who));
            },
            [](const Toll& e) {
                return isThis(e.what) ? -0.8 : e.price > 0 ? 0.8 * std::min(3, e.price) : 3.0;
            },
            [](const Increase& e) {
                return (e.deed == Increase::Deed::Draw ? 2.0 : 0.8) * std::max(0.3, mine(e.who));
            },
            [](const MoreDamage& e) {
                return (e.to ? -0.8 : 0.8) * many(e.what)
                    * (e.duration == Duration::Permanent ? 1.0 : 0.6);
            },
            [](const NoLimbo&) { return 0.5; },
            [](const DrawPhase& e) { return 2.5 * e.more * mine(e.who); },
            [](const RevealUntil& e) { return e.to == Zone::Island ? 3.0 : 2.0; },
            [](const CastFor&) { return 1.2; }, [](const ChooseFaction&) { return 0.1; },
            [](const ChooseName&) { return 0.2; },
            [](const BecomeFaction& e) { return 0.3 * many(e.what); },
            [](const BecomeCopy&) { return 1.2; },
            [](const MayCast& e) { return (e.free ? 3.0 : 1.4) * many(e.what); },
            [](const UseYear&) { return 1.8; },
            [](const ChangeCast& e) { return e.how == ChangeCast::How::Aim ? 1.5 : 2.5; },
            [](const Triggering& e) { return e.again ? 1.5 : 1.0; },
            [](const YearFate&) { return 0.5; }, [](const Grant& e) { return 1.2 * many(e.what); },
            [](const Watch&) { return 1.5; },
            [](const Unless& e) { return 0.5 * bestOf(e.effect); },
            [](const Unable& e) { return bestOf(e.effect); },
            [](const Sequence& e) {
                double sum = 0;
                for (const Effect& part : e.parts)
                    sum += worthOf(part);
                return sum;
            },
            [](const As& e) { return mine(e.who) * bestOf(e.effect); },
            [](const Either& e) {
                return mine(e.who) < 0 ? -bestOf(e.options) : bestOf(e.options);
            },
            [](const May& e) { return std::max(0.0, bestOf(e.effect)) + 0.4 * bestOf(e.none); },
            [](const IfSo& e) { return 0.6 * bestOf(e.effect); },
            [](const Chance& e) {
                double sum = 0;
                for (const Effect& outcome : e.outcomes)
                    sum += worthOf(outcome);
                return sum / std::max<double>(2, static_cast<double>(e.outcomes.size()));
            },
            [](const Choose& e) { return bestOf(e.modes); },
            [](const Delayed& e) { return 0.8 * bestOf(e.effect); } },
        effect.node);
}

/// How often a paragraph does what it says.
double timesOf(const Ability& ability)
{
    switch (ability.kind) {
    case Ability::Kind::Keywords:
    case Ability::Kind::SpellEffect:
    case Ability::Kind::Additional:
        return 1.0;
    case Ability::Kind::Active: {
        double cost = 0;
        for (const CostItem& item : ability.cost)
            cost += item.kind == CostItem::Kind::Stones ? needOf(item.stones).total : 1.0;
        return 1.6 / (1.0 + 0.4 * cost);
    }
    case Ability::Kind::Triggered:
        if (ability.trigger && ability.trigger->event == Trigger::Event::Enters
            && ability.trigger->subjectIsThis)
            return 1.0;
        return ability.trigger && ability.trigger->event == Trigger::Event::Dies
                && ability.trigger->subjectIsThis
            ? 0.7
            : 1.3;
    case Ability::Kind::Passive:
        return ability.condition ? 0.8 : 1.2;
    case Ability::Kind::ElevenYear:
        return 0.5;
    }
    return 1.0;
}

} // namespace

double worthOf(const Card& card)
{
    const double cost = needOf(card.cost).total;
    double sum
        = card.type == CardType::Citizen ? 1.0 * card.attack + 0.8 * card.defense - 0.6 : 0.0;
    for (const Ability& ability : card.abilities) {
        sum += keywordsWorth(ability.keywords);
        if (ability.effect)
            sum += timesOf(ability) * worthOf(*ability.effect);
    }
    if (card.yearAbility && card.yearAbility->effect)
        sum += 0.5 * worthOf(*card.yearAbility->effect);
    if (card.yearCost) // 8.1.2 It may be cast when an opponent opens the row.
        sum += 0.2 * std::max(0.0, cost - *card.yearCost);
    // A game takes some twelve turns of each player, each with one more energy and only one more card: cards
    // run out and energy does not, so what costs more is better, as long as it does something for it.
    // Measured in games of decks at random: their share grows with the costs of their cards and hardly
    // with what a card does beyond its cost.
    return 0.3 * sum + std::min(cost, sum + 1.0);
}

const KeywordWorth& worthOf(Keyword keyword)
{
    return worthOfKeywords[static_cast<std::size_t>(keyword)];
}

} // namespace triptych::kryptik
