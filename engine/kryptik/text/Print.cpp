#include "kryptik/text/Print.h"

#include "core/Overloaded.h"
#include "kryptik/text/Phrases.h"
#include "kryptik/text/PrintVerbs.h"
#include "kryptik/text/Spoken.h"
#include "text/Joining.h"
#include "text/Spelling.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include <fmt/format.h>

namespace triptych::kryptik {
namespace {

using namespace phrases;
using namespace verbs;

std::string words(const Effect&);

// ---------------------------------------------------------------- Who is told, what is spoken of

/// The player of a verb in the third person, "target opponent draws 1 card"; no one of a command.
const Who* told(const Effect& effect)
{
    const auto* year = std::get_if<DestroyYear>(&effect.node);
    const auto* loses = std::get_if<WinLose>(&effect.node);
    if (year || (loses && !loses->wins))
        return nullptr; // "destroy an 11 year card of each opponent", "destroy target player"
    const Who* who = toldTo(effect);
    return who && who->kind != Who::Kind::You ? who : nullptr;
}

/// A statement: of what it is said, and for how long, which "becomes weary" does not say.
struct Statement
{
    const Thing* what = nullptr;
    const Duration* duration = nullptr;
};
Statement statement(const Effect& effect)
{
    const auto statements = Overloaded {
        [](const Modify& e) {
            return Statement { &e.what, &e.duration };
        },
        [](const Gain& e) {
            return Statement { &e.what, &e.duration };
        },
        [](const Lose& e) {
            return Statement { &e.what, &e.duration };
        },
        [](const Allow& e) {
            return isPrevention(e) ? Statement {} : Statement { &e.what, &e.duration };
        },
        [](const MakeWeary& e) {
            return Statement { &e.what, nullptr };
        },
        [](const Grant& e) {
            return Statement { &e.what, &e.duration };
        },
        [](const BecomeFaction& e) {
            return Statement { &e.what, &e.duration };
        },
        [](const auto&) { return Statement {}; },
    };
    return std::visit(statements, effect.node);
}

// ---------------------------------------------------------------- Branches

/// Where a sentence leaves out its subject, and where it says "until end of turn". The grammar reads
/// it back by the same two rules: the subject goes on, and a duration is said of all before it.
/// Whether they are said in the same words; what a pronoun means shows in none of them.
bool sameWords(const Thing& a, const Thing& b)
{
    const It* one = std::get_if<It>(&a);
    const It* other = std::get_if<It>(&b);
    return one && other ? one->word == other->word : a == b;
}

std::vector<Style> styles(const Sequence& sequence)
{
    std::vector<Style> styles(sequence.parts.size());
    bool lasting = false;       // Whether this group has said something for good.
    Style* lastUntil = nullptr; // The last of the group that ends some time.
    auto until = Duration::Permanent;
    for (std::size_t i = 0; i < sequence.parts.size(); ++i) {
        const Statement now = statement(sequence.parts[i]);
        const bool turn = now.duration && *now.duration != Duration::Permanent
            && *now.duration != Duration::NextDisengage;
        if (i > 0) {
            const auto joint = sequence.joints[i - 1];
            const Statement before = statement(sequence.parts[i - 1]);
            const Who* teller = told(sequence.parts[i - 1]);
            const Who* next = told(sequence.parts[i]);
            if (before.what && now.what)
                styles[i].goesOn = joint == Sequence::Joint::And
                    && sameWords(*now.what, subjectGoesOn(*before.what)) && !(lasting && turn);
            else if (teller && next)
                styles[i].goesOn = joint != Sequence::Joint::Stop
                    && joint != Sequence::Joint::IfDone && *next == subjectGoesOn(*teller);
        }
        if (!styles[i].goesOn) {
            lasting = false;
            lastUntil = nullptr;
        }
        if (turn) {
            if (lastUntil && until == *now.duration)
                lastUntil->saysHowLong = false;
            lastUntil = &styles[i];
            until = *now.duration;
        }
        lasting = lasting || (now.duration && !turn);
    }
    return styles;
}

std::string part(const Effect& effect, Style style);

std::string print(const Sequence& e)
{
    const std::vector<Style> how = styles(e);
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < e.parts.size(); ++i)
        parts.push_back(part(e.parts[i], how[i]));
    return text::sentenceOf(parts, e.joints);
}

std::string print(const Choose& e)
{
    std::vector<std::string> modes;
    for (const Effect& mode : e.modes)
        modes.push_back(words(mode));
    if (e.allIf) { // the last one is all of them together
        modes.pop_back();
        return fmt::format("choose one. {} {}, {}choose {} instead: {}",
            saysUnless(*e.allIf) ? "Unless" : "If", phrases::condition(*e.allIf),
            e.may ? "you may " : "", modes.size() == 2 ? "both" : "all", fmt::join(modes, "; or "));
    }
    return fmt::format("choose one: {}", fmt::join(modes, "; or "));
}

std::string print(const Chance& e)
{
    if (e.outcomes.size() == 1)
        return fmt::format("flip a coin. If you win the flip, {}", words(e.outcomes.front()));
    std::vector<std::string> outcomes;
    for (const Effect& outcome : e.outcomes)
        outcomes.push_back(words(outcome));
    return fmt::format("choose one at random: {}", fmt::join(outcomes, "; or "));
}

std::string print(const Delayed& e)
{
    if (e.when == Delayed::When::ThisLeaves)
        return fmt::format("when this leaves the island, {}", words(e.effect.front()));
    constexpr std::array<std::string_view, 6> moments { "the start of your next turn",
        "the end of turn", "the end of combat", "the start of the next turn",
        "the end of your next turn", "the beginning of the next combat" };
    return fmt::format(
        "at {}, {}", moments[static_cast<std::size_t>(e.when)], words(e.effect.front()));
}

std::string otherwise(const std::vector<Effect>& list)
{
    return list.empty() ? "" : fmt::format(". Otherwise, {}", words(list.front()));
}

/// "engages a citizen they control": a command as it is told to somebody else.
std::string print(const As& e, Style style)
{
    if (const auto* several = std::get_if<Sequence>(&e.effect.front().node)) {
        std::vector<std::string> parts;
        for (const Effect& each :
            several->parts) { // "chooses a citizen they control and abolishes it"
            Style how = style;
            how.goesOn = style.goesOn || !parts.empty();
            parts.push_back(print(As { e.who, { each } }, how));
        }
        return text::sentenceOf(parts, several->joints);
    }
    std::string inner = words(e.effect.front());
    for (const std::string_view mine : { "your ", "you control" })
        for (std::size_t at = 0; (at = inner.find(mine, at)) != std::string::npos;)
            inner.replace(at, mine.size(), mine == "your " ? "their " : "they control");
    if (style.offered)
        return inner;
    const std::size_t end = std::min(inner.find(' '), inner.size());
    const std::string_view verb = std::string_view(inner).substr(0, end);
    const bool hisses = verb.ends_with("ch") || verb.ends_with("sh");
    return fmt::format("{}{}{}{}", style.goesOn ? "" : std::string(who(e.who)) + " ", verb,
        hisses ? "es" : "s", std::string_view(inner).substr(end));
}

/// "Target opponent chooses one: that player discards 2 cards; or you draw 2 cards": each mode says who does it.
std::string printChoice(const Either& e)
{
    std::vector<std::string> options;
    for (const Effect& option : e.options) {
        const std::string said = words(option);
        options.push_back(said.starts_with("that player") ? said : "you " + said);
    }
    return fmt::format("{} chooses one: {}", who(e.who), fmt::join(options, "; or "));
}

std::string print(const Unable& e)
{
    if (e.each.kind != Who::Kind::You) {
        Effect first = e.effect.front();
        tell(first, e.each);
        return fmt::format("{}. If they can not, {}", words(first), words(e.otherwise.front()));
    }
    const Who* doer = told(e.effect.front());
    const bool you = !doer || doer->kind == Who::Kind::You;
    return fmt::format("{}. If {} can not, {}", words(e.effect.front()), you ? "you" : "they",
        words(e.otherwise.front()));
}

std::string print(const Either& e)
{
    if (e.chooses)
        return printChoice(e);
    std::vector<std::string> options;
    for (const Effect& option : e.options)
        options.push_back(part(option, { .goesOn = e.who.kind != Who::Kind::You }));
    const std::string both = fmt::format("{}", fmt::join(options, " or "));
    return e.who.kind == Who::Kind::You ? both : fmt::format("{} {}", who(e.who), both);
}

/// "have this get +1/+1": what is no deed of yours.
std::string offered(const Effect& effect)
{
    std::string said = words(effect);
    const auto* damage = std::get_if<Damage>(&effect.node);
    if (!statement(effect).what && !std::holds_alternative<Become>(effect.node)
        && !(damage && damage->by))
        return said;
    for (const std::string_view verb : { "gets", "gains", "loses", "becomes", "deals", "has" })
        if (const std::size_t at = said.find(fmt::format(" {} ", verb)); at != std::string::npos) {
            said.replace(
                at + 1, verb.size(), verb == "has" ? "have" : verb.substr(0, verb.size() - 1));
            break;
        }
    return "have " + said;
}

std::string print(const May& e)
{
    if (e.who.kind == Who::Kind::You)
        return fmt::format("you may {}{}", offered(e.effect.front()), otherwise(e.otherwise));
    std::string offered;
    if (const auto* several = std::get_if<Sequence>(&e.effect.front().node)) {
        std::vector<std::string> parts;
        for (const Effect& each : several->parts)
            parts.push_back(part(each, { .offered = true }));
        offered = text::sentenceOf(parts, several->joints);
    } else {
        offered = part(e.effect.front(), { .offered = true });
    }
    return fmt::format("{} may {}{}{}{}", who(e.who), offered,
        e.then.empty() ? "" : fmt::format(". If they do, {}", words(e.then.front())),
        otherwise(e.otherwise),
        e.none.empty() ? "" : fmt::format(". If no one does, {}", words(e.none.front())));
}

/// "pay {2} or discard 1 card": of two deeds, one is enough.
std::string against(const Effect& deed, Style style)
{
    const auto* either = std::get_if<Either>(&deed.node);
    if (!either)
        return part(deed, style);
    return fmt::format(
        "{} or {}", part(either->options.front(), style), part(either->options.back(), style));
}

/// "Each opponent discards 1 card unless they pay {1}": who is asked is who it happens to.
std::string print(const Unless& e)
{
    const bool each = e.who.kind == Who::Kind::EachOpponent || e.who.kind == Who::Kind::EachPlayer;
    if (e.who.kind == Who::Kind::ThatPlayer || each) {
        Effect effect = e.effect.front();
        if (each)
            tell(effect, e.who);
        return fmt::format(
            "{} unless they {}", words(effect), against(e.deed.front(), { .offered = true }));
    }
    const bool you = e.who.kind == Who::Kind::You;
    return fmt::format("{} unless {} {}", words(e.effect.front()), who(e.who),
        against(e.deed.front(), you ? Style {} : Style { .goesOn = true }));
}

std::string print(const IfSo& e)
{
    const std::string condition = fmt::format(
        "{} {}", saysUnless(e.condition) ? "unless" : "if", phrases::condition(e.condition));
    if (e.instead && !e.otherwise.empty())
        return fmt::format("{}. {}, {} instead", words(e.otherwise.front()),
            text::capitalised(condition), words(e.effect.front()));
    const std::string each
        = e.each.kind == Who::Kind::You ? "" : fmt::format("for {}, ", who(e.each));
    return fmt::format(
        "{}{}, {}{}", each, condition, words(e.effect.front()), otherwise(e.otherwise));
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
            return fmt::format("destroy{} {} {}{}{}", style.goesOn ? "s" : "", cards.before,
                (style.offered || style.goesOn) && e.whose.kind == Who::Kind::ThatPlayer
                    ? std::string("they control")
                    : yearOwner(e.whose),
                cards.after, e.random ? " at random" : "");
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
            return fmt::format("cast {} for free{}",
                e.known ? object(*e.known) : one(e.filter, e.place, "from"),
                e.abolished ? ". If you do, abolish it after it resolves" : "");
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
                "switch the attack and defense of {}{}", object(e.what), until(e.duration, {}));
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
            return e.anyTime ? fmt::format("you may cast {} any time you could cast a spell",
                       e.of ? described(*e.of, Many::Yes) : "this")
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
                print(*e.ability), until(e.duration, style));
        },
        [&](const Watch& e) {
            if (e.of) { // "when it dies this turn"
                std::string when = trigger(*e.ability->trigger);
                if (const std::size_t at = when.find("this"); at != std::string::npos)
                    when.replace(at, 4, "it");
                when.insert(when.size() - 1, " this turn");
                return fmt::format(
                    "{} {}{}", when, e.ability->may ? "you may " : "", words(*e.ability->effect));
            }
            std::string when = trigger(*e.ability->trigger);
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
        return fmt::format("{}: {}{}{}", cost(ability.cost, true), effect,
            ability.condition ? ". Use this only " + onlyWhen(*ability.condition) : "",
            ability.oncePerTurn ? ". Use this only once each turn" : "");
    case Ability::Kind::Triggered: {
        const std::string price
            = ability.cost.empty() ? "" : fmt::format("{}: ", cost(ability.cost, false));
        const std::string criteria = trigger(*ability.trigger);
        return fmt::format("{} {}{}{}{}",
            ability.shortTime ? criteria : text::capitalised(criteria), price,
            ability.may ? "you may " : "", effect,
            ability.trigger->onceEachTurn ? ". This ability triggers only once each turn" : "");
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
    case Ability::Kind::SpellEffect:
    case Ability::Kind::ElevenYear:
        break;
    }
    return effect;
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
