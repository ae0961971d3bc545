import type { Point } from '../rules/grid.ts';
import { failuresOn, noteOn } from '../rules/knowledge/intelligence.ts';
import { tableAt } from '../rules/match/board.ts';
import { fitnessOf, testChance } from '../rules/match/chance.ts';
import { highestStake, rouletteChance } from '../rules/roulette.ts';
import type { Player, Present, State } from '../state.ts';
import { isAhead } from './standing.ts';

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

/** Where those who think alike differ: what they make of chips, guests and the end of a match. */
export interface Manner {
  /** How likely a stranger is an agent of the other side. */
  enemy(known: State, player: Player, id: number): number;
  /** What somebody stakes at a table, and what that is worth. */
  gamble(known: State, actor: Present, at: Point): { readonly stake: number; readonly worth: number };
  /** What a guest is worth who joins. */
  recruit(known: State, id: number): number;
  /** How likely somebody may be an enemy who is offered the nugget. */
  readonly doubt: number;
  /** What it is worth to have the collar. */
  collar(known: State): number;
  /** What a combination is worth. */
  combination(known: State): number;
  /** What it is worth to have somebody in wet clothes. */
  drench(known: State, player: Player, person: Present): number;
  /** What it is worth that a stranger falls: they lose a turn, and have to come back. */
  setback(known: State, player: Player, person: Present): number;
  /** How much of wet clothes a walk to them is worth. */
  readonly pursuit: number;
  /** What a cocktail is worth to somebody in good health. */
  thirst(known: State, player: Player, actor: Present): number;
  /** Whether it is time to end the match. */
  ends(known: State, player: Player): boolean;
}

/** What a turn of an enemy is worth to them. */
const ENEMY_TURN = 7;

/** What share of the chips is staked for every point that the odds are in favour. */
const BOLDNESS = 1.2;

/** The more the odds are in favour, the more is risked; a guest brings ten chips, a carrier and turns. */
export const careful: Manner = {
  enemy: enemyChance,
  gamble(known, actor, at) {
    const table = tableAt(known.board, at);
    if (!table || table.destroyed) return { stake: 0, worth: 0 };
    const edge = 2 * successChance(actor, rouletteChance(actor.properties, table.inverted)) - 1;
    const wanted = Math.ceil(actor.chips * Math.min(1, BOLDNESS * edge));
    const stake = Math.min(highestStake(actor.chips, table.chips), wanted);
    if (edge <= 0 || stake <= 0) return { stake: 0, worth: 0 };
    return { stake, worth: stake * edge * known.config.chipsToIpFactor };
  },
  recruit: ({ config }) => 10 * config.chipsToIpFactor + 10,
  doubt: 0.4,
  collar: ({ config }) => config.catIp,
  combination: ({ config }) => config.secretToIpFactor,
  drench: (known, player, { id, properties }) => {
    if (enemyChance(known, player, id) < 0.9 || properties.includes('CONSTANT_CLAMMY_CLOTHES')) return 0;
    return 2 + (properties.includes('TRADECRAFT') ? 3 : 0) + (properties.includes('LUCKY_DEVIL') ? 2 : 0);
  },
  setback: (known, player, { id }) => {
    const enemy = enemyChance(known, player, id);
    return enemy > 0.7 ? enemy * ENEMY_TURN : 0;
  },
  pursuit: 0,
  thirst: () => 0.4,
  ends: (known, player) => isAhead(known, player, known.config.catIp),
};
