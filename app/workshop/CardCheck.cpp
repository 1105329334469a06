#include "app/workshop/CardCheck.h"

#include "app/games/Presenters.h"
#include "app/services/EngineWords.h"
#include "app/services/Language.h"

#include "cards/Library.h"
#include "core/JsonText.h"

#include <QRegularExpression>

#include <algorithm>

namespace workshop {

namespace {

/// The word that begins there, or the last sign when the text ends there too early.
Finding marked(std::string field, const QString& paragraph, qsizetype start, qsizetype at)
{
    static const QRegularExpression word(QStringLiteral("[\\p{L}\\p{N}'\u2019-]+|\\S"));
    at = std::clamp<qsizetype>(at, 0, paragraph.size());
    const QRegularExpressionMatch match = word.match(paragraph, at);
    if (match.hasMatch() && match.capturedStart() <= at + 1)
        return { std::move(field), static_cast<int>(start + match.capturedStart()),
            static_cast<int>(match.capturedLength()), {} };
    const qsizetype last = std::max<qsizetype>(0, paragraph.size() - 1);
    return { std::move(field), static_cast<int>(start + last),
        static_cast<int>(std::min<qsizetype>(1, paragraph.size())), {} };
}

/// Columns are counted in letters; QString counts some of them twice.
qsizetype unitOf(const QString& paragraph, qsizetype letters)
{
    qsizetype unit = 0;
    for (qsizetype letter = 0; letter < letters && unit < paragraph.size(); ++letter)
        unit += paragraph.at(unit).isHighSurrogate() ? 2 : 1;
    return unit;
}

struct Paragraph
{
    qsizetype start = 0;
    QString words;
};
/// A paragraph of a text box. Most stand in lines of their own; where there are more than lines, some are parted by
/// two spaces, as publishers print them.
Paragraph paragraphOf(const QString& text, int number)
{
    static const QRegularExpression lineEnd(QStringLiteral("\n"));
    static const QRegularExpression lineEndOrSpaces(QStringLiteral("\n| {2,}"));
    const bool inLines = number < text.count(u'\n') + 1;
    auto ends = (inLines ? lineEnd : lineEndOrSpaces).globalMatch(text);
    qsizetype start = 0;
    while (ends.hasNext()) {
        const QRegularExpressionMatch end = ends.next();
        if (number-- == 0)
            return { start, text.mid(start, end.capturedStart() - start) };
        start = end.capturedEnd();
    }
    return { start, number == 0 ? text.mid(start) : QString() };
}

/// "..., support, paragraph 2, column 14": which field of the form, and where in it.
Finding placed(const Json& card, const CardForm& form, const triptych::Problem& problem)
{
    static const QRegularExpression spot(
        QStringLiteral("(?:, ([a-z0-9 ]+))?, paragraph (\\d+)(?:, column (\\d+))?$"));
    static const QRegularExpression named(QStringLiteral("^The field \"([a-z_.]+)\" "));
    const QString words = QString::fromStdString(problem.text);
    const QRegularExpressionMatch match = spot.match(QString::fromStdString(problem.place));
    if (match.hasMatch()) {
        const auto inBox = [&](const FormField& field) {
            return !field.box.isEmpty() && field.box == match.captured(1);
        };
        const bool boxed = std::ranges::any_of(form.fields, inBox);
        for (const FormField& field : form.fields)
            if (boxed ? inBox(field) : field.key == "text") {
                const std::string& key = field.key;
                const auto [start, paragraph]
                    = paragraphOf(valueOf(card, field), match.captured(2).toInt() - 1);
                Finding found = match.captured(3).isEmpty()
                    ? Finding { key, static_cast<int>(start), static_cast<int>(paragraph.size()),
                          {} }
                    : marked(
                        key, paragraph, start, unitOf(paragraph, match.captured(3).toInt() - 1));
                found.words = enginewords::said(problem.text);
                return found;
            }
    }
    const QRegularExpressionMatch field = named.match(words);
    return { field.captured(1).toStdString(), -1, 0, enginewords::said(problem.text) };
}

} // namespace

std::string packText(const triptych::Game& game, const QList<Json>& cards)
{
    Json pack { { "format", "triptych-cards/1" }, { "game", game.id() },
        { "set", { { "code", "OWN" }, { "name", "Own cards" } } }, { "cards", Json::array() } };
    int number = 0;
    for (Json card : cards) {
        ++number;
        if (triptych::textOf(card, "id").empty())
            card["id"] = "OWN-TRY-" + std::to_string(number);
        if (triptych::textOf(card, "name").empty())
            card["name"]
                = "?"; // The form says that a name is missing; the rest is judged all the same.
        pack["cards"].push_back(std::move(card));
    }
    return triptych::printed(pack);
}

CheckedCard check(const triptych::Game& game, const Json& card)
{
    const CardForm form = CardForm::of(
        QString::fromUtf8(game.id().data(), static_cast<qsizetype>(game.id().size())));
    CheckedCard checked;
    const auto note = [&](const triptych::Problems& problems) {
        for (const triptych::Problem& problem : problems)
            if (const Finding found = placed(card, form, problem);
                !checked.findings.contains(found))
                checked.findings.append(found);
    };
    if (triptych::textOf(card, "name").empty())
        checked.findings.append({ "name", -1, 0, CardForm::tr("Give the card a name.") });
    const triptych::Game::Loaded loaded = game.load({ { "card", packText(game, { card }) } });
    note(loaded.problems);
    if (!loaded.library || loaded.library->size() == 0)
        return checked;
    const triptych::cards::Library& library = *loaded.library;
    note(library.problems(0));
    const auto presenter = makePresenter(game, loaded.library);
    checked.face
        = presenter->printed(QString::fromStdString(triptych::textOf(library.printed(0), "id")));
    if (triptych::textOf(card, "name").empty())
        checked.face.name.clear();
    checked.reads = QString::fromStdString(library.explained(0, Language::tongue()))
                        .split(u'\n', Qt::SkipEmptyParts);
    checked.wording = QString::fromStdString(library.printedBack(0)).trimmed();
    return checked;
}

} // namespace workshop
