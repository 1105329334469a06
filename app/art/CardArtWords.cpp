#include "CardArtWords.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <span>

namespace triptych::art {

namespace {

/// A shape and the words that ask for it.
struct Named
{
    const char* shape;
    const char* words;
};

constexpr Named thingWords[] {
    { "anchor", "anchor ballast harbour moor unmoor" },
    { "arrow", "volley arrow fletching quarrel shot" },
    { "axe", "axe" },
    { "banner", "banner" },
    { "bell", "bell chime evensong lullaby requiem toll" },
    { "belt", "belt strap" },
    { "bolt", "lightning spark storm thunder" },
    { "book", "account archive audit book erasure ledger lesson memory page reading study" },
    { "boots", "ahead ambush boot march spur" },
    { "bottle", "balm poison poultice powder" },
    { "bow", "bow longbow" },
    { "brick", "brick cairn demolition seawall" },
    { "bridge", "bridge landing pier quay slip sluice" },
    { "caltrop", "caltrop" },
    { "candle", "absolution candle chandelier penance vigil wake" },
    { "cap", "cap hat helm" },
    { "cape", "cape cloak mantle" },
    { "censer", "censer incense rite" },
    { "chain", "bind chain girdle shackle" },
    { "charm", "amulet charm" },
    { "chest", "box chest drawer inventory salvage" },
    { "cog", "assembly clock clockwork differential engine gear machine orrery rewiring" },
    { "coin", "change coin interest money tithe toss wager" },
    { "compass", "compass course map road" },
    { "coronet", "crown regalia" },
    { "crossbow", "crossbow reload" },
    { "cuirass", "harness armour cuirass mail plate" },
    { "cup", "cup feast pot wedding" },
    { "curtain", "act curtain stage theatre upstage" },
    { "dagger", "blade duel fang knife knives murder sabre shears stab strike" },
    { "doll", "doll scapegoat" },
    { "drum", "chant drum" },
    { "eye", "eye gaze sight vision watch" },
    { "feather", "feather gull hush pen quill wind" },
    { "flag", "flag lap muster rally truce" },
    { "flame", "breath burn ember fire flame furnace kiln pyre smoke torch" },
    { "gate", "door gate" },
    { "gavel", "gavel" },
    { "glove", "aside blow brawl fist gauntlet glove shove" },
    { "goggles", "goggles" },
    { "grave", "burial bury crypt grave tomb" },
    { "halberd", "charge halberd" },
    { "hall", "academy library museum room temple bank gymnasium hall market office sanctuary" },
    { "hammer", "hammer maul" },
    { "hand", "gift grasp hand touch" },
    { "hook", "hook poker" },
    { "horn", "call horn" },
    { "hourglass", "hourglass hour time year" },
    { "house", "farm foundry inn barracks depot greenhouse home house pawnshop shop workshop" },
    { "key", "key lock" },
    { "knot", "knot lines rope thread weave" },
    { "lantern", "beacon lamp lantern light" },
    { "leaf", "bloom bramble compost garden harvest ivy leaf seed soil spring thorn" },
    { "mace", "club cudgel mace" },
    { "mask", "mask" },
    { "mill", "mill" },
    { "mirror", "mirror" },
    { "moon", "chill curfew dream dusk frost hoarfrost midnight moon night sleep winter" },
    { "net", "catch net snare" },
    { "overcoat", "coat jacket" },
    { "pond", "pond water" },
    { "purse", "bribe cash fee purse wages" },
    { "rapier", "rapier" },
    { "ration", "bread ration" },
    { "scales", "bargain barter exchange price scale toll verdict" },
    { "scroll",
        "blueprint conscription contract decree entry invoice letter notice oath order print "
        "question receipt record riddle rights schematic sentence summons verse writ" },
    { "shield", "buckler insurance pavise protection rearguard shield targe wall ward" },
    { "ship", "boat crew ferry fleet passage sail ship voyage wreck" },
    { "skull", "bone death plague rot skull" },
    { "spear", "spear" },
    { "spyglass", "scout spyglass" },
    { "staff", "staff" },
    { "stairs", "stair" },
    { "stamp", "seal stamp" },
    { "stilts", "stilts" },
    { "string", "puppet string understudy" },
    { "sun", "dawn lance noon sun" },
    { "sword", "sword" },
    { "tower", "bastion fort spire lighthouse post tower" },
    { "tree", "bark grove grow overgrowth root tree wood" },
    { "wave", "drown flood fog surge tide undertow wave" },
    { "wheel", "wagon wheel winch" },
    { "whistle", "whistle" },
    { "wings", "winged wings" },
    { "tent", "camp circus tent" },
};

constexpr Named heldWords[] {
    { "anchor", "anchor" },
    { "banner", "banner herald standard" },
    { "bell", "bell ringer" },
    { "book", "archivist clerk keeper scholar scribe" },
    { "bow", "archer bow hunter ranger" },
    { "candle", "acolyte chaplain mourner priest" },
    { "compass", "navigator pilot" },
    { "cup", "brewer cook" },
    { "dagger", "assassin cutpurse thief" },
    { "flame", "ember fire torch" },
    { "hammer", "hammer mason smith wright" },
    { "key", "jailer key warden" },
    { "lantern", "lamp lantern watch" },
    { "leaf", "gardener healer herbalist" },
    { "net", "fisher net trapper" },
    { "oar", "boat ferry oar rower" },
    { "scales", "broker judge merchant" },
    { "scroll", "courier messenger writ" },
    { "scythe", "gravedigger harvest reaper scythe" },
    { "shield", "bearer bulwark shield wall" },
    { "spear", "guard pike sentinel sentry spear" },
    { "staff", "druid oracle sage seer shaman shepherd witch" },
    { "sword", "blade captain duel knight raider sword" },
};

constexpr Named beastWords[] {
    { "bird", "bird crow gull hawk heron owl raven" },
    { "boar", "boar pig ridgeback" },
    { "cat", "cat mouse" },
    { "crab", "barnacle crab" },
    { "crocodile", "crocodile toothed" },
    { "drake", "dragon drake wyrm" },
    { "golem",
        "automaton clockwork colossus elemental giant golem robot sarcophagus statue titan" },
    { "hulk", "barge boat tug" },
    { "moth", "moth" },
    { "serpent", "adder eel leviathan maw serpent snake" },
    { "turtle", "tortoise turtle" },
    { "vine", "briar oakmouth plant vine" },
    { "whale", "whale" },
    { "wolf", "animal beast dog fox hound stalker wolf" },
};

/// `more`: by how many letters a word may be longer than ours, "watch" in "watcher". The longest of
/// ours that fits is meant: "crossbow" is no "cross".
const char* shapeOf(const QString& word, std::span<const Named> table, qsizetype more)
{
    const char* shape = nullptr;
    qsizetype longest = 0;
    for (const Named& named : table) {
        for (const QLatin1String ours : QLatin1String(named.words).tokenize(u' ')) {
            if (ours.size() > longest && word.startsWith(ours)
                && word.size() <= ours.size() + more) {
                shape = named.shape;
                longest = ours.size();
            }
        }
    }
    return shape;
}

const char* firstShape(const QStringList& words, std::span<const Named> table, qsizetype more)
{
    for (const QString& word : words)
        if (const char* shape = shapeOf(word, table, more))
            return shape;
    return nullptr;
}

QStringList wordsOf(const QString& name)
{
    return name.toLower().split(QRegularExpression(QStringLiteral("[^a-z]+")), Qt::SkipEmptyParts);
}

/// The word that a name is about comes last before the first "of", "in" ...: a Toll-Keeper's Cudgel
/// is a cudgel, a Bell of Oaths a bell. After it the others, from the last to the first.
QStringList headFirst(const QStringList& words)
{
    constexpr QLatin1String links[] { QLatin1String("of"), QLatin1String("in"), QLatin1String("on"),
        QLatin1String("at"), QLatin1String("for"), QLatin1String("from"), QLatin1String("over"),
        QLatin1String("under"), QLatin1String("to"), QLatin1String("with"), QLatin1String("by"),
        QLatin1String("through") };
    const auto isLink
        = [&](const QString& word) { return std::ranges::find(links, word) != std::end(links); };
    qsizetype end = 0;
    while (end < words.size() && (end == 0 || !isLink(words.at(end))))
        ++end;
    QStringList ordered;
    for (qsizetype k = end - 1; k >= 0; --k)
        ordered.append(words.at(k));
    for (qsizetype k = words.size() - 1; k >= end; --k)
        ordered.append(words.at(k));
    return ordered;
}

} // namespace

const char* thingNamed(const QString& words)
{
    return firstShape(headFirst(wordsOf(words)), thingWords, 3);
}

const char* heldNamed(const QString& words)
{
    return firstShape(wordsOf(words), heldWords, 3);
}

const char* beastNamed(const QString& words)
{
    return firstShape(wordsOf(words), beastWords, 1);
}

} // namespace triptych::art
