import { idFormat, key, number, optionalKey, person, viewer, word } from '../../custom-ids/fields.ts';

const page = number('page', 6);
const step = word('step', [
  'first',
  'back',
  'goto',
  'forward',
  'last',
  'viewer',
  'file',
  'film',
  'gif',
  'share',
  'open',
]);

/** Without a table, the replay is in the attached file. */
export const replayId = idFormat`replay|${step}|${optionalKey('table')}|${viewer('viewer')}|${number('move', 6)}`;

export type ReplayId = NonNullable<ReturnType<typeof replayId.parse>>;

export const historyId = idFormat`history|${word('act', ['newer', 'older', 'replay', 'file'])}|${person('person')}|${page}`;

export type HistoryId = NonNullable<ReturnType<typeof historyId.parse>>;

export const shareId = idFormat`share|${key('table')}`;

export const logId = idFormat`log|${key('table')}|${page}`;
