#include "text/OwnName.h"

#include "text/Rules.h"
#include "text/Sentences.h"
#include "text/Spelling.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace triptych::text {

namespace {

/// "takes", "plunders": nothing else that follows a name ends like this.
bool isThirdPerson(std::string_view word)
{
    return word.size() > 3 && word.ends_with('s') && !word.ends_with("'s")
        && std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

bool isListed(std::span<const std::string_view> list, std::string_view word)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

/// "this", "this mercenary's": each word a token of its own, as wordings know them.
Tokens selfTokens(const Habits& habits, const Token& at, bool possessive)
{
    Tokens made;
    for (const std::string_view word : wordsOf(habits.self))
        made.push_back({ std::string(word), at.column, made.empty() ? at.apart : true });
    if (possessive && !made.empty())
        made.back().word += "'s";
    return made;
}

/// "Ulf" of "Berserk Ulf": the first or the last word of a name, as one calls somebody who does something.
void saySelf(Tokens& tokens, const std::vector<std::string_view>& name, const Habits& habits)
{
    if (name.size() < 2)
        return;
    for (std::string_view calledBy : { name.front(), name.back() }) {
        constexpr std::array<std::string_view, 14> words { "the", "target", "each", "all", "every",
            "enemy", "allied", "your", "this", "that", "other", "another", "any", "opponent" };
        if (calledBy.size() < 3 || isListed(words, calledBy) || isListed(habits.terms, calledBy)
            || isListed(habits.kinds, calledBy) || isListed(habits.keywords, calledBy))
            continue;
        bool called = false; // Once it is what does something, it is who is spoken of, too.
        for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
            const bool said = isCapital(tokens[at].word.front()) && tokens[at].is(calledBy)
                && (beginsSentence(tokens, at) || tokens[at - 1].is("when")
                    || tokens[at - 1].is("whenever") || tokens[at - 1].is("if")
                    || tokens[at - 1].is("while"))
                && (isThirdPerson(tokens[at + 1].word) || tokens[at + 1].is("has")
                    || tokens[at + 1].is("can") || tokens[at + 1].is("is"));
            if (said)
                replace(tokens, at, at + 1, selfTokens(habits, tokens[at], false));
            called = called || said;
        }
        constexpr std::array<std::string_view, 7> before { "by", "to", "from", "with", "of", "on",
            "than" };
        for (std::size_t at = 1; at < tokens.size(); ++at) {
            const std::string last = lowerCase(tokens[at - 1].word);
            // "Adjacent to Ilse", with nothing behind it that it could be a kind of.
            const bool alone = isListed(before, last) && calledBy.size() > 3
                && (at + 1 == tokens.size() || !isLetter(tokens[at + 1].word.front()));
            if (!called && !alone)
                continue;
            const std::string word = lowerCase(tokens[at].word);
            const bool possessive = word == std::string(calledBy) + "'s";
            const bool whole = tokens[at - 1].is(name[name.size() - 2])
                || (at + 1 < tokens.size() && tokens[at + 1].is(name[1]));
            if (whole) // its whole name, which is said below
                continue;
            if (isCapital(tokens[at].word.front()) && (possessive || word == calledBy)
                && (possessive || isListed(before, last) || isListed(habits.deeds, last)))
                replace(tokens, at, at + 1, selfTokens(habits, tokens[at], possessive));
        }
    }
}

/// "Ulf's" of "ulf".
bool isPossessive(const Token& token, std::string_view name)
{
    return token.word.size() == name.size() + 2 && token.word.ends_with("'s")
        && equalIgnoringCase(token.word.substr(0, name.size()), name);
}

/// Words of which the game knows none, "harbor bailiff": a name also where nobody writes it large.
bool isOnlyAName(std::span<const std::string_view> words, const Habits& habits)
{
    return std::ranges::none_of(words, [&](std::string_view word) {
        return word == habits.noun.one || word == habits.noun.several || word.size() < 2
            || isListed(habits.terms, word) || isListed(habits.kinds, word)
            || isListed(habits.keywords, word) || isListed(habits.prefixes, word)
            || isListed(habits.states, word) || isListed(habits.deeds, word);
    });
}

/// "passive: ulf can move ...", "when ulf attacks": one small word is a name only where somebody is who does something.
bool isWhoDoesIt(const Tokens& tokens, std::size_t at)
{
    constexpr std::array<std::string_view, 6> before { "when", "whenever", "if", "while", "as",
        "and" };
    return beginsSentence(tokens, at) || isListed(before, lowerCase(tokens[at - 1].word));
}

/// Each time the words stand there as a name, not as an order: "Engage target citizen" may be one.
void sayWords(Tokens& tokens, std::span<const std::string_view> words, const Habits& habits)
{
    constexpr std::array<std::string_view, 21> verbs { "can't", "must", "also", "permanently",
        "immediately", "gets", "gains", "has", "deals", "can", "may", "enters", "dies", "attacks",
        "blocks", "is", "loses", "becomes", "leaves", "does", "cannot" };
    const bool smallToo = isOnlyAName(words, habits);
    for (std::size_t at = 0; at + words.size() <= tokens.size(); ++at) {
        if (at > 0 && tokens[at - 1].is("named"))
            continue;
        bool same = true;
        bool possessive = false;
        for (std::size_t i = 0; i < words.size() && same; ++i) {
            possessive = i + 1 == words.size() && isPossessive(tokens[at + i], words[i]);
            same = possessive || tokens[at + i].is(words[i]);
        }
        const std::size_t end = at + words.size();
        if (same) { // a name may begin like an order: "Engage target citizen"
            constexpr std::array<std::string_view, 7> others { "another", "target", "an", "a",
                "each", "other", "all" };
            const bool othersFollow = end + 1 < tokens.size() && tokens[end].is("and")
                && std::any_of(others.begin(), others.end(),
                    [&](std::string_view one) { return tokens[end + 1].is(one); });
            const bool verbFollows = end < tokens.size()
                && (othersFollow || isThirdPerson(tokens[end].word)
                    || std::any_of(verbs.begin(), verbs.end(),
                        [&](std::string_view v) { return tokens[end].is(v); }));
            const bool small = smallToo
                && (words.size() > 1
                    || ((possessive || verbFollows) && isWhoDoesIt(tokens, at)
                        && words.front().size() > 3));
            same = (isCapital(tokens[at].word.front()) || small)
                && (possessive || verbFollows || !beginsSentence(tokens, at));
        }
        if (same)
            replace(tokens, at, end, selfTokens(habits, tokens[at], possessive));
    }
}

/// "Jailer" of "Jailer of Reeds", "Ambassador" of "Patchwork Ambassador": where the word does something or has something.
void sayShort(Tokens& tokens, std::string_view word, const Habits& habits)
{
    constexpr std::array<std::string_view, 14> verbs { "gets", "gains", "has", "deals", "enters",
        "dies", "attacks", "blocks", "is", "loses", "becomes", "leaves", "can", "remains" };
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const std::string& said = tokens[at].word;
        const bool possessive = said.size() == word.size() + 2 && said.ends_with("'s");
        if ((!possessive && said.size() != word.size()) || !isCapital(said.front())
            || lowerCase(said).compare(0, word.size(), word) != 0)
            continue;
        // A kind of cards is followed by its noun, "Sailor citizens".
        const bool does = at + 1 < tokens.size()
            && std::any_of(verbs.begin(), verbs.end(),
                [&](std::string_view verb) { return tokens[at + 1].is(verb); });
        const bool apart = at == 0 || !isCapital(tokens[at - 1].word.front()); // no longer name
        if (apart && (possessive || does))
            replace(tokens, at, at + 1, selfTokens(habits, tokens[at], possessive));
    }
}

} // namespace

void sayThis(Tokens& tokens, std::string_view name, const Habits& habits)
{
    const std::string even = lowerCase(paragraph(name).words);
    // A card called like a word of the game says that word.
    const auto isWordOfTheGame = [&](std::string_view word) {
        for (const auto list : { habits.keywords, habits.terms, habits.kinds, habits.prefixes })
            if (isListed(list, word))
                return true;
        return false;
    };
    if (isWordOfTheGame(even))
        return;
    // As a text is cut into words, so that "Old Debts, Paid" is found in one.
    const Tokens called = tokensOf(even);
    std::vector<std::string_view> words;
    for (const Token& token : called)
        words.push_back(token.word);
    if (words.empty())
        return;
    saySelf(tokens, words, habits);
    sayWords(tokens, words, habits);
    // "Orsolya" of "Orsolya, Last of the Vane"
    const auto comma = std::find(words.begin(), words.end(), ",");
    if (comma == words.end() && words.size() > 1)
        for (const std::string_view word : { words.front(), words.back() })
            if (word.size() > 4 && !isWordOfTheGame(word))
                sayShort(tokens, word, habits);
    const std::span<const std::string_view> first(words.begin(), comma);
    if (comma == words.end() || first.empty()
        || (first.size() == 1 && (first.front().size() < 3 || isWordOfTheGame(first.front()))))
        return;
    sayWords(tokens, first, habits);
}

} // namespace triptych::text
