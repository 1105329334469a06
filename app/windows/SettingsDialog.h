#pragma once

#include <QDialog>
#include <QList>

#include <functional>

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
    /// A value of a slider, which counts steps.
    struct Range
    {
        int least = 0;
        int most = 0;
        int page = 1;
        int now = 0;
    };

    // Rows of the form. The words are sources of translations: they are set anew with the language.
    QComboBox* addChoice(const char* words);
    QSlider* addSlider(
        const char* words, Range, std::function<QString(int)> shown, std::function<void(int)> set);
    QCheckBox* addSwitch(const char* words, bool on, std::function<void(bool)> set);
    void addSoundNote();

    void addLanguages(Language&);
    void addThemes();
    void addPaces();
    void addSounds();
    void setWords();
    void tellNote();

    Preferences& m_preferences;
    QFormLayout* m_form;
    QLabel* m_soundNote = nullptr;
    QSlider* m_pace = nullptr;
    QSlider* m_volume = nullptr;
    QList<std::function<void()>> m_words;
};
