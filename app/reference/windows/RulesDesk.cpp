#include "app/reference/windows/RulesDesk.h"

#include "app/games/Presenters.h"
#include "app/reference/Hints.h"
#include "app/reference/windows/LanguageWindow.h"
#include "app/reference/windows/RulesWindow.h"
#include "app/services/Content.h"
#include "app/viewmodels/MatchViewModel.h"

#include <QMainWindow>
#include <QMenu>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace reference {

namespace {

QString titleOf(const QString& game)
{
    for (const triptych::Game* each : Content::games())
        if (const auto presenter = makePresenter(*each, nullptr); presenter->game() == game)
            return presenter->title();
    return game;
}

/// What F1 can be about: a card or a rule.
struct Thing
{
    QString rule;
    QString key;
    bool isEmpty() const { return rule.isEmpty() && key.isEmpty(); }
};

Thing thingOf(const QQuickItem* item)
{
    return { item->property("rule").toString(), item->property("key").toString() };
}

/// The topmost thing at a point of an item; what lies above and is no such thing does not hide it.
Thing thingAt(const QQuickItem* item, const QPointF& at)
{
    if (!item->isVisible() || item->opacity() == 0.0 || (item->clip() && !item->contains(at)))
        return {};
    QList<QQuickItem*> children = item->childItems();
    std::ranges::stable_sort(children, {}, [](const QQuickItem* child) { return child->z(); });
    for (auto child = children.crbegin(); child != children.crend(); ++child)
        if (const Thing thing = thingAt(*child, item->mapToItem(*child, at)); !thing.isEmpty())
            return thing;
    return item->contains(at) ? thingOf(item) : Thing();
}

void bringUp(QWidget* window)
{
    window->show();
    window->raise();
    window->activateWindow();
}

} // namespace

RulesDesk::RulesDesk(QString assets, MatchViewModel& table, QMainWindow* window)
    : QObject(window)
    , m_assets(std::move(assets))
    , m_table(table)
    , m_window(window)
    , m_bar(new HintBar(window))
{
    connect(&table, &MatchViewModel::ruleAsked, this,
        [this](const QString& number) { openRules(m_table.game(), number); });
    auto* hints = new Hints(table, m_assets, this);
    connect(hints, &Hints::told, m_bar, &HintBar::tell);
    connect(hints, &Hints::nothingToTell, m_bar, &HintBar::dismiss);
    connect(m_bar, &HintBar::noMore, this, [] { Hints::setWanted(false); });
    connect(m_bar, &HintBar::ruleAsked, this,
        [this](const QString& number) { openRules(m_table.game(), number); });
}

void RulesDesk::fill(QMenu* help, const std::function<void()>& atHand)
{
    help->addAction(tr("&What is this?"), QKeySequence(Qt::Key_F1), m_window, atHand);
    QMenu* rules = help->addMenu(tr("&Rules"));
    QMenu* languages = help->addMenu(tr("&Card language"));
    for (const triptych::Game* game : Content::games())
        if (const auto presenter = makePresenter(*game, nullptr)) {
            const QString id = presenter->game();
            rules->addAction(presenter->title(), this, [this, id] { openRules(id, {}); });
            languages->addAction(presenter->title(), this, [this, id] { openLanguage(id); });
        }
    help->addAction(tr("&Show the hints again"), this, [] { Hints::tellAgain(); });
    help->addSeparator();
}

RulesWindow* RulesDesk::rulesWindow(const QString& game)
{
    QPointer<RulesWindow>& window = m_rules[game];
    if (!window)
        window = new RulesWindow(m_assets, game, titleOf(game), m_window);
    bringUp(window);
    return window;
}

RulesWindow* RulesDesk::openRules(const QString& game, const QString& number)
{
    RulesWindow* window = rulesWindow(game);
    window->open(number);
    return window;
}

LanguageWindow* RulesDesk::openLanguage(const QString& game)
{
    QPointer<LanguageWindow>& window = m_languages[game];
    if (!window)
        window = new LanguageWindow(game, titleOf(game), m_window);
    bringUp(window);
    return window;
}

/// Why nothing can be done with it comes first, then its words, as they are and as they are printed.
void RulesDesk::openCard(const QString& game, const QString& key)
{
    m_table.inspect(key);
    const CardFace face = m_table.face(key);
    const Rules& rules = Rules::of(m_assets, game);
    QStringList numbers { m_table.zoom()->whyNotRule() };
    QStringList words = face.keywords + face.states;
    static const QRegularExpression between(QStringLiteral("\\W+"));
    words
        += (face.typeLine + u' ' + face.kind + u' ' + face.text).split(between, Qt::SkipEmptyParts);
    for (const QString& word : std::as_const(words))
        if (const Rule* rule = rules.ofKeyword(word))
            numbers.append(rule->number);
    numbers.removeAll({});
    numbers.removeDuplicates();
    if (numbers.isEmpty())
        openRules(game, {});
    else
        rulesWindow(game)->open(face.name.isEmpty() ? face.accessibleName : face.name, numbers);
}

void RulesDesk::openAtHand(const QString& game, QQuickWidget* page, const QString& asked)
{
    QList<Thing> things;
    if (page && page->rootObject()) {
        const QPoint pointer = page->mapFromGlobal(QCursor::pos());
        if (page->rect().contains(pointer))
            things.append(thingAt(page->rootObject(), page->rootObject()->mapFromScene(pointer)));
        if (const QQuickItem* focused = page->quickWindow()->activeFocusItem())
            things.append(thingOf(focused));
    }
    for (const Thing& thing : std::as_const(things)) {
        if (!thing.rule.isEmpty()) {
            openRules(game, thing.rule);
            return;
        }
        if (!m_table.face(thing.key).key.isEmpty()) {
            openCard(game, thing.key);
            return;
        }
    }
    openRules(game, asked);
}

} // namespace reference
