import { about, type Reader } from '@longtable/kit';
import type { State } from '../state.ts';
import { texts } from './texts.ts';

/** Returns a sentence about the result, or an empty text while the match runs. */
export function ending({ ending }: State, reader: Reader): string {
  if (!ending) return '';
  const reason = texts.ending.reasons[ending.reason];
  return about(reader, ending.winner, texts.ending.youWin({ reason }), (name) => texts.ending.wins({ name, reason }));
}
