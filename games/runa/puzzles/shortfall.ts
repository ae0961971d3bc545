import type { Puzzle } from '../../kit/puzzle.ts';
import { positionOf } from '../../kit/puzzles/position.ts';
import type { Text } from '../../kit/text.ts';
import { play } from '../play.ts';
import { setup } from '../setup.ts';
import type { State } from '../state.ts';
import { verdictSince } from './verdict.ts';

/** What a fight lacked: Runa, time, or health that need not have been lost. */
export function shortfall(state: State, puzzle: Puzzle): Text {
  if (state.phase.kind === 'lost') return { en: 'Runa has fallen.', de: 'Runa ist gefallen.' };
  const start = positionOf<State>({ setup, play }, puzzle);
  if (verdictSince(start, state, puzzle.goal) === 'failed')
    return { en: 'The fight takes too long.', de: 'Der Kampf dauert zu lange.' };
  const cost = (at: State) => at.story.taken - start.story.taken;
  const [now, least] = [cost(state), cost(positionOf<State>({ setup, play }, puzzle, puzzle.answer))];
  return {
    en: `That costs ${now} health. ${least === 0 ? 'None is necessary.' : `${least} would do.`}`,
    de: `Das kostet ${now} Leben. Es geht ${least === 0 ? 'ohne Verlust' : `mit ${least}`}.`,
  };
}
