import { idFormat, word } from '../../custom-ids/fields.ts';

/** Server settings with a menu. `menu` chooses one of them. `access` shows the bot's permissions, `show` all settings. */
const SETUP = [
  ...['lobby', 'channels', 'language', 'log', 'forum', 'games', 'clock', 'display', 'tables', 'tablesEach'],
  ...['inactivity', 'vacation', 'tableRoles', 'tournamentRoles', 'designRoles', 'names', 'menu', 'access', 'show'],
] as const;

export const setupId = idFormat`setup|${word('what', SETUP)}`;

export type SetupId = Parameters<typeof setupId.make>[0];
