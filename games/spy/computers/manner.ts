import type { Point } from '../rules/grid.ts';
import { tableAt } from '../rules/match/board.ts';
import { highestStake, rouletteChance } from '../rules/roulette.ts';
import type { Player, Present, State } from '../state.ts';
import { enemyChance, successChance } from './belief.ts';
import { isAhead } from './standing.ts';

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
