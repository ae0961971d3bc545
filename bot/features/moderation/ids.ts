import { gameName, idFormat, key, optionalKey, person, word } from '../../custom-ids/fields.ts';
import { PATTERNS } from './patterns.ts';

const TABLE_ACTS = ['show', 'name', 'close', 'sureClose', 'void', 'sureVoid'] as const;
/** Actions of server admins on a user. `sure…` confirms. */
const SANCTIONS = ['show', 'choose', 'block', 'unblock', 'close', 'sureClose', 'void', 'sureVoid'] as const;

export const moderateId = idFormat`moderate|${word('act', TABLE_ACTS)}|${key('table')}`;
/** `from` is the table or the page that the player's page was opened from. */
export const sanctionId = idFormat`sanction|${word('act', SANCTIONS)}|${person('person')}|${optionalKey('from')}`;
export const fairPlayId = idFormat`fairPlay|${word('act', ['show', 'void', 'sure'])}|${word('pattern', PATTERNS)}|${gameName('game')}|${person('one')}|${person('other')}`;
/** The list of suspicious games. */
export const fairPlayListId = idFormat`fairPlayList`;

export type SanctionId = Parameters<typeof sanctionId.make>[0];
export type FairPlayId = Parameters<typeof fairPlayId.make>[0];
