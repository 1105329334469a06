#include "app/match/AskingWishes.h"

#include <QSettings>

namespace asking {

namespace {

constexpr auto group = "asking";

QString listOf(const QString& game)
{
    return QLatin1String(group) + u'/' + game + QStringLiteral("/remembered");
}

QString stopsOf(const QString& game, const char* turns)
{
    return QLatin1String(group) + u'/' + game + u'/' + QLatin1String(turns);
}

QString keyOf(const char* name)
{
    return QLatin1String(group) + u'/' + QLatin1String(name);
}

void write(const QString& game, const QList<Remembered>& list)
{
    QStringList lines;
    for (const Remembered& each : list)
        lines.append((each.yes ? QStringLiteral("yes") : QStringLiteral("no")) + u'\t' + each.name
            + u'\t' + each.what);
    QSettings().setValue(listOf(game), lines);
}

} // namespace

Wishes wishes()
{
    const QSettings stored;
    Wishes wishes;
    const auto read = [&stored](const char* name, bool& wish) {
        wish = stored.value(keyOf(name), wish).toBool();
    };
    read("attacked", wishes.attacked);
    read("targeted", wishes.targeted);
    read("acts", wishes.acts);
    read("triggers", wishes.triggers);
    read("eachStep", wishes.eachStep);
    return wishes;
}

void setWishes(const Wishes& wishes)
{
    QSettings stored;
    stored.setValue(keyOf("attacked"), wishes.attacked);
    stored.setValue(keyOf("targeted"), wishes.targeted);
    stored.setValue(keyOf("acts"), wishes.acts);
    stored.setValue(keyOf("triggers"), wishes.triggers);
    stored.setValue(keyOf("eachStep"), wishes.eachStep);
}

QList<Remembered> remembered(const QString& game)
{
    QList<Remembered> list;
    for (const QString& line : QSettings().value(listOf(game)).toStringList())
        if (const QStringList parts = line.split(u'\t'); parts.size() == 3)
            list.append({ parts[1], parts[2], parts[0] == u"yes" });
    return list;
}

void remember(const QString& game, const Remembered& what)
{
    QList<Remembered> list = remembered(game);
    list.removeIf([&what](const Remembered& each) { return each.name == what.name; });
    list.append(what);
    write(game, list);
}

void forget(const QString& game, const QString& name)
{
    QList<Remembered> list = remembered(game);
    list.removeIf([&name](const Remembered& each) { return each.name == name; });
    write(game, list);
}

QSet<QString> stops(const QString& game, const char* turns, const std::set<std::string>& usual)
{
    const QSettings stored;
    const QString key = stopsOf(game, turns);
    QStringList pips = stored.value(key).toStringList();
    if (!stored.contains(key))
        for (const std::string& pip : usual)
            pips.append(QString::fromStdString(pip));
    return { pips.begin(), pips.end() };
}

void keepStops(const QString& game, const char* turns, const QSet<QString>& pips)
{
    QSettings().setValue(stopsOf(game, turns), QStringList(pips.values()));
}

} // namespace asking
