#include "kryptik/text/grammar/GrammarNouns.h"

#include "text/Ahead.h"

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
        return nameAhead(
            text, [](std::string_view word) { return isOneOf(afterFaction, word); },
            [](std::string_view word) {
                return !word.empty() && (isCapital(word.front()) || (word.front() & 0x80))
                    && !isOneOf(neverFaction, word);
            });
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
struct exceptedFaction : scanned<scanFaction>
{
    static NotFaction build(std::string_view words) { return { std::string(words) }; }
};
struct faction : any<seq<firstOfTwo, word<"or", "and/or", "and">, orFaction>, noFaction, oneFaction>
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
/// "target Focused spell", "each Toxic citizen", "Toxic Beast citizens": a keyword before the noun, and no part of the
/// name of a faction
struct keywordBefore : seq<keyword,
                           pegtl::at<any<word<"citizen", "citizens", "spell", "spells", "card",
                                             "cards", "overlord", "overlords">,
                               faction>>>
{
};
struct undamaged : word<"undamaged", "unhurt", "unwounded">
{
    static Traits build()
    {
        Filter trait { Filter::Noun::Card };
        trait.condition = Filter::Condition::Damaged;
        trait.notSo = true;
        return { { std::move(trait) } };
    }
};
struct before
    : many<any<other, eitherOfStates, engagedState, undamaged, notOverlord, keywordBefore, faction>>
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
    filter.than = found.take<Filter::Than>(Filter::Than::Unsaid);
    const bool other = found.says(Flag::Other);
    if (other && filter.than != Filter::Than::Unsaid)
        return std::nullopt;
    filter.other = other || filter.than != Filter::Than::Unsaid;
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
        for (const Condition onIsland :
            { Condition::HasDied, Condition::HasEntered, Condition::HasBlocked,
                Condition::WasBlocked, Condition::HasBlockedThis, Condition::BlockedByThisOnce,
                Condition::DamagedByThis, Condition::HurtByThis, Condition::HostOfThis })
            if (filter.condition == onIsland)
                return std::nullopt; // no card in a row has done any of that
        filter.noun = Filter::Noun::Card;
        const Side whose = std::exchange(filter.controller, Side::Any);
        return Counted { std::move(filter), Place { Zone::ElevenYearRow, whose } };
    }
    filter.done = found.take<Amount::How>(Amount::How::Any);
    filter.host = found.take<Hosts>().filter;
    Counted counted { std::move(filter), found.take<Place>() };
    if (counted.filter.host && !isUnderSome(counted))
        return std::nullopt;
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
struct description : seq<before, noun, maybe<orAnother>, qualities>
{
    static std::optional<Counted> build(Found& found)
    {
        return saidOnce(found) ? describe(found) : std::nullopt;
    }
};
struct pluralDescription : seq<before, nouns, maybe<orAnother>, qualities>
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
bool notOfFaction::read(Input& in, Reading& reading)
{
    return text::read<exceptedFaction>(in, reading);
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
