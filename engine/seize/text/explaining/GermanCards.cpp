#include "seize/text/explaining/GermanVerbs.h"

#include <fmt/format.h>

// What instructions do to cards and loot, in German.
namespace triptych::seize::german {
namespace {

std::string cardsIn(const Amount& amount)
{
    return much(amount, card(), Counting::Pieces);
}

} // namespace

std::string Saying::operator()(const Show& e) const
{
    const Nominal player = who(e.who);
    return Clause { player, { "zeigt", "zeigen", "vor" },
        fmt::format("{} von der Hand{}",
            cards(e.cards, e.count == 1 ? an() : count(std::to_string(e.count)),
                e.count == 1 ? Many::No : Many::Yes)
                .accusative(),
            e.random ? " nach dem Zufall" : "") }
        .say(order);
}

std::string Saying::operator()(const Draw& e) const
{
    if (e.until && e.count.kind == Amount::Kind::EqualTo)
        return Clause { who(e.who), { "füllt", "füllen", "auf" },
            fmt::format("die Hand bis auf {}", much(e.count, card(), Counting::Pieces)) }
            .say(order);
    if (e.until)
        return Clause { who(e.who), { "zieht", "ziehen" },
            fmt::format("so viele Karten, dass {} auf der Hand sind{}", e.count.number, close) }
            .say(order);
    return Clause { who(e.who), { "zieht", "ziehen" }, cardsIn(e.count) }.say(order);
}

std::string Saying::operator()(const Discard& e) const
{
    const Nominal player = who(e.who);
    if (e.cards != CardFilter {}) {
        const bool one = e.count.number == 1;
        const Nominal what
            = cards(e.cards, one && !e.upTo ? an() : count(std::to_string(e.count.number)),
                one ? Many::No : Many::Yes);
        return Clause { player, { "wirft", "werfen", "ab" },
            fmt::format("{}{}{} von der Hand", e.upTo ? "bis zu " : "", what.accusative(),
                e.random ? " zufällig" : "") }
            .say(order);
    }
    if (e.downTo)
        return Clause { player, { "wirft", "werfen", "ab" },
            fmt::format("so viele Karten, dass {} auf der Hand {}{}", e.count.number,
                e.count.number == 1 ? "bleibt" : "bleiben", close) }
            .say(order);
    if (e.upTo)
        return Clause { player, { "wirft", "werfen", "ab" },
            e.count.kind == Amount::Kind::All
                ? std::string("beliebig viele Karten von der Hand")
                : fmt::format("bis zu {} von der Hand", cardsIn(e.count)) }
            .say(order);
    if (e.count.kind == Amount::Kind::All)
        return Clause { player, { "wirft", "werfen", "ab" },
            fmt::format("{}e ganze Hand", its(player)) }
            .say(order);
    return Clause { player, { "wirft", "werfen", "ab" },
        fmt::format("{} von der Hand {}", cardsIn(e.count),
            e.random ? "nach dem Zufall" : "nach eigener Wahl") }
        .say(order);
}

std::string Saying::operator()(const Mill& e) const
{
    const Nominal player = who(e.who);
    return Clause { player, { "legt", "legen" },
        fmt::format("{} von oben aus {}em Deck in die Ablage", cardsIn(e.count), its(player)) }
        .say(order);
}

std::string Saying::operator()(const LoseLoot& e) const
{
    const Nominal player = who(e.who);
    const Verb does = e.pays ? Verb { "zahlt", "zahlen" } : Verb { "verliert", "verlieren" };
    if (e.upTo)
        return Clause { player, does,
            fmt::format("nach eigener Wahl {} aus {}er Schatzkammer",
                e.amount.kind == Amount::Kind::All
                    ? std::string("beliebig viel Beute")
                    : fmt::format("bis zu {} Beute", e.amount.number),
                its(player)) }
            .say(order);
    return Clause { player, does,
        fmt::format("{} aus {}er Schatzkammer", much(e.amount, feminine("Beute"), Counting::Mass),
            its(player)) }
        .say(order);
}

std::string Saying::operator()(const GainLoot& e) const
{
    const Nominal player = who(e.who);
    return Clause { player, { "legt", "legen" },
        fmt::format("{} in {}e Schatzkammer", much(e.amount, feminine("Beute"), Counting::Mass),
            its(player)) }
        .say(order);
}

std::string Saying::operator()(const Look& e) const
{
    const bool single = e.count == fixed(1);
    const bool fixedly = e.count.kind == Amount::Kind::Fixed || e.count.kind == Amount::Kind::All;
    const Nominal deck = belonging(zone(Zone::Deck), e.whose);
    const std::string seen = fixedly
        ? fmt::format("{} {} an",
            single ? "die oberste Karte" : fmt::format("die obersten {} Karten", e.count.number),
            deck.of())
        : fmt::format("{} von oben aus {} an", cardsIn(e.count), deck.dative());
    const auto looking = [&](std::string tail) {
        return Clause { you(), { "sehen", "sehen" }, seen, "", std::move(tail) }.say(order);
    };
    const std::string_view order2 = e.ordered ? " in beliebiger Reihenfolge" : "";
    if (e.count.kind == Amount::Kind::All)
        return Clause { you(), { "zeigen", "zeigen", "vor" },
            fmt::format("von oben aus Ihrem Deck Karten, bis {} dabei ist{}",
                cards(*e.type, an(), Many::No).nominative(), close),
            "",
            fmt::format("; sie kommt {}, und die übrigen kommen{} {}",
                e.goal == Look::Goal::Warchest ? "in Ihre Kriegskasse" : "auf Ihre Hand", order2,
                e.rest == Look::Rest::Bottom        ? "unter das Deck"
                    : e.rest == Look::Rest::Discard ? "in die Ablage"
                                                    : "in das Deck, das gemischt wird") }
            .say(order);
    if (e.take == 0 && !e.each && e.ordered)
        return looking(" und legen sie in beliebiger Reihenfolge zurück");
    if (e.take == 0 && !e.each)
        return e.shown ? looking(", zeigen sie allen vor und legen sie zurück")
                       : looking(" und legen sie zurück");
    if (e.each)
        return looking(
            fmt::format(", zeigen sie allen vor, legen davon jede {} {} und die übrigen {}",
                cards(*e.type, none(), Many::No).nominative(),
                e.goal == Look::Goal::Warchest
                    ? (e.exhausted ? "in Ihre Kriegskasse (erschöpft)" : "in Ihre Kriegskasse")
                    : e.goal == Look::Goal::Hand    ? "auf Ihre Hand"
                    : e.goal == Look::Goal::Discard ? "in die Ablage"
                                                    : "unter das Deck",
                e.rest == Look::Rest::Back           ? "oben zurück"
                    : e.rest == Look::Rest::Bottom   ? "unter das Deck"
                    : e.rest == Look::Rest::Shuffled ? "in das Deck, das gemischt wird"
                    : e.rest == Look::Rest::Hand     ? "auf Ihre Hand"
                                                     : "in die Ablage"));
    const bool may = e.type || e.upTo;
    const std::string taken = e.type ? cards(*e.type, an(), Many::No).accusative()
        : single                     ? std::string("sie")
        : e.take >= Look::anyNumber  ? std::string("beliebig viele")
                                     : std::to_string(e.take);
    std::string goal = "auf die Hand";
    switch (e.goal) {
    case Look::Goal::Hand:
        break;
    case Look::Goal::Warchest:
        goal = e.exhausted ? "in Ihre Kriegskasse (erschöpft)" : "in Ihre Kriegskasse";
        break;
    case Look::Goal::Discard:
        goal = e.whose.kind == Who::Kind::You ? "in Ihre Ablage" : "in die Ablage";
        break;
    case Look::Goal::Bottom:
        goal = "unter das Deck";
        break;
    case Look::Goal::Top:
        goal = "oben zurück";
        break;
    }
    const std::string_view rest = e.rest == Look::Rest::Back ? "oben zurück"
        : e.rest == Look::Rest::Bottom                       ? "unter das Deck"
        : e.rest == Look::Rest::Shuffled                     ? "in das Deck, das gemischt wird"
        : e.rest == Look::Rest::Hand                         ? "auf Ihre Hand"
                                                             : "in die Ablage";
    return looking(fmt::format(", {} {}{}{}{} und legen {} {}{}", may ? "dürfen" : "legen",
        single ? taken + " " : fmt::format("davon {} ", taken), e.reveal ? "vorzeigen und " : "",
        goal, may ? " legen" : "", single ? "sie sonst" : "die übrigen", rest, order2));
}

namespace {

std::string_view openly(bool shown)
{
    return shown ? ", offen für alle," : "";
}

} // namespace

std::string Saying::operator()(const LookAtHand& e) const
{
    return Clause { you(), { "sehen", "sehen" },
        fmt::format("{}{} an", belonging(zone(Zone::Hand), e.whose).accusative(), openly(e.shown)) }
        .say(order);
}

std::string Saying::operator()(const PickFromHand& e) const
{
    const std::string which = cards(e.cards, an(), Many::No).accusative();
    return Clause { you(), { "sehen", "sehen" },
        fmt::format("{}{} an", belonging(zone(Zone::Hand), e.whose).accusative(), openly(e.shown)),
        "",
        fmt::format(" und {} darin {}{}; {}", e.upTo ? "dürfen" : "wählen", which,
            e.upTo ? " wählen" : "",
            e.fate == PickFromHand::Fate::Discard ? "sie wird abgeworfen"
                : e.fate == PickFromHand::Fate::Bottom
                ? "sie kommt unter das Deck ihres Eigentümers"
                : e.fate == PickFromHand::Fate::Top
                ? "sie kommt oben auf das Deck ihres Eigentümers"
                : "sie kommt in das Deck ihres Eigentümers, das gemischt wird") }
        .say(order);
}

std::string Saying::operator()(const Select& e) const
{
    words.need(e.what);
    return Clause { who(e.who), { "wählt", "wählen" }, object(e.what).accusative() }.say(order);
}

/// Out of what is another's, and back to its owner's.
std::string Saying::ofAnother(const Fetch& e, const std::string& what) const
{
    const bool any = e.owner->kind == Who::Kind::EachPlayer;
    const Noun pile = zone(e.from);
    const std::string from
        = any ? nominal(word("irgendein"), {}, pile).dative() : belonging(pile, *e.owner).dative();
    const std::string_view to = e.spot == Fetch::Spot::Top ? "oben auf das Deck des Eigentümers"
        : e.spot == Fetch::Spot::Bottom                    ? "unter das Deck des Eigentümers"
        : e.to == Zone::Hand                               ? "auf die Hand des Eigentümers"
        : e.to == Zone::Warchest                           ? "in die Kriegskasse des Eigentümers"
        : e.to == Zone::Deck                               ? "in das Deck des Eigentümers"
                                                           : "in die Ablage des Eigentümers";
    const bool shuffled
        = e.from == Zone::Deck || (e.to == Zone::Deck && e.spot == Fetch::Spot::None);
    return Clause { who(e.who), { "legt", "legen" },
        fmt::format("{}{} {} {} {}{}", what, e.random ? " nach dem Zufall" : "",
            e.from == Zone::Hand ? "von" : "aus", from, to,
            e.exhausted   ? " (erschöpft)"
                : e.shown ? " (offen für alle)"
                          : ""),
        "", shuffled ? "; das Deck wird gemischt" : "" }
        .say(order);
}

std::string Saying::operator()(const Fetch& e) const
{
    const Nominal player = who(e.who);
    const std::string its(player.possessive());
    const bool all = e.count.kind == Amount::Kind::All;
    const std::string mixed
        = fmt::format(" und {} {} Deck", player.several ? "mischen" : "mischt", its);
    if (isWhole(e))
        return Clause { player, { "legt", "legen" },
            fmt::format(
                "{}e ganze {} in {} Deck", its, e.from == Zone::Hand ? "Hand" : "Ablage", its),
            "", mixed }
            .say(order);
    const bool single = !all && e.count == fixed(1);
    const Nominal some = cards(e.cards,
        single    ? an()
            : all ? count(e.upTo ? "beliebig viele" : "alle")
                  : count(fmt::format("{}{}", e.upTo ? "bis zu " : "", e.count.number)),
        single ? Many::No : Many::Yes);
    const std::string what = (single && e.upTo ? some.led("höchstens") : some).accusative();
    if (e.owner)
        return ofAnother(e, what);
    const std::string from = e.from == Zone::Deck ? fmt::format("aus {}em Deck", its)
        : e.from == Zone::Hand                    ? fmt::format("von {}er Hand", its)
                                                  : fmt::format("aus {}er Ablage", its);
    const std::string to = e.spot == Fetch::Spot::Top ? fmt::format("oben auf {} Deck", its)
        : e.spot == Fetch::Spot::Bottom               ? fmt::format("unter {} Deck", its)
        : e.to == Zone::Hand                          ? fmt::format("auf {}e Hand", its)
        : e.to == Zone::Warchest                      ? fmt::format("in {}e Kriegskasse", its)
        : e.tiles || e.ground == Fetch::Ground::Rows  ? std::string("auf das Schlachtfeld")
        : e.plays && e.to == Zone::Battlefield && e.ground == Fetch::Ground::Hall
        ? fmt::format("auf ein Feld {}er Gildenhalle", its)
        : e.to == Zone::Battlefield ? fmt::format("auf ein freies Feld {}er Gildenhalle", its)
        : e.to == Zone::Deck        ? fmt::format("in {} Deck", its)
                                    : fmt::format("in {}e Ablage", its);
    const bool shuffled
        = e.from == Zone::Deck || (e.to == Zone::Deck && e.spot == Fetch::Spot::None);
    return Clause { player, e.plays ? Verb { "spielt", "spielen" } : Verb { "legt", "legen" },
        fmt::format("{}{} {} {}{}{}", what, e.random ? " nach dem Zufall" : "", from, to,
            e.tiles ? fmt::format(", auf {},", one(*e.tiles).accusative()) : std::string(),
            e.exhausted   ? " (erschöpft)"
                : e.shown ? " (offen für alle)"
                          : ""),
        "", shuffled ? mixed : std::string() }
        .say(order);
}

} // namespace triptych::seize::german
