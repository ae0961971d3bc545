import { createHmac, randomBytes } from 'node:crypto';
import type { Seed } from '../../../games/kit/chance.ts';
import type { AnyGame } from '../../../games/kit/game.ts';
import { AlreadyHandledError } from '../../../storage/index.ts';
import type { Context } from '../context.ts';
import { dayOf } from '../day.ts';

const DAILY_SECRET = 'daily';

/** The seed of a day: the same for everybody, and nobody's guess before, because it follows from a secret of this installation. */
export async function seedOf(context: Context, game: string, day: string): Promise<string> {
  return createHmac('sha256', await secretOf(context))
    .update(`${game} ${day}`)
    .digest('hex');
}

/** The secret that seeds are made from, drawn once; whoever comes second takes the first one's. */
async function secretOf(context: Context): Promise<string> {
  const kept = await context.secrets.get(DAILY_SECRET);
  if (kept !== undefined) return kept;
  try {
    const drawn = randomBytes(32).toString('hex');
    await context.storage.commit(context.secrets.add(DAILY_SECRET, drawn));
    return drawn;
  } catch (error) {
    if (error instanceof AlreadyHandledError) return secretOf(context);
    throw error;
  }
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
): Promise<{ options: unknown; seed: Seed; daily?: string }> {
  if (!daily || !game.daily) return { options: orUsual(game, options), seed: wanted ?? context.newSeed() };
  const day = dayOf(context.now());
  const seed = await seedOf(context, game.id, day);
  const choice = Number.parseInt(seed.slice(0, 8), 16) >>> 1;
  return { options: game.daily.options(choice, seed), seed, daily: day };
}

/** The options that somebody set, else what the game plays at a table. */
function orUsual({ usualOptions }: AnyGame, options: unknown): unknown {
  return usualOptions !== undefined && Object.keys(options as object).length === 0 ? usualOptions : options;
}
