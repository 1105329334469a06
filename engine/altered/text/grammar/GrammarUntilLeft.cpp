#include "altered/text/grammar/GrammarNouns.h"

#include <algorithm>

// Things until so many are left: "cards from their hand until they have two cards in hand".
namespace triptych::altered::grammar {
namespace {

/// One look at the sentence spares reading most things twice.
struct scanUntilLeft
{
    static constexpr std::string_view what = "";
    static std::size_t length(std::string_view text)
    {
        const std::string_view sentence = text.substr(0, std::min(text.size(), text.find('.')));
        return sentence.find(" until they ") != std::string_view::npos
                || sentence.find(" until you ") != std::string_view::npos
                || sentence.find(" until that ") != std::string_view::npos
            ? 1
            : 0;
    }
};
struct asManyAs : seq<word<"as many as">, anyone, maybe<word<"do", "does", "control", "controls">>,
                      maybe<word<"plus">, numeral>>
{
};
struct inWhichZone
    : any<seq<means<Zone::Hand, "cards in hand", "card in hand", "cards in their hand",
              "cards in your hand", "card in their hand", "card in your hand">>,
          seq<means<Zone::Reserve, "cards in reserve", "card in reserve", "cards in their reserve",
              "cards in your reserve">>>
{
};
struct leftOver
    : any<asManyAs, seq<numeral, any<inWhichZone, word<"of them">, word<"left">, filter>>>
{
};
/// "Characters until they control as many as you", "cards from their hand until they have two cards in hand"
struct untilSoManyLeft
    : seq<pegtl::at<scanned<scanUntilLeft>>, pegtl::not_at<scanned<scanSingular>>, filter,
          word<"until">,
          any<seq<word<"you">, mark<Flag::Me>>, word<"they", "that player", "that opponent">>,
          any<word<"have", "has">, means<Flag::Does, "control", "controls">>, leftOver>
{
    static std::optional<Thing> build(Found& found)
    {
        Some made;
        std::vector<Filter> both = found.takeAll<Filter>();
        made.filter = std::move(both.front());
        said(made).their = !found.says(Flag::Me);
        const Trait* zone = nullptr;
        for (const Trait& trait : made.filter.after)
            if (trait.kind == Trait::Kind::InZone && trait.places.size() == 1)
                zone = &trait;
        // What is left is counted of the same things, and where they are controlled or had.
        const auto named = found.takeIfAny<Zone>();
        if ((zone != nullptr) == found.says(Flag::Does)
            || (named && (!zone || zone->places.front().zone != *named))
            || (both.size() > 1 && both[1].nouns != made.filter.nouns))
            return std::nullopt;
        Amount left = found.take<Amount>(fixed(0));
        if (found.has<Who>()) {
            Quantity of;
            of.filter.nouns = made.filter.nouns;
            Trait theirs;
            theirs.who = found.take<Who>();
            theirs.who.me = theirs.who.kind == Who::Kind::You;
            theirs.kind = Trait::Kind::Controlled;
            if (zone) {
                theirs.kind = Trait::Kind::InZone;
                theirs.places = { { zone->places.front().zone, theirs.who } };
            }
            of.filter.before = made.filter.before;
            of.filter.after.push_back(std::move(theirs));
            left.kind = Amount::Kind::Of;
            left.of = std::move(of);
        }
        made.left = std::move(left);
        return Thing { std::move(made) };
    }
};

} // namespace

bool untilLeftThing::read(Input& in, Reading& reading)
{
    return text::read<untilSoManyLeft>(in, reading);
}

} // namespace triptych::altered::grammar
