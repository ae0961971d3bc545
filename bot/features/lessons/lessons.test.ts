import { duel } from '@longtable/duel';
import { type AnyGame, type Lesson, say } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { builtInGames } from '../../../games/index.ts';
import { codeOf, noughtsWithComputers, open, person, refusalOf, testContext } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { type Id, parseId } from '../../../tests/ids.ts';
import { noughtsTable } from '../../../tests/noughts-table.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { leaveTable } from '../../host/actions/seats.ts';
import { tablesOf } from '../../host/commit/table-lists.ts';
import type { Context } from '../../host/context.ts';
import { firstFrom, type LoadedTable, linesAt } from '../../host/feature.ts';
import { Cleanup } from '../../host/scheduler/scheduler.ts';
import { changeServer } from '../../host/settings.ts';
import { readerAt } from '../../host/table/names.ts';
import { readTable } from '../../host/table/record.ts';
import { rebuildFromLog } from '../../host/table/state.ts';
import { afterGameButtons, controlButtons } from '../../render/controls.ts';
import { textOf } from '../../render/message.ts';
import { drawPanel } from '../../render/panel.ts';
import { endingOf } from '../../render/status.ts';
import { hintFor } from '../hints/index.ts';
import { readPlayerStats } from '../ratings/player-stats.ts';
import { afterStep, progressAt, texts } from './index.ts';

const GAMES = [noughtsWithComputers, guess];

test('opens a lesson against the weakest computer, with the user in the first seat', async () => {
  const bot = await openFeatureBot(GAMES);
  expect((await bot.user('ada').press({ kind: 'learn', game: 'noughts' })).refused).toBeUndefined();
  const { table } = await bot.tableIn('c');
  expect(table.seats).toMatchObject([
    { kind: 'person', id: 'ada' },
    { kind: 'computer', level: 'beginner' },
  ]);
  expect(table.features.lesson).toBe(true);
});

test('links to the lesson in progress in a DM, which can be left', async () => {
  const bot = await openFeatureBot(GAMES);
  await bot.user('ada', { guild: null }).press({ kind: 'learn', game: 'noughts' });
  const again = await bot.user('ada', { channel: 'd' }).command('learn', { game: 'noughts' });
  expect(again.text).toContain('<#c>');
  expect(again.ids.map(({ kind }) => kind)).toEqual(['panel', 'leave']);
  await bot.user('ada').press(again.ids[1] as Id, { isPrivate: true });
  await bot.user('ada', { channel: 'd' }).press({ kind: 'learn', game: 'noughts' });
  expect((await bot.tableIn('d')).table.features.lesson).toBe(true);
  await bot.user('bo', { channel: 'e' }).press({ kind: 'learn', game: 'noughts' });
  expect((await bot.tableIn('e')).table.seats[0]).toMatchObject({ id: 'bo' });
});

test('refuses games without a lesson, unknown games and games that the server does not offer', async () => {
  const bot = await openFeatureBot(GAMES);
  const learn = async (game: string) => (await bot.user('ada').press({ kind: 'learn', game })).refused;
  expect((await bot.user('ada').press({ kind: 'learn', game: 'guess' })).text).toContain(
    'There’s no lesson for this game yet. `/rules` explains how to play.',
  );
  expect(await learn('chess')).toBe('gameGone');
  await changeServer(bot.context, 'g', (server) => ({ ...server, disabledGames: ['noughts'] }));
  expect(await learn('noughts')).toBe('gameDisabled');
});

test('shows the lesson in progress in a panel, beside any game of the channel', async () => {
  const bot = await openFeatureBot(GAMES);
  await open(bot.context, { game: noughtsWithComputers, occupants: [person('bo'), person('cleo')] });
  const opened = await bot.user('ada').press({ kind: 'learn', game: 'noughts' });
  expect(opened.messages).toMatchObject([{ isPrivate: true, text: expect.stringContaining('Lesson, step 1') }]);
  const { id } = (await bot.tableIn('c')).table;
  for (const channel of ['c', 'd']) {
    const again = await bot.user('ada', { channel }).press({ kind: 'learn', game: 'noughts' });
    expect(again.messages).toMatchObject([{ isPrivate: true }]);
    expect(again.ids).toContainEqual(expect.objectContaining({ kind: 'choice', table: id }));
  }
  expect((await bot.user('ada').command('board')).messages).toMatchObject([{ isPrivate: true }]);
  expect((await bot.user('bo').command('board')).messages).toMatchObject([{ isPrivate: false }]);
});

/** Starts a lesson for ada. */
function begin(context: Context, game: AnyGame): Promise<LoadedTable> {
  const others = Array.from({ length: game.seats.min - 1 }, () => ({ kind: 'computer' as const, level: '' }));
  return open(context, { game, occupants: [person('ada'), ...others], lesson: true });
}

test.each([noughts as AnyGame, ...builtInGames])(
  'plays the lesson of $title at a real table without counting it',
  async (game) => {
    const context = await testContext([game]);
    let at = await begin(context, game);
    for (const { line } of (game.lesson as Lesson).steps) {
      expect(at.table.status).toBe('playing');
      expect(await hintFor(context, at, 'ada')).toMatchObject({ line });
      expect((await rebuildFromLog(context, at))?.table.state).toEqual(at.table.state);
      at = await playLine(context, at.table.id, { person: 'ada' }, line);
    }
    expect(at.table).toMatchObject({
      status: 'over',
      ending: { by: 'exercise', how: 'solved' },
      pings: { notices: [] },
    });
    expect(await tablesOf(context, 'ada')).toEqual([]);
    expect(JSON.stringify(await readPlayerStats(context, 'ada'))).not.toContain(game.id);
  },
);

test.each([leaveTable, resign])(
  'lets the learner leave without a loss and deletes the table after a few days',
  async (leave) => {
    let now = Date.parse('2026-05-04T10:00:00Z');
    const context = { ...(await testContext()), now: () => now };
    const { id } = (await begin(context, noughts)).table;
    const left = await leave(context, id, 'ada');
    expect(left.table.ending).toEqual({ by: 'exercise', how: 'left' });
    expect(JSON.stringify(await readTable(context, id))).not.toContain('"ada"');
    now += 4 * 24 * 60 * 60 * 1000;
    await new Cleanup(context).sweep();
    expect(await readTable(context, id)).toBeUndefined();
  },
);

test('reports that a lesson was changed meanwhile', async () => {
  const context = await testContext();
  const { id } = (await begin(context, noughts)).table;
  await playLine(context, id, { person: 'ada' }, 'b2');
  const [first, ...rest] = (noughts.lesson as Lesson).steps;
  const rewritten = { ...noughts, lesson: { ...noughts.lesson, steps: [first, { ...rest[0], line: 'a1' }] } };
  const later = { ...context, games: new Map([['noughts', rewritten as AnyGame]]) };
  expect(await codeOf(playLine(later, id, { person: 'ada' }, 'c1'))).toBe('lesson');
  expect(await refusalOf(playLine(later, id, { person: 'ada' }, 'a1'))).toMatchObject({
    sentence: { en: expect.stringContaining('This lesson has since been updated.') },
  });
});

test('plays the answers of a step, and ends the lesson only after the last step', async () => {
  const context = { ...(await testContext()), now: () => 5000 };
  const start = await begin(context, noughts);
  const { steps } = noughts.lesson as Lesson;
  expect(progressAt(start)).toEqual({ lesson: noughts.lesson, done: 0, step: steps[0] });
  const change = afterStep(context, start, 'b2');
  expect(change.table.log.recentMoves.map(({ seat, line }) => [seat, line])).toEqual([
    [0, 'b2'],
    [1, 'a1'],
  ]);
  expect(change.table.status).toBe('playing');
  expect(progressAt({ ...start, table: change.table })).toMatchObject({ done: 1, step: steps[1] });
  const short = { ...noughts, lesson: { ...noughts.lesson, steps: steps.slice(0, 1) } } as AnyGame;
  const last = afterStep(context, { ...start, game: short }, 'b2');
  expect(last).toMatchObject({
    table: { status: 'over', ending: { by: 'exercise', how: 'solved' }, times: { movedAt: 5000 } },
  });
  expect(progressAt({ ...start, game: { ...noughts, lesson: undefined } as never })).toBeUndefined();
  expect(progressAt({ ...start, table: { ...start.table, features: {} } })).toBeUndefined();
});

test('repeats the task after another move, and states why an illegal one is refused', async () => {
  const context = await testContext();
  const start = await begin(context, noughts);
  const [first, second] = (noughts.lesson as Lesson).steps;
  expect(await refusalOf(() => afterStep(context, start, 'a1'))).toMatchObject({
    code: 'lesson',
    sentence: { en: `${texts.otherMove.en} ${say(first?.task ?? '', 'en')}` },
  });
  const later = await playLine(context, start.table.id, { person: 'ada' }, 'b2');
  expect(await refusalOf(() => afterStep(context, later, 'b2'))).toMatchObject({
    sentence: { en: `Choose an empty cell, such as b2. ${say(second?.task ?? '', 'en')}` },
  });
});

const { at, features, terms } = noughtsTable();
const learning = (changes: object = {}, game: object = {}) =>
  at({ ...features({ lesson: true }), ...terms({ exercise: true, guided: true }), ...changes }, game);
const LEFT = { status: 'over', ending: { by: 'exercise', how: 'left' } };
const above = (loaded: LoadedTable) => linesAt(loaded, 'aboveBoard', readerAt(loaded, 'spectator', 'en'));
const wanted = (loaded: LoadedTable) => firstFrom(loaded.features, (feature) => feature.wantedLine?.(loaded));
const below = (loaded: LoadedTable) => linesAt(loaded, 'belowBoard', readerAt(loaded, 'spectator', 'en'));

test('asks for the line of a step alone, without the question of the game', async () => {
  const context = await testContext([duel]);
  const loaded = await begin(context, duel);
  const shown = textOf(drawPanel(loaded, 0, { language: 'en', display: 'plain' }));
  expect(shown).toContain('Set Cinder in slot 1.');
  expect(shown).not.toContain('What will you do?');
});

test('explains the step of a running lesson, with its task and line', () => {
  const [first] = noughts.lesson?.steps ?? [];
  expect([above(learning()).length, below(learning()).length]).toEqual([1, 1]);
  expect(wanted(learning())).toBe(first?.line);
  for (const other of [at(), learning(LEFT)]) expect([above(other), below(other)]).toEqual([[], []]);
  expect(wanted(at())).toBeUndefined();
  const left = learning(LEFT);
  expect(endingOf(left, readerAt(left, 'spectator', 'en'))).toBe('Ada left the lesson.');
  expect(endingOf(left, readerAt(left, 0, 'en'))).toBe('You left the lesson.');
});

test('can be left', () => {
  const kinds = controlButtons(learning({ seats: [person('ada')] }), 'en').map((one) => parseId(one.custom_id)?.kind);
  expect(kinds).toEqual(['hint', 'leave', 'touch', 'log', 'more']);
});

test('offers the lesson again, or a real game', () => {
  const after = (game: object) => afterGameButtons(learning(LEFT, game)).map(([id]) => parseId(String(id)));
  expect(after({})).toMatchObject([
    { kind: 'start', how: 'open' },
    { kind: 'learn', game: 'noughts' },
  ]);
  expect(after({ computers: noughtsWithComputers.computers })).toMatchObject([{ kind: 'start', how: 'computer' }, {}]);
  expect(after({ computers: noughtsWithComputers.computers, seats: { min: 1, max: 2 } })[0]).toMatchObject({
    how: 'open',
  });
});

test('opens the lesson that was selected in the menu', async () => {
  const bot = await openFeatureBot(GAMES);
  expect((await bot.user('ada').press({ kind: 'lessons' }, { values: ['learn|noughts'] })).refused).toBeUndefined();
  expect((await bot.tableIn('c')).table.game).toBe('noughts');
  expect((await bot.user('bo').press({ kind: 'lessons' }, { values: ['start|noughts|open'] })).refused).toBe(
    'gameGone',
  );
  expect((await bot.user('bo').press({ kind: 'lessons' })).refused).toBe('gameGone');
});
