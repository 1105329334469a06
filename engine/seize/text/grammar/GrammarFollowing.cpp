#include "seize/text/grammar/GrammarBranches.h"
#include "seize/text/printing/Said.h"

#include "seize/tree/Walk.h"

#include <algorithm>
#include <utility>

// What a sentence takes up of the one before it: each of those that it names, the one that was chosen, the counters
// that were asked for.
namespace triptych::seize::grammar {
namespace {

/// "it", "that mercenary", "its controller", as a word that nobody has settled yet.
struct Speaks
{
    bool ofThem = false; ///< as whom something is done to, or as whose it is
    bool target = false;

    template <typename Part>
    void operator()(Part& part)
    {
        using Type = std::remove_cvref_t<Part>;
        const auto isIt
            = [](Thing::Kind kind) { return kind == Thing::Kind::It || kind == Thing::Kind::That; };
        if constexpr (std::is_same_v<Type, Thing>) {
            ofThem = ofThem || (isIt(part.kind) && !part.plural);
            target = target || part.kind == Thing::Kind::Target;
        } else if constexpr (std::is_same_v<Type, Who>) {
            ofThem = ofThem || part.kind == Who::Kind::ItsController
                || part.kind == Who::Kind::ItsOwner;
            target = target || part.kind == Who::Kind::Target;
        } else if constexpr (std::is_same_v<Type, Goods>) {
            ofThem = ofThem || (part.of && isIt(part.of->kind));
            target = target || part.kind == Goods::Kind::Target;
        }
    }
};
/// "for each allied mercenary, deal 1 damage to it": a number would not speak of them.
struct eachThatIsIt : seq<word<"for each", "for every">, mercenaryPhrase, comma, sentence>
{
    static std::optional<Effect> build(Found& found)
    {
        ForEach made;
        made.who = found.take<Filter>();
        Effect deed = found.take<Effect>();
        Speaks speaks;
        // "It gains +1 melee" is as well what it counts for: this is left to the number.
        if (std::holds_alternative<Gain>(deed.node))
            return std::nullopt;
        walk(deed, [&](auto& part) { speaks(part); });
        if (!speaks.ofThem || speaks.target)
            return std::nullopt;
        made.effect.push_back(std::move(deed));
        return Effect { std::move(made) };
    }
};

Effect& lastOf(Effect& effect)
{
    if (auto* sequence = std::get_if<Sequence>(&effect.node))
        return lastOf(sequence->parts.back());
    return effect;
}

} // namespace

bool intoForEach(std::vector<Effect>& parts, std::size_t i)
{
    if (i == 0)
        return false;
    auto* each = std::get_if<ForEach>(&lastOf(parts[i - 1]).node);
    const auto* asked = std::get_if<IfSo>(&parts[i].node);
    if (!each || !asked || !std::holds_alternative<May>(lastOf(each->effect.front()).node))
        return false;
    const Condition::Kind kind = asked->condition.kind;
    if (kind != Condition::Kind::YouDo && kind != Condition::Kind::YouDoNot)
        return false;
    std::vector<Effect> both;
    both.push_back(std::move(each->effect.front()));
    both.push_back(std::move(parts[i]));
    if (auto* other = std::get_if<IfSo>(&both.back().node); other->effect.empty()) {
        other->effect = std::move(other->otherwise); // "otherwise, ...": if they do not
        other->otherwise.clear();
    }
    each->effect.front() = joined(std::move(both), { Sequence::Joint::Stop });
    parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i));
    return true;
}

bool intoLater(std::vector<Effect>& parts, std::size_t i)
{
    using Kind = Condition::Kind;
    const auto* asked = i == 0 ? nullptr : std::get_if<IfSo>(&parts[i].node);
    if (!asked
        || (asked->condition.kind != Kind::ItWasDestroyed && asked->condition.kind != Kind::ThisWay
            && asked->condition.kind != Kind::WasPushed))
        return false;
    Effect& before = lastOf(parts[i - 1]);
    auto* later = std::get_if<Delayed>(&before.node);
    auto* once = std::get_if<Watch>(&before.node);
    if (!later && !(once && once->once))
        return false;
    Effect& deed = later ? later->effect.front() : once->effect.front();
    std::vector<Effect> both;
    both.push_back(std::move(deed));
    both.push_back(std::move(parts[i]));
    deed = joined(std::move(both), { Sequence::Joint::Stop });
    parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i));
    return true;
}

void aimedFromChosen(std::vector<Effect>& parts)
{
    if (parts.size() < 2)
        return;
    auto* select = std::get_if<Select>(&parts.front().node);
    if (!select || select->who.kind != Who::Kind::You || select->what.kind != Thing::Kind::Some
        || select->what.count != 1 || select->what.upTo || select->what.random
        || select->what.filter.noun != Filter::Noun::Mercenary || select->what.filter.extreme)
        return;
    bool measured = false;
    for (std::size_t k = 1; k < parts.size(); ++k)
        walk(parts[k], [&](auto& part) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>)
                measured = measured
                    || (part.kind == Thing::Kind::Target
                        && part.filter.range.kind != Range::Kind::Anywhere
                        && part.filter.range.anchor == Range::Anchor::It);
        });
    if (measured)
        select->what.kind = Thing::Kind::Target;
}

void tellThose(Effect& effect, const Condition& condition)
{
    const auto& bound = condition.filter.bound;
    const bool counters = condition.kind == Condition::Kind::ThingIs && !condition.unless && bound
        && bound->atLeast && (bound->counters || bound->anyCounters);
    if (!counters)
        return;
    walk(effect, [&](auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>)
            if (auto* remove = std::get_if<Remove>(&part.node); remove && remove->those) {
                remove->those = false;
                remove->every = bound->anyCounters;
                remove->status = bound->counters.value_or(remove->status);
                remove->what.kind = condition.of;
                remove->what.referent = condition.referent;
            }
    });
}

bool speaksOfThose(Effect& effect)
{
    bool found = false;
    walk(effect, [&](auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>)
            if (const auto* remove = std::get_if<Remove>(&part.node))
                found = found || remove->those;
    });
    return found;
}

bool forEachOfThose::read(Input& in, Reading& reading)
{
    return text::read<eachThatIsIt>(in, reading);
}

bool asTheyWere(std::vector<Effect>& parts, std::size_t i)
{
    if (i >= parts.size())
        return true;
    // Whom a deed is done to; nothing where it names somebody or something besides.
    const auto whom = [](Effect& effect) {
        return std::visit(
            [](auto& e) -> Thing* {
                if constexpr (
                    requires { e.with; } || requires { e.where; } || requires { e.from; })
                    return nullptr;
                else if constexpr (requires { e.what.filter; })
                    return &e.what;
                else
                    return nullptr;
            },
            effect.node);
    };
    Thing* such = whom(parts[i]);
    if (!such || such->referent.kind != Referent::Kind::Open || such->referent.slot != saidBefore)
        return true;
    Thing* each = i > 0 ? whom(parts[i - 1]) : nullptr;
    if (!each || each->kind != Thing::Kind::Each || each->filter.noun != Filter::Noun::Mercenary)
        return false;
    ForEach made;
    made.who = each->filter;
    Instead either;
    either.condition.kind = Condition::Kind::ThingIs;
    either.condition.of = Thing::Kind::It;
    either.condition.filter = such->filter;
    Thing it;
    it.kind = Thing::Kind::It;
    *each = *such = it;
    std::vector<Effect> both { parts[i - 1], std::move(parts[i]) };
    either.base.push_back(std::move(parts[i - 1]));
    either.other.push_back(joined(std::move(both), { Sequence::Joint::And }));
    made.effect.push_back(Effect { std::move(either) });
    parts[i - 1] = Effect { std::move(made) };
    parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i));
    return true;
}

} // namespace triptych::seize::grammar
