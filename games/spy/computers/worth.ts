import type { Operation } from '../rules/course/operation.ts';
import type { Point } from '../rules/grid.ts';
import { tableAt } from '../rules/match/board.ts';
import { isPresent } from '../rules/match/people.ts';
import { highestStake, rouletteChance } from '../rules/roulette.ts';
import type { Player, Present, State } from '../state.ts';
import { successChance } from './belief.ts';

/** An operation and what it is worth, in intelligence points. */
export interface Prospect {
  readonly operation: Operation;
  readonly worth: number;
}

/** What a secret of this guest is worth: its points once, and the hope for a combination. */
export function secretWorth(known: State, player: Player, id: number): number {
  const { secrets, combinations } = known.sides[player];
  const { secretToIpFactor, npcCombinationChance } = known.config;
  const unknown = known.board.safes.length - combinations.length;
  const points = secrets.includes(id) ? 0 : secretToIpFactor;
  return points + (unknown > 0 ? npcCombinationChance * secretToIpFactor * 0.6 : 0);
}

/** What opening a safe is worth: its secret, the next combination, and the collar in the last one. */
export function safeWorth(known: State, player: Player, number: number): number {
  const { combinations, opened } = known.sides[player];
  if (!combinations.includes(number) || opened.includes(number)) return 0;
  const { secretToIpFactor, catIp } = known.config;
  const last = known.board.safes.length;
  const next = number < last && !combinations.includes(number + 1) ? secretToIpFactor * 0.5 : 0;
  return secretToIpFactor + (number === last && !known.collarTaken ? catIp : next);
}

/** What share of the chips is staked for every point that the odds are in favour. */
export const CAREFUL = 1.2;
export const BOLD = 3;

/** How much a table is worth to somebody, and the stake for it: the more the odds are in favour, the more is risked. */
export function rouletteProspect(
  known: State,
  actor: Present,
  at: Point,
  boldness: number,
): { stake: number; worth: number } {
  const table = tableAt(known.board, at);
  if (!table || table.destroyed) return { stake: 0, worth: 0 };
  const edge = 2 * successChance(actor, rouletteChance(actor.properties, table.inverted)) - 1;
  const stake = Math.min(highestStake(actor.chips, table.chips), Math.ceil(actor.chips * Math.min(1, boldness * edge)));
  return edge > 0 && stake > 0 ? { stake, worth: stake * edge * known.config.chipsToIpFactor } : { stake: 0, worth: 0 };
}

/** A guest who joins brings ten chips, a carrier and turns. */
export function recruitWorth({ config }: State): number {
  return 10 * config.chipsToIpFactor + 10;
}

/** Everybody who may be worth a visit. */
export function strangers(known: State, player: Player): Present[] {
  return known.people.filter(isPresent).filter(({ faction }) => faction !== player);
}
