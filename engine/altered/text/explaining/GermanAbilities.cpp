#include "altered/text/explaining/GermanVerbs.h"
#include "altered/text/printing/Print.h"

#include <array>

#include <fmt/format.h>

// Whole abilities in German: when they work, what they do, and what their keywords mean.
namespace triptych::altered::german {
namespace {

struct Meaning
{
    std::string_view word; ///< As the normal form of the printed text says it.
    std::string_view german;
};
constexpr std::array meanings {
    Meaning {
        "[Anchored]", "Verankert: bleibt in der Nacht einmal und ist dann nicht mehr verankert." },
    Meaning { "[Asleep]",
        "Schlafend: die Werte zählen in der Dämmerung nicht; in der Nacht bleibt die Karte und "
        "wacht auf." },
    Meaning { "[Boosted]", "Verstärkt ist, wer mindestens eine Verstärkung hat." },
    Meaning { "[Fleeting]", "Flüchtig: wird abgeworfen, wo die Karte in die Reserve ginge." },
    Meaning { "[Cooldown]", "Cooldown: kommt nach der Wirkung erschöpft in die Reserve." },
    Meaning {
        "[Defender]", "Defender: die eigene Expedition kann in der Dämmerung nicht weiterziehen." },
    Meaning { "[Eternal]", "Eternal: bleibt in der Nacht in der Expedition." },
    Meaning { "[Gigantic]", "Gigantic: steht in beiden Expeditionen." },
    Meaning { "[Scout]",
        "Scout: darf für diese Kosten aus der Hand gespielt werden und geht dann in die Reserve." },
    Meaning { "[Seasoned]", "Seasoned: behält die Verstärkungen auf dem Weg in die Reserve." },
    Meaning {
        "[Tough", "Tough: Gegner zahlen so viel Mana mehr, um die Karte als Ziel zu wählen." },
    Meaning { "Exhausted Resuppl",
        "Eine erschöpfte Karte in der Reserve kann erst gespielt werden, wenn sie bereit ist." },
    Meaning {
        "Ascend", "Eine aufgestiegene Expedition zieht auch bei Gleichstand über null weiter." },
    Meaning { "boost",
        "Eine Verstärkung ist eins mehr von jedem Wert und geht beim Verlassen der Expeditionen "
        "verloren." },
};

std::string glossary(const Ability& ability)
{
    const std::string printed = print(ability);
    std::string all;
    for (const Meaning& each : meanings)
        if (printed.find(each.word) != std::string::npos)
            all += fmt::format(" ({})", each.german);
    return all;
}

std::string keywords(const Ability& ability)
{
    std::vector<std::string> words;
    std::string x;
    for (const KeywordItem& each : ability.keywords) {
        words.push_back(keywordItem(each));
        if (each.x)
            x = whereX(*each.x);
    }
    return fmt::format("diese Karte hat {}{}", listed(words), x);
}

std::string triggers(const Ability& ability)
{
    std::vector<std::string> moments;
    std::vector<std::string> clauses;
    for (const Happening& each : ability.triggers)
        (each.event == Happening::Event::AtPhase ? moments : clauses)
            .push_back(happening(each, Mood::Present));
    std::string all = listed(moments, "oder");
    if (!clauses.empty())
        all = spaced(
            all.empty() ? "" : all + " oder", subordinate("immer wenn", listed(clauses, "oder")));
    switch (ability.firstEach) {
    case Duration::None:
        break;
    case Duration::ThisTurn:
        all += " (nur das erste Mal in jedem Zug)";
        break;
    case Duration::ThisAfternoon:
        all += " (nur das erste Mal an jedem Nachmittag)";
        break;
    case Duration::UntilYourTurn:
    case Duration::ThisDusk:
    case Duration::NextMorning:
    case Duration::UntilNight:
    case Duration::UntilRest:
    case Duration::TheirNextTurn:
    case Duration::ThisDay:
    case Duration::Permanently:
        all += " (nur das erste Mal an jedem Tag)";
        break;
    }
    if (ability.triggerIf)
        all += fmt::format(", falls {}", condition(*ability.triggerIf));
    return all;
}

std::string_view onceIn(Duration each)
{
    return each == Duration::ThisTurn ? "Zug" : each == Duration::ThisDay ? "Tag" : "Nachmittag";
}

std::string reaction(const Ability& ability)
{
    std::string often;
    if (ability.forEach) {
        Amount each { Amount::Kind::Per, 1 };
        each.of = *ability.forEach;
        often = per(each) + " einmal";
    }
    std::string all = fmt::format("{}{}: {}", triggers(ability), often, whole(*ability.effect));
    if (ability.oncePer != Duration::None)
        all += fmt::format(". Das wird höchstens einmal je {} ausgelöst", onceIn(ability.oncePer));
    return all;
}

std::string quick(const Ability& ability)
{
    std::string all = fmt::format("als schnelle Aktion dürfen Sie bezahlen: {}. Dafür {}",
        cost(ability.cost), say(*ability.effect, Order::Inverted));
    if (ability.onlyIf)
        all += fmt::format(". Das geht nur, {}", when(*ability.onlyIf, false));
    if (ability.oncePer != Duration::None)
        all += fmt::format(". Das geht nur einmal je {}", onceIn(ability.oncePer));
    if (ability.costChange)
        all += fmt::format(". Das kostet {} {}{}", mana(*ability.costChange), "mehr",
            ability.costChangeIf
                ? fmt::format(", {}", when(*ability.costChangeIf, ability.costChangeUnless))
                : std::string());
    return all;
}

std::string passive(const Ability& ability)
{
    const std::string support = ability.support && !ability.infinite
        ? "solange diese Karte bereit in Ihrer Reserve liegt, gilt: "
        : "immer gilt: ";
    const Statement& statement = *ability.statement;
    if (!ability.condition)
        return support + capitalised(say(statement, Order::Main));
    if (ability.unless)
        return fmt::format("{}, {} gilt: {}", "immer", when(*ability.condition, true),
            capitalised(say(statement, Order::Main)));
    if (ability.condition->kind == Condition::Kind::During)
        return fmt::format("{} gilt: {}", when(*ability.condition, false),
            capitalised(say(statement, Order::Main)));
    return fmt::format("{} gilt: {}",
        subordinate(said(ability).conditionWord == Said<Ability>::If::When ? "sobald" : "solange",
            condition(*ability.condition)),
        capitalised(say(statement, Order::Main)));
}

} // namespace

std::string explained(const Ability& ability)
{
    std::string sentence;
    switch (ability.kind) {
    case Ability::Kind::Keywords:
        sentence = keywords(ability);
        break;
    case Ability::Kind::Quick:
        sentence = quick(ability);
        break;
    case Ability::Kind::Reaction:
        sentence = reaction(ability);
        break;
    case Ability::Kind::Passive:
        // "When C — Complete me." is a passive that does something.
        sentence = ability.statement ? passive(ability)
                                     : fmt::format("{} {}", when(*ability.condition, false),
                                         say(*ability.effect, Order::Inverted));
        break;
    case Ability::Kind::SpellEffect:
        sentence = say(*ability.effect, Order::Main);
        break;
    case Ability::Kind::Declared:
        sentence = fmt::format("{}: {}",
            std::holds_alternative<May>(ability.effect->node)
                    || std::holds_alternative<Sequence>(ability.effect->node)
                ? "während diese Karte gespielt wird"
                : "zusätzliche Kosten, um diese Karte zu spielen",
            whole(*ability.effect));
        break;
    }
    if (ability.completed)
        sentence = "wenn diese Heldentat vollendet ist: " + capitalised(sentence);
    if (ability.infinite)
        sentence = "solange diese Karte bereit in der Reserve liegt: " + capitalised(sentence);
    return fmt::format("{}.{}", capitalised(settled(sentence)), glossary(ability));
}

} // namespace triptych::altered::german
