#include "altered/text/Undecided.h"

#include "altered/tree/Walk.h"

#include <algorithm>

// Looked at wherever it stands: in a Reaction, in quotes, in what a token has.
namespace triptych::altered {
namespace {

/// "I gain 1 counter": of what kind? One that is taken or asked for is any.
struct GainsOfNoKind
{
    template <typename Node>
    static bool in(const Node& node)
    {
        bool found = false;
        eachPart(node, [&](const auto& part) { found = found || in(part); });
        return found;
    }
    static bool isAny(const Counter& of) { return of.kind == Counter::Kind::Any; }
    static bool in(const Gain& e)
    {
        return std::ranges::any_of(e.grants, [](const Grant& grant) {
            return grant.kind == Grant::Kind::Counters && !grant.lose && isAny(grant.counter);
        }) || in<Gain>(e);
    }
    static bool in(const Distribute& e) { return isAny(e.counter) || in<Distribute>(e); }
    static bool in(const BeginWith& e) { return isAny(e.counter); }
};

} // namespace

std::string undecidedReason(const Ability& ability)
{
    if (GainsOfNoKind::in(ability))
        return "It is not said what kind of counter that is; say \"1 boost\", or name it, as in "
               "\"1 Kelon counter\".";
    return {};
}

} // namespace triptych::altered
