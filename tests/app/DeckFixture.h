#pragma once

#include "app/decks/DeckDocument.h"
#include "app/services/Content.h"
#include "match/Games.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QObject>

#include <map>
#include <memory>
#include <string>

/// What tests of decks share: the cards of each game, decks without any, and an empty folder of one's own.
class DeckFixture : public QObject
{
protected:
    static void begin(const char* test)
    {
        QCoreApplication::setOrganizationName(QStringLiteral("Triptych"));
        QCoreApplication::setApplicationName(QLatin1String(test));
    }
    static void clear() { QDir(Content::ownFolder()).removeRecursively(); }
    static const triptych::Game& game(const char* id) { return *triptych::match::find(id); }
    deckroom::DeckDesk& desk(const char* id)
    {
        std::unique_ptr<deckroom::DeckDesk>& desk = m_desks[id];
        if (!desk)
            desk = std::make_unique<deckroom::DeckDesk>(m_content.index(game(id)));
        return *desk;
    }
    static deckroom::NotedDeck empty(const deckroom::DeckDesk& desk, const char* ruleset)
    {
        deckroom::NotedDeck deck;
        deck.list.game = desk.id().toStdString();
        deck.list.ruleset = ruleset;
        deck.list.name = "Test";
        return deck;
    }
    static QByteArray bytesOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    Content m_content;
    std::map<std::string, std::unique_ptr<deckroom::DeckDesk>> m_desks;
};
