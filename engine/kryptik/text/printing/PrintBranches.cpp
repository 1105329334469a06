#include "kryptik/text/printing/PrintVerbs.h"

#include "core/Overloaded.h"
#include "kryptik/text/printing/Phrases.h"
#include "kryptik/text/printing/Spoken.h"
#include "text/Joining.h"
#include "text/Spelling.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

// What joins deeds: one after the other, by somebody, on a condition, by choice or by chance.
namespace triptych::kryptik::verbs {

using namespace phrases;

namespace {

/// The player of a verb in the third person, "target opponent draws 1 card"; no one of a command.
const Who* told(const Effect& effect)
{
    const auto* year = std::get_if<DestroyYear>(&effect.node);
    const auto* loses = std::get_if<WinLose>(&effect.node);
    if ((year && !year->themselves) || (loses && !loses->wins))
        return nullptr; // "destroy an 11 year card of each opponent", "destroy target player"
    const Who* who = toldTo(effect);
    return who && who->kind != Who::Kind::You ? who : nullptr;
}

/// A statement: of what it is said, and for how long, which "becomes weary" does not say.
struct Statement
{
    const Thing* what = nullptr;
    const Duration* duration = nullptr;
};
Statement statement(const Effect& effect)
{
    const auto statements = Overloaded {
        [](const Modify& e) {
            return Statement { &e.what, &e.duration };
        },
        [](const Gain& e) {
            return Statement { &e.what, &e.duration };
        },
        [](const Lose& e) {
            return Statement { &e.what, &e.duration };
        },
        [](const Allow& e) {
            return isPrevention(e) ? Statement {} : Statement { &e.what, &e.duration };
        },
        [](const MakeWeary& e) {
            return Statement { &e.what, nullptr };
        },
        [](const Grant& e) {
            return Statement { &e.what, &e.duration };
        },
        [](const BecomeFaction& e) {
            return Statement { &e.what, &e.duration };
        },
        [](const auto&) { return Statement {}; },
    };
    return std::visit(statements, effect.node);
}

/// Where a sentence leaves out its subject, and where it says "until end of turn". The grammar reads
/// it back by the same two rules: the subject goes on, and a duration is said of all before it.
/// Whether they are said in the same words; what a pronoun means shows in none of them.
bool sameWords(const Thing& a, const Thing& b)
{
    const It* one = std::get_if<It>(&a);
    const It* other = std::get_if<It>(&b);
    return one && other ? one->word == other->word : a == b;
}

std::vector<Style> styles(const Sequence& sequence)
{
    std::vector<Style> styles(sequence.parts.size());
    bool lasting = false;       // Whether this group has said something for good.
    Style* lastUntil = nullptr; // The last of the group that ends some time.
    auto until = Duration::Permanent;
    for (std::size_t i = 0; i < sequence.parts.size(); ++i) {
        const Statement now = statement(sequence.parts[i]);
        const bool turn = now.duration && *now.duration != Duration::Permanent
            && *now.duration != Duration::NextDisengage;
        if (i > 0) {
            const auto joint = sequence.joints[i - 1];
            const Statement before = statement(sequence.parts[i - 1]);
            const Who* teller = told(sequence.parts[i - 1]);
            const Who* next = told(sequence.parts[i]);
            if (before.what && now.what)
                styles[i].goesOn = joint == Sequence::Joint::And
                    && sameWords(*now.what, subjectGoesOn(*before.what)) && !(lasting && turn);
            else if (teller && next)
                styles[i].goesOn = joint != Sequence::Joint::Stop
                    && joint != Sequence::Joint::IfDone && *next == subjectGoesOn(*teller);
        }
        if (!styles[i].goesOn) {
            lasting = false;
            lastUntil = nullptr;
        }
        if (turn) {
            if (lastUntil && until == *now.duration)
                lastUntil->saysHowLong = false;
            lastUntil = &styles[i];
            until = *now.duration;
        }
        lasting = lasting || (now.duration && !turn);
    }
    return styles;
}

} // namespace

std::string print(const Sequence& e)
{
    const std::vector<Style> how = styles(e);
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < e.parts.size(); ++i)
        parts.push_back(part(e.parts[i], how[i]));
    std::vector<Sequence::Joint> joints = e.joints;
    for (std::size_t i = 0; i < joints.size(); ++i) // a sentence of its own that another is told
        if (joints[i] == Sequence::Joint::IfDone && isDoneByAnother(e.parts[i])
            && (i == 0 || e.joints[i - 1] == Sequence::Joint::Stop)) {
            joints[i] = Sequence::Joint::Stop;
            parts[i + 1] = "if they do, " + parts[i + 1];
        }
    return text::sentenceOf(parts, joints);
}

std::string print(const Choose& e)
{
    std::vector<std::string> modes;
    for (const Effect& mode : e.modes)
        modes.push_back(words(mode));
    if (e.allIf) { // the last one is all of them together
        modes.pop_back();
        return fmt::format("choose one. {} {}, {}choose {} instead: {}",
            saysUnless(*e.allIf) ? "Unless" : "If", phrases::condition(*e.allIf),
            e.may ? "you may " : "", modes.size() == 2 ? "both" : "all", fmt::join(modes, "; or "));
    }
    return fmt::format("choose one: {}", fmt::join(modes, "; or "));
}

std::string print(const Chance& e)
{
    if (e.outcomes.size() == 1)
        return fmt::format("flip a coin. If you win the flip, {}", words(e.outcomes.front()));
    std::vector<std::string> outcomes;
    for (const Effect& outcome : e.outcomes)
        outcomes.push_back(words(outcome));
    return fmt::format("choose one at random: {}", fmt::join(outcomes, "; or "));
}

std::string print(const Delayed& e)
{
    if (e.when == Delayed::When::ThisLeaves)
        return fmt::format("when this leaves the island, {}", words(e.effect.front()));
    constexpr std::array<std::string_view, 11> moments { "the start of your next turn",
        "the end of turn", "the end of combat", "the start of the next turn",
        "the end of your next turn", "the beginning of the next combat", "",
        "the start of its controller's next turn", "the beginning of your next combat phase",
        "the start of your next 2nd phase", "the end of the next turn" };
    return fmt::format(
        "at {}, {}", moments[static_cast<std::size_t>(e.when)], words(e.effect.front()));
}

namespace {

std::string otherwise(const std::vector<Effect>& list)
{
    return list.empty() ? "" : fmt::format(". Otherwise, {}", words(list.front()));
}

} // namespace

namespace {

std::string replaced(std::string text, std::string_view said, std::string_view by)
{
    for (std::size_t at = 0; (at = text.find(said, at)) != std::string::npos; at += by.size())
        text.replace(at, said.size(), by);
    return text;
}

} // namespace

/// "engages a citizen they control": a command as it is told to somebody else.
std::string print(const As& e, Style style)
{
    if (const auto* several = std::get_if<Sequence>(&e.effect.front().node)) {
        std::vector<std::string> parts;
        for (const Effect& each :
            several->parts) { // "chooses a citizen they control and abolishes it"
            Style how = style;
            how.goesOn = style.goesOn || !parts.empty();
            parts.push_back(print(As { e.who, { each } }, how));
        }
        return text::sentenceOf(parts, several->joints);
    }
    std::string inner = replaced(
        replaced(words(e.effect.front()), "your ", "their "), "you control", "they control");
    const bool picks = std::holds_alternative<LookAndPick>(e.effect.front().node);
    if (picks)
        inner = replaced(std::move(inner), "then you may ", "then they may ");
    if (style.offered)
        return inner;
    if (picks) // the second verb is theirs as well
        for (const auto& [said, theirs] : { std::pair { ", then put ", ", then puts " },
                 std::pair { ", then abolish ", ", then abolishes " } })
            inner = replaced(std::move(inner), said, theirs);
    if (picks && inner.find("they may") == std::string::npos)
        inner = replaced(std::move(inner), " and put the rest", " and puts the rest");
    const std::size_t end = std::min(inner.find(' '), inner.size());
    const std::string_view verb = std::string_view(inner).substr(0, end);
    const bool hisses = verb.ends_with("ch") || verb.ends_with("sh");
    return fmt::format("{}{}{}{}", style.goesOn ? "" : std::string(who(e.who)) + " ", verb,
        hisses ? "es" : "s", std::string_view(inner).substr(end));
}

namespace {

/// "Target opponent chooses one: that player discards 2 cards; or you draw 2 cards": each mode says who does it.
std::string printChoice(const Either& e)
{
    std::vector<std::string> options;
    for (const Effect& option : e.options) {
        const std::string said = words(option);
        const bool saysWho = said.starts_with("that player") || said.starts_with("this ");
        options.push_back(saysWho ? said : "you " + said);
    }
    return fmt::format("{} chooses one: {}", who(e.who), fmt::join(options, "; or "));
}

} // namespace

std::string print(const Unable& e)
{
    if (e.each.kind != Who::Kind::You) {
        Effect first = e.effect.front();
        tell(first, e.each);
        return fmt::format("{}. If they can not, {}", words(first), words(e.otherwise.front()));
    }
    const Who* doer = told(e.effect.front());
    const bool you = !doer || doer->kind == Who::Kind::You;
    return fmt::format("{}. If {} can not, {}", words(e.effect.front()), you ? "you" : "they",
        words(e.otherwise.front()));
}

std::string print(const Either& e)
{
    if (e.chooses)
        return printChoice(e);
    std::vector<std::string> options;
    for (const Effect& option : e.options)
        options.push_back(part(option, { .goesOn = e.who.kind != Who::Kind::You }));
    const std::string both = fmt::format("{}", fmt::join(options, " or "));
    return e.who.kind == Who::Kind::You ? both : fmt::format("{} {}", who(e.who), both);
}

namespace {

/// "have this get +1/+1": what is no deed of yours.
std::string offered(const Effect& effect)
{
    std::string said = words(effect);
    const Effect* first = &effect; // of several deeds what is done first
    while (const auto* several = std::get_if<Sequence>(&first->node))
        first = &several->parts.front();
    if (const Who* doer = told(*first))
        return text::toHave(who(*doer), std::move(said));
    std::visit(
        [&](const auto& e) {
            if constexpr (requires { subject(*e.by); })
                said = text::toHave(e.by ? subject(*e.by) : std::string(), std::move(said));
            else if constexpr (requires { subject(e.what); })
                said = text::toHave(subject(e.what), std::move(said));
        },
        first->node);
    return said;
}

} // namespace

std::string print(const May& e)
{
    if (e.who.kind == Who::Kind::You)
        return fmt::format("you may {}{}", offered(e.effect.front()), otherwise(e.otherwise));
    std::string offered;
    if (const auto* several = std::get_if<Sequence>(&e.effect.front().node)) {
        std::vector<std::string> parts;
        for (const Effect& each : several->parts)
            parts.push_back(part(each, { .offered = true }));
        offered = text::sentenceOf(parts, several->joints);
    } else {
        offered = part(e.effect.front(), { .offered = true });
    }
    return fmt::format("{} may {}{}{}{}", who(e.who), offered,
        e.then.empty() ? "" : fmt::format(". If they do, {}", words(e.then.front())),
        otherwise(e.otherwise),
        e.none.empty() ? "" : fmt::format(". If no one does, {}", words(e.none.front())));
}

namespace {

/// "pay {2} or discard 1 card": of several deeds, one is enough.
std::string against(const Effect& deed, Style style)
{
    const auto* either = std::get_if<Either>(&deed.node);
    if (!either)
        return part(deed, style);
    std::vector<std::string> options;
    for (const Effect& option : either->options)
        options.push_back(part(option, style));
    return fmt::format("{}", fmt::join(options, " or "));
}

} // namespace

/// "Each opponent discards 1 card unless they pay {1}": who is asked is who it happens to.
std::string print(const Unless& e)
{
    const bool each = e.who.kind == Who::Kind::EachOpponent || e.who.kind == Who::Kind::EachPlayer;
    if (e.who.kind == Who::Kind::ThatPlayer || each) {
        Effect effect = e.effect.front();
        if (each)
            tell(effect, e.who);
        return fmt::format(
            "{} unless they {}", words(effect), against(e.deed.front(), { .offered = true }));
    }
    const bool you = e.who.kind == Who::Kind::You;
    return fmt::format("{} unless {} {}", words(e.effect.front()), who(e.who),
        against(e.deed.front(), you ? Style {} : Style { .goesOn = true }));
}

std::string print(const IfSo& e)
{
    const std::string condition = fmt::format(
        "{} {}", saysUnless(e.condition) ? "unless" : "if", phrases::condition(e.condition));
    if (e.instead && !e.otherwise.empty())
        return fmt::format("{}. {}, {} instead", words(e.otherwise.front()),
            text::capitalised(condition), words(e.effect.front()));
    const std::string each
        = e.each.kind == Who::Kind::You ? "" : fmt::format("for {}, ", who(e.each));
    // "Otherwise" would be of the offer.
    const std::string other = e.otherwise.empty() || !endsInOffer(e.effect.front())
        ? otherwise(e.otherwise)
        : fmt::format(". If that is {}so, {}", saysUnless(e.condition) ? "" : "not ",
            words(e.otherwise.front()));
    return fmt::format("{}{}, {}{}", each, condition, words(e.effect.front()), other);
}

} // namespace triptych::kryptik::verbs
