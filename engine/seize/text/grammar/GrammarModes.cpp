#include "seize/text/grammar/GrammarBranches.h"

#include "seize/text/grammar/GrammarPersons.h"
#include "seize/tree/Walk.h"

#include <algorithm>
#include <bit>

// One of several things that are said: chosen by you or by somebody else, or left to a coin or a die.
namespace triptych::seize::grammar {
namespace {

/// "Target opponent chooses one: they lose 2 loot; or you draw 2": unless they do what is theirs, the other.
struct theirMode : seq<pegtl::at<word<"you", "they", "that player", "that opponent">>, playerDeed>
{
};
/// "lose 3 loot", behind "each opponent chooses one:": who chooses does it.
struct ownMode : seq<playerBase>
{
    static Effect build(Found& found)
    {
        Effect made = found.take<Effect>();
        tellWho(made, { Who::Kind::ThatPlayer });
        return made;
    }
};
struct theyPick
    : seq<another, word<"chooses one of the following", "chooses one", "must choose one">,
          maybe<any<colon, word<"-">>>, any<theirMode, ownMode>, orElse, any<theirMode, ownMode>>
{
    static std::optional<Effect> build(Found& found)
    {
        const Who who = found.take<Who>();
        std::vector<Effect> modes = found.takeAll<Effect>();
        if (modes.size() != 2)
            return std::nullopt;
        const auto theirs = [](const Effect& mode) {
            return std::visit(
                [](const auto& e) {
                    if constexpr (requires { e.who.kind; })
                        return e.who.kind == Who::Kind::ThatPlayer;
                    else
                        return false;
                },
                mode.node);
        };
        const bool first = theirs(modes.front());
        if (!first && !theirs(modes.back()))
            return std::nullopt;
        Effect price = std::move(first ? modes.front() : modes.back());
        tellWho(price, who);
        return unless(std::move(price), std::move(first ? modes.back() : modes.front()));
    }
};
/// Whether it is done to mercenaries alone, so that nobody reads it as the deed of who is asked.
bool isDoneToMercenaries(const Effect& effect)
{
    return std::visit(
        [](const auto& e) {
            if constexpr (requires { e.parts; })
                return std::ranges::all_of(e.parts, isDoneToMercenaries);
            else
                return requires
                {
                    e.what.filter;
                };
        },
        effect.node);
}
/// "Its controller must choose: exhaust it, or it takes 1 True damage."
struct mustChoose : word<"must choose one of the following", "must choose one", "must choose",
                        "chooses one of the following", "chooses one", "chooses">
{
};
struct chosenDeed : any<order, statement>
{
};
struct decide : seq<another, mustChoose, any<colon, word<"-">>, chosenDeed, orElse, chosenDeed>
{
    static std::optional<Effect> build(Found& found)
    {
        Unless made;
        made.who = found.take<Who>();
        std::vector<Effect> modes = found.takeAll<Effect>();
        const bool one
            = made.who.kind != Who::Kind::EachOpponent && made.who.kind != Who::Kind::EachPlayer;
        if (!one || modes.size() != 2 || !isDoneToMercenaries(modes.front())
            || !isDoneToMercenaries(modes.back()))
            return std::nullopt;
        made.price.push_back(std::move(modes.front()));
        made.effect.push_back(std::move(modes.back()));
        return Effect { std::move(made) };
    }
};
/// "each adjacent enemy mercenary must choose: it exhausts, or it takes 1 True damage": its controller does.
struct eachDecides
    : seq<word<"each">,
          any<seq<mercenaryPhrase, mustChoose>, seq<mercenarys, word<"controller">, mustChoose>>,
          any<colon, word<"-">>, chosenDeed, orElse, chosenDeed>
{
    static std::optional<Effect> build(Found& found)
    {
        ForEach made;
        made.who = found.take<Filter>();
        Unless asked;
        asked.who.kind = Who::Kind::ItsController;
        std::vector<Effect> modes = found.takeAll<Effect>();
        if (modes.size() != 2 || !isDoneToMercenaries(modes.front())
            || !isDoneToMercenaries(modes.back()))
            return std::nullopt;
        asked.price.push_back(std::move(modes.front()));
        asked.effect.push_back(std::move(modes.back()));
        made.effect.push_back({ std::move(asked) });
        return Effect { std::move(made) };
    }
};
struct chooseWord : seq<word<"choose one of the following", "choose one of", "choose one">,
                        maybe<any<colon, word<"-">, stop>>, maybe<word<"either">>>
{
    static constexpr std::string_view expected = "choose one:";
};
/// The one target that a mode names; nothing where it names several.
const Thing* onlyTarget(Effect& mode)
{
    const Thing* only = nullptr;
    int targets = 0;
    walk(mode, [&](auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>)
            if (part.kind == Thing::Kind::Target) {
                only = &part;
                ++targets;
            }
    });
    return targets == 1 && only->count == 1 && only->line == Thing::Line::None
            && only->filter.noun == Filter::Noun::Mercenary
        ? only
        : nullptr;
}
/// "Choose one: heal target mercenary 3; or Mend it": only one mode is done, so each names its target.
void nameAgain(Effect& mode, const Thing& target)
{
    Thing* it = nullptr;
    bool names = false;
    walk(mode, [&](auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>) {
            names = names || part.kind == Thing::Kind::Target || part.kind == Thing::Kind::Some
                || part.kind == Thing::Kind::Each;
            if (!it && !names && part.kind == Thing::Kind::It && !part.plural
                && part.filter.noun == Filter::Noun::Mercenary
                && part.referent.kind == Referent::Kind::Open)
                it = &part;
        }
    });
    if (it)
        *it = target;
}
/// How many of the modes: "choose two", "choose one or both", "choose up to two", "choose one or more"
struct chooseSome
    : seq<any<means<2, "choose two of the following", "choose two of these", "choose two of",
                  "choose 2 of the following", "choose 2", "choose two">,
              means<3, "choose three of the following", "choose 3 of the following", "choose three",
                  "choose 3">,
              means<Flag::UpTo, "choose one or both of the following", "choose one or both",
                  "choose up to two of the following", "choose up to two", "choose up to 2",
                  "choose one or two", "choose 1 or both", "choose 1 or 2">,
              means<Flag::Several, "choose one or more of the following", "choose one or more",
                  "choose any number of the following", "choose any number", "choose 1 or more",
                  "choose at least one", "choose any combination">>,
          any<colon, word<"-">, stop>>
{
};
/// Each choice of several modes as a mode of its own: the first and the second, the first and the third, ...
std::optional<std::vector<Effect>> combined(
    const std::vector<Effect>& modes, std::size_t least, std::size_t most)
{
    constexpr std::size_t mostModes = 5;
    if (modes.size() > mostModes || least > modes.size())
        return std::nullopt;
    std::vector<Effect> all;
    for (std::size_t size = least; size <= std::min(most, modes.size()); ++size)
        for (unsigned set = 1; set < (1u << modes.size()); ++set) {
            if (static_cast<std::size_t>(std::popcount(set)) != size)
                continue;
            std::vector<Effect> parts;
            for (std::size_t k = 0; k < modes.size(); ++k)
                if ((set >> k & 1u) != 0)
                    parts.push_back(modes[k]);
            if (parts.size() == 1) {
                all.push_back(std::move(parts.front()));
                continue;
            }
            const std::size_t joints = parts.size() - 1;
            all.push_back(joined(
                std::move(parts), std::vector<Sequence::Joint>(joints, Sequence::Joint::And)));
        }
    constexpr std::size_t mostChoices = 10;
    return all.size() <= mostChoices ? std::optional(std::move(all)) : std::nullopt;
}
struct chooseSeveral : seq<chooseSome, sentence, orElse, sentence, many<orElse, sentence>>
{
    static std::optional<Effect> build(Found& found)
    {
        const std::vector<Effect> modes = found.takeAll<Effect>();
        const bool upTo = found.says(Flag::UpTo);
        const bool any = found.says(Flag::Several);
        const auto number = static_cast<std::size_t>(found.take<int>(2));
        if (number > modes.size() || (upTo && modes.size() < 2))
            return std::nullopt;
        if (!upTo && !any && number == modes.size())
            return std::nullopt; // all of them: no choice
        auto all = combined(modes, upTo || any ? 1 : number, any ? modes.size() : number);
        return all ? std::optional(Effect { Choose { std::move(*all) } }) : std::nullopt;
    }
};
struct choose : seq<chooseWord, sentence, orElse, sentence, many<orElse, sentence>>
{
    static Effect build(Found& found)
    {
        Choose made { found.takeAll<Effect>() };
        const Thing* named = onlyTarget(made.modes.front());
        if (named) {
            const Thing target = *named;
            for (std::size_t i = 1; i < made.modes.size(); ++i)
                nameAgain(made.modes[i], target);
        }
        return { std::move(made) };
    }
};

struct winFlip : seq<means<Flag::Win, "if you win the flip", "if you win it", "if you win",
                         "on a win", "if you win the coin flip", "if it is heads",
                         "if it lands on heads", "on heads", "if heads">,
                     maybe<comma>, sentence>
{
};
struct loseFlip
    : seq<means<Flag::Lose, "if you lose the flip", "if you lose it", "if you lose", "otherwise",
              "on a loss", "if you do not", "on tails", "if tails", "tails :", "if it is tails">,
          maybe<comma>, sentence>
{
};
struct flipCoin : seq<word<"flip a coin", "toss a coin">, stop,
                      any<seq<winFlip, maybe<stop, loseFlip>>, loseFlip>>
{
    static Effect build(Found& found)
    {
        FlipCoin made;
        if (found.says(Flag::Win))
            made.win.push_back(found.take<Effect>());
        if (found.says(Flag::Lose))
            made.lose.push_back(found.take<Effect>());
        return { std::move(made) };
    }
};

/// "flip three coins", "flip a coin until you lose": "that many" are won
struct flipSeveral
    : any<seq<word<"flip", "toss">, count, word<"coins">>,
          means<Flips::untilLost, "flip a coin until you lose a flip", "flip a coin until you lose",
              "flip coins until you lose a flip", "flip coins until you lose",
              "flip a coin until you lose one", "toss a coin until you lose",
              "flip a coin until it comes up tails", "flip a coin until it is tails",
              "flip a coin until you flip tails", "flip a coin until you get tails">>
{
    static std::optional<Effect> build(Found& found)
    {
        const Flips made { found.take<int>() };
        return made.count <= 10 ? std::optional(Effect { made }) : std::nullopt;
    }
};
/// "roll a d6": what it shows is then asked for, "on a 4 or more".
struct rollDie
    : word<"roll a d6", "roll a die", "roll a six-sided die", "roll one die", "roll a dice">
{
    static Effect build() { return { RollDie {} }; }
};

struct anyDecision : any<theyPick, decide, eachDecides>
{
};
struct anyMode : any<chooseSeveral, choose, flipSeveral, flipCoin, rollDie>
{
};

} // namespace

bool decision::read(Input& in, Reading& reading)
{
    return text::read<anyDecision>(in, reading);
}
bool modes::read(Input& in, Reading& reading)
{
    return text::read<anyMode>(in, reading);
}

} // namespace triptych::seize::grammar
