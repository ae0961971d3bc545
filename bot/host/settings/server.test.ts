import { say } from '@longtable/kit';
import { expect, test } from 'vitest';
import type { Server } from '../../../storage/records/server.ts';
import type { Refusal } from '../refusal.ts';
import { displayIn, requireGame, withOrWithout } from '../settings.ts';

test('allows games in the chosen channels, their threads and the forum', () => {
  const refusal = (server: Server, channel: string, parent: string | null = null) => {
    try {
      requireGame(server, 'noughts', channel, parent);
    } catch (error) {
      return error as Refusal;
    }
  };
  const refused = (...where: Parameters<typeof refusal>) => refusal(...where)?.code;
  expect(refused({}, 'c')).toBeUndefined();
  expect(refused({ disabledGames: ['noughts'] }, 'c')).toBe('gameDisabled');
  expect(refused({ disabledGames: ['duel'] }, 'c')).toBeUndefined();
  const chosen = { channels: ['c', 'd'], forum: 'f' };
  expect(['c', 'f', 'e'].map((channel) => refused(chosen, channel))).toEqual([undefined, undefined, 'wrongChannel']);
  expect([refused(chosen, 'thread', 'c'), refused(chosen, 'thread', 'e')]).toEqual([undefined, 'wrongChannel']);
  expect(refused({ forum: 'f' }, 'e')).toBeUndefined();
  const { sentence } = refusal({ channels: ['c', 'f'], forum: 'f' }, 'e') ?? {};
  expect(say(sentence ?? '', 'en')).toContain('<#c>, <#f>');
});

test('uses the display of a channel, of its parent, or of the server', () => {
  const server = { display: 'plain', displays: { c: 'picture', p: 'sentences' } } as Server;
  expect([
    displayIn(server, 'c', 'p'),
    displayIn(server, 't', 'p'),
    displayIn(server, 't', null),
    displayIn({}, 'c', null),
  ]).toEqual(['picture', 'sentences', 'plain', undefined]);
});

test('adds an entry to a list once, and removes it', () => {
  expect(withOrWithout(['a', 'b'], 'a', true)).toEqual(['b', 'a']);
  expect(withOrWithout(['a', 'b'], 'a', false)).toEqual(['b']);
  expect(withOrWithout(undefined, 'a', true)).toEqual(['a']);
});
