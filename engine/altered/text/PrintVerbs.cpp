#include "altered/text/PrintVerbs.h"

#include "altered/text/Phrases.h"
#include "altered/text/Print.h"
#include "core/Overloaded.h"
#include "text/Spelling.h"

#include <array>

#include <fmt/format.h>

namespace triptych::altered::verbs {

using namespace phrases;

namespace {

// ---------------------------------------------------------------- Who does it

template <typename Node>
std::string doTo(const Node& of, std::string_view base, std::string_view third)
{
    return fmt::format("{} {}", told(of.who, base, third), object(of.what));
}

// ---------------------------------------------------------------- Cards

std::string draw(const Draw& of)
{
    const std::string number = inWords(of.count, false);
    const std::string verb = told(of.who, "draw", "draws");
    if (of.until && of.count.kind == Amount::Kind::Of)
        return fmt::format("{} cards until {} have as many cards in hand as {}", verb,
            of.who.kind == Who::Kind::You ? "you" : "they",
            who(lastOf(lastOf(of.count.of->filter.after).places).whose));
    if (of.until)
        return fmt::format("{} cards until {} have {} cards in hand", verb,
            of.who.kind == Who::Kind::You ? "you" : "they", number);
    if (number.empty())
        return fmt::format("{} a card{}", verb, per(of.count));
    return fmt::format(
        "{} {} {}{}", verb, number, isOne(of.count) ? "card" : "cards", per(of.count));
}

std::string_view into(Said<Move>::Into into)
{
    return into == Said<Move>::Into::Into ? "into"
        : into == Said<Move>::Into::In    ? "in"
        : into == Said<Move>::Into::To    ? "to"
                                          : "on";
}

std::string destination(const Move& of)
{
    if (of.to == Zone::Expedition)
        return fmt::format("{} {}", into(said(of).into), expedition(of.expedition));
    if (of.spot == Move::Spot::Xth)
        return fmt::format("to the Xth position of {} deck", whose(of.whose));
    if (of.to == Zone::Deck) {
        const std::string_view spot = of.spot == Move::Spot::Top ? "top" : "bottom";
        const bool on = said(of).into == Said<Move>::Into::On;
        return fmt::format("{} {}{} of {} deck", on ? "on" : "to",
            on && of.spot == Move::Spot::Top ? "" : "the ", spot, whose(of.whose));
    }
    const std::string_view plural = said(of.whose).word == Said<Who>::Plural
            && of.whose.kind == Who::Kind::ItsOwner && of.to == Zone::Hand
        ? "s"
        : "";
    if (of.whose.kind == Who::Kind::Anyone)
        return fmt::format("{} {}", into(said(of).into), zone(of.to));
    return fmt::format("{} {} {}{}", into(said(of).into), whose(of.whose), zone(of.to), plural);
}

std::string move(const Move& of)
{
    if (said(of).word == Said<Move>::Word::Draw)
        return fmt::format("{} {}", told(of.who, "draw", "draws"), object(of.what));
    std::string verb = said(of).word == Said<Move>::Word::Put ? told(of.who, "put", "puts")
        : said(of).word == Said<Move>::Word::Send             ? told(of.who, "send", "sends")
                                                              : told(of.who, "return", "returns");
    const bool many = isMany(of.what) && !std::holds_alternative<This>(of.what.node);
    std::string_view orb;
    if (of.ready)
        orb = many ? " as ready Mana Orbs" : " as a ready Mana Orb";
    else if (of.shuffled)
        orb = " in a random order";
    else if (said(of).comma)
        orb = ", exhausted";
    else if (of.exhausted)
        orb = many ? " as exhausted Mana Orbs" : " as an exhausted Mana Orb";
    if (said(of).unsaid)
        return fmt::format("{} {}{}", object(of.what), destination(of), orb);
    if (said(of).order == Said<Move>::Order::Before)
        return fmt::format("{} {} {}{}", verb, destination(of), object(of.what), orb);
    return fmt::format("{} {} {}{}", verb, object(of.what), destination(of), orb);
}

std::string resupply(const Resupply& of)
{
    std::string words = said(of).word == Said<Resupply>::Does
        ? told(of.who, "[Resupply]", "does [Resupply]")
        : of.exhausted ? told(of.who, "[Exhausted Resupply]", "[Exhausted Resupplies]")
                       : told(of.who, "[Resupply]", "[Resupplies]");
    if (said(of).word == Said<Resupply>::Again)
        words += " again";
    if (of.times.kind == Amount::Kind::X || of.times.kind == Amount::Kind::ThatMany)
        words += fmt::format(" {} times", bare(of.times));
    else if (of.times.kind == Amount::Kind::Per)
        words += " once" + per(of.times);
    else if (of.times.number == 2)
        words += " twice";
    else if (of.times.number > 2)
        words += fmt::format(" {} times", text::numberWord(of.times.number));
    return words;
}

// ---------------------------------------------------------------- Tokens, counters

std::string remove(const Remove& of)
{
    const std::string_view verb = of.spends ? "spend" : "remove";
    const std::string number = of.upTo ? "up to " + bare(of.count) : bare(of.count);
    const bool whole
        = of.count.kind == Amount::Kind::All || of.count.kind == Amount::Kind::AnyNumber;
    if (said(of).mine)
        return fmt::format(
            "{} {} {}my {}", verb, number, whole ? "" : "of ", counter(of.counter, true));
    return fmt::format("{} {} {} from {}{}", verb, number, counter(of.counter, !isOne(of.count)),
        of.among ? "among " : "", object(of.from));
}

std::string moveCounters(const MoveCounters& of)
{
    return fmt::format("move {}{} {} from {} to {}", of.upTo ? "up to " : "", bare(of.count),
        counter(of.counter, !isOne(of.count)), object(of.from), object(of.to));
}

std::string doubleBoosts(const DoubleBoosts& of)
{
    const std::string what = counter(of.counter, true);
    const std::string_view owner = std::holds_alternative<This>(of.on.node) ? "my" : "its";
    switch (said(of).word) {
    case Said<DoubleBoosts>::Of:
        return fmt::format("double the {} of {}", what, object(of.on));
    case Said<DoubleBoosts>::On:
        return fmt::format("double the {} on {}", what, object(of.on));
    case Said<DoubleBoosts>::Its:
        return fmt::format("double {} {}", owner, what);
    case Said<DoubleBoosts>::ItsNumber:
        return fmt::format("double {} number of {}", owner, what);
    case Said<DoubleBoosts>::NumberOn:
        break;
    }
    return fmt::format("double the number of {} on {}", what, object(of.on));
}

// ---------------------------------------------------------------- Expeditions

template <typename Node>
std::string itDoes(const Node& of, std::string_view base, std::string_view third)
{
    if (said(of).goes)
        return std::string(third);
    if (said(of).have)
        return fmt::format("have {} {}", object(of.what), base);
    return fmt::format("{} {}", subject(of.what), phrases::isMany(of.what) ? base : third);
}

// ---------------------------------------------------------------- Playing, dice, turns

std::string play(const Play& of)
{
    std::string words = said(of).word == Said<Play>::Rush ? told(of.who, "[Rush]", "[Rushes]")
        : said(of).word == Said<Play>::ImmediatelyPlay
        ? told(of.who, "immediately play", "immediately plays")
        : told(of.who, "play", "plays");
    const std::string what = said(of).anyCard ? std::string() : " " + object(of.what);
    std::string price;
    if (of.price == Play::Price::Free)
        price = " for free";
    else if (of.price != Play::Price::Usual)
        price = fmt::format(" for {} {}{}", mana(of.change),
            of.price == Play::Price::More ? "more" : "less", downTo(of.least));
    words += said(of).priceFirst ? price + what : what + price;
    if (of.in)
        words += " in " + expedition(*of.in);
    return words;
}

std::string next(const Next& of)
{
    if (of.ifPlayed)
        return fmt::format("if you play it {}, it {}", filter(*of.ifPlayed, false),
            grants(of.grants, false, false, true));
    if (of.every)
        return fmt::format(
            "{} {}", filter(of.filter, true), grants(of.grants, false, true, true, true));
    const std::string what = filter(of.filter, false);
    if (said(of).word == Said<Next>::PayLess)
        return fmt::format(
            "pay {} less for the next {}{}", mana(of.change), what, downTo(of.least));
    if (said(of).word == Said<Next>::ReduceCost)
        return fmt::format(
            "reduce the cost of the next {} by {}{}", what, mana(of.change), downTo(of.least));
    const std::string words = fmt::format("the {} {}",
        of.everyAfternoon ? phrases::ordinal(of.everyAfternoon) : std::string_view("next"), what);
    switch (of.does) {
    case Next::Does::CostsLess:
    case Next::Does::CostsMore:
        return fmt::format("{} costs {} {}{}{}", words, mana(of.change),
            of.does == Next::Does::CostsLess ? "less" : "more", per(of.change), downTo(of.least));
    case Next::Does::IsFree:
        return words + " is free";
    case Next::Does::Twice:
        return words + " has its effect twice";
    case Next::Does::Activates:
        return fmt::format(
            "{} activates {}its {} abilities", words, of.oneOf ? "one of " : "", icons(of.icons));
    case Next::Does::Gains:
        break;
    }
    return fmt::format("{} {}", words, grants(of.grants, false, false, true));
}

std::string activate(const ActivateAbilities& of)
{
    const std::string_view one = of.oneOf ? "one of " : "";
    using Word = Said<ActivateAbilities>;
    if (said(of).word == Word::Does || said(of).word == Word::Have) {
        const bool me = std::holds_alternative<This>(of.of.node);
        const bool have = said(of).word == Word::Have;
        return fmt::format("{}{} activate{} {}{} {} {}", have ? "have " : "",
            have ? object(of.of) : subject(of.of), have || phrases::isMany(of.of) ? "" : "s", one,
            me                           ? "my"
                : phrases::isMany(of.of) ? "their"
                                         : "its",
            icons(of.icons), of.icons == iconSupport ? "ability" : "abilities");
    }
    if (said(of).word == Said<ActivateAbilities>::Its)
        return fmt::format("activate {}{} {} abilities", one,
            std::holds_alternative<This>(of.of.node) ? "my" : "its", icons(of.icons));
    return fmt::format("activate {}the {} abilities of {}", one, icons(of.icons), object(of.of));
}

std::string roll(const Roll& of)
{
    std::string words = told(of.who, "roll", "rolls");
    if (!said(of).dice) {
        words += " a die";
    } else {
        const int number = of.count.kind == Amount::Kind::ThatMany ? 0 : of.count.number;
        const Amount plain = saying(Amount { of.count.kind, number }, { Said<Amount>::One });
        words += fmt::format(" {} dice", inWords(plain, false));
        if (of.count.kind == Amount::Kind::ThatMany && of.count.number > 0)
            words += " plus " + text::numberWord(of.count.number);
    }
    return of.ignoreOne ? words + " and ignore the roll of your choice" : words;
}

std::string someone(const Who& by, std::string_view base, std::string_view third)
{
    return fmt::format("{} {}", who(by), phrases::isMany(by) ? base : third);
}

} // namespace

std::string words(const Effect& effect)
{
    const auto leaves = Overloaded {
        [](const Draw& e) { return draw(e); },
        [](const Discard& e) { return doTo(e, "discard", "discards"); },
        [](const Sacrifice& e) { return doTo(e, "sacrifice", "sacrifices"); },
        [](const Move& e) { return move(e); },
        [](const Resupply& e) { return resupply(e); },
        [](const Sabotage& e) {
            const std::string words = told(e.who, "[Sabotage]", "[Sabotages]");
            return e.what ? fmt::format("{} {}", words, object(*e.what)) : words;
        },
        [](const Exhaust& e) { return doTo(e, "exhaust", "exhausts"); },
        [](const Ready& e) { return doTo(e, "ready", "readies"); },
        [](const Exchange& e) {
            if (e.how == Exchange::How::Expeditions)
                return "exchange the Expeditions of " + object(e.what);
            if (e.how == Exchange::How::Control)
                return fmt::format("exchange control of {}{}", object(e.what),
                    e.pair ? std::string() : " and " + object(e.with));
            return fmt::format("exchange {} with {}", object(e.what), object(e.with));
        },
        [](const Reveal& e) { return doTo(e, "reveal", "reveals"); },
        [](const LookAt& e) { return doTo(e, "look at", "looks at"); },
        [](const Shuffle& e) {
            return fmt::format("{} {} deck", told(e.who, "shuffle", "shuffles"), whose(e.whose));
        },
        [](const Declare& e) {
            return e.chooses ? doTo(e, "choose", "chooses") : doTo(e, "target", "targets");
        },
        [](const DeclareExpedition& e) {
            return e.upTo || e.count.number != 1
                ? fmt::format("target {} Expeditions", inWords(e.count, e.upTo))
                : expedition(e.expedition);
        },
        [](const RevealUntil& e) {
            const bool you = e.who.kind == Who::Kind::You;
            return fmt::format("{} cards from the top of {} deck until {} reveal {}",
                told(e.who, "reveal", "reveals"), you ? "your" : "their", you ? "you" : "they",
                one(e.filter));
        },
        [](const ChooseNumber& e) {
            const std::string range
                = said(e).from ? fmt::format(" from {} to {}", e.least, e.most) : std::string();
            return told(e.who, "choose", "chooses") + " a number" + range;
        },
        [](const Reroll&) { return std::string("reroll it"); },
        [](const DeclarePlayer& e) { return fmt::format("target {}", who(e.who)); },
        [](const Gain& e) { return words(e); },
        [](const Remove& e) { return remove(e); },
        [](const Distribute& e) {
            return fmt::format("distribute {} {} among {}", bare(e.count),
                counter(e.counter, !isOne(e.count)), object(e.among));
        },
        [](const MoveCounters& e) { return moveCounters(e); },
        [](const ExchangeBoosts&) { return std::string("exchange their boosts"); },
        [](const DoubleBoosts& e) { return doubleBoosts(e); },
        [](const Augment& e) { return "[Augment] " + object(e.what); },
        [](const Create& e) { return words(e); },
        [](const MoveExpedition& e) { return words(e); },
        [](const PutMarker& e) {
            if (e.removes)
                return fmt::format("remove {} {}Terrain Marker{} from {}",
                    e.region.kind == Region::Kind::All ? "all" : "a",
                    e.terrains != 0 ? terrains(e.terrains, " or ") + " " : std::string(),
                    e.region.kind == Region::Kind::All ? "s" : "", region(e.region));
            if (e.moves)
                return fmt::format("move a {} Terrain Marker from any region to {}",
                    terrains(e.terrains, " and "), region(e.region));
            constexpr std::array<std::string_view, 3> verbs { "put", "place", "create" };
            return fmt::format("{} a {} Terrain Marker {} {}",
                verbs[static_cast<std::size_t>(said(e).word)],
                terrains(e.terrains, e.choose ? " or " : " and "), said(e).in ? "in" : "on",
                region(e.region));
        },
        [](const Ascend& e) {
            if (e.lose)
                return fmt::format("{} {} [Ascended]", expedition(e.expedition),
                    isMany(e.expedition) ? "lose" : "loses");
            if (said(e).verb)
                return fmt::format("[Ascend] {}", expedition(e.expedition));
            return fmt::format(
                "{} {}", expedition(e.expedition), isMany(e.expedition) ? "[Ascend]" : "[Ascends]");
        },
        [](const CantMove& e) { return words(e); },
        [](const SwitchExpeditions& e) {
            return itDoes(e, "switch Expeditions", "switches Expeditions");
        },
        [](const Defect& e) { return itDoes(e, "defect", "defects"); },
        [](const TakeControl& e) { return doTo(e, "take control of", "takes control of"); },
        [](const Pay& e) {
            const bool any = e.mana.kind == Amount::Kind::AnyNumber;
            return fmt::format("{} {}{}", told(e.who, "pay", "pays"),
                e.upTo && !any ? "up to " : "",
                any ? std::string("any amount of mana") : mana(e.mana));
        },
        [](const Play& e) { return play(e); },
        [](const Next& e) { return next(e); },
        [](const ActivateAbilities& e) { return activate(e); },
        [](const AfterYou&) { return std::string("[After You]"); },
        [](const Pass& e) {
            const std::string how = said(e).immediately ? "immediately " : "";
            if (said(e).bare)
                return how + "pass";
            return e.who.kind == Who::Kind::You ? fmt::format("you {}pass", how)
                                                : someone(e.who, how + "pass", how + "passes");
        },
        [](const PlayAnotherTurn& e) {
            return told(e.who, "play another turn", "plays another turn");
        },
        [](const BecomeFirst& e) {
            return someone(e.who, "become first player", "becomes first player");
        },
        [](const WinGame& e) { return someone(e.who, "win the game", "wins the game"); },
        [](const Roll& e) { return roll(e); },
        [](const ChangeResult& e) {
            return !said(e).add
                ? fmt::format("increase the result by {}",
                    e.by.kind == Amount::Kind::ThatMany ? "that much" : std::to_string(e.by.number))
                : fmt::format("add {} to its result", e.by.number);
        },
        [](const ReduceMyCost& e) {
            if (said(e).playMe)
                return fmt::format("play me for {} less", mana(e.by));
            return "reduce my cost by " + mana(e.by) + per(e.by);
        },
        [](const OnlyTarget& e) { return "I can only target " + object(e.what); },
        [](const Complete& e) { return "complete " + object(e.what); },
        [](const StatedFor& e) { return words(e); },
        [](const auto&) { return std::string(); },
    };
    return std::visit(leaves, effect.node);
}

std::string downTo(int least)
{
    return least == 0 ? "" : fmt::format(", down to a minimum of {{{}}}", least);
}

std::string told(const Who& by, std::string_view base, std::string_view third)
{
    if (by.kind == Who::Kind::You)
        return fmt::format("{}{}", said(by).word == Said<Who>::They ? "you " : "", base);
    if (said(by).word == Said<Who>::Have)
        return fmt::format("have {} {}", who(by), base);
    if (said(by).unsaid)
        return std::string(phrases::isMany(by) ? base : third);
    return fmt::format("{} {}", who(by), phrases::isMany(by) ? base : third);
}

} // namespace triptych::altered::verbs
