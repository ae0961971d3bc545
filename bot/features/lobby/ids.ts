import { idFormat, key, word } from '../../custom-ids/fields.ts';

/** Asks for a game to find an opponent for. */
export const opponentId = idFormat`opponent`;

/** Answers to the question where to find opponents on a server without a lobby channel. */
export const lobbyId = idFormat`lobby|${word('act', ['create', 'here', 'friend'])}|${key('request')}`;
