#include "kryptik/text/GrammarConditions.h"
#include "kryptik/text/GrammarInstructions.h"

#include "core/Overloaded.h"
#include "kryptik/text/Phrases.h"
#include "kryptik/text/Spoken.h"
#include "kryptik/tree/Walk.h"

// What any player may be told to do: "draw 2 cards", "each opponent discards 1 card".
namespace triptych::kryptik::grammar {
namespace {

/// "draw ... your", "target opponent draws ... their", "all players draw ... their"
enum class Person : std::uint8_t { You, One, Several };

template <Person person, Literal Base, Literal Third>
struct verb : std::conditional_t<person == Person::One, word<Third>, word<Base>>
{
};
template <Person person>
struct own
    : std::conditional_t<person == Person::You, word<"your">, word<"their", "its", "his or her">>
{
};

template <Person p>
struct draw : seq<verb<p, "draw", "draws">, someCards<>>
{
    static Effect build(Found& found) { return { Draw { {}, amountIn(found) } }; }
};
/// "draw cards until you have 5 cards in your hand"
template <Person p>
struct drawUntil : seq<verb<p, "draw", "draws">, word<"cards until", "until">,
                       std::conditional_t<p == Person::You, word<"you have">, word<"they have">>,
                       digits, cards, word<"in hand", "in your hand", "in their hand">>
{
    static Effect build(Found& found)
    {
        return { Draw { {}, { Amount::Kind::UntilHand, found.take<int>(), {}, false } } };
    }
};
template <Person p>
struct drawNumber : seq<verb<p, "draw", "draws">, any<digits, amountX>>
{
    static Effect build(Found& found)
    {
        const auto number = found.takeIfAny<int>();
        return { Draw { {}, number ? fixed(*number) : found.take<Amount>() } };
    }
};

template <Person p>
struct discardHand : seq<verb<p, "discard", "discards">, own<p>, word<"hand">>
{
    static Effect build(Found&)
    {
        return { Discard { {}, { Amount::Kind::All, 0, {}, false }, false } };
    }
};
struct atRandom : means<Flag::AtRandom, "at random">
{
};
template <Person p>
struct fromHand : seq<word<"from", "in">, own<p>, word<"hand">>
{
};
/// "a citizen card", "2 spell cards", "X Human cards": of one kind
struct discardType : described
{
    static std::optional<Filter> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        const bool hand = counted.place == Place {} || counted.place.zone == Zone::Hand;
        const bool plain = isPlainCard(counted.filter) || asksOnTheIsland(counted.filter)
            || counted.filter.controller != Side::Any || counted.filter.other;
        return hand && !plain ? std::optional(std::move(counted.filter)) : std::nullopt;
    }
};
template <Person p>
struct discardKind : seq<verb<p, "discard", "discards">, any<allOfThem, openAmount, fixedNumber>,
                         discardType, maybe<fromHand<p>>, maybe<atRandom>>
{
    static Effect build(Found& found)
    {
        Discard made;
        made.random = found.says(Flag::AtRandom);
        made.type = found.takeIfAny<Filter>();
        made.count = amountIn(found);
        return { std::move(made) };
    }
};
template <Person p>
struct discard : seq<verb<p, "discard", "discards">, someCards<maybe<fromHand<p>>, maybe<atRandom>>,
                     maybe<atRandom>>
{
    static Effect build(Found& found)
    {
        const bool random = found.says(Flag::AtRandom);
        return { Discard { {}, amountIn(found), random } };
    }
};

template <Person p>
struct haveThem : std::conditional_t<p == Person::You, word<"you have">, word<"they have">>
{
};
template <Person p>
constexpr Side sideOf()
{
    return p == Person::You ? Side::You : Side::They;
}
/// As many as there are but for these: "down to 3 cards"
Amount allBut(Counted counted, int left)
{
    Amount count { Amount::Kind::PerCounted, 1, std::make_shared<const Counted>(std::move(counted)),
        false };
    count.made.plus = static_cast<std::int8_t>(-std::clamp(left, 0, 99));
    return count;
}
/// "discard down to 3 cards", "discards cards until they have 3 cards in hand"
template <Person p>
struct discardDown : seq<verb<p, "discard", "discards">,
                         any<seq<word<"down to", "cards down to">, digits, cards>,
                             seq<word<"cards until", "until">, haveThem<p>, digits, cards>>,
                         maybe<word<"in hand", "in your hand", "in their hand">>>
{
    static Effect build(Found& found)
    {
        return { Discard { {},
            allBut({ Filter { Filter::Noun::Card }, { Zone::Hand, sideOf<p>() } },
                found.take<int>()) } };
    }
};
/// "sacrifices citizens until they control 2 citizens"
template <Person p>
struct sacrificeDown
    : seq<verb<p, "sacrifice", "sacrifices">, word<"citizens until">,
          std::conditional_t<p == Person::You, word<"you control">, word<"they control">>,
          maybe<word<"only">>, digits, maybe<word<"citizens", "citizen">>>
{
    static Effect build(Found& found)
    {
        Counted own;
        own.filter.controller = sideOf<p>();
        Some some { own.filter, own.place, allBut(own, found.take<int>()) };
        return { Sacrifice { {}, std::move(some) } };
    }
};

/// "discard any number of cards", "discard up to 2 spell cards"
template <Person p>
struct discardSome
    : seq<verb<p, "discard", "discards">,
          any<means<Flag::AnyNumber, "any number of">, seq<upTo, fixedNumber>>,
          any<seq<cards, pegtl::not_at<word<"with">>>, discardType>, maybe<fromHand<p>>>
{
    static Effect build(Found& found)
    {
        Discard made;
        made.upTo = true;
        made.type = found.takeIfAny<Filter>();
        made.count = found.take<Amount>({ Amount::Kind::All, 0, {}, false });
        return { std::move(made) };
    }
};

template <Person p>
struct probe : seq<verb<p, "probe", "probes">, bareAmount>
{
    static Effect build(Found& found) { return { Probe { {}, amountIn(found) } }; }
};

/// "spell", "Human cards"; "cards" is any type.
struct plunderType : described
{
    static std::optional<Filter> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        const bool ownLimbo
            = counted.place == Place {} || counted.place == Place { Zone::Limbo, Side::You };
        return ownLimbo ? std::optional(std::move(counted.filter)) : std::nullopt;
    }
};
template <Person p>
struct plunder
    : seq<verb<p, "plunder", "plunders">,
          any<seq<fixedNumber, maybe<plunderType>, maybe<perEach>>,
              seq<amountX, maybe<plunderType>, whereX>,
              seq<any<amountX, thatMany>, maybe<plunderType>>, seq<allOfThem, plunderType>,
              seq<plunderType, word<"equal to">, equalAmount>>>
{
    static Effect build(Found& found)
    {
        Plunder made;
        made.type = found.takeIfAny<Filter>();
        if (made.type && isPlainCard(*made.type))
            made.type.reset();
        made.count = amountIn(found);
        return { std::move(made) };
    }
};

/// "plunder any number of citizens", "plunder up to 2 cards"
template <Person p>
struct plunderSome
    : seq<verb<p, "plunder", "plunders">,
          any<means<Flag::AnyNumber, "any number of">, seq<upTo, fixedNumber>>, plunderType>
{
    static Effect build(Found& found)
    {
        Plunder made;
        made.upTo = true;
        made.type = found.takeIfAny<Filter>();
        if (made.type && isPlainCard(*made.type))
            made.type.reset();
        made.count = found.take<Amount>({ Amount::Kind::All, 0, {}, false });
        return { std::move(made) };
    }
};

/// Glossary Plunder: "abolish all cards in their limbo pile" is to plunder all of it.
template <Person p>
struct abolishLimbo
    : seq<verb<p, "abolish", "abolishes">,
          maybe<word<"all cards in", "each card in", "all cards from", "all the cards in">>, own<p>,
          word<"limbo pile", "limbo piles">>
{
    static Effect build(Found&)
    {
        return { Plunder { {}, { Amount::Kind::All, 0, {}, false }, {} } };
    }
};
template <Person p>
struct sacrifice : seq<verb<p, "sacrifice", "sacrifices">, manyThings>
{
    static Effect build(Found& found)
    {
        Thing what = found.take<Thing>();
        // Only one's own can be sacrificed, so it is the highest among those.
        if (auto* some = std::get_if<Some>(&what); some
            && some->filter.extreme != Filter::Extreme::None && some->filter.controller == Side::Any
            && some->place == Place {})
            some->filter.controller = p == Person::You ? Side::You : Side::They;
        return { Sacrifice { {}, std::move(what) } };
    }
};
template <Person p>
struct gainControl
    : seq<verb<p, "gain", "gains">, word<"control of">, thing,
          maybe<any<untilEndOfTurn, whileHere, whileStays, whileEngaged, whileAttached,
              seq<word<"for as long as", "as long as", "while">, condition>>>>
{
    static Effect build(Found& found)
    {
        GainControl made;
        made.what = found.take<Thing>();
        made.duration = found.take<Duration>(Duration::Permanent);
        made.whileSo = found.takeIfAny<Condition>();
        return { std::move(made) };
    }
};
template <Person p>
struct shuffle : seq<verb<p, "shuffle", "shuffles">, maybe<own<p>, word<"deck">>>
{
    static Effect build(Found&) { return { Shuffle {} }; }
};

template <Person p>
struct discardNumber : seq<verb<p, "discard", "discards">, any<digits, amountX>>
{
    static Effect build(Found& found)
    {
        const auto number = found.takeIfAny<int>();
        return { Discard { {}, number ? fixed(*number) : found.take<Amount>(), false } };
    }
};

struct hand : means<Zone::Hand, "hand">
{
};
template <Person p>
struct revealHand : seq<own<p>, hand>
{
};
template <Person p>
struct revealFromHand : someCards<word<"from">, own<p>, hand>
{
};
template <Person p>
struct revealTop : seq<word<"the top">, any<seq<any<fixedNumber, amountX, thatMany>, cards>, cards>,
                       word<"of">, own<p>, means<Zone::Deck, "deck">>
{
};
/// "Giant card from your hand", "spells in their hand"
struct shownType : described
{
    static std::optional<Filter> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        const bool plain = isPlainCard(counted.filter) || asksOnTheIsland(counted.filter)
            || counted.filter.other || counted.filter.controller != Side::Any;
        return counted.place.zone == Zone::Hand && !plain ? std::optional(std::move(counted.filter))
                                                          : std::nullopt;
    }
};
/// "a Giant card from your hand", "all spells in their hand"
template <Person p>
struct revealKind : seq<any<allOfThem, openAmount, fixedNumber>, shownType, maybe<atRandom>>
{
};
template <Person p>
struct revealBlindly : seq<someCards<word<"from">, own<p>, hand>, atRandom>
{
};
template <Person p>
struct controlsThem : word<"they control">
{
};
template <>
struct controlsThem<Person::You> : word<"you control">
{
};
struct yearCardsShown : means<Zone::ElevenYearRow, "11 year cards", "11 year card">
{
};
template <Person p>
struct revealYear : measured<yearCardsShown, controlsThem<p>>
{
};
template <Person p>
struct reveal : seq<verb<p, "reveal", "reveals">,
                    any<revealHand<p>, revealTop<p>, revealYear<p>, revealKind<p>, revealBlindly<p>,
                        revealFromHand<p>>>
{
    static Effect build(Found& found)
    {
        Reveal made;
        made.zone = found.take<Zone>(Zone::Hand);
        made.type = found.takeIfAny<Filter>();
        made.random = found.says(Flag::AtRandom);
        if (found.has<Amount>())
            made.count = amountIn(found);
        else if (made.zone == Zone::Hand)
            made.count = { Amount::Kind::All, 0, {}, false };
        return { std::move(made) };
    }
};

/// Only what destroys an 11 year card makes a player lose it (6.1).
template <Person p>
struct destroyOwnYear
    : seq<any<seq<verb<p, "destroy", "destroys">, someYearCards<controlsThem<p>>>,
              seq<verb<p, "lose", "loses">, someYearCards<maybe<controlsThem<p>>>>>,
          maybe<atRandom>>
{
    static Effect build(Found& found)
    {
        const bool random = found.says(Flag::AtRandom);
        return { DestroyYear { {}, amountIn(found), random } };
    }
};
template <Person p>
struct shuffleIn
    : seq<verb<p, "shuffle", "shuffles">, own<p>,
          any<means<ShuffleIn::What::Both, "hand and limbo pile">,
              means<ShuffleIn::What::Hand, "hand">, means<ShuffleIn::What::Limbo, "limbo pile">>,
          word<"into">, own<p>, word<"deck">>
{
    static Effect build(Found& found)
    {
        return { ShuffleIn { {}, found.take<ShuffleIn::What>() } };
    }
};
/// "pay {2}", "pay {1} for each card in your hand", "pay {X}, where X is the number of ..."
template <Person p>
struct pay : seq<verb<p, "pay", "pays">, stones, maybe<any<perEach, whereX>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Pay made { {}, found.take<Stones>() };
        const auto where = found.takeIfAny<WhereX>();
        if (auto per = found.takeIfAny<PerEach>())
            made.times = std::move(per->amount);
        if (where) {
            if (made.stones.size() != 1 || made.stones.front().kind != Stone::Kind::X)
                return std::nullopt;
            made.stones = { Stone { Stone::Kind::Generic, 1 } };
            made.times = where->amount;
        }
        return !made.times || phrases::isPerEach(*made.times)
            ? std::optional(Effect { std::move(made) })
            : std::nullopt;
    }
};
template <Person p>
struct notCast : seq<word<"can not">,
                     any<means<Forbid::Deed::CastSpells, "cast spells">,
                         means<Forbid::Deed::CastCitizens, "cast citizens">,
                         means<Forbid::Deed::CastCards, "cast cards", "cast spells or citizens",
                             "cast citizens or spells">,
                         means<Forbid::Deed::Activate, "activate abilities",
                             "activate active abilities", "use active abilities">>,
                     any<untilEndOfTurn, untilYourNextTurn>>
{
    static Effect build(Found& found)
    {
        const auto deed = found.take<Forbid::Deed>();
        return { Forbid { {}, deed, found.take<Duration>() } };
    }
};
template <Person p>
struct win : seq<verb<p, "win", "wins">, word<"the game">>
{
    static Effect build(Found&) { return { WinLose { {}, true } }; }
};
template <Person p>
struct lose : seq<verb<p, "lose", "loses">, word<"the game">>
{
    static Effect build(Found&) { return { WinLose { {}, false } }; }
};

template <Person p>
struct anyDeed
    : any<drawUntil<p>, draw<p>, drawNumber<p>, discardHand<p>, discardDown<p>, discardSome<p>,
          discardKind<p>, discard<p>, discardNumber<p>, probe<p>, abolishLimbo<p>, plunderSome<p>,
          plunder<p>, sacrificeDown<p>, sacrifice<p>, gainControl<p>, shuffleIn<p>, shuffle<p>,
          reveal<p>, destroyOwnYear<p>, win<p>, lose<p>, pay<p>, notCast<p>>
{
};

// ---------------------------------------------------------------- Who does it

bool speaksOfIt(const Effect& effect)
{
    bool speaks = false;
    walk(effect, [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>)
            speaks = speaks || std::holds_alternative<It>(part);
    });
    return speaks;
}
/// "target opponent draws 2 cards, then discards 1 card": whoever was spoken of goes on.
Effect told(Found& found)
{
    Who who = found.take<Who>();
    std::vector<Effect> parts = found.takeAll<Effect>();
    std::vector<Sequence::Joint> joints = found.takeAll<Sequence::Joint>();
    const bool each = who.kind == Who::Kind::EachOpponent || who.kind == Who::Kind::EachPlayer;
    for (std::size_t i = 1; each && i < parts.size();)
        if (!toldTo(parts[i - 1]) && !toldTo(parts[i]) && speaksOfIt(parts[i])) {
            // "each opponent chooses a citizen and abolishes it": each of them both, one after the other
            std::vector<Effect> both { std::move(parts[i - 1]), std::move(parts[i]) };
            parts[i - 1] = joined(std::move(both), { joints[i - 1] });
            parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i));
            joints.erase(joints.begin() + static_cast<std::ptrdiff_t>(i - 1));
        } else {
            ++i;
        }
    for (Effect& part : parts) {
        tell(part, who);
        who = subjectGoesOn(who);
    }
    return joined(std::move(parts), std::move(joints));
}

template <Person p>
struct theyDo : any<anyDeed<p>, theirCommand>
{
};
/// "each opponent pays {1} or discards 1 card"
template <Person p>
struct oneOfTwo : seq<maybe<word<"either">>, theyDo<p>, word<"or else", "or">, theyDo<p>>
{
};
struct must : word<"must", "has to", "have to">
{
};
/// "chooses one: discard 2 cards; or sacrifice a citizen": of what they do themselves
struct oneOfTheirs
    : seq<word<"chooses one of the following", "chooses one">, maybe<any<colon, word<"-">>>,
          theyDo<Person::Several>, word<"; or", ";", ", or", "or">, theyDo<Person::Several>>
{
};
struct theyChoose : any<seq<another, oneOfTheirs>, seq<another, oneOfTwo<Person::One>>,
                        seq<any<another, severalPlayers>, must, oneOfTwo<Person::Several>>,
                        seq<severalPlayers, oneOfTwo<Person::Several>>>
{
    static Effect build(Found& found)
    {
        const Who who = found.take<Who>();
        std::vector<Effect> options = found.takeAll<Effect>();
        for (Effect& option : options)
            tell(option, Who { Who::Kind::ThatPlayer });
        return { Either { who, std::move(options) } };
    }
};
struct youChoose : seq<maybe<word<"you">>, maybe<word<"either">>, anyDeed<Person::You>, word<"or">,
                       anyDeed<Person::You>>
{
    static Effect build(Found& found) { return { Either { {}, found.takeAll<Effect>() } }; }
};
struct oneDoes : seq<another, theyDo<Person::One>, many<joint, theyDo<Person::One>>>
{
    static Effect build(Found& found) { return told(found); }
};
struct severalDo
    : seq<severalPlayers, theyDo<Person::Several>, many<joint, theyDo<Person::Several>>>
{
    static Effect build(Found& found) { return told(found); }
};
/// "target opponent may discard 1 card": what they do is told to "that player".
struct theyMay : seq<any<another, severalPlayers>, word<"may">, theyDo<Person::Several>,
                     many<joint, theyDo<Person::Several>>>
{
    static Effect build(Found& found)
    {
        const Who who = found.take<Who>();
        std::vector<Effect> parts = found.takeAll<Effect>();
        for (Effect& part : parts)
            tell(part, Who { Who::Kind::ThatPlayer });
        return { May {
            who, { joined(std::move(parts), found.takeAll<Sequence::Joint>()) }, {}, {} } };
    }
};
/// "that player must sacrifice a citizen"
struct theyMust : seq<any<another, severalPlayers>, must, theyDo<Person::Several>,
                      many<joint, theyDo<Person::Several>>>
{
    static Effect build(Found& found) { return told(found); }
};
struct youDo : seq<maybe<word<"you">>, anyDeed<Person::You>>
{
};
/// "each opponent who controls no citizens discards 1 card"
struct eachWho : seq<any<whoIs<Who::Kind::EachOpponent, "each opponent">,
                         whoIs<Who::Kind::EachPlayer, "each player">>,
                     whoseCondition,
                     any<seq<means<Flag::May, "may">, theyDo<Person::Several>,
                             many<joint, theyDo<Person::Several>>>,
                         seq<theyDo<Person::One>, many<joint, theyDo<Person::One>>>>>
{
    static Effect build(Found& found)
    {
        const Who each = found.take<Who>();
        IfSo made { found.take<Condition>(), {}, {} };
        made.each = each;
        std::vector<Effect> parts = found.takeAll<Effect>();
        for (Effect& part : parts)
            tell(part, Who { Who::Kind::ThatPlayer });
        Effect all = joined(std::move(parts), found.takeAll<Sequence::Joint>());
        if (found.says(Flag::May))
            all = Effect { May { { Who::Kind::ThatPlayer }, { std::move(all) }, {}, {} } };
        made.effect = { std::move(all) };
        return { std::move(made) };
    }
};

/// "you and target opponent each draw 2 cards": the one does it, and then the other
struct oneOfBoth : any<whoIs<Who::Kind::You, "you">, another>
{
};
struct bothDo : seq<oneOfBoth, word<"and">, oneOfBoth, maybe<word<"each", "both">>,
                    theyDo<Person::Several>, many<joint, theyDo<Person::Several>>>
{
    static Effect build(Found& found)
    {
        const std::vector<Who> who = found.takeAll<Who>();
        const std::vector<Effect> parts = found.takeAll<Effect>();
        const std::vector<Sequence::Joint> joints = found.takeAll<Sequence::Joint>();
        std::vector<Effect> all;
        for (Who each : who) {
            std::vector<Effect> own = parts;
            for (Effect& part : own) {
                tell(part, each);
                each = subjectGoesOn(each);
            }
            all.push_back(joined(std::move(own), joints));
        }
        return joined(std::move(all), { Sequence::Joint::Stop });
    }
};

/// "each opponent takes 2 damage"
struct takesDamage : seq<any<another, severalPlayers, whoIs<Who::Kind::You, "you">>,
                         word<"takes", "take", "is dealt", "are dealt">,
                         any<fixedNumber, openAmount>, word<"damage">>
{
    static Effect build(Found& found)
    {
        Damage made;
        made.amount = found.take<Amount>();
        made.to = found.take<Who>();
        return { std::move(made) };
    }
};

struct anyoneDoes
    : any<eachWho, youDo, theyChoose, theyMust, oneDoes, severalDo, bothDo, takesDamage>
{
};

/// "..., then draws a card": of the player who was spoken of last
struct goingOn : theyDo<Person::One>
{
    static Effect build(Found& found)
    {
        Effect effect = found.take<Effect>();
        tell(effect, Who { Who::Kind::ThatPlayer });
        return effect;
    }
};
/// "you may have target player draw 2 cards, then discard 1 card"
struct madeToDo : seq<any<another, severalPlayers>, theyDo<Person::Several>,
                      many<joint, theyDo<Person::Several>>>
{
    static Effect build(Found& found) { return told(found); }
};
/// "its controller pays {2}": what somebody may do against an effect.
template <Person p>
struct againstDeed : any<pay<p>, discardHand<p>, discardKind<p>, discard<p>, sacrifice<p>,
                         destroyOwnYear<p>, plunder<p>, reveal<p>, theirCommand>
{
};
template <Person p>
struct againstDeeds : seq<againstDeed<p>, maybe<seq<word<"or", ", or", "or else">, againstDeed<p>>>>
{
};
struct againstYou : any<pay<Person::You>, discardHand<Person::You>, discardKind<Person::You>,
                        discard<Person::You>, sacrifice<Person::You>, destroyOwnYear<Person::You>,
                        plunder<Person::You>, reveal<Person::You>, theirCommand>
{
};
struct theyInstead : seq<whoIs<Who::Kind::ThatPlayer, "they">, againstDeeds<Person::Several>>
{
};
struct youMayDo
    : seq<word<"you">, againstYou, maybe<seq<word<"or", ", or", "or else">, againstYou>>>
{
};
/// "unless they pay {2} or discard 1 card": one of the two, by their choice
struct against
    : seq<word<"unless">, any<youMayDo, theyInstead, seq<another, againstDeeds<Person::One>>>>
{
    static UnlessDeed build(Found& found)
    {
        const Who who = found.take<Who>();
        std::vector<Effect> deeds = found.takeAll<Effect>();
        for (Effect& deed : deeds) {
            if (who.kind != Who::Kind::You)
                tell(deed, Who { Who::Kind::ThatPlayer });
            else if (toldTo(deed))
                tell(deed, who);
        }
        if (deeds.size() == 1)
            return { who, std::move(deeds) };
        const Who chooser = who.kind == Who::Kind::You ? who : Who { Who::Kind::ThatPlayer };
        return { who, { Effect { Either { chooser, std::move(deeds) } } } };
    }
};

} // namespace

bool goesOnDoing::read(Input& in, Reading& reading)
{
    return text::read<goingOn>(in, reading);
}
bool unlessSomebody::read(Input& in, Reading& reading)
{
    return text::read<against>(in, reading);
}
bool caused::read(Input& in, Reading& reading)
{
    return text::read<madeToDo>(in, reading);
}
bool offer::read(Input& in, Reading& reading)
{
    return text::read<theyMay>(in, reading);
}
bool either::read(Input& in, Reading& reading)
{
    return text::read<youChoose>(in, reading);
}
bool deed::read(Input& in, Reading& reading)
{
    return text::read<anyoneDoes>(in, reading);
}

} // namespace triptych::kryptik::grammar
