import { isTurnOver } from '../rules/course/turns.ts';
import { makePoint, type Point } from '../rules/grid.ts';
import { isAccessible } from '../rules/match/board.ts';
import { isPlayer, peopleOnBoard, personOf } from '../rules/match/people.ts';
import { draftable } from '../rules/preparation.ts';
import type { State } from '../state.ts';

/** Function that returns a description of the violation, or a falsy value if there is none. */
type Invariant = (state: State) => string | false | undefined;

/** Returns the description of the first violation, or undefined if there is none. */
export function invariantViolation(state: State): string | undefined {
  for (const invariant of state.phase === 'draft' || state.phase === 'equipment' ? PREPARATION : ROUNDS) {
    const flaw = invariant(state);
    if (flaw) return flaw;
  }
  return undefined;
}

const PREPARATION: readonly Invariant[] = [
  ({ sides }) => {
    const agents = sides.flatMap((side) => [...side.agents, ...(side.offer?.agents ?? [])]);
    return hasDouble(agents) && 'a character is with both players';
  },
  ({ sides }) => {
    const gadgets = sides.flatMap((side) => [...side.gadgets, ...(side.offer?.gadgets ?? [])]);
    return hasDouble(gadgets) && 'a gadget is with both players';
  },
  ({ sides }) => sides.some(({ agents, gadgets }) => agents.length > 4 || gadgets.length > 6) && 'a side is too large',
  ({ phase, sides }) => phase === 'draft' && sides.every(({ offer }) => !offer) && 'both players wait',
];

const ROUNDS: readonly Invariant[] = [
  (state) => hasDouble(occupiedFields(state).map(makePoint)) && 'two figures share a field',
  (state) => occupiedFields(state).some((at) => !isAccessible(state.board, at)) && 'a figure stands where nobody can',
  ({ people }) => people.some(({ hp, at }) => at && (hp < 1 || hp > 100)) && 'health is out of bounds',
  ({ people }) => people.some(({ ip, chips, bp, ap }) => Math.min(ip, chips, bp, ap) < 0) && 'a value is negative',
  ({ board }) => board.tables.some(({ chips }) => chips < 0) && 'a table owes chips',
  ({ people }) =>
    people.some(({ at, items }) => !at && items.length > 0) && 'somebody left and still carries something',
  (state) => hasDouble(gadgetsIn(state)) && 'a gadget exists twice',
  (state) =>
    gadgetsIn(state).some((name) => !draftable(state).includes(name) && name !== 'DIAMOND_COLLAR') &&
    'a gadget is unknown',
  (state) => !state.collarTaken && gadgetsIn(state).includes('DIAMOND_COLLAR') && 'the collar is out and in its safe',
  ({ board }) => hasDouble(board.lying.map(({ at }) => makePoint(at))) && 'two gadgets lie on one field',
  ({ board }) => board.lying.some(({ at }) => !isAccessible(board, at)) && 'a gadget lies where nobody can fetch it',
  ({ board }) => hasDouble(board.cocktails.map(({ at }) => makePoint(at))) && 'two cocktails share a table',
  ({ board, round }) => board.fog.some(({ until }) => until <= round) && 'old fog is left',
  ({ sides }) =>
    sides.some(
      ({ combinations, opened }) => hasDouble(combinations) || opened.some((n) => !combinations.includes(n)),
    ) && 'a safe was opened without its combination',
  ({ people }) => people.some(({ properties }) => hasDouble(properties)) && 'a property is there twice',
  (state) => hasDouble(state.order) && 'somebody is in the order twice',
  ({ round, config, people }) => round > config.roundLimit + people.length && 'the match does not end',
  (state) => (state.phase === 'over') !== (state.ending !== null) && 'the end has no winner',
  activeIsWrong,
];

function activeIsWrong(state: State): string | false {
  if (state.phase !== 'rounds') return false;
  if (state.active === null) return 'nobody is on';
  const active = personOf(state, state.active);
  if (!isPlayer(active.faction)) return 'a guest waits for a player';
  return isTurnOver(state.board, active) && 'somebody is on without points';
}

function occupiedFields(state: State): Point[] {
  const figures = [state.cat, state.janitor].filter((at) => at !== null);
  return [...peopleOnBoard(state).map(({ at }) => at), ...figures];
}

function gadgetsIn({ people, board }: State): string[] {
  return [...people.flatMap(({ items }) => items), ...board.lying.map(({ item }) => item)].map(({ gadget }) => gadget);
}

function hasDouble(list: readonly unknown[]): boolean {
  return new Set(list).size !== list.length;
}
