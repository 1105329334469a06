#include "app/trials/windows/TrialSetting.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace trials {

namespace {

constexpr int usualGames = 200;

QComboBox* levels(QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->addItem(TrialSetting::tr("Easy"), QStringLiteral("ai:easy"));
    box->addItem(TrialSetting::tr("Normal"), QStringLiteral("ai:normal"));
    box->addItem(TrialSetting::tr("Hard, takes long"), QStringLiteral("ai:hard"));
    box->addItem(TrialSetting::tr("Greedy, fast"), QStringLiteral("greedy"));
    box->addItem(TrialSetting::tr("At random, very fast"), QStringLiteral("random"));
    box->setCurrentIndex(1);
    return box;
}

} // namespace

TrialSetting::TrialSetting(
    QList<deckroom::ShelfDeck> shelf, const std::string& deck, QWidget* parent)
    : QWidget(parent)
    , m_shelf(std::move(shelf))
{
    auto* column = new QVBoxLayout(this);
    auto* against = new QLabel(tr("&Against these decks"), this);
    m_opponents = new QListWidget(this);
    m_opponents->setObjectName(QStringLiteral("trialOpponents"));
    m_opponents->setAccessibleName(tr("Decks to play against"));
    against->setBuddy(m_opponents);
    m_level = levels(this);
    m_level->setObjectName(QStringLiteral("trialLevel"));
    m_theirs = levels(this);
    m_theirs->setObjectName(QStringLiteral("trialOthers"));
    m_games = new QSpinBox(this);
    m_games->setObjectName(QStringLiteral("trialGames"));
    m_games->setRange(2, 100'000);
    m_games->setSingleStep(50);
    m_games->setValue(usualGames);
    m_everybody = new QCheckBox(tr("The others also among &themselves"), this);
    m_everybody->setObjectName(QStringLiteral("trialEverybody"));
    m_everybody->setToolTip(
        tr("Every deck then meets every other as often, for the matrix; this takes longer."));
    m_begin = new QPushButton(this);
    m_begin->setObjectName(QStringLiteral("trialBegin"));
    m_begin->setDefault(true);
    m_why = new QLabel(this);
    m_why->setWordWrap(true);
    m_why->setObjectName(QStringLiteral("trialWhy"));
    auto* form = new QFormLayout;
    form->addRow(tr("How your deck is &played"), m_level);
    form->addRow(tr("How the &others play"), m_theirs);
    form->addRow(tr("&Games"), m_games);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    column->addWidget(against);
    column->addWidget(m_opponents, 1);
    column->addLayout(form);
    column->addWidget(m_everybody);
    column->addWidget(m_why);
    column->addWidget(m_begin);
    setMinimumWidth(220);
    connect(m_opponents, &QListWidget::itemChanged, this, &TrialSetting::changed);
    connect(m_games, &QSpinBox::valueChanged, this, &TrialSetting::changed);
    connect(m_level, &QComboBox::currentIndexChanged, this, &TrialSetting::changed);
    connect(m_theirs, &QComboBox::currentIndexChanged, this, &TrialSetting::changed);
    connect(m_begin, &QPushButton::clicked, this, &TrialSetting::beginAsked);
    fillOpponents(deck);
}

/// Every sound deck of the same rules; those that come with the program are chosen.
void TrialSetting::fillOpponents(const std::string& deckItself)
{
    const QSignalBlocker quiet(m_opponents);
    for (const deckroom::ShelfDeck& deck : std::as_const(m_shelf)) {
        auto* item = new QListWidgetItem(deck.name, m_opponents);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool itself = deck.name.toStdString() == deckItself;
        item->setCheckState(!deck.own && !itself ? Qt::Checked : Qt::Unchecked);
    }
    m_opponents->setCurrentRow(0);
}

std::string TrialSetting::level() const
{
    return m_level->currentData().toString().toStdString();
}

std::vector<triptych::match::Trial::Opponent> TrialSetting::opponents() const
{
    std::vector<triptych::match::Trial::Opponent> chosen;
    for (int row = 0; row < m_opponents->count(); ++row)
        if (m_opponents->item(row)->checkState() == Qt::Checked)
            chosen.push_back(
                { m_shelf.at(row).list, m_theirs->currentData().toString().toStdString() });
    return chosen;
}

quint64 TrialSetting::games() const
{
    return static_cast<quint64>(m_games->value());
}

bool TrialSetting::everybody() const
{
    return m_everybody->isChecked();
}

void TrialSetting::follow(bool running)
{
    const bool any = !opponents().empty();
    for (QWidget* input :
        std::initializer_list<QWidget*> { m_opponents, m_level, m_theirs, m_games, m_everybody })
        input->setEnabled(!running);
    m_begin->setEnabled(any || running);
    m_begin->setText(running ? tr("&Stop") : tr("&Play %n games", nullptr, m_games->value()));
    m_why->setText(m_shelf.isEmpty()
            ? tr("There is no other sound deck of these rules to play against.")
            : any ? QString()
                  : tr("Choose at least one deck to play against."));
    m_why->setVisible(!m_why->text().isEmpty());
}

void TrialSetting::showStopping()
{
    m_begin->setEnabled(false);
    m_begin->setText(tr("Stopping"));
}

} // namespace trials
