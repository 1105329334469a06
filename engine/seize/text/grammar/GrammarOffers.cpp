#include "seize/text/grammar/GrammarBranches.h"
#include "seize/text/grammar/GrammarPersons.h"
#include "seize/text/printing/Spoken.h"

// By whose word something is done: what one may do, what others may do or must, and what is done unless somebody pays.
namespace triptych::seize::grammar {
namespace {

bool isOfSeveral(const Who& who)
{
    return who.kind == Who::Kind::EachOpponent || who.kind == Who::Kind::EachPlayer;
}

/// "target mercenary", "an adjacent enemy": one who is named by it
bool namesSomebody(const Effect& effect)
{
    return std::visit(
        [](const auto& e) {
            if constexpr (requires { e.what.filter; })
                return (e.what.kind == Thing::Kind::Target || e.what.kind == Thing::Kind::Some)
                    && e.what.count == 1 && !e.what.plural;
            return false;
        },
        effect.node);
}

} // namespace

/// "unless <somebody does that>": who does it is in the deed.
std::optional<Effect> unless(Effect price, Effect effect)
{
    Unless made;
    bool told = false;
    std::visit(
        [&](const auto& e) {
            if constexpr (requires { made.who = e.who; }) {
                made.who = e.who;
                told = true;
            }
        },
        price.node);
    if (!told)
        return std::nullopt;
    // "Target opponent discards 1 unless they lose 2 loot": they are whom the effect is told to, and are
    // asked before it happens.
    if (made.who.kind == Who::Kind::ThatPlayer)
        std::visit(
            [&](const auto& e) {
                if constexpr (requires { made.who = e.who; })
                    if (e.who.kind == Who::Kind::Target || e.who.kind == Who::Kind::Opponent
                        || isOfSeveral(e.who)) {
                        made.who = e.who;
                        told = false;
                    }
            },
            effect.node);
    // "Return target mercenary to its owner's hand unless that player loses 2 loot": nobody else was named.
    if (told && made.who.kind == Who::Kind::ThatPlayer && namesSomebody(effect))
        made.who.kind = Who::Kind::ItsController;
    if (!told)
        tellWho(effect, { Who::Kind::ThatPlayer });
    tellWho(price, { Who::Kind::ThatPlayer });
    // Of several each is asked, and it is done to each: what is done to nobody of them would be done often.
    if (isOfSeveral(made.who) && !isToldToThatPlayer(effect))
        return std::nullopt;
    made.price.push_back(std::move(price));
    made.effect.push_back(std::move(effect));
    return Effect { std::move(made) };
}

namespace {

/// "you may discard 1 to gain 2 loot" is "you may discard 1. If you do, gain 2 loot".
struct mayPay : seq<word<"you may">, any<playerDeed, order>,
                    any<seq<word<"to have">, statement>, seq<word<"to", "in order to">, sentence>>>
{
    static Effect build(Found& found)
    {
        std::vector<Effect> parts { Effect { May { { found.take<Effect>() } } } };
        Condition done;
        done.kind = Condition::Kind::YouDo;
        parts.push_back({ IfSo { done, { found.take<Effect>() }, {} } });
        return joined(std::move(parts), { Sequence::Joint::Stop });
    }
};
/// "have target opponent discard 2", "target mercenary gain Armor 1", "it deal 2 damage to an enemy": they do it, and
/// nobody asks them.
struct somebodysDeed : any<seq<another, playerBase>, statement, seq<pegtl::at<thing>, order>>
{
    static Effect build(Found& found)
    {
        Effect made = found.take<Effect>();
        if (const auto who = found.takeIfAny<Who>())
            tellWho(made, *who);
        return made;
    }
};
struct madeTo : seq<word<"have", "make">, somebodysDeed>
{
    static Effect build(Found& found) { return found.take<Effect>(); }
};
/// "you may have target mercenary gain Armor 1 this turn"
struct mayHave : seq<word<"you may have", "you may make">, somebodysDeed>
{
    static Effect build(Found& found) { return { May { { found.take<Effect>() } } }; }
};
/// "you may draw 1 if you control a Mage": where it is not so nobody is asked.
struct may : seq<word<"you may">, sentence>
{
    static Effect build(Found& found)
    {
        Effect offered = found.take<Effect>();
        auto* so = std::get_if<IfSo>(&offered.node);
        if (!so || !so->otherwise.empty())
            return { May { { std::move(offered) } } };
        so->effect = { Effect { May { std::move(so->effect) } } };
        return offered;
    }
};
/// "that player may draw 1", "each player may discard 1 and draw 1": what they do is done by them.
struct othersMay
    : seq<any<playersOfStanding, another>, word<"may">, playerBase, many<joint, playerBase>>
{
    static std::optional<Effect> build(Found& found)
    {
        May made;
        made.who = found.take<Who>();
        std::vector<Effect> deeds = found.takeAll<Effect>();
        for (Effect& deed : deeds) {
            if (deeds.size() > 1 && std::holds_alternative<Sequence>(deed.node))
                return std::nullopt; // who was chosen is done something to
            tellWho(deed, { Who::Kind::ThatPlayer });
        }
        made.effect.push_back(joined(std::move(deeds), found.takeAll<Sequence::Joint>()));
        return Effect { std::move(made) };
    }
};
/// "its controller loses 1 loot or exhausts it": that player may do the one, or else the other happens.
struct otherDeed : any<playerThird, seq<word<"exhausts">, means<Thing::Kind::It, "it">>,
                       seq<word<"exhausts">, means<Thing::Kind::That, "that mercenary">>>
{
};
struct eitherOr : seq<another, maybe<word<"must either", "either">>, playerThird,
                      word<"or else", ", or", "or">, otherDeed>
{
    static std::optional<Effect> build(Found& found)
    {
        const Who who = found.take<Who>();
        std::vector<Effect> deeds = found.takeAll<Effect>();
        if (deeds.size() == 2)
            tellWho(deeds.back(), { Who::Kind::ThatPlayer });
        if (const auto kind = found.takeIfAny<Thing::Kind>()) {
            Apply exhaust;
            exhaust.doses.push_back({ Status::Exhaust, fixed(1) });
            exhaust.what.kind = *kind;
            deeds.push_back(Effect { std::move(exhaust) });
        }
        if (deeds.size() != 2)
            return std::nullopt;
        tellWho(deeds.front(), who);
        return unless(std::move(deeds.front()), std::move(deeds.back()));
    }
};
/// "unless that player discards 1, draw 2"
struct unlessTheyDo : seq<word<"unless">, playerDeed, comma, sentence>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect price = found.take<Effect>();
        return unless(std::move(price), found.take<Effect>());
    }
};
/// "that player must lose 2 loot or discard 1"
struct theyMust
    : seq<another, word<"must", "has to", "have to">, playerBase, word<"or else", "or">, playerBase>
{
    static std::optional<Effect> build(Found& found)
    {
        const Who who = found.take<Who>();
        std::vector<Effect> deeds = found.takeAll<Effect>();
        if (deeds.size() != 2)
            return std::nullopt;
        tellWho(deeds.front(), who);
        tellWho(deeds.back(), { Who::Kind::ThatPlayer });
        return unless(std::move(deeds.front()), std::move(deeds.back()));
    }
};
/// "Its controller may lose 2 loot to prevent this [damage]": Flag::Destroy where it says that it is damage
struct toPrevent : seq<word<"to prevent", "to avoid", "to negate", "to cancel">,
                       any<means<Flag::Destroy, "this damage", "that damage", "the damage",
                               "all of that damage", "all of this damage">,
                           word<"this effect", "this", "that", "it">>>
{
};
struct paidToPrevent
    : seq<any<whoIs<Who::Kind::You, "you">, another>, word<"may", "can">, playerBase, toPrevent>
{
    static Effect build(Found& found)
    {
        const bool damage = found.says(Flag::Destroy);
        const Who who = found.take<Who>();
        Effect price = found.take<Effect>();
        tellWho(price, who);
        Unless made; // of what: `unlessPrevented`
        made.who.slot = damage ? 1 : 0;
        made.price.push_back(std::move(price));
        return { std::move(made) };
    }
};
struct anyOffer : any<mayPay, mayHave, may, othersMay, madeTo>
{
};
struct eitherMust : any<theyMust, eitherOr>
{
};

} // namespace

bool offer::read(Input& in, Reading& reading)
{
    return text::read<anyOffer>(in, reading);
}
bool toPreventIt::read(Input& in, Reading& reading)
{
    return text::read<paidToPrevent>(in, reading);
}
bool unlessPrevented(std::vector<Effect>& parts, std::size_t i)
{
    auto* paid = std::get_if<Unless>(&parts[i].node);
    if (!paid || !paid->effect.empty())
        return true;
    // "Deal 2 damage and exhaust it": of two deeds "this" could be both.
    if (i == 0 || std::holds_alternative<Sequence>(parts[i - 1].node)
        || (paid->who.slot == 1 && !std::holds_alternative<Deal>(parts[i - 1].node)))
        return false;
    auto made = unless(std::move(paid->price.front()), std::move(parts[i - 1]));
    if (!made)
        return false;
    parts[i - 1] = std::move(*made);
    parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i));
    return i >= parts.size() || unlessPrevented(parts, i);
}
bool mustEither::read(Input& in, Reading& reading)
{
    return text::read<eitherMust>(in, reading);
}
bool unlessPaid::read(Input& in, Reading& reading)
{
    return text::read<unlessTheyDo>(in, reading);
}

} // namespace triptych::seize::grammar
