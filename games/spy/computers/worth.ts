import type { CharacterCommand } from '../rules/command.ts';
import { isOnBoard } from '../rules/match/people.ts';
import type { PersonOnBoard, Player, State } from '../state.ts';
import type { Strategy } from './strategy.ts';

/** A command and its value in intelligence points. */
export interface Prospect {
  readonly command: CharacterCommand;
  readonly worth: number;
}

/**
 * Returns the value of a guest's secret: its points unless the side has them, and the expected value of a combination.
 */
export function secretWorth(visibleState: State, player: Player, id: number, strategy: Strategy): number {
  const { secrets, combinations } = visibleState.sides[player];
  const { secretToIpFactor, npcCombinationChance } = visibleState.config;
  const unknown = visibleState.board.safes.length - combinations.length;
  const points = secrets.includes(id) ? 0 : secretToIpFactor;
  return points + (unknown > 0 ? npcCombinationChance * strategy.combinationValue(visibleState) * 0.6 : 0);
}

/**
 * Returns the value of opening a safe: its secret, the next combination, and the collar in the last one. It is 0 if the
 * combination is unknown or the safe is already open.
 */
export function safeWorth(visibleState: State, player: Player, number: number, strategy: Strategy): number {
  const { combinations, opened } = visibleState.sides[player];
  if (!combinations.includes(number) || opened.includes(number)) return 0;
  const { secretToIpFactor } = visibleState.config;
  const last = visibleState.board.safes.length;
  const next = number < last && !combinations.includes(number + 1) ? strategy.combinationValue(visibleState) * 0.5 : 0;
  return secretToIpFactor + (number === last && !visibleState.collarTaken ? strategy.collarValue(visibleState) : next);
}

/** Returns the people on the board who do not belong to a player. */
export function strangers(visibleState: State, player: Player): PersonOnBoard[] {
  return visibleState.people.filter(isOnBoard).filter(({ faction }) => faction !== player);
}
