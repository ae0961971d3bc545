import type { AnyGame, Refusal } from '../../games/kit/game.ts';
import { AGREEMENTS } from './refusals/agreements.ts';
import { WORKSHOP } from './refusals/editor.ts';
import { MEETING } from './refusals/meeting.ts';
import { WISHES } from './refusals/preferences.ts';
import { SEATS } from './refusals/seats.ts';
import { TABLE } from './refusals/table.ts';
import { LOOKING } from './refusals/viewing.ts';

/** Something that is refused, with a code for programs and a sentence for the person. */
export interface Refused {
  readonly refused: Refusal;
}

/** Every refusal, by its code. */
export const SENTENCES = { ...TABLE, ...SEATS, ...AGREEMENTS, ...LOOKING, ...MEETING, ...WISHES, ...WORKSHOP };

/** The refusal with this code. */
export function refusal(code: keyof typeof SENTENCES): Refused {
  return { refused: { code, sentence: SENTENCES[code] } };
}

/** A game from outside has hung or thrown. */
export function gameFailed({ title }: AnyGame): Refused {
  const sentence = {
    en: `**${title}** has stopped working, so this table can’t be played. The operator has been notified, and no other table is affected.`,
    de: `**${title}** funktioniert nicht mehr, deshalb geht es an diesem Tisch nicht weiter. Wer den Bot betreibt, wurde benachrichtigt; andere Tische sind nicht betroffen.`,
  };
  return { refused: { code: 'gameFailed', sentence } };
}

/** What is wrong with the options of a game. */
export function badOptions(issues: readonly { path: PropertyKey[]; message: string }[]): Refusal {
  const what = issues.map((issue) => `\`${issue.path.join('.')}\`: ${issue.message}`).join('; ');
  return {
    code: 'options',
    sentence: {
      en: `These options don’t work: ${what}`,
      de: `Diese Optionen funktionieren nicht: ${what}`,
    },
  };
}
