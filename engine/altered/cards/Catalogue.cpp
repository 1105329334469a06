#include "altered/cards/Catalogue.h"

#include "altered/cards/ReadCard.h"
#include "altered/cards/Worth.h"
#include "altered/text/explaining/Explain.h"
#include "altered/text/printing/Print.h"
#include "altered/text/surface/Printed.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <utility>

namespace triptych::altered {

namespace {

/// What stands behind a bullet in these lines.
std::vector<std::string> optionsIn(const std::vector<std::string>& lines)
{
    constexpr std::string_view bullet = "\u2022";
    std::vector<std::string> options;
    for (const std::string& line : lines)
        for (std::size_t at = line.find(bullet); at != std::string::npos;) {
            const std::size_t begin = at + bullet.size();
            at = line.find(bullet, begin);
            options.push_back(line.substr(begin, at == std::string::npos ? at : at - begin));
        }
    return options;
}

/// What stands in brackets in a text: "[Fleeting]", "[[Tough 1]]".
void addBracketed(const std::string& text, std::vector<std::string>& all)
{
    for (std::size_t from = text.find('['); from != std::string::npos;
         from = text.find('[', from + 1)) {
        const std::size_t start = text.find_first_not_of('[', from);
        const std::size_t end = text.find(']', from);
        if (start == std::string::npos || end == std::string::npos || end <= start)
            continue;
        std::string word = text.substr(start, end - start);
        for (char& letter : word)
            letter
                = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
        if (std::ranges::find(all, word) == all.end())
            all.push_back(std::move(word));
        from = end;
    }
}

/// Words of versions after 1.0.
constexpr std::string_view youngWords[] { "Scout", "Cooldown", "Ascend", "Defect", "Rush" };

std::vector<cards::PrintedAbility> abilitiesOf(const Card& card)
{
    std::vector<cards::PrintedAbility> all;
    for (const std::string& box : { card.text, card.support })
        for (const std::vector<std::string>& lines : wordsOfAbilities(box)) {
            cards::PrintedAbility& ability = all.emplace_back();
            for (const std::string& line : lines)
                ability.text += (ability.text.empty() ? "" : " ") + line;
            ability.options = optionsIn(lines);
            constexpr std::string_view dash = "\u2014"; // between when it triggers and what it does
            if (const std::size_t at = ability.text.find(dash); at != std::string::npos)
                ability.deed = ability.text.substr(at + dash.size());
        }
    for (std::size_t k = 0; k < std::min(all.size(), card.abilities.size()); ++k)
        if (const Ability& ability = card.abilities[k]; ability.kind == Ability::Kind::Quick)
            all[k].answer = ability.support ? supportLine : quickLine;
    return all;
}

} // namespace

std::vector<cards::PrintedAbility> Library::abilities(std::size_t number) const
{
    return abilitiesOf(set()->card(number));
}

std::vector<std::string> Library::keywords(std::size_t number) const
{
    std::vector<std::string> all;
    addBracketed(set()->card(number).text, all);
    addBracketed(set()->card(number).support, all);
    return all;
}

std::string_view Library::youngWord(std::size_t number) const
{
    const Card& card = set()->card(number);
    for (const std::string_view word : youngWords)
        if (card.text.find(word) != std::string::npos)
            return word;
    return {};
}

std::string Library::explained(std::size_t number, text::Tongue tongue) const
{
    return explainText(set()->card(number).abilities, tongue);
}

std::string Library::printedBack(std::size_t number) const
{
    return printText(set()->card(number).abilities);
}

double Library::worth(std::size_t number) const
{
    return worthOf(set()->card(number));
}

Catalogue::Catalogue(std::shared_ptr<const CardSet> cards, cards::PrintedCards printed)
    : Library(std::move(cards), std::move(printed))
    , m_packs(packs())
    , m_verdicts(set()->size())
{
    for (std::size_t number = 0; number < size(); ++number) {
        const Card& card = set()->card(number);
        addPrintedSubtypes(card, m_printedSubtypes);
        const bool nothingToCompile = card.text.empty() && card.support.empty();
        m_verdicts[number] = !card.problems.empty()            ? Verdict::Refused
            : nothingToCompile && card.type != CardType::Spell ? Verdict::Understood
                                                               : Verdict::Unknown;
    }
}

Card Catalogue::compiled(std::size_t number) const
{
    Card card = set()->card(number);
    const auto after = std::ranges::upper_bound(m_packs, number, {}, &Inside::begin);
    const std::string& pack = std::prev(after)->name;
    compileText(card, cards::placeOf(pack, printed(number)));
    // A sub-type that is printed nowhere may still be that of a token which some text makes.
    Card strict = card;
    refuseUnknownSubtypes(strict, m_printedSubtypes);
    if (strict.problems.size() == card.problems.size())
        return card;
    refuseUnknownSubtypes(card, allSubtypes());
    return card;
}

/// Every text is compiled for this, so that it is asked for only by a text that needs it.
const SubtypeWords& Catalogue::allSubtypes() const
{
    {
        const std::lock_guard lock(m_asking);
        if (m_allSubtypes)
            return *m_allSubtypes;
    }
    SubtypeWords words = m_printedSubtypes;
    for (std::size_t number = 0; number < size(); ++number) {
        Card card = set()->card(number);
        compileText(card, {});
        addSubtypesOf(card, words);
    }
    const std::lock_guard lock(m_asking);
    if (!m_allSubtypes)
        m_allSubtypes = std::move(words);
    return *m_allSubtypes;
}

const Problems& Catalogue::problems(std::size_t number) const
{
    static const Problems none;
    if (m_verdicts[number] == Verdict::Understood)
        return none;
    {
        const std::lock_guard lock(m_asking);
        if (const auto known = m_problems.find(number); known != m_problems.end())
            return known->second;
    }
    Problems found = compiled(number).problems;
    m_verdicts[number] = found.empty() ? Verdict::Understood : Verdict::Refused;
    if (found.empty())
        return none;
    const std::lock_guard lock(m_asking);
    return m_problems.emplace(number, std::move(found)).first->second;
}

Library::Verdict Catalogue::verdict(std::size_t number) const
{
    return m_verdicts[number];
}

void Catalogue::recall(std::size_t number, Verdict verdict) const
{
    Verdict unknown = Verdict::Unknown;
    m_verdicts[number].compare_exchange_strong(unknown, verdict);
}

std::vector<cards::PrintedAbility> Catalogue::abilities(std::size_t number) const
{
    return abilitiesOf(compiled(number));
}

std::string Catalogue::explained(std::size_t number, text::Tongue tongue) const
{
    return explainText(compiled(number).abilities, tongue);
}

std::string Catalogue::printedBack(std::size_t number) const
{
    return printText(compiled(number).abilities);
}

double Catalogue::worth(std::size_t number) const
{
    return worthOf(compiled(number));
}

} // namespace triptych::altered
