#include "altered/text/grammar/GrammarNouns.h"

// What was spoken of before: "it", "them", "the others", "the card discarded this way", "each of them that's [Boosted]".
namespace triptych::altered::grammar {
namespace {

template <Said<It>::Word how, Literal... Words>
struct itAs : word<Words...>
{
    static Thing build() { return thingOf(how); }
};
template <Said<It>::Word how, Literal... Words>
struct othersAs : word<Words...>
{
    static Thing build() { return thingOf(how, It::Kind::TheOthers); }
};
template <It::Kind kind, Literal... Words>
struct itOfKind : word<Words...>
{
    static Thing build() { return thingOf(Said<It>::It, kind); }
};
/// "the card discarded this way", "the Characters sent to Reserve this way": what the step before dealt with
struct scanThisWay
{
    static constexpr std::string_view what = "";
    static std::size_t length(std::string_view text)
    {
        if (!says(text, "the"))
            return 0;
        const std::string_view noun = afterSpace(text.substr(3));
        const std::size_t word = firstWord(noun).size();
        bool known = false;
        for (const std::string_view each :
            { "card", "cards", "character", "characters", "permanent", "permanents", "token",
                "tokens", "spell", "spells", "landmark", "landmarks" })
            known = known || equalIgnoringCase(noun.substr(0, word), each);
        const std::string_view deed = afterSpace(noun.substr(word));
        bool done = false;
        for (const std::string_view each : deedsThisWay)
            done = done || says(deed, each);
        const std::size_t end = text.find("this way");
        const std::size_t stop = text.find_first_of(".,:");
        return known && done && end != std::string_view::npos
                && (stop == std::string_view::npos || end < stop)
            ? end + 8
            : 0;
    }
};
struct whatWasDone : scanned<scanThisWay>
{
    static Thing build(std::string_view words)
    {
        const std::string_view noun = afterSpace(words.substr(3));
        It made;
        said(made).word = firstWord(noun).ends_with('s') ? Said<It>::Them : Said<It>::It;
        made.thisWay = true;
        const std::string_view deed = afterSpace(noun.substr(firstWord(noun).size()));
        for (std::size_t k = 0; k < deedsThisWay.size(); ++k)
            if (says(deed, deedsThisWay[k]))
                said(made).deed = static_cast<std::uint8_t>(k);
        return { std::move(made) };
    }
};
struct itWords
    : any<whatWasDone,
          itAs<Said<It>::ThoseCards, "the chosen cards", "the chosen characters",
              "the chosen permanents", "the chosen tokens">,
          itAs<Said<It>::It, "the chosen card", "the chosen character", "the chosen permanent">,
          itAs<Said<It>::EachOfThem, "each of them">,
          itOfKind<It::Kind::ItsCharacters, "each of its characters">, itAs<Said<It>::It, "it">,
          itAs<Said<It>::ThemAll, "them all">, itAs<Said<It>::Them, "them", "they">,
          itAs<Said<It>::ThatCharacter, "that character">, itAs<Said<It>::ThatCard, "that card">,
          itAs<Said<It>::ThatPermanent, "that permanent">, itAs<Said<It>::ThatToken, "that token">,
          itAs<Said<It>::ThatSpell, "that spell">, itAs<Said<It>::ThatLandmark, "that landmark">,
          itAs<Said<It>::ThoseCharacters, "those characters">,
          itAs<Said<It>::ThosePermanents, "those permanents">,
          itAs<Said<It>::ThoseTokens, "those tokens">, itAs<Said<It>::TheTarget, "the target">,
          itAs<Said<It>::TheseCards, "these cards">, itAs<Said<It>::ThoseCards, "those cards">,
          othersAs<Said<It>::TheOtherCards, "the other cards">,
          othersAs<Said<It>::TheOthers, "the others">, othersAs<Said<It>::TheOther, "the other">,
          othersAs<Said<It>::TheRest, "the rest">, itOfKind<It::Kind::WeBoth, "we both">>
{
};

/// "each of them that's [Boosted]": of those last spoken of
struct eachOfThemSo : seq<word<"each of them">, traitWith, many<traitWith>>
{
    static Thing build(Found& found)
    {
        Each made;
        made.filter.after = found.takeAll<Trait>();
        Trait these;
        these.kind = Trait::Kind::FromThese;
        made.filter.after.insert(made.filter.after.begin(), std::move(these));
        said(made).word = Said<Each>::OfThem;
        return { std::move(made) };
    }
};

struct anyMentioned : any<eachOfThemSo, itWords>
{
};

} // namespace

bool mentioned::read(Input& in, Reading& reading)
{
    return text::read<anyMentioned>(in, reading);
}

} // namespace triptych::altered::grammar
