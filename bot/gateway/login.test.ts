import { EventEmitter } from 'node:events';
import { type Client, Events } from 'discord.js';
import { expect, test } from 'vitest';
import { loginErrorText, onFatalClose } from './gateway.ts';

test.each<[error: object, text: string]>([
  [{ code: 'TokenInvalid' }, 'This token is invalid.'],
  [{ status: 401, message: '401: Unauthorized' }, 'This token is invalid.'],
  [{ message: 'Authentication failed' }, 'This token is invalid.'],
  [{ message: 'Invalid shard' }, 'There is no such shard.'],
  [{ message: 'Sharding is required' }, 'The bot is in more servers'],
  [{ message: 'Used an invalid API version' }, 'Discord no longer supports'],
  [{ message: 'Used invalid intents' }, 'Discord knows no such intents.'],
  [{ message: 'Used disallowed intents' }, 'Discord refuses an intent'],
  [{ status: 404, message: 'x' }, 'There is no Discord at https://api.'],
  [{ status: 500, message: 'down' }, 'Discord is having problems (500 down).'],
  [{ status: 499, message: 'odd' }, 'Discord does not let the bot in: odd'],
  [{ code: 'ENOTFOUND', message: 'x' }, 'No response from https://api (ENOTFOUND).'],
  [{ code: 'UND_ERR_CONNECT_TIMEOUT' }, 'No response from https://api (UND_ERR_CONNECT_TIMEOUT).'],
  [{ code: 'EACCES', message: 'denied' }, 'Discord does not let the bot in: denied'],
  [{ message: 'Not enough sessions remaining; resets at noon.' }, 'The bot was started too often today:'],
  [{ message: 'else' }, 'Discord does not let the bot in: else'],
])('explains the login error %j', (error, text) => {
  expect(loginErrorText(error, 'https://api').startsWith(text)).toBe(true);
});

test('reports a permanent disconnection once, and no other', () => {
  const client = new EventEmitter();
  const reports: string[] = [];
  onFatalClose(client as Client, (reason) => void reports.push(reason));
  for (const code of [1006, 4014, 4004]) client.emit(Events.ShardDisconnect, { code });
  expect(reports).toEqual([expect.stringContaining('Discord closed the connection (4014). Discord refuses an intent')]);
});
