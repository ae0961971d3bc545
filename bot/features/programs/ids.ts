import { idFormat, key, word } from '../../custom-ids/fields.ts';

/** Actions on the seat of a user's program. */
const ACTS = ['show', 'seat', 'secret', 'self', 'computer', 'resign'] as const;

export const programId = idFormat`program|${key('table')}|${word('act', ACTS)}`;
