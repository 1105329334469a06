#include "altered/text/grammar/GrammarInstructions.h"

#include <algorithm>

// "I am [Defender]", "Characters you control are [Tough 2]": keywords with their numbers, and who has them.
namespace triptych::altered::grammar {
namespace {

// ---------------------------------------------------------------- Keywords

struct toughNumber : any<digits, amountX>
{
};
struct tough : seq<word<"[tough", "tough">, toughNumber, maybe<word<"]">>>
{
    static KeywordItem build(Found& found)
    {
        KeywordItem made;
        made.keyword = Keyword::Tough;
        if (found.has<Amount>())
            made.number = found.take<Amount>();
        else
            made.number = fixed(found.take<int>());
        return made;
    }
};
/// "[Scout] {2}", "[Scout 2]"
struct scout : any<seq<word<"[scout]", "[scout", "scout">, mana, maybe<word<"]">>>,
                   seq<word<"[scout", "scout">, digits, maybe<word<"]">>>>
{
    static KeywordItem build(Found& found)
    {
        KeywordItem made;
        made.keyword = Keyword::Scout;
        made.number = found.has<Amount>() ? found.take<Amount>() : fixed(found.take<int>());
        return made;
    }
};
struct plainItem : any<plainKeyword, means<Keyword::Fleeting, "[fleeting]", "fleeting">>
{
    static KeywordItem build(Found& found)
    {
        KeywordItem made;
        made.keyword = found.take<Keyword>();
        return made;
    }
};
struct gainedItem : any<tough, scout, plainItem>
{
};

// ---------------------------------------------------------------- To be and to have

template <Said<Are>::Word how, Literal... Words>
struct meIs : word<Words...>
{
    static Are build()
    {
        Are made;
        made.what = Thing { This {} };
        said(made).word = how;
        return made;
    }
};
struct be : any<means<Said<Are>::Are, "are">, means<Said<Are>::Is, "is">,
                means<Said<Are>::HaveColon, "have:">, means<Said<Are>::Has, "has">,
                means<Said<Are>::Have, "have">>
{
};
struct losing : pegtl::success
{
    static Said<Are>::Word build() { return Said<Are>::Lose; }
};
/// What is lost for as long as something is so: abilities and statuses, no counters.
bool mayBeLost(const std::vector<Grant>& grants)
{
    return std::ranges::all_of(grants, [](const Grant& grant) {
        return grant.lose
            && (grant.kind == Grant::Kind::Keyword || grant.kind == Grant::Kind::Status
                || grant.kind == Grant::Kind::Abilities);
    });
}
struct signAhead : word<"+", "-">
{
};
struct subject
    : any<meIs<Said<Are>::Im, "i'm">, meIs<Said<Are>::Am, "i am">, meIs<Said<Are>::Have, "i have">,
          seq<meIs<Said<Are>::Gain, "i gain">, pegtl::at<quote>>,
          seq<meIs<Said<Are>::Have, "i gain">, pegtl::at<signAhead>>, seq<thing, be>,
          seq<thing, means<Said<Are>::Has, "gains">, pegtl::at<signAhead>>,
          seq<thing, means<Said<Are>::Have, "gain">, pegtl::at<signAhead>>,
          seq<thing, pegtl::at<word<"lose", "loses">>, losing>>
{
};

struct subjectHas : seq<subject, grants>
{
    static std::optional<Statement> build(Found& found)
    {
        Are made = found.take<Are>();
        if (const auto how = found.takeIfAny<Said<Are>::Word>()) {
            said(made).word = *how;
            made.what = found.take<Thing>();
        }
        made.grants = found.take<std::vector<Grant>>();
        const auto how = said(made).word;
        const bool is = how == Said<Are>::Are || how == Said<Are>::Is || how == Said<Are>::Im
            || how == Said<Are>::Am;
        const auto isOfIts = [](const Grant& grant) {
            return grant.of && std::holds_alternative<It>(grant.of->node);
        };
        const auto isOfSubtypes
            = [](const Grant& grant) { return grant.kind == Grant::Kind::Subtypes; };
        if (std::ranges::any_of(made.grants, isOfIts)
            || (is && std::ranges::any_of(made.grants, isOfSubtypes)))
            return std::nullopt;
        if (said(made).word == Said<Are>::Lose && !mayBeLost(made.grants))
            return std::nullopt;
        return statementOf(std::move(made));
    }
};

} // namespace

bool keywordItem::read(Input& in, Reading& reading)
{
    return text::read<gainedItem>(in, reading);
}
bool areSo::read(Input& in, Reading& reading)
{
    return text::read<subjectHas>(in, reading);
}

} // namespace triptych::altered::grammar
