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
struct countOrOne : any<count, means<1, "a", "an">>
{
};
struct onceWord : means<Flag::OncePerTurn, "once per turn", "once each turn", "once a turn">
{
};
struct treasures : costsMany<Pay::Treasures, maybe<word<"pay", "exhaust">>, countOrOne,
                       word<"treasures", "treasure">, maybe<word<"in your warchest">>>
{
};
struct costItem
    : any<treasures,
          costs<Pay::ExhaustThis, "exhaust this mercenary", "exhaust this treasure", "exhaust this",
              "exhaust">,
          costsMany<Pay::SpendMovement, word<"spend">, count, word<"movement">>,
          costsMany<Pay::LoseLoot, word<"lose", "pay">, count, word<"loot">>,
          costsMany<Pay::LoseHealth, word<"lose", "pay">, count, word<"health">>,
          costsMany<Pay::Discard, word<"discard">, countOrOne, maybe<cards>>,
          costs<Pay::DestroyThis, "destroy this mercenary", "destroy this treasure", "destroy this",
              "discard this mercenary", "discard this treasure", "discard this">>
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

/// What happens to a treasure itself is no deed of a mercenary (`ofItself`).
struct notTheTreasure
    : pegtl::not_at<word<"this treasure", "this weapon", "this equipment", "this relic">>
{
};
struct triggerSubject : any<seq<notTheTreasure, thisCard>, bearer, somebody>
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
struct byWhom : seq<word<"by", "from">, object>
{
};
/// "a ranged attack", "melee attacks"
struct anAttack : seq<maybe<word<"a", "an">>, attackNoun>
{
};
struct saidDamage
    : seq<maybe<any<damageKind, means<How::Melee, "melee">, means<How::Ranged, "ranged">>>,
          word<"damage">>
{
};
struct makesAttack : seq<happens<Event::Attacks, "makes", "declares">, anAttack,
                         maybe<word<"against", "on">, object>>
{
};
/// "the target" of what is dealt or attacked goes without saying.
struct anybody : word<"to a mercenary", "to any mercenary", "to the target", "to a target">
{
};
struct eventDeed
    : any<makesAttack, seq<happens<Event::Attacks, "attacks">, word<"with">, anAttack>,
          seq<happens<Event::Attacks, "attacks">, object, word<"with">, anAttack>,
          seq<happens<Event::Attacks, "attacks">, maybe<object>>,
          seq<happens<Event::IsAttacked, "is attacked">, word<"by", "with">, anAttack>,
          seq<happens<Event::IsAttacked, "is hit by", "is the target of">, anAttack>,
          seq<happens<Event::IsAttacked, "is attacked">, maybe<byWhom>>,
          happens<Event::Plunders, "plunders">,
          seq<happens<Event::IsDestroyed, "is destroyed", "dies">, word<"by", "from">, anAttack>,
          seq<happens<Event::IsDestroyed, "is destroyed">, byWhom>,
          happens<Event::IsDestroyed, "is destroyed", "dies", "is killed", "is defeated">,
          seq<happens<Event::IsDealtDamage, "is dealt", "takes", "suffers">, count, word<"or more">,
              saidDamage, maybe<any<seq<word<"by", "from">, anAttack>, byWhom, word<"at once">>>>,
          seq<happens<Event::IsDealtDamage, "is damaged">, word<"by">,
              any<seq<word<"a single", "one">, attackNoun>, anAttack>, word<"for">, count,
              word<"or more">>,
          seq<happens<Event::DealsDamage, "deals">, count, word<"or more">, saidDamage,
              maybe<any<seq<word<"to">, object, maybe<word<"with">, anAttack>>, anybody,
                  seq<word<"with">, anAttack>>>>,
          seq<means<Flag::Fully, "falls to half health or less", "drops to half health or less",
              "falls to half its health or less", "is reduced to half health or less",
              "drops to half its health or less", "falls to or below half health",
              "goes to half health or less">>,
          seq<happens<Event::IsDealtDamage, "is dealt", "takes", "suffers">, saidDamage,
              word<"by", "from">, anAttack>,
          seq<happens<Event::IsDealtDamage, "is dealt", "takes", "suffers">, saidDamage,
              maybe<byWhom>>,
          seq<happens<Event::IsDealtDamage, "is damaged">, maybe<byWhom>>,
          seq<happens<Event::IsDealtDamage, "is damaged">, word<"by">, anAttack>,
          seq<happens<Event::DealsDamage, "deals">, saidDamage,
              any<seq<word<"to">, object, maybe<word<"with">, anAttack>>, anybody,
                  seq<word<"with">, anAttack>>>,
          seq<happens<Event::DealsDamage, "damages">, object>,
          seq<happens<Event::DealsDamage, "deals">, saidDamage>,
          seq<happens<Event::Destroys, "destroys", "kills", "defeats">, object,
              maybe<word<"with">, anAttack>>,
          seq<happens<Event::Upstages, "upstages">, object>,
          happens<Event::UsesAbility, "uses an ability", "activates an ability",
              "uses an active ability", "activates an active ability", "uses an ability card">,
          happens<Event::Moves, "moves">,
          happens<Event::Equips, "equips a treasure", "is equipped with a treasure", "is equipped",
              "equips">,
          happens<Event::Unequips, "unequips a treasure", "unequips">,
          happens<Event::Exits, "exits">, happens<Event::IsUpstaged, "is upstaged">,
          happens<Event::Enters, "enters the battlefield", "enters play", "enters", "is played">,
          happens<Event::IsHealed, "is healed", "heals">,
          happens<Event::IsTargeted, "is targeted by an opponent's ability",
              "is targeted by an enemy ability", "is targeted by an opponent",
              "becomes the target of an opponent's ability",
              "becomes the target of an enemy ability", "is targeted">>
{
    static constexpr std::string_view expected
        = "attacks, plunders, is destroyed, is dealt damage, moves, exits, ...";
};
struct becomesEvent
    : any<means<Status::Exhaust, "exhausted">, means<Status::Bleed, "bleeding", "bled">,
          means<Status::Poison, "poisoned">, means<Status::Frost, "frozen", "frosted">,
          means<Status::Burn, "burning", "burned">, means<Status::Blind, "blinded">,
          means<Status::Silence, "silenced">, means<Status::Stealth, "stealthed">>
{
};
struct oneOfAKind
    : any<means<Trigger::Ailing::Magical, "a magical status", "a magical status effect">,
          means<Trigger::Ailing::Physical, "a physical status", "a physical status effect">,
          means<Trigger::Ailing::Any, "a status", "any status", "a status effect",
              "any status effect">>
{
};
struct gainsStatusEvent
    : any<seq<happens<Event::GainsStatus, "gains", "is given", "receives">, oneOfAKind>,
          seq<happens<Event::GainsStatus, "gains", "is given", "receives">, maybe<word<"a", "an">>,
              status, maybe<counterWord>>,
          seq<happens<Event::GainsStatus, "becomes", "is">, becomesEvent>>
{
};
bool isAnyMercenary(const Thing& thing)
{
    return thing.filter == Filter {};
}
/// "your Guild Hall", "a fogged tile", "a tile adjacent to this": where somebody comes in or goes out
struct areaName
    : any<means<Filter::Place::YourGuildHall, "your guild hall", "a tile of your guild hall">,
          means<Filter::Place::EnemyGuildHall, "an opponent's guild hall",
              "the opponent's guild hall", "your opponent's guild hall", "an enemy guild hall",
              "an opposing guild hall", "the enemy guild hall", "another player's guild hall">,
          means<Filter::Place::AnyGuildHall, "a guild hall", "any guild hall">,
          means<Filter::Place::YourSide, "your side of the battlefield", "your side">,
          means<Filter::Place::EnemySide, "an opponent's side of the battlefield",
              "an opponent's side", "the opponent's side", "the enemy side">,
          seq<word<"a", "an">, tilePhrase>>
{
};
struct crossing : any<seq<happens<Event::Arrives, "enters", "moves into", "moves onto", "moves to",
                              "comes into", "comes onto", "steps onto", "steps into">,
                          areaName>,
                      seq<happens<Event::Arrives, "moves", "becomes", "comes">,
                          pegtl::at<word<"adjacent", "within">>, range>,
                      seq<means<Flag::Less, "leaves", "moves out of", "steps out of">, areaName>>
{
};
/// "starts its turn adjacent to this": where it stands then
struct itsTurn
    : seq<any<happens<Event::StartOfTurn, "starts", "begins">, happens<Event::EndOfTurn, "ends">>,
          word<"its turn", "its controller's turn", "their turn", "the turn">,
          maybe<any<range, place, means<Filter::Condition::Fogged, "on a fogged tile">>>>
{
};
struct mercenaryTrigger : seq<triggerSubject, any<crossing, itsTurn, eventDeed, gainsStatusEvent>>
{
    static std::optional<Trigger> build(Found& found)
    {
        Trigger made;
        made.subject = found.take<Thing>();
        made.toHalf = found.says(Flag::Fully);
        made.event = found.take<Event>(made.toHalf ? Event::IsDealtDamage : Event::Arrives);
        made.least = found.take<int>(1);
        made.ailing = found.take<Trigger::Ailing>(Trigger::Ailing::One);
        made.status = found.take<Status>(Status::Exhaust);
        made.blow.how = found.take<How>(How::Any);
        made.blow.type = found.takeIfAny<DamageType>();
        if (found.has<How>())
            return std::nullopt; // said twice
        if (made.event == Event::StartOfTurn || made.event == Event::EndOfTurn) {
            made.its = true;
            Filter& filter = made.subject.filter;
            const bool where = found.has<Range>() || found.has<Filter::Place>()
                || found.has<Filter::Condition>();
            if (where
                && (made.subject.kind != Thing::Kind::Some
                    || filter.range.kind != Range::Kind::Anywhere
                    || filter.place != Filter::Place::Anywhere
                    || (found.has<Filter::Condition>()
                        && filter.condition != Filter::Condition::None)))
                return std::nullopt; // of this card it is a condition
            filter.range = found.take<Range>(filter.range);
            filter.place = found.take<Filter::Place>(filter.place);
            filter.condition = found.take<Filter::Condition>(filter.condition);
        }
        if (auto object = found.takeIfAny<Thing>()) {
            // "Destroys a mercenary with a ranged attack" says how, and not whom.
            const bool does = made.event == Event::Attacks || made.event == Event::Destroys
                || made.event == Event::DealsDamage;
            if (does && object->filter.condition == Filter::Condition::HasRanged
                && made.blow.how == How::Any) {
                object->filter.condition = Filter::Condition::None;
                made.blow.how = How::Ranged;
            }
            // "Destroys" and "upstages" are always of somebody; where others say so, a word can mean that one.
            const bool goesWithoutSaying
                = made.event == Event::Destroys || made.event == Event::Upstages;
            if (!goesWithoutSaying || !isAnyMercenary(*object))
                made.object = std::move(object->filter);
        }
        if (made.event == Event::Arrives) {
            made.leaves = found.says(Flag::Less);
            Filter area = found.take<Filter>();
            area.noun = Filter::Noun::Tile;
            area.place = found.take<Filter::Place>(area.place);
            area.range = found.take<Range>(area.range);
            made.into = std::move(area);
        }
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
struct plunders : happens<Event::Plunders, "plunder", "plunders">
{
};
template <int n, Literal... Words>
struct nthWord : word<Words...>
{
    static Ordinal build() { return { n }; }
};
struct ordinal : any<nthWord<2, "second">, nthWord<3, "third">, nthWord<4, "fourth">>
{
};
struct inATurn : word<"each turn", "in a turn", "this turn", "in each turn", "of a turn",
                     "of the turn", "of each turn", "per turn">
{
};
/// "you play your second ability card each turn"
struct playsCard
    : any<seq<happens<Event::Plays, "plays", "play">, word<"your", "their", "a">, ordinal, cardKind,
              maybe<inATurn>>,
          seq<happens<Event::Plays, "plays", "play">, maybe<word<"a", "an">>, cardKind>>
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
        made.nth = found.take<Ordinal>({ 1 }).number;
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
/// "you plunder": a mercenary of yours does.
/// So does one of an opponent's where "an opponent plunders".
struct byTheirs
    : any<seq<means<Side::Yours, "you">,
              any<happens<Event::Plunders, "plunder">,
                  happens<Event::UsesAbility, "use an ability", "activate an ability",
                      "use an active ability", "activate an active ability">,
                  happens<Event::Upstages, "upstage a mercenary", "upstage an enemy mercenary">>>,
          seq<means<Side::Enemy, "an opponent", "your opponent", "the opponent">,
              any<happens<Event::Plunders, "plunders">,
                  happens<Event::UsesAbility, "uses an ability", "activates an ability",
                      "uses an active ability", "activates an active ability">,
                  happens<Event::Upstages, "upstages a mercenary">>>,
          seq<word<"a player">,
              any<happens<Event::Plunders, "plunders">,
                  happens<Event::UsesAbility, "uses an ability", "activates an ability">>>>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        made.subject.kind = Thing::Kind::Some;
        made.subject.filter.side = found.take<Side>(Side::Any);
        return made;
    }
};
/// "an opponent's ability card targets this"
struct aimsAt
    : seq<happens<Event::IsTargeted, "an opponent's ability card targets",
              "an opponent's ability targets", "an enemy ability targets",
              "an enemy ability card targets", "an opponent targets", "your opponent targets">,
          any<thisCard, bearer, somebody>>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        if (found.has<Thing>())
            made.subject = found.take<Thing>();
        else
            made.subject.kind = found.take<Thing::Kind>();
        return made;
    }
};
/// "an enemy attacks this", "an enemy destroys the bearer": it is done to this card's own.
struct turnedAbout
    : seq<somebody,
          any<seq<happens<Event::IsAttacked, "attacks">, any<thisCard, bearer>,
                  maybe<word<"with">, anAttack>>,
              seq<happens<Event::IsDealtDamage, "deals">, saidDamage, word<"to">,
                  any<thisCard, bearer>>,
              seq<happens<Event::IsDealtDamage, "damages">, any<thisCard, bearer>>,
              seq<happens<Event::IsDestroyed, "destroys", "kills">, any<thisCard, bearer>>,
              seq<happens<Event::IsUpstaged, "upstages">, any<thisCard, bearer>>>>
{
    static std::optional<Trigger> build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        made.subject.kind = found.take<Thing::Kind>();
        Thing other = found.take<Thing>();
        if (!isAnyMercenary(other))
            made.object = std::move(other.filter);
        made.blow.how = found.take<How>(How::Any);
        made.blow.type = found.takeIfAny<DamageType>();
        return found.has<How>() ? std::nullopt : std::optional(std::move(made));
    }
};
/// "a Burn counter is placed on this": it gains it.
struct counterComes : seq<any<seq<word<"a", "an", "one or more">, status, maybe<counterWord>>,
                              oneOfAKind, seq<status, maybe<counterWord>>>,
                          happens<Event::GainsStatus, "is placed on", "is put on", "are placed on",
                              "are put on", "is applied to", "is given to">,
                          any<thisCard, bearer, somebody>>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        made.ailing = found.take<Trigger::Ailing>(Trigger::Ailing::One);
        made.status = found.take<Status>(Status::Exhaust);
        if (found.has<Thing>())
            made.subject = found.take<Thing>();
        else
            made.subject.kind = found.take<Thing::Kind>();
        return made;
    }
};
/// "a treasure is equipped to an allied mercenary": that mercenary equips it.
struct treasureComes
    : seq<any<happens<Event::Equips, "a treasure is equipped to", "you equip a treasure to">,
              happens<Event::Unequips, "a treasure is unequipped from",
                  "you unequip a treasure from">>,
          any<thisCard, bearer, somebody>>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        if (found.has<Thing>())
            made.subject = found.take<Thing>();
        else
            made.subject.kind = found.take<Thing::Kind>();
        return made;
    }
};
/// Of this card itself, wherever it is.
struct ofItself
    : any<means<Event::IsPlayed, "you play this treasure into your warchest",
              "this treasure is played into your warchest",
              "you play this treasure to your warchest", "this is played into your warchest",
              "you play this to your warchest", "you play this into your warchest",
              "this treasure enters your warchest", "you play this treasure",
              "this treasure is played", "you play this mercenary", "you play this card",
              "you play this", "this enters your warchest", "this is played">,
          means<Event::IsEquipped, "this treasure is equipped to a mercenary",
              "this treasure is equipped", "you equip this treasure", "you equip this",
              "this is equipped to a mercenary", "this is equipped", "this becomes equipped">,
          means<Event::IsUnequipped, "this treasure is unequipped", "you unequip this treasure",
              "you unequip this", "this is unequipped", "this becomes unequipped">>
{
};
struct ownTrigger : ofItself
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        return made;
    }
};
/// "during each End Phase" begins with it.
struct during : seq<word<"during", "in">, whoseTime, phaseName>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = Event::StartOfPhase;
        made.who = found.take<Who>();
        made.phase = found.take<Phase>();
        return made;
    }
};
struct endOfTurn : word<"at the end of turn", "at end of turn">
{
    static Trigger build()
    {
        Trigger made;
        made.event = Event::EndOfTurn;
        made.who.kind = Who::Kind::EachPlayer;
        return made;
    }
};
struct duringWhose
    : any<means<Trigger::During::YourTurn, "during your turn", "on your turn", "in your turn">,
          means<Trigger::During::OpponentsTurn, "during an opponent's turn",
              "during your opponent's turn", "on an opponent's turn", "during opponents' turns",
              "during the opponent's turn">>
{
};
struct happening
    : seq<any<byTheirs, treasureComes, aimsAt, turnedAbout, counterComes, mercenaryTrigger,
              playerTrigger, ownTrigger>,
          maybe<duringWhose>, maybe<word<"for the">, ordinal, word<"time">, maybe<inATurn>>>
{
    static Trigger build(Found& found)
    {
        Trigger made = found.take<Trigger>();
        made.during = found.take<Trigger::During>(Trigger::During::Always);
        if (found.has<Ordinal>())
            made.nth = found.take<Ordinal>().number;
        return made;
    }
};
/// "the second time this attacks each turn"
struct nthTime : any<seq<word<"the">, ordinal, word<"time each turn", "time in a turn">,
                         maybe<word<"that">>, happening>,
                     seq<word<"the">, ordinal, word<"time">, happening, inATurn>>
{
    static Trigger build(Found& found)
    {
        const int nth = found.take<Ordinal>().number;
        Trigger made = found.take<Trigger>();
        made.nth = nth;
        return made;
    }
};
struct anyTrigger
    : any<nthTime, seq<whenever, happening>, endOfTurn, seq<word<"at">, timeTrigger>, during>
{
};

// ---------------------------------------------------------------- Reach (S-RANGE)

struct farthest : seq<word<"distance">, someCount>
{
    static Farthest build(Found& found) { return { found.take<int>() }; }
};
struct distances
    : any<means<Flag::Self, "self">, means<Flag::Own, "attack">,
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
struct several : any<seq<means<Flag::UpTo, "up to">, someCount>, someCount>
{
};
/// "up to three mercenaries", "two mercenaries"
struct howManyTargets : seq<several, word<"mercenaries", "mercenary">>
{
};
struct only : seq<word<"only">, somebody>
{
};
struct wholeReach : seq<distances, many<comma, any<area, howManyTargets, only>>>
{
    static std::optional<Reach> build(Found& found)
    {
        Reach made;
        made.self = found.says(Flag::Self);
        made.melee = found.says(Flag::Melee);
        made.noLos = found.says(Flag::NoLos);
        made.own = found.says(Flag::Own);
        made.upTo = found.says(Flag::UpTo);
        made.count = found.take<int>(1);
        if (auto thing = found.takeIfAny<Thing>())
            made.only = std::move(thing->filter);
        made.distance = found.take<Farthest>().tiles;
        made.area = found.take<Reach::Area>(Reach::Area::One);
        const bool several = made.count > 1 || made.upTo;
        const bool wrong = found.has<Reach::Area>() || found.has<int>() || found.has<Thing>()
            || (several && (made.area != Reach::Area::One || made.self));
        return wrong ? std::nullopt : std::optional(std::move(made));
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
