#pragma once

#include "app/viewmodels/Preferences.h"

#include <QString>
#include <QStringList>

/// What is remembered between two runs.
namespace settings {

/// A file of settings that somebody or something has damaged is kept beside it, before the first
/// change writes over it, and what could still be read of it holds. A sentence with its place; "" it
/// is whole.
QString putDamagedAside();

/// Fills the preferences from the file and writes every change back. What cannot be meant is
/// as at the first start.
void keep(Preferences& preferences);

/// Whether the system knows of a graphics card; devices: the folder where it would stand. True where that
/// cannot be told.
bool hasGraphicsCard(const QString& devices = QStringLiteral("/dev"));

/// As was chosen; else without the graphics card where there is none, as OpenGL in software takes a third more
/// memory and twice as long to start.
bool softwareRendering();
void setSoftwareRendering(bool on); ///< From the next start on.

/// "system", or a language the program speaks: "en", "de".
QString language();
void setLanguage(const QString& language);

} // namespace settings
