#include "seize/cards/ReadCard.h"

#include "natural/NaturalCards.h"

/// The printed language of one game against cards as people type them.
class TestNatural : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void naturalCardsAreAccepted()
    {
        triptych::tests::acceptsAsManyAs("seize.json", 47, triptych::seize::readCard);
    }
};

QTEST_APPLESS_MAIN(TestNatural)
#include "tst_natural_seize.moc"
