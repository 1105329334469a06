#pragma once

#include "ClientGui.h"

/// The real window with a match of Kryptik in it.
class KryptikGui : public ClientGui
{
protected:
    KryptikGui()
        : ClientGui(QStringLiteral("kryptik-"))
    {
    }

    /// Without agents: the first page.
    void open(const QMap<int, QString>& agents, quint64 seed)
    {
        CommandLine options;
        if (!agents.isEmpty()) {
            options.game = QStringLiteral("kryptik");
            options.agents = agents;
            options.seed = seed;
        }
        ClientGui::open(options);
    }
    qsizetype panels(const char* type) const
    {
        return screen::find(view(), [type](QQuickItem* item) {
            return screen::className(item).startsWith(QLatin1String(type) + QStringLiteral("_QML"));
        }).size();
    }
};
