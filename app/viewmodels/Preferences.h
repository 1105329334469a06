#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// How the viewer wants the table to look and behave. Theme.qml binds to this.
class Preferences : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Preferences belong to the match")
    Q_PROPERTY(qreal textScale READ textScale WRITE setTextScale NOTIFY textScaleChanged
            FINAL) // 0.8 .. 2.0
    Q_PROPERTY(bool motion READ motion WRITE setMotion NOTIFY motionChanged
            FINAL) // false: nothing travels
    /// What to draw now, "table" and "system" already resolved: "light", "dark" or "contrast".
    Q_PROPERTY(QString look READ look NOTIFY lookChanged FINAL)
    /// What was chosen: "table" (each mat as it was painted), "system", "light", "dark", "contrast".
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY lookChanged FINAL)
    Q_PROPERTY(int pace READ pace WRITE setPace NOTIFY paceChanged
            FINAL) // ms between steps of the computer
    Q_PROPERTY(int staging READ staging WRITE setStaging NOTIFY stagingChanged
            FINAL) // ms for which a deed is shown in the middle of the table; 0 not at all
    Q_PROPERTY(bool danger READ danger WRITE setDanger NOTIFY dangerChanged
            FINAL) // where others could strike is marked

public:
    using QObject::QObject;

    qreal textScale() const { return m_textScale; }
    bool motion() const { return m_motion; }
    QString theme() const { return m_theme; }
    QString look() const;
    int pace() const { return m_pace; }
    int staging() const { return m_staging; }
    bool danger() const { return m_danger; }

    void setTextScale(qreal scale);
    void setMotion(bool motion);
    void setTheme(const QString& theme);
    /// For which light the mat that lies there was painted: "dark" or "light".
    void setTableLook(const QString& look);
    void setPace(int milliseconds);
    void setStaging(int milliseconds);
    void setDanger(bool on);

Q_SIGNALS:
    void textScaleChanged();
    void motionChanged();
    void lookChanged();
    void paceChanged();
    void stagingChanged();
    void dangerChanged();

private:
    qreal m_textScale = 1.0;
    bool m_motion = true;
    QString m_theme = QStringLiteral("table");
    QString m_tableLook = QStringLiteral("dark");
    int m_pace = 300;
    int m_staging = 900;
    bool m_danger = false;
};
