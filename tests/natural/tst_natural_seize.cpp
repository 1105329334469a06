#include "seize/cards/ReadCard.h"

#include "natural/NaturalCards.h"

/// The printed language of one game against cards as people type them.
class TestNatural : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void naturalCardsAreAccepted()
    {
        triptych::tests::acceptsAsManyAs("seize.json", 76, triptych::seize::readCard);
    }
    /// A second collection, written before anybody looked whether it is understood. At the first try
    /// 41 of 80 were accepted; the rate since then is what must not fall.
    void freshCardsAreAccepted()
    {
        triptych::tests::acceptsAsManyAs("seize-fresh.json", 63, triptych::seize::readCard);
    }
};

QTEST_APPLESS_MAIN(TestNatural)
#include "tst_natural_seize.moc"
