#pragma once

#include <QAbstractButton>

/// A large button with a title and a sentence that says what comes of it.
class BigButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit BigButton(QWidget* parent = nullptr);

    void setWords(const QString& title, const QString& description);
    /// The one that is most likely wanted: filled with the highlight.
    void setPrimary(bool primary);
    /// Only the title, where there is little room; the sentence is then the tool tip.
    void setBrief(bool brief);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    bool takesMoreLines()
        const; ///< The title, where it is too long for one and the button is high enough.
    QString shownTitle() const; ///< As much of the title as there is room for.

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    QFont titleFont() const;
    QFont fittingFont(int width) const;
    int heightOfLines(int width) const;
    void tellWhole();
    int descriptionHeight(int width) const;

    QString m_description;
    bool m_primary = false;
    bool m_brief = false;
};
