import type { Language, Text } from '@longtable/kit';
import { texts } from './words/texts.ts';

export const WORDS = {
  analysing: texts.text.analysingTheGame,
  failed: texts.text.iCouldntAnalyseThisGameTryAgain,
  chances: texts.text.winChance,
  expected: texts.text.expectedResult,
  accuracy: texts.text.accuracy,
  noTurns: texts.text.noSingleMoveDecidedThisGame,
  about: texts.text.computersPlayedEveryPositionTo,
  perfect: texts.text.text100WouldBeAPerfectRun,
} satisfies Record<string, Text>;

/** Returns the two lines about a turning point: “Move 12 · Ada: Attack” and “Better (+18%): Set Imp”. */
export function turningPointText(move: number, played: string, better: string, points: number): Text {
  return texts.text.moveNbetterPoints({ move, played, points, better });
}

/** Returns the prefix of a reason that addresses another player than the reader. */
export function hintFor(who: string): Text {
  return texts.text.hintFor({ who });
}

export function moveLabel(move: number): Text {
  return texts.text.move({ move });
}

export function fromMoveName(move: number): Text {
  return texts.text.fromMove({ move });
}

export function playFromLabel(move: number): Text {
  return texts.text.playFrom({ move });
}

/** Formats a fraction as a percentage: “50%” in English, „50 %“ in German. */
export function percent(share: number, language: Language): string {
  return share.toLocaleString(language, { style: 'percent' });
}
