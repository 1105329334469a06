#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QUrl>
#include <QVariantMap>

class QQmlComponent;
class QQuickWidget;
class QStackedWidget;

/// A page of the window that is made of QML: made when it is first shown, and let go once nobody looks at it.
class QmlPage : public QObject
{
    Q_OBJECT

public:
    /// `properties`: what its root item is given; they outlive it.
    QmlPage(QStackedWidget& pages, QString name, QUrl url, QVariantMap properties);
    ~QmlPage() override;

    /// Null while there is none.
    QQuickWidget* widget() const { return m_widget; }
    bool isShown() const;
    void show();
    /// It keeps neither its scene nor its pictures: what a match has filled them with is most of what the program
    /// takes, and they are made again in a moment.
    void letGo();
    void takePalette(); ///< Of the window.
    void retranslate();

private:
    void make();

    QStackedWidget& m_pages;
    QString m_name;
    QUrl m_url;
    QVariantMap m_properties;
    QQuickWidget* m_widget = nullptr;
    QQmlComponent* m_component = nullptr;
    QList<QPointer<QObject>> m_leaving; ///< Let go and not gone yet.
};
