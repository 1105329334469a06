#include "altered/text/binding/SaidTwice.h"

#include <algorithm>
#include <variant>

// Two descriptions of who has something more: what fits both would have it twice.
namespace triptych::altered {

namespace {

bool isSaidTwice(const Ability& one, const Ability& other)
{
    const auto* first = one.statement ? std::get_if<Are>(&*one.statement) : nullptr;
    const auto* second = other.statement ? std::get_if<Are>(&*other.statement) : nullptr;
    const auto addsUp = [](const Grant& grant) {
        return !grant.lose
            && (grant.kind == Grant::Kind::Statistics || grant.kind == Grant::Kind::Counters
                || (grant.kind == Grant::Kind::Keyword && grant.keyword == Keyword::Tough));
    };
    return first && second && first->grants == second->grants
        && std::ranges::any_of(first->grants, addsUp);
}
/// Whether two descriptions could be of one and the same thing: not "Characters facing me and other Characters in my
/// Expedition", and not "I".
bool couldBeOfOne(const Ability& one, const Ability& other)
{
    const auto filterOf = [](const Ability& of) {
        const auto* each = std::get_if<Each>(&std::get<Are>(*of.statement).what.node);
        return each ? &each->filter : nullptr;
    };
    const Filter* first = filterOf(one);
    const Filter* second = filterOf(other);
    if (!first || !second)
        return false;
    const auto where = [](const Filter& of) {
        int place = 0;
        for (const Trait& trait : of.after)
            place = trait.kind == Trait::Kind::Facing ? 1
                : trait.kind == Trait::Kind::InExpedition
                ? 2 + static_cast<int>(trait.expedition.kind)
                : place;
        return place;
    };
    const auto isPermanent = [](const Filter& of) {
        return std::ranges::all_of(of.nouns, [](const Noun& noun) {
            return noun.kind == Noun::Kind::Landmark || noun.kind == Noun::Kind::Permanent
                || noun.kind == Noun::Kind::ExpeditionPermanent;
        });
    };
    const auto isYours = [](const Filter& of) {
        return std::ranges::any_of(of.after, [](const Trait& trait) {
            return trait.kind == Trait::Kind::Controlled && trait.who.kind == Who::Kind::You;
        });
    };
    constexpr int facing = 1;
    const bool apart
        = (where(*first) != 0 && where(*second) != 0 && where(*first) != where(*second))
        || (where(*first) == facing && isYours(*second))
        || (where(*second) == facing && isYours(*first));
    return !apart && isPermanent(*first) == isPermanent(*second);
}
} // namespace

bool countsTwice(const std::vector<Ability>& all, const text::Tokens& tokens)
{
    const auto isVerb = [](const text::Token& token) {
        return token.is("have") || token.is("has") || token.is("are") || token.is("is")
            || token.is("gain") || token.is("gains");
    };
    if (all.size() < 2 || std::ranges::count_if(tokens, isVerb) != 1)
        return false;
    for (std::size_t k = 1; k < all.size(); ++k)
        if (isSaidTwice(all[k - 1], all[k]) && couldBeOfOne(all[k - 1], all[k]))
            return true;
    return false;
}

} // namespace triptych::altered
