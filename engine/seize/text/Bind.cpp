#include "seize/text/Bind.h"

#include "core/Overloaded.h"
#include "seize/text/Phrases.h"
#include "seize/text/Spoken.h"
#include "text/Binding.h"

#include <algorithm>
#include <memory>
#include <optional>

#include <fmt/format.h>

namespace triptych::seize {
namespace {

using text::Mention;
using text::Sort;
using Is = Referent::Kind;
using Event = Trigger::Event;

bool isPlayed(Paper paper)
{
    return paper == Paper::Instant || paper == Paper::Attack;
}
bool isAboutAMercenary(const Trigger& trigger)
{
    return trigger.event <= Event::Arrives || trigger.its;
}
/// One mercenary does it to another.
bool hasOther(Event event)
{
    return event == Event::Attacks || event == Event::IsAttacked || event == Event::IsDestroyed
        || event == Event::IsDealtDamage || event == Event::DealsDamage || event == Event::Destroys
        || event == Event::Upstages || event == Event::SpendsDefense;
}
bool isAFight(Event event)
{
    return hasOther(event) && event != Event::Upstages;
}
bool hasNumber(Event event)
{
    return event == Event::IsDealtDamage || event == Event::DealsDamage || event == Event::IsHealed
        || event == Event::LosesLoot || event == Event::GainsLoot || event == Event::Plunders
        || event == Event::GainsStatus || event == Event::Acquires;
}

/// What was named: how the match finds it, and what it is.
struct Definition
{
    enum class Noun { Mercenary, Tile, Treasure, Item };
    Referent referent {};
    Noun noun = Noun::Mercenary;
    text::Some number = text::Some::One;
    bool stale = false; ///< Others were chosen since.
    Side side = Side::Any;
    std::optional<Thing> thing {}; ///< The words that named it.
};

/// Where in its sentence a word stands: "it gains ...", "exhaust it", "its bounty".
enum class Role { Subject, Object, Whose };

class Binder
{
public:
    Binder(Paper paper, bool aims, Meanings* meanings)
        : m_paper(paper)
        , m_slots(aims ? 1 : 0)
        , m_meanings(meanings)
    {
    }

    Unbound run(Ability& ability)
    {
        m_wrong = {};
        m_ability = &ability;
        m_static = ability.kind == Ability::Kind::Static;
        if (ability.reach)
            beginAttack(*ability.reach);
        if (ability.trigger)
            begin(*ability.trigger);
        if (ability.condition)
            settle(*ability.condition);
        m_inEffect = true;
        if (ability.effect)
            visit(*ability.effect);
        m_inEffect = false;
        if (ability.trigger && !ability.oncePerTurn && ability.effect)
            neverEnds(*ability.trigger, *ability.effect);
        return std::move(m_wrong);
    }

private:
    // ------------------------------------------------------------ What goes wrong

    void complain(std::string_view word, std::string text)
    {
        if (m_wrong.text.empty())
            m_wrong = { std::string(word), std::move(text) };
    }
    void tell(
        std::string_view word, const std::string& meaning, const std::optional<Thing>& thing = {})
    {
        if (m_meanings)
            m_meanings->push_back({ std::string(word), meaning, thing });
    }

    // ------------------------------------------------------------ Mentions

    int define(Referent referent, Definition::Noun noun, text::Some number, std::string name,
        const std::optional<Thing>& thing = {})
    {
        if (referent.kind == Is::Said)
            for (Definition& d : m_things)
                d.stale = d.stale || d.referent.kind == Is::Said;
        m_things.push_back(
            { referent, noun, number, false, thing ? thing->filter.side : Side::Any, thing });
        const int id = static_cast<int>(m_things.size()) - 1;
        m_mentions.add(Sort::Thing, number == text::Some::Several, std::move(name), id);
        return id;
    }
    void definePlayer(std::string name)
    {
        m_mentions.add(Sort::Player, false, std::move(name), ++m_players);
    }

    Thing::Kind own() const
    {
        return m_paper == Paper::Treasure ? Thing::Kind::Bearer
            : m_paper == Paper::Attack    ? Thing::Kind::Attacker
                                          : Thing::Kind::This;
    }
    bool hasOwn() const { return m_paper != Paper::Instant && m_paper != Paper::Event; }
    std::string ownName() const
    {
        return m_paper == Paper::Treasure ? "the bearer"
            : m_paper == Paper::Attack    ? "the attacker"
                                          : "this mercenary";
    }

    void beginAttack(const Reach& reach)
    {
        m_fights = true;
        const bool tile = reach.area == Reach::Area::Tile;
        if (reach.self && reach.area == Reach::Area::One)
            return;
        define({ Is::Attacked }, Definition::Noun::Mercenary, text::Some::Any,
            "the attacked mercenary");
        m_things.back().side = Side::Enemy;
        if (tile)
            define({ Is::Attacked }, Definition::Noun::Tile, text::Some::Any, "the attacked tile");
    }

    void begin(Trigger& trigger)
    {
        settleOwnEvent(trigger);
        if (trigger.subject.kind == Thing::Kind::This && m_paper == Paper::Treasure
            && isAboutAMercenary(trigger))
            trigger.subject.kind = Thing::Kind::Bearer;
        if (isAboutAMercenary(trigger))
            needs(trigger.subject.kind);
        if (isAboutAMercenary(trigger) && trigger.object
            && trigger.object->place == Filter::Place::EnemyGuildHall)
            definePlayer("the player whose Guild Hall it is in");
        if (trigger.into)
            settleArea(*trigger.into);
        if (trigger.into && trigger.into->place == Filter::Place::EnemyGuildHall && !trigger.leaves
            && trigger.subject.kind != Thing::Kind::Some)
            definePlayer("the player whose Guild Hall it is in");
        m_fights = isAFight(trigger.event);
        m_number = hasNumber(trigger.event);
        m_tally = trigger.event == Event::IsDealtDamage || trigger.event == Event::DealsDamage
            ? Tallied::Damage
            : trigger.event == Event::IsHealed ? Tallied::Healed
                                               : Tallied::Anything;
        if (!isAboutAMercenary(trigger)) {
            if (trigger.who.kind != Who::Kind::You)
                definePlayer("the player whose turn or deed it is");
            return;
        }
        const bool isOwn = trigger.subject.kind != Thing::Kind::Some;
        const bool did = trigger.event == Event::Attacks || trigger.event == Event::DealsDamage
            || trigger.event == Event::Destroys || trigger.event == Event::Upstages;
        if (trigger.event == Event::Plunders
            && (isOwn || trigger.subject.filter.side == Side::Yours
                || trigger.subject.filter.side == Side::Allied))
            definePlayer("the player who is plundered");
        if (!isOwn) {
            define({ Is::Subject }, Definition::Noun::Mercenary, text::Some::One,
                "the mercenary that triggers this");
            m_things.back().side = trigger.subject.filter.side;
            if (!hasOther(trigger.event) || trigger.toHalf)
                return;
            m_otherName = nameOfOther(trigger.event);
            // Two were named, and "it" could be either.
            if (trigger.object || trigger.event == Event::Destroys
                || trigger.event == Event::Upstages) {
                define({ !m_fights   ? Is::Open
                               : did ? Is::Attacked
                                     : Is::Attacker },
                    Definition::Noun::Mercenary, text::Some::One, m_otherName);
                m_things.back().side = trigger.object ? trigger.object->side : Side::Any;
            }
            return;
        }
        m_isOwn = true;
        m_ownGone = trigger.event == Event::IsDestroyed || trigger.event == Event::Exits;
        if (!hasOther(trigger.event) || trigger.toHalf)
            return;
        m_otherName = nameOfOther(trigger.event);
        m_otherNamed = trigger.object.has_value() || trigger.event == Event::Upstages;
        m_otherGone = trigger.event == Event::Destroys;
        m_hasOther = true;
    }

    static std::string nameOfOther(Event event)
    {
        return event == Event::Destroys                              ? "the mercenary destroyed"
            : event == Event::Upstages                               ? "the mercenary upstaged"
            : event == Event::Attacks || event == Event::DealsDamage ? "the attacked mercenary"
                                                                     : "the attacker";
    }

    /// Where somebody comes in: seen from this card, since nobody else has been named yet.
    void settleArea(Filter& area)
    {
        if (area.range.kind == Range::Kind::Anywhere)
            return;
        if (!hasOwn() && area.range.anchor != Range::Anchor::Described)
            complain("adjacent",
                "This card stands nowhere, so nothing is near it; say a place, such as "
                "\"enters your Guild Hall\".");
        if (area.range.anchor == Range::Anchor::Described)
            settle(area.range);
        else
            area.range.anchor = Range::Anchor::Source;
    }

    /// "This is equipped" is about a treasure itself, and about a mercenary as it takes one up.
    void settleOwnEvent(Trigger& trigger)
    {
        const bool treasure = m_paper == Paper::Treasure;
        const bool itself = trigger.subject.kind == Thing::Kind::This;
        if (treasure && itself && trigger.event == Event::Equips)
            trigger.event = Event::IsEquipped;
        else if (treasure && itself && trigger.event == Event::Unequips)
            trigger.event = Event::IsUnequipped;
        else if (treasure && itself && trigger.event == Event::Enters)
            trigger.event = Event::IsPlayed;
        else if (m_paper == Paper::Mercenary && trigger.event == Event::IsPlayed)
            trigger.event = Event::Enters;
        else if (m_paper == Paper::Mercenary && trigger.event == Event::IsEquipped)
            trigger.event = Event::Equips;
        else if (m_paper == Paper::Mercenary && trigger.event == Event::IsUnequipped)
            trigger.event = Event::Unequips;
        else if (treasure && itself && trigger.event == Event::IsDestroyed)
            trigger.event = Event::IsRuined;
        else if (!treasure && trigger.event >= Event::IsPlayed)
            complain("this", "Only a treasure is played, equipped or unequipped like this.");
    }

    // ------------------------------------------------------------ What has no end

    /// "Whenever a player loses loot, that player loses 1 loot" would set itself off for ever.
    void neverEnds(const Trigger& trigger, const Effect& effect)
    {
        if (const auto* sequence = std::get_if<Sequence>(&effect.node)) {
            for (const Effect& part : sequence->parts)
                neverEnds(trigger, part);
            return;
        }
        const Who* who = nullptr;
        if (const auto* loses = std::get_if<LoseLoot>(&effect.node))
            who = trigger.event == Event::LosesLoot ? &loses->who : nullptr;
        else if (const auto* gains = std::get_if<GainLoot>(&effect.node))
            who = trigger.event == Event::GainsLoot ? &gains->who : nullptr;
        else if (const auto* draws = std::get_if<Draw>(&effect.node))
            who = trigger.event == Event::Draws ? &draws->who : nullptr;
        if (!who)
            return;
        const bool anybody = trigger.who.kind == Who::Kind::EachPlayer;
        const bool everybody = who->kind == Who::Kind::EachPlayer;
        const bool same = who->kind == Who::Kind::ThatPlayer
            || (trigger.who.kind == Who::Kind::You && who->kind == Who::Kind::You)
            || (trigger.who.kind == Who::Kind::Opponent && who->kind != Who::Kind::You);
        if (anybody || everybody || same)
            complain("whenever",
                "What this does sets it off again, without an end; say \"once per turn, "
                "whenever ...\", or let it happen to somebody else.");
    }

    // ------------------------------------------------------------ Fixed words

    void needs(Thing::Kind kind)
    {
        const auto wrong = [&](std::string_view why) {
            complain(phrases::single(kind),
                fmt::format("\"{}\" means nobody here: {}.", phrases::single(kind), why));
        };
        const bool fights = kind == Thing::Kind::Attacked || kind == Thing::Kind::Attacker;
        if (fights && !m_fights && !(kind == Thing::Kind::Attacker && m_counters))
            wrong("there is no attack; say whom it means, such as \"target mercenary\"");
        if (kind == Thing::Kind::Bearer && m_paper != Paper::Treasure)
            wrong("only a treasure has one; say \"this\" or \"target mercenary\"");
        if (kind == Thing::Kind::This && !hasOwn())
            wrong("this card is no mercenary; say whom it means, such as \"target mercenary\"");
    }

    // ------------------------------------------------------------ Pronouns

    static bool isOfOwnSide(const Definition& d)
    {
        return d.noun == Definition::Noun::Mercenary
            && (d.side == Side::Yours || d.side == Side::Allied);
    }
    static bool numbersFit(text::Some word, text::Some thing)
    {
        return word == text::Some::Any || thing == text::Some::Any || word == thing;
    }

    /// The meaning of a word; nothing when it is this card's own mercenary.
    std::optional<Referent> resolve(std::string_view word, text::Some number, Definition::Noun noun,
        Role role, bool anyNoun = false, bool notOwn = false)
    {
        const auto fits = [&](const Mention& m) {
            const Definition& d = m_things[static_cast<std::size_t>(m.id)];
            return (d.noun == noun || (anyNoun && d.noun != Definition::Noun::Tile))
                && numbersFit(number, d.number) && !(m_notOwnSide && isOfOwnSide(d));
        };
        const auto named = m_mentions.meaning(word, Sort::Thing, text::Some::Any, fits);
        if (named.mention)
            return found(word, *named.mention);
        if (named.wrong.find("means nothing") == std::string::npos) {
            complain(word, named.wrong);
            return Referent { Is::Open };
        }
        if (notOwn && m_hasOther) {
            tell(word, m_otherName);
            return Referent { Is::Subject };
        }
        const bool mine = !notOwn && noun == Definition::Noun::Mercenary && hasOwn()
            && number != text::Some::Several
            && (m_isOwn || m_ownNamed || m_static || !m_ability->trigger);
        if (m_hasOther && noun == Definition::Noun::Mercenary)
            return ownOrOther(word, role);
        if (mine) {
            tell(word, ownName());
            return std::nullopt;
        }
        complain(word, named.wrong);
        return Referent { Is::Open };
    }

    /// "Whenever this attacks, exhaust it": this, or the one attacked.
    std::optional<Referent> ownOrOther(std::string_view word, Role role)
    {
        const Referent other { Is::Subject };
        if (m_otherGone && role != Role::Whose) { // what it has destroyed is not there any more
            tell(word, ownName());
            return std::nullopt;
        }
        if (role == Role::Subject && (!m_otherNamed || m_otherGone)) {
            tell(word, ownName());
            return std::nullopt;
        }
        if (m_ownGone && m_ofFigure && !m_otherNamed) { // "when this is destroyed, ... its bounty"
            tell(word, ownName());
            return std::nullopt;
        }
        // "When this destroys a mercenary, gain loot equal to its bounty": what was taken is meant.
        const bool prize = m_ofBounty && m_otherGone;
        if ((role == Role::Object && m_otherNamed) || m_ownGone || prize) {
            tell(word, m_otherName);
            return other;
        }
        complain(word,
            fmt::format("\"{}\" could be {} or {}; say \"{}\" or \"the {}\" instead.", word,
                ownName(), m_otherName, m_paper == Paper::Treasure ? "the bearer" : "this",
                isHit() ? "attacker" : "attacked mercenary"));
        return Referent { Is::Open };
    }
    bool isHit() const
    {
        const Event event = m_ability->trigger->event;
        return event == Event::IsAttacked || event == Event::IsDealtDamage
            || event == Event::IsDestroyed;
    }

    Referent found(std::string_view word, const Mention& mention)
    {
        const Definition& d = m_things[static_cast<std::size_t>(mention.id)];
        tell(word, mention.name, d.thing);
        if (d.stale)
            complain(word,
                fmt::format("Others were named since what \"{}\" means; name it again.", word));
        if (m_closed && mention.depth < m_mentions.depth())
            complain(word,
                fmt::format("What is waited for knows only whom it happens to; \"{}\" was named "
                            "before it.",
                    word));
        if (m_later && mention.depth < m_mentions.depth()) {
            if (d.number == text::Some::Several)
                complain(word,
                    fmt::format("\"{}\" can not be several where it happens later; name them "
                                "there.",
                        word));
            if (m_captured && *m_captured != mention.id)
                complain(word,
                    "What happens later can be about one thing that was named before it only.");
            m_captured = mention.id;
            return { Is::Captured };
        }
        return d.referent;
    }

    static bool fitsSide(Thing::Kind word, Side side)
    {
        return word == Thing::Kind::ThatEnemy ? side == Side::Enemy
                                              : side == Side::Allied || side == Side::Yours;
    }
    /// "That enemy", "that ally": the one named of that side.
    Referent thatOne(Thing::Kind kind)
    {
        const std::string_view word = phrases::single(kind);
        const auto named
            = m_mentions.meaning(word, Sort::Thing, text::Some::One, [&](const Mention& m) {
                  const Definition& d = m_things[static_cast<std::size_t>(m.id)];
                  return d.noun == Definition::Noun::Mercenary && fitsSide(kind, d.side);
              });
        if (named.mention)
            return found(word, *named.mention);
        // Who fights this card's own mercenary is an enemy unless the text says whom it may be.
        const auto& trigger = m_ability->trigger;
        const Side other = trigger && trigger->object ? trigger->object->side : Side::Enemy;
        if (m_hasOther && fitsSide(kind, other)) {
            tell(word, m_otherName);
            return { Is::Subject };
        }
        complain(word, named.wrong);
        return { Is::Open };
    }

    /// A word that stands for one mercenary: "it", "the attacked mercenary", "this".
    void settle(
        Thing::Kind& of, Referent& referent, std::string_view word, Role role, bool notOwn = false)
    {
        const bool that = of == Thing::Kind::That || (notOwn && of == Thing::Kind::It);
        if (of == Thing::Kind::That) {
            of = Thing::Kind::It;
            word = "that mercenary";
        }
        if (of == Thing::Kind::Attacked && !m_fights && hasNamed())
            of = Thing::Kind::It; // "the target" of what is no attack
        // "Whenever an ally attacks an enemy mercenary, exhaust that mercenary": whom it is done to.
        if (that && m_things.size() == 2 && m_things.back().referent.kind == Is::Attacked
            && m_things.front().referent.kind == Is::Subject)
            of = Thing::Kind::Attacked;
        if (of == Thing::Kind::ThatEnemy || of == Thing::Kind::ThatAlly) {
            referent = thatOne(of);
            return;
        }
        if (of != Thing::Kind::It) {
            needs(of);
            if (of == Thing::Kind::This && m_paper == Paper::Attack)
                of = Thing::Kind::Attacker;
            referent = {};
            return;
        }
        if (m_static && !staticIsOwn()) {
            complain(word,
                fmt::format(
                    "\"{}\" could be any of them; say \"this\" or \"the bearer\" instead.", word));
            return;
        }
        if (const auto meant
            = resolve(word, text::Some::One, Definition::Noun::Mercenary, role, false, that))
            referent = *meant;
        else
            of = own();
    }
    bool staticIsOwn() const
    {
        const auto* gain
            = m_ability->effect ? std::get_if<Gain>(&m_ability->effect->node) : nullptr;
        return !gain || gain->what.kind == Thing::Kind::This
            || gain->what.kind == Thing::Kind::Bearer || gain->what.kind == Thing::Kind::It;
    }

    bool hasNamed() const
    {
        return std::ranges::any_of(
            m_things, [](const Definition& d) { return d.noun == Definition::Noun::Mercenary; });
    }

    void settle(Range& range)
    {
        if (range.kind == Range::Kind::Anywhere)
            return;
        if (range.anchor == Range::Anchor::Attacked && !m_fights && hasNamed())
            range.anchor = Range::Anchor::It;
        if (range.apart)
            complain("at",
                "How far an attack strikes is said of its target; of anything else say \"within "
                "Distance 2\".");
        if (range.anchor == Range::Anchor::Described) {
            Filter near = *range.near;
            settle(near);
            range.near = std::make_shared<const Filter>(std::move(near));
        }
        if (range.anchor == Range::Anchor::Attacked)
            needs(Thing::Kind::Attacked);
        if (range.anchor == Range::Anchor::Attacker)
            needs(Thing::Kind::Attacker);
        if (range.anchor != Range::Anchor::It)
            return;
        if (m_static) {
            range.anchor = Range::Anchor::Source;
            return;
        }
        const bool tile = std::ranges::any_of(
            m_things, [](const Definition& d) { return d.noun == Definition::Noun::Tile; });
        const bool only = std::ranges::none_of(
            m_things, [](const Definition& d) { return d.noun == Definition::Noun::Mercenary; });
        const auto meant = resolve("it", text::Some::Any,
            tile && only ? Definition::Noun::Tile : Definition::Noun::Mercenary, Role::Object);
        if (meant)
            range.referent = *meant;
        else
            range.anchor = Range::Anchor::Source;
    }
    void settle(Filter& filter)
    {
        settle(filter.range);
        if (filter.side != Side::Theirs)
            return;
        const auto meaning = m_mentions.meaning(
            "that player", Sort::Player, text::Some::Any, [](const Mention&) { return true; });
        if (meaning.mention)
            tell("that player", meaning.mention->name);
        else
            complain("control",
                "Nobody was named who could control it; say whose it is, such as "
                "\"an enemy mercenary\".");
    }

    /// "Deal 3 damage to target enemy mercenary and 1 to each other enemy mercenary" leaves out the target;
    /// "another allied mercenary" beside it is other than this card.
    void settleOther(Filter& filter)
    {
        if (!filter.other || filter.noun != Filter::Noun::Mercenary)
            return;
        const auto apart = [&](Side named) {
            return named != Side::Any && filter.side != Side::Any
                && (named == Side::Enemy) != (filter.side == Side::Enemy);
        };
        const auto meaning = m_mentions.meaning(
            "other", Sort::Thing, text::Some::Any, [&](const text::Mention& m) {
                const Definition& d = m_things[static_cast<std::size_t>(m.id)];
                return d.noun == Definition::Noun::Mercenary && !d.stale && !apart(d.side)
                    && (d.referent.kind == Is::Target || d.referent.kind == Is::Said
                        || d.referent.kind == Is::Attacked);
            });
        if (meaning.mention) {
            tell("other", "than " + meaning.mention->name);
            filter.otherThan = m_things[static_cast<std::size_t>(meaning.mention->id)].referent;
        } else if (meaning.wrong.find("means nothing") == std::string::npos) {
            complain("other", meaning.wrong);
        }
    }
    /// "Up to three adjacent tiles" of a card that stands nowhere are adjacent to each other.
    void besideWhat(const Thing& thing)
    {
        if (!hasOwn() && thing.filter.noun == Filter::Noun::Tile && thing.count > 1
            && thing.filter.range.kind == Range::Kind::Adjacent
            && thing.filter.range.anchor == Range::Anchor::Source)
            complain("adjacent",
                "Adjacent to what? Say \"tiles adjacent to target tile\" or \"adjacent to it\".");
    }
    int settle(Thing& thing, Role role)
    {
        settle(thing.filter);
        const bool tile = thing.filter.noun == Filter::Noun::Tile;
        const auto noun = tile ? Definition::Noun::Tile : Definition::Noun::Mercenary;
        switch (thing.kind) {
        case Thing::Kind::Target: {
            if (thing.filter.side == Side::Theirs)
                complain("control",
                    "Whose it is must be known when the target is chosen; say \"an opponent "
                    "controls\" or \"you control\".");
            if (thing.count > 1 && thing.filter.range.anchor == Range::Anchor::Source
                && (thing.filter.range.kind == Range::Kind::SameRow
                    || thing.filter.range.kind == Range::Kind::SameColumn))
                complain("same",
                    "Of several targets this could be each other's row or this card's; say "
                    "\"each enemy mercenary in target row\", or \"in the same row as\" whom.");
            const Range& range = thing.filter.range;
            const bool fromIt
                = range.kind != Range::Kind::Anywhere && range.anchor == Range::Anchor::It;
            if (fromIt && range.referent.kind != Is::Target && range.referent.kind != Is::Subject)
                complain("target",
                    "Targets are chosen before anything happens, so none can be measured from what "
                    "is chosen or done later; say \"a mercenary adjacent to it\", which is chosen "
                    "when this resolves.");
            besideWhat(thing);
            const auto slot = m_slots++;
            if (thing.line != Thing::Line::None) // who stands there is known when it happens
                return define({ Is::Said }, Definition::Noun::Mercenary, text::Some::Any,
                    phrases::object(thing), thing);
            return define({ Is::Target, slot }, noun,
                thing.count == 1 ? text::Some::One : text::Some::Several, named(thing), thing);
        }
        case Thing::Kind::Each:
        case Thing::Kind::Some: {
            if (m_static)
                return -1;
            settleOther(thing.filter);
            besideWhat(thing);
            return define({ Is::Said }, noun,
                thing.kind == Thing::Kind::Each ? text::Some::Any
                    : thing.count == 1          ? text::Some::One
                                                : text::Some::Several,
                named(thing), thing);
        }
        case Thing::Kind::ThisWay:
            return define({ Is::Said }, noun, text::Some::Any, "those damaged this way");
        case Thing::Kind::ThatEnemy:
        case Thing::Kind::ThatAlly:
            settle(thing.kind, thing.referent, "", role);
            return -1;
        case Thing::Kind::That:
        case Thing::Kind::It:
            if (thing.referent.kind == Is::Before) {
                thing.referent = namedLast();
                return -1;
            }
            if (thing.referent.kind == Is::Open && thing.referent.slot == saidAsSubject) {
                thing.referent = {};
                role = Role::Subject;
            }
            if (tile && !thing.plural && isEntered()) // the tile of whoever came there
                thing.filter = {};
            if (thing.filter.noun != Filter::Noun::Tile && !thing.plural) {
                settle(thing.kind, thing.referent, "it", role);
                return -1;
            }
            if (const auto meant = resolve(tile ? "that tile" : "them",
                    thing.plural ? text::Some::Several : text::Some::One, noun, role))
                thing.referent = *meant;
            return -1;
        case Thing::Kind::Attacked:
        case Thing::Kind::Attacker:
        case Thing::Kind::This:
        case Thing::Kind::Bearer:
            if (tile)
                needs(thing.kind);
            else
                settle(thing.kind, thing.referent, phrases::single(thing.kind), role);
            return -1;
        }
        return -1;
    }
    /// "Whenever an enemy mercenary enters a fogged tile, remove Fog from that tile."
    bool isEntered() const
    {
        const auto& trigger = m_ability->trigger;
        return trigger && trigger->event == Event::Arrives && trigger->into && !trigger->leaves
            && trigger->into->place == Filter::Place::Anywhere && !m_later
            && std::ranges::none_of(
                m_things, [](const Definition& d) { return d.noun == Definition::Noun::Tile; });
    }
    /// Of what is only gone on with: whom the deed before it was done to.
    Referent namedLast()
    {
        const int last = static_cast<int>(m_things.size()) - 1;
        const auto meant = m_mentions.meaning(
            "it", Sort::Thing, text::Some::Any, [&](const Mention& m) { return m.id == last; });
        if (meant.mention)
            return found("it", *meant.mention);
        complain("it", meant.wrong);
        return Referent { Is::Open };
    }
    static std::string named(const Thing& thing)
    {
        const std::string words = phrases::object(thing);
        return thing.kind == Thing::Kind::Target ? "the " + words
            : thing.kind == Thing::Kind::Some    ? "the one chosen: " + words
                                                 : words;
    }

    void settle(Who& who)
    {
        switch (who.kind) {
        case Who::Kind::Target:
            ++m_slots;
            definePlayer(std::string("the ") + std::string(phrases::who(who)));
            break;
        case Who::Kind::Opponent:
            definePlayer("the opponent");
            break;
        case Who::Kind::ItsController:
        case Who::Kind::ItsOwner:
            settleOwner(who, "its");
            break;
        case Who::Kind::ThatPlayer: {
            if (who.referent.kind == Is::Before) { // who was told before goes on
                who.referent = {};
                break;
            }
            const auto meaning = m_mentions.meaning(
                "that player", Sort::Player, text::Some::Any, [](const Mention&) { return true; });
            if (meaning.mention)
                tell("that player", meaning.mention->name);
            else if (meaning.wrong.find("means nothing") == std::string::npos)
                complain("that player", meaning.wrong);
            else if (!m_hasOther && onlyOwn())
                complain("that", meaning.wrong); // never this card's own controller
            else
                settleOwner(who, "that player");
            break;
        }
        case Who::Kind::You:
        case Who::Kind::EachOpponent:
        case Who::Kind::EachPlayer:
            break;
        }
    }
    bool onlyOwn() const { return m_things.empty(); }
    void settleOwner(Who& who, std::string_view word)
    {
        // "When this is destroyed, its controller draws 1": this card's own, whoever destroyed it.
        const bool ofTreasure
            = m_ability->trigger && m_ability->trigger->event >= Event::IsPlayed && !m_hasOther;
        if (word == "its" && (m_ownGone || ofTreasure) && onlyOwn() && !m_otherNamed) {
            tell(word, ofTreasure ? "this treasure" : ownName());
            who.referent = { Is::Source };
            return;
        }
        // "Whenever you upstage a mercenary, its controller ...": nobody says so of one of their own.
        const bool ownSide = std::ranges::any_of(m_things, isOfOwnSide)
            && std::ranges::count_if(m_things,
                   [](const Definition& d) {
                       return d.noun == Definition::Noun::Mercenary && !isOfOwnSide(d);
                   })
                == 1;
        m_notOwnSide = word == "its" && ownSide && !m_hasOther;
        const auto meant = resolve(
            word, text::Some::One, Definition::Noun::Mercenary, Role::Whose, true, m_hasOther);
        m_notOwnSide = false;
        who.referent = meant ? *meant : Referent { Is::Source };
    }

    /// What the number that a deed leaves behind is of.
    template <typename Leaf>
    static constexpr Tallied tallyOf()
    {
        if constexpr (std::is_same_v<Leaf, Deal> || std::is_same_v<Leaf, Divide>)
            return Tallied::Damage;
        else if constexpr (std::is_same_v<Leaf, Heal>)
            return Tallied::Healed;
        else if constexpr (std::is_same_v<Leaf, Discard>)
            return Tallied::Discarded;
        else if constexpr (
            std::is_same_v<Leaf,
                Remove> || std::is_same_v<Leaf, Mend> || std::is_same_v<Leaf, Cleanse> || std::is_same_v<Leaf, Transfer>)
            return Tallied::Removed;
        else if constexpr (std::is_same_v<Leaf, Destroy>)
            return Tallied::Destroyed;
        else if constexpr (std::is_same_v<Leaf, Strip>)
            return Tallied::Treasures;
        else if constexpr (std::is_same_v<Leaf, Push>)
            return Tallied::Moved;
        else
            return Tallied::Anything;
    }
    void settle(Amount& amount, Role role = Role::Whose)
    {
        if (amount.kind == Amount::Kind::ThatMuch && amount.most <= tallied(Tallied::Removed)) {
            if (amount.most != tallied(m_tally))
                complain("this way",
                    "What was done right before this leaves another number; say it right behind "
                    "the "
                    "deed that it counts.");
            amount.most = -1;
        }
        if (amount.kind == Amount::Kind::ThatMuch && !m_number)
            complain(
                "that", "No number was named before this; say how many, or what it is equal to.");
        if (amount.counted) {
            Counted counted = *amount.counted;
            settle(counted, role);
            amount.counted = std::make_shared<const Counted>(std::move(counted));
        }
        if (amount.quantity) {
            Quantity quantity = *amount.quantity;
            if (quantity.kind == Quantity::Kind::NumberOf
                || quantity.kind == Quantity::Kind::HighestOf
                || quantity.kind == Quantity::Kind::LowestOf)
                settle(quantity.counted, role);
            else {
                m_ofFigure = quantity.kind == Quantity::Kind::StatOf;
                m_ofBounty = m_ofFigure && quantity.stat == Stat::Bounty;
                settle(quantity.of, quantity.referent, "its", role);
                m_ofBounty = m_ofFigure = false;
            }
            amount.quantity = std::make_shared<const Quantity>(std::move(quantity));
        }
    }
    void settle(Counted& counted, Role role)
    {
        using Kind = Counted::Kind;
        settle(counted.filter);
        if (counted.whose.kind == Who::Kind::ThatPlayer
            || counted.whose.kind == Who::Kind::ItsController)
            settle(counted.whose);
        if (m_static
            && (counted.whose.kind == Who::Kind::Opponent
                || counted.whose.kind == Who::Kind::ThatPlayer))
            complain("opponent",
                "Nobody can choose an opponent for what is always so; say \"your "
                "opponents'\".");
        if (counted.of == Thing::Kind::Each)
            return;
        if (counted.kind == Kind::Treasures || counted.kind == Kind::Counters
            || counted.kind == Kind::Steps || counted.kind == Kind::AllCounters
            || counted.kind == Kind::Statuses || counted.kind == Kind::Damage)
            settle(counted.of, counted.referent, "it", role);
    }
    /// Of an attack: its user is not hidden any more when this is asked.
    bool stealthIsOver(const Condition& condition) const
    {
        return m_ability->kind == Ability::Kind::Attack && m_ability->effect && m_inEffect
            && condition.kind == Condition::Kind::ThingIs && condition.of == Thing::Kind::Attacker
            && condition.filter.condition == Filter::Condition::Stealthed;
    }
    void settle(Condition& condition)
    {
        for (Condition& part : condition.parts)
            settle(part);
        settle(condition.filter);
        if (condition.kind == Condition::Kind::ThingIs
            || condition.kind == Condition::Kind::ThingIsNot) {
            // "Deal 1 damage to the attacker if it is adjacent": nobody is near itself, so not this.
            const bool near = condition.filter.range.kind != Range::Kind::Anywhere
                && condition.filter.range.anchor == Range::Anchor::Source;
            settle(condition.of, condition.referent, "it", Role::Subject, near && m_hasOther);
            if (condition.kind == Condition::Kind::ThingIs && !condition.unless && !m_static
                && condition.filter.place == Filter::Place::EnemyGuildHall)
                definePlayer("the player whose Guild Hall it is in");
            m_ownNamed = m_ownNamed || condition.of == own();
            if (condition.of == own() && condition.filter.range.kind != Range::Kind::Anywhere
                && condition.filter.range.anchor == Range::Anchor::Source)
                complain("adjacent",
                    "Nothing is near itself; say who is near whom, such as \"if the attacker is "
                    "adjacent to this\" or \"if an enemy mercenary is adjacent to this\".");
        }
        if (condition.kind == Condition::Kind::WasPushed && !m_pushes)
            complain("it",
                "Whether somebody was pushed is asked right after the push, such as \"push it 1 "
                "tile "
                "away. If it was not pushed, exhaust it\".");
        if (stealthIsOver(condition))
            complain("stealth",
                "Whoever uses an Attack card comes out of Stealth as it is used, so this would "
                "never "
                "be so; ask it before, with \"Only while stealthed.\"");
        if (condition.kind == Condition::Kind::ThisWay && !m_number)
            complain("this way", "Nothing that can be counted was done before this.");
        const bool did = condition.kind == Condition::Kind::YouDo
            || condition.kind == Condition::Kind::YouDoNot;
        if (condition.before)
            complain("was",
                "What was so can be asked of the one deed before it only, such as \"deal 2 Magic "
                "damage to target mercenary. If it was frozen, draw 1\"; say \"is\" where it still "
                "can be seen.");
        if (did && !m_offered)
            complain("if you",
                "Nothing that one may do or not stands before this; say \"you may ... . If you do, "
                "...\", or leave out \"if you do\".");
        if (condition.they) {
            Who they { Who::Kind::ThatPlayer };
            settle(they);
        }
    }

    // ------------------------------------------------------------ Effects

    template <typename Leaf>
    static constexpr Role roleIn()
    {
        return std::is_same_v<Leaf,
                   Gain> || std::is_same_v<Leaf, GainMovement> || std::is_same_v<Leaf, AttackAgain> || std::is_same_v<Leaf, Exit> || std::is_same_v<Leaf, LoseHealth>
            ? Role::Subject
            : Role::Object;
    }

    void aimsAgain(const Thing& thing)
    {
        if (m_ability->kind != Ability::Kind::Attack || thing.kind != Thing::Kind::Target
            || m_ability->reach->self || thing.filter.range.kind != Range::Kind::Anywhere
            || thing.filter.place != Filter::Place::Anywhere || thing.filter.side == Side::Allied
            || thing.filter.side == Side::Yours)
            return;
        complain("target",
            "An attack aims by its reach, and this would aim a second time at anybody anywhere; "
            "say "
            "\"the attacked mercenary\", or how far away the other one is.");
    }

    /// "Destroy this" of a treasure is the treasure, not who carries it.
    void isTheTreasure(Effect& effect) const
    {
        const auto* destroy = std::get_if<Destroy>(&effect.node);
        if (m_paper == Paper::Treasure && destroy && !destroy->free
            && destroy->what.kind == Thing::Kind::This
            && destroy->what.filter.noun == Filter::Noun::Mercenary)
            effect.node = Effect::Node { Handle {} };
        const auto* back = std::get_if<ReturnToHand>(&effect.node);
        if (m_paper == Paper::Treasure && back && !back->withTreasures
            && back->what.kind == Thing::Kind::This
            && back->what.filter.noun == Filter::Noun::Mercenary)
            effect.node = Effect::Node { Handle { Handle::Deed::Return, {} } };
    }
    void visit(Effect& effect)
    {
        isTheTreasure(effect);
        std::visit(Overloaded {
                       [&](Sequence& e) {
                           for (Effect& part : e.parts)
                               visit(part);
                       },
                       [&](May& e) {
                           m_offered = true;
                           settle(e.who);
                           if (e.who.kind == Who::Kind::You) {
                               visit(e.effect.front());
                               return;
                           }
                           m_mentions.open();
                           definePlayer("the player who is asked");
                           visit(e.effect.front());
                           m_mentions.close();
                       },
                       [&](IfSo& e) {
                           settle(e.condition);
                           visit(e.effect.front());
                           for (Effect& other : e.otherwise)
                               visit(other);
                       },
                       [&](Instead& e) {
                           visit(e.base.front());
                           settle(e.condition);
                           visit(e.other.front());
                       },
                       [&](Unless& e) {
                           // "counter it unless its controller pays": whose, the deed says.
                           const bool after = isSaidAfter(e) && isPlayersDeed(e.price.front());
                           if (after)
                               visit(e.effect.front());
                           settle(e.who);
                           m_mentions.open();
                           definePlayer("the player who is asked");
                           visit(e.price.front());
                           m_mentions.close();
                           if (!after)
                               visit(e.effect.front());
                       },
                       [&](Choose& e) {
                           for (Effect& mode : e.modes) {
                               m_mentions.open();
                               visit(mode);
                               m_mentions.close();
                           }
                       },
                       [&](FlipCoin& e) {
                           for (Effect& side : e.win)
                               visit(side);
                           for (Effect& side : e.lose)
                               visit(side);
                       },
                       [&](Delayed& e) { later(e); },
                       [&](Trap& e) { trap(e); },
                       [&](Watch& e) { watch(e); },
                       [&](RollDie&) { m_number = true; },
                       [&](Counter& e) {
                           if (e.that) {
                               counterThat();
                               return;
                           }
                           const auto slot = m_slots++;
                           m_counters = true;
                           if (e.against)
                               settle(*e.against);
                           define({ Is::Target, slot }, Definition::Noun::Item, text::Some::One,
                               "what is countered");
                       },
                       [&](Allowance& e) { allowance(e); },
                       [&](Rescue& e) { rescue(e); },
                       [&](Fits& e) {
                           settle(e.who);
                           if (m_paper != Paper::Treasure)
                               complain("equip", "Only a treasure can say who equips it.");
                       },
                       [&](ForEach& e) { forEach(e); },
                       [&](auto& leaf) { settleLeaf(leaf); },
                   },
            effect.node);
    }

    static bool isPlayersDeed(const Effect& effect)
    {
        return std::visit(
            [](const auto& e) {
                if constexpr (requires { e.who.kind == Who::Kind::You; })
                    return e.who.kind == Who::Kind::ThatPlayer;
                else
                    return false;
            },
            effect.node);
    }

    /// "Each opponent loses 1 loot for each treasure in their Warchest": of each their own.
    template <typename Leaf>
    static bool theirsIsEach(const Leaf& leaf)
    {
        if constexpr (requires { leaf.who.kind; })
            return leaf.who.kind == Who::Kind::EachPlayer
                || leaf.who.kind == Who::Kind::EachOpponent;
        else
            return false;
    }
    /// "Whenever this attacks, it deals 1 more damage" is meant of that attack, and would add up for ever.
    void lastsForEver(const Gain& gain)
    {
        const bool damage = std::ranges::any_of(gain.modifiers, [](const Modifier& m) {
            return m.kind == Modifier::Kind::Deals || m.kind == Modifier::Kind::DealsDouble
                || m.kind == Modifier::Kind::DealsType;
        });
        if (m_fights && m_ability->trigger && damage && gain.duration == Duration::Always)
            complain("deals",
                "How long? Say \"this turn\" or \"for its next attack\", or say what "
                "is always so, such as \"this deals 1 more damage to damaged "
                "mercenaries\".");
    }
    /// "Move target mercenary to an empty tile within Distance 2": of an instant, from where that one is.
    /// A target tile is chosen from where one's own stand, as every target is.
    void movesFromWhereItIs(MoveTo& e)
    {
        Range& range = e.where.filter.range;
        const bool named = e.what.kind == Thing::Kind::Target || e.what.kind == Thing::Kind::Some;
        if (!hasOwn() && named && e.where.kind == Thing::Kind::Some
            && range.kind != Range::Kind::Anywhere && range.anchor == Range::Anchor::Source)
            range.anchor = Range::Anchor::It;
    }
    void settleModifiers(Gain& gain)
    {
        for (Modifier& modifier : gain.modifiers) {
            if (modifier.kind == Modifier::Kind::NoEntry)
                entry(gain, modifier);
            if (modifier.kind == Modifier::Kind::PaysForSteps && !m_static)
                complain("movement",
                    "What steps cost is said of what is always so, such as \"enemy mercenaries "
                    "must "
                    "spend 1 more movement to leave tiles adjacent to this\".");
            outOfStealth(gain, modifier);
            if (!modifier.against)
                continue;
            settle(*modifier.against);
            if (!m_static)
                complain("damage",
                    "To whom it deals more damage can be said of what is always so "
                    "only; leave it out, or say it without an end of time.");
        }
    }

    /// "As long as this is stealthed, it deals Lethal damage": it is not any more when it has attacked.
    void outOfStealth(const Gain& gain, const Modifier& modifier)
    {
        using Kind = Modifier::Kind;
        const auto& condition = m_ability->condition;
        const bool stealthed = m_static && condition && !condition->unless
            && condition->kind == Condition::Kind::ThingIs && condition->of == own()
            && condition->filter.condition == Filter::Condition::Stealthed;
        const bool hits = modifier.kind == Kind::Deals || modifier.kind == Kind::DealsDouble
            || modifier.kind == Kind::DealsType || modifier.kind == Kind::Inflicts;
        const bool stays = std::ranges::any_of(
            gain.modifiers, [](const Modifier& m) { return m.kind == Kind::KeepsStealth; });
        if (stealthed && hits && !stays && gain.what.kind == own())
            complain("deal",
                "Whoever attacks comes out of Stealth before the attack does anything, so this "
                "would "
                "never be so; the next damage it deals then is True damage in any case. Leave out "
                "\"while stealthed\".");
    }
    /// "Cannot enter" is of what is always so; for a time a tile is closed to everybody.
    void entry(const Gain& gain, const Modifier& modifier)
    {
        const bool tile = gain.what.filter.noun == Filter::Noun::Tile;
        const bool fits = m_static ? modifier.against && !tile
                                   : !modifier.against && tile && gain.modifiers.size() == 1
                && gain.duration != Duration::Always
                && gain.duration != Duration::ThroughItsNextTurn
                && gain.duration != Duration::UntilItsNextTurn
                && gain.duration != Duration::NextAttack
                && gain.duration != Duration::NextAttackThisTurn
                && gain.duration != Duration::WhileEquipped;
        if (!fits)
            complain("enter",
                "For a time a tile can be closed, such as \"target tile cannot be entered until "
                "your next turn\"; who cannot enter which tiles is said of what is always so, such "
                "as \"enemy mercenaries cannot enter tiles adjacent to this\".");
    }
    /// "This event" is one, and a treasure is none.
    void ofThisCard(const Goods& goods)
    {
        const bool event = goods.card == CardFilter::Kind::Event;
        if (goods.kind == Goods::Kind::This && event != (m_paper == Paper::Event))
            complain("this", "This card is something else; say \"this\" or \"target treasure\".");
    }
    void allowance(Allowance& e)
    {
        settle(e.who);
        const bool always = e.who.kind == Who::Kind::You || e.who.kind == Who::Kind::EachOpponent
            || e.who.kind == Who::Kind::EachPlayer;
        if (m_static && !always)
            complain("opponent",
                "Nobody is chosen for what is always so; say \"opponents\" or \"players\".");
        const bool forATime = e.duration != Duration::Always;
        if (m_static == forATime)
            complain("turn",
                forATime ? "What is so for as long as this card works needs no end; leave out how "
                           "long, or let it happen."
                         : "For how long? Say \"this turn\" or \"until your next turn\".");
    }
    void forEach(ForEach& e)
    {
        settle(e.who);
        m_mentions.open();
        const auto before = m_slots;
        define({ Is::Said }, Definition::Noun::Mercenary, text::Some::One, "each of them");
        visit(e.effect.front());
        if (m_slots != before)
            complain(
                "target", "What happens to each of them has no target of its own; say \"it\".");
        m_mentions.close();
    }

    /// "Each opponent chooses a mercenary they control": of each their own, and then all of those.
    void settleEachSelect(Select& e)
    {
        m_mentions.open();
        definePlayer("each of them");
        settle(e.what.filter);
        m_mentions.close();
        define(
            { Is::Said }, Definition::Noun::Mercenary, text::Some::Several, "those chosen", e.what);
    }

    template <typename Leaf>
    void settleLeaf(Leaf& leaf)
    {
        if constexpr (std::is_same_v<Leaf, Select>)
            if (theirsIsEach(leaf)) {
                settleEachSelect(leaf);
                return;
            }
        if constexpr (requires { leaf.who.kind; })
            settle(leaf.who);
        if constexpr (requires { leaf.whose; })
            settle(leaf.whose);
        if constexpr (requires { leaf.by; })
            if (leaf.by) {
                settle(*leaf.by, Role::Subject);
                if (leaf.by->kind == own()) // which goes without saying
                    leaf.by.reset();
            }
        if constexpr (requires { leaf.goods; }) {
            ofThisCard(leaf.goods);
            if (leaf.goods.host)
                settle(*leaf.goods.host);
        }
        if constexpr (requires { leaf.goods; })
            if (leaf.goods.side == Side::Theirs) {
                if (leaf.goods.kind == Goods::Kind::Target)
                    complain("target",
                        "Whose it is must be known when the target is chosen; say \"an opponent "
                        "controls\" or \"you control\".");
                Who they { Who::Kind::ThatPlayer };
                settle(they);
            }
        if constexpr (requires { leaf.goods; })
            if (leaf.goods.kind == Goods::Kind::Target) {
                const auto slot = m_slots++;
                define({ Is::Target, slot }, Definition::Noun::Treasure, text::Some::One,
                    "the " + phrases::goods(leaf.goods));
            }
        if constexpr (std::is_same_v<Leaf, Deal>)
            if (std::exchange(leaf.amountFirst, false)) {
                settle(leaf.amount);
                if (leaf.amount.quantity && leaf.amount.quantity->of == Thing::Kind::It)
                    complain("its",
                        "Behind \"equal to\" this could be whom it is done to; say it last, such "
                        "as "
                        "\"deal Magic damage to target mercenary equal to its bounty\".");
            }
        if constexpr (requires { leaf.what.filter; }) {
            aimsAgain(leaf.what);
            settle(leaf.what, roleIn<Leaf>());
        }
        if constexpr (requires { leaf.from->filter; })
            if (leaf.from)
                settle(*leaf.from, Role::Object);
        if constexpr (std::is_same_v<Leaf, MoveTo>)
            movesFromWhereItIs(leaf);
        if constexpr (requires { leaf.where; })
            settle(leaf.where, Role::Object);
        if constexpr (requires { leaf.with; })
            settle(leaf.with, Role::Object);
        if constexpr (requires {
                          leaf.against->filter;
                          leaf.how;
                      })
            if (leaf.against)
                settle(*leaf.against, Role::Object);
        const bool each = theirsIsEach(leaf);
        if (each) {
            m_mentions.open();
            definePlayer("each of them");
        }
        if constexpr (requires { leaf.amount.kind; })
            settle(leaf.amount);
        if constexpr (requires { leaf.count.kind; })
            settle(leaf.count);
        if (each)
            m_mentions.close();
        if constexpr (std::is_same_v<Leaf, Gain>) {
            settleModifiers(leaf);
            lastsForEver(leaf);
        }
        if constexpr (requires { leaf.doses; })
            for (auto& dose : leaf.doses)
                settle(dose.count);
        if constexpr (requires { leaf.times; })
            if (leaf.times) {
                besideWhom(leaf.what, *leaf.times);
                settle(*leaf.times, roleOfTimes());
            }
        m_pushes = std::is_same_v<Leaf, Push>;
        if (tallyOf<Leaf>() != Tallied::Anything)
            m_tally = tallyOf<Leaf>();
        m_number = m_number
            || std::
                is_same_v<Leaf, Deal> || std::is_same_v<Leaf, Divide> || std::is_same_v<Leaf, Heal> || std::is_same_v<Leaf, Mend> || std::is_same_v<Leaf, Cleanse> || std::is_same_v<Leaf, Remove> || std::is_same_v<Leaf, Discard> || std::is_same_v<Leaf, LoseLoot> || std::is_same_v<Leaf, Destroy> || std::is_same_v<Leaf, Strip>;
    }
    Role roleOfTimes() const { return Role::Subject; }
    /// "Target ally gets +1 melee for each adjacent enemy": beside the ally, unless "adjacent to this" is said.
    void besideWhom(const Thing& whom, Amount& times) const
    {
        if (m_static || !times.counted || whom.kind == own() || whom.plural || whom.count > 1
            || whom.kind == Thing::Kind::Each || whom.kind == Thing::Kind::ThisWay)
            return;
        Counted counted = *times.counted;
        Range& range = counted.filter.range;
        if (range.kind == Range::Kind::Anywhere || range.anchor != Range::Anchor::Source)
            return;
        if (std::exchange(range.said, false))
            range.named = hasOwn();
        else
            range.anchor = Range::Anchor::It;
        times.counted = std::make_shared<const Counted>(std::move(counted));
    }

    void later(Delayed& e)
    {
        m_mentions.open();
        const bool wasLater = std::exchange(m_later, true);
        const auto captured = std::exchange(m_captured, std::nullopt);
        const bool trigger = m_hasOther;
        visit(e.effect.front());
        if (m_captured)
            e.about = m_things[static_cast<std::size_t>(*m_captured)].referent;
        else if (trigger)
            e.about = { Is::Subject };
        m_captured = captured;
        m_later = wasLater;
        m_mentions.close();
    }

    /// What happens at once, where nobody can be asked.
    void rescue(Rescue& e)
    {
        settle(e.what, Role::Subject);
        if (e.may && e.once)
            complain("may",
                "Nobody can be asked about what happens once; leave out \"you may\", or say it of "
                "what is always so.");
        if (e.once == m_static)
            complain("would",
                "What is so for as long as this card works says \"if ... would be destroyed\"; "
                "what "
                "happens says \"the next time ... would be destroyed this turn\".");
        if (e.what.kind == Thing::Kind::Each && !e.once)
            define({ Is::Subject }, Definition::Noun::Mercenary, text::Some::One,
                "the mercenary that would be destroyed");
        visit(e.effect.front());
        if (!isPlain(e.effect.front()))
            complain("instead",
                "What happens instead of being destroyed happens at once, so it can be healing, "
                "leaving, losing loot, a status or the end of this card only, without a choice or "
                "a target.");
    }
    bool isPlain(const Effect& effect) const
    {
        const auto known = [&](const Thing& what) {
            const bool ofThis = what.kind == Thing::Kind::This && m_paper == Paper::Mercenary;
            return (ofThis || what.kind == Thing::Kind::It || what.kind == Thing::Kind::Bearer)
                && !what.plural && what.filter.noun == Filter::Noun::Mercenary;
        };
        return std::visit(
            Overloaded {
                [&](const Sequence& s) {
                    return std::ranges::all_of(
                        s.parts, [&](const Effect& part) { return isPlain(part); });
                },
                [&](const Heal& h) {
                    return known(h.what)
                        && (h.amount.kind == Amount::Kind::Fixed
                            || h.amount.kind == Amount::Kind::All);
                },
                [&](const Exit& x) { return known(x.what); },
                [&](const ReturnToHand& r) { return known(r.what) && !r.withTreasures; },
                [&](const Destroy& d) {
                    return d.what.kind == Thing::Kind::This && m_paper == Paper::Mercenary;
                },
                [&](const Handle& h) {
                    return h.goods.kind == Goods::Kind::This && m_paper == Paper::Treasure
                        && (h.deed == Handle::Deed::Destroy || h.deed == Handle::Deed::Return
                            || h.deed == Handle::Deed::Unequip);
                },
                [&](const LoseLoot& l) {
                    return l.who.kind == Who::Kind::You && l.amount.kind == Amount::Kind::Fixed;
                },
                [&](const Apply& a) {
                    return known(a.what)
                        && std::ranges::all_of(a.doses, [](const Apply::Dose& dose) {
                               return dose.count.kind == Amount::Kind::Fixed;
                           });
                },
                [](const auto&) { return false; },
            },
            effect.node);
    }

    /// "Counter it": what set this off, which waits on the stack.
    void counterThat()
    {
        m_counters = true;
        const auto& trigger = m_ability->trigger;
        if (m_later || !trigger
            || (trigger->event != Event::Plays && trigger->event != Event::IsTargeted))
            complain("it",
                "Nothing that waits was named; say \"counter target ability\", or say when, such "
                "as "
                "\"whenever an opponent plays an ability card, you may counter it\".");
    }

    /// What is waited for for a time knows whom it happens to; of what comes at a time, what it was made about.
    void watch(Watch& e)
    {
        const Thing::Kind whom = e.trigger.subject.kind;
        const bool named
            = whom == Thing::Kind::Target || whom == Thing::Kind::It || whom == Thing::Kind::That;
        if (named)
            settle(e.trigger.subject, Role::Subject);
        const bool own = named && e.trigger.subject.kind != Thing::Kind::Target
            && e.trigger.subject.kind != Thing::Kind::It;
        if (e.trigger.who.kind == Who::Kind::ItsController
            || e.trigger.who.kind == Who::Kind::ThatPlayer)
            settle(e.trigger.who);
        const bool time = phrases::isAboutTime(e.trigger);
        const Told before = told();
        m_mentions.open();
        const bool wasLater = std::exchange(m_later, true);
        const auto captured = std::exchange(m_captured, std::nullopt);
        const bool wasClosed = std::exchange(m_closed, isAboutAMercenary(e.trigger));
        if (!time) {
            Trigger asked = e.trigger;
            if (named && !own) { // it is spoken of like anybody it could happen to
                asked.subject = {};
                asked.subject.kind = Thing::Kind::Some;
                asked.subject.filter.side = sideOf(e.trigger.subject);
            }
            m_isOwn = m_ownGone = m_hasOther = m_otherNamed = m_otherGone = false;
            begin(asked);
            if (!named || own)
                e.trigger = std::move(asked);
        }
        const auto slots = m_slots;
        visit(e.effect.front());
        if (m_slots != slots)
            complain("target",
                "What is waited for cannot have a target when it comes; say \"it\", or \"an enemy "
                "mercenary\", which is chosen then.");
        if (m_captured)
            e.about = m_things[static_cast<std::size_t>(*m_captured)].referent;
        else if (e.trigger.who.kind == Who::Kind::ItsController)
            e.about = e.trigger.who.referent;
        m_closed = wasClosed;
        m_captured = captured;
        m_later = wasLater;
        m_mentions.close();
        retell(before);
        if (!e.once)
            neverEnds(e.trigger, e.effect.front());
    }
    Side sideOf(const Thing& thing) const
    {
        if (thing.kind == Thing::Kind::Target)
            return thing.filter.side;
        for (const Definition& d : m_things)
            if (d.referent == thing.referent)
                return d.side;
        return Side::Any;
    }

    /// What an event has told of those in it; within what waits for another one it is that one's.
    struct Told
    {
        bool fights, number, isOwn, ownGone, hasOther, otherNamed, otherGone;
        Tallied tally;
        std::string otherName;
    };
    Told told() const
    {
        return { m_fights, m_number, m_isOwn, m_ownGone, m_hasOther, m_otherNamed, m_otherGone,
            m_tally, m_otherName };
    }
    void retell(const Told& before)
    {
        m_fights = before.fights;
        m_number = before.number;
        m_isOwn = before.isOwn;
        m_ownGone = before.ownGone;
        m_hasOther = before.hasOther;
        m_otherNamed = before.otherNamed;
        m_otherGone = before.otherGone;
        m_tally = before.tally;
        m_otherName = before.otherName;
    }

    void trap(Trap& e)
    {
        settle(e.where, Role::Object);
        settle(e.who);
        m_mentions.open();
        const bool wasLater = std::exchange(m_later, false);
        const bool other = std::exchange(m_hasOther, false);
        define({ Is::Subject }, Definition::Noun::Mercenary, text::Some::One,
            "the mercenary that springs the trap");
        const auto before = m_slots;
        visit(e.effect.front());
        if (m_slots != before)
            complain("target", "A trap cannot have a target when it is sprung; say \"it\".");
        m_hasOther = other;
        m_later = wasLater;
        m_mentions.close();
    }

    Paper m_paper;
    std::uint8_t m_slots = 0;
    Meanings* m_meanings = nullptr;
    Ability* m_ability = nullptr;
    text::Mentions m_mentions;
    std::vector<Definition> m_things;
    int m_players = 0;
    bool m_static = false;
    bool m_fights = false;   ///< There is an attack to speak of.
    bool m_counters = false; ///< Something is countered, an attack perhaps.
    bool m_inEffect = false;
    Tallied m_tally = Tallied::Anything;
    bool m_pushes = false; ///< The deed before was a push.
    bool m_number = false; ///< "that much" has something to mean.
    bool m_later = false;
    bool m_notOwnSide = false; ///< "Its controller" is looked for.
    bool m_closed = false;     ///< Within what waits for something to happen to somebody.
    bool m_offered = false;    ///< Something stands before that may be done or not.
    std::optional<int> m_captured {};
    // Of a trigger about this card's own mercenary: the other one.
    bool m_isOwn = false;
    bool m_ownNamed = false; ///< By a condition: "if this did not attack this turn, it ..."
    bool m_ownGone = false;
    bool m_hasOther = false;
    bool m_otherNamed = false;
    bool m_otherGone = false;
    bool m_ofFigure = false; ///< A statistic is asked for.
    bool m_ofBounty = false; ///< A bounty is asked for.
    std::string m_otherName {};
    Unbound m_wrong {};
};

bool namesItsTarget(const Reach& reach)
{
    return reach.own || reach.distance > 0 || (reach.melee && reach.area != Reach::Area::Adjacent);
}

} // namespace

std::vector<Unbound> bind(std::vector<Ability>& abilities, Meanings* meanings)
{
    std::vector<Unbound> all;
    bool aims = false;
    for (const Ability& ability : abilities)
        aims = aims || (ability.reach && namesItsTarget(*ability.reach));
    std::unique_ptr<Binder> binder;
    for (Ability& ability : abilities) {
        if (!binder || !isPlayed(ability.paper))
            binder = std::make_unique<Binder>(ability.paper, aims, meanings);
        all.push_back(binder->run(ability));
    }
    return all;
}

} // namespace triptych::seize
