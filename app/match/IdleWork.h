#pragma once

#include <functional>

class QObject;

/// Does a piece of work whenever the thread of `owner` has nothing else to do, until it returns false or throws:
/// nobody waits for it, and a command that comes meanwhile goes first. It ends with its owner.
void doWhenIdle(QObject* owner, std::function<bool()> piece);
