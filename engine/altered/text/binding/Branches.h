#pragma once

#include "altered/tree/Ability.h"

#include <optional>

// Words of a branch that refer to its condition, or to the branch before. Each of the functions that bind says
// whether the text makes sense.
namespace triptych::altered {

/// "Otherwise, create only one": what is created, and where, was said of the alternative before.
bool createTheSame(Effect&, const Effect& before);
/// "..., then create another in my Expedition": what is created was said before.
bool createAnother(Effect&, const Effect& before);
/// Whether it still is not said what "another" is.
bool createsUnknown(const Effect&);
/// "If there are no tokens in your Landmarks, create one there."
bool bindThere(Effect&, const Condition&);
/// "If there are three or more cards in your Reserve, you may discard one of them": one of those.
/// "If I'm the only Character in my Expedition, create a token in it": the Expedition that the condition names.
void bindInIt(Effect&, const Condition&);
bool bindThem(Effect&, const Condition&);
/// "If the total {V} of Characters in my Expedition is 8 or more": those that a condition counts or adds up; nothing
/// where it asks of no such.
std::optional<Filter> groupAsked(const Condition&);
/// "If you control a Feat, A. If it's [Completed], B instead.": one of the Feats that were asked for, unless A has
/// named something else since. What "it" is counted among is said by the condition itself.
bool bindIt(Condition&, const Effect& before);
/// "If C, target Character gains 4 boosts. Otherwise, it gains 2 boosts.": one target, whichever is done.
void bindOtherBranch(Ability&);
/// "If C, discard target Character, otherwise send it to Reserve": "it" is named only where C holds, so
/// such a text cannot be carried out where it does not.
bool hasUnboundIt(const Ability&);

/// "Target Character gains 1 boost. If C, it gains 2 boosts instead.": the target, Expedition or player that the
/// sentence before names, as a step ahead of both. Nothing where neither C nor what is done instead is about that, or
/// it names nothing of the kind.
std::optional<Effect> nameAhead(const If& instead, Effect& before);
/// The same undone, in the deed of the sentence before: for printing.
void putBack(const Effect& named, Effect& deed);
/// Whether one branch speaks of what only the other one names, so that it would be about nothing, or something else.
/// With `placeAsked` an Expedition is that which the condition asks about.
bool speaksOfOtherBranch(const Effect& one, const Effect& other, bool placeAsked);
/// Whether a condition asks about what was spoken of: "it's [Boosted]", "its Base Cost is ..."
bool asksAboutIt(const Condition&);
/// The target that an instruction names, as a step before it, which then is about "it".
std::optional<Declare> nameFirst(Effect&);
/// What the first instruction of an effect is done to; null where it is nothing of the kind.
Thing* firstThing(Effect&);
/// The thing that an instruction by itself is done to; null where there is none.
Thing* thingIn(Effect&);
/// "If it's the second time this Day": that what the ability waits for has happened. False where that is nothing
/// whose number is remembered.
bool bindTimes(Ability&);

/// Calls visit for every instruction that is carried out, in the order of the text.
template <typename E, typename Visit>
void eachInstruction(E& effect, const Visit& visit)
{
    const auto inside = [&](auto& boxed) {
        if (boxed)
            eachInstruction(*boxed, visit);
    };
    if (auto* sequence = std::get_if<Sequence>(&effect.node)) {
        for (auto& part : sequence->parts)
            eachInstruction(part, visit);
    } else if (auto* may = std::get_if<May>(&effect.node)) {
        inside(may->effect);
        inside(may->to);
    } else if (auto* so = std::get_if<If>(&effect.node)) {
        inside(so->effect);
        inside(so->otherwise);
    } else {
        visit(effect);
    }
}

} // namespace triptych::altered
