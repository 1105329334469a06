#pragma once

#include "altered/Options.h"
#include "altered/Table.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Meaning.h"

// 5.1, 5.2 Playing cards: declare, move to Limbo, pay, resolve.
namespace triptych::altered {

// How a card that is being played is read
Index placeOf(Seat, std::uint8_t detail); ///< The Expedition it will join; noIndex: none.
/// From whose side its text is read.
Viewpoint viewpointOfPlay(const State&, Index, Seat, std::uint8_t detail);

/// Calls say(statement, view) for what the card says of its own playing, where it lies now.
template <typename S, typename F>
void ownStatements(const Table& t, Index i, Seat p, std::uint8_t detail, F&& say)
{
    const Facts& facts = t.facts(i);
    if (!(facts.statements & (1u << statementIndex<S>())))
        return;
    const Viewpoint v = viewpointOfPlay(t.state, i, p, detail);
    for (const std::uint8_t number : facts.passives) {
        const Ability& ability = t.card(i).abilities[number];
        const S* statement = std::get_if<S>(&*ability.statement);
        if (statement && std::holds_alternative<This>(statement->what.node)
            && isWorking(t, ability, v))
            say(*statement, v);
    }
}

// What is legal (LegalPlays)
/// "You may play me from your discard pile for {2}": what lets a card there be played; null: nothing does.
const MayPlay* playableFromPile(const Table&, Index, Seat, std::uint8_t detail);
/// "You may play me from your Reserve for free": what says so of a card there; null: nothing does.
const MayPlay* pricedInReserve(const Table&, Index, Seat, std::uint8_t detail);
/// It is used up for a time where it says "once per Day".
void noteAllowed(const Table&, const MayPlay&);
/// Everything a seat may play in its turn, with every place it may go.
void playOptions(const Table&, Seat, Options&);
/// The ways in which one card may be played now.
void playOptionsOf(const Table&, Index, Seat, const Price&, Options&);

/// What a Play instruction lets somebody play now (v4 5.2.b).
void playChoices(const Table&, const Play&, const Viewpoint&, Options&);
Price priceOf(const Table&, const Play&, const Viewpoint&);

/// Begins to play; `detail` is where to, and whether for the Scout cost (Options.h).
void beginPlay(const Table&, Index, std::uint8_t detail, Seat, const Price& = {});
void run(const Table&, BeginPlay);
void run(const Table&, TargetPlay);
void run(const Table&, CompletePlay);
void run(const Table&, FleetingStep);
void run(const Table&, FinishSpell); // 5.2.4

} // namespace triptych::altered
