import type { Refusal } from '@longtable/kit';
import { DESIGN_REFUSALS } from './refusals/editor.ts';
import { LOBBY_REFUSALS } from './refusals/meeting.ts';
import { SETTINGS_REFUSALS } from './refusals/preferences.ts';
import { SEAT_REFUSALS } from './refusals/seats.ts';
import { AGREEMENT_REFUSALS, TABLE_REFUSALS } from './refusals/table.ts';
import { VIEWING_REFUSALS } from './refusals/viewing.ts';
import { texts } from './words/texts.ts';

/** A refusal with a code for programs and a sentence for the user. */
export interface Refused {
  readonly refused: Refusal;
}

export function isRefused(result: unknown): result is Refused {
  return typeof result === 'object' && result !== null && 'refused' in result;
}

/** Sentences of all refusals by code. */
export const SENTENCES = {
  ...TABLE_REFUSALS,
  ...SEAT_REFUSALS,
  ...AGREEMENT_REFUSALS,
  ...VIEWING_REFUSALS,
  ...LOBBY_REFUSALS,
  ...SETTINGS_REFUSALS,
  ...DESIGN_REFUSALS,
};

export function refusal(code: keyof typeof SENTENCES): Refused {
  return { refused: { code, sentence: SENTENCES[code] } };
}

/** Returns the refusal for a game from `GAMES` that has failed at a table, or that is paused after repeated failures. */
export function gameFailed(title: string, isPaused = false): Refused {
  const paused = texts.refusal.paused({ title });
  const failed = texts.refusal.failed({ title });
  return isPaused
    ? { refused: { code: 'gamePaused', sentence: paused } }
    : { refused: { code: 'gameFailed', sentence: failed } };
}

export function badOptions(issues: readonly { path: PropertyKey[]; message: string }[]): Refusal {
  const what = issues.map((issue) => `\`${issue.path.join('.')}\`: ${issue.message}`).join('; ');
  return {
    code: 'options',
    sentence: texts.refusal.theseOptionsDontWork({ what }),
  };
}
