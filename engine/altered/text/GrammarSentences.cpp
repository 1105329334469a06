#include "altered/text/GrammarInstructions.h"

#include "text/Joining.h"

#include <algorithm>
#include <utility>

// How clauses are joined to sentences, and sentences to an effect (6.5).
namespace triptych::altered::grammar {

Effect joined(std::vector<Effect> parts, std::vector<Sequence::Joint> joints)
{
    return text::joined<Sequence>(std::move(parts), joints);
}

namespace {

using Joint = Sequence::Joint;

/// "each player discards their hand, then draws three cards": the second part goes on with the first one's who.
bool goOn(std::vector<Effect>& parts)
{
    for (std::size_t i = 0; i < parts.size(); ++i) {
        Who* who = whoOf(parts[i]);
        if (!who || who->kind != Who::Kind::You)
            continue;
        const Who* before = i > 0 ? whoOf(parts[i - 1]) : nullptr;
        const bool other = before && before->kind != Who::Kind::You
            && !std::holds_alternative<May>(parts[i - 1].node)
            && !std::holds_alternative<May>(parts[i].node);
        const bool several
            = other && (before->word == Who::Word::Plural || before->word == Who::Word::They);
        if (who->unsaid && !other)
            return false;
        if (who->unsaid || several) {
            *who = *before;
            who->unsaid = true;
        }
    }
    return true;
}

std::optional<Effect> takeJoined(Found& found)
{
    std::vector<Effect> parts = found.takeAll<Effect>();
    const May* first = std::get_if<May>(&parts.front().node);
    if (first && first->bare)
        return std::nullopt; // "may" alone goes on with who did the part before
    const auto goesOn = [](const Effect& part) {
        const Next* next = std::get_if<Next>(&part.node);
        return next && next->word == Next::Word::IfYouPlayIt;
    };
    if (parts.size() > 1 && std::ranges::any_of(parts, goesOn))
        return std::nullopt; // it goes on with a whole sentence before it
    if (!goOn(parts))
        return std::nullopt;
    return joined(std::move(parts), found.takeAll<Joint>());
}

struct joint
    : any<means<Joint::CommaThen, ", then">, means<Joint::AndThen, "and then", ", and then">,
          means<Joint::CommaAnd, ", and">, means<Joint::And, "and">, means<Joint::Comma, ",">>
{
};

// ---------------------------------------------------------------- May (6.5.c)

struct again : word<"do it again">
{
    static Effect build()
    {
        Repeat made;
        made.word = Repeat::Word::Again;
        return effect(std::move(made));
    }
};
Effect oneOrTheOther(std::vector<Effect> both)
{
    Choose made;
    made.orWord = true;
    for (Effect& each : both) {
        Mode mode;
        mode.effect = std::move(each);
        made.modes.push_back(std::move(mode));
    }
    return effect(std::move(made));
}
struct orElse : seq<means<Flag::Or, "or">, qualified>
{
};
/// "draw a card", "play it for free or put it into your hand"
struct eitherOrOne : seq<qualified, maybe<orElse>>
{
    static Effect build(Found& found)
    {
        std::vector<Effect> all = found.takeAll<Effect>();
        return all.size() == 1 ? std::move(all.front()) : oneOrTheOther(std::move(all));
    }
};
/// "choose one: • ..." within a sentence
struct chooseHere : seq<pegtl::at<word<"choose">>, list>
{
};
struct mayBody : seq<any<again, chooseHere, eitherOrOne>, many<joint, qualified>>
{
    static std::optional<Effect> build(Found& found) { return takeJoined(found); }
};
struct toBody : seq<word<"to">, mayBody>
{
};
struct bareMay : means<Flag::MayDo, "may">
{
};
struct mayWord : any<seq<anyone, word<"may">>, bareMay>
{
};
struct may : seq<mayWord, maybe<means<Flag::Then, "then">>, mayBody, maybe<toBody>>
{
    static Effect build(Found& found)
    {
        May made;
        made.bare = found.says(Flag::MayDo);
        made.who = made.bare ? Who { Who::Kind::ThatPlayer, false, false, Who::Word::They }
                             : found.take<Who>();
        made.then = found.says(Flag::Then);
        made.effect = found.take<Effect>();
        if (auto to = found.takeIfAny<Effect>())
            made.to = std::move(*to);
        return effect(std::move(made));
    }
};

// ---------------------------------------------------------------- If (6.5.d-e)

struct ifWord : any<word<"if">, means<Flag::Unless, "unless">>
{
};
struct commaIf : seq<ifWord, condition, comma>
{
    static IfPart build(Found& found)
    {
        const bool unless = found.says(Flag::Unless);
        return { found.take<Condition>(), unless ? If::Word::Unless : If::Word::Comma };
    }
};
struct colonIf : seq<ifWord, condition, colon>
{
    static IfPart build(Found& found)
    {
        const bool unless = found.says(Flag::Unless);
        return { found.take<Condition>(), unless ? If::Word::UnlessColon : If::Word::Colon };
    }
};

/// The last tokens that an alternative creates.
const Create* lastCreated(const Effect& effect)
{
    if (const auto* create = std::get_if<Create>(&effect.node))
        return create;
    if (const auto* sequence = std::get_if<Sequence>(&effect.node))
        for (std::size_t i = sequence->parts.size(); i-- > 0;)
            if (const Create* found = lastCreated(sequence->parts[i]))
                return found;
    return nullptr;
}
/// "Otherwise, create only one": what is created, and where, was said of the alternative before.
bool createTheSame(Effect& effect, const Effect& before)
{
    Create* create = std::get_if<Create>(&effect.node);
    if (!create || !create->same)
        return true;
    const Create* said = lastCreated(before);
    if (!said)
        return false;
    Create made = *said;
    made.who = create->who;
    made.count = create->count;
    made.same = true;
    *create = std::move(made);
    return true;
}

struct chain;
struct otherwise : seq<word<", otherwise">, chain>
{
    static Otherwise build(Found& found) { return { found.take<Effect>(), If::Else::Comma }; }
};
std::optional<Effect> ifWith(Found& found)
{
    IfPart part = found.take<IfPart>();
    If made;
    made.condition = std::move(part.condition);
    made.word = part.word;
    made.effect = found.take<Effect>();
    if (auto other = found.takeIfAny<Otherwise>()) {
        if (!createTheSame(other->effect, *made.effect))
            return std::nullopt;
        made.otherwise = std::move(other->effect);
        made.elseWord = other->word;
    }
    return effect(std::move(made));
}
struct ifSo : seq<commaIf, any<list, seq<chain, maybe<otherwise>>>>
{
    static std::optional<Effect> build(Found& found) { return ifWith(found); }
};

// ---------------------------------------------------------------- Prefixes

struct prefixRest : seq<word<"after rest">, any<colon, comma>, chain>
{
    static Effect build(Found& found)
    {
        return effect(
            Delayed { Delayed::When::AfterRest, Delayed::Word::Before, found.take<Effect>() });
    }
};
struct forEach : seq<pegtl::at<word<"for each">>, perEach, comma, chain>
{
    static Effect build(Found& found)
    {
        ForEach made;
        Amount of = found.take<PerEach>().amount;
        made.of = std::move(*of.of);
        made.effect = found.take<Effect>();
        return effect(std::move(made));
    }
};

/// "this turn" of "the next time you play a Spell this turn": it stands where the Spell's own words could.
Duration takeWindow(Happening& of)
{
    using Window = Happening::Window;
    const Window said = std::exchange(of.window, Window::Always);
    if (said == Window::ThisTurn)
        return Duration::ThisTurn;
    if (said == Window::ThisDay)
        return Duration::ThisDay;
    if (said == Window::ThisAfternoon)
        return Duration::ThisAfternoon;
    Some* some = of.subject ? std::get_if<Some>(&of.subject->node) : nullptr;
    const bool any = said == Window::Always && some && !some->filter.after.empty();
    if (!any || some->filter.after.back().kind != Trait::Kind::Window
        || some->filter.after.back().word == Trait::Word::Each)
        return Duration::None;
    const Duration duration = some->filter.after.back().duration;
    some->filter.after.pop_back();
    return duration;
}
bool changesTheResult(const Effect& effect)
{
    const auto* may = std::get_if<May>(&effect.node);
    return std::holds_alternative<ChangeResult>(may ? may->effect->node : effect.node);
}
/// "the next time you play a Spell this turn, draw a card"
struct nextTime : seq<word<"the next time">, happening, comma, chain>
{
    static std::optional<Effect> build(Found& found)
    {
        NextTime made;
        std::vector<Happening> all = found.take<std::vector<Happening>>();
        made.effect = found.take<Effect>();
        if (all.size() != 1 || changesTheResult(*made.effect))
            return std::nullopt; // what a die shows is changed as it is rolled, not afterwards
        made.happening = std::move(all.front());
        made.duration = takeWindow(made.happening);
        if (made.duration == Duration::None)
            return std::nullopt;
        return effect(std::move(made));
    }
};

/// The same, or "spend 1 counter from a card you control to draw a card": not asked, but the one only for the other
struct single : seq<qualified, maybe<any<orElse, toBody>>>
{
    static Effect build(Found& found)
    {
        std::vector<Effect> all = found.takeAll<Effect>();
        if (all.size() == 1)
            return std::move(all.front());
        if (found.says(Flag::Or))
            return oneOrTheOther(std::move(all));
        May made;
        made.must = true;
        made.effect = std::move(all[0]);
        made.to = std::move(all[1]);
        return effect(std::move(made));
    }
};
struct link : any<ifSo, may, nextTime, prefixRest, forEach, chooseHere, single>
{
};
struct chain : seq<link, many<joint, link>>
{
    static std::optional<Effect> build(Found& found) { return takeJoined(found); }
};

// ---------------------------------------------------------------- Sentences

/// "If C, B instead": in place of the sentence before, which it is joined to by `paragraph`.
struct insteadSentence : seq<commaIf, chain, word<"instead">>
{
    static Otherwise build(Found& found)
    {
        IfPart part = found.take<IfPart>();
        If made;
        made.condition = std::move(part.condition);
        made.word = part.word;
        made.effect = found.take<Effect>();
        return { effect(std::move(made)), If::Else::Instead };
    }
};
struct ifRest : seq<colonIf, sentences>
{
    static std::optional<Effect> build(Found& found) { return ifWith(found); }
};
struct ifElseRest : seq<colonIf, chain, otherwise, pegtl::at<stop>>
{
    static std::optional<Effect> build(Found& found) { return ifWith(found); }
};
struct item : any<ifElseRest, ifRest, list, dieSentences, chain>
{
};
struct then : any<means<Joint::StopThen, "then,">, means<Joint::StopThenPlain, "then">>
{
};
struct fullStop : seq<stop, maybe<stop>>
{
};
struct otherwiseSentence
    : any<seq<word<"otherwise,">, chain>, seq<means<Flag::Does, "otherwise">, chain>>
{
    static Otherwise build(Found& found)
    {
        const bool plain = found.says(Flag::Does);
        return { found.take<Effect>(), plain ? If::Else::SentencePlain : If::Else::Sentence };
    }
};
struct next : seq<fullStop, any<otherwiseSentence, insteadSentence, seq<maybe<then>, item>>>
{
};

/// The end of a sentence, also where a list or a quotation has already ended it.
struct ended : leaf
{
    using rule_t = ended;
    template <pegtl::apply_mode, pegtl::rewind_mode, template <typename...> class,
        template <typename...> class, typename R>
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
        std::optional<Joint> joint;
        for (Value& value : found.values()) {
            if (const Joint* said = std::get_if<Joint>(&value)) {
                joint = *said;
            } else if (Effect* part = std::get_if<Effect>(&value)) {
                if (!waitsForTheSame(parts, *part))
                    return std::nullopt;
                if (!parts.empty())
                    joints.push_back(joint.value_or(Joint::Stop));
                parts.push_back(std::move(*part));
                joint.reset();
            } else if (Otherwise* other = std::get_if<Otherwise>(&value)) {
                if (!attach(parts.back(), std::move(*other)))
                    return std::nullopt;
            }
        }
        return joined(std::move(parts), std::move(joints));
    }
    static bool attach(Table& to, Otherwise other)
    {
        if (to.word != Table::Word::Sentences || to.otherwise)
            return false;
        to.otherwise = std::move(other.effect);
        to.elseWord = other.word;
        return true;
    }
    /// "If you play it from your hand, ...": of the card that the sentence before waits for.
    static bool waitsForTheSame(const std::vector<Effect>& before, Effect& effect)
    {
        Next* next = std::get_if<Next>(&effect.node);
        if (!next || next->word != Next::Word::IfYouPlayIt)
            return true;
        const Next* first = before.empty() ? nullptr : std::get_if<Next>(&before.back().node);
        if (!first || first->everyAfternoon)
            return false;
        next->filter = first->filter;
        return true;
    }
    static bool attach(Effect& to, Otherwise other)
    {
        if (other.word == If::Else::Instead) {
            If& made = std::get<If>(other.effect.node);
            if (!createTheSame(*made.effect, to))
                return false;
            made.otherwise = std::move(to);
            made.elseWord = If::Else::Instead;
            to = std::move(other.effect);
            return true;
        }
        Effect& end = std::holds_alternative<Sequence>(to.node)
            ? std::get<Sequence>(to.node).parts.back()
            : to;
        if (Table* table = std::get_if<Table>(&end.node)) // "On a 4+, A. Otherwise, B."
            return attach(*table, std::move(other));
        If* last = std::get_if<If>(&end.node);
        if (!last || last->otherwise || !createTheSame(other.effect, *last->effect))
            return false;
        last->otherwise = std::move(other.effect);
        last->elseWord = other.word;
        return true;
    }
};

} // namespace

struct anyClause : any<playing, cardDeed, otherDeed, gain>
{
    static constexpr std::string_view expected
        = "an instruction (draw, create, I gain, target Character gains, ...)";
};
bool clause::read(Input& in, Reading& reading)
{
    return text::read<anyClause>(in, reading);
}
bool sentence::read(Input& in, Reading& reading)
{
    return text::read<chain>(in, reading);
}
bool sentences::read(Input& in, Reading& reading)
{
    return text::read<paragraph>(in, reading);
}

} // namespace triptych::altered::grammar
