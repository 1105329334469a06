#pragma once

#include "app/viewmodels/Preferences.h"

#include <QString>
#include <QStringList>

/// What is remembered between two runs.
namespace settings {

/// Fills the preferences from the file and writes every change back.
void keep(Preferences& preferences);

bool softwareRendering();
void setSoftwareRendering(bool on); ///< From the next start on.

/// "system", or a language the program speaks: "en", "de".
QString language();
void setLanguage(const QString& language);

} // namespace settings
