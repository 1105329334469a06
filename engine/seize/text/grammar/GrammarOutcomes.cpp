#include "seize/text/grammar/GrammarConditions.h"
#include "seize/text/printing/Said.h"

#include <optional>
#include <utility>

// What came of the deed before: "it is destroyed this way", "you roll 4 or more", "one of them is an Instant card".
namespace triptych::seize::grammar {
namespace {

/// "2 or more statuses were removed this way", "you removed 3 or more counters this way"
struct howManyWere
    : any<seq<count, any<orLess, orMore>>, means<1, "a", "an", "any", "at least one">,
          seq<any<grammar::atLeast, grammar::atMost, moreThan, lessThan>, count>>
{
};
struct affected
    : word<"status effects", "statuses", "status effect", "status", "counter", "card", "mercenary",
          "treasure", "counters", "cards", "mercenaries", "treasures", "damage", "loot">
{
};
/// A number is of what the deed before it counts (Binder), and of nothing else.
template <typename... Of>
constexpr unsigned bits(Of... of)
{
    return ((1u << static_cast<unsigned>(of)) | ... | 0u);
}
std::optional<Condition> comesTo(unsigned tallies, Found& found)
{
    Condition made;
    made.kind = Condition::Kind::ThisWay;
    made.number = found.take<int>();
    made.atLeast = !found.says(Flag::AtMost) && !found.says(Flag::Less);
    if (found.says(Flag::More))
        ++made.number;
    if (found.says(Flag::Less))
        --made.number;
    made.tallies = tallies;
    constexpr unsigned ofStatuses = bits(Tallied::Removed, Tallied::Counters);
    if ((tallies & ofStatuses) != 0 && made.number <= 1)
        made.tallies = ofStatuses; // one counter or none is one status or none
    if (tallies == bits(Tallied::Destroyed) && made.atLeast && made.number > 0)
        made.kind = Condition::Kind::ItWasDestroyed; // by whatever
    return made.number < 0 ? std::nullopt : std::optional(std::move(made));
}
template <unsigned tallies, typename Noun, typename Verb>
struct cameTo
    : any<seq<howManyWere, Noun, maybe<word<"were", "was", "are", "is">>, Verb, word<"this way">>,
          seq<word<"you">, Verb, howManyWere, Noun, word<"this way">>>
{
    static std::optional<Condition> build(Found& found) { return comesTo(tallies, found); }
};
/// "If you removed three or more": of what the deed before it took
template <unsigned tallies, typename Noun, Literal... Words>
struct youTook : seq<word<Words...>, count, orMore, maybe<Noun>, maybe<word<"this way">>>
{
    static std::optional<Condition> build(Found& found) { return comesTo(tallies, found); }
};
struct countersWord : word<"counter", "counters", "status counters", "burn counters",
                          "bleed counters", "poison counters", "frost counters", "exhaust counters">
{
};
struct statusesWord : word<"status", "statuses", "status effect", "status effects">
{
};
struct removedWord : word<"removed">
{
};
struct destroyedWord : word<"destroyed">
{
};
struct affectedThisWay
    : any<cameTo<bits(Tallied::Damage), maybe<word<"damage">>, word<"dealt">>,
          cameTo<bits(Tallied::Healed), maybe<word<"damage", "health">>, word<"healed">>,
          cameTo<bits(Tallied::Discarded), maybe<word<"card", "cards">>, word<"discarded">>,
          cameTo<bits(Tallied::Lost), maybe<word<"loot">>, word<"lost">>,
          cameTo<bits(Tallied::Destroyed), word<"mercenary", "mercenaries">, destroyedWord>,
          cameTo<bits(Tallied::Treasures), word<"treasure", "treasures">,
              any<destroyedWord, removedWord, word<"lost">>>,
          cameTo<bits(Tallied::Destroyed, Tallied::Treasures), seq<>, destroyedWord>,
          cameTo<bits(Tallied::Counters), countersWord, removedWord>,
          cameTo<bits(Tallied::Removed), statusesWord, removedWord>,
          cameTo<bits(Tallied::Counters, Tallied::Removed), seq<>, removedWord>,
          cameTo<0, maybe<affected>, word<"affected">>,
          youTook<bits(Tallied::Counters), countersWord, "you removed">,
          youTook<bits(Tallied::Removed), statusesWord, "you removed">,
          youTook<bits(Tallied::Counters, Tallied::Removed), word<"of them">, "you removed">,
          youTook<bits(Tallied::Healed), word<"damage", "health">, "you healed">>
{
};
/// "if it survives": it is not destroyed this way
struct thatOne : any<means<Thing::Kind::It, "it">,
                     means<Thing::Kind::That, "that mercenary", "the target mercenary",
                         "the target", "its target", "the defender">,
                     means<Thing::Kind::Attacked, "the attacked mercenary">>
{
};
/// Of one who was named, or of whoever it may be.
Condition destroyed(Found& found, bool unless)
{
    Condition made;
    made.kind = Condition::Kind::ItWasDestroyed;
    made.unless = unless;
    made.of = found.take<Thing::Kind>(Thing::Kind::This);
    return made;
}
struct survivesIt : any<seq<thatOne, word<"survives">>,
                        seq<thatOne, word<"is not destroyed this way", "is not destroyed">>,
                        word<"no mercenary is destroyed this way">,
                        seq<word<"that", "this attack", "this damage", "the damage", "the attack",
                                "that damage", "that attack", "this", "it">,
                            word<"does not destroy", "did not destroy", "does not kill">, thatOne>>
{
    static Condition build(Found& found) { return destroyed(found, true); }
};
/// "if it is destroyed this way", "if this attack kills the target"
struct deadOne : any<thatOne, word<"a mercenary", "any mercenary">>
{
};
struct theBlow : word<"that", "this attack", "this damage", "the damage", "the attack",
                     "that damage", "that attack", "this ability", "this", "it">
{
};
struct fellThisWay
    : any<seq<deadOne, word<"is", "was">, word<"destroyed", "killed", "defeated">,
              maybe<word<"this way", "by this", "by this attack", "by this damage", "by it">>,
              pegtl::not_at<word<"this turn">>>,
          seq<deadOne, word<"dies", "died">, maybe<word<"this way", "from this">>,
              pegtl::not_at<word<"this turn">>>,
          seq<theBlow, word<"destroys", "kills", "destroyed", "killed", "defeats">, deadOne,
              pegtl::not_at<word<"this turn">>>>
{
    static Condition build(Found& found) { return destroyed(found, false); }
};
/// "if it moved this way", "if it cannot be pushed": by the push before it
struct wasPushedOrNot
    : any<word<"it moved this way", "it was moved this way", "it was pushed",
              "it was pushed this way", "it is pushed this way", "it was moved",
              "it is moved this way", "it was pulled", "it was pulled this way">,
          means<Flag::Less, "it can not be pushed", "it can not be moved", "it can not be pulled",
              "it was not pushed", "it was not moved", "it is not moved this way",
              "it was not moved this way", "it could not be pushed", "it could not be moved",
              "that mercenary can not be pushed", "the target can not be pushed",
              "that mercenary can not be moved", "the target can not be moved",
              "it can not be pushed away", "it can not be pushed back",
              "it can not be pushed there", "it can not move back", "it can not move there",
              "the push fails", "it could not be pushed away", "it could not be pushed back">,
          seq<means<Flag::Less, "it did not move">, pegtl::not_at<word<"this turn">>>>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::WasPushed;
        made.unless = found.says(Flag::Less);
        return made;
    }
};
/// "you roll 4 or more", "you roll a 3": the die before it
struct exactlyThat : seq<maybe<word<"exactly">>, count>
{
    static Ordinal build(Found& found) { return { found.take<int>() }; }
};
struct rolledSo : seq<word<"you roll a", "you roll", "you rolled a", "you rolled",
                          "the result is a", "the result is", "the roll is a", "the roll is",
                          "the die shows a", "the die shows", "it shows a", "it shows">,
                      any<comparison, seq<means<5, "5 or 6", "5 or a 6">>,
                          seq<means<4, "4 , 5 or 6", "4 , 5 , or 6">>, exactlyThat>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::Rolled;
        if (const auto exactly = found.takeIfAny<Ordinal>()) {
            made.number = exactly->number;
            made.exactly = true;
            return made.number >= 1 && made.number <= 6 ? std::optional(std::move(made))
                                                        : std::nullopt;
        }
        made.number = found.take<int>();
        made.atLeast = !found.says(Flag::AtMost);
        return made;
    }
};
/// "both come up heads", "you win all three flips", "none of them is heads": of the coins before it
struct tosses : maybe<word<"of them", "of the coins", "coins", "flips", "coin flips", "the flips">>
{
};
struct areHeads : word<"come up heads", "comes up heads", "are heads", "is heads", "land on heads",
                      "lands on heads", "land heads", "lands heads", "were heads", "was heads">
{
};
struct areTails : word<"come up tails", "comes up tails", "are tails", "is tails", "land on tails",
                      "lands on tails", "land tails", "lands tails", "were tails", "was tails">
{
};
struct allCoins : any<means<3, "all three", "all 3">, means<2, "both">>
{
};
struct someCoins : means<1, "at least one", "any", "one or more", "either", "either one">
{
};
struct noCoin : word<"none", "neither", "no coin">
{
};
struct wonSo : any<seq<any<allCoins, someCoins>, tosses, areHeads>,
                   seq<word<"you win">, any<allCoins, someCoins>, maybe<word<"of">>, tosses>,
                   seq<means<Flag::Less, "none", "neither", "no coin">, tosses, areHeads>,
                   seq<means<Flag::Less, "both", "all", "all three">, tosses, areTails>,
                   seq<word<"you lose">, means<Flag::Less, "both", "all", "all three">, tosses>>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::ThisWay;
        made.coins = true;
        made.number = found.take<int>(0);
        made.atLeast = !found.says(Flag::Less);
        return made;
    }
};
/// "it is a treasure card", "one of them is an Instant card": of what the deed before put or showed
struct aCardIs
    : any<means<Thing::Kind::It, "it is", "it was">,
          word<"that card is", "that card was", "the revealed card is", "the discarded card is",
              "the discarded card was", "the card is", "the card was", "the revealed card was">>
{
};
/// "none of them is a treasure card"
struct noCardIs : seq<means<Flag::Less, "none", "neither", "no card">,
                      word<"of them", "of those cards", "of those", "of the cards",
                          "of the revealed cards", "of the discarded cards">,
                      word<"is", "was", "are", "were">>
{
};
struct someCardIs : seq<maybe<word<"at least">>, any<count, means<1, "one", "any", "a card">>,
                        maybe<word<"or more">>,
                        word<"of them", "of those cards", "of those", "of the cards",
                            "of the revealed cards", "of the discarded cards">,
                        word<"is", "was", "are", "were">>
{
};
struct thisWayOr : word<"this way", "in this way">
{
};
struct cardsAre
    : any<seq<aCardIs, maybe<means<Flag::Less, "not">>, word<"a", "an">, cardKind>,
          seq<someCardIs, maybe<word<"a", "an">>, cardKind>,
          seq<noCardIs, maybe<word<"a", "an">>, cardKind>,
          seq<any<means<1, "a", "an", "any">, seq<count, word<"or more">>>, cardKind,
              word<"is", "was", "are", "were">,
              word<"discarded this way", "revealed this way", "milled this way", "among them",
                  "put into a discard this way">>,
          seq<means<Side::Yours, "you discarded">,
              any<means<1, "a", "an">, seq<count, word<"or more">>>, cardKind, maybe<thisWayOr>>,
          seq<word<"you revealed", "they discarded", "they revealed", "that player discarded",
                  "that player revealed">,
              any<means<1, "a", "an">, seq<count, word<"or more">>>, cardKind, maybe<thisWayOr>>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::AmongThem;
        made.number = found.take<int>(1);
        made.cards = found.take<CardFilter>();
        made.unless = found.says(Flag::Less);
        made.of = found.take<Thing::Kind>(made.of);     // "it", which a mercenary may be as well
        made.filter.side = found.take<Side>(Side::Any); // "you discarded": of all that were, yours
        const bool said = made.cards != CardFilter {};
        return said ? std::optional(std::move(made)) : std::nullopt;
    }
};
/// "if the attack deals damage": of the damage of the deed before
struct dealsAny
    : any<seq<word<"the attack", "this attack", "that attack", "it", "this", "that blow">,
              word<"deals damage", "dealt damage", "deals any damage", "dealt any damage">,
              pegtl::not_at<word<"to", "this turn">>>,
          word<"any damage is dealt this way", "damage is dealt this way", "damage was dealt",
              "any damage was dealt", "damage was dealt this way", "any damage was dealt this way",
              "it is damaged this way", "it was damaged this way", "it takes damage this way",
              "it took damage this way", "the target takes damage this way",
              "the target is damaged this way">,
          seq<word<"the attack", "this attack", "that attack", "it", "this">,
              means<Flag::Less, "deals no damage this way", "deals no damage",
                  "does not deal damage this way", "does not deal any damage">,
              pegtl::not_at<word<"to", "this turn">>>,
          means<Flag::Less, "no damage is dealt this way", "no damage was dealt this way",
              "no damage was dealt", "no damage is dealt", "it takes no damage this way",
              "it took no damage this way", "it was not damaged this way",
              "it is not damaged this way">>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::ThisWay;
        made.atLeast = !found.says(Flag::Less);
        made.number = made.atLeast ? 1 : 0;
        return made;
    }
};
/// "if you win 2 or more flips"
struct wonFlips
    : seq<word<"you win", "you won">,
          any<seq<count, any<orLess, orMore>>, seq<word<"all", "both", "at least one">>>,
          word<"flips", "flip", "coin flips", "coin flip", "coins", "of them">>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::ThisWay;
        made.coins = true;
        if (!found.has<int>())
            return std::nullopt;
        made.number = found.take<int>();
        made.atLeast = !found.says(Flag::AtMost);
        return made;
    }
};
struct anyOutcome : any<dealsAny, cardsAre, wonSo, wonFlips>
{
};
struct anyFall : any<fellThisWay, survivesIt>
{
};

} // namespace

bool cameOfIt::read(Input& in, Reading& reading)
{
    return text::read<anyOutcome>(in, reading);
}
bool fellOrSurvives::read(Input& in, Reading& reading)
{
    return text::read<anyFall>(in, reading);
}
bool pushedThisWay::read(Input& in, Reading& reading)
{
    return text::read<wasPushedOrNot>(in, reading);
}
bool thisWay::read(Input& in, Reading& reading)
{
    return text::read<affectedThisWay>(in, reading);
}
bool rolled::read(Input& in, Reading& reading)
{
    return text::read<rolledSo>(in, reading);
}

} // namespace triptych::seize::grammar
