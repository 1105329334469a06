#include "seize/text/grammar/GrammarInstructions.h"

// Orders to heal (S-HEAL, S-MEND), health that is set or swapped, and damage that is a share of the damage before it.
namespace triptych::seize::grammar {
namespace {

/// "set the health of target mercenary to 1": whatever it was
struct toHowMuch : any<seq<fixedNumber, pegtl::not_at<word<"less", "more">>>, aQuantity>
{
};
struct setHealth
    : any<seq<word<"set">, possessor, word<"current health", "health">, word<"to">, toHowMuch>,
          seq<word<"set the health of", "set the current health of">, thing, word<"to">, toHowMuch>,
          seq<possessor, word<"current health", "health">, word<"becomes">, equalTo>>
{
    static std::optional<Effect> build(Found& found)
    {
        Heal made;
        made.what = found.take<Thing>();
        made.way = Heal::Way::Become;
        made.amount = amountIn(found);
        return made.amount.number > 0 && made.amount.plus == 0
            ? std::optional(effect(std::move(made)))
            : std::nullopt;
    }
};
/// "swap the health of target mercenary and another target mercenary", "two target mercenaries swap health"
struct healthNoun
    : word<"health", "current health", "health totals", "remaining health", "current health totals">
{
};
struct swapHealth
    : any<seq<word<"swap", "exchange", "switch">, maybe<word<"the">>, healthNoun,
              word<"of", "between">, thing, maybe<word<"and", "with">, any<thing, anotherOfThose>>>,
          seq<thing, maybe<word<"and">, thing>, word<"swap", "exchange", "trade", "switch">,
              maybe<word<"their">>, healthNoun>>
{
    static std::optional<Effect> build(Found& found)
    {
        Swap made;
        made.health = true;
        made.what = found.take<Thing>();
        if (found.has<Thing>()) {
            made.with = found.take<Thing>();
            if (!besideThat(made.with, made.what))
                return std::nullopt;
        } else if (!partTheTwo(made))
            return std::nullopt;
        return made.what.count == 1 && made.with.count == 1 ? std::optional(effect(std::move(made)))
                                                            : std::nullopt;
    }
};
/// "... and half that damage to each mercenary adjacent to it"
struct dealHalf : seq<halfOfIt, maybe<comma>, maybe<word<"damage">>, word<"to">, thing>
{
    static std::optional<Effect> build(Found& found)
    {
        Deal made;
        made.amount = found.take<EqualTo>().amount;
        made.what = found.take<Thing>();
        made.numbered = false; // dealAll says of which kind
        const bool ofThat
            = made.amount.quantity && made.amount.quantity->kind == Quantity::Kind::ThatNumber;
        return ofThat ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
struct healthWord : word<"health", "damage">
{
};
struct healed
    : any<seq<maybe<word<"by", "for">>, any<thatMuch, fixedNumber>, maybe<healthWord>,
              maybe<any<perEach, plusEach>>>,
          seq<maybe<word<"by", "for">>, anX, maybe<healthWord>, xIs>,
          seq<word<"by", "for">, aQuantity>,
          seq<maybe<word<"an amount", "damage", "by an amount", "for an amount", "health">>,
              equalTo>>
{
};
struct healing : any<seq<word<"heal">, thing, healed>,
                     seq<word<"heal", "restore">, any<thatMuch, fixedNumber>, maybe<healthWord>,
                         word<"to", "from", "of", "on">, thing, maybe<any<perEach, plusEach>>>,
                     seq<word<"heal", "restore">, anX, maybe<healthWord>,
                         word<"to", "from", "of", "on">, thing, xIs>,
                     seq<word<"restore", "heal">, word<"health", "damage">,
                         any<seq<word<"to", "from", "of", "on">, thing, equalTo>,
                             seq<equalTo, word<"to", "from", "of", "on">, thing>>>>
{
    static Effect build(Found& found)
    {
        Heal made;
        made.what = found.take<Thing>();
        made.amount = amountIn(found);
        return effect(std::move(made));
    }
};
/// "heal target mercenary 2 and each mercenary adjacent to it 1", "heal 2 health to it and 1 health to each ally"
struct healLess
    : any<seq<thing, fixedNumber>, seq<fixedNumber, maybe<healthWord>, word<"to", "on">, thing>>
{
    static Effect build(Found& found)
    {
        Heal made;
        made.what = found.take<Thing>();
        made.amount = found.take<Amount>();
        return effect(std::move(made));
    }
};
struct healAlso : seq<healing, means<Sequence::Joint::And, ", and", "and">, healLess>
{
    static Effect build(Found& found)
    {
        std::vector<Effect> parts = found.takeAll<Effect>();
        return joined(std::move(parts), found.takeAll<Sequence::Joint>());
    }
};
/// "heal it to 3 health", "to half its health": no more than that.
struct healUpTo : any<seq<word<"heal">, thing, word<"to">, fixedNumber, word<"health">>,
                      seq<word<"heal">, thing,
                          means<Flag::Fully, "to half its health", "to half health",
                              "to half its full health", "to half of its health">,
                          maybe<word<"rounded up", ", rounded up">>>>
{
    static Effect build(Found& found)
    {
        Heal made;
        made.what = found.take<Thing>();
        made.way = found.says(Flag::Fully) ? Heal::Way::ToHalf : Heal::Way::To;
        made.amount = found.take<Amount>(fixed(1));
        return effect(std::move(made));
    }
};
struct healFully : any<seq<word<"fully heal", "heal all damage from", "remove all damage from",
                               "heal all damage on">,
                           thing>,
                       seq<word<"heal">, thing,
                           word<"fully", "to full health", "to full", "to its full health">>>
{
    static Effect build(Found& found)
    {
        Heal made;
        made.what = found.take<Thing>();
        made.amount.kind = Amount::Kind::All;
        return effect(std::move(made));
    }
};
/// "mend all physical statuses from it", "cleanse it of a magical status": whose they are, before or behind
struct offWhom : word<"from", "of", "on">
{
};
template <typename Leaf, Literal Verb, typename Fully, typename AllOfThem, typename OneOfThem,
    typename OneFrom>
struct removal
    : any<seq<Fully, thing>, seq<word<Verb>, AllOfThem, offWhom, thing>,
          seq<word<Verb>, OneOfThem, offWhom, thing>,
          seq<word<Verb>, thing, word<"of">, any<AllOfThem, OneOfThem>>, seq<word<Verb>, thing>,
          seq<word<Verb>, means<Flag::Fully, "all">, thing>, seq<OneFrom, thing>>
{
    static Effect build(Found& found)
    {
        Leaf made;
        made.what = found.take<Thing>();
        made.all = found.says(Flag::Fully);
        return effect(std::move(made));
    }
};
struct allPhysical : means<Flag::Fully, "all physical statuses", "all physical status effects",
                         "all physical effects", "every physical status", "each physical status",
                         "all statuses", "all status effects">
{
};
struct onePhysical : word<"a physical status", "one physical status", "1 physical status",
                         "a physical status effect", "one physical status effect", "a status",
                         "one status", "a status effect">
{
};
struct mend : removal<Mend, "mend",
                  means<Flag::Fully, "fully mend", "remove all physical statuses from",
                      "remove all physical status effects from", "mend all on">,
                  allPhysical, onePhysical, word<"remove a physical status from">>
{
};
struct allMagical
    : means<Flag::Fully, "all magical statuses", "all magical status effects",
          "all magical effects", "all magic status effects", "all magic effects",
          "every magical status", "each magical status", "all statuses", "all status effects">
{
};
struct oneMagical : word<"a magical status", "one magical status", "1 magical status",
                        "a magical status effect", "one magical status effect", "a magic status",
                        "a status", "one status", "a status effect">
{
};
struct cleanse : removal<Cleanse, "cleanse",
                     means<Flag::Fully, "fully cleanse", "remove all magical statuses from",
                         "remove all magical status effects from", "cleanse all on">,
                     allMagical, oneMagical, word<"remove a magical status from">>
{
};
/// A player has no health, but a Vault: what is healed there is loot gained.
struct healPlayer : seq<word<"heal">, aPlayer, any<thatMuch, fixedNumber>>
{
    static Effect build(Found& found)
    {
        const Amount amount = found.take<Amount>();
        return effect(GainLoot { found.take<Who>(), amount });
    }
};
struct anyHealth
    : any<healPlayer, setHealth, swapHealth, healFully, healUpTo, healAlso, healing, mend, cleanse>
{
};

} // namespace

bool healthOrder::read(Input& in, Reading& reading)
{
    return text::read<anyHealth>(in, reading);
}
bool damageShare::read(Input& in, Reading& reading)
{
    return text::read<dealHalf>(in, reading);
}

} // namespace triptych::seize::grammar
