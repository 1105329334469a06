#include "kryptik/text/GrammarInstructions.h"

#include <array>

// The verbs of the glossary that are always told to you.
namespace triptych::kryptik::grammar {
namespace {

template <typename Leaf>
Effect effect(Leaf leaf)
{
    return { std::move(leaf) };
}
/// The same done to each of them, one after the other: "destroy target citizen and target spell".
template <typename Made>
Effect toEach(Found& found, Made&& made)
{
    std::vector<Effect> parts;
    for (Thing& what : found.take<Things>().all)
        parts.push_back(effect(made(std::move(what))));
    const std::size_t joints = parts.size() - 1;
    return joined(std::move(parts), std::vector<Sequence::Joint>(joints, Sequence::Joint::And));
}

// ---------------------------------------------------------------- Destroying

/// "of target opponent", "you control", "an opponent controls"
struct yearOwner : any<seq<word<"of">, player>, whoIs<Who::Kind::You, "you control">,
                       seq<another, word<"controls">>, seq<severalPlayers, word<"control">>>
{
};
struct destroyYear : seq<word<"destroy", "destroys">, someYearCards<yearOwner>,
                         maybe<means<Flag::AtRandom, "at random">>>
{
    static Effect build(Found& found)
    {
        const Who whose = found.take<Who>();
        const bool random = found.says(Flag::AtRandom);
        return effect(DestroyYear { whose, amountIn(found), random });
    }
};
struct destroyPlayer : seq<word<"destroy", "destroys">, player>
{
    static Effect build(Found& found) { return effect(WinLose { found.take<Who>(), false }); }
};
struct destroy : seq<word<"destroy", "destroys">, severalThings>
{
    static Effect build(Found& found)
    {
        return toEach(found, [](Thing what) { return Destroy { std::move(what) }; });
    }
};
struct abolish : seq<word<"abolish", "abolishes">, severalThings>
{
    static Effect build(Found& found)
    {
        return toEach(found, [](Thing what) { return Abolish { std::move(what) }; });
    }
};
struct abolishedInstead
    : means<Flag::Abolishes, "and abolish it instead of putting it into its owner's limbo pile",
          "and abolish it instead of putting it into a limbo pile",
          ". if it is countered this way, abolish it instead of putting it into a limbo pile",
          ". if that spell is countered this way, abolish it instead of putting it into a limbo "
          "pile",
          ". if it is countered this way, abolish it instead of putting it into its owner's limbo "
          "pile",
          ". if that spell is countered this way, abolish it instead of putting it into its "
          "owner's limbo pile",
          ". if that spell is countered this way, abolish it instead",
          ". if it is countered this way, abolish it instead",
          ". if that spell would be put into a limbo pile this way, abolish it instead",
          ". if it would be put into a limbo pile this way, abolish it instead",
          ". if that spell would be put into its owner's limbo pile this way, abolish it instead",
          ". if it would be put into its owner's limbo pile this way, abolish it instead">
{
};
/// What triggered this: "whenever an opponent casts a spell, counter that spell"
struct onThePile : word<"that spell or activation", "that spell or ability", "that spell",
                       "that activation", "that ability">
{
    static Thing build() { return It { It::Word::It }; }
};
struct counter : seq<word<"counter">, any<onThePile, thing>, maybe<abolishedInstead>>
{
    // Only what is being cast or activated can be countered (glossary).
    static std::optional<Effect> build(Found& found)
    {
        Thing what = found.take<Thing>();
        Target* target = std::get_if<Target>(&what);
        // "Counter target citizen": what can be countered of citizens is being cast
        if (target && target->spec.kind == TargetSpec::Kind::Cards && target->spec.place == Place {}
            && target->spec.filter.noun != Filter::Noun::Spell
            && !asksOnTheIsland(target->spec.filter) && target->spec.filter.traits.empty()
            && target->spec.filter.controller == Side::Any && !target->spec.filter.with
            && !target->spec.filter.without && !target->spec.filter.other
            && target->spec.filter.extreme == Filter::Extreme::None
            && (!target->spec.filter.bound
                || target->spec.filter.bound->stat == Bound::Stat::SoulCost))
            target->spec.kind = TargetSpec::Kind::Cast;
        const bool onPile = target
            && (target->spec.kind == TargetSpec::Kind::Spell
                || target->spec.kind == TargetSpec::Kind::Cast
                || target->spec.kind == TargetSpec::Kind::Activation
                || target->spec.kind == TargetSpec::Kind::SpellOrActivation);
        const bool abolishes = found.says(Flag::Abolishes);
        return onPile || std::holds_alternative<It>(what)
            ? std::optional(effect(Counter { std::move(what), abolishes }))
            : std::nullopt;
    }
};

/// "return target spell to its owner's hand": off the effect pile
struct takeBack : seq<word<"return", "put">, target,
                      word<"to its owner's hand", "into its owner's hand", "to its caster's hand",
                          "to their owners' hands">>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing what = found.take<Thing>();
        const TargetSpec& spec = std::get<Target>(what).spec;
        if (spec.kind != TargetSpec::Kind::Spell && spec.kind != TargetSpec::Kind::Cast)
            return std::nullopt;
        Counter made { std::move(what) };
        made.returns = true;
        return effect(std::move(made));
    }
};

// ---------------------------------------------------------------- Damage

struct orPlayer : seq<target, word<"or player">>
{
    static std::optional<Thing> build(Found& found)
    {
        Thing what = found.take<Thing>();
        TargetSpec& spec = std::get<Target>(what).spec;
        if (spec.kind != TargetSpec::Kind::Cards || spec.place != Place {})
            return std::nullopt;
        spec.kind = TargetSpec::Kind::CardOrPlayer;
        return what;
    }
};
struct sufferer : seq<word<"to">, maybe<word<"each of">>, any<player, orPlayer, thing>>
{
    static Sufferer build(Found& found)
    {
        if (const auto who = found.takeIfAny<Who>())
            return { *who };
        return { found.take<Thing>() };
    }
};
/// "deal 2 damage to target citizen and each opponent"
struct alsoSuffers
    : seq<word<"and">, maybe<word<"to">>, maybe<word<"each of">>, any<player, orPlayer, thing>,
          pegtl::at<any<word<".", ",", ";", "and", "or", "if", "unless", "at", "then", "where">>>>
{
    static Sufferer build(Found& found) { return sufferer::build(found); }
};
struct deals : any<word<"deal">,
                   means<Flag::ByThis, "this deals", "this citizen deals", "this card deals",
                       "this spell deals">>
{
};
struct damageWord : word<"damage">
{
};
struct damage
    : seq<deals,
          any<seq<fixedNumber, damageWord,
                  any<seq<perEach, sufferer>, seq<sufferer, many<alsoSuffers>, maybe<perEach>>>>,
              seq<word<"as much">, damageWord, sufferer, asManyAs>,
              seq<openAmount, damageWord, sufferer, many<alsoSuffers>, maybe<whereX>>,
              seq<damageWord,
                  any<seq<word<"equal to">, equalAmount, sufferer, many<alsoSuffers>>,
                      seq<sufferer, word<"equal to">, equalAmount>>>>>
{
    static Effect build(Found& found)
    {
        Damage made;
        made.amount = amountIn(found);
        const bool statistic = (made.amount.kind == Amount::Kind::AttackOf
                                   || made.amount.kind == Amount::Kind::DefenseOf)
            && !made.amount.ofPaid;
        if (statistic && found.says(Flag::ByThis))
            made.amount.ofThis = true; // "This deals damage equal to its attack"
        std::vector<Effect> parts;
        for (Sufferer& each : found.takeAll<Sufferer>()) {
            made.to = std::move(each.to);
            parts.push_back(effect(Damage(made)));
        }
        const std::size_t joints = parts.size() - 1;
        return joined(std::move(parts), std::vector<Sequence::Joint>(joints, Sequence::Joint::And));
    }
};

/// "the next damage": all of what is dealt at once
struct allNext : seq<pegtl::at<word<"damage">>>
{
    static Amount build(Found&) { return { Amount::Kind::All, 0, {}, false }; }
};
struct preventNext : seq<word<"prevent the next">, any<fixedNumber, amountX, allNext>,
                         word<"damage that would be dealt to", "damage dealt to", "damage to">,
                         any<player, thing>, untilEndOfTurn>
{
    static Effect build(Found& found)
    {
        found.take<Duration>();
        PreventNext made { found.take<Amount>(), {} };
        if (const auto who = found.takeIfAny<Who>())
            made.who = *who;
        else
            made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};
struct switchStats : seq<word<"switch", "swap", "exchange">, word<"the attack and defense of">,
                         thing, maybe<howLong>>
{
    static Effect build(Found& found)
    {
        const auto duration = found.take<Duration>(Duration::Permanent);
        return effect(Switch { found.take<Thing>(), duration });
    }
};
/// "target citizen you control fights target citizen an opponent controls"
struct fight
    : any<seq<thing, word<"fights", "fight">, thing>,
          seq<thing, word<"and">, thing,
              word<"fight", "fight each other", "deal damage equal to their attack to each other",
                  "deal damage equal to their attacks to each other",
                  "each deal damage equal to their attack to each other",
                  "each deal damage equal to its attack to the other",
                  "deal damage to each other equal to their attack",
                  "deal damage to each other equal to their attacks">>>
{
    static Effect build(Found& found)
    {
        Thing one = found.take<Thing>();
        return effect(Fight { std::move(one), found.take<Thing>() });
    }
};
/// "target citizen you control deals damage equal to its attack to target citizen"
struct damageBy : seq<thing, word<"deals", "deal">,
                      any<seq<any<fixedNumber, openAmount>, damageWord, sufferer>,
                          seq<damageWord,
                              any<seq<word<"equal to">, equalAmount, sufferer>,
                                  seq<sufferer, word<"equal to">, equalAmount>>>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Damage made;
        made.by = found.take<Thing>();
        made.amount = found.take<Amount>();
        made.to = found.take<Sufferer>().to;
        return effect(std::move(made));
    }
};
struct divided
    : seq<deals, any<fixedNumber, amountX>, damageWord,
          word<"divided as you choose among", "divided in any way you choose among",
              "divided any way you choose among", "divided among", ", divided as you choose, among",
              "split as you choose among", "split among", "divided as you choose between",
              "split however you like among", "split as you like among",
              "divided however you like among", "divided as you like among",
              "divided as you wish among", "distributed as you choose among",
              "divided however you choose among", "divided any way you like among">,
          target>
{
    static Effect build(Found& found)
    {
        Damage made;
        made.amount = found.take<Amount>();
        made.to = found.take<Thing>();
        made.divided = true;
        return effect(std::move(made));
    }
};
struct preventAll : seq<word<"prevent all">, maybe<means<Flag::Combat, "combat">>,
                        word<"damage that would be dealt this turn", "damage dealt this turn",
                            "damage this turn">>
{
    static Effect build(Found& found) { return effect(PreventAll { found.says(Flag::Combat) }); }
};
/// "prevent all damage that would be dealt to target citizen this turn"
/// 6.1 "11 year cards you control can not be destroyed this turn", "prevent all combat damage that would
/// be dealt to 11 year cards you control this turn"
struct rowOwner : any<whoIs<Who::Kind::You, "you control">, seq<another, word<"controls">>,
                      seq<severalPlayers, word<"control">>>
{
};
struct rowDuration : any<untilEndOfTurn, untilYourNextTurn, untilEndOfYourNextTurn>
{
};
struct rowIsSafe
    : any<seq<yearCards, maybe<rowOwner>, word<"can not be destroyed">, maybe<byEffects>,
              rowDuration>,
          seq<rowDuration, comma, yearCards, maybe<rowOwner>, word<"can not be destroyed">,
              maybe<byEffects>>,
          seq<word<"prevent all">, means<Flag::Combat, "combat">,
              word<"damage that would be dealt to">, yearCards, maybe<rowOwner>, rowDuration>>
{
};
struct rowsSafe : rowIsSafe
{
    static std::optional<Effect> build(Found& found)
    {
        Forbid made;
        made.who = found.take<Who>(Who { Who::Kind::EachPlayer });
        made.duration = found.take<Duration>();
        made.deed = found.says(Flag::Combat) ? Forbid::Deed::LoseYearsInCombat
            : found.says(Flag::Object)       ? Forbid::Deed::LoseYearsToEffects
                                             : Forbid::Deed::LoseYears;
        return effect(std::move(made));
    }
};
struct preventTo
    : seq<word<"prevent all">, maybe<means<Flag::Combat, "combat">>, word<"damage">,
          maybe<word<"that">>,
          any<seq<any<seq<means<Flag::Can, "would be dealt to", "dealt to">, thing>,
                      seq<word<"would be dealt by", "dealt by">, thing>,
                      seq<thing, word<"would deal">>>,
                  any<untilEndOfTurn, untilYourNextTurn>>,
              seq<word<"would be dealt", "dealt">, any<untilEndOfTurn, untilYourNextTurn>,
                  any<means<Flag::Can, "to">, word<"by">>, thing>>>
{
    static Effect build(Found& found)
    {
        Allow made;
        const bool combat = found.says(Flag::Combat);
        made.deed = found.says(Flag::Can)
            ? (combat ? Allow::Deed::BeCombatDamaged : Allow::Deed::BeDamaged)
            : (combat ? Allow::Deed::DealCombatDamage : Allow::Deed::DealDamage);
        made.what = found.take<Thing>();
        made.duration = found.take<Duration>();
        return effect(std::move(made));
    }
};

// ---------------------------------------------------------------- Engaging

struct engage : seq<word<"engage", "engages">, severalThings>
{
    static Effect build(Found& found)
    {
        return toEach(found, [](Thing what) { return Engage { std::move(what) }; });
    }
};
struct disengage : seq<word<"disengage", "disengages">, severalThings>
{
    static Effect build(Found& found)
    {
        return toEach(found, [](Thing what) { return Disengage { std::move(what) }; });
    }
};
struct makeWeary : seq<word<"make">, thing, word<"weary">>
{
    static Effect build(Found& found) { return effect(MakeWeary { found.take<Thing>() }); }
};

// ---------------------------------------------------------------- Moving

struct attach : seq<word<"attach", "attaches">, thing, word<"to">, thing>
{
    static Effect build(Found& found)
    {
        Thing what = found.take<Thing>();
        return effect(Attach { std::move(what), found.take<Thing>() });
    }
};
struct detach : seq<word<"detach", "detaches">, maybe<upTo>, someCards<word<"from">, thing>>
{
    static Effect build(Found& found)
    {
        Thing from = found.take<Thing>();
        const bool upTo = found.says(Flag::UpTo);
        return effect(Detach { amountIn(found), std::move(from), upTo });
    }
};
/// Glossary Detach: without "from", it is from citizens you control.
struct detachAnywhere : seq<word<"detach", "detaches">, someCards<>>
{
    static Effect build(Found& found)
    {
        Filter citizens;
        citizens.controller = Side::You;
        return effect(
            Detach { amountIn(found), Each { std::move(citizens), {}, Each::Word::Plural } });
    }
};
struct moveWord
    : any<means<Move::Word::Return, "return", "returns">, means<Move::Word::Put, "put", "puts">,
          means<Move::Word::Place, "place", "places">, means<Move::Word::Move, "move", "moves">>
{
};
struct move : seq<moveWord, severalThings, destination>
{
    static Effect build(Found& found)
    {
        const Destination to = found.take<Destination>();
        Move made;
        made.word = found.take<Move::Word>();
        made.to = to.zone;
        made.spot = to.spot;
        made.ownersZone = to.ownersZone;
        made.underYourControl = to.underYourControl;
        made.engaged = to.engaged;
        return toEach(found, [&](Thing what) {
            Move one = made;
            one.what = std::move(what);
            return one;
        });
    }
};

/// What is put "into" a deck is shuffled into it, so this is a move.
struct shuffleInto : word<"shuffle your limbo pile into your deck">
{
    static Effect build()
    {
        Filter cards;
        cards.noun = Filter::Noun::Card;
        Move made;
        made.what = Each { std::move(cards), Place { Zone::Limbo, Side::You }, Each::Word::All };
        made.to = Zone::Deck;
        return effect(std::move(made));
    }
};

/// "shuffle target card in your limbo pile into its owner's deck": likewise
struct shuffleThings
    : seq<word<"shuffle", "shuffles">,
          pegtl::not_at<word<"your hand", "your limbo pile", "their hand", "their limbo pile">>,
          manyThings, word<"into">, ownersOwn, word<"decks", "deck">>
{
    static std::optional<Effect> build(Found& found)
    {
        Move made;
        made.what = found.take<Thing>();
        made.to = Zone::Deck;
        made.ownersZone = found.says(Flag::OwnersZone);
        return effect(std::move(made));
    }
};

struct themAgain : word<"it", "them", "that card", "those cards", "that citizen">
{
};
struct between : word<"and", ", then", ", and", ",">
{
};
struct reveals : seq<between, means<Flag::Reveal, "reveal", "reveals">, themAgain>
{
};
struct searches : seq<chosenCount, described, maybe<reveals>, between,
                      any<word<"put", "place", "move", "puts", "places">,
                          means<Flag::Returns, "return", "returns">>,
                      themAgain, destination,
                      maybe<word<", then shuffle your deck", "and shuffle your deck",
                          ", then shuffle", ", then shuffle it", ". then shuffle your deck",
                          ". then shuffle", ". shuffle your deck", ". shuffle",
                          "and shuffle their deck", ", then shuffle their deck",
                          ", then shuffles their deck", "and shuffles their deck">>>
{
    static std::optional<Effect> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        const Destination to = found.take<Destination>();
        const Chosen chosen = chosenIn(found);
        const bool returns = found.says(Flag::Returns);
        const bool stands = to.zone == Zone::Island || to.zone == Zone::SoulRow;
        if (counted.place != Place {} || to.underYourControl || (to.engaged && !stands)
            || (returns && to.zone != Zone::Island))
            return std::nullopt;
        return effect(Search { std::move(counted.filter), chosen.count, chosen.upTo,
            found.says(Flag::Reveal), to.zone, to.spot, returns, to.engaged });
    }
};
/// "and return it to the island": it enters
struct search : seq<word<"search your deck for">, searches>
{
};
struct searchTheirs : seq<word<"searches their deck for", "search their deck for">, searches>
{
};

// ---------------------------------------------------------------- Looking (6.2, 6.3)

struct yearRow : word<"11 year row">
{
};
struct inRow : seq<word<"in", "of", "from">, playersOwn, yearRow>
{
};
struct lookAtRow : seq<word<"look at", "looks at">,
                       any<someCards<inRow>, someYearCards<yearOwner>, seq<playersOwn, yearRow>>>
{
    static Effect build(Found& found)
    {
        const Who whose = found.take<Who>();
        const bool whole = !found.has<Amount>();
        return effect(LookAtRow {
            whole ? Amount { Amount::Kind::All, 0, {}, false } : amountIn(found), whose });
    }
};
struct ofDeck : seq<word<"of", "in">, playersOwn, word<"deck">>
{
};
struct topCard : seq<word<"card">, ofDeck>
{
    static Effect build(Found& found) { return effect(LookAtDeck { fixed(1), found.take<Who>() }); }
};
struct topOfDecks : any<someCards<ofDeck>, seq<playersOwn, word<"deck">>>
{
    static Effect build(Found& found)
    {
        const Who whose = found.take<Who>();
        const bool whole = !found.has<Amount>();
        return effect(LookAtDeck {
            whole ? Amount { Amount::Kind::All, 0, {}, false } : amountIn(found), whose });
    }
};
struct lookAtDeck
    : seq<word<"look at", "looks at">, maybe<word<"the top">>, any<topOfDecks, topCard>>
{
};
struct rearrange : seq<word<"rearrange", "rearranges">, maybe<word<"the cards in", "all cards in">>,
                       playersOwn, yearRow>
{
    static Effect build(Found& found) { return effect(RearrangeRow { found.take<Who>() }); }
};

// ---------------------------------------------------------------- The rest

/// "add two soul energy in any combination of colors": each way is a mode
struct addAny : seq<word<"add", "gain", "produce">, digits, maybe<word<"soul energy", "energy">>,
                    any<word<"in any combination of colors", "in any combination of colours",
                            "of any colors", "in any combination", "in any colors">,
                        means<Flag::Every, "of any one color", "of one color",
                            "of any single color", "of a single color", "of any color",
                            "in any color", "of the same color", "of one color of your choice",
                            "of a color of your choice", "of one type of your choice">>>
{
    static std::optional<Effect> build(Found& found)
    {
        const int number = found.take<int>();
        const bool alike = found.says(Flag::Every);
        if (number < 1 || number > 3)
            return std::nullopt;
        constexpr std::array<Colours, 4> colours { white, blue, black, green };
        Choose made;
        const auto mode = [&](std::vector<std::size_t> of) {
            AddEnergy one;
            for (const std::size_t place : of)
                one.stones.push_back({ Stone::Kind::Coloured, 0, colours[place] });
            made.modes.push_back(effect(std::move(one)));
        };
        for (std::size_t a = 0; a < 4; ++a) {
            if (alike || number == 1) {
                mode(std::vector<std::size_t>(static_cast<std::size_t>(number), a));
                continue;
            }
            for (std::size_t b = a; b < 4; ++b) {
                if (number == 2)
                    mode({ a, b });
                for (std::size_t c = b; number == 3 && c < 4; ++c)
                    mode({ a, b, c });
            }
        }
        return effect(std::move(made));
    }
};
/// "add {w} and {b}": both
struct addBoth
    : seq<word<"add", "gain">, stones, many<comma, stones>, maybe<comma>, word<"and">, stones>
{
    static Effect build(Found& found)
    {
        AddEnergy made;
        for (const Stones& each : found.takeAll<Stones>())
            made.stones.insert(made.stones.end(), each.begin(), each.end());
        return effect(std::move(made));
    }
};
struct addEnergy : seq<word<"add", "gain">, stones, maybe<word<"soul energy", "to your soul pile">>,
                       maybe<perEach>>
{
    static Effect build(Found& found)
    {
        AddEnergy made { found.take<Stones>(), {} };
        if (auto per = found.takeIfAny<PerEach>())
            made.times = std::move(per->amount);
        return effect(std::move(made));
    }
};
/// "add {g} or {w}"
struct addOneOf : seq<word<"add", "gain">, maybe<word<"one", "1", "either">>, stones,
                      many<comma, stones>, maybe<comma>, word<"or">, stones,
                      maybe<word<"soul energy", "energy", "to your soul pile">>>
{
    static Effect build(Found& found)
    {
        Choose made;
        for (Stones& each : found.takeAll<Stones>())
            made.modes.push_back(effect(AddEnergy { std::move(each), {} }));
        return effect(std::move(made));
    }
};
/// Counters of the kind that change statistics lie on a citizen as long as it is there.
struct chooseNumber : seq<word<"choose a number">, word<"up to", "from 0 to">, bareAmount>
{
    static Effect build(Found& found) { return effect(ChooseNumber { amountIn(found) }); }
};
struct castFree : seq<word<"cast">, any<word<"a", "an">, pegtl::at<word<"another">>>, described,
                      word<"for free", "without paying its cost", "without paying its soul cost">>
{
    static std::optional<Effect> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        if (counted.place.zone == Zone::Island || counted.place.zone == Zone::Attached)
            return std::nullopt;
        return effect(CastFree { std::move(counted.filter), counted.place });
    }
};

/// "choose a citizen you control", "choose target opponent": what is spoken of from now on.
struct namePlayer : seq<word<"choose">, another>
{
    static Effect build(Found& found) { return effect(NamePlayer { found.take<Who>() }); }
};
struct nameThing : seq<word<"choose", "chooses">, thing>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing what = found.take<Thing>();
        const bool chosen
            = std::holds_alternative<Some>(what) || std::holds_alternative<Target>(what);
        return chosen ? std::optional(effect(Name { std::move(what) })) : std::nullopt;
    }
};
/// "remove all damage from target citizen", "remove 2 damage from it"
struct removeDamage
    : seq<word<"remove", "heal">, any<allOfThem, fixedNumber, openAmount>, word<"damage">,
          word<"from", "on", "marked on">, maybe<word<"each of">>, thing>
{
    static Effect build(Found& found)
    {
        Amount amount = found.take<Amount>();
        return effect(RemoveDamage { std::move(amount), found.take<Thing>() });
    }
};
/// "remove target attacking citizen from combat"
struct leaveCombat : seq<word<"remove">, thing, word<"from combat", "from the combat">>
{
    static Effect build(Found& found) { return effect(LeaveCombat { found.take<Thing>() }); }
};
/// What follows is not said of the second one: "... of two target citizens and this gains Eager".
struct endOfExchange : pegtl::at<word<".", ",", ";", "and", "or", "if", "unless", "at">>
{
};
/// "exchange control of two target citizens", "... of target citizen and another target citizen"
struct exchange : seq<word<"exchange control of", "exchange the control of", "swap control of">,
                      thing, maybe<seq<word<"and", "with">, thing, endOfExchange>>>
{
    static std::optional<Effect> build(Found& found)
    {
        std::vector<Thing> things = found.takeAll<Thing>();
        if (things.size() == 2)
            return effect(Exchange { std::move(things[0]), std::move(things[1]) });
        const auto* two = std::get_if<Target>(&things.front());
        if (!two || two->spec.count != 2 || two->spec.upTo)
            return std::nullopt;
        return effect(Exchange { things.front(), It { It::Word::Them } });
    }
};
/// "all damage that would be dealt to target citizen this turn is dealt to this instead"
struct redirectWords
    : any<seq<word<"all damage that would be dealt to", "damage that would be dealt to",
                  "all damage dealt to">,
              thing, untilEndOfTurn, word<"is dealt to", "is instead dealt to">, thing,
              maybe<word<"instead">>>,
          seq<untilEndOfTurn, comma,
              word<"all damage that would be dealt to", "damage that would be dealt to">, thing,
              word<"is dealt to", "is instead dealt to">, thing, maybe<word<"instead">>>>
{
};
struct redirect : redirectWords
{
    static std::optional<Effect> build(Found& found)
    {
        std::vector<Thing> things = found.takeAll<Thing>();
        return things.size() == 2
            ? std::optional(effect(Redirect { std::move(things[0]), std::move(things[1]) }))
            : std::nullopt;
    }
};
/// "redirect to this all damage that would be dealt to target citizen this turn"
struct redirectTo : seq<word<"redirect to">, thing,
                        word<"all damage that would be dealt to", "damage that would be dealt to">,
                        thing, untilEndOfTurn>
{
    static std::optional<Effect> build(Found& found)
    {
        std::vector<Thing> things = found.takeAll<Thing>();
        return things.size() == 2
            ? std::optional(effect(Redirect { std::move(things[1]), std::move(things[0]) }))
            : std::nullopt;
    }
};
/// "spells you cast this turn cost {1} less", "the next citizen you cast this turn costs {2} less"
struct castersNow : any<means<Side::You, "you cast">,
                        means<Side::Opponents, "your opponents cast", "opponents cast",
                            "an opponent casts", "your opponent casts", "each opponent casts">,
                        means<Side::Any, "players cast", "a player casts", "each player casts">>
{
};
struct turnDifference : seq<stones, any<means<Flag::Negated, "less">, means<Flag::Has, "more">>,
                            maybe<word<"energy">>>
{
    static std::optional<int> build(Found& found)
    {
        const Stones all = found.take<Stones>();
        if (all.size() != 1 || all.front().kind != Stone::Kind::Generic)
            return std::nullopt;
        return found.says(Flag::Negated) ? -all.front().amount : int { all.front().amount };
    }
};
struct costWord : word<"cost", "costs">
{
};
struct turnCost
    : any<seq<any<untilEndOfTurn, untilYourNextTurn>, comma, describedPlural, castersNow, costWord,
              turnDifference>,
          seq<describedPlural, castersNow, untilEndOfTurn, costWord, turnDifference>,
          seq<describedPlural, castersNow, costWord, turnDifference,
              any<untilEndOfTurn, untilYourNextTurn>>,
          seq<means<Flag::Next, "the next">,
              any<means<Filter::Noun::Spell, "spell">, means<Filter::Noun::Citizen, "citizen">,
                  means<Filter::Noun::Card, "card">>,
              castersNow, untilEndOfTurn, costWord, turnDifference>>
{
    static std::optional<Effect> build(Found& found)
    {
        CostChange made;
        made.next = found.says(Flag::Next);
        made.who = found.take<Side>(Side::Any);
        made.amount = found.take<int>();
        made.duration = found.take<Duration>();
        if (made.next) {
            made.filter = Filter { found.take<Filter::Noun>() };
        } else {
            Counted counted = found.take<Counted>();
            if (counted.place != Place {})
                return std::nullopt;
            made.filter = std::move(counted.filter);
        }
        return effect(std::move(made));
    }
};
/// 5.5 "you may put an additional card from your hand into your soul row this turn"
struct moreSoulNow
    : seq<word<"may put", "may place", "may play">,
          any<seq<means<1, "an additional", "one additional", "1 additional">, word<"card">>,
              seq<digits, word<"additional cards">>>,
          maybe<word<"from your hand">>, word<"into your soul row", "in your soul row">,
          untilEndOfTurn>
{
    static std::optional<Effect> build(Found& found)
    {
        MoreSoul made;
        made.amount = found.take<int>();
        made.duration = found.take<Duration>();
        return made.amount > 0 && made.amount < 100 ? std::optional(effect(made)) : std::nullopt;
    }
};
struct anyCommand
    : seq<maybe<word<"you">>,
          any<damage, divided, rowsSafe, preventTo, preventAll, destroyYear, destroyPlayer, destroy,
              abolish, counter, takeBack, engage, disengage, makeWeary, attach, detach,
              detachAnywhere, move, shuffleInto, shuffleThings, turnCost, moreSoulNow, search,
              lookAtRow, lookAtDeck, rearrange, addAny, addOneOf, addBoth, addEnergy, chooseNumber,
              castFree, namePlayer, nameThing, preventNext, switchStats, removeDamage, leaveCombat,
              exchange, redirect, redirectTo>>
{
};
/// What somebody else may be told to do with what they have or choose.
struct anyTheirs
    : any<destroy, abolish, engage, disengage, attach, move, searchTheirs, lookAtDeck, nameThing>
{
};

} // namespace

bool command::read(Input& in, Reading& reading)
{
    return text::read<any<changing, anyCommand, exceptional, damageBy, fight, replacement>>(
        in, reading);
}
bool theirCommand::read(Input& in, Reading& reading)
{
    return text::read<anyTheirs>(in, reading);
}

} // namespace triptych::kryptik::grammar
