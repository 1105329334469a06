#include "seize/text/grammar/GrammarInstructions.h"

// What stands around an effect: costs and the reach of an attack.
namespace triptych::seize::grammar {
namespace {

// ---------------------------------------------------------------- Costs

using Pay = CostItem::Kind;
template <Pay kind, typename... Rules>
struct costsMany : seq<Rules...>
{
    static CostItem build(Found& found) { return { kind, found.take<int>(1), {} }; }
};
struct countOrOne : any<count, means<1, "a", "an">>
{
};
struct onceWord : any<means<Flag::OncePerTurn, "once per turn", "once each turn", "once a turn">,
                      means<Flag::First, "once per game", "once each game", "once a game">,
                      seq<maybe<word<"up to", "no more than", "at most">>,
                          any<means<2, "twice">, seq<someCount, word<"times">>>,
                          word<"per turn", "each turn", "a turn">>>
{
};
struct treasures
    : costsMany<Pay::Treasures, maybe<word<"pay", "exhaust">>, countOrOne,
          word<"treasures", "treasure">, pegtl::not_at<word<"equipped", "you control">>,
          maybe<word<"in your warchest", "from your warchest">>>
{
};
/// "discard a treasure card", "discard 2"
struct discards : seq<word<"discard">, countOrOne, maybe<cardKind>, maybe<word<"from your hand">>>
{
    static std::optional<CostItem> build(Found& found)
    {
        CostItem made { Pay::Discard, found.take<int>(), found.take<CardFilter>() };
        return made.cards.bound ? std::nullopt : std::optional(std::move(made));
    }
};
/// "take 2 True damage", "deal 2 True damage to this"
struct hurtBy : any<means<DamageType::Physical, "physical">, means<DamageType::Magic, "magic">,
                    means<DamageType::True, "true">, means<DamageType::Pure, "pure">>
{
};
struct ofThisOne : word<"this mercenary", "this", "the bearer", "itself">
{
};
struct takesDamageFor
    : any<seq<maybe<ofThisOne>,
              word<"take", "takes", "suffer", "suffers", "is dealt", "have", "receive", "receives">,
              count, hurtBy, word<"damage">, maybe<word<"dealt to">, ofThisOne>>,
          seq<any<word<"deal">, seq<ofThisOne, word<"deals">>>, count, hurtBy, word<"damage to">,
              ofThisOne>>
{
    static std::optional<CostItem> build(Found& found)
    {
        CostItem made;
        made.kind = CostItem::Kind::TakeDamage;
        made.count = found.take<int>();
        made.type = found.take<DamageType>();
        return made.count > 0 ? std::optional(std::move(made)) : std::nullopt;
    }
};
/// "gain 2 Frost", "put 2 Frost counters on this"
struct suffersFor
    : any<seq<maybe<ofThisOne>,
              word<"gain", "gains", "get", "gets", "suffer", "suffers", "receive", "receives">,
              countOrOne, countedStatus, maybe<counterWord>>,
          seq<word<"put", "place", "apply", "add">, countOrOne, countedStatus, maybe<counterWord>,
              word<"on", "onto", "to">, ofThisOne>>
{
    static std::optional<CostItem> build(Found& found)
    {
        CostItem made;
        made.kind = CostItem::Kind::Suffer;
        made.count = found.take<int>();
        made.status = found.take<Status>();
        return made.count > 0 && made.status != Status::Exhaust ? std::optional(std::move(made))
                                                                : std::nullopt;
    }
};
/// "exhaust another allied mercenary", "destroy 2 allied Warrior mercenaries"
struct paidByOthers : seq<any<means<Pay::ExhaustOther, "exhaust">,
                              means<Pay::DestroyOther, "destroy", "sacrifice">>,
                          whoPays>
{
    static std::optional<CostItem> build(Found& found)
    {
        return paidByMercenaries(found.take<CostItem::Kind>(), found);
    }
};
struct ofItsOwn : word<"of this mercenary's", "of its", "of the bearer's">
{
};
/// "remove 1 Bleed from this", "remove 2 Burn counters", "lose 1 of its Frost counters"
struct lifted
    : seq<any<word<"remove">, seq<maybe<ofThisOne>, word<"lose", "loses", "spend">>>, countOrOne,
          maybe<ofItsOwn>, countedStatus, maybe<counterWord>, maybe<word<"from", "on">, ofThisOne>>
{
    static std::optional<CostItem> build(Found& found)
    {
        CostItem made;
        made.kind = CostItem::Kind::Lift;
        made.count = found.take<int>();
        made.status = found.take<Status>();
        return made.count > 0 && made.status != Status::Exhaust ? std::optional(std::move(made))
                                                                : std::nullopt;
    }
};
struct costItem
    : any<furtherCost, treasures, takesDamageFor, suffersFor, lifted, markCost, paidByOthers,
          paysWith<Pay::ExhaustThis, "exhaust this mercenary", "exhaust this treasure",
              "exhaust this", "exhaust">,
          costsMany<Pay::SpendMovement, word<"spend", "pay">, count, maybe<ofItsOwn>,
              word<"movement">>,
          costsMany<Pay::LoseLoot, word<"lose", "pay", "spend">, count, word<"loot">,
              maybe<word<"from your vault">>>,
          costsMany<Pay::LoseHealth,
              maybe<any<word<"lose", "pay", "spend">, seq<ofThisOne, word<"loses", "pays">>>>,
              count, maybe<ofItsOwn>, word<"health">>,
          discards,
          paysWith<Pay::DestroyThis, "destroy this mercenary", "destroy this treasure",
              "destroy this", "discard this treasure">>
{
    static constexpr std::string_view expected
        = "a cost (N treasure, exhaust this, spend N movement, lose N loot, discard N, ...)";
};
struct treasureItem
    : any<paysWith<Pay::DestroyThis, "discard this treasure", "discard this card", "discard this">,
          paysWith<Pay::ExhaustBearer, "exhaust the bearer", "exhaust its bearer">,
          seq<paysWith<Pay::UnequipThis, "unequip this treasure", "unequip this">,
              maybe<word<"from the bearer">>>,
          costItem>
{
    static constexpr std::string_view expected
        = "a cost (N treasure, exhaust this, exhaust the bearer, lose N loot, discard N, ...)";
};
struct separator : word<", and", ",", "and", ";">
{
};
/// The items and the flag stand beside each other, for the paragraph to take.
template <typename Item>
struct costList : seq<any<onceWord, Item>, many<separator, any<onceWord, Item>>>
{
};

// ---------------------------------------------------------------- Reach (S-RANGE)

struct farthest : seq<word<"distance">, someCount>
{
    static Farthest build(Found& found) { return { found.take<int>() }; }
};
struct distances
    : any<means<Flag::Self, "self">, means<Flag::Own, "attack">,
          seq<means<Flag::Melee, "melee">, maybe<word<"or", "and", "/">, farthest>>, farthest>
{
    static constexpr std::string_view expected = "a reach (Melee, Distance N, Self)";
};
struct area : any<means<Flag::NoLos, "no los", "ignores los", "ignore los", "no line of sight">,
                  means<Reach::Area::Adjacent, "all enemies adjacent", "all adjacent enemies",
                      "all enemies adjacent to this", "all enemies adjacent to the user">,
                  means<Reach::Area::Line, "line", "in a line">, means<Reach::Area::Tile, "tile">>
{
    static constexpr std::string_view expected
        = "an area (all enemies adjacent, line, tile) or no LOS";
};
struct several : any<seq<means<Flag::UpTo, "up to">, someCount>, someCount>
{
};
/// "up to three mercenaries", "two mercenaries"
struct howManyTargets : seq<several, word<"mercenaries", "mercenary">>
{
};
struct only : seq<word<"only">, somebody>
{
};
struct wholeReach : seq<distances, many<comma, any<area, howManyTargets, only>>>
{
    static std::optional<Reach> build(Found& found)
    {
        Reach made;
        made.self = found.says(Flag::Self);
        made.melee = found.says(Flag::Melee);
        made.noLos = found.says(Flag::NoLos);
        made.own = found.says(Flag::Own);
        made.upTo = found.says(Flag::UpTo);
        made.count = found.take<int>(1);
        if (auto thing = found.takeIfAny<Thing>())
            made.only = std::move(thing->filter);
        made.distance = found.take<Farthest>().tiles;
        made.area = found.take<Reach::Area>(Reach::Area::One);
        const bool several = made.count > 1 || made.upTo;
        const bool wrong = found.has<Reach::Area>() || found.has<int>() || found.has<Thing>()
            || (several && (made.area != Reach::Area::One || made.self));
        return wrong ? std::nullopt : std::optional(std::move(made));
    }
};

} // namespace

std::optional<CostItem> paidByMercenaries(CostItem::Kind kind, Found& found)
{
    CostItem made;
    made.kind = kind;
    made.count = found.take<int>(1);
    made.whom = found.take<Filter>();
    const bool theirs = made.whom.side == Side::Enemy || made.whom.side == Side::Theirs;
    if (made.whom.side == Side::Any)
        made.whom.side = Side::Yours;
    return !theirs && made.count > 0 && made.whom.noun == Filter::Noun::Mercenary
        ? std::optional(std::move(made))
        : std::nullopt;
}

bool mercenaryCost::read(Input& in, Reading& reading)
{
    return text::read<costList<costItem>>(in, reading);
}
bool treasureCost::read(Input& in, Reading& reading)
{
    return text::read<costList<treasureItem>>(in, reading);
}
bool reachPhrase::read(Input& in, Reading& reading)
{
    return text::read<wholeReach>(in, reading);
}

} // namespace triptych::seize::grammar
