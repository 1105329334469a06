#include "kryptik/text/grammar/GrammarNouns.h"

// What else is said of a card behind its noun: whose it is, what it is not named, between what its figures are.
namespace triptych::kryptik::grammar {
namespace {

/// One trait of its own, of whatever card.
Filter anyCard()
{
    return Filter { Filter::Noun::Card };
}

struct ownedBy
    : any<means<Side::You, "you own", "that you own", "owned by you", "you are the owner of">,
          means<Side::Opponents, "an opponent owns", "your opponent owns", "your opponents own",
              "that an opponent owns", "that your opponent owns", "that your opponents own",
              "owned by an opponent", "owned by your opponent", "owned by your opponents",
              "you do not own", "that you do not own">,
          means<Side::They, "they own", "that they own", "that player owns",
              "that that player owns", "that opponent owns">>
{
};
struct ownedOnly : seq<ownedBy,
                       maybe<means<Flag::CanNot, "but do not control", "but you do not control",
                           "but an opponent controls", "and do not control">>>
{
    static std::optional<Traits> build(Found& found)
    {
        Filter made = anyCard();
        made.owner = found.take<Side>();
        if (found.says(Flag::CanNot)) {
            if (made.owner != Side::You)
                return std::nullopt;
            made.controller = Side::Opponents;
        }
        return Traits { { std::move(made) } };
    }
};
/// "you control but do not own"
struct controlledOnly : word<"you control but do not own", "you control but you do not own",
                            "you control and do not own", "that you control but do not own">
{
    static Traits build()
    {
        Filter made = anyCard();
        made.owner = Side::Opponents;
        made.controller = Side::You;
        return { { std::move(made) } };
    }
};

struct otherName : scanned<scanName>
{
    static CardName build(std::string_view words) { return { name(words) }; }
};
struct notNamed : seq<word<"not named", "that is not named", "that are not named">, otherName>
{
    static Traits build(Found& found)
    {
        Filter made = anyCard();
        made.named = found.take<CardName>().words;
        made.notSo = true;
        return { { std::move(made) } };
    }
};

struct rangedFigure
    : seq<word<"with", "that has", "that have", "whose">,
          any<means<Bound::Stat::Attack, "attack">, means<Bound::Stat::Defense, "defense">,
              means<Bound::Stat::SoulCost, "soul cost", "cost">>,
          maybe<word<"is", "of">>>
{
};
/// "with soul cost between 2 and 4", "with attack from 1 to 3": two bounds
struct within : seq<rangedFigure,
                    any<seq<word<"between">, digits, word<"and">, digits>,
                        seq<word<"from">, digits, word<"to">, digits>>,
                    maybe<word<"inclusive">>>
{
    static std::optional<Traits> build(Found& found)
    {
        const auto stat = found.take<Bound::Stat>();
        const std::vector<int> ends = found.takeAll<int>();
        if (ends.size() != 2 || ends[0] >= ends[1])
            return std::nullopt;
        Filter least = anyCard();
        least.bound = Bound { stat, Bound::How::AtLeast, fixed(ends[0]) };
        Filter most = anyCard();
        most.bound = Bound { stat, Bound::How::AtMost, fixed(ends[1]) };
        return Traits { { std::move(least), std::move(most) } };
    }
};
/// "with soul cost 2 or 3": one of them
struct oneOfFigures : seq<rangedFigure, digits, many<comma, digits>, word<"or", ", or">, digits>
{
    static std::optional<Traits> build(Found& found)
    {
        const auto stat = found.take<Bound::Stat>();
        Traits made { {}, true };
        for (const int each : found.takeAll<int>()) {
            made.all.push_back(anyCard());
            made.all.back().bound = Bound { stat, Bound::How::Exactly, fixed(each) };
        }
        return made;
    }
};

} // namespace

bool furtherQuality::read(Input& in, Reading& reading)
{
    return text::read<any<controlledOnly, ownedOnly, notNamed, within, oneOfFigures>>(in, reading);
}

} // namespace triptych::kryptik::grammar
