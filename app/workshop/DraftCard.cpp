#include "app/workshop/DraftCard.h"

#include "app/services/Content.h"
#include "app/services/SafeFile.h"

#include "core/JsonText.h"

#include <QFile>

namespace workshop::draftcard {

namespace {

QString pathFor(const QString& game)
{
    return Content::ownFolder() + QStringLiteral("/workshop/") + game + QStringLiteral(".json");
}

} // namespace

void keep(const QString& game, const DraftCard& draft)
{
    const Json file { { "format", "triptych-card-draft/1" }, { "pack", draft.pack.toStdString() },
        { "instead", draft.instead.toStdString() }, { "card", draft.card } };
    // That it cannot be kept is told when the card itself is put into a pack.
    safefile::write(pathFor(game), QByteArray::fromStdString(triptych::printed(file, 1) + "\n"));
}

std::optional<DraftCard> read(const QString& game)
{
    if (!QFile::exists(pathFor(game)))
        return std::nullopt;
    const Content::Text text = Content::textOfFile(pathFor(game));
    const triptych::JsonText file = triptych::parseJson(text.text.toStdString(), "draft");
    if (!text.problem.isEmpty() || file.problem
        || triptych::checkFormat(file.value, "triptych-card-draft/1", "draft")
        || !file.value.contains("card") || !file.value["card"].is_object())
        return std::nullopt;
    return DraftCard { Json(file.value["card"]),
        QString::fromStdString(triptych::textOf(file.value, "pack")),
        QString::fromStdString(triptych::textOf(file.value, "instead")) };
}

void forget(const QString& game)
{
    QFile::remove(pathFor(game));
}

} // namespace workshop::draftcard
