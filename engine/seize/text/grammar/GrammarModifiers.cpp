#include "seize/text/grammar/GrammarDeeds.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <utility>
#include <vector>

// The lists of what a mercenary is given: figures and keywords (GrammarKeywords.cpp), deeds (GrammarDeeds.cpp) and
// what it cannot do either (GrammarAlsoBanned.cpp) one after another.
namespace triptych::seize::grammar {
namespace {

using Kind = Modifier::Kind;

struct more : any<seq<betweenModifiers, any<deeds, seq<maybe<gainVerb>, any<deeds, modifier>>>>,
                  seq<betweenModifiers, word<"it", "they">, bans>>
{
};
/// "+X melee, where X is ...", "Armor equal to its bounty"
struct commaWhereX : any<whereX, equalTo>
{
};
struct tail : many<any<perEach, duration, commaWhereX>>
{
};
/// Of a static, which works for as long as its card does.
struct lastingTail : many<any<perEach, commaWhereX, means<Duration::Always, "while equipped">>>
{
};
/// "Armor equal to that amount": a number as others that X is, and nothing that was counted one by one
void asThatNumber(Amount& amount)
{
    if (amount.kind != Amount::Kind::ThatMuch || amount.most != -1 || amount.plus != 0
        || amount.number > 2)
        return;
    Quantity quantity;
    quantity.kind = Quantity::Kind::ThatNumber;
    if (amount.number == 2)
        quantity.share = Quantity::Share::Twice;
    amount = { Amount::Kind::EqualTo, 1, {}, std::make_shared<const Quantity>(quantity) };
}
std::optional<Effect> gainOf(Found& found)
{
    Gain made;
    std::vector<Modifier> all = found.takeAll<Modifier>();
    if (!joinBans(all))
        return std::nullopt;
    for (const Modifier& modifier : all) // "pushed or pulled" is one thing
        if (std::find(made.modifiers.begin(), made.modifiers.end(), modifier)
                == made.modifiers.end()
            || modifier.kind <= Kind::Reach)
            made.modifiers.push_back(modifier);
    if (auto each = found.takeIfAny<PerEach>())
        made.times = std::move(each->amount);
    if (made.times && made.times->kind == Amount::Kind::ThatMuch && made.times->most == -1)
        return std::nullopt; // "for each" of what?
    // "+2 melee for each ..., up to 4": four of them, or four in all?
    if (made.times && made.times->most >= 0
        && std::any_of(made.modifiers.begin(), made.modifiers.end(),
            [](const Modifier& modifier) { return std::abs(modifier.number) != 1; }))
        return std::nullopt;
    made.duration = found.take<Duration>(Duration::Always);
    const auto letters = std::count_if(made.modifiers.begin(), made.modifiers.end(),
        [](const Modifier& modifier) { return modifier.letter; });
    if (auto equal = found.takeIfAny<EqualTo>()) {
        // One X, said of everything that is given.
        if (made.times || letters != static_cast<std::ptrdiff_t>(made.modifiers.size()))
            return std::nullopt;
        made.times = std::move(equal->amount);
        asThatNumber(*made.times);
    } else if (letters > 0) { // nobody says what X is: a cost does
        if (made.times || letters != static_cast<std::ptrdiff_t>(made.modifiers.size()))
            return std::nullopt;
        made.times = whatWasPaid().amount;
    }
    for (Modifier& modifier : made.modifiers)
        modifier.letter = false;
    if (found.says(Flag::AtLeast)) { // behind its time: "-3 move this turn, to a minimum of 1"
        Modifier& only = made.modifiers.front();
        if (made.modifiers.size() != 1 || only.number >= 0 || only.kind > Kind::Bounty)
            return std::nullopt;
        only.atLeastOne = true;
    }
    if (found.has<PerEach>() || found.has<Duration>() || found.has<EqualTo>())
        return std::nullopt;
    return Effect { std::move(made) };
}
/// "... and its attacks deal 1 less damage"
struct itsAttacks : seq<word<"its", "their">, attackNoun, deedsOfAttacks>
{
    static std::optional<Modifier> build(Found& found)
    {
        const How how = found.take<How>();
        Modifier made = found.take<Modifier>();
        const bool far = made.kind == Kind::StrikesFar;
        if (!far && made.kind != Kind::Reach && made.kind != Kind::SeesStealth)
            made.blow.how = how;
        return far && how != How::Melee ? std::nullopt : std::optional(made);
    }
};
/// "... and its bounty is 0", "... and their melee is doubled"
struct whichFigure : any<means<Stat::Melee, "melee attack", "melee damage", "melee">,
                         means<Stat::Ranged, "ranged attack", "ranged damage", "ranged">,
                         means<Stat::Move, "movement", "move">, means<Stat::Bounty, "bounty">>
{
};
struct itsFigure
    : seq<word<"its", "their">, whichFigure,
          any<seq<means<Flag::Fully, "can not be reduced", "is not reduced", "are not reduced",
                      "can not be lowered">,
                  maybe<byFrost>>,
              seq<isWord, means<Flag::More, "increased by", "raised by">, count>,
              seq<isWord, means<Flag::Less, "reduced by", "lowered by", "decreased by">, count>,
              means<Flag::Twice, "is doubled", "are doubled">,
              seq<any<word<"becomes", "is set to", "is reduced to", "is increased to">, isWord>,
                  count>>>
{
    static std::optional<Modifier> build(Found& found)
    {
        if (found.says(Flag::Fully))
            return figureThatStays(found);
        Modifier made;
        made.kind = Kind::Becomes;
        made.stat = found.take<Stat>();
        made.number = found.take<int>(1);
        const bool less = found.says(Flag::Less);
        if (found.says(Flag::More) || less) {
            made.kind = made.stat == Stat::Melee ? Kind::Melee
                : made.stat == Stat::Ranged      ? Kind::Ranged
                : made.stat == Stat::Move        ? Kind::Move
                                                 : Kind::Bounty;
            made.number *= less ? -1 : 1;
            made.stat = Stat::Melee;
        } else if (found.says(Flag::Twice)) {
            made.kind = Kind::Doubled;
        }
        return made;
    }
};
/// "gains Armor 3 this turn, but cannot move": as long as what stands before it.
struct but
    : seq<word<", but", "but">, any<deeds, itsAttacks, seq<gainVerb, modifier>>, many<alsoBanned>>
{
};
struct andItsAttacks : seq<betweenModifiers, any<itsAttacks, itsFigure>>
{
};
template <typename Tail>
struct gainList
    : seq<any<deeds, seq<gainVerb, any<modifier, deeds>>>,
          many<any<more, andItsAttacks, alsoBanned>>, Tail, maybe<toAMinimum>, many<but>>
{
    static std::optional<Effect> build(Found& found) { return gainOf(found); }
};
/// What is always so of one: "has Stealth", "is silenced".
struct suffersAlways
    : any<seq<word<"has", "have">, plainStatus>,
          seq<isWord,
              any<means<Status::Blind, "blinded">, means<Status::Silence, "silenced">,
                  means<Status::Stealth, "stealthed">>>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::Suffers;
        made.status = found.take<Status>();
        return made;
    }
};
struct lastingList
    : seq<any<suffersAlways, deeds, seq<gainVerb, any<modifier, deeds>>>,
          many<any<seq<betweenModifiers, suffersAlways>, more, andItsAttacks, alsoBanned>>,
          lastingTail, many<but>>
{
    static std::optional<Effect> build(Found& found) { return gainOf(found); }
};
/// "is silenced until your next turn": so for that time, as what is always so is; without a time it gets the status.
struct suffersForATime
    : any<seq<isWord, any<means<Status::Blind, "blinded">, means<Status::Silence, "silenced">>>,
          seq<gainVerb, any<means<Status::Blind, "blind">, means<Status::Silence, "silence">>>>
{
    static Modifier build(Found& found) { return suffersAlways::build(found); }
};
struct andSuffers : seq<betweenModifiers,
                        any<means<Status::Blind, "blinded", "blind">,
                            means<Status::Silence, "silenced", "silence">>>
{
    static Modifier build(Found& found) { return suffersAlways::build(found); }
};
struct timedList : seq<suffersForATime, maybe<andSuffers>,
                       many<any<more, andItsAttacks, alsoBanned>>, tail, many<but>>
{
    static std::optional<Effect> build(Found& found)
    {
        auto made = gainOf(found);
        return made && std::get<Gain>(made->node).duration != Duration::Always ? made
                                                                               : std::nullopt;
    }
};
/// "silence target enemy mercenary until your next turn"
struct silencing : any<means<Status::Blind, "blind">, means<Status::Silence, "silence">>
{
    static Modifier build(Found& found) { return suffersAlways::build(found); }
};
struct timedOrder : seq<silencing, thing, duration>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing whom = found.take<Thing>();
        auto made = gainOf(found);
        if (made)
            std::get<Gain>(made->node).what = std::move(whom);
        return made;
    }
};
/// "+2 melee, but -1 move"
struct bareBut : seq<word<", but", "but">, any<deeds, itsAttacks, seq<maybe<gainVerb>, modifier>>,
                     many<alsoBanned>>
{
};
template <typename Tail>
struct bareList : seq<any<deeds, modifier>, many<any<more, alsoBanned>>, Tail, many<bareBut>>
{
    static std::optional<Effect> build(Found& found) { return gainOf(found); }
};

} // namespace

bool gains::read(Input& in, Reading& reading)
{
    return text::read<any<gainList<tail>, timedList>>(in, reading);
}
bool silencedFor::read(Input& in, Reading& reading)
{
    return text::read<timedOrder>(in, reading);
}
bool lastingGains::read(Input& in, Reading& reading)
{
    return text::read<lastingList>(in, reading);
}
bool bareGains::read(Input& in, Reading& reading)
{
    return text::read<bareList<lastingTail>>(in, reading);
}
bool givenGains::read(Input& in, Reading& reading)
{
    return text::read<bareList<tail>>(in, reading);
}

} // namespace triptych::seize::grammar
