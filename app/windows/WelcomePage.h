#pragma once

#include <QList>
#include <QWidget>

class QLabel;
class BigButton;
class Content;

/// What is shown while no match is on the table: what one can do, and three pictures from the
/// cards.
class WelcomePage : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomePage(Content& content, QWidget* parent = nullptr);

    /// A match and a draft that were not finished: offers to continue them; "" hides the offer.
    void offer(const QString& journal, const QString& draft);
    /// Something could not be used at start; stays until dismissed by the next start.
    void tell(const QStringList& problems);

Q_SIGNALS:
    void newMatchAsked();
    void quickMatchAsked();
    void continueAsked();
    void draftAsked();
    void continueDraftAsked();
    void journalAsked();
    void settingsAsked();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// From the roomiest to the one that fits a small window.
    enum class Density { Roomy, Tight, Brief };

    QList<BigButton*> buttons() const;
    void setWords();
    void arrange(Density density);
    void fit();
    void drawPanels();

    Content& m_content;
    QLabel* m_title;
    QLabel* m_subtitle;
    QLabel* m_problems;
    BigButton* m_continue;
    BigButton* m_continueDraft;
    BigButton* m_quick;
    BigButton* m_new;
    BigButton* m_draft;
    BigButton* m_journal;
    BigButton* m_settings;
    QWidget* m_column;
    QImage m_panels;
};
