#pragma once

#include "app/games/AnswerWords.h"

/// The pending question of a snapshot in words, and each legal answer where it belongs: on a card, a
/// place, a seat or a waiting item, on a button, or in the choice panel. What is the same in every
/// game; the words are the game's.
class Answers : public AnswerWords
{
    Q_DECLARE_TR_FUNCTIONS(Answers)

public:
    /// Fills what the question says into the scene: prompt, buttons, list, answers, faces' verbs.
    /// Faces, board, track, seats and what waits must be there already.
    void fill(Scene&) const;

protected:
    /// Beyond `mostButtons`, buttons become a list.
    Answers(const Snapshot&, const TableInfo&, const SeenTable&, int mostButtons = 5);

    // What a game says
    virtual Line read(const Scene&, const std::string&) const;
    virtual QString causeOf() const;              ///< The card that asks: declared, or resolving.
    virtual QString ruleText(const Scene&) const; ///< "4.4.2": where the rules ask this.
    virtual QString promptText(const Scene&, const QSet<QString>& verbs) const = 0;
    /// "" for what every game says alike.
    virtual QString label(const Scene&, const Line&) const = 0;
    virtual QString groupLabel(const Line&) const { return {}; } ///< For all lines with a place.
    /// Why nothing can be done with a card that one would like to play; "" where there is no need.
    virtual QString whyNot(const CardFace&, const QSet<QString>&) const { return {}; }
    /// A refusal of the engine in a sentence; "" for what every game says alike.
    virtual QString refusalText(const Scene&, const triptych::Refusal&) const { return {}; }
    virtual QString shortcut(const Line&) const;
    virtual QString spoken(const CardFace&) const = 0;

    // Where answers go
    virtual bool isThing(const Scene&, const QString& key) const;
    /// Zones whose cards are seen where they lie; the others are offered in the panel as well.
    virtual QStringList openZones() const = 0;
    virtual bool isOnTheMat(const Scene&, const Line&) const;
    /// Whether it is a button as well, though it is on the mat or beside it.
    virtual bool isButton(const Line&) const { return false; }
    virtual bool isPrimary(const Line&) const;
    /// Whether it stands in the panel beside the mat, however few there are.
    virtual bool isListed(const QString& verb) const { return verb == u"option"; }
    /// Whether a mere click on a card does not give it, though it be the only answer there.
    virtual bool isWeighty(const Line&) const { return false; }
    /// Whether it calls for no attention: it is done by the way, or never by itself.
    virtual bool isMinor(const Line&) const { return false; }
    bool isPick() const;
    /// A pick after which nothing is left to be picked: it is a deed, and is offered first.
    virtual bool endsTheQuestion(const Line&) const { return false; }
    static void tellPartsApart(Scene&);
    virtual bool isNeedless(const Line&) const { return false; } ///< Another line says the same.
    /// Writes a line on the thing that it is about, and on others where the game wants that.
    virtual void write(Scene&, const Line&, const QVariantMap& row) const;

    /// The card an item comes from ("host!1", "toll.2"); the key itself when it is none.
    static QString sourceOf(const QString& key);
    static QVariantList linesOn(const Scene&, const QString& key, const QString& verb);
    static QString lineOf(const QVariant& row) { return word(row, "line"); }
    static QString placeOf(const QVariant& row) { return word(row, "place"); }

private:
    static QString word(const QVariant& row, const char* key);
    QString words(const Scene&, const Line&) const;
    QStringList passed() const;
    void offerClaims(Scene&) const;
    void sort(Scene&, const Line&, QList<Choice>& plain) const;
    QString refused(const Scene&, const triptych::Refusal&) const;
    void dress(Scene&, const QSet<QString>& verbs) const;

    int m_mostButtons;
};
