import type { Display } from '../../../storage/records/display.ts';
import { type Server, serverSettingsKind } from '../../../storage/records/server.ts';
import type { Context } from '../context.ts';
import { changeRecord, readOrQuarantine } from '../read.ts';
import { type Refused, refusal } from '../refusal.ts';

/** What those who manage a server have set; nothing in a DM. */
export async function readServer(context: Context, guild: string | null): Promise<Server> {
  return guild === null ? {} : ((await readOrQuarantine(context, serverSettingsKind, guild)) ?? {});
}

/** Changes the settings of a server from what they are now; gives what they are then. */
export function changeServer(context: Context, guild: string, change: (server: Server) => Server): Promise<Server> {
  return changeRecord(context, serverSettingsKind, guild, `server:${guild}`, (server = {}) => change(server));
}

/** Why a game cannot be played in a channel, if the server has something against it; threads count as their channel. */
export function unwelcome(server: Server, game: string, channel: string, parent: string | null): Refused | undefined {
  if (server.withheld?.includes(game)) return refusal('gameWithheld');
  const { channels = [], forum } = server;
  const home = forum === undefined ? channels : [...new Set([...channels, forum])];
  if (channels.length === 0 || home.some((open) => open === channel || open === parent)) return undefined;
  const where = home.map((open) => `<#${open}>`).join(', ');
  return {
    refused: {
      code: 'wrongChannel',
      sentence: {
        en: `On this server, games are played in ${where}. Open your table there.`,
        de: `Auf diesem Server wird in ${where} gespielt. Eröffne deinen Tisch dort.`,
      },
    },
  };
}

/** How public boards are drawn in a channel: as is set for it, or as in the whole server; threads count as their channel. */
export function displayIn(
  { display, displays = {} }: Server,
  channel: string,
  parent: string | null,
): Display | undefined {
  return displays[channel] ?? (parent === null ? undefined : displays[parent]) ?? display;
}

/** A list with an entry or without it. */
export function withOrWithout(list: readonly string[] = [], entry: string, isIn: boolean): string[] {
  const others = list.filter((one) => one !== entry);
  return isIn ? [...others, entry] : others;
}
