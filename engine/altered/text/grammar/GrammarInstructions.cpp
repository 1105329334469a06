#include "altered/text/grammar/GrammarInstructions.h"
#include "altered/text/grammar/GrammarPlaces.h"

// What is done besides moving cards: Expeditions, dice (7.3); counters are in GrammarCounters.cpp.
namespace triptych::altered::grammar {
namespace {

// ---------------------------------------------------------------- Expeditions

struct regions : word<"regions", "region">
{
};
struct direction : any<word<"forward">, means<Flag::Backward, "backwards", "backward">>
{
};
struct regionCount : any<numeral, anArticle, amountX>
{
};
struct anyExpedition : any<itExpedition, expedition>
{
};
struct movesItself : any<seq<means<Flag::Make, "make">, anyExpedition, word<"move">, direction>,
                         seq<means<Flag::Does, "move">, anyExpedition, direction>,
                         seq<anyExpedition, word<"moves", "move">, direction>>
{
};
struct moveExpedition
    : seq<movesItself, regionCount, maybe<means<Flag::More, "more">>, regions, maybePer>
{
    static Effect build(Found& found)
    {
        MoveExpedition made;
        made.expedition = found.take<Expedition>();
        made.backward = found.says(Flag::Backward);
        made.regions = amountIn(found);
        made.more = found.says(Flag::More);
        said(made).word = found.says(Flag::Make) ? Said<MoveExpedition>::Make
            : found.says(Flag::Does)             ? Said<MoveExpedition>::Move
                                                 : Said<MoveExpedition>::Moves;
        return effect(std::move(made));
    }
};
struct exceptDueTo : seq<means<Flag::Except, "except due to">, terrains>
{
};
struct dueTo : seq<word<"due to">, terrains>
{
};
struct cantMove
    : seq<any<itExpedition, seq<expedition, maybe<word<"and">, expedition>>>, word<"can't move">,
          maybe<any<means<Flag::Does, "forward">, means<Flag::Backward, "backwards", "backward">>>,
          maybe<means<Flag::DuringDusk, "during dusk">>, maybe<any<exceptDueTo, dueTo>>,
          maybe<howLong>>
{
    static std::optional<Effect> build(Found& found)
    {
        using Way = CantMove::Way;
        CantMove made;
        made.expeditions = found.takeAll<Expedition>();
        made.way = found.says(Flag::Does) ? Way::Forward
            : found.says(Flag::Backward)  ? Way::Backward
                                          : Way::Any;
        made.duringDusk = found.says(Flag::DuringDusk);
        const Terrains named = found.take<TerrainsWord>().terrains;
        (found.says(Flag::Except) ? made.except : made.dueTo) = named;
        made.duration = found.take<Duration>(Duration::None);
        if (made.way == Way::Backward && named != 0) // nothing moves backwards due to a terrain
            return std::nullopt;
        return effect(std::move(made));
    }
};
/// "Target up to two Expeditions. They [Ascend].": each of them
struct theyExpeditions : word<"they", "they each">
{
    static Expedition build() { return ofKind<Expedition>(Expedition::Kind::Those); }
};
struct ascend : seq<any<itExpedition, theyExpeditions, expedition>,
                    word<"[ascends]", "[ascend]", "ascends", "ascend">>
{
    static Effect build(Found& found) { return effect(Ascend { found.take<Expedition>() }); }
};
/// "[Ascend] one of your Expeditions"
struct ascendIt : seq<word<"[ascend]", "ascend">, expedition>
{
    static Effect build(Found& found)
    {
        Ascend made { found.take<Expedition>() };
        said(made).verb = true;
        return effect(std::move(made));
    }
};
/// "it's no longer [Ascended]", "target Expedition loses [Ascended]"
struct descend
    : any<seq<itExpedition,
              word<"'s no longer [ascended]", "is no longer [ascended]", "loses [ascended]">>,
          seq<expedition,
              word<"is no longer [ascended]", "loses [ascended]", "lose [ascended]",
                  "are no longer [ascended]">>>
{
    static Effect build(Found& found)
    {
        Ascend made { found.take<Expedition>() };
        made.lose = true;
        return effect(std::move(made));
    }
};
struct markerVerb : any<means<Said<PutMarker>::Put, "put", "puts">,
                        means<Said<PutMarker>::Place, "place", "places">,
                        means<Said<PutMarker>::Create, "create", "creates">>
{
};
struct markerTerrains
    : seq<terrain, many<any<means<Flag::Or, ", or", "or">, word<", and", ",", "and">>, terrain>>
{
};
/// Who handles a Terrain Marker, and of which terrains it is.
PutMarker marker(Found& found)
{
    PutMarker made;
    made.who = found.take<Who>();
    for (const TerrainsWord& each : found.takeAll<TerrainsWord>())
        made.terrains = static_cast<Terrains>(made.terrains | each.terrains);
    return made;
}
/// "move a {O} Terrain Marker from any region to my region" (v4 3.2.1.d), "move a Terrain Marker ..."
struct moveMarker : seq<maybeWho, word<"move">, word<"a", "an">, maybe<markerTerrains>,
                        word<"terrain marker from any region to">, region>
{
    static std::optional<Effect> build(Found& found)
    {
        PutMarker made = marker(found);
        made.moves = true;
        made.region = found.take<Region>();
        const bool one = (made.terrains & (made.terrains - 1)) == 0;
        const bool fits = one && made.region.kind == Region::Kind::Mine;
        return fits ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// "a {V} Terrain Marker", "a Terrain Marker of your choice": of any terrain
struct anyMarker : word<"a terrain marker of your choice", "a terrain marker of any terrain",
                       "any terrain marker">
{
    static TerrainsWord build()
    {
        TerrainsWord all;
        all.terrains = forest | mountain | ocean;
        return all;
    }
};
struct whichMarker
    : any<seq<word<"a", "an">, markerTerrains, word<"terrain marker", "[terrain marker]">>,
          seq<anyMarker, mark<Flag::Or>>>
{
};
/// "put a {V} Terrain Marker on target region" (v4 3.2.1.d)
struct putMarker
    : seq<maybeWho, markerVerb, whichMarker, any<means<Flag::Article, "in">, word<"on">>, region>
{
    static Effect build(Found& found)
    {
        PutMarker made = marker(found);
        said(made).word = found.take<Said<PutMarker>::Word>();
        made.choose = found.says(Flag::Or);
        said(made).in = found.says(Flag::Article);
        made.region = found.take<Region>();
        return effect(std::move(made));
    }
};
/// "remove a Terrain Marker from target region"
struct markersAway : any<seq<word<"a", "an">, maybe<markerTerrains>, word<"terrain marker">>,
                         seq<means<Flag::AllThe, "all">, word<"terrain markers">>>
{
};
struct removeMarker
    : seq<maybeWho, word<"remove", "removes">, markersAway, maybe<word<"from">, region>>
{
    static std::optional<Effect> build(Found& found)
    {
        PutMarker made = marker(found);
        made.removes = true;
        const bool all = found.says(Flag::AllThe);
        if (!all && !found.has<Region>())
            return std::nullopt; // from which would not be said
        made.region = found.take<Region>(Region { Region::Kind::All });
        const bool every = made.region.kind == Region::Kind::All;
        return every == all ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
struct takeControl
    : seq<maybeWho,
          word<"take control of", "takes control of", "gain control of", "gains control of">, thing>
{
    static Effect build(Found& found)
    {
        const Who who = whoIn(found);
        return effect(TakeControl { who, found.take<Thing>() });
    }
};

// ---------------------------------------------------------------- Abilities

struct oneOf : means<Flag::OneOf, "one of">
{
};
struct activateOf : seq<word<"activate", "activates">, maybe<oneOf>, word<"the">, icons,
                        word<"abilities", "ability">, word<"of">, thing>
{
    static Effect build(Found& found)
    {
        ActivateAbilities made;
        made.icons = found.take<IconsWord>().icons;
        made.oneOf = found.says(Flag::OneOf);
        made.of = found.take<Thing>();
        return effect(std::move(made));
    }
};
struct itsAbilities : any<word<"its", "their">, means<Flag::Me, "my">>
{
};
struct activateIts
    : seq<word<"activate", "activates">, maybe<oneOf>, itsAbilities, icons, word<"abilities">>
{
    static Effect build(Found& found)
    {
        ActivateAbilities made;
        made.icons = found.take<IconsWord>().icons;
        made.oneOf = found.says(Flag::OneOf);
        if (found.says(Flag::Me))
            made.of = Thing { This {} };
        else
            made.of = thingOf(Said<It>::It);
        said(made).word = Said<ActivateAbilities>::Its;
        return effect(std::move(made));
    }
};
/// "target Permanent you control activates its {j} abilities", "I activate my {D} ability"
struct activatesIts : seq<maybe<means<Flag::Have, "have">>, thing, word<"activates", "activate">,
                          maybe<oneOf>, itsAbilities, icons, word<"abilities", "ability">>
{
    static std::optional<Effect> build(Found& found)
    {
        ActivateAbilities made;
        made.icons = found.take<IconsWord>().icons;
        made.oneOf = found.says(Flag::OneOf);
        made.of = found.take<Thing>();
        said(made).word = found.says(Flag::Have) ? Said<ActivateAbilities>::Have
                                                 : Said<ActivateAbilities>::Does;
        if (found.says(Flag::Me) != std::holds_alternative<This>(made.of.node))
            return std::nullopt;
        return effect(std::move(made));
    }
};
struct complete : seq<word<"complete">, thing>
{
    static Effect build(Found& found) { return effect(Complete { found.take<Thing>() }); }
};

// ---------------------------------------------------------------- Dice, mana, turns, the game

struct dice : word<"dice">
{
};
struct whichCount : any<means<Flag::IgnoreOne, "and ignore the roll of your choice">,
                        means<Flag::KeepOne, "and choose one of the results">,
                        seq<means<Flag::Lose, "and ignore the lowest", "and ignore the lower">,
                            maybe<word<"roll", "result">>>,
                        seq<means<Flag::Gain, "and ignore the highest", "and ignore the higher">,
                            maybe<word<"roll", "result">>>>
{
};
struct plusSome : seq<word<"plus">, digits>
{
};
struct roll : seq<maybeWho, verb<"roll", "rolls">,
                  any<seq<means<Flag::Article, "a die">>,
                      seq<any<numeral, thatMany, amountX>, dice, maybe<plusSome>>>,
                  maybe<whichCount>>
{
    static Effect build(Found& found)
    {
        Roll made;
        made.who = whoIn(found);
        if (found.says(Flag::Article)) {
            made.count = fixed(1);
        } else {
            made.count = found.take<Amount>();
            if (made.count.kind == Amount::Kind::ThatMany)
                made.count.number = found.take<int>();
            said(made).dice = true;
        }
        made.keep = found.says(Flag::IgnoreOne) ? Roll::Keep::AllButOne
            : found.says(Flag::KeepOne)         ? Roll::Keep::One
            : found.says(Flag::Lose)            ? Roll::Keep::ButLowest
            : found.says(Flag::Gain)            ? Roll::Keep::ButHighest
                                                : Roll::Keep::All;
        return effect(std::move(made));
    }
};
/// "reroll it": the one die that was rolled last
struct reroll : word<"reroll it", "reroll the die", "reroll that die", "roll it again",
                    "roll that die again", "roll the die again", "reroll this die">
{
    static Effect build() { return effect(Reroll {}); }
};
struct thatMuch : word<"that much">
{
    static Amount build() { return { Amount::Kind::ThatMany, 0 }; }
};
struct increaseResult : seq<word<"increase the result by">, any<digits, thatMuch>>
{
    static Effect build(Found& found)
    {
        if (found.has<Amount>())
            return effect(ChangeResult { found.take<Amount>() });
        return effect(ChangeResult { fixed(found.take<int>()) });
    }
};
struct addToResult : seq<word<"add">, digits, word<"to its result">>
{
    static Effect build(Found& found)
    {
        return effect(saying(ChangeResult { fixed(found.take<int>()) }, { true }));
    }
};
/// "pay up to {2}", "pay any amount of mana"
struct payUpTo : seq<maybeWho, verb<"pay", "pays">,
                     any<seq<upTo, manaNumber>,
                         word<"any amount of mana", "any amount of additional mana",
                             "as much mana as you like">>,
                     pegtl::not_at<word<"less", "more">>>
{
    static Effect build(Found& found)
    {
        Pay made;
        made.who = whoIn(found);
        made.upTo = true;
        made.mana = found.says(Flag::UpTo) ? fixed(found.take<int>())
                                           : Amount { Amount::Kind::AnyNumber, 0 };
        return effect(std::move(made));
    }
};
struct pay : seq<maybeWho, verb<"pay", "pays">, mana, pegtl::not_at<word<"less", "more">>>
{
    static Effect build(Found& found)
    {
        const Who who = whoIn(found);
        return effect(Pay { who, found.take<Amount>() });
    }
};
struct reduceMyCost : seq<word<"reduce my cost by">, mana, maybePer>
{
    static Effect build(Found& found) { return effect(ReduceMyCost { amountIn(found) }); }
};
/// "I can only target Characters in my Expedition"
struct onlyTarget : seq<word<"i can only target">, thing>
{
    static std::optional<Effect> build(Found& found)
    {
        OnlyTarget made { found.take<Thing>() };
        const bool kind = std::holds_alternative<Each>(made.what.node)
            || std::holds_alternative<Some>(made.what.node);
        return kind ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
struct anyOtherInstruction
    : any<creating, reroll, moveMarker, removeMarker, putMarker, counterInstruction, roll,
          increaseResult, addToResult, payUpTo, pay, reduceMyCost, onlyTarget, turnInstruction,
          activateOf, activateIts, activatesIts, complete, takeControl, moveExpedition, cantMove,
          ascendIt, ascend, descend>
{
};

} // namespace

bool otherInstruction::read(Input& in, Reading& reading)
{
    return text::read<anyOtherInstruction>(in, reading);
}

} // namespace triptych::altered::grammar
