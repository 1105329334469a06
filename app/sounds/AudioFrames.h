#pragma once

#include <QAudioFormat>
#include <QByteArray>

#include <vector>

/// Samples as a device wants them: the same on each of its channels.
QByteArray audioFrames(const std::vector<float>& samples, const QAudioFormat& format);
