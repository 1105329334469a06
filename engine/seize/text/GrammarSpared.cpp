#include "seize/text/GrammarDeeds.h"
#include "seize/text/GrammarStatics.h"

#include <optional>
#include <utility>

// Statuses that do nothing to somebody, and such as nobody takes away: "is not affected by Frost", "cannot lose Burn",
// "Poison counters do not increase damage dealt to allied mercenaries".
namespace triptych::seize::grammar {
namespace {

using Kind = Modifier::Kind;

/// RULING what exhausts somebody is told by what it still may do, and Stealth is no harm: of neither is it said.
template <Kind kind>
struct suchStatus : seq<status, maybe<counterWord>>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made;
        made.kind = kind;
        made.status = found.take<Status>();
        if (made.status == Status::Exhaust && kind == Kind::HoldsStatus)
            made.kind = Kind::NotReadied;
        const bool none = made.status == Status::Stealth
            || (made.status == Status::Exhaust && kind == Kind::Unaffected);
        return none ? std::nullopt : std::optional(made);
    }
};
template <Kind kind>
struct suchStatuses
    : seq<suchStatus<kind>, many<word<", and", ", or", ",", "and", "or">, suchStatus<kind>>>
{
};
struct notAffectedBy
    : seq<word<"is not affected by", "are not affected by", "is unaffected by", "are unaffected by",
              "ignores the effects of", "ignore the effects of", "ignores", "ignore">,
          suchStatuses<Kind::Unaffected>>
{
};
/// "is not blinded", whatever would blind it; by Fog alone it is another deed
struct notBlinded : seq<word<"is not blinded", "are not blinded">, pegtl::not_at<word<"by">>>
{
    static Modifier build(Found&)
    {
        Modifier made;
        made.kind = Kind::Unaffected;
        made.status = Status::Blind;
        return made;
    }
};
struct losesNever
    : seq<word<"can not lose", "never loses", "never lose">, suchStatuses<Kind::HoldsStatus>,
          pegtl::not_at<word<"at", "when", "during", "from">>>
{
};
struct sparing : any<notAffectedBy, notBlinded, losesNever>
{
};

/// "Burn counters do not affect adjacent allies", "Frost counters on this have no effect"
struct doNothing
    : any<seq<suchStatuses<Kind::Unaffected>, word<"on">, staticSubject,
              word<"have no effect", "has no effect", "do nothing", "does nothing">>,
          seq<suchStatuses<Kind::Unaffected>,
              word<"do not affect", "does not affect", "have no effect on", "has no effect on">,
              staticSubject>>
{
};
struct poisonOnly : word<"poison counters", "poison">
{
    static Modifier build()
    {
        Modifier made;
        made.kind = Kind::Unaffected;
        made.status = Status::Poison;
        return made;
    }
};
/// All that Poison does
struct addsNothing
    : any<seq<poisonOnly, word<"do not increase", "does not increase">,
              word<"damage dealt to", "the damage dealt to", "damage taken by",
                  "the damage taken by", "the damage of">,
              staticSubject>,
          seq<poisonOnly, word<"on">, staticSubject, word<"do not increase", "does not increase">,
              word<"damage", "the damage", "damage dealt to it", "the damage it takes",
                  "damage dealt to them">>>
{
};
struct goNever
    : any<seq<suchStatuses<Kind::HoldsStatus>, word<"on">, staticSubject,
              word<"can not be removed", "are never removed", "is never removed">>,
          seq<suchStatuses<Kind::HoldsStatus>,
              word<"can not be removed from", "are never removed from", "is never removed from">,
              staticSubject>>
{
};
struct statusesFirst : any<doNothing, addsNothing, goNever>
{
    static Effect build(Found& found)
    {
        Gain made;
        made.modifiers = found.takeAll<Modifier>();
        made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};

} // namespace

bool sparedDeeds::read(Input& in, Reading& reading)
{
    return text::read<sparing>(in, reading);
}
bool sparedStatics::read(Input& in, Reading& reading)
{
    return text::read<statusesFirst>(in, reading);
}

} // namespace triptych::seize::grammar
