#include "kryptik/text/explaining/GermanVerbs.h"
#include "core/Overloaded.h"
#include "kryptik/text/printing/Phrases.h"
#include "kryptik/text/printing/Spoken.h"

#include <fmt/format.h>

// What instructions do to the cards, in German.
namespace triptych::kryptik::german {
namespace {

Nominal its(const Nominal& of, Zone where)
{
    return nominal(own(of.possessive()), {}, zone(where));
}

/// "in den Limbo-Stapel seines Eigentümers"
std::string toOwners(const Nominal& what, Zone where)
{
    const Nominal place = nominal(the(), {}, zone(where), Many::No,
        what.several ? " ihrer Eigentümer" : fmt::format(" {}es Eigentümers", what.possessive()));
    return at(Way::Into, where, place);
}

std::string_view is(const Nominal& what)
{
    return what.several ? "sind" : "ist";
}
std::string_view can(const Nominal& what)
{
    return what.several ? "können" : "kann";
}

Nominal sufferer(const std::variant<Thing, Who>& to)
{
    return std::visit(Overloaded {
                          [](const Thing& thing) { return object(thing); },
                          [](const Who& player) { return who(player); },
                      },
        to);
}

} // namespace

// ---------------------------------------------------------------- Cards of a player

std::string Saying::operator()(const Draw& e) const
{
    const Nominal who = german::who(e.who);
    return Clause { who, { "nimmt", "nehmen" },
        fmt::format("{} von oben aus {} auf die Hand", cards(e.count).accusative(),
            its(who, Zone::Deck).dative()),
        "", e.count == fixed(1) ? "" : ", eine nach der anderen" }
        .say(order);
}

std::string Saying::operator()(const Discard& e) const
{
    const Nominal who = german::who(e.who);
    const std::string into = at(Way::Into, Zone::Limbo, its(who, Zone::Limbo));
    const Verb lays { "legt", "legen" };
    if (e.upTo) {
        const Determiner many = e.count.kind == Amount::Kind::All
            ? count("beliebig viele")
            : count("bis zu " + bare(e.count));
        const Nominal which = described(
            e.type.value_or(Filter { Filter::Noun::Card }), many, Many::Yes, Suffix::Card);
        return Clause { who, lays,
            fmt::format("{} nach eigener Wahl von der Hand {}", which.accusative(), into) }
            .say(order);
    }
    if (e.count.kind == Amount::Kind::All && !e.random && e.type)
        return Clause { who, lays,
            fmt::format("{} von der Hand {}",
                described(*e.type, word("all"), Many::Yes, Suffix::Card).accusative(), into) }
            .say(order);
    if (e.count.kind == Amount::Kind::All && !e.random)
        return Clause { who, lays, fmt::format("alle Handkarten {}", into) }.say(order);
    const std::string which = !e.type ? cards(e.count).accusative()
                                      : described(*e.type, count(bare(e.count)),
                                          e.count == fixed(1) ? Many::No : Many::Yes, Suffix::Card)
                                            .accusative();
    return Clause { who, lays,
        fmt::format("{} {} von der Hand {}", which,
            e.random ? "nach dem Zufall" : "nach eigener Wahl", into) }
        .say(order);
}

std::string Saying::operator()(const Probe& e) const
{
    const Nominal who = german::who(e.who);
    return Clause { who, { "darf", "dürfen" }, cards(e.count).accusative(), "ziehen",
        fmt::format(" und {} dann ebenso viele abwerfen", who.several ? "müssen" : "muss") }
        .say(order);
}

std::string Saying::operator()(const Plunder& e) const
{
    const Nominal who = german::who(e.who);
    const Determiner some = e.count.kind == Amount::Kind::All ? count("beliebig viele")
                                                              : count("bis zu " + bare(e.count));
    const std::string which = e.upTo
        ? described(e.type.value_or(Filter { Filter::Noun::Card }), some, Many::Yes, Suffix::Card)
              .accusative()
        : !e.type
        ? cards(e.count).accusative()
        : described(*e.type, e.count.kind == Amount::Kind::All ? word("all") : count(bare(e.count)),
            e.count == fixed(1) ? Many::No : Many::Yes, Suffix::Card)
              .accusative();
    return Clause { who, { "legt", "legen" },
        fmt::format("{} aus {} {}", which, its(who, Zone::Limbo).dative(),
            at(Way::Into, Zone::Abolished, its(who, Zone::Abolished))) }
        .say(order);
}

std::string Saying::operator()(const Shuffle& e) const
{
    const Nominal who = german::who(e.who);
    return Clause { who, { "mischt", "mischen" }, its(who, Zone::Deck).accusative() }.say(order);
}

std::string Saying::operator()(const ShuffleIn& e) const
{
    const Nominal who = german::who(e.who);
    const std::string_view what = e.what == ShuffleIn::What::Hand ? "alle Handkarten"
        : e.what == ShuffleIn::What::Limbo                        ? "alle Karten des Limbo-Stapels"
                                           : "alle Karten der Hand und des Limbo-Stapels";
    return Clause { who, { "mischt", "mischen" },
        fmt::format("{} in {}", what, its(who, Zone::Deck).accusative()) }
        .say(order);
}

// ---------------------------------------------------------------- To a card

std::string Saying::operator()(const Destroy& e) const
{
    const Nominal what = object(e.what);
    if (isInARow(e.what)) // 6.1
        return Clause { what, { "wird", "werden" }, "zerstört", "",
            "; wer sie kontrolliert, darf sie wirken oder ihre 11-Jahres-Fähigkeit nutzen" }
            .say(order);
    return Clause { what, { "kommt", "kommen" }, toOwners(what, Zone::Limbo), "",
        isInASoulRow(e.what) ? "; was beim Sterben auslöst, löst dabei nicht aus"
                             : "; was beim Sterben auslöst, löst dabei aus" }
        .say(order);
}

std::string Saying::operator()(const Abolish& e) const
{
    const Nominal what = object(e.what);
    return Clause { what, { "kommt", "kommen" }, toOwners(what, Zone::Abolished), "",
        "; nichts löst dabei als Sterben aus" }
        .say(order);
}

std::string Saying::operator()(const Sacrifice& e) const
{
    const Nominal what = object(e.what);
    return Clause { who(e.who), { "legt", "legen" },
        fmt::format("{} {}", what.accusative(), toOwners(what, Zone::Limbo)), "",
        fmt::format("; {} {} dabei, {} aber nicht zerstört", what.pronoun(),
            what.several ? "sterben" : "stirbt", what.several ? "werden" : "wird") }
        .say(order);
}

std::string Saying::operator()(const Damage& e) const
{
    const Nominal by = e.by ? object(*e.by) : thisCard();
    const Nominal to = sufferer(e.to);
    if (e.divided)
        return Clause { by, { "fügt", "fügen", "zu" },
            fmt::format("{} zusammen {}", to.dative(), damage(e.amount)), "",
            "; wie viel davon wer nimmt, bestimmen Sie beim Verrechnen" }
            .say(order);
    return Clause { by, { "fügt", "fügen", "zu" },
        fmt::format("{} {}", to.dative(), damage(e.amount)) }
        .say(order);
}

std::string Saying::operator()(const Engage& e) const
{
    const Nominal what = object(e.what);
    return Clause { what, { "wird", "werden" }, "", "eingesetzt (quer gedreht)",
        fmt::format(
            " und {} erst wieder angreifen, blocken oder eingesetzt werden, wenn {} bereit {}",
            can(what), what.pronoun(), is(what)) }
        .say(order);
}

std::string Saying::operator()(const Disengage& e) const
{
    return Clause { object(e.what), { "wird", "werden" }, "aufrecht gedreht und wieder bereit" }
        .say(order);
}

std::string Saying::operator()(const MakeWeary& e) const
{
    const Nominal what = object(e.what);
    if (e.ends)
        return Clause { what, { "ist", "sind" }, "nicht mehr müde" }.say(order);
    return Clause { what, { "wird", "werden" }, "müde", "",
        fmt::format(" und {} bis zur nächsten Bereitphase weder angreifen noch für Kosten "
                    "eingesetzt werden",
            can(what)) }
        .say(order);
}

std::string Saying::operator()(const GainControl& e) const
{
    const Nominal who = german::who(e.who);
    const Nominal what = object(e.what);
    const Lasting time = lasting(e.duration);
    return Clause { who, { "übernimmt", "übernehmen" },
        spaced(time.middle, fmt::format("die Kontrolle über {}", what.accusative())), "",
        fmt::format("{}{}; {} {} auf {}e Seite der Insel und {} dort müde", time.tail,
            e.whileSo ? fmt::format(", {}", subordinate("solange", condition(*e.whileSo))) : "",
            what.pronoun(), what.several ? "kommen" : "kommt", who.possessive(), is(what)) }
        .say(order);
}

std::string Saying::operator()(const Counter& e) const
{
    const Nominal what = object(e.what);
    if (e.returns)
        return Clause { what, { "kommt", "kommen" },
            "vom Effektstapel zurück auf die Hand "
                + fmt::format("{}es Eigentümers", what.possessive()),
            "", "; aufgehoben ist das nicht" }
            .say(order);
    return Clause { what, { "wird", "werden" }, "vom Effektstapel", "genommen",
        fmt::format(" und {} keine Wirkung{}", what.several ? "haben" : "hat",
            e.abolishes ? "; die Karte wird verbannt und nicht in einen Limbo-Stapel gelegt" : "") }
        .say(order);
}

std::string Saying::operator()(const Attach& e) const
{
    const Nominal what = object(e.what);
    return Clause { what, { "wird", "werden" }, after("unter", object(e.to), Case::Accusative),
        "gelegt", fmt::format(" und {} nicht mehr selbst auf der Insel", is(what)) }
        .say(order);
}

std::string Saying::operator()(const Detach& e) const
{
    const bool single = e.count == fixed(1);
    return Clause { you(), { "nehmen", "nehmen" },
        fmt::format("{}{} {} hervor", e.upTo ? "bis zu " : "", cards(e.count).accusative(),
            after("unter", object(e.from), Case::Dative)),
        "",
        single ? " und legen sie in den Limbo-Stapel ihres Eigentümers"
               : " und legen sie in die Limbo-Stapel ihrer Eigentümer" }
        .say(order);
}

std::string Saying::operator()(const Move& e) const
{
    const Nominal what = object(e.what);
    std::string where;
    std::string tail;
    if (e.to == Zone::Island) {
        where = "auf die Insel";
        tail = e.word == Move::Word::Return
            ? "; das gilt als Betreten, und was dabei auslöst, löst aus"
            : "; das gilt nicht als Betreten, es löst also nichts aus";
    } else if (e.spot != Move::Spot::None) {
        const std::string_view deck
            = e.ownersZone ? what.several ? "die Decks ihrer Eigentümer" : "" : "Ihr Deck";
        where = fmt::format("{} {}", e.spot == Move::Spot::Top ? "oben auf" : "unter",
            deck.empty() ? fmt::format("das Deck {}es Eigentümers", what.possessive())
                         : std::string(deck));
    } else
        where = e.ownersZone ? toOwners(what, e.to) : at(Way::Into, e.to, Side::You);
    if (e.to != Zone::Island && !e.ownersZone && mayBeOthers(e.what)) // RULING 5
        tail = "; was jemand anderem gehört, kommt dort in dessen Bereich";
    const std::string how = fmt::format(
        "{}{}", e.engaged ? "eingesetzt " : "", e.underYourControl ? "unter Ihrer Kontrolle " : "");
    return Clause { what, { "kommt", "kommen" }, how + where, "", tail }.say(order);
}

std::string Saying::operator()(const RemoveDamage& e) const
{
    const std::string which = e.amount.kind == Amount::Kind::All
        ? std::string("aller Schaden")
        : fmt::format("{} Schaden", bare(e.amount));
    return Clause { nominal(none(), {}, masculine(which, which, which)), { "zählt", "zählen" },
        "nicht mehr", "", fmt::format(", der {} zuvor zugefügt wurde", object(e.what).dative()) }
        .say(order);
}

std::string Saying::operator()(const LeaveCombat& e) const
{
    const Nominal what = object(e.what);
    return Clause { what, { "greift", "greifen" }, "nicht mehr an", "",
        fmt::format(", {} nicht mehr und {} Kampfschaden weder zu noch {} welchen",
            what.several ? "blocken" : "blockt", what.several ? "fügen" : "fügt",
            what.several ? "nehmen" : "nimmt") }
        .say(order);
}

std::string Saying::operator()(const Exchange& e) const
{
    const Nominal one = object(e.one);
    const auto* target = std::get_if<Target>(&e.one);
    const bool together = (target && target->spec.count == 2)
        || (ofPlaces(e) && std::holds_alternative<It>(e.other));
    const Nominal both = together ? one : joined(one, object(e.other));
    if (ofPlaces(e))
        return Clause { both, { "tauscht", "tauschen" }, "die Plätze", "",
            ofTheRow(e) ? ", verdeckt und für andere ungesehen; die anderen Karten der Reihe "
                          "bleiben, wo sie sind"
                        : "" }
            .say(order);
    return Clause { both, { "wechselt", "wechseln" },
        "die Seite, wenn verschiedene Spieler sie "
        "kontrollieren",
        "", ", und sind dort müde" }
        .say(order);
}

std::string Saying::operator()(const Fight& e) const
{
    return Clause { joined(object(e.one), object(e.other)), { "fügt", "fügen" },
        "einander Schaden in Höhe ihres Angriffs zu", "", "; das ist kein Kampf" }
        .say(order);
}

std::string Saying::operator()(const CastFree& e) const
{
    return Clause { you(), { "wirkt", "wirken" },
        fmt::format("{}{}",
            e.known ? object(*e.known).accusative()
                    : described(e.filter, e.place, an(), Many::No, Way::From).accusative(),
            e.yearCost ? " für die 11-Jahres-Kosten" : ", ohne die Seelenkosten zu bezahlen"),
        "",
        fmt::format("; zusätzliche Kosten werden trotzdem bezahlt{}",
            e.whenResolved    ? "; ein Zauber wird verbannt, sobald er verrechnet ist, aber nicht, "
                                "wenn er aufgehoben wird"
                : e.abolished ? "; ein Zauber wird danach, oder wenn er aufgehoben wird, verbannt"
                              : "") }
        .say(order);
}

} // namespace triptych::kryptik::german
