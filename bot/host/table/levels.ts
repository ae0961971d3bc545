import type { AnyGame, Level } from '@longtable/kit';
import type { Context } from '../context.ts';
import type { LoadedTable } from '../feature.ts';
import { isFinished, resultOf } from './table.ts';

/** The choice of the level that suits the user. Only features offer it. */
export const SUITABLE = 'near';

/** Returns the chosen level, or undefined if the game does not have it. */
export async function levelFor(
  context: Context,
  game: AnyGame,
  person: string,
  chosen: string,
): Promise<Level | undefined> {
  if (chosen === SUITABLE) return suitableLevel(context, game, person);
  return game.computers?.levels.find(({ id }) => id === chosen);
}

/** Returns the level that suits a user, or the first one if no feature knows it. */
export async function suitableLevel(context: Context, game: AnyGame, person: string): Promise<Level | undefined> {
  for (const feature of context.features) {
    const level = await feature.suitableLevel?.(context, game, person);
    if (level) return level;
  }
  return game.computers?.levels[0];
}

/**
 * Returns the next stronger level if a person has won against a computer in a game for two. Otherwise, or if there is no stronger level, undefined.
 */
export function levelAbove(loaded: LoadedTable): Level | undefined {
  const { table, game } = loaded;
  const [winner, ...others] = (isFinished(table) && resultOf(loaded)?.winners) || [];
  const beaten = table.seats.find((occupant) => occupant.kind === 'computer');
  const isAlone = table.seats.length === 2 && others.length === 0;
  if (!beaten || !isAlone || winner === undefined || table.seats[winner]?.kind !== 'person') return undefined;
  const levels = game.computers?.levels ?? [];
  const rank = levels.findIndex(({ id }) => id === beaten.level);
  return rank < 0 ? undefined : levels[rank + 1];
}
