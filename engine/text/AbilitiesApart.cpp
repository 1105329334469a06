#include "text/AbilitiesApart.h"

#include "text/Sentences.h"
#include "text/SeveralEvents.h"

#include <algorithm>
#include <array>
#include <utility>

namespace triptych::text {
namespace {

/// Keywords and prefixes are set apart from the sentences they were typed among.
std::vector<Tokens> apart(Tokens tokens, const Habits& habits)
{
    if (isOneSentence(tokens)) {
        tokens.front().apart = true;
        if (tokens.back().isStop())
            tokens.pop_back();
        tokens.push_back(stopBehind(tokens.back()));
        return only(std::move(tokens));
    }
    std::vector<Tokens> made;
    std::vector<Tokens> body;
    Tokens prefix;
    const std::vector<Tokens> sentences = sentencesOf(tokens);
    for (const Tokens& sentence : sentences) {
        const bool besides = sentences.size() > 1;
        if (besides && isPrefix(sentence, habits.prefixes)) {
            prefix.insert(prefix.end(), sentence.begin(), sentence.end());
            const bool numbered = isNumber(sentence.back());
            prefix.push_back({ numbered ? "," : "-", sentence.back().column, !numbered });
        } else if (besides && isKeywords(sentence, habits.keywords)) {
            made.push_back(joinedSentences({ sentence }));
        } else {
            body.push_back(sentence);
        }
    }
    if (body.empty() && !prefix.empty())
        return { joinedSentences(sentences) };
    if (!body.empty()) {
        if (!prefix.empty()) {
            body.front().front().apart = true;
            body.front().insert(body.front().begin(), prefix.begin(), prefix.end());
        }
        made.push_back(joinedSentences(body));
    }
    return made;
}

/// "Additional cost: sacrifice a citizen. Draw 3 cards." is two paragraphs, and so is a spell's
/// "Plunder 3: draw 3 cards."
std::vector<Tokens> costsApart(Tokens tokens, const Habits& habits)
{
    const bool additional = saysAt(tokens, 0, "additional cost :") > 0;
    if (!additional && !habits.costBeforeSpell)
        return only(std::move(tokens));
    std::size_t cut = 0;
    for (std::size_t at = 0; at < tokens.size() && cut == 0; ++at) {
        if (additional && tokens[at].isStop())
            cut = at + 1;
        else if (!additional && tokens[at].word == ":")
            cut = at;
        else if (!additional
            && (tokens[at].isStop() || tokens[at].is("choose") || tokens[at].is("chooses")))
            return only(std::move(tokens));
    }
    if (cut == 0 || cut + 1 >= tokens.size())
        return only(std::move(tokens));
    const Tokens head(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(cut));
    if (!additional && (isPrefix(head, habits.prefixes) || isKeywords(head, habits.keywords)))
        return only(std::move(tokens));
    Tokens cost(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(cut));
    Tokens rest(
        tokens.begin() + static_cast<std::ptrdiff_t>(cut + (additional ? 0 : 1)), tokens.end());
    if (!additional) {
        const std::uint32_t column = cost.front().column;
        cost.insert(cost.begin(),
            { { "additional", column, false }, { "cost", column, true }, { ":", column, false } });
        cost[3].apart = true;
        cost.push_back({ ".", cost.back().column, false });
    }
    return { std::move(cost), std::move(rest) };
}

/// "Whenever another mercenary attacks": what waits by itself. "When it is destroyed" goes on about what was
/// said before, and "when ... this turn" is something that an effect leaves behind.
bool waits(const Tokens& sentence, bool first)
{
    const std::size_t at = first && sentence.size() > 1 && sentence[1].is(":") ? 2 : 0;
    if (sentence.size() > 1 && sentence[1].is(";"))
        return true; // "Dies; draw 1 card"
    if (at + 1 >= sentence.size() || !(sentence[at].is("when") || sentence[at].is("whenever")))
        return false;
    constexpr std::array<std::string_view, 7> back { "it", "that", "they", "those", "them",
        "you're", "he" };
    const Token& who = sentence[at + 1];
    if (!first
        && std::any_of(back.begin(), back.end(), [&](std::string_view w) { return who.is(w); }))
        return false;
    for (std::size_t i = at; i < sentence.size() && !sentence[i].is(","); ++i)
        if (sentence[i].is("this") && i + 1 < sentence.size() && sentence[i + 1].is("turn"))
            return false;
    // "When this leaves, ...", "When this card leaves, ...": the end of what was said before.
    const bool ends = who.is("this") && at + 2 < sentence.size()
        && (sentence[at + 2].is("leaves")
            || (at + 3 < sentence.size() && sentence[at + 3].is("leaves")));
    // "When you do, ...": likewise.
    const bool goesOn = who.is("you") && at + 2 < sentence.size() && sentence[at + 2].is("do");
    return first || !sentence[at].is("when") || !(goesOn || ends);
}

/// Sentences that belong together, said one after another; `begins` tells which begin something new.
template <typename Begins>
std::vector<Tokens> together(const std::vector<Tokens>& sentences, Begins begins)
{
    std::vector<std::vector<Tokens>> groups;
    for (const Tokens& sentence : sentences) {
        if (groups.empty() || begins(sentence))
            groups.emplace_back();
        groups.back().push_back(sentence);
    }
    std::vector<Tokens> joined;
    for (const std::vector<Tokens>& group : groups)
        joined.push_back(joinedSentences(group));
    return joined;
}

/// "Short Time 3, this has Ravenous": a prefix and what it limits.
bool isLimited(const Tokens& sentence, std::span<const std::string_view> prefixes)
{
    std::size_t length = 0;
    if (!isOneOf(prefixes, sentence, 0, length))
        return false;
    length += length < sentence.size() && isNumber(sentence[length]) ? 1 : 0;
    return length + 1 < sentence.size() && (sentence[length].is(",") || sentence[length].is("-"));
}

/// "{2}{w}: draw a card": what is paid for.
bool isPaidFor(const Tokens& sentence)
{
    const bool cost = !sentence.empty()
        && (sentence.front().word.starts_with('{') || sentence.front().word.starts_with('['));
    return cost
        && std::any_of(sentence.begin(), sentence.end(), [](const Token& t) { return t.is(":"); });
}

/// What is so for as long as a card is there: it neither waits, nor is paid for, nor is one of modes.
bool isLasting(const Tokens& sentence)
{
    constexpr std::array<std::string_view, 6> others { "at", "when", "whenever", "choose", "enter",
        "dies" };
    return !sentence.empty()
        && std::none_of(others.begin(), others.end(),
            [&](std::string_view word) { return sentence.front().is(word); })
        && std::none_of(sentence.begin(), sentence.end(),
            [](const Token& t) { return t.is(":") || t.is(";"); });
}
/// "At the start of your turn, ...", "during your turn, ...": behind what is always so it is an ability of its
/// own.
bool isAtATime(const Tokens& sentence)
{
    constexpr std::array<std::string_view, 9> times { "during your turn ,",
        "during each opponent's turn ,", "during your opponent's turn ,",
        "during your opponents' turns ,", "during combat ,", "at the start of your turn ,",
        "at the beginning of your turn ,", "at the end of your turn ,",
        "at the start of each turn ," };
    return std::any_of(times.begin(), times.end(),
        [&](std::string_view time) { return saysAt(sentence, 0, time) > 0; });
}

/// What is typed behind an ability and is one by itself: "Other Humans get +1/+1. Whenever a Human dies, ..."
std::vector<Tokens> behindOthers(Tokens tokens, const Habits& habits)
{
    if (habits.prefixes.empty() || habits.costBeforeSpell || isOneSentence(tokens))
        return only(std::move(tokens));
    const std::vector<Tokens> sentences = sentencesOf(tokens);
    bool lasting = true; // all that was said so far
    // Nothing was said yet but prefixes: "Solo. Enter; ..." is one ability.
    bool prefixes = !sentences.empty() && isPrefix(sentences.front(), habits.prefixes);
    std::vector<Tokens> abilities = together(sentences, [&](const Tokens& sentence) {
        const bool goesOn
            = std::exchange(prefixes, prefixes && isPrefix(sentence, habits.prefixes));
        const bool begins = !goesOn
            && (waits(sentence, false) || isLimited(sentence, habits.prefixes)
                || isPaidFor(sentence) || (lasting && isAtATime(sentence)));
        lasting = lasting && isLasting(sentence);
        return begins;
    });
    return abilities.size() < 2 ? only(std::move(tokens)) : abilities;
}

/// "At the start of your turn, ...": each turn, and so nothing that goes on from one event.
bool isEachTurn(const Tokens& sentence)
{
    constexpr std::array<std::string_view, 3> times { "at the start of your turn ,",
        "at the beginning of your turn ,", "at the start of each turn ," };
    return std::ranges::any_of(
        times, [&](std::string_view time) { return saysAt(sentence, 0, time) > 0; });
}

/// "When this enters, draw 1. Whenever it ..." stays; "When this enters, draw 1. Whenever you draw, ..." is two.
std::vector<Tokens> waitingApart(const std::vector<Tokens>& sentences)
{
    if (!waits(sentences.front(), true))
        return {};
    std::vector<Tokens> abilities = together(sentences,
        [](const Tokens& sentence) { return waits(sentence, false) || isEachTurn(sentence); });
    return abilities.size() < 2 ? std::vector<Tokens> {} : abilities;
}

/// "Its attacks ignore Armor"; "its bearer" and "its controller" are somebody else.
bool isOfTheOwn(const Tokens& sentence, std::size_t at)
{
    constexpr std::array<std::string_view, 4> others { "bearer", "wielder", "controller", "owner" };
    return at + 1 < sentence.size() && sentence[at].is("its")
        && std::none_of(others.begin(), others.end(),
            [&](std::string_view other) { return sentence[at + 1].is(other); });
}

/// "You may lose 2 loot. If you do, draw 2": no sentence of its own.
bool takesUp(const Tokens& sentence)
{
    constexpr std::array<std::string_view, 3> words { "if you do", "if you do not", "otherwise" };
    std::size_t length = 0;
    return isOneOf(words, sentence, 0, length);
}

/// Of how many words whom is spoken of is named, where what they do stands behind: "adjacent allies have Armor 1".
std::size_t lengthOfSeveral(const Tokens& sentence, std::size_t begin)
{
    constexpr std::array<std::string_view, 8> deeds { "have", "get", "gain", "deal", "take",
        "ignore", "are", "can" };
    constexpr std::array<std::string_view, 14> others { "that", "who", "which", "whose", "if",
        "when", "whenever", "while", "as", "each", "this", "it", "they", "you" };
    const auto isAny = [&](const auto& words, std::size_t at) {
        return std::ranges::any_of(
            words, [&](std::string_view word) { return sentence[at].is(word); });
    };
    for (std::size_t at = begin; at < sentence.size(); ++at) {
        if (isAny(deeds, at))
            return at - begin;
        if (isAny(others, at) || sentence[at].is(",") || sentence[at].is(":"))
            return 0;
    }
    return 0;
}

/// "Adjacent enemies have -1 melee. They cannot plunder. Their movement is reduced by 1": of whom is said again.
void nameSeveral(std::vector<Tokens>& sentences)
{
    const Tokens& first = sentences.front();
    const std::size_t begin = first.size() > 2 && first[1].is(":") ? 2 : 0;
    const std::size_t length = lengthOfSeveral(first, begin);
    if (length == 0)
        return;
    const Tokens several(first.begin() + static_cast<std::ptrdiff_t>(begin),
        first.begin() + static_cast<std::ptrdiff_t>(begin + length));
    const auto named = [&](const Token& at) {
        Tokens made = several;
        for (Token& token : made)
            token.column = at.column;
        made.front().apart = true;
        return made;
    };
    constexpr std::array<std::string_view, 8> behindIts { "is", "are", "deal", "deals", "ignore",
        "ignores", "have", "can" };
    for (std::size_t i = 1; i < sentences.size(); ++i) {
        Tokens& sentence = sentences[i];
        if (sentence.front().is("they")) {
            const Tokens they = named(sentence.front());
            sentence.insert(sentence.erase(sentence.begin()), they.begin(), they.end());
            continue;
        }
        const auto verb = std::ranges::find_if(sentence, [&](const Token& token) {
            return std::ranges::any_of(
                behindIts, [&](std::string_view word) { return token.is(word); });
        });
        if (!sentence.front().is("their") || verb == sentence.end())
            continue;
        Tokens whose = named(sentence.front()); // "the movement of adjacent enemies"
        whose.insert(whose.begin(), { "of", sentence.front().column, true });
        sentence.front().word = "the";
        sentence.insert(verb, whose.begin(), whose.end());
    }
}

/// "Equipped mercenary's melee attacks deal 1 more damage": likewise of whose they are.
Tokens withoutPossessive(Tokens sentence)
{
    for (Token& token : sentence)
        if (token.word.ends_with("'s"))
            token.word.resize(token.word.size() - 2);
    return sentence;
}

/// "This has Armor 1. If it is damaged, it also has Regen 1": in a sentence that becomes an ability of its
/// own, "it" is named again.
void nameTheOwn(std::vector<Tokens>& sentences, std::span<const std::string_view> owns)
{
    constexpr std::array<std::string_view, 4> openers { "if", "while", "as long as",
        "for as long as" };
    const Tokens first = withoutPossessive(sentences.front());
    const std::size_t begin = first.size() > 2 && first[1].is(":") ? 2 : 0;
    std::size_t length = 0;
    if (!isOneOf(owns, first, begin, length))
        return nameSeveral(sentences);
    const Tokens own(first.begin() + static_cast<std::ptrdiff_t>(begin),
        first.begin() + static_cast<std::ptrdiff_t>(begin + length));
    for (std::size_t i = 1; i < sentences.size(); ++i) {
        Tokens& sentence = sentences[i];
        isOneOf(openers, sentence, 0, length);
        const bool its = isOfTheOwn(sentence, length);
        if (length >= sentence.size() || !(its || sentence[length].is("it")))
            continue;
        const auto at = sentence.begin() + static_cast<std::ptrdiff_t>(length);
        const Token it = *at;
        Tokens named = own;
        for (Token& token : named)
            token.column = it.column;
        if (its)
            named.back().word += "'s";
        named.front().apart = it.apart;
        sentence.insert(sentence.erase(at), named.begin(), named.end());
    }
}

/// Sentences of lasting abilities are abilities of their own: "+1 Defense. When ..., ..."
std::vector<Tokens> sentencesApart(Tokens tokens, std::span<const std::string_view> openers,
    std::span<const std::string_view> owns)
{
    if (openers.empty() || isOneSentence(tokens))
        return only(std::move(tokens));
    const std::vector<Tokens> sentences = sentencesOf(tokens);
    std::size_t length = 0;
    if (sentences.size() < 2)
        return only(std::move(tokens));
    if (std::vector<Tokens> several = waitingApart(sentences); !several.empty())
        return several;
    for (const Tokens& sentence : sentences) // none but the last may be anything else than lasting
        if (&sentence != &sentences.back() && isOneOf(openers, sentence, 0, length))
            return only(std::move(tokens));
    std::vector<Tokens> apart
        = together(sentences, [](const Tokens& sentence) { return !takesUp(sentence); });
    nameTheOwn(apart, owns);
    return apart;
}

} // namespace

void joinPrefixes(std::vector<Line>& lines, const Habits& habits)
{
    if (habits.prefixes.empty())
        return;
    const auto alone = [&](const Line& line) {
        const std::vector<Tokens> sentences = sentencesOf(line.tokens);
        return sentences.size() == 1 && isPrefix(sentences.front(), habits.prefixes);
    };
    const auto ability = [&](const Line& line) {
        const std::vector<Tokens> sentences = sentencesOf(line.tokens);
        return !sentences.empty() && !alone(line)
            && !(sentences.size() == 1 && isKeywords(sentences.front(), habits.keywords));
    };
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        if (!alone(lines[i]) || !ability(lines[i + 1])
            || std::count_if(lines.begin(), lines.end(), ability) != 1)
            continue;
        Tokens prefix = sentencesOf(lines[i].tokens).front();
        const bool numbered = isNumber(prefix.back());
        prefix.push_back({ numbered ? "," : "-", prefix.back().column, !numbered });
        lines[i + 1].tokens.front().apart = true;
        prefix.insert(prefix.end(), lines[i + 1].tokens.begin(), lines[i + 1].tokens.end());
        lines[i + 1].tokens = std::move(prefix);
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

std::vector<Tokens> abilitiesApart(Tokens typed, const Habits& habits)
{
    std::vector<Tokens> all;
    for (Tokens& ability : behindOthers(std::move(typed), habits))
        for (Tokens& way : eventsApart(std::move(ability), habits))
            for (Tokens& part : costsApart(std::move(way), habits))
                for (Tokens& whole : apart(std::move(part), habits))
                    for (Tokens& one :
                        sentencesApart(std::move(whole), habits.notLasting, habits.owns))
                        all.push_back(std::move(one));
    return all;
}

} // namespace triptych::text
