import type { Refusal } from '../../games/kit/game.ts';
import type { Text } from '../../games/kit/text.ts';

/** Something the house does not do, with a code for programs and a sentence for the person. */
export interface Refused {
  readonly refused: Refusal;
}

const SENTENCES = {
  noTable: {
    en: 'This table is not there any more. Start a new one with `/play`.',
    de: 'Diesen Tisch gibt es nicht mehr. Eröffne mit `/play` einen neuen.',
  },
  nothingHere: {
    en: 'No table stands here. Start one with `/play`.',
    de: 'Hier steht kein Tisch. Eröffne mit `/play` einen.',
  },
  gameGone: {
    en: 'This game is not on the shelf any more, so the table cannot go on.',
    de: 'Dieses Spiel steht nicht mehr im Regal, der Tisch kann nicht weiterspielen.',
  },
  setAside: {
    en: 'The record of this table is damaged. It was set aside and the operator has been told; all other tables go on. Start a new one with `/play`.',
    de: 'Die Aufzeichnung dieses Tisches ist beschädigt. Er wurde beiseitegestellt und der Betreiber verständigt; alle anderen Tische spielen weiter. Eröffne mit `/play` einen neuen.',
  },
  notYourTable: {
    en: 'You do not sit at this table. Start one of your own with `/play`.',
    de: 'Du sitzt nicht an diesem Tisch. Eröffne mit `/play` einen eigenen.',
  },
  notYourTurn: {
    en: 'It is not your turn yet.',
    de: 'Du bist noch nicht am Zug.',
  },
  notStarted: {
    en: 'This table still waits for players.',
    de: 'Dieser Tisch wartet noch auf Mitspieler.',
  },
  over: {
    en: 'This game is over. Start a new one with `/play`.',
    de: 'Dieses Spiel ist zu Ende. Eröffne mit `/play` ein neues.',
  },
  paused: {
    en: 'This game is paused. Either player may go on with `/resume`.',
    de: 'Dieses Spiel ist unterbrochen. Jede Seite kann es mit `/resume` fortsetzen.',
  },
  tooLong: {
    en: 'That line is too long for any move.',
    de: 'Diese Zeile ist zu lang für einen Zug.',
  },
  stale: {
    en: 'The board has moved on. Here is how it stands now:',
    de: 'Das Brett ist schon weiter. So steht es jetzt:',
  },
  seatTaken: {
    en: 'All seats at this table are taken.',
    de: 'An diesem Tisch sind alle Plätze besetzt.',
  },
  alreadySeated: {
    en: 'You already sit at this table.',
    de: 'Du sitzt schon an diesem Tisch.',
  },
  needsOpponent: {
    en: 'This game needs another person: name an opponent who is not you.',
    de: 'Dieses Spiel braucht eine zweite Person: nenne jemand anderen als Gegner.',
  },
  placeTaken: {
    en: 'A table already stands here. Finish it, or start yours in another channel.',
    de: 'Hier steht schon ein Tisch. Spielt ihn zu Ende oder eröffne deinen in einem anderen Kanal.',
  },
  busy: {
    en: 'This table is busy at the moment. Try again in a few seconds.',
    de: 'Dieser Tisch ist gerade beschäftigt. Versuch es in ein paar Sekunden noch einmal.',
  },
} satisfies Record<string, Text>;

/** A refusal of the house by its code. */
export function refusal(code: keyof typeof SENTENCES): Refused {
  return { refused: { code, sentence: SENTENCES[code] } };
}
