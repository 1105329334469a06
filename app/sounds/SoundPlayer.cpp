#include "app/sounds/SoundPlayer.h"

#include "app/viewmodels/MatchViewModel.h"

#include <QCoreApplication>
#include <QDir>
#include <QPluginLoader>

namespace {

constexpr int gapTime = 140;         // ms between the beginnings of two sounds
constexpr qsizetype mostWaiting = 4; // a computer that plays without a pause is not followed
constexpr int sampleTime = 200;      // ms without a change of the volume

} // namespace

SoundPlayer::SoundPlayer(MatchViewModel& table, MakeSink makeSink, QObject* parent)
    : QObject(parent)
    , m_preferences(*table.preferences())
    , m_makeSink(std::move(makeSink))
{
    m_gap.setSingleShot(true);
    m_gap.setInterval(gapTime);
    connect(&m_gap, &QTimer::timeout, this, &SoundPlayer::playNext);
    m_sample.setSingleShot(true);
    m_sample.setInterval(sampleTime);
    connect(&m_sample, &QTimer::timeout, this, &SoundPlayer::playSample);
    connect(&table, &MatchViewModel::heard, this, &SoundPlayer::hear);
    // Whoever sets the volume hears how loud that is.
    connect(&m_preferences, &Preferences::volumeChanged, &m_sample, qOverload<>(&QTimer::start));
    connect(&m_preferences, &Preferences::soundsChanged, this, [this] {
        m_waiting.clear();
        if (m_preferences.sounds())
            m_sample.start();
    });
}

void SoundPlayer::hear(Sound sound)
{
    if (!m_preferences.sounds() || m_preferences.volume() == 0 || sound == Sound::None)
        return;
    if (m_waiting.contains(sound) || m_waiting.size() >= mostWaiting)
        return;
    m_waiting.append(sound);
    if (!m_gap.isActive())
        playNext();
}

void SoundPlayer::playNext()
{
    if (m_waiting.isEmpty())
        return;
    const Sound sound = m_waiting.takeFirst();
    if (!m_asked) {
        m_asked = true;
        m_sink = m_makeSink ? m_makeSink() : nullptr;
    }
    if (m_sink)
        m_sink->play(sound, m_preferences.volume() / 100.0);
    tellTrouble();
    m_gap.start();
}

void SoundPlayer::playSample()
{
    hear(Sound::Played);
}

/// Whether there is a device is known a moment after the first sound: the next one tells it.
void SoundPlayer::tellTrouble()
{
    const auto say = [this] {
        const auto trouble = m_sink ? m_sink->trouble() : SoundSink::Trouble::NoPlugin;
        m_preferences.setSoundNote(trouble == SoundSink::Trouble::NoDevice
                ? tr("Nothing is heard: there is no sound device.")
                : trouble == SoundSink::Trouble::NoPlugin
                ? tr("Nothing is heard: Qt Multimedia is not installed.")
                : QString());
    };
    say();
    QTimer::singleShot(500, this, say);
}

SoundSink* SoundPlayer::load()
{
    const QDir here(QCoreApplication::applicationDirPath());
    for (const QString& folder :
        { here.path(), here.absoluteFilePath(QStringLiteral("../lib/triptych")) }) {
        const QString file = folder + QStringLiteral("/triptych_audio.so");
        // The object of a plugin lives until the program ends.
        if (QFile::exists(file))
            if (auto* sink = qobject_cast<SoundSink*>(QPluginLoader(file).instance()))
                return sink;
    }
    return nullptr;
}
