#pragma once

#include "text/Tongue.h"

#include <QTranslator>

/// The words of the program in one language; changing it sends LanguageChange to every window.
class Language
{
public:
    /// "system", "en" or "de"; anything else is English.
    void speak(const QString& language);
    static QStringList known();
    static QString nativeName(const QString& language);
    /// In what language the engine explains cards to whoever reads the program.
    static triptych::text::Tongue tongue();

private:
    QTranslator m_words;
    QTranslator m_toolkitWords;
};
