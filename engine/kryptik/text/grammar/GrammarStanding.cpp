#include "kryptik/text/grammar/GrammarAmounts.h"
#include "kryptik/text/grammar/GrammarConditions.h"
#include "kryptik/text/printing/Phrases.h"

#include <utility>

// Conditions about how things stand: with this card, with the one that was spoken of, with the turn.
namespace triptych::kryptik::grammar {
namespace {

struct areAttachedToThis
    : any<word<"a card is attached to this citizen", "a card is attached to this",
              "this has a card attached to it", "this has at least one card attached to it">,
          seq<word<"at least">, digits, cards,
              word<"are attached to this citizen", "is attached to this citizen",
                  "are attached to this", "is attached to this">>,
          seq<word<"this has", "this citizen has">, digits, maybe<orMoreWords>, cards,
              word<"attached to it", "attached">>,
          seq<digits, maybe<orMoreWords>, cards,
              word<"are attached to this citizen", "is attached to this citizen",
                  "are attached to this", "is attached to this">>,
          means<Flag::Negated, "no cards are attached to this citizen",
              "no card is attached to this citizen", "no cards are attached to this",
              "no card is attached to this", "this has no cards attached to it">>
{
    static Condition build(Found& found)
    {
        Condition made = askedOf(Condition::Kind::Attached, found.take<int>(1));
        made.negated = found.says(Flag::Negated);
        return made;
    }
};
/// The same of something else: "if a card is attached to it"
struct attachedToIt
    : word<"a card is attached to it", "at least one card is attached to it",
          "one or more cards are attached to it", "it has at least one card attached to it",
          "it has a card attached to it", "that citizen has a card attached to it",
          "a card is attached to that citizen">
{
    static Condition build()
    {
        Filter filter { Filter::Noun::Card };
        filter.condition = Filter::Condition::HasAttached;
        return askedOf(Condition::Kind::ItIs, 1, std::move(filter));
    }
};
struct thisIs : seq<word<"this is", "this citizen is", "this card is">, engagedState>
{
    static Condition build(Found& found)
    {
        Filter filter;
        filter.condition = found.take<Filter::Condition>();
        return askedOf(Condition::Kind::ThisIs, 1, std::move(filter));
    }
};
/// "this has Toxic", "this has attack 4 or more"
struct thisHas : seq<word<"this", "this citizen", "this card">, itsTraits>
{
    static std::optional<Condition> build(Found& found)
    {
        Traits traits = found.take<Traits>();
        if (traits.all.size() == 1)
            return of(traits.all.front());
        Condition several = askedOf(Condition::Kind::Several, 1);
        several.any = traits.any;
        for (Filter& each : traits.all) {
            auto part = of(each);
            if (!part || phrases::saysUnless(*part))
                return std::nullopt;
            several.parts.push_back(std::move(*part));
        }
        return several;
    }
    static std::optional<Condition> of(Filter& only)
    {
        if (only.condition == Filter::Condition::HasAttacked && !only.notSo)
            return askedOf(Condition::Kind::ThisAttacked, 1);
        if (only.condition == Filter::Condition::HasAttached
            || only.condition == Filter::Condition::NoAttached) {
            Condition condition = askedOf(Condition::Kind::Attached, 1);
            condition.negated = only.condition == Filter::Condition::NoAttached;
            return condition;
        }
        if (only.condition == Filter::Condition::Damaged && !only.notSo) {
            only.noun = Filter::Noun::Citizen;
            return askedOf(Condition::Kind::ThisIs, 1, std::move(only));
        }
        const bool past = only.condition == Filter::Condition::HasEntered
            || only.condition == Filter::Condition::HasBlocked
            || only.condition == Filter::Condition::WasBlocked
            || only.condition == Filter::Condition::WasDamaged
            || (only.condition >= Filter::Condition::DealtInCombat
                && only.condition <= Filter::Condition::HasDestroyedYear);
        if (past) {
            Condition condition = askedOf(Condition::Kind::ThisIs, 1);
            condition.filter.condition = only.condition;
            condition.negated = only.notSo;
            return condition;
        }
        if (!only.with && !only.without && !only.bound)
            return std::nullopt;
        only.noun = Filter::Noun::Citizen;
        return askedOf(Condition::Kind::ThisIs, 1, std::move(only));
    }
};
struct thisAttacked : word<"this attacked this turn", "this has attacked this turn",
                          "this citizen attacked this turn">
{
    static Condition build() { return askedOf(Condition::Kind::ThisAttacked, 1); }
};
struct itNow : any<means<Amount::Word::ThatCitizens, "that citizen">,
                   means<Amount::Word::ThatCards, "that card">,
                   word<"it", "that spell", "the citizen", "the spell">>
{
};
struct statName : any<means<Bound::Stat::Attack, "attack">, means<Bound::Stat::Defense, "defense">,
                      means<Bound::Stat::SoulCost, "soul cost", "cost">>
{
};
/// "attack is 4 or more", "soul cost was less than 3"
struct boundIs
    : seq<statName, word<"is", "was">,
          any<seq<any<means<Bound::How::Below, "less than">,
                      means<Bound::How::Above, "greater than", "more than", "higher than">>,
                  equalAmount>,
              seq<fixedNumber, maybe<how>>>>
{
    static Bound build(Found& found)
    {
        return { found.take<Bound::Stat>(), found.take<Bound::How>(Bound::How::Exactly),
            found.take<Amount>() };
    }
};
/// "it is a Human citizen", "it has Toxic", "its soul cost is 3 or less"
struct itIs
    : any<seq<itNow, any<word<"is">, means<Flag::Past, "was">>, maybe<means<Flag::Negated, "not">>,
              any<seq<word<"a", "an">, onIsland>, engagedState>>,
          seq<itNow,
              means<Flag::Chosen, "has the chosen name", "has that name", "is the named card",
                  "is a card with the chosen name">>,
          seq<itNow, any<word<"has">, means<Flag::Past, "had">>, any<keyword, boundPhrase>>,
          seq<itNow, word<"costs", "cost">, fixedNumber, maybe<how>>,
          seq<any<means<Amount::Word::ThatCitizens, "that citizen's">,
                  means<Amount::Word::ThatCards, "that card's">, word<"its", "that spell's">>,
              boundIs>,
          seq<itNow, itsTraits>>
{
    static std::optional<Condition> build(Found& found)
    {
        const auto which = found.take<Amount::Word>(Amount::Word::Its);
        if (auto traits = found.takeIfAny<Traits>()) {
            Condition condition = askedOf(Condition::Kind::ItIs, 1, Filter { Filter::Noun::Card });
            condition.word = which;
            if (traits->all.size() == 1)
                condition.negated = std::exchange(traits->all.front().notSo, false);
            return ask(condition.filter, std::move(*traits)) ? std::optional(std::move(condition))
                                                             : std::nullopt;
        }
        Condition condition
            = askedOf(Condition::Kind::ItIs, 1, found.take<Filter>(Filter { Filter::Noun::Card }));
        condition.word = which;
        if (const auto state = found.takeIfAny<Filter::Condition>())
            condition.filter.condition = *state;
        if (found.says(Flag::Chosen))
            condition.filter.sameName = Filter::SameName::AsChosen;
        if (const auto keyword = found.takeIfAny<Keyword>())
            condition.filter.with = *keyword;
        condition.filter.bound
            = found.has<Bound>() ? found.takeIfAny<Bound>() : condition.filter.bound;
        if (auto cost = found.takeIfAny<Amount>())
            condition.filter.bound = Bound { Bound::Stat::SoulCost,
                found.take<Bound::How>(Bound::How::Exactly), std::move(*cost) };
        condition.negated = found.says(Flag::Negated);
        condition.past = found.says(Flag::Past);
        return condition;
    }
};
struct itDied : seq<itNow,
                    any<word<"died this way", "died", "dies", "dies this way",
                            "was destroyed this way", "is destroyed this way">,
                        seq<means<Flag::Negated, "did not die", "does not die">>>>
{
    static Condition build(Found& found)
    {
        Condition condition = askedOf(Condition::Kind::ItDied, 1);
        condition.negated = found.says(Flag::Negated);
        return condition;
    }
};
/// "a card was discarded this way", "you discarded 2 or more cards this way"
struct doneWord
    : any<word<"affected">, means<Amount::How::Discarded, "discarded">,
          means<Amount::How::Destroyed, "destroyed">, means<Amount::How::Sacrificed, "sacrificed">,
          means<Amount::How::Abolished, "abolished", "plundered">,
          means<Amount::How::Drawn, "drew", "drawn">,
          means<Amount::How::Moved, "returned", "put", "moved">>
{
};
struct doneCount
    : any<seq<digits, maybe<orMoreWords>>, seq<word<"at least">, digits>, means<1, "a", "an">>
{
};
struct doneThings : any<word<"cards", "card">, means<Filter::Noun::Citizen, "citizens", "citizen">>
{
};
struct doneThisWay
    : any<seq<doneCount, doneThings, word<"was", "were", "is", "are">, doneWord, word<"this way">>,
          seq<means<Flag::Negated, "no">, doneThings, word<"was", "were", "is", "are">, doneWord,
              word<"this way">>,
          seq<word<"you", "they", "that player">, doneWord, doneCount, doneThings,
              word<"this way">>,
          seq<word<"that spell", "that card", "that ability", "that activation", "it", "a spell">,
              word<"was", "is">, means<Amount::How::Countered, "countered">, word<"this way">>>
{
    static Condition build(Found& found)
    {
        Condition condition = askedOf(Condition::Kind::DoneThisWay, found.take<int>(1));
        condition.done = found.take<Amount::How>(Amount::How::Any);
        condition.negated = found.says(Flag::Negated);
        const bool everything = condition.done == Amount::How::Any
            || condition.done == Amount::How::Destroyed
            || condition.done == Amount::How::Sacrificed;
        if (!found.has<Filter::Noun>() || everything)
            return condition;
        // Cards of every kind lie where this was done: those of the kind are counted.
        Filter citizens;
        citizens.condition = Filter::Condition::ThisWay;
        citizens.done = condition.done;
        Condition counts
            = askedOf(Condition::Kind::NumberIs, condition.negated ? 0 : condition.number);
        counts.how = condition.negated ? Bound::How::Exactly : Bound::How::AtLeast;
        counts.amount = { Amount::Kind::PerCounted, 1,
            std::make_shared<const Counted>(Counted { std::move(citizens), Place { Zone::Limbo } }),
            false };
        return counts;
    }
};
struct thisIsNot : seq<word<"this is not", "this citizen is not">, engagedState>
{
    static Condition build(Found& found)
    {
        Filter filter;
        filter.condition = found.take<Filter::Condition>();
        Condition condition = askedOf(Condition::Kind::ThisIs, 1, std::move(filter));
        condition.negated = true;
        return condition;
    }
};
/// "this dealt damage this turn": it did so itself
struct thisDealtDamage
    : any<word<"this dealt damage this turn", "this has dealt damage this turn",
              "this citizen dealt damage this turn", "this citizen has dealt damage this turn">,
          means<Flag::Negated, "this did not deal damage this turn",
              "this has not dealt damage this turn", "this citizen did not deal damage this turn">>
{
    static Condition build(Found& found)
    {
        Filter filter;
        filter.condition = Filter::Condition::DealtDamage;
        Condition condition = askedOf(Condition::Kind::ThisIs, 1, std::move(filter));
        condition.negated = found.says(Flag::Negated);
        return condition;
    }
};
struct thisDidNotAttack
    : word<"this did not attack this turn", "this has not attacked this turn",
          "this citizen did not attack this turn", "this citizen has not attacked this turn">
{
    static Condition build()
    {
        Condition condition = askedOf(Condition::Kind::ThisAttacked, 1);
        condition.negated = true;
        return condition;
    }
};
struct inCombat : any<word<"it is the combat phase", "it is combat", "it was the combat phase">,
                      means<Flag::Negated, "it is not the combat phase", "it is not combat",
                          "it was not the combat phase">>
{
    static Condition build(Found& found)
    {
        Condition condition = askedOf(Condition::Kind::Combat, 1);
        condition.negated = found.says(Flag::Negated);
        return condition;
    }
};
struct theYearCost : word<"its 11 year cost", "this's 11 year cost", "an 11 year cost">
{
};
struct castForYear
    : any<seq<word<"this was cast for", "this spell was cast for", "this card was cast for",
                  "this citizen was cast for", "you cast this for", "you cast this spell for",
                  "you cast this card for", "you cast this citizen for", "it was cast for",
                  "you cast it for", "this was cast by paying", "you cast this by paying">,
              theYearCost>,
          seq<means<Flag::Negated, "this was not cast for", "this spell was not cast for",
                  "you did not cast this for", "it was not cast for">,
              theYearCost>>
{
    static Condition build(Found& found)
    {
        Condition condition = askedOf(Condition::Kind::CastForYear, 1);
        condition.negated = found.says(Flag::Negated);
        return condition;
    }
};
struct paidMore
    : any<word<"you paid more for this", "that was paid", "the additional cost was paid",
              "its additional cost was paid", "you paid the additional cost",
              "you paid its additional cost", "you paid that", "more was paid for this">,
          means<Flag::Negated, "you did not pay more for this", "that was not paid",
              "the additional cost was not paid", "you did not pay the additional cost">>
{
    static Condition build(Found& found)
    {
        Condition condition = askedOf(Condition::Kind::PaidMore, 1);
        condition.negated = found.says(Flag::Negated);
        return condition;
    }
};
struct yourTurn : any<word<"it is your turn", "it was your turn">,
                      means<Side::They, "it is that player's turn", "it is their turn">>
{
    static Condition build(Found& found)
    {
        Condition made = askedOf(Condition::Kind::YourTurn, 1);
        made.filter.controller = found.take<Side>(Side::Any);
        return made;
    }
};
struct notYourTurn
    : any<word<"it is not your turn", "it was not your turn", "it is an opponent's turn",
              "it is another player's turn", "it is your opponent's turn",
              "it was an opponent's turn", "it was your opponent's turn">,
          means<Side::They, "it is not that player's turn", "it is not their turn">>
{
    static Condition build(Found& found)
    {
        Condition made = askedOf(Condition::Kind::NotYourTurn, 1);
        made.filter.controller = found.take<Side>(Side::Any);
        return made;
    }
};
struct anyStanding : any<inCombat, castForYear, paidMore, thisDealtDamage, thisDidNotAttack,
                         areAttachedToThis, attachedToIt, thisIsNot, thisIs, thisHas, thisAttacked,
                         yourTurn, notYourTurn, doneThisWay, thoseAre, itDied, itIs>
{
};

} // namespace

bool howItStands::read(Input& in, Reading& reading)
{
    return text::read<anyStanding>(in, reading);
}

} // namespace triptych::kryptik::grammar
