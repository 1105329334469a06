#pragma once

class QWidget;

// The pages of the Help menu.
namespace help {

void showKeys(QWidget* parent);
void showAbout(QWidget* parent);

} // namespace help
