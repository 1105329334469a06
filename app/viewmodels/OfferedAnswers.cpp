#include "app/viewmodels/OfferedAnswers.h"

#include "app/viewmodels/ForecastWords.h"

#include <QSet>

namespace {

QString textIn(const QVariantMap& row, const char* name)
{
    return row.value(QLatin1String(name)).toString();
}

QString lineOf(const QVariantList& rows)
{
    return rows.size() == 1 ? textIn(rows.first().toMap(), "line") : QString();
}

} // namespace

// --- What is offered

QStringList OfferedAnswers::lines() const
{
    return m_shown.mayAnswer() ? m_shown.scene.lines : QStringList();
}

QVariantList OfferedAnswers::on(const QString& key) const
{
    return m_shown.mayAnswer() ? m_shown.scene.answers.value(key) : QVariantList();
}

QVariantList OfferedAnswers::between(const QString& key, const QString& target) const
{
    QVariantList found;
    const QVariantList options = on(key);
    QSet<QString> labels; // copies of a card do the same
    for (const QVariant& option : options) {
        QVariantMap row = option.toMap();
        const QString label = textIn(row, "label");
        const bool aimed = m_shown.scene.targets.value(textIn(row, "line")).contains(target);
        if ((!aimed && textIn(row, "place") != target) || labels.contains(label))
            continue;
        labels.insert(label);
        if (aimed)
            row.insert(QStringLiteral("aim"), target);
        found.append(row);
    }
    return found;
}

QStringList OfferedAnswers::targetsOf(const QString& key) const
{
    return m_shown.mayAnswer() ? m_shown.presenter->dropTargets(m_shown.scene, key) : QStringList();
}

// --- Which line is meant

QString OfferedAnswers::only(const QString& key) const
{
    return lineOf(on(key));
}

QString OfferedAnswers::tapped(const QString& key) const
{
    const QVariantList options = on(key);
    const QVariantMap row = options.size() == 1 ? options.first().toMap() : QVariantMap();
    const bool asked
        = row.contains(QStringLiteral("place")) || row.contains(QStringLiteral("weighty"));
    return asked ? QString() : textIn(row, "line");
}

QString OfferedAnswers::dropped(const QString& key, const QString& target) const
{
    if (target.isEmpty())
        return {};
    const QVariantList options = between(key, target);
    const QString line = options.isEmpty() ? inDropping(key, target).value(0) : lineOf(options);
    return m_shown.scene.lines.contains(line) ? line : QString();
}

QString OfferedAnswers::passing() const
{
    const QString pass = QStringLiteral("pass");
    if (lines().contains(pass))
        return pass;
    if (m_shown.mayAnswer())
        for (const Choice& button : m_shown.scene.buttons)
            if (button.primary)
                return button.line;
    return {};
}

QStringList OfferedAnswers::inDropping(const QString& key, const QString& target) const
{
    return m_shown.mayAnswer() ? m_shown.presenter->drop(m_shown.scene, key, target)
                               : QStringList();
}

// --- What comes of it

QVariantMap OfferedAnswers::forecast(const QString& line) const
{
    const auto found = m_shown.forecasts.find(line.toStdString());
    if (!m_shown.mayAnswer() || found == m_shown.forecasts.end())
        return {};
    return ForecastWords::of(
        found->second, line, *m_shown.presenter, m_shown.snapshot, m_shown.table);
}

QString OfferedAnswers::warning(const QString& line) const
{
    return m_shown.scene.warnings.value(line);
}

bool OfferedAnswers::loses(const QString& line) const
{
    const auto found = m_shown.forecasts.find(line.toStdString());
    return found != m_shown.forecasts.end() && found->second.loses;
}

QVariantList OfferedAnswers::reach(const QString& key) const
{
    return m_shown.presenter && m_shown.curtainSeat.isEmpty()
        ? m_shown.presenter->reach(m_shown.scene, key)
        : QVariantList();
}

QVariantList OfferedAnswers::danger() const
{
    QVariantList found;
    if (!m_shown.curtainSeat.isEmpty())
        return found;
    for (const triptych::Threat& threat : m_shown.snapshot.threats) {
        QStringList names;
        for (const std::string& who : threat.by)
            if (const QString name = m_shown.scene.faces.value(QString::fromStdString(who)).name;
                !name.isEmpty() && !names.contains(name))
                names.append(name);
        names.sort();
        found.append(QVariantMap { { QStringLiteral("tile"), QString::fromStdString(threat.place) },
            { QStringLiteral("standing"), threat.standing }, { QStringLiteral("names"), names } });
    }
    return found;
}

// --- Why not

QString OfferedAnswers::whyNot(const QString& key) const
{
    if (!m_shown.presenter || !on(key).isEmpty() || !m_shown.curtainSeat.isEmpty())
        return {};
    const QString why = refusal(key);
    return why.isEmpty() ? m_shown.presenter->refusal(m_shown.scene, key, {}) : why;
}

QString OfferedAnswers::whyNotDropped(const QString& key, const QString& target) const
{
    const QString why = m_shown.presenter->refusal(m_shown.scene, key, target);
    return why.isEmpty() ? refusal(key) : why; // nothing can be done with it at all
}

QString OfferedAnswers::refusal(const QString& key) const
{
    return m_shown.mayAnswer() ? m_shown.scene.refusals.value(key) : QString();
}
