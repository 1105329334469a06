#pragma once

#include "app/sounds/SoundSink.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

class MatchViewModel;
class Preferences;

/// Plays what is heard at the table, unless it is switched off: one sound after the other, none twice in a
/// moment, and what would come too late not at all. Nothing that has to do with audio is loaded before the
/// first sound is due.
class SoundPlayer : public QObject
{
    Q_OBJECT

public:
    /// Asked once, when the first sound is due. May give nothing.
    using MakeSink = std::function<SoundSink*()>;

    SoundPlayer(MatchViewModel& table, MakeSink makeSink, QObject* parent = nullptr);

    void hear(Sound sound);
    /// The sink of the plugin beside the program or where it was installed; null without one. Lives as
    /// long as the program.
    static SoundSink* load();

private:
    void playNext();
    void playSample();
    void tellTrouble();

    Preferences& m_preferences;
    MakeSink m_makeSink;
    SoundSink* m_sink = nullptr;
    bool m_asked = false; ///< For a sink.
    QList<Sound> m_waiting;
    QTimer m_gap;    ///< Between two sounds.
    QTimer m_sample; ///< Until the volume stays as it is.
};
