#include "text/German.h"

#include <fmt/format.h>

namespace triptych::text::german {
namespace {

constexpr std::size_t index(Case which)
{
    return static_cast<std::size_t>(which);
}

/// Rows: masculine, feminine, neuter, several; columns: the cases.
using Endings = std::array<std::array<std::string_view, 4>, 4>;
constexpr Endings strong { { { "er", "en", "em", "en" }, { "e", "er", "er", "e" },
    { "es", "en", "em", "es" }, { "e", "er", "en", "e" } } };
constexpr Endings weakly { { { "e", "en", "en", "en" }, { "e", "en", "en", "e" },
    { "e", "en", "en", "e" }, { "en", "en", "en", "en" } } };
constexpr Endings mixed { { { "er", "en", "en", "en" }, { "e", "en", "en", "e" },
    { "es", "en", "en", "es" }, { "en", "en", "en", "en" } } };
constexpr Endings articles { { { "der", "des", "dem", "den" }, { "die", "der", "der", "die" },
    { "das", "des", "dem", "das" }, { "die", "der", "den", "die" } } };
constexpr Endings likeThe { { { "er", "es", "em", "en" }, { "e", "er", "er", "e" },
    { "es", "es", "em", "es" }, { "e", "er", "en", "e" } } };
constexpr Endings likeA { { { "", "es", "em", "en" }, { "e", "er", "er", "e" },
    { "", "es", "em", "" }, { "e", "er", "en", "e" } } };

std::string_view formOf(const Noun& noun, Many many, Case which)
{
    if (many == Many::Yes)
        return which == Case::Dative ? noun.datives : noun.plural;
    if (noun.weak && which != Case::Nominative)
        return noun.genitive;
    return which == Case::Genitive ? noun.genitive : noun.singular;
}

/// The dative of several has an n, unless it ends in one already or in the s of a foreign word.
std::string dativeOf(std::string_view plural)
{
    const bool has = plural.empty() || plural.ends_with('n') || plural.ends_with('s');
    return fmt::format("{}{}", plural, has ? "" : "n");
}

const Endings& endingsAfter(const Determiner& determiner)
{
    using Kind = Determiner::Kind;
    if (determiner.kind == Kind::The || determiner.kind == Kind::Word)
        return weakly;
    const bool likeOne = determiner.kind == Kind::Count && determiner.word == "1";
    return determiner.kind == Kind::A || determiner.kind == Kind::Own || likeOne ? mixed : strong;
}

/// "angreifend|blockend": any of them, "angreifender oder blockender".
std::string inflected(std::string_view adjectives, std::string_view ending)
{
    std::vector<std::string> all;
    for (std::size_t end = 0; end != std::string_view::npos;) {
        end = adjectives.find('|');
        all.push_back(fmt::format("{}{}", adjectives.substr(0, end), ending));
        adjectives.remove_prefix(end == std::string_view::npos ? adjectives.size() : end + 1);
    }
    return listed(all, "oder") + " ";
}

std::string determinerIn(const Determiner& determiner, std::size_t row, std::size_t column)
{
    using Kind = Determiner::Kind;
    switch (determiner.kind) {
    case Kind::None:
        return {};
    case Kind::The:
        return fmt::format("{} ", articles[row][column]);
    case Kind::A:
        return row == 3 ? std::string() : fmt::format("ein{} ", likeA[row][column]);
    case Kind::Word:
        return fmt::format("{}{} ", determiner.word, likeThe[row][column]);
    case Kind::Own:
        return fmt::format("{}{} ", determiner.word, likeA[row][column]);
    case Kind::Count:
        break;
    }
    return determiner.word + " ";
}

} // namespace

// ---------------------------------------------------------------- Nouns

Noun masculine(std::string_view singular, std::string_view genitive, std::string_view plural)
{
    return { Gender::Masculine, std::string(singular), std::string(genitive), std::string(plural),
        dativeOf(plural) };
}
Noun feminine(std::string_view singular, std::string_view plural)
{
    return { Gender::Feminine, std::string(singular), std::string(singular), std::string(plural),
        dativeOf(plural) };
}
Noun neuter(std::string_view singular, std::string_view genitive, std::string_view plural)
{
    return { Gender::Neuter, std::string(singular), std::string(genitive), std::string(plural),
        dativeOf(plural) };
}
Noun weak(std::string_view singular, std::string_view others)
{
    return { Gender::Masculine, std::string(singular), std::string(others), std::string(others),
        std::string(others), true };
}

Determiner the()
{
    return { Determiner::Kind::The };
}
Determiner an()
{
    return { Determiner::Kind::A };
}
Determiner none()
{
    return {};
}
Determiner word(std::string_view stem)
{
    return { Determiner::Kind::Word, std::string(stem) };
}
Determiner own(std::string_view stem)
{
    return { Determiner::Kind::Own, std::string(stem) };
}
Determiner count(std::string number)
{
    return { Determiner::Kind::Count, std::move(number) };
}

const std::string& Nominal::in(Case which) const
{
    return forms[index(which)];
}

std::string Nominal::of() const
{
    return marked ? in(Case::Genitive) : "von " + dative();
}

std::string_view Nominal::possessive() const
{
    return polite ? "Ihr" : several || gender == Gender::Feminine ? "ihr" : "sein";
}

std::string_view Nominal::relative() const
{
    return several || gender == Gender::Feminine ? "die"
        : gender == Gender::Masculine            ? "der"
                                                 : "das";
}

std::string_view Nominal::pronoun() const
{
    return polite                               ? "Sie"
        : several || gender == Gender::Feminine ? "sie"
        : gender == Gender::Masculine           ? "er"
                                                : "es";
}

std::string_view Nominal::pronounObject() const
{
    return !polite && !several && gender == Gender::Masculine ? "ihn" : pronoun();
}

Nominal Nominal::with(std::string_view after) const
{
    Nominal made = *this;
    for (std::string& form : made.forms)
        form += after;
    return made;
}

Nominal Nominal::led(std::string_view before) const
{
    Nominal made = *this;
    for (std::string& form : made.forms)
        form = fmt::format("{} {}", before, form);
    return made;
}

Nominal nominal(const Determiner& determiner, const std::vector<std::string>& adjectives,
    const Noun& noun, Many many, std::string_view after)
{
    Nominal made { {}, noun.gender, many == Many::Yes, false,
        determiner.kind != Determiner::Kind::Count
            && !(many == Many::Yes
                && (determiner.kind == Determiner::Kind::None
                    || determiner.kind == Determiner::Kind::A))
            && !(many == Many::No && determiner.kind == Determiner::Kind::None) };
    const std::size_t row = many == Many::Yes ? 3 : static_cast<std::size_t>(noun.gender);
    for (std::size_t column = 0; column < made.forms.size(); ++column) {
        std::string& form = made.forms[column];
        form = determinerIn(determiner, row, column);
        for (const std::string& adjective : adjectives)
            form += inflected(adjective, endingsAfter(determiner)[row][column]);
        form += formOf(noun, many, static_cast<Case>(column));
        form += after;
    }
    return made;
}

Nominal belonging(
    const Nominal& owner, const Noun& noun, Many many, const std::vector<std::string>& adjectives)
{
    return owner.polite ? nominal(own("Ihr"), adjectives, noun, many)
                        : nominal(the(), adjectives, noun, many, " " + owner.of());
}

Nominal you()
{
    return { { "Sie", "Ihrer", "Ihnen", "Sie" }, Gender::Feminine, true, true, false };
}

Nominal unchanging(std::string_view word, Gender gender, Many many)
{
    const std::string form(word);
    return { { form, form, form, form }, gender, many == Many::Yes, false, false };
}

Nominal joined(const Nominal& one, const Nominal& other, std::string_view joint)
{
    Nominal made = one;
    for (std::size_t column = 0; column < made.forms.size(); ++column)
        made.forms[column] += fmt::format(" {} {}", joint, other.forms[column]);
    made.several = made.several || joint == "und";
    made.marked = one.marked && other.marked;
    return made;
}

std::string after(std::string_view preposition, const Nominal& phrase, Case which)
{
    const std::string& words = phrase.in(which);
    const auto shortened
        = [&](std::string_view whole, std::string_view article, std::string_view made) {
              return preposition == whole && words.starts_with(article)
                  ? fmt::format("{} {}", made, words.substr(article.size()))
                  : std::string();
          };
    for (const std::string& made : { shortened("in", "dem ", "im"), shortened("von", "dem ", "vom"),
             shortened("zu", "dem ", "zum"), shortened("zu", "der ", "zur"),
             shortened("an", "dem ", "am"), shortened("in", "das ", "ins") })
        if (!made.empty())
            return made;
    return fmt::format("{} {}", preposition, words);
}

std::string listed(const std::vector<std::string>& words, std::string_view last)
{
    std::string all;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0)
            all += i + 1 == words.size() ? fmt::format(" {} ", last) : ", ";
        all += words[i];
    }
    return all;
}

std::string numberWord(int number)
{
    constexpr std::array<std::string_view, 13> words { "null", "eins", "zwei", "drei", "vier",
        "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf" };
    return number >= 0 && number < static_cast<int>(words.size())
        ? std::string(words[static_cast<std::size_t>(number)])
        : std::to_string(number);
}

std::string ordinal(int number, std::string_view ending)
{
    constexpr std::array<std::string_view, 7> stems { "", "erst", "zweit", "dritt", "viert",
        "fünft", "sechst" };
    return number > 0 && number < static_cast<int>(stems.size())
        ? fmt::format("{}{}", stems[static_cast<std::size_t>(number)], ending)
        : fmt::format("{}.", number);
}

std::string inQuotes(std::string_view words)
{
    return fmt::format("„{}“", words);
}

std::string spaced(std::string_view one, std::string_view other)
{
    return fmt::format("{}{}{}", one, one.empty() || other.empty() ? "" : " ", other);
}

} // namespace triptych::text::german
