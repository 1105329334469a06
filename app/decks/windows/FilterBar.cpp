#include "app/decks/windows/FilterBar.h"

#include "app/art/CardPainter.h"
#include "app/decks/windows/FlowLayout.h"

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QEvent>
#include <QFrame>
#include <QMenu>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace deckroom {

namespace {

constexpr int dearest = 8; ///< And all that costs more.

QToolButton* toggle(QWidget* parent, const QString& words, const QString& name)
{
    auto* button = new QToolButton(parent);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setText(words);
    button->setObjectName(name);
    return button;
}

QString anyOf(const QStringList& questions)
{
    return questions.size() == 1 ? questions.first()
                                 : u'(' + questions.join(QStringLiteral(" or ")) + u')';
}

} // namespace

FilterBar::FilterBar(const DeckDesk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_end(new QWidget(this))
    , m_fold(new QToolButton(m_end))
    , m_buttons(new QWidget(this))
    , m_more(new QToolButton(this))
{
    new FlowLayout(m_end, 3);
    m_fold->setCheckable(true);
    m_fold->setChecked(true);
    m_fold->setObjectName(QStringLiteral("foldFilters"));
    m_fold->setToolTip(tr("Show the filters or fold them away (Ctrl+L)"));
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_end->layout()->addWidget(m_fold);
    connect(m_fold, &QToolButton::clicked, this, [this](bool shown) {
        m_chosen = true;
        fold(!shown);
    });
    connect(this, &FilterBar::changed, this, &FilterBar::count);
    auto* flow = new FlowLayout(m_buttons, 3);
    for (qsizetype facet = 0; facet < desk.facets().size(); ++facet)
        addFacet(facet, m_buttons);
    addCosts();
    addWhich();
    m_more->setText(tr("More"));
    m_more->setCheckable(true);
    m_more->setAutoRaise(true);
    m_more->setObjectName(QStringLiteral("moreFilters"));
    m_more->setToolTip(tr("Set, keyword, legality and printed numbers"));
    flow->addWidget(m_more);
    m_lists = makeMore();
    m_lists->hide();
    connect(m_more, &QToolButton::toggled, this, [this] { fold(!m_fold->isChecked()); });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_end);
    column->addWidget(m_buttons);
    column->addWidget(m_lists);
    drawIcons();
    fold(false);
}

void FilterBar::addCosts()
{
    for (int cost = 0; cost <= dearest; ++cost) {
        QToolButton* button
            = toggle(m_buttons, cost == dearest ? QStringLiteral("8+") : QString::number(cost),
                QStringLiteral("cost-%1").arg(cost));
        button->setAccessibleName(
            tr("%1: %2", "facet: value").arg(m_desk.costTitle(), button->text()));
        button->setToolTip(button->accessibleName());
        connect(button, &QToolButton::toggled, this, &FilterBar::changed);
        m_buttons->layout()->addWidget(button);
        m_costs.append(button);
    }
}

void FilterBar::addWhich()
{
    auto* which = new QToolButton(m_buttons);
    which->setText(tr("Which cards"));
    which->setAutoRaise(true);
    which->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(which);
    auto* group = new QActionGroup(menu);
    const auto add = [&](const QString& title, const char* question) {
        QAction* action = menu->addAction(title, this, &FilterBar::changed);
        action->setCheckable(true);
        action->setData(QString::fromLatin1(question));
        group->addAction(action);
        m_which.append(action);
    };
    add(tr("All cards"), "");
    add(tr("Only those that can be played"), "-is:unplayable");
    add(tr("Only those whose text is not understood"), "is:unplayable");
    add(tr("Only my own cards"), "is:own");
    m_which.first()->setChecked(true);
    which->setMenu(menu);
    m_buttons->layout()->addWidget(which);
}

void FilterBar::fold(bool folded)
{
    m_fold->setChecked(!folded);
    m_fold->setArrowType(folded ? Qt::RightArrow : Qt::DownArrow);
    m_buttons->setVisible(!folded);
    m_lists->setVisible(!folded && m_more->isChecked());
    count();
}

/// What is folded away still says how much of it is in use.
void FilterBar::count()
{
    const auto chosen = static_cast<int>(questions().size());
    m_fold->setText(chosen == 0 ? tr("Filters") : tr("Filters (%1)").arg(chosen));
    m_fold->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_L)); // setText() takes it away
}

void FilterBar::fit(QSize pane)
{
    constexpr int share = 4; // A quarter is for the filters, the rest for the cards.
    if (m_chosen)
        return;
    // Not by its own width: the pane knows its size before it has given the bar its share.
    const bool folded = m_buttons->layout()->heightForWidth(pane.width()) > pane.height() / share;
    if (folded == m_fold->isChecked())
        fold(folded);
}

/// Values of facets as buttons: one look tells what is chosen.
void FilterBar::addFacet(qsizetype facet, QWidget* to)
{
    const Facet& all = m_desk.facets().at(facet);
    QList<QToolButton*> buttons;
    for (qsizetype v = 0; v < all.values.size(); ++v) {
        QToolButton* button = toggle(to, all.titles.at(v), all.key + u'-' + all.values.at(v));
        button->setAccessibleName(tr("%1: %2", "facet: value").arg(all.title, all.titles.at(v)));
        button->setToolTip(button->accessibleName());
        if (!all.icons.at(v).isEmpty()) {
            m_icons.append({ button, all.icons.at(v) });
            button->setToolButtonStyle(
                facet == m_desk.kinship() ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
        }
        connect(button, &QToolButton::toggled, this, &FilterBar::changed);
        to->layout()->addWidget(button);
        buttons.append(button);
    }
    m_values.append(buttons);
    auto* line = new QFrame(to);
    line->setFrameShape(QFrame::VLine);
    line->setFixedSize(6, 22);
    to->layout()->addWidget(line);
}

/// In ink or bone, whichever can be seen: the colours of the windows follow the game that is played.
void FilterBar::drawIcons()
{
    const bool light = palette().color(QPalette::Window).lightness() > 128;
    const QString colour = light ? QStringLiteral("ink") : QStringLiteral("bone");
    for (const auto& [button, icon] : std::as_const(m_icons))
        button->setIcon(QIcon(QPixmap::fromImage(symbol(icon, colour, 36))));
}

void FilterBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        drawIcons();
}

QComboBox* FilterBar::list(const char* name, const QString& title, const QString& any)
{
    auto* box = new QComboBox(m_lists);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(title);
    box->setToolTip(title);
    box->addItem(any, QString());
    connect(box, &QComboBox::currentIndexChanged, this, &FilterBar::changed);
    m_lists->layout()->addWidget(box);
    return box;
}

QWidget* FilterBar::makeMore()
{
    m_lists = new QWidget(this);
    new FlowLayout(m_lists, 4);
    m_set = list("filterSet", tr("Set"), tr("Any set"));
    for (const QString& code : m_desk.setCodes())
        m_set->addItem(code, QStringLiteral("set=\"%1\"").arg(code));
    m_keyword = list("filterKeyword", tr("Keyword"), tr("Any keyword"));
    for (const QString& keyword : m_desk.keywords())
        m_keyword->addItem(keyword, QStringLiteral("keyword=\"%1\"").arg(keyword));
    m_legal = list("filterLegal", tr("Legal in"), tr("Legal or not"));
    for (const QString& ruleset : m_desk.rulesets())
        m_legal->addItem(m_desk.rulesetTitle(ruleset), QStringLiteral("legal:") + ruleset);
    m_number = list("filterNumber", tr("Printed number"), tr("Any numbers"));
    for (const QString& field : m_desk.statistics())
        m_number->addItem(field, field);
    m_comparison = new QComboBox(m_lists);
    m_comparison->setObjectName(QStringLiteral("filterComparison"));
    m_comparison->setAccessibleName(tr("How the number is compared"));
    m_comparison->addItem(tr("at least"), QStringLiteral(">="));
    m_comparison->addItem(tr("at most"), QStringLiteral("<="));
    m_comparison->addItem(tr("exactly"), QStringLiteral("="));
    m_amount = new QSpinBox(m_lists);
    m_amount->setObjectName(QStringLiteral("filterAmount"));
    m_amount->setAccessibleName(tr("The number it is compared with"));
    m_amount->setRange(0, 99);
    const auto follow = [this] {
        const bool any = !m_number->currentData().toString().isEmpty();
        m_comparison->setEnabled(any);
        m_amount->setEnabled(any);
    };
    connect(m_number, &QComboBox::currentIndexChanged, this, follow);
    follow();
    connect(m_comparison, &QComboBox::currentIndexChanged, this, &FilterBar::changed);
    connect(m_amount, &QSpinBox::valueChanged, this, &FilterBar::changed);
    m_lists->layout()->addWidget(m_comparison);
    m_lists->layout()->addWidget(m_amount);
    return m_lists;
}

void FilterBar::addToEnd(QWidget* widget)
{
    m_end->layout()->addWidget(widget);
}

QStringList FilterBar::questions() const
{
    QStringList all;
    for (qsizetype facet = 0; facet < m_values.size(); ++facet) {
        QStringList chosen;
        for (qsizetype v = 0; v < m_values.at(facet).size(); ++v)
            if (m_values.at(facet).at(v)->isChecked())
                chosen.append(m_desk.question(facet, v));
        if (!chosen.isEmpty())
            all.append(anyOf(chosen));
    }
    QStringList costs;
    for (int cost = 0; cost <= dearest; ++cost)
        if (m_costs.at(cost)->isChecked())
            costs.append(m_desk.costQuestion(cost, cost == dearest));
    if (!costs.isEmpty())
        all.append(anyOf(costs));
    for (const QAction* which : m_which)
        if (which->isChecked())
            all.append(which->data().toString());
    for (const QComboBox* list : { m_set, m_keyword, m_legal })
        all.append(list->currentData().toString());
    if (const QString number = m_number->currentData().toString(); !number.isEmpty())
        all.append(
            number + m_comparison->currentData().toString() + QString::number(m_amount->value()));
    all.removeAll(QString());
    return all;
}

void FilterBar::clear()
{
    {
        const QSignalBlocker quiet(this);
        for (const QList<QToolButton*>& buttons : std::as_const(m_values))
            for (QToolButton* button : buttons)
                button->setChecked(false);
        for (QToolButton* button : std::as_const(m_costs))
            button->setChecked(false);
        for (QComboBox* list : { m_set, m_keyword, m_legal, m_number })
            list->setCurrentIndex(0);
        m_which.first()->setChecked(true);
    }
    Q_EMIT changed();
}

void FilterBar::choose(qsizetype facet, qsizetype value)
{
    if (value < m_values.at(facet).size())
        m_values.at(facet).at(value)->setChecked(true);
}

} // namespace deckroom
