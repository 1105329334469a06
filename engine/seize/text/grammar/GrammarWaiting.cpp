#include "seize/text/grammar/GrammarDeeds.h"
#include "seize/text/grammar/GrammarInstructions.h"
#include "seize/text/printing/Said.h"

#include <cstdlib>
#include <utility>

// What waits on the stack: countering it, and changing the attack that waits.
namespace triptych::seize::grammar {
namespace {

struct instantWord : means<Counter::What::Instant, "instant ability card", "instant ability",
                         "instant card", "instant">
{
};
struct onStack
    : any<means<Counter::What::AttackAbility, "attack ability card", "attack ability",
              "attack card">,
          instantWord, means<Counter::What::Event, "event ability card", "event card", "event">,
          means<Counter::What::Active, "active ability">,
          means<Counter::What::Ability, "ability card", "ability">,
          means<Counter::What::Attack, "attack">, means<Counter::What::Action, "action">>
{
    static constexpr std::string_view expected
        = "ability, Instant, Event card, Attack ability, attack, active ability or action";
};
struct kindOfAttack : any<means<How::Melee, "melee attack">, means<How::Ranged, "ranged attack">>
{
};
/// "counter it": what set off the ability that says so
struct counterThat
    : word<"counter it", "counter that ability", "counter that ability card", "counter that card",
          "counter that instant", "counter that instant card", "counter that attack",
          "counter the attack", "counter this attack", "counter that card or ability",
          "counter that ability or card", "counter that spell">
{
    static Effect build()
    {
        Counter made;
        made.that = true;
        return effect(std::move(made));
    }
};
/// "by an enemy mercenary": whose attack it is
struct byWhomMade : seq<word<"by", "made by", "declared by", "of", "from">, somebody>
{
    static Counter build(Found& found)
    {
        Counter made;
        made.by = found.take<Thing>().filter;
        return made;
    }
};
struct enemyWord : means<Side::Enemy, "enemy", "opposing">
{
};
struct foesOwn : means<Side::Enemy, "opponent's">
{
};
struct whoseItem : any<means<Side::Enemy, "an opponent controls", "an opponent played",
                           "an opponent plays", "played by an opponent", "of an opponent">,
                       means<Side::Yours, "you control", "you played", "you play", "of yours">>
{
};
/// "Enemy attack", "attack by a Mage mercenary": of whom it is; of what nobody on the battlefield makes, whose card.
bool sayByWhom(Counter& made, Found& found)
{
    using What = Counter::What;
    const auto foes = found.takeIfAny<Side>();
    const auto by = found.takeIfAny<Counter>();
    const bool isMade = made.what == What::Attack || made.what == What::AttackAbility
        || made.what == What::Action || made.what == What::Active;
    if (by)
        made.by = by->by;
    if (foes && isMade) {
        if (!made.by)
            made.by.emplace();
        else if (made.by->side != Side::Any && made.by->side != *foes)
            return false;
        made.by->side = *foes;
    } else if (foes) {
        made.side = *foes;
    }
    return (!made.by || isMade) && !found.has<Side>(); // nor said twice
}
struct againstWhom : seq<word<"against", "made against", "on", "targeting", "that targets">,
                         any<somebody, bearer, thisCard>>
{
};
/// What it is made against, or this card's own mercenary.
void sayAgainst(Counter& made, Found& found)
{
    if (auto whom = found.takeIfAny<Thing>()) {
        made.against = std::move(whom->filter);
    } else if (found.takeIfAny<Thing::Kind>()) {
        made.against.emplace();
        made.against->self = true;
    }
}
struct aSingleTarget : means<Flag::First, "with a single target", "that has a single target",
                           "with one target", "that has only one target", "with only one target">
{
};
/// "target attack against an allied mercenary", "an opponent's ability card with a single target"
template <typename What>
struct itemSuch
    : seq<any<seq<word<"target", "an", "any">, foesOwn>, word<"target", "an", "a", "any", "one">>,
          maybe<enemyWord>, What, maybe<whoseItem>, maybe<aSingleTarget>,
          maybe<any<seq<againstWhom, maybe<byWhomMade>>, seq<byWhomMade, maybe<againstWhom>>>>>
{
    static std::optional<Counter> build(Found& found)
    {
        Counter made;
        made.how = found.take<How>(How::Any);
        made.what = found.take<Counter::What>(Counter::What::Attack);
        made.single = found.says(Flag::First);
        if (!sayByWhom(made, found))
            return std::nullopt;
        sayAgainst(made, found);
        const bool fits = !made.against || made.what == Counter::What::Attack
            || made.what == Counter::What::Instant || made.what == Counter::What::Ability;
        return fits ? std::optional(std::move(made)) : std::nullopt;
    }
};
struct waitingItem : itemSuch<any<kindOfAttack, onStack>>
{
};
struct counterOrder : seq<word<"counter", "cancel">, waitingItem>
{
    static Effect build(Found& found) { return effect(found.take<Counter>()); }
};

/// "choose a new target for it", "change that attack's target": what set the ability off
struct thatItem : word<"it", "that attack", "the attack", "that ability card", "that ability",
                      "that card", "that instant card", "that instant">
{
    static Counter build()
    {
        Counter made;
        made.that = true;
        return made;
    }
};
struct besideItsTarget
    : means<Flag::Own, "adjacent to its original target", "adjacent to the original target",
          "adjacent to its target", "adjacent to that target", "adjacent to its current target">
{
};
struct newTarget
    : seq<word<"to">,
          any<word<"another legal target", "another target", "a new target", "a new legal target",
                  "a different target", "a different legal target">,
              seq<any<seq<pegtl::at<word<"another">>, described>,
                      seq<means<1, "a", "an">, described>, bearer, thisCard>,
                  maybe<besideItsTarget>>>>
{
};
struct aimAnew : any<seq<word<"choose a new target for", "choose a new legal target for",
                             "choose new targets for", "choose new legal targets for",
                             "choose another target for", "choose a different target for">,
                         any<waitingItem, thatItem>>,
                     seq<word<"change the target of", "change the targets of", "redirect">,
                         any<waitingItem, thatItem>, maybe<newTarget>>,
                     seq<word<"change its target", "change that attack's target",
                             "change the attack's target">,
                         maybe<newTarget>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Retarget made;
        Counter that;
        that.that = true;
        made.item = found.take<Counter>(that);
        made.beside = found.says(Flag::Own);
        if (found.has<Thing::Kind>()) {
            found.take<Thing::Kind>();
            made.to.emplace();
            made.to->self = true;
        } else if (auto whom = found.takeIfAny<Filter>()) {
            whom->other = false; // than the one that it has
            made.to = std::move(*whom);
        }
        // What names nobody has no target to change.
        using What = Counter::What;
        const bool aimed
            = made.item.that || (made.item.what != What::Event && made.item.what != What::Action);
        return aimed ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// "copy target Instant. You may choose new targets for the copy"
struct forTheCopy
    : means<Flag::Fully, ", and you may choose new targets for it",
          ". you may choose new targets for the copy", ". you may choose new targets for it",
          ", and you may choose new targets for the copy",
          "and you may choose new targets for the copy", "and you may choose new targets for it",
          ". you may choose a new target for the copy", ". you may choose a new target for it",
          ". choose new targets for the copy", ". choose a new target for the copy">
{
};
struct copyItem : seq<word<"copy">, itemSuch<instantWord>, maybe<forTheCopy>>
{
    static Effect build(Found& found)
    {
        Retarget made;
        made.copy = true;
        made.item = found.take<Counter>();
        made.anew = found.says(Flag::Fully);
        return effect(std::move(made));
    }
};

/// "target attack deals 3 less damage", "reduce the damage of target attack by 3", "halve that attack's damage"
struct thatAttack : word<"that attack", "the attack">
{
    static Counter build()
    {
        Counter made;
        made.what = Counter::What::Attack;
        made.that = true;
        return made;
    }
};
struct whichAttack
    : any<means<How::Melee, "melee attack">, means<How::Ranged, "ranged attack">, word<"attack">>
{
};
struct targetAttack
    : seq<word<"target">, maybe<enemyWord>, whichAttack,
          maybe<any<seq<againstWhom, maybe<byWhomMade>>, seq<byWhomMade, maybe<againstWhom>>>>>
{
    static std::optional<Counter> build(Found& found)
    {
        Counter made;
        made.what = Counter::What::Attack;
        made.how = found.take<How>(How::Any);
        if (!sayByWhom(made, found))
            return std::nullopt;
        sayAgainst(made, found);
        return made;
    }
};
struct anAttackThatWaits : any<thatAttack, targetAttack>
{
};
/// "that attack's", "of target attack"
struct thatAttacks : word<"that attack's", "the attack's">
{
    static Counter build() { return thatAttack::build(); }
};
struct targetAttacks : seq<word<"target">,
                           any<means<How::Melee, "melee attack's">,
                               means<How::Ranged, "ranged attack's">, word<"attack's">>>
{
    static std::optional<Counter> build(Found& found) { return targetAttack::build(found); }
};
/// "For each" and the like is of how much more or less it deals; what is added to that, or ends it, would not be said.
bool isOfHowMuch(const Modifier& modifier, const Amount& times)
{
    using Kind = Amount::Kind;
    const bool number
        = modifier.kind == Modifier::Kind::Deals && modifier.number != Modifier::noneLeft;
    if (!number || times.plus != 0)
        return false;
    const bool one = modifier.number == 1 || modifier.number == -1;
    if (times.kind == Kind::PerCounted) // "up to 4": four of them, or four in all?
        return times.most < 0 || one;
    if (times.kind == Kind::ThatMuch)
        return one || times.most != tallied(Tallied::Tiles); // printed with its noun
    return times.kind == Kind::EqualTo && times.most < 0;
}
std::optional<Effect> altered(Found& found, Modifier modifier)
{
    AlterAttack made;
    made.attack = found.take<Counter>();
    if (auto each = found.takeIfAny<PerEach>())
        made.times = std::move(each->amount);
    else if (auto equal = found.takeIfAny<EqualTo>())
        made.times = std::move(equal->amount);
    else if (auto much = found.takeIfAny<Amount>())
        made.times = std::move(much);
    if (made.times && !isOfHowMuch(modifier, *made.times))
        return std::nullopt;
    // "2 more for each card discarded this way" is twice that much more.
    if (made.times && made.times->kind == Amount::Kind::ThatMuch) {
        made.times->number *= std::abs(modifier.number);
        modifier.number = modifier.number < 0 ? -1 : 1;
    }
    made.modifier = std::move(modifier);
    return effect(std::move(made));
}
/// "that attack deals X additional damage, where X is ...", "additional damage equal to its bounty"
struct howMuchMore
    : any<seq<anX, fewerOrMore, word<"damage">, xIs>,
          seq<means<Flag::More, "additional", "extra", "more">, word<"damage">, equalTo>,
          seq<thatMuch, fewerOrMore, word<"damage">>>
{
};
struct attackDealsMeasured : seq<anAttackThatWaits, dealsWord, howMuchMore>
{
    static std::optional<Effect> build(Found& found)
    {
        Modifier made;
        made.kind = Modifier::Kind::Deals;
        made.number = found.says(Flag::Less) ? -1 : 1;
        return altered(found, made);
    }
};
struct attackDeals : seq<anAttackThatWaits, deedsOfAttacks, maybe<perEach>>
{
    static std::optional<Effect> build(Found& found)
    {
        Modifier modifier = found.take<Modifier>();
        using Kind = Modifier::Kind;
        const bool fits = !modifier.against
            && (modifier.kind == Kind::Deals || modifier.kind == Kind::DealsDouble
                || modifier.kind == Kind::DealsHalf || modifier.kind == Kind::DealsType
                || modifier.kind == Kind::PassesArmor || modifier.kind == Kind::PassesMagicArmor
                || modifier.kind == Kind::PassesDefense);
        return fits ? altered(found, std::move(modifier)) : std::nullopt;
    }
};
struct theDamageOf : any<seq<word<"the damage of", "the damage dealt by", "damage from",
                                 "the damage from", "damage dealt by">,
                             anAttackThatWaits>,
                         seq<any<thatAttacks, targetAttacks>, word<"damage">>>
{
};
struct byHowMuch : any<seq<word<"by">, count>>
{
};
struct reduceAttack
    : seq<any<means<Flag::Less, "reduce", "lower", "decrease">, word<"increase", "raise">>,
          theDamageOf, byHowMuch, maybe<perEach>>
{
    static std::optional<Effect> build(Found& found)
    {
        Modifier made;
        made.kind = Modifier::Kind::Deals;
        made.number = found.take<int>() * (found.says(Flag::Less) ? -1 : 1);
        return altered(found, made);
    }
};
struct halfUpOrDown : any<means<Flag::Fully, ", rounded up", "rounded up", ", rounding up">,
                          word<", rounded down", "rounded down">>
{
};
struct halveAttack : seq<word<"halve">, theDamageOf, maybe<halfUpOrDown>>
{
    static std::optional<Effect> build(Found& found)
    {
        Modifier made;
        made.kind = Modifier::Kind::DealsHalf;
        made.roundedUp = found.says(Flag::Fully);
        return altered(found, made);
    }
};
struct doubleAttack : seq<word<"double">, theDamageOf>
{
    static std::optional<Effect> build(Found& found)
    {
        Modifier made;
        made.kind = Modifier::Kind::DealsDouble;
        return altered(found, made);
    }
};
/// "counter target move of an enemy mercenary", "counter target enemy mercenary's plunder"
struct ownAction
    : any<means<Counter::What::Move, "move", "movement", "movement action", "move action">,
          means<Counter::What::Plunder, "plunder", "plundering", "plunder action">>
{
};
struct counterOwn : any<seq<word<"counter target", "counter a", "counter an", "counter any">,
                            ownAction, maybe<word<"of", "by", "made by">, any<somebody>>>,
                        seq<word<"counter target", "counter a", "counter an", "counter any">,
                            mercenarys, ownAction>>
{
    static Effect build(Found& found)
    {
        Counter made;
        made.what = found.take<Counter::What>();
        if (auto whom = found.takeIfAny<Thing>())
            made.against = std::move(whom->filter);
        else
            made.against = found.takeIfAny<Filter>();
        return effect(std::move(made));
    }
};
struct anyWaiting : any<counterThat, counterOrder, counterOwn, aimAnew, copyItem, reduceAttack,
                        halveAttack, doubleAttack, attackDealsMeasured, attackDeals>
{
};

} // namespace

bool waitingOrder::read(Input& in, Reading& reading)
{
    return text::read<anyWaiting>(in, reading);
}

} // namespace triptych::seize::grammar
