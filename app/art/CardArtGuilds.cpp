#include "CardArtLooks.h"

namespace triptych::art {

namespace {

Looks warriorLooks(Dice& dice)
{
    Looks looks;
    looks.body = oneOf(dice, { "armour", "armour", "coat" });
    looks.hair = oneOf(dice, { "hair-short", "hair-long", "hair-bun" });
    looks.beard = dice.chance(40);
    if (dice.chance(62))
        looks.gear = oneOf(dice, { "helm", "kettle-hat", "helm", "horns" });
    looks.held = oneOf(dice, { "sword", "hammer", "spear", "shield", "banner" });
    return looks;
}

Looks hunterLooks(Dice& dice)
{
    Looks looks;
    looks.body = oneOf(dice, { "cloak", "coat", "mantle" });
    looks.hood = dice.chance(45);
    looks.hair = looks.hood ? nullptr : oneOf(dice, { "hair-short", "hair-long", "hair-bun" });
    if (!looks.hood)
        looks.gear = oneOf(dice, { "wide-hat", "beast-ears", "tricorn" });
    looks.held = oneOf(dice, { "bow", "bow", "bow", "spear" });
    return looks;
}

Looks mageLooks(Dice& dice)
{
    Looks looks;
    looks.body = oneOf(dice, { "robe", "mantle", "robe" });
    looks.hair = oneOf(dice, { "hair-long", "hair-short", "hair-bun" });
    looks.beard = dice.chance(35);
    looks.behindHead = dice.chance(40) ? "halo" : nullptr;
    looks.gear = oneOf(dice, { "wide-hat", "horns", "wide-hat", "leaf-crown" });
    looks.held = oneOf(dice, { "staff", "flame", "staff", "book", "moon" });
    return looks;
}

Looks rogueLooks(Dice& dice)
{
    Looks looks;
    looks.body = oneOf(dice, { "cloak", "coat", "cloak" });
    looks.hood = dice.chance(62);
    looks.hair = looks.hood ? nullptr : oneOf(dice, { "hair-short", "hair-long" });
    if (!looks.hood)
        looks.gear = oneOf(dice, { "tricorn", "beak-mask", "blindfold" });
    looks.held = oneOf(dice, { "dagger", "key", "dagger", "lantern", "chain" });
    return looks;
}

Looks priestLooks(Dice& dice)
{
    Looks looks;
    looks.body = oneOf(dice, { "robe", "robe", "mantle" });
    looks.behindHead = "halo";
    looks.hood = dice.chance(40);
    looks.hair = looks.hood ? nullptr : oneOf(dice, { "hair-short", "hair-long", "hair-bun" });
    looks.held = oneOf(dice, { "bell", "candle", "sun", "staff", "cup" });
    return looks;
}

} // namespace

bool isGuild(const QString& faction)
{
    for (const char* name : { "warrior", "mage", "hunter", "rogue", "priest" })
        if (faction == QLatin1String(name))
            return true;
    return false;
}

Looks guildLooks(const QString& faction, Dice& dice)
{
    return faction == QLatin1String("warrior") ? warriorLooks(dice)
        : faction == QLatin1String("mage")     ? mageLooks(dice)
        : faction == QLatin1String("hunter")   ? hunterLooks(dice)
        : faction == QLatin1String("rogue")    ? rogueLooks(dice)
                                               : priestLooks(dice);
}

const char* guildThing(const CardSubject& subject, Dice& dice)
{
    if (subject.motif == QLatin1String("goods"))
        return oneOf(dice,
            { "key", "cup", "compass", "chain", "shield", "book", "lantern", "dagger", "scales" });
    if (subject.motif != QLatin1String("craft"))
        return nullptr;
    if (subject.kinship == QLatin1String("warrior"))
        return oneOf(dice, { "shield", "dagger", "gate" });
    if (subject.kinship == QLatin1String("mage"))
        return oneOf(dice, { "bolt", "moon", "eye", "flame" });
    if (subject.kinship == QLatin1String("hunter"))
        return oneOf(dice, { "feather", "net", "leaf", "tree" });
    if (subject.kinship == QLatin1String("rogue"))
        return oneOf(dice, { "dagger", "key", "knot", "moon" });
    if (subject.kinship == QLatin1String("priest"))
        return oneOf(dice, { "sun", "candle", "bell", "hand" });
    return oneOf(dice, { "scroll", "compass", "scales", "hand" });
}

} // namespace triptych::art
