#include "kryptik/text/grammar/GrammarDurations.h"
#include "kryptik/text/grammar/GrammarInstructions.h"

#include <utility>

// What changes what a card counts as, what lies on the effect pile, and from where somebody may use a card.
namespace triptych::kryptik::grammar {
namespace {

// ---------------------------------------------------------------- Factions (7.1.1)

struct chooseFaction : word<"choose a faction", "name a faction", "choose one faction",
                           "choose any faction", "pick a faction", "declare a faction">
{
    static Effect build() { return { ChooseFaction {} }; }
};
/// "as this enters, choose a faction"
struct chosenOnEntering
    : seq<word<"as this enters the island", "as this enters", "as this citizen enters",
              "when casting this", "as you cast this">,
          comma, chooseFaction>
{
};

struct chooseName
    : word<"name a card", "choose a card name", "name a card name", "choose a name",
          "choose the name of a card", "declare a card name", "name any card", "say a card name",
          "say the name of a card", "declare a card", "name one card">
{
    static Effect build() { return { ChooseName {} }; }
};
/// "as this enters, name a card"
struct namedOnEntering : seq<word<"as this enters the island", "as this enters",
                                 "as this citizen enters", "as you cast this">,
                             comma, chooseName>
{
};

// ---------------------------------------------------------------- Casting and using from elsewhere

struct castableNow : any<word<"may cast", "may play", "can cast", "can play">>
{
};
struct forNothing
    : means<Flag::Can, "for free", "without paying its soul cost", "without paying its cost",
          "without paying their soul costs", "without paying their costs", "at no cost">
{
};
struct castableLong : any<untilEndOfTurn, untilEndOfYourNextTurn, untilYourNextTurn>
{
};
struct thoseThere : seq<word<"cards abolished this way", "the abolished cards", "the cards",
                        "cards exiled this way", "any of those cards", "any of them">>
{
    static Thing build() { return It { It::Word::Those }; }
};
struct oneThere : seq<word<"the abolished card", "the card abolished this way", "the card">>
{
    static Thing build() { return It { It::Word::ThatCard }; }
};
struct castableThing : any<thoseThere, oneThere, thing>
{
};
struct mayCastNow
    : any<seq<castableLong, comma, word<"you">, castableNow, castableThing, maybe<forNothing>>,
          seq<word<"you">, castableNow, castableThing, castableLong, maybe<forNothing>>,
          seq<word<"you">, castableNow, castableThing, forNothing, castableLong>>
{
    static std::optional<Effect> build(Found& found)
    {
        MayCast made;
        made.what = found.take<Thing>();
        made.free = found.says(Flag::Can);
        made.duration = found.take<Duration>();
        // What is anybody's is chosen when it is cast, which is another thing.
        const bool known = std::holds_alternative<It>(made.what)
            || std::holds_alternative<Target>(made.what)
            || std::holds_alternative<TopOfDeck>(made.what);
        return known ? std::optional(Effect { std::move(made) }) : std::nullopt;
    }
};
/// "until end of turn, you may cast spells from your limbo pile": whatever lies there when it is cast
struct mayCastOthersNow
    : any<seq<castableLong, comma, word<"you">, castableNow, describedPlural, maybe<goneOnceCast>>,
          seq<word<"you">, castableNow, describedPlural, castableLong, maybe<goneOnceCast>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        CastFrom made;
        made.filter = std::move(counted.filter);
        made.duration = found.take<Duration>();
        made.abolished = found.says(Flag::Abolishes) || found.says(Flag::Instead);
        made.whenResolved = found.says(Flag::WhenDone);
        const Filter& f = made.filter;
        const bool plain = !asksOnTheIsland(f) && f.controller == Side::Any && !f.other
            && f.condition == Filter::Condition::None && goesRightly(found, f.noun);
        return counted.place == Place { Zone::Limbo, Side::You } && plain
            ? std::optional(Effect { std::move(made) })
            : std::nullopt;
    }
};
struct yearAbility : word<"11 year ability", "11 year abilities">
{
};
struct useYear : any<seq<word<"use", "activate">, word<"the">, yearAbility, word<"of">, thing>,
                     seq<word<"use", "activate">, word<"its", "that card's", "the card's", "their">,
                         yearAbility>>
{
    static Effect build(Found& found)
    {
        return { UseYear { found.has<Thing>() ? found.take<Thing>() : It { It::Word::It } } };
    }
};
struct asThough : maybe<word<"as though it had been destroyed", "as if it had been destroyed",
                      "as though it was destroyed", "as if it was destroyed",
                      "as though it were destroyed", "as if it were destroyed">>
{
};
struct useYearNow : seq<useYear, asThough>
{
};

// ---------------------------------------------------------------- The effect pile (8.4)

struct andAims
    : seq<any<stop, comma, word<"and", ", and", ", then">>,
          means<Flag::May, "you may choose new targets for it",
              "you may choose new targets for the copy", "you may choose new targets for that copy",
              "you may choose new targets for that spell", "you may choose new targets",
              "choose new targets for it", "choose new targets for the copy",
              "you choose new targets for it", "you may choose a new target for it",
              "you may choose a new target for the copy", "you may change its targets",
              "you may change its target", "choose a new target for it",
              "you may change the targets of the copy", "choose new targets for that spell",
              "may choose new targets for it", "may choose new targets for the copy",
              "change its targets", "change its target">>
{
};
struct onPile : target
{
    static std::optional<Thing> build(Found& found)
    {
        Thing what = found.take<Thing>();
        const TargetSpec& spec = std::get<Target>(what).spec;
        return spec.kind == TargetSpec::Kind::Spell && spec.count == 1
            ? std::optional(std::move(what))
            : std::nullopt;
    }
};
struct thatSpell : word<"that spell", "it">
{
    static Thing build() { return It { It::Word::It }; }
};
struct pileSpell : any<onPile, thatSpell>
{
};
template <ChangeCast::How how>
Effect changed(Found& found)
{
    ChangeCast made;
    made.how = how;
    made.newTargets = found.says(Flag::May) || how == ChangeCast::How::Aim;
    made.another = how == ChangeCast::How::Aim && found.says(Flag::Other);
    made.what = found.take<Thing>();
    return { std::move(made) };
}
struct copySpell
    : seq<word<"copy", "make a copy of", "create a copy of">, pileSpell, maybe<andAims>>
{
    static Effect build(Found& found) { return changed<ChangeCast::How::Copy>(found); }
};
struct takeSpell : seq<word<"gain control of">, onPile,
                       pegtl::not_at<word<"until", "for as long", "as long">>, maybe<andAims>>
{
    static Effect build(Found& found) { return changed<ChangeCast::How::Take>(found); }
};
/// Whoever chooses anew may choose the same again (RULING 8.5), but not where it is to be another one.
struct toAnother : any<means<Flag::Other, "to another legal target of your choice",
                           "to another legal target", "to a new target", "to another target",
                           "to another target of your choice", "to a new target of your choice",
                           "to a different target", "to a different legal target">,
                       word<"to a legal target of your choice", "to a target of your choice",
                           "to new targets", "to new targets of your choice">>
{
};
struct aimAgain
    : any<seq<word<"choose new targets for", "choose a new target for",
                  "you choose new targets for", "change the targets of", "change the target of">,
          pileSpell, maybe<toAnother>, pegtl::not_at<word<"to">>>>
{
    static Effect build(Found& found) { return changed<ChangeCast::How::Aim>(found); }
};
/// "target citizen becomes a copy of another target citizen until end of turn"
struct copyWord
    : word<"becomes a copy of", "become a copy of", "becomes a copy of the", "turns into a copy of">
{
};
struct copyLong : any<untilEndOfTurn, untilYourNextTurn, untilEndOfYourNextTurn>
{
};
struct becomesCopy : any<seq<copyLong, comma, thing, copyWord, thing>,
                         seq<thing, copyWord, thing, maybe<copyLong>>>
{
    static std::optional<Effect> build(Found& found)
    {
        std::vector<Thing> things = found.takeAll<Thing>();
        BecomeCopy made { std::move(things[0]), std::move(things[1]) };
        made.duration = found.take<Duration>(Duration::Permanent);
        return Effect { std::move(made) };
    }
};

/// "you may have this enter as a copy of another citizen, except it is also a Beast"
struct anyCitizen : seq<any<word<"a", "an", "any">, pegtl::at<word<"another">>>, onIsland>
{
    static Thing build(Found& found) { return Each { found.take<Filter>(), {}, Each::Word::Each }; }
};
struct exceptAlso
    : seq<maybe<comma>,
          word<"except it is also a", "except it is also an", "except that it is also a",
              "except that it is also an", "except it also is a">,
          aFaction, maybe<word<"citizen">>,
          maybe<word<"in addition to its other factions", "in addition to its factions">>>
{
};
struct entersAsCopy
    : any<seq<word<"you may have this enter as a copy of",
                  "you may have this enter the island as a copy of", "this may enter as a copy of",
                  "this may enter the island as a copy of",
                  "you may have this citizen enter as a copy of">,
              anyCitizen, maybe<exceptAlso>>,
          seq<word<"as this enters the island", "as this enters">, comma,
              word<"you may have it become a copy of", "you may have this become a copy of",
                  "it may become a copy of", "you may make it a copy of",
                  "you may choose to have it become a copy of">,
              anyCitizen, maybe<exceptAlso>>>
{
    static Effect build(Found& found)
    {
        BecomeCopy made { This {}, found.take<Thing>() };
        made.entering = true;
        made.also = found.take<FactionName>().words;
        return { std::move(made) };
    }
};

// ---------------------------------------------------------------- What triggers (9.3)

struct whoseEntering
    : any<seq<any<word<"enter abilities of", "enter effects of", "the enter abilities of",
                      "enter triggers of", "enter; abilities of">,
                  means<Flag::Object, "dies abilities of", "the dies abilities of",
                      "dies effects of", "dies triggers of">>,
              describedPlural>,
          seq<any<word<"an enter ability of", "the enter ability of">,
                  means<Flag::Object, "a dies ability of", "the dies ability of">>,
              any<seq<word<"a", "an">, described>, seq<pegtl::at<word<"another">>, described>>>>
{
};
struct triggersSo
    : any<seq<whoseEntering,
              word<"do not trigger", "can not trigger", "does not trigger", "do not work">>,
          seq<whoseEntering, word<"trigger", "triggers">,
              means<Flag::Has, "an additional time", "one additional time", "one more time",
                  "twice", "a second time", "once more">>,
          seq<word<"if", "whenever">, whoseEntering, word<"triggers", "would trigger">, comma,
              word<"it triggers", "that ability triggers">,
              means<Flag::Has, "an additional time", "one additional time", "one more time",
                  "twice", "a second time", "once more", "twice instead">>>
{
    static std::optional<Effect> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        Triggering made;
        made.of = std::move(counted.filter);
        made.again = found.says(Flag::Has);
        made.dying = found.says(Flag::Object);
        return counted.place == Place {} ? std::optional(Effect { std::move(made) }) : std::nullopt;
    }
};

struct anyChange
    : any<chooseFaction, chooseName, useYearNow, copySpell, takeSpell, aimAgain, becomesCopy>
{
};
struct anyChangeAlways : any<chosenOnEntering, namedOnEntering, entersAsCopy, triggersSo>
{
};

} // namespace

bool changing::read(Input& in, Reading& reading)
{
    return text::read<anyChange>(in, reading);
}
bool castingNow::read(Input& in, Reading& reading)
{
    return text::read<any<mayCastNow, mayCastOthersNow>>(in, reading);
}
bool changingRule::read(Input& in, Reading& reading)
{
    return text::read<anyChangeAlways>(in, reading);
}

} // namespace triptych::kryptik::grammar
