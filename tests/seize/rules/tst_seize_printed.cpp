#include "SeizeCards.h"

#include <QTest>

#include <map>
#include <string>

using namespace triptych;
using namespace triptych::seize;
using namespace triptych::seize::test;

/// What a card shows and no rule of a match asks for, and how a deck is mixed before one.
class TestSeizePrinted : public QObject
{
    Q_OBJECT

private:
    /// A mercenary, a treasure and an ability with everything that can be printed on them.
    static constexpr const char* pack = R"({"format":"triptych-cards/1","game":"seize",
        "set":{"code":"PR","name":"Proof","version":"1","author":"x","licence":"x"},"cards":[
        {"id":"PR-001","name":"Sample Guard","type":"mercenary","class":"warrior","stars":3,
         "health":8,"melee":{"damage":2,"arrows":"F"},"defense":2,"bounty":3,
         "move":{"steps":2,"arrows":"+"},"text":"Passive: this has Armor 1.",
         "flavour":"Stands.","image":"guard.png"},
        {"id":"PR-002","name":"Sample Blade","type":"treasure","treasure":"weapon","hands":"one",
         "stars":2,"text":"Equipped: the bearer gets +1 melee.","flavour":"Cuts.",
         "image":"blade.png"},
        {"id":"PR-003","name":"Sample Shout","type":"ability","ability":"instant",
         "class":"warrior","cost":1,"stars":4,"text":"Draw 1.","image":"shout.png"}]})";

    QByteArray shown(const char* name, const char* field) const
    {
        const Game::Loaded loaded = game().load({ { "proof.json", pack } });
        if (!loaded.library || loaded.library->find(name) == cards::Library::npos)
            return "no such card";
        const auto& card = loaded.library->printed(loaded.library->find(name));
        if (!card.contains(field))
            return "no such field";
        const auto& value = card[field];
        return QByteArray::fromStdString(
            value.is_string() ? value.get<std::string>() : value.dump());
    }

private Q_SLOTS:
    void rule_S_MERC_A_itsClass() { QCOMPARE(shown("Sample Guard", "class"), "warrior"); }
    void rule_S_MERC_B_itsName() { QCOMPARE(shown("PR-001", "name"), "Sample Guard"); }
    void rule_S_MERC_D_theSetItIsOf() { QCOMPARE(shown("Sample Guard", "set"), "PR"); }
    void rule_S_MERC_E_itsStars() { QCOMPARE(shown("Sample Guard", "stars"), "3"); }
    void rule_S_MERC_K_itsNumber() { QCOMPARE(shown("Sample Guard", "id"), "PR-001"); }
    void rule_S_MERC_L_itsPicture() { QCOMPARE(shown("Sample Guard", "image"), "guard.png"); }

    void rule_S_TREAS_A_itsName() { QCOMPARE(shown("PR-002", "name"), "Sample Blade"); }
    void rule_S_TREAS_B_itsType()
    {
        QCOMPARE(shown("Sample Blade", "treasure"), "weapon");
        QCOMPARE(shown("Sample Blade", "hands"), "one");
    }
    void rule_S_TREAS_C_theSetItIsOf() { QCOMPARE(shown("Sample Blade", "set"), "PR"); }
    void rule_S_TREAS_D_itsStars() { QCOMPARE(shown("Sample Blade", "stars"), "2"); }
    void rule_S_TREAS_F_itsNumber() { QCOMPARE(shown("Sample Blade", "id"), "PR-002"); }
    void rule_S_TREAS_G_itsPicture() { QCOMPARE(shown("Sample Blade", "image"), "blade.png"); }

    void rule_S_ABIL_1_whatItShows()
    {
        QCOMPARE(shown("Sample Shout", "ability"), "instant");
        QCOMPARE(shown("Sample Shout", "class"), "warrior");
        QCOMPARE(shown("Sample Shout", "cost"), "1");
        QCOMPARE(shown("Sample Shout", "stars"), "4");
        QCOMPARE(shown("Sample Shout", "text"), "Draw 1.");
    }

    /// Every card of a deck comes to hand about as often as any other, and a seed comes out alike.
    void rule_S_PRE_SHUFFLE_everyCardAlike()
    {
        constexpr int matches = 400; // 7 of 40 cards each: 70 times on average
        const auto cards = library();
        const auto handOf = [&](std::uint64_t seed) {
            Setup setup;
            setup.ruleset = "standard";
            setup.seed = seed;
            setup.first = PlayerId { 0 };
            setup.decks = { deck(40), deck(40) };
            return game()
                .open(cards, setup)
                .match->observe(judge)["players"]["p1"]["zones"]["hand"];
        };
        std::map<std::string, int> seen;
        for (std::uint64_t seed = 1; seed <= matches; ++seed) {
            const auto hand = handOf(seed);
            QCOMPARE(hand.size(), std::size_t { 7 });
            for (const auto& handle : hand)
                ++seen[handle.get<std::string>()];
        }
        QCOMPARE(seen.size(), std::size_t { 40 });
        for (const auto& [handle, times] : seen)
            QVERIFY2(times > 40 && times < 100, qPrintable(QString::fromStdString(handle)));
        QVERIFY(handOf(5) == handOf(5));
        QVERIFY(handOf(5) != handOf(6));
    }
};

QTEST_APPLESS_MAIN(TestSeizePrinted)

#include "tst_seize_printed.moc"
