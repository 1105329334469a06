#pragma once

#include "app/art/CardArt.h"
#include "app/viewmodels/MatchViewModel.h"

#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QSignalSpy>
#include <QTest>

#include <functional>
#include <memory>

/// The whole table in a window, on the real view model. What QML warns of meanwhile is a fault.
class PlaymatView
{
protected:
    PlaymatView()
    {
        s_previous = qInstallMessageHandler(
            [](QtMsgType type, const QMessageLogContext& context, const QString& text) {
                if (type == QtWarningMsg && text.contains(QLatin1String(".qml")))
                    s_warnings.append(text);
                s_previous(type, context, text);
            });
    }
    ~PlaymatView() { qInstallMessageHandler(nullptr); }

    /// Shows the table that `lay` puts into a new view model.
    void open(const std::function<void(MatchViewModel&)>& lay, QSize size = { 1280, 776 })
    {
        m_view.reset();
        m_match = std::make_unique<MatchViewModel>();
        m_match->preferences()->setMotion(false);
        lay(*m_match);
        m_view = std::make_unique<QQuickView>();
        m_view->engine()->addImageProvider(QStringLiteral("cardart"), new triptych::CardArt);
        m_view->engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
        m_view->setResizeMode(QQuickView::SizeRootObjectToView);
        m_view->setInitialProperties(
            { { QStringLiteral("match"), QVariant::fromValue(m_match.get()) } });
        m_view->setSource(QUrl(QStringLiteral("qrc:/qt/qml/Triptych/Playmat/Playmat.qml")));
        QCOMPARE(m_view->status(), QQuickView::Ready);
        m_view->resize(size);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        QTest::qWait(120);
    }
    void close()
    {
        m_view.reset();
        m_match.reset();
        QCOMPARE(std::exchange(s_warnings, {}), QStringList());
    }

    static QQuickItem* below(QQuickItem* item, const std::function<bool(QQuickItem*)>& wanted)
    {
        if (wanted(item))
            return item;
        for (QQuickItem* child : item->childItems())
            if (QQuickItem* found = below(child, wanted))
                return found;
        return nullptr;
    }
    static bool isOf(const QQuickItem* item, const char* type)
    {
        return QByteArray(item->metaObject()->className()).startsWith(QByteArray(type) + "_QML");
    }
    /// All that is seen of a type of the table: "Region".
    QList<QQuickItem*> all(const char* type) const
    {
        QList<QQuickItem*> found;
        below(m_view->rootObject(), [&](QQuickItem* item) {
            if (isOf(item, type) && item->isVisible())
                found.append(item);
            return false;
        });
        return found;
    }

    /// Where a card, a seat, a tile or a zone is: what takes the mouse for its key.
    QQuickItem* spot(const QString& key) const
    {
        return below(m_view->rootObject(), [&](QQuickItem* item) {
            return item->property("entered").toString() == key && item->isVisible();
        });
    }
    QPoint middle(const QString& key) const
    {
        const QQuickItem* item = spot(key);
        return item ? item->mapToScene({ item->width() / 2, item->height() / 2 }).toPoint()
                    : QPoint(-1, -1);
    }
    void drag(const QString& key, const QString& target, QPoint beside = {}) const
    {
        const QPoint from = middle(key);
        const QPoint to = middle(target) + beside;
        QTest::mousePress(m_view.get(), Qt::LeftButton, {}, from);
        for (int i = 1; i <= 14; ++i)
            QTest::mouseMove(m_view.get(), from + (to - from) * i / 14, 5);
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, to);
        QTest::qWait(40);
    }

    std::unique_ptr<MatchViewModel> m_match;
    std::unique_ptr<QQuickView> m_view;

private:
    static inline QtMessageHandler s_previous = nullptr;
    static inline QStringList s_warnings;
};
