#include "text/German.h"

#include <fmt/format.h>

// Clauses whose verb stands where they are used, and the commas and the capital of a whole sentence.
namespace triptych::text::german {

std::string Clause::say(Order order) const
{
    std::vector<std::string> words;
    const auto add = [&](std::string_view more) {
        if (!more.empty())
            words.emplace_back(more);
    };
    const std::string& finite = subject.several ? verb.plural : verb.singular;
    const std::string_view self = reflexive ? "sich" : "";
    if (order == Order::Subordinate) {
        add(subject.nominative());
        add(self);
        add(middle);
        add(end);
        add(verb.prefix + finite);
    } else {
        add(order == Order::Main ? subject.nominative() : finite);
        add(order == Order::Main ? finite : self);
        add(order == Order::Main ? self : subject.nominative());
        add(middle);
        add(verb.prefix);
        add(end);
    }
    return fmt::format("{}{}", fmt::join(words, " "), tail);
}

std::string relative(const Nominal& noun, std::string_view clause)
{
    return fmt::format(", {} {}{}", noun.relative(), clause, close);
}

std::string subordinate(std::string_view conjunction, const Clause& clause)
{
    return subordinate(conjunction, clause.say(Order::Subordinate));
}

std::string subordinate(std::string_view conjunction, std::string_view clause)
{
    return fmt::format("{} {}{}", conjunction, clause, close);
}

std::string settled(std::string_view words)
{
    std::string made;
    constexpr std::string_view signs = ",.;:)]?!";
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] != close.front()) {
            // A clause in front brings its comma along; after another sign there is none.
            while (words[i] == ',' && made.ends_with(' '))
                made.pop_back();
            const bool said = words[i] == ','
                && (made.empty() || std::string_view(",:;(").find(made.back()) != signs.npos);
            if (!said && !(words[i] == ' ' && made.ends_with(' ')))
                made += words[i];
            continue;
        }
        std::size_t next = i + 1;
        while (next < words.size() && (words[next] == close.front() || words[next] == ' '))
            ++next;
        const bool ended
            = next == words.size() || signs.find(words[next]) != std::string_view::npos;
        const bool said = made.ends_with(',') || words.substr(next).starts_with("“");
        if (!ended && !said)
            made += ',';
        if (ended)
            i = next - 1;
    }
    return made;
}

std::string capitalised(std::string sentence)
{
    // The three umlauts are two bytes each, the capital 0x20 before the small letter.
    if (sentence.size() > 1 && sentence[0] == '\xC3'
        && (sentence[1] == '\xA4' || sentence[1] == '\xB6' || sentence[1] == '\xBC'))
        sentence[1] = static_cast<char>(static_cast<unsigned char>(sentence[1]) - 0x20);
    else if (!sentence.empty() && sentence[0] >= 'a' && sentence[0] <= 'z')
        sentence[0] = static_cast<char>(sentence[0] - 'a' + 'A');
    return sentence;
}

} // namespace triptych::text::german
