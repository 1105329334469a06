#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>

namespace triptych {

/// An empty object whose fields keep their order, with room for `fields` of them. One that outgrows its room
/// copies all that it holds, to any depth, since its keys cannot be moved.
inline nlohmann::ordered_json objectWithRoomFor(std::size_t fields)
{
    nlohmann::ordered_json object = nlohmann::ordered_json::object();
    object.get_ref<nlohmann::ordered_json::object_t&>().reserve(fields);
    return object;
}

} // namespace triptych
