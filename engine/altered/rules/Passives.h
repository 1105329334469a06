#pragma once

#include "altered/Board.h"
#include "altered/rules/Characteristics.h"

// 2.3 Passive abilities that change what objects and regions are, in the order in which they apply.
namespace triptych::altered {

/// One of them: of which object and which of its abilities, or with noIndex the place of an
/// Emblem-Ongoing in State::ongoing (2.2.14).
struct PassiveAbility
{
    Index object = noIndex;
    std::uint8_t ability = 0;
};
using PassiveOrder = InlineVector<PassiveAbility, 31>;

/// 2.3.3 By dependency, and those that are free from it by timestamp.
PassiveOrder passiveOrder(const Board&);

/// Calls apply(then, ability) for each of them that counts now. Each is judged on the Board `then`, on
/// which only those before it have been applied (2.3.1.l).
template <typename F>
void eachPassive(const Board& b, F&& apply)
{
    const auto run = [&](const PassiveOrder& order, std::size_t count) {
        for (std::size_t k = 0; k < count; ++k)
            apply(Board { b.state, b.cards, nullptr, { &order, k } }, order[k]);
    };
    if (b.applied.order) {
        run(*b.applied.order, b.applied.count);
        return;
    }
    const PassiveOrder order = passiveOrder(b);
    run(order, order.size());
}

/// Calls apply(then, statement, view) for every such statement S of an object's ability that works.
template <typename S, typename F>
void eachPassiveOf(const Board& b, F&& apply)
{
    eachPassive(b, [&](const Board& then, PassiveAbility passive) {
        if (passive.object == noIndex)
            return;
        const Ability& ability = b.card(passive.object).abilities[passive.ability];
        const S* statement = std::get_if<S>(&*ability.statement);
        if (!statement)
            return;
        if (const std::optional<View> view = speakingView(then, passive.object, ability))
            apply(then, *statement, *view);
    });
}

/// What an Emblem-Ongoing gives to one object for a time; null where it does something else.
const Gain* lastingGain(const Board&, const Ongoing&);

/// Whether anything now gives or takes what is wanted, working or not: mostly nothing does, and no order
/// is needed.
template <typename Wanted>
bool isGranted(const Board& b, Wanted&& wanted)
{
    constexpr std::uint32_t mark = 1u << statementIndex<Are>();
    bool any = false;
    eachOf(b.state.speakers, [&](Index i) {
        const Facts& facts = b.facts(i);
        if (any || !((facts.statements | facts.supportStatements) & mark))
            return;
        for (const std::uint8_t number : facts.passives)
            if (const auto* are = std::get_if<Are>(&*b.card(i).abilities[number].statement))
                any = any || std::ranges::any_of(are->grants, wanted);
    });
    for (const Ongoing& o : b.state.ongoing)
        if (const Gain* gain = lastingGain(b, o))
            any = any || std::ranges::any_of(gain->grants, wanted);
    return any;
}

/// Calls visit(then, grant, view) for everything wanted(grant) that an object is given, or loses, by
/// passive abilities and by what lasts. What nobody wants is not even asked whether it works: so a
/// question for one keyword reaches only the abilities that give it.
template <typename Wanted, typename F>
void eachGrant(const Board& b, Index i, Wanted&& wanted, F&& visit)
{
    if (!isGranted(b, wanted))
        return;
    eachPassive(b, [&](const Board& then, PassiveAbility passive) {
        const auto tell = [&](const std::vector<Grant>& grants, const View& view) {
            for (const Grant& grant : grants)
                if (wanted(grant))
                    visit(then, grant, view);
        };
        if (passive.object == noIndex) {
            const Ongoing& o = b.state.ongoing[passive.ability];
            if (o.who == refOf(b.state, i))
                tell(lastingGain(b, o)->grants, viewOf(b.state, i));
            return;
        }
        const Ability& ability = b.card(passive.object).abilities[passive.ability];
        const auto* are = std::get_if<Are>(&*ability.statement);
        if (!are || std::ranges::none_of(are->grants, wanted))
            return;
        const std::optional<View> view = speakingView(then, passive.object, ability);
        if (view && speaksOf(then, are->what, i, *view))
            tell(are->grants, *view);
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
