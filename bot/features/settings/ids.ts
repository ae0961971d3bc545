import { idFormat, key } from '../../custom-ids/fields.ts';

/** Opens the menu of a setting. `menu` chooses one of them. `access` shows the bot's permissions, `show` all settings. */
export const setupId = idFormat`setup|${key('what')}`;
