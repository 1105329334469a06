#include "altered/text/binding/EachPlayer.h"

#include "altered/text/binding/Branches.h"
#include "altered/text/printing/Said.h"
#include "altered/tree/Walk.h"

#include <algorithm>
#include <optional>

// What several do is done of all of them at once, so that nothing in it may hang on what only one of them has chosen,
// paid or seen.
namespace triptych::altered {
namespace {

bool isEachPlayer(const Who& who)
{
    return who.kind == Who::Kind::EachPlayer;
}

/// Whether a number of what was done before is asked for.
struct SpeaksOfNumber : AnyPart<SpeaksOfNumber>
{
    using AnyPart::in;
    static bool in(const Amount& of) { return of.kind == Amount::Kind::ThatMany || in<Amount>(of); }
    static bool in(const Quantity& of)
    {
        return of.kind == Quantity::Kind::Done || in<Quantity>(of);
    }
};

/// Whether something is done to a part of what was seen: "one of them", "the rest", "a Character" of no place.
struct SpeaksOfPart : AnyPart<SpeaksOfPart>
{
    using AnyPart::in;
    static bool in(const OfThem&) { return true; }
    static bool in(const It& of) { return of.kind == It::Kind::TheOthers; }
    static bool in(const May& of) { return isEachPlayer(of.who); }
    static bool in(const Move& of)
    {
        const auto* some = std::get_if<Some>(&of.what.node);
        return (some && std::ranges::none_of(some->filter.after, [](const Trait& trait) {
            return trait.kind == Trait::Kind::InZone || trait.kind == Trait::Kind::Controlled;
        })) || in<Move>(of);
    }
};

/// "puts it in their hand": all that was shown, whoever is asked.
struct SpeaksOfAllShown : AnyPart<SpeaksOfAllShown>
{
    using AnyPart::in;
    static bool in(const It& of) { return of.kind == It::Kind::It; }
};

template <typename Node>
bool isOfOne(const Node& e)
{
    if constexpr (requires { e.who.startingWithYou; }) {
        if (!isEachPlayer(e.who) || std::is_same_v<Node, May>)
            return false;
        if constexpr (std::is_same_v<Node, Play>)
            return true;
        if constexpr (std::is_same_v<Node, Pay>)
            return e.upTo || e.choosesX || e.mana.kind != Amount::Kind::Fixed;
        if constexpr (std::is_same_v<Node, Declare>) // "each player targets a Character"
            return false;
        if constexpr (requires { e.what.node; })
            if (std::holds_alternative<Target>(e.what.node))
                return true;
        if constexpr (std::is_same_v<Node, Create>)
            return e.expedition && e.expedition->kind == Expedition::Kind::Target;
        if constexpr (std::is_same_v<Node, Move>) {
            using Kind = Expedition::Kind;
            const Kind where = e.expedition.kind;
            const bool one = where == Kind::OneOf || where == Kind::An || where == Kind::Of;
            return e.to == Zone::Expedition
                && (where == Kind::Target
                    || (one && e.expedition.whose.kind == Who::Kind::ThatPlayer));
        }
    }
    return false;
}

bool shows(const Effect& effect)
{
    const auto* reveal = std::get_if<Reveal>(&effect.node);
    const auto* look = std::get_if<LookAt>(&effect.node);
    return (reveal && isEachPlayer(reveal->who)) || (look && isEachPlayer(look->who));
}
/// Whether of what each has done it is not known afterwards how much it was of whom.
bool isOfUnknownNumber(const Effect& effect)
{
    const auto* may = std::get_if<May>(&effect.node);
    const auto* shuffle = std::get_if<Shuffle>(&effect.node);
    return (may && isEachPlayer(may->who) && !may->to)
        || (shuffle && (isEachPlayer(shuffle->who) || isEachPlayer(shuffle->whose)));
}

struct IsOfOne : AnyPart<IsOfOne>
{
    template <typename Node>
    static bool in(const Node& node)
    {
        return isOfOne(node) || AnyPart::in(node);
    }
    static bool in(const Sequence& all)
    {
        bool shown = false;
        bool unknown = false;
        bool shuffled = false;
        for (const Effect& part : all.parts) {
            if (in(part))
                return true;
            Effect copy = part;
            const Who* who = whoOf(copy);
            const bool each = who && isEachPlayer(*who);
            if (each && shown
                && (SpeaksOfPart::in(part) || (who->with && SpeaksOfAllShown::in(part))))
                return true;
            if ((each || shuffled) && unknown && SpeaksOfNumber::in(part))
                return true;
            shown = shown || shows(part);
            unknown = isOfUnknownNumber(part);
            shuffled = unknown && std::holds_alternative<Shuffle>(part.node);
        }
        return false;
    }
};

/// What each of several may discard or sacrifice, where it is one thing each.
class OneOfEach : public EveryPart<OneOfEach>
{
public:
    /// Nothing where it is not so.
    static std::optional<OneOfEach> of(const Effect& effect)
    {
        using Way = Said<Quantity>::Way;
        const auto* may = std::get_if<May>(&effect.node);
        if (!may || !isEachPlayer(may->who) || !may->effect)
            return std::nullopt;
        const auto* sacrifice = std::get_if<Sacrifice>(&may->effect->node);
        const auto* discard = std::get_if<Discard>(&may->effect->node);
        const Thing* what = sacrifice ? &sacrifice->what : discard ? &discard->what : nullptr;
        const auto* some = what ? std::get_if<Some>(&what->node) : nullptr;
        const bool one = some && !some->upTo && !some->left && some->count == fixed(1);
        return one
            ? std::optional(OneOfEach(some->filter, sacrifice ? Way::Sacrificed : Way::Discarded))
            : std::nullopt;
    }
    using EveryPart::in;
    void in(Quantity& of)
    {
        EveryPart::in(of);
        const Filter& counted = of.filter;
        const bool all = counted.before.empty() && counted.after.empty()
            && counted.nouns.size() == 1
            && (counted.nouns.front().kind == Noun::Kind::Card || counted.nouns == m_what.nouns);
        if (of.kind != Quantity::Kind::Done || said(of).way != m_way || !all)
            return;
        of = Quantity {};
        of.kind = Quantity::Kind::PlayersWho;
    }

private:
    OneOfEach(const Filter& what, Said<Quantity>::Way way)
        : m_what(what)
        , m_way(way)
    {
    }
    const Filter& m_what;
    Said<Quantity>::Way m_way;
};
struct BindOneOfEach : EveryPart<BindOneOfEach>
{
    using EveryPart::in;
    void in(Sequence& all)
    {
        EveryPart::in(all);
        for (std::size_t i = 1; i < all.parts.size(); ++i)
            if (auto one = OneOfEach::of(all.parts[i - 1]))
                one->in(all.parts[i]);
    }
};

} // namespace

void bindOneOfEach(Ability& ability)
{
    BindOneOfEach().in(ability);
}

std::string eachPlayerReason(const Ability& ability)
{
    if (!IsOfOne::in(ability))
        return {};
    return "Only one player does this at a time; say it of \"you\" and of \"target opponent\" in "
           "sentences of their own.";
}

} // namespace triptych::altered
