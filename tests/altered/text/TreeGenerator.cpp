#include "TreeGenerator.h"

using namespace triptych::altered;

namespace {

Effect effect(auto node)
{
    return { std::move(node), 0xFFFF };
}

} // namespace

// Instructions

Effect TreeGenerator::cardLeaf()
{
    const Who who = somebody();
    switch (upTo(9)) {
    case 0:
        return effect(Draw { who, oneIn(2) ? fixed(1) : number() });
    case 1:
        return effect(Discard { who, object() });
    case 2:
        return effect(Sacrifice { who, some() });
    case 3: {
        Resupply made;
        made.who = who;
        made.exhausted = oneIn(2);
        return effect(made);
    }
    case 4:
        return effect(Sabotage { who, {} });
    case 5:
        return effect(Exhaust { who, target() });
    case 6:
        return effect(Ready { who, some() });
    case 7: {
        Exchange made;
        made.what = target(false);
        made.with = some();
        return effect(made);
    }
    case 8:
        return effect(Reveal { who, Thing { TopOfDeck { oneIn(2) ? fixed(1) : number(), {} } } });
    default: {
        Move made;
        made.what = object(false);
        said(made).word
            = among({ Said<Move>::Word::Put, Said<Move>::Word::Send, Said<Move>::Word::Return });
        made.to = among({ Zone::Reserve, Zone::Hand, Zone::Mana });
        made.whose = Who { made.to == Zone::Hand ? Who::Kind::ItsOwner : Who::Kind::You };
        said(made).into = made.to == Zone::Hand ? Said<Move>::Into::To : Said<Move>::Into::In;
        made.ready = made.to == Zone::Mana && oneIn(2);
        return effect(made);
    }
    }
}

Effect TreeGenerator::otherLeaf()
{
    switch (upTo(9)) {
    case 0: {
        Create made;
        made.count = oneIn(2) ? fixed(1) : number();
        made.token.name = "Tin Mouse";
        made.token.forest = made.token.mountain = 2;
        if (oneIn(2))
            made.token.subtypes = { "Robot" };
        if (oneIn(4)) {
            made.where = Create::Where::Landmarks;
            made.of = Who { among({ Who::Kind::TargetPlayer, Who::Kind::EachPlayer }) };
        } else {
            made.expedition = expedition();
        }
        return effect(made);
    }
    case 1: {
        Remove made;
        made.count = fixed(1 + upTo(2));
        made.spends = oneIn(2);
        made.counter = counter();
        made.from = oneIn(2) ? Thing { This {} } : target();
        said(made).mine = std::holds_alternative<This>(made.from.node);
        return effect(made);
    }
    case 2:
        return effect(Augment { target() });
    case 3: {
        MoveExpedition made;
        made.expedition = expedition();
        made.backward = oneIn(2);
        made.regions = { Amount::Kind::Fixed, 1 + upTo(1) };
        if (made.regions.number == 1)
            said(made.regions).word = Said<Amount>::One;
        return effect(made);
    }
    case 4: {
        ActivateAbilities made;
        made.icons
            = among<Icons>({ iconJoin, iconHand | iconReserve, iconJoin | iconHand | iconReserve });
        made.oneOf = oneIn(2);
        made.of = target();
        if (oneIn(3))
            said(made).word = Said<ActivateAbilities>::Does;
        return effect(made);
    }
    case 5:
        return effect(Roll {});
    case 6:
        return effect(Pay { {}, fixed(1 + upTo(4)), false, oneIn(3) });
    case 7: {
        Play made;
        made.what = oneIn(3) ? Thing { It {} } : some();
        said(made).word = among({ Said<Play>::Play, Said<Play>::ImmediatelyPlay });
        made.price = among({ Play::Price::Free, Play::Price::Less });
        if (made.price == Play::Price::Less)
            made.change = fixed(1 + upTo(3));
        return effect(made);
    }
    case 8: {
        Ascend made;
        made.expedition = expedition();
        return effect(made);
    }
    default: {
        SwitchExpeditions made;
        said(made).have = oneIn(2);
        made.what = subject();
        return effect(made);
    }
    }
}

Effect TreeGenerator::gain()
{
    Gain made;
    said(made).word = among({ Said<Gain>::Gains, Said<Gain>::Have, Said<Gain>::GiveTo,
        Said<Gain>::Give, Said<Gain>::EachGain });
    made.what = subject();
    made.grants
        = grants(said(made).word == Said<Gain>::Give || said(made).word == Said<Gain>::GiveTo);
    if (said(made).word == Said<Gain>::GiveTo) {
        made.grants.resize(1);
        made.grants[0] = Grant {};
        made.grants[0].amount = fixed(1 + upTo(2));
    }
    if (made.grants.size() == 1 && made.grants[0].kind == Grant::Kind::Counters
        && said(made).word == Said<Gain>::Gains) {
        if (oneIn(3))
            made.grants[0].amount = perSomething();
        else if (oneIn(3)) {
            made.max = 3;
            said(made).maxOn = oneIn(2);
        }
    }
    return effect(made);
}

Effect TreeGenerator::next()
{
    Next made;
    made.filter = bareFilter();
    made.filter.nouns.resize(1);
    Trait played;
    played.kind = Trait::Kind::Played;
    Trait window;
    window.kind = Trait::Kind::Window;
    window.duration = among({ Duration::ThisTurn, Duration::ThisAfternoon });
    made.filter.after = { played, window };
    made.does = among(
        { Next::Does::CostsLess, Next::Does::IsFree, Next::Does::Gains, Next::Does::Activates });
    if (made.does == Next::Does::CostsLess) {
        made.change = fixed(1 + upTo(2));
        made.least = upTo(1);
        said(made).word = among({ Said<Next>::Next, Said<Next>::PayLess, Said<Next>::ReduceCost });
    } else if (made.does == Next::Does::Gains) {
        made.grants = grants(false);
    } else if (made.does == Next::Does::Activates) {
        made.icons = iconReserve;
        made.oneOf = oneIn(2);
    }
    return effect(made);
}

Effect TreeGenerator::leaf()
{
    switch (upTo(4)) {
    case 0:
    case 1:
        return cardLeaf();
    case 2:
        return otherLeaf();
    case 3:
        return gain();
    default:
        return next();
    }
}

// Branches

Effect TreeGenerator::chain()
{
    if (!oneIn(4))
        return leaf();
    Sequence made;
    made.parts = { leaf(), leaf() };
    made.joints
        = { among({ Sequence::Joint::CommaThen, Sequence::Joint::And, Sequence::Joint::Comma }) };
    return effect(made);
}

Effect TreeGenerator::branch()
{
    switch (upTo(5)) {
    case 0: {
        May made;
        made.effect = chain();
        if (oneIn(2))
            made.to = cardLeaf(); // "send it to" an Expedition would go on here.
        return effect(made);
    }
    case 1: {
        If made;
        made.condition = condition();
        made.unless = oneIn(2);
        made.effect = chain();
        if (oneIn(3)) {
            made.otherwise = chain();
            said(made).elseWord = among({ Said<If>::Else::Comma, Said<If>::Else::Sentence });
        }
        return effect(made);
    }
    case 2: {
        Where made;
        made.effect = effect(Draw { {}, { Amount::Kind::X, upTo(2) } });
        made.x = { Amount::Kind::Of, 0, quantity() };
        return effect(made);
    }
    case 3: {
        ForEach made;
        made.of.filter = bareFilter();
        made.effect = chain();
        return effect(made);
    }
    case 4: {
        using When = Delayed::When;
        if (oneIn(2))
            return effect(Delayed { among({ When::NextNoon, When::NextDusk, When::NextNight }),
                effect(Draw { {}, number() }) });
        return effect(saying(Delayed { When::AfterRest, chain() }, { true }));
    }
    default:
        return chain();
    }
}

Effect TreeGenerator::lastBranch()
{
    switch (upTo(3)) {
    case 0: {
        Choose made;
        made.count = saying(Amount { Amount::Kind::Fixed, 1 }, { Said<Amount>::One });
        made.repeat = oneIn(3);
        said(made).pick = made.repeat && oneIn(2);
        for (int i = 0; i < 2; ++i) {
            Mode mode;
            mode.effect = branch();
            made.modes.push_back(mode);
        }
        return effect(made);
    }
    case 1: {
        ResultTable made;
        said(made).word = among({ Said<ResultTable>::List, Said<ResultTable>::Sentences });
        made.rows.resize(2);
        made.rows[0].least = 4;
        made.rows[0].effect = chain();
        made.rows[1].most = 3;
        made.rows[1].effect = chain();
        if (said(made).word == Said<ResultTable>::Sentences && oneIn(2)) {
            made.rows[0].least = 1;
            made.rows[0].parity = Compare::Even;
            made.rows[1].most = 0;
            made.rows[1].parity = Compare::Odd;
        }
        Sequence rolled;
        rolled.parts = { effect(Roll {}), effect(made) };
        rolled.joints = { Sequence::Joint::Stop };
        return effect(rolled);
    }
    case 2: {
        If made;
        made.condition = condition();
        said(made).colon = true;
        made.effect = chain();
        return effect(made);
    }
    default:
        return branch();
    }
}

Effect TreeGenerator::text()
{
    if (oneIn(2))
        return lastBranch();
    Sequence made;
    const auto add = [&](Effect part) {
        if (!made.parts.empty())
            made.joints.push_back(oneIn(3) ? Sequence::Joint::StopThen : Sequence::Joint::Stop);
        if (auto* inner = std::get_if<Sequence>(&part.node)) {
            made.parts.insert(made.parts.end(), inner->parts.begin(), inner->parts.end());
            made.joints.insert(made.joints.end(), inner->joints.begin(), inner->joints.end());
        } else {
            made.parts.push_back(std::move(part));
        }
    };
    add(branch());
    add(lastBranch());
    return effect(made);
}

// Abilities

Statement TreeGenerator::statement()
{
    const auto cards = [&] {
        Each made;
        said(made).word = Said<Each>::Plural;
        made.filter = bareFilter();
        made.filter.before
            .clear(); // "If I'm [Anchored], [Asleep] or [Fleeting] Characters ..." says another thing.
        Trait yours;
        yours.kind = Trait::Kind::Controlled;
        made.filter.after.push_back(yours);
        return Thing { made };
    };
    switch (upTo(8)) {
    case 8: {
        NotInSums made;
        made.what = cards();
        made.boosts = oneIn(2);
        made.terrains = made.boosts ? Terrains { forest | mountain | ocean } : Terrains { ocean };
        return made;
    }
    case 0: {
        Are made;
        made.what = cards();
        Grant grant;
        grant.kind = Grant::Kind::Keyword;
        grant.keyword = among({ Keyword::Gigantic, Keyword::Seasoned, Keyword::Tough });
        if (grant.keyword == Keyword::Tough)
            grant.amount = fixed(2);
        else
            grant.amount = {};
        made.grants = { grant };
        return made;
    }
    case 1: {
        Costs made;
        made.what = Thing { This {} };
        made.how = among({ Costs::How::Less, Costs::How::More });
        if (oneIn(2))
            made.mana = perSomething();
        return made;
    }
    case 2: {
        Limit made;
        made.zone = among({ Zone::Reserve, Zone::Landmark });
        made.change = among({ 1, -1, 2 });
        return made;
    }
    case 3: {
        TerrainsAre made;
        made.regions = { Region {} };
        made.terrains = static_cast<Terrains>(1 + upTo(6));
        made.inAddition = oneIn(2);
        return made;
    }
    case 4: {
        Replace made;
        // Where something is decided, it is decided about a card that would move (6.2.d).
        made.may = oneIn(2);
        made.happening.event = made.may ? Happening::Event::IsSacrificed : Happening::Event::Gains;
        made.happening.subject = Thing { This {} };
        made.happening.gainsStatus = !made.may;
        made.happening.status = made.may ? Happening {}.status : Status::Asleep;
        made.effect = chain();
        if (made.may && oneIn(2))
            made.to = cardLeaf();
        return made;
    }
    case 5: {
        CantActivate made;
        made.icons = iconJoin | iconHand;
        made.of = cards();
        return made;
    }
    case 6: {
        Next first = std::get<Next>(next().node);
        said(first).word = Said<Next>::Next;
        first.everyAfternoon = true;
        first.does = Next::Does::IsFree;
        first.change = {};
        first.least = 0;
        first.icons = 0;
        first.oneOf = false;
        first.grants.clear();
        first.filter.after[1].duration = Duration::ThisAfternoon;
        said(first.filter.after[1]).word = Said<Trait>::Each;
        return StatedEffect { effect(first) };
    }
    default: {
        BeginWith made;
        made.count = 3;
        made.counter = counter();
        return made;
    }
    }
}

Ability TreeGenerator::reaction()
{
    Ability made;
    made.kind = Ability::Kind::Reaction;
    made.triggers = { happening() };
    if (oneIn(3)) {
        made.triggers[0] = {};
        made.triggers[0].event = among({ Happening::Event::IconJoin, Happening::Event::IconHand,
            Happening::Event::IconReserve });
    } else if (oneIn(4)) {
        made.triggers[0] = {};
        made.triggers[0].event = Happening::Event::AtPhase;
        made.triggers[0].phase = among({ Phase::Noon, Phase::Dusk, Phase::Night });
    }
    made.effect = text();
    return made;
}

Ability TreeGenerator::quick()
{
    Ability made;
    made.kind = Ability::Kind::Quick;
    made.cost = { effect(Exhaust { {}, Thing { This {} } }) };
    if (oneIn(2))
        made.cost.push_back(effect(Pay { {}, fixed(1 + upTo(2)) }));
    if (oneIn(2))
        made.cost.push_back(effect(Sacrifice { {}, some() }));
    made.effect = text();
    return made;
}

Ability TreeGenerator::passive()
{
    Ability made;
    made.kind = Ability::Kind::Passive;
    made.statement = statement();
    if (!std::holds_alternative<Replace>(*made.statement) && oneIn(2)) {
        made.condition = condition();
        said(made).conditionWord = among(
            { Said<Ability>::If::Comma, Said<Ability>::If::Colon, Said<Ability>::If::After });
        made.unless = oneIn(4);
    }
    return made;
}

Ability TreeGenerator::keywords()
{
    Ability made;
    made.keywords.resize(2);
    made.keywords[0].keyword = among({ Keyword::Gigantic, Keyword::Defender, Keyword::Eternal });
    made.keywords[1].keyword = Keyword::Tough;
    made.keywords[1].number = { Amount::Kind::X, 0 };
    made.keywords[1].x = Amount { Amount::Kind::Of, 0, quantity() };
    return made;
}

Ability TreeGenerator::ability()
{
    switch (upTo(6)) {
    case 0:
        return keywords();
    case 1:
        return quick();
    case 2:
        return passive();
    default:
        return reaction();
    }
}

Ability TreeGenerator::spell()
{
    Ability made;
    made.kind = Ability::Kind::SpellEffect;
    made.effect = text();
    return made;
}
