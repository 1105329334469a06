#include "altered/text/surface/Doubts.h"

#include "altered/text/surface/DoubtsOfEvents.h"
#include "altered/text/surface/DoubtsOfTokens.h"
#include "altered/text/surface/DoubtsWords.h"
#include "text/Rules.h"

#include <algorithm>
#include <array>
#include <span>

namespace triptych::altered {
namespace {

using namespace doubts;
using text::Tokens;
using Words = std::string_view;

constexpr std::array<Words, 10> others { "player", "players", "opponent", "opponents", "controller",
    "owner", "they", "them", "their", "each" };
constexpr std::array<Words, 8> cards { "card", "cards", "character", "permanent", "landmark",
    "spell", "token", "it" };
constexpr std::array<Words, 4> holdsSometimes { "if", "may", "unless", "while" };

// ---------------------------------------------------------------- Who chooses

/// "Target opponent sacrifices a Character of your choice": who does it chooses, so the words say nothing only
/// where those are the same.
bool isAnothersChoice(const Tokens& tokens)
{
    for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
        if (!says(tokens, at, { "of" }))
            continue;
        std::size_t whose = at + 1;
        const bool yours = says(tokens, whose, { "your" });
        const bool theirs = says(tokens, whose, { "their" });
        if (says(tokens, whose, { "its", "that" }))
            ++whose; // "of its controller's choice"
        if (!says(tokens, whose + 1, { "choice" })
            || (at > 0 && says(tokens, at - 1, { "roll", "result", "expedition" })))
            continue;
        const auto other = [](const text::Token& token) { return isOneOf(token, others); };
        const bool byOthers
            = anyIn(tokens, yours ? sentenceBegin(tokens, at) : clauseBegin(tokens, at), at, other);
        if (yours ? byOthers : !theirs || !byOthers)
            return true;
    }
    return false;
}

// ---------------------------------------------------------------- Which card

/// Words with a capital that name no kind of card.
bool namesNoCard(const text::Token& token)
{
    constexpr std::array<Words, 24> words { "expedition", "expeditions", "reserve", "mana", "orb",
        "orbs", "hand", "base", "cost", "costs", "noon", "morning", "afternoon", "dusk", "night",
        "rest", "day", "hero", "companion", "landmarks", "i", "i'm", "zone", "x" };
    return isOneOf(token, words);
}
/// Whether something before it names a card that "this card" could be, or brings one.
bool couldBeSpokenOf(const Tokens& tokens, std::size_t to)
{
    for (std::size_t at = 0; at < to; ++at) {
        const bool here = at > 0 && tokens[at - 1].is("this");
        const bool begins = at == 0 || endsSentence(tokens[at - 1]) || tokens[at - 1].is(",")
            || tokens[at - 1].word.ends_with('}');
        const bool kind
            = !begins && text::isCapital(tokens[at].word.front()) && !namesNoCard(tokens[at]);
        if (!here && (kind || isOneOf(tokens[at], cards)))
            return true;
        if (says(tokens, at,
                { "[resupply]", "resupply", "[sabotage]", "sabotage", "reveal", "top", "token" }))
            return true;
    }
    return false;
}
bool isWhatThisIs(const text::Token& kind, CardType type)
{
    if (kind.is("character") || kind.is("character's"))
        return type == CardType::Character;
    if (kind.is("spell") || kind.is("spell's"))
        return type == CardType::Spell;
    if (kind.is("landmark") || kind.is("landmark's"))
        return type == CardType::Landmark;
    if (kind.is("permanent") || kind.is("permanent's"))
        return type == CardType::Landmark || type == CardType::ExpeditionPermanent;
    return true;
}
/// "When another Character joins your Expeditions, this Character ...": which of the two is not said.
bool couldBeAnother(const Tokens& tokens, CardType type)
{
    for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
        if (!tokens[at].is("this"))
            continue;
        const bool kind = says(tokens, at + 1,
            { "card", "card's", "character", "character's", "landmark", "landmark's", "permanent",
                "permanent's", "spell", "spell's" });
        const bool bare = says(tokens, at + 1, { "gains", "gets", "loses", "costs", "has", "is" });
        if ((kind && !isWhatThisIs(tokens[at + 1], type))
            || ((kind || bare) && couldBeSpokenOf(tokens, at)))
            return true;
    }
    return false;
}
/// "in play" is said of no card: a token is none (1.1.7.b).
bool isCardInPlay(const Tokens& tokens)
{
    for (std::size_t at = 1; at < tokens.size(); ++at) {
        if (!says(tokens, at, { "card", "cards" })
            || !says(tokens, at - 1, { "character", "permanent", "landmark" }))
            continue;
        const std::size_t from = sentenceBegin(tokens, at);
        std::size_t to = at;
        while (to < tokens.size() && !endsSentence(tokens[to]))
            ++to;
        const bool outside = anyIn(tokens, from, to, [](const text::Token& token) {
            constexpr std::array<Words, 14> words { "hand", "reserve", "deck", "mana", "reveal",
                "reveals", "revealed", "among", "play", "plays", "played", "from", "top", "pile" };
            return isOneOf(token, words);
        });
        if (!outside)
            return true;
    }
    return false;
}

// ---------------------------------------------------------------- How far a condition reaches

/// "If you control a Robot, draw a card; [Resupply]": whether the second is under the condition.
bool isCutAfterCondition(const Tokens& tokens)
{
    for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
        if (!tokens[at].is(";") || says(tokens, at + 1, { "if", "otherwise", "or" }))
            continue;
        const std::size_t from = sentenceBegin(tokens, at);
        const bool modes
            = anyIn(tokens, 0, from, [](const text::Token& token) { return token.is("choose"); });
        if (!modes && anyIn(tokens, from, at, [](const text::Token& token) {
                return isOneOf(token, holdsSometimes);
            }))
            return true;
    }
    return false;
}
/// "Target Character gains 1 boost, and [Anchored] if you control a Landmark": with the comma the condition seems to
/// be of the second alone, and without a verb of its own it is not. In a list of three the comma only ends it.
bool isHalfOfGains(const Tokens& tokens)
{
    constexpr std::array<Words, 12> gained { "[anchored]", "[asleep]", "[fleeting]", "[gigantic]",
        "[defender]", "[eternal]", "[seasoned]", "loses", "boost", "boosts", "counter",
        "counters" };
    constexpr std::array<Words, 4> verbs { "gain", "gains", "lose", "loses" };
    const auto isOf = [](auto& words) {
        return [&](const text::Token& token) { return isOneOf(token, words); };
    };
    const auto comma = [](const text::Token& token) { return token.is(","); };
    for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
        if (!tokens[at].is(",") || !tokens[at + 1].is("and"))
            continue;
        std::size_t to = at + 2;
        while (to < tokens.size() && !endsSentence(tokens[to])
            && !says(tokens, to, { "if", "unless", "," }))
            ++to;
        const std::size_t from = sentenceBegin(tokens, at);
        const text::Token& first = tokens[at + 2];
        const bool grant = isOneOf(first, gained)
            || says(tokens, at + 2, { "a", "x", "two", "lose" })
            || text::isDigit(first.word.front());
        if (grant && says(tokens, to, { "if", "unless" }) && to < at + 6
            && anyIn(tokens, at + 2, to, isOf(gained)) && anyIn(tokens, from, at, isOf(verbs))
            && !anyIn(tokens, from, at, comma))
            return true;
    }
    return false;
}
/// "unless you shuffle it into your deck": the other half would be out of the bargain.
bool isHalfUnless(const Tokens& tokens)
{
    for (std::size_t at = 0; at + 2 < tokens.size(); ++at)
        if (tokens[at].is("unless")
            && (tokens[at + 2].is("shuffle") || tokens[at + 2].is("shuffles")))
            return true;
    return false;
}

// ---------------------------------------------------------------- What else has two meanings

/// "two Characters with the same Hand Cost": as each other, or as what was spoken of?
bool isSameAsEachOther(const Tokens& tokens)
{
    for (std::size_t at = 1; at + 2 < tokens.size(); ++at)
        if (tokens[at].is("with") && tokens[at + 1].is("the") && tokens[at + 2].is("same")
            && tokens[at - 1].word.ends_with('s'))
            return true;
    return false;
}
bool isIcon(const text::Token& token)
{
    return token.word.size() == 3 && token.word.front() == '{' && token.word.back() == '}';
}
/// "activates its {j} or {r} abilities", "with a {j} and {r} ability"
bool isOneOfTwoIcons(const Tokens& tokens)
{
    for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
        if (!isIcon(tokens[at - 1]) || !isIcon(tokens[at + 1]))
            continue;
        const std::size_t from = sentenceBegin(tokens, at);
        const bool activates = anyIn(tokens, from, at,
            [](const text::Token& token) { return token.is("activate") || token.is("activates"); });
        const bool one
            = anyIn(tokens, from, at, [](const text::Token& token) { return token.is("one"); });
        if (tokens[at].is("or") && says(tokens, at + 2, { "abilities" }) && activates && !one)
            return true;
        if (tokens[at].is("and") && says(tokens, at + 2, { "ability" }) && at > 1
            && says(tokens, at - 2, { "a", "an" }))
            return true;
    }
    return false;
}
/// "Create another in yours": in the same place of yours, of which only the Landmarks are one.
bool isAnotherSomewhere(const Tokens& tokens)
{
    for (std::size_t at = 0; at + 2 < tokens.size(); ++at)
        if (tokens[at].is("another") && tokens[at + 1].is("in") && tokens[at + 2].is("yours")
            && !anyIn(
                tokens, 0, at, [](const text::Token& token) { return token.is("landmarks"); }))
            return true;
    return false;
}
/// "Look at the top three cards of your deck. ... Shuffle the rest into your deck": those are one's own.
bool isRestOfYourDeck(const Tokens& tokens, std::size_t shuffles)
{
    const bool rest = says(tokens, shuffles + 1, { "the" })
        && says(tokens, shuffles + 2, { "rest", "others", "other" });
    for (std::size_t at = 0; rest && at + 2 < shuffles; ++at)
        if (tokens[at].is("of") && tokens[at + 1].is("your") && tokens[at + 2].is("deck"))
            return true;
    return false;
}
/// "Shuffle target Character into your deck": it goes to its owner's (3.1.2.c).
bool isIntoAnothersDeck(const Tokens& tokens)
{
    for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
        if (!says(tokens, at, { "shuffle", "shuffles" }))
            continue;
        std::size_t to = at;
        while (to < tokens.size() && !tokens[to].is("into") && !endsSentence(tokens[to]))
            ++to;
        if (!says(tokens, to + 1, { "your" }) || !says(tokens, to + 2, { "deck" }))
            continue;
        const auto yours = [](const text::Token& token) {
            return token.is("your") || token.is("me") || token.is("hand") || token.is("you");
        };
        if (!anyIn(tokens, at, to, yours) && !isRestOfYourDeck(tokens, at))
            return true;
    }
    return false;
}

/// "Each Axiom Character": nothing is asked of a faction, and no card has such a sub-type.
bool isOfFaction(const Tokens& tokens)
{
    constexpr std::array<Words, 6> factions { "axiom", "bravos", "lyra", "muna", "ordis", "yzmir" };
    constexpr std::array<Words, 10> kinds { "card", "cards", "character", "characters", "spell",
        "spells", "permanent", "permanents", "landmark", "landmarks" };
    for (std::size_t at = 0; at + 1 < tokens.size(); ++at)
        if (isOneOf(tokens[at], factions) && isOneOf(tokens[at + 1], kinds))
            return true;
    return false;
}
/// "Target opponent's Expedition of their choice": who chooses what is not targeted is who does something with it.
bool isExpeditionOfTheirChoice(const Tokens& tokens)
{
    for (std::size_t at = 2; at + 2 < tokens.size(); ++at)
        if (tokens[at].is("of") && tokens[at + 1].is("their") && tokens[at + 2].is("choice")
            && tokens[at - 1].is("expedition") && tokens[at - 2].word.ends_with("'s"))
            return true;
    return false;
}

/// "Choose one: draw a card, or I gain 1 boost. Then, ...": is that done in any case, or a part of the last option?
bool isMoreBehindOptions(const Tokens& tokens)
{
    for (std::size_t at = 0; at + 3 < tokens.size(); ++at) {
        if (!(tokens[at].is("choose") || tokens[at].is("chooses"))
            || !(tokens[at + 1].is("one") || tokens[at + 1].is("two")))
            continue;
        const std::size_t colon = at + (tokens[at + 2].is("at") ? 4 : 2);
        if (colon + 1 >= tokens.size() || !tokens[colon].is(":") || tokens[colon + 1].is("\u2022"))
            continue;
        const auto stop = std::find_if(tokens.begin() + static_cast<std::ptrdiff_t>(colon),
            tokens.end(), [](const auto& token) { return token.isStop(); });
        if (stop != tokens.end() && stop + 1 != tokens.end())
            return true;
    }
    return false;
}

} // namespace

std::string_view doubtIn(const Tokens& tokens, CardType type)
{
    if (isAnothersChoice(tokens))
        return "It is not clear who chooses; say it first, as in \"Choose a Character an opponent "
               "controls. They sacrifice it.\"";
    if (isExpeditionOfTheirChoice(tokens))
        return "Only you would be asked for it; say \"target opponent's Hero Expedition\".";
    if (isOfFaction(tokens))
        return "Nothing is asked of a faction; say it of a sub-type, as in \"each Robot you "
               "control\".";
    if (couldBeAnother(tokens, type))
        return "\"this\" could be this card or the one spoken of before; say \"me\" or \"it\".";
    if (isCardInPlay(tokens))
        return "A token in play is no card; say \"Character\", or \"non-token Character\".";
    if (const auto doubt = doubtOfEvents(tokens); !doubt.empty())
        return doubt;
    if (isMoreBehindOptions(tokens) || isCutAfterCondition(tokens) || isHalfUnless(tokens)
        || isHalfOfGains(tokens))
        return "It is not clear how far the condition or the choice reaches; say each part in a "
               "sentence of its own.";
    if (isSameAsEachOther(tokens))
        return "It is not clear what it is the same as; say \"with Hand Cost equal to its Hand "
               "Cost\".";
    if (isOneOfTwoIcons(tokens))
        return "It is not clear whether one or both are meant; say \"one of its {j} or {r} "
               "abilities\" or \"its {j} and {r} abilities\".";
    if (isAnotherSomewhere(tokens))
        return "It is not clear where; say \"in your Hero Expedition\" or \"in your Landmarks\".";
    if (isIntoAnothersDeck(tokens))
        return "A card goes to its owner's deck; say \"into its owner's deck\".";
    return doubtOfTokens(tokens);
}

} // namespace triptych::altered
