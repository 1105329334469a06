#include "kryptik/text/explaining/GermanVerbs.h"

#include <fmt/format.h>

// The deck and what is hidden: searching, looking, showing, in German.
namespace triptych::kryptik::german {

namespace {

std::string handOrDeckOf(const Nominal& who, Zone where)
{
    return at(Way::From, where, nominal(own(who.possessive()), {}, zone(where)));
}

} // namespace

std::string Saying::operator()(const Search& e) const
{
    const bool single = e.count == fixed(1);
    const Determiner number = single        ? an()
        : e.count.kind == Amount::Kind::All ? word("all")
                                            : count((e.upTo ? "bis zu " : "") + bare(e.count));
    const Nominal cards
        = described(e.filter, number, single ? Many::No : Many::Yes).with(alike(e.alike));
    const Nominal found = single && e.upTo ? cards.led("höchstens") : cards;
    const std::string where = e.to == Zone::Deck
        ? fmt::format("{} Ihr Deck", e.spot == Move::Spot::Bottom ? "unter" : "oben auf")
        : at(Way::Into, e.to, e.to == Zone::Island ? Side::Any : Side::You);
    return Clause { you(), { "suchen", "suchen" },
        fmt::format("in Ihrem Deck nach {}", found.dative()), "",
        fmt::format("{},{} legen {} {} und mischen Ihr Deck{}", close,
            e.reveal ? fmt::format(" zeigen {} allen,", found.pronounObject()) : "",
            found.pronounObject(), where,
            fmt::format("{}{}", e.engaged ? "; sie liegt dort eingesetzt" : "",
                e.returns ? "; das Hinlegen gilt als Betreten der Insel" : "")) }
        .say(order);
}

std::string Saying::operator()(const LookAt& e) const
{
    const Nominal what = object(e.what);
    if (e.reveals)
        return Clause { what, { "wird", "werden" }, "allen", "gezeigt",
            what.several ? " und bleiben an ihren Plätzen" : " und bleibt an ihrem Platz" }
            .say(order);
    return Clause { you(), { "sehen", "sehen" }, fmt::format("allein {} an", what.accusative()), "",
        what.several ? " und lassen sie an ihren Plätzen" : " und lassen sie an ihrem Platz" }
        .say(order);
}

std::string Saying::operator()(const BarYear& e) const
{
    const Nominal what = object(e.what);
    const std::string_view how = e.ability && e.casting
        ? "weder für die 11-Jahre-Fähigkeit genutzt noch für die 11-Jahre-Kosten gewirkt"
        : e.ability ? "nicht für die 11-Jahre-Fähigkeit genutzt"
                    : "nicht für die 11-Jahre-Kosten gewirkt";
    return Clause { what, { "kann", "können" }, std::string(how), "werden" }.say(order);
}

std::string Saying::operator()(const LookAtRow& e) const
{
    return Clause { you(), { "sehen", "sehen" },
        fmt::format("allein {} {} an", cards(e.count).accusative(),
            at(Way::In, Zone::ElevenYearRow, zoneOf(Zone::ElevenYearRow, who(e.whose)))),
        "",
        e.count == fixed(1) ? " und lassen sie an ihrem Platz"
                            : " und lassen sie an ihren Plätzen" }
        .say(order);
}

std::string Saying::operator()(const LookAtDeck& e) const
{
    return Clause { you(), { "sehen", "sehen" },
        fmt::format("allein {} von oben aus {} an", cards(e.count).accusative(),
            zoneOf(Zone::Deck, who(e.whose)).dative()),
        "", " und lassen sie dort" }
        .say(order);
}

std::string Saying::operator()(const RearrangeRow& e) const
{
    if (e.random)
        return Clause { nominal(the(), {}, card(), Many::Yes,
                            " " + zoneOf(Zone::ElevenYearRow, who(e.whose)).of()),
            { "kommt", "kommen" }, "in eine zufällige Reihenfolge", "",
            ", und niemand weiß mehr, welche welche ist" }
            .say(order);
    return Clause { you(), { "bringen", "bringen" },
        fmt::format("die Karten {} in eine beliebige Reihenfolge",
            zoneOf(Zone::ElevenYearRow, who(e.whose)).of()) }
        .say(order);
}

std::string Saying::operator()(const LookAtHand& e) const
{
    return Clause { you(), { "sehen", "sehen" },
        fmt::format("allein alle Handkarten {}",
            e.whose.kind == Who::Kind::You ? "von Ihnen" : who(e.whose).of()) }
        .say(order);
}

std::string Saying::operator()(const Reveal& e) const
{
    const Nominal who = german::who(e.whose);
    const std::string shown = e.zone == Zone::Hand && e.count.kind == Amount::Kind::All
        ? (e.type ? described(*e.type, word("all"), Many::Yes, Suffix::Card).accusative()
                  : std::string("alle Karten"))
        : e.type ? described(*e.type, count(bare(e.count)),
              e.count == fixed(1) ? Many::No : Many::Yes, Suffix::Card)
                       .accusative()
                 : cards(e.count).accusative();
    return Clause { who, { "zeigt", "zeigen" },
        fmt::format("allen Spielern {}{} {}{}", shown, e.random ? " nach dem Zufall" : "",
            e.zone == Zone::Deck ? "von oben " : "", handOrDeckOf(who, e.zone)) }
        .say(order);
}

std::string Saying::operator()(const DestroyYear& e) const
{
    const Measure years = measure(e.count, yearCard());
    const std::string whose
        = e.whose.kind == Who::Kind::You ? " unter Ihrer Kontrolle" : " " + who(e.whose).of();
    const Nominal what = years.what.with(whose + years.after);
    return Clause { what, { "wird", "werden" },
        e.random           ? "nach dem Zufall bestimmt und"
            : e.themselves ? "von diesem Spieler ausgesucht und"
                           : "",
        "zerstört",
        fmt::format("; wer {} kontrolliert, darf {} wirken oder {}e 11-Jahre-Fähigkeit nutzen",
            what.pronounObject(), what.pronounObject(), what.possessive())
            + (e.silenced && e.uncast ? "; beides ist hier verboten"
                    : e.silenced      ? "; das Nutzen ist hier verboten"
                    : e.uncast        ? "; das Wirken ist hier verboten"
                                      : "") }
        .say(order);
}

namespace {

std::string placed(const LookAndPick& e, Zone to, bool engaged)
{
    const bool yours = e.whose.kind == Who::Kind::You;
    const Side whose = yours ? Side::You : Side::They;
    const std::string where = to == Zone::Hand && yours ? std::string("auf die Hand")
        : to == Zone::Hand ? std::string("auf die Hand dieses Spielers")
        : to == Zone::Deck ? fmt::format("{} {}", e.onTop && to == e.to ? "oben auf" : "unter",
              yours ? "Ihr Deck" : "dieses Deck")
                           : at(Way::Into, to, to == Zone::Island ? Side::Any : whose);
    return where + (engaged ? ", eingesetzt" : "");
}

} // namespace

std::string Saying::operator()(const LookAndPick& e) const
{
    const bool yours = e.whose.kind == Who::Kind::You;
    const std::string deck = yours ? "Ihrem Deck" : "dem Deck " + who(e.whose).of();
    const std::string seen = fmt::format("{} {} von oben aus {} an",
        e.open ? "mit allen Spielern" : "allein", cards(e.count).accusative(), deck);
    if (e.take == fixed(0))
        return Clause { you(), { "sehen", "sehen" }, seen, "",
            " und legen sie in beliebiger Reihenfolge zurück" }
            .say(order);
    const bool every = e.take.kind == Amount::Kind::All;
    const std::string taken = every && !e.type ? std::string("beliebig viele")
        : every  ? fmt::format("{}{}", e.upTo ? "beliebig viele " : "alle ",
               described(*e.type, none(), Many::Yes).accusative())
        : e.type ? one(*e.type).accusative()
                 : bare(e.take);
    const std::string_view itsDeck = yours ? "Ihr Deck" : "dieses Deck";
    const std::string rest = e.restTo == Zone::Abolished
        ? std::string(yours ? "in Ihre Verbannungszone" : "in die Verbannungszone dieses Spielers")
        : e.restTo != Zone::Deck ? placed(e, e.restTo, e.restEngaged)
        : e.restSpot == Move::Spot::Top
        ? fmt::format("in beliebiger Reihenfolge oben auf {}", itsDeck)
        : fmt::format(
            "in {} Reihenfolge unter {}", e.restAtRandom ? "zufälliger" : "beliebiger", itsDeck);
    if (e.chooser)
        return Clause { you(), { "sehen", "sehen" }, seen, "",
            fmt::format(", {} wählt {} davon, und Sie legen das Gewählte {} und die übrigen {}",
                who(*e.chooser).nominative(), taken, placed(e, e.to, e.engaged), rest) }
            .say(order);
    const bool may = (e.type.has_value() && !every) || e.upTo;
    return Clause { you(), { "sehen", "sehen" }, seen, "",
        fmt::format(", {} {}{} davon {}{}{} und {}", may ? "dürfen" : "legen",
            e.upTo && !e.type && !every ? "bis zu " : "", taken,
            e.reveal ? "nach dem Vorzeigen " : "",
            e.then ? fmt::format("{}, {} der übrigen {}", placed(e, e.to, e.engaged), e.thenTake,
                placed(e, *e.then, e.thenEngaged))
                   : placed(e, e.to, e.engaged),
            may ? " legen" : "",
            restStays(e) ? "lassen die übrigen, wo sie sind" : "legen die übrigen " + rest) }
        .say(order);
}

std::string Saying::operator()(const PickFromHand& e) const
{
    const Nominal all = e.reveal ? nominal(word("all"), {}, player(), Many::Yes) : you();
    const std::string which = e.count == 1
        ? one(e.type).accusative()
        : described(e.type, count(std::to_string(e.count)), Many::Yes).accusative();
    const bool single = e.count == 1;
    const std::string_view fate = e.fate == PickFromHand::Fate::Discard
        ? single ? "sie wird abgeworfen" : "sie werden abgeworfen"
        : e.fate == PickFromHand::Fate::Abolish
        ? single ? "sie wird verbannt" : "sie werden verbannt"
        : e.fate == PickFromHand::Fate::Attach
        ? single ? "sie wird an diese Karte angelegt" : "sie werden an diese Karte angelegt"
        : e.fate == PickFromHand::Fate::Top     ? single
                ? "sie kommt oben auf das Deck ihres Eigentümers"
                : "sie kommen oben auf das Deck ihres Eigentümers"
        : e.fate == PickFromHand::Fate::SoulRow ? single
            ? "sie kommt in die Seelenreihe ihres Eigentümers"
            : "sie kommen in die Seelenreihe ihres Eigentümers"
        : single                                ? "sie kommt unter das Deck ihres Eigentümers"
                                                : "sie kommen unter das Deck ihres Eigentümers";
    return Clause { all, { "sehen", "sehen" },
        fmt::format("{}alle Handkarten {}", e.reveal ? "" : "allein ", who(e.whose).of()), "",
        fmt::format(", Sie wählen davon {}{} aus, und {}", e.upTo && !single ? "bis zu " : "",
            which + (e.upTo && single ? " oder keine" : ""), fate) }
        .say(order);
}

} // namespace triptych::kryptik::german
