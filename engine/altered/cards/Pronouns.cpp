#include "altered/cards/Pronouns.h"

#include "altered/cards/PronounsOfInstructions.h"
#include "altered/tree/Walk.h"

#include <algorithm>
#include <set>
#include <utility>

namespace triptych::altered {

namespace {

/// Whether a node could name something that "it" is afterwards.
struct Naming : AnyPart<Naming>
{
    template <typename Node>
    static bool in(const Node& node)
    {
        if constexpr (
            std::is_same_v<Node,
                Create> || std::is_same_v<Node, Resupply> || std::is_same_v<Node, Sabotage> || std::is_same_v<Node, RevealUntil> || std::is_same_v<Node, Quantity> || std::is_same_v<Node, Expedition>)
            return true;
        else if constexpr (std::is_same_v<Node, Thing>)
            return !std::holds_alternative<This>(node.node);
        else
            return AnyPart::in(node);
    }
};

/// Whether neither triggers nor costs name anything but this card.
bool namesNothing(const Ability& ability)
{
    using Event = Happening::Event;
    return std::ranges::all_of(ability.triggers, [](const Happening& h) {
        const bool me = h.subject && std::holds_alternative<This>(h.subject->node);
        return (me && !h.expedition) || h.event == Event::IconJoin || h.event == Event::IconHand
            || h.event == Event::IconReserve || h.event == Event::AtPhase
            || h.event == Event::Passes;
    }) && std::ranges::none_of(ability.cost, [](const Effect& cost) {
        return Naming::in(cost);
    }) && !ability.triggerIf;
}

/// Whether a node speaks of what was named before it.
struct SpeakingOf : AnyPart<SpeakingOf>
{
    using AnyPart::in;
    static bool in(const Thing& of)
    {
        return std::holds_alternative<It>(of.node) || std::holds_alternative<OfThem>(of.node)
            || in<Thing>(of);
    }
    static bool in(const Who& who)
    {
        return who.kind == Who::Kind::ItsOwner || who.kind == Who::Kind::ItsController
            || in<Who>(who);
    }
    static bool in(const Expedition& of)
    {
        using Kind = Expedition::Kind;
        return of.kind == Kind::Its || of.kind == Kind::FacingIt || of.kind == Kind::That
            || of.kind == Kind::Those || in<Expedition>(of);
    }
    static bool in(const Trait& trait)
    {
        const bool it = trait.it && trait.kind != Trait::Kind::Other; // another is not spoken of
        return it || trait.kind == Trait::Kind::FromThese || in<Trait>(trait);
    }
    static bool in(const Quantity& of)
    {
        return (of.kind == Quantity::Kind::Done && !of.filter.nouns.empty()) || in<Quantity>(of);
    }
    static bool in(const Condition& of)
    {
        return of.kind == Condition::Kind::ThisWay || in<Condition>(of);
    }
};

/// "It gains ...": what an instruction is done to that is done to nothing in a discard pile, a hand or a deck.
const Thing* doneInPlay(const Effect& effect)
{
    return std::visit(
        [](const auto& e) -> const Thing* {
            using Node = std::remove_cvref_t<decltype(e)>;
            if constexpr (
                std::is_same_v<Node,
                    Gain> || std::is_same_v<Node, Sacrifice> || std::is_same_v<Node, Exhaust> || std::is_same_v<Node, Ready> || std::is_same_v<Node, SwitchExpeditions> || std::is_same_v<Node, Defect> || std::is_same_v<Node, Augment>)
                return &e.what;
            else if constexpr (std::is_same_v<Node, DoubleBoosts>)
                return &e.on;
            else
                return nullptr;
        },
        effect.node);
}

/// Whether something that was not spoken of goes where nothing of that is done to it.
bool putsAway(const Effect& effect)
{
    return std::visit(
        [](const auto& e) {
            using Node = std::remove_cvref_t<decltype(e)>;
            bool away = std::is_same_v<Node, Discard> || std::is_same_v<Node, Sacrifice>;
            if constexpr (std::is_same_v<Node, altered::Move>)
                away = e.to == Zone::Hand || e.to == Zone::Deck || e.to == Zone::Mana
                    || e.to == Zone::Discard || e.to == Zone::Gone;
            if constexpr (requires { e.what.node; })
                return away && !std::holds_alternative<This>(e.what.node);
            else
                return std::is_same_v<Node, Sabotage>;
        },
        effect.node);
}

/// "When a Character joins your Expeditions - You may discard a card from your hand. If you do, it gains 1 boost":
/// goes through an ability in its order, for what is put away and then not meant by "it".
class Payments
{
public:
    Payments(std::set<std::uint16_t>& found, bool named)
        : m_found(found)
        , m_named(named)
    {
    }
    void read(const Effect& effect)
    {
        if (const auto* all = std::get_if<Sequence>(&effect.node)) {
            for (const Effect& part : all->parts)
                read(part);
        } else if (const auto* may = std::get_if<May>(&effect.node)) {
            inside(may->effect);
            inside(may->to);
        } else if (const auto* where = std::get_if<Where>(&effect.node)) {
            ask(where->x);
            inside(where->effect);
        } else if (const auto* so = std::get_if<If>(&effect.node)) {
            ask(so->condition);
            const std::uint16_t before = m_away;
            inside(so->effect);
            const std::uint16_t after = std::exchange(m_away, before);
            inside(so->otherwise);
            if (m_away != after)
                m_away = none;
        } else {
            leaf(effect);
        }
    }

private:
    static constexpr std::uint16_t none = 0xFFFF;

    void inside(const Boxed<Effect>& of)
    {
        if (of)
            read(*of);
    }
    template <typename Node>
    void ask(const Node& node)
    {
        if (SpeakingOf::in(node) || Naming::in(node))
            m_away = none;
    }
    void leaf(const Effect& effect)
    {
        const Thing* what = doneInPlay(effect);
        const auto* it = what ? std::get_if<It>(&what->node) : nullptr;
        if (it && it->kind == It::Kind::It && m_away != none)
            m_found.insert(m_away);
        if (SpeakingOf::in(effect) || !putsAway(effect))
            ask(effect);
        else
            m_away = m_named ? effect.id : none;
        m_named = m_named || Naming::in(effect);
    }

    std::set<std::uint16_t>& m_found;
    bool m_named = false;
    std::uint16_t m_away = none;
};

bool asksAboutTheStep(const Effect& effect)
{
    using Kind = Condition::Kind;
    const auto* so = std::get_if<If>(&effect.node);
    return so
        && (so->condition.kind == Kind::StepDone || so->condition.kind == Kind::StepNotDone
            || so->condition.kind == Kind::StepImpossible);
}
/// Of an instruction that is all about what it names: "target a Character", "reveal the top card of your deck".
bool isToName(const Effect& effect)
{
    return std::
        visit(
            [](const auto& e) {
                using Node = std::remove_cvref_t<decltype(e)>;
                return std::is_same_v<
                           Node, Declare> || std::is_same_v<Node, DeclareExpedition> || std::is_same_v<Node, Play> || std::is_same_v<Node, Reveal> || std::is_same_v<Node, LookAt> || std::is_same_v<Node, RevealUntil> || std::is_same_v<Node, Create> || std::is_same_v<Node, Resupply> || std::is_same_v<Node, Sabotage>;
            },
            effect.node);
}

/// "Choose a Permanent from among them": what is named out of those that were spoken of, and is "it" from then on.
bool namesOneOfThem(const Effect& effect)
{
    const auto isAmong = [](const Thing& what) {
        const auto* some = std::get_if<Some>(&what.node);
        return std::holds_alternative<OfThem>(what.node)
            || (some && std::ranges::any_of(some->filter.after, [](const Trait& trait) {
                   return trait.kind == Trait::Kind::FromThese;
               }));
    };
    return std::visit(
        [&](const auto& e) {
            if constexpr (requires { e.what.node; })
                return isToName(effect) && isAmong(e.what);
            else
                return false;
        },
        effect.node);
}

/// "You may target a Character. It gains 1 boost.": where nobody was targeted, "it" is nothing that was named before,
/// nor where none was chosen out of that.
struct NamedOnlyIfDone
{
    std::set<std::uint16_t>& found;
    const std::set<std::uint16_t>& unspoken;

    template <typename Node>
    void in(const Node& node) const
    {
        eachPart(node, [this](const auto& part) { in(part); });
    }
    void in(const Sequence& all) const
    {
        in<Sequence>(all);
        for (std::size_t k = 0; k + 1 < all.parts.size(); ++k)
            if (names(all.parts[k]) && !asksAboutTheStep(all.parts[k + 1]))
                found.insert(all.parts[k].id);
            else if (k + 2 < all.parts.size() && names(all.parts[k])
                && isForWhatWasDone(all.parts[k + 1]) && !asksAboutTheStep(all.parts[k + 2]))
                found.insert(all.parts[k + 1].id);
    }
    /// "You may choose one of them. If you do, draw a card. It ...": nor where the sentence between is left out.
    static bool isForWhatWasDone(const Effect& effect)
    {
        const auto* so = std::get_if<If>(&effect.node);
        return so && so->condition.kind == Condition::Kind::StepDone && !so->unless
            && !so->otherwise;
    }
    bool names(const Effect& effect) const
    {
        if (const auto* may = std::get_if<May>(&effect.node))
            return may->effect && !unspoken.contains(may->effect->id) && Naming::in(*may)
                && (!SpeakingOf::in(*may) || (!may->to && namesOneOfThem(*may->effect)));
        const auto* so = std::get_if<If>(&effect.node);
        return so && so->effect && !so->otherwise && isToName(*so->effect)
            && (!SpeakingOf::in(*so->effect) || namesOneOfThem(*so->effect));
    }
};

} // namespace

void Pronouns::read(const Ability& ability)
{
    if (!ability.effect)
        return;
    const bool nothing = namesNothing(ability);
    Payments(m_unspoken, !nothing).read(*ability.effect);
    NamedOnlyIfDone { m_naming, m_unspoken }.in(*ability.effect);
    readOnesAfterOthers(*ability.effect, m_withRest);
    readFleetingPlays(*ability.effect, m_fleeting);
    bool named = false;
    if (nothing)
        findCounting(*ability.effect, named);
}

/// "{J} If an opponent controls two or more Landmarks, discard them."
void Pronouns::findCounting(const Effect& effect, bool& named)
{
    if (const auto* all = std::get_if<Sequence>(&effect.node)) {
        for (const Effect& part : all->parts)
            findCounting(part, named);
    } else if (const auto* may = std::get_if<May>(&effect.node); may && may->effect) {
        findCounting(*may->effect, named);
        named = named || Naming::in(*may);
    } else if (const auto* so = std::get_if<If>(&effect.node)) {
        const Condition& c = so->condition;
        if (!named && !so->after && !so->unless && !c.no && c.kind == Condition::Kind::Exist
            && c.quantity && c.quantity->kind == Quantity::Kind::Things && !c.quantity->thing)
            m_counting.insert(effect.id);
        named = named || (so->effect && Naming::in(*so->effect))
            || (so->otherwise && Naming::in(*so->otherwise));
    } else {
        named = named || Naming::in(effect);
    }
}

} // namespace triptych::altered
