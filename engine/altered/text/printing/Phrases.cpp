#include "altered/text/printing/Phrases.h"

#include "text/Rules.h"
#include "text/Spelling.h"

#include <array>
#include <vector>

#include <fmt/format.h>

// Words and players.
namespace triptych::altered::phrases {

std::string_view status(Status status)
{
    constexpr std::array<std::string_view, statusCount> words { "[Anchored]", "[Asleep]",
        "[Boosted]", "exhausted", "[Fleeting]", "[Ascended]", "[Completed]" };
    return words[static_cast<std::size_t>(status)];
}

std::string_view keyword(Keyword keyword)
{
    constexpr std::array<std::string_view, keywordCount> words { "Cooldown", "Defender", "Eternal",
        "Fleeting", "Gigantic", "Scout", "Seasoned", "Tough" };
    return words[static_cast<std::size_t>(keyword)];
}

namespace {

struct ZoneWord
{
    Zone zone;
    std::string_view word;
};
/// No text names one of two Expeditions by its zone, nor what is gone.
constexpr ZoneWord zoneWords[] {
    { Zone::Hand, "hand" },
    { Zone::Deck, "deck" },
    { Zone::Discard, "discard pile" },
    { Zone::Hero, "Hero zone" },
    { Zone::Landmark, "Landmarks" },
    { Zone::Mana, "Mana zone" },
    { Zone::Reserve, "Reserve" },
    { Zone::HeroExpedition, "" },
    { Zone::CompanionExpedition, "" },
    { Zone::Limbo, "Limbo" },
    { Zone::Gone, "" },
    { Zone::Expedition, "Expedition zone" },
    { Zone::Play, "play" },
};
static_assert(isARowEach(zoneWords, &ZoneWord::zone, Zone::Play));

} // namespace

std::string_view zone(Zone zone)
{
    return zoneWords[static_cast<std::size_t>(zone)].word;
}

std::string_view stat(Stat stat)
{
    return stat == Stat::ReserveCost ? "Reserve Cost"
        : stat == Stat::BaseCost     ? "Base Cost"
                                     : "Hand Cost";
}

std::string_view duration(Duration duration)
{
    constexpr std::array<std::string_view, 11> words { "", "this turn", "this Afternoon",
        "this Day", "permanently", "until your next turn", "this Dusk", "during the next Morning",
        "until Night", "until Rest", "during their next turn" };
    return words[static_cast<std::size_t>(duration)];
}

namespace {

template <std::size_t N>
std::string bits(unsigned set, const std::array<std::string_view, N>& words, std::string_view last)
{
    std::vector<std::string> named;
    for (std::size_t i = 0; i < N; ++i)
        if (set & (1u << i))
            named.emplace_back(words[i]);
    return text::listed(named, last);
}

} // namespace

std::string icons(Icons icons)
{
    constexpr std::array<std::string_view, 6> words { "{j}", "{h}", "{r}", "{T}", "{D}", "{I}" };
    return bits(icons, words, " and ");
}

std::string terrains(Terrains terrains, std::string_view last)
{
    if (terrains == singleTerrain)
        return "a single-terrain region";
    constexpr std::array<std::string_view, terrainCount> words { "{V}", "{M}", "{O}" };
    return bits(terrains, words, last);
}

std::string positions(std::uint8_t positions)
{
    constexpr std::array<std::string_view, 8> words { "behind", "ahead", "tied", "[Ascended]",
        "[In Contact]", "in the same region", "moved forward this Day",
        "didn't move forward this Day" };
    return bits(positions, words, " or ");
}

std::string counter(const Counter& counter, bool many)
{
    if (counter.kind == Counter::Kind::Boost)
        return many ? "boosts" : "boost";
    const std::string_view word = many ? "counters" : "counter";
    if (counter.kind == Counter::Kind::Any)
        return std::string(word);
    return fmt::format("{} {}", counter.name, word);
}

namespace {

std::string pluralOf(std::string word)
{
    const bool toIes = word.size() > 2 && word.back() == 'y'
        && std::string_view("aeiou").find(word[word.size() - 2]) == std::string_view::npos;
    if (toIes) {
        word.pop_back();
        return word + "ies";
    }
    return word.ends_with("s") ? word + "es" : word + "s";
}

} // namespace

std::string nounOf(const Noun& noun, bool many)
{
    using Kind = Noun::Kind;
    constexpr std::array<std::string_view, 9> words { "card", "Character", "Permanent", "Landmark",
        "Expedition Permanent", "Spell", "token", "Mana Orb", "Hero" };
    if (many && noun.kind == Kind::Hero)
        return "Heroes";
    std::string word = noun.kind == Kind::Subtype ? noun.subtype
        : noun.kind == Kind::Card && said(noun).capital
        ? "Card"
        : std::string(words[static_cast<std::size_t>(noun.kind)]);
    if (noun.kind == Kind::Landmark && said(noun).longName)
        word += " Permanent";
    return many ? pluralOf(std::move(word)) : word;
}

std::string article(const std::string& words)
{
    const std::size_t letter = words.find_first_not_of("[\"{");
    const std::string_view first = std::string_view(words).substr(std::min(letter, words.size()));
    return fmt::format("{} {}", text::article(first), words);
}

// ---------------------------------------------------------------- Players

static std::string_view plainWho(const Who& who)
{
    const bool plural = said(who).word == Said<Who>::Plural;
    switch (who.kind) {
    case Who::Kind::You:
        return "you";
    case Who::Kind::Anyone:
        return "a player";
    case Who::Kind::Opponent:
        return said(who).word == Said<Who>::Your ? "your opponent" : "an opponent";
    case Who::Kind::EachOpponent:
        return said(who).word == Said<Who>::They ? "opponents"
            : plural                             ? "your opponents"
                                                 : "each opponent";
    case Who::Kind::EachPlayer:
        return who.startingWithYou ? "starting with you, each player"
            : plural               ? "all players"
                                   : "each player";
    case Who::Kind::TargetPlayer:
        return "target player";
    case Who::Kind::TargetOpponent:
        return "target opponent";
    case Who::Kind::ThatPlayer:
        return said(who).word == Said<Who>::They ? "they"
            : who.opponent                       ? "that opponent"
                                                 : "that player";
    case Who::Kind::ItsOwner:
        return who.me ? "my owner" : "its owner";
    case Who::Kind::ItsController:
        break;
    }
    return "its controller";
}

/// "each opponent who controls two or more Robots", "each player with three cards in Reserve"
std::string who(const Who& who)
{
    if (who.doers)
        return fmt::format("{} who did", plainWho(who));
    if (!who.with)
        return std::string(plainWho(who));
    if (who.with->kind == Condition::Kind::StepNotDone)
        return fmt::format("{} who didn't", plainWho(who));
    const std::string so = condition(*who.with); // "that player controls ..."
    return fmt::format(
        "{} who {}", plainWho(who), so.substr(std::string_view("that player ").size()));
}

std::string_view whose(const Who& who)
{
    const bool plural = said(who).word == Said<Who>::Plural;
    switch (who.kind) {
    case Who::Kind::You:
        return said(who).word == Said<Who>::They ? "my" : "your";
    case Who::Kind::Anyone:
        return "a player's";
    case Who::Kind::Opponent:
        return said(who).word == Said<Who>::Your ? "your opponent's" : "an opponent's";
    case Who::Kind::EachOpponent:
        return plural ? "your opponents'" : "each opponent's";
    case Who::Kind::EachPlayer:
        return "each player's";
    case Who::Kind::TargetPlayer:
        return "target player's";
    case Who::Kind::TargetOpponent:
        return "target opponent's";
    case Who::Kind::ThatPlayer:
        return said(who).word == Said<Who>::They ? "their"
            : who.opponent                       ? "that opponent's"
                                                 : "that player's";
    case Who::Kind::ItsOwner:
        return who.me                             ? "my owner's"
            : said(who).word == Said<Who>::They   ? "their owner's"
            : said(who).word == Said<Who>::Plural ? "their owners'"
                                                  : "its owner's";
    case Who::Kind::ItsController:
        break;
    }
    return "its controller's";
}

bool isMany(const Who& who)
{
    return who.kind == Who::Kind::You || said(who).word == Said<Who>::They
        || (said(who).word == Said<Who>::Plural
            && (who.kind == Who::Kind::EachOpponent || who.kind == Who::Kind::EachPlayer));
}

} // namespace triptych::altered::phrases
