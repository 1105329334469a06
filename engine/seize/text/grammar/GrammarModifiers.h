#pragma once

#include "seize/text/grammar/GrammarNumbers.h"

// What a mercenary is given, and for how long. Compiled in GrammarModifiers.cpp.
namespace triptych::seize::grammar {

/// "gets +3 melee, -1 move and has Armor 1 for each ... this turn": what follows its subject -> Effect
/// (a Gain without its subject)
struct gains : elsewhere<gains>
{
    static bool read(Input&, Reading&);
};
/// "silence target enemy mercenary until your next turn" -> Effect
struct silencedFor : elsewhere<silencedFor>
{
    static bool read(Input&, Reading&);
};
/// The same of a static, which lasts -> Effect
struct lastingGains : elsewhere<lastingGains>
{
    static bool read(Input&, Reading&);
};
/// The same without a verb, "Armor 1, Leech": of a static that leaves out its subject -> Effect
struct bareGains : elsewhere<bareGains>
{
    static bool read(Input&, Reading&);
};
/// "is not affected by Frost", "cannot lose Burn" -> Modifier
struct sparedDeeds : elsewhere<sparedDeeds>
{
    static bool read(Input&, Reading&);
};
/// "Burn counters cannot be placed on target mercenary this turn" -> Effect
struct sparedNow : elsewhere<sparedNow>
{
    static bool read(Input&, Reading&);
};
/// "healing done to target mercenary is reduced by 1 this turn" -> Effect
struct healingForATime : elsewhere<healingForATime>
{
    static bool read(Input&, Reading&);
};
/// The same after "give it", "+1 melee this turn" -> Effect
struct givenGains : elsewhere<givenGains>
{
    static bool read(Input&, Reading&);
};
/// "1 Exhaust and Blind" -> Apply::Dose ..., and perhaps PerEach
struct doses : elsewhere<doses>
{
    static bool read(Input&, Reading&);
};
/// What is said of the attacks of somebody: "against Mage mercenaries deal 1 additional damage and ignore
/// Armor" -> Effect (a Gain without its subject; `sayOfAttacks` says of which attacks)
struct attacksDo : elsewhere<attacksDo>
{
    static bool read(Input&, Reading&);
};
/// False where such attacks alone cannot do that.
bool sayOfAttacks(Gain&, How);
/// "ranged attacks" -> How
struct attackNoun : any<means<How::Melee, "melee attacks", "melee attack">,
                        means<How::Ranged, "ranged attacks", "ranged attack">,
                        means<How::Attack, "attacks", "attack">>
{
    static constexpr std::string_view expected = "attacks, melee attacks or ranged attacks";
};
struct damageKind
    : any<means<DamageType::Physical, "physical">, means<DamageType::Magic, "magic", "magical">,
          means<DamageType::True, "true">, means<DamageType::Pure, "pure">,
          means<DamageType::Lethal, "lethal">>
{
    static constexpr std::string_view expected = "Physical, Magic, True, Pure or Lethal";
};
/// ", to a minimum of 1"
struct toAMinimum
    : means<Flag::AtLeast, ", to a minimum of 1", "to a minimum of 1", ", minimum 1", "minimum 1",
          ", but at least 1", "but at least 1", ", to a minimum of one", "to a minimum of one",
          ", but never less than 1", "but never less than 1", ", but not below 1",
          "but not below 1", "( to a minimum of 1 )", "( minimum 1 )", "( minimum of 1 )">
{
};
/// "for as long as this mercenary stays on the battlefield", "until this leaves the battlefield"
struct whileInPlay : any<seq<word<"for as long as", "as long as", "while">,
                             any<seq<word<"this mercenary", "this event", "this card", "this">,
                                     word<"is in play", "stays in play", "remains in play",
                                         "is on the battlefield", "stays on the battlefield",
                                         "remains on the battlefield">>,
                                 word<"you control this mercenary", "you control this event",
                                     "you control this card", "you control this">>>,
                         seq<word<"until">,
                             any<seq<word<"this mercenary", "this event", "this card", "this">,
                                 word<"leaves the battlefield", "leaves play">>>>>
{
    static Duration build(Found&) { return Duration::WhileInPlay; }
};
struct duration
    : any<whileInPlay,
          means<Duration::ThroughThisPhase, "until the end of this phase",
              "until the end of the phase", "until end of phase", "until this phase ends",
              "this phase", "for the rest of this phase", "for the rest of the phase",
              "until the end of the current phase">,
          means<Duration::ThroughNextAttackPhase, "until the end of the next attack phase">,
          means<Duration::ThroughAttackPhase, "until the end of the attack phase",
              "until the end of this attack phase", "until the end of this turn's attack phase",
              "until end of attack phase", "until the attack phase ends">,
          means<Duration::ThisTurn, "this turn", "until end of turn", "until the end of turn",
              "until the end of the turn", "until end of this turn", "until the end of this turn",
              "for the rest of the turn", "for the rest of this turn">,
          means<Duration::UntilYourNextTurn, "until your next turn",
              "until the start of your next turn">,
          means<Duration::WhileEquipped, "while equipped">,
          means<Duration::ThroughYourTurn, "until the end of your turn", "until end of your turn">,
          means<Duration::NextAttackThisTurn, "for its next attack this turn",
              "on its next attack this turn", "with its next attack this turn">,
          means<Duration::NextAttack, "for its next attack", "on its next attack",
              "with its next attack">,
          means<Duration::ThroughYourNextTurn, "until the end of your next turn",
              "through your next turn">,
          means<Duration::UntilItsNextTurn, "until its controller's next turn",
              "until the start of its controller's next turn",
              "until the beginning of its controller's next turn">,
          means<Duration::ThroughItsNextTurn, "until the end of its controller's next turn",
              "until the end of its next turn", "through its controller's next turn">,
          means<Duration::DuringYourNextTurn, "during your next turn", "on your next turn",
              "in your next turn">,
          means<Duration::DuringItsNextTurn, "during its controller's next turn",
              "on its controller's next turn", "during its next turn",
              "during their controller's next turn", "during their controllers' next turns",
              "during that player's next turn", "in its controller's next turn",
              "on its next turn">>
{
    static constexpr std::string_view expected
        = "a duration (this turn, until your next turn, while equipped)";
};
/// How long somebody is waited for: "this turn", "before your next turn"
struct waitingTime
    : any<duration,
          means<Duration::UntilYourNextTurn, "before your next turn",
              "before the start of your next turn", "before the beginning of your next turn",
              "before your next turn begins", "before your next turn starts">,
          means<Duration::ThisTurn, "before the end of the turn", "before the end of this turn",
              "before this turn ends">>
{
};
/// It is a time that can be waited through.
inline bool canBeWaited(Duration duration)
{
    return duration == Duration::ThisTurn || duration == Duration::UntilYourNextTurn
        || duration == Duration::ThroughYourNextTurn || duration == Duration::ThroughYourTurn;
}
inline Modifier noAttackOf(How how)
{
    Modifier made = ofKind<Modifier>(Modifier::Kind::NoAttack);
    made.blow.how = how == How::Attack ? How::Any : how;
    return made;
}
/// Of a kind that takes a number, which is none where it is 0.
inline std::optional<Modifier> numbered(Modifier::Kind kind, Found& found)
{
    Modifier made = ofKind<Modifier>(kind);
    made.number = found.take<int>();
    return made.number > 0 ? std::optional(made) : std::nullopt;
}
/// What opponents cannot take from it.
inline std::optional<Modifier> heldByFoes(Found& found)
{
    Modifier made = ofKind<Modifier>(Modifier::Kind::HoldsStatus);
    made.status = found.take<Status>();
    made.byFoes = true;
    return made.status == Status::Exhaust ? std::nullopt : std::optional(made);
}
/// Doses of so many counters as are told, and no others.
inline std::optional<Apply> fixedDoses(Found& found)
{
    Apply made;
    made.doses = found.takeAll<Apply::Dose>();
    for (const Apply::Dose& dose : made.doses)
        if (dose.count.kind != Amount::Kind::Fixed)
            return std::nullopt;
    return made;
}

} // namespace triptych::seize::grammar
