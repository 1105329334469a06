#include "altered/text/explaining/GermanVerbs.h"
#include "altered/tree/Walk.h"

#include <fmt/format.h>

// In what order, whether and how often, in German.
namespace triptych::altered::german {

std::string say(const Effect& effect, Order order)
{
    return std::visit(Saying { order }, effect.node);
}

std::string whole(const Effect& effect)
{
    return capitalised(say(effect, Order::Main));
}

namespace {

std::string range(const ResultTable::Row& row)
{
    if (row.parity != Compare::Exactly)
        return row.parity == Compare::Even ? "geradem Ergebnis" : "ungeradem Ergebnis";
    return row.most == 0        ? fmt::format("{} oder mehr", row.least)
        : row.most == row.least ? std::to_string(row.least)
                                : fmt::format("{} bis {}", row.least, row.most);
}

std::string times(const Amount& of)
{
    return of.kind == Amount::Kind::Fixed && of.number == 2 ? "zweimal"
        : of.kind == Amount::Kind::Fixed                    ? fmt::format("{}-mal", of.number)
                                         : fmt::format("{}-mal", number(of, false).word);
}

/// "1 Verstärkung von dieser Karte ausgeben": what you do, without you.
std::string infinitive(const Effect& effect)
{
    constexpr std::string_view subject = "Sie ";
    const std::string clause = say(effect, Order::Subordinate);
    return clause.starts_with(subject) ? clause.substr(subject.size()) : clause;
}

} // namespace

std::string cost(const std::vector<Effect>& cost)
{
    std::vector<std::string> all;
    for (const Effect& each : cost) {
        if (const auto* pay = std::get_if<Pay>(&each.node)) {
            all.push_back(mana(pay->mana));
            continue;
        }
        const auto* exhaust = std::get_if<Exhaust>(&each.node);
        const auto* discard = std::get_if<Discard>(&each.node);
        if (exhaust && std::holds_alternative<This>(exhaust->what.node))
            all.emplace_back("diese Karte erschöpfen");
        else if (discard && std::holds_alternative<This>(discard->what.node))
            all.emplace_back("diese Karte aus der Reserve abwerfen");
        else
            all.push_back(infinitive(each));
    }
    return listed(all);
}

std::string Saying::operator()(const Sequence& e) const
{
    using Joint = Sequence::Joint;
    std::string all = german::say(e.parts.front(), order);
    for (std::size_t i = 1; i < e.parts.size(); ++i) {
        const Effect& part = e.parts[i];
        switch (e.joints[i - 1]) {
        case Joint::Stop:
        case Joint::Unless:
        case Joint::Ahead:
            all += ". " + whole(part);
            break;
        case Joint::StopThen:
        case Joint::StopThenPlain:
            all += ". Dann " + german::say(part, Order::Inverted);
            break;
        case Joint::CommaThen:
        case Joint::AndThen:
            all += ", dann " + german::say(part, Order::Inverted);
            break;
        case Joint::And:
        case Joint::CommaAnd:
            all += ", und " + german::say(part, Order::Main);
            break;
        case Joint::Comma:
            all += ", " + german::say(part, Order::Main);
            break;
        case Joint::Colon:
            all += ": " + whole(part);
            break;
        }
    }
    return all;
}

/// What another may do is done by that player, not by "Sie".
static void doneByThem(Effect& effect)
{
    if (auto* both = std::get_if<Sequence>(&effect.node))
        for (Effect& part : both->parts)
            doneByThem(part);
    if (Who* doer = whoOf(effect); doer && doer->kind == Who::Kind::You && !doer->me)
        doer->kind = Who::Kind::ThatPlayer;
}

std::string Saying::operator()(const May& e) const
{
    const std::string then
        = e.to ? fmt::format("; dafür {}", german::say(*e.to, Order::Inverted)) : std::string();
    if (e.must && !e.to)
        return chosen(std::get<Choose>(e.effect->node), who(e.who));
    Effect done = *e.effect;
    if (e.must) {
        if (Who* doer = whoOf(done); doer && e.who.kind != Who::Kind::You)
            *doer = e.who;
        return german::say(done, order) + then;
    }
    if (e.who.kind != Who::Kind::You)
        doneByThem(done);
    return fronted(order,
        fmt::format("{} {}{}", subordinate("wenn", Clause { who(e.who), { "will", "wollen" } }),
            german::say(done, Order::Inverted), then));
}

std::string Saying::operator()(const altered::If& e) const
{
    const std::string then = german::say(*e.effect, Order::Inverted);
    if (e.otherwise && said(e).elseWord == Said<altered::If>::Else::Instead)
        return fmt::format("{}; {} gilt stattdessen: {}", german::say(*e.otherwise, order),
            when(e.condition, e.unless), whole(*e.effect));
    std::string all = fmt::format("{} {}", when(e.condition, e.unless), then);
    if (e.otherwise)
        all += "; sonst " + german::say(*e.otherwise, Order::Inverted);
    return fronted(order, all);
}

std::string Saying::operator()(const Where& e) const
{
    return german::say(*e.effect, order) + whereX(e.x);
}

std::string Saying::operator()(const Choose& e) const
{
    return chosen(e, you());
}

std::string Saying::chosen(const Choose& e, const Nominal& by) const
{
    const bool one = manyOf(e.count) == Many::No;
    std::string how = one ? std::string("eines") : number(e.count, e.upTo).word;
    if (one && e.upTo)
        how = "höchstens eines";
    if (said(e).orWord)
        how = "eines";
    if (e.random)
        how += " zufällig";
    std::string all = Clause { by, { "wählt", "wählen" }, how }.say(order)
        + (e.x ? whereX(*e.x) : std::string());
    if (e.bothIf)
        all += fmt::format(" ({} {} {})", when(*e.bothIf, false), e.both ? "stattdessen" : "auch",
            e.modes.size() > 2 ? "zwei davon" : "beides");
    else if (e.both)
        all += " oder beides";
    if (e.repeat)
        all += " (auch mehrmals dasselbe)";
    all += ":";
    for (std::size_t i = 0; i < e.modes.size(); ++i) {
        Mode mode = e.modes[i];
        Who* doer = whoOf(*mode.effect);
        if (doer && !by.polite && doer->kind == Who::Kind::You && !doer->me)
            doer->kind = Who::Kind::ThatPlayer; // whoever chooses does it
        all += fmt::format("{} ({}) {}{}", i == 0 ? "" : ";", i + 1,
            mode.cost.empty() ? std::string() : fmt::format("für {}: ", cost(mode.cost)),
            whole(*mode.effect));
    }
    return all;
}

std::string Saying::operator()(const ResultTable& e) const
{
    std::string all;
    for (std::size_t i = 0; i < e.rows.size(); ++i) {
        const ResultTable::Row& row = e.rows[i];
        const std::string front = e.of
            ? fmt::format("wenn {} {} beträgt{}", quantity(*e.of).nominative(), range(row), close)
            : fmt::format("bei {}", range(row));
        all += fmt::format(
            "{}{} {}", i == 0 ? "" : "; ", front, german::say(*row.effect, Order::Inverted));
    }
    if (e.otherwise)
        all += "; sonst " + german::say(*e.otherwise, Order::Inverted);
    return fronted(order, all);
}

std::string Saying::operator()(const Repeat& e) const
{
    const std::string x = e.x ? whereX(*e.x) : std::string();
    if (!e.effect && said(e).process)
        return Clause { unchanging("dies"), { "geschieht", "geschehen" },
            e.times.kind == Amount::Kind::Per ? "noch einmal" + per(e.times)
                : e.times.number == 2         ? std::string("noch zweimal")
                                              : std::string("noch einmal") }
            .say(order);
    if (!e.effect)
        return Clause { unchanging("dies"), { "geschieht", "geschehen" }, "noch einmal" }.say(
            order);
    return Clause { unchanging("dies"), { "geschieht", "geschehen" }, times(e.times) }.say(order)
        + x + ": " + whole(*e.effect);
}

std::string Saying::operator()(const ForEach& e) const
{
    Amount each { Amount::Kind::Per, 1 };
    each.of = e.of;
    return fronted(order, per(each).substr(1) + " gilt: " + whole(*e.effect));
}

std::string Saying::operator()(const Delayed& e) const
{
    std::string_view moment;
    switch (e.when) {
    case Delayed::When::AfterRest:
        moment = "nach der Ruhe";
        break;
    case Delayed::When::NextNoon:
        moment = e.thisDay ? "am Mittag dieses Tages" : "am nächsten Mittag";
        break;
    case Delayed::When::NextDusk:
        moment = e.thisDay ? "in der Dämmerung dieses Tages" : "in der nächsten Dämmerung";
        break;
    case Delayed::When::NextNight:
        moment = e.thisDay ? "in der Nacht dieses Tages" : "in der nächsten Nacht";
        break;
    }
    return fronted(order, fmt::format("{} {}", moment, german::say(*e.effect, Order::Inverted)));
}

std::string Saying::operator()(const NextTime& e) const
{
    return fronted(order,
        fmt::format("{} {} {}",
            spaced(lasting(e.duration), e.every ? "jedes Mal," : "das nächste Mal,"),
            subordinate("wenn", happening(e.happening, Mood::Present)),
            german::say(*e.effect, Order::Inverted)));
}

} // namespace triptych::altered::german
