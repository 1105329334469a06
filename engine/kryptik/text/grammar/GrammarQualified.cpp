#include "kryptik/text/grammar/GrammarAmounts.h"
#include "kryptik/text/grammar/GrammarBranches.h"

#include "kryptik/text/grammar/Joined.h"
#include "kryptik/text/printing/Spoken.h"
#include "kryptik/tree/Walk.h"

// An instruction and what is said behind it: if and unless, at what moment, and what X is.
namespace triptych::kryptik::grammar {
namespace {

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
/// "... unless its controller pays {2}. If they do not, draw 1 card": besides what is then done. Who is said to do so or
/// not is who may: "if you did not" behind what others pay goes back to what was asked before.
struct theyDidNot
    : seq<stop,
          word<"if they did not", "if that player did not", "if that opponent did not",
              "if its controller did not", "if they have not", "if that player has not",
              "if its controller has not">,
          comma, sentence>
{
    static Otherwise build(Found& found) { return { { found.take<Effect>() } }; }
};
struct youDidNot : seq<stop, word<"if you did not", "if you have not">, comma, sentence>
{
    static Otherwise build(Found& found) { return { { found.take<Effect>() } }; }
};
/// What comes of it that somebody did so, or did not.
struct asTheyDid : any<seq<pegtl::at<word<"unless you">>, unlessSomebody,
                           maybe<any<seq<ifYouDidIt, maybe<any<declined, ifNotPaid>>>, youDidNot,
                               ifNotPaid, later>>>,
                       seq<unlessSomebody,
                           maybe<any<seq<ifTheyDo, maybe<any<declined, ifNotPaid>>>, theyDidNot,
                               ifNotPaid, later>>>>
{
};
/// "draw 1 card if you control a Human citizen", "draw 1 card at the start of your next turn [unless ...]"
struct qualifiedInstruction
    : seq<instruction,
          maybe<
              any<seq<any<word<"if">, means<Flag::Negated, "unless">>, condition, maybe<otherwise>>,
                  seq<later,
                      maybe<word<"under their owners' control", "under its owner's control",
                          "under their owner's control">>,
                      maybe<any<unlessSomebody, ifUnable,
                          seq<any<word<"if">, means<Flag::Negated, "unless">>, condition>>>>,
                  asTheyDid, ifUnable, whereX>>>
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
    /// Whether it is about what was named before, and about nothing else.
    static bool speaksOfIt(const Effect& effect)
    {
        bool it = false;
        walk(effect, [&](const auto& part) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>)
                it = it || std::holds_alternative<It>(part);
        });
        return it && !namesSomething(effect);
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
        Effect effect, UnlessDeed against, OffersThen then, Otherwise more)
    {
        if ((then.paid || more.paid) && !isPayment(against.deed))
            return std::nullopt;
        using Kind = Who::Kind;
        Who who = against.who;
        std::optional<Effect> name;
        const Who* doer = toldTo(effect);
        if (who.kind == Kind::ThatPlayer && doer && doer->kind != Kind::You
            && doer->kind != Kind::ThatPlayer) {
            who = *doer;
            tell(effect, Who { Kind::ThatPlayer });
        } else if (Thing* named = onlyTarget(effect);
                   named && (who.kind == Kind::ItsController || who.kind == Kind::You)) {
            name = Effect { Name { *named } };
            *named = It { It::Word::It };
        } else if (who.kind == Kind::ItsController ? !speaksOfIt(effect) : who.kind != Kind::You) {
            return std::nullopt;
        }
        if (!more.effect.empty())
            effect = joined({ std::move(effect), std::move(more.effect.front()) }, { Joint::Then });
        May made { who, std::move(against.deed), { std::move(effect) }, {} };
        made.unless = true;
        if (who.kind == Kind::You && !then.effect.empty())
            made.effect
                = { joined({ std::move(made.effect.front()), std::move(then.effect.front()) },
                    { Joint::IfDone }) };
        else
            made.then = std::move(then.effect);
        if (!name)
            return Effect { std::move(made) };
        return joined({ std::move(*name), Effect { std::move(made) } }, { Joint::Stop });
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
    /// "Destroy it at the end of combat unless its controller pays {2}": all of it comes then, also what is asked.
    static std::optional<Effect> build(Found& found)
    {
        const auto when = found.takeIfAny<Delayed::When>();
        std::optional<Effect> effect = done(found);
        if (!effect || !when)
            return effect;
        return Effect { Delayed { *when, { std::move(*effect) }, {} } };
    }
    static std::optional<Effect> done(Found& found)
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
            if (found.has<OffersThen>() || found.has<Otherwise>()) {
                auto then = found.take<OffersThen>();
                return offered(std::move(effect), std::move(*against), std::move(then),
                    found.take<Otherwise>());
            }
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
            auto said = found.take<Otherwise>();
            if (!isContrary(said, *condition))
                return std::nullopt;
            if (asksOfIt(*condition) && namesSomething(effect))
                return asked(std::move(effect), std::move(*condition), std::move(said.effect));
            return Effect { IfSo {
                std::move(*condition), { std::move(effect) }, std::move(said.effect) } };
        }
        return effect;
    }
};

} // namespace

bool qualified::read(Input& in, Reading& reading)
{
    return text::read<qualifiedInstruction>(in, reading);
}

} // namespace triptych::kryptik::grammar
