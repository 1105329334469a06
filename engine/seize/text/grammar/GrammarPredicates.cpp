#include "seize/text/grammar/GrammarDeeds.h"
#include "seize/text/grammar/GrammarInstructions.h"

// What is said of a mercenary that was named before: "gains Stealth", "takes 2 True damage", "is exhausted".
// Whom it is said of, GrammarStatements.cpp adds.
namespace triptych::seize::grammar {
namespace {

/// "gains Stealth" is "apply Stealth to it".
struct gainsStatus
    : seq<word<"gains", "gain", "gets", "get", "receives", "receive", "suffers", "suffer">, doses,
          maybe<perEach>>
{
    static std::optional<Effect> build(Found& found)
    {
        auto made = fixedDoses(found);
        if (!made)
            return std::nullopt;
        if (auto each = found.takeIfAny<PerEach>()) {
            if (made->doses.size() != 1 || !isCounted(made->doses.front().status))
                return std::nullopt;
            (each->amount.plus != 0 ? each->amount.plus : each->amount.number)
                = made->doses.front().count.number;
            made->doses.front().count = std::move(each->amount);
        }
        return effect(std::move(*made));
    }
};
struct thisTurn : word<"this turn">
{
};
struct movementWord : word<"movement this turn", "movement">
{
};
struct gainsMovement : seq<word<"gains", "gain", "gets", "get">,
                           any<seq<anX, movementWord, xIs>,
                               seq<fixedNumber, maybe<word<"additional", "extra", "more">>,
                                   movementWord, maybe<perEach>>>>
{
    static Effect build(Found& found)
    {
        GainMovement made;
        made.count = amountIn(found);
        return effect(std::move(made));
    }
};
struct attacksAgain
    : seq<word<"may attack again", "may attack an additional time", "may make another attack",
              "can attack again", "may make an additional attack", "can make another attack",
              "may attack one more time", "can make an additional attack",
              "may attack one additional time", "may attack a second time">,
          maybe<thisTurn>>
{
    static Effect build(Found&) { return effect(AttackAgain {}); }
};
/// "makes a melee attack now": by the effect, not of its turn.
struct strikes : seq<word<"makes", "make", "performs">,
                     maybe<any<means<Flag::Twice, "two", "2">, word<"a", "an", "one">>>, attackNoun,
                     maybe<withMoreDamage>, maybe<any<apart, seq<word<"against", "on">, thing>>>,
                     maybe<withMoreDamage>,
                     maybe<word<"now", "at once", "if able", "if possible", "now if able",
                         "in range", "within range", "within its range">>,
                     maybe<suchAnAttack>>
{
    static std::optional<Effect> build(Found& found)
    {
        return attacksNow(found.says(Flag::Twice) ? 2 : 1, found);
    }
};
/// "Attacks an adjacent enemy [with its melee attack]": one whom it names.
template <Literal... Words>
struct assails : seq<any<seq<word<Words...>, thing, word<"with a", "with its">, attackNoun>,
                         seq<means<How::Any, Words...>, thing>>,
                     maybe<withMoreDamage>, maybe<word<"now", "at once", "if able", "if possible">>>
{
    static std::optional<Effect> build(Found& found)
    {
        auto made = attacksNow(1, found);
        const Thing& whom = *std::get<Strike>(made->node).against;
        if (whom.kind == Thing::Kind::Each || whom.count != 1 || whom.plural)
            return std::nullopt;
        return made;
    }
};
/// "loses its remaining movement": what it gains afterwards it has
struct losesMovement
    : seq<any<seq<word<"loses", "lose">,
                  word<"its remaining movement", "their remaining movement",
                      "the rest of its movement", "the rest of their movement",
                      "all remaining movement", "all its remaining movement",
                      "all their remaining movement", "all of its remaining movement",
                      "all of their remaining movement", "its movement", "their movement">>,
              word<"has no movement left", "have no movement left">>,
          maybe<thisTurn>>
{
    static Effect build(Found&)
    {
        GainMovement made;
        made.lost = true;
        return effect(std::move(made));
    }
};
/// "stops moving this turn": it cannot move this turn any more.
struct staysPut : word<"can not move any further this turn", "stops moving this turn">
{
    static Effect build()
    {
        Modifier stays;
        stays.kind = Modifier::Kind::NoMove;
        Gain made;
        made.modifiers.push_back(stays);
        made.duration = Duration::ThisTurn;
        return effect(std::move(made));
    }
};
/// "loses its Defense": as if it had been used up, unless it says how long
struct usesUpDefense : seq<word<"loses its defense", "lose their defense", "loses all its defense",
                               "uses up its defense">,
                           pegtl::not_at<duration>>
{
    static Effect build(Found&)
    {
        Reapply made;
        made.spent = true;
        return effect(std::move(made));
    }
};
struct exits : word<"exits", "exit">
{
    static Effect build() { return effect(Exit {}); }
};
/// What is done to somebody, said of them: "the attacking mercenary is exhausted".
struct becomes : word<"becomes", "become", "is", "are", "be">
{
};
template <Status status, Literal... Words>
struct isAfflicted : seq<becomes, word<Words...>>
{
    static Effect build(Found&)
    {
        Apply made;
        made.doses.push_back({ status, fixed(1) });
        return effect(std::move(made));
    }
};
template <typename Leaf, Literal... Words>
struct isDone : seq<becomes, word<Words...>>
{
    static Effect build(Found&) { return effect(Leaf {}); }
};
struct health : word<"health">
{
};
struct isHealedFully : seq<becomes, word<"fully healed", "healed fully", "healed to full health">>
{
    static Effect build(Found&)
    {
        Heal made;
        made.amount.kind = Amount::Kind::All;
        return effect(std::move(made));
    }
};
struct isHealed
    : seq<becomes, word<"healed">, maybe<word<"by", "for">>, any<thatMuch, halfOfIt, fixedNumber>,
          maybe<word<"health", "damage">>, maybe<perEach>>
{
    static Effect build(Found& found)
    {
        Heal made;
        made.amount = amountIn(found);
        return effect(std::move(made));
    }
};
/// "is healed to 3 health"
struct isHealedTo
    : seq<any<seq<becomes, word<"healed to">>, word<"heals to", "heal to">>, fixedNumber, health>
{
    static Effect build(Found& found)
    {
        Heal made;
        made.amount = found.take<Amount>();
        made.way = Heal::Way::To;
        return effect(std::move(made));
    }
};
/// "is fortified 2" is "gains Fortify 2".
struct isFortified : seq<becomes, word<"fortified">, maybe<word<"by", "for">>, count>
{
    static Effect build(Found& found)
    {
        Modifier fortify;
        fortify.kind = Modifier::Kind::Fortify;
        fortify.number = found.take<int>();
        Gain made;
        made.modifiers.push_back(fortify);
        return effect(std::move(made));
    }
};
/// "it exhausts"
struct exhausts : word<"exhausts">
{
    static Effect build()
    {
        Apply made;
        made.doses.push_back({ Status::Exhaust, fixed(1) });
        return effect(std::move(made));
    }
};
struct backToHand : word<"returned to its owner's hand", "returned to your hand",
                        "returned to their owners' hands", "returned to their owner's hand">
{
};
struct isReturned : seq<becomes, backToHand>
{
    static Effect build(Found&) { return effect(ReturnToHand {}); }
};
template <bool pull, Literal... Words>
struct isPushed
    : seq<becomes, word<Words...>, maybe<any<count, means<1, "a">>, word<"tiles", "tile">>,
          maybe<word<"away", "back", "closer", "backward", "toward this mercenary",
              "away from this mercenary", "towards this mercenary">>>
{
    static Effect build(Found& found)
    {
        Push made;
        made.count = found.take<int>(1);
        made.pull = pull;
        return effect(std::move(made));
    }
};
struct losesHealth : seq<word<"loses", "lose">,
                         any<halfOfIt, seq<anX, health, xIs>,
                             seq<fixedNumber, health, maybe<any<perEach, plusEach>>>,
                             seq<thatMuch, health>, seq<health, equalTo>>>
{
    static Effect build(Found& found)
    {
        LoseHealth made;
        made.amount = amountIn(found);
        return effect(std::move(made));
    }
};
struct loses : word<"loses", "lose">
{
};
struct aCounterOf : word<"a", "an">
{
    static Amount build() { return fixed(1); }
};
/// "loses Stealth", "loses all Burn counters"
struct losesStatus
    : seq<loses,
          any<seq<any<fixedNumber, aCounterOf>, countedStatus>,
              seq<maybe<all>, maybe<word<"of its", "of their", "its", "their", "the">>, status>>,
          maybe<counterWord>>
{
    static Effect build(Found& found)
    {
        Remove made;
        made.status = found.take<Status>();
        made.count = found.take<Amount>({ Amount::Kind::All, 1, {}, {} });
        return effect(std::move(made));
    }
};
struct losesSome : seq<loses, any<fixedNumber, aCounterOf>, maybe<word<"status">>, counterWord>
{
    static Effect build(Found& found)
    {
        Remove made;
        made.every = true;
        made.count = found.take<Amount>();
        return effect(std::move(made));
    }
};
struct losesCounters : seq<loses,
                           word<"all counters", "all its counters", "all of its counters",
                               "all their counters", "all status counters">>
{
    static Effect build()
    {
        Remove made;
        made.every = true;
        return effect(std::move(made));
    }
};
struct healsSelf
    : any<seq<word<"heals", "heal", "recovers", "recover", "regains", "regain">,
              any<thatMuch, halfOfIt, fixedNumber>, maybe<word<"health", "damage">>,
              maybe<perEach>>,
          seq<word<"heals", "heal", "recovers", "recover", "regains", "regain">,
              any<seq<anX, maybe<word<"health", "damage">>, xIs>,
                  seq<maybe<word<"health", "damage", "for an amount", "by an amount">>, equalTo>,
                  seq<word<"for", "by">, aQuantity>>>,
          seq<word<"restores", "restore", "gains", "gain">, any<thatMuch, fixedNumber>,
              word<"health">, maybe<perEach>>>
{
    static Effect build(Found& found)
    {
        Heal made;
        made.amount = amountIn(found);
        return effect(std::move(made));
    }
};
struct healsFully : word<"heals fully", "fully heals", "heals to full health", "fully heal",
                        "heal fully", "heal to full health">
{
    static Effect build()
    {
        Heal made;
        made.amount.kind = Amount::Kind::All;
        return effect(std::move(made));
    }
};
/// "takes 2 True damage" is "deal 2 True damage to it".
struct takesDamage : seq<word<"takes", "take", "suffers", "suffer", "is dealt", "are dealt",
                             "are each dealt", "each take", "receives">,
                         any<seq<anX, maybe<damageKind>, word<"damage">, xIs>,
                             seq<any<thatMuch, fixedNumber>, maybe<damageKind>, word<"damage">,
                                 maybe<any<perEach, plusEach>>>,
                             seq<damageKind, word<"damage">, equalTo>>>
{
    static Effect build(Found& found)
    {
        Deal made;
        made.amount = amountIn(found);
        made.type = found.take<DamageType>();
        return effect(std::move(made));
    }
};
struct anyPredicate
    : any<losesMovement, staysPut, usesUpDefense, takesDamage, gains, gainsMovement, gainsStatus,
          losesHealth, losesStatus, losesSome, losesCounters, healsSelf, healsFully, attacksAgain,
          strikes, assails<"attacks", "attack">, exits, isAfflicted<Status::Exhaust, "exhausted">,
          exhausts, isAfflicted<Status::Blind, "blinded">, isAfflicted<Status::Silence, "silenced">,
          isAfflicted<Status::Stealth, "stealthed">, isAfflicted<Status::Bleed, "bled">,
          isAfflicted<Status::Poison, "poisoned">, isAfflicted<Status::Burn, "burned">,
          isDone<Destroy, "destroyed">, isDone<Ready, "readied", "unexhausted", "ready">,
          isDone<Upstage, "upstaged">, isDone<Mend, "mended">, isDone<Cleanse, "cleansed">,
          isHealedFully, isHealedTo, isHealed, isFortified, isReturned, isPushed<false, "pushed">,
          isPushed<true, "pulled">, changingPlaces, movedAlong>
{
    static constexpr std::string_view expected
        = "what is said of it (gains Armor 1, takes 2 Magic damage, is exhausted, ...)";
};
/// What one may be offered to do by itself: whatever is said of it, "may gain Armor 1", "may lose 2 health".
struct mayDoIt : any<strikes, assails<"attack">, doing<Exit, "exit">, changingPlaces, anyPredicate>
{
};

} // namespace

bool assailing::read(Input& in, Reading& reading)
{
    return text::read<assails<"attack">>(in, reading);
}
bool offeredDeed::read(Input& in, Reading& reading)
{
    return text::read<mayDoIt>(in, reading);
}
bool predicate::read(Input& in, Reading& reading)
{
    return text::read<anyPredicate>(in, reading);
}

} // namespace triptych::seize::grammar
