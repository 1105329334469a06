#include "seize/text/grammar/GrammarAbilities.h"

#include <utility>

// When alone something may be used or played: "use this only during your turn".
namespace triptych::seize::grammar {
namespace {

struct aTime : any<seq<word<"if", "while", "as long as", "when">, condition>, duringTime>
{
};
/// "only if you control a Mage and only during your turn"
template <Literal... Words>
struct onlyIf : seq<word<Words...>,
                    any<seq<aTime, many<word<", and only", "and only">, aTime>>,
                        seq<onceEachTurn, word<", and only", "and only">, aTime>,
                        seq<aTime, word<", and only", "and only">, onceEachTurn>>,
                    stop>
{
};
struct usedOnly
    : onlyIf<"use this only", "use this ability only", "use only", "activate this only",
          "activate this ability only", "activate only", "you may only use this",
          "you may only activate this", "this ability can only be used", "this can only be used",
          "you may use this ability only", "you can only use this", "usable only">
{
};
struct playedOnly
    : onlyIf<"play this only", "play only", "play this card only", "you may only play this",
          "you can only play this", "use this only", "use only", "this can only be played",
          "you may play this only", "you may play this card only", "this card can only be played",
          "only play this", "playable only", "can only be played">
{
};
/// "Only while stealthed." of an attack: its user.
struct doneOnlyWhile : seq<word<"only while", "play only while", "play this only while",
                               "use only while", "use this only while">,
                           bareCondition<Thing::Kind::Attacker>, stop>
{
};

} // namespace

std::optional<Condition> allOf(Found& found)
{
    std::vector<Condition> all;
    for (Condition& each : found.takeAll<Condition>()) {
        if (each.kind == Condition::Kind::Both && !each.unless)
            all.insert(all.end(), each.parts.begin(), each.parts.end());
        else
            all.push_back(std::move(each));
    }
    if (all.empty())
        return std::nullopt;
    if (all.size() == 1)
        return std::move(all.front());
    Condition both;
    both.kind = Condition::Kind::Both;
    both.parts = std::move(all);
    return both;
}

bool useOnly::read(Input& in, Reading& reading)
{
    return text::read<usedOnly>(in, reading);
}
bool playOnly::read(Input& in, Reading& reading)
{
    return text::read<playedOnly>(in, reading);
}
bool onlyWhile::read(Input& in, Reading& reading)
{
    return text::read<doneOnlyWhile>(in, reading);
}

} // namespace triptych::seize::grammar
