#include "seize/text/GrammarDeeds.h"

// What a mercenary cannot do, and what cannot be done to it.
namespace triptych::seize::grammar {
namespace {

using Kind = Modifier::Kind;

struct notAttacked : any<seq<word<"can not be targeted", "can not be hit">, word<"by">, attackNoun>,
                         seq<word<"can not be attacked">, maybe<word<"by">, attackNoun>>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::NotAttacked;
        made.blow.how = found.take<How>(How::Any);
        return made;
    }
};
/// "cannot make ranged attacks"
struct noSuchAttack : seq<word<"can not make", "can not declare", "can not use">,
                          maybe<word<"any", "a">>, attackNoun>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::NoAttack;
        made.blow.how = found.take<How>();
        if (made.blow.how == How::Attack)
            made.blow.how = How::Any;
        return made;
    }
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
struct noEntry : seq<word<"can not enter", "can not move into", "can not move onto",
                         "can not move through", "can not enter or move through">,
                     ground>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::NoEntry;
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
struct ban
    : any<noSuchAttack, noEntry, paysForSteps, survives,
          deed<Kind::NotReadied, "can not be readied", "can not ready", "does not ready",
              "do not ready", "can not lose exhaust counters", "can not lose exhaust">,
          deed<Kind::NotSpotted, "can not be spotted", "can not be spotted by opponents",
              "can not be revealed by opponents", "can not be spotted by enemies">,
          deed<Kind::KeepsMove, "can not have its move reduced", "can not have their move reduced",
              "can not have its movement reduced">,
          deed<Kind::NotUpstaged, "can not be upstaged">,
          deed<Kind::NotPushed, "can not be moved by opponents", "can not be pushed by opponents",
              "can not be moved by an opponent", "can not be pushed by an opponent",
              "can not be pushed , moved or swapped by opponents",
              "can not be moved , pushed or swapped by opponents", "can not be pushed or pulled",
              "can not be pushed , pulled or swapped", "can not be pushed", "can not be moved">,
          seq<notAttacked>,
          deed<Kind::KeepsTreasures, "can not lose treasures", "can not lose its treasures",
              "can not have its treasures destroyed or unequipped",
              "can not have its treasures unequipped or destroyed">,
          deed<Kind::NotTargeted, "can not be targeted by opponents' abilities",
              "can not be targeted by your opponents' abilities",
              "can not be targeted by your opponents", "can not be targeted by opponents",
              "can not be targeted by enemies", "can not be targeted by opposing abilities",
              "can not be targeted by enemy abilities", "can not be targeted by your opponent">,
          deed<Kind::NotHealed, "can not be healed">, deed<Kind::NoAttack, "can not attack">,
          deed<Kind::MoveOrAttack, "can not move and attack in the same turn",
              "can not attack and move in the same turn",
              "can not both move and attack in the same turn", "can not attack on a turn it moved",
              "can not attack if it moved this turn">,
          deed<Kind::NoMove, "can not move">, deed<Kind::NoPlunder, "can not plunder">,
          deed<Kind::NoExit, "can not exit">,
          deed<Kind::NoActives, "can not activate abilities", "can not use abilities",
              "can not activate active abilities", "can not use active abilities">>
{
};

} // namespace

bool bans::read(Input& in, Reading& reading)
{
    return text::read<ban>(in, reading);
}

} // namespace triptych::seize::grammar
