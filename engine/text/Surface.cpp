#include "text/Surface.h"

#include "text/Rules.h"
#include "text/SeveralEvents.h"
#include "text/Tokens.h"
#include "text/Wordings.h"

#include <algorithm>
#include <array>
#include <utility>

namespace triptych::text {
namespace {

struct Line
{
    Tokens tokens;
    std::size_t number = 1;
};

bool isOneOf(std::span<const std::string_view> list, const Tokens& tokens, std::size_t at,
    std::size_t& length)
{
    length = 0;
    for (const std::string_view word : list)
        length = std::max(length, saysAt(tokens, at, word));
    return length > 0;
}

// ---------------------------------------------------------------- Reminder text

bool explainsATerm(const Tokens& tokens, std::size_t open, std::span<const std::string_view> terms)
{
    for (std::size_t at = 0; at < open; ++at)
        for (const std::string_view term : terms)
            if (saysAt(tokens, at, term) > 0)
                return true;
    return false;
}

/// Restricts, changes or does something, which no rule of a term says: it is the card's own.
bool isOfTheCard(const Tokens& tokens, std::size_t open, std::size_t close)
{
    constexpr std::array<std::string_view, 7> own { "only", "once", "unless", "random", "draw",
        "draws", "first turn" };
    constexpr std::array<std::string_view, 4> begins { "if you control", "if you have",
        "if an opponent", "return it" };
    std::size_t length = 0;
    if (isOneOf(begins, tokens, open + 1, length))
        return true;
    for (std::size_t at = open + 1; at < close; ++at)
        if (isOneOf(own, tokens, at, length))
            return true;
    return false;
}

/// Words in parentheses repeat the rules of a term when they are a sentence and such a term stands
/// before them. Anything else may say something, and stays for the grammar to refuse.
void dropReminders(Tokens& tokens, std::span<const std::string_view> terms)
{
    for (std::size_t open = 0; open < tokens.size(); ++open) {
        if (tokens[open].word != "(")
            continue;
        std::size_t close = open + 1;
        while (close < tokens.size() && tokens[close].word != ")")
            ++close;
        if (close >= tokens.size() || close < open + 4)
            continue;
        constexpr std::array<std::string_view, 7> goesOn { "this", "it", "they", "that", "if",
            "when", "its" };
        const bool said = std::any_of(goesOn.begin(), goesOn.end(),
            [&](std::string_view word) { return tokens[open + 1].is(word); });
        const bool sentence
            = said || (isCapital(tokens[open + 1].word.front()) && tokens[close - 1].isStop());
        if (!sentence || !explainsATerm(tokens, open, terms) || isOfTheCard(tokens, open, close))
            continue;
        const bool stopped = open == 0 || tokens[open - 1].isStop();
        const bool ended = close + 1 < tokens.size() && tokens[close + 1].isStop();
        tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(open),
            tokens.begin() + static_cast<std::ptrdiff_t>(close + 1 + (stopped && ended ? 1 : 0)));
        --open;
    }
}

// ---------------------------------------------------------------- Modes on lines of their own

bool isBullet(const Tokens& tokens)
{
    if (tokens.size() < 2)
        return false;
    const std::string& first = tokens.front().word;
    if (first == "-" || first == "*" || first == "\u2022" || first == "o")
        return true;
    return first.size() == 1 && (tokens[1].word == ")")
        && (isDigit(first[0]) || isLetter(first[0]));
}

/// "Choose one:", "choose one or both -"; where a language has pairs of modes, "choose two:" as well.
bool opensModes(const Tokens& tokens, bool pairs)
{
    for (std::size_t at = 0; at < tokens.size(); ++at)
        if (saysAt(tokens, at, "choose one") || (pairs && saysAt(tokens, at, "choose two"))) {
            const Token& last = tokens.back();
            return last.word == ":" || last.word == "-" || last.isStop() || last.is("one")
                || last.is("two") || last.is("both") || last.is("following");
        }
    return false;
}

/// "Choose one - \u2022 Draw 1 card. \u2022 Destroy target citizen.", all on one line.
void splitModes(std::vector<Line>& lines, bool pairs)
{
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Tokens& all = lines[i].tokens;
        // A dash is one only where a mode begins.
        const auto nextDot = [&](std::size_t at) {
            for (; at < all.size(); ++at)
                if (all[at].word == "\u2022"
                    || (at > 0 && all[at].word == "-"
                        && (all[at - 1].isStop() || all[at - 1].word == ":")))
                    break;
            return at;
        };
        const std::size_t dot = nextDot(0);
        const auto at = [&](std::size_t k) { return all.begin() + static_cast<std::ptrdiff_t>(k); };
        if (dot == 0 || dot >= all.size() || !opensModes({ all.begin(), at(dot) }, pairs))
            continue;
        std::vector<Line> modes;
        for (std::size_t from = dot; from < all.size();) {
            const std::size_t to = nextDot(from + 1);
            modes.push_back({ Tokens(at(from), at(to)), lines[i].number });
            from = to;
        }
        if (modes.size() < 2)
            continue;
        all.erase(at(dot), all.end());
        lines.insert(
            lines.begin() + static_cast<std::ptrdiff_t>(i) + 1, modes.begin(), modes.end());
    }
}

/// "You may draw 1 card. Discard 1 card.": one sentence with "then" would make the second part of the offer.
bool holdsForAll(const Tokens& mode)
{
    constexpr std::array<std::string_view, 8> begins { "you may", "if", "unless", "at the", "when",
        "whenever", "until", "as long as" };
    std::size_t length = 0;
    for (std::size_t at = 0; at < mode.size(); ++at) {
        if (mode[at].isStop())
            return false;
        if (isOneOf(begins, mode, at, length) && at == 0)
            return true;
        if (at > 0 && mode[at].is("may"))
            return true;
    }
    return false;
}

void joinModes(std::vector<Line>& lines, bool pairs)
{
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        if (lines[i].tokens.empty() || !opensModes(lines[i].tokens, pairs)
            || !isBullet(lines[i + 1].tokens))
            continue;
        Tokens& all = lines[i].tokens;
        if (all.back().isStop() || all.back().word == "-" || all.back().word == ":")
            all.pop_back();
        all.push_back({ ":", all.back().column, false });
        bool first = true;
        while (i + 1 < lines.size() && isBullet(lines[i + 1].tokens)) {
            Tokens mode = lines[i + 1].tokens;
            mode.erase(mode.begin(), mode.begin() + (mode[1].word == ")" ? 2 : 1));
            while (!mode.empty()
                && (mode.back().isStop() || mode.back().word == ";" || mode.back().is("or")))
                mode.pop_back();
            // One mode is one sentence; where that would change what is meant, no grammar reads "; and".
            const bool apart = holdsForAll(mode);
            for (std::size_t k = 0; k < mode.size(); ++k)
                if (mode[k].isStop()) {
                    mode[k].word = apart ? ";" : ",";
                    mode.insert(mode.begin() + static_cast<std::ptrdiff_t>(k) + 1,
                        { apart ? "and" : "then", mode[k].column, true });
                }
            if (!first) {
                all.push_back({ ";", all.back().column, false });
                all.push_back({ "or", all.back().column, true });
            }
            first = false;
            if (!mode.empty())
                mode.front().apart = true;
            all.insert(all.end(), mode.begin(), mode.end());
            lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        }
    }
}

// ---------------------------------------------------------------- Sentences

std::vector<Tokens> sentencesOf(const Tokens& tokens)
{
    std::vector<Tokens> sentences(1);
    for (const Token& token : tokens) {
        if (token.isStop()) {
            if (!sentences.back().empty())
                sentences.emplace_back();
        } else {
            sentences.back().push_back(token);
        }
    }
    if (sentences.back().empty())
        sentences.pop_back();
    return sentences;
}

/// "Eager and Toxic": nothing but keywords.
bool isKeywords(const Tokens& sentence, std::span<const std::string_view> keywords)
{
    std::size_t at = 0;
    while (at < sentence.size()) {
        std::size_t length = 0;
        if (!isOneOf(keywords, sentence, at, length))
            return false;
        at += length;
        while (at < sentence.size() && (sentence[at].is(",") || sentence[at].is("and")))
            ++at;
    }
    return !sentence.empty();
}

/// "Solo", "Short Time 3": what belongs to the ability beside it.
bool isPrefix(const Tokens& sentence, std::span<const std::string_view> prefixes)
{
    std::size_t length = 0;
    if (sentence.empty() || !isOneOf(prefixes, sentence, 0, length))
        return false;
    if (length < sentence.size() && isNumber(sentence[length]))
        ++length;
    return length == sentence.size();
}

Tokens joinedSentences(const std::vector<Tokens>& sentences)
{
    Tokens all;
    for (const Tokens& sentence : sentences) {
        for (std::size_t i = 0; i < sentence.size(); ++i) {
            all.push_back(sentence[i]);
            if (i == 0)
                all.back().apart = true;
        }
        all.push_back(
            { ".", all.back().column + static_cast<std::uint32_t>(all.back().word.size()), false });
    }
    return all;
}

/// Keywords and prefixes are set apart from the sentences they were typed among.
std::vector<Tokens> apart(const Tokens& tokens, const Habits& habits)
{
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
        return { std::move(tokens) };
    std::size_t cut = 0;
    for (std::size_t at = 0; at < tokens.size() && cut == 0; ++at) {
        if (additional && tokens[at].isStop())
            cut = at + 1;
        else if (!additional && tokens[at].word == ":")
            cut = at;
        else if (!additional
            && (tokens[at].isStop() || tokens[at].is("choose") || tokens[at].is("chooses")))
            return { std::move(tokens) };
    }
    if (cut == 0 || cut + 1 >= tokens.size())
        return { std::move(tokens) };
    const Tokens head(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(cut));
    if (!additional && (isPrefix(head, habits.prefixes) || isKeywords(head, habits.keywords)))
        return { std::move(tokens) };
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

/// "Solo" on a line of its own belongs to the one ability after it; of several nobody could say which.
void joinPrefixes(std::vector<Line>& lines, const Habits& habits)
{
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
std::vector<Tokens> abilitiesApart(const Tokens& tokens, const Habits& habits)
{
    if (habits.prefixes.empty() || habits.costBeforeSpell)
        return { tokens };
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
    return abilities.size() < 2 ? std::vector<Tokens> { tokens } : abilities;
}

/// "When this enters, draw 1. Whenever it ..." stays; "When this enters, draw 1. Whenever you draw, ..." is two.
std::vector<Tokens> waitingApart(const std::vector<Tokens>& sentences)
{
    if (!waits(sentences.front(), true))
        return {};
    std::vector<Tokens> abilities
        = together(sentences, [](const Tokens& sentence) { return waits(sentence, false); });
    return abilities.size() < 2 ? std::vector<Tokens> {} : abilities;
}

/// "This has Armor 1. If it is damaged, it also has Regen 1": in a sentence that becomes an ability of its
/// own, "it" is named again.
void nameTheOwn(std::vector<Tokens>& sentences, std::span<const std::string_view> owns)
{
    constexpr std::array<std::string_view, 4> openers { "if", "while", "as long as",
        "for as long as" };
    const Tokens& first = sentences.front();
    const std::size_t begin = first.size() > 2 && first[1].is(":") ? 2 : 0;
    std::size_t length = 0;
    if (!isOneOf(owns, first, begin, length))
        return;
    const Tokens own(first.begin() + static_cast<std::ptrdiff_t>(begin),
        first.begin() + static_cast<std::ptrdiff_t>(begin + length));
    for (std::size_t i = 1; i < sentences.size(); ++i) {
        Tokens& sentence = sentences[i];
        isOneOf(openers, sentence, 0, length);
        if (length >= sentence.size() || !sentence[length].is("it"))
            continue;
        const auto at = sentence.begin() + static_cast<std::ptrdiff_t>(length);
        const Token it = *at;
        Tokens named = own;
        for (Token& token : named)
            token.column = it.column;
        named.front().apart = it.apart;
        sentence.insert(sentence.erase(at), named.begin(), named.end());
    }
}

/// Sentences of lasting abilities are abilities of their own: "+1 Defense. When ..., ..."
std::vector<Tokens> sentencesApart(const Tokens& tokens, std::span<const std::string_view> openers,
    std::span<const std::string_view> owns)
{
    const std::vector<Tokens> sentences = sentencesOf(tokens);
    std::size_t length = 0;
    if (sentences.size() < 2)
        return { tokens };
    if (std::vector<Tokens> several = waitingApart(sentences); !several.empty())
        return several;
    for (const Tokens& sentence : sentences) // none but the last may be anything else than lasting
        if (&sentence != &sentences.back() && isOneOf(openers, sentence, 0, length))
            return { tokens };
    std::vector<Tokens> apart;
    for (const Tokens& sentence : sentences)
        apart.push_back(joinedSentences({ sentence }));
    nameTheOwn(apart, owns);
    return apart;
}

} // namespace

std::vector<Canonical> canonical(
    std::string_view typed, const Habits& habits, const Speaker& speaker)
{
    std::vector<Line> lines;
    std::size_t number = 0;
    std::vector<bool> unstopped;
    for (const std::string_view line : paragraphs(typed)) {
        Tokens tokens = tokensOf(paragraph(line));
        dropReminders(tokens, habits.terms);
        sayThis(tokens, speaker.name, habits);
        unstopped.push_back(tokens.empty() || !tokens.back().isStop());
        lines.push_back({ std::move(tokens), ++number });
    }
    splitModes(lines, !habits.prefixes.empty());
    joinModes(lines, !habits.prefixes.empty());
    joinPrefixes(lines, habits);
    std::vector<Canonical> all;
    for (Line& line : lines) {
        if (line.tokens.empty()) {
            all.push_back({ paragraphOf(line.tokens), line.number });
            continue;
        }
        nameKinds(line.tokens, habits, speaker.kinds);
        rewrite(line.tokens, habits.wordings);
        for (const Tokens& typed : abilitiesApart(line.tokens, habits))
            for (const Tokens& way : eventsApart(typed, habits))
                for (const Tokens& part : costsApart(way, habits))
                    for (const Tokens& whole : apart(part, habits))
                        for (const Tokens& one : habits.notLasting.empty()
                                ? std::vector<Tokens> { whole }
                                : sentencesApart(whole, habits.notLasting, habits.owns))
                            all.push_back({ paragraphOf(one), line.number });
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool last = i + 1 == all.size() || all[i + 1].number != all[i].number;
        all[i].paragraph.endsUnstopped = last && unstopped[all[i].number - 1];
    }
    return all;
}

} // namespace triptych::text
