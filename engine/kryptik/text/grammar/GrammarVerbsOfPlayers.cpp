#include "kryptik/text/grammar/GrammarVerbsOfPlayers.h"

#include "kryptik/text/printing/Spoken.h"
#include "kryptik/tree/Walk.h"

// What any player may be told to do: "draw 2 cards", "each opponent discards 1 card".
namespace triptych::kryptik::grammar {
namespace {

bool speaksOfIt(const Effect& effect)
{
    bool speaks = false;
    walk(effect, [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>)
            speaks = speaks || std::holds_alternative<It>(part);
    });
    return speaks;
}
/// "target opponent draws 2 cards, then discards 1 card": whoever was spoken of goes on.
Effect told(Found& found)
{
    Who who = found.take<Who>();
    std::vector<Effect> parts = found.takeAll<Effect>();
    std::vector<Sequence::Joint> joints = found.takeAll<Sequence::Joint>();
    const bool each = who.kind == Who::Kind::EachOpponent || who.kind == Who::Kind::EachPlayer;
    for (std::size_t i = 1; each && i < parts.size();)
        if (!toldTo(parts[i - 1]) && !toldTo(parts[i]) && speaksOfIt(parts[i])) {
            // "each opponent chooses a citizen and abolishes it": each of them both, one after the other
            std::vector<Effect> both { std::move(parts[i - 1]), std::move(parts[i]) };
            parts[i - 1] = joined(std::move(both), { joints[i - 1] });
            parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i));
            joints.erase(joints.begin() + static_cast<std::ptrdiff_t>(i - 1));
        } else {
            ++i;
        }
    for (Effect& part : parts) {
        tell(part, who);
        who = subjectGoesOn(who);
    }
    return joined(std::move(parts), std::move(joints));
}

template <Person p>
struct theyDo : any<theirPicking, anyDeed<p>, theirCommand>
{
};
struct orDo : word<"or else", ", or", "or">
{
};
/// "each opponent pays {1} or discards 1 card", "... discards 1 card, sacrifices a citizen or pays {1}"
template <Person p>
struct oneOfTwo
    : seq<maybe<word<"either">>, theyDo<p>,
          any<seq<orDo, theyDo<p>, many<orDo, theyDo<p>>>, seq<comma, theyDo<p>, orDo, theyDo<p>>,
              seq<comma, theyDo<p>, comma, theyDo<p>, orDo, theyDo<p>>>>
{
};
struct must : word<"must", "has to", "have to">
{
};
struct orTheirs : word<"; or", ";", ", or", "or">
{
};
/// "chooses one: discard 2 cards; or sacrifice a citizen": of what they do themselves
struct oneOfTheirs : seq<word<"chooses one of the following", "chooses one">,
                         maybe<any<colon, word<"-">>>, theyDo<Person::Several>, orTheirs,
                         theyDo<Person::Several>, many<orTheirs, theyDo<Person::Several>>>
{
};
struct theyChoose : any<seq<another, oneOfTheirs>, seq<another, oneOfTwo<Person::One>>,
                        seq<any<another, severalPlayers>, must, oneOfTwo<Person::Several>>,
                        seq<severalPlayers, oneOfTwo<Person::Several>>>
{
    static std::optional<Effect> build(Found& found)
    {
        const Who who = found.take<Who>();
        std::vector<Effect> options = found.takeAll<Effect>();
        if (options.size() > 4)
            return std::nullopt;
        for (Effect& option : options)
            tell(option, Who { Who::Kind::ThatPlayer });
        return Effect { Either { who, std::move(options) } };
    }
};
struct youChoose : seq<maybe<word<"you">>, maybe<word<"either">>, anyDeed<Person::You>, word<"or">,
                       anyDeed<Person::You>>
{
    static Effect build(Found& found) { return { Either { {}, found.takeAll<Effect>() } }; }
};
struct oneDoes : seq<another, theyDo<Person::One>, many<joint, theyDo<Person::One>>>
{
    static Effect build(Found& found) { return told(found); }
};
struct severalDo
    : seq<severalPlayers, theyDo<Person::Several>, many<joint, theyDo<Person::Several>>>
{
    static Effect build(Found& found) { return told(found); }
};
/// "target opponent may discard 1 card": what they do is told to "that player".
struct theyMay : seq<any<another, severalPlayers>, word<"may">, theyDo<Person::Several>,
                     many<joint, theyDo<Person::Several>>>
{
    static Effect build(Found& found)
    {
        const Who who = found.take<Who>();
        std::vector<Effect> parts = found.takeAll<Effect>();
        for (Effect& part : parts)
            tell(part, Who { Who::Kind::ThatPlayer });
        return { May {
            who, { joined(std::move(parts), found.takeAll<Sequence::Joint>()) }, {}, {} } };
    }
};
/// "that player must sacrifice a citizen"
struct theyMust : seq<any<another, severalPlayers>, must, theyDo<Person::Several>,
                      many<joint, theyDo<Person::Several>>>
{
    static Effect build(Found& found) { return told(found); }
};
/// What nobody is told by a bare verb: "can not cast spells" goes on about whoever was named.
struct youDo
    : any<seq<maybe<word<"you">>, anyDeed<Person::You>>, seq<word<"you">, notCast<Person::You>>>
{
};
/// "each opponent who controls no citizens discards 1 card"
struct eachWho : seq<any<whoIs<Who::Kind::EachOpponent, "each opponent">,
                         whoIs<Who::Kind::EachPlayer, "each player">>,
                     whoseCondition,
                     any<seq<any<means<Flag::May, "may">, must>, theyDo<Person::Several>,
                             many<joint, theyDo<Person::Several>>>,
                         seq<theyDo<Person::One>, many<joint, theyDo<Person::One>>>>>
{
    static Effect build(Found& found)
    {
        const Who each = found.take<Who>();
        IfSo made { found.take<Condition>(), {}, {} };
        made.each = each;
        std::vector<Effect> parts = found.takeAll<Effect>();
        for (Effect& part : parts)
            tell(part, Who { Who::Kind::ThatPlayer });
        Effect all = joined(std::move(parts), found.takeAll<Sequence::Joint>());
        if (found.says(Flag::May))
            all = Effect { May { { Who::Kind::ThatPlayer }, { std::move(all) }, {}, {} } };
        made.effect = { std::move(all) };
        return { std::move(made) };
    }
};

/// "you and target opponent each draw 2 cards": the one does it, and then the other
struct oneOfBoth : any<whoIs<Who::Kind::You, "you">, another>
{
};
struct bothDo : seq<oneOfBoth, word<"and">, oneOfBoth, maybe<word<"each", "both">>,
                    theyDo<Person::Several>, many<joint, theyDo<Person::Several>>>
{
    static Effect build(Found& found)
    {
        const std::vector<Who> who = found.takeAll<Who>();
        const std::vector<Effect> parts = found.takeAll<Effect>();
        const std::vector<Sequence::Joint> joints = found.takeAll<Sequence::Joint>();
        std::vector<Effect> all;
        for (Who each : who) {
            std::vector<Effect> own = parts;
            for (Effect& part : own) {
                tell(part, each);
                each = subjectGoesOn(each);
            }
            all.push_back(joined(std::move(own), joints));
        }
        return joined(std::move(all), { Sequence::Joint::Stop });
    }
};

/// "each opponent takes 2 damage"
struct takesDamage : seq<any<another, severalPlayers, whoIs<Who::Kind::You, "you">>,
                         word<"takes", "take", "is dealt", "are dealt">,
                         any<fixedNumber, openAmount>, word<"damage">>
{
    static Effect build(Found& found)
    {
        Damage made;
        made.amount = found.take<Amount>();
        made.to = found.take<Who>();
        return { std::move(made) };
    }
};

struct anyoneDoes
    : any<eachWho, youDo, theyChoose, theyMust, oneDoes, severalDo, bothDo, takesDamage>
{
};

/// "..., then draws a card": of the player who was spoken of last
struct goingOn : theyDo<Person::One>
{
    static Effect build(Found& found)
    {
        Effect effect = found.take<Effect>();
        tell(effect, Who { Who::Kind::ThatPlayer });
        return effect;
    }
};
/// "you may have target player draw 2 cards, then discard 1 card"
struct madeToDo : seq<any<another, severalPlayers>, theyDo<Person::Several>,
                      many<joint, theyDo<Person::Several>>>
{
    static Effect build(Found& found) { return told(found); }
};
/// "its controller pays {2}": what somebody may do against an effect.
template <Person p>
struct againstDeed : any<pay<p>, discardHand<p>, discardKind<p>, discard<p>, sacrifice<p>,
                         destroyOwnYear<p>, loseYear<p>, plunder<p>, reveal<p>, theirCommand>
{
};
template <Person p>
struct againstVerbs
    : seq<againstDeed<p>, maybe<seq<orDo, againstDeed<p>, many<orDo, againstDeed<p>>>>>
{
};
struct againstYou
    : any<pay<Person::You>, discardHand<Person::You>, discardKind<Person::You>,
          discard<Person::You>, sacrifice<Person::You>, destroyOwnYear<Person::You>,
          loseYear<Person::You>, plunder<Person::You>, reveal<Person::You>, theirCommand>
{
};
struct theyInstead : seq<whoIs<Who::Kind::ThatPlayer, "they">, againstVerbs<Person::Several>>
{
};
struct youMayDo : seq<word<"you">, againstYou, maybe<seq<orDo, againstYou, many<orDo, againstYou>>>>
{
};
/// "unless they pay {2} or discard 1 card": one of the two, by their choice
struct against
    : seq<word<"unless">, any<youMayDo, theyInstead, seq<another, againstVerbs<Person::One>>>>
{
    static std::optional<UnlessDeed> build(Found& found)
    {
        const Who who = found.take<Who>();
        std::vector<Effect> deeds = found.takeAll<Effect>();
        if (deeds.size() > 4)
            return std::nullopt;
        for (Effect& deed : deeds) {
            if (who.kind != Who::Kind::You)
                tell(deed, Who { Who::Kind::ThatPlayer });
            else if (toldTo(deed))
                tell(deed, who);
        }
        if (deeds.size() == 1)
            return UnlessDeed { who, std::move(deeds) };
        const Who chooser = who.kind == Who::Kind::You ? who : Who { Who::Kind::ThatPlayer };
        return UnlessDeed { who, { Effect { Either { chooser, std::move(deeds) } } } };
    }
};

} // namespace

bool goesOnDoing::read(Input& in, Reading& reading)
{
    return text::read<goingOn>(in, reading);
}
bool unlessSomebody::read(Input& in, Reading& reading)
{
    return text::read<against>(in, reading);
}
bool caused::read(Input& in, Reading& reading)
{
    return text::read<madeToDo>(in, reading);
}
bool offer::read(Input& in, Reading& reading)
{
    return text::read<theyMay>(in, reading);
}
bool either::read(Input& in, Reading& reading)
{
    return text::read<youChoose>(in, reading);
}
bool deed::read(Input& in, Reading& reading)
{
    return text::read<anyoneDoes>(in, reading);
}

} // namespace triptych::kryptik::grammar
