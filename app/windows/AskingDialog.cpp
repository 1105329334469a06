#include "app/windows/AskingDialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

AskingDialog::AskingDialog(const QString& game, QWidget* parent)
    : QDialog(parent)
    , m_game(game)
    , m_remembered(new QListWidget(this))
{
    setWindowTitle(tr("Ask me when"));
    auto* column = new QVBoxLayout(this);
    auto* intro
        = new QLabel(tr("What only you can answer is always asked, and where you have set a "
                        "stop you are always asked. What you have let pass is not asked about "
                        "again in the same turn. Besides, ask me when"),
            this);
    intro->setWordWrap(true);
    column->addWidget(intro);
    setLayout(column);
    const asking::Wishes wishes = asking::wishes();
    m_attacked = wish(tr("I am &attacked"), wishes.attacked);
    m_targeted = wish(tr("something of mine is &targeted"), wishes.targeted);
    m_acts = wish(tr("somebody else plays or uses &something"), wishes.acts);
    m_triggers = wish(tr("an ability of somebody else goes off &by itself"), wishes.triggers);
    m_eachStep = wish(tr("a &step comes in which I could do something"), wishes.eachStep);
    auto* title = new QLabel(tr("&Remembered answers"), this);
    title->setBuddy(m_remembered);
    column->addWidget(title);
    m_remembered->setObjectName(QStringLiteral("remembered"));
    m_remembered->setAccessibleName(tr("Remembered answers"));
    column->addWidget(m_remembered);
    auto* forget = new QPushButton(tr("&Ask this again"), this);
    forget->setObjectName(QStringLiteral("forget"));
    column->addWidget(forget);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Ask me so"), QDialogButtonBox::AcceptRole);
    buttons->addButton(tr("Leave it as it was"), QDialogButtonBox::RejectRole);
    column->addWidget(buttons);
    connect(forget, &QPushButton::clicked, this, &AskingDialog::forgetChosen);
    connect(buttons, &QDialogButtonBox::accepted, this, &AskingDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &AskingDialog::reject);
    connect(m_remembered, &QListWidget::currentRowChanged, this, [this, forget](int row) {
        forget->setEnabled(row >= 0 && !m_remembered->item(row)->data(Qt::UserRole).isNull());
    });
    list();
}

QCheckBox* AskingDialog::wish(const QString& words, bool on)
{
    auto* box = new QCheckBox(words, this);
    box->setChecked(on);
    layout()->addWidget(box);
    return box;
}

void AskingDialog::list()
{
    m_remembered->clear();
    for (const asking::Remembered& each : asking::remembered(m_game)) {
        if (m_forgotten.contains(each.name))
            continue;
        auto* item = new QListWidgetItem(
            (each.yes ? tr("%1: always yes") : tr("%1: always no")).arg(each.what), m_remembered);
        item->setData(Qt::UserRole, each.name);
    }
    if (m_remembered->count() == 0)
        m_remembered->addItem(tr("Nothing is answered for you."));
    m_remembered->setCurrentRow(0);
}

void AskingDialog::forgetChosen()
{
    if (const QListWidgetItem* item = m_remembered->currentItem();
        item && !item->data(Qt::UserRole).isNull())
        m_forgotten.append(item->data(Qt::UserRole).toString());
    list();
}

void AskingDialog::accept()
{
    asking::setWishes({ m_attacked->isChecked(), m_targeted->isChecked(), m_acts->isChecked(),
        m_triggers->isChecked(), m_eachStep->isChecked() });
    for (const QString& name : std::as_const(m_forgotten))
        asking::forget(m_game, name);
    QDialog::accept();
}
