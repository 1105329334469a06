#include "seize/text/grammar/GrammarTriggers.h"

#include <algorithm>

// What players do, and what is done with their cards, as abilities wait for it.
namespace triptych::seize::grammar {
namespace {

using Event = Trigger::Event;

/// "you acquire", "an opponent acquires"
struct someone : any<whoIs<Who::Kind::You, "you">,
                     whoIs<Who::Kind::Opponent, "an opponent", "your opponent", "the opponent">,
                     whoIs<Who::Kind::EachPlayer, "a player", "any player">>
{
    static constexpr std::string_view expected = "you, an opponent or a player";
};
struct someCard : maybe<word<"a card", "cards", "1 card", "1">>
{
};
/// RULING S-TURN-ACQUIRE: "acquires" is heard once for however many cards, "acquires a card" once for each.
struct acquired : maybe<any<seq<count, word<"or more cards">, maybe<word<"at once">>>,
                      word<"cards", "one or more cards">, means<Flag::First, "a card">>>
{
};
/// "3 or more loot": lost or gained at once
struct soMuchLoot : any<word<"loot", "any loot">,
                        seq<count, word<"or more loot">, maybe<word<"at once", "at one time">>>>
{
};
struct plunders : happens<Event::Plunders, "plunder", "plunders">
{
};
/// "a treasure card", "a Mage card": of what is discarded
struct discarded : any<seq<word<"a", "an">, pegtl::not_at<word<"card">>, cardKind>, someCard>
{
};
struct whichCard : any<nthWord<1, "first">, ordinal>
{
};
/// "your second card each turn"
struct nthCard : seq<word<"your", "their", "a">, whichCard, word<"card">, maybe<inATurn>>
{
};
/// "two or more cards in a turn": as the second one comes
struct manyCards
    : seq<any<nthWord<2, "two", "2">, nthWord<3, "three", "3">, nthWord<4, "four", "4">>,
          word<"or more cards">>
{
    static Ordinal build(Found& found) { return found.take<Ordinal>(); }
};
struct manyInATurn : seq<manyCards, any<inATurn, word<"in one turn", "in the same turn">>>
{
};
struct whileAcquiring
    : seq<word<"during", "in">, word<"your", "their", "an", "the">, word<"acquire phase">>
{
};
/// "because of an opponent", "to an opponent's ability": whose doing it is
struct becauseOf
    : seq<word<"because of", "due to", "as a result of", "to">,
          any<means<Trigger::Doer::Foe, "an opponent's ability card", "an opponent's ability",
                  "an opponent's card or ability", "an opponent's effect", "an opponent's card",
                  "an opponent", "your opponent", "an enemy ability",
                  "an effect an opponent controls", "a card or ability an opponent controls">,
              means<Trigger::Doer::You, "your ability", "your abilities", "your card", "your cards",
                  "your effect", "a card you control", "an ability you control", "you">>>
{
};
/// "you play your second ability card each turn"
struct playsCard
    : any<seq<happens<Event::Plays, "plays", "play">, word<"your", "their", "a">, whichCard,
              cardKind, maybe<inATurn>>,
          seq<happens<Event::Plays, "plays", "play">,
              maybe<any<means<Flag::Other, "another">, word<"a", "an">>>, cardKind,
              maybe<word<"into their warchest", "to their warchest", "into your warchest",
                  "to your warchest", "into a warchest", "from their hand", "from your hand">>>,
          seq<means<Flag::Treasures, "play a treasure into your warchest",
              "plays a treasure into their warchest">>>
{
};
bool isTreasure(CardFilter::Kind kind)
{
    return kind == CardFilter::Kind::Treasure || kind == CardFilter::Kind::Weapon
        || kind == CardFilter::Kind::Equipment || kind == CardFilter::Kind::Relic;
}
struct playerTrigger
    : seq<someone,
          any<seq<happens<Event::Acquires, "acquires", "acquire">,
                  any<nthCard, manyInATurn, seq<manyCards, whileAcquiring>, acquired>>,
              // What is drawn in the Acquire Phase is acquired.
              seq<happens<Event::Acquires, "draws", "draw">, manyCards, whileAcquiring>,
              seq<happens<Event::Draws, "draws", "draw">, any<nthCard, manyInATurn, someCard>>,
              seq<happens<Event::Discards, "discards", "discard">, any<nthCard, discarded>,
                  maybe<word<"from their hand", "from your hand", "from hand">>>,
              playsCard,
              happens<Event::WinsFlip, "win a coin flip", "wins a coin flip", "win a flip",
                  "wins a flip", "win the flip", "wins the flip", "win a coin toss",
                  "wins a coin toss">,
              happens<Event::LosesFlip, "lose a coin flip", "loses a coin flip", "lose a flip",
                  "loses a flip", "lose the flip", "loses the flip", "lose a coin toss",
                  "loses a coin toss">,
              seq<happens<Event::LosesLoot, "loses", "lose">, soMuchLoot>,
              seq<happens<Event::GainsLoot, "gains", "gain">, soMuchLoot>>,
          maybe<becauseOf>>
{
    static std::optional<Trigger> build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>(Event::Plays);
        made.who = found.take<Who>();
        made.cards = found.take<CardFilter>();
        made.doer = found.take<Trigger::Doer>(Trigger::Doer::Anybody);
        if (made.doer != Trigger::Doer::Anybody && made.event != Event::Draws
            && made.event != Event::Discards && made.event != Event::LosesLoot
            && made.event != Event::GainsLoot)
            return std::nullopt; // nobody makes another play, acquire or toss a coin
        if (found.says(Flag::Treasures))
            made.cards.kind = CardFilter::Kind::Treasure;
        // A treasure in the Warchest is there as it is played; every other card comes later.
        if (found.says(Flag::Other) && isTreasure(made.cards.kind))
            made.cards.name = CardFilter::Name::Another;
        made.ofCards = found.has<Ordinal>();
        made.nth = found.take<Ordinal>({ 1 }).number;
        made.least = std::max(1, found.take<int>(1));
        made.eachCard = made.event == Event::Acquires && found.says(Flag::First);
        return made;
    }
};
/// "a mercenary card is discarded": whoever discards it
struct cardDiscarded
    : seq<word<"a", "an">, cardKind,
          word<"is discarded from a hand", "is discarded from a player's hand", "is discarded">>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = Event::Discards;
        made.who.kind = Who::Kind::EachPlayer;
        made.cards = found.take<CardFilter>();
        return made;
    }
};

/// "a treasure you control is destroyed", "an opponent's Weapon is destroyed"
struct treasureSort
    : any<means<CardFilter::Kind::Weapon, "weapon">,
          means<CardFilter::Kind::Equipment, "equipment">, means<CardFilter::Kind::Relic, "relic">,
          means<CardFilter::Kind::Treasure, "treasure">>
{
};
struct oneOfTheirs
    : any<seq<any<means<Flag::Other, "another">, word<"a", "an">>, treasureSort,
              any<whoIs<Who::Kind::You, "you control", "in your warchest">,
                  whoIs<Who::Kind::Opponent, "an opponent controls", "your opponent controls",
                      "opponents control", "in an opponent's warchest">,
                  whoIs<Who::Kind::EachPlayer, "of any player">>>,
          seq<whoIs<Who::Kind::You, "one of your treasures", "one of your own treasures">>,
          seq<whoIs<Who::Kind::Opponent, "an opponent's", "your opponent's">, treasureSort>,
          seq<word<"a", "an">, treasureSort>>
{
};
/// "a treasure you control is exhausted by an opponent", "an opponent destroys a treasure"
struct befallsTreasure
    : any<seq<oneOfTheirs,
              any<happens<Event::TreasureFalls, "is destroyed", "is put into the discard pile",
                      "is sacrificed">,
                  happens<Event::TreasureTurns, "is exhausted", "becomes exhausted">>,
              maybe<any<means<Trigger::Doer::Foe, "by an opponent's card or ability",
                            "by an opponent's ability", "by an opponent", "by your opponent">,
                  means<Trigger::Doer::You, "by you">>>>,
          seq<any<means<Trigger::Doer::You, "you">,
                  means<Trigger::Doer::Foe, "an opponent", "your opponent", "the opponent">>,
              any<happens<Event::TreasureFalls, "destroy", "destroys", "sacrifice", "sacrifices">,
                  happens<Event::TreasureTurns, "exhaust", "exhausts">>,
              oneOfTheirs>>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        made.who = found.take<Who>({ Who::Kind::EachPlayer });
        made.cards.kind = found.take<CardFilter::Kind>(CardFilter::Kind::Treasure);
        if (found.says(Flag::Other))
            made.cards.name = CardFilter::Name::Another;
        made.doer = found.take<Trigger::Doer>(Trigger::Doer::Anybody);
        return made;
    }
};
struct somebodyOrOwn : any<seq<notTheTreasure, thisCard>, bearer, somebody>
{
    static Thing build(Found& found) { return whomSaid(found); }
};
struct youHeal : seq<happens<Event::IsHealed, "you heal">, somebodyOrOwn>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        made.subject = found.take<Thing>();
        made.doer = Trigger::Doer::You;
        return made;
    }
};
/// "you plunder": a mercenary of yours does.
/// So does one of an opponent's where "an opponent plunders".
struct byTheirs
    : any<seq<means<Side::Yours, "you">,
              any<happens<Event::Plunders, "plunder">,
                  seq<happens<Event::Equips, "equip a treasure">, pegtl::not_at<word<"to">>>,
                  seq<happens<Event::Unequips, "unequip a treasure">, pegtl::not_at<word<"from">>>,
                  happens<Event::Exits, "exit a mercenary", "exit one of your mercenaries">,
                  happens<Event::UsesAbility, "use an ability", "activate an ability">,
                  seq<happens<Event::UsesAbility, "use", "activate">, activeAbility>,
                  happens<Event::Upstages, "upstage a mercenary", "upstage an enemy mercenary">,
                  happens<Event::Attacks, "attack with a mercenary", "attack">>>,
          seq<means<Side::Enemy, "an opponent", "your opponent", "the opponent">,
              any<seq<happens<Event::Plunders, "plunders">,
                      means<Flag::Own, "you", "your vault", "your guild hall">>,
                  happens<Event::Attacks, "attacks with a mercenary", "attacks">,
                  happens<Event::Plunders, "plunders">, happens<Event::Equips, "equips a treasure">,
                  happens<Event::Exits, "exits a mercenary">,
                  happens<Event::Unequips, "unequips a treasure">,
                  happens<Event::UsesAbility, "uses an ability", "activates an ability">,
                  seq<happens<Event::UsesAbility, "uses", "activates">, activeAbility>,
                  happens<Event::Upstages, "upstages a mercenary">>>,
          seq<word<"a player">,
              any<happens<Event::Plunders, "plunders">, happens<Event::Equips, "equips a treasure">,
                  happens<Event::UsesAbility, "uses an ability", "activates an ability">,
                  seq<happens<Event::UsesAbility, "uses", "activates">, activeAbility>>>>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        made.subject.kind = Thing::Kind::Some;
        made.subject.filter.side = found.take<Side>(Side::Any);
        made.anyUser = made.event == Event::UsesAbility;
        made.active = found.says(Flag::Actively);
        made.ofYou = found.says(Flag::Own);
        return made;
    }
};
/// Of this card itself, wherever it is.
struct ofItself
    : any<means<Event::IsPlayed, "you play this treasure into your warchest",
              "this treasure is played into your warchest",
              "you play this treasure to your warchest", "this is played into your warchest",
              "you play this to your warchest", "you play this into your warchest",
              "you play this treasure", "this treasure is played", "you play this mercenary",
              "you play this card", "you play this event", "this event enters play",
              "this event is played", "you play this", "this is played">,
          means<Event::IsEquipped, "you equip this treasure to a mercenary",
              "you equip this to a mercenary", "this treasure is equipped to a mercenary",
              "this treasure is equipped", "you equip this treasure", "you equip this",
              "this is equipped to a mercenary", "this is equipped", "this becomes equipped">,
          means<Event::IsRuined, "this treasure is destroyed", "this weapon is destroyed",
              "this relic is destroyed", "this equipment is destroyed", "this event is destroyed",
              "this event leaves play">,
          means<Event::IsUnequipped, "this treasure is unequipped", "you unequip this treasure",
              "you unequip this", "this is unequipped", "this becomes unequipped">>
{
};
struct ownTrigger : seq<ofItself, maybe<doer>>
{
    static std::optional<Trigger> build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        made.doer = found.take<Trigger::Doer>(Trigger::Doer::Anybody);
        const bool card = found.take<How>(How::Any) == How::Card;
        // Whose doing it is is known of what destroys it; the rest its own side does.
        const bool known = made.doer == Trigger::Doer::Anybody || made.event == Event::IsRuined;
        return card || !known ? std::nullopt : std::optional(std::move(made));
    }
};
struct cardTrigger : any<befallsTreasure, cardDiscarded>
{
};

} // namespace

bool healedByYou::read(Input& in, Reading& reading)
{
    return text::read<youHeal>(in, reading);
}
bool theirsEvent::read(Input& in, Reading& reading)
{
    return text::read<byTheirs>(in, reading);
}
bool cardEvent::read(Input& in, Reading& reading)
{
    return text::read<cardTrigger>(in, reading);
}
bool playerEvent::read(Input& in, Reading& reading)
{
    return text::read<playerTrigger>(in, reading);
}
bool ownEvent::read(Input& in, Reading& reading)
{
    return text::read<ownTrigger>(in, reading);
}

} // namespace triptych::seize::grammar
