#include "altered/text/printing/PrintVerbs.h"

#include "altered/text/printing/Phrases.h"
#include "altered/text/printing/Print.h"
#include "text/Spelling.h"

#include <cstdlib>
#include <vector>

#include <fmt/format.h>

// What something gains or loses, and what is done with counters.
namespace triptych::altered::verbs {

using namespace phrases;

std::string grant(const Grant& of, bool ofMany)
{
    switch (of.kind) {
    case Grant::Kind::Counters:
        if (of.amount.kind == Amount::Kind::All)
            return fmt::format("{}{} {}", said(of.amount).word == Said<Amount>::Any ? "" : "all ",
                said(of).numberOf ? "my"
                    : ofMany      ? "their"
                                  : "its",
                counter(of.counter, true));
        return fmt::format("{} {}{}{}{}", bare(of.amount), said(of).numberOf ? "more " : "",
            counter(of.counter, !isOne(of.amount)), per(of.amount),
            of.amount.kind != Amount::Kind::ThatMany || of.amount.number == 0 ? std::string()
                : of.amount.number > 0 ? " plus " + text::numberWord(of.amount.number)
                                       : " minus " + text::numberWord(-of.amount.number));
    case Grant::Kind::Status:
        return std::string(status(of.status));
    case Grant::Kind::Keyword:
        if (of.keyword == Keyword::Tough && of.amount.kind == Amount::Kind::Fixed
            && of.amount.number == 0)
            return "[Tough]";
        return keywordItem({ of.keyword, of.amount, {} });
    case Grant::Kind::Statistics: {
        const int by = of.amount.number;
        return fmt::format("{}{} {}{}", by < 0 ? "-" : "+", std::abs(by),
            terrains(of.terrains, " and "), per(of.amount));
    }
    case Grant::Kind::Abilities:
        return fmt::format("{} {}abilities", ofMany ? "their" : "its",
            of.icons == 0 ? std::string() : icons(of.icons) + " ");
    case Grant::Kind::Subtypes: {
        std::vector<std::string> named;
        for (const Noun& noun : of.subtypes)
            named.push_back(nounOf(noun, false));
        if (!named.empty())
            return fmt::format(
                "the {} subtype{}", text::listed(named, " and "), named.size() > 1 ? "s" : "");
        return !of.of                                 ? "all subtypes"
            : std::holds_alternative<It>(of.of->node) ? "its subtypes"
                                                      : "the subtypes of " + object(*of.of);
    }
    case Grant::Kind::Ability:
        break;
    }
    return fmt::format("\"{}\"", print(*of.ability));
}

std::string grants(
    const std::vector<Grant>& all, bool choice, bool many, bool withVerb, bool ofMany)
{
    std::string words;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool turns = i > 0 && all[i].lose != all[i - 1].lose;
        if (i > 0)
            words += i + 1 == all.size() ? (choice ? " or " : " and ") : ", ";
        if ((i == 0 && withVerb) || turns)
            words += fmt::format("{}{} ", all[i].lose ? "lose" : "gain", many ? "" : "s");
        words += grant(all[i], ofMany);
    }
    return words;
}

namespace {

std::string afterGain(const Gain& of)
{
    std::string words;
    if (of.duration != Duration::None && of.duration != Duration::Permanently)
        words = fmt::format(" {}", duration(of.duration));
    if (of.max > 0)
        words += fmt::format(", up to a max of {}{}", of.max,
            !said(of).maxOn   ? ""
                : of.max == 1 ? " boost on me"
                              : " boosts on me");
    return words;
}

} // namespace

std::string words(const Gain& of)
{
    const bool many = isMany(of.what) || of.also;
    const std::string also = of.also ? " and " + object(*of.also) : std::string();
    const std::string after = afterGain(of);
    const std::string forever = of.duration == Duration::Permanently ? " permanently" : "";
    switch (said(of).word) {
    case Said<Gain>::Have:
        return fmt::format("have {}{} {}{}", object(of.what), also,
            grants(of.grants, of.choice, true, true), after);
    case Said<Gain>::GiveTo:
        return fmt::format(
            "give {} to {}{}", grants(of.grants, of.choice, true, false), object(of.what), after);
    case Said<Gain>::Give:
        return fmt::format(
            "give {} {}{}", object(of.what), grants(of.grants, of.choice, true, false), after);
    case Said<Gain>::Has:
        return fmt::format("{} {} {}", subject(of.what), many ? "have" : "has",
            grants(of.grants, of.choice, many, false));
    case Said<Gain>::Goes:
        return fmt::format("{}{}", grants(of.grants, of.choice, false, true), after);
    case Said<Gain>::Gains:
    case Said<Gain>::EachGain:
        break;
    }
    return fmt::format("{}{}{}{}{} {}{}", subject(of.what), forever,
        of.also ? " and " + subject(*of.also) : std::string(),
        said(of).word == Said<Gain>::EachGain ? " each" : "", said(of).more ? " also" : "",
        grants(
            of.grants, of.choice, many, true, many && !std::holds_alternative<This>(of.what.node)),
        after);
}

std::string words(const Remove& of)
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

std::string words(const MoveCounters& of)
{
    return fmt::format("move {}{} {} from {} to {}", of.upTo ? "up to " : "", bare(of.count),
        counter(of.counter, !isOne(of.count)), object(of.from), object(of.to));
}

std::string words(const DoubleBoosts& of)
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

} // namespace triptych::altered::verbs
