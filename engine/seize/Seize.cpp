#include "seize/Seize.h"

#include "cards/LoadedCards.h"
#include "core/JsonText.h"
#include "core/flow/Laying.h"
#include "decks/DeckList.h"
#include "decks/Opening.h"
#include "decks/Seating.h"
#include "seize/Refusals.h"
#include "seize/RuleIds.h"
#include "seize/Scenario.h"
#include "seize/Threats.h"
#include "seize/cards/Fields.h"
#include "seize/cards/ReadCard.h"
#include "seize/cards/Worth.h"
#include "seize/rules/Deckbuilding.h"
#include "seize/rules/OptionalRules.h"
#include "seize/rules/Priority.h"
#include "seize/rules/Setup.h"
#include "seize/rules/Stack.h"
#include "seize/text/printing/Print.h"

#include <nlohmann/json.hpp>

// Seize as one of the games: loading cards, checking decks, opening matches.
namespace triptych::seize {

namespace {

class Library final : public cards::LoadedLibrary<CardSet>
{
public:
    using LoadedLibrary::LoadedLibrary;

    std::string explained(std::size_t n, text::Tongue tongue) const override
    {
        return cards::explainedInLines(set()->card(n).abilities, tongue);
    }
    std::vector<cards::PrintedAbility> abilities(std::size_t n) const override
    {
        return cards::printedAbilities(set()->card(n), [](auto& printed, const Ability& ability) {
            if (ability.kind == Ability::Kind::Active)
                printed.answer = verbName(Verb::Activate);
        });
    }
    std::string printedBack(std::size_t n) const override
    {
        return print(set()->card(n).abilities);
    }
};

State emptyState(const Setup& setup)
{
    State s = decks::seatedFor<State>(setup);
    const Format format = agreed(*formatNamed(setup.ruleset), setup.options);
    s.ruleset = format.id;
    s.options = format.options;
    for (Player& player : s.players)
        player.vault = static_cast<std::int8_t>(format.vault);
    return s;
}

class SeizeGame final : public decks::DeckGame<SeizeGame, Library, SeizeMatch>
{
public:
    std::string_view id() const override { return "seize"; }
    std::string_view title() const override { return "Seize: Guilded Treasures"; }
    const std::vector<Ruleset>& rulesets() const override
    {
        static const std::vector<Ruleset> list = [] {
            std::vector<Ruleset> all;
            for (int k = 0; k < rulesetCount; ++k) {
                const Format& format = formatOf(static_cast<RulesetId>(k));
                all.push_back({ std::string(format.name), static_cast<std::size_t>(format.minSeats),
                    static_cast<std::size_t>(format.maxSeats), format.bestOf, format.minutes,
                    draftOf(format), optionsOf(format) });
            }
            return all;
        }();
        return list;
    }
    const std::vector<TurnPhase>& phases() const override
    {
        static const std::vector<TurnPhase> list { { "setup" }, { "beginning" }, { "draw" },
            { "acquire" }, { "rally" }, { "move1" }, { "attack" }, { "move2" }, { "end" } };
        return list;
    }
    const std::vector<std::string>& ruleIds() const override { return seize::ruleIds(); }

    Loaded load(const std::vector<cards::PackText>& packs) const override
    {
        std::vector<Card> cards;
        cards::PrintedCards printed;
        for (const cards::PackText& text : packs)
            cards::readPack(
                cards::packOf(text, parseJson(text.text, text.name), id(), title(), printed),
                text.name, printedFields(), cards, printed, readCard);
        return cards::libraryOf<Library>(
            std::make_shared<const CardSet>(std::move(cards)), std::move(printed));
    }

    const std::vector<cards::CardField>& cardFields() const override { return seize::cardFields(); }
    double worth(const cards::Library& library, std::size_t card) const override
    {
        return worthOf(own(library).set()->card(card));
    }
    decks::DeckFaults faults(const cards::Library& library, const decks::DeckList& deck,
        std::string_view ruleset, std::string_view, const RuleChoices& options) const override
    {
        if (const Format* format = formatNamed(ruleset))
            return faultsOf(*own(library).set(), deck, agreed(*format, options));
        const Problem unknown = decks::unknownRuleset(*this, ruleset);
        return { { unknown.rule, unknown.text, {}, {}, unknown.place } };
    }
    int mostCopies(const cards::Library& library, std::size_t card, std::string_view ruleset,
        std::string_view, const RuleChoices& options) const override
    {
        const Format* format = formatNamed(ruleset);
        return format ? seize::mostCopies(own(library).set()->card(card), agreed(*format, options))
                      : 0;
    }
    bool mayLead(const cards::Library& library, std::size_t card, std::string_view ruleset,
        std::size_t) const override
    {
        const Format* format = formatNamed(ruleset);
        return format && seize::mayLead(own(library).set()->card(card), *format);
    }
    decks::DeckRules deckRules(std::string_view ruleset, const RuleChoices& options) const override
    {
        const Format* format = formatNamed(ruleset);
        return format ? seize::deckRules(agreed(*format, options)) : decks::DeckRules {};
    }

    static Opened lay(const std::shared_ptr<const CardSet>& set, const Setup& setup)
    {
        State s = emptyState(setup);
        std::vector<std::uint16_t> cards;
        const Format& format = formatOf(s);
        for (Seat p = 0; p < s.seats; ++p) {
            const decks::DeckList& deck = setup.decks[p];
            for (const decks::Entry& entry : deck.main) {
                const CardId card = set->find(entry.card);
                for (int n = 0; n < entry.count; ++n)
                    if (!layCard(s, card, p, zoneIndex(p, Zone::Deck), cards))
                        return { nullptr, { decks::noRoomFor(maxObjects) } };
            }
            // S-FMT-GM-QUARTERS, S-FMT-ARENA-GOAL: outside the game until they come in.
            const std::string& leader = format.guildMaster ? deck.guildMaster : deck.champion;
            if (!format.guildMaster && !format.arena)
                continue;
            if (const auto i
                = layCard(s, set->find(leader), p, zoneIndex(p, Zone::Quarters), cards))
                s.objects[*i].set(
                    format.guildMaster ? Object::GuildMaster : Object::Champion, true);
        }
        return decks::begun<SeizeMatch, Table>(s,
            std::make_shared<const Ground>(
                Ground { set, cards::handlesFor(*set, cards, {}), setup.ruleset }));
    }

private:
    static constexpr int buildMinutes = 15; // S-FMT-DRAFT

    /// S-FMT-DRAFT. Abilities ask for a mercenary of their class, so mercenaries lead.
    static DraftRules draftOf(const Format& format)
    {
        if (format.boosters == 0)
            return {};
        return { .boosters = format.boosters,
            .packSize = format.packSize,
            .deckSize = format.deckSize,
            .minutes = buildMinutes,
            .rule = format.rule,
            .kind = "type",
            .group = "class",
            .rarity = "stars",
            .cost = "cost",
            .rarities = {},
            .leaders = "mercenary",
            .makeUp = { { "mercenary", 11 }, { "treasure", 9 }, { "ability", 10 } } };
    }
};

} // namespace

bool SeizeMatch::callTime()
{
    if (formatOf(state()).minutes == 0 || state().over)
        return false;
    act([](const Table& t) { seize::callTime(t); });
    return true;
}

std::uint8_t SeizeMatch::claimants() const
{
    return claimantsOf(state());
}

std::vector<Threat> SeizeMatch::threats(PlayerId viewer) const
{
    if (state().over || viewer.value >= seats())
        return {};
    State copy = state();
    return threatsTo({ copy, *ground().cards }, ground(), viewer.value);
}

bool SeizeMatch::claim(PlayerId player)
{
    if (player.value >= seats() || !((claimants() >> player.value) & 1))
        return false;
    act([player](const Table& t) {
        if (!isEndless(t))
            claimPriority(t, player.value);
    });
    return true;
}

const Game& game()
{
    static const SeizeGame seize;
    return seize;
}

} // namespace triptych::seize

template class triptych::RunningMatch<triptych::seize::SeizeMatch, triptych::seize::Table,
    triptych::seize::Ground>;
