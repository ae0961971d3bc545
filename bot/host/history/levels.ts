import type { AnyGame, Level } from '@longtable/kit';
import type { Context } from '../context.ts';
import { isFinished, type LoadedTable, resultOf } from '../table/table.ts';
import { readStanding } from './standing.ts';

/** What somebody asks for who wants a computer about as strong as they are. */
export const NEAR = 'near';

/** Whether the levels of a game can be compared with people. */
export function isOnScale({ computers }: AnyGame): boolean {
  return computers?.levels.some(({ rating }) => rating !== undefined) ?? false;
}

/** The level that somebody asked for; without a rating of their own, the gentlest is near enough. */
export async function levelFor(
  context: Context,
  game: AnyGame,
  person: string,
  asked: string,
): Promise<Level | undefined> {
  const levels = game.computers?.levels ?? [];
  if (asked !== NEAR) return levels.find(({ id }) => id === asked);
  const { rating } = (await readStanding(context, person)).games[game.id] ?? {};
  return rating ? levelNear(levels, rating.rating) : levels[0];
}

/** The level whose rating is nearest, the weaker of two that are equally near; the gentlest where none has a rating. */
export function levelNear(levels: readonly Level[], strength: number): Level | undefined {
  const distance = ({ rating }: Level) => Math.abs((rating ?? Number.POSITIVE_INFINITY) - strength);
  return levels.toSorted((one, other) => distance(one) - distance(other) || 0)[0];
}

/** The next stronger level than the one that a person has beaten here, if that was so. */
export function levelAbove(loaded: LoadedTable): Level | undefined {
  const { table, game } = loaded;
  const [winner, ...others] = (isFinished(table) && resultOf(loaded)?.winners) || [];
  const beaten = table.seats.find((sitter) => sitter.kind === 'computer');
  const isAlone = table.seats.length === 2 && others.length === 0;
  if (!beaten || !isAlone || winner === undefined || table.seats[winner]?.kind !== 'person') return undefined;
  const levels = game.computers?.levels ?? [];
  const place = levels.findIndex(({ id }) => id === beaten.level);
  return place < 0 ? undefined : levels[place + 1];
}
