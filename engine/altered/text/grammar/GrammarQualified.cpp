#include "altered/text/grammar/GrammarInstructions.h"

#include "altered/text/binding/Branches.h"

#include <algorithm>

// A clause and what is said after it: when, what X is, if, unless (6.5).
namespace triptych::altered::grammar {

namespace {

struct afterRest : any<laterIs<Delayed::When::AfterRest, "after rest">, atTheNext>
{
};
struct suffixIf : seq<any<word<"if">, means<Flag::Unless, "unless">>, condition>
{
    static IfPart build(Found& found)
    {
        const bool unless = found.says(Flag::Unless);
        return { found.take<Condition>(), unless, true };
    }
};
/// "unless you pay {1}", "unless they discard a card": what somebody may do so that it is not done
struct unlessDone : seq<word<"unless">, any<seq<youWord, clause>, clause>>
{
    static std::optional<Unless> build(Found& found)
    {
        Unless made;
        const bool you = found.has<Who>();
        made.effect = found.take<Effect>();
        const Who* who = whoOf(made.effect);
        if (!who || (who->kind == Who::Kind::You) != you || said(*who).unsaid)
            return std::nullopt;
        return made;
    }
};
/// "A unless B": B may be done, and where it is not, A is.
std::optional<Effect> unless(Effect effect, Effect done)
{
    Who* by = whoOf(done);
    std::optional<Declare> named;
    May may;
    may.who = *by;
    Who* doer = whoOf(effect);
    switch (by->kind) {
    case Who::Kind::ThatPlayer: // "target opponent discards a card unless they pay {1}"
        if (!doer
            || (doer->kind != Who::Kind::TargetOpponent && doer->kind != Who::Kind::TargetPlayer
                && doer->kind != Who::Kind::EachOpponent && doer->kind != Who::Kind::Opponent))
            return std::nullopt;
        std::swap(may.who, *doer);
        break;
    case Who::Kind::You:
    case Who::Kind::TargetOpponent:
    case Who::Kind::TargetPlayer:
    case Who::Kind::Opponent:
        break;
    case Who::Kind::ItsController:
        named = nameFirst(effect); // "Discard target Character unless its controller pays {1}"
        if (!named && !isDoneToIt(effect)) // "It gains [Fleeting] unless its controller pays {1}"
            return std::nullopt;
        break;
    case Who::Kind::Anyone:
    case Who::Kind::EachOpponent:
    case Who::Kind::EachPlayer:
    case Who::Kind::ItsOwner:
        return std::nullopt; // who it is would not be known before the deed
    }
    *by = Who {};
    may.effect = std::move(done);
    If otherwise;
    otherwise.condition.kind = Condition::Kind::StepNotDone;
    if (may.who.kind != Who::Kind::You)
        otherwise.condition.who = saying(Who { Who::Kind::ThatPlayer }, { Said<Who>::They });
    otherwise.effect = std::move(effect);
    Sequence both;
    both.joints = { Sequence::Joint::Unless };
    if (named) {
        both.parts.push_back({ std::move(*named), 0xFFFF });
        both.joints.push_back(Sequence::Joint::Unless);
    }
    both.parts.push_back({ std::move(may), 0xFFFF });
    both.parts.push_back({ std::move(otherwise), 0xFFFF });
    return Effect { std::move(both), 0xFFFF };
}

/// "My Expedition moves forward one region if it's in {V}": it is the Expedition.
void askOfExpedition(const Effect& of, Condition& condition)
{
    const bool moves = std::holds_alternative<MoveExpedition>(of.node)
        || std::holds_alternative<Ascend>(of.node) || std::holds_alternative<CantMove>(of.node);
    const bool it = condition.kind == Condition::Kind::Is && condition.thing
        && std::holds_alternative<It>(condition.thing->node) && condition.filter.nouns.empty()
        && condition.filter.before.empty() && condition.filter.after.size() == 1
        && condition.filter.after.front().kind == Trait::Kind::InTerrain
        && !condition.filter.after.front().bothTerrains;
    if (!moves || !it)
        return;
    Condition made;
    made.kind = Condition::Kind::Position;
    said(made).word = Said<Condition>::ItIs;
    Expedition that;
    that.kind = Expedition::Kind::That;
    made.expedition = that;
    made.no = condition.no != condition.filter.after.front().no;
    made.terrains = condition.filter.after.front().terrains;
    condition = std::move(made);
}

/// "The next Character you play this turn gains 1 boost if it's a Robot": asked of the one that is played.
bool asksOfNext(Effect& of, const IfPart& part)
{
    Next* next = std::get_if<Next>(&of.node);
    const Condition& so = part.condition;
    const auto* it = so.kind == Condition::Kind::Is && so.thing && !so.past && so.positions == 0
        ? std::get_if<It>(&so.thing->node)
        : nullptr;
    const bool gains = next
        && (next->does == Next::Does::Gains || next->does == Next::Does::Activates) && !next->every
        && !next->ifPlayed && next->everyAfternoon == 0;
    if (!gains || !it || it->kind != It::Kind::It)
        return false;
    next->ifIt = so;
    next->unlessIt = part.unless;
    return true;
}

/// "Discard a card from your hand for each Robot you control": X cards, where X is how many those are.
bool doForEach(Effect& effect, Amount each)
{
    const bool done = std::holds_alternative<Discard>(effect.node)
        || std::holds_alternative<Sacrifice>(effect.node)
        || std::holds_alternative<Exhaust>(effect.node)
        || std::holds_alternative<Ready>(effect.node) || std::holds_alternative<Move>(effect.node);
    Thing* what = done ? thingIn(effect) : nullptr;
    Some* some = what ? std::get_if<Some>(&what->node) : nullptr;
    const bool plain = some && !some->upTo && !some->left && !some->orMore
        && some->count.kind == Amount::Kind::Fixed && each.every == 1;
    const int times = plain ? some->count.number : 0;
    if (times < 1 || times > 3 || (times > 1 && each.most))
        return false;
    each.kind = Amount::Kind::Of;
    each.number = 0;
    each.times = static_cast<std::uint8_t>(times);
    some->count = Amount { Amount::Kind::X, 0 };
    effect = grammar::effect(Where { std::move(each), std::move(effect) });
    return true;
}

/// "twice", "three times" (6.5.i)
struct over : any<means<2, "twice">, seq<numeral, word<"times">>>
{
    static Over build(Found& found)
    {
        const int twice = found.take<int>(0);
        return { twice > 0 ? fixed(twice) : found.take<Amount>() };
    }
};
/// What can be done again with something else; of what is gained or looked at once more is no more.
bool isDoneAgain(const Effect& of)
{
    if (const auto* gain = std::get_if<Gain>(&of.node))
        return gain->duration == Duration::None
            && std::ranges::all_of(gain->grants,
                [](const Grant& g) { return g.kind == Grant::Kind::Counters && !g.lose; });
    return std::holds_alternative<Draw>(of.node) || std::holds_alternative<Discard>(of.node)
        || std::holds_alternative<Sacrifice>(of.node) || std::holds_alternative<Move>(of.node)
        || std::holds_alternative<Sabotage>(of.node) || std::holds_alternative<Create>(of.node)
        || std::holds_alternative<Exhaust>(of.node) || std::holds_alternative<Ready>(of.node)
        || std::holds_alternative<MoveExpedition>(of.node)
        || std::holds_alternative<SwitchExpeditions>(of.node)
        || std::holds_alternative<Augment>(of.node)
        || std::holds_alternative<ActivateAbilities>(of.node);
}

/// "draw a card after Rest", "target Character gains X boosts, where X is the result", "draw a card if ..."
struct withAfterwords : seq<clause, maybe<afterRest>, maybe<any<whereX, perEach, over>>,
                            maybe<any<suffixIf, unlessDone>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect made = found.take<Effect>();
        if (auto again = found.takeIfAny<Over>()) {
            if (!isDoneAgain(made) || again->times.kind != Amount::Kind::Fixed
                || again->times.number < 2 || found.has<Suffix>() || found.has<IfPart>()
                || found.has<Unless>()) // "twice if ...": done, or done once more?
                return std::nullopt;
            Repeat repeated;
            repeated.times = std::move(again->times);
            repeated.effect = std::move(made);
            said(repeated).over = true;
            made = effect(std::move(repeated));
        }
        if (auto done = found.takeIfAny<Unless>())
            return unless(std::move(made), std::move(done->effect));
        if (const auto later = found.takeIfAny<Suffix>())
            made = effect(Delayed { later->when, std::move(made), later->thisDay });
        if (auto each = found.takeIfAny<PerEach>())
            if (!doForEach(made, std::move(each->amount)))
                return std::nullopt;
        if (auto where = found.takeIfAny<WhereX>()) {
            // "I gain X boosts, where X is ..., up to a max of 3": so many are on me in the end
            Gain* gain = std::get_if<Gain>(&made.node);
            if (gain && gain->max == 0 && std::holds_alternative<This>(gain->what.node)
                && std::ranges::all_of(gain->grants,
                    [](const Grant& grant) { return grant.kind == Grant::Kind::Counters; }))
                gain->max = std::exchange(where->amount.most, std::uint8_t { 0 });
            made = effect(Where { std::move(where->amount), std::move(made) });
        }
        if (auto part = found.takeIfAny<IfPart>()) {
            askOfExpedition(made, part->condition);
            if (asksOfNext(made, *part))
                return made;
            made = effect(
                If { std::move(part->condition), part->unless, part->after, std::move(made) });
        }
        return made;
    }
};

} // namespace

bool qualified::read(Input& in, Reading& reading)
{
    return text::read<withAfterwords>(in, reading);
}

} // namespace triptych::altered::grammar
