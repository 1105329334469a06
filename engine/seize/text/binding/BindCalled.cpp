#include "seize/text/binding/Binder.h"

#include "text/Spelling.h"

#include <algorithm>

#include <fmt/format.h>

// "Whenever a Mage attacks a mercenary, heal that Mage": of two that were named, the one that was named so.
namespace triptych::seize::binding {
namespace {

bool namesClass(const Filter& filter, const std::string& name)
{
    return !filter.notClass && (filter.className == name || filter.orClass == name);
}

} // namespace

/// The words by which it was named; nothing of who was not described.
const Filter* Binder::wordsOf(const Definition& d) const
{
    if (d.thing)
        return &d.thing->filter;
    const Trigger* trigger = m_waited;
    if (!trigger || d.noun != Definition::Noun::Mercenary)
        return nullptr;
    if (d.referent.kind == Is::Subject && !m_isOwn)
        return &trigger->subject.filter;
    const bool other = d.referent.kind == Is::Attacked || d.referent.kind == Is::Attacker
        || d.referent.kind == Is::Open || (d.referent.kind == Is::Subject && m_isOwn);
    return other && trigger->object ? &*trigger->object : nullptr;
}

/// Its part in the fight that is told of.
std::optional<Thing::Kind> Binder::partOf(const Definition& d) const
{
    if (d.noun != Definition::Noun::Mercenary || !m_fights)
        return std::nullopt;
    if (d.referent.kind == Is::Attacked)
        return Thing::Kind::Attacked;
    if (d.referent.kind == Is::Attacker)
        return Thing::Kind::Attacker;
    if (d.referent.kind != Is::Subject || m_isOwn || !m_waited)
        return std::nullopt;
    const bool attacks = m_waited->event == Event::Attacks || m_waited->event == Event::Declares
        || m_waited->event == Event::DealsDamage || m_waited->event == Event::Destroys;
    return attacks ? Thing::Kind::Attacker : Thing::Kind::Attacked;
}

/// How one that was named is told from the others: by its part in the fight, or by its side.
std::optional<Thing::Kind> Binder::wordFor(const Definition& d, bool bySide) const
{
    if (m_waited && !bySide && (!m_later || m_closed) && !d.gone)
        if (const auto part = partOf(d))
            return part;
    const auto alone = [&](Thing::Kind word) {
        return fitsSide(word, d.side) && std::ranges::count_if(m_things, [&](const Definition& o) {
            return o.noun == Definition::Noun::Mercenary && fitsSide(word, o.side);
        }) == 1;
    };
    if (alone(Thing::Kind::ThatEnemy))
        return Thing::Kind::ThatEnemy;
    if (alone(Thing::Kind::ThatAlly))
        return Thing::Kind::ThatAlly;
    const auto mercenaries = std::ranges::count_if(
        m_things, [](const Definition& o) { return o.noun == Definition::Noun::Mercenary; });
    return mercenaries == 1 && !m_hasOther ? std::optional(Thing::Kind::It) : std::nullopt;
}

/// "That Mage": the one of those who were named that was named a Mage.
void Binder::settleCalled(Thing::Kind& of, Referent& referent, Role role, bool bySide)
{
    const std::size_t which = of == Thing::Kind::ThatSecond ? 1 : 0;
    const std::string name = which < m_ability->called.size() ? m_ability->called[which] : "";
    const std::string word = "that " + name;
    const std::string place = text::lowerCase(which == 0 ? word : "that second " + name);
    const Trigger* trigger = m_waited;
    referent = {};
    // "Whenever this attacks a Mage adjacent to another mercenary, exhaust that Mage": whom it is done to.
    if (m_hasOther && !hasNamed() && trigger && trigger->object
        && namesClass(*trigger->object, name)) {
        of = Thing::Kind::That;
        settle(of, referent, "that mercenary", role);
        return;
    }
    const auto named
        = m_mentions.meaning(word, Sort::Thing, text::Some::Any, [&](const Mention& m) {
              const Definition& d = m_things[static_cast<std::size_t>(m.id)];
              const Filter* words = wordsOf(d);
              return d.noun == Definition::Noun::Mercenary && numbersFit(text::Some::One, d.number)
                  && words && namesClass(*words, name);
          });
    if (!named.mention) {
        complain(place, named.wrong);
        referent = { Is::Open };
        return;
    }
    const Definition& d = m_things[static_cast<std::size_t>(named.mention->id)];
    const auto kind = wordFor(d, bySide);
    if (!kind) {
        complain(place,
            fmt::format(
                "By its class alone \"{}\" can not be told from the others that were named; "
                "say of which side they are, such as \"that ally\", or name one of them "
                "only.",
                word));
        referent = { Is::Open };
        return;
    }
    of = *kind;
    if (of == Thing::Kind::Attacked || of == Thing::Kind::Attacker)
        tell(word, named.mention->name, d.thing);
    else
        referent = found(word, *named.mention);
}

/// "At the end of the turn, exhaust the attacked mercenary": by then there is no attack, and what is kept is told by
/// "it", or by its side.
bool Binder::isOver(Thing::Kind of) const
{
    return (of == Thing::Kind::Attacked || of == Thing::Kind::Attacker) && m_later && !m_closed;
}
void Binder::settleOver(Thing::Kind& of, Referent& referent)
{
    const std::string_view word = phrases::single(of);
    for (std::size_t id = 0; id < m_things.size(); ++id)
        if (const auto part = partOf(m_things[id]); part && *part == of)
            if (const auto kind = wordFor(m_things[id], true)) {
                const auto named = m_mentions.meaning(word, Sort::Thing, text::Some::Any,
                    [&](const Mention& m) { return m.id == static_cast<int>(id); });
                if (!named.mention)
                    continue;
                of = *kind;
                referent = found(word, *named.mention);
                return;
            }
    complain(word,
        fmt::format("When this happens later there is no attack any more, and \"{}\" is not "
                    "known; say \"that mercenary\" or \"that enemy\", or do it at once.",
            word));
}

/// "That Mage's controller": by the side that it is of.
void Binder::settleCalled(Who& who)
{
    Thing::Kind of
        = who.of == Who::Whose::ThatSeconds ? Thing::Kind::ThatSecond : Thing::Kind::ThatFirst;
    settleCalled(of, who.referent, Role::Whose, true);
    who.of = of == Thing::Kind::ThatEnemy ? Who::Whose::ThatEnemys
        : of == Thing::Kind::ThatAlly     ? Who::Whose::ThatAllys
                                          : Who::Whose::Its;
    if (of == Thing::Kind::Attacked) // of this card's own fight
        who.referent = { Is::Attacked };
    else if (of == Thing::Kind::Attacker)
        who.referent = { Is::Attacker };
}

/// "Each mercenary adjacent to that Mage".
void Binder::settleCalled(Range& range)
{
    const std::uint8_t said = range.referent.slot;
    if (range.referent.kind != Is::Open || (said != saidAsFirst && said != saidAsSecond))
        return;
    Thing::Kind of = said == saidAsSecond ? Thing::Kind::ThatSecond : Thing::Kind::ThatFirst;
    range.referent = {};
    Referent referent {};
    settleCalled(of, referent, Role::Object);
    if (of == Thing::Kind::Attacked)
        range.anchor = Range::Anchor::Attacked;
    else if (of == Thing::Kind::Attacker)
        range.anchor = Range::Anchor::Attacker;
}

/// "If the target is a Mage, it takes 1 damage": of whom that was asked.
void Binder::nameAttacked()
{
    if (std::ranges::any_of(
            m_things, [](const Definition& d) { return d.referent.kind == Is::Attacked; }))
        return;
    define(
        { Is::Attacked }, Definition::Noun::Mercenary, text::Some::One, "the attacked mercenary");
    m_things.back().side = Side::Enemy;
}

} // namespace triptych::seize::binding
