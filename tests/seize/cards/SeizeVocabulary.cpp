#include "SeizeVocabulary.h"

#include "seize/tree/Walk.h"

#include <variant>

using namespace triptych;
using namespace triptych::seize;

SeizeVocabulary::SeizeVocabulary()
{
    add("instruction",
        alternatives<Effect::Node::variant>({ "deal", "divide", "heal", "Mend", "Cleanse", "apply",
            "remove", "Fog", "gain", "reapply Defense", "move tiles", "move to", "push", "swap",
            "upstage", "ready", "attack again", "gain movement", "destroy", "exit",
            "return to hand", "prevent", "lose health", "strip of treasures", "equip",
            "turn treasures", "handle", "hand over", "draw", "discard", "mill", "lose loot",
            "gain loot", "look", "look at a hand", "pick from a hand", "select", "fetch", "counter",
            "allowance", "rescue", "sequence", "may", "if", "instead", "unless", "choose",
            "flip a coin", "delayed", "trap", "transfer", "strike", "fits", "for each", "watch",
            "roll a die", "fight", "alter an attack", "put counters with a name", "show a card",
            "flip several coins", "alter turns", "aim anew" }));
    add("damage", words<DamageType::Lethal>({ "Physical", "Magic", "True", "Pure", "Lethal" }));
    add("status",
        words<Status::Stealth>(
            { "Exhaust", "Bleed", "Poison", "Frost", "Burn", "Blind", "Silence", "Stealth" }));
    add("modifier",
        words<Modifier::Kind::Becomes>(
            { "melee", "ranged", "move", "bounty", "health", "damage", "Armor", "Magic Armor",
                "Defense", "Fortify", "Regen", "reach", "Leech", "ignores LOS", "attacks all ways",
                "moves all ways", "deals a type", "cannot suffer a status", "cannot be upstaged",
                "cannot be pushed", "cannot be targeted", "cannot be healed", "cannot attack",
                "cannot move", "cannot plunder", "cannot exit", "cannot activate abilities",
                "cannot be attacked", "takes more or less", "takes none", "takes double",
                "deals more or less", "deals double", "ignores Armor", "ignores Magic Armor",
                "ignores Defense", "sees the stealthed", "additional attacks", "must attack",
                "plunders double", "moves diagonally", "attacks diagonally", "moves or attacks",
                "keeps treasures", "moves through", "keeps Stealth", "is covered", "becomes" }));
    add("trigger",
        words<Trigger::Event::IsRuined>({ "attacks", "is attacked", "plunders", "is destroyed",
            "is dealt damage", "deals damage", "destroys", "moves", "equips", "unequips", "exits",
            "is upstaged", "upstages", "uses an ability", "enters", "is healed", "gains a status",
            "loses a status", "is mended", "is cleansed", "uses up its Defense",
            "declares an attack", "an attack is declared on it", "is returned to hand",
            "is targeted", "ends its movement", "is pushed", "has a counter removed", "leaves",
            "arrives", "acquires", "draws", "discards", "plays", "loses loot", "wins a flip",
            "loses a flip", "a treasure is destroyed", "a treasure is exhausted", "gains loot",
            "start of turn", "end of turn", "start of a phase", "end of a phase", "is played",
            "is equipped", "is unequipped", "is destroyed as a treasure" }));
    add("cost",
        words<CostItem::Kind::UnequipThis>(
            { "treasures", "exhaust this", "exhaust the bearer", "spend movement", "lose loot",
                "lose health", "discard", "destroy this", "unequip this" }));
    add("paragraph",
        words<Ability::Kind::Attack>({ "active", "triggered", "static", "played", "attack" }));
    add("area", words<Reach::Area::Tile>({ "one", "all enemies adjacent", "line", "tile" }));
    add("reach", { "Self", "Melee", "Distance", "Melee or Distance", "no LOS" });
    add("condition",
        words<Condition::Kind::YourPhase>(
            { "you control", "you control no", "an opponent controls", "is", "is not", "your Vault",
                "an opponent's Vault", "your hand", "your Warchest", "your turn", "not your turn",
                "an opponent's turn", "you do", "you do not", "it was destroyed",
                "so many this way", "lost loot", "gained loot", "has more", "plundered", "acquired",
                "played an ability", "there are", "a mercenary fell", "your phase" }));
    add("amount",
        words<Amount::Kind::All>({ "fixed", "that much", "for each", "equal to", "all" }));
    add("who",
        words<Who::Kind::ItsOwner>({ "you", "an opponent", "each opponent", "each player", "target",
            "that player", "its controller", "its owner" }));
    add("thing",
        words<Thing::Kind::ThisWay>({ "this", "the bearer", "it", "the attacked", "the attacker",
            "target", "each", "some", "damaged this way" }));
    add("duration",
        words<Duration::ThroughItsNextTurn>(
            { "always", "this turn", "until your next turn", "while equipped",
                "for its next attack", "through your next turn", "through its next turn" }));
    add("allowance",
        words<Allowance::Kind::NoAcquire>({ "ability cost", "treasures", "acquire", "hand size",
            "equips", "no playing", "no acquiring" }));
    add("countered",
        words<Counter::What::Action>(
            { "ability", "Instant", "Attack ability", "attack", "action" }));
}

/// Notes every word of a tree as it walks by.
struct SeizeReader
{
    SeizeVocabulary& to;

    void operator()(const Effect& effect) const
    {
        to.use("instruction", effect.node.index());
        std::visit([&](const auto& leaf) { note(leaf); }, effect.node);
    }
    void operator()(const Thing& thing) const { to.use("thing", thing.kind); }
    void operator()(const Who& who) const { to.use("who", who.kind); }
    void operator()(const Amount& amount) const { to.use("amount", amount.kind); }
    void operator()(const Condition& condition) const { to.use("condition", condition.kind); }
    void operator()(const Counter& counter) const { to.use("countered", counter.what); }
    void operator()(const CardFilter&) const { }
    void operator()(const Goods&) const { }
    void operator()(const Filter&) const { }
    void operator()(const int&) const { }

    void note(const Deal& e) const { to.use("damage", e.type); }
    void note(const Apply& e) const
    {
        for (const Apply::Dose& dose : e.doses)
            to.use("status", dose.status);
    }
    void note(const Gain& e) const
    {
        to.use("duration", e.duration);
        for (const Modifier& modifier : e.modifiers)
            to.use("modifier", modifier.kind);
    }
    void note(const Allowance& e) const { to.use("allowance", e.kind); }
    template <typename Leaf>
    void note(const Leaf&) const
    {
    }
};

void SeizeVocabulary::read(const Ability& ability)
{
    const SeizeReader reader { *this };
    use("paragraph", ability.kind);
    for (const CostItem& item : ability.cost)
        use("cost", item.kind);
    if (ability.trigger)
        use("trigger", ability.trigger->event);
    if (ability.condition)
        reader(*ability.condition);
    if (const auto& reach = ability.reach) {
        use("area", reach->area);
        use("reach",
            reach->self                               ? 0
                : reach->melee && reach->distance > 0 ? 3
                : reach->melee                        ? 1
                                                      : 2);
        if (reach->noLos)
            use("reach", 4);
    }
    if (ability.effect)
        walk(*ability.effect, reader);
}
