#pragma once

#include "kryptik/Table.h"

#include <functional>
#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

// 9.3 What happens, and which abilities it triggers.
namespace triptych::kryptik {

constexpr std::uint64_t bitOf(Trigger::Event event)
{
    return std::uint64_t { 1 } << static_cast<unsigned>(event);
}

/// What happens is asked of those it happens to as they were just before: "a disengaged citizen becomes engaged", "a
/// damaged citizen is dealt damage". Who waits for it is asked as it is now.
class AsTheyWere
{
public:
    /// `events`: bits of those that will be told of them.
    AsTheyWere(const Table&, std::initializer_list<Index>, std::uint64_t events = ~0ull);
    void add(Index);
    bool during(const std::function<bool()>& asked);

private:
    void exchange();

    State& m_state;
    const CardSet& m_cards;
    bool m_kept;
    std::vector<std::pair<Index, Object>> m_objects {};
    std::optional<decltype(State::lasting)> m_lasting {}; ///< Nothing where nobody will ask.
};
/// From which zone to which a card went.
struct Way
{
    Zone from = Zone::Gone;
    Zone to = Zone::Gone;
    bool forYear = false;                 ///< Of what is cast: for its 11 year cost.
    const CounterKind* counter = nullptr; ///< Of counters that are put on it.
    /// What leaves the island is told there before any of it is gone, and elsewhere when it has arrived.
    enum class ToldTo : std::uint8_t { All, Island, Elsewhere };
    ToldTo toldTo = ToldTo::All;
    Seat doer = noSeat; ///< By whose doing.
    /// What came at once is told of, once more, to those of them that came after it.
    const std::vector<Index>* latecomers = nullptr;
    bool enters = false; ///< Onto the island: it enters, and is not only put there.
};
/// The other card of what happened between two. With `again` only for those who ask which it was: of
/// the several damaged or blocking at once, every one after the first.
struct Counterpart
{
    Index card = noIndex;
    bool again = false;
    Ref onPile {};       ///< Of what aims at it: the spell or activation on the pile, not its card.
    int amount = 0;      ///< Of damage: how much.
    int inAll = 0;       ///< Of damage to several at once: how much to all of them, with the first.
    bool combat = false; ///< Of damage.
    AsTheyWere* before = nullptr;
};
/// Something happened that abilities may wait for. `subject` is the card it happened to, `who`
/// the player; whichever does not apply is noIndex/noSeat. Call before a card leaves the island.
void occur(const Table&, Trigger::Event, Index subject, Seat who,
    Trigger::Object = Trigger::Object::Any, const Way& = {}, const Counterpart& = {});
/// Whether anything on the island may have been given an ability at all.
bool isGranted(const Table&);
/// Calls visit(number) for each ability that a citizen was given (CardSet::ability), in order.
void grantedTo(const Table&, Index, const std::function<void(std::uint16_t)>& visit);
/// "This triggers only once each turn": kept where Solo is, by the object that it is.
SoloUse onceMark(const State&, Index source, std::uint8_t ability);
/// "Do this only once each turn" of a triggered ability: that it is done now, and whether it has been so often.
void noteDone(const Table&, Ref source, std::uint16_t card, std::uint8_t ability);
bool isDoneSoOften(const Table&, Ref source, std::uint16_t card, std::uint8_t ability);
/// "Only twice each turn": whether that mark was made so often.
bool usedSoOften(const State&, const SoloUse& mark, int times);

} // namespace triptych::kryptik
