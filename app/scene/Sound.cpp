#include "app/scene/Sound.h"

#include "app/scene/LogLine.h"

#include <QCoreApplication>

namespace {

struct Sounds
{
    Q_DECLARE_TR_FUNCTIONS(Sounds)
};

constexpr qsizetype mostAtOnce = 3;

} // namespace

QString sounds::caption(Sound sound)
{
    switch (sound) {
    case Sound::None:
        return {};
    case Sound::Asked:
        return Sounds::tr("You are asked");
    case Sound::Refused:
        return Sounds::tr("That does not work");
    case Sound::Played:
        return Sounds::tr("A card is laid down");
    case Sound::Struck:
        return Sounds::tr("A blow is struck");
    case Sound::Hurt:
        return Sounds::tr("Something is hurt");
    case Sound::Lost:
        return Sounds::tr("Something is lost");
    case Sound::Turned:
        return Sounds::tr("A card turns over");
    case Sound::Moved:
        return Sounds::tr("Something moves");
    case Sound::Coins:
        return Sounds::tr("Coins ring");
    case Sound::Dusk:
        return Sounds::tr("Dusk falls");
    case Sound::Victory:
        return Sounds::tr("You have won");
    case Sound::Defeat:
        return Sounds::tr("You have lost");
    case Sound::Ended:
        return Sounds::tr("The game is over");
    }
    return {};
}

Sound sounds::ofKind(const QString& kind)
{
    static const std::pair<QLatin1String, Sound> kinds[] {
        { QLatin1String("play"), Sound::Played },
        { QLatin1String("combat"), Sound::Struck },
        { QLatin1String("damage"), Sound::Hurt },
        { QLatin1String("death"), Sound::Lost },
        { QLatin1String("reveal"), Sound::Turned },
    };
    for (const auto& [name, sound] : kinds)
        if (kind == name)
            return sound;
    return Sound::None;
}

QList<Sound> sounds::of(const QList<LogLine>& lines)
{
    QList<Sound> heard;
    for (const LogLine& line : lines)
        if (line.sound != Sound::None && !heard.contains(line.sound))
            heard.append(line.sound);
    return heard.size() > mostAtOnce ? heard.last(mostAtOnce) : heard;
}
