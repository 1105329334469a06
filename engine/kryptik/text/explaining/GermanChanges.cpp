#include "kryptik/text/explaining/GermanVerbs.h"
#include "kryptik/text/printing/Phrases.h"

#include <fmt/format.h>

// What changes what a card counts as, what lies on the effect pile, and casting from elsewhere, in German.
namespace triptych::kryptik::german {

std::string Saying::operator()(const ChooseFaction&) const
{
    return Clause { you(), { "wählt", "wählen" }, "ein Volk", "",
        ", das mit „dem gewählten Volk“ gemeint ist; ein Bürger merkt es sich, solange er auf der "
        "Insel ist" }
        .say(order);
}

std::string Saying::operator()(const ChooseName&) const
{
    return Clause { you(), { "nennt", "nennen" }, "eine Karte", "",
        ", eine eigene oder eine, die Sie sehen: ihr Name ist mit „dem gewählten Namen“ gemeint; "
        "ein Bürger merkt "
        "ihn sich, solange er auf der Insel ist" }
        .say(order);
}

std::string Saying::operator()(const BecomeFaction& e) const
{
    const Lasting time = lasting(e.duration);
    return Clause { object(e.what), { "zählt", "zählen" },
        spaced(time.middle,
            fmt::format("{}{}", e.also ? "auch zum Volk " : "nur zum Volk ",
                e.faction.empty() ? "der Wahl" : e.faction)),
        "", time.tail }
        .say(order);
}

std::string Saying::operator()(const BecomeCopy& e) const
{
    if (e.entering)
        return Clause { you(), { "dürfen", "dürfen" },
            fmt::format("{} wählen und diese Karte mit dem Namen, den Werten, dem Volk und den "
                        "Fähigkeiten, die darauf gedruckt sind, die Insel",
                one(copiedOnEntering(e)).accusative()),
            "betreten lassen",
            e.also.empty() ? "" : fmt::format("; sie zählt dann auch zum Volk {}", e.also) }
            .say(order);
    const Lasting time = lasting(e.duration);
    return Clause { object(e.what), { "hat", "haben" },
        spaced(time.middle,
            fmt::format("Namen, Werte, Volk und Fähigkeiten, wie sie auf {} gedruckt sind",
                object(e.of).dative())),
        "", fmt::format(", statt der eigenen{}", time.tail) }
        .say(order);
}

std::string Saying::operator()(const MayCast& e) const
{
    const Lasting time = lasting(e.duration);
    return Clause { you(), { "darf", "dürfen" },
        spaced(time.middle,
            fmt::format(
                "{} von dort, wo sie liegt, wie von der Hand", object(e.what).accusative())),
        "wirken",
        fmt::format("{}{}", e.free ? ", ohne die Seelenkosten zu bezahlen" : "", time.tail) }
        .say(order);
}

std::string Saying::operator()(const UseYear& e) const
{
    return Clause { unchanging("die 11-Jahre-Fähigkeit", Gender::Feminine), { "kommt", "kommen" },
        fmt::format("von {} auf den Effektstapel", object(e.what).dative()), "",
        ", wenn es eine gibt; ihre Ziele wählen Sie" }
        .say(order);
}

std::string Saying::operator()(const ChangeCast& e) const
{
    const Nominal what = object(e.what);
    switch (e.how) {
    case ChangeCast::How::Copy:
        return Clause { unchanging("der Effekt", Gender::Masculine), { "kommt", "kommen" },
            fmt::format(
                "von {} noch einmal unter Ihrer Kontrolle auf den Effektstapel", what.dative()),
            "", e.newTargets ? "; worauf die Kopie zielt, wählen Sie" : ", mit denselben Zielen" }
            .say(order);
    case ChangeCast::How::Take:
        return Clause { what, { "gehört", "gehören" }, "von jetzt an Ihnen", "",
            e.newTargets ? "; die Ziele wählen Sie neu" : "" }
            .say(order);
    case ChangeCast::How::Aim:
        break;
    }
    return Clause { you(), { "wählt", "wählen" },
        fmt::format("die Ziele von {} neu", what.dative()), "",
        e.another ? "; war es ein einziges Ziel, so ist es nun ein anderes, oder dasselbe, wenn "
                    "es kein anderes gibt"
                  : "" }
        .say(order);
}

std::string Saying::operator()(const Triggering& e) const
{
    const Nominal whose = described(e.of, none(), Many::Yes);
    return Clause { unchanging(e.dying ? "was auf das eigene Sterben wartet"
                                       : "was auf das eigene Betreten der Insel wartet",
                        Gender::Neuter),
        { "löst", "lösen", "aus" },
        fmt::format("bei {} {}", whose.dative(), e.again ? "jedes Mal noch einmal" : "nicht") }
        .say(order);
}

std::string Saying::operator()(const YearFate& e) const
{
    const auto* each = std::get_if<Each>(&e.what);
    const std::string who = (each ? one(each->filter) : thisCard()).nominative();
    if (e.abolished)
        return Clause { unchanging("eine 11-Jahre-Karte", Gender::Feminine), { "wird", "werden" },
            fmt::format(", die {} durch Kampfschaden zerstören würde, stattdessen", who),
            "verbannt", "; sie ist dann nicht zerstört worden" }
            .say(order);
    return Clause { unchanging("die 11-Jahre-Fähigkeit", Gender::Feminine), { "wird", "werden" },
        fmt::format("einer Karte, die {} durch Kampfschaden zerstört, nicht", who), "genutzt",
        e.uncast ? "; auch gewirkt wird sie nicht, sondern auf die Hand genommen"
                 : "; wirken oder auf die Hand nehmen kann man sie" }
        .say(order);
}

} // namespace triptych::kryptik::german
