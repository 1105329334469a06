#include "support/CardFiles.h"

#include "cards/Library.h"
#include "cards/LoadedCards.h"
#include "core/Game.h"
#include "core/JsonText.h"
#include "core/Random.h"
#include "match/Games.h"

#include <QTest>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <map>
#include <string>
#include <vector>

using namespace triptych;
using Json = nlohmann::ordered_json;

namespace {

constexpr std::string_view offer
    = "understood: \""; // the nearest wording, or without or with some words

/// What is proposed instead of a paragraph; empty where nothing is.
std::string proposed(const Problems& problems)
{
    const std::string& said = problems.front().text;
    const std::size_t at = said.find(offer);
    if (at == std::string::npos)
        return {};
    const std::size_t begin = at + offer.size();
    return said.substr(begin, said.rfind('"') - begin);
}

/// A word of at least four letters loses one of them.
std::string slipped(const std::string& text, Random& random)
{
    std::vector<std::size_t> inside;
    for (std::size_t i = 1; i + 2 < text.size(); ++i) {
        const auto letter = [&](std::size_t at) { return text[at] >= 'a' && text[at] <= 'z'; };
        if (letter(i - 1) && letter(i) && letter(i + 1) && letter(i + 2))
            inside.push_back(i);
    }
    std::string wrong = text;
    if (!inside.empty())
        wrong.erase(inside[random.below(static_cast<std::uint32_t>(inside.size()))], 1);
    return wrong;
}

} // namespace

/// A card with a slip of the pen is refused with what was meant.
class TestSlips : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMissingLetter_isMendedByFollowingTheMessage_data() { games(); }
    void aMissingLetter_isMendedByFollowingTheMessage();
    void ofManyMistakes_theFirstAreMended_theOthersAreNamed_data() { games(); }
    void ofManyMistakes_theFirstAreMended_theOthersAreNamed();

private:
    static void games()
    {
        QTest::addColumn<QByteArray>("id");
        for (const Game* game : match::games()) {
            const std::string id(game->id());
            QTest::newRow(id.c_str()) << QByteArray::fromStdString(id);
        }
    }
    /// The printed cards of the game with one paragraph of text, and the rest of their pack.
    static Json ownCards(const Game& game)
    {
        Json all;
        Json cards = Json::array();
        for (const tests::CardFile& file : tests::filesIn(
                 QStringLiteral("cards/") + QString::fromStdString(std::string(game.id())))) {
            Json pack = Json::parse(file.text);
            for (Json& card : pack["cards"]) {
                const std::string text = card.value("text", std::string());
                if (text.size() > 12 && text.find('\n') == std::string::npos)
                    cards.push_back(card);
            }
            if (all.is_null())
                all = std::move(pack);
        }
        all["cards"] = std::move(cards);
        return all;
    }
    static std::map<std::string, Problems> refused(const Game& game, const Json& pack)
    {
        const auto library = game.load({ { "slips.json", printed(pack, 0) } }).library;
        std::map<std::string, Problems> all;
        for (std::size_t card = 0; library && card < library->size(); ++card)
            if (const Problems& problems = library->problems(card); !problems.empty())
                all[library->printed(card)["id"].get<std::string>()] = problems;
        return all;
    }
};

void TestSlips::aMissingLetter_isMendedByFollowingTheMessage()
{
    QFETCH(QByteArray, id);
    const Game& game = *match::find(id.toStdString());
    Json pack = ownCards(game);
    QVERIFY(pack["cards"].size() > 40);
    Random random(7);
    for (Json& card : pack["cards"])
        card["text"] = slipped(card["text"].get<std::string>(), random);
    std::map<std::string, Problems> wrong = refused(game, pack);
    const std::size_t slips = wrong.size();
    QVERIFY(slips > 30);
    for (int tries = 0; tries < 2; ++tries) {
        for (Json& card : pack["cards"])
            if (const auto it = wrong.find(card["id"].get<std::string>()); it != wrong.end())
                if (std::string better = proposed(it->second); !better.empty())
                    card["text"] = std::move(better);
        wrong = refused(game, pack);
    }
    const std::size_t mended = slips - wrong.size();
    const std::string figures = fmt::format("{} of {} slips are mended", mended, slips);
    qInfo("%s", figures.c_str());
    for (const auto& [card, problems] : wrong)
        qDebug("%s: %s", card.c_str(), problems.front().text.c_str());
    QVERIFY2(mended * 5 >= slips * 4, figures.c_str());
}

/// A pack of nothing but mistakes is read in a time in which nobody thinks that the program hangs: of a diagnosis,
/// wordings cost the most.
void TestSlips::ofManyMistakes_theFirstAreMended_theOthersAreNamed()
{
    QFETCH(QByteArray, id);
    const Game& game = *match::find(id.toStdString());
    Json pack = ownCards(game);
    Random random(7);
    Json sample;
    for (const Json& card : pack["cards"]) {
        Json one = pack;
        sample = card;
        sample["text"] = slipped(card["text"].get<std::string>(), random);
        one["cards"] = Json::array({ sample });
        const auto wrong = refused(game, one);
        if (!wrong.empty() && !proposed(wrong.begin()->second).empty())
            break;
    }
    const std::size_t many = cards::mostMended + 50;
    Json slips = Json::array();
    for (std::size_t i = 0; i < many; ++i) {
        sample["id"] = fmt::format("SLIP-{}", i);
        slips.push_back(sample);
    }
    pack["cards"] = std::move(slips);
    const auto wrong = refused(game, pack);
    QCOMPARE(wrong.size(), many);
    const auto slip = [&](std::size_t i) { return wrong.at(fmt::format("SLIP-{}", i)); };
    QVERIFY(!proposed(slip(0)).empty());
    QVERIFY(!proposed(slip(cards::mostMended - 1)).empty());
    const Problems last = slip(many - 1);
    QVERIFY(proposed(last).empty());
    const std::string& said = last.front().text;
    QVERIFY2(said.ends_with("\" is not understood here."), said.c_str());
    const std::string& place = last.front().place;
    const std::string where
        = fmt::format("slips.json, card SLIP-{}, paragraph 1, column ", many - 1);
    QVERIFY2(place.starts_with(where), place.c_str());
}

QTEST_APPLESS_MAIN(TestSlips)
#include "tst_slips.moc"
