#include "seize/text/Binder.h"

#include "seize/tree/Walk.h"

#include <algorithm>

#include <fmt/format.h>

// The phrases of a text: whom, which, how many, whether.
namespace triptych::seize::binding {

void Binder::settle(Range& range)
{
    if (range.kind == Range::Kind::Anywhere)
        return;
    if (range.anchor == Range::Anchor::Attacked && !m_fights && hasNamed())
        range.anchor = Range::Anchor::It;
    // "Target mercenary and each adjacent mercenary" of a card that stands nowhere: beside that one.
    if (!hasOwn() && !m_static && !m_aiming && range.anchor == Range::Anchor::Source && !range.said
        && !range.named && !m_things.empty())
        range.anchor = Range::Anchor::It;
    // RULING "at Distance 2" of what is no attack's target: so far, and no nearer.
    if (range.apart) {
        range.apart = false;
        range.ring = true;
    }
    if (range.anchor == Range::Anchor::Described) {
        Filter near = *range.near;
        settle(near);
        range.near = std::make_shared<const Filter>(std::move(near));
    }
    if (range.anchor == Range::Anchor::Attacked)
        needs(Thing::Kind::Attacked);
    const bool oneSided = range.kind == Range::Kind::Behind || range.kind == Range::Kind::InFront;
    if (oneSided && range.anchor == Range::Anchor::Attacked)
        seenFromYou();
    if (range.anchor == Range::Anchor::Attacker)
        needs(Thing::Kind::Attacker);
    if (m_ofEach && range.anchor == Range::Anchor::Source && !range.said && !range.named) {
        range.anchor = Range::Anchor::It;
        range.referent = {};
    } else if (m_ofEach && range.anchor == Range::Anchor::Source) {
        range.named = hasOwn();
    }
    // "If no enemy mercenary is adjacent to the bearer, it gains Stealth": the one that was named.
    m_ownNamed = m_ownNamed || (m_inEffect && range.anchor == Range::Anchor::Source && range.said);
    if (range.anchor != Range::Anchor::It)
        return;
    // "When this is destroyed, ... each enemy adjacent to it": where it stood.
    if (m_ownGone && m_isOwn && !m_otherNamed && !hasNamed()) {
        tell("it", ownName());
        range.anchor = Range::Anchor::Source;
        return;
    }
    if (m_ofEach) { // "allied mercenaries have +1 melee for each enemy adjacent to them"
        range.referent = { Is::Subject };
        return;
    }
    if (m_static) {
        if (!m_inEffect && !staticIsOwn() && !m_ownNamed)
            complain("it", couldBeAny("it"));
        range.anchor = Range::Anchor::Source;
        return;
    }
    const bool tile = std::ranges::any_of(
        m_things, [](const Definition& d) { return d.noun == Definition::Noun::Tile; });
    const bool only = std::ranges::none_of(
        m_things, [](const Definition& d) { return d.noun == Definition::Noun::Mercenary; });
    const auto meant = resolve("it", text::Some::Any,
        range.there || (tile && only) ? Definition::Noun::Tile : Definition::Noun::Mercenary,
        Role::Object);
    if (meant)
        range.referent = *meant;
    else
        range.anchor = Range::Anchor::Source;
    if (meant && !m_aiming)
        asOfWhoStays("it", Thing::Kind::It, *meant);
    const bool foe = meant && std::ranges::any_of(m_things, [&](const Definition& d) {
        const bool enemy
            = d.side == Side::Enemy || (d.thing && d.thing->filter.side == Side::Enemy);
        const bool anybody = d.side == Side::Any && d.referent.kind == Is::Target;
        return d.referent == *meant && (enemy || anybody || d.referent.kind == Is::Attacked);
    });
    if (oneSided && foe)
        seenFromYou();
}

/// Behind is towards your own Guild Hall; behind an enemy people mean the other side of it.
void Binder::seenFromYou()
{
    complain("behind",
        "Behind and in front are as you see it, also of an enemy; say \"adjacent to it\", or say "
        "it of one of your own mercenaries.");
}

/// "Enemy mercenaries adjacent to another allied mercenary": another than this, since none of them is allied.
void Binder::nearOther(Filter& filter)
{
    const auto& near = filter.range.near;
    if (filter.range.anchor != Range::Anchor::Described || !near || !near->other || !hasOwn())
        return;
    const auto own = [](Side side) { return side == Side::Allied || side == Side::Yours; };
    const bool ofAnother
        = own(near->side) ? !own(filter.side) : near->side == Side::Enemy && own(filter.side);
    if (!ofAnother)
        return;
    Filter other = *near;
    other.otherThan = { Is::Source };
    filter.range.near = std::make_shared<const Filter>(std::move(other));
}

void Binder::settle(Filter& filter)
{
    settle(filter.range);
    nearOther(filter);
    if (m_ofEach && filter.other && filter.otherThan.kind == Is::Open
        && filter.noun == Filter::Noun::Mercenary)
        filter.otherThan = { Is::Subject }; // than each of them
    if (filter.bound && filter.bound->than)
        settle(*filter.bound->than);
    if (filter.place == Filter::Place::TheirGuildHall) {
        const auto whose = m_mentions.meaning(
            "their", Sort::Player, text::Some::Any, [](const Mention&) { return true; });
        if (whose.mention)
            tell("that player", whose.mention->name);
        else if (filter.side == Side::Yours || filter.side == Side::Allied)
            filter.place = Filter::Place::EnemyGuildHall; // nobody says "their" of one's own
        else
            complain("their",
                "Whose Guild Hall? Say \"in an opponent's Guild Hall\" or \"in its "
                "controller's Guild Hall\".");
    }
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

/// "Whenever this attacks, deal 1 damage to each other enemy mercenary": than the one attacked.
bool Binder::isOtherFoe(const Filter& filter) const
{
    const auto& trigger = m_ability->trigger;
    const Side other = trigger && trigger->object ? trigger->object->side : Side::Enemy;
    return m_hasOther && !m_otherGone && filter.side == Side::Enemy
        && (other == Side::Enemy || other == Side::Any);
}

/// In a number and in a condition "another" leaves out who was named before; of this card's own deeds, this card.
void Binder::settleOtherCounted(Filter& filter)
{
    const bool ofOther = m_ability->trigger && m_ability->trigger->subject.kind == Thing::Kind::Some
        && isAboutAMercenary(*m_ability->trigger);
    if (m_inEffect && !m_static && (!hasOwn() || ofOther))
        settleOther(filter);
}

/// "Deal 3 damage to target enemy mercenary and 1 to each other enemy mercenary" leaves out the target;
/// "another allied mercenary" beside it is other than this card.
void Binder::settleOther(Filter& filter)
{
    if (!filter.other || filter.noun != Filter::Noun::Mercenary)
        return;
    const auto apart = [&](Side named) {
        return named != Side::Any && filter.side != Side::Any
            && (named == Side::Enemy) != (filter.side == Side::Enemy);
    };
    const auto meaning
        = m_mentions.meaning("other", Sort::Thing, text::Some::Any, [&](const text::Mention& m) {
              const Definition& d = m_things[static_cast<std::size_t>(m.id)];
              return d.noun == Definition::Noun::Mercenary && !d.stale && !apart(d.side)
                  && (d.referent.kind == Is::Target || d.referent.kind == Is::Said
                      || d.referent.kind == Is::Attacked || d.referent.kind == Is::Subject);
          });
    if (meaning.mention) {
        tell("other", "than " + meaning.mention->name);
        filter.otherThan = m_things[static_cast<std::size_t>(meaning.mention->id)].referent;
    } else if (isOtherFoe(filter)) {
        tell("other", "than " + m_otherName);
        filter.otherThan = { Is::Subject };
    } else if (meaning.wrong.find("means nothing") == std::string::npos) {
        complain("other", meaning.wrong);
    }
}

/// "Up to three adjacent tiles" of a card that stands nowhere are adjacent to each other.
void Binder::besideWhat(const Thing& thing)
{
    if (!hasOwn() && thing.filter.noun == Filter::Noun::Tile && thing.count > 1
        && thing.filter.range.kind == Range::Kind::Adjacent
        && thing.filter.range.anchor == Range::Anchor::Source)
        complain("adjacent",
            "Adjacent to what? Say \"tiles adjacent to target tile\" or \"adjacent to it\".");
}

int Binder::settle(Thing& thing, Role role)
{
    m_aiming = thing.kind == Thing::Kind::Target;
    settle(thing.filter);
    m_aiming = false;
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
        if (thing.filter.other && thing.filter.noun == Filter::Noun::Mercenary
            && thing.filter.otherThan.kind == Is::Open && isOtherFoe(thing.filter)) {
            tell("other", "than " + m_otherName);
            thing.filter.otherThan = { Is::Subject };
        }
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

void Binder::settle(Amount& amount, Role role)
{
    if (amount.kind == Amount::Kind::ThatMuch && amount.most <= tallied(Tallied::Removed)) {
        const bool far = amount.most == tallied(Tallied::Tiles) && m_far;
        if (far)
            m_number = *m_far = true;
        if (!far && amount.most != tallied(m_tally))
            complain("this way",
                "What was done right before this leaves another number; say it right behind "
                "the "
                "deed that it counts.");
        if (!far)
            amount.most = -1;
    }
    if (amount.kind == Amount::Kind::ThatMuch && !m_number)
        complain("that", "No number was named before this; say how many, or what it is equal to.");
    if (amount.counted) {
        Counted counted = *amount.counted;
        settle(counted, role);
        amount.counted = std::make_shared<const Counted>(std::move(counted));
    }
    if (amount.quantity) {
        Quantity quantity = *amount.quantity;
        if (quantity.kind == Quantity::Kind::NumberOf || quantity.kind == Quantity::Kind::HighestOf
            || quantity.kind == Quantity::Kind::LowestOf
            || quantity.kind == Quantity::Kind::SumOf) {
            settle(quantity.counted, role);
        } else if (quantity.kind == Quantity::Kind::ThatNumber
            || quantity.kind == Quantity::Kind::Excess) {
            if (quantity.kind == Quantity::Kind::ThatNumber ? !m_number
                                                            : m_tally != Tallied::Damage)
                complain("that",
                    "No number was named right before this; say how many, or what it is equal "
                    "to.");
        } else if (quantity.kind == Quantity::Kind::Paid) {
            m_saysX = true;
            const auto isX
                = [](const CostItem& item) { return item.kind == CostItem::Kind::AnyTreasures; };
            if (std::ranges::none_of(m_ability->cost, isX))
                complain("X",
                    "Nobody says what X is; say \"where X is ...\", or let the ability cost it: "
                    "\"Active (X):\".");
        } else {
            m_ofFigure = quantity.kind == Quantity::Kind::StatOf;
            m_ofBounty = m_ofFigure && quantity.stat == Stat::Bounty;
            settle(quantity.of, quantity.referent, "its", role);
            m_ofBounty = m_ofFigure = false;
        }
        amount.quantity = std::make_shared<const Quantity>(std::move(quantity));
    }
}

/// "Each player discards their hand and draws that many": the number is of all of them together.
void Binder::ofEachPlayer(const Amount& amount)
{
    const bool that = amount.kind == Amount::Kind::ThatMuch
        || (amount.quantity && amount.quantity->kind == Quantity::Kind::ThatNumber);
    if (that && m_ofAll)
        complain("that",
            "What several players did before this is one number, of all of them together; say how "
            "many each of them does.");
}

bool Binder::isDoneToSeveral(const Thing& thing) const
{
    return thing.kind == Thing::Kind::Each || thing.plural || thing.count > 1
        || (thing.kind == Thing::Kind::It && isOfSeveral(thing.referent));
}

/// "Remove all Bleed from each ally. Heal each of them that much": likewise.
void Binder::ofEachOfThem(const Amount& amount, const Thing& whom)
{
    const bool that = amount.kind == Amount::Kind::ThatMuch
        || (amount.quantity && amount.quantity->kind == Quantity::Kind::ThatNumber);
    if (that && m_ofMany && whom.kind == Thing::Kind::It && isDoneToSeveral(whom))
        complain("that",
            "What was done to several before this is one number, of all of them together; say "
            "\"for each ... in turn, ...\", which is done to one after the other.");
}

void Binder::settle(Counted& counted, Role role)
{
    using Kind = Counted::Kind;
    settle(counted.filter);
    settleOtherCounted(counted.filter);
    if (counted.kind == Kind::Seen && !m_cards)
        complain("card",
            "No card was discarded or shown right before this; say which are counted, such as "
            "\"treasure card in your discard\".");
    if (counted.whose.kind == Who::Kind::ThatPlayer
        || counted.whose.kind == Who::Kind::ItsController)
        settle(counted.whose);
    // Of what is always so nobody chooses an opponent: all they have counts.
    if (m_static && counted.whose.kind == Who::Kind::Opponent)
        counted.whose.kind = Who::Kind::EachOpponent;
    if (m_static && counted.whose.kind == Who::Kind::ThatPlayer)
        complain("opponent",
            "Nobody can choose an opponent for what is always so; say \"your "
            "opponents'\".");
    if (counted.of == Thing::Kind::Each)
        return;
    if (counted.kind == Kind::Treasures || counted.kind == Kind::Counters
        || counted.kind == Kind::Steps || counted.kind == Kind::AllCounters
        || counted.kind == Kind::Statuses || counted.kind == Kind::Damage
        || counted.kind == Kind::Between) {
        settle(counted.of, counted.referent, "it", role);
        asOfWhoStays("on", counted.of, counted.referent);
    }
}

/// Of an attack: its user is not hidden any more when this is asked.
bool Binder::stealthIsOver(const Condition& condition) const
{
    return m_ability->kind == Ability::Kind::Attack && m_ability->effect && m_inEffect
        && condition.kind == Condition::Kind::ThingIs && condition.of == Thing::Kind::Attacker
        && condition.filter.condition == Filter::Condition::Stealthed;
}

/// "Whenever an ally attacks, heal this mercenary 1 if it is damaged": this, or the ally?
void Binder::behindOwn(Condition& condition)
{
    if (condition.of != Thing::Kind::It || condition.referent.kind != Is::Open
        || condition.referent.slot != saidBehindOwn)
        return;
    condition.referent = {};
    if (hasNamed())
        complain("it",
            fmt::format("\"{}\" could be {}; say which it is instead of \"{}\".", "it",
                ownName() + " or whoever was named before", "it"));
    else
        condition.of = own();
}

void Binder::settle(Condition& condition)
{
    for (Condition& part : condition.parts)
        settle(part);
    settle(condition.filter);
    if (condition.kind != Condition::Kind::ThingIs && condition.kind != Condition::Kind::ThingIsNot)
        settleOtherCounted(condition.filter);
    if (condition.left)
        settle(*condition.left);
    if (condition.right)
        settle(*condition.right);
    if (condition.kind == Condition::Kind::AmongThem && !m_cards)
        complain("card",
            "No card was discarded or shown right before this; say which, such as \"reveal the "
            "top card of your deck. If it is a treasure card, draw 1\".");
    if (condition.kind == Condition::Kind::ThingIs
        || condition.kind == Condition::Kind::ThingIsNot) {
        // "Deal 1 damage to the attacker if it is adjacent": nobody is near itself, so not this.
        const bool near = condition.filter.range.kind != Range::Kind::Anywhere
            && condition.filter.range.anchor == Range::Anchor::Source;
        behindOwn(condition);
        settle(condition.of, condition.referent, "it", Role::Subject, near && m_hasOther);
        asOfOne("it", condition.referent);
        if (m_inEffect
            && !isPrinted(condition.filter)) // before it is done it is asked of who is there
            asOfWhoStays("it", condition.of, condition.referent);
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
    const bool did
        = condition.kind == Condition::Kind::YouDo || condition.kind == Condition::Kind::YouDoNot;
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

} // namespace triptych::seize::binding
