#include "altered/text/GrammarInstructions.h"

// A clause and what is said after it: when, what X is, if, unless (6.5).
namespace triptych::altered::grammar {

namespace {

struct afterRest : word<"after rest">
{
    static Suffix build() { return { Delayed::When::AfterRest }; }
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
    case Who::Kind::Anyone:
    case Who::Kind::EachOpponent:
    case Who::Kind::EachPlayer:
    case Who::Kind::ItsOwner:
    case Who::Kind::ItsController:
        return std::nullopt; // who it is would not be known before the deed
    }
    *by = Who {};
    may.effect = std::move(done);
    If otherwise;
    otherwise.condition.kind = Condition::Kind::Didnt;
    if (may.who.kind != Who::Kind::You)
        otherwise.condition.who = saying(Who { Who::Kind::ThatPlayer }, { Said<Who>::They });
    otherwise.effect = std::move(effect);
    Sequence both;
    both.joints = { Sequence::Joint::Unless };
    both.parts.push_back({ std::move(may), 0xFFFF });
    both.parts.push_back({ std::move(otherwise), 0xFFFF });
    return Effect { std::move(both), 0xFFFF };
}

/// "draw a card after Rest", "target Character gains X boosts, where X is the result", "draw a card if ..."
struct withAfterwords
    : seq<clause, maybe<afterRest>, maybe<whereX>, maybe<any<suffixIf, unlessDone>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect made = found.take<Effect>();
        if (auto done = found.takeIfAny<Unless>())
            return unless(std::move(made), std::move(done->effect));
        if (const auto later = found.takeIfAny<Suffix>())
            made = effect(Delayed { later->when, std::move(made) });
        if (auto where = found.takeIfAny<WhereX>())
            made = effect(Where { std::move(where->amount), std::move(made) });
        if (auto part = found.takeIfAny<IfPart>())
            made = effect(
                If { std::move(part->condition), part->unless, part->after, std::move(made) });
        return made;
    }
};

} // namespace

bool qualified::read(Input& in, Reading& reading)
{
    return text::read<withAfterwords>(in, reading);
}

} // namespace triptych::altered::grammar
