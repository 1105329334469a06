#include "seize/text/grammar/GrammarHistory.h"

// What is counted: "Burn counter on it", "card in your hand", "allied mercenary".
namespace triptych::seize::grammar {
namespace {

/// "on it", and of what is so of several "on them": of each
struct eachNamed : means<Flag::Plural, "each of them", "them">
{
};
struct oneOrEach : any<single, eachNamed>
{
};
void sayOfWhom(Counted& counted, Found& found)
{
    counted.each = found.says(Flag::Plural);
    counted.of = counted.each ? Thing::Kind::It : found.take<Thing::Kind>(Thing::Kind::It);
}
/// "Burn counter on it"
struct countersOn : seq<countedStatus, counters, word<"on">, oneOrEach>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Counters;
        made.status = found.take<Status>();
        sayOfWhom(made, found);
        return made;
    }
};
/// "counter on it", of whatever status
struct allCountersOn
    : seq<word<"counters", "counter", "status counters", "status counter">, word<"on">, oneOrEach>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::AllCounters;
        sayOfWhom(made, found);
        return made;
    }
};
struct kindOfTreasure : any<means<CardFilter::Kind::Weapon, "weapons", "weapon">,
                            means<CardFilter::Kind::Equipment, "equipment">,
                            means<CardFilter::Kind::Relic, "relics", "relic">, treasureWord>
{
};
struct equippedTo
    : any<seq<maybe<other>, kindOfTreasure, word<"equipped to", "on", "of">, oneOrEach>,
          seq<kindOfTreasure, maybe<word<"that">>, word<"it">,
              word<"carries", "has equipped", "has">>>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Treasures;
        made.cards.kind = found.take<CardFilter::Kind>(CardFilter::Kind::Card);
        sayOfWhom(made, found);
        made.other = found.says(Flag::Other);
        return made;
    }
};
/// "Burn counters on enemy mercenaries", "treasures equipped to your Mages": of all of them together
struct onThem : seq<word<"on", "among", "across">>
{
};
struct onWhom : any<seq<countedStatus, counters, onThem>,
                    seq<means<Counted::Kind::AllCounters, "counters", "counter", "status counters",
                            "status counter">,
                        onThem>,
                    seq<means<Counted::Kind::Statuses, "statuses", "status effects",
                            "status effect", "status">,
                        onThem>,
                    seq<means<Counted::Kind::Damage, "damage", "point of damage">, onThem>,
                    seq<kindOfTreasure, word<"equipped to", "equipped by", "carried by", "on">>>
{
};
struct onMany : seq<onWhom, maybe<word<"all", "each", "any", "every">>,
                    any<mercenariesPhrase, yourPhrase, mercenaryPhrase>>
{
    static Counted build(Found& found)
    {
        Counted made;
        const auto status = found.takeIfAny<Status>();
        made.kind = found.take<Counted::Kind>(
            status ? Counted::Kind::Counters : Counted::Kind::Treasures);
        made.status = status.value_or(made.status);
        made.cards.kind = found.take<CardFilter::Kind>(CardFilter::Kind::Card);
        made.of = Thing::Kind::Each;
        made.filter = found.take<Filter>();
        return made;
    }
};
template <Counted::Kind kind, typename... Words>
struct counts : seq<Words...>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = kind;
        made.cards = found.take<CardFilter>();
        made.cards.kind = found.take<CardFilter::Kind>(made.cards.kind);
        made.faceDown = found.says(Flag::Own);
        made.whose = found.take<Who>();
        return made;
    }
};
template <Literal... Words>
struct inTheir : seq<word<"in">, whoseCards, word<Words...>>
{
};
struct hiddenTreasure
    : seq<means<Flag::Own, "face-down", "facedown">,
          word<"treasure cards", "treasure card", "mercenary cards", "mercenary card", "treasures",
              "treasure", "mercenaries", "mercenary", "cards", "card">>
{
};
struct inWarchest : seq<any<hiddenTreasure, kindOfTreasure>, inTheir<"warchest", "warchests">>
{
};
/// "treasure you control", "Weapons that player controls"
struct controlledBy
    : any<whoIs<Who::Kind::You, "you control", "that you control">,
          means<targetOpponent, "target opponent controls">,
          whoIs<Who::Kind::Target, "target player controls">,
          whoIs<Who::Kind::ThatPlayer, "they control", "that player controls">,
          whoIs<Who::Kind::EachOpponent, "your opponents control", "opponents control">,
          whoIs<Who::Kind::Opponent, "an opponent controls", "your opponent controls">>
{
};
struct eventsControlled
    : seq<word<"events", "event">,
          any<controlledBy, whoIs<Who::Kind::EachPlayer, "in play", "on the table">>>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Events;
        made.whose = found.take<Who>();
        return made;
    }
};
/// "tile it moved this turn"
struct tilesMoved
    : seq<word<"tiles", "tile", "spaces", "space">, single,
          word<"moved this turn", "has moved this turn", "has moved so far this turn">>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Steps;
        made.of = found.take<Thing::Kind>();
        return made;
    }
};
struct treasuresControlled : seq<kindOfTreasure, controlledBy>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Controlled;
        made.cards.kind = found.take<CardFilter::Kind>(CardFilter::Kind::Treasure);
        made.whose = found.take<Who>();
        return made;
    }
};
struct countedMercenaries : any<describedPlural, described>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.filter = found.take<Filter>();
        return made;
    }
};
/// "status on it", "status effect it has"
struct statusesOn : seq<word<"statuses", "status effects", "status effect", "status">,
                        word<"on", "of">, oneOrEach>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Statuses;
        sayOfWhom(made, found);
        return made;
    }
};
struct damageOn
    : any<seq<word<"damage", "damage counters", "damage counter", "point of damage">,
              word<"on", "marked on">, oneOrEach>,
          seq<word<"damage", "point of damage">, single, word<"has taken", "has suffered", "has">>,
          seq<word<"health", "missing health", "lost health", "point of health">, single,
              word<"is missing", "has lost", "lacks", "is short of its maximum">>,
          seq<word<"health missing from", "missing health on", "missing health of">, single>>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Damage;
        sayOfWhom(made, found);
        return made;
    }
};
struct carriedBy : seq<treasureWord, single, word<"has equipped", "carries", "is equipped with">>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Treasures;
        made.of = found.take<Thing::Kind>();
        return made;
    }
};
/// "allied Warrior mercenary", "card in your hand", "Bleed counter on it" -> Counted
/// "allied mercenary destroyed this turn", "of your mercenaries that were destroyed this turn"
struct fallenWord : word<"destroyed this turn", "that was destroyed this turn",
                        "that were destroyed this turn", "that died this turn",
                        "that has been destroyed this turn", "that have been destroyed this turn">
{
};
struct fallen
    : any<seq<word<"of">, yourPhrase, fallenWord>,
          seq<any<yourPhrase, describedPlural, described>, maybe<controlledThen>, fallenWord>>
{
    static std::optional<Counted> build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Fallen;
        auto those = fellOf(found);
        if (those)
            made.filter = std::move(*those);
        return those ? std::optional(std::move(made)) : std::nullopt;
    }
};
/// "tile between it and this"
struct tilesBetween
    : any<seq<word<"tiles between", "tile between", "spaces between">, single, word<"and">,
              word<"this mercenary", "this", "the bearer", "the attacker", "the user">>,
          seq<word<"tiles between this mercenary and", "tiles between this and",
                  "tiles between the bearer and">,
              single>>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Between;
        made.of = found.take<Thing::Kind>();
        return made;
    }
};
/// "loot in your Vault", "loot you have"
struct lootIn : any<seq<word<"loot in">, whoseCards, word<"vaults", "vault">>,
                    seq<word<"loot">,
                        any<whoIs<Who::Kind::You, "you have">,
                            whoIs<Who::Kind::Opponent, "your opponent has", "an opponent has",
                                "the opponent has">,
                            whoIs<Who::Kind::ThatPlayer, "that player has", "they have">>>>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Loot;
        made.whose = found.take<Who>();
        return made;
    }
};
struct playersThemselves
    : any<whoIs<Who::Kind::EachOpponent, "opponents", "opponent", "opponent you have">,
          whoIs<Who::Kind::EachPlayer, "players in the game", "player in the game", "players",
              "player">>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Players;
        made.whose = found.take<Who>();
        return made;
    }
};
/// "treasure card among them": of those that the deed before put or showed
struct amongThem : seq<cardKind, maybe<word<"card", "cards">>,
                       word<"among them", "among those cards", "among the revealed cards",
                           "among the discarded cards", "revealed this way", "discarded this way",
                           "milled this way", "revealed", "put into a discard this way",
                           "put into their discard this way", "put into your discard this way">>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Seen;
        made.cards = found.take<CardFilter>();
        return made;
    }
};
/// "different class among your mercenaries"
struct classesAmong : seq<word<"different classes", "different class", "classes", "class">,
                          word<"among", "of", "represented among">, maybe<word<"all">>,
                          any<yourPhrase, describedPlural>>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Classes;
        made.filter = found.take<Filter>();
        return made;
    }
};
/// "enemy mercenary damaged this way", "mercenary dealt damage this way"
struct hurtThisWay
    : seq<any<describedPlural, described>,
          word<"damaged this way", "dealt damage this way", "hit this way", "damaged by this",
              "that was damaged this way", "that was dealt damage this way",
              "that takes damage this way", "that is damaged this way", "hit">>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Hurt;
        made.filter = found.take<Filter>();
        return made;
    }
};
struct countable
    : any<markCount, doneSoFar, fallen, hurtThisWay, amongThem, lootIn, classesAmong, tilesBetween,
          tilesMoved, eventsControlled, countersOn, allCountersOn, statusesOn, damageOn, carriedBy,
          equippedTo, onMany, counts<Counted::Kind::Warchest, inWarchest>,
          counts<Counted::Kind::ReadyTreasures, word<"ready", "readied", "unexhausted">,
              inWarchest>,
          counts<Counted::Kind::ExhaustedTreasures, word<"exhausted">, inWarchest>,
          treasuresControlled, counts<Counted::Kind::HandCards, cards, inTheir<"hand", "hands">>,
          counts<Counted::Kind::DiscardCards, cardKind, inTheir<"discard pile", "discard">>,
          countedMercenaries, playersThemselves>
{
    static constexpr std::string_view expected
        = "what is counted (allied mercenary, card in your hand, Burn counter on it, ...)";
};

} // namespace

bool aCountable::read(Input& in, Reading& reading)
{
    return text::read<countable>(in, reading);
}

} // namespace triptych::seize::grammar
