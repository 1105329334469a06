#include "seize/text/grammar/GrammarDeeds.h"
#include "seize/text/grammar/GrammarHarm.h"
#include "seize/text/grammar/GrammarStatics.h"
#include "seize/tree/Walk.h"

#include <type_traits>
#include <utility>

// Damage that goes elsewhere: "deal that damage to the attacker", and the same said of the damage, "Magic damage that
// would be dealt to an adjacent ally is dealt to this instead".
namespace triptych::seize::grammar {

/// What comes back to "the attacker" is the damage of an attack, and what comes to who dealt it that of a mercenary.
Effect knownDealer(Effect made)
{
    auto& rescue = std::get<Rescue>(made.node);
    walk(made, [&](auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>) {
            auto* deal = std::get_if<Deal>(&part.node);
            if (!deal || !deal->same)
                return;
            const bool dealer = !std::exchange(deal->numbered, true);
            if (deal->what.kind != Thing::Kind::Attacker || rescue.blow.how != How::Any
                || rescue.by)
                return;
            if (dealer)
                rescue.by = Filter {};
            else
                rescue.blow.how = How::Attack;
        }
    });
    return made;
}

namespace {

struct ofItsDealer : seq<>
{
    static Flag build(Found&) { return Flag::Self; }
};
/// Who would deal it, however.
struct itsDealer
    : seq<means<Thing::Kind::Attacker, "that mercenary", "that enemy mercenary", "that enemy",
              "its source", "the source of that damage", "its dealer", "whoever dealt it",
              "the mercenary that dealt it", "the mercenary dealing it">,
          ofItsDealer>
{
};
/// Another one, who is aimed at for it.
struct aimedAt : seq<pegtl::at<maybe<word<"another">>, word<"target">>, thing>
{
};
struct takesItInstead : any<thisCard, bearer, attacker, itsDealer, aimedAt>
{
};
/// "That damage", of which who takes it instead has been read.
Deal sameDamage(Found& found)
{
    Deal made;
    made.same = true;
    made.numbered = !found.says(Flag::Self); // of who deals it, while it is read
    made.what = whomSaid(found);
    return made;
}
struct thatVeryDamage : word<"that damage", "all of that damage", "all that damage", "the damage",
                            "it", "this damage">
{
};
/// "deal that damage to this", "that damage is dealt to the attacker", "have this take that damage": of a Rescue
/// from damage
struct damageTaken : any<seq<word<"deal", "redirect", "move", "transfer">, thatVeryDamage,
                             word<"to", "onto">, takesItInstead>,
                         seq<maybe<word<"have">>, thatVeryDamage,
                             word<"is dealt to", "be dealt to", "dealt to", "is redirected to",
                                 "be redirected to", "redirected to">,
                             takesItInstead>,
                         seq<maybe<word<"have">>, takesItInstead,
                             word<"takes", "take", "suffer", "suffers", "is dealt", "be dealt",
                                 "receive", "receives">,
                             thatVeryDamage>>
{
    static Effect build(Found& found) { return effect(sameDamage(found)); }
};

// ---------------------------------------------------------------- Said of the damage

/// "ranged damage", "damage from attacks", "the next Magic damage"
struct suchDamage : seq<maybe<whichOf>, word<"damage">, maybe<fromWhat>>
{
};
struct everySuchDamage : seq<maybe<word<"all of the", "all the", "all", "any", "the">>, suchDamage>
{
};
/// "... that would be dealt to an adjacent ally by attacks", "... that an adjacent ally would take"
template <typename Whom, typename When>
struct wouldComeTo
    : seq<any<seq<word<"that would be dealt to", "which would be dealt to", "dealt to", "to">,
                  Whom>,
              seq<maybe<word<"that">>, Whom,
                  word<"would be dealt", "would take", "would suffer", "would receive">>>,
          maybe<any<fromWhat, toSuch<"from", "dealt by", "by">>>, When,
          maybe<any<fromWhat, toSuch<"from", "dealt by", "by">>>>
{
};
struct goesElsewhere
    : any<seq<word<"is dealt to", "will be dealt to", "is redirected to", "goes to", "will go to">,
              takesItInstead, maybe<insteadWord>>,
          seq<word<"is instead dealt to", "will instead be dealt to">, takesItInstead>>
{
};
/// Whom it would be dealt to, of which damage, and who takes it instead.
std::optional<Effect> toElsewhere(Found& found, bool once, bool turn)
{
    Rescue made;
    made.what = found.take<Thing>();
    made.fate = Rescue::Fate::Hurt;
    made.blow.type = found.takeIfAny<DamageType>();
    made.blow.how = found.take<How>(How::Any);
    made.by = found.takeIfAny<Filter>();
    made.once = once;
    made.turn = turn;
    const bool twice = found.has<How>() || found.has<DamageType>() || found.has<Filter>();
    const bool named = made.what.kind != Thing::Kind::Some || (!once && !turn);
    if (twice || !named)
        return std::nullopt;
    made.effect.push_back(effect(sameDamage(found)));
    return knownDealer(Effect { std::move(made) });
}
/// "Magic damage that would be dealt to an adjacent ally is dealt to this instead"
struct movedAlways
    : seq<everySuchDamage, wouldComeTo<any<staticSubject, toThem>, seq<>>, goesElsewhere>
{
    static std::optional<Effect> build(Found& found) { return toElsewhere(found, false, false); }
};
/// "the next Magic damage that would be dealt to it this turn is dealt to the attacker instead"
struct movedOnce : seq<word<"the next", "the first">, suchDamage,
                       wouldComeTo<thing, maybe<word<"this turn">>>, goesElsewhere>
{
    static std::optional<Effect> build(Found& found) { return toElsewhere(found, true, false); }
};
/// "this turn, all Magic damage that would be dealt to it is dealt to this instead"
struct movedThisTurn
    : any<seq<word<"this turn">, comma, everySuchDamage, wouldComeTo<thing, seq<>>, goesElsewhere>,
          seq<everySuchDamage, wouldComeTo<thing, word<"this turn">>, goesElsewhere>>
{
    static std::optional<Effect> build(Found& found) { return toElsewhere(found, false, true); }
};

} // namespace

bool damageElsewhere::read(Input& in, Reading& reading)
{
    return text::read<damageTaken>(in, reading);
}
bool movedElsewhere::read(Input& in, Reading& reading)
{
    return text::read<movedAlways>(in, reading);
}
bool movedElsewhereNow::read(Input& in, Reading& reading)
{
    return text::read<any<movedOnce, movedThisTurn>>(in, reading);
}

} // namespace triptych::seize::grammar
