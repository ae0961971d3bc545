import { idFormat, key, word } from '../../custom-ids/fields.ts';

/** Actions. `start` asks for confirmation: `begin` or `later`. `sure` confirms `/tournament cancel`. */
const ACTS = ['join', 'withdraw', 'start', 'begin', 'later', 'announce', 'standings', 'sure'] as const;

export const tournamentId = idFormat`tournament|${word('act', ACTS)}|${key('tournament')}`;
