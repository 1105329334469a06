#include "kryptik/Kryptik.h"

#include "cards/LoadedCards.h"
#include "core/JsonFields.h"
#include "core/flow/Laying.h"
#include "decks/DeckList.h"
#include "decks/Opening.h"
#include "decks/Seating.h"
#include "kryptik/Refusals.h"
#include "kryptik/RuleIds.h"
#include "kryptik/Scenario.h"
#include "kryptik/cards/Fields.h"
#include "kryptik/cards/ReadCard.h"
#include "kryptik/cards/Worth.h"
#include "kryptik/rules/Deckbuilding.h"
#include "kryptik/rules/Setup.h"
#include "kryptik/text/printing/Keywords.h"
#include "kryptik/text/printing/Print.h"

#include <nlohmann/json.hpp>

#include <fmt/format.h>

// Kryptik as one of the games: loading cards, checking decks, opening matches.
namespace triptych::kryptik {

namespace {

class Library final : public cards::LoadedLibrary<CardSet>
{
public:
    using LoadedLibrary::LoadedLibrary;

    std::vector<std::string> keywords(std::size_t n) const override
    {
        std::vector<std::string> all;
        for (const KeywordWords& words : keywordWords)
            if (set()->facts(n).keywords & bit(words.keyword))
                all.emplace_back(words.typed);
        return all;
    }
    std::string explained(std::size_t n, text::Tongue tongue) const override
    {
        const Card& card = set()->card(n);
        std::string lines = cards::explainedInLines(card.abilities, tongue);
        if (card.yearAbility && !card.abilities.empty())
            lines += '\n';
        if (card.yearAbility)
            lines += explain(*card.yearAbility, tongue);
        return lines;
    }
    std::vector<cards::PrintedAbility> abilities(std::size_t n) const override
    {
        const Card& card = set()->card(n);
        return cards::printedAbilities(card, [&](auto& printed, const Ability& ability) {
            if (ability.kind == Ability::Kind::Active)
                printed.answer = verbName(Verb::Activate);
            printed.waits = canWait(ability.kind, card.type == CardType::Spell);
        });
    }
    std::string printedBack(std::size_t n) const override
    {
        return print(set()->card(n).abilities);
    }
};

/// 11 The list of limited and banned cards is a file beside the packs.
bool isRestrictionList(const nlohmann::json& file)
{
    return file.is_object() && textOf(file, "format") == "triptych-restrictions/1";
}

void readRestrictions(const nlohmann::json& file, const std::string& name,
    std::vector<Restriction>& list, Problems& problems)
{
    constexpr std::size_t mostEntries = 1000;
    const nlohmann::json& entries = JsonFields(file, name, problems).list("cards");
    if (entries.size() > mostEntries) {
        problems.push_back({ name,
            fmt::format("The list has {} cards; it may have {}.", entries.size(), mostEntries) });
        return;
    }
    std::size_t number = 0;
    for (const nlohmann::json& entry : entries) {
        const std::string place = fmt::format("{}, card {}", name, ++number);
        const JsonFields fields(entry, place, problems);
        const std::string card = fields.text("name");
        const auto copies = fields.number("copies", 0, 3);
        if (card.empty() || !copies)
            problems.push_back({ place, "An entry needs a \"name\" and a number \"copies\"." });
        else
            list.push_back({ card, static_cast<int>(*copies), fields.text("since"),
                fields.text("rule", "kryptik 11") });
    }
}

State emptyState(const Setup& setup)
{
    State s = decks::seatedFor<State>(setup);
    s.ruleset = setup.ruleset == "limited" ? RulesetId::Limited
        : setup.ruleset == "krucible"      ? RulesetId::Krucible
                                           : RulesetId::Constructed;
    return s;
}

class KryptikGame final : public decks::DeckGame<KryptikGame, Library, KryptikMatch>
{
public:
    std::string_view id() const override { return "kryptik"; }
    std::string_view title() const override { return "Kryptik"; }
    const std::vector<Ruleset>& rulesets() const override
    {
        static const std::vector<Ruleset> list { { "constructed", 2, 2 },
            { "limited", 2, 2, 1, 0, limitedDraft() }, { "krucible", 3, 4 } };
        return list;
    }
    const std::vector<TurnPhase>& phases() const override
    {
        static const std::vector<TurnPhase> list { { "setup" }, { "disengage" }, { "draw" },
            { "first" },
            { "combat", { "beginning", "attacker", "blockers", "resolution", "end" }, 1, 3 },
            { "second" }, { "end" } };
        return list;
    }
    const std::vector<std::string>& ruleIds() const override { return kryptik::ruleIds(); }

    Loaded load(const std::vector<cards::PackText>& packs) const override
    {
        std::vector<Card> cards;
        std::vector<Restriction> restrictions;
        cards::PrintedCards printed;
        for (const cards::PackText& text : packs) {
            JsonText json = parseJson(text.text, text.name);
            if (isRestrictionList(json.value))
                readRestrictions(json.value, text.name, restrictions, printed.problems);
            else
                cards::readPack(cards::packOf(text, std::move(json), id(), title(), printed),
                    text.name, printedFields(), cards, printed, readCard);
        }
        return cards::libraryOf<Library>(
            std::make_shared<const CardSet>(std::move(cards), std::move(restrictions)),
            std::move(printed));
    }

    const std::vector<cards::CardField>& cardFields() const override
    {
        return kryptik::cardFields();
    }
    double worth(const cards::Library& library, std::size_t card) const override
    {
        return worthOf(own(library).set()->card(card));
    }
    decks::DeckFaults faults(const cards::Library& library, const decks::DeckList& deck,
        std::string_view ruleset, std::string_view date, const RuleChoices&) const override
    {
        return faultsOf(*own(library).set(), deck, ruleset, date);
    }
    int mostCopies(const cards::Library& library, std::size_t card, std::string_view ruleset,
        std::string_view date, const RuleChoices&) const override
    {
        return kryptik::mostCopies(*own(library).set(), card, ruleset, date);
    }
    bool mayLead(const cards::Library&, std::size_t, std::string_view, std::size_t) const override
    {
        return false; // Decks have no leader here.
    }
    decks::DeckRules deckRules(std::string_view ruleset, const RuleChoices&) const override
    {
        return kryptik::deckRules(ruleset);
    }

    static Opened lay(const std::shared_ptr<const CardSet>& set, const Setup& setup)
    {
        State s = emptyState(setup);
        std::vector<std::uint16_t> cards;
        for (Seat p = 0; p < s.seats; ++p)
            for (const decks::Entry& entry : setup.decks[p].main) {
                const CardId card = set->find(entry.card);
                for (int n = 0; n < entry.count; ++n)
                    if (!layCard(s, card, p, zoneIndex(p, Zone::Deck), cards))
                        return { nullptr, { decks::noRoomFor(maxObjects) } };
            }
        s.printed = printedOn(s, *set);
        return decks::begun<KryptikMatch, Table>(s,
            std::make_shared<const Ground>(
                Ground { set, cards::handlesFor(*set, cards, {}), setup.ruleset }));
    }

private:
    /// K-1.1.1 Thirty cards or more. How boosters are opened is not in the rules; four of twelve are
    /// as many as a deck and half of one more.
    static DraftRules limitedDraft()
    {
        return { .boosters = 4,
            .packSize = 0,
            .deckSize = 30,
            .minutes = 20,
            .rule = "kryptik 1.1.1",
            .kind = "type",
            .group = "soul",
            .rarity = "rarity",
            .cost = "cost",
            .rarities = { "common", "uncommon", "rare", "legendary" },
            .leaders = {},
            .makeUp = { { "citizen", 20 }, { "spell", 10 } } };
    }
};

} // namespace

const Game& game()
{
    static const KryptikGame kryptik;
    return kryptik;
}

} // namespace triptych::kryptik

template class triptych::RunningMatch<triptych::kryptik::KryptikMatch, triptych::kryptik::Table,
    triptych::kryptik::Ground>;
