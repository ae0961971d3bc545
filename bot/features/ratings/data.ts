import type { Context } from '../../host/context.ts';
import { pseudonymOf, readOrQuarantine } from '../../host/records.ts';
import { dropList, listKind, removeFrom } from '../history/index.ts';
import { playerListId } from './leaders.ts';
import { readPlayerStats } from './player-stats.ts';
import { endOfSeason } from './rating.ts';
import { playerStatsKind, ratingTraceKind, tallyKind } from './record.ts';

/** Returns the games in which a user had ratings before they deleted their data this season. */
export async function tracedGames(context: Context, person: string): Promise<readonly string[]> {
  return (await readOrQuarantine(context, ratingTraceKind, await pseudonymOf(context, person)))?.games ?? [];
}

/** Deletes a user's stats. Their trace prevents that a rating is reset this season. */
export async function removePlayerStats(context: Context, person: string): Promise<void> {
  const { games, scopes } = await readPlayerStats(context, person);
  for (const [home, played] of Object.entries(scopes)) {
    await context.storage.transact(`scope:${home}`, async ({ write }) => {
      const rolls = await Promise.all(played.map((game) => removeFrom(context, playerListId(home, game), person)));
      write(...rolls.flat());
    });
  }
  const rated = Object.keys(games).filter((game) => games[game]?.rating);
  const traced = new Set([...(await tracedGames(context, person)), ...rated]);
  const trace = { games: [...traced], until: endOfSeason(context.now()) };
  const pseudonym = await pseudonymOf(context, person);
  await context.storage.transact(`player:${person}`, ({ write }) => {
    write(context.storage.store(playerStatsKind).drop(person));
    if (traced.size > 0) write(context.storage.store(ratingTraceKind).put(pseudonym, trace));
  });
}

/** Deletes the leaderboards and statistics of a server. */
export async function removeServerStats(context: Context, guild: string): Promise<void> {
  const { storage } = context;
  const idsIn = async (ids: AsyncIterable<string>) =>
    (await Array.fromAsync(ids)).filter((id) => id.startsWith(`${guild}/`));
  const lists = await idsIn(storage.store(listKind).ids());
  const tallies = await idsIn(storage.store(tallyKind).ids());
  await storage.transact(`scope:${guild}`, async ({ write }) => {
    write(...(await Promise.all(lists.map((list) => dropList(context, list)))).flat());
    write(...tallies.map((id) => storage.store(tallyKind).drop(id)));
  });
}
