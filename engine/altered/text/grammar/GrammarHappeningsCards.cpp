#include "altered/text/grammar/GrammarHappenings.h"

#include <algorithm>

// What cards do and what is done to them, of triggers, replacements and the history.
namespace triptych::altered::grammar {
namespace {

using Event = Happening::Event;

struct sacrificed : word<"sacrificed">
{
};
template <Mood m>
struct isSacrificed : seq<any<does<m, "be", "is", "was">>, sacrificed>
{
    static Happening build() { return event(Event::IsSacrificed); }
};
/// Of the history it is remembered who sacrificed what.
template <>
struct isSacrificed<Mood::Past> : pegtl::failure
{
};
template <>
struct isSacrificed<Mood::Not> : pegtl::failure
{
};
struct ordinal : any<means<1, "first">, means<2, "second">, means<3, "third">, means<4, "fourth">,
                     means<5, "fifth">, means<6, "sixth">, means<7, "seventh">, means<8, "eighth">,
                     means<9, "ninth">, means<10, "tenth">>
{
};
struct nthCounter : seq<word<"my", "its">, ordinal, counterWord>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::Gains);
        made.amount = fixed(found.take<int>());
        made.counter = found.take<Counter>();
        made.ordinal = true;
        return made;
    }
};
struct manyCounters : seq<quantityNumber, word<"or more">, counterWord>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::Gains);
        made.amount = found.take<Amount>();
        made.counter = found.take<Counter>();
        return made;
    }
};
/// "gains boosts": one or more of them
struct bareCounters : word<"boosts", "counters">
{
    static Happening build(std::string_view words)
    {
        Happening made = event(Event::Gains);
        made.amount = fixed(1);
        made.counter.kind = lower(words.front()) == 'b' ? Counter::Kind::Boost : Counter::Kind::Any;
        return made;
    }
};
struct someCounter : seq<quantityNumber, counterWord>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::Gains);
        made.amount = found.take<Amount>();
        made.counter = found.take<Counter>();
        said(made).word = Said<Happening>::A;
        return made;
    }
};
struct whichStatus : status
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::Gains);
        made.status = found.take<Status>();
        made.gainsStatus = true;
        return made;
    }
};
/// 7.5.3 "becomes [Boosted]"
template <Mood m>
struct becomes : seq<does<m, "become", "becomes", "became">, anyStatus>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::Becomes);
        made.status = found.take<Status>();
        made.gainsStatus = true;
        return made;
    }
};
/// "is discarded from your hand": what is done to it, whoever does it
struct participle : any<means<Event::Discards, "discarded">, means<Event::Exhausts, "exhausted">,
                        means<Event::Readies, "readied">, means<Event::Completes, "completed">>
{
};
struct fromWhere : seq<word<"from">, any<fromHand, fromHidden, place>>
{
};
/// "a Spell you play", "an opponent's Spell", "a Spell"
struct spellOfSomebody : any<seq<word<"a spell", "spells">, anyone, word<"plays", "play">>,
                             seq<whose, word<"spells", "spell">>, word<"a spell", "spells">>
{
};
/// "an ability an opponent controls", "an opponent's ability", "an ability"
struct abilityOfSomebody
    : any<seq<word<"an ability", "abilities">, anyone, word<"controls", "control">>,
          seq<whose, word<"abilities", "ability">>, word<"an ability", "abilities">>
{
};
/// "by an opponent"; of what is targeted also "by a Spell an opponent plays" (6.5.b)
struct byDoer : seq<word<"by">,
                    any<seq<spellOfSomebody, mark<Flag::Have>>,
                        seq<abilityOfSomebody, mark<Flag::Does>>, anyone>>
{
};
std::optional<Happening> passiveHappening(Found& found)
{
    Happening made = event(found.take<Event>());
    made.from = found.takeAll<Place>();
    made.who = found.take<Who>(Who { Who::Kind::Anyone });
    made.bySpell = found.says(Flag::Have);
    made.byAbility = found.says(Flag::Does);
    made.passive = true;
    return (made.bySpell || made.byAbility) && made.event != Event::Targets
        ? std::nullopt
        : std::optional(std::move(made));
}
template <Mood m>
struct pastParticiple : participle
{
};
template <>
struct pastParticiple<Mood::Now>
    : any<participle, means<Event::Plays, "played">, means<Event::Targets, "targeted">>
{
};
template <>
struct pastParticiple<Mood::Past>
    : any<participle, means<Event::Sacrifices, "sacrificed">, means<Event::Plays, "played">,
          means<Event::Creates, "created">>
{
};
template <Mood m>
struct isDone : seq<any<does<m, "be", "is", "was">, does<m, "be", "are", "were">>,
                    pastParticiple<m>, maybe<fromWhere>, maybe<byDoer>>
{
    static std::optional<Happening> build(Found& found) { return passiveHappening(found); }
};
struct whatChanges : any<nthCounter, manyCounters, someCounter, bareCounters, whichStatus>
{
};
template <Mood m>
struct gainsSome : seq<does<m, "gain", "gains", "gained">, whatChanges>
{
};
template <Mood m>
struct loses : seq<does<m, "lose", "loses", "lost">,
                   any<manyCounters, someCounter, bareCounters, whichStatus>>
{
    static Happening build(Found& found)
    {
        Happening made = found.take<Happening>();
        made.event = Event::Loses;
        return made;
    }
};
template <Mood m>
struct switches : does<m, "switch expeditions", "switches expeditions", "switched expeditions">
{
    static Happening build() { return event(Event::SwitchesExpeditions); }
};
template <Mood m>
struct defects
    : any<does<m, "defect", "defects", "defected">, does<m, "[defect]", "[defects]", "[defected]">>
{
    static Happening build() { return event(Event::Defects); }
};
template <Mood m>
struct manyWho : someOrMore
{
};
template <>
struct manyWho<Mood::Past> : any<severalOrMore, noneAtAll>
{
};
template <>
struct manyWho<Mood::Not> : severalOrMore
{
};
template <>
struct isDone<Mood::Not> : pegtl::failure
{
};
template <Mood m>
struct cardVerb : any<movesSomewhere<m>, isSacrificed<m>, gainsSome<m>, loses<m>, becomes<m>,
                      switches<m>, defects<m>, isDone<m>>
{
};
struct cardDidOnce : seq<cardVerb<Mood::Past>>
{
    static std::optional<std::vector<Happening>> build(Found& found)
    {
        Happening made = found.take<Happening>();
        if (made.event == Event::GoesTo && made.first)
            return std::nullopt; // of which card that is counted
        return std::vector<Happening> { std::move(made) };
    }
};
/// "... or [Asleep]", "... or discarded": the verb is that of the part before
struct statusAgain : seq<status, mark<Flag::Again>>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::IconJoin); // takes the verb of the part before
        made.status = found.take<Status>();
        made.gainsStatus = true;
        return made;
    }
};
struct sacrificedAgain : sacrificed
{
    static Happening build() { return event(Event::IsSacrificed); }
};
struct doneAgain : seq<participle, maybe<fromWhere>, maybe<byDoer>>
{
    static std::optional<Happening> build(Found& found) { return passiveHappening(found); }
};
template <Mood m>
struct orCard : seq<word<"or">, any<cardVerb<m>, statusAgain, sacrificedAgain, doneAgain>>
{
};
/// Several verbs of one subject; nothing where one of them could not go on with the one before.
inline std::optional<std::vector<Happening>> withSubject(
    std::vector<Happening> all, const Thing& subject)
{
    const Some* some = std::get_if<Some>(&subject.node);
    for (std::size_t i = 0; i < all.size(); ++i) {
        Happening& each = all[i];
        if (each.event == Event::IconJoin) {
            const Happening* before = i > 0 ? &all[i - 1] : nullptr;
            if (!before || !before->gainsStatus)
                return std::nullopt;
            each.event = before->event;
        }
        const bool done = each.passive || each.event == Event::IsSacrificed;
        if (i > 0 && done != (all[i - 1].passive || all[i - 1].event == Event::IsSacrificed)
            && each.passive)
            return std::nullopt;
        if (each.event == Event::GoesTo && each.first) {
            each.first = false;
            const bool card = some && std::ranges::any_of(some->filter.nouns, [](const Noun& noun) {
                return noun.kind == Noun::Kind::Card;
            });
            if (card)
                return std::nullopt;
        }
        if (each.event == Event::Leaves && each.first) {
            // "a token in my Expedition leaves it"
            each.first = false;
            const Filter* filter = some ? &some->filter : nullptr;
            if (!filter || filter->after.empty()
                || filter->after.back().kind != Trait::Kind::InExpedition)
                return std::nullopt;
            each.expedition = filter->after.back().expedition;
        }
        each.subject = subject;
        each.together = some && some->orMore;
    }
    return all;
}
/// "I or another Robot": of this card, and of those
template <Mood m>
struct meOrAnother : pegtl::failure
{
};
template <>
struct meOrAnother<Mood::Now>
    : seq<word<"i or">, pegtl::at<word<"another">>, kindOfThing, mark<Flag::Also>>
{
};
template <Mood m>
struct cardDoes
    : seq<any<means<Flag::Me, "i'm", "i am", "i was">, meOrAnother<m>, manyWho<m>, kindOfThing>,
          cardVerb<m>, many<orCard<m>>>
{
    static std::optional<std::vector<Happening>> build(Found& found)
    {
        std::vector<Happening> all = found.takeAll<Happening>();
        const Thing subject = found.take<Thing>();
        const Some* some = std::get_if<Some>(&subject.node);
        if (some && (isHistory(m) ? bool(some->filter.orElse) : saysHowMany(*some)))
            return std::nullopt;
        if (!found.says(Flag::Also))
            return withSubject(std::move(all), subject);
        auto both = withSubject(all, Thing { This {} });
        const auto others = withSubject(std::move(all), subject);
        if (!both || !others)
            return std::nullopt;
        both->insert(both->end(), others->begin(), others->end());
        return both;
    }
};
/// "I'm sacrificed"
struct iAm : word<"i'm", "i am", "i was">
{
};
struct iAmSacrificed : seq<iAm, sacrificed>
{
    static std::vector<Happening> build()
    {
        Happening made = event(Event::IsSacrificed);
        made.subject = Thing { This {} };
        return { std::move(made) };
    }
};

/// "I'm discarded from Reserve", "I'm discarded or sacrificed"
struct orDone : seq<word<"or">, maybe<iAm>, any<sacrificedAgain, doneAgain>>
{
};
/// "I'm targeted by an opponent"
struct targetedBy : seq<means<Event::Targets, "targeted">, maybe<byDoer>>
{
    static std::optional<Happening> build(Found& found) { return passiveHappening(found); }
};
struct iAmDone : seq<iAm, any<sacrificedAgain, targetedBy, doneAgain>, many<orDone>>
{
    static std::vector<Happening> build(Found& found)
    {
        std::vector<Happening> all = found.takeAll<Happening>();
        for (Happening& each : all)
            each.subject = Thing { This {} };
        return all;
    }
};
struct doneToThis : any<iAmDone, iAmSacrificed>
{
};

} // namespace

template <Mood m>
bool cardsDo<m>::read(Input& in, Reading& reading)
{
    return text::read<cardDoes<m>>(in, reading);
}
template bool cardsDo<Mood::Now>::read(Input&, Reading&);
template bool cardsDo<Mood::Would>::read(Input&, Reading&);
template bool cardsDo<Mood::Past>::read(Input&, Reading&);
template bool cardsDo<Mood::Not>::read(Input&, Reading&);
bool cardDid::read(Input& in, Reading& reading)
{
    return text::read<cardDidOnce>(in, reading);
}
bool doneToMe::read(Input& in, Reading& reading)
{
    return text::read<doneToThis>(in, reading);
}

} // namespace triptych::altered::grammar
