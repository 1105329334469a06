#include "altered/effects/Choices.h"

#include "altered/rules/Asking.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Day.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Playing.h"
#include "altered/rules/Statuses.h"

#include <algorithm>

namespace triptych::altered {

void speakOf(State& s, const Things& list)
{
    if (s.acting.empty())
        return;
    auto& it = s.acting.back().it;
    it.clear();
    for (const Index i : list)
        if (!it.full())
            it.push_back(i);
}

Seats actorsOf(const Board& b, const Who& who)
{
    const State& s = b.state;
    const View v = viewOf(s);
    Seats seats;
    if (who.kind == Who::Kind::You && v.doer != noSeat) {
        seats.push_back(v.doer);
        return seats;
    }
    return seatsOf(b, who, v);
}

namespace {

const Expedition* nestedTarget(const Thing& thing)
{
    const auto* each = std::get_if<Each>(&thing.node);
    if (!each)
        return nullptr;
    for (const auto* list : { &each->filter.before, &each->filter.after })
        for (const Trait& trait : *list)
            if (trait.kind == Trait::Kind::InExpedition
                && trait.expedition.kind == Expedition::Kind::Target)
                return &trait.expedition;
    return nullptr;
}

} // namespace

Phrases phrasesOf(const Effect& effect)
{
    Phrases p;
    std::visit(
        [&](const auto& e) {
            using Node = std::remove_cvref_t<decltype(e)>;
            std::size_t n = 0;
            const auto thing = [&](const Thing& t) {
                if (n < 2)
                    p.things[n++] = &t;
                if (const Expedition* nested = nestedTarget(t))
                    p.place = nested;
            };
            if constexpr (requires { e.who.kind; })
                p.who = &e.who;
            if constexpr (requires { e.what.node; } && !std::is_same_v<Node, Play>)
                thing(e.what);
            if constexpr (requires { e.with.node; })
                thing(e.with);
            if constexpr (requires { e.from.node; })
                thing(e.from);
            if constexpr (requires { e.to.node; })
                thing(e.to);
            if constexpr (requires { e.among.node; })
                thing(e.among);
            if constexpr (requires { e.of.node; } && !std::is_same_v<Node, ExchangeBoosts>)
                thing(e.of);
            if constexpr (requires { e.on.node; })
                thing(e.on);
            if constexpr (std::is_same_v<Node, Move>) {
                if (e.to == Zone::Expedition || e.to == Zone::Play)
                    p.place = &e.expedition;
            } else if constexpr (std::is_same_v<Node, Create>) {
                if (e.expedition && !e.distributed)
                    p.place = &*e.expedition;
            } else if constexpr (std::is_same_v<Node, CantMove>) {
                for (const Expedition& expedition : e.expeditions)
                    if (expedition.kind == Expedition::Kind::Target)
                        p.place = &expedition;
            } else if constexpr (requires { e.expedition.kind; }) {
                p.place = &e.expedition;
            }
        },
        effect.node);
    return p;
}

namespace {

const Filter* filterOf(const Thing& thing)
{
    if (const auto* target = std::get_if<Target>(&thing.node))
        return &target->filter;
    if (const auto* some = std::get_if<Some>(&thing.node))
        return &some->filter;
    if (const auto* of = std::get_if<OfThem>(&thing.node))
        return &of->filter;
    if (const auto* each = std::get_if<Each>(&thing.node))
        return &each->filter;
    return nullptr;
}

/// "target a Character, it ...": declared as a Some, but targeted.
bool isTargeting(const Effect& effect, const Thing& thing)
{
    if (std::holds_alternative<Target>(thing.node))
        return true;
    const auto* declares = std::get_if<Declare>(&effect.node);
    return declares && declares->word == Declare::Word::Target;
}

/// 6.1.g What cannot be done to a thing cannot be chosen for it.
bool isDoable(const Board& b, const Effect& effect, Index i, Seat actor)
{
    const State& s = b.state;
    if (i >= maxObjects)
        return true;
    if (std::holds_alternative<Sacrifice>(effect.node))
        return inPlay(s, i) && s.objects[i].controller == actor; // 7.3.25
    if (std::holds_alternative<Exhaust>(effect.node))
        return mayBear(s, i) && !s.objects[i].is(Status::Exhausted);
    if (std::holds_alternative<Ready>(effect.node))
        return s.objects[i].is(Status::Exhausted);
    if (const auto* remove = std::get_if<Remove>(&effect.node)) {
        const View v = viewOf(s);
        const int there = countersOn(b, i, remove->counter);
        return remove->word == Remove::Word::Spend
            ? there >= valueOf(b, remove->count, v) && there > 0
            : there > 0;
    }
    if (std::holds_alternative<Discard>(effect.node))
        return spotOf(s, i) != Spot::Discard;
    return true;
}

void candidatesFor(const Board& b, const Effect& effect, const Thing& thing, Seat actor,
    const View& base, Things& out)
{
    View v = base;
    if (actor != v.you)
        v.doer = actor;
    Things all;
    if (const auto* of = std::get_if<OfThem>(&thing.node)) {
        if (v.acting)
            for (const Index i : v.acting->it)
                if (i < maxObjects
                    && (of->filter.nouns.empty()
                        || matchesAnywhere(b, refOf(b.state, i), of->filter, v)))
                    all.push_back(i);
    } else if (const Filter* filter = filterOf(thing)) {
        collect(b, *filter, v, all);
    }
    for (const Index i : all)
        if (isDoable(b, effect, i, actor))
            out.push_back(i);
}

struct Bounds
{
    int min = 1;
    int max = 1;
};

Bounds boundsOf(const Board& b, const Thing& thing, const View& v, std::size_t there)
{
    Amount count = fixed(1);
    bool upTo = false;
    if (const auto* target = std::get_if<Target>(&thing.node)) {
        count = target->count;
        upTo = target->upTo;
    } else if (const auto* some = std::get_if<Some>(&thing.node)) {
        count = some->count;
        upTo = some->upTo;
    } else if (const auto* of = std::get_if<OfThem>(&thing.node)) {
        count = of->count;
        upTo = of->upTo;
    }
    upTo = upTo || count.kind == Amount::Kind::AnyNumber;
    const int n = std::clamp(valueOf(b, count, v), 0, std::min(static_cast<int>(there), 30));
    return { upTo ? 0 : n, n };
}

bool mustChoose(const Effect& effect, const Thing& thing)
{
    if (std::holds_alternative<Distribute>(effect.node))
        return true; // each counter is a pick
    return std::holds_alternative<Target>(thing.node) || std::holds_alternative<Some>(thing.node)
        || std::holds_alternative<OfThem>(thing.node);
}

// --- v1 5.2.3 What was declared ahead

/// The number of a declared target among those of what is being carried out, or -1.
int slotOf(const Board& b, const Acting& acting, const void* phrase)
{
    if (acting.kind == Acting::Kind::None)
        return -1;
    const Facts& facts = b.cards.facts(acting.card);
    int at = 0;
    const auto search = [&](const AbilityFacts& ability) {
        for (const Slot& slot : ability.slots) {
            if (slot.target == phrase || slot.expedition == phrase)
                return true;
            ++at;
        }
        return false;
    };
    if (acting.kind == Acting::Kind::Spell) {
        for (const std::uint8_t number : facts.effects)
            if (search(facts.abilities[number]))
                return at;
        return -1;
    }
    if (acting.ability < facts.abilities.size() && search(facts.abilities[acting.ability]))
        return at;
    return -1;
}

bool takeDeclared(const Board& b, const void* phrase, Things& out)
{
    State& s = b.state;
    const Acting& acting = s.acting.back();
    const int slot = slotOf(b, acting, phrase);
    if (slot < 0 || slot >= acting.declared)
        return false;
    const std::size_t from = slot == 0 ? 0 : acting.slotEnd[static_cast<std::size_t>(slot) - 1];
    for (std::size_t k = from; k < acting.slotEnd[static_cast<std::size_t>(slot)]; ++k) {
        const Ref r = acting.targets[k];
        if (r.object >= maxObjects || isCurrent(s, r))
            out.push_back(r.object);
    }
    return true;
}

/// 7.4.7 What an opponent's Tough object costs to target; 0 when it is nothing or has been paid.
int toughCost(const Board& b, Index i)
{
    const State& s = b.state;
    if (i >= maxObjects || s.acting.empty() || !inPlay(s, i))
        return 0;
    const Acting& acting = s.acting.back();
    if (s.objects[i].controller == acting.controller || acting.toughPaid.contains(i))
        return 0;
    if (b.policy().toughIsACost && acting.free)
        return 0; // v1 7.4.5: waived with the rest of the cost
    return toughOf(b, i);
}

int manaForTough(const Board& b)
{
    const State& s = b.state;
    const int ready = readyMana(s, s.acting.back().controller);
    if (s.agenda.empty() || s.agenda.back().kind != Frame::Kind::Declare)
        return ready;
    return ready - s.acting.back().tax - s.agenda.back().a; // beside the cost of the card
}

void targetOptions(const Board& b, const Things& list, const Filter* filter, const View& v,
    bool mandatory, Options& out)
{
    const State& s = b.state;
    const int mana = manaForTough(b);
    bool allTough = true;
    Things picked;
    for (const Index i : s.picks)
        picked.push_back(i);
    for (const Index i : list) {
        if (s.picks.contains(i) || (filter && !fitsTogether(b, *filter, v, picked, i)))
            continue;
        const int tough = toughCost(b, i);
        if (tough > mana)
            continue;
        allTough = allTough && tough > 0;
        out.push_back(option(Verb::Target, i));
    }
    // 7.4.7.d Nobody is forced to pay for a Tough target, not even where there is no other.
    const bool unpaid
        = !b.policy().toughIsACost || s.acting.back().kind == Acting::Kind::Reaction; // v1 5.5.d
    const bool declines = allTough && unpaid;
    if (!out.empty() && (s.picks.size() >= (mandatory ? s.asked.min : 0) || declines)
        && (s.asked.min < s.asked.max || declines))
        out.push_back(noneOf(Verb::Target));
}

/// 3.2.5.c Who chooses among hidden cards sees them.
void show(const Board& b, Seat chooser, const Things& list)
{
    for (const Index i : list)
        if (i < maxObjects && isHiddenSpot(spotOf(b.state, i)))
            b.state.objects[i].knownTo
                = static_cast<std::uint8_t>(b.state.objects[i].knownTo | (1u << chooser)) & 3;
}

// --- Expeditions

/// Whether an Expedition has to be chosen, and among which.
bool mustChoosePlace(
    const Board& b, const Effect& effect, const Expedition& e, const View& v, Things& among)
{
    if (e.kind == Expedition::Kind::Target) {
        Expedition any = e;
        any.kind = e.whose.kind == Who::Kind::Anyone ? Expedition::Kind::An : Expedition::Kind::Of;
        expeditionsOf(b, any, v, among);
        return true;
    }
    const bool puts = std::holds_alternative<Create>(effect.node)
        || std::holds_alternative<altered::Move>(effect.node);
    const auto* move = std::get_if<altered::Move>(&effect.node);
    if (move && move->to == Zone::Play) {
        Expedition own;
        own.kind = Expedition::Kind::Of;
        own.whose = {};
        expeditionsOf(b, own, v, among);
        return true;
    }
    if (e.kind == Expedition::Kind::OneOf || e.kind == Expedition::Kind::An) {
        expeditionsOf(b, e, v, among);
        return true;
    }
    // 7.4.4.h Of a Gigantic Character's Expeditions one is chosen for what is put there.
    const bool one = e.kind == Expedition::Kind::Mine || e.kind == Expedition::Kind::Its
        || e.kind == Expedition::Kind::FacingMe;
    if (puts && one && !std::holds_alternative<Create>(effect.node)) {
        expeditionsOf(b, e, v, among);
        return among.size() > 1;
    }
    return false;
}

enum Step : std::uint8_t { AskPlayer, AskPlace, AskFirst, AskSecond, AllAsked };

void pushAgain(State& s, Frame f, std::uint8_t stage)
{
    f.stage = stage;
    s.agenda.push_back(f);
}

/// What a thing is where nothing has to be chosen.
void read(const Board& b, const Thing& thing, Seat actor, Things& out)
{
    State& s = b.state;
    View v = viewOf(s);
    if (actor != v.you)
        v.doer = actor;
    const Acting& acting = s.acting.back();
    const auto there = [&](Index i) {
        if (i != noIndex && (i >= maxObjects || spotOf(s, i) != Spot::Gone) && !out.contains(i)
            && !out.full())
            out.push_back(i);
    };
    if (std::holds_alternative<This>(thing.node)) {
        if (isCurrent(s, acting.source))
            there(acting.source.object);
    } else if (const auto* it = std::get_if<It>(&thing.node)) {
        switch (it->word) {
        case It::Word::TheOther:
        case It::Word::TheOthers:
        case It::Word::TheOtherCards:
        case It::Word::TheRest:
            for (const Index i : acting.rest)
                there(i);
            break;
        case It::Word::ItsCharacters:
            if (isExpedition(acting.place))
                for (const int where : { 0, 1 })
                    for (const Index i :
                        cardsIn(s, seatOfExpedition(acting.place), expeditionSpot(where)))
                        if (isCharacter(b, i) && isTogether(b, i, acting.place))
                            there(i);
            break;
        case It::Word::WeBoth:
            for (const Index i : acting.it)
                there(i);
            if (isCurrent(s, acting.source))
                there(acting.source.object);
            break;
        default:
            for (const Index i : acting.it)
                there(i);
            break;
        }
    } else if (const auto* each = std::get_if<Each>(&thing.node)) {
        collect(b, each->filter, v, out);
        if (each->word == Each::Word::Your) // "your Characters": those you control
            for (std::size_t k = out.size(); k-- > 0;)
                if (s.objects[out[k]].controller != v.you)
                    out.erase(k);
    } else if (const auto* top = std::get_if<TopOfDeck>(&thing.node)) {
        const bool own = top->whose.kind == Who::Kind::You && v.doer != noSeat;
        for (const Seat p : own ? actorsOf(b, top->whose) : seatsOf(b, top->whose, v)) {
            int left = std::max(0, valueOf(b, top->count, v));
            makeRoomInDeck(b, p, static_cast<std::size_t>(left));
            for (const Index i : cardsIn(s, p, Spot::Deck)) {
                if (left-- <= 0)
                    break;
                there(i);
            }
        }
    } else if (const auto* whole = std::get_if<Whole>(&thing.node)) {
        for (Index i = 0; i < s.objectCount; ++i)
            if (std::ranges::any_of(
                    whole->places, [&](const Place& place) { return isInPlace(b, i, place, v); }))
                there(i);
    }
}

void chooseAtRandom(State& s, Things& list, int count)
{
    Things chosen;
    while (count-- > 0 && !list.empty()) {
        const auto at = s.random.below(static_cast<std::uint32_t>(list.size()));
        chosen.push_back(list[at]);
        list.erase(at);
    }
    list = chosen;
}

/// Keeps for "the other", "the rest" what was spoken of before and not chosen now.
void splitRest(State& s, const Things& chosen)
{
    Acting& acting = s.acting.back();
    acting.rest.clear();
    for (const Index i : acting.it)
        if (!chosen.contains(i) && !acting.rest.full())
            acting.rest.push_back(i);
}

/// Asks one actor for one thing, or finds it; true when somebody is asked.
bool askThing(const Board& b, const Frame& f, const Effect& effect, const Thing& thing,
    std::size_t which, Seat actor)
{
    State& s = b.state;
    const View v = viewOf(s);
    Things& found = s.phrases[which];
    if (!mustChoose(effect, thing)) {
        read(b, thing, actor, found);
        return false;
    }
    if (const auto* target = std::get_if<Target>(&thing.node)) {
        Things declared;
        if (takeDeclared(b, target, declared)) {
            found = declared;
            return false;
        }
    }
    Things list;
    candidatesFor(b, effect, thing, actor, v, list);
    Bounds bounds = boundsOf(b, thing, v, list.size());
    if (const auto* distributes = std::get_if<Distribute>(&effect.node)) {
        const int n = list.empty() ? 0 : std::clamp(valueOf(b, distributes->count, v), 0, 30);
        bounds = { n, n };
    }
    if (bounds.max == 0)
        return false;
    const auto* some = std::get_if<Some>(&thing.node);
    if (some && some->random) {
        chooseAtRandom(s, list, bounds.max);
        for (const Index i : list)
            if (!found.full())
                found.push_back(i);
        return false;
    }
    if (some && some->count.kind == Amount::Kind::All) {
        for (const Index i : list)
            if (!found.full())
                found.push_back(i);
        return false;
    }
    const bool targets = isTargeting(effect, thing);
    if (!targets)
        show(b, actor, list);
    return ask(b,
        { targets ? Ask::Target : Ask::Choose, targets ? v.you : actor,
            static_cast<std::uint8_t>(bounds.min), static_cast<std::uint8_t>(bounds.max), f.node,
            static_cast<std::uint8_t>(which), actor });
}

} // namespace

// Frame::stage counts twice the phrases that are settled, and one more while one is being asked
// for; Frame::d counts the actors who have chosen.
bool choosePhrases(const Board& b, const Frame& f, const Effect& effect)
{
    State& s = b.state;
    const Phrases phrases = phrasesOf(effect);
    std::uint8_t step = f.stage / 2;
    Frame now = f;
    if (f.stage == 0) {
        s.phrases[0].clear();
        s.phrases[1].clear();
    }
    if (f.stage % 2 == 1) { // somebody has answered
        if (step == AskPlayer && !s.picks.empty())
            s.acting.back().thatPlayer = static_cast<Seat>(s.picks.front() - firstSeat);
        else if (step == AskPlace)
            s.acting.back().place = s.picks.empty() ? noIndex : s.picks.front();
        else if (step == AskFirst || step == AskSecond) {
            Things& found = s.phrases[step - AskFirst];
            for (const Index i : s.picks)
                if (!found.full())
                    found.push_back(i);
            ++now.d;
        }
        s.picks.clear();
        if (step < AskFirst)
            ++step;
    }
    for (; step < AllAsked; ++step, now.d = 0) {
        if (step == AskPlayer && phrases.who
            && (phrases.who->kind == Who::Kind::TargetPlayer
                || phrases.who->kind == Who::Kind::TargetOpponent)) {
            pushAgain(s, now, static_cast<std::uint8_t>(2 * step + 1));
            if (ask(b, { Ask::Player, s.acting.back().controller, 1, 1, f.node, 0, 0 }))
                return true;
            s.agenda.pop_back();
        } else if (step == AskPlace && phrases.place) {
            Things declared;
            if (takeDeclared(b, phrases.place, declared)) {
                s.acting.back().place = declared.empty() ? noIndex : declared.front();
                continue;
            }
            Things among;
            if (!mustChoosePlace(b, effect, *phrases.place, viewOf(s), among))
                continue;
            s.acting.back().place = noIndex;
            if (among.empty())
                continue;
            pushAgain(s, now, static_cast<std::uint8_t>(2 * step + 1));
            if (ask(b, { Ask::Target, s.acting.back().controller, 1, 1, f.node, 2, 0 }))
                return true;
            s.agenda.pop_back();
        } else if (step >= AskFirst && phrases.things[step - AskFirst]) {
            const std::size_t which = step - AskFirst;
            const Thing& thing = *phrases.things[which];
            Seats actors;
            if (phrases.who && !isTargeting(effect, thing))
                actors = actorsOf(b, *phrases.who);
            if (actors.empty())
                actors.push_back(s.acting.back().doer != noSeat ? s.acting.back().doer
                                                                : s.acting.back().controller);
            for (; now.d < actors.size(); ++now.d) {
                pushAgain(s, now, static_cast<std::uint8_t>(2 * step + 1));
                if (askThing(b, f, effect, thing, which, actors[now.d]))
                    return true;
                s.agenda.pop_back();
            }
            if (std::holds_alternative<OfThem>(thing.node))
                splitRest(s, s.phrases[which]);
        }
    }
    return false;
}

namespace {

/// The slots of what is being carried out, one after the other, with the paragraph's modes.
struct Declarable
{
    const Slot* slot = nullptr;
    int count = 0;
};

Declarable slotNumber(const Board& b, const Acting& acting, int wanted)
{
    const Facts& facts = b.cards.facts(acting.card);
    Declarable result;
    const auto look = [&](const AbilityFacts& ability) {
        for (const Slot& slot : ability.slots) {
            if (result.count == wanted)
                result.slot = &slot;
            ++result.count;
        }
    };
    if (acting.kind == Acting::Kind::Spell) {
        for (const std::uint8_t number : facts.effects)
            look(facts.abilities[number]);
    } else if (acting.ability < facts.abilities.size()) {
        look(facts.abilities[acting.ability]);
    }
    return result;
}

/// v1 6.5.e The choice of modes that is declared: the first of the ability.
const Effect* declaredChoice(const Board& b, const Acting& acting)
{
    const auto find = [](const auto& self, const Effect& effect) -> const Effect* {
        if (std::holds_alternative<Choose>(effect.node))
            return &effect;
        if (const auto* sequence = std::get_if<Sequence>(&effect.node))
            for (const Effect& part : sequence->parts)
                if (const Effect* found = self(self, part))
                    return found;
        return nullptr;
    };
    const Card& card = b.cards.card(acting.card);
    const Facts& facts = b.cards.facts(acting.card);
    if (acting.kind == Acting::Kind::Spell) {
        for (const std::uint8_t number : facts.effects)
            if (card.abilities[number].effect)
                if (const Effect* found = find(find, *card.abilities[number].effect))
                    return found;
        return nullptr;
    }
    if (acting.ability < card.abilities.size() && card.abilities[acting.ability].effect)
        return find(find, *card.abilities[acting.ability].effect);
    return nullptr;
}

void slotCandidates(const Board& b, const Slot& slot, const View& v, Things& list)
{
    if (slot.expedition) {
        Expedition any = *slot.expedition;
        any.kind
            = any.whose.kind == Who::Kind::Anyone ? Expedition::Kind::An : Expedition::Kind::Of;
        expeditionsOf(b, any, v, list);
    } else {
        collect(b, slot.target->filter, v, list);
    }
}

} // namespace

// Frame::b counts the slots; stage 0 asks for modes, 1 has them, 2 asks for a target.
void declare(const Board& b, const Frame& f)
{
    State& s = b.state;
    Acting& acting = s.acting.back();
    if (f.stage == 0) {
        const Effect* choice = declaredChoice(b, acting);
        const auto* choose = choice ? &std::get<Choose>(choice->node) : nullptr;
        if (choose && !choose->repeat && !choose->upTo && choose->count.kind == Amount::Kind::Fixed
            && !choose->bothIf) {
            pushAgain(s, f, 1);
            const auto n = static_cast<std::uint8_t>(std::min<std::size_t>(
                static_cast<std::size_t>(choose->count.number), choose->modes.size()));
            if (ask(b, { Ask::Mode, acting.controller, n, n, choice->id, 0, 0 }))
                return;
            s.agenda.pop_back();
        }
        s.picks.clear();
    }
    if (f.stage <= 1) {
        for (const Index mode : s.picks)
            acting.modes = static_cast<std::uint8_t>(acting.modes | (1u << mode));
        s.picks.clear();
    }
    Frame now = f;
    if (f.stage == 2) {
        for (const Index i : s.picks)
            if (!acting.targets.full())
                acting.targets.push_back(thingRef(s, i));
        s.picks.clear();
        acting.slotEnd[now.b] = static_cast<std::uint8_t>(acting.targets.size());
        acting.declared = ++now.b;
    }
    for (; now.b < Acting::maxSlots; ++now.b) {
        const Slot* slot = slotNumber(b, acting, now.b).slot;
        if (!slot)
            break;
        const bool wanted
            = slot->mode == 0xFF || acting.modes == 0 || ((acting.modes >> slot->mode) & 1);
        Things list;
        const View v = viewOf(s);
        if (wanted && (slot->mode == 0xFF || acting.modes != 0))
            slotCandidates(b, *slot, v, list);
        int min = 1;
        int max = 1;
        if (slot->target) {
            const Bounds bounds = boundsOf(b, { *slot->target }, v, list.size());
            min = bounds.min;
            max = bounds.max;
        } else if (list.empty()) {
            max = 0;
        }
        if (max > 0) {
            pushAgain(s, now, 2);
            if (ask(b,
                    { Ask::Target, acting.controller, static_cast<std::uint8_t>(min),
                        static_cast<std::uint8_t>(max), 0xFFFF, now.b, 0 }))
                return;
            s.agenda.pop_back();
        }
        // A choice of modes that could not be declared leaves its targets for later.
        if (slot->mode != 0xFF && acting.modes == 0)
            break;
        acting.slotEnd[now.b] = static_cast<std::uint8_t>(acting.targets.size());
        acting.declared = static_cast<std::uint8_t>(now.b + 1);
    }
    if (acting.kind != Acting::Kind::Spell && acting.tax > 0) {
        payMana(b, acting.controller, acting.tax);
        acting.tax = 0;
    }
}

void pickTarget(const Board& b, Index i)
{
    State& s = b.state;
    const int tough = toughCost(b, i);
    if (tough == 0)
        return;
    Acting& acting = s.acting.back();
    if (!acting.toughPaid.full())
        acting.toughPaid.push_back(i);
    const bool declaring = !s.agenda.empty() && s.agenda.back().kind == Frame::Kind::Declare;
    if (declaring)
        acting.tax = static_cast<std::uint8_t>(acting.tax + tough);
    else
        payMana(b, acting.controller, tough);
}

void choiceOptions(const Board& b, Options& out)
{
    const State& s = b.state;
    const View v = viewOf(s);
    if (s.asked.what == Ask::Player) {
        const Effect& effect = b.cards.effect(s.asked.node);
        const Phrases phrases = phrasesOf(effect);
        const Seats seats = phrases.who ? seatsOf(b, *phrases.who, v) : Seats {};
        const bool any = phrases.who
            && (phrases.who->kind == Who::Kind::TargetPlayer
                || phrases.who->kind == Who::Kind::Anyone);
        for (Seat p = 0; p < maxPlayers; ++p)
            if (any || seats.contains(p))
                out.push_back(option(Verb::Target, seatThing(p)));
        return;
    }
    if (s.asked.node == 0xFFFF) { // declared ahead
        if (s.acting.empty())
            return;
        const Slot* slot = slotNumber(b, s.acting.back(), s.asked.a).slot;
        if (!slot)
            return;
        Things list;
        slotCandidates(b, *slot, v, list);
        targetOptions(b, list, slot->target ? &slot->target->filter : nullptr, v, true, out);
        return;
    }
    const Effect& effect = b.cards.effect(s.asked.node);
    if (const auto* sabotages = std::get_if<Sabotage>(&effect.node)) {
        Things list;
        sabotageCandidates(b, *sabotages, v, list);
        targetOptions(b, list, nullptr, v, true, out);
        return;
    }
    if (s.asked.a == 2) { // an Expedition
        const auto* creates = std::get_if<Create>(&effect.node);
        if (creates && creates->distributed) {
            for (const Seat p : { v.you, otherSeat(v.you) })
                for (const int kind : { 0, 1 })
                    out.push_back(option(Verb::Target, expeditionThing(p, kind)));
            return;
        }
        const Phrases phrases = phrasesOf(effect);
        Things among;
        if (!phrases.place)
            return;
        if (!mustChoosePlace(b, effect, *phrases.place, v, among))
            expeditionsOf(b, *phrases.place, v, among);
        for (const Index e : among)
            out.push_back(option(Verb::Target, e));
        return;
    }
    const Phrases phrases = phrasesOf(effect);
    const Thing* thing = phrases.things[s.asked.a];
    if (!thing)
        return;
    Things list;
    candidatesFor(b, effect, *thing, s.asked.b, v, list);
    const Filter* filter = filterOf(*thing);
    if (s.asked.what == Ask::Target) {
        targetOptions(b, list, filter, v, true, out);
        return;
    }
    Things picked;
    for (const Index i : s.picks)
        picked.push_back(i);
    const bool again = std::holds_alternative<Distribute>(effect.node);
    bool orbs = !list.empty();
    for (const Index i : list) {
        orbs = orbs && spotOf(s, i) == Spot::Mana && spotSeat(s, i) == s.asked.player;
        if ((again || !s.picks.contains(i)) && (!filter || fitsTogether(b, *filter, v, picked, i)))
            out.push_back(option(Verb::Choose, i));
    }
    if (s.picks.size() >= s.asked.min && s.asked.min < s.asked.max && !out.empty())
        out.push_back(noneOf(Verb::Choose));
    if (orbs && s.picks.empty())
        swapOptions(b, s.asked.player, out); // 3.2.9.e
}

/// 7.3.24 Cards in any Reserve, narrowed by what the text says of them.
void sabotageCandidates(const Board& b, const Sabotage& e, const View& v, Things& out)
{
    const Filter* filter = e.what ? filterOf(*e.what) : nullptr;
    for (const Seat p : { v.you, otherSeat(v.you) })
        for (const Index i : cardsIn(b.state, p, Spot::Reserve))
            if (!out.full() && (!filter || matchesAnywhere(b, refOf(b.state, i), *filter, v)))
                out.push_back(i);
}

// --- What can be done

bool isPossible(const Board& b, const Effect& effect, const View& v)
{
    const State& s = b.state;
    if (const auto* sequence = std::get_if<Sequence>(&effect.node))
        return sequence->parts.empty() || isPossible(b, sequence->parts.front(), v);
    if (const auto* condition = std::get_if<If>(&effect.node))
        return holds(b, condition->condition, v)
            ? !condition->effect || isPossible(b, *condition->effect, v)
            : condition->otherwise && isPossible(b, *condition->otherwise, v);
    if (const auto* where = std::get_if<Where>(&effect.node))
        return !where->effect || isPossible(b, *where->effect, v);
    if (const auto* pays = std::get_if<Pay>(&effect.node)) {
        const Seat p = v.doer != noSeat ? v.doer : seatsOf(b, pays->who, v).front();
        return readyMana(s, p) >= valueOf(b, pays->mana, v);
    }
    if (const auto* draws = std::get_if<Draw>(&effect.node)) {
        const Seats seats = seatsOf(b, draws->who, v);
        return std::ranges::any_of(seats,
            [&](Seat p) { return countIn(s, p, Spot::Deck) + countIn(s, p, Spot::Discard) > 0; });
    }
    if (const auto* play = std::get_if<Play>(&effect.node)) {
        Options options;
        playChoices(b, *play, v, options);
        return !options.empty();
    }
    if (const auto* sabotages = std::get_if<Sabotage>(&effect.node)) {
        Things list;
        sabotageCandidates(b, *sabotages, v, list);
        return !list.empty();
    }
    const Phrases phrases = phrasesOf(effect);
    const Seat actor = v.doer != noSeat ? v.doer
        : phrases.who                   ? seatsOf(b, *phrases.who, v).front()
                                        : v.you;
    for (const Thing* thing : phrases.things) {
        if (!thing)
            continue;
        if (std::holds_alternative<This>(thing->node)) {
            if (!isCurrent(s, v.me) || !isDoable(b, effect, v.me.object, actor))
                return false;
            continue;
        }
        if (std::holds_alternative<It>(thing->node)) {
            if (v.acting && std::ranges::none_of(v.acting->it, [&](Index i) {
                    return i >= maxObjects
                        || (spotOf(s, i) != Spot::Gone && isDoable(b, effect, i, actor));
                }))
                return false;
            continue;
        }
        if (!mustChoose(effect, *thing))
            continue;
        Things list;
        candidatesFor(b, effect, *thing, actor, v, list);
        if (list.empty())
            return false;
        if (isTargeting(effect, *thing) && v.acting) {
            const int mana = readyMana(s, v.you);
            if (std::ranges::all_of(list, [&](Index i) { return toughCost(b, i) > mana; }))
                return false;
        }
    }
    return true;
}

namespace {

/// How many things or counters a cost asks for must all be there (6.4).
bool isThere(const Board& b, const Effect& cost, const View& v)
{
    const Phrases phrases = phrasesOf(cost);
    const Seat actor = v.doer != noSeat ? v.doer
        : phrases.who                   ? seatsOf(b, *phrases.who, v).front()
                                        : v.you;
    if (const auto* remove = std::get_if<Remove>(&cost.node)) {
        if (std::holds_alternative<This>(remove->from.node))
            return isCurrent(b.state, v.me)
                && countersOn(b, v.me.object, remove->counter) >= valueOf(b, remove->count, v);
    }
    for (const Thing* thing : phrases.things) {
        if (!thing || !mustChoose(cost, *thing))
            continue;
        const auto* some = std::get_if<Some>(&thing->node);
        if (!some || some->upTo)
            continue;
        Things list;
        candidatesFor(b, cost, *thing, actor, v, list);
        const int wanted = some->count.kind == Amount::Kind::All ? 0 : valueOf(b, some->count, v);
        if (static_cast<int>(list.size()) < wanted)
            return false;
    }
    return true;
}

} // namespace

bool isPayable(const Board& b, std::span<const Effect> costs, const View& v, int mana)
{
    int sum = mana;
    const auto check = [&](const auto& self, const Effect& cost) -> bool {
        if (const auto* sequence = std::get_if<Sequence>(&cost.node))
            return std::ranges::all_of(
                sequence->parts, [&](const Effect& part) { return self(self, part); });
        if (const auto* pays = std::get_if<Pay>(&cost.node)) {
            sum += valueOf(b, pays->mana, v);
            return true;
        }
        return isPossible(b, cost, v) && isThere(b, cost, v);
    };
    if (!std::ranges::all_of(costs, [&](const Effect& cost) { return check(check, cost); }))
        return false;
    return sum == 0 || readyMana(b.state, v.doer != noSeat ? v.doer : v.you) >= sum;
}

} // namespace triptych::altered
