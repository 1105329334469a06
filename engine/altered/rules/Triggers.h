#pragma once

#include "altered/rules/Meaning.h"
#include "altered/rules/Reactions.h"

// 6.3.a-f What satisfies a trigger.
namespace triptych::altered {

/// A bit for each of the events that a trigger may name.
constexpr std::uint64_t mark(Happening::Event e)
{
    return std::uint64_t { 1 } << static_cast<unsigned>(e);
}
/// Which triggers an atomic action may satisfy.
std::uint64_t eventsOf(const Deed&);
/// Where what has switched or defected was before.
Index expeditionLeft(const Deed&);

/// One trigger against one atomic action, for one listener.
class Hearing
{
public:
    Hearing(const Table&, const Deed&, const Viewpoint& listener);

    bool hears(const Happening&) const;
    /// How often one event is what the trigger waits for.
    int times(const Happening&) const;
    /// "They", "that player": an opponent whom the trigger names, as who does it or as whose it is; or else who did it.
    Seat told(const Happening&) const;
    /// The listener's, with what the action was about as "it".
    const Viewpoint& view() const { return m_v; }

private:
    bool isMe() const { return m_d.object == m_v.me.object; }
    Ref now() const { return refOf(m_table.state, m_d.object); }
    Ref before() const { return m_d.was.object == noIndex ? now() : m_d.was; }
    int wanted(const Happening& h) const { return std::max(1, valueOf(m_table, h.amount, m_v)); }
    bool isSubject(const Happening&, Ref) const;
    /// 2.2.1.h "A Character is discarded": where it happens.
    bool isWhereItLies(const Happening&, const Known&, const Filter&) const;
    /// "discards a card from your hand": where it was.
    bool wasSubject(const Happening&, Ref) const;
    /// "plays a card from Reserve": from where is said of the playing, not of what was played.
    bool isPlayed(const Happening&) const;
    /// 7.5.8 Not there before the event, there after.
    bool joins(const Happening&) const;
    bool leaves(const Happening&) const;
    bool hearsOf(const Happening&) const;
    bool comesInContact(const Happening&) const;
    bool isPlayedFrom(const std::vector<Place>&) const;
    bool isTheNth(const Happening&) const;
    bool isTheNthCard(const Happening&) const;
    bool isOtherExpedition(const Happening&) const;
    bool isFrom(const Place&) const;
    bool isFromOneOf(const std::vector<Place>&) const;
    bool isBy(const Who&) const;
    bool isMadeTo(const Happening&) const;
    bool goesTo(const Happening&) const;
    bool isKind(const Counter&) const;
    bool gains(const Happening&) const;
    bool becomes(const Happening&) const;
    bool loses(const Happening&) const;
    bool isMovedExpedition(const Happening&) const;

    const Table& m_table;
    const Deed& m_d;
    Viewpoint m_v;
};

/// Of "the next time": it is waited for what happens to one thing, or in one Expedition, settled as that is said.
bool waitsForIt(const Happening&);
bool waitsThere(const Happening&);
/// The same trigger again in the same event: "one or more" fires once (6.3.f).
bool isOnceAnEvent(const Happening&);
/// The symbol that a trigger is printed as; 0: none.
Icons iconOf(const Happening&);

} // namespace triptych::altered
