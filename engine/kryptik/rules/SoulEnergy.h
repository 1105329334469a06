#pragma once

#include "kryptik/Table.h"
#include "kryptik/rules/Characteristics.h"

// 5.5 Soul Row, 8.1.1 Soul Cost, 8.2 Soul Energy.
namespace triptych::kryptik {

inline constexpr std::uint8_t colourless = 4; ///< The fifth place in Player::soulPile.

/// Sources of energy: what a seat could pay with now, or what it has spent so far.
struct Purse
{
    std::uint8_t sources = 0;
    ColourCounts touching {}; ///< Sources that can give some colour of the set.

    /// So many more sources (127 at most) that give these colours.
    void add(Colours colours, std::uint8_t count = 1)
    {
        sources = static_cast<std::uint8_t>(sources + count);
        touching.addTouching(colours, count);
    }
};
/// The soul pile and the disengaged soul cards of a seat.
Purse purseOf(const Table&, Seat);
/// 8.2 What colours of energy every soul card of a seat gives besides its own.
Colours coloursOfRow(const Table&, Seat);
bool producesEnergy(const State&, Seat); ///< Unless a text stands against it.

bool canPay(const Purse&, const StoneNeed&, int x = 0);
int greatestX(const Purse&, const StoneNeed&);

/// Pays from the soul pile first, then from soul cards, so that the most useful colours stay.
void pay(const Table&, Seat, const StoneNeed&, int x);

/// 8.2.1 Engages a soul card for one energy of a colour (0-3, or `colourless`).
void produce(const Table&, Index soulCard, std::uint8_t colour);
void addEnergy(const Table&, Seat, std::uint8_t colour);
void addEnergyOf(const Table&, const AddEnergy&, const Viewpoint&); ///< "Add {g}{g}."

/// 5.5 once per turn, in the own 1st or 2nd phase, with priority
bool mayPlaceSoul(const Table&, Seat);
void placeSoul(const Table&, Index);

} // namespace triptych::kryptik
