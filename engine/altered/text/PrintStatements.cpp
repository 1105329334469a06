#include "altered/text/PrintVerbs.h"

#include "altered/text/Phrases.h"
#include "altered/text/Print.h"
#include "altered/tree/Walk.h"
#include "core/Overloaded.h"
#include "text/Spelling.h"

#include <array>
#include <cstdlib>

#include <fmt/format.h>

// Passive statements.
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

std::string minimum(int least)
{
    return least == 0 ? "" : fmt::format(", down to a minimum of {{{}}}", least);
}

std::string costs(const Costs& of)
{
    using How = Costs::How;
    if (of.how == How::AtLeast || of.how == How::AtMost)
        return fmt::format("{} can't cost {} than {}", subject(of.what),
            of.how == How::AtLeast ? "less" : "more", mana(of.mana));
    const std::string_view less = of.how == How::Less ? "less" : "more";
    const std::string ifIt = of.ifIt ? " if " + condition(*of.ifIt) : std::string();
    if (said(of).word == Said<Costs>::PlayMe)
        return fmt::format(
            "play me for {} {}{}{}", mana(of.mana), less, per(of.mana), minimum(of.least));
    if (said(of).word == Said<Costs>::YouMayPlay || said(of).word == Said<Costs>::YouPlay)
        return fmt::format("you {}play {} for {} {}{}{}",
            said(of).word == Said<Costs>::YouPlay ? "" : "may ", object(of.what), mana(of.mana),
            less, minimum(of.least), ifIt);
    const std::string in = of.inExpeditionWithout
        ? " to play in an Expedition with no " + filter(*of.inExpeditionWithout, true)
        : of.when ? " to play " + filter(*of.when, false)
                  : std::string();
    const bool x = of.mana.kind == Amount::Kind::Of; // "{X} less, where X is ..."
    return fmt::format("{} {} {} {}{}{}{}{}{}", subject(of.what),
        phrases::isMany(of.what) ? "cost" : "costs", x ? "{X}" : mana(of.mana), less, in,
        per(of.mana), minimum(of.least), x ? where(of.mana) : std::string(), ifIt);
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
    return fmt::format("{} {} {} {}", all, many ? "are" : "is", terrains(of.terrains, " and "),
        of.inAddition
            ? many ? "in addition to their other terrains" : "in addition to its other terrains"
            : many ? "and lose their other terrains"
                   : "and loses its other terrains");
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
    if (of.how == Replace::How::Also)
        return fmt::format("{}also {}", front, effect);
    if (of.how == Replace::How::Changed)
        return front + effect;
    if (said(of).word == Said<Replace>::Before)
        return fmt::format("{}instead {}", front, effect);
    if (of.to)
        return fmt::format("{}{} instead to {}", front, effect, print(*of.to));
    std::string all = fmt::format("{}{} instead", front, effect);
    if (of.ifNot)
        all += ". If you don't, " + print(*of.ifNot);
    return all;
}

std::string cantBePlayed(const CantBePlayed& of)
{
    if (of.happening) {
        const auto& each = std::get<Each>(of.what.node);
        const auto window = of.happening->window;
        return fmt::format("{} can't play more than {} {} {}",
            of.by->kind == Who::Kind::EachPlayer ? std::string("players") : who(*of.by),
            text::numberWord(of.most), filter(each.filter, of.most > 1),
            window == Happening::Window::ThisTurn      ? "each turn"
                : window == Happening::Window::ThisDay ? "each Day"
                                                       : "each Afternoon");
    }
    if (of.by)
        return fmt::format("{} can't play {}", who(*of.by), object(of.what));
    return fmt::format("{} {} be played{}{}", subject(of.what), of.only ? "can only" : "can't",
        of.when ? " " + filter(*of.when, false) : std::string(),
        !of.manaOrb          ? ""
            : said(of).comma ? ", but I can be used as a Mana Orb"
                             : " but I can be used as a Mana Orb");
}

/// "your opponents' Spells or {T} abilities", "an opponent"
std::string byWhat(const CantBe& of)
{
    std::vector<std::string> means;
    if (of.means & CantBe::Spells)
        means.emplace_back("Spells");
    if (of.means & CantBe::QuickActions)
        means.emplace_back("{T} abilities");
    if (of.means & CantBe::Reactions)
        means.emplace_back("Reactions");
    if (said(of).effects)
        means.emplace_back("effects");
    const std::string what = text::listed(means, " or ");
    if (!of.by)
        return what.empty() ? what : " by " + what;
    if (what.empty())
        return fmt::format(" by {}", who(*of.by));
    const bool opponents = of.by->kind == Who::Kind::EachOpponent;
    return fmt::format(
        " by {} {}", opponents ? std::string("opponents'") : std::string(whose(*of.by)), what);
}

std::string cantBe(const CantBe& of)
{
    constexpr std::array<std::string_view, 8> fates { "targeted", "sacrificed", "discarded",
        "exhausted", "readied", "sent to Reserve", "returned to hand", "" };
    if (of.fates.front() == CantBe::Fate::Left)
        return fmt::format("{} can't leave {}{}", subject(of.what),
            std::holds_alternative<This>(of.what.node) ? "my Expedition"
                : said(of).left                        ? "it"
                                                       : "their Expedition",
            byWhat(of));
    std::vector<std::string> words;
    for (const CantBe::Fate each : of.fates)
        words.emplace_back(fates[static_cast<std::size_t>(each)]);
    return fmt::format(
        "{} can't be {}{}", subject(of.what), text::listed(words, " or "), byWhat(of));
}

std::string counterOrStatus(const std::vector<Grant>& all)
{
    std::vector<std::string> words;
    for (const Grant& each : all)
        words.push_back(each.kind == Grant::Kind::Counters ? counter(each.counter, true)
                                                           : std::string(status(each.status)));
    return text::listed(words, " or ");
}

std::string baseStatistics(const BaseStatisticsAre& of)
{
    const bool mine = std::holds_alternative<This>(of.of.node);
    if (of.how == BaseStatisticsAre::How::Swapped)
        return fmt::format("swap {} base {}",
            mine                                         ? std::string("my")
                : std::holds_alternative<It>(of.of.node) ? std::string("its")
                                                         : "the",
            terrains(of.terrains, " and "));
    if (of.how == BaseStatisticsAre::How::Zeros)
        return fmt::format(
            "base statistics of 0 of {} are {} instead", object(of.of), int { of.values[0] });
    const bool all = of.terrains == (forest | mountain | ocean);
    std::string value = std::to_string(of.values[0]);
    if (all)
        value = fmt::format("{}/{}/{}", of.values[0], of.values[1], of.values[2]);
    else
        for (int k = 0; k < terrainCount; ++k)
            if (of.terrains & (1 << k))
                value = std::to_string(of.values[static_cast<std::size_t>(k)]);
    if (said(of).have)
        return fmt::format("{} {} base statistics of {}", subject(of.of),
            phrases::isMany(of.of) ? "have" : "has", value);
    const std::string what = all ? "statistics" : terrains(of.terrains, " and ");
    const bool one = (of.terrains & (of.terrains - 1)) == 0;
    return fmt::format("{} {} {}",
        mine ? "my base " + what : fmt::format("the base {} of {}", what, object(of.of)),
        one ? "is" : "are", value);
}

std::string expeditionStatistics(const ExpeditionStatistics& of)
{
    const std::string which = terrains(of.terrains, " and ");
    if (of.atLeast)
        return fmt::format("the {} of {} {} at least {}", which, expedition(of.expedition),
            (of.terrains & (of.terrains - 1)) == 0 ? "is" : "are", bare(of.amount));
    return fmt::format("{} {} {}{} {}{}", expedition(of.expedition),
        phrases::isMany(of.expedition) ? "have" : "has", of.amount.number < 0 ? "-" : "+",
        std::abs(of.amount.number), which, per(of.amount));
}

std::string limit(const Limit& of)
{
    const std::string_view zone = of.zone == Zone::Reserve ? "Reserve" : "Landmark";
    if (of.set)
        return fmt::format("{} {} limit is {}", whose(of.whose),
            of.zone == Zone::Reserve ? "Reserve" : "Landmarks", text::numberWord(of.change));
    const std::string_view how = of.change > 0 ? "increased" : "reduced";
    const std::string by = text::numberWord(of.change > 0 ? of.change : -of.change);
    if (of.whose.kind == Who::Kind::EachPlayer)
        return fmt::format("all {} limits are {} by {}", zone, how, by);
    return fmt::format("{} {} limit is {} by {}", whose(of.whose), zone, how, by);
}

std::string statisticsAre(const StatisticsAre& of)
{
    const bool mine = std::holds_alternative<This>(of.of.node);
    const std::string which = of.to ? terrains(of.terrains, " and ")
        : said(of).lastComma        ? "{V}, {M}, and {O}"
                                    : "{V}, {M} and {O}";
    const bool whole = of.base && of.terrains == (forest | mountain | ocean);
    if (mine && whole && of.to)
        return fmt::format("my base statistics are each equal to {}", quantity(*of.to));
    const std::string base = of.base ? "base " : "";
    const bool one = (of.terrains & (of.terrains - 1)) == 0;
    const std::string to = of.to ? quantity(*of.to)
        : mine                   ? "my highest statistic"
                                 : "their highest statistic";
    return fmt::format("{} {} equal to {}",
        mine ? fmt::format("my {}{}", base, which)
             : fmt::format("the {}{} of {}", base, which, object(of.of)),
        one ? "is" : "are", to);
}

} // namespace

std::string words(const Statement& statement)
{
    return std::visit(
        Overloaded {
            [](const Are& s) { return are(s); },
            [](const Costs& s) { return costs(s); },
            [](const MayPlay& s) { return mayPlay(s); },
            [](const CantBePlayed& s) { return cantBePlayed(s); },
            [](const CantBe& s) { return cantBe(s); },
            [](const StatisticsAre& s) { return statisticsAre(s); },
            [](const TerrainsAre& s) { return regions(s); },
            [](const DefendersIgnored& s) {
                return fmt::format("[Defender] Characters don't prevent {} from moving forward",
                    expedition(s.expedition));
            },
            [](const Replace& s) { return replace(s); },
            [](const CantActivate& s) {
                if (s.by)
                    return fmt::format(
                        "{} can't activate {} abilities", who(*s.by), icons(s.icons));
                return fmt::format(
                    "the {} abilities of {} can't activate", icons(s.icons), object(s.of));
            },
            [](const CantGain& s) {
                std::vector<std::string> gains;
                for (const Grant& gain : s.gains)
                    gains.push_back(gain.kind == Grant::Kind::Counters
                            ? counter(gain.counter, true)
                            : std::string(status(gain.status)));
                return fmt::format(
                    "{} can't gain {}", subject(s.what), text::listed(gains, " or "));
            },
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
            [](const BeyondMaximum& s) {
                const std::string front
                    = "the Support abilities of cards in Reserve can give them ";
                return s.more == 0 ? front + "counters beyond their maximum"
                                   : fmt::format("{}{} more {} than their maximum", front, s.more,
                                       s.more == 1 ? "counter" : "counters");
            },
            [](const MorningChange& s) {
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
            [](const CantLose& s) {
                const std::string_view how = !said(s).dont ? "can't lose"
                    : phrases::isMany(s.what)              ? "don't lose"
                                                           : "doesn't lose";
                return fmt::format("{} {} {}", subject(s.what), how, counterOrStatus(s.loses));
            },
            [](const BaseStatisticsAre& s) { return baseStatistics(s); },
            [](const ExpeditionStatistics& s) { return expeditionStatistics(s); },
            [](const NotInSums& s) {
                if (altered::said(s).ignore || s.boosts
                    || s.terrains != (forest | mountain | ocean))
                    return fmt::format("ignore the {} of {}",
                        s.boosts ? std::string("boosts") : terrains(s.terrains, " and "),
                        object(s.what));
                return fmt::format("{} {} count towards their Expedition's statistics",
                    subject(s.what), phrases::isMany(s.what) ? "don't" : "doesn't");
            },
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
