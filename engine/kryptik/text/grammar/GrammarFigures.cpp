#include "kryptik/text/grammar/GrammarInstructions.h"

#include <utility>

// By how much attack and defense change: "+1/-0", "+2 attack and +1 defense".
namespace triptych::kryptik::grammar {
namespace {

struct Signed
{
    int value = 0;
    bool x = false;
    bool minus = false;
    std::size_t length = 0;
};

/// "+2", "-X"; its length is 0 when it is none.
Signed signedNumber(std::string_view text)
{
    if (text.size() < 2 || (text[0] != '+' && text[0] != '-'))
        return {};
    Signed found;
    found.minus = text[0] == '-';
    if (lower(text[1]) == 'x' && (text.size() == 2 || !isLetter(text[2]))) {
        found.x = true;
        found.length = 2;
        return found;
    }
    std::size_t digitsEnd = 1;
    while (digitsEnd < text.size() && isDigit(text[digitsEnd]) && digitsEnd < 4)
        found.value = found.value * 10 + (text[digitsEnd++] - '0');
    if (digitsEnd == 1)
        return {};
    found.length = digitsEnd;
    if (found.minus && found.value != 0) {
        found.value = -found.value;
        found.minus = false; // Only a zero needs to remember its sign.
    }
    return found;
}

/// "+2 attack and +1 defense", "-2 defense", "+1 attack and defense": the same in words
struct ChangeInWords
{
    Signed attack {};
    Signed defense {};
    std::size_t length = 0;
};
ChangeInWords changeInWords(std::string_view text)
{
    ChangeInWords found;
    const auto next = [&](std::string_view words) {
        const std::string_view rest = text.substr(found.length);
        const bool said = rest.size() >= words.size()
            && equalIgnoringCase(rest.substr(0, words.size()), words)
            && (rest.size() == words.size() || !isLetter(rest[words.size()]));
        found.length += said ? words.size() : 0;
        return said;
    };
    const Signed first = signedNumber(text);
    found.length = first.length;
    if (first.length == 0)
        return {};
    if (next(" attack and defense")) {
        found.attack = found.defense = first;
        return found;
    }
    const bool ofAttack = next(" attack");
    if (!ofAttack && !next(" defense"))
        return {};
    (ofAttack ? found.attack : found.defense) = first;
    const std::size_t one = found.length;
    const Signed second = next(" and ") ? signedNumber(text.substr(found.length)) : Signed {};
    found.length += second.length;
    if (second.length > 0 && next(ofAttack ? " defense" : " attack"))
        (ofAttack ? found.defense : found.attack) = second;
    else
        found.length = one;
    return found;
}

struct scanBonus
{
    static constexpr std::string_view what = "a change such as +1/+1";
    static std::size_t length(std::string_view text)
    {
        const Signed attack = signedNumber(text);
        if (attack.length > 0 && text.size() > attack.length && text[attack.length] == ' ')
            return changeInWords(text).length;
        if (attack.length == 0 || text.size() <= attack.length || text[attack.length] != '/')
            return 0;
        const Signed defense = signedNumber(text.substr(attack.length + 1));
        return defense.length == 0 ? 0 : attack.length + 1 + defense.length;
    }
};
struct figuresChange : scanned<scanBonus>
{
    static Bonus build(std::string_view words)
    {
        Signed attack = signedNumber(words);
        const bool inWords = words[attack.length] == ' ';
        const ChangeInWords said = inWords ? changeInWords(words) : ChangeInWords {};
        const Signed defense
            = inWords ? said.defense : signedNumber(words.substr(attack.length + 1));
        attack = inWords ? said.attack : attack;
        Modify modify;
        modify.attack = attack.value;
        modify.attackByX = attack.x;
        modify.attackMinus = attack.minus;
        modify.defense = defense.value;
        modify.defenseByX = defense.x;
        modify.defenseMinus = defense.minus;
        return { std::move(modify) };
    }
};

} // namespace

bool statChange::read(Input& in, Reading& reading)
{
    return text::read<figuresChange>(in, reading);
}

} // namespace triptych::kryptik::grammar
