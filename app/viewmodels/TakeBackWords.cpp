#include "app/viewmodels/TakeBackWords.h"

#include "app/viewmodels/MatchViewModel.h"

#include <QLocale>

namespace {

/// What an answer line is called in a scene, on a button, in the list or on a card.
QString labelIn(const Scene& scene, const QString& line)
{
    for (const QList<Choice>* choices : { &scene.buttons, &scene.list })
        for (const Choice& choice : *choices)
            if (choice.line == line)
                return choice.label;
    for (const QVariantList& rows : scene.answers)
        for (const QVariant& row : rows)
            if (row.toMap().value(QStringLiteral("line")).toString() == line)
                return row.toMap().value(QStringLiteral("label")).toString();
    return {};
}

QString whyNothing(const std::string& because)
{
    if (because == "told")
        return MatchViewModel::tr(
            "Nothing can be taken back: since then something hidden has been seen.");
    if (because == "others")
        return MatchViewModel::tr("Nothing can be taken back: since then somebody else has acted.");
    return MatchViewModel::tr("There is nothing to take back yet.");
}

} // namespace

QString takebackwords::undo(const Prompt& prompt, const Snapshot& snapshot,
    const Presenter& presenter, const TableInfo& table)
{
    if (!prompt.canUndo)
        return whyNothing(snapshot.standsBecause);
    QString words = prompt.undoText;
    if (!snapshot.before)
        return words;
    const Scene before = presenter.scene(*snapshot.before, table);
    if (const QString label = labelIn(before, QString::fromStdString(snapshot.takeBack));
        !label.isEmpty())
        words = MatchViewModel::tr("Take back: %1").arg(label);
    QStringList names;
    for (const std::string& seat : snapshot.agreeing)
        names.append(table.nameOf(QString::fromStdString(seat)));
    if (!names.isEmpty())
        words = MatchViewModel::tr("%1 (%2 is asked first)", "undo: who has to agree")
                    .arg(words, QLocale().createSeparatedList(names));
    return words;
}

QString takebackwords::consent(const Snapshot::Consent& asked, const TableInfo& table)
{
    const QString who = table.nameOf(QString::fromStdString(asked.seat));
    const int own = asked.answers - asked.ofThem;
    if (asked.ofThem == 0)
        return MatchViewModel::tr(
            "%1 would like to take back what they did last, although hidden cards or chance "
            "have been seen since. Do you agree?")
            .arg(who);
    return MatchViewModel::tr(
        "%1 would like to take back what they did last (answers of theirs: %2). What you "
        "have done since (answers of yours: %3) would be undone as well. Do you agree?")
        .arg(who)
        .arg(own)
        .arg(asked.ofThem);
}

QStringList takebackwords::seenSince(
    const Snapshot& snapshot, const Presenter& presenter, const TableInfo& table)
{
    QStringList lines;
    for (const LogLine& line : presenter.log(snapshot.consent->events, snapshot, table))
        if (line.kind != u"phase" && !line.text.isEmpty())
            lines.append(line.text);
    return lines;
}
