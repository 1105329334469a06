#include "text/Pronouns.h"

#include "text/Rules.h"
#include "text/Sentences.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace triptych::text {

namespace {

using Words = std::string_view;

/// What players do and cards do not: "he draws" is "they draw".
constexpr std::array<std::pair<Words, Words>, 14> deedsOfPlayers { { { "draws", "draw" },
    { "discards", "discard" }, { "sacrifices", "sacrifice" }, { "pays", "pay" },
    { "chooses", "choose" }, { "casts", "cast" }, { "plays", "play" }, { "controls", "control" },
    { "reveals", "reveal" }, { "shuffles", "shuffle" }, { "searches", "search" }, { "puts", "put" },
    { "looks", "look" }, { "owns", "own" } } };
constexpr std::array<Words, 9> thingsOfPlayers { "hand", "deck", "control", "choice", "turn",
    "opponent", "opponents", "discard", "next" };

bool isADeed(const Token& token, const PersonWords& persons)
{
    const auto isIt
        = [&](const auto& deed) { return token.is(deed.first) || token.is(deed.second); };
    return std::ranges::any_of(deedsOfPlayers, isIt) || std::ranges::any_of(persons.deeds, isIt);
}

bool isAThing(const Token& token, const PersonWords& persons)
{
    const auto isIt = [&](Words thing) { return token.is(thing); };
    return std::ranges::any_of(thingsOfPlayers, isIt) || std::ranges::any_of(persons.things, isIt);
}

/// "Loses 2 loot": cards lose and gain too, but not that.
bool losesOwn(const Tokens& tokens, std::size_t at, const PersonWords& persons)
{
    constexpr std::array<Words, 4> verbs { "loses", "lose", "gains", "gain" };
    const std::size_t thing = at + 2;
    return thing < tokens.size()
        && std::ranges::any_of(verbs, [&](Words verb) { return tokens[at].is(verb); })
        && std::ranges::any_of(persons.losses, [&](Words word) { return tokens[thing].is(word); });
}

/// Whether a player is meant by the subject that stands there.
bool isAPlayer(const Tokens& tokens, std::size_t next, const PersonWords& persons)
{
    if (next < tokens.size() && (tokens[next].is("may") || tokens[next].is("must")))
        ++next;
    return next < tokens.size()
        && (isADeed(tokens[next], persons) || losesOwn(tokens, next, persons));
}

bool beginsASentence(const Token& before)
{
    return before.isStop() || before.is(":") || before.is(";") || before.is(",") || before.is("-");
}

void say(Tokens& tokens, std::size_t at, std::size_t length, Words word)
{
    tokens[at].word = word;
    tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(at) + 1,
        tokens.begin() + static_cast<std::ptrdiff_t>(at + length));
}

/// The plural that "they" has.
void agree(Tokens& tokens, std::size_t next, const PersonWords& persons)
{
    if (next >= tokens.size())
        return;
    const auto saySeveral = [&](const auto& deeds) {
        for (const auto& [one, several] : deeds)
            if (tokens[next].is(one))
                tokens[next].word = several;
    };
    saySeveral(deedsOfPlayers);
    saySeveral(persons.deeds);
    if (tokens[next].is("has"))
        tokens[next].word = "have";
    else if (tokens[next].is("does"))
        tokens[next].word = "do";
    else if (tokens[next].is("is"))
        tokens[next].word = "are";
    else if (tokens[next].is("loses"))
        tokens[next].word = "lose";
    else if (tokens[next].is("gains"))
        tokens[next].word = "gain";
}

} // namespace

void evenPronouns(Tokens& tokens, const PersonWords& persons)
{
    constexpr std::array<Words, 2> eitherSubject { "he or she", "she or he" };
    constexpr std::array<Words, 2> eitherObject { "him or her", "her or him" };
    constexpr std::array<Words, 2> eithers { "his or her", "her or his" };
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const char first = lower(tokens[at].word.front());
        if (first != 'h' && first != 's') // All of them begin so.
            continue;
        std::size_t length = 0;
        if (isCapital(tokens[at].word.front()) && at > 0 && !beginsASentence(tokens[at - 1]))
            continue; // a name: "named Her Last Lantern"
        if (isOneOf(eitherSubject, tokens, at, length)) {
            say(tokens, at, length, "they");
            agree(tokens, at + 1, persons);
        } else if (isOneOf(eitherObject, tokens, at, length)) {
            say(tokens, at, length, "them");
        } else if (isOneOf(eithers, tokens, at, length)) {
            say(tokens, at, length, "their");
        } else if (tokens[at].is("he") || tokens[at].is("she")) {
            const bool player = isAPlayer(tokens, at + 1, persons);
            say(tokens, at, 1, player ? "they" : "it");
            if (player)
                agree(tokens, at + 1, persons);
        } else if (tokens[at].is("him") || tokens[at].is("himself") || tokens[at].is("herself")) {
            say(tokens, at, 1, tokens[at].is("him") ? "it" : "itself");
        } else if (tokens[at].is("his") || tokens[at].is("her")) {
            // "Exhaust her." has nothing that she has behind it.
            const bool has = at + 1 < tokens.size() && isWord(tokens[at + 1])
                && std::ranges::none_of(std::array<Words, 12> { "to", "and", "or", "by", "until",
                                            "if", "this", "into", "from", "for", "with", "in" },
                    [&](Words word) { return tokens[at + 1].is(word); });
            const bool player = has && isAThing(tokens[at + 1], persons);
            say(tokens, at, 1, player ? "their" : has || tokens[at].is("his") ? "its" : "it");
        }
    }
}

} // namespace triptych::text
