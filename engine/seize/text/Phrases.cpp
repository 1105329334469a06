#include "seize/text/Phrases.h"

#include "text/Players.h"
#include "text/Spelling.h"

#include <array>

#include <fmt/format.h>

// Noun phrases and numbers.
namespace triptych::seize::phrases {
namespace {

template <typename Enum, std::size_t N>
std::string_view nth(const std::array<std::string_view, N>& words, Enum value)
{
    return words[static_cast<std::size_t>(value)];
}

} // namespace

// ---------------------------------------------------------------- Words

std::string_view status(Status value)
{
    constexpr std::array<std::string_view, 8> words { "Exhaust", "Bleed", "Poison", "Frost", "Burn",
        "Blind", "Silence", "Stealth" };
    return nth(words, value);
}
std::string_view suffered(Status value)
{
    constexpr std::array<std::string_view, 8> words { "exhausted", "bled", "poisoned", "frozen",
        "burned", "blinded", "silenced", "stealthed" };
    return nth(words, value);
}
std::string_view damageType(DamageType value)
{
    constexpr std::array<std::string_view, 5> words { "Physical", "Magic", "True", "Pure",
        "Lethal" };
    return nth(words, value);
}
std::string_view stat(Stat value)
{
    constexpr std::array<std::string_view, 7> words { "health", "melee", "ranged", "move", "bounty",
        "stars", "tiles" };
    return nth(words, value);
}
std::string_view phase(Phase value)
{
    constexpr std::array<std::string_view, 8> words { "Beginning Phase", "Draw Phase",
        "Acquire Phase", "Rally Phase", "First Movement Phase", "Attack Phase",
        "Second Movement Phase", "End Phase" };
    return nth(words, value);
}
std::string_view state(Filter::Condition value)
{
    constexpr std::array<std::string_view, 31> words { "", "ready", "damaged", "undamaged",
        "equipped", "unequipped", "exhausted", "bleeding", "poisoned", "frozen", "burning",
        "blinded", "silenced", "stealthed", "empty", "fogged", "below half health",
        "at half health or less", "that attacked this turn", "that moved this turn",
        "that was dealt damage this turn", "with a ranged attack", "that plundered this turn",
        "that has not attacked this turn", "that has not moved this turn", "with a status",
        "with a physical status", "with a magical status", "with Armor", "with Magic Armor",
        "with Defense" };
    return nth(words, value);
}
std::string_view place(Filter::Place value)
{
    constexpr std::array<std::string_view, 11> words { "", "in your Guild Hall",
        "in an opponent's Guild Hall", "in a Guild Hall", "on your side", "on an opponent's side",
        "in its controller's Guild Hall", "in your front row", "in an opponent's front row",
        "outside Guild Halls", "in that player's Guild Hall" };
    return nth(words, value);
}
std::string_view way(Arrow value)
{
    constexpr std::array<std::string_view, 8> words { "forward", "forward right", "right",
        "backward right", "backward", "backward left", "left", "forward left" };
    return nth(words, value);
}
std::string_view duration(Duration value)
{
    constexpr std::array<std::string_view, 12> words { "", " this turn", " until your next turn",
        " while equipped", " for its next attack", " until the end of your next turn",
        " until the end of its controller's next turn", " until the end of your turn",
        " for its next attack this turn", " until its controller's next turn",
        " during your next turn", " during its controller's next turn" };
    return nth(words, value);
}

// ---------------------------------------------------------------- Filters

namespace {

std::string anchor(const Range& range)
{
    switch (range.anchor) {
    case Range::Anchor::Source:
        return range.named ? "this" : "";
    case Range::Anchor::It:
        return "it";
    case Range::Anchor::Attacked:
        return "the attacked mercenary";
    case Range::Anchor::Attacker:
        return "the attacker";
    case Range::Anchor::Described:
        return one(*range.near);
    case Range::Anchor::OneOfYours:
        break;
    }
    return fmt::format(
        "one of your {}{}mercenaries", range.className, range.className.empty() ? "" : " ");
}

void add(std::string& to, std::string_view word)
{
    if (word.empty())
        return;
    if (!to.empty())
        to += ' ';
    to += word;
}

std::string_view side(Side value)
{
    return value == Side::Enemy ? "enemy" : value == Side::Allied ? "allied" : "";
}

std::string_view noun(const Filter& filter, Many many)
{
    if (filter.noun == Filter::Noun::Tile)
        return many == Many::Yes ? "tiles" : "tile";
    return many == Many::Yes ? "mercenaries" : "mercenary";
}

bool isAdjective(const Range& range)
{
    return (range.kind == Range::Kind::Adjacent || range.kind == Range::Kind::Diagonal)
        && range.anchor == Range::Anchor::Source && !range.none && !range.named;
}

/// "burning or poisoned", "exhausted, frozen or blinded"
std::string oneOf(const std::vector<Filter::Condition>& states)
{
    std::string words;
    for (std::size_t i = 0; i < states.size(); ++i)
        words += fmt::format("{}{}",
            i == 0                       ? ""
                : i + 1 == states.size() ? " or "
                                         : ", ",
            state(states[i]));
    return words;
}

/// Without "other" and "you control".
std::string core(const Filter& filter, Many many)
{
    std::string words;
    add(words, side(filter.side));
    if (!standsBehind(filter.condition))
        add(words, state(filter.condition));
    for (const Filter::State& further : filter.also)
        if (!further.lacks && !standsBehind(further.is))
            add(words, state(further.is));
    if (isAdjective(filter.range))
        add(words, filter.range.kind == Range::Kind::Diagonal ? "diagonally adjacent" : "adjacent");
    if (!filter.either.empty() && !standsBehind(filter.either.front()))
        add(words, oneOf(filter.either));
    add(words, classes(filter.className, filter.orClass, filter.notClass));
    add(words, noun(filter, many));
    return words;
}
/// "without Burn", "that was not dealt damage this turn"
std::string lacking(Filter::Condition state)
{
    using Is = Filter::Condition;
    constexpr std::array<std::pair<Is, Status>, 8> statuses { { { Is::Exhausted, Status::Exhaust },
        { Is::Bleeding, Status::Bleed }, { Is::Poisoned, Status::Poison },
        { Is::Frozen, Status::Frost }, { Is::Burning, Status::Burn },
        { Is::Blinded, Status::Blind }, { Is::Silenced, Status::Silence },
        { Is::Stealthed, Status::Stealth } } };
    for (const auto& [is, what] : statuses)
        if (is == state)
            return fmt::format("without {}", status(what));
    return state == Is::Ailing          ? "without a status"
        : state == Is::AilingPhysically ? "without a physical status"
        : state == Is::AilingMagically  ? "without a magical status"
        : state == Is::HasArmor         ? "without Armor"
        : state == Is::HasMagicArmor    ? "without Magic Armor"
        : state == Is::HasDefense       ? "without Defense"
        : state == Is::HasRanged        ? "without a ranged attack"
        : state == Is::WasHurt          ? "that was not dealt damage this turn"
        : state == Is::HasPlundered     ? "that has not plundered this turn"
                                        : fmt::format("that is not {}", phrases::state(state));
}

/// "that attacked this turn and was not dealt damage this turn": what has a "that" is said in one.
std::string statesBehind(const Filter& filter, Many many)
{
    std::vector<std::string> said;
    if (standsBehind(filter.condition))
        said.emplace_back(state(filter.condition));
    for (const Filter::State& further : filter.also) {
        if (further.lacks)
            said.push_back(lacking(further.is));
        else if (standsBehind(further.is))
            said.emplace_back(state(further.is));
    }
    if (filter.past) {
        const std::string words = past(*filter.past);
        const bool were = many == Many::Yes && words.starts_with("was ");
        said.push_back(were ? "that were " + words.substr(4) : "that " + words);
    }
    constexpr std::string_view that = "that ";
    std::string words;
    std::string clauses;
    for (const std::string& one : said) {
        if (!one.starts_with(that))
            add(words, one);
        else if (clauses.empty())
            clauses = one;
        else
            clauses += " and " + one.substr(that.size());
    }
    add(words, clauses);
    return words;
}

std::string after(const Filter& filter, Many many)
{
    std::string words = statesBehind(filter, many);
    if (filter.bound && filter.bound->stat == Stat::Steps && !filter.bound->counters)
        add(words, fmt::format("that moved {} this turn", bound(*filter.bound)));
    else if (filter.bound)
        add(words, "with " + bound(*filter.bound));
    if (!filter.either.empty() && standsBehind(filter.either.front()))
        add(words, oneOf(filter.either));
    if (filter.extreme)
        add(words,
            fmt::format("with the {} {}", filter.extreme->least ? "least" : "most",
                stat(filter.extreme->stat)));
    if (filter.versus)
        add(words,
            fmt::format("with {} {} than this", filter.versus->less ? "less" : "more",
                stat(filter.versus->stat)));
    if (filter.namesake)
        add(words, "named this");
    if (filter.carries)
        add(words, "equipped with " + carried(filter));
    add(words, place(filter.place));
    if (!isAdjective(filter.range))
        add(words, range(filter.range));
    return words;
}

} // namespace

std::string range(const Range& range)
{
    if (range.none) {
        Range there = range;
        there.none = false;
        return "not " + phrases::range(there);
    }
    const std::string from = anchor(range);
    const auto with = [&](std::string_view word) {
        return from.empty() ? std::string() : fmt::format(" {} {}", word, from);
    };
    switch (range.kind) {
    case Range::Kind::Anywhere:
        return {};
    case Range::Kind::Adjacent:
        return "adjacent" + with("to");
    case Range::Kind::Diagonal:
        return "diagonally adjacent" + with("to");
    case Range::Kind::InLine:
        return "in a straight line" + with("from");
    case Range::Kind::Within:
        if (range.ring)
            return fmt::format("exactly {} tiles away{}{}", range.distance + 1,
                range.straight ? " in a straight line" : "", with("from"));
        return fmt::format("within Distance {}{}{}", range.distance,
            range.straight ? " in a straight line" : "", with(range.straight ? "from" : "of"));
    case Range::Kind::SameRow:
        return "in the same row" + with("as");
    case Range::Kind::InFront:
        return fmt::format("in front of {}", from.empty() ? "this" : from);
    case Range::Kind::Behind:
        return fmt::format("behind {}", from.empty() ? "this" : from);
    case Range::Kind::SameColumn:
        break;
    }
    return "in the same column" + with("as");
}

bool standsBehind(Filter::Condition condition)
{
    return condition >= Filter::Condition::BelowHalf;
}

std::string classes(const std::string& one, const std::string& other, bool none)
{
    if (one.empty())
        return {};
    const std::string both = other.empty() ? one : fmt::format("{} or {}", one, other);
    return none ? "non-" + both : both;
}

std::string bound(const Bound& bound)
{
    if (bound.than) {
        Amount than = *bound.than;
        const bool strict = bound.atLeast ? than.plus > 0 : !bound.exactly && than.plus < 0;
        if (strict)
            than.plus += bound.atLeast ? -1 : 1;
        return fmt::format("{} {}{}", stat(bound.stat),
            bound.exactly       ? ""
                : strict        ? (bound.atLeast ? "greater than " : "less than ")
                : bound.atLeast ? "greater than or equal to "
                                : "less than or equal to ",
            bound.exactly ? measure(than).after.substr(1) : asQuantity(than));
    }
    if (bound.treasures)
        return bound.exactly
            ? fmt::format("exactly {} treasures", bound.number)
            : fmt::format("{} or {} treasures", bound.number, bound.atLeast ? "more" : "less");
    if (bound.anyCounters)
        return bound.exactly
            ? fmt::format("exactly {} counters", bound.number)
            : fmt::format("{} or {} counters", bound.number, bound.atLeast ? "more" : "less");
    if (bound.exactly)
        return fmt::format("exactly {} {}{}", bound.number,
            bound.counters ? status(*bound.counters) : stat(bound.stat),
            bound.counters ? " counters" : "");
    const std::string_view more = bound.atLeast ? "more" : "less";
    if (bound.counters)
        return fmt::format("{} or {} {} counters", bound.number, more, status(*bound.counters));
    return fmt::format("{} or {} {}", bound.number, more, stat(bound.stat));
}

std::string carried(const Filter& filter)
{
    CardFilter cards;
    cards.kind = static_cast<CardFilter::Kind>(filter.carried);
    const std::string words = phrases::cards(cards, Many::No);
    const std::string noun = words.substr(0, words.find(' '));
    return fmt::format("{} {}", text::article(noun), noun);
}

std::string described(const Filter& filter, Many many)
{
    std::string words = filter.other ? "other" : "";
    add(words, core(filter, many));
    if (filter.side == Side::Yours)
        add(words, "you control");
    if (filter.side == Side::Theirs)
        add(words, "that player controls");
    add(words, after(filter, many));
    return words;
}

std::string one(const Filter& filter)
{
    if (filter.self)
        return "this";
    const std::string words = described(filter, Many::No);
    if (filter.other)
        return "an" + words;
    return fmt::format("{} {}", text::article(words), words);
}

std::string all(const Filter& filter)
{
    std::string words = filter.side == Side::Yours ? "your" : "";
    if (filter.other)
        add(words, "other");
    add(words, core(filter, Many::Yes));
    add(words, after(filter, Many::Yes));
    return words;
}

// ---------------------------------------------------------------- Things

std::string_view single(Thing::Kind kind)
{
    switch (kind) {
    case Thing::Kind::This:
        return "this";
    case Thing::Kind::Bearer:
        return "the bearer";
    case Thing::Kind::Attacked:
        return "the attacked mercenary";
    case Thing::Kind::Attacker:
        return "the attacker";
    case Thing::Kind::ThatEnemy:
        return "that enemy";
    case Thing::Kind::ThatAlly:
        return "that ally";
    case Thing::Kind::It:
    case Thing::Kind::That:
    case Thing::Kind::Target:
    case Thing::Kind::Each:
    case Thing::Kind::Some:
    case Thing::Kind::ThisWay:
        break;
    }
    return "it";
}
std::string_view singles(Thing::Kind kind)
{
    switch (kind) {
    case Thing::Kind::This:
        return "this mercenary's";
    case Thing::Kind::Bearer:
        return "the bearer's";
    case Thing::Kind::Attacked:
        return "the attacked mercenary's";
    case Thing::Kind::Attacker:
        return "the attacker's";
    case Thing::Kind::ThatEnemy:
        return "that enemy's";
    case Thing::Kind::ThatAlly:
        return "that ally's";
    case Thing::Kind::It:
    case Thing::Kind::That:
    case Thing::Kind::Target:
    case Thing::Kind::Each:
    case Thing::Kind::Some:
    case Thing::Kind::ThisWay:
        break;
    }
    return "its";
}

namespace {

/// "up to two other target mercenaries", "another target mercenary"
std::string target(const Thing& thing)
{
    Filter filter = thing.filter;
    filter.other = false;
    const std::string_view upTo = thing.upTo ? "up to " : "";
    const std::string words = described(filter, thing.count == 1 ? Many::No : Many::Yes);
    if (thing.count == 1 && !thing.upTo)
        return fmt::format("{}target {}", thing.filter.other ? "another " : "", words);
    return fmt::format("{}{} {}target {}", upTo, text::numberWord(thing.count),
        thing.filter.other ? "other " : "", words);
}

std::string some(const Thing& thing)
{
    if (thing.count == 1 && !thing.upTo)
        return one(thing.filter) + (thing.random ? " at random" : "");
    if (thing.count >= Thing::anyNumber)
        return "any number of " + described(thing.filter, Many::Yes);
    return fmt::format("{}{} {}{}", thing.upTo ? "up to " : "", text::numberWord(thing.count),
        described(thing.filter, thing.count == 1 ? Many::No : Many::Yes),
        thing.random ? " at random" : "");
}

} // namespace

std::string object(const Thing& thing)
{
    if (thing.line != Thing::Line::None) {
        Filter those;
        those.side = thing.filter.side;
        return fmt::format("each {} in target {}", described(those, Many::No),
            thing.line == Thing::Line::Row ? "row" : "column");
    }
    const bool spoken = thing.kind == Thing::Kind::It || thing.kind == Thing::Kind::Attacked;
    if (thing.filter.noun == Filter::Noun::Tile && spoken)
        return tile(thing);
    switch (thing.kind) {
    case Thing::Kind::It:
        return thing.plural ? "them" : "it";
    case Thing::Kind::Target:
        return target(thing);
    case Thing::Kind::Each:
        return fmt::format("each {}", described(thing.filter, Many::No));
    case Thing::Kind::Some:
        return some(thing);
    case Thing::Kind::ThisWay:
        return "each mercenary damaged this way";
    case Thing::Kind::This:
    case Thing::Kind::Bearer:
    case Thing::Kind::Attacked:
    case Thing::Kind::Attacker:
    case Thing::Kind::That:
    case Thing::Kind::ThatEnemy:
    case Thing::Kind::ThatAlly:
        break;
    }
    return std::string(single(thing.kind));
}

std::string tile(const Thing& thing)
{
    if (thing.filter.noun == Filter::Noun::Tile) {
        if (thing.kind == Thing::Kind::It)
            return thing.plural ? "those tiles" : "that tile";
        return thing.kind == Thing::Kind::Attacked ? std::string("the attacked tile")
                                                   : object(thing);
    }
    switch (thing.kind) {
    case Thing::Kind::ThisWay:
        return "the tile of " + object(thing);
    case Thing::Kind::Target:
    case Thing::Kind::Each:
    case Thing::Kind::Some: {
        const std::string whose = object(thing);
        const Filter& filter = thing.filter;
        const bool ends = !filter.bound && !filter.carries && statesBehind(filter, Many::No).empty()
            && filter.place == Filter::Place::Anywhere
            && (filter.range.kind == Range::Kind::Anywhere || isAdjective(filter.range));
        return ends && whose.ends_with("mercenary") ? whose + "'s tile" : "the tile of " + whose;
    }
    case Thing::Kind::It:
        if (thing.plural)
            return "their tiles";
        break;
    case Thing::Kind::This:
    case Thing::Kind::Bearer:
    case Thing::Kind::Attacked:
    case Thing::Kind::Attacker:
    case Thing::Kind::That:
    case Thing::Kind::ThatEnemy:
    case Thing::Kind::ThatAlly:
        break;
    }
    return fmt::format("{} tile", singles(thing.kind));
}

// ---------------------------------------------------------------- Treasures as cards

namespace {

std::string_view treasureNoun(CardFilter::Kind kind, Many many)
{
    const bool several = many == Many::Yes;
    if (kind == CardFilter::Kind::Weapon)
        return several ? "Weapons" : "Weapon";
    if (kind == CardFilter::Kind::Equipment)
        return "Equipment";
    if (kind == CardFilter::Kind::Relic)
        return several ? "Relics" : "Relic";
    if (kind == CardFilter::Kind::Event)
        return several ? "events" : "event";
    return several ? "treasures" : "treasure";
}

std::string placeOf(const Goods& goods)
{
    const Side side = goods.side;
    switch (goods.where) {
    case Goods::Where::Equipped:
        if (goods.of)
            return " equipped to " + object(*goods.of);
        if (goods.host)
            return " equipped by " + one(*goods.host);
        return side == Side::Enemy ? " equipped by an enemy mercenary"
            : side == Side::Allied ? " equipped by an allied mercenary"
            : side == Side::Yours  ? " equipped by a mercenary you control"
                                   : " equipped by a mercenary";
    case Goods::Where::Warchest:
        return side == Side::Enemy ? " in an opponent's Warchest"
            : side == Side::Theirs ? " in that player's Warchest"
            : side == Side::Yours  ? " in your Warchest"
                                   : " in a Warchest";
    case Goods::Where::Anywhere:
        break;
    }
    return side == Side::Enemy ? " an opponent controls"
        : side == Side::Theirs ? " that player controls"
        : side == Side::Yours  ? " you control"
                               : "";
}

} // namespace

std::string goods(const Goods& goods)
{
    const Many many = goods.count == 1 ? Many::No : Many::Yes;
    const std::string words = fmt::format("{}{}{}",
        goods.turned == Filter::Condition::Ready           ? "ready "
            : goods.turned == Filter::Condition::Exhausted ? "exhausted "
                                                           : "",
        treasureNoun(goods.card, many), placeOf(goods));
    const std::string_view upTo = goods.upTo ? "up to " : "";
    const bool one = goods.count == 1 && !goods.upTo;
    switch (goods.kind) {
    case Goods::Kind::This:
        return goods.card == CardFilter::Kind::Event ? "this event" : "this treasure";
    case Goods::Kind::Each:
        return "each " + words;
    case Goods::Kind::Target:
        return one ? "target " + words
                   : fmt::format("{}{} target {}", upTo, text::numberWord(goods.count), words);
    case Goods::Kind::Some:
        break;
    }
    return one ? fmt::format("{} {}", text::article(words), words)
               : fmt::format("{}{} {}", upTo, text::numberWord(goods.count), words);
}

// ---------------------------------------------------------------- Cards

std::string cards(const CardFilter& filter, Many many)
{
    constexpr std::array<std::string_view, 10> words { "", "mercenary", "treasure", "Weapon",
        "Equipment", "Relic", "ability", "Instant", "Attack", "Event" };
    std::string all = classes(filter.className, filter.orClass, filter.notClass);
    add(all, nth(words, filter.kind));
    if (filter.orKind != CardFilter::Kind::Card) {
        add(all, "or");
        add(all, nth(words, filter.orKind));
    }
    add(all, many == Many::Yes ? "cards" : "card");
    if (filter.bound)
        all += fmt::format(" with {}", bound(*filter.bound));
    return all;
}

std::string card(const CardFilter& filter)
{
    const std::string words = cards(filter, Many::No);
    return fmt::format("{} {}", text::article(words), words);
}

// ---------------------------------------------------------------- Amounts

std::string counted(const Counted& counted, Many many)
{
    const std::string_view plural = many == Many::Yes ? "s" : "";
    if (counted.of == Thing::Kind::Each)
        return fmt::format("{}counter{} on {}",
            counted.kind == Counted::Kind::Counters ? fmt::format("{} ", status(counted.status))
                                                    : std::string(),
            plural, described(counted.filter, Many::Yes));
    switch (counted.kind) {
    case Counted::Kind::Mercenaries:
        return described(counted.filter, many);
    case Counted::Kind::Treasures:
        return fmt::format("{}{} equipped to {}", counted.other ? "other " : "",
            treasureNoun(counted.cards.kind, many), single(counted.of));
    case Counted::Kind::Counters:
        return fmt::format(
            "{} counter{} on {}", status(counted.status), plural, single(counted.of));
    case Counted::Kind::AllCounters:
        return fmt::format("counter{} on {}", plural, single(counted.of));
    case Counted::Kind::Damage:
        return fmt::format("damage on {}", single(counted.of));
    case Counted::Kind::Statuses:
        return fmt::format(
            "{} on {}", many == Many::Yes ? "statuses" : "status", single(counted.of));
    case Counted::Kind::HandCards:
        return fmt::format("card{} in {} hand", plural, whose(counted.whose));
    case Counted::Kind::DiscardCards:
        return fmt::format("{} in {} discard", cards(counted.cards, many), whose(counted.whose));
    case Counted::Kind::Warchest:
        return fmt::format("treasure{} in {} Warchest", plural, whose(counted.whose));
    case Counted::Kind::ExhaustedTreasures:
        return fmt::format("exhausted treasure{} in {} Warchest", plural, whose(counted.whose));
    case Counted::Kind::Controlled:
        return fmt::format("{} {} control{}", treasureNoun(counted.cards.kind, many),
            counted.whose.kind == Who::Kind::EachOpponent ? "opponents" : who(counted.whose),
            counted.whose.kind == Who::Kind::You || counted.whose.kind == Who::Kind::EachOpponent
                ? ""
                : "s");
    case Counted::Kind::Steps:
        return fmt::format("tile{} {} moved this turn", plural, single(counted.of));
    case Counted::Kind::Events:
        return fmt::format("Event{} {} control{}", plural,
            counted.whose.kind == Who::Kind::EachOpponent ? "opponents" : who(counted.whose),
            counted.whose.kind == Who::Kind::You || counted.whose.kind == Who::Kind::EachOpponent
                ? ""
                : "s");
    case Counted::Kind::Fallen:
        return fmt::format("{} destroyed this turn", described(counted.filter, many));
    case Counted::Kind::Marks:
        return fmt::format("{} counter{} on this", counted.name, plural);
    case Counted::Kind::Between:
        return fmt::format("tile{} between {} and this", plural, single(counted.of));
    case Counted::Kind::Loot:
        return fmt::format("loot in {} Vault", whose(counted.whose));
    case Counted::Kind::Players:
        return fmt::format(
            "{}{}", counted.whose.kind == Who::Kind::EachPlayer ? "player" : "opponent", plural);
    case Counted::Kind::Seen:
        return fmt::format("{} among them", cards(counted.cards, many));
    case Counted::Kind::Classes:
        return fmt::format("{} among {}",
            many == Many::Yes ? "different classes" : "different class",
            described(counted.filter, Many::Yes));
    case Counted::Kind::Hurt:
        return fmt::format("{} damaged this way", described(counted.filter, many));
    case Counted::Kind::Done:
        return doneThisTurn(counted, many);
    case Counted::Kind::ReadyTreasures:
        break;
    }
    return fmt::format("ready treasure{} in {} Warchest", plural, whose(counted.whose));
}

std::string forEach(const Counted& what)
{
    if (what.per > 1)
        return fmt::format(" for each {} {}", what.per, counted(what, Many::Yes));
    return " for each " + counted(what, Many::No);
}

namespace {

/// "its bounty", "the number of enemy mercenaries"
std::string quantityWords(const Quantity& quantity)
{
    const bool half
        = quantity.share == Quantity::Share::HalfUp || quantity.share == Quantity::Share::HalfDown;
    const std::string_view share = half            ? "half "
        : quantity.share == Quantity::Share::Twice ? "twice "
                                                   : "";
    const std::string_view rounded = quantity.share == Quantity::Share::HalfUp ? " rounded up"
        : half                                                                 ? " rounded down"
                                                                               : "";
    switch (quantity.kind) {
    case Quantity::Kind::StatOf:
        return fmt::format("{}{} {}{}", share, singles(quantity.of), stat(quantity.stat), rounded);
    case Quantity::Kind::MissingHealthOf:
        return fmt::format("{}{} missing health{}", share, singles(quantity.of), rounded);
    case Quantity::Kind::HighestOf:
    case Quantity::Kind::LowestOf:
        return fmt::format("{}the {} {} among {}{}", share,
            quantity.kind == Quantity::Kind::HighestOf ? "highest" : "lowest", stat(quantity.stat),
            described(quantity.counted.filter, Many::Yes), rounded);
    case Quantity::Kind::SumOf:
        return fmt::format("{}the total {} of {}{}", share, stat(quantity.stat),
            described(quantity.counted.filter, Many::Yes), rounded);
    case Quantity::Kind::ThatNumber:
        return fmt::format("{}that much{}", share, rounded);
    case Quantity::Kind::Excess:
        return fmt::format("{}the excess damage{}", share, rounded);
    case Quantity::Kind::Paid:
        return fmt::format("{}X{}", share, rounded);
    case Quantity::Kind::NumberOf:
        break;
    }
    if (quantity.counted.kind == Counted::Kind::Loot)
        return fmt::format("{}{} loot{}", share, whose(quantity.counted.whose), rounded);
    return fmt::format(
        "{}the number of {}{}", share, counted(quantity.counted, Many::Yes), rounded);
}
std::string equal(const Quantity& quantity)
{
    return " equal to " + quantityWords(quantity);
}

} // namespace

std::string asQuantity(const Amount& amount)
{
    if (amount.kind == Amount::Kind::Fixed)
        return std::to_string(amount.number);
    return quantityWords(*amount.quantity)
        + (amount.plus > 0        ? fmt::format(" plus {}", amount.plus)
                : amount.plus < 0 ? fmt::format(" minus {}", -amount.plus)
                                  : std::string());
}

std::string upTo(const Amount& amount)
{
    return amount.most < 0 ? std::string() : fmt::format(", up to {}", amount.most);
}

std::string whereX(const Amount& amount)
{
    if (amount.quantity->kind == Quantity::Kind::Paid)
        return {}; // the cost says it
    return ", where X is " + quantityWords(*amount.quantity);
}

Measure measure(const Amount& amount, std::string_view that)
{
    switch (amount.kind) {
    case Amount::Kind::Fixed:
        return { fmt::format("{} ", amount.number), {} };
    case Amount::Kind::ThatMuch: {
        const std::string plus
            = amount.plus != 0 ? fmt::format(" plus {}", amount.plus) : std::string();
        if (amount.number == 1)
            return { fmt::format("{} ", that), plus };
        if (amount.number == 2)
            return { fmt::format("twice {} ", that), plus };
        return { fmt::format("{} times {} ", amount.number, that), plus };
    }
    case Amount::Kind::PerCounted:
        if (amount.plus != 0)
            return { fmt::format("{} ", amount.plus),
                fmt::format(
                    ", plus {}{}{}", amount.number, forEach(*amount.counted), upTo(amount)) };
        return { fmt::format("{} ", amount.number), forEach(*amount.counted) + upTo(amount) };
    case Amount::Kind::EqualTo:
        return { {},
            equal(*amount.quantity)
                + (amount.plus > 0        ? fmt::format(" plus {}", amount.plus)
                        : amount.plus < 0 ? fmt::format(" minus {}", -amount.plus)
                                          : std::string())
                + upTo(amount) };
    case Amount::Kind::All:
        break;
    }
    return { "all ", {} };
}

// ---------------------------------------------------------------- Who

std::string_view who(const Who& player)
{
    return text::playerWords(player);
}

std::string_view whose(const Who& player)
{
    return text::possessiveWords(player);
}

} // namespace triptych::seize::phrases
