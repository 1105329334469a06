#include "app/viewmodels/Preferences.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

QString Preferences::look() const
{
    if (m_theme == u"table")
        return m_tableLook;
    if (m_theme != u"system")
        return m_theme;
    // Qt 6.4 has no colour scheme to ask for; a dark window colour is one.
    return QGuiApplication::palette().color(QPalette::Window).lightness() < 128
        ? QStringLiteral("dark")
        : QStringLiteral("light");
}

void Preferences::setTextScale(qreal scale)
{
    scale = std::clamp(scale, 0.8, 2.0);
    if (qFuzzyCompare(scale, m_textScale))
        return;
    m_textScale = scale;
    Q_EMIT textScaleChanged();
}

void Preferences::setMotion(bool motion)
{
    if (motion == m_motion)
        return;
    m_motion = motion;
    Q_EMIT motionChanged();
}

void Preferences::setTheme(const QString& theme)
{
    static const QStringList known { QStringLiteral("table"), QStringLiteral("system"),
        QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("contrast") };
    if (theme == m_theme || !known.contains(theme))
        return;
    m_theme = theme;
    Q_EMIT lookChanged();
}

void Preferences::setTableLook(const QString& look)
{
    if (look == m_tableLook)
        return;
    m_tableLook = look;
    Q_EMIT lookChanged();
}

void Preferences::setPace(int milliseconds)
{
    milliseconds = std::clamp(milliseconds, 0, 3000);
    if (milliseconds == m_pace)
        return;
    m_pace = milliseconds;
    Q_EMIT paceChanged();
}

void Preferences::setStepwise(bool on)
{
    if (on == m_stepwise)
        return;
    m_stepwise = on;
    Q_EMIT paceChanged();
}

void Preferences::setStaging(int milliseconds)
{
    milliseconds = std::clamp(milliseconds, 0, 3000);
    if (milliseconds == m_staging)
        return;
    m_staging = milliseconds;
    Q_EMIT stagingChanged();
}

void Preferences::setDanger(bool on)
{
    if (on == m_danger)
        return;
    m_danger = on;
    Q_EMIT dangerChanged();
}

void Preferences::setSounds(bool on)
{
    if (on == m_sounds)
        return;
    m_sounds = on;
    Q_EMIT soundsChanged();
}

void Preferences::setVolume(int percent)
{
    percent = std::clamp(percent, 0, 100);
    if (percent == m_volume)
        return;
    m_volume = percent;
    Q_EMIT volumeChanged();
}

void Preferences::setCaptions(bool on)
{
    if (on == m_captions)
        return;
    m_captions = on;
    Q_EMIT captionsChanged();
}

void Preferences::setSoundNote(const QString& note)
{
    if (note == m_soundNote)
        return;
    m_soundNote = note;
    Q_EMIT soundNoteChanged();
}
