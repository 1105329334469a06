#include "kryptik/text/binding/Binder.h"

#include <algorithm>
#include <utility>

// Damage: who deals it, to whom; and who fights whom.
namespace triptych::kryptik::binding {

namespace {

/// "Sacrifice this: it deals 2 damage to target citizen": nothing else is paid that could be "it".
bool isPaidWithThis(const Ability& ability)
{
    using Kind = CostItem::Kind;
    const auto isThis = [](const CostItem& item) {
        return item.kind == Kind::SacrificeThis || item.kind == Kind::AbolishThis;
    };
    return ability.kind == Ability::Kind::Active && std::ranges::any_of(ability.cost, isThis)
        && std::ranges::all_of(ability.cost, [&](const CostItem& item) {
               return isThis(item) || item.kind == Kind::Stones || item.kind == Kind::EngageThis;
           });
}

} // namespace

/// "Deal damage to target citizen equal to its attack": a spell has none, and nothing else was named.
bool Binder::speaksOfItsTarget(const Damage& e) const
{
    using Kind = Amount::Kind;
    const Amount& a = e.amount;
    const bool statistic
        = a.kind == Kind::AttackOf || a.kind == Kind::DefenseOf || a.kind == Kind::CostOf;
    const auto* thing = std::get_if<Thing>(&e.to);
    const auto* target = thing ? std::get_if<Target>(thing) : nullptr;
    return statistic && a.word == Amount::Word::Its && !a.ofThis && !a.ofPaid && !e.divided
        && target && target->spec.count == 1 && !target->spec.upTo
        && target->spec.kind == TargetSpec::Kind::Cards && !isCitizenText()
        && !m_mentions.has(text::Sort::Thing);
}

/// "This deals 2 damage to target citizen. It deals 1 damage to another target citizen": the one that dealt before. "Dies;
/// it deals 2 damage to target citizen": this, of which nothing needs to be there any more (RULING 9.2).
void Binder::goesOnDealing(Damage& e)
{
    const auto* it = e.by ? std::get_if<It>(&*e.by) : nullptr;
    const bool isPaid = isPaidWithThis(m_ability) && !m_mentions.has(text::Sort::Thing);
    const bool hasLeft = (m_gone && isCitizenText() && m_things.size() == 1
                             && m_things.front().referent.kind == Referent::Kind::Source)
        || isPaid;
    if ((!m_thisDealt && !hasLeft) || !it || it->word != It::Word::It)
        return;
    Amount& a = e.amount;
    const bool statistic = (a.kind == Amount::Kind::AttackOf || a.kind == Amount::Kind::DefenseOf)
        && a.word == Amount::Word::Its && !a.ofThis && !a.ofPaid;
    if (hasLeft) {
        if (statistic && isPaid) // of which it is not told what it had
            return;
        if (statistic) {
            a.word = Amount::Word::Itself;
            a.ofThis = true;
        }
        e.by.reset();
        return;
    }
    if (statistic && !isCitizenText()) // a spell has none: whoever is dealt damage has
        return;
    const auto* thing = std::get_if<Thing>(&e.to);
    const bool backToIt = thing && std::holds_alternative<It>(*thing);
    if (!backToIt && (statistic || m_askedOfIt)) {
        complain("it",
            "That could be this card or the citizen that it has dealt damage to; say \"this "
            "deals\" "
            "or \"that citizen deals\".");
        return;
    }
    if (statistic) {
        a.word = Amount::Word::Itself;
        a.ofThis = true;
    }
    e.by.reset();
}

/// "Deal 2 damage to target citizen. Then it deals 3 damage to that citizen": nobody would name whom it is in two ways, so
/// it is this card.
void Binder::dealsToThat(Damage& e, int dealer)
{
    using Kind = Referent::Kind;
    switch (m_things[static_cast<std::size_t>(dealer)].referent.kind) {
    case Kind::Source:
        return;
    case Kind::Subject:
    case Kind::Object:
        complain("it",
            "That could be this card or the citizen that triggered this; say \"this deals\", or "
            "\"deals damage to itself\".");
        return;
    case Kind::Unbound:
    case Kind::Slot:
    case Kind::Said:
    case Kind::Captured:
    case Kind::Paid:
    case Kind::Each:
    case Kind::Own:
        break;
    }
    e.by.reset();
}

void Binder::visitLeaf(Damage& e)
{
    if (e.divided && std::holds_alternative<Who>(e.to))
        complain("damage", "To whom is not said; say it again.");
    goesOnDealing(e);
    const bool byThis = std::exchange(e.saidThis, false) || (m_thisDealt && !e.by);
    std::optional<int> dealer;
    if (e.by) {
        dealer = settle(*e.by, "deal damage with", { Zone::Island });
        m_subject = dealer;
        settle(e.amount);
        m_subject.reset();
    } else if (speaksOfItsTarget(e)) {
        const auto id = settle(std::get<Thing>(e.to), "damage", { Zone::Island });
        settle(e.amount);
        says(id);
        m_thisDealt = byThis;
        return;
    } else {
        settle(e.amount);
    }
    if (auto* thing = std::get_if<Thing>(&e.to)) {
        const auto* target = std::get_if<Target>(thing);
        const auto* each = std::get_if<Each>(thing);
        const auto* it = e.by ? std::get_if<It>(&*e.by) : nullptr;
        const bool byAnother = e.by && !std::holds_alternative<This>(*e.by)
            && !(it && it->referent.kind == Referent::Kind::Source);
        if (byAnother && each && each->filter.other && isCitizenText())
            complain("other",
                "That could be other than this card or other than who deals it; say it without "
                "\"other\".");
        const auto sufferer = on(*thing, "damage");
        const auto* that = std::get_if<It>(thing);
        // Among those that were aimed at before, too: "among them"
        if (e.divided && !target && !(that && that->referent.kind == Referent::Kind::Slot))
            complain("divided", "Damage is divided among targets only.");
        if (it && it->word == It::Word::It && that && that->word == It::Word::ThatCitizen && dealer
            && dealer == sufferer)
            dealsToThat(e, *dealer);
    } else {
        settle(std::get<Who>(e.to));
    }
    const bool byItself = dealer
        && m_things[static_cast<std::size_t>(*dealer)].referent.kind == Referent::Kind::Source;
    m_thisDealt = byThis || byItself;
    m_askedOfIt = false;
}

void Binder::visitLeaf(Fight& e)
{
    if (std::holds_alternative<Each>(e.one) || std::holds_alternative<Each>(e.other))
        complain("fight",
            "Two citizens fight; say which: \"target citizen fights another target citizen\".");
    const auto one = settle(e.one, "fight with", { Zone::Island });
    settle(e.other, "fight with", { Zone::Island });
    says(one);
}

} // namespace triptych::kryptik::binding
