#include "cli/AlteredGames.h"

#include "altered/Altered.h"
#include "altered/Options.h"
#include "altered/cards/Numbering.h"
#include "altered/cards/ReadCard.h"
#include "cards/Library.h"
#include "cli/AlteredCandidates.h"
#include "core/JsonText.h"
#include "core/Random.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <set>

namespace triptych::cli {

namespace {

using altered::Ability;
using altered::Card;
using altered::CardType;
using altered::Effect;

/// More than this and nobody can tell the match from one without an end.
constexpr std::size_t mostAnswers = 100'000;

/// The effects of an ability, by id. Those of the tokens it creates are not its own: a token has
/// its own numbers once it exists.
class Parts
{
public:
    static std::set<std::uint16_t> of(const Ability& ability)
    {
        Parts parts;
        parts.walk(ability, parts.m_all);
        std::set<std::uint16_t> own;
        std::ranges::set_difference(parts.m_all, parts.m_ofTokens, std::inserter(own, own.begin()));
        return own;
    }

private:
    void walk(Ability copy, std::set<std::uint16_t>& into)
    {
        altered::Numbers numbers;
        numbers.effect = [&](const Effect& effect) {
            into.insert(effect.id);
            if (const auto* create = std::get_if<altered::Create>(&effect.node))
                for (const Ability& ability : create->token.abilities)
                    walk(ability, m_ofTokens);
            return effect.id;
        };
        numbers.counter = [](const std::string&) { return std::uint16_t {}; };
        numbers.subtype = [](const std::string&) { return std::uint16_t {}; };
        numbers.token = [](const altered::Token&) { return std::uint16_t {}; };
        numbers.granted = [](const Ability&) {};
        numbers.history = [](altered::Happening::Event) {};
        altered::numberAll(copy, numbers);
    }

    std::set<std::uint16_t> m_all;
    std::set<std::uint16_t> m_ofTokens;
};

std::vector<Card> cardsOf(const std::vector<cards::PackText>& packs)
{
    std::vector<Card> all;
    for (const cards::PackText& pack : packs) {
        const JsonText json = parseJson(pack.text, pack.name);
        const auto list = json.value.is_object() ? json.value.find("cards") : json.value.end();
        if (list != json.value.end() && list->is_array())
            for (const nlohmann::json& each : *list)
                all.push_back(altered::readCard(each, "", ""));
    }
    return all;
}

class Games
{
public:
    Games(const std::vector<cards::PackText>& packs, const std::vector<cards::PackText>& others,
        const AlteredGamesSetup& setup)
        : m_setup(setup)
        , m_random(setup.seed)
        , m_cards(cardsOf(packs))
    {
        const std::size_t own = m_cards.size();
        std::vector<Card> more = cardsOf(others);
        std::move(more.begin(), more.end(), std::back_inserter(m_cards));
        std::vector<cards::PackText> all = packs;
        all.insert(all.end(), others.begin(), others.end());
        m_library = altered::game().load(all).library;
        std::set<std::string> ids;
        for (std::size_t i = 0; i < m_cards.size(); ++i) {
            const Card& card = m_cards[i];
            const bool playable = card.problems.empty() && !card.token
                && card.type != CardType::Mana && ids.insert(card.id).second;
            if (m_library && playable)
                m_candidates.push_back(
                    { &card, topicsOf(card), m_library->find(card.id), i < own, false, 0 });
        }
        for (Candidate& each : m_candidates)
            m_byNumber[each.number] = &each;
        m_decks.emplace(m_candidates, m_random);
    }

    AlteredGames play()
    {
        for (std::size_t n = 0; m_library && n < m_setup.games; ++n)
            playOne(n);
        for (const Card& card : m_cards)
            if (const auto it = m_parts.find(card.id); it != m_parts.end())
                m_result.executed[card.id] = it->second.executed;
        return std::move(m_result);
    }

private:
    /// What is known of the parts of one card.
    struct CardParts
    {
        std::vector<std::set<std::uint16_t>> effects; ///< Parallel to its abilities.
        std::vector<bool> executed;
        std::set<std::uint16_t> all; ///< Of all its abilities.
    };

    void playOne(std::size_t n)
    {
        Setup setup;
        setup.ruleset = n % 2 == 0 ? "cr1" : "cr4";
        setup.seed = m_random.fork();
        const bool narrow = n % 8 >= 4; // of few cards, and no rule limits how many of each
        const bool limited = narrow || n % 4 >= 2;
        for (int seat = 0; seat < altered::maxPlayers; ++seat)
            setup.decks.push_back(m_decks->make(setup.ruleset, limited, narrow));
        const std::string place
            = fmt::format("match {} of seed {} ({})", n + 1, m_setup.seed, setup.ruleset);
        Opened opened = altered::game().open(m_library, setup);
        if (!opened.match) {
            m_result.failures.push_back(fmt::format("{}: {}", place, opened.problems.front().text));
            return;
        }
        auto& match = static_cast<altered::AlteredMatch&>(*opened.match);
        std::vector<bool> effects;
        std::set<std::uint16_t> working;
        match.noteEffects(&effects);
        const std::string failure = answerAll(match, narrow, working);
        ++m_result.played;
        if (failure.empty())
            learn(match, effects, working);
        else
            m_result.failures.push_back(fmt::format("{}: {}", place, failure));
    }

    /// What went wrong, or "". `working` are the cards that were in play, or Heroes, or in Reserve.
    std::string answerAll(
        altered::AlteredMatch& match, bool eager, std::set<std::uint16_t>& working)
    {
        for (std::size_t answers = 0; const Decision* decision = match.decision(); ++answers) {
            if (answers == mostAnswers)
                return "is still asking after so many answers";
            if (decision->options.empty())
                return "asks without an option";
            const auto count = static_cast<std::uint32_t>(decision->options.size());
            std::uint32_t choice = m_random.below(count);
            for (int again = 0; eager && again < 3 && isIdle(match, decision->options[choice]);
                 ++again)
                choice = m_random.below(count);
            match.answer(choice);
            ++m_result.answers;
            if (std::string broken = match.broken(); !broken.empty())
                return broken;
            const altered::State& s = match.state();
            for (altered::Index i = 0; i < s.objectCount; ++i)
                if (altered::inPlay(s, i) || altered::zoneOf(s, i) == altered::Zone::Hero
                    || altered::zoneOf(s, i) == altered::Zone::Limbo)
                    working.insert(s.objects[i].card);
                else if (altered::zoneOf(s, i) == altered::Zone::Reserve)
                    working.insert(static_cast<std::uint16_t>(s.objects[i].card | inReserve));
        }
        return {};
    }

    /// Whether an answer brings nothing new: to pass or to decline, or to play what has been seen to work.
    bool isIdle(const altered::AlteredMatch& match, const Option& option) const
    {
        switch (altered::verbOf(option)) {
        case altered::Verb::Pass:
        case altered::Verb::No:
            return true;
        case altered::Verb::Play:
        case altered::Verb::Quick:
        case altered::Verb::Support: {
            const altered::Index i = altered::thingOf(option);
            const auto it = i < match.state().objectCount
                ? m_byNumber.find(match.state().objects[i].card)
                : m_byNumber.end();
            return it != m_byNumber.end() && it->second->done;
        }
        case altered::Verb::Yes:
        case altered::Verb::Number:
        case altered::Verb::Mode:
        case altered::Verb::Choose:
        case altered::Verb::Target:
        case altered::Verb::Mana:
        case altered::Verb::Swap:
        case altered::Verb::React:
        case altered::Verb::Keep:
            break;
        }
        return false;
    }

    CardParts& partsOf(const Card& card)
    {
        const auto [it, added] = m_parts.try_emplace(card.id);
        if (added) {
            it->second.executed.resize(card.abilities.size());
            for (const Ability& ability : card.abilities)
                it->second.effects.push_back(Parts::of(ability));
            for (const auto& of : it->second.effects)
                it->second.all.insert(of.begin(), of.end());
        }
        return it->second;
    }

    /// An ability without effects is carried out by being where it works; keywords of Spells are
    /// where those are played.
    void learn(const altered::AlteredMatch& match, const std::vector<bool>& effects,
        const std::set<std::uint16_t>& working)
    {
        for (Candidate& each : m_candidates) {
            const auto number = static_cast<std::uint16_t>(each.number);
            const bool inReserveOnce
                = working.contains(static_cast<std::uint16_t>(number | inReserve));
            const Card& card = match.ground().cards->card(number);
            CardParts& parts = partsOf(card);
            // A Spell may have resolved within one answer: then only its effects tell of it.
            const auto ran = [&](std::uint16_t id) { return id < effects.size() && effects[id]; };
            const bool there = working.contains(number)
                || (card.type == CardType::Spell && std::ranges::any_of(parts.all, ran));
            if (!there && !inReserveOnce)
                continue;
            bool done = true;
            for (std::size_t k = 0; k < card.abilities.size(); ++k) {
                const Ability& ability = card.abilities[k];
                const bool passive = ability.kind == Ability::Kind::Passive
                    || ability.kind == Ability::Kind::Keywords;
                const bool worked = !passive || (ability.support ? inReserveOnce : there);
                seen(parts, k, effects);
                if (worked && parts.effects[k].empty())
                    parts.executed[k] = true;
                done = done && parts.executed[k];
            }
            each.done = done;
        }
    }

    /// The parts of one ability need not run in one match.
    static void seen(CardParts& parts, std::size_t k, const std::vector<bool>& effects)
    {
        auto& left = parts.effects[k];
        std::erase_if(left, [&](std::uint16_t id) { return id < effects.size() && effects[id]; });
    }

    static constexpr std::uint16_t inReserve = 0x8000;

    const AlteredGamesSetup m_setup;
    Random m_random;
    std::vector<Card> m_cards;
    std::shared_ptr<const cards::Library> m_library;
    std::vector<Candidate> m_candidates;
    std::map<std::size_t, Candidate*> m_byNumber;
    std::optional<AlteredCandidates> m_decks; ///< Of them.
    std::map<std::string, CardParts> m_parts;
    AlteredGames m_result;
};

} // namespace

AlteredGames playAltered(const std::vector<cards::PackText>& packs,
    const std::vector<cards::PackText>& others, const AlteredGamesSetup& setup)
{
    return Games(packs, others, setup).play();
}

} // namespace triptych::cli
