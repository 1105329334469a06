#pragma once

#include "app/scene/LogLine.h"
#include "app/scene/Sound.h"

#include <QList>

/// What is heard of a match: nothing but the lines that the viewer reads and the question that they are asked.
class HeardMoments
{
public:
    struct Now
    {
        QString viewer;
        bool over = false;
        Sound end = Sound::Ended; ///< How its end sounds.
        bool asked = false;       ///< The viewer is asked anew.
    };

    void clear();
    /// What was over before is not heard again.
    void begin(bool over) { m_endHeard = over; }
    /// The sounds of what is told now, in their order.
    QList<Sound> next(const QList<LogLine>& told, const Now& now);

private:
    bool m_othersActed = true; ///< Since the viewer was asked last.
    bool m_endHeard = false;
};
