#include "app/windows/RunningMatch.h"

#include "app/match/FaultReport.h"
#include "app/match/MatchController.h"
#include "app/match/MatchNotes.h"
#include "app/widgets/Messages.h"
#include "app/windows/FaultDialog.h"
#include "app/windows/LogExport.h"
#include "app/windows/SideDeckDialog.h"

RunningMatch::RunningMatch(QWidget& main, MatchController& controller)
    : QObject(&main)
    , m_main(main)
    , m_controller(controller)
{
    connect(&controller, &MatchController::sideDeckingAsked, this, &RunningMatch::exchangeCards);
    connect(&controller, &MatchController::failed, this, [this](const QString& why) {
        messages::tell(&m_main, tr("The match cannot go on"), { why });
    });
    const MatchViewModel* table = controller.table();
    connect(table, &MatchViewModel::logExportAsked, this,
        [this] { logexport::ask(*m_controller.table()->log(), &m_main); });
    connect(table, &MatchViewModel::reportAsked, this, [this] {
        const QString journal = m_controller.journalPath();
        FaultDialog(faultreport::head(m_controller.plan(), journal),
            faultreport::text(m_controller.plan(), journal), &m_main)
            .exec();
    });
}

void RunningMatch::concede()
{
    if (messages::isAgreed(&m_main, tr("Concede?"),
            tr("Conceding ends the game for you at once and cannot be taken back."), tr("Concede"),
            tr("Play on"), messages::Cost::Lost))
        m_controller.table()->concede();
}

void RunningMatch::giveName()
{
    const QString journal = m_controller.journalPath();
    const auto name = messages::askName(&m_main, tr("Name this match"),
        tr("Name, by which you find it under \"Continue a match\":"), matchnotes::name(journal),
        matchnotes::longestName);
    if (!name)
        return;
    if (const QString problem = matchnotes::setName(journal, *name); !problem.isEmpty())
        messages::tell(&m_main, tr("The name could not be kept"), { problem });
}

void RunningMatch::exchangeCards()
{
    for (const MatchController::SideDeck& side : m_controller.sideDecks()) {
        SideDeckDialog dialog(
            side.name, side.deck,
            [this, seat = side.seat](const triptych::decks::DeckList& deck) {
                return m_controller.exchange(seat, deck);
            },
            &m_main);
        dialog.exec();
    }
    if (!m_controller.decided()) // time may have been called meanwhile
        m_controller.playNext();
}
