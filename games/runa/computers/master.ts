import { RNG } from '@longtable/kit';
import { cardHealth, heal, monstersIn, offerLoot, takeLoot, upgradeDie } from '../rules/journey.ts';
import { chooseTarget } from '../rules/turn.ts';
import { type Draft, MAX_HEALTH, type State } from '../state.ts';
import { greedyPlay, MAX_ROUNDS, type Play } from './greedy.ts';
import { bestOfOffer, fromWeakest, randomOf, sampleDraft, spareCards, takesDie } from './heuristics.ts';

/** Number of simulated fights or runs per option. */
const SIMULATED_FIGHTS = 60;
const SIMULATED_RUNS = 60;

/** Returns the play with the best simulated end of the fight, or the greedy play after `MAX_ROUNDS`. */
export function bestPlay(state: State, plays: readonly Play[]): Play {
  if (state.story.rounds > MAX_ROUNDS) return greedyPlay(state, plays);
  const act = (play: Play) => (draft: Draft) => chooseTarget(draft, play.card, play.target);
  return best(state, plays, SIMULATED_FIGHTS, (play, random) => fightAfter(state, act(play), random));
}

/** Whether a bigger die gets Runa further than new cards in simulated runs. */
export function bestReward(state: State): boolean {
  const rewards = [offerLoot, upgradeDie];
  return best(state, rewards, SIMULATED_RUNS, (act, random) => runAfter(state, act, random)) === upgradeDie;
}

/** Returns the indices of the cards of an offer with the best simulated runs. */
export function bestLoot(state: State & { phase: { kind: 'loot' } }): readonly number[] {
  const { offer } = state.phase;
  const singles = offer.map((_, at) => [at]);
  const pairs = singles.flatMap(([one = 0]) => singles.slice(one + 1).map(([other = 0]) => [one, other]));
  const take = (places: readonly number[]) => (draft: Draft) => takeLoot(draft, offer, places);
  const options = monstersIn(state.stage) === 1 ? singles : pairs;
  return best(state, options, SIMULATED_RUNS, (places, random) => runAfter(state, take(places), random));
}

/** Returns the indices of the cards to discard for health: none, some of the weakest, or a single one. */
export function bestDiscards(state: State): readonly number[] {
  const { hand, hp } = state.runa;
  const order = fromWeakest(hand);
  const max = Math.min(hand.length - 1, Math.ceil((MAX_HEALTH - hp) / cardHealth(state)));
  const weakest = Array.from({ length: max + 1 }, (_, count) => order.slice(0, count));
  const options = [...weakest, ...order.slice(1).map((at) => [at])];
  return best(state, options, SIMULATED_RUNS, (places, random) =>
    runAfter(state, (draft) => heal(draft, places), random),
  );
}

/** Returns the option with the highest total value. All options are simulated with the same seeds. */
function best<T>(state: State, options: readonly T[], times: number, value: (option: T, random: RNG) => number): T {
  const random = randomOf(state);
  const seeds = Array.from({ length: options.length > 1 ? times : 0 }, () => random.below(2 ** 31));
  const totals = options.map((option) => seeds.reduce((sum, seed) => sum + value(option, RNG.seeded(seed)), 0));
  return options[totals.indexOf(Math.max(...totals))] as T;
}

/** Maximum number of rounds of simulated fights and runs. */
const MAX_FIGHT_ROUNDS = 25;
const MAX_RUN_ROUNDS = 200;

/**
 * Applies an act to a sampled state, finishes the fight with greedy plays and returns its value: Runa's health, less a
 * deduction if the fight is undecided, or a negative value if it is lost.
 */
function fightAfter(state: State, act: (draft: Draft) => void, random: RNG): number {
  const draft = sampleDraft(state, random);
  act(draft);
  for (let round = 0; round < MAX_FIGHT_ROUNDS && isFighting(draft, state.story.rooms); round++) playCard(draft);
  const { phase, runa, monsters, story } = draft.state;
  if (phase.kind === 'lost') return -40 - monsters.reduce((sum, { hp }) => sum + Math.max(0, hp), 0) / 5;
  return story.rooms > state.story.rooms ? runa.hp : runa.hp - 30;
}

function isFighting({ state: { phase, story } }: Draft, rooms: number): boolean {
  return phase.kind === 'card' && story.rooms === rooms;
}

/**
 * Applies an act between two fights to a sampled state, finishes the run by heuristics and returns its value: 20 for a
 * win, otherwise the cleared rooms plus a hundredth of Runa's health.
 */
function runAfter(state: State, act: (draft: Draft) => void, random: RNG): number {
  const draft = sampleDraft(state, random);
  act(draft);
  const last = state.story.rounds + MAX_RUN_ROUNDS;
  while (draft.state.story.rounds < last && step(draft));
  const { phase, story, runa } = draft.state;
  return phase.kind === 'won' ? 20 : story.rooms + runa.hp / 100;
}

/** Answers the current question by heuristics. Returns false if the run is over. */
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
