#pragma once

#include "app/scene/Prompt.h"
#include "app/viewmodels/ChoiceModel.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>

/// The question that is asked now, wherever it is answered: on the mat, by a button or in the
/// choice panel beside the mat.
class DecisionModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The prompt belongs to the match")
    /// Somebody is asked (false before a match, while the curtain is up and after the end).
    Q_PROPERTY(bool present READ present NOTIFY changed FINAL)
    /// The viewer is asked: the prompt's place glows. Otherwise text says whom we wait for.
    Q_PROPERTY(bool mine READ mine NOTIFY changed FINAL)
    /// One sentence in the second person: "Choose a citizen to attack with."
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    /// A second, smaller sentence (progress, remedy): "2 of 3 chosen."; may be empty.
    Q_PROPERTY(QString detail READ detail NOTIFY changed FINAL)
    /// The rule's number, small behind the sentence: "4.4.2".
    Q_PROPERTY(QString ruleText READ ruleText NOTIFY changed FINAL)
    Q_PROPERTY(QString seatKey READ seatKey NOTIFY changed FINAL)
    Q_PROPERTY(QString seatName READ seatName NOTIFY changed FINAL)
    /// The card that asks, "" when none does.
    Q_PROPERTY(QString causeKey READ causeKey NOTIFY changed FINAL)
    /// At most a handful; the first primary one is what Enter gives.
    Q_PROPERTY(ChoiceModel* buttons READ buttons CONSTANT FINAL)
    /// Answers that are neither on the mat nor a button: modes, numbers, cards in a deck.
    Q_PROPERTY(ChoiceModel* list READ list CONSTANT FINAL)
    /// Picks made so far in the choice under way, in order.
    Q_PROPERTY(QStringList pickedKeys READ pickedKeys NOTIFY changed FINAL)
    /// What may become of the card that asks, each way with its price: {label, text, answer, why}; `why`
    /// says why a way is closed, and it is no answer then. Empty for any other question.
    Q_PROPERTY(QVariantList ways READ ways NOTIFY changed FINAL)
    /// undo() takes back the last pick or the half-done casting; nothing hidden was seen since.
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    /// "Take back: attack Maw"; or why it is not possible.
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed FINAL)

public:
    explicit DecisionModel(QObject* parent = nullptr);

    bool present() const { return m_row.present; }
    bool mine() const { return m_row.mine; }
    QString text() const { return m_row.text; }
    QString detail() const { return m_row.detail; }
    QString ruleText() const { return m_row.ruleText; }
    QString seatKey() const { return m_row.seatKey; }
    QString seatName() const { return m_row.seatName; }
    QString causeKey() const { return m_row.causeKey; }
    QStringList pickedKeys() const { return m_row.pickedKeys; }
    QVariantList ways() const { return m_row.ways; }
    bool canUndo() const { return m_row.canUndo; }
    QString undoText() const { return m_row.undoText; }
    ChoiceModel* buttons() const { return m_buttons; }
    ChoiceModel* list() const { return m_list; }

    void setRow(const Prompt& row, const QList<Choice>& buttons, const QList<Choice>& list);

Q_SIGNALS:
    void changed();

private:
    Prompt m_row;
    ChoiceModel* m_buttons;
    ChoiceModel* m_list;
};
