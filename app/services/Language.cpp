#include "app/services/Language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

void Language::speak(const QString& language)
{
    const QLocale locale = language == u"system" ? QLocale::system() : QLocale(language);
    QCoreApplication::removeTranslator(&m_words);
    QCoreApplication::removeTranslator(&m_toolkitWords);
    // English is a translation too: it has the plural forms ("1 card", "2 cards").
    if (m_words.load(
            locale, QStringLiteral("triptych"), QStringLiteral("_"), QStringLiteral(":/i18n"))
        || m_words.load(QStringLiteral(":/i18n/triptych_en.qm")))
        QCoreApplication::installTranslator(&m_words);
    if (m_toolkitWords.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
            QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_toolkitWords);
    // Lists and numbers as in the language that is spoken, which need not be the one asked for.
    const QLocale spoken(m_words.language());
    QLocale::setDefault(spoken.language() == locale.language() ? locale : spoken);
}

QStringList Language::known()
{
    return { QStringLiteral("en"), QStringLiteral("de") };
}

QString Language::nativeName(const QString& language)
{
    return QLocale(language).nativeLanguageName();
}

triptych::text::Tongue Language::tongue()
{
    return QLocale().language() == QLocale::German ? triptych::text::Tongue::German
                                                   : triptych::text::Tongue::English;
}
