import { duel } from '@longtable/duel';
import type { AnyGame } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { spy } from '@longtable/spy';
import { describe, expect, test } from 'vitest';
import { open, person } from '../../../tests/context.ts';
import { type Answer, openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { findTable } from '../../host/table/find.ts';
import { onTurn } from '../../host/table/table.ts';
import { planOf } from './plan.ts';

const CHANGED = '⚠ Your plan has changed since then. Here’s the current version.';

async function begin(game: AnyGame = noughts, options: object = {}) {
  const bot = await openFeatureBot([game]);
  const occupants = ['Ada', 'Bo'].map((name) => ({ ...person(name.toLowerCase()), name }));
  const { id } = (await open(bot.context, { game, occupants, options, seed: '7'.repeat(64) })).table;
  const loaded = () => findTable(bot.context, id);
  const plan = async (seat = 1) => planOf((await loaded()).table, seat);
  const press = (act: Id<'plan'>['act'], mark = 0, who = 'bo') =>
    bot.user(who).press({ kind: 'plan', act, table: id, mark }, { isPrivate: true });
  const choose = async (line: string, more: Partial<Id<'choice'>> = {}, who = 'bo') => {
    const page = { kind: 'choice', surface: 'page', act: 'play', page: 0, table: id } as const;
    const turn = (await plan())?.mark ?? 0;
    return bot.user(who).press({ ...page, seat: 1, turn, line, ...more }, { isPrivate: true, message: 'panel' });
  };
  const command = (options: object, who = 'bo') =>
    bot.user(who).command('plan', options as Parameters<ReturnType<typeof bot.user>['command']>[1]);
  const type = (line: string, condition: string) =>
    bot.user('bo').submit({ kind: 'plan', act: 'type', table: id, mark: 0 }, { line, if: condition }, {});
  return { bot, id, loaded, plan, press, choose, command, type };
}
const actsOf = ({ ids }: Answer) => ids.flatMap((id) => (id.kind === 'plan' ? [id.act] : []));

test('plans a reply and a move from menus, shows them, and removes them again', async () => {
  const { bot, id, plan, press, choose } = await begin();
  const empty = await press('show');
  expect(empty.text).toMatch(
    /^\*\*Noughts and Crosses\*\*.*\n\*\*Your plan\*\* \(only you can see it\)\nNo moves planned\.\n/,
  );
  expect(empty.text).toContain('Which move by Ada should your plan wait for?');
  expect(empty.labels.slice(-2)).toEqual(['Type a move', 'Back to game']);
  expect(empty.ids).toContainEqual(expect.objectContaining({ kind: 'choice', surface: 'page', seat: 0, line: 'a1' }));
  const waiting = await choose('a1', { seat: 0 });
  expect((await plan())?.reply).toBe('a1');
  expect(waiting.text).toMatch(/\n1\. If “.*a1.*” happens: …\n/);
  expect(waiting.text).toContain('What will you play then?');
  expect(waiting.text).toContain('1 x . .');
  expect((await press('show')).text).toBe(waiting.text);
  expect((await press('type')).form?.components[1]).toMatchObject({ component: { value: 'a1' } });
  expect((await choose('z9')).text).toMatch(/^⚠ Choose an empty cell/);
  await choose('b2');
  expect((await plan())?.steps).toMatchObject([{ line: 'b2', after: 'a1' }]);
  const mark = (await plan())?.mark ?? 0;
  const before = await plan();
  for (const [line, seat] of [
    ['c3', 0],
    ['c2', 1],
  ] as const)
    expect((await choose(line, { seat, turn: mark + 7 })).text.split('\n')[0]).toBe(CHANGED);
  expect((await press('back', mark + 5)).text.split('\n')[0]).toBe(CHANGED);
  expect(await plan()).toEqual(before);
  const shown = await press('show');
  expect(shown.text).toMatch(/\n1\. If “.*a1.*” happens: \*\*.*b2.*\*\*\n/);
  expect(shown.labels).toEqual(expect.arrayContaining(['Type a move', 'Remove last', 'Clear plan']));
  expect(shown.ids.flatMap((one) => (one.kind === 'plan' ? [one.mark] : []))).toEqual([mark, mark, mark]);
  await press('back', mark);
  expect((await plan())?.steps ?? []).toEqual([]);
  await bot.user('bo').command('plan', { move: 'c3' });
  expect((await press('clear', (await plan())?.mark ?? 0)).text).toContain('No moves planned.');
  expect(await plan()).toBeUndefined();
  expect((await bot.user('eve').press({ kind: 'plan', act: 'type', table: id, mark: 0 })).refused).toBe('notYourTable');
});

test('plans typed moves by form and command, which can clear the plan first', async () => {
  const { plan, press, command, type } = await begin();
  const { form } = await press('type');
  expect(form?.components).toMatchObject([
    { label: 'Your move', component: { custom_id: 'line', required: true } },
    { label: 'Only if they play… (optional)', component: { custom_id: 'if', required: false, max_length: 100 } },
  ]);
  expect(actsOf(await press('show'))).toEqual(['type']);
  await type('b2', 'a1');
  expect((await plan())?.steps).toMatchObject([{ line: 'b2', after: 'a1' }]);
  expect(actsOf(await press('show'))).toEqual(['type', 'back', 'clear']);
  await command({ move: 'c3' });
  expect((await press('show')).text).toMatch(/\n1\. If “.*a1.*” happens: \*\*.*b2.*\*\*\n2\. \*\*.*c3.*\*\*\n/);
  await command({ move: 'c1', if: 'a2', clear: true });
  expect((await plan())?.steps).toMatchObject([{ line: 'c1', after: 'a2' }]);
  await command({ clear: true });
  expect(await plan()).toBeUndefined();
  for (let count = 0; count < 20; count++) await command({ move: 'c3', if: 'x' });
  expect((await command({ move: 'c3' })).text).toContain(
    'Your plan has reached its limit. Wait until some of it has been played.',
  );
});

test('plays the plan after the expected reply, or stops it and shows that', async () => {
  const { bot, id, loaded, plan, press, command } = await begin();
  await command({ move: 'b2', if: 'a1' });
  await bot.settle(await playLine(bot.context, id, { person: 'ada' }, 'a1'));
  expect((await loaded()).table.log.moveCount).toBe(2);
  expect(await plan()).toMatchObject({ steps: [], played: [{ line: 'b2' }] });
  expect((await bot.user('bo').command('panel')).text).toContain('✓ Your plan was played: **b2**.');
  await command({ move: 'c1', if: 'a2' });
  await bot.settle(await playLine(bot.context, id, { person: 'ada' }, 'c3'));
  const { text } = await press('show');
  expect(text).toContain('Your plan stopped because your opponent played something else.');
  expect((await loaded()).table.log.moveCount).toBe(3);
});

describe('a menu of the page', () => {
  test('offers the moves to wait for only while no submenu is open', async () => {
    const { bot, id, press, choose } = await begin(duel as AnyGame);
    for (const [who, line] of [
      ...(['ada', 'bo', 'ada'] as const).map((who) => [who, 'finish'] as const),
      ['bo', 'set 2 to 1'],
      ['bo', 'finish'],
      ['ada', 'finish'],
    ] as const)
      await playLine(bot.context, id, { person: who }, line);
    const waitsFor = ({ ids }: Answer) => ids.some((one) => one.kind === 'menu' && one.seat === 1);
    const shown = await press('show', 0, 'ada');
    const step = shown.ids.find((one) => one.kind === 'choice' && one.act === 'step') as Id<'choice'>;
    const opened = await choose(step.line, step, 'ada');
    expect([waitsFor(shown), waitsFor(opened)]).toEqual([true, false]);
    expect(opened.labels).not.toEqual(shown.labels);
  });

  test('is replaced by typing where the log is secret', async () => {
    const { bot, id, loaded, press } = await begin(guess as AnyGame);
    expect((await press('type')).form?.components[1]).toMatchObject({
      ...{ label: 'Only if the log says… (optional)', component: { custom_id: 'if' } },
    });
    for (const who of ['ada', 'bo']) await playLine(bot.context, id, { person: who }, 'pick 3');
    const [turn] = onTurn(await loaded());
    expect((await press('show', 0, turn === 0 ? 'bo' : 'ada')).text).toMatch(/\nType your moves\./);
  });

  test('lists whose turn to plan in No Time to Spy, then what can be done in it', async () => {
    const { bot, id, loaded, plan } = await begin(spy as AnyGame, spy.options.parse({ length: 'blitz' }));
    expect((await bot.user('ada').command('plan', { move: 'retire' })).text).toContain(
      'There’s nothing you can plan right now.',
    );
    for (const line of ['choose', 'share', 'ready'])
      for (const who of ['ada', 'bo']) await playLine(bot.context, id, { person: who }, line);
    const [acting = 0] = onTurn(await loaded());
    const user = bot.user(acting === 0 ? 'bo' : 'ada');
    const first = await user.press({ kind: 'plan', act: 'show', table: id, mark: 0 }, { isPrivate: true });
    expect(first.text).toContain('Whose turn do you want to plan?');
    expect(actsOf(first)).toEqual([]);
    const choices = ({ ids }: Answer) => ids.flatMap((one) => (one.kind === 'choice' ? [one] : []));
    const turn = choices(first)[0] as Id<'choice'>;
    const chosen = await user.press(turn, { isPrivate: true });
    expect(chosen.text).toContain(`What will ${turn.line.replace(': ', '')} do next turn?`);
    expect(choices(chosen)).toContainEqual(expect.objectContaining({ act: 'step', line: '' }));
    const retire = choices(chosen).find(({ line }) => line === `${turn.line}retire`) as Id<'choice'>;
    expect((await user.press(retire, { isPrivate: true })).text).toContain(`1. **${turn.line}End turn**`);
    expect((await plan(1 - acting))?.steps).toMatchObject([{ line: retire.line }]);
    expect((await user.command('plan', { move: 'walk C7' })).text).toContain(
      'Choose whose turn this move is for. A typed move starts with that name and a colon.',
    );
  });
});

test('is for players of a running game with others', async () => {
  const { bot, id, press, command } = await begin();
  expect((await press('show', 0, 'eve')).refused).toBe('notYourTable');
  expect((await command({ move: 'b2' }, 'eve')).refused).toBe('notYourTable');
  await resign(bot.context, id, 'ada');
  expect((await press('show')).refused).toBe('over');
  const at = (channel: string) => ({ guild: 'g', channel, message: null, language: 'en' as const });
  await open(bot.context, { occupants: [person('ada'), { kind: 'open' }], location: at('d') });
  expect((await bot.user('ada', { channel: 'd' }).command('plan')).refused).toBe('notStarted');
  const solo = { ...noughts, seats: { min: 1, max: 1 } };
  const alone = await openFeatureBot([solo]);
  await open(alone.context, { game: solo, occupants: [person('ada')] });
  expect((await alone.user('ada').command('plan')).text).toContain(
    'You’re the only player here, so there’s nothing to wait for. Just play your move.',
  );
});
