#include "seize/text/GrammarNumbers.h"

#include "seize/text/Bind.h"

#include <algorithm>

namespace triptych::seize::grammar {

Amount amountIn(Found& found)
{
    Amount amount = found.take<Amount>(fixed(1));
    if (amount.kind == Amount::Kind::ThatMuch && found.has<int>())
        amount.plus = found.take<int>();
    if (auto each = found.takeIfAny<PerEach>()) {
        if (each->amount.plus != 0) // ", plus 1 for each ...": what stands before is added to it
            each->amount.plus = amount.number;
        else
            each->amount.number = amount.number; // "twice that much" of what was done this way
        return std::move(each->amount);
    }
    if (auto equal = found.takeIfAny<EqualTo>())
        return std::move(equal->amount);
    return amount;
}

EqualTo whatWasPaid()
{
    Quantity paid;
    paid.kind = Quantity::Kind::Paid;
    return { { Amount::Kind::EqualTo, 1, {}, std::make_shared<Quantity>(paid) } };
}

namespace {

// ---------------------------------------------------------------- What is counted

/// "Burn counter on it"
struct countersOn : seq<countedStatus, counters, word<"on">, single>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Counters;
        made.status = found.take<Status>();
        made.of = found.take<Thing::Kind>();
        return made;
    }
};
/// "counter on it", of whatever status
struct allCountersOn
    : seq<word<"counters", "counter", "status counters", "status counter">, word<"on">, single>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::AllCounters;
        made.of = found.take<Thing::Kind>();
        return made;
    }
};
/// "Burn counters on enemy mercenaries", "counters on all mercenaries": of all of them together
struct countersOfMany
    : seq<any<seq<countedStatus, counters>,
              means<Flag::EveryCounter, "counters", "counter", "status counters",
                  "status counter">>,
          word<"on", "among", "across">, maybe<word<"all", "each", "any", "every">>,
          any<mercenariesPhrase, yourPhrase, mercenaryPhrase>>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind
            = found.says(Flag::EveryCounter) ? Counted::Kind::AllCounters : Counted::Kind::Counters;
        made.status = found.take<Status>(Status::Bleed);
        made.of = Thing::Kind::Each;
        made.filter = found.take<Filter>();
        return made;
    }
};
struct kindOfTreasure : any<means<CardFilter::Kind::Weapon, "weapons", "weapon">,
                            means<CardFilter::Kind::Equipment, "equipment">,
                            means<CardFilter::Kind::Relic, "relics", "relic">, treasureWord>
{
};
struct equippedTo : any<seq<maybe<other>, kindOfTreasure, word<"equipped to", "on", "of">, single>,
                        seq<kindOfTreasure, maybe<word<"that">>, word<"it">,
                            word<"carries", "has equipped", "has">>>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Treasures;
        made.cards.kind = found.take<CardFilter::Kind>(CardFilter::Kind::Card);
        made.of = found.take<Thing::Kind>(Thing::Kind::It);
        made.other = found.says(Flag::Other);
        return made;
    }
};
template <Counted::Kind kind, typename... Words>
struct counts : seq<Words...>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = kind;
        made.cards = found.take<CardFilter>();
        made.whose = found.take<Who>();
        return made;
    }
};
/// "your", "their", "an opponent's": whose cards are counted
struct whoseCards
    : any<whoIs<Who::Kind::EachOpponent, "your opponents'", "opponents'", "each opponent's",
              "all opponents'">,
          whoIs<Who::Kind::EachPlayer, "each player's", "all players'">,
          whoIs<Who::Kind::Opponent, "an opponent's", "your opponent's", "the opponent's">,
          whoIs<Who::Kind::You, "your">,
          whoIs<Who::Kind::ThatPlayer, "their", "that player's", "that opponent's">,
          whoIs<Who::Kind::ItsController, "its controller's", "that mercenary's controller's">>
{
};
template <Literal... Words>
struct inTheir : seq<word<"in">, whoseCards, word<Words...>>
{
};
struct inWarchest : seq<treasureWord, inTheir<"warchest", "warchests">>
{
};
/// "treasure you control", "Weapons that player controls"
struct controlledBy
    : any<whoIs<Who::Kind::You, "you control">,
          whoIs<Who::Kind::ThatPlayer, "they control", "that player controls">,
          whoIs<Who::Kind::EachOpponent, "your opponents control", "opponents control">,
          whoIs<Who::Kind::Opponent, "an opponent controls", "your opponent controls">>
{
};
struct eventsControlled
    : seq<word<"events", "event">,
          any<controlledBy, whoIs<Who::Kind::EachPlayer, "in play", "on the table">>>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Events;
        made.whose = found.take<Who>();
        return made;
    }
};
/// "tile it moved this turn"
struct tilesMoved
    : seq<word<"tiles", "tile", "spaces", "space">, single,
          word<"moved this turn", "has moved this turn", "has moved so far this turn">>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Steps;
        made.of = found.take<Thing::Kind>();
        return made;
    }
};
struct treasuresControlled : seq<kindOfTreasure, controlledBy>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Controlled;
        made.cards.kind = found.take<CardFilter::Kind>(CardFilter::Kind::Treasure);
        made.whose = found.take<Who>();
        return made;
    }
};
struct countedMercenaries : any<describedPlural, described>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.filter = found.take<Filter>();
        return made;
    }
};
/// "status on it", "status effect it has"
struct statusesOn
    : seq<word<"statuses", "status effects", "status effect", "status">, word<"on", "of">, single>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Statuses;
        made.of = found.take<Thing::Kind>();
        return made;
    }
};
struct damageOn
    : any<seq<word<"damage", "damage counters", "damage counter", "point of damage">,
              word<"on", "marked on">, single>,
          seq<word<"damage", "point of damage">, single, word<"has taken", "has suffered", "has">>,
          seq<word<"health", "missing health", "lost health", "point of health">, single,
              word<"is missing", "has lost", "lacks", "is short of its maximum">>,
          seq<word<"health missing from", "missing health on", "missing health of">, single>>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Damage;
        made.of = found.take<Thing::Kind>();
        return made;
    }
};
struct carriedBy : seq<treasureWord, single, word<"has equipped", "carries", "is equipped with">>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Treasures;
        made.of = found.take<Thing::Kind>();
        return made;
    }
};
/// "allied Warrior mercenary", "card in your hand", "Bleed counter on it" -> Counted
/// "allied mercenary destroyed this turn", "of your mercenaries that were destroyed this turn"
struct fallenWord : word<"destroyed this turn", "that was destroyed this turn",
                        "that were destroyed this turn", "that died this turn",
                        "that has been destroyed this turn", "that have been destroyed this turn">
{
};
struct fallen : any<seq<word<"of">, yourPhrase, fallenWord>,
                    seq<any<yourPhrase, describedPlural, described>, fallenWord>>
{
    static std::optional<Counted> build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Fallen;
        const Filter those = found.take<Filter>();
        made.filter.side = those.side;
        // Whose they were is all that is remembered of them.
        return those == made.filter ? std::optional(std::move(made)) : std::nullopt;
    }
};
/// "tile between it and this"
struct tilesBetween
    : any<seq<word<"tiles between", "tile between", "spaces between">, single, word<"and">,
              word<"this mercenary", "this", "the bearer", "the attacker", "the user">>,
          seq<word<"tiles between this mercenary and", "tiles between this and",
                  "tiles between the bearer and">,
              single>>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Between;
        made.of = found.take<Thing::Kind>();
        return made;
    }
};
/// "loot in your Vault", "loot you have"
struct lootIn : any<seq<word<"loot in">, whoseCards, word<"vaults", "vault">>,
                    seq<word<"loot">,
                        any<whoIs<Who::Kind::You, "you have">,
                            whoIs<Who::Kind::Opponent, "your opponent has", "an opponent has",
                                "the opponent has">,
                            whoIs<Who::Kind::ThatPlayer, "that player has", "they have">>>>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Loot;
        made.whose = found.take<Who>();
        return made;
    }
};
struct playersThemselves
    : any<whoIs<Who::Kind::EachOpponent, "opponents", "opponent", "opponent you have">,
          whoIs<Who::Kind::EachPlayer, "players in the game", "player in the game", "players",
              "player">>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Players;
        made.whose = found.take<Who>();
        return made;
    }
};
/// "treasure card among them": of those that the deed before put or showed
struct amongThem : seq<cardKind, maybe<word<"card", "cards">>,
                       word<"among them", "among those cards", "among the revealed cards",
                           "among the discarded cards", "revealed this way", "discarded this way",
                           "milled this way", "revealed", "put into a discard this way",
                           "put into their discard this way", "put into your discard this way">>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Seen;
        made.cards = found.take<CardFilter>();
        return made;
    }
};
/// "different class among your mercenaries"
struct classesAmong : seq<word<"different classes", "different class", "classes", "class">,
                          word<"among", "of", "represented among">, maybe<word<"all">>,
                          any<yourPhrase, describedPlural>>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Classes;
        made.filter = found.take<Filter>();
        return made;
    }
};
/// "enemy mercenary damaged this way", "mercenary dealt damage this way"
struct hurtThisWay
    : seq<any<describedPlural, described>,
          word<"damaged this way", "dealt damage this way", "hit this way", "damaged by this",
              "that was damaged this way", "that was dealt damage this way",
              "that takes damage this way", "that is damaged this way", "hit">>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Hurt;
        made.filter = found.take<Filter>();
        return made;
    }
};
struct countable
    : any<markCount, doneSoFar, fallen, hurtThisWay, amongThem, lootIn, classesAmong, tilesBetween,
          tilesMoved, eventsControlled, countersOn, allCountersOn, countersOfMany, statusesOn,
          damageOn, carriedBy, equippedTo, counts<Counted::Kind::Warchest, inWarchest>,
          counts<Counted::Kind::ReadyTreasures, word<"ready", "readied", "unexhausted">,
              inWarchest>,
          counts<Counted::Kind::ExhaustedTreasures, word<"exhausted">, inWarchest>,
          treasuresControlled, counts<Counted::Kind::HandCards, cards, inTheir<"hand", "hands">>,
          counts<Counted::Kind::DiscardCards, cardKind, inTheir<"discard pile", "discard">>,
          countedMercenaries, playersThemselves>
{
    static constexpr std::string_view expected
        = "what is counted (allied mercenary, card in your hand, Burn counter on it, ...)";
};

/// "for each status removed this way": as many as the deed before says.
/// What it counts is asked of the deed before it (text/Bind).
template <Tallied of, Literal... Words>
struct tally : word<Words...>
{
    static PerEach build()
    {
        PerEach made { { Amount::Kind::ThatMuch, 1, {}, {} } };
        made.amount.most = tallied(of);
        return made;
    }
};
/// "draw a card for each": of what the deed before it counts
struct endOfClause : any<stop, comma, semicolon, word<"and", "then", "or">>
{
};
struct forEachOfThem : seq<word<"for each of them", "for each one", "for each of those",
                               "for each this way", "for each">,
                           pegtl::at<endOfClause>>
{
    static PerEach build(Found&) { return { { Amount::Kind::ThatMuch, 1, {}, {} } }; }
};
struct forEachThisWay
    : any<forEachOfThem,
          tally<Tallied::Removed, "for each status effect removed this way",
              "for each status removed this way", "for each status effect removed",
              "for each status removed">,
          tally<Tallied::Counters, "for each counter removed this way", "for each counter removed">,
          tally<Tallied::Discarded, "for each card discarded this way", "for each card discarded">,
          tally<Tallied::Damage, "for each damage dealt this way", "for each damage dealt",
              "for each point of damage dealt this way", "for each point of damage dealt">,
          tally<Tallied::Healed, "for each health healed this way", "for each health restored">,
          tally<Tallied::Destroyed, "for each mercenary destroyed this way">,
          tally<Tallied::Treasures, "for each treasure destroyed this way",
              "for each treasure unequipped this way", "for each treasure discarded this way",
              "for each treasure removed this way", "for each treasure returned this way">,
          tally<Tallied::Moved, "for each mercenary moved this way",
              "for each mercenary pushed this way">,
          tally<Tallied::Won, "for each flip you won", "for each flip you win",
              "for each coin flip you won", "for each coin flip you win", "for each heads",
              "for each flip won", "for each win", "for each flip won this way",
              "for each time you win", "for each coin that comes up heads", "for each head">,
          tally<Tallied::Turned, "for each treasure exhausted this way",
              "for each treasure readied this way", "for each treasure exhausted",
              "for each treasure paid this way", "for each treasure paid">,
          tally<Tallied::Lost, "for each loot lost this way", "for each loot lost",
              "for each loot paid this way", "for each loot paid",
              "for each loot you lose this way", "for each loot you lost this way">>
{
};
/// "+3"
struct scanPlus
{
    static constexpr std::string_view what = "a number such as +1";
    static std::size_t length(std::string_view text)
    {
        if (text.size() < 2 || text.front() != '+' || !isDigit(text[1]))
            return 0;
        const Number found = number(text.substr(1));
        return found.length > 0 && found.value <= 99 ? found.length + 1 : 0;
    }
};
struct signedCount : scanned<scanPlus>
{
    static int build(std::string_view text) { return number(text.substr(1)).value; }
};
/// ", to a maximum of 3": no more than that, however many there are
struct atTheMost
    : seq<word<", up to a maximum of", ", to a maximum of", "to a maximum of", ", up to a max of",
              "up to a max of", ", to a max of", "to a max of", ", maximum of", ", max of",
              ", up to", "up to a maximum of", ", with a maximum of", "with a maximum of",
              ", but no more than", "but no more than", ", no more than", ", but at most",
              "but at most", ", maximum", ", at most", "( maximum", "( max", ", max", "( up to">,
          any<count, signedCount>, maybe<word<")", "in total", "total">>>
{
    static AtTheMost build(Found& found) { return { found.take<int>() }; }
};
struct eachCounted
    : seq<word<"for each", "for every">, maybe<someCount>, countable, maybe<atTheMost>>
{
    static PerEach build(Found& found)
    {
        Counted counted = found.take<Counted>();
        counted.per = found.take<int>(1);
        PerEach made { { Amount::Kind::PerCounted, 1, std::make_shared<Counted>(std::move(counted)),
            {} } };
        if (const auto most = found.takeIfAny<AtTheMost>())
            made.amount.most = most->number;
        return made;
    }
};

// ---------------------------------------------------------------- Quantities

struct owners
    : any<means<Thing::Kind::This, "this mercenary's", "this's">,
          means<Thing::Kind::Bearer, "the bearer's">,
          means<Thing::Kind::Attacked, "the attacked mercenary's", "the target's">,
          means<Thing::Kind::Attacker, "the attacking mercenary's", "the attacker's", "the user's">,
          itsOwn>
{
    static constexpr std::string_view expected = "whose (its, the bearer's, ...)";
};
struct missing : means<Quantity::Kind::MissingHealthOf, "missing health", "lost health">
{
};
struct ofSomebody : any<seq<owners, any<missing, statistic>>,
                        seq<word<"the">, any<missing, statistic>, word<"of">, single>>
{
    static Quantity build(Found& found)
    {
        Quantity made;
        made.kind = found.take<Quantity::Kind>(Quantity::Kind::StatOf);
        if (made.kind == Quantity::Kind::StatOf)
            made.stat = found.take<Stat>();
        made.of = found.take<Thing::Kind>();
        return made;
    }
};
/// "the highest melee among enemy mercenaries"
struct extremeOf
    : seq<any<means<Quantity::Kind::HighestOf, "the highest", "the greatest", "the largest">,
              means<Quantity::Kind::LowestOf, "the lowest", "the smallest">>,
          statistic, word<"among", "of">, maybe<word<"all">>, any<yourPhrase, describedPlural>>
{
    static Quantity build(Found& found)
    {
        Quantity made;
        made.kind = found.take<Quantity::Kind>();
        made.stat = found.take<Stat>();
        made.counted.filter = found.take<Filter>();
        return made;
    }
};
/// "the total bounty of mercenaries you control", "the combined melee of your Warriors"
struct sumOf
    : seq<any<seq<word<"the total", "the combined", "the summed", "the total combined">, statistic>,
              seq<word<"the sum of the", "the total of the">, statistic>>,
          word<"of", "among">, maybe<word<"all", "each of", "each">>,
          any<yourPhrase, describedPlural>>
{
    static Quantity build(Found& found)
    {
        Quantity made;
        made.kind = Quantity::Kind::SumOf;
        made.stat = found.take<Stat>();
        made.counted.filter = found.take<Filter>();
        return made;
    }
};
/// "your loot", "their Vault": as much as there is in it
struct vaultOf : seq<whoseCards, word<"loot total", "vault total", "loot", "vault">>
{
    static Quantity build(Found& found)
    {
        Quantity made;
        made.kind = Quantity::Kind::NumberOf;
        made.counted.kind = Counted::Kind::Loot;
        made.counted.whose = found.take<Who>();
        return made;
    }
};
/// "half the result", "half that much": of the number before
struct thatNumber
    : seq<pegtl::at<word<"that", "the result", "the damage", "the number rolled", "the roll">>,
          word<"that damage", "that much", "that many", "that amount", "the result",
              "the damage dealt this way", "the damage dealt", "the number rolled", "the roll">>
{
    static Quantity build(Found&)
    {
        Quantity made;
        made.kind = Quantity::Kind::ThatNumber;
        return made;
    }
};
/// "the excess damage"
struct excess
    : word<"the excess damage", "any excess damage", "that excess damage", "the excess",
          "the damage in excess of its remaining health", "the damage in excess of its health",
          "the damage beyond its remaining health", "its excess damage">
{
    static Quantity build()
    {
        Quantity made;
        made.kind = Quantity::Kind::Excess;
        return made;
    }
};
struct numberOf : seq<word<"the number of">, countable>
{
    static Quantity build(Found& found)
    {
        Quantity made;
        made.kind = Quantity::Kind::NumberOf;
        made.counted = found.take<Counted>();
        return made;
    }
};
struct paidNumber : word<"x">
{
    static Quantity build() { return *whatWasPaid().amount.quantity; }
};
struct share : any<means<Quantity::Share::Twice, "twice", "double">,
                   means<Quantity::Share::HalfDown, "half">>
{
};
struct rounded : any<means<Quantity::Share::HalfUp, "rounded up", ", rounded up">,
                     means<Quantity::Share::HalfDown, "rounded down", ", rounded down">>
{
};
/// "half its health, rounded up": a half says how it is rounded, or it is rounded down.
struct quantity : any<seq<maybe<share>, maybe<word<"of">>,
                          any<paidNumber, extremeOf, sumOf, excess, numberOf, vaultOf, ofSomebody>,
                          maybe<rounded>>,
                      seq<share, maybe<word<"of">>, thatNumber, maybe<rounded>>>
{
    static std::optional<EqualTo> build(Found& found)
    {
        Quantity made = found.take<Quantity>();
        if (auto share = found.takeIfAny<Quantity::Share>())
            made.share = *share;
        if (auto way = found.takeIfAny<Quantity::Share>()) {
            if (made.share != Quantity::Share::HalfDown)
                return std::nullopt;
            made.share = *way;
        } else if (made.share == Quantity::Share::HalfUp) {
            return std::nullopt; // rounded, but no half of anything
        }
        return EqualTo { { Amount::Kind::EqualTo, 1, {}, std::make_shared<Quantity>(made) } };
    }
};
/// "equal to the damage dealt": as much as the deed before says.
struct theDamage : seq<maybe<twice>,
                       word<"the damage dealt this way", "the damage dealt",
                           "the amount of damage dealt", "the amount healed", "the damage it dealt",
                           "the damage it is dealt", "the damage it took", "that damage",
                           "that amount", "the amount of loot lost", "the loot lost", "the result",
                           "the number rolled", "the number you roll", "the roll">>
{
    static EqualTo build(Found& found)
    {
        return { { Amount::Kind::ThatMuch, found.take<int>(1), {}, {} } };
    }
};
struct plusWord : word<", plus", "plus">
{
};
struct minusWord : means<Flag::Less, ", minus", "minus">
{
};
struct equalQuantity : seq<word<"equal to">, any<quantity, theDamage>,
                           maybe<any<plusWord, minusWord>, count>, maybe<atTheMost>>
{
    static std::optional<EqualTo> build(Found& found)
    {
        EqualTo made = found.take<EqualTo>();
        const bool more = found.has<int>();
        if (more && made.amount.kind != Amount::Kind::EqualTo)
            return std::nullopt;
        if (more)
            made.amount.plus = found.take<int>() * (found.says(Flag::Less) ? -1 : 1);
        if (const auto most = found.takeIfAny<AtTheMost>()) {
            if (made.amount.kind != Amount::Kind::EqualTo)
                return std::nullopt;
            made.amount.most = most->number;
        }
        return made;
    }
};
struct moreEach
    : seq<plusWord, maybe<word<"an additional", "another">>, maybe<count>,
          maybe<word<"more", "additional", "extra">>, maybe<word<"damage">>, eachCounted>
{
    static PerEach build(Found& found)
    {
        PerEach made = found.take<PerEach>();
        made.amount.number = found.take<int>(1);
        made.amount.plus = 1; // `amountIn` says how many
        return made;
    }
};
struct whereXIs : seq<word<", where x is", "where x is", "with x being", "where x equals",
                          ", where x equals", ", x is", ", with x being">,
                      quantity>
{
};
/// "X" of a cost, and nothing says what it is
struct paidX : seq<>
{
    static EqualTo build(Found&) { return whatWasPaid(); }
};
/// "half your loot, rounded up", "half its health": the half says of what
struct halfAmount : seq<pegtl::at<word<"half">>, quantity>
{
};

} // namespace

bool perEach::read(Input& in, Reading& reading)
{
    return text::read<any<forEachThisWay, eachCounted>>(in, reading);
}
bool plusEach::read(Input& in, Reading& reading)
{
    return text::read<moreEach>(in, reading);
}
bool equalTo::read(Input& in, Reading& reading)
{
    return text::read<equalQuantity>(in, reading);
}
bool aQuantity::read(Input& in, Reading& reading)
{
    return text::read<quantity>(in, reading);
}
bool halfOfIt::read(Input& in, Reading& reading)
{
    return text::read<halfAmount>(in, reading);
}
bool whereX::read(Input& in, Reading& reading)
{
    return text::read<whereXIs>(in, reading);
}
bool xIs::read(Input& in, Reading& reading)
{
    return text::read<any<whereXIs, paidX>>(in, reading);
}
bool aCountable::read(Input& in, Reading& reading)
{
    return text::read<countable>(in, reading);
}

} // namespace triptych::seize::grammar
