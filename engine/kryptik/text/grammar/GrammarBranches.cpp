#include "kryptik/text/grammar/GrammarBranches.h"

#include "kryptik/text/grammar/GrammarAmounts.h"
#include "kryptik/text/printing/Spoken.h"
#include "kryptik/tree/Walk.h"

#include <utility>

// What may be done, what is done only if something is so, and what is done later.
namespace triptych::kryptik::grammar {
namespace {

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
/// "you may engage it or disengage it"
struct mayEither : seq<instruction, word<"or">, instruction, pegtl::at<stop>>
{
    static Effect build(Found& found) { return { Either { {}, found.takeAll<Effect>() } }; }
};
struct may : any<seq<word<"you may have">, any<caused, haveSo>, maybe<ifYouDo>, maybe<declined>>,
                 seq<word<"you may">, any<mayEither, sentence>, maybe<ifYouDo>,
                     maybe<any<declined, ifNotPaid>>>>
{
    static std::optional<Effect> build(Found& found)
    {
        const bool paid = found.says(Flag::ByThem);
        Effect done = takeJoined(found);
        auto said = found.take<Otherwise>();
        if ((paid || said.paid) && !isPayment({ done }))
            return std::nullopt;
        const auto* twice = std::get_if<May>(&done.node);
        if (twice && twice->who.kind == Who::Kind::You)
            return std::nullopt; // nobody is asked twice
        if (isAskedFirst(done) && said.effect.empty()) {
            offerIfSo(done);
            return done;
        }
        return Effect { May { {}, { std::move(done) }, std::move(said.effect), {} } };
    }
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
struct someoneMay : seq<offer, maybe<ifTheyDo>, maybe<any<declined, ifNotPaid>>, maybe<ifNobody>>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect effect = found.take<Effect>();
        May& made = std::get<May>(effect.node);
        auto then = found.take<OffersThen>();
        auto said = found.take<Otherwise>();
        if ((then.paid || said.paid) && !isPayment(made.effect))
            return std::nullopt;
        made.then = std::move(then.effect);
        made.otherwise = std::move(said.effect);
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
        auto said = found.take<Otherwise>();
        if (!isContrary(said, condition))
            return std::nullopt;
        IfSo made { std::move(condition), { std::move(done) }, std::move(said.effect) };
        made.instead = found.says(Flag::Instead);
        // What becomes of what is countered is said by the deed itself: it is not known before.
        const bool countered = made.condition.done == Amount::How::Countered;
        if (made.instead && (countered || !made.otherwise.empty()))
            return std::nullopt;
        return Effect { std::move(made) };
    }
};
struct delayed : seq<later, comma, sentence>
{
    static Effect build(Found& found)
    {
        return { Delayed { found.take<Delayed::When>(), { found.take<Effect>() } } };
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
struct anyLink : any<eachIfSo, watching, castingNow, may, someoneMay, shortTimeSo, unlessFirst,
                     ifSo, choosing, delayed, qualified>
{
};

} // namespace

bool isPayment(const std::vector<Effect>& deed)
{
    bool pays = false;
    for (const Effect& each : deed)
        walk(each, [&](const auto& part) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>)
                pays = pays || std::holds_alternative<Pay>(part.node);
        });
    return pays;
}

bool link::read(Input& in, Reading& reading)
{
    return text::read<anyLink>(in, reading);
}

} // namespace triptych::kryptik::grammar
