#include "app/match/FaultReport.h"

#include "app/services/Settings.h"

#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QSettings>
#include <QSysInfo>

namespace {

/// A journal is some kilobytes; what is far more than that has its own fault.
constexpr qint64 mostBytes = 4 * 1024 * 1024;

QString line(const char* name, const QString& value)
{
    return QStringLiteral("%1: %2\n").arg(QLatin1String(name), value);
}

/// How the table looks and asks; names of files and folders stay out of it.
QString settingsText()
{
    QString text;
    const QSettings stored;
    for (const QString& key : stored.allKeys())
        for (const char* group : { "look/", "play/", "asking/", "hints/wanted" })
            if (key.startsWith(QLatin1String(group)))
                text += QStringLiteral("  %1 = %2\n")
                            .arg(key, stored.value(key).toStringList().join(QStringLiteral(", ")));
    return text.isEmpty() ? QStringLiteral("  as they come\n") : text;
}

} // namespace

QString faultreport::head(const std::optional<MatchPlan>& match, const QString& journal)
{
    QString text = QStringLiteral("Triptych fault report\n");
    text += line("version", QStringLiteral(TRIPTYCH_VERSION));
    text += line("Qt", QString::fromLatin1(qVersion()));
    text += line("system",
        QStringLiteral("%1, %2 %3, %4")
            .arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(), QSysInfo::kernelVersion(),
                QSysInfo::currentCpuArchitecture()));
    text += line("screen",
        QStringLiteral("%1, %2").arg(QGuiApplication::platformName(),
            settings::softwareRendering() ? QStringLiteral("drawn by software")
                                          : QStringLiteral("drawn by the graphics card")));
    text += line("language", QLocale().name());
    text += QStringLiteral("settings:\n") + settingsText();
    if (!match)
        return text + QStringLiteral("match: none\n");
    text += line("game", match->game);
    text += line("rules", match->ruleset);
    text += line("seed", QString::number(match->seed));
    for (const MatchPlan::Seat& seat : match->seats)
        text += line("seat", seat.agent);
    text += line(
        "journal", journal.isEmpty() ? QStringLiteral("none") : QFileInfo(journal).fileName());
    return text;
}

QString faultreport::text(const std::optional<MatchPlan>& match, const QString& journal)
{
    QString text = head(match, journal);
    QFile file(journal);
    if (journal.isEmpty() || !match || !file.open(QIODevice::ReadOnly))
        return text;
    const QByteArray all = file.read(mostBytes);
    text += QStringLiteral("\n") + QString::fromUtf8(all);
    if (file.size() > mostBytes)
        text += QStringLiteral("\n(the rest of %1 bytes is left out)\n").arg(file.size());
    return text;
}
