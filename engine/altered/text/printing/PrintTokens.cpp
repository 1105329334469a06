#include "altered/text/printing/PrintVerbs.h"

#include "altered/text/printing/Phrases.h"
#include "altered/text/printing/Print.h"
#include "text/Spelling.h"

#include <array>

#include <fmt/format.h>

// What is created.
namespace triptych::altered::verbs {

using namespace phrases;

namespace {

std::string token(const Token& of, bool many, bool bare)
{
    std::string words = of.hasStatistics
        ? fmt::format("[{} {}/{}/{}]", of.name, of.forest, of.mountain, of.ocean)
        : fmt::format("[{}]", of.name);
    for (const std::string& each : of.subtypes)
        words += " " + each;
    constexpr std::array<std::string_view, 4> types { "", " Landmark", " Landmark Permanent",
        " Permanent" };
    words += types[static_cast<std::size_t>(said(of).typeWord)];
    if (!bare)
        words += many ? " tokens" : " token";
    return words;
}

} // namespace

std::string words(const Create& of)
{
    const std::string verb = told(of.who, "create", "creates");
    const std::string number = inWords(of.count, false);
    if (of.same) // "instead" stands behind the whole clause, where the branch says it
        return fmt::format("{} {}", verb, number);
    const std::string what
        = said(of).another ? std::string() : token(of.token, !isOne(of.count), said(of).bare);
    std::string all = fmt::format("{} {}", verb,
        said(of).another     ? "another"
            : number.empty() ? article(what)
                             : fmt::format("{} {}", number, what));
    const auto quoted = [&] {
        for (std::size_t i = 0; i < of.token.abilities.size(); ++i)
            all += fmt::format(" {} \"{}\"", i == 0 ? "with" : "and", print(of.token.abilities[i]));
    };
    constexpr std::array<std::string_view, 4> owners { "", "your ", "their ", "" };
    const std::string_view owner = owners[static_cast<std::size_t>(said(of).whose)];
    if (said(of.token).placeLast)
        quoted();
    if (of.among)
        all += fmt::format("{} distributed among {} Expeditions", said(of).comma ? "," : "",
            of.expedition ? "your" : "any");
    else if (said(of).whose == Said<Create>::Whose::There)
        all += " there";
    else if (of.of)
        all += fmt::format(" in {} Landmarks", whose(*of.of));
    else if (of.distributed)
        all += ", distributed as you choose among any number of target Expeditions";
    else if (of.expedition)
        all += " in " + expedition(*of.expedition);
    else if (of.where != Create::Where::Expedition)
        all += fmt::format(
            " in {}{}", owner, of.where == Create::Where::Landmarks ? "Landmarks" : "Reserve");
    all += per(of.count);
    if (!said(of.token).placeLast && !said(of).another)
        quoted();
    return all;
}

} // namespace triptych::altered::verbs
