#include "seize/text/binding/BindTraits.h"

#include <algorithm>

#include <fmt/format.h>

// Whom a text speaks of: mercenaries, tiles and players.
namespace triptych::seize::binding {

int Binder::settle(Thing& thing, Role role)
{
    m_aiming = thing.kind == Thing::Kind::Target;
    if (thing.count != 1 && thing.filter.kin == Filter::Kin::Open)
        asWhom();
    settle(thing.filter);
    m_aiming = false;
    m_hitSaid = m_hitSaid || thing.kind == Thing::Kind::Attacked || thing.kind == Thing::Kind::It
        || thing.kind == Thing::Kind::That;
    if (thing.filter.side == Side::Theirs && isSeenByAnother(thing.filter))
        complain("enemy", std::string(enemyBesideAnother));
    const bool tile = thing.filter.noun == Filter::Noun::Tile;
    const auto noun = tile ? Definition::Noun::Tile : Definition::Noun::Mercenary;
    switch (thing.kind) {
    case Thing::Kind::Target: {
        // Whose turn or deed an ability has heard of is known by then.
        if (thing.filter.side == Side::Theirs && !(m_players > 0 && m_players == m_heardPlayers))
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
        settleOtherTarget(thing.filter);
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
    case Thing::Kind::ThatFirst:
    case Thing::Kind::ThatSecond:
        settle(thing.kind, thing.referent, "", role);
        return -1;
    case Thing::Kind::That:
    case Thing::Kind::It:
        if (thing.referent.kind == Is::Before) {
            thing.referent = namedLast();
            return -1;
        }
        if (thing.referent.kind == Is::Open && thing.referent.slot == saidAsEntering) {
            thing.referent = {};
            settle(thing.kind, thing.referent, "it", Role::Subject);
            if (!m_entered || thing.kind != Thing::Kind::It || thing.referent.kind != Is::Said)
                complain("enters",
                    "Only who was just put onto the battlefield enters so; of whoever is there say "
                    "\"exhaust it\" or \"set its health to 3\".");
            return -1;
        }
        if (thing.referent.kind == Is::Open && thing.referent.slot == saidBefore) {
            complain("had",
                "Who was so before is known right behind what is done to each of them, such as "
                "\"exhaust each enemy mercenary. Silence each of them that was already "
                "exhausted\".");
            return -1;
        }
        if (thing.referent.kind == Is::Open && thing.referent.slot == saidOfDealer) {
            thing.referent = {};
            if (m_ownDeals) {
                thing.kind = own();
                return settle(thing, Role::Subject);
            }
            complain("and",
                "This could go on about who deals the damage or about whom it is dealt to; name "
                "that "
                "one again, such as \"... . That ally takes 1 damage\".");
            return -1;
        }
        if (thing.referent.kind == Is::Open && thing.referent.slot == saidAsSubject) {
            thing.referent = {};
            role = Role::Subject;
        }
        if (!tile && !thing.plural && !thing.such && m_askedOn && !m_later) {
            tell("it", "who stands on that tile");
            thing.kind = Thing::Kind::It;
            thing.filter.noun = Filter::Noun::Tile;
            thing.referent = *m_askedOn;
            return -1;
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
        if (thing.such)
            return define({ Is::Said }, noun, text::Some::Any, phrases::object(thing), thing);
        return -1;
    case Thing::Kind::Attacked:
    case Thing::Kind::Attacker:
    case Thing::Kind::This:
    case Thing::Kind::Bearer:
        if (tile)
            needs(thing.kind);
        else
            settle(thing.kind, thing.referent, phrases::single(thing.kind), role);
        // "This mercenary gains +1 move this turn. It ...": where nobody else was named, it is meant.
        m_ownNamed = m_ownNamed || (!tile && m_inEffect && thing.kind == own());
        if (!tile && m_inEffect && thing.kind == Thing::Kind::Attacked)
            m_attackedSaid = true;
        else if (!tile && thing.kind == own())
            m_attackedSaid = false;
        return -1;
    }
    return -1;
}

/// "Whenever an enemy mercenary enters a fogged tile, remove Fog from that tile."
bool Binder::isEntered() const
{
    const auto& trigger = m_ability->trigger;
    return trigger
        && (trigger->event == Event::Arrives || trigger->event == Event::EndsMove
            || trigger->event == Event::Moves)
        && trigger->into && !trigger->leaves && trigger->into->place == Filter::Place::Anywhere
        && !m_later && std::ranges::none_of(m_things, [](const Definition& d) {
               return d.noun == Definition::Noun::Tile;
           });
}

std::string Binder::named(const Thing& thing)
{
    const std::string words = phrases::object(thing);
    if (thing.filter.orOwn != Filter::OrOwn::No)
        return "the one chosen: " + words;
    return thing.kind == Thing::Kind::Target ? "the " + words
        : thing.kind == Thing::Kind::Some    ? "the one chosen: " + words
                                             : words;
}

void Binder::settle(Who& who)
{
    switch (who.kind) {
    case Who::Kind::Target:
        ++m_slots;
        definePlayer(std::string("the ") + std::string(phrases::who(who)));
        break;
    case Who::Kind::Opponent:
        definePlayer("the opponent");
        m_opponents.push_back(m_players);
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
        const auto isNotChosen = [&](const Named& skipped) {
            const int id = meaning.mention->id;
            return id > skipped.fromPlayer && id <= skipped.toPlayer
                && std::ranges::find(m_opponents, id) != m_opponents.end();
        };
        if (meaning.mention && std::ranges::any_of(m_skipped, isNotChosen))
            complain("that player",
                "Where the one is not done, no opponent was chosen for it; say \"an opponent\" "
                "again.");
        if (meaning.mention)
            tell("that player", meaning.mention->name);
        else if (meaning.wrong.find("means nothing") == std::string::npos)
            complain("that player", meaning.wrong);
        else if (!m_hasOther && onlyOwn())
            complain("that", meaning.wrong); // never this card's own controller
        else if (!m_hasOther && onlyOwnSide())
            complain("that", meaning.wrong); // "a mercenary you control is destroyed": nor you
        else if (m_severalPlayers) // "each opponent draws 1. Heal target ally 1. That player ..."
            complain("that player",
                "Several players were named before this; say \"its controller\" of a mercenary, "
                "or of the others \"each opponent\" once more.");
        else
            settleOwner(who, "that player");
        break;
    }
    case Who::Kind::EachOpponent:
    case Who::Kind::EachPlayer:
        m_severalPlayers = true;
        break;
    case Who::Kind::You:
        break;
    }
}

bool Binder::onlyOwnSide() const
{
    bool own = false;
    for (const Definition& each : m_things)
        if (each.noun == Definition::Noun::Mercenary) {
            if (!isOfOwnSide(each))
                return false;
            own = true;
        }
    return own;
}

void Binder::settleOwner(Who& who, std::string_view word)
{
    if (who.of == Who::Whose::ThatFirsts || who.of == Who::Whose::ThatSeconds) {
        settleCalled(who);
        return;
    }
    if (who.of != Who::Whose::Its) { // "that enemy's controller"
        who.referent = thatOne(
            who.of == Who::Whose::ThatEnemys ? Thing::Kind::ThatEnemy : Thing::Kind::ThatAlly);
        asOfOne(word, who.referent);
        return;
    }
    // "When this is destroyed, its controller draws 1": this card's own, whoever destroyed it.
    const bool ofTreasure
        = m_ability->trigger && m_ability->trigger->event >= Event::IsPlayed && !m_hasOther;
    if (word == "its" && (m_ownGone || ofTreasure) && onlyOwn() && !m_otherNamed) {
        tell(word, ofTreasure ? "this treasure" : ownName());
        who.referent = { Is::Source };
        return;
    }
    // "Counter target plunder. Its controller ...": what is countered is whose mercenary does it.
    std::vector<const Definition*> named;
    for (const Definition& each : m_things)
        if (each.referent.kind != Is::Source)
            named.push_back(&each);
    if (named.size() == 2 && named.front()->noun == Definition::Noun::Item
        && named.back()->referent.kind == Is::Attacker) {
        tell(word, "what is countered");
        who.referent = named.front()->referent;
        return;
    }
    // "Whenever you upstage a mercenary, its controller ...": nobody says so of one of their own.
    const bool ownSide = std::ranges::any_of(m_things, isOfOwnSide)
        && std::ranges::count_if(m_things,
               [](const Definition& d) {
                   return d.noun == Definition::Noun::Mercenary && !isOfOwnSide(d);
               })
            == 1;
    // RULING: of one's own that destroys an enemy it could be either's, and is refused.
    const auto& trigger = m_ability->trigger;
    m_notOwnSide
        = word == "its" && ownSide && !m_hasOther && trigger && trigger->event == Event::Upstages;
    const auto meant = resolve(
        word, text::Some::One, Definition::Noun::Mercenary, Role::Whose, true, m_hasOther);
    m_notOwnSide = false;
    who.referent = meant ? *meant : Referent { Is::Source };
    asOfOne(word, who.referent);
}

/// "The attacker deals 3 damage to an adjacent enemy. It deals ...": who was told to deal, or who was hit?
void Binder::dealer(Thing& by)
{
    if (m_paper == Paper::Attack && m_ownDealt && by.kind == Thing::Kind::It && hasNamed()
        && by.referent.slot != saidOfDealer)
        complain("it",
            fmt::format("\"{}\" could be {} or {}; say \"{}\" or \"the {}\" instead.", "it",
                ownName(), "the attacked mercenary", ownName(), "attacked mercenary"));
    settle(by, Role::Subject);
    m_ownDeals = by.kind == own();
    m_ownDealt = m_ownDealt || by.kind == own();
}

/// "The attacker deals damage equal to its melee to ...": whose is said before whom it is done to.
void Binder::ofOwnFigure(Deal& deal) const
{
    if (!deal.amountFirst || !isOfIt(deal.amount))
        return;
    const auto ofOwn = [&](Quantity figure) {
        if (figure.of == Thing::Kind::It) {
            figure.of = own();
            figure.referent = {};
        }
        return figure;
    };
    Quantity figure = ofOwn(*deal.amount.quantity);
    if (figure.other)
        figure.other = std::make_shared<const Quantity>(ofOwn(*figure.other));
    deal.amount.quantity = std::make_shared<const Quantity>(std::move(figure));
}

} // namespace triptych::seize::binding
