#include "seize/text/surface/Unquoted.h"

#include "text/Spelling.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

// Granted abilities in quotation marks. Only those are rewritten whose "you" stays the same player: what enemies
// are given speaks of their own controller, and is left to be refused.
namespace triptych::seize {
namespace {

using View = std::string_view;

View trimmed(View text)
{
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '.' || text.back() == '\t'))
        text.remove_suffix(1);
    return text;
}

bool startsWith(View text, View with)
{
    return text.size() >= with.size() && text::lowerCase(text.substr(0, with.size())) == with;
}

std::string replaced(std::string text, View from, View to)
{
    std::string low = text::lowerCase(text);
    for (std::size_t at = low.find(from); at != std::string::npos;
         at = low.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
        low = text::lowerCase(text);
    }
    return text;
}

/// "Mages" -> "Mage", "mercenaries" -> "mercenary"; the last word of what it is given, or the one before
/// "you control".
std::string ofOne(std::string words)
{
    const std::string low = text::lowerCase(words);
    std::size_t end = low.find(" you control");
    if (end == std::string::npos)
        end = words.size();
    const auto ends = [&](View with) {
        return end >= with.size() && low.compare(end - with.size(), with.size(), with) == 0;
    };
    if (ends("mercenaries"))
        words.replace(end - 3, 3, "y");
    else if (ends("allies"))
        words.replace(end - 3, 3, "y");
    else if (ends("s"))
        words.erase(end - 1, 1);
    return words;
}

/// Whom of one's own side an ability is given to, as the subject of an event; nothing of anybody else.
std::optional<std::string> oneOf(View subject)
{
    const std::string said(trimmed(subject));
    constexpr std::array<View, 6> known { "the bearer", "equipped mercenary", "target ally",
        "target allied ", "target friendly ", "it" };
    for (const View word : known)
        if (startsWith(said, word) && (word != "it" || said.size() == 2))
            return said;
    if (startsWith(said, "each of your "))
        return "a " + ofOne(said.substr(13)) + " you control";
    if (startsWith(said, "your other "))
        return "another " + ofOne(said.substr(11)) + " you control";
    if (startsWith(said, "your "))
        return "a " + ofOne(said.substr(5)) + " you control";
    if (startsWith(said, "other allied ") || startsWith(said, "other allies")
        || startsWith(said, "other friendly "))
        return "another " + ofOne(said.substr(6));
    if (startsWith(said, "allied ") || startsWith(said, "allies")
        || startsWith(said, "adjacent all"))
        return "an " + ofOne(said);
    if (startsWith(said, "each allied ") || startsWith(said, "each ally"))
        return "an " + said.substr(5);
    if (text::lowerCase(said).find(" you control") != std::string::npos
        && !startsWith(said, "target"))
        return "a " + ofOne(said);
    return std::nullopt;
}

/// Of one of several "this mercenary" is it.
std::string aboutIt(std::string words)
{
    words = replaced(std::move(words), "this mercenary's", "its");
    return replaced(std::move(words), "this mercenary", "it");
}

struct Verb
{
    View word;
    bool lasting;
};
constexpr std::array<Verb, 6> verbs { { { " have ", true }, { " has ", true }, { " gains ", false },
    { " gain ", false }, { " gets ", false }, { " get ", false } } };

/// "Whenever this mercenary attacks, draw a card" -> "attacks, draw a card"
std::optional<std::string> eventIn(View quoted)
{
    for (const View when : { View("whenever "), View("when "), View("each time ") })
        if (startsWith(quoted, when)) {
            const View rest = quoted.substr(when.size());
            for (const View self : { View("this mercenary "), View("it "), View("this ") })
                if (startsWith(rest, self))
                    return std::string(rest.substr(self.size()));
        }
    return std::nullopt;
}

std::string withoutQuotes(const std::string& line, Paper paper)
{
    const std::size_t open = line.find('"');
    const std::size_t close = open == std::string::npos ? open : line.find('"', open + 1);
    if (close == std::string::npos || line.find('"', close + 1) != std::string::npos)
        return line;
    const std::string quoted(trimmed(View(line).substr(open + 1, close - open - 1)));
    const std::string behind(trimmed(View(line).substr(close + 1)));
    std::string before = line.substr(0, open);
    for (const Verb& verb : verbs) {
        if (before.size() < verb.word.size()
            || text::lowerCase(View(before).substr(before.size() - verb.word.size())) != verb.word)
            continue;
        before.erase(before.size() - verb.word.size());
        const std::size_t colon = before.rfind(": ");
        const std::size_t begin = colon == std::string::npos ? 0 : colon + 2;
        const std::string heading = before.substr(0, begin);
        const std::string subject = before.substr(begin);
        if (startsWith(quoted, "active") && behind.empty() && paper == Paper::Treasure
            && (startsWith(subject, "the bearer") || startsWith(subject, "equipped mercenary"))) {
            std::string own = replaced(quoted, "this mercenary's", "the bearer's");
            own = replaced(std::move(own), "this mercenary", "the bearer");
            for (const View end : { View(")"), View(","), View("."), View(":") })
                own = replaced(std::move(own), "exhaust this" + std::string(end),
                    "exhaust the bearer" + std::string(end));
            while (own.ends_with('.') || own.ends_with(' '))
                own.pop_back();
            return own + ". Use this only as the bearer."; // which is for the grammar alone
        }
        const auto one = oneOf(subject);
        const auto event = eventIn(quoted);
        if (!one || !event || subject.find(',') != std::string::npos)
            return line;
        const bool given = startsWith(*one, "target") || !behind.empty();
        if (given == behind.empty())
            return line; // for how long?
        const std::string when = given ? behind + ", whenever " : std::string("whenever ");
        return heading + when + *one + " " + aboutIt(*event) + ".";
    }
    return line;
}

/// "Once per turn, you may discard a card to draw a card": RULING, what one may do so is an active ability.
std::string usedOnce(const std::string& line, Paper paper)
{
    if (paper != Paper::Mercenary && paper != Paper::Treasure)
        return line;
    const std::string low = text::lowerCase(line);
    for (const View later : { View(" when"), View(" at the "), View("would"), View("active") })
        if (low.find(later) != std::string::npos)
            return line;
    const std::size_t colon = low.find(": ");
    const std::size_t begin = colon == std::string::npos ? 0 : colon + 2;
    if (begin > 0 && !startsWith(low, "passive: ") && !startsWith(low, "equipped: "))
        return line;
    struct Front
    {
        View words;
        bool ownTurn;
    };
    constexpr std::array<Front, 5> fronts { { { "once per turn, you may ", false },
        { "once each turn, you may ", false }, { "once a turn, you may ", false },
        { "once during each of your turns, you may ", true },
        { "once during your turn, you may ", true } } };
    for (const Front& front : fronts)
        if (startsWith(View(line).substr(begin), front.words))
            return "Active (once per turn): you may " + line.substr(begin + front.words.size())
                + (line.ends_with('.') ? "" : ".")
                + (front.ownTurn ? " Use this only during your turn." : "");
    return line;
}

/// "+2 melee, and whenever it attacks, draw 1": what is always so, and what happens.
std::string apart(const std::string& line, Paper paper)
{
    if (paper == Paper::Instant || paper == Paper::Attack)
        return line;
    const std::string low = text::lowerCase(line);
    std::size_t at = std::string::npos;
    std::size_t length = 0;
    for (const View joint :
        { View(", and whenever "), View(" and whenever "), View(", and when ") })
        if (at = low.find(joint); at != std::string::npos) {
            length = joint.size() - joint.substr(joint.find("when")).size();
            break;
        }
    if (at == std::string::npos || low.find('"') != std::string::npos)
        return line;
    const std::string head = low.substr(0, at);
    for (const View stays : { View("when"), View(" if "), View("if "), View("while"),
             View("active"), View("as long as"), View("at the "), View("unless"), View(". "),
             View("choose"), View("once") })
        if (head.find(stays) != std::string::npos)
            return line;
    const std::size_t colon = head.find(": ");
    const std::string heading
        = colon == std::string::npos ? std::string() : line.substr(0, colon + 2);
    return line.substr(0, at) + ".\n" + heading + line.substr(at + length);
}

/// Whether a sentence says what is always so of a kind of mercenaries or of this card: "Your mercenaries have Armor 1".
bool isLasting(View sentence)
{
    constexpr std::array<View, 12> subjects { "your ", "each ", "all ", "allied ", "enemy ",
        "other allied ", "this mercenary has ", "this has ", "equipped mercenary has ",
        "the equipped mercenary has ", "the bearer has ", "adjacent " };
    const std::string low = text::lowerCase(sentence);
    bool about = false;
    for (const View subject : subjects)
        about = about || low.starts_with(subject);
    const std::size_t has = std::min(low.find(" has "), low.find(" have "));
    if (!about || has == std::string::npos || has > low.find(','))
        return false;
    const View what = View(low).substr(low.find(' ', has + 1) + 1);
    constexpr std::array<View, 10> given { "+", "-", "armor", "magic armor", "leech", "regen",
        "fortify", "defense", "stealth", "reach" };
    if (std::none_of(given.begin(), given.end(), [&](View w) { return what.starts_with(w); }))
        return false;
    for (const View other : { View(" turn"), View(" until "), View(" next "), View(" instead"),
             View(" that "), View(" they "), View("player"), View("opponent "), View(" them"),
             View("those "), View(" chosen "), View("would "), View("while equipped"),
             View(" phase"), View("must "), View("\""), View(": ") })
        if (low.find(other) != std::string::npos)
            return false;
    return true;
}

/// "It has +1 melee for each rage counter on it", of counters that the card names: of this, and always so; or nothing.
std::string asOfThis(View sentence)
{
    std::string low = text::lowerCase(sentence);
    const std::size_t at = low.find(" counter on it");
    const std::size_t each = low.find(" for each ");
    if (!low.starts_with("it ") || each == std::string::npos || at == std::string::npos
        || at < each)
        return {};
    for (const View time : { View(" turn"), View(" until "), View(" phase"), View(" next ") })
        if (low.find(time) != std::string::npos)
            return {};
    const std::string name = low.substr(each + 10, at - each - 10);
    for (const View status : { View("bleed"), View("burn"), View("poison"), View("frost"),
             View("exhaust"), View("status") })
        if (name == status || name.find(' ') != std::string::npos)
            return {};
    return "This mercenary "
        + replaced(std::string(sentence.substr(3)), "counter on it", "counter on this");
}

/// "Whenever an ally is destroyed, draw 1. Your mercenaries have +1 melee": what is done then, and behind it what is
/// always so; else it would be given for good each time.
std::string lastingBehind(const std::string& line, Paper paper)
{
    if (paper == Paper::Instant || paper == Paper::Attack || line.find('"') != std::string::npos)
        return line;
    const std::string low = text::lowerCase(line);
    std::size_t begin = 0;
    for (const View heading : { View("passive: "), View("equipped: ") })
        if (low.starts_with(heading))
            begin = heading.size();
    bool waits = false;
    for (const View moment :
        { View("when "), View("whenever "), View("each time "), View("every time "),
            View("at the start of "), View("at the beginning of "), View("at the end of ") })
        waits = waits || View(low).substr(begin).starts_with(moment);
    const std::size_t last = low.rfind(". ");
    const bool ofThis = waits && paper == Paper::Mercenary && last != std::string::npos
        && low.find("this") < low.find(',');
    if (const std::string own = ofThis ? asOfThis(View(line).substr(last + 2)) : std::string();
        !own.empty())
        return line.substr(0, last + 1) + "\n" + line.substr(0, begin) + own;
    if (!waits || last == std::string::npos || !isLasting(View(line).substr(last + 2)))
        return line;
    return line.substr(0, last + 1) + "\n" + line.substr(0, begin) + line.substr(last + 2);
}

/// "... At the start of your turn, remove one. When the last one is removed, ...": what is waited for again and
/// again, and the end of counters, are abilities of their own.
bool isOfItsOwn(View sentence)
{
    const std::string low = text::lowerCase(sentence);
    for (const View last : { View("when the last "), View("whenever the last "),
             View("when you remove the last "), View("whenever you remove the last ") })
        if (low.starts_with(last))
            return low.find("counter") != std::string::npos || low.find("last one") < 30
                || low.find("last is") < 30 || low.find("last of them") < 40;
    const std::size_t comma = low.find(',');
    if (comma == std::string::npos)
        return false;
    // Who was named before would be another one in an ability of its own; counters are this card's.
    std::string said = low;
    if (low.find("counter") != std::string::npos || low.find("remove one") != std::string::npos)
        for (const View own : { View(" from it"), View(" on it"), View(" it has ") })
            said = replaced(std::move(said), own, " ");
    for (const View back : { View(" it "), View(" it."), View(" it,"), View(" its "), View(" them"),
             View(" they "), View(" that "), View(" those "), View(" their ") })
        if (said.find(back) != std::string::npos)
            return false;
    for (const View moment :
        { View("at the start of "), View("at the beginning of "), View("at the end of ") })
        for (const View whose : { View("your "), View("each ") })
            if (low.starts_with(std::string(moment) + std::string(whose)))
                return low.substr(0, comma).find("next") == std::string::npos;
    return false;
}
/// How long "Whenever it " is, where it does something itself; what is equipped or destroyed could be the treasure.
std::size_t itAttacks(View sentence)
{
    for (const View when : { View("Whenever it "), View("When it ") })
        if (sentence.starts_with(when))
            return sentence.substr(when.size()).starts_with("is ") ? 0 : when.size();
    return 0;
}
std::string momentsApart(const std::string& line, Paper paper)
{
    const std::string low = text::lowerCase(line);
    if (paper == Paper::Instant || paper == Paper::Attack || line.find('"') != std::string::npos
        || low.find("active") != std::string::npos || low.find("choose one") != std::string::npos)
        return line;
    std::string heading;
    for (const View known : { View("passive: "), View("equipped: ") })
        if (low.starts_with(known))
            heading = line.substr(0, known.size());
    const View first = View(low).substr(heading.size());
    const bool ofThis = first.starts_with("this mercenary ");
    const bool ofBearer
        = first.starts_with("equipped mercenary ") || first.starts_with("the equipped mercenary ");
    std::string all;
    for (std::size_t begin = 0; begin < line.size();) {
        const std::size_t stop = line.find(". ", begin);
        const std::size_t end = stop == std::string::npos ? line.size() : stop + 1;
        const View sentence = View(line).substr(begin, end - begin);
        // "This mercenary has Armor 1. Whenever it attacks, ..."
        const bool second = !all.empty() && all.find(". ") == std::string::npos;
        const std::size_t it = second && (ofThis || ofBearer) ? itAttacks(sentence) : 0;
        if (!all.empty())
            all += it > 0 || isOfItsOwn(sentence) ? "\n" + heading : " ";
        if (it > 0)
            all += ofThis ? "Whenever this mercenary " : "Whenever the equipped mercenary ";
        all += sentence.substr(it);
        begin = stop == std::string::npos ? end : end + 1;
    }
    return all;
}

} // namespace

std::string unquoted(std::string_view printed, Paper paper)
{
    std::string all;
    for (std::size_t begin = 0; begin <= printed.size();) {
        std::size_t end = printed.find('\n', begin);
        if (end == View::npos)
            end = printed.size();
        std::string line(printed.substr(begin, end - begin));
        line = replaced(replaced(std::move(line), "\xE2\x80\x9C", "\""), "\xE2\x80\x9D", "\"");
        if (begin > 0)
            all += '\n';
        line = replaced(replaced(std::move(line), " w/o any ", " without "), " w/o ", " without ");
        line = momentsApart(apart(usedOnce(withoutQuotes(line, paper), paper), paper), paper);
        for (std::size_t from = 0; from <= line.size();) { // each by itself
            const std::size_t to = std::min(line.find('\n', from), line.size());
            all += (from > 0 ? "\n" : "") + lastingBehind(line.substr(from, to - from), paper);
            from = to + 1;
        }
        begin = end + 1;
    }
    return all;
}

} // namespace triptych::seize
