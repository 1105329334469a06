#pragma once

#include "app/draft/DraftFile.h"
#include "app/draft/DraftPlan.h"
#include "app/draft/DraftTable.h"
#include "app/match/MatchPlan.h"
#include "app/scene/Presenter.h"
#include "app/services/Content.h"
#include "app/viewmodels/DraftViewModel.h"

#include "decks/Pool.h"
#include "draft/Building.h"
#include "draft/Record.h"

#include <memory>
#include <optional>

/// Drives a draft: whose turn it is to look, what the computer picks, the decks that come of it.
/// Persons at this computer take turns behind the curtain. After every step the draft is on the disk,
/// so that it can be gone on with.
class DraftController : public QObject
{
    Q_OBJECT

public:
    DraftController(Content& content, Preferences* preferences, QObject* parent = nullptr);
    ~DraftController() override;

    DraftViewModel* view() const { return m_view; }
    bool active() const { return m_table != nullptr; }
    /// Is there anything to go on with? Decks that are ready are kept as decks.
    bool unfinished() const { return active() && m_stage != Stage::Ready; }

    /// Begins a draft; what stands in its way otherwise, then nothing has changed.
    QStringList start(const DraftPlan& plan);
    /// Goes on with the draft that was kept.
    QStringList resume();
    /// Leaves the draft: what is not finished stays kept, what is finished is forgotten.
    void leave();
    /// Writes down how much time is left as well: the program is closed.
    void keep();
    /// The words again, in another language.
    void retranslate();

    /// The match that was put together on the last page.
    MatchPlan match() const;

    // --- Building, which is done in the deck editor
    /// What the person at the screen makes a deck of; an empty game while nobody builds.
    struct Building
    {
        QString game;
        triptych::decks::DeckList deck; ///< As far as it is made.
        std::vector<triptych::decks::Entry> pool;
        QString path; ///< Of its file; "" while it has none.
    };
    Building building() const;
    /// The deck as the editor has it now.
    void setDeck(const triptych::decks::DeckList&);
    /// The editor keeps it there.
    void setPath(const QString& path);

Q_SIGNALS:
    void buildAsked();   ///< Somebody is to see their deck in the editor.
    void deckLaid();     ///< The deck is another one, and not by the editor.
    void buildingOver(); ///< Nobody is to see a deck any more.
    void tableTaken();
    void tableLeft();
    void leaveAsked();
    void matchAsked();

private:
    using Stage = triptych::draft::Record::Stage;

    // What persons do
    void pick(const QString& key);
    void lay(std::vector<std::size_t> deck);
    void leaveDesk();
    void finishDeck();
    bool keepDeck(QString* message);
    void goBack();
    void choosePlayer(int seat);
    void goOn();
    void changed(const QString& message = {});
    void callTime();
    void stopClock();

    // Pages
    void show(const QString& message = {});
    DraftTable::Builder& builder() const;
    void look(const QString& key);

    Content& m_content;
    DraftViewModel* m_view;
    std::unique_ptr<DraftTable> m_table;
    Stage m_stage = Stage::Picking;
    std::size_t m_seat = 0; ///< Whose eyes are on the screen.
    bool m_curtain = false;
    std::optional<std::size_t> m_atDesk; ///< Whose deck the editor has.
    DraftFile m_file;
    QString m_unkept; ///< Why the draft is not on the disk; "" it is.
};
