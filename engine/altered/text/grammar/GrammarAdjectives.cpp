#include "altered/text/grammar/GrammarCardNouns.h"
#include "altered/text/grammar/GrammarPlaces.h"

#include <array>
#include <utility>

// What is said of cards before their noun: "another", "[Boosted]", "ready", "non-token".
namespace triptych::altered::grammar {
namespace {

Trait traitIsNot(Trait::Kind kind)
{
    Trait made = traitIs(kind);
    made.no = true;
    return made;
}
struct another : word<"another", "other">
{
    static Trait build() { return traitIs(Trait::Kind::Other); }
};
/// The noun of several: "Characters", "Robots"
struct scanSeveral
{
    static constexpr std::string_view what = "";
    static std::size_t length(std::string_view text)
    {
        const std::string_view word = firstWord(text);
        return word.size() > 3 && isCapital(word.front()) && word.ends_with('s') ? word.size() : 0;
    }
};
/// "[Fleeting], [Anchored] or [Asleep]": commas only before the last "or", else what follows is another phrase.
/// "[Anchored] and [Asleep] Characters" are those of either kind; of one card "and" would say both.
struct statusList : any<seq<anyStatus, many<comma, anyStatus>, word<", or", "or">, anyStatus>,
                        seq<anyStatus, many<comma, anyStatus>, word<"and">, anyStatus,
                            pegtl::at<scanned<scanSeveral>>>>
{
};
struct statuses : any<statusList, anyStatus>
{
    static Trait build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::Status);
        made.statuses = found.takeAll<Status>();
        return made;
    }
};
struct readyWord : word<"ready">
{
    static Trait build()
    {
        Trait made = traitIsNot(Trait::Kind::Status);
        made.statuses = { Status::Exhausted };
        said(made).word = Said<Trait>::A;
        return made;
    }
};
struct withoutStatus : seq<word<"non-">, anyStatus>
{
    static Trait build(Found& found)
    {
        Trait made = traitIsNot(Trait::Kind::Status);
        made.statuses = { found.take<Status>() };
        return made;
    }
};
struct keywordAdjective : anyKeyword
{
    static Trait build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::Keyword);
        made.keyword = found.take<Keyword>();
        return made;
    }
};
struct nonToken : word<"non-token">
{
    static Trait build() { return traitIsNot(Trait::Kind::Token); }
};
struct tokenAdjective : seq<word<"token">, pegtl::at<noun>>
{
    static Trait build() { return traitIs(Trait::Kind::Token); }
};
struct scanNon
{
    static constexpr std::string_view what = "non-";
    static std::size_t length(std::string_view text)
    {
        const std::string_view word = firstWord(text);
        return word.size() > 6 && equalIgnoringCase(word.substr(0, 4), "non-") && isCapital(word[4])
            ? word.size()
            : 0;
    }
};
/// "Spell" is a type of card and no sub-type, which no card would have.
Noun kindOrSubtype(std::string_view word)
{
    using Kind = Noun::Kind;
    constexpr std::array<std::pair<std::string_view, Kind>, 6> kinds { {
        { "character", Kind::Character },
        { "permanent", Kind::Permanent },
        { "landmark", Kind::Landmark },
        { "spell", Kind::Spell },
        { "token", Kind::Token },
        { "hero", Kind::Hero },
    } };
    for (const auto& [name, kind] : kinds)
        if (equalIgnoringCase(word, name))
            return { kind };
    return { Kind::Subtype, subtypeWord::build(word).words };
}
struct nonSubtype : scanned<scanNon>
{
    static Trait build(std::string_view words)
    {
        Trait made = traitIsNot(Trait::Kind::Subtype);
        made.noun = kindOrSubtype(words.substr(4));
        return made;
    }
};
/// "a Signature token", "[Aerolith] tokens": a sub-type, or the name of a token, before another noun
struct scanKind
{
    static constexpr std::string_view what = "";
    static std::size_t length(std::string_view text)
    {
        const bool named = text.starts_with('[');
        const std::size_t end = named ? text.find(']') : firstWord(text).size();
        if (end == 0 || end >= text.size() || !isNoun(afterSpace(text.substr(end + named))))
            return 0; // the quick look first: hardly any phrase has one
        const std::size_t length = named ? scanNamedNoun::length(text) : scanSubtype::length(text);
        const bool plural = length > 0 && text[length - 1] == 's' && text[length - 2] != 's';
        return plural ? 0 : length;
    }
    static bool isNoun(std::string_view next)
    {
        if (next.empty())
            return false;
        switch (lower(next.front())) {
        case 't':
            return says(next, "token") || says(next, "tokens");
        case 'c':
            return says(next, "character") || says(next, "characters") || says(next, "card")
                || says(next, "cards");
        case 'p':
            return says(next, "permanent") || says(next, "permanents");
        case 's':
            return says(next, "spell") || says(next, "spells");
        default:
            return false;
        }
    }
};
struct kindAdjective : scanned<scanKind>
{
    static Trait build(std::string_view words)
    {
        Trait made = traitIs(Trait::Kind::Subtype);
        made.noun = words.front() == '[' ? namedNoun::build(words) : subtypeNoun::build(words);
        return made;
    }
};
/// "[In Contact]": in an Expedition that is
struct inContact : word<"[in contact]">
{
    static Trait build()
    {
        Trait made = traitIs(Trait::Kind::InExpedition);
        made.expedition.kind = Expedition::Kind::An;
        made.expedition.positions = Expedition::InContact;
        said(made).adjective = true;
        return made;
    }
};
struct adjective : any<another, inContact, statuses, readyWord, withoutStatus, keywordAdjective,
                       nonToken, tokenAdjective, nonSubtype, kindAdjective>
{
};

} // namespace

bool traitBefore::read(Input& in, Reading& reading)
{
    return text::read<adjective>(in, reading);
}

} // namespace triptych::altered::grammar
