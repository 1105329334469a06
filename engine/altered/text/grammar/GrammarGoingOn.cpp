#include "altered/text/grammar/GrammarInstructions.h"

#include "altered/text/binding/Branches.h"

// How a clause goes on with the one before it: with who did it, with whom it was about, with what was created.
namespace triptych::altered::grammar {
namespace {

/// "each player discards their hand, then draws three cards": the second part goes on with the first one's who.
bool goOn(std::vector<Effect>& parts)
{
    for (std::size_t i = 0; i < parts.size(); ++i) {
        Who* who = whoOf(parts[i]);
        if (!who || who->kind != Who::Kind::You || isSaidYou(*who))
            continue;
        const Who* before = i > 0 ? whoOf(parts[i - 1]) : nullptr;
        const bool other = before && before->kind != Who::Kind::You
            && !std::holds_alternative<May>(parts[i - 1].node)
            && !std::holds_alternative<May>(parts[i].node);
        const bool several = other
            && (before->opponent || said(*before).word == Said<Who>::Plural
                || said(*before).word == Said<Who>::They);
        if (said(*who).unsaid && !other)
            return false;
        if (said(*who).unsaid || several) {
            *who = *before;
            // "Target player draws a card, then discards a card": the same one, who is not chosen again
            if (who->kind == Who::Kind::TargetPlayer || who->kind == Who::Kind::TargetOpponent)
                *who = saying(Who { Who::Kind::ThatPlayer }, { said(*before).word });
            said(*who).unsaid = true;
        }
    }
    return true;
}

/// "Target Character switches Expeditions, then gains [Anchored]": whom the clause before was about, one thing
/// and not "I".
bool hasSubject(const Effect& effect)
{
    const Thing* what = nullptr;
    if (const auto* gain = std::get_if<Gain>(&effect.node))
        what = gain->also ? nullptr : &gain->what;
    else if (const auto* switches = std::get_if<SwitchExpeditions>(&effect.node))
        what = said(*switches).have ? nullptr : &switches->what;
    else if (const auto* defects = std::get_if<Defect>(&effect.node))
        what = said(*defects).have ? nullptr : &defects->what;
    return what && !std::holds_alternative<This>(what->node);
}
bool goOnGaining(const std::vector<Effect>& parts)
{
    const auto goesOn = [](const Effect& part) {
        const auto* gain = std::get_if<Gain>(&part.node);
        const auto* switches = std::get_if<SwitchExpeditions>(&part.node);
        const auto* defects = std::get_if<Defect>(&part.node);
        return (gain && said(*gain).word == Said<Gain>::Goes) || (switches && said(*switches).goes)
            || (defects && said(*defects).goes);
    };
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (goesOn(parts[i]) && (i == 0 || !hasSubject(parts[i - 1])))
            return false;
    return true;
}

} // namespace

bool goesOnDeclined(Effect& to, Effect& otherwise)
{
    auto* all = std::get_if<Sequence>(&to.node);
    const May* may = std::get_if<May>(all ? &all->parts.back().node : &to.node);
    using Kind = Who::Kind;
    if (!may || may->must || may->who.kind == Kind::EachPlayer
        || may->who.kind == Kind::EachOpponent)
        return false; // of several it would not be said who
    If so;
    so.condition.kind = Condition::Kind::StepNotDone;
    if (may->who.kind != Kind::You)
        so.condition.who = saying(Who { Kind::ThatPlayer }, { Said<Who>::They });
    so.effect = std::move(otherwise);
    if (all) {
        all->parts.push_back(effect(std::move(so)));
        all->joints.push_back(Sequence::Joint::Stop);
        return true;
    }
    Sequence both;
    both.parts.push_back(std::move(to));
    both.parts.push_back(effect(std::move(so)));
    both.joints = { Sequence::Joint::Stop };
    to = effect(std::move(both));
    return true;
}

bool goOnWith(std::vector<Effect>& parts)
{
    if (!goOnGaining(parts) || !goOn(parts))
        return false;
    for (std::size_t i = 1; i < parts.size();
         ++i) // what is not said here may be by the sentence before
        createAnother(parts[i], parts[i - 1]);
    return true;
}

} // namespace triptych::altered::grammar
