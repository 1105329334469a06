#include "altered/text/grammar/GrammarHowMany.h"

// What an Expedition or a zone has in it, and what all of some things are (6.5.d).
namespace triptych::altered::grammar {
namespace {

/// "the Expedition facing me has two or more Characters", "your Reserve contains a Spell"
struct wholeParty
    : seq<whose,
          any<means<Zone::Hand, "hand">, means<Zone::Reserve, "reserve">,
              means<Zone::Discard, "discard pile">, means<Zone::Landmark, "landmarks">>>
{
    static Place build(Found& found) { return placeOfSomeone(found); }
};
struct contains : seq<any<expedition, wholeParty>,
                      any<word<"has", "have">, means<Flag::Does, "contains", "contain">>,
                      any<seq<howMany, word<"cards", "card">, mark<Flag::Bare>>, counted>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Exist, Said<Condition>::Contains);
        said(made).contains = found.says(Flag::Does);
        Trait where;
        if (found.has<Place>()) {
            where.kind = Trait::Kind::InZone;
            where.places = { found.take<Place>() };
        } else {
            where.kind = Trait::Kind::InExpedition;
            where.expedition = found.take<Expedition>();
        }
        Quantity of;
        if (found.says(Flag::Bare))
            of.filter.nouns.push_back({});
        howManyInto(made, found);
        if (!found.says(Flag::Bare))
            of = thingsCounted(found);
        if (!of.filter.after.empty())
            return std::nullopt; // a second place would be one too many
        of.filter.after.push_back(std::move(where));
        made.quantity = std::move(of);
        return made;
    }
};
/// "all Characters you control are [Boosted]", "each Character in my Expedition has a base statistic of 0": there is
/// none that is otherwise
struct everyIs
    : seq<any<word<"all">, means<Flag::Each, "each">, means<Flag::AnyWord, "every">>, filter,
          any<seq<areWord, any<traitBefore, traitAfter>>,
              seq<haveWord, traitHad, mark<Flag::Have>>>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Exist, Said<Condition>::Every);
        Trait trait = found.take<Trait>();
        using Kind = Trait::Kind;
        const bool group = trait.kind == Kind::Total || trait.kind == Kind::Highest
            || trait.kind == Kind::Different || trait.kind == Kind::Named
            || trait.kind == Kind::Played || trait.kind == Kind::Window
            || trait.kind == Kind::FromThese || trait.kind == Kind::Other || trait.no
            || said(trait).word == Said<Trait>::Relative;
        if (group)
            return std::nullopt; // of each by itself this asks nothing
        trait.no = true;
        said(made).has = found.says(Flag::Have);
        made.compare = Compare::Exactly;
        made.number = fixed(0);
        Quantity of = thingsCounted(found);
        of.filter.after.push_back(std::move(trait));
        made.quantity = std::move(of);
        said(made.number).word = found.says(Flag::Each) ? Said<Amount>::ForEach
            : found.says(Flag::AnyWord)                 ? Said<Amount>::Any
                                                        : Said<Amount>::Usual;
        return made;
    }
};

} // namespace

bool containing::read(Input& in, Reading& reading)
{
    return text::read<contains>(in, reading);
}
bool everyOne::read(Input& in, Reading& reading)
{
    return text::read<everyIs>(in, reading);
}

} // namespace triptych::altered::grammar
