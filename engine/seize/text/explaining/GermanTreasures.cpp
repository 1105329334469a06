#include "seize/text/explaining/GermanPredicates.h"
#include "seize/text/explaining/GermanVerbs.h"

#include <fmt/format.h>

// What instructions do to treasures, in German.
namespace triptych::seize::german {
namespace {

Noun treasure()
{
    return treasureWord(CardFilter::Kind::Treasure);
}

} // namespace

std::string Saying::operator()(const Strip& e) const
{
    words.need(e.what);
    const bool all = e.count.kind == Amount::Kind::All;
    const Many many = e.count.number == 1 ? Many::No : Many::Yes;
    const Nominal what = nominal(all && e.upTo ? count("beliebig viele")
            : all                              ? word("jed")
                  : count(fmt::format("{}{}", e.upTo ? "bis zu " : "", e.count.number)),
        {}, treasure(),
        all && !e.upTo ? Many::No
            : all      ? Many::Yes
                       : many,
        " " + object(e.what).of() + (e.random ? " nach dem Zufall" : ""));
    if (e.home)
        return Clause { what, { "kommt", "kommen" }, "auf die Hand ihres Eigentümers zurück" }.say(
            order);
    return e.destroy ? Clause { what, { "wird", "werden" }, "", "abgeworfen" }.say(order)
                     : Clause { what, { "kommt", "kommen" },
                           e.exhausted ? "erschöpft in die Kriegskasse zurück"
                                       : "bereit in die Kriegskasse zurück" }
                           .say(order);
}

std::string Saying::operator()(const Equip& e) const
{
    words.need(e.what);
    const std::string_view from = e.from == Zone::Hand ? "von Ihrer Hand"
        : e.from == Zone::Discard                      ? "aus Ihrer Ablage"
        : e.from == Zone::Deck                         ? "aus Ihrem Deck, das danach gemischt wird,"
                                                       : "aus Ihrer Kriegskasse";
    const Nominal what = object(e.what);
    const std::string taken = nominal(an(), {}, treasureWord(e.card)).accusative();
    return Clause { what, { "nimmt", "nehmen", "auf" }, fmt::format("{} {}", taken, from), "",
        fmt::format(
            ", wo immer {} {}{}", what.pronoun(), what.several ? "stehen" : "steht", close) }
        .say(order);
}

std::string Saying::operator()(const TurnTreasures& e) const
{
    const Nominal player = who(e.who);
    const std::string which = e.upTo
        ? (e.count.kind == Amount::Kind::All ? std::string("beliebig viele Schätze")
                                             : fmt::format("bis zu {} {}", e.count.number,
                                                 e.count.number == 1 ? "Schatz" : "Schätze"))
        : e.count.kind == Amount::Kind::All ? "alle Schätze"
                                            : much(e.count, treasure(), Counting::Pieces);
    const std::string where = fmt::format("{} in {}er Kriegskasse", which, its(player));
    return e.exhaust
        ? Clause { player, { "erschöpft", "erschöpfen" }, where, "",
              "; sie können in diesem Zug nichts bezahlen" }
              .say(order)
        : Clause { player, { "macht", "machen" }, where + " wieder bereit" }.say(order);
}

std::string Saying::operator()(const Handle& e) const
{
    Nominal what = goods(e.goods);
    if (e.who.kind != Who::Kind::You)
        what = what.with(fmt::format(" (nach Wahl {})", who(e.who).of()));
    const std::string_view owners = what.several ? "ihrer Eigentümer" : "";
    const std::string his
        = owners.empty() ? fmt::format("{}es Eigentümers", what.possessive()) : std::string(owners);
    switch (e.deed) {
    case Handle::Deed::Destroy:
        return Clause { what, { "kommt", "kommen" }, fmt::format("in die Ablage {}", his) }.say(
            order);
    case Handle::Deed::Exhaust:
        return Clause { what, { "wird", "werden" }, "erschöpft", "",
            fmt::format(" und {} erst wieder etwas bezahlen, wenn {} bereit {}{}",
                what.several ? "können" : "kann", what.pronoun(), what.several ? "sind" : "ist",
                e.held ? "; zu Beginn des nächsten Zuges geschieht das nicht" : "") }
            .say(order);
    case Handle::Deed::Ready:
        return Clause { what, { "wird", "werden" }, "wieder bereit" }.say(order);
    case Handle::Deed::Unequip:
        return Clause { what, { "kommt", "kommen" },
            e.exhausted ? "erschöpft in die Kriegskasse zurück"
                        : "bereit in die Kriegskasse zurück" }
            .say(order);
    case Handle::Deed::Top:
        return Clause { what, { "kommt", "kommen" }, fmt::format("oben auf das Deck {}", his) }.say(
            order);
    case Handle::Deed::Bottom:
        return Clause { what, { "kommt", "kommen" }, fmt::format("unter das Deck {}", his) }.say(
            order);
    case Handle::Deed::Shuffle:
        return Clause { what, { "wird", "werden" }, fmt::format("in das Deck {}", his), "gemischt" }
            .say(order);
    case Handle::Deed::Blank:
        return Clause { what, { "verliert", "verlieren" },
            spaced(lasting(e.duration, what), "alle Fähigkeiten") }
            .say(order);
    case Handle::Deed::Return:
        break;
    }
    return Clause { what, { "kommt", "kommen" }, fmt::format("auf die Hand {} zurück", his) }.say(
        order);
}

std::string Saying::operator()(const HandOver& e) const
{
    words.need(e.what);
    const Nominal what = object(e.what);
    return Clause { what, { "nimmt", "nehmen", "auf" }, goods(e.goods).accusative(), "",
        fmt::format(
            ", wo immer {} {}{}", what.pronoun(), what.several ? "stehen" : "steht", close) }
        .say(order);
}

std::string Saying::operator()(const Fits& e) const
{
    return Clause { nominal(word("dies"), {}, treasure()), { "wird", "werden" },
        e.none ? fmt::format("nie {} angelegt", described(e.who, none(), Many::Yes).dative())
               : fmt::format("nur {} angelegt", described(e.who, none(), Many::Yes).dative()) }
        .say(order);
}

} // namespace triptych::seize::german
