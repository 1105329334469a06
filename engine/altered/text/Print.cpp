#include "altered/text/Print.h"

#include "altered/text/Branches.h"
#include "altered/text/Phrases.h"
#include "altered/text/PrintVerbs.h"
#include "altered/tree/Walk.h"
#include "core/Overloaded.h"
#include "text/Spelling.h"

#include <array>

#include <fmt/format.h>

// Branches and whole abilities; single instructions are in PrintVerbs.cpp, statements in PrintStatements.cpp.
namespace triptych::altered {
namespace {

using namespace phrases;
using text::capitalised;

std::string words(const Effect&);

/// Sentences with their last full stop; a list or a quotation has ended them already.
std::string sentences(const Effect& effect)
{
    std::string all = capitalised(words(effect));
    if (!all.ends_with('.') && !all.ends_with('"'))
        all += '.';
    return all;
}

// ---------------------------------------------------------------- Branches

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
        "{} unless {}{}", words(effect), by.kind == Who::Kind::You ? "you " : "", words(done));
}

std::string ifSo(const If&);

/// "Target Character gains 1 boost. If it's ..., it gains 2 boosts instead.": who is named is a step of its own.
std::string namedAhead(const Declare& named, If so)
{
    if (Thing* what = firstThing(*so.otherwise))
        *what = named.what;
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
            return namedAhead(
                std::get<Declare>(of.parts[at].node), std::get<If>(of.parts[at + 1].node));
        return isUnless
            ? unless(std::get<May>(of.parts[at].node), std::get<If>(of.parts[at + 1].node))
            : words(of.parts[at]);
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
        all += fmt::format("{}{}", all.empty() ? "" : " or ", words(done));
    }
    return all;
}

std::string may(const May& of)
{
    if (of.must && !of.to)
        return chosenBy(of.who, std::get<Choose>(of.effect->node));
    if (of.must)
        return fmt::format("{} to {}", words(*of.effect), words(*of.to));
    return fmt::format("{}may {}{}{}",
        said(of).bare ? std::string() : fmt::format("{} ", who(of.who)),
        said(of).then ? "then " : "", words(*of.effect),
        of.to ? " to " + words(*of.to) : std::string());
}

std::string ifSo(const If& of)
{
    const std::string when = condition(of.condition);
    const std::string then = words(*of.effect);
    if (of.otherwise && said(of).elseWord == Said<If>::Else::Instead)
        return fmt::format("{}. If {}, {} instead", words(*of.otherwise), when, then);
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
    const std::string other = words(*of.otherwise);
    return said(of).elseWord == Said<If>::Else::Comma ? fmt::format("{}, otherwise {}", all, other)
        : said(of).elseWord == Said<If>::Else::Sentence
        ? fmt::format("{}. Otherwise, {}", all, other)
        : fmt::format("{}. Otherwise {}", all, other);
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
            item = capitalised(words(each));
        all += fmt::format("{}{}", all.empty() ? "" : ", ", item);
    }
    return all;
}

std::string chooseOf(const Choose& of)
{
    if (said(of).orWord) {
        std::string all;
        for (const Mode& each : of.modes)
            all += fmt::format("{}{}", all.empty() ? "" : " or ", words(*each.effect));
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
                said(row).colon ? capitalised(words(*row.effect)) : words(*row.effect));
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
            + words(*of.otherwise);
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
    return fmt::format("do the following {} times{}:\n\u2022 {}", inWords(of.times, false),
        whereX(of.x), sentences(*of.effect));
}

std::string nextTime(const NextTime& of)
{
    return fmt::format("the next time {} {}, {}", happening(of.happening, Mood::Now),
        duration(of.duration), words(*of.effect));
}

std::string words(const Effect& effect)
{
    const auto branches = Overloaded {
        [](const Sequence& e) { return sequence(e); },
        [](const May& e) { return may(e); },
        [](const If& e) { return ifSo(e); },
        [](const Where& e) { return words(*e.effect) + where(e.x); },
        [](const Choose& e) { return chooseOf(e); },
        [](const ResultTable& e) { return table(e); },
        [](const Repeat& e) { return repeat(e); },
        [](const ForEach& e) {
            if (said(e).list)
                return fmt::format(
                    "do this once for each {}:\n\u2022 {}", each(e.of), sentences(*e.effect));
            return fmt::format("for each {}, {}", each(e.of), words(*e.effect));
        },
        [](const NextTime& e) { return nextTime(e); },
        [](const Delayed& e) {
            if (e.when != Delayed::When::AfterRest) {
                const std::string_view next = e.when == Delayed::When::NextNoon ? "at the next Noon"
                    : e.when == Delayed::When::NextDusk                         ? "at the next Dusk"
                                                        : "at the next Night";
                return said(e).before ? fmt::format("{}, {}", next, words(*e.effect))
                                      : fmt::format("{} {}", words(*e.effect), next);
            }
            return said(e).before ? "after Rest: " + capitalised(words(*e.effect))
                                  : words(*e.effect) + " after Rest";
        },
        [&](const auto&) { return verbs::words(effect); },
    };
    return std::visit(branches, effect.node);
}

// ---------------------------------------------------------------- Abilities

std::string keywordLine(const Ability& ability)
{
    std::string all;
    for (const KeywordItem& each : ability.keywords)
        all += fmt::format("{}{}{}", all.empty() ? "" : ", ", keywordItem(each), whereX(each.x));
    return all + ".";
}

std::string_view eachTime(Duration each)
{
    return each == Duration::ThisTurn     ? " each turn"
        : each == Duration::ThisAfternoon ? " each Afternoon"
                                          : " each Day";
}

std::string firstTime(const Ability& ability)
{
    if (ability.firstEach == Duration::None)
        return "When ";
    return fmt::format(
        "The first time{} ", said(ability).firstEachEarly ? eachTime(ability.firstEach) : "");
}

std::string triggers(const Ability& ability)
{
    constexpr std::array<std::string_view, 3> symbols { "{J} ", "{H} ", "{R} " };
    constexpr std::array<std::string_view, 5> phases { "At Morning", "At Noon", "At Afternoon",
        "At Dusk", "At Night" };
    std::string all;
    for (const Happening& each : ability.triggers) {
        if (each.event <= Happening::Event::IconReserve)
            all += symbols[static_cast<std::size_t>(each.event)];
        else if (each.event == Happening::Event::AtPhase)
            all += phases[static_cast<std::size_t>(each.phase)];
        else if (all.empty())
            all = firstTime(ability) + happening(each, Mood::Now);
        else
            all += " or " + happening(each, Mood::Now, false);
    }
    if (ability.triggers.front().event <= Happening::Event::IconReserve)
        return all;
    if (ability.firstEach != Duration::None && !said(ability).firstEachEarly)
        all += eachTime(ability.firstEach);
    if (ability.triggerIf)
        all += ", if " + condition(*ability.triggerIf);
    if (ability.forEach)
        all += ", for each " + each(*ability.forEach);
    return all + " \u2014 ";
}

std::string quick(const Ability& ability)
{
    std::string all = fmt::format("{}: {}", costOf(ability.cost), sentences(*ability.effect));
    if (ability.onlyIf)
        all += fmt::format(" You can only activate this if {}.", condition(*ability.onlyIf));
    if (ability.oncePer != Duration::None)
        all += fmt::format(" You can only activate this once per {}.",
            ability.oncePer == Duration::ThisTurn      ? "turn"
                : ability.oncePer == Duration::ThisDay ? "Day"
                                                       : "Afternoon");
    if (ability.costChange) {
        Amount by = *ability.costChange;
        const bool less = by.number < 0;
        by.number = less ? -by.number : by.number;
        all += fmt::format(" This action costs {} {} {} {}.", mana(by), less ? "less" : "more",
            ability.costChangeUnless ? "unless" : "if", condition(*ability.costChangeIf));
    }
    return all;
}

std::string passive(const Ability& ability)
{
    using Word = Said<Ability>::If;
    const std::string says = verbs::words(*ability.statement);
    std::string all = capitalised(says);
    if (ability.condition) {
        const std::string when = condition(*ability.condition);
        const std::string_view so = ability.unless ? "unless" : "if";
        switch (said(ability).conditionWord) {
        case Word::Comma:
            if (ability.condition->kind == Condition::Kind::All
                && ability.condition->parts.back().kind == Condition::Kind::During
                && said(ability.condition->parts.back()).word != Said<Condition>::ItIs) {
                Condition first = *ability.condition;
                const Condition then = first.parts.back();
                first.parts.pop_back();
                all = fmt::format("If {}, {} {}", condition(first), says, condition(then));
                break;
            }
            all = fmt::format("{} {}, {}", capitalised(std::string(so)), when, says);
            break;
        case Word::Colon:
            all = fmt::format("{} {}: {}", capitalised(std::string(so)), when, capitalised(says));
            break;
        case Word::After:
            all += fmt::format(" {} {}", so, when);
            break;
        case Word::While:
            all = fmt::format("While {}, {}", when, says);
            break;
        case Word::WhileAfter:
            all += " while " + when;
            break;
        case Word::Bare:
            all = fmt::format("{}, {}", capitalised(when), says);
            break;
        case Word::BareAfter:
            all += " " + when;
            break;
        case Word::When:
            all = fmt::format("When {} \u2014 {}", when, capitalised(says));
            break;
        }
    }
    return all.ends_with('.') || all.ends_with('"') ? all : all + ".";
}

std::string body(const Ability& ability)
{
    switch (ability.kind) {
    case Ability::Kind::Keywords:
        return keywordLine(ability);
    case Ability::Kind::Quick:
        return quick(ability);
    case Ability::Kind::Reaction:
        return triggers(ability) + sentences(*ability.effect);
    case Ability::Kind::Passive:
        return passive(ability);
    case Ability::Kind::Declared: {
        const auto* sequence = std::get_if<Sequence>(&ability.effect->node);
        const Effect& first = sequence ? sequence->parts.front() : *ability.effect;
        if (!std::holds_alternative<May>(first.node))
            return fmt::format("To play me, you must {}.", words(*ability.effect));
        break;
    }
    case Ability::Kind::SpellEffect:
        break;
    }
    return sentences(*ability.effect);
}

} // namespace

std::string print(const Effect& effect)
{
    return words(effect);
}

std::string print(const Statement& statement)
{
    return verbs::words(statement);
}

std::string print(const Ability& ability)
{
    return fmt::format("{}{}{}", ability.infinite ? "{I} " : "",
        ability.completed ? "[Completed]: " : "", body(ability));
}

std::string printText(const std::vector<Ability>& abilities)
{
    std::string all;
    for (const Ability& ability : abilities)
        all += fmt::format("{}{}", all.empty() ? "" : "\n", print(ability));
    return all;
}

} // namespace triptych::altered
