#include "altered/text/printing/PrintVerbs.h"

#include "altered/text/printing/Phrases.h"
#include "altered/text/printing/Print.h"
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

/// " plus one": than that many
std::string more(int number)
{
    return number == 0
        ? std::string()
        : fmt::format(" {} {}", number > 0 ? "plus" : "minus", text::numberWord(std::abs(number)));
}

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
    return fmt::format("{} {} {}{}{}", verb, number, isOne(of.count) ? "card" : "cards",
        per(of.count), of.count.kind == Amount::Kind::ThatMany ? more(of.count.number) : "");
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
    if (of.to == Zone::Gone)
        return fmt::format(
            "{} {} from the game", told(of.who, "remove", "removes"), object(of.what));
    std::string verb = said(of).word == Said<Move>::Word::Put ? told(of.who, "put", "puts")
        : said(of).word == Said<Move>::Word::Send             ? told(of.who, "send", "sends")
                                                              : told(of.who, "return", "returns");
    const bool many = isMany(of.what) && !std::holds_alternative<This>(of.what.node);
    std::string_view orb;
    if (of.ready)
        orb = many ? " as ready Mana Orbs" : " as a ready Mana Orb";
    else if (of.shuffled)
        orb = " in a random order";
    else if (of.anyOrder)
        orb = " in any order";
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

// ---------------------------------------------------------------- Dice, turns

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
    if (of.keep == Roll::Keep::All)
        return words;
    return words
        + (of.keep == Roll::Keep::One               ? " and choose one of the results"
                : of.keep == Roll::Keep::ButLowest  ? " and ignore the lowest roll"
                : of.keep == Roll::Keep::ButHighest ? " and ignore the highest roll"
                                                    : " and ignore the roll of your choice");
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
            const auto* of = std::get_if<OfThem>(&e.what.node);
            const bool some
                = of && of->filter.after.empty() && of->count.kind != Amount::Kind::AnyNumber;
            return (e.chooses ? doTo(e, "choose", "chooses") + (some ? " of them" : "")
                              : doTo(e, "target", "targets"))
                + (e.also ? " and " + object(*e.also) : std::string());
        },
        [](const DeclareExpedition& e) {
            if (e.expedition.kind == Expedition::Kind::OneOf)
                return fmt::format(
                    "{} {}", told(e.who, "choose", "chooses"), expedition(e.expedition));
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
        [](const Remove& e) { return words(e); },
        [](const Distribute& e) {
            return fmt::format("distribute {} {} among {}", bare(e.count),
                counter(e.counter, !isOne(e.count)), object(e.among));
        },
        [](const MoveCounters& e) { return words(e); },
        [](const ExchangeBoosts& e) {
            const auto* it = std::get_if<It>(&e.of.node);
            return std::string(it && it->kind == It::Kind::WeBoth
                    ? "exchange my boosts with its boosts"
                    : "exchange their boosts");
        },
        [](const DoubleBoosts& e) { return words(e); },
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
                return fmt::format("move a {}{}Terrain Marker from any region to {}",
                    e.terrains != 0 ? terrains(e.terrains, " and ") : std::string(),
                    e.terrains != 0 ? " " : "", region(e.region));
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
        [](const Play& e) { return words(e); },
        [](const Next& e) { return words(e); },
        [](const ActivateAbilities& e) { return words(e); },
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
            return said(e).bare ? std::string("become first player")
                                : someone(e.who, "become first player", "becomes first player");
        },
        [](const WinGame& e) {
            return said(e).bare ? std::string("win the game")
                                : someone(e.who, "win the game", "wins the game");
        },
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
