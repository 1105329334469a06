#include "app/reference/windows/RulesWindow.h"

#include <QAction>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QTextBrowser>
#include <QToolBar>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>

namespace reference {

namespace {

constexpr int numberRole = Qt::UserRole;

/// A word of the glossary is its own number.
QString headingOf(const Rule& rule)
{
    return rule.number.startsWith(QStringLiteral("glossary "))
        ? rule.title
        : RulesWindow::tr("%1  %2", "number and heading of a rule").arg(rule.number, rule.title);
}

QString linkTo(const Rule& rule)
{
    return QStringLiteral("<a href='rule:%1'>%2</a>")
        .arg(QString::fromLatin1(QUrl::toPercentEncoding(rule.number)),
            headingOf(rule).toHtmlEscaped());
}

} // namespace

RulesWindow::RulesWindow(QString assets, QString game, QString title, QWidget* parent)
    : QMainWindow(parent)
    , m_assets(std::move(assets))
    , m_game(std::move(game))
    , m_title(std::move(title))
    , m_search(new QLineEdit(this))
    , m_tree(new QTreeWidget(this))
    , m_none(new QLabel(this))
    , m_words(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("rulesWindow"));
    resize(860, 600);
    m_search->setObjectName(QStringLiteral("rulesSearch"));
    m_search->setClearButtonEnabled(true);
    m_tree->setObjectName(QStringLiteral("rulesTree"));
    m_tree->setHeaderHidden(true);
    m_tree->setTextElideMode(Qt::ElideRight);
    m_none->setWordWrap(true);
    m_words->setObjectName(QStringLiteral("ruleWords"));
    m_words->setOpenLinks(false);
    makeBar();
    layOut();
    followHands();
    setWords();
    list();
}

void RulesWindow::makeBar()
{
    QToolBar* bar = addToolBar(QString());
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_back = bar->addAction(QString(), this, &RulesWindow::back);
    m_back->setShortcuts({ QKeySequence(Qt::ALT | Qt::Key_Left), QKeySequence(Qt::Key_Back) });
    m_forward = bar->addAction(QString(), this, &RulesWindow::forward);
    m_forward->setShortcuts(
        { QKeySequence(Qt::ALT | Qt::Key_Right), QKeySequence(Qt::Key_Forward) });
    m_start = bar->addAction(QString(), this, [this] { open(QString()); });
    m_start->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Home));
    m_close = new QAction(this);
    m_close->setShortcuts({ QKeySequence(Qt::Key_Escape), QKeySequence(QKeySequence::Close) });
    addActions({ m_back, m_forward, m_start, m_close }); // also while the bar is not there
    auto* find = new QAction(this);
    find->setShortcut(QKeySequence::Find);
    addAction(find);
    connect(m_close, &QAction::triggered, this, &QWidget::close);
    connect(find, &QAction::triggered, this, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
}

void RulesWindow::layOut()
{
    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_search);
    column->addWidget(m_none);
    column->addWidget(m_tree, 1);
    auto* halves = new QSplitter(Qt::Horizontal, this);
    halves->addWidget(left);
    halves->addWidget(m_words);
    halves->setStretchFactor(0, 2);
    halves->setStretchFactor(1, 3);
    halves->setChildrenCollapsible(false);
    setCentralWidget(halves);
}

void RulesWindow::followHands()
{
    connect(m_search, &QLineEdit::textChanged, this, &RulesWindow::list);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (QTreeWidgetItem* chapter = m_tree->topLevelItem(0);
            chapter && chapter->childCount() > 0)
            m_tree->setCurrentItem(chapter->child(0));
        m_tree->setFocus();
    });
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (!item || m_choosing)
            return;
        QStringList numbers { item->data(0, numberRole).toString() };
        if (item->parent()) {
            go({ {}, numbers });
            return;
        }
        numbers.clear();
        for (int i = 0; i < item->childCount(); ++i)
            numbers.append(item->child(i)->data(0, numberRole).toString());
        go({ item->text(0), numbers });
    });
    connect(m_words, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        open(QUrl::fromPercentEncoding(link.toString(QUrl::FullyEncoded).mid(5).toLatin1()));
    });
}

void RulesWindow::setWords()
{
    setWindowTitle(tr("Rules: %1").arg(m_title));
    m_search->setPlaceholderText(tr("Search the rules"));
    m_search->setAccessibleName(tr("Search the rules"));
    m_tree->setAccessibleName(tr("Rules by chapter"));
    m_words->setAccessibleName(tr("The rule"));
    m_back->setText(tr("Back"));
    m_forward->setText(tr("Forward"));
    m_start->setText(tr("Beginning"));
    m_close->setText(tr("Close"));
}

/// The chapters with those of their rules that have what is searched.
void RulesWindow::list()
{
    m_choosing = true;
    m_tree->clear();
    const bool searching = !m_search->text().trimmed().isEmpty();
    QTreeWidgetItem* chapter = nullptr;
    int last = -1;
    for (const Rule* rule : rules().search(m_search->text())) {
        if (rule->chapter != last) {
            chapter = new QTreeWidgetItem(m_tree, { rules().chapters().at(rule->chapter) });
            last = rule->chapter;
        }
        auto* row = new QTreeWidgetItem(chapter, { headingOf(*rule) });
        row->setData(0, numberRole, rule->number);
        row->setToolTip(0, rule->title);
    }
    if (searching)
        m_tree->expandAll();
    m_none->setVisible(m_tree->topLevelItemCount() == 0);
    m_none->setText(rules().problems().isEmpty()
            ? tr("No rule has these words. Try fewer of them, or another one.")
            : rules().problems().first());
    m_choosing = false;
}

void RulesWindow::open(const QString& number)
{
    if (rules().rules().isEmpty())
        return;
    const Rule* rule = rules().nearest(number);
    if (!rule) { // the beginning: all that there is, by chapters
        go({ m_title, {} });
        return;
    }
    go({ {}, { rule->number } });
}

void RulesWindow::open(const QString& heading, const QStringList& numbers)
{
    QStringList known;
    for (const QString& number : numbers)
        if (const Rule* rule = rules().nearest(number); rule && !known.contains(rule->number))
            known.append(rule->number);
    go({ heading, known });
}

void RulesWindow::go(const Page& page)
{
    if (m_at < 0 || m_pages.at(m_at) != page) {
        m_pages.resize(m_at + 1);
        m_pages.append(page);
        m_at = m_pages.size() - 1;
    }
    render();
}

void RulesWindow::back()
{
    if (m_at <= 0)
        return;
    --m_at;
    render();
}

void RulesWindow::forward()
{
    if (m_at + 1 >= m_pages.size())
        return;
    ++m_at;
    render();
}

QString RulesWindow::html(const Rule& rule) const
{
    QString page = QStringLiteral("<h3>%1</h3><p>%2</p>")
                       .arg(headingOf(rule).toHtmlEscaped(), rule.text.toHtmlEscaped());
    QStringList links;
    for (const QString& number : rule.see)
        if (const Rule* other = rules().named(number))
            links.append(linkTo(*other));
    if (!links.isEmpty())
        page += QStringLiteral("<p>%1<br>%2</p>")
                    .arg(tr("See also:").toHtmlEscaped(), links.join(QStringLiteral("<br>")));
    return page;
}

void RulesWindow::render()
{
    if (m_at < 0)
        return;
    const Page& page = m_pages.at(m_at);
    QString text;
    if (!page.heading.isEmpty())
        text += QStringLiteral("<h2>%1</h2>").arg(page.heading.toHtmlEscaped());
    if (page.numbers.isEmpty()) {
        text += QStringLiteral("<p>%1</p>")
                    .arg(tr("The rules in our own words. Choose a chapter, or search.")
                             .toHtmlEscaped());
        int last = -1;
        for (const Rule& rule : rules().rules()) {
            if (rule.chapter != last)
                text += QStringLiteral("<h4>%1</h4>")
                            .arg(rules().chapters().at(rule.chapter).toHtmlEscaped());
            last = rule.chapter;
            text += QStringLiteral("%1<br>").arg(linkTo(rule));
        }
    }
    for (const QString& number : page.numbers)
        if (const Rule* rule = rules().named(number))
            text += html(*rule);
    m_words->setHtml(text);
    m_back->setEnabled(m_at > 0);
    m_forward->setEnabled(m_at + 1 < m_pages.size());
    // The tree shows where one is, where it has it.
    m_choosing = true;
    m_tree->setCurrentItem(nullptr);
    if (page.heading.isEmpty())
        for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
            for (int k = 0; k < m_tree->topLevelItem(i)->childCount(); ++k)
                if (QTreeWidgetItem* row = m_tree->topLevelItem(i)->child(k);
                    page.numbers.contains(row->data(0, numberRole).toString()))
                    m_tree->setCurrentItem(row);
    m_choosing = false;
}

QString RulesWindow::words() const
{
    return m_words->toPlainText();
}

void RulesWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        setWords();
        list();
        render();
    } else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        render(); // links are drawn in the colours of the moment they were made in
    }
    QMainWindow::changeEvent(event);
}

} // namespace reference
