#include "seize/text/grammar/GrammarDeeds.h"
#include "seize/text/grammar/GrammarStatics.h"

#include <utility>

// What comes instead of what a player would lose, gain or draw: "if you would lose 3 or more loot, lose 1 less".
namespace triptych::seize::grammar {
namespace {

using Fate = Rescue::Fate;

struct onePlayer
    : any<seq<word<"you">>,
          whoIs<Who::Kind::EachOpponent, "an opponent", "your opponents", "your opponent",
              "the opponent", "any opponent", "each opponent", "opponents">,
          whoIs<Who::Kind::EachPlayer, "a player", "any player", "each player", "players">>
{
    static constexpr std::string_view expected = "you, an opponent or a player";
};
struct playerNamedOnce : any<seq<word<"you">>, means<targetOpponent, "target opponent">,
                             whoIs<Who::Kind::Target, "target player">,
                             whoIs<Who::Kind::ThatPlayer, "that player", "that opponent">>
{
};
struct lootThen
    : any<seq<count, word<"or more loot">>, word<"loot", "any loot", "any amount of loot">>
{
};
struct befallsPlayer
    : any<seq<means<Fate::LosesLoot, "would lose">, lootThen>,
          seq<means<Fate::GainsLoot, "would gain", "would receive", "would get">, lootThen>,
          seq<means<Fate::Draws, "would draw">,
              word<"a card", "any cards", "one or more cards", "1 or more cards", "cards", "1">>>
{
};
struct ofTheLoot : word<"of that loss", "of the loss", "of that loot", "of that", "of it">
{
};
struct theLoot
    : word<"that loot", "that loss", "that amount", "that much loot", "that much", "that", "it">
{
};
/// "lose 2 less", "lose only 1", "lose half that much, rounded up", "lose no loot": how much of it there is
struct soMuchOfIt
    : seq<maybe<word<"you", "they", "that player", "that opponent">>, maybe<insteadWord>,
          word<"lose", "loses", "gain", "gains">,
          any<seq<count, means<Flag::Less, "less loot", "less", "fewer loot", "fewer">>,
              seq<means<Flag::AtMost, "only", "just">, count>,
              seq<means<Flag::Twice, "half of", "half">, theLoot, maybe<upOrDown>>,
              means<Flag::All, "no loot", "none of it", "none", "nothing">>,
          maybe<word<"loot">>>
{
    static Effect build(Found& found)
    {
        Prevent made;
        made.way = found.says(Flag::Twice) ? Prevent::Way::Half
            : found.says(Flag::AtMost)     ? Prevent::Way::AllBut
                                           : Prevent::Way::OfIt;
        // RULING "half that much": rounded down unless it says otherwise; then more of it is kept off.
        made.roundedUp = made.way == Prevent::Way::Half && !found.says(Flag::Fully);
        made.amount = found.says(Flag::All) ? Amount { Amount::Kind::All, 1, {}, {} }
                                            : fixed(found.take<int>(1));
        made.what.kind = Thing::Kind::It;
        return effect(std::move(made));
    }
};
/// "prevent 2 of that loss", "reduce that loss by 2", "that loss is prevented"
struct keptOff
    : any<seq<word<"prevent">, count, ofTheLoot>,
          seq<word<"reduce that loss by", "reduce the loss by", "reduce that amount by",
                  "that loss is reduced by", "that amount is reduced by">,
              count>,
          means<Flag::All, "prevent that loss", "prevent the loss", "that loss is prevented",
              "you do not", "that player does not", "they do not">>
{
    static Effect build(Found& found)
    {
        Prevent made;
        made.way = Prevent::Way::OfIt;
        made.amount = found.says(Flag::All) ? Amount { Amount::Kind::All, 1, {}, {} }
                                            : fixed(found.take<int>());
        made.what.kind = Thing::Kind::It;
        return effect(std::move(made));
    }
};
struct comesOfIt : any<seq<any<soMuchOfIt, keptOff>, comma, insteadWord>,
                       seq<any<soMuchOfIt, keptOff>, maybe<insteadWord>>,
                       seq<word<"instead">, maybe<comma>, any<soMuchOfIt, keptOff>>,
                       seq<means<Flag::UpTo, "you may">, doneInstead>, doneInstead>
{
};
Effect finished(Found& found)
{
    Rescue made;
    made.fate = found.take<Fate>();
    made.least = found.take<int>(1);
    made.who = found.take<Who>({ Who::Kind::You });
    made.may = found.says(Flag::UpTo);
    made.effect.push_back(found.take<Effect>());
    return Effect { std::move(made) };
}
struct asItWould : word<"if", "when", "whenever", "each time">
{
};
struct playersAlways : seq<asItWould, onePlayer, befallsPlayer, comma, comesOfIt>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect made = finished(found);
        const auto& rescue = std::get<Rescue>(made.node);
        // "If you would lose loot, lose 1 less" is so each time: an Allowance.
        const auto* less = std::get_if<Prevent>(&rescue.effect.front().node);
        const bool allowed = less && less->way == Prevent::Way::OfIt && rescue.least == 1
            && rescue.fate != Fate::Draws && less->amount.kind == Amount::Kind::Fixed;
        return allowed ? std::nullopt : std::optional(std::move(made));
    }
};
/// What is kept off without anything instead of it.
Effect keptFrom(Found& found, Fate fate, Prevent prevented, int least)
{
    Rescue made;
    made.fate = fate;
    made.least = least;
    made.who = found.take<Who>({ Who::Kind::You });
    prevented.what.kind = Thing::Kind::It;
    made.effect.push_back(Effect { std::move(prevented) });
    return Effect { std::move(made) };
}
/// "opponents cannot draw cards": if one would, it does not happen
struct noneDrawn
    : seq<onePlayer, word<"can not draw cards", "can not draw any cards", "can not draw">>
{
    static Effect build(Found& found)
    {
        Prevent all;
        all.way = Prevent::Way::OfIt;
        all.amount = { Amount::Kind::All, 1, {}, {} };
        return keptFrom(found, Fate::Draws, std::move(all), 1);
    }
};
/// "you cannot lose more than 3 loot at a time"
struct lostAtOnce
    : seq<onePlayer, word<"can not lose more than", "lose no more than", "lose at most">, count,
          word<"loot">, word<"at a time", "at once", "at one time">>
{
    static Effect build(Found& found)
    {
        const int most = found.take<int>();
        Prevent rest;
        rest.way = Prevent::Way::AllBut;
        rest.amount = fixed(most);
        return keptFrom(found, Fate::LosesLoot, std::move(rest), most + 1);
    }
};
struct playersOnce : seq<word<"the next time">, playerNamedOnce, befallsPlayer, word<"this turn">,
                         comma, comesOfIt>
{
    static Effect build(Found& found)
    {
        Effect made = finished(found);
        std::get<Rescue>(made.node).once = true;
        return made;
    }
};

struct anyPlayer : any<playerNamedOnce, onePlayer>
{
};
/// "this turn, if an opponent would draw a card, ...", "if an opponent would draw a card this turn, ...": each time
struct playersThisTurn
    : any<seq<word<"this turn">, maybe<comma>, asItWould, anyPlayer, befallsPlayer, comma,
              comesOfIt>,
          seq<asItWould, anyPlayer, befallsPlayer, word<"this turn">, comma, comesOfIt>>
{
    static Effect build(Found& found)
    {
        Effect made = finished(found);
        std::get<Rescue>(made.node).turn = true;
        return made;
    }
};

} // namespace

bool playersRescue::read(Input& in, Reading& reading)
{
    return text::read<any<playersAlways, noneDrawn, lostAtOnce>>(in, reading);
}
bool playersRescueOnce::read(Input& in, Reading& reading)
{
    return text::read<any<playersOnce, playersThisTurn>>(in, reading);
}

} // namespace triptych::seize::grammar
