#include "altered/text/binding/Alternatives.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace triptych::altered {

using Kind = Condition::Kind;

namespace {

/// The numbers for which a comparison holds, where they lie together.
struct Numbers
{
    int least = 0;
    int most = std::numeric_limits<int>::max();
};

std::optional<Numbers> numbersOf(const Condition& of)
{
    if (of.kind == Kind::Result) {
        Numbers made { of.number.number };
        if (of.upTo)
            made.most = of.upTo;
        return made;
    }
    if (of.number.kind != Amount::Kind::Fixed)
        return std::nullopt;
    const int n = of.number.number;
    std::optional<Numbers> made;
    switch (of.compare) {
    case Compare::Exactly:
        if (of.no && n == 0)
            return Numbers { 1 };
        if (!of.no)
            made = Numbers { n, n };
        return made;
    case Compare::AtMost:
        return of.no ? Numbers { n + 1 } : Numbers { 0, n };
    case Compare::AtLeast:
        return of.no ? Numbers { 0, n - 1 } : Numbers { n };
    case Compare::Less:
        return of.no ? Numbers { n } : Numbers { 0, n - 1 };
    case Compare::More:
        return of.no ? Numbers { 0, n } : Numbers { n + 1 };
    case Compare::OrNext:
        if (!of.no)
            made = Numbers { n, n + 1 };
        return made;
    case Compare::Even:
    case Compare::Odd:
        break;
    }
    return std::nullopt;
}

bool areApart(const Condition& one, const Condition& other)
{
    const std::optional<Numbers> these = numbersOf(one);
    const std::optional<Numbers> those = numbersOf(other);
    return these && those && (these->most < those->least || those->most < these->least);
}

/// The types that a noun stands for: one bit each.
unsigned typesOf(const Noun& noun)
{
    switch (noun.kind) {
    case Noun::Kind::Character:
        return 1;
    case Noun::Kind::Spell:
        return 2;
    case Noun::Kind::Landmark:
        return 4;
    case Noun::Kind::ExpeditionPermanent:
        return 8;
    case Noun::Kind::Permanent:
        return 12;
    case Noun::Kind::Hero:
        return 16;
    case Noun::Kind::Card:
    case Noun::Kind::Token:
    case Noun::Kind::ManaOrb:
    case Noun::Kind::Subtype:
        break;
    }
    return ~0u;
}
unsigned typesOf(const Filter& filter)
{
    unsigned all = filter.nouns.empty() ? ~0u : 0;
    for (const Noun& noun : filter.nouns)
        all |= typesOf(noun);
    return all;
}

/// What two conditions have to do with each other.
enum class Relation : std::uint8_t { None, AskAlike, Exclude };

Relation related(bool alike, bool apart)
{
    return !alike ? Relation::None : apart ? Relation::Exclude : Relation::AskAlike;
}

Relation relationOf(const Condition& one, const Condition& other)
{
    if (one.kind != other.kind)
        return related(one.kind == Kind::StepDone && other.kind == Kind::StepNotDone, false);
    switch (one.kind) {
    case Kind::Is:
        return related(one.thing == other.thing,
            !one.no && !other.no && one.past == other.past
                && (typesOf(one.filter) & typesOf(other.filter)) == 0);
    case Kind::Exist:
        return related(one.ofWho == other.ofWho && one.who == other.who && one.quantity
                && other.quantity && one.quantity->kind == other.quantity->kind
                && one.quantity->thing == other.quantity->thing,
            one.quantity == other.quantity && areApart(one, other));
    case Kind::Compared:
        return related(one.quantity == other.quantity, areApart(one, other));
    case Kind::Position:
        return related(one.expedition == other.expedition,
            !one.no && !other.no && one.positions && other.positions
                && !(one.positions & other.positions)
                && !((one.positions | other.positions)
                    & ~(Expedition::Behind | Expedition::Ahead | Expedition::Tied)));
    case Kind::ThisWay:
        return related(one.deed == other.deed && one.who == other.who, false);
    case Kind::Happened:
        return related(one.happening && other.happening
                && one.happening->event == other.happening->event
                && one.happening->who == other.happening->who,
            false);
    case Kind::Result:
        return related(true, areApart(one, other));
    case Kind::StepDone:
    case Kind::StepNotDone:
    case Kind::StepImpossible:
    case Kind::Only:
    case Kind::FewerThan:
    case Kind::FirstPlayer:
    case Kind::PlayerIs:
    case Kind::Distinct:
    case Kind::BaseZeroThere:
    case Kind::During:
    case Kind::AllAlike:
    case Kind::All:
    case Kind::AnyOf:
        break;
    }
    return Relation::None;
}

} // namespace

bool askAlike(const Condition& one, const Condition& other)
{
    return relationOf(one, other) != Relation::None;
}

bool excludeEachOther(const Condition& one, const Condition& other)
{
    return relationOf(one, other) == Relation::Exclude;
}

} // namespace triptych::altered
