#include "altered/text/binding/Bound.h"

#include "altered/text/printing/Said.h"
#include "altered/tree/Walk.h"

#include <algorithm>

// "Another" and "other" that mean another than what was named before, rather than another than this card.
namespace triptych::altered {

namespace {

/// "Choose a Character", "target Character gains 1 boost": those that others are told from.
bool speaksOfSome(const Effect& effect)
{
    if (const auto* chosen = std::get_if<Declare>(&effect.node))
        return chosen->chooses || std::holds_alternative<Target>(chosen->what.node);
    return std::visit(
        [](const auto& e) {
            if constexpr (requires { e.what.node; })
                return std::holds_alternative<Target>(e.what.node);
            else
                return false;
        },
        effect.node);
}
Each* eachIn(Effect& effect)
{
    return std::visit(
        [](auto& e) -> Each* {
            if constexpr (requires { e.what.node; })
                return std::get_if<Each>(&e.what.node);
            else
                return nullptr;
        },
        effect.node);
}

/// "{T}: Target Character gains 1 boost, then another target Character gains [Anchored]" of a Landmark, which is no
/// Character: another than the one named first.
class OthersThanNamed : public EveryPart<OthersThanNamed>
{
public:
    OthersThanNamed(CardType type, bool inReserve)
        : m_type(type)
        , m_inReserve(inReserve)
    {
    }
    using EveryPart::in;
    void in(Target& of)
    {
        bind(of.filter, couldBeMe(of.filter));
        inEach(of.filter, of.count);
        for (Trait& trait : of.filter.after) // "in each of your Expeditions"
            trait.expedition.apart = trait.expedition.apart
                || (isOne(of.count) && trait.kind == Trait::Kind::InExpedition
                    && trait.expedition.kind == Expedition::Kind::EachOf);
    }
    void in(Some& of)
    {
        bind(of.filter, couldBeMe(of.filter));
        inEach(of.filter, of.count);
    }
    /// From one to another: than that one, also where this card could be either (it is then told in play).
    void in(MoveCounters& of)
    {
        EveryPart::in(of);
        const bool first = std::holds_alternative<Target>(of.from.node)
            || std::holds_alternative<Some>(of.from.node);
        if (auto* to = std::get_if<Target>(&of.to.node); to && first)
            bind(to->filter, false);
        if (auto* to = std::get_if<Some>(&of.to.node); to && first)
            bind(to->filter, false);
    }
    // What is only asked, counted or granted is told from this card, or in its own way.
    static void in(Quantity&) { }
    static void in(Condition&) { }
    static void in(Happening&) { }
    static void in(Ability&) { }

private:
    static bool isOne(const Amount& count)
    {
        return count.kind == Amount::Kind::Fixed && count.number == 1;
    }
    /// "Up to one target Character in each Expedition": one in each of them, and not one in all of them together.
    static void inEach(Filter& of, const Amount& count)
    {
        for (Trait& trait : of.after)
            if (isOne(count) && trait.kind == Trait::Kind::InExpedition
                && trait.expedition.kind == Expedition::Kind::All
                && said(trait.expedition).word == Said<Expedition>::Each)
                trait.expedition.apart = true;
    }
    static void bind(Filter& of, bool couldBe)
    {
        for (Trait& trait : of.before)
            trait.it = trait.it || (trait.kind == Trait::Kind::Other && !couldBe);
    }
    /// Whether this card could be one of those, so that they are others than it.
    bool couldBeMe(const Filter& of) const
    {
        if (m_type == CardType::Spell) // any "other" of which is than what was named
            return true;
        return of.nouns.empty() || std::ranges::any_of(of.nouns, [this](const Noun& noun) {
            switch (noun.kind) {
            case Noun::Kind::Card:
            case Noun::Kind::Subtype:
            case Noun::Kind::Token:
                return true;
            case Noun::Kind::Character:
                return m_type == CardType::Character && !m_inReserve;
            case Noun::Kind::Permanent:
                return m_type == CardType::Landmark || m_type == CardType::ExpeditionPermanent;
            case Noun::Kind::Landmark:
                return m_type == CardType::Landmark;
            case Noun::Kind::ExpeditionPermanent:
                return m_type == CardType::ExpeditionPermanent;
            case Noun::Kind::Hero:
                return m_type == CardType::Hero;
            case Noun::Kind::Spell:
            case Noun::Kind::ManaOrb:
                break;
            }
            return false;
        });
    }

    CardType m_type;
    bool m_inReserve;
};

} // namespace

void bindOthers(Ability& ability, CardType type)
{
    if (ability.effect)
        OthersThanNamed(type, ability.support).in(*ability.effect);
    auto* all = ability.effect ? std::get_if<Sequence>(&ability.effect->node) : nullptr;
    if (ability.kind != Ability::Kind::SpellEffect || !all)
        return;
    for (std::size_t i = 1; i < all->parts.size(); ++i) {
        if (Each* each = speaksOfSome(all->parts[i - 1]) ? eachIn(all->parts[i]) : nullptr)
            for (Trait& trait : each->filter.before)
                trait.it = trait.it || trait.kind == Trait::Kind::Other;
    }
}

} // namespace triptych::altered
