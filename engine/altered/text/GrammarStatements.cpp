#include "altered/text/GrammarInstructions.h"
#include "altered/text/GrammarPlaces.h"

#include <algorithm>

// Passive abilities (2.3, 5.1.2.e): what is so as long as they work.
namespace triptych::altered::grammar {
namespace {

template <typename Node>
Statement statementOf(Node node)
{
    return Statement { std::move(node) };
}

// ---------------------------------------------------------------- Keywords

struct toughNumber : any<digits, amountX>
{
};
struct tough : seq<word<"[tough", "tough">, toughNumber, maybe<word<"]">>>
{
    static KeywordItem build(Found& found)
    {
        KeywordItem made;
        made.keyword = Keyword::Tough;
        if (found.has<Amount>())
            made.number = found.take<Amount>();
        else
            made.number = fixed(found.take<int>());
        return made;
    }
};
struct scout : seq<word<"[scout]", "[scout", "scout">, mana, maybe<word<"]">>>
{
    static KeywordItem build(Found& found)
    {
        KeywordItem made;
        made.keyword = Keyword::Scout;
        made.number = found.take<Amount>();
        return made;
    }
};
struct plainItem : any<plainKeyword, means<Keyword::Fleeting, "[fleeting]", "fleeting">>
{
    static KeywordItem build(Found& found)
    {
        KeywordItem made;
        made.keyword = found.take<Keyword>();
        return made;
    }
};
struct gainedItem : any<tough, scout, plainItem>
{
};

// ---------------------------------------------------------------- To be and to have

template <Said<Are>::Word how, Literal... Words>
struct meIs : word<Words...>
{
    static Are build()
    {
        Are made;
        made.what = Thing { This {} };
        said(made).word = how;
        return made;
    }
};
struct be : any<means<Said<Are>::Are, "are">, means<Said<Are>::Is, "is">,
                means<Said<Are>::HaveColon, "have:">, means<Said<Are>::Has, "has">,
                means<Said<Are>::Have, "have">>
{
};
struct losing : pegtl::success
{
    static Said<Are>::Word build() { return Said<Are>::Lose; }
};
/// What is lost for as long as something is so: abilities and statuses, no counters.
bool mayBeLost(const std::vector<Grant>& grants)
{
    return std::ranges::all_of(grants, [](const Grant& grant) {
        return grant.lose
            && (grant.kind == Grant::Kind::Keyword || grant.kind == Grant::Kind::Status
                || grant.kind == Grant::Kind::Abilities);
    });
}
struct signAhead : word<"+", "-">
{
};
struct subject
    : any<meIs<Said<Are>::Im, "i'm">, meIs<Said<Are>::Am, "i am">, meIs<Said<Are>::Have, "i have">,
          seq<meIs<Said<Are>::Gain, "i gain">, pegtl::at<quote>>,
          seq<meIs<Said<Are>::Have, "i gain">, pegtl::at<signAhead>>, seq<thing, be>,
          seq<thing, means<Said<Are>::Has, "gains">, pegtl::at<signAhead>>,
          seq<thing, means<Said<Are>::Have, "gain">, pegtl::at<signAhead>>,
          seq<thing, pegtl::at<word<"lose", "loses">>, losing>>
{
};

struct areSo : seq<subject, grants>
{
    static std::optional<Statement> build(Found& found)
    {
        Are made = found.take<Are>();
        if (const auto how = found.takeIfAny<Said<Are>::Word>()) {
            said(made).word = *how;
            made.what = found.take<Thing>();
        }
        made.grants = found.take<std::vector<Grant>>();
        if (said(made).word == Said<Are>::Lose && !mayBeLost(made.grants))
            return std::nullopt;
        return statementOf(std::move(made));
    }
};

// ---------------------------------------------------------------- Costs (5.1.2.e)

struct less : any<means<Costs::How::Less, "less">, means<Costs::How::More, "more">>
{
};
struct withoutCharacters : seq<word<"to play in an expedition with no">, filter>
{
};
/// "to play from Reserve", "to play in {V}"
struct playedSo : seq<word<"to play">, traitAfter>
{
    static std::optional<Filter> build(Found& found)
    {
        Trait how = found.take<Trait>();
        const bool place = how.kind == Trait::Kind::InZone || how.kind == Trait::Kind::InTerrain
            || how.kind == Trait::Kind::InExpedition;
        if (!place)
            return std::nullopt;
        Filter made;
        made.after.push_back(std::move(how));
        return made;
    }
};
struct changedCost : seq<thing, word<"costs", "cost">, mana, less,
                         maybe<any<seq<withoutCharacters, mark<Flag::No>>, playedSo>>, maybePer,
                         maybe<minimum>, maybe<whereX>>
{
    static std::optional<Statement> build(Found& found)
    {
        Costs made;
        made.what = found.take<Thing>();
        made.mana = amountIn(found);
        if (auto where = found.takeIfAny<WhereX>()) {
            if (made.mana.kind != Amount::Kind::X || made.mana.number != 0)
                return std::nullopt;
            made.mana = std::move(where->amount);
        }
        made.how = found.take<Costs::How>();
        if (auto said = found.takeIfAny<Filter>())
            (found.says(Flag::No) ? made.inExpeditionWithout : made.when) = std::move(*said);
        made.least = found.take<Minimum>().mana;
        return statementOf(std::move(made));
    }
};
struct mayPlayFor : seq<any<word<"you may play">, means<Flag::Does, "you play">>, thing,
                        word<"for">, mana, less, maybe<minimum>>
{
    static Statement build(Found& found)
    {
        Costs made;
        made.what = found.take<Thing>();
        made.mana = found.take<Amount>();
        made.how = found.take<Costs::How>();
        made.least = found.take<Minimum>().mana;
        made.youPlay = true;
        said(made).word = found.says(Flag::Does) ? Said<Costs>::YouPlay : Said<Costs>::YouMayPlay;
        return statementOf(std::move(made));
    }
};
/// "Play me for {1} less": what this card costs, while it is played
struct playMeFor : seq<word<"play me for">, mana, less, maybePer, maybe<minimum>>
{
    static Statement build(Found& found)
    {
        Costs made;
        made.what = Thing { This {} };
        made.mana = amountIn(found);
        made.how = found.take<Costs::How>();
        made.least = found.take<Minimum>().mana;
        said(made).word = Said<Costs>::PlayMe;
        return statementOf(std::move(made));
    }
};

// ---------------------------------------------------------------- Playing

/// "for {2} more", "for {2}", "as if they were in your Reserve"
struct pileCost : any<seq<word<"for">, mana,
                          any<means<MayPlay::Price::Less, "less">,
                              means<MayPlay::Price::More, "more">, pegtl::success>>,
                      means<MayPlay::Price::Reserve, "for its reserve cost", "for my reserve cost",
                          "for their reserve cost", ", paying its reserve cost",
                          "as if they were in your reserve", "as if it were in your reserve",
                          "as if it was in your reserve", "as if i were in your reserve",
                          "as if i was in your reserve">>
{
};
struct thenFleeting
    : seq<stop, word<"if you do, i gain", "if you do, it gains", "if you do, they gain">,
          word<"[fleeting]", "fleeting">, mark<Flag::Then>>
{
};
/// "You may play me from your discard pile for {2}. If you do, I gain [Fleeting].", "You may play Spells from your discard pile"
struct oncePerTime : seq<word<"once per", "once each", "once a">,
                         any<means<Duration::ThisDay, "day">, means<Duration::ThisTurn, "turn">,
                             means<Duration::ThisAfternoon, "afternoon">>>
{
};
struct playFromPile : seq<maybe<oncePerTime, maybe<comma>>, word<"you may play">,
                          any<seq<word<"me from your discard pile">, mark<Flag::Me>>, thing>,
                          maybe<pileCost>, maybe<oncePerTime>, maybe<thenFleeting>>
{
    static std::optional<Statement> build(Found& found)
    {
        MayPlay made;
        const bool me = found.says(Flag::Me);
        made.fromDiscard = true;
        made.what = me ? Thing { This {} } : found.take<Thing>();
        made.oncePer = found.take<Duration>(Duration::None);
        if (const Some* one = std::get_if<Some>(&made.what.node)) {
            // "once per Day, you may play a Spell": any of those, but only one
            if (made.oncePer == Duration::None || one->upTo || one->random || one->yours
                || one->count.kind != Amount::Kind::Fixed || one->count.number != 1)
                return std::nullopt;
            made.what = Thing { saying(Each { one->filter }, { Said<Each>::Plural }) };
        } else if (made.oncePer != Duration::None) {
            return std::nullopt;
        }
        if (!me && !isFromPile(made.what))
            return std::nullopt;
        if (found.has<Amount>()) {
            const Amount mana = found.take<Amount>();
            made.price = found.take<MayPlay::Price>(MayPlay::Price::For);
            made.mana = mana.number;
            if (mana.kind != Amount::Kind::Fixed)
                return std::nullopt;
        } else {
            made.price = found.take<MayPlay::Price>(MayPlay::Price::Usual);
        }
        made.fleeting = found.says(Flag::Then);
        return statementOf(std::move(made));
    }
    static bool isFromPile(const Thing& of)
    {
        const Each* each = std::get_if<Each>(&of.node);
        if (!each || each->yours)
            return false;
        for (const Trait& trait : each->filter.after)
            if (trait.kind == Trait::Kind::InZone)
                return trait.places.size() == 1 && trait.places[0].zone == Zone::Discard
                    && trait.places[0].whose.kind == Who::Kind::You;
        return false;
    }
};
struct mayPlay : seq<word<"you may play">, thing>
{
    static std::optional<Statement> build(Found& found)
    {
        MayPlay made;
        made.what = found.take<Thing>();
        // Only what could not be played otherwise: exhausted cards, or cards from other zones (2.4.5.d).
        const Each* each = std::get_if<Each>(&made.what.node);
        if (!each)
            return std::nullopt;
        const auto says = [&](const Trait& t) {
            return t.kind == Trait::Kind::Status || t.kind == Trait::Kind::InZone;
        };
        for (const Trait& trait : each->filter.before)
            if (says(trait))
                return statementOf(std::move(made));
        return std::nullopt;
    }
};
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
struct losingOthers : word<"and lose their other terrains", "and loses its other terrains">
{
};
struct terrainsAre : seq<region, many<word<"and">, region>,
                         any<seq<word<"is", "are">, terrains,
                                 any<means<Flag::InAddition, "in addition to its other terrains",
                                         "in addition to their other terrains">,
                                     losingOthers>>,
                             seq<word<"gains", "gain">, terrains,
                                 any<losingOthers,
                                     means<Flag::InAddition, "in addition to its other terrains",
                                         "in addition to their other terrains">,
                                     mark<Flag::InAddition>>>>>
{
    static Statement build(Found& found)
    {
        TerrainsAre made;
        made.regions = found.takeAll<Region>();
        made.terrains = found.take<TerrainsWord>().terrains;
        made.inAddition = found.says(Flag::InAddition);
        return statementOf(std::move(made));
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
struct limitZone : any<means<Zone::Reserve, "reserve">, means<Zone::Landmark, "landmark">>
{
};
struct increased : any<word<"increased by">, means<Flag::No, "reduced by", "decreased by">>
{
};
struct limit
    : seq<any<allLimits, whose>, limitZone, word<"limits are", "limit is">, increased, digits>
{
    static Statement build(Found& found)
    {
        Limit made;
        made.whose = found.says(Flag::AllThe) ? Who { Who::Kind::EachPlayer } : found.take<Who>();
        made.zone = found.take<Zone>();
        made.change = found.take<int>();
        if (found.says(Flag::No))
            made.change = -made.change;
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

struct anyRule : any<morning, ignoreMine, beginWith, gainAgain, considered, notCounted, keepMore,
                     playFromPile, mayPlayFor, playMeFor, mayPlay, statisticsRule, beyond,
                     forbidden, onlyTerrains, terrainsAre, statisticsLast, limit, limitSet,
                     defenders, changedCost, stayExhausted, areSo>
{
};
struct anyStatement : any<anyRule, lasting>
{
    static constexpr std::string_view expected = "a statement (I am [Defender], Characters you "
                                                 "control are [Tough 1], I cost {1} less, ...)";
};

} // namespace

bool keywordItem::read(Input& in, Reading& reading)
{
    return text::read<gainedItem>(in, reading);
}
bool rule::read(Input& in, Reading& reading)
{
    return text::read<anyRule>(in, reading);
}
bool statement::read(Input& in, Reading& reading)
{
    return text::read<anyStatement>(in, reading);
}

} // namespace triptych::altered::grammar
