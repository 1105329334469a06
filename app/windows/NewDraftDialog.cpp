#include "app/windows/NewDraftDialog.h"

#include "app/games/Presenters.h"
#include "app/windows/NewMatchDialog.h"

#include "cards/Library.h"
#include "draft/Building.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSettings>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace draft = triptych::draft;

namespace {

constexpr int mostSeats = static_cast<int>(draft::mostSeats);

} // namespace

NewDraftDialog::NewDraftDialog(Content& content, const QString& game, QWidget* parent)
    : QDialog(parent)
    , m_content(content)
    , m_game(new QComboBox(this))
    , m_ruleset(new QComboBox(this))
    , m_booster(new QComboBox(this))
    , m_manner(new QComboBox(this))
    , m_packSize(new QSpinBox(this))
    , m_seats(new QSpinBox(this))
    , m_seed(new QLineEdit(QString::number(NewMatchDialog::newSeed()), this))
    , m_timer(new QCheckBox(this))
    , m_explained(new QLabel(this))
    , m_reason(new QLabel(this))
{
    setWindowTitle(tr("Draft decks"));
    setMinimumWidth(620);
    m_explained->setWordWrap(true);
    m_reason->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->addLayout(rulesForm(game));
    column->addWidget(m_explained);
    column->addWidget(draftersBox());
    column->addWidget(m_reason);
    column->addWidget(buttons());

    connect(m_game, &QComboBox::currentIndexChanged, this, &NewDraftDialog::setGame);
    connect(m_ruleset, &QComboBox::currentIndexChanged, this, &NewDraftDialog::setRules);
    connect(m_booster, &QComboBox::currentIndexChanged, this, &NewDraftDialog::setRules);
    connect(m_manner, &QComboBox::currentIndexChanged, this, &NewDraftDialog::check);
    connect(m_packSize, &QSpinBox::valueChanged, this, &NewDraftDialog::check);
    connect(m_seats, &QSpinBox::valueChanged, this, &NewDraftDialog::check);
    setGame();
}

QLayout* NewDraftDialog::rulesForm(const QString& game)
{
    for (const triptych::Game* each : Content::games()) {
        const auto library = makePresenter(*each, nullptr) ? m_content.catalogue(*each) : nullptr;
        if (library && !library->boosters().empty() && !draft::draftRulesets(*each).empty())
            m_game->addItem(QString::fromUtf8(each->title()), QString::fromUtf8(each->id()));
    }
    m_game->setCurrentIndex(std::max(0, m_game->findData(game)));
    m_manner->setObjectName(QStringLiteral("draftManner"));
    m_manner->addItem(tr("Pass the packs round"), false);
    m_manner->addItem(tr("Sealed: keep all of one's own packs"), true);
    m_manner->setCurrentIndex(
        QSettings().value(QStringLiteral("newDraft/sealed")).toBool() ? 1 : 0);
    m_packSize->setObjectName(QStringLiteral("draftPackSize"));
    m_seats->setObjectName(QStringLiteral("draftSeats"));
    m_seats->setRange(2, mostSeats);
    m_seats->setValue(QSettings().value(QStringLiteral("newDraft/seats"), 4).toInt());
    m_seed->setObjectName(QStringLiteral("draftSeed"));
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,19}")), m_seed));
    m_seed->setToolTip(tr("The same number gives the same packs again."));
    m_timer->setObjectName(QStringLiteral("draftTimer"));
    m_timer->setToolTip(tr(
        "When the time for the deck is up, it is handed in as it lies, filled up from the pool."));

    auto* form = new QFormLayout;
    form->addRow(tr("&Game"), m_game);
    form->addRow(tr("&Rules"), m_ruleset);
    form->addRow(tr("&Booster"), m_booster);
    form->addRow(tr("&How"), m_manner);
    form->addRow(tr("&Cards of a pack"), m_packSize);
    form->addRow(tr("&Drafters"), m_seats);
    form->addRow(tr("L&uck"), m_seed);
    form->addRow(QString(), m_timer);
    return form;
}

QWidget* NewDraftDialog::draftersBox()
{
    auto* drafters = new QGroupBox(tr("Who sits where, clockwise"), this);
    auto* grid = new QGridLayout(drafters);
    for (int seat = 0; seat < mostSeats; ++seat) {
        const Row row = makeRow(seat);
        // Two columns, so that eight drafters do not make the dialog tall.
        const int column = seat < mostSeats / 2 ? 0 : 3;
        grid->addWidget(row.number, seat % (mostSeats / 2), column);
        grid->addWidget(row.name, seat % (mostSeats / 2), column + 1);
        grid->addWidget(row.who, seat % (mostSeats / 2), column + 2);
        m_rows.append(row);
    }
    return drafters;
}

QWidget* NewDraftDialog::buttons()
{
    auto* box = new QDialogButtonBox(this);
    m_start = box->addButton(tr("Open the packs"), QDialogButtonBox::AcceptRole);
    m_start->setObjectName(QStringLiteral("startDraftButton"));
    m_start->setDefault(true);
    box->addButton(tr("Back"), QDialogButtonBox::RejectRole);
    connect(box, &QDialogButtonBox::accepted, this, &NewDraftDialog::accept);
    connect(box, &QDialogButtonBox::rejected, this, &NewDraftDialog::reject);
    return box;
}

NewDraftDialog::Row NewDraftDialog::makeRow(int seat)
{
    const QSettings settings;
    const QString key = QStringLiteral("newDraft/seat%1/").arg(seat + 1);
    Row row { new QLabel(QString::number(seat + 1), this), new QLineEdit(this),
        new QComboBox(this) };
    row.name->setObjectName(QStringLiteral("drafterName%1").arg(seat + 1));
    row.name->setAccessibleName(tr("Name of drafter %1").arg(seat + 1));
    row.name->setMaxLength(24);
    row.name->setText(settings
                          .value(key + QStringLiteral("name"),
                              seat == 0 ? tr("Player 1") : tr("Computer %1").arg(seat + 1))
                          .toString());
    row.who->setObjectName(QStringLiteral("drafter%1").arg(seat + 1));
    row.who->setAccessibleName(tr("Who is drafter %1").arg(seat + 1));
    row.who->addItem(tr("Person"), true);
    row.who->addItem(tr("Computer"), false);
    row.who->setCurrentIndex(
        settings.value(key + QStringLiteral("person"), seat == 0).toBool() ? 0 : 1);
    connect(row.who, &QComboBox::currentIndexChanged, this, &NewDraftDialog::check);
    return row;
}

const triptych::Game* NewDraftDialog::game() const
{
    for (const triptych::Game* each : Content::games())
        if (QString::fromUtf8(each->id()) == m_game->currentData().toString())
            return each;
    return nullptr;
}

void NewDraftDialog::setGame()
{
    const triptych::Game* chosen = game();
    const QSignalBlocker quietRules(m_ruleset);
    const QSignalBlocker quietBooster(m_booster);
    m_ruleset->clear();
    m_booster->clear();
    if (chosen) {
        const auto presenter = makePresenter(*chosen, nullptr);
        for (const triptych::Ruleset* ruleset : draft::draftRulesets(*chosen))
            m_ruleset->addItem(presenter->rulesetTitle(QString::fromStdString(ruleset->id)),
                QString::fromStdString(ruleset->id));
        for (const triptych::cards::Booster& booster : m_content.catalogue(*chosen)->boosters())
            m_booster->addItem(QString::fromStdString(booster.name));
    }
    m_ruleset->setEnabled(m_ruleset->count() > 1);
    m_booster->setEnabled(m_booster->count() > 1);
    setRules();
}

void NewDraftDialog::setRules()
{
    const triptych::Game* chosen = game();
    m_timer->setChecked(false);
    m_timer->hide();
    if (chosen && m_ruleset->currentIndex() >= 0 && m_booster->currentIndex() >= 0) {
        const triptych::Ruleset& ruleset
            = *draft::draftRulesets(*chosen)[static_cast<std::size_t>(m_ruleset->currentIndex())];
        const triptych::DraftRules& rules = ruleset.draft;
        const auto library = m_content.catalogue(*chosen);
        const draft::Plan plan = draft::planOf(
            rules, library->boosters()[static_cast<std::size_t>(m_booster->currentIndex())]);
        const auto packs = static_cast<int>(plan.boosters);
        const QSignalBlocker quiet(m_packSize);
        m_packSize->setRange((rules.deckSize + packs - 1) / packs, 30);
        m_packSize->setValue(static_cast<int>(plan.packSize));
        m_explained->setText(
            tr("Everybody opens %n packs and builds a deck of %1 cards.", nullptr, packs)
                .arg(rules.deckSize));
        m_timer->setVisible(rules.minutes > 0);
        m_timer->setText(ruleset.minutes > 0
                ? tr("By the c&lock: %1 minutes for the deck, %2 for the match")
                      .arg(rules.minutes)
                      .arg(ruleset.minutes)
                : tr("By the c&lock: %1 minutes for the deck").arg(rules.minutes));
    }
    check();
}

void NewDraftDialog::check()
{
    int persons = 0;
    for (int seat = 0; seat < m_rows.size(); ++seat) {
        const Row& row = m_rows.at(seat);
        const bool there = seat < m_seats->value();
        for (QWidget* widget : { static_cast<QWidget*>(row.number), static_cast<QWidget*>(row.name),
                 static_cast<QWidget*>(row.who) })
            widget->setVisible(there);
        persons += there && row.who->currentData().toBool() ? 1 : 0;
    }
    QString reason;
    if (!game())
        reason = tr("There is nothing to draft: no card pack declares boosters.");
    else if (persons == 0)
        reason = tr("Make at least one of the drafters a person.");
    else if (persons > 1)
        reason = tr("%n persons take turns at this computer, behind a curtain.", nullptr, persons);
    m_reason->setText(reason);
    m_start->setEnabled(game() && persons > 0);
}

DraftPlan NewDraftDialog::plan() const
{
    DraftPlan plan;
    plan.game = m_game->currentData().toString();
    plan.ruleset = m_ruleset->currentData().toString();
    plan.booster = m_booster->currentText();
    plan.sealed = m_manner->currentData().toBool();
    plan.packSize = m_packSize->value();
    plan.seed = m_seed->text().toULongLong();
    plan.timed = m_timer->isChecked();
    for (int seat = 0; seat < m_seats->value(); ++seat) {
        const Row& row = m_rows.at(seat);
        const QString name = row.name->text().trimmed();
        plan.seats.append({ name.isEmpty() ? tr("Player %1").arg(seat + 1) : name,
            row.who->currentData().toBool() });
    }
    return plan;
}

void NewDraftDialog::accept()
{
    QSettings settings;
    settings.setValue(QStringLiteral("newDraft/seats"), m_seats->value());
    settings.setValue(QStringLiteral("newDraft/sealed"), m_manner->currentData().toBool());
    for (int seat = 0; seat < m_seats->value(); ++seat) {
        const QString key = QStringLiteral("newDraft/seat%1/").arg(seat + 1);
        settings.setValue(key + QStringLiteral("name"), m_rows.at(seat).name->text());
        settings.setValue(
            key + QStringLiteral("person"), m_rows.at(seat).who->currentData().toBool());
    }
    QDialog::accept();
}
