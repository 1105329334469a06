#pragma once

#include <QCoreApplication>
#include <QList>

class QAction;

namespace workshop {

class WorkshopWindow;

/// The menus of the workshop and its bar, and what of them can be used.
class WorkshopMenus
{
    Q_DECLARE_TR_FUNCTIONS(WorkshopMenus)

public:
    explicit WorkshopMenus(WorkshopWindow& window)
        : m_window(window)
    {
    }

    void make();

    struct Usable
    {
        bool keep = false;
        bool tryOut = false;
        bool throwAway = false;
        bool pack = false; ///< What is done with a pack.
    };
    void follow(const Usable&);

private:
    void makeCard();
    void makePacks();
    void makeHelp();
    void makeBar();

    WorkshopWindow& m_window;
    QAction* m_keep = nullptr;
    QAction* m_try = nullptr;
    QAction* m_throwAway = nullptr;
    QList<QAction*> m_ofPacks;
};

} // namespace workshop
