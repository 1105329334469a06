#include "app/sounds/SoundWaves.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

// A struck bar of wood is a few damped tones, the higher ones weaker and sooner gone; a card that
// brushes over a table is noise that swells and fades. Everything that is heard is put together of these two.

namespace {

class Samples
{
public:
    Samples(int rate, double seconds)
        : m_rate(rate)
        , m_samples(static_cast<std::size_t>(rate * seconds))
    {
    }

    /// A bar of that pitch (in hertz) is struck; after `ring` seconds a thousandth is left of it.
    Samples& bar(double at, double pitch, double ring, double loudness)
    {
        // How the tones of a free bar lie to its lowest one.
        static constexpr double tones[][3] { { 1.0, 1.0, 1.0 }, { 2.76, 0.32, 0.45 },
            { 5.40, 0.10, 0.2 } };
        for (const auto& [ratio, share, life] : tones)
            for (std::size_t i = first(at); i < m_samples.size(); ++i) {
                const double time = static_cast<double>(i - first(at)) / m_rate;
                const double fade = std::exp(-6.9 * time / (ring * life));
                const double rise = std::min(1.0, time / 0.002); // no click at the beginning
                m_samples[i] += loudness * share * rise * fade
                    * std::sin(2 * std::numbers::pi * pitch * ratio * time);
            }
        return *this;
    }
    /// Noise that swells and fades; `softness` near 1 takes the height out of it.
    Samples& brush(double at, double seconds, double softness, double loudness)
    {
        std::uint32_t random = 2463534242U;
        double smooth = 0;
        const auto length = static_cast<std::size_t>(seconds * m_rate);
        for (std::size_t i = 0; i < length && first(at) + i < m_samples.size(); ++i) {
            random ^= random << 13;
            random ^= random >> 17;
            random ^= random << 5;
            const double white = static_cast<double>(random) / 2147483648.0 - 1;
            smooth = softness * smooth + (1 - softness) * white;
            const double swell
                = std::sin(std::numbers::pi * static_cast<double>(i) / static_cast<double>(length));
            m_samples[first(at) + i] += loudness * swell * swell * smooth;
        }
        return *this;
    }
    /// No louder than that, and silent at the end.
    std::vector<float> atMost(double peak) const
    {
        double highest = 0;
        for (const double sample : m_samples)
            highest = std::max(highest, std::abs(sample));
        const std::size_t fade = std::min(m_samples.size(), static_cast<std::size_t>(m_rate / 50));
        std::vector<float> samples;
        samples.reserve(m_samples.size());
        for (std::size_t i = 0; i < m_samples.size(); ++i) {
            const std::size_t left = m_samples.size() - 1 - i;
            const double end
                = left < fade ? static_cast<double>(left) / static_cast<double>(fade) : 1;
            samples.push_back(
                static_cast<float>(highest > 0 ? m_samples[i] / highest * peak * end : 0));
        }
        return samples;
    }

private:
    std::size_t first(double at) const { return static_cast<std::size_t>(at * m_rate); }

    int m_rate;
    std::vector<double> m_samples;
};

} // namespace

std::vector<float> sounds::wave(Sound sound, int rate)
{
    switch (sound) {
    case Sound::None:
        return {};
    case Sound::Asked: // two light notes upwards
        return Samples(rate, 0.5).bar(0, 784, 0.3, 0.8).bar(0.11, 988, 0.35, 1).atMost(0.35);
    case Sound::Refused: // two dull knocks
        return Samples(rate, 0.3).bar(0, 147, 0.12, 1).bar(0.1, 131, 0.14, 1).atMost(0.35);
    case Sound::Played: // a card is put down: paper, then the table
        return Samples(rate, 0.3).brush(0, 0.11, 0.55, 1.2).bar(0.07, 262, 0.12, 0.6).atMost(0.3);
    case Sound::Struck:
        return Samples(rate, 0.35).brush(0, 0.1, 0.2, 0.7).bar(0.05, 196, 0.2, 1).atMost(0.42);
    case Sound::Hurt:
        return Samples(rate, 0.35).bar(0, 110, 0.22, 1).bar(0.02, 165, 0.15, 0.6).atMost(0.4);
    case Sound::Lost: // three bars falling over
        return Samples(rate, 0.5)
            .bar(0, 330, 0.16, 0.8)
            .bar(0.08, 262, 0.18, 0.8)
            .bar(0.16, 196, 0.25, 1)
            .atMost(0.35);
    case Sound::Turned: // up, over, down
        return Samples(rate, 0.5)
            .brush(0, 0.22, 0.35, 1)
            .bar(0.2, 523, 0.25, 0.5)
            .bar(0.24, 659, 0.3, 0.5)
            .atMost(0.34);
    case Sound::Moved:
        return Samples(rate, 0.35).brush(0, 0.2, 0.8, 2.2).bar(0.14, 392, 0.2, 0.4).atMost(0.3);
    case Sound::Coins:
        return Samples(rate, 0.45)
            .bar(0, 2093, 0.2, 0.7)
            .bar(0.06, 2637, 0.25, 0.6)
            .bar(0.15, 2349, 0.2, 0.5)
            .atMost(0.22);
    case Sound::Dusk: // a low bell far away
        return Samples(rate, 1.2).bar(0, 131, 1.1, 1).bar(0.02, 196, 0.9, 0.5).atMost(0.38);
    case Sound::Victory:
        return Samples(rate, 1.2)
            .bar(0, 523, 0.5, 0.8)
            .bar(0.14, 659, 0.5, 0.8)
            .bar(0.28, 784, 0.5, 0.9)
            .bar(0.46, 1047, 0.7, 1)
            .atMost(0.42);
    case Sound::Defeat:
        return Samples(rate, 1.2)
            .bar(0, 392, 0.5, 0.9)
            .bar(0.2, 330, 0.5, 0.9)
            .bar(0.42, 262, 0.75, 1)
            .atMost(0.4);
    case Sound::Ended:
        return Samples(rate, 0.9).bar(0, 392, 0.5, 0.9).bar(0.2, 392, 0.65, 1).atMost(0.38);
    }
    return {};
}
