import type { JavaRandom } from '../../kit/random.ts';
import { heal, offerLoot, takeLoot, upgradeDie } from '../rules/journey.ts';
import { chooseTarget } from '../rules/turn.ts';
import type { Draft, State } from '../state.ts';
import { greedyPlay } from './greedy.ts';
import { bestOfOffer, spareCards, takesDie } from './heuristics.ts';
import { sampleDraft } from './sampling.ts';

/** Simulated fights and runs stop after so many rounds. */
const FIGHT_ROUNDS = 25;
const RUN_ROUNDS = 200;

/** How a fight ends after an act, in health: greedy play finishes it on a sampled state. */
export function fightAfter(state: State, act: (draft: Draft) => void, random: JavaRandom): number {
  const draft = sampleDraft(state, random);
  act(draft);
  for (let round = 0; round < FIGHT_ROUNDS && isFighting(draft, state.story.rooms); round++) playCard(draft);
  const { phase, runa, monsters, story } = draft.state;
  if (phase.kind === 'lost') return -40 - monsters.reduce((sum, { hp }) => sum + Math.max(0, hp), 0) / 5;
  return story.rooms > state.story.rooms ? runa.hp : runa.hp - 30;
}

function isFighting({ state: { phase, story } }: Draft, rooms: number): boolean {
  return phase.kind === 'card' && story.rooms === rooms;
}

/** How a whole run ends after an act between two fights, in rooms; a win counts as many more. */
export function runAfter(state: State, act: (draft: Draft) => void, random: JavaRandom): number {
  const draft = sampleDraft(state, random);
  act(draft);
  const last = state.story.rounds + RUN_ROUNDS;
  while (draft.state.story.rounds < last && step(draft));
  const { phase, story, runa } = draft.state;
  return phase.kind === 'won' ? 20 : story.rooms + runa.hp / 100;
}

/** Answers the question of the moment by heuristics; false when the run is over. */
function step(draft: Draft): boolean {
  const { state } = draft;
  const { phase } = state;
  if (phase.kind === 'card') playCard(draft);
  else if (phase.kind === 'reward' && takesDie(state)) upgradeDie(draft);
  else if (phase.kind === 'reward') offerLoot(draft);
  else if (phase.kind === 'heal') heal(draft, spareCards(state));
  else if (phase.kind === 'loot') takeLoot(draft, phase.offer, bestOfOffer(state, phase.offer));
  else return false;
  draft.events.length = 0;
  return true;
}

function playCard(draft: Draft): void {
  const { card, target } = greedyPlay(draft.state);
  chooseTarget(draft, card, target);
}
