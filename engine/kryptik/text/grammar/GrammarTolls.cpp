#include "kryptik/text/grammar/GrammarAmounts.h"
#include "kryptik/text/grammar/GrammarExceptions.h"
#include "kryptik/text/printing/Phrases.h"

#include <utility>

// What attacking and blocking cost, and whom one can not attack (4.4.2, 4.4.3): always, and for a time.
namespace triptych::kryptik::grammar {
namespace {

struct generic : stones
{
    static std::optional<int> build(Found& found)
    {
        const Stones all = found.take<Stones>();
        return all.size() == 1 && all.front().kind == Stone::Kind::Generic && all.front().amount > 0
            ? std::optional(int { all.front().amount })
            : std::nullopt;
    }
};
struct tolled : any<anyOneOfThem, thing>
{
    static std::optional<Thing> build(Found& found)
    {
        Thing what = found.take<Thing>();
        const auto* each = std::get_if<Each>(&what);
        return std::holds_alternative<This>(what) || (each && each->place == Place {})
            ? std::optional(std::move(what))
            : std::nullopt;
    }
};
struct attacksYou
    : any<means<Flag::ByYou, "you or your 11 year cards", "you or 11 year cards you control",
              "you and 11 year cards you control", "you and your 11 year cards", "you">,
          means<Flag::YearCard, "your 11 year cards", "11 year cards you control">>
{
};
/// Who commands the attack; "you" and "an opponent" only where that can be nobody else.
struct payer
    : any<word<"their controller pays", "its controller pays", "they pay", "that player pays",
              "their controllers pay", "its controller first pays", "that opponent pays">,
          means<Flag::Object, "you pay">, means<Flag::Opponents, "an opponent pays">>
{
};
struct forEachAttacker
    : any<word<"for each attacking citizen", "for each one that attacks", "for each of them",
              "for each of those citizens", "for each citizen that attacks", "for each attacker",
              "for each one", "for each citizen attacking you", "for each citizen they attack with",
              "for each attacking citizen they control", "for each citizen that attacks you">,
          seq<word<"for each", "each">, pegtl::at<stop>>>
{
};
struct price : any<seq<word<"unless">, payer, generic, maybe<any<forEachAttacker, perEach>>>,
                   seq<word<"unless">, payer, stones, whereX>>
{
};
/// Whether it is told of who pays as it is of whose they are.
bool isTheirs(const Thing& what, bool you, bool opponent)
{
    if (!you && !opponent)
        return true;
    const auto* each = std::get_if<Each>(&what);
    if (std::holds_alternative<This>(what))
        return you;
    return each && each->filter.controller == (you ? Side::You : Side::Opponents);
}
/// "{1}", "{1} for each card in your hand", "{X}, where X is the number of citizens you control"
bool takePrice(Found& found, Toll& toll)
{
    if (!isTheirs(toll.what, found.says(Flag::Object), found.says(Flag::Opponents)))
        return false;
    toll.price = found.take<int>(0);
    if (auto per = found.takeIfAny<PerEach>())
        toll.times = std::move(per->amount);
    if (auto where = found.takeIfAny<WhereX>()) {
        const Stones all = found.take<Stones>();
        if (all.size() != 1 || all.front().kind != Stone::Kind::X)
            return false;
        toll.price = 1;
        toll.times = std::move(where->amount);
    }
    return !toll.times || phrases::isPerEach(*toll.times);
}
struct tolledDeed
    : any<means<Allow::Deed::AttackOrBlock, "can not attack or block">,
          means<Allow::Deed::Attack, "can not attack">, means<Allow::Deed::Block, "can not block">>
{
};
Toll::Deed takeTolledDeed(Found& found)
{
    const auto deed = found.take<Allow::Deed>();
    return deed == Allow::Deed::Attack ? Toll::Deed::Attack
        : deed == Allow::Deed::Block   ? Toll::Deed::Block
                                       : Toll::Deed::AttackOrBlock;
}
/// Who can not do what, and against whom.
Toll takeToll(Found& found)
{
    Toll made;
    made.what = found.take<Thing>();
    made.deed = takeTolledDeed(found);
    made.onlyRow = found.says(Flag::YearCard);
    made.onlyYou = made.onlyRow || found.says(Flag::ByYou);
    return made;
}
/// Nobody blocks "you".
bool isOfAttacks(const Toll& toll)
{
    return !toll.onlyYou || toll.deed == Toll::Deed::Attack;
}
struct anyToll : seq<tolled, tolledDeed, any<seq<attacksYou, maybe<price>>, seq<price>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Toll made = takeToll(found);
        const bool own = std::holds_alternative<This>(made.what) && made.onlyYou;
        return own || !isOfAttacks(made) || !takePrice(found, made)
            ? std::nullopt
            : std::optional(Effect { std::move(made) });
    }
};

/// "citizens an opponent controls can not attack you until your next turn", "target citizen can not attack this turn
/// unless its controller pays {2}"; without an end for good, as what else it may not do. Who commands it pays then, and
/// nobody now.
struct tollSince : any<seq<thing, tolledDeed, maybe<attacksYou>, price, sinceWhen>,
                       seq<thing, tolledDeed, maybe<attacksYou>, sinceWhen, price>,
                       seq<sinceWhen, comma, thing, tolledDeed, maybe<attacksYou>, price>,
                       seq<thing, tolledDeed, attacksYou, sinceWhen>,
                       seq<sinceWhen, comma, thing, tolledDeed, attacksYou>,
                       seq<thing, tolledDeed, maybe<attacksYou>, price>>
{
    static std::optional<Effect> build(Found& found)
    {
        Toll made = takeToll(found);
        made.duration = found.take<Duration>(Duration::Permanent);
        return isOfAttacks(made) && takePrice(found, made)
            ? std::optional(Effect { std::move(made) })
            : std::nullopt;
    }
};

} // namespace

bool toll::read(Input& in, Reading& reading)
{
    return text::read<anyToll>(in, reading);
}
bool tollForATime::read(Input& in, Reading& reading)
{
    return text::read<tollSince>(in, reading);
}

} // namespace triptych::kryptik::grammar
