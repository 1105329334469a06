#include "seize/text/printing/PhrasesParts.h"

#include "seize/text/printing/Said.h"
#include "text/Spelling.h"

#include <array>
#include <string>
#include <vector>

#include <fmt/format.h>

// What a mercenary is given, with its verb: "gets +1 melee and has Armor 2".
namespace triptych::seize::phrases {
namespace {

using Kind = Modifier::Kind;

/// Which verb a modifier stands with; deeds are verbs themselves.
enum class Verb { Gets, Has, Deed };
Verb verbOf(Kind kind)
{
    if (kind <= Kind::Damage)
        return Verb::Gets;
    if (kind == Kind::Becomes || kind == Kind::Doubled)
        return Verb::Has;
    return kind <= Kind::Leech ? Verb::Has : Verb::Deed;
}

std::string_view verb(Verb verb, bool several, bool lasting)
{
    if (verb == Verb::Deed)
        return "";
    if (verb == Verb::Gets)
        return several ? "get " : "gets ";
    if (lasting)
        return several ? "have " : "has ";
    return several ? "gain " : "gains ";
}

bool lacks(const Modifier& modifier)
{
    return modifier.number == Modifier::noneLeft;
}

} // namespace

std::string modifier(const Modifier& modifier, bool several)
{
    constexpr std::array<std::string_view, 6> stats { "melee", "ranged", "move", "bounty", "health",
        "damage" };
    constexpr std::array<std::string_view, 5> keywords { "Armor", "Magic Armor", "Defense",
        "Fortify", "Regen" };
    if (verbOf(modifier.kind) == Verb::Gets)
        return fmt::format("{:+} {}{}", modifier.number,
            stats[static_cast<std::size_t>(modifier.kind)],
            modifier.atLeastOne ? ", to a minimum of 1" : "");
    if (modifier.kind == Kind::Reach)
        return fmt::format("reach +{}", modifier.number);
    if (modifier.kind == Kind::Becomes)
        return fmt::format("a {} of {}", stat(modifier.stat), modifier.number);
    if (modifier.kind == Kind::Doubled)
        return fmt::format("double {}", stat(modifier.stat));
    if (verbOf(modifier.kind) != Verb::Has)
        return modifierDeed(modifier, several);
    const bool leech = modifier.kind == Kind::Leech;
    const std::string_view word = leech
        ? "Leech"
        : keywords[static_cast<std::size_t>(modifier.kind) - static_cast<std::size_t>(Kind::Armor)];
    return lacks(modifier) ? fmt::format("no {}", word)
        : leech            ? modifierDeed(modifier, several)
                           : fmt::format("{} {}", word, modifier.number);
}

std::string given(const Gain& gain, bool several, bool lasting, std::string_view howLong)
{
    std::string words = modifiers(gain.modifiers, several, lasting);
    if (!gain.times)
        return fmt::format("{}{}", words, howLong);
    if (gain.times->kind == Amount::Kind::PerCounted)
        return fmt::format(
            "{}{}{}{}", words, forEach(*gain.times->counted), upTo(*gain.times), howLong);
    if (gain.times->kind == Amount::Kind::ThatMuch)
        return fmt::format("{} for each {} this way{}", words,
            isOfTiles(*gain.times) ? "tile moved" : "counter removed", howLong);
    for (std::size_t at = words.find_first_of("0123456789"); at != std::string::npos;
         at = words.find_first_of("0123456789", at + 1))
        words[at] = 'X'; // each is 1, as often as X says
    return fmt::format("{}{}{}", words, howLong, whereX(*gain.times));
}

std::string given(const AlterAttack& altered)
{
    std::string words = modifier(altered.modifier, false);
    if (!altered.times)
        return words;
    if (altered.times->kind == Amount::Kind::PerCounted)
        return words + forEach(*altered.times->counted) + upTo(*altered.times);
    if (altered.times->kind == Amount::Kind::ThatMuch && isOfTiles(*altered.times))
        return words + " for each tile moved this way";
    const bool letter = altered.times->kind == Amount::Kind::EqualTo;
    std::string number = letter ? "X " : measure(*altered.times, "that much").before;
    number.pop_back();                                           // the space behind it
    words.replace(words.find_first_of("0123456789"), 1, number); // it is 1, as often as that says
    return letter ? words + whereX(*altered.times) : words;
}

std::string modifiers(const std::vector<Modifier>& all, bool several, bool lasting)
{
    std::vector<std::string> groups; // Of modifiers that share a verb.
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Verb now = verbOf(all[i].kind);
        // "Has no Armor and has Leech": behind one word it would have neither.
        if (i > 0 && now != Verb::Deed && now == verbOf(all[i - 1].kind)
            && lacks(all[i]) == lacks(all[i - 1]))
            groups.back() += ", " + modifier(all[i], several);
        else
            groups.push_back(std::string(verb(now, several, lasting)) + modifier(all[i], several));
    }
    return text::listed(groups);
}

} // namespace triptych::seize::phrases
