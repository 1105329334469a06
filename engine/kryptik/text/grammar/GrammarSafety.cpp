#include "kryptik/text/grammar/GrammarDurations.h"
#include "kryptik/text/grammar/GrammarInstructions.h"

#include <utility>

// Who is safe from what damage: of what kind it is, and by what it is dealt (4.4.4.3, 10.2).
namespace triptych::kryptik::grammar {
namespace {

struct ofWhatKind
    : any<means<Flag::Combat, "combat">, means<Flag::Except, "noncombat", "non-combat">>
{
};
/// "by Beasts", "by a spell", "from citizens with attack 3 or more"
struct severalDealers : describedPlural
{
    static std::optional<By> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        return counted.place == Place {} ? std::optional(By { std::move(counted.filter) })
                                         : std::nullopt;
    }
};
struct aDealer : seq<word<"a", "an">, onIsland>
{
    static By build(Found& found) { return { found.take<Filter>() }; }
};
/// "if a spell would deal damage to this", "damage that overlords would deal to this"
struct dealers : any<means<Flag::Except, "a spell or ability", "a spell or an ability", "an effect",
                         "spells and abilities", "spells or abilities">,
                     aDealer, severalDealers>
{
};
struct wouldDeal : word<"would deal", "deals", "deal">
{
};
/// All that is no combat damage is dealt by spells and abilities.
struct bySomebody
    : seq<word<"by", "from">,
          any<means<Flag::Except, "spells or abilities", "abilities or spells",
                  "spells and abilities", "a spell or ability", "a spell or an ability",
                  "an ability or a spell", "an ability or spell">,
              severalDealers, aDealer>>
{
};
struct thatDamage
    : word<"prevent that damage", "prevent it", "prevent all of it", "that damage is prevented",
          "prevent all that damage", "prevent that damage instead", "it is prevented">
{
};
struct safeOnes
    : any<thisOne, seq<any<word<"a", "an">, pegtl::at<word<"another">>>, onIsland>, whom>
{
    static std::optional<Thing> build(Found& found)
    {
        if (auto filter = found.takeIfAny<Filter>())
            return Each { std::move(*filter), {}, Each::Word::Each };
        return found.takeIfAny<Thing>();
    }
};
std::optional<Effect> sheltered(Found& found, bool always)
{
    using Deed = Allow::Deed;
    Allow made;
    const bool combat = found.says(Flag::Combat);
    const bool other = found.says(Flag::Except);
    const bool dealing = found.says(Flag::Can);
    if (auto by = found.takeIfAny<By>())
        made.by = std::move(by->filter);
    made.what = found.take<Thing>();
    made.deed = dealing ? (combat ? Deed::DealCombatDamage
                        : other   ? Deed::DealOtherDamage
                                  : Deed::DealDamage)
                        : (combat       ? Deed::BeCombatDamaged
                                : other ? Deed::BeOtherDamaged
                                        : Deed::BeDamaged);
    if (combat && other)
        return std::nullopt;
    // Who listens for a while does not know any more whose "opponents" those are.
    if (made.by && ((!always && made.by->controller != Side::Any) || made.by->other))
        return std::nullopt;
    made.duration = found.take<Duration>(Duration::Permanent);
    return Effect { std::move(made) };
}
struct shelter
    : any<seq<word<"if", "whenever", "when">, safeOnes,
              word<"would be dealt", "would take", "is dealt">, maybe<ofWhatKind>, word<"damage">,
              maybe<bySomebody>, comma, thatDamage>,
          seq<word<"if", "whenever">, maybe<ofWhatKind>, word<"damage would be dealt to">, safeOnes,
              maybe<bySomebody>, comma, thatDamage>,
          seq<word<"if", "whenever">, dealers, wouldDeal, maybe<ofWhatKind>, word<"damage to">,
              safeOnes, comma, thatDamage>,
          seq<word<"prevent all">, maybe<ofWhatKind>, word<"damage">, maybe<word<"that">>, dealers,
              wouldDeal, word<"to">, safeOnes>,
          seq<maybe<word<"all">>, maybe<ofWhatKind>,
              word<"damage dealt by", "damage that would be dealt by">, dealers, word<"to">,
              safeOnes, word<"is prevented">>,
          seq<maybe<word<"all">>, maybe<ofWhatKind>,
              word<"damage dealt to", "damage that would be dealt to">, safeOnes, maybe<bySomebody>,
              word<"is prevented">>,
          seq<maybe<word<"all">>, maybe<ofWhatKind>,
              means<Flag::Can, "damage dealt by", "damage that would be dealt by">, safeOnes,
              word<"is prevented">>,
          seq<word<"prevent all">, maybe<ofWhatKind>,
              word<"damage that would be dealt to", "damage dealt to">, safeOnes, bySomebody>,
          seq<word<"prevent all">, ofWhatKind,
              word<"damage that would be dealt to", "damage dealt to">, safeOnes>,
          seq<word<"prevent all">, maybe<ofWhatKind>,
              means<Flag::Can, "damage that would be dealt by", "damage dealt by">, safeOnes>,
          seq<word<"prevent all">, maybe<ofWhatKind>, word<"damage">, maybe<word<"that">>, safeOnes,
              means<Flag::Can, "would deal", "deals", "deal">>>
{
    static std::optional<Effect> build(Found& found) { return sheltered(found, true); }
};
/// "if a spell would deal damage to a citizen you control, prevent 2 of that damage". What blockers deal is pooled
/// (RULING 4.4.4.2), so that of citizens it could not be said whose damage is less.
struct shelterInPart
    : seq<word<"if", "whenever">, aDealer, wouldDeal, word<"damage to">, safeOnes, comma,
          word<"prevent">, digits, word<"of that damage", "of it", "damage">>
{
    static std::optional<Effect> build(Found& found)
    {
        By by = found.take<By>();
        Lessen made { found.take<Thing>(), found.take<int>() };
        if (by.filter.noun != Filter::Noun::Spell || by.filter.other || made.amount < 1)
            return std::nullopt;
        made.by = std::move(by.filter);
        return Effect { std::move(made) };
    }
};
struct forHowLong : any<untilEndOfTurn, untilYourNextTurn, untilEndOfYourNextTurn>
{
};
struct shelterNow
    : any<seq<word<"prevent all">, maybe<ofWhatKind>,
              word<"damage that would be dealt to", "damage dealt to">, thing, bySomebody,
              forHowLong>,
          seq<word<"prevent all">, maybe<ofWhatKind>,
              word<"damage that would be dealt to", "damage dealt to">, thing, forHowLong,
              bySomebody>,
          seq<word<"prevent all">, means<Flag::Except, "noncombat", "non-combat">,
              word<"damage that would be dealt to", "damage dealt to">, thing, forHowLong>>
{
    static std::optional<Effect> build(Found& found) { return sheltered(found, false); }
};

} // namespace

bool sheltering::read(Input& in, Reading& reading)
{
    return text::read<any<shelter, shelterInPart>>(in, reading);
}
bool shelteringNow::read(Input& in, Reading& reading)
{
    return text::read<shelterNow>(in, reading);
}

} // namespace triptych::kryptik::grammar
