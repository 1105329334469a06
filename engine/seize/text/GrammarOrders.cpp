#include "seize/text/Bind.h"
#include "seize/text/GrammarInstructions.h"

// Orders about mercenaries, tiles and treasures.
namespace triptych::seize::grammar {
namespace {

/// "destroy <whom>": an order that is nothing but its verb.
template <typename Leaf, Literal... Words>
struct simply : seq<word<Words...>, thing>
{
    static Effect build(Found& found)
    {
        Leaf made;
        made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};

// ---------------------------------------------------------------- Damage (S-DMG)

struct damageType : damageKind
{
};
/// "+1", behind what it is added to
struct scanMore
{
    static constexpr std::string_view what = "a number such as +1";
    static std::size_t length(std::string_view text)
    {
        if (text.size() < 2 || text.front() != '+' || !isDigit(text[1]))
            return 0;
        const Number found = number(text.substr(1));
        return found.length > 0 && found.value <= 99 ? found.length + 1 : 0;
    }
};
struct moreByOne : scanned<scanMore>
{
    static int build(std::string_view text) { return number(text.substr(1)).value; }
};
struct lethal : means<DamageType::Lethal, "lethal">
{
};
struct damageWord : word<"damage">
{
};
struct sufferer : seq<word<"to">, thing>
{
};
struct deals
    : word<"deal", "this deals", "this mercenary deals", "the bearer deals", "the attacker deals">
{
};
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
struct someDamage
    : any<seq<anX, damageType, damageWord, sufferer, whereX>,
          seq<fixedNumber, maybe<word<"additional", "more">>, damageType, damageWord, suffers>,
          seq<lethal, fixedNumber, damageWord, suffers>,
          seq<thatMuch, damageType, damageWord, sufferer>,
          seq<damageType, damageWord, any<seq<sufferer, equalTo>, equalToWhom>>,
          seq<damageWord, any<seq<sufferer, equalTo>, equalToWhom>>,
          seq<any<thatMuch, fixedNumber>, damageWord, suffers>>
{
};
/// RULING: damage whose kind is not said is Physical (S-DMG-PHYS), as blows are (S-MERC-G). A shot may be of
/// either kind, so damage equal to that must say.
std::optional<DamageType> typeIn(Found& found, const Amount& amount)
{
    if (const auto type = found.takeIfAny<DamageType>())
        return type;
    const bool shot = amount.kind == Amount::Kind::EqualTo && amount.quantity
        && amount.quantity->kind == Quantity::Kind::StatOf && amount.quantity->stat == Stat::Ranged;
    return shot ? std::nullopt : std::optional(DamageType::Physical);
}
/// "target allied mercenary deals 2 Physical damage to the attacker": it is that one's deed.
struct dealBy : seq<thing, word<"deals", "deal">, someDamage>
{
    static std::optional<Effect> build(Found& found)
    {
        Deal made;
        made.by = found.take<Thing>();
        made.amount = amountIn(found);
        const auto type = typeIn(found, made.amount);
        if (!type)
            return std::nullopt;
        made.type = *type;
        made.what = found.take<Thing>();
        const Thing& by = *made.by;
        const bool one = by.filter.noun == Filter::Noun::Mercenary && by.count == 1 && !by.upTo
            && !by.plural && by.line == Thing::Line::None
            && (by.kind == Thing::Kind::Target || by.kind == Thing::Kind::It
                || by.kind == Thing::Kind::That || by.kind == Thing::Kind::ThatEnemy
                || by.kind == Thing::Kind::ThatAlly || by.kind == Thing::Kind::Attacked);
        if (by.kind == Thing::Kind::It)
            made.by->referent.slot = saidAsSubject;
        return one ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// "deal melee damage plus 1 to an adjacent mercenary": as much as its user's blow.
struct ownBlow
    : seq<word<"deal">, maybe<word<"its", "this mercenary's", "the attacker's", "the user's">>,
          word<"melee damage">,
          maybe<any<seq<word<"plus", ", plus", "+", "and">, count>, moreByOne>>, sufferer>
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
    : any<seq<deals, maybe<damageType>, damageWord, equalTo, pegtl::not_at<word<"to", "divided">>>,
          seq<deals, fixedNumber, damageType, damageWord, any<perEach, plusEach>,
              pegtl::not_at<word<"to", "divided">>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Deal made;
        made.amount = amountIn(found);
        const auto type = typeIn(found, made.amount);
        made.type = type.value_or(DamageType::Physical);
        made.what.kind = Thing::Kind::Attacked;
        return type ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
struct deal : seq<deals, someDamage>
{
    static std::optional<Effect> build(Found& found)
    {
        Deal made;
        made.amount = amountIn(found);
        const auto type = typeIn(found, made.amount);
        made.type = type.value_or(DamageType::Physical);
        made.amountFirst = found.says(Flag::First);
        made.what = found.take<Thing>();
        return type ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// "... and 1 Magic damage to each adjacent mercenary"
struct dealAlso : seq<maybe<word<"deal">>, fixedNumber, damageType, damageWord, suffers>
{
    static std::optional<Effect> build(Found& found) { return deal::build(found); }
};
/// "1 Magic damage to an adjacent enemy mercenary": the verb goes without saying.
struct bareDamage : seq<fixedNumber, damageType, damageWord, suffers>
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
/// "deal 4 Magic damage divided among up to three target mercenaries"
struct divide : seq<word<"deal">, count, damageType, damageWord,
                    word<"divided as you choose among", "divided as you like among",
                        "divided among", "split as you choose among", "split among",
                        "distributed among", "divided as you choose between", "divided between",
                        "divided any way you choose among">,
                    thing>
{
    static std::optional<Effect> build(Found& found)
    {
        Divide made;
        made.amount = found.take<int>();
        made.type = found.take<DamageType>();
        made.what = found.take<Thing>();
        const bool fits = made.what.kind == Thing::Kind::Target
            && made.what.filter.noun == Filter::Noun::Mercenary && made.what.count > 1
            && made.amount <= 31 && made.type != DamageType::Lethal;
        return fits ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// "prevent the next 3 damage that would be dealt to it this turn"
struct wouldBeDealt : word<"that would be dealt to", "dealt to", "to">
{
};
struct whichDamage : any<damageType, means<How::Melee, "melee">, means<How::Ranged, "ranged">,
                         means<How::Attack, "attack">>
{
};
struct prevented
    : word<"prevent all of it", "prevent all of the damage", "prevent that damage", "prevent it",
          "prevent the damage", "prevent all of that damage", "prevent all that damage",
          "it takes no damage", "that damage is prevented", "it is prevented",
          "that damage is reduced to 0", "it takes no damage instead">
{
};
struct wouldTake : word<"would be dealt", "would take", "would suffer", "is dealt", "takes">
{
};
struct prevent : any<seq<word<"prevent the next">, fixedNumber, maybe<whichDamage>, damageWord,
                         wouldBeDealt, thing, maybe<word<"this turn">>>,
                     seq<word<"the next time">, thing, wouldTake, maybe<whichDamage>, damageWord,
                         word<"this turn">, comma, prevented>,
                     seq<word<"prevent the next">, maybe<whichDamage>, damageWord, wouldBeDealt,
                         thing, maybe<word<"this turn">>>,
                     seq<word<"the next time">, maybe<whichDamage>, damageWord,
                         word<"would be dealt to">, thing, word<"this turn">, comma, prevented>>
{
    static Effect build(Found& found)
    {
        Prevent made;
        made.amount = found.take<Amount>({ Amount::Kind::All, 1, {}, {} });
        made.blow.type = found.takeIfAny<DamageType>();
        made.blow.how = found.take<How>(How::Any);
        made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};
/// "prevent all Magic damage that would be dealt to it this turn" is "it takes no Magic damage this turn".
struct preventAll : seq<word<"prevent all">, maybe<damageType>, damageWord, wouldBeDealt, thing,
                        maybe<seq<word<"by", "from">, attackNoun>>, duration>
{
    static Effect build(Found& found)
    {
        Gain made;
        Modifier none;
        none.kind = Modifier::Kind::TakesNone;
        none.blow.type = found.takeIfAny<DamageType>();
        none.blow.how = found.take<How>(How::Any);
        made.modifiers.push_back(none);
        made.what = found.take<Thing>();
        made.duration = found.take<Duration>();
        return effect(std::move(made));
    }
};
struct dealAll
    : seq<deal, many<means<Sequence::Joint::And, ", and", "and">, any<dealAlso, dealLess>>>
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
        made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};
struct dealLethal : seq<deals, lethal, damageWord, sufferer>
{
    static Effect build(Found& found)
    {
        Deal made;
        made.amount = fixed(0);
        made.type = DamageType::Lethal;
        made.numbered = false;
        made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};

/// A player has no health, but a Vault: damage there is loot lost, healing is loot gained.
struct aPlayer : any<another, whoIs<Who::Kind::You, "you">>
{
};
struct dealToPlayer
    : seq<deals, any<thatMuch, fixedNumber>, damageType, damageWord, word<"to">, aPlayer>
{
    static Effect build(Found& found)
    {
        const Amount amount = found.take<Amount>();
        return effect(LoseLoot { found.take<Who>(), amount });
    }
};
struct healPlayer : seq<word<"heal">, aPlayer, any<thatMuch, fixedNumber>>
{
    static Effect build(Found& found)
    {
        const Amount amount = found.take<Amount>();
        return effect(GainLoot { found.take<Who>(), amount });
    }
};

// ---------------------------------------------------------------- Healing (S-HEAL, S-MEND)

struct healthWord : word<"health", "damage">
{
};
struct healed : any<seq<maybe<word<"by", "for">>, any<thatMuch, fixedNumber>, maybe<healthWord>,
                        maybe<any<perEach, plusEach>>>,
                    seq<maybe<word<"an amount", "damage", "by an amount">>, equalTo>>
{
};
struct healing : any<seq<word<"heal">, thing, healed>,
                     seq<word<"heal", "restore">, any<thatMuch, fixedNumber>, maybe<healthWord>,
                         word<"to", "from", "of", "on">, thing, maybe<any<perEach, plusEach>>>>
{
    static Effect build(Found& found)
    {
        Heal made;
        made.what = found.take<Thing>();
        made.amount = amountIn(found);
        return effect(std::move(made));
    }
};
/// "heal it to 3 health", "to half its health": no more than that.
struct healUpTo : any<seq<word<"heal">, thing, word<"to">, fixedNumber, word<"health">>,
                      seq<word<"heal">, thing,
                          means<Flag::Fully, "to half its health", "to half health",
                              "to half its full health", "to half of its health">,
                          maybe<word<"rounded up", ", rounded up", "( rounded up )">>>>
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
template <typename Leaf, Literal Verb, Literal Fully, Literal All, Literal Statuses,
    Literal EachFrom, Literal EveryFrom, Literal OneFrom>
struct removal
    : any<seq<means<Flag::Fully, Fully>, thing>, seq<word<Verb>, thing>,
          seq<means<Flag::Fully, EachFrom, EveryFrom>, thing>, seq<word<OneFrom>, thing>,
          seq<means<Flag::Fully, All>,
              maybe<word<Statuses, "statuses of", "statuses from", "status effects from", "on">>,
              thing>>
{
    static Effect build(Found& found)
    {
        Leaf made;
        made.what = found.take<Thing>();
        made.all = found.says(Flag::Fully);
        return effect(std::move(made));
    }
};
struct mend : removal<Mend, "mend", "fully mend", "mend all", "physical statuses of",
                  "remove all physical statuses from", "remove all physical status effects from",
                  "remove a physical status from">
{
};
struct cleanse : removal<Cleanse, "cleanse", "fully cleanse", "cleanse all", "magical statuses of",
                     "remove all magical statuses from", "remove all magical status effects from",
                     "remove a magical status from">
{
};

// ---------------------------------------------------------------- Statuses (S-STATUS)

struct apply : seq<word<"apply", "place", "put", "give", "inflict">, doses, word<"to", "on">, thing,
                   maybe<any<perEach, plusEach, equalTo, whereX>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Apply made;
        made.doses = found.takeAll<Apply::Dose>();
        made.what = found.take<Thing>();
        const bool suffix = found.has<PerEach>() || found.has<EqualTo>();
        const bool single = made.doses.size() == 1 && isCounted(made.doses.front().status);
        const bool letter = made.doses.front().count.kind == Amount::Kind::EqualTo;
        if (letter && single && !found.has<EqualTo>())
            return std::nullopt; // nobody says what X is
        if (suffix
            && (!single || (!letter && made.doses.front().count.kind != Amount::Kind::Fixed)))
            return std::nullopt;
        for (const Apply::Dose& dose : made.doses)
            if (!single && dose.count.kind != Amount::Kind::Fixed)
                return std::nullopt;
        if (auto each = found.takeIfAny<PerEach>()) {
            (each->amount.plus != 0 ? each->amount.plus : each->amount.number)
                = made.doses.front().count.number;
            made.doses.front().count = std::move(each->amount);
        } else if (auto equal = found.takeIfAny<EqualTo>()) {
            made.doses.front().count = std::move(equal->amount);
        }
        return effect(std::move(made));
    }
};
/// "exhaust target enemy mercenary" is "apply 1 Exhaust to target enemy mercenary".
template <Status status, Literal... Words>
struct afflict : seq<word<Words...>, thing>
{
    static Effect build(Found& found)
    {
        Apply made;
        made.doses.push_back({ status, fixed(1) });
        made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};
struct afflicts : any<afflict<Status::Exhaust, "exhaust">, afflict<Status::Blind, "blind">,
                      afflict<Status::Silence, "silence">, afflict<Status::Stealth, "stealth">>
{
};
struct someOfStatus : seq<fixedNumber, countedStatus>
{
};
struct allOfStatus : seq<maybe<any<all, word<"the", "any">>>, status>
{
};
struct removeStatus
    : seq<word<"remove">, any<someOfStatus, allOfStatus>, maybe<counters>, word<"from">, thing>
{
    static Effect build(Found& found)
    {
        Remove made;
        made.status = found.take<Status>();
        made.count = found.take<Amount>({ Amount::Kind::All, 1, {}, {} });
        made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};
/// "remove all its Burn counters", "remove target mercenary's Bleed counters"
struct removeIts : seq<word<"remove">, maybe<word<"all of", "all", "each of", "every">>, possessor,
                       any<seq<countedStatus, counters>,
                           means<Flag::EveryCounter, "status counters", "counters", "counter">>>
{
    static Effect build(Found& found)
    {
        Remove made;
        made.count = { Amount::Kind::All, 1, {}, {} };
        made.every = found.says(Flag::EveryCounter);
        made.status = found.take<Status>(made.status);
        made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};
/// "remove all counters from it": of every status that has them
struct removeCounters : seq<word<"remove all counters from", "remove all status counters from",
                                "remove every counter from", "remove all counters on",
                                "remove all the counters from">,
                            thing>
{
    static Effect build(Found& found)
    {
        Remove made;
        made.every = true;
        made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};
/// "move all Burn counters from it to another target mercenary"
struct transfer
    : seq<word<"move", "transfer">, maybe<any<all, fixedArticle, word<"the", "any number of">>>,
          maybe<countedStatus>, counters, word<"from">, thing, word<"to", "onto">, thing>
{
    static std::optional<Effect> build(Found& found)
    {
        Transfer made;
        made.count = found.take<Amount>({ Amount::Kind::All, 1, {}, {} });
        made.status = found.takeIfAny<Status>();
        made.what = found.take<Thing>();
        made.with = found.take<Thing>();
        const auto one = [](const Thing& thing) {
            return thing.count == 1 && !thing.plural && thing.kind != Thing::Kind::Each
                && thing.filter.noun == Filter::Noun::Mercenary && thing.line == Thing::Line::None;
        };
        const bool said = made.status || made.count.kind == Amount::Kind::All;
        return said && one(made.what) && one(made.with) ? std::optional(effect(std::move(made)))
                                                        : std::nullopt;
    }
};
/// "remove all Bleed and Poison from it": together, so that "that much" is of both
struct removeStatuses : seq<word<"remove">, allOfStatus, maybe<counters>, word<"and">, status,
                            maybe<counters>, word<"from">, thing>
{
    static Effect build(Found& found)
    {
        Remove made;
        made.count = { Amount::Kind::All, 1, {}, {} };
        made.status = found.take<Status>();
        made.also = found.take<Status>();
        made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};
/// "remove all statuses from it" is to Mend and to Cleanse all of it.
struct removeAll : seq<word<"remove all status effects from", "remove all statuses from",
                           "remove every status from", "remove each status from",
                           "remove all status effects on">,
                       thing>
{
    static Effect build(Found& found)
    {
        Mend mend;
        mend.what = found.take<Thing>();
        mend.all = true;
        Cleanse cleanse;
        cleanse.what = mend.what;
        cleanse.all = true;
        again(cleanse.what);
        std::vector<Effect> parts { effect(mend), effect(cleanse) };
        return joined(std::move(parts), { Sequence::Joint::And });
    }
};
struct placeFog : seq<word<"place fog on", "put fog on", "place a fog on", "apply fog to">, tiles,
                      maybe<word<"tile">>>
{
    static Effect build(Found& found) { return effect(Fog { found.take<Thing>(), false }); }
};
struct removeFog : seq<word<"remove fog from", "remove the fog from", "remove all fog from">, tiles>
{
    static Effect build(Found& found) { return effect(Fog { found.take<Thing>(), true }); }
};

// ---------------------------------------------------------------- Places

struct way : any<means<Arrow::FL, "forward left", "diagonally forward left", "fl">,
                 means<Arrow::FR, "forward right", "diagonally forward right", "fr">,
                 means<Arrow::BL, "backward left", "back left", "bl">,
                 means<Arrow::BR, "backward right", "back right", "br">,
                 means<Arrow::F, "forward", "forwards", "f">,
                 means<Arrow::B, "backward", "backwards", "back", "b">,
                 means<Arrow::L, "left", "to the left", "l">,
                 means<Arrow::R, "right", "to the right", "r">>
{
    static constexpr std::string_view expected
        = "a direction (forward, backward, left, right, ...)";
};
struct moveTiles : seq<word<"move">, thing, maybe<upTo>, any<someCount, means<1, "a">>, tileWord,
                       maybe<any<way, word<"in any direction">>>>
{
    static Effect build(Found& found)
    {
        MoveTiles made;
        made.what = found.take<Thing>();
        made.count = found.take<int>();
        made.upTo = found.says(Flag::UpTo);
        made.way = found.takeIfAny<Arrow>();
        return effect(std::move(made));
    }
};
/// "push it 1 tile in any direction": no straight away, but where one chooses
struct pushAnywhere
    : seq<word<"push", "pull", "shove">, thing, maybe<upTo>, any<someCount, means<1, "a">>,
          tileWord, word<"in any direction", "in a direction">>
{
    static Effect build(Found& found) { return moveTiles::build(found); }
};
/// "push it 1 tile to the left": as its controller sees it
struct sideways
    : any<means<Arrow::L, "left", "to the left">, means<Arrow::R, "right", "to the right">>
{
};
struct pushSideways : seq<word<"push", "pull", "shove">, thing, maybe<upTo>,
                          any<someCount, means<1, "a">>, tileWord, sideways>
{
    static Effect build(Found& found) { return moveTiles::build(found); }
};
struct moveTo : seq<word<"move">, thing, word<"to", "onto">, tiles>
{
    // Onto a tile, and onto one only: "move it to its tile" goes nowhere.
    static std::optional<Effect> build(Found& found)
    {
        MoveTo made;
        made.what = found.take<Thing>();
        made.where = found.take<Thing>();
        const bool oneTile = made.where.filter.noun == Filter::Noun::Tile
            && made.where.kind != Thing::Kind::Each && made.where.count == 1 && !made.where.plural;
        return oneTile ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// From or to one whom the text names.
std::optional<Effect> pushed(Found& found, bool pull)
{
    Push made;
    made.what = found.take<Thing>();
    made.count = found.take<int>(1);
    made.pull = pull;
    made.from = found.take<Thing>();
    const auto kind = made.from->kind;
    const bool one = made.from->count == 1 && !made.from->plural && !made.from->upTo
        && made.from->line == Thing::Line::None && kind != Thing::Kind::Each
        && kind != Thing::Kind::Some && kind != Thing::Kind::ThisWay;
    return one ? std::optional(effect(std::move(made))) : std::nullopt;
}
struct pushFrom : seq<word<"push", "move", "shove">, thing, any<someCount, means<1, "a">>, tileWord,
                      word<"away from", "directly away from", "straight away from">, thing>
{
    static std::optional<Effect> build(Found& found) { return pushed(found, false); }
};
struct pullTo
    : seq<word<"pull", "move", "drag">, thing, any<someCount, means<1, "a">>, tileWord,
          word<"towards", "toward", "closer to", "directly toward", "directly towards">, thing>
{
    static std::optional<Effect> build(Found& found) { return pushed(found, true); }
};
template <bool pull, Literal Verb, Literal... Away>
struct pushing : seq<word<Verb>, thing, maybe<word<Away...>>,
                     maybe<any<someCount, means<1, "a">>, tileWord>, maybe<word<Away...>>>
{
    static Effect build(Found& found)
    {
        return effect(Push { found.take<Thing>(), found.take<int>(1), pull });
    }
};
struct push
    : pushing<false, "push", "away from this mercenary", "away from this", "away from the bearer",
          "away from the attacker", "away from the user", "away", "backward", "backwards", "back">
{
};
/// "pull it until it is adjacent": it stops before whom it comes to.
struct pullClose
    : seq<word<"pull">, thing,
          word<"until it is adjacent", "until it is adjacent to this mercenary",
              "until it is adjacent to this", "adjacent to this mercenary", "adjacent to this",
              "until adjacent", "until it is adjacent to the bearer", "until it is next to this">>
{
    static Effect build(Found& found) { return effect(Push { found.take<Thing>(), 7, true }); }
};
/// "move it 2 tiles toward this"
struct moveCloser
    : seq<word<"move">, thing, any<someCount, means<1, "a">>, tileWord,
          any<word<"towards this mercenary", "toward this mercenary", "towards this", "toward this",
                  "towards the bearer", "toward the bearer", "closer to this mercenary",
                  "closer to this", "closer to the bearer">,
              means<Flag::Less, "away from this mercenary", "away from this",
                  "away from the bearer">>>
{
    static Effect build(Found& found)
    {
        const bool away = found.says(Flag::Less);
        return effect(Push { found.take<Thing>(), found.take<int>(1), !away });
    }
};
struct pull
    : pushing<true, "pull", "closer to this mercenary", "closer to this", "closer",
          "towards this mercenary", "toward this mercenary", "towards this", "toward this",
          "towards the bearer", "toward the bearer", "towards the attacker", "towards the user">
{
};
struct swapWord : word<"swap the positions of", "swap positions of", "swap the places of",
                      "switch the positions of", "switch the places of",
                      "exchange the positions of", "switch", "exchange", "swap">
{
};
struct andWith : word<"and", "with">
{
};
/// "two target mercenaries" are the one and another.
std::optional<Effect> swapped(Found& found)
{
    Swap made;
    made.what = found.take<Thing>();
    if (found.has<Thing>()) {
        made.with = found.take<Thing>();
        return effect(std::move(made));
    }
    const bool target = made.what.kind == Thing::Kind::Target;
    const bool adjacent = made.what.filter.range.kind == Range::Kind::Adjacent;
    if (made.what.count != 2 || made.what.upTo || made.what.random
        || (!target && (made.what.kind != Thing::Kind::Some || adjacent)))
        return std::nullopt;
    made.what.count = 1;
    made.with = made.what;
    made.with.filter.other = true;
    if (adjacent) { // "two target adjacent mercenaries" are next to each other
        made.what.filter.range = {};
        made.with.filter.range.anchor = Range::Anchor::It;
    }
    return effect(std::move(made));
}
struct swap : seq<swapWord, thing, maybe<andWith, thing>, maybe<word<"on the battlefield">>>
{
    static std::optional<Effect> build(Found& found) { return swapped(found); }
};
/// "swap places with an adjacent allied mercenary"
struct swapPlaces
    : seq<word<"swap places with", "switch places with", "trade places with", "change places with",
              "swap positions with", "switch positions with", "exchange places with", "swap with">,
          thing>
{
    static Effect build(Found& found)
    {
        Swap made;
        made.with = found.take<Thing>();
        return effect(std::move(made));
    }
};
struct withTreasures : means<Flag::Treasures, "and all treasures equipped to it",
                           "and all of its treasures", "and all its treasures", "and its treasures",
                           "and any treasures equipped to it", "and each treasure equipped to it">
{
};
struct returnToHand
    : seq<word<"return">, thing, maybe<withTreasures>,
          word<"to its owner's hand", "to their owner's hand", "to their owners' hands",
              "to its owners' hand", "to your hand", "to the hand", "to their hand",
              "to its owner's hand", "to owner's hand">>
{
    static Effect build(Found& found)
    {
        return effect(ReturnToHand { found.take<Thing>(), found.says(Flag::Treasures) });
    }
};

// ---------------------------------------------------------------- Treasures of mercenaries

struct ofWhom : seq<word<"of", "from", "equipped to">, thing>
{
};
struct howMany : any<seq<all, maybe<word<"of the", "the">>>, seq<maybe<upTo>, fixedArticle>>
{
};
struct ownersHand : word<"to its owner's hand", "to your hand", "to their owners' hands",
                        "to their owner's hand", "to its owners' hand", "to its controller's hand",
                        "into its owner's hand", "to their controller's hand">
{
};
/// "unequip target enemy mercenary's treasure" is one of them; "treasures" is every one.
struct theirs : any<seq<possessor, word<"treasure">>, seq<possessor, means<Flag::All, "treasures">>,
                    seq<maybe<upTo>, fixedArticle, word<"of">, possessor, treasureWord>>
{
};
struct intoWarchest
    : word<"to its owner's warchest", "into its owner's warchest", "to its controller's warchest",
          "into its controller's warchest", "to their warchest", "into their warchest">
{
};
template <bool destroy, Literal Verb>
struct strip : seq<word<Verb>, any<seq<howMany, treasureWord, ofWhom>, theirs>,
                   maybe<std::conditional_t<destroy, pegtl::failure, intoWarchest>>>
{
    static Effect build(Found& found)
    {
        const Amount count = found.take<Amount>(
            found.says(Flag::All) ? Amount { Amount::Kind::All, 1, {}, {} } : fixed(1));
        return effect(Strip { found.take<Thing>(), count, destroy, false, found.says(Flag::UpTo) });
    }
};
/// "return a treasure equipped to target enemy mercenary to its owner's hand"
struct stripHome
    : seq<word<"return", "put">, any<seq<howMany, treasureWord, ofWhom>, theirs>, ownersHand>
{
    static Effect build(Found& found)
    {
        Effect made = strip<false, "unequip">::build(found);
        std::get<Strip>(made.node).home = true;
        return made;
    }
};
struct handling
    : any<means<Handle::Deed::Destroy, "destroy", "discard">,
          means<Handle::Deed::Exhaust, "exhaust">, means<Handle::Deed::Ready, "ready", "unexhaust">,
          means<Handle::Deed::Unequip, "unequip">>
{
};
struct handle : any<seq<handling, goods>,
                    seq<means<Handle::Deed::Return, "return">, goods,
                        word<"to its owner's hand", "to your hand", "to their owners' hands",
                            "to its owners' hand">>,
                    seq<means<Handle::Deed::Unequip, "return", "move", "put">, goods,
                        word<"to its owner's warchest", "to your warchest", "into your warchest",
                            "into its owner's warchest">>>
{
    static std::optional<Effect> build(Found& found)
    {
        Handle made;
        made.deed = found.take<Handle::Deed>();
        made.goods = found.take<Goods>();
        const bool event = made.goods.card == CardFilter::Kind::Event;
        const bool fits = event
            ? made.deed == Handle::Deed::Destroy || made.deed == Handle::Deed::Return
            : made.deed != Handle::Deed::Unequip || made.goods.where != Goods::Where::Warchest;
        return fits ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
struct handOver : any<seq<word<"equip", "attach", "move", "give">, goods, word<"to">, thing>,
                      seq<word<"equip">, thing, word<"with">, goods>>
{
    static std::optional<Effect> build(Found& found)
    {
        HandOver made;
        made.goods = found.take<Goods>();
        made.what = found.take<Thing>();
        const bool one = made.goods.kind != Goods::Kind::Each && made.goods.count == 1
            && made.goods.card != CardFilter::Kind::Event && made.what.count == 1
            && made.what.kind != Thing::Kind::Each && made.what.kind != Thing::Kind::Some
            && made.what.filter.noun == Filter::Noun::Mercenary;
        return one ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
struct treasureFrom
    : seq<word<"a treasure from your", "one treasure from your", "1 treasure from your">,
          any<warchest, hand, discardPile>>
{
};
struct equip : any<seq<word<"equip">, treasureFrom, word<"to">, thing>,
                   seq<word<"equip">, thing, word<"with">, treasureFrom>>
{
    static Effect build(Found& found)
    {
        return effect(Equip { found.take<Thing>(), found.take<Zone>() });
    }
};

// ---------------------------------------------------------------- The stack

struct onStack : any<means<Counter::What::AttackAbility, "attack ability card", "attack ability",
                         "attack card">,
                     means<Counter::What::Instant, "instant ability card", "instant ability",
                         "instant card", "instant">,
                     means<Counter::What::Ability, "ability card", "ability">,
                     means<Counter::What::Attack, "attack">, means<Counter::What::Action, "action">>
{
    static constexpr std::string_view expected
        = "ability, Instant, Attack ability, attack or action";
};
struct kindOfAttack : any<means<How::Melee, "melee attack">, means<How::Ranged, "ranged attack">>
{
};
/// "counter it": what set off the ability that says so
struct counterThat
    : word<"counter it", "counter that ability", "counter that ability card", "counter that card",
          "counter that instant", "counter that instant card", "counter that attack">
{
    static Effect build()
    {
        Counter made;
        made.that = true;
        return effect(std::move(made));
    }
};
struct counterOrder
    : seq<word<"counter target", "cancel target", "counter an opponent's",
              "counter target opponent's">,
          maybe<word<"enemy", "opposing">>, any<kindOfAttack, onStack>,
          maybe<word<"against", "made against", "on", "targeting", "that targets">, somebody>>
{
    static std::optional<Effect> build(Found& found)
    {
        Counter made;
        made.how = found.take<How>(How::Any);
        made.what = found.take<Counter::What>(Counter::What::Attack);
        if (auto whom = found.takeIfAny<Thing>())
            made.against = std::move(whom->filter);
        const bool fits = !made.against || made.what == Counter::What::Attack
            || made.what == Counter::What::Instant || made.what == Counter::What::Ability;
        return fits ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};

/// "exhaust and silence target mercenary": several things done to one.
template <Status status, Literal... Words>
struct afflicting : word<Words...>
{
    static Effect build()
    {
        Apply made;
        made.doses.push_back({ status, fixed(1) });
        return effect(std::move(made));
    }
};
template <typename Leaf, Literal... Words>
struct doing : word<Words...>
{
    static Effect build() { return effect(Leaf {}); }
};
struct fullyHealing : word<"fully heal">
{
    static Effect build()
    {
        Heal made;
        made.amount.kind = Amount::Kind::All;
        return effect(std::move(made));
    }
};
struct simpleVerb : any<afflicting<Status::Exhaust, "exhaust">, afflicting<Status::Blind, "blind">,
                        afflicting<Status::Silence, "silence">, doing<Ready, "ready">,
                        doing<Mend, "mend">, doing<Cleanse, "cleanse">, fullyHealing,
                        doing<Destroy, "destroy">, doing<Upstage, "upstage">>
{
};
struct andWord : means<Sequence::Joint::And, ", and", "and", ", then", "then", ",">
{
};
struct severalVerbs : seq<simpleVerb, andWord, simpleVerb, many<andWord, simpleVerb>, thing>
{
    static Effect build(Found& found)
    {
        std::vector<Effect> parts = found.takeAll<Effect>();
        Thing whom = found.take<Thing>();
        for (Effect& part : parts) {
            tellWhom(part, whom);
            again(whom);
        }
        return joined(std::move(parts), found.takeAll<Sequence::Joint>());
    }
};

/// "make a melee attack against an adjacent enemy": this card's own mercenary does.
struct howOften : any<means<2, "two", "2">, means<1, "a", "an", "one">>
{
};
struct makeAttacks : seq<word<"make">, howOften, attackNoun, maybe<word<"against", "on">, thing>,
                         maybe<word<"now", "if able", "if possible", "in range", "within range">>>
{
    static Effect build(Found& found)
    {
        Strike made;
        made.how = found.take<How>();
        if (made.how == How::Attack)
            made.how = How::Any;
        made.against = found.takeIfAny<Thing>();
        if (found.take<int>(1) == 1)
            return effect(std::move(made));
        std::vector<Effect> twice { effect(made), effect(made) };
        return joined(std::move(twice), { Sequence::Joint::And });
    }
};
struct destroyFree
    : seq<word<"destroy">, thing,
          word<"without losing loot", "without losing its bounty", "without losing any loot",
              "without loss of loot", "without paying its bounty">>
{
    static Effect build(Found& found) { return effect(Destroy { found.take<Thing>(), true }); }
};
struct destroy : simply<Destroy, "destroy">
{
};
struct ready : simply<Ready, "ready">
{
};
struct upstage : simply<Upstage, "upstage">
{
};
struct reapply : simply<Reapply, "reapply defense to", "reapply the defense of">
{
};
struct exitOrder : simply<Exit, "exit">
{
};

struct anyOrder
    : seq<maybe<word<"you">>,
          any<severalVerbs, dealToPlayer, divide, dealAll, dealMore, dealEqual, ownBlow, dealLethal,
              bareDamage, dealBy, preventAll, prevent, healPlayer, healFully, healUpTo, healing,
              mend, cleanse, placeFog, apply, removeFog, removeAll, removeIts, removeCounters,
              removeStatuses, removeStatus, transfer, moveCloser, pushFrom, pullTo, moveTiles,
              pushAnywhere, pushSideways, moveTo, push, pullClose, pull, swapPlaces, swap,
              stripHome, returnToHand, strip<false, "unequip">, strip<true, "destroy">, equip,
              handOver, handle, counterThat, counterOrder, makeAttacks, reapply, destroyFree,
              destroy, ready, upstage, exitOrder, afflicts>>
{
};

} // namespace

bool tellWhom(Effect& effect, Thing whom)
{
    if (auto* several = std::get_if<Sequence>(&effect.node)) { // "makes two attacks"
        for (Effect& part : several->parts) {
            if (!tellWhom(part, whom))
                return false;
            again(whom);
        }
        return true;
    }
    return std::visit(
        [&](auto& e) {
            if constexpr (requires { e.what.filter; }) {
                e.what = std::move(whom);
                return true;
            } else if constexpr (requires { e.where.filter; }) {
                e.where = std::move(whom);
                return true;
            }
            return false;
        },
        effect.node);
}

void again(Thing& thing)
{
    if (thing.kind != Thing::Kind::Target && thing.kind != Thing::Kind::Some
        && thing.kind != Thing::Kind::Each)
        return;
    const bool several
        = thing.kind == Thing::Kind::Each || thing.count > 1 || thing.line != Thing::Line::None;
    const bool tile = thing.filter.noun == Filter::Noun::Tile && thing.line == Thing::Line::None;
    thing = {};
    thing.kind = Thing::Kind::It;
    thing.plural = several;
    if (tile)
        thing.filter.noun = Filter::Noun::Tile;
    else
        thing.referent.kind = Referent::Kind::Before;
}

bool order::read(Input& in, Reading& reading)
{
    return text::read<anyOrder>(in, reading);
}

} // namespace triptych::seize::grammar
