import type { Logger } from 'pino';
import { type Arguments, lobbyName, type Option, wholeNumber } from './arguments.ts';
import { makeLog } from './files.ts';

/** Options of the programs that join a server. */
export const SERVER_PORT: Option = { letter: 'p', value: 'PORT', about: 'its port (default: 7007)' };
export const HELP_OPTION: Option = { letter: 'h', about: 'show this help' };

interface PlayerSettings {
  readonly name: string;
  readonly port: number;
  readonly lobby: string;
  readonly log: Logger;
}

/** Reads the settings shared by the clients of users and computers. Throws on the first invalid one. */
export function playerSettings(
  { values, extras }: Arguments,
  defaults: { readonly name?: string; readonly verbosity: string },
): PlayerSettings {
  const name = values.name ?? defaults.name;
  if (name === undefined) throw new Error('--name is missing. See --help.');
  if (name.trim().length < 2 || name.length > 100) throw new Error('--name needs at least 2 letters, 100 at most.');
  return {
    name,
    port: wholeNumber(values.port ?? '7007', 'port', 1, 65_535),
    lobby: lobbyName(values.lobby ?? extras.lobby),
    log: makeLog(wholeNumber(values.verbosity ?? defaults.verbosity, 'verbosity', 0, 5), extras.log),
  };
}
