#include "altered/rules/Playing.h"

#include "altered/effects/Choices.h"
#include "altered/rules/Asking.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Statuses.h"

#include <algorithm>

namespace triptych::altered {

namespace {

constexpr std::uint8_t placeBits = 3;

Index placeOf(Seat p, std::uint8_t detail)
{
    const int place = detail & placeBits;
    return place == toNowhere ? noIndex : expeditionThing(p, place);
}

/// From whose side the text of a card that is being played is read.
View viewOfPlay(const State& s, Index i, Seat p, std::uint8_t detail)
{
    View v = viewOf(s, i);
    v.you = p;
    v.place = placeOf(p, detail);
    return v;
}

template <typename S, typename F>
void ownStatements(const Board& b, Index i, const View& v, F&& say)
{
    const Facts& facts = b.facts(i);
    if (!(facts.statements & (1u << statementIndex<S>())))
        return;
    for (const std::uint8_t number : facts.passives) {
        const Ability& ability = b.card(i).abilities[number];
        const S* statement = std::get_if<S>(&*ability.statement);
        if (statement && std::holds_alternative<This>(statement->what.node)
            && isWorking(b, ability, v))
            say(*statement);
    }
}

/// 7.4.4.b What is Gigantic is in either Expedition.
bool isEmptyOf(const Board& b, Index expedition, const Filter& filter, const View& v)
{
    for (const int where : { 0, 1 })
        for (const Index i : cardsIn(b.state, seatOfExpedition(expedition), expeditionSpot(where)))
            if (isTogether(b, i, expedition) && matchesAnywhere(b, refOf(b.state, i), filter, v))
                return false;
    return true;
}

struct Sum
{
    int cost = 0;
    int least = 0; ///< of decreases with a bound: applied one by one
    int atLeast = -1;
    int atMost = -1;
    InlineVector<std::int16_t, 15> less {}; ///< change | least << 8
    int more = 0;

    void decrease(int by, int to)
    {
        if (!less.full())
            less.push_back(static_cast<std::int16_t>(std::clamp(by, 0, 99) | (to << 8)));
    }
    int total() const
    {
        int sum = cost + more;
        for (const std::int16_t each : less) {
            const int by = each & 0xFF;
            const int to = each >> 8;
            sum = std::max(sum - by, std::min(sum, to));
        }
        if (atLeast >= 0)
            sum = std::max(sum, atLeast);
        if (atMost >= 0)
            sum = std::min(sum, atMost);
        return std::max(0, sum);
    }
};

void addStatement(const Board& b, const Costs& e, const View& v, Sum& sum)
{
    if (e.inExpeditionWithout
        && (!isExpedition(v.place) || !isEmptyOf(b, v.place, *e.inExpeditionWithout, v)))
        return;
    const int mana = valueOf(b, e.mana, v);
    switch (e.how) {
    case Costs::How::Less:
        sum.decrease(mana, e.least);
        break;
    case Costs::How::More:
        sum.more += mana;
        break;
    case Costs::How::AtLeast:
        sum.atLeast = std::max(sum.atLeast, mana);
        break;
    case Costs::How::AtMost:
        sum.atMost = sum.atMost < 0 ? mana : std::min(sum.atMost, mana);
        break;
    }
}

bool isFor(const Board& b, const Next& next, Index i, const View& v, std::uint8_t detail, Seat p)
{
    View with = v;
    with.place = placeOf(p, detail);
    return v.you == p && matchesAnywhere(b, refOf(b.state, i), next.filter, with);
}

/// 2.2.14 Calls visit(next, place among the Ongoing) for each Emblem that this play would use up.
template <typename F>
void eachNext(const Board& b, Index i, Seat p, std::uint8_t detail, F&& visit)
{
    for (std::size_t k = 0; k < b.state.ongoing.size(); ++k) {
        const Ongoing& o = b.state.ongoing[k];
        const auto* next = std::get_if<Next>(&b.cards.effect(o.node).node);
        if (!next)
            continue;
        View v;
        v.you = o.controller;
        v.me = o.source;
        v.was = o.source;
        if (isFor(b, *next, i, v, detail, p))
            visit(*next, k, v);
    }
}

/// "The first Character you play each Afternoon": nothing of its kind was played this Afternoon.
bool isFirstOfItsKind(const Board& b, const Next& next, Seat p)
{
    for (const Past& past : b.state.past)
        if (past.event == static_cast<std::uint8_t>(Happening::Event::Plays) && past.player == p) {
            const CardType type = b.cards.facts(past.card).type;
            for (const Noun& noun : next.filter.nouns)
                if (noun.kind == Noun::Kind::Card
                    || (noun.kind == Noun::Kind::Character && type == CardType::Character)
                    || (noun.kind == Noun::Kind::Spell && type == CardType::Spell)
                    || (noun.kind == Noun::Kind::Permanent && type != CardType::Character
                        && type != CardType::Spell))
                    return false;
        }
    return true;
}

template <typename F>
void eachEveryAfternoon(const Board& b, Index i, Seat p, std::uint8_t detail, F&& visit)
{
    said<LastingEffect>(b, [&](const LastingEffect& e, const Ability&, const View& v) {
        const auto* next = std::get_if<Next>(&e.effect.node);
        if (next && isFor(b, *next, i, v, detail, p) && isFirstOfItsKind(b, *next, p))
            visit(*next, v, e.effect.id);
    });
}

void addNext(const Board& b, const Next& next, const View& v, Sum& sum, bool& free)
{
    if (next.does == Next::Does::CostsLess)
        sum.decrease(valueOf(b, next.change, v), next.least);
    else if (next.does == Next::Does::CostsMore)
        sum.more += valueOf(b, next.change, v);
    else if (next.does == Next::Does::IsFree)
        free = true;
}

} // namespace

int costOf(const Board& b, Index i, Seat p, std::uint8_t detail, const Price& price)
{
    if (price.kind == Price::Kind::Free)
        return 0;
    const State& s = b.state;
    const Facts& facts = b.facts(i);
    const Object& o = s.objects[i];
    const Spot spot = spotOf(s, i);
    const bool reserve = spot == Spot::Reserve || (spot == Spot::Limbo && o.fromReserve);
    Sum sum;
    sum.cost = reserve                             ? facts.reserveCost
        : (detail & withScout) && facts.scout >= 0 ? facts.scout
                                                   : facts.handCost;
    bool free = false;
    const View own = viewOfPlay(s, i, p, detail);
    ownStatements<Costs>(b, i, own, [&](const Costs& e) { addStatement(b, e, own, sum); });
    said<Costs>(b, [&](const Costs& e, const Ability&, const View& v) {
        View with = v;
        with.place = own.place;
        if (!std::holds_alternative<This>(e.what.node) && speaksOf(b, e.what, i, with))
            addStatement(b, e, with, sum);
    });
    eachNext(b, i, p, detail,
        [&](const Next& next, std::size_t, const View& v) { addNext(b, next, v, sum, free); });
    eachEveryAfternoon(b, i, p, detail,
        [&](const Next& next, const View& v, std::uint16_t) { addNext(b, next, v, sum, free); });
    if (free)
        return 0;
    if (price.kind == Price::Kind::Less)
        sum.decrease(price.change, price.least);
    else if (price.kind == Price::Kind::More)
        sum.more += price.change;
    if (s.reduction > 0)
        sum.decrease(s.reduction, 0);
    return sum.total();
}

int readyMana(const State& s, Seat p)
{
    int ready = 0;
    for (const Index i : cardsIn(s, p, Spot::Mana))
        ready += !s.objects[i].is(Status::Exhausted);
    return ready;
}

void payMana(const Board& b, Seat p, int mana)
{
    State& s = b.state;
    int left = mana;
    for (const Index i : cardsIn(s, p, Spot::Mana)) { // ready orbs from the left
        if (left <= 0)
            break;
        if (s.objects[i].is(Status::Exhausted))
            continue;
        s.objects[i].set(Status::Exhausted, true);
        --left;
    }
    if (mana > 0) {
        Event event { Event::Kind::ManaPaid, p };
        event.amount = static_cast<std::int16_t>(mana);
        b.tell(event);
    }
}

// --- What is legal

namespace {

/// How much "you may discard a card to reduce my cost" could take off.
int possibleReduction(const Board& b, Index i, const View& v)
{
    int most = 0;
    for (const std::uint8_t number : b.facts(i).declared)
        if (const Ability& ability = b.card(i).abilities[number]; ability.effect)
            if (const auto* may = std::get_if<May>(&ability.effect->node); may && may->to)
                if (const auto* reduce = std::get_if<ReduceMyCost>(&may->to->node))
                    if (may->effect && isPossible(b, *may->effect, v))
                        most += valueOf(b, reduce->by, v);
    return most;
}

bool isAllowed(const Board& b, Index i, Seat p, std::uint8_t detail)
{
    const Facts& facts = b.facts(i);
    if (facts.type == CardType::Mana || facts.type == CardType::Hero)
        return false;
    const View v = viewOfPlay(b.state, i, p, detail);
    bool allowed = true;
    ownStatements<CantBePlayed>(b, i, v, [&](const CantBePlayed&) { allowed = false; });
    if (!allowed)
        return false;
    said<CantBePlayed>(b, [&](const CantBePlayed& e, const Ability&, const View& by) {
        if (!std::holds_alternative<This>(e.what.node) && speaksOf(b, e.what, i, by))
            allowed = false;
    });
    return allowed;
}

/// 2.4.5.c-d An exhausted card in Reserve cannot be played, unless a passive ability lifts that.
bool mayPlayExhausted(const Board& b, Index i, Seat p, std::uint8_t detail)
{
    bool may = false;
    said<MayPlay>(b, [&](const MayPlay& e, const Ability&, const View& v) {
        View with = v;
        with.place = placeOf(p, detail);
        if (v.you != p || !speaksOf(b, e.what, i, with))
            return;
        Things places;
        if (e.in)
            expeditionsOf(b, *e.in, v, places);
        may = may || !e.in || places.contains(with.place);
    });
    return may;
}

void addOption(const Board& b, Index i, Seat p, std::uint8_t detail, const Price& price, int mana,
    Options& out)
{
    const State& s = b.state;
    if (!isAllowed(b, i, p, detail))
        return;
    if (spotOf(s, i) == Spot::Reserve && s.objects[i].is(Status::Exhausted)
        && !mayPlayExhausted(b, i, p, detail))
        return;
    int cost = costOf(b, i, p, detail, price);
    if (cost > mana && !b.facts(i).declared.empty())
        cost -= possibleReduction(b, i, viewOfPlay(s, i, p, detail));
    if (cost <= mana)
        out.push_back(option(Verb::Play, i, detail));
}

} // namespace

namespace {

/// Whether a filter that says from where, or else means Hand and Reserve, speaks of a card.
bool fitsPlay(const Board& b, Index i, const Filter& filter, const View& v, Seat p)
{
    bool says = false;
    for (const auto* list : { &filter.before, &filter.after })
        for (const Trait& trait : *list)
            says
                = says || trait.kind == Trait::Kind::InZone || trait.kind == Trait::Kind::FromThese;
    const Spot spot = spotOf(b.state, i);
    if (!says && (spotSeat(b.state, i) != p || (spot != Spot::Hand && spot != Spot::Reserve)))
        return false;
    if (isHiddenSpot(spot) && !isVisible(b.state, p, i))
        return false;
    return matchesAnywhere(b, refOf(b.state, i), filter, v);
}

} // namespace

void playOptionsOf(const Board& b, Index i, Seat p, const Price& price, Options& out)
{
    const Facts& facts = b.facts(i);
    const int mana = readyMana(b.state, p);
    const bool scout = facts.scout >= 0 && spotOf(b.state, i) == Spot::Hand; // 7.4.5
    if (facts.type == CardType::Character || facts.type == CardType::ExpeditionPermanent) {
        for (const std::uint8_t place : { toHero, toCompanion }) {
            addOption(b, i, p, place, price, mana, out);
            if (scout)
                addOption(b, i, p, place | withScout, price, mana, out);
        }
        return;
    }
    addOption(b, i, p, toNowhere, price, mana, out);
    if (scout)
        addOption(b, i, p, toNowhere | withScout, price, mana, out);
}

void playOptions(const Board& b, Seat p, Options& out)
{
    for (const Spot spot : { Spot::Hand, Spot::Reserve })
        for (const Index i : cardsIn(b.state, p, spot))
            playOptionsOf(b, i, p, {}, out);
}

Price priceOf(const Board& b, const Play& play, const View& v)
{
    Price price;
    price.kind = static_cast<Price::Kind>(play.price);
    price.change = static_cast<std::uint8_t>(std::clamp(valueOf(b, play.change, v), 0, 255));
    price.least = static_cast<std::uint8_t>(std::clamp(play.least, 0, 255));
    return price;
}

void playChoices(const Board& b, const Play& play, const View& v, Options& out)
{
    const State& s = b.state;
    const Seat p = v.doer != noSeat ? v.doer : seatsOf(b, play.who, v).front();
    Things list;
    if (std::holds_alternative<This>(play.what.node)) {
        if (isCurrent(s, v.me))
            list.push_back(v.me.object);
    } else if (std::holds_alternative<It>(play.what.node)) {
        if (v.acting)
            for (const Index i : v.acting->it)
                if (i < maxObjects && spotOf(s, i) != Spot::Gone)
                    list.push_back(i);
    } else if (const auto* some = std::get_if<Some>(&play.what.node)) {
        // 5.2.a From Hand or Reserve, unless it is said from where.
        for (const Spot spot : { Spot::Hand, Spot::Reserve, Spot::Discard, Spot::Deck })
            for (const Seat q : { p, otherSeat(p) })
                for (const Index i : cardsIn(s, q, spot))
                    if (!list.full() && fitsPlay(b, i, some->filter, v, p))
                        list.push_back(i);
    }
    const Price price = priceOf(b, play, v);
    for (const Index i : list)
        if (spotOf(s, i) != Spot::Limbo && !inPlay(s, i))
            playOptionsOf(b, i, p, price, out);
}

// --- Playing

void beginPlay(const Board& b, Index i, std::uint8_t detail, Seat p, const Price& price)
{
    State& s = b.state;
    s.reduction = 0;
    const auto change = static_cast<std::uint16_t>(price.change | (price.least << 8));
    s.agenda.push_back(
        { Frame::Kind::Play, 0, change, i, detail, static_cast<std::uint8_t>(price.kind), p });
}

namespace {

enum Step : std::uint8_t { Declaring, Declared, Targeted };

Price priceOf(const Frame& f)
{
    return { static_cast<Price::Kind>(f.c), static_cast<std::uint8_t>(f.node & 0xFF),
        static_cast<std::uint8_t>(f.node >> 8) };
}

void again(State& s, Frame f, std::uint8_t stage)
{
    f.stage = stage;
    s.agenda.push_back(f);
}

/// 5.2.4.a In this order: from Reserve, printed, then what makes it gain or lose Fleeting.
void becomeFleeting(const Board& b, Index i, Seat p, std::uint8_t detail)
{
    State& s = b.state;
    Object& o = s.objects[i];
    const Facts& facts = b.facts(i);
    const bool bears = facts.type == CardType::Character || facts.type == CardType::Spell
        || (facts.type == CardType::ExpeditionPermanent && b.policy().permanentsCanFleet);
    if (o.fromReserve && bears)
        o.set(Status::Fleeting, true); // 2.4.6.a
    if (facts.type != CardType::Spell)
        return;
    if (facts.keywords & bit(Keyword::Fleeting))
        o.set(Status::Fleeting, true); // 2.4.6.b
    said<Are>(b, [&](const Are& are, const Ability&, const View& v) {
        if (!speaksOf(b, are.what, i, v))
            return;
        for (const Grant& grant : are.grants)
            if ((grant.kind == Grant::Kind::Status && grant.status == Status::Fleeting)
                || (grant.kind == Grant::Kind::Keyword && grant.keyword == Keyword::Fleeting))
                o.set(Status::Fleeting, !grant.lose);
    });
    std::vector<std::size_t> used;
    eachNext(b, i, p, detail, [&](const Next& next, std::size_t place, const View&) {
        if (next.does != Next::Does::Gains)
            return;
        for (const Grant& grant : next.grants)
            if (grant.kind == Grant::Kind::Status && grant.status == Status::Fleeting)
                o.set(Status::Fleeting, !grant.lose);
        used.push_back(place);
    });
    for (std::size_t k = used.size(); k-- > 0;)
        s.ongoing.erase(used[k]);
}

/// 2.2.14.c The next matching play uses a change of costs up, even where it changed nothing.
void useUpCosts(const Board& b, Index i, Seat p, std::uint8_t detail)
{
    std::vector<std::size_t> used;
    eachNext(b, i, p, detail, [&](const Next& next, std::size_t place, const View&) {
        if (next.does == Next::Does::CostsLess || next.does == Next::Does::CostsMore
            || next.does == Next::Does::IsFree)
            used.push_back(place);
    });
    for (std::size_t k = used.size(); k-- > 0;)
        b.state.ongoing.erase(used[k]);
}

/// 5.2.b "The next Character you play gains ...": a Reaction, made while it resolves.
void makeNextReactions(const Board& b, Index i, Seat p, std::uint8_t detail)
{
    State& s = b.state;
    const auto make = [&](std::uint16_t node, Ref source, std::uint16_t card, Seat controller) {
        if (s.emblems.full())
            return;
        Emblem e;
        e.source = source;
        e.was = source;
        e.subject = refOf(s, i);
        e.card = card;
        e.node = node;
        e.ability = nextReaction;
        e.controller = controller;
        e.serial = ++s.serials;
        s.emblems.push_back(e);
    };
    std::vector<std::size_t> used;
    eachNext(b, i, p, detail, [&](const Next& next, std::size_t place, const View&) {
        if (next.does == Next::Does::Gains || next.does == Next::Does::Activates)
            used.push_back(place);
    });
    for (const std::size_t place : used) {
        const Ongoing o = s.ongoing[place];
        make(o.node, o.source, o.card, o.controller);
    }
    for (std::size_t k = used.size(); k-- > 0;)
        s.ongoing.erase(used[k]);
    eachEveryAfternoon(b, i, p, detail, [&](const Next& next, const View& v, std::uint16_t node) {
        if (next.does == Next::Does::Gains || next.does == Next::Does::Activates)
            make(node, v.me, s.objects[v.me.object].card, v.you);
    });
}

void toLimbo(const Board& b, const Frame& f)
{
    State& s = b.state;
    const Index i = f.a;
    const bool reserve = spotOf(s, i) == Spot::Reserve;
    moveOne(b, { i, Spot::Limbo, f.d }, Cause::Move, f.d); // 5.1.2.g
    Object& o = s.objects[i];
    o.fromReserve = reserve;
    o.scouted = (f.b & withScout) != 0;
    o.controller = f.d & 1;
    if (!s.acting.empty() && s.acting.back().kind == Acting::Kind::Spell
        && s.acting.back().source.object == i)
        s.acting.back().source = s.acting.back().was = refOf(s, i);
}

/// 5.1.2.i A Character or Expedition Permanent joins its Expedition, a Landmark its zone.
void enter(const Board& b, const Frame& f)
{
    State& s = b.state;
    const Index i = f.a;
    const bool fleeting = s.objects[i].is(Status::Fleeting);
    const bool scouted = s.objects[i].scouted;
    const Spot to
        = b.facts(i).type == CardType::Landmark ? Spot::Landmark : expeditionSpot(f.b & placeBits);
    const bool afterwards = fleeting && b.policy().fleetingAfterJoining;
    if (afterwards)
        s.agenda.push_back({ Frame::Kind::FleetingStep, 0, 0xFFFF, i,
            static_cast<std::uint8_t>(s.objects[i].era + 1), 0, f.d });
    // 2.4.6.c What is Fleeting in Limbo is so as it enters: the event sees it.
    Event event { Event::Kind::Played, f.d, i };
    b.tell(event);
    if (scouted && !s.emblems.full()) {
        // 7.4.5 As it enters it gains "{H} Send me to Reserve".
        Emblem e;
        e.source = { i, static_cast<std::uint8_t>(s.objects[i].era + 1) };
        e.was = e.source;
        e.subject = e.source;
        e.card = s.objects[i].card;
        e.ability = scoutReaction;
        e.controller = f.d;
        e.serial = ++s.serials;
        s.emblems.push_back(e);
    }
    Motion motion { i, to, f.d };
    motion.fleeting = fleeting && !afterwards;
    moveOne(b, motion, Cause::Play, f.d);
    makeNextReactions(b, i, f.d, f.b);
}

} // namespace

void play(const Board& b, const Frame& f)
{
    State& s = b.state;
    const Index i = f.a;
    const Facts& facts = b.facts(i);
    const bool spell = facts.type == CardType::Spell;
    switch (f.stage) {
    case Declaring:
        if (spell || !facts.declared.empty()) {
            beginActing(b, Acting::Kind::Spell, i, 0, f.d).free
                = priceOf(f).kind == Price::Kind::Free;
        }
        again(s, f, Declared);
        for (std::size_t k = facts.declared.size(); k-- > 0;)
            if (const Ability& ability = b.card(i).abilities[facts.declared[k]]; ability.effect)
                pushEffect(s, *ability.effect);
        return;
    case Declared:
        again(s, f, Targeted);
        if (spell && b.policy().declaresTargets)
            s.agenda.push_back({ Frame::Kind::Declare, 0, 0xFFFF,
                static_cast<std::uint8_t>(costOf(b, i, f.d, f.b, priceOf(f))), 0, 0, 0 });
        return;
    default:
        break;
    }
    const int tax = !s.acting.empty() && spell ? s.acting.back().tax : 0;
    const int cost = costOf(b, i, f.d, f.b, priceOf(f)) + tax;
    useUpCosts(b, i, f.d, f.b);
    toLimbo(b, f);
    payMana(b, f.d, std::min(cost, readyMana(s, f.d)));
    s.reduction = 0;
    becomeFleeting(b, i, f.d, f.b);
    if (!spell) {
        if (!facts.declared.empty() && !s.acting.empty())
            s.acting.pop_back();
        enter(b, f);
        return;
    }
    b.tell({ Event::Kind::Played, f.d, i });
    s.acting.back().did = 1;
    s.agenda.push_back({ Frame::Kind::FinishSpell, 0, 0xFFFF, i, s.objects[i].era, f.b, f.d });
    s.agenda.push_back({ Frame::Kind::Paragraphs, 0, 0xFFFF, 0, 0, 0, 0 });
}

void fleetingStep(const Board& b, const Frame& f)
{
    if (isCurrent(b.state, { f.a, f.b }))
        gainStatus(b, f.a, Status::Fleeting, f.d);
}

void finishSpell(const Board& b)
{
    State& s = b.state;
    const Acting acting = s.acting.back();
    const Index i = acting.source.object;
    // A Spell that left Limbo during its own effect is not moved again.
    if (isCurrent(s, acting.source) && spotOf(s, i) == Spot::Limbo) {
        const bool fleeting = s.objects[i].is(Status::Fleeting);
        Motion motion { i, fleeting ? Spot::Discard : Spot::Reserve };
        motion.exhausted
            = !fleeting && (b.facts(i).keywords & bit(Keyword::Cooldown)) != 0; // 7.4.1
        const bool fromReserve = s.objects[i].fromReserve;
        motion.played = true;
        motion.fromReserve = fromReserve;
        moveOne(b, motion, Cause::Play, acting.controller);
    } else {
        Deed played { Deed::What::Played };
        played.object = i;
        played.player = acting.controller;
        happen(b, played);
    }
    s.acting.pop_back();
}

} // namespace triptych::altered
