import { LANGUAGES, type Language, type Text } from '../../games/kit/text.ts';

/** The language for a locale of Discord's. */
export function languageOf(locale: string | null | undefined): Language {
  return LANGUAGES.find((language) => locale?.startsWith(language)) ?? 'en';
}

/** What the bot says around the games. */
export const WORDS = {
  yourMove: { en: 'Your move', de: 'Dein Zug' },
  refresh: { en: 'Refresh', de: 'Aktualisieren' },
  join: { en: 'Join', de: 'Mitspielen' },
  back: { en: 'Start over', de: 'Von vorn' },
  previous: { en: 'Previous', de: 'Zurück' },
  next: { en: 'Next', de: 'Weiter' },
  choose: { en: 'Choose…', de: 'Wähle…' },
  freeSeat: { en: 'a free seat', de: 'ein freier Platz' },
  invited: { en: 'invited', de: 'eingeladen' },
  someone: { en: 'someone', de: 'jemand' },
  winner: { en: 'Winner:', de: 'Gewonnen:' },
  thinking: { en: 'The computer is thinking…', de: 'Der Computer denkt nach…' },
  waiting: { en: 'waits for players', de: 'wartet auf Mitspieler' },
  wait: { en: 'It is not your turn yet.', de: 'Du bist noch nicht am Zug.' },
  resign: { en: 'Give up', de: 'Aufgeben' },
  stay: { en: 'Play on', de: 'Weiterspielen' },
  sureToResign: { en: 'Do you really want to give this game up?', de: 'Willst du dieses Spiel wirklich aufgeben?' },
  resigned: { en: 'You gave up. The final board stays.', de: 'Du hast aufgegeben. Das letzte Brett bleibt stehen.' },
  playingOn: { en: 'Good. The table stays as it is.', de: 'Gut. Der Tisch bleibt, wie er ist.' },
  boardMoved: { en: 'The board is now here below.', de: 'Das Brett steht jetzt hier unten.' },
  played: { en: 'Played.', de: 'Gespielt.' },
  noTables: {
    en: 'You sit at no table. Start one with `/play`.',
    de: 'Du sitzt an keinem Tisch. Eröffne mit `/play` einen.',
  },
  notUnderstood: {
    en: 'This menu comes from an older version. Open the board anew with `/board`.',
    de: 'Dieses Menü stammt aus einer älteren Version. Öffne das Brett neu mit `/board`.',
  },
  broken: {
    en: 'Something went wrong on our side; your table is as it was. Try again in a moment.',
    de: 'Bei uns ist etwas schiefgegangen; dein Tisch ist unverändert. Versuch es gleich noch einmal.',
  },
  closing: {
    en: 'Longtable is restarting. Try again in a few seconds; nothing is lost.',
    de: 'Longtable startet gerade neu. Versuch es in ein paar Sekunden noch einmal; nichts geht verloren.',
  },
} satisfies Record<string, Text>;
