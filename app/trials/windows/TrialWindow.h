#pragma once

#include "app/decks/DeckRoom.h"
#include "app/trials/TrialRun.h"

#include "match/TrialMatrix.h"

#include <QWidget>

#include <deque>
#include <optional>

namespace trials {

class TrialPane;
class TrialSetting;

/// "200 games against these decks": whom to play against on the left, what came of it on the right.
class TrialWindow : public QWidget
{
    Q_OBJECT

public:
    /// A deck to be tried.
    TrialWindow(deckroom::DeckRoom&, const QString& game, const triptych::decks::DeckList&,
        QWidget* parent = nullptr);
    /// A result that was kept, to be looked at.
    explicit TrialWindow(const triptych::match::TrialResult&, QWidget* parent = nullptr);
    ~TrialWindow() override;

    const std::optional<triptych::match::TrialResult>& result() const { return m_result; }
    bool running() const { return m_playing; }
    /// The result of a file; "" or what is wrong with it.
    static QString read(const QString& path, triptych::match::TrialResult&);

private:
    explicit TrialWindow(QWidget* parent);
    QWidget* makePane();
    triptych::match::Trial trial() const;
    void begin();
    void end();
    /// Plays the next of the trials that wait.
    void playNext();
    void ended();
    /// The deck's own result first, then those of its opponents among themselves.
    std::vector<triptych::match::TrialResult> results() const;
    void tell(const triptych::match::TrialResult&);
    void follow();
    void keep();

    deckroom::DeckDesk* m_desk = nullptr;
    deckroom::DeckRoom* m_room = nullptr;
    triptych::decks::DeckList m_deck;
    std::optional<triptych::match::TrialResult> m_result;
    std::unique_ptr<TrialRun> m_run;
    /// A trial that is still to be played: the deck's own is the first, `at` 0.
    struct Waiting
    {
        triptych::match::Trial trial;
        std::size_t at = 0;
        quint64 games = 0;
    };
    std::deque<Waiting> m_waiting;
    bool m_playing = false;
    std::size_t m_at = 0; ///< Which is being played.
    quint64 m_before = 0; ///< Games of those that have ended.
    std::vector<triptych::match::TrialResult> m_others;
    TrialSetting* m_setting = nullptr; ///< Null: a kept result is looked at.
    TrialPane* m_pane = nullptr;
};

} // namespace trials
