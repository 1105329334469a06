#include "altered/text/grammar/GrammarInstructions.h"

// What becomes of turns, of the Day and of the game: who passes, who is first, who wins (7.3.2, 4.2.1).
namespace triptych::altered::grammar {
namespace {

struct afterYou : seq<word<"[after you]", "after you">>
{
    static Effect build() { return effect(AfterYou {}); }
};
/// Of nobody said: "you may exhaust me to become first player".
template <typename Node>
Effect becoming(Found& found)
{
    const bool bare = !found.has<Who>();
    return effect(saying(Node { found.take<Who>() }, { bare }));
}
struct winGame : seq<maybe<anyone>, word<"win the game", "wins the game">>
{
    static Effect build(Found& found) { return becoming<WinGame>(found); }
};
struct becomeFirst : seq<maybe<anyone>,
                         word<"become first player", "becomes first player",
                             "become the first player", "becomes the first player">>
{
    static Effect build(Found& found) { return becoming<BecomeFirst>(found); }
};
struct anotherTurn : seq<maybeWho, verb<"play another turn", "plays another turn">>
{
    static Effect build(Found& found) { return effect(PlayAnotherTurn { found.take<Who>() }); }
};
struct pass : seq<maybe<anyone>, maybe<means<Flag::Immediately, "immediately">>,
                  word<"[pass]", "[passes]", "passes", "pass">>
{
    static Effect build(Found& found)
    {
        const bool bare = !found.has<Who>();
        const bool immediately = found.says(Flag::Immediately);
        return effect(saying(Pass { found.take<Who>() }, { immediately, bare }));
    }
};

struct anyTurnInstruction : any<afterYou, anotherTurn, winGame, becomeFirst, pass>
{
};

} // namespace

bool turnInstruction::read(Input& in, Reading& reading)
{
    return text::read<anyTurnInstruction>(in, reading);
}

} // namespace triptych::altered::grammar
