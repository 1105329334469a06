#include "app/windows/ImportDeckDialog.h"

#include "app/games/Presenters.h"
#include "app/services/EngineWords.h"
#include "app/services/KeptFile.h"
#include "app/workshop/windows/UniquesDialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

using triptych::Problem;
using triptych::Problems;

namespace {

constexpr int pauseAfterTyping = 200; // milliseconds

int cardsIn(const triptych::decks::DeckList& deck)
{
    return std::accumulate(deck.main.begin(), deck.main.end(), 0,
        [](int sum, const triptych::decks::Entry& entry) { return sum + entry.count; });
}

} // namespace

ImportDeckDialog::ImportDeckDialog(Content& content, const QString& game, QWidget* parent)
    : QDialog(parent)
    , m_content(content)
    , m_game(new QComboBox(this))
    , m_name(new QLineEdit(this))
    , m_text(new QPlainTextEdit(this))
    , m_verdict(new QLabel(this))
    , m_problems(new QListWidget(this))
    , m_uniques(new QPushButton(this))
    , m_soon(new QTimer(this))
{
    setWindowTitle(tr("Import a deck"));
    resize(640, 620);
    auto* column = new QVBoxLayout(this);
    column->addLayout(nameForm(game));
    column->addLayout(listHead());
    column->addWidget(m_text, 1);
    column->addWidget(m_verdict);
    column->addWidget(m_uniques, 0, Qt::AlignLeft);
    column->addWidget(m_problems);
    column->addWidget(buttons());
    furnish();

    m_soon->setSingleShot(true);
    m_soon->setInterval(pauseAfterTyping);
    connect(m_soon, &QTimer::timeout, this, [this] {
        guessGame();
        judge();
    });
    connect(m_text, &QPlainTextEdit::textChanged, m_soon, qOverload<>(&QTimer::start));
    connect(m_name, &QLineEdit::textChanged, m_soon, qOverload<>(&QTimer::start));
    connect(m_game, &QComboBox::currentIndexChanged, this, &ImportDeckDialog::judge);
    connect(m_game, &QComboBox::activated, this, [this] { m_guess = false; });
    connect(m_problems, &QListWidget::currentRowChanged, this, &ImportDeckDialog::showLine);
    connect(m_uniques, &QPushButton::clicked, this, &ImportDeckDialog::typeUniques);
    judge();
    m_text->setFocus();
}

QLayout* ImportDeckDialog::nameForm(const QString& game)
{
    for (const triptych::Game* each : Content::games())
        if (const auto presenter = makePresenter(*each, nullptr))
            m_game->addItem(presenter->title(), QString::fromUtf8(each->id()));
    m_game->setCurrentIndex(std::max(0, m_game->findData(game)));
    m_name->setMaxLength(80);
    m_name->setPlaceholderText(tr("What to call it"));
    m_name->setObjectName(QStringLiteral("importName"));
    auto* form = new QFormLayout;
    form->addRow(tr("&Game"), m_game);
    form->addRow(tr("&Name"), m_name);
    return form;
}

QLayout* ImportDeckDialog::listHead()
{
    auto* file = new QPushButton(tr("Read a &file…"), this);
    connect(file, &QPushButton::clicked, this, &ImportDeckDialog::readFile);
    auto* what = new QLabel(tr("&List"), this);
    what->setBuddy(m_text);
    auto* head = new QHBoxLayout;
    head->addWidget(what);
    head->addStretch();
    head->addWidget(file);
    return head;
}

QWidget* ImportDeckDialog::buttons()
{
    auto* box = new QDialogButtonBox(this);
    m_keep = box->addButton(tr("Keep this deck"), QDialogButtonBox::AcceptRole);
    m_keep->setObjectName(QStringLiteral("importKeep"));
    box->addButton(tr("Back"), QDialogButtonBox::RejectRole);
    connect(box, &QDialogButtonBox::accepted, this, &ImportDeckDialog::accept);
    connect(box, &QDialogButtonBox::rejected, this, &ImportDeckDialog::reject);
    return box;
}

/// The list, and what is said of it.
void ImportDeckDialog::furnish()
{
    m_text->setObjectName(QStringLiteral("importText"));
    m_text->setAccessibleName(tr("Deck list"));
    m_text->setTabChangesFocus(true);
    m_text->setPlaceholderText(tr(
        "Paste a list here, a line for each card: \"3 Pier Watcher\" by its name, or \"3 "
        "ALT_CORE_B_AX_10_C\" by its number. \"Name:\", \"Hero:\" and \"Ruleset:\" lines, notes "
        "after # and a line \"Sideboard\" are understood, and so are deck files and the lists and "
        "codes of deck builders."));
    m_verdict->setWordWrap(true);
    m_verdict->setObjectName(QStringLiteral("importVerdict"));
    m_problems->setObjectName(QStringLiteral("importProblems"));
    m_problems->setAccessibleName(tr("What is wrong with the list"));
    m_problems->setWordWrap(true);
    m_problems->setMaximumHeight(170);
    m_uniques->setObjectName(QStringLiteral("importUniques"));
    m_uniques->setAutoDefault(false);
}

QString ImportDeckDialog::game() const
{
    return m_game->currentData().toString();
}

const triptych::Game* ImportDeckDialog::chosen() const
{
    for (const triptych::Game* each : Content::games())
        if (QString::fromUtf8(each->id()) == game())
            return each;
    return nullptr;
}

void ImportDeckDialog::readFile()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Read a deck list"), {}, tr("Deck lists (*.txt *.json);;All files (*)"));
    if (path.isEmpty())
        return;
    const Content::Text file = Content::textOfFile(path);
    if (!file.problem.isEmpty()) {
        m_verdict->setText(file.problem);
        return;
    }
    m_text->setPlainText(file.text);
    if (m_name->text().isEmpty())
        m_name->setText(QFileInfo(path).completeBaseName());
}

void ImportDeckDialog::guessGame()
{
    if (!m_guess)
        return;
    std::ptrdiff_t most = 0;
    int best = m_game->currentIndex();
    for (const triptych::Game* each : Content::games()) {
        const auto library = m_content.catalogue(*each);
        const auto parsed = m_content.readDeck(*each, m_text->toPlainText(), {});
        if (!library || !parsed.problems.empty() || parsed.deck.game != each->id())
            continue;
        const auto known = std::ranges::count_if(parsed.deck.main, [&](const auto& entry) {
            return library->find(entry.card) != triptych::cards::Library::npos;
        });
        const int index = m_game->findData(QString::fromUtf8(each->id()));
        if (known > most || (known == most && index == m_game->currentIndex()))
            best = index;
        most = std::max(most, known);
    }
    m_game->setCurrentIndex(best);
}

void ImportDeckDialog::judge()
{
    m_soon->stop();
    m_keep->setEnabled(false);
    m_uniques->hide();
    const triptych::Game* game = chosen();
    const auto library = game ? m_content.catalogue(*game) : nullptr;
    if (!library || m_text->toPlainText().trimmed().isEmpty()) {
        m_verdict->setText(library ? QString() : tr("The cards of this game could not be loaded."));
        list({});
        return;
    }
    const triptych::decks::ParsedDeck parsed
        = m_content.readDeck(*game, m_text->toPlainText(), m_name->text().trimmed());
    m_deck = parsed.deck;
    list(parsed.problems);
    if (!parsed.problems.empty()) {
        m_verdict->setText(tr("This list cannot be read; choose a line below to see where."));
        return;
    }
    m_keep->setEnabled(true);
    if (const auto missing = workshop::uniques::missingIn(*game, *library, { m_deck });
        !missing.isEmpty()) {
        m_uniques->setText(
            tr("&Type in the texts of %n uniques…", nullptr, static_cast<int>(missing.size())));
        m_uniques->show();
    }
    const auto presenter = makePresenter(*game, nullptr);
    QStringList allowed;
    Problems problems;
    for (const triptych::Ruleset& ruleset : game->rulesets()) {
        Problems found = game->check(*library, m_deck, ruleset.id);
        if (found.empty())
            allowed.append(presenter->rulesetTitle(QString::fromStdString(ruleset.id)));
        else if (problems.empty() || ruleset.id == m_deck.ruleset)
            problems = triptych::decks::withLines(
                std::move(found), m_text->toPlainText().toStdString(), *library);
    }
    if (!allowed.isEmpty())
        problems.clear();
    list(problems);
    const int size = cardsIn(m_deck);
    m_verdict->setText(allowed.isEmpty()
            ? tr("The deck has %n cards. It may not be played yet, and can be kept until it is "
                 "complete.",
                nullptr, size)
            : tr("The deck has %n cards and may be played by these rules: %1.", nullptr, size)
                  .arg(QLocale().createSeparatedList(allowed)));
}

void ImportDeckDialog::typeUniques()
{
    const triptych::Game* game = chosen();
    if (!game || !workshop::UniquesDialog::ask(this, m_content, *game, { m_deck }))
        return;
    m_content.forget(); // The cards that were just typed in are read with the others.
    judge();
}

void ImportDeckDialog::list(const Problems& problems)
{
    m_problems->clear();
    for (const Problem& problem : problems) {
        const QString place = QString::fromStdString(problem.place);
        QString words = enginewords::said(problem.text);
        if (!problem.rule.empty())
            words += QStringLiteral(" (%1)").arg(QString::fromStdString(problem.rule));
        static const QRegularExpression line(QStringLiteral("lines? (\\d+)"));
        const QRegularExpressionMatch match = line.match(place);
        auto* item = new QListWidgetItem(match.hasMatch()
                ? tr("%1: %2", "place: what is wrong there")
                      .arg(enginewords::said(place.mid(match.capturedStart()).toStdString()), words)
                : words,
            m_problems);
        item->setData(Qt::UserRole, match.hasMatch() ? match.captured(1).toInt() : 0);
    }
    m_problems->setVisible(!problems.empty());
}

void ImportDeckDialog::showLine(int row)
{
    const QListWidgetItem* item = m_problems->item(row);
    const int line = item ? item->data(Qt::UserRole).toInt() : 0;
    if (line < 1)
        return;
    QTextCursor cursor(m_text->document()->findBlockByNumber(line - 1));
    cursor.select(QTextCursor::LineUnderCursor);
    m_text->setTextCursor(cursor);
    m_text->ensureCursorVisible();
}

void ImportDeckDialog::accept()
{
    if (m_soon->isActive())
        guessGame();
    judge();
    if (!m_keep->isEnabled())
        return;
    if (m_deck.name == tr("list").toStdString())
        m_deck.name = tr("Imported deck").toStdString();
    const KeptFile kept = KeptFile::deck(m_deck);
    if (!kept.problem.isEmpty()) {
        m_verdict->setText(kept.problem);
        return;
    }
    m_path = kept.path;
    QDialog::accept();
}
