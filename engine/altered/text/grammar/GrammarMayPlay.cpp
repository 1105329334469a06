#include "altered/text/grammar/GrammarInstructions.h"

// What cards cost (5.1.2.e), and which may be played that could not be played otherwise.
namespace triptych::altered::grammar {
namespace {

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

/// "You may pay my Reserve Cost rather than my Hand Cost": whichever is less
struct ratherThanHand
    : seq<word<"rather than", "instead of">,
          word<"my hand cost", "their hand cost", "its hand cost">,
          maybe<word<"to play me from your hand", "to play me from hand", "to play me",
              "when you play me from your hand", "to play them from your hand", "to play them">>>
{
};
struct payReserve : any<seq<word<"you may pay my reserve cost">, mark<Flag::Me>, ratherThanHand>,
                        seq<word<"you may play me from your hand for my reserve cost",
                                "you may play me from hand for my reserve cost">,
                            mark<Flag::Me>>,
                        seq<word<"you may pay the reserve cost of">, thing, ratherThanHand>>
{
    static std::optional<Statement> build(Found& found)
    {
        Costs made;
        const bool me = found.says(Flag::Me);
        made.how = Costs::How::ForReserve;
        made.what = me ? Thing { This {} } : found.take<Thing>();
        made.youPlay = !me;
        return me || std::holds_alternative<Each>(made.what.node)
            ? std::optional(statementOf(std::move(made)))
            : std::nullopt;
    }
};

// ---------------------------------------------------------------- Playing

/// "for {2} more", "for {2}", "as if they were in your Reserve"
struct pileCost : any<seq<word<"for">, mana,
                          any<means<MayPlay::Price::Less, "less">,
                              means<MayPlay::Price::More, "more">, pegtl::success>>,
                      means<MayPlay::Price::Free, "for free", "without paying my cost",
                          "without paying its cost", "without paying their cost">,
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
/// From Reserve it can be played anyhow; this is for what.
struct meFromReserve : seq<word<"me from reserve", "me from your reserve">,
                           pegtl::at<word<"for", "without">>, mark<Flag::Me>, mark<Flag::From>>
{
};
struct playFromPile
    : seq<maybe<oncePerTime, maybe<comma>>, word<"you may play">,
          any<seq<word<"me from your discard pile">, mark<Flag::Me>>, meFromReserve, thing>,
          maybe<pileCost>, maybe<oncePerTime>, maybe<thenFleeting>>
{
    static std::optional<Statement> build(Found& found)
    {
        MayPlay made;
        const bool me = found.says(Flag::Me);
        made.fromReserve = found.says(Flag::From);
        made.fromDiscard = !made.fromReserve;
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
        if (made.fromReserve
            && ((made.price != MayPlay::Price::Free && made.price != MayPlay::Price::For)
                || made.fleeting))
            return std::nullopt; // what it costs less is said as that, and it is Fleeting anyhow
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
struct anyPermission : any<payReserve, playFromPile, mayPlayFor, playMeFor, mayPlay>
{
};

} // namespace

bool permission::read(Input& in, Reading& reading)
{
    return text::read<anyPermission>(in, reading);
}
bool costsSo::read(Input& in, Reading& reading)
{
    return text::read<changedCost>(in, reading);
}

} // namespace triptych::altered::grammar
