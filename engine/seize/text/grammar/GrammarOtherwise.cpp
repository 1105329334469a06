#include "seize/text/grammar/GrammarBranches.h"

#include "seize/tree/Walk.h"

#include <algorithm>

// "otherwise", "instead" and "if you do" take up what the sentence before them told.
namespace triptych::seize::grammar {

Effect& lastIn(Effect& effect)
{
    if (auto* sequence = std::get_if<Sequence>(&effect.node))
        return sequence->parts.back();
    return effect;
}

namespace {

/// Twice as much; nothing where that has no words.
std::optional<Amount> doubleOf(Amount amount)
{
    amount.number *= 2;
    amount.plus *= 2;
    amount.most = amount.most < 0 ? amount.most : 2 * amount.most;
    switch (amount.kind) {
    case Amount::Kind::Fixed:
    case Amount::Kind::PerCounted:
        return amount;
    case Amount::Kind::EqualTo: {
        Quantity figure = *amount.quantity;
        if (figure.share != Quantity::Share::Once || figure.join != Quantity::Join::None)
            return std::nullopt;
        figure.share = Quantity::Share::Twice;
        amount.number = 1;
        amount.quantity = std::make_shared<const Quantity>(std::move(figure));
        return amount;
    }
    case Amount::Kind::ThatMuch:
    case Amount::Kind::All:
        break;
    }
    return std::nullopt;
}

} // namespace

std::optional<Amount> numberFor(const Effect& before, Amount said)
{
    if (!(said == twiceThat::build()))
        return said;
    return std::visit(
        [](const auto& e) -> std::optional<Amount> {
            if constexpr (requires { e.amount.kind; })
                return doubleOf(e.amount);
            else if constexpr (requires { e.count.kind; })
                return doubleOf(e.count);
            else if constexpr (requires { e.doses; })
                return e.doses.size() == 1 ? doubleOf(e.doses.front().count) : std::nullopt;
            else
                return std::nullopt;
        },
        before.node);
}

bool withNumber(Effect& effect, const Amount& number)
{
    return std::visit(
        [&](auto& e) {
            if constexpr (requires { e.what.kind; }) {
                again(e.what);
            }
            if constexpr (requires { e.amount.kind; }) {
                e.amount = number;
                return true;
            } else if constexpr (requires { e.count.kind; }) {
                e.count = number;
                return true;
            } else if constexpr (requires { e.doses; }) {
                e.doses.front().count = number;
                return e.doses.size() == 1;
            }
            return false;
        },
        effect.node);
}

namespace {

bool isSameDeed(const Who& said, const Effect& before)
{
    switch (static_cast<NumberOf>(said.referent.slot >> 4)) {
    case NumberOf::Deal: {
        const auto* deal = std::get_if<Deal>(&before.node);
        const auto kind = static_cast<std::uint8_t>(said.referent.slot & 0xF);
        return deal && (kind == 0 || static_cast<DamageType>(kind - 1) == deal->type);
    }
    case NumberOf::Heal:
        return std::holds_alternative<Heal>(before.node);
    case NumberOf::Draw:
        return std::holds_alternative<Draw>(before.node);
    case NumberOf::Apply:
        break;
    }
    return std::holds_alternative<Apply>(before.node);
}

} // namespace

bool isNumberAlone(const Effect& other)
{
    const auto* number = std::get_if<Draw>(&other.node);
    return number && number->who.slot == numberAlone;
}

bool asNumbered(Effect& other, const Effect& before)
{
    const Draw said = std::get<Draw>(other.node);
    other = before;
    auto* may = std::get_if<May>(&other.node); // "you may draw 1. If ..., draw 2 instead"
    Effect& deed = may && !may->must ? may->effect.front() : other;
    const auto count = numberFor(deed, said.count);
    return count && isSameDeed(said.who, deed) && withNumber(deed, *count);
}

namespace {

/// The same deed once more, to the same; nothing where it names more than whom it is done to.
std::optional<Effect> saidAgain(Effect effect)
{
    const bool plain = std::visit(
        [](auto& e) {
            if constexpr (requires { e.what.filter; }) {
                if constexpr (requires { e.with; })
                    return false;
                else if constexpr (requires { e.where; })
                    return false;
                else if constexpr (requires { e.goods; })
                    return false;
                else {
                    again(e.what);
                    return true;
                }
            }
            return false;
        },
        effect.node);
    return plain ? std::optional(std::move(effect)) : std::nullopt;
}

} // namespace

bool askedBefore(std::vector<Effect>& parts, std::size_t i)
{
    auto* asked = std::get_if<IfSo>(&parts[i].node);
    if (!asked || !asked->condition.before || !asked->otherwise.empty())
        return true;
    if (staysSo(asked->condition)) { // "it was a Mage" is "it is a Mage"
        asked->condition.before = false;
        return true;
    }
    if (i != 1) // nobody knows which of several deeds made it so
        return false;
    auto both = saidAgain(parts[0]);
    if (!both)
        return false;
    auto chosen = chosenFirst(parts[0]);
    const bool known = std::visit(
        [](const auto& e) {
            if constexpr (requires { e.what.filter; })
                return e.what.kind != Thing::Kind::Each && e.what.kind != Thing::Kind::Some
                    && e.what.count == 1 && !e.what.plural && e.what.line == Thing::Line::None;
            return false;
        },
        parts[0].node);
    if (!known)
        return false;
    Instead made;
    made.condition = std::move(asked->condition);
    made.condition.before = false;
    std::vector<Effect> deeds { std::move(*both), std::move(asked->effect.front()) };
    made.other.push_back(joined(std::move(deeds), { Sequence::Joint::And }));
    made.base.push_back(std::move(parts[0]));
    parts[1] = Effect { std::move(made) };
    if (chosen)
        parts[0] = std::move(*chosen);
    else
        parts.erase(parts.begin());
    return true;
}

namespace {

bool asksWhetherDone(const Effect& effect)
{
    const auto* asked = std::get_if<IfSo>(&effect.node);
    return asked && !asked->effect.empty()
        && (asked->condition.kind == Condition::Kind::YouDo
            || asked->condition.kind == Condition::Kind::YouDoNot);
}

/// "Discard a card and lose 2 loot. If you do": of the last deed alone it would be asked.
bool paysTwice(const Effect& before)
{
    const auto* sequence = std::get_if<Sequence>(&before.node);
    if (!sequence)
        return false;
    const auto pays = [](const Effect& effect) {
        return std::holds_alternative<Discard>(effect.node)
            || std::holds_alternative<LoseLoot>(effect.node)
            || std::holds_alternative<Show>(effect.node)
            || std::holds_alternative<TurnTreasures>(effect.node);
    };
    return std::ranges::count_if(sequence->parts, pays) > 1
        && std::ranges::all_of(
            sequence->joints, [](Sequence::Joint joint) { return joint == Sequence::Joint::And; });
}

/// "Destroy a treasure you control. If you do, draw 2": what was told, and whether it could be done.
void mustBefore(std::vector<Effect>& parts, std::size_t i)
{
    if (i == 0 || !asksWhetherDone(parts[i]) || paysTwice(parts[i - 1]))
        return;
    for (std::size_t k = 0; k + 1 < i; ++k)
        if (std::holds_alternative<May>(parts[k].node))
            return;
    Effect& told = lastIn(parts[i - 1]);
    if (std::holds_alternative<Fog>(told.node)) // nobody knows whether there was any
        return;
    const bool deed = std::visit(
        [](const auto& e) {
            return !requires
            {
                e.effect;
            }
            &&!requires
            {
                e.parts;
            }
            &&!requires
            {
                e.modes;
            }
            &&!requires
            {
                e.win;
            }
            &&!requires
            {
                e.base;
            };
        },
        told.node);
    if (!deed)
        return;
    May must;
    must.must = true;
    must.effect.push_back(std::move(told));
    told = Effect { std::move(must) };
}

/// "Push it. If it can not be pushed, deal 1 damage to it instead": not asked before the push, but what is done
/// when it came to nothing.
bool followsFailure(const Instead& instead, const Effect& before, const Effect& other)
{
    using Kind = Condition::Kind;
    const Kind kind = instead.condition.kind;
    return instead.condition.unless && other.node.index() != before.node.index()
        && (kind == Kind::WasPushed || kind == Kind::ThisWay || kind == Kind::ItWasDestroyed);
}

/// "Each player may discard 1. If they do not, they lose 2 loot": each of them does the one or the other.
bool eachDoesOne(std::vector<Effect>& parts, std::size_t i)
{
    if (i == 0)
        return false;
    auto* asked = std::get_if<IfSo>(&parts[i].node);
    auto* offer = std::get_if<May>(&lastIn(parts[i - 1]).node);
    if (!asked || !offer || offer->must || asked->condition.kind != Condition::Kind::YouDoNot
        || asked->effect.empty() || !asked->otherwise.empty()
        || (offer->who.kind != Who::Kind::EachOpponent && offer->who.kind != Who::Kind::EachPlayer))
        return false;
    const bool theirs = std::visit(
        [](const auto& e) {
            if constexpr (requires { e.who.kind == Who::Kind::You; })
                return e.who.kind == Who::Kind::ThatPlayer;
            else
                return false;
        },
        asked->effect.front().node);
    if (!theirs)
        return false;
    Unless made;
    made.who = offer->who;
    made.price = std::move(offer->effect);
    made.effect = std::move(asked->effect);
    tellWho(made.effect.front(), { Who::Kind::ThatPlayer });
    lastIn(parts[i - 1]) = Effect { std::move(made) };
    parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i));
    return true;
}

/// "... until your next turn. If it is damaged, it gains Armor 3 instead": for the same time.
void lastsAsLong(Effect& other, const Effect& before)
{
    auto* gain = std::get_if<Gain>(&other.node);
    const auto* first = std::get_if<Gain>(&before.node);
    if (gain && first && gain->duration == Duration::Always)
        gain->duration = first->duration;
}

} // namespace

bool joinedUp(std::vector<Effect>& parts)
{
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (!unlessPrevented(parts, i) || !asTheyWere(parts, i))
            return false;
        if (i >= parts.size())
            break;
        if (eachDoesOne(parts, i) || intoForEach(parts, i)) {
            --i;
            continue;
        }
        if (!askedBefore(parts, i) || !paidInstead(parts, i))
            return false;
        if (i >= parts.size())
            break;
        mustBefore(parts, i);
        if (auto* instead = std::get_if<Instead>(&parts[i].node);
            instead && instead->base.empty()) {
            if (i == 0)
                return false;
            Effect before = lastIn(parts[i - 1]);
            const bool named = instead->skipped != 0;
            if (named && !isSkipped(static_cast<Skipped>(instead->skipped - 1), before))
                return false;
            instead->skipped = 0;
            auto* several = std::get_if<Sequence>(&instead->other.front().node);
            Effect& other = several ? several->parts.front() : instead->other.front();
            lastsAsLong(other, before);
            if (isNumberAlone(other)) {
                if (!asNumbered(other, before))
                    return false;
            } else if (followsFailure(*instead, before, other)) {
                Instead failed = std::move(*instead);
                parts[i].node = IfSo { std::move(failed.condition), std::move(failed.other), {} };
                continue;
            } else if (!named && std::holds_alternative<Sequence>(parts[i - 1].node)
                && other.node.index() != before.node.index()) {
                return false; // of several things said before, which is not done?
            }
            auto chosen = speaksOfNamed(instead->condition, instead->other.front())
                    && !std::holds_alternative<Sequence>(parts[i - 1].node)
                ? chosenFirst(before)
                : std::nullopt;
            instead->base.push_back(std::move(before));
            Effect whole = std::move(parts[i]);
            lastIn(parts[i - 1]) = std::move(whole);
            if (chosen) { // it takes the place of its sentence, and what comes of it that of the next
                parts[i] = std::move(parts[i - 1]);
                parts[i - 1] = std::move(*chosen);
                continue;
            }
            parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i--));
            continue;
        }
        auto* other = std::get_if<IfSo>(&parts[i].node);
        if (!other || !other->effect.empty())
            continue;
        if (i == 0)
            return false;
        Effect& before = lastIn(parts[i - 1]);
        if (auto* condition = std::get_if<IfSo>(&before.node)) {
            if (!condition->otherwise.empty())
                return false;
            condition->otherwise = std::move(other->otherwise);
            auto chosen = &before == &parts[i - 1] ? chosenForEither(*condition) : std::nullopt;
            if (chosen) {
                parts[i] = std::move(parts[i - 1]);
                parts[i - 1] = std::move(*chosen);
                continue;
            }
            parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i--));
        } else if (std::holds_alternative<May>(before.node)) {
            other->effect = std::move(other->otherwise); // "if you do not"
            other->otherwise.clear();
        } else {
            return false;
        }
    }
    return true;
}

} // namespace triptych::seize::grammar
