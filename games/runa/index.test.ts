import { gameContract } from '../kit/contract.ts';
import type { Viewer } from '../kit/game.ts';
import type { JavaRandom } from '../kit/random.ts';
import { runa } from './index.ts';
import type { State } from './state.ts';

/** Nobody knows what the piles and the die will bring. */
function scramble(state: State, _viewer: Viewer, random: JavaRandom): State {
  if (runa.result(state)) return state;
  const piles = { pool: random.shuffle(state.pool), queue: random.shuffle(state.queue) };
  const seeds = state.story.seeds.map((): [number, number] => [random.below(99), random.below(99)]);
  return { ...state, ...piles, random: random.state, story: { ...state.story, seeds } };
}

gameContract(runa, {
  options: [{}, { dice: 'own', seeds: 'own' }, { seeds: '61,86' }, { dice: 'own', seeds: '23,32,7,25' }],
  scramble,
  revealing: ['rolls'],
});
