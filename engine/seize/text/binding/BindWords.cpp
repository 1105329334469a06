#include "seize/text/binding/Binder.h"

#include <algorithm>

#include <fmt/format.h>

// Pronouns and other words that stand for somebody.
namespace triptych::seize::binding {

void Binder::complain(std::string_view word, std::string text)
{
    if (m_wrong.text.empty())
        m_wrong = { std::string(word), std::move(text) };
}

void Binder::tell(
    std::string_view word, const std::string& meaning, const std::optional<Thing>& thing)
{
    if (m_meanings)
        m_meanings->push_back({ std::string(word), meaning, thing });
}

int Binder::define(Referent referent, Definition::Noun noun, text::Some number, std::string name,
    const std::optional<Thing>& thing)
{
    if (referent.kind == Is::Said) {
        m_entered = false;
        for (Definition& d : m_things)
            d.stale = d.stale || d.referent.kind == Is::Said;
    }
    // "This or an adjacent enemy mercenary": of neither side before one is chosen.
    const bool sided
        = thing && (thing->filter.orOwn == Filter::OrOwn::No || thing->filter.side != Side::Enemy);
    m_things.push_back(
        { referent, noun, number, false, sided ? thing->filter.side : Side::Any, thing });
    const int id = static_cast<int>(m_things.size()) - 1;
    m_mentions.add(Sort::Thing, number == text::Some::Several, std::move(name), id);
    return id;
}

void Binder::definePlayer(std::string name)
{
    m_mentions.add(Sort::Player, false, std::move(name), ++m_players);
}

Thing::Kind Binder::own() const
{
    return m_paper == Paper::Treasure ? Thing::Kind::Bearer
        : m_paper == Paper::Attack    ? Thing::Kind::Attacker
                                      : Thing::Kind::This;
}

std::string Binder::ownName() const
{
    return m_paper == Paper::Treasure ? "the bearer"
        : m_paper == Paper::Attack    ? "the attacker"
                                      : "this mercenary";
}

void Binder::isNobody(Thing::Kind kind, std::string_view why)
{
    complain(phrases::single(kind),
        fmt::format("\"{}\" means nobody here: {}.", phrases::single(kind), why));
}

void Binder::needs(Thing::Kind kind)
{
    const auto wrong = [&](std::string_view why) { isNobody(kind, why); };
    const bool fights = kind == Thing::Kind::Attacked || kind == Thing::Kind::Attacker;
    const bool known = answersAnAttack() || (kind == Thing::Kind::Attacker && m_counters)
        || (kind == Thing::Kind::Attacked && m_struck && !m_later);
    if (fights && !m_fights && !known)
        wrong("there is no attack; say whom it means, such as \"target mercenary\"");
    if (kind == Thing::Kind::Bearer && m_paper != Paper::Treasure)
        wrong("only a treasure has one; say \"this\" or \"target mercenary\"");
    if (kind == Thing::Kind::This && !hasOwn())
        wrong("this card is no mercenary; say whom it means, such as \"target mercenary\"");
}

bool Binder::isOfOwnSide(const Definition& d)
{
    return d.noun == Definition::Noun::Mercenary
        && (d.side == Side::Yours || d.side == Side::Allied);
}

bool Binder::numbersFit(text::Some word, text::Some thing)
{
    return word == text::Some::Any || thing == text::Some::Any || word == thing;
}

namespace {

std::string eitherOfTwoNear(std::string_view word)
{
    return fmt::format("\"{}\" could be who moves or whom it comes beside; say \"this\", or \"each "
                       "... adjacent to "
                       "this\", instead.",
        word);
}

} // namespace

/// "Whenever this moves adjacent to an enemy mercenary, deal 1 damage to it": which of the two?
bool Binder::nearsAnother(Role role) const
{
    const auto& trigger = m_ability->trigger;
    return role != Role::Subject && trigger && trigger->into && isAboutAMercenary(*trigger)
        && trigger->into->range.anchor == Range::Anchor::Described && !m_ownNamed && m_inEffect;
}

/// The meaning of a word; nothing when it is this card's own mercenary.
std::optional<Referent> Binder::resolve(std::string_view word, text::Some number,
    Definition::Noun noun, Role role, bool anyNoun, bool notOwn)
{
    const auto fits = [&](const Mention& m) {
        const Definition& d = m_things[static_cast<std::size_t>(m.id)];
        return (d.noun == noun || (anyNoun && d.noun != Definition::Noun::Tile))
            && numbersFit(number, d.number) && !(m_notOwnSide && isOfOwnSide(d));
    };
    const auto named = m_mentions.meaning(word, Sort::Thing, text::Some::Any, fits);
    if (named.mention) {
        const Definition& d = m_things[static_cast<std::size_t>(named.mention->id)];
        if (d.referent.kind == Is::Subject && nearsAnother(role))
            complain(word, eitherOfTwoNear(word));
        if (m_askedNear && d.referent == *m_askedNear && role == Role::Object)
            orWhoIsAsked(word, named.mention->name);
        return found(word, *named.mention);
    }
    if (named.wrong.find("means nothing") == std::string::npos) {
        complain(word, named.wrong);
        return Referent { Is::Open };
    }
    if (notOwn && m_hasOther) {
        tell(word, m_otherName);
        Referent meant { Is::Subject };
        meant.other = word == "that mercenary";
        if (meant.other)
            nameOther();
        return meant;
    }
    const bool mine = !notOwn && noun == Definition::Noun::Mercenary && hasOwn()
        && number != text::Some::Several
        && (m_isOwn || m_ownNamed || m_static || !m_ability->trigger || isTimed());
    if (m_hasOther && noun == Definition::Noun::Mercenary)
        return ownOrOther(word, role);
    if (mine) {
        if (nearsAnother(role))
            complain(word, eitherOfTwoNear(word));
        if (m_costNames
            && (!m_ownNamed
                || role == Role::Whose)) // "destroy another ally: gain loot equal to its bounty"
            complain(word,
                fmt::format("\"{}\" could be {} or what is paid with; say \"{}\" instead.", word,
                    ownName(), m_paper == Paper::Treasure ? "the bearer" : "this"));
        // "Make a melee attack. Exhaust it", "exhaust the target. It heals 1"
        if ((m_struck && role != Role::Subject) || (m_attackedSaid && role != Role::Whose))
            complain(word,
                fmt::format("\"{}\" could be {} or whom it has attacked; say \"{}\" or \"the "
                            "attacked mercenary\" instead.",
                    word, ownName(),
                    m_paper == Paper::Treasure     ? "the bearer"
                        : m_paper == Paper::Attack ? "the attacker"
                                                   : "this"));
        const bool goesOn = role == Role::Subject && (m_isOwn || m_ownNamed);
        if (m_asked && !m_static && !goesOn)
            orWhoIsAsked(word, ownName());
        tell(word, ownName());
        return std::nullopt;
    }
    complain(word, named.wrong);
    return Referent { Is::Open };
}

/// "At the start of your turn, if it is damaged, ..." of a mercenary: nobody else is there to be meant.
bool Binder::isTimed() const
{
    const Event event = m_ability->trigger->event;
    const bool ofCoinsOrLoot = event == Event::WinsFlip || event == Event::LosesFlip
        || event == Event::LosesLoot || event == Event::GainsLoot;
    return m_paper == Paper::Mercenary
        && (ofCoinsOrLoot || phrases::isAboutTime(*m_ability->trigger));
}

/// "Whenever this attacks, exhaust that mercenary. It ...": what has been named so is what "it" means then.
void Binder::nameOther()
{
    const auto& object = m_ability->trigger ? m_ability->trigger->object : std::nullopt;
    define({ Is::Subject }, Definition::Noun::Mercenary, text::Some::One, m_otherName);
    m_things.back().side = object ? object->side : Side::Enemy;
}

/// "Whenever this attacks, exhaust it": this, or the one attacked.
std::optional<Referent> Binder::ownOrOther(std::string_view word, Role role)
{
    const Referent other { Is::Subject };
    if (m_otherGone && role != Role::Whose) { // what it has destroyed is not there any more
        tell(word, ownName());
        return std::nullopt;
    }
    if (role == Role::Subject && (!m_otherNamed || m_otherGone) && !m_attackedSaid) {
        tell(word, ownName());
        return std::nullopt;
    }
    // "When this is destroyed, if it had no treasures, return it": of whom that was asked
    if (m_ownGone && m_ownNamed && !m_otherNamed && role == Role::Object) {
        tell(word, ownName());
        return std::nullopt;
    }
    if (m_ownGone && m_sentBack && !m_otherNamed) { // "when this is destroyed, return it to hand"
        tell(word, ownName());
        return std::nullopt;
    }
    if (m_ownGone && m_ofFigure && !m_otherNamed) { // "when this is destroyed, ... its bounty"
        tell(word, ownName());
        return std::nullopt;
    }
    // "When this destroys a mercenary, gain loot equal to its bounty": what was taken is meant.
    const bool prize = m_ofBounty && m_otherGone;
    if ((role == Role::Object && m_otherNamed) || prize) {
        tell(word, m_otherName);
        return other;
    }
    complain(word,
        fmt::format("\"{}\" could be {} or {}; say \"{}\" or \"the {}\" instead.", word, ownName(),
            m_otherName, m_paper == Paper::Treasure ? "the bearer" : "this",
            isHit() ? "attacker" : "attacked mercenary"));
    return Referent { Is::Open };
}

bool Binder::isHit() const
{
    const Event event = m_ability->trigger->event;
    return event == Event::IsAttacked || event == Event::IsDealtDamage
        || event == Event::IsDestroyed || event == Event::IsDeclaredOn;
}

Referent Binder::found(std::string_view word, const Mention& mention)
{
    const Definition& d = m_things[static_cast<std::size_t>(mention.id)];
    tell(word, mention.name, d.thing);
    if (d.stale)
        complain(
            word, fmt::format("Others were named since what \"{}\" means; name it again.", word));
    if (d.skipped)
        complain(word,
            fmt::format("Where the one is not done, nobody has chosen what \"{}\" means; choose it "
                        "before, such as \"choose an enemy mercenary\", or say again whom.",
                word));
    if (m_closed && mention.depth < m_mentions.depth())
        complain(word,
            fmt::format("What is waited for knows only whom it happens to; \"{}\" was named "
                        "before it.",
                word));
    if (m_later && mention.depth < m_mentions.depth()) {
        if (d.number == text::Some::Several || isOfSeveral(d.referent))
            complain(word,
                fmt::format("\"{}\" can not be several where it happens later; name them "
                            "there.",
                    word));
        if (m_captured && *m_captured != mention.id)
            complain(
                word, "What happens later can be about one thing that was named before it only.");
        m_captured = mention.id;
        return { Is::Captured };
    }
    return d.referent;
}

bool Binder::fitsSide(Thing::Kind word, Side side)
{
    return word == Thing::Kind::ThatEnemy ? side == Side::Enemy
                                          : side == Side::Allied || side == Side::Yours;
}

/// "That enemy", "that ally": the one named of that side.
Referent Binder::thatOne(Thing::Kind kind)
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
        nameOther();
        return { Is::Subject };
    }
    complain(word, named.wrong);
    return { Is::Open };
}

/// A word that stands for one mercenary: "it", "the attacked mercenary", "this".
void Binder::settle(
    Thing::Kind& of, Referent& referent, std::string_view word, Role role, bool notOwn)
{
    if (of == Thing::Kind::ThatFirst || of == Thing::Kind::ThatSecond) {
        settleCalled(of, referent, role);
        return;
    }
    if (of == Thing::Kind::It && referent.other) // bound before, to be explained
        of = Thing::Kind::That;
    const bool that = of == Thing::Kind::That || (notOwn && of == Thing::Kind::It);
    if (of == Thing::Kind::That && carriesNow()) {
        of = Thing::Kind::Bearer;
        tell("that mercenary", ownName());
    }
    if (of == Thing::Kind::That) {
        of = Thing::Kind::It;
        word = "that mercenary";
    }
    if (of == Thing::Kind::Attacked && meansWhoWasNamed())
        of = Thing::Kind::It; // "the target" of what is no attack
    // "Whenever an ally attacks an enemy mercenary, exhaust that mercenary": whom it is done to.
    if (that && m_things.size() == 2 && m_things.back().referent.kind == Is::Attacked
        && m_things.front().referent.kind == Is::Subject)
        of = Thing::Kind::Attacked;
    if (that && m_struck && of == Thing::Kind::It && !hasNamed() && !m_hasOther)
        of = Thing::Kind::Attacked; // "this makes a melee attack. Exhaust that mercenary"
    if (of == Thing::Kind::ThatEnemy || of == Thing::Kind::ThatAlly) {
        referent = thatOne(of);
        return;
    }
    if (isOver(of)) {
        settleOver(of, referent);
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
        complain(word, couldBeAny(word));
        return;
    }
    if (m_askedOn && !m_later)
        orWhoIsAsked(word, "the tile");
    if (const auto meant
        = resolve(word, text::Some::One, Definition::Noun::Mercenary, role, false, that))
        referent = *meant;
    else
        of = own();
}

/// "Each enemy mercenary" that was named last.
bool Binder::isOfSeveral(const Referent& referent) const
{
    return std::ranges::any_of(m_things, [&](const Definition& d) {
        const bool each = d.thing && d.thing->kind == Thing::Kind::Each
            && d.thing->filter.range.kind != Range::Kind::Behind
            && d.thing->filter.range.kind != Range::Kind::InFront;
        return each && !d.stale && referent.kind == Is::Said && d.referent == referent
            && d.noun == Definition::Noun::Mercenary;
    });
}

/// "Heal each allied mercenary 1. If it is a Priest, ...": asked of one of them it would be so of all.
void Binder::asOfOne(std::string_view word, const Referent& referent)
{
    if (isOfSeveral(referent))
        complain(word,
            fmt::format("\"{}\" could be any of them; say \"for each ... in turn, ...\", which is "
                        "done to one after the other.",
                word));
}

bool Binder::staticIsOwn() const
{
    const auto* gain = m_ability->effect ? std::get_if<Gain>(&m_ability->effect->node) : nullptr;
    return !gain || gain->what.kind == Thing::Kind::This || gain->what.kind == Thing::Kind::Bearer
        || gain->what.kind == Thing::Kind::It;
}

bool Binder::hasNamed() const
{
    return std::ranges::any_of(
        m_things, [](const Definition& d) { return d.noun == Definition::Noun::Mercenary; });
}

/// Of what is only gone on with: whom the deed before it was done to.
Referent Binder::namedLast()
{
    const int last = static_cast<int>(m_things.size()) - 1;
    const auto meant = m_mentions.meaning(
        "it", Sort::Thing, text::Some::Any, [&](const Mention& m) { return m.id == last; });
    if (meant.mention)
        return found("it", *meant.mention);
    complain("it", meant.wrong);
    return Referent { Is::Open };
}

} // namespace triptych::seize::binding
