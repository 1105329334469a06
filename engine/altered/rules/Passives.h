#pragma once

#include "altered/Table.h"
#include "altered/rules/Characteristics.h"

#include <optional>
#include <vector>

// 2.3 Passive abilities that change what objects and regions are, in the order in which they apply.
namespace triptych::altered {

/// What an Emblem-Ongoing gives to one object for a time; null where it does something else.
const Gain* lastingGain(const Table&, const LastingEffect&);

/// One of them: of which object and which of its abilities, or with noIndex the place of an
/// Emblem-Ongoing in State::lasting (2.2.14).
struct PassiveAbility
{
    Index object = noIndex;
    std::uint8_t ability = 0;
};

/// What a passive ability does: to which objects and regions, and how much.
struct Doing
{
    ObjectSet objects {};
    std::uint16_t regions = 0;
    int amount = 0;
    bool operator==(const Doing&) const = default;
};

inline constexpr std::size_t mostPassives = 126; ///< RULING "crowded table"
struct PassiveOrder
{
    PassingVector<PassiveAbility, mostPassives> abilities {};
    std::vector<Doing> doings {}; ///< Of each, where some may depend on others; otherwise empty.
};

/// 2.3.3 By dependency, and those that are free from it by timestamp.
PassiveOrder passiveOrder(const Table&);

/// One of them at its turn: `then` is the Table on which only those before it apply (2.3.1.l).
struct PassiveTurn
{
    Table then;
    PassiveAbility which {};
    const Doing* doing = nullptr; ///< What it does, where that was found with the order.

    /// A Gain that lasts; null of a passive ability, also of one that was said for a time.
    const Gain* gain() const;
    const LastingEffect& lasting() const { return then.state.lasting[which.ability]; }
    const Ability& ability() const
    {
        return which.object == noIndex ? *statedFor(then, lasting())
                                       : then.card(which.object).abilities[which.ability];
    }
};
/// What it sees, if it speaks of this object, or of this region; nothing if not.
std::optional<Viewpoint> speaksNow(const PassiveTurn&, const Thing&, Index);
bool speaksNow(const PassiveTurn&, const TerrainsAre&, int region);

inline const Gain* PassiveTurn::gain() const
{
    return which.object == noIndex ? lastingGain(then, lasting()) : nullptr;
}

/// Calls apply(turn) for each of them that counts now.
template <typename F>
void eachPassive(const Table& t, F&& apply)
{
    const auto run = [&](const PassiveOrder& order, std::size_t count) {
        for (std::size_t k = 0; k < count; ++k)
            apply(PassiveTurn { Table { t.state, t.cards, nullptr, { &order, k } },
                order.abilities[k], order.doings.empty() ? nullptr : &order.doings[k] });
    };
    if (t.applied.order) {
        run(*t.applied.order, t.applied.count);
        return;
    }
    const PassiveOrder order = passiveOrder(t);
    run(order, order.abilities.size());
}

/// Calls apply(turn, statement) for every such statement S of an object.
template <typename S, typename F>
void eachPassiveOf(const Table& t, F&& apply)
{
    // mostly there is none, and no order is needed
    bool any = (t.state.spoken & (1u << statementIndex<S>())) != 0;
    for (const LastingEffect& o : t.state.lasting)
        if (const Ability* stated = statedFor(t, o))
            any = any || std::holds_alternative<S>(*stated->statement);
    if (!any)
        return;
    eachPassive(t, [&](const PassiveTurn& turn) {
        if (turn.gain())
            return;
        if (const S* statement = std::get_if<S>(&*turn.ability().statement))
            apply(turn, *statement);
    });
}

/// Whether anything now gives or takes what is wanted, working or not: mostly nothing does, and no order
/// is needed.
template <typename Wanted>
bool isGranted(const Table& t, Wanted&& wanted)
{
    constexpr std::uint32_t mark = 1u << statementIndex<Are>();
    bool any = false;
    const auto look = [&](Index i) {
        const Facts& facts = t.facts(i);
        if (any || !((facts.statements | facts.supportStatements) & mark))
            return;
        for (const std::uint8_t number : facts.passives)
            if (const auto* are = std::get_if<Are>(&*t.card(i).abilities[number].statement))
                any = any || std::ranges::any_of(are->grants, wanted);
    };
    if (t.state.spoken & mark)
        t.state.speakers.each(look);
    for (const LastingEffect& o : t.state.lasting) {
        if (const Gain* gain = lastingGain(t, o))
            any = any || std::ranges::any_of(gain->grants, wanted);
        else if (const Ability* stated = statedFor(t, o))
            if (const auto* are = std::get_if<Are>(&*stated->statement))
                any = any || std::ranges::any_of(are->grants, wanted);
    }
    return any;
}

/// "Each Character you control has +1 {V} for each other Character": "it" is each, and others are so than it.
inline Viewpoint viewOfEach(const State& s, const Thing& what, Index i, Viewpoint view)
{
    if (std::holds_alternative<Each>(what.node)) {
        view.subject = view.subjectWas = refOf(s, i);
        view.than = i;
    }
    return view;
}

/// Calls visit(then, grant, view) for everything wanted(grant) that an object is given, or loses, by
/// passive abilities and by what lasts. What nobody wants is not even asked whether it works: so a
/// question for one keyword reaches only the abilities that give it.
template <typename Wanted, typename F>
void eachGrant(const Table& t, Index i, Wanted&& wanted, F&& visit)
{
    if (!isGranted(t, wanted))
        return;
    eachPassive(t, [&](const PassiveTurn& turn) {
        const auto tell = [&](const std::vector<Grant>& grants, const Viewpoint& view) {
            for (const Grant& grant : grants)
                if (wanted(grant))
                    visit(turn.then, grant, view);
        };
        if (const Gain* gain = turn.gain()) {
            if (turn.lasting().who == refOf(t.state, i))
                tell(gain->grants, viewpointOf(t.state, i));
            return;
        }
        const auto* are = std::get_if<Are>(&*turn.ability().statement);
        if (!are || std::ranges::none_of(are->grants, wanted))
            return;
        if (const std::optional<Viewpoint> view = speaksNow(turn, are->what, i))
            tell(are->grants, viewOfEach(t.state, are->what, i, *view));
    });
}

/// Wanted: whatever gives or takes this keyword.
inline auto ofKeyword(Keyword k)
{
    return [k](const Grant& grant) {
        return grant.kind == Grant::Kind::Keyword && grant.keyword == k;
    };
}

} // namespace triptych::altered
