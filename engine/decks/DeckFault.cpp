#include "decks/DeckFault.h"

#include "core/Game.h"
#include "core/Rows.h"

#include <fmt/format.h>

namespace triptych::decks {

std::string_view nameOf(DeckPart part)
{
    static constexpr Named<DeckPart> names[] { { DeckPart::Main, "main" },
        { DeckPart::Side, "side" }, { DeckPart::Hero, "hero" }, { DeckPart::Champion, "champion" },
        { DeckPart::GuildMaster, "guild_master" } };
    static_assert(isARowEach(names, &Named<DeckPart>::value, DeckPart::GuildMaster));
    return nameIn(names, part);
}

namespace {

std::string_view wordsFor(DeckPart part)
{
    static constexpr Named<DeckPart> names[] { { DeckPart::Main, "deck" },
        { DeckPart::Side, "side deck" }, { DeckPart::Hero, "hero" },
        { DeckPart::Champion, "champion" }, { DeckPart::GuildMaster, "guild master" } };
    static_assert(isARowEach(names, &Named<DeckPart>::value, DeckPart::GuildMaster));
    return nameIn(names, part);
}

} // namespace

std::string sentenceOf(const Proposal& proposal)
{
    const std::string_view part = wordsFor(proposal.part);
    switch (proposal.deed) {
    case Proposal::Deed::Remove:
        if (proposal.card.empty())
            return fmt::format("Remove {} card{} from the {}.", proposal.count,
                proposal.count == 1 ? "" : "s", part);
        return fmt::format("Remove {} x {}{}.", proposal.count, proposal.card,
            proposal.part == DeckPart::Main ? std::string() : fmt::format(" from the {}", part));
    case Proposal::Deed::Add:
        return fmt::format("Add {} card{}{}.", proposal.count, proposal.count == 1 ? "" : "s",
            proposal.part == DeckPart::Main ? std::string() : fmt::format(" to the {}", part));
    case Proposal::Deed::Choose:
        return fmt::format("Choose a {}.", part);
    case Proposal::Deed::Replace:
        return fmt::format("Write {} instead of {}.", proposal.better, proposal.card);
    }
    return {};
}

DeckFault unknownCard(std::string place, const std::string& card, int count, DeckPart part,
    const std::string& nearest)
{
    DeckFault fault { {},
        fmt::format("\"{}\" is not a card of the loaded sets. Check the spelling or load its card "
                    "pack.",
            card),
        { card },
        Proposal { nearest.empty() ? Proposal::Deed::Remove : Proposal::Deed::Replace, part, count,
            card, nearest },
        std::move(place) };
    if (!nearest.empty())
        fault.message += fmt::format(" Did you mean \"{}\"?", nearest);
    return fault;
}

Problem problemOf(const DeckFault& fault)
{
    return { fault.place, fault.message, fault.rule,
        fault.cards.empty() ? std::string() : fault.cards.front() };
}

Problems problemsOf(const DeckFaults& faults)
{
    Problems problems;
    problems.reserve(faults.size());
    for (const DeckFault& fault : faults)
        problems.push_back(problemOf(fault));
    return problems;
}

} // namespace triptych::decks

// Here, because core knows no decks.
triptych::Problems triptych::Game::check(const cards::Library& library, const decks::DeckList& deck,
    std::string_view ruleset, std::string_view date, const RuleChoices& options) const
{
    return decks::problemsOf(faults(library, deck, ruleset, date, options));
}
