#include "kryptik/text/printing/Phrases.h"

#include "text/Rules.h"
#include "text/Spelling.h"

#include <array>

#include <fmt/format.h>

// Which cards are meant: their noun, what is asked of them, where they are.
namespace triptych::kryptik::phrases {

namespace {

std::string noun(const Filter& filter, Many many, Suffix suffix)
{
    std::string word = filter.overlord ? "overlord" : "citizen";
    if (!filter.overlord && filter.noun != Filter::Noun::Citizen)
        word = filter.noun == Filter::Noun::Spell ? "spell" : "card";
    if (suffix == Suffix::Card && word != "card")
        word += " card";
    return many == Many::Yes ? word + "s" : word;
}

std::string bound(const Bound& bound)
{
    constexpr std::array<std::string_view, 3> stats { "attack", "defense", "soul cost" };
    constexpr std::array<std::string_view, 3> hows { " or less", " or more", "" };
    if (bound.how == Bound::How::Below || bound.how == Bound::How::Above)
        return fmt::format("{} {} than {}", stats[static_cast<std::size_t>(bound.stat)],
            bound.how == Bound::How::Below ? "less" : "greater", equal(bound.amount));
    const bool plain = bound.amount.kind == Amount::Kind::Fixed
        || (bound.amount.kind == Amount::Kind::X && bound.amount.made == Figuring {});
    return fmt::format("{} {}{}{}", stats[static_cast<std::size_t>(bound.stat)],
        plain ? "" : "equal to ", equal(bound.amount), hows[static_cast<std::size_t>(bound.how)]);
}

/// " with Toxic and defense 2 or less": last, because a bound may hold a description of its own.
std::string abilities(const Filter& filter)
{
    constexpr std::array<std::string_view, 3> stats { "attack", "defense", "soul cost" };
    std::string words;
    if (filter.extreme != Filter::Extreme::None)
        words = fmt::format(" with the {} {}",
            filter.extreme == Filter::Extreme::Highest ? "highest" : "lowest",
            stats[static_cast<std::size_t>(filter.extremeOf)]);
    if (filter.with)
        words += fmt::format(" with {}", keyword(*filter.with));
    if (filter.without)
        words
            += fmt::format("{} without {}", words.empty() ? "" : " and", keyword(*filter.without));
    if (filter.bound) {
        const std::string_view joint = filter.without ? " and with"
            : filter.with                             ? " and"
                                                      : " with";
        words += fmt::format("{} {}", joint, bound(*filter.bound));
    }
    return words;
}

std::string named(const Filter& filter)
{
    if (filter.named.empty())
        return {};
    const bool plain
        = filter.named.front() != '"' && text::nameLength(filter.named) == filter.named.size();
    const std::string_view quote = plain ? "" : "\"";
    return fmt::format(" named {0}{1}{0}", quote, filter.named);
}

std::string_view sameName(const Filter& filter)
{
    switch (filter.sameName) {
    case Filter::SameName::Any:
        break;
    case Filter::SameName::AsThis:
        return " with the same name as this";
    case Filter::SameName::AsIt:
        return " with the same name as it";
    case Filter::SameName::AsChosen:
        return " with the chosen name";
    }
    return "";
}

/// What it has in common with another, what lies on it, what it aims at.
std::string relations(const Filter& filter, Many many)
{
    std::string words;
    if (filter.sameFaction == Filter::SameName::AsChosen)
        words += " of the chosen faction";
    else if (filter.sameFaction != Filter::SameName::Any)
        words += fmt::format(" that {} a faction with {}", many == Many::Yes ? "share" : "shares",
            filter.sameFaction == Filter::SameName::AsThis ? "this" : "it");
    if (filter.than != Filter::Than::Unsaid)
        words
            += filter.than == Filter::Than::This ? " other than this" : " other than that citizen";
    if (filter.counters)
        words += fmt::format(" with {}", asked(*filter.counters));
    if (filter.aimsOnce)
        words += " with a single target";
    if (filter.aimsAtThis)
        words += fmt::format(" that {} this", many == Many::Yes ? "target" : "targets");
    else if (filter.aims)
        words += fmt::format(
            " that {} {}", many == Many::Yes ? "target" : "targets", one(*filter.aims));
    if (filter.host)
        words += fmt::format(" attached to {}", one(*filter.host));
    return words;
}

std::string where(const Place& place, std::string_view preposition)
{
    if (place.zone == Zone::Island)
        return {};
    if (place.zone == Zone::Attached && place.anyHost)
        return {}; // the description says so
    if (place.zone == Zone::Attached)
        return place.ofIt ? " attached to it" : " attached to this";
    const bool an = place.whose == Side::Any
        && (place.zone == Zone::ElevenYearRow || place.zone == Zone::Abolished);
    return fmt::format(" {} {} {}", preposition, an ? "an" : side(place.whose), zone(place.zone));
}

std::string traits(const Filter& filter, Many many)
{
    std::string words;
    for (const Filter& each : filter.traits)
        words += fmt::format("{}{}",
            words.empty()         ? " that "
                : filter.anyTrait ? " or "
                                  : " and ",
            trait(each, many));
    return words;
}

std::string describe(const Filter& filter, Many many, Suffix suffix, std::string_view place)
{
    const bool behind = standsBehind(filter.condition);
    std::string words(behind ? std::string_view {} : state(filter.condition));
    if (filter.notOverlord)
        words += fmt::format("{}non-overlord", words.empty() ? "" : " ");
    if (!filter.faction.empty())
        words += fmt::format("{}{}{}{}", words.empty() ? "" : " ", filter.notFaction ? "non-" : "",
            filter.faction, filter.orFaction.empty() ? "" : " or " + filter.orFaction);
    words += fmt::format(
        "{}{}{}", words.empty() ? "" : " ", noun(filter, many, suffix), named(filter));
    if (filter.controller != Side::Any)
        words += filter.controller == Side::You ? " you control"
            : filter.controller == Side::They   ? " they control"
                                                : " an opponent controls";
    if (filter.owner != Side::Any)
        words += fmt::format("{}{}", filter.controller == Side::Any ? "" : " that",
            filter.owner == Side::You        ? " you own"
                : filter.owner == Side::They ? " they own"
                                             : " an opponent owns");
    return fmt::format("{}{}{}{}{}{}{}{}", words, place, behind ? " " : "",
        behind ? state(filter.condition) : std::string_view {}, sameName(filter),
        relations(filter, many), traits(filter, many), abilities(filter));
}

Suffix suffixIn(const Place& place)
{
    return place.zone == Zone::Island ? Suffix::None : Suffix::Card;
}

std::string withArticle(const Filter& filter, const std::string& words)
{
    return fmt::format("{} {}", isBarelyOther(filter) ? "another" : text::article(words), words);
}

std::string_view otherPrefix(const Filter& filter)
{
    return isBarelyOther(filter) ? "other " : "";
}

} // namespace

bool standsBehind(Filter::Condition condition)
{
    return condition == Filter::Condition::HasAttacked
        || condition >= Filter::Condition::BlockingThis;
}

std::string trait(const Filter& trait, Many many)
{
    using Condition = Filter::Condition;
    const bool several = many == Many::Yes;
    const bool no = trait.notSo;
    const std::string_view has = several ? "have" : "has";
    const std::string_view lacks = several ? "do not have" : "does not have";
    const std::string is = fmt::format("{}{}", several ? "are" : "is", no ? " not" : "");
    if (trait.condition == Condition::HasAttacked)
        return no ? "did not attack this turn" : "attacked this turn";
    if (trait.condition == Condition::DealtDamage)
        return no ? "did not deal damage this turn" : "dealt damage this turn";
    if (trait.condition == Condition::HasEntered)
        return no ? "did not enter this turn" : "entered this turn";
    if (trait.condition == Condition::HasDied)
        return "died this turn";
    if (trait.condition == Condition::HasBlocked)
        return no ? "did not block this turn" : "blocked this turn";
    if (trait.condition == Condition::HasBlockedThis)
        return "blocked this this turn";
    if (trait.condition == Condition::WasBlocked || trait.condition == Condition::BlockedByThisOnce)
        return fmt::format("{} blocked {}this turn", several ? "were" : "was",
            trait.condition == Condition::WasBlocked ? "" : "by this ");
    if (trait.condition == Condition::WasDamaged)
        return fmt::format(
            "{}{} dealt damage this turn", several ? "were" : "was", no ? " not" : "");
    if (trait.condition == Condition::AttackingYou)
        return fmt::format("{} attacking you", is);
    if (trait.condition == Condition::HurtInCombat)
        return fmt::format(
            "{}{} dealt combat damage this turn", several ? "were" : "was", no ? " not" : "");
    if (trait.condition == Condition::DealtInCombat)
        return no ? "did not deal combat damage this turn" : "dealt combat damage this turn";
    if (trait.condition == Condition::HitPlayer || trait.condition == Condition::HitYear)
        return fmt::format("{} combat damage to {} this turn", no ? "did not deal" : "dealt",
            trait.condition == Condition::HitPlayer ? "a player" : "an 11 year card");
    if (trait.condition == Condition::HurtByThis)
        return fmt::format("{} dealt combat damage by this this turn", several ? "were" : "was");
    if (trait.condition == Condition::HasDestroyedYear)
        return no ? "did not destroy an 11 year card this turn"
                  : "destroyed an 11 year card this turn";
    if (trait.condition == Condition::DamagedByThis)
        return fmt::format("{} dealt damage by this this turn", several ? "were" : "was");
    if (trait.condition == Condition::HostOfThis)
        return "this is attached to";
    if (trait.condition == Condition::ThisWay)
        return fmt::format("{}{} affected this way", several ? "were" : "was", no ? " not" : "");
    if (trait.aimsAtThis || trait.aims)
        return fmt::format("{} {}", several ? "target" : "targets",
            trait.aimsAtThis ? std::string("this") : one(*trait.aims));
    if (trait.condition == Condition::NoAbilities)
        return fmt::format("{} no abilities", has);
    if (trait.condition == Condition::HasYear)
        return fmt::format("{} an 11 year ability", no ? lacks : has);
    if (trait.condition == Condition::CastForYear)
        return fmt::format("{}{} cast for {} 11 year cost", several ? "were" : "was",
            no ? " not" : "", several ? "their" : "its");
    if (!trait.named.empty())
        return fmt::format("{}{}", is, named(trait));
    if (trait.condition == Condition::HasAttached)
        return fmt::format("{} a card attached to it", has);
    if (trait.condition == Condition::NoAttached)
        return fmt::format("{} no card attached to it", has);
    if (trait.condition != Condition::None)
        return fmt::format("{} {}", is, state(trait.condition));
    if (trait.with)
        return fmt::format("{} {}", has, keyword(*trait.with));
    if (trait.without)
        return fmt::format("{} {}", lacks, keyword(*trait.without));
    if (trait.bound)
        return fmt::format("{} {}", has, bound(*trait.bound));
    if (trait.sameFaction == Filter::SameName::AsChosen)
        return fmt::format("{} of the chosen faction", is);
    const std::string_view not_ = trait.notFaction || trait.notOverlord ? " not" : "";
    if (trait.overlord || trait.notOverlord)
        return fmt::format("{}{} {}", is, not_, several ? "overlords" : "an overlord");
    const std::string citizen
        = fmt::format("{} {}", trait.faction, several ? "citizens" : "citizen");
    return fmt::format("{}{} {}", is, not_,
        several ? citizen : fmt::format("{} {}", text::article(citizen), citizen));
}

std::string described(const Filter& filter, Many many, Suffix suffix)
{
    return fmt::format("{}{}", otherPrefix(filter), describe(filter, many, suffix, ""));
}

std::string described(
    const Filter& filter, const Place& place, Many many, std::string_view preposition)
{
    return fmt::format("{}{}", otherPrefix(filter),
        describe(filter, many, suffixIn(place), where(place, preposition)));
}

std::string one(const Filter& filter, Suffix suffix)
{
    return withArticle(filter, describe(filter, Many::No, suffix, ""));
}

std::string one(const Filter& filter, const Place& place, std::string_view preposition)
{
    return withArticle(
        filter, describe(filter, Many::No, suffixIn(place), where(place, preposition)));
}

std::string counted(int count, const Filter& filter, Suffix suffix)
{
    return count == 1 ? one(filter, suffix)
                      : fmt::format("{} {}", count, described(filter, Many::Yes, suffix));
}

} // namespace triptych::kryptik::phrases
