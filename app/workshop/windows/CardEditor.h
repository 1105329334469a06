#pragma once

#include "app/workshop/CardChecker.h"

#include <QImage>
#include <QMap>
#include <QWidget>

class QFormLayout;
class QLabel;
class QTextBrowser;

namespace workshop {

class TextField;

/// A card as a form, and beside it what comes of it: its picture, what its text does, its wording in
/// normal form, and what is wrong. Everything follows while one types.
class CardEditor : public QWidget
{
    Q_OBJECT

public:
    /// Only the fields named are there; all when none is named.
    explicit CardEditor(
        const triptych::Game&, const QStringList& only = {}, QWidget* parent = nullptr);
    ~CardEditor() override;

    /// Shows a card; what is undone by typing is this card.
    void setCard(const Json&, const QImage& picture = {});
    void setPicture(const QImage&);
    const QImage& picture() const { return m_picture; }
    Json card() const; ///< As it stands, without what such a card does not have.
    const CheckedCard& verdict() const { return m_verdict; }
    bool settled() const { return m_checker.settled(); }
    TextField* textField(const std::string& key) const { return m_texts.value(key); }
    QWidget* input(const std::string& key) const { return m_inputs.value(key); }

Q_SIGNALS:
    void edited();  ///< Somebody has changed something.
    void checked(); ///< What comes of it is shown.

protected:
    void resizeEvent(QResizeEvent*) override;

private:
    void addField(const FormField&);
    QWidget* inputFor(const FormField&);
    void fill(const FormField&);
    void take(const FormField&, const QString& value);
    void showAsked();
    void ask();
    void showVerdict(const CheckedCard&, const QImage& drawn);
    int pictureWidth() const;
    QPixmap fitted(const QImage& drawn) const;

    const triptych::Game& m_game;
    CardForm m_form;
    CardChecker m_checker;
    CheckedCard m_verdict;
    Json m_card;
    QImage m_picture;
    bool m_filling = false;
    QFormLayout* m_rows;
    QMap<std::string, TextField*> m_texts;
    QMap<std::string, QWidget*> m_inputs;
    QMap<std::string, QLabel*> m_labels;
    QLabel* m_shown;
    QLabel* m_others; ///< What is wrong beside the texts.
    QTextBrowser* m_words;
};

} // namespace workshop
