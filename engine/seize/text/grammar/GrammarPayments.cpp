#include "seize/text/grammar/GrammarInstructions.h"

// What else an active ability can cost: what goes back to the hand, what treasures are given up, Stealth, X.
namespace triptych::seize::grammar {
namespace {

using PaidKind = CostItem::Kind;
struct handAgain : word<"to hand", "to your hand", "to its owner's hand", "to their owner's hand",
                       "to its owners' hands", "to their owners' hands", "into your hand",
                       "into its owner's hand", "into their owner's hand", "back to your hand",
                       "back to hand", "back to its owner's hand", "back into your hand">
{
};
struct toHandAgain : seq<maybe<word<"from the battlefield", "from play">>, handAgain>
{
};
/// "return this mercenary to your hand"
struct returnsItself
    : seq<word<"return", "put", "take">,
          paysWith<PaidKind::ReturnThis, "this mercenary", "this treasure", "this card", "this">,
          toHandAgain>
{
};
struct exitsItself
    : seq<maybe<word<"have">>,
          paysWith<PaidKind::ExitThis, "exit this mercenary", "exit this", "this mercenary exits",
              "this exits", "this mercenary exit", "this exit", "exit the bearer",
              "the bearer exits", "the bearer exit", "exit">,
          maybe<word<"the battlefield", "from the battlefield", "from play">>>
{
};
struct whoHides : word<"this mercenary", "this", "the bearer">
{
};
/// "lose Stealth", "remove this mercenary's Stealth": who has none cannot pay so
struct comesOutOfHiding : seq<any<seq<word<"lose", "remove", "leave", "come out of", "give up">,
                                      maybe<word<"its", "this mercenary's", "the bearer's">>>,
                                  seq<whoHides, word<"loses", "leaves", "comes out of", "gives up">,
                                      maybe<word<"its">>>>,
                              paysWith<PaidKind::ComeOut, "stealth">,
                              maybe<word<"status", "counter">>, maybe<word<"from">, whoHides>>
{
};
/// "X", "X treasures"
struct upToSoManyTreasures : seq<word<"x of up to">, count, word<"treasures", "treasure">>
{
    static std::optional<CostItem> build(Found& found)
    {
        CostItem made;
        made.kind = PaidKind::AnyTreasures;
        made.most = found.take<int>();
        return made.most > 0 ? std::optional(std::move(made)) : std::nullopt;
    }
};
struct asManyTreasures : seq<maybe<word<"pay", "exhaust">>,
                             any<upToSoManyTreasures,
                                 paysWith<PaidKind::AnyTreasures, "x treasures in your warchest",
                                     "x treasures", "x treasure", "x">>>
{
};
/// "another": than this
struct anotherPaid : seq<pegtl::at<word<"another", "other">>>
{
    static Flag build(Found&) { return Flag::Other; }
};
struct howManyPaid
    : any<seq<anotherPaid, means<1, "another">>, means<1, "a", "an", "one of the", "one of">,
          seq<count, maybe<anotherPaid, word<"other">>>>
{
};
struct sortOfTreasure : any<means<CardFilter::Kind::Weapon, "weapons", "weapon">,
                            means<CardFilter::Kind::Equipment, "equipment">,
                            means<CardFilter::Kind::Relic, "relics", "relic">,
                            means<CardFilter::Kind::Treasure, "treasures", "treasure">>
{
};
/// "other than a Weapon"
struct unwantedSort : seq<exceptWord, maybe<word<"a", "an">>, sortOfTreasure>
{
    static NotKind build(Found& found) { return { found.take<CardFilter::Kind>() }; }
};
/// "Weapon or Relic": of either sort
struct sortsOfTreasure
    : seq<sortOfTreasure, maybe<word<"or">, maybe<word<"a", "an">>, sortOfTreasure>,
          maybe<unwantedSort>>
{
};
struct equippedOnes : means<Flag::Fully, "equipped", "attached">
{
};
/// Where it lies; an "equipped" one of a mercenary's own cost is its own.
struct ofItsBearer : any<seq<means<Flag::Own, "equipped to", "attached to", "equipped by",
                                 "carried by", "on", "from">,
                             word<"this mercenary", "this", "the bearer", "it">>,
                         means<Flag::Own, "this mercenary has equipped", "this mercenary carries",
                             "this mercenary is carrying", "this has equipped", "this carries",
                             "the bearer has equipped", "the bearer carries">>
{
};
struct whereItLies
    : any<seq<maybe<word<"you control">>, maybe<word<"that is", "that are">>,
              any<ofItsBearer,
                  means<Goods::Where::Equipped, "equipped to one of your mercenaries",
                      "equipped to a mercenary you control", "equipped by a mercenary you control",
                      "equipped to an allied mercenary", "equipped to your mercenaries">,
                  means<Goods::Where::Warchest, "in your warchest", "from your warchest">>>,
          word<"you control">>
{
};
/// Of a card in the hand `discard` says it.
struct notACard : pegtl::not_at<word<"card", "cards", "from your hand", "from hand">>
{
};
struct givenUp
    : seq<howManyPaid, maybe<equippedOnes>, sortsOfTreasure, notACard, maybe<whereItLies>>
{
};
struct givenUpThere : any<seq<howManyPaid, equippedOnes, sortsOfTreasure, notACard>,
                          seq<howManyPaid, sortsOfTreasure, notACard, whereItLies>>
{
};
CostItem treasurePaid(PaidKind kind, Found& found)
{
    CostItem made;
    made.kind = kind;
    made.count = found.take<int>(1);
    made.cards.kind = found.take<CardFilter::Kind>();
    made.cards.orKind = found.take<CardFilter::Kind>(CardFilter::Kind::Card);
    if (const auto unwanted = found.takeIfAny<NotKind>())
        made.cards.notKind = unwanted->kind;
    if (found.says(Flag::Other))
        made.cards.name = CardFilter::Name::Another;
    made.where = found.take<Goods::Where>(Goods::Where::Anywhere);
    const bool nowhere = made.where == Goods::Where::Anywhere;
    made.onThis = found.says(Flag::Own) || (nowhere && found.says(Flag::Fully));
    if (made.onThis)
        made.where = Goods::Where::Equipped;
    return made;
}
template <PaidKind kind, Literal... Verbs>
struct treasureGoes : seq<word<Verbs...>, givenUp>
{
    static std::optional<CostItem> build(Found& found)
    {
        CostItem made = treasurePaid(kind, found);
        if (kind == PaidKind::UnequipTreasure) {
            if (made.where == Goods::Where::Warchest)
                return std::nullopt; // it is not equipped there
            made.where = Goods::Where::Equipped;
        }
        return made.count > 0 && !found.has<Goods::Where>() ? std::optional(std::move(made))
                                                            : std::nullopt;
    }
};
/// "this mercenary unequips a treasure": one of its own
struct itselfUnequips
    : seq<means<Flag::Fully, "this mercenary unequips", "this unequips", "the bearer unequips">,
          givenUp>
{
    static std::optional<CostItem> build(Found& found)
    {
        return treasureGoes<PaidKind::UnequipTreasure, "unequip">::build(found);
    }
};
/// "discard an equipped treasure": from play, where it says so
struct treasureDiscarded : seq<word<"discard">, givenUpThere>
{
    static std::optional<CostItem> build(Found& found)
    {
        return treasureGoes<PaidKind::RuinTreasure, "discard">::build(found);
    }
};
struct treasureReturns : seq<word<"return", "put", "take">, givenUp, toHandAgain>
{
    static std::optional<CostItem> build(Found& found)
    {
        return treasureGoes<PaidKind::ReturnTreasure, "return">::build(found);
    }
};
/// "return another allied mercenary to your hand"
struct otherReturns : seq<word<"return", "put", "take">, whoPays, toHandAgain>
{
    static std::optional<CostItem> build(Found& found)
    {
        return paidByMercenaries(PaidKind::ReturnOther, found);
    }
};
struct anyFurtherCost : any<returnsItself, exitsItself, comesOutOfHiding, asManyTreasures,
                            treasureGoes<PaidKind::RuinTreasure, "destroy", "sacrifice">,
                            treasureDiscarded, treasureGoes<PaidKind::UnequipTreasure, "unequip">,
                            itselfUnequips, treasureReturns, otherReturns>
{
};

} // namespace

bool furtherCost::read(Input& in, Reading& reading)
{
    return text::read<anyFurtherCost>(in, reading);
}

} // namespace triptych::seize::grammar
