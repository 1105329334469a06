#include "app/windows/NewMatchDialog.h"

#include "app/games/Presenters.h"
#include "app/services/EngineWords.h"
#include "app/widgets/ScrolledPage.h"
#include "app/windows/HouseRulesDialog.h"
#include "app/windows/ImportDeckDialog.h"
#include "app/windows/SeatRow.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QSettings>
#include <QSpinBox>
#include <QVBoxLayout>

namespace {

constexpr int mostAtTable = 4;

} // namespace

NewMatchDialog::NewMatchDialog(
    Content& content, const QString& game, QWidget* parent, deckroom::DeckRoom* room)
    : QDialog(parent)
    , m_content(content)
    , m_ownRoom(room ? nullptr : std::make_unique<deckroom::DeckRoom>(content))
    , m_room(room ? *room : *m_ownRoom)
    , m_game(new QComboBox(this))
    , m_ruleset(new QComboBox(this))
    , m_houseRulesLabel(new QLabel(tr("&House rules"), this))
    , m_houseRules(new QPushButton(this))
    , m_seatCount(new QSpinBox(this))
    , m_bestOf(new QComboBox(this))
    , m_timer(new QCheckBox(this))
    , m_seed(new QLineEdit(QString::number(newSeed()), this))
    , m_reason(new QLabel(this))
{
    setWindowTitle(tr("Set up a match"));
    // Large type on a small screen: what does not fit is scrolled, the buttons never are.
    auto* page = new QWidget;
    auto* inside = new QVBoxLayout(page);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addLayout(rulesForm(game));
    inside->addWidget(seatsBox());
    inside->addStretch();
    m_reason->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(new ScrolledPage(page, this), 1);
    column->addWidget(m_reason);
    column->addWidget(buttons());

    connect(m_game, &QComboBox::currentIndexChanged, this, &NewMatchDialog::setGame);
    connect(m_ruleset, &QComboBox::currentIndexChanged, this, &NewMatchDialog::setRules);
    connect(m_ruleset, &QComboBox::activated, this, [this](int index) {
        m_rulesChosen = true;
        m_ruleset->setCurrentIndex(index); // the decks may have proposed others meanwhile
        check();
    });
    connect(m_houseRules, &QPushButton::clicked, this, &NewMatchDialog::agree);
    connect(m_seatCount, &QSpinBox::valueChanged, this, &NewMatchDialog::setSeats);
    setGame();
}

QLayout* NewMatchDialog::rulesForm(const QString& game)
{
    for (const triptych::Game* each : Content::games())
        if (makePresenter(*each, nullptr))
            m_game->addItem(QString::fromUtf8(each->title()), QString::fromUtf8(each->id()));
    m_game->setCurrentIndex(std::max(0, m_game->findData(game)));
    m_bestOf->addItem(tr("One game"), 1);
    m_bestOf->addItem(tr("Best of three"), 3);
    m_houseRules->setObjectName(QStringLiteral("houseRulesButton"));
    m_houseRulesLabel->setBuddy(m_houseRules);
    m_timer->setObjectName(QStringLiteral("roundTimer"));
    m_timer->setToolTip(
        tr("One clock for the whole match, as at a tournament. When it has run out, "
           "the game ends by what its rules say of that."));

    auto* form = new QFormLayout;
    form->addRow(tr("&Game"), m_game);
    form->addRow(tr("&Rules"), m_ruleset);
    form->addRow(m_houseRulesLabel, m_houseRules);
    form->addRow(tr("&Seats"), m_seatCount);
    form->addRow(tr("&Length"), m_bestOf);
    form->addRow(QString(), m_timer);
    auto* luck = new QLabel(tr("L&uck"), this);
    luck->setBuddy(m_seed);
    form->addRow(luck, seedRow());
    return form;
}

QLayout* NewMatchDialog::seedRow()
{
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,19}")), m_seed));
    m_seed->setToolTip(tr("The same number, decks and answers give the same match again."));
    auto* another = new QPushButton(tr("Another number"), this);
    connect(another, &QPushButton::clicked, this,
        [this] { m_seed->setText(QString::number(newSeed())); });
    auto* row = new QHBoxLayout;
    row->addWidget(m_seed);
    row->addWidget(another);
    return row;
}

QWidget* NewMatchDialog::seatsBox()
{
    auto* seats = new QGroupBox(tr("Who sits where, clockwise"), this);
    auto* column = new QVBoxLayout(seats);
    for (int seat = 0; seat < mostAtTable; ++seat) {
        auto* row = new SeatRow(seat, seats);
        m_rows.append(row);
        column->addWidget(row);
        connect(row, &SeatRow::changed, this, &NewMatchDialog::check);
    }
    return seats;
}

QWidget* NewMatchDialog::buttons()
{
    auto* box = new QDialogButtonBox(this);
    m_start = box->addButton(tr("Start the match"), QDialogButtonBox::AcceptRole);
    m_start->setObjectName(QStringLiteral("startMatchButton"));
    m_start->setDefault(true);
    box->addButton(tr("Back"), QDialogButtonBox::RejectRole);
    connect(box->addButton(tr("&Import a deck…"), QDialogButtonBox::ResetRole),
        &QPushButton::clicked, this, &NewMatchDialog::importDeck);
    connect(box, &QDialogButtonBox::accepted, this, &NewMatchDialog::accept);
    connect(box, &QDialogButtonBox::rejected, this, &NewMatchDialog::reject);
    return box;
}

NewMatchDialog::~NewMatchDialog() = default;

const triptych::Game* NewMatchDialog::game() const
{
    for (const triptych::Game* each : Content::games())
        if (QString::fromUtf8(each->id()) == m_game->currentData().toString())
            return each;
    return nullptr;
}

const triptych::Ruleset* NewMatchDialog::ruleset() const
{
    const triptych::Game* chosen = game();
    return chosen && m_ruleset->currentIndex() >= 0
        ? &chosen->rulesets()[static_cast<std::size_t>(m_ruleset->currentIndex())]
        : nullptr;
}

void NewMatchDialog::setGame()
{
    const triptych::Game* chosen = game();
    if (!chosen) {
        m_reason->setText(tr("There is no game to play: the cards of none could be loaded."));
        m_start->setEnabled(false);
        return;
    }
    const auto presenter = makePresenter(*chosen, nullptr);
    const QString id = m_game->currentData().toString();
    m_rulesChosen = false;
    m_decks = m_room.shelf(id);
    const QSettings settings;
    for (qsizetype seat = 0; seat < m_rows.size(); ++seat) {
        const QString key = QStringLiteral("newMatch/seat%1/").arg(seat + 1);
        m_rows.at(seat)->setGame(m_room.desk(id), m_room.pictures(id));
        m_rows.at(seat)->setDecks(m_decks);
        m_rows.at(seat)->setPlan(settings
                                     .value(key + QStringLiteral("name"),
                                         seat == 0       ? tr("Player 1")
                                             : seat == 1 ? tr("Computer")
                                                         : tr("Computer %1").arg(seat + 1))
                                     .toString(),
            settings
                .value(key + QStringLiteral("agent"),
                    seat == 0 ? QStringLiteral("person") : QStringLiteral("greedy"))
                .toString(),
            settings.value(key + QStringLiteral("deck"), static_cast<int>(seat)).toInt());
    }
    const QSignalBlocker quiet(m_ruleset);
    m_ruleset->clear();
    for (const triptych::Ruleset& ruleset : chosen->rulesets())
        m_ruleset->addItem(presenter->rulesetTitle(QString::fromStdString(ruleset.id)),
            QString::fromStdString(ruleset.id));
    setRules();
}

void NewMatchDialog::importDeck()
{
    ImportDeckDialog dialog(m_content, m_game->currentData().toString(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const int index = m_game->findData(dialog.game());
    if (index != m_game->currentIndex())
        m_game->setCurrentIndex(index); // and with it all decks
    else {
        m_decks = m_room.shelf(dialog.game());
        setRules();
    }
    m_rows.front()->chooseDeck(dialog.path());
    check();
}

/// Each set of rules has its decks, and one's own are always among them, with the reason when one
/// may not be played. When none may be played all are offered.
void NewMatchDialog::setRules()
{
    setRound();
    m_options.clear();
    showAgreed();
    const QString rules = m_ruleset->currentData().toString();
    const deckroom::DeckDesk* desk = m_room.desk(m_game->currentData().toString());
    QList<deckroom::ShelfDeck> fitting;
    for (deckroom::ShelfDeck& deck : m_decks) {
        // What the shelf says of a deck is said here of the rules that are to be played.
        const QList<deckroom::Fault> faults = desk->faults(deck.list, rules);
        deck.legal = faults.isEmpty();
        deck.fault = deck.legal ? QString() : enginewords::said(faults.first().message);
        deck.ruleset = rules;
        if (deck.own || deck.legal)
            fitting.append(deck);
    }
    for (qsizetype seat = 0; seat < m_rows.size(); ++seat)
        m_rows.at(seat)->offerDecks(fitting.isEmpty() ? m_decks : fitting);
    setSeats();
}

/// How long a match is by these rules. The clock is for matches in earnest: nobody has to want one.
void NewMatchDialog::setRound()
{
    const triptych::Ruleset* rules = ruleset();
    m_bestOf->setCurrentIndex(std::max(0, m_bestOf->findData(rules ? rules->bestOf : 1)));
    m_timer->setChecked(false);
    m_timer->setVisible(rules && rules->minutes > 0);
    if (rules)
        m_timer->setText(tr("Round &timer (%n minutes)", nullptr, rules->minutes));
}

/// Rules that a table may play otherwise; a ruleset without any shows nothing of it.
void NewMatchDialog::agree()
{
    HouseRulesDialog dialog(*makePresenter(*game(), nullptr), *ruleset(), m_options, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_options = dialog.choices();
    showAgreed();
    check();
}

void NewMatchDialog::showAgreed()
{
    const triptych::Ruleset* rules = ruleset();
    const bool any = rules && !rules->options.empty();
    m_houseRulesLabel->setVisible(any);
    m_houseRules->setVisible(any);
    m_houseRules->setText(m_options.empty()
            ? tr("None: as the rules have it")
            : tr("%n house rule(s)", nullptr, static_cast<int>(m_options.size())));
}

void NewMatchDialog::setSeats()
{
    const triptych::Ruleset* rules = ruleset();
    if (!rules)
        return;
    const QSignalBlocker quiet(m_seatCount);
    m_seatCount->setRange(static_cast<int>(rules->minSeats),
        std::min(mostAtTable, static_cast<int>(rules->maxSeats)));
    m_seatCount->setEnabled(m_seatCount->minimum() < m_seatCount->maximum());
    for (int seat = 0; seat < m_rows.size(); ++seat)
        m_rows.at(seat)->setVisible(seat < m_seatCount->value());
    m_bestOf->setEnabled(m_seatCount->value() == 2 || rules->bestOf > 1);
    if (!m_bestOf->isEnabled())
        m_bestOf->setCurrentIndex(0);
    check();
}

/// Decks that are younger than a set of rules bring their own along, unless somebody has chosen the
/// rules. Says so either way.
QString NewMatchDialog::proposeRules()
{
    const triptych::Game* chosen = game();
    const auto presenter = chosen ? makePresenter(*chosen, m_content.catalogue(*chosen)) : nullptr;
    for (int seat = 0; presenter && seat < m_seatCount->value(); ++seat) {
        const Presenter::Proposal proposal = presenter->proposed(m_rows.at(seat)->plan().deck);
        const int index = m_ruleset->findData(proposal.ruleset);
        if (proposal.ruleset.isEmpty() || index < 0)
            continue;
        if (!m_rulesChosen && index != m_ruleset->currentIndex()) {
            {
                const QSignalBlocker quiet(m_ruleset);
                m_ruleset->setCurrentIndex(index);
            }
            setRules(); // checks anew
            return m_reason->text();
        }
        const QString title = presenter->rulesetTitle(proposal.ruleset);
        return index == m_ruleset->currentIndex()
            ? tr("Played by %1: %2", "rules: why").arg(title, proposal.why)
            : tr("%1 would suit better: %2", "rules: why").arg(title, proposal.why);
    }
    return {};
}

void NewMatchDialog::check()
{
    const triptych::Game* chosen = game();
    const auto library = chosen ? m_content.catalogue(*chosen) : nullptr;
    QStringList reasons;
    for (int seat = 0; library && seat < m_seatCount->value(); ++seat)
        if (!m_rows.at(seat)->check(m_ruleset->currentData().toString(), m_options).isEmpty())
            reasons.append(m_rows.at(seat)->plan().name);
    m_start->setEnabled(library && reasons.isEmpty());
    const QString proposed = library && reasons.isEmpty() ? proposeRules() : QString();
    m_reason->setText(!library  ? tr("The cards of this game could not be loaded.")
            : reasons.isEmpty() ? proposed
                                : tr("Choose another deck for %1 to start.")
                                      .arg(QLocale().createSeparatedList(reasons)));
}

MatchPlan NewMatchDialog::plan() const
{
    MatchPlan plan;
    plan.game = m_game->currentData().toString();
    plan.ruleset = m_ruleset->currentData().toString();
    plan.options = m_options;
    plan.seed = m_seed->text().toULongLong();
    plan.bestOf = m_bestOf->currentData().toInt();
    if (m_timer->isChecked())
        plan.minutes = ruleset()->minutes;
    for (int seat = 0; seat < m_seatCount->value(); ++seat)
        plan.seats.append(m_rows.at(seat)->plan());
    return plan;
}

void NewMatchDialog::accept()
{
    QSettings settings;
    for (int seat = 0; seat < m_seatCount->value(); ++seat) {
        const MatchPlan::Seat chosen = m_rows.at(seat)->plan();
        const QString key = QStringLiteral("newMatch/seat%1/").arg(seat + 1);
        settings.setValue(key + QStringLiteral("name"), chosen.name);
        settings.setValue(key + QStringLiteral("agent"), chosen.agent);
        for (qsizetype deck = 0; deck < m_decks.size(); ++deck)
            if (m_decks.at(deck).path == m_rows.at(seat)->deckPath())
                settings.setValue(key + QStringLiteral("deck"), static_cast<int>(deck));
    }
    QDialog::accept();
}

std::optional<MatchPlan> NewMatchDialog::quickPlan(
    Content& content, const QString& wanted, const triptych::decks::DeckList* own)
{
    for (const triptych::Game* game : Content::games()) {
        if ((!wanted.isEmpty() && QString::fromUtf8(game->id()) != wanted)
            || !makePresenter(*game, nullptr) || !content.catalogue(*game))
            continue;
        const std::string ruleset
            = own && !own->ruleset.empty() ? own->ruleset : game->rulesets().front().id;
        QList<triptych::decks::DeckList> legal;
        for (const FoundDeck& deck : content.decks(*game))
            if (game->check(*content.catalogue(*game), deck.deck, ruleset).empty())
                legal.append(deck.deck);
        if (legal.isEmpty())
            continue;
        const quint64 seed = newSeed();
        const auto first = static_cast<qsizetype>(seed % static_cast<quint64>(legal.size()));
        const qsizetype second = (first + 1) % legal.size();
        const QString name
            = QSettings().value(QStringLiteral("newMatch/seat1/name"), tr("Player 1")).toString();
        const auto presenter = makePresenter(*game, content.catalogue(*game));
        QString rules = QString::fromStdString(ruleset);
        for (const triptych::decks::DeckList& deck :
            { own ? *own : legal.at(first), legal.at(second) })
            if (const QString better = presenter->proposed(deck).ruleset; !better.isEmpty() && !own)
                rules = better;
        return MatchPlan { QString::fromUtf8(game->id()), rules, seed, 1, 0,
            { { name, QStringLiteral("person"), own ? *own : legal.at(first) },
                { tr("Computer"), QStringLiteral("greedy"), legal.at(second) } } };
    }
    return std::nullopt;
}

quint64 NewMatchDialog::newSeed()
{
    return QRandomGenerator::global()->bounded(1, 1'000'000'000);
}
