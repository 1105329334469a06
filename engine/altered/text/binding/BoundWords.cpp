#include "altered/text/binding/BoundReader.h"

#include "altered/text/binding/BoundSpeaks.h"
#include "altered/text/binding/BoundThisWay.h"
#include "altered/text/printing/Said.h"
#include "core/Overloaded.h"

#include <algorithm>

// Words that refer: things, Expeditions, quantities and players that were named before.
namespace triptych::altered {

void Reader::pronoun()
{
    if (!m_named.it)
        say("Nothing before \"it\" or \"them\" could be meant; name it first, as in \"Target a "
            "Character. It gains ...\".");
    ofLast();
}

/// "Each player may discard a card from their hand. If a Spell was discarded this way, ..."
void Reader::ofLast()
{
    if (m_named.last)
        say("Of what was done one after the other only the last is known then; say it in the "
            "sentence that is done for each.");
}

/// "[Sabotage] twice. Draw a card for each card discarded this way."
void Reader::ofBoth()
{
    if (m_named.again)
        say("Of two deeds alike only the second is known then; say it behind each of them.");
}

void Reader::ofOne()
{
    if (m_named.oneOf)
        say("Of several it is not said which is meant; say it of a target, as in \"discard "
            "target Landmark an opponent controls\".");
}

/// "Each Character you control gains 1 boost. If it's a Robot, it ...": which of them?
void Reader::ofNoOne()
{
    if (m_named.each || m_named.many)
        say("That would be asked of each of several; say it of each, as in \"For each "
            "Character "
            "you control, if it's a Robot, it gains [Anchored]\".");
}

void Reader::ofNoOne(const Thing& of)
{
    const auto* it = std::get_if<It>(&of.node);
    if (it && it->kind == It::Kind::It && !SpeaksOfThem::isOfSeveral(*it))
        ofNoOne();
}

void Reader::counted(const It& of)
{
    using Word = Said<It>::Word;
    const Word word = said(of).word;
    const bool one = word == Word::It || word == Word::ThatCharacter || word == Word::ThatCard
        || word == Word::ThatPermanent || word == Word::ThatToken || word == Word::ThatLandmark;
    if (of.kind == It::Kind::It && !one && m_named.together)
        say("Of one or more it is told once, and which they are is not known then; say it of "
            "each, as in \"When a Character joins your Expeditions - It gains 1 boost\".");
    const bool plural = word == Word::Them || word == Word::ThemAll || word == Word::EachOfThem
        || word == Word::ThoseCharacters || word == Word::ThosePermanents
        || word == Word::ThoseTokens || word == Word::ThoseCards;
    if (of.kind == It::Kind::It && plural && m_named.apart)
        say("What was counted one by one is not known together; say \"Each Robot or Animal "
            "you control gains 1 boost\".");
    if (of.kind == It::Kind::It && plural && m_named.lone)
        say("Only one thing was named last, and \"they\" are several; say \"it\" of it, or name "
            "them all at "
            "once, as in \"Two target Characters gain 1 boost. They ...\"");
    if (of.kind != It::Kind::It || !one)
        return;
    if (word == Word::ThatCard && m_named.under && !m_named.elsewhere)
        say("\"It\" could be a card that is not in play or what was named before; say first what "
            "is done to the one that was named first.");
    m_named.oneOf = m_named.oneOf || (m_named.many && !m_ofEach);
    ofOne();
    if (m_named.both)
        say("\"It\" could be either of the two; say \"they\", or say of one of them in a "
            "sentence of its own what it does.");
    if (m_named.before)
        say("\"It\" could be the one that was named first or each of the others; say first "
            "what is done to the one.");
    if (m_named.either && word == Word::ThatCharacter)
        say("\"That Character\" could be either of the two; say \"it\" of the one that was "
            "named first.");
}

void Reader::thing(const Thing& of)
{
    std::visit(Overloaded {
                   [](const This&) {},
                   [&](const It& t) {
                       // "Choose a Character, then discard the rest": of nothing that was named
                       const bool among = m_named.pool && said(t).word != Said<It>::TheOther;
                       if (t.kind == It::Kind::TheOthers && !m_named.several && !among)
                           m_named.it = false;
                       if (t.kind == It::Kind::TheOthers && m_named.described && !m_named.shown
                           && !m_named.chosen)
                           say("Which the others are is not said; say \"All other Characters gain "
                               "[Asleep]\".");
                       if (t.kind == It::Kind::TheOthers && m_named.counted)
                           say("Which the others are is known only of what was named; say first "
                               "\"Choose two Robots you control\".");
                       if (t.kind != It::Kind::TheOthers || !m_named.last || !m_named.rest)
                           pronoun();
                       counted(t);
                   },
                   [&](const OfThem& t) {
                       pronoun();
                       filter(t.filter);
                   },
                   [&](const TopOfDeck& t) { amount(t.count); },
                   [](const Whole&) {},
                   [&](const Each& t) {
                       const bool others
                           = std::ranges::any_of(t.filter.before, [](const Trait& trait) {
                                 return trait.kind == Trait::Kind::Other && !trait.it;
                             });
                       if (others && m_named.chosen)
                           say("\"Other\" could leave out this card or what was chosen; say "
                               "\"other than me\" if it is this card.");
                       ofOneDifferent(t.filter);
                       filter(t.filter);
                   },
                   [&](const auto& t) {
                       if constexpr (std::is_same_v<std::remove_cvref_t<decltype(t)>, Target>)
                           ofEach(t);
                       if constexpr (requires { t.upTo; }) {
                           inEachExpedition(t.filter);
                           if (t.count.kind == Amount::Kind::Fixed && t.count.number == 1)
                               ofOneDifferent(t.filter);
                       }
                       filter(t.filter);
                       if constexpr (requires { t.count; })
                           amount(t.count);
                   },
               },
        of.node);
}

/// "The next time target Expedition moves forward": which one, nobody would be asked.
void Reader::awaited(const Happening& of)
{
    const auto* it = of.subject ? std::get_if<It>(&of.subject->node) : nullptr;
    if (AsksForTarget::in(of))
        say("A target is not asked for where it is waited for; name it first, as in \"Target "
            "an Expedition. The next time that Expedition moves forward this Day, draw a "
            "card.\"");
    const auto isTold = [](const auto& t) {
        if constexpr (requires { t.filter; })
            return std::ranges::any_of(t.filter.after, isToldByIt);
        else
            return false;
    };
    if (of.subject && std::visit(isTold, of.subject->node))
        say("Of which it is waited for is not known any more then; say it of what was named "
            "itself, as in \"The next time it leaves the Expedition zone this Day\".");
    if (of.who.kind == Who::Kind::ThatPlayer && !of.who.opponent && m_anyone)
        say("\"They\" could be you here; say \"that opponent\".");
    if (it) {
        pronoun();
        if (m_named.several && SpeaksOfThem::isOfSeveral(*it))
            say("Of several it is not said whether each is waited for; say it of one.");
    }
    if (of.expedition)
        expedition(*of.expedition);
}

/// "target Character in each of your Expeditions"
void Reader::ofEach(const Target& of)
{
    const bool each = std::ranges::any_of(of.filter.after, [](const Trait& trait) {
        return (trait.kind == Trait::Kind::InExpedition
                   && trait.expedition.kind == Expedition::Kind::EachOf && !trait.expedition.apart)
            || std::ranges::any_of(trait.places,
                [](const Place& place) { return place.whose.kind == Who::Kind::EachPlayer; });
    });
    if (each)
        say("Targets in each of several places are not told apart; name one after the other, "
            "as in \"target Character in your Hero Expedition\".");
}

/// "Choose a Character in each Expedition": one in all?
void Reader::inEachExpedition(const Filter& of)
{
    if (std::ranges::any_of(of.after, [](const Trait& trait) {
            return trait.kind == Trait::Kind::InExpedition
                && trait.expedition.kind == Expedition::Kind::All && !trait.expedition.apart
                && Said<Expedition>::Each == said(trait.expedition).word;
        }))
        say("One would be chosen in all of them together; say it of each player's, as in \"Choose "
            "a Character in each of your Expeditions\".");
}

/// "Discard target Character. Then, discard target Character with a different Base Cost."
void Reader::ofOneDifferent(const Filter& of)
{
    if (std::ranges::any_of(of.after, [](const Trait& trait) {
            return trait.kind == Trait::Kind::Different && !trait.no && said(trait).article;
        }))
        say("From what it is different is not asked; name both at once, as in \"Two target "
            "Characters with different Base Costs\".");
}

/// "a Character this turn": what about it?
bool Reader::isTimeless(const Filter& of)
{
    const auto has = [&](Trait::Kind kind) {
        return std::ranges::any_of(
            of.after, [&](const Trait& trait) { return trait.kind == kind; });
    };
    return has(Trait::Kind::Window) && !has(Trait::Kind::Played);
}

void Reader::filter(const Filter& of)
{
    if (isTimeless(of))
        say("It is not said what happens at that time; say it as in \"played this turn\".");
    for (const auto* list : { &of.before, &of.after })
        for (const Trait& trait : *list) {
            if (trait.kind == Trait::Kind::FromThese
                || (trait.kind == Trait::Kind::Facing && trait.it))
                pronoun();
            // "two cards in your Reserve with the same name": as each other?
            if (trait.kind == Trait::Kind::Shares && trait.it && !trait.with && !m_named.it)
                say("What they would be alike to is not said; say \"that shares a name with "
                    "another Character you control\".");
            if (trait.kind == Trait::Kind::FromThese && said(trait).of && !m_named.shown) {
                m_named.it = false; // "from it" is of a hand that was shown
                pronoun();
            }
            if (trait.kind == Trait::Kind::InExpedition
                && trait.expedition.kind == Expedition::Kind::That && m_named.hand)
                say("\"In it\" is of an Expedition; say \"revealed this way\" of the cards of a "
                    "hand.");
            if (trait.kind == Trait::Kind::InExpedition)
                expedition(trait.expedition);
            amount(trait.amount);
        }
    if (of.orElse)
        filter(*of.orElse);
}

void Reader::expedition(const Expedition& of)
{
    using Kind = Expedition::Kind;
    if (of.other && m_inNone && !m_named.it)
        say("It is not said which it would be another than; name one first, as in \"Target "
            "Character gains 1 boost. Create ... in another Expedition.\"");
    if (of.kind == Kind::Its || of.kind == Kind::FacingIt || of.kind == Kind::That
        || of.kind == Kind::Those)
        pronoun();
    ofWhatLeft(of);
    if (of.also)
        expedition(*of.also);
    if (of.kind == Kind::That && m_named.anyPlace)
        m_named.oneOf = true;
    if (of.kind == Kind::Its || of.kind == Kind::FacingIt || of.kind == Kind::That)
        ofOne();
    if ((of.kind == Kind::Its || of.kind == Kind::FacingIt) && !m_ofEach)
        ofNoOne();
}

void Reader::quantity(const Quantity& of)
{
    const bool it = of.kind == Quantity::Kind::Result && said(of).word == Said<Quantity>::It;
    if (it && (m_numberChosen || !m_named.result))
        say("It is not said which number that is; say \"the result\", \"the chosen number\" or "
            "\"its Hand Cost\".");
    else if (of.kind == Quantity::Kind::Result && !m_named.result)
        say("\"the result\" has no die before it; say first who rolls one.");
    if ((of.kind == Quantity::Kind::Results || of.kind == Quantity::Kind::ExtremeResult)
        && m_dice == 0)
        say("There are no results of dice before it; say first who rolls them.");
    if ((of.kind == Quantity::Kind::Results || of.kind == Quantity::Kind::ExtremeResult)
        && m_dice == 3)
        say("Of what was done one after the other only the last is known then; say it in the "
            "sentence that is done for each.");
    if (of.kind == Quantity::Kind::Chosen && !m_numberChosen)
        say("No number has been chosen before it; say first \"Choose a number\".");
    if (of.one)
        quantity(*of.one);
    if (of.other)
        quantity(*of.other);
    if (of.kind == Quantity::Kind::Done && !m_named.step)
        say("\"this way\" has nothing before it that could be done.");
    const bool onlyNumber = of.filter.nouns.empty()
        || (of.filter.nouns.front().kind == Noun::Kind::Card && of.filter.before.empty()
            && of.filter.after.empty());
    if (of.kind == Quantity::Kind::Done && onlyNumber && !(m_named.ways & bit(said(of).way)))
        say("How many that were is not known any more, as something else has been done since; "
            "say it right after it was done.");
    if (of.kind == Quantity::Kind::Done && !of.filter.nouns.empty())
        ofBoth();
    if (of.kind == Quantity::Kind::Done && !of.filter.nouns.empty()
        && of.filter.nouns.front().kind != Noun::Kind::Card)
        ofLast();
    filter(of.filter);
    if (of.thing && std::holds_alternative<Target>(of.thing->node))
        say("A target is not asked for where it is only measured; name it first, as in "
            "\"Target a Character. Draw X cards, where X is its Base Cost.\"");
    if (of.thing) {
        thing(*of.thing);
        if (!m_ofEach)
            ofNoOne(*of.thing);
    }
    const auto* ones = of.thing ? std::get_if<It>(&of.thing->node) : nullptr;
    if (ones && !m_ofEach && m_named.several && SpeaksOfThem::isOfSeveral(*ones)
        && (of.kind == Quantity::Kind::Value || of.kind == Quantity::Kind::Counters))
        say("Of several it is not said whether it is measured of each or of all; say it of "
            "one.");
    expedition(of.expedition);
}

void Reader::amount(const Amount& of)
{
    if (of.kind == Amount::Kind::ThatMany && !m_named.number)
        say("\"that many\" has no number before it; say first how many of what.");
    if (of.kind == Amount::Kind::ThatMany && m_named.justOne)
        say("\"that many\" would be one here; say it next to the number that is meant.");
    if (of.of)
        quantity(*of.of);
}

/// "The next card they play": an opponent's, as nobody else has been spoken of.
void Reader::next(const Next& e)
{
    for (const Trait& trait : e.filter.after)
        if (trait.kind == Trait::Kind::Played && trait.who.kind == Who::Kind::ThatPlayer
            && !trait.who.opponent && m_anyone)
            say("\"They\" could be you here; say \"that opponent\".");
}

bool Reader::couldBeYou(const Who& who)
{
    using Kind = Who::Kind;
    return who.kind == Kind::TargetPlayer || who.kind == Kind::EachPlayer
        || who.kind == Kind::Anyone || who.kind == Kind::ItsOwner
        || who.kind == Kind::ItsController;
}

bool Reader::isEach(const Who& who)
{
    return who.kind == Who::Kind::EachPlayer || who.kind == Who::Kind::EachOpponent;
}

bool Reader::isSeveral(const Thing& of)
{
    return std::visit(
        [](const auto& t) {
            if constexpr (requires { t.upTo; })
                return t.upTo || t.count.kind != Amount::Kind::Fixed || t.count.number != 1;
            else if constexpr (requires { t.kind; })
                return false;
            else
                return !std::is_same_v<std::remove_cvref_t<decltype(t)>, This>;
        },
        of.node);
}

/// "Sacrifice a Character. Target Character gains boosts equal to its Base Cost."
void Reader::eitherOfTwo(const Thing& what, const Quantity& of)
{
    const auto* it = of.thing ? std::get_if<It>(&of.thing->node) : nullptr;
    if (it && std::holds_alternative<Target>(what.node) && !SpeaksOfThem::isOfSeveral(*it))
        say("\"Its\" could be of the target or of what was named before it; let only one of "
            "them be named.");
}

const Filter* Reader::filterOf(const Thing& of)
{
    return std::visit(
        [](const auto& t) -> const Filter* {
            if constexpr (requires { t.filter; })
                return &t.filter;
            else
                return nullptr;
        },
        of.node);
}

} // namespace triptych::altered
