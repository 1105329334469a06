#include "seize/text/printing/PhrasesParts.h"

#include "seize/tree/Meant.h"
#include "text/Spelling.h"

#include <array>

#include <fmt/format.h>

// The ones that are meant: mercenaries, tiles, treasures and cards.
namespace triptych::seize::phrases {

std::string_view single(Thing::Kind kind, Referent referent)
{
    switch (kind) {
    case Thing::Kind::This:
        return "this";
    case Thing::Kind::Bearer:
        return "the bearer";
    case Thing::Kind::Attacked:
        return "the attacked mercenary";
    case Thing::Kind::Attacker:
        return "the attacker";
    case Thing::Kind::ThatEnemy:
        return "that enemy";
    case Thing::Kind::ThatAlly:
        return "that ally";
    case Thing::Kind::ThatFirst:
    case Thing::Kind::ThatSecond:
    case Thing::Kind::It:
    case Thing::Kind::That:
    case Thing::Kind::Target:
    case Thing::Kind::Each:
    case Thing::Kind::Some:
    case Thing::Kind::ThisWay:
        break;
    }
    return kind == Thing::Kind::It && referent.other ? "that mercenary" : "it";
}
std::string singles(Thing::Kind kind, Referent referent)
{
    if (kind == Thing::Kind::This)
        return "this mercenary's";
    const std::string_view one = single(kind, referent);
    return fmt::format("{}{}", one, one == "it" ? "s" : "'s");
}

namespace {

/// "this or an allied adjacent mercenary"
std::string orOwn(const Filter& filter, std::string words)
{
    switch (filter.orOwn) {
    case Filter::OrOwn::No:
        break;
    case Filter::OrOwn::This:
        return "this or " + words;
    case Filter::OrOwn::Bearer:
        return "the bearer or " + words;
    case Filter::OrOwn::Attacker:
        return "the attacker or " + words;
    }
    return words;
}

/// "up to two other target mercenaries", "another target mercenary"
std::string target(const Thing& thing)
{
    Filter filter = thing.filter;
    const bool other = isBarelyOther(filter);
    if (other)
        filter.other = false;
    const std::string_view upTo = thing.upTo ? "up to " : "";
    const std::string words = described(filter, thing.count == 1 ? Many::No : Many::Yes);
    if (thing.count == 1 && !thing.upTo)
        return orOwn(thing.filter, fmt::format("{}target {}", other ? "another " : "", words));
    return fmt::format(
        "{}{} {}target {}", upTo, text::numberWord(thing.count), other ? "other " : "", words);
}

std::string some(const Thing& thing)
{
    if (thing.count == 1 && !thing.upTo)
        return orOwn(thing.filter, one(thing.filter) + (thing.random ? " at random" : ""));
    if (thing.count >= Thing::anyNumber)
        return "any number of " + described(thing.filter, Many::Yes);
    return fmt::format("{}{} {}{}", thing.upTo ? "up to " : "", text::numberWord(thing.count),
        described(thing.filter, thing.count == 1 ? Many::No : Many::Yes),
        thing.random ? " at random" : "");
}

} // namespace

std::string object(const Thing& thing)
{
    if (thing.line != Thing::Line::None) {
        Filter those;
        those.side = thing.filter.side;
        return fmt::format("each {} in target {}", described(those, Many::No),
            thing.line == Thing::Line::Row ? "row" : "column");
    }
    const bool spoken = thing.kind == Thing::Kind::It || thing.kind == Thing::Kind::Attacked;
    if (thing.filter.noun == Filter::Noun::Tile && spoken)
        return tile(thing);
    switch (meantBy(thing.kind)) {
    case Meant::Before:
        if (thing.kind != Thing::Kind::It)
            break;
        if (thing.such)
            return fmt::format("each {} among them", described(thing.filter, Many::No));
        return thing.plural ? "them" : std::string(single(thing.kind, thing.referent));
    case Meant::Chosen:
        return thing.kind == Thing::Kind::Target ? target(thing) : some(thing);
    case Meant::All:
        return fmt::format("each {}{}", described(thing.filter, Many::No),
            thing.kind == Thing::Kind::ThisWay ? " damaged this way" : "");
    case Meant::Own:
    case Meant::Fighting:
        break;
    }
    return std::string(single(thing.kind));
}

std::string tile(const Thing& thing)
{
    if (thing.filter.noun == Filter::Noun::Tile) {
        if (thing.kind == Thing::Kind::It)
            return thing.plural ? "those tiles" : "that tile";
        return thing.kind == Thing::Kind::Attacked ? std::string("the attacked tile")
                                                   : object(thing);
    }
    switch (meantBy(thing.kind)) {
    case Meant::Chosen:
    case Meant::All: {
        const std::string whose = object(thing);
        if (thing.kind == Thing::Kind::ThisWay)
            return "the tile of " + whose;
        const Filter& filter = thing.filter;
        const bool ends = filter.orOwn == Filter::OrOwn::No && !filter.bound && !filter.carries
            && statesBehind(filter, Many::No).empty() && filter.place == Filter::Place::Anywhere
            && (filter.range.kind == Range::Kind::Anywhere || isAdjective(filter.range));
        return ends && whose.ends_with("mercenary") ? whose + "'s tile" : "the tile of " + whose;
    }
    case Meant::Before:
        if (thing.kind == Thing::Kind::It && thing.plural)
            return "their tiles";
        break;
    case Meant::Own:
    case Meant::Fighting:
        break;
    }
    return fmt::format("{} tile", singles(thing.kind, thing.referent));
}

// ---------------------------------------------------------------- Treasures as cards

std::string_view treasureNoun(CardFilter::Kind kind, Many many)
{
    const bool several = many == Many::Yes;
    if (kind == CardFilter::Kind::Weapon)
        return several ? "Weapons" : "Weapon";
    if (kind == CardFilter::Kind::Equipment)
        return "Equipment";
    if (kind == CardFilter::Kind::Relic)
        return several ? "Relics" : "Relic";
    if (kind == CardFilter::Kind::Event)
        return several ? "events" : "event";
    return several ? "treasures" : "treasure";
}

namespace {

std::string placeOf(const Goods& goods)
{
    const Side side = goods.side;
    switch (goods.where) {
    case Goods::Where::Equipped:
        if (goods.of)
            return " equipped to " + object(*goods.of);
        if (goods.host)
            return " equipped by " + one(*goods.host);
        return side == Side::Enemy ? " equipped by an enemy mercenary"
            : side == Side::Allied ? " equipped by an allied mercenary"
            : side == Side::Yours  ? " equipped by a mercenary you control"
            : side == Side::Theirs ? " equipped by a mercenary that player controls"
                                   : " equipped by a mercenary";
    case Goods::Where::Warchest:
        if (goods.whose)
            return fmt::format(" in {} Warchest", whose(*goods.whose));
        return side == Side::Enemy ? " in an opponent's Warchest"
            : side == Side::Theirs ? " in that player's Warchest"
            : side == Side::Yours  ? " in your Warchest"
                                   : " in a Warchest";
    case Goods::Where::Anywhere:
        break;
    }
    if (goods.whose)
        return fmt::format(" {} controls", who(*goods.whose));
    return side == Side::Enemy ? " an opponent controls"
        : side == Side::Theirs ? " that player controls"
        : side == Side::Yours  ? " you control"
                               : "";
}

} // namespace

std::string goods(const Goods& goods)
{
    const Many many = goods.count == 1 ? Many::No : Many::Yes;
    const std::string words = fmt::format("{}{}{}{}{}{}{}", goods.faceDown ? "face-down " : "",
        goods.turned == Filter::Condition::Ready           ? "ready "
            : goods.turned == Filter::Condition::Exhausted ? "exhausted "
                                                           : "",
        treasureNoun(goods.card, many),
        goods.orCard == CardFilter::Kind::Card
            ? std::string()
            : fmt::format(" or {}", treasureNoun(goods.orCard, many)),
        goods.notCard == CardFilter::Kind::Card ? std::string()
                                                : " other than " + treasureSort(goods.notCard),
        goods.random ? " at random" : "", placeOf(goods));
    const std::string_view upTo = goods.upTo ? "up to " : "";
    const bool one = goods.count == 1 && !goods.upTo;
    switch (goods.kind) {
    case Goods::Kind::This:
        return goods.card == CardFilter::Kind::Event ? "this event" : "this treasure";
    case Goods::Kind::Each:
        return fmt::format("each {}{}", goods.other ? "other " : "", words);
    case Goods::Kind::Target:
        return one ? fmt::format("{}target {}", goods.other ? "another " : "", words)
                   : fmt::format("{}{} target {}", upTo, text::numberWord(goods.count), words);
    case Goods::Kind::Some:
        break;
    }
    return one ? fmt::format("{} {}", goods.other ? "another" : text::article(words), words)
               : fmt::format("{}{} {}{}", upTo, text::numberWord(goods.count),
                   goods.other ? "other " : "", words);
}

// ---------------------------------------------------------------- Cards

std::string cards(const CardFilter& filter, Many many)
{
    constexpr std::array<std::string_view, 10> words { "", "mercenary", "treasure", "Weapon",
        "Equipment", "Relic", "ability", "Instant", "Attack", "Event" };
    std::string all = filter.name == CardFilter::Name::Another ? "other" : "";
    add(all, classes(filter.className, filter.orClass, filter.notClass));
    add(all, nth(words, filter.kind));
    if (filter.orKind != CardFilter::Kind::Card) {
        add(all, "or");
        add(all, nth(words, filter.orKind));
    }
    add(all, many == Many::Yes ? "cards" : "card");
    if (filter.bound)
        all += fmt::format(" with {}", bound(*filter.bound));
    if (filter.notKind != CardFilter::Kind::Card) {
        const std::string_view unwanted = nth(words, filter.notKind);
        all += fmt::format(" other than {} {}", text::article(unwanted), unwanted);
    }
    if (filter.name == CardFilter::Name::Own)
        all += " named this";
    else if (filter.name == CardFilter::Name::Other)
        all += " other than this";
    return all;
}

std::string card(const CardFilter& filter)
{
    const std::string words = cards(filter, Many::No);
    return filter.name == CardFilter::Name::Another
        ? "an" + words
        : fmt::format("{} {}", text::article(words), words);
}

} // namespace triptych::seize::phrases
