#include "altered/text/grammar/GrammarInstructions.h"

#include <algorithm>

// Playing a card at once (v4 5.2.b), and what the next card played is like (2.2.14).
namespace triptych::altered::grammar {
namespace {

/// What is gained for a time or lies in what lasts, and not on the card that is played.
bool isOfATime(const Grant& grant)
{
    return grant.kind == Grant::Kind::Statistics || grant.kind == Grant::Kind::Subtypes;
}

// ---------------------------------------------------------------- Playing at once

struct forLess : seq<word<"for">, mana, word<"less">, maybe<minimum>>
{
};
struct forMore : seq<word<"for">, mana, means<Flag::More, "more">>
{
};
struct forFree : means<Flag::Free, "for free">
{
};
struct playWord : any<seq<means<Flag::Immediately, "immediately plays">, thirdPerson>,
                      means<Flag::Immediately, "immediately play">, verb<"play", "plays">>
{
};
void setPrice(Play& made, Found& found)
{
    if (found.says(Flag::Free)) {
        made.price = Play::Price::Free;
    } else if (found.has<Amount>()) {
        made.price = found.says(Flag::More) ? Play::Price::More : Play::Price::Less;
        made.change = found.take<Amount>();
        made.least = found.take<Minimum>().mana;
    }
}
struct intoExpedition : seq<word<"in">, expedition>
{
};
struct price : any<forLess, forMore, forFree>
{
};
struct priceFirst : seq<price, mark<Flag::InsteadFirst>>
{
};
bool isOneCard(const It& it)
{
    using Word = Said<It>;
    if (it.kind != It::Kind::It)
        return said(it).word == Word::TheOther;
    return said(it).word == Word::It || said(it).word == Word::ThatCard
        || said(it).word == Word::ThatCharacter || said(it).word == Word::ThatPermanent
        || said(it).word == Word::ThatSpell;
}
/// "Play them for free": those that were named, one after the other
Effect eachIsPlayed(Play play)
{
    ForEach made;
    made.of.kind = Quantity::Kind::Things;
    said(made.of).word = Said<Quantity>::Those;
    made.of.thing = thingOf(Said<It>::Them);
    play.what = thingOf(Said<It>::It);
    made.effect = effect(std::move(play));
    said(made).them = true;
    return effect(std::move(made));
}
struct asFromHand : means<Flag::From, "as if from hand", "as if from your hand",
                        "as if they were in your hand", "as if it was in your hand">
{
};
struct play : seq<maybeWho, playWord, any<seq<priceFirst, thing>, seq<thing, maybe<price>>>,
                  maybe<intoExpedition>, maybe<asFromHand>>
{
    static std::optional<Effect> build(Found& found)
    {
        Play made;
        made.who = whoIn(found);
        made.what = found.take<Thing>();
        if (std::holds_alternative<Each>(made.what.node))
            return std::nullopt; // one card is played; several would be a permission for some time
        const It* it = std::get_if<It>(&made.what.node);
        const Some* some = std::get_if<Some>(&made.what.node);
        const bool them = it && !isOneCard(*it);
        if ((them && it->kind != It::Kind::It)
            || (some && some->count.kind == Amount::Kind::AnyNumber))
            return std::nullopt; // those cards, one after the other, are not played yet
        made.asFromHand = found.says(Flag::From);
        said(made).priceFirst = found.says(Flag::InsteadFirst);
        said(made).word
            = found.says(Flag::Immediately) ? Said<Play>::ImmediatelyPlay : Said<Play>::Play;
        setPrice(made, found);
        if (auto in = found.takeIfAny<Expedition>()) {
            const bool fits = in->kind == Expedition::Kind::Hero
                || in->kind == Expedition::Kind::Companion || in->kind == Expedition::Kind::Mine;
            if (!fits)
                return std::nullopt;
            made.in = std::move(*in);
        }
        return them ? eachIsPlayed(std::move(made)) : effect(std::move(made));
    }
};
struct rush : seq<maybeWho, any<means<Flag::Third, "[rushes]", "rushes">, word<"[rush]", "rush">>,
                  maybe<pegtl::not_at<word<"to">>, thing>, maybe<any<forLess, forMore, forFree>>>
{
    static Effect build(Found& found)
    {
        Play made;
        made.who = whoIn(found);
        said(made).word = Said<Play>::Rush;
        setPrice(made, found);
        if (auto what = found.takeIfAny<Thing>()) {
            made.what = std::move(*what);
        } else {
            Some any;
            any.filter.nouns.push_back({});
            made.what = Thing { std::move(any) };
            said(made).anyCard = true;
        }
        return effect(std::move(made));
    }
};

// ---------------------------------------------------------------- The next card played

struct theNth : any<means<1, "the first">, means<2, "the second">, means<3, "the third">,
                    means<4, "the fourth">>
{
};
struct theNext : any<word<"the next">, theNth>
{
};
struct costs : seq<word<"costs", "cost">, mana, any<word<"less">, means<Flag::More, "more">>,
                   maybePer, maybe<minimum>>
{
};
struct isFree : means<Flag::Free, "is free", "are free">
{
};
struct activating : seq<word<"activates", "activate">, maybe<means<Flag::OneOf, "one of">>,
                        word<"its">, icons, word<"abilities">>
{
};
/// "has its effect twice"
struct resolvesTwice : means<Flag::Again, "has its effect twice", "has its effects twice",
                           "resolves twice", "resolves an additional time",
                           "resolves one additional time", "has its effect an additional time">
{
};
/// Whose playing uses it up (2.2.14): that of whoever says it, or of opponents.
bool isSomeones(const Filter& filter)
{
    bool played = false;
    for (const Trait& trait : filter.after) {
        if (trait.kind != Trait::Kind::Played)
            continue;
        played = true;
        switch (trait.who.kind) {
        case Who::Kind::You:
        case Who::Kind::Anyone:
        case Who::Kind::Opponent:
        case Who::Kind::EachOpponent:
        case Who::Kind::TargetOpponent:
        case Who::Kind::ThatPlayer: // never you: Bound sees to it
            break;
        case Who::Kind::EachPlayer:
        case Who::Kind::TargetPlayer:
        case Who::Kind::ItsOwner:
        case Who::Kind::ItsController:
            return false;
        }
    }
    return played;
}
struct nextPlay : seq<theNext, filter,
                      any<costs, isFree, activating, resolvesTwice,
                          seq<pegtl::at<word<"gains", "loses", "gain", "lose">>, grants>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Next made;
        made.filter = found.take<Filter>();
        if (!isSomeones(made.filter))
            return std::nullopt;
        made.least = found.take<Minimum>().mana;
        made.oneOf = found.says(Flag::OneOf);
        made.everyAfternoon = static_cast<std::uint8_t>(found.take<int>(0));
        // "The second Spell you play this turn": an Emblem waits for the next one and does not count.
        if (made.everyAfternoon > 0
            && std::ranges::none_of(made.filter.after, [](const Trait& trait) {
                   return trait.kind == Trait::Kind::Window
                       && said(trait).word == Said<Trait>::Each;
               }))
            return std::nullopt;
        if (found.says(Flag::Again)) {
            made.does = Next::Does::Twice;
            const bool spell = made.filter.nouns.size() == 1
                && made.filter.nouns.front().kind == Noun::Kind::Spell;
            if (!spell || made.everyAfternoon)
                return std::nullopt; // only a Spell has an effect of its own
        } else if (found.says(Flag::Free)) {
            made.does = Next::Does::IsFree;
        } else if (const auto icons = found.takeIfAny<IconsWord>()) {
            made.does = Next::Does::Activates;
            made.icons = icons->icons;
        } else if (found.has<Amount>()) {
            made.does = found.says(Flag::More) ? Next::Does::CostsMore : Next::Does::CostsLess;
            made.change = amountIn(found);
        } else {
            made.does = Next::Does::Gains;
            made.grants = found.take<std::vector<Grant>>();
            if (std::ranges::any_of(
                    made.grants, [](const Grant& grant) { return isOfATime(grant); }))
                return std::nullopt; // boosts stay; this would have to be said for how long
        }
        return effect(std::move(made));
    }
};
struct payLess : seq<word<"pay">, mana, word<"less for the next">, filter, maybe<minimum>>
{
    static std::optional<Effect> build(Found& found)
    {
        Next made;
        made.change = found.take<Amount>();
        made.filter = found.take<Filter>();
        if (!isSomeones(made.filter))
            return std::nullopt;
        made.least = found.take<Minimum>().mana;
        said(made).word = Said<Next>::PayLess;
        return effect(std::move(made));
    }
};
struct reduceCost
    : seq<word<"reduce the cost of the next">, filter, word<"by">, mana, maybe<minimum>>
{
    static std::optional<Effect> build(Found& found)
    {
        Next made;
        made.filter = found.take<Filter>();
        if (!isSomeones(made.filter))
            return std::nullopt;
        made.change = found.take<Amount>();
        made.least = found.take<Minimum>().mana;
        said(made).word = Said<Next>::ReduceCost;
        return effect(std::move(made));
    }
};

/// "If you play it from your hand, it loses [Fleeting]": of the card that the sentence before waits for.
struct ifYouPlayIt : seq<word<"if you play it">, traitAfter, comma, word<"it">,
                         pegtl::at<word<"gains", "loses">>, grants>
{
    static std::optional<Effect> build(Found& found)
    {
        Trait how = found.take<Trait>();
        if (how.kind != Trait::Kind::InZone && how.kind != Trait::Kind::InExpedition
            && how.kind != Trait::Kind::InTerrain)
            return std::nullopt;
        Next made;
        made.does = Next::Does::Gains;
        made.grants = found.take<std::vector<Grant>>();
        if (std::ranges::any_of(made.grants, isOfATime))
            return std::nullopt;
        Filter so;
        so.after.push_back(std::move(how));
        made.ifPlayed = std::move(so);
        return effect(std::move(made));
    }
};

/// One look at the sentence spares reading most clauses as this: few are about all that is played for a time.
struct scanEveryPlay
{
    static constexpr std::string_view what = "";
    static std::size_t length(std::string_view text)
    {
        const std::string_view sentence = text.substr(0, std::min(text.size(), text.find('.')));
        const auto at = [&](std::string_view words) { return sentence.find(words); };
        const std::size_t plays = std::min(at(" play "), std::min(at(" played "), at(" plays ")));
        const std::size_t gains = std::min(at(" gain "), at(" lose "));
        return plays != std::string_view::npos && gains != std::string_view::npos && plays < gains
                && !says(text, "the next")
            ? 1
            : 0;
    }
};
/// "This Day, Characters you play from your Reserve gain 1 boost and lose [Fleeting]"
struct everyPlay
    : seq<pegtl::at<scanned<scanEveryPlay>>, maybe<duration, comma, mark<Flag::InsteadFirst>>,
          filter, pegtl::at<word<"gain", "lose">>, grants>
{
    static std::optional<Effect> build(Found& found)
    {
        Next made;
        made.every = true;
        made.filter = found.take<Filter>();
        made.does = Next::Does::Gains;
        made.grants = found.take<std::vector<Grant>>();
        if (found.says(Flag::InsteadFirst)) {
            Trait window;
            window.kind = Trait::Kind::Window;
            window.duration = found.take<Duration>();
            made.filter.after.push_back(std::move(window));
        }
        const bool timed = std::ranges::any_of(made.filter.after, [](const Trait& trait) {
            return trait.kind == Trait::Kind::Window && said(trait).word != Said<Trait>::Each;
        });
        const bool stays = std::ranges::none_of(
            made.grants, [](const Grant& grant) { return isOfATime(grant); });
        return timed && stays && isSomeones(made.filter) ? std::optional(effect(std::move(made)))
                                                         : std::nullopt;
    }
};

struct anyPlaying : any<everyPlay, nextPlay, payLess, reduceCost, ifYouPlayIt, play, rush>
{
};

} // namespace

bool playing::read(Input& in, Reading& reading)
{
    return text::read<anyPlaying>(in, reading);
}

} // namespace triptych::altered::grammar
