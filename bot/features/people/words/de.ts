import type { PeopleWords } from './en.ts';

export const de: PeopleWords = {
  display: {
    plain: 'schlicht',
    asAPicture: 'als Bild',
    inSentencesForScreenReaders: 'in Sätzen (für Screenreader)',
    inColourNotOnPhones: 'in Farbe (nicht auf Handys)',
    plain2: 'Schlicht',
    picture: 'Bild',
    sentences: 'Sätze',
    colourNotOnPhones: 'Farbe (nicht auf Handys)',
    yourBoardsYourNewSoloGamesWill: ({ name }) =>
      `Deine Bretter: ${name}. Das gilt auch für deine neuen Solospiele; andere öffentliche Bretter richten sich nach dem Server.`,
    animationsOff: 'Animationen: aus',
    animationsOn: 'Animationen: an',
    iconsOff: 'Symbole: aus',
    iconsOn: 'Symbole: an',
    deleteAllYourDataYoullResign:
      'Alle deine Daten löschen? Du gibst jedes laufende Spiel auf, Verlauf, Statistik, Wertungen und Einstellungen werden gelöscht, und in beendeten Spielen erscheinst du als „jemand“. Das lässt sich nicht rückgängig machen. Mit `/meine-daten-herunterladen` bekommst du vorher eine Kopie.',
    deleteMyData: 'Meine Daten löschen',
    cancel: 'Abbrechen',
    okNothingWasDeleted: 'Okay, es wurde nichts gelöscht.',
    doneNothingIStoreIsLinkedToYou: 'Erledigt. Nichts, was ich speichere, lässt sich dir noch zuordnen.',
  },
  reminders: {
    aMentionInTheChannel: 'eine Erwähnung im Kanal',
    aDm: 'eine Direktnachricht',
    noReminders: 'keine Erinnerungen',
    oncePerTurn: 'einmal pro Zug',
    twicePerTurn: 'zweimal pro Zug',
    daily: 'täglich',
    defaultSchedule: 'einmal pro Zug, ohne Bedenkzeit täglich',
    start: 'Beginn',
    end: 'Ende',
    timeZone: 'Zeitzone',
    how: 'Wie?',
    remindersQuietHours: ({ mode, how, hours }) => `Erinnerungen: ${mode}${how}. Ruhezeit: ${hours ?? 'keine'}.`,
    setQuietHours: 'Ruhezeit einstellen',
    noQuietHours: 'Keine Ruhezeit',
    quietHours: 'Ruhezeit',
  },
  vacation: {
    days: ({ days }) => `${days} Tage`,
    daysLonger: ({ days }) => `${days} Tage länger`,
    endVacation: 'Urlaub beenden',
    notAway:
      'Du bist nicht im Urlaub. Wähle, wie lange du weg bist, und deine Uhren halten so lange an. Einen bestimmten Tag nennst du mit `/urlaub bis`.',
    welcome: 'Willkommen zurück. Deine Uhren laufen wieder.',
    youreOnVacationUntilUntilThen: ({ on }) =>
      `Du bist bis ${on} im Urlaub. Solange sind deine Uhren angehalten, und du wirst nicht benachrichtigt.`,
    youreOnVacationUntilAndWontBe: ({ on, on2 }) =>
      `Du bist bis ${on} im Urlaub und wirst nicht benachrichtigt. Auf diesem Server laufen deine Uhren ab ${on2} wieder, weil mehr Tage pro Jahr nicht erlaubt sind.`,
  },
};
