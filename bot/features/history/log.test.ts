import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { open, person } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { playLine } from '../../host/actions/move.ts';
import { propose } from '../agreements/index.ts';
import { pagesOf } from './index.ts';

test('fills a page to its limit', () => {
  const half = 'x'.repeat(799);
  expect(pagesOf([`${half}x`, half])).toHaveLength(1);
  expect(pagesOf([`${half}xx`, half])).toHaveLength(2);
});

describe('the log of a table', () => {
  const SITTERS = ['Ada', 'Bo'].map((name) => ({ ...person(name.toLowerCase()), name }));

  async function logAfter(lines: readonly (readonly [string, string])[], game: typeof noughts = noughts) {
    const bot = await openFeatureBot([game, guess]);
    const { id } = (await open(bot.context, { game, occupants: SITTERS })).table;
    for (const [who, line] of lines) await playLine(bot.context, id, { person: who }, line);
    return (who: string, page = 0) => bot.user(who).press({ kind: 'log', table: id, page });
  }

  test('shows a player the own secrets and a spectator none', async () => {
    const bot = await openFeatureBot();
    const { id } = (await open(bot.context, { game: guess, occupants: SITTERS })).table;
    await playLine(bot.context, id, { person: 'ada' }, 'pick 3');
    const log = async (who: string) => (await bot.user(who).press({ kind: 'log', table: id, page: 0 })).text;
    expect(await log('ada')).toContain('You pick 3.');
    expect(await log('bo')).toContain('Ada picks a number.');
    expect(await log('eve')).toContain('Ada picks a number.');
  });

  test('says whose move was taken back with whose agreement, where that happened', async () => {
    const bot = await openFeatureBot();
    const { id } = (await open(bot.context, { game: noughts, occupants: SITTERS })).table;
    const play = (who: string, line: string) => playLine(bot.context, id, { person: who }, line);
    await play('ada', 'a1');
    await play('bo', 'b2');
    await play('ada', 'c3');
    for (const who of ['ada', 'bo']) await propose(bot.context, id, who, 'undo');
    await play('ada', 'c1');
    const { text } = await bot.user('eve').press({ kind: 'log', table: id, page: 0 });
    const undone = '> Ada undid a move, and Bo agreed.';
    expect(text).toBe(`**Log**\n**Ada**\n> Ada takes a1.\n**Bo**\n> Bo takes b2.\n${undone}\n**Ada**\n> Ada takes c1.`);
  });

  test('has buttons to older and newer pages', async () => {
    const wordy: typeof noughts = {
      ...noughts,
      presentation: {
        ...noughts.presentation,
        story: (marks) => marks.map(({ cell }) => `${cell} ${'x'.repeat(1000)}`),
      },
    };
    const log = await logAfter(
      [
        ['ada', 'a1'],
        ['bo', 'b2'],
        ['ada', 'c3'],
      ],
      wordy,
    );
    const page = async (number: number) => {
      const { text, labels, ids } = await log('eve', number);
      return [/> (..)/.exec(text)?.[1], labels, ids.map((id) => 'page' in id && id.page)];
    };
    expect(await page(0)).toEqual(['c3', ['Older'], [1]]);
    expect(await page(1)).toEqual(['b2', ['Older', 'Newer'], [2, 0]]);
    expect(await page(2)).toEqual(['a1', ['Newer'], [1]]);
    expect(await page(9)).toEqual(await page(2));
  });
});
