#include "seize/text/grammar/GrammarSuchStatuses.h"

// What a mercenary cannot do, and what cannot be done to it.
namespace triptych::seize::grammar {
namespace {

using Kind = Modifier::Kind;

/// "cannot be attacked except by Mages", "can only be attacked by Mages"
struct onlyBy
    : any<seq<word<"can not be attacked">,
              word<"except by", "other than by", "by anyone except", "unless by",
                  "by anything except">>,
          word<"can only be attacked by", "can be attacked only by", "may only be attacked by">>
{
};
struct suchOnes : any<seq<means<1, "a", "an", "any">, mercenaryPhrase>, mercenariesPhrase>
{
};
struct attackedOnlyBy : seq<onlyBy, suchOnes>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::NotAttacked;
        made.against = found.take<Filter>();
        made.except = true;
        return made;
    }
};
/// "cannot attack damaged mercenaries", "can only attack this"
struct thisAlone : means<Thing::Kind::This, "this mercenary", "this", "the bearer">
{
};
struct attacksOnly
    : any<seq<word<"can only attack", "can attack only", "may only attack", "may attack only",
                  "can not attack anyone except", "can not attack mercenaries other than",
                  "can not attack anyone but", "can not attack except">,
              any<thisAlone, suchOnes>>,
          seq<means<Flag::Less, "can not attack">, suchOnes>>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made;
        made.kind = Kind::NoAttack;
        made.except = !found.says(Flag::Less);
        if (found.has<Filter>()) {
            made.against = found.take<Filter>();
        } else {
            made.against.emplace();
            made.against->self = true;
        }
        // "Cannot attack mercenaries adjacent to them": to those who attack.
        const Range& range = made.against->range;
        const bool theirs
            = range.kind != Range::Kind::Anywhere && range.anchor == Range::Anchor::It;
        return !theirs && made.against->noun == Filter::Noun::Mercenary
            ? std::optional(std::move(made))
            : std::nullopt;
    }
};
struct notAttacked
    : any<seq<word<"can not be targeted", "can not be hit">, word<"by">, attackNoun>,
          seq<word<"can not be attacked">, word<"by">, attackNoun>,
          seq<word<"can not be attacked">, maybe<toSuch<"by">, maybe<word<"with">, attackNoun>>>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::NotAttacked;
        made.blow.how = found.take<How>(How::Any);
        made.against = found.takeIfAny<Filter>();
        return made;
    }
};
/// "cannot make ranged attacks"
struct noSuchAttack : seq<word<"can not make", "can not declare", "can not use">,
                          maybe<word<"any", "a">>, attackNoun>
{
    static Modifier build(Found& found) { return noAttackOf(found.take<How>()); }
};
/// "tiles adjacent to this", "a fogged tile", "your Guild Hall"
struct ground
    : any<tilesPhrase, seq<means<1, "a", "an", "any">, tilePhrase>,
          means<Filter::Place::YourGuildHall, "your guild hall">,
          means<Filter::Place::EnemyGuildHall, "an opponent's guild hall",
              "the opponent's guild hall", "your opponent's guild hall">,
          means<Filter::Place::AnyGuildHall, "a guild hall", "any guild hall", "guild halls">>
{
};
Filter groundOf(Found& found)
{
    Filter area = found.take<Filter>();
    area.noun = Filter::Noun::Tile;
    area.place = found.take<Filter::Place>(area.place);
    return area;
}
/// "cannot enter tiles adjacent to this", "cannot enter your Guild Hall"
struct noEntry
    : seq<any<word<"can not enter or move through", "can not enter">,
              means<Flag::Own, "can not move into", "can not move onto", "can not move through">>,
          ground>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::NoEntry;
        made.moved = found.says(Flag::Own);
        made.against = groundOf(found);
        return made;
    }
};
/// "must spend 1 more movement to leave tiles adjacent to this"
struct dearer : any<seq<count, word<"more movement", "additional movement", "extra movement">>,
                    seq<word<"an additional", "an extra">, means<1, "movement">>,
                    seq<means<1, "2">, word<"movement">>, seq<means<2, "3">, word<"movement">>>
{
};
struct paysForSteps
    : seq<word<"must spend", "must pay", "spends", "spend", "pays", "pay", "need", "needs">, dearer,
          any<word<"to leave", "to move out of", "to move away from", "when leaving",
                  "to move from", "to exit", "when they leave", "when it leaves">,
              means<Flag::Entering, "to enter", "to move into", "to move onto", "when entering",
                  "when they enter", "when it enters">>,
          ground>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made;
        made.kind = Kind::PaysForSteps;
        made.number = found.take<int>();
        made.entering = found.says(Flag::Entering);
        made.against = groundOf(found);
        return made.number > 0 ? std::optional(made) : std::nullopt;
    }
};
struct survives : seq<word<"can not be reduced below", "can not drop below", "can not fall below",
                          "can not be reduced to less than">,
                      count, word<"health">>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made;
        made.kind = Kind::Survives;
        made.number = found.take<int>();
        return made.number > 0 ? std::optional(made) : std::nullopt;
    }
};
/// "cannot be pushed by opponents": by nobody where it does not say by whom. Who is not moved is not swapped either.
struct notPushed : seq<any<means<Flag::Entering, "can not be pushed , moved or swapped",
                               "can not be moved , pushed or swapped", "can not be moved">,
                           word<"can not be pushed or pulled", "can not be pushed">>,
                       maybe<byFoesOrTheirAbilities>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::NotPushed;
        made.moved = found.says(Flag::Entering);
        made.byFoes = found.says(Flag::ByFoes);
        made.byAbilities = found.says(Flag::Actively);
        return made;
    }
};
struct notSwapped : seq<word<"can not be swapped">, maybe<byFoes>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::NotSwapped;
        made.byFoes = found.says(Flag::ByFoes);
        return made;
    }
};
/// "cannot be targeted by opponents", "by opponents' Instant cards", "by ability cards"
struct aimingCards : any<means<CardFilter::Kind::Ability, "ability cards", "ability card">,
                         means<CardFilter::Kind::Instant, "instant ability cards", "instant cards",
                             "instant abilities", "instants", "an instant">>
{
};
struct notTargeted
    : seq<word<"can not be targeted">,
          any<seq<means<Flag::ByFoes, "by opponents'", "by your opponents'", "by opposing",
                      "by enemy", "by an opponent's", "by your opponent's">,
                  aimingCards>,
              seq<word<"by">, aimingCards,
                  maybe<means<Flag::ByFoes, "an opponent plays", "opponents play",
                      "your opponents play", "your opponent plays">>>,
              means<Flag::ByFoes, "by opponents' abilities", "by your opponents' abilities",
                  "by your opponents", "by opponents", "by enemies", "by opposing abilities",
                  "by enemy abilities", "by your opponent", "by an opponent">>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::NotTargeted;
        made.byFoes = found.says(Flag::ByFoes);
        made.cards = found.take<CardFilter::Kind>(CardFilter::Kind::Card);
        return made;
    }
};
/// "pays 1 treasure less for its active abilities"
struct activePrice
    : seq<word<"pays", "pay">, count, maybe<word<"treasures", "treasure">>,
          any<means<Flag::Less, "less", "fewer">, means<Flag::More, "more">>,
          maybe<word<"treasures", "treasure">>,
          word<"for its active abilities", "for their active abilities">, maybe<toAMinimum>>
{
    static std::optional<Modifier> build(Found& found) { return priceOfActives(found); }
};
struct itsGoods
    : any<word<"treasures">, means<CardFilter::Kind::Weapon, "weapons">,
          means<CardFilter::Kind::Relic, "relics">, means<CardFilter::Kind::Equipment, "equipment">>
{
};
struct keepsItsTreasures
    : seq<any<seq<word<"can not lose">, maybe<word<"its", "their">>, itsGoods>,
              seq<word<"can not have its", "can not have their">, itsGoods,
                  any<word<"destroyed or unequipped", "unequipped or destroyed">,
                      means<Flag::Destroy, "destroyed">>>>,
          maybe<any<byFoes, means<Flag::ByFoes, "because of opponents", "because of an opponent">>>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::KeepsTreasures;
        made.cards = found.take<CardFilter::Kind>(CardFilter::Kind::Card);
        made.unruined = found.says(Flag::Destroy);
        made.byFoes = found.says(Flag::ByFoes);
        return made;
    }
};
/// "cannot have its move reduced by Frost"
struct figureOfIts : any<means<Stat::Melee, "melee attack", "melee damage", "melee">,
                         means<Stat::Ranged, "ranged attack", "ranged damage", "ranged">,
                         means<Stat::Move, "movement", "move">, means<Stat::Bounty, "bounty">>
{
};
struct figureKept : seq<word<"can not have its", "can not have their">, figureOfIts,
                        word<"reduced", "lowered", "decreased">, maybe<byFrost>>
{
    static std::optional<Modifier> build(Found& found) { return figureThatStays(found); }
};
struct ofMove : seq<>
{
    static Stat build(Found&) { return Stat::Move; }
};
struct notSlowed : seq<word<"is not slowed", "are not slowed", "can not be slowed",
                           "is not slowed down", "are not slowed down", "can not be slowed down">,
                       ofMove, byFrost>
{
    static std::optional<Modifier> build(Found& found) { return figureThatStays(found); }
};
/// "cannot move more than 2 tiles each turn": in a phase alone it would count what went before it, too
struct movesAtMost
    : seq<word<"can not move more than">, count, word<"tiles", "tile">,
          any<word<"each turn", "per turn", "a turn", "in a turn", "every turn">,
              pegtl::not_at<word<"during", "in", "on", "at", "while", "away", "from", "toward">>>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::MovesAtMost;
        made.number = found.take<int>();
        return made;
    }
};
/// "cannot be given magical statuses": none of them
struct givenNone : seq<word<"can not gain", "can not be given", "can not receive", "can not get",
                           "can not have", "is immune to", "are immune to", "immune to">,
                       allSuch, pegtl::not_at<byWhat>>
{
};
struct ban
    : any<attackedOnlyBy, attacksOnly, noSuchAttack, noEntry, paysForSteps, survives,
          deed<Kind::NotReadied, "can not be readied", "can not ready", "does not ready",
              "do not ready", "can not lose exhaust counters", "can not lose exhaust">,
          deed<Kind::NotSpotted, "can not be spotted", "can not be spotted by opponents",
              "can not be revealed by opponents", "can not be spotted by enemies">,
          figureKept, notSlowed, movesAtMost,
          deed<Kind::NoMoreMove, "can not have its move increased",
              "can not have its movement increased", "can not have their move increased",
              "can not have their movement increased", "can not gain movement">,
          deed<Kind::NotUpstaged, "can not be upstaged">, notPushed, notSwapped, seq<notAttacked>,
          keepsItsTreasures, notTargeted,
          deed<Kind::NotHealed, "can not be healed", "can not heal", "can not regain health",
              "can not recover health">,
          deed<Kind::NotMended, "can not be mended">,
          deed<Kind::NotCleansed, "can not be cleansed">,
          deed<Kind::NoStealth, "can not be in stealth", "can not stay in stealth",
              "can not remain in stealth", "can not stay stealthed", "can not remain stealthed",
              "can not keep stealth">,
          deed<Kind::NoAttack, "can not attack">,
          deed<Kind::MoveOrAttack, "can not move and attack in the same turn",
              "can not attack and move in the same turn",
              "can not both move and attack in the same turn", "can not attack on a turn it moved",
              "can not attack if it moved this turn">,
          deed<Kind::NoMove, "can not move">, deed<Kind::NoPlunder, "can not plunder">,
          deed<Kind::NoExit, "can not exit">,
          deed<Kind::NotReturned, "can not be returned to hand", "can not be returned to a hand",
              "can not be returned to a player's hand", "can not be returned to its owner's hand",
              "can not be returned to their owner's hand",
              "can not be returned to their owners' hands", "can not be returned to your hand">,
          deed<Kind::NoActives, "can not activate abilities", "can not use abilities",
              "can not activate active abilities", "can not use active abilities",
              "can not activate their abilities", "can not activate its abilities",
              "can not use their abilities", "can not use its abilities",
              "can not activate their active abilities", "can not use their active abilities",
              "can not use its active abilities">,
          deed<Kind::Blank, "loses all abilities", "lose all abilities", "loses all its abilities",
              "lose all their abilities", "loses all of its abilities",
              "lose all of their abilities", "loses its abilities", "lose their abilities",
              "has no abilities", "have no abilities", "loses its innate abilities",
              "lose their innate abilities", "loses all innate abilities">,
          deed<Kind::FreeAttack, "is not exhausted by attacking", "are not exhausted by attacking",
              "does not exhaust when it attacks", "do not exhaust when they attack",
              "does not exhaust when attacking", "is not exhausted when it attacks",
              "does not become exhausted when it attacks", "attacks without exhausting",
              "may attack without exhausting", "can attack without exhausting",
              "does not exhaust to attack", "do not exhaust to attack",
              "is not exhausted when attacking", "can attack without being exhausted",
              "does not exhaust from attacking", "does not become exhausted by attacking">,
          bySuchAttacks<Kind::FreeAttack, "is not exhausted", "are not exhausted",
              "does not exhaust", "do not exhaust", "does not become exhausted",
              "do not become exhausted">,
          givenNone, activePrice>
{
};

} // namespace

bool bans::read(Input& in, Reading& reading)
{
    return text::read<ban>(in, reading);
}

} // namespace triptych::seize::grammar
