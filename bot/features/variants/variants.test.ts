import { spy } from '@longtable/spy';
import { expect, test } from 'vitest';
import { open } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import { findTable } from '../../host/table/find.ts';

const waiting = (bot: FeatureBot) =>
  open(bot.context, {
    game: spy,
    occupants: [{ kind: 'person', id: 'ada', name: 'Ada' }, { kind: 'open' }],
    seated: false,
  });

test('lets the host choose a quick match and the full one again with one press', async () => {
  const bot = await openFeatureBot([spy]);
  const { table } = await waiting(bot);
  const press = (who: string, value: string) =>
    bot.user(who).press({ kind: 'variant', table: table.id, option: 'length', value }, { isPrivate: true });
  expect((await press('bo', 'quick')).refused).toBe('notHost');
  const quick = await press('ada', 'quick');
  expect(quick.labels).toContain('Full match: 45 to 90 minutes');
  expect(quick.labels).not.toContain('Quick: 5 rounds, 15 minutes');
  expect((await findTable(bot.context, table.id)).table.options).toMatchObject({ length: 'quick' });
  expect((await press('ada', 'blitz')).refused).toBe('noSuchRules');
  expect((await press('ada', 'full')).labels).toContain('Quick: 5 rounds, 15 minutes');
  await bot.user('bo').press({ kind: 'join', table: table.id });
  expect((await press('ada', 'quick')).refused).toBe('begun');
});

test('keeps the link to the thread in the host’s panel after a change', async () => {
  const bot = await openFeatureBot([spy]);
  const { table } = await waiting(bot);
  const press = (channel: string, value: string) =>
    bot
      .user('ada', { channel })
      .press({ kind: 'variant', table: table.id, option: 'length', value }, { isPrivate: true });
  expect((await press('elsewhere', 'quick')).text).toContain('<#c>');
  expect((await press('c', 'full')).text).not.toContain('<#c>');
});
