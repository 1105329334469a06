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
    Q_PROPERTY(bool stepwise READ stepwise WRITE setStepwise NOTIFY paceChanged
            FINAL) // the computer waits for a key before each step
    Q_PROPERTY(int staging READ staging WRITE setStaging NOTIFY stagingChanged
            FINAL) // ms for which a deed is shown in the middle of the table; 0 not at all
    Q_PROPERTY(bool danger READ danger WRITE setDanger NOTIFY dangerChanged
            FINAL) // where others could strike is marked
    Q_PROPERTY(bool sounds READ sounds WRITE setSounds NOTIFY soundsChanged FINAL)
    Q_PROPERTY(int volume READ volume WRITE setVolume NOTIFY volumeChanged FINAL) // 0 .. 100
    Q_PROPERTY(bool captions READ captions WRITE setCaptions NOTIFY captionsChanged
            FINAL) // what is heard is also said in words
    /// Why nothing is heard although sounds are on, a sentence; "" where nothing is known against it.
    Q_PROPERTY(QString soundNote READ soundNote NOTIFY soundNoteChanged FINAL)

public:
    using QObject::QObject;

    qreal textScale() const { return m_textScale; }
    bool motion() const { return m_motion; }
    QString theme() const { return m_theme; }
    QString look() const;
    int pace() const { return m_pace; }
    bool stepwise() const { return m_stepwise; }
    int staging() const { return m_staging; }
    bool danger() const { return m_danger; }
    bool sounds() const { return m_sounds; }
    int volume() const { return m_volume; }
    bool captions() const { return m_captions; }
    QString soundNote() const { return m_soundNote; }

    void setTextScale(qreal scale);
    void setMotion(bool motion);
    void setTheme(const QString& theme);
    /// For which light the mat that lies there was painted: "dark" or "light".
    void setTableLook(const QString& look);
    void setPace(int milliseconds);
    void setStepwise(bool on);
    void setStaging(int milliseconds);
    void setDanger(bool on);
    void setSounds(bool on);
    void setVolume(int percent);
    void setCaptions(bool on);
    void setSoundNote(const QString& note);

Q_SIGNALS:
    void textScaleChanged();
    void motionChanged();
    void lookChanged();
    void paceChanged();
    void stagingChanged();
    void dangerChanged();
    void soundsChanged();
    void volumeChanged();
    void captionsChanged();
    void soundNoteChanged();

private:
    qreal m_textScale = 1.0;
    bool m_motion = true;
    QString m_theme = QStringLiteral("table");
    QString m_tableLook = QStringLiteral("dark");
    int m_pace = 300;
    bool m_stepwise = false;
    int m_staging = 900;
    bool m_danger = false;
    bool m_sounds = true;
    int m_volume = 40;
    bool m_captions = true;
    QString m_soundNote;
};
