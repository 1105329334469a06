#include "app/decks/windows/ShelfPage.h"

#include "app/art/CardPainter.h"
#include "app/decks/DeckFile.h"
#include "app/widgets/Messages.h"
#include "app/widgets/WindowStyle.h"

#include <QFile>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QStandardItemModel>
#include <QStyle>
#include <QVBoxLayout>

namespace deckroom {

// --- A deck as a row

ShelfDelegate::ShelfDelegate(CardPictures& pictures, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_pictures(pictures)
{
}

QString ShelfDelegate::difficultyTitle(const QString& difficulty)
{
    return difficulty == u"easy"    ? tr("Easy to play")
        : difficulty == u"middling" ? tr("Middling")
        : difficulty == u"hard"     ? tr("Hard to play")
                                    : QString();
}

void ShelfDelegate::fill(
    QStandardItemModel& rows, const DeckDesk& desk, const QList<ShelfDeck>& decks)
{
    rows.clear();
    const Facet& kin = desk.facets().at(desk.kinship());
    for (const ShelfDeck& deck : decks) {
        auto* item = new QStandardItem(deck.name);
        QStringList icons;
        QStringList names;
        for (const int value : deck.kinship) {
            icons.append(kin.icons.value(value));
            names.append(kin.titles.value(value));
        }
        const QString rules = desk.rulesetTitle(deck.ruleset);
        item->setData(deck.path, PathRole);
        if (deck.emblem != DeckDesk::npos)
            item->setData(QVariant::fromValue<qulonglong>(deck.emblem), EmblemRole);
        item->setData(icons, KinshipRole);
        item->setData(tr("%1, %n cards", nullptr, deck.cards).arg(rules), RulesRole);
        item->setData(deck.fault, FaultRole);
        item->setData(deck.plan, PlanRole);
        item->setData(difficultyTitle(deck.difficulty), DifficultyRole);
        item->setData(deck.own, OwnRole);
        item->setToolTip(deck.fault.isEmpty() ? deck.plan : deck.fault);
        item->setEditable(false);
        const QString leader
            = deck.emblem == DeckDesk::npos ? QString() : desk.facts(deck.emblem).name;
        QStringList words { deck.name, leader, names.join(QStringLiteral(", ")), rules,
            deck.legal ? tr("may be played") : deck.fault, deck.plan,
            difficultyTitle(deck.difficulty) };
        words.removeAll(QString());
        item->setData(words.join(QStringLiteral("; ")), Qt::AccessibleTextRole);
        rows.appendRow(item);
    }
}

QSize ShelfDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    // Columns fill the page, so that as few sentences as can be are cut.
    constexpr int least = 460;
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    // The view breaks its rows as if it were scrolled, also where it is not.
    const int room = view ? view->maximumViewportSize().width()
            - view->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, view) - 1
                          : least;
    return { std::max(least, room / std::max(1, room / least)),
        std::max(CardPictures::heightOf(pictureWidth) + 16, option.fontMetrics.height() * 6 + 44) };
}

void ShelfDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    const QRect place = option.rect.adjusted(4, 4, -4, -4);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QPalette& palette = option.palette;
    painter->setPen(selected ? QPen(palette.color(QPalette::Highlight), 3)
                             : QPen(palette.color(QPalette::PlaceholderText), 1));
    painter->setBrush(palette.color(QPalette::AlternateBase));
    painter->drawRoundedRect(QRectF(place).adjusted(1, 1, -1, -1), 7, 7);
    const QRect card(
        place.left() + 8, place.top() + 4, pictureWidth, CardPictures::heightOf(pictureWidth));
    const qreal ratio = painter->device()->devicePixelRatioF();
    if (const QVariant emblem = index.data(EmblemRole); emblem.isValid()) {
        const QPixmap drawn = m_pictures.card(emblem.toULongLong(), qRound(pictureWidth * ratio));
        if (!drawn.isNull())
            painter->drawPixmap(card, drawn);
    }
    const int left = card.right() + 12;
    const int line = option.fontMetrics.height() + 2;
    QRect row(left, place.top() + 6, place.right() - left - 10, line + 4);
    int icons = row.right();
    const QStringList kin = index.data(KinshipRole).toStringList();
    const bool light = palette.color(QPalette::AlternateBase).lightness() > 128;
    for (auto each = kin.rbegin(); each != kin.rend(); ++each) {
        if (each->isEmpty())
            continue;
        icons -= line;
        painter->drawImage(QRect(icons, row.top(), line, line),
            symbol(*each, light ? QStringLiteral("ink") : QStringLiteral("bone"),
                qRound(line * ratio)));
        icons -= 3;
    }
    QFont title(QStringLiteral("EB Garamond"));
    title.setPixelSize(pixelsOf(option.font) * 4 / 3);
    title.setWeight(QFont::DemiBold);
    painter->setFont(title);
    painter->setPen(palette.color(QPalette::Text));
    painter->drawText(QRect(row.left(), row.top(), icons - row.left(), row.height()),
        Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetrics(title).elidedText(
            index.data(Qt::DisplayRole).toString(), Qt::ElideRight, icons - row.left()));
    painter->setFont(option.font);
    row.translate(0, line + 6);
    row.setHeight(line);
    const QString fault = index.data(FaultRole).toString();
    const auto say = [&](const QString& words, QPalette::ColorRole ink) {
        painter->setPen(palette.color(ink));
        painter->drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
            option.fontMetrics.elidedText(words, Qt::ElideRight, row.width()));
        row.translate(0, line);
    };
    const QString rules = index.data(RulesRole).toString();
    say(index.data(OwnRole).toBool() ? tr("Yours: %1").arg(rules) : rules,
        QPalette::PlaceholderText);
    say(fault.isEmpty() ? tr("\u2714 May be played") : QStringLiteral("\u2716 ") + fault,
        QPalette::Text);
    if (QString plan = index.data(PlanRole).toString(); !plan.isEmpty()) {
        const QRect lines(row.topLeft(), QSize(row.width(), 2 * line));
        const auto heightOf = [&](const QString& words) {
            return option.fontMetrics.boundingRect(lines, Qt::TextWordWrap, words).height();
        };
        while (heightOf(plan) > lines.height() && plan.contains(u' '))
            plan = plan.section(u' ', 0, -2) + u'\u2026'; // all of it is in the tool tip
        painter->setPen(palette.color(QPalette::Text));
        painter->drawText(lines, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, plan);
        row.translate(0, heightOf(plan) > line ? 2 * line : line);
    }
    if (const QString hard = index.data(DifficultyRole).toString(); !hard.isEmpty())
        say(hard, QPalette::PlaceholderText);
    painter->restore();
}

// --- The page

ShelfPage::ShelfPage(DeckRoom& room, const QString& game, QWidget* parent)
    : QWidget(parent)
    , m_room(room)
    , m_game(game)
    , m_title(new QLabel(this))
    , m_list(new QListView(this))
    , m_rows(new QStandardItemModel(this))
{
    setObjectName(QStringLiteral("shelf"));
    makeList();
    const auto button = [this](const QString& words, const char* name, auto deed) {
        auto* made = new QPushButton(words, this);
        made->setObjectName(QLatin1String(name));
        connect(made, &QPushButton::clicked, this, deed);
        return made;
    };
    auto* back = button(tr("&Back"), "shelfBack", &ShelfPage::backAsked);
    auto* fresh = button(tr("&New deck"), "newDeck", &ShelfPage::newAsked);
    auto* import = button(tr("&Import a list…"), "importDeck", &ShelfPage::importAsked);
    m_edit = button(tr("&Look at it and change it"), "editDeck", [this] {
        const QModelIndex at = m_list->currentIndex();
        if (at.isValid())
            Q_EMIT editAsked(m_decks.at(at.row()).path, m_decks.at(at.row()).own);
    });
    m_play = button(tr("&Play it"), "playShelfDeck", [this] {
        const QModelIndex at = m_list->currentIndex();
        if (at.isValid())
            Q_EMIT playAsked(m_decks.at(at.row()).list);
    });
    m_test = button(tr("&Test it…"), "testDeck", [this] {
        const QModelIndex at = m_list->currentIndex();
        if (at.isValid())
            Q_EMIT testAsked(m_decks.at(at.row()).list);
    });
    auto* workshop = button(tr("Card &workshop"), "cardWorkshop", &ShelfPage::workshopAsked);
    m_copy = button(tr("&Copy"), "copyDeck", [this] { copyDeck(); });
    m_throwAway = button(tr("&Throw away…"), "throwAwayDeck", [this] { throwAway(); });
    auto* head = new QHBoxLayout;
    head->addWidget(back);
    head->addSpacing(12);
    head->addWidget(m_title, 1);
    head->addWidget(workshop);
    head->addWidget(fresh);
    head->addWidget(import);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(12);
    column->addLayout(head);
    column->addWidget(m_list, 1);
    column->addLayout(makeFoot());
    connect(m_list, &QListView::activated, m_edit, &QPushButton::click);
    connect(
        m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ShelfPage::follow);
    connect(room.pictures(game), &CardPictures::drawn, m_list->viewport(),
        qOverload<>(&QWidget::update));
    refresh();
}

void ShelfPage::makeList()
{
    QFont title(QStringLiteral("EB Garamond"));
    title.setPixelSize(34);
    title.setWeight(QFont::DemiBold);
    m_title->setFont(title);
    m_list->setObjectName(QStringLiteral("shelfDecks"));
    m_list->setModel(m_rows);
    m_list->setItemDelegate(new ShelfDelegate(*m_room.pictures(m_game), this));
    m_list->setFlow(QListView::LeftToRight);
    m_list->setWrapping(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
}

QLayout* ShelfPage::makeFoot()
{
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_throwAway);
    foot->addWidget(m_copy);
    foot->addStretch();
    foot->addWidget(m_test);
    foot->addWidget(m_play);
    foot->addWidget(m_edit);
    return foot;
}

void ShelfPage::refresh()
{
    const QModelIndex at = m_list->currentIndex();
    const QString before = at.isValid() ? m_decks.at(at.row()).path : QString();
    const DeckDesk* desk = m_room.desk(m_game);
    m_decks = m_room.shelf(m_game);
    ShelfDelegate::fill(*m_rows, *desk, m_decks);
    m_title->setText(tr("Decks of %1").arg(desk->title()));
    m_list->setAccessibleName(m_title->text());
    m_list->setCurrentIndex(m_rows->index(0, 0));
    choose(before);
    follow();
    m_list->setFocus();
}

void ShelfPage::choose(const QString& path)
{
    for (int row = 0; row < m_rows->rowCount(); ++row)
        if (m_decks.at(row).path == path)
            m_list->setCurrentIndex(m_rows->index(row, 0));
}

void ShelfPage::follow()
{
    const QModelIndex at = m_list->currentIndex();
    const bool any = at.isValid() && at.row() < m_decks.size();
    m_edit->setEnabled(any);
    m_copy->setEnabled(any);
    m_play->setEnabled(any && m_decks.at(at.row()).legal);
    m_test->setEnabled(m_play->isEnabled());
    m_throwAway->setEnabled(any && m_decks.at(at.row()).own);
}

void ShelfPage::copyDeck()
{
    const ShelfDeck& deck = m_decks.at(m_list->currentIndex().row());
    NotedDeck copy = deckfile::read(deck.path, m_game).deck;
    copy.list.name = tr("%1, a copy").arg(deck.name).toStdString();
    const QString path = deckfile::newPath(m_game, QString::fromStdString(copy.list.name));
    if (const QString why = deckfile::write(path, deckfile::printed(copy)); !why.isEmpty()) {
        messages::tell(this, tr("The deck cannot be copied"), { why });
        return;
    }
    refresh();
    choose(path);
}

void ShelfPage::throwAway()
{
    const ShelfDeck deck = m_decks.at(m_list->currentIndex().row());
    if (!messages::isAgreed(this, tr("Throw this deck away?"),
            tr("The file of \"%1\" goes into the bin.").arg(deck.name), tr("Throw it away"),
            tr("Keep it"), messages::Cost::Lost))
        return;
    if (!QFile::moveToTrash(deck.path)) {
        messages::tell(this, tr("The deck cannot be thrown away"),
            { tr("The file %1 cannot be put into the bin; remove it by hand.").arg(deck.path) });
        return;
    }
    refresh();
}

void ShelfPage::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Paste))
        Q_EMIT pasteAsked();
    else if (event->key() == Qt::Key_Escape)
        Q_EMIT backAsked();
    else
        QWidget::keyPressEvent(event);
}

} // namespace deckroom
