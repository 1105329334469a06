#include "altered/text/binding/BoundReader.h"

#include "altered/text/binding/BoundHowMany.h"
#include "altered/text/binding/BoundSpeaks.h"
#include "altered/text/binding/BoundThisWay.h"
#include "altered/text/binding/Inert.h"
#include "altered/text/printing/Said.h"
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

/// "Put one in Reserve and one in your hand. Discard the rest.": of the first two still only one is known.
template <typename Node>
bool isOfRest(const Node& node)
{
    if constexpr (requires { node.what.node; }) {
        const auto* it = std::get_if<It>(&node.what.node);
        return it && it->kind == It::Kind::TheOthers;
    } else {
        return false;
    }
}

} // namespace

void Reader::effect(const Effect& of)
{
    std::visit(Overloaded {
                   [&](const Sequence& e) { branch(e); },
                   [&](const May& e) { branch(e); },
                   [&](const If& e) { branch(e); },
                   [&](const Where& e) { branch(e); },
                   [&](const Choose& e) { branch(e); },
                   [&](const ResultTable& e) { branch(e); },
                   [&](const Repeat& e) { branch(e); },
                   [&](const ForEach& e) { branch(e); },
                   [&](const Delayed& e) { branch(e); },
                   [&](const NextTime& e) { branch(e); },
                   [&](const auto& e) {
                       leaf(e);
                       if constexpr (requires { e.what.node; } || isNaming<decltype(e)>) {
                           const std::size_t deed = 1 + of.node.index();
                           m_named.again = m_deed == deed || (m_named.again && isOfRest(e));
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

/// Whether a second thing is named once the first has been.
template <typename Node>
bool namesTwo(const Node& e)
{
    if constexpr (std::is_same_v<Node, Gain> || std::is_same_v<Node, Declare>)
        return bool(e.also);
    else
        return std::is_same_v<Node, Exchange>;
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
                if (namesTwo(e)) // "and target Character facing it"
                    m_named.it = m_named.it || names(of);
            },
            [&](const Expedition& of) {
                expedition(of);
                named = named || !std::is_same_v<Node, Move>;
            },
            [&](const Amount& of) { amount(of); },
            [&](const Grant& of) {
                amount(of.amount);
                if (of.of)
                    thing(*of.of);
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
    if constexpr (std::is_same_v<Node, MoveCounters>) {
        if (isSeveral(e.from) && (e.upTo || e.count.kind == Amount::Kind::AnyNumber))
            say("How many of each is not asked; say \"move all boosts from each Character you "
                "control to me\", or move them from one.");
        if (isSeveral(e.to))
            say("To which of several they are moved is not asked; move them to one, or say \"each "
                "other Character you control gains 1 boost\".");
    }
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
        if (speaksOfChosen(e) && (std::is_same_v<Node, Next> || !m_numberChosen))
            say("What was chosen is not known any more when that is asked; say it of what is "
                "there now.");
    if constexpr (std::is_same_v<Node, Move>)
        m_named.doers
            = m_named.doers || (isEach(e.who) && !std::holds_alternative<TopOfDeck>(e.what.node));
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
    if constexpr (requires { e.who.startingWithYou; }) // who gains is nobody who does
        m_named.all = e.who.kind == Who::Kind::EachPlayer;
    if (named)
        m_named.single = isOne(e);
    m_named.chosen = m_named.chosen || std::is_same_v<Node, Declare>;
    if constexpr (std::is_same_v<Node, Declare>)
        m_named.pool = std::holds_alternative<Some>(e.what.node) && !e.also;
    m_named.it = m_named.it || named;
    if (named)
        m_named.onlyMe = m_named.oneOf = m_named.either = m_named.together = m_named.both = false;
    if (named)
        m_named.before = told;
    bool ofIt = false;
    if constexpr (requires { e.what.node; })
        ofIt = std::holds_alternative<It>(e.what.node);
    if (named && !ofIt)
        m_named.under = m_named.under || (first && m_named.elsewhere);
    if (named) {
        m_named.anyPlace = m_named.apart = m_named.hand = false;
        m_named.behind = !ofIt && first && isOutOfPlay(e);
        m_named.away = std::is_same_v<Node, Discard>;
        m_named.deeds = (ofIt ? m_named.deeds : 0) | deedsOf<Node>();
        if constexpr (requires { e.what.node; })
            m_named.elsewhere = ofIt ? m_named.elsewhere : liesElsewhere(e.what);
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
    m_named.drawn = std::is_same_v<Node, Draw>;
    m_named.ways = waysOf<Node>();
    m_named.described = m_named.described && !named;
    if constexpr (requires { e.what.node; })
        if (const auto* each = std::get_if<Each>(&e.what.node))
            m_named.described = std::ranges::none_of(each->filter.after,
                [](const Trait& trait) { return trait.kind == Trait::Kind::FromThese; });
}

} // namespace triptych::altered
