import { about, type Reader } from '@longtable/kit';
import { opponentOf } from '../rules/match/people.ts';
import { scoreOf } from '../rules/score.ts';
import type { State } from '../state.ts';
import { texts } from './texts.ts';

/** Returns a sentence about the result with the score, or an empty text while the match runs. */
export function ending(state: State, reader: Reader): string {
  if (!state.ending) return '';
  const { winner, reason: why } = state.ending;
  const reason = texts.ending.reasons[why];
  const score = `${scoreOf(state, winner)} : ${scoreOf(state, opponentOf(winner))}`;
  return about(reader, winner, texts.ending.youWinScore({ score, reason }), (name) =>
    texts.ending.winsScore({ name, score, reason }),
  );
}
