#include "altered/text/grammar/GrammarInstructions.h"

// Quick actions (5.3): what is paid, and what for.
namespace triptych::altered::grammar {
namespace {

struct exhaustMe : word<"{t}">
{
    static Effect build() { return effect(Exhaust { {}, Thing { This {} } }); }
};
struct discardMe : word<"{d}">
{
    static Effect build() { return effect(Discard { {}, Thing { This {} } }); }
};
struct payMana : seq<mana>
{
    static Effect build(Found& found)
    {
        Pay made;
        made.mana = found.take<Amount>();
        return effect(std::move(made));
    }
};
struct costItem : any<exhaustMe, discardMe, payMana, clause>
{
};
struct costItems : seq<costItem, many<comma, costItem>>
{
};

struct onlyIf : seq<word<"you can only activate this if">, condition, stop>
{
    static IfPart build(Found& found) { return { found.take<Condition>() }; }
};
/// "You can only activate this once per Day."
struct onlyOnce
    : seq<word<"you can only activate this once">,
          any<eachTime, means<Duration::ThisTurn, "per turn">,
              means<Duration::ThisAfternoon, "per afternoon">, means<Duration::ThisDay, "per day">>,
          stop>
{
};
struct costChange : seq<word<"this action costs">, mana,
                        any<means<Costs::How::More, "more">, means<Costs::How::Less, "less">>,
                        any<word<"if">, means<Flag::Unless, "unless">>, condition, stop>
{
};
/// "{T}: effect. You can only activate this if ..."
struct quick : seq<cost, colon, sentences,
                   maybe<any<seq<onlyOnce, onlyIf>, onlyOnce, seq<onlyIf, maybe<onlyOnce>>>>,
                   maybe<costChange>>
{
    static std::optional<Ability> build(Found& found)
    {
        std::vector<Effect> all = found.takeAll<Effect>();
        if (all.size() < 2)
            return std::nullopt;
        Ability ability;
        ability.kind = Ability::Kind::Quick;
        ability.effect = std::move(all.back());
        all.pop_back();
        ability.cost = std::move(all);
        for (const Effect& each : ability.cost)
            if (const auto* pay = std::get_if<Pay>(&each.node); pay && pay->upTo)
                return std::nullopt; // a cost is so much
        if (auto only = found.takeIfAny<IfPart>())
            ability.onlyIf = std::move(only->condition);
        if (const auto once = found.takeIfAny<Duration>())
            ability.oncePer = *once;
        if (auto how = found.takeIfAny<Costs::How>()) {
            ability.costChange = found.take<Amount>();
            if (*how == Costs::How::Less)
                ability.costChange->number = -ability.costChange->number;
            ability.costChangeIf = found.take<Condition>();
            ability.costChangeUnless = found.says(Flag::Unless);
        }
        return ability;
    }
};

} // namespace

bool cost::read(Input& in, Reading& reading)
{
    return text::read<costItems>(in, reading);
}
bool quickAction::read(Input& in, Reading& reading)
{
    return text::read<quick>(in, reading);
}

} // namespace triptych::altered::grammar
