import type { Seed } from '../../../games/kit/chance.ts';
import type { AnyGame, Level } from '../../../games/kit/game.ts';
import type { Sitter, Table } from '../../../storage/records/table.ts';
import type { Context } from '../context.ts';
import { dayOf } from '../day.ts';
import { keyedHash } from '../secret.ts';

/** The seed of a day: the same for everybody, and nobody's guess before, because it follows from a secret of this installation. */
export function seedOf(context: Context, game: string, day: string): Promise<string> {
  return keyedHash(context, 'daily', `${game} ${day}`);
}

/** What a table is made from, and what that makes it. */
export interface Deal {
  readonly options: unknown;
  readonly seed: Seed;
  readonly daily?: string;
  readonly lesson?: true;
  readonly puzzle?: NonNullable<Table['puzzle']>;
}

/** What a table is made from: a person's options and a seed, fresh unless they want one again, or what this day has for everybody. */
export async function dealFor(
  context: Context,
  {
    game,
    options,
    daily,
    seed: wanted,
  }: { game: AnyGame; options: unknown; daily?: boolean | undefined; seed?: Seed | undefined },
): Promise<Deal> {
  if (!daily || !game.daily) return { options: orUsual(game, options), seed: wanted ?? context.newSeed() };
  const day = dayOf(context.now());
  const seed = await seedOf(context, game.id, day);
  const choice = Number.parseInt(seed.slice(0, 8), 16) >>> 1;
  return { options: game.daily.options(choice, seed), seed, daily: day };
}

/** Who plays against everybody on a day: from Monday to Sunday the computer gets stronger. */
export function opponentOn(day: string, { seats, computers }: AnyGame): Level | undefined {
  const levels = seats.min > 1 ? (computers?.levels ?? []) : [];
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return levels[Math.round((weekday / 6) * (levels.length - 1))];
}

/** A person who plays the game of a day and the computers they play it against. */
export function sittersOn(day: string, game: AnyGame, [player]: readonly Sitter[]): readonly Sitter[] {
  const level = opponentOn(day, game)?.id;
  const others = level === undefined ? [] : Array(game.seats.min - 1).fill({ kind: 'computer', level });
  return player ? [player, ...others] : [];
}

/** The options that somebody set, else what the game plays at a table; how it starts says nothing about the rest. */
function orUsual({ usualOptions, fairStart }: AnyGame, options: unknown): unknown {
  const set = Object.keys(options as object).filter((name) => name !== fairStart?.option);
  return set.length === 0 ? { ...usualOptions, ...(options as object) } : options;
}
