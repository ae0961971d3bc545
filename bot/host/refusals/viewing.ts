import type { Text } from '@longtable/kit';

export const VIEWING_REFUSALS = {
  nothingToLookUp: {
    en: 'There’s nothing to look up at this table. `/rules` explains the game.',
    de: 'An diesem Tisch gibt es nichts nachzuschlagen. `/regeln` erklärt das Spiel.',
  },
  cannotWatch: {
    en: 'I can’t find a table by that name that you can watch. Choose one from the list.',
    de: 'Ich finde keinen solchen Tisch, bei dem du zusehen darfst. Wähle einen aus der Liste.',
  },
  notABoard: {
    en: 'That isn’t a board. Use this on the board of a game.',
    de: 'Das ist kein Brett. Nutze das beim Brett eines Spiels.',
  },
  noAdvice: {
    en: 'The computer can’t play this game, so it has no hints. Try `/rules`.',
    de: 'Der Computer kann dieses Spiel nicht spielen und hat deshalb keine Tipps. Sieh in `/regeln` nach.',
  },
  noHint: {
    en: 'The computer didn’t find a hint in time. Try again in a moment.',
    de: 'Der Computer hat nicht rechtzeitig einen Tipp gefunden. Versuch es gleich noch einmal.',
  },
  withoutHelp: {
    en: 'Hints are off at this table. To play with hints, turn on the `hints` option of `/play`.',
    de: 'An diesem Tisch sind Tipps ausgeschaltet. Für ein Spiel mit Tipps schalte bei `/spielen` die Option `tipps` ein.',
  },
  noLesson: {
    en: 'There’s no lesson for this game yet. `/rules` explains how to play.',
    de: 'Zu diesem Spiel gibt es keine Lektion. `/regeln` erklärt es.',
  },
  lessonChanged: {
    en: 'This lesson has since been updated. Leave it with `/leave` and start again with `/learn`.',
    de: 'Diese Lektion wurde inzwischen überarbeitet. Verlass sie mit `/verlassen` und starte mit `/lernen` neu.',
  },
  lessonForward: {
    en: 'Lessons only go forward. To start over, use `/leave` and then `/learn`.',
    de: 'Lektionen gehen nur vorwärts. Um neu zu starten, nutze `/verlassen` und dann `/lernen`.',
  },
  noPuzzle: {
    en: 'There are no puzzles for this game here.',
    de: 'Zu diesem Spiel gibt es hier keine Rätsel.',
  },
  puzzleGone: {
    en: 'This puzzle no longer exists. Use `/resign` to close it and `/puzzle` for another one.',
    de: 'Dieses Rätsel gibt es nicht mehr. Beende es mit `/aufgeben` und nimm mit `/rätsel` ein anderes.',
  },
  puzzleAlone: {
    en: 'The computer doesn’t help with puzzles. Press “Hint” instead.',
    de: 'Bei Rätseln hilft der Computer nicht. Drück stattdessen „Tipp“.',
  },
  noDaily: {
    en: 'None of the games here has a daily.',
    de: 'Keines der Spiele hier hat ein Tagesspiel.',
  },
  dailyAlone: {
    en: 'There are no hints in the daily, so that everyone plays on equal terms.',
    de: 'Beim Tagesspiel gibt es keine Tipps, damit es für alle gleich ist.',
  },
  triedToday: {
    en: 'You’ve already played this daily. The next one starts at midnight UTC. `/daily` shows what’s still open.',
    de: 'Dieses Tagesspiel hast du schon gespielt. Das nächste startet um Mitternacht (UTC). `/täglich` zeigt, was noch offen ist.',
  },
  spoiler: {
    en: 'That would spoil today’s daily. Play it yourself first with `/daily`, or come back after midnight UTC.',
    de: 'Das würde das Tagesspiel verraten. Spiel es erst selbst mit `/täglich`, oder komm nach Mitternacht (UTC) wieder.',
  },
  notOver: {
    en: 'This game is still running. You can replay it when it’s over. Until then, use `/watch`.',
    de: 'Dieses Spiel läuft noch. Wenn es zu Ende ist, kannst du es nachspielen. Bis dahin nutze `/zusehen`.',
  },
  notFromHere: {
    en: 'This game wasn’t played here. Choose one from `/history`.',
    de: 'Dieses Spiel wurde nicht hier gespielt. Wähle eines aus `/verlauf`.',
  },
  workTime: {
    en: 'That took too long, so I stopped. Try a shorter game or a smaller file.',
    de: 'Das hat zu lange gedauert, deshalb habe ich abgebrochen. Versuch es mit einem kürzeren Spiel oder einer kleineren Datei.',
  },
  workMemory: {
    en: 'That’s too large for me. Try a shorter game or a smaller file.',
    de: 'Das ist mir zu groß. Versuch es mit einem kürzeren Spiel oder einer kleineren Datei.',
  },
  workQueue: {
    en: 'I’m still busy with what you asked for before. Wait for that, then try again.',
    de: 'Ich arbeite noch an dem, was du zuletzt wolltest. Warte darauf und versuch es dann noch einmal.',
  },
  neverBegan: {
    en: 'This game never started, so there’s nothing to replay.',
    de: 'Dieses Spiel hat nie begonnen, deshalb gibt es nichts nachzuspielen.',
  },
} satisfies Record<string, Text>;
