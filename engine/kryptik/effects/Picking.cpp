#include "kryptik/effects/Picking.h"

#include "kryptik/effects/Branches.h"
#include "kryptik/effects/Choices.h"
#include "kryptik/effects/Looking.h"
#include "kryptik/effects/Possible.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Meaning.h"
#include "kryptik/rules/Together.h"

#include <algorithm>

namespace triptych::kryptik {

namespace {

void offerUnlessPicked(const State& s, Index i, Verb verb, Options& out)
{
    if (!s.picks.contains(i))
        offer(out, option(verb, i));
}

/// Where fewer than all will do.
void offerNone(const State& s, Options& out)
{
    if (s.picks.size() >= s.asked.min && s.asked.min < s.asked.max)
        offer(out, noneOf(Verb::Choose));
}

const Effect& effectAsked(const Table& t)
{
    return t.cards.effect(t.state.asked.node);
}

/// Glossary Detach: one of the citizens spoken of holds it, and not more of each than asked for.
bool mayDetach(const State& s, Index i)
{
    const Index host = s.objects[i].host;
    if (!s.it.has(host))
        return false;
    return std::ranges::count_if(s.picks, [&](Index p) { return s.objects[p].host == host; })
        < s.asked.remembered<FromOneHost>().most;
}

/// Beside what is picked already, and so that as many can be picked as are asked for.
bool staysPossible(const Table& t, Alike alike, const std::vector<Index>& list, Index i)
{
    const State& s = t.state;
    if (alike == Alike::Any)
        return true;
    std::vector<Index> with = picked(s);
    if (!goesWith(t, alike, i, with))
        return false;
    with.push_back(i);
    const int left = int { s.asked.min } - static_cast<int>(with.size());
    std::vector<Index> others = list;
    std::erase_if(others, [&](Index o) { return std::ranges::find(with, o) != with.end(); });
    return left <= 0 || mostTogether(t, alike, others, with, left) >= left;
}

void chooseAmong(const Table& t, const Effect& effect, Options& out)
{
    const State& s = t.state;
    const auto [what, of] = s.asked.remembered<ChosenAmong>();
    if (const auto* sacrifices = std::get_if<Sacrifice>(&effect.node);
        sacrifices && what == ChosenAmong::What::Own) {
        const Some& some = std::get<Some>(sacrifices->what);
        const std::vector<Index> list = candidates(t, some, s.asked.player, true);
        for (const Index i : list)
            if (staysPossible(t, some.alike, list, i))
                offerUnlessPicked(s, i, Verb::Choose, out);
        return;
    }
    const auto* look = std::get_if<LookAndPick>(&effect.node);
    if (look || std::holds_alternative<RevealUntil>(effect.node)) { // of that only the rest
        std::size_t place = 0;
        // "An opponent chooses two of them": of your cards.
        const Seat owner = look ? deckOf(t, *look) : s.asked.player;
        if (owner == noSeat)
            return;
        for (const Index i : cardsIn(s, owner, Zone::Deck)) {
            const bool rest = what == ChosenAmong::What::Rest;
            if (rest && look && look->onTop && s.it.has(i)) // below those that were put there
                continue;
            if (rest ? place++ >= of : !s.it.has(i))
                continue;
            if (rest || !look->type
                || matches(t, i, *look->type, viewpoint(s))) // no kind with a second place
                offerUnlessPicked(s, i, Verb::Choose, out);
        }
        return;
    }
    if (const auto* pick = std::get_if<PickFromHand>(&effect.node)) {
        for (const Index i : cardsIn(s, of, Zone::Hand))
            if (matches(t, i, pick->type, viewpoint(s)))
                offerUnlessPicked(s, i, Verb::Choose, out);
        return;
    }
    if (const Some* some = someOf(effect, what == ChosenAmong::What::SecondPhrase ? 1 : 0)) {
        const std::vector<Index> list = choosable(t, effect, *some);
        for (const Index i : list)
            if (staysPossible(t, some->alike, list, i))
                offerUnlessPicked(s, i, Verb::Choose, out);
    }
}

/// What is asked for in a zone of a player, and "none" where less than all of it will do.
template <typename Fits>
void pickOptions(const State& s, Seat p, Zone zone, Options& out, Fits&& fits)
{
    for (const Index i : cardsIn(s, p, zone))
        if (fits(i))
            offerUnlessPicked(s, i, Verb::Choose, out);
    offerNone(s, out);
}

} // namespace

void mayOptions(const Table& t, Options& out)
{
    const auto* may = std::get_if<May>(&t.cards.effect(t.state.asked.node).node);
    if (!may || isPossible(t, may->effect.front()))
        offer(out, option(Verb::Yes));
    offer(out, option(Verb::No));
}

void answerMay(const Table& t, const Option& o)
{
    if (verbOf(o) == Verb::Yes)
        t.state.picks.push_back(0);
    answered(t);
}

namespace {

const Either* askedAmong(const Table& t)
{
    return std::get_if<Either>(&t.cards.effect(t.state.asked.node).node);
}

} // namespace

void oneOfOptions(const Table& t, Options& out)
{
    const Either* among = askedAmong(t);
    const std::size_t all = among ? among->options.size() : 2;
    for (std::size_t n = 0; n < all; ++n)
        if (!among || isToBeHad(t, *among, among->options[n], t.state.asked.player))
            offer(out, numberOption(Verb::Mode, static_cast<int>(n) + 1));
}

/// The last of them is what is done where nothing was picked.
void answerOneOf(const Table& t, const Option& o)
{
    const Either* among = askedAmong(t);
    if (o.number < (among ? static_cast<int>(among->options.size()) : 2))
        t.state.picks.push_back(static_cast<Index>(o.number - 1));
    answered(t);
}

void numberOptions(const Table& t, Options& out)
{
    for (int n = t.state.asked.min; n <= t.state.asked.max; ++n) // 10.4
        offer(out, numberOption(Verb::Number, n));
}

void answerNumber(const Table& t, const Option& o)
{
    State& s = t.state;
    s.theNumber = static_cast<std::uint8_t>(o.number);
    Event event { Event::Kind::NumberChosen, s.asked.player };
    event.amount = o.number;
    t.tell(event);
    answered(t);
}

void chooseOptions(const Table& t, Options& out)
{
    chooseAmong(t, effectAsked(t), out);
    offerNone(t.state, out);
}

void discardOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    const auto* discards = std::get_if<Discard>(&effectAsked(t).node); // or a probe's
    pickOptions(s, s.asked.player, Zone::Hand, out, [&](Index i) {
        return !discards || !discards->type
            || matches(t, i, *discards->type, viewpointOn(s, s.asked.player));
    });
}

void plunderOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    const auto& plunder = std::get<Plunder>(effectAsked(t).node);
    pickOptions(s, s.asked.player, Zone::Limbo, out,
        [&](Index i) { return !plunder.type || matches(t, i, *plunder.type, viewpoint(s)); });
}

void detachOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    for (Seat p = 0; p < s.seats; ++p)
        for (const Index i : cardsIn(s, p, Zone::Attached))
            if (mayDetach(s, i))
                offerUnlessPicked(s, i, Verb::Choose, out);
    offerNone(s, out);
}

void searchOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    const auto& search = std::get<Search>(effectAsked(t).node);
    pickOptions(s, s.asked.player, Zone::Deck, out, [&](Index i) {
        return matches(t, i, search.filter, viewpoint(s))
            && goesWith(t, search.alike, i, picked(s));
    });
}

void rearrangeOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    for (const Index i : cardsIn(s, s.asked.remembered<RowOf>().owner, Zone::ElevenYearRow))
        offerUnlessPicked(s, i, Verb::Order, out);
    offerNone(s, out);
}

void revealOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    const auto& e = std::get<Reveal>(effectAsked(t).node);
    const auto [owner, zone] = s.asked.remembered<CardsOf>();
    const Viewpoint theirs = viewpointOn(s, owner);
    pickOptions(
        s, owner, zone, out, [&](Index i) { return !e.type || matches(t, i, *e.type, theirs); });
}

void castFreeOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    const auto& free = std::get<CastFree>(effectAsked(t).node);
    const Purse purse = purseOf(t, s.asked.player);
    for (const Index i : castableFree(t, free, s.asked.player))
        if (canCast(t, i, s.asked.player, howCastFree(free), purse))
            offerUnlessPicked(s, i, Verb::Choose, out);
    offerNone(s, out);
}

} // namespace triptych::kryptik
