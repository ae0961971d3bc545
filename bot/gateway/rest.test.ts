import type { ResponseLike } from 'discord.js';
import { expect, test } from 'vitest';
import { BotRest } from './rest.ts';

test('limits requests per second, except those with the token of an interaction', async () => {
  const sent: string[] = [];
  const rest = new BotRest({
    globalRequestsPerSecond: 1,
    makeRequest: async (url) => {
      sent.push(new URL(url).pathname.replace('/api/v10', ''));
      return new Response('{}', { headers: { 'content-type': 'application/json' } }) as ResponseLike;
    },
  });
  rest.setToken('token');
  await rest.post('/channels/1/messages');
  const aborted = new AbortController();
  const second = rest.post('/channels/2/messages', { signal: aborted.signal }).catch(() => 'aborted');
  for (const token of ['a', 'b', 'c']) await rest.post(`/webhooks/3/${token}`, { auth: false });
  expect(sent).toEqual(['/channels/1/messages', '/webhooks/3/a', '/webhooks/3/b', '/webhooks/3/c']);
  aborted.abort();
  rest.clearHandlerSweeper();
  rest.clearHashSweeper();
  await second;
});
