#include "core/Overloaded.h"
#include "kryptik/text/explaining/GermanVerbs.h"
#include "kryptik/text/printing/Phrases.h"
#include "kryptik/text/printing/Spoken.h"

#include <fmt/format.h>

// What is so while something lasts, in German.
namespace triptych::kryptik::german {
namespace {

Noun attackWord()
{
    return masculine("Angriff", "Angriffs");
}
Noun defenseWord()
{
    return feminine("Verteidigung");
}

/// "der Angriff und die Verteidigung dieser Karte"
Nominal stats(bool attack, bool defense, const Nominal& of)
{
    const Nominal made = attack && defense
        ? joined(nominal(the(), {}, attackWord()), nominal(the(), {}, defenseWord()))
        : nominal(the(), {}, attack ? attackWord() : defenseWord());
    return made.with(" " + of.of());
}

/// "und" joins what one player does with what is done to it.
bool isMust(Allow::Deed deed)
{
    using Deed = Allow::Deed;
    return deed == Deed::AttackIfAble || deed == Deed::BlockIfAble || deed == Deed::BlockThisIfAble
        || deed == Deed::BeBlockedIfAble;
}

std::string_view infinitive(Allow::Deed deed)
{
    using Deed = Allow::Deed;
    switch (deed) {
    case Deed::Attack:
    case Deed::AttackIfAble:
        return "angreifen";
    case Deed::Block:
    case Deed::BlockIfAble:
        return "blocken";
    case Deed::BeBlocked:
    case Deed::BeBlockedIfAble:
        return "geblockt werden";
    case Deed::BeDestroyed:
        return "zerstört werden";
    case Deed::BeDestroyedByDamage:
        return "durch Schaden zerstört werden";
    case Deed::BeOtherDamaged:
        return "Schaden nehmen, der kein Kampfschaden ist";
    case Deed::DealOtherDamage:
        return "Schaden zufügen, der kein Kampfschaden ist";
    case Deed::BeDestroyedByEffects:
        return "durch Zauber und Fähigkeiten zerstört werden";
    case Deed::BeTargeted:
        return "als Ziel gewählt werden";
    case Deed::Disengage:
        return "wieder bereit werden";
    case Deed::AttackOrBlock:
        return "angreifen oder blocken";
    case Deed::DisengageStep:
        return "in der Bereitphase wieder bereit werden";
    case Deed::BeDamaged:
        return "Schaden nehmen";
    case Deed::BeCombatDamaged:
        return "Kampfschaden nehmen";
    case Deed::DealDamage:
        return "Schaden zufügen";
    case Deed::DealCombatDamage:
        return "Kampfschaden zufügen";
    case Deed::BlockEngaged:
        return "blocken, auch wenn sie eingesetzt ist";
    case Deed::BeBlockedBySeveral:
        return "von mehr als einem Bürger geblockt werden";
    case Deed::Activate:
        return "ihre aktiven Fähigkeiten nutzen";
    case Deed::StrikeByDefense:
        return "Kampfschaden in Höhe ihrer Verteidigung statt ihres Angriffs zufügen";
    case Deed::StrikeFirst:
        return "ihren Kampfschaden vor denen zufügen, die das nicht können";
    case Deed::BeBlockedByFew:
        return "geblockt werden";
    case Deed::EngageToBlock:
        return "eingesetzt werden, wenn sie blockt";
    case Deed::AttackAgain:
        return "in einer Kampfphase erneut angreifen, falls sie dann bereit ist";
    case Deed::BeAbolished:
        return "verbannt werden";
    case Deed::BeSacrificed:
        return "geopfert werden";
    case Deed::BeReturned:
        return "auf eine Hand zurückgebracht werden";
    case Deed::BeTaken:
        return "die Seite wechseln";
    case Deed::BeEngaged:
        return "durch Effekte eingesetzt werden";
    case Deed::BlockThisIfAble:
        break;
    }
    return "diese Karte blocken";
}

std::string byWhom(const Allow& e)
{
    if (e.deed == Allow::Deed::BeBlockedByFew)
        return fmt::format("von weniger als {} Bürgern", e.number);
    if (e.deed == Allow::Deed::AttackAgain)
        return e.number == 1 ? "einmal mehr" : fmt::format("{}-mal mehr", e.number);
    if (!e.by)
        return {};
    if (e.deed == Allow::Deed::Block)
        return fmt::format("{}{}", e.except ? "anderes als " : "",
            described(*e.by, none(), Many::Yes).accusative());
    if (e.deed != Allow::Deed::BeTargeted && !isDoneByEffects(e.deed))
        return fmt::format("{}{}", e.except ? "außer " : "",
            after("von", described(*e.by, none(), Many::Yes), Case::Dative));
    return fmt::format("von {}{}",
        e.by->noun == Filter::Noun::Spell         ? "Zaubern"
            : e.by->noun == Filter::Noun::Citizen ? "Fähigkeiten von Bürgern"
                                                  : "Zaubern und Fähigkeiten",
        e.by->controller == Side::Any ? "" : " unter der Kontrolle Ihrer Gegner");
}

} // namespace

// ---------------------------------------------------------------- Attack, defense, keywords

std::string Saying::operator()(const Modify& e) const
{
    const Lasting time = lasting(e.duration);
    std::string amount = fmt::format("um {}", phrases::change(e));
    std::string tail = time.tail;
    if (e.times && isPerEach(*e.times))
        amount += forEach(*e.times);
    else if (e.times && e.times->kind != Amount::Kind::X)
        tail = fmt::format(", malgenommen mit {}{}", equal(*e.times).dative(), time.tail);
    return Clause { stats(true, true, object(e.what)), { "ändert", "ändern" },
        spaced(time.middle, amount), "", tail, true }
        .say(order);
}

std::string Saying::operator()(const Gain& e) const
{
    const Lasting time = lasting(e.duration);
    return Clause { object(e.what), { "hat", "haben" }, spaced(time.middle, keywords(e.keywords)),
        "", time.tail }
        .say(order);
}

std::string Saying::operator()(const Lose& e) const
{
    const Lasting time = lasting(e.duration);
    if (e.barred)
        return Clause { object(e.what), { "kann", "können" },
            spaced(time.middle, fmt::format("nicht {}", keywords(e.keywords, "oder"))), "haben",
            time.tail }
            .say(order);
    const std::string lost = e.keywords.empty() ? "alle Fähigkeiten" : keywords(e.keywords);
    return Clause { object(e.what), { "verliert", "verlieren" }, spaced(time.middle, lost), "",
        time.tail }
        .say(order);
}

std::string Saying::operator()(const Allow& e) const
{
    const Lasting time = lasting(e.duration);
    const Nominal what = object(e.what);
    if (isMust(e.deed)) {
        const bool others = e.deed == Allow::Deed::BeBlockedIfAble;
        return Clause { what, { "muss", "müssen" }, time.middle, std::string(infinitive(e.deed)),
            fmt::format("{}, {}wenn {}", time.tail,
                e.number > 0 ? "solange in diesem Zug kein Angriff davon befohlen wurde und " : "",
                others
                    ? "jemand es kann"
                    : fmt::format("{} es {}", what.pronoun(), what.several ? "können" : "kann")) }
            .say(order);
    }
    const bool sidestep = e.can && e.deed == Allow::Deed::Block;
    return Clause { what, { "kann", "können" },
        spaced(time.middle,
            spaced(sidestep ? "auch Bürger mit Sidestep"
                    : e.can ? ""
                            : "nicht",
                byWhom(e))),
        std::string(infinitive(e.by && e.deed == Allow::Deed::BeDestroyedByEffects
                ? Allow::Deed::BeDestroyed
                : e.deed)),
        time.tail }
        .say(order);
}

std::string Saying::operator()(const Switch& e) const
{
    const Lasting time = lasting(e.duration);
    return Clause { stats(true, true, object(e.what)), { "wird", "werden" }, time.middle,
        "vertauscht", fmt::format("{}, mit allem, was sie bis dahin ändert", time.tail) }
        .say(order);
}

std::string Saying::operator()(const Become& e) const
{
    const Lasting time = lasting(e.duration);
    const bool both = e.attack && e.defense;
    if (!both)
        return Clause { stats(e.attack, e.defense, object(e.what)), { "ist", "sind" },
            spaced(time.middle, "insgesamt " + equal(e.amount).nominative()), "",
            fmt::format("; nur was es später ändert, kommt dazu{}", time.tail) }
            .say(order);
    const std::string numbers = e.otherDefense
        ? fmt::format(
            "{} und {}", equal(e.amount).nominative(), equal(*e.otherDefense).nominative())
        : fmt::format("{}{}", both ? "je " : "", equal(e.amount).nominative());
    return Clause { stats(e.attack, e.defense, object(e.what)), { "zählt", "zählen" },
        spaced(time.middle, "als " + numbers), "",
        fmt::format(
            " statt wie gedruckt{}; was sonst daran ändert, kommt wie bisher dazu", time.tail) }
        .say(order);
}

std::string Saying::operator()(const SetStats& e) const
{
    return Clause { stats(e.attack, e.defense, thisCard()), { "ist", "sind" },
        e.attack && e.defense ? fmt::format("je {}", equal(e.amount).nominative())
                              : equal(e.amount).nominative(),
        "", ", bevor etwas anderes daran ändert" }
        .say(order);
}

std::string Saying::operator()(const EntersEngaged& e) const
{
    return Clause { object(e.what), { "betritt", "betreten" },
        "die Insel eingesetzt (quer gedreht)" }
        .say(order);
}

// ---------------------------------------------------------------- Damage

std::string Saying::operator()(const PreventNext& e) const
{
    const Nominal what = e.who ? who(*e.who) : object(e.what);
    if (e.amount.kind == Amount::Kind::All)
        return Clause { what, { "nimmt", "nehmen" },
            "in diesem Zug den nächsten Schaden nicht, so viel es auch wäre" }
            .say(order);
    return Clause { what, { "nimmt", "nehmen" },
        fmt::format("in diesem Zug {} weniger", damage(e.amount)), "",
        ": der erste, den es gäbe, fällt weg" }
        .say(order);
}

std::string Saying::operator()(const PreventAll& e) const
{
    return Clause { unchanging("niemand"), { "nimmt", "nehmen" },
        fmt::format("für den Rest dieses Zuges {}", e.combat ? "Kampfschaden" : "Schaden") }
        .say(order);
}

std::string Saying::operator()(const Redirect& e) const
{
    const Nominal from = object(e.from);
    return Clause { object(e.to), { "nimmt", "nehmen" },
        fmt::format("{}den Schaden, den {} nehmen {}", e.always ? "" : "für den Rest dieses Zuges ",
            from.nominative(), from.several ? "würden" : "würde") }
        .say(order);
}

std::string Saying::operator()(const Lessen& e) const
{
    const auto* each = std::get_if<Each>(&e.what);
    const Nominal what = each ? one(each->filter) : object(e.what);
    if (e.first)
        return Clause { what, { "nimmt", "nehmen" },
            fmt::format("in jedem Zug die ersten {} Schaden nicht", e.amount) }
            .say(order);
    return Clause { what, { "nimmt", "nehmen" },
        fmt::format("jedes Mal, wenn {} Schaden{} {}, {} Schaden weniger", what.pronoun(),
            e.by ? " " + after("durch", one(*e.by), Case::Accusative) : "",
            what.several ? "nehmen" : "nimmt", e.amount) }
        .say(order);
}

std::string Saying::operator()(const Instead& e) const
{
    const auto* each = std::get_if<Each>(&e.what);
    const Nominal what = each ? one(each->filter) : object(e.what);
    if (e.leaves)
        return Clause { what, { "wird", "werden" }, "statt die Insel zu verlassen", "verbannt",
            ", wohin auch immer es sonst ginge" }
            .say(order);
    const std::string owners = fmt::format("{}es Eigentümers", what.possessive());
    const auto dying = [&](Verb verb, std::string fate, std::string end) {
        const std::string_view once = e.duration == Duration::Permanent ? ""
            : each                                                      ? "in diesem Zug"
                   : "das nächste Mal in diesem Zug";
        return Clause { what, std::move(verb),
            fmt::format("{}, statt {}{} {}", once,
                e.destroyed ? "zerstört zu werden" : "zu sterben", close, fate),
            std::move(end), ", und nichts löst als Sterben aus" }
            .say(order);
    };
    switch (e.fate) {
    case Instead::Fate::Abolish:
        return dying({ "wird", "werden" }, "", "verbannt");
    case Instead::Fate::Hand:
        return dying({ "kommt", "kommen" }, "auf die Hand " + owners, "");
    case Instead::Fate::DeckTop:
        return dying({ "kommt", "kommen" }, "oben auf das Deck " + owners, "");
    case Instead::Fate::SoulRow:
        return dying({ "kommt", "kommen" }, "in die Seelenreihe " + owners, "");
    case Instead::Fate::YearRow:
        return dying({ "kommt", "kommen" }, "in die 11-Jahre-Reihe " + owners, "");
    case Instead::Fate::Stay:
        return dying({ "bleibt", "bleiben" }, "eingesetzt und ohne Schaden dort", "");
    case Instead::Fate::StayBehind:
        return dying(
            { "bleibt", "bleiben" }, "eingesetzt und ohne Schaden außerhalb des Kampfes dort", "");
    case Instead::Fate::Shuffled:
        return dying({ "wird", "werden" }, "in das Deck " + owners, "gemischt");
    case Instead::Fate::DeckBottom:
        break;
    }
    return dying({ "kommt", "kommen" }, "unter das Deck " + owners, "");
}

} // namespace triptych::kryptik::german
