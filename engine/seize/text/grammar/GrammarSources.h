#pragma once

#include "seize/text/grammar/GrammarModifiers.h"

// Where damage comes from, and to whom it is dealt.
namespace triptych::seize::grammar {

/// "Bleed", "Burn counters": what deals damage by itself
struct ofCounters
    : any<means<How::Bleed, "bleed counters", "bleed counter", "bleed effects", "bleeding",
              "bleed">,
          means<How::Burn, "burn counters", "burn counter", "burn effects", "burning", "burn">>
{
};
struct anyDamage : any<seq<maybe<damageKind>, word<"damage">>, means<How::Melee, "melee damage">,
                       means<How::Ranged, "ranged damage">, seq<ofCounters, word<"damage">>>
{
};
/// "to damaged mercenaries", "against an exhausted mercenary"
template <Literal... Words>
struct toSuch
    : seq<word<Words...>, any<seq<word<"a", "an", "any">, mercenaryPhrase>, mercenariesPhrase>>
{
};
/// "at Distance 2 or more": to those who stand there
struct atDistance : seq<pegtl::at<word<"at distance", "within distance", "beyond distance">>, range>
{
    static Filter build(Found& found)
    {
        Filter made;
        made.range = found.take<Range>();
        return made;
    }
};
struct toWhom : any<toSuch<"to", "against">, seq<word<"to", "against">, towardOne>, atDistance>
{
};
/// "from attacks", "from Burn counters", "from adjacent enemies": what damage comes from
struct fromWhat : any<word<"from all sources", "from any source", "from all damage">,
                      seq<word<"from", "with", "by">,
                          maybe<word<"each", "any", "all", "an", "a", "every">>, attackNoun>,
                      seq<word<"from", "by", "with">, maybe<word<"an", "any", "each", "all">>,
                          any<means<How::Card, "ability cards", "ability card">,
                              means<How::Ability, "abilities", "ability">>>,
                      seq<word<"from", "by">, ofCounters,
                          pegtl::not_at<any<mercenaryPhrase, mercenariesPhrase>>>,
                      seq<word<"from">, damageKind, means<How::Attack, "attacks">>,
                      seq<word<"from">, damageKind, maybe<word<"damage", "sources">>>>
{
};
struct fromWhom
    : any<toSuch<"from", "dealt by", "by">, seq<word<"from", "dealt by", "by">, towardOne>>
{
};
struct suchOnesBefore : any<seq<word<"a", "an", "any">, mercenaryPhrase>, mercenariesPhrase>
{
};
/// "from enemy Mages' attacks", "from ranged attacks by enemy mercenaries": of such attacks, and of whom
struct fromTheirAttacks
    : any<seq<word<"from", "dealt by", "by">,
              any<seq<maybe<word<"all", "any">>, mercenariesOwn>,
                  seq<word<"an", "a", "any">, mercenarys>>,
              attackNoun>,
          seq<word<"from", "dealt by", "by">, maybe<word<"all", "any", "an", "a">>, attackNoun,
              word<"made by", "dealt by", "by", "of", "from">, suchOnesBefore>>
{
};
struct fromWhere : any<fromTheirAttacks, fromWhat, fromWhom>
{
};

} // namespace triptych::seize::grammar
