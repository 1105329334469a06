#include "seize/text/grammar/GrammarStatics.h"
#include "seize/text/grammar/GrammarSuchStatuses.h"

#include <optional>
#include <utility>

// Statuses that do nothing to somebody, and such as nobody gives or takes away: "is not affected by Frost", "cannot lose
// Burn", "Poison counters do not increase damage dealt to allied mercenaries", "counters cannot be placed on this".
namespace triptych::seize::grammar {
namespace {

using Kind = Modifier::Kind;

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
/// "cannot lose Stealth because of opponents"
struct heldDeed : seq<word<"can not lose", "never loses", "never lose">, status, maybe<counterWord>,
                      word<"because of opponents", "because of an opponent", "through opponents",
                          "due to opponents">>
{
    static std::optional<Modifier> build(Found& found) { return heldByFoes(found); }
};
struct sparing : any<notAffectedBy, notBlinded, heldDeed, losesNever>
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
struct onAnybody
    : seq<pegtl::not_at<word<"on", "to", "from", "by", "onto", "or", "and">>, whoeverItIs>
{
};
struct goNever : any<seq<suchStatuses<Kind::HoldsStatus>, word<"on">, staticSubject,
                         word<"can not be removed", "are never removed", "is never removed">,
                         pegtl::not_at<word<"by">>>,
                     seq<suchStatuses<Kind::HoldsStatus>,
                         word<"can not be removed", "are never removed">, onAnybody>>
{
};
/// "Bleed and Burn counters cannot be placed on this mercenary", "statuses cannot be given to enemy mercenaries"
template <typename Whom>
struct comeNever
    : any<seq<whichNotGiven,
              word<"can not be placed on", "can not be put on", "can not be applied to",
                  "may not be placed on", "can not be given to", "can not be inflicted on">,
              Whom>,
          seq<suchStatuses<Kind::HoldsStatus>,
              word<"can not be removed from", "are never removed from", "is never removed from">,
              Whom>>
{
};
struct comeToNobody : seq<whichNotGiven,
                          word<"can not be placed", "can not be put on mercenaries",
                              "can not be applied", "can not be given", "can not be gained">,
                          onAnybody>
{
};
Effect givenOf(Found& found)
{
    Gain made;
    made.modifiers = found.takeAll<Modifier>();
    made.what = found.take<Thing>();
    made.duration = found.take<Duration>(Duration::Always);
    return effect(std::move(made));
}
struct statusesFirst : any<doNothing, addsNothing, comeNever<staticSubject>, goNever, comeToNobody>
{
    static Effect build(Found& found) { return givenOf(found); }
};
struct statusesForATime : seq<comeNever<thing>, maybe<duration>>
{
    static Effect build(Found& found) { return givenOf(found); }
};

} // namespace

bool sparedDeeds::read(Input& in, Reading& reading)
{
    return text::read<sparing>(in, reading);
}
bool sparedNow::read(Input& in, Reading& reading)
{
    return text::read<statusesForATime>(in, reading);
}
bool sparedStatics::read(Input& in, Reading& reading)
{
    return text::read<statusesFirst>(in, reading);
}

} // namespace triptych::seize::grammar
