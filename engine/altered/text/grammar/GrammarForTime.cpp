#include "altered/text/grammar/GrammarInstructions.h"
#include "text/Ahead.h"

#include <algorithm>
#include <utility>

// What is so for some time: "Characters you play this turn cost {1} less" (2.2.14).
namespace triptych::altered::grammar {
namespace {

/// One look at the sentence spares reading most clauses as statements: few say for how long something is so.
struct scanForTime
{
    static constexpr std::string_view what = "";
    static std::size_t length(std::string_view text)
    {
        const std::string_view sentence = sentenceAhead(text);
        const bool timed = hasAny(sentence,
            { "his turn", "his day", "his afternoon", "his dusk", "his Day", "his Afternoon",
                "his Dusk", "until ", "Until ", "their next turn" });
        const bool states = hasAny(sentence,
                                { " can't ", " cost", " are ", " is ", " have ", " has base ",
                                    " may play ", " lose", "gnore ", " gains ", " gain {" })
            || (hasAny(sentence, { "ach " }) && hasAny(sentence, { " has " }));
        return timed && states ? 1 : 0;
    }
};
struct scanTired
{
    static constexpr std::string_view what = "";
    static std::size_t length(std::string_view text)
    {
        return hasAny(sentenceAhead(text), { " next Morning" }) ? 1 : 0;
    }
};
/// "Spells you play this turn": how long stands where the words about them could.
Duration windowIn(const Thing& of)
{
    const auto* each = std::get_if<Each>(&of.node);
    if (!each)
        return Duration::None;
    for (const Trait& trait : each->filter.after)
        if (trait.kind == Trait::Kind::Window && said(trait).word != Said<Trait>::Each)
            return trait.duration;
    return Duration::None;
}
/// "Characters in target Expedition": which one would have to be kept with what is said.
bool namesATarget(const Statement& of)
{
    const Thing* what = subjectOf(const_cast<Statement&>(of));
    const auto* each = what ? std::get_if<Each>(&what->node) : nullptr;
    if (!each)
        return false;
    using Kind = Expedition::Kind;
    return std::ranges::any_of(each->filter.after, [](const Trait& trait) {
        const Kind where = trait.expedition.kind;
        return (trait.kind == Trait::Kind::InExpedition
                   && (where == Kind::Target || where == Kind::That))
            || trait.who.kind == Who::Kind::TargetPlayer || trait.kind == Trait::Kind::FromThese
            || std::ranges::any_of(trait.places,
                [](const Place& place) { return place.whose.kind == Who::Kind::TargetPlayer; });
    });
}
/// "can't be played in target Expedition", "in it": the Expedition that would have to be kept.
Expedition* whereNamed(std::vector<Trait>& traits)
{
    using Kind = Expedition::Kind;
    for (Trait& trait : traits)
        if (trait.kind == Trait::Kind::InExpedition
            && (trait.expedition.kind == Kind::Target || trait.expedition.kind == Kind::That))
            return &trait.expedition;
    return nullptr;
}
/// "Characters in target Expedition": the Expedition, where it is all that is named of them.
Expedition* targetIn(Statement& of)
{
    Thing* what = subjectOf(of);
    auto* each = what ? std::get_if<Each>(&what->node) : nullptr;
    if (!each)
        return nullptr;
    for (Trait& trait : each->filter.after)
        if (trait.kind == Trait::Kind::InExpedition
            && trait.expedition.kind == Expedition::Kind::Target)
            return &trait.expedition;
    return nullptr;
}
/// What can be so for a time and be looked up then; the others change what is done or how a game begins.
bool canBeForATime(const Statement& of)
{
    return std::holds_alternative<Are>(of) || std::holds_alternative<Costs>(of)
        || std::holds_alternative<MayPlay>(of) || std::holds_alternative<CantBePlayed>(of)
        || std::holds_alternative<StatisticsAre>(of) || std::holds_alternative<TerrainsAre>(of)
        || std::holds_alternative<CantActivate>(of) || std::holds_alternative<CantGain>(of)
        || std::holds_alternative<CantBe>(of) || std::holds_alternative<Limit>(of)
        || std::holds_alternative<CantLose>(of) || std::holds_alternative<BaseStatisticsAre>(of)
        || std::holds_alternative<ExpeditionStatistics>(of) || std::holds_alternative<NotInSums>(of)
        || std::holds_alternative<StayExhausted>(of)
        || (std::holds_alternative<EnterPlay>(of) && !std::get<EnterPlay>(of).happening)
        || std::holds_alternative<CantDo>(of);
}
struct before : seq<howLong, comma, mark<Flag::InsteadFirst>>
{
};
/// "Target opponent can't play cards from their Reserve during their next turn"
struct theirTurn : means<Duration::TheirNextTurn, "during their next turn", "in their next turn",
                       "on their next turn", "until the end of their next turn">
{
};
/// Whether it is said of opponents, whose next turn is no turn of yours.
bool isOfOpponents(const Statement& of)
{
    const auto isOpponent = [](const Who& who) {
        return who.kind == Who::Kind::Opponent || who.kind == Who::Kind::EachOpponent
            || who.kind == Who::Kind::TargetOpponent
            || (who.kind == Who::Kind::ThatPlayer && who.opponent);
    };
    if (const auto* plays = std::get_if<CantBePlayed>(&of))
        return plays->by && isOpponent(*plays->by);
    if (const auto* activates = std::get_if<CantActivate>(&of))
        return activates->by && isOpponent(*activates->by);
    const auto* does = std::get_if<CantDo>(&of);
    return does && isOpponent(does->doing.who);
}
/// A time said first is that of the whole sentence, so nothing is joined to what it is said of.
struct isJoinedOn : word<", and", "and", ", then", ",">
{
};
struct statedFor : seq<pegtl::at<scanned<scanForTime>>,
                       any<seq<before, rule, pegtl::not_at<isJoinedOn>>,
                           seq<rule, maybe<any<howLong, theirTurn>>>>>
{
    static std::optional<Effect> build(Found& found)
    {
        StatedFor made;
        Ability says;
        says.kind = Ability::Kind::Passive;
        says.statement = found.take<Statement>();
        if (Expedition* target = targetIn(*says.statement)) {
            Expedition its;
            its.kind = Expedition::Kind::Its;
            made.expedition = std::exchange(*target, its);
        } else if (Filter* when = playedWhen(*says.statement)) {
            if (Expedition* place = whereNamed(when->after)) {
                Expedition its;
                its.kind = Expedition::Kind::Its;
                made.expedition = std::exchange(*place, its);
            }
        }
        Filter* left = playedWhen(*says.statement);
        const TerrainsAre* terrains = std::get_if<TerrainsAre>(&*says.statement);
        made.region = terrains && std::ranges::any_of(terrains->regions, [](const Region& each) {
            return each.kind == Region::Kind::Target;
        });
        if (!canBeForATime(*says.statement) || namesATarget(*says.statement)
            || (left && whereNamed(left->after)) // a second one
            || (made.region && terrains->regions.size() > 1))
            return std::nullopt;
        said(made).first = found.says(Flag::InsteadFirst);
        made.duration = found.take<Duration>(Duration::None);
        if (made.duration == Duration::TheirNextTurn && !isOfOpponents(*says.statement))
            return std::nullopt;
        if (Thing* of = subjectOf(*says.statement)) {
            if (made.duration == Duration::None) {
                made.duration = windowIn(*of);
                said(made).within = true;
            }
            const bool named = !std::holds_alternative<This>(of->node)
                && !std::holds_alternative<Each>(of->node)
                && !std::holds_alternative<Whole>(of->node);
            if (named)
                made.what = std::exchange(*of, thingOf(Said<It>::It));
        }
        if (made.duration == Duration::None)
            return std::nullopt;
        made.says = std::move(says);
        return effect(std::move(made));
    }
};

/// "It doesn't ready during the next Morning"
struct staysTired
    : seq<thing,
          word<"doesn't ready", "don't ready", "remains exhausted", "remain exhausted",
              "stays exhausted", "stay exhausted">,
          word<"during the next morning", "in the next morning", "during next morning">>
{
    static std::optional<Effect> build(Found& found)
    {
        StatedFor so;
        so.what = found.take<Thing>();
        so.duration = Duration::NextMorning;
        Ability says;
        says.kind = Ability::Kind::Passive;
        says.statement = Statement { StayExhausted { thingOf(Said<It>::It) } };
        so.says = std::move(says);
        const bool one = std::holds_alternative<It>(so.what.node)
            || std::holds_alternative<Target>(so.what.node);
        return one ? std::optional(effect(std::move(so))) : std::nullopt;
    }
};

/// One look at the sentence spares reading most clauses as these.
struct scanWouldInstead
{
    static constexpr std::string_view what = "";
    static std::size_t length(std::string_view text)
    {
        const std::string_view sentence = text.substr(0, std::min(text.size(), text.find('.')));
        return sentence.find(" would ") != std::string_view::npos
                && sentence.find("instead") != std::string_view::npos
            ? 1
            : 0;
    }
};
/// "Swap my base {M} and {O} this Day"
struct swapVerb : word<"swap", "exchange", "switch">
{
};
struct swapBase : seq<swapVerb, any<means<Flag::Me, "my base">, word<"its base">>, terrain,
                      word<"and">, terrain, howLong>
{
    static std::optional<Effect> build(Found& found)
    {
        BaseStatisticsAre made;
        made.how = BaseStatisticsAre::How::Swapped;
        made.terrains = 0;
        for (const TerrainsWord& each : found.takeAll<TerrainsWord>())
            made.terrains = static_cast<Terrains>(made.terrains | each.terrains);
        const bool mine = found.says(Flag::Me);
        made.of = mine ? Thing { This {} } : thingOf(Said<It>::It);
        if ((made.terrains & (made.terrains - 1)) == 0)
            return std::nullopt; // one with itself
        StatedFor so;
        so.duration = found.take<Duration>();
        so.what = made.of;
        Ability says;
        says.kind = Ability::Kind::Passive;
        says.statement = Statement { std::move(made) };
        so.says = std::move(says);
        return effect(std::move(so));
    }
};

} // namespace

bool forTime::read(Input& in, Reading& reading)
{
    return text::read<any<swapBase, seq<pegtl::at<scanned<scanWouldInstead>>, lastingReplacement>,
        seq<pegtl::at<scanned<scanTired>>, staysTired>, statedFor>>(in, reading);
}

} // namespace triptych::altered::grammar
