#pragma once

#include "altered/text/grammar/GrammarNouns.h"

// What a card is called (2.2.1, 2.2.2): its type, a sub-type, or the name of a token -> Noun
namespace triptych::altered::grammar {

template <Noun::Kind kind, bool longName, Literal... Words>
struct nounIs : word<Words...>
{
    static Noun build()
    {
        Noun made;
        made.kind = kind;
        said(made).longName = longName;
        return made;
    }
};
struct subtypeNoun : subtypeWord
{
    static Noun build(std::string_view words)
    {
        return { Noun::Kind::Subtype, subtypeWord::build(words).words };
    }
};
/// "[Aerolith]": the name of a token, which is called like a sub-type; "[Gigantic]" is none. The scan
/// itself says so, as what is only looked at is not built.
struct scanNamedNoun
{
    static constexpr std::string_view what = "the name of a token";
    static std::size_t length(std::string_view text)
    {
        const std::size_t length = scanToken::length(text);
        if (length == 0)
            return 0;
        const Token token = tokenName::build(text.substr(0, length));
        const std::string_view first = firstWord(token.name); // "[Exhausted Resupply]" is done
        const bool begins = first.size() > 2 || first.size() == token.name.size();
        return token.hasStatistics || (begins && scanSubtype::length(token.name) == 0) ? 0 : length;
    }
};
struct namedNoun : scanned<scanNamedNoun>
{
    static Noun build(std::string_view words)
    {
        return { Noun::Kind::Subtype, tokenName::build(words).name };
    }
};
/// "[Mouse 1/1/1] Robot tokens": those of that name
struct scanWholeToken
{
    static constexpr std::string_view what = "a token such as [Brassbug 2/2/2]";
    static std::size_t length(std::string_view text)
    {
        const std::size_t length = text.starts_with('[') ? scanToken::length(text) : 0;
        return length > 2 && isDigit(text[length - 2]) ? length : 0;
    }
};
struct wholeTokenName : scanned<scanWholeToken>
{
    static Token build(std::string_view words) { return tokenName::build(words); }
};
struct wholeTokenNoun : seq<wholeTokenName, many<subtypeWord>, word<"tokens", "token">>
{
    static Noun build(Found& found) { return { Noun::Kind::Subtype, found.take<Token>().name }; }
};
struct cardNoun : word<"cards", "card">
{
    static Noun build(std::string_view words)
    {
        Noun made;
        said(made).capital = words == "Card"; // "Cards" is what a sentence begins with.
        return made;
    }
};
struct noun : any<cardNoun, nounIs<Noun::Kind::Character, false, "characters", "character">,
                  nounIs<Noun::Kind::Landmark, true, "landmark permanents", "landmark permanent">,
                  nounIs<Noun::Kind::ExpeditionPermanent, true, "expedition permanents",
                      "expedition permanent">,
                  nounIs<Noun::Kind::Permanent, false, "permanents", "permanent">,
                  nounIs<Noun::Kind::Landmark, false, "landmarks", "landmark">,
                  nounIs<Noun::Kind::Spell, false, "spells", "spell">,
                  nounIs<Noun::Kind::ManaOrb, false, "mana orbs", "mana orb">,
                  nounIs<Noun::Kind::Token, false, "tokens", "token">,
                  nounIs<Noun::Kind::Hero, false, "heroes", "hero cards", "hero">, wholeTokenNoun,
                  subtypeNoun, namedNoun>
{
    static constexpr std::string_view expected
        = "a noun (card, Character, Permanent, Landmark, Spell, token, a sub-type)";
};

} // namespace triptych::altered::grammar
