#pragma once

#include "app/scene/Snapshot.h"

#include "core/Match.h"

#include <memory>
#include <string>
#include <vector>

/// Taking back. What a person did can be taken back by them alone as long as nobody has learnt anything
/// by it and no other person has acted since; then those who are at this computer have to agree, one
/// after the other, behind a curtain that shows nothing of any seat.
class TakingBack
{
public:
    /// Before an answer of a person; and all that is kept of the match as it stood then.
    struct Moment
    {
        std::unique_ptr<triptych::Match> match;
        std::string line;
        std::size_t journalAnswers = 0;
        std::vector<std::string> picks;
        std::vector<std::size_t> logSizes;
        triptych::PlayerId seat = triptych::noPlayer; ///< Who gave the answer.
        bool told = false;                            ///< Something hidden was seen since.
    };

    /// Another match: nothing was done yet.
    void begin(std::vector<triptych::PlayerId> persons);

    // What is done
    /// A seat is about to act. What the computer does stays done.
    void actsNow(triptych::PlayerId seat);
    triptych::PlayerId lastActor() const { return m_lastActor; }
    bool isEmpty() const { return m_moments.empty(); }
    void add(Moment moment);
    /// Somebody has learnt something by the last answer.
    void noteTold();
    /// All that was done so far stays done, because "told" or "others" as Snapshot has it.
    void letStand(const char* because);
    void forget() { m_moments.clear(); }

    // What can be taken back
    const Moment* lastOf(
        triptych::PlayerId seat) const; ///< Null: it has done nothing that could be.
    std::vector<triptych::PlayerId> whoMustAgree(triptych::PlayerId seat) const;
    /// The moment before the last answer of a seat; what came after is forgotten.
    Moment goBack(triptych::PlayerId seat);

    // Agreeing
    enum class Consent { Awaited, Given, Declined };
    /// False when nobody has to be asked.
    bool ask(triptych::PlayerId asker);
    bool isAsking() const { return !m_toAgree.empty(); }
    triptych::PlayerId asker() const { return m_asker; }
    triptych::PlayerId asked() const { return m_toAgree.front(); }
    Consent consent(bool given);    ///< Of the one who is asked.
    triptych::PlayerId takeAsker(); ///< And then nobody asks any more.

    // Telling
    /// What can be taken back by a viewer, or why nothing can; more where the viewer is asked something.
    void tell(Snapshot& snapshot, triptych::PlayerId viewer, bool asking);
    /// What the one who has to agree is told, by what each seat has seen happen.
    Snapshot::Consent told(const std::vector<nlohmann::ordered_json>& logs) const;

private:
    bool isPerson(triptych::PlayerId seat) const;
    std::size_t indexOfLast(triptych::PlayerId seat) const;

    std::vector<triptych::PlayerId> m_persons;
    std::vector<Moment> m_moments;
    triptych::PlayerId m_lastActor = triptych::noPlayer;
    triptych::PlayerId m_asker
        = triptych::noPlayer; ///< Who would take back what others have to agree to.
    std::vector<triptych::PlayerId> m_toAgree;          ///< Who of them has still to be asked.
    triptych::PlayerId m_decliner = triptych::noPlayer; ///< Who did not agree, told once.
    std::string m_standsBecause;
};
