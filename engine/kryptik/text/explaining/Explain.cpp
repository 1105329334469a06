#include "kryptik/text/printing/Print.h"

#include "core/Overloaded.h"
#include "kryptik/text/binding/Bind.h"
#include "kryptik/text/explaining/ExplainVerbs.h"
#include "kryptik/text/explaining/ExplainWords.h"
#include "kryptik/text/explaining/German.h"
#include "kryptik/text/printing/Keywords.h"
#include "kryptik/text/printing/Phrases.h"
#include "kryptik/tree/SpeaksFrom.h"
#include "kryptik/tree/Walk.h"
#include "text/Spelling.h"

#include <algorithm>

#include <fmt/format.h>

// What a paragraph does, for somebody who does not know the game's words: each verb is said by what
// happens to the cards.
namespace triptych::kryptik {
namespace plainly {

std::string plain(const Effect& effect)
{
    const auto verbs = Overloaded {
        [](const Draw& e) { return plainly::said(e); },
        [](const Discard& e) { return plainly::said(e); },
        [](const Probe& e) { return plainly::said(e); },
        [](const Plunder& e) { return plainly::said(e); },
        [](const Destroy& e) { return plainly::said(e); },
        [](const Abolish& e) { return plainly::said(e); },
        [](const Sacrifice& e) { return plainly::said(e); },
        [](const Damage& e) { return plainly::said(e); },
        [](const Modify& e) { return plainly::said(e); },
        [](const Gain& e) { return plainly::said(e); },
        [](const Lose& e) { return plainly::said(e); },
        [](const Engage& e) { return plainly::said(e); },
        [](const Disengage& e) { return plainly::said(e); },
        [](const MakeWeary& e) { return plainly::said(e); },
        [](const GainControl& e) { return plainly::said(e); },
        [](const Counter& e) { return plainly::said(e); },
        [](const Attach& e) { return plainly::said(e); },
        [](const Detach& e) { return plainly::said(e); },
        [](const Move& e) { return plainly::said(e); },
        [](const Search& e) { return plainly::said(e); },
        [](const Shuffle& e) { return plainly::said(e); },
        [](const LookAt& e) { return plainly::said(e); },
        [](const BarYear& e) { return plainly::said(e); },
        [](const LookAtRow& e) { return plainly::said(e); },
        [](const LookAtDeck& e) { return plainly::said(e); },
        [](const RearrangeRow& e) { return plainly::said(e); },
        [](const DestroyYear& e) { return plainly::said(e); },
        [](const Reveal& e) { return plainly::said(e); },
        [](const AddEnergy& e) { return plainly::said(e); },
        [](const Allow& e) { return plainly::said(e); },
        [](const ChooseNumber& e) { return plainly::said(e); },
        [](const CastFree& e) { return plainly::said(e); },
        [](const WinLose& e) { return plainly::said(e); },
        [](const Pay& e) { return plainly::said(e); },
        [](const Name& e) { return plainly::said(e); },
        [](const NamePlayer& e) { return plainly::said(e); },
        [](const PreventNext& e) { return plainly::said(e); },
        [](const Switch& e) { return plainly::said(e); },
        [](const Fight& e) { return plainly::said(e); },
        [](const PreventAll& e) { return plainly::said(e); },
        [](const LookAndPick& e) { return plainly::said(e); },
        [](const PickFromHand& e) { return plainly::said(e); },
        [](const LookAtHand& e) { return plainly::said(e); },
        [](const ShuffleIn& e) { return plainly::said(e); },
        [](const CastOnly& e) { return plainly::said(e); },
        [](const NotCountered& e) { return plainly::said(e); },
        [](const PutCounters& e) { return plainly::said(e); },
        [](const TakeCounters& e) { return plainly::said(e); },
        [](const MoveCounters& e) { return plainly::said(e); },
        [](const Skip& e) { return plainly::said(e); },
        [](const Extra& e) { return plainly::said(e); },
        [](const Toll& e) { return plainly::said(e); },
        [](const Increase& e) { return plainly::said(e); },
        [](const MoreDamage& e) { return plainly::said(e); },
        [](const NoLimbo& e) { return plainly::said(e); },
        [](const DrawPhase& e) { return plainly::said(e); },
        [](const RevealUntil& e) { return plainly::said(e); },
        [](const CastFor& e) { return plainly::said(e); },
        [](const ChooseFaction& e) { return plainly::said(e); },
        [](const ChooseName& e) { return plainly::said(e); },
        [](const BecomeFaction& e) { return plainly::said(e, howLong(e.duration)); },
        [](const BecomeCopy& e) { return plainly::said(e, howLong(e.duration)); },
        [](const MayCast& e) { return plainly::said(e, howLong(e.duration)); },
        [](const UseYear& e) { return plainly::said(e); },
        [](const ChangeCast& e) { return plainly::said(e); },
        [](const Triggering& e) { return plainly::said(e); },
        [](const YearFate& e) { return plainly::said(e); },
        [](const Chance& e) { return plainly::said(e); },
        [](const Forbid& e) { return plainly::said(e); },
        [](const CostChange& e) { return plainly::said(e); },
        [](const CastFromLimbo& e) { return plainly::said(e); },
        [](const EntersEngaged& e) { return plainly::said(e); },
        [](const EntersWith& e) { return plainly::said(e); },
        [](const Instead& e) { return plainly::said(e); },
        [](const SetStats& e) { return plainly::said(e); },
        [](const Lessen& e) { return plainly::said(e); },
        [](const HandSize& e) { return plainly::said(e); },
        [](const Become& e) { return plainly::said(e); },
        [](const RemoveDamage& e) { return plainly::said(e); },
        [](const LeaveCombat& e) { return plainly::said(e); },
        [](const Exchange& e) { return plainly::said(e); },
        [](const MoreSoul& e) { return plainly::said(e); },
        [](const Redirect& e) { return plainly::said(e); },
        [](const CastFrom& e) { return plainly::said(e); },
        [](const SeeTop& e) { return plainly::said(e); },
        [](const Grant& e) { return plainly::said(e); },
        [](const Watch& e) { return plainly::said(e); },
        [](const Unable& e) { return plainly::said(e); },
        [](const Sequence& e) { return plainly::said(e); },
        [](const As& e) { return plainly::said(e); },
        [](const Either& e) { return plainly::said(e); },
        [](const May& e) { return plainly::said(e); },
        [](const IfSo& e) { return plainly::said(e); },
        [](const Unless& e) { return plainly::said(e); },
        [](const Choose& e) { return plainly::said(e); },
        [](const Delayed& e) { return plainly::said(e); },
    };
    return std::visit(verbs, effect.node);
}

} // namespace plainly

namespace {

using namespace phrases;
using plainly::plain;

// ---------------------------------------------------------------- Keywords (glossary)

std::string explainKeywords(const std::vector<Keyword>& all)
{
    std::string sentences;
    for (const Keyword each : all)
        sentences += fmt::format(
            "{}{}: {}.", sentences.empty() ? "" : " ", keyword(each), wordsOf(each).meaning);
    return sentences;
}

// ---------------------------------------------------------------- Paragraphs

std::string limits(const Ability& ability)
{
    std::string sentences;
    if (ability.solo)
        sentences += " You can use it once a turn, all your cards of this name together.";
    if (ability.focused)
        sentences
            += " You can use it only in your 1st or 2nd phase, while the effect pile is empty.";
    if (ability.shortTime)
        sentences += fmt::format(
            " It works only if an opponent has {} or fewer 11 year cards.", *ability.shortTime);
    if (worksInLimbo(ability))
        sentences += " It works while this lies in your limbo pile, and only then.";
    return sentences;
}

std::string_view placeOf(const Effect& passive)
{
    switch (speaksFrom(passive)) {
    case SpeaksFrom::Casting:
        return "being cast";
    case SpeaksFrom::BeforeCasting:
        return "to be cast";
    case SpeaksFrom::Entering:
        return "entering the island";
    case SpeaksFrom::Limbo:
        return "in your limbo pile";
    case SpeaksFrom::Island:
        break;
    }
    return "on the island";
}

std::string explainTriggered(const Ability& ability, const std::string& effect)
{
    std::string when = trigger(*ability.trigger);
    if (ability.trigger->word == Trigger::Word::Shorthand)
        when = ability.trigger->event == Trigger::Event::Dies ? "when this dies,"
                                                              : "when this enters the island,";
    const std::string price = ability.cost.empty()
        ? ""
        : fmt::format(" if you pay for it ({})", cost(ability.cost, false));
    const std::string_view wish = !ability.may ? ""
        : price.empty()                        ? " if you want"
                                               : " and want it";
    return fmt::format("{} this goes onto the effect pile{}{}: {}", when, price, wish, effect);
}

/// What each word that refers was found to mean: it: the target citizen.
std::string explainWords(const Ability& ability)
{
    std::vector<std::string> said;
    for (const Meaning& meaning : meaningsOf(ability))
        if (const std::string one = fmt::format("\"{}\" is {}", meaning.word, meaning.meaning);
            std::find(said.begin(), said.end(), one) == said.end())
            said.push_back(one);
    return said.empty() ? "" : fmt::format(" Here {}.", text::listed(said));
}

/// 8.1.1 What X may be at most.
std::string howGreatX(const Ability& ability)
{
    return ability.mostX ? fmt::format(". X can be at most {}", equal(*ability.mostX)) : "";
}

} // namespace

std::string explain(const Ability& ability, text::Tongue tongue)
{
    if (tongue == text::Tongue::German)
        return german::explained(ability);
    const std::string effect = ability.effect ? plain(*ability.effect) : "";
    std::string sentence;
    switch (ability.kind) {
    case Ability::Kind::Keywords:
        return explainKeywords(ability.keywords);
    case Ability::Kind::Active:
        sentence = fmt::format("whenever you have priority you may pay this: {}. For it, {}",
            cost(ability.cost, false), effect);
        sentence += howGreatX(ability);
        if (ability.condition)
            sentence += fmt::format(". You can pay it only {} {}",
                saysUnless(*ability.condition) ? "unless" : "if", condition(*ability.condition));
        if (ability.oncePerTurn)
            sentence += fmt::format(". You can pay it only {} each turn", often(ability.times));
        break;
    case Ability::Kind::Triggered:
        sentence = explainTriggered(ability, effect);
        if (ability.trigger->first)
            sentence += ". It triggers only the first time that this happens in a turn";
        else if (ability.trigger->onceEachTurn)
            sentence += fmt::format(". It {} only {} each turn",
                ability.trigger->whenDone ? "is done" : "triggers", often(ability.trigger->times));
        break;
    case Ability::Kind::Passive: {
        const std::string_view where = placeOf(*ability.effect);
        sentence = ability.condition
            ? fmt::format("while this is {} and{} {}, {}", where,
                saysUnless(*ability.condition) ? " not" : "", condition(*ability.condition), effect)
            : fmt::format("while this is {}, {}", where, effect);
        break;
    }
    case Ability::Kind::Additional:
        sentence = fmt::format(
            "besides its soul cost, casting this costs: {}", cost(ability.cost, false));
        break;
    case Ability::Kind::SpellEffect:
        sentence = effect + howGreatX(ability);
        break;
    case Ability::Kind::ElevenYear:
        sentence = fmt::format("when this is destroyed in your 11 year row, you may choose this "
                               "instead of casting it{}: {}",
            ability.cost.empty() ? ""
                                 : fmt::format(" and pay for it ({})", cost(ability.cost, false)),
            effect);
        break;
    }
    return fmt::format(
        "{}.{}{}", text::capitalised(sentence), limits(ability), explainWords(ability));
}

} // namespace triptych::kryptik
