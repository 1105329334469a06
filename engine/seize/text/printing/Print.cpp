#include "seize/text/printing/Print.h"

#include "core/Overloaded.h"
#include "seize/text/printing/Phrases.h"
#include "seize/text/printing/PrintVerbs.h"
#include "seize/text/printing/Spoken.h"
#include "text/Spelling.h"

#include <fmt/format.h>

// The verbs that need few words, and the whole of it.
namespace triptych::seize::verbs {

using namespace phrases;

/// "draw", or "target opponent draws".
std::string tell(const Who& player, std::string_view base, std::string_view third)
{
    if (player.kind == Who::Kind::You)
        return std::string(base);
    return fmt::format("{}{} {}", who(player), standing(player.standing), third);
}
std::string_view ownOf(const Who& player)
{
    return player.kind == Who::Kind::You ? "your" : "their";
}
/// "2", "that many", "cards equal to ...": where the noun goes without saying.
std::string number(const Amount& amount, std::string_view noun, std::string_view that)
{
    const Measure how = measure(amount, that);
    if (how.before.empty())
        return std::string(noun) + how.after;
    return how.before.substr(0, how.before.size() - 1) + how.after;
}
std::string noun(const Amount& amount, std::string_view noun)
{
    const Measure how = measure(amount);
    return fmt::format("{}{}{}", how.before, noun, how.after);
}
/// "them" as the subject of a sentence.
std::string subject(const Thing& what)
{
    const bool they = what.kind == Thing::Kind::It && what.plural
        && what.filter.noun == Filter::Noun::Mercenary;
    return they ? std::string("they") : object(what);
}
std::string doing(const Thing& what, std::string_view one, std::string_view several)
{
    return fmt::format("{} {}", subject(what), isPlural(what) ? several : one);
}

namespace {

std::string_view howOf(How how)
{
    return how == How::Melee ? "melee " : how == How::Ranged ? "ranged " : "";
}
std::string_view onStack(Counter::What what)
{
    switch (what) {
    case Counter::What::Ability:
        return "ability";
    case Counter::What::Instant:
        return "Instant";
    case Counter::What::AttackAbility:
        return "Attack ability";
    case Counter::What::Attack:
        return "attack";
    case Counter::What::Move:
        return "move";
    case Counter::What::Plunder:
        return "plunder";
    case Counter::What::Event:
        return "Event card";
    case Counter::What::Active:
        return "active ability";
    case Counter::What::Action:
        break;
    }
    return "action";
}
/// "target ranged attack against an allied mercenary by a Mage mercenary"
std::string waits(const Counter& e)
{
    return fmt::format("target {}{}{}{}{}{}{}", e.side == Side::Enemy ? "opponent's " : "",
        howOf(e.how), onStack(e.what), e.side == Side::Yours ? " you control" : "",
        e.single ? " with a single target" : "",
        !e.against ? std::string()
            : e.what == Counter::What::Move || e.what == Counter::What::Plunder
            ? " of " + one(*e.against)
            : e.what == Counter::What::Attack ? " against " + one(*e.against)
                                              : " that targets " + one(*e.against),
        e.by ? " by " + one(*e.by) : std::string());
}
std::string aimed(const Retarget& e)
{
    const std::string what = e.item.that ? "it" : waits(e.item);
    if (e.copy)
        return fmt::format(
            "copy {}{}", what, e.anew ? ", and you may choose new targets for it" : "");
    if (!e.to)
        return fmt::format("choose a new target for {}", what);
    return fmt::format("change the target of {} to {}{}", what,
        e.to->self ? std::string("this") : one(*e.to),
        e.beside ? " adjacent to its original target" : "");
}

} // namespace

std::string words(const Effect& effect)
{
    const auto printers = Overloaded {
        [](const Gain& e) { return gain(e, false); },
        [](const RollDie&) { return std::string("roll a die"); },
        [](const Turns& e) {
            if (e.deed == Turns::Deed::ExtraTurn)
                return tell(e.who, "take", "takes") + " an extra turn after this one";
            return fmt::format("{} {} {}{}{}", tell(e.who, "skip", "skips"), ownOf(e.who),
                e.now ? "" : "next ", e.deed == Turns::Deed::SkipTurn ? "turn" : phase(e.phase),
                e.now ? " this turn" : "");
        },
        [](const Duel& e) {
            return fmt::format("{} {}", doing(e.what, "fights", "fight"), object(e.with));
        },
        [](const AlterAttack& e) {
            const std::string said = given(e);
            if (e.attack.that)
                return "that attack " + said;
            return fmt::format("{} {}", waits(e.attack), said);
        },
        [](const Mark& e) {
            if (e.remove && e.count.kind == Amount::Kind::All)
                return fmt::format("remove all {} counters from this", e.name);
            const Measure how = measure(e.count);
            const bool single = e.count.kind == Amount::Kind::Fixed && e.count.number == 1;
            return fmt::format("{} {}{} counter{} {} this{}{}", e.remove ? "remove" : "put",
                how.before, e.name, single ? "" : "s", e.remove ? "from" : "on", how.after,
                e.most > 0 ? fmt::format(", up to {} of them", e.most) : std::string());
        },
        [](const Reapply& e) {
            return fmt::format(
                "{} {}", e.spent ? "use up the Defense of" : "reapply Defense to", object(e.what));
        },
        [](const Swap& e) {
            if (e.health)
                return fmt::format("swap the health of {} and {}", object(e.what), object(e.with));
            return fmt::format("swap {}{} and {}", e.treasures ? "all treasures of " : "",
                object(e.what), object(e.with));
        },
        [](const Show& e) {
            const bool single = e.count == 1;
            return fmt::format("{} {}{} from {} hand", tell(e.who, "reveal", "reveals"),
                single ? card(e.cards) : fmt::format("{} {}", e.count, cards(e.cards, Many::Yes)),
                e.random ? " at random" : "", ownOf(e.who));
        },
        [](const Flips& e) {
            return e.count == Flips::untilLost ? std::string("flip a coin until you lose")
                                               : fmt::format("flip {} coins", e.count);
        },
        [](const Upstage& e) { return fmt::format("upstage {}", object(e.what)); },
        [](const Ready& e) { return fmt::format("ready {}", object(e.what)); },
        [](const AttackAgain& e) {
            return doing(e.what, "may attack again this turn", "may attack again this turn");
        },
        [](const GainMovement& e) {
            if (e.lost)
                return doing(e.what, "loses its", "lose their") + " remaining movement";
            const Measure how = measure(e.count);
            return fmt::format(
                "{} {}movement this turn{}", doing(e.what, "gains", "gain"), how.before, how.after);
        },
        [](const Destroy& e) {
            return fmt::format("destroy {}{}", object(e.what),
                !e.free       ? ""
                    : e.yours ? " without you losing loot"
                              : " without losing loot");
        },
        [](const Exit& e) { return doing(e.what, "exits", "exit"); },
        [](const LoseLoot& e) {
            const std::string does
                = e.pays ? tell(e.who, "pay", "pays") : tell(e.who, "lose", "loses");
            if (e.upTo)
                return fmt::format("{} {}loot", does,
                    e.amount.kind == Amount::Kind::All ? std::string("any amount of ")
                                                       : fmt::format("up to {} ", e.amount.number));
            return fmt::format("{} {}", does, noun(e.amount, "loot"));
        },
        [](const GainLoot& e) {
            return fmt::format("{} {}", tell(e.who, "gain", "gains"), noun(e.amount, "loot"));
        },
        [](const LookAtHand& e) {
            return fmt::format("{} {} hand", e.shown ? "reveal" : "look at", whose(e.whose));
        },
        [](const Select& e) {
            return fmt::format("{} {}", tell(e.who, "choose", "chooses"), object(e.what));
        },
        [](const Counter& e) {
            if (e.that)
                return std::string("counter it");
            return "counter " + waits(e);
        },
        [](const Retarget& e) { return aimed(e); },
        [](const auto& e) { return print(e); },
    };
    return std::visit(printers, effect.node);
}

} // namespace triptych::seize::verbs

// Paragraphs.
namespace triptych::seize {
namespace {

using namespace phrases;
using namespace verbs;

std::string statement(const Ability& ability)
{
    const Gain* made = std::get_if<Gain>(&ability.effect->node);
    const std::string said = (ability.oncePerGame          ? "once per game, "
                                     : ability.oncePerTurn ? "once per turn, "
                                                           : "")
        + (made ? gain(*made, true) : words(*ability.effect));
    return ability.condition
        ? fmt::format("{}, {}", condition("as long as", *ability.condition), said)
        : said;
}

/// "Passive: ", "Equipped: "; on an event the sentence begins at once.
std::string after(const Ability& ability, std::string sentence)
{
    switch (ability.paper) {
    case Paper::Mercenary:
        return "Passive: " + sentence;
    case Paper::Treasure:
        return (ability.stored ? "In your Warchest: " : "Equipped: ") + sentence;
    case Paper::Instant:
    case Paper::Attack:
    case Paper::Event:
        break;
    }
    return text::capitalised(std::move(sentence));
}

/// "As an additional cost, you may lose 2 loot. ": before "if you do"
std::string maybePaid(const Ability& ability)
{
    if (!ability.optional)
        return {};
    const bool treasures = ability.cost.front().kind == CostItem::Kind::Treasures;
    const std::string paid = (treasures ? "exhaust " : "") + phrases::cost(ability.cost);
    return ability.rather ? fmt::format("You may {} rather than pay this card's cost. ", paid)
                          : fmt::format("As an additional cost, you may {}. ", paid);
}
/// " As an additional cost, lose 2 loot.", " This costs 1 treasure less if ...": of a card that is played.
std::string besides(const Ability& ability)
{
    std::string said = ability.cost.empty() || ability.optional
        ? std::string()
        : fmt::format(" As an additional cost, {}.", phrases::cost(ability.cost));
    if (ability.price)
        said += fmt::format(" {}.", text::capitalised(phrases::price(*ability.price)));
    if (ability.kept)
        said += " This cannot be countered.";
    if (ability.unanswered)
        said += " Opponents cannot respond to this.";
    return said;
}

} // namespace

std::string print(const Effect& effect)
{
    return words(effect);
}

std::string print(const Cost& cost)
{
    return phrases::cost(cost);
}

std::string print(const Ability& ability)
{
    // "Use this only if ...", behind everything else.
    const auto only = [&](std::string_view verb) {
        return ability.condition
            ? fmt::format(" {} this only {}.", verb, condition("if", *ability.condition))
            : std::string();
    };
    switch (ability.kind) {
    case Ability::Kind::Active: {
        const std::string paid = phrases::cost(ability);
        const std::string used
            = fmt::format("Active{}: {}.{}", paid.empty() ? "" : fmt::format(" ({})", paid),
                  words(*ability.effect), only("Use"))
            + (ability.price
                    ? fmt::format(" {}.", text::capitalised(phrases::price(*ability.price)))
                    : std::string());
        return ability.ofBearer ? fmt::format("The bearer has \"{}\"", used) : used;
    }
    case Ability::Kind::Triggered:
        return after(ability,
            fmt::format("{}{} {}.",
                ability.oncePerGame       ? std::string("once per game, ")
                    : ability.oncePerTurn ? std::string("once per turn, ")
                    : ability.perTurn > 0 ? fmt::format("{} times per turn, ", ability.perTurn)
                                          : std::string(),
                phrases::trigger(ability), words(*ability.effect)));
    case Ability::Kind::Static:
        return after(ability, statement(ability) + ".");
    case Ability::Kind::Played:
        return maybePaid(ability)
            + (ability.trigger
                    ? fmt::format("Play this only when {}. ", happening(*ability.trigger))
                    : std::string())
            + text::capitalised(words(*ability.effect)) + "." + only("Play") + besides(ability);
    case Ability::Kind::Attack:
        break;
    }
    return maybePaid(ability)
        + fmt::format("{}: {}.{}{}", phrases::reach(*ability.reach), words(*ability.effect),
            only("Play"), besides(ability));
}

std::string print(const std::vector<Ability>& abilities)
{
    std::string all;
    for (const Ability& ability : abilities)
        all += (all.empty() ? "" : "\n") + print(ability);
    return all;
}

} // namespace triptych::seize
