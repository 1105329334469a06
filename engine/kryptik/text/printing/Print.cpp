#include "kryptik/text/printing/Print.h"

#include "core/Overloaded.h"
#include "kryptik/text/printing/Phrases.h"
#include "kryptik/text/printing/PrintVerbs.h"
#include "text/Spelling.h"

#include <fmt/format.h>

namespace triptych::kryptik {
namespace verbs {

using namespace phrases;

/// "the next time it deals damage": of what is heard once only
std::string watchedFor(const Trigger& waited)
{
    std::string when = trigger(waited);
    constexpr std::string_view always = "whenever ";
    return waited.onceEachTurn && when.starts_with(always)
        ? fmt::format("the next time {}", when.substr(always.size()))
        : when;
}

std::string part(const Effect& effect, Style style)
{
    const auto verbs = Overloaded {
        [&](const Draw& e) {
            if (e.count.kind == Amount::Kind::UntilHand)
                return fmt::format("{} cards until {} have {} cards in hand",
                    verb(e.who, "draw", "draws", style),
                    e.who.kind == Who::Kind::You ? "you" : "they", e.count.number);
            return fmt::format("{} {}", verb(e.who, "draw", "draws", style), cardsOf(e.count));
        },
        [&](const Discard& e) { return printed(e, style); },
        [&](const Probe& e) {
            return fmt::format("{} {}", verb(e.who, "probe", "probes", style), bare(e.count));
        },
        [&](const Plunder& e) { return printed(e, style); },
        [&](const Destroy& e) { return fmt::format("destroy {}", object(e.what)); },
        [&](const Abolish& e) { return fmt::format("abolish {}", object(e.what)); },
        [&](const Sacrifice& e) {
            return fmt::format(
                "{} {}", verb(e.who, "sacrifice", "sacrifices", style), object(e.what));
        },
        [&](const Damage& e) { return printed(e); },
        [&](const Modify& e) { return printed(e, style); },
        [&](const Gain& e) { return printed(e, style); },
        [&](const Lose& e) { return printed(e, style); },
        [&](const Engage& e) { return fmt::format("engage {}", object(e.what)); },
        [&](const Disengage& e) { return fmt::format("disengage {}", object(e.what)); },
        [&](const MakeWeary& e) {
            if (e.ends)
                return fmt::format("{} no longer weary", saying(e.what, "is", "are", style));
            return fmt::format("{} weary", saying(e.what, "becomes", "become", style));
        },
        [&](const GainControl& e) {
            return fmt::format("{} control of {}{}{}", verb(e.who, "gain", "gains", style),
                object(e.what), until(e.duration, {}),
                e.whileSo ? " for as long as " + phrases::condition(*e.whileSo) : "");
        },
        [&](const Counter& e) {
            if (e.returns)
                return fmt::format("return {} to its owner's hand", object(e.what));
            return fmt::format("counter {}{}", object(e.what),
                e.abolishes ? " and abolish it instead of putting it into its owner's limbo pile"
                            : "");
        },
        [&](const Attach& e) {
            return fmt::format("attach {} to {}", object(e.what), object(e.to));
        },
        [&](const Detach& e) {
            const Measure cards = measure(e.count, "card", "cards");
            return fmt::format("detach {}{} from {}{}", e.upTo ? "up to " : "", cards.before,
                object(e.from), cards.after);
        },
        [&](const Move& e) { return printed(e); },
        [&](const Search& e) { return printed(e); },
        [&](const Shuffle& e) {
            return fmt::format("{} {} deck", verb(e.who, "shuffle", "shuffles", style), own(e.who));
        },
        [&](const LookAt& e) {
            return fmt::format("{} {}", e.reveals ? "reveal" : "look at", object(e.what));
        },
        [&](const BarYear& e) { return printed(e); },
        [&](const LookAtRow& e) {
            const Measure cards = measure(e.count, "card", "cards");
            return fmt::format(
                "look at {} in {} 11 year row{}", cards.before, whose(e.whose), cards.after);
        },
        [&](const LookAtDeck& e) { return printed(e); },
        [&](const RearrangeRow& e) {
            return fmt::format(
                "{} {} 11 year row", e.random ? "shuffle" : "rearrange", whose(e.whose));
        },
        [&](const DestroyYear& e) {
            const Measure cards = measureYear(e.count);
            if (e.themselves)
                return fmt::format("{} {} they control{}",
                    verb(e.whose, "destroy", "destroys", style), cards.before, cards.after);
            const bool one = e.count == fixed(1);
            const std::string barred = e.silenced || e.uncast ? ". "
                    + text::capitalised(printed(BarYear {
                        It { one ? It::Word::It : It::Word::Them }, e.silenced, e.uncast }))
                                                              : std::string();
            return fmt::format("destroy{} {} {}{}{}{}", style.goesOn ? "s" : "", cards.before,
                (style.offered || style.goesOn) && e.whose.kind == Who::Kind::ThatPlayer
                    ? std::string("they control")
                    : yearOwner(e.whose),
                cards.after, e.random ? " at random" : "", barred);
        },
        [&](const Reveal& e) { return printed(e, style); },
        [&](const AddEnergy& e) {
            return fmt::format("add {}{}", stones(e.stones), e.times ? forEach(*e.times) : "");
        },
        [&](const Allow& e) { return printed(e, style); },
        [&](const ChooseNumber& e) {
            const bool perEach = isPerEach(e.upTo);
            return fmt::format("choose a number up to {}",
                perEach && e.upTo.number != 1 ? bare(e.upTo) : equal(e.upTo));
        },
        [&](const CastFree& e) {
            return fmt::format("cast {} for {}{}",
                e.known ? object(*e.known) : one(e.filter, e.place, "from"),
                e.yearCost ? "its 11 year cost" : "free",
                e.whenResolved    ? ". If you do, abolish it after it resolves"
                    : e.abolished ? ". If it would be put into a limbo pile, abolish it instead"
                                  : "");
        },
        [&](const WinLose& e) { return printed(e, style); },
        [&](const Pay& e) {
            return fmt::format("{} {}{}", verb(e.who, "pay", "pays", style), stones(e.stones),
                e.times ? forEach(*e.times) : "");
        },
        [&](const Name& e) { return fmt::format("choose {}", object(e.what)); },
        [&](const NamePlayer& e) { return fmt::format("choose {}", who(e.who)); },
        [&](const PreventNext& e) {
            return fmt::format("prevent the next {} that would be dealt to {} this turn",
                e.amount.kind == Amount::Kind::All ? "damage"
                                                   : measure(e.amount, "damage", "damage").before,
                e.who ? std::string(who(*e.who)) : object(e.what));
        },
        [&](const Switch& e) {
            return fmt::format(
                "switch the attack and defense of {}{}", object(e.what), untilOf(e, {}));
        },
        [&](const Fight& e) {
            return fmt::format("{} fights {}", subject(e.one), object(e.other));
        },
        [&](const PreventAll& e) {
            return fmt::format(
                "prevent all {}damage that would be dealt this turn", e.combat ? "combat " : "");
        },
        [&](const LookAndPick& e) { return printed(e); },
        [&](const PickFromHand& e) { return printed(e); },
        [&](const LookAtHand& e) { return fmt::format("look at {} hand", whose(e.whose)); },
        [&](const ShuffleIn& e) { return printed(e, style); },
        [&](const Forbid& e) { return printed(e, style); },
        [&](const CostChange& e) { return printed(e); },
        [&](const CastFromLimbo& e) { return printed(e); },
        [&](const EntersEngaged& e) {
            return fmt::format("{} engaged", saying(e.what, "enters", "enter", {}));
        },
        [&](const EntersWith& e) { return printed(e); },
        [&](const Instead& e) { return printed(e); },
        [&](const SetStats& e) { return printed(e); },
        [&](const Lessen& e) { return printed(e); },
        [&](const HandSize& e) { return printed(e); },
        [&](const CastOnly& e) {
            return e.anyTime ? fmt::format("you may cast {} any time you could cast a spell{}",
                       e.of ? described(*e.of, Many::Yes) : "this", until(e.duration, {}))
                             : std::string("cast this");
        },
        [&](const NotCountered& e) { return printed(e); },
        [&](const PutCounters& e) { return printed(e); },
        [&](const TakeCounters& e) { return printed(e); },
        [&](const MoveCounters& e) { return printed(e); },
        [&](const Skip& e) { return printed(e, style); },
        [&](const Extra& e) { return printed(e, style); },
        [&](const Toll& e) { return printed(e); },
        [&](const Increase& e) { return printed(e); },
        [&](const MoreDamage& e) { return printed(e); },
        [&](const NoLimbo& e) { return printed(e); },
        [&](const DrawPhase& e) { return printed(e); },
        [&](const RevealUntil& e) { return printed(e); },
        [&](const CastFor& e) { return printed(e); },
        [&](const ChooseFaction&) { return std::string("choose a faction"); },
        [&](const ChooseName&) { return std::string("name a card"); },
        [&](const BecomeFaction& e) { return printed(e, style); },
        [&](const BecomeCopy& e) { return printed(e); },
        [&](const MayCast& e) { return printed(e); },
        [&](const UseYear& e) { return printed(e); },
        [&](const ChangeCast& e) { return printed(e); },
        [&](const Triggering& e) { return printed(e); },
        [&](const YearFate& e) { return printed(e); },
        [&](const Chance& e) { return print(e); },
        [&](const Become& e) { return printed(e); },
        [&](const RemoveDamage& e) {
            return fmt::format("remove {} damage from {}",
                e.amount.kind == Amount::Kind::All ? "all" : bare(e.amount), object(e.what));
        },
        [&](const LeaveCombat& e) { return fmt::format("remove {} from combat", object(e.what)); },
        [&](const Exchange& e) {
            if (ofPlaces(e))
                return std::holds_alternative<It>(e.other)
                    ? fmt::format("exchange {}", object(e.one))
                    : fmt::format("exchange {} with {}", object(e.one), object(e.other));
            if (const auto* two = std::get_if<Target>(&e.one); two && two->spec.count == 2)
                return fmt::format("exchange control of {}", object(e.one));
            return fmt::format("exchange control of {} and {}", object(e.one), object(e.other));
        },
        [&](const MoreSoul& e) { return printed(e); },
        [&](const Redirect& e) {
            if (e.always)
                return fmt::format("all damage that would be dealt to {} is dealt to {} instead",
                    object(e.from), object(e.to));
            return fmt::format(
                "all damage that would be dealt to {} this turn is dealt to {} instead",
                object(e.from), object(e.to));
        },
        [&](const CastFrom& e) { return printed(e); },
        [&](const SeeTop& e) { return printed(e); },
        [&](const Grant& e) {
            return fmt::format("{} \"{}\"{}",
                saying(e.what, e.has ? "has" : "gains", e.has ? "have" : "gain", style),
                print(*e.ability), untilOf(e, style));
        },
        [&](const Watch& e) {
            if (e.of) { // "when it dies this turn"
                std::string when = watchedFor(*e.ability->trigger);
                if (const std::size_t at = when.find("this"); at != std::string::npos)
                    when.replace(at, 4, "it");
                when.insert(when.size() - 1, " this turn");
                return fmt::format(
                    "{} {}{}", when, e.ability->may ? "you may " : "", words(*e.ability->effect));
            }
            std::string when = watchedFor(*e.ability->trigger);
            if (e.duration == Duration::EndOfTurn)
                when.insert(when.size() - 1, " this turn"); // before its comma
            else
                when = fmt::format("{}, {}",
                    e.duration == Duration::YourNextTurn ? "until your next turn"
                                                         : "until the end of your next turn",
                    when);
            return fmt::format(
                "{} {}{}", when, e.ability->may ? "you may " : "", words(*e.ability->effect));
        },
        [&](const Unable& e) { return print(e); },
        [&](const Sequence& e) { return print(e); },
        [&](const As& e) { return print(e, style); },
        [&](const Either& e) { return print(e); },
        [&](const May& e) { return print(e); },
        [&](const IfSo& e) { return print(e); },
        [&](const Unless& e) { return print(e); },
        [&](const Choose& e) { return print(e); },
        [&](const Delayed& e) { return print(e); },
    };
    return std::visit(verbs, effect.node);
}

std::string words(const Effect& effect)
{
    return part(effect, {});
}

} // namespace verbs

namespace {

using namespace phrases;
using namespace verbs;

// ---------------------------------------------------------------- Paragraphs

/// "Solo - Short Time 2, "
std::string prefix(const Ability& ability)
{
    return fmt::format("{}{}{}", ability.solo ? "Solo - " : "", ability.focused ? "Focused - " : "",
        ability.shortTime ? fmt::format("Short Time {}, ", *ability.shortTime) : "");
}

std::string onlyWhen(const Condition& when)
{
    return fmt::format("{} {}", saysUnless(when) ? "unless" : "if", condition(when));
}

/// ". X can not be greater than the number of cards in your soul row"
std::string mostX(const Ability& ability)
{
    return ability.mostX ? ". X can not be greater than " + equal(*ability.mostX) : "";
}

std::string body(const Ability& ability)
{
    const std::string effect = ability.effect ? words(*ability.effect) : "";
    switch (ability.kind) {
    case Ability::Kind::Keywords: {
        std::vector<std::string> words;
        for (const Keyword each : ability.keywords)
            words.emplace_back(keyword(each));
        return text::listed(words, ", ");
    }
    case Ability::Kind::Active:
        return fmt::format("{}: {}{}{}{}", cost(ability.cost, true), effect, mostX(ability),
            ability.condition ? ". Use this only " + onlyWhen(*ability.condition) : "",
            ability.oncePerTurn ? fmt::format(". Use this only {} each turn", often(ability.times))
                                : "");
    case Ability::Kind::Triggered: {
        const std::string price
            = ability.cost.empty() ? "" : fmt::format("{}: ", cost(ability.cost, false));
        const bool first = ability.trigger->first;
        const std::string criteria = fmt::format(
            "{}{}", first ? "for the first time each turn, " : "", trigger(*ability.trigger));
        return fmt::format("{} {}{}{}{}",
            ability.shortTime ? criteria : text::capitalised(criteria), price,
            ability.may ? "you may " : "", effect,
            ability.trigger->onceEachTurn && !first ? fmt::format(". {} only {} each turn",
                ability.trigger->whenDone ? "Do this" : "This ability triggers",
                often(ability.trigger->times))
                                                    : "");
    }
    case Ability::Kind::Passive:
        if (std::holds_alternative<ChooseFaction>(ability.effect->node)
            || std::holds_alternative<ChooseName>(ability.effect->node))
            return fmt::format("as this enters, {}", effect);
        if (const auto* when = std::get_if<CastOnly>(&ability.effect->node);
            when && !when->anyTime && ability.condition)
            return fmt::format("{} only {}", effect, onlyWhen(*ability.condition));
        if (ability.condition && saysUnless(*ability.condition))
            return fmt::format("{} unless {}", effect, condition(*ability.condition));
        return ability.condition
            ? fmt::format("as long as {}, {}", condition(*ability.condition), effect)
            : effect;
    case Ability::Kind::Additional:
        return fmt::format("Additional cost: {}", cost(ability.cost, false));
    case Ability::Kind::ElevenYear:
        return ability.cost.empty() ? effect
                                    : fmt::format("{}: {}", cost(ability.cost, false), effect);
    case Ability::Kind::SpellEffect:
        break;
    }
    return effect + mostX(ability);
}

} // namespace

std::string print(const Ability& ability)
{
    const std::string before = prefix(ability);
    const bool lowerCase = !before.empty() || ability.kind == Ability::Kind::ElevenYear;
    const std::string words = body(ability);
    const bool quoted = words.ends_with(".\""); // the last sentence has ended in the quotation
    return fmt::format(
        "{}{}{}", before, lowerCase ? words : text::capitalised(words), quoted ? "" : ".");
}

std::string print(const std::vector<Ability>& abilities)
{
    std::vector<std::string> paragraphs;
    for (const Ability& ability : abilities)
        paragraphs.push_back(print(ability));
    return fmt::format("{}", fmt::join(paragraphs, "\n"));
}

std::string print(const Cost& all)
{
    return cost(all, true);
}

std::string print(const Effect& effect)
{
    return text::capitalised(words(effect)) + ".";
}

} // namespace triptych::kryptik
