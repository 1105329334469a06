#include "seize/text/grammar/GrammarInstructions.h"
#include "seize/text/printing/Said.h"

#include <algorithm>
#include <utility>

// Orders to deal damage (S-DMG). To keep it off is in GrammarPreventing.cpp, to heal in GrammarHealth.cpp.
namespace triptych::seize::grammar {
namespace {

struct lethal : means<DamageType::Lethal, "lethal">
{
};
struct damageWord : word<"damage">
{
};
struct sufferer : seq<word<"to">, thing>
{
};
/// Of an attack its user does that; elsewhere whoever attacks, and not this card's own mercenary.
struct ownDeals : seq<>
{
    static Flag build(Found&) { return Flag::Actively; }
};
struct deals : any<word<"deal">,
                   seq<word<"this deals", "this mercenary deals", "the bearer deals">, ownDeals>,
                   means<Thing::Kind::Attacker, "the attacker deals",
                       "the attacking mercenary deals", "the user deals">>
{
};
std::optional<Thing> dealerIn(Found& found)
{
    if (!found.takeIfAny<Thing::Kind>())
        return std::nullopt;
    Thing attacker;
    attacker.kind = Thing::Kind::Attacker;
    return attacker;
}
struct suffers : any<seq<sufferer, maybe<any<perEach, plusEach>>>, seq<perEach, sufferer>>
{
};
struct saidFirst : seq<>
{
    static Flag build(Found&) { return Flag::First; }
};
struct equalToWhom : seq<equalTo, sufferer, saidFirst>
{
};
/// "2 additional Magic damage": with another blow before it, so much more of that.
struct saidMoreOfIt : means<Flag::More, "additional", "more", "extra">
{
};
struct someDamage : any<seq<anX, maybe<damageKind>, damageWord, sufferer, xIs>,
                        seq<fixedNumber, maybe<saidMoreOfIt>, damageKind, damageWord, suffers>,
                        seq<lethal, fixedNumber, damageWord, suffers>,
                        seq<thatMuch, damageKind, damageWord, sufferer>,
                        seq<damageKind, damageWord, any<seq<sufferer, equalTo>, equalToWhom>>,
                        seq<damageWord, any<seq<sufferer, equalTo>, equalToWhom>>,
                        seq<any<thatMuch, fixedNumber>, damageWord, suffers>>
{
};
/// RULING: damage of no kind is Physical (S-DMG-PHYS), as blows are (S-MERC-G); equal to a shot, it must say.
std::optional<DamageType> typeIn(Found& found, const Amount& amount)
{
    if (const auto type = found.takeIfAny<DamageType>())
        return type;
    const bool shot = amount.kind == Amount::Kind::EqualTo && amount.quantity
        && amount.quantity->kind == Quantity::Kind::StatOf && amount.quantity->stat == Stat::Ranged;
    return shot ? std::nullopt : std::optional(DamageType::Physical);
}
/// "... and deals 2 Physical damage to an adjacent mercenary": whose deed it is, `chain` finds.
struct dealsToo : seq<word<"deals", "deal">, someDamage>
{
    static std::optional<Effect> build(Found& found)
    {
        Deal made;
        made.by.emplace();
        made.by->kind = Thing::Kind::It;
        made.by->referent.slot = saidOfDealer;
        made.amount = amountIn(found);
        const auto type = typeIn(found, made.amount);
        made.type = type.value_or(DamageType::Physical);
        made.amountFirst = found.says(Flag::First) && isOfIt(made.amount);
        made.what = found.take<Thing>();
        return type ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// "target ally deals 2 Physical damage to it": it is that one's deed. "It may deal 2": asked is you, or whose it is.
struct dealBy : seq<thing, any<means<Flag::AtMost, "may deal", "can deal">, word<"deals", "deal">>,
                    someDamage>
{
    static std::optional<Effect> build(Found& found)
    {
        using Kind = Thing::Kind;
        Deal made;
        made.by = found.take<Thing>();
        made.amount = amountIn(found);
        const auto type = typeIn(found, made.amount);
        made.type = type.value_or(DamageType::Physical);
        made.amountFirst = found.says(Flag::First) && isOfIt(made.amount);
        made.what = found.take<Thing>();
        const Thing& by = *made.by;
        const bool allied = by.filter.side == Side::Allied || by.filter.side == Side::Yours;
        const bool one = type && by.filter.noun == Filter::Noun::Mercenary && by.count == 1
            && !by.upTo && !by.plural && by.line == Thing::Line::None
            && (by.kind == Kind::Target || by.kind == Kind::Attacked || isSpokenOfAgain(by.kind));
        if (by.kind == Kind::It)
            made.by->referent.slot = saidAsSubject;
        const bool doer = by.kind == Kind::It || by.kind == Kind::That;
        const bool asked = found.says(Flag::AtMost);
        if (!one || (asked && !doer && !allied))
            return std::nullopt;
        return asked ? effect(May { { effect(std::move(made)) }, {}, false, doer })
                     : effect(std::move(made));
    }
};
/// "deal melee damage plus 1 to an adjacent mercenary": as much as its user's blow.
struct ownBlow
    : seq<word<"deal">, maybe<word<"this mercenary's", "the attacker's", "the user's">>,
          word<"melee damage">,
          maybe<any<seq<word<"plus", ", plus", "+", "and">, count>, signedCount>>, sufferer>
{
    static Effect build(Found& found)
    {
        Quantity melee;
        melee.kind = Quantity::Kind::StatOf;
        melee.stat = Stat::Melee;
        melee.of = Thing::Kind::Attacker;
        Deal made;
        made.amount = { Amount::Kind::EqualTo, 1, {}, std::make_shared<Quantity>(melee) };
        made.amount.plus = found.take<int>(0);
        made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};
/// "deal Magic damage equal to its bounty": an attack strikes whom it attacks.
struct dealEqual
    : any<seq<deals, anX, maybe<damageKind>, damageWord, pegtl::not_at<word<"to", "divided">>, xIs>,
          seq<deals, maybe<damageKind>, damageWord, equalTo, pegtl::not_at<word<"to", "divided">>>,
          seq<deals, fixedNumber, damageKind, damageWord, any<perEach, plusEach>,
              pegtl::not_at<word<"to", "divided">>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Deal made;
        made.by = dealerIn(found);
        made.amount = amountIn(found);
        const auto type = typeIn(found, made.amount);
        made.type = type.value_or(DamageType::Physical);
        made.what.kind = Thing::Kind::Attacked;
        return type ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// ", ignoring Armor": what would reduce it does not
struct ignoring : seq<word<", ignoring", "ignoring", "that ignores", ". this damage ignores",
                          ". that damage ignores", ". it ignores", ", which ignores", "and ignores",
                          ". the damage ignores">,
                      any<seq<means<Flag::IgnoresArmor, "armor and", "its armor and", "armor or">,
                              means<Flag::IgnoresDefense, "defense">>,
                          seq<means<Flag::IgnoresDefense, "defense and", "its defense and">,
                              means<Flag::IgnoresArmor, "armor">>,
                          means<Flag::IgnoresArmor, "armor and magic armor", "armor", "armour",
                              "its armor", "magic armor">,
                          means<Flag::IgnoresDefense, "defense", "its defense">>>
{
};
struct andPrevented : seq<>
{
    static Flag build(Found&) { return Flag::Until; }
};
/// ". This damage cannot be reduced or prevented"
struct surely
    : seq<word<", which can not be", "that can not be", ". this damage can not be",
              ". that damage can not be", ". the damage can not be",
              ". damage from this attack can not be", ". damage dealt by this attack can not be",
              ". this attack's damage can not be", ". it can not be">,
          any<seq<means<Flag::Straight, "reduced or prevented", "prevented or reduced",
                      "reduced nor prevented">,
                  andPrevented>,
              means<Flag::Straight, "reduced in any way", "reduced">,
              means<Flag::Until, "prevented">>>
{
};
/// "deal it 2 magic damage": whom, first
struct dealThem : any<seq<deals, thing, any<thatMuch, fixedNumber>, maybe<damageKind>, damageWord,
                          maybe<any<perEach, plusEach>>>,
                      seq<deals, thing, anX, maybe<damageKind>, damageWord, xIs>>
{
    static std::optional<Effect> build(Found& found)
    {
        Deal made;
        made.by = dealerIn(found);
        made.amount = amountIn(found);
        made.type = found.take<DamageType>();
        made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};
/// "2 Magic damage is dealt to target mercenary"
struct isDealt : seq<fixedNumber, maybe<damageKind>, damageWord,
                     word<"is dealt to", "are dealt to">, thing, maybe<any<perEach, plusEach>>>
{
    static std::optional<Effect> build(Found& found) { return dealThem::build(found); }
};
struct deal : seq<deals, someDamage, maybe<ignoring>, maybe<surely>>
{
    static std::optional<Effect> build(Found& found)
    {
        Deal made;
        made.by = dealerIn(found);
        made.own = found.says(Flag::Actively);
        made.unreduced = found.says(Flag::Straight);
        made.unprevented = found.says(Flag::Until);
        made.ignoresArmor = found.says(Flag::IgnoresArmor);
        made.ignoresDefense = found.says(Flag::IgnoresDefense);
        made.amount = amountIn(found);
        const auto type = typeIn(found, made.amount);
        made.type = type.value_or(DamageType::Physical);
        made.amountFirst = found.says(Flag::First);
        if (found.says(Flag::More)) // of a kind that is said: until `alikeDamage` has seen it
            made.alike = made.amountFirst = true;
        made.what = found.take<Thing>();
        const bool sure = made.unreduced || made.unprevented;
        if (sure
            && (made.type == DamageType::Lethal || made.amountFirst || made.ignoresArmor
                || made.ignoresDefense))
            return std::nullopt; // that has no words beside it
        return type ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// "... and 1 Magic damage to each adjacent mercenary"
struct dealAlso : seq<maybe<word<"deal">>, fixedNumber, damageKind, damageWord, suffers>
{
    static std::optional<Effect> build(Found& found) { return deal::build(found); }
};
/// "1 Magic damage to an adjacent enemy mercenary": the verb goes without saying.
struct bareDamage : seq<fixedNumber, damageKind, damageWord, suffers>
{
    static std::optional<Effect> build(Found& found) { return deal::build(found); }
};
/// "... and 1 to each adjacent mercenary": of the same kind
struct dealLess : seq<fixedNumber, maybe<damageWord>, suffers>
{
    static Effect build(Found& found)
    {
        Deal made;
        made.amount = amountIn(found);
        made.what = found.take<Thing>();
        made.numbered = false; // dealAll says of which
        return effect(std::move(made));
    }
};
/// No text has more targets than so many.
constexpr int mostSharers = 6;
/// Each of those who share gets one at least.
bool dividedFits(Divide& made)
{
    if (made.what.kind == Thing::Kind::Target && made.what.upTo)
        made.what.count = std::min({ made.amount, made.what.count, mostSharers });
    const bool several = made.what.kind == Thing::Kind::Target
        ? made.what.count > 1
        : made.what.kind == Thing::Kind::Attacked
            || (made.what.kind == Thing::Kind::It && made.what.plural && !made.what.such);
    return several && made.what.filter.noun == Filter::Noun::Mercenary && made.amount > 0
        && made.amount <= 31;
}
/// "Divided among up to three enemies" that are no targets: they are chosen first, and it is divided among them.
std::optional<Effect> dividedAmongThem(Divide made)
{
    if (made.what.kind != Thing::Kind::Some)
        return dividedFits(made) ? std::optional(effect(std::move(made))) : std::nullopt;
    Select chosen;
    chosen.what = std::exchange(made.what, {});
    made.what.kind = Thing::Kind::It;
    made.what.plural = true;
    if (chosen.what.upTo)
        chosen.what.count = std::min({ made.amount, chosen.what.count, mostSharers });
    const bool several = chosen.what.count > 1 && !chosen.what.random
        && chosen.what.filter.noun == Filter::Noun::Mercenary;
    if (!several || !dividedFits(made))
        return std::nullopt;
    std::vector<Effect> parts { effect(std::move(chosen)), effect(std::move(made)) };
    return joined(std::move(parts), { Sequence::Joint::Then });
}
// Among whom it is divided.
struct amongThose
    : word<"among", "between", "as you choose among", "as you choose between", "as you like among">
{
};
struct dividedAmong
    : word<"divided as you choose among", "distributed among", "divided among",
          "distributed as you choose among", "split among", "divided between", "split between",
          "divided as you like among", "distributed as you like among",
          "divided as you choose between", "distributed between", "split as you choose between",
          "split as you choose among", "divided any way you choose among">
{
};
/// "deal 4 Magic damage divided among up to three target mercenaries"
struct divide : any<seq<word<"deal">, count, maybe<damageKind>, damageWord, dividedAmong, thing>,
                    seq<word<"distribute", "divide", "split">, count, maybe<damageKind>, damageWord,
                        amongThose, thing>>
{
    static std::optional<Effect> build(Found& found)
    {
        Divide made;
        made.amount = found.take<int>();
        made.type = found.take<DamageType>(DamageType::Physical);
        made.what = found.take<Thing>();
        return made.type == DamageType::Lethal ? std::nullopt : dividedAmongThem(std::move(made));
    }
};
/// "distribute 3 Burn counters among up to three target mercenaries"
struct distribute : any<seq<word<"distribute", "divide", "split">, count, countedStatus,
                            maybe<counters>, amongThose, thing>,
                        seq<word<"place", "put", "apply">, count, countedStatus, maybe<counters>,
                            dividedAmong, thing>>
{
    static std::optional<Effect> build(Found& found)
    {
        Divide made;
        made.amount = found.take<int>();
        made.status = found.take<Status>();
        made.what = found.take<Thing>();
        return dividedAmongThem(std::move(made));
    }
};
struct dealAll : seq<deal,
                     many<means<Sequence::Joint::And, ", and then", "and then", ", then", "then",
                              ", and", "and">,
                         any<damageShare, dealAlso, dealLess>>>
{
    static Effect build(Found& found)
    {
        std::vector<Effect> parts = found.takeAll<Effect>();
        for (std::size_t i = 1; i < parts.size(); ++i)
            if (auto& next = std::get<Deal>(parts[i].node); !next.numbered) {
                next.type = std::get<Deal>(parts[i - 1].node).type;
                next.numbered = true;
            }
        return joined(std::move(parts), found.takeAll<Sequence::Joint>());
    }
};
/// "deal 2 additional damage": of the kind that was dealt before, to the same where nobody is named.
struct dealMore : seq<word<"deal">, fixedNumber, word<"additional", "more", "extra">, damageWord,
                      maybe<sufferer>>
{
    static Effect build(Found& found)
    {
        Deal made;
        made.amount = amountIn(found);
        made.alike = true;
        made.numbered = found.has<Thing>();
        made.what.kind = Thing::Kind::It;
        if (made.numbered)
            made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};
struct dealLethal : seq<deals, lethal, damageWord, sufferer>
{
    static Effect build(Found& found)
    {
        Deal made;
        made.by = dealerIn(found);
        made.amount = fixed(0);
        made.type = DamageType::Lethal;
        made.numbered = false;
        made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};

/// A player has no health, but a Vault: damage there is loot lost.
struct dealToPlayer
    : seq<deals, any<thatMuch, fixedNumber>, damageKind, damageWord, word<"to">, aPlayer>
{
    static Effect build(Found& found)
    {
        const Amount amount = found.take<Amount>();
        return effect(LoseLoot { found.take<Who>(), amount });
    }
};

struct anyHurt : any<dealToPlayer, divide, distribute, dealAll, dealThem, isDealt, dealMore,
                     dealEqual, ownBlow, dealLethal, bareDamage, dealBy, preventing, healthOrder>
{
};

} // namespace

bool dealsOn::read(Input& in, Reading& reading)
{
    return text::read<dealsToo>(in, reading);
}
bool damageOrder::read(Input& in, Reading& reading)
{
    return text::read<anyHurt>(in, reading);
}

} // namespace triptych::seize::grammar
