#include "kryptik/text/GrammarNouns.h"

#include <algorithm>
#include <array>

namespace triptych::kryptik::grammar {
namespace {

// ---------------------------------------------------------------- Factions and names (7.1.1)

// What may follow a faction, and the words that are never one though they begin a sentence.
constexpr std::array<std::string_view, 15> afterFaction { "citizen", "citizens", "card", "cards",
    "spell", "spells", "overlord", "overlords", "engaged", "disengaged", "weary", "attacking",
    "blocking", "attached", "damaged" };
constexpr std::array<std::string_view, 52> neverFaction { "another", "other", "target", "each",
    "all", "every", "a", "an", "the", "up", "any", "that", "this", "x", "your", "engage",
    "disengage", "destroy", "abolish", "sacrifice", "draw", "discard", "put", "place", "move",
    "return", "attach", "detach", "cast", "counter", "reveal", "plunder", "probe", "search", "if",
    "those", "it", "them", "tapped", "untapped", "blocked", "non-human", "random", "legendary",
    "token", "nontoken", "strongest", "weakest", "dead", "either", "exhausted", "ready" };

template <std::size_t N>
bool isOneOf(const std::array<std::string_view, N>& words, std::string_view word)
{
    return std::any_of(
        words.begin(), words.end(), [&](std::string_view w) { return equalIgnoringCase(word, w); });
}

/// Any capitalised words before a noun: factions are data, so the grammar does not know them.
struct scanFaction
{
    static constexpr std::string_view what = "a faction";
    static std::size_t length(std::string_view text)
    {
        std::size_t at = 0;
        while (true) {
            const std::string_view word = firstWord(text.substr(at));
            if (isOneOf(afterFaction, word))
                return at == 0 ? 0 : at - 1;
            if (word.empty() || !(isCapital(word.front()) || (word.front() & 0x80))
                || isOneOf(neverFaction, word))
                return 0;
            at += word.size();
            if (at >= text.size() || text[at] != ' ')
                return 0;
            ++at;
        }
    }
};
/// The first of two: "Human" of "Human or Elf citizens".
struct scanOneOfTwo
{
    static constexpr std::string_view what = "a faction";
    static std::size_t length(std::string_view text)
    {
        const std::string_view first = firstWord(text);
        if (first.empty() || !isCapital(first.front()) || isOneOf(neverFaction, first)
            || isOneOf(afterFaction, first))
            return 0;
        for (const std::string_view joint : { " or ", " and ", " and/or " })
            if (text.substr(first.size()).starts_with(joint)
                && scanFaction::length(text.substr(first.size() + joint.size())) > 0)
                return first.size();
        return 0;
    }
};
struct scanNot
{
    static constexpr std::string_view what = "non-Human";
    static std::size_t begins(std::string_view text)
    {
        if (text.size() < 5 || !equalIgnoringCase(text.substr(0, 3), "non"))
            return 0;
        return text[3] == '-' ? 4 : 3;
    }
    static std::size_t length(std::string_view text)
    {
        const std::size_t before = begins(text);
        if (before == 0 || !(before == 4 || isCapital(text[before])))
            return 0;
        const std::size_t word = firstWord(text.substr(before)).size();
        const std::string_view after = text.substr(std::min(text.size(), before + word));
        const bool noun = isOneOf(afterFaction, firstWord(text.substr(before)));
        return word > 0 && !noun && after.starts_with(' ')
                && isOneOf(afterFaction, firstWord(after.substr(1)))
            ? before + word
            : 0;
    }
};
struct oneFaction : scanned<scanFaction>
{
    static FactionName build(std::string_view words) { return { std::string(words) }; }
};
struct orFaction : scanned<scanFaction>
{
    static OrFaction build(std::string_view words) { return { std::string(words) }; }
};
struct firstOfTwo : scanned<scanOneOfTwo>
{
    static FactionName build(std::string_view words) { return { std::string(words) }; }
};
struct noFaction : scanned<scanNot>
{
    static NotFaction build(std::string_view words)
    {
        std::string name(words.substr(scanNot::begins(words)));
        if (!name.empty() && name[0] >= 'a' && name[0] <= 'z')
            name[0] = static_cast<char>(name[0] - 'a' + 'A');
        return { std::move(name) };
    }
};
struct notOfFaction : scanned<scanFaction>
{
    static NotFaction build(std::string_view words) { return { std::string(words) }; }
};
struct faction : any<seq<firstOfTwo, word<"or", "and/or", "and">, orFaction>, noFaction, oneFaction>
{
};
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
/// Of two citizens: "attack less than this's", "attack greater than it"
struct thanWhom
    : any<means<Flag::AsThis, "this's", "this citizen's", "this card's", "this citizen",
              "this card", "this">,
          means<Amount::Word::ThatCitizens, "that citizen's", "that citizen">, word<"its", "it">>
{
};
struct comparedToIt
    : any<seq<statistic, any<lessOrEqual, moreOrEqual, lessThan, moreThan>, thanWhom,
              pegtl::not_at<word<"attack", "defense", "soul cost", "cost">>>,
          seq<word<"the same">, statistic, word<"as">, thanWhom,
              pegtl::not_at<word<"attack", "defense", "soul cost", "cost">>>>
{
    static Bound build(Found& found)
    {
        constexpr std::array kinds { Amount::Kind::AttackOf, Amount::Kind::DefenseOf,
            Amount::Kind::CostOf };
        const auto stat = found.take<Bound::Stat>();
        Amount amount { kinds[static_cast<std::size_t>(stat)], 0, {}, found.says(Flag::AsThis) };
        amount.word = found.take<Amount::Word>(Amount::Word::Its);
        return { stat, found.take<Bound::How>(Bound::How::Exactly), std::move(amount) };
    }
};
/// "defense 2 or less", "defense equal to the number or less", "2 or less defense"
struct bound
    : any<seq<statistic, any<lessOrEqual, moreOrEqual, lessThan, moreThan>, equalAmount>,
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
/// "with greater attack", "with less defense": than what the sentence is about
struct comparedTo : seq<any<means<Bound::How::Above, "greater", "higher", "more">,
                            means<Bound::How::Below, "less", "lower", "smaller">>,
                        statistic, maybe<word<"than it", "than this">>>
{
    static Bound build(Found& found)
    {
        constexpr std::array kinds { Amount::Kind::AttackOf, Amount::Kind::DefenseOf,
            Amount::Kind::CostOf };
        const auto stat = found.take<Bound::Stat>();
        return { stat, found.take<Bound::How>(),
            { kinds[static_cast<std::size_t>(stat)], 0, {}, false } };
    }
};
struct with : seq<word<"with">, any<keyword, comparedToIt, bound, comparedTo>>
{
};
struct andBound : seq<word<"and with", "and">, any<without, bound>>
{
};
/// What happened this turn, and what it has none of
struct pastState
    : any<means<Filter::Condition::HostOfThis, "that this is attached to", "this is attached to",
              "that this card is attached to", "with this attached to it", "with this attached">,
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
struct wayDone
    : any<seq<any<putIntoYours, putIntoTheirs,
                  means<Amount::How::Moved, "put there", "put into a limbo pile",
                      "put into limbo piles", "milled", "you milled", "they milled">,
                  means<Amount::How::Discarded, "discarded", "you discarded", "they discarded">,
                  means<Amount::How::Destroyed, "destroyed", "died", "you destroyed">,
                  means<Amount::How::Sacrificed, "sacrificed", "you sacrificed">,
                  means<Amount::How::Abolished, "abolished", "plundered", "you abolished",
                      "you plundered">>,
              means<Filter::Condition::ThisWay, "this way">>,
          seq<any<means<Flag::Past, "affected", "chosen", "returned", "moved", "engaged",
                  "disengaged", "you chose", "they chose">>,
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
          word<"of the same faction", "with the same faction">>
{
    static Kin build(Found& found) { return { found.says(Flag::AsThis), found.says(Flag::Every) }; }
};
/// Of a spell: "that targets a citizen you control"
struct aimsOnce
    : means<Flag::Every, "with a single target", "with one target", "with only one target",
          "that has a single target", "that has only one target", "with exactly one target",
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
                     means<Filter::Condition::Damaged, "that was dealt damage this turn",
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
              "with that name", "with its name", "with the same name">>
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
/// "other than this", "other than Elf citizens"
struct otherThan : seq<word<"other than", "except", "except for">,
                       any<means<Flag::Other, "this citizen", "this card", "this">,
                           seq<maybe<word<"a", "an">>, notOfFaction,
                               word<"citizens", "citizen", "cards", "card">>>>
{
};
struct after : many<any<thisWay, withCounters, pastState, kin, aimsOnce, aims,
                   seq<pegtl::at<word<"that", "who", "which", "with">>, relativeClause>, otherThan,
                   sameName, attachedState, named, controlled, inZone, cardInZone, attachedToThis,
                   extreme, with, without, andBound, costing, isState, word<"on the island">>>
{
};

/// "engaged or weary"
struct eitherOfStates : seq<engagedState, word<"or">, engagedState>
{
    static Traits build(Found& found)
    {
        Traits made { {}, true };
        for (const Filter::Condition state : found.takeAll<Filter::Condition>()) {
            made.all.push_back(Filter { Filter::Noun::Card });
            made.all.back().condition = state;
        }
        return made;
    }
};
struct notOverlord : means<Flag::NotOverlord, "non-overlord", "nonoverlord">
{
};
struct before : many<any<other, eitherOfStates, engagedState, notOverlord, faction>>
{
};
struct spellWord : means<Filter::Noun::Spell, "spell cards", "spell card", "spells", "spell">
{
};
struct spellsWord : means<Filter::Noun::Spell, "spell cards", "spells">
{
};
struct citizenWord
    : means<Filter::Noun::Citizen, "citizen cards", "citizen card", "citizens", "citizen">
{
};
struct citizensWord : means<Filter::Noun::Citizen, "citizen cards", "citizens">
{
};
struct cardWord : means<Filter::Noun::Card, "cards", "card">
{
};
/// There are no other cards than citizens and spells (7).
struct eitherKind
    : means<Filter::Noun::Card, "spell card or citizen card", "citizen card or spell card",
          "spell or citizen card", "citizen or spell card">
{
};
struct cardsWord : means<Filter::Noun::Card, "cards">
{
};
struct overlordWord : seq<maybe<word<"citizen">>, means<Flag::Overlord, "overlords", "overlord">,
                          maybe<any<citizenWord, cards>>>
{
};
struct overlordsWord
    : seq<maybe<word<"citizen">>,
          any<seq<means<Flag::Overlord, "overlords">>,
              seq<means<Flag::Overlord, "overlord">, any<citizensWord, word<"cards">>>>>
{
};

struct yearWord : means<Flag::YearCard, "11 year cards", "11 year card">
{
};
struct yearsWord : means<Flag::YearCard, "11 year cards">
{
};

struct noun : any<eitherKind, overlordWord, citizenWord, spellWord, cardWord, yearWord>
{
    static constexpr std::string_view expected = "citizen, overlord, spell or card";
};
struct nouns : any<overlordsWord, citizensWord, spellsWord, cardsWord, yearsWord>
{
    static constexpr std::string_view expected = "citizens, overlords, spells or cards";
};

std::optional<Counted> describe(Found& found)
{
    Filter filter;
    filter.overlord = found.says(Flag::Overlord);
    filter.noun = filter.overlord ? Filter::Noun::Citizen : found.take<Filter::Noun>();
    filter.other = found.says(Flag::Other);
    std::vector<Filter::Condition> states = found.takeAll<Filter::Condition>();
    if (!states.empty()) {
        filter.condition = states.front();
        states.erase(states.begin());
    }
    filter.notOverlord = found.says(Flag::NotOverlord);
    filter.faction = found.take<FactionName>().words;
    filter.orFaction = found.take<OrFaction>().words;
    if (auto no = found.takeIfAny<NotFaction>()) {
        filter.faction = std::move(no->words);
        filter.notFaction = true;
    }
    if (filter.faction.empty())
        filter.orFaction.clear();
    filter.extreme = found.take<Filter::Extreme>(Filter::Extreme::None);
    if (filter.extreme != Filter::Extreme::None)
        filter.extremeOf = found.take<Bound::Stat>();
    filter.with = found.takeIfAny<Keyword>();
    if (const auto lacking = found.takeIfAny<Without>())
        filter.without = lacking->keyword;
    filter.bound = found.takeIfAny<Bound>();
    filter.named = found.take<CardName>().words;
    if (found.says(Flag::AsThis))
        filter.sameName = Filter::SameName::AsThis;
    else if (found.says(Flag::AsIt))
        filter.sameName = Filter::SameName::AsIt;
    else if (found.says(Flag::Chosen))
        filter.sameName = Filter::SameName::AsChosen;
    filter.controller = found.take<Side>(Side::Any);
    filter.counters = found.takeIfAny<CounterAsk>();
    if (const auto kin = found.takeIfAny<Kin>())
        filter.sameFaction = kin->ofThis ? Filter::SameName::AsThis
            : kin->chosen                ? Filter::SameName::AsChosen
                                         : Filter::SameName::AsIt;
    if (auto aims = found.takeIfAny<Aims>()) {
        filter.aimsOnce = aims->once;
        filter.aimsAtThis = !aims->at && !aims->once;
        if (aims->at)
            filter.aims = std::make_shared<const Filter>(std::move(*aims->at));
    }
    for (const Filter::Condition state : states) { // "weary attacking citizen"
        Filter also { Filter::Noun::Card };
        also.condition = state;
        if (!ask(filter, { { std::move(also) } }))
            return std::nullopt;
    }
    for (Traits& more : found.takeAll<Traits>())
        if (!ask(filter, std::move(more)))
            return std::nullopt;
    if (const auto whose = found.takeIfAny<Among>(); whose && filter.controller == Side::Any)
        filter.controller = whose->whose;
    if (found.says(
            Flag::YearCard)) { // "11 year card you control" is a card in your 11 year row (5.4).
        using Condition = Filter::Condition;
        for (const Condition onIsland : { Condition::HasDied, Condition::HasEntered,
                 Condition::HasBlocked, Condition::WasBlocked, Condition::HasBlockedThis,
                 Condition::BlockedByThisOnce, Condition::DamagedByThis, Condition::HostOfThis })
            if (filter.condition == onIsland)
                return std::nullopt; // no card in a row has done any of that
        filter.noun = Filter::Noun::Card;
        const Side whose = std::exchange(filter.controller, Side::Any);
        return Counted { std::move(filter), Place { Zone::ElevenYearRow, whose } };
    }
    filter.done = found.take<Amount::How>(Amount::How::Any);
    Counted counted { std::move(filter), found.take<Place>() };
    if (counted.filter.condition == Filter::Condition::ThisWay && counted.place == Place {}
        && !found.says(Flag::Past)) { // where it was put by that
        if (counted.filter.controller != Side::Any)
            return std::nullopt;
        counted.place.zone
            = counted.filter.done == Amount::How::Abolished ? Zone::Abolished : Zone::Limbo;
    }
    // What has died lies in a limbo pile, said or not.
    if (counted.filter.condition == Filter::Condition::HasDied && counted.place == Place {}) {
        if (counted.filter.controller != Side::Any)
            return std::nullopt; // nobody controls what lies there
        counted.place.zone = Zone::Limbo;
    }
    if (counted.filter.condition == Filter::Condition::HasDied && counted.place.zone != Zone::Limbo)
        return std::nullopt;
    return counted;
}

// Said twice, it would mean something this tree can not hold.
bool saidOnce(Found& found)
{
    std::array<int, std::variant_size_v<Value::variant>> counts {};
    for (const Value& value : found.values())
        if (!std::holds_alternative<Flag>(value) && !std::holds_alternative<Filter::Noun>(value)
            && !std::holds_alternative<Filter::Condition>(value)
            && !std::holds_alternative<Traits>(value) && ++counts[value.index()] > 1)
            return false;
    // Among those of one, the one of another: that would be two sides.
    const Side* whose = nullptr;
    const Among* among = nullptr;
    bool no = false;
    bool yes = false;
    bool second = false;
    for (const Value& value : found.values()) {
        whose = std::holds_alternative<Side>(value) ? std::get_if<Side>(&value) : whose;
        among = std::holds_alternative<Among>(value) ? std::get_if<Among>(&value) : among;
        no |= std::holds_alternative<NotFaction>(value);
        yes |= std::holds_alternative<FactionName>(value);
        second |= std::holds_alternative<OrFaction>(value);
    }
    if (second && !yes)
        return false; // "a citizen or Mystic citizen" is any citizen: not what was meant
    return !(no && yes) && (!whose || !among || *whose == among->whose);
}

/// "Human citizen or Mystic citizen", as kinds are written out: one noun of two factions.
struct orAnother : seq<word<"or">, orFaction, word<"citizens", "citizen", "cards", "card">>
{
};
struct description : seq<before, noun, maybe<orAnother>, after>
{
    static std::optional<Counted> build(Found& found)
    {
        return saidOnce(found) ? describe(found) : std::nullopt;
    }
};
struct pluralDescription : seq<before, nouns, maybe<orAnother>, after>
{
    static std::optional<Counted> build(Found& found) { return description::build(found); }
};
struct pluralFilter : describedPlural
{
    static std::optional<Filter> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        return counted.place == Place {} && counted.filter.controller == Side::Any
            ? std::optional(std::move(counted.filter))
            : std::nullopt;
    }
};
struct islandDescription : described
{
    static std::optional<Filter> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        return counted.place == Place {} ? std::optional(std::move(counted.filter)) : std::nullopt;
    }
};

} // namespace

bool described::read(Input& in, Reading& reading)
{
    return text::read<description>(in, reading);
}
bool describedPlural::read(Input& in, Reading& reading)
{
    return text::read<pluralDescription>(in, reading);
}
bool onIsland::read(Input& in, Reading& reading)
{
    return text::read<islandDescription>(in, reading);
}
bool aFaction::read(Input& in, Reading& reading)
{
    return text::read<oneFaction>(in, reading);
}
bool boundPhrase::read(Input& in, Reading& reading)
{
    return text::read<bound>(in, reading);
}
bool severalOf::read(Input& in, Reading& reading)
{
    return text::read<pluralFilter>(in, reading);
}

bool isPlainCard(const Filter& filter)
{
    return filter == Filter { Filter::Noun::Card };
}

} // namespace triptych::kryptik::grammar
