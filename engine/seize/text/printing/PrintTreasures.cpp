#include "seize/text/printing/PrintVerbs.h"

#include "seize/text/printing/Phrases.h"
#include "text/Spelling.h"

#include <fmt/format.h>

// What is done to treasures and with them.
namespace triptych::seize::verbs {

using namespace phrases;

namespace {

std::string treasures(const Amount& count, std::string_view one)
{
    if (count.kind == Amount::Kind::All)
        return "all treasures";
    return count.number == 1 ? std::string(one) : fmt::format("{} treasures", count.number);
}

} // namespace

std::string print(const Fits& e)
{
    return e.none ? fmt::format("{} cannot equip this", described(e.who, Many::Yes))
                  : fmt::format("only {} can equip this", described(e.who, Many::Yes));
}

namespace {

std::string_view verb(Handle::Deed deed)
{
    switch (deed) {
    case Handle::Deed::Destroy:
        return "destroy";
    case Handle::Deed::Exhaust:
        return "exhaust";
    case Handle::Deed::Ready:
        return "ready";
    case Handle::Deed::Unequip:
        return "unequip";
    case Handle::Deed::Top:
    case Handle::Deed::Bottom:
        return "put";
    case Handle::Deed::Shuffle:
        return "shuffle";
    case Handle::Deed::Blank:
    case Handle::Deed::Return:
        break;
    }
    return "return";
}

std::string_view thirdPerson(Handle::Deed deed)
{
    switch (deed) {
    case Handle::Deed::Destroy:
        return "destroys";
    case Handle::Deed::Exhaust:
        return "exhausts";
    case Handle::Deed::Ready:
        return "readies";
    case Handle::Deed::Unequip:
        return "unequips";
    case Handle::Deed::Top:
    case Handle::Deed::Bottom:
        return "puts";
    case Handle::Deed::Shuffle:
        return "shuffles";
    case Handle::Deed::Blank:
    case Handle::Deed::Return:
        break;
    }
    return "returns";
}

/// " to its owner's hand", " on top of their owners' decks"
std::string whereTo(const Handle& e, bool several)
{
    const std::string_view owners = several ? "their owners'" : "its owner's";
    const std::string_view s = several ? "s" : "";
    switch (e.deed) {
    case Handle::Deed::Return:
        return fmt::format(" to {} hand{}", owners, s);
    case Handle::Deed::Top:
        return fmt::format(" on top of {} deck{}", owners, s);
    case Handle::Deed::Bottom:
        return fmt::format(" on the bottom of {} deck{}", owners, s);
    case Handle::Deed::Shuffle:
        return fmt::format(" into {} deck{}", owners, s);
    case Handle::Deed::Unequip:
        if (e.exhausted)
            return fmt::format(" to {} Warchest{}, exhausted", owners, s);
        break;
    case Handle::Deed::Destroy:
    case Handle::Deed::Exhaust:
    case Handle::Deed::Ready:
    case Handle::Deed::Blank:
        break;
    }
    return {};
}

} // namespace

std::string print(const Handle& e)
{
    const bool several = e.goods.kind == Goods::Kind::Each || e.goods.count > 1;
    if (e.deed == Handle::Deed::Blank)
        return fmt::format("{} lose{} all abilities{}", goods(e.goods),
            e.goods.kind != Goods::Kind::Each && several ? "" : "s", duration(e.duration));
    const Handle::Deed said = e.exhausted ? Handle::Deed::Return : e.deed;
    const std::string does = e.who.kind == Who::Kind::You
        ? std::string(verb(said))
        : fmt::format("{} {}", who(e.who), thirdPerson(said));
    return fmt::format("{} {}{}{}", does, goods(e.goods), whereTo(e, several),
        !e.held       ? ""
            : several ? ", and they do not ready during their controllers' next turns"
                      : ", and it does not ready during its controller's next turn");
}
std::string print(const HandOver& e)
{
    Goods said = e.goods;
    if (said.where == Goods::Where::Warchest && said.turned == Filter::Condition::Ready)
        said.turned = Filter::Condition::None; // S-RALLY-EQUIP of itself
    return fmt::format("equip {} to {}", goods(said), object(e.what));
}

// ---------------------------------------------------------------- Treasures

std::string print(const Strip& e)
{
    const bool one = e.count == fixed(1);
    const bool all = e.count.kind == Amount::Kind::All;
    return fmt::format("{} {}{} of {}{}{}",
        e.home          ? "return"
            : e.destroy ? "destroy"
                        : "unequip",
        e.upTo && !all ? "up to " : "",
        e.upTo && all ? std::string("any number of treasures") : treasures(e.count, "one treasure"),
        object(e.what), e.random ? " at random" : "",
        !e.home   ? e.exhausted ? ", exhausted" : ""
            : one ? " to its owner's hand"
                  : " to their owners' hands");
}
std::string_view zone(Zone zone)
{
    switch (zone) {
    case Zone::Hand:
        return "hand";
    case Zone::Deck:
        return "deck";
    case Zone::Discard:
        return "discard";
    case Zone::Warchest:
        return "Warchest";
    case Zone::Battlefield:
        return "Guild Hall";
    case Zone::Quarters:
    case Zone::Events:
    case Zone::Equipped:
    case Zone::Stack:
    case Zone::Gone:
        break; // nothing is put there by what a card says
    }
    return {};
}
std::string print(const Equip& e)
{
    CardFilter card;
    card.kind = e.card;
    const std::string what = cards(card, Many::No);
    const std::string noun = e.card == CardFilter::Kind::Treasure ? std::string("treasure")
                                                                  : what.substr(0, what.find(' '));
    if (e.from == Zone::Deck)
        return fmt::format("search your deck for {} {} and equip it to {}", text::article(noun),
            noun, object(e.what));
    return fmt::format(
        "equip {} {} from your {} to {}", text::article(noun), noun, zone(e.from), object(e.what));
}
std::string print(const TurnTreasures& e)
{
    const std::string verb
        = e.exhaust ? tell(e.who, "exhaust", "exhausts") : tell(e.who, "ready", "readies");
    if (e.upTo)
        return e.count.kind == Amount::Kind::All
            ? fmt::format("{} any number of treasures", verb)
            : fmt::format("{} up to {}", verb, treasures(e.count, "1 treasure"));
    if (e.count.kind == Amount::Kind::EqualTo)
        return fmt::format("{} X treasures{}", verb, whereX(e.count));
    if (e.count.kind == Amount::Kind::ThatMuch)
        return fmt::format("{} {}treasures", verb, measure(e.count, "that many").before);
    return fmt::format("{} {}{}", verb, treasures(e.count, "1 treasure"), measure(e.count).after);
}

} // namespace triptych::seize::verbs
