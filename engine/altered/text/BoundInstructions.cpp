#include "altered/text/BoundReader.h"

#include "altered/text/BoundSpeaks.h"
#include "altered/text/Inert.h"
#include "altered/text/Said.h"
#include "altered/tree/Walk.h"
#include "core/Overloaded.h"

#include <algorithm>
#include <utility>

// What an instruction asks of what was named before it, and what it names for those after it.
namespace triptych::altered {

namespace {

template <typename Node>
constexpr bool isNaming = std::is_same_v<std::remove_cvref_t<Node>,
                              Sabotage> || std::is_same_v<std::remove_cvref_t<Node>, Resupply>;

bool isOnce(const Amount& times)
{
    return times.kind == Amount::Kind::Fixed && times.number == 1;
}

} // namespace

void Reader::effect(const Effect& of)
{
    std::visit(
        Overloaded {
            [&](const Sequence& e) {
                for (std::size_t i = 0; i < e.parts.size(); ++i) {
                    effect(e.parts[i]);
                    if (i > 0 && isDecidedForEach(e.parts[i - 1])
                        && asksWhetherItWasDone(e.parts[i]))
                        say("It is not said whether this is asked for each of them; put it "
                            "into the same sentence.");
                }
            },
            [&](const May& e) {
                m_anyone = m_anyone || couldBeYou(e.who);
                const bool before = std::exchange(
                    m_others, m_others || e.who.kind != Who::Kind::You || said(e).bare);
                inside(e.effect);
                m_named.step = true;
                m_named.doers = m_named.doers || isEach(e.who);
                m_named.all = e.who.kind == Who::Kind::EachPlayer;
                m_named.each = m_named.each || m_named.all;
                inside(e.to);
                if (e.who.kind == Who::Kind::EachPlayer && NamesThing::in(e))
                    m_named.last = true;
                m_others = before;
            },
            [&](const If& e) { branches(e); },
            [&](const Where& e) {
                if (m_numberChosen)
                    say("X and a chosen number can't be in one ability; say what X is only.");
                // "its" of an X may be the target that the instruction names itself.
                const Named before = m_named;
                inside(e.effect);
                if (m_named.open && m_named.since && !before.since && e.x.of)
                    measured(*e.x.of);
                if (before.single && e.x.of && e.effect)
                    if (const auto* gain = std::get_if<Gain>(&e.effect->node))
                        eitherOfTwo(gain->what, *e.x.of);
                if (e.x.of && e.effect && namesAnew(*e.effect))
                    measuredThisWay(*e.x.of);
                const bool each = m_named.each;
                m_named.each = each && e.effect && !namesAnew(*e.effect);
                const bool ofEach = std::exchange(m_ofEach, e.effect && isOfEach(*e.effect));
                amount(e.x);
                m_ofEach = ofEach;
                m_named.each = each;
                m_named.step = m_named.step || before.step;
            },
            [&](const Choose& e) {
                const Named before = m_named;
                Named after = before;
                const std::size_t deed = m_deed;
                for (const Mode& mode : e.modes) {
                    m_named = before;
                    m_deed = deed;
                    for (const Effect& cost : mode.cost)
                        effect(cost);
                    inside(mode.effect);
                    after = either(after, m_named);
                }
                m_named = after;
            },
            [&](const ResultTable& e) { table(e); },
            [&](const Repeat& e) {
                amount(e.times);
                if (!e.effect && !m_named.step)
                    say("\"do it again\" has nothing before it that could be done again.");
                inside(e.effect);
                m_named.again = m_named.again || !isOnce(e.times);
            },
            [&](const ForEach& e) {
                quantity(e.of);
                m_named.it = true;
                m_named.each = m_named.both = m_named.before = false;
                m_named.many = m_named.lone = m_named.last = false;
                inside(e.effect);
                m_named.last = e.of.kind == Quantity::Kind::Things
                    || e.of.kind == Quantity::Kind::Expeditions
                    || (e.of.kind == Quantity::Kind::Done && !e.of.filter.nouns.empty());
            },
            [&](const Delayed& e) {
                if (e.when == Delayed::When::NextNoon && SpeaksOfMoved::in(*e.effect))
                    say("At the next Noon nothing has moved forward this Day; say it when it "
                        "has.");
                if (SpeaksOfHad::in(*e.effect))
                    say("How many it had is not known any more then; say it of what is done at "
                        "once.");
                if (!isDoneToIt(*e.effect) && SpeaksOfThem::in(*e.effect))
                    say("Until then only one of several is remembered, unless all that is said "
                        "is what is done to them, as in \"At the next Dusk, sacrifice "
                        "them.\"");
                const bool chosen = std::exchange(m_numberChosen, false);
                inside(e.effect); // what was chosen now is not known any more
                m_numberChosen = chosen;
            },
            [&](const NextTime& e) {
                awaited(e.happening);
                const Named before = m_named;
                const bool chosen = std::exchange(m_numberChosen, false);
                m_named = namedBy(e.happening);
                inside(e.effect);
                m_named = before;
                m_numberChosen = chosen;
            },
            [&](const auto& e) {
                leaf(e);
                if constexpr (requires { e.what.node; } || isNaming<decltype(e)>) {
                    const std::size_t deed = 1 + of.node.index();
                    m_named.again = m_deed == deed;
                    m_deed = deed;
                }
            },
        },
        of.node);
}

/// Whether an instruction says itself what it is done to, of which "its" is then.
bool Reader::namesAnew(const Effect& effect)
{
    return std::visit(
        [](const auto& e) {
            if constexpr (requires { e.what.node; })
                return filterOf(e.what) != nullptr;
            else
                return false;
        },
        effect.node);
}

/// "Two target Characters gain boosts equal to their Base Cost": each by its own.
template <typename Node>
bool Reader::isOfEach(const Node& e)
{
    if constexpr (std::is_same_v<Node, Gain>) {
        const auto* it = std::get_if<It>(&e.what.node);
        return std::holds_alternative<Each>(e.what.node) || isSeveral(e.what)
            || (it && SpeaksOfThem::isOfSeveral(*it));
    } else {
        return false;
    }
}

bool Reader::isOfEach(const Effect& effect)
{
    return std::visit([](const auto& e) { return isOfEach(e); }, effect.node);
}

/// "Reveal the top card of your deck. Sacrifice a Character, then put it in your hand": which of the two?
template <typename Node>
void Reader::beside(const Node& e)
{
    constexpr bool shows = std::is_same_v<Node, Reveal> || std::is_same_v<Node, LookAt>;
    if constexpr (requires { e.what.node; }) {
        const bool it = std::holds_alternative<It>(e.what.node);
        const bool goes = std::is_same_v<Node, Move> || std::is_same_v<Node, Play>;
        if (it && goes && m_named.open && m_named.since)
            say("It could be what was shown or what was named since; say first what becomes of "
                "what was shown.");
        const Filter* filter = filterOf(e.what);
        const bool ofThese = std::holds_alternative<OfThem>(e.what.node)
            || (filter && std::ranges::any_of(filter->after, [](const Trait& trait) {
                   return trait.kind == Trait::Kind::FromThese;
               }));
        if (it || ofThese)
            m_named.open = m_named.since = false;
        else if (filter && !shows)
            m_named.since = m_named.open;
    }
    if (shows) {
        m_named.open = true;
        m_named.since = false;
    }
}

template <typename Node>
bool Reader::areTold(const Node& e) const
{
    if constexpr (requires { e.what.node; }) {
        const auto* each = std::get_if<Each>(&e.what.node);
        return each
            && (m_named.single
                || (m_named.it && std::ranges::any_of(each->filter.after, isToldByIt)));
    } else {
        return false;
    }
}

/// Whether an instruction is done to one thing, by one player.
template <typename Node>
bool Reader::isOne(const Node& e)
{
    if constexpr (requires { e.who.startingWithYou; })
        if (isEach(e.who))
            return false;
    if constexpr (requires { e.what.node; })
        return std::visit(
            [](const auto& t) {
                if constexpr (requires {
                                  t.filter;
                                  t.count;
                                  t.upTo;
                              })
                    return !t.upTo && t.count.kind == Amount::Kind::Fixed && t.count.number == 1;
                else if constexpr (std::is_same_v<std::remove_cvref_t<decltype(t)>, TopOfDeck>)
                    return t.count.kind == Amount::Kind::Fixed && t.count.number == 1;
                else
                    return false;
            },
            e.what.node);
    else if constexpr (std::is_same_v<Node, Resupply>)
        return e.times.kind == Amount::Kind::Fixed && e.times.number == 1;
    else
        return false;
}

/// "Two target Characters": of which "if it's a Robot" is asked of neither.
template <typename Node>
bool Reader::isMany(const Node& e)
{
    if constexpr (requires { e.what.node; })
        return std::visit(
            [](const auto& t) {
                if constexpr (requires {
                                  t.filter;
                                  t.count;
                                  t.upTo;
                              })
                    return t.count.kind != Amount::Kind::Fixed || t.count.number > 1;
                else
                    return false;
            },
            e.what.node);
    else
        return false;
}

/// "Target Character gains 1 boost", "create a token": nobody else is spoken of. What is exchanged is.
template <typename Node>
bool Reader::isLone(const Node& e)
{
    if constexpr (
        requires { e.what.node; } && !requires { e.with.node; }) {
        if constexpr (std::is_same_v<Node, Gain>)
            if (e.also)
                return false;
        const auto* some = std::get_if<Some>(&e.what.node);
        // "A Character in each of your Expeditions": one of each.
        const auto isOfSeveral = [](const Trait& trait) {
            return trait.kind == Trait::Kind::FromThese
                || (trait.kind == Trait::Kind::InExpedition
                    && (trait.expedition.kind == Expedition::Kind::EachOf
                        || trait.expedition.kind == Expedition::Kind::BothOf));
        };
        return isOne(e)
            && (std::holds_alternative<Target>(e.what.node)
                || (some && std::ranges::none_of(some->filter.after, isOfSeveral)));
    } else if constexpr (std::is_same_v<Node, Create>) {
        using Kind = Expedition::Kind;
        const bool one = e.count.kind == Amount::Kind::Fixed && e.count.number == 1;
        const bool inSeveral = e.expedition
            && (e.expedition->kind == Kind::EachOf || e.expedition->kind == Kind::BothOf
                || e.expedition->kind == Kind::Of || e.expedition->kind == Kind::Those
                || e.expedition->kind == Kind::All);
        const bool whose = e.of
            && (e.of->kind == Who::Kind::EachPlayer || e.of->kind == Who::Kind::EachOpponent);
        return one && !isEach(e.who) && !inSeveral && !whose && !e.same;
    } else {
        return false;
    }
}

/// "Draw a card", "target Character gains 1 boost": which number was before it is not known any more.
template <typename Node>
bool Reader::isJustOne(const Node& e)
{
    const auto isOne
        = [](const Amount& of) { return of.kind == Amount::Kind::Fixed && of.number == 1; };
    if constexpr (std::is_same_v<Node, Draw>)
        return isOne(e.count) && !e.until && !isEach(e.who);
    else if constexpr (std::is_same_v<Node, Gain>)
        return Reader::isOne(e) && !e.also && std::ranges::all_of(e.grants, [&](const Grant& g) {
            return g.kind == Grant::Kind::Counters && isOne(g.amount);
        });
    else if constexpr (std::is_same_v<Node, Discard> || std::is_same_v<Node, Sacrifice>)
        return Reader::isOne(e);
    else
        return false;
}

/// "[Resupply]", "discard a card from your hand", "look at the top card of your deck": no "it" that gains [Anchored].
template <typename Node>
bool Reader::isOutOfPlay(const Node& e)
{
    if constexpr (std::is_same_v<Node, Resupply>) {
        return true;
    } else if constexpr (
        std::is_same_v<Node,
            Discard> || std::is_same_v<Node, Ready> || std::is_same_v<Node, Exhaust> || std::is_same_v<Node, Reveal> || std::is_same_v<Node, LookAt>) {
        if (std::holds_alternative<TopOfDeck>(e.what.node))
            return true;
        const auto isHidden = [](const Place& place) {
            return place.zone == Zone::Reserve || place.zone == Zone::Hand
                || place.zone == Zone::Deck || place.zone == Zone::Discard;
        };
        const Filter* filter = filterOf(e.what);
        return filter && std::ranges::any_of(filter->after, [&](const Trait& trait) {
            return trait.kind == Trait::Kind::InZone && !trait.places.empty()
                && std::ranges::all_of(trait.places, isHidden);
        });
    } else {
        return false;
    }
}

/// "Target Character gains 1 boost. You [Resupply]. It gains [Anchored].": the Character, or the card in Reserve?
template <typename Node>
void Reader::ofWhatIsBehind(const Node& e)
{
    if (!m_named.behind)
        return;
    bool told = false;
    if constexpr (requires { e.who.startingWithYou; })
        told = e.who.kind == Who::Kind::ItsController && !e.who.me;
    if constexpr (std::is_same_v<Node, Gain>) {
        const auto* it = std::get_if<It>(&e.what.node);
        told = it && !m_named.away && it->kind == It::Kind::It && !SpeaksOfThem::isOfSeveral(*it);
    }
    if (told)
        say("\"It\" could be a card that is not in play or what was named before; say first what "
            "is done to the one that was named first.");
}

template <typename Node>
void Reader::leaf(const Node& e)
{
    ofWhatIsBehind(e);
    const bool first = m_named.it && !m_named.onlyMe;
    if constexpr (
        requires { e.who.startingWithYou; } && requires { e.what.node; }) {
        const auto* some = std::get_if<Some>(&e.what.node);
        const bool ofThem
            = std::holds_alternative<OfThem>(e.what.node) || (some && said(*some).ofThose);
        if (ofThem && m_named.counted && e.who.kind == Who::Kind::EachPlayer && !e.who.with)
            say("Each would choose out of all of them together; say whose they are, as in \"each "
                "player discards a card from their Reserve\".");
    }
    bool named
        = std::is_same_v<Node,
              Sabotage> || std::is_same_v<Node, Create> || std::is_same_v<Node, Resupply> || std::is_same_v<Node, CantMove> || std::is_same_v<Node, DeclarePlayer> || std::is_same_v<Node, PutMarker> || std::is_same_v<Node, RevealUntil>;
    if constexpr (std::is_same_v<Node, Next>)
        next(e);
    if constexpr (requires { e.who.startingWithYou; })
        m_anyone = m_anyone || couldBeYou(e.who);
    if constexpr (requires { e.who.startingWithYou; })
        if (e.who.kind == Who::Kind::ItsController || e.who.kind == Who::Kind::ItsOwner)
            ofNoOne();
    if constexpr (requires { e.what.node; }) {
        m_named.each = m_named.each && filterOf(e.what) == nullptr;
        m_named.many = m_named.many && filterOf(e.what) == nullptr;
    }
    if constexpr (requires { e.who.startingWithYou; })
        if (m_named.all && isThey(e.who))
            say("\"They\" are several, and this is asked but once; say it of those of whom it "
                "is "
                "so, as in \"Each player who controls a Robot draws a card\".");
    const bool ofEach = std::exchange(m_ofEach, isOfEach(e));
    bool others = m_others;
    if constexpr (requires { e.who.startingWithYou; })
        others = others || e.who.kind != Who::Kind::You;
    eachPart(e,
        Overloaded {
            [&](const Thing& of) {
                const auto* some = std::get_if<Some>(&of.node);
                if (some && said(*some).their && !others)
                    say("\"Their\" is nobody's here: you do it; say whose, as in \"a Character "
                        "that opponent controls\".");
                thing(of);
                m_named.several = m_named.several || isSeveral(of);
                m_named.counted = m_named.counted && !isSeveral(of);
                named = named || names(of);
                if constexpr (std::is_same_v<Node,
                                  Exchange>) // "and target Character facing it"
                    m_named.it = m_named.it || names(of);
            },
            [&](const Expedition& of) {
                expedition(of);
                named = named || !std::is_same_v<Node, Move>;
            },
            [&](const Amount& of) { amount(of); },
            [&](const Grant& of) {
                amount(of.amount);
                if constexpr (std::is_same_v<Node, Gain>) {
                    if (m_named.single && of.amount.of)
                        eitherOfTwo(e.what, *of.amount.of);
                    if (of.amount.of && filterOf(e.what))
                        measuredThisWay(*of.amount.of);
                }
                if constexpr (std::is_same_v<Node, Gain>)
                    if (m_named.open && of.amount.of
                        && (std::holds_alternative<Target>(e.what.node)
                            || std::holds_alternative<Each>(e.what.node)))
                        measured(*of.amount.of);
                if (of.kind == Grant::Kind::Counters && !of.lose
                    && of.amount.kind == Amount::Kind::All)
                    say("It is not said how many that are; say it as in \"I gain 1 boost for "
                        "each boost it had\".");
                // "I gain 1 boost per other Character here, then send them to Reserve": those that were counted.
                named = named || (of.amount.of && of.amount.of->kind == Quantity::Kind::Things);
            },
            [](const auto&) {},
        });
    if constexpr (std::is_same_v<Node, StatedFor>)
        if (std::string inert = inertReason(*e.says, CardType::Character); !inert.empty())
            say(std::move(inert));
    if constexpr (std::is_same_v<Node, Create>)
        if (isEach(e.who) && e.expedition && e.expedition->whose.kind == Who::Kind::ThatPlayer
            && (e.expedition->kind == Expedition::Kind::OneOf
                || e.expedition->kind == Expedition::Kind::An))
            say("Where it is created can't be asked of each of them; say \"in their Hero "
                "Expedition\" or \"in their Companion Expedition\".");
    if constexpr (std::is_same_v<Node, ChangeResult>)
        if (!m_named.result)
            say("There is no die whose result could be changed; say first who rolls one.");
    if constexpr (std::is_same_v<Node, Roll>) {
        m_named.result = m_named.number = true;
        const bool one = e.count.kind == Amount::Kind::Fixed && e.count.number == 1;
        m_dice = one ? 1 : 2;
    }
    if constexpr (std::is_same_v<Node, Reroll>)
        if (m_dice != 1)
            say(m_dice == 0
                    ? "There is no die that could be rolled again; say first who rolls one, or "
                      "\"If you would roll a die, you may reroll it.\""
                    : "It is not said which of the dice is rolled again; roll one.");
    if constexpr (std::is_same_v<Node, ChooseNumber>)
        m_numberChosen = true;
    if constexpr (std::is_same_v<Node, StatedFor> || std::is_same_v<Node, Next>)
        if (speaksOfChosen(e))
            say("What was chosen is not known any more when that is asked; say it of what is "
                "there now.");
    if constexpr (std::is_same_v<Node, Discard> || std::is_same_v<Node, Sacrifice>)
        m_named.doers = m_named.doers || isEach(e.who);
    if constexpr (std::is_same_v<Node, RevealUntil>) {
        m_named.several = true;
        m_named.counted = false;
    }
    if constexpr (std::is_same_v<Node, Reveal> || std::is_same_v<Node, LookAt>)
        m_named.shown = m_named.shown || std::holds_alternative<Whole>(e.what.node)
            || std::holds_alternative<TopOfDeck>(e.what.node);
    m_ofEach = ofEach;
    beside(e);
    const bool told = areTold(e);
    m_named.all = false;
    if constexpr (requires { e.who.startingWithYou; })
        m_named.all = e.who.kind == Who::Kind::EachPlayer;
    if (named)
        m_named.single = isOne(e);
    m_named.chosen = m_named.chosen || std::is_same_v<Node, Declare>;
    m_named.it = m_named.it || named;
    if (named)
        m_named.onlyMe = m_named.oneOf = m_named.either = m_named.together = m_named.both = false;
    if (named)
        m_named.before = told;
    bool ofIt = false;
    if constexpr (requires { e.what.node; })
        ofIt = std::holds_alternative<It>(e.what.node);
    if (named) {
        m_named.anyPlace = m_named.apart = m_named.hand = false;
        m_named.behind = !ofIt && first && isOutOfPlay(e);
        m_named.away = std::is_same_v<Node, Discard>;
    }
    if constexpr (std::is_same_v<Node, Reveal> || std::is_same_v<Node, LookAt>)
        m_named.hand = std::holds_alternative<Whole>(e.what.node);
    if (named && !ofIt) {
        m_named.many = isMany(e);
        m_named.lone = isLone(e);
        m_named.last = false;
    }
    if constexpr (std::is_same_v<Node, Gain>)
        m_named.both = m_named.both || e.also;
    bool byEach = false;
    if constexpr (requires { e.who.startingWithYou; })
        byEach = named && e.who.kind == Who::Kind::EachPlayer;
    if constexpr (requires { e.what.node; })
        m_named.each = byEach || std::holds_alternative<Each>(e.what.node)
            || (m_named.each && filterOf(e.what) == nullptr);
    else
        m_named.each = byEach || (m_named.each && !named);
    m_named.number = m_named.step = true;
    m_named.justOne = isJustOne(e);
}

} // namespace triptych::altered
