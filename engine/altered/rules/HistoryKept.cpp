#include "altered/rules/HistoryKept.h"

#include "altered/rules/Characteristics.h"
#include "altered/rules/Triggers.h"

#include <algorithm>
#include <utility>

namespace triptych::altered {

namespace {

using Trigger = Happening::Event;

/// From where it was played or discarded, as the symbol of that zone; otherwise what was activated.
Icons fromWhere(const State& s, const Deed& d)
{
    if (d.what == Deed::What::Played) {
        const Icons zone = d.first ? iconReserve : d.fromHand ? iconHand : Icons { 0 };
        const bool other = d.object < maxObjects && s.objects[d.object].owner != d.player;
        return other ? static_cast<Icons>(zone | fromTheOther) : zone;
    }
    if (d.what == Deed::What::Moved)
        return d.from == Zone::Reserve ? iconReserve
            : d.from == Zone::Hand     ? iconHand
            : isExpeditionZone(d.from) ? leftExpedition
            : d.from == Zone::Landmark ? leftLandmarks
            : d.from == Zone::Discard  ? leftPile
                                       : Icons { 0 };
    if (d.what == Deed::What::Exhausted)
        return d.from == Zone::Reserve ? iconReserve : Icons { 0 };
    return d.icons;
}

Origin originOf(const State& s, const Deed& d)
{
    if (isExpeditionZone(d.from))
        return d.object < maxObjects && s.objects[d.object].owner == d.before ? Origin::Expedition
                                                                              : Origin::NotOfOwner;
    return d.from == Zone::Hand    ? Origin::Hand
        : d.from == Zone::Deck     ? Origin::Deck
        : d.from == Zone::Discard  ? Origin::Discard
        : d.from == Zone::Reserve  ? Origin::Reserve
        : d.from == Zone::Landmark ? Origin::Landmarks
                                   : Origin::Elsewhere;
}
/// What may be asked for later, of those deeds that are one event; moving a card may be several.
constexpr std::pair<Deed::What, Trigger> singleDeeds[] = {
    { Deed::What::Played, Trigger::Plays },
    { Deed::What::Activated, Trigger::Activates },
    { Deed::What::Resupplied, Trigger::Resupplies },
    { Deed::What::Gift, Trigger::MakesGift },
    { Deed::What::Completed, Trigger::Completes },
    { Deed::What::Exhausted, Trigger::Exhausts },
};

/// What is kept of one deed: once for each event that a text may ask for.
class Keeping
{
public:
    Keeping(const Table& t, const Deed& d)
        : m_table(t)
        , m_d(d)
    {
        const State& s = t.state;
        m_past.when
            = s.stage == Stage::Afternoon ? Past::thisTurn : static_cast<std::uint8_t>(s.stage) & 7;
        m_past.card = d.object < maxObjects ? s.objects[d.object].card : std::uint16_t { 0 };
    }

    void all()
    {
        for (const auto& [what, event] : singleDeeds)
            if (m_d.what == what)
                keep(event, m_d.player, fromWhere(m_table.state, m_d));
        moved();
        players();
        changed();
        expeditions();
    }

private:
    void keep(Trigger e, Seat player, Icons icons)
    {
        if (!(m_table.state.historyEvents & mark(e)))
            return;
        m_past.event = static_cast<std::uint8_t>(e) & 31;
        m_past.player = std::min(player, Seat { maxPlayers }) & 3;
        m_past.icons = icons & 63;
        constexpr int most = 15; // No text asks whether the same was done more often.
        if (std::ranges::count(m_table.state.past, m_past) < most)
            m_table.state.past.push_back(m_past);
    }
    /// Cards that go from one zone to another. Of what leaves and joins it is kept whose it was, whoever did it.
    void moved()
    {
        const Icons from = fromWhere(m_table.state, m_d);
        if (m_d.sacrificed)
            keep(Trigger::Sacrifices, m_d.player, from);
        if (m_d.discarded) {
            // 1.4.3 Whose it was, where that is not who did it.
            const Icons whose
                = static_cast<Icons>((from & ~leftPile) | (m_d.before == 1 ? leftPile : 0));
            keep(Trigger::Discards, m_d.player, whose);
        }
        if (m_d.created)
            keep(Trigger::Creates, m_d.player, from);
        if (m_d.what != Deed::What::Moved || m_d.object >= maxObjects)
            return;
        if (from != 0 && from != iconHand)
            keep(Trigger::Leaves, m_d.before,
                static_cast<Icons>(from | (from == leftExpedition ? whichOf(m_d.was) : 0)));
        if (isExpeditionZone(m_d.to) && !isExpeditionZone(m_d.from))
            keep(Trigger::Joins, zoneSeat(m_table.state, m_d.object),
                whichOf(refOf(m_table.state, m_d.object)));
        const auto* goal = std::ranges::find(pastGoals, m_d.to);
        if (goal == pastGoals.end() || m_d.from == m_d.to)
            return;
        const auto origin = static_cast<unsigned>(originOf(m_table.state, m_d));
        const bool second = m_table.state.objects[m_d.object].owner != 0;
        keep(Trigger::GoesTo, m_d.player,
            static_cast<Icons>(static_cast<unsigned>(goal - pastGoals.begin()) | (origin << 2)
                | (second ? isOfSecond : 0u)));
    }
    /// In which Expeditions it is or was; what is Gigantic is in both.
    Icons whichOf(Ref object) const
    {
        Things there;
        expeditionsOfObject(m_table, object, there);
        Icons which = 0;
        for (const Index e : there)
            which = static_cast<Icons>(which | (kindOfExpedition(e) == 0 ? inHero : inCompanion));
        return which;
    }
    /// Of cards that were drawn and dice that were rolled it is kept as well how many, and what each showed.
    void players()
    {
        if (m_d.what == Deed::What::Passed)
            keep(Trigger::Passes, m_d.player, m_d.first ? iconJoin : Icons { 0 });
        if (m_d.what == Deed::What::Drew) {
            keep(Trigger::Draws, m_d.player, 0);
            for (int k = 0; k < m_d.number; ++k)
                keep(Trigger::Draws, m_d.player, eachCard);
        }
        if (m_d.what == Deed::What::Rolled) {
            keep(Trigger::Rolls, m_d.player, 0);
            for (std::uint64_t dice = m_d.dice; dice != 0; dice >>= 4)
                keep(Trigger::Rolls, m_d.player, static_cast<Icons>(dice & 7));
        }
        if (m_d.what == Deed::What::Spent) {
            if (m_d.had > 0)
                keep(Trigger::Spends, m_d.player, 0);
            if (m_d.number > m_d.had)
                keep(Trigger::Spends, m_d.player, std::min<Icons>(m_d.counterKind, 31));
        }
    }
    /// Of what is in play: what it gained or lost, where it went, whose it was.
    void changed()
    {
        const State& s = m_table.state;
        if (m_d.object >= maxObjects || !inPlay(s, m_d.object))
            return;
        const Seat whose = s.objects[m_d.object].controller;
        const Icons counter = std::min<Icons>(m_d.counterKind, 31);
        if (m_d.what == Deed::What::GainedCounters) {
            keep(Trigger::Gains, whose, counter);
            if (m_d.counterKind == 0 && m_d.had == 0)
                keep(Trigger::Gains, whose, keptStatus(Status::Boosted));
        }
        if (m_d.what == Deed::What::LostCounters)
            keep(Trigger::Loses, whose, counter);
        if (m_d.what == Deed::What::GainedStatus)
            keep(Trigger::Gains, whose, keptStatus(m_d.status));
        if (m_d.what == Deed::What::LostStatus)
            keep(Trigger::Loses, whose, keptStatus(m_d.status));
        if (m_d.what == Deed::What::Switched)
            keep(Trigger::SwitchesExpeditions, whose, 0);
        if (m_d.what == Deed::What::Defected)
            keep(Trigger::Defects, m_d.before, 0);
    }
    void expeditions()
    {
        const auto which = [&](Trigger event, unsigned due) {
            const unsigned companion = kindOfExpedition(m_d.object) == 0 ? 0u : isCompanion;
            keep(event, seatOfExpedition(m_d.object), static_cast<Icons>(companion | due));
        };
        if (m_d.what == Deed::What::MovedForward)
            which(Trigger::MovesForward,
                ((m_d.number & 7u) << 1) | (m_d.dueToAscend ? wasAscension : 0u));
        if (m_d.what == Deed::What::FailedToMove)
            which(Trigger::FailsToMove, 0);
        if (m_d.what == Deed::What::MovedBackward)
            which(Trigger::MovesBackward, 0);
        if (m_d.what == Deed::What::Ascended)
            which(Trigger::Ascends, 0);
    }

    const Table& m_table;
    const Deed& m_d;
    Past m_past {};
};

} // namespace

bool isWithin(Origin origin, Zone zone)
{
    const bool expedition = origin == Origin::Expedition || origin == Origin::NotOfOwner;
    return zone == Zone::Hand    ? origin == Origin::Hand
        : zone == Zone::Deck     ? origin == Origin::Deck
        : zone == Zone::Discard  ? origin == Origin::Discard
        : zone == Zone::Reserve  ? origin == Origin::Reserve
        : zone == Zone::Landmark ? origin == Origin::Landmarks
        : zone == Zone::Play     ? expedition || origin == Origin::Landmarks
                                 : expedition && zone == Zone::Expedition;
}

void remember(const Table& t, const Deed& d)
{
    Keeping(t, d).all();
}

// 7.3.28 Who switches Expeditions joins one.
void noteLately(State& s, const Deed& d)
{
    if (d.object >= maxObjects || !inPlay(s, d.object))
        return;
    const bool comes = d.what == Deed::What::Moved && isPlayZone(d.to) && !isPlayZone(d.from);
    unsigned lately = s.objects[d.object].lately;
    if (comes || d.what == Deed::What::Switched || d.what == Deed::What::Defected)
        lately |= joinedThisTurn | joinedThisDay;
    if (d.what == Deed::What::GainedCounters && d.counterKind == 0)
        lately |= boostedThisTurn | boostedThisDay;
    s.objects[d.object].lately = lately & 15u;
}

void forgetLately(State& s, bool day)
{
    for (Object& o : s.objects)
        if (day)
            o.lately = 0;
        else
            o.lately = o.lately & unsigned { joinedThisDay | boostedThisDay };
}

} // namespace triptych::altered
