import type { AnyGame, Puzzle } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { noughtsWithComputers } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { noughtsWithPuzzles } from '../../../tests/games/noughts-puzzles.ts';
import { resign } from '../../host/actions/resign.ts';
import { PUZZLE_OF_THE_DAY } from '../daily/record.ts';

const next = { kind: 'nextPuzzle', game: 'noughts' } as const;
const daily = { kind: 'yours', game: PUZZLE_OF_THE_DAY } as const;
const [FIRST] = noughtsWithPuzzles.puzzles.all() as [Puzzle];

describe('a puzzle', () => {
  test('seats the user by name and is only in their panel', async () => {
    const bot = await openFeatureBot([noughtsWithPuzzles]);
    const { messages } = await bot.user('ada').press(next);
    expect(messages).toMatchObject([{ isPrivate: true }]);
    expect((await bot.tableIn('c')).table.seats).toContainEqual({ kind: 'person', id: 'ada', name: 'Ada' });
  });

  test('in progress in a DM is named with its channel and can be resigned', async () => {
    const bot = await openFeatureBot([noughtsWithPuzzles]);
    await bot.user('ada', { guild: null }).press(next);
    const again = await bot.user('ada', { channel: 'd' }).press(next);
    expect(again.text).toMatch(/^\*\*Noughts and Crosses.*\nYou’ve already started a puzzle in <#c>\.$/s);
    expect(again.ids.map(({ kind }) => kind)).toEqual(['panel', 'giveUp']);
    expect(again.labels).toHaveLength(3);
  });

  test('of the day needs a puzzle, and is opened in the panel of the user from a private message', async () => {
    const none = await openFeatureBot([noughts]);
    expect((await none.user('ada').press(daily)).refused).toBe('noDaily');
    const bot = await openFeatureBot([noughtsWithPuzzles]);
    const answer = await bot.user('ada').press(daily, { isPrivate: true });
    expect(answer.refused).toBeUndefined();
    expect(answer.ids.map(({ kind }) => kind)).toContain('choice');
    expect((await bot.tableIn('c')).table.features.daily).toBeDefined();
  });

  test('can be opened by its players only', async () => {
    const bot = await openFeatureBot([noughtsWithPuzzles]);
    await bot.user('ada').press(next);
    const { id } = (await bot.tableIn('c')).table;
    await resign(bot.context, id, 'ada');
    for (const act of ['again', 'answer', 'hints'] as const)
      expect((await bot.user('eve').press({ kind: 'puzzle', act, table: id })).refused).toBe('notYourTable');
  });
});

describe('the hints of a puzzle', () => {
  const gameWith = (answer: readonly string[], label: string, more = {}): AnyGame => ({
    ...noughts,
    ...more,
    choices: (state: never, seat: number, partial: string) =>
      noughts
        .choices(state, seat, partial)
        .map((choice) => ({ ...choice, label: choice.line === answer[0] ? label : choice.line })),
    puzzles: {
      ...noughtsWithPuzzles.puzzles,
      all: () => ['one', 'two', 'three'].map((id) => ({ ...FIRST, id, answer })),
    },
  });
  const begin = async (game: AnyGame) => {
    const bot = await openFeatureBot([game]);
    await bot.user('ada').press(next);
    const { id } = (await bot.tableIn('c')).table;
    const press = (act: 'hints' | 'first' | 'second' | 'answer') =>
      bot.user('ada').press({ kind: 'puzzle', act, table: id });
    return { bot, id, press };
  };

  test.each(['Rook → Tower', 'Rook › Tower', 'Rook: takes it', 'Rook · twice'])(
    'start with the first part of “%s”',
    async (label) => {
      const { press } = await begin(gameWith(['c1'], label));
      expect((await press('first')).text).toContain('\nThe next move starts with **Rook**.\n');
    },
  );

  test('have a button for the next one and cost nothing before', async () => {
    const { press } = await begin(gameWith(['c1'], 'c1'));
    expect(await press('hints')).toMatchObject({
      text: expect.stringMatching(/\n-# /),
      labels: ['First hint', 'Back'],
    });
    expect((await press('first')).labels).toEqual(['Second hint', 'Back']);
    expect((await press('second')).labels).toEqual(['Back']);
  });

  test('and the answer are shown without a reason if the computer fails', async () => {
    const computers = {
      ...noughtsWithComputers.computers,
      hint: () => {
        throw new Error('no idea');
      },
    };
    const { bot, id, press } = await begin(gameWith(['c1'], 'c1', { computers }));
    await resign(bot.context, id, 'ada');
    expect(await press('answer')).toMatchObject({ refused: undefined, text: expect.stringContaining('You take c1.') });
  });

  test('name the reason at the first move only', async () => {
    const computers = { ...noughtsWithComputers.computers, hint: () => ({ line: 'c2', why: 'It threatens.' }) };
    const { bot, id, press } = await begin(gameWith(['c2', 'c1'], 'c2', { computers }));
    await resign(bot.context, id, 'ada');
    expect((await press('answer')).text.match(/It threatens\./g)).toHaveLength(1);
  });
});
