#pragma once

#include <cstdint>

// Which players a printed text means, and what words such as "it" stand for. Plain data.
namespace triptych::seize {

/// What a word such as "it" means: settled once, when the text is compiled (text/binding/Bind).
struct Referent
{
    enum class Kind : std::uint8_t {
        Open,   ///< not settled, as the grammar leaves it
        Before, ///< what was named last, as the grammar leaves it where a deed is only gone on with
        Source, ///< this card, or the mercenary it speaks from
        Subject,  ///< what the trigger is about
        Attacked, ///< who is attacked, or damaged
        Attacker, ///< who attacks
        Target,   ///< the target in `slot`
        Said,     ///< those that were chosen, or "each" that was named, last
        Captured  ///< of what happens later: what it was made about
    };
    Kind kind = Kind::Open;
    std::uint8_t slot = 0;
    bool other = false; ///< Said "that mercenary", where "it" could be this card's own: printed so.
    constexpr bool operator==(const Referent& o) const { return kind == o.kind && slot == o.slot; }
};

/// What a player did, or what befell one: counted for the turn that goes on.
enum class Done : std::uint8_t {
    PlayedAbility,
    PlayedInstant,
    PlayedAttack,
    PlayedEvent,
    PlayedMercenary,
    PlayedTreasure,
    Acquired,
    Drew,
    Discarded,
    LostLoot,
    GainedLoot,
    Plundered,
    WasPlundered,
    LostMercenary ///< one of theirs was destroyed
};
inline constexpr int doneCount = static_cast<int>(Done::LostMercenary) + 1;
/// What a player has more or less of than others.
/// Treasures: in the Warchest; Controlled: those and what one's mercenaries carry.
enum class Wealth : std::uint8_t { Loot, Cards, Mercenaries, Treasures, Controlled };
constexpr bool isControlled(Wealth wealth) ///< "controls more", where of the rest one has more
{
    return wealth == Wealth::Mercenaries || wealth == Wealth::Controlled;
}
/// Which of several players: "with the most loot", "with 3 or more cards in hand", "who plundered this turn".
struct Standing
{
    enum class Kind : std::uint8_t {
        Any,
        Most, ///< of those who are meant, each that has the most of it
        Least,
        MoreThanYou,
        LessThanYou,
        AtLeast, ///< `number`
        AtMost,
        Did, ///< `done`, this turn
        DidNot
    };
    Kind kind = Kind::Any;
    Wealth wealth = Wealth::Loot;
    int number = 0;
    Done done = Done::Plundered;
    bool operator==(const Standing&) const = default;
};

/// Whom an instruction tells to act or concerns.
struct Who
{
    enum class Kind : std::uint8_t {
        You,
        Opponent, ///< "an opponent": with several, the controller chooses on resolution
        EachOpponent,
        EachPlayer,
        Target,     ///< "target player", "target opponent": `slot` says which target
        ThatPlayer, ///< the player spoken of before, or whom the trigger is about
        ItsController,
        ItsOwner
    };
    Kind kind = Kind::You;
    bool opponentsOnly = false; ///< With Target: "target opponent".
    Referent referent {};       ///< With ItsController, ItsOwner: whose. See text/binding/Bind.
    std::uint8_t slot = 0;      ///< With Target: its number in the paragraph, set by `number`.
    Standing standing {};       ///< Of several players: which of them.
    /// With ItsController, ItsOwner: by which word that one is named.
    /// ThatFirsts, ThatSeconds: as Thing::Kind has them, while it is read.
    enum class Whose : std::uint8_t { Its, ThatEnemys, ThatAllys, ThatFirsts, ThatSeconds };
    Whose of = Whose::Its;
    bool operator==(const Who& o) const
    {
        return kind == o.kind && opponentsOnly == o.opponentsOnly && referent == o.referent
            && standing == o.standing && of == o.of;
    }
};

} // namespace triptych::seize
