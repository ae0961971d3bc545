import { say } from '@longtable/kit';
import { type APIGuildMember, Routes } from 'discord.js';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { createThread } from '../../boards/threads.ts';
import { openTable } from '../../host/actions/open.ts';
import { requireRoom } from '../../host/commit/table-lists.ts';
import { type Context, suitableLevel } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { isRefusal, Refusal } from '../../host/refusal.ts';
import { displayIn, readServer, requireGame } from '../../host/settings.ts';
import type { Bot } from '../../interactions/bot.ts';
import { needsRole } from '../settings/index.ts';
import type { Identity } from './identity.ts';

/** Opens a table with default options for a user: alone, or against computers of similar strength. In a thread if the channel has a table. */
export async function startGame(bot: Bot, context: Context, identity: Identity, id: string): Promise<LoadedTable> {
  const { user, name, channel, guild, language } = identity;
  const game = context.games.get(id);
  if (!game) throw new Refusal('gameGone');
  const server = requireGame(await readServer(context, guild), game.id, channel, null);
  await requireTableRole(bot, identity, server.tableRoles);
  const level = game.seats.max > 1 ? await suitableLevel(context, game, user) : undefined;
  if (!level && game.seats.min > 1) throw new Refusal('noComputer');
  const others = Array.from(
    { length: game.seats.min - 1 },
    (): SeatOccupant => ({ kind: 'computer', level: level!.id }),
  );
  const occupants: SeatOccupant[] = [{ kind: 'person', id: user, name }, ...others];
  const display = displayIn(server, channel, null);
  const location = { guild, channel, message: null, language, ...(display && { display }) };
  const open = (channel: string) =>
    openTable(context, { game, options: {}, occupants, location: { ...location, channel } });
  try {
    return await open(channel);
  } catch (error) {
    if (!isRefusal(error, 'placeTaken') || guild === null) throw error;
    await requireRoom(context, user, location);
    const thread = await createThread(bot.client.rest, channel, `${say(game.title, language)} · ${name}`);
    if (thread === undefined) throw error;
    return open(thread);
  }
}

/** Refuses a user without the roles to which a server limits new tables. */
async function requireTableRole(
  { client }: Bot,
  { guild, user }: Identity,
  roles: readonly string[] = [],
): Promise<void> {
  if (roles.length === 0 || guild === null) return;
  const member = await client.rest.get(Routes.guildMember(guild, user)).catch(() => undefined);
  const own = (member as APIGuildMember | undefined)?.roles ?? [];
  if (roles.some((role) => own.includes(role))) return;
  throw needsRole('tableRoles', roles);
}
