#include "altered/text/explaining/German.h"
#include "core/Overloaded.h"

#include <fmt/format.h>

// Things in German. Players and places are in GermanPlaces.cpp.
namespace triptych::altered::german {

Nominal thisCard()
{
    return nominal(word("dies"), {}, card());
}

namespace {

Nominal mentioned(const It& it)
{
    using Word = Said<It>;
    const auto the_ = [](const Noun& noun, Many many = Many::No) {
        return nominal(the(), { "genannt" }, noun, many);
    };
    altered::Noun kind;
    const auto of = [&](altered::Noun::Kind which, Many many = Many::No) {
        kind.kind = which;
        return the_(nounOf(kind), many);
    };
    if (it.kind == It::Kind::WeBoth)
        return joined(the_(card()), thisCard());
    if (it.kind == It::Kind::ItsCharacters) {
        kind.kind = altered::Noun::Kind::Character;
        return nominal(word("jed"), {}, nounOf(kind), Many::No, " der genannten Expedition");
    }
    if (it.kind == It::Kind::TheOthers && said(it).word == Word::It)
        return nominal(the(), { "ander" }, card(), Many::Yes);
    switch (said(it).word) {
    case Word::It:
    case Word::ThatCard:
    case Word::TheTarget:
        return the_(card());
    case Word::Them:
    case Word::ThoseCards:
    case Word::TheseCards:
        return the_(card(), Many::Yes);
    case Word::ThemAll:
        return nominal(word("all"), { "genannt" }, card(), Many::Yes);
    case Word::ThatCharacter:
        return of(altered::Noun::Kind::Character);
    case Word::ThatPermanent:
        return of(altered::Noun::Kind::Permanent);
    case Word::ThatToken:
        return of(altered::Noun::Kind::Token);
    case Word::ThatSpell:
        return of(altered::Noun::Kind::Spell);
    case Word::ThatLandmark:
        return of(altered::Noun::Kind::Landmark);
    case Word::ThoseCharacters:
        return of(altered::Noun::Kind::Character, Many::Yes);
    case Word::ThosePermanents:
        return of(altered::Noun::Kind::Permanent, Many::Yes);
    case Word::ThoseTokens:
        return of(altered::Noun::Kind::Token, Many::Yes);
    case Word::EachOfThem:
        return nominal(word("jed"), { "genannt" }, card());
    case Word::TheOther:
        return nominal(the(), { "ander" }, card());
    case Word::TheOthers:
    case Word::TheOtherCards:
        return nominal(the(), { "ander" }, card(), Many::Yes);
    case Word::TheRest:
        break;
    }
    return nominal(the(), { "übrig" }, card(), Many::Yes);
}

Nominal target(const Target& of)
{
    const Many many = manyOf(of.count);
    const bool single = many == Many::No;
    const Nominal made
        = filter(of.filter, single ? an() : number(of.count, of.upTo), many, asTarget());
    return (single && of.upTo ? made.led("höchstens") : made).with(per(of.count));
}

/// There is one for each player.
bool isHero(const Filter& of)
{
    return of.nouns.size() == 1 && of.nouns.front().kind == altered::Noun::Kind::Hero;
}

Nominal each(const Each& of)
{
    if (of.yours)
        return filter(of.filter, own("Ihr"), isHero(of.filter) ? Many::No : Many::Yes);
    switch (said(of).word) {
    case Said<Each>::Each:
    case Said<Each>::Every:
    case Said<Each>::OfThem:
    case Said<Each>::OfAsked:
        return filter(of.filter, word("jed"), Many::No);
    case Said<Each>::All:
        return filter(of.filter, word("all"), Many::Yes);
    case Said<Each>::Any:
        return filter(of.filter, count("beliebige"), Many::Yes);
    case Said<Each>::Plural:
        break;
    }
    return filter(of.filter, none(), Many::Yes);
}

Nominal some(const Some& of)
{
    if (of.left)
        return filter(of.filter, count("so viele"), Many::Yes)
            .with(fmt::format(", dass {} übrig bleiben{}",
                of.left->kind == Amount::Kind::Fixed
                    ? std::to_string(of.left->number)
                    : fmt::format("so viele, wie {} hat{}",
                        who(of.left->of->filter.after.back().kind == Trait::Kind::InZone
                                ? of.left->of->filter.after.back().places.front().whose
                                : of.left->of->filter.after.back().who)
                            .nominative(),
                        of.left->number > 0 ? fmt::format(", und {} mehr", of.left->number)
                                            : std::string()),
                close));
    const bool single = manyOf(of.count) == Many::No;
    const Many many = single && !of.orMore ? Many::No : Many::Yes;
    const Determiner how = of.orMore ? count("1 oder mehr")
        : said(of).none              ? own("kein")
        : single                     ? an()
                                     : number(of.count, of.upTo);
    Nominal made = said(of).ofThose ? nominal(how, { "genannt" }, card(), many)
                                    : filter(of.filter, how, many);
    if (of.yours)
        made = made.with(said(of).their ? " unter eigener Kontrolle" : " unter Ihrer Kontrolle");
    if (of.random)
        made = made.with(" nach dem Zufall");
    return (single && of.upTo ? made.led("höchstens") : made).with(per(of.count));
}

} // namespace

Nominal object(const Thing& thing)
{
    return std::visit(
        Overloaded {
            [](const This&) { return thisCard(); },
            [](const It& it) { return mentioned(it); },
            [](const Target& e) { return target(e); },
            [](const Each& e) { return each(e); },
            [](const Some& e) { return some(e); },
            [](const OfThem& e) {
                if (e.count.kind == Amount::Kind::All)
                    return filter(e.filter, word("all"), Many::Yes).with(" davon");
                const Many many = manyOf(e.count);
                const Determiner how = many == Many::No ? an() : number(e.count, e.upTo);
                const Nominal made = filter(e.filter, how, many).with(" davon");
                return many == Many::No && e.upTo ? made.led("höchstens") : made;
            },
            [](const TopOfDeck& e) {
                const std::string deck = " " + zoneOf(Zone::Deck, e.whose).of();
                if (manyOf(e.count) == Many::No)
                    return nominal(the(), { "oberst" }, card(), Many::No, deck);
                const std::string how = number(e.count, false).word;
                return nominal(the(), { "oberst" },
                    feminine("Karte", fmt::format("{} Karten", how.empty() ? "" : how)), Many::Yes,
                    deck + per(e.count));
            },
            [](const Whole& e) {
                Nominal all = zoneOf(e.places.front().zone, e.places.front().whose);
                for (std::size_t i = 1; i < e.places.size(); ++i)
                    all = joined(all, zoneOf(e.places[i].zone, e.places[i].whose));
                return nominal(word("all"), {}, card(), Many::Yes, " " + all.of());
            },
        },
        thing.node);
}

} // namespace triptych::altered::german
