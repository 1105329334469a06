#include "seize/text/printing/PhrasesParts.h"

#include "text/Spelling.h"

#include <string>

#include <fmt/format.h>

// Modifiers that are deeds of their own: "ignores LOS", "cannot be burned", "takes no damage".
namespace triptych::seize::phrases {
namespace {

using Kind = Modifier::Kind;

std::string_view attacks(How how)
{
    switch (how) {
    case How::Melee:
        return "melee attacks";
    case How::Ranged:
        return "ranged attacks";
    case How::Ability:
        return "abilities";
    case How::Bleed:
        return "Bleed";
    case How::Burn:
        return "Burn";
    case How::Card:
        return "ability cards";
    case How::Attack:
    case How::Any:
        break;
    }
    return "attacks";
}

std::string withAttacks(const Blow& blow)
{
    return blow.how == How::Any ? std::string() : fmt::format(" with {}", attacks(blow.how));
}

std::string damageWord(const Blow& blow)
{
    return blow.type ? fmt::format("{} damage", damageType(*blow.type)) : std::string("damage");
}

std::string damageWith(const Blow& blow)
{
    return damageWord(blow) + withAttacks(blow);
}

int size(int number)
{
    return number < 0 ? -number : number;
}

/// " to damaged mercenaries"
std::string against(std::string_view word, const Modifier& modifier)
{
    if (modifier.toward)
        return fmt::format(" {} {}", word, object(*modifier.toward));
    if (!modifier.against)
        return {};
    return fmt::format(" {} {}", word,
        modifier.against->self ? std::string("this") : described(*modifier.against, Many::Yes));
}

/// " from Mage mercenaries", " by Mage mercenaries" behind the attacks it comes from
std::string fromThose(const Modifier& modifier)
{
    return against(modifier.blow.how == How::Any ? "from" : "by", modifier);
}

} // namespace

std::string damageFrom(const Blow& blow)
{
    return damageWord(blow)
        + (blow.how == How::Any ? std::string() : fmt::format(" from {}", attacks(blow.how)));
}

std::string modifierDeed(const Modifier& modifier, bool several)
{
    const auto does
        = [&](std::string_view base) { return fmt::format("{}{}", base, several ? "" : "s"); };
    switch (modifier.kind) {
    case Kind::IgnoresLos:
        return does("ignore") + " LOS" + withAttacks(modifier.blow);
    case Kind::PassesArmor:
        return does("ignore") + " Armor" + against("of", modifier) + withAttacks(modifier.blow);
    case Kind::PassesMagicArmor:
        return does("ignore") + " Magic Armor" + against("of", modifier)
            + withAttacks(modifier.blow);
    case Kind::PassesDefense:
        return does("ignore") + " Defense" + against("of", modifier) + withAttacks(modifier.blow);
    case Kind::NotAttacked:
        return fmt::format("cannot be attacked{}{}",
            against(modifier.except ? "except by" : "by", modifier),
            modifier.blow.how == How::Any ? std::string()
                                          : fmt::format(" {} {}", modifier.against ? "with" : "by",
                                              attacks(modifier.blow.how)));
    case Kind::TakesNone:
        return fmt::format(
            "{} no {}{}", does("take"), damageFrom(modifier.blow), fromThose(modifier));
    case Kind::TakesType:
        return fmt::format("{} {}{} as {} damage", does("take"), damageFrom(modifier.blow),
            fromThose(modifier), damageType(modifier.type));
    case Kind::TakesDouble:
        return fmt::format(
            "{} double {}{}", does("take"), damageFrom(modifier.blow), fromThose(modifier));
    case Kind::Takes:
        return fmt::format("{} {} {} {}{}{}{}", does("take"), size(modifier.number),
            modifier.number < 0 ? "less" : "more", damageFrom(modifier.blow), fromThose(modifier),
            modifier.firstOnly ? " the first time each turn" : "",
            modifier.atLeastOne ? ", to a minimum of 1" : "");
    case Kind::TakesHalf:
        return fmt::format("{} half {}{}, rounded {}", does("take"), damageFrom(modifier.blow),
            fromThose(modifier), modifier.roundedUp ? "up" : "down");
    case Kind::DealsHalf:
        return fmt::format("{} half {}{}, rounded {}", does("deal"), damageWith(modifier.blow),
            against("to", modifier), modifier.roundedUp ? "up" : "down");
    case Kind::TakesAtMost:
        return fmt::format("{} no more than {} damage at once{}", does("take"), modifier.number,
            modifier.blow.how == How::Any ? std::string()
                                          : fmt::format(" from {}", attacks(modifier.blow.how)));
    case Kind::KeepsDefense:
        return fmt::format("{} not use up {} Defense{}", several ? "do" : "does",
            several ? "their" : "its",
            modifier.blow.type ? fmt::format(" against {}", damageWord(modifier.blow))
                               : std::string());
    case Kind::HealedMore:
        return fmt::format("{} healed {} {}", several ? "are" : "is", size(modifier.number),
            modifier.number < 0 ? "less" : "more");
    case Kind::GainsFewer:
        return fmt::format("{} {} {} {}{}", does("gain"), size(modifier.number),
            modifier.number < 0 ? "more" : "fewer", status(modifier.status),
            modifier.number < 0 ? " at a time" : "");
    case Kind::KeepsCounters:
        return fmt::format("{} not lose {} {}", several ? "do" : "does", status(modifier.status),
            modifier.status == Status::Frost      ? "at the end of the First Movement Phase"
                : modifier.status == Status::Burn ? "at the end of the Attack Phase"
                : several                         ? "at the start of their turn"
                                                  : "at the start of its turn");
    case Kind::FreePlunder:
        return several ? "are not exhausted by plundering" : "is not exhausted by plundering";
    case Kind::ShootsBeside:
        return "can make ranged attacks against adjacent mercenaries";
    case Kind::StrikesFar:
        return fmt::format(
            "can make melee attacks against mercenaries at Distance {}", modifier.number);
    case Kind::Pierces:
        return fmt::format("{} the mercenary behind {} target{}", does("hit"),
            several ? "their" : "its", withAttacks(modifier.blow));
    case Kind::CheaperLoss:
        return fmt::format("{} {} less loot when {} destroyed", does("cost"), modifier.number,
            several ? "they are" : "it is");
    case Kind::ExitsAnywhere:
        return "may exit from any tile";
    case Kind::NotReturned:
        return "cannot be returned to hand";
    case Kind::LaysDown:
        return several ? "return their treasures to the Warchest when they exit"
                       : "returns its treasures to the Warchest when it exits";
    case Kind::Bequeaths:
        return several ? "return their treasures to the Warchest when they are destroyed"
                       : "returns its treasures to the Warchest when it is destroyed";
    case Kind::ExitsToHand:
        return several ? "go to their owners' hands when they exit"
                       : "goes to its owner's hand when it exits";
    case Kind::FallsToHand:
        return several ? "go to their owners' hands when they are destroyed"
                       : "goes to its owner's hand when it is destroyed";
    case Kind::BlankGoods:
        return std::string(several ? "carry" : "carries") + " treasures without abilities";
    case Kind::MovesAfter:
        return "may move after attacking";
    case Kind::NoEquip:
        return modifier.cards == CardFilter::Kind::Weapon   ? "cannot equip Weapons"
            : modifier.cards == CardFilter::Kind::Relic     ? "cannot equip Relics"
            : modifier.cards == CardFilter::Kind::Equipment ? "cannot equip Equipment"
                                                            : "cannot equip treasures";
    case Kind::EquipsAnywhere:
        return "may equip from any tile";
    case Kind::PlundersNear:
        return "can plunder from tiles adjacent to an opponent's Guild Hall";
    case Kind::PlundersFar:
        return "can plunder from any tile on an opponent's side";
    case Kind::PlundersAfter:
        return "may plunder after attacking";
    case Kind::AttacksAfter:
        return "may attack after plundering";
    case Kind::NotMended:
        return "cannot be mended";
    case Kind::NotCleansed:
        return "cannot be cleansed";
    case Kind::NoStealth:
        return "cannot stay in Stealth";
    case Kind::Unreduced:
        return fmt::format("{} {}{} which cannot be reduced", does("deal"),
            damageWith(modifier.blow), against("to", modifier));
    case Kind::Unprevented:
        return fmt::format("{} {}{} which cannot be prevented", does("deal"),
            damageWith(modifier.blow), against("to", modifier));
    case Kind::Leech:
        return fmt::format("Leech{}{}", withAttacks(modifier.blow), against("against", modifier));
    case Kind::LightHands:
        return several ? "carry two-handed Weapons in one hand"
                       : "carries two-handed Weapons in one hand";
    case Kind::GoodsPay:
        return fmt::format("may pay with {} treasures", several ? "their" : "its");
    case Kind::FreeAttack:
        return fmt::format("{} not exhausted by {}", several ? "are" : "is",
            modifier.blow.how == How::Any ? "attacking" : attacks(modifier.blow.how));
    case Kind::Blank:
        return does("lose") + " all abilities";
    case Kind::ActiveCost:
        return fmt::format("{} {} treasure{} {} for {} active abilities{}", does("pay"),
            size(modifier.number), size(modifier.number) == 1 ? "" : "s",
            modifier.number < 0 ? "less" : "more", several ? "their" : "its",
            modifier.atLeastOne ? ", to a minimum of 1" : "");
    case Kind::NoMoreMove:
        return "cannot have its move increased";
    case Kind::EveryClass:
        return several ? "are of every class" : "is of every class";
    case Kind::OfClass:
        return fmt::format("{} as {} {}", several ? "count" : "counts",
            text::article(modifier.className), modifier.className);
    case Kind::Suffers:
        if (modifier.status == Status::Stealth)
            return several ? "have Stealth" : "has Stealth";
        return fmt::format("{} {}", several ? "are" : "is", suffered(modifier.status));
    case Kind::Deals:
        if (modifier.number == Modifier::noneLeft)
            return fmt::format(
                "{} no {}{}", does("deal"), damageWith(modifier.blow), against("to", modifier));
        return fmt::format("{} {} {} {}{}{}", does("deal"), size(modifier.number),
            modifier.number < 0 ? "less" : "more", damageWith(modifier.blow),
            against("to", modifier), modifier.firstOnly ? " the first time each turn" : "");
    case Kind::DealsDouble:
        return fmt::format("{} double {}{}{}", does("deal"), damageWith(modifier.blow),
            against("to", modifier), modifier.firstOnly ? " the first time each turn" : "");
    case Kind::SeesStealth:
        return "can target stealthed mercenaries";
    case Kind::ExtraAttacks:
        return fmt::format("may attack {} additional time{} each turn{}", modifier.number,
            modifier.number == 1 ? "" : "s", withAttacks(modifier.blow));
    case Kind::MustAttack:
        return fmt::format(
            "must attack {} if able", modifier.toward ? object(*modifier.toward) : "this");
    case Kind::NotInTheWay:
        return several ? "do not block LOS" : "does not block LOS";
    case Kind::SeesPast:
        return "can attack past " + described(*modifier.against, Many::Yes);
    case Kind::MustStrike:
        return "must attack each turn if able";
    case Kind::PlundersDouble:
        return does("plunder") + " double";
    case Kind::MovesDiagonally:
        return does("move") + " diagonally";
    case Kind::AttacksDiagonally:
        return does("attack") + " diagonally";
    case Kind::MoveOrAttack:
        return "cannot move and attack in the same turn";
    case Kind::KeepsTreasures: {
        const std::string_view such = modifier.cards == CardFilter::Kind::Weapon ? "Weapons"
            : modifier.cards == CardFilter::Kind::Relic                          ? "Relics"
            : modifier.cards == CardFilter::Kind::Equipment                      ? "Equipment"
                                                                                 : "treasures";
        return modifier.unruined
            ? fmt::format("cannot have {} {} destroyed{}", several ? "their" : "its", such,
                modifier.byFoes ? " by opponents" : "")
            : fmt::format("cannot lose {}{}", such, modifier.byFoes ? " because of opponents" : "");
    }
    case Kind::MovesThrough:
        return modifier.against
            ? fmt::format("can move through {}", described(*modifier.against, Many::Yes))
            : "can move through mercenaries";
    case Kind::KeepsStealth:
        if (modifier.blow.how == How::Ability)
            return several ? "do not lose Stealth when they use an ability"
                           : "does not lose Stealth when it uses an ability";
        if (modifier.blow.how != How::Any)
            return fmt::format(
                "{} not lose Stealth by {}", several ? "do" : "does", attacks(modifier.blow.how));
        return several ? "do not lose Stealth when they attack"
                       : "does not lose Stealth when it attacks";
    case Kind::Covered:
        return several ? "are covered by this" : "is covered by this";
    case Kind::AttacksAllWays:
        return does("attack") + " in all directions" + withAttacks(modifier.blow);
    case Kind::MovesAllWays:
        return does("move") + " in all directions";
    case Kind::DealsType:
        return fmt::format("{} {} damage{}{}{}", does("deal"), damageType(modifier.type),
            withAttacks({ modifier.blow.how, {} }),
            modifier.blow.type
                ? fmt::format(" instead of {} damage", damageType(*modifier.blow.type))
                : std::string(),
            against("to", modifier));
    case Kind::NotReadied:
        return "cannot be readied";
    case Kind::HoldsStatus:
        return fmt::format("cannot lose {}{}", status(modifier.status),
            modifier.byFoes ? " because of opponents" : "");
    case Kind::Unaffected:
        return fmt::format(
            "{} not affected by {}", several ? "are" : "is", status(modifier.status));
    case Kind::NotSpotted:
        return "cannot be spotted";
    case Kind::Sweeps:
        return fmt::format("{} each adjacent enemy with {} melee attacks", does("attack"),
            several ? "their" : "its");
    case Kind::SeesInFog:
        return several ? "are not blinded by Fog" : "is not blinded by Fog";
    case Kind::Survives:
        return fmt::format("cannot be reduced below {} health", modifier.number);
    case Kind::Inflicts:
        return fmt::format("{} {}{}{}{}{}", several ? "apply" : "applies",
            isCounted(modifier.status) ? fmt::format("{} ", modifier.number) : std::string(),
            status(modifier.status), fmt::format(" with {}", attacks(modifier.blow.how)),
            against("to", modifier), modifier.firstOnly ? " the first time each turn" : "");
    case Kind::NoEntry:
        return modifier.against ? fmt::format("cannot {} {}",
                   modifier.moved ? "move into" : "enter", described(*modifier.against, Many::Yes))
                                : std::string("cannot be entered");
    case Kind::PaysForSteps:
        return fmt::format("must spend {} more movement to {} {}", modifier.number,
            modifier.entering ? "enter" : "leave", described(*modifier.against, Many::Yes));
    case Kind::NoLoss:
        return several ? "cost no loot when they are destroyed"
                       : "costs no loot when it is destroyed";
    case Kind::KeepsFigure:
        return fmt::format("cannot have its {} reduced{}", stat(modifier.stat),
            modifier.status == Status::Frost ? " by Frost" : "");
    case Kind::MovesAtMost:
        return fmt::format("cannot move more than {} tile{} each turn", modifier.number,
            modifier.number == 1 ? "" : "s");
    case Kind::NotDestroyed:
        return "cannot be destroyed";
    case Kind::PlundersMore:
        return fmt::format("{} for {} {} loot", does("plunder"), size(modifier.number),
            modifier.number < 0 ? "less" : "more");
    case Kind::EquipsMore:
        return fmt::format("may equip {} additional treasure{} each turn", modifier.number,
            modifier.number == 1 ? "" : "s");
    case Kind::Immune:
        if (modifier.cards != CardFilter::Kind::Card)
            return fmt::format("cannot be {} by {}{}", suffered(modifier.status),
                modifier.byFoes ? "opponents' " : "",
                modifier.cards == CardFilter::Kind::Instant ? "Instant cards" : "ability cards");
        return fmt::format(
            "cannot be {}{}", suffered(modifier.status), modifier.byFoes ? " by opponents" : "");
    case Kind::NotUpstaged:
        return "cannot be upstaged";
    case Kind::NotPushed:
        return fmt::format("cannot be {}{}{}", modifier.moved ? "moved" : "pushed",
            modifier.byFoes ? " by opponents" : "", modifier.byAbilities ? "' abilities" : "");
    case Kind::NotSwapped:
        return fmt::format("cannot be swapped{}", modifier.byFoes ? " by opponents" : "");
    case Kind::NotTargeted:
        if (modifier.cards != CardFilter::Kind::Card)
            return fmt::format("cannot be targeted by {}{}", modifier.byFoes ? "opponents' " : "",
                modifier.cards == CardFilter::Kind::Instant ? "Instant cards" : "ability cards");
        return "cannot be targeted by opponents";
    case Kind::NotHealed:
        return "cannot be healed";
    case Kind::NoAttack:
        if (modifier.against)
            return against(modifier.except ? "can attack only" : "cannot attack", modifier)
                .substr(1);
        return modifier.blow.how == How::Any
            ? std::string("cannot attack")
            : fmt::format("cannot make {}", attacks(modifier.blow.how));
    case Kind::NoMove:
        return "cannot move";
    case Kind::NoPlunder:
        return "cannot plunder";
    case Kind::NoExit:
        return "cannot exit";
    case Kind::Melee: // figures and keywords are no deeds
    case Kind::Ranged:
    case Kind::Move:
    case Kind::Bounty:
    case Kind::Health:
    case Kind::Damage:
    case Kind::Armor:
    case Kind::MagicArmor:
    case Kind::Defense:
    case Kind::Fortify:
    case Kind::Regen:
    case Kind::Reach:
    case Kind::Becomes:
    case Kind::Doubled:
    case Kind::NoActives:
        break;
    }
    return "cannot activate abilities";
}

} // namespace triptych::seize::phrases
