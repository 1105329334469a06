#include "kryptik/text/binding/Binder.h"

#include "kryptik/text/printing/Spoken.h"
#include "kryptik/tree/Walk.h"

// Binds what somebody else than you does, may do or may prevent: inside it they are "that player".
namespace triptych::kryptik::binding {

void Binder::doneBy(Who& who, std::string name, const std::function<void()>& inside)
{
    settle(who);
    const int before = m_player;
    const auto acting = m_by;
    m_by = who.kind;
    m_mentions.open();
    m_mentions.add(Sort::Player, false, std::move(name), 103);
    m_player = 103;
    inside();
    m_mentions.close();
    m_player = before;
    m_by = acting;
}

namespace {

/// "a card from your limbo pile", "the top card of your deck"
bool isInYours(const Thing& thing)
{
    return std::visit(
        [](const auto& what) {
            if constexpr (requires { what.place; })
                return what.place.whose == Side::You;
            else if constexpr (requires { what.whose; })
                return what.whose == Side::You;
            else
                return false;
        },
        thing);
}

} // namespace

/// Each of them begins the count again.
void Binder::countedInTurn(const Who& who)
{
    if (m_counted != Counting::Done
        || (who.kind != Who::Kind::EachOpponent && who.kind != Who::Kind::EachPlayer))
        return;
    m_counted = Counting::Nothing;
    m_countedInTurn = true;
}

void Binder::visitLeaf(As& e)
{
    // Inside, "you" would be whoever does it.
    walk(e.effect.front(), [&](const auto& part) {
        using Part = std::remove_cvref_t<decltype(part)>;
        if constexpr (std::is_same_v<Part, Filter>) {
            if (part.controller == Side::You)
                complain("you control",
                    "Somebody else does this, so what is yours can not be named in it. Choose it "
                    "yourself first: \"Choose a citizen you control.\"");
        } else if constexpr (std::is_same_v<Part, Thing>) {
            const auto* top = std::get_if<TopOfDeck>(&part);
            if (top && top->count.of && top->count.of->filter.controller == Side::You)
                complain("you control",
                    "Somebody else does this, so what is yours can not be counted in it.");
            if (isInYours(part))
                complain("your",
                    "Somebody else does this, so what is yours can not be named in it. Do it "
                    "yourself: "
                    "\"Abolish a card from your limbo pile.\"");
        }
    });
    const bool one = e.who.kind != Who::Kind::EachOpponent && e.who.kind != Who::Kind::EachPlayer;
    const std::size_t before = m_things.size();
    doneBy(e.who, "the player who does it", [&] { visitAll(e.effect); });
    ofEachPlayer(e.who, before);
    countedInTurn(e.who);
    // What one player chose is known from then on; of several nobody could say whose.
    if (std::holds_alternative<Name>(e.effect.front().node) && m_said >= 0) {
        Definition& chosen = m_things[static_cast<std::size_t>(m_said)];
        chosen.several = chosen.several || !one;
        m_mentions.add(Sort::Thing, chosen.several,
            one ? "what that player chose" : "what the players chose", m_said);
    }
}

void Binder::visitLeaf(Unable& e)
{
    const Who* who = toldTo(e.effect.front());
    // What you choose yourself: "engage 3 cards in your soul row"; what may have left by then: "return it to your hand"
    const bool chosen = std::visit(
        [](const auto& done) {
            using Deed = std::remove_cvref_t<decltype(done)>;
            constexpr bool leaves
                = std::is_same_v<Deed,
                      Destroy> || std::is_same_v<Deed, Abolish> || std::is_same_v<Deed, Move>;
            if constexpr (requires { std::get_if<Some>(&done.what); })
                return std::holds_alternative<Some>(done.what)
                    || (leaves && std::holds_alternative<It>(done.what));
            else
                return false;
        },
        e.effect.front().node);
    if (chosen && !who && e.each.kind == Who::Kind::You) {
        either(e.effect, e.otherwise);
        return;
    }
    const bool checked = std::holds_alternative<Discard>(e.effect.front().node)
        || std::holds_alternative<Sacrifice>(e.effect.front().node)
        || std::holds_alternative<Plunder>(e.effect.front().node)
        || std::holds_alternative<DestroyYear>(e.effect.front().node)
        || std::holds_alternative<Pay>(e.effect.front().node);
    if (checked && e.each.kind != Who::Kind::You) {
        doneBy(e.each, "the player who can not", [&] { either(e.effect, e.otherwise); });
        return;
    }
    if (!checked || !who || who->kind == Who::Kind::EachOpponent
        || who->kind == Who::Kind::EachPlayer)
        complain("can not",
            "\"If they can not\" stands behind what one player discards, sacrifices, plunders or "
            "pays: \"Target opponent sacrifices a citizen. If they can not, they discard 2 "
            "cards.\"");
    either(e.effect, e.otherwise);
}

void Binder::visitLeaf(May& e)
{
    if (e.who.kind == Who::Kind::You) {
        either(e.effect, e.otherwise);
        return;
    }
    doneBy(e.who, "the player who is asked", [&] {
        const auto by = m_by;
        visitAll(e.effect);
        m_by = Who::Kind::You; // "If they do, draw 1 card": you
        visitAll(e.then);
        visitAll(e.otherwise);
        m_by = by;
    });
    m_counted = e.none.empty() ? m_counted : Counting::Nothing; // none of them has done anything
    countedInTurn(e.who);
    visitAll(e.none);
}

void Binder::visitLeaf(Unless& e)
{
    walk(e.effect.front(), [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>)
            if (std::holds_alternative<PickFromHand>(part.node))
                complain("unless",
                    "Whoever may prevent it is asked before anything happens, and so before a card "
                    "of the hand is chosen. Say \"Target opponent discards a card unless they pay "
                    "{1}.\"");
    });
    if (e.who.kind == Who::Kind::EachOpponent || e.who.kind == Who::Kind::EachPlayer) {
        doneBy(e.who, "the player who may prevent it", [&] {
            visitAll(e.effect);
            visitAll(e.deed);
        });
        countedInTurn(e.who);
        return;
    }
    // Who may prevent it is asked before any of it happens.
    const auto things = m_things;
    const int said = m_said;
    const int movedLater = m_movedLater;
    visitAll(e.effect);
    for (std::size_t i = 0; i < m_things.size(); ++i)
        m_things[i].moved = i < things.size() && things[i].moved;
    m_said = said;
    m_movedLater = movedLater;
    settle(e.who);
    m_mentions.open();
    m_mentions.add(Sort::Player, false, "who may prevent it", 102);
    const int before = m_player;
    m_player = 102;
    visitAll(e.deed);
    m_player = before;
    m_mentions.close();
}

} // namespace triptych::kryptik::binding
