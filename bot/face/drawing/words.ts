import { LANGUAGES, type Language, type Text } from '../../../games/kit/text.ts';
import { refusal } from '../../host/house/refusal.ts';

/** The language for a locale of Discord's. */
export function languageOf(locale: string | null | undefined): Language {
  return LANGUAGES.find((language) => locale?.startsWith(language)) ?? 'en';
}

/** What the bot says around the games. */
export const WORDS = {
  yourMove: { en: 'Your move', de: 'Dein Zug' },
  refresh: { en: 'Refresh', de: 'Aktualisieren' },
  join: { en: 'Join', de: 'Mitspielen' },
  accept: { en: 'Accept', de: 'Annehmen' },
  decline: { en: 'Decline', de: 'Ablehnen' },
  withdraw: { en: 'Withdraw', de: 'Zurückziehen' },
  leave: { en: 'Leave', de: 'Aufstehen' },
  more: { en: 'More', de: 'Mehr' },
  whatElse: { en: 'What would you like to do?', de: 'Was möchtest du tun?' },
  lookUp: { en: 'Look up', de: 'Nachschlagen' },
  pause: { en: 'Pause', de: 'Pause' },
  resume: { en: 'Play on', de: 'Weiterspielen' },
  offerDraw: { en: 'Offer a draw', de: 'Remis anbieten' },
  undo: { en: 'Take back', de: 'Zurücknehmen' },
  agree: { en: 'Agree', de: 'Zustimmen' },
  rematch: { en: 'Rematch', de: 'Revanche' },
  asSpectator: { en: 'As a spectator', de: 'Als Zuschauer' },
  seat: { en: 'Seat', de: 'Platz' },
  openThread: { en: 'Open a thread', de: 'Thread eröffnen' },
  busyChannel: {
    en: 'A table already stands here. Yours can have a thread of its own.',
    de: 'Hier steht schon ein Tisch. Deiner kann einen eigenen Thread bekommen.',
  },
  yourTable: { en: 'Your table:', de: 'Dein Tisch:' },
  joined: { en: 'You sit at the table.', de: 'Du sitzt am Tisch.' },
  left: { en: 'You got up from the table.', de: 'Du bist vom Tisch aufgestanden.' },
  declined: { en: 'You declined the invitation.', de: 'Du hast die Einladung abgelehnt.' },
  proposed: {
    en: 'The others are asked on the board. A move by anybody ends the proposal.',
    de: 'Die anderen werden auf dem Brett gefragt. Ein Zug beendet den Vorschlag.',
  },
  answered: { en: 'Answered.', de: 'Beantwortet.' },
  paused: { en: 'Paused. Any player may go on.', de: 'Unterbrochen. Alle am Tisch können weiterspielen.' },
  pausedNow: { en: 'The game is paused, and its clock too.', de: 'Das Spiel ruht, und seine Uhr auch.' },
  resumedNow: { en: 'The game goes on.', de: 'Das Spiel geht weiter.' },
  drawnNow: { en: 'The game ends in a draw.', de: 'Das Spiel endet remis.' },
  undoneNow: { en: 'Your move is taken back.', de: 'Dein Zug ist zurückgenommen.' },
  asksForPause: { en: 'would like to pause.', de: 'möchte unterbrechen.' },
  offersDraw: { en: 'offers a draw.', de: 'bietet Remis an.' },
  asksForUndo: { en: 'would like to take the last move back.', de: 'möchte den letzten Zug zurücknehmen.' },
  waitsUntil: { en: 'If nobody comes, the table is cleared away', de: 'Kommt niemand, wird der Tisch abgeräumt' },
  back: { en: 'Start over', de: 'Von vorn' },
  previous: { en: 'Previous', de: 'Zurück' },
  next: { en: 'Next', de: 'Weiter' },
  choose: { en: 'Choose…', de: 'Wähle…' },
  freeSeat: { en: 'a free seat', de: 'ein freier Platz' },
  invited: { en: 'invited', de: 'eingeladen' },
  someone: { en: 'someone', de: 'jemand' },
  winner: { en: 'Winner:', de: 'Gewonnen:' },
  seeWhetherYouAct: {
    en: '“Your move” tells you whether you are on.',
    de: '„Dein Zug“ sagt dir, ob du dran bist.',
  },
  toMove: { en: 'to move', de: 'am Zug' },
  thinking: { en: 'The computer is thinking…', de: 'Der Computer denkt nach…' },
  timeRunsOut: { en: 'Time runs out', de: 'Die Zeit endet' },
  timeRanOut: { en: 'Time ran out', de: 'Die Zeit war um' },
  waiting: { en: 'waits for players', de: 'wartet auf Mitspieler' },
  resting: { en: 'paused', de: 'unterbrochen' },
  wait: refusal('notYourTurn').refused.sentence,
  resign: { en: 'Give up', de: 'Aufgeben' },
  stay: { en: 'Play on', de: 'Weiterspielen' },
  sureToResign: { en: 'Do you really want to give this game up?', de: 'Willst du dieses Spiel wirklich aufgeben?' },
  resigned: { en: 'You gave up. The final board stays.', de: 'Du hast aufgegeben. Das letzte Brett bleibt stehen.' },
  playingOn: { en: 'Good. The table stays as it is.', de: 'Gut. Der Tisch bleibt, wie er ist.' },
  played: { en: 'Played.', de: 'Gespielt.' },
  done: { en: 'Done.', de: 'Erledigt.' },
  noTables: {
    en: 'You sit at no table. Start one with `/play`.',
    de: 'Du sitzt an keinem Tisch. Eröffne mit `/spielen` einen.',
  },
  notUnderstood: {
    en: 'This menu comes from an older version. Open the board anew with `/board`.',
    de: 'Dieses Menü stammt aus einer älteren Version. Öffne das Brett neu mit `/brett`.',
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
