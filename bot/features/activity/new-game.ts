import { say } from '@longtable/kit';
import { type APIChannel, type APIGuildMember, ChannelType, Routes, ThreadAutoArchiveDuration } from 'discord.js';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { openTable } from '../../host/actions/open.ts';
import { requireRoom } from '../../host/commit/table-lists.ts';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { isRefusal, Refusal } from '../../host/refusal.ts';
import { displayIn, gameRefusalIn, readServer } from '../../host/settings.ts';
import { suitableLevel } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import { needsRole } from '../settings/index.ts';
import type { Identity } from './identity.ts';

/** Opens a table with default options for a user: alone, or against computers of similar strength. In a thread if the channel has a table. */
export async function startGame(bot: Bot, context: Context, identity: Identity, id: string): Promise<LoadedTable> {
  const { user, name, channel, guild, language } = identity;
  const game = context.games.get(id);
  if (!game) throw new Refusal('gameGone');
  const server = await readServer(context, guild);
  const refused = gameRefusalIn(server, game.id, channel, null);
  if (refused) throw refused;
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
  try {
    return await openTable(context, { game, options: {}, occupants, location });
  } catch (error) {
    if (!isRefusal(error, 'placeTaken') || guild === null) throw error;
    await requireRoom(context, user, location);
    const thread = await createThread(bot, channel, `${say(game.title, language)} · ${name}`);
    if (thread === undefined) throw error;
    return openTable(context, { game, options: {}, occupants, location: { ...location, channel: thread } });
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

/** Creates a thread and returns its id. Undefined if Discord rejects it. */
async function createThread({ client }: Bot, channel: string, name: string): Promise<string | undefined> {
  const type = ChannelType.PublicThread;
  const body = { name: name.slice(0, 100), type, auto_archive_duration: ThreadAutoArchiveDuration.OneWeek };
  const thread = await client.rest.post(Routes.threads(channel), { body }).catch(() => undefined);
  return (thread as APIChannel | undefined)?.id;
}
