#include "kryptik/text/binding/Binder.h"

#include "core/Overloaded.h"
#include "kryptik/text/printing/Phrases.h"
#include "kryptik/text/printing/Spoken.h"
#include "kryptik/tree/Walk.h"

#include <algorithm>

#include <fmt/format.h>

// Verbs: what is done to cards and by players.
namespace triptych::kryptik::binding {

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

std::optional<int> Binder::on(Thing& thing, std::string_view verb, const Zones& zones)
{
    const auto id = settle(thing, verb, zones);
    says(id);
    return id;
}

void Binder::visitLeaf(Draw& e)
{
    settle(e.who);
    settle(e.count);
    counts(e.count, "the cards drawn");
}

template <typename Deed>
void Binder::cardsOf(Deed& e, Zone to, std::string_view done)
{
    settle(e.who);
    settle(e.count);
    if (e.type)
        settle(*e.type, false);
    counts(e.count, fmt::format("the cards {}", done));
    nameDone(e.who, to, e.type, e.upTo || e.count != fixed(1), done);
}

void Binder::visitLeaf(Discard& e)
{
    cardsOf(e, Zone::Limbo, "discarded");
}

void Binder::visitLeaf(Probe& e)
{
    settle(e.who);
    settle(e.count);
    counts(e.count, "the cards discarded"); // glossary Probe: as many as were drawn
    nameDone(e.who, Zone::Limbo, {}, true, "discarded");
}

void Binder::visitLeaf(Plunder& e)
{
    cardsOf(e, Zone::Abolished, "plundered");
}

void Binder::visitLeaf(Destroy& e)
{
    m_acting = Who::Kind::You;
    const auto id = on(
        e.what, "destroy", { Zone::Island, Zone::ElevenYearRow, Zone::SoulRow, Zone::Attached });
    if (auto* it = std::get_if<It>(&e.what); it && id)
        it->lies = m_things[static_cast<std::size_t>(*id)].zone;
    const bool inRow = id && m_things[static_cast<std::size_t>(*id)].zone == Zone::ElevenYearRow;
    moves(id, Zone::Limbo);
    if (inRow)
        m_things[static_cast<std::size_t>(*id)].destroyedYear = true;
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

namespace {

/// Whose it is said to be, of one or of each.
Side sideOf(const Thing& what)
{
    const auto* some = std::get_if<Some>(&what);
    const auto* each = std::get_if<Each>(&what);
    return some ? some->filter.controller : each ? each->filter.controller : Side::Any;
}

} // namespace

void Binder::visitLeaf(Sacrifice& e)
{
    settle(e.who);
    if (e.who.kind != Who::Kind::You && sideOf(e.what) == Side::You && m_by == Who::Kind::You)
        complain("you control",
            "Whoever sacrifices gives up what they control themselves (glossary Sacrifice); leave "
            "out \"you control\", or say \"sacrifice\".");
    m_sacrificesOwn = e.who.kind == Who::Kind::You;
    if (e.who.kind == Who::Kind::ItsController && std::holds_alternative<It>(e.what))
        m_subject = definedAs(e.who.referent); // "its controller sacrifices it"
    const std::size_t before = m_things.size();
    const auto id = on(e.what, "sacrifice");
    ofEachPlayer(e.who, before);
    m_subject.reset();
    if (m_sacrificesOwn && m_by == Who::Kind::You) {
        needOwn(e.what);
        if (id && std::holds_alternative<Some>(e.what))
            m_things[static_cast<std::size_t>(*id)].yours = true;
    }
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

void Binder::visitLeaf(Engage& e)
{
    on(e.what, "engage", { Zone::Island, Zone::SoulRow });
    turns(e.what, false);
    if (isSeveral(e.what))
        counts(fixed(1), "the cards engaged");
}

void Binder::visitLeaf(Disengage& e)
{
    on(e.what, "disengage", { Zone::Island, Zone::SoulRow });
    turns(e.what, true);
    if (isSeveral(e.what))
        counts(fixed(1), "the cards disengaged");
}

void Binder::visitLeaf(MakeWeary& e)
{
    m_lastStatement = on(e.what, "make weary");
}

void Binder::visitLeaf(Counter& e)
{
    moves(on(e.what, "counter", { Zone::Pile }),
        e.returns         ? Zone::Hand
            : e.abolishes ? Zone::Abolished
                          : Zone::Limbo);
    counts(fixed(1), e.returns ? "the cards moved" : "the spells countered");
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
    const bool one = e.count == fixed(1) && !e.upTo && !isPlural(e.from)
        && !std::holds_alternative<Each>(e.from);
    const int id = product(
        Zone::Limbo, Filter::Noun::Card, !one, fmt::format("the card{} detached", one ? "" : "s"));
    m_things[static_cast<std::size_t>(id)].detached = true;
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
    if (e.from) {
        const bool spokenOf
            = std::holds_alternative<It>(e.what) || std::holds_alternative<This>(e.what);
        if (*e.from == e.to || (!spokenOf && before != *e.from))
            complain("from", "It does not come from there.");
        from = { *e.from };
        e.from.reset();
    }
    const auto id = on(e.what, "move", from);
    needOffPile(e.what, id);
    if (e.to == Zone::Island)
        takes(e.what, id);
    if (e.to == Zone::Island && id
        && m_things[static_cast<std::size_t>(*id)].noun == Filter::Noun::Spell && !spellsOnly)
        complain("island", "Only citizens can be on the island (5.3).");
    moves(id, e.to);
    m_toOwner = e.ownersZone;
    const auto* some = std::get_if<Some>(&e.what);
    counts(some ? some->count : fixed(1), "the cards moved");
}

void Binder::visitLeaf(Shuffle& e)
{
    settle(e.who);
}

void Binder::visitLeaf(DestroyYear& e)
{
    settle(e.whose);
    settle(e.count);
    counts(e.count, "the 11 year cards destroyed");
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
    // A spell goes there as it resolves or is countered; a citizen lives on, and may die in any later turn.
    if (e.abolished && !e.whenResolved && !e.known && e.filter.noun == Filter::Noun::Citizen)
        complain("limbo",
            "Of a citizen that is cast it is not remembered until it dies; leave this sentence "
            "out, or cast a spell.");
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
    e.takes = false;
    const auto id = on(e.what, "choose",
        { Zone::Island, Zone::Limbo, Zone::Hand, Zone::SoulRow, Zone::Abolished,
            Zone::ElevenYearRow, Zone::Pile, Zone::Deck, Zone::Attached });
    if (id)
        m_chosen.emplace_back(*id, &e);
}

/// 7.1.2b "Choose a citizen in a limbo pile and return it to the island": it is chosen to be controlled.
void Binder::takes(const Thing& what, std::optional<int> id)
{
    if (!id || !std::holds_alternative<It>(what))
        return;
    for (const auto& [chosen, name] : m_chosen)
        if (chosen == *id)
            name->takes = true;
}

void Binder::visitLeaf(NamePlayer& e)
{
    settle(e.who);
}

void Binder::visitLeaf(ShuffleIn& e)
{
    settle(e.who);
    counts(fixed(1), "the cards shuffled in");
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
    if (ofThePair(e)) {
        const auto both = settle(e.one, "exchange", { Zone::ElevenYearRow });
        if (both && !m_things[static_cast<std::size_t>(*both)].pair)
            complain("exchange",
                "Two cards of an 11 year row change places, no more and no fewer: \"Look at two 11 "
                "year cards you control. You may exchange them.\"");
        says(both);
        return;
    }
    if (ofPlaces(e)) {
        const Zones own { Zone::Hand, Zone::ElevenYearRow, Zone::SoulRow, Zone::Limbo, Zone::Deck };
        settle(e.one, "exchange", own);
        if (!std::holds_alternative<It>(e.other))
            settle(e.other, "exchange", own);
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

} // namespace triptych::kryptik::binding
