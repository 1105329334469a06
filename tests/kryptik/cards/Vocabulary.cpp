#include "Vocabulary.h"

#include "core/Overloaded.h"
#include "kryptik/text/printing/Keywords.h"
#include "kryptik/tree/Walk.h"

#include <variant>

using namespace triptych;
using namespace triptych::kryptik;

Vocabulary::Vocabulary()
{
    std::vector<const char*> keywords;
    for (const KeywordWords& each : keywordWords)
        keywords.push_back(each.printed.data());
    add("keyword", keywords);
    add("keyword line", keywords);
    add("cost",
        words<CostItem::Kind::ReturnThis>({ "stones", "engage this", "engage a citizen",
            "sacrifice this", "sacrifice", "discard", "plunder", "detach from this",
            "destroy an 11 year card", "abolish this", "return this" }));
    add("stone", words<Stone::Kind::Coloured>({ "generic", "X", "coloured" }));
    add("trigger",
        words<Trigger::Event::EndOfTurn>({ "enters", "dies", "attacks", "blocks", "becomes blocked",
            "is dealt damage", "deals damage", "becomes weary", "becomes engaged",
            "becomes disengaged", "is countered", "is attached", "leaves the island", "you draw",
            "you discard", "you cast", "opponent draws", "opponent discards", "opponent casts",
            "your 11 year card is destroyed", "an opponent's 11 year card is destroyed", "shuffles",
            "start of turn", "beginning of combat", "end of combat", "end of turn" }));
    add("trigger word", words<Trigger::Word::At>({ "shorthand", "when", "whenever", "at" }));
    add("paragraph",
        words<Ability::Kind::ElevenYear>({ "keywords", "active", "triggered", "passive",
            "spell effect", "additional cost", "11 year" }));
    add("prefix",
        { "solo", "focused", "short time", "may", "as long as", "cost of a trigger", "each turn",
            "subject of a trigger" });
    add("amount",
        words<Amount::Kind::All>({ "fixed", "X", "the number", "for each", "for each detached",
            "as many as before", "for each before", "attack of", "defense of", "all" }));
    add("who",
        words<Who::Kind::ItsOwner>({ "you", "an opponent", "each opponent", "each player", "target",
            "that player", "its controller", "its owner" }));
    add("bound", words<Bound::Stat::SoulCost>({ "attack", "defense", "soul cost" }));
    add("bound is", words<Bound::How::Exactly>({ "or less", "or more", "exactly" }));
    add("noun", words<Filter::Noun::Card>({ "citizen", "spell", "card" }));
    add("noun is",
        words<Filter::Condition::Blocking>(
            { "anything", "engaged", "disengaged", "weary", "attacking", "blocking" }));
    add("filter",
        { "other", "overlord", "faction", "with keyword", "without keyword", "bound", "named" });
    add("side", words<Side::Opponents>({ "any", "you", "opponents" }));
    add("target is",
        { "cards", "player", "opponent", "spell", "activation", "spell or activation", "several",
            "up to" });
    add("thing",
        alternatives<Thing>({ "this", "it", "target", "each", "some", "top of the deck" }));
    add("pronoun", words<It::Word::Those>({ "it", "them", "that citizen", "that card", "those" }));
    add("every", words<Each::Word::Plural>({ "each", "all", "plural" }));
    add("some", { "exactly", "up to" });
    add("lasts", words<Duration::EndOfTurn>({ "for good", "until end of turn" }));
    add("condition",
        words<Condition::Kind::NotYourTurn>(
            { "you control", "you control no", "an opponent controls",
                "an opponent's 11 year cards", "your 11 year cards", "limbo pile", "hand at most",
                "hand at least", "attached", "this is", "your turn", "not your turn" }));
    add("instruction",
        alternatives<Effect::Node::variant>({ "draw", "discard", "probe", "plunder", "destroy",
            "abolish", "sacrifice", "damage", "modify", "gain", "lose", "engage", "disengage",
            "weary", "gain control", "counter", "attach", "detach", "move", "search", "shuffle",
            "look at row", "look at deck", "rearrange", "destroy 11 year card", "reveal",
            "add energy", "allow", "choose a number", "cast for free", "win or lose", "pay",
            "choose", "choose a player", "prevent the next", "switch", "fight", "prevent",
            "look and pick", "pick from a hand", "look at a hand", "shuffle in", "forbid",
            "change of a cost", "cast from limbo", "enters engaged", "enters with", "instead",
            "is set to", "lessen", "hand size", "become", "remove damage", "leave combat",
            "exchange control", "more soul cards", "redirect", "cast from", "see the top",
            "cast only", "not countered", "put counters", "take counters", "move counters", "skip",
            "extra", "toll", "increase", "more damage", "no limbo", "draw phase", "reveal until",
            "cast instead", "choose a faction", "choose a name", "become of a faction",
            "become a copy", "may cast", "use an 11 year ability", "change a casting", "triggering",
            "fate of 11 year cards", "look at some", "bar an 11 year card", "grant", "watch",
            "sequence", "others do", "one of two", "may", "if", "chance", "choose one", "later",
            "unless", "if they cannot" }));
    add("damage to", { "citizens", "players" });
    add("change", { "attack by X", "defense by X", "-0 attack", "-0 defense", "for each" });
    add("gain", { "gains", "has" });
    add("lose", { "keywords", "all abilities" });
    add("discard", { "chosen", "at random" });
    add("move", words<Move::Word::Move>({ "return", "put", "place", "move" }));
    add("move to", { "hand", "deck", "island", "11 year row", "soul row", "limbo pile" });
    add("move spot", words<Move::Spot::None>({ "top", "bottom", "none" }));
    add("move how", { "owner's zone", "under your control", "engaged" });
    add("search", { "reveal", "up to", "island", "hand", "deck" });
    add("reveal", { "hand", "deck", "11 year row" });
    add("deed",
        words<Allow::Deed::AttackOrBlock>({ "attack", "block", "be blocked", "be destroyed",
            "be targeted", "disengage", "attack or block" }));
    add("joint", words<Sequence::Joint::IfDone>({ "stop", "then", "and", "if done" }));
    add("later",
        words<Delayed::When::EndOfCombat>(
            { "start of your next turn", "end of turn", "end of combat" }));
    add("end", { "lose", "win" });
}

/// Notes every word it is shown; `walk` shows it the parts of a tree.
struct Reader
{
    Vocabulary& to;

    void zone(const char* list, Zone zone) const
    {
        switch (zone) {
        case Zone::Hand:
            return to.use(list, "hand");
        case Zone::Deck:
            return to.use(list, "deck");
        case Zone::Island:
            return to.use(list, "island");
        case Zone::ElevenYearRow:
            return to.use(list, "11 year row");
        case Zone::SoulRow:
            return to.use(list, "soul row");
        case Zone::Limbo:
            return to.use(list, "limbo pile");
        case Zone::Abolished:
        case Zone::Attached:
        case Zone::Pile:
        case Zone::Revealed:
        case Zone::Gone:
            return;
        }
    }
    void stones(const Stones& all) const
    {
        for (const Stone& stone : all)
            to.use("stone", stone.kind);
    }
    void keywords(const char* list, const std::vector<Keyword>& all) const
    {
        for (const Keyword keyword : all)
            to.use(list, keyword);
    }

    void operator()(const Amount& a) const
    {
        to.use("amount", a.kind);
        if (a.of)
            (*this)(a.of->filter);
    }
    void operator()(const Who& w) const
    {
        to.use("who", w.kind);
        if (w.kind == Who::Kind::Target)
            to.use("target is", w.opponentsOnly ? "opponent" : "player");
    }
    void operator()(const Filter& f) const
    {
        to.use("noun", f.noun);
        to.use("noun is", f.condition);
        to.use("side", f.controller);
        const std::pair<bool, const char*> parts[] = { { f.other, "other" },
            { f.overlord, "overlord" }, { !f.faction.empty(), "faction" },
            { f.with.has_value(), "with keyword" }, { f.without.has_value(), "without keyword" },
            { f.bound.has_value(), "bound" }, { !f.named.empty(), "named" } };
        for (const auto& [there, name] : parts)
            if (there)
                to.use("filter", name);
        if (f.bound) {
            to.use("bound", f.bound->stat);
            to.use("bound is", f.bound->how);
            (*this)(f.bound->amount);
        }
    }
    void operator()(const Condition& c) const { to.use("condition", c.kind); }
    void operator()(const Target& t) const
    {
        to.use("target is", t.spec.kind);
        if (t.spec.count > 1)
            to.use("target is", "several");
        if (t.spec.upTo)
            to.use("target is", "up to");
    }
    void operator()(const Thing& thing) const
    {
        to.use("thing", thing.index());
        std::visit(Overloaded { [&](const It& it) { to.use("pronoun", it.word); },
                       [&](const Each& each) { to.use("every", each.word); },
                       [&](const Some& some) { to.use("some", some.upTo ? "up to" : "exactly"); },
                       [](const auto&) {} },
            thing);
    }
    void operator()(const Effect& effect) const
    {
        to.use("instruction", effect.node.index());
        std::visit(*this, effect.node);
    }

    // What an instruction says beyond who, what and how many.
    void operator()(const Damage& d) const { to.use("damage to", d.to.index()); }
    void operator()(const Discard& d) const
    {
        to.use("discard", d.random ? "at random" : "chosen");
    }
    void operator()(const Modify& m) const
    {
        const std::pair<bool, const char*> parts[] = { { m.attackByX, "attack by X" },
            { m.defenseByX, "defense by X" }, { m.attackMinus && m.attack == 0, "-0 attack" },
            { m.defenseMinus && m.defense == 0, "-0 defense" },
            { m.times.has_value(), "for each" } };
        for (const auto& [there, name] : parts)
            if (there)
                to.use("change", name);
        to.use("lasts", m.duration);
    }
    void operator()(const Gain& g) const
    {
        keywords("keyword", g.keywords);
        to.use("gain", g.has ? "has" : "gains");
    }
    void operator()(const Lose& l) const
    {
        to.use("lose", l.keywords.empty() ? "all abilities" : "keywords");
    }
    void operator()(const Move& m) const
    {
        to.use("move", m.word);
        to.use("move spot", m.spot);
        zone("move to", m.to);
        if (m.ownersZone)
            to.use("move how", "owner's zone");
        if (m.underYourControl)
            to.use("move how", "under your control");
        if (m.engaged)
            to.use("move how", "engaged");
    }
    void operator()(const Search& s) const
    {
        zone("search", s.to);
        if (s.reveal)
            to.use("search", "reveal");
        if (s.upTo)
            to.use("search", "up to");
    }
    void operator()(const Reveal& r) const { zone("reveal", r.zone); }
    void operator()(const AddEnergy& a) const { stones(a.stones); }
    void operator()(const Allow& a) const { to.use("deed", a.deed); }
    void operator()(const WinLose& w) const { to.use("end", w.wins ? "win" : "lose"); }
    void operator()(const Sequence& s) const
    {
        for (const Sequence::Joint joint : s.joints)
            to.use("joint", joint);
    }
    void operator()(const Delayed& d) const { to.use("later", d.when); }
    template <typename Rest>
    void operator()(const Rest&) const
    {
    } ///< Says nothing beyond what `walk` shows anyway.
};

void Vocabulary::read(const Ability& ability)
{
    const Reader reader { *this };
    use("paragraph", ability.kind);
    reader.keywords("keyword line", ability.keywords);
    reader.keywords("keyword", ability.keywords);
    for (const CostItem& item : ability.cost) {
        use("cost", item.kind);
        reader.stones(item.stones);
    }
    const bool paidTrigger = ability.kind == Ability::Kind::Triggered && !ability.cost.empty();
    const std::pair<bool, const char*> prefixes[] = { { ability.solo, "solo" },
        { ability.focused, "focused" }, { ability.shortTime.has_value(), "short time" },
        { ability.may, "may" }, { ability.condition.has_value(), "as long as" },
        { paidTrigger, "cost of a trigger" } };
    for (const auto& [there, name] : prefixes)
        if (there)
            use("prefix", name);
    if (const auto& trigger = ability.trigger) {
        use("trigger", trigger->event);
        use("trigger word", trigger->word);
        if (trigger->eachTurn)
            use("prefix", "each turn");
        if (!trigger->subjectIsThis)
            use("prefix", "subject of a trigger");
    }
    if (ability.condition)
        reader(*ability.condition);
    if (ability.effect)
        walk(*ability.effect, reader);
}
