import type { RNG, Viewer } from '@longtable/kit';
import { isOver, type State } from '../state.ts';

/**
 * Returns the state with shuffled piles, another RNG state and other shuffle seeds. All of these are hidden from every
 * viewer until the run is over.
 */
export function scramble(state: State, _viewer: Viewer, random: RNG): State {
  if (isOver(state)) return state;
  const piles = { pool: random.shuffle(state.pool), queue: random.shuffle(state.queue) };
  const seeds = state.story.seeds.map((): [number, number] => [random.below(99), random.below(99)]);
  return { ...state, ...piles, random: random.state, story: { ...state.story, seeds } };
}
