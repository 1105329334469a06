#pragma once

#include <memory>

class QDialog;
class QWidget;

// The pages of the Help menu.
namespace help {

/// No larger than the screen: what does not fit is scrolled.
std::unique_ptr<QDialog> keys(QWidget* parent);
void showKeys(QWidget* parent);
void showAbout(QWidget* parent);

} // namespace help
