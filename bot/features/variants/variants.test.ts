import { optionWords } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { spy } from '@longtable/spy';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { codeOf, open, person, testContext } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import { resign } from '../../host/actions/resign.ts';
import { joinTable } from '../../host/actions/seats.ts';
import { findTable } from '../../host/table/find.ts';
import { chooseVariant, optionButtons } from './index.ts';

const game = {
  ...noughts,
  options: z.strictObject({
    pace: z
      .enum(['slow', 'calm', 'fast', 'blitz'])
      .default('slow')
      .register(optionWords, { about: 'pace', default: 'slow', buttons: { slow: 'Slow', calm: 'Calm', fast: 'Fast' } }),
    size: z.enum(['fast', 'large']).optional().register(optionWords, { about: 'size' }),
    rounds: z.int().optional().register(optionWords, { about: 'rounds' }),
  }),
  terms: (options: { readonly pace?: string }) =>
    options.pace === 'fast' ? { clock: { perTurn: 5000, pause: null } } : {},
} as unknown as typeof noughts;

test('offers the values with a button except the current one', () => {
  expect(optionButtons(game, {})).toEqual([
    { option: 'pace', value: 'calm', label: 'Calm' },
    { option: 'pace', value: 'fast', label: 'Fast' },
  ]);
  const valuesWith = (pace: string) => optionButtons(game, { pace }).map(({ value }) => value);
  expect([valuesWith('fast'), valuesWith('blitz')]).toEqual([
    ['slow', 'calm'],
    ['slow', 'calm', 'fast'],
  ]);
});

test('lets only the host choose an offered variant before the start, and sets the time per turn', async () => {
  const context = await testContext([game]);
  const options = { pace: 'slow', size: 'large' };
  const occupants = [person('ada'), { kind: 'open' as const }];
  const { id } = (await open(context, { game, options, occupants, perTurn: 7000 })).table;
  const choose = (user: string, value: string, option = 'pace') => chooseVariant(context, id, user, { option, value });
  expect(await codeOf(choose('bo', 'fast'))).toBe('notYourTable');
  expect(await codeOf(choose('ada', 'slow'))).toBe('noSuchRules');
  expect(await codeOf(choose('ada', 'fast', 'size'))).toBe('noSuchRules');
  expect(await codeOf(choose('ada', 'blitz'))).toBe('noSuchRules');
  const calm = (await choose('ada', 'calm')).table;
  expect([calm.options, calm.clock.perTurnMs]).toEqual([{ pace: 'calm', size: 'large' }, 7000]);
  const fast = (await choose('ada', 'fast')).table;
  expect([fast.options, fast.clock]).toEqual([
    { pace: 'fast', size: 'large' },
    { ...calm.clock, perTurnMs: 5000 },
  ]);
  expect((await choose('ada', 'calm')).table.clock).toEqual(calm.clock);
  await joinTable(context, id, 'bo');
  expect(await codeOf(choose('ada', 'fast'))).toBe('begun');
  await resign(context, id, 'bo');
  expect(await codeOf(choose('ada', 'fast'))).toBe('over');
});

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
