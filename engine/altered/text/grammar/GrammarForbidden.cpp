#include "altered/text/grammar/GrammarInstructions.h"
#include "altered/text/grammar/GrammarTimes.h"

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
struct how : any<playedFromHand, seq<pegtl::not_at<word<"this", "until">>, traitAfter>>
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
/// "Players can't play more than one Spell each Day"
struct players : whoIs<Who::Kind::EachPlayer, Said<Who>::Plural, "players", "all players">
{
};
/// "Players can't play Spells": each of them
struct allPlayers : players
{
    static Who build() { return Who { Who::Kind::EachPlayer }; }
};
/// "your opponents can't play Spells"
struct opponents : whoIs<Who::Kind::EachOpponent, Said<Who>::They, "opponents">
{
};
struct cantPlay : any<seq<any<anyone, opponents, allPlayers>, word<"can't play">, thing>,
                      seq<word<"neither player can play", "no player can play">, thing>>
{
    static std::optional<Statement> build(Found& found)
    {
        CantBePlayed made;
        made.by = found.take<Who>(Who { Who::Kind::EachPlayer });
        made.what = found.take<Thing>();
        if (!std::holds_alternative<Each>(made.what.node))
            return std::nullopt;
        return forbids(std::move(made));
    }
};
struct playNoMore : seq<any<anyone, opponents, players>, word<"can't play more than">, numeral,
                        filter, maybe<eachTime>>
{
    static std::optional<Statement> build(Found& found)
    {
        CantBePlayed made;
        made.by = found.take<Who>();
        const Amount most = found.take<Amount>();
        Filter of = found.take<Filter>();
        Duration time = found.take<Duration>(Duration::None);
        if (time == Duration::None && !of.after.empty()
            && of.after.back().kind == Trait::Kind::Window) {
            time = of.after.back().duration;
            of.after.pop_back();
        }
        Happening played;
        played.event = Happening::Event::Plays;
        played.who = Who { Who::Kind::ThatPlayer };
        played.window = windowOf(time);
        Some some;
        some.filter = of;
        played.subject = Thing { std::move(some) };
        if (time == Duration::None || most.number < 1 || most.number > 9 || !isRemembered(played))
            return std::nullopt;
        Each each;
        each.filter = std::move(of);
        said(each).word = Said<Each>::Plural;
        made.what = Thing { std::move(each) };
        made.happening = std::move(played);
        made.most = static_cast<std::uint8_t>(most.number);
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
struct anyCounters : seq<maybe<word<"any", "an", "a">>, counterWord>
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
    static Grant build(Found& found) { return statusGrant(found.take<Status>()); }
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
          means<CantBe::Fate::Readied, "readied">,
          means<CantBe::Fate::Sent, "sent to reserve", "sent to their owner's reserve">,
          means<CantBe::Fate::Returned, "returned to hand", "returned to its owner's hand",
              "returned to their owner's hand">>
{
};
struct meansWord : any<means<CantBe::Spells, "spells", "spell">,
                       means<CantBe::QuickActions, "{t} abilities", "quick actions">,
                       means<CantBe::Reactions, "reactions">>
{
};
struct manyMeans : any<means<Flag::Have, "effects", "an effect", "effect">,
                       seq<meansWord, many<word<"or", "and", ",">, meansWord>>>
{
};
struct ofWhom : any<whoIs<Who::Kind::EachOpponent, Said<Who>::They, "opponents'", "an opponent's",
                        "your opponents'", "your opponent's">,
                    whoIs<Who::Kind::You, Said<Who>::Usual, "your">>
{
};
/// "by your opponents", "by Spells", "by opponents' Spells or {T} abilities"
struct byPart : seq<word<"by">, any<seq<maybe<ofWhom>, manyMeans>, anyone, opponents>>
{
};
/// "I can't be sacrificed", "Characters you control can't be targeted by your opponents"
void byInto(CantBe& made, Found& found)
{
    if (found.has<Who>())
        made.by = found.take<Who>();
    for (const CantBe::Means each : found.takeAll<CantBe::Means>())
        made.means = static_cast<std::uint8_t>(made.means | each);
    said(made).effects = found.says(Flag::Have);
}
struct cantBe : seq<thing, word<"can't be">, fate,
                    many<any<word<", or", "or", "and">, comma>, fate>, maybe<byPart>>
{
    static Statement build(Found& found)
    {
        CantBe made;
        made.what = found.take<Thing>();
        made.fates = found.takeAll<CantBe::Fate>();
        byInto(made, found);
        return forbids(std::move(made));
    }
};
/// "Other Soldiers in my Expedition can't leave it"
struct cantLeave
    : seq<thing, word<"can't leave">,
          any<means<Flag::That, "it">, word<"their expedition", "my expedition", "its expedition">>,
          maybe<byPart>>
{
    static std::optional<Statement> build(Found& found)
    {
        CantBe made;
        made.what = found.take<Thing>();
        made.fates = { CantBe::Fate::Left };
        byInto(made, found);
        said(made).left = found.says(Flag::That);
        if (!said(made).left)
            return forbids(std::move(made));
        // "it": the Expedition that they are said to be in
        const Each* each = std::get_if<Each>(&made.what.node);
        const bool named = each && !each->filter.after.empty()
            && each->filter.after.back().kind == Trait::Kind::InExpedition;
        return named ? std::optional(forbids(std::move(made))) : std::nullopt;
    }
};
/// "Opponents can't activate {D} abilities"
struct cantUse : seq<any<anyone, opponents>, word<"can't activate">, icons, word<"abilities">>
{
    static Statement build(Found& found)
    {
        CantActivate made;
        made.by = found.take<Who>();
        made.icons = found.take<IconsWord>().icons;
        Each any;
        any.filter.nouns.push_back({});
        said(any).word = Said<Each>::Plural;
        made.of = Thing { std::move(any) };
        return forbids(std::move(made));
    }
};
/// "[Anchored] Characters you control don't lose [Anchored]", "I can't lose boosts"
struct cantLose
    : seq<thing, any<word<"can't lose">, means<Flag::Does, "don't lose", "doesn't lose">>,
          forbiddenGain, many<any<word<", or", "or", "and">, comma>, forbiddenGain>>
{
    static Statement build(Found& found)
    {
        CantLose made;
        made.what = found.take<Thing>();
        made.loses = found.takeAll<Grant>();
        said(made).dont = found.says(Flag::Does);
        return forbids(std::move(made));
    }
};
/// "[Anchored] Characters facing me don't count towards their Expedition's statistics"
struct dontCount : seq<thing, word<"don't count", "doesn't count">, word<"towards", "toward">,
                       word<"their expedition's statistics", "its expedition's statistics",
                           "the statistics of their expedition", "my expedition's statistics">>
{
    static Statement build(Found& found)
    {
        NotInSums made;
        made.what = found.take<Thing>();
        return forbids(std::move(made));
    }
};

struct forbiddenVerb
    : any<means<Happening::Event::Draws, "draw cards", "draw any cards", "draw a card">,
          means<Happening::Event::Resupplies, "[resupply]", "resupply">,
          means<Happening::Event::Sabotages, "[sabotage]", "sabotage">,
          means<Happening::Event::Creates, "create tokens", "create any tokens", "create a token">>
{
};
struct forbiddenTime : any<means<Happening::Window::Afternoon, "during the afternoon">,
                           means<Happening::Window::Dusk, "during dusk">,
                           means<Happening::Window::Night, "during night">,
                           means<Happening::Window::YourTurn, "during your turn">,
                           seq<means<Flag::Except, "outside of", "outside">,
                               means<Happening::Window::Morning, "morning", "the morning">>>
{
};
/// "Players can't [Resupply]", "Opponents can't draw cards outside of Morning"
struct cantDo
    : seq<any<anyone, opponents, players>, word<"can't">, forbiddenVerb, maybe<forbiddenTime>>
{
    static Statement build(Found& found)
    {
        CantDo made;
        made.doing.event = found.take<Happening::Event>();
        made.doing.who = found.take<Who>();
        made.doing.window = found.take<Happening::Window>(Happening::Window::Always);
        made.doing.outside = found.says(Flag::Except);
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
            || text.find("can only") != std::string_view::npos
            || text.find("don't ") != std::string_view::npos
            || text.find("doesn't ") != std::string_view::npos;
        return forbids ? 1 : 0;
    }
};
struct anyForbidden : seq<pegtl::at<scanned<scanForbids>>,
                          any<cantActivate, cantUse, costBound, cantBePlayed, playNoMore, cantPlay,
                              cantGain, cantLose, cantBe, cantLeave, dontCount, cantDo>>
{
};

} // namespace

bool forbidden::read(Input& in, Reading& reading)
{
    return text::read<anyForbidden>(in, reading);
}

} // namespace triptych::altered::grammar
