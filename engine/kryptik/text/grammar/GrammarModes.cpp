#include "kryptik/text/grammar/GrammarInstructions.h"

// One of several things that are said: chosen, left to chance, or chosen by somebody else.
namespace triptych::kryptik::grammar {
namespace {

struct chooseWord : seq<word<"choose one of the following", "choose one of", "choose one">,
                        maybe<any<colon, stop, word<"-">>>>
{
};
struct orElse : word<"; or", ";", ", or", "or">
{
};
struct choose : seq<chooseWord, sentence, orElse, sentence, many<orElse, sentence>>
{
    static Effect build(Found& found) { return { Choose { found.takeAll<Effect>() } }; }
};
/// "Choose one. If you control a Human citizen, choose both instead: ...; or ..."
struct ofAllModes : seq<any<word<"if">, means<Flag::Negated, "unless">>, condition, comma,
                        maybe<means<Flag::May, "you may">>,
                        word<"choose both of them", "choose all of them", "choose both",
                            "choose all", "do both", "choose any number", "choose one or both">,
                        maybe<word<"of them", "of those">>, maybe<word<"instead">>>
{
};
struct chooseAllIf
    : any<seq<word<"choose one of the following", "choose one">, any<stop, comma, word<";">>,
              ofAllModes, maybe<any<colon, stop, word<"-">>>, sentence, orElse, sentence,
              many<orElse, sentence>>,
          seq<chooseWord, sentence, orElse, sentence, many<orElse, sentence>, stop, ofAllModes>>
{
    static std::optional<Effect> build(Found& found)
    {
        Choose made { found.takeAll<Effect>() };
        made.may = found.says(Flag::May);
        made.allIf = found.take<Condition>();
        made.allIf->negated ^= found.says(Flag::Negated);
        if (made.modes.size() > 3)
            return std::nullopt;
        std::vector<Effect> all = made.modes;
        const std::size_t joints = all.size() - 1;
        made.modes.push_back(joined(std::move(all), std::vector<Joint>(joints, Joint::Then)));
        return Effect { std::move(made) };
    }
};
/// "Flip a coin. If you win the flip, draw 1 card. Otherwise, discard 1 card"
struct coinWon : word<"if you win the flip", "if you win the toss", "if you win", "if it is heads",
                     "if it comes up heads", "if it lands on heads", "if heads", "on heads",
                     "heads", "if the result is heads", "if you win it", "if it lands heads">
{
};
struct coinLost
    : word<"if you lose the flip", "if you lose the toss", "if you lose", "if it is tails",
          "if it comes up tails", "if it lands on tails", "if tails", "on tails", "tails",
          "if the result is tails", "if you lose it", "otherwise", "if it lands tails">
{
};
struct afterCoin : maybe<any<comma, colon, word<"-">>>
{
};
struct coin : seq<word<"flip a coin", "toss a coin", "flip 1 coin">,
                  any<word<", then">, stop, comma, colon, word<";">>, coinWon, afterCoin, sentence,
                  maybe<any<word<", then">, stop, word<";">, comma>, coinLost, afterCoin, sentence>>
{
    static Effect build(Found& found) { return { Chance { found.takeAll<Effect>() } }; }
};
/// "Choose one at random: draw 1 card; or destroy target citizen"
struct atRandomOne
    : seq<word<"choose one at random", "choose one of the following at random",
              "choose one of these at random", "do one of the following at random",
              "do one of these at random", "one of the following happens at random">,
          maybe<any<colon, word<"-">>>, sentence, orElse, sentence, many<orElse, sentence>>
{
    static Effect build(Found& found) { return { Chance { found.takeAll<Effect>() } }; }
};
/// "Choose up to two", "choose one or more": each that could be chosen is a mode
struct chooseSome
    : seq<any<seq<means<Flag::UpTo, "choose up to">, digits>,
              means<Flag::AnyNumber, "choose one or more", "choose 1 or more",
                  "choose any number">>,
          maybe<word<"of the following", "of these", "different">>,
          maybe<any<colon, stop, word<"-">>>, sentence, orElse, sentence, many<orElse, sentence>>
{
    static std::optional<Effect> build(Found& found)
    {
        const std::vector<Effect> said = found.takeAll<Effect>();
        const int most = found.take<int>(static_cast<int>(said.size()));
        if (said.size() > 4 || most < 1)
            return std::nullopt;
        Choose made;
        for (unsigned set = 1; set < 1u << said.size(); ++set) {
            std::vector<Effect> parts;
            for (std::size_t i = 0; i < said.size(); ++i)
                if ((set >> i) & 1)
                    parts.push_back(said[i]);
            if (static_cast<int>(parts.size()) > most)
                continue;
            const std::size_t joints = parts.size() - 1;
            made.modes.push_back(joined(std::move(parts), std::vector<Joint>(joints, Joint::Then)));
        }
        return Effect { std::move(made) };
    }
};
/// "Choose two" of three: each pair of them is a mode, done in the order they are printed in. "Choose one or
/// both" has both of them as a third.
struct chooseMore
    : seq<any<seq<means<Flag::Or, "choose one or both">, maybe<word<"of the following">>>,
              seq<means<2, "choose two", "choose 2">, maybe<word<"of the following">>>>,
          maybe<any<colon, stop, word<"-">>>, sentence, orElse, sentence, many<orElse, sentence>>
{
    static std::optional<Effect> build(Found& found)
    {
        const bool orBoth = found.says(Flag::Or);
        const std::vector<Effect> said = found.takeAll<Effect>();
        if (orBoth ? said.size() != 2 : said.size() < 3 || said.size() > 4)
            return std::nullopt;
        Choose made;
        if (orBoth)
            made.modes = said;
        for (std::size_t one = 0; one < said.size(); ++one)
            for (std::size_t other = one + 1; other < said.size(); ++other)
                made.modes.push_back(joined({ said[one], said[other] }, { Joint::Then }));
        return Effect { std::move(made) };
    }
};
struct theirMode
    : seq<pegtl::at<word<"you", "they", "that player", "that opponent", "this">>, sentence>
{
};
/// "Target opponent chooses one: that player discards 2 cards; or you draw 2 cards": who does it is said.
struct theyPick
    : seq<another, word<"chooses one of the following", "chooses one">,
          maybe<any<colon, word<"-">>>, theirMode, orElse, theirMode, many<orElse, theirMode>>
{
    static std::optional<Effect> build(Found& found)
    {
        const Who who = found.take<Who>();
        Either made { who, found.takeAll<Effect>(), true };
        return made.options.size() <= 4 ? std::optional(Effect { std::move(made) }) : std::nullopt;
    }
};

struct anyChoosing : any<theyPick, coin, atRandomOne, chooseSome, chooseMore, chooseAllIf, choose>
{
};

} // namespace

bool choosing::read(Input& in, Reading& reading)
{
    return text::read<anyChoosing>(in, reading);
}

} // namespace triptych::kryptik::grammar
