#include "kryptik/cards/ReadCard.h"

#include "natural/NaturalCards.h"

/// The printed language of one game against cards as people type them.
class TestNatural : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void naturalCardsAreAccepted()
    {
        triptych::tests::acceptsAsManyAs("kryptik.json", 79, triptych::kryptik::readCard);
    }
    /// A second collection, written before anybody looked whether it is understood. At the first try
    /// 53 of 80 were accepted; the rate since then is what must not fall.
    void freshCardsAreAccepted()
    {
        triptych::tests::acceptsAsManyAs("kryptik-fresh.json", 62, triptych::kryptik::readCard);
    }
    /// A third one; at the first try 25 of 60.
    void moreFreshCardsAreAccepted()
    {
        triptych::tests::acceptsAsManyAs("kryptik-fresh-2.json", 36, triptych::kryptik::readCard);
    }
    /// A fourth, written with the third and looked at after what that had taught: what is accepted here
    /// is accepted at the first try. It was 18 of 40, and one of them was misread.
    void unseenCardsAreAccepted()
    {
        triptych::tests::acceptsAsManyAs("kryptik-fresh-3.json", 17, triptych::kryptik::readCard);
    }
};

QTEST_APPLESS_MAIN(TestNatural)
#include "tst_natural_kryptik.moc"
