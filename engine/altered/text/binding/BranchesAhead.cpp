#include "altered/text/binding/Branches.h"

#include "altered/text/printing/Said.h"
#include "altered/tree/Walk.h"

#include <algorithm>
#include <utility>

// "Target Character gains 1 boost. If you control a Landmark, it gains 2 boosts instead.": who is targeted is named ahead
// of both, so that "it" is the same whichever is done.
namespace triptych::altered {

namespace {

/// Whether something speaks of what was named before it.
struct SpeaksOfNamed : AnyPartOfIts<SpeaksOfNamed>
{
    using AnyPartOfIts::in;
    static bool in(const It&) { return true; }
    static bool in(const OfThem&) { return true; }
    static bool in(const Ability&) { return false; } // what is granted has an "it" of its own
};
struct SpeaksOfNamedPlace : AnyPart<SpeaksOfNamedPlace>
{
    using AnyPart::in;
    static bool in(const Expedition& of)
    {
        using Kind = Expedition::Kind;
        return of.kind == Kind::That || of.kind == Kind::Those || of.kind == Kind::FacingIt
            || in<Expedition>(of);
    }
    static bool in(const Ability&) { return false; }
};
struct SpeaksOfNamedPlayer : AnyPart<SpeaksOfNamedPlayer>
{
    using AnyPart::in;
    static bool in(const Ability&) { return false; }
    static bool in(const Who& who) { return who.kind == Who::Kind::ThatPlayer || in<Who>(who); }
};

/// Whether something is done to a thing that was not named before.
struct DoneAnew : AnyPart<DoneAnew>
{
    using AnyPart::in;
    static bool in(const Thing& of)
    {
        return !std::holds_alternative<This>(of.node) && !std::holds_alternative<It>(of.node)
            && !std::holds_alternative<OfThem>(of.node);
    }
    static bool in(const Quantity&) { return false; } // what is only counted
    static bool in(const Condition&) { return false; }
    static bool in(const Ability&) { return false; }
};
/// The same, also of what comes to be by it.
struct NamesAnew : AnyPart<NamesAnew>
{
    template <typename Node>
    static bool in(const Node& node)
    {
        if constexpr (
            std::is_same_v<Node,
                Create> || std::is_same_v<Node, Resupply> || std::is_same_v<Node, Sabotage> || std::is_same_v<Node, RevealUntil>)
            return true;
        else
            return AnyPart::in(node);
    }
    static bool in(const Thing& of) { return DoneAnew::in(of); }
    static bool in(const Quantity&) { return false; }
    static bool in(const Condition&) { return false; }
    static bool in(const Ability&) { return false; }
};
struct TargetsPlace : AnyPart<TargetsPlace>
{
    using AnyPart::in;
    static bool in(const Expedition& of)
    {
        return of.kind == Expedition::Kind::Target || in<Expedition>(of);
    }
};
struct TargetsPlayer : AnyPart<TargetsPlayer>
{
    using AnyPart::in;
    static bool in(const Who& who)
    {
        return who.kind == Who::Kind::TargetPlayer || who.kind == Who::Kind::TargetOpponent
            || in<Who>(who);
    }
};

/// Whether a part speaks of something of a kind before it has named one itself. Of an instruction that is done to
/// another, "its" is of that.
template <typename Speaks, typename Done, typename Names>
bool speaksFirst(const Effect& effect)
{
    const auto* may = std::get_if<May>(&effect.node);
    bool speaks = may && Speaks::in(may->who);
    bool named = false;
    eachInstruction(effect, [&](const Effect& each) {
        speaks = speaks || (!named && Speaks::in(each) && !Done::in(each));
        named = named || Names::in(each);
    });
    return speaks;
}
bool speaksOfThing(const Effect& effect)
{
    return speaksFirst<SpeaksOfNamed, DoneAnew, NamesAnew>(effect);
}
bool speaksOfPlace(const Effect& effect)
{
    return speaksFirst<SpeaksOfNamedPlace, TargetsPlace, TargetsPlace>(effect);
}
bool speaksOfPlayer(const Effect& effect)
{
    return speaksFirst<SpeaksOfNamedPlayer, TargetsPlayer, TargetsPlayer>(effect);
}

/// The Expedition that an instruction by itself is about; null where there is none.
Expedition* placeIn(Effect& effect)
{
    if (auto* create = std::get_if<Create>(&effect.node))
        return create->expedition ? &*create->expedition : nullptr;
    if (auto* moves = std::get_if<MoveExpedition>(&effect.node))
        return &moves->expedition;
    if (auto* ascends = std::get_if<Ascend>(&effect.node))
        return &ascends->expedition;
    return nullptr;
}

std::optional<Declare> nameTargets(Effect& effect)
{
    Thing* what = thingIn(effect);
    const Target* target = what ? std::get_if<Target>(&what->node) : nullptr;
    if (!target)
        return std::nullopt;
    It them;
    const bool one = target->count.kind == Amount::Kind::Fixed && target->count.number == 1;
    said(them).word = one ? Said<It>::It : Said<It>::Them;
    Declare named;
    named.what = std::exchange(*what, Thing { std::move(them) });
    return named;
}

std::optional<DeclareExpedition> nameTargetPlace(Effect& effect)
{
    Expedition* place = placeIn(effect);
    if (!place || place->kind != Expedition::Kind::Target)
        return std::nullopt;
    Expedition that;
    that.kind = Expedition::Kind::That;
    DeclareExpedition named;
    named.expedition = std::exchange(*place, std::move(that));
    return named;
}

/// Who is targeted, in the words of an instruction that does nothing else.
std::optional<DeclarePlayer> nameTargetPlayer(Effect& effect)
{
    Who* who = whoOf(effect);
    if (!who || (who->kind != Who::Kind::TargetPlayer && who->kind != Who::Kind::TargetOpponent))
        return std::nullopt;
    DeclarePlayer named;
    named.who = std::exchange(*who, Who { Who::Kind::ThatPlayer });
    named.who.kind
        = named.who.kind == Who::Kind::TargetPlayer ? Who::Kind::Anyone : Who::Kind::Opponent;
    return named;
}

template <typename Named>
std::optional<Effect> asStep(std::optional<Named> named)
{
    return named ? std::optional(Effect { std::move(*named), 0xFFFF }) : std::nullopt;
}

} // namespace

std::optional<Effect> nameAhead(const If& instead, Effect& before)
{
    const Effect& then = *instead.effect;
    std::optional<Effect> named;
    if (asksAboutIt(instead.condition))
        named = asStep(nameFirst(before));
    if (!named && speaksOfThing(then))
        named = asStep(nameTargets(before));
    if (!named && speaksOfPlace(then))
        named = asStep(nameTargetPlace(before));
    if (!named && speaksOfPlayer(then))
        named = asStep(nameTargetPlayer(before));
    return named;
}

void putBack(const Effect& named, Effect& deed)
{
    if (const auto* thing = std::get_if<Declare>(&named.node)) {
        if (Thing* what = firstThing(deed))
            *what = thing->what;
    } else if (const auto* place = std::get_if<DeclareExpedition>(&named.node)) {
        if (Expedition* where = placeIn(deed))
            *where = place->expedition;
    } else if (const auto* player = std::get_if<DeclarePlayer>(&named.node)) {
        if (Who* who = whoOf(deed)) {
            *who = player->who;
            who->kind = who->kind == Who::Kind::Anyone ? Who::Kind::TargetPlayer
                                                       : Who::Kind::TargetOpponent;
        }
    }
}

bool speaksOfOtherBranch(const Effect& one, const Effect& other, bool placeAsked)
{
    return (speaksOfThing(one) && NamesAnew::in(other))
        || (!placeAsked && speaksOfPlace(one) && TargetsPlace::in(other))
        || (speaksOfPlayer(one) && TargetsPlayer::in(other));
}

} // namespace triptych::altered
