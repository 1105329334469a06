#include "cards/Booster.h"
#include "cards/Library.h"
#include "cards/Pack.h"
#include "core/JsonText.h"
#include "core/Random.h"
#include "support/Play.h"
#include "support/Tables.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace triptych;
using namespace triptych::cards;

namespace {

/// A library of cards A-1 .. that have just what a test needs.
class Cards : public Library
{
public:
    explicit Cards(std::vector<nlohmann::ordered_json> cards)
        : m_cards(std::move(cards))
    {
    }
    std::size_t size() const override { return m_cards.size(); }
    const nlohmann::ordered_json& printed(std::size_t n) const override { return m_cards[n]; }
    std::string explained(std::size_t, text::Tongue) const override { return {}; }
    std::string printedBack(std::size_t) const override { return {}; }
    const Problems& problems(std::size_t) const override { return m_none; }
    std::size_t find(std::string_view) const override { return npos; }
    const std::vector<std::string>& packHashes() const override { return m_hashes; }

private:
    std::vector<nlohmann::ordered_json> m_cards;
    Problems m_none;
    std::vector<std::string> m_hashes;
};

nlohmann::ordered_json card(int number, const char* type, int stars, const char* set = "A")
{
    return { { "id", "A-" + std::to_string(100 + number) },
        { "name", "Card " + std::to_string(number) }, { "set", set }, { "type", type },
        { "stars", stars } };
}

std::vector<Booster> read(const std::string& boosters, Problems& problems)
{
    return readBoosters(
        nlohmann::json::parse("{\"boosters\":" + boosters + "}"), "A", "p.json", problems);
}

Booster readOne(const std::string& booster)
{
    Problems problems;
    std::vector<Booster> boosters = read("[" + booster + "]", problems);
    if (boosters.size() != 1 || !problems.empty())
        qFatal("%s", qPrintable(tests::wordsOf(problems)));
    return boosters.front();
}

/// The game whose boosters leave most to chance: places that hold now this, now that.
const tests::Table& withBoosters()
{
    static const std::vector<tests::Table> all = tests::tables();
    const auto throws = [](const tests::Table& table) {
        std::size_t sum = 0;
        if (!table.library->boosters().empty())
            for (const BoosterSlot& slot : table.library->boosters().front().contents)
                for (const BoosterTrait& trait : slot.traits)
                    sum += trait.throws.size() > 1 ? trait.throws.size() : 0;
        return sum;
    };
    const auto most = std::ranges::max_element(all, {}, throws);
    if (most == all.end() || throws(*most) == 0)
        qFatal("No game of the assets has boosters with throws.");
    return *most;
}

bool fits(const nlohmann::ordered_json& card, const BoosterSlot& slot)
{
    for (const BoosterTrait& trait : slot.traits) {
        bool found = false;
        for (const BoosterTrait::Throw& outcome : trait.throws)
            for (const std::string& value : outcome.values)
                found
                    = found || (card.contains(trait.field) && printed(card[trait.field]) == value);
        if (!found)
            return false;
    }
    return true;
}

} // namespace

class TestBooster : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void slots_and_throws_are_read()
    {
        const Booster booster = readOne(
            R"({"name":"B","size":4,"slots":[
                {"count":3,"type":"mercenary","stars":[{"stars":1,"weight":70},{"stars":2,"weight":30}]},
                {"type":["ability","treasure"]}]})");
        QCOMPARE(booster.name, std::string("B"));
        QCOMPARE(booster.set, std::string("A"));
        QCOMPARE(booster.size, 4);
        QCOMPARE(booster.contents.size(), std::size_t { 2 });
        QCOMPARE(booster.contents[0].count, 3);
        QCOMPARE(booster.contents[0].traits.size(), std::size_t { 2 });
        QCOMPARE(booster.contents[0].traits[0].field, std::string("stars"));
        QCOMPARE(booster.contents[0].traits[0].throws[1].weight, 30);
        QCOMPARE(booster.contents[0].traits[1].throws[0].values,
            std::vector<std::string> { "\"mercenary\"" });
        QCOMPARE(booster.contents[1].count, 1);
        QCOMPARE(booster.contents[1].traits[0].throws[0].values.size(), std::size_t { 2 });
    }

    void a_file_without_boosters_has_none()
    {
        Problems problems;
        QVERIFY(readBoosters(nlohmann::json::object(), "A", "p.json", problems).empty());
        QVERIFY(problems.empty());
    }

    void bad_boosters_are_left_out_and_told_of_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* text, const char* says) {
            QTest::newRow(name) << text << says;
        };
        row("no list", R"({"name":"B"})", "must be a list");
        row("no object", R"([7])", "booster 1: A booster must be a JSON object");
        row("no name", R"([{"slots":[{"count":1}]}])", "\"name\"");
        row("no slots", R"([{"name":"B"}])", "a booster needs cards");
        row("slots no list", R"([{"name":"B","slots":7}])", "must be a list");
        row("slot no object", R"([{"name":"B","slots":[1]}])", "slot 1: A slot must be");
        row("no count", R"([{"name":"B","slots":[{"count":0}]}])", "\"count\"");
        row("huge count", R"([{"name":"B","slots":[{"count":99999999999999999999}]}])",
            "\"count\"");
        row("many cards", R"([{"name":"B","slots":[{"count":40},{"count":40}]}])", "80 cards");
        row("wrong size", R"([{"name":"B","size":3,"slots":[{"count":2}]}])", "make them agree");
        row("size no number", R"([{"name":"B","size":"3","slots":[{"count":3}]}])", "\"size\"");
        row("weights", R"([{"name":"B","slots":[{"stars":[{"stars":1,"weight":70}]}]}])",
            "make up 70");
        row("no weight", R"([{"name":"B","slots":[{"stars":[{"stars":1}]}]}])", "weight");
        row("weight huge",
            R"([{"name":"B","slots":[{"stars":[{"stars":1,"weight":9223372036854775807}]}]}])",
            "make up 101");
        row("no value", R"([{"name":"B","slots":[{"stars":[{"star":1,"weight":100}]}]}])",
            "\"stars\"");
        row("mixed throws", R"([{"name":"B","slots":[{"stars":[{"stars":1,"weight":100},7]}]}])",
            "throws");
        row("empty list", R"([{"name":"B","slots":[{"type":[]}]}])", "\"type\"");
        row("object", R"([{"name":"B","slots":[{"type":{}}]}])", "\"type\"");
        row("null", R"([{"name":"B","slots":[{"type":null}]}])", "\"type\"");
        row("nested", R"([{"name":"B","slots":[{"type":[["a"]]}]}])", "\"type\"");
    }
    void bad_boosters_are_left_out_and_told_of()
    {
        QFETCH(QString, text);
        QFETCH(QString, says);
        Problems problems;
        QVERIFY(read(text.toStdString(), problems).empty());
        QVERIFY2(tests::wordsOf(problems).contains(says), qPrintable(tests::wordsOf(problems)));
        QVERIFY(problems.front().place.find("p.json") == 0);
    }

    void the_cards_of_a_pack_with_bad_boosters_are_kept()
    {
        const ParsedPack parsed = parsePack({ "p.json",
            R"({"format":"triptych-cards/1","game":"g","set":{"code":"A","name":"B"},
                "cards":[{"id":"A-1","name":"M"}],"boosters":[7,{"name":"B","slots":[{"count":1}]}]})" });
        QCOMPARE(parsed.pack.cards.size(), std::size_t { 1 });
        QCOMPARE(parsed.pack.boosters.size(), std::size_t { 1 });
        QCOMPARE(parsed.problems.size(), std::size_t { 1 });
    }

    void a_set_with_too_few_cards_cannot_fill_a_slot()
    {
        const Cards cards(
            { card(1, "a", 1), card(2, "a", 2), card(3, "b", 1), card(4, "a", 1, "Z") });
        const BoosterOpener opener(cards, readOne(R"({"name":"B","slots":[{"count":2,"type":"a",
                "stars":[{"stars":1,"weight":50},{"stars":2,"weight":50}]}]})"));
        QCOMPARE(opener.problems().size(), std::size_t { 2 }); // of one star, and of two
        QVERIFY2(tests::wordsOf(opener.problems()).contains("\"type\": \"a\""),
            qPrintable(tests::wordsOf(opener.problems())));
        Random random(1);
        QVERIFY(opener.open(random).empty());
        QVERIFY(opener.open(random, 12).empty());
    }

    void the_order_of_the_files_does_not_matter()
    {
        std::vector<nlohmann::ordered_json> forth, back;
        for (int i = 0; i < 30; ++i)
            forth.push_back(card(i, i % 2 ? "a" : "b", 1 + i % 3));
        back.assign(forth.rbegin(), forth.rend());
        const Cards one(forth), other(back);
        const Booster booster = readOne(
            R"({"name":"B","slots":[{"count":4,"type":"a"},{"count":4,"stars":[{"stars":1,"weight":40},{"stars":2,"weight":60}]}]})");
        Random luck(5), same(5);
        for (int n = 0; n < 50; ++n) {
            std::vector<std::string> names, others;
            for (const std::size_t i : BoosterOpener(one, booster).open(luck))
                names.push_back(textOf(one.printed(i), "id"));
            for (const std::size_t i : BoosterOpener(other, booster).open(same))
                others.push_back(textOf(other.printed(i), "id"));
            QCOMPARE(names, others);
        }
    }

    void every_slot_has_its_cards_and_no_card_twice()
    {
        const tests::Table& table = withBoosters();
        for (const Booster& booster : table.library->boosters()) {
            const BoosterOpener opener(*table.library, booster);
            QVERIFY2(opener.problems().empty(), qPrintable(tests::wordsOf(opener.problems())));
            for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
                Random random(seed);
                const std::vector<std::size_t> pack = opener.open(random);
                QCOMPARE(pack.size(), static_cast<std::size_t>(booster.size));
                std::size_t place = 0;
                for (const BoosterSlot& slot : booster.contents) {
                    std::set<std::size_t> different;
                    for (int n = 0; n < slot.count; ++n, ++place) {
                        QVERIFY(fits(table.library->printed(pack[place]), slot));
                        different.insert(pack[place]);
                    }
                    QCOMPARE(different.size(), static_cast<std::size_t>(slot.count));
                }
                Random again(seed);
                QCOMPARE(opener.open(again), pack);
            }
        }
    }

    // Counts over fixed seeds: the same on every machine. The bounds are five standard deviations.
    void throws_come_as_often_as_their_weights_say()
    {
        const tests::Table& table = withBoosters();
        const Booster& booster = table.library->boosters().front();
        const BoosterOpener opener(*table.library, booster);
        constexpr int packs = 4000;
        std::map<std::pair<std::size_t, std::string>, int> seen;
        std::map<std::size_t, int> perCard;
        Random random(20240);
        for (int n = 0; n < packs; ++n) {
            const std::vector<std::size_t> pack = opener.open(random);
            std::size_t place = 0;
            for (std::size_t slot = 0; slot < booster.contents.size(); ++slot)
                for (int k = 0; k < booster.contents[slot].count; ++k, ++place) {
                    ++perCard[pack[place]];
                    for (const BoosterTrait& trait : booster.contents[slot].traits)
                        if (trait.throws.size() > 1)
                            ++seen[{
                                slot, printed(table.library->printed(pack[place])[trait.field]) }];
                }
        }
        int checked = 0;
        for (std::size_t slot = 0; slot < booster.contents.size(); ++slot)
            for (const BoosterTrait& trait : booster.contents[slot].traits)
                for (const BoosterTrait::Throw& outcome : trait.throws) {
                    if (trait.throws.size() < 2)
                        continue;
                    const double all = packs * booster.contents[slot].count;
                    const double share = outcome.weight / 100.0;
                    const double found = seen[{ slot, outcome.values.front() }];
                    const double bound = 5 * std::sqrt(all * share * (1 - share));
                    QVERIFY2(std::abs(found - all * share) < bound,
                        qPrintable(
                            QStringLiteral("slot %1: %2 of %3").arg(slot).arg(found).arg(all)));
                    ++checked;
                }
        QVERIFY(checked >= 4);
        // Every card of the set is in some booster.
        for (std::size_t card = 0; card < table.library->size(); ++card)
            QVERIFY2(perCard[card] > 0, textOf(table.library->printed(card), "name").c_str());
    }

    void packs_of_another_size_are_cut_or_filled_up()
    {
        const tests::Table& table = withBoosters();
        const BoosterOpener opener(*table.library, table.library->boosters().front());
        for (std::size_t size = 1; size <= 30; ++size) {
            Random random(size), again(size);
            const std::vector<std::size_t> pack = opener.open(random, size);
            QCOMPARE(pack.size(), size);
            QCOMPARE(opener.open(again, size), pack);
        }
    }

    // Pinned, so that a change of what a seed gives cannot go unnoticed.
    void a_seed_gives_these_cards_on_every_machine()
    {
        std::vector<nlohmann::ordered_json> all;
        for (int i = 0; i < 20; ++i)
            all.push_back(card(i, i % 2 ? "a" : "b", 1 + i % 2));
        const Cards cards(all);
        Random random(7);
        std::string ids;
        for (const std::size_t i :
            BoosterOpener(cards, readOne(R"({"name":"B","slots":[{"count":3,"type":"a"},
                     {"count":3,"stars":[{"stars":1,"weight":70},{"stars":2,"weight":30}]}]})"))
                .open(random))
            ids += textOf(cards.printed(i), "id") + ' ';
        QCOMPARE(ids, std::string("A-105 A-119 A-109 A-103 A-104 A-118 "));
    }
};

QTEST_APPLESS_MAIN(TestBooster)
#include "tst_booster.moc"
