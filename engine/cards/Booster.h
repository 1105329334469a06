#pragma once

#include "core/Problem.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace triptych {
class Random;
}

namespace triptych::cards {

class Library;

/// What one printed field of a card must hold, as a throw of a hundred decides.
struct BoosterTrait
{
    struct Throw
    {
        std::vector<std::string> values; ///< Any of these, as JSON: "\"mercenary\"", "1".
        int weight = 100;
        bool operator==(const Throw&) const = default;
    };

    std::string field;         ///< Of the printed card: "type", "stars", "rarity".
    std::vector<Throw> throws; ///< Their weights make up 100.
    bool operator==(const BoosterTrait&) const = default;
};

/// Some different cards of a booster that are found in the same way.
struct BoosterSlot
{
    int count = 1;
    std::vector<BoosterTrait> traits;
    bool operator==(const BoosterSlot&) const = default;
};

/// What is in a booster, as its pack file has it ("boosters"). Its cards are those of its set. What
/// the fields of a card mean is the business of its game; here they are only compared.
struct Booster
{
    std::string name;
    std::string set; ///< The code of its set.
    int size = 0;
    std::vector<BoosterSlot> contents;
    bool operator==(const Booster&) const = default;
};

/// The boosters of a card pack file. One that cannot be used is left out and complained of.
std::vector<Booster> readBoosters(
    const nlohmann::json& file, const std::string& set, const std::string& name, Problems&);

/// Opens boosters of one kind: which cards may lie in each place is found once.
class BoosterOpener
{
public:
    BoosterOpener(const Library&, Booster);

    const Booster& booster() const { return m_booster; }
    /// Places for which the set has too few cards. Not empty: such boosters cannot be opened.
    const Problems& problems() const { return m_problems; }

    /// The running numbers of its cards in the library, slot by slot. The same luck gives the same
    /// cards on every machine, whatever the order in which the files were read.
    std::vector<std::size_t> open(Random&) const;

    /// A pack of some size: as many cards of as many boosters as are needed, in order of slots.
    /// What is too much is left out by chance.
    std::vector<std::size_t> open(Random&, std::size_t size) const;

private:
    /// The cards that fit one outcome of a slot's throws, by id.
    using Candidates = std::vector<std::size_t>;
    void prepare(const Library&, const BoosterSlot&, std::size_t number);
    std::size_t draw(Random&, std::size_t slot, std::span<const std::size_t> taken) const;

    Booster m_booster;
    std::vector<std::vector<Candidates>> m_slots; ///< By slot, then by outcome, first throw first.
    Problems m_problems;
};

} // namespace triptych::cards
