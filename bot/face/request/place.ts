import type { AnyGame } from '../../../games/kit/game.ts';
import type { Server } from '../../../storage/records/server.ts';
import type { Table } from '../../../storage/records/table.ts';
import type { House } from '../../host/house/house.ts';
import { readPerson } from '../../host/people/person.ts';
import type { Asked } from '../desk/answer.ts';
import { languageOf } from '../drawing/words.ts';

/** Where the new table is asked for: the channel, thread or DM of the command. Its board is as the server wants it. */
export function placeOf(interaction: Asked, { language, display }: Server): Table['place'] {
  const { guildId, channelId, guildLocale, locale } = interaction;
  return {
    guild: guildId,
    channel: channelId ?? '',
    message: null,
    language: language ?? languageOf(guildLocale ?? locale),
    ...(display && { display }),
  };
}

/** The server's settings for a new table; one for a single player is drawn as that player wants it. */
export async function settingsFor(house: House, game: AnyGame, person: string, server: Server): Promise<Server> {
  if (game.seats.max > 1) return server;
  const { display = server.display } = await readPerson(house, person);
  return display ? { ...server, display } : server;
}

/** The channel that a thread belongs to. */
export function parentOf({ channel }: Asked): string | null {
  return channel?.isThread() ? channel.parentId : null;
}
