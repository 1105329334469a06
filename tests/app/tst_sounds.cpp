#include "app/services/Settings.h"
#include "app/sounds/SoundPlayer.h"
#include "app/sounds/SoundWaves.h"
#include "app/viewmodels/MatchViewModel.h"

#include "AppTable.h"

#include "ai/RandomAgent.h"

#include <QElapsedTimer>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using triptych::PlayerId;

namespace {

/// Remembers instead of playing.
class FakeSink : public SoundSink
{
public:
    void play(Sound sound, qreal loudness) override { played.append({ sound, loudness }); }
    Trouble trouble() const override { return said; }

    QList<std::pair<Sound, qreal>> played;
    Trouble said = Trouble::None;
};

} // namespace

/// What is heard at the table, and when nothing is.
class TestSounds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void waves_areShortQuietAndBeginAndEndInSilence();
    void waves_areEachDifferent();
    void captions_areThereForEachSound();
    void lines_areHeardOnceAndTheLastOfMany();
    void player_playsInOrderAndNothingTwiceInAMoment();
    void player_loadsNothingBeforeTheFirstSound();
    void switchedOff_nothingIsPlayedButTheWordsAreThere();
    void volume_isHeardWhenItIsSet();
    void trouble_isNotedAndNothingElseHappens();
    void settings_keepSwitchVolumeAndCaptions();
    void wholeGame_isHeardFromWhatTheLogTells();
    void exchangedHiddenCards_changeNoSound();
    void illegalClick_isHeard();
    void curtain_isSilent();
    void asked_isHeardOnlyAfterSomebodyElseHasActed();

private:
    QList<Sound> heardBy(
        PlayerId viewer, quint64 seed, bool redealt, int most = 4000, QStringList* log = nullptr);

    std::unique_ptr<Content> m_content;
    std::shared_ptr<const Presenter> m_presenter;
};

void TestSounds::init()
{
    QSettings().clear();
    m_content = std::make_unique<Content>();
    m_presenter = makePresenter(apptable::game(), m_content->library(apptable::game()));
}

void TestSounds::waves_areShortQuietAndBeginAndEndInSilence()
{
    constexpr int rate = 44100;
    for (const Sound sound : sounds::all) {
        const std::vector<float> wave = sounds::wave(sound, rate);
        QVERIFY2(wave.size() > rate / 10 && wave.size() < rate * 3 / 2,
            qPrintable(sounds::caption(sound)));
        double peak = 0;
        double power = 0;
        for (const float sample : wave) {
            peak = std::max(peak, std::abs(double(sample)));
            power += double(sample) * double(sample);
        }
        QVERIFY2(peak <= 0.45, qPrintable(sounds::caption(sound)));
        QVERIFY2(peak > 0.1 && std::sqrt(power / double(wave.size())) > 0.005,
            qPrintable(sounds::caption(sound)));
        // A jump is heard as a click.
        QVERIFY(std::abs(wave.front()) < 0.02F);
        QVERIFY(std::abs(wave.back()) < 0.001F);
    }
    QVERIFY(sounds::wave(Sound::None, rate).empty());
}

void TestSounds::waves_areEachDifferent()
{
    for (const Sound one : sounds::all) {
        QCOMPARE(sounds::wave(one, 8000), sounds::wave(one, 8000));
        for (const Sound other : sounds::all)
            QVERIFY(one == other || sounds::wave(one, 8000) != sounds::wave(other, 8000));
    }
}

void TestSounds::captions_areThereForEachSound()
{
    QSet<QString> words;
    for (const Sound sound : sounds::all)
        words.insert(sounds::caption(sound));
    QCOMPARE(words.size(), qsizetype(sounds::all.size()));
    QVERIFY(!words.contains(QString()));
}

void TestSounds::lines_areHeardOnceAndTheLastOfMany()
{
    const auto line = [](Sound sound) {
        LogLine made;
        made.sound = sound;
        return made;
    };
    QCOMPARE(sounds::of({ line(Sound::Played), line(Sound::None), line(Sound::Played) }),
        QList<Sound> { Sound::Played });
    QCOMPARE(sounds::of({ line(Sound::Played), line(Sound::Struck), line(Sound::Hurt),
                 line(Sound::Lost) }),
        (QList<Sound> { Sound::Struck, Sound::Hurt, Sound::Lost }));
}

void TestSounds::player_playsInOrderAndNothingTwiceInAMoment()
{
    MatchViewModel table;
    FakeSink sink;
    SoundPlayer player(table, [&] { return &sink; });
    for (const Sound sound : { Sound::Struck, Sound::Hurt, Sound::Hurt, Sound::Asked })
        Q_EMIT table.heard(sound);
    QTRY_COMPARE(sink.played.size(), 3);
    QCOMPARE(sink.played.at(0).first, Sound::Struck);
    QCOMPARE(sink.played.at(1).first, Sound::Hurt);
    QCOMPARE(sink.played.at(2).first, Sound::Asked);
    QCOMPARE(sink.played.at(0).second, table.preferences()->volume() / 100.0);
    // Two computers without a pause: what cannot be followed is left out, and nothing lags behind.
    for (int i = 0; i < 200; ++i)
        Q_EMIT table.heard(sounds::all.at(static_cast<std::size_t>(i) % sounds::all.size()));
    QTest::qWait(1500);
    QVERIFY(sink.played.size() <= 3 + 6);
}

void TestSounds::player_loadsNothingBeforeTheFirstSound()
{
    MatchViewModel table;
    FakeSink sink;
    int asked = 0;
    SoundPlayer player(table, [&] {
        ++asked;
        return &sink;
    });
    table.preferences()->setSounds(false);
    Q_EMIT table.heard(Sound::Played);
    QTest::qWait(250);
    QCOMPARE(asked, 0);
    table.preferences()->setSounds(true); // is heard at once
    QTRY_COMPARE(sink.played.size(), 1);
    Q_EMIT table.heard(Sound::Hurt);
    QTRY_COMPARE(sink.played.size(), 2);
    QCOMPARE(asked, 1);
}

void TestSounds::switchedOff_nothingIsPlayedButTheWordsAreThere()
{
    MatchViewModel table;
    FakeSink sink;
    SoundPlayer player(table, [&] { return &sink; });
    table.preferences()->setSounds(false);
    table.start(m_presenter, QStringLiteral("constructed"), apptable::info());
    auto match = apptable::open(*m_content, 1);
    QSignalSpy captions(&table, &MatchViewModel::captionTold);
    table.show(apptable::snapshot(*match, match->decision()->player));
    QVERIFY(captions.count() > 0);
    QVERIFY(!captions.first().first().toString().isEmpty());
    QTest::qWait(300);
    QVERIFY(sink.played.isEmpty());
}

void TestSounds::volume_isHeardWhenItIsSet()
{
    MatchViewModel table;
    FakeSink sink;
    SoundPlayer player(table, [&] { return &sink; });
    table.preferences()->setVolume(70);
    table.preferences()->setVolume(80);
    QTRY_COMPARE(sink.played.size(), 1); // once, when the slider has come to rest
    QCOMPARE(sink.played.first().second, 0.8);
    table.preferences()->setVolume(0);
    QTest::qWait(300);
    QCOMPARE(sink.played.size(), 1);
    table.preferences()->setVolume(400);
    QCOMPARE(table.preferences()->volume(), 100);
}

void TestSounds::trouble_isNotedAndNothingElseHappens()
{
    MatchViewModel table;
    SoundPlayer without(table, [] { return nullptr; });
    Q_EMIT table.heard(Sound::Played);
    QVERIFY(!table.preferences()->soundNote().isEmpty());
    MatchViewModel other;
    FakeSink sink;
    SoundPlayer player(other, [&] { return &sink; });
    Q_EMIT other.heard(Sound::Played);
    QVERIFY(other.preferences()->soundNote().isEmpty());
    sink.said = SoundSink::Trouble::NoDevice; // the thread of the device says so a moment later
    QTRY_VERIFY(!other.preferences()->soundNote().isEmpty());
    sink.said = SoundSink::Trouble::None; // headphones
    Q_EMIT other.heard(Sound::Played);
    QTRY_VERIFY(other.preferences()->soundNote().isEmpty());
}

void TestSounds::settings_keepSwitchVolumeAndCaptions()
{
    {
        Preferences first;
        QVERIFY(first.sounds() && first.captions());
        QVERIFY(first.volume() > 0 && first.volume() <= 50); // on, but quiet
        settings::keep(first);
        first.setSounds(false);
        first.setVolume(15);
        first.setCaptions(false);
    }
    Preferences again;
    settings::keep(again);
    QVERIFY(!again.sounds() && !again.captions());
    QCOMPARE(again.volume(), 15);
    QSettings().setValue(QStringLiteral("sound/volume"), QStringLiteral("loud"));
    Preferences damaged;
    settings::keep(damaged);
    QCOMPARE(damaged.volume(), 40);
}

/// All that is heard by one seat in a whole game. `redealt`: what that seat does not know is dealt anew before
/// each snapshot is made, so that a sound made of it would be another one.
QList<Sound> TestSounds::heardBy(
    PlayerId viewer, quint64 seed, bool redealt, int most, QStringList* log)
{
    MatchViewModel table;
    table.start(m_presenter, QStringLiteral("constructed"), apptable::info());
    QList<Sound> heard;
    connect(&table, &MatchViewModel::heard, &table, [&](Sound sound) { heard.append(sound); });
    auto match = apptable::open(*m_content, seed);
    triptych::ai::RandomAgent agent(seed);
    triptych::Random chance(99);
    for (int step = 0; step < most; ++step) {
        if (redealt) {
            auto other = match->determinized(viewer, chance);
            Snapshot snapshot = apptable::snapshot(*other, viewer);
            snapshot.events = match->events(viewer); // what was told
            snapshot.serial = static_cast<quint64>(step) + 1;
            table.show(snapshot);
        } else {
            Snapshot snapshot = apptable::snapshot(*match, viewer);
            snapshot.serial = static_cast<quint64>(step) + 1;
            table.show(snapshot);
        }
        match->forgetEvents();
        if (!match->decision())
            break;
        match->answer(agent.choose(*match, match->decision()->player));
    }
    if (log)
        for (const LogLine& line : table.log()->lines())
            log->append(line.text);
    return heard;
}

void TestSounds::wholeGame_isHeardFromWhatTheLogTells()
{
    QStringList log;
    const QList<Sound> heard = heardBy({ 0 }, 5, false, 4000, &log);
    for (const Sound sound :
        { Sound::Asked, Sound::Played, Sound::Struck, Sound::Hurt, Sound::Turned })
        QVERIFY2(heard.contains(sound), qPrintable(sounds::caption(sound)));
    QVERIFY(heard.contains(Sound::Victory) != heard.contains(Sound::Defeat));
    QCOMPARE(heard.count(Sound::Victory) + heard.count(Sound::Defeat), 1);
    // Never more than there is to read, but for the questions and the end.
    QVERIFY(heard.size() - heard.count(Sound::Asked) - 1 <= log.size());
}

void TestSounds::exchangedHiddenCards_changeNoSound()
{
    constexpr int most = 300;
    const QList<Sound> heard = heardBy({ 0 }, 5, false, most);
    QVERIFY(heard.size() > 20);
    QCOMPARE(heardBy({ 0 }, 5, true, most), heard);
}

void TestSounds::illegalClick_isHeard()
{
    MatchViewModel table;
    table.start(m_presenter, QStringLiteral("constructed"), apptable::info());
    auto match = apptable::open(*m_content, 1);
    const PlayerId asked = match->decision()->player;
    table.show(apptable::snapshot(*match, asked));
    QSignalSpy heard(&table, &MatchViewModel::heard);
    const QString far = table.seatList().last()->zone(QStringLiteral("deck"))->place();
    table.explainDrop(table.nearSeat()->zone(QStringLiteral("hand"))->faceAt(0).key, far);
    QCOMPARE(heard.count(), 1);
    QCOMPARE(heard.first().first().value<Sound>(), Sound::Refused);
}

void TestSounds::curtain_isSilent()
{
    MatchViewModel table;
    table.start(m_presenter, QStringLiteral("constructed"), apptable::info());
    auto match = apptable::open(*m_content, 1);
    table.show(apptable::snapshot(*match, match->decision()->player));
    QSignalSpy heard(&table, &MatchViewModel::heard);
    QSignalSpy captions(&table, &MatchViewModel::captionTold);
    Snapshot behind;
    behind.serial = 2;
    behind.curtain = "p2";
    table.show(behind);
    table.explain(QStringLiteral("p1.hand.1"));
    table.explainDrop(QStringLiteral("p1.hand.1"), QStringLiteral("p1.island"));
    QCOMPARE(heard.count(), 0);
    QCOMPARE(captions.count(), 0);
}

void TestSounds::asked_isHeardOnlyAfterSomebodyElseHasActed()
{
    MatchViewModel table;
    table.start(m_presenter, QStringLiteral("constructed"), apptable::info());
    auto match = apptable::open(*m_content, 1);
    const PlayerId viewer = match->decision()->player;
    QSignalSpy spy(&table, &MatchViewModel::heard);
    Snapshot first = apptable::snapshot(*match, viewer);
    table.show(first);
    QCOMPARE(spy.count(), 1);
    Snapshot second = apptable::snapshot(*match, viewer);
    second.serial = 2;
    second.events = nlohmann::ordered_json::array();
    table.show(second); // another question to the same person
    QCOMPARE(spy.count(), 1);
}

QTEST_MAIN(TestSounds)
#include "tst_sounds.moc"
