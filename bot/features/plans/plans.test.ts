import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { spy } from '@longtable/spy';
import { expect, test } from 'vitest';
import { open, person } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { findTable } from '../../host/table/find.ts';
import { onTurn } from '../../host/table/table.ts';
import { planOf } from './plan.ts';

async function begin(game = noughts as typeof noughts | typeof guess) {
  const bot = await openFeatureBot([noughts, guess]);
  const { id } = (await open(bot.context, { game: game })).table;
  const plan = async () => planOf((await findTable(bot.context, id)).table, 1);
  const press = (act: Id<'plan'>['act'], mark = 0, who = 'bo') =>
    bot.user(who).press({ kind: 'plan', act, table: id, mark }, { isPrivate: true });
  return { bot, id, plan, press };
}

test('adds moves that depend on a reply, removes the last one, and clears the plan', async () => {
  const { bot, plan, press } = await begin();
  const empty = await press('show');
  expect(empty.ids.flatMap((id) => (id.kind === 'plan' ? [id.act] : []))).toEqual(['type']);
  await bot.user('bo').command('plan', { move: 'b2', if: 'a1' });
  expect((await plan())?.steps).toMatchObject([{ line: 'b2', after: expect.stringContaining('a1') }]);
  const shown = await press('show');
  expect(shown.ids.flatMap((id) => (id.kind === 'plan' ? [id.act] : []))).toEqual(['type', 'back', 'clear']);
  await bot.user('bo').command('plan', { move: 'c3' });
  expect((await plan())?.steps).toHaveLength(2);
  await press('back', (await plan())?.mark ?? 0);
  expect((await plan())?.steps).toHaveLength(1);
  await press('clear', (await plan())?.mark ?? 0);
  expect(await plan()).toBeUndefined();
});

test('shows the current plan with a note if the pressed one was outdated', async () => {
  const { bot, plan, press } = await begin();
  await bot.user('bo').command('plan', { move: 'b2', if: 'a1' });
  const mark = (await plan())?.mark ?? 0;
  const outdated = await press('back', mark + 5);
  expect([outdated.refused, outdated.text.startsWith('⚠')]).toEqual([undefined, true]);
  expect((await plan())?.steps).toHaveLength(1);
});

test('clears the old plan before a new move with the option', async () => {
  const { bot, plan } = await begin();
  await bot.user('bo').command('plan', { move: 'b2', if: 'a1' });
  await bot.user('bo').command('plan', { clear: true });
  expect(await plan()).toBeUndefined();
  await bot.user('bo').command('plan', { move: 'c1', if: 'a2', clear: true });
  expect((await plan())?.steps).toMatchObject([{ line: 'c1' }]);
});

test('asks for a typed move with two fields and stores it', async () => {
  const { bot, id, plan, press } = await begin();
  expect((await press('type')).form?.components).toHaveLength(2);
  await bot.user('bo').submit({ kind: 'plan', act: 'type', table: id, mark: 0 }, { line: 'b2', if: 'a1' }, {});
  expect((await plan())?.steps).toMatchObject([{ line: 'b2' }]);
});

test('takes a reply to wait for and a move from menus', async () => {
  const { bot, id, plan } = await begin();
  const choose = async (seat: number, line: string) =>
    bot.user('bo').press(
      {
        ...{ kind: 'choice', surface: 'page', act: 'play', page: 0, table: id },
        ...{ seat, turn: (await plan())?.mark ?? 0, line },
      },
      { isPrivate: true },
    );
  expect((await choose(0, 'a1')).refused).toBeUndefined();
  expect((await plan())?.reply).toContain('a1');
  await choose(1, 'b2');
  expect((await plan())?.steps).toMatchObject([{ line: 'b2', after: expect.stringContaining('a1') }]);
  const opened = {
    kind: 'choice',
    surface: 'page',
    act: 'step',
    page: 0,
    table: id,
    seat: 1,
    turn: 0,
    line: '',
  } as const;
  expect((await bot.user('bo').press(opened, { isPrivate: true })).refused).toBeUndefined();
  expect((await bot.user('eve').press(opened, { isPrivate: true })).refused).toBe('notYourTable');
});

test('plays the plan after the expected reply', async () => {
  const { bot, id, plan } = await begin();
  await bot.user('bo').command('plan', { move: 'b2', if: 'a1' });
  await bot.settle(await playLine(bot.context, id, { person: 'ada' }, 'a1'));
  expect((await findTable(bot.context, id)).table.log.moveCount).toBe(2);
  expect(await plan()).toMatchObject({ steps: [], played: [{ line: 'b2' }] });
  const panel = await bot.user('bo').command('panel');
  expect(panel.text).toContain('✓ Your plan was played: **b2**.');
});

test('is for players of a running game', async () => {
  const { bot, id, press } = await begin();
  expect((await press('show', 0, 'eve')).refused).toBe('notYourTable');
  expect((await bot.user('eve').command('plan', { move: 'b2' })).refused).toBe('notYourTable');
  await resign(bot.context, id, 'ada');
  expect((await press('show')).refused).toBe('over');
  const location = { guild: 'g', channel: 'd', message: null, language: 'en' as const };
  await open(bot.context, { occupants: [person('ada'), { kind: 'open' }], location });
  expect((await bot.user('ada', { channel: 'd' }).command('plan')).refused).toBe('notStarted');
});

test('lists whose turn to plan in No Time to Spy, then what can be done in it, without typing', async () => {
  const bot = await openFeatureBot([spy]);
  const { id } = (await open(bot.context, { game: spy, options: spy.options.parse({ length: 'blitz' }) })).table;
  for (const line of ['choose', 'share', 'ready'])
    for (const who of ['ada', 'bo']) await playLine(bot.context, id, { person: who }, line);
  const [acting = 0] = onTurn(await findTable(bot.context, id));
  const [who, seat] = acting === 0 ? (['bo', 1] as const) : (['ada', 0] as const);
  const user = bot.user(who);
  const first = await user.press({ kind: 'plan', act: 'show', table: id, mark: 0 }, { isPrivate: true });
  expect(first.text).toContain('Whose turn do you want to plan?');
  expect(first.ids.some((one) => one.kind === 'plan')).toBe(false);
  const turns = first.ids.flatMap((one) => (one.kind === 'choice' ? [one] : []));
  const [turn] = turns;
  if (!turn) throw new Error('No turns.');
  const chosen = await user.press(turn, { isPrivate: true });
  expect(chosen.text).toContain(`What will ${turn.line.replace(': ', '')} do next turn?`);
  const back = chosen.ids.find((one) => one.kind === 'choice' && one.act === 'step' && one.line === '');
  expect(back).toBeDefined();
  const retire = chosen.ids
    .flatMap((one) => (one.kind === 'choice' ? [one] : []))
    .find(({ line }) => line === `${turn.line}retire`);
  if (!retire) throw new Error('No end of turn.');
  const planned = await user.press(retire, { isPrivate: true });
  expect(planned.text).toContain(`1. **${turn.line}End turn**`);
  expect(planOf((await findTable(bot.context, id)).table, seat)?.steps).toMatchObject([{ line: retire.line }]);
  expect((await user.command('plan', { move: 'walk C7' })).refused).toBe('planTurn');
});
