#include "kryptik/text/Parse.h"

#include "kryptik/text/Bind.h"
#include "kryptik/text/GrammarInstructions.h"
#include "kryptik/text/Habits.h"
#include "kryptik/text/Hints.h"
#include "kryptik/text/Linked.h"
#include "kryptik/text/Misread.h"
#include "kryptik/tree/Walk.h"
#include "text/Diagnostic.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

// Paragraphs (8.4.1, 9): what a text box is made of.
namespace triptych::kryptik {
namespace grammar {
namespace {

// ---------------------------------------------------------------- Keyword lines and additional costs

struct keywordLine
    : seq<keyword, many<any<word<", and">, comma, word<"and">, stop>, keyword>, maybe<stop>, end>
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Keywords;
        ability.keywords = found.takeAll<Keyword>();
        return ability;
    }
};
struct additionalCost
    : seq<any<word<"additional cost:">, word<"as an additional cost to cast this,">>,
          maybe<word<"pay">>, cost, stop, end>
{
    static constexpr std::string_view expected = "Additional cost:";
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Additional;
        ability.cost = found.take<Cost>();
        return ability;
    }
};

// ---------------------------------------------------------------- Abilities (9)

struct solo : means<Flag::Solo, "solo -", "solo:", "solo,">
{
};
struct onlyFocused : means<Flag::Focused, "focused -", "focused:", "focused,">
{
};
struct shortTime : seq<word<"short time">, digits, comma>
{
    static constexpr std::string_view expected = "Short Time";
    static ShortTime build(Found& found) { return { found.take<int>() }; }
};
struct prefixes : many<any<solo, onlyFocused, shortTime>>
{
};

/// "Use this only if you control an overlord", "Activate this ability only once each turn"
struct useWord
    : word<"use this only", "use this ability only", "activate this ability only", "activate only",
          "you may activate this ability only", "you may use this ability only",
          "you may use this only", "this ability can be activated only", "activate this only",
          "you can activate this ability only", "use only", "activate it only", "use it only",
          "play this only", "play this ability only", "you may activate this only">
{
};
struct duringYours : word<"during your turn", "on your turn">
{
    static Condition build() { return { Condition::Kind::YourTurn, 1, {} }; }
};
/// "during combat", "during your combat phase", "during an opponent's turn": a time that is a condition
struct duringTurnOfOthers
    : word<"during an opponent's turn", "during your opponent's turn", "on an opponent's turn",
          "during your opponents' turns", "during opponents' turns", "during each opponent's turn",
          "on your opponent's turn", "on your opponents' turns">
{
    static Condition build() { return { Condition::Kind::NotYourTurn, 1, {} }; }
};
struct duringCombat : word<"during combat", "during the combat phase", "during a combat phase",
                          "in combat", "during each combat phase", "during any combat phase">
{
    static Condition build() { return { Condition::Kind::Combat, 1, {} }; }
};
template <Condition::Kind whose>
Condition combatOf()
{
    Condition both { Condition::Kind::Several, 1, {} };
    both.parts = { Condition { whose, 1, {} }, Condition { Condition::Kind::Combat, 1, {} } };
    return both;
}
struct duringYourCombat : word<"during your combat phase", "during combat on your turn",
                              "during your combat", "during the combat phase of your turn">
{
    static Condition build() { return combatOf<Condition::Kind::YourTurn>(); }
};
struct duringTheirCombat
    : word<"during an opponent's combat phase", "during your opponent's combat phase",
          "during combat on an opponent's turn", "during combat on your opponent's turn">
{
    static Condition build() { return combatOf<Condition::Kind::NotYourTurn>(); }
};
/// 4.3, 4.5 The turn without its combat.
struct duringMainPhase : word<"in your 1st or 2nd phase", "during your 1st or 2nd phase",
                             "in your first or second phase", "during your first or second phase",
                             "during your 1st phase or 2nd phase", "during your 1st and 2nd phases",
                             "during your 1st and 2nd phase", "outside of combat on your turn",
                             "during your turn outside of combat">
{
    static Condition build()
    {
        Condition both = combatOf<Condition::Kind::YourTurn>();
        both.parts.back().negated = true;
        return both;
    }
};
struct duringWhen : any<duringMainPhase, duringYourCombat, duringTheirCombat, duringCombat,
                        duringYours, duringTurnOfOthers>
{
};
/// "once each turn", by whatever words
struct onceATurn : means<Flag::OnceEachTurn, "once each turn", "once per turn", "once a turn",
                       "once every turn", "one time each turn", "once during each turn">
{
};
struct noMoreOften
    : seq<word<"use this", "use this ability", "activate this ability", "activate this", "activate",
              "use it", "activate it", "this ability can be used", "this ability can be activated",
              "you may use this ability", "you may activate this ability", "you may use this">,
          word<"no more than", "at most">, onceATurn>
{
};
struct useLimit
    : seq<useWord,
          any<seq<duringWhen, word<"and">,
                  any<seq<word<"only">, any<onceATurn, means<Flag::OnceEachTurn, "once">>>,
                      onceATurn>>,
              onceATurn, duringWhen,
              seq<any<word<"if", "while", "as long as">, means<Flag::Negated, "unless">>,
                  condition>>,
          stop>
{
};
struct anyLimit : any<useLimit, seq<noMoreOften, stop>>
{
};
/// "Once each turn, whenever you draw a card, ...", "once per turn, {1}: ..."
struct onceFirst : seq<onceATurn, any<comma, colon, word<"-">>>
{
};
struct active
    : seq<any<cost, seq<onceFirst, cost>>, colon, sentences, maybe<anyLimit>, maybe<anyLimit>>
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Active;
        ability.oncePerTurn = found.says(Flag::OnceEachTurn);
        ability.condition = found.takeIfAny<Condition>();
        if (ability.condition)
            ability.condition->negated ^= found.says(Flag::Negated);
        ability.cost = found.take<Cost>();
        ability.effect = found.take<Effect>();
        return ability;
    }
};
/// 9.3 "Some triggered effects require a cost": it stands before the effect, as in an active ability.
struct paid : any<seq<cost, colon>, seq<word<"you may pay">, cost, stop, word<"if you do">, comma>>
{
};
struct onceEachTurn
    : seq<any<word<"this ability triggers only", "this triggers only", "this ability triggers",
                  "this triggers", "do this only", "this ability can trigger only",
                  "this ability can only trigger", "triggers only", "triggers", "only",
                  "this happens only", "this ability triggers no more than",
                  "this ability triggers at most">,
              pegtl::success>,
          onceATurn, stop>
{
};
struct triggered
    : seq<any<trigger, seq<onceFirst, trigger>>, maybe<paid>,
          any<seq<means<Flag::May, "you may">, optionalSentences>, sentences>, maybe<onceEachTurn>>
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Triggered;
        ability.trigger = found.take<Trigger>();
        ability.trigger->onceEachTurn = found.says(Flag::OnceEachTurn);
        ability.cost = found.take<Cost>();
        ability.may = found.says(Flag::May);
        ability.effect = found.take<Effect>();
        return ability;
    }
};
struct asLongAs : word<"as long as", "while", "if">
{
};
/// "while attacking": whoever it is said of
struct inThatState : seq<word<"while", "as long as", "while it is", "as long as it is",
                             "while they are", "as long as they are">,
                         engagedState>
{
    static Condition build(Found& found)
    {
        Condition made = askedOf(Condition::Kind::ItIs, 1, Filter { Filter::Noun::Card });
        made.filter.condition = found.take<Filter::Condition>();
        return made;
    }
};
/// "Each other citizen you control gets +1/+1 as long as it is engaged": each of them that is.
bool describesThem(Effect& effect, const Condition& condition)
{
    if (condition.kind != Condition::Kind::ItIs || condition.past)
        return false;
    bool all = true;
    bool any = false;
    std::vector<Each*> them;
    walk(effect, [&](auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>) {
            auto* each = std::get_if<Each>(&part);
            all = all && each;
            any = any || each;
            if (each)
                them.push_back(each);
        }
    });
    if (!all || !any)
        return false;
    for (Each* each : them) {
        Filter asked = condition.filter;
        asked.noun = Filter::Noun::Card;
        asked.notSo = condition.negated;
        if (asked.faction.empty() && asked.controller == Side::Any && !asked.other
            && asked.traits.empty() && !asked.overlord)
            all = all && ask(each->filter, { { std::move(asked) }, false });
        else
            all = false;
    }
    return all;
}
struct passive : any<seq<any<seq<asLongAs, condition>, duringWhen>, comma, passiveStatement, stop>,
                     seq<passiveStatement,
                         maybe<any<inThatState, seq<asLongAs, condition>, duringWhen,
                             seq<means<Flag::Negated, "unless">, condition>>>,
                         stop>>
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Passive;
        ability.condition = found.takeIfAny<Condition>();
        if (ability.condition)
            ability.condition->negated ^= found.says(Flag::Negated);
        ability.effect = found.take<Effect>();
        if (ability.condition && describesThem(*ability.effect, *ability.condition))
            ability.condition.reset();
        return ability;
    }
};
/// "Cast this only if you control a Human citizen", "cast this only during combat"
struct castOnly
    : seq<word<"cast this only", "cast this spell only", "cast this card only",
              "you can cast this only", "you may cast this only", "you may cast this spell only",
              "you can only cast this", "you can only cast this spell", "you may only cast this",
              "you may only cast this spell", "this can be cast only", "this can only be cast",
              "this spell can only be cast", "this spell can be cast only", "this may only be cast",
              "play this only", "cast this citizen only", "you may only cast this citizen",
              "you may cast this citizen only">,
          any<duringWhen,
              seq<any<word<"if", "while", "as long as">, means<Flag::Negated, "unless">>,
                  condition>>,
          stop>
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Passive;
        ability.condition = found.take<Condition>();
        ability.condition->negated ^= found.says(Flag::Negated);
        ability.effect = Effect { CastOnly {} };
        return ability;
    }
};
/// 8.1.1 "This spell costs {1} less for each Human you control": all that a spell says of itself for good.
struct ownCost : passive
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability = passive::build(found);
        const auto* cost = std::get_if<CostChange>(&ability.effect->node);
        const auto* notCountered = std::get_if<NotCountered>(&ability.effect->node);
        const bool sure = notCountered && !notCountered->of;
        const bool instead = std::holds_alternative<CastFor>(ability.effect->node)
            || std::holds_alternative<CastFromLimbo>(ability.effect->node);
        return sure || instead || (cost && cost->ofThis) ? std::optional(std::move(ability))
                                                         : std::nullopt;
    }
};
struct spellEffect : sentences
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::SpellEffect;
        ability.effect = found.take<Effect>();
        return ability;
    }
};

template <typename... Kinds>
struct prefixed : seq<prefixes, any<Kinds...>, end>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability = found.take<Ability>();
        ability.solo = found.says(Flag::Solo);
        ability.focused = found.says(Flag::Focused);
        if (const auto limit = found.takeIfAny<ShortTime>())
            ability.shortTime = limit->cards;
        return found.has<ShortTime>() ? std::nullopt : std::optional(std::move(ability));
    }
};

struct onCitizen
    : any<keywordLine, additionalCost, prefixed<triggered, active, passive>, seq<castOnly, end>>
{
};
struct onSpell
    : any<keywordLine, additionalCost, prefixed<spellEffect>, seq<castOnly, end>, seq<ownCost, end>>
{
};
struct elevenYear : seq<maybe<word<"11 year:">>, prefixed<spellEffect>>
{
    static Ability build(Found& found)
    {
        Ability ability = found.take<Ability>();
        ability.kind = Ability::Kind::ElevenYear;
        return ability;
    }
};

} // namespace
} // namespace grammar

namespace {

/// "This spell can not be countered. Draw 2 cards.": what a card says of its own casting is an ability by
/// itself, though more follows on its line.
bool speaksOfCasting(std::string_view sentence)
{
    constexpr std::array<std::string_view, 13> own { "this can not be countered",
        "you may cast this from your limbo pile", "you may pay an additional",
        "you may pay an extra", "you may pay additional", "this spell can not be countered",
        "this costs", "this spell costs", "cast this", "you may cast this only",
        "you can cast this only", "you may only cast this", "this can only be cast" };
    if (sentence.starts_with("If ") || sentence.starts_with("if "))
        return sentence.find(", this costs {") != std::string_view::npos
            || sentence.find(", this spell costs {") != std::string_view::npos;
    return std::ranges::any_of(own, [&](std::string_view begins) {
        return sentence.size() >= begins.size()
            && text::equalIgnoringCase(sentence.substr(0, begins.size()), begins);
    });
}
/// "... from your limbo pile. If you do, abolish it": what becomes of it belongs to it.
bool goesOnAboutThatCasting(std::string_view sentence)
{
    constexpr std::array<std::string_view, 6> goesOn { "if you do, abolish", "if you cast it",
        "if you cast this", "abolish it", "if you do and it would leave",
        "if you do, and it would leave" };
    return std::ranges::any_of(goesOn, [&](std::string_view begins) {
        return sentence.size() >= begins.size()
            && text::equalIgnoringCase(sentence.substr(0, begins.size()), begins);
    });
}
std::vector<text::Canonical> castingApart(std::vector<text::Canonical> all)
{
    for (std::size_t i = 0; i < all.size(); ++i) {
        text::Paragraph& whole = all[i].paragraph;
        std::size_t stop = whole.words.find(". ");
        if (stop == std::string::npos
            || !speaksOfCasting(std::string_view(whole.words).substr(0, stop)))
            continue;
        if (goesOnAboutThatCasting(std::string_view(whole.words).substr(stop + 2)))
            stop = whole.words.find(". ", stop + 2);
        if (stop == std::string::npos)
            continue;
        text::Canonical rest { {}, all[i].number };
        rest.paragraph.words = whole.words.substr(stop + 2);
        rest.paragraph.columns.assign(
            whole.columns.begin() + static_cast<std::ptrdiff_t>(stop + 2), whole.columns.end());
        rest.paragraph.endsUnstopped = std::exchange(whole.endsUnstopped, false);
        whole.words.resize(stop + 1);
        whole.columns.resize(stop + 2);
        all.insert(all.begin() + static_cast<std::ptrdiff_t>(i) + 1, std::move(rest));
    }
    return all;
}

/// Words of a paragraph, each with its column.
text::Paragraph wordsFrom(const text::Paragraph& whole, std::size_t begin, std::size_t end)
{
    text::Paragraph part;
    part.words = whole.words.substr(begin, end - begin);
    part.columns.assign(whole.columns.begin() + static_cast<std::ptrdiff_t>(begin),
        whole.columns.begin() + static_cast<std::ptrdiff_t>(end + 1));
    part.endsUnstopped = whole.endsUnstopped && end == whole.words.size();
    return part;
}

bool goesOnAboutIt(std::string_view sentence)
{
    constexpr std::array<std::string_view, 9> back { "it", "they", "that", "those", "them",
        "otherwise", "if you do", "then", "its" };
    return std::ranges::any_of(back, [&](std::string_view word) {
        return sentence.size() > word.size()
            && text::equalIgnoringCase(sentence.substr(0, word.size()), word)
            && !text::isLetter(sentence[word.size()]);
    });
}

/// "Play with the top card of your deck revealed. You may cast citizens from the top of your deck.": of what is
/// always so each sentence is an ability by itself. Only where it could be read in no other way.
template <typename Rule>
std::vector<std::pair<Ability, text::Paragraph>> eachByItself(const text::Paragraph& whole)
{
    std::vector<std::pair<Ability, text::Paragraph>> all;
    const std::size_t stop = whole.words.find(". ");
    if (stop == std::string::npos || goesOnAboutIt(std::string_view(whole.words).substr(stop + 2)))
        return all;
    const text::Paragraph first = wordsFrom(whole, 0, stop + 1);
    const text::Paragraph rest = wordsFrom(whole, stop + 2, whole.words.size());
    auto one = text::understood<Rule, Ability, grammar::Reading>(first);
    if (!one || one->kind != Ability::Kind::Passive)
        return all;
    if (auto other = text::understood<Rule, Ability, grammar::Reading>(rest)) {
        all.emplace_back(std::move(*one), first);
        all.emplace_back(std::move(*other), rest);
        return all;
    }
    all = eachByItself<Rule>(rest);
    if (!all.empty())
        all.emplace(all.begin(), std::move(*one), first);
    return all;
}

/// What a citizen does has a moment before it.
constexpr std::array<std::string_view, 2> citizenFrames { "Enter;", "Whenever this attacks," };

template <typename Rule>
Parsed parseWith(std::string_view printed, const text::Habits& habits, CardType type,
    std::string_view place, const text::Speaker& speaker, bool settles = true)
{
    Parsed parsed;
    if (auto fault = text::sizeFault(printed, place)) {
        parsed.problems.push_back(std::move(*fault));
        return parsed;
    }
    std::vector<text::Tokens> said;
    std::vector<text::Canonical> evened = text::canonical(printed, habits, speaker, &said);
    if (settles)
        if (auto wrong
            = misread(std::move(said), habits, &habits == &citizenHabits(), place, speaker)) {
            parsed.problems.push_back(std::move(*wrong));
            return parsed;
        }
    bool sacrifices = !settles;
    bool paysX = speaker.paysX;
    bool choosesFaction = false;
    bool choosesName = false;
    bool paysMore = false;
    const auto bound = [&](Ability& ability) {
        return settles
            ? bind(ability, { type, paysX, sacrifices, choosesFaction, choosesName, paysMore })
            : Unbound {};
    };
    const text::Sense<Ability> sense { [&](Ability ability) { return bound(ability).text.empty(); },
        hints(),
        std::is_same_v<Rule, grammar::onCitizen> ? std::span(citizenFrames)
                                                 : std::span<const std::string_view> {} };
    const auto keep = [&](Ability made, const text::Paragraph& words, std::size_t number) {
        const Unbound wrong = bound(made);
        if (const auto* besides = made.effect ? std::get_if<CastFor>(&made.effect->node) : nullptr)
            paysMore = paysMore || besides->besides;
        if (made.effect && type == CardType::Citizen) // chosen as it enters
            walk(*made.effect, [&](const auto& part) {
                if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>) {
                    choosesFaction
                        = choosesFaction || std::holds_alternative<ChooseFaction>(part.node);
                    choosesName = choosesName || std::holds_alternative<ChooseName>(part.node);
                }
            });
        if (wrong.text.empty())
            parsed.abilities.push_back(std::move(made));
        else
            parsed.problems.push_back(
                text::about(words, { place, number }, wrong.word, wrong.text));
    };
    for (const text::Canonical& each : linked(castingApart(std::move(evened))))
        if (auto made = text::compile<Rule, Ability, grammar::Reading>(
                each.paragraph, { place, each.number }, parsed.problems, sense)) {
            if (made->kind == Ability::Kind::Additional)
                for (const CostItem& item : made->cost) {
                    sacrifices |= item.kind == CostItem::Kind::Sacrifice && item.count == 1;
                    paysX |= item.byX;
                }
            keep(std::move(*made), each.paragraph, each.number);
        } else if (auto several = std::is_same_v<Rule, grammar::onCitizen>
                       ? eachByItself<Rule>(each.paragraph)
                       : std::vector<std::pair<Ability, text::Paragraph>> {};
                   !several.empty()) {
            parsed.problems.pop_back();
            for (auto& [ability, words] : several)
                keep(std::move(ability), words, each.number);
        }
    return parsed;
}

} // namespace

Parsed parseText(
    std::string_view text, CardType type, std::string_view place, const text::Speaker& speaker)
{
    return type == CardType::Citizen
        ? parseWith<grammar::onCitizen>(text, citizenHabits(), type, place, speaker)
        : parseWith<grammar::onSpell>(text, spellHabits(), type, place, speaker);
}

Parsed readText(std::string_view text, CardType type)
{
    return type == CardType::Citizen
        ? parseWith<grammar::onCitizen>(text, citizenHabits(), type, {}, {}, false)
        : parseWith<grammar::onSpell>(text, spellHabits(), type, {}, {}, false);
}

Parsed readYearText(std::string_view text)
{
    return parseWith<grammar::elevenYear>(text, yearHabits(), CardType::Spell, {}, {}, false);
}

Parsed parseYearText(std::string_view text, std::string_view place, const text::Speaker& speaker)
{
    return parseWith<grammar::elevenYear>(text, yearHabits(), CardType::Spell, place, speaker);
}

} // namespace triptych::kryptik
