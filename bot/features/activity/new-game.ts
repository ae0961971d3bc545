import { say } from '@longtable/kit';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { createThread } from '../../boards/threads.ts';
import { openTable } from '../../host/actions/open.ts';
import { requireRoom } from '../../host/commit/table-lists.ts';
import { type Context, suitableLevel } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { isRefusal, Refusal } from '../../host/refusal.ts';
import { displayIn, readServer, requireGame } from '../../host/settings.ts';
import { type Asker, requireRole } from '../../interactions/access.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Identity } from './identity.ts';

/** Opens a table with default options for a user: alone, or against computers of similar strength. In a thread if the channel has a table. */
export async function startGame(bot: Bot, context: Context, identity: Identity, id: string): Promise<LoadedTable> {
  const { user, name, channel, guild, language } = identity;
  const game = context.games.get(id);
  if (!game) throw new Refusal('gameGone');
  const server = requireGame(await readServer(context, guild), game.id, channel, null);
  await requireRole(askerOf(bot, identity), 'tableRoles');
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

/** Returns the user of a page, who asks without an interaction. */
export function askerOf(bot: Bot, { user, guild }: Identity): Asker {
  return { bot, user: { id: user }, guildId: guild };
}
