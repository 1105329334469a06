#include "seize/text/Parse.h"

#include "seize/text/binding/Bind.h"
#include "seize/text/binding/StaticInstead.h"
#include "seize/text/grammar/GrammarAbilities.h"
#include "seize/text/language/Language.h"
#include "seize/text/language/Phrasebook.h"
#include "seize/text/surface/Aim.h"
#include "seize/text/surface/Habits.h"
#include "seize/text/surface/Hints.h"
#include "seize/text/surface/Unquoted.h"
#include "seize/tree/Walk.h"
#include "text/Diagnostic.h"
#include "text/Spelling.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <utility>

// Paragraphs: what a text box is made of.
namespace triptych::seize {
namespace grammar {
namespace {

struct passiveWord : word<"passive:", "triggered:", "passive -">
{
    static constexpr std::string_view expected = "Passive:";
};
struct equippedHeading : word<"equipped:", "passive:", "while equipped,", "equipped -">
{
    static constexpr std::string_view expected = "Equipped:";
};
/// An ability of which something is known by where it stands.
template <auto member, auto value, typename... Kinds>
struct standing : seq<Kinds...>
{
    static Ability build(Found& found)
    {
        Ability ability = found.take<Ability>();
        ability.*member = value;
        return ability;
    }
};
template <Paper paper, typename... Kinds>
using paragraph = standing<&Ability::paper, paper, Kinds..., end>;
struct onMercenary
    : paragraph<Paper::Mercenary,
          any<activeOfMercenary,
              seq<maybe<passiveWord>,
                  any<comingStealthed, comingMarked, addedOfMercenary, triggeredFirst,
                      damagingOfMercenary, alwaysOfMercenary, triggeredLast, triggeredOfTold>>>>
{
};
/// "In your Warchest: your maximum hand size is increased by 1."
struct storedHeading
    : word<"in your warchest:", "warchest:", "while in your warchest:", "while in your warchest,",
          "while this is in your warchest,", "while this treasure is in your warchest,",
          "while it is in your warchest,", "as long as this is in your warchest,",
          "as long as this treasure is in your warchest,", "as long as it is in your warchest,",
          "if this is in your warchest,", "while this is not equipped,",
          "while this treasure is not equipped,", "as long as this is not equipped,",
          "if this treasure is in your warchest,",
          "passive: while this treasure is in your warchest,", "passive: while in your warchest,">
{
};
struct storedText : standing<&Ability::stored, true, storedHeading,
                        any<addedOfTreasure, triggeredAlone, alwaysOfStored>>
{
};
struct onTreasure
    : paragraph<Paper::Treasure,
          any<activeOfTreasure, storedText,
              seq<maybe<equippedHeading>,
                  any<comingMarked, addedOfTreasure, triggeredFirst, damagingOfTreasure,
                      alwaysOfTreasure, triggeredLast, triggeredOfTold>>>>
{
};
struct onEvent : paragraph<Paper::Event, maybe<passiveWord>,
                     any<comingMarked, addedOfMercenary, triggeredFirst, alwaysOfEvent,
                         triggeredLast, triggeredOfTold>>
{
};
struct onInstant : paragraph<Paper::Instant, playedText>
{
};
struct onAttack : paragraph<Paper::Attack, any<reachedText, unaimedText>>
{
};

} // namespace
} // namespace grammar

namespace {

/// "An allied mercenary named Sable Twin" on that very card: "named this".
std::string namedThis(std::string_view printed, std::string_view name)
{
    std::string text(printed);
    if (name.empty())
        return text;
    const std::string said = "named " + text::lowerCase(name);
    for (std::size_t at = text::lowerCase(text).find(said); at != std::string::npos;
         at = text::lowerCase(text).find(said, at + 1))
        text.replace(at, said.size(), "named this");
    return text;
}

/// "That Mage mercenary": the classes that a text calls somebody by so. Those of the second class get a word that
/// the grammar tells them apart by.
std::vector<std::string> classesCalled(text::Paragraph& paragraph)
{
    constexpr std::string_view that = "that ";
    constexpr std::string_view noun = " mercenary";
    constexpr std::array<std::string_view, 3> which { "", "second ", "third " };
    std::vector<std::string> classes;
    std::string& words = paragraph.words;
    const auto find = [&](std::size_t from) { return text::lowerCase(words).find(that, from); };
    for (std::size_t at = find(0); at != std::string::npos; at = find(at + 1)) {
        const std::size_t begin = at + that.size();
        const std::size_t end = words.find(noun, begin);
        if (end == std::string::npos || (at > 0 && words[at - 1] != ' ' && words[at - 1] != '"'))
            continue;
        const std::string name = words.substr(begin, end - begin);
        const auto isSmall
            = [](char before, char c) { return before == ' ' && !text::isCapital(c); };
        const bool small = std::ranges::adjacent_find(name, isSmall) != name.end();
        if (name.empty() || !text::isCapital(name.front()) || small)
            continue;
        const auto known = std::ranges::find(classes, name);
        const auto place = static_cast<std::size_t>(known - classes.begin());
        if (known == classes.end())
            classes.push_back(name);
        const std::string_view added = which[std::min(place, which.size() - 1)];
        words.insert(begin, added);
        paragraph.columns.insert(paragraph.columns.begin() + static_cast<std::ptrdiff_t>(begin),
            added.size(), paragraph.columns[begin]);
    }
    return classes;
}

/// "Otherwise" and "instead" take up the sentence before them; where none took them, nothing may come of them.
Unbound unfinished(const Ability& ability)
{
    Unbound wrong;
    if (!ability.effect)
        return wrong;
    walk(*ability.effect, [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>) {
            const auto* instead = std::get_if<Instead>(&part.node);
            const auto* either = std::get_if<IfSo>(&part.node);
            if (instead && instead->base.empty())
                wrong = { "instead",
                    "Instead of what? Say first what happens as a rule, in a sentence of its "
                    "own." };
            else if (either && either->effect.empty())
                wrong = { "otherwise",
                    "Otherwise than what? Begin with \"if\" and what is so then." };
        }
    });
    return wrong;
}

/// "Remove one", "when the last one is removed": of the counters that the card has named, or puts there without
/// a name.
void nameTheMarks(std::vector<Ability>& abilities)
{
    std::string name;
    bool unnamed = false;
    for (const Ability& ability : abilities)
        if (ability.effect)
            walk(*ability.effect, [&](const auto& part) {
                if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>)
                    if (const auto* mark = std::get_if<Mark>(&part.node); mark && name.empty()) {
                        name = mark->name;
                        unnamed = unnamed || !mark->remove;
                    }
            });
    // On a mercenary they could be of a status.
    if (name.empty() && unnamed && abilities.front().paper != Paper::Mercenary)
        name = "mark";
    const auto nameIn = [&](Condition& condition) {
        if (condition.kind == Condition::Kind::HasMarks && condition.name.empty())
            condition.name = name;
    };
    for (Ability& ability : abilities) {
        if (ability.trigger && ability.trigger->event == Trigger::Event::LosesMarks
            && ability.trigger->mark.empty())
            ability.trigger->mark = name;
        if (ability.condition)
            nameIn(*ability.condition);
        if (!ability.effect)
            continue;
        walk(*ability.effect, [&](auto& part) {
            using Part = std::remove_cvref_t<decltype(part)>;
            if constexpr (std::is_same_v<Part, Condition>)
                nameIn(part);
            if constexpr (std::is_same_v<Part, Amount>)
                if (part.counted && part.counted->kind == Counted::Kind::Marks
                    && part.counted->name.empty()) {
                    Counted counted = *part.counted;
                    counted.name = name;
                    part.counted = std::make_shared<const Counted>(std::move(counted));
                }
            if constexpr (std::is_same_v<Part, Effect>)
                if (auto* mark = std::get_if<Mark>(&part.node); mark && mark->name.empty())
                    mark->name = name;
        });
    }
}

/// What mercenaries and treasures do is paid for, or has a moment before it.
std::span<const std::string_view> framesOf(Paper paper)
{
    static constexpr std::array<std::string_view, 2> frames { "Active (1 treasure):",
        "Passive: whenever this attacks," };
    return paper == Paper::Mercenary || paper == Paper::Treasure
        ? std::span(frames).first(paper == Paper::Mercenary ? 2 : 1)
        : std::span<const std::string_view> {};
}

std::string firstOf(std::vector<text::Canonical> all)
{
    return all.empty() ? std::string() : std::move(all.front().paragraph.words);
}

/// Whether it gives something, to all of a kind or to somebody, without saying for how long.
bool givesForGood(const Ability& ability, bool toEach)
{
    bool gives = false;
    if (ability.effect)
        walk(*ability.effect, [&](const auto& part) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>)
                if (const auto* gain = std::get_if<Gain>(&part.node))
                    gives = gives
                        || (gain->duration == Duration::Always
                            && (gain->what.kind == Thing::Kind::Each) == toEach);
        });
    return gives;
}

/// "Stealthed allies have +1 movement": said as what is always so, which no card says that is gone when it has been
/// played. "Each stealthed ally gets +1 movement" is done to those that are there.
bool isSaidAsAlways(const Ability& ability, std::string_view words)
{
    for (const std::string_view word : text::wordsOf(words))
        for (const std::string_view one : { "each", "every", "all" })
            if (text::equalIgnoringCase(word, one))
                return false;
    return givesForGood(ability, true);
}

/// "At the start of your turn, it takes 1 damage. It has +3 melee": what it has is always so, and is not given anew each
/// time.
bool isSaidToHave(const Ability& ability, std::string_view words)
{
    const std::string said = text::lowerCase(words);
    constexpr std::array<std::string_view, 4> has { ". it has ", ". it also has ", ". they have ",
        ". they also have " };
    return (ability.kind == Ability::Kind::Triggered || ability.kind == Ability::Kind::Active)
        && std::ranges::any_of(
            has, [&](std::string_view one) { return said.find(one) != std::string::npos; })
        && givesForGood(ability, false);
}

template <typename Rule>
Parsed parseWith(
    std::string_view printed, Paper paper, std::string_view place, const text::Speaker& speaker)
{
    Parsed parsed;
    std::vector<text::Canonical> read;
    if (auto fault = text::sizeFault(printed, place)) {
        parsed.problems.push_back(std::move(*fault));
        return parsed;
    }
    const text::Semantics<Ability> semantics { [](Ability ability) {
                                                  return unfinished(ability).text.empty();
                                              },
        { .hints = hints(),
            .frames = framesOf(paper),
            .vocabulary = vocabulary,
            .evened =
                [&](std::string_view words) {
                    return firstOf(text::canonical(words, habitsOf(paper), speaker));
                },
            .accepted =
                [&](const std::string& words) {
                    const text::Briefly briefly;
                    return parseWith<Rule>(words, paper, place, speaker).problems.empty();
                } } };
    for (text::Canonical& each : text::canonical(
             unquoted(namedThis(printed, speaker.name), paper), habitsOf(paper), speaker)) {
        std::vector<std::string> called = classesCalled(each.paragraph);
        if (auto made = text::compile<Rule, Ability, grammar::Reading>(
                each.paragraph, { place, each.number }, parsed.problems, semantics)) {
            if (const Unbound wrong = unfinished(*made); !wrong.text.empty()) {
                parsed.problems.push_back(
                    text::about(each.paragraph, { place, each.number }, wrong.word, wrong.text));
                continue;
            }
            made->called = std::move(called);
            std::vector<Ability> besides = std::exchange(made->besides, {});
            parsed.abilities.push_back(std::move(*made));
            read.push_back(each);
            for (Ability& other : besides) { // "+1 melee, or +2 while it is damaged"
                other.paper = paper;
                parsed.abilities.push_back(std::move(other));
                read.push_back(each);
            }
        }
    }
    if (!parsed.problems.empty())
        return parsed;
    if (paper == Paper::Attack)
        if (std::string wrong = aim(parsed.abilities); !wrong.empty()) {
            parsed.problems.push_back({ text::placeOf({ place, 1 }, 1), std::move(wrong) });
            return parsed;
        }
    nameTheMarks(parsed.abilities);
    for (const std::size_t i : settleInstead(parsed.abilities))
        parsed.problems.push_back(
            text::about(read[i].paragraph, { place, read[i].number }, "instead",
                "Instead of what? Say first what is so as a rule, of the same one and with another "
                "number, such as \"this has Armor 1. If it is damaged, it has Armor 2 instead\"."));
    if (!parsed.problems.empty())
        return parsed;
    const std::vector<Unbound> unbound = bind(parsed.abilities);
    for (std::size_t i = 0; i < unbound.size(); ++i)
        if (!unbound[i].text.empty())
            parsed.problems.push_back(text::about(
                read[i].paragraph, { place, read[i].number }, unbound[i].word, unbound[i].text));
    const bool isPlayed = paper == Paper::Instant || paper == Paper::Attack;
    for (std::size_t i = 0; i < parsed.abilities.size(); ++i) {
        const std::string_view words = read[i].paragraph.words;
        const bool always = isPlayed && isSaidAsAlways(parsed.abilities[i], words);
        if (unbound[i].text.empty() && (always || isSaidToHave(parsed.abilities[i], words)))
            parsed.problems.push_back(text::about(read[i].paragraph, { place, read[i].number },
                always ? "mercenaries" : "has",
                "For how long? Say \"this turn\" or \"until your next turn\"."));
    }
    return parsed;
}

Parsed parseOn(
    Paper paper, std::string_view text, std::string_view place, const text::Speaker& speaker)
{
    switch (paper) {
    case Paper::Mercenary:
        return parseWith<grammar::onMercenary>(text, paper, place, speaker);
    case Paper::Treasure:
        return parseWith<grammar::onTreasure>(text, paper, place, speaker);
    case Paper::Instant:
        return parseWith<grammar::onInstant>(text, paper, place, speaker);
    case Paper::Attack:
        return parseWith<grammar::onAttack>(text, paper, place, speaker);
    case Paper::Event:
        break;
    }
    return parseWith<grammar::onEvent>(text, paper, place, speaker);
}

/// Whether the words of a card's name stand in its text and need not be the card: of one word, or not written as a name.
bool mayMeanItsWords(std::string_view text, std::string_view name)
{
    const bool asName
        = name.find(' ') != std::string_view::npos && text.find(name) != std::string_view::npos;
    return !name.empty() && !asName
        && text::lowerCase(text).find(text::lowerCase(name)) != std::string::npos;
}

} // namespace

Parsed parseText(
    std::string_view text, Paper paper, std::string_view place, const text::Speaker& speaker)
{
    Parsed parsed = parseOn(paper, text, place, speaker);
    if (parsed.problems.empty() || !mayMeanItsWords(text, speaker.name))
        return parsed;
    // "Flip two coins" on a card called Two Coins: where its name makes no sense, its words mean what they say.
    text::Speaker unnamed = speaker;
    unnamed.name = {};
    Parsed asWords = parseOn(paper, text, place, unnamed);
    return asWords.problems.empty() ? asWords : parsed;
}

} // namespace triptych::seize
