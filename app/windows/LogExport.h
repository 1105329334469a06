#pragma once

class EventLogModel;
class QWidget;

/// The log of a match as a text file of one's own.
namespace logexport {

/// Asks for a place and writes the log there; says what went wrong.
void ask(const EventLogModel& log, QWidget* parent);

} // namespace logexport
