#include "kryptik/text/Bind.h"

#include "core/Overloaded.h"
#include "kryptik/text/Phrases.h"
#include "kryptik/text/Spoken.h"
#include "text/Binding.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>

#include <fmt/format.h>

namespace triptych::kryptik {
namespace {

using text::Mention;
using text::Sort;

/// A thing that was mentioned: how the match finds it, and where it is by now.
struct Definition
{
    Referent referent;
    Zone zone = Zone::Island;
    std::optional<Filter::Noun> noun {};
    bool several = false;
    bool moved = false;        ///< An instruction has put it somewhere else.
    Zone first = Zone::Island; ///< Where it was when it was named.
};

enum Player { Trigger_, Named };

class Binder
{
public:
    Binder(const Ability& ability, const Setting& setting, Meanings* meanings)
        : m_ability(ability)
        , m_setting(setting)
        , m_meanings(meanings)
    {
    }

    Unbound run(Ability& ability)
    {
        beginning(ability);
        if (ability.condition)
            settle(*ability.condition);
        if (ability.effect)
            visit(*ability.effect);
        return std::move(m_wrong);
    }

private:
    // ------------------------------------------------------------ What goes wrong

    void complain(std::string_view word, std::string text)
    {
        if (m_wrong.text.empty())
            m_wrong = { std::string(word), std::move(text) };
    }
    void tell(std::string_view word, const std::string& meaning)
    {
        if (m_meanings)
            m_meanings->emplace_back(word, meaning);
    }

    // ------------------------------------------------------------ Mentions

    int define(Referent referent, Zone zone, std::optional<Filter::Noun> noun, bool several,
        std::string name)
    {
        for (std::size_t i = 0; i < m_things.size(); ++i)
            if (m_things[i].referent == referent && referent.kind != Referent::Kind::Said) {
                m_mentions.add(Sort::Thing, several, std::move(name), static_cast<int>(i));
                return static_cast<int>(i);
            }
        m_things.push_back({ referent, zone, noun, several, false, zone });
        const int id = static_cast<int>(m_things.size()) - 1;
        m_mentions.add(Sort::Thing, several, std::move(name), id);
        return id;
    }

    bool isCitizenText() const { return m_setting.type == CardType::Citizen && !isYear(); }
    bool isYear() const { return m_ability.kind == Ability::Kind::ElevenYear; }

    int defineThis()
    {
        const Zone zone = isYear() ? Zone::Revealed
            : !isCitizenText()     ? Zone::Pile
                                   : (m_gone ? Zone::Limbo : Zone::Island);
        return define({ Referent::Kind::Source }, zone,
            m_setting.type == CardType::Citizen && !isYear() ? Filter::Noun::Citizen
                : isYear()                                   ? Filter::Noun::Card
                                                             : Filter::Noun::Spell,
            false, "this card");
    }

    void beginning(const Ability& ability)
    {
        if (!ability.trigger)
            return;
        using Event = Trigger::Event;
        const Trigger& trigger = *ability.trigger;
        m_gone = trigger.subjectIsThis
            && (trigger.event == Event::Dies || trigger.event == Event::LeavesTheIsland
                || trigger.event == Event::IsDestroyed);
        const bool aboutThis = trigger.subjectIsThis && isAboutACard(trigger.event);
        if (aboutThis && trigger.event != Event::YouDiscard && trigger.event != Event::YouCast
            && trigger.event != Event::OpponentCasts && trigger.event != Event::OpponentDiscards) {
            defineThis();
        } else if (isAboutACard(trigger.event)) {
            Zone zone = Zone::Island;
            if (trigger.event == Event::Dies || trigger.event == Event::YouDiscard
                || trigger.event == Event::OpponentDiscards || trigger.event == Event::YouSacrifice
                || trigger.event == Event::IsDestroyed
                || trigger.event == Event::OpponentSacrifices)
                zone = Zone::Limbo;
            if (trigger.event == Event::LeavesTheIsland)
                zone = Zone::Limbo;
            if (trigger.event == Event::YouCast || trigger.event == Event::OpponentCasts)
                zone = Zone::Pile;
            const Filter::Noun noun
                = trigger.subjectIsThis ? Filter::Noun::Card : trigger.subject.noun;
            if (!trigger.together) // of several it is not known which
                define({ Referent::Kind::Subject }, zone, noun, false, "what this triggered on");
        }
        if (trigger.event == Event::OpponentCasts || trigger.event == Event::OpponentDraws
            || trigger.event == Event::OpponentDiscards || trigger.event == Event::Shuffles
            || trigger.event == Event::OpponentsYearDestroyed
            || trigger.event == Event::OpponentSacrifices
            || trigger.event == Event::OpponentPlunders
            || (trigger.event == Event::BecomesTarget && trigger.bySide == Side::Opponents))
            m_mentions.add(Sort::Player, false, "the player who did it", Trigger_);
        if (trigger.event == Event::Attacks || trigger.event == Event::BecomesBlocked
            || trigger.event == Event::Blocks || trigger.event == Event::DealsCombatDamage
            || trigger.event == Event::DestroysYear)
            m_mentions.add(Sort::Player, false,
                trigger.event == Event::Blocks ? "the attacking player" : "the defending player",
                Trigger_);
        m_mentions.open();
    }
    static bool isAboutACard(Trigger::Event event)
    {
        using Event = Trigger::Event;
        return event <= Event::LeavesTheIsland || event == Event::YouCast
            || event == Event::OpponentCasts || event == Event::YouDiscard
            || event == Event::OpponentDiscards || event == Event::DealsCombatDamage
            || event == Event::DestroysYear || event == Event::YouSacrifice
            || event == Event::OpponentSacrifices || event == Event::IsDestroyed
            || event == Event::BecomesTarget;
    }

    // ------------------------------------------------------------ Resolving words

    static std::string_view wordOf(const It& it)
    {
        switch (it.word) {
        case It::Word::It:
            return "it";
        case It::Word::Them:
            return "them";
        case It::Word::ThatCitizen:
            return "that citizen";
        case It::Word::ThatCard:
            return "that card";
        case It::Word::Those:
            break;
        }
        return "those cards";
    }
    static text::Some someOf(It::Word word)
    {
        return word == It::Word::Them || word == It::Word::Those ? text::Some::Several
                                                                 : text::Some::One;
    }

    /// What the match reads for a definition: what was just spoken of where that is the same thing,
    /// since it follows it to its new zone; or how it was found first.
    Referent readingOf(std::string_view word, int id)
    {
        const Definition& d = m_things[static_cast<std::size_t>(id)];
        if (m_region > 0
            && m_mentionedIn[id] < m_region) { // what happens later keeps what it is about
            if (d.referent.kind == Referent::Kind::Source)
                return d.referent;
            if (m_captured && *m_captured != id)
                complain(word,
                    "What happens later can be about one thing that was named before it only.");
            if (d.several)
                complain(word,
                    fmt::format("\"{}\" can not be several cards where it happens later; name "
                                "them there.",
                        word));
            m_captured = id;
            return { Referent::Kind::Captured };
        }
        if (m_said == id)
            return { Referent::Kind::Said };
        if (d.moved || d.referent.kind == Referent::Kind::Said)
            complain(word,
                fmt::format("Too much has happened since what \"{}\" means; name it again.", word));
        return d.referent;
    }

    std::optional<int> resolve(std::string_view word, text::Some some,
        const std::function<bool(const Definition&)>& fits, Referent& referent)
    {
        const auto meaning = m_mentions.meaning(word, Sort::Thing, some,
            [&](const Mention& m) { return fits(m_things[static_cast<std::size_t>(m.id)]); });
        if (!meaning.mention) {
            complain(word, meaning.wrong);
            return std::nullopt;
        }
        const bool whose = word.starts_with("its ");
        tell(word,
            whose ? fmt::format("the {} of {}", word.substr(4), meaning.mention->name)
                  : meaning.mention->name);
        referent = readingOf(word, meaning.mention->id);
        return meaning.mention->id;
    }

    using Zones = std::vector<Zone>;
    static bool in(const Zones& zones, Zone zone)
    {
        return zones.empty() || std::find(zones.begin(), zones.end(), zone) != zones.end();
    }

    // ------------------------------------------------------------ Things

    static std::string_view placeName(Zone zone)
    {
        switch (zone) {
        case Zone::Island:
            return "on the island";
        case Zone::Pile:
            return "on the effect pile";
        case Zone::Limbo:
            return "in a limbo pile";
        case Zone::Hand:
            return "in a hand";
        case Zone::Deck:
            return "in a deck";
        case Zone::ElevenYearRow:
            return "in an 11 year row";
        case Zone::SoulRow:
            return "in a soul row";
        case Zone::Abolished:
            return "abolished";
        case Zone::Attached:
            return "attached to a citizen";
        case Zone::Revealed:
        case Zone::Gone:
            break;
        }
        return "elsewhere";
    }

    void needZone(std::string_view verb, const std::string& what, const Zones& zones, Zone zone)
    {
        if (in(zones, zone))
            return;
        complain(what,
            fmt::format("Nothing happens when you {} {}: it is {}, and only cards {} can be. Say "
                        "which cards are meant, such as \"target citizen\".",
                verb, what, placeName(zone), placeName(zones.front())));
    }

    /// Settles a thing that a verb works on; returns its definition.
    std::optional<int> settle(Thing& thing, std::string_view verb, const Zones& zones)
    {
        std::optional<int> id;
        std::visit(
            Overloaded {
                [&](This&) {
                    id = defineThis();
                    needZone(verb, "this", zones, zoneNow(*id));
                },
                [&](It& it) {
                    const auto fits = [&](const Definition& d) {
                        const bool citizen = it.word != It::Word::ThatCitizen
                            || d.noun == Filter::Noun::Citizen || !d.noun;
                        return in(zones, d.zone) && citizen;
                    };
                    if (m_subject && fits(m_things[static_cast<std::size_t>(*m_subject)])) {
                        id = m_subject; // "... and gains Eager": the subject goes on
                        it.referent = readingOf(wordOf(it), *id);
                        return;
                    }
                    id = resolve(wordOf(it), someOf(it.word), fits, it.referent);
                },
                [&](Target& target) { id = settleTarget(target, verb, zones); },
                [&](Each& each) {
                    settle(each.filter, false);
                    theirs(each.place.whose);
                    needZone(verb, phrases::object(thing), zones, each.place.zone);
                    id = product(each.place.zone, each.filter.noun, true, phrases::object(thing));
                },
                [&](Some& some) {
                    settle(some.count);
                    settle(some.filter, false);
                    theirs(some.place.whose);
                    needZone(verb, phrases::object(thing), zones, some.place.zone);
                    id = product(
                        some.place.zone, some.filter.noun, isPlural(thing), phrases::object(thing));
                },
                [&](TopOfDeck& top) {
                    settle(top.count);
                    theirs(top.whose);
                    needZone(verb, phrases::object(thing), zones, Zone::Deck);
                    id = product(
                        Zone::Deck, Filter::Noun::Card, isPlural(thing), phrases::object(thing));
                },
            },
            thing);
        return id;
    }
    Zone zoneNow(int id) const { return m_things[static_cast<std::size_t>(id)].zone; }

    int product(Zone zone, std::optional<Filter::Noun> noun, bool several, std::string name)
    {
        const int id = define({ Referent::Kind::Said, static_cast<std::uint8_t>(m_things.size()) },
            zone, noun, several, std::move(name));
        m_mentionedIn[id] = m_region;
        m_said = id;
        return id;
    }

    std::optional<int> settleTarget(Target& target, std::string_view verb, const Zones& zones)
    {
        const auto slot = m_slots++;
        settle(target.spec.filter, true);
        theirs(target.spec.place.whose, true);
        if (m_region > 0 && (slot > 1 || target.spec.count != 1 || m_severalTargets))
            complain("target",
                "A target of what happens later must be one of at most two single targets.");
        m_severalTargets |= target.spec.count != 1;
        Zone zone = target.spec.place.zone;
        std::optional<Filter::Noun> noun = target.spec.filter.noun;
        switch (target.spec.kind) {
        case TargetSpec::Kind::Spell:
        case TargetSpec::Kind::Activation:
        case TargetSpec::Kind::SpellOrActivation:
            zone = Zone::Pile;
            noun.reset();
            break;
        case TargetSpec::Kind::Cards:
        case TargetSpec::Kind::CardOrPlayer:
        case TargetSpec::Kind::Player:
        case TargetSpec::Kind::Opponent:
            break;
        }
        const std::string name = phrases::object(Thing { target });
        needZone(verb, name, zones, zone);
        const int id = define({ Referent::Kind::Slot, slot }, zone, noun, target.spec.count != 1,
            slotName(name, slot));
        m_mentionedIn[id] = m_region;
        return id;
    }
    static std::string slotName(const std::string& name, std::uint8_t slot)
    {
        constexpr std::string_view order[] = { "first", "second", "third", "fourth" };
        return fmt::format("the {} chosen {}", name, order[std::min<std::size_t>(slot, 3)]);
    }

    // ------------------------------------------------------------ Numbers

    void settle(Amount& amount, bool inTarget = false)
    {
        using Kind = Amount::Kind;
        switch (amount.kind) {
        case Kind::X:
            if (!paysX() || m_region > 0)
                complain("x",
                    "Nothing says what X is: put {X} into the cost, or say \"where X is the number "
                    "of ...\".");
            break;
        case Kind::TheNumber:
        case Kind::Done:
            if (inTarget || m_counted == Counting::Nothing)
                complain("that many",
                    "\"that many\" means nothing here: no number was chosen and nothing was "
                    "counted before it.");
            amount.kind = m_counted == Counting::Chosen ? Kind::TheNumber : Kind::Done;
            // Of each player that many of their own, where each player did it.
            amount.number = amount.kind == Kind::Done && m_acting == m_countedBy
                && (m_acting == Who::Kind::EachPlayer || m_acting == Who::Kind::EachOpponent);
            tell("that many", m_counted == Counting::Chosen ? "the number chosen" : m_countedWhat);
            break;
        case Kind::PerDone:
            if (m_counted != Counting::Done)
                complain("this way", "Nothing was done before \"this way\".");
            tell("this way", m_countedWhat);
            break;
        case Kind::PerDetached:
            if (!m_detached)
                complain("detached", "Nothing was detached before this.");
            break;
        case Kind::AttackOf:
        case Kind::DefenseOf:
            if (amount.ofThis) {
                if (!isCitizenText() || m_gone)
                    complain("this", "This card has no attack or defense on the island.");
            } else if (inTarget) {
                complain(
                    "its", "What a target may be can not depend on another card's statistics.");
            } else if (m_subject) {
                amount.referent = readingOf("its", *m_subject);
            } else {
                resolve(
                    "its", text::Some::One,
                    [](const Definition& d) {
                        return (d.zone == Zone::Island || d.moved)
                            && d.noun.value_or(Filter::Noun::Citizen) == Filter::Noun::Citizen;
                    },
                    amount.referent);
            }
            break;
        case Kind::CostOf:
            if (inTarget && !amount.ofThis)
                complain("its", "What a target may be can not depend on another card.");
            else if (!amount.ofThis && m_subject)
                amount.referent = readingOf("its", *m_subject);
            else if (!amount.ofThis)
                resolve(
                    "its", text::Some::One, [](const Definition&) { return true; },
                    amount.referent);
            break;
        case Kind::SpellsCast:
        case Kind::CitizensCast:
        case Kind::CitizensDied:
            theirs(amount.whose, inTarget);
            break;
        case Kind::TotalAttack:
        case Kind::TotalDefense:
        case Kind::HighestAttack:
        case Kind::HighestDefense:
        case Kind::PerCounted:
            if (amount.of) {
                theirs(amount.of->place.whose, inTarget);
                Counted counted = *amount.of;
                settle(counted.filter, inTarget);
                amount.of = std::make_shared<const Counted>(std::move(counted));
            }
            break;
        case Kind::UntilHand:
        case Kind::Fixed:
        case Kind::All:
            break;
        }
    }
    bool paysX() const
    {
        if (isYear())
            return m_setting.paysX && m_ability.kind != Ability::Kind::ElevenYear;
        if (m_ability.kind == Ability::Kind::SpellEffect)
            return m_setting.paysX;
        return std::any_of(m_ability.cost.begin(), m_ability.cost.end(), [](const CostItem& item) {
            return std::any_of(item.stones.begin(), item.stones.end(),
                [](const Stone& stone) { return stone.kind == Stone::Kind::X; });
        });
    }
    void settle(Filter& filter, bool inTarget)
    {
        if (filter.bound)
            settle(filter.bound->amount, inTarget);
        theirs(filter.controller, inTarget);
        const bool aboutThis = filter.condition == Filter::Condition::BlockingThis
            || filter.condition == Filter::Condition::BlockedByThis;
        if (aboutThis && (!isCitizenText() || m_gone))
            complain("this", "This card is not on the island, so nothing blocks it.");
    }
    /// "they control", "their hand": of who is told now, or else of the player who was named.
    void theirs(Side side, bool inTarget = false)
    {
        if (side != Side::They)
            return;
        if (!inTarget && m_acting != Who::Kind::You)
            return;
        const auto meaning = m_mentions.meaning("they", Sort::Player, text::Some::One,
            [&](const Mention& m) { return !inTarget || m.id == Trigger_; });
        if (inTarget && (!meaning.mention || m_player != -1))
            complain("control",
                "A target is chosen before anybody is named, so it can not be \"theirs\"; say "
                "\"an opponent controls\".");
        else if (!meaning.mention)
            complain("they", meaning.wrong);
        else if (meaning.mention->id != m_player && m_player != -1)
            complain("they", "Another player was named since; say which one is meant.");
        else
            tell("they", meaning.mention->name);
    }

    // ------------------------------------------------------------ Players

    void settle(Who& who)
    {
        m_acting = who.kind;
        switch (who.kind) {
        case Who::Kind::Target:
            ++m_slots;
            m_mentions.add(Sort::Player, false, "the target player", Named + m_slots);
            m_player = Named + m_slots;
            break;
        case Who::Kind::Opponent:
            m_mentions.add(Sort::Player, false, "the opponent", 100);
            m_player = 100;
            break;
        case Who::Kind::ThatPlayer: {
            const auto meaning = m_mentions.meaning(
                "that player", Sort::Player, text::Some::One, [](const Mention&) { return true; });
            if (!meaning.mention)
                complain("that player", meaning.wrong);
            else if (meaning.mention->id != m_player && m_player != -1)
                complain("that player", "Another player was named since; say which one is meant.");
            else
                tell("that player", meaning.mention->name);
            break;
        }
        case Who::Kind::ItsController:
        case Who::Kind::ItsOwner:
            if (m_subject)
                who.referent = readingOf("its", *m_subject);
            else
                resolve(
                    who.kind == Who::Kind::ItsOwner ? "its owner" : "its controller",
                    text::Some::One, [](const Definition&) { return true; }, who.referent);
            m_player = 101;
            m_mentions.add(Sort::Player, false, "its controller", 101);
            break;
        case Who::Kind::You:
        case Who::Kind::EachOpponent:
        case Who::Kind::EachPlayer:
            break;
        }
    }

    // ------------------------------------------------------------ Conditions

    void settle(Condition& condition)
    {
        for (Condition& part : condition.parts)
            settle(part);
        settle(condition.filter, false);
        theirs(condition.place.whose);
        if (condition.kind == Condition::Kind::ItDied) {
            const auto meaning = m_mentions.meaning(
                "it", Sort::Thing, text::Some::One, [](const Mention&) { return true; });
            if (!meaning.mention) {
                complain("it", meaning.wrong);
                return;
            }
            const Definition& d = m_things[static_cast<std::size_t>(meaning.mention->id)];
            if (m_region > 0 || d.several
                || (d.referent.kind == Referent::Kind::Said && m_said != meaning.mention->id))
                complain("it", "Too much has happened since what \"it\" means; name it again.");
            tell("it", meaning.mention->name);
            condition.referent = { d.referent.kind, d.referent.slot };
        }
        if (condition.kind == Condition::Kind::ItIs) {
            if (m_ability.kind == Ability::Kind::Passive) {
                complain("it", "\"it\" means nothing here; say \"this is ...\".");
                return;
            }
            resolve(
                "it", text::Some::One, [](const Definition&) { return true; }, condition.referent);
        }
        const bool asksThis = condition.kind == Condition::Kind::ThisIs
            || condition.kind == Condition::Kind::Attached
            || condition.kind == Condition::Kind::ThisAttacked;
        if (asksThis && (!isCitizenText() || m_gone))
            complain("this", "This card is not on the island when this is asked.");
    }

    // ------------------------------------------------------------ Instructions

    enum class Counting { Nothing, Chosen, Done };

    void counts(const Amount& count, std::string what)
    {
        // What was done the chosen number of times is that number still.
        if (count.kind == Amount::Kind::TheNumber || count.kind == Amount::Kind::Done)
            return;
        m_counted = Counting::Done;
        m_countedBy = m_acting;
        m_countedWhat = std::move(what);
    }
    void moves(std::optional<int> id, Zone to)
    {
        if (!id)
            return;
        Definition& d = m_things[static_cast<std::size_t>(*id)];
        d.zone = to;
        d.moved = true;
    }
    void says(std::optional<int> id)
    {
        if (id)
            m_said = *id;
    }
    std::optional<int> on(
        Thing& thing, std::string_view verb, const Zones& zones = { Zone::Island })
    {
        const auto id = settle(thing, verb, zones);
        says(id);
        return id;
    }

    void statement(Thing& what, std::string_view verb, Duration& duration)
    {
        const auto id = on(what, verb);
        m_lastStatement = id;
        // What a card gives to the citizen it is attached to lasts as long as it is there (5.3.1).
        if (duration == Duration::Permanent && m_attachedTo && id == m_attachedTo)
            duration = Duration::WhileAttached;
        if (duration == Duration::WhileAttached && !m_attachedTo)
            complain("attached", "This card is not attached to anything here.");
    }

    void visitAll(std::vector<Effect>& list)
    {
        for (Effect& each : list)
            visit(each);
    }

    void visitLeaf(Draw& e)
    {
        settle(e.who);
        settle(e.count);
        counts(e.count, "the cards drawn");
    }
    void visitLeaf(Discard& e)
    {
        settle(e.who);
        settle(e.count);
        counts(e.count, "the cards discarded");
    }
    void visitLeaf(Probe& e)
    {
        settle(e.who);
        settle(e.count);
    }
    void visitLeaf(Plunder& e)
    {
        settle(e.who);
        settle(e.count);
        if (e.type)
            settle(*e.type, false);
        counts(e.count, "the cards plundered");
    }
    void visitLeaf(Destroy& e)
    {
        m_acting = Who::Kind::You;
        const auto id = on(e.what, "destroy", { Zone::Island, Zone::ElevenYearRow });
        moves(id, Zone::Limbo);
        counts(fixed(1), "the cards destroyed");
    }
    void visitLeaf(Abolish& e)
    {
        moves(on(e.what, "abolish",
                  { Zone::Island, Zone::Limbo, Zone::Hand, Zone::Deck, Zone::SoulRow,
                      Zone::ElevenYearRow, Zone::Attached, Zone::Pile, Zone::Revealed }),
            Zone::Abolished);
        counts(fixed(1), "the cards abolished");
    }
    void visitLeaf(Sacrifice& e)
    {
        settle(e.who);
        moves(on(e.what, "sacrifice"), Zone::Limbo);
        counts(fixed(1), "the citizens sacrificed");
    }
    void visitLeaf(Damage& e)
    {
        if (e.by) {
            m_subject = settle(*e.by, "deal damage with", { Zone::Island });
            settle(e.amount);
            m_subject.reset();
        } else {
            settle(e.amount);
        }
        if (auto* thing = std::get_if<Thing>(&e.to)) {
            const auto* target = std::get_if<Target>(thing);
            if (e.divided && !target)
                complain("divided", "Damage is divided among targets only.");
            on(*thing, "damage");
        } else {
            settle(std::get<Who>(e.to));
        }
    }
    void visitLeaf(Modify& e)
    {
        if (e.attackByX || e.defenseByX) {
            Amount x { Amount::Kind::X, 0, {}, false };
            settle(x);
        }
        statement(e.what, "change", e.duration);
        if (e.times)
            settle(*e.times);
    }
    void visitLeaf(Gain& e) { statement(e.what, "give a keyword to", e.duration); }
    void visitLeaf(Lose& e) { statement(e.what, "take abilities from", e.duration); }
    void visitLeaf(Allow& e)
    {
        if (e.by)
            settle(*e.by, false);
        statement(e.what, "allow or forbid something to", e.duration);
    }
    void visitLeaf(Engage& e) { on(e.what, "engage", { Zone::Island, Zone::SoulRow }); }
    void visitLeaf(Disengage& e) { on(e.what, "disengage", { Zone::Island, Zone::SoulRow }); }
    void visitLeaf(MakeWeary& e) { m_lastStatement = on(e.what, "make weary"); }
    void visitLeaf(GainControl& e)
    {
        settle(e.who);
        on(e.what, "gain control of");
    }
    void visitLeaf(Counter& e) { moves(on(e.what, "counter", { Zone::Pile }), Zone::Limbo); }
    void visitLeaf(Attach& e)
    {
        const auto what = settle(e.what, "attach",
            { Zone::Island, Zone::Limbo, Zone::Hand, Zone::Deck, Zone::SoulRow, Zone::Abolished,
                Zone::Pile, Zone::Revealed, Zone::ElevenYearRow });
        const auto to = settle(e.to, "attach something to", { Zone::Island });
        says(what);
        moves(what, Zone::Attached);
        if (std::holds_alternative<This>(e.what) && !isCitizenText())
            m_attachedTo = to;
    }
    void visitLeaf(Detach& e)
    {
        settle(e.count);
        on(e.from, "detach something from");
        m_detached = true;
        counts(fixed(1), "the cards detached");
    }
    void visitLeaf(Move& e)
    {
        const Zone before = std::visit(
            Overloaded {
                [](const Each& each) { return each.place.zone; },
                [](const Some& some) { return some.place.zone; },
                [](const Target& t) {
                    return t.spec.kind == TargetSpec::Kind::Cards ? t.spec.place.zone : Zone::Pile;
                },
                [](const auto&) { return Zone::Gone; },
            },
            e.what);
        if (before == e.to && e.to != Zone::ElevenYearRow && e.to != Zone::Deck)
            complain("to", "It is there already: nothing would move.");
        const bool spellsOnly = std::visit(
            Overloaded {
                [](const Each& each) { return each.filter.noun == Filter::Noun::Spell; },
                [](const Some& some) { return some.filter.noun == Filter::Noun::Spell; },
                [](const Target& t) { return t.spec.filter.noun == Filter::Noun::Spell; },
                [](const auto&) { return false; },
            },
            e.what);
        if (e.to == Zone::Island && spellsOnly)
            complain("island", "Only citizens can be on the island (5.3).");
        Zones from { Zone::Island, Zone::Limbo, Zone::Hand, Zone::Deck, Zone::SoulRow,
            Zone::Abolished, Zone::Attached, Zone::ElevenYearRow, Zone::Pile, Zone::Revealed };
        std::erase_if(from, [&](Zone zone) { return zone == e.to && zone == Zone::Island; });
        const auto id = on(e.what, "move", from);
        moves(id, e.to);
    }
    void visitLeaf(Search& e)
    {
        settle(e.count);
        settle(e.filter, false);
        const bool several = !(e.count == fixed(1));
        product(e.to, e.filter.noun, several, several ? "the cards found" : "the card found");
    }
    void visitLeaf(Shuffle& e) { settle(e.who); }
    void visitLeaf(LookAtRow& e)
    {
        settle(e.whose);
        settle(e.count);
        const bool several = !(e.count == fixed(1));
        product(Zone::ElevenYearRow, Filter::Noun::Card, several,
            several ? "the cards looked at" : "the card looked at");
    }
    void visitLeaf(LookAtDeck& e)
    {
        settle(e.whose);
        settle(e.count);
        const bool several = !(e.count == fixed(1));
        product(Zone::Deck, Filter::Noun::Card, several,
            several ? "the cards looked at" : "the card looked at");
    }
    void visitLeaf(RearrangeRow& e) { settle(e.whose); }
    void visitLeaf(DestroyYear& e)
    {
        settle(e.whose);
        settle(e.count);
        counts(e.count, "the 11 year cards destroyed");
    }
    void visitLeaf(Reveal& e)
    {
        settle(e.whose);
        settle(e.count);
        const bool several = !(e.count == fixed(1));
        product(e.zone, Filter::Noun::Card, several,
            several ? "the cards revealed" : "the card revealed");
    }
    void visitLeaf(AddEnergy&) { }
    void visitLeaf(ChooseNumber& e)
    {
        settle(e.upTo);
        m_counted = Counting::Chosen;
    }
    void visitLeaf(CastFree& e) { settle(e.filter, false); }
    void visitLeaf(WinLose& e) { settle(e.who); }
    void visitLeaf(Pay& e)
    {
        settle(e.who);
        for (const Stone& stone : e.stones)
            if (stone.kind == Stone::Kind::X)
                complain("{x}", "Nobody says what X is when this is paid.");
    }
    void visitLeaf(Name& e)
    {
        on(e.what, "choose",
            { Zone::Island, Zone::Limbo, Zone::Hand, Zone::SoulRow, Zone::Abolished,
                Zone::ElevenYearRow, Zone::Pile, Zone::Deck, Zone::Attached });
    }
    void visitLeaf(NamePlayer& e) { settle(e.who); }
    void visitLeaf(PreventNext& e)
    {
        settle(e.amount);
        on(e.what, "prevent damage to");
    }
    void visitLeaf(Switch& e) { statement(e.what, "change", e.duration); }
    void visitLeaf(Either& e)
    {
        if (e.who.kind == Who::Kind::You) {
            std::vector<Effect> second { e.options.back() };
            std::vector<Effect> first { e.options.front() };
            either(first, second);
            e.options = { first.front(), second.front() };
            return;
        }
        doneBy(e.who, "the player who chooses", [&] { visitAll(e.options); });
    }
    void visitLeaf(Fight& e)
    {
        const auto one = settle(e.one, "fight with", { Zone::Island });
        settle(e.other, "fight with", { Zone::Island });
        says(one);
    }
    void visitLeaf(PreventAll&) { }
    void visitLeaf(LookAndPick& e)
    {
        settle(e.count);
        settle(e.take);
        if (e.type)
            settle(*e.type, false);
        const bool several = e.take != fixed(1);
        product(e.to, std::nullopt, several, several ? "the cards taken" : "the card taken");
    }
    void visitLeaf(PickFromHand& e)
    {
        settle(e.whose);
        settle(e.type, false);
        product(e.fate == PickFromHand::Fate::Abolish ? Zone::Abolished : Zone::Limbo, e.type.noun,
            false, "the card chosen");
    }
    void visitLeaf(LookAtHand& e) { settle(e.whose); }
    void visitLeaf(ShuffleIn& e)
    {
        settle(e.who);
        counts(fixed(1), "the cards shuffled in");
    }
    void visitLeaf(Forbid& e) { settle(e.who); }
    void visitLeaf(CostChange& e)
    {
        settle(e.filter, false);
        if (e.times)
            settle(*e.times);
    }
    void visitLeaf(CastFromLimbo&) { }
    void visitLeaf(EntersEngaged& e) { on(e.what, "have something enter"); }
    void visitLeaf(EntersWith& e)
    {
        on(e.what, "have something enter");
        if (e.times)
            settle(*e.times);
    }
    void visitLeaf(Instead& e) { on(e.what, "replace the death of"); }
    void visitLeaf(SetStats& e) { settle(e.amount); }

    void visitLeaf(Sequence& e)
    {
        for (std::size_t i = 0; i < e.parts.size(); ++i) {
            // "Target citizen gets +1/+1 and gains Eager": of whom the second is said, is no question.
            const bool goesOn = i > 0 && e.joints[i - 1] == Sequence::Joint::And
                && isStatement(e.parts[i - 1]) && isStatement(e.parts[i]);
            m_subject = goesOn ? m_lastStatement : std::nullopt;
            visit(e.parts[i]);
            m_subject.reset();
        }
    }
    static bool isStatement(const Effect& e)
    {
        return std::holds_alternative<Modify>(e.node) || std::holds_alternative<Gain>(e.node)
            || std::holds_alternative<Lose>(e.node) || std::holds_alternative<Allow>(e.node)
            || std::holds_alternative<MakeWeary>(e.node);
    }
    /// One of the two happens: what the first does has not happened in the second.
    void either(std::vector<Effect>& effect, std::vector<Effect>& otherwise,
        const std::function<void()>& between = {})
    {
        const auto things = m_things;
        const int said = m_said;
        visitAll(effect);
        if (otherwise.empty())
            return;
        const auto after = m_things;
        const int saidAfter = m_said;
        std::copy(things.begin(), things.end(), m_things.begin());
        for (std::size_t i = things.size(); i < m_things.size(); ++i) {
            m_things[i].zone = m_things[i].first;
            m_things[i].moved = false;
        }
        m_said = said;
        if (between)
            between();
        visitAll(otherwise);
        std::copy(after.begin(), after.end(), m_things.begin());
        // Afterwards only what both leave as it is can be read off the last instruction.
        if (m_said != saidAfter)
            m_said = -1;
    }
    /// What somebody else does: inside it, they are "that player".
    template <typename F>
    void doneBy(Who& who, std::string name, F&& inside)
    {
        settle(who);
        const int before = m_player;
        const auto acting = m_by;
        m_by = who.kind;
        m_mentions.open();
        m_mentions.add(Sort::Player, false, std::move(name), 103);
        m_player = 103;
        inside();
        m_mentions.close();
        m_player = before;
        m_by = acting;
    }
    void visitLeaf(As& e)
    {
        doneBy(e.who, "the player who does it", [&] { visitAll(e.effect); });
    }
    void visitLeaf(May& e)
    {
        if (e.who.kind == Who::Kind::You) {
            either(e.effect, e.otherwise);
            return;
        }
        doneBy(e.who, "the player who is asked", [&] {
            const auto by = m_by;
            visitAll(e.effect);
            m_by = Who::Kind::You; // "If they do, draw 1 card": you
            visitAll(e.then);
            visitAll(e.otherwise);
            m_by = by;
        });
    }
    void visitLeaf(IfSo& e)
    {
        if (e.instead) {
            either(e.otherwise, e.effect, [&] { settle(e.condition); });
            return;
        }
        settle(e.condition);
        either(e.effect, e.otherwise);
    }
    void visitLeaf(Choose& e)
    {
        for (Effect& mode : e.modes) { // each is a region of its own
            const auto said = m_said;
            const auto counted = m_counted;
            m_mentions.open();
            visit(mode);
            m_mentions.close();
            m_said = said;
            m_counted = counted;
        }
    }
    void visitLeaf(Delayed& e)
    {
        const auto said = m_said;
        const auto captured = m_captured;
        const auto counted = m_counted;
        const auto player = m_player;
        if (e.when == Delayed::When::ThisLeaves && !isCitizenText())
            complain("leaves", "This card is never on the island, so it does not leave it.");
        m_counted = Counting::Nothing;
        m_captured.reset();
        m_mentions.open();
        ++m_region;
        m_said = -1;
        visitAll(e.effect);
        --m_region;
        m_mentions.close();
        m_said = said;
        if (m_captured)
            e.captured = readingOf("it", *m_captured);
        m_captured = captured;
        m_counted = counted;
        m_player = player;
    }
    void visitLeaf(Unless& e)
    {
        if (e.who.kind == Who::Kind::EachOpponent || e.who.kind == Who::Kind::EachPlayer) {
            doneBy(e.who, "the player who may prevent it", [&] {
                visitAll(e.effect);
                visitAll(e.deed);
            });
            return;
        }
        // Who may prevent it is asked before any of it happens.
        const auto things = m_things;
        const int said = m_said;
        visitAll(e.effect);
        for (std::size_t i = 0; i < m_things.size(); ++i)
            m_things[i].moved = i < things.size() && things[i].moved;
        m_said = said;
        settle(e.who);
        m_mentions.open();
        m_mentions.add(Sort::Player, false, "who may prevent it", 102);
        const int before = m_player;
        m_player = 102;
        visitAll(e.deed);
        m_player = before;
        m_mentions.close();
    }

    void visit(Effect& effect)
    {
        m_acting = m_by; // who is told, unless the deed says so itself
        std::visit([&](auto& e) { visitLeaf(e); }, effect.node);
    }

    const Ability& m_ability;
    const Setting& m_setting;
    Meanings* m_meanings;
    Unbound m_wrong;
    text::Mentions m_mentions;
    std::vector<Definition> m_things;
    std::map<int, int> m_mentionedIn; ///< In which later-region a thing was named.
    std::uint8_t m_slots = 0;
    int m_said = -1; ///< What the match has in "it".
    int m_player = -1;
    int m_region = 0;
    bool m_gone = false; ///< This card has left the island when the effect resolves.
    bool m_detached = false;
    bool m_severalTargets = false;
    Counting m_counted = Counting::Nothing;
    std::string m_countedWhat;
    Who::Kind m_acting = Who::Kind::You;    ///< Who is told now.
    Who::Kind m_by = Who::Kind::You;        ///< Who does what is told to nobody else.
    Who::Kind m_countedBy = Who::Kind::You; ///< Who did what was counted.
    std::optional<int> m_captured;
    std::optional<int> m_subject;
    std::optional<int> m_lastStatement;
    std::optional<int> m_attachedTo;
};

Unbound placeOf(const Ability& ability, const Setting& setting)
{
    if (ability.trigger && ability.trigger->together && ability.trigger->subjectIsThis
        && ability.trigger->event < Trigger::Event::YouDraw)
        return { "one or more", "\"one or more\" is of several cards." };
    if (ability.kind == Ability::Kind::Keywords && setting.type == CardType::Spell)
        for (const Keyword keyword : ability.keywords)
            if (keyword != Keyword::Focused)
                return { std::string(phrases::keyword(keyword)),
                    fmt::format("{} means nothing on a spell; only citizens have it. Give it to a "
                                "citizen: \"Target citizen gains {} until end of turn.\"",
                        phrases::keyword(keyword), phrases::keyword(keyword)) };
    if (ability.kind == Ability::Kind::Passive && (ability.solo || ability.focused))
        return { ability.solo ? "solo" : "focused",
            fmt::format("{} limits when an ability is used, and a passive ability is never used "
                        "(9.2).",
                ability.solo ? "Solo" : "Focused") };
    return {};
}

} // namespace

Unbound bind(Ability& ability, const Setting& setting, Meanings* meanings)
{
    if (Unbound wrong = placeOf(ability, setting); !wrong.text.empty())
        return wrong;
    return Binder(ability, setting, meanings).run(ability);
}

} // namespace triptych::kryptik
