#include "altered/text/binding/BoundReader.h"

#include "altered/text/binding/BoundSpeaks.h"
#include "altered/text/binding/BoundThisWay.h"
#include "altered/text/printing/Said.h"
#include "altered/tree/Walk.h"

#include <algorithm>
#include <utility>

// What a condition asks of what was named before it, and what it names.
namespace triptych::altered {

void Reader::condition(const Condition& of)
{
    using Kind = Condition::Kind;
    const bool asksStep = of.kind == Kind::StepDone || of.kind == Kind::StepNotDone
        || of.kind == Kind::StepImpossible;
    const bool ofEach = of.kind == Kind::StepDone && isEach(of.who);
    const bool step = m_named.step || (m_named.happened && !asksStep);
    if (((asksStep || of.kind == Kind::ThisWay) && !step) || (ofEach && !m_named.doers))
        say("\"if you do\" has nothing before it that could be done; say first what may be "
            "done.");
    if (of.kind == Kind::ThisWay && !of.filter.nouns.empty()) {
        ofLast();
        ofBoth();
    }
    const bool drew = of.deed == Condition::Deed::Drew;
    if (of.kind == Kind::ThisWay && !of.filter.nouns.empty() && !drew
        && !(m_named.deeds & bits(of.deed)))
        say("To what that was done is not known any more, as something else has been named since; "
            "say it right after it was done.");
    if (of.kind == Kind::ThisWay && drew) {
        const Filter& what = of.filter;
        const bool any = what.before.empty() && what.after.empty()
            && std::ranges::all_of(
                what.nouns, [](const Noun& noun) { return noun.kind == Noun::Kind::Card; });
        if (!any)
            say("What is drawn is not shown; say \"Reveal the top card of your deck. If it's a "
                "Character, ...\"");
        else if (!m_named.drawn)
            say("Whether a card was drawn is not known any more then; say it right after the "
                "draw.");
    }
    const auto wasHidden = [](const Trait& trait) {
        return trait.kind == Trait::Kind::InZone
            && std::ranges::any_of(trait.places, [](const Place& place) {
                   return place.zone == Zone::Hand || place.zone == Zone::Deck;
               });
    };
    // "It was played from your hand": that is known of what was played.
    const auto wasPlayed = [](const Trait& trait) { return trait.kind == Trait::Kind::Played; };
    if (of.kind == Kind::Is && of.past && std::ranges::any_of(of.filter.after, wasHidden)
        && std::ranges::none_of(of.filter.after, wasPlayed)
        && std::ranges::none_of(of.filter.before, wasPlayed))
        say("What has left a hand or a deck is not known to have been there; say each by itself, "
            "as in \"You may discard a card from your hand. If you do, draw a card.\"");
    if (isOfTargetExpedition(of))
        say("A target Expedition is not asked for where something is asked of it; name it first, "
            "as in \"Target an Expedition. If it's behind, it [Ascends].\"");
    if (of.kind == Kind::AllAlike && m_named.single)
        say("\"They\" would be one alone; name both at once, as in \"Discard two cards from "
            "your hand. If they share a type, draw a card.\"");
    if (asksStep && m_named.all && of.who.kind == Who::Kind::ThatPlayer)
        say("\"They\" are several, and this is asked but once; say \"Each player may discard a "
            "card from their Reserve to draw a card\", or say it of target player.");
    if (asksStep && m_named.all && of.who.kind == Who::Kind::You)
        say("\"If you do\" could be of you or of any of them; say \"each player who did\", or "
            "say it of you alone first.");
    if (!asksStep && m_named.all && AsksOfThem::in(of))
        say("\"They\" are several, and this is asked but once; say it of those of whom it is "
            "so, "
            "as in \"Each player who controls a Robot draws a card\".");
    if (of.kind == Kind::Result && !m_named.result)
        say("\"the result\" has no die before it; say first who rolls one.");
    const bool oneOf = std::exchange(m_named.oneOf, false); // what is asked of any of them may be
    if (of.thing) {
        thing(*of.thing);
        ofNoOne(*of.thing);
    }
    if (of.quantity) {
        quantity(*of.quantity);
        if (isOfOne(of) && of.kind == Kind::Exist)
            ofOneDifferent(of.quantity->filter);
    }
    m_named.oneOf = oneOf;
    amount(of.number);
    if (of.expedition)
        expedition(*of.expedition);
    if (of.happening && of.happening->expedition
        && of.happening->expedition->kind == Expedition::Kind::That)
        expedition(*of.happening->expedition);
    for (const Condition& part : of.parts)
        condition(part);
    const bool counts = of.kind == Kind::Exist || of.kind == Kind::Position
        || of.kind == Kind::Happened || of.kind == Kind::ThisWay;
    const bool named = m_named.it && !m_named.onlyMe;
    m_named.oneOf = m_named.oneOf || (!named && isOfOne(of));
    m_named.either = m_named.either || (named && (isOfAnother(of) || isOfOneCharacter(of)));
    m_named.anyPlace = m_named.anyPlace || isOfAnyPlace(of);
    m_named.several = m_named.several || counts;
    m_named.counted = m_named.counted || (!named && of.kind == Kind::Exist);
    m_named.apart
        = m_named.apart || (!named && std::ranges::any_of(of.parts, [](const Condition& part) {
              return said(part).word == Said<Condition>::AndAlso;
          }));
    if (of.kind == Kind::ThisWay)
        m_named.behind = false;        // "If you put a Character in Reserve this way, it ..."
    m_named.it = m_named.it || counts; // "If there is only one Character here, it ..."
}

namespace {

/// What is done first to "it", where that is what an instruction is done to.
const Effect* doneToIt(const Effect& effect)
{
    if (const auto* all = std::get_if<Sequence>(&effect.node)) {
        for (const Effect& part : all->parts) {
            if (const Effect* deed = doneToIt(part))
                return deed;
            if (NamesThing::in(part))
                return nullptr;
        }
        return nullptr;
    }
    if (const auto* may = std::get_if<May>(&effect.node)) {
        const Effect* deed = may->effect ? doneToIt(*may->effect) : nullptr;
        return !deed && may->to && !(may->effect && NamesThing::in(*may->effect))
            ? doneToIt(*may->to)
            : deed;
    }
    return isDoneToIt(effect) ? &effect : nullptr;
}
/// Whether what a condition counts is a Character in play, rather than a Landmark or a card elsewhere.
bool isOfCharacters(const Filter& of)
{
    return std::ranges::any_of(of.nouns, [](const Noun& noun) {
        return noun.kind == Noun::Kind::Character || noun.kind == Noun::Kind::Subtype
            || noun.kind == Noun::Kind::Token;
    });
}
bool liesElsewhere(const Filter& of)
{
    return std::ranges::any_of(of.after, [](const Trait& trait) {
        return trait.kind == Trait::Kind::InZone
            && std::ranges::none_of(trait.places, [](const Place& place) {
                   return isSeveral(place.zone) || place.zone == Zone::Landmark;
               });
    });
}
/// Whether a verb fits what a condition has counted: a Landmark gains no boosts, and a Character is not exhausted.
bool fits(const Effect& effect, const Condition& of)
{
    const Filter& counted = of.quantity->filter;
    const bool here = !liesElsewhere(counted);
    if (std::holds_alternative<Sacrifice>(effect.node))
        return here;
    if (std::holds_alternative<Discard>(effect.node) || std::holds_alternative<Move>(effect.node))
        return true;
    if (std::holds_alternative<Exhaust>(effect.node) || std::holds_alternative<Ready>(effect.node))
        return !here || !isOfCharacters(counted);
    // "When a Character joins my Expedition - If you control a Robot, it gains 1 boost": that is only tested.
    const bool pointed = of.who.kind != Who::Kind::You || of.compare == Compare::Exactly
        || std::ranges::any_of(
            counted.after, [](const Trait& trait) { return trait.kind == Trait::Kind::Facing; });
    const bool ofCharacters = std::holds_alternative<Gain>(effect.node)
        || std::holds_alternative<SwitchExpeditions>(effect.node)
        || std::holds_alternative<Defect>(effect.node);
    return ofCharacters && pointed && here && isOfCharacters(counted);
}

} // namespace

/// "Target Character gains 1 boost. If an opponent controls a Robot, discard it": the target, or the Robot?
void Reader::nearest(const If& e)
{
    Condition one = e.condition; // "exactly one"
    one.compare = Compare::AtLeast;
    const Effect* deed = e.effect ? doneToIt(*e.effect) : nullptr;
    const bool told = !m_named.it || m_named.onlyMe || m_named.open || m_named.counted;
    if (!deed || told || e.unless || e.after || one.kind != Condition::Kind::Exist || !isOfOne(one)
        || AsksOfIt::in(one) || SpeaksOfThem::in(*deed)
        || said(e).elseWord == Said<If>::Else::Instead)
        return;
    if (fits(*deed, e.condition))
        say("\"It\" could be what was named before or what is asked for here; name it anew, as in "
            "\"If you control a Landmark, sacrifice a Landmark\".");
}

/// "If an opponent controls a Landmark, discard it": which, where there are two?
bool Reader::isOfOne(const Condition& of)
{
    if (of.no)
        return false;
    if (of.kind == Condition::Kind::Position)
        return of.expedition && of.expedition->kind == Expedition::Kind::OneOf;
    return of.kind == Condition::Kind::Exist && of.compare == Compare::AtLeast
        && of.number.kind == Amount::Kind::Fixed && of.number.number == 1 && of.quantity
        && of.quantity->kind == Quantity::Kind::Things && !of.quantity->thing;
}

/// "If it's facing exactly one Character, that Character ...", "if you control a Robot, that Character ..."
bool Reader::isOfOneCharacter(const Condition& of)
{
    const auto isFacing = [](const Trait& trait) { return trait.kind == Trait::Kind::Facing; };
    if (of.kind == Condition::Kind::Is)
        return !of.no
            && (std::ranges::any_of(of.filter.before, isFacing)
                || std::ranges::any_of(of.filter.after, isFacing));
    Condition atLeast = of; // "exactly one"
    atLeast.compare = Compare::AtLeast;
    return isOfOne(atLeast) && of.kind == Condition::Kind::Exist
        && std::ranges::any_of(of.quantity->filter.nouns, [](const Noun& noun) {
               return noun.kind == Noun::Kind::Character || noun.kind == Noun::Kind::Subtype;
           });
}

/// "If one of your Expeditions has no Characters, ... in it": which of them?
bool Reader::isOfAnyPlace(const Condition& of)
{
    if (!of.parts.empty())
        return static_cast<bool>(of.expedition);
    return of.kind == Condition::Kind::Exist && of.quantity
        && std::ranges::any_of(of.quantity->filter.after, [](const Trait& trait) {
               return trait.kind == Trait::Kind::InExpedition
                   && (trait.expedition.kind == Expedition::Kind::OneOf
                       || trait.expedition.kind == Expedition::Kind::An);
           });
}

/// "If target Expedition has no Characters": which one, nobody would be asked.
bool Reader::isOfTargetExpedition(const Condition& of)
{
    const auto isTarget = [](const Expedition& e) { return e.kind == Expedition::Kind::Target; };
    const auto isThere = [&](const Trait& trait) {
        return trait.kind == Trait::Kind::InExpedition && isTarget(trait.expedition);
    };
    return (of.expedition && isTarget(*of.expedition))
        || (of.happening && of.happening->expedition && isTarget(*of.happening->expedition))
        || (of.quantity && std::ranges::any_of(of.quantity->filter.after, isThere));
}

/// "If there's another Character in its Expedition, that Character ..."
bool Reader::isOfAnother(const Condition& of)
{
    return isOfOne(of) && of.kind == Condition::Kind::Exist
        && std::ranges::any_of(of.quantity->filter.before,
            [](const Trait& trait) { return trait.kind == Trait::Kind::Other; });
}

} // namespace triptych::altered
