#include "altered/text/printing/PrintVerbs.h"

#include "altered/text/printing/Phrases.h"
#include "altered/text/printing/Print.h"

#include <fmt/format.h>

// What Expeditions do, and may not do.
namespace triptych::altered::verbs {

using namespace phrases;

std::string words(const MoveExpedition& of)
{
    const std::string number = inWords(of.regions, false);
    const std::string_view way = of.backward ? "backwards" : "forward";
    const std::string one = of.regions.kind == Amount::Kind::Per ? "one" : "a";
    const std::string far = fmt::format("{} {}{}{}", number.empty() ? one : number,
        of.more ? "more " : "", isOne(of.regions) ? "region" : "regions", per(of.regions));
    const std::string which = expedition(of.expedition);
    if (of.regions == fixed(0) && !of.more)
        return which + " doesn't move";
    switch (said(of).word) {
    case Said<MoveExpedition>::Make:
        return fmt::format("make {} move {} {}", which, way, far);
    case Said<MoveExpedition>::Move:
        return fmt::format("move {} {} {}", which, way, far);
    case Said<MoveExpedition>::Moves:
        break;
    }
    return fmt::format("{} move{} {} {}", which, isMany(of.expedition) ? "" : "s", way, far);
}

std::string words(const CantMove& of)
{
    std::string words;
    for (const Expedition& each : of.expeditions)
        words += fmt::format("{}{}", words.empty() ? "" : " and ", expedition(each));
    words += of.way == CantMove::Way::Any  ? " can't move"
        : of.way == CantMove::Way::Forward ? " can't move forward"
                                           : " can't move backwards";
    if (of.duringDusk)
        words += " during Dusk";
    if (of.except != 0)
        words += " except due to " + terrains(of.except, " or ");
    if (of.dueTo != 0)
        words += " due to " + terrains(of.dueTo, " or ");
    if (of.duration != Duration::None)
        words += fmt::format(" {}", duration(of.duration));
    return words;
}

} // namespace triptych::altered::verbs
