#include "app/reference/windows/LanguageWindow.h"

#include "app/reference/CardLanguage.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace reference {

namespace {

using triptych::text::LanguageEntry;

QString textOf(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

bool holds(const LanguageEntry& entry, const QStringList& wanted)
{
    const QString all = QStringList { textOf(entry.example.words), textOf(entry.example.kind),
        textOf(entry.reading.section), textOf(entry.reading.plain) }
                            .join(u' ');
    return std::ranges::all_of(
        wanted, [&all](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

} // namespace

LanguageWindow::LanguageWindow(QString game, QString title, QWidget* parent)
    : QMainWindow(parent)
    , m_game(std::move(game))
    , m_title(std::move(title))
    , m_search(new QLineEdit(this))
    , m_words(new QTextBrowser(this))
    , m_said(new QLabel(this))
{
    setObjectName(QStringLiteral("languageWindow"));
    resize(720, 620);
    m_search->setObjectName(QStringLiteral("languageSearch"));
    m_search->setClearButtonEnabled(true);
    m_words->setObjectName(QStringLiteral("languageWords"));
    m_words->setOpenLinks(false);
    m_said->setWordWrap(true);
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->addWidget(m_search);
    column->addWidget(m_said);
    column->addWidget(m_words, 1);
    setCentralWidget(page);
    auto* close = new QAction(this);
    close->setShortcuts({ QKeySequence(Qt::Key_Escape), QKeySequence(QKeySequence::Close) });
    addAction(close);
    auto* find = new QAction(this);
    find->setShortcut(QKeySequence::Find);
    addAction(find);
    connect(close, &QAction::triggered, this, &QWidget::close);
    connect(find, &QAction::triggered, this, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    connect(m_search, &QLineEdit::textChanged, this, &LanguageWindow::render);
    connect(m_words, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        const auto& language = cardLanguage(m_game);
        const auto number = static_cast<std::size_t>(link.toString().mid(5).toULongLong());
        if (!language || number >= language->entries.size())
            return;
        const QString words = textOf(language->entries[number].example.words);
        QApplication::clipboard()->setText(words);
        m_said->setText(tr("Copied: %1").arg(words));
    });
    setWords();
}

void LanguageWindow::setWords()
{
    setWindowTitle(tr("Card language: %1").arg(m_title));
    m_search->setPlaceholderText(tr("Search the card language"));
    m_search->setAccessibleName(tr("Search the card language"));
    m_words->setAccessibleName(tr("Examples with what they mean"));
    render();
}

void LanguageWindow::render()
{
    const auto& language = cardLanguage(m_game);
    m_count = 0;
    QString page;
    if (language) {
        const QStringList wanted = m_search->text().split(u' ', Qt::SkipEmptyParts);
        for (const std::string& section : language->sections) {
            QString rows;
            for (std::size_t i = 0; i < language->entries.size(); ++i) {
                const LanguageEntry& entry = language->entries[i];
                if (entry.reading.section != section || !holds(entry, wanted))
                    continue;
                ++m_count;
                rows += QStringLiteral("<p><a href='copy:%1'>%2</a> <i>(%3)</i><br>%4</p>")
                            .arg(QString::number(i), textOf(entry.example.words).toHtmlEscaped(),
                                textOf(entry.example.kind).toHtmlEscaped(),
                                textOf(entry.reading.plain).toHtmlEscaped());
            }
            if (!rows.isEmpty())
                page += QStringLiteral("<h3>%1</h3>%2").arg(textOf(section).toHtmlEscaped(), rows);
        }
        m_said->setText(m_count > 0
                ? tr("Each line can stand on a card of the kind in brackets; below it is what it "
                     "does. Choose one to copy it.")
                : tr("No example has these words. Try fewer of them, or another one."));
    } else {
        m_said->setText(tr("The examples of this game's card language are not written yet. The "
                           "texts of its cards in the deck room show what can be said."));
    }
    m_search->setEnabled(language.has_value());
    m_words->setHtml(page);
}

void LanguageWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        setWords();
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        render();
    QMainWindow::changeEvent(event);
}

} // namespace reference
