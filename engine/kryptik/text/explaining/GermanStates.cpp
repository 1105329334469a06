#include "kryptik/text/explaining/German.h"

#include <fmt/format.h>

// In what state a citizen is, in German: before its noun, or as a clause.
namespace triptych::kryptik::german {

std::string_view adjective(Filter::Condition condition)
{
    using Condition = Filter::Condition;
    switch (condition) {
    case Condition::Engaged:
        return "eingesetzt";
    case Condition::Disengaged:
        return "nicht eingesetzt";
    case Condition::Weary:
        return "müd";
    case Condition::Attacking:
        return "angreifend";
    case Condition::Blocking:
        return "blockend";
    case Condition::Attached:
        return "angelegt";
    case Condition::Damaged:
        return "beschädigt";
    case Condition::InCombat:
        return "angreifend|blockend";
    case Condition::Unblocked:
        return "ungeblockt";
    case Condition::None:
    case Condition::HasAttacked:
    case Condition::BlockingThis:
    case Condition::BlockedByThis:
    case Condition::HasAttached:
    case Condition::NoAttached:
    case Condition::DealtDamage:
    case Condition::HasEntered:
    case Condition::HasDied:
    case Condition::HasBlocked:
    case Condition::WasBlocked:
    case Condition::HasBlockedThis:
    case Condition::BlockedByThisOnce:
    case Condition::DamagedByThis:
    case Condition::NoAbilities:
    case Condition::HostOfThis:
    case Condition::ThisWay:
    case Condition::WasDamaged:
    case Condition::HasYear:
    case Condition::CastForYear:
    case Condition::DealtInCombat:
    case Condition::HurtInCombat:
    case Condition::HitPlayer:
    case Condition::HitYear:
    case Condition::HasDestroyedYear:
    case Condition::HurtByThis:
    case Condition::AttackingYou:
        break;
    }
    return "";
}

std::string stateClause(Filter::Condition condition, Many many, bool negated)
{
    using Condition = Filter::Condition;
    const bool several = many == Many::Yes;
    const std::string_view is = several ? "sind" : "ist";
    const std::string_view have = several ? "haben" : "hat";
    const std::string_view no = negated ? "nicht " : "";
    switch (condition) {
    case Condition::None:
        break;
    case Condition::Engaged:
        return fmt::format("{}eingesetzt {}", no, is);
    case Condition::Disengaged:
        return fmt::format("{}eingesetzt {}", negated ? "" : "nicht ", is);
    case Condition::Weary:
        return fmt::format("{}müde {}", no, is);
    case Condition::Attacking:
        return fmt::format("{}{}", no, several ? "angreifen" : "angreift");
    case Condition::Blocking:
        return fmt::format("{}{}", no, several ? "blocken" : "blockt");
    case Condition::Attached:
        return fmt::format("{}angelegt {}", no, is);
    case Condition::Damaged:
        return fmt::format("{}beschädigt {}", no, is);
    case Condition::InCombat:
        return fmt::format("{0}{1} {2} {0}{3}", no, several ? "angreifen" : "angreift",
            negated ? "und" : "oder", several ? "blocken" : "blockt");
    case Condition::HasAttacked:
        return fmt::format("in diesem Zug {}angegriffen {}", no, have);
    case Condition::Unblocked:
        return fmt::format("{}ungeblockt {}", no, is);
    case Condition::BlockingThis:
        return fmt::format("diese Karte {}{}", no, several ? "blocken" : "blockt");
    case Condition::BlockedByThis:
        return fmt::format("{}von dieser Karte geblockt {}", no, several ? "werden" : "wird");
    case Condition::HasAttached:
        return fmt::format("{} angelegte Karte {}", negated ? "keine" : "eine", have);
    case Condition::NoAttached:
        return fmt::format("{} angelegte Karte {}", negated ? "eine" : "keine", have);
    case Condition::DealtDamage:
        return fmt::format("in diesem Zug {}Schaden zugefügt {}", negated ? "keinen " : "", have);
    case Condition::HasEntered:
        return fmt::format("in diesem Zug {}die Insel betreten {}", no, have);
    case Condition::HasDied:
        return fmt::format("in diesem Zug {}gestorben {}", no, is);
    case Condition::HasBlocked:
        return fmt::format("in diesem Zug {}geblockt {}", no, have);
    case Condition::WasBlocked:
        return fmt::format("in diesem Zug {}geblockt {}", no, several ? "wurden" : "wurde");
    case Condition::HasBlockedThis:
        return fmt::format("in diesem Zug diese Karte {}geblockt {}", no, have);
    case Condition::BlockedByThisOnce:
        return fmt::format(
            "in diesem Zug von dieser Karte {}geblockt {}", no, several ? "wurden" : "wurde");
    case Condition::DamagedByThis:
        return fmt::format(
            "in diesem Zug {}Schaden von dieser Karte genommen {}", negated ? "keinen " : "", have);
    case Condition::NoAbilities:
        return fmt::format("{} Fähigkeiten {}", negated ? "irgendwelche" : "keine", have);
    case Condition::HostOfThis:
        return fmt::format("diese Karte {}angelegt {}", no, have);
    case Condition::ThisWay:
        return fmt::format("so {}betroffen {}", no, several ? "wurden" : "wurde");
    case Condition::WasDamaged:
        return fmt::format("in diesem Zug {}Schaden genommen {}", negated ? "keinen " : "", have);
    case Condition::HasYear:
        return fmt::format("{} 11-Jahre-Fähigkeit {}", negated ? "keine" : "eine", have);
    case Condition::CastForYear:
        return fmt::format(
            "{}für die 11-Jahre-Kosten gewirkt {}", no, several ? "wurden" : "wurde");
    case Condition::DealtInCombat:
        return fmt::format(
            "in diesem Zug {}Kampfschaden zugefügt {}", negated ? "keinen " : "", have);
    case Condition::HurtInCombat:
        return fmt::format(
            "in diesem Zug {}Kampfschaden genommen {}", negated ? "keinen " : "", have);
    case Condition::HitPlayer:
    case Condition::HitYear:
        return fmt::format("in diesem Zug {} {}Kampfschaden zugefügt {}",
            condition == Condition::HitPlayer ? "einem Spieler" : "einer 11-Jahre-Karte",
            negated ? "keinen " : "", have);
    case Condition::HurtByThis:
        return fmt::format("in diesem Zug {}Kampfschaden von dieser Karte genommen {}",
            negated ? "keinen " : "", have);
    case Condition::AttackingYou:
        return fmt::format("gegen Sie {}{}", no, several ? "angreifen" : "angreift");
    case Condition::HasDestroyedYear:
        return fmt::format(
            "in diesem Zug {} 11-Jahre-Karte zerstört {}", negated ? "keine" : "eine", have);
    }
    return fmt::format("{}da {}", no, is);
}

} // namespace triptych::kryptik::german
