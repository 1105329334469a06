#include "WorkshopGui.h"

#include "app/decks/windows/DeckWindow.h"
#include "app/trials/windows/TrialWindow.h"

void WorkshopGui::finish()
{
    QList<QPointer<QWidget>> opened;
    for (QWidget* each : QApplication::topLevelWidgets())
        if (qobject_cast<deckroom::DeckWindow*>(each) || qobject_cast<trials::TrialWindow*>(each)
            || qobject_cast<workshop::WorkshopWindow*>(each))
            opened.append(each);
    for (const QPointer<QWidget>& each : opened)
        delete each.data();
    ClientGui::finish();
}

void WorkshopGui::workshop(const QString& game)
{
    open({});
    m_shop = window().openWorkshop(game);
    QVERIFY(m_shop);
    m_shop->resize(1180, 760);
    QVERIFY(QTest::qWaitForWindowExposed(m_shop));
    m_shop->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_shop));
}

#include "moc_WorkshopGui.cpp"
