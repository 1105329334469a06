#pragma once

#include <QTranslator>

/// The words of the program in one language; changing it sends LanguageChange to every window.
class Language
{
public:
    /// "system", "en" or "de"; anything else is English.
    void speak(const QString& language);
    static QStringList known();
    static QString nativeName(const QString& language);

private:
    QTranslator m_words;
    QTranslator m_toolkitWords;
};
