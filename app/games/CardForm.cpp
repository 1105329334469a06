#include "app/games/CardForm.h"

#include "app/games/altered/AlteredForm.h"
#include "app/games/kryptik/KryptikForm.h"
#include "app/games/seize/SeizeForm.h"

#include <QRegularExpression>

namespace workshop {

namespace {

/// "melee.damage" is "damage" inside of "melee".
std::pair<std::string, std::string> pathOf(const std::string& key)
{
    const std::size_t dot = key.find('.');
    return dot == std::string::npos ? std::pair(std::string(), key)
                                    : std::pair(key.substr(0, dot), key.substr(dot + 1));
}

const Json* find(const Json& card, const std::string& key)
{
    const auto [outer, inner] = pathOf(key);
    const Json* object = &card;
    if (!outer.empty()) {
        const auto found = card.find(outer);
        if (found == card.end() || !found->is_object())
            return nullptr;
        object = &*found;
    }
    const auto found = object->find(inner);
    return found == object->end() || found->is_null() ? nullptr : &*found;
}

Json valueFor(const FormField& field, const QString& value)
{
    switch (field.sort) {
    case FormField::Sort::Number:
        return value.toInt();
    case FormField::Sort::Flag:
        return true;
    case FormField::Sort::Words: {
        Json words = Json::array();
        static const QRegularExpression gap(QStringLiteral("\\s*,\\s*"));
        for (const QString& word : value.trimmed().split(gap, Qt::SkipEmptyParts))
            words.push_back(word.toLower().toStdString());
        return words;
    }
    case FormField::Sort::Choice:
        if (field.key == "stars")
            return value.toInt();
        break;
    case FormField::Sort::Line:
    case FormField::Sort::Text:
        break;
    }
    return value.toStdString();
}

void take(Json& card, const std::string& key)
{
    const auto [outer, inner] = pathOf(key);
    if (outer.empty()) {
        card.erase(inner);
        return;
    }
    const auto found = card.find(outer);
    if (found == card.end() || !found->is_object())
        return;
    found->erase(inner);
    if (found->empty())
        card.erase(outer);
}

} // namespace

CardForm CardForm::of(const QString& game)
{
    if (game == u"kryptik")
        return kryptikForm();
    if (game == u"seize")
        return seizeForm();
    if (game == u"altered")
        return alteredForm();
    return {};
}

bool isAsked(const FormField& field, const Json& card)
{
    if (field.of.empty())
        return true;
    const Json* other = find(card, field.of);
    return other && other->is_string()
        && field.when.contains(QString::fromStdString(other->get<std::string>()));
}

QString valueOf(const Json& card, const FormField& field)
{
    const Json* value = find(card, field.key);
    if (!value)
        return {};
    if (value->is_string())
        return QString::fromStdString(value->get<std::string>());
    if (value->is_number_integer())
        return QString::number(value->get<qint64>());
    if (value->is_boolean())
        return value->get<bool>() ? QStringLiteral("true") : QString();
    QStringList words;
    if (value->is_array())
        for (const Json& each : *value)
            if (each.is_string())
                words.append(QString::fromStdString(each.get<std::string>()));
    return words.join(QStringLiteral(", "));
}

void setValue(Json& card, const FormField& field, const QString& value)
{
    if (value.isEmpty()) {
        take(card, field.key);
        return;
    }
    const auto [outer, inner] = pathOf(field.key);
    if (outer.empty()) {
        card[inner] = valueFor(field, value);
        return;
    }
    if (!card.contains(outer) || !card[outer].is_object())
        card[outer] = Json::object();
    card[outer][inner] = valueFor(field, value);
}

Json trimmed(const Json& card, const CardForm& form)
{
    Json kept = card;
    // A field that hangs on another comes after it, and goes when that one has gone.
    for (const FormField& field : form.fields)
        if (!isAsked(field, kept))
            take(kept, field.key);
    kept.erase("set"); // That is the pack's business.
    return kept;
}

} // namespace workshop
