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
        triptych::tests::acceptsAsManyAs("seize-fresh.json", 65, triptych::seize::readCard);
    }
    /// A third one; at the first try 29 of 80, of which one was misread.
    void moreFreshCardsAreAccepted()
    {
        triptych::tests::acceptsAsManyAs("seize-fresh-2.json", 49, triptych::seize::readCard);
    }
    /// A fourth, written with the third and looked at after what that had taught: what is accepted here
    /// is accepted at the first try, 10 of 40.
    void unseenCardsAreAccepted()
    {
        triptych::tests::acceptsAsManyAs("seize-fresh-3.json", 10, triptych::seize::readCard);
    }
};

QTEST_APPLESS_MAIN(TestNatural)
#include "tst_natural_seize.moc"
