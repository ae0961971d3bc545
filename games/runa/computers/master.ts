import { JavaRandom } from '../../kit/random.ts';
import type { Card } from '../rules/cards.ts';
import { heal, monstersIn, offerLoot, takeLoot, upgradeDie } from '../rules/journey.ts';
import { chooseTarget } from '../rules/turn.ts';
import { HP_MAX, type Run, type State } from '../state.ts';
import { fromWeakest } from './custom.ts';
import { whimOf } from './fates.ts';
import { fightAfter, runAfter } from './future.ts';
import { byRule, type Deed, PATIENCE } from './rule.ts';

/** How often the rest of a fight, or of a whole run, is played out for every option. */
const FIGHTS = 60;
const RUNS = 60;

/** The card and the target after which the fight ends best. */
export function bestDeed(state: State, deeds: readonly Deed[]): Deed {
  if (state.story.rounds > PATIENCE) return byRule(state, deeds);
  const done = (deed: Deed) => (run: Run) => chooseTarget(run, deed.card, deed.target);
  return best(state, deeds, FIGHTS, (deed, random) => fightAfter(state, done(deed), random));
}

/** Whether a bigger die leads farther than new cards. */
export function bestReward(state: State): boolean {
  const rewards = [offerLoot, upgradeDie];
  return best(state, rewards, RUNS, (act, random) => runAfter(state, act, random)) === upgradeDie;
}

/** The cards of an offer that lead farthest. */
export function bestLoot(state: State & { phase: { kind: 'loot' } }): readonly number[] {
  const { offer } = state.phase;
  const singles = offer.map((_, at) => [at]);
  const pairs = singles.flatMap(([one = 0]) => singles.slice(one + 1).map(([other = 0]) => [one, other]));
  const take = (places: readonly number[]) => (run: Run) =>
    takeLoot(
      run,
      places.map((at) => offer[at] as Card),
    );
  const options = monstersIn(state.stage) === 1 ? singles : pairs;
  return best(state, options, RUNS, (places, random) => runAfter(state, take(places), random));
}

/** The cards to throw away for health: none, some of the weakest, or a single one. */
export function bestDiscards(state: State): readonly number[] {
  const { hand, hp } = state.runa;
  const order = fromWeakest(hand);
  const most = Math.min(hand.length - 1, Math.ceil((HP_MAX - hp) / 10));
  const weakest = Array.from({ length: most + 1 }, (_, count) => order.slice(0, count));
  const options = [...weakest, ...order.slice(1).map((at) => [at])];
  return best(state, options, RUNS, (places, random) => runAfter(state, (run) => heal(run, places), random));
}

/** The option that does best when all of them meet the same fates. */
function best<T>(
  state: State,
  options: readonly T[],
  times: number,
  value: (option: T, random: JavaRandom) => number,
): T {
  const whim = whimOf(state);
  const fates = Array.from({ length: options.length > 1 ? times : 0 }, () => whim.below(2 ** 31));
  const totals = options.map((option) => fates.reduce((sum, fate) => sum + value(option, JavaRandom.seeded(fate)), 0));
  return options[totals.indexOf(Math.max(...totals))] as T;
}
