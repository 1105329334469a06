#include "seize/text/grammar/GrammarDeeds.h"
#include "seize/text/grammar/GrammarInstructions.h"

#include <optional>
#include <utility>

// Where somebody goes, said of whoever is told: "moves 1 tile toward it", "swaps places with target ally".
namespace triptych::seize::grammar {
namespace {

struct swapsPlaces : seq<word<"swaps places with", "switches places with", "swaps positions with",
                             "trades places with", "switches positions with", "swap places with",
                             "switch places with", "trade places with">,
                         thing>
{
    static Effect build(Found& found)
    {
        Swap made;
        made.with = found.take<Thing>();
        return effect(std::move(made));
    }
};
/// "... and attack": what it may do, both of it
struct andAttack : word<"and attack", "and make", ", then attack", "and then attack", "then attack">
{
};
/// "this mercenary may move 2 tiles": by the effect, not of its movement.
struct movesTiles
    : seq<any<word<"moves", "move", "is moved", "are moved">,
              means<Flag::UpTo, "may move", "can move">>,
          maybe<way>, maybe<upTo>, any<count, means<1, "a">>, tileWord,
          maybe<any<way,
              means<Flag::Straight, "in a straight line in any direction", "in a straight line",
                  "in any one direction", "in one direction", "in a line">,
              word<"in any direction">>>,
          pegtl::not_at<andAttack>>
{
    static std::optional<Effect> build(Found& found)
    {
        MoveTiles made;
        made.count = found.take<int>();
        made.upTo = found.says(Flag::UpTo);
        made.way = found.takeIfAny<Arrow>();
        made.straight = found.says(Flag::Straight) && made.count > 1;
        if (found.has<Arrow>() || (made.way && made.straight))
            return std::nullopt;
        return effect(std::move(made));
    }
};
/// "this mercenary moves 1 tile toward the attacker"
struct movesBeside
    : seq<any<means<Flag::UpTo, "may move", "can move">, word<"moves", "move", "is moved">>,
          maybe<upTo>, any<count, means<1, "a">>, tileWord,
          any<word<"toward", "towards", "closer to", "directly toward", "directly towards",
                  "straight toward", "straight towards">,
              means<Flag::Less, "away from", "directly away from", "straight away from">>,
          thing>
{
    static std::optional<Effect> build(Found& found)
    {
        Push made;
        made.count = found.take<int>();
        made.upTo = found.says(Flag::UpTo);
        made.pull = !found.says(Flag::Less);
        made.from = found.take<Thing>();
        const bool one = isOne(*made.from);
        return one ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// "this mercenary moves onto that mercenary's tile"
struct movesOntoTile : seq<word<"moves", "move", "is moved">, word<"to", "onto", "into">, tiles>
{
    static std::optional<Effect> build(Found& found)
    {
        MoveTo made;
        made.where = found.take<Thing>();
        return isOneTile(made.where) ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
struct anyMoveOfIt : any<movesBeside, movesOntoTile, movesTiles>
{
};

} // namespace

bool movedAlong::read(Input& in, Reading& reading)
{
    return text::read<anyMoveOfIt>(in, reading);
}
bool changingPlaces::read(Input& in, Reading& reading)
{
    return text::read<swapsPlaces>(in, reading);
}

} // namespace triptych::seize::grammar
