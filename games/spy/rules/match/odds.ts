import type { Person, Player, State } from '../../state.ts';
import { noteAbout, silenceProbability } from '../knowledge/intelligence.ts';
import { fitnessOf, testChance } from './chance.ts';

/** Returns the success probability of a person's test. */
export function successProbability(person: Person, probability: number): number {
  return testChance(probability, fitnessOf(person));
}

/**
 * Returns the probability that a person is an enemy, from the player's notes, the number of guests and failed spy
 * attempts.
 */
function enemyProbability(visibleState: State, player: Player, id: number): number {
  const note = noteAbout(visibleState, player, id);
  if (note === 'enemy') return 1;
  if (note === 'guest') return 0;
  const strangers = visibleState.people.filter(({ faction }) => faction !== player);
  const guests = Math.min(visibleState.config.maxNumberOfNPCs, strangers.length);
  const { notes } = visibleState.sides[player];
  const found = notes.filter((one) => one.note === 'enemy').length;
  const open = strangers.filter((person) => !notes.some((one) => one.person === person.id && one.note !== 'harmless'));
  const share = visibleState.janitor ? 1 : Math.max(0, strangers.length - guests - found) / Math.max(1, open.length);
  const silence = silenceProbability(visibleState, player, id);
  const weight = note === 'harmless' ? 0.2 * share : share;
  return weight === 0 ? 0 : Math.min(1, weight / (weight + (1 - Math.min(1, share)) * silence));
}

/** Returns the probability that spying on a person succeeds. */
export function spyProbability(visibleState: State, player: Player, actor: Person, id: number): number {
  return (
    (1 - enemyProbability(visibleState, player, id)) * successProbability(actor, visibleState.config.spySuccessChance)
  );
}
