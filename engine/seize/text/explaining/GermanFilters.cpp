#include "seize/text/explaining/German.h"
#include "seize/text/printing/Phrases.h"

#include <array>

#include <fmt/format.h>

// Which mercenaries and tiles a description means, in German.
namespace triptych::seize::german {

namespace {

using State = Filter::Condition;

/// Of the states that stand before the noun, in their order: up to State::Fogged.
constexpr std::array<std::string_view, 16> adjectives { "", "bereit", "verletzt", "unverletzt",
    "ausgerüstet", "nicht ausgerüstet", "erschöpft", "blutend", "vergiftet", "gefroren", "brennend",
    "geblendet", "zum Schweigen gebracht", "getarnt", "frei", "vernebelt" };
static_assert(adjectives.size() == static_cast<std::size_t>(State::BelowHalf));
/// Of the others, which are said behind it; empty where it is a clause.
constexpr std::array<std::string_view, 16> behindNoun { " mit weniger als der Hälfte",
    " mit höchstens der Hälfte", "", "", "", " mit einem Fernangriff", "", "", "",
    " unter einem Status", " unter einem körperlichen Status", " unter einem magischen Status",
    " mit Rüstung", " mit Magischer Rüstung", " mit Verteidigung", " mit mehr als der Hälfte" };
static_assert(
    adjectives.size() + behindNoun.size() == static_cast<std::size_t>(State::AboveHalf) + 1);

/// "brennend": a state that stands before the noun.
std::string_view adjective(State state)
{
    return state < State::BelowHalf ? adjectives[static_cast<std::size_t>(state)]
                                    : std::string_view {};
}

bool isAdjective(const Range& range)
{
    return (range.kind == Range::Kind::Adjacent || range.kind == Range::Kind::Diagonal)
        && range.anchor == Range::Anchor::Source && !range.none && !range.named;
}

Nominal anchor(const Range& range)
{
    switch (range.anchor) {
    case Range::Anchor::Source:
        break;
    case Range::Anchor::It:
        return single(Thing::Kind::It, range.referent);
    case Range::Anchor::Attacked:
        return single(Thing::Kind::Attacked, {});
    case Range::Anchor::Attacker:
        return single(Thing::Kind::Attacker, {});
    case Range::Anchor::Described:
        return one(*range.near);
    case Range::Anchor::OneOfYours: {
        Nominal one { { "einer", "eines", "einem", "einen" }, Gender::Masculine };
        return one.with(range.className.empty()
                ? std::string(" Ihrer Söldner")
                : fmt::format(" Ihrer Söldner der Klasse {}", range.className));
    }
    }
    return single(Thing::Kind::This, {});
}

/// A state that is said behind the noun.
std::string stateBehind(State state, const Nominal& noun)
{
    if (state < State::BelowHalf)
        return {};
    const std::string_view words = behindNoun[static_cast<std::size_t>(state) - adjectives.size()];
    if (words.empty())
        return relative(noun, stateClause(state, noun, false));
    const bool half
        = state == State::BelowHalf || state == State::HalfOrLess || state == State::AboveHalf;
    return fmt::format("{}{}", words, half ? fmt::format(" {}es Lebens", noun.possessive()) : "");
}

/// "brennender oder vergiftet": the last of them is bent with the noun
std::string eitherOf(const std::vector<State>& states)
{
    std::string words;
    for (std::size_t i = 0; i < states.size(); ++i)
        words += fmt::format("{}{}",
            i == 0                       ? ""
                : i + 1 == states.size() ? " oder "
                                         : ", ",
            adjective(states[i]));
    return words;
}

/// "Marken Brand", "Schätzen": of what is counted, behind "mit"; nothing of a figure
std::string piecesOf(const Measured& of)
{
    return of.treasures  ? std::string("Schätzen")
        : of.anyCounters ? std::string("Marken")
        : of.counters    ? fmt::format("Marken {}", status(*of.counters))
                         : std::string();
}

/// What is said of it behind the noun.
std::string behind(const Filter& filter, const Nominal& noun)
{
    std::string words = stateBehind(filter.condition, noun);
    for (const Filter::State& further : filter.also)
        words += further.lacks ? relative(noun, stateClause(further.is, noun, true))
                               : stateBehind(further.is, noun);
    if (filter.past)
        words += relative(noun, pastClause(*filter.past, noun));
    if (filter.bound && filter.bound->stat == Stat::Steps && !filter.bound->counters)
        words += relative(noun,
            fmt::format("sich in diesem Zug {} bewegt {}", bound(*filter.bound, Case::Accusative),
                noun.several ? "haben" : "hat"));
    else if (filter.bound)
        words += fmt::format(" mit {}", bound(*filter.bound));
    if (filter.extreme && filter.extreme->of.away) {
        words += relative(noun,
            fmt::format("dieser Karte am {} {}", filter.extreme->least ? "nächsten" : "fernsten",
                noun.several ? "stehen" : "steht"));
    } else if (filter.extreme) {
        const bool least = filter.extreme->least;
        if (const std::string pieces = piecesOf(filter.extreme->of); !pieces.empty()) {
            words += fmt::format(" mit den {} {}", least ? "wenigsten" : "meisten", pieces);
        } else {
            const Noun figure = statWord(filter.extreme->of.stat);
            words += fmt::format(" mit {} {}",
                least ? (figure.gender == Gender::Feminine ? "der niedrigsten" : "dem niedrigsten")
                      : (figure.gender == Gender::Feminine ? "der höchsten" : "dem höchsten"),
                figure.singular);
        }
    }
    if (filter.versus) {
        const std::string pieces = piecesOf(filter.versus->of);
        words += fmt::format(" mit {} {} als diese Karte", filter.versus->less ? "weniger" : "mehr",
            pieces.empty() ? std::string(statWord(filter.versus->of.stat).singular) : pieces);
    }
    if (filter.namesake)
        words += " mit dem Namen dieser Karte";
    if (filter.than == Filter::Than::This)
        words += " außer diesem Söldner";
    else if (filter.than == Filter::Than::That)
        words += " außer dem genannten Söldner";
    if (filter.kin != Filter::Kin::No)
        words += filter.kin == Filter::Kin::Bearer ? " der Klasse des Trägers"
                                                   : " der Klasse dieser Karte";
    if (filter.carries)
        words += filter.lacksCarried ? fmt::format(" ohne {}", carried(filter, Case::Accusative))
                                     : fmt::format(" mit {}", carried(filter, Case::Dative));
    if (filter.elsewhere)
        words += relative(noun,
            fmt::format("nicht {} {}", place(filter.place), noun.several ? "stehen" : "steht"));
    else if (filter.place != Filter::Place::Anywhere)
        words += fmt::format(" {}", place(filter.place));
    if (filter.range.none)
        words += relative(
            noun, fmt::format("{} {}", range(filter.range), noun.several ? "stehen" : "steht"));
    else if (filter.range.kind != Range::Kind::Anywhere && !isAdjective(filter.range))
        words += fmt::format(" {}", range(filter.range));
    return words;
}

} // namespace

std::string stateClause(State state, const Nominal& of, bool negated)
{
    const std::string_view is = of.several ? "sind" : "ist";
    const std::string_view have = of.several ? "haben" : "hat";
    const std::string_view no = negated ? "nicht " : "";
    const std::string_view stands = of.several ? "stehen" : "steht";
    switch (state) {
    case State::BelowHalf:
        return fmt::format("{}weniger als die Hälfte {}es Lebens {}", no, of.possessive(), have);
    case State::AboveHalf:
        return fmt::format("{}mehr als die Hälfte {}es Lebens {}", no, of.possessive(), have);
    case State::HalfOrLess:
        return fmt::format("{}höchstens die Hälfte {}es Lebens {}", no, of.possessive(), have);
    case State::HasAttacked:
        return fmt::format("in diesem Zug {}angegriffen {}", no, have);
    case State::HasMoved:
        return fmt::format("sich in diesem Zug {}bewegt {}", no, have);
    case State::WasHurt:
        return fmt::format("in diesem Zug {}Schaden genommen {}", negated ? "keinen " : "", have);
    case State::HasRanged:
        return fmt::format("{} Fernangriff {}", negated ? "keinen" : "einen", have);
    case State::Ailing:
        return fmt::format("unter {} Status {}", negated ? "keinem" : "einem", stands);
    case State::AilingPhysically:
        return fmt::format("unter {} körperlichen Status {}", negated ? "keinem" : "einem", stands);
    case State::AilingMagically:
        return fmt::format("unter {} magischen Status {}", negated ? "keinem" : "einem", stands);
    case State::HasArmor:
        return fmt::format("{}Rüstung {}", negated ? "keine " : "", have);
    case State::HasMagicArmor:
        return fmt::format("{} {}", negated ? "keine Magische Rüstung" : "Magische Rüstung", have);
    case State::HasDefense:
        return fmt::format("{}Verteidigung {}", negated ? "keine " : "", have);
    case State::HasPlundered:
        return fmt::format("in diesem Zug {}geplündert {}", no, have);
    case State::NotAttacked:
        return fmt::format("in diesem Zug {}angegriffen {}", negated ? "" : "nicht ", have);
    case State::NotMoved:
        return fmt::format("sich in diesem Zug {}bewegt {}", negated ? "" : "nicht ", have);
    case State::None:
    case State::Ready:
    case State::Damaged:
    case State::Undamaged:
    case State::Equipped:
    case State::Unequipped:
    case State::Exhausted:
    case State::Bleeding:
    case State::Poisoned:
    case State::Frozen:
    case State::Burning:
    case State::Blinded:
    case State::Silenced:
    case State::Stealthed:
    case State::Empty:
    case State::Fogged:
        break;
    }
    return fmt::format("{}{} {}", no, adjective(state), is);
}

std::string bound(const Bound& bound, Case which)
{
    if (bound.than) {
        const Noun figure = statWord(bound.stat);
        Amount than = *bound.than;
        const int plus = than.plus;
        const Nominal number = quantity(*than.quantity);
        const std::string more = plus > 0 ? fmt::format(" plus {}", plus)
            : plus < 0                    ? fmt::format(" minus {}", -plus)
                                          : std::string();
        return fmt::format("{} von {} so viel, wie {}{} beträgt{}",
            figure.singular.empty() ? std::string("Wert") : figure.singular,
            bound.exactly       ? "genau"
                : bound.atLeast ? "mindestens"
                                : "höchstens",
            number.nominative(), more, close);
    }
    if (bound.stat == Stat::Cost)
        return fmt::format("Kosten von {} {}",
            bound.exactly       ? "genau"
                : bound.atLeast ? "mindestens"
                                : "höchstens",
            bound.number);
    if (bound.treasures)
        return fmt::format("{} {}",
            bound.exactly
                ? fmt::format("genau {}", bound.number)
                : fmt::format("{} oder {}", bound.number, bound.atLeast ? "mehr" : "weniger"),
            which == Case::Dative ? "Schätzen" : "Schätze");
    const Many many = bound.number == 1 ? Many::No : Many::Yes;
    const std::string number = bound.exactly
        ? fmt::format("genau {}", bound.number)
        : fmt::format("{} oder {}", bound.number, bound.atLeast ? "mehr" : "weniger");
    if (bound.anyCounters)
        return fmt::format("{} {}", number, bound.exactly && many == Many::No ? "Marke" : "Marken");
    if (bound.counters)
        return fmt::format("{} {} {}", number,
            bound.exactly && many == Many::No ? "Marke" : "Marken", status(*bound.counters));
    const Noun noun = statWord(bound.stat);
    const bool counted = !noun.plural.empty() && !(bound.exactly && many == Many::No);
    return nominal(count(number), {}, noun, counted ? Many::Yes : Many::No).in(which);
}

std::string range(const Range& range)
{
    if (range.none) {
        Range there = range;
        there.none = false;
        return "nicht " + german::range(there);
    }
    const bool here = range.anchor == Range::Anchor::Source && !range.named;
    const Nominal from = anchor(range);
    switch (range.kind) {
    case Range::Kind::Anywhere:
        break;
    case Range::Kind::Adjacent:
        if (range.there)
            return "auf dem genannten Feld oder daneben";
        return fmt::format("neben {}", from.dative());
    case Range::Kind::Diagonal:
        return fmt::format("schräg neben {}", from.dative());
    case Range::Kind::On:
        return "auf dem genannten Feld";
    case Range::Kind::Sight:
        return here ? "in Sichtlinie" : fmt::format("in Sichtlinie zu {}", from.dative());
    case Range::Kind::InLine:
        return here ? "in gerader Linie" : fmt::format("in gerader Linie zu {}", from.dative());
    case Range::Kind::Within:
        if (range.ring)
            return fmt::format("genau {} Felder entfernt{}{}", range.distance + 1,
                range.straight ? " in gerader Linie" : "",
                here ? "" : fmt::format(" von {}", from.dative()));
        return fmt::format("innerhalb von Distanz {}{}{}", range.distance,
            range.straight ? " in gerader Linie" : "",
            here ? "" : fmt::format(" {} {}", range.straight ? "zu" : "von", from.dative()));
    case Range::Kind::SameRow:
        return here ? "in derselben Reihe"
                    : fmt::format("in derselben Reihe wie {}", from.nominative());
    case Range::Kind::InFront:
        return fmt::format("vor {}", from.dative());
    case Range::Kind::Behind:
        return fmt::format("{}hinter {}",
            range.anchor == Range::Anchor::Attacked ? "in der Linie des Angriffs gleich " : "",
            from.dative());
    case Range::Kind::SameColumn:
        return here ? "in derselben Spalte"
                    : fmt::format("in derselben Spalte wie {}", from.nominative());
    }
    return {};
}

std::string ofClasses(const std::string& one, const std::string& other, bool none)
{
    if (one.empty())
        return {};
    const std::string both = other.empty() ? one : fmt::format("{} oder {}", one, other);
    return none ? fmt::format(" außerhalb der Klasse {}", both)
                : fmt::format(" der Klasse {}", both);
}

Nominal described(const Filter& filter, const Determiner& determiner, Many many,
    const std::vector<std::string>& more)
{
    std::vector<std::string> adjectives;
    if (phrases::isBarelyOther(filter))
        adjectives.emplace_back("ander");
    adjectives.insert(adjectives.end(), more.begin(), more.end());
    if (filter.side == Side::Enemy)
        adjectives.emplace_back("gegnerisch");
    else if (filter.side == Side::Allied)
        adjectives.emplace_back("verbündet");
    if (const std::string_view state = adjective(filter.condition); !state.empty())
        adjectives.emplace_back(state);
    for (const Filter::State& further : filter.also)
        if (const std::string_view state = adjective(further.is); !further.lacks && !state.empty())
            adjectives.emplace_back(state);
    if (!filter.either.empty() && !adjective(filter.either.front()).empty())
        adjectives.push_back(eitherOf(filter.either));
    if (isAdjective(filter.range))
        adjectives.emplace_back(
            filter.range.kind == Range::Kind::Diagonal ? "schräg angrenzend" : "angrenzend");
    const Nominal noun = nominal(
        determiner, adjectives, filter.noun == Filter::Noun::Tile ? tile() : mercenary(), many);
    std::string words = ofClasses(filter.className, filter.orClass, filter.notClass);
    if (filter.side == Side::Yours)
        words += " unter Ihrer Kontrolle";
    else if (filter.side == Side::Theirs)
        words += " unter der Kontrolle des genannten Spielers";
    return noun.with(words + behind(filter, noun));
}

Nominal one(const Filter& filter)
{
    if (filter.self)
        return single(Thing::Kind::This, {});
    return described(filter, an(), Many::No);
}

} // namespace triptych::seize::german
