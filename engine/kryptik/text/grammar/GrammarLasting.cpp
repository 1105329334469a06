#include "kryptik/text/grammar/GrammarStated.h"

#include "kryptik/tree/Walk.h"

#include <utility>

// Statements without an end, of passive abilities.
namespace triptych::kryptik::grammar {
namespace {

/// What is always so has no end: "during its controller's next disengage phase" is said by what happens once.
bool hasAnEnd(Found& found)
{
    for (const Value& value : found.values())
        if (const auto* said = std::get_if<Predicate>(&value); said && said->duration)
            return true;
    return false;
}
/// 9.2 What a passive ability is about: this card ("it" after "as long as this ..."), or a kind of cards.
struct itself : word<"it">
{
    static Thing build() { return This { false, false, true }; }
};
struct passiveSubject : any<itself, anyOneOfThem, thing>
{
    static std::optional<Thing> build(Found& found)
    {
        Thing what = found.take<Thing>();
        const bool fits = std::holds_alternative<This>(what) || std::holds_alternative<Each>(what);
        return fits ? std::optional(std::move(what)) : std::nullopt;
    }
};
struct lastingStatement
    : seq<passiveSubject, maybe<word<"and">, passiveSubject>, maybe<word<"each", "both">>,
          lastingPredicate,
          many<andAlso, any<lastingPredicate, lastingGrant, lastingBonus, lastingKeywords>>>
{
    static std::optional<Effect> build(Found& found)
    {
        return hasAnEnd(found) ? std::nullopt : std::optional(stated(found));
    }
};
/// "this enters engaged and does not disengage": the subject goes on
struct barePredicate : lastingPredicate
{
    static std::optional<Effect> build(Found& found)
    {
        if (hasAnEnd(found))
            return std::nullopt;
        Effect effect = found.take<Predicate>().effect;
        sayOf(effect, This {});
        return effect;
    }
};
/// "spells your opponents control can not target this"
struct theirsCanNot : seq<byTheirs, word<"can not target">, passiveSubject,
                          maybe<word<"with">,
                              any<means<Filter::Noun::Card, "spells or abilities">,
                                  means<Filter::Noun::Spell, "spells", "their spells">,
                                  means<Filter::Noun::Citizen, "abilities", "active abilities",
                                      "their abilities">>>>
{
    static Effect build(Found& found)
    {
        Allow made;
        made.deed = Allow::Deed::BeTargeted;
        const auto by = found.take<Filter::Noun>();
        made.by = Filter { found.take<Filter::Noun>(by) };
        made.by->controller = Side::Opponents;
        made.what = found.take<Thing>();
        return { std::move(made) };
    }
};
/// "opponents can not gain control of this", "opponents can not make you sacrifice citizens"
struct opposingPlayers
    : word<"opponents", "your opponents", "an opponent", "each opponent", "other players">
{
};
struct notByThem
    : any<seq<opposingPlayers, word<"can not">,
              means<Allow::Deed::BeTaken, "gain control of", "take control of">, passiveSubject>,
          seq<any<opposingPlayers,
                  word<"spells and abilities your opponents control",
                      "spells or abilities your opponents control",
                      "effects your opponents control">>,
              word<"can not make you", "can not force you to", "can not cause you to",
                  "can not have you">,
              means<Allow::Deed::BeSacrificed, "sacrifice">, describedPlural>>
{
    static std::optional<Effect> build(Found& found)
    {
        Allow made;
        made.deed = found.take<Allow::Deed>();
        made.by = Filter { Filter::Noun::Card };
        // Who gains control of it is no longer on your side, whosever effect it was.
        if (made.deed != Allow::Deed::BeTaken)
            made.by->controller = Side::Opponents;
        if (auto counted = found.takeIfAny<Counted>()) {
            const bool plain = counted->place == Place {}
                && (counted->filter.controller == Side::Any
                    || counted->filter.controller == Side::You);
            if (!plain)
                return std::nullopt;
            counted->filter.controller = Side::You;
            made.what = Each { std::move(counted->filter), {}, Each::Word::Plural };
        } else {
            made.what = found.take<Thing>();
        }
        return Effect { std::move(made) };
    }
};
/// Whether it was said without a subject of its own, or of "it".
bool spoken(const Effect& effect)
{
    bool own = true;
    walk(effect, [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>)
            own = own && std::holds_alternative<This>(part);
    });
    return own;
}
struct enteringAndMore : seq<entering, means<Sequence::Joint::And, "and", ", and", ",">,
                             any<entering, lastingStatement, barePredicate>>
{
    static std::optional<Effect> build(Found& found)
    {
        std::vector<Effect> parts = found.takeAll<Effect>();
        const auto* engaged = std::get_if<EntersEngaged>(&parts.front().node);
        const auto* with = std::get_if<EntersWith>(&parts.front().node);
        const Thing what = engaged ? engaged->what : with->what;
        // "Citizens your opponents control enter engaged and get -1/-0": of the same ones
        for (std::size_t i = 1; i < parts.size(); ++i)
            if (!std::holds_alternative<EntersEngaged>(parts[i].node)
                && !std::holds_alternative<EntersWith>(parts[i].node) && spoken(parts[i]))
                sayOf(parts[i], what);
            else if (!std::holds_alternative<This>(what))
                return std::nullopt;
        return joined(std::move(parts), found.takeAll<Sequence::Joint>());
    }
};
struct lastingStatements : seq<lastingStatement,
                               many<any<means<Sequence::Joint::And, "and", ", and", ",">,
                                        means<Sequence::Joint::Stop, ".">>,
                                   lastingStatement>>
{
    static Effect build(Found& found)
    {
        std::vector<Effect> parts = found.takeAll<Effect>();
        return joined(std::move(parts), found.takeAll<Sequence::Joint>());
    }
};

} // namespace

bool passiveStatement::read(Input& in, Reading& reading)
{
    using notBlockedBy = keptFromBlocking<pegtl::failure, thisOne>;
    return text::read<any<enteringAndMore, passiveRule, theirsCanNot, notByThem, notBlockedBy,
        lastingStatements>>(in, reading);
}

} // namespace triptych::kryptik::grammar
