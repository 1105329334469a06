#include "seize/text/grammar/GrammarBranches.h"

// Traps: what waits on a tile for whoever comes there.
namespace triptych::seize::grammar {
namespace {

using Joint = Sequence::Joint;

/// "place a trap on target empty tile: exhaust it"
struct comesOntoIt
    : word<"enters that tile", "enters it", "moves onto that tile", "enters the tile",
          "moves onto it", "moves onto the tile", "moves onto the trap", "steps on it",
          "steps onto it", "steps onto that tile", "enters that space">
{
};
struct trapVictim
    : any<seq<word<"when", "whenever", "the next time">, somebody, comesOntoIt, maybe<waitingTime>>>
{
};
/// How long a trap lies; false where that is no time it could.
bool setTime(Trap& trap, Found& found)
{
    trap.duration = found.take<Duration>(Duration::Always);
    return !found.has<Duration>() // said twice
        && (trap.duration == Duration::Always || canBeWaited(trap.duration));
}
struct trapGone
    : word<". then remove the trap", ". then destroy the trap", ". remove the trap",
          "and destroy the trap", "and the trap is destroyed", "and remove the trap",
          ", then remove the trap", ", then destroy the trap", "and the trap is removed">
{
};
/// "choose an empty tile within Distance 1. The next mercenary to enter it is exhausted."
struct enteringIt : seq<word<"the next", "the first">, mercenaryPhrase,
                        any<word<"to enter it", "to enter that tile", "to move onto it",
                                "to move onto that tile">,
                            seq<word<"that", "who">, comesOntoIt>>,
                        maybe<waitingTime>>
{
};
struct layTrap : word<"place a trap on", "set a trap on", "put a trap on", "lay a trap on",
                     "place a trap counter on">
{
};
struct trapOfNext : seq<any<word<"choose", "choose a tile :">, layTrap>, tiles,
                        any<stop, comma, semicolon, colon>, maybe<waitingTime, comma>, enteringIt,
                        predicate, many<joint, predicate>, maybe<trapGone>>
{
    static std::optional<Effect> build(Found& found)
    {
        Trap made;
        made.where = found.take<Thing>();
        made.who = found.take<Filter>();
        Thing it;
        it.kind = Thing::Kind::It;
        std::vector<Effect> parts = found.takeAll<Effect>();
        for (Effect& part : parts)
            if (!tellWhom(part, it))
                return std::nullopt;
        if (!setTime(made, found) || made.where.kind == Thing::Kind::It
            || made.where.filter.noun != Filter::Noun::Tile)
            return std::nullopt;
        made.effect.push_back(joined(std::move(parts), found.takeAll<Joint>()));
        return Effect { std::move(made) };
    }
};
struct trap : seq<layTrap, tiles, maybe<waitingTime>, any<stop, colon>, trapVictim, comma, sentence,
                  maybe<trapGone>>
{
    static std::optional<Effect> build(Found& found)
    {
        Trap made;
        made.where = found.take<Thing>();
        made.who = found.take<Thing>().filter;
        made.effect.push_back(found.take<Effect>());
        return setTime(made, found) ? std::optional(Effect { std::move(made) }) : std::nullopt;
    }
};
struct anyTrap : any<trap, trapOfNext>
{
};

} // namespace

bool trapLaid::read(Input& in, Reading& reading)
{
    return text::read<anyTrap>(in, reading);
}

} // namespace triptych::seize::grammar
