#pragma once

#include "app/sounds/SoundSink.h"

#include <QObject>

#include <atomic>
#include <memory>

class QThread;
class AudioDesk;

/// Sounds by Qt Multimedia, in a thread of its own: a sound server that does not answer keeps nobody waiting.
class AudioOut : public QObject, public SoundSink
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID TRIPTYCH_SOUND_SINK)
    Q_INTERFACES(SoundSink)

public:
    AudioOut();
    ~AudioOut() override;

    void play(Sound sound, qreal loudness) override;
    Trouble trouble() const override { return *m_trouble; }

private:
    QThread* m_thread;
    AudioDesk* m_desk; ///< Lives in the thread.
    std::shared_ptr<std::atomic<Trouble>>
        m_trouble; ///< Told by the thread, which may outlive this.
};
