#pragma once

#include "text/LanguageExample.h"

#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

// The words of a card language by what they tell: which are forms of one, which say what is done, and how much each
// says of what a text is about. It is learned from texts that are understood; a game only tells its deeds.
namespace triptych::text {

/// A word or a sign of a text. `meaning` is the same for all forms of a word, for all numbers, and for all words that a
/// game has for one deed.
struct SaidWord
{
    std::string_view letters; ///< Where it stands in the text.
    std::string meaning;

    bool isSign() const
    {
        return meaning.size() == 1
            && std::string_view(".,:;\"-").find(meaning.front()) != std::string_view::npos;
    }
    bool isNumber() const { return meaning.find('#') != std::string::npos; }
};
using SaidWords = std::vector<SaidWord>;

class Vocabulary
{
public:
    /// A row of `deeds` is words for one deed, in the form of "destroy kill": the first one is how the language says it.
    Vocabulary(std::vector<std::span<const LanguageExample>> texts,
        std::span<const std::string_view> deeds);

    SaidWords wordsOf(std::string_view text) const;
    bool isDeed(const std::string& meaning) const { return m_deeds.contains(meaning); }
    /// Whether a text that is understood has it.
    bool isKnown(const std::string& meaning) const { return m_howOften.contains(meaning); }
    /// Whether any text has a word of these.
    bool knows(std::string_view words) const;
    /// How much it tells of what a text is about: nothing, where it only joins others.
    double weight(const std::string& meaning) const;

    struct Saying
    {
        std::string_view words;
        std::vector<std::string> meanings;
    };
    const std::vector<Saying>& sayings() const { return m_sayings; }

private:
    std::string meaningOf(std::string_view word) const;

    std::vector<Saying> m_sayings;
    std::unordered_map<std::string, int> m_howOften;
    std::unordered_map<std::string, std::string> m_sameDeed; ///< By stems.
    std::unordered_set<std::string> m_deeds;
};

/// Without such a word, or with another in its place, a text would say the opposite.
bool isNegation(std::string_view words);
/// "enemy" and "allied": a text that says the one does not mean the other.
bool contrast(std::string_view word, std::string_view other);

} // namespace triptych::text
