#pragma once

#include "altered/cards/CardSet.h"
#include "altered/cards/Subtypes.h"
#include "cards/LoadedCards.h"

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace triptych::altered {

/// Altered's cards for tools, deck editor and table: every text is compiled.
class Library : public cards::LoadedLibrary<CardSet>
{
public:
    using LoadedLibrary::LoadedLibrary;

    std::vector<cards::PrintedAbility> abilities(std::size_t number) const override;
    std::vector<std::string> keywords(std::size_t number) const override;
    std::string_view youngWord(std::size_t number) const override;
    std::string explained(std::size_t number, text::Tongue) const override;
    std::string printedBack(std::size_t number) const override;
    virtual double worth(std::size_t number) const;
};

/// The same cards to be looked at: a text is compiled when somebody asks about it, and forgotten but
/// for what was wrong with it. Its set has no abilities; no match is opened with it. Threads may share
/// it.
class Catalogue final : public Library
{
public:
    Catalogue(std::shared_ptr<const CardSet>, cards::PrintedCards);

    const Problems& problems(std::size_t number) const override;
    Verdict verdict(std::size_t number) const override;
    void recall(std::size_t number, Verdict) const override;
    std::vector<cards::PrintedAbility> abilities(std::size_t number) const override;
    std::string explained(std::size_t number, text::Tongue) const override;
    std::string printedBack(std::size_t number) const override;
    double worth(std::size_t number) const override;

private:
    Card compiled(std::size_t number) const;
    const SubtypeWords& allSubtypes() const;

    std::vector<Inside> m_packs;
    SubtypeWords m_printedSubtypes;
    mutable std::vector<std::atomic<Verdict>> m_verdicts;
    mutable std::mutex m_asking; ///< For what follows.
    mutable std::map<std::size_t, Problems>
        m_problems; ///< Of those that were compiled and refused.
    mutable std::optional<SubtypeWords> m_allSubtypes;
};

} // namespace triptych::altered
