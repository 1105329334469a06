#include "kryptik/text/grammar/GrammarAmounts.h"
#include "kryptik/text/grammar/GrammarNouns.h"
#include "kryptik/text/grammar/GrammarPlayers.h"

#include "kryptik/text/printing/Spoken.h"

// The things an instruction is done to: targets, every one of a kind, one that is chosen.
namespace triptych::kryptik::grammar {
namespace {

struct thisOnly : word<"this citizen", "this card", "this spell", "this">
{
};
struct thisWord : any<seq<thisOnly, means<Flag::FromLimbo, "from your limbo pile">>, thisOnly>
{
    static Thing build(Found& found) { return This { found.says(Flag::FromLimbo) }; }
};
struct itWord
    : any<means<It { It::Word::It }, "itself", "it">, means<It { It::Word::Them }, "them", "they">,
          means<It { It::Word::ThatCitizen }, "that citizen">,
          means<It { It::Word::Destroyer }, "the citizen that destroyed this card",
              "the citizen that destroyed this 11 year card", "the citizen that destroyed this",
              "the citizen that destroyed it", "the citizen that dealt damage to this card",
              "the citizen that dealt combat damage to this card">,
          means<It { It::Word::ThatCard }, "that card">,
          means<It { It::Word::Those }, "those cards", "those citizens", "those">>
{
    static Thing build(Found& found) { return found.take<It>(); }
};

struct activeAbility : means<Flag::Active, "active ability", "active abilities">
{
};
struct triggeredAbility : means<Flag::Triggered, "triggered ability", "triggered abilities">
{
};
struct pileAbility
    : any<seq<means<Flag::Active, "active or", "activated or">, triggeredAbility>,
          seq<means<Flag::Triggered, "triggered or">, activeAbility>, activeAbility,
          triggeredAbility, means<Flag::YearCard, "11 year ability", "11 year abilities">>
{
};
struct pileTarget
    : any<means<TargetSpec::Kind::SpellOrActivation, "spell or activation", "spells or activations",
              "activation or spell">,
          seq<means<TargetSpec::Kind::SpellOrActivation, "spell or", "spells or">, pileAbility>,
          seq<pileAbility, means<TargetSpec::Kind::SpellOrActivation, "or spell", "or spells">>,
          means<TargetSpec::Kind::Activation, "activation", "activations",
              "active or 11 year ability", "active or 11 year abilities",
              "11 year or active ability", "11 year or active abilities">,
          pileAbility>
{
};
/// Of what is being cast: only what is printed on it, and who casts it.
bool isPlaceless(const TargetSpec& spec)
{
    const Filter& f = spec.filter;
    return spec.place == Place {} && !f.other && !asksOnTheIsland(f) && f.traits.empty() && !f.with
        && !f.without && f.extreme == Filter::Extreme::None
        && (!f.bound || f.bound->stat == Bound::Stat::SoulCost);
}
/// "that targets a citizen you control": of what is activated nothing else is asked
bool aimsSo(Filter& filter, const Traits& traits)
{
    if (traits.all.size() != 1)
        return false;
    const Filter& only = traits.all.front();
    filter.aims = only.aims;
    filter.aimsAtThis = only.aimsAtThis;
    Filter rest = only;
    rest.aims = {};
    rest.aimsAtThis = false;
    return (filter.aims || filter.aimsAtThis) && rest == Filter { Filter::Noun::Card };
}
struct targetCount
    : any<means<Flag::AnyNumber, "any number of">, means<-mostTargets, "one or more", "1 or more">,
          means<-3, "one, two or three", "one, two, or three", "1, 2 or 3", "1, 2, or 3",
              "one, two, or 3">,
          means<-2, "one or two", "1 or 2">, seq<maybe<upTo>, any<digits, amountX>>>
{
};
struct beingCast : means<TargetSpec::Kind::Cast, "being cast", "that is being cast",
                       "on the effect pile", "spell", "spells">
{
};
/// "with total soul cost 5 or less": of all that are chosen. Said of as many as one likes, since of a number of them there
/// might be none that keep to it.
struct inTotal
    : seq<word<"with total", "with a total", "with combined", "with a combined">,
          any<means<Bound::Stat::SoulCost, "soul cost of", "soul cost", "cost of", "cost">,
              means<Bound::Stat::Attack, "attack of", "attack">,
              means<Bound::Stat::Defense, "defense of", "defense">>,
          any<seq<fixedNumber, word<"or less">>, seq<word<"at most">, fixedNumber>>>
{
    static Bound build(Found& found)
    {
        Bound made;
        made.stat = found.take<Bound::Stat>();
        made.amount = found.take<Amount>();
        return made;
    }
};
struct targetPhrase : seq<maybe<targetCount>, maybe<other>, word<"target">,
                          any<seq<pileTarget, maybe<relativeClause>>,
                              seq<described, maybe<any<beingCast, alike, inTotal>>>>,
                          maybe<word<"of your choice", "of your choosing">>>
{
    static constexpr std::string_view expected = "target citizen";
    static std::optional<Thing> build(Found& found)
    {
        TargetSpec spec;
        const bool anyNumber = found.says(Flag::AnyNumber);
        spec.upTo = anyNumber || found.says(Flag::UpTo);
        spec.byX = found.takeIfAny<Amount>().has_value();
        spec.count = anyNumber || spec.byX ? mostTargets : found.take<int>(1);
        if (spec.count < 0) { // "one or two": at least one
            spec.count = -spec.count;
            spec.one = spec.upTo = true;
        }
        if (spec.count < 1 || spec.count > mostTargets)
            return std::nullopt;
        spec.alike = found.take<Alike>(Alike::Any);
        if (spec.alike != Alike::Any && spec.count == 1)
            return std::nullopt; // of one there is nothing to compare
        spec.total = found.takeIfAny<Bound>();
        if (spec.total && (!spec.upTo || spec.count == 1))
            return std::nullopt;
        if (auto counted = found.takeIfAny<Counted>()) {
            spec.filter = std::move(counted->filter);
            spec.place = counted->place;
            spec.filter.other |= found.says(Flag::Other);
            if (found.has<TargetSpec::Kind>()) { // "target citizen being cast"
                spec.kind = TargetSpec::Kind::Cast;
                if (!isPlaceless(spec) || spec.filter.noun == Filter::Noun::Spell)
                    return std::nullopt;
                return Target { std::move(spec) };
            }
            // Spells are never on the island (7.2): on the pile, then, and of its kind (8.4).
            if (spec.filter.noun == Filter::Noun::Spell && spec.place == Place {}) {
                spec.kind = TargetSpec::Kind::Spell;
                if (spec.filter == Filter { Filter::Noun::Spell })
                    spec.filter = {};
                else if ((spec.filter.with && *spec.filter.with != Keyword::Focused)
                    || (spec.filter.without && *spec.filter.without != Keyword::Focused)
                    || spec.filter.other || asksOnTheIsland(spec.filter)
                    || !spec.filter.traits.empty()
                    || (spec.filter.bound && spec.filter.bound->stat != Bound::Stat::SoulCost)
                    || spec.alike != Alike::Any)
                    return std::nullopt;
            }
        } else {
            spec.active = found.says(Flag::Active);
            spec.triggered = found.says(Flag::Triggered);
            spec.ofYear = found.says(Flag::YearCard);
            spec.kind = found.take<TargetSpec::Kind>(TargetSpec::Kind::Activation);
            if (auto aims = found.takeIfAny<Traits>(); aims && !aimsSo(spec.filter, *aims))
                return std::nullopt;
            if (found.says(Flag::Other))
                return std::nullopt;
        }
        return Target { std::move(spec) };
    }
};

struct eachPhrase
    : seq<any<means<Each::Word::Each, "each", "every">, means<Each::Word::All, "all">>, described>
{
    static constexpr std::string_view expected = "each citizen";
    static Thing build(Found& found)
    {
        Counted counted = found.take<Counted>();
        return Each { std::move(counted.filter), counted.place, found.take<Each::Word>() };
    }
};
struct pluralPhrase : describedPlural
{
    static constexpr std::string_view expected = "citizens";
    static Thing build(Found& found)
    {
        Counted counted = found.take<Counted>();
        return Each { std::move(counted.filter), counted.place, Each::Word::Plural };
    }
};
/// "your hand", "that player's limbo pile": all the cards there, of what can be done to cards
struct wholeZone : seq<sidesOwn, any<means<Zone::Hand, "hand">, means<Zone::Limbo, "limbo pile">>,
                       pegtl::at<any<word<"on", "into", "to", "onto">, stop>>>
{
    static std::optional<Thing> build(Found& found)
    {
        const Place place { found.take<Zone>(), found.take<Side>() };
        if (place.whose == Side::Any)
            return std::nullopt;
        return Each { Filter { Filter::Noun::Card }, place, Each::Word::All };
    }
};
struct atRandomly : means<Flag::AtRandomly, "at random", "chosen at random">
{
};
struct randomly : means<Flag::AtRandomly, "random">
{
};
/// Whoever does it chooses anyhow; where somebody else does, it is not what it says, and `bind` refuses it.
struct ofYourChoice
    : means<Flag::ByYou, "of your choice", "of your choosing", "that you choose", "you choose">
{
};
struct somePhrase : seq<chosenCount, maybe<randomly>, described, maybe<alike>,
                        maybe<any<atRandomly, ofYourChoice>>>
{
    static constexpr std::string_view expected = "a citizen";
    static std::optional<Thing> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        Chosen chosen = chosenIn(found);
        if (chosen.upTo && chosen.random)
            return std::nullopt; // chance does not choose how many
        const auto alike = found.take<Alike>(Alike::Any);
        if (alike != Alike::Any && (chosen.random || chosen.count == fixed(1)))
            return std::nullopt; // of one there is nothing to compare
        return Some { std::move(counted.filter), counted.place, std::move(chosen.count),
            chosen.upTo, chosen.random, found.says(Flag::ByYou), alike };
    }
};
/// "the citizen with the highest attack": of several alike, one that is chosen
struct theExtreme : seq<word<"the">, pegtl::not_at<describedPlural>, described>
{
    static std::optional<Thing> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        if (counted.filter.extreme == Filter::Extreme::None)
            return std::nullopt;
        return Some { std::move(counted.filter), counted.place };
    }
};
/// "all but 1 citizens they control", "half the citizens they control, rounded up": of all there are
struct shareOf : any<seq<word<"all but">, digits, described>,
                     seq<word<"half of the", "half the", "half of">, described, maybe<rounded>>>
{
    static std::optional<Thing> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        const bool whole = counted.filter.controller != Side::Any
            || (counted.place.zone != Zone::Island && counted.place.whose != Side::Any);
        const auto left = found.takeIfAny<int>();
        if (!whole || (left && (*left < 1 || *left > 99)))
            return std::nullopt;
        Amount count { Amount::Kind::PerCounted, 1, std::make_shared<const Counted>(counted) };
        if (left)
            count.made.plus = static_cast<std::int8_t>(-*left);
        else
            count.made.per = 2;
        count.made.roundUp = found.says(Flag::RoundUp);
        return Some { std::move(counted.filter), counted.place, std::move(count) };
    }
};
struct topCards : seq<word<"the top">, any<seq<any<fixedNumber, openAmount>, cards>, cards>,
                      word<"of">, sidesOwn, word<"deck">>
{
};
/// "2 cards from the top of your deck", "cards from the top of your deck equal to its defense"
struct cardsFromTop : any<seq<any<fixedNumber, openAmount>, cards, word<"from the top of">,
                              sidesOwn, word<"deck">, maybe<perEach>>,
                          seq<cards, word<"from the top of">, sidesOwn, word<"deck">,
                              word<"equal to">, equalAmount>>
{
};
struct topPhrase : any<topCards, cardsFromTop>
{
    static constexpr std::string_view expected = "the top card of your deck";
    static std::optional<Thing> build(Found& found)
    {
        TopOfDeck top { found.take<Amount>(fixed(1)), found.take<Side>() };
        if (auto per = found.takeIfAny<PerEach>()) {
            per->amount.number = top.count.kind == Amount::Kind::Fixed ? top.count.number : 1;
            top.count = std::move(per->amount);
        }
        // Whose deck "a deck" is nobody would be asked.
        return top.whose == Side::Any ? std::nullopt : std::optional<Thing>(std::move(top));
    }
};

struct thingPhrase : any<thisWord, itWord, topPhrase, wholeZone, targetPhrase, theExtreme, shareOf,
                         eachPhrase, somePhrase, pluralPhrase>
{
    static constexpr std::string_view expected
        = "a citizen, target citizen, each citizen, this, it";
};

} // namespace

bool countForEach(Thing& what, Amount each)
{
    auto* some = std::get_if<Some>(&what);
    auto* top = std::get_if<TopOfDeck>(&what);
    Amount* count = some ? &some->count : top ? &top->count : nullptr;
    if (!count || count->kind != Amount::Kind::Fixed)
        return false;
    each.number = count->number;
    *count = std::move(each);
    return true;
}

namespace {

/// "a citizen for each card in your hand": only behind a verb that does the same to each of them; after
/// "put a counter on a citizen" it would count the counters.
struct someForEach : seq<thingPhrase, perEach>
{
    static std::optional<Thing> build(Found& found)
    {
        Thing what = found.take<Thing>();
        const bool fits = countForEach(what, found.take<PerEach>().amount);
        return fits ? std::optional(std::move(what)) : std::nullopt;
    }
};

/// Behind "and" something may be said of a thing, instead of its being another that the same is done to.
struct endOfThings : pegtl::at<any<word<".", ",", ";", "and", "or", "if", "unless", "at", "then",
                         "to", "into", "onto", "on", "for", "until", "where", "as">>>
{
};
struct further : seq<any<word<"and">, seq<comma, maybe<word<"and">>>>,
                     any<someForEach, thingPhrase>, endOfThings>
{
};
struct thingsTogether : seq<any<someForEach, thingPhrase>, many<further>>
{
    static Things build(Found& found)
    {
        Things things { found.takeAll<Thing>() };
        shareController(things.all);
        return things;
    }
};

} // namespace

bool severalThings::read(Input& in, Reading& reading)
{
    return text::read<thingsTogether>(in, reading);
}
bool manyThings::read(Input& in, Reading& reading)
{
    return text::read<any<someForEach, thingPhrase>>(in, reading);
}
bool thing::read(Input& in, Reading& reading)
{
    return text::read<thingPhrase>(in, reading);
}
bool target::read(Input& in, Reading& reading)
{
    return text::read<targetPhrase>(in, reading);
}

Chosen chosenIn(Found& found)
{
    if (found.says(Flag::AnyNumber))
        return { { Amount::Kind::All, 0, {}, false }, true, found.says(Flag::AtRandomly) };
    return { found.take<Amount>(fixed(1)), found.says(Flag::UpTo), found.says(Flag::AtRandomly) };
}

} // namespace triptych::kryptik::grammar
