#include "seize/text/grammar/GrammarTransfers.h"

#include "seize/tree/Meant.h"

// Orders to put statuses on mercenaries and tiles and to take them off (S-STATUS).
namespace triptych::seize::grammar {
namespace {

// ---------------------------------------------------------------- Statuses (S-STATUS)

struct isCounters : word<"counters", "status counters">
{
};
struct apply : seq<word<"apply", "place", "put", "give", "inflict">, doses, word<"to", "on">, thing,
                   maybe<any<perEach, plusEach, equalTo, whereX>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Apply made;
        made.doses = found.takeAll<Apply::Dose>();
        made.what = found.take<Thing>();
        const bool suffix = found.has<PerEach>() || found.has<EqualTo>();
        const bool single = made.doses.size() == 1 && isCounted(made.doses.front().status);
        const bool letter = made.doses.front().count.kind == Amount::Kind::EqualTo;
        if (letter && single && !found.has<EqualTo>())
            made.doses.front().count = whatWasPaid().amount; // "X Burn", of a cost
        if (suffix
            && (!single || (!letter && made.doses.front().count.kind != Amount::Kind::Fixed)))
            return std::nullopt;
        for (const Apply::Dose& dose : made.doses)
            if (!single && dose.count.kind != Amount::Kind::Fixed)
                return std::nullopt;
        if (auto each = found.takeIfAny<PerEach>()) {
            (each->amount.plus != 0 ? each->amount.plus : each->amount.number)
                = made.doses.front().count.number;
            made.doses.front().count = std::move(each->amount);
        } else if (auto equal = found.takeIfAny<EqualTo>()) {
            made.doses.front().count = std::move(equal->amount);
        }
        return effect(std::move(made));
    }
};
/// "... and 1 on the attacker": of the same status
struct applyLess : seq<fixedNumber, word<"on", "to">, thing>
{
    static Effect build(Found& found)
    {
        Apply made;
        made.doses.push_back({ Status::Exhaust, found.take<Amount>() });
        made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};
struct applyAlso : seq<apply, means<Sequence::Joint::And, ", and", "and">, applyLess>
{
    static std::optional<Effect> build(Found& found)
    {
        std::vector<Effect> parts = found.takeAll<Effect>();
        const auto& first = std::get<Apply>(parts.front().node);
        if (first.doses.size() != 1 || !isCounted(first.doses.front().status))
            return std::nullopt;
        std::get<Apply>(parts.back().node).doses.front().status = first.doses.front().status;
        return joined(std::move(parts), found.takeAll<Sequence::Joint>());
    }
};
struct someOfStatus : seq<any<fixedNumber, aSingle>, countedStatus>
{
};
struct allOfStatus : seq<maybe<any<all, word<"the", "any">>>, status>
{
};
/// "the Exhaust counter", "its Burn counter": one, however many there are
struct oneCounter : word<"counter">
{
    static Amount build() { return fixed(1); }
};
struct removeStatus
    : any<seq<word<"remove the">, countedStatus, oneCounter, word<"from">, thing>,
          seq<word<"remove">, upToSoMany, countedStatus, maybe<counters>, word<"from">, thing>,
          seq<word<"remove">, any<someOfStatus, allOfStatus>, maybe<counters>, word<"from">, thing>>
{
    static Effect build(Found& found)
    {
        Remove made;
        made.upTo = found.says(Flag::UpTo);
        made.status = found.take<Status>();
        made.count = found.take<Amount>({ Amount::Kind::All, 1, {}, {} });
        made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};
/// "remove all its Burn counters", "remove target mercenary's Bleed counters"
struct removeIts : seq<word<"remove">, maybe<word<"all of", "all", "each of", "every">>, possessor,
                       any<seq<countedStatus, any<oneCounter, counters>>,
                           means<Flag::EveryCounter, "status counters", "counters", "counter">>>
{
    static Effect build(Found& found)
    {
        Remove made;
        made.count = found.take<Amount>({ Amount::Kind::All, 1, {}, {} });
        made.every = found.says(Flag::EveryCounter);
        made.status = found.take<Status>(made.status);
        made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};
/// Of each counted status, as many as is said, or all.
template <typename... Rules>
struct removesOfEach : seq<Rules...>
{
    static Effect build(Found& found)
    {
        Remove made;
        made.every = true;
        made.upTo = found.says(Flag::UpTo);
        made.count = found.take<Amount>({ Amount::Kind::All, 1, {}, {} });
        made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};
/// "remove 2 counters from it", "remove up to three status counters from it": whichever one likes
struct removeSome : removesOfEach<word<"remove">, any<upToSoMany, fixedNumber, aSingle>,
                        maybe<word<"status">>, counters, word<"from">, thing>
{
};
/// "remove all counters from it": of every status that has them
struct removeCounters
    : removesOfEach<word<"remove all counters from", "remove all status counters from",
                        "remove every counter from", "remove all counters on",
                        "remove all the counters from">,
          thing>
{
};
/// "remove them": the counters that a condition before it asked for (GrammarBranches)
struct removeThose
    : word<"remove them", "remove those counters", "remove all of them",
          "remove all of those counters", "remove all those counters", "remove all those">
{
    static Effect build()
    {
        Remove made;
        made.count = { Amount::Kind::All, 1, {}, {} };
        made.those = true;
        made.what.kind = Thing::Kind::It;
        return effect(std::move(made));
    }
};
/// "remove a Poison counter or a Bleed counter from it", "apply 1 Burn or 1 Frost to it": the one or the other
struct eitherDose : seq<any<someOfStatus, allOfStatus>, maybe<counters>>
{
    static Apply::Dose build(Found& found)
    {
        const Status status = found.take<Status>();
        return { status, found.take<Amount>({ Amount::Kind::All, 1, {}, {} }) };
    }
};
/// "2 Bleed or Poison counters": as many of the other, too
struct asManyOfOther : seq<countedStatus, maybe<counters>, pegtl::at<word<"from", "to", "on">>>
{
    static Apply::Dose build(Found& found) { return { found.take<Status>(), fixed(0) }; }
};
void asMany(std::vector<Apply::Dose>& doses)
{
    if (doses.size() == 2 && doses[1].count == fixed(0))
        doses[1].count = doses[0].count;
}
struct removeEither : seq<word<"remove">, maybe<word<"either">>, eitherDose, word<"or">,
                          any<asManyOfOther, eitherDose>, word<"from">, thing>
{
    static std::optional<Effect> build(Found& found)
    {
        auto doses = found.takeAll<Apply::Dose>();
        asMany(doses);
        const Thing whom = found.take<Thing>();
        const auto one = [&](const Apply::Dose& dose) {
            Remove made;
            made.status = dose.status;
            made.count = dose.count;
            made.what = whom;
            return effect(std::move(made));
        };
        return eitherOf(one(doses[0]), one(doses[1]), whom);
    }
};
struct applyEither : seq<word<"apply", "place", "put", "give", "inflict">, maybe<word<"either">>,
                         doses, word<"or">, any<asManyOfOther, doses>, word<"to", "on">, thing>
{
    static std::optional<Effect> build(Found& found)
    {
        auto doses = found.takeAll<Apply::Dose>();
        asMany(doses);
        const Thing whom = found.take<Thing>();
        if (doses.size() != 2 || doses[0].count.kind != Amount::Kind::Fixed
            || doses[1].count.kind != Amount::Kind::Fixed)
            return std::nullopt;
        const auto one = [&](const Apply::Dose& dose) {
            Apply made;
            made.doses.push_back(dose);
            made.what = whom;
            return effect(std::move(made));
        };
        return eitherOf(one(doses[0]), one(doses[1]), whom);
    }
};
/// "double the number of Frost counters on each enemy mercenary", "triple its Bleed counters": as many are added
struct manyTimes
    : any<means<Quantity::Share::Once, "double">, means<Quantity::Share::Twice, "triple">>
{
};
struct multiply
    : any<seq<manyTimes, maybe<word<"the number of", "the amount of", "all", "the">>, countedStatus,
              maybe<counters>, word<"on">, thing>,
          seq<manyTimes, maybe<word<"the number of">>, possessor, countedStatus, maybe<counters>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Apply made;
        made.what = found.take<Thing>();
        Quantity there;
        there.kind = Quantity::Kind::NumberOf;
        there.share = found.take<Quantity::Share>();
        there.counted.kind = Counted::Kind::Counters;
        there.counted.status = found.take<Status>();
        const Meant meant = meantBy(made.what.kind);
        const bool again
            = made.what.kind == Thing::Kind::That || meant == Meant::Chosen || meant == Meant::All;
        there.counted.of = again ? Thing::Kind::It : made.what.kind;
        if (made.what.count > 1) // of two targets it would be the counters of one
            return std::nullopt;
        const Status status = there.counted.status;
        made.doses.push_back({ status,
            { Amount::Kind::EqualTo, 1, {}, std::make_shared<Quantity>(std::move(there)) } });
        return effect(std::move(made));
    }
};
/// "remove all Bleed and Poison from it": together, so that "that much" is of both
struct removeStatuses : seq<word<"remove">, allOfStatus, maybe<counters>, word<"and">,
                            maybe<word<"all">>, status, maybe<counters>, word<"from">, thing>
{
    static Effect build(Found& found)
    {
        Remove made;
        made.count = { Amount::Kind::All, 1, {}, {} };
        made.status = found.take<Status>();
        made.also = found.take<Status>();
        made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};
/// "remove all statuses from it" is to Mend and to Cleanse all of it.
struct removeAll : seq<word<"remove all status effects from", "remove all statuses from",
                           "remove every status from", "remove each status from",
                           "remove all status effects on">,
                       thing>
{
    static Effect build(Found& found)
    {
        Mend mend;
        mend.what = found.take<Thing>();
        mend.all = true;
        Cleanse cleanse;
        cleanse.what = mend.what;
        cleanse.all = true;
        again(cleanse.what);
        std::vector<Effect> parts { effect(mend), effect(cleanse) };
        return joined(std::move(parts), { Sequence::Joint::And });
    }
};
struct placeFog : seq<word<"place fog on", "put fog on", "place a fog on", "apply fog to", "fog">,
                      tiles, maybe<word<"tile">>>
{
    static Effect build(Found& found) { return effect(Fog { found.take<Thing>(), false }); }
};
struct removeFog : seq<word<"remove fog from", "remove the fog from", "remove all fog from">, tiles>
{
    static Effect build(Found& found) { return effect(Fog { found.take<Thing>(), true }); }
};

/// "two Bleed counters are placed on target mercenary", "all Burn counters are removed from it"
struct isPut : word<"is placed on", "are placed on", "is put on", "are put on", "is applied to",
                   "are applied to">
{
};
struct arePut : seq<doses, isPut, thing>
{
    static std::optional<Effect> build(Found& found) { return apply::build(found); }
};
struct isTakenOff : word<"is removed from", "are removed from">
{
};
struct areRemoved
    : any<seq<all, isCounters, isTakenOff, thing>,
          seq<any<fixedNumber, aSingle>, countedStatus, maybe<counters>, isTakenOff, thing>,
          seq<maybe<word<"all", "every">>, countedStatus, counters, isTakenOff, thing>,
          seq<plainStatus, isTakenOff, thing>>
{
    static Effect build(Found& found)
    {
        Remove made;
        made.every = !found.has<Status>();
        made.status = found.take<Status>(made.status);
        made.count = found.take<Amount>({ Amount::Kind::All, 1, {}, {} });
        made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};
/// "remove Fog from the battlefield"
struct everyTile : word<"the battlefield", "the whole battlefield", "everywhere">
{
    static Thing build()
    {
        Thing made;
        made.kind = Thing::Kind::Each;
        made.filter.noun = Filter::Noun::Tile;
        return made;
    }
};
struct removeFogEverywhere
    : seq<word<"remove fog from", "remove the fog from", "remove all fog from", "all fog from">,
          everyTile>
{
    static Effect build(Found& found) { return effect(Fog { found.take<Thing>(), true }); }
};
struct anyAilment
    : any<placeFog, silencedFor, applyAlso, apply, applyEither, multiply, removeThose, removeEither,
          removeOfSeveral, arePut, areRemoved, removeFogEverywhere, removeFog, removeAll, removeIts,
          removeCounters, removeSome, removeStatuses, removeStatus, transfer>
{
};

} // namespace

bool statusOrder::read(Input& in, Reading& reading)
{
    return text::read<anyAilment>(in, reading);
}

} // namespace triptych::seize::grammar
