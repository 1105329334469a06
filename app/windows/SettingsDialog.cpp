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

QLayout* withValue(QSlider* slider, QLabel* value)
{
    auto* row = new QHBoxLayout;
    row->addWidget(slider);
    value->setMinimumWidth(72);
    row->addWidget(value);
    return row;
}

} // namespace

SettingsDialog::SettingsDialog(Preferences& preferences, Language& language, QWidget* parent)
    : QDialog(parent)
    , m_preferences(preferences)
    , m_language(new QComboBox(this))
    , m_theme(new QComboBox(this))
    , m_textScale(new QSlider(Qt::Horizontal, this))
    , m_pace(new QSlider(Qt::Horizontal, this))
    , m_staging(new QSlider(Qt::Horizontal, this))
    , m_volume(new QSlider(Qt::Horizontal, this))
    , m_motion(new QCheckBox(this))
    , m_software(new QCheckBox(this))
    , m_hints(new QCheckBox(this))
    , m_stepwise(new QCheckBox(this))
    , m_sounds(new QCheckBox(this))
    , m_captions(new QCheckBox(this))
    , m_textScaleValue(new QLabel(this))
    , m_paceValue(new QLabel(this))
    , m_stagingValue(new QLabel(this))
    , m_volumeValue(new QLabel(this))
    , m_soundNote(new QLabel(this))
    , m_form(new QFormLayout)
{
    setMinimumWidth(520);
    m_language->addItem(QString(), QStringLiteral("system"));
    for (const QString& each : Language::known())
        m_language->addItem(Language::nativeName(each), each);
    for (const char* theme : { "table", "system", "light", "dark", "contrast" })
        m_theme->addItem(QString(), QLatin1String(theme));
    m_textScale->setRange(8, 20);
    m_textScale->setPageStep(1);
    m_pace->setRange(0, 1500 / paceStep);
    m_pace->setPageStep(2);
    m_staging->setRange(0, 3000 / stagingStep);
    m_staging->setPageStep(3);
    m_staging->setObjectName(QStringLiteral("staging"));

    m_language->setCurrentIndex(std::max(0, m_language->findData(settings::language())));
    m_theme->setCurrentIndex(std::max(0, m_theme->findData(preferences.theme())));
    m_textScale->setValue(qRound(preferences.textScale() * 10));
    m_pace->setValue(preferences.pace() / paceStep);
    m_staging->setValue(preferences.staging() / stagingStep);
    m_motion->setChecked(preferences.motion());
    m_software->setChecked(settings::softwareRendering());

    m_form->addRow(new QLabel(this), m_language);
    m_form->addRow(new QLabel(this), m_theme);
    m_form->addRow(new QLabel(this), withValue(m_textScale, m_textScaleValue));
    m_form->addRow(new QLabel(this), withValue(m_pace, m_paceValue));
    m_form->addRow(new QLabel(this), withValue(m_staging, m_stagingValue));
    m_stepwise->setObjectName(QStringLiteral("stepwise"));
    m_stepwise->setChecked(preferences.stepwise());
    m_pace->setEnabled(!preferences.stepwise());
    m_form->addRow(new QLabel(this), withValue(m_volume, m_volumeValue));
    m_hints->setObjectName(QStringLiteral("hints"));
    m_hints->setChecked(reference::Hints::wanted());

    m_volume->setObjectName(QStringLiteral("volume"));
    m_volume->setRange(0, 100 / volumeStep);
    m_volume->setPageStep(2);
    m_volume->setValue(preferences.volume() / volumeStep);
    m_volume->setEnabled(preferences.sounds());
    m_sounds->setObjectName(QStringLiteral("sounds"));
    m_sounds->setChecked(preferences.sounds());
    m_captions->setObjectName(QStringLiteral("captions"));
    m_captions->setChecked(preferences.captions());
    m_soundNote->setObjectName(QStringLiteral("soundNote"));
    m_soundNote->setWordWrap(true);

    m_form->addRow(QString(), m_sounds);
    m_form->addRow(QString(), m_soundNote);
    m_form->addRow(QString(), m_captions);
    m_form->addRow(QString(), m_stepwise);
    m_form->addRow(QString(), m_motion);
    m_form->addRow(QString(), m_hints);
    m_form->addRow(QString(), m_software);
    auto* buttons = new QDialogButtonBox(this);
    m_close = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    auto* column = new QVBoxLayout(this);
    column->addLayout(m_form);
    column->addWidget(buttons);

    connect(m_language, &QComboBox::activated, this, [this, &language] {
        settings::setLanguage(m_language->currentData().toString());
        language.speak(m_language->currentData().toString());
    });
    connect(m_theme, &QComboBox::activated, this,
        [this] { m_preferences.setTheme(m_theme->currentData().toString()); });
    connect(m_textScale, &QSlider::valueChanged, this, [this](int tenths) {
        m_preferences.setTextScale(tenths / 10.0);
        setWords();
    });
    connect(m_pace, &QSlider::valueChanged, this, [this](int steps) {
        m_preferences.setPace(steps * paceStep);
        setWords();
    });
    connect(m_staging, &QSlider::valueChanged, this, [this](int steps) {
        m_preferences.setStaging(steps * stagingStep);
        setWords();
    });
    connect(m_volume, &QSlider::valueChanged, this, [this](int steps) {
        m_preferences.setVolume(steps * volumeStep);
        setWords();
    });
    connect(m_stepwise, &QCheckBox::toggled, this, [this](bool on) {
        m_preferences.setStepwise(on);
        m_pace->setEnabled(!on);
    });
    connect(m_sounds, &QCheckBox::toggled, this, [this](bool on) {
        m_preferences.setSounds(on);
        m_volume->setEnabled(on);
        tellNote();
    });
    connect(
        m_captions, &QCheckBox::toggled, this, [this](bool on) { m_preferences.setCaptions(on); });
    connect(&m_preferences, &Preferences::soundNoteChanged, this, [this] { tellNote(); });
    tellNote();
    connect(m_motion, &QCheckBox::toggled, this, [this](bool on) { m_preferences.setMotion(on); });
    connect(m_hints, &QCheckBox::toggled, this, [](bool on) { reference::Hints::setWanted(on); });
    connect(
        m_software, &QCheckBox::toggled, this, [](bool on) { settings::setSoftwareRendering(on); });
    setWords();
}

/// Where nothing is heard although it should be, the reason stands beside the switch.
void SettingsDialog::tellNote()
{
    m_soundNote->setText(m_preferences.soundNote());
    m_form->setRowVisible(m_soundNote, m_preferences.sounds() && !m_soundNote->text().isEmpty());
}

void SettingsDialog::setWords()
{
    setWindowTitle(tr("Settings"));
    const auto label = [this](QWidget* field, const QString& words) {
        auto* shown = qobject_cast<QLabel*>(m_form->labelForField(field));
        shown->setText(words);
        shown->setBuddy(field);
    };
    label(m_language, tr("&Language"));
    label(m_theme, tr("&Colours"));
    const std::pair<QSlider*, QString> sliders[] { { m_textScale, tr("&Text size") },
        { m_pace, tr("&Pause of the computer") }, { m_staging, tr("&Show each deed for") },
        { m_volume, tr("&Loudness of sounds") } };
    for (int row = 2; row < 6; ++row) {
        auto* shown = qobject_cast<QLabel*>(m_form->itemAt(row, QFormLayout::LabelRole)->widget());
        shown->setText(sliders[row - 2].second);
        shown->setBuddy(sliders[row - 2].first);
    }
    m_stagingValue->setText(m_staging->value() == 0
            ? tr("not at all")
            : tr("%1 ms").arg(m_staging->value() * stagingStep));
    m_language->setItemText(0, tr("As the system has it"));
    const QStringList themes { tr("As each table was painted"), tr("As the system has it"),
        tr("Light"), tr("Dark"), tr("High contrast") };
    for (int i = 0; i < themes.size(); ++i)
        m_theme->setItemText(i, themes.at(i));
    m_volumeValue->setText(tr("%1 %").arg(m_volume->value() * volumeStep));
    m_stepwise->setText(tr("The computer plays step by step, each at the key &N"));
    m_sounds->setText(tr("Play &sounds"));
    m_captions->setText(tr("Say in &words what is heard"));
    m_textScaleValue->setText(tr("%1 %").arg(m_textScale->value() * 10));
    m_paceValue->setText(tr("%1 ms").arg(m_pace->value() * paceStep));
    m_motion->setText(tr("&Move cards visibly"));
    m_hints->setText(tr("Tell &hints at the first time of something"));
    m_software->setText(tr("Draw &without the graphics card (from the next start on)"));
    m_close->setText(tr("Back"));
}

void SettingsDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        setWords();
    QDialog::changeEvent(event);
}
