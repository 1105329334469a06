#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// Small things that saying something in German needs: nouns with their articles and adjectives in a
// case, and clauses whose verb stands where the clause is used. What words there are is a game's own.
namespace triptych::text::german {

enum class Case : std::uint8_t { Nominative, Genitive, Dative, Accusative };
enum class Gender : std::uint8_t { Masculine, Feminine, Neuter };
enum class Many : bool { No, Yes };

// ---------------------------------------------------------------- Nouns

/// The four cases of a noun, of one and of several: "Bürger", "Bürgers", "Bürger", "Bürgern".
struct Noun
{
    Gender gender = Gender::Feminine;
    std::string singular {};
    std::string genitive {}; ///< Of one.
    std::string plural {};
    std::string datives {}; ///< Of several.
    bool weak = false;      ///< "den Helden": of one, every case but the first is as of several.
};
Noun masculine(std::string_view singular, std::string_view genitive, std::string_view plural = "");
Noun feminine(std::string_view singular, std::string_view plural = "");
Noun neuter(std::string_view singular, std::string_view genitive, std::string_view plural = "");
Noun weak(std::string_view singular, std::string_view others); ///< "Held", "Helden"

/// What stands before a noun and its adjectives and settles their endings.
struct Determiner
{
    enum class Kind : std::uint8_t {
        None,
        The,
        A,
        Word, ///< "dies", "jed", "all", "jen": endings as those of "der"
        Own,  ///< "Ihr", "sein", "kein": endings as those of "ein", and of several too
        Count ///< "2", "X", "bis zu 2"
    };
    Kind kind = Kind::None;
    std::string word {};
    bool operator==(const Determiner&) const = default;
};
Determiner the();
Determiner an();
Determiner none();
Determiner word(std::string_view stem);
Determiner own(std::string_view stem);
Determiner count(std::string number);

/// A noun phrase in each of its cases.
struct Nominal
{
    std::array<std::string, 4> forms {};
    Gender gender = Gender::Feminine;
    bool several = false;
    bool polite = false; ///< "Sie", who is read to.
    bool marked = true;  ///< Whether its genitive can be seen: "der Karte", but "von 2 Karten".

    const std::string& in(Case) const;
    const std::string& nominative() const { return in(Case::Nominative); }
    const std::string& dative() const { return in(Case::Dative); }
    const std::string& accusative() const { return in(Case::Accusative); }
    std::string of() const;                 ///< "der Karte", "von 2 Karten"
    std::string_view possessive() const;    ///< "Ihr", "sein", "ihr"
    std::string_view relative() const;      ///< "der", "die", "das"
    std::string_view pronoun() const;       ///< "er", "sie", "es", "Sie"
    std::string_view pronounObject() const; ///< "ihn", "sie", "es", "Sie"
    /// The same with something said after it, or before.
    Nominal with(std::string_view after) const;
    Nominal led(std::string_view before) const;
};

/// "ein anderer eingesetzter Bürger": adjectives by their stems.
Nominal nominal(const Determiner&, const std::vector<std::string>& adjectives, const Noun&,
    Many = Many::No, std::string_view after = "");
/// "Ihre Hand", "die Hand Ihres Gegners": what an owner has.
Nominal belonging(const Nominal& owner, const Noun&, Many = Many::No,
    const std::vector<std::string>& adjectives = {});
Nominal you();                                                                  ///< "Sie"
Nominal unchanging(std::string_view, Gender = Gender::Neuter, Many = Many::No); ///< "X", a name
/// "die Hälfte des Angriffs", "der Angriff der Karte": one that another follows.
Nominal joined(const Nominal&, const Nominal&, std::string_view joint = "und");

/// After a preposition: "im Limbo-Stapel" and not "in dem Limbo-Stapel".
std::string after(std::string_view preposition, const Nominal&, Case);

/// "a, b und c"
std::string listed(const std::vector<std::string>& words, std::string_view last = "und");
std::string numberWord(int);                            ///< "zwei" for 2; digits beyond twelve.
std::string ordinal(int, std::string_view ending);      ///< "zweite", "zweiten"
std::string inQuotes(std::string_view);                 ///< „so“
std::string spaced(std::string_view, std::string_view); ///< Both with a space, or the one there is.

// ---------------------------------------------------------------- Clauses

enum class Order : std::uint8_t {
    Main,       ///< "Sie legen die Karte ab"
    Inverted,   ///< after what stands in front: "legen Sie die Karte ab"
    Subordinate ///< after "wenn": "Sie die Karte ablegen"
};

struct Verb
{
    std::string singular {}; ///< "legt"
    std::string plural {};   ///< "legen"
    std::string prefix {};   ///< "ab": apart, or before the verb where that stands last
};

/// One sentence about a subject. What ends it is an infinitive or a participle: "wird ... verbannt".
struct Clause
{
    Nominal subject {};
    Verb verb {};
    std::string middle {};
    std::string end {};
    std::string tail {};    ///< After it all, with its own sign before it.
    bool reflexive = false; ///< "sich", which stands before a subject that follows its verb.

    std::string say(Order) const;
};

/// Where a clause set in commas is over: a comma, unless another sign follows it.
inline constexpr std::string_view close = "\x01";
/// ", der im Kampf ist" with its closing comma: what a relative clause says of a noun.
std::string relative(const Nominal&, std::string_view clause);
/// "wenn ...", with its closing comma.
std::string subordinate(std::string_view conjunction, const Clause&);
std::string subordinate(std::string_view conjunction, std::string_view clause);

/// Settles the commas of what was put together.
std::string settled(std::string_view);
/// With a capital, umlauts too.
std::string capitalised(std::string);

} // namespace triptych::text::german
