#include "altered/text/explaining/GermanVerbs.h"

#include <fmt/format.h>

// What instructions do to cards, in German.
namespace triptych::altered::german {
namespace {

std::string does(const Who& by, Verb verb, std::string what, Order order, std::string tail = "")
{
    return Clause { who(by), std::move(verb), std::move(what), "", std::move(tail) }.say(order);
}

/// Whose zone it is where the one who acts is meant: "legt ... in seine Reserve".
std::string into(const Move& of)
{
    const Nominal owner = who(of.whose);
    switch (of.spot) {
    case Move::Spot::Top:
        return fmt::format("oben auf {}", zoneOf(Zone::Deck, of.whose).accusative());
    case Move::Spot::Bottom:
        return fmt::format("unter {}", zoneOf(Zone::Deck, of.whose).accusative());
    case Move::Spot::Xth:
        return fmt::format("an die X-te Stelle {}", zoneOf(Zone::Deck, of.whose).of());
    case Move::Spot::None:
        break;
    }
    if (of.to == Zone::Expedition)
        return "in " + expedition(of.expedition).accusative();
    if (of.to == Zone::Landmark)
        return fmt::format("an {}", zoneOf(of.to, of.whose).accusative());
    const bool anyones = of.whose.kind == Who::Kind::Anyone;
    return at(Way::Into, of.to, anyones ? Who {} : of.whose);
}

/// "eine Spielmarke „Tinmouse“ (2/2/2, Robot)"
std::string token(const Create& of)
{
    const Token& token = of.token;
    std::string words;
    if (token.hasStatistics)
        words = fmt::format(
            "{}/{}/{}", int { token.forest }, int { token.mountain }, int { token.ocean });
    for (const std::string& each : token.subtypes)
        words += fmt::format("{}{}", words.empty() ? "" : ", ", each);
    if (said(token).typeWord != Said<Token>::TypeWord::None)
        words += fmt::format("{}{}", words.empty() ? "" : ", ",
            said(token).typeWord == Said<Token>::TypeWord::Permanent ? "Permanent" : "Wahrzeichen");
    Noun noun = feminine("Spielmarke", "Spielmarken");
    const std::string name = fmt::format(
        " {}{}", inQuotes(token.name), words.empty() ? "" : fmt::format(" ({})", words));
    noun.singular += name;
    noun.plural += name;
    return manyOf(of.count) == Many::No && of.count.kind == Amount::Kind::Fixed
            && said(of.count).word != Said<Amount>::Only
        ? nominal(an(), {}, noun).accusative()
        : much(of.count, noun);
}

std::string whereCreated(const Create& of)
{
    if (of.among && of.expedition)
        return "nach Wahl auf Ihre Expeditionen verteilt";
    if (of.among)
        return "nach Wahl auf beliebige Expeditionen verteilt";
    if (of.distributed)
        return "nach Wahl auf beliebig viele als Ziel gewählte Expeditionen verteilt";
    if (said(of).whose == Said<Create>::Whose::There)
        return "ebendort";
    if (of.expedition)
        return after("in", expedition(*of.expedition), Case::Dative);
    const Who whose = of.of                            ? *of.of
        : said(of).whose == Said<Create>::Whose::Their ? Who { Who::Kind::ThatPlayer }
                                                       : of.who;
    switch (of.where) {
    case Create::Where::Expedition:
        return of.of ? after("an", zoneOf(Zone::Landmark, whose), Case::Dative) : std::string();
    case Create::Where::Landmarks:
        return after("an", zoneOf(Zone::Landmark, whose), Case::Dative);
    case Create::Where::Reserve:
        break;
    }
    return at(Way::In, Zone::Reserve, whose);
}

} // namespace

std::string Saying::operator()(const Draw& e) const
{
    if (e.until && e.count.kind == Amount::Kind::Of)
        return Clause { who(e.who), { "zieht", "ziehen" },
            fmt::format("Karten, bis so viele auf der Hand sind wie bei {}",
                who(e.count.of->filter.after.back().places.front().whose).dative()) }
            .say(order);
    if (e.until)
        return does(e.who, { "zieht", "ziehen" },
            fmt::format("auf {} Karten auf der Hand nach", number(e.count, false).word), order);
    return does(e.who, { "zieht", "ziehen" }, much(e.count, card()), order);
}

std::string Saying::operator()(const Discard& e) const
{
    return does(e.who, { "wirft", "werfen", "ab" }, object(e.what).accusative(), order);
}

std::string Saying::operator()(const Sacrifice& e) const
{
    return does(e.who, { "opfert", "opfern" }, object(e.what).accusative(), order);
}

std::string Saying::operator()(const Move& e) const
{
    const Nominal what = object(e.what);
    if (said(e).word == Said<Move>::Word::Draw)
        return does(e.who, { "zieht", "ziehen" }, what.accusative(), order);
    if (e.to == Zone::Gone)
        return does(e.who, { "entfernt", "entfernen" },
            fmt::format("{} aus dem Spiel", what.accusative()), order);
    const std::string_view how = e.ready && e.to == Zone::Mana ? "bereit "
        : e.exhausted || said(e).comma                         ? "erschöpft "
                                                               : "";
    return does(e.who, { "legt", "legen" },
        fmt::format("{} {}{}{}", what.accusative(), how, into(e),
            e.shuffled       ? " in zufälliger Reihenfolge"
                : e.anyOrder ? " in beliebiger Reihenfolge"
                             : ""),
        order);
}

std::string Saying::operator()(const Resupply& e) const
{
    const std::string times = e.times.kind == Amount::Kind::X ? std::string("X-mal ")
        : e.times.kind == Amount::Kind::ThatMany              ? "ebenso oft "
        : e.times.number == 1                                 ? ""
        : e.times.number == 2                                 ? "zweimal "
                              : fmt::format("{}-mal ", e.times.number);
    const Nominal by = who(e.who);
    const std::string each = per(e.times);
    return does(e.who, { "legt", "legen" },
        fmt::format("{}{}{}die oberste Karte {}es Decks {}in {}e Reserve", times,
            each.empty() ? each : each.substr(1) + " ",
            said(e).word == Said<Resupply>::Again ? "noch einmal " : "", by.possessive(),
            e.exhausted ? "erschöpft " : "", by.possessive()),
        order);
}

std::string Saying::operator()(const Sabotage& e) const
{
    return does(e.who, { "wirft", "werfen", "ab" },
        e.what ? fmt::format("{} (Sabotage)", object(*e.what).accusative())
               : std::string("höchstens eine als Ziel gewählte Karte in einer Reserve (Sabotage)"),
        order);
}

std::string Saying::operator()(const Exhaust& e) const
{
    return does(e.who, { "erschöpft", "erschöpfen" }, object(e.what).accusative(), order);
}

std::string Saying::operator()(const Ready& e) const
{
    return does(e.who, { "macht", "machen" }, object(e.what).accusative() + " bereit", order);
}

std::string Saying::operator()(const Exchange& e) const
{
    if (e.how == Exchange::How::Expeditions)
        return does({}, { "vertauscht", "vertauschen" },
            fmt::format("die Expeditionen {}", object(e.what).of()), order);
    if (e.how == Exchange::How::Control)
        return does({}, { "vertauscht", "vertauschen" },
            fmt::format("die Kontrolle über {}{}", object(e.what).accusative(),
                e.pair ? std::string() : " und " + object(e.with).accusative()),
            order);
    return does({}, { "tauscht", "tauschen" },
        fmt::format("{} gegen {}", object(e.what).accusative(), object(e.with).accusative()),
        order);
}

std::string Saying::operator()(const Reveal& e) const
{
    return does(e.who, { "deckt", "decken", "auf" }, object(e.what).accusative(), order);
}

std::string Saying::operator()(const LookAt& e) const
{
    return does(
        e.who, { "sieht", "sehen" }, fmt::format("{} an", object(e.what).accusative()), order);
}

std::string Saying::operator()(const Shuffle& e) const
{
    return does(e.who, { "mischt", "mischen" }, zoneOf(Zone::Deck, e.whose).accusative(), order);
}

std::string Saying::operator()(const Declare& e) const
{
    const Nominal what = e.also ? joined(object(e.what), object(*e.also)) : object(e.what);
    if (std::holds_alternative<Target>(e.what.node))
        return Clause { what, { "wird", "werden" }, "", "bestimmt" }.say(order);
    return does(e.who, { "wählt", "wählen" }, what.accusative(), order);
}

std::string Saying::operator()(const DeclareExpedition& e) const
{
    const bool single = manyOf(e.count) == Many::No;
    const Nominal one = expedition(e.expedition);
    if (e.expedition.kind == Expedition::Kind::OneOf)
        return does(e.who, { "wählt", "wählen" }, one.accusative(), order);
    const Nominal which = single
        ? e.upTo ? one.led("höchstens") : one
        : nominal(number(e.count, e.upTo), { "als Ziel gewählt" }, expeditionWord(), Many::Yes);
    return Clause { which, { "wird", "werden" }, "", "bestimmt" }.say(order);
}

std::string Saying::operator()(const RevealUntil& e) const
{
    return does(e.who, { "deckt", "decken", "auf" },
        fmt::format("Karten von oben {} bis zu {}", zoneOf(Zone::Deck, e.who).of(),
            filter(e.filter, an(), Many::No).dative()),
        order);
}

std::string Saying::operator()(const ChooseNumber& e) const
{
    return does(e.who, { "wählt", "wählen" },
        said(e).from ? fmt::format("eine Zahl von {} bis {}", e.least, e.most)
                     : std::string("eine Zahl"),
        order);
}

std::string Saying::operator()(const Reroll&) const
{
    return does({}, { "wirft", "werfen" }, "den Würfel noch einmal", order);
}

std::string Saying::operator()(const DeclarePlayer& e) const
{
    return Clause { who(e.who), { "wird", "werden" }, "", "bestimmt" }.say(order);
}

std::string Saying::operator()(const TakeControl& e) const
{
    return does(e.who, { "übernimmt", "übernehmen" },
        fmt::format("die Kontrolle über {}", object(e.what).accusative()), order);
}

std::string Saying::operator()(const Create& e) const
{
    if (e.same)
        return does(e.who, { "erschafft", "erschaffen" },
            fmt::format("stattdessen {} davon", number(e.count, false).word), order);
    std::string abilities;
    for (const Ability& each : e.token.abilities)
        abilities += fmt::format("{}[{}]", abilities.empty() ? " mit " : " und ", explained(each));
    return does(
        e.who, { "erschafft", "erschaffen" }, spaced(token(e) + abilities, whereCreated(e)), order);
}

} // namespace triptych::altered::german
