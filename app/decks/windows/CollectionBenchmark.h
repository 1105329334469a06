#pragma once

class Content;

namespace deckroom {

/// Prints how long a key in the search field and a step of the wheel take until they are painted,
/// with the largest collection there is, and what it takes to open it.
void measureCollection(Content&);

} // namespace deckroom
