import { isDeepStrictEqual } from 'node:util';
import type { Table } from '../../../storage/records/table.ts';
import { newTable, openTable } from '../../host/actions/open.ts';
import { joinTable } from '../../host/actions/seats.ts';
import { tablesIn } from '../../host/commit/table-lists.ts';
import { type Context, strengthOf } from '../../host/context.ts';
import type { LoadedTable, Request } from '../../host/feature.ts';
import { badOptions, ignoreRefusal, Refusal, refusalsOf } from '../../host/refusal.ts';
import { isInLobby, readTableOrQuarantine } from '../../host/table/find.ts';
import { hostOf, personsAt } from '../../host/table/table.ts';
import { texts } from './words/texts.ts';

export const refusal = refusalsOf(texts.refusals);

interface Challenger {
  readonly id: string;
  readonly name: string;
}

/**
 * Joins an equal open challenge of other users on the server, or opens this one. The server's lock prevents two equal
 * challenges from being opened at the same time.
 */
export function findOpponent(context: Context, request: Request, user: Challenger): Promise<LoadedTable> {
  const guild = request.location.guild ?? '';
  return context.storage.transact(`lobby:${guild}`, async (transaction) => {
    const open = await challengesIn(context, guild);
    checkLimits(context, open, request, user.id);
    const options = request.game.options.safeParse(request.options);
    if (!options.success) throw badOptions(options.error.issues);
    const wanted = await newTable(context, request, { options: options.data, seed: 0 });
    for (const table of open) {
      if (!isEqual(table, wanted) || !(await areAllSuitable(context, table, request.terms?.rating))) continue;
      const joining = joinTable(context, table.id, user.id, user.name, undefined, transaction);
      const joined = await joining.catch(ignoreRefusal);
      if (joined) return joined;
    }
    return openTable(context, request, [], transaction);
  });
}

/** Returns the open challenges of a server, oldest first. */
export async function challengesIn(context: Context, guild: string): Promise<Table[]> {
  const ids = await tablesIn(context, guild);
  const tables = await Promise.all(ids.map((id) => readTableOrQuarantine(context, id)));
  return tables.filter((table) => table !== undefined).filter(isInLobby);
}

function checkLimits(context: Context, open: readonly Table[], { game }: Request, person: string): void {
  const own = open.filter((table) => hostOf(table) === person);
  if (own.some((table) => table.game === game.id)) throw refusal('alreadyLooking');
  if (own.length >= context.limits.challengesPerPerson) throw refusal('tooManyChallenges');
}

/** Whether two challenges offer the same game with the same rules, clock, terms and number of seats. */
function isEqual(one: Table, other: Table): boolean {
  const [offer, wanted] = [one, other].map(({ game, options, seats, clock, terms }) => {
    const { rating, perTurnMs, ...rest } = terms;
    return { game, options, seats: seats.length, perTurnMs: clock.perTurnMs, terms: rest };
  });
  return isDeepStrictEqual(offer, wanted);
}

/** Maximum difference between similar ratings. */
const MAX_RATING_DIFFERENCE = 200;

/** Refuses a user unless their rating is established and close to `wanted`. Everyone may play if no rating is wanted. */
export async function checkRating(
  context: Context,
  person: string,
  game: string,
  wanted: number | undefined,
): Promise<void> {
  if (wanted === undefined) return;
  const strength = await strengthOf(context, person, game);
  if (strength === undefined) throw refusal('provisional');
  const yours = Math.round(strength);
  if (Math.abs(yours - wanted) > MAX_RATING_DIFFERENCE)
    throw new Refusal('notEven', texts.ratingTooFar({ wanted, yours }));
}

/** Whether the ratings of all players at a table are close to `rating`. True if no rating is required. */
async function areAllSuitable(context: Context, table: Table, rating: number | undefined): Promise<boolean> {
  const checks = personsAt(table).map((person) => checkRating(context, person, table.game, rating).then(() => true));
  const suitable = await Promise.all(checks.map((check) => check.catch(ignoreRefusal)));
  return suitable.every(Boolean);
}
