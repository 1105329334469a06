#include "seize/text/GermanVerbs.h"

#include <cstdlib>

#include <fmt/format.h>

// What instructions do to treasures, cards and players, in German.
namespace triptych::seize::german {
namespace {

Noun treasure()
{
    return treasureWord(CardFilter::Kind::Treasure);
}
std::string cardsIn(const Amount& amount)
{
    return much(amount, card(), Counting::Pieces);
}
std::string_view its(const Nominal& player)
{
    return player.possessive();
}

} // namespace

// ---------------------------------------------------------------- Treasures

std::string Saying::operator()(const Strip& e) const
{
    words.need(e.what);
    const bool all = e.count.kind == Amount::Kind::All;
    const Many many = e.count.number == 1 ? Many::No : Many::Yes;
    const Nominal what = nominal(
        all ? word("jed") : count(fmt::format("{}{}", e.upTo ? "bis zu " : "", e.count.number)), {},
        treasure(), all ? Many::No : many, " " + object(e.what).of());
    if (e.home)
        return Clause { what, { "kommt", "kommen" }, "auf die Hand ihres Eigentümers zurück" }.say(
            order);
    return e.destroy
        ? Clause { what, { "wird", "werden" }, "", "abgeworfen" }.say(order)
        : Clause { what, { "kommt", "kommen" }, "bereit in die Kriegskasse zurück" }.say(order);
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
            fmt::format(" und {} erst wieder etwas bezahlen, wenn {} bereit {}",
                what.several ? "können" : "kann", what.pronoun(), what.several ? "sind" : "ist") }
            .say(order);
    case Handle::Deed::Ready:
        return Clause { what, { "wird", "werden" }, "wieder bereit" }.say(order);
    case Handle::Deed::Unequip:
        return Clause { what, { "kommt", "kommen" },
            e.exhausted ? "erschöpft in die Kriegskasse zurück"
                        : "bereit in die Kriegskasse zurück" }
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

// ---------------------------------------------------------------- Cards and loot

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
    if (e.upTo)
        return Clause { player, { "verliert", "verlieren" },
            fmt::format("nach eigener Wahl {} aus {}er Schatzkammer",
                e.amount.kind == Amount::Kind::All
                    ? std::string("beliebig viel Beute")
                    : fmt::format("bis zu {} Beute", e.amount.number),
                its(player)) }
            .say(order);
    return Clause { player, { "verliert", "verlieren" },
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
    const std::string seen = fmt::format("{} {} an",
        single ? "die oberste Karte" : fmt::format("die obersten {} Karten", e.count.number),
        belonging(zone(Zone::Deck), e.whose).of());
    const auto looking = [&](std::string tail) {
        return Clause { you(), { "sehen", "sehen" }, seen, "", std::move(tail) }.say(order);
    };
    const std::string_view order2 = e.ordered ? " in beliebiger Reihenfolge" : "";
    if (e.count.kind == Amount::Kind::All)
        return Clause { you(), { "zeigen", "zeigen", "vor" },
            fmt::format("von oben aus Ihrem Deck Karten, bis {} dabei ist{}",
                cards(*e.type, an(), Many::No).nominative(), close),
            "",
            fmt::format("; sie kommt {}, und die übrigen kommen {}",
                e.goal == Look::Goal::Warchest ? "in Ihre Kriegskasse" : "auf Ihre Hand",
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
                e.goal == Look::Goal::Warchest ? "in Ihre Kriegskasse" : "auf Ihre Hand",
                e.rest == Look::Rest::Back           ? "oben zurück"
                    : e.rest == Look::Rest::Bottom   ? "unter das Deck"
                    : e.rest == Look::Rest::Shuffled ? "in das Deck, das gemischt wird"
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
        goal = "in Ihre Kriegskasse";
        break;
    case Look::Goal::Discard:
        goal = "in Ihre Ablage";
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
                                                             : "in die Ablage";
    return looking(fmt::format(", {} {}{}{}{} und legen {} {}{}", may ? "dürfen" : "legen",
        single ? taken + " " : fmt::format("davon {} ", taken), e.reveal ? "vorzeigen und " : "",
        goal, may ? " legen" : "", single ? "sie sonst" : "die übrigen", rest, order2));
}

std::string Saying::operator()(const LookAtHand& e) const
{
    return Clause { you(), { "sehen", "sehen" },
        fmt::format("{} an", belonging(zone(Zone::Hand), e.whose).accusative()) }
        .say(order);
}

std::string Saying::operator()(const PickFromHand& e) const
{
    const std::string which = cards(e.cards, an(), Many::No).accusative();
    return Clause { you(), { "sehen", "sehen" },
        fmt::format("{} an", belonging(zone(Zone::Hand), e.whose).accusative()), "",
        fmt::format(" und {} darin {}{}; {}", e.upTo ? "dürfen" : "wählen", which,
            e.upTo ? " wählen" : "",
            e.fate == PickFromHand::Fate::Discard ? "sie wird abgeworfen"
                                                  : "sie kommt unter das Deck ihres Eigentümers") }
        .say(order);
}

std::string Saying::operator()(const Select& e) const
{
    words.need(e.what);
    return Clause { who(e.who), { "wählt", "wählen" }, object(e.what).accusative() }.say(order);
}

std::string Saying::operator()(const Fetch& e) const
{
    const Nominal player = who(e.who);
    const std::string its(player.possessive());
    const bool all = e.count.kind == Amount::Kind::All;
    const std::string mixed
        = fmt::format(" und {} {} Deck", player.several ? "mischen" : "mischt", its);
    if (all && !e.upTo)
        return Clause { player, { "legt", "legen" },
            fmt::format(
                "{}e ganze {} in {} Deck", its, e.from == Zone::Hand ? "Hand" : "Ablage", its),
            "", mixed }
            .say(order);
    const bool single = !all && e.count == fixed(1);
    const Nominal some = cards(e.cards,
        single    ? an()
            : all ? count("beliebig viele")
                  : count(fmt::format("{}{}", e.upTo ? "bis zu " : "", e.count.number)),
        single ? Many::No : Many::Yes);
    const std::string what = (single && e.upTo ? some.led("höchstens") : some).accusative();
    const std::string from = e.from == Zone::Deck ? fmt::format("aus {}em Deck", its)
        : e.from == Zone::Hand                    ? fmt::format("von {}er Hand", its)
                                                  : fmt::format("aus {}er Ablage", its);
    const std::string to = e.spot == Fetch::Spot::Top ? fmt::format("oben auf {} Deck", its)
        : e.spot == Fetch::Spot::Bottom               ? fmt::format("unter {} Deck", its)
        : e.to == Zone::Hand                          ? fmt::format("auf {}e Hand", its)
        : e.to == Zone::Warchest                      ? fmt::format("in {}e Kriegskasse", its)
        : e.tiles                                     ? std::string("auf das Schlachtfeld")
        : e.to == Zone::Battlefield ? fmt::format("auf ein freies Feld {}er Gildenhalle", its)
        : e.to == Zone::Deck        ? fmt::format("in {} Deck", its)
                                    : fmt::format("in {}e Ablage", its);
    const bool shuffled
        = e.from == Zone::Deck || (e.to == Zone::Deck && e.spot == Fetch::Spot::None);
    return Clause { player, { "legt", "legen" },
        fmt::format("{} {} {}{}{}", what, from, to,
            e.tiles ? fmt::format(", auf {},", one(*e.tiles).accusative()) : std::string(),
            e.exhausted ? " (erschöpft)" : ""),
        "", shuffled ? mixed : std::string() }
        .say(order);
}

// ---------------------------------------------------------------- The stack, and what is allowed

std::string Saying::operator()(const Counter& e) const
{
    if (e.that)
        return Clause { unchanging("was dies ausgelöst hat,", Gender::Neuter), { "wird", "werden" },
            "", "aufgehoben", "; was es gekostet hat, bleibt bezahlt" }
            .say(order);
    Nominal what;
    const Noun attack = masculine("Angriff", "Angriffs");
    switch (e.what) {
    case Counter::What::Ability:
        what = nominal(an(), {}, feminine("Fähigkeitskarte"));
        break;
    case Counter::What::Instant:
        what = nominal(an(), {}, feminine("Sofortkarte"));
        break;
    case Counter::What::AttackAbility:
        what = nominal(an(), {}, feminine("Angriffskarte"));
        break;
    case Counter::What::Attack:
        what = nominal(an(), {},
            e.how == How::Melee        ? masculine("Nahkampfangriff", "Nahkampfangriffs")
                : e.how == How::Ranged ? masculine("Fernangriff", "Fernangriffs")
                                       : attack);
        break;
    case Counter::What::Move:
        what = nominal(an(), {}, feminine("Bewegung"));
        break;
    case Counter::What::Plunder:
        what = nominal(an(), {}, feminine("Plünderung"));
        break;
    case Counter::What::Action:
        what = unchanging("ein Angriff, eine Bewegung oder eine Plünderung", Gender::Feminine);
        break;
    }
    const bool ofItself = e.what == Counter::What::Move || e.what == Counter::What::Plunder;
    if (e.against && ofItself)
        what = what.with(" " + one(*e.against).of());
    else if (e.against)
        what = what.with(fmt::format(" gegen {}", one(*e.against).accusative()));
    return Clause { what.with(relative(what, "auf dem Stapel wartet")), { "wird", "werden" }, "",
        "aufgehoben", "; was es gekostet hat, bleibt bezahlt" }
        .say(order);
}

std::string Saying::operator()(const AlterAttack& e) const
{
    const Noun attack = e.attack.how == How::Melee
        ? masculine("Nahkampfangriff", "Nahkampfangriffs")
        : e.attack.how == How::Ranged ? masculine("Fernangriff", "Fernangriffs")
                                      : masculine("Angriff", "Angriffs");
    Nominal what = nominal(e.attack.that ? the() : an(), {}, attack);
    if (e.attack.against)
        what = what.with(fmt::format(" gegen {}", one(*e.attack.against).accusative()));
    if (!e.attack.that)
        what = what.with(relative(what, "auf dem Stapel wartet"));
    return given(e.modifier, what, order);
}

std::string Saying::operator()(const Mark& e) const
{
    const Noun noun = feminine("Marke", "Marken");
    const std::string name = fmt::format(" „{}“", e.name);
    if (e.remove)
        return Clause { you(), { "entfernen", "entfernen" },
            e.count.kind == Amount::Kind::All ? fmt::format("alle Marken{} von dieser Karte", name)
                                              : fmt::format("{}{} von dieser Karte",
                                                  much(e.count, noun, Counting::Pieces), name) }
            .say(order);
    return Clause { you(), { "legen", "legen" },
        fmt::format("{}{} auf diese Karte{}", much(e.count, noun, Counting::Pieces), name,
            e.most > 0 ? fmt::format(", höchstens {} im Ganzen{}", e.most, close) : std::string()) }
        .say(order);
}

std::string Saying::operator()(const Allowance& e) const
{
    const Nominal player = who(e.who);
    const std::string_view time = e.duration == Duration::ThisTurn ? "in diesem Zug "
        : e.duration == Duration::UntilYourNextTurn   ? "bis zum Beginn Ihres nächsten Zuges "
        : e.duration == Duration::ThroughYourNextTurn ? "bis zum Ende Ihres nächsten Zuges "
        : e.duration == Duration::DuringYourNextTurn  ? "in Ihrem nächsten Zug "
        : e.duration == Duration::DuringItsNextTurn   ? "im eigenen nächsten Zug "
                                                      : "";
    const int size = std::abs(e.number);
    const auto may = [&](std::string what, std::string end) {
        return Clause { player, { "darf", "dürfen" }, std::string(time) + what, std::move(end) }
            .say(order);
    };
    const auto cannot = [&](std::string what, std::string end) {
        return Clause { player, { "kann", "können" }, std::string(time) + what, std::move(end) }
            .say(order);
    };
    switch (e.kind) {
    case Allowance::Kind::AbilityCost: {
        if (e.once)
            return Clause {
                cards(e.cards, the(), Many::No)
                    .with(fmt::format(", die {} {}als {} {}", player.nominative(),
                        e.duration == Duration::Always ? "in jedem Zug " : std::string(time),
                        e.duration == Duration::Always ? "erste" : "nächste",
                        player.polite ? "spielen," : "spielt,")),
                { "kostet", "kosten" },
                fmt::format("{} {} {}", size, size == 1 ? "Schatz" : "Schätze",
                    e.number < 0 ? "weniger" : "mehr")
            }
                .say(order);
        const Nominal which = cards(e.cards, player.polite ? own("Ihr") : the(), Many::Yes);
        return Clause { player.polite ? which : which.with(" " + player.of()),
            { "kostet", "kosten" },
            fmt::format("{}{} {} {}{}{}", time, size, size == 1 ? "Schatz" : "Schätze",
                e.number < 0 ? "weniger" : "mehr",
                e.times ? forEach(*e.times->counted) : std::string(),
                e.atLeastOne ? ", mindestens aber 1" : "") }
            .say(order);
    }
    case Allowance::Kind::NoLoss:
        return cannot("keine Beute", "verlieren");
    case Allowance::Kind::LootLost:
    case Allowance::Kind::LootGained:
        return Clause { player,
            e.kind == Allowance::Kind::LootLost ? Verb { "verliert", "verlieren" }
                                                : Verb { "erhält", "erhalten" },
            fmt::format("{}jedes Mal {} Beute {}", time, size, e.number < 0 ? "weniger" : "mehr") }
            .say(order);
    case Allowance::Kind::LeastVault:
        return cannot(fmt::format("nicht unter {} Beute", e.number), "fallen");
    case Allowance::Kind::HandLimit:
        return may(fmt::format("am Ende des Zuges {} {} auf der Hand", size,
                       size == 1 ? "Karte" : "Karten"),
            "behalten");
    case Allowance::Kind::NoEquip:
        return cannot("keine Schätze", "anlegen");
    case Allowance::Kind::NoActives:
        return cannot("keine aktiven Fähigkeiten", "nutzen");
    case Allowance::Kind::Treasures:
        return may(fmt::format("in jedem Zug {} {} mehr", size, size == 1 ? "Schatz" : "Schätze"),
            "spielen");
    case Allowance::Kind::Acquire:
        return may(fmt::format("in jedem Zug {} {} mehr", size, size == 1 ? "Karte" : "Karten"),
            "erwerben");
    case Allowance::Kind::HandSize:
        if (e.number >= Allowance::noLimit)
            return may("am Ende des Zuges beliebig viele Karten auf der Hand", "behalten");
        return may(fmt::format("am Ende des Zuges {} {} {} auf der Hand", size,
                       size == 1 ? "Karte" : "Karten", e.number < 0 ? "weniger" : "mehr"),
            "behalten");
    case Allowance::Kind::Equips:
        return may(fmt::format("jedem Söldner in jedem Zug {} {} mehr", size,
                       size == 1 ? "Schatz" : "Schätze"),
            "anlegen");
    case Allowance::Kind::NoPlay:
        if (e.once)
            return cannot(fmt::format("in jedem Zug nicht mehr als {}",
                              cards(e.cards, an(), Many::No).accusative()),
                "spielen");
        return cannot(cards(e.cards, own("kein"), Many::Yes).accusative(), "spielen");
    case Allowance::Kind::NoAcquire:
        return cannot("keine Karten", "erwerben");
    case Allowance::Kind::MostAcquire:
        return cannot(
            fmt::format("in jedem Zug höchstens {} {}", size, size == 1 ? "Karte" : "Karten"),
            "erwerben");
    case Allowance::Kind::AcquireCost:
        return Clause { cards(e.cards, none(), Many::Yes), { "kostet", "kosten" },
            fmt::format("{} beim Erwerben {} Beute {}", player.accusative(), size,
                e.number < 0 ? "weniger" : "mehr") }
            .say(order);
    case Allowance::Kind::FreeAcquire:
        return Clause { unchanging(size == 1 ? std::string("die erste Karte")
                                             : fmt::format("die ersten {} Karten", size),
                            Gender::Feminine, size == 1 ? Many::No : Many::Yes)
                            .with(fmt::format(", die {} in jedem Zug {}{}", player.nominative(),
                                player.several ? "erwerben" : "erwirbt", close)),
            { "kostet", "kosten" }, std::string(time) + "keine Beute" }
            .say(order);
    case Allowance::Kind::OpenHand:
        return Clause { player, { "spielt", "spielen" }, std::string(time) + "mit offener Hand" }
            .say(order);
    case Allowance::Kind::Deploys:
        return may(fmt::format("{} auch auf {}",
                       e.itself ? std::string("diese Karte")
                                : cards(e.cards, none(), Many::Yes).accusative(),
                       described(*e.tiles, none(), Many::Yes).accusative()),
            "spielen");
    case Allowance::Kind::TopSeen:
        return may("jederzeit die oberste Karte des eigenen Decks", "ansehen");
    case Allowance::Kind::NoLoot:
        break;
    }
    return cannot("keine Beute", "erhalten");
}

} // namespace triptych::seize::german
