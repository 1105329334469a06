#include "seize/text/grammar/GrammarPersons.h"

// What any player may be told to do with loot and treasures: "lose 2 loot", "readies a treasure".
namespace triptych::seize::grammar {
namespace {

template <Person p>
struct lose : seq<verb<p, "lose", "loses">, measured<loot>>
{
    static Effect build(Found& found) { return effect(LoseLoot { {}, amountIn(found) }); }
};
template <Person p>
struct payLoot : seq<verb<p, "pay", "pays">, fixedArticle, loot>
{
    static Effect build(Found& found)
    {
        return effect(LoseLoot { {}, amountIn(found), false, true });
    }
};
/// "up to 4 loot", "any amount of loot"
struct asMuchLoot : seq<any<seq<word<"up to">, fixedNumber>,
                            means<Flag::All, "any amount of", "any number of", "as much">>,
                        loot, maybe<word<"as you like", "as they like", "you choose">>>
{
};
LoseLoot upToLoot(Found& found)
{
    LoseLoot made;
    made.upTo = true;
    made.amount = found.take<Amount>({ Amount::Kind::All, 1, {}, {} });
    return made;
}
template <Person p>
struct loseUpTo : seq<verb<p, "lose", "loses">, asMuchLoot>
{
    static Effect build(Found& found) { return effect(upToLoot(found)); }
};
template <Person p>
struct payUpTo : seq<verb<p, "pay", "pays">, asMuchLoot>
{
    static Effect build(Found& found)
    {
        LoseLoot made = upToLoot(found);
        made.pays = true;
        return effect(std::move(made));
    }
};
template <Person p>
struct gain : seq<verb<p, "gain", "gains">, measured<loot>>
{
    static Effect build(Found& found) { return effect(GainLoot { {}, amountIn(found) }); }
};
template <Person p>
struct ofWarchest : seq<word<"in", "of", "from">, own<p>, word<"warchest">>
{
};
/// Which of them it is: one that is handled (GrammarHandling.cpp).
struct ofCertainGoods
    : word<"of", "equipped", "you control", "an opponent controls", "at random",
          "target opponent controls", "target player controls", "its controller controls",
          "in target", "in its controller's", "in that enemy's", "in that mercenary's",
          "in that ally's", "in that opposing", "in that allied">
{
};
template <Person p, bool exhaust, Literal Base, Literal Third>
struct turnTreasures
    : seq<verb<p, Base, Third>,
          any<seq<anX, treasureWord, maybe<ofWarchest<p>>, xIs>,
              seq<any<seq<all, maybe<own<p>>>, thatMuch, fixedArticle>,
                  maybe<word<"additional", "more", "other", "extra">>, treasureWord,
                  pegtl::not_at<ofCertainGoods>, maybe<ofWarchest<p>>, maybe<perEach>>>>
{
    static Effect build(Found& found)
    {
        return effect(TurnTreasures { {}, amountIn(found), exhaust });
    }
};

/// "exhaust up to three treasures", "exhaust any number of treasures in your Warchest"
template <Person p, bool exhaust, Literal Base, Literal Third>
struct turnUpTo : seq<verb<p, Base, Third>,
                      any<seq<word<"up to">, fixedNumber>, means<Flag::All, "any number of">>,
                      maybe<std::conditional_t<exhaust, word<"ready", "of their", "of your">,
                          word<"exhausted", "of their", "of your">>>,
                      treasureWord, pegtl::not_at<ofCertainGoods>, maybe<ofWarchest<p>>>
{
    static Effect build(Found& found)
    {
        TurnTreasures made;
        made.exhaust = exhaust;
        made.upTo = true;
        made.count = found.take<Amount>({ Amount::Kind::All, 1, {}, {} });
        return effect(std::move(made));
    }
};
/// "unless you pay 1": treasures, as everything is paid with.
struct ofSomethingElse
    : word<"loot", "health", "movement", "treasure", "treasures", "additional", "more", "of", "for">
{
};
template <Person p>
struct pay : seq<verb<p, "pay", "pays">, fixedNumber, pegtl::not_at<ofSomethingElse>>
{
    static Effect build(Found& found)
    {
        return effect(TurnTreasures { {}, found.take<Amount>(), true });
    }
};
template <Person p>
struct anyWealthDeed
    : any<loseUpTo<p>, payUpTo<p>, lose<p>, payLoot<p>, gain<p>,
          turnUpTo<p, false, "ready", "readies">, turnUpTo<p, true, "exhaust", "exhausts">,
          turnUpTo<p, true, "pay", "pays">, turnTreasures<p, false, "ready", "readies">,
          turnTreasures<p, true, "exhaust", "exhausts">, turnTreasures<p, true, "pay", "pays">,
          pay<p>>
{
};

} // namespace

template <Person p>
bool wealthDeed<p>::read(Input& in, Reading& reading)
{
    return text::read<anyWealthDeed<p>>(in, reading);
}
template struct wealthDeed<Person::You>;
template struct wealthDeed<Person::One>;
template struct wealthDeed<Person::Several>;

} // namespace triptych::seize::grammar
