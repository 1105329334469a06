#include "altered/text/Parse.h"

#include "altered/text/binding/Bound.h"
#include "altered/text/binding/Branches.h"
#include "altered/text/binding/EachPlayer.h"
#include "altered/text/binding/SaidTwice.h"
#include "altered/text/binding/Unbound.h"
#include "altered/text/grammar/GrammarAbilities.h"
#include "altered/text/language/Language.h"
#include "altered/text/language/Phrasebook.h"
#include "altered/text/surface/Doubts.h"
#include "altered/text/surface/Habits.h"
#include "altered/text/surface/Halves.h"
#include "altered/text/surface/Hints.h"
#include "altered/text/surface/LeftOut.h"
#include "altered/text/surface/Printed.h"
#include "text/Diagnostic.h"
#include "text/OwnName.h"
#include "text/Spelling.h"
#include "text/Wordings.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <type_traits>

// Paragraphs (2.2.11): what a text box is made of.
namespace triptych::altered {
namespace grammar {
namespace {

// ---------------------------------------------------------------- Keyword lines

struct keywordLine
    : seq<keywordItem, many<maybe<any<word<", and">, comma, word<"and">>>, keywordItem>,
          maybe<whereX>, maybe<stop>, end>
{
    static Ability build(Found& found)
    {
        Ability ability = ofKind<Ability>(Ability::Kind::Keywords);
        ability.keywords = found.takeAll<KeywordItem>();
        if (auto where = found.takeIfAny<WhereX>())
            ability.keywords.back().x = std::move(where->amount);
        return ability;
    }
};

// ---------------------------------------------------------------- Replacements and Spells

struct replaces : replacement
{
    static Ability build(Found& found)
    {
        Ability ability = ofKind<Ability>(Ability::Kind::Passive);
        ability.statement = found.take<Statement>();
        return ability;
    }
};
struct spellEffect : sentences
{
    static Ability build(Found& found)
    {
        Ability ability = ofKind<Ability>(Ability::Kind::SpellEffect);
        ability.effect = found.take<Effect>();
        return ability;
    }
};

// ---------------------------------------------------------------- Whole paragraphs

struct completed : means<Flag::Completed, "[completed]:">
{
};
struct infinite : means<Flag::Also, "{i}">
{
};
template <typename... Kinds>
struct wholeText : seq<maybe<completed>, any<Kinds...>, end>
{
    static Ability build(Found& found)
    {
        Ability ability = found.take<Ability>();
        ability.completed = found.says(Flag::Completed);
        return ability;
    }
};
/// What a Spell says of itself while it is played: its cost, and whether it can be played at all.
struct ofSpell : any<conditionFirst, passive>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability = found.take<Ability>();
        const auto* costItems = std::get_if<Costs>(&*ability.statement);
        const auto* cant = std::get_if<CantBePlayed>(&*ability.statement);
        const auto isMe = [](const Thing& t) { return std::holds_alternative<This>(t.node); };
        const auto* pile = std::get_if<MayPlay>(&*ability.statement);
        const bool fits = (costItems && isMe(costItems->what)) || (cant && isMe(cant->what))
            || (pile && isMe(pile->what))
            || std::holds_alternative<AlsoConsidered>(*ability.statement);
        return fits ? std::optional(std::move(ability)) : std::nullopt;
    }
};

struct onPermanent : any<keywordLine,
                         wholeText<reaction, quickAction, replaces, mustPay, declared,
                             completedWhen, conditionFirst, passive>>
{
};
struct onSpell : any<keywordLine, wholeText<mustPay, declared, ofSpell, spellEffect>>
{
};
/// What only a Spell can say alone.
struct loneEffect : wholeText<spellEffect>
{
};
struct support
    : seq<maybe<infinite>, any<wholeText<reaction, quickAction, replaces, conditionFirst, passive>>>
{
    static Ability build(Found& found)
    {
        Ability ability = found.take<Ability>();
        ability.infinite = found.says(Flag::Also);
        // What a Feat does once it is complete works where it is completed: in play.
        ability.support = ability.infinite || !ability.completed;
        return ability;
    }
};
struct paragraphInQuotes : seq<quote, any<reaction, quickAction, conditionFirst, passive>, quote>
{
    static Ability build(Found& found) { return found.take<Ability>(); }
};

} // namespace

bool quoted::read(Input& in, Reading& reading)
{
    return text::read<paragraphInQuotes>(in, reading);
}

} // namespace grammar

namespace {

/// "target Robot and Spirit" on a Spirit: a sub-type beside another is no name; "draw a card and Spirit gains ..." has it.
bool isBesideAnother(const text::Tokens& tokens, std::string_view called)
{
    for (std::size_t at = 2; at < tokens.size(); ++at)
        if (tokens[at].is(called) && (tokens[at - 1].is("and") || tokens[at - 1].is("or"))
            && text::isCapital(tokens[at - 2].word.front()))
            return true;
    return false;
}

/// What people say, as it would be printed.
text::Paragraph asPrinted(text::Tokens tokens, std::string_view name)
{
    sayTerrainsBySign(tokens, name);
    if (!isBesideAnother(tokens, text::lowerCase(name)))
        text::sayThis(tokens, name, habits());
    sayWhatIsLeftOut(tokens);
    sayAsPrinted(tokens);
    return text::paragraphOf(tokens);
}

template <typename Rule>
Parsed parseWith(
    std::string_view printed, CardType type, std::string_view place, std::string_view name);

/// The paragraph as it is printed, or else as people say it.
template <typename Rule>
std::optional<Ability> compiled(const text::Paragraph& paragraph, const text::Position& position,
    CardType type, std::string_view name, Problems& problems)
{
    const text::Tokens tokens = text::tokensOf(paragraph);
    if (const std::string_view doubt = doubtIn(tokens, type); !doubt.empty()) {
        problems.push_back({ text::placeOf(position, 1), std::string(doubt) });
        return std::nullopt;
    }
    if (auto ability = text::understood<Rule, Ability, grammar::Reading>(paragraph))
        return ability;
    if (const text::Paragraph said = asPrinted(tokens, name); said.words != paragraph.words)
        if (auto ability = text::understood<Rule, Ability, grammar::Reading>(said))
            return ability;
    if (const text::Tokens whole = withLastStop(tokens); whole.size() > tokens.size())
        if (auto ability
            = text::understood<Rule, Ability, grammar::Reading>(asPrinted(whole, name)))
            return ability;
    // An effect alone can not stand on a permanent: then that is the remedy.
    if constexpr (std::is_same_v<Rule, grammar::onPermanent>)
        if (text::understood<grammar::loneEffect, Ability, grammar::Reading>(paragraph)) {
            auto none
                = text::compile<Rule, Ability, grammar::Reading>(paragraph, position, problems);
            const text::Hint& alone = noSpellHint();
            problems.back().text
                += fmt::format(" {} For instance: \"{}\"", alone.remedy, alone.example);
            return none;
        }
    return text::compile<Rule, Ability, grammar::Reading>(paragraph, position, problems,
        { .advice = { .hints = hints(),
              .vocabulary = vocabulary,
              .evened =
                  [&](std::string_view words) {
                      return asPrinted(text::tokensOf(text::paragraph(words)), name).words;
                  },
              .accepted =
                  [&](const std::string& words) {
                      const text::Briefly briefly;
                      return parseWith<Rule>(words, type, {}, name).problems.empty();
                  } } });
}

/// Two or three things that are so, said in one paragraph; empty where they are not understood by themselves.
template <typename Rule>
std::vector<Ability> several(const text::Paragraph& paragraph, int most = 3)
{
    constexpr std::size_t longest = 400; // each half of each is read
    if (paragraph.words.size() > longest)
        return {};
    const auto passive = [](const text::Paragraph& half) {
        auto ability = text::understood<Rule, Ability, grammar::Reading>(half);
        return ability && ability->kind == Ability::Kind::Passive ? std::move(ability)
                                                                  : std::nullopt;
    };
    for (const auto& [one, other] : halvesOf(paragraph)) {
        auto first = passive(one);
        if (!first)
            continue;
        std::vector<Ability> all;
        all.push_back(std::move(*first));
        if (auto second = passive(other)) {
            all.push_back(std::move(*second));
            return all;
        }
        std::vector<Ability> rest;
        if (most > 2)
            rest = several<Rule>(other, most - 1);
        if (rest.empty())
            continue;
        for (Ability& each : rest)
            all.push_back(std::move(each));
        return all;
    }
    return {};
}

/// Binds the words of an ability that refer; why it can not be read as it stands, or nothing.
std::string faultOf(Ability& ability, CardType type)
{
    bindChosenX(ability);
    bindOtherBranch(ability);
    bindOthers(ability, type);
    bindEach(ability);
    bindOneOfEach(ability);
    bindThere(ability);
    bindAmong(ability);
    bindShown(ability);
    if (!bindTimes(ability))
        return "It is not said what happens at that time; say it as in \"played this turn\".";
    if (hasUnboundX(ability))
        return "X has no value in this paragraph; say it with \", where X is ...\".";
    if (hasUnboundIt(ability))
        return "\"it\" is named only in the other branch; say first whom you target, as in "
               "\"Target a Character. If ..., discard it, otherwise ...\".";
    return unboundReason(ability, type);
}

/// What a Spell does is done in printed order (5.2.4): a paragraph may go on with what the one before has named. Only
/// where it says nothing by itself; behind options it would be a part of the last of them.
class GoingOn
{
public:
    GoingOn(std::string_view name)
        : m_name(name)
    {
    }
    /// Reads the paragraph as more of the one before, whose ability is the last of `parsed`.
    bool isRead(const text::Paragraph& paragraph, const text::Position& at, Parsed& parsed)
    {
        if (!m_before || parsed.abilities.empty()
            || parsed.abilities.back().kind != Ability::Kind::SpellEffect)
            return false;
        text::Paragraph both = *m_before;
        if (both.words.find("\u2022") != std::string::npos)
            return false;
        both.words += " " + paragraph.words; // the column of its end is that of the blank
        both.columns.insert(both.columns.end(), paragraph.columns.begin(), paragraph.columns.end());
        Problems none;
        auto ability = compiled<grammar::onSpell>(both, at, CardType::Spell, m_name, none);
        if (!ability || !faultOf(*ability, CardType::Spell).empty())
            return false;
        parsed.abilities.back() = std::move(*ability);
        m_before = std::move(both);
        return true;
    }
    void note(const text::Paragraph& paragraph, const Ability& ability)
    {
        m_before
            = ability.kind == Ability::Kind::SpellEffect ? std::optional(paragraph) : std::nullopt;
    }

private:
    std::string_view m_name;
    std::optional<text::Paragraph> m_before;
};

/// What a card can do in Reserve, whatever it is; a Hero is never there.
Parsed parseSupportBox(const text::Paragraph& paragraph, const text::Position& position,
    CardType type, std::string_view name)
{
    Parsed parsed;
    if (type == CardType::Hero) {
        parsed.problems.push_back(
            { text::placeOf(position, 1), "Neither a Hero nor a token is ever in Reserve." });
        return parsed;
    }
    auto ability = compiled<grammar::support>(
        paragraph, position, CardType::Character, name, parsed.problems);
    if (!ability)
        return parsed;
    if (const std::string reason = faultOf(*ability, CardType::Character); !reason.empty())
        parsed.problems.push_back({ text::placeOf(position, 1), reason });
    else
        parsed.abilities.push_back(std::move(*ability));
    return parsed;
}

template <typename Rule>
Parsed parseWith(
    std::string_view printed, CardType type, std::string_view place, std::string_view name)
{
    Parsed parsed;
    if (auto fault = text::sizeFault(printed, place)) {
        parsed.problems.push_back(std::move(*fault));
        return parsed;
    }
    std::size_t number = 0;
    GoingOn goesOn(name);
    for (const text::Paragraph& paragraph : printedAbilities(printed)) {
        ++number;
        if (!std::is_same_v<Rule, grammar::support> && isOfSupportBox(paragraph)) {
            Parsed box = parseSupportBox(paragraph, { place, number }, type, name);
            std::ranges::move(box.abilities, std::back_inserter(parsed.abilities));
            std::ranges::move(box.problems, std::back_inserter(parsed.problems));
            continue;
        }
        auto ability = compiled<Rule>(paragraph, { place, number }, type, name, parsed.problems);
        if (!ability) {
            const text::Tokens tokens = text::tokensOf(paragraph);
            std::vector<Ability> all = several<Rule>(paragraph);
            if (all.empty())
                all = several<Rule>(asPrinted(withLastStop(tokens), name));
            const bool fits = !all.empty() && doubtIn(tokens, type).empty()
                && std::ranges::all_of(all, [&](const Ability& each) {
                       return !hasUnboundX(each) && unboundReason(each, type).empty();
                   });
            if (!fits && goesOn.isRead(paragraph, { place, number }, parsed))
                parsed.problems.pop_back();
            if (!fits)
                continue;
            parsed.problems.pop_back();
            if (countsTwice(all, tokens)) {
                parsed.problems.push_back({ text::placeOf({ place, number }, 1),
                    "What fits both descriptions would have it twice; say each in a paragraph of "
                    "its "
                    "own if it should, or name only one of them." });
                continue;
            }
            for (Ability& each : all)
                parsed.abilities.push_back(std::move(each));
            continue;
        }
        const std::string reason = faultOf(*ability, type);
        if (!reason.empty() && goesOn.isRead(paragraph, { place, number }, parsed))
            continue;
        if (!reason.empty()) {
            parsed.problems.push_back({ text::placeOf({ place, number }, 1), reason });
            continue;
        }
        goesOn.note(paragraph, *ability);
        parsed.abilities.push_back(std::move(*ability));
    }
    return parsed;
}

} // namespace

Parsed parseText(
    std::string_view text, CardType type, std::string_view place, std::string_view name)
{
    return type == CardType::Spell ? parseWith<grammar::onSpell>(text, type, place, name)
                                   : parseWith<grammar::onPermanent>(text, type, place, name);
}

Parsed parseSupport(std::string_view text, std::string_view place, std::string_view name)
{
    return parseWith<grammar::support>(text, CardType::Character, place, name);
}

} // namespace triptych::altered
