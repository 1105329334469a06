#include "kryptik/text/binding/Binder.h"

#include "kryptik/tree/Walk.h"

#include <algorithm>
#include <utility>

namespace triptych::kryptik::binding {

void Binder::visitAll(std::vector<Effect>& list)
{
    for (Effect& each : list)
        visit(each);
}

void Binder::visitLeaf(Either& e)
{
    if (e.who.kind == Who::Kind::You) {
        oneOf(e.options);
        return;
    }
    doneBy(e.who, "the player who chooses", [&] { oneOf(e.options); });
    countedInTurn(e.who);
}

/// One of them happens, whichever.
void Binder::oneOf(std::span<Effect> options)
{
    if (options.size() < 2) {
        for (Effect& only : options)
            visit(only);
        return;
    }
    eitherOf([&] { visit(options.front()); }, [&] { oneOf(options.subspan(1)); });
}

void Binder::either(std::vector<Effect>& effect, std::vector<Effect>& otherwise,
    const std::function<void()>& between)
{
    if (otherwise.empty()) {
        visitAll(effect);
        return;
    }
    eitherOf([&] { visitAll(effect); },
        [&] {
            if (between)
                between();
            visitAll(otherwise);
        });
}

void Binder::eitherOf(const std::function<void()>& effect, const std::function<void()>& otherwise)
{
    const auto things = m_things;
    const int said = m_said;
    const int movedLater = m_movedLater;
    const auto apart = m_apart;
    // Whoever is named in one of them is known in the other and behind them, unless they are told by what it chooses.
    const auto choosesWhose = [&] {
        const auto whose = static_cast<std::size_t>(m_whose);
        return m_whose != -1 && whose >= things.size()
            && m_things[whose].referent.kind == Referent::Kind::Said;
    };
    effect();
    if (choosesWhose())
        m_leftOut = m_whose;
    const auto apartThen = std::exchange(m_apart, apart);
    const auto after = m_things;
    const int saidAfter = m_said;
    std::copy(things.begin(), things.end(), m_things.begin());
    for (std::size_t i = things.size(); i < m_things.size(); ++i) {
        m_things[i].zone = m_things[i].first;
        m_things[i].moved = false;
    }
    m_said = said;
    m_movedLater = movedLater;
    m_ifDoneFrom = 0;
    otherwise();
    if (choosesWhose())
        m_leftOut = m_whose;
    for (const auto& [what, times] : apartThen)
        m_apart[what] = std::max(m_apart[what], times);
    std::copy(after.begin(), after.end(), m_things.begin());
    // Afterwards only what both leave as it is can be read off the last instruction.
    if (m_said != saidAfter)
        m_said = -1;
}

/// Whether it is about this card and nothing else.
static bool isAboutThisAlone(const std::vector<Effect>& effects)
{
    bool some = false;
    bool only = true;
    for (const Effect& effect : effects)
        walk(effect, [&](const auto& part) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>) {
                some = true;
                only = only && std::holds_alternative<This>(part);
            }
        });
    return some && only;
}

bool Binder::saysOnlyState(const Condition& condition)
{
    const auto isState = [](const Filter& filter) {
        Filter state { Filter::Noun::Card };
        state.condition = filter.condition;
        return filter == state && state.condition != Filter::Condition::None;
    };
    if (condition.filter.traits.empty())
        return isState(condition.filter);
    Filter rest = condition.filter; // "it dealt combat damage to a player or an 11 year card"
    rest.traits.clear();
    rest.anyTrait = false;
    return rest == Filter { Filter::Noun::Card }
    && std::ranges::all_of(condition.filter.traits, isState);
}

void Binder::askOfThis(Condition& condition)
{
    if (!condition.filter.traits.empty()) {
        Condition several;
        several.kind = Condition::Kind::Several;
        several.any = condition.filter.anyTrait;
        several.negated = condition.negated;
        for (Filter& trait : condition.filter.traits) {
            Condition part;
            part.kind = Condition::Kind::ItIs;
            part.filter = std::move(trait);
            askOfThis(part);
            several.parts.push_back(std::move(part));
        }
        condition = std::move(several);
        return;
    }
    const bool holds = condition.filter.condition == Filter::Condition::HasAttached;
    const bool attacked = condition.filter.condition == Filter::Condition::HasAttacked;
    condition.kind = holds ? Condition::Kind::Attached
        : attacked         ? Condition::Kind::ThisAttacked
                           : Condition::Kind::ThisIs;
    Filter state; // whatever noun "it" had
    if (!holds && !attacked)
        state.condition = condition.filter.condition;
    condition.filter = std::move(state);
}

void Binder::visitLeaf(IfSo& e)
{
    if (e.instead && e.otherwise.empty())
        complain("instead",
            "Nothing stands before this that could be done instead of it; say it in a sentence of "
            "its own: "
            "\"Draw 1 card. If you control a Human citizen, draw 2 cards instead.\"");
    if (e.instead && !e.otherwise.empty()
        && std::holds_alternative<Damage>(e.otherwise.front().node)
        && std::holds_alternative<MoreDamage>(e.effect.front().node))
        complain(
            "instead", "Say how much damage is dealt instead: \"deal 4 damage to it instead\".");
    // "At the start of your next turn, draw 2 cards. If ..., draw 3 cards instead": then, or now?
    if (e.instead && !e.otherwise.empty()
        && std::holds_alternative<Delayed>(e.otherwise.front().node)
        && !std::holds_alternative<Delayed>(e.effect.front().node))
        complain("instead",
            "What would be done later would be replaced by what is done at once. Let it be asked "
            "then: \"At the start of your next turn, if you control a Human citizen, draw 3 cards. "
            "Otherwise, draw 2 cards.\"");
    const bool asked = m_asked;
    if (e.instead) {
        either(e.otherwise, e.effect, [&] { settle(e.condition); });
        m_asked = asked;
        return;
    }
    if (e.each.kind != Who::Kind::You) {
        doneBy(e.each, "the player of whom it is so", [&] {
            m_acting = Who::Kind::You; // the condition is about both of them
            settle(e.condition);
            either(e.effect, e.otherwise);
        });
        m_asked = asked;
        countedInTurn(e.each);
        return;
    }
    // "Sacrifice this unless it attacked this turn": where nothing else was named, it is what is spoken of.
    if (isCitizenText() && !m_mentions.has(Sort::Thing) && isAboutThisAlone(e.effect)
        && e.condition.kind == Condition::Kind::ItIs && saysOnlyState(e.condition))
        askOfThis(e.condition);
    settle(e.condition);
    either(e.effect, e.otherwise);
    m_asked = asked;
}

void Binder::visitLeaf(Choose& e)
{
    if (e.allIf)
        settle(*e.allIf);
    const bool declared = m_ability.effect && &e == std::get_if<Choose>(&m_ability.effect->node);
    for (Effect& mode : e.modes) { // each is a region of its own
        if (declared)              // one of them only: its targets are counted from the first on
            m_slots = 0;
        const auto things = m_things.size();
        const auto done = m_doneTimes;
        const auto apart = m_apart;
        const auto said = m_said;
        const auto counted = m_counted;
        m_thisDealt = false;
        m_mentions.open();
        visit(mode);
        m_mentions.close();
        if (declared) // and what it aims at is nothing to the next
            m_things.erase(m_things.begin() + static_cast<std::ptrdiff_t>(things), m_things.end());
        m_doneTimes = done;
        m_apart = apart;
        m_said = said;
        m_counted = counted;
    }
}

void Binder::visitLeaf(Delayed& e)
{
    const auto said = m_said;
    const auto captured = m_captured;
    const auto counted = m_counted;
    const auto player = m_player;
    if (e.when == Delayed::When::ThisLeaves && !isCitizenText())
        complain("leaves", "This card is never on the island, so it does not leave it.");
    m_counted = Counting::Nothing;
    m_captured.reset();
    m_mentions.open();
    ++m_region;
    m_said = -1;
    m_movedLater = -1;
    const auto before = m_things;
    visitAll(e.effect);
    --m_region;
    m_mentions.close();
    m_said = said;
    m_movedLater = -1;
    for (std::size_t i = 0; i < before.size(); ++i) { // none of it has happened yet
        m_things[i].zone = before[i].zone;
        m_things[i].moved = before[i].moved;
    }
    if (m_captured && before[static_cast<std::size_t>(*m_captured)].zone != Zone::Island)
        walk(e.effect.front(), [&](const auto& part) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Who>)
                if (part.kind == Who::Kind::ItsController
                    && (part.referent.kind == Referent::Kind::Captured
                        || part.referent.kind == Referent::Kind::Said))
                    complain("its controller",
                        "Who controlled what has left the island is not remembered until later. "
                        "Say \"its owner\", or let it happen at once.");
        });
    if (m_captured && e.when == Delayed::When::ThisLeaves
        && before[static_cast<std::size_t>(*m_captured)].zone == Zone::Attached)
        complain("leaves",
            "What is attached to this falls into a limbo pile with it. Say it in an ability of its "
            "own: \"Dies; return all cards attached to this to the island.\"");
    if (!m_captured && e.when == Delayed::When::StartOfItsNextTurn)
        complain("its controller's",
            "Whose next turn that is, is told by what is done then to a card that was named "
            "before. Say \"at the start of your next turn\" or \"at the start of the next turn\".");
    if (m_captured) // as it is now, whatever becomes of it then
        e.captured = readingOf("it", *m_captured);
    m_captured = captured;
    m_counted = counted;
    m_player = player;
}

void Binder::visit(Effect& effect)
{
    m_acting = m_by; // who is told, unless the deed says so itself
    m_clause = m_things.size();
    m_saidBefore = m_said;
    std::visit([&](auto& e) { visitLeaf(e); }, effect.node);
    if (std::exchange(m_counting, false))
        m_doneTo = m_said;
}

} // namespace triptych::kryptik::binding
