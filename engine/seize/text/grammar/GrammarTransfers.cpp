#include "seize/text/grammar/GrammarTransfers.h"

#include <bit>

// Counters of several statuses, and those that go from one mercenary to another: "move a Bleed or Poison counter from
// it to an adjacent enemy mercenary".
namespace triptych::seize::grammar {
namespace {

/// "Bleed, Poison or Burn counters": any of those, and no other
template <typename Last>
struct severalStatuses
    : seq<countedStatus, many<seq<comma, countedStatus>>, Last, countedStatus, counters>
{
};
std::optional<Statuses> statusesIn(Found& found)
{
    Statuses made = 0;
    for (const Status status : found.takeAll<Status>()) {
        const auto bit = static_cast<Statuses>(1u << static_cast<unsigned>(status));
        if ((made & bit) != 0)
            return std::nullopt; // said twice
        made = static_cast<Statuses>(made | bit);
    }
    return made;
}
struct anyOfStatuses : severalStatuses<word<", or", "or">>
{
};
struct allOfStatuses : severalStatuses<word<", and", "and">>
{
};
struct someOfSeveral : any<seq<word<"remove">, any<upToSoMany, fixedNumber, aSingle>, anyOfStatuses,
                               word<"from">, thing>,
                           seq<word<"remove">, maybe<all>, allOfStatuses, word<"from">, thing>>
{
    static std::optional<Effect> build(Found& found)
    {
        Remove made;
        made.every = true;
        made.upTo = found.says(Flag::UpTo);
        made.count = found.take<Amount>({ Amount::Kind::All, 1, {}, {} });
        const auto among = statusesIn(found);
        made.among = among.value_or(Statuses { 0 });
        made.what = found.take<Thing>();
        // Of two that are told apart it is the one or the other (`removeEither`), or both (`removeStatuses`).
        const bool several = made.upTo ? among.has_value() : std::popcount(made.among) > 2;
        return several ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
bool isOneMercenary(const Thing& thing)
{
    return thing.count == 1 && !thing.plural && thing.kind != Thing::Kind::Each
        && thing.filter.noun == Filter::Noun::Mercenary && thing.line == Thing::Line::None;
}
/// "move a Bleed or Poison counter from it to an adjacent enemy mercenary": of those alone
struct someToOther : seq<word<"move", "transfer">, any<upToSoMany, fixedArticle>, anyOfStatuses,
                         word<"from">, thing, word<"to", "onto">, any<thing, anotherOfThose>>
{
    static std::optional<Effect> build(Found& found)
    {
        Transfer made;
        made.upTo = found.says(Flag::UpTo);
        made.count = found.take<Amount>({ Amount::Kind::All, 1, {}, {} });
        const auto among = statusesIn(found);
        made.among = among.value_or(Statuses { 0 });
        made.what = found.take<Thing>();
        made.with = found.take<Thing>();
        const bool fits = among && besideThat(made.with, made.what) && isOneMercenary(made.what)
            && isOneMercenary(made.with);
        return fits ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// "move all Burn counters from it to another target mercenary"
struct allOrThe : any<all, word<"the">>
{
};
struct fromOneToOther
    : any<seq<word<"move", "transfer">, maybe<allOrThe>, countedStatus, maybe<counters>,
              word<"and">, maybe<allOrThe>, countedStatus, maybe<counters>, word<"from">, thing,
              word<"to", "onto">, any<thing, anotherOfThose>>,
          seq<word<"move", "transfer">, upToSoMany, maybe<word<"status">>, maybe<countedStatus>,
              counters, word<"from">, thing, word<"to", "onto">, any<thing, anotherOfThose>>,
          seq<word<"move", "transfer">, maybe<any<all, fixedArticle, word<"the">>>,
              any<seq<maybe<word<"status">>, maybe<countedStatus>, counters>, countedStatus>,
              word<"from">, thing, word<"to", "onto">, any<thing, anotherOfThose>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Transfer made;
        made.count = found.take<Amount>({ Amount::Kind::All, 1, {}, {} });
        made.status = found.takeIfAny<Status>();
        made.also = found.takeIfAny<Status>();
        if (made.also == made.status && made.status)
            return std::nullopt; // said twice
        made.upTo = found.says(Flag::UpTo);
        made.what = found.take<Thing>();
        made.with = found.take<Thing>();
        if (!besideThat(made.with, made.what))
            return std::nullopt;
        return isOneMercenary(made.what) && isOneMercenary(made.with)
            ? std::optional(effect(std::move(made)))
            : std::nullopt;
    }
};

} // namespace

bool removeOfSeveral::read(Input& in, Reading& reading)
{
    return text::read<someOfSeveral>(in, reading);
}
bool transfer::read(Input& in, Reading& reading)
{
    return text::read<any<someToOther, fromOneToOther>>(in, reading);
}

} // namespace triptych::seize::grammar
