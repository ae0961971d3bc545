import type { CharacterCommand } from '../rules/command.ts';
import { isPresent } from '../rules/match/people.ts';
import type { Player, Present, State } from '../state.ts';
import type { Manner } from './manner.ts';

/** An operation and what it is worth, in intelligence points. */
export interface Prospect {
  readonly command: CharacterCommand;
  readonly worth: number;
}

/** What a secret of this guest is worth: its points once, and the hope for a combination. */
export function secretWorth(known: State, player: Player, id: number, manner: Manner): number {
  const { secrets, combinations } = known.sides[player];
  const { secretToIpFactor, npcCombinationChance } = known.config;
  const unknown = known.board.safes.length - combinations.length;
  const points = secrets.includes(id) ? 0 : secretToIpFactor;
  return points + (unknown > 0 ? npcCombinationChance * manner.combination(known) * 0.6 : 0);
}

/** What opening a safe is worth: its secret, the next combination, and the collar in the last one. */
export function safeWorth(known: State, player: Player, number: number, manner: Manner): number {
  const { combinations, opened } = known.sides[player];
  if (!combinations.includes(number) || opened.includes(number)) return 0;
  const { secretToIpFactor } = known.config;
  const last = known.board.safes.length;
  const next = number < last && !combinations.includes(number + 1) ? manner.combination(known) * 0.5 : 0;
  return secretToIpFactor + (number === last && !known.collarTaken ? manner.collar(known) : next);
}

/** Everybody who may be worth a visit. */
export function strangers(known: State, player: Player): Present[] {
  return known.people.filter(isPresent).filter(({ faction }) => faction !== player);
}
