#include "kryptik/text/grammar/Joined.h"

#include "kryptik/text/printing/Spoken.h"
#include "kryptik/tree/Evidence.h"
#include "kryptik/tree/Walk.h"

#include <algorithm>

namespace triptych::kryptik::grammar {
namespace {

using Joint = Sequence::Joint;

bool isOpenDamage(const Effect& effect)
{
    const auto* damage = std::get_if<Damage>(&effect.node);
    return damage && damage->divided && std::holds_alternative<Who>(damage->to);
}
/// "... until end of turn. If it is engaged, it gets +1/+1 instead": for the same time. Of "gain control of it instead"
/// nothing but the time could be another: it is for good.
void lastsAsLong(Effect& other, const Effect& base)
{
    std::visit(
        [&](auto& e) {
            using Statement = std::remove_cvref_t<decltype(e)>;
            if constexpr (requires { e.duration; } && !std::is_same_v<Statement, GainControl>) {
                const auto* before = std::get_if<Statement>(&base.node);
                if (before && e.duration == Duration::Permanent)
                    e.duration = before->duration;
            }
        },
        other.node);
}
/// What the words before leave to be said again: "it gets +2/+2 instead" for as long, "deal 3 damage instead"
/// to the same, "put it onto the island instead" of what is searched for.
bool goesOnFrom(Effect& other, const Effect& base)
{
    lastsAsLong(other, base);
    if (const auto* search = std::get_if<Search>(&base.node)) {
        const auto* move = std::get_if<Move>(&other.node);
        if (move && std::holds_alternative<It>(move->what) && !move->underYourControl
            && !move->engaged) {
            Search found = *search;
            found.to = move->to;
            found.spot = move->spot;
            found.returns = move->word == Move::Word::Return && move->to == Zone::Island;
            other.node = std::move(found);
        }
    }
    if (!isOpenDamage(other))
        return true;
    const auto* dealt = std::get_if<Damage>(&base.node);
    if (!dealt)
        return false;
    Damage& more = std::get<Damage>(other.node);
    more.divided = dealt->divided; // among the same
    more.by = dealt->by;
    more.to = dealt->to;
    if (const auto* who = std::get_if<Who>(&dealt->to); who && who->kind == Who::Kind::Target)
        more.to = Who { Who::Kind::ThatPlayer };
    if (const auto* thing = std::get_if<Thing>(&dealt->to)) {
        if (dealt->by)
            return false; // by whom, is not said
        if (const auto* target = std::get_if<Target>(thing)) {
            const bool several = target->spec.count != 1;
            if (target->spec.kind != TargetSpec::Kind::Cards
                && (target->spec.kind != TargetSpec::Kind::CardOrPlayer || several))
                return false;
            more.to = Thing { It { several ? It::Word::Them : It::Word::It } };
        }
    }
    return true;
}
/// "It loses all abilities and becomes 1/1. If ..., each citizen loses all abilities and becomes 1/1 instead": as many of
/// the same deeds, one after the other.
bool saysTheSameDeeds(const Sequence& one, const Sequence& other)
{
    return std::ranges::equal(
        one.parts, other.parts, {}, [](const Effect& part) { return part.node.index(); },
        [](const Effect& part) { return part.node.index(); });
}
bool goesOnFromAll(Sequence& other, const Sequence& base)
{
    for (std::size_t k = 0; k < other.parts.size(); ++k)
        if (!goesOnFrom(other.parts[k], base.parts[k]))
            return false;
    return true;
}
bool asksWhatItWas(const Condition& condition)
{
    const Filter& f = condition.filter;
    return condition.kind == Condition::Kind::ItIs && (condition.past || asksOfThePast(f))
        && (asksOnTheIsland(f) || !f.traits.empty() || f.with || f.without
            || f.controller != Side::Any || (f.bound && f.bound->stat != Bound::Stat::SoulCost));
}
Thing* leaving(Effect& effect)
{
    return std::visit(
        [](auto& e) -> Thing* {
            using Kind = std::remove_cvref_t<decltype(e)>;
            if constexpr (
                std::is_same_v<Kind,
                    Destroy> || std::is_same_v<Kind, Abolish> || std::is_same_v<Kind, Move>) {
                const auto* target = std::get_if<Target>(&e.what);
                return target && target->spec.kind == TargetSpec::Kind::Cards
                        && target->spec.place == Place {} && target->spec.count == 1
                        && !target->spec.byX
                    ? &e.what
                    : nullptr;
            } else {
                return nullptr;
            }
        },
        effect.node);
}
/// Whether you do it yourself, and it is told afterwards whether it was done.
bool asksWhatCame(const Effect& effect)
{
    if (const auto* several = std::get_if<Sequence>(&effect.node))
        return std::ranges::any_of(several->parts, asksWhatCame);
    const auto* year = std::get_if<DestroyYear>(&effect.node);
    const Who* who = year && !year->themselves ? nullptr : toldTo(effect);
    return (!who || who->kind == Who::Kind::You) && evidenceOf(effect) != Evidence::Certain;
}

} // namespace

bool replaces(std::vector<Effect>& parts)
{
    for (std::size_t i = 0; i < parts.size(); ++i) {
        auto* so = std::get_if<IfSo>(&parts[i].node);
        if (!so || !so->instead || !so->otherwise.empty())
            continue;
        if (i == 0)
            return false; // of nothing
        auto* several = std::get_if<Sequence>(&parts[i - 1].node);
        auto* others = std::get_if<Sequence>(&so->effect.front().node);
        if (several && others && saysTheSameDeeds(*others, *several)) {
            if (!goesOnFromAll(*others, *several))
                return false;
            so->otherwise.push_back(std::move(parts[i - 1]));
            parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(--i));
            continue;
        }
        if (several) {
            Effect& last = several->parts.back();
            if (last.node.index() != so->effect.front().node.index())
                return false;
            // Of damage dealt twice nobody could say which is not dealt.
            const bool twice = isOpenDamage(so->effect.front())
                && std::ranges::count_if(several->parts,
                       [](const Effect& part) { return std::holds_alternative<Damage>(part.node); })
                    > 1;
            if (twice || !goesOnFrom(so->effect.front(), last))
                return false;
            so->otherwise.push_back(std::move(last));
            last = std::move(parts[i]);
            parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i--));
            continue;
        }
        if (!goesOnFrom(so->effect.front(), parts[i - 1]))
            return false;
        so->otherwise.push_back(std::move(parts[i - 1]));
        parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(--i));
    }
    return true;
}
void askBeforeItLeaves(std::vector<Effect>& parts)
{
    for (std::size_t i = 1; i < parts.size(); ++i) {
        auto* so = std::get_if<IfSo>(&parts[i].node);
        Thing* what
            = so && !so->instead && so->each.kind == Who::Kind::You && asksWhatItWas(so->condition)
            ? leaving(parts[i - 1])
            : nullptr;
        if (!what)
            continue;
        Effect name { Name { *what } };
        *what = It { It::Word::It };
        IfSo asked { so->condition, {}, {} };
        asked.condition.past = false;
        std::vector<Effect> then { parts[i - 1], so->effect.front() };
        asked.effect.push_back(joined(std::move(then), { Joint::Then }));
        asked.otherwise.push_back(parts[i - 1]);
        if (!so->otherwise.empty()) {
            std::vector<Effect> other { parts[i - 1], so->otherwise.front() };
            asked.otherwise.front() = joined(std::move(other), { Joint::Then });
        }
        parts[i - 1] = std::move(name);
        parts[i] = Effect { std::move(asked) };
    }
}
std::optional<std::vector<Sequence::Joint>> askIfDone(std::vector<Effect>& parts)
{
    std::vector<Joint> joints(parts.size() - 1, Joint::Stop);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        auto* so = std::get_if<IfSo>(&parts[i].node);
        if (!so || so->condition.kind != Condition::Kind::DoneThisWay
            || so->condition.number > ifYouDid)
            continue;
        const bool theirs = so->condition.number == ifTheyDid;
        if (theirs && (i == 0 || !isDoneByAnother(parts[i - 1])))
            return std::nullopt;
        so->condition.number = 1;
        if (!theirs && (i == 0 || !asksWhatCame(parts[i - 1])))
            continue;
        joints[i - 1] = Joint::IfDone;
        Effect then = std::move(so->effect.front());
        parts[i] = std::move(then);
    }
    return joints;
}
bool putForX(Effect& effect, const Amount& value)
{
    bool put = false;
    bool fits = true;
    const auto each = [&](Amount& amount) {
        if (amount.kind != Amount::Kind::X)
            return;
        fits = fits && amount.made == Figuring {};
        put = true;
        amount = value;
    };
    walk(effect, [&](auto& part) {
        using Part = std::remove_cvref_t<decltype(part)>;
        if constexpr (std::is_same_v<Part, Amount>)
            each(part);
        else if constexpr (std::is_same_v<Part, Filter>)
            if (part.bound)
                each(part.bound->amount);
    });
    return put && fits;
}

namespace {

/// Whether it speaks of nothing that was named or done before it.
bool standsAlone(const Effect& effect)
{
    bool alone = true;
    walk(effect, [&](const auto& part) {
        using Part = std::remove_cvref_t<decltype(part)>;
        if constexpr (std::is_same_v<Part, Thing>) {
            alone = alone && !std::holds_alternative<It>(part);
        } else if constexpr (std::is_same_v<Part, Who>) {
            alone = alone && part.kind != Who::Kind::ThatPlayer
                && part.kind != Who::Kind::ItsController && part.kind != Who::Kind::ItsOwner;
        } else if constexpr (std::is_same_v<Part, Amount>) {
            using Kind = Amount::Kind;
            const bool ofOne = sortOf(part.kind) == AmountSort::OfOne
                || (part.kind == Kind::Counters && !part.of);
            alone = alone && sortOf(part.kind) != AmountSort::Said && part.kind != Kind::PerDone
                && part.kind != Kind::PerDetached && (!ofOne || part.ofThis || part.ofPaid);
        } else if constexpr (std::is_same_v<Part, Condition>) {
            using Kind = Condition::Kind;
            alone = alone && part.kind != Kind::ItIs && part.kind != Kind::ItDied
                && part.kind != Kind::DoneThisWay && part.kind != Kind::OfThose
                && part.kind != Kind::AreAlike;
        } else if constexpr (std::is_same_v<Part, Filter>) {
            alone = alone && part.condition != Filter::Condition::ThisWay
                && part.controller != Side::They && !part.other;
        }
    });
    return alone;
}

} // namespace

void leaveOutOfTheOffer(Ability& ability)
{
    auto* several = std::get_if<Sequence>(&ability.effect->node);
    if (!ability.may || !several)
        return;
    for (std::size_t i = 1; i < several->parts.size(); ++i) {
        const auto at = static_cast<std::ptrdiff_t>(i);
        if (several->joints[i - 1] != Sequence::Joint::Stop
            || !std::all_of(several->parts.begin() + at, several->parts.end(), standsAlone))
            continue;
        std::vector<Effect> offered(several->parts.begin(), several->parts.begin() + at);
        std::vector<Joint> between(several->joints.begin(), several->joints.begin() + at - 1);
        std::vector<Effect> all { Effect {
            May { {}, { joined(std::move(offered), std::move(between)) }, {}, {} } } };
        all.insert(all.end(), several->parts.begin() + at, several->parts.end());
        std::vector<Joint> joints(several->joints.begin() + at - 1, several->joints.end());
        ability.may = false;
        ability.effect = joined(std::move(all), std::move(joints));
        return;
    }
}

} // namespace triptych::kryptik::grammar
