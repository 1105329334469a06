#include "kryptik/text/binding/Binder.h"

#include "kryptik/text/printing/Spoken.h"

#include <utility>

#include <fmt/format.h>

// What a deed leaves behind: what it has done can be counted, what it has moved is spoken of where it went.
namespace triptych::kryptik::binding {

void Binder::counts(const Amount& count, std::string what)
{
    // What was done the chosen number of times is that number still.
    if (count.kind == Amount::Kind::TheNumber || count.kind == Amount::Kind::Done)
        return;
    m_counted = Counting::Done;
    m_countedBy = m_acting;
    m_countedWhat = std::move(what);
    ++m_doneTimes[m_countedWhat];
    if (!m_adds)
        ++m_apart[m_countedWhat];
    m_counting = true;
    m_countedInTurn = false;
}

/// "discarded this way": something was done before, and it was that.
void Binder::needDone(Amount::How how, std::string_view word)
{
    constexpr std::string_view words[] = { "", "discarded", "destroyed", "sacrificed", "abolished",
        "drawn", "moved", "countered" };
    const std::string_view wanted = words[static_cast<std::size_t>(how)];
    if (m_counted != Counting::Done && m_countedInTurn)
        complain(word,
            "What several players do one after the other is not counted together. Say \"each "
            "player discards a card\", or \"for each opponent who does\".");
    else if (m_counted != Counting::Done)
        complain(word, "Nothing was done before \"this way\".");
    else if (m_countedWhat.find(wanted) == std::string::npos
        && !(how == Amount::How::Abolished && m_countedWhat.ends_with("plundered"))
        && !(how == Amount::How::Destroyed && m_countedWhat.ends_with("destroyed")))
        complain(word,
            fmt::format("\"{} this way\" means nothing here: what was counted last is {}.", wanted,
                m_countedWhat));
    else if (how != Amount::How::Any && m_apart[m_countedWhat] > 1)
        complain(word,
            "More than one deed before it could be meant by \"this way\". Say what belongs "
            "together "
            "in one sentence: \"Destroy target citizen and all beasts.\"");
    tell(word, m_countedWhat);
}

/// "a citizen destroyed this way": what was spoken of last is what that was done to.
void Binder::needThisWay(const Filter& filter)
{
    if (m_saidBefore < 0 || m_region > 0 || m_ability.kind == Ability::Kind::Passive) {
        complain("this way", "Nothing was done before \"this way\".");
        return;
    }
    if (m_saidBefore == m_turned && filter.done == Amount::How::Any)
        complain("this way",
            m_turnedBack ? "What was disengaged already is counted as well. Say \"Disengage all "
                           "engaged citizens you control\"."
                         : "What was engaged already is counted as well. Say \"Engage all "
                           "disengaged citizens you control\".");
    constexpr std::string_view words[] = { "", "discarded", "destroyed", "sacrificed", "abolished",
        "drawn", "moved", "countered" };
    const std::string_view wanted = words[static_cast<std::size_t>(filter.done)];
    if (m_countedWhat.find(wanted) == std::string::npos
        && !(filter.done == Amount::How::Abolished && m_countedWhat.ends_with("plundered")))
        complain("this way", "Nothing was done before \"this way\".");
    else if (m_doneTimes[m_countedWhat] > 1) // only the last of them is counted
        complain("this way", "More than one deed before it could be meant by \"this way\".");
    else if (filter.done != Amount::How::Any && m_doneTo != m_saidBefore)
        complain("this way",
            fmt::format(
                "Too much has happened since what \"{}\" means; name it again.", "this way"));
    tell("this way", "what was done just before");
}

void Binder::moves(std::optional<int> id, Zone to)
{
    if (!id)
        return;
    Definition& d = m_things[static_cast<std::size_t>(*id)];
    d.zone = to;
    d.moved = true;
    if (m_region > 0)
        m_movedLater = *id;
}

/// "Each player sacrifices a citizen": of what was named since, each of them has their own.
void Binder::ofEachPlayer(const Who& who, std::size_t since)
{
    if (who.kind == Who::Kind::EachPlayer || who.kind == Who::Kind::EachOpponent)
        for (std::size_t i = since; i < m_things.size(); ++i)
            m_things[i].ofEach = true;
}

/// "Its attack", "if it is a Beast": of one, and not of each player's own.
void Binder::needNotOfEach(std::string_view word, int id)
{
    if (m_things[static_cast<std::size_t>(id)].ofEach)
        complain(word,
            "Each player has done that to a card of their own, and of which one this is, is not "
            "told. Ask for all of them: \"Draw cards equal to the total attack of citizens "
            "sacrificed this way.\"");
}

/// "Destroys an 11 year card, abolish it": where it could be that card, who destroyed it is not meant unasked.
void Binder::needNoYear(const It& it, std::optional<int> meant, const Zones& zones)
{
    if (!meant || !isWhoDestroysAYear(*meant))
        return;
    if (it.word == It::Word::ThatCard)
        complain("that card",
            "What becomes of a destroyed 11 year card its owner chooses (6.1). Say "
            "\"this\" where this card is meant.");
    const bool ofCards = zones.empty() || in(zones, Zone::ElevenYearRow);
    if (it.word == It::Word::It && ofCards)
        complain("it",
            "\"It\" could be the 11 year card here, and what becomes of that its "
            "owner chooses (6.1). Say \"this citizen\" or \"that citizen\".");
}

void Binder::says(std::optional<int> id)
{
    m_thisDealt = false;
    if (id)
        m_said = *id;
}

/// What was discarded or plundered is what is spoken of now.
void Binder::nameDone(
    const Who& who, Zone to, const std::optional<Filter>& type, bool several, std::string_view done)
{
    const bool each = who.kind == Who::Kind::EachOpponent || who.kind == Who::Kind::EachPlayer;
    const int id = product(to, type ? type->noun : Filter::Noun::Card, several || each,
        fmt::format("the card{} {}", several || each ? "s" : "", done));
    m_things[static_cast<std::size_t>(id)].yours
        = who.kind == Who::Kind::You && m_by == Who::Kind::You;
}

/// Of what is described without it, it is not told whether it was engaged before.
void Binder::turns(const Thing& what, bool back)
{
    m_turned = -1;
    const Filter* filter = nullptr;
    if (const auto* each = std::get_if<Each>(&what))
        filter = &each->filter;
    else if (const auto* some = std::get_if<Some>(&what); some && back) // only what can is engaged
        filter = &some->filter;
    else if (const auto* target = std::get_if<Target>(&what))
        filter = &target->spec.filter;
    const auto before = back ? Filter::Condition::Engaged : Filter::Condition::Disengaged;
    if (!filter || filter->condition == before)
        return;
    m_turned = m_said;
    m_turnedBack = back;
}

} // namespace triptych::kryptik::binding
