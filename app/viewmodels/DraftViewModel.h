#pragma once

#include "app/viewmodels/CardInspector.h"
#include "app/viewmodels/DraftRows.h"
#include "app/viewmodels/Preferences.h"
#include "app/viewmodels/RoundClock.h"
#include "app/viewmodels/ZoneModel.h"

/// A draft as one person sees it: the pack in hand, what was taken, the deck that is made of it.
/// Whoever drives the draft shows pages here and listens to what is asked.
class DraftViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The draft is made by the program")
    Q_PROPERTY(Preferences* preferences READ preferences CONSTANT FINAL)
    Q_PROPERTY(ZoneModel* pack READ pack CONSTANT FINAL)
    Q_PROPERTY(DraftRows* pool READ pool CONSTANT FINAL)
    Q_PROPERTY(DraftRows* deck READ deck CONSTANT FINAL)
    Q_PROPERTY(CardInspector* zoom READ zoom CONSTANT FINAL)
    Q_PROPERTY(RoundClock* clock READ clock CONSTANT FINAL) ///< For building the deck.
    /// "picking", "building", "ready"; "" when there is no draft.
    Q_PROPERTY(QString stage READ stage NOTIFY changed FINAL)
    Q_PROPERTY(QString room READ room NOTIFY changed FINAL)
    Q_PROPERTY(QString person READ person NOTIFY changed FINAL)
    Q_PROPERTY(bool curtainVisible READ curtainVisible NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)     ///< "Booster 2 of 4"
    Q_PROPERTY(QString heading READ heading NOTIFY changed FINAL) ///< What to do, a sentence.
    Q_PROPERTY(QString note READ note NOTIFY changed FINAL) ///< Where the rest goes, and such.
    Q_PROPERTY(QString rule READ rule NOTIFY changed FINAL)
    Q_PROPERTY(
        int passing READ passing NOTIFY changed FINAL) ///< 1 to the left, -1 to the right, 0.
    /// What was taken, or what the deck has, by kind and group:
    /// {label, count, wanted, emblem, colours}; wanted 0 where it does not matter.
    Q_PROPERTY(QVariantList tallies READ tallies NOTIFY changed FINAL)
    Q_PROPERTY(int deckSize READ deckSize NOTIFY changed FINAL)
    Q_PROPERTY(QString deckName READ deckName NOTIFY changed FINAL)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed FINAL)
    Q_PROPERTY(bool legal READ legal NOTIFY changed FINAL)
    Q_PROPERTY(QString message READ message NOTIFY changed FINAL) ///< What was just done.
    /// {seat, name, person, deck, path, chosen}, in seat order; chosen from 1, 0: not.
    Q_PROPERTY(QVariantList drafters READ drafters NOTIFY changed FINAL)
    Q_PROPERTY(bool playable READ playable NOTIFY changed FINAL)
    /// The decks may still be changed: there is time for it.
    Q_PROPERTY(bool buildable READ buildable NOTIFY changed FINAL)
    Q_PROPERTY(QString readyText READ readyText NOTIFY changed FINAL) ///< On the builder's button.

public:
    struct Page
    {
        QString stage;
        QString room;
        QString person;
        bool curtain = false;
        QString title;
        QString heading;
        QString note;
        QString rule;
        int passing = 0;
        QVariantList tallies;
        int deckSize = 0;
        QString deckName;
        QString verdict;
        bool legal = false;
        QString message;
        QVariantList drafters;
        bool playable = false;
        bool buildable = false;
        QString readyText;
        QList<CardFace> pack;
        QList<DraftRow> pool;
        QList<DraftRow> deck;
    };

    explicit DraftViewModel(Preferences* preferences, QObject* parent = nullptr);

    Preferences* preferences() const { return m_preferences; }
    ZoneModel* pack() const { return m_pack; }
    DraftRows* pool() const { return m_pool; }
    DraftRows* deck() const { return m_deck; }
    CardInspector* zoom() const { return m_zoom; }
    RoundClock* clock() const { return m_clock; }
    QString stage() const { return m_page.stage; }
    QString room() const { return m_page.room; }
    QString person() const { return m_page.person; }
    bool curtainVisible() const { return m_page.curtain; }
    QString title() const { return m_page.title; }
    QString heading() const { return m_page.heading; }
    QString note() const { return m_page.note; }
    QString rule() const { return m_page.rule; }
    int passing() const { return m_page.passing; }
    QVariantList tallies() const { return m_page.tallies; }
    int deckSize() const { return m_page.deckSize; }
    QString deckName() const { return m_page.deckName; }
    QString verdict() const { return m_page.verdict; }
    bool legal() const { return m_page.legal; }
    QString message() const { return m_page.message; }
    QVariantList drafters() const { return m_page.drafters; }
    bool playable() const { return m_page.playable; }
    bool buildable() const { return m_page.buildable; }
    QString readyText() const { return m_page.readyText; }

    void show(const Page& page);
    void zoomOut() { m_zoom->setPage({}); }

    Q_INVOKABLE void look(const QString& key); ///< Shows a card on the zoom page.
    Q_INVOKABLE void pick(const QString& key); ///< Takes a card of the pack.
    Q_INVOKABLE void build();                  ///< Opens the deck in the editor.
    Q_INVOKABLE void liftCurtain();
    Q_INVOKABLE void suggest();
    Q_INVOKABLE void clear();
    Q_INVOKABLE void ready();
    Q_INVOKABLE void backToDeck();
    Q_INVOKABLE void choose(int seat);
    Q_INVOKABLE void play();
    Q_INVOKABLE void leave();

Q_SIGNALS:
    void changed();
    void lookAsked(const QString& key);
    void pickAsked(const QString& key);
    void buildAsked();
    void curtainLifted();
    void suggestAsked();
    void clearAsked();
    void readyAsked();
    void backAsked();
    void chosen(int seat);
    void playAsked();
    void leaveAsked();

private:
    Preferences* m_preferences;
    ZoneModel* m_pack;
    DraftRows* m_pool;
    DraftRows* m_deck;
    CardInspector* m_zoom;
    RoundClock* m_clock;
    Page m_page;
};
