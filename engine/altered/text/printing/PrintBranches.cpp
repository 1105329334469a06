#include "altered/text/printing/PrintVerbs.h"

#include "altered/text/binding/Branches.h"
#include "altered/text/printing/Phrases.h"
#include "altered/text/printing/Print.h"
#include "altered/tree/Walk.h"
#include "core/Overloaded.h"
#include "text/Spelling.h"

#include <utility>

#include <fmt/format.h>

// What joins instructions: one after the other, by somebody, on a condition, by choice or by a die.
namespace triptych::altered {
namespace verbs {

using namespace phrases;
using text::capitalised;

namespace {

/// "A unless B": kept as "somebody may B; if they don't, A".
std::string unless(const May& may, const If& otherwise)
{
    Effect done = *may.effect;
    Effect effect = *otherwise.effect;
    Who by = may.who;
    Who* doer = whoOf(effect);
    if (doer && doer->kind == Who::Kind::ThatPlayer)
        std::swap(*doer, by);
    if (Who* who = whoOf(done))
        *who = by;
    return fmt::format(
        "{} unless {}{}", print(effect), by.kind == Who::Kind::You ? "you " : "", print(done));
}

std::string ifSo(const If&);

/// "Target Character gains 1 boost. If C, it gains 2 boosts instead.": who is named is a step of its own.
std::string namedAhead(const Effect& named, If so)
{
    putBack(named, *so.otherwise);
    return ifSo(so);
}

std::string sequence(const Sequence& of)
{
    using Joint = Sequence::Joint;
    const auto partAt = [&](std::size_t& i) {
        const auto is = [&](Joint joint) { return i < of.joints.size() && of.joints[i] == joint; };
        const bool isUnless = is(Joint::Unless);
        const bool isAhead = is(Joint::Ahead);
        const bool isNamed = isUnless && std::holds_alternative<Declare>(of.parts[i].node);
        const std::size_t at = i;
        i += isNamed ? 3 : isUnless || isAhead ? 2 : 1;
        if (isNamed) { // "discard target Character unless its controller pays {1}"
            If otherwise = std::get<If>(of.parts[at + 2].node);
            if (Thing* what = firstThing(*otherwise.effect))
                *what = std::get<Declare>(of.parts[at].node).what;
            return unless(std::get<May>(of.parts[at + 1].node), otherwise);
        }
        if (isAhead)
            return namedAhead(of.parts[at], std::get<If>(of.parts[at + 1].node));
        return isUnless
            ? unless(std::get<May>(of.parts[at].node), std::get<If>(of.parts[at + 1].node))
            : print(of.parts[at]);
    };
    std::size_t next = 0;
    std::string all = partAt(next);
    while (next < of.parts.size()) {
        const Joint joint = of.joints[next - 1];
        const std::string part = partAt(next);
        const std::string_view stop = all.ends_with('.') ? "" : ".";
        switch (joint) {
        case Joint::Stop:
            all += fmt::format("{} {}", stop, capitalised(part));
            break;
        case Joint::StopThen:
            all += fmt::format("{} Then, {}", stop, part);
            break;
        case Joint::StopThenPlain:
            all += fmt::format("{} Then {}", stop, part);
            break;
        case Joint::CommaThen:
            all += ", then " + part;
            break;
        case Joint::AndThen:
            all += " and then " + part;
            break;
        case Joint::And:
            all += " and " + part;
            break;
        case Joint::CommaAnd:
            all += ", and " + part;
            break;
        case Joint::Comma:
            all += ", " + part;
            break;
        case Joint::Colon:
            all += ":" + part;
            break;
        case Joint::Unless:
        case Joint::Ahead:
            break; // inside a part
        }
    }
    return all;
}

std::string chooseOf(const Choose&);

/// "target opponent discards a card or sacrifices a Character", "target opponent chooses one: ..."
std::string chosenBy(const Who& by, const Choose& choice)
{
    std::string all;
    if (!said(choice).orWord) {
        all = chooseOf(choice);
        return fmt::format(
            "{} {}{}", who(by), isMany(by) ? "choose" : "chooses", all.substr(all.find(' ')));
    }
    for (const Mode& each : choice.modes) {
        Effect done = *each.effect;
        if (Who* doer = whoOf(done)) {
            *doer = by;
            said(*doer).unsaid = !all.empty();
        }
        all += fmt::format("{}{}", all.empty() ? "" : " or ", print(done));
    }
    return all;
}

std::string may(const May& of)
{
    if (of.must && !of.to)
        return chosenBy(of.who, std::get<Choose>(of.effect->node));
    if (of.must) {
        Effect done = *of.effect;
        if (Who* doer = whoOf(done); doer && of.who.kind != Who::Kind::You)
            *doer = of.who;
        return fmt::format("{} to {}", print(done), print(*of.to));
    }
    return fmt::format("{}may {}{}{}",
        said(of).bare ? std::string() : fmt::format("{} ", who(of.who)),
        said(of).then ? "then " : "", print(*of.effect),
        of.to ? " to " + print(*of.to) : std::string());
}

/// "Choose two. If C, choose one instead: • ...": the options are said once. Empty of anything else.
std::string eitherCount(const If& of, const std::string& when)
{
    const auto* one = std::get_if<Choose>(&of.effect->node);
    const auto* usual = of.otherwise ? std::get_if<Choose>(&of.otherwise->node) : nullptr;
    if (!one || !usual || said(*one).orWord || said(*usual).orWord || one->modes != usual->modes)
        return {};
    const std::string first = chooseOf(*usual);
    const std::string instead = chooseOf(*one);
    const std::size_t options = instead.find(':');
    return fmt::format("{}. If {}, {} instead{}", first.substr(0, first.find(':')), when,
        instead.substr(0, options), instead.substr(options));
}

std::string ifSo(const If& of)
{
    const std::string when = condition(of.condition);
    if (said(of).elseWord == Said<If>::Else::Instead)
        if (std::string either = eitherCount(of, when); !either.empty())
            return either;
    const std::string then = print(*of.effect);
    if (of.otherwise && said(of).elseWord == Said<If>::Else::Instead)
        return fmt::format("{}. If {}, {} instead", print(*of.otherwise), when, then);
    std::string all;
    const std::string_view so = of.unless ? "unless" : "if";
    if (of.after)
        all = fmt::format("{} {} {}", then, so, when);
    else if (said(of).colon)
        all = fmt::format("{} {}: {}", so, when, capitalised(then));
    else
        all = fmt::format("{} {}, {}", so, when, then);
    if (!of.otherwise)
        return all;
    const std::string other = print(*of.otherwise);
    return said(of).elseWord == Said<If>::Else::Comma ? fmt::format("{}, otherwise {}", all, other)
        : said(of).elseWord == Said<If>::Else::Sentence
        ? fmt::format("{}. Otherwise, {}", all, other)
        : fmt::format("{}. Otherwise {}", all, other);
}

/// "Sacrifice a Landmark to choose one, or sacrifice two Landmarks to choose two: • ...": the options are said once.
/// Empty where that is not all of it.
std::string paidToChoose(const Choose& of)
{
    std::string all;
    const Choose* first = nullptr;
    for (const Mode& each : of.modes) {
        const May* pays = std::get_if<May>(&each.effect->node);
        const Choose* chooses
            = pays && pays->must && pays->to ? std::get_if<Choose>(&pays->to->node) : nullptr;
        if (!chooses || said(*chooses).orWord || (first && first->modes != chooses->modes))
            return {};
        const bool last = first != nullptr;
        first = chooses;
        const std::string says = chooseOf(*chooses);
        all += fmt::format("{}{} to {}", last ? ", or " : "", print(*pays->effect),
            last ? says : says.substr(0, says.find(':')));
    }
    return all;
}

std::string chooseOf(const Choose& of)
{
    if (said(of).orWord) {
        if (std::string paid = of.modes.size() == 2 ? paidToChoose(of) : std::string();
            !paid.empty())
            return paid;
        std::string all;
        for (const Mode& each : of.modes)
            all += fmt::format("{}{}", all.empty() ? "" : " or ", print(*each.effect));
        return all;
    }
    const std::string number = inWords(of.count, of.upTo);
    std::string all = fmt::format("choose {}{}", number.empty() ? "one" : number, whereX(of.x));
    const std::string_view both = of.modes.size() > 2 ? "two" : "both";
    if (of.bothIf && said(of).orBoth)
        all += fmt::format(", or {} if {}", both, condition(*of.bothIf));
    else if (of.bothIf)
        all += fmt::format(". If {}, {}", condition(*of.bothIf),
            of.both ? fmt::format("choose {} instead", both)
                    : fmt::format("you may choose {}", both));
    else if (of.both)
        all += " or both";
    if (of.random)
        all += " at random";
    if (of.repeat)
        all += fmt::format("{} you may {} the same option multiple times",
            said(of).comma ? "," : ".", said(of).pick ? "pick" : "choose");
    all += ":";
    for (const Mode& each : of.modes)
        all += fmt::format("\n\u2022 {}{}",
            each.cost.empty() ? std::string() : costOf(each.cost) + ": ", sentences(*each.effect));
    return all;
}

std::string range(const ResultTable::Row& row)
{
    if (row.parity != Compare::Exactly)
        return row.parity == Compare::Even ? "even result" : "odd result";
    return row.most == 0        ? fmt::format("{}+", row.least)
        : row.most == row.least ? std::to_string(row.least)
                                : fmt::format("{}-{}", row.least, row.most);
}

std::string table(const ResultTable& of)
{
    std::string all;
    const auto sign = [](const ResultTable::Row& row) { return said(row).colon ? ":" : ","; };
    if (said(of).word == Said<ResultTable>::List)
        all = "on a:";
    else if (said(of).word == Said<ResultTable>::Depending)
        all = fmt::format("depending on {}:", quantity(*of.of));
    for (const ResultTable::Row& row : of.rows)
        switch (said(of).word) {
        case Said<ResultTable>::Sentences:
            all += fmt::format("{} {}{}{} {}", all.empty() ? "on" : ". On",
                row.parity == Compare::Exactly ? "a " : "an ", range(row), sign(row),
                said(row).colon ? capitalised(print(*row.effect)) : print(*row.effect));
            break;
        case Said<ResultTable>::List:
        case Said<ResultTable>::Depending:
            all += fmt::format("\n\u2022 {}{} {}", range(row), sign(row), sentences(*row.effect));
            break;
        case Said<ResultTable>::ListOn:
            all += fmt::format(
                "\n\u2022 On a {}{} {}", range(row), sign(row), sentences(*row.effect));
            break;
        case Said<ResultTable>::When:
            all += fmt::format(
                "when you roll a {} this way \u2014 {}", range(row), sentences(*row.effect));
            break;
        }
    if (of.otherwise)
        all += (said(of).elseWord == Said<If>::Else::Comma             ? ", otherwise "
                       : said(of).elseWord == Said<If>::Else::Sentence ? ". Otherwise, "
                                                                       : ". Otherwise ")
            + print(*of.otherwise);
    return all;
}

std::string repeat(const Repeat& of)
{
    if (!of.effect && said(of).process)
        return fmt::format("repeat this process{}",
            of.times.kind == Amount::Kind::Per ? " once" + per(of.times)
                : of.times.number == 2         ? std::string(" twice")
                                               : std::string());
    if (!of.effect)
        return "do it again";
    if (said(of).over)
        return print(*of.effect)
            + (of.times.number == 2 ? " twice"
                                    : fmt::format(" {} times", inWords(of.times, false)));
    return fmt::format("do the following {} times{}:\n\u2022 {}", inWords(of.times, false),
        whereX(of.x), sentences(*of.effect));
}

std::string nextTime(const NextTime& of)
{
    return fmt::format("{} {} {}, {}", of.every ? "each time" : "the next time",
        happening(of.happening, Mood::Now), duration(of.duration), print(*of.effect));
}

std::string joined(const Effect& effect)
{
    const auto branches = Overloaded {
        [](const Sequence& e) { return sequence(e); },
        [](const May& e) { return may(e); },
        [](const If& e) { return ifSo(e); },
        [](const Where& e) { return print(*e.effect) + where(e.x); },
        [](const Choose& e) { return chooseOf(e); },
        [](const ResultTable& e) { return table(e); },
        [](const Repeat& e) { return repeat(e); },
        [](const ForEach& e) {
            if (said(e).list)
                return fmt::format(
                    "do this once for each {}:\n\u2022 {}", each(e.of), sentences(*e.effect));
            if (said(e).them) {
                Play play = std::get<Play>(e.effect->node);
                It them;
                said(them).word = Said<It>::Them;
                play.what = Thing { std::move(them) };
                return print(Effect { std::move(play) });
            }
            return fmt::format("for each {}, {}", each(e.of), print(*e.effect));
        },
        [](const NextTime& e) { return nextTime(e); },
        [](const Delayed& e) {
            if (e.when != Delayed::When::AfterRest) {
                const std::string_view phase = e.when == Delayed::When::NextNoon ? "Noon"
                    : e.when == Delayed::When::NextDusk                          ? "Dusk"
                                                                                 : "Night";
                const std::string next = e.thisDay ? fmt::format("at {} this Day", phase)
                                                   : fmt::format("at the next {}", phase);
                return said(e).before ? fmt::format("{}, {}", next, print(*e.effect))
                                      : fmt::format("{} {}", print(*e.effect), next);
            }
            return said(e).before ? "after Rest: " + capitalised(print(*e.effect))
                                  : print(*e.effect) + " after Rest";
        },
        [&](const auto&) { return words(effect); },
    };
    return std::visit(branches, effect.node);
}

} // namespace

std::string sentences(const Effect& effect)
{
    std::string all = capitalised(print(effect));
    if (!all.ends_with('.') && !all.ends_with('"'))
        all += '.';
    return all;
}

std::string whereX(const Boxed<Amount>& x)
{
    return x ? where(*x) : std::string();
}

std::string costOf(const std::vector<Effect>& cost)
{
    std::string all;
    for (const Effect& each : cost) {
        std::string item;
        if (const auto* exhaust = std::get_if<Exhaust>(&each.node);
            exhaust && std::holds_alternative<This>(exhaust->what.node))
            item = "{T}";
        else if (const auto* discard = std::get_if<Discard>(&each.node);
                 discard && std::holds_alternative<This>(discard->what.node))
            item = "{D}";
        else if (const auto* pay = std::get_if<Pay>(&each.node))
            item = mana(pay->mana);
        else
            item = capitalised(print(each));
        all += fmt::format("{}{}", all.empty() ? "" : ", ", item);
    }
    return all;
}

} // namespace verbs

std::string print(const Effect& effect)
{
    return verbs::joined(effect);
}

} // namespace triptych::altered
