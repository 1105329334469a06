#include "kryptik/text/explaining/ExplainVerbs.h"
#include "kryptik/text/printing/Phrases.h"
#include "kryptik/text/printing/Spoken.h"

#include <fmt/format.h>

// What changes what a card counts as, what lies on the effect pile, and casting from elsewhere, in plain words.
namespace triptych::kryptik::plainly {

using namespace phrases;

std::string said(const ChooseFaction&)
{
    return "you choose a faction, which is meant by \"the chosen faction\"; a citizen remembers it "
           "as long as it is on the island";
}

std::string said(const ChooseName&)
{
    return "you name a card, of your own ones or of those that you see, whose name is meant by "
           "\"the chosen "
           "name\"; a citizen remembers it as long as it is on the island";
}

std::string said(const BecomeFaction& e, std::string_view howLong)
{
    return fmt::format("{} {} {}{}{}", subject(e.what), isPlural(e.what) ? "count" : "counts",
        e.also ? "as of this faction besides its own: " : "as of this faction and of no other: ",
        e.faction.empty() ? "the chosen faction" : e.faction, howLong);
}

std::string said(const BecomeCopy& e, std::string_view howLong)
{
    if (e.entering)
        return fmt::format("before it enters you may choose {} on the island: it then enters with "
                           "the name, figures, faction and abilities that are printed on that one, "
                           "instead of its own{}",
            one(copiedOnEntering(e)),
            e.also.empty() ? "" : fmt::format(", and as of this faction besides: {}", e.also));
    return fmt::format("{} has the name, figures, faction and abilities that are printed on {}, "
                       "instead of its own{}; what was given to it stays",
        object(e.what), object(e.of), howLong);
}

std::string said(const MayCast& e, std::string_view howLong)
{
    const bool many = isPlural(e.what);
    return fmt::format("you may cast {} from where {}, when you could cast {} from your hand{}{}",
        object(e.what), many ? "they lie" : "it lies", many ? "them" : "it",
        e.free ? ", without paying its soul cost" : "", howLong);
}

std::string said(const UseYear& e)
{
    return fmt::format("the 11 year ability of {} goes onto the effect pile, if it has one; you "
                       "choose its targets",
        object(e.what));
}

std::string said(const ChangeCast& e)
{
    switch (e.how) {
    case ChangeCast::How::Copy:
        return fmt::format("what {} does goes onto the effect pile once more, as yours{}; the copy "
                           "is no card and was not cast",
            object(e.what),
            e.newTargets ? ", and you choose what the copy aims at" : ", aimed at the same");
    case ChangeCast::How::Take:
        return fmt::format("{} is yours from now on, and \"you\" in it is you{}", object(e.what),
            e.newTargets ? "; you choose anew what it aims at" : "");
    case ChangeCast::How::Aim:
        break;
    }
    return fmt::format("you choose anew what {} aims at, as if you cast it{}", object(e.what),
        e.another ? "; if that was one target, it is another one now, or the same where there is "
                    "no other"
                  : "");
}

std::string said(const Triggering& e)
{
    return fmt::format("what {} have printed about their own {} {}", described(e.of, Many::Yes),
        e.dying ? "dying" : "entering",
        e.again ? "triggers once more each time" : "does not trigger");
}

std::string said(const YearFate& e)
{
    const auto* each = std::get_if<Each>(&e.what);
    const std::string who = each ? one(each->filter) : std::string("this citizen");
    return e.abolished
        ? fmt::format(
            "an 11 year card that {} would destroy by combat damage is abolished instead: "
            "it was not destroyed, and nobody does anything with it",
            who)
        : fmt::format(
            "of an 11 year card that {} destroys by combat damage, the 11 year ability is "
            "not used; {}",
            who,
            e.uncast ? "nor is it cast: it goes to the hand"
                     : "it can be cast or put into the hand");
}

} // namespace triptych::kryptik::plainly
