#include "altered/text/grammar/GrammarInstructions.h"

// What is targeted or chosen for the sentences that follow (6.5.b).
namespace triptych::altered::grammar {
namespace {

struct declaresTarget : verb<"target", "targets">
{
};
struct declareExpedition : seq<pegtl::at<word<"target an expedition">>, expedition>
{
    static Effect build(Found& found)
    {
        return effect(DeclareExpedition { found.take<Expedition>(), fixed(1), false });
    }
};
/// "choose one of your Expeditions", "target opponent chooses one of their Expeditions": nothing is targeted
struct chooseExpedition : seq<maybeWho, verb<"choose", "chooses">,
                              pegtl::at<word<"one of your", "one of their">>, expedition>
{
    static std::optional<Effect> build(Found& found)
    {
        using Kind = Who::Kind;
        DeclareExpedition made;
        made.who = whoIn(found);
        made.expedition = found.take<Expedition>();
        const bool you = made.who.kind == Kind::You;
        const bool target
            = made.who.kind == Kind::TargetOpponent || made.who.kind == Kind::TargetPlayer;
        const bool own = made.expedition.whose.kind == (you ? Kind::You : Kind::ThatPlayer);
        const bool one = made.expedition.kind == Expedition::Kind::OneOf
            && said(made.expedition).word == Said<Expedition>::Usual;
        return one && own && (you || target) ? std::optional(effect(std::move(made)))
                                             : std::nullopt;
    }
};
struct severalExpeditions
    : seq<word<"target">, any<seq<upTo, numeral>, numeral>, word<"expeditions">>
{
    static Effect build(Found& found)
    {
        DeclareExpedition made;
        made.upTo = found.says(Flag::UpTo);
        made.count = found.take<Amount>();
        made.expedition.kind = Expedition::Kind::Target;
        made.expedition.whose = Who { Who::Kind::Anyone };
        return effect(std::move(made));
    }
};
struct anOpponent : any<whoIs<Who::Kind::Opponent, Said<Who>::Usual, "an opponent">,
                        whoIs<Who::Kind::Anyone, Said<Who>::Usual, "a player">>
{
};
struct declarePlayer : seq<word<"target">, anOpponent>
{
    static Effect build(Found& found) { return effect(DeclarePlayer { found.take<Who>() }); }
};
struct chooseWord : any<means<Flag::Pick, "choose">, seq<means<Flag::Pick, "chooses">, thirdPerson>>
{
};
struct declare : seq<maybeWho, any<chooseWord, declaresTarget>,
                     pegtl::at<any<count, word<"another">, seq<upTo>>>, thing,
                     maybe<any<word<"and", ", then", "then">>,
                         pegtl::at<any<count, word<"another">>>, thing, pegtl::at<stop>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Declare made;
        made.who = whoIn(found);
        made.what = found.take<Thing>();
        made.chooses = found.says(Flag::Pick);
        // "one of them": of those that the condition before it counts (GrammarSentences.cpp)
        const bool targets = made.chooses && std::holds_alternative<Target>(made.what.node);
        if (!std::holds_alternative<Some>(made.what.node) && !targets
            && !std::holds_alternative<OfThem>(made.what.node))
            return std::nullopt;
        if (auto also = found.takeIfAny<Thing>()) {
            const bool each = std::holds_alternative<Some>(made.what.node)
                && std::holds_alternative<Some>(also->node);
            if (!each || made.who.kind == Who::Kind::EachPlayer)
                return std::nullopt;
            made.also = std::move(*also);
        }
        return effect(std::move(made));
    }
};

/// "choose a number", "choose a number from 1 to 6"
struct chooseNumber : seq<maybeWho, verb<"choose", "chooses">, word<"a number">,
                          maybe<any<seq<word<"from", "between">, digits, word<"to", "and">, digits>,
                              seq<digits, means<Flag::More, "or more">>>>>
{
    static std::optional<Effect> build(Found& found)
    {
        ChooseNumber made;
        made.who = whoIn(found);
        if (found.has<int>()) {
            made.least = found.take<int>();
            made.most = found.says(Flag::More) ? 10 : found.take<int>();
            said(made).from = true;
        }
        return made.least < made.most && made.most <= 20 ? std::optional(effect(std::move(made)))
                                                         : std::nullopt;
    }
};
/// "Target Expedition. Each Character in it ...": a sentence of its own
struct declareAlone : seq<pegtl::at<word<"target expedition", "another target expedition">>,
                          expedition, pegtl::at<stop>>
{
    static Effect build(Found& found)
    {
        return effect(DeclareExpedition { found.take<Expedition>(), fixed(1), false });
    }
};
struct anyNaming : any<declareExpedition, chooseExpedition, severalExpeditions, declarePlayer,
                       chooseNumber, declare>
{
};

} // namespace

bool naming::read(Input& in, Reading& reading)
{
    return text::read<anyNaming>(in, reading);
}
bool namingAlone::read(Input& in, Reading& reading)
{
    return text::read<declareAlone>(in, reading);
}

} // namespace triptych::altered::grammar
