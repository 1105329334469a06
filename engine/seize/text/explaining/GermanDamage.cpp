#include "seize/text/explaining/GermanVerbs.h"

#include <string>
#include <vector>

#include <fmt/format.h>

// Damage and health, in German.
namespace triptych::seize::german {
namespace {

Noun health()
{
    return statWord(Stat::Health);
}

} // namespace

std::string Saying::operator()(const Deal& e) const
{
    words.need(e.what);
    const Nominal what = object(e.what);
    if (e.same)
        return Clause { what, { "nimmt", "nehmen" }, "diesen Schaden" }.say(order);
    words.need(e.type);
    if (!e.numbered)
        return Clause { what, becomes, "", "vernichtet",
            fmt::format(", wenn {} höchstens die Hälfte {}es Lebens übrig {}{}", what.pronoun(),
                what.possessive(), what.several ? "haben" : "hat", close) }
            .say(order);
    const std::string from = e.by ? after("von", object(*e.by), Case::Dative) : std::string();
    return Clause { what, { "nimmt", "nehmen" },
        spaced(from,
            much(e.amount, damage(), Counting::Mass, { std::string(damageAdjective(e.type)) })),
        "",
        e.ignoresArmor && e.ignoresDefense
            ? fmt::format(", den weder Rüstung noch Verteidigung verringern{}", close)
            : e.ignoresArmor   ? fmt::format(", den keine Rüstung verringert{}", close)
            : e.ignoresDefense ? fmt::format(", den keine Verteidigung verringert{}", close)
            : e.unreduced && e.unprevented
            ? fmt::format(", den nichts verringert und nichts verhindert{}", close)
            : e.unreduced   ? fmt::format(", den nichts verringert{}", close)
            : e.unprevented ? fmt::format(", den nichts verhindert{}", close)
                            : std::string() }
        .say(order);
}

std::string Saying::operator()(const Duel& e) const
{
    words.need(e.what);
    words.need(e.with);
    const Nominal one = object(e.what);
    return Clause { one, { "kämpft", "kämpfen" }, "mit " + object(e.with).dative(), "",
        " (jeder nimmt zugleich so viel körperlichen Schaden, wie der Nahkampf des anderen "
        "beträgt; "
        "ein Angriff ist das nicht)" }
        .say(order);
}

std::string Saying::operator()(const Divide& e) const
{
    words.need(e.what);
    if (e.status) {
        words.need(*e.status);
        return Clause { unchanging(counters(e.amount, *e.status), Gender::Feminine, Many::Yes),
            becomes,
            fmt::format("nach Ihrer Wahl, mindestens je 1, auf {}", object(e.what).accusative()),
            "verteilt" }
            .say(order);
    }
    words.need(e.type);
    const Noun all = damage();
    return Clause { nominal(count(std::to_string(e.amount)),
                        { std::string(damageAdjective(e.type)) }, all),
        becomes,
        fmt::format("nach Ihrer Wahl, mindestens je 1, auf {}", object(e.what).accusative()),
        "verteilt" }
        .say(order);
}

/// What of that which would happen does not.
std::string preventedOfIt(const Prevent& e, Order order)
{
    const Nominal what = unchanging(e.way == Prevent::Way::Half
            ? fmt::format("die Hälfte davon ({})", e.roundedUp ? "aufgerundet" : "abgerundet")
            : e.way == Prevent::Way::AllBut ? fmt::format("alles davon außer {}", e.amount.number)
            : e.amount.kind == Amount::Kind::All ? std::string("nichts davon")
                                                 : fmt::format("{} davon", e.amount.number),
        Gender::Neuter);
    if (e.way == Prevent::Way::OfIt && e.amount.kind == Amount::Kind::All)
        return Clause { what, { "geschieht", "geschehen" } }.say(order);
    return Clause { what, { "wird", "werden" }, "", "verhindert" }.say(order);
}

std::string Saying::operator()(const Prevent& e) const
{
    if (e.way != Prevent::Way::Next)
        return preventedOfIt(e, order);
    words.need(e.what);
    const std::string damage = fmt::format("{}{}",
        e.blow.type
            ? nominal(none(), { std::string(damageAdjective(*e.blow.type)) }, german::damage())
                  .accusative()
            : std::string("Schaden"),
        e.blow.how == How::Melee        ? " von Nahkampfangriffen"
            : e.blow.how == How::Ranged ? " von Fernkampfangriffen"
            : e.blow.how == How::Attack ? " von Angriffen"
                                        : "");
    if (e.amount.kind == Amount::Kind::All)
        return Clause { object(e.what), { "nimmt", "nehmen" },
            fmt::format("in diesem Zug das nächste Mal keinen Anteil an {}", damage), "",
            "; danach wieder wie sonst" }
            .say(order);
    return Clause { object(e.what), { "nimmt", "nehmen" },
        fmt::format("in diesem Zug {} {} weniger", e.amount.number, damage), "",
        "; der erste, den es gäbe, bewirkt nichts" }
        .say(order);
}

std::string Saying::operator()(const LoseHealth& e) const
{
    words.need(e.what);
    return Clause { object(e.what), { "verliert", "verlieren" },
        much(e.amount, health(), Counting::Mass), "",
        "; das ist kein Schaden, und nichts verringert es" }
        .say(order);
}

std::string Saying::operator()(const Heal& e) const
{
    words.need(e.what);
    const Nominal what = object(e.what);
    if (e.way == Heal::Way::ToHalf)
        return Clause { what, becomes,
            fmt::format("bis zur Hälfte {}es vollen Lebens, aufgerundet,", what.possessive()),
            "geheilt" }
            .say(order);
    if (e.way == Heal::Way::To)
        return Clause { what, becomes, fmt::format("bis auf {} Leben", e.amount.number), "geheilt" }
            .say(order);
    if (e.way == Heal::Way::Set || e.way == Heal::Way::Become)
        return Clause { what, { "hat", "haben" },
            "danach " + much(e.amount, health(), Counting::Mass) }
            .say(order);
    if (e.amount.kind == Amount::Kind::All)
        return Clause { what, becomes, "vollständig", "geheilt" }.say(order);
    return Clause { what, { "erhält", "erhalten" },
        fmt::format("{} zurück", much(e.amount, health(), Counting::Mass)), "",
        fmt::format(", höchstens bis zu {}em vollen Leben", what.possessive()) }
        .say(order);
}

} // namespace triptych::seize::german
