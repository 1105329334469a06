#pragma once

#include <QLayout>

namespace deckroom {

/// Things side by side that go on in the next line where the width ends.
class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(QWidget* parent, int gap);
    ~FlowLayout() override;

    void addItem(QLayoutItem*) override;
    int count() const override;
    QLayoutItem* itemAt(int) const override;
    QLayoutItem* takeAt(int) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect&) override;

private:
    int lay(const QRect&, bool place) const;

    QList<QLayoutItem*> m_items;
    int m_gap;
};

} // namespace deckroom
