#pragma once

#include "ClientGui.h"

#include "app/workshop/windows/CardEditor.h"
#include "app/workshop/windows/TextField.h"
#include "app/workshop/windows/WorkshopWindow.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QMessageBox>
#include <QPointer>
#include <QTest>
#include <QTimer>
#include <QToolBar>

#include <functional>

/// The card workshop and the windows beside it, and the hands of a person in them.
class WorkshopGui : public ClientGui
{
    Q_OBJECT

protected:
    WorkshopGui()
        : ClientGui(QStringLiteral("workshop-failed-"))
    {
    }
    void finish(); ///< And closes every window that was opened.

    void workshop(const QString& game);
    /// What is to be done in the next box that opens.
    template <class Box>
    void inBox(const std::function<void(Box*)>& deed)
    {
        auto* look = new QTimer(this);
        connect(look, &QTimer::timeout, this, [look, deed] {
            for (QWidget* each : QApplication::topLevelWidgets())
                if (auto* box = qobject_cast<Box*>(each); box && box->isVisible()) {
                    look->stop();
                    look->deleteLater();
                    deed(box);
                    return;
                }
        });
        look->start(30);
    }
    void press(const char* action)
    {
        auto* deed = m_shop->findChild<QAction*>(QLatin1String(action));
        auto* bar = m_shop->findChild<QToolBar*>(QStringLiteral("workshopBar"));
        QTRY_VERIFY(deed->isEnabled());
        QTest::mouseClick(bar->widgetForAction(deed), Qt::LeftButton);
    }
    static void pressButton(QMessageBox* box, const QString& words)
    {
        for (QAbstractButton* button : box->buttons())
            if (button->text() == words)
                QTest::mouseClick(button, Qt::LeftButton);
    }
    workshop::CardEditor& editor() { return m_shop->editor(); }
    void type(const char* field, const QString& words)
    {
        QWidget* input = editor().textField(field)
            ? static_cast<QWidget*>(editor().textField(field)->edit())
            : editor().input(field);
        input->setFocus();
        QTest::keyClicks(input, words);
    }
    void named(const QString& name) { type("name", name); }
    void snap(QWidget* window, const QString& name)
    {
        QDir().mkpath(QStringLiteral("screens"));
        QTest::qWait(300);
        window->grab().save(QStringLiteral("screens/%1.png").arg(name));
    }

    QPointer<workshop::WorkshopWindow> m_shop;
};
