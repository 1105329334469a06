#include "altered/text/grammar/GrammarHowMany.h"

#include <algorithm>
#include <utility>

// What players control and have (6.5.d), and who has more of it.
namespace triptych::altered::grammar {
namespace {

/// "you control two or more Landmarks", "you don't control any other Characters"
struct controlsMany
    : any<seq<anyone, controls, counted>, seq<anyone, doesntControl, any<anyAtAll, counted>>>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Exist, Said<Condition>::YouControl);
        made.who = found.take<Who>();
        made.no = found.says(Flag::No);
        const bool any = found.says(Flag::AnyWord);
        howManyInto(made, found);
        if (any)
            said(made.number).word = Said<Amount>::Any;
        made.quantity = thingsCounted(found);
        return made;
    }
};
/// How many there are of what is counted, by whatever words.
Condition soManyExist(Said<Condition>::Word word, Found& found)
{
    Condition made = conditionIs(Condition::Kind::Exist, word);
    howManyInto(made, found);
    made.quantity = thingsCounted(found);
    return made;
}
/// The same of what somebody has: "your opponent controls two Robots".
Condition somebodyHas(Said<Condition>::Word word, Found& found)
{
    Who who = found.take<Who>();
    Condition made = soManyExist(word, found);
    made.who = std::move(who);
    return made;
}
/// "a Plant": what is counted besides what was named before, of the same player
struct anotherCounted : counted
{
    static Condition build(Found& found) { return soManyExist(Said<Condition>::AndAlso, found); }
};
struct first : seq<anyone, controls, counted>
{
    static Condition build(Found& found) { return somebodyHas(Said<Condition>::YouControl, found); }
};
/// "you control a Robot, a Plant and an Animal", "you control two Robots or a Plant"
struct controlsEach : seq<first, many<comma, anotherCounted>,
                          any<seq<any<word<", and", "and">>, anotherCounted>,
                              seq<means<Flag::Or, ", or", "or">, anotherCounted>>>
{
    static Condition build(Found& found)
    {
        Condition made
            = conditionIs(found.says(Flag::Or) ? Condition::Kind::AnyOf : Condition::Kind::All);
        made.parts = found.takeAll<Condition>();
        for (Condition& part : made.parts)
            part.who = made.parts.front().who;
        return made;
    }
};

// ---------------------------------------------------------------- Several that there are

struct firstThere : seq<word<"there are", "there is", "there's">, counted>
{
    static Condition build(Found& found) { return soManyExist(Said<Condition>::ThereAre, found); }
};
struct firstHad : seq<anyone, haveWord, counted>
{
    static Condition build(Found& found) { return somebodyHas(Said<Condition>::YouHave, found); }
};
const Trait* whereIsSaid(const Condition& of)
{
    const auto& after = of.quantity->filter.after;
    const bool is = !after.empty()
        && (after.back().kind == Trait::Kind::InZone
            || after.back().kind == Trait::Kind::InExpedition);
    return is ? &after.back() : nullptr;
}
/// "you have a Character and a Spell in Reserve": there are, in that player's
bool sayOfWhom(Condition& made)
{
    const Who who = made.who;
    made.who = Who {};
    made.ofWho = false;
    said(made).word
        = said(made).word == Said<Condition>::YouHave ? Said<Condition>::ThereAre : said(made).word;
    Trait& where = made.quantity->filter.after.back();
    for (Place& place : where.places)
        if (place.whose.kind == Who::Kind::Anyone)
            place.whose = who;
    return where.kind == Trait::Kind::InZone
        && (who.kind == Who::Kind::You || who.kind == Who::Kind::Opponent);
}
/// "there's a Character, a Permanent and a Spell in your Reserve": what stands last is where all of them are
struct severalThere : seq<any<firstThere, firstHad>, many<comma, anotherCounted>,
                          any<seq<word<", and", "and">, anotherCounted>,
                              seq<means<Flag::Or, ", or", "or">, anotherCounted>>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made
            = conditionIs(found.says(Flag::Or) ? Condition::Kind::AnyOf : Condition::Kind::All);
        made.parts = found.takeAll<Condition>();
        const bool had = said(made.parts.front()).word == Said<Condition>::YouHave;
        const Who who = made.parts.front().who;
        const Trait* last = whereIsSaid(made.parts.back());
        const auto isPlaced = [](const Condition& part) { return whereIsSaid(part) != nullptr; };
        // "a Character in your Reserve and a Permanent": where the second is has to be said.
        if (!last && (had || std::ranges::any_of(made.parts, isPlaced)))
            return std::nullopt;
        const std::optional<Trait> where = last ? std::optional(*last) : std::nullopt;
        for (Condition& part : made.parts) {
            part.ofWho = false;
            if (where && !isPlaced(part))
                part.quantity->filter.after.push_back(*where);
            part.who = who;
            if (had && !sayOfWhom(part))
                return std::nullopt;
        }
        return made;
    }
};

// ---------------------------------------------------------------- In one Expedition, and in the other

/// One look at the sentence spares reading most conditions twice.
struct scanTwoPlaces
{
    static constexpr std::string_view what = "";
    static std::size_t length(std::string_view text)
    {
        const std::string_view sentence = text.substr(0, std::min(text.size(), text.find('.')));
        return sentence.find("in the same ") != std::string_view::npos
                || sentence.find("in the other") != std::string_view::npos
            ? 1
            : 0;
    }
};
struct inTheSame : word<"in the same expedition", "in the same one of your expeditions">
{
};
struct inTheOther : word<"in the other expedition", "in the other one", "in the other">
{
};
Expedition oneOfYours()
{
    Expedition made;
    made.kind = Expedition::Kind::OneOf;
    return made;
}
void placeIn(Condition& made, Expedition where)
{
    Trait there;
    there.kind = Trait::Kind::InExpedition;
    there.expedition = std::move(where);
    made.quantity->filter.after.push_back(std::move(there));
}
const Expedition* placeOf(const Condition& of)
{
    const auto& after = of.quantity->filter.after;
    return !after.empty() && after.back().kind == Trait::Kind::InExpedition && !after.back().no
        ? &after.back().expedition
        : nullptr;
}
struct firstHeld : seq<anyone, any<controls, haveWord>, counted>
{
    static Condition build(Found& found) { return first::build(found); }
};
/// "you control a Robot and a Mage in the same Expedition", "you control two Robots in the same Expedition"
struct together : any<seq<controlsEach, inTheSame>, seq<firstHeld, inTheSame>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = found.take<Condition>();
        if (made.parts.empty()) {
            if (made.who.kind != Who::Kind::You || made.number.number < 2 || placeOf(made))
                return std::nullopt; // of a single one it is the same as that of what was named
            placeIn(made, oneOfYours());
            return made;
        }
        const auto isPlaced = [](const Condition& part) { return placeOf(part) != nullptr; };
        if (made.kind != Condition::Kind::All || made.parts.front().who.kind != Who::Kind::You
            || std::ranges::any_of(made.parts, isPlaced))
            return std::nullopt;
        made.expedition = oneOfYours();
        return made;
    }
};
/// "none in the other", "two or more in the other": of the kind that was counted in the one
struct noneHeld : word<"none">
{
    static Amount build() { return noneWord::build(); }
};
struct manyThere : seq<any<noneHeld, howMany>, pegtl::at<inTheOther>>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Exist, Said<Condition>::AndAlso);
        howManyInto(made, found);
        return made;
    }
};
/// "you control two Robots in one of your Expeditions and none in the other"
struct inEither : seq<firstHeld, word<", and", "and", ", but", "but">,
                      any<manyThere, anotherCounted>, inTheOther>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::All);
        made.parts = found.takeAll<Condition>();
        Condition& one = made.parts.front();
        Condition& other = made.parts.back();
        const Expedition* place = placeOf(one);
        if (one.who.kind != Who::Kind::You || !place || !(*place == oneOfYours()))
            return std::nullopt;
        one.quantity->filter.after.pop_back();
        if (!other.quantity)
            other.quantity = one.quantity;
        if (placeOf(other))
            return std::nullopt;
        Expedition there;
        there.kind = Expedition::Kind::TheOther;
        placeIn(other, std::move(there));
        other.who = one.who;
        made.expedition = oneOfYours();
        return made;
    }
};
struct inTwoPlaces : seq<pegtl::at<scanned<scanTwoPlaces>>, any<inEither, together>>
{
};

struct owned : any<cardsInHand, filter>
{
};
/// "you have seven or more Mana Orbs", "you have two or more cards in Reserve"
struct hasSome : seq<anyone, haveWord, any<seq<howMany, cardsInHand>, counted>>
{
    static Condition build(Found& found) { return somebodyHas(Said<Condition>::YouHave, found); }
};
struct ownsWord : any<haveWord, means<Flag::Does, "control", "controls">>
{
};
/// "you and an opponent control the same number of Characters"
struct sameAsYou
    : seq<youWord, word<"and">, someoneElse, ownsWord, word<"the same number of", "as many">, owned>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::FewerThan,
            found.says(Flag::Does) ? Said<Condition>::YouControl : Said<Condition>::Usual);
        std::vector<Who> both = found.takeAll<Who>();
        made.who = std::move(both[0]);
        made.other = std::move(both[1]);
        made.compare = Compare::Exactly;
        made.quantity = thingsCounted(found);
        return made;
    }
};
/// "you have less cards in Reserve than an opponent", "you control more Landmarks than target opponent"
struct fewerThan : seq<anyone, ownsWord,
                       any<means<Compare::Less, "less", "fewer">, means<Compare::More, "more">,
                           means<Compare::Exactly, "as many", "the same number of">>,
                       owned, word<"than", "as">, anyone, maybe<word<"does", "do", "has", "have">>>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::FewerThan,
            found.says(Flag::Does) ? Said<Condition>::YouControl : Said<Condition>::Usual);
        made.who = found.take<Who>();
        made.compare = found.take<Compare>();
        Quantity of = thingsCounted(found);
        made.quantity = std::move(of);
        made.other = found.take<Who>();
        return made;
    }
};

} // namespace

bool controlsSome::read(Input& in, Reading& reading)
{
    return text::read<any<inTwoPlaces, controlsEach, controlsMany>>(in, reading);
}
bool thereAreSeveral::read(Input& in, Reading& reading)
{
    return text::read<severalThere>(in, reading);
}
bool playerHas::read(Input& in, Reading& reading)
{
    return text::read<hasSome>(in, reading);
}
bool holdingsCompared::read(Input& in, Reading& reading)
{
    return text::read<any<sameAsYou, fewerThan>>(in, reading);
}

} // namespace triptych::altered::grammar
