#pragma once

#include <QList>
#include <QString>

#include <array>

struct LogLine;

/// What can be heard at the table.
enum class Sound {
    None,
    Asked,   ///< The viewer is asked after somebody else has acted.
    Refused, ///< A click or a drop that means nothing now.
    Played,  ///< A card is laid down or used.
    Struck,  ///< An attack, a block.
    Hurt,
    Lost,   ///< Something died or was thrown away.
    Turned, ///< A card turns over.
    Moved,  ///< Something travels on.
    Coins,
    Dusk,
    Victory,
    Defeat,
    Ended, ///< ... for somebody who only looks on.
};

namespace sounds {

inline constexpr std::array all { Sound::Asked, Sound::Refused, Sound::Played, Sound::Struck,
    Sound::Hurt, Sound::Lost, Sound::Turned, Sound::Moved, Sound::Coins, Sound::Dusk,
    Sound::Victory, Sound::Defeat, Sound::Ended };

/// What is shown and read out for it: "A card turns over".
QString caption(Sound sound);
/// The sound of a kind of line, where its game has no other in mind.
Sound ofKind(const QString& kind);
/// What is heard of lines that came together: each sound once, in order, the last few where there are many.
QList<Sound> of(const QList<LogLine>& lines);

} // namespace sounds
