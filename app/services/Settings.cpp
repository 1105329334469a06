#include "app/services/Settings.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSettings>

#include <cmath>

namespace settings {

namespace {

constexpr auto textScaleKey = "look/textScale";
constexpr auto motionKey = "look/motion";
constexpr auto themeKey = "look/theme";
constexpr auto paceKey = "play/pace";
constexpr auto stepwiseKey = "play/stepwise";
constexpr auto stagingKey = "play/staging";
constexpr auto dangerKey = "play/danger";
constexpr auto soundsKey = "sound/on";
constexpr auto volumeKey = "sound/volume";
constexpr auto captionsKey = "sound/captions";
constexpr auto softwareKey = "look/softwareRendering";
constexpr auto languageKey = "look/language";

void write(const char* key, const QVariant& value)
{
    QSettings().setValue(QLatin1String(key), value);
}

} // namespace

QString putDamagedAside()
{
    const QSettings stored;
    if (stored.status() != QSettings::FormatError)
        return {};
    const QString aside = stored.fileName() + QStringLiteral(".damaged");
    QFile::remove(aside);
    if (!QFile::copy(stored.fileName(), aside))
        return QCoreApplication::translate("Settings",
            "The settings in %1 are damaged and are not all used. They could not be kept aside; "
            "copy the file if you need it, the next change writes over it.")
            .arg(stored.fileName());
    return QCoreApplication::translate("Settings",
        "The settings in %1 are damaged and are not all used. The file as it was is kept as %2; "
        "what you change from now on is kept as usual.")
        .arg(stored.fileName(), aside);
}

void keep(Preferences& preferences)
{
    const QSettings stored;
    const QVariant scale = stored.value(QLatin1String(textScaleKey));
    bool isNumber = false;
    if (const qreal meant = scale.toReal(&isNumber); isNumber && std::isfinite(meant))
        preferences.setTextScale(meant);
    preferences.setMotion(stored.value(QLatin1String(motionKey), preferences.motion()).toBool());
    preferences.setTheme(stored.value(QLatin1String(themeKey), preferences.theme()).toString());
    const auto number = [&stored](const char* key, int otherwise) {
        bool isNumber = false;
        const int meant = stored.value(QLatin1String(key)).toInt(&isNumber);
        return isNumber ? meant : otherwise;
    };
    preferences.setPace(number(paceKey, preferences.pace()));
    preferences.setStepwise(
        stored.value(QLatin1String(stepwiseKey), preferences.stepwise()).toBool());
    preferences.setStaging(number(stagingKey, preferences.staging()));
    preferences.setDanger(stored.value(QLatin1String(dangerKey), preferences.danger()).toBool());
    preferences.setSounds(stored.value(QLatin1String(soundsKey), preferences.sounds()).toBool());
    preferences.setVolume(number(volumeKey, preferences.volume()));
    preferences.setCaptions(
        stored.value(QLatin1String(captionsKey), preferences.captions()).toBool());
    Preferences* p = &preferences;
    QObject::connect(p, &Preferences::soundsChanged, p, [p] { write(soundsKey, p->sounds()); });
    QObject::connect(p, &Preferences::volumeChanged, p, [p] { write(volumeKey, p->volume()); });
    QObject::connect(
        p, &Preferences::captionsChanged, p, [p] { write(captionsKey, p->captions()); });
    QObject::connect(p, &Preferences::dangerChanged, p, [p] { write(dangerKey, p->danger()); });
    QObject::connect(
        p, &Preferences::textScaleChanged, p, [p] { write(textScaleKey, p->textScale()); });
    QObject::connect(p, &Preferences::motionChanged, p, [p] { write(motionKey, p->motion()); });
    QObject::connect(p, &Preferences::lookChanged, p, [p] { write(themeKey, p->theme()); });
    QObject::connect(p, &Preferences::paceChanged, p, [p] {
        write(paceKey, p->pace());
        write(stepwiseKey, p->stepwise());
    });
    QObject::connect(p, &Preferences::stagingChanged, p, [p] { write(stagingKey, p->staging()); });
}

bool hasGraphicsCard([[maybe_unused]] const QString& devices)
{
#ifdef Q_OS_LINUX
    // The kernel's drivers, NVIDIA's own, and a Windows host's for its Linux guests.
    for (const char* device : { "dri", "nvidiactl", "dxg" })
        if (QFileInfo::exists(devices + u'/' + QLatin1String(device)))
            return true;
    return false;
#else
    return true;
#endif
}

bool softwareRendering()
{
    return QSettings().value(QLatin1String(softwareKey), !hasGraphicsCard()).toBool();
}

void setSoftwareRendering(bool on)
{
    write(softwareKey, on);
}

QString language()
{
    return QSettings().value(QLatin1String(languageKey), QStringLiteral("system")).toString();
}

void setLanguage(const QString& language)
{
    write(languageKey, language);
}

} // namespace settings
