#include "seize/text/printing/Spoken.h"

#include "seize/tree/Meant.h"

namespace triptych::seize {

bool isPlural(const Thing& thing)
{
    if (thing.kind == Thing::Kind::It)
        return thing.plural;
    return meantBy(thing.kind) == Meant::Chosen && thing.count != 1; // of all, each does it
}

bool isToldToThatPlayer(const Effect& effect)
{
    return std::visit(
        [](const auto& e) {
            if constexpr (requires { e.who.kind == Who::Kind::You; })
                return e.who.kind == Who::Kind::ThatPlayer;
            else
                return false;
        },
        effect.node);
}

Condition doneBy(const Standing& said)
{
    Condition done;
    done.kind = Condition::Kind::PlayerDid;
    done.they = true;
    done.done = said.done;
    if (said.kind == Standing::Kind::DidNot) {
        done.atLeast = false;
        done.number = 0;
    }
    return done;
}

bool isOwnChoice(const Unless& unless)
{
    return unless.who.kind == Who::Kind::You && !isToldToThatPlayer(unless.price.front());
}

bool isSaidAfter(const Unless& unless)
{
    return unless.who.kind == Who::Kind::ItsController || unless.who.kind == Who::Kind::ItsOwner;
}

} // namespace triptych::seize
