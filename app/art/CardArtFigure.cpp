#include "CardArtLooks.h"
#include "CardArtScene.h"
#include "CardArtShapes.h"
#include "CardArtWords.h"

namespace triptych::art {

namespace {

constexpr qreal headY = 31;
constexpr qreal neckY = 46;

Looks humanLooks(Dice& dice)
{
    Looks looks;
    looks.body = oneOf(dice, { "coat", "armour", "cloak", "coat", "robe" });
    looks.hair = oneOf(dice, { "hair-short", "hair-short", "hair-long", "hair-bun" });
    looks.beard = dice.chance(30) && std::string_view(looks.hair) == "hair-short";
    const bool armed = std::string_view(looks.body) == "armour";
    if (armed)
        looks.gear = oneOf(dice, { "helm", "kettle-hat", "helm" });
    else if (dice.chance(62))
        looks.gear = oneOf(dice, { "tricorn", "wide-hat", "kettle-hat" });
    else
        looks.hood = dice.chance(40);
    looks.held = armed
        ? oneOf(dice, { "sword", "spear", "shield", "banner", "hammer" })
        : oneOf(dice, { "lantern", "oar", "sword", "book", "key", "lantern", "bow" });
    return looks;
}

Looks ascendantLooks(Dice& dice)
{
    Looks looks;
    looks.back = dice.chance(75) ? "feather-wings" : nullptr;
    looks.body = oneOf(dice, { "robe", "armour", "robe", "cloak" });
    looks.head = dice.chance(55) ? "mask-face" : "face";
    looks.hair = dice.chance(60) ? "hair-long" : nullptr;
    looks.behindHead = dice.chance(70) ? "halo" : nullptr;
    looks.hood = !looks.hair && dice.chance(60);
    looks.gear = dice.chance(25) ? "blindfold" : nullptr;
    if (std::string_view(looks.head) == "mask-face")
        looks.gear = nullptr;
    looks.held = oneOf(dice, { "spear", "staff", "sword", "sun", "scales", "candle", "bell" });
    return looks;
}

Looks mysticLooks(Dice& dice)
{
    Looks looks;
    looks.body = oneOf(dice, { "mantle", "mantle", "robe", "cloak" });
    looks.hair = oneOf(dice, { "hair-long", "hair-long", "hair-short" });
    looks.gear
        = oneOf(dice, { "antlers", "horns", "beast-ears", "leaf-crown", "antlers", "wide-hat" });
    looks.behindHead = dice.chance(55) ? "long-ears" : nullptr;
    looks.tail = std::string_view(looks.gear) == "beast-ears";
    looks.held = oneOf(dice, { "staff", "bow", "leaf", "moon", "staff", "cup", "feather" });
    return looks;
}

Looks undeadLooks(Dice& dice)
{
    Looks looks;
    looks.body = oneOf(dice, { "tatters", "tatters", "cloak", "armour" });
    looks.head = dice.chance(75) ? "skull-face" : "face";
    if (std::string_view(looks.head) == "face" && std::string_view(looks.body) == "tatters")
        looks.body = "cloak";
    looks.hood = dice.chance(58);
    if (!looks.hood)
        looks.gear = oneOf(dice, { "helm", "horns", "beak-mask", "kettle-hat", "wide-hat" });
    looks.back = dice.chance(22) ? "hide-wings" : nullptr;
    looks.held = oneOf(dice, { "scythe", "candle", "lantern", "sword", "chain", "skull", "oar" });
    return looks;
}

Looks strayLooks(Dice& dice)
{
    Looks looks;
    looks.body = oneOf(dice, { "cloak", "coat", "robe" });
    looks.hood = dice.chance(50);
    looks.hair = looks.hood ? nullptr : oneOf(dice, { "hair-short", "hair-long", "hair-bun" });
    looks.gear = looks.hood ? nullptr : oneOf(dice, { "wide-hat", "tricorn", "beak-mask" });
    looks.held = oneOf(dice, { "lantern", "staff", "dagger", "book", "key", "compass" });
    return looks;
}

Looks looksOf(const CardSubject& subject, Dice& dice)
{
    Looks looks = subject.kinship == QLatin1String("human") ? humanLooks(dice)
        : subject.kinship == QLatin1String("ascendant")     ? ascendantLooks(dice)
        : subject.kinship == QLatin1String("mystic")        ? mysticLooks(dice)
        : subject.kinship == QLatin1String("undead")        ? undeadLooks(dice)
        : subject.kinship == QLatin1String("ordis")         ? humanLooks(dice)
        : subject.kinship == QLatin1String("yzmir")         ? mysticLooks(dice)
        : subject.kinship == QLatin1String("muna")          ? ascendantLooks(dice)
        : isGuild(subject.kinship)                          ? guildLooks(subject.kinship, dice)
                                                            : strayLooks(dice);
    if (const char* held = heldNamed(subject.words))
        looks.held = held;
    if (subject.leader) {
        looks.gear = "crown";
        looks.hood = false;
        looks.beard = looks.beard || (std::string_view(looks.head) == "face" && dice.chance(40));
    }
    return looks;
}

void drawHead(Brush& brush, const Looks& looks)
{
    const QPointF head(0, headY);
    // The shaded half of a face lies away from the light.
    const bool turned = brush.lightSide() > 0;
    if (looks.hood) {
        brush.paint(looks.head, head + QPointF(0, 1.4), 0.9, 0, turned);
        brush.setRim(0.9);
        brush.paint("hood-brow", head, 1);
        return;
    }
    brush.paint(looks.head, head, 1, 0, turned);
    if (looks.beard)
        brush.paint("beard", head);
    const std::string_view hair = looks.hair ? looks.hair : "";
    if (hair == "hair-long" || hair == "hair-bun" || hair == "hair-short")
        brush.paint("hair-short", head);
    if (looks.gear)
        brush.paint(looks.gear, head);
}

} // namespace

bool longThing(std::string_view name)
{
    for (const std::string_view tall :
        { "staff", "spear", "scythe", "oar", "banner", "sword", "hammer", "bow" }) {
        if (name == tall)
            return true;
    }
    return false;
}

const char* thingFor(const CardSubject& subject, Dice& dice)
{
    if (const char* thing = thingNamed(subject.words))
        return thing;
    if (const char* thing = guildThing(subject, dice))
        return thing;
    if (subject.motif == QLatin1String("building"))
        return oneOf(dice, { "house", "tower", "hall", "tent" });
    const QChar colour = subject.colours.isEmpty() ? QLatin1Char('c') : subject.colours.at(0);
    switch (colour.toLatin1()) {
    case 'w':
        return oneOf(dice, { "sun", "shield", "scales", "bell", "gate", "candle", "scroll" });
    case 'u':
        return oneOf(dice, { "wave", "ship", "eye", "compass", "book", "anchor", "net" });
    case 'b':
        return oneOf(dice, { "skull", "dagger", "chain", "grave", "candle", "moon", "hand" });
    case 'g':
        return oneOf(dice, { "tree", "leaf", "flame", "hand", "cup", "feather", "knot" });
    default:
        return oneOf(dice, { "hourglass", "key", "compass", "lantern", "scroll", "bolt", "knot" });
    }
}

void drawFigure(Brush& brush, const CardSubject& subject, Dice& dice)
{
    const Looks looks = looksOf(subject, dice);
    const char* beast = beastNamed(subject.words);
    const bool pale = !subject.colours.isEmpty() && subject.colours.at(0).isUpper();
    if (!pale && !subject.kinship.isEmpty() && beast && std::string_view(beast) == "bird")
        beast = nullptr; // a bird's name on somebody with a faction is a nickname
    const bool flip = dice.chance(50);
    if (beast) {
        brush.setRim(1.1);
        brush.paint(beast, { 0, 48 }, 1.12, 0, flip);
        if (subject.leader)
            brush.paint("crown", { flip ? -6.0 : 6.0, 30 }, 0.9);
        return;
    }

    const qreal side = flip ? -1 : 1;
    brush.setRim(1.0);
    if (looks.back)
        brush.paint(looks.back, { 0, neckY + 2 }, 1.02);
    if (looks.tail)
        brush.paint("tail", { 0, neckY }, 1, 0, !flip);
    const QPointF hand(side * 21, neckY + 31);
    if (looks.held && longThing(looks.held))
        brush.paint(looks.held, hand, 1, side * dice.between(2, 9), flip);
    if (looks.behindHead)
        brush.paint(looks.behindHead, { 0, headY });
    if (looks.hair && std::string_view(looks.hair) == "hair-long" && !looks.hood)
        brush.paint("hair-long", { 0, headY });
    if (looks.hair && std::string_view(looks.hair) == "hair-bun" && !looks.hood)
        brush.paint("hair-bun", { 0, headY });
    if (looks.hood)
        brush.paint("hood-back", { 0, headY });
    brush.paint(std::string_view(looks.head) == "skull-face" ? "bone-neck" : "neck", { 0, headY });
    brush.paint(looks.body, { 0, neckY });
    drawHead(brush, looks);
    if (!looks.held)
        return;
    brush.setRim(0.8);
    if (std::string_view(looks.held) == "shield") {
        brush.paint("shield", { side * 14, neckY + 30 }, 1, side * 4, flip);
    } else if (longThing(looks.held)) {
        brush.paint("arm", { side * 4, neckY }, 1, 0, flip);
    } else {
        brush.paint("raised-arm", { 0, neckY }, 1, 0, flip);
        brush.paint(looks.held, { side * 30.5, neckY - 3 }, 0.95, side * 6, flip);
    }
}

} // namespace triptych::art
