import type { Text } from '../../../games/kit/text.ts';

/** Refusals: looking, learning and looking back. */
export const LOOKING = {
  nothingToLookUp: {
    en: 'There is nothing to look up at this table. `/rules` explains the game.',
    de: 'An diesem Tisch gibt es nichts nachzuschlagen. `/regeln` erklärt das Spiel.',
  },
  cannotWatch: {
    en: 'I find no such table that you may watch. Choose one from the list.',
    de: 'So einen Tisch, dem du zusehen darfst, finde ich nicht. Wähle einen aus der Liste.',
  },
  noAdvice: {
    en: 'The computer cannot play this game, so it has no advice. Look at `/rules`.',
    de: 'Dieses Spiel kann der Computer nicht, also weiß er auch keinen Rat. Sieh in `/regeln` nach.',
  },
  noHint: {
    en: 'The computer found nothing in time. Ask again in a moment.',
    de: 'Dem Computer ist nicht rechtzeitig etwas eingefallen. Frag gleich noch einmal.',
  },
  withoutHelp: {
    en: 'At this table nobody is helped by the computer. For a game with hints open a table with `/play … help:True`.',
    de: 'An diesem Tisch hilft der Computer niemandem. Für ein Spiel mit Tipps eröffne einen Tisch mit `/spielen … hilfe:True`.',
  },
  noLesson: {
    en: 'There is no lesson for this game. `/rules` explains it.',
    de: 'Zu diesem Spiel gibt es keine Lektion. `/regeln` erklärt es.',
  },
  lessonChanged: {
    en: 'This lesson has been rewritten meanwhile. Leave it with `/leave` and begin anew with `/learn`.',
    de: 'Diese Lektion wurde inzwischen umgeschrieben. Verlass sie mit `/aufstehen` und beginne mit `/lernen` neu.',
  },
  lessonForward: {
    en: 'A lesson only goes forward. To begin anew, leave it with `/leave` and type `/learn` again.',
    de: 'Eine Lektion geht nur vorwärts. Um neu zu beginnen, verlass sie mit `/aufstehen` und gib wieder `/lernen` ein.',
  },
  noDaily: {
    en: 'No game on the shelf has a game of the day.',
    de: 'Kein Spiel im Regal hat ein Spiel des Tages.',
  },
  triedToday: {
    en: 'You have had your try today. The next one comes at midnight UTC; `/daily board` shows the best of today.',
    de: 'Du hattest heute schon deinen Versuch. Der nächste kommt um Mitternacht UTC; `/täglich brett` zeigt die Besten von heute.',
  },
  spoiler: {
    en: 'That would give today’s game away. Have your own try first with `/daily play`, or come back after midnight UTC.',
    de: 'Das würde das Spiel des Tages verraten. Mach erst deinen eigenen Versuch mit `/täglich spielen`, oder komm nach Mitternacht (UTC) wieder.',
  },
  notOver: {
    en: 'This game still goes on. It can be replayed once it is over; until then `/watch` shows it.',
    de: 'Dieses Spiel läuft noch. Sobald es zu Ende ist, lässt es sich nachspielen; bis dahin zeigt es `/zusehen`.',
  },
  notFromHere: {
    en: 'This game was played elsewhere. Choose one that `/history` lists here.',
    de: 'Dieses Spiel wurde anderswo gespielt. Wähle eines, das `/verlauf` hier nennt.',
  },
  neverBegan: {
    en: 'This game never began, so there is nothing to replay.',
    de: 'Dieses Spiel hat nie begonnen, es gibt nichts nachzuspielen.',
  },
} satisfies Record<string, Text>;
