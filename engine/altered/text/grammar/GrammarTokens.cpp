#include "altered/text/grammar/GrammarInstructions.h"
#include "altered/text/grammar/GrammarPlaces.h"

// What is created, and where (7.3.4).
namespace triptych::altered::grammar {
namespace {

struct tokenWord : means<Flag::Plural, "tokens", "token">
{
};
struct tokenType
    : seq<subtypeWord, pegtl::at<any<subtypeWord, tokenWord, word<"landmark", "permanent">>>>
{
    static SubtypeWord build(Found& found) { return found.take<SubtypeWord>(); }
};
struct typeWord : any<means<Said<Token>::TypeWord::LandmarkPermanent, "landmark permanent">,
                      means<Said<Token>::TypeWord::Landmark, "landmark">,
                      means<Said<Token>::TypeWord::Permanent, "permanent">>
{
};
struct theToken : seq<tokenName, many<tokenType>, maybe<typeWord>, maybe<tokenWord>>
{
};
struct yourWord : any<means<Flag::OneOfYour, "your">, means<Flag::Their, "their">>
{
};
/// "target player's Landmarks", "its controller's Landmarks"
struct someonesLandmarks
    : seq<pegtl::not_at<word<"your", "their">>, whose, word<"landmarks", "landmark zone">>
{
    static Place build(Found& found)
    {
        Place made;
        made.zone = Zone::Landmark;
        made.whose = found.take<Who>();
        return made;
    }
};
template <Said<Expedition>::Word how, Literal... Words>
struct thoseAre : word<Words...>
{
    static Expedition build()
    {
        Expedition made;
        made.kind = Expedition::Kind::Those;
        said(made).word = how;
        return made;
    }
};
struct thoseExpeditions : any<thoseAre<Said<Expedition>::Usual, "each of them">,
                              thoseAre<Said<Expedition>::EachOne, "each one">>
{
};
struct createdWhere
    : any<seq<word<"in">,
              any<itExpedition, thoseExpeditions, expedition, someonesLandmarks,
                  seq<maybe<yourWord>, means<Zone::Landmark, "landmarks", "landmark zone">>,
                  seq<maybe<yourWord>, means<Zone::Reserve, "reserve">>>>,
          means<Flag::There, "there">>
{
};
struct distributed : means<Flag::Distributed, ", distributed as you choose among any number of">
{
};
struct amongTargets
    : any<seq<distributed, word<"target expeditions">>,
          seq<maybe<means<Flag::CommaWord, ",">>, word<"distributed among any expeditions">,
              mark<Flag::Any>>,
          seq<maybe<means<Flag::CommaWord, ",">>, word<"distributed among your expeditions">,
              mark<Flag::Any>, mark<Flag::Me>>>
{
};
struct andQuoted : seq<word<"and">, quoted>
{
};
struct withAbilities : seq<word<"with">, quoted, many<andQuoted>>
{
};
struct createWho : seq<maybeWho, verb<"create", "creates">>
{
};
struct abilitiesFirst : seq<withAbilities, pegtl::at<word<"in">>, mark<Flag::InsteadFirst>>
{
};
struct create : seq<createWho, count, theToken, maybe<any<abilitiesFirst, comesWith>>,
                    maybe<any<amongTargets, createdWhere>>, maybePer,
                    maybe<any<amongTargets, withAbilities, comesWith>>>
{
    static Effect build(Found& found)
    {
        auto with = found.takeIfAny<Grant>();
        Create made;
        made.who = whoIn(found);
        made.count = amountIn(found);
        made.token = found.take<Token>();
        for (SubtypeWord& each : found.takeAll<SubtypeWord>())
            made.token.subtypes.push_back(std::move(each.words));
        made.token.abilities = found.takeAll<Ability>();
        said(made.token).typeWord = found.take<Said<Token>::TypeWord>(Said<Token>::TypeWord::None);
        said(made.token).placeLast = found.says(Flag::InsteadFirst);
        said(made).whose = found.says(Flag::OneOfYour) ? Said<Create>::Whose::Your
            : found.says(Flag::Their)                  ? Said<Create>::Whose::Their
            : found.says(Flag::There)                  ? Said<Create>::Whose::There
                                                       : Said<Create>::Whose::Nobody;
        said(made).bare = !found.says(Flag::Plural);
        made.among = found.says(Flag::Any);
        said(made).comma = found.says(Flag::CommaWord);
        made.distributed = made.among || found.says(Flag::Distributed);
        if (found.says(Flag::Me)) {
            Expedition yours;
            yours.kind = Expedition::Kind::Of;
            made.expedition = std::move(yours);
        }
        if (const auto landmarks = found.takeIfAny<Place>()) {
            made.of = landmarks->whose;
            made.where = Create::Where::Landmarks;
        }
        if (auto in = found.takeIfAny<Expedition>())
            made.expedition = std::move(*in);
        if (const auto zone = found.takeIfAny<Zone>())
            made.where
                = *zone == Zone::Landmark ? Create::Where::Landmarks : Create::Where::Reserve;
        using Kind = Expedition::Kind;
        const bool many = made.count.kind != Amount::Kind::Fixed || made.count.number != 1
            || (made.expedition
                && (made.expedition->kind == Kind::EachOf || made.expedition->kind == Kind::BothOf
                    || made.expedition->kind == Kind::Those || made.expedition->kind == Kind::Of));
        return with ? comingWith(effect(std::move(made)), std::move(*with),
                   thingOf(many ? Said<It>::Them : Said<It>::It))
                    : effect(std::move(made));
    }
};
/// "create another in my Expedition": of what was created before (Branches.cpp), there or elsewhere
struct sameExpedition : means<Flag::There, "in the same expedition">
{
};
struct createAnother
    : seq<createWho,
          any<seq<word<"another one", "another">, maybe<any<sameExpedition, createdWhere>>>,
              seq<word<"one">, createdWhere>>,
          pegtl::not_at<any<tokenName, subtypeWord, tokenWord>>>
{
    static Effect build(Found& found)
    {
        Create made;
        made.who = found.take<Who>();
        made.same = true;
        said(made).another = true;
        said(made).whose = found.says(Flag::OneOfYour) ? Said<Create>::Whose::Your
            : found.says(Flag::Their)                  ? Said<Create>::Whose::Their
                                                       : Said<Create>::Whose::Nobody;
        if (const auto landmarks = found.takeIfAny<Place>()) {
            made.of = landmarks->whose;
            made.where = Create::Where::Landmarks;
        }
        if (auto in = found.takeIfAny<Expedition>())
            made.expedition = std::move(*in);
        if (found.says(Flag::There)) {
            Expedition same;
            same.kind = Expedition::Kind::That;
            made.expedition = std::move(same);
        }
        if (const auto zone = found.takeIfAny<Zone>())
            made.where
                = *zone == Zone::Landmark ? Create::Where::Landmarks : Create::Where::Reserve;
        return effect(std::move(made));
    }
};
/// "create only one": of what was spoken of before.
struct createOnly
    : seq<createWho, any<onlyOne, seq<numeral, maybe<word<"of them">>, pegtl::at<word<"instead">>>>>
{
    static Effect build(Found& found)
    {
        Create made;
        made.who = found.take<Who>();
        made.count = found.take<Amount>();
        made.same = true;
        return effect(std::move(made));
    }
};

struct anyCreating : any<create, createAnother, createOnly>
{
};

} // namespace

bool creating::read(Input& in, Reading& reading)
{
    return text::read<anyCreating>(in, reading);
}

} // namespace triptych::altered::grammar
