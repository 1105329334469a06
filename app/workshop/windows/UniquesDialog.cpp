#include "app/workshop/windows/UniquesDialog.h"

#include "app/services/Content.h"
#include "app/widgets/Messages.h"
#include "app/workshop/windows/CardEditor.h"
#include "app/workshop/windows/TextField.h"

#include "core/JsonText.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

namespace workshop {

namespace {

/// What is printed on a unique and may differ from the card it was made after.
const QStringList& ownFields()
{
    static const QStringList fields { QStringLiteral("faction"), QStringLiteral("hand_cost"),
        QStringLiteral("reserve_cost"), QStringLiteral("forest"), QStringLiteral("mountain"),
        QStringLiteral("ocean"), QStringLiteral("text"), QStringLiteral("support") };
    return fields;
}

} // namespace

UniquesDialog::UniquesDialog(
    const triptych::Game& game, QList<MissingUnique> missing, QWidget* parent)
    : QDialog(parent)
    , m_game(game)
    , m_missing(std::move(missing))
    , m_list(new QListWidget(this))
    , m_head(new QLabel(this))
    , m_editor(new CardEditor(game, ownFields(), this))
    , m_from(new QPushButton(this))
    , m_next(new QPushButton(tr("&Next one"), this))
{
    setObjectName(QStringLiteral("uniques"));
    setWindowTitle(tr("Uniques of this list"));
    resize(1000, 660);
    for (const MissingUnique& each : std::as_const(m_missing)) {
        m_cards.append(uniques::begun(game, each));
        m_understood.append(false);
        new QListWidgetItem(each.baseName, m_list);
    }
    auto* words = new QLabel(
        tr("The texts of these cards are printed on no other card. Type or paste them as they are "
           "printed; they are kept for every deck."),
        this);
    words->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(words);
    column->addWidget(desk(), 1);
    column->addWidget(buttons());
    connect(m_list, &QListWidget::currentRowChanged, this, &UniquesDialog::choose);
    connect(m_next, &QPushButton::clicked, this, &UniquesDialog::next);
    connect(m_from, &QPushButton::clicked, this, &UniquesDialog::takeBase);
    connect(m_editor, &CardEditor::edited, this, [this] {
        m_cards[m_row] = m_editor->card();
        m_understood[m_row] = false; // Until it has been judged.
        follow();
    });
    connect(m_editor, &CardEditor::checked, this, [this] {
        m_understood[m_row] = m_editor->verdict().usable();
        follow();
    });
    m_list->setCurrentRow(0);
    m_editor->textField("text")->edit()->setFocus();
}

/// The list of those that are missing beside the one that is typed in.
QWidget* UniquesDialog::desk()
{
    m_list->setObjectName(QStringLiteral("uniquesList"));
    m_list->setAccessibleName(tr("Uniques whose text is needed"));
    m_list->setMinimumWidth(170);
    m_head->setWordWrap(true);
    m_head->setObjectName(QStringLiteral("uniquesHead"));
    m_from->setObjectName(QStringLiteral("uniquesFrom"));
    m_from->setAutoDefault(false);
    m_next->setObjectName(QStringLiteral("uniquesNext"));
    m_next->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->addWidget(m_head, 1);
    row->addWidget(m_from);
    row->addWidget(m_next);
    auto* right = new QWidget(this);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    column->addWidget(m_editor, 1);
    auto* halves = new QSplitter(this);
    halves->addWidget(m_list);
    halves->addWidget(right);
    halves->setChildrenCollapsible(false);
    halves->setStretchFactor(1, 1);
    halves->setSizes({ 210, 790 });
    return halves;
}

QWidget* UniquesDialog::buttons()
{
    auto* box = new QDialogButtonBox(this);
    m_keep = box->addButton(tr("Keep"), QDialogButtonBox::AcceptRole);
    m_keep->setObjectName(QStringLiteral("uniquesKeep"));
    m_keep->setAutoDefault(false);
    box->addButton(tr("Later"), QDialogButtonBox::RejectRole)->setAutoDefault(false);
    connect(box, &QDialogButtonBox::accepted, this, &UniquesDialog::accept);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return box;
}

/// What is printed on the card that the unique is one of.
void UniquesDialog::takeBase()
{
    Json card = m_cards.at(m_row);
    for (const char* const key : { "text", "support" })
        if (const std::string words = triptych::textOf(m_missing.at(m_row).base, key);
            !words.empty())
            card[key] = words;
    m_cards[m_row] = card;
    m_editor->setCard(card);
    m_editor->textField("text")->edit()->setFocus();
}

UniquesDialog::~UniquesDialog() = default;

bool UniquesDialog::isDone(int row) const
{
    return m_understood.at(row) && !triptych::textOf(m_cards.at(row), "text").empty();
}

void UniquesDialog::choose(int row)
{
    if (row < 0 || row == m_row)
        return;
    m_row = row;
    const MissingUnique& each = m_missing.at(row);
    m_head->setText(tr("%1 is a unique of %2: type or paste its text.")
                        .arg(QString::fromStdString(each.reference), each.baseName));
    // A "&" in a card's name is no mark of a shortcut.
    m_from->setText(tr("&Begin with the text of %1")
                        .arg(QString(each.baseName).replace(u'&', QStringLiteral("&&"))));
    m_editor->setCard(m_cards.at(row));
    m_editor->textField("text")->edit()->setFocus();
    follow();
}

void UniquesDialog::follow()
{
    int done = 0;
    for (int row = 0; row < m_list->count(); ++row) {
        const QString name = m_missing.at(row).baseName;
        done += isDone(row);
        m_list->item(row)->setText(isDone(row) ? QStringLiteral("\u2714 ") + name : name);
        m_list->item(row)->setToolTip(QString::fromStdString(m_missing.at(row).reference));
        m_list->item(row)->setData(Qt::AccessibleTextRole,
            isDone(row) ? tr("%1, typed in").arg(name) : tr("%1, needed").arg(name));
    }
    m_keep->setEnabled(done > 0);
    m_keep->setText(done == m_list->count() ? tr("&Keep all of them", nullptr)
                                            : tr("&Keep %1 of %2").arg(done).arg(m_list->count()));
    m_next->setEnabled(m_list->count() > 1);
}

/// The next that is not typed in yet, else the next one.
void UniquesDialog::next()
{
    const int count = m_list->count();
    for (int step = 1; step < count; ++step)
        if (!isDone((m_row + step) % count)) {
            m_list->setCurrentRow((m_row + step) % count);
            return;
        }
    m_list->setCurrentRow((m_row + 1) % count);
}

void UniquesDialog::accept()
{
    QList<Json> typed;
    for (int row = 0; row < m_list->count(); ++row)
        if (isDone(row))
            typed.append(m_cards.at(row));
    if (typed.isEmpty())
        return;
    if (const QString why = uniques::keep(m_game, typed); !why.isEmpty()) {
        messages::tell(this, tr("The cards were not kept"), { why });
        return;
    }
    QDialog::accept();
}

bool UniquesDialog::ask(QWidget* parent, Content& content, const triptych::Game& game,
    const QList<triptych::decks::DeckList>& decks)
{
    const auto library = content.catalogue(game);
    if (!library)
        return false;
    QList<MissingUnique> missing = uniques::missingIn(game, *library, decks);
    if (missing.isEmpty())
        return false;
    UniquesDialog dialog(game, std::move(missing), parent);
    return dialog.exec() == QDialog::Accepted;
}

} // namespace workshop
