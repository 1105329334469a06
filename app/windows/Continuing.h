#pragma once

class MatchController;
class QString;
class QWidget;

/// Going on with a kept match, from wherever that is asked for.
namespace continuing {

/// Where another program has the journal, asks whether to watch or to go on with a copy; tells what
/// stands in the way otherwise. Whether a match is on the table now.
bool goOn(QWidget* parent, MatchController& controller, const QString& journal);

} // namespace continuing
