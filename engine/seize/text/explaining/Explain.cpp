#include "seize/text/printing/Print.h"

#include "core/Overloaded.h"
#include "seize/text/binding/Bind.h"
#include "seize/text/explaining/Explain.h"
#include "seize/text/explaining/German.h"
#include "seize/text/printing/Phrases.h"
#include "seize/text/printing/Spoken.h"
#include "text/Spelling.h"

#include <algorithm>

#include <fmt/format.h>

// What a paragraph does, for somebody who does not know the game's words: each verb is said by what
// happens on the table, and behind it stands what the capitalised words mean.
namespace triptych::seize::explaining {

using namespace phrases;

std::string does(const Who& player, std::string_view base, std::string_view third)
{
    return fmt::format("{}{} {}", who(player), standing(player.standing),
        player.kind == Who::Kind::You ? base : third);
}
std::string_view own(const Who& player)
{
    return player.kind == Who::Kind::You ? "your" : "their";
}
/// "target mercenary takes", "two target mercenaries take"
std::string does(const Thing& what, std::string_view one, std::string_view several)
{
    const bool they = what.kind == Thing::Kind::It && what.plural;
    return fmt::format("{} {}", they ? "they" : object(what), isPlural(what) ? several : one);
}
std::string is(const Thing& what)
{
    return does(what, "is", "are");
}
std::string_view plural(int count)
{
    return count == 1 ? "" : "s";
}
std::string much(const Amount& amount, std::string_view noun)
{
    const Measure how = measure(amount, "as much");
    return fmt::format("{}{}{}", how.before, noun, how.after);
}
std::string cards(const Amount& amount)
{
    return much(amount, amount == fixed(1) ? "card" : "cards");
}
std::string_view howLong(Duration duration)
{
    switch (duration) {
    case Duration::Always:
    case Duration::ThisAttack:
        return "";
    case Duration::ThisTurn:
        return ", until this turn ends";
    case Duration::UntilYourNextTurn:
        return ", until your next turn begins";
    case Duration::NextAttack:
        return ", until its next attack is over";
    case Duration::ThroughYourNextTurn:
        return ", until your next turn ends";
    case Duration::ThroughItsNextTurn:
        return ", until the next turn of its controller ends";
    case Duration::NextAttackThisTurn:
        return ", until its next attack of this turn is over";
    case Duration::DuringYourNextTurn:
        return ", for as long as your next turn goes on and not before";
    case Duration::DuringItsNextTurn:
        return ", for as long as the next turn of its controller goes on and not before";
    case Duration::UntilItsNextTurn:
        return ", until the next turn of its controller begins";
    case Duration::ThroughYourTurn:
        return ", until your turn ends: this one, or else the next";
    case Duration::ThroughThisPhase:
        return ", until this phase ends";
    case Duration::ThroughAttackPhase:
        return ", until the Attack Phase ends: this one, or else the next";
    case Duration::ThroughNextAttackPhase:
        return ", until the next Attack Phase ends, and not the one that goes on";
    case Duration::WhileInPlay:
        return ", for as long as this card stays in play";
    case Duration::WhileEquipped:
        break;
    }
    return ", for as long as the treasure is worn";
}

std::string explain(const Sequence& e, Words& words)
{
    std::string all;
    for (std::size_t i = 0; i < e.parts.size(); ++i) {
        const std::string next = plain(e.parts[i], words);
        if (i == 0)
            all = next;
        else if (e.joints[i - 1] == Sequence::Joint::Stop)
            all += ". " + text::capitalised(next);
        else
            all += (e.joints[i - 1] == Sequence::Joint::And ? " and " : "; then ") + next;
    }
    return all;
}
std::string explain(const Choose& e, Words& words)
{
    std::string all = "one of these, as you choose:";
    for (std::size_t i = 0; i < e.modes.size(); ++i)
        all += fmt::format(" {}) {}", i + 1, plain(e.modes[i], words));
    return all;
}
std::string explain(const FlipCoin& e, Words& words)
{
    std::string all = "a coin is tossed";
    if (!e.win.empty())
        all += "; if you win, " + plain(e.win.front(), words);
    if (!e.lose.empty())
        all += "; if you lose, " + plain(e.lose.front(), words);
    return all;
}

std::string plain(const Effect& effect, Words& words)
{
    const auto explainers = Overloaded {
        [&](const May& e) {
            if (e.must)
                return plain(e.effect.front(), words);
            return e.who.kind == Who::Kind::You
                ? "if you wish, " + plain(e.effect.front(), words)
                : fmt::format("if {}{} {}, {}", who(e.who), standing(e.who.standing), "wishes",
                    plain(e.effect.front(), words));
        },
        [&](const IfSo& e) {
            std::string all = fmt::format(
                "{}, {}", condition("if", e.condition), plain(e.effect.front(), words));
            if (!e.otherwise.empty())
                all += "; if not, " + plain(e.otherwise.front(), words);
            return all;
        },
        [&](const Instead& e) {
            return fmt::format("{}, {}; but {}, that does not happen and instead {}", "as a rule",
                plain(e.base.front(), words), condition("if", e.condition),
                plain(e.other.front(), words));
        },
        [&](const Unless& e) {
            if (isOwnChoice(e))
                return fmt::format("you choose, as this happens, one of these: {}; or {}",
                    plain(e.price.front(), words), plain(e.effect.front(), words));
            return fmt::format("{} asked, where {} can, whether this is done: {}; or else {}",
                e.who.kind == Who::Kind::You
                    ? std::string("you are")
                    : fmt::format("{}{} is", who(e.who), standing(e.who.standing)),
                e.who.kind == Who::Kind::You ? "you" : "they", plain(e.price.front(), words),
                plain(e.effect.front(), words));
        },
        [&](const ForEach& e) {
            return fmt::format("for every {}, one after the other: {}", described(e.who, Many::No),
                plain(e.effect.front(), words));
        },
        [&](const Trap& e) {
            words.need(e.where);
            const std::string_view time = howLong(e.duration);
            return fmt::format("a trap lies on {} until {} next comes onto it{}; then {}",
                tile(e.where), one(e.who),
                time.empty() ? std::string()
                             : fmt::format(" (or{}, when it is gone)", time.substr(1)),
                plain(e.effect.front(), words));
        },
        [&](const Watch& e) {
            const std::string deed = plain(e.effect.front(), words);
            const std::string until
                = e.duration == Duration::Always ? "" : std::string(howLong(e.duration));
            if (isAboutTime(e.trigger))
                return fmt::format("{} {}", nextMoment(e.trigger), deed);
            if (e.once)
                return fmt::format("the next time {}{}: {}", happening(e.trigger), until, deed);
            return fmt::format("each time {}{}: {}", happening(e.trigger), until, deed);
        },
        [&](const Duel& e) {
            return fmt::format("{} and {} deal each other Physical damage, each as much as its own "
                               "melee, both at once; it is no attack",
                object(e.what), object(e.with));
        },
        [&](const AlterAttack& e) { return print(Effect { e }); },
        [&](const Retarget& e) {
            if (e.copy)
                return print(Effect { e })
                    + "; the copy is yours, resolves before it and is no card";
            return print(Effect { e }) + ", if it could be aimed at one";
        },
        [&](const Mark& e) {
            return print(Effect { e })
                + "; these counters do nothing by themselves and go when this leaves";
        },
        [&](const Show& e) {
            return fmt::format("{} {} from {} hand to all{}", does(e.who, "show", "shows"),
                e.count == 1 ? phrases::card(e.cards)
                             : fmt::format("{} {}", e.count, phrases::cards(e.cards, Many::Yes)),
                own(e.who), e.random ? ", taken at random" : "");
        },
        [&](const Flips& e) {
            return e.count == Flips::untilLost
                ? std::string("a coin is tossed again and again until you lose once")
                : fmt::format("{} coins are tossed, and those you win are counted", e.count);
        },
        [&](const Turns& e) {
            return print(Effect { e })
                + (e.deed == Turns::Deed::SkipPhase
                        ? "; what it would do is not done, and the phase after it begins"
                        : "");
        },
        [&](const RollDie&) { return std::string("you roll a die with the numbers 1 to 6"); },
        [&](const Delayed& e) {
            return fmt::format("{}, {}",
                e.when == Delayed::When::EndOfTurn ? "when this turn ends"
                                                   : "when your next turn begins",
                plain(e.effect.front(), words));
        },
        [&](const auto& e) {
            if constexpr (requires { e.what.filter; })
                words.need(e.what);
            if constexpr (requires { e.where; })
                words.need(e.where);
            return explain(e, words);
        },
    };
    return std::visit(explainers, effect.node);
}

} // namespace triptych::seize::explaining

// Paragraphs.
namespace triptych::seize {
namespace {

using namespace phrases;
using namespace explaining;

/// " (only once each turn)": how often it can be used or happen
std::string limits(const Ability& ability)
{
    std::string all = ability.oncePerTurn ? " (only once each turn)" : "";
    if (ability.perTurn > 0)
        all += fmt::format(" (only {} times each turn)", ability.perTurn);
    if (ability.oncePerGame)
        all += " (only once per game)";
    if (ability.ofBearer)
        all += " (as an ability of the bearer itself, which is not exhausted)";
    return all;
}

std::string front(const Ability& ability)
{
    const std::string once = limits(ability);
    switch (ability.kind) {
    case Ability::Kind::Active:
        if (ability.cost.empty())
            return fmt::format("At any time you may use it{}: ", once);
        return fmt::format(
            "At any time you may pay for it ({}){}: ", phrases::cost(ability.cost), once);
    case Ability::Kind::Triggered:
        return fmt::format("{}{} ", text::capitalised(phrases::trigger(ability)), once);
    case Ability::Kind::Static:
        if (ability.condition)
            return text::capitalised(condition("for as long as", *ability.condition)) + ": ";
        return ability.oncePerGame ? "Once per game: "
            : ability.oncePerTurn  ? "Once each turn: "
                                   : "Always: ";
    case Ability::Kind::Attack:
        return fmt::format("As an attack ({}): ", phrases::reach(*ability.reach));
    case Ability::Kind::Played:
        if (ability.trigger)
            return fmt::format("Only when {}: ", phrases::happening(*ability.trigger));
        break;
    }
    return {};
}

/// " (it: the target enemy mercenary)": what the words of the text refer to.
std::string referents(const Ability& ability)
{
    std::vector<Ability> one { ability };
    Meanings meanings;
    if (!bind(one, &meanings).front().text.empty())
        return {}; // It speaks of the paragraph before it, which says so.
    std::string all;
    Meanings told;
    for (const Meaning& meaning : meanings) {
        if (std::ranges::find(told, meaning) != told.end())
            continue;
        told.push_back(meaning);
        all += fmt::format(" ({}: {})", meaning.word, meaning.meaning);
    }
    return all;
}

} // namespace

std::string explain(const Ability& ability, text::Tongue tongue)
{
    if (tongue == text::Tongue::German)
        return german::explained(ability);
    Words words;
    const std::string said = plain(*ability.effect, words);
    words.need(ability);
    std::string begun = ability.stored ? "While it lies in your Warchest: " : "";
    begun += front(ability);
    if (ability.condition && ability.kind != Ability::Kind::Static
        && ability.kind != Ability::Kind::Triggered)
        begun = fmt::format("{}{}{}: ", begun, ability.condition->unless ? "Not if " : "Only if ",
            condition(*ability.condition));
    if (!ability.cost.empty() && ability.kind != Ability::Kind::Active && ability.rather)
        begun = fmt::format(
            "{}Instead of its cost you may pay ({}): ", begun, phrases::cost(ability.cost));
    else if (!ability.cost.empty() && ability.kind != Ability::Kind::Active)
        begun = fmt::format("{}Besides its cost you {}pay for it ({}): ", begun,
            ability.optional ? "may " : "", phrases::cost(ability.cost));
    std::string price = ability.price
        ? fmt::format(" {}.", text::capitalised(phrases::price(*ability.price)))
        : std::string();
    if (ability.kept)
        price += " Nothing can call it off.";
    if (ability.unanswered)
        price += " While it waits, opponents can neither play cards nor use abilities.";
    return fmt::format("{}{}.{}{}{}", begun, begun.empty() ? text::capitalised(said) : said, price,
        referents(ability), words.all(meaning));
}

} // namespace triptych::seize
