#include "seize/text/language/MutantsOfPhrases.h"

#include "seize/text/language/MutantsOfTimes.h"
#include "seize/text/language/Sameness.h"

#include <memory>

namespace triptych::seize {

void offerThing(text::Changes& changes, Thing& thing)
{
    switch (thing.kind) {
    case Thing::Kind::Target:
        if (thing.line != Thing::Line::None) {
            changes.offer("what: a target", "the other line", [&] {
                thing.line
                    = thing.line == Thing::Line::Row ? Thing::Line::Column : Thing::Line::Row;
            });
            break;
        }
        changes.offer("what: a target", "every one", [&] {
            thing.kind = Thing::Kind::Each;
            thing.count = 1;
            thing.upTo = false;
        });
        changes.offerMore("what: a target", thing.count);
        changes.offerOther("what: a target", "up to or so many", thing.upTo);
        offerFilter(changes, "what: a target", thing.filter);
        break;
    case Thing::Kind::Each:
        changes.offer("what: each", "one of them", [&] { thing.kind = Thing::Kind::Some; });
        offerFilter(changes, "what: each", thing.filter);
        break;
    case Thing::Kind::Some:
        changes.offer("what: some", "every one", [&] {
            thing.kind = Thing::Kind::Each;
            thing.count = 1;
            thing.upTo = false;
        });
        changes.offerMore("what: some", thing.count);
        if (!thing.random) // nobody chooses that it be fewer
            changes.offerOther("what: some", "up to or so many", thing.upTo);
        if (thing.random)
            changes.offerOther("what: some", "at random or chosen", thing.random);
        offerFilter(changes, "what: some", thing.filter);
        break;
    case Thing::Kind::This:
    case Thing::Kind::Bearer:
    case Thing::Kind::It:
    case Thing::Kind::Attacked:
    case Thing::Kind::Attacker:
    case Thing::Kind::ThisWay:
    case Thing::Kind::That:
    case Thing::Kind::ThatEnemy:
    case Thing::Kind::ThatAlly:
    case Thing::Kind::ThatFirst:
    case Thing::Kind::ThatSecond:
        changes.offer("what: one that is known", "every one", [&] {
            thing = {};
            thing.kind = Thing::Kind::Each;
        });
        break;
    }
}

void offerCards(text::Changes& changes, CardFilter& cards)
{
    if (cards.kind != CardFilter::Kind::Card)
        changes.offer("cards", "any kind", [&] {
            cards.kind = CardFilter::Kind::Card;
            cards.orKind = CardFilter::Kind::Card;
        });
    if (cards.orKind != CardFilter::Kind::Card)
        changes.offer(
            "cards", "not the other kind", [&] { cards.orKind = CardFilter::Kind::Card; });
    if (!cards.className.empty())
        changes.offer("cards", "any class", [&] {
            cards.className.clear();
            cards.orClass.clear();
            cards.notClass = false;
        });
    if (cards.notKind != CardFilter::Kind::Card)
        changes.offer(
            "cards", "of that kind, too", [&] { cards.notKind = CardFilter::Kind::Card; });
    if (cards.name != CardFilter::Name::Any)
        changes.offer("cards", "of any name", [&] { cards.name = CardFilter::Name::Any; });
    if (cards.bound)
        changes.offer("cards", "of any figure", [&] { cards.bound.reset(); });
    if (cards.bound)
        changes.offerOther("cards", "more or less", cards.bound->atLeast);
}

void offerCondition(text::Changes& changes, Condition& condition)
{
    changes.offerOther("if", "the other way round", condition.unless);
    changes.offerMore("if", condition.number);
    changes.offerOther("if", "at least or at most", condition.atLeast);
    changes.offerOther("if", "than each or than one", condition.each);
    offerHistory(changes, condition);
    offerFilter(changes, "if", condition.filter);
    if (condition.by)
        changes.offer("if", "by anybody", [&] { condition.by.reset(); });
}

void offerGoods(text::Changes& changes, Goods& goods)
{
    changes.offerNext("treasures", "whose", goods.side, Side::Enemy);
    changes.offerMore("treasures", goods.count);
    if (goods.orCard != CardFilter::Kind::Card)
        changes.offer(
            "treasures", "not of the other sort", [&] { goods.orCard = CardFilter::Kind::Card; });
    if (goods.turned != Filter::Condition::None)
        changes.offer("treasures", "ready and exhausted ones",
            [&] { goods.turned = Filter::Condition::None; });
    if (goods.faceDown)
        changes.offerOther("treasures", "face down or not", goods.faceDown);
    if (goods.random)
        changes.offerOther("treasures", "chosen or at random", goods.random);
    if (goods.whose)
        changes.offer("treasures", "of whomever", [&] { goods.whose.reset(); });
    changes.offer("treasures", "anywhere", [&] { goods.where = Goods::Where::Anywhere; });
}

void offerFilter(text::Changes& changes, std::string_view name, Filter& filter)
{
    changes.offer(name, "whose: another's",
        [&] { filter.side = filter.side == Side::Enemy ? Side::Allied : Side::Enemy; });
    if (filter.side != Side::Any)
        changes.offer(name, "whose: anybody's", [&] { filter.side = Side::Any; });
    if (filter.other && mayBeItself(filter))
        changes.offerOther(name, "other or any", filter.other);
    if (filter.orOwn != Filter::OrOwn::No)
        changes.offer(name, "not this one", [&] { filter.orOwn = Filter::OrOwn::No; });
    if (filter.condition != Filter::Condition::None)
        changes.offer(
            name, "in any condition", [&] { filter.condition = Filter::Condition::None; });
    for (std::size_t i = 0; i < filter.also.size(); ++i) {
        changes.offer(name, "in one state less",
            [&, i] { filter.also.erase(filter.also.begin() + static_cast<std::ptrdiff_t>(i)); });
        changes.offer(name, "with or without a state",
            [&, i] { filter.also[i].lacks = !filter.also[i].lacks; });
    }
    if (!filter.className.empty())
        changes.offer(name, "of any class", [&] {
            filter.className.clear();
            filter.orClass.clear();
            filter.notClass = false;
        });
    if (filter.notClass)
        changes.offer(name, "of the class", [&] { filter.notClass = false; });
    if (!filter.orClass.empty())
        changes.offer(name, "not of the other class", [&] { filter.orClass.clear(); });
    if (!filter.either.empty())
        changes.offer(name, "in any of these states or none", [&] { filter.either.clear(); });
    if (filter.place != Filter::Place::Anywhere) {
        changes.offer(name, "in any place", [&] { filter.place = Filter::Place::Anywhere; });
        changes.offer(name, "there or elsewhere", [&] { filter.elsewhere = !filter.elsewhere; });
    }
    if (filter.carries) {
        changes.offer(name, "whatever it carries", [&] { filter.carries = false; });
        changes.offer(
            name, "with it or without", [&] { filter.lacksCarried = !filter.lacksCarried; });
    }
    if (filter.orCarried != 0)
        changes.offer(name, "not with the other", [&] { filter.orCarried = 0; });
    if (filter.extreme)
        changes.offer(
            name, "most or least", [&] { filter.extreme->least = !filter.extreme->least; });
    if (filter.versus)
        changes.offer(name, "more or less", [&] { filter.versus->less = !filter.versus->less; });
    if (filter.range.kind != Range::Kind::Anywhere)
        changes.offer(name, "at any range", [&] { filter.range = {}; });
    if (filter.range.kind != Range::Kind::Anywhere)
        changes.offer(name, "near or far", [&] { filter.range.none = !filter.range.none; });
    if (filter.range.near)
        changes.offer(
            name, "near anybody", [&] { filter.range.near = std::make_shared<const Filter>(); });
    if (filter.range.kind == Range::Kind::Within)
        changes.offer(name, "one tile farther", [&] { ++filter.range.distance; });
    offerPast(changes, name, filter);
    if (!filter.bound)
        return;
    changes.offer(name, "of any figure", [&] { filter.bound.reset(); });
    if (filter.bound && filter.bound->exactly)
        changes.offer(name, "a figure or more", [&] { filter.bound->exactly = false; });
    if (filter.bound) {
        changes.offer(name, "a figure one higher", [&] { ++filter.bound->number; });
        changes.offer(name, "a figure at least or at most",
            [&] { filter.bound->atLeast = !filter.bound->atLeast; });
    }
}

} // namespace triptych::seize
