#include "seize/text/grammar/GrammarDeeds.h"
#include "seize/text/grammar/GrammarInstructions.h"
#include "seize/text/printing/Said.h"

// How somebody comes onto the battlefield who was put there right before: "it enters exhausted and with 1 health".
namespace triptych::seize::grammar {
namespace {

struct entersWord : word<"enters the battlefield", "enters play", "enters", "comes into play",
                        "comes in", "arrives">
{
};
template <Status status, Literal... Words>
struct entersAs : word<Words...>
{
    static Effect build()
    {
        Apply made;
        made.doses.push_back({ status, fixed(1) });
        return effect(std::move(made));
    }
};
struct uponWhoEnters : word<"on it", "on that mercenary">
{
};
/// "with 2 burn counters on it"
struct withDoses : seq<word<"with">, doses, maybe<uponWhoEnters>>
{
    static std::optional<Effect> build(Found& found)
    {
        auto made = fixedDoses(found);
        return made ? std::optional(effect(std::move(*made))) : std::nullopt;
    }
};
struct withHealth : seq<word<"with", "at">, fixedNumber, word<"health">>
{
    static std::optional<Effect> build(Found& found)
    {
        Heal made;
        made.way = Heal::Way::Become;
        made.amount = found.take<Amount>();
        return made.amount.number > 0 ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
struct entry
    : any<entersAs<Status::Exhaust, "exhausted">, entersAs<Status::Stealth, "stealthed">,
          entersAs<Status::Silence, "silenced">, entersAs<Status::Blind, "blinded">,
          entersAs<Status::Burn, "burning", "burned">, entersAs<Status::Poison, "poisoned">,
          entersAs<Status::Bleed, "bleeding">, withHealth, withDoses>
{
    static constexpr std::string_view expected
        = "how it enters (exhausted, with Stealth, with 2 Burn counters, with 3 health)";
};
struct entersHow : seq<any<word<"it">, word<"that mercenary">>, entersWord, entry,
                       many<word<", and", "and", ",">, entry>>
{
    static Effect build(Found& found)
    {
        Thing whom;
        whom.kind = Thing::Kind::It;
        whom.referent.slot = saidAsEntering;
        std::vector<Effect> parts = found.takeAll<Effect>();
        for (Effect& part : parts)
            tellWhom(part, whom);
        std::vector<Sequence::Joint> joints(parts.size() - 1, Sequence::Joint::And);
        return joined(std::move(parts), std::move(joints));
    }
};

} // namespace

bool entering::read(Input& in, Reading& reading)
{
    return text::read<entersHow>(in, reading);
}

} // namespace triptych::seize::grammar
