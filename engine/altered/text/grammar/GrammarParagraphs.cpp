#include "altered/text/grammar/GrammarIf.h"

#include "altered/text/binding/Alternatives.h"
#include "altered/text/binding/Branches.h"

#include <algorithm>
#include <utility>

// How sentences are joined to an effect, and what one of them is to the one before (6.5).
namespace triptych::altered::grammar {
namespace {

using Joint = Sequence::Joint;

/// "Repeat this process once for each ...": what the sentence before says
struct repeatAgain
    : seq<word<"repeat this process", "repeat this">,
          maybe<any<seq<word<"once">, perEach>, perEach, means<1, "once">, means<2, "twice">>>>
{
    static Effect build(Found& found)
    {
        Repeat made;
        made.times = fixed(found.take<int>(1));
        if (auto each = found.takeIfAny<PerEach>())
            made.times = std::move(each->amount);
        made.decides = said(made).process = true;
        return effect(std::move(made));
    }
};
/// "If C, B instead": in place of the sentence before, which it is joined to by `paragraph`.
struct insteadSentence : seq<commaIf, sentence, word<"instead">>
{
    static Otherwise build(Found& found)
    {
        If made = ifOf(found.take<IfPart>());
        made.effect = found.take<Effect>();
        return { effect(std::move(made)), Said<If>::Else::Instead };
    }
};
struct ifRest : seq<colonIf, sentences>
{
    static std::optional<Effect> build(Found& found) { return ifWith(found); }
};
struct ifElseRest : seq<colonIf, sentence, otherwise, pegtl::at<stop>>
{
    static std::optional<Effect> build(Found& found) { return ifWith(found); }
};
struct then : any<means<Joint::StopThen, "then,">, means<Joint::StopThenPlain, "then">>
{
};
struct fullStop : seq<stop, maybe<stop>>
{
};
struct otherwiseSentence
    : any<seq<word<"otherwise,">, sentence>, seq<means<Flag::Does, "otherwise">, sentence>>
{
    static Otherwise build(Found& found)
    {
        const bool plain = found.says(Flag::Does);
        return { found.take<Effect>(),
            plain ? Said<If>::Else::SentencePlain : Said<If>::Else::Sentence };
    }
};
/// "A1. Then, A2": several sentences, none of which asks anything
struct goesOnPlainly : seq<stop, pegtl::not_at<word<"otherwise">>, maybe<then>, sentence>
{
};
struct plainSentences : seq<sentence, many<goesOnPlainly>>
{
    static std::optional<Effect> build(Found& found)
    {
        std::vector<Effect> parts;
        std::vector<Joint> joints;
        Joint joint = Joint::Stop;
        for (Value& value : found.values()) {
            if (const Joint* said = std::get_if<Joint>(&value)) {
                joint = *said;
            } else if (Effect* part = std::get_if<Effect>(&value)) {
                if (!parts.empty())
                    joints.push_back(joint);
                parts.push_back(std::move(*part));
                joint = Joint::Stop;
            }
        }
        const auto asks = [](const Effect& of) { return std::holds_alternative<If>(of.node); };
        if (parts.size() > 1 && std::ranges::any_of(parts, asks))
            return std::nullopt; // of which the other case would be is not said
        return joined(std::move(parts), std::move(joints));
    }
};
struct atTheEnd : pegtl::at<any<seq<fullStop, any<end, word<"\u2022">, quote>>, end>>
{
};
/// "If C: A. Otherwise, B.": all that is left
struct ifElseSentence : seq<colonIf, plainSentences, stop, otherwiseSentence, atTheEnd>
{
    static std::optional<Effect> build(Found& found) { return ifWith(found); }
};
struct item : any<ifElseRest, ifElseSentence, ifRest, list, dieSentences, repeatAgain, sentence>
{
};
struct next : seq<fullStop, any<otherwiseSentence, insteadSentence, seq<maybe<then>, item>>>
{
};

/// The end of a sentence, also where a list or a quotation has already ended it.
struct ended : leaf
{
    using rule_t = ended;
    template <typename R>
    static bool match(Input& in, R& reading)
    {
        if (in.current() > in.begin() && (in.current()[-1] == '.' || in.current()[-1] == '"'))
            return true;
        if (reading.noting())
            reading.missed(afterSpace(rest(in)).data(), "a full stop");
        return false;
    }
};
struct inQuotes : pegtl::at<quote>
{
};
/// The last full stop may be missing where the paragraph or the option ends anyway.
struct withoutStop : pegtl::at<any<end, word<"\u2022">>>
{
};
struct paragraph : seq<item, many<next>, any<fullStop, ended, inQuotes, withoutStop>>
{
    static std::optional<Effect> build(Found& found)
    {
        std::vector<Effect> parts;
        std::vector<Joint> joints;
        Joint joint = Joint::Stop; // Two parts with nothing between them are two sentences.
        for (Value& value : found.values()) {
            if (const Joint* said = std::get_if<Joint>(&value)) {
                joint = *said;
            } else if (Effect* part = std::get_if<Effect>(&value)) {
                if (!parts.empty())
                    goesOnPlaying(parts.back(), *part);
                if (!waitsForTheSame(parts, *part) || !goesOnAsking(parts, *part))
                    return std::nullopt;
                if (createsUnknown(*part) && (parts.empty() || !createAnother(*part, parts.back())))
                    return std::nullopt;
                if (!parts.empty())
                    joints.push_back(joint);
                parts.push_back(std::move(*part));
                joint = Joint::Stop;
            } else if (Otherwise* other = std::get_if<Otherwise>(&value)) {
                if (!attach(parts.back(), std::move(*other)))
                    return std::nullopt;
                joinAlternatives(parts, joints);
            }
        }
        return joined(std::move(parts), std::move(joints));
    }
    static bool attach(ResultTable& to, Otherwise other)
    {
        if (said(to).word != Said<ResultTable>::Sentences || to.otherwise)
            return false;
        to.otherwise = std::move(other.effect);
        said(to).elseWord = other.word;
        return true;
    }
    static bool goesOnAsking(const std::vector<Effect>& before, Effect& effect)
    {
        If* so = std::get_if<If>(&effect.node);
        return !so || before.empty() || bindIt(so->condition, before.back());
    }
    /// "The next Spell you play this Day costs {2} less. It gains [Fleeting].": what is played next, too
    static void goesOnPlaying(const Effect& before, Effect& part)
    {
        const Next* next = std::get_if<Next>(&before.node);
        if (!next || next->ifPlayed)
            return;
        const auto isIt = [](const Thing& of) {
            const It* it = std::get_if<It>(&of.node);
            return it && it->kind == It::Kind::It && said(*it).word == Said<It>::It;
        };
        Next made;
        made.filter = next->filter;
        made.everyAfternoon = next->everyAfternoon;
        if (const Gain* gain = std::get_if<Gain>(&part.node)) {
            const bool plain = isIt(gain->what) && !gain->also && !gain->choice && gain->max == 0
                && gain->duration == Duration::None
                && std::ranges::none_of(gain->grants, [](const Grant& grant) {
                       return grant.kind == Grant::Kind::Statistics
                           || grant.kind == Grant::Kind::Subtypes; // no play has them for long
                   });
            if (!plain)
                return;
            made.does = Next::Does::Gains;
            made.grants = gain->grants;
        } else if (const auto* activates = std::get_if<ActivateAbilities>(&part.node)) {
            if (!isIt(activates->of))
                return;
            made.does = Next::Does::Activates;
            made.icons = activates->icons;
            made.oneOf = activates->oneOf;
        } else {
            return;
        }
        part = effect(std::move(made));
    }
    /// "If you play it from your hand, ...": of the card that the sentence before waits for.
    static bool waitsForTheSame(const std::vector<Effect>& before, Effect& effect)
    {
        Next* next = std::get_if<Next>(&effect.node);
        if (!next || !next->ifPlayed)
            return true;
        const Next* first = before.empty() ? nullptr : std::get_if<Next>(&before.back().node);
        if (!first || first->everyAfternoon)
            return false;
        next->filter = first->filter;
        return true;
    }
    /// "If it's a Character, A. If it's a Spell, B. Otherwise, C.": C where neither is so, as only one can be.
    static void joinAlternatives(std::vector<Effect>& parts, std::vector<Joint>& joints)
    {
        while (parts.size() > 1 && joints.back() == Joint::Stop) {
            If* first = std::get_if<If>(&parts[parts.size() - 2].node);
            const If* last = std::get_if<If>(&parts.back().node);
            if (!first || !last || !last->otherwise || !isOneOfAlternatives(*first)
                || first->otherwise || !isApartFromAll(first->condition, *last))
                return;
            first->otherwise = std::move(parts.back());
            said(*first).elseWord = Said<If>::Else::Sentence;
            parts.pop_back();
            joints.pop_back();
        }
    }
    static bool isOneOfAlternatives(const If& of)
    {
        return of.effect && !of.unless && !of.after && !said(of).colon;
    }
    static bool isApartFromAll(const Condition& condition, const If& chain)
    {
        const If* next = chain.otherwise ? std::get_if<If>(&chain.otherwise->node) : nullptr;
        return isOneOfAlternatives(chain) && excludeEachOther(condition, chain.condition)
            && (!next || said(*next).elseWord == Said<If>::Else::Instead
                || isApartFromAll(condition, *next));
    }
    static bool isWhetherDone(const If& of)
    {
        using Kind = Condition::Kind;
        const Kind kind = of.condition.kind;
        return of.effect && !of.otherwise && !of.after && !said(of).colon
            && (kind == Kind::StepDone || kind == Kind::StepNotDone
                || kind == Kind::StepImpossible);
    }
    /// Whether it asks of what has just been done: "if you discarded a Spell this way", "if it was a Robot"
    static bool asksOfStep(const Condition& of)
    {
        return of.kind == Condition::Kind::ThisWay || asksAboutIt(of)
            || (of.quantity && of.quantity->kind == Quantity::Kind::Done)
            || std::ranges::any_of(of.parts, asksOfStep);
    }
    /// "Discard a card, then draw a card. If you discarded a Spell this way, draw two cards instead": that was done, so
    /// it is instead of the one step that is alike, where it is the last.
    static bool isOfLastStep(const Sequence& all, const If& so)
    {
        const std::size_t kind = so.effect->node.index();
        const auto isAlike = [kind](const Effect& part) { return part.node.index() == kind; };
        return asksOfStep(so.condition) && isAlike(all.parts.back())
            && std::ranges::count_if(all.parts, isAlike) == 1;
    }
    /// "... gains [Tough 1] this Day. If it's [Boosted], it gains [Tough 2] instead": for the same time
    static void lastsAsLong(Effect& other, const Effect& base)
    {
        auto* more = std::get_if<Gain>(&other.node);
        const auto* gain = std::get_if<Gain>(&base.node);
        const bool same = more && gain && !gain->grants.empty()
            && std::ranges::all_of(more->grants,
                [&](const Grant& grant) { return grant.kind == gain->grants.front().kind; });
        if (same && more->duration == Duration::None)
            more->duration = gain->duration;
    }
    static bool attach(Effect& to, Otherwise other)
    {
        if (auto* all = std::get_if<Sequence>(&to.node); all
            && other.word == Said<If>::Else::Instead
            && isOfLastStep(*all, std::get<If>(other.effect.node)))
            return attach(all->parts.back(), std::move(other));
        if (other.word == Said<If>::Else::Instead) {
            // "You may A. If you do, B. If C, D instead.": only where A was done
            if (If* done = std::get_if<If>(&to.node); done && isWhetherDone(*done))
                return attach(*done->effect, std::move(other));
            If& made = std::get<If>(other.effect.node);
            if (!bindIt(made.condition, to))
                return false;
            if (!createTheSame(*made.effect, to))
                return false;
            lastsAsLong(*made.effect, to);
            std::optional<Effect> named = nameAhead(made, to);
            made.otherwise = std::move(to);
            said(made).elseWord = Said<If>::Else::Instead;
            to = std::move(other.effect);
            if (named) {
                Sequence ahead;
                ahead.parts.push_back(std::move(*named));
                ahead.parts.push_back(std::move(to));
                ahead.joints = { Joint::Ahead };
                to = effect(std::move(ahead));
            }
            return true;
        }
        Effect& end = std::holds_alternative<Sequence>(to.node)
            ? std::get<Sequence>(to.node).parts.back()
            : to;
        if (ResultTable* table = std::get_if<ResultTable>(&end.node)) // "On a 4+, A. Otherwise, B."
            return attach(*table, std::move(other));
        if (ForEach* each
            = std::get_if<ForEach>(&end.node)) // "For each ..., if C, A. Otherwise, B."
            return each->effect && std::holds_alternative<If>(each->effect->node)
                && attach(*each->effect, std::move(other));
        if (goesOnDeclined(to, other.effect))
            return true;
        If* last = std::get_if<If>(&end.node);
        while (last && last->otherwise && said(*last).elseWord != Said<If>::Else::Instead)
            last = std::get_if<If>(&last->otherwise->node); // "Otherwise, if C, B. Otherwise, D."
        if (!last || last->otherwise || !createTheSame(other.effect, *last->effect))
            return false;
        last->otherwise = std::move(other.effect);
        said(*last).elseWord = other.word;
        return true;
    }
};

} // namespace

bool sentences::read(Input& in, Reading& reading)
{
    return text::read<paragraph>(in, reading);
}

} // namespace triptych::altered::grammar
