#include "seize/text/grammar/GrammarDeeds.h"

// What is said of a mercenary's treasures, of its plundering and of what it costs as it falls: how many it equips and
// where, what it cannot equip, from where it plunders.
namespace triptych::seize::grammar {
namespace {

using Kind = Modifier::Kind;

struct freePlunder
    : deed<Kind::FreePlunder, "is not exhausted by plundering", "are not exhausted by plundering",
          "does not exhaust to plunder", "do not exhaust to plunder", "plunders without exhausting",
          "plunder without exhausting", "does not exhaust when it plunders",
          "does not exhaust when plundering", "do not exhaust when they plunder",
          "is not exhausted when it plunders", "does not become exhausted when it plunders",
          "does not become exhausted by plundering", "may plunder without exhausting",
          "can plunder without exhausting">
{
};
/// "can plunder from tiles adjacent to an opponent's Guild Hall", "from any tile on an opponent's side"
struct besideTheirHall
    : seq<word<"from tiles adjacent to", "from a tile adjacent to", "from any tile adjacent to",
              "on tiles adjacent to", "on a tile adjacent to", "while adjacent to",
              "when adjacent to", "when it is adjacent to", "while it is adjacent to",
              "if it is adjacent to">,
          word<"an opponent's guild hall", "the opponent's guild hall",
              "your opponent's guild hall", "opponents' guild halls", "an enemy guild hall",
              "the enemy guild hall", "opposing guild halls">>
{
};
struct onTheirSide
    : seq<word<"from any tile on", "from any tile of", "from anywhere on", "anywhere on", "from",
              "from tiles on", "on any tile of", "from any row on">,
          word<"an opponent's side", "the opponent's side", "your opponent's side",
              "opponents' sides", "the enemy side">,
          maybe<word<"of the battlefield">>>
{
};
struct plundersFrom : any<seq<deed<Kind::PlundersNear, "can plunder", "may plunder",
                                  "can also plunder", "may also plunder">,
                              besideTheirHall>,
                          seq<deed<Kind::PlundersFar, "can plunder", "may plunder",
                                  "can also plunder", "may also plunder">,
                              onTheirSide>>
{
    static Modifier build(Found& found) { return found.take<Modifier>(); }
};
struct evenIfIt : seq<word<"even if it", "even if they", "even though it">,
                      maybe<word<"has", "have", "already">>>
{
};
struct plundersAfter
    : seq<deed<Kind::PlundersAfter, "may plunder", "can plunder", "may still plunder",
              "can still plunder", "may also plunder", "can also plunder">,
          any<word<"after attacking", "after it attacks", "after it attacked",
                  "after it has attacked", "after they attack", "after its attack",
                  "even after attacking", "on a turn it attacked", "in the same turn it attacks",
                  "in the same turn it attacked">,
              seq<evenIfIt, word<"attacked">, maybe<word<"this turn">>>>>
{
    static Modifier build(Found& found) { return found.take<Modifier>(); }
};
struct attacksAfter
    : seq<deed<Kind::AttacksAfter, "may attack", "can attack", "may still attack",
              "can still attack", "may also attack", "can also attack">,
          any<word<"after plundering", "after it plunders", "after it plundered",
                  "after it has plundered", "after they plunder", "even after plundering",
                  "on a turn it plundered", "in the same turn it plunders",
                  "in the same turn it plundered", "the turn it plunders">,
              seq<evenIfIt, word<"plundered">, maybe<word<"this turn">>>>>
{
    static Modifier build(Found& found) { return found.take<Modifier>(); }
};
/// "may equip 1 additional treasure each turn", "can equip two treasures each turn"
struct eachTurnWord : word<"each turn", "per turn", "a turn", "each rally phase">
{
};
struct ratherThanOne : word<"instead of one", "instead of 1", "rather than one", "rather than 1">
{
};
struct equipsMore : any<seq<word<"may", "can">, word<"equip">, any<count, means<1, "an", "a">>,
                            word<"additional", "more", "extra">, treasureWord, maybe<eachTurnWord>>,
                        seq<word<"may", "can">, word<"equip">, means<1, "two", "2">, treasureWord,
                            eachTurnWord, maybe<ratherThanOne>>,
                        seq<word<"may", "can">, word<"equip">, means<2, "three", "3">, treasureWord,
                            eachTurnWord, maybe<ratherThanOne>>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::EquipsMore;
        made.number = found.take<int>();
        return made;
    }
};
/// "may equip from any tile", "can be equipped outside your Guild Hall"
struct equipsAnywhere
    : seq<deed<Kind::EquipsAnywhere, "may equip treasures", "can equip treasures",
              "may be equipped with treasures", "can be equipped with treasures", "may be equipped",
              "can be equipped", "may equip", "can equip">,
          word<"from any tile", "on any tile", "anywhere", "from anywhere",
              "anywhere on the battlefield", "wherever it is", "wherever they are",
              "outside your guild hall", "outside of your guild hall", "not in your guild hall",
              "even outside your guild hall", "even outside of your guild hall",
              "even if it is not in your guild hall", "even if they are not in your guild hall",
              "even while not in your guild hall", "even when not in your guild hall">>
{
    static Modifier build(Found& found) { return found.take<Modifier>(); }
};
/// "cannot equip Weapons", "cannot equip treasures"
struct sortsOfGoods : seq<maybe<word<"any", "a", "an">>,
                          any<means<CardFilter::Kind::Weapon, "weapons", "weapon">,
                              means<CardFilter::Kind::Relic, "relics", "relic">,
                              means<CardFilter::Kind::Equipment, "equipment">,
                              means<CardFilter::Kind::Treasure, "treasures", "treasure">>>
{
};
struct noEquipment
    : seq<word<"can not equip", "can not be equipped with", "can not carry">, sortsOfGoods>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::NoEquip;
        made.cards = found.take<CardFilter::Kind>();
        return made;
    }
};
struct lightHands
    : seq<deed<Kind::LightHands, "carries", "carry", "can carry", "may carry", "can equip",
              "may equip", "wields", "wield", "can wield", "may wield">,
          word<"two-handed weapons in one hand", "a two-handed weapon in one hand",
              "two-handed weapons as though they were one-handed",
              "two-handed weapons as if they were one-handed", "two-handed weapons one-handed">>
{
    static Modifier build(Found& found) { return found.take<Modifier>(); }
};
struct goodsPay
    : seq<deed<Kind::GoodsPay, "may pay", "can pay">,
          word<"with its treasures", "with their treasures", "with its equipped treasures",
              "with their equipped treasures", "costs with its treasures">>
{
    static Modifier build(Found& found) { return found.take<Modifier>(); }
};
struct asItFalls : word<"when it is destroyed", "when destroyed", "when they are destroyed">
{
};
/// "costs you no loot": of yours alone, since what another's costs is lost by that player
struct toYou : maybe<means<Flag::Own, "you">>
{
};
struct cheaperLoss
    : seq<word<"costs", "cost">, toYou, count, word<"less loot", "fewer loot">, asItFalls>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made;
        made.kind = Kind::CheaperLoss;
        made.yours = found.says(Flag::Own);
        made.number = found.take<int>();
        return made.number > 0 ? std::optional(made) : std::nullopt;
    }
};
struct exitsAnywhere
    : deed<Kind::ExitsAnywhere, "may exit from any tile", "can exit from any tile",
          "may exit from anywhere", "can exit from anywhere", "may exit wherever it is",
          "may exit outside your guild hall", "may exit even outside your guild hall">
{
};
/// "carries treasures without abilities": as "treasures equipped to it lose all abilities"
struct barrenGoods : deed<Kind::BlankGoods, "carries treasures without abilities",
                         "carry treasures without abilities", "has treasures without abilities",
                         "have treasures without abilities">
{
};
struct laysDown : deed<Kind::LaysDown, "returns its treasures to the warchest when it exits",
                      "return their treasures to the warchest when they exit",
                      "returns its treasures to your warchest when it exits",
                      "return their treasures to your warchest when they exit">
{
};
struct exitsToHand : deed<Kind::ExitsToHand, "goes to its owner's hand when it exits",
                         "go to their owners' hands when they exit",
                         "goes to your hand when it exits", "go to your hand when they exit">
{
};
struct fallsToHand
    : deed<Kind::FallsToHand, "goes to its owner's hand when it is destroyed",
          "go to their owners' hands when they are destroyed",
          "goes to your hand when it is destroyed", "go to your hand when they are destroyed">
{
};
struct bequeaths
    : deed<Kind::Bequeaths, "returns its treasures to the warchest when it is destroyed",
          "return their treasures to the warchest when they are destroyed",
          "returns its treasures to your warchest when it is destroyed",
          "return their treasures to your warchest when they are destroyed">
{
};
struct noLoss : seq<word<"costs", "cost">, toYou, word<"no loot">, asItFalls>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::NoLoss;
        made.yours = found.says(Flag::Own);
        return made;
    }
};
struct anyTreasureDeed
    : any<cheaperLoss, exitsAnywhere, exitsToHand, fallsToHand, laysDown, bequeaths, barrenGoods,
          noLoss, freePlunder, plundersFrom, plundersAfter, attacksAfter, lightHands, equipsMore,
          equipsAnywhere, noEquipment, goodsPay>
{
};

} // namespace

bool treasureDeeds::read(Input& in, Reading& reading)
{
    return text::read<anyTreasureDeed>(in, reading);
}

} // namespace triptych::seize::grammar
