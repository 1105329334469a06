#include "seize/text/binding/Binder.h"

#include <algorithm>
#include <utility>
#include <variant>

// Of two deeds the one or the other is done: whom somebody would have chosen for the one nobody has chosen where
// the other is done. "Each enemy mercenary" and a target are known all the same.
namespace triptych::seize::binding {

Binder::Named Binder::namedSince(std::size_t thing, int player) const
{
    return { thing, m_things.size(), player, m_players };
}

namespace {

bool isChosenAsItIsDone(const Definition& d)
{
    const bool known = d.thing
        && (d.thing->kind == Thing::Kind::Each || d.thing->line != Thing::Line::None
            || d.thing->such);
    return d.referent.kind == Is::Said && !known;
}

} // namespace

void Binder::inPlaceOf(const Named& skipped, Condition* condition, Effect& effect, bool nobodyGone)
{
    std::vector<std::size_t> marked;
    for (std::size_t k = skipped.from; k < skipped.to && k < m_things.size(); ++k)
        if (isChosenAsItIsDone(m_things[k]) && !m_things[k].skipped)
            marked.push_back(k);
    for (const std::size_t k : marked)
        m_things[k].skipped = true;
    // "If ..., destroy target mercenary. Otherwise, exhaust it": where the other is done it has not left
    std::vector<std::size_t> gone;
    for (std::size_t k = skipped.from; k < skipped.to && k < m_things.size(); ++k)
        if (std::exchange(m_things[k].gone, false))
            gone.push_back(k);
    m_skipped.push_back(skipped);
    if (condition)
        settle(*condition);
    branch(effect, nobodyGone);
    m_skipped.pop_back();
    for (const std::size_t k : gone)
        m_things[k].gone = true;
    for (const std::size_t k : marked)
        m_things[k].skipped = false;
}

/// "It gets +1 melee this turn. If it is a Mage, it also has Armor 1": for good, or as long as the sentence before says?
void Binder::lastsAsLong(const Effect& before, const Effect& more)
{
    const auto given = [](const Effect& effect) {
        const auto* several = std::get_if<Sequence>(&effect.node);
        return std::get_if<Gain>(several ? &several->parts.back().node : &effect.node);
    };
    const auto* asked = std::get_if<IfSo>(&more.node);
    const Gain* first = given(before);
    const Gain* second = asked && !asked->effect.empty() ? given(asked->effect.front()) : nullptr;
    if (first && second && first->duration != Duration::Always
        && second->duration == Duration::Always && second->what.kind == Thing::Kind::It
        && !second->modifiers.empty())
        complain("has",
            "Until when? The sentence before says how long; say it here as well, such as \"this "
            "turn\" or \"for as long as this is in play\".");
}

/// "Either exhaust an enemy mercenary or heal an allied one. It ...": which of them was chosen is not known.
void Binder::oneOrTheOther(std::size_t from)
{
    for (std::size_t k = from; k < m_things.size(); ++k)
        m_things[k].skipped = m_things[k].skipped || isChosenAsItIsDone(m_things[k]);
}

/// "It may attack": of one of your side you are asked; of others a text has to say who is.
void Binder::asksWhose(May& e)
{
    const auto* dealt = std::get_if<Deal>(&e.effect.front().node);
    if (dealt && !dealt->by) { // this card's own deals it
        e.doer = false;
        return;
    }
    const auto of = [](const auto& leaf) -> const Thing* {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(leaf)>, Deal>)
            return &*leaf.by;
        if constexpr (requires { leaf.what.filter; })
            return &leaf.what;
        return nullptr;
    };
    e.doer = false;
    const Thing* who = std::visit(of, e.effect.front().node);
    const bool yours = who
        && (who->kind == own() || who->referent.kind == Is::Source
            || (who->referent.kind == Is::Subject && m_isOwn)
            || std::ranges::any_of(m_things, [&](const Definition& d) {
                   return d.referent == who->referent && isOfOwnSide(d);
               }));
    if (!yours)
        complain("may",
            "Whose mercenary this is is not said, so it is not known who is asked; say \"you may "
            "have it ...\", or that it does it.");
}

void Binder::offered(May& e)
{
    m_offered = true;
    const auto things = m_things.size();
    const int players = m_players;
    const std::vector<bool> before = whoIsGone();
    settle(e.who);
    if (e.who.kind == Who::Kind::You) {
        visit(e.effect.front());
    } else {
        m_mentions.open();
        definePlayer("the player who is asked");
        visit(e.effect.front());
        m_mentions.close();
    }
    for (std::size_t k = 0; k < m_things.size(); ++k)
        m_things[k].offered = m_things[k].offered
            || (!e.must && m_things[k].gone && (k >= before.size() || !before[k]));
    if (e.doer)
        asksWhose(e);
    // What is told is begun, whether it comes to anything or not.
    m_offer = e.must ? Named {} : namedSince(things, players);
}

void Binder::either(IfSo& e)
{
    using Kind = Condition::Kind;
    const bool asked = m_asked;
    const auto askedNear = m_askedNear;
    const auto askedOn = m_askedOn;
    settle(e.condition);
    const bool offer = e.condition.kind == Kind::YouDo || e.condition.kind == Kind::YouDoNot;
    const bool done = e.condition.kind == Kind::YouDo || e.condition.kind == Kind::ItWasDestroyed
        || e.condition.kind == Kind::ThisWay;
    const bool failed = e.condition.kind == Kind::YouDoNot || (done && e.condition.unless);
    const Named offered = offer ? m_offer : Named {};
    const auto things = m_things.size();
    const int players = m_players;
    const std::vector<bool> before = whoIsGone();
    std::vector<std::size_t> agreed; // "you may return it. If you do": there it has left
    for (std::size_t k = 0; k < m_things.size(); ++k)
        if (offer && !failed && std::exchange(m_things[k].offered, false))
            agreed.push_back(k);
    if (e.condition.kind == Kind::ItWasDestroyed && !failed) // there it has left
        for (Definition& d : m_things)
            d.gone = d.gone || d.referent == e.condition.referent;
    inPlaceOf(failed ? offered : Named {}, nullptr, e.effect.front(), failed);
    for (std::size_t k = 0; k < before.size(); ++k)
        m_things[k].gone = before[k];
    for (const std::size_t k : agreed)
        m_things[k].offered = true;
    m_asked = asked; // where it is not so, nobody is there to be meant
    m_askedNear = askedNear;
    m_askedOn = askedOn;
    Named first = namedSince(things, players);
    if (offer && !failed
        && offered.to > offered.from) // neither what was offered nor what follows from it
        first = { offered.from, first.to, offered.fromPlayer, first.toPlayer };
    for (Effect& other : e.otherwise)
        inPlaceOf(first, nullptr, other, done && !failed);
}

void Binder::either(Instead& e)
{
    const auto things = m_things.size();
    const int players = m_players;
    branch(e.base.front());
    const bool asked = m_asked;
    const auto askedNear = m_askedNear;
    const auto askedOn = m_askedOn;
    inPlaceOf(namedSince(things, players), &e.condition, e.other.front());
    m_asked = asked;
    m_askedNear = askedNear;
    m_askedOn = askedOn;
}

void Binder::either(FlipCoin& e)
{
    const auto things = m_things.size();
    const int players = m_players;
    for (Effect& side : e.win)
        branch(side);
    const Named won = namedSince(things, players);
    for (Effect& side : e.lose)
        inPlaceOf(won, nullptr, side);
}

} // namespace triptych::seize::binding
