#include "altered/text/GrammarInstructions.h"

// What can't be (1.4.1): passive abilities that forbid something.
namespace triptych::altered::grammar {
namespace {

template <typename Node>
Statement forbids(Node node)
{
    return Statement { std::move(node) };
}

// ---------------------------------------------------------------- Playing

struct manaOrbToo : any<seq<means<Flag::CommaWord, ", but">, word<"i can be used as a mana orb">>,
                        seq<means<Flag::ManaOrb, "but">, word<"i can be used as a mana orb">>>
{
};
struct playedFromHand : word<"from hand">
{
    static Trait build()
    {
        Place hand;
        hand.zone = Zone::Hand;
        Trait made;
        made.kind = Trait::Kind::InZone;
        said(made).word = Said<Trait>::From;
        made.places = { hand };
        return made;
    }
};
struct how : any<playedFromHand, traitAfter>
{
};
/// "from Reserve", "in your Hero Expedition", "in {V}"
std::optional<Filter> playedHow(Found& found)
{
    Filter when;
    when.after.push_back(found.take<Trait>());
    const Trait::Kind kind = when.after.front().kind;
    const bool fits = kind == Trait::Kind::InZone || kind == Trait::Kind::InTerrain
        || kind == Trait::Kind::InExpedition;
    return fits ? std::optional(std::move(when)) : std::nullopt;
}
struct cantBePlayed : seq<thing,
                          any<seq<means<Flag::CanOnly, "can only be played">, how>,
                              seq<word<"can't be played">, maybe<any<manaOrbToo, how>>>>>
{
    static std::optional<Statement> build(Found& found)
    {
        CantBePlayed made;
        made.what = found.take<Thing>();
        made.only = found.says(Flag::CanOnly);
        said(made).comma = found.says(Flag::CommaWord);
        made.manaOrb = said(made).comma || found.says(Flag::ManaOrb);
        if (found.has<Trait>()) {
            auto when = playedHow(found);
            if (!when)
                return std::nullopt;
            made.when = std::move(*when);
        }
        return forbids(std::move(made));
    }
};
/// "your opponents can't play Spells"
struct opponents : whoIs<Who::Kind::EachOpponent, Said<Who>::They, "opponents">
{
};
struct cantPlay : seq<any<anyone, opponents>, word<"can't play">, thing>
{
    static std::optional<Statement> build(Found& found)
    {
        CantBePlayed made;
        made.by = found.take<Who>();
        made.what = found.take<Thing>();
        if (!std::holds_alternative<Each>(made.what.node))
            return std::nullopt;
        return forbids(std::move(made));
    }
};
struct costBound
    : seq<thing, word<"can't cost">,
          any<means<Costs::How::AtLeast, "less than">, means<Costs::How::AtMost, "more than">>,
          mana>
{
    static Statement build(Found& found)
    {
        Costs made;
        made.what = found.take<Thing>();
        made.how = found.take<Costs::How>();
        made.mana = found.take<Amount>();
        return forbids(std::move(made));
    }
};
// ---------------------------------------------------------------- What is done to it

struct cantActivate
    : seq<maybe<word<"the">>, icons, word<"abilities of">, thing, word<"can't activate">>
{
    static Statement build(Found& found)
    {
        CantActivate made;
        made.icons = found.take<IconsWord>().icons;
        made.of = found.take<Thing>();
        return forbids(std::move(made));
    }
};
struct anyCounters : counterWord
{
    static Grant build(Found& found)
    {
        Grant made;
        made.counter = found.take<Counter>();
        made.amount = { Amount::Kind::All, 0 };
        return made;
    }
};
struct forbiddenStatus : status
{
    static Grant build(Found& found)
    {
        Grant made;
        made.kind = Grant::Kind::Status;
        made.status = found.take<Status>();
        return made;
    }
};
struct forbiddenGain : any<forbiddenStatus, anyCounters>
{
};
/// "can't gain [Asleep]", "can't gain boosts, [Anchored] or [Asleep]"
struct cantGain : seq<thing, word<"can't gain">, forbiddenGain,
                      many<any<word<", or", "or", "and">, comma>, forbiddenGain>>
{
    static Statement build(Found& found)
    {
        CantGain made;
        made.what = found.take<Thing>();
        made.gains = found.takeAll<Grant>();
        return forbids(std::move(made));
    }
};

struct fate
    : any<means<CantBe::Fate::Targeted, "targeted">, means<CantBe::Fate::Sacrificed, "sacrificed">,
          means<CantBe::Fate::Discarded, "discarded">, means<CantBe::Fate::Exhausted, "exhausted">,
          means<CantBe::Fate::Readied, "readied">>
{
};
/// "I can't be sacrificed", "Characters you control can't be targeted by your opponents"
struct cantBe : seq<thing, word<"can't be">, fate, maybe<word<"by">, any<anyone, opponents>>>
{
    static Statement build(Found& found)
    {
        CantBe made;
        made.what = found.take<Thing>();
        made.fate = found.take<CantBe::Fate>();
        if (found.has<Who>())
            made.by = found.take<Who>();
        return forbids(std::move(made));
    }
};

/// Most statements forbid nothing: one look at the rest of the paragraph spares reading its first phrase
/// once for each that may.
struct scanForbids
{
    static constexpr std::string_view what = "can't";
    static std::size_t length(std::string_view text)
    {
        const bool forbids = text.find("can't") != std::string_view::npos
            || text.find("can only") != std::string_view::npos;
        return forbids ? 1 : 0;
    }
};
struct anyForbidden : seq<pegtl::at<scanned<scanForbids>>,
                          any<cantActivate, costBound, cantBePlayed, cantPlay, cantGain, cantBe>>
{
};

} // namespace

bool forbidden::read(Input& in, Reading& reading)
{
    return text::read<anyForbidden>(in, reading);
}

} // namespace triptych::altered::grammar
