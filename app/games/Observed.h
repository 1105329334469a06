#pragma once

#include <nlohmann/json.hpp>

#include <QString>
#include <QStringList>

#include <optional>

// Reading an observation without ever throwing: what is missing or of another type reads as empty.
namespace observed {

using Json = nlohmann::ordered_json;

inline const Json& at(const Json& object, const char* key)
{
    static const Json nothing;
    if (!object.is_object())
        return nothing;
    const auto found = object.find(key);
    return found == object.end() ? nothing : *found;
}
inline QString text(const Json& value)
{
    return value.is_string() ? QString::fromStdString(value.get_ref<const std::string&>())
                             : QString();
}
inline QString text(const Json& object, const char* key)
{
    return text(at(object, key));
}
inline int number(const Json& object, const char* key, int otherwise = 0)
{
    const Json& value = at(object, key);
    return value.is_number_integer() ? value.get<int>() : otherwise;
}
/// Nothing where there is none.
inline std::optional<int> numberIn(const Json& object, const char* key)
{
    const Json& value = at(object, key);
    return value.is_number_integer() ? std::optional<int>(value.get<int>()) : std::nullopt;
}
inline bool flag(const Json& object, const char* key)
{
    const Json& value = at(object, key);
    return value.is_boolean() && value.get<bool>();
}
inline QStringList texts(const Json& object, const char* key)
{
    QStringList list;
    const Json& value = at(object, key);
    if (value.is_array())
        for (const Json& each : value)
            list.append(text(each));
    return list;
}

} // namespace observed
