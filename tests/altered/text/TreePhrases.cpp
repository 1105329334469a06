#include "TreeGenerator.h"

using namespace triptych::altered;

Noun TreeGenerator::noun()
{
    Noun made;
    made.kind = among({ Noun::Kind::Card, Noun::Kind::Character, Noun::Kind::Permanent,
        Noun::Kind::Landmark, Noun::Kind::Spell, Noun::Kind::Token, Noun::Kind::ExpeditionPermanent,
        Noun::Kind::Subtype });
    if (made.kind == Noun::Kind::Subtype)
        made.subtype = among({ "Robot", "Bureaucrat", "Fairy", "Illusion", "Companion" });
    if (made.kind == Noun::Kind::ExpeditionPermanent)
        said(made).longName = true;
    return made;
}

Trait TreeGenerator::status()
{
    Trait made;
    made.kind = Trait::Kind::Status;
    made.statuses
        = { among({ Status::Anchored, Status::Asleep, Status::Boosted, Status::Exhausted }) };
    if (oneIn(3))
        made.statuses.push_back(Status::Fleeting);
    return made;
}

Trait TreeGenerator::place()
{
    Trait made;
    if (oneIn(3)) {
        made.kind = Trait::Kind::InExpedition;
        made.expedition = expedition();
        return made;
    }
    made.kind = Trait::Kind::InZone;
    Place reserve;
    reserve.zone = Zone::Reserve;
    Place yours = reserve;
    yours.whose = {};
    Place hand = yours;
    hand.zone = Zone::Hand;
    Place yourPlay;
    yourPlay.whose = {};
    switch (upTo(4)) {
    case 0:
        made.places = { reserve };
        break;
    case 1:
        made.places = { Place {}, reserve };
        said(made.places[1]).join = among({ Said<Place>::Join::OrIn, Said<Place>::Join::AndIn });
        break;
    case 2:
        made.places = { yours };
        said(made).word = among({ Said<Trait>::Usual, Said<Trait>::From });
        break;
    case 3:
        made.places = { hand };
        said(made).word = Said<Trait>::From;
        break;
    default:
        made.places = { yourPlay, yours };
        said(made.places[1]).join = Said<Place>::Join::OrIn;
        said(made).word = Said<Trait>::Or;
    }
    return made;
}

Trait TreeGenerator::after()
{
    Trait made;
    switch (upTo(13)) {
    case 0:
        made.kind = Trait::Kind::Controlled;
        made.who = among({ Who {}, Who { Who::Kind::TargetOpponent } });
        made.no = oneIn(3);
        break;
    case 8:
        made = status();
        said(made).word = Said<Trait>::That;
        made.no = oneIn(3);
        break;
    case 9:
        made.kind = Trait::Kind::Keyword;
        made.keyword = among({ Keyword::Gigantic, Keyword::Tough, Keyword::Seasoned });
        said(made).word = among({ Said<Trait>::A, Said<Trait>::That, Said<Trait>::Of });
        made.no = said(made).word == Said<Trait>::Of;
        break;
    case 10:
        made.kind = Trait::Kind::Highest;
        made.stat = Stat::HandCost;
        made.compare = among({ Compare::AtMost, Compare::Less });
        break;
    case 11:
        made.kind = Trait::Kind::Named;
        said(made).word = Said<Trait>::That;
        made.noun.kind = Noun::Kind::Subtype;
        made.noun.subtype = "Old Oath";
        break;
    case 13:
        made.kind = Trait::Kind::OwnStatistics;
        made.compare = Compare::Exactly;
        made.terrains = oneIn(2) ? forest | mountain | ocean : forest | ocean;
        break;
    case 12:
        made.kind = Trait::Kind::Number;
        made.stat = Stat::Statistic;
        made.terrains = static_cast<Terrains>(forest | ocean);
        made.anyTerrain = oneIn(2);
        made.compare = Compare::AtMost;
        made.amount = fixed(1 + upTo(6));
        break;
    case 1:
        made.kind = Trait::Kind::InTerrain;
        made.terrains = static_cast<Terrains>(1 + upTo(6));
        break;
    case 2:
        made.kind = Trait::Kind::Facing;
        break;
    case 3:
        made.kind = Trait::Kind::Number;
        made.stat = among({ Stat::HandCost, Stat::ReserveCost, Stat::BaseCost });
        made.compare = among({ Compare::AtLeast, Compare::AtMost, Compare::OrNext });
        made.amount = fixed(1 + upTo(6));
        break;
    case 4:
        made.kind = Trait::Kind::BaseZero;
        break;
    case 5:
        made.kind = Trait::Kind::Counters;
        made.counter = counter();
        made.compare = Compare::AtLeast;
        made.amount = fixed(1 + upTo(4));
        break;
    case 6:
        made.kind = Trait::Kind::HasAbility;
        made.icons = iconSupport;
        break;
    default:
        made.kind = Trait::Kind::Other;
        said(made).word = Said<Trait>::OtherThanMe;
    }
    return made;
}

/// Without a place and without what could be taken for one.
Filter TreeGenerator::bareFilter()
{
    Filter made;
    made.nouns.push_back(noun());
    if (oneIn(4)) {
        Noun other;
        other.kind = made.nouns[0].kind == Noun::Kind::Permanent ? Noun::Kind::Character
                                                                 : Noun::Kind::Permanent;
        made.nouns.push_back(other);
    }
    if (oneIn(3))
        made.before.push_back(status());
    return made;
}

Filter TreeGenerator::filter(bool placed)
{
    Filter made = bareFilter();
    if (oneIn(4))
        made.before.insert(made.before.begin(), Trait {});
    if (oneIn(2))
        made.after.push_back(after());
    if (placed && oneIn(3))
        made.after.push_back(place());
    return made;
}

Amount TreeGenerator::number()
{
    return fixed(2 + upTo(5));
}

Quantity TreeGenerator::quantity()
{
    Quantity made;
    switch (upTo(5)) {
    case 0:
        made.kind = Quantity::Kind::Regions;
        break;
    case 1:
        made.kind = Quantity::Kind::Counters;
        said(made).word = Said<Quantity>::Number;
        made.counter = counter();
        made.thing = Thing { This {} };
        break;
    case 2:
        made.kind = Quantity::Kind::Result;
        break;
    case 3:
        made.kind = Quantity::Kind::Value;
        made.thing = Thing { It {} };
        made.stat = among({ Stat::HandCost, Stat::ReserveCost });
        break;
    default:
        made.filter = bareFilter();
        made.filter.after.push_back(after());
    }
    return made;
}

Amount TreeGenerator::perSomething()
{
    Quantity of;
    of.filter = bareFilter();
    of.filter.after.push_back(after());
    return saying(Amount { Amount::Kind::Per, 1 + upTo(2), of },
        { among({ Said<Amount>::Usual, Said<Amount>::ForEach }) });
}

Expedition TreeGenerator::expedition()
{
    Expedition made;
    made.kind = among({ Expedition::Kind::Mine, Expedition::Kind::MyOther, Expedition::Kind::Hero,
        Expedition::Kind::Companion, Expedition::Kind::EachOf, Expedition::Kind::Target,
        Expedition::Kind::FacingMe, Expedition::Kind::Its });
    if (made.kind == Expedition::Kind::Target)
        made.whose = Who { Who::Kind::Anyone };
    if (made.kind == Expedition::Kind::EachOf && oneIn(2)) {
        said(made).adjective = oneIn(3); // "each of your [Ascended] Expeditions"
        made.positions = said(made).adjective
            ? std::uint8_t { Expedition::IsAscended }
            : among<std::uint8_t>({ Expedition::Behind, Expedition::Behind | Expedition::Tied });
    }
    made.other = made.kind == Expedition::Kind::Target && oneIn(4);
    return made;
}

Counter TreeGenerator::counter()
{
    Counter made;
    if (oneIn(3)) {
        made.kind = Counter::Kind::Named;
        made.name = among({ "Ember", "Torque" });
    }
    return made;
}

Thing TreeGenerator::target(bool placed)
{
    Target made;
    made.filter = filter(placed);
    if (oneIn(4)) {
        made.count = number();
        made.upTo = oneIn(2);
    } else if (oneIn(8)) {
        made.count = { Amount::Kind::AnyNumber, 0 };
    }
    return { made };
}

Thing TreeGenerator::some(bool placed)
{
    Some made;
    made.filter = filter(placed);
    if (oneIn(3)) {
        made.count = number();
        made.upTo = oneIn(2);
    }
    return { made };
}

Thing TreeGenerator::object(bool placed)
{
    switch (upTo(5)) {
    case 0:
        return { This {} };
    case 1:
        return { saying(
            It {}, { among({ Said<It>::It, Said<It>::Them, Said<It>::ThatCharacter }) }) };
    case 2:
        return some(placed);
    case 3: {
        Each made;
        said(made).word = among({ Said<Each>::Each, Said<Each>::All });
        made.filter = filter(placed);
        return { made };
    }
    default:
        return target(placed);
    }
}

Thing TreeGenerator::subject()
{
    return oneIn(3) ? target() : object();
}

Who TreeGenerator::somebody()
{
    return oneIn(2) ? Who {}
                    : Who { among({ Who::Kind::EachPlayer, Who::Kind::TargetOpponent,
                        Who::Kind::TargetPlayer, Who::Kind::ItsController, Who::Kind::Opponent }) };
}

Condition TreeGenerator::condition()
{
    Condition made;
    switch (upTo(11)) {
    case 0:
        made.kind = Condition::Kind::Exist;
        said(made).word = Said<Condition>::YouControl;
        made.ofWho = true;
        made.compare = oneIn(2) ? Compare::AtLeast : Compare::AtMost;
        made.number = number();
        made.quantity = Quantity {};
        made.quantity->filter = filter();
        break;
    case 1:
        made.kind = Condition::Kind::Is;
        said(made).word = Said<Condition>::Contracted;
        made.no = oneIn(2);
        made.thing = Thing { This {} };
        made.filter.after.push_back(status());
        break;
    case 2:
        made.kind = Condition::Kind::Is;
        said(made).word = Said<Condition>::Contracted;
        made.thing = Thing { It {} };
        made.filter = bareFilter();
        break;
    case 3:
        made.kind = Condition::Kind::Exist;
        said(made).word = Said<Condition>::ThingHas;
        made.number = fixed(1 + upTo(4));
        made.quantity = Quantity {};
        made.quantity->kind = Quantity::Kind::Counters;
        made.quantity->thing = Thing { This {} };
        made.quantity->counter = counter();
        break;
    case 4:
        made.kind = Condition::Kind::Position;
        made.positions
            = among<std::uint8_t>({ Expedition::Behind, Expedition::Ahead, Expedition::Tied });
        made.expedition = Expedition {};
        break;
    case 5:
        made.kind = Condition::Kind::FirstPlayer;
        said(made).word = Said<Condition>::Full;
        break;
    case 6:
        made.kind = Condition::Kind::Compared;
        made.quantity = Quantity {};
        made.quantity->kind = Quantity::Kind::Value;
        made.quantity->thing = Thing { It {} };
        made.past = oneIn(2);
        made.number = fixed(upTo(6));
        break;
    case 7:
        made.kind = Condition::Kind::Exist;
        said(made).word = Said<Condition>::ThereAre;
        made.number = number();
        made.quantity = Quantity {};
        made.quantity->filter = filter();
        break;
    case 8: { // "three or more Robots are in your Reserve"
        made.kind = Condition::Kind::Exist;
        said(made).word = Said<Condition>::AreIn;
        made.number = number();
        made.quantity = Quantity {};
        made.quantity->filter = bareFilter();
        Trait in;
        in.kind = Trait::Kind::InZone;
        in.places = { { Zone::Reserve, {} } };
        made.quantity->filter.after = { in };
        break;
    }
    case 9:
        made.kind = Condition::Kind::Exist;
        said(made).word = Said<Condition>::AreVisible;
        made.number = number();
        made.quantity = Quantity {};
        made.quantity->kind = Quantity::Kind::Visible;
        made.quantity->terrains = among<Terrains>({ 0, singleTerrain });
        break;
    case 10:
        made.kind = Condition::Kind::Position;
        said(made).word = Said<Condition>::Facing;
        made.terrains = among<Terrains>({ forest, mountain, ocean });
        made.expedition = Expedition {};
        made.expedition->kind = Expedition::Kind::FacingMe;
        said(*made.expedition).word = Said<Expedition>::An;
        made.expedition->any = true;
        break;
    default:
        made.kind = among({ Condition::Kind::StepDone, Condition::Kind::StepNotDone,
            Condition::Kind::StepImpossible });
    }
    return made;
}

Happening TreeGenerator::happening()
{
    using Event = Happening::Event;
    Happening made;
    const auto kind = [&] {
        Some any;
        any.filter = filter(false);
        return Thing { any };
    };
    made.event = among({ Event::Plays, Event::Sacrifices, Event::Creates, Event::Exhausts,
        Event::Draws, Event::Resupplies, Event::Rolls, Event::Passes, Event::Joins, Event::Leaves,
        Event::Gains, Event::MovesForward, Event::FailsToMove, Event::IsSacrificed,
        Event::GoesTo });
    switch (made.event) {
    case Event::Plays:
    case Event::Sacrifices:
    case Event::Creates:
    case Event::Exhausts:
        made.subject = kind();
        break;
    case Event::Draws:
    case Event::Rolls:
        made.together = oneIn(2);
        said(made).word = made.together ? Said<Happening>::Usual : Said<Happening>::A;
        if (made.event == Event::Draws && made.together)
            made.amount = saying(Amount { Amount::Kind::Fixed, 1 }, { Said<Amount>::One });
        break;
    case Event::Joins:
        made.subject = kind();
        made.zone = Zone::Landmark;
        made.expedition = expedition();
        break;
    case Event::Leaves:
        made.subject = oneIn(2) ? Thing { This {} } : kind();
        made.expedition = Expedition {};
        break;
    case Event::Gains:
        made.subject = kind();
        if (oneIn(2)) {
            made.gainsStatus = true;
            made.status = among({ Status::Anchored, Status::Fleeting });
        } else {
            made.counter = counter();
            made.amount = fixed(1 + upTo(2));
        }
        break;
    case Event::MovesForward:
        made.dueTo = among<Terrains>({ 0, forest, mountain, ocean });
        made.expedition = Expedition {};
        break;
    case Event::FailsToMove:
        made.expedition = Expedition {};
        made.window = Happening::Window::Dusk;
        break;
    case Event::IsSacrificed:
        made.subject = Thing { This {} };
        break;
    case Event::GoesTo:
        made.subject = kind();
        made.who = Who { Who::Kind::Anyone };
        made.zone = Zone::Reserve;
        said(made).fromAnywhere = oneIn(2);
        break;
    default:
        break;
    }
    if (made.event <= Event::Plays || made.event == Event::Draws || made.event == Event::Resupplies
        || made.event == Event::Passes)
        made.who = among({ Who {}, Who { Who::Kind::Opponent } });
    return made;
}

std::vector<Grant> TreeGenerator::grants(bool onlyGains)
{
    std::vector<Grant> all;
    const int count = 1 + upTo(2);
    for (int i = 0; i < count; ++i) {
        Grant made;
        if (oneIn(2)) {
            made.kind = Grant::Kind::Status;
            made.status = among({ Status::Anchored, Status::Asleep, Status::Fleeting });
        } else {
            made.counter = counter();
            made.amount = fixed(1 + upTo(3));
        }
        made.lose = !onlyGains && oneIn(3);
        all.push_back(made);
    }
    return all;
}
