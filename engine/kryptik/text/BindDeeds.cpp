#include "kryptik/text/Binder.h"

#include "core/Overloaded.h"
#include "kryptik/text/Phrases.h"
#include "kryptik/text/Spoken.h"
#include "kryptik/tree/Walk.h"

#include <algorithm>

#include <fmt/format.h>

namespace triptych::kryptik::binding {

void Binder::counts(const Amount& count, std::string what)
{
    // What was done the chosen number of times is that number still.
    if (count.kind == Amount::Kind::TheNumber || count.kind == Amount::Kind::Done)
        return;
    m_counted = Counting::Done;
    m_countedBy = m_acting;
    m_countedWhat = std::move(what);
    ++m_doneTimes[m_countedWhat];
    m_counting = true;
    m_countedInTurn = false;
}

/// "discarded this way": something was done before, and it was that.
void Binder::needDone(Amount::How how, std::string_view word)
{
    constexpr std::string_view words[]
        = { "", "discarded", "destroyed", "sacrificed", "abolished", "drawn", "moved" };
    const std::string_view wanted = words[static_cast<std::size_t>(how)];
    if (m_counted != Counting::Done && m_countedInTurn)
        complain(word,
            "What several players do one after the other is not counted together. Say \"each "
            "player discards a card\", or \"for each opponent who does\".");
    else if (m_counted != Counting::Done)
        complain(word, "Nothing was done before \"this way\".");
    else if (m_countedWhat.find(wanted) == std::string::npos
        && !(how == Amount::How::Abolished && m_countedWhat.ends_with("plundered"))
        && !(how == Amount::How::Destroyed && m_countedWhat.ends_with("destroyed")))
        complain(word,
            fmt::format("\"{} this way\" means nothing here: what was counted last is {}.", wanted,
                m_countedWhat));
    tell(word, m_countedWhat);
}

/// "a citizen destroyed this way": what was spoken of last is what that was done to.
void Binder::needThisWay(const Filter& filter)
{
    if (m_saidBefore < 0 || m_region > 0 || m_ability.kind == Ability::Kind::Passive) {
        complain("this way", "Nothing was done before \"this way\".");
        return;
    }
    if (m_saidBefore == m_turned && filter.done == Amount::How::Any)
        complain("this way",
            m_turnedBack ? "What was disengaged already is counted as well. Say \"Disengage all "
                           "engaged citizens you control\"."
                         : "What was engaged already is counted as well. Say \"Engage all "
                           "disengaged citizens you control\".");
    constexpr std::string_view words[]
        = { "", "discarded", "destroyed", "sacrificed", "abolished", "drawn", "moved" };
    const std::string_view wanted = words[static_cast<std::size_t>(filter.done)];
    if (m_countedWhat.find(wanted) == std::string::npos
        && !(filter.done == Amount::How::Abolished && m_countedWhat.ends_with("plundered")))
        complain("this way", "Nothing was done before \"this way\".");
    else if (m_doneTimes[m_countedWhat] > 1) // only the last of them is counted
        complain("this way", "More than one deed before it could be meant by \"this way\".");
    else if (filter.done != Amount::How::Any && m_doneTo != m_saidBefore)
        complain("this way",
            fmt::format(
                "Too much has happened since what \"{}\" means; name it again.", "this way"));
    tell("this way", "what was done just before");
}

/// Glossary Counter: what is being cast or activated can be countered, and nothing else takes it away.
void Binder::needOffPile(const Thing& what, std::optional<int> id)
{
    const bool named = std::holds_alternative<Target>(what) || std::holds_alternative<It>(what);
    if (!id || !named)
        return;
    const Definition& d = m_things[static_cast<std::size_t>(*id)];
    if (d.zone == Zone::Pile && d.referent.kind == Referent::Kind::Slot && !d.moved)
        complain("spell",
            "What lies on the effect pile can only be countered: \"Counter target spell\".");
    const auto* target = d.thing ? std::get_if<Target>(&*d.thing) : nullptr;
    if (target && target->spec.kind == TargetSpec::Kind::Activation)
        complain("it", "An activation is no card: it is gone when it is countered.");
}

void Binder::moves(std::optional<int> id, Zone to)
{
    if (!id)
        return;
    Definition& d = m_things[static_cast<std::size_t>(*id)];
    d.zone = to;
    d.moved = true;
}

void Binder::says(std::optional<int> id)
{
    if (id)
        m_said = *id;
}

std::optional<int> Binder::on(Thing& thing, std::string_view verb, const Zones& zones)
{
    const auto id = settle(thing, verb, zones);
    says(id);
    return id;
}

void Binder::statement(Thing& what, std::string_view verb, Duration& duration)
{
    const auto id = on(what, verb);
    m_lastStatement = id;
    // What a card gives to the citizen it is attached to lasts as long as it is there (5.3.1).
    if (duration == Duration::Permanent && m_attachedTo && id == m_attachedTo)
        duration = Duration::WhileAttached;
    if (duration == Duration::WhileAttached && !m_attachedTo)
        complain("attached", "This card is not attached to anything here.");
    needsHere(duration);
}

void Binder::visitLeaf(Draw& e)
{
    settle(e.who);
    settle(e.count);
    counts(e.count, "the cards drawn");
}

void Binder::visitLeaf(Discard& e)
{
    settle(e.who);
    settle(e.count);
    if (e.type)
        settle(*e.type, false);
    counts(e.count, "the cards discarded");
    nameDone(e.who, Zone::Limbo, e.type, e.upTo || e.count != fixed(1), "discarded");
}

/// What was discarded or plundered is what is spoken of now.
void Binder::nameDone(
    const Who& who, Zone to, const std::optional<Filter>& type, bool several, std::string_view done)
{
    const bool each = who.kind == Who::Kind::EachOpponent || who.kind == Who::Kind::EachPlayer;
    product(to, type ? type->noun : Filter::Noun::Card, several || each,
        fmt::format("the card{} {}", several || each ? "s" : "", done));
}

void Binder::visitLeaf(Probe& e)
{
    settle(e.who);
    settle(e.count);
}

void Binder::visitLeaf(Plunder& e)
{
    settle(e.who);
    settle(e.count);
    if (e.type)
        settle(*e.type, false);
    counts(e.count, "the cards plundered");
    nameDone(e.who, Zone::Abolished, e.type, e.upTo || e.count != fixed(1), "plundered");
}

void Binder::visitLeaf(Destroy& e)
{
    m_acting = Who::Kind::You;
    const auto id = on(e.what, "destroy", { Zone::Island, Zone::ElevenYearRow, Zone::SoulRow });
    moves(id, Zone::Limbo);
    counts(fixed(1), "the cards destroyed");
}

void Binder::visitLeaf(Abolish& e)
{
    const auto id = on(e.what, "abolish",
        { Zone::Island, Zone::Limbo, Zone::Hand, Zone::Deck, Zone::SoulRow, Zone::ElevenYearRow,
            Zone::Attached, Zone::Pile, Zone::Revealed });
    needOffPile(e.what, id);
    moves(id, Zone::Abolished);
    counts(fixed(1), "the cards abolished");
}

void Binder::visitLeaf(Sacrifice& e)
{
    settle(e.who);
    m_sacrificesOwn = e.who.kind == Who::Kind::You;
    if (e.who.kind == Who::Kind::ItsController && std::holds_alternative<It>(e.what))
        m_subject = definedAs(e.who.referent); // "its controller sacrifices it"
    const auto id = on(e.what, "sacrifice");
    m_subject.reset();
    if (m_sacrificesOwn && m_by == Who::Kind::You)
        needOwn(e.what);
    moves(id, Zone::Limbo);
    counts(fixed(1), "the citizens sacrificed");
    m_sacrificedOne = !isPlural(e.what) && !std::holds_alternative<Each>(e.what)
        && e.who.kind != Who::Kind::EachOpponent && e.who.kind != Who::Kind::EachPlayer;
}

/// The definition that the match finds so.
std::optional<int> Binder::definedAs(const Referent& referent) const
{
    if (referent.kind == Referent::Kind::Said)
        return m_said >= 0 ? std::optional(m_said) : std::nullopt;
    for (std::size_t i = 0; i < m_things.size(); ++i)
        if (m_things[i].referent == referent)
            return static_cast<int>(i);
    return std::nullopt;
}

/// What you sacrifice is yours: not any target, and not what an opponent's citizen did.
void Binder::needOwn(const Thing& what)
{
    const auto* target = std::get_if<Target>(&what);
    const auto* it = std::get_if<It>(&what);
    const auto& trigger = m_ability.trigger;
    const bool opponents = it && trigger && it->referent.kind == Referent::Kind::Subject
        && (trigger->subject.controller == Side::Opponents
            || (trigger->event == Trigger::Event::Blocks && trigger->counterpartIsThis));
    if (opponents || (target && target->spec.filter.controller != Side::You))
        complain("sacrifice",
            "One sacrifices only what one controls. Say \"a citizen you control\", or "
            "\"destroy\".");
}

void Binder::visitLeaf(Damage& e)
{
    if (e.divided && std::holds_alternative<Who>(e.to))
        complain("damage", "To whom is not said; say it again.");
    if (e.by) {
        m_subject = settle(*e.by, "deal damage with", { Zone::Island });
        settle(e.amount);
        m_subject.reset();
    } else {
        settle(e.amount);
    }
    if (auto* thing = std::get_if<Thing>(&e.to)) {
        const auto* target = std::get_if<Target>(thing);
        const auto* each = std::get_if<Each>(thing);
        const auto* it = e.by ? std::get_if<It>(&*e.by) : nullptr;
        const bool byAnother = e.by && !std::holds_alternative<This>(*e.by)
            && !(it && it->referent.kind == Referent::Kind::Source);
        if (byAnother && each && each->filter.other && isCitizenText())
            complain("other",
                "That could be other than this card or other than who deals it; say it without "
                "\"other\".");
        if (e.divided && !target)
            complain("divided", "Damage is divided among targets only.");
        on(*thing, "damage");
    } else {
        settle(std::get<Who>(e.to));
    }
}

void Binder::visitLeaf(Modify& e)
{
    if (e.attackByX || e.defenseByX) {
        Amount x { Amount::Kind::X, 0, {}, false };
        settle(x);
    }
    statement(e.what, "change", e.duration);
    if (e.times) {
        needOne(e.what, *e.times);
        // "Target citizen gets +1/+1 for each other citizen": other than this card, or than that citizen?
        const auto* it = std::get_if<It>(&e.what);
        const bool self = std::holds_alternative<This>(e.what)
            || (it && it->referent.kind == Referent::Kind::Source);
        const bool one = !isPlural(e.what) && !std::holds_alternative<Each>(e.what);
        if (e.times->of && e.times->of->filter.other && !self && (isCitizenText() || !one))
            complain("other",
                "That could be other than this card or other than who gets it; count them without "
                "\"other\".");
        settle(*e.times);
        const bool own = e.times->referent.kind == Referent::Kind::Source
            || e.times->referent.kind == Referent::Kind::Each || e.times->ofThis;
        if (m_ability.kind == Ability::Kind::Passive && own
            && ((e.times->kind == Amount::Kind::AttackOf && e.attack != 0)
                || (e.times->kind == Amount::Kind::DefenseOf && e.defense != 0)))
            complain("its", "It would change by itself without end; say a number.");
    }
}

void Binder::visitLeaf(Gain& e)
{
    statement(e.what, "give a keyword to", e.duration);
}

void Binder::visitLeaf(Lose& e)
{
    statement(e.what, "take abilities from", e.duration);
}

void Binder::visitLeaf(Allow& e)
{
    // "Can not be blocked by citizens with lower attack": than whom this is said of.
    const bool passive = m_ability.kind == Ability::Kind::Passive;
    if (e.by && !passive)
        settle(*e.by, false);
    const bool always = passive && e.duration == Duration::Permanent;
    if (e.deed == Allow::Deed::BlockThisIfAble && !always) { // it is remembered which card this is
        if (e.duration == Duration::Permanent || e.duration == Duration::EndOfCombat)
            e.duration = Duration::EndOfTurn; // it attacks once a turn
        if (e.duration != Duration::EndOfTurn || m_ability.kind == Ability::Kind::Passive
            || !isCitizenText() || m_gone)
            complain("block",
                "Only this citizen can be what must be blocked, for a turn: \"Whenever this "
                "attacks, "
                "target citizen an opponent controls blocks this if able until end of turn.\"");
    }
    statement(e.what, "allow or forbid something to", e.duration);
    if (e.by && passive)
        settle(*e.by, false);
}

void Binder::visitLeaf(Engage& e)
{
    on(e.what, "engage", { Zone::Island, Zone::SoulRow });
    turns(e.what, false);
}

void Binder::visitLeaf(Disengage& e)
{
    on(e.what, "disengage", { Zone::Island, Zone::SoulRow });
    turns(e.what, true);
}

/// Of what is described without it, it is not told whether it was engaged before.
void Binder::turns(const Thing& what, bool back)
{
    m_turned = -1;
    const Filter* filter = nullptr;
    if (const auto* each = std::get_if<Each>(&what))
        filter = &each->filter;
    else if (const auto* some = std::get_if<Some>(&what); some && back) // only what can is engaged
        filter = &some->filter;
    else if (const auto* target = std::get_if<Target>(&what))
        filter = &target->spec.filter;
    const auto before = back ? Filter::Condition::Engaged : Filter::Condition::Disengaged;
    if (!filter || filter->condition == before)
        return;
    m_turned = m_said;
    m_turnedBack = back;
}

void Binder::visitLeaf(MakeWeary& e)
{
    m_lastStatement = on(e.what, "make weary");
}

void Binder::visitLeaf(GainControl& e)
{
    settle(e.who);
    on(e.what, "gain control of");
    if (e.whileSo) {
        using Kind = Condition::Kind;
        const Kind kind = e.whileSo->kind;
        const bool asked = kind == Kind::YouControl || kind == Kind::YouControlNo
            || kind == Kind::OpponentControls || kind == Kind::Has || kind == Kind::LimboAtLeast
            || kind == Kind::HandAtMost || kind == Kind::HandAtLeast || kind == Kind::YourYearAtMost
            || kind == Kind::OpponentYearAtMost;
        const bool theirs
            = e.whileSo->place.whose == Side::They || e.whileSo->filter.controller == Side::They;
        if (!asked || theirs || e.who.kind != Who::Kind::You || m_region > 0)
            complain("as long as",
                "Control lasts for as long as you control something, or have so many cards: "
                "\"for as long as you control an Undead citizen\".");
        settle(*e.whileSo);
    }
    needsHere(e.duration);
    const bool here = e.duration == Duration::WhileHere || e.duration == Duration::WhileStays
        || e.duration == Duration::WhileEngaged;
    if (here && e.who.kind != Who::Kind::You)
        complain("as long as", "Only you can control it for as long as you control this.");
    if (e.duration == Duration::WhileAttached && !m_attachedTo)
        complain("attached", "This card is not attached to anything here.");
}

void Binder::visitLeaf(Counter& e)
{
    moves(on(e.what, "counter", { Zone::Pile }),
        e.returns         ? Zone::Hand
            : e.abolishes ? Zone::Abolished
                          : Zone::Limbo);
}

void Binder::visitLeaf(Attach& e)
{
    const auto what = settle(e.what, "attach",
        { Zone::Island, Zone::Limbo, Zone::Hand, Zone::Deck, Zone::SoulRow, Zone::Abolished,
            Zone::Pile, Zone::Revealed, Zone::ElevenYearRow });
    const auto to = settle(e.to, "attach something to", { Zone::Island });
    says(what);
    moves(what, Zone::Attached);
    if (std::holds_alternative<This>(e.what))
        m_attachedTo = to;
}

void Binder::visitLeaf(Detach& e)
{
    settle(e.count);
    on(e.from, "detach something from");
    m_detached = true;
    counts(fixed(1), "the cards detached");
}

void Binder::visitLeaf(Move& e)
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
    if (e.engaged && e.to != Zone::Island && e.to != Zone::SoulRow)
        complain("engaged", "Only on the island and in a soul row is anything engaged.");
    const bool spellsOnly
        = std::visit(Overloaded {
                         [](const Each& each) { return each.filter.noun == Filter::Noun::Spell; },
                         [](const Some& some) { return some.filter.noun == Filter::Noun::Spell; },
                         [](const Target& t) { return t.spec.filter.noun == Filter::Noun::Spell; },
                         [](const auto&) { return false; },
                     },
            e.what);
    if (e.to == Zone::Island && spellsOnly)
        complain("island", "Only citizens can be on the island (5.3).");
    Zones from { Zone::Island, Zone::Limbo, Zone::Hand, Zone::Deck, Zone::SoulRow, Zone::Abolished,
        Zone::Attached, Zone::ElevenYearRow, Zone::Pile, Zone::Revealed };
    std::erase_if(from, [&](Zone zone) { return zone == e.to && zone == Zone::Island; });
    const auto id = on(e.what, "move", from);
    needOffPile(e.what, id);
    moves(id, e.to);
    m_toOwner = e.ownersZone;
    const auto* some = std::get_if<Some>(&e.what);
    counts(some ? some->count : fixed(1), "the cards moved");
}

void Binder::visitLeaf(Search& e)
{
    settle(e.count);
    settle(e.filter, false);
    const bool several = !(e.count == fixed(1));
    product(e.to, e.filter.noun, several, several ? "the cards found" : "the card found");
}

void Binder::visitLeaf(Shuffle& e)
{
    settle(e.who);
}

void Binder::visitLeaf(LookAtRow& e)
{
    settle(e.whose);
    settle(e.count);
    const bool several = !(e.count == fixed(1));
    product(Zone::ElevenYearRow, Filter::Noun::Card, several,
        several ? "the cards looked at" : "the card looked at");
}

void Binder::visitLeaf(LookAtDeck& e)
{
    settle(e.whose);
    settle(e.count);
    const bool several = !(e.count == fixed(1));
    product(Zone::Deck, Filter::Noun::Card, several,
        several ? "the cards looked at" : "the card looked at");
}

void Binder::visitLeaf(RearrangeRow& e)
{
    settle(e.whose);
}

void Binder::visitLeaf(DestroyYear& e)
{
    settle(e.whose);
    settle(e.count);
    counts(e.count, "the 11 year cards destroyed");
}

void Binder::visitLeaf(Reveal& e)
{
    settle(e.whose);
    settle(e.count);
    const bool several = !(e.count == fixed(1));
    if (e.type)
        settle(*e.type, false);
    product(e.zone, e.type ? e.type->noun : Filter::Noun::Card, several,
        several ? "the cards revealed" : "the card revealed");
    if (e.type)
        counts(e.count, "the cards revealed");
}

void Binder::visitLeaf(AddEnergy& e)
{
    if (e.times)
        settle(*e.times);
}

void Binder::visitLeaf(ChooseNumber& e)
{
    settle(e.upTo);
    m_counted = Counting::Chosen;
}

void Binder::visitLeaf(CastFree& e)
{
    settle(e.filter, false);
    if (!e.known)
        return;
    const auto id = on(*e.known, "cast",
        { Zone::Limbo, Zone::Hand, Zone::Deck, Zone::Abolished, Zone::ElevenYearRow,
            Zone::SoulRow });
    moves(id, Zone::Pile);
}

void Binder::visitLeaf(WinLose& e)
{
    settle(e.who);
    if (e.wins && e.who.kind == Who::Kind::EachPlayer)
        complain("wins", "Not everybody can win: say who does.");
}

void Binder::visitLeaf(Pay& e)
{
    settle(e.who);
    for (const Stone& stone : e.stones)
        if (stone.kind == Stone::Kind::X && (!paysX() || m_region > 0))
            complain("{x}", "Nobody says what X is when this is paid.");
    if (e.times)
        settle(*e.times);
}

void Binder::visitLeaf(Name& e)
{
    on(e.what, "choose",
        { Zone::Island, Zone::Limbo, Zone::Hand, Zone::SoulRow, Zone::Abolished,
            Zone::ElevenYearRow, Zone::Pile, Zone::Deck, Zone::Attached });
}

void Binder::visitLeaf(NamePlayer& e)
{
    settle(e.who);
}

void Binder::visitLeaf(PreventNext& e)
{
    settle(e.amount);
    // "Prevent the next 3 damage that would be dealt to citizens you control": 3 in all, which nobody shares out.
    const auto* each = std::get_if<Each>(&e.what);
    if (!e.who && each && each->word != Each::Word::Each && e.amount.kind != Amount::Kind::All)
        complain("prevent",
            "Damage is prevented of each citizen by itself: say \"Prevent the next 3 damage that "
            "would be dealt to each citizen you control this turn\".");
    if (e.who)
        settle(*e.who);
    else
        on(e.what, "prevent damage to");
}

void Binder::visitLeaf(Switch& e)
{
    statement(e.what, "change", e.duration);
}

void Binder::visitLeaf(Fight& e)
{
    const auto one = settle(e.one, "fight with", { Zone::Island });
    settle(e.other, "fight with", { Zone::Island });
    says(one);
}

void Binder::visitLeaf(PreventAll&)
{
}

void Binder::visitLeaf(LookAndPick& e)
{
    settle(e.count);
    settle(e.take);
    if (e.type)
        settle(*e.type, false);
    const bool several = e.take != fixed(1);
    product(e.to, std::nullopt, several, several ? "the cards taken" : "the card taken");
}

void Binder::visitLeaf(PickFromHand& e)
{
    settle(e.whose);
    settle(e.type, false);
    const Zone to = e.fate == PickFromHand::Fate::Abolish ? Zone::Abolished
        : e.fate == PickFromHand::Fate::Bottom            ? Zone::Deck
                                                          : Zone::Limbo;
    product(to, e.type.noun, e.count > 1, e.count > 1 ? "the cards chosen" : "the card chosen");
}

void Binder::visitLeaf(LookAtHand& e)
{
    settle(e.whose);
}

void Binder::visitLeaf(ShuffleIn& e)
{
    settle(e.who);
    counts(fixed(1), "the cards shuffled in");
}

void Binder::visitLeaf(Forbid& e)
{
    settle(e.who);
    if (e.which)
        settle(*e.which, false);
    const bool named = e.which && e.which->sameName == Filter::SameName::AsChosen;
    const bool kept = m_choseName
        && (e.duration == Duration::EndOfTurn || e.duration == Duration::YourNextTurn
            || e.duration == Duration::YourNextTurnEnd);
    const bool here = e.duration == Duration::WhileHere || e.duration == Duration::WhileStays;
    if (named && m_ability.kind != Ability::Kind::Passive && !here && !kept)
        complain("name",
            "The name is remembered only by a citizen: \"As this enters, name a card\", then "
            "\"Cards with the chosen "
            "name can not be cast.\"");
    if (e.which && here)
        needsHere(e.duration);
    else if (here || e.duration == Duration::WhileEngaged || e.duration == Duration::WhileAttached)
        complain("as long as", "This lasts until end of turn or until your next turn.");
}

void Binder::visitLeaf(CostChange& e)
{
    settle(e.filter, false);
    if (e.filter.sameName == Filter::SameName::AsChosen && m_ability.kind != Ability::Kind::Passive)
        complain("name",
            "The name is remembered only by a citizen: \"As this enters, name a card\", then "
            "\"Cards with the chosen "
            "name players cast cost {1} more.\"");
    if (e.times)
        settle(*e.times);
    if (e.filter.controller == Side::They || e.filter.other)
        complain("cast", "Of what is cast it is said what it is: \"spells you cast\".");
}

void Binder::visitLeaf(CastFromLimbo& e)
{
    if (e.leaves && !isCitizenText())
        complain("leave", "A spell is never on the island. Say \"If you do, abolish it\".");
    if (e.abolished && isCitizenText())
        complain("abolish",
            "A citizen that was cast is on the island then. Say what becomes of it when it leaves: "
            "\"If this would "
            "die, abolish it instead.\"");
}

void Binder::visitLeaf(EntersEngaged& e)
{
    on(e.what, "have something enter");
}

void Binder::visitLeaf(Instead& e)
{
    on(e.what, "replace the death of");
}

void Binder::visitLeaf(Lessen& e)
{
    on(e.what, "prevent damage to");
}

void Binder::visitLeaf(HandSize& e)
{
    settle(e.who);
}

void Binder::needsHere(Duration duration)
{
    if ((duration == Duration::WhileHere || duration == Duration::WhileStays
            || duration == Duration::WhileEngaged)
        && (!isCitizenText() || m_gone))
        complain("as long as",
            "This card is not on the island, so nothing lasts for as long as it is there. Say "
            "\"until "
            "end of turn\".");
}

/// "its attack" said of several at once would be one number for all of them.
void Binder::needOne(const Thing& what, const Amount& amount)
{
    const bool statistic = amount.kind == Amount::Kind::AttackOf
        || amount.kind == Amount::Kind::DefenseOf || amount.kind == Amount::Kind::CostOf;
    const bool several = isPlural(what) || std::holds_alternative<Each>(what);
    if (statistic && several && !amount.ofThis && !amount.ofPaid
        && m_ability.kind != Ability::Kind::Passive)
        complain("its",
            "Of several citizens at once it is one number for all. Say it of one: \"Target citizen "
            "gets "
            "+X/+0 until end of turn, where X is its attack.\"");
}

void Binder::visitLeaf(Become& e)
{
    const auto id = on(e.what, "change");
    needOne(e.what, e.amount);
    if (!isPlural(e.what) && !std::holds_alternative<Each>(e.what))
        m_subject = id;
    settle(e.amount);
    m_subject.reset();
    m_lastStatement = id;
    if (e.duration == Duration::WhileAttached)
        complain("attached", "This card is not attached to anything here.");
    needsHere(e.duration);
}

void Binder::visitLeaf(RemoveDamage& e)
{
    settle(e.amount);
    on(e.what, "remove damage from");
}

void Binder::visitLeaf(LeaveCombat& e)
{
    on(e.what, "remove from combat");
}

void Binder::visitLeaf(Exchange& e)
{
    if (ofPlaces(e)) {
        settle(e.one, "exchange", { Zone::Hand, Zone::ElevenYearRow });
        if (!std::holds_alternative<It>(e.other))
            settle(e.other, "exchange", { Zone::Hand, Zone::ElevenYearRow });
        product(Zone::ElevenYearRow, Filter::Noun::Card, true, "the cards exchanged");
        return;
    }
    const auto one = settle(e.one, "exchange control of", { Zone::Island });
    const auto* two = std::get_if<Target>(&e.one);
    if (two && two->spec.count == 2) {
        says(one);
        return;
    }
    if (isPlural(e.one) || isPlural(e.other))
        complain("exchange", "Control of two single citizens is exchanged.");
    settle(e.other, "exchange control of", { Zone::Island });
    says(one);
}

void Binder::visitLeaf(MoreSoul& e)
{
    settle(e.who);
}

void Binder::visitLeaf(Redirect& e)
{
    settle(e.from, "redirect damage from", { Zone::Island });
    const auto to = settle(e.to, "redirect damage to", { Zone::Island });
    if (isPlural(e.to) || std::holds_alternative<Each>(e.to))
        complain("instead", "Damage is dealt to one citizen instead.");
    says(to);
}

void Binder::visitLeaf(CastFrom& e)
{
    settle(e.filter, false);
    if (e.duration == Duration::WhileHere || e.duration == Duration::WhileStays
        || e.duration == Duration::WhileEngaged || e.duration == Duration::WhileAttached)
        complain("as long as", "This lasts until end of turn or until your next turn.");
}

void Binder::visitLeaf(SeeTop& e)
{
    if (e.hand)
        settle(*e.hand);
}

void Binder::visitLeaf(CastOnly& e)
{
    if (e.of)
        settle(*e.of, false);
    else
        needsNothingOfItself();
}

void Binder::visitLeaf(NotCountered& e)
{
    if (e.of)
        settle(*e.of, false);
}

void Binder::visitLeaf(Grant& e)
{
    statement(e.what, "give an ability to", e.duration);
}

void Binder::visitLeaf(Watch& e)
{
    // A region of its own: it reads nothing but what it is about.
    Ability inner = *e.ability;
    if (e.of)
        on(*e.of, "wait for something of", {});
    const Unbound wrong
        = bind(inner, { e.of ? CardType::Citizen : CardType::Spell, false, false }, nullptr);
    if (!wrong.text.empty())
        complain(wrong.word, wrong.text);
    e.ability = std::make_shared<const Ability>(std::move(inner));
}

void Binder::visitLeaf(SetStats& e)
{
    // What changes both figures would be added to the one that follows the other a second time.
    if (e.amount.kind == Amount::Kind::AttackOf || e.amount.kind == Amount::Kind::DefenseOf)
        complain("equal",
            "A figure can not follow the other one of the same citizen; say what is counted, or "
            "\"Switch the attack and defense of this until end of turn.\"");
    settle(e.amount);
}

} // namespace triptych::kryptik::binding
