#include "kryptik/text/GrammarInstructions.h"

#include "kryptik/text/Joined.h"
#include "kryptik/text/Spoken.h"
#include "kryptik/tree/Walk.h"
#include "text/Joining.h"

// How instructions are joined to sentences, and sentences to an effect.
namespace triptych::kryptik::grammar {

Effect joined(std::vector<Effect> parts, std::vector<Sequence::Joint> joints)
{
    return text::joined<Sequence>(std::move(parts), joints);
}

namespace {

using Joint = Sequence::Joint;

Effect takeJoined(Found& found)
{
    std::vector<Effect> parts = found.takeAll<Effect>();
    return joined(std::move(parts), found.takeAll<Joint>());
}

// ---------------------------------------------------------------- Branches

/// "you may sacrifice a citizen. If you do, draw 2 cards": whoever could not do it does not draw.
struct ifYouDo : seq<means<Joint::IfDone, ".">, word<"if you do">, comma, sentence>
{
};
/// ". Otherwise, ...": what is done when the condition or the offer before it came to nothing.
struct otherwise : seq<stop, word<"otherwise">, maybe<comma>, sentence>
{
    static Otherwise build(Found& found) { return { { found.take<Effect>() } }; }
};
std::vector<Effect> takeOtherwise(Found& found)
{
    return found.take<Otherwise>().effect;
}
struct link;
/// "you may have this get +1/+1 until end of turn": what could be said as a sentence of its own
struct becomeSo : seq<thing, word<"become">,
                      any<means<Filter::Condition::Engaged, "engaged">,
                          means<Filter::Condition::Disengaged, "disengaged">>>
{
    static Effect build(Found& found)
    {
        Thing what = found.take<Thing>();
        return found.take<Filter::Condition>() == Filter::Condition::Engaged
            ? Effect { Engage { std::move(what) } }
            : Effect { Disengage { std::move(what) } };
    }
};
struct haveSo : seq<any<becomeSo, statement, seq<pegtl::at<thing>, command>>, many<joint, link>>
{
};
struct instruction;
/// "you may engage it or disengage it"
struct mayEither : seq<instruction, word<"or">, instruction, pegtl::at<stop>>
{
    static Effect build(Found& found) { return { Either { {}, found.takeAll<Effect>() } }; }
};
struct may : any<seq<word<"you may have">, any<caused, haveSo>, maybe<ifYouDo>, maybe<otherwise>>,
                 seq<word<"you may">, any<mayEither, sentence>, maybe<ifYouDo>, maybe<otherwise>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect done = takeJoined(found);
        const auto* twice = std::get_if<May>(&done.node);
        if (twice && twice->who.kind == Who::Kind::You)
            return std::nullopt; // nobody is asked twice
        return Effect { May { {}, { std::move(done) }, takeOtherwise(found), {} } };
    }
};
/// "Target opponent may discard 1 card. If they do, draw 1 card."
struct ifTheyDo
    : seq<stop, word<"if they do", "if that player does", "if that opponent does">, comma, sentence>
{
    static OffersThen build(Found& found) { return { { found.take<Effect>() } }; }
};
/// "Each opponent may sacrifice a citizen. If no one does, draw 3 cards": once, and only if none did.
struct ifNobody
    : seq<stop,
          word<"if no one does", "if nobody does", "if none of them does", "if none do",
              "if no player does", "if no opponent does", "if no one did", "if none of them do">,
          comma, sentence>
{
    static NobodyThen build(Found& found) { return { { found.take<Effect>() } }; }
};
struct someoneMay : seq<offer, maybe<ifTheyDo>, maybe<otherwise>, maybe<ifNobody>>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect effect = found.take<Effect>();
        May& made = std::get<May>(effect.node);
        made.then = found.take<OffersThen>().effect;
        made.otherwise = takeOtherwise(found);
        made.none = found.take<NobodyThen>().effect;
        const bool several
            = made.who.kind == Who::Kind::EachOpponent || made.who.kind == Who::Kind::EachPlayer;
        if (!made.none.empty() && !several) { // of one player it is what is done otherwise
            if (made.otherwise.empty())
                made.otherwise = std::exchange(made.none, {});
            else
                return std::nullopt;
        }
        return effect;
    }
};
/// "... deal 3 damage instead": to whom the sentence before deals it. Divided among one player, which nobody
/// says, until `replaces` knows.
struct moreDamage : seq<word<"deal", "this deals", "it deals", "this spell deals">,
                        any<fixedNumber, amountX>, word<"damage">>
{
    static Effect build(Found& found)
    {
        Damage made;
        made.amount = found.take<Amount>();
        made.to = Who {};
        made.divided = true;
        return { std::move(made) };
    }
};
struct insteadWord : means<Flag::Instead, "instead">
{
};
/// "... abolish it instead, and draw 1 card": both only if that is so
struct andBesides : seq<joint, sentence>
{
};
struct ifSo
    : seq<any<word<"if">, means<Flag::Negated, "unless">>, condition, comma, maybe<insteadWord>,
          maybe<comma>, any<seq<moreDamage, pegtl::at<any<word<"instead">, stop>>>, sentence>,
          maybe<seq<insteadWord, maybe<andBesides>>>, maybe<otherwise>>
{
    static std::optional<Effect> build(Found& found)
    {
        Condition condition = found.take<Condition>();
        condition.negated ^= found.says(Flag::Negated);
        std::vector<Effect> deeds = found.takeAll<Effect>();
        Effect done = joined(std::move(deeds), found.takeAll<Joint>());
        IfSo made { std::move(condition), { std::move(done) }, takeOtherwise(found) };
        made.instead = found.says(Flag::Instead);
        if (made.instead && !made.otherwise.empty())
            return std::nullopt;
        return Effect { std::move(made) };
    }
};
std::optional<Effect> takeStops(Found& found)
{
    std::vector<Effect> parts = found.takeAll<Effect>();
    askBeforeItLeaves(parts);
    if (!replaces(parts))
        return std::nullopt;
    const std::vector<Joint> joints = askIfDone(parts);
    return joined(std::move(parts), joints);
}

struct later
    : any<means<Delayed::When::StartOfYourNextTurn, "at the start of your next turn",
              "at the beginning of your next turn">,
          means<Delayed::When::StartOfNextTurn, "at the start of the next turn",
              "at the beginning of the next turn">,
          means<Delayed::When::EndOfYourNextTurn, "at the end of your next turn">,
          means<Delayed::When::NextCombat, "at the beginning of the next combat",
              "at the beginning of the next combat phase", "at the start of the next combat">,
          means<Delayed::When::ThisLeaves, "when this leaves the island",
              "when this citizen leaves the island">,
          means<Delayed::When::EndOfTurn, "at the end of this turn", "at the end of the turn",
              "at the end of turn", "at end of turn">,
          means<Delayed::When::EndOfCombat, "at the end of this combat", "at the end of combat",
              "at end of combat">>
{
};
struct delayed : seq<later, comma, sentence>
{
    static Effect build(Found& found)
    {
        return { Delayed { found.take<Delayed::When>(), { found.take<Effect>() } } };
    }
};

// ---------------------------------------------------------------- Sentences

struct instruction : any<keeping, picking, command, deed, statement>
{
    static constexpr std::string_view expected
        = "an instruction (draw, destroy, deal, target citizen gets, ...)";
};
/// "Target opponent sacrifices a citizen. If they can not, they discard 2 cards."
struct ifUnable
    : seq<stop,
          any<means<Flag::ByYou, "if you can not">,
              word<"if they can not", "if that player can not", "if that opponent can not",
                  "if a player can not", "if they could not", "if a player could not",
                  "if that player could not">>,
          maybe<word<"do so", "do this">>, comma, sentence>
{
    static UnableThen build(Found& found)
    {
        const bool you = found.says(Flag::ByYou);
        return { { found.take<Effect>() }, you };
    }
};
/// "draw 1 card if you control a Human citizen", "draw 1 card at the start of your next turn"
struct qualified
    : seq<instruction,
          maybe<
              any<seq<any<word<"if">, means<Flag::Negated, "unless">>, condition, maybe<otherwise>>,
                  seq<later,
                      maybe<word<"under their owners' control", "under its owner's control",
                          "under their owner's control">>>,
                  seq<unlessSomebody, maybe<ifTheyDo>>, ifUnable, whereX>>>
{
    // "Destroy target citizen if it is engaged": the condition is asked first, before anything is named.
    static bool namesSomething(const Effect& effect)
    {
        bool named = false;
        walk(effect, [&](const auto& part) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>)
                named = named
                    || !(std::holds_alternative<This>(part) || std::holds_alternative<It>(part));
        });
        return named;
    }
    /// The one target of an effect that is about nothing else.
    static Thing* onlyTarget(Effect& effect)
    {
        Thing* named = nullptr;
        int names = 0;
        walk(effect, [&](auto& part) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>)
                if (!std::holds_alternative<This>(part)) {
                    named = &part;
                    ++names;
                }
        });
        const Target* target = names == 1 ? std::get_if<Target>(named) : nullptr;
        const bool single = target && target->spec.count == 1 && !target->spec.upTo
            && !target->spec.byX && target->spec.kind != TargetSpec::Kind::CardOrPlayer;
        return single ? named : nullptr;
    }
    /// "Destroy target citizen if it is weary": it is named first, then asked about.
    static std::optional<Effect> asked(
        Effect effect, Condition condition, std::vector<Effect> otherwise)
    {
        Thing* named = onlyTarget(effect);
        if (!named || std::get<Target>(*named).spec.kind != TargetSpec::Kind::Cards)
            return std::nullopt;
        Effect name { Name { *named } };
        *named = It { It::Word::It };
        std::vector<Effect> parts;
        parts.push_back(std::move(name));
        parts.push_back(
            Effect { IfSo { std::move(condition), { std::move(effect) }, std::move(otherwise) } });
        return joined(std::move(parts), { Joint::Stop });
    }
    /// "Counter target spell unless its controller discards 1 card. If they do, draw 1 card": they are asked,
    /// and it is done otherwise.
    static std::optional<Effect> offered(
        Effect effect, UnlessDeed against, std::vector<Effect> then)
    {
        const Who* doer = toldTo(effect);
        if (against.who.kind == Who::Kind::ThatPlayer && doer && doer->kind != Who::Kind::You
            && doer->kind != Who::Kind::ThatPlayer) {
            const Who who = *doer;
            tell(effect, Who { Who::Kind::ThatPlayer });
            return Effect { May {
                who, std::move(against.deed), { std::move(effect) }, std::move(then) } };
        }
        Thing* named = against.who.kind == Who::Kind::ItsController ? onlyTarget(effect) : nullptr;
        if (!named)
            return std::nullopt;
        Effect name { Name { *named } };
        *named = It { It::Word::It };
        return joined({ std::move(name),
                          Effect { May { against.who, std::move(against.deed),
                              { std::move(effect) }, std::move(then) } } },
            { Joint::Stop });
    }
    static bool asksOfIt(const Condition& condition)
    {
        bool asks = false;
        walkCondition(condition, [&](const auto& part) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Condition>)
                asks = asks || part.kind == Condition::Kind::ItIs
                    || part.kind == Condition::Kind::ItDied;
        });
        return asks;
    }
    static bool asksOfThem(const Condition& condition)
    {
        bool asks = false;
        walkCondition(condition, [&](const auto& part) {
            using Part = std::remove_cvref_t<decltype(part)>;
            if constexpr (std::is_same_v<Part, Condition>)
                asks = asks || part.place.whose == Side::They;
            else if constexpr (std::is_same_v<Part, Filter>)
                asks = asks || part.controller == Side::They;
        });
        return asks;
    }
    static std::optional<Effect> build(Found& found)
    {
        Effect effect = found.take<Effect>();
        if (const auto where = found.takeIfAny<WhereX>())
            return putForX(effect, where->amount) ? std::optional(std::move(effect)) : std::nullopt;
        if (auto unable = found.takeIfAny<UnableThen>()) {
            Unable made { { std::move(effect) }, std::move(unable->effect), {} };
            const Who* doer = toldTo(made.effect.front());
            if (unable->you && doer && doer->kind != Who::Kind::You)
                return std::nullopt; // others do it: whether you can, nobody asked
            if (doer
                && (doer->kind == Who::Kind::EachOpponent || doer->kind == Who::Kind::EachPlayer)) {
                made.each = *doer;
                tell(made.effect.front(), Who { Who::Kind::ThatPlayer });
            }
            return Effect { std::move(made) };
        }
        if (auto against = found.takeIfAny<UnlessDeed>()) {
            if (found.has<OffersThen>())
                return offered(
                    std::move(effect), std::move(*against), found.take<OffersThen>().effect);
            const Who* who = toldTo(effect);
            const bool each = who
                && (who->kind == Who::Kind::EachOpponent || who->kind == Who::Kind::EachPlayer);
            if (each && against->who.kind == Who::Kind::ThatPlayer) {
                against->who = *who; // one question to each of them
                tell(effect, Who { Who::Kind::ThatPlayer });
            }
            return Effect { Unless {
                { std::move(effect) }, against->who, std::move(against->deed) } };
        }
        if (auto condition = found.takeIfAny<Condition>()) {
            condition->negated ^= found.says(Flag::Negated);
            if (const Who* who = toldTo(effect); who && !found.has<Otherwise>()
                && (who->kind == Who::Kind::EachOpponent || who->kind == Who::Kind::EachPlayer)
                && asksOfThem(
                    *condition)) { // "... unless they control no citizens": each for themselves
                IfSo each { std::move(*condition), {}, {} };
                each.each = *who;
                tell(effect, Who { Who::Kind::ThatPlayer });
                each.effect.push_back(std::move(effect));
                return Effect { std::move(each) };
            }
            if (asksOfIt(*condition) && namesSomething(effect))
                return asked(std::move(effect), std::move(*condition), takeOtherwise(found));
            return Effect { IfSo {
                std::move(*condition), { std::move(effect) }, takeOtherwise(found) } };
        }
        if (const auto when = found.takeIfAny<Delayed::When>())
            return Effect { Delayed { *when, { std::move(effect) }, {} } };
        return effect;
    }
};
/// "for each opponent, if that player controls no citizens, they discard 1 card"
struct eachIfSo
    : seq<any<whoIs<Who::Kind::EachOpponent, "for each opponent">,
              whoIs<Who::Kind::EachPlayer, "for each player">>,
          comma, any<word<"if">, means<Flag::Negated, "unless">>, condition, comma, sentence>
{
    static Effect build(Found& found)
    {
        const Who each = found.take<Who>();
        Condition condition = found.take<Condition>();
        condition.negated ^= found.says(Flag::Negated);
        IfSo made { std::move(condition), { found.take<Effect>() }, {} };
        made.each = each;
        return { std::move(made) };
    }
};
/// "Unless you discard 1 card, sacrifice this"
struct unlessFirst : seq<pegtl::at<word<"unless">>, unlessSomebody, comma, instruction>
{
    static Effect build(Found& found)
    {
        UnlessDeed against = found.take<UnlessDeed>();
        return Effect { Unless { { found.take<Effect>() }, against.who, std::move(against.deed) } };
    }
};
/// glossary Short Time of a part of what is said: "Short Time 0, deal 1 damage to target opponent. Otherwise, ..."
struct shortTimeSo : seq<word<"short time">, digits, any<comma, colon, word<";">, word<"-">>,
                         sentence, maybe<otherwise>>
{
    static Effect build(Found& found)
    {
        Condition condition = askedOf(Condition::Kind::OpponentYearAtMost, found.take<int>());
        Effect done = found.take<Effect>();
        return { IfSo { std::move(condition), { std::move(done) }, takeOtherwise(found) } };
    }
};
struct link : any<eachIfSo, watching, castingNow, may, someoneMay, shortTimeSo, unlessFirst, ifSo,
                  choosing, delayed, qualified>
{
};
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
struct chain : seq<link, many<joint, any<link, goesOnDoing>>>
{
    static Effect build(Found& found)
    {
        std::vector<Effect> parts = found.takeAll<Effect>();
        lastAlike(parts);
        return joined(std::move(parts), found.takeAll<Joint>());
    }
};

/// "Sacrifice a citizen. If you do, draw 2 cards": nobody was asked, see `askIfDone`.
struct ifDone : seq<word<"if you do">, comma, sentence>
{
    static Effect build(Found& found)
    {
        Condition done;
        done.kind = Condition::Kind::DoneThisWay;
        done.number = ifYouDid;
        return { IfSo { std::move(done), { found.take<Effect>() }, {} } };
    }
};
/// "Draw 1 card or destroy target weary citizen", "... and/or counter target spell": one of two, chosen as
/// modes are.
struct orBoth : means<Flag::Or, "and/or", ", or both", "or both">
{
};
struct oneOfTwoDeeds : any<seq<maybe<word<"either">>, instruction, word<"or", ", or">, instruction,
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
struct whole : any<seq<either, pegtl::at<stop>>, oneOfTwoDeeds, sentence, ifDone>
{
};
struct stops : seq<whole, many<stop, whole>, stop>
{
    static std::optional<Effect> build(Found& found) { return takeStops(found); }
};
/// What follows is read where it can be about what was not done: "you may ... . If you do not, ..."
struct firstSentence : seq<sentence, maybe<ifYouDo>, pegtl::not_at<seq<stop, word<"otherwise">>>>
{
    static Effect build(Found& found) { return takeJoined(found); }
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
