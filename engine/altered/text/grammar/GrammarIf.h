#pragma once

#include "altered/text/binding/Branches.h"
#include "altered/text/grammar/GrammarInstructions.h"

#include <optional>
#include <utility>

// "If C," before a sentence or before several, and ", otherwise" behind it (6.5.d-e).
namespace triptych::altered::grammar {

struct ifWord : any<word<"if">, means<Flag::Unless, "unless">>
{
};
struct commaIf : seq<ifWord, condition, comma>
{
    static IfPart build(Found& found)
    {
        const bool unless = found.says(Flag::Unless);
        return { found.take<Condition>(), unless };
    }
};
struct colonIf : seq<ifWord, condition, colon>
{
    static IfPart build(Found& found)
    {
        const bool unless = found.says(Flag::Unless);
        return { found.take<Condition>(), unless, false, true };
    }
};

struct otherwise : seq<word<", otherwise">, sentence>
{
    static Otherwise build(Found& found) { return { found.take<Effect>(), Said<If>::Else::Comma }; }
};

inline If ifOf(IfPart part)
{
    If made;
    made.condition = std::move(part.condition);
    made.unless = part.unless;
    made.after = part.after;
    said(made).colon = part.colon;
    return made;
}
inline std::optional<Effect> ifWith(Found& found)
{
    If made = ifOf(found.take<IfPart>());
    made.effect = found.take<Effect>();
    bindInIt(*made.effect, made.condition);
    if (!bindThere(*made.effect, made.condition) || !bindThem(*made.effect, made.condition))
        return std::nullopt;
    if (auto other = found.takeIfAny<Otherwise>()) {
        if (!createTheSame(other->effect, *made.effect))
            return std::nullopt;
        made.otherwise = std::move(other->effect);
        said(made).elseWord = other->word;
    }
    return effect(std::move(made));
}

} // namespace triptych::altered::grammar
