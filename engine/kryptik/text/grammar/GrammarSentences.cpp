#include "kryptik/text/grammar/GrammarBranches.h"

#include "kryptik/text/grammar/Joined.h"
#include "kryptik/text/printing/Spoken.h"
#include "text/Joining.h"

// How instructions are joined to sentences, and sentences to an effect.
namespace triptych::kryptik::grammar {

Effect joined(std::vector<Effect> parts, std::vector<Sequence::Joint> joints)
{
    return text::joined<Sequence>(std::move(parts), joints);
}

namespace {

std::optional<Effect> takeStops(Found& found)
{
    std::vector<Effect> parts = found.takeAll<Effect>();
    askBeforeItLeaves(parts);
    if (!replaces(parts))
        return std::nullopt;
    const auto joints = askIfDone(parts);
    return joints ? std::optional(joined(std::move(parts), *joints)) : std::nullopt;
}

/// How long what is said by a part lasts, one or several of the same subject; nothing where it also does something.
std::vector<Duration*> saidToLast(Effect& effect)
{
    if (Duration* own = lastingOf(effect))
        return { own };
    std::vector<Duration*> all;
    if (auto* several = std::get_if<Sequence>(&effect.node))
        for (Effect& each : several->parts) {
            Duration* own = lastingOf(each);
            if (!own)
                return {};
            all.push_back(own);
        }
    return all;
}
/// "Target citizen gets +1/+1 and another target citizen gets -1/-1 until end of turn", "..., then ...": at the end it is
/// said of everything before it in the sentence that says nothing of its own, whatever is done in between.
void lastAlike(std::vector<Effect>& parts)
{
    // "Gain control of target citizen and gain control of another until end of turn"
    for (std::size_t i = parts.size(); i-- > 1;) {
        auto* one = std::get_if<GainControl>(&parts[i - 1].node);
        const auto* other = std::get_if<GainControl>(&parts[i].node);
        if (one && other && one->duration == Duration::Permanent && !one->whileSo)
            one->duration = other->duration;
    }
    Duration until = Duration::Permanent; // nothing that is to be said again
    for (std::size_t i = parts.size(); i-- > 0;) {
        const std::vector<Duration*> own = saidToLast(parts[i]);
        const bool forGood = std::ranges::all_of(
            own, [](const Duration* each) { return *each == Duration::Permanent; });
        if (own.empty())
            continue;
        if (!forGood)
            until = endsForAll(*own.back()) ? *own.back() : Duration::Permanent;
        else if (until != Duration::Permanent)
            for (Duration* each : own)
                *each = until;
    }
}
/// What is done once and for all, rather than said of something.
bool isPlainDeed(const Effect& effect)
{
    return std::holds_alternative<Destroy>(effect.node) || std::holds_alternative<Draw>(effect.node)
        || std::holds_alternative<Discard>(effect.node)
        || std::holds_alternative<Sacrifice>(effect.node)
        || std::holds_alternative<Plunder>(effect.node) || std::holds_alternative<Move>(effect.node)
        || std::holds_alternative<Abolish>(effect.node)
        || std::holds_alternative<Damage>(effect.node)
        || std::holds_alternative<Counter>(effect.node);
}
/// "Destroy target citizen and draw a card unless its controller pays {2}": it stops both. What others do "unless they
/// pay" is about their own deed, and what comes "then" is a deed of its own.
void preventBoth(std::vector<Effect>& parts, std::vector<Joint>& joints)
{
    auto* last = parts.empty() ? nullptr : std::get_if<Unless>(&parts.back().node);
    if (!last || joints.size() + 1 != parts.size()
        || (last->who.kind != Who::Kind::You && last->who.kind != Who::Kind::ItsController)
        || !isPlainDeed(last->effect.front()))
        return;
    std::size_t first = parts.size() - 1;
    while (first > 0 && joints[first - 1] == Joint::And && isPlainDeed(parts[first - 1]))
        --first;
    if (first + 1 == parts.size())
        return;
    Unless all = std::move(*last);
    parts.back() = std::move(all.effect.front());
    const auto at = static_cast<std::ptrdiff_t>(first);
    std::vector<Effect> prevented(
        std::make_move_iterator(parts.begin() + at), std::make_move_iterator(parts.end()));
    const std::vector<Joint> between(joints.begin() + at, joints.end());
    all.effect.front() = joined(std::move(prevented), between);
    parts.resize(first);
    parts.push_back(Effect { std::move(all) });
    joints.resize(first);
}
/// "Destroy it and draw a card unless you pay {2}. If you do, ...": of both, as `preventBoth` has it, but then what is
/// paid for would be said of one.
bool preventsOneOfTwo(const std::vector<Effect>& parts, const std::vector<Joint>& joints)
{
    if (parts.size() < 2 || joints.size() + 1 != parts.size() || joints.back() != Joint::And
        || !isPlainDeed(parts[parts.size() - 2]))
        return false;
    const auto* named = std::get_if<Sequence>(&parts.back().node);
    const auto* offer = std::get_if<May>(named ? &named->parts.back().node : &parts.back().node);
    return offer && offer->unless;
}
struct chain : seq<link, many<joint, any<link, goesOnDoing>>>
{
    static std::optional<Effect> build(Found& found)
    {
        std::vector<Effect> parts = found.takeAll<Effect>();
        std::vector<Joint> joints = found.takeAll<Joint>();
        if (preventsOneOfTwo(parts, joints))
            return std::nullopt;
        lastAlike(parts);
        preventBoth(parts, joints);
        return joined(std::move(parts), std::move(joints));
    }
};

/// "Sacrifice a citizen. If you do, draw 2 cards": nobody was asked, see `askIfDone`.
struct ifDone : seq<any<word<"if you do", "if you did">,
                        means<Flag::ByThem, "if they do", "if they did", "if that player does",
                            "if that player did", "if that opponent does", "if that opponent did">>,
                    comma, sentence>
{
    static Effect build(Found& found)
    {
        Condition done;
        done.kind = Condition::Kind::DoneThisWay;
        done.number = found.says(Flag::ByThem) ? ifTheyDid : ifYouDid;
        return { IfSo { std::move(done), { found.take<Effect>() }, {} } };
    }
};
/// "Draw 1 card or destroy target weary citizen", "... and/or counter target spell": one of two, chosen as
/// modes are.
struct orBoth : means<Flag::Or, "and/or", ", or both", "or both">
{
};
struct oneOfTwoVerbs : any<seq<maybe<word<"either">>, instruction, word<"or", ", or">, instruction,
                               maybe<orBoth>, pegtl::at<stop>>,
                           seq<instruction, orBoth, instruction, pegtl::at<stop>>>
{
    static std::optional<Effect> build(Found& found)
    {
        const bool both = found.says(Flag::Or);
        Choose made { found.takeAll<Effect>() };
        for (const Effect& mode : made.modes) // what others are told, they might choose
            if (const Who* who = toldTo(mode); who && who->kind != Who::Kind::You)
                return std::nullopt;
        if (both)
            made.modes.push_back(joined({ made.modes[0], made.modes[1] }, { Joint::Then }));
        return Effect { std::move(made) };
    }
};
struct whole : any<seq<either, pegtl::at<stop>>, oneOfTwoVerbs, sentence, ifDone>
{
};
struct stops : seq<whole, many<stop, whole>, stop>
{
    static std::optional<Effect> build(Found& found) { return takeStops(found); }
};
/// What follows is read where it can be about what was not done: "you may ... . If you do not, ..."
struct firstSentence
    : seq<sentence, maybe<ifYouDo>,
          pegtl::not_at<any<seq<stop, any<word<"otherwise">, notSoInShort>>, ifNotPaid>>>
{
    static std::optional<Effect> build(Found& found)
    {
        const bool paid = found.says(Flag::ByThem);
        Effect done = takeJoined(found);
        return !paid || isPayment({ done }) ? std::optional(std::move(done)) : std::nullopt;
    }
};
struct optionalStops : seq<firstSentence, many<stop, sentence>, stop>
{
    static std::optional<Effect> build(Found& found) { return takeStops(found); }
};

} // namespace

bool sentence::read(Input& in, Reading& reading)
{
    return text::read<chain>(in, reading);
}
bool sentences::read(Input& in, Reading& reading)
{
    return text::read<stops>(in, reading);
}
bool optionalSentences::read(Input& in, Reading& reading)
{
    return text::read<optionalStops>(in, reading);
}

} // namespace triptych::kryptik::grammar
