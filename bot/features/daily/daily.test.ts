import { dungeon } from '@longtable/dungeon';
import type { AnyGame } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { itemsOf, wordsOf } from '@longtable/kit/testing/pictures/items';
import { runa } from '@longtable/runa';
import type { State } from '@longtable/runa/state';
import { ButtonStyle } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { locationIn, openTable, person, testContext } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { shortDungeon } from '../../../tests/games/short-dungeon.ts';
import { parseId } from '../../../tests/ids.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { DAY_MS, weekOf } from '../../host/duration.ts';
import { changeServer } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { textOf } from '../../render/message.ts';
import { askForRematch } from '../rematch/rematch.ts';
import { attemptsByScore, attemptsOn, dailiesOn, occupantsOn, opponentOn, weeklyId } from './daily.ts';
import { drawDailies, drawDaily } from './overview.ts';
import { mondayOf } from './record.ts';

const NOON = Date.parse('2026-11-15T12:00:00Z');
const PLAIN = { language: 'en', display: 'plain' } as const;

test('marks running attempts with an hourglass and finished ones with their rank or a cross on the card', async () => {
  const bot = await openFeatureBot([dungeon], { now: () => NOON });
  const drawn = async (changes: object = {}) => {
    const attempts = await attemptsOn(bot.context, 'ada', await dailiesOn(bot.context, '2026-11-15'), '2026-11-15');
    const changed = attempts.map(({ loaded: at, ...attempt }) => ({
      ...attempt,
      loaded: at && { ...at, table: { ...at.table, ...changes } },
    }));
    const { sketch } = drawDailies(changed, '2026-11-15', { language: 'en', display: 'picture' });
    return [...itemsOf(sketch!.picture)].map(({ item }) => item);
  };
  const icons = async () => (await drawn()).flatMap((item) => (item.kind === 'icon' ? [item.icon] : []));
  expect(await icons()).toEqual(['hourglass', 'dungeon-gate']);
  await bot.user('ada').press({ kind: 'yours', game: 'dungeon' });
  expect(await icons()).toEqual(['hourglass', 'dungeon-gate', 'hourglass']);
  await resign(bot.context, (await bot.tableIn('c')).table.id, 'ada');
  expect(await icons()).toEqual(['trophy', 'dungeon-gate', SIGNS.cancel]);
  expect((await drawn()).flatMap((item) => wordsOf(item))).not.toContain('#1');
  expect((await drawn({ ending: { by: 'game' } })).flatMap((item) => wordsOf(item))).toContain('#1');
});

test('says until when a streak can be kept', async () => {
  let now = NOON;
  const bot = await openFeatureBot([dungeon], { now: () => now });
  for (const channel of ['c', 'd']) {
    expect((await bot.user('ada').command('daily')).text).not.toContain('streak');
    await bot.user('ada', { channel }).press({ kind: 'yours', game: 'dungeon' });
    await resign(bot.context, (await bot.tableIn(channel)).table.id, 'ada');
    now += DAY_MS;
  }
  expect((await bot.user('ada').command('daily')).text).toMatch(/2-day streak, ends <t:\d+:R>/);
  now += DAY_MS;
  expect((await bot.user('ada').command('daily')).text).not.toContain('streak');
});

test('opens one attempt a day, links to it, and opens the panel', async () => {
  let now = NOON;
  const bot = await openFeatureBot([dungeon, noughts], { now: () => now });
  const play = (channel: string) => bot.user('ada', { channel }).press({ kind: 'yours', game: 'dungeon' });
  const opened = await play('c');
  expect(opened.messages.at(-1)).toMatchObject({ isPrivate: true });
  const { table } = await bot.tableIn('c');
  expect(table.features.daily).toBeDefined();
  expect((await play('d')).text).toContain('<#c>');
  await resign(bot.context, table.id, 'ada');
  const played = await play('d');
  expect(played.messages).toMatchObject([{ isPrivate: true }]);
  expect([played.text, played.labels]).toEqual([expect.stringMatching(/^You’ve already played/), ['Today’s dailies']]);
  expect(played.ids).toEqual([{ kind: 'dailies' }]);
  now = NOON + DAY_MS;
  expect((await play('d')).refused).toBeUndefined();
});

test('repeats a finished daily as practice that is named so and does not count', async () => {
  const bot = await openFeatureBot([shortDungeon], { now: () => NOON });
  await bot.user('ada').press({ kind: 'yours', game: 'dungeon' });
  const { table } = await resign(bot.context, (await bot.tableIn('c')).table.id, 'ada');
  const again = await bot.user('ada').press({ kind: 'again', table: table.id, seed: 'new' });
  const practice = await bot.tableIn('c');
  expect(practice.table).toMatchObject({ seed: table.seed, options: table.options, terms: { practice: true } });
  const [panel] = again.messages;
  expect(panel?.text).toContain('**Dungeon · Practice: daily of 15\u00a0Nov**');
  for (const { text } of again.messages) {
    expect(text).toContain('This is practice, so it doesn’t count.');
    expect(text).not.toContain('Custom levels');
  }
  expect(panel).toMatchObject({ isPrivate: true });
  expect(again.ids.map(({ kind }) => kind)).not.toContain('yours');
  const id = practice.table.id;
  for (const line of ['1', 'q']) await playLine(bot.context, id, { person: 'ada' }, line);
  const over = await findTable(bot.context, id);
  expect(over.table).toMatchObject({ status: 'over', features: { daily: { day: '2026-11-15', practice: true } } });
  expect(await attemptsByScore(bot.context, 'g', 'dungeon', '2026-11-15')).toEqual([]);
  await bot.user('ada').press({ kind: 'again', table: over.table.id, seed: 'new' });
  expect((await bot.tableIn('c')).table.features.daily).toEqual({ day: '2026-11-15', practice: true });
});

test('does not offer a daily to its own player in a DM', async () => {
  const bot = await openFeatureBot([dungeon], { now: () => NOON });
  const { ids } = await bot.user('ada', { guild: null }).press({ kind: 'yours', game: 'dungeon' });
  expect(ids.map(({ kind }) => kind)).toEqual(['panel', 'more', 'menu', 'look', 'log', 'more']);
});

test('refuses games without a daily and games that the server withholds', async () => {
  const bot = await openFeatureBot([dungeon, noughts], { now: () => NOON });
  const press = async (kind: 'yours' | 'dailyBoard', game: string) =>
    (await bot.user('ada').press({ kind, game })).refused;
  for (const kind of ['yours', 'dailyBoard'] as const) {
    expect(await press(kind, 'noughts')).toBe('noDaily');
    expect(await press(kind, 'chess')).toBe('noDaily');
  }
  await changeServer(bot.context, 'g', () => ({ disabledGames: ['dungeon'] }));
  expect(await press('yours', 'dungeon')).toBe('gameDisabled');
  expect((await bot.user('ada').command('daily')).refused).toBe('noDaily');
});

const MONDAY = '2026-01-05';
const gameWith = (min: number, levels?: string[]) => {
  const computers = levels && { levels: levels.map((id) => ({ id })) };
  return { id: 'g', seats: { min, max: 4 }, computers } as unknown as AnyGame;
};

test('raises the level of the daily opponent from Monday to Sunday', () => {
  const game = gameWith(2, ['a', 'b', 'c']);
  const days = ['05', '06', '07', '08', '09', '10', '11'].map((day) => opponentOn(`2026-01-${day}`, game)?.id);
  expect(days).toEqual(['a', 'a', 'b', 'b', 'b', 'c', 'c']);
  // Games that can be played alone or have no computers have no opponent.
  expect([gameWith(1, ['a']), gameWith(2)].map((one) => opponentOn('2026-01-11', one))).toEqual([undefined, undefined]);
});

test('seats the player first and fills the required seats with computers', () => {
  const [ada, computer] = [person('ada'), { kind: 'computer', level: 'a' }];
  expect(occupantsOn(MONDAY, gameWith(3, ['a', 'b']), [ada])).toEqual([ada, computer, computer]);
  expect(occupantsOn(MONDAY, gameWith(1, ['a']), [ada])).toEqual([ada]);
  expect(occupantsOn(MONDAY, gameWith(2, ['a']), [])).toEqual([]);
  expect(weeklyId(gameWith(1))).toBe('g/week');
});

const DAY = '2026-11-15';
const { minutes: _, ...plain } = noughts;

test('draws a daily before the attempt with its title, its minutes and a button', () => {
  const draw = (game: object) =>
    drawDailies([{ id: 'noughts', game: game as AnyGame, loaded: undefined, streak: 0 }], DAY, PLAIN);
  expect(textOf(draw(noughts))).toContain('**Noughts and Crosses**\n-# 1–3 min');
  const labels = JSON.stringify(draw(noughts).components).match(/(?<="label":")[^"]+/g);
  expect(labels).toEqual(['Play', 'Noughts and Crosses']);
  expect(textOf(draw(plain))).toMatch(/\*\*Noughts and Crosses\*\*$/);
});

interface Part {
  readonly components?: readonly Part[];
  readonly custom_id?: string;
  readonly style?: number;
}
const partsOf = (parts: readonly Part[]): Part[] =>
  parts.flatMap((one) => (one.components ? partsOf(one.components) : [one]));

test('names the player of an attempt under way, also of the puzzle of the day, and hides the board', async () => {
  const bot = await openFeatureBot([dungeon], { now: () => NOON });
  await bot.user('ada').press({ kind: 'yours', game: 'dungeon' });
  const running = await bot.tableIn('c');
  const drawn = drawDaily(running);
  expect(textOf(drawn)).toMatch(/Ada.* is playing today’s daily\. The board is hidden to avoid spoilers\./s);
  expect(drawn.sketch).toBeUndefined();
  const shown = partsOf(drawn.components as readonly Part[]).flatMap(({ custom_id, style = 0 }) =>
    custom_id ? [`${parseId(custom_id)?.kind} ${ButtonStyle[style]}`] : [],
  );
  expect(shown).toEqual(['panel Primary', 'yours Secondary', 'more Secondary']);
  const { table } = running;
  const puzzle = { ...running, table: { ...table, features: { ...table.features, puzzle: {} as never } } };
  expect(textOf(drawDaily(puzzle))).toContain('is solving the puzzle of the day.');
  expect(JSON.stringify(drawDaily(puzzle))).toContain('Puzzle of the day');
});

describe('the week', () => {
  /** A game that ends with the choice of a class. Classes further down the menu score higher. */
  const game = {
    ...runa,
    turn: (state: State) => (state.class ? [] : [0]),
    result: (state: State) => (state.class ? { winners: [0] } : undefined),
    daily: {
      options: () => ({}),
      score: (state: State) => ({ points: [['Warrior', 'Mage', 'Paladin'].indexOf(state.class ?? '')], words: '' }),
    },
  };
  const MONDAY = Date.parse('2026-11-16');

  async function house() {
    const clock = { at: MONDAY };
    const context = { ...(await testContext([game])), now: () => clock.at };
    let channels = 0;
    const run = async (who: string, line: string, options: object = { week: weekOf(clock.at) }) => {
      const request = { game, options, occupants: [person(who)], place: locationIn(`c${channels++}`) };
      const { id } = (await openTable(context, request)).table;
      await playLine(context, id, { person: who }, line);
      return id;
    };
    const board = async (at: number) =>
      (await attemptsByScore(context, 'g', weeklyId(game), mondayOf(at))).map(({ table }) => table);
    return { clock, context, run, board };
  }

  test("ranks each player's best weekly run until the week after next", async () => {
    const { clock, run, board } = await house();
    await run('ada', '1');
    const better = await run('ada', '3');
    await run('ada', '1');
    const bo = await run('bo', '2');
    expect(await board(MONDAY)).toEqual([better, bo]);
    clock.at += 7 * DAY_MS;
    const next = await run('bo', '1');
    expect([await board(MONDAY), await board(clock.at)]).toEqual([[better, bo], [next]]);
    clock.at += 7 * DAY_MS;
    await run('bo', '1');
    expect(await board(MONDAY)).toEqual([]);
  });

  test('does not rank runs with other rules, of another week or with a known seed', async () => {
    const { context, run, board } = await house();
    const week = weekOf(MONDAY);
    await run('ada', '1', {});
    await run('ada', '1', { week: week - 1 });
    await run('ada', '1', { week, ascension: 1 });
    expect(await board(MONDAY)).toEqual([]);
    const counted = await run('ada', '1');
    const again = (await askForRematch(context, counted, { person: 'ada', sameSeed: true })).table;
    await playLine(context, again.id, { person: 'ada' }, '3');
    expect(await board(MONDAY)).toEqual([counted]);
  });
});
