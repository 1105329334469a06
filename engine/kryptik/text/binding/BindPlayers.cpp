#include "kryptik/text/binding/Binder.h"

#include "kryptik/text/printing/Phrases.h"

#include <algorithm>

// Players: who is meant by "that player", "its controller", "they".
namespace triptych::kryptik::binding {

namespace {

constexpr const char* oneOfTwoPlayers
    = "It is not told which of the two players is meant. Say \"that citizen's controller\", or "
      "\"the "
      "defending player\" where something attacks and \"the attacking player\" where something "
      "blocks.";
constexpr const char* onlyInTheOther
    = "Whose that is is chosen only where the other of the two is done. Choose it first: \"Choose "
      "a citizen. If you control a Human citizen, its controller draws 1 card. Otherwise, that "
      "player discards 1 card.\"";

} // namespace

void Binder::theirs(Side side, bool inTarget)
{
    if (side != Side::They)
        return;
    if (!inTarget && m_acting != Who::Kind::You)
        return;
    const auto meaning = m_mentions.meaning("they", Sort::Player, text::Some::One,
        [&](const Mention& m) { return !inTarget || m.id == ByTheTrigger; });
    if (inTarget && (!meaning.mention || m_player != -1))
        complain("control",
            "A target is chosen before anybody is named, so it can not be \"theirs\"; say "
            "\"an opponent controls\".");
    else if (!meaning.mention)
        complain("they", meaning.wrong);
    else if (meaning.mention->id != m_player && m_player != -1)
        complain("they", "Another player was named since; say which one is meant.");
    else if (meaning.mention->id == ByTheTrigger && isAnybodysAttack())
        complain("they", oneOfTwoPlayers);
    else if (isLeftOut())
        complain("they", onlyInTheOther);
    else
        tell("they", meaning.mention->name);
}

/// "Whenever a citizen attacks, ...": of whoever's, so that two players are told of.
bool Binder::isAnybodysAttack() const
{
    using Event = Trigger::Event;
    const auto& trigger = m_ability.trigger;
    if (!trigger || trigger->subjectIsThis || trigger->subject.controller == Side::You)
        return false;
    if (trigger->event == Event::DestroysYear)
        return trigger->bySide == Side::You;
    const bool told = trigger->object == Trigger::Object::YearCard
        || trigger->object == Trigger::Object::Player; // "attacks a player": whoever that is
    return (!told || trigger->bySide == Side::You)
        && (trigger->event == Event::Attacks || trigger->event == Event::BecomesBlocked
            || trigger->event == Event::IsUnblocked || trigger->event == Event::Blocks);
}

/// Which of the two: the one whose citizen it is where that is said, "an opponent controls", or where the other one is
/// you; or else by its name.
void Binder::settleInAttack(Who& who)
{
    if (who.word != Who::Word::Its)
        return;
    const auto subject = std::ranges::find_if(
        m_things, [](const Definition& d) { return d.referent.kind == Referent::Kind::Subject; });
    const bool told = m_ability.trigger->subject.controller == Side::Opponents
        || m_ability.trigger->bySide == Side::You;
    if (!told || counterpartOf() || m_region > 0 || subject == m_things.end()) {
        complain("that player", oneOfTwoPlayers);
        return;
    }
    who = Who { Who::Kind::ItsController };
    who.word = Who::Word::ThatCitizens;
    settle(who);
}

void Binder::settleWhoseItWas(Who& who)
{
    const bool yours = std::ranges::all_of(m_things, [](const Definition& d) { return d.yours; });
    if (yours && !m_toOwner) {
        complain("that player",
            "Only what is yours was named before it, so \"that player\" would be you. Say which "
            "players are meant: \"Each opponent discards a card.\"");
        return;
    }
    // "Return target citizen to its owner's hand. That player ..."
    who = Who { m_toOwner ? Who::Kind::ItsOwner : Who::Kind::ItsController };
    m_notYours = !m_toOwner;
    settle(who);
    m_notYours = false;
}

/// "Whenever a citizen attacks an 11 year card, ...", with nothing named since then.
bool Binder::namesOnlyWhoMetAYear() const
{
    return m_ability.trigger && m_things.size() == 1
        && (m_ability.trigger->object == Trigger::Object::YearCard
            || m_ability.trigger->event == Trigger::Event::DestroysYear);
}

/// Whether whose something is is asked of that 11 year card, which is no thing that anything could be done to: "that
/// card's controller". "Its controller" is that player too where the citizen's would be you.
bool Binder::isOfTheYear(const Who& who)
{
    if (!namesOnlyWhoMetAYear())
        return false;
    const bool ofThis = m_things.front().referent.kind == Referent::Kind::Source;
    if (ofThis && who.word == Who::Word::ThatCitizens)
        complain("that citizen",
            "The citizen that was named is this card, whose controller is you. Say \"that "
            "player\" of whoever controls the 11 year card, or \"you\".");
    const bool controller = who.kind == Who::Kind::ItsController;
    if (controller && !ofThis && who.word == Who::Word::Its
        && m_ability.trigger->bySide == Side::You)
        return false; // that card's would be "you"
    const bool yours = controller && m_ability.trigger->subject.controller == Side::You;
    if (who.word != Who::Word::Its || ofThis || yours)
        return who.word != Who::Word::ThatCitizens;
    complain(controller ? "its controller" : "its owner",
        controller
            ? "It is not told whether the controller of the citizen or of the 11 year card is "
              "meant. Say \"that citizen's controller\" or \"that card's controller\"."
            : "It is not told whether the owner of the citizen or of the 11 year card is meant. "
              "Say \"that citizen's owner\" or \"that card's owner\".");
    return true;
}

void Binder::settle(Who& who)
{
    m_acting = who.kind;
    switch (who.kind) {
    case Who::Kind::Target:
        ++m_slots;
        m_mentions.add(Sort::Player, false, "the target player", Named + m_slots);
        m_player = Named + m_slots;
        break;
    case Who::Kind::Opponent:
        m_mentions.add(Sort::Player, false, "the opponent", 100);
        m_player = 100;
        break;
    case Who::Kind::ThatPlayer: {
        if (who.word == Who::Word::ThatCards) // settled before: whoever has the 11 year card
            break;
        const bool named = who.word != Who::Word::Its; // "the defending player"
        const auto meaning = m_mentions.meaning(
            "that player", Sort::Player, text::Some::One, [](const Mention&) { return true; });
        if (!meaning.mention && m_player == -1 && !m_things.empty() && m_region == 0 && !named) {
            settleWhoseItWas(who);
            return;
        }
        if (!meaning.mention)
            complain("that player", meaning.wrong);
        else if (meaning.mention->id != m_player && m_player != -1)
            complain("that player", "Another player was named since; say which one is meant.");
        else if (isLeftOut())
            complain("that player", onlyInTheOther);
        else if (meaning.mention->id == ByTheTrigger && isAnybodysAttack())
            settleInAttack(who);
        else {
            tell("that player", meaning.mention->name);
            who.word = Who::Word::Its;
        }
        break;
    }
    case Who::Kind::ItsController:
    case Who::Kind::ItsOwner:
        m_whose = -1;
        if (const auto other = counterpartOf(); other && !m_subject && m_said == -1)
            who.referent = readingOf("its controller", *other); // this card's would be "you"
        else if (m_subject)
            who.referent = readingOf("its", *m_subject);
        else if (isOfTheYear(who)) {
            // Seen from whoever attacks "that player" is the same; of anybody's attack it is told apart.
            const bool anybodys = m_things.front().referent.kind != Referent::Kind::Source
                && m_ability.trigger->subject.controller != Side::You;
            who = Who { Who::Kind::ThatPlayer };
            if (anybodys)
                who.word = Who::Word::ThatCards;
            else
                settle(who);
            return;
        } else {
            // This card's controller would be "you": whose the one is that this triggered on.
            const bool another = who.kind == Who::Kind::ItsController
                && std::ranges::any_of(m_things, [](const Definition& d) {
                       return d.referent.kind == Referent::Kind::Subject
                           || d.referent.kind == Referent::Kind::Object;
                   });
            const bool told = namesOnlyWhoMetAYear(); // "that citizen's controller"
            const auto named = resolve(
                told                                  ? phrases::who(who)
                    : who.kind == Who::Kind::ItsOwner ? "its owner"
                                                      : "its controller",
                text::Some::One,
                [&](const Definition& d) {
                    return !d.detached && !(m_notYours && d.yours)
                        && (!another || d.referent.kind != Referent::Kind::Source);
                },
                who.referent);
            m_whose = named.value_or(-1);
        }
        if (!namesOnlyWhoMetAYear())
            who.word = Who::Word::Its;
        m_player = 101;
        m_mentions.add(Sort::Player, false, "its controller", 101);
        break;
    case Who::Kind::You:
    case Who::Kind::EachOpponent:
    case Who::Kind::EachPlayer:
        break;
    }
}

} // namespace triptych::kryptik::binding
