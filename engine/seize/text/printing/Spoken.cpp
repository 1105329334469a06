#include "seize/text/printing/Spoken.h"

namespace triptych::seize {

bool isPlural(const Thing& thing)
{
    switch (thing.kind) {
    case Thing::Kind::It:
        return thing.plural;
    case Thing::Kind::Target:
    case Thing::Kind::Some:
        return thing.count != 1;
    case Thing::Kind::This:
    case Thing::Kind::Bearer:
    case Thing::Kind::Attacked:
    case Thing::Kind::Attacker:
    case Thing::Kind::Each: // each of them does it
    case Thing::Kind::ThisWay:
    case Thing::Kind::That:
    case Thing::Kind::ThatEnemy:
    case Thing::Kind::ThatAlly:
    case Thing::Kind::ThatFirst:
    case Thing::Kind::ThatSecond:
        break;
    }
    return false;
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
