#pragma once

#include "app/games/SeenTable.h"
#include "app/scene/Scene.h"
#include "app/scene/Snapshot.h"

#include <QCoreApplication>

#include <span>

/// The pending question of a snapshot in words, and each legal answer where it belongs: on a card, a
/// place, a seat or a waiting item, on a button, or in the choice panel. What is the same in every
/// game; the words are the game's.
class Answers
{
    Q_DECLARE_TR_FUNCTIONS(Answers)

public:
    virtual ~Answers() = default;

    /// Fills what the question says into the scene: prompt, buttons, list, answers, faces' verbs.
    /// Faces, board, track, seats and what waits must be there already.
    void fill(Scene&) const;

protected:
    /// An answer line, and what on the table it is about.
    struct Line
    {
        QString line;
        QString verb;
        QString object; ///< What is clicked or dragged; "" for a plain button.
        QString place;  ///< Where it goes; "" when the line needs none.
        QString rest;   ///< The words after the object.
    };
    /// What is asked with "choose", by the engine's key: with the card that asks, and without.
    struct Sentence
    {
        const char* prompt;
        const char* withCause;
        const char* without;
    };

    /// Beyond `mostButtons`, buttons become a list.
    Answers(const Snapshot&, const TableInfo&, const SeenTable&, int mostButtons = 5);

    // What a game says
    virtual Line read(const Scene&, const std::string&) const;
    virtual QString causeOf() const;              ///< The card that asks: declared, or resolving.
    virtual QString ruleText(const Scene&) const; ///< "4.4.2": where the rules ask this.
    virtual QString promptText(const Scene&, const QSet<QString>& verbs) const = 0;
    virtual QString promptDetail(const Scene&, const QSet<QString>& verbs) const;
    /// "" for what every game says alike.
    virtual QString label(const Scene&, const Line&) const = 0;
    virtual QString noneLabel(const QString& verb) const;
    virtual QString groupLabel(const Line&) const { return {}; } ///< For all lines with a place.
    virtual QString targetHint(const QString& verb) const; ///< Of a thing; here what games share.
    /// Why nothing can be done with a card that one would like to play; "" where there is no need.
    virtual QString whyNot(const CardFace&, const QSet<QString>&) const { return {}; }
    /// A refusal of the engine in a sentence; "" for what every game says alike.
    virtual QString refusalText(const Scene&, const triptych::Refusal&) const { return {}; }
    virtual QString shortcut(const Line&) const;
    virtual QString spoken(const CardFace&) const = 0;
    virtual QString hiddenName(const CardFace&) const;
    /// Of what is no card, item or seat; the key itself when there is none.
    virtual QString placeName(const Scene&, const QString& key) const = 0;

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

    // What every game says alike
    QString commonPrompt(const QSet<QString>& verbs, const QString& cause) const;
    /// Somebody has priority while something waits: what passing does, and what is asked.
    static QString passOverWaiting(const Scene&);
    QString responsePrompt(const Scene&) const;
    static QString about(const QString& cause, const QString& with, const QString& without);
    QString orderLabel(const QString& name) const;
    static QString targetPrompt(const QString& cause);
    static QString discardPrompt(const QString& cause);
    /// The sentence for what is asked: a game's, translated in `context`, or what every game says
    /// alike; "" when there is none.
    QString sentence(std::span<const Sentence>, const char* context, const QString& cause) const;

    QString nameOf(const Scene&, const QString& key) const;
    /// The card an item comes from ("host!1", "toll.2"); the key itself when it is none.
    static QString sourceOf(const QString& key);
    static QVariantList linesOn(const Scene&, const QString& key, const QString& verb);
    static QString lineOf(const QVariant& row) { return word(row, "line"); }
    static QString placeOf(const QVariant& row) { return word(row, "place"); }

    bool isAsked(const char* prompt) const { return m_prompt == QLatin1String(prompt); }
    bool isOwnTurn() const;
    /// Where passing leads in one's own turn, as Snapshot::Question has it.
    QString leadsTo() const { return QString::fromStdString(m_snapshot.question->leadsTo); }
    const QString& asked() const { return m_prompt; } ///< The engine's key.
    const QString& viewer() const { return m_viewer; }
    int picks() const { return m_picks; }
    const Snapshot& snapshot() const { return m_snapshot; }
    const SeenTable& seen() const { return m_seen; }
    const TableInfo& table() const { return m_table; }

private:
    static QString word(const QVariant& row, const char* key);
    QString words(const Scene&, const Line&) const;
    QString commonLabel(const Line&, const QString& name) const;
    QStringList passed() const;
    void offerClaims(Scene&) const;
    void sort(Scene&, const Line&, QList<Choice>& plain) const;
    QString refused(const Scene&, const triptych::Refusal&) const;
    void dress(Scene&, const QSet<QString>& verbs) const;

    const Snapshot& m_snapshot;
    const TableInfo& m_table;
    const SeenTable& m_seen;
    QString m_prompt;
    QString m_viewer;
    int m_picks = 0;
    int m_mostButtons;
};
