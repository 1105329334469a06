#include "seize/text/grammar/GrammarNouns.h"

#include "text/Ahead.h"

#include <algorithm>
#include <array>

// Classes, which are any capitalised words before a noun.
namespace triptych::seize::grammar {
namespace {

// What may follow a class, and the words that are never one though they begin a sentence.
constexpr std::array<std::string_view, 21> afterClass { "weapon", "weapons", "equipment", "relic",
    "relics", "mercenary", "mercenaries", "mercenary's", "mercenaries'", "card", "cards", "ability",
    "abilities", "instant", "instants", "attack", "attacks", "event", "events", "treasure",
    "treasures" };
constexpr std::array<std::string_view, 26> neverClass { "active", "passive", "another", "other",
    "target", "each", "all", "every", "a", "an", "the", "your", "up", "any", "that", "this",
    "those", "it", "them", "if", "enemy", "allied", "opposing", "friendly", "adjacent",
    "opponents" };

template <std::size_t N>
bool isOneOf(const std::array<std::string_view, N>& words, std::string_view word)
{
    return std::any_of(
        words.begin(), words.end(), [&](std::string_view w) { return equalIgnoringCase(word, w); });
}
bool mayNameAClass(std::string_view word)
{
    return !word.empty() && !equalIgnoringCase(word.substr(0, 4), "non-") && !word.ends_with("'s")
        && (isCapital(word.front()) || (static_cast<unsigned char>(word.front()) & 0x80u) != 0)
        && !isOneOf(neverClass, word);
}

/// Any capitalised words before a noun: classes are data, so the grammar does not know them.
struct scanClass
{
    static constexpr std::string_view what = "a class";
    static std::size_t length(std::string_view text)
    {
        return nameAhead(
            text, [](std::string_view word) { return isOneOf(afterClass, word); }, mayNameAClass);
    }
};
struct classWords : scanned<scanClass>
{
    static ClassName build(std::string_view words) { return { std::string(words) }; }
};
/// "Mage" of "Mage or Priest": a class that another follows
struct scanFirstClass
{
    static constexpr std::string_view what = "a class";
    static std::size_t length(std::string_view text)
    {
        std::size_t at = 0;
        while (true) {
            const std::string_view word = firstWord(text.substr(at));
            if (!mayNameAClass(word) || isOneOf(afterClass, word))
                return 0;
            at += word.size();
            for (const std::string_view joint : { " or ", " and ", " and/or " })
                if (text.substr(at).starts_with(joint)
                    && mayNameAClass(firstWord(text.substr(at + joint.size()))))
                    return at;
            if (at >= text.size() || text[at] != ' ')
                return 0;
            ++at;
        }
    }
};
struct firstClassWord : scanned<scanFirstClass>
{
    static OrClass build(std::string_view words) { return { std::string(words) }; }
};
/// What stands behind "non-", or nothing.
std::string_view behindNon(std::string_view text)
{
    constexpr std::string_view non = "non-";
    return equalIgnoringCase(text.substr(0, non.size()), non) ? text.substr(non.size())
                                                              : std::string_view {};
}
/// "non-Warrior"
struct scanNonClass
{
    static constexpr std::string_view what = "a class";
    static std::size_t length(std::string_view text)
    {
        const std::string_view name = behindNon(text);
        const std::size_t found = name.empty() ? 0 : scanClass::length(name);
        return found == 0 ? 0 : text.size() - name.size() + found;
    }
};
struct nonClass : scanned<scanNonClass>
{
    static NotClass build(std::string_view words) { return { std::string(words.substr(4)) }; }
};
/// "non-Mage" of "non-Mage and non-Priest"
struct scanFirstNonClass
{
    static constexpr std::string_view what = "a class";
    static std::size_t length(std::string_view text)
    {
        constexpr std::size_t non = 4;
        if (text.size() <= non || !equalIgnoringCase(text.substr(0, non), "non-"))
            return 0;
        const std::size_t at = firstWord(text.substr(non)).size();
        if (!mayNameAClass(text.substr(non, at)))
            return 0;
        for (const std::string_view joint : { " and non-", ", non-", " or non-" })
            if (text.substr(non + at).starts_with(joint))
                return non + at;
        return 0;
    }
};
struct firstNonClass : scanned<scanFirstNonClass>
{
    static NotClass build(std::string_view words) { return { std::string(words.substr(4)) }; }
};
struct secondNonClass : scanned<scanNonClass>
{
    static OrClass build(std::string_view words) { return { std::string(words.substr(4)) }; }
};
struct noneOfClasses : any<seq<firstNonClass, word<"and", ",", "or">, secondNonClass>, nonClass>
{
};
struct scanBareClass
{
    static constexpr std::string_view what = "a class";
    static std::size_t length(std::string_view text)
    {
        const std::string_view word = firstWord(text);
        return mayNameAClass(word) ? word.size() : 0;
    }
};
struct bareClassSaid : scanned<scanBareClass>
{
    static ClassName build(std::string_view words) { return { std::string(words) }; }
};
/// "you control an Event" is no mercenary of a class.
struct bareClassWord : seq<pegtl::not_at<word<"event", "treasure", "weapon", "relic", "equipment",
                               "instant", "card", "ability", "trap", "tile", "opponent", "player">>,
                           bareClassSaid>
{
};

} // namespace

bool className::read(Input& in, Reading& reading)
{
    return text::read<classWords>(in, reading);
}
bool firstClass::read(Input& in, Reading& reading)
{
    return text::read<firstClassWord>(in, reading);
}
bool notOfClass::read(Input& in, Reading& reading)
{
    return text::read<noneOfClasses>(in, reading);
}
bool bareClass::read(Input& in, Reading& reading)
{
    return text::read<bareClassWord>(in, reading);
}

} // namespace triptych::seize::grammar
