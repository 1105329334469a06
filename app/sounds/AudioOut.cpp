#include "app/sounds/AudioOut.h"

#include "app/sounds/AudioFrames.h"
#include "app/sounds/SoundWaves.h"

#include <QAudioDevice>
#include <QAudioSink>
#include <QBuffer>
#include <QCoreApplication>
#include <QHash>
#include <QMediaDevices>
#include <QThread>

/// What happens in the thread. A stream is open only while something is heard.
class AudioDesk : public QObject
{
public:
    explicit AudioDesk(std::shared_ptr<std::atomic<SoundSink::Trouble>> trouble)
        : m_trouble(std::move(trouble))
    {
    }

    void play(Sound sound, qreal loudness)
    {
        constexpr qsizetype mostStreams = 4;
        if (findChildren<QAudioSink*>(Qt::FindDirectChildrenOnly).size() >= mostStreams)
            return;
        // Headphones may be plugged in at any time: what is the device is asked anew for each sound.
        const QAudioDevice device = QMediaDevices::defaultAudioOutput();
        if (device.isNull()) {
            *m_trouble = SoundSink::Trouble::NoDevice;
            return;
        }
        *m_trouble = SoundSink::Trouble::None;
        const QAudioFormat format = device.preferredFormat();
        if (format != m_format) {
            m_format = format;
            m_frames.clear();
        }
        if (!m_frames.contains(sound))
            m_frames.insert(sound, audioFrames(sounds::wave(sound, format.sampleRate()), format));
        auto* stream = new QAudioSink(device, format, this);
        auto* frames = new QBuffer(stream);
        frames->setData(m_frames.value(sound));
        frames->open(QIODevice::ReadOnly);
        stream->setVolume(QAudio::convertVolume(static_cast<float>(loudness),
            QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale));
        connect(stream, &QAudioSink::stateChanged, stream, [stream](QAudio::State state) {
            if (state == QAudio::IdleState || state == QAudio::StoppedState)
                stream->deleteLater();
        });
        stream->start(frames);
        if (stream->error() != QAudio::NoError)
            stream->deleteLater();
    }

private:
    std::shared_ptr<std::atomic<SoundSink::Trouble>> m_trouble;
    QAudioFormat m_format;
    QHash<Sound, QByteArray> m_frames; ///< As the device wants them.
};

AudioOut::AudioOut()
    : m_thread(new QThread)
    , m_trouble(std::make_shared<std::atomic<Trouble>>(Trouble::None))
{
    m_desk = new AudioDesk(m_trouble);
    m_desk->moveToThread(m_thread);
    QObject::connect(m_thread, &QThread::finished, m_desk, &QObject::deleteLater);
    m_thread->start(QThread::LowPriority);
}

AudioOut::~AudioOut()
{
    m_thread->quit();
    // One that hangs in the sound server is left alone: the program ends all the same.
    if (m_thread->wait(500))
        delete m_thread;
}

void AudioOut::play(Sound sound, qreal loudness)
{
    QMetaObject::invokeMethod(
        m_desk, [desk = m_desk, sound, loudness] { desk->play(sound, loudness); });
}
