#include "kryptik/text/Phrases.h"

#include "kryptik/text/Keywords.h"
#include "text/Rules.h"
#include "text/Spelling.h"

#include <array>

#include <fmt/format.h>

namespace triptych::kryptik::phrases {

// ---------------------------------------------------------------- Words

std::string_view keyword(Keyword keyword)
{
    return wordsOf(keyword).printed;
}

std::string keywords(const std::vector<Keyword>& all)
{
    std::vector<std::string> words;
    for (const Keyword each : all)
        words.emplace_back(keyword(each));
    return text::listed(words);
}

std::string stones(const Stones& all)
{
    constexpr std::string_view letters = "wubg";
    std::string printed;
    for (const Stone& stone : all) {
        std::string inside;
        if (stone.kind == Stone::Kind::Generic)
            inside = std::to_string(stone.amount);
        else if (stone.kind == Stone::Kind::X)
            inside = "X";
        else
            for (std::size_t i = 0; i < letters.size(); ++i)
                if (stone.colours & (1u << i))
                    inside += fmt::format("{}{}", inside.empty() ? "" : "/", letters[i]);
        printed += fmt::format("{{{}}}", inside.empty() ? "c" : inside);
    }
    return printed;
}

std::string_view zone(Zone zone)
{
    switch (zone) {
    case Zone::Hand:
        return "hand";
    case Zone::Deck:
        return "deck";
    case Zone::Island:
        return "island";
    case Zone::ElevenYearRow:
        return "11 year row";
    case Zone::SoulRow:
        return "soul row";
    case Zone::Limbo:
        return "limbo pile";
    case Zone::Abolished:
        return "abolished zone";
    case Zone::Attached:
    case Zone::Pile:
    case Zone::Revealed:
    case Zone::Gone:
        break;
    }
    return "zone"; // No printed text names the others.
}

std::string_view state(Filter::Condition condition)
{
    switch (condition) {
    case Filter::Condition::None:
        break;
    case Filter::Condition::Engaged:
        return "engaged";
    case Filter::Condition::Disengaged:
        return "disengaged";
    case Filter::Condition::Weary:
        return "weary";
    case Filter::Condition::Attacking:
        return "attacking";
    case Filter::Condition::Blocking:
        return "blocking";
    case Filter::Condition::Attached:
        return "attached";
    case Filter::Condition::Damaged:
        return "damaged";
    case Filter::Condition::InCombat:
        return "attacking or blocking";
    case Filter::Condition::HasAttacked:
        return "that attacked this turn";
    case Filter::Condition::Unblocked:
        return "unblocked";
    case Filter::Condition::BlockingThis:
        return "blocking this";
    case Filter::Condition::BlockedByThis:
        return "blocked by this";
    case Filter::Condition::HasAttached:
        return "with a card attached to it";
    case Filter::Condition::NoAttached:
        return "with no card attached to it";
    case Filter::Condition::DealtDamage:
        return "that dealt damage this turn";
    case Filter::Condition::HasEntered:
        return "that entered this turn";
    case Filter::Condition::HasDied:
        return "that died this turn";
    case Filter::Condition::HasBlocked:
        return "that blocked this turn";
    case Filter::Condition::WasBlocked:
        return "that was blocked this turn";
    case Filter::Condition::HasBlockedThis:
        return "that blocked this this turn";
    case Filter::Condition::BlockedByThisOnce:
        return "that was blocked by this this turn";
    case Filter::Condition::DamagedByThis:
        return "dealt damage by this this turn";
    case Filter::Condition::NoAbilities:
        return "without abilities";
    case Filter::Condition::HostOfThis:
        return "that this is attached to";
    case Filter::Condition::ThisWay:
        return "affected this way";
    }
    return "";
}

std::string_view side(Side side)
{
    return side == Side::You      ? "your"
        : side == Side::Opponents ? "an opponent's"
        : side == Side::They      ? "their"
                                  : "a";
}

// ---------------------------------------------------------------- Which cards

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
    if (filter.counters)
        words += fmt::format(" with {}", asked(*filter.counters));
    if (filter.aimsOnce)
        words += " with a single target";
    if (filter.aimsAtThis)
        words += fmt::format(" that {} this", many == Many::Yes ? "target" : "targets");
    else if (filter.aims)
        words += fmt::format(
            " that {} {}", many == Many::Yes ? "target" : "targets", one(*filter.aims));
    return words;
}

std::string where(const Place& place, std::string_view preposition)
{
    if (place.zone == Zone::Island)
        return {};
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
    return fmt::format("{} {}", filter.other ? "another" : text::article(words), words);
}

std::string_view otherPrefix(const Filter& filter)
{
    return filter.other ? "other " : "";
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

// ---------------------------------------------------------------- Counters

namespace {

/// "+1/+1 ", "hour ": before "counter".
std::string ofWhatKind(const CounterKind& kind)
{
    if (kind.any)
        return {};
    if (!kind.name.empty())
        return kind.name + " ";
    return fmt::format("{}{}/{}{} ", kind.attack < 0 ? "" : "+", kind.attack,
        kind.defense < 0 ? "" : "+", kind.defense);
}

} // namespace

std::string counterName(const CounterKind& kind)
{
    return ofWhatKind(kind) + "counter";
}

std::string oneCounter(const CounterKind& kind)
{
    const std::string name = counterName(kind);
    return fmt::format("{} {}", kind.name.empty() ? "a" : text::article(name), name);
}

std::string severalCounters(const CounterKind& kind)
{
    return counterName(kind) + "s";
}

std::string asked(const CounterAsk& ask)
{
    if (ask.number == 0)
        return fmt::format("no {} on it", severalCounters(ask.kind));
    if (ask.number == 1 && ask.how == Bound::How::AtLeast)
        return fmt::format("{} on it", oneCounter(ask.kind));
    return fmt::format("{}{}{} {} on it", ask.how == Bound::How::Exactly ? "exactly " : "",
        ask.number,
        ask.how == Bound::How::AtLeast      ? " or more"
            : ask.how == Bound::How::AtMost ? " or fewer"
                                            : "",
        severalCounters(ask.kind));
}

// ---------------------------------------------------------------- Amounts

namespace {

std::string statistic(const Amount& amount)
{
    return fmt::format("{} {}",
        amount.ofPaid                                   ? "the sacrificed citizen's"
            : amount.ofThis                             ? "this's"
            : amount.word == Amount::Word::ThatCitizens ? "that citizen's"
            : amount.word == Amount::Word::ThatCards    ? "that card's"
                                                        : "its",
        amount.kind == Amount::Kind::AttackOf        ? "attack"
            : amount.kind == Amount::Kind::DefenseOf ? "defense"
                                                     : "soul cost");
}

/// "spell you cast this turn", "citizens that died this turn"
std::string happened(const Amount& amount, Many many)
{
    const std::string_view s = many == Many::Yes ? "s" : "";
    if (amount.kind == Amount::Kind::CitizensDied)
        return fmt::format("citizen{}{} that died this turn", s,
            amount.whose == Side::You             ? " you controlled"
                : amount.whose == Side::Opponents ? " an opponent controlled"
                : amount.whose == Side::They      ? " they controlled"
                                                  : "");
    const std::string_view by = amount.whose == Side::You ? "you"
        : amount.whose == Side::Opponents                 ? "an opponent"
                                                          : "they";
    if (amount.kind == Amount::Kind::CardsDiscarded)
        return fmt::format("card{} {} discarded this turn", s, by);
    if (amount.kind == Amount::Kind::CardsDrawn)
        return fmt::format("card{} {} drew this turn", s, by);
    if (amount.kind == Amount::Kind::YearsLost && amount.whose == Side::Any)
        return fmt::format("11 year card{} lost this turn", s);
    if (amount.kind == Amount::Kind::YearsLost)
        return fmt::format("11 year card{} {} lost this turn", s, by);
    if (amount.kind == Amount::Kind::CitizensSacrificed)
        return fmt::format("citizen{} {} sacrificed this turn", s, by);
    return fmt::format("{}{} {} this turn",
        amount.kind == Amount::Kind::SpellsCast ? "spell" : "citizen", s,
        amount.whose == Side::You             ? "you cast"
            : amount.whose == Side::Opponents ? "an opponent cast"
            : amount.whose == Side::They      ? "they cast"
            : many == Many::Yes               ? "that were cast"
                                              : "that was cast");
}

/// "+1/+1 counters on this": where they lie
std::string lyingOn(const Amount& amount)
{
    return amount.of    ? described(amount.of->filter, amount.of->place, Many::Yes)
        : amount.ofThis ? std::string("this")
        : amount.word == Amount::Word::ThatCitizens ? std::string("that citizen")
        : amount.word == Amount::Word::ThatCards    ? std::string("that card")
                                                    : std::string("it");
}

std::string overall(const Amount& amount)
{
    using Kind = Amount::Kind;
    const Kind kind = amount.kind;
    const bool total
        = kind == Kind::TotalAttack || kind == Kind::TotalDefense || kind == Kind::TotalCost;
    const std::string_view stat = kind == Kind::TotalAttack || kind == Kind::HighestAttack
        ? "attack"
        : kind == Kind::TotalDefense || kind == Kind::HighestDefense ? "defense"
                                                                     : "soul cost";
    return fmt::format("the {} {} {} {}", total ? "total" : "highest", stat, total ? "of" : "among",
        described(amount.of->filter, amount.of->place, Many::Yes));
}

/// Of what was done "this way": whose it was
std::string_view hadThem(const Amount& amount)
{
    return amount.whose == Side::You ? " of yours" : amount.whose == Side::They ? " of theirs" : "";
}

/// Of what there is one for each thing counted.
bool isCounted(const Amount& amount)
{
    Amount plain = amount;
    plain.made = {};
    return isPerEach(plain);
}

/// "citizen", "2 citizens": what one of is counted, or so many together.
std::string eachOf(const Amount& amount)
{
    const int per = amount.made.per;
    const Many many = per > 1 ? Many::Yes : Many::No;
    const std::string before = per > 1 ? std::to_string(per) + " " : "";
    if (amount.kind == Amount::Kind::Factions)
        return fmt::format("{}{} among {}", before, per > 1 ? "factions" : "faction",
            described(amount.of->filter, amount.of->place, Many::Yes));
    if (amount.kind == Amount::Kind::PerDetached)
        return fmt::format("{}{} detached", before, per > 1 ? "cards" : "card");
    if (amount.kind == Amount::Kind::PerDone)
        return fmt::format(
            "{}{}{} affected this way", before, per > 1 ? "cards" : "card", hadThem(amount));
    if (amount.kind == Amount::Kind::Counters)
        return fmt::format("{}{} on {}", before,
            per > 1 ? severalCounters(amount.counter) : counterName(amount.counter),
            lyingOn(amount));
    if (amount.kind != Amount::Kind::PerCounted)
        return before + happened(amount, many);
    return before + described(amount.of->filter, amount.of->place, many);
}

std::string rounding(const Figuring& made)
{
    return made.per > 1 ? (made.roundUp ? ", rounded up" : ", rounded down") : "";
}
std::string atMost(const Figuring& made)
{
    return made.most >= 0 ? fmt::format(", up to {}", made.most) : "";
}
/// "half its attack, rounded up", "the number of citizens plus 1"
std::string figured(const Figuring& made, const std::string& number)
{
    const std::string times = made.times == 2 ? "twice " : made.times == 3 ? "three times " : "";
    return fmt::format("{}{}{}{}{}{}", times, made.per == 2 ? "half " : "", number, rounding(made),
        made.plus > 0       ? fmt::format(" plus {}", int { made.plus })
            : made.plus < 0 ? fmt::format(" minus {}", -made.plus)
                            : "",
        atMost(made));
}

} // namespace

bool isPerEach(const Amount& amount)
{
    using Kind = Amount::Kind;
    if (amount.made.plus != 0) // "cards equal to the number of citizens you control plus 1"
        return false;
    return amount.kind == Kind::Factions || amount.kind == Kind::PerCounted
        || amount.kind == Kind::Counters || amount.kind == Kind::PerDetached
        || amount.kind == Kind::PerDone || isOfThisTurn(amount.kind);
}

bool isEqualTo(const Amount& amount)
{
    using Kind = Amount::Kind;
    if (amount.made.plus != 0 && isCounted(amount))
        return true;
    return amount.kind == Kind::AttackOf || amount.kind == Kind::DefenseOf
        || amount.kind == Kind::CostOf || amount.kind == Kind::TotalAttack
        || amount.kind == Kind::TotalDefense || amount.kind == Kind::HighestAttack
        || amount.kind == Kind::HighestDefense || amount.kind == Kind::HighestCost
        || amount.kind == Kind::TotalCost;
}

std::string forEach(const Amount& amount)
{
    return fmt::format(" for {} {}{}{}", amount.made.per > 1 ? "every" : "each", eachOf(amount),
        amount.made.roundUp ? ", rounded up" : "", atMost(amount.made));
}

Measure measure(const Amount& amount, std::string_view one, std::string_view many)
{
    const auto number
        = [&] { return fmt::format("{} {}", amount.number, amount.number == 1 ? one : many); };
    if (isEqualTo(amount))
        return { std::string(many), fmt::format(" equal to {}", equal(amount)) };
    const Figuring plain;
    switch (amount.kind) {
    case Amount::Kind::Fixed:
        return { number(), "" };
    case Amount::Kind::X:
        if (amount.made != plain)
            return { std::string(many), fmt::format(" equal to {}", equal(amount)) };
        return { fmt::format("X {}", many), "" };
    case Amount::Kind::TheNumber:
    case Amount::Kind::Done:
        if (amount.made != plain)
            return { std::string(many), fmt::format(" equal to {}", equal(amount)) };
        return { fmt::format("that {} {}", many == "damage" ? "much" : "many", many), "" };
    case Amount::Kind::Factions:
    case Amount::Kind::PerCounted:
    case Amount::Kind::PerDetached:
    case Amount::Kind::PerDone:
    case Amount::Kind::SpellsCast:
    case Amount::Kind::CitizensCast:
    case Amount::Kind::CitizensDied:
    case Amount::Kind::CardsDiscarded:
    case Amount::Kind::CardsDrawn:
    case Amount::Kind::YearsLost:
    case Amount::Kind::CitizensSacrificed:
    case Amount::Kind::Counters:
        return { number(), forEach(amount) };
    case Amount::Kind::AttackOf:
    case Amount::Kind::DefenseOf:
    case Amount::Kind::CostOf:
    case Amount::Kind::TotalAttack:
    case Amount::Kind::TotalDefense:
    case Amount::Kind::HighestAttack:
    case Amount::Kind::HighestDefense:
    case Amount::Kind::HighestCost:
    case Amount::Kind::TotalCost:
        return { std::string(many), fmt::format(" equal to {}", equal(amount)) };
    case Amount::Kind::UntilHand:
        return { std::string(many),
            fmt::format(" until there are {} cards in hand", amount.number) };
    case Amount::Kind::All:
        break;
    }
    return { fmt::format("all {}", many), "" };
}

Measure measureYear(const Amount& amount)
{
    Measure words = measure(amount, "11 year card", "11 year cards");
    const bool numbered = amount.kind == Amount::Kind::Fixed || isPerEach(amount);
    if (numbered && amount.number == 1)
        words.before = "an 11 year card";
    else if (numbered)
        words.before = fmt::format("{} 11 year cards", text::numberWord(amount.number));
    return words;
}

std::string bare(const Amount& amount)
{
    if (amount.made.plus != 0)
        return equal(amount);
    switch (amount.kind) {
    case Amount::Kind::Fixed:
        return std::to_string(amount.number);
    case Amount::Kind::PerCounted:
    case Amount::Kind::PerDetached:
    case Amount::Kind::PerDone:
    case Amount::Kind::Factions:
    case Amount::Kind::SpellsCast:
    case Amount::Kind::CitizensCast:
    case Amount::Kind::CitizensDied:
    case Amount::Kind::CardsDiscarded:
    case Amount::Kind::CardsDrawn:
    case Amount::Kind::YearsLost:
    case Amount::Kind::CitizensSacrificed:
    case Amount::Kind::Counters:
        return fmt::format("{}{}", amount.number, forEach(amount));
    case Amount::Kind::TheNumber:
    case Amount::Kind::Done:
        if (amount.made != Figuring {})
            break;
        return "that many";
    case Amount::Kind::X:
    case Amount::Kind::AttackOf:
    case Amount::Kind::DefenseOf:
    case Amount::Kind::CostOf:
    case Amount::Kind::TotalAttack:
    case Amount::Kind::TotalDefense:
    case Amount::Kind::HighestAttack:
    case Amount::Kind::HighestDefense:
    case Amount::Kind::HighestCost:
    case Amount::Kind::TotalCost:
    case Amount::Kind::UntilHand:
    case Amount::Kind::All:
        break;
    }
    return equal(amount);
}

namespace {

std::string plainNumber(const Amount& amount)
{
    switch (amount.kind) {
    case Amount::Kind::Fixed:
        return std::to_string(amount.number);
    case Amount::Kind::X:
        return "X";
    case Amount::Kind::TheNumber:
    case Amount::Kind::Done:
        return "the number";
    case Amount::Kind::PerCounted:
        return fmt::format(
            "the number of {}", described(amount.of->filter, amount.of->place, Many::Yes));
    case Amount::Kind::PerDetached:
        return "the number of cards detached";
    case Amount::Kind::PerDone:
        return fmt::format("the number of cards{} affected this way", hadThem(amount));
    case Amount::Kind::Factions:
        return fmt::format("the number of factions among {}",
            described(amount.of->filter, amount.of->place, Many::Yes));
    case Amount::Kind::AttackOf:
    case Amount::Kind::DefenseOf:
    case Amount::Kind::CostOf:
        return statistic(amount);
    case Amount::Kind::TotalAttack:
    case Amount::Kind::TotalDefense:
    case Amount::Kind::HighestAttack:
    case Amount::Kind::HighestDefense:
    case Amount::Kind::HighestCost:
    case Amount::Kind::TotalCost:
        return overall(amount);
    case Amount::Kind::Counters:
        return fmt::format(
            "the number of {} on {}", severalCounters(amount.counter), lyingOn(amount));
    case Amount::Kind::SpellsCast:
    case Amount::Kind::CitizensCast:
    case Amount::Kind::CitizensDied:
    case Amount::Kind::CardsDiscarded:
    case Amount::Kind::CardsDrawn:
    case Amount::Kind::YearsLost:
    case Amount::Kind::CitizensSacrificed:
        return fmt::format("the number of {}", happened(amount, Many::Yes));
    case Amount::Kind::UntilHand:
    case Amount::Kind::All:
        break;
    }
    return "all";
}

} // namespace

std::string equal(const Amount& amount)
{
    return figured(amount.made, plainNumber(amount));
}

} // namespace triptych::kryptik::phrases
