#include "fuzz/Damage.h"

#include "fuzz/Mutator.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace triptych::fuzz {

namespace {

using nlohmann::json;

std::string repeated(std::string_view part, std::size_t times)
{
    std::string all;
    all.reserve(part.size() * times);
    for (std::size_t i = 0; i < times; ++i)
        all += part;
    return all;
}

std::string nested(std::size_t depth, bool lists)
{
    return lists ? repeated("[", depth) + repeated("]", depth)
                 : repeated("{\"a\":", depth) + "1" + repeated("}", depth);
}

/// A pack of one card of each game; `field` is put into the card as it stands.
std::string packWith(std::string_view game, const std::string& field, const std::string& more = {})
{
    const std::string printed = game == "kryptik" ? R"("type":"spell","cost":"{1}","soul":"u")"
        : game == "seize"
        ? R"("type":"ability","ability":"instant","stars":1,"cost":1)"
        : R"("type":"spell","faction":"axiom","rarity":"common","hand_cost":1,"reserve_cost":1)";
    return R"({"format":"triptych-cards/1","game":")" + std::string(game)
        + R"(","set":{"code":"XX","name":"Bad"},)" + more + R"("cards":[{"id":"X-1","name":"One",)"
        + printed + "," + field + "}]}";
}

std::string quoted(const std::string& text)
{
    return json(text).dump();
}

/// Texts far longer than any that are read.
std::vector<std::string> hugeTexts()
{
    return { std::string(200'000, ' ') + "Draw a card.", repeated("Toxic.\n", 1'000'000),
        std::string(50'000, '.'), std::string(100'000, 'a'), std::string(1'000'000, '\n') };
}

void addTexts(std::vector<BadFile>& all)
{
    std::size_t number = 0;
    std::vector<std::string> texts = hugeTexts();
    for (std::string& text : ambiguousTexts(1490)) // just within the length of a paragraph
        texts.push_back(std::move(text));
    for (const std::string& text : texts) {
        ++number;
        for (const char* const game : { "kryptik", "seize", "altered" }) {
            all.push_back({ "pack", "long text " + std::to_string(number),
                packWith(game, "\"text\":" + quoted(text)) });
            all.push_back(
                { std::string(game) + "-text", "long text " + std::to_string(number), text });
        }
    }
}

void addDeep(std::vector<BadFile>& all)
{
    for (const bool lists : { true, false })
        for (const std::size_t depth : { 63u, 64u, 65u, 1000u, 58'000u, 2'000'000u }) {
            const std::string deep = nested(depth, lists);
            const std::string what = "deep " + std::to_string(depth);
            for (const char* const field : { "text", "subtypes", "also", "melee", "unheard_of" })
                all.push_back({ "pack", what,
                    packWith("altered", "\"" + std::string(field) + "\":" + deep) });
            all.push_back({ "pack", what, packWith("seize", "\"melee\":" + deep) });
            all.push_back(
                { "pack", what, packWith("kryptik", "\"x\":1", "\"boosters\":" + deep + ",") });
            for (const char* const field :
                { "script", "day", "cards", "players", "adventure", "goal" })
                all.push_back({ "scenario", what,
                    R"({"format":"triptych-scenario/1","game":"altered",")" + std::string(field)
                        + "\":" + deep + "}" });
            all.push_back({ "deck", what,
                R"({"format":"triptych-deck/1","game":"seize","main":)" + deep + "}" });
            all.push_back({ "journal", what,
                R"({"format":"triptych-journal/1","game":"seize","seed":1,"decks":)" + deep
                    + "}\n" });
            all.push_back({ "published", what, R"([{"elements":)" + deep + "}]" });
            all.push_back({ "json", what, deep });
            all.push_back({ "json", what + ", torn", repeated(lists ? "[" : "{\"a\":", depth) });
        }
    // Cards that lie under each other, as deep as JSON may go.
    std::string under = "\"Still Water\"";
    for (int i = 0; i < 28; ++i)
        under = R"({"card":"X","attached":[)" + under + R"(],"equipped":[]})";
    all.push_back({ "scenario", "attached",
        R"({"format":"triptych-scenario/1","game":"kryptik","cards":[{"id":"X","name":"X","type":"citizen"}],"players":{"p1":{"island":[)"
            + under + "]}}}" });
}

void addLarge(std::vector<BadFile>& all)
{
    const auto pack
        = [&](const char* what, const std::string& field, const std::string& more = {}) {
              for (const char* const game : { "kryptik", "seize", "altered" })
                  all.push_back({ "pack", what, packWith(game, field, more) });
          };
    pack("50 MB text", "\"text\":\"" + std::string(50'000'000, 'x') + "\"");
    pack("64 KiB name", "\"image\":\"" + std::string(65'536, 'n') + "\"");
    pack("10 MB number", "\"limit\":" + std::string(10'000'000, '9'));
    pack("NUL", "\"image\":\"a\\u0000b\"");
    pack("escape", "\"flavour\":\"\\u001b[2J\"");
    pack("numbers", "\"image\":7,\"flavour\":0.5,\"text\":null,\"limit\":18446744073709551615");
    pack("twice", "\"text\":\"\",\"text\":\"Draw a card.\"");
    pack("many printings", "\"also\":[" + repeated("\"A\",", 100'000) + "\"B\"],\"text\":\"x\"");
    pack("many fields", [] {
        std::string fields;
        for (int i = 0; i < 200'000; ++i) // minutes, if each of them were compared with the others
            fields += "\"f" + std::to_string(i) + "\":1,";
        return fields + "\"text\":\"\"";
    }());
    std::string slot = "{";
    for (int i = 0; i < 40; ++i)
        slot += "\"t" + std::to_string(i) + "\":[{\"t" + std::to_string(i)
            + "\":1,\"weight\":50},{\"t" + std::to_string(i) + "\":2,\"weight\":50}],";
    slot += "\"count\":1}";
    pack("boosters", "\"text\":\"\"",
        "\"boosters\":[{\"name\":\"B\",\"slots\":[" + repeated(slot + ",", 50) + slot + "]}],");
    pack("many boosters", "\"text\":\"\"",
        "\"boosters\":[" + repeated("{\"name\":\"B\",\"slots\":[{\"count\":1}]},", 20'000)
            + "{}],");
    all.push_back({ "json", "a million values", "[" + repeated("1,", 999'998) + "1]" });
    all.push_back({ "json", "more than a million values", "[" + repeated("1,", 3'000'000) + "1]" });
    all.push_back({ "json", "a million objects", "[" + repeated("{},", 999'998) + "{}]" });
    all.push_back(
        { "json", "a million texts", "[" + repeated("\"a long enough text\",", 700'000) + "1]" });
    const std::string head
        = R"({"format":"triptych-cards/1","game":"altered","set":{"code":"X","name":"X"},"cards":[)";
    all.push_back({ "pack", "a million cards", head + repeated("7,", 900'000) + "7]}" });
    all.push_back(
        { "pack", "the same card", head + repeated(R"({"id":"A","name":"A"},)", 200'000) + "7]}" });
    std::string cards;
    for (int i = 0; i < 8000; ++i)
        cards += R"({"id":"A)" + std::to_string(i)
            + R"(","name":"A","type":"spell","hand_cost":1,"reserve_cost":1,"text":"{J} Draw."},)";
    cards.pop_back();
    all.push_back({ "pack", "8,000 cards", head + cards + "]}" });
}

void addDecks(std::vector<BadFile>& all)
{
    std::string lines;
    for (int i = 0; i < 100'000; ++i)
        lines += "3 Unheard of " + std::to_string(i) + "\n";
    all.push_back({ "list", "100,000 unknown lines", lines });
    std::string fewer;
    for (int i = 0; i < 1900; ++i)
        fewer += "3 Unheard of " + std::to_string(i) + "\n";
    all.push_back({ "list", "1,900 unknown lines", fewer });
    all.push_back({ "list", "ids on one line", repeated("1 ALT_X_01_C ", 80'000) });
    all.push_back({ "list", "one line", std::string(10'000'000, 'x') });
    all.push_back({ "list", "counts", repeated("999 Still Water\n", 1900) });
    all.push_back({ "list", "blank lines", std::string(1'000'000, '\n') });
    all.push_back({ "list", "mark",
        "\xEF\xBB\xBF"
        "3 Still Water\n" });
    all.push_back({ "list", "sixteen bits",
        std::string("\xFF\xFE"
                    "3\0 \0A\0",
            8) });
    const std::string head = R"({"format":"triptych-deck/1","game":"kryptik","main":[)";
    all.push_back({ "deck", "entries", head + repeated("\"A\",", 200'000) + "\"B\"]}" });
    all.push_back({ "deck", "numbers",
        R"({"format":"triptych-deck/1","game":"kryptik","ruleset":-1,"name":0.5,"main":[]})" });
    all.push_back({ "deck", "counts",
        head
            + R"({"card":"A","count":18446744073709551615},{"card":"A","count":4294967297},{"card":"A","count":1e3}]})" });
}

void addScenariosAndJournals(std::vector<BadFile>& all)
{
    const std::string scenario = R"({"format":"triptych-scenario/1","game":"altered",)";
    all.push_back({ "scenario", "no more than that", scenario + "\"seed\":1}" });
    all.push_back(
        { "scenario", "numbers", scenario + R"("name":7,"ruleset":-1,"seed":1e300,"day":-1})" });
    all.push_back({ "scenario", "cards",
        scenario + R"("players":{"p1":{"deck":[)" + repeated("\"A\",", 200'000) + "\"A\"]}}}" });
    all.push_back({ "scenario", "lines",
        scenario + R"("script":[)" + repeated("\"resolve\",", 500'000) + "\"resolve\"]}" });
    all.push_back({ "scenario", "a long line",
        scenario + R"("script":["p1: )" + repeated("choose ", 9000) + "\"]}" });
    all.push_back({ "scenario", "expectations",
        scenario + R"("expect":[)" + repeated(R"({"path":"/a/b"},)", 5000) + R"({"path":"x"}]})" });
    const std::string journal
        = R"({"format":"triptych-journal/1","game":"seize","ruleset":"standard","seed":1,"decks":[]})"
          "\n";
    all.push_back({ "journal", "empty lines", journal + std::string(10'000'000, '\n') });
    all.push_back({ "journal", "empty objects", journal + repeated("{}\n", 1'000'000) });
    all.push_back({ "journal", "clocks", journal + repeated("{\"clock\":1}\n", 1'000'000) });
    all.push_back(
        { "journal", "answers", journal + repeated("{\"p\":\"p1\",\"a\":\"pass\"}\n", 500'000) });
    all.push_back({ "journal", "one line", journal + "{\"p\":\"" + std::string(20'000'000, 'p') });
    all.push_back({ "journal", "numbers",
        R"({"format":"triptych-journal/1","game":1,"ruleset":-1,"seed":-1,"decks":[{}],"packs":{},"seats":[7]})"
        "\n" });
    all.push_back({ "published", "cards",
        "[" + repeated(R"({"reference":"A","name":"B","main_text":""},)", 150'000) + "7]" });
    all.push_back({ "published", "numbers",
        R"([{"reference":"A","name":"B","main_text":"","hand_cost":4294967297,"forest":1e300,"set":{"reference":7}}])" });
}

/// JSON that no printer writes: it stands in for a value of a sound file.
std::string rawValue(Random& random)
{
    static const char* const raw[] = { "1e400", "-1", "99999999999999999999",
        "18446744073709551615", "-9223372036854775808", "2147483648", "65536", "256", "0.5",
        "1e300", "\"a\\u0000b\"", "\"\\ud800\"", "\"\\u001b[31m\"", "\"\"", "null", "true", "[]",
        "{}", "[[]]", "{\"a\":1}", "[1,2,3]", "{\"a\":1,\"a\":2}", "{\"card\":\"X\",\"count\":3}",
        "\"p1\"", "\"p9\"", "nan", "'x'" };
    const std::uint32_t which = random.below(static_cast<std::uint32_t>(std::size(raw)) + 4);
    switch (which) {
    case 0:
        return nested(1000, true);
    case 1:
        return nested(20'000, false);
    case 2:
        return "\"" + std::string(1000 + random.below(2) * 299'000, 'x') + "\"";
    case 3:
        return nested(40, random.below(2) == 0);
    default:
        return raw[which - 4];
    }
}

/// Somewhere in a value, weighted towards its leaves.
json* someValue(json& file, Random& random)
{
    json* at = &file;
    while ((at->is_object() || at->is_array()) && !at->empty()) {
        if (at != &file && random.below(5) == 0)
            break;
        auto each = at->begin();
        std::advance(each, random.below(static_cast<std::uint32_t>(at->size())));
        at = &*each;
    }
    return at;
}

/// One value becomes another, a field comes in, goes, or stands twice.
std::string damagedJson(json file, Random& random, std::string& what)
{
    const std::string hole = "@@HOLE@@";
    json* const at = someValue(file, random);
    switch (random.below(6)) {
    case 0:
        what = "unknown field";
        if (at->is_object())
            (*at)["unheard_of"] = 1;
        else
            *at = json { { "unheard_of", 1 } };
        return file.dump();
    case 1: {
        what = "field twice";
        if (!at->is_object() || at->empty())
            break;
        (*at)[hole] = at->begin().value();
        std::string text = file.dump();
        return text.replace(
            text.find(hole), hole.size(), at->begin().key() == hole ? "a" : at->begin().key());
    }
    case 2:
        what = "emptied";
        at->clear();
        return file.dump();
    case 3: {
        what = "exchanged";
        json other = *someValue(file, random);
        *at = std::move(other);
        return file.dump();
    }
    default:
        break;
    }
    what = "value";
    *at = hole;
    std::string text = file.dump();
    return text.replace(text.find("\"" + hole + "\""), hole.size() + 2, rawValue(random));
}

} // namespace

std::vector<std::string> ambiguousTexts(std::size_t letters)
{
    std::vector<std::string> all;
    const auto fill = [&](std::string_view front, std::string_view part, std::string_view back) {
        const std::size_t room = letters - std::min(letters, front.size() + back.size());
        all.push_back(std::string(front) + repeated(part, room / part.size()) + std::string(back));
    };
    fill("", "(", "");
    fill("Draw a card (", "a(", ")");
    fill("", "[", "x");
    fill("", "$[TOUGH_1", "]");
    fill("", "\"", "");
    fill("", " ", "Draw a card.");
    fill("Draw a card", " and draw a card", ".");
    fill("Draw a card", ", then draw a card", ".");
    fill("", "If you control a citizen, ", "draw a card.");
    fill("", "You may ", "draw a card.");
    fill("", "When this dies, ", "draw a card.");
    fill("Target citizen gains \"", "when this dies, target citizen gains \"", "Toxic.");
    fill("Destroy target citizen ", "with attack 3 or less ", ".");
    fill("Destroy target ", "green or blue or ", "citizen.");
    fill("Draw a card ", "for each citizen you control ", ".");
    fill("Draw a card ", "unless you control a citizen ", ".");
    fill("Choose one: ", "\u2022Draw a card. ", "");
    fill("Toxic", ", Toxic", "");
    fill("", "Draw a card. ", "");
    fill("{J} ", "Target Character gains \"{H} ", "Draw a card.");
    fill("{J} ", "If you control a Robot: ", "draw a card.");
    fill("{J} Discard target Character ", "with Hand Cost {3} or less ", ".");
    fill("{J} Roll a die. ", "On a 4+, roll a die. ", "");
    fill("{J} ", "You may discard a card. If you do, ", "draw a card.");
    fill("When you play a Permanent - ", "When you play a Permanent - ", "draw a card.");
    fill("", "{T}, {T}: ", "Draw a card.");
    fill("Active (1 treasure, once per turn): apply 1 Burn to target ", "enemy mage or ",
        "mercenary within Distance 2.");
    fill("Active (1 treasure): apply 1 Burn to target enemy mercenary", " and apply 1 Burn to it",
        ".");
    fill("", "Equipped: ", "the bearer gains Armor 1.");
    fill("", "\u2019\u201c\u00a0", "");
    fill("", "\u200b", "");
    fill("", "can't cannot it's ", "");
    return all;
}

std::vector<BadFile> handMade()
{
    std::vector<BadFile> all;
    addTexts(all);
    addDeep(all);
    addLarge(all);
    addDecks(all);
    addScenariosAndJournals(all);
    return all;
}

BadFile damaged(const std::string& reader, const std::string& sound, Random& random)
{
    BadFile bad { reader, "bytes", {} };
    const std::uint64_t seed = random.below(1'000'000'000);
    if (random.below(3) == 0) {
        bad.text = tests::Mutator(seed).mutate(sound);
        return bad;
    }
    // A journal is JSON line by line.
    std::size_t from = 0, length = sound.size();
    if (reader == "journal") {
        std::vector<std::size_t> starts { 0 };
        for (std::size_t at = sound.find('\n'); at != std::string::npos && at + 1 < sound.size();
             at = sound.find('\n', at + 1))
            starts.push_back(at + 1);
        from = starts[random.below(2) == 0
                ? 0
                : random.below(static_cast<std::uint32_t>(starts.size()))];
        length = std::min(sound.find('\n', from), sound.size()) - from;
    }
    json file = json::parse(sound.substr(from, length), nullptr, false);
    if (file.is_discarded() || file.is_null()) {
        bad.text = tests::Mutator(seed).mutate(sound);
        return bad;
    }
    bad.text = sound.substr(0, from) + damagedJson(std::move(file), random, bad.what)
        + sound.substr(from + length);
    return bad;
}

} // namespace triptych::fuzz
