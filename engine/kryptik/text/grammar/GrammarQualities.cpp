#include "kryptik/text/grammar/GrammarAmounts.h"
#include "kryptik/text/grammar/GrammarNouns.h"
#include "kryptik/text/grammar/GrammarPlayers.h"

#include <algorithm>
#include <array>

// What is said of a card behind its noun: figures, place, state, name, kin, what it aims at.
namespace triptych::kryptik::grammar {
namespace {

struct cardName : scanned<scanName>
{
    static CardName build(std::string_view words) { return { name(words) }; }
};

// ---------------------------------------------------------------- Bounds

struct statistic
    : any<means<Bound::Stat::Attack, "attack">, means<Bound::Stat::Defense, "defense", "defence">,
          means<Bound::Stat::SoulCost, "soul cost", "cost">>
{
    static constexpr std::string_view expected = "attack, defense or soul cost";
};
struct orLess : means<Bound::How::AtMost, "or less", "or fewer", "or lower">
{
};
struct orMore : means<Bound::How::AtLeast, "or more", "or greater", "or higher">
{
};

struct lessThan : means<Bound::How::Below, "less than", "lower than", "smaller than">
{
};
struct moreThan : means<Bound::How::Above, "greater than", "more than", "higher than">
{
};
struct lessOrEqual : means<Bound::How::AtMost, "less than or equal to", "equal to or less than",
                         "no greater than", "no more than", "lower than or equal to">
{
};
struct moreOrEqual
    : means<Bound::How::AtLeast, "greater than or equal to", "equal to or greater than",
          "no less than", "at least", "higher than or equal to">
{
};
/// Of two cards: "attack less than this's", "attack greater than it"
struct thanWhom : any<means<Flag::AsThis, "this's", "this citizen's", "this card's", "this citizen",
                          "this card", "this">,
                      means<Amount::Word::ThatCitizens, "that citizen's", "that citizen">,
                      means<Amount::Word::ThatCards, "that card's", "that card">,
                      means<CostItem::Kind::Sacrifice, "the sacrificed citizen's",
                          "the sacrificed citizen", "that sacrificed citizen's">,
                      word<"its", "it">>
{
};
Bound comparedWith(Found& found)
{
    constexpr std::array kinds { Amount::Kind::AttackOf, Amount::Kind::DefenseOf,
        Amount::Kind::CostOf };
    const auto stat = found.take<Bound::Stat>();
    Amount amount { kinds[static_cast<std::size_t>(stat)], 0, {}, found.says(Flag::AsThis) };
    amount.word = found.take<Amount::Word>(Amount::Word::Its);
    amount.ofPaid = found.has<CostItem::Kind>();
    return { stat, found.take<Bound::How>(Bound::How::Exactly), std::move(amount) };
}
struct comparedToIt
    : any<seq<statistic, any<lessOrEqual, moreOrEqual, lessThan, moreThan>, thanWhom,
              pegtl::not_at<word<"attack", "defense", "soul cost", "cost">>>,
          seq<word<"the same">, statistic, word<"as">, thanWhom,
              pegtl::not_at<word<"attack", "defense", "soul cost", "cost">>>>
{
    static Bound build(Found& found) { return comparedWith(found); }
};
/// "defense 2 or less", "defense equal to the number or less", "2 or less defense"
struct bound
    : any<seq<statistic, any<lessOrEqual, moreOrEqual, lessThan, moreThan>,
              any<theirStatistic, equalAmount>>,
          seq<statistic, any<seq<word<"equal to", "of">, equalAmount>, fixedNumber, amountX>,
              maybe<any<orLess, orMore>>>,
          seq<digits, maybe<any<orLess, orMore>>, statistic>>
{
    static Bound build(Found& found)
    {
        const auto number = found.takeIfAny<int>();
        return { found.take<Bound::Stat>(), found.take<Bound::How>(Bound::How::Exactly),
            number ? fixed(*number) : found.take<Amount>() };
    }
};
/// "{2}": a cost is a number of energy
struct scanEnergy
{
    static constexpr std::string_view what = "a soul stone such as {1} or {w}";
    static std::size_t length(std::string_view text)
    {
        std::size_t end = 1;
        if (text.empty() || text.front() != '{')
            return 0;
        while (end < text.size() && end < 3 && isDigit(text[end]))
            ++end;
        return end > 1 && end < text.size() && text[end] == '}' ? end + 1 : 0;
    }
};
struct energyNumber : scanned<scanEnergy>
{
    static Amount build(std::string_view words)
    {
        return fixed(number(words.substr(1, words.size() - 2)).value);
    }
};
/// "that costs 2 or less", "that costs {2} or less"
struct costing : seq<word<"costing", "that costs", "that cost">,
                     any<energyNumber, fixedNumber, amountX>, maybe<any<orLess, orMore>>>
{
    static Bound build(Found& found)
    {
        return { Bound::Stat::SoulCost, found.take<Bound::How>(Bound::How::Exactly),
            found.take<Amount>() };
    }
};

// ---------------------------------------------------------------- Descriptions

/// "in your limbo pile", "from a hand", "attached to this"
struct inZone : seq<word<"in", "from">, sidesOwn, zoneName>
{
    static Place build(Found& found) { return { found.take<Zone>(), found.take<Side>() }; }
};
/// "citizen with Eager card in your limbo pile": the noun is closed where its place begins.
struct cardInZone : seq<cards, inZone>
{
};
struct attachedToThis
    : any<word<"attached to this citizen", "attached to this card", "attached to this">,
          means<Flag::AsIt, "attached to it", "attached to that citizen", "attached to them">>
{
    static Place build(Found& found)
    {
        Place place { Zone::Attached, Side::Any };
        place.ofIt = found.says(Flag::AsIt);
        return place;
    }
};
/// 5.3.1 "attached to a citizen an opponent controls", "attached to citizens you control"
struct attachedToSome
    : seq<word<"attached to">,
          any<seq<any<word<"a", "an", "any", "each">, pegtl::at<word<"another">>>, onIsland>,
              seq<maybe<word<"all">>, describedPlural>>>
{
    static std::optional<Hosts> build(Found& found)
    {
        Counted some = found.take<Counted>();
        Filter filter = found.take<Filter>(std::move(some.filter));
        return filter.noun == Filter::Noun::Citizen && some.place == Place {}
            ? std::optional(Hosts { std::make_shared<const Filter>(std::move(filter)) })
            : std::nullopt;
    }
};
struct controlled : any<means<Side::You, "you control">,
                        means<Side::Opponents, "an opponent controls", "your opponent controls",
                            "your opponents control", "opponents control">,
                        means<Side::They, "they control", "that player controls",
                            "that opponent controls", "the defending player controls",
                            "defending player controls", "the attacking player controls">>
{
};
/// "with the highest attack among citizens they control": whose is said once, before or here.
struct among : seq<word<"among citizens", "among all citizens", "among the citizens">,
                   maybe<controlled>, maybe<word<"on the island">>>
{
    static Among build(Found& found) { return { found.take<Side>(Side::Any) }; }
};
struct extreme : seq<word<"with">, maybe<word<"the">>,
                     any<means<Filter::Extreme::Highest, "highest", "greatest", "most", "biggest">,
                         means<Filter::Extreme::Lowest, "lowest", "least", "smallest", "fewest">>,
                     statistic, maybe<among>>
{
};
struct without : seq<word<"without">, keyword>
{
    static Without build(Found& found) { return { found.take<Keyword>() }; }
};
/// "with greater attack", "with a lower soul cost than that citizen": than that, or than what the sentence is about
struct comparedTo
    : seq<maybe<word<"a">>,
          any<means<Bound::How::Above, "greater", "higher", "more", "larger", "bigger">,
              means<Bound::How::Below, "less", "lower", "smaller">>,
          statistic,
          maybe<word<"than">, thanWhom,
              pegtl::not_at<word<"attack", "defense", "soul cost", "cost">>>>
{
    static Bound build(Found& found) { return comparedWith(found); }
};
struct with : any<seq<word<"with">, any<keyword, comparedToIt, bound, comparedTo>>,
                  seq<word<"that has", "that have", "who have">, comparedTo>>
{
};
struct andBound : seq<word<"and with", "and">, any<without, bound>>
{
};
/// What happened this turn, and what it has none of
struct pastState
    : any<means<Filter::Condition::HostOfThis, "that this is attached to", "this is attached to",
              "that this card is attached to", "with this attached to it", "with this attached">,
          means<Filter::Condition::HurtByThis, "dealt combat damage by this this turn">,
          means<Filter::Condition::DamagedByThis, "dealt damage by this this turn",
              "that was dealt damage by this this turn", "that were dealt damage by this this turn",
              "that this dealt damage to this turn", "this dealt damage to this turn",
              "that this damaged this turn", "damaged by this this turn",
              "that has been dealt damage by this this turn", "that was damaged by this this turn">,
          means<Filter::Condition::HasBlockedThis, "that blocked this this turn",
              "that has blocked this this turn", "that have blocked this this turn">,
          means<Filter::Condition::BlockedByThisOnce, "that was blocked by this this turn",
              "that were blocked by this this turn", "that this blocked this turn",
              "this blocked this turn", "blocked by this this turn">,
          means<Filter::Condition::HasEntered, "that entered this turn",
              "that entered the island this turn", "that has entered this turn",
              "that have entered this turn", "that came onto the island this turn",
              "that has entered the island this turn", "that have entered the island this turn">,
          means<Filter::Condition::HasDied, "that died this turn", "that have died this turn",
              "that has died this turn", "that were put there from the island this turn",
              "that was put there from the island this turn">,
          means<Filter::Condition::HasBlocked, "that blocked this turn",
              "that has blocked this turn", "that have blocked this turn">,
          means<Filter::Condition::WasBlocked, "that was blocked this turn",
              "that were blocked this turn", "that has been blocked this turn">,
          means<Filter::Condition::HasYear, "with an 11 year ability", "with 11 year abilities",
              "that has an 11 year ability", "that have an 11 year ability",
              "that have 11 year abilities">,
          means<Filter::Condition::CastForYear, "that was cast for its 11 year cost",
              "that were cast for their 11 year cost", "that were cast for their 11 year costs",
              "cast for its 11 year cost">,
          means<Filter::Condition::NoAbilities, "without abilities", "with no abilities",
              "without any abilities", "that have no abilities", "that has no abilities",
              "with no text", "without text", "without an ability">>
{
};
/// "put there this way", "destroyed this way": what was done last was done to it. What it was, is seen by `bind`; where
/// it lies then, is said by what was done, unless it is said.
struct putIntoYours : word<"put into your limbo pile">
{
    static Place build() { return { Zone::Limbo, Side::You }; }
};
struct putIntoTheirs : word<"put into their limbo pile", "put into that player's limbo pile">
{
    static Place build() { return { Zone::Limbo, Side::They }; }
};
/// "Returned to your hand", where it lies then, by whatever word.
struct wentToYourHand : word<"returned to your hand", "put into your hand", "moved to your hand">
{
    static Place build() { return { Zone::Hand, Side::You }; }
};
struct wentToTheirHand : word<"returned to their hand", "put into their hand",
                             "returned to that player's hand", "put into that player's hand">
{
    static Place build() { return { Zone::Hand, Side::They }; }
};
struct wayDone
    : any<seq<any<putIntoYours, putIntoTheirs, wentToYourHand, wentToTheirHand,
                  means<Amount::How::Moved, "put there", "put into a limbo pile",
                      "put into limbo piles", "milled", "you milled", "they milled">,
                  means<Amount::How::Discarded, "discarded", "you discarded", "they discarded">,
                  means<Amount::How::Destroyed, "destroyed", "died", "you destroyed">,
                  means<Amount::How::Sacrificed, "sacrificed", "you sacrificed">,
                  means<Amount::How::Abolished, "abolished", "plundered", "you abolished",
                      "you plundered">>,
              means<Filter::Condition::ThisWay, "this way">>,
          seq<any<means<Flag::Past, "affected", "chosen", "returned to their owners' hands",
                  "returned to its owner's hand", "returned", "moved", "engaged", "disengaged",
                  "you chose", "they chose">>,
              means<Filter::Condition::ThisWay, "this way">>>
{
};
struct thisWay : seq<maybe<word<"that was", "that were", "which was", "which were", "that has been",
                         "that have been", "that">>,
                     wayDone>
{
};
/// "that shares a faction with this"
struct kinWords
    : word<"that shares a faction with", "that share a faction with",
          "that shares its faction with", "of the same faction as", "with the same faction as",
          "that shares the faction of", "that has the same faction as",
          "that have the same faction as", "sharing a faction with", "who share a faction with",
          "that are the same faction as", "that is the same faction as">
{
};
struct kin
    : any<seq<kinWords, means<Flag::AsThis, "this citizen", "this card", "this">>,
          seq<kinWords, word<"it", "that citizen", "that card", "them">>,
          means<Flag::Every, "of that faction", "of the chosen faction", "of the faction chosen",
              "of the faction you chose", "of the faction chosen this way", "of the named faction",
              "from the chosen faction", "of your chosen faction", "that are of that faction",
              "that are of the chosen faction", "that is of that faction",
              "that is of the chosen faction">,
          seq<word<"of the same faction", "with the same faction">,
              pegtl::not_at<word<"as each other">>>>
{
    static Kin build(Found& found) { return { found.says(Flag::AsThis), found.says(Flag::Every) }; }
};
/// Of a spell: "that targets a citizen you control"
struct aimsOnce
    : means<Flag::Every, "with a single target", "with one target", "with only one target",
          "that has a single target", "that has only one target", "that has exactly one target",
          "that has one target", "that has just one target", "with exactly one target",
          "that targets only one target", "with just one target">
{
    static Aims build()
    {
        Aims made;
        made.once = true;
        return made;
    }
};
struct aims : seq<word<"that targets", "that target", "targeting", "that is targeting", "aimed at",
                      "that aims at">,
                  any<word<"this citizen", "this card", "this">,
                      seq<any<word<"a", "an", "one or more", "any", "at least one">,
                              pegtl::at<word<"another">>>,
                          onIsland>>>
{
    static Aims build(Found& found) { return { found.takeIfAny<Filter>() }; }
};
struct isState : any<seq<word<"that is", "that are", "who is", "who are">, engagedState>,
                     means<Filter::Condition::BlockingThis, "blocking this", "that blocks this",
                         "that is blocking this", "that are blocking this", "that block this",
                         "blocking this citizen">,
                     means<Filter::Condition::BlockedByThis, "blocked by this", "this blocks",
                         "this is blocking", "that this blocks">,
                     means<Flag::NotOverlord, "that is not an overlord", "that are not overlords",
                         "except overlords", "other than overlords", "who are not overlords">,
                     means<Filter::Condition::HasAttacked, "that attacked this turn",
                         "that has attacked this turn", "that have attacked this turn">,
                     means<Filter::Condition::WasDamaged, "that was dealt damage this turn",
                         "that were dealt damage this turn", "dealt damage this turn">>
{
};
struct named : seq<word<"named">, cardName>
{
};
/// "with the same name as this": by the name of this card, or of what was spoken of
struct sameName
    : any<means<Flag::Chosen, "with the chosen name", "of the chosen name",
              "that has the chosen name", "that have the chosen name", "with the named card's name",
              "with the name you chose", "with the name chosen this way", "with that card's name">,
          means<Flag::AsThis, "with the same name as this citizen",
              "with the same name as this card", "with the same name as this", "with this's name",
              "named this", "of the same name as this">,
          means<Flag::AsIt, "with the same name as it", "with the same name as that citizen",
              "with the same name as that card", "with the same name as that spell",
              "with that name", "with its name">,
          seq<means<Flag::AsIt, "with the same name">, pegtl::not_at<word<"as each other">>>>
{
};
struct attachedState
    : any<means<Filter::Condition::HasAttached, "with a card attached to it",
              "with cards attached to it", "with one or more cards attached to it",
              "with cards attached to them", "with one or more cards attached to them",
              "with a card attached to them", "with a card attached", "with cards attached",
              "that have cards attached to them", "that has a card attached to it",
              "that has cards attached to it", "that have a card attached to them",
              "with an attached card", "with attached cards">,
          means<Filter::Condition::NoAttached, "with no card attached to it",
              "with no cards attached to it", "with no cards attached to them",
              "without cards attached to it", "without cards attached to them",
              "without a card attached to it", "with no cards attached", "with no attached cards",
              "that have no cards attached to them">,
          means<Filter::Condition::DealtDamage, "that dealt damage this turn",
              "that has dealt damage this turn", "that have dealt damage this turn">>
{
};
/// "other than this", "other than that citizen", "other than Elf citizens"
struct otherThan
    : seq<word<"other than", "except", "except for">,
          any<means<Filter::Than::This, "this citizen", "this card", "this", "itself">,
              means<Filter::Than::That, "that citizen", "that one", "it", "the chosen citizen">,
              seq<maybe<word<"a", "an">>, notOfFaction,
                  word<"citizens", "citizen", "cards", "card">>>>
{
};
struct after
    : many<any<thisWay, withCounters, pastState, furtherQuality, kin, aimsOnce, aims,
          seq<pegtl::at<word<"that", "who", "which", "with">>, relativeClause>, otherThan, sameName,
          attachedState, named, controlled, inZone, cardInZone, attachedToThis, attachedToSome,
          extreme, with, without, andBound, costing, isState, word<"on the island">>>
{
};

} // namespace

bool qualities::read(Input& in, Reading& reading)
{
    return text::read<after>(in, reading);
}
bool boundPhrase::read(Input& in, Reading& reading)
{
    return text::read<bound>(in, reading);
}

} // namespace triptych::kryptik::grammar
