#include "altered/text/language/MutantsOffering.h"

#include "altered/text/language/Sameness.h"
#include "altered/text/printing/Said.h"
#include "core/Overloaded.h"

#include <optional>
#include <utility>
#include <variant>

// What else could be meant: the changes of things, descriptions, players, numbers and conditions.
namespace triptych::altered {

void Offering::amount(std::string_view name, Amount& of)
{
    if (of.kind == Amount::Kind::Fixed)
        m_changes.offer(name, "one more", [&] {
            ++of.number;
            said(of).word = Said<Amount>::Usual;
        });
    if (of.kind == Amount::Kind::Per)
        m_changes.offer(name, "once", [&] { of = fixed(of.number); });
    if (of.of) {
        const bool before = std::exchange(m_ofStatistics, isOfStatistics(*of.of));
        filter(name, of.of->filter);
        m_ofStatistics = before;
    }
}

void Offering::who(std::string_view name, Who& of, std::optional<Who::Kind> same)
{
    if (of.kind == Who::Kind::Opponent
        || (of.kind == Who::Kind::ThatPlayer && m_theyAreTheOpponent)) // 1.2.1.b
        same = Who::Kind::EachOpponent;
    const auto is = [&](std::string_view change, Who::Kind kind) {
        if (of.kind != kind && kind != same && !said(of).unsaid)
            m_changes.offer(name, change, [&] {
                of = {};
                of.kind = kind;
            });
    };
    is("you", Who::Kind::You);
    is("each player", Who::Kind::EachPlayer);
    is("each opponent", Who::Kind::EachOpponent);
}

void Offering::thing(Thing& of)
{
    std::optional<Thing> instead;
    const auto everyOne = [&](std::string_view name, const Filter& among) {
        m_changes.offer(name, "every one", [&] {
            Each each;
            each.filter = among;
            instead = Thing { std::move(each) };
        });
    };
    std::visit(Overloaded {
                   [&](This&) {
                       if (!m_itIsThis)
                           m_changes.offer("me", "it", [&] { instead = Thing { It {} }; });
                   },
                   [&](It&) {
                       if (!m_itIsThis)
                           m_changes.offer("it", "me", [&] { instead = Thing { This {} }; });
                   },
                   [&](Target& t) {
                       everyOne("target", t.filter);
                       amount("target", t.count);
                       m_changes.offerOther("target", "up to or so many", t.upTo);
                       filter("target", t.filter);
                   },
                   [&](Each& e) {
                       m_changes.offer("each", "one of them", [&] {
                           Target one;
                           one.filter = e.filter;
                           instead = Thing { std::move(one) };
                       });
                       filter("each", e.filter);
                   },
                   [&](Some& s) {
                       everyOne("some", s.filter);
                       amount("some", s.count);
                       filter("some", s.filter);
                   },
                   [&](OfThem& o) {
                       amount("of them", o.count);
                       m_changes.offerOther("of them", "up to or so many", o.upTo);
                       filter("of them", o.filter);
                   },
                   [&](TopOfDeck& t) { amount("top of deck", t.count); },
                   [&](Whole&) {},
               },
        of.node);
    if (instead)
        of = std::move(*instead);
}

void Offering::filter(std::string_view name, Filter& of)
{
    const auto isSame = [&](const Trait& trait) { return m_waitsForNext && isAnyway(trait); };
    withoutOne(name, of.before, 0, isSame);
    withoutOne(name, of.after, 0, isSame);
    if (of.nouns.size() > 1)
        withoutOne(name, of.nouns, 1);
    const auto isAnyCard = [&](Noun::Kind kind) {
        return kind == Noun::Kind::Card || isAllInPlay(of, kind)
            || (m_happening && isOfThatKindAnyway(*m_happening, kind))
            || (m_ofStatistics && kind == Noun::Kind::Character && isSaidToBeInPlay(of));
    };
    for (Noun& noun : of.nouns)
        if (!isAnyCard(noun.kind))
            m_changes.offer(name, "any card", [&] { noun = {}; });
    for (auto* list : { &of.before, &of.after })
        for (Trait& trait : *list)
            this->trait(name, trait);
}

void Offering::trait(std::string_view name, Trait& of)
{
    using Kind = Trait::Kind;
    if (of.kind == Kind::Number || of.kind == Kind::Counters || of.kind == Kind::Total) {
        amount(name, of.amount);
        if (of.compare == Compare::AtLeast || of.compare == Compare::AtMost)
            m_changes.offer(name, "compared the other way", [&] {
                of.compare = of.compare == Compare::AtLeast ? Compare::AtMost : Compare::AtLeast;
            });
    }
    if (of.kind == Kind::Controlled || of.kind == Kind::Owned)
        m_changes.offerOther(name, "somebody else's", of.no);
    if (of.kind == Kind::InExpedition)
        expedition(name, of.expedition);
    if (of.kind == Kind::InTerrain)
        m_changes.offer(name, "in another terrain", [&] {
            of.terrains = static_cast<Terrains>(of.terrains == forest ? mountain : forest);
        });
}

void Offering::expedition(std::string_view name, Expedition& of, bool waits)
{
    const auto is = [&](std::string_view change, Expedition::Kind kind) {
        m_changes.offer(name, change, [&] {
            of.kind = kind;
            said(of).word = Said<Expedition>::Usual;
        });
    };
    if (of.kind == Expedition::Kind::Mine)
        is("my other Expedition", Expedition::Kind::MyOther);
    if (of.kind == Expedition::Kind::Hero)
        is("the Companion Expedition", Expedition::Kind::Companion);
    if (of.kind == Expedition::Kind::Companion)
        is("the Hero Expedition", Expedition::Kind::Hero);
    if (of.kind == Expedition::Kind::OneOf && !waits)
        is("each of them", Expedition::Kind::EachOf);
    if (of.positions != 0)
        m_changes.offer(name, "wherever it is", [&] {
            of.positions = 0;
            said(of).adjective = false;
        });
}

void Offering::condition(Condition& of)
{
    constexpr std::string_view name = "condition";
    m_changes.offerOther(name, "the opposite", of.no);
    // "... are in your discard pile", "your hand is empty": said of the place, which cannot be left out.
    const bool ofPlace = said(of).tellsApart();
    const bool compared = of.kind == Condition::Kind::Compared;
    if (of.kind == Condition::Kind::Exist || compared) {
        if (!(compared && ofPlace))
            amount(name, of.number);
        if (of.compare == Compare::AtLeast || of.compare == Compare::AtMost)
            m_changes.offer(name, "compared the other way", [&] {
                of.compare = of.compare == Compare::AtLeast ? Compare::AtMost : Compare::AtLeast;
            });
    }
    if (of.quantity && !ofPlace)
        filter(name, of.quantity->filter);
    if (said(of).word != Said<Condition>::ThingHas) // "I have 2 boosts": nothing else is said
        filter(name, of.filter);
    if (of.expedition)
        expedition(name, *of.expedition);
    if (of.happening)
        happening(name, *of.happening);
    if (of.parts.size() > 1 && !of.expedition)
        m_changes.offer(name, "all or any", [&] {
            of.kind
                = of.kind == Condition::Kind::All ? Condition::Kind::AnyOf : Condition::Kind::All;
        });
    for (Condition& part : of.parts)
        condition(part);
}

void Offering::happening(std::string_view name, Happening& of)
{
    using Event = Happening::Event;
    if (of.event <= Event::IconReserve)
        m_changes.offerNext(name, "another symbol", of.event, Event::IconReserve);
    if (of.event == Event::AtPhase)
        m_changes.offer(name, "another phase",
            [&] { of.phase = of.phase == Phase::Noon ? Phase::Dusk : Phase::Noon; });
    // What waits is told of each that it happens to: "a" and "each" are the same there.
    const bool waits = name != "condition";
    who(name, of.who);
    auto* some = of.subject ? std::get_if<Some>(&of.subject->node) : nullptr;
    if (waits && some && some->count == fixed(1) && !some->upTo && !some->orMore) {
        amount("some", some->count);
        m_happening = &of;
        filter("some", some->filter);
        m_happening = nullptr;
    } else if (of.subject) {
        thing(*of.subject);
    }
    if (of.expedition)
        expedition(name, *of.expedition, waits);
    amount(name, of.amount);
    if (of.window != Happening::Window::Always && !isThenAnyway(of))
        m_changes.offer(name, "at any time", [&] { of.window = Happening::Window::Always; });
    if (of.dueTo != 0)
        m_changes.offer(name, "due to anything", [&] { of.dueTo = 0; });
    if (!of.from.empty() && !comesFromThereAnyway(of))
        m_changes.offer(name, "from anywhere", [&] { of.from.clear(); });
    if (of.first)
        m_changes.offer(name, "first or not", [&] { of.first = false; });
}

} // namespace triptych::altered
