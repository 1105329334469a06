#pragma once

#include <QDialog>

class Language;
class Preferences;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QSlider;

/// How the client looks and behaves. Every change works at once; there is nothing to apply.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    SettingsDialog(Preferences& preferences, Language& language, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void setWords();
    void tellNote();

    Preferences& m_preferences;
    QComboBox* m_language;
    QComboBox* m_theme;
    QSlider* m_textScale;
    QSlider* m_pace;
    QSlider* m_staging;
    QSlider* m_volume;
    QCheckBox* m_motion;
    QCheckBox* m_software;
    QCheckBox* m_hints;
    QCheckBox* m_stepwise;
    QCheckBox* m_sounds;
    QCheckBox* m_captions;
    QLabel* m_textScaleValue;
    QLabel* m_paceValue;
    QLabel* m_stagingValue;
    QLabel* m_volumeValue;
    QLabel* m_soundNote;
    QFormLayout* m_form;
    QPushButton* m_close;
};
