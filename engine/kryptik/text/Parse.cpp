#include "kryptik/text/Parse.h"

#include "kryptik/text/binding/Bind.h"
#include "kryptik/text/binding/Linked.h"
#include "kryptik/text/grammar/GrammarAbilities.h"
#include "kryptik/text/language/Language.h"
#include "kryptik/text/language/Phrasebook.h"
#include "kryptik/text/surface/Habits.h"
#include "kryptik/text/surface/Hints.h"
#include "kryptik/text/surface/Misread.h"
#include "kryptik/tree/Walk.h"
#include "text/Diagnostic.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

// Paragraphs (8.4.1, 9): what a text box is made of.
namespace triptych::kryptik {

namespace {

/// "This spell can not be countered. Draw 2 cards.": what a card says of its own casting is an ability by
/// itself, though more follows on its line.
bool speaksOfCasting(std::string_view sentence)
{
    constexpr std::array<std::string_view, 14> own { "this can not be countered",
        "you may cast this from your limbo pile", "you may pay an additional",
        "you may pay an extra", "you may pay additional", "this spell can not be countered",
        "this costs", "this spell costs", "cast this", "you may cast this only",
        "you can cast this only", "you may only cast this", "you can only cast this",
        "this can only be cast" };
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
/// always so each sentence is an ability by itself, also behind what is triggered: "Enter; draw 1 card. Players can not
/// use 11 year abilities during your turn." Only where it could be read in no other way.
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
    const bool always = one && one->kind == Ability::Kind::Passive;
    if (!always && !(one && one->kind == Ability::Kind::Triggered))
        return all;
    if (auto other = text::understood<Rule, Ability, grammar::Reading>(rest);
        other && (always || other->kind == Ability::Kind::Passive)) {
        all.emplace_back(std::move(*one), first);
        all.emplace_back(std::move(*other), rest);
        return all;
    }
    if (always)
        all = eachByItself<Rule>(rest);
    if (!all.empty())
        all.emplace(all.begin(), std::move(*one), first);
    return all;
}

/// What a citizen does has a moment before it.
constexpr std::array<std::string_view, 2> citizenFrames { "Enter;", "Whenever this attacks," };

std::string firstOf(std::vector<text::Canonical> all)
{
    return all.empty() ? std::string() : std::move(all.front().paragraph.words);
}

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
    const text::Semantics<Ability> semantics { [&](Ability ability) {
                                                  return bound(ability).text.empty();
                                              },
        { .hints = hints(),
            .frames = std::is_same_v<Rule, grammar::onCitizen>
                ? std::span(citizenFrames)
                : std::span<const std::string_view> {},
            .vocabulary = vocabulary,
            .evened =
                [&](std::string_view words) {
                    return firstOf(text::canonical(words, habits, speaker));
                },
            .accepted =
                [&](const std::string& words) {
                    const text::Briefly briefly;
                    return parseWith<Rule>(words, habits, type, place, speaker, settles)
                        .problems.empty();
                } } };
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
                each.paragraph, { place, each.number }, parsed.problems, semantics)) {
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
