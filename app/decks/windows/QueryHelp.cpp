#include "app/decks/windows/QueryHelp.h"

#include "app/decks/CardFilter.h"
#include "app/decks/FieldWords.h"

#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

namespace deckroom {

namespace {

QString textOf(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

bool finds(const DeckDesk& desk, const QString& question)
{
    const AskedFilter asked(desk.sharedIndex(), { question, {} });
    for (std::size_t card = 0; card < desk.size(); ++card)
        if (asked.matches(card))
            return true;
    return false;
}

} // namespace

QuerySample::QuerySample(const DeckDesk& desk)
    : phrase(QStringLiteral("\"draw a card\""))
{
    for (const auto& words : { QStringLiteral("\"draw 1 card\""), QStringLiteral("\"draw 1\"") })
        if (!finds(desk, phrase))
            phrase = words;
    const qsizetype types = desk.facets().at(desk.typeFacet()).values.size();
    while (type + 1 < types
        && !finds(desk, desk.question(desk.typeFacet(), type) + QStringLiteral(" cost<=3")))
        ++type;
}

QueryHelp::QueryHelp(const DeckDesk& desk, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("queryHelp"));
    setWindowTitle(tr("Asking for cards"));
    resize(560, 560);
    auto* words = new QTextBrowser(this);
    words->setObjectName(QStringLiteral("queryHelpWords"));
    words->setAccessibleName(windowTitle());
    words->setOpenLinks(false);
    words->setHtml(allThatMayBeAsked(desk));
    connect(words, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        Q_EMIT asked(
            QUrl::fromPercentEncoding(link.toString(QUrl::FullyEncoded).mid(4).toLatin1()));
    });
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Back"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(words, 1);
    column->addWidget(buttons);
}

QString QueryHelp::allThatMayBeAsked(const DeckDesk& desk)
{
    QString html;
    const auto paragraph
        = [&html](const QString& words) { html += QStringLiteral("<p>%1</p>").arg(words); };
    const auto example = [&html](const QString& question, const QString& words) {
        html += QStringLiteral("<p style='margin-left:12px'><a href='ask:%1'>%2</a><br>%3</p>")
                    .arg(QString::fromLatin1(QUrl::toPercentEncoding(question)),
                        question.toHtmlEscaped(), words.toHtmlEscaped());
    };
    paragraph(tr("Words are looked for in names and texts. What stands side by side must all hold. "
                 "Choose an example to try it:"));
    const Facet& kin = desk.facets().at(desk.kinship());
    const QuerySample sample(desk);
    const QString type = desk.question(desk.typeFacet(), sample.type);
    const QString first = desk.question(desk.kinship(), 0);
    const QString second = desk.question(desk.kinship(), 1);
    example(sample.phrase, tr("these words together"));
    example(QStringLiteral("%1 cost<=3").arg(type),
        tr("%1 that cost 3 or less", "Characters that ...")
            .arg(desk.facets().at(desk.typeFacet()).titles.at(sample.type)));
    example(QStringLiteral("%1 or %2").arg(first, second),
        tr("%1 or %2", "a value or another").arg(kin.titles.at(0), kin.titles.at(1)));
    example(QStringLiteral("-%1 (draw or discard)").arg(first),
        tr("not %1, and one of these words").arg(kin.titles.at(0)));
    if (const QStringList words = desk.keywords(); !words.isEmpty())
        example(QStringLiteral("keyword:\"%1\"").arg(words.first()),
            tr("with the keyword %1").arg(words.first()));
    example(QStringLiteral("legal:%1 is:own").arg(desk.rulesets().first()),
        tr("your own cards that may be in a deck of these rules"));
    paragraph(tr("All that may be asked, with its other names:"));
    html += QStringLiteral("<table cellpadding='3'>");
    const auto row = [&html](const QString& name, const QString& what) {
        html += QStringLiteral("<tr><td><b>%1</b></td><td>%2</td></tr>")
                    .arg(name.toHtmlEscaped(), what.toHtmlEscaped());
    };
    for (const triptych::cards::CardField& field : desk.index().fields()) {
        QStringList names { FieldWords::name(field.name), textOf(field.name) };
        for (const std::string_view alias : field.aliases)
            names.append(textOf(alias));
        names.removeDuplicates();
        row(names.join(QStringLiteral(", ")), FieldWords::help(field.help));
    }
    row(QStringLiteral("legal"),
        tr("may be in a deck of: %1").arg(desk.rulesets().join(QStringLiteral(", "))));
    row(QStringLiteral("is:own"), tr("from your own files"));
    row(QStringLiteral("is:unplayable"), tr("its text is not understood"));
    html += QStringLiteral("</table>");
    paragraph(tr("Numbers are compared with = != &lt; &lt;= &gt; &gt;=, also with each other."));
    return html;
}

} // namespace deckroom
