#include "altered/text/surface/LeftOut.h"

#include "altered/text/surface/Stretches.h"
#include "text/Rules.h"
#include "text/Spelling.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>

namespace triptych::altered {
namespace {

using text::Tokens;
using Words = std::string_view;

bool isNumberAt(const Tokens& tokens, std::size_t at)
{
    return at < tokens.size()
        && (text::isNumber(tokens[at])
            || readsAt(tokens, at,
                { "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
                    "twelve" }));
}
bool areAlike(const Tokens& one, const Tokens& other)
{
    return std::ranges::equal(
        one, other, {}, [](const text::Token& token) { return text::lowerCase(token.word); },
        [](const text::Token& token) { return text::lowerCase(token.word); });
}

/// Where "two or more", "exactly one", "no" ends that begins there; there itself where no number does.
std::size_t countEnd(const Tokens& tokens, std::size_t at)
{
    if (readsAt(tokens, at, { "exactly" }) && isNumberAt(tokens, at + 1))
        return at + 2;
    if (readsAt(tokens, at, { "only" }) && readsAt(tokens, at + 1, { "one" }))
        return at + 2;
    const bool compares
        = (readsAt(tokens, at, { "at" }) && readsAt(tokens, at + 1, { "least", "most" }))
        || (readsAt(tokens, at, { "less", "fewer", "more" })
            && readsAt(tokens, at + 1, { "than" }));
    if (compares && isNumberAt(tokens, at + 2))
        return at + 3;
    if (readsAt(tokens, at, { "no", "none", "a", "an", "more" }))
        return at + 1;
    if (!isNumberAt(tokens, at))
        return at;
    const bool orMore = readsAt(tokens, at + 1, { "or" })
        && (readsAt(tokens, at + 2, { "more", "less", "fewer" }) || isNumberAt(tokens, at + 2));
    return at + (orMore ? 3 : 1);
}

/// "if you control two or more Robots,": who has how many of what.
struct Asked
{
    Tokens who; ///< "you control", "there are"
    Tokens count;
    Tokens what;          ///< "Robots", "Robots in my Expedition"; empty where it is left out
    std::size_t from = 0; ///< Where the number stands,
    std::size_t to = 0;   ///< and the comma.
};
std::optional<Asked> askedAt(const Tokens& tokens, std::size_t at)
{
    constexpr std::size_t longest = 6; // "if each of your opponents' Expeditions has"
    for (std::size_t verb = at + 1; verb < std::min(tokens.size(), at + 1 + longest); ++verb) {
        if (readsAt(tokens, verb, { ",", "." }))
            return std::nullopt;
        if (!readsAt(tokens, verb, { "control", "controls", "have", "has", "played", "are", "is" }))
            continue;
        Asked made;
        made.who = between(tokens, at + 1, verb + 1);
        made.from = verb + 1;
        const std::size_t end = countEnd(tokens, made.from);
        made.to = end;
        while (made.to < tokens.size() && !readsAt(tokens, made.to, { ",", "." }))
            ++made.to;
        if (end == made.from || !readsAt(tokens, made.to, { "," }))
            return std::nullopt;
        made.count = between(tokens, made.from, end);
        made.what = between(tokens, end, made.to);
        return made;
    }
    return std::nullopt;
}
/// "for each Robot you control"
std::optional<Asked> countedAt(const Tokens& tokens, std::size_t at)
{
    if (!readsAt(tokens, at, { "for" }) || !readsAt(tokens, at + 1, { "each" }))
        return std::nullopt;
    for (std::size_t you = at + 2; you + 1 < tokens.size(); ++you) {
        if (readsAt(tokens, you, { ",", "." }))
            return std::nullopt;
        if (tokens[you].is("you") && tokens[you + 1].is("control"))
            return Asked { between(tokens, you, you + 2), {}, between(tokens, at + 2, you) };
    }
    return std::nullopt;
}
/// "a Robot and a Mage": of which of them there are none is not said.
bool isOfOneKind(const Tokens& what)
{
    for (std::size_t at = 0; at + 1 < what.size(); ++at)
        if (readsAt(what, at, { "and", "or", "if" })
            && (countEnd(what, at + 1) != at + 1 || readsAt(what, at + 1, { "another", "you" })))
            return false;
    return true;
}

/// "none" is "no Robots", "more" behind "exactly one" is "more than one".
std::optional<Tokens> madeWhole(const Asked& of, const Asked& before)
{
    Tokens made = of.count;
    const auto word = [&](Words says) {
        text::Token token = of.count.front();
        token.word = says;
        return token;
    };
    if (of.count.front().is("none"))
        made = { word("no") };
    if (of.count.size() == 1 && of.count.front().is("more")) {
        if (before.count.size() != 2 || !before.count.front().is("exactly"))
            return std::nullopt;
        made = { word("more"), word("than"), before.count.back() };
    }
    for (text::Token token : before.what) {
        token.column = of.count.front().column;
        made.push_back(std::move(token));
    }
    return made;
}

void sayWhatIsCounted(Tokens& tokens)
{
    std::optional<Asked> before;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        std::optional<Asked> asked = countedAt(tokens, at);
        if (tokens[at].is("if") || tokens[at].is("unless"))
            asked = askedAt(tokens, at);
        if (!asked)
            continue;
        if (!asked->what.empty()) {
            before = isOfOneKind(asked->what) ? asked : std::nullopt;
            continue;
        }
        if (!before || !areAlike(asked->who, before->who))
            continue;
        if (auto made = madeWhole(*asked, *before))
            text::replace(tokens, asked->from, asked->to, std::move(*made));
    }
}

/// "create one there": what the condition of the sentence names, and where it looked for it.
void sayWhatIsCreated(Tokens& tokens)
{
    std::optional<Asked> asked;
    for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
        if (tokens[at].isStop())
            asked = std::nullopt;
        if (tokens[at].is("if"))
            asked = askedAt(tokens, at);
        if (!asked || !readsAt(tokens, at, { "create", "creates" })
            || !readsAt(tokens, at + 1, { "one" })
            || !readsAt(tokens, at + 2, { "there", "in", ".", "," }))
            continue;
        const auto in = std::ranges::find_if(
            asked->what, [](const text::Token& token) { return token.is("in"); });
        Tokens kind { asked->what.begin(), in };
        Tokens place { in, asked->what.end() };
        if (kind.empty() || !(kind.back().is("tokens") || kind.back().is("token")))
            continue;
        kind.back().word = "token";
        if (place.empty() && readsAt(asked->who, asked->who.size() - 1, { "has", "have" })) {
            place = asked->who; // "your Hero Expedition has no ... tokens"
            place.back() = place.front();
            place.back().word = "in";
            std::ranges::rotate(place, place.end() - 1);
        }
        const bool there = readsAt(tokens, at + 2, { "there" });
        if (there && place.empty())
            continue;
        Tokens made { tokens[at + 1] };
        made.front().word = "a";
        made.insert(made.end(), kind.begin(), kind.end());
        if (there)
            made.insert(made.end(), place.begin(), place.end());
        for (text::Token& token : made)
            token.column = tokens[at + 1].column;
        text::replace(tokens, at + 1, at + 2 + (there ? 1 : 0), std::move(made));
    }
}

/// Where the sentence begins that ends before this stop, behind what it is done upon and "you may".
std::size_t deedBefore(const Tokens& tokens, std::size_t stop)
{
    std::size_t from = stop;
    while (from > 0 && !readsAt(tokens, from - 1, { ".", "-", ":" })
        && !tokens[from - 1].word.starts_with('{'))
        --from;
    if (readsAt(tokens, from, { "you" }) && readsAt(tokens, from + 1, { "may" }))
        from += 2;
    return from;
}
/// "Draw a card. Your opponent may do the same": the deed of the sentence before, with what is theirs.
void sayTheSame(Tokens& tokens)
{
    for (std::size_t at = 3; at + 3 < tokens.size(); ++at) {
        const bool same = readsAt(tokens, at, { "do" }) && readsAt(tokens, at + 1, { "the" })
            && readsAt(tokens, at + 2, { "same" }) && readsAt(tokens, at - 1, { "may" })
            && readsAt(tokens, at - 2, { "opponent", "opponents" });
        std::size_t stop = at;
        while (same && stop > 0 && !tokens[stop].isStop())
            --stop;
        if (!same || stop == 0)
            continue;
        const std::size_t from = deedBefore(tokens, stop);
        Tokens deed = between(tokens, from, stop);
        // What nobody but who says it could do, or what the other would have to be asked for
        const bool other = std::ranges::any_of(deed, [](const text::Token& token) {
            constexpr std::array<Words, 13> words { "i", "me", "my", "it", "its", "they", "their",
                "if", "unless", "target", "where", "opponent", "x" };
            return std::ranges::any_of(words, [&](Words word) { return token.is(word); });
        });
        if (other
            || !readsAt(deed, 0,
                { "draw", "discard", "put", "sacrifice", "exhaust", "ready", "return", "create",
                    "[resupply]", "resupply", "shuffle", "pay" }))
            continue;
        for (text::Token& token : deed) {
            token.column = tokens[at].column;
            if (token.is("your"))
                token.word = "their";
            else if (token.is("you"))
                token.word = "they";
        }
        deed.front().word = text::lowerCase(deed.front().word);
        deed.front().apart = true;
        text::replace(tokens, at, at + 3, std::move(deed));
    }
}

/// "You may [Rush] up to two times", "up to two times, you may [Rush]": once, and once more. What is asked about that
/// behind it would be about which?
void sayOnceMore(Tokens& tokens)
{
    for (std::size_t at = 0; at + 4 < tokens.size(); ++at) {
        if (text::saysAt(tokens, at, "up to") == 0 || !isNumberAt(tokens, at + 2)
            || !readsAt(tokens, at + 3, { "times" }))
            continue;
        const bool first = readsAt(tokens, at + 4, { "," });
        const std::size_t from = first ? at + 5 : deedBefore(tokens, at);
        std::size_t stop = at + 4;
        while (first && stop < tokens.size() && !tokens[stop].isStop())
            ++stop;
        const int times = text::number(tokens[at + 2].word).value;
        if (stop >= tokens.size() || !tokens[stop].isStop() || times < 2 || times > 3
            || readsAt(tokens, stop + 1, { "if", "for", "when", "otherwise", "unless" }))
            continue;
        const std::size_t begin = first ? at : from;
        Tokens deed = between(tokens, from, first ? stop : at);
        const std::size_t may = text::saysAt(deed, 0, "you may");
        const bool isSaid = may > 0 || (from > 1 && text::saysAt(tokens, from - 2, "you may") > 0);
        if (deed.empty() || (first && deedBefore(tokens, at) != at)
            || (!isSaid && !deed.front().word.starts_with('['))) // "[Rush] up to two times"
            continue;
        deed = between(deed, may, deed.size());
        constexpr std::array<Words, 7> joints { "if", "unless", "then", "and", "or", ",", "may" };
        if (std::ranges::any_of(deed, [&](const text::Token& token) {
                return std::ranges::any_of(joints, [&](Words word) { return token.is(word); });
            }))
            continue;
        Tokens made;
        for (int time = 0; time < times; ++time) {
            Tokens one = text::tokensOf(time > 0 ? ". you may" : isSaid && !first ? "" : "you may");
            one.insert(one.end(), deed.begin(), deed.end());
            for (text::Token& token : one) {
                token.column = tokens[at].column;
                token.apart = !token.isStop();
                made.push_back(std::move(token));
            }
        }
        text::replace(tokens, begin, stop, std::move(made));
    }
}

} // namespace

void sayWhatIsLeftOut(Tokens& tokens)
{
    sayOnceMore(tokens);
    sayTheSame(tokens);
    sayWhatIsCounted(tokens);
    sayWhatIsCreated(tokens);
}

} // namespace triptych::altered
