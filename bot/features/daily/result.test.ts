import { dungeon } from '@longtable/dungeon';
import { ButtonStyle } from 'discord.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import { parseId } from '../../../tests/ids.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { type Drawn, textOf } from '../../render/message.ts';
import { drawDaily } from './overview.ts';

const NOON = Date.parse('2026-11-15T12:00:00Z');

let bot: FeatureBot;
let running: LoadedTable;

beforeEach(async () => {
  bot = await openFeatureBot([dungeon], { now: () => NOON });
  await bot.user('ada').press({ kind: 'yours', game: 'dungeon' });
  running = await bot.tableIn('c');
});

/** Returns the labels, kinds and styles of all buttons. */
function buttonsOf(drawn: Drawn) {
  const json = JSON.stringify(drawn.components);
  return [
    ...json.matchAll(/"style":(\d),(?:"[^{}]*?)?"custom_id":"([^"]+)"|"custom_id":"([^"]+)"[^{}]*?"style":(\d)/g),
  ].map(
    ([, first, id, other, second]) => `${parseId(id ?? other ?? '')?.kind} ${ButtonStyle[Number(first ?? second)]}`,
  );
}

describe('an attempt under way', () => {
  test('names its player and hides the board', () => {
    const drawn = drawDaily(running);
    expect(textOf(drawn)).toContain('is playing today’s daily. The board is hidden to avoid spoilers.');
    expect(textOf(drawn)).toMatch(/Ada/);
    expect(drawn.sketch).toBeUndefined();
    expect(buttonsOf(drawn)).toEqual(['panel Primary', 'yours Secondary', 'more Secondary']);
  });

  test('at the puzzle of the day is named differently', () => {
    const { table } = running;
    const puzzle = { ...running, table: { ...table, features: { ...table.features, puzzle: {} as never } } };
    expect(textOf(drawDaily(puzzle))).toContain('is solving the puzzle of the day.');
    expect(JSON.stringify(drawDaily(puzzle))).toContain('Puzzle of the day');
  });
});
