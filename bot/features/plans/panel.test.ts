import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { open, person } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { findTable } from '../../host/table/find.ts';
import { planOf } from './plan.ts';

async function begin(game: typeof noughts | typeof guess = noughts) {
  const bot = await openFeatureBot([noughts, guess]);
  const occupants = ['Ada', 'Bo'].map((name) => ({ ...person(name.toLowerCase()), name }));
  const { id } = (await open(bot.context, { game: game, occupants })).table;
  const press = (act: Id<'plan'>['act'] = 'show', who = 'bo') =>
    bot.user(who).press({ kind: 'plan', act, table: id, mark: 0 }, { isPrivate: true });
  return { bot, id, press };
}

test('shows an empty plan with the replies that it can wait for', async () => {
  const { press } = await begin();
  const { text, ids, labels } = await press();
  expect(text).toMatch(
    /^\*\*Noughts and Crosses\*\*.*\n\*\*Your plan\*\* \(only you can see it\)\nNo moves planned\.\n/,
  );
  expect(text).toContain('Which move by Ada should your plan wait for?');
  expect(labels.slice(-2)).toEqual(['Type a move', 'Back to game']);
  expect(ids).toContainEqual(expect.objectContaining({ kind: 'choice', surface: 'page', seat: 0, line: 'a1' }));
});

test('numbers the planned moves and their conditions', async () => {
  const { bot, press } = await begin();
  await bot.user('bo').command('plan', { move: 'b2', if: 'a1' });
  await bot.user('bo').command('plan', { move: 'c3' });
  const { text } = await press();
  expect(text).toMatch(/\n1\. If “.*a1.*” is played: \*\*.*b2.*\*\*\n2\. \*\*.*c3.*\*\*\n/);
  expect(text).not.toContain('No moves planned');
});

test('shows the reply that the next move waits for, and asks what to play then', async () => {
  const { bot, id, press } = await begin();
  const choice = {
    kind: 'choice',
    surface: 'page',
    act: 'play',
    page: 0,
    table: id,
    seat: 0,
    turn: 0,
    line: 'a1',
  } as const;
  const chosen = await bot.user('bo').press(choice, { isPrivate: true });
  expect(chosen.text).toMatch(/\n1\. If “.*a1.*” is played: …\n/);
  expect(chosen.text).toContain('What will you play then?');
  expect(chosen.text).toContain('1 x . .');
  expect((await press()).text).toBe(chosen.text);
  const { table } = await findTable(bot.context, id);
  expect(planOf(table, 1)?.reply).toBe('a1');
});

test('asks for later turns on the own turn', async () => {
  const { press } = await begin();
  expect((await press('show', 'ada')).text).toContain('It’s your move. To plan later turns');
});

test('asks for typed moves in a game with secrets', async () => {
  const { press } = await begin(guess);
  expect((await press()).text).not.toContain('Which move by');
});

test('has a form for the move, and for a condition that can be empty', async () => {
  const { press } = await begin();
  expect((await press('type')).form?.components).toMatchObject([
    { label: 'Your move', component: { custom_id: 'line', required: true } },
    { label: 'Only if they play… (optional)', component: { custom_id: 'if', required: false, max_length: 100 } },
  ]);
  expect((await press('type', 'eve')).refused).toBe('notYourTable');
});
