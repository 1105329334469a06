#include "seize/text/grammar/GrammarDeeds.h"

// Figures that change and keywords, as a mercenary is given them: "+1 melee", "Armor 1 against ranged attacks".
namespace triptych::seize::grammar {
namespace {

using Kind = Modifier::Kind;

struct changed
    : any<means<Kind::Reach, "ranged distance">, means<Kind::Melee, "melee damage", "melee">,
          means<Kind::Ranged, "ranged damage", "ranged">, means<Kind::Move, "movement", "move">,
          means<Kind::Bounty, "bounty">, means<Kind::Health, "maximum health", "health">,
          means<Kind::Damage, "damage">, means<Kind::Armor, "armor", "armour">,
          means<Kind::MagicArmor, "magic armor", "magic armour">, means<Kind::Defense, "defense">,
          means<Kind::Reach, "reach", "ranged distance", "distance", "range">>
{
    static constexpr std::string_view expected
        = "melee, ranged, move, bounty, health, damage or reach";
};
Modifier numbered(Found& found)
{
    Modifier made;
    made.kind = found.take<Kind>();
    made.number = found.take<int>(1);
    return made;
}
/// "+X": how much is said behind, "where X is ..."
struct letterChange : means<Flag::Letter, "+x">
{
};
struct lessLetter : means<Flag::LessLetter, "-x">
{
};
struct saidMore : means<Flag::Letter, "bonus", "additional", "extra", "added", "more">
{
};
struct statChange : any<seq<any<change, letterChange, lessLetter>, changed, maybe<toAMinimum>>,
                        seq<saidMore, changed, pegtl::at<word<"equal to">>>>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made = numbered(found);
        if (found.says(Flag::Letter) || found.says(Flag::LessLetter)) {
            made.number = found.says(Flag::Letter) ? 1 : -1;
            made.letter = true;
        }
        if (found.says(Flag::AtLeast)) {
            made.atLeastOne = true;
            if (made.number > 0 || made.kind > Kind::Bounty)
                return std::nullopt; // only a figure that falls has a least
        }
        return made.kind == Kind::Reach && made.number < 0 ? std::nullopt : std::optional(made);
    }
};
struct keywordName
    : any<means<Kind::Armor, "armor", "armour">,
          means<Kind::MagicArmor, "magic armor", "magic armour">, means<Kind::Defense, "defense">,
          means<Kind::Fortify, "fortify">, means<Kind::Regen, "regen">>
{
};
/// "Armor equal to its bounty": how much is said behind
struct saidBehind : seq<pegtl::at<word<"equal to">>>
{
    static Flag build(Found&) { return Flag::Letter; }
};
struct keyword : seq<keywordName, any<change, count, letter, saidBehind>>
{
    static constexpr std::string_view expected
        = "a keyword (Armor N, Magic Armor N, Defense N, Fortify N, Regen N, Leech, reach +N)";
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made = numbered(found);
        made.letter = found.says(Flag::Letter);
        const bool lessOfIt = made.kind == Kind::Armor || made.kind == Kind::MagicArmor
            || made.kind == Kind::Defense;
        return made.number < 0 && !lessOfIt ? std::nullopt : std::optional(made);
    }
};
struct reachWord : means<Kind::Reach, "reach">
{
};
struct reach : seq<reachWord, any<change, count>>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made = numbered(found);
        return made.number < 0 ? std::nullopt : std::optional(made);
    }
};
/// "Leech", "Leech on melee attacks against poisoned mercenaries": of the damage that it deals so
struct leech
    : seq<deed<Kind::Leech, "leech">,
          maybe<seq<word<"on", "with", "from", "for">, maybe<word<"its", "their">>, attackNoun>>,
          maybe<toSuch<"against", "when attacking", "versus">>>
{
    static Modifier build(Found& found)
    {
        Modifier made = found.take<Modifier>();
        made.blow.how = found.take<How>(How::Any);
        made.against = found.takeIfAny<Filter>();
        return made;
    }
};
/// "a melee of 3", behind "has"
struct aStat : seq<word<"a">, statistic, word<"of">, any<count, letter>>
{
    static std::optional<Modifier> build(Found& found) { return becomesValue::build(found); }
};
/// "+1 melee damage against exhausted mercenaries", "+1 damage with ranged attacks": it deals so much more.
struct changeAgainst
    : any<seq<change,
              any<means<How::Melee, "melee damage", "melee">,
                  means<How::Ranged, "ranged damage", "ranged">, means<How::Any, "damage">>,
              any<toSuch<"against", "when attacking", "versus">, atDistance>>,
          seq<change, word<"damage with">, maybe<word<"its", "their">>, attackNoun,
              maybe<any<toSuch<"against", "when attacking", "versus">, atDistance>>>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::Deals;
        made.number = found.take<int>();
        made.blow.how = found.take<How>();
        made.against = found.takeIfAny<Filter>();
        return made;
    }
};
/// "Armor 1 against ranged attacks": it takes so much less Physical damage from them.
struct armorAgainst
    : seq<any<means<DamageType::Magic, "magic armor">, means<DamageType::Physical, "armor">>, count,
          word<"against", "versus">,
          any<seq<attackNoun, maybe<toSuch<"by", "from", "of", "made by">>>,
              seq<any<word<"a", "an", "any">, pegtl::success>,
                  any<mercenaryPhrase, mercenariesPhrase>>>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::Takes;
        made.number = -found.take<int>();
        made.blow.type = found.take<DamageType>();
        made.blow.how = found.take<How>(How::Any);
        made.against = found.takeIfAny<Filter>();
        return made;
    }
};
/// "double bounty", behind "has"
struct doubleStat : seq<word<"double">, statistic>
{
    static std::optional<Modifier> build(Found& found) { return doubled::build(found); }
};
struct plunderBounty : seq<change, word<"bounty">, whenPlundering>
{
    static std::optional<Modifier> build(Found& found) { return plundersMore::build(found); }
};
/// "no Armor", behind "has"; a keyword without a number behind it, "no Armor and Leech", could be one that it has.
struct noKeyword : seq<word<"no">, whatItLoses,
                       pegtl::not_at<seq<betweenModifiers, any<leech, keyword, statChange, reach>>>>
{
};
struct aModifier : any<noKeyword, plunderBounty, changeAgainst, armorAgainst, statChange, keyword,
                       reach, leech, doubleStat, aStat>
{
    static constexpr std::string_view expected
        = "a change such as +1 melee, or a keyword such as Armor 1";
};

} // namespace

bool modifier::read(Input& in, Reading& reading)
{
    return text::read<aModifier>(in, reading);
}

} // namespace triptych::seize::grammar
