#include "altered/text/printing/PrintVerbs.h"

#include "altered/text/printing/Phrases.h"
#include "altered/text/printing/Print.h"
#include "altered/tree/Walk.h"
#include "core/Overloaded.h"
#include "text/Spelling.h"

#include <fmt/format.h>

// Passive statements. What can't be is in PrintForbidden.cpp, what statistics are in PrintStatistics.cpp.
namespace triptych::altered::verbs {

using namespace phrases;

namespace {

std::string are(const Are& of)
{
    using Word = Said<Are>;
    const bool many = phrases::isMany(of.what) && !std::holds_alternative<This>(of.what.node);
    const std::string what = verbs::grants(of.grants, false, true, false, many);
    switch (said(of).word) {
    case Word::Am:
        return "I am " + what;
    case Word::Im:
        return "I'm " + what;
    case Word::Gain:
        return "I gain " + what;
    case Word::Are:
        return fmt::format("{} are {}", subject(of.what), what);
    case Word::Is:
        return fmt::format("{} is {}", subject(of.what), what);
    case Word::Has:
        return fmt::format("{} has {}", subject(of.what), what);
    case Word::HaveColon:
        return fmt::format("{} have: {}", subject(of.what), what);
    case Word::Lose:
        return fmt::format(
            "{} {} {}", subject(of.what), phrases::isMany(of.what) ? "lose" : "loses", what);
    case Word::Have:
        break;
    }
    return fmt::format("{} have {}", subject(of.what), what);
}

std::string costs(const Costs& of)
{
    using How = Costs::How;
    if (of.how == How::AtLeast || of.how == How::AtMost)
        return fmt::format("{} can't cost {} than {}", subject(of.what),
            of.how == How::AtLeast ? "less" : "more", mana(of.mana));
    if (of.how == How::ForReserve)
        return std::holds_alternative<This>(of.what.node)
            ? std::string("you may pay my Reserve Cost rather than my Hand Cost")
            : fmt::format(
                "you may pay the Reserve Cost of {} rather than their Hand Cost", object(of.what));
    const std::string_view less = of.how == How::Less ? "less" : "more";
    const std::string ifIt = of.ifIt ? " if " + condition(*of.ifIt) : std::string();
    if (said(of).word == Said<Costs>::PlayMe)
        return fmt::format(
            "play me for {} {}{}{}", mana(of.mana), less, per(of.mana), downTo(of.least));
    if (said(of).word == Said<Costs>::YouMayPlay || said(of).word == Said<Costs>::YouPlay)
        return fmt::format("you {}play {} for {} {}{}{}",
            said(of).word == Said<Costs>::YouPlay ? "" : "may ", object(of.what), mana(of.mana),
            less, downTo(of.least), ifIt);
    const std::string in = of.inExpeditionWithout
        ? " to play in an Expedition with no " + filter(*of.inExpeditionWithout, true)
        : of.when ? " to play " + filter(*of.when, false)
                  : std::string();
    const bool x = of.mana.kind == Amount::Kind::Of; // "{X} less, where X is ..."
    return fmt::format("{} {} {} {}{}{}{}{}{}", subject(of.what),
        phrases::isMany(of.what) ? "cost" : "costs", x ? "{X}" : mana(of.mana), less, in,
        per(of.mana), downTo(of.least), x ? where(of.mana) : std::string(), ifIt);
}

/// "you may play me from your discard pile for {2}. If you do, I gain [Fleeting]"
std::string mayPlay(const MayPlay& of)
{
    const bool me = std::holds_alternative<This>(of.what.node);
    const Each* each = std::get_if<Each>(&of.what.node);
    std::string words = of.oncePer == Duration::None || !each
        ? "you may play " + object(of.what)
        : fmt::format("once per {}, you may play {}",
            of.oncePer == Duration::ThisTurn      ? "turn"
                : of.oncePer == Duration::ThisDay ? "Day"
                                                  : "Afternoon",
            one(each->filter));
    if (me && of.fromDiscard)
        words += " from your discard pile";
    if (of.fromReserve)
        words += " from your Reserve";
    switch (of.price) {
    case MayPlay::Price::Usual:
        break;
    case MayPlay::Price::Less:
        words += fmt::format(" for {{{}}} less", of.mana);
        break;
    case MayPlay::Price::More:
        words += fmt::format(" for {{{}}} more", of.mana);
        break;
    case MayPlay::Price::For:
        words += fmt::format(" for {{{}}}", of.mana);
        break;
    case MayPlay::Price::Free:
        words += " for free";
        break;
    case MayPlay::Price::Reserve:
        words += me ? " as if I were in your Reserve" : " as if they were in your Reserve";
        break;
    }
    if (of.fleeting)
        words += me ? ". If you do, I gain [Fleeting]" : ". If you do, they gain [Fleeting]";
    return words;
}

std::string regions(const TerrainsAre& of)
{
    std::string all;
    for (const Region& each : of.regions)
        all += fmt::format("{}{}", all.empty() ? "" : " and ", region(each));
    const bool many = of.regions.size() > 1 || of.regions.front().kind == Region::Kind::All;
    if (of.lose)
        return fmt::format(
            "{} {} {}", all, many ? "lose" : "loses", terrains(of.terrains, " and "));
    return fmt::format("{} {} {} {}", all, many ? "are" : "is", terrains(of.terrains, " and "),
        of.inAddition
            ? many ? "in addition to their other terrains" : "in addition to its other terrains"
            : many ? "and lose their other terrains"
                   : "and loses its other terrains");
}

/// "Roll a die. On a 4+: it moves forward one more region instead."; empty of every other.
std::string rolledFor(const Effect& of)
{
    const auto* both = std::get_if<Sequence>(&of.node);
    const auto* table = both && both->parts.size() == 2
        ? std::get_if<ResultTable>(&both->parts.back().node)
        : nullptr;
    if (!table || !table->otherwise || !std::holds_alternative<Roll>(both->parts.front().node))
        return {};
    std::string rows;
    for (const ResultTable::Row& row : table->rows) {
        const std::string range = row.most == 0 ? fmt::format("{}+", row.least)
            : row.most == row.least             ? fmt::format("{}", row.least)
                                                : fmt::format("{}-{}", row.least, row.most);
        const std::string says = fmt::format("{}: {} instead", range, print(*row.effect));
        if (table->rows.size() == 1)
            return "roll a die. On a " + says;
        rows += fmt::format("{}\n\u2022 {}", rows.empty() ? "" : ".", says);
    }
    return "roll a die. On a:" + rows;
}

std::string replace(const Replace& of)
{
    const std::string so = of.whileSo ? " while " + condition(*of.whileSo) : std::string();
    const std::string_view each = of.firstEach == Duration::ThisTurn ? " each turn"
        : of.firstEach == Duration::ThisDay                          ? " each Day"
        : of.firstEach == Duration::None                             ? ""
                                                                     : " each Afternoon";
    const bool first = of.firstEach != Duration::None;
    const std::string front = fmt::format("{}{} {}{}, {}",
        of.once                                    ? "the next time"
            : first                                ? "the first time"
            : said(of).word == Said<Replace>::When ? "when"
                                                   : "if",
        each, happening(of.happening, Mood::Would), so, of.may ? "you may " : "");
    if (of.happening.event == Happening::Event::Creates)
        return fmt::format("{}create that many plus {} instead", front,
            text::numberWord(std::get<ChangeResult>(of.effect.node).by.number));
    const std::string effect = print(of.effect);
    if (const std::string rolled = rolledFor(of.effect); !rolled.empty())
        return front + rolled;
    if (of.how == Replace::How::Also)
        return fmt::format("{}also {}", front, effect);
    if (of.how == Replace::How::Changed)
        return front + effect;
    if (said(of).word == Said<Replace>::Before)
        return fmt::format("{}instead {}", front, effect);
    if (of.to)
        return fmt::format("{}{} instead{} {}", front, effect,
            said(of).ifDone ? ". If you do," : " to", print(*of.to));
    std::string all = fmt::format("{}{} instead", front, effect);
    if (of.ifNot)
        all += ". If you don't, " + print(*of.ifNot);
    return all;
}

std::string limit(const Limit& of)
{
    const std::string_view zone = of.zone == Zone::Reserve ? "Reserve" : "Landmark";
    if (of.set)
        return fmt::format("{} {} limit is {}", whose(of.whose),
            of.zone == Zone::Reserve ? "Reserve" : "Landmarks", text::numberWord(of.change));
    const std::string_view how = of.change > 0 ? "increased" : "reduced";
    const std::string by = text::numberWord(of.change > 0 ? of.change : -of.change);
    const std::string each = of.by ? per(*of.by) : std::string();
    if (of.whose.kind == Who::Kind::EachPlayer)
        return fmt::format("all {} limits are {} by {}{}", zone, how, by, each);
    return fmt::format("{} {} limit is {} by {}{}", whose(of.whose), zone, how, by, each);
}

} // namespace

std::string words(const Statement& statement)
{
    return std::visit(
        Overloaded {
            [](const Are& s) { return are(s); },
            [](const Costs& s) { return costs(s); },
            [](const MayPlay& s) { return mayPlay(s); },
            [](const CantBePlayed& s) { return words(s); },
            [](const CantBe& s) { return words(s); },
            [](const StatisticsAre& s) { return words(s); },
            [](const TerrainsAre& s) { return regions(s); },
            [](const DefendersIgnored& s) {
                return fmt::format("[Defender] Characters don't prevent {} from moving forward",
                    expedition(s.expedition));
            },
            [](const Replace& s) { return replace(s); },
            [](const CantActivate& s) { return words(s); },
            [](const CantGain& s) { return words(s); },
            [](const CantDo& s) { return words(s); },
            [](const Limit& s) { return limit(s); },
            [](const NotCounted& s) {
                return fmt::format("I don't count towards your {} limit",
                    s.zone == Zone::Reserve ? "Reserve" : "Landmark");
            },
            [](const KeepMore& s) {
                return fmt::format("you may keep {} more {} in {} during Night{}",
                    text::numberWord(s.more), s.more == 1 ? "card" : "cards",
                    s.zone == Zone::Reserve ? "Reserve" : "your Landmarks",
                    !s.ifExhausted    ? ""
                        : s.more == 1 ? " if it's exhausted"
                                      : " if they're exhausted");
            },
            [](const StayExhausted& s) {
                return subject(s.what) + " remain exhausted during Morning";
            },
            [](const EnterPlay& s) {
                const bool many = phrases::isMany(s.what);
                if (s.happening)
                    return fmt::format("if {}, it joins with {} {}",
                        happening(*s.happening, Mood::Would), s.count,
                        counter(s.counter, s.count != 1));
                return s.count == 0
                    ? fmt::format("{} {} play {}", subject(s.what), many ? "enter" : "enters",
                        status(s.status))
                    : fmt::format("{} {} play with {} {}", subject(s.what),
                        many ? "enter" : "enters", s.count, counter(s.counter, s.count != 1));
            },
            [](const BeyondMaximum& s) {
                const std::string front
                    = "the Support abilities of cards in Reserve can give them ";
                return s.more == 0 ? front + "counters beyond their maximum"
                                   : fmt::format("{}{} more {} than their maximum", front, s.more,
                                       s.more == 1 ? "counter" : "counters");
            },
            [](const MorningChange& s) {
                if (s.put > 0)
                    return fmt::format("during Morning, you may put up to {} cards from your hand "
                                       "in your Mana zone instead of one",
                        text::numberWord(s.put));
                return fmt::format(
                    "during Morning, draw only one card. Then{} put the top card of your "
                    "deck in your Mana zone instead of a card from your hand",
                    said(s).plain ? "" : ",");
            },
            [](const IgnoreMyAbilities&) {
                return std::string("ignore my abilities during the first Day");
            },
            [](const BeginWith& s) {
                return fmt::format(
                    "I begin the game with {} {}", s.count, counter(s.counter, s.count != 1));
            },
            [](const MayGainAgain& s) {
                return fmt::format("I can gain {0} even if I was already {0}", status(s.status));
            },
            [](const AlsoConsidered& s) {
                return fmt::format("I'm also considered {}{}", article(nounOf(s.noun, false)),
                    s.everywhere ? ", even when not in play" : "");
            },
            [](const StatedEffect& s) { return print(s.effect); },
            [](const CantLose& s) { return words(s); },
            [](const BaseStatisticsAre& s) { return words(s); },
            [](const ExpeditionStatistics& s) { return words(s); },
            [](const NotInSums& s) { return words(s); },
        },
        statement);
}

std::string words(const StatedFor& of)
{
    Statement says = *of.says->statement;
    if (of.duration == Duration::NextMorning)
        return fmt::format("{} {} ready during the next Morning", subject(of.what),
            phrases::isMany(of.what) ? "don't" : "doesn't");
    if (Thing* who = of.expedition ? subjectOf(says) : nullptr)
        if (auto* each = std::get_if<Each>(&who->node))
            for (Trait& trait : each->filter.after)
                if (trait.kind == Trait::Kind::InExpedition)
                    trait.expedition = *of.expedition;
    if (Filter* when = of.expedition ? playedWhen(says) : nullptr)
        for (Trait& trait : when->after)
            if (trait.kind == Trait::Kind::InExpedition)
                trait.expedition = *of.expedition;
    if (Thing* about = subjectOf(says); about && !std::holds_alternative<This>(of.what.node))
        *about = of.what;
    const std::string said = words(says);
    if (altered::said(of).within)
        return said;
    return altered::said(of).first ? fmt::format("{}, {}", duration(of.duration), said)
                                   : fmt::format("{} {}", said, duration(of.duration));
}

} // namespace triptych::altered::verbs
