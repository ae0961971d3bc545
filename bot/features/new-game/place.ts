import type { AnyGame } from '../../../games/kit/game.ts';
import type { Server } from '../../../storage/records/server.ts';
import type { Table } from '../../../storage/records/table.ts';
import type { Request } from '../../host/actions/open.ts';
import type { Context } from '../../host/context.ts';
import { readPerson } from '../../host/people/person.ts';
import { displayIn, readServer, unwelcome } from '../../host/people/server.ts';
import type { Refused } from '../../host/refusal.ts';
import { isThread } from '../../interactions/layouts.ts';
import type { Reply } from '../../interactions/reply.ts';
import { languageOf } from '../../render/text.ts';

/** The settings of the server where a game is asked for, or why it can’t be played there. */
export async function serverFor(context: Context, reply: Reply, game: AnyGame): Promise<Server | Refused> {
  const server = await readServer(context, reply.guildId);
  return unwelcome(server, game.id, reply.channelId, parentOf(reply)) ?? server;
}

/** Where the new table is asked for: the channel, thread or DM of the command. Its board is as the server wants it there. */
export function placeOf(reply: Reply, server: Server): Table['place'] {
  const { guildId, channelId, guildLocale, locale } = reply.interaction;
  const { language } = server;
  const display = displayIn(server, channelId ?? '', parentOf(reply));
  return {
    guild: guildId,
    channel: channelId ?? '',
    ...(reply.isGuest && { guest: true }),
    message: null,
    language: language ?? languageOf(guildLocale ?? locale),
    ...(display && { display }),
  };
}

/** The server's settings for a new table; one for a single player is drawn as that player wants it, in their language unless the server has set one. */
export async function settingsFor(context: Context, game: AnyGame, reply: Reply, server: Server): Promise<Server> {
  if (game.seats.max > 1) return server;
  const { display } = await readPerson(context, reply.user.id);
  const own = inOwnLanguage(reply, server);
  return display ? { ...own, display, displays: {} } : own;
}

/** The server's settings for a table that one person alone reads. */
export function inOwnLanguage({ locale }: Reply, server: Server): Server {
  return { ...server, language: server.language ?? languageOf(locale) };
}

/** The place of a table that was asked for elsewhere in the server: its board is as the server wants it here. */
export async function placeIn(context: Context, { game, place }: Request, channel: string): Promise<Table['place']> {
  const { display: asked, guest, ...rest } = place;
  const there = displayIn(await readServer(context, place.guild), channel, null);
  const display = game.seats.max > 1 ? there : asked;
  return { ...rest, channel, ...(display && { display }) };
}

/** The channel that a thread belongs to. */
export function parentOf({ channel }: Reply): string | null {
  return (channel && isThread(channel) && channel.parent_id) || null;
}
