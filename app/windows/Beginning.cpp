#include "app/windows/Beginning.h"

#include "app/decks/DeckRoom.h"
#include "app/draft/DraftController.h"
#include "app/match/KeptMatches.h"
#include "app/match/MatchController.h"
#include "app/match/TryOut.h"
#include "app/widgets/Messages.h"
#include "app/windows/ContinueDialog.h"
#include "app/windows/Continuing.h"
#include "app/windows/DeckEditors.h"
#include "app/windows/Leaving.h"
#include "app/windows/NewDraftDialog.h"
#include "app/windows/NewMatchDialog.h"

#include "match/Games.h"

#include <QFileDialog>

#include <algorithm>

Beginning::Beginning(QWidget& main, Content& content, MatchController& controller,
    DraftController& drafts, Leaving& leaving, deckroom::DeckRoom& deckRoom, DeckEditors& editors)
    : QObject(&main)
    , m_main(main)
    , m_content(content)
    , m_controller(controller)
    , m_drafts(drafts)
    , m_leaving(leaving)
    , m_deckRoom(deckRoom)
    , m_editors(editors)
{
}

QString Beginning::gameAtHand() const
{
    const bool drafting = m_drafts.active() && !m_controller.table()->active();
    return drafting ? m_drafts.match().game : m_controller.table()->game();
}

void Beginning::newMatch(const QString& game)
{
    NewMatchDialog dialog(m_content, game, &m_main, &m_deckRoom);
    if (dialog.exec() != QDialog::Accepted || !m_leaving.leaveAll())
        return;
    const MatchPlan plan = dialog.plan();
    QList<triptych::decks::DeckList> decks;
    for (const MatchPlan::Seat& seat : plan.seats)
        decks.append(seat.deck);
    m_editors.askForUniques(plan.game, decks);
    if (const QStringList problems = m_controller.start(plan); !problems.isEmpty())
        messages::tell(&m_main, tr("This match cannot be started"), problems);
}

void Beginning::quickMatch(const QString& game)
{
    if (!m_leaving.leaveAll())
        return;
    const auto plan = NewMatchDialog::quickPlan(m_content, game);
    const QStringList problems = plan ? m_controller.start(*plan)
                                      : m_content.takeProblems()
            + QStringList { tr("There is no deck that may be played. Install the program again, or "
                               "put a deck file into %1.")
                                .arg(Content::ownFolder()) };
    if (!problems.isEmpty())
        messages::tell(&m_main, tr("This match cannot be started"), problems);
}

void Beginning::continueMatch(const QString& game)
{
    const auto kept = KeptMatches(m_content).newest(game);
    if (!kept || !continuing::goOn(&m_main, m_controller, kept->path))
        Q_EMIT nothingBegan(); // Another window may have taken it up meanwhile.
}

void Beginning::chooseMatch()
{
    ContinueDialog dialog(m_content, &m_main);
    if (dialog.exec() == QDialog::Accepted && m_leaving.leaveAll())
        continuing::goOn(&m_main, m_controller, dialog.chosen());
    else
        Q_EMIT nothingBegan(); // Matches may have been thrown away.
}

void Beginning::openJournal()
{
    const QString path = QFileDialog::getOpenFileName(
        &m_main, tr("Open a journal"), Content::journalFolder(), tr("Match journals (*.jsonl)"));
    if (!path.isEmpty())
        continueFrom(path);
}

void Beginning::continueFrom(const QString& journal)
{
    if (m_leaving.leaveAll())
        continuing::goOn(&m_main, m_controller, journal);
}

void Beginning::playDeck(const QString& game, const triptych::decks::DeckList& deck)
{
    const triptych::Game* rules = triptych::match::find(game.toStdString());
    const auto ruleset = std::ranges::find(rules->rulesets(), deck.ruleset, &triptych::Ruleset::id);
    if (ruleset != rules->rulesets().end() && ruleset->minSeats > 2) {
        newMatch(game);
        return;
    }
    if (!m_leaving.leaveAll())
        return;
    const auto plan = NewMatchDialog::quickPlan(m_content, game, &deck);
    const QStringList problems = plan
        ? m_controller.start(*plan)
        : QStringList { tr("There is no deck of these rules for the computer to play with.") };
    if (!problems.isEmpty()) {
        messages::tell(&m_main, tr("This match cannot be started"), problems);
    } else {
        raise();
    }
}

void Beginning::tryOut(const TryOut& table)
{
    if (!m_leaving.leaveAll())
        return;
    if (const QStringList problems = m_controller.tryOut(table); !problems.isEmpty()) {
        messages::tell(&m_main, tr("This card cannot be tried"), problems);
        return;
    }
    raise();
}

void Beginning::newDraft(const QString& game)
{
    NewDraftDialog dialog(m_content, game, &m_main);
    if (dialog.exec() != QDialog::Accepted || !m_leaving.leaveAll())
        return;
    if (m_controller.table()->active())
        m_controller.leave();
    if (const QStringList problems = m_drafts.start(dialog.plan()); !problems.isEmpty())
        messages::tell(&m_main, tr("This draft cannot begin"), problems);
}

void Beginning::continueDraft()
{
    if (const QStringList problems = m_drafts.resume(); !problems.isEmpty())
        messages::tell(&m_main, tr("This draft cannot be continued"), problems);
}

void Beginning::playDraft()
{
    if (const QStringList problems = m_controller.start(m_drafts.match()); !problems.isEmpty())
        messages::tell(&m_main, tr("This match cannot be started"), problems);
}

void Beginning::raise()
{
    m_main.raise();
    m_main.activateWindow();
}
