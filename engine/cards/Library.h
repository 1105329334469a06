#pragma once

#include "cards/Booster.h"
#include "core/Problem.h"
#include "text/Tongue.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace triptych::cards {

/// An ability as it is printed, so that whoever shows a card need not read its text.
struct PrintedAbility
{
    std::string text;        ///< As the card has it; options of a choice are a part of it.
    std::string_view answer; ///< The word of the answers that use it, "activate"; "" none does.
    bool waits = false;      ///< It can wait to be carried out: names of what waits count these.
    std::vector<std::string> options {}; ///< What is chosen among, where that is printed in lines.
    std::string
        deed {}; ///< What it does, without when that is, where the two stand apart; "" all of it.
};

/// The printed cards of one game, from any number of packs, compiled. Immutable.
class Library
{
public:
    explicit Library(std::vector<Booster> boosters = {})
        : m_boosters(std::move(boosters))
    {
    }
    virtual ~Library() = default;

    virtual std::size_t size() const = 0;
    /// The printed card in card-pack form (NOTATION section 5) with "set" (code), for showing;
    /// by running number.
    virtual const nlohmann::ordered_json& printed(std::size_t number) const = 0;
    /// Its text in plain words, a line a paragraph.
    virtual std::string explained(
        std::size_t number, text::Tongue = text::Tongue::English) const = 0;
    /// Its abilities in printed order, as observations ("paragraph") and answers count them from 1.
    virtual std::vector<PrintedAbility> abilities(std::size_t) const { return {}; }
    /// The keywords that its text gives a card by itself or names in brackets, in lower case.
    virtual std::vector<std::string> keywords(std::size_t) const { return {}; }
    /// A word of its text that the oldest rules of its game do not know; "" none.
    virtual std::string_view youngWord(std::size_t) const { return {}; }
    /// Its text printed back from its compiled form; equal to the printed text in normal form.
    virtual std::string printedBack(std::size_t number) const = 0;
    /// What was not understood of its text. Such a card is shown, and refused in a deck.
    virtual const Problems& problems(std::size_t number) const = 0;
    /// What is known of its text without compiling it now: a catalogue (Game::catalogue) compiles a
    /// text when somebody asks for its problems.
    enum class Verdict { Unknown, Understood, Refused };
    virtual Verdict verdict(std::size_t number) const
    {
        return problems(number).empty() ? Verdict::Understood : Verdict::Refused;
    }
    bool isRefused(std::size_t number) const { return verdict(number) == Verdict::Refused; }
    /// What was found out on another day, by the same program and of the same pack.
    virtual void recall(std::size_t, Verdict) const { }

    /// By id first, then by name (case-sensitive, then not); npos when there is none.
    virtual std::size_t find(std::string_view idOrName) const = 0;
    static constexpr std::size_t npos = static_cast<std::size_t>(-1);

    /// XXH3 of each pack's bytes in hexadecimal, in loading order: journals pin them.
    virtual const std::vector<std::string>& packHashes() const = 0;

    /// The same packs: what each is called in messages, and the number of its first card.
    struct Inside
    {
        std::string name;
        std::size_t begin = 0;
    };
    virtual std::vector<Inside> packs() const { return {}; }

    /// What can be opened, in loading order; empty when its packs declare no boosters.
    const std::vector<Booster>& boosters() const { return m_boosters; }

private:
    std::vector<Booster> m_boosters;
};

/// A card pack file as text with the name to use in messages.
struct PackText
{
    std::string name;
    std::string text;
};

} // namespace triptych::cards
