#include "altered/cards/PronounsOfInstructions.h"

#include "altered/tree/Walk.h"

#include <algorithm>
#include <optional>
#include <variant>

namespace triptych::altered {

namespace {

constexpr std::uint16_t none = 0xFFFF;

const Thing* thingOf(const Effect& effect)
{
    return std::visit(
        [](const auto& e) -> const Thing* {
            if constexpr (requires { e.what.node; })
                return &e.what;
            else
                return nullptr;
        },
        effect.node);
}

bool isChosenAmongThem(const Thing& thing)
{
    const auto* some = std::get_if<Some>(&thing.node);
    const auto* target = std::get_if<Target>(&thing.node);
    if (some || target)
        return std::ranges::any_of(some ? some->filter.after : target->filter.after,
            [](const Trait& trait) { return trait.kind == Trait::Kind::FromThese; });
    return std::holds_alternative<OfThem>(thing.node);
}

/// Whether what an instruction has chosen lies apart from the others then, so that "one" is not one of those again.
bool setsApart(const Effect& effect)
{
    if (std::holds_alternative<altered::Move>(effect.node)
        || std::holds_alternative<Play>(effect.node) || std::holds_alternative<Discard>(effect.node)
        || std::holds_alternative<Sacrifice>(effect.node))
        return true;
    if (std::holds_alternative<Declare>(effect.node) || std::holds_alternative<Reveal>(effect.node))
        return false;
    const Thing* what = thingOf(effect);
    const auto* one = what ? std::get_if<OfThem>(&what->node) : nullptr;
    return one && one->count.kind == Amount::Kind::Fixed && one->count.number == 1;
}

/// Whether an instruction is about things that were not spoken of before, which are what is chosen among then.
bool namesOthers(const Effect& effect)
{
    const Thing* what = thingOf(effect);
    return std::holds_alternative<Create>(effect.node)
        || std::holds_alternative<Resupply>(effect.node)
        || std::holds_alternative<Sabotage>(effect.node)
        || std::holds_alternative<RevealUntil>(effect.node)
        || (what && !std::holds_alternative<This>(what->node)
            && !std::holds_alternative<It>(what->node));
}

/// Goes through an ability in its order, for what has chosen among several and for what goes on with the others.
class OnesAfterOthers
{
public:
    explicit OnesAfterOthers(std::set<std::uint16_t>& found)
        : m_found(found)
    {
    }
    void read(const Effect& effect)
    {
        if (const auto* all = std::get_if<Sequence>(&effect.node)) {
            for (const Effect& part : all->parts)
                readPart(part);
        } else if (const auto* may = std::get_if<May>(&effect.node)) {
            inside(may->effect, true);
            inside(may->to, true);
        } else if (const auto* so = std::get_if<If>(&effect.node)) {
            inside(so->effect, true);
            inside(so->otherwise, true);
        } else if (const auto* where = std::get_if<Where>(&effect.node)) {
            inside(where->effect, m_maybe);
        } else {
            leaf(effect);
        }
    }

private:
    void readPart(const Effect& part)
    {
        const std::uint16_t before = m_last;
        m_used = none;
        read(part);
        if (before != none && m_used == before)
            m_found.insert(part.id);
    }
    void inside(const Boxed<Effect>& of, bool maybe)
    {
        const bool was = m_maybe;
        m_maybe = maybe;
        if (of)
            read(*of);
        m_maybe = was;
    }
    void leaf(const Effect& effect)
    {
        const Thing* what = thingOf(effect);
        if (what && isChosenAmongThem(*what)) {
            if (m_last != none && m_used == none)
                m_used = m_last;
            // Of what was not shown it is not known what is left where nothing was chosen.
            m_last = setsApart(effect) && (m_shown || !m_maybe) ? effect.id : none;
        } else if (namesOthers(effect)) {
            m_last = none;
            m_shown = (std::holds_alternative<Reveal>(effect.node)
                          || std::holds_alternative<LookAt>(effect.node))
                && what && std::holds_alternative<TopOfDeck>(what->node);
        }
    }

    std::set<std::uint16_t>& m_found;
    std::uint16_t m_last = none; ///< What has chosen among them last.
    std::uint16_t m_used = none; ///< With whose others a part has gone on.
    bool m_shown = false;
    bool m_maybe = false;
};

/// "It gains [Fleeting]", also "If you do, it gains [Fleeting]".
bool makesItFleeting(const Effect& effect)
{
    if (const auto* so = std::get_if<If>(&effect.node))
        return so->condition.kind == Condition::Kind::StepDone && !so->unless && so->effect
            && makesItFleeting(*so->effect);
    if (const auto* all = std::get_if<Sequence>(&effect.node))
        return !all->parts.empty() && makesItFleeting(all->parts.front());
    const auto* gain = std::get_if<Gain>(&effect.node);
    const auto* it = gain ? std::get_if<It>(&gain->what.node) : nullptr;
    return it && it->kind == It::Kind::It && !gain->choice
        && std::ranges::any_of(gain->grants, [](const Grant& grant) {
               const bool status
                   = grant.kind == Grant::Kind::Status && grant.status == Status::Fleeting;
               const bool keyword
                   = grant.kind == Grant::Kind::Keyword && grant.keyword == Keyword::Fleeting;
               return (status || keyword) && !grant.lose;
           });
}

/// The last thing that is done in it, where that is to play a card.
const Effect* playOf(const Effect& effect)
{
    if (std::holds_alternative<Play>(effect.node))
        return &effect;
    if (const auto* all = std::get_if<Sequence>(&effect.node))
        return all->parts.empty() ? nullptr : playOf(all->parts.back());
    if (const auto* may = std::get_if<May>(&effect.node))
        return may->to ? playOf(*may->to) : may->effect ? playOf(*may->effect) : nullptr;
    if (const auto* so = std::get_if<If>(&effect.node))
        return so->effect ? playOf(*so->effect) : nullptr;
    return nullptr;
}

struct FleetingPlays : EveryPart<FleetingPlays>
{
    std::set<std::uint16_t>& found;

    using EveryPart::in;
    void in(const Sequence& all)
    {
        EveryPart::in(all);
        for (std::size_t k = 0; k + 1 < all.parts.size(); ++k)
            if (const Effect* play = playOf(all.parts[k]);
                play && makesItFleeting(all.parts[k + 1]))
                found.insert(play->id);
    }
};

} // namespace

void readOnesAfterOthers(const Effect& effect, std::set<std::uint16_t>& found)
{
    OnesAfterOthers(found).read(effect);
}

void readFleetingPlays(const Effect& effect, std::set<std::uint16_t>& found)
{
    FleetingPlays { {}, found }.in(effect);
}

} // namespace triptych::altered
