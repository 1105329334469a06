#include "altered/text/GrammarPlaces.h"

// Which cards: adjectives, nouns, and the words after them. Where they are is in GrammarPlaces.cpp.
namespace triptych::altered::grammar {
namespace {

// ---------------------------------------------------------------- Nouns (2.2.1, 2.2.2)

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

// ---------------------------------------------------------------- Adjectives

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
        Trait made = traitIs(Trait::Kind::Status);
        made.statuses = { Status::Exhausted };
        made.no = true;
        said(made).word = Said<Trait>::A;
        return made;
    }
};
struct withoutStatus : seq<word<"non-">, anyStatus>
{
    static Trait build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::Status);
        made.statuses = { found.take<Status>() };
        made.no = true;
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
    static Trait build()
    {
        Trait made = traitIs(Trait::Kind::Token);
        made.no = true;
        return made;
    }
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
        Trait made = traitIs(Trait::Kind::Subtype);
        made.no = true;
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

// ---------------------------------------------------------------- Whose, and played how

struct controlledBy
    : any<seq<maybe<means<Flag::Each, "that">>, anyone, any<controls, doesntControl>>,
          seq<means<Flag::That, "controlled by">, anyone>>
{
    static Trait build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::Controlled);
        made.who = found.take<Who>();
        made.no = found.says(Flag::No);
        if (found.says(Flag::That))
            said(made).word = Said<Trait>::By;
        else if (found.says(Flag::Each))
            said(made).word = Said<Trait>::That;
        return made;
    }
};
struct playedBy : any<seq<maybe<means<Flag::That, "that">>, anyone, word<"play", "plays">>,
                      seq<means<Flag::Of, "played by">, anyone>, means<Flag::Past, "played">>
{
    static Trait build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::Played);
        made.who = found.take<Who>(Who { Who::Kind::Anyone });
        if (found.says(Flag::That))
            said(made).word = Said<Trait>::That;
        else if (found.says(Flag::Of))
            said(made).word = Said<Trait>::Of;
        else if (found.says(Flag::Past))
            said(made).word = Said<Trait>::By;
        return made;
    }
};
struct each : seq<eachTime, mark<Flag::Each>>
{
};
struct traitWindow : any<duration, each>
{
    static Trait build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::Window);
        made.duration = found.take<Duration>(Duration::ThisAfternoon);
        if (found.says(Flag::Each))
            said(made).word = Said<Trait>::Each;
        return made;
    }
};

// ---------------------------------------------------------------- By name, and which of several

/// "Winter Song" in quotes: a card of that name.
struct scanQuotedName
{
    static constexpr std::string_view what = "the name of a card in quotes";
    static std::size_t length(std::string_view text)
    {
        if (text.size() < 4 || text[0] != '"' || !isCapital(text[1]))
            return 0;
        const std::size_t end = text.find('"', 1);
        const bool name = end != std::string_view::npos
            && text.substr(1, end - 1).find_first_of("[].:{}") == std::string_view::npos
            && text.substr(1, end - 1).find(" - ") == std::string_view::npos;
        return name ? end + 1 : 0;
    }
};
struct quotedName : scanned<scanQuotedName>
{
    static Trait build(std::string_view words)
    {
        Trait made = traitIs(Trait::Kind::Named);
        made.noun = { Noun::Kind::Subtype, std::string(words.substr(1, words.size() - 2)) };
        return made;
    }
};
/// "a card named Magpie Chorus": as far as its words are capitals
struct scanPlainName
{
    static constexpr std::string_view what = "";
    static std::size_t length(std::string_view text)
    {
        std::size_t length = 0;
        for (std::size_t at = 0; at < text.size();) {
            const std::string_view word = firstWord(text.substr(at));
            if (word.empty() || !isCapital(word.front()))
                break;
            length = at + word.size();
            if (length >= text.size() || text[length] != ' ')
                break;
            at = length + 1;
        }
        return length;
    }
};
struct plainName : scanned<scanPlainName>
{
    static Trait build(std::string_view words)
    {
        Trait made = traitIs(Trait::Kind::Named);
        made.noun = { Noun::Kind::Subtype, std::string(words) };
        return made;
    }
};
struct otherThanMe : word<"other than me">
{
    static Trait build()
    {
        Trait made = traitIs(Trait::Kind::Other);
        said(made).word = Said<Trait>::OtherThanMe;
        return made;
    }
};
struct fromThese : any<word<"from these cards">, means<Flag::That, "from among them", "among them">,
                       means<Flag::From, "from it">>
{
    static Trait build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::FromThese);
        said(made).among = found.says(Flag::That);
        said(made).of = found.says(Flag::From); // from the hand that was shown
        return made;
    }
};

struct after
    : any<fromThese, whereabouts, controlledBy, traitWith, playedBy, traitWindow, otherThanMe>
{
};

/// A noun that is followed by "or" and another noun: "Plant or Permanent".
struct orNoun : seq<word<"or">, noun>
{
};
struct andNoun : seq<means<Flag::And, "and">, noun>
{
};
/// "a Spell or a Permanent"
struct orArticleNoun : seq<means<Flag::Article, "or a", "or an">, noun>
{
};
struct nouns : seq<noun, any<andNoun, seq<orArticleNoun, many<orArticleNoun>>, many<orNoun>>>
{
};
struct described : any<seq<quotedName, many<after>>, seq<many<adjective>, nouns, many<after>>>
{
    static Filter build(Found& found)
    {
        Filter made;
        made.nouns = found.takeAll<Noun>();
        said(made).both = found.says(Flag::And);
        said(made).articles = found.says(Flag::Article);
        bool afterNoun = false;
        for (Value& value : found.values())
            if (const Trait* one = std::get_if<Trait>(&value)) {
                // Adjectives were read before any noun: a trait after the noun is never one of theirs.
                afterNoun = afterNoun || isAfter(*one);
                (afterNoun ? made.after : made.before).push_back(*one);
            }
        return made;
    }
    static bool isAfter(const Trait& one)
    {
        switch (one.kind) {
        case Trait::Kind::Other:
            return said(one).word == Said<Trait>::OtherThanMe;
        case Trait::Kind::Status: // "that's [Boosted]", "that's ready"
            return said(one).word == Said<Trait>::That || said(one).word == Said<Trait>::Each;
        case Trait::Kind::Keyword: // "with [Gigantic]", "that has [Gigantic]"
            return said(one).word != Said<Trait>::Usual;
        case Trait::Kind::Named:
            return one.noun.subtype.empty() || said(one).word == Said<Trait>::That;
        case Trait::Kind::Token:
        case Trait::Kind::Subtype:
            return false;
        case Trait::Kind::InExpedition: // "[In Contact] Characters", "that's [In Contact]"
            return !said(one).adjective || said(one).word == Said<Trait>::That;
        case Trait::Kind::Controlled:
        case Trait::Kind::InZone:
        case Trait::Kind::InTerrain:
        case Trait::Kind::Facing:
        case Trait::Kind::Number:
        case Trait::Kind::BaseZero:
        case Trait::Kind::Counters:
        case Trait::Kind::HasAbility:
        case Trait::Kind::Total:
        case Trait::Kind::Played:
        case Trait::Kind::Window:
        case Trait::Kind::FromThese:
        case Trait::Kind::Shares:
        case Trait::Kind::Highest:
        case Trait::Kind::Different:
        case Trait::Kind::OwnStatistics:
            break;
        }
        return true;
    }
};

} // namespace

bool filter::read(Input& in, Reading& reading)
{
    return text::read<described>(in, reading);
}
bool traitAfter::read(Input& in, Reading& reading)
{
    return text::read<after>(in, reading);
}
bool traitBefore::read(Input& in, Reading& reading)
{
    return text::read<adjective>(in, reading);
}
bool nameInQuotes::read(Input& in, Reading& reading)
{
    return text::read<any<quotedName, plainName>>(in, reading);
}

} // namespace triptych::altered::grammar
