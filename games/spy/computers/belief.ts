import { failuresOn, noteOn } from '../rules/knowledge/notes.ts';
import { fitnessOf, testChance } from '../rules/match/chance.ts';
import type { Player, State } from '../state.ts';

/** How many agents the other side probably has: four are worth more than any gadget. */
const EXPECTED_ENEMIES = 3.6;

/** Pocket litter makes one of a match's agents look like a guest. */
const DISGUISED = 0.1;

/** How likely a stranger is an agent of the other side, from what the seat has noted and tried. */
export function enemyChance(known: State, player: Player, id: number): number {
  const note = noteOn(known, player, id);
  if (note === 'enemy') return 1;
  if (note === 'guest') return 0.02;
  if (known.janitor) return 1;
  const prior = note === 'harmless' ? DISGUISED : unknownPrior(known, player);
  const failed = failuresOn(known, player, id);
  const odds = (prior / (1 - prior)) * (1 / guestFails(known)) ** failed;
  return odds / (1 + odds);
}

/** What share of those nobody knows anything about are agents. */
function unknownPrior(known: State, player: Player): number {
  const notes = known.sides[player].notes;
  const strangers = known.people.filter(({ faction, at }) => faction !== player && at !== null);
  const unknown = strangers.filter(({ id }) => !notes.some(({ person }) => person === id)).length;
  const found = notes.filter(({ note }) => note === 'enemy').length;
  const expected = Math.max(0.2, EXPECTED_ENEMIES - found);
  return Math.min(0.9, expected / Math.max(1, unknown));
}

/** How often spying on a guest fails with dry clothes and no tradecraft. */
export function guestFails({ config }: State): number {
  return Math.max(0.05, 1 - testChance(config.spySuccessChance, { clammy: false, tradecraft: false }));
}

/** The chance that a person's own test succeeds. */
export function successChance(person: Parameters<typeof fitnessOf>[0], chance: number): number {
  return testChance(chance, fitnessOf(person));
}
