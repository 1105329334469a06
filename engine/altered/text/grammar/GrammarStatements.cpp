#include "altered/text/grammar/GrammarInstructions.h"
#include "altered/text/grammar/GrammarPlaces.h"

#include <cstdlib>

// Passive abilities (2.3, 5.1.2.e): what is so as long as they work. What is or has something is in
// GrammarAre.cpp, what cards cost and which may be played in GrammarMayPlay.cpp, statistics in GrammarStatistics.cpp,
// what can't be in GrammarForbidden.cpp.
namespace triptych::altered::grammar {
namespace {

struct considered : seq<word<"i'm also considered a", "i'm also considered an">, filter,
                        maybe<means<Flag::Also, ", even when not in play">>>
{
    static std::optional<Statement> build(Found& found)
    {
        Filter filter = found.take<Filter>();
        if (filter.nouns.size() != 1 || !filter.before.empty() || !filter.after.empty())
            return std::nullopt;
        return statementOf(
            AlsoConsidered { std::move(filter.nouns.front()), found.says(Flag::Also) });
    }
};

// ---------------------------------------------------------------- Expeditions, statistics, terrains

struct onlyTerrains : seq<region, many<word<"and">, region>, word<"is only", "are only">, terrains>
{
    static std::optional<Statement> build(Found& found)
    {
        TerrainsAre made;
        made.regions = found.takeAll<Region>();
        const auto named = found.take<TerrainsWord>();
        made.terrains = named.terrains;
        return named.either ? std::nullopt : std::optional(statementOf(std::move(made)));
    }
};
/// "regions in {V}", "{V} regions": those that have it
struct regionsWith : any<seq<maybe<word<"all">>, word<"regions in">, terrains>,
                         seq<maybe<word<"all">>, terrains, word<"regions">>>
{
    static std::optional<Region> build(Found& found)
    {
        Region made;
        const auto named = found.take<TerrainsWord>();
        made.in = named.terrains;
        return named.all ? std::nullopt : std::optional(std::move(made));
    }
};
struct losingOthers : word<"and lose their other terrains", "and loses its other terrains">
{
};
struct terrainsAre : seq<any<regionsWith, region>, many<word<"and">, region>,
                         any<seq<word<"is also", "are also">, terrains, mark<Flag::InAddition>>,
                             seq<word<"loses", "lose">, terrains, mark<Flag::Lose>>,
                             seq<word<"is", "are">, terrains,
                                 any<means<Flag::InAddition, "in addition to its other terrains",
                                         "in addition to their other terrains">,
                                     losingOthers>>,
                             seq<word<"gains", "gain">, terrains,
                                 any<losingOthers,
                                     means<Flag::InAddition, "in addition to its other terrains",
                                         "in addition to their other terrains">,
                                     mark<Flag::InAddition>>>>>
{
    static std::optional<Statement> build(Found& found)
    {
        TerrainsAre made;
        made.regions = found.takeAll<Region>();
        const auto named = found.take<TerrainsWord>();
        made.terrains = named.terrains;
        made.inAddition = found.says(Flag::InAddition);
        made.lose = found.says(Flag::Lose);
        return named.either ? std::nullopt : std::optional(statementOf(std::move(made)));
    }
};
struct defenders
    : seq<word<"[defender] characters don't prevent", "defender characters don't prevent">,
          any<itExpedition, expedition>, word<"from moving forward">>
{
    static Statement build(Found& found)
    {
        return statementOf(DefendersIgnored { found.take<Expedition>() });
    }
};

// ---------------------------------------------------------------- Limits, Night, Morning

struct allLimits : means<Flag::AllThe, "all">
{
};
struct limitZone
    : any<means<Zone::Reserve, "reserve">, means<Zone::Landmark, "landmarks", "landmark">>
{
};
struct increased : any<word<"increased by">, means<Flag::No, "reduced by", "decreased by">>
{
};
struct limit : seq<any<allLimits, whose>, limitZone, word<"limits are", "limit is">, increased,
                   digits, maybe<perEach>>
{
    static Statement build(Found& found)
    {
        Limit made;
        made.whose = found.says(Flag::AllThe) ? Who { Who::Kind::EachPlayer } : found.take<Who>();
        made.zone = found.take<Zone>();
        made.change = found.take<int>();
        if (found.says(Flag::No))
            made.change = -made.change;
        if (auto each = found.takeIfAny<PerEach>()) {
            each->amount.number = std::abs(made.change);
            made.by = std::move(each->amount);
        }
        return statementOf(std::move(made));
    }
};
struct limitSet
    : seq<whose, any<means<Zone::Reserve, "reserve">, means<Zone::Landmark, "landmarks">>,
          word<"limit is">, digits>
{
    static Statement build(Found& found)
    {
        Limit made;
        made.whose = found.take<Who>();
        made.zone = found.take<Zone>();
        made.change = found.take<int>();
        made.set = true;
        return statementOf(std::move(made));
    }
};
struct notCounted
    : seq<word<"i don't count towards your", "i don't count toward your">, limitZone, word<"limit">>
{
    static Statement build(Found& found) { return statementOf(NotCounted { found.take<Zone>() }); }
};
struct keepMore : seq<word<"you may keep">, digits, word<"more cards in", "more card in">,
                      any<means<Zone::Reserve, "reserve", "your reserve">,
                          means<Zone::Landmark, "your landmarks">>,
                      word<"during night">,
                      maybe<means<Flag::Exhausted, "if it's exhausted", "if they're exhausted">>>
{
    static Statement build(Found& found)
    {
        KeepMore made;
        made.more = found.take<int>();
        made.zone = found.take<Zone>();
        made.ifExhausted = found.says(Flag::Exhausted);
        return statementOf(std::move(made));
    }
};
struct stayExhausted
    : seq<thing, word<"remain exhausted during morning", "remains exhausted during morning">>
{
    static Statement build(Found& found)
    {
        return statementOf(StayExhausted { found.take<Thing>() });
    }
};
struct howItEnters : any<means<Status::Exhausted, "exhausted", "[exhausted]">,
                         means<Status::Anchored, "[anchored]">, means<Status::Asleep, "[asleep]">>
{
};
/// "I enter play exhausted", "I enter play with 3 Kelon counters": as it comes, and not by a Reaction after it
struct enterPlay
    : seq<thing, word<"enter play", "enters play", "come into play", "comes into play">,
          any<howItEnters, seq<word<"with">, digits, counterWord>>>
{
    static std::optional<Statement> build(Found& found)
    {
        EnterPlay made { found.take<Thing>() };
        made.count = found.take<int>(0);
        made.counter = found.take<Counter>(Counter {});
        made.status = found.take<Status>(Status::Exhausted);
        const bool known = std::holds_alternative<This>(made.what.node)
            || std::holds_alternative<Each>(made.what.node);
        return known ? std::optional(statementOf(std::move(made))) : std::nullopt;
    }
};
struct beyond
    : seq<word<"the support abilities of cards in reserve can give them">,
          any<word<"counters beyond their maximum">,
              seq<digits,
                  word<"more counters than their maximum", "more counter than their maximum">>>>
{
    static Statement build(Found& found)
    {
        return statementOf(BeyondMaximum { found.take<int>() });
    }
};
struct morning
    : seq<word<"during morning, draw only one card. then">, maybe<means<Flag::CommaWord, ",">>,
          word<"put the top card of your deck in your mana zone instead of a card from your hand">>
{
    static Statement build(Found& found)
    {
        return statementOf(saying(MorningChange {}, { !found.says(Flag::CommaWord) }));
    }
};
struct morningPut : seq<word<"during morning, you may put up to">, digits,
                        word<"cards from your hand in your mana zone instead of one card",
                            "cards from your hand in your mana zone instead of one">>
{
    static std::optional<Statement> build(Found& found)
    {
        MorningChange made;
        made.put = found.take<int>();
        return made.put > 1 ? std::optional(statementOf(std::move(made))) : std::nullopt;
    }
};
struct ignoreMine : word<"ignore my abilities during the first day">
{
    static Statement build() { return statementOf(IgnoreMyAbilities {}); }
};
struct beginWith : seq<word<"i begin the game with", "i start the game with">, digits, counterWord>
{
    static Statement build(Found& found)
    {
        BeginWith made;
        made.count = found.take<int>();
        made.counter = found.take<Counter>();
        return statementOf(std::move(made));
    }
};
struct gainAgain
    : seq<word<"i can gain">, status, word<"even if i was already", "even if i'm already">, status>
{
    static std::optional<Statement> build(Found& found)
    {
        const Status gained = found.take<Status>();
        if (gained != found.take<Status>())
            return std::nullopt;
        return statementOf(MayGainAgain { gained });
    }
};

// ---------------------------------------------------------------- The same as instructions

struct lasting : clause
{
    static std::optional<Statement> build(Found& found)
    {
        Effect made = found.take<Effect>();
        const CantMove* stuck = std::get_if<CantMove>(&made.node);
        const Next* next = std::get_if<Next>(&made.node);
        // "If you control two Animals, complete me.": a Feat is complete as soon as that is so.
        const bool feat = std::holds_alternative<Complete>(made.node);
        if ((stuck && stuck->duration == Duration::None) || (next && next->everyAfternoon) || feat)
            return statementOf(StatedEffect { std::move(made) });
        return std::nullopt;
    }
};

struct anyRule
    : any<morning, morningPut, ignoreMine, beginWith, gainAgain, considered, notCounted, keepMore,
          permission, statisticsRule, beyond, forbidden, onlyTerrains, terrainsAre, statisticsLast,
          limit, limitSet, defenders, costsSo, stayExhausted, enterPlay, areSo>
{
};
struct anyStatement : any<anyRule, lasting>
{
    static constexpr std::string_view expected = "a statement (I am [Defender], Characters you "
                                                 "control are [Tough 1], I cost {1} less, ...)";
};

} // namespace

bool rule::read(Input& in, Reading& reading)
{
    return text::read<anyRule>(in, reading);
}
bool statement::read(Input& in, Reading& reading)
{
    return text::read<anyStatement>(in, reading);
}

} // namespace triptych::altered::grammar
