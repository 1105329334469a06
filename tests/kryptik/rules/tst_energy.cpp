#include "Cards.h"

#include "kryptik/cards/ReadCard.h"
#include "kryptik/rules/SoulEnergy.h"

#include <QTest>

using namespace triptych;
using namespace triptych::kryptik;

namespace {

Purse purse(std::initializer_list<Colours> sources)
{
    Purse p;
    for (const Colours colours : sources)
        p.add(colours);
    return p;
}

StoneNeed need(const char* stones)
{
    Stones list;
    const bool read = readStones(stones, list);
    Q_ASSERT(read);
    Q_UNUSED(read);
    return needOf(list);
}

/// The slow and certain way: some order of the sources pays stone after stone.
bool paysByTrying(std::vector<Colours> sources, const Stones& stones, std::size_t at = 0)
{
    if (at == stones.size())
        return true;
    for (std::size_t k = 0; k < sources.size(); ++k) {
        const bool fits
            = stones[at].kind == Stone::Kind::Generic || (sources[k] & stones[at].colours) != 0;
        if (!fits)
            continue;
        std::vector<Colours> rest = sources;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(k));
        if (paysByTrying(rest, stones, at + 1))
            return true;
    }
    return false;
}

} // namespace

/// 8.1.1 Soul Cost and 8.2 Soul Energy: what can be paid.
class TestEnergy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rule_8_1_1_1_1_specificStones_needTheirColour()
    {
        QVERIFY(canPay(purse({ white }), need("{w}")));
        QVERIFY(!canPay(purse({ blue }), need("{w}")));
        QVERIFY(!canPay(purse({ 0 }), need("{w}"))); // colourless pays generic only
    }
    void rule_8_1_1_1_2_multicoloredStones_takeEitherHalf()
    {
        QVERIFY(canPay(purse({ blue }), need("{w/u}")));
        QVERIFY(!canPay(purse({ green }), need("{w/u}")));
        QVERIFY(!canPay(purse({ white, green }), need("{w}{w/u}")));
        QVERIFY(canPay(purse({ white, white | green }), need("{w}{w/u}")));
    }
    void rule_8_1_1_1_3_genericStones_takeAnything()
    {
        QVERIFY(canPay(purse({ 0, green }), need("{2}")));
        QVERIFY(!canPay(purse({ green }), need("{2}")));
    }
    void rule_8_1_1_everyCostAgainstEveryPurse_isJudgedAsByTrying()
    {
        Random random(5);
        for (int n = 0; n < 20000; ++n) {
            std::vector<Colours> sources;
            Purse p;
            const auto count = random.below(6);
            for (std::uint32_t k = 0; k < count; ++k) {
                const auto colours = static_cast<Colours>(random.below(16));
                sources.push_back(colours);
            }
            for (const Colours colours : sources)
                p.add(colours);
            Stones stones;
            const auto length = random.below(5);
            for (std::uint32_t k = 0; k < length; ++k) {
                if (random.below(3) == 0)
                    stones.push_back({ Stone::Kind::Generic, 1, 0 });
                else
                    stones.push_back(
                        { Stone::Kind::Coloured, 0, static_cast<Colours>(1 + random.below(15)) });
            }
            QCOMPARE(canPay(p, needOf(stones)), paysByTrying(sources, stones));
        }
    }
};

QTEST_APPLESS_MAIN(TestEnergy)

#include "tst_energy.moc"
