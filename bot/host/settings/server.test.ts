import { say } from '@longtable/kit';
import { expect, test } from 'vitest';
import { displayIn, gameRefusalIn, withOrWithout } from '../settings.ts';

test('allows games in the chosen channels, their threads and the forum', () => {
  const refused = (server: Parameters<typeof gameRefusalIn>[0], channel: string, parent: string | null = null) =>
    gameRefusalIn(server, 'noughts', channel, parent)?.code;
  expect(refused({}, 'c')).toBeUndefined();
  expect(refused({ disabledGames: ['noughts'] }, 'c')).toBe('gameDisabled');
  expect(refused({ disabledGames: ['duel'] }, 'c')).toBeUndefined();
  const chosen = { channels: ['c', 'd'], forum: 'f' };
  expect(['c', 'f', 'e'].map((channel) => refused(chosen, channel))).toEqual([undefined, undefined, 'wrongChannel']);
  expect([refused(chosen, 'thread', 'c'), refused(chosen, 'thread', 'e')]).toEqual([undefined, 'wrongChannel']);
  expect(refused({ forum: 'f' }, 'e')).toBeUndefined();
  const { sentence } = gameRefusalIn({ channels: ['c', 'f'], forum: 'f' }, 'noughts', 'e', null) ?? {
    sentence: '',
  };
  expect(say(sentence, 'en')).toContain('<#c>, <#f>');
});

test('uses the display of a channel, of its parent, or of the server', () => {
  const server = { display: 'plain', displays: { c: 'picture', p: 'sentences' } } as Parameters<typeof displayIn>[0];
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
