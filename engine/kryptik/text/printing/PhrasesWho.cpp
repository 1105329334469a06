#include "kryptik/text/printing/Phrases.h"

#include "core/Overloaded.h"
#include "kryptik/text/printing/Spoken.h"
#include "text/Players.h"
#include "text/Spelling.h"

#include <fmt/format.h>

#include <array>

namespace triptych::kryptik::phrases {

// ---------------------------------------------------------------- Who and what

std::string_view who(const Who& who)
{
    const bool owner = who.kind == Who::Kind::ItsOwner;
    switch (who.word) {
    case Who::Word::Its:
        break;
    case Who::Word::ThatCitizens:
        return owner ? "that citizen's owner" : "that citizen's controller";
    case Who::Word::ThatCards:
        return "that card's controller";
    case Who::Word::Defending:
        return "the defending player";
    case Who::Word::Attacking:
        return "the attacking player";
    }
    return text::playerWords(who);
}

std::string_view whose(const Who& who)
{
    const bool owner = who.kind == Who::Kind::ItsOwner;
    switch (who.word) {
    case Who::Word::Its:
        break;
    case Who::Word::ThatCitizens:
        return owner ? "that citizen's owner's" : "that citizen's controller's";
    case Who::Word::ThatCards:
        return "that card's controller's";
    case Who::Word::Defending:
        return "the defending player's";
    case Who::Word::Attacking:
        return "the attacking player's";
    }
    return text::possessiveWords(who);
}

std::string yearOwner(const Who& owner)
{
    if (owner.kind == Who::Kind::You)
        return "you control";
    if (owner.kind == Who::Kind::Opponent)
        return "an opponent controls";
    return fmt::format("of {}", who(owner));
}

std::string_view pronoun(It::Word word)
{
    switch (word) {
    case It::Word::It:
        return "it";
    case It::Word::Them:
        return "them";
    case It::Word::ThatCitizen:
        return "that citizen";
    case It::Word::ThatCard:
        return "that card";
    case It::Word::Destroyer:
        return "the citizen that destroyed this";
    case It::Word::Those:
        break;
    }
    return "those cards";
}

namespace {

/// What is used and no spell.
std::string onThePile(const TargetSpec& spec)
{
    const bool several = spec.count != 1;
    if (spec.ofYear)
        return several ? "11 year abilities" : "11 year ability";
    if (!spec.active && !spec.triggered)
        return several ? "activations" : "activation";
    return fmt::format("{} {}",
        !spec.triggered   ? "active"
            : spec.active ? "active or triggered"
                          : "triggered",
        several ? "abilities" : "ability");
}

/// " that targets a citizen you control"
std::string aiming(const Filter& filter, bool several)
{
    if (!filter.aims && !filter.aimsAtThis)
        return "";
    return fmt::format(" that {} {}", several ? "target" : "targets",
        filter.aimsAtThis ? std::string("this") : one(*filter.aims));
}

std::string inTotal(const Bound& total)
{
    constexpr std::array<std::string_view, 3> stats { "attack", "defense", "soul cost" };
    return fmt::format(" with total {} {} or less", stats[static_cast<std::size_t>(total.stat)],
        bare(total.amount));
}

std::string target(const TargetSpec& spec)
{
    std::string count;
    if (spec.byX)
        count = spec.upTo ? "up to X " : "X ";
    else if (spec.one && spec.upTo)
        count = spec.count == 2 ? "one or two "
            : spec.count == 3   ? "one, two or three "
                                : "one or more ";
    else if (spec.count == mostTargets && spec.upTo)
        count = "any number of ";
    else if (spec.count != 1 || spec.upTo)
        count = fmt::format("{}{} ", spec.upTo ? "up to " : "", text::numberWord(spec.count));
    const bool several = spec.count != 1;
    switch (spec.kind) {
    case TargetSpec::Kind::Player:
        return count + (several ? "target players" : "target player");
    case TargetSpec::Kind::Opponent:
        return count + (several ? "target opponents" : "target opponent");
    case TargetSpec::Kind::Spell:
        if (spec.filter.noun == Filter::Noun::Spell)
            return fmt::format(
                "{}target {}", count, described(spec.filter, several ? Many::Yes : Many::No));
        return count + (several ? "target spells" : "target spell");
    case TargetSpec::Kind::Cast:
        return fmt::format("{}target {} being cast", count,
            described(spec.filter, several ? Many::Yes : Many::No));
    case TargetSpec::Kind::Activation:
        return fmt::format("{}target {}{}", count, onThePile(spec), aiming(spec.filter, several));
    case TargetSpec::Kind::SpellOrActivation:
        return fmt::format("{}target {} or {}{}", count, several ? "spells" : "spell",
            onThePile(spec), aiming(spec.filter, several));
    case TargetSpec::Kind::Cards:
    case TargetSpec::Kind::CardOrPlayer:
        break;
    }
    Filter filter = spec.filter;
    filter.other = false;
    const std::string_view other = !isBarelyOther(spec.filter) ? ""
        : count.empty()                                        ? "another "
                                                               : "other ";
    const std::string total = !spec.total ? std::string() : inTotal(*spec.total);
    return fmt::format("{}{}target {}{}{}{}", count, other,
        described(filter, spec.place, several ? Many::Yes : Many::No), alike(spec.alike), total,
        spec.kind == TargetSpec::Kind::CardOrPlayer ? " or player" : "");
}

std::string each(const Each& each)
{
    switch (each.word) {
    case Each::Word::Each:
        return fmt::format("each {}", described(each.filter, each.place, Many::No));
    case Each::Word::All:
        return fmt::format("all {}", described(each.filter, each.place, Many::Yes));
    case Each::Word::Plural:
        break;
    }
    return described(each.filter, each.place, Many::Yes);
}

std::string some(const Some& some)
{
    if (some.random) {
        Some chosen = some;
        chosen.random = false;
        return phrases::object(Thing { chosen }) + " at random";
    }
    // "all but 1 citizens they control", "half the citizens they control": of all there are
    if (some.count.kind == Amount::Kind::PerCounted && some.count.of
        && *some.count.of == Counted { some.filter, some.place }) {
        const std::string all = described(some.filter, some.place, Many::Yes, "from");
        if (some.count.made.plus < 0)
            return fmt::format("all but {} {}", -some.count.made.plus, all);
        if (some.count.made.per == 2)
            return fmt::format(
                "half the {}, rounded {}", all, some.count.made.roundUp ? "up" : "down");
    }
    if (isPerEach(some.count)) { // "2 citizens for each card in your hand"
        Some once = some;
        once.count = fixed(some.count.number);
        return phrases::object(Thing { once }) + forEach(some.count);
    }
    const bool isOne = some.count.kind == Amount::Kind::Fixed && some.count.number == 1;
    if (isOne && !some.upTo)
        return one(some.filter, some.place, "from");
    const std::string cards
        = described(some.filter, some.place, isOne ? Many::No : Many::Yes, "from");
    if (some.count.kind == Amount::Kind::All)
        return fmt::format("any number of {}{}", cards, alike(some.alike));
    return fmt::format(
        "{}{} {}{}", some.upTo ? "up to " : "", bare(some.count), cards, alike(some.alike));
}

std::string top(const TopOfDeck& top)
{
    const bool isOne = top.count.kind == Amount::Kind::Fixed && top.count.number == 1;
    const Measure cards = measure(top.count, "card", "cards");
    if (!cards.after.empty())
        return fmt::format(
            "{} from the top of {} deck{}", cards.before, side(top.whose), cards.after);
    return fmt::format("the top {} of {} deck", isOne ? "card" : cards.before, side(top.whose));
}

} // namespace

std::string often(int times)
{
    return times == 1 ? std::string("once")
        : times == 2  ? std::string("twice")
                      : fmt::format("{} times", times);
}

std::string_view alike(Alike alike)
{
    switch (alike) {
    case Alike::Any:
        break;
    case Alike::OnePlayers:
        return " of the same player";
    case Alike::OtherPlayers:
        return " of different players";
    case Alike::OneName:
        return " with the same name as each other";
    case Alike::OtherNames:
        return " with different names";
    case Alike::OneFaction:
        return " of the same faction as each other";
    case Alike::OtherFactions:
        return " of different factions";
    case Alike::OneCost:
        return " with the same soul cost as each other";
    case Alike::OtherCosts:
        return " with different soul costs";
    }
    return "";
}

std::string_view areAlike(Alike alike)
{
    switch (alike) {
    case Alike::OnePlayers:
        return "they have the same controller";
    case Alike::OtherPlayers:
        return "they have different controllers";
    case Alike::OneName:
        return "they have the same name";
    case Alike::OtherNames:
        return "they have different names";
    case Alike::OtherFactions:
        return "they have different factions";
    case Alike::OneCost:
        return "they have the same soul cost";
    case Alike::OtherCosts:
        return "they have different soul costs";
    case Alike::Any:
    case Alike::OneFaction:
        break;
    }
    return "they share a faction";
}

std::string object(const Thing& thing)
{
    const auto kinds = Overloaded {
        [](const This& e) -> std::string {
            return e.inLimbo || e.inYours ? "this from your limbo pile" : "this";
        },
        [](const It& it) { return std::string(pronoun(it.word)); },
        [](const Target& e) { return target(e.spec); },
        [](const Each& e) { return each(e); },
        [](const Some& e) { return some(e); },
        [](const TopOfDeck& e) { return top(e); },
    };
    return std::visit(kinds, thing);
}

std::string subject(const Thing& thing)
{
    const It* it = std::get_if<It>(&thing);
    return it && it->word == It::Word::Them ? "they" : object(thing);
}

std::string_view ownersOwn(const Thing& thing)
{
    return isPlural(thing) ? "their owners'" : "its owner's";
}

} // namespace triptych::kryptik::phrases
