#include "app/sounds/AudioFrames.h"

#include <cmath>
#include <cstdint>

namespace {

template <typename Number>
void append(QByteArray& bytes, Number number)
{
    bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
}

} // namespace

QByteArray audioFrames(const std::vector<float>& samples, const QAudioFormat& format)
{
    QByteArray bytes;
    bytes.reserve(static_cast<qsizetype>(samples.size()) * format.bytesPerFrame());
    for (const float sample : samples)
        for (int channel = 0; channel < format.channelCount(); ++channel)
            switch (format.sampleFormat()) {
            case QAudioFormat::UInt8:
                append(bytes, static_cast<std::uint8_t>(std::lround(sample * 127) + 128));
                break;
            case QAudioFormat::Int16:
                append(bytes, static_cast<std::int16_t>(std::lround(sample * 32767)));
                break;
            case QAudioFormat::Int32:
                append(bytes, static_cast<std::int32_t>(std::llround(double(sample) * 2147483647)));
                break;
            case QAudioFormat::Float:
                append(bytes, sample);
                break;
            case QAudioFormat::Unknown:
            case QAudioFormat::NSampleFormats:
                break;
            }
    return bytes;
}
