#include "altered/text/grammar/GrammarHowMany.h"

// What is in an Expedition, where that tells it from others: "with no Characters", "with the most Characters".
namespace triptych::altered::grammar {
namespace {

struct notIn : means<Flag::No, "no">
{
};
/// "with two or more Characters", "where you control a Robot", "that contains a token"
struct soManyInside : seq<any<word<"with">, means<Flag::OnMe, "where you control">,
                              word<"that contains", "that has", "that contain", "that have">>,
                          any<notIn, word<"a", "an">, howMany>, filter>
{
    static std::optional<Expedition> build(Found& found)
    {
        Expedition made;
        if (found.says(Flag::OnMe))
            made.whose = Who { Who::Kind::You, true };
        Condition number;
        howManyInto(number, found);
        if (number.number.kind != Amount::Kind::Fixed)
            return std::nullopt;
        made.many = std::move(number.number);
        made.compare = number.compare;
        if (found.says(Flag::No)) {
            made.many = noneWord::build();
            made.compare = Compare::Exactly;
        }
        Filter inside = found.take<Filter>();
        // "with no other Characters in it": in the one that is spoken of
        if (!inside.after.empty() && inside.after.back().kind == Trait::Kind::InExpedition
            && inside.after.back().expedition.kind == Expedition::Kind::That)
            inside.after.pop_back();
        made.inside = std::move(inside);
        return made;
    }
};
/// "with the most Characters", "with the fewest Characters": among those that it could be
struct mostInside
    : seq<word<"with the", "that has the", "that contains the">,
          any<means<Flag::More, "most">, means<Flag::Lose, "fewest", "least">>, filter>
{
    static Expedition build(Found& found)
    {
        Expedition made;
        made.extreme = found.says(Flag::More) ? 1 : -1;
        made.inside = found.take<Filter>();
        return made;
    }
};

} // namespace

bool manyInIt::read(Input& in, Reading& reading)
{
    return text::read<soManyInside>(in, reading);
}
bool mostInIt::read(Input& in, Reading& reading)
{
    return text::read<mostInside>(in, reading);
}

} // namespace triptych::altered::grammar
