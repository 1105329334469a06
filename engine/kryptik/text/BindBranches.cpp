#include "kryptik/text/Binder.h"

#include "core/Overloaded.h"
#include "kryptik/text/Phrases.h"
#include "kryptik/text/Spoken.h"
#include "kryptik/tree/Walk.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace triptych::kryptik::binding {

void Binder::visitAll(std::vector<Effect>& list)
{
    for (Effect& each : list)
        visit(each);
}

void Binder::visitLeaf(Either& e)
{
    if (e.who.kind == Who::Kind::You) {
        std::vector<Effect> second { e.options.back() };
        std::vector<Effect> first { e.options.front() };
        either(first, second);
        e.options = { first.front(), second.front() };
        return;
    }
    doneBy(e.who, "the player who chooses", [&] { visitAll(e.options); });
    countedInTurn(e.who);
}

/// What would come of a deed is replaced before it is done: of what is known by then.
void Binder::beforeTheDeed(It& it)
{
    const Definition* d = m_said >= 0 ? &m_things[static_cast<std::size_t>(m_said)] : nullptr;
    if (d && d->referent.kind != Referent::Kind::Said)
        it.referent = d->referent;
    else
        complain("would die",
            "What is chosen only as something is done to it may be dead by then. Say it of a "
            "target: \"Deal 3 damage to target citizen. If it would die this turn, abolish it "
            "instead.\"");
}

namespace {

/// "Return it to the island", "gain control of it": what is said of it next is said of it there.
bool bringsIt(const Effect& effect)
{
    if (const auto* several = std::get_if<Sequence>(&effect.node))
        return std::ranges::any_of(several->parts, bringsIt);
    const auto* move = std::get_if<Move>(&effect.node);
    const auto* control = std::get_if<GainControl>(&effect.node);
    return (move && move->to == Zone::Island
               && (std::holds_alternative<It>(move->what)
                   || std::holds_alternative<This>(move->what)))
        || (control && std::holds_alternative<It>(control->what));
}
bool speaksOf(const Effect& effect, bool ofThis)
{
    bool speaks = false;
    bool later = false;
    walk(effect, [&](const auto& part) {
        using Part = std::remove_cvref_t<decltype(part)>;
        if constexpr (std::is_same_v<Part, Thing>)
            speaks = speaks || std::holds_alternative<It>(part)
                || (ofThis && std::holds_alternative<This>(part));
        else if constexpr (std::is_same_v<Part, Effect>)
            later = later || std::holds_alternative<Delayed>(part.node)
                || std::holds_alternative<Watch>(part.node);
    });
    return speaks && !later;
}

/// "At the end of turn, return it to the island. It gains Toxic": said of it when it is back, and done then.
void keepForLater(Sequence& e, std::size_t i)
{
    auto* later = std::get_if<Delayed>(&e.parts[i].node);
    if (!later || later->when == Delayed::When::ThisLeaves || !bringsIt(later->effect.front()))
        return;
    bool ofThis = false;
    walk(later->effect.front(), [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>)
            ofThis = ofThis || std::holds_alternative<This>(part);
    });
    while (i + 1 < e.parts.size() && e.joints[i] != Sequence::Joint::IfDone
        && speaksOf(e.parts[i + 1], ofThis)) {
        Effect& then = later->effect.front();
        if (!std::holds_alternative<Sequence>(then.node)) {
            std::vector<Effect> only { std::move(then) };
            then = Effect { Sequence { std::move(only), {} } };
        }
        auto& all = std::get<Sequence>(then.node);
        all.parts.push_back(std::move(e.parts[i + 1]));
        all.joints.push_back(e.joints[i]);
        e.parts.erase(e.parts.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        e.joints.erase(e.joints.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

/// "When it dies this turn, return it to the island. It gains Toxic."
bool isSaidOfTheReturned(const Effect& waits, const Effect& next)
{
    const auto* watch = std::get_if<Watch>(&waits.node);
    return watch && watch->of && watch->ability->effect && bringsIt(*watch->ability->effect)
        && speaksOf(next, false);
}

} // namespace

void Binder::visitLeaf(Sequence& e)
{
    bool forGood = false; // something before it in the sentence lasts so
    for (std::size_t i = 0; i < e.parts.size(); ++i) {
        // "Target citizen gets +1/+1 and gains Eager": of whom the second is said, is no question.
        const bool goesOn = i > 0 && e.joints[i - 1] == Sequence::Joint::And
            && isStatement(e.parts[i - 1]) && isStatement(e.parts[i]);
        m_subject = goesOn ? m_lastStatement : std::nullopt;
        if (i > 0 && e.joints[i - 1] != Sequence::Joint::And
            && e.joints[i - 1] != Sequence::Joint::Then)
            forGood = false;
        const Duration* until = lastingOf(std::as_const(e.parts[i]));
        if (until && forGood && endsForAll(*until)) // read as one (Grammar)
            complain("until", "Say of each of them how long it lasts.");
        forGood = forGood || (until && *until == Duration::Permanent);
        if (i > 0 && isSaidOfTheReturned(e.parts[i - 1], e.parts[i]))
            complain("it",
                "That could be said of it as it is now or as it is when it has returned. Say it in "
                "the same sentence: \"When it dies this turn, return it to the island and put a "
                "+1/+1 counter on it.\"");
        keepForLater(e, i);
        const bool adds = std::exchange(m_adds, isSameDeed(e.parts, i));
        visit(e.parts[i]);
        m_adds = adds;
        m_subject.reset();
        auto* instead = std::get_if<Instead>(&e.parts[i].node);
        It* it = i > 0 && instead && !instead->leaves ? std::get_if<It>(&instead->what) : nullptr;
        if (it && it->referent.kind == Referent::Kind::Said)
            beforeTheDeed(*it);
    }
}

bool Binder::isStatement(const Effect& e)
{
    return std::holds_alternative<Modify>(e.node) || std::holds_alternative<Gain>(e.node)
        || std::holds_alternative<Lose>(e.node) || std::holds_alternative<Allow>(e.node)
        || std::holds_alternative<MakeWeary>(e.node) || std::holds_alternative<Grant>(e.node);
}

void Binder::either(std::vector<Effect>& effect, std::vector<Effect>& otherwise,
    const std::function<void()>& between)
{
    const auto things = m_things;
    const int said = m_said;
    const int movedLater = m_movedLater;
    const auto apart = m_apart;
    visitAll(effect);
    if (otherwise.empty())
        return;
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
    if (between)
        between();
    visitAll(otherwise);
    for (const auto& [what, times] : apartThen)
        m_apart[what] = std::max(m_apart[what], times);
    std::copy(after.begin(), after.end(), m_things.begin());
    // Afterwards only what both leave as it is can be read off the last instruction.
    if (m_said != saidAfter)
        m_said = -1;
}

void Binder::doneBy(Who& who, std::string name, const std::function<void()>& inside)
{
    settle(who);
    const int before = m_player;
    const auto acting = m_by;
    m_by = who.kind;
    m_mentions.open();
    m_mentions.add(Sort::Player, false, std::move(name), 103);
    m_player = 103;
    inside();
    m_mentions.close();
    m_player = before;
    m_by = acting;
}

namespace {

/// "a card from your limbo pile", "the top card of your deck"
bool isInYours(const Thing& thing)
{
    return std::visit(
        [](const auto& what) {
            if constexpr (requires { what.place; })
                return what.place.whose == Side::You;
            else if constexpr (requires { what.whose; })
                return what.whose == Side::You;
            else
                return false;
        },
        thing);
}

} // namespace

/// Each of them begins the count again.
void Binder::countedInTurn(const Who& who)
{
    if (m_counted != Counting::Done
        || (who.kind != Who::Kind::EachOpponent && who.kind != Who::Kind::EachPlayer))
        return;
    m_counted = Counting::Nothing;
    m_countedInTurn = true;
}

void Binder::visitLeaf(As& e)
{
    // Inside, "you" would be whoever does it.
    walk(e.effect.front(), [&](const auto& part) {
        using Part = std::remove_cvref_t<decltype(part)>;
        if constexpr (std::is_same_v<Part, Filter>) {
            if (part.controller == Side::You)
                complain("you control",
                    "Somebody else does this, so what is yours can not be named in it. Choose it "
                    "yourself first: \"Choose a citizen you control.\"");
        } else if constexpr (std::is_same_v<Part, Thing>) {
            const auto* top = std::get_if<TopOfDeck>(&part);
            if (top && top->count.of && top->count.of->filter.controller == Side::You)
                complain("you control",
                    "Somebody else does this, so what is yours can not be counted in it.");
            if (isInYours(part))
                complain("your",
                    "Somebody else does this, so what is yours can not be named in it. Do it "
                    "yourself: "
                    "\"Abolish a card from your limbo pile.\"");
        }
    });
    const bool one = e.who.kind != Who::Kind::EachOpponent && e.who.kind != Who::Kind::EachPlayer;
    const std::size_t before = m_things.size();
    doneBy(e.who, "the player who does it", [&] { visitAll(e.effect); });
    ofEachPlayer(e.who, before);
    countedInTurn(e.who);
    // What one player chose is known from then on; of several nobody could say whose.
    if (std::holds_alternative<Name>(e.effect.front().node) && m_said >= 0) {
        Definition& chosen = m_things[static_cast<std::size_t>(m_said)];
        chosen.several = chosen.several || !one;
        m_mentions.add(Sort::Thing, chosen.several,
            one ? "what that player chose" : "what the players chose", m_said);
    }
}

void Binder::visitLeaf(Unable& e)
{
    const Who* who = toldTo(e.effect.front());
    // What you choose yourself: "engage 3 cards in your soul row"
    const bool chosen = std::visit(
        [](const auto& done) {
            if constexpr (requires { std::get_if<Some>(&done.what); })
                return std::holds_alternative<Some>(done.what);
            else
                return false;
        },
        e.effect.front().node);
    if (chosen && !who && e.each.kind == Who::Kind::You) {
        either(e.effect, e.otherwise);
        return;
    }
    const bool checked = std::holds_alternative<Discard>(e.effect.front().node)
        || std::holds_alternative<Sacrifice>(e.effect.front().node)
        || std::holds_alternative<Plunder>(e.effect.front().node)
        || std::holds_alternative<DestroyYear>(e.effect.front().node)
        || std::holds_alternative<Pay>(e.effect.front().node);
    if (checked && e.each.kind != Who::Kind::You) {
        doneBy(e.each, "the player who can not", [&] { either(e.effect, e.otherwise); });
        return;
    }
    if (!checked || !who || who->kind == Who::Kind::EachOpponent
        || who->kind == Who::Kind::EachPlayer)
        complain("can not",
            "\"If they can not\" stands behind what one player discards, sacrifices, plunders or "
            "pays: \"Target opponent sacrifices a citizen. If they can not, they discard 2 "
            "cards.\"");
    either(e.effect, e.otherwise);
}

void Binder::visitLeaf(May& e)
{
    if (e.who.kind == Who::Kind::You) {
        either(e.effect, e.otherwise);
        return;
    }
    doneBy(e.who, "the player who is asked", [&] {
        const auto by = m_by;
        visitAll(e.effect);
        m_by = Who::Kind::You; // "If they do, draw 1 card": you
        visitAll(e.then);
        visitAll(e.otherwise);
        m_by = by;
    });
    m_counted = e.none.empty() ? m_counted : Counting::Nothing; // none of them has done anything
    countedInTurn(e.who);
    visitAll(e.none);
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
    Filter state { Filter::Noun::Card };
    state.condition = condition.filter.condition;
    return condition.filter == state && state.condition != Filter::Condition::None;
}

void Binder::askOfThis(Condition& condition)
{
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
    if (e.instead) {
        either(e.otherwise, e.effect, [&] { settle(e.condition); });
        return;
    }
    if (e.each.kind != Who::Kind::You) {
        doneBy(e.each, "the player of whom it is so", [&] {
            m_acting = Who::Kind::You; // the condition is about both of them
            settle(e.condition);
            either(e.effect, e.otherwise);
        });
        countedInTurn(e.each);
        return;
    }
    // "Sacrifice this unless it attacked this turn": where nothing else was named, it is what is spoken of.
    if (isCitizenText() && !m_mentions.has(Sort::Thing) && isAboutThisAlone(e.effect)
        && e.condition.kind == Condition::Kind::ItIs && saysOnlyState(e.condition))
        askOfThis(e.condition);
    settle(e.condition);
    either(e.effect, e.otherwise);
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
    if (m_captured) // as it is now, whatever becomes of it then
        e.captured = readingOf("it", *m_captured);
    m_captured = captured;
    m_counted = counted;
    m_player = player;
}

void Binder::visitLeaf(Unless& e)
{
    walk(e.effect.front(), [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>)
            if (std::holds_alternative<PickFromHand>(part.node))
                complain("unless",
                    "Whoever may prevent it is asked before anything happens, and so before a card "
                    "of the hand is chosen. Say \"Target opponent discards a card unless they pay "
                    "{1}.\"");
    });
    if (e.who.kind == Who::Kind::EachOpponent || e.who.kind == Who::Kind::EachPlayer) {
        doneBy(e.who, "the player who may prevent it", [&] {
            visitAll(e.effect);
            visitAll(e.deed);
        });
        countedInTurn(e.who);
        return;
    }
    // Who may prevent it is asked before any of it happens.
    const auto things = m_things;
    const int said = m_said;
    const int movedLater = m_movedLater;
    visitAll(e.effect);
    for (std::size_t i = 0; i < m_things.size(); ++i)
        m_things[i].moved = i < things.size() && things[i].moved;
    m_said = said;
    m_movedLater = movedLater;
    settle(e.who);
    m_mentions.open();
    m_mentions.add(Sort::Player, false, "who may prevent it", 102);
    const int before = m_player;
    m_player = 102;
    visitAll(e.deed);
    m_player = before;
    m_mentions.close();
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
