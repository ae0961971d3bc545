import type { Text } from '../../../games/kit/text.ts';

/** Refusals: the table that somebody means. */
export const TABLE = {
  noTable: {
    en: 'This table is not there any more. Start a new one with `/play`.',
    de: 'Diesen Tisch gibt es nicht mehr. Eröffne mit `/spielen` einen neuen.',
  },
  nothingHere: {
    en: 'No table stands here. Start one with `/play`.',
    de: 'Hier steht kein Tisch. Eröffne mit `/spielen` einen.',
  },
  gameGone: {
    en: 'This game is not on the shelf any more, so the table cannot go on.',
    de: 'Dieses Spiel steht nicht mehr im Regal, der Tisch kann nicht weiterspielen.',
  },
  quarantined: {
    en: 'The record of this table is damaged. It was set aside and the operator has been told; all other tables go on. Start a new one with `/play`.',
    de: 'Die Aufzeichnung dieses Tisches ist beschädigt. Er wurde beiseitegestellt und der Betreiber verständigt; alle anderen Tische spielen weiter. Eröffne mit `/spielen` einen neuen.',
  },
  newer: {
    en: 'A newer Longtable has written this. The operator has to bring this one up to date; nothing is lost.',
    de: 'Das hat ein neueres Longtable geschrieben. Wer Longtable betreibt, muss dieses hier aktualisieren; nichts ist verloren.',
  },
  rulesChanged: {
    en: 'The rules of this game have changed so much that this table cannot go on. Start a new one with `/play`.',
    de: 'Die Regeln dieses Spiels haben sich so sehr geändert, dass dieser Tisch nicht weitergeht. Eröffne mit `/spielen` einen neuen.',
  },
  logDamaged: {
    en: 'A part of this game’s moves is damaged, so it cannot be shown again.',
    de: 'Ein Teil der Züge dieses Spiels ist beschädigt; es lässt sich nicht noch einmal zeigen.',
  },
  otherServer: {
    en: 'This table belongs to another server. Take it to a channel there.',
    de: 'Dieser Tisch gehört zu einem anderen Server. Stell ihn dort in einen Kanal.',
  },
  notYourTable: {
    en: 'You do not sit at this table. Start one of your own with `/play`.',
    de: 'Du sitzt nicht an diesem Tisch. Eröffne mit `/spielen` einen eigenen.',
  },
  notYourTurn: {
    en: 'It is not your turn yet.',
    de: 'Du bist noch nicht am Zug.',
  },
  notStarted: {
    en: 'This table still waits for players. You can leave it with `/leave`.',
    de: 'Dieser Tisch wartet noch auf Mitspieler. Mit `/aufstehen` kannst du gehen.',
  },
  over: {
    en: 'This game is over. Start a new one with `/play`.',
    de: 'Dieses Spiel ist zu Ende. Eröffne mit `/spielen` ein neues.',
  },
  paused: {
    en: 'This game is paused. Either player may go on with `/resume`.',
    de: 'Dieses Spiel ist unterbrochen. Mit `/fortsetzen` geht es weiter; das kann jede Seite.',
  },
  tooLong: {
    en: 'That line is too long for any move.',
    de: 'Diese Zeile ist zu lang für einen Zug.',
  },
  stale: {
    en: 'The board has moved on. Here is how it stands now:',
    de: 'Das Brett ist schon weiter. So steht es jetzt:',
  },
  busy: {
    en: 'This table is busy at the moment. Try again in a few seconds.',
    de: 'Dieser Tisch ist gerade beschäftigt. Versuch es in ein paar Sekunden noch einmal.',
  },
} satisfies Record<string, Text>;
