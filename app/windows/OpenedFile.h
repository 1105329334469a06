#pragma once

#include <QCoreApplication>
#include <QString>

class Content;

/// What a file is that somebody gave the program: told by its content, never by its name.
struct OpenedFile
{
    Q_DECLARE_TR_FUNCTIONS(OpenedFile)

public:
    enum class Kind {
        Deck,
        Cards,      ///< A pack of cards, or published cards.
        SharedPack, ///< A pack with its pictures.
        Match,      ///< A journal.
        Trial,      ///< What many games of a deck brought.
        Unusable,
    };
    Kind kind = Kind::Unusable;
    QString path;
    QString game;    ///< Of a deck, its id.
    QString problem; ///< Not "": what it is instead, and what would do.

    static OpenedFile of(const QString& path, Content&);
};
