#include "app/windows/SettingsDialog.h"

#include "app/reference/Hints.h"
#include "app/services/Language.h"
#include "app/services/Settings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QVBoxLayout>

namespace {

constexpr int paceStep = 50;
constexpr int stagingStep = 100;
constexpr int volumeStep = 5;

} // namespace

SettingsDialog::SettingsDialog(Preferences& preferences, Language& language, QWidget* parent)
    : QDialog(parent)
    , m_preferences(preferences)
    , m_form(new QFormLayout)
{
    setMinimumWidth(520);
    addLanguages(language);
    addThemes();
    addPaces();
    addSounds();
    QCheckBox* stepwise
        = addSwitch(QT_TR_NOOP("The computer plays step by step, each at the key &N"),
            m_preferences.stepwise(), [this](bool on) {
                m_preferences.setStepwise(on);
                m_pace->setEnabled(!on);
            });
    stepwise->setObjectName(QStringLiteral("stepwise"));
    addSwitch(QT_TR_NOOP("&Move cards visibly"), m_preferences.motion(),
        [this](bool on) { m_preferences.setMotion(on); });
    addSwitch(QT_TR_NOOP("Tell &hints at the first time of something"), reference::Hints::wanted(),
        &reference::Hints::setWanted)
        ->setObjectName(QStringLiteral("hints"));
    addSwitch(QT_TR_NOOP("Draw &without the graphics card (from the next start on)"),
        settings::softwareRendering(), &settings::setSoftwareRendering);

    auto* buttons = new QDialogButtonBox(this);
    QPushButton* back = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_words.append([back] { back->setText(tr("Back")); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    auto* column = new QVBoxLayout(this);
    column->addLayout(m_form);
    column->addWidget(buttons);
    tellNote();
    setWords();
}

// --- Rows

QComboBox* SettingsDialog::addChoice(const char* words)
{
    auto* choice = new QComboBox(this);
    auto* label = new QLabel(this);
    label->setBuddy(choice);
    m_form->addRow(label, choice);
    m_words.append([label, words] { label->setText(tr(words)); });
    return choice;
}

QSlider* SettingsDialog::addSlider(
    const char* words, Range range, std::function<QString(int)> shown, std::function<void(int)> set)
{
    auto* slider = new QSlider(Qt::Horizontal, this);
    slider->setRange(range.least, range.most);
    slider->setPageStep(range.page);
    slider->setValue(range.now);
    auto* value = new QLabel(this);
    value->setMinimumWidth(72);
    auto* row = new QHBoxLayout;
    row->addWidget(slider);
    row->addWidget(value);
    auto* label = new QLabel(this);
    label->setBuddy(slider);
    m_form->addRow(label, row);
    m_words.append([=] {
        label->setText(tr(words));
        value->setText(shown(slider->value()));
    });
    connect(slider, &QSlider::valueChanged, this, [=](int steps) {
        set(steps);
        value->setText(shown(steps));
    });
    return slider;
}

QCheckBox* SettingsDialog::addSwitch(const char* words, bool on, std::function<void(bool)> set)
{
    auto* box = new QCheckBox(this);
    box->setChecked(on);
    m_form->addRow(QString(), box);
    m_words.append([box, words] { box->setText(tr(words)); });
    connect(box, &QCheckBox::toggled, this, std::move(set));
    return box;
}

/// Where nothing is heard although it should be, the reason stands beside the switch.
void SettingsDialog::addSoundNote()
{
    m_soundNote = new QLabel(this);
    m_soundNote->setObjectName(QStringLiteral("soundNote"));
    m_soundNote->setWordWrap(true);
    m_form->addRow(QString(), m_soundNote);
    connect(&m_preferences, &Preferences::soundNoteChanged, this, &SettingsDialog::tellNote);
}

void SettingsDialog::tellNote()
{
    m_soundNote->setText(m_preferences.soundNote());
    m_form->setRowVisible(m_soundNote, m_preferences.sounds() && !m_soundNote->text().isEmpty());
}

// --- What can be set

void SettingsDialog::addLanguages(Language& language)
{
    QComboBox* choice = addChoice(QT_TR_NOOP("&Language"));
    choice->addItem(QString(), QStringLiteral("system"));
    for (const QString& each : Language::known())
        choice->addItem(Language::nativeName(each), each);
    choice->setCurrentIndex(std::max(0, choice->findData(settings::language())));
    m_words.append([choice] { choice->setItemText(0, tr("As the system has it")); });
    connect(choice, &QComboBox::activated, this, [choice, &language] {
        settings::setLanguage(choice->currentData().toString());
        language.speak(choice->currentData().toString());
    });
}

void SettingsDialog::addThemes()
{
    static constexpr std::pair<const char*, const char*> themes[] {
        { "table", QT_TR_NOOP("As each table was painted") },
        { "system", QT_TR_NOOP("As the system has it") },
        { "light", QT_TR_NOOP("Light") },
        { "dark", QT_TR_NOOP("Dark") },
        { "contrast", QT_TR_NOOP("High contrast") },
    };
    QComboBox* choice = addChoice(QT_TR_NOOP("&Colours"));
    for (const auto& [theme, words] : themes)
        choice->addItem(QString(), QLatin1String(theme));
    choice->setCurrentIndex(std::max(0, choice->findData(m_preferences.theme())));
    m_words.append([choice] {
        for (int row = 0; row < choice->count(); ++row)
            choice->setItemText(row, tr(themes[row].second));
    });
    connect(choice, &QComboBox::activated, this,
        [this, choice] { m_preferences.setTheme(choice->currentData().toString()); });
}

void SettingsDialog::addPaces()
{
    addSlider(
        QT_TR_NOOP("&Text size"), { 8, 20, 1, qRound(m_preferences.textScale() * 10) },
        [](int tenths) { return tr("%1 %").arg(tenths * 10); },
        [this](int tenths) { m_preferences.setTextScale(tenths / 10.0); });
    m_pace = addSlider(
        QT_TR_NOOP("&Pause of the computer"),
        { 0, 1500 / paceStep, 2, m_preferences.pace() / paceStep },
        [](int steps) { return tr("%1 ms").arg(steps * paceStep); },
        [this](int steps) { m_preferences.setPace(steps * paceStep); });
    m_pace->setEnabled(!m_preferences.stepwise());
    QSlider* staging = addSlider(
        QT_TR_NOOP("&Show each deed for"),
        { 0, 3000 / stagingStep, 3, m_preferences.staging() / stagingStep },
        [](int steps) {
            return steps == 0 ? tr("not at all") : tr("%1 ms").arg(steps * stagingStep);
        },
        [this](int steps) { m_preferences.setStaging(steps * stagingStep); });
    staging->setObjectName(QStringLiteral("staging"));
}

void SettingsDialog::addSounds()
{
    m_volume = addSlider(
        QT_TR_NOOP("&Loudness of sounds"),
        { 0, 100 / volumeStep, 2, m_preferences.volume() / volumeStep },
        [](int steps) { return tr("%1 %").arg(steps * volumeStep); },
        [this](int steps) { m_preferences.setVolume(steps * volumeStep); });
    m_volume->setObjectName(QStringLiteral("volume"));
    m_volume->setEnabled(m_preferences.sounds());
    QCheckBox* sounds
        = addSwitch(QT_TR_NOOP("Play &sounds"), m_preferences.sounds(), [this](bool on) {
              m_preferences.setSounds(on);
              m_volume->setEnabled(on);
              tellNote();
          });
    sounds->setObjectName(QStringLiteral("sounds"));
    addSoundNote();
    addSwitch(QT_TR_NOOP("Say in &words what is heard"), m_preferences.captions(), [this](bool on) {
        m_preferences.setCaptions(on);
    })->setObjectName(QStringLiteral("captions"));
}

void SettingsDialog::setWords()
{
    setWindowTitle(tr("Settings"));
    for (const auto& say : std::as_const(m_words))
        say();
}

void SettingsDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        setWords();
    QDialog::changeEvent(event);
}
