#include "seize/text/grammar/GrammarInstructions.h"

// What goes back to hands and decks, and what is done with treasures.
namespace triptych::seize::grammar {
bool mayBeAnothers(const Thing& thing)
{
    const bool anybody = thing.kind == Thing::Kind::Target || thing.kind == Thing::Kind::Each
        || thing.kind == Thing::Kind::Some;
    return thing.filter.side == Side::Enemy || (anybody && thing.filter.side == Side::Any);
}

namespace {

/// "swap all treasures of target mercenary and another target mercenary", "two target mercenaries swap treasures"
struct theirTreasures
    : word<"all treasures", "treasures", "all their equipped treasures", "their equipped treasures",
          "their treasures", "all their treasures", "all of their treasures", "equipped treasures",
          "all equipped treasures", "the treasures", "all of their equipped treasures">
{
};
struct swapTreasures
    : any<seq<word<"swap", "exchange", "switch">, theirTreasures,
              word<"of", "equipped to", "between">, thing, maybe<word<"and", "with">, thing>>,
          seq<thing, maybe<word<"and">, thing>, word<"swap", "exchange", "trade", "switch">,
              theirTreasures>>
{
    static std::optional<Effect> build(Found& found)
    {
        Swap made;
        made.treasures = true;
        made.what = found.take<Thing>();
        if (found.has<Thing>())
            made.with = found.take<Thing>();
        else if (!partTheTwo(made))
            return std::nullopt;
        return made.what.count == 1 && made.with.count == 1 ? std::optional(effect(std::move(made)))
                                                            : std::nullopt;
    }
};
struct withTreasures : means<Flag::Treasures, "and all treasures equipped to it",
                           "and all of its treasures", "and all its treasures", "and its treasures",
                           "and any treasures equipped to it", "and each treasure equipped to it">
{
};
/// No card goes to the hand of another player than its owner's.
struct returnToHand : seq<word<"return">, thing, maybe<withTreasures>,
                          any<yourHand,
                              word<"to its owner's hand", "to their owner's hand",
                                  "to their owners' hands", "to its owners' hand", "to the hand",
                                  "to their hand", "to its owner's hand", "to owner's hand">>>
{
    static std::optional<Effect> build(Found& found)
    {
        ReturnToHand made { found.take<Thing>(), found.says(Flag::Treasures) };
        return found.says(Flag::Own) && mayBeAnothers(made.what)
            ? std::nullopt
            : std::optional(effect(std::move(made)));
    }
};

/// "put target mercenary on top of its owner's deck", "shuffle it into its owner's deck"
struct putIntoDeck
    : any<seq<word<"put", "place", "return", "move">, thing,
              any<means<ReturnToHand::Goal::Top, "on top of its owner's deck",
                      "on the top of its owner's deck", "on top of their owner's deck",
                      "on top of their owners' decks", "to the top of its owner's deck">,
                  means<ReturnToHand::Goal::Bottom, "on the bottom of its owner's deck",
                      "at the bottom of its owner's deck", "on the bottom of their owner's deck",
                      "on the bottom of their owners' decks", "on bottom of its owner's deck",
                      "under its owner's deck", "to the bottom of its owner's deck">>>,
          seq<word<"put", "place", "return", "move">, thing,
              any<means<ReturnToHand::Goal::Top, "on top of", "on the top of", "to the top of">,
                  means<ReturnToHand::Goal::Bottom, "on the bottom of", "at the bottom of">>,
              means<Flag::Several, "their deck", "their decks", "that opponent's deck">>,
          seq<word<"shuffle">, thing, means<ReturnToHand::Goal::Deck, "into">,
              means<Flag::Several, "their deck", "their decks", "that opponent's deck">>,
          seq<word<"shuffle">, thing,
              means<ReturnToHand::Goal::Deck, "into its owner's deck", "into their owner's deck",
                  "into their owners' decks">>>
{
    static std::optional<Effect> build(Found& found)
    {
        ReturnToHand made;
        made.what = found.take<Thing>();
        made.goal = found.take<ReturnToHand::Goal>();
        return found.says(Flag::Several) && made.what.filter.side != Side::Enemy
            ? std::nullopt
            : std::optional(effect(std::move(made)));
    }
};

struct handling
    : any<means<Handle::Deed::Destroy, "destroy", "discard">,
          means<Handle::Deed::Exhaust, "exhaust">, means<Handle::Deed::Ready, "ready", "unexhaust">,
          means<Handle::Deed::Unequip, "unequip">>
{
};
/// "On top of their deck", of what an opponent has: its owner's (RULING)
struct deckOfOwner
    : any<means<Flag::Own, "your deck">,
          means<Flag::Several, "their deck", "their decks", "that player's deck",
              "that opponent's deck", "its controller's deck">,
          word<"its owner's deck", "their owner's deck", "their owners' decks", "its owners' deck">>
{
};
/// "It does not ready during its controller's next turn."
struct heldThen
    : seq<word<". it", ". they", ". that treasure", ". those treasures", ", and it", ", and they",
              "and it", "and they", ", it", ", they">,
          word<"does not ready", "do not ready", "can not ready", "can not be readied",
              "does not become ready", "do not become ready">,
          means<Flag::Until, "during its controller's next turn",
              "during its controller's next beginning phase",
              "at the start of its controller's next turn", "during their controllers' next turns",
              "during their controllers' next turn",
              "during their controllers' next beginning phases",
              "during their controller's next turn", "during that player's next turn",
              "during their next turn", "during its owner's next turn", "during your next turn",
              "during your next beginning phase">>
{
};
/// "Target treasure loses all abilities this turn", "... has no effect until your next turn"
struct noAbilities
    : word<"all abilities", "all its abilities", "all of its abilities", "its abilities",
          "all their abilities", "their abilities", "no abilities", "no effect">
{
};
/// RULING: as nobody attacks with a treasure, and it is laid down, only a time ends it.
bool isOfATime(Duration duration)
{
    return duration == Duration::ThisTurn || duration == Duration::UntilYourNextTurn
        || duration == Duration::ThroughYourNextTurn || duration == Duration::ThroughYourTurn
        || duration == Duration::ThroughThisPhase;
}
struct handle
    : any<seq<means<Handle::Deed::Unequip, "unequip">, goods,
              means<Flag::Exhausted, ", exhausted", "exhausted">>,
          seq<handling, goods, maybe<heldThen>>,
          seq<means<Handle::Deed::Return, "return">, goods,
              any<yourHand, means<Flag::Several, "to their hand", "to that player's hand">,
                  word<"to its owner's hand", "to their owners' hands", "to its owners' hand">>>,
          seq<means<Handle::Deed::Return, "put">, goods,
              any<means<Flag::Several, "into their hand", "into that player's hand">,
                  word<"into its owner's hand", "into their owners' hands">>>,
          seq<goods, means<Handle::Deed::Blank, "loses", "lose", "has", "have">, noAbilities,
              duration>,
          seq<means<Handle::Deed::Unequip, "return", "move", "put">, goods,
              any<means<Flag::Own, "to your warchest", "into your warchest">,
                  word<"to its owner's warchest", "into its owner's warchest",
                      "to their owners' warchests", "into their owners' warchests",
                      "to its controller's warchest", "into its controller's warchest">>,
              maybe<means<Flag::Exhausted, ", exhausted", "exhausted">>>,
          seq<word<"put", "place", "return", "move">, goods,
              any<means<Handle::Deed::Top, "on top of", "on the top of", "to the top of">,
                  means<Handle::Deed::Bottom, "on the bottom of", "at the bottom of",
                      "to the bottom of", "on bottom of", "under">>,
              deckOfOwner>,
          seq<means<Handle::Deed::Shuffle, "shuffle">, goods, word<"into">, deckOfOwner>>
{
    static std::optional<Effect> build(Found& found)
    {
        Handle made;
        made.deed = found.take<Handle::Deed>();
        made.goods = found.take<Goods>();
        made.exhausted = found.says(Flag::Exhausted);
        made.duration = found.take<Duration>(Duration::Always);
        made.held = found.says(Flag::Until);
        if (made.deed == Handle::Deed::Blank && !isOfATime(made.duration))
            return std::nullopt;
        if (made.held && made.deed != Handle::Deed::Exhaust)
            return std::nullopt;
        if (made.goods.of) // treasures of one that was named: `strip`
            return std::nullopt;
        const Side side = made.goods.host ? made.goods.host->side : made.goods.side;
        if (found.says(Flag::Own) && (side == Side::Enemy || made.goods.side == Side::Enemy))
            return std::nullopt; // never to another than its owner
        if (found.says(Flag::Several) && side != Side::Enemy && side != Side::Theirs
            && !made.goods.whose)
            return std::nullopt; // whose?
        const bool event = made.goods.card == CardFilter::Kind::Event;
        if (found.says(Flag::Own) && made.goods.whose)
            return std::nullopt;
        const bool fits = event
            ? made.deed == Handle::Deed::Destroy || made.deed == Handle::Deed::Return
            : made.deed == Handle::Deed::Blank
            ? made.goods.kind != Goods::Kind::This
            : made.deed != Handle::Deed::Unequip || made.goods.where != Goods::Where::Warchest;
        return fits ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
struct fromWhereItIs : means<Flag::Until, "from your warchest", "from your hand", "from a warchest">
{
};
/// RULING "move target equipped treasure to another allied mercenary": one that an allied mercenary carries.
void saysWhoseItWas(HandOver& made)
{
    Goods& g = made.goods;
    const bool another = made.what.filter.other && made.what.kind != Thing::Kind::Each;
    if (!another || g.kind != Goods::Kind::Target || g.of || g.where == Goods::Where::Warchest
        || (g.host && g.host->side != Side::Any) || g.side != Side::Any)
        return;
    g.where = Goods::Where::Equipped;
    (g.host ? g.host->side : g.side) = made.what.filter.side;
}
/// RULING "a treasure equipped to target ally to another ally": each of the two is a target.
void fromOneToTheOther(HandOver& made)
{
    if (made.goods.kind == Goods::Kind::Some && made.goods.of
        && made.goods.of->kind == Thing::Kind::Target && made.what.kind == Thing::Kind::Some
        && made.what.filter.other && !made.what.random && !made.what.upTo)
        made.what.kind = Thing::Kind::Target;
}
struct handOver
    : any<seq<word<"equip", "attach", "move", "give">, goods, maybe<fromWhereItIs>,
              word<"to", "onto">, any<thing, anotherOfThose>, maybe<insteadOfDiscard>>,
          seq<word<"take", "steal", "remove">, goods,
              word<"and equip it to", "and attach it to", ", then equip it to",
                  "and then equip it to", "and move it to", "and give it to", ", and equip it to">,
              any<thing, anotherOfThose>>,
          seq<word<"equip">, thing, word<"with">, goods>>
{
    static std::optional<Effect> build(Found& found)
    {
        HandOver made;
        made.goods = found.take<Goods>();
        made.what = found.take<Thing>();
        if (found.says(Flag::Until) && made.goods.kind == Goods::Kind::This)
            return std::nullopt; // what a treasure can do it does while it is equipped
        if (made.goods.of && made.goods.kind != Goods::Kind::Some)
            return std::nullopt;
        if (found.says(Flag::First)) {
            made.goods.fallen = true;
            if (!made.goods.of)
                return std::nullopt;
        }
        if (made.goods.where == Goods::Where::Warchest
            && made.goods.turned == Filter::Condition::None)
            made.goods.turned = Filter::Condition::Ready; // S-RALLY-EQUIP of itself
        if (!besideThat(made.what, made.goods.of.value_or(Thing {})))
            return std::nullopt;
        fromOneToTheOther(made);
        saysWhoseItWas(made);
        if (made.goods.kind == Goods::Kind::Some)
            if (!made.goods.of) // than who carries it, who has it already
                made.what.filter.other = false;
        // Whom one chooses is chosen after the treasure, so that must be known by then.
        const bool chosenLast = made.what.kind == Thing::Kind::Some && !made.what.upTo
            && (made.goods.kind == Goods::Kind::This || made.goods.kind == Goods::Kind::Target);
        const bool one = made.goods.kind != Goods::Kind::Each && made.goods.count == 1
            && made.goods.card != CardFilter::Kind::Event && made.what.count == 1
            && made.what.kind != Thing::Kind::Each
            && (made.what.kind != Thing::Kind::Some || chosenLast)
            && made.what.filter.noun == Filter::Noun::Mercenary;
        return one ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
struct kindToEquip
    : any<means<CardFilter::Kind::Weapon, "weapon card", "weapon treasure", "weapon">,
          means<CardFilter::Kind::Equipment, "equipment card", "equipment treasure", "equipment">,
          means<CardFilter::Kind::Relic, "relic card", "relic treasure", "relic">,
          means<CardFilter::Kind::Treasure, "treasure card", "treasure">>
{
};
struct treasureFrom : seq<word<"a", "an", "one", "1">, kindToEquip, word<"from your", "in your">,
                          any<warchest, hand, discardPile>>
{
};
/// "search your deck for a Weapon and equip it to target allied mercenary"
struct equipFromDeck
    : seq<word<"search your deck for a", "search your deck for an">, kindToEquip,
          word<", equip it to", "and equip it to", ", then equip it to", "and attach it to",
              ", attach it to">,
          thing, maybe<word<", then shuffle your deck", ", then shuffle", "and shuffle your deck">>>
{
    static Effect build(Found& found)
    {
        Equip made;
        made.what = found.take<Thing>();
        made.from = Zone::Deck;
        made.card = found.take<CardFilter::Kind>();
        return effect(std::move(made));
    }
};
struct equip : any<seq<word<"equip">, treasureFrom, word<"to">, thing>,
                   seq<word<"equip">, thing, word<"with">, treasureFrom>>
{
    static Effect build(Found& found)
    {
        Equip made { found.take<Thing>(), found.take<Zone>() };
        made.card = found.take<CardFilter::Kind>();
        return effect(std::move(made));
    }
};
struct anyTrade : any<swapTreasures, equipFromDeck>
{
};
struct anyHandling : any<stripping, putIntoDeck, returnToHand, equip, handOver, handle, layingDown>
{
};

} // namespace

bool treasureTrade::read(Input& in, Reading& reading)
{
    return text::read<anyTrade>(in, reading);
}
bool handlingOrder::read(Input& in, Reading& reading)
{
    return text::read<anyHandling>(in, reading);
}

} // namespace triptych::seize::grammar
