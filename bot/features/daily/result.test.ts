import { dungeon } from '@longtable/dungeon';
import type { Text } from '@longtable/kit';
import { type Language, say } from '@longtable/kit';
import { ButtonStyle } from 'discord.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import { parseId } from '../../../tests/ids.ts';
import { resign } from '../../host/actions/resign.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { type Drawn, textOf } from '../../render/message.ts';
import { dailyLines, drawDaily } from './overview.ts';

const NOON = Date.parse('2026-11-15T12:00:00Z');

let bot: FeatureBot;
let running: LoadedTable;

beforeEach(async () => {
  bot = await openFeatureBot([dungeon], { now: () => NOON });
  await bot.user('ada').press({ kind: 'yours', game: 'dungeon' });
  running = await bot.tableIn('c');
});

const ended = async (features: object = {}, ending: object = { by: 'game' }): Promise<LoadedTable> => {
  const resigning = resign(bot.context, running.table.id, 'ada');
  const over = (await resigning.catch(ignoreRefusal)) ?? (await findTable(bot.context, running.table.id));
  const { table } = over;
  return {
    ...over,
    table: { ...table, ending: ending as never, features: { ...table.features, ...features } },
  };
};
const ranked = (place: number, of: number, streak: number) => ({
  daily: { ...running.table.features.daily, rank: { place, of, streak } },
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

const saidLines = (lines: readonly Text[], language: Language = 'en') => lines.map((line) => say(line, language));

describe('a finished attempt', () => {
  test('offers an own attempt first, then sharing and the replay', async () => {
    expect(buttonsOf(drawDaily(await ended()))).toEqual(['yours Primary', 'share Secondary', 'replay Secondary']);
  });

  test('has a card with the same words where the board is a picture', async () => {
    const over = await ended(ranked(2, 5, 3));
    expect(
      drawDaily({ ...over, table: { ...over.table, location: { ...over.table.location, display: 'plain' } } }).sketch,
    ).toBeUndefined();
    const { location } = over.table;
    const { sketch } = drawDaily({ ...over, table: { ...over.table, location: { ...location, display: 'picture' } } });
    const description = saidLines(dailyLines(over)).join('\n').replaceAll('**', '');
    expect(sketch).toMatchObject({ of: `daily|${over.table.id}`, description });
  });
});
