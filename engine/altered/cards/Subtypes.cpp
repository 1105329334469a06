#include "altered/cards/Subtypes.h"

#include "altered/cards/Numbering.h"
#include "altered/text/Parse.h"
#include "text/Rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>

namespace triptych::altered {

namespace {

using Words = std::set<std::string, std::less<>>;

/// "Fairies" and "fairy" are one sub-type.
std::string plain(std::string_view printed)
{
    std::string word(printed);
    for (char& letter : word)
        letter = text::lower(letter);
    if (word.size() > 3 && word.ends_with("ies"))
        return word.substr(0, word.size() - 3) + "y";
    if (word.size() > 2 && word.ends_with('s') && !word.ends_with("ss"))
        word.pop_back();
    return word;
}

/// Calls `subtype` and `token` for those that an ability names.
template <typename OnSubtype, typename OnToken>
void eachNamed(Ability& ability, OnSubtype&& subtype, OnToken&& token)
{
    Numbers ask;
    ask.effect = [](const Effect&) { return std::uint16_t { 0xFFFF }; };
    ask.counter = [](const std::string&) { return std::uint16_t { 0xFFFF }; };
    ask.granted = [](const Ability&) {};
    ask.history = [](Happening::Event) {};
    ask.subtype = [&](const std::string& word) {
        subtype(word);
        return std::uint16_t { 0xFFFF };
    };
    ask.token = [&](const Token& named) {
        token(named);
        return std::uint16_t { 0xFFFF };
    };
    numberAll(ability, ask);
}

/// The sub-types that cards and the tokens of texts have; a token is also called by its name.
Words printedOn(std::vector<Card>& cards)
{
    Words words;
    for (Card& card : cards) {
        for (const std::string& subtype : card.subtypes)
            words.insert(plain(subtype));
        if (card.token)
            words.insert(plain(card.name));
        for (Ability& ability : card.abilities)
            eachNamed(
                ability, [](const std::string&) {},
                [&](const Token& token) {
                    words.insert(plain(token.name));
                    for (const std::string& subtype : token.subtypes)
                        words.insert(plain(subtype));
                });
    }
    return words;
}

} // namespace

void refuseUnknownSubtypes(std::vector<Card>& cards)
{
    const Words words = printedOn(cards);
    for (Card& card : cards)
        std::erase_if(card.abilities, [&](Ability& ability) {
            std::string unknown;
            eachNamed(
                ability,
                [&](const std::string& word) {
                    if (!isKnownSubtype(plain(word)) && !words.contains(plain(word)))
                        unknown = word;
                },
                [](const Token&) {});
            if (unknown.empty())
                return false;
            card.problems.push_back({ card.name,
                fmt::format("\"{}\" is no sub-type of any card; is it a word of the text that was "
                            "misspelt?",
                    unknown) });
            return true;
        });
}

} // namespace triptych::altered
