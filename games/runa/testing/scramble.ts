import type { RNG, Viewer } from '@longtable/kit';
import { isOver, type State } from '../state.ts';

/** Shuffles the piles and reseeds the RNG, which are hidden from every viewer. */
export function scramble(state: State, _viewer: Viewer, random: RNG): State {
  if (isOver(state)) return state;
  const piles = { pool: random.shuffle(state.pool), queue: random.shuffle(state.queue) };
  const seeds = state.story.seeds.map((): [number, number] => [random.below(99), random.below(99)]);
  return { ...state, ...piles, random: random.state, story: { ...state.story, seeds } };
}
