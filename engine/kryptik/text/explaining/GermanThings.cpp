#include "core/Overloaded.h"
#include "kryptik/text/explaining/German.h"

#include <fmt/format.h>

#include <array>

// Players and things in German.
namespace triptych::kryptik::german {

Nominal thisCard()
{
    return nominal(word("dies"), {}, card());
}

namespace {

Nominal mentionedCard(Many many = Many::No)
{
    return nominal(the(), { "genannt" }, card(), many);
}

Many manyOf(int number)
{
    return number == 1 ? Many::No : Many::Yes;
}

Nominal pronoun(const It& it)
{
    if (it.referent.kind == Referent::Kind::Source)
        return thisCard();
    switch (it.word) {
    case It::Word::It:
    case It::Word::ThatCard:
        return mentionedCard();
    case It::Word::ThatCitizen:
        return nominal(the(), { "genannt" }, citizen());
    case It::Word::Destroyer:
        return nominal(the(), {}, citizen()).with(", der diese Karte zerstört hat,");
    case It::Word::Them:
    case It::Word::Those:
        break;
    }
    return mentionedCard(Many::Yes);
}

} // namespace

/// Of several that are chosen together.
std::string_view alike(Alike alike)
{
    switch (alike) {
    case Alike::Any:
        break;
    case Alike::OnePlayers:
        return " desselben Spielers";
    case Alike::OtherPlayers:
        return " verschiedener Spieler";
    case Alike::OneName:
        return " mit demselben Namen";
    case Alike::OtherNames:
        return " mit verschiedenen Namen";
    case Alike::OneFaction:
        return " desselben Volkes";
    case Alike::OtherFactions:
        return " verschiedener Völker";
    case Alike::OneCost:
        return " mit denselben Seelenkosten";
    case Alike::OtherCosts:
        return " mit verschiedenen Seelenkosten";
    }
    return "";
}

namespace {

/// "Aktivierung, die einen Bürger unter Ihrer Kontrolle zum Ziel hat"
Nominal aiming(const Nominal& what, const Filter& filter)
{
    if (!filter.aims && !filter.aimsAtThis)
        return what;
    const std::string whom
        = filter.aims ? one(*filter.aims).accusative() : std::string("diese Karte");
    return what.with(relative(what, whom + " zum Ziel hat"));
}

Nominal target(const TargetSpec& spec)
{
    if (spec.count == 1 && spec.upTo) {
        TargetSpec one = spec;
        one.upTo = false;
        return target(one).led("höchstens");
    }
    const bool plain = spec.count == 1;
    const Many many = manyOf(spec.count);
    const Determiner number = plain ? an()
        : spec.byX                  ? count(spec.upTo ? "bis zu X" : "X")
        : spec.count == mostTargets && spec.upTo
        ? count("beliebig viele")
        : count(fmt::format("{}{}", spec.upTo ? "bis zu " : "", spec.count));
    const std::vector<std::string> chosen { "als Ziel gewählt" };
    std::vector<std::string> activated = chosen;
    const bool ability = spec.active || spec.triggered;
    if (ability)
        activated.emplace_back(!spec.triggered ? "aktiv"
                : spec.active                  ? "aktiv|ausgelöst"
                                               : "ausgelöst");
    const Noun activation = spec.ofYear ? feminine("11-Jahre-Fähigkeit", "11-Jahre-Fähigkeiten")
        : ability                       ? feminine("Fähigkeit", "Fähigkeiten")
                                        : feminine("Aktivierung", "Aktivierungen");
    switch (spec.kind) {
    case TargetSpec::Kind::Player:
        return nominal(plain ? the() : number, chosen, player(), many);
    case TargetSpec::Kind::Opponent:
        return nominal(plain ? the() : number, chosen, opponent(), many);
    case TargetSpec::Kind::Activation:
        return aiming(nominal(number, activated, activation, many), spec.filter);
    case TargetSpec::Kind::SpellOrActivation:
        return joined(nominal(number, chosen, masculine("Zauber", "Zaubers", "Zauber"), many),
            aiming(nominal(plain ? number : none(), activated, activation, many), spec.filter),
            "oder");
    case TargetSpec::Kind::Cast:
        return described(spec.filter, number, many, Suffix::None, chosen)
            .with(" auf dem Effektstapel");
    case TargetSpec::Kind::Spell: {
        Filter spell = spec.filter;
        spell.noun = Filter::Noun::Spell;
        return described(spell, number, many, Suffix::None, chosen);
    }
    case TargetSpec::Kind::CardOrPlayer:
        return joined(described(spec.filter, spec.place, number, many, Way::In, chosen),
            nominal(plain ? an() : none(), {}, player(), many), "oder");
    case TargetSpec::Kind::Cards:
        break;
    }
    constexpr std::array<std::string_view, 3> stats { "Angriff", "Verteidigung", "Seelenkosten" };
    const std::string total = !spec.total
        ? std::string()
        : fmt::format(" mit zusammen höchstens {} {}", spec.total->amount.number,
            stats[static_cast<std::size_t>(spec.total->stat)]);
    return described(spec.filter, spec.place, number, many, Way::In, chosen)
        .with(alike(spec.alike))
        .with(total);
}

Nominal each(const Each& each)
{
    switch (each.word) {
    case Each::Word::Each:
        return described(each.filter, each.place, word("jed"), Many::No);
    case Each::Word::All:
        return described(each.filter, each.place, word("all"), Many::Yes);
    case Each::Word::Plural:
        break;
    }
    return described(each.filter, each.place, none(), Many::Yes);
}

Nominal some(const Some& some)
{
    const std::vector<std::string> how = some.random
        ? std::vector<std::string> { "zufällig bestimmt" }
        : std::vector<std::string> {};
    const bool isOne = some.count == fixed(1);
    const Determiner number = isOne ? an()
        : some.count.kind == Amount::Kind::All
        ? count("beliebig viele")
        : count((some.upTo ? "bis zu " : "")
            + (isPerEach(some.count) ? std::to_string(some.count.number) : bare(some.count)));
    const Nominal cards
        = described(some.filter, some.place, number, isOne ? Many::No : Many::Yes, Way::From, how)
              .with(alike(some.alike));
    if (isOne && some.upTo)
        return cards.led("höchstens");
    return isPerEach(some.count) ? cards.with(forEach(some.count)) : cards;
}

Nominal top(const TopOfDeck& top)
{
    const Nominal deck = zoneOf(Zone::Deck, top.whose);
    if (top.count == fixed(1))
        return nominal(the(), { "oberst" }, card(), Many::No, " " + deck.of());
    if (top.count.kind == Amount::Kind::Fixed)
        return nominal(the(), { "oberst" },
            feminine("Karte", fmt::format("{} Karten", top.count.number)), Many::Yes,
            " " + deck.of());
    const Measure cards = german::cards(top.count);
    return cards.what.with(
        fmt::format(" {}{}", after("oben von", deck, Case::Dative), cards.after));
}

} // namespace

Nominal referred(const Referent& referent)
{
    return referent.kind == Referent::Kind::Source ? thisCard() : mentionedCard();
}

Nominal object(const Thing& thing)
{
    return std::visit(Overloaded {
                          [](const This& e) {
                              return e.inYours ? thisCard().with(" aus Ihrem Limbo-Stapel")
                                               : thisCard();
                          },
                          [](const It& it) { return pronoun(it); },
                          [](const Target& e) { return target(e.spec); },
                          [](const Each& e) { return each(e); },
                          [](const Some& e) { return some(e); },
                          [](const TopOfDeck& e) { return top(e); },
                      },
        thing);
}

Nominal who(const Who& who)
{
    switch (who.kind) {
    case Who::Kind::You:
        return you();
    case Who::Kind::Opponent:
        return nominal(an(), {}, opponent());
    case Who::Kind::EachOpponent:
        return nominal(word("jed"), {}, opponent());
    case Who::Kind::EachPlayer:
        return nominal(word("jed"), {}, player());
    case Who::Kind::Target:
        return nominal(the(), { "als Ziel gewählt" }, who.opponentsOnly ? opponent() : player());
    case Who::Kind::ThatPlayer:
        if (who.word == Who::Word::ThatCards)
            return nominal(the(), {}, player()).with(", der die 11-Jahre-Karte kontrolliert,");
        if (who.word == Who::Word::Defending || who.word == Who::Word::Attacking)
            return nominal(the(),
                { who.word == Who::Word::Defending ? "verteidigend" : "angreifend" }, player());
        return nominal(the(), { "genannt" }, player());
    case Who::Kind::ItsController: {
        const Nominal controller = nominal(the(), {}, player());
        return controller.with(relative(
            controller, fmt::format("{} kontrolliert", referred(who.referent).accusative())));
    }
    case Who::Kind::ItsOwner:
        break;
    }
    return nominal(the(), {}, masculine("Eigentümer", "Eigentümers", "Eigentümer"), Many::No,
        " " + referred(who.referent).of());
}

} // namespace triptych::kryptik::german
