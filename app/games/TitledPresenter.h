#pragma once

#include "app/games/ZoneRow.h"
#include "app/scene/Presenter.h"

#include <QCoreApplication>

#include <span>

/// What a game is called and where its mat is; texts are translated in `context`.
struct GameTitle
{
    struct Text
    {
        const char* id;
        const char* text;
    };

    const char* context;
    const char* id;
    const char* title;
    const char* version; ///< Which edition of the rules is played.
    const char* mat;
    const char* look; ///< "dark" or "light"
    const char* room;
    const char* score; ///< The icon of what a seat has left or has won.
    std::span<const ZoneRow> zones;
    std::span<const Text> rulesets;
    std::span<const Text> options {};
};

/// A presenter that says so.
class TitledPresenter : public Presenter
{
public:
    explicit TitledPresenter(const GameTitle& title)
        : m_title(title)
    {
    }

    QString game() const override { return QLatin1String(m_title.id); }
    QString title() const override { return QString::fromUtf8(m_title.title); }
    QString rulesetTitle(const QString& id) const override { return of(m_title.rulesets, id); }
    QString optionTitle(const QString& id) const override { return of(m_title.options, id); }
    QString rulesVersion() const override
    {
        return QCoreApplication::translate(m_title.context, m_title.version);
    }
    QUrl matUrl() const override { return QUrl(QLatin1String(m_title.mat)); }
    QString matLook() const override { return QLatin1String(m_title.look); }
    QString room() const override { return QLatin1String(m_title.room); }
    QString scoreSymbol() const override { return QLatin1String(m_title.score); }
    QStringList zones() const override { return zonerows::ofSeats(m_title.zones); }

private:
    QString of(std::span<const GameTitle::Text> texts, const QString& id) const
    {
        for (const GameTitle::Text& each : texts)
            if (id == QLatin1String(each.id))
                return QCoreApplication::translate(m_title.context, each.text);
        return id;
    }

    const GameTitle& m_title;
};
