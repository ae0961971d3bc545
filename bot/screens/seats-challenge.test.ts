import { guess } from '@longtable/kit/testing/games/guess';
import { expect, test } from 'vitest';
import { locationIn, noughtsWithComputers, open, person } from '../../tests/context.ts';
import { openFeatureBot } from '../../tests/feature-bot.ts';
import { findTable } from '../host/table/find.ts';

test('links to the thread of an accepted challenge, without the panel of a game with secrets', async () => {
  const bot = await openFeatureBot([guess]);
  const lobby = { ...locationIn('lobby'), lobby: 'lobby', message: 'm' };
  const occupants = [person('ada'), { kind: 'open' as const }];
  const { id } = (await open(bot.context, { game: guess, occupants, seated: false, location: lobby })).table;
  const joined = await bot.user('bo', { channel: 'lobby' }).press({ kind: 'join', table: id }, { message: 'm' });
  const { location, status } = (await findTable(bot.context, id)).table;
  expect([status, location.channel]).toEqual(['playing', expect.not.stringMatching(/^lobby$/)]);
  expect(joined.text).toBe(`Your table: <#${location.channel}>`);
  expect(joined.ids).toEqual([]);
});

test('links to the thread of a challenge that its host plays against the computer', async () => {
  const bot = await openFeatureBot([noughtsWithComputers]);
  const lobby = { ...locationIn('lobby'), lobby: 'lobby', message: 'm' };
  const occupants = [person('ada'), { kind: 'open' as const }];
  const { id } = (await open(bot.context, { game: noughtsWithComputers, occupants, seated: false, location: lobby }))
    .table;
  const ada = bot.user('ada', { channel: 'lobby' });
  const started = await ada.press({ kind: 'computer', table: id, level: 'master' }, { isPrivate: true });
  const { location } = (await findTable(bot.context, id)).table;
  expect([location.channel === 'lobby', started.text]).toEqual([false, `Your table: <#${location.channel}>`]);
});
