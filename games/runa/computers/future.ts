import type { JavaRandom } from '../../kit/random.ts';
import type { Card } from '../rules/cards.ts';
import { heal, offerLoot, takeLoot, upgradeDie } from '../rules/journey.ts';
import { chooseTarget } from '../rules/turn.ts';
import type { Run, State } from '../state.ts';
import { bestOfOffer, spareCards, takesDie } from './custom.ts';
import { imagine } from './fates.ts';
import { byRule } from './rule.ts';

/** Fights are given up in thought after so many rounds, whole runs after more. */
const FIGHT_ROUNDS = 25;
const RUN_ROUNDS = 200;

/** How a fight ends after something was done in it, in health: the rule plays it out on a run as it may really be. */
export function fightAfter(state: State, act: (run: Run) => void, random: JavaRandom): number {
  const run: Run = { state: imagine(state, random), events: [] };
  act(run);
  for (let round = 0; round < FIGHT_ROUNDS && isFighting(run, state.story.rooms); round++) strike(run);
  const { phase, runa, monsters, story } = run.state;
  if (phase.kind === 'lost') return -40 - monsters.reduce((sum, { hp }) => sum + Math.max(0, hp), 0) / 5;
  return story.rooms > state.story.rooms ? runa.hp : runa.hp - 30;
}

function isFighting({ state: { phase, story } }: Run, rooms: number): boolean {
  return phase.kind === 'card' && story.rooms === rooms;
}

/** How a whole run ends after a decision between two fights, in rooms; a victory counts as many more. */
export function runAfter(state: State, act: (run: Run) => void, random: JavaRandom): number {
  const run: Run = { state: imagine(state, random), events: [] };
  act(run);
  const last = state.story.rounds + RUN_ROUNDS;
  while (run.state.story.rounds < last && goOn(run));
  const { phase, story, runa } = run.state;
  return phase.kind === 'won' ? 20 : story.rooms + runa.hp / 100;
}

/** Does by rule and custom what the run asks for; false when it is over. */
function goOn(run: Run): boolean {
  const { state } = run;
  const { phase } = state;
  if (phase.kind === 'card') strike(run);
  else if (phase.kind === 'reward' && takesDie(state)) upgradeDie(run);
  else if (phase.kind === 'reward') offerLoot(run);
  else if (phase.kind === 'heal') heal(run, spareCards(state));
  else if (phase.kind === 'loot') {
    takeLoot(
      run,
      bestOfOffer(state, phase.offer).map((at) => phase.offer[at] as Card),
    );
  } else return false;
  run.events.length = 0;
  return true;
}

function strike(run: Run): void {
  const { card, target } = byRule(run.state);
  chooseTarget(run, card, target);
}
