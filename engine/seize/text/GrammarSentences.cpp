#include "seize/text/GrammarInstructions.h"

#include "text/Joining.h"

// How instructions are joined to sentences, and sentences to an effect.
namespace triptych::seize::grammar {

Effect joined(std::vector<Effect> parts, std::vector<Sequence::Joint> joints)
{
    return text::joined<Sequence>(std::move(parts), joints);
}

namespace {

using Joint = Sequence::Joint;

// ---------------------------------------------------------------- Branches

struct may : seq<word<"you may">, sentence>
{
    static Effect build(Found& found) { return { May { { found.take<Effect>() } } }; }
};
struct ifSo : seq<word<"if">, condition, comma, sentence>
{
    static Effect build(Found& found)
    {
        return { IfSo { found.take<Condition>(), { found.take<Effect>() } } };
    }
};
struct chooseWord : seq<word<"choose one of the following", "choose one of", "choose one">,
                        maybe<any<colon, word<"-">>>>
{
    static constexpr std::string_view expected = "choose one:";
};
struct orElse : word<"; or", ";", ", or", "or">
{
};
struct choose : seq<chooseWord, sentence, orElse, sentence, many<orElse, sentence>>
{
    static Effect build(Found& found) { return { Choose { found.takeAll<Effect>() } }; }
};

struct winFlip
    : seq<means<Flag::Win, "if you win the flip", "if you win it", "if you win">, comma, sentence>
{
};
struct loseFlip : seq<means<Flag::Lose, "if you lose the flip", "if you lose it", "if you lose">,
                      comma, sentence>
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

struct later : any<means<Delayed::When::StartOfYourNextTurn, "at the start of your next turn",
                       "at the beginning of your next turn">,
                   means<Delayed::When::EndOfTurn, "at the end of the turn",
                       "at the end of this turn", "at the end of turn", "at end of turn">>
{
};
struct delayed : seq<later, comma, sentence>
{
    static Effect build(Found& found)
    {
        return { Delayed { found.take<Delayed::When>(), { found.take<Effect>() } } };
    }
};

// ---------------------------------------------------------------- Sentences

struct instruction : any<playerDeed, order, statement>
{
    static constexpr std::string_view expected
        = "an instruction (deal, draw, apply, heal, target mercenary gains, ...)";
};
/// "draw 1 if you control a Mage mercenary", "draw 1 at the start of your next turn"
struct qualified : seq<instruction, maybe<any<seq<word<"if">, condition>, later>>>
{
    static Effect build(Found& found)
    {
        Effect effect = found.take<Effect>();
        if (auto condition = found.takeIfAny<Condition>())
            return { IfSo { std::move(*condition), { std::move(effect) } } };
        if (const auto when = found.takeIfAny<Delayed::When>())
            return { Delayed { *when, { std::move(effect) } } };
        return effect;
    }
};
struct link : any<may, ifSo, choose, flipCoin, delayed, qualified>
{
};
struct chain : seq<link, many<joint, link>>
{
    static Effect build(Found& found)
    {
        std::vector<Effect> parts = found.takeAll<Effect>();
        return joined(std::move(parts), found.takeAll<Joint>());
    }
};
struct stops : seq<sentence, many<stop, sentence>, stop>
{
    static Effect build(Found& found)
    {
        std::vector<Effect> parts = found.takeAll<Effect>();
        const std::size_t joints = parts.size() - 1;
        return joined(std::move(parts), std::vector<Joint>(joints, Joint::Stop));
    }
};

} // namespace

bool sentence::read(Input& in, Reading& reading)
{
    return text::read<chain>(in, reading);
}
bool sentences::read(Input& in, Reading& reading)
{
    return text::read<stops>(in, reading);
}

} // namespace triptych::seize::grammar
