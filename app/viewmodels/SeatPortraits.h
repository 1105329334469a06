#pragma once

struct Scene;

// A face for each seat.
namespace seatportraits {

/// The card that leads a seat, and what everybody has seen of its colours, go to its row of the scene.
void addTo(Scene& scene);

} // namespace seatportraits
