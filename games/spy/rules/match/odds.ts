import type { Person, Player, State } from '../../state.ts';
import { failuresOn, noteOn } from '../knowledge/intelligence.ts';
import { fitnessOf, testChance } from './chance.ts';

/** The chance of a person's own test. */
export function chanceOf(person: Person, chance: number): number {
  return testChance(chance, fitnessOf(person));
}

/** How likely somebody is one of the other side, from what a player has found out and how many there must be. */
function enemyChance(known: State, player: Player, id: number): number {
  const note = noteOn(known, player, id);
  if (note === 'enemy') return 1;
  if (note === 'guest') return 0;
  const strangers = known.people.filter(({ faction }) => faction !== player);
  const guests = Math.min(known.config.maxNumberOfNPCs, strangers.length);
  const { notes } = known.sides[player];
  const found = notes.filter((one) => one.note === 'enemy').length;
  const open = strangers.filter((person) => !notes.some((one) => one.person === person.id && one.note !== 'harmless'));
  const share = known.janitor ? 1 : Math.max(0, strangers.length - guests - found) / Math.max(1, open.length);
  const misses = (1 - known.config.spySuccessChance) ** failuresOn(known, player, id);
  const weight = note === 'harmless' ? 0.2 * share : share;
  return weight === 0 ? 0 : Math.min(1, weight / (weight + (1 - Math.min(1, share)) * misses));
}

/** How likely spying on somebody brings something. */
export function spyChance(known: State, player: Player, actor: Person, id: number): number {
  return (1 - enemyChance(known, player, id)) * chanceOf(actor, known.config.spySuccessChance);
}
