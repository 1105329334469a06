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
    "those", "it", "them", "tapped", "untapped", "unblocked", "blocked", "non-human", "random",
    "legendary", "token", "nontoken", "strongest", "weakest", "dead", "exhausted", "ready" };

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
struct faction : scanned<scanFaction>
{
    static FactionName build(std::string_view words) { return { std::string(words) }; }
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

/// "defense 2 or less", "defense equal to the number or less"
struct bound : seq<statistic, any<seq<word<"equal to">, equalAmount>, fixedNumber, amountX>,
                   maybe<any<orLess, orMore>>>
{
    static Bound build(Found& found)
    {
        return { found.take<Bound::Stat>(), found.take<Bound::How>(Bound::How::Exactly),
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
struct attachedToThis : word<"attached to this citizen", "attached to this card",
                            "attached to this", "attached to it">
{
    static Place build() { return { Zone::Attached, Side::Any }; }
};
struct controlled : any<means<Side::You, "you control">,
                        means<Side::Opponents, "an opponent controls", "your opponent controls",
                            "your opponents control", "opponents control">>
{
};
struct theyControl : word<"they control">
{
};
struct without : seq<word<"without">, keyword>
{
    static Without build(Found& found) { return { found.take<Keyword>() }; }
};
struct with : seq<word<"with">, any<keyword, bound>>
{
};
struct andBound : seq<word<"and with", "and">, any<without, bound>>
{
};
struct isState : any<seq<word<"that is", "that are", "who is", "who are">, engagedState>,
                     means<Filter::Condition::HasAttacked, "that attacked this turn",
                         "that has attacked this turn", "that have attacked this turn">,
                     means<Filter::Condition::Damaged, "that was dealt damage this turn",
                         "that were dealt damage this turn", "dealt damage this turn">>
{
};
struct named : seq<word<"named">, cardName>
{
};
struct after : many<any<named, controlled, inZone, cardInZone, attachedToThis, with, without,
                   andBound, isState, word<"on the island">, theyControl>>
{
};

struct before : many<any<other, engagedState, faction>>
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

struct noun : any<overlordWord, citizenWord, spellWord, cardWord, yearWord>
{
    static constexpr std::string_view expected = "citizen, overlord, spell or card";
};
struct nouns : any<overlordsWord, citizensWord, spellsWord, cardsWord, yearsWord>
{
    static constexpr std::string_view expected = "citizens, overlords, spells or cards";
};

Counted describe(Found& found)
{
    Filter filter;
    filter.overlord = found.says(Flag::Overlord);
    filter.noun = filter.overlord ? Filter::Noun::Citizen : found.take<Filter::Noun>();
    filter.other = found.says(Flag::Other);
    filter.condition = found.take<Filter::Condition>();
    filter.faction = found.take<FactionName>().words;
    filter.with = found.takeIfAny<Keyword>();
    if (const auto lacking = found.takeIfAny<Without>())
        filter.without = lacking->keyword;
    filter.bound = found.takeIfAny<Bound>();
    filter.named = found.take<CardName>().words;
    filter.controller = found.take<Side>(Side::Any);
    if (found.says(
            Flag::YearCard)) { // "11 year card you control" is a card in your 11 year row (5.4).
        filter.noun = Filter::Noun::Card;
        const Side whose = std::exchange(filter.controller, Side::Any);
        return { std::move(filter), Place { Zone::ElevenYearRow, whose } };
    }
    return { std::move(filter), found.take<Place>() };
}

// Said twice, it would mean something this tree can not hold.
bool saidOnce(Found& found)
{
    std::array<int, std::variant_size_v<Value::variant>> counts {};
    for (const Value& value : found.values())
        if (!std::holds_alternative<Flag>(value) && !std::holds_alternative<Filter::Noun>(value)
            && ++counts[value.index()] > 1)
            return false;
    return true;
}

struct description : seq<before, noun, after>
{
    static std::optional<Counted> build(Found& found)
    {
        return saidOnce(found) ? std::optional(describe(found)) : std::nullopt;
    }
};
struct pluralDescription : seq<before, nouns, after>
{
    static std::optional<Counted> build(Found& found) { return description::build(found); }
};
struct islandDescription : described
{
    static std::optional<Filter> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        return counted.place == Place {} ? std::optional(std::move(counted.filter)) : std::nullopt;
    }
};

// ---------------------------------------------------------------- Amounts

struct ofThis : word<"this's", "this citizen's", "this card's", "this spell's">
{
};
struct ofIt : word<"its", "that citizen's", "that card's", "their">
{
};
Amount statAmount(Found& found, bool ofThisCard)
{
    const bool attack = found.take<Bound::Stat>() == Bound::Stat::Attack;
    return { attack ? Amount::Kind::AttackOf : Amount::Kind::DefenseOf, 0, {}, ofThisCard };
}
struct attackOrDefense
    : any<means<Bound::Stat::Attack, "attack">, means<Bound::Stat::Defense, "defense", "defence">>
{
};
struct statOfThis
    : any<seq<ofThis, attackOrDefense>, seq<word<"the">, attackOrDefense, word<"of this">>>
{
    static Amount build(Found& found) { return statAmount(found, true); }
};
struct statOfIt : any<seq<ofIt, attackOrDefense>, seq<word<"the">, attackOrDefense, word<"of it">>>
{
    static Amount build(Found& found) { return statAmount(found, false); }
};

struct detachedWord
    : word<"card detached this way", "cards detached this way", "card detached", "cards detached">
{
};
struct detachedAmount : detachedWord
{
    static Amount build() { return { Amount::Kind::PerDetached, 1, {}, false }; }
};
/// Without "they control": whose they are would be another for each player, and a number can not say so.
struct afterCounted : many<any<named, controlled, inZone, cardInZone, attachedToThis, with, without,
                          andBound, isState, word<"on the island">>>
{
};
struct countedAmount : seq<before, noun, afterCounted, pegtl::not_at<theyControl>>
{
    static std::optional<Amount> build(Found& found)
    {
        if (!saidOnce(found))
            return std::nullopt;
        return Amount { Amount::Kind::PerCounted, 1,
            std::make_shared<const Counted>(describe(found)), false };
    }
};
struct theNumber : word<"the number", "that number", "the chosen number">
{
    static Amount build() { return { Amount::Kind::TheNumber, 0, {}, false }; }
};
struct doneWay : word<"affected this way", "discarded this way", "destroyed this way",
                     "sacrificed this way", "returned this way", "abolished this way",
                     "plundered this way", "drawn this way", "engaged this way">
{
};
struct doneAmount
    : seq<word<"11 year cards", "11 year card", "cards", "card", "citizens", "citizen">, doneWay>
{
    static Amount build(Found&) { return { Amount::Kind::PerDone, 1, {}, false }; }
};
struct numberOf : seq<word<"the number of">, any<detachedAmount, doneAmount, countedAmount>>
{
};
struct equal : any<numberOf, theNumber, statOfThis, statOfIt, fixedNumber, amountX>
{
};

struct where : seq<word<", where x is", "where x is">, equal>
{
    static WhereX build(Found& found) { return { found.take<Amount>() }; }
};
struct per : seq<word<"for each", "for every">, any<detachedAmount, doneAmount, countedAmount>>
{
    static PerEach build(Found& found) { return { found.take<Amount>() }; }
};

// ---------------------------------------------------------------- Things

struct thisWord : word<"this citizen", "this card", "this spell", "this">
{
    static Thing build() { return This {}; }
};
struct itWord : any<means<It { It::Word::It }, "it">, means<It { It::Word::Them }, "them", "they">,
                    means<It { It::Word::ThatCitizen }, "that citizen">,
                    means<It { It::Word::ThatCard }, "that card">,
                    means<It { It::Word::Those }, "those cards", "those citizens", "those">>
{
    static Thing build(Found& found) { return found.take<It>(); }
};

struct pileTarget : any<means<TargetSpec::Kind::SpellOrActivation, "spell or activation",
                            "spells or activations", "activation or spell">,
                        means<TargetSpec::Kind::Activation, "activation", "activations">>
{
};
struct targetCount : any<means<Flag::AnyNumber, "any number of">, seq<maybe<upTo>, digits>>
{
};
struct targetPhrase
    : seq<maybe<targetCount>, maybe<other>, word<"target">, any<pileTarget, described>>
{
    static constexpr std::string_view expected = "target citizen";
    static std::optional<Thing> build(Found& found)
    {
        TargetSpec spec;
        const bool anyNumber = found.says(Flag::AnyNumber);
        spec.upTo = anyNumber || found.says(Flag::UpTo);
        spec.count = anyNumber ? mostTargets : found.take<int>(1);
        if (spec.count < 1 || spec.count > mostTargets)
            return std::nullopt;
        if (auto counted = found.takeIfAny<Counted>()) {
            spec.filter = std::move(counted->filter);
            spec.place = counted->place;
            spec.filter.other |= found.says(Flag::Other);
            // Spells are never on the island (7.2): on the pile, then, and of its kind (8.4).
            if (spec.filter.noun == Filter::Noun::Spell && spec.place == Place {}) {
                spec.kind = TargetSpec::Kind::Spell;
                if (spec.filter == Filter { Filter::Noun::Spell })
                    spec.filter = {};
                else if (spec.filter.with || spec.filter.without || spec.filter.other
                    || spec.filter.condition != Filter::Condition::None
                    || (spec.filter.bound && spec.filter.bound->stat != Bound::Stat::SoulCost))
                    return std::nullopt;
            }
        } else {
            spec.kind = found.take<TargetSpec::Kind>();
            if (found.says(Flag::Other))
                return std::nullopt;
        }
        return Target { std::move(spec) };
    }
};

struct eachPhrase
    : seq<any<means<Each::Word::Each, "each", "every">, means<Each::Word::All, "all">>, described>
{
    static constexpr std::string_view expected = "each citizen";
    static Thing build(Found& found)
    {
        Counted counted = found.take<Counted>();
        return Each { std::move(counted.filter), counted.place, found.take<Each::Word>() };
    }
};
struct pluralPhrase : describedPlural
{
    static constexpr std::string_view expected = "citizens";
    static Thing build(Found& found)
    {
        Counted counted = found.take<Counted>();
        return Each { std::move(counted.filter), counted.place, Each::Word::Plural };
    }
};
struct somePhrase : seq<chosenCount, described>
{
    static constexpr std::string_view expected = "a citizen";
    static Thing build(Found& found)
    {
        Counted counted = found.take<Counted>();
        Chosen chosen = chosenIn(found);
        return Some { std::move(counted.filter), counted.place, std::move(chosen.count),
            chosen.upTo };
    }
};
struct topCards : seq<word<"the top">, any<seq<any<fixedNumber, amountX, thatMany>, cards>, cards>,
                      word<"of">, sidesOwn, word<"deck">>
{
};
struct cardsFromTop : seq<any<fixedNumber, amountX, thatMany>, cards, word<"from the top of">,
                          sidesOwn, word<"deck">>
{
};
struct topPhrase : any<topCards, cardsFromTop>
{
    static constexpr std::string_view expected = "the top card of your deck";
    static Thing build(Found& found)
    {
        return TopOfDeck { found.take<Amount>(fixed(1)), found.take<Side>() };
    }
};

struct thingPhrase
    : any<thisWord, itWord, topPhrase, targetPhrase, eachPhrase, somePhrase, pluralPhrase>
{
    static constexpr std::string_view expected
        = "a citizen, target citizen, each citizen, this, it";
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
bool thing::read(Input& in, Reading& reading)
{
    return text::read<thingPhrase>(in, reading);
}
bool target::read(Input& in, Reading& reading)
{
    return text::read<targetPhrase>(in, reading);
}
bool equalAmount::read(Input& in, Reading& reading)
{
    return text::read<equal>(in, reading);
}
bool whereX::read(Input& in, Reading& reading)
{
    return text::read<where>(in, reading);
}
bool perEach::read(Input& in, Reading& reading)
{
    return text::read<per>(in, reading);
}

Amount amountIn(Found& found)
{
    Amount amount = found.take<Amount>();
    if (auto where = found.takeIfAny<WhereX>())
        return std::move(where->amount);
    if (auto per = found.takeIfAny<PerEach>()) {
        per->amount.number = amount.number;
        return std::move(per->amount);
    }
    return amount;
}

Chosen chosenIn(Found& found)
{
    if (found.says(Flag::AnyNumber))
        return { { Amount::Kind::All, 0, {}, false }, true };
    return { found.take<Amount>(fixed(1)), found.says(Flag::UpTo) };
}

bool isPlainCard(const Filter& filter)
{
    return filter == Filter { Filter::Noun::Card };
}

} // namespace triptych::kryptik::grammar
