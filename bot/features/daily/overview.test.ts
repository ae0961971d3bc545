import { dungeon } from '@longtable/dungeon';
import type { AnyGame } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { textOf } from '../../render/message.ts';
import type { Attempt } from './daily.ts';
import { drawDailies } from './overview.ts';
import { PUZZLE_OF_THE_DAY } from './record.ts';

const DAY = '2026-11-15';
const NOON = Date.parse(`${DAY}T12:00:00Z`);
const { minutes: _, ...plain } = noughts;
const attempt = (changes: Partial<Attempt> = {}): Attempt =>
  ({ id: 'noughts', game: noughts, loaded: undefined, streak: 0, ...changes }) as Attempt;
const draw = (attempts: readonly Attempt[], display: 'plain' | 'picture' = 'plain') => {
  const drawn = drawDailies(attempts, DAY, { language: 'en', display });
  const json = JSON.stringify(drawn.components);
  const labels = [...json.matchAll(/"label":"([^"]+)"/g)].map(([, label]) => label);
  return { text: textOf(drawn), labels, sketch: drawn.sketch };
};

describe('a daily before the attempt', () => {
  test('has its title, its minutes and a button', () => {
    const { text, labels } = draw([attempt()]);
    expect(text).toContain('**Noughts and Crosses**\n-# 1–3 min');
    expect(labels).toEqual(['Play', 'Noughts and Crosses']);
    expect(draw([attempt({ game: plain as AnyGame })]).text).toMatch(/\*\*Noughts and Crosses\*\*$/);
  });

  test('names a streak from two days on', () => {
    expect(draw([attempt({ streak: 1 })]).text).not.toContain('streak');
    expect(draw([attempt({ streak: 2 })]).text).toMatch(/-# 1–3 min · .*2-day streak/);
  });

  test('can be the puzzle, which names its game', () => {
    const puzzle = attempt({ id: PUZZLE_OF_THE_DAY });
    const { text, labels } = draw([puzzle]);
    expect(text).toMatch(/\*\*Puzzle of the day\*\*\n-# Noughts and Crosses$/i);
    expect(labels[0]).toBe('Solve');
    const { sketch } = draw([puzzle, attempt()], 'picture');
    expect(sketch?.description).toMatch(/Puzzle of the day: Noughts and Crosses Noughts and Crosses: 1–3 min$/i);
    expect(sketch?.picture).not.toEqual(draw([attempt(), puzzle], 'picture').sketch?.picture);
  });
});

test('shows twelve dailies, always with the last one', async () => {
  const games = Array.from({ length: 14 }, (_, at) => ({ ...dungeon, id: `game-${at + 1}`, title: `Game ${at + 1}` }));
  const shown = async (count: number) => {
    const bot = await openFeatureBot(games.slice(0, count), { now: () => NOON });
    const { text } = await bot.user('ada').command('daily');
    return [...text.matchAll(/\*\*Game (\d+)\*\*/g)].map(([, number]) => Number(number));
  };
  expect(await shown(12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(await shown(14)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14]);
});
