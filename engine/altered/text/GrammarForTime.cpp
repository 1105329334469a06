#include "altered/text/GrammarInstructions.h"

#include <algorithm>
#include <utility>

// What is so for some time: "Characters you play this turn cost {1} less" (2.2.14).
namespace triptych::altered::grammar {
namespace {

/// One look at the sentence spares reading most clauses as statements: few say for how long something is so.
struct scanForTime
{
    static constexpr std::string_view what = "";
    static std::size_t length(std::string_view text)
    {
        const std::string_view sentence = text.substr(0, std::min(text.size(), text.find('.')));
        const auto has = [&](std::string_view words) {
            return sentence.find(words) != std::string_view::npos;
        };
        const bool timed = has("his turn") || has("his Day") || has("his Afternoon")
            || has("until ") || has("Until ");
        return timed
                && (has(" can't ") || has(" cost") || has(" are ") || has(" is ") || has(" have ")
                    || has(" may play ") || has(" lose"))
            ? 1
            : 0;
    }
};
/// "Spells you play this turn": how long stands where the words about them could.
Duration windowIn(const Thing& of)
{
    const auto* each = std::get_if<Each>(&of.node);
    if (!each)
        return Duration::None;
    for (const Trait& trait : each->filter.after)
        if (trait.kind == Trait::Kind::Window && said(trait).word != Said<Trait>::Each)
            return trait.duration;
    return Duration::None;
}
/// What can be so for a time and be looked up then; the others change what is done or how a game begins.
bool canBeForATime(const Statement& of)
{
    return std::holds_alternative<Are>(of) || std::holds_alternative<Costs>(of)
        || std::holds_alternative<MayPlay>(of) || std::holds_alternative<CantBePlayed>(of)
        || std::holds_alternative<StatisticsAre>(of) || std::holds_alternative<TerrainsAre>(of)
        || std::holds_alternative<CantActivate>(of) || std::holds_alternative<CantGain>(of)
        || std::holds_alternative<CantBe>(of) || std::holds_alternative<Limit>(of);
}
struct before : seq<duration, comma, mark<Flag::InsteadFirst>>
{
};
struct statedFor
    : seq<pegtl::at<scanned<scanForTime>>, any<seq<before, rule>, seq<rule, maybe<duration>>>>
{
    static std::optional<Effect> build(Found& found)
    {
        StatedFor made;
        Ability says;
        says.kind = Ability::Kind::Passive;
        says.statement = found.take<Statement>();
        if (!canBeForATime(*says.statement))
            return std::nullopt;
        said(made).first = found.says(Flag::InsteadFirst);
        made.duration = found.take<Duration>(Duration::None);
        if (Thing* of = subjectOf(*says.statement)) {
            if (made.duration == Duration::None) {
                made.duration = windowIn(*of);
                said(made).within = true;
            }
            const bool named = !std::holds_alternative<This>(of->node)
                && !std::holds_alternative<Each>(of->node)
                && !std::holds_alternative<Whole>(of->node);
            if (named)
                made.what = std::exchange(*of, thingOf(Said<It>::It));
        }
        if (made.duration == Duration::None)
            return std::nullopt;
        made.says = std::move(says);
        return effect(std::move(made));
    }
};

} // namespace

bool forTime::read(Input& in, Reading& reading)
{
    return text::read<statedFor>(in, reading);
}

} // namespace triptych::altered::grammar
