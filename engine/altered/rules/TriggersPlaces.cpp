#include "altered/rules/Triggers.h"

#include "altered/rules/Objects.h"

#include <algorithm>

// 7.5.8, 7.3.28 Triggers of places: what joins, leaves and goes where, and which Expedition it was.
namespace triptych::altered {

/// "My Expedition becomes [In Contact]": whichever of the two has moved.
bool Hearing::comesInContact(const Happening& h) const
{
    Things list;
    expeditionsOf(m_table, *h.expedition, m_v, list);
    return std::ranges::any_of(list, [&](Index each) {
        return (m_d.contact >> (2 * seatOfExpedition(each) + kindOfExpedition(each))) & 1;
    });
}

bool Hearing::isFromOneOf(const std::vector<Place>& from) const
{
    return from.empty()
        || std::ranges::any_of(from, [&](const Place& place) { return isFrom(place); });
}

/// 7.4.4.n-o The other Expedition is joined or left; the one where the card lies is neither.
bool Hearing::isOtherExpedition(const Happening& h) const
{
    if (!h.expedition)
        return false;
    Things list;
    expeditionsOf(m_table, *h.expedition, m_v, list);
    const int kind = m_d.from == Zone::HeroExpedition ? 0 : 1;
    return list.contains(expeditionThing(m_d.before, 1 - kind))
        && !list.contains(expeditionThing(m_d.before, kind));
}

namespace {

/// "An Expedition", "one of your Expeditions", and not "your Expeditions": who switches leaves one of them and
/// joins another (7.3.28).
bool isOfOneExpedition(const Happening& h)
{
    using Kind = Expedition::Kind;
    return h.expedition->kind == Kind::An || h.expedition->kind == Kind::OneOf;
}

} // namespace

Index expeditionLeft(const Deed& d)
{
    return expeditionThing(d.before, d.from == Zone::HeroExpedition ? 0 : 1);
}

bool Hearing::joins(const Happening& h) const
{
    const bool moved = m_d.what == Deed::What::Moved;
    if (m_d.what == Deed::What::BecameGigantic)
        return isOtherExpedition(h);
    if (h.expedition) {
        Things list;
        expeditionsOf(m_table, *h.expedition, m_v, list);
        Things here;
        expeditionsOfObject(m_table, now(), here);
        const bool there = std::ranges::any_of(here, [&](Index e) { return list.contains(e); });
        if (moved)
            return (there && !isExpeditionZone(m_d.from))
                || (h.orLandmarks && m_d.to == Zone::Landmark
                    && isWho(
                        m_table, h.expedition->whose, zoneSeat(m_table.state, m_d.object), m_v));
        // 7.4.4.i What is in both Expeditions neither joins nor leaves by switching.
        if (!there)
            return false;
        if (m_d.what == Deed::What::Defected)
            return true;
        return here.size() == 1 && (isOfOneExpedition(h) || !list.contains(expeditionLeft(m_d)));
    }
    return moved && m_d.to == Zone::Landmark && m_d.from != Zone::Landmark
        && isWho(m_table, h.who, zoneSeat(m_table.state, m_d.object), m_v);
}

bool Hearing::leaves(const Happening& h) const
{
    const bool moved = m_d.what == Deed::What::Moved;
    if (m_d.what == Deed::What::CeasedGigantic)
        return isOtherExpedition(h);
    if (h.reserveLeft && !h.expedition && !isSeveral(h.zone))
        return moved && m_d.from == h.zone && m_d.to != h.zone
            && isWho(m_table, h.who, m_d.before, m_v);
    if (h.expedition) {
        Things list;
        expeditionsOf(m_table, *h.expedition, m_v, list);
        if (!isExpeditionZone(m_d.from))
            return false;
        const Index left = expeditionLeft(m_d);
        if (moved && (m_d.was.object != noIndex)) {
            Things there;
            expeditionsOfObject(m_table, m_d.was, there);
            return std::ranges::any_of(there, [&](Index e) { return list.contains(e); });
        }
        Things here;
        expeditionsOfObject(m_table, now(), here);
        if (isMe() && h.expedition->kind == Expedition::Kind::Mine) // it was mine until now
            return !here.contains(left);
        if (isOfOneExpedition(h))
            return list.contains(left) && !here.contains(left);
        return list.contains(left)
            && std::ranges::none_of(here, [&](Index e) { return list.contains(e); });
    }
    if (!moved)
        return false;
    const Zone left = h.zone == Zone::Play ? h.zone : Zone::Expedition;
    return isWithin(m_d.from, left) && !isWithin(m_d.to, left);
}

bool Hearing::isFrom(const Place& place) const
{
    return isWithin(m_d.from, place.zone) && isWho(m_table, place.whose, m_d.before, m_v);
}

bool Hearing::goesTo(const Happening& h) const
{
    const Zone to = h.zone;
    if (m_d.to != to || m_d.from == to
        || !isWho(m_table, h.who, zoneSeat(m_table.state, m_d.object), m_v))
        return false;
    // What is drawn goes to hand, but nobody returns it or puts it there.
    if (h.by && to == Zone::Hand && m_d.from == Zone::Deck && h.from.empty())
        return false;
    return isFromOneOf(h.from);
}

bool Hearing::isMovedExpedition(const Happening& h) const
{
    if (!h.expedition)
        return true;
    Things list;
    expeditionsOf(m_table, *h.expedition, m_v, list);
    return list.contains(m_d.object);
}

} // namespace triptych::altered
