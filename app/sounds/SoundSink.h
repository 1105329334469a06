#pragma once

#include "app/scene/Sound.h"

#include <QtPlugin>

/// Whatever can make sounds heard. It never waits and never asks: a sound that cannot be played is not.
class SoundSink
{
public:
    virtual ~SoundSink() = default;

    /// `loudness`: between 0 and 1, as ears judge it.
    virtual void play(Sound sound, qreal loudness) = 0;

    enum class Trouble {
        None,     ///< Or not known yet.
        NoDevice, ///< The machine has nothing to play with.
        NoPlugin, ///< Qt Multimedia was not there when the program was built, or is not now.
    };
    virtual Trouble trouble() const = 0;
};

#define TRIPTYCH_SOUND_SINK "io.github.triptych.SoundSink/1"
Q_DECLARE_INTERFACE(SoundSink, TRIPTYCH_SOUND_SINK)
