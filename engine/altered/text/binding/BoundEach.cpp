#include "altered/text/binding/Bound.h"

#include "altered/text/binding/BoundSpeaks.h"
#include "altered/text/printing/Said.h"
#include "altered/tree/Walk.h"

#include <algorithm>
#include <utility>

// What is bound to what was said before: "they", "if you do" and "this way" of each, "in it".
namespace triptych::altered {

namespace {

bool isOfEach(const Who& who)
{
    return who.kind == Who::Kind::EachPlayer || who.kind == Who::Kind::EachOpponent;
}
/// "They" of what each of them would do, which is said of who does it.
bool sayOfDoer(Effect& effect)
{
    if (auto* all = std::get_if<Sequence>(&effect.node))
        return std::ranges::all_of(all->parts, sayOfDoer);
    Who* who = whoOf(effect);
    if (!who || !isThey(*who))
        return false;
    *who = Who {};
    return true;
}
/// Of sentences of which one was taken into the other, that one.
void takeOut(Effect& effect)
{
    auto* all = std::get_if<Sequence>(&effect.node);
    if (!all || all->parts.size() != 1)
        return;
    Effect one = std::move(all->parts.front());
    effect = std::move(one);
}
/// "Each player may discard a card. If they do, they draw a card.": who has discarded one does, as in "may ... to ...".
struct IfTheyDo : EveryPart<IfTheyDo>
{
    using EveryPart::in;
    void in(Sequence& all)
    {
        EveryPart::in(all);
        for (std::size_t i = 1; i < all.parts.size(); ++i) {
            auto* may = std::get_if<May>(&all.parts[i - 1].node);
            auto* so = std::get_if<If>(&all.parts[i].node);
            if (!may || !so || may->to || may->must || !isOfEach(may->who) || so->unless
                || so->after || so->otherwise || !so->effect
                || so->condition.kind != Condition::Kind::StepDone || !isThey(so->condition.who))
                continue;
            Effect then = *so->effect;
            if (!sayOfDoer(then))
                continue;
            may->to = std::move(then);
            const auto at = static_cast<std::ptrdiff_t>(i);
            all.parts.erase(all.parts.begin() + at);
            all.joints.erase(all.joints.begin() + at - 1);
            --i;
        }
    }
    void in(Effect& effect)
    {
        EveryPart::in(effect);
        takeOut(effect);
    }
};

/// "Each player sacrifices a Character. Then, they draw two cards.": each of them, too.
/// "For each of them, you may pay {1}. If you do, draw a card.": the second sentence is of each, too.
struct IfDoneOfEach : EveryPart<IfDoneOfEach>
{
    using EveryPart::in;
    void in(Sequence& all)
    {
        EveryPart::in(all);
        for (std::size_t i = 1; i < all.parts.size(); ++i)
            if (const Who* each = whoOf(all.parts[i - 1]);
                each && each->kind == Who::Kind::EachPlayer)
                if (Who* they = whoOf(all.parts[i]); they && isThey(*they)) {
                    they->kind = Who::Kind::EachPlayer;
                    said(*they).word = Said<Who>::Usual;
                }
        for (std::size_t i = 1; i < all.parts.size();)
            if (isDecidedForEach(all.parts[i - 1]) && asksWhetherItWasDone(all.parts[i]))
                takeIn(all, i);
            else
                ++i;
    }
    void in(Effect& effect)
    {
        EveryPart::in(effect);
        takeOut(effect);
    }

private:
    static void takeIn(Sequence& all, std::size_t next)
    {
        ForEach& each = std::get<ForEach>(all.parts[next - 1].node);
        Sequence inner;
        if (auto* before = std::get_if<Sequence>(&each.effect->node))
            inner = std::move(*before);
        else
            inner.parts.push_back(std::move(*each.effect));
        const auto at = static_cast<std::ptrdiff_t>(next);
        inner.joints.push_back(all.joints[next - 1]);
        inner.parts.push_back(std::move(all.parts[next]));
        all.joints.erase(all.joints.begin() + at - 1);
        all.parts.erase(all.parts.begin() + at);
        Effect made;
        made.node = std::move(inner);
        each.effect = std::move(made);
    }
};

/// "Each of them gains 1 boost if it's a Robot": asked of each of them, and done for each.
struct AskedOfEachOfThem : EveryPart<AskedOfEachOfThem>
{
    using EveryPart::in;
    void in(Effect& effect)
    {
        EveryPart::in(effect);
        auto* so = std::get_if<If>(&effect.node);
        It* them = so && so->after && so->effect && !so->otherwise && AsksOfIt::in(so->condition)
            ? eachOfThem(*so->effect)
            : nullptr;
        if (!them)
            return;
        said(*them).word = Said<It>::It;
        Effect asked;
        asked.node = std::move(*so);
        ForEach each;
        each.of.kind = Quantity::Kind::Things;
        said(each.of).word = Said<Quantity>::Those;
        It all;
        said(all).word = Said<It>::Them;
        each.of.thing = Thing { std::move(all) };
        each.effect = std::move(asked);
        effect.node = std::move(each);
    }

private:
    static It* eachOfThem(Effect& effect)
    {
        return std::visit(
            [](auto& e) -> It* {
                It* it = nullptr;
                if constexpr (requires { e.what.node; })
                    it = std::get_if<It>(&e.what.node);
                return it && said(*it).word == Said<It>::EachOfThem ? it : nullptr;
            },
            effect.node);
    }
};

/// "In target player's Reserve": in that of the player who has been named.
class ToThatPlayer : public EveryPart<ToThatPlayer>
{
public:
    using EveryPart::in;
    void in(Who& who)
    {
        EveryPart::in(who);
        if (who.kind != Who::Kind::TargetPlayer)
            return;
        ++m_times;
        m_named = std::exchange(who, Who { Who::Kind::ThatPlayer });
    }
    void in(Trait& trait)
    {
        EveryPart::in(trait);
        inEach(trait.places);
    }
    void in(Whole& whole) { inEach(whole.places); }
    /// Null where none is named, or two.
    const Who* named() const { return m_times == 1 ? &m_named : nullptr; }

private:
    void inEach(std::vector<Place>& places)
    {
        for (Place& place : places)
            in(place.whose);
    }
    Who m_named {};
    int m_times = 0;
};

/// "That player" of a card that speaks of an opponent: the opponent, whoever made it happen.
struct OfTheOpponent : EveryPart<OfTheOpponent>
{
    using EveryPart::in;
    void in(Who& who)
    {
        EveryPart::in(who);
        who.opponent = who.opponent || who.kind == Who::Kind::ThatPlayer;
    }
};

/// "Target player draws a card if they control a Landmark", "if target player has more cards than you, they discard
/// one": who is targeted is named first, and then asked. There is one opponent, who needs no naming.
struct AskedOfTargetPlayer : EveryPart<AskedOfTargetPlayer>
{
    using EveryPart::in;
    void in(Sequence& all)
    {
        EveryPart::in(all);
        for (std::size_t i = 0; i < all.parts.size(); ++i) {
            auto* named = std::get_if<Sequence>(&all.parts[i].node);
            if (!named || named->parts.size() != 2
                || !std::holds_alternative<DeclarePlayer>(named->parts.front().node))
                continue;
            Effect player = std::move(named->parts.front());
            Effect asked = std::move(named->parts.back());
            all.parts[i] = std::move(asked);
            const auto at = static_cast<std::ptrdiff_t>(i);
            all.parts.insert(all.parts.begin() + at, std::move(player));
            all.joints.insert(all.joints.begin() + at, Sequence::Joint::Stop);
            ++i;
        }
    }
    void in(Effect& effect)
    {
        EveryPart::in(effect);
        auto* so = std::get_if<If>(&effect.node);
        if (!so || !so->effect)
            return;
        ToThatPlayer target;
        if (so->after && !so->otherwise && AsksOfThem::in(so->condition)) {
            const Who* who = whoOf(*so->effect);
            if (who && who->kind == Who::Kind::TargetOpponent)
                OfTheOpponent().in(so->condition);
            Effect done = *so->effect;
            target.in(done);
            if (target.named())
                so->effect = std::move(done);
        } else if (!so->after) {
            Condition asked = so->condition;
            target.in(asked);
            if (target.named())
                so->condition = std::move(asked);
        }
        if (!target.named())
            return;
        DeclarePlayer named;
        named.who = { Who::Kind::Anyone }; // as in "Target a player"
        so->after = false;
        Effect player;
        player.node = std::move(named);
        Effect asked;
        asked.node = std::move(*so);
        Sequence both;
        both.parts.push_back(std::move(player));
        both.parts.push_back(std::move(asked));
        both.joints.push_back(Sequence::Joint::Stop);
        effect.node = std::move(both);
    }
};

/// "Each player discards a card. If you discarded a Spell this way, ...": what was that player's of all of them.
class ThisWayOfEach : public EveryPart<ThisWayOfEach>
{
public:
    using EveryPart::in;
    void in(Condition& of)
    {
        using Kind = Who::Kind;
        const Kind who = of.who.kind;
        if (of.kind == Condition::Kind::ThisWay && !of.passive && m_each
            && (who == Kind::You || who == Kind::Opponent || who == Kind::EachOpponent))
            of.ofWho = true;
        EveryPart::in(of);
    }
    void in(Effect& effect)
    {
        EveryPart::in(effect);
        std::visit(
            [this](const auto& e) {
                using Node = std::remove_cvref_t<decltype(e)>;
                constexpr bool deals = requires
                {
                    e.what.node;
                }
                || std::is_same_v<Node, Resupply>;
                if constexpr (deals && requires { e.who.startingWithYou; })
                    m_each = e.who.kind == Who::Kind::EachPlayer
                        || e.who.kind == Who::Kind::EachOpponent;
                else if constexpr (deals)
                    m_each = false;
            },
            effect.node);
    }

private:
    bool m_each = false;
};

/// "Target opponent chooses one of your Characters": one that you control, whoever chooses.
class YoursOfAnother : public EveryPart<YoursOfAnother>
{
public:
    using EveryPart::in;
    void in(May& of)
    {
        const bool before = std::exchange(m_another, m_another || of.who.kind != Who::Kind::You);
        EveryPart::in(of);
        m_another = before;
    }
    void in(Effect& effect)
    {
        EveryPart::in(effect);
        std::visit(
            [this](auto& e) {
                if constexpr (
                    requires { e.who.startingWithYou; } && requires { e.what.node; })
                    if (m_another || e.who.kind != Who::Kind::You)
                        say(e.what);
            },
            effect.node);
    }

private:
    static void say(Thing& of)
    {
        Some* some = std::get_if<Some>(&of.node);
        if (!some || !some->yours || said(*some).their)
            return;
        some->yours = false;
        bool placed = false;
        for (Trait& trait : some->filter.after) {
            placed = placed || trait.kind == Trait::Kind::InZone;
            for (Place& place : trait.places)
                if (trait.kind == Trait::Kind::InZone && place.whose.kind == Who::Kind::Anyone)
                    place.whose = {};
        }
        if (placed)
            return;
        Trait controlled;
        controlled.kind = Trait::Kind::Controlled;
        some->filter.after.insert(some->filter.after.begin(), std::move(controlled));
    }
    bool m_another = false;
};

} // namespace

void bindEach(Ability& ability)
{
    IfTheyDo().in(ability);
    IfDoneOfEach().in(ability);
    AskedOfEachOfThem().in(ability);
    AskedOfTargetPlayer().in(ability);
    ThisWayOfEach().in(ability);
    YoursOfAnother().in(ability);
}

void bindThere(Ability& ability)
{
    auto* are = ability.statement ? std::get_if<Are>(&*ability.statement) : nullptr;
    const auto* each = are ? std::get_if<Each>(&are->what.node) : nullptr;
    if (!each)
        return;
    const auto isPlace = [](const Trait& trait) { return trait.kind == Trait::Kind::InExpedition; };
    const auto there = std::ranges::find_if(each->filter.after, isPlace);
    if (there == each->filter.after.end())
        return;
    for (Grant& grant : are->grants)
        if (grant.amount.of)
            for (Trait& trait : grant.amount.of->filter.after)
                if (isPlace(trait) && trait.expedition.kind == Expedition::Kind::That)
                    trait.expedition = there->expedition;
}

} // namespace triptych::altered
