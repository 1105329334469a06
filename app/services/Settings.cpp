#include "app/services/Settings.h"

#include <QSettings>

namespace settings {

namespace {

constexpr auto textScaleKey = "look/textScale";
constexpr auto motionKey = "look/motion";
constexpr auto themeKey = "look/theme";
constexpr auto paceKey = "play/pace";
constexpr auto stagingKey = "play/staging";
constexpr auto softwareKey = "look/softwareRendering";
constexpr auto languageKey = "look/language";

void write(const char* key, const QVariant& value)
{
    QSettings().setValue(QLatin1String(key), value);
}

} // namespace

void keep(Preferences& preferences)
{
    const QSettings stored;
    preferences.setTextScale(
        stored.value(QLatin1String(textScaleKey), preferences.textScale()).toReal());
    preferences.setMotion(stored.value(QLatin1String(motionKey), preferences.motion()).toBool());
    preferences.setTheme(stored.value(QLatin1String(themeKey), preferences.theme()).toString());
    preferences.setPace(stored.value(QLatin1String(paceKey), preferences.pace()).toInt());
    preferences.setStaging(stored.value(QLatin1String(stagingKey), preferences.staging()).toInt());
    Preferences* p = &preferences;
    QObject::connect(
        p, &Preferences::textScaleChanged, p, [p] { write(textScaleKey, p->textScale()); });
    QObject::connect(p, &Preferences::motionChanged, p, [p] { write(motionKey, p->motion()); });
    QObject::connect(p, &Preferences::lookChanged, p, [p] { write(themeKey, p->theme()); });
    QObject::connect(p, &Preferences::paceChanged, p, [p] { write(paceKey, p->pace()); });
    QObject::connect(p, &Preferences::stagingChanged, p, [p] { write(stagingKey, p->staging()); });
}

bool softwareRendering()
{
    return QSettings().value(QLatin1String(softwareKey), false).toBool();
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
