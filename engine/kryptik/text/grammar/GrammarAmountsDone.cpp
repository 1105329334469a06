#include "kryptik/text/grammar/GrammarAmounts.h"

// How often something was done, this way or this turn.
namespace triptych::kryptik::grammar {
namespace {

struct doneWay
    : any<word<"affected this way">, means<Amount::How::Discarded, "discarded this way">,
          means<Amount::How::Destroyed, "destroyed this way", "died this way">,
          means<Amount::How::Sacrificed, "sacrificed this way">,
          means<Amount::How::Abolished, "abolished this way", "plundered this way">,
          means<Amount::How::Drawn, "drawn this way">,
          means<Amount::How::Moved, "returned this way", "put there this way", "moved this way">>
{
};
/// Of whom it was: "citizen they controlled that was destroyed this way", "card you discarded this way"
struct whoseDone : any<means<Side::You, "of yours", "you controlled", "you control">,
                       means<Side::They, "of theirs", "they controlled", "that player controlled",
                           "they control", "that player controls">>
{
};
struct didWay
    : seq<any<means<Side::You, "you">, means<Side::They, "they", "that player", "each player">>,
          any<means<Amount::How::Discarded, "discarded this way">,
              means<Amount::How::Sacrificed, "sacrificed this way">,
              means<Amount::How::Abolished, "abolished this way", "plundered this way">,
              means<Amount::How::Drawn, "drew this way">>>
{
};
struct thatWas : maybe<word<"that was", "that were", "that">>
{
};
/// What only citizens of the island are counted by. Of what lay elsewhere the kind is asked: "citizen abolished
/// this way" is a description of it.
struct citizensWay : any<word<"affected this way">,
                         means<Amount::How::Destroyed, "destroyed this way", "died this way">,
                         means<Amount::How::Sacrificed, "sacrificed this way">,
                         means<Amount::How::Moved, "returned this way", "moved this way">>
{
};
struct citizensDid
    : seq<any<means<Side::You, "you">, means<Side::They, "they", "that player", "each player">>,
          means<Amount::How::Sacrificed, "sacrificed this way">>
{
};
struct doneAmount
    : any<seq<word<"11 year cards", "11 year card", "cards", "card">,
              any<seq<maybe<whoseDone>, thatWas, doneWay>, didWay>>,
          seq<word<"citizens", "citizen">,
              any<seq<whoseDone, thatWas, doneWay>, seq<thatWas, citizensWay>, citizensDid>>>
{
    static Amount build(Found& found)
    {
        Amount made { Amount::Kind::PerDone, 1, {}, false };
        made.whose = found.take<Side>(Side::Any);
        made.how = found.take<Amount::How>(Amount::How::Any);
        return made;
    }
};
/// What has happened this turn: "spell you cast this turn", "citizens that died this turn"
template <Amount::Kind kind>
Amount history(Found& found)
{
    Amount made { kind, 1, {}, false };
    made.whose = found.take<Side>(Side::Any);
    return made;
}
struct thisTurn : word<"this turn">
{
};
struct castBy : any<means<Side::You, "you cast", "you've cast", "you have cast">,
                    means<Side::They, "they cast", "that player cast", "that player has cast">,
                    means<Side::Opponents, "your opponents cast", "opponents cast",
                        "an opponent cast", "your opponent cast">,
                    means<Side::Any, "cast", "that was cast", "that were cast">>
{
};
struct spellsCast : seq<word<"spells", "spell">, castBy, thisTurn>
{
    static Amount build(Found& found) { return history<Amount::Kind::SpellsCast>(found); }
};
struct citizensCast : seq<word<"citizens", "citizen">, castBy, thisTurn>
{
    static Amount build(Found& found) { return history<Amount::Kind::CitizensCast>(found); }
};
struct citizensDied : seq<word<"citizens", "citizen">,
                          maybe<any<means<Side::You, "you controlled", "you control">,
                              means<Side::Opponents, "an opponent controlled",
                                  "an opponent controls", "your opponents controlled">,
                              means<Side::They, "they controlled", "that player controlled">>>,
                          word<"that died", "which died">, thisTurn,
                          maybe<any<means<Side::You, "under your control">>>>
{
    static Amount build(Found& found) { return history<Amount::Kind::CitizensDied>(found); }
};
/// "card you discarded this turn", "11 year cards you have lost this turn"
struct whoDidIt : any<means<Side::You, "you have", "you've", "you">,
                      means<Side::They, "they have", "that player has", "they", "that player">,
                      means<Side::Opponents, "your opponents have", "opponents have",
                          "your opponents", "opponents", "an opponent has", "an opponent">>
{
};
template <Amount::Kind kind, typename Noun, Literal... Verb>
struct doneThisTurn : seq<Noun, whoDidIt, word<Verb...>, thisTurn>
{
    static Amount build(Found& found) { return history<kind>(found); }
};
struct citizenNoun : word<"citizens", "citizen">
{
};
/// "citizen you attacked with this turn", "ability you activated this turn", "card you put into your soul row this turn"
struct activity : any<word<"active abilities", "active ability", "activated abilities",
                      "activated ability", "abilities", "ability">>
{
};
struct yearActivity : word<"11 year abilities", "11 year ability">
{
};
struct entered : seq<citizenNoun, word<"that entered", "that have entered", "that has entered">,
                     maybe<word<"the island">>,
                     any<means<Side::You, "under your control">,
                         means<Side::They, "under their control", "under that player's control">,
                         means<Side::Opponents, "under an opponent's control",
                             "under your opponent's control", "under your opponents' control">>,
                     thisTurn>
{
    static Amount build(Found& found) { return history<Amount::Kind::CitizensEntered>(found); }
};
/// "card that was discarded this turn": whoever did it
template <Amount::Kind kind, typename Noun, Literal... Verb>
struct wasDone : seq<Noun, maybe<word<"that was", "that were", "that has been", "that have been">>,
                     word<Verb...>, thisTurn>
{
    static Amount build(Found& found) { return history<kind>(found); }
};
/// "3 or more cards were discarded this turn": said as a sentence
template <Amount::Kind kind, typename Noun, Literal... Verb>
struct wereDone : seq<Noun, word<"was", "were", "has been", "have been">, word<Verb...>, thisTurn>
{
    static Amount build(Found& found) { return history<kind>(found); }
};
template <template <Amount::Kind, typename, Literal...> typename Said>
struct byAnybody : any<Said<Amount::Kind::YearsLost, yearCards, "lost", "destroyed">,
                       Said<Amount::Kind::CardsDiscarded, cards, "discarded">,
                       Said<Amount::Kind::CardsDrawn, cards, "drawn">,
                       Said<Amount::Kind::CitizensSacrificed, citizenNoun, "sacrificed">,
                       Said<Amount::Kind::YearsUsed, yearActivity, "used", "activated">,
                       Said<Amount::Kind::AbilitiesActivated, activity, "activated", "used">,
                       Said<Amount::Kind::SoulsPut, cards, "put into a soul row",
                           "put into soul rows", "placed into a soul row">>
{
};
struct playersVerbs
    : any<doneThisTurn<Amount::Kind::CitizensAttacked, citizenNoun, "attacked with">,
          doneThisTurn<Amount::Kind::YearsUsed, yearActivity, "used", "activated">,
          doneThisTurn<Amount::Kind::AbilitiesActivated, activity, "activated", "used">,
          doneThisTurn<Amount::Kind::SoulsPut, cards, "put into your soul row",
              "placed into your soul row", "put in your soul row", "put into their soul row",
              "put into their soul rows">,
          entered, doneThisTurn<Amount::Kind::YearsLost, yearCards, "lost">, byAnybody<wasDone>,
          doneThisTurn<Amount::Kind::CardsDiscarded, cards, "discarded">,
          doneThisTurn<Amount::Kind::CardsDrawn, cards, "drew", "drawn">,
          doneThisTurn<Amount::Kind::CitizensSacrificed, citizenNoun, "sacrificed">>
{
};
struct happened : any<spellsCast, citizensCast, citizensDied, playersVerbs>
{
};
/// "as were discarded this way", "as you discarded this way"
struct asDone : any<seq<word<"were", "was">, doneWay>, didWay>
{
    static std::optional<Amount> build(Found& found)
    {
        found.take<Side>();
        found.take<Amount::How>();
        return Amount { Amount::Kind::TheNumber, 0, {}, false };
    }
};
/// "as you discarded this turn": cards, where nothing else is said
struct asThisTurn : any<seq<whoDidIt, word<"discarded">, thisTurn>,
                        seq<whoDidIt, means<Flag::Next, "drew">, thisTurn>>
{
    static Amount build(Found& found)
    {
        return found.says(Flag::Next) ? history<Amount::Kind::CardsDrawn>(found)
                                      : history<Amount::Kind::CardsDiscarded>(found);
    }
};
struct doneOrHappened : any<doneAmount, happened>
{
};
struct asDoneOrThisTurn : any<asDone, asThisTurn>
{
};

} // namespace

bool amountDone::read(Input& in, Reading& reading)
{
    return text::read<doneOrHappened>(in, reading);
}
bool wasDoneByAnybody::read(Input& in, Reading& reading)
{
    return text::read<byAnybody<wereDone>>(in, reading);
}
bool asManyAsDone::read(Input& in, Reading& reading)
{
    return text::read<asDoneOrThisTurn>(in, reading);
}

} // namespace triptych::kryptik::grammar
