import type { Refusal, Text } from '@longtable/kit';
import { texts } from './words/texts.ts';

/** A refusal with a code for programs and a sentence for the user. */
export interface Refused {
  readonly refused: Refusal;
}

export function isRefused(result: unknown): result is Refused {
  return typeof result === 'object' && result !== null && 'refused' in result;
}

export function refusal(code: keyof typeof texts.refusals): Refused {
  return { refused: { code, sentence: texts.refusals[code] } };
}

/** Returns the refusal for a game from `GAMES` that has failed at a table, or that is paused after repeated failures. */
export function gameFailed(title: Text, isPaused = false): Refused {
  return isPaused
    ? { refused: { code: 'gamePaused', sentence: texts.game.paused({ title }) } }
    : { refused: { code: 'gameFailed', sentence: texts.game.failed({ title }) } };
}

export function badOptions(issues: readonly { path: PropertyKey[]; message: string }[]): Refusal {
  const what = issues.map((issue) => `\`${issue.path.join('.')}\`: ${issue.message}`).join('; ');
  return { code: 'options', sentence: texts.game.badOptions({ what }) };
}
