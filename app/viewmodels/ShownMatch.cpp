#include "app/viewmodels/ShownMatch.h"

#include "app/viewmodels/SeatPortraits.h"
#include "app/viewmodels/TakeBackWords.h"

Scene ShownMatch::sceneNow() const
{
    Scene made = presenter->scene(snapshot, table);
    seatportraits::addTo(made);
    if (made.prompt.mine)
        made.prompt.undoText = takebackwords::undo(made.prompt, snapshot, *presenter, table);
    return made;
}

QString ShownMatch::thinkingName() const
{
    return snapshot.thinking && snapshot.question
        ? table.nameOf(QString::fromStdString(snapshot.question->seat))
        : QString();
}

QString ShownMatch::memory() const
{
    const std::string& asked = snapshot.memory;
    if (!mayAnswer() || asked.empty())
        return {};
    const QString name = scene.faces.value(scene.prompt.causeKey).name;
    const QString id = QString::fromStdString(asked).section(u' ', 1);
    return name.isEmpty() ? presenter->printed(id).name : name;
}

QString ShownMatch::consentText() const
{
    return snapshot.consent ? takebackwords::consent(*snapshot.consent, table) : QString();
}

QStringList ShownMatch::consentLines() const
{
    return snapshot.consent && presenter ? takebackwords::seenSince(snapshot, *presenter, table)
                                         : QStringList();
}
