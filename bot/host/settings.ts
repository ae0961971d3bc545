import type { AnyGame } from '@longtable/kit';
import { changeRecord, readOrQuarantine } from '../../storage/record-access.ts';
import { type Display, type Person, userSettingsKind } from '../../storage/records/person.ts';
import { type Server, serverSettingsKind } from '../../storage/records/server.ts';
import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';
import { texts } from './words/texts.ts';

export async function readPerson(context: Context, id: string): Promise<Person> {
  return (await readOrQuarantine(context, userSettingsKind, id)) ?? {};
}

/** Changes a user's settings under a lock, and returns them. */
export function changePerson<Changed extends Person>(
  context: Context,
  id: string,
  change: (person: Person) => Changed,
): Promise<Changed> {
  return changeRecord(context, userSettingsKind, id, `person:${id}`, (person = {}) => change(person));
}

/** Reads the settings of a server. Empty in a DM. */
export async function readServer(context: Context, guild: string | null): Promise<Server> {
  return guild === null ? {} : ((await readOrQuarantine(context, serverSettingsKind, guild)) ?? {});
}

/** Returns the games that a server offers: all, except the disabled ones. */
export function gamesOn({ games }: Context, { disabledGames = [] }: Server): AnyGame[] {
  return [...games.values()].filter(({ id }) => !disabledGames.includes(id));
}

/** Changes the settings of a server under a lock. Returns the new settings. */
export function changeServer(context: Context, guild: string, change: (server: Server) => Server): Promise<Server> {
  return changeRecord(context, serverSettingsKind, guild, `server:${guild}`, (server = {}) => change(server));
}

/** Returns the server. Refuses a game that it does not allow in a channel. Threads count as their parent channel. */
export function requireGame(server: Server, game: string, channel: string, parent: string | null): Server {
  if (server.disabledGames?.includes(game)) throw new Refusal('gameDisabled');
  const { channels = [], forum } = server;
  const home = forum === undefined ? channels : [...new Set([...channels, forum])];
  if (channels.length === 0 || home.some((open) => open === channel || open === parent)) return server;
  const where = home.map((open) => `<#${open}>`).join(', ');
  throw new Refusal('wrongChannel', texts.server.otherChannels({ where }));
}

/** Returns the display of public boards in a channel, otherwise that of its parent channel or of the server. */
export function displayIn(
  { display, displays = {} }: Server,
  channel: string,
  parent: string | null,
): Display | undefined {
  return displays[channel] ?? (parent === null ? undefined : displays[parent]) ?? display;
}

/** Adds an entry to a list or removes it. */
export function withOrWithout(list: readonly string[] = [], entry: string, isIn: boolean): string[] {
  const others = list.filter((each) => each !== entry);
  return isIn ? [...others, entry] : others;
}
