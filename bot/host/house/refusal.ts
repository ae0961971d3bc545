import type { Refusal } from '../../../games/kit/game.ts';
import { AGREEMENTS } from './sentences/agreements.ts';
import { LOOKING } from './sentences/looking.ts';
import { MEETING } from './sentences/meeting.ts';
import { SEATS } from './sentences/seats.ts';
import { TABLE } from './sentences/table.ts';
import { WISHES } from './sentences/wishes.ts';
import { WORKSHOP } from './sentences/workshop.ts';

/** Something the house does not do, with a code for programs and a sentence for the person. */
export interface Refused {
  readonly refused: Refusal;
}

/** Every sentence of the house, by its code. */
export const SENTENCES = { ...TABLE, ...SEATS, ...AGREEMENTS, ...LOOKING, ...MEETING, ...WISHES, ...WORKSHOP };

/** A refusal of the house by its code. */
export function refusal(code: keyof typeof SENTENCES): Refused {
  return { refused: { code, sentence: SENTENCES[code] } };
}
