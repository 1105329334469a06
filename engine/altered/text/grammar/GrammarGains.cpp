#include "altered/text/grammar/GrammarGrants.h"

#include <algorithm>

// Who gains or loses something, and for how long (2.4, 2.5, 7.3.12-15). What it can be is in GrammarGrants.cpp.
namespace triptych::altered::grammar {
namespace {

struct gainsWord : means<Flag::Gain, "gains", "gain">
{
};
struct losesWord : means<Flag::Lose, "loses", "lose">
{
};
/// "has +2 {V} this Day"
struct hasMore : seq<means<Flag::Gain, "has", "have">, pegtl::at<plusOrMinus>, mark<Flag::While>>
{
};
struct changeWord : any<gainsWord, losesWord, hasMore>
{
};
struct grantJoint : any<means<Flag::And, ", and", "and">, means<Flag::Or, "or">, comma>
{
};
/// "[Anchored], [Asleep], or [Fleeting]"; but "1 boost, or 2 boosts if ..." is no choice.
struct lastOr : seq<means<Flag::Or, ", or">, mark<Flag::OneMore>, aGrant>
{
};
/// Only what is lost can go without its number, and abilities all together.
bool isComplete(const std::vector<Grant>& grants)
{
    return std::ranges::none_of(grants, [](const Grant& grant) {
        if (grant.kind == Grant::Kind::Abilities)
            return !grant.lose;
        if (grant.kind == Grant::Kind::Subtypes)
            return grant.lose; // it is not settled which were there before
        return grant.kind == Grant::Kind::Keyword && grant.keyword == Keyword::Tough && !grant.lose
            && grant.amount.kind == Amount::Kind::Fixed && grant.amount.number == 0;
    });
}

struct maximum
    : seq<word<", up to a max of", "up to a max of">, digits,
          maybe<
              means<Flag::OnMe, "boosts on me", "boost on me", "counters on me", "counter on me">>>
{
    static Maximum build(Found& found)
    {
        const bool on = found.says(Flag::OnMe);
        return { found.take<int>(), on };
    }
};
struct permanently : word<"permanently">
{
    static Duration build() { return Duration::Permanently; }
};
struct afterGain : seq<maybe<howLong>, maybe<maximum>>
{
};

/// "+1 {V}, +1 {M} and +1 {O} for each Animal you control": as many of each of them, not of the last alone.
void shareForEach(std::vector<Grant>& all)
{
    const bool listed = all.size() > 1 && all.back().kind == Grant::Kind::Statistics
        && all.back().amount.kind == Amount::Kind::Per;
    if (!listed)
        return;
    for (Grant& grant : all)
        if (grant.kind == Grant::Kind::Statistics && grant.amount.kind == Amount::Kind::Fixed) {
            const int number = grant.amount.number;
            grant.amount = all.back().amount;
            grant.amount.number = number;
        }
}
/// The grants in text order; what was said last, "gains" or "loses", holds until the other is said.
std::vector<Grant> grantsIn(Found& found)
{
    std::vector<Grant> all;
    bool lose = false;
    for (Value& value : found.values()) {
        if (const Flag* flag = std::get_if<Flag>(&value)) {
            if (*flag == Flag::Gain || *flag == Flag::Lose)
                lose = *flag == Flag::Lose;
        } else if (Grant* grant = std::get_if<Grant>(&value)) {
            grant->lose = lose;
            all.push_back(std::move(*grant));
        }
    }
    shareForEach(all);
    return all;
}
/// "Characters you play this turn gain ..." would be a rule for some time, not a gain of what is there.
bool isYetToBePlayed(const Thing& thing)
{
    const auto* each = std::get_if<Each>(&thing.node);
    return each && std::ranges::any_of(each->filter.after, [](const Trait& trait) {
        return trait.kind == Trait::Kind::Played || trait.kind == Trait::Kind::Window;
    });
}
/// "Characters you control have +1 {V} this Day": likewise, where all of what it is said of can be asked at any time.
bool isSaidOfAll(const Thing& thing)
{
    const auto isAnybody = [](const Who& who) {
        using Kind = Who::Kind;
        return who.kind == Kind::You || who.kind == Kind::Anyone || who.kind == Kind::Opponent
            || who.kind == Kind::EachOpponent;
    };
    const auto* each = std::get_if<Each>(&thing.node);
    return each && std::ranges::all_of(each->filter.after, [&](const Trait& trait) {
        using Kind = Expedition::Kind;
        const Kind where = trait.expedition.kind;
        return !trait.it && trait.kind != Trait::Kind::FromThese && isAnybody(trait.who)
            && isAnybody(trait.expedition.whose) && where != Kind::Its && where != Kind::FacingIt
            && where != Kind::That && where != Kind::Those
            && std::ranges::all_of(
                trait.places, [&](const Place& place) { return isAnybody(place.whose); });
    });
}
/// What lasts is all that was gained, so it can't be one of two; and it is counted anew for whoever has it.
bool canLast(const Gain& gain)
{
    const bool chosen = gain.choice && std::ranges::any_of(gain.grants, [](const Grant& grant) {
        return grant.kind == Grant::Kind::Ability || grant.kind == Grant::Kind::Statistics
            || grant.kind == Grant::Kind::Abilities || grant.kind == Grant::Kind::Subtypes
            || (grant.kind == Grant::Kind::Keyword && grant.keyword != Keyword::Fleeting);
    });
    const bool counted = !std::holds_alternative<This>(gain.what.node)
        && std::ranges::any_of(gain.grants, [](const Grant& grant) {
               return grant.kind == Grant::Kind::Statistics
                   && grant.amount.kind != Amount::Kind::Fixed;
           });
    return !chosen && !counted;
}
/// "I gain 1 boost for each Robot, up to a max of 3": so many are on me in the end, as with "I gain 1 boost, up to ..."
void capOnMe(Gain& made)
{
    if (!std::holds_alternative<This>(made.what.node) || made.max != 0)
        return;
    for (Grant& grant : made.grants)
        if (grant.kind == Grant::Kind::Counters && grant.amount.most)
            made.max = std::exchange(grant.amount.most, std::uint8_t { 0 });
}
/// "Target Character gains 1 boost for each Robot in its Expedition": X boosts, where X is how many those are, as "its"
/// is of the target.
std::optional<Amount> countedWhereItIs(Gain& made)
{
    const auto isThere = [](const Trait& trait) {
        return (trait.kind == Trait::Kind::Facing && trait.it)
            || (trait.kind == Trait::Kind::InExpedition
                && (trait.expedition.kind == Expedition::Kind::Its
                    || trait.expedition.kind == Expedition::Kind::FacingIt));
    };
    const bool named = std::holds_alternative<Target>(made.what.node)
        || std::holds_alternative<Each>(made.what.node);
    for (Grant& grant : made.grants) {
        Amount& each = grant.amount;
        if (!named || made.also || grant.kind != Grant::Kind::Counters
            || each.kind != Amount::Kind::Per || each.every != 1 || each.number < 1
            || each.number > 3 || (each.number > 1 && each.most)
            || each.of->kind != Quantity::Kind::Things
            || std::ranges::none_of(each.of->filter.after, isThere))
            continue;
        Amount x = std::exchange(each, Amount { Amount::Kind::X, 0 });
        x.kind = Amount::Kind::Of;
        x.times = static_cast<std::uint8_t>(std::exchange(x.number, 0));
        return x;
    }
    return std::nullopt;
}
std::optional<Effect> gainIn(Found& found, Said<Gain>::Word word)
{
    Gain made;
    made.what = found.take<Thing>();
    if (isYetToBePlayed(made.what))
        return std::nullopt;
    if (auto also = found.takeIfAny<Thing>())
        made.also = std::move(*also);
    made.grants = grantsIn(found);
    if (!isComplete(made.grants) || (found.says(Flag::OneMore) && made.grants.size() < 3))
        return std::nullopt;
    made.choice = found.says(Flag::Or);
    if (made.choice && found.says(Flag::And))
        return std::nullopt; // two of them together, or one of all?
    if (!canLast(made))
        return std::nullopt;
    const Maximum max = found.take<Maximum>();
    made.max = max.counters;
    said(made).maxOn = max.on;
    capOnMe(made);
    said(made).more = found.says(Flag::Also);
    made.duration = found.take<Duration>(Duration::None);
    const auto isStatistic
        = [](const Grant& grant) { return grant.kind == Grant::Kind::Statistics; };
    if (found.says(Flag::While) && made.duration != Duration::None && !made.also
        && std::ranges::all_of(made.grants, isStatistic) && isSaidOfAll(made.what))
        return std::nullopt;
    said(made).word = word;
    if (auto x = countedWhereItIs(made))
        return effect(Where { std::move(*x), effect(std::move(made)) });
    return effect(std::move(made));
}
struct switchWord : means<Flag::Then, "switches expeditions", "switch expeditions">
{
};
struct defectWord : means<Flag::Does, "[defects]", "[defect]", "defects", "defect">
{
};
struct whatIsGained
    : seq<changeWord, maybe<colonMark>, aGrant, many<grantJoint, maybe<changeWord>, aGrant>,
          maybe<lastOr>, maybe<means<Flag::Each, "each">>, afterGain>
{
};
/// "target Character and I gain 1 boost"
struct andAlso : seq<word<"and">, thing>
{
};
template <typename Node>
std::optional<Effect> itDoes(Found& found)
{
    Node made;
    said(made).have = found.says(Flag::Have);
    made.what = found.take<Thing>();
    const auto other = found.takeIfAny<Thing>();
    if (!other)
        return effect(std::move(made));
    const Target* of = std::get_if<Target>(&other->node);
    // "and target Character facing it": what the one faced before it went is meant
    const bool ofIt = !of || of->filter.orElse
        || std::ranges::any_of(of->filter.after, [](const Trait& trait) { return trait.it; });
    if (ofIt || said(made).have)
        return std::nullopt;
    Sequence both;
    both.parts.push_back(effect(made));
    made.what = *other;
    both.parts.push_back(effect(std::move(made)));
    both.joints = { Sequence::Joint::And };
    return effect(std::move(both));
}
/// "..., then gains [Anchored]": of what the clause before was about (GrammarSentences.cpp)
struct goesOn : seq<pegtl::at<word<"gains", "loses">>, whatIsGained, mark<Flag::Continues>>
{
    static std::optional<Effect> build(Found& found)
    {
        Gain made;
        made.what = thingOf(Said<It>::It);
        made.grants = grantsIn(found);
        if (!isComplete(made.grants) || found.says(Flag::Or) || found.says(Flag::Each))
            return std::nullopt;
        const Maximum max = found.take<Maximum>();
        made.max = max.counters;
        said(made).maxOn = max.on;
        made.duration = found.take<Duration>(Duration::None);
        said(made).word = Said<Gain>::Goes;
        return effect(std::move(made));
    }
};
/// "..., then switches Expeditions"
template <typename Node>
Effect itGoesOn()
{
    Node made;
    made.what = thingOf(Said<It>::It);
    said(made).goes = true;
    return effect(std::move(made));
}
struct goesOnMoving
    : any<means<Flag::Then, "switches expeditions">, means<Flag::Does, "[defects]", "defects">>
{
    static Effect build(Found& found)
    {
        return found.says(Flag::Then) ? itGoesOn<SwitchExpeditions>() : itGoesOn<Defect>();
    }
};
/// "target Character you control and target Character an opponent controls switch Expeditions"
struct andOther
    : seq<word<"and">, pegtl::at<word<"target", "another target", "up to one target">>, thing>
{
};
/// "target Character gains 1 boost", "have me lose [Fleeting]", "it switches Expeditions"
struct gains : seq<maybe<means<Flag::Have, "have">>, thing, maybe<permanently>,
                   any<seq<maybe<andAlso>, maybe<means<Flag::Each, "each">>,
                           maybe<means<Flag::Also, "also">>, whatIsGained>,
                       seq<maybe<andOther>, any<switchWord, defectWord>>,
                       seq<maybe<means<Flag::Each, "each">>, any<switchWord, defectWord>>>>
{
    static std::optional<Effect> build(Found& found)
    {
        if (found.says(Flag::Then))
            return itDoes<SwitchExpeditions>(found);
        if (found.says(Flag::Does))
            return itDoes<Defect>(found);
        return gainIn(found,
            found.says(Flag::Have)       ? Said<Gain>::Have
                : found.says(Flag::Each) ? Said<Gain>::EachGain
                                         : Said<Gain>::Gains);
    }
};
/// "It has "..."", "they have "..."": of what was made or moved just before.
struct hasQuoted : seq<thing, means<Flag::Does, "has", "have">, pegtl::at<quote>, abilityInQuotes>
{
    static std::optional<Effect> build(Found& found) { return gainIn(found, Said<Gain>::Has); }
};
struct giveTo : seq<word<"give">, someCounters, word<"to">, thing, afterGain>
{
    static std::optional<Effect> build(Found& found) { return gainIn(found, Said<Gain>::GiveTo); }
};
struct give
    : seq<word<"give">, thing, aGrant, many<any<word<", and", "and">, comma>, aGrant>, afterGain>
{
    static std::optional<Effect> build(Found& found) { return gainIn(found, Said<Gain>::Give); }
};

struct anyGain : any<giveTo, give, hasQuoted, goesOn, goesOnMoving, gains>
{
};
std::optional<std::vector<Grant>> completeGrants(Found& found)
{
    std::vector<Grant> all = grantsIn(found);
    if (found.says(Flag::OneMore) && all.size() < 3)
        return std::nullopt;
    return isComplete(all) ? std::optional(std::move(all)) : std::nullopt;
}
struct onlyGrants : seq<aGrant, many<grantJoint, maybe<changeWord>, aGrant>, maybe<lastOr>>
{
    static std::optional<std::vector<Grant>> build(Found& found) { return completeGrants(found); }
};
struct changes : seq<changeWord, aGrant, many<grantJoint, maybe<changeWord>, aGrant>, maybe<lastOr>>
{
    static std::optional<std::vector<Grant>> build(Found& found) { return completeGrants(found); }
};

} // namespace

bool gain::read(Input& in, Reading& reading)
{
    return text::read<anyGain>(in, reading);
}
bool grants::read(Input& in, Reading& reading)
{
    return text::read<any<changes, onlyGrants>>(in, reading);
}

} // namespace triptych::altered::grammar
