#include "seize/text/GrammarInstructions.h"

#include "seize/tree/Walk.h"
#include "text/Joining.h"

#include <algorithm>

// How instructions are joined to sentences, and sentences to an effect.
namespace triptych::seize::grammar {

Effect joined(std::vector<Effect> parts, std::vector<Sequence::Joint> joints)
{
    return text::joined<Sequence>(std::move(parts), joints);
}

namespace {

using Joint = Sequence::Joint;

// ---------------------------------------------------------------- What belongs to what was said before

/// "unless <somebody does that>": who does it is in the deed.
std::optional<Effect> unless(Effect price, Effect effect)
{
    Unless made;
    bool told = false;
    std::visit(
        [&](const auto& e) {
            if constexpr (requires { made.who = e.who; }) {
                made.who = e.who;
                told = true;
            }
        },
        price.node);
    const bool one
        = made.who.kind != Who::Kind::EachOpponent && made.who.kind != Who::Kind::EachPlayer;
    if (!told || !one)
        return std::nullopt;
    // "Target opponent discards 1 unless they lose 2 loot": they are whom the effect is told to, and are
    // asked before it happens.
    if (made.who.kind == Who::Kind::ThatPlayer)
        std::visit(
            [&](const auto& e) {
                if constexpr (requires { made.who = e.who; })
                    if (e.who.kind == Who::Kind::Target || e.who.kind == Who::Kind::Opponent) {
                        made.who = e.who;
                        told = false;
                    }
            },
            effect.node);
    if (!told)
        tellWho(effect, { Who::Kind::ThatPlayer });
    tellWho(price, { Who::Kind::ThatPlayer });
    made.price.push_back(std::move(price));
    made.effect.push_back(std::move(effect));
    return Effect { std::move(made) };
}

/// "If ..., deal 5 instead" says a number alone: until joinedUp knows of what, it is drawn by nobody.
constexpr std::uint8_t numberAlone = 0xFF;
Who onlyANumber()
{
    Who nobody;
    nobody.slot = numberAlone;
    return nobody;
}

/// Which deed the number alone is of: its verb, and of damage its kind where that is said.
enum class NumberOf : std::uint8_t { Deal, Heal, Draw, Apply };
bool isSameDeed(const Who& said, const Effect& before)
{
    switch (static_cast<NumberOf>(said.referent.slot >> 4)) {
    case NumberOf::Deal: {
        const auto* deal = std::get_if<Deal>(&before.node);
        const auto kind = static_cast<std::uint8_t>(said.referent.slot & 0xF);
        return deal && (kind == 0 || static_cast<DamageType>(kind - 1) == deal->type);
    }
    case NumberOf::Heal:
        return std::holds_alternative<Heal>(before.node);
    case NumberOf::Draw:
        return std::holds_alternative<Draw>(before.node);
    case NumberOf::Apply:
        break;
    }
    return std::holds_alternative<Apply>(before.node);
}

Effect& lastIn(Effect& effect)
{
    if (auto* sequence = std::get_if<Sequence>(&effect.node))
        return sequence->parts.back();
    return effect;
}

/// The same deed with another number, done to the same.
bool withNumber(Effect& effect, const Amount& number)
{
    return std::visit(
        [&](auto& e) {
            if constexpr (requires { e.what.kind; }) {
                again(e.what);
            }
            if constexpr (requires { e.amount.kind; }) {
                e.amount = number;
                return true;
            } else if constexpr (requires { e.count.kind; }) {
                e.count = number;
                return true;
            } else if constexpr (requires { e.doses; }) {
                e.doses.front().count = number;
                return e.doses.size() == 1;
            }
            return false;
        },
        effect.node);
}

/// The same deed once more, to the same; nothing where it names more than whom it is done to.
std::optional<Effect> saidAgain(Effect effect)
{
    const bool plain = std::visit(
        [](auto& e) {
            if constexpr (requires { e.what.filter; }) {
                if constexpr (requires { e.with; })
                    return false;
                else if constexpr (requires { e.where; })
                    return false;
                else if constexpr (requires { e.goods; })
                    return false;
                else {
                    again(e.what);
                    return true;
                }
            }
            return false;
        },
        effect.node);
    return plain ? std::optional(std::move(effect)) : std::nullopt;
}

/// "Mend target mercenary. If it was poisoned, heal it 2": asked before anything is done, so the one
/// or the other is.
bool askedBefore(std::vector<Effect>& parts, std::size_t i)
{
    auto* asked = std::get_if<IfSo>(&parts[i].node);
    if (!asked || !asked->condition.before || !asked->otherwise.empty())
        return true;
    if (i != 1) // nobody knows which of several deeds made it so
        return false;
    auto both = saidAgain(parts[0]);
    if (!both)
        return false;
    // Whom one chooses is chosen first, and then asked about.
    std::optional<Effect> chosen;
    const bool known = std::visit(
        [&](auto& e) {
            if constexpr (requires { e.what.filter; }) {
                if (e.what.kind == Thing::Kind::Some && !e.what.random && e.what.count == 1
                    && e.what.filter.noun == Filter::Noun::Mercenary) {
                    Select select;
                    select.what = e.what;
                    again(e.what);
                    chosen = Effect { std::move(select) };
                }
                return e.what.kind != Thing::Kind::Each && e.what.kind != Thing::Kind::Some
                    && e.what.count == 1 && !e.what.plural && e.what.line == Thing::Line::None;
            }
            return false;
        },
        parts[0].node);
    if (!known)
        return false;
    Instead made;
    made.condition = std::move(asked->condition);
    made.condition.before = false;
    std::vector<Effect> deeds { std::move(*both), std::move(asked->effect.front()) };
    made.other.push_back(joined(std::move(deeds), { Joint::And }));
    made.base.push_back(std::move(parts[0]));
    parts[1] = Effect { std::move(made) };
    if (chosen)
        parts[0] = std::move(*chosen);
    else
        parts.erase(parts.begin());
    return true;
}

bool asksWhetherDone(const Effect& effect)
{
    const auto* asked = std::get_if<IfSo>(&effect.node);
    return asked && !asked->effect.empty()
        && (asked->condition.kind == Condition::Kind::YouDo
            || asked->condition.kind == Condition::Kind::YouDoNot);
}
/// "Destroy a treasure you control. If you do, draw 2": what was told, and whether it could be done.
void mustBefore(std::vector<Effect>& parts, std::size_t i)
{
    if (i == 0 || !asksWhetherDone(parts[i]))
        return;
    for (std::size_t k = 0; k + 1 < i; ++k)
        if (std::holds_alternative<May>(parts[k].node))
            return;
    Effect& told = lastIn(parts[i - 1]);
    const bool deed = std::visit(
        [](const auto& e) {
            return !requires
            {
                e.effect;
            }
            &&!requires
            {
                e.parts;
            }
            &&!requires
            {
                e.modes;
            }
            &&!requires
            {
                e.win;
            }
            &&!requires
            {
                e.base;
            };
        },
        told.node);
    if (!deed)
        return;
    May must;
    must.must = true;
    must.effect.push_back(std::move(told));
    told = Effect { std::move(must) };
}

/// "otherwise" and "instead" take up the sentence before them.
bool joinedUp(std::vector<Effect>& parts)
{
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (!askedBefore(parts, i))
            return false;
        if (i >= parts.size())
            break;
        mustBefore(parts, i);
        if (auto* instead = std::get_if<Instead>(&parts[i].node);
            instead && instead->base.empty()) {
            if (i == 0)
                return false;
            Effect before = lastIn(parts[i - 1]);
            auto* several = std::get_if<Sequence>(&instead->other.front().node);
            Effect& other = several ? several->parts.front() : instead->other.front();
            const auto* number = std::get_if<Draw>(&other.node);
            if (number && number->who.slot == numberAlone) {
                const Draw said = *number;
                other = before;
                if (!isSameDeed(said.who, before) || !withNumber(other, said.count))
                    return false;
            } else if (std::holds_alternative<Sequence>(parts[i - 1].node)
                && other.node.index() != before.node.index()) {
                return false; // of several things said before, which is not done?
            }
            instead->base.push_back(std::move(before));
            Effect whole = std::move(parts[i]);
            lastIn(parts[i - 1]) = std::move(whole);
            parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i--));
            continue;
        }
        auto* other = std::get_if<IfSo>(&parts[i].node);
        if (!other || !other->effect.empty())
            continue;
        if (i == 0)
            return false;
        Effect& before = lastIn(parts[i - 1]);
        if (auto* condition = std::get_if<IfSo>(&before.node)) {
            if (!condition->otherwise.empty())
                return false;
            condition->otherwise = std::move(other->otherwise);
            parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i--));
        } else if (std::holds_alternative<May>(before.node)) {
            other->effect = std::move(other->otherwise); // "if you do not"
            other->otherwise.clear();
        } else {
            return false;
        }
    }
    return true;
}

// ---------------------------------------------------------------- Branches

struct orElseMode : word<"; or", ";", ", or", "or">
{
};
/// "you may discard 1 to gain 2 loot" is "you may discard 1. If you do, gain 2 loot".
struct mayPay : seq<word<"you may">, any<playerDeed, order>,
                    any<seq<word<"to have">, statement>, seq<word<"to", "in order to">, sentence>>>
{
    static Effect build(Found& found)
    {
        std::vector<Effect> parts { Effect { May { { found.take<Effect>() } } } };
        Condition done;
        done.kind = Condition::Kind::YouDo;
        parts.push_back({ IfSo { done, { found.take<Effect>() }, {} } });
        return joined(std::move(parts), { Joint::Stop });
    }
};
/// "you may have target mercenary gain Armor 1 this turn"
struct mayHave : seq<word<"you may have">, statement>
{
    static Effect build(Found& found) { return { May { { found.take<Effect>() } } }; }
};
struct may : seq<word<"you may">, sentence>
{
    static Effect build(Found& found) { return { May { { found.take<Effect>() } } }; }
};
/// "that player may draw 1", "each player may discard 1": what they do is done by them.
struct othersMay : seq<another, word<"may">, playerBase>
{
    static Effect build(Found& found)
    {
        May made;
        made.who = found.take<Who>();
        made.effect.push_back(found.take<Effect>());
        tellWho(made.effect.front(), { Who::Kind::ThatPlayer });
        return { std::move(made) };
    }
};
struct instruction : any<allowedNow, playerDeed, order, statement>
{
    static constexpr std::string_view expected
        = "an instruction (deal, draw, apply, heal, target mercenary gains, ...)";
};
/// "For each mercenary you control, gain 1 loot": as often as it counts.
bool asOften(Effect& effect, const Amount& each)
{
    const auto scaled = [&](Amount& amount) {
        if (amount.kind != Amount::Kind::Fixed)
            return false;
        const int number = amount.number;
        amount = each;
        amount.number = number;
        return true;
    };
    return std::visit(
        [&](auto& e) {
            if constexpr (requires { e.times; }) {
                if (e.times || each.kind != Amount::Kind::PerCounted)
                    return false;
                e.times = each;
                return true;
            } else if constexpr (requires { e.doses; }) {
                return e.doses.size() == 1 && isCounted(e.doses.front().status)
                    && scaled(e.doses.front().count);
            } else if constexpr (requires { e.amount.kind; }) {
                return scaled(e.amount);
            } else if constexpr (requires { e.count.kind; }) {
                return scaled(e.count);
            }
            return false;
        },
        effect.node);
}
struct forEachFirst : seq<perEach, comma, instruction>
{
    static std::optional<Effect> build(Found& found)
    {
        const PerEach each = found.take<PerEach>();
        Effect made = found.take<Effect>();
        return asOften(made, each.amount) ? std::optional(std::move(made)) : std::nullopt;
    }
};
struct otherwise : word<"otherwise", "if not", "or else">
{
};
struct ifSo
    : any<seq<word<"if">, condition, maybe<comma>, pegtl::not_at<word<"instead">>, sentence>,
          seq<means<Flag::Less, "unless">, condition, maybe<comma>, sentence>>
{
    static Effect build(Found& found)
    {
        IfSo made { found.take<Condition>(), { found.take<Effect>() }, {} };
        if (found.says(Flag::Less))
            made.condition.unless = !made.condition.unless;
        return { std::move(made) };
    }
};
/// "on a 4 or more, draw 2": of the die before it
struct ifRolled : seq<word<"on a", "on an", "on">, count, any<orLess, orMore>, comma, sentence>
{
    static Effect build(Found& found)
    {
        Condition rolled;
        rolled.kind = Condition::Kind::Rolled;
        rolled.number = found.take<int>();
        rolled.atLeast = !found.says(Flag::AtMost);
        return { IfSo { std::move(rolled), { found.take<Effect>() }, {} } };
    }
};
/// "otherwise, draw 1": of the condition, the offer or the coin before it (joinedUp below).
struct elseDo : seq<otherwise, maybe<comma>, sentence>
{
    static Effect build(Found& found)
    {
        IfSo made;
        made.condition.kind = Condition::Kind::YouDoNot;
        made.otherwise.push_back(found.take<Effect>());
        return { std::move(made) };
    }
};
/// "Target opponent chooses one: they lose 2 loot; or you draw 2": unless they do what is theirs, the other.
struct theirMode : seq<pegtl::at<word<"you", "they", "that player", "that opponent">>, playerDeed>
{
};
struct theyPick : seq<another, word<"chooses one of the following", "chooses one">,
                      maybe<any<colon, word<"-">>>, theirMode, orElseMode, theirMode>
{
    static std::optional<Effect> build(Found& found)
    {
        const Who who = found.take<Who>();
        std::vector<Effect> modes = found.takeAll<Effect>();
        if (modes.size() != 2)
            return std::nullopt;
        const auto theirs = [](const Effect& mode) {
            return std::visit(
                [](const auto& e) {
                    if constexpr (requires { e.who.kind; })
                        return e.who.kind == Who::Kind::ThatPlayer;
                    else
                        return false;
                },
                mode.node);
        };
        const bool first = theirs(modes.front());
        if (!first && !theirs(modes.back()))
            return std::nullopt;
        Effect price = std::move(first ? modes.front() : modes.back());
        tellWho(price, who);
        return unless(std::move(price), std::move(first ? modes.back() : modes.front()));
    }
};
/// Whether it is done to mercenaries alone, so that nobody reads it as the deed of who is asked.
bool isDoneToMercenaries(const Effect& effect)
{
    return std::visit(
        [](const auto& e) {
            if constexpr (requires { e.parts; })
                return std::ranges::all_of(e.parts, isDoneToMercenaries);
            else
                return requires
                {
                    e.what.filter;
                };
        },
        effect.node);
}
/// "Its controller must choose: exhaust it, or it takes 1 True damage."
struct mustChoose : word<"must choose one of the following", "must choose one", "must choose",
                        "chooses one of the following", "chooses one", "chooses">
{
};
struct chosenDeed : any<order, statement>
{
};
struct decide : seq<another, mustChoose, any<colon, word<"-">>, chosenDeed, orElseMode, chosenDeed>
{
    static std::optional<Effect> build(Found& found)
    {
        Unless made;
        made.who = found.take<Who>();
        std::vector<Effect> modes = found.takeAll<Effect>();
        const bool one
            = made.who.kind != Who::Kind::EachOpponent && made.who.kind != Who::Kind::EachPlayer;
        if (!one || modes.size() != 2 || !isDoneToMercenaries(modes.front())
            || !isDoneToMercenaries(modes.back()))
            return std::nullopt;
        made.price.push_back(std::move(modes.front()));
        made.effect.push_back(std::move(modes.back()));
        return Effect { std::move(made) };
    }
};
/// "each adjacent enemy mercenary must choose: it exhausts, or it takes 1 True damage": its controller does.
struct eachDecides
    : seq<word<"each">,
          any<seq<mercenaryPhrase, mustChoose>, seq<mercenarys, word<"controller">, mustChoose>>,
          any<colon, word<"-">>, chosenDeed, orElseMode, chosenDeed>
{
    static std::optional<Effect> build(Found& found)
    {
        ForEach made;
        made.who = found.take<Filter>();
        Unless asked;
        asked.who.kind = Who::Kind::ItsController;
        std::vector<Effect> modes = found.takeAll<Effect>();
        if (modes.size() != 2 || !isDoneToMercenaries(modes.front())
            || !isDoneToMercenaries(modes.back()))
            return std::nullopt;
        asked.price.push_back(std::move(modes.front()));
        asked.effect.push_back(std::move(modes.back()));
        made.effect.push_back({ std::move(asked) });
        return Effect { std::move(made) };
    }
};
/// "for each adjacent enemy mercenary in turn, ..."
struct forEachInTurn : seq<word<"for each">, mercenaryPhrase, word<"in turn">, comma, sentence>
{
    static Effect build(Found& found)
    {
        ForEach made;
        made.who = found.take<Filter>();
        made.effect.push_back(found.take<Effect>());
        return { std::move(made) };
    }
};
/// "its controller loses 1 loot or exhausts it": that player may do the one, or else the other happens.
struct otherDeed : any<playerThird, seq<word<"exhausts">, means<Thing::Kind::It, "it">>,
                       seq<word<"exhausts">, means<Thing::Kind::That, "that mercenary">>>
{
};
struct eitherOr : seq<another, maybe<word<"must either", "either">>, playerThird,
                      word<"or else", ", or", "or">, otherDeed>
{
    static std::optional<Effect> build(Found& found)
    {
        const Who who = found.take<Who>();
        std::vector<Effect> deeds = found.takeAll<Effect>();
        if (deeds.size() == 2)
            tellWho(deeds.back(), { Who::Kind::ThatPlayer });
        if (const auto kind = found.takeIfAny<Thing::Kind>()) {
            Apply exhaust;
            exhaust.doses.push_back({ Status::Exhaust, fixed(1) });
            exhaust.what.kind = *kind;
            deeds.push_back(Effect { std::move(exhaust) });
        }
        if (deeds.size() != 2)
            return std::nullopt;
        tellWho(deeds.front(), who);
        return unless(std::move(deeds.front()), std::move(deeds.back()));
    }
};
struct numberedDeed : any<means<Flag::Destroy, "deal">, means<Flag::Fully, "heal">,
                          means<Flag::Own, "draw">, means<Flag::Several, "place", "apply">>
{
};
struct insteadNumber : seq<numberedDeed, fixedNumber, maybe<damageKind>,
                           maybe<word<"damage", "cards", "card">>, insteadWord>
{
};
struct insteadIf
    : any<seq<word<"if">, condition, comma, insteadNumber, maybe<word<"and">, sentence>>,
          seq<word<"if">, condition, comma, insteadWord, maybe<comma>, sentence>,
          seq<word<"if">, condition, comma, sentence, insteadWord>,
          seq<means<Flag::Less, "unless">, condition, comma, insteadWord, maybe<comma>, sentence>>
{
    static Effect build(Found& found)
    {
        Instead made;
        made.condition = found.take<Condition>();
        if (found.says(Flag::Less))
            made.condition.unless = !made.condition.unless;
        if (!found.has<Amount>()) {
            made.other.push_back(found.take<Effect>());
        } else { // a number alone: the rest is as it was said before
            Who number = onlyANumber();
            const NumberOf deed = found.says(Flag::Destroy) ? NumberOf::Deal
                : found.says(Flag::Fully)                   ? NumberOf::Heal
                : found.says(Flag::Own)                     ? NumberOf::Draw
                                                            : NumberOf::Apply;
            const auto type = found.takeIfAny<DamageType>();
            number.referent.slot = static_cast<std::uint8_t>(
                (static_cast<unsigned>(deed) << 4) | (type ? static_cast<unsigned>(*type) + 1 : 0));
            Effect instead { Draw { number, found.take<Amount>() } };
            if (found.has<Effect>()) { // "deal 4 instead and exhaust it"
                std::vector<Effect> parts;
                parts.push_back(std::move(instead));
                parts.push_back(found.take<Effect>());
                instead = joined(std::move(parts), { Sequence::Joint::And });
            }
            made.other.push_back(std::move(instead));
        }
        return { std::move(made) };
    }
};
/// "unless that player discards 1, draw 2"
struct unlessPaid : seq<word<"unless">, playerDeed, comma, sentence>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect price = found.take<Effect>();
        return unless(std::move(price), found.take<Effect>());
    }
};
/// "place a trap on target empty tile: exhaust it"
struct trapVictim : any<seq<word<"when", "whenever", "the next time">, somebody,
                        word<"enters that tile", "enters it", "moves onto that tile",
                            "enters the tile", "moves onto it", "moves onto the trap",
                            "steps on it", "steps onto that tile", "enters that space">>>
{
};
struct trapGone
    : word<". then remove the trap", ". then destroy the trap", ". remove the trap",
          "and destroy the trap", "and the trap is destroyed", "and remove the trap",
          ", then remove the trap", ", then destroy the trap", "and the trap is removed">
{
};
/// "choose an empty tile within Distance 1. The next mercenary to enter it is exhausted."
struct enteringIt : seq<word<"the next", "the first">, mercenaryPhrase,
                        word<"to enter it", "to enter that tile", "that enters it",
                            "that enters that tile", "to move onto it", "to move onto that tile">>
{
};
struct layTrap : word<"place a trap on", "set a trap on", "put a trap on", "lay a trap on",
                     "place a trap counter on">
{
};
struct trapOfNext : seq<any<word<"choose", "choose a tile :">, layTrap>, tiles,
                        any<stop, comma, semicolon, colon>, enteringIt, predicate,
                        many<joint, predicate>, maybe<trapGone>>
{
    static std::optional<Effect> build(Found& found)
    {
        Trap made;
        made.where = found.take<Thing>();
        made.who = found.take<Filter>();
        Thing it;
        it.kind = Thing::Kind::It;
        std::vector<Effect> parts = found.takeAll<Effect>();
        for (Effect& part : parts)
            if (!tellWhom(part, it))
                return std::nullopt;
        if (made.where.kind == Thing::Kind::It || made.where.filter.noun != Filter::Noun::Tile)
            return std::nullopt;
        made.effect.push_back(joined(std::move(parts), found.takeAll<Joint>()));
        return Effect { std::move(made) };
    }
};
struct trap : seq<layTrap, tiles, any<stop, colon>, trapVictim, comma, sentence, maybe<trapGone>>
{
    static Effect build(Found& found)
    {
        Trap made;
        made.where = found.take<Thing>();
        made.who = found.take<Thing>().filter;
        made.effect.push_back(found.take<Effect>());
        return { std::move(made) };
    }
};
struct chooseWord : seq<word<"choose one of the following", "choose one of", "choose one">,
                        maybe<any<colon, word<"-">>>>
{
    static constexpr std::string_view expected = "choose one:";
};
struct orElse : word<"; or", ";", ", or", "or">
{
};
/// The one target that a mode names; nothing where it names several.
const Thing* onlyTarget(Effect& mode)
{
    const Thing* only = nullptr;
    int targets = 0;
    walk(mode, [&](auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>)
            if (part.kind == Thing::Kind::Target) {
                only = &part;
                ++targets;
            }
    });
    return targets == 1 && only->count == 1 && only->line == Thing::Line::None
            && only->filter.noun == Filter::Noun::Mercenary
        ? only
        : nullptr;
}
/// "Choose one: heal target mercenary 3; or Mend it": only one mode is done, so each names its target.
void nameAgain(Effect& mode, const Thing& target)
{
    Thing* it = nullptr;
    bool names = false;
    walk(mode, [&](auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>) {
            names = names || part.kind == Thing::Kind::Target || part.kind == Thing::Kind::Some
                || part.kind == Thing::Kind::Each;
            if (!it && !names && part.kind == Thing::Kind::It && !part.plural
                && part.filter.noun == Filter::Noun::Mercenary
                && part.referent.kind == Referent::Kind::Open)
                it = &part;
        }
    });
    if (it)
        *it = target;
}
struct choose : seq<chooseWord, sentence, orElse, sentence, many<orElse, sentence>>
{
    static Effect build(Found& found)
    {
        Choose made { found.takeAll<Effect>() };
        const Thing* named = onlyTarget(made.modes.front());
        if (named) {
            const Thing target = *named;
            for (std::size_t i = 1; i < made.modes.size(); ++i)
                nameAgain(made.modes[i], target);
        }
        return { std::move(made) };
    }
};

struct winFlip : seq<means<Flag::Win, "if you win the flip", "if you win it", "if you win",
                         "on a win", "if you win the coin flip", "if it is heads",
                         "if it lands on heads", "on heads", "if heads">,
                     maybe<comma>, sentence>
{
};
struct loseFlip
    : seq<means<Flag::Lose, "if you lose the flip", "if you lose it", "if you lose", "otherwise",
              "on a loss", "if you do not", "on tails", "if tails", "tails :", "if it is tails">,
          maybe<comma>, sentence>
{
};
struct flipCoin : seq<word<"flip a coin", "toss a coin">, stop,
                      any<seq<winFlip, maybe<stop, loseFlip>>, loseFlip>>
{
    static Effect build(Found& found)
    {
        FlipCoin made;
        if (found.says(Flag::Win))
            made.win.push_back(found.take<Effect>());
        if (found.says(Flag::Lose))
            made.lose.push_back(found.take<Effect>());
        return { std::move(made) };
    }
};

/// "roll a d6": what it shows is then asked for, "on a 4 or more".
struct rollDie
    : word<"roll a d6", "roll a die", "roll a six-sided die", "roll one die", "roll a dice">
{
    static Effect build() { return { RollDie {} }; }
};
struct later
    : any<means<Delayed::When::StartOfYourNextTurn, "at the start of your next turn",
              "at the beginning of your next turn", "at start of your next turn">,
          means<Delayed::When::EndOfTurn, "at the end of the turn", "at the end of this turn",
              "at the end of turn", "at end of turn", "at the end of your turn">>
{
};
struct delayed : seq<later, maybe<comma>, sentence>
{
    static Effect build(Found& found)
    {
        return { Delayed { found.take<Delayed::When>(), { found.take<Effect>() } } };
    }
};

// ---------------------------------------------------------------- Sentences

/// "draw 1 if you control a Mage mercenary", "draw 1 at the start of your next turn"
/// "..., or 4 if it is a Warlock": the same with another number.
struct orNumber : seq<word<", or", "or">, fixedNumber, maybe<damageKind>,
                      maybe<word<"damage", "cards", "card", "loot", "health">>, maybe<insteadWord>,
                      word<"if">, condition, maybe<insteadWord>>
{
};
struct qualified
    : seq<instruction,
          maybe<any<seq<word<"if">, condition>, seq<means<Flag::Less, "unless">, condition>,
              seq<word<"unless">, playerDeed>, later, nextTrigger, orNumber>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect effect = found.take<Effect>();
        if (found.has<Amount>()) {
            Effect other = effect;
            const auto* deal = std::get_if<Deal>(&effect.node);
            const auto type = found.takeIfAny<DamageType>();
            if ((type && (!deal || deal->type != *type))
                || !withNumber(other, found.take<Amount>()))
                return std::nullopt;
            return Effect { Instead {
                { std::move(effect) }, found.take<Condition>(), { std::move(other) } } };
        }
        if (found.has<Effect>())
            return unless(found.take<Effect>(), std::move(effect));
        if (found.says(Flag::Less) && found.has<Condition>()) {
            Condition condition = found.take<Condition>();
            condition.unless = !condition.unless;
            return Effect { IfSo { std::move(condition), { std::move(effect) }, {} } };
        }
        if (auto condition = found.takeIfAny<Condition>())
            return Effect { IfSo { std::move(*condition), { std::move(effect) }, {} } };
        if (auto when = found.takeIfAny<Trigger>()) {
            Watch later;
            later.trigger = std::move(*when);
            later.duration = Duration::Always;
            later.once = true;
            later.effect.push_back(std::move(effect));
            return Effect { std::move(later) };
        }
        if (const auto when = found.takeIfAny<Delayed::When>()) {
            // "... gets +1 melee, then is exhausted at the end of the turn": the last of them is.
            auto* several = std::get_if<Sequence>(&effect.node);
            if (several && several->joints.back() != Joint::Then)
                return std::nullopt;
            if (several) {
                Effect last = std::move(several->parts.back());
                several->parts.back() = Effect { Delayed { *when, { std::move(last) } } };
                return effect;
            }
            return Effect { Delayed { *when, { std::move(effect) } } };
        }
        return effect;
    }
};
/// "that player must lose 2 loot or discard 1"
struct theyMust
    : seq<another, word<"must", "has to", "have to">, playerBase, word<"or else", "or">, playerBase>
{
    static std::optional<Effect> build(Found& found)
    {
        const Who who = found.take<Who>();
        std::vector<Effect> deeds = found.takeAll<Effect>();
        if (deeds.size() != 2)
            return std::nullopt;
        tellWho(deeds.front(), who);
        tellWho(deeds.back(), { Who::Kind::ThatPlayer });
        return unless(std::move(deeds.front()), std::move(deeds.back()));
    }
};
struct link : any<theyPick, decide, eachDecides, forEachInTurn, theyMust, eitherOr, forEachFirst,
                  mayPay, mayHave, may, othersMay, insteadIf, ifSo, ifRolled, elseDo, unlessPaid,
                  choose, flipCoin, rollDie, delayed, watch, trap, trapOfNext, qualified>
{
};
/// "Then", "After that," at the beginning of a sentence say no more than that it is the next.
struct leading : seq<word<"then", "after that", "afterwards", "afterward", "in addition",
                         "additionally", "next", "and then">,
                     maybe<comma>>
{
};
/// "... to it and each enemy adjacent to it": what was said before is done to them too.
struct endsHere : pegtl::at<any<stop, comma, semicolon, word<"and", "then", "or", "if", "unless">>>
{
};
struct toThemToo : seq<maybe<word<"to", "on", "from">>, thing, endsHere>
{
    static Effect build(Found& found)
    {
        Rescue alike; // a place for the deed before it (`alikeBefore`), with another object
        alike.what = found.take<Thing>();
        return { std::move(alike) };
    }
};
bool alikeBefore(std::vector<Effect>& parts)
{
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto* alike = std::get_if<Rescue>(&parts[i].node);
        if (!alike || !alike->effect.empty())
            continue;
        if (i == 0)
            return false;
        Thing whom = alike->what;
        Effect again = lastIn(parts[i - 1]);
        if (!tellWhom(again, std::move(whom)))
            return false;
        parts[i] = std::move(again);
    }
    return true;
}
struct chain : seq<maybe<leading>, link, many<joint, any<link, toThemToo>>>
{
    static std::optional<Effect> build(Found& found)
    {
        std::vector<Effect> parts = found.takeAll<Effect>();
        if (!alikeBefore(parts))
            return std::nullopt;
        auto joints = found.takeAll<Joint>();
        if (parts.size() == 2) { // "apply 1 Burn to it, and if it was burning, silence it"
            if (!askedBefore(parts, 1))
                return std::nullopt;
            joints.resize(parts.size() - 1);
        }
        return joined(std::move(parts), std::move(joints));
    }
};
/// "2 additional damage" is of the kind of the damage before it, and to the same.
bool alikeDamage(std::vector<Effect>& parts)
{
    std::optional<Deal> last;
    bool known = true;
    for (Effect& part : parts)
        walk(part, [&](auto& each) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(each)>, Effect>)
                if (auto* deal = std::get_if<Deal>(&each.node)) {
                    if (deal->alike && !last) {
                        known = false;
                    } else if (deal->alike) {
                        deal->type = last->type;
                        if (!deal->numbered) {
                            deal->what = last->what;
                            again(deal->what);
                        }
                        deal->numbered = true;
                        deal->alike = false;
                    }
                    last = *deal;
                }
        });
    return known;
}
struct stops : seq<sentence, many<stop, sentence>, stop>
{
    static std::optional<Effect> build(Found& found)
    {
        std::vector<Effect> parts = found.takeAll<Effect>();
        if (!alikeDamage(parts))
            return std::nullopt;
        if (!joinedUp(parts))
            return std::nullopt;
        const std::size_t joints = parts.size() - 1;
        return joined(std::move(parts), std::vector<Joint>(joints, Joint::Stop));
    }
};

} // namespace

bool sentence::read(Input& in, Reading& reading)
{
    return text::read<chain>(in, reading);
}
bool sentences::read(Input& in, Reading& reading)
{
    return text::read<stops>(in, reading);
}

} // namespace triptych::seize::grammar
