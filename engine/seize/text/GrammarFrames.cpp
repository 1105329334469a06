#include "seize/text/GrammarInstructions.h"

// What stands around an effect: costs, triggers, the reach of an attack.
namespace triptych::seize::grammar {
namespace {

// ---------------------------------------------------------------- Costs

using Pay = CostItem::Kind;
template <Pay kind, Literal... Words>
struct costs : word<Words...>
{
    static CostItem build() { return { kind, 1 }; }
};
template <Pay kind, typename... Rules>
struct costsMany : seq<Rules...>
{
    static CostItem build(Found& found) { return { kind, found.take<int>(1) }; }
};
struct howMany : any<count, means<1, "a", "an">>
{
};
struct onceWord : means<Flag::OncePerTurn, "once per turn", "once each turn", "once a turn">
{
};
struct treasures : costsMany<Pay::Treasures, maybe<word<"pay", "exhaust">>, howMany,
                       word<"treasures", "treasure">, maybe<word<"in your warchest">>>
{
};
struct costItem : any<treasures,
                      costs<Pay::ExhaustThis, "exhaust this mercenary", "exhaust this treasure",
                          "exhaust this", "exhaust">,
                      costsMany<Pay::SpendMovement, word<"spend">, count, word<"movement">>,
                      costsMany<Pay::LoseLoot, word<"lose", "pay">, count, word<"loot">>,
                      costsMany<Pay::LoseHealth, word<"lose", "pay">, count, word<"health">>,
                      costsMany<Pay::Discard, word<"discard">, howMany, maybe<cards>>,
                      costs<Pay::DestroyThis, "destroy this mercenary", "destroy this treasure",
                          "destroy this">>
{
    static constexpr std::string_view expected
        = "a cost (N treasure, exhaust this, spend N movement, lose N loot, discard N, ...)";
};
struct treasureItem
    : any<costs<Pay::ExhaustBearer, "exhaust the bearer", "exhaust its bearer">,
          costs<Pay::UnequipThis, "unequip this treasure", "unequip this">, costItem>
{
    static constexpr std::string_view expected
        = "a cost (N treasure, exhaust this, exhaust the bearer, lose N loot, discard N, ...)";
};
struct separator : word<", and", ",", "and", ";">
{
};
/// The items and the flag stand beside each other, for the paragraph to take.
template <typename Item>
struct costList : seq<any<onceWord, Item>, many<separator, any<onceWord, Item>>>
{
};

// ---------------------------------------------------------------- Triggers

using Event = Trigger::Event;

struct triggerSubject : any<thisCard, bearer, somebody>
{
    static constexpr std::string_view expected
        = "whose deed (this, the bearer, a mercenary, an allied mercenary, ...)";
    static Thing build(Found& found)
    {
        if (found.has<Thing>())
            return found.take<Thing>();
        Thing made;
        made.kind = found.take<Thing::Kind>();
        return made;
    }
};
struct object : somebody
{
};
template <Event event, Literal... Words>
struct happens : means<event, Words...>
{
};
struct deed
    : any<seq<happens<Event::Attacks, "attacks">, maybe<object>>,
          happens<Event::IsAttacked, "is attacked">, happens<Event::Plunders, "plunders">,
          happens<Event::IsDestroyed, "is destroyed", "dies">,
          happens<Event::IsDealtDamage, "is dealt damage", "is damaged", "takes damage">,
          seq<happens<Event::DealsDamage, "deals damage to">, object>,
          happens<Event::DealsDamage, "deals damage">,
          seq<happens<Event::Destroys, "destroys">, object>, happens<Event::Moves, "moves">,
          happens<Event::Equips, "equips a treasure", "is equipped with a treasure", "is equipped",
              "equips">,
          happens<Event::Unequips, "unequips a treasure", "unequips">,
          happens<Event::Exits, "exits">, happens<Event::IsUpstaged, "is upstaged">,
          happens<Event::Enters, "enters the battlefield", "enters play", "enters", "is played">,
          happens<Event::IsHealed, "is healed">,
          happens<Event::IsTargeted, "is targeted by an opponent", "is targeted">>
{
    static constexpr std::string_view expected
        = "attacks, plunders, is destroyed, is dealt damage, moves, exits, ...";
};
struct becomes : any<means<Status::Exhaust, "exhausted">, means<Status::Bleed, "bleeding", "bled">,
                     means<Status::Poison, "poisoned">, means<Status::Frost, "frozen", "frosted">,
                     means<Status::Burn, "burning", "burned">, means<Status::Blind, "blinded">,
                     means<Status::Silence, "silenced">, means<Status::Stealth, "stealthed">>
{
};
struct gainsStatus : any<seq<happens<Event::GainsStatus, "gains">, status>,
                         seq<happens<Event::GainsStatus, "becomes", "is">, becomes>>
{
};
bool isAnyMercenary(const Thing& thing)
{
    return thing.filter == Filter {};
}
struct mercenaryTrigger : seq<triggerSubject, any<deed, gainsStatus>>
{
    static std::optional<Trigger> build(Found& found)
    {
        Trigger made;
        made.subject = found.take<Thing>();
        made.event = found.take<Event>();
        made.status = found.take<Status>(Status::Exhaust);
        if (auto object = found.takeIfAny<Thing>(); object && !isAnyMercenary(*object))
            made.object = std::move(object->filter);
        return made.subject.filter.noun == Filter::Noun::Mercenary ? std::optional(std::move(made))
                                                                   : std::nullopt;
    }
};

/// "you acquire", "an opponent acquires"
struct someone : any<whoIs<Who::Kind::You, "you">,
                     whoIs<Who::Kind::Opponent, "an opponent", "your opponent", "the opponent">,
                     whoIs<Who::Kind::EachPlayer, "a player", "any player">>
{
    static constexpr std::string_view expected = "you, an opponent or a player";
};
struct someCard : maybe<word<"a card", "cards", "one or more cards">>
{
};
struct playsCard : seq<happens<Event::Plays, "plays", "play">, maybe<word<"a", "an">>, cardKind>
{
};
struct playerTrigger : seq<someone,
                           any<seq<happens<Event::Acquires, "acquires", "acquire">, someCard>,
                               seq<happens<Event::Draws, "draws", "draw">, someCard>,
                               seq<happens<Event::Discards, "discards", "discard">, someCard>,
                               playsCard, happens<Event::LosesLoot, "loses loot", "lose loot">,
                               happens<Event::GainsLoot, "gains loot", "gain loot">>>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        made.who = found.take<Who>();
        made.cards = found.take<CardFilter>();
        return made;
    }
};

/// "your turn", "each opponent's Rally Phase"
struct whoseTime : any<whoIs<Who::Kind::You, "your">,
                       whoIs<Who::Kind::Opponent, "each opponent's", "an opponent's",
                           "your opponent's", "the opponent's">,
                       whoIs<Who::Kind::EachPlayer, "each player's", "each", "every", "any", "the">>
{
    static constexpr std::string_view expected = "your, each opponent's or each";
};
struct phaseName
    : any<means<Phase::Beginning, "beginning phase">, means<Phase::Draw, "draw phase">,
          means<Phase::Acquire, "acquire phase">, means<Phase::Rally, "rally phase", "rally">,
          means<Phase::FirstMovement, "first movement phase">, means<Phase::Attack, "attack phase">,
          means<Phase::SecondMovement, "second movement phase">, means<Phase::End, "end phase">>
{
    static constexpr std::string_view expected = "turn, or a phase such as Rally Phase";
};
struct turnWord : word<"turn">
{
};
struct timeTrigger
    : any<seq<happens<Event::StartOfTurn, "the start of", "the beginning of">, whoseTime, turnWord>,
          seq<happens<Event::EndOfTurn, "the end of">, whoseTime, turnWord>,
          seq<happens<Event::StartOfPhase, "the start of", "the beginning of">, whoseTime,
              phaseName>,
          seq<happens<Event::EndOfPhase, "the end of">, whoseTime, phaseName>>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        made.who = found.take<Who>();
        made.phase = found.take<Phase>(Phase::Rally);
        return made;
    }
};
struct whenever : word<"whenever", "when", "each time">
{
};
struct anyTrigger
    : any<seq<whenever, any<mercenaryTrigger, playerTrigger>>, seq<word<"at">, timeTrigger>>
{
};

// ---------------------------------------------------------------- Reach (S-RANGE)

struct farthest : seq<word<"distance">, someCount>
{
    static Farthest build(Found& found) { return { found.take<int>() }; }
};
struct distances
    : any<means<Flag::Self, "self">,
          seq<means<Flag::Melee, "melee">, maybe<word<"or", "and", "/">, farthest>>, farthest>
{
    static constexpr std::string_view expected = "a reach (Melee, Distance N, Self)";
};
struct area : any<means<Flag::NoLos, "no los", "ignores los", "ignore los", "no line of sight">,
                  means<Reach::Area::Adjacent, "all enemies adjacent", "all adjacent enemies",
                      "all enemies adjacent to this", "all enemies adjacent to the user">,
                  means<Reach::Area::Line, "line", "in a line">, means<Reach::Area::Tile, "tile">>
{
    static constexpr std::string_view expected
        = "an area (all enemies adjacent, line, tile) or no LOS";
};
struct wholeReach : seq<distances, many<comma, area>>
{
    static std::optional<Reach> build(Found& found)
    {
        Reach made;
        made.self = found.says(Flag::Self);
        made.melee = found.says(Flag::Melee);
        made.noLos = found.says(Flag::NoLos);
        made.distance = found.take<Farthest>().tiles;
        made.area = found.take<Reach::Area>(Reach::Area::One);
        return found.has<Reach::Area>() ? std::nullopt : std::optional(made);
    }
};

} // namespace

bool mercenaryCost::read(Input& in, Reading& reading)
{
    return text::read<costList<costItem>>(in, reading);
}
bool treasureCost::read(Input& in, Reading& reading)
{
    return text::read<costList<treasureItem>>(in, reading);
}
bool trigger::read(Input& in, Reading& reading)
{
    return text::read<anyTrigger>(in, reading);
}
bool reachPhrase::read(Input& in, Reading& reading)
{
    return text::read<wholeReach>(in, reading);
}

} // namespace triptych::seize::grammar
