#include "altered/text/Parse.h"
#include "altered/text/Phrasebook.h"

#include "altered/text/Bound.h"
#include "altered/text/Branches.h"
#include "altered/text/Doubts.h"
#include "altered/text/EachPlayer.h"
#include "altered/text/GrammarAbilities.h"
#include "altered/text/Habits.h"
#include "altered/text/Halves.h"
#include "altered/text/Hints.h"
#include "altered/text/LeftOut.h"
#include "altered/text/Printed.h"
#include "altered/text/Unbound.h"
#include "text/Diagnostic.h"
#include "text/OwnName.h"
#include "text/Spelling.h"
#include "text/Wordings.h"

#include <fmt/format.h>

#include <algorithm>
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
        Ability ability;
        ability.kind = Ability::Kind::Keywords;
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
        Ability ability;
        ability.kind = Ability::Kind::Passive;
        ability.statement = found.take<Statement>();
        return ability;
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

/// "target Robot and Spirit" on a Spirit: a sub-type beside another is no name.
bool isBesideAnother(const text::Tokens& tokens, std::string_view name)
{
    const std::string called = text::lowerCase(name);
    for (std::size_t at = 1; at < tokens.size(); ++at)
        if (tokens[at].is(called) && (tokens[at - 1].is("and") || tokens[at - 1].is("or")))
            return true;
    return false;
}

/// What people say, as it would be printed.
text::Paragraph asPrinted(text::Tokens tokens, std::string_view name)
{
    sayTerrainsBySign(tokens, name);
    if (!isBesideAnother(tokens, name))
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
    const text::Paragraph said = asPrinted(tokens, name);
    if (said.words != paragraph.words)
        if (auto ability = text::understood<Rule, Ability, grammar::Reading>(said))
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

bool isSaidTwice(const Ability& one, const Ability& other)
{
    const auto* first = one.statement ? std::get_if<Are>(&*one.statement) : nullptr;
    const auto* second = other.statement ? std::get_if<Are>(&*other.statement) : nullptr;
    const auto addsUp = [](const Grant& grant) {
        return !grant.lose
            && (grant.kind == Grant::Kind::Statistics || grant.kind == Grant::Kind::Counters
                || (grant.kind == Grant::Kind::Keyword && grant.keyword == Keyword::Tough));
    };
    return first && second && first->grants == second->grants
        && std::ranges::any_of(first->grants, addsUp);
}
/// Whether two descriptions could be of one and the same thing: not "Characters facing me and other Characters in my
/// Expedition", and not "I".
bool couldBeOfOne(const Ability& one, const Ability& other)
{
    const auto filterOf = [](const Ability& of) {
        const auto* each = std::get_if<Each>(&std::get<Are>(*of.statement).what.node);
        return each ? &each->filter : nullptr;
    };
    const Filter* first = filterOf(one);
    const Filter* second = filterOf(other);
    if (!first || !second)
        return false;
    const auto where = [](const Filter& of) {
        int place = 0;
        for (const Trait& trait : of.after)
            place = trait.kind == Trait::Kind::Facing ? 1
                : trait.kind == Trait::Kind::InExpedition
                ? 2 + static_cast<int>(trait.expedition.kind)
                : place;
        return place;
    };
    const auto isPermanent = [](const Filter& of) {
        return std::ranges::all_of(of.nouns, [](const Noun& noun) {
            return noun.kind == Noun::Kind::Landmark || noun.kind == Noun::Kind::Permanent
                || noun.kind == Noun::Kind::ExpeditionPermanent;
        });
    };
    const auto isYours = [](const Filter& of) {
        return std::ranges::any_of(of.after, [](const Trait& trait) {
            return trait.kind == Trait::Kind::Controlled && trait.who.kind == Who::Kind::You;
        });
    };
    constexpr int facing = 1;
    const bool apart
        = (where(*first) != 0 && where(*second) != 0 && where(*first) != where(*second))
        || (where(*first) == facing && isYours(*second))
        || (where(*second) == facing && isYours(*first));
    return !apart && isPermanent(*first) == isPermanent(*second);
}
/// "Robots you control and Characters in my Expedition have +1 {V}": a Robot there would have it twice, where they have
/// one verb.
bool countsTwice(const std::vector<Ability>& all, const text::Tokens& tokens)
{
    const auto isVerb = [](const text::Token& token) {
        return token.is("have") || token.is("has") || token.is("are") || token.is("is")
            || token.is("gain") || token.is("gains");
    };
    if (all.size() < 2 || std::ranges::count_if(tokens, isVerb) != 1)
        return false;
    for (std::size_t k = 1; k < all.size(); ++k)
        if (isSaidTwice(all[k - 1], all[k]) && couldBeOfOne(all[k - 1], all[k]))
            return true;
    return false;
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
    for (const text::Paragraph& paragraph : printedAbilities(printed)) {
        auto ability = compiled<Rule>(paragraph, { place, ++number }, type, name, parsed.problems);
        if (!ability) {
            const text::Tokens tokens = text::tokensOf(paragraph);
            std::vector<Ability> all = several<Rule>(paragraph);
            if (all.empty())
                all = several<Rule>(asPrinted(tokens, name));
            const bool fits = !all.empty() && doubtIn(tokens, type).empty()
                && std::ranges::all_of(all, [&](const Ability& each) {
                       return !hasUnboundX(each) && unboundReason(each, type).empty();
                   });
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
        bindChosenX(*ability);
        bindOtherBranch(*ability);
        bindOthers(*ability, type);
        bindEach(*ability);
        bindOneOfEach(*ability);
        bindThere(*ability);
        if (!bindTimes(*ability))
            parsed.problems.push_back({ text::placeOf({ place, number }, 1),
                "It is not said what happens at that time; say it as in \"played this turn\"." });
        else if (hasUnboundX(*ability))
            parsed.problems.push_back({ text::placeOf({ place, number }, 1),
                "X has no value in this paragraph; say it with \", where X is ...\"." });
        else if (hasUnboundIt(*ability))
            parsed.problems.push_back({ text::placeOf({ place, number }, 1),
                "\"it\" is named only in the other branch; say first whom you target, as in "
                "\"Target a Character. If ..., discard it, otherwise ...\"." });
        else if (std::string reason = unboundReason(*ability, type); !reason.empty())
            parsed.problems.push_back({ text::placeOf({ place, number }, 1), std::move(reason) });
        else
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
