#include "altered/text/grammar/GrammarCardNouns.h"
#include "altered/text/grammar/GrammarPlaces.h"

// Which cards: nouns with the words before and after them. Adjectives are in GrammarAdjectives.cpp, where cards are in
// GrammarPlaces.cpp, what they have and are in GrammarTraits.cpp.
namespace triptych::altered::grammar {
namespace {

// ---------------------------------------------------------------- Whose, and played how

struct controlledBy
    : any<seq<maybe<means<Flag::Each, "that">>, anyone, any<controls, doesntControl, owns>>,
          seq<means<Flag::That, "controlled by">, anyone>,
          seq<means<Flag::That, "owned by">, anyone, mark<Flag::Owned>>>
{
    static Trait build(Found& found)
    {
        Trait made
            = traitIs(found.says(Flag::Owned) ? Trait::Kind::Owned : Trait::Kind::Controlled);
        made.who = found.take<Who>();
        made.no = found.says(Flag::No);
        if (found.says(Flag::That))
            said(made).word = Said<Trait>::By;
        else if (found.says(Flag::Each))
            said(made).word = Said<Trait>::That;
        return made;
    }
};
/// "you own but don't control"
struct butNot
    : seq<word<"but", "but you">,
          any<means<Flag::No, "don't control">, seq<word<"don't own">, mark<Flag::Owned>>>>
{
    static Trait build(Found& found)
    {
        Trait made
            = traitIs(found.says(Flag::Owned) ? Trait::Kind::Owned : Trait::Kind::Controlled);
        made.no = true;
        said(made).word = Said<Trait>::But;
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

struct after : any<fromThese, whereabouts, controlledBy, butNot, traitWith, latelyTrait, playedBy,
                   traitWindow, otherThanMe>
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
/// "Robot, Animal or Plant", "a Robot, an Animal or a Plant"
struct listedNouns
    : seq<word<",">, noun, many<word<",">, noun>, any<seq<word<", or">, noun>, orNoun>>
{
};
struct listedArticleNouns
    : seq<word<", a", ", an">, noun, many<word<", a", ", an">, noun>,
          any<seq<means<Flag::Article, ", or a", ", or an">, noun>, orArticleNoun>>
{
};
struct nouns : seq<noun,
                   any<andNoun, listedArticleNouns, listedNouns,
                       seq<orArticleNoun, many<orArticleNoun>>, many<orNoun>>>
{
};
struct described : any<seq<quotedName, many<after>>, seq<many<traitBefore>, nouns, many<after>>>
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
        case Trait::Kind::Owned:
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
        case Trait::Kind::Lately:
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
bool nameInQuotes::read(Input& in, Reading& reading)
{
    return text::read<any<quotedName, plainName>>(in, reading);
}

} // namespace triptych::altered::grammar
