import type { AnyGame } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { expect, test, vi } from 'vitest';
import { tableKind } from '../../../storage/records/table.ts';
import { locationIn, noughtsWithComputers, open } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { changePerson, changeServer } from '../../host/settings.ts';
import { computersOf } from '../computers/index.ts';
import { analysisKind } from './record.ts';

const { computers: _, ...guessForPeople } = guess;

const named = (id: string, name: string) => ({ kind: 'person' as const, id, name });

async function finished(game: AnyGame = noughtsWithComputers) {
  const bot = await openFeatureBot([noughtsWithComputers, guessForPeople]);
  const { id } = (await open(bot.context, { game, occupants: [named('ada', 'Ada'), named('bo', 'Bo')] })).table;
  if (game === noughtsWithComputers) {
    await playLine(bot.context, id, { person: 'ada' }, 'a1');
    await playLine(bot.context, id, { person: 'bo' }, 'b2');
  }
  return {
    bot,
    id,
    press: (act: 'show' | 'try', move = 0, where = {}) =>
      bot.user('eve', where).press({ kind: 'analysis', act, table: id, move }),
  };
}

test('needs a finished game with computers in a channel that the user can see', async () => {
  const { bot, id, press } = await finished();
  expect((await press('show')).refused).toBe('notOver');
  await resign(bot.context, id, 'bo');
  expect((await press('show', 0, { guild: 'h', channel: 'x' })).refused).toBe('notFromHere');
  const other = await finished(guessForPeople);
  await resign(other.bot.context, other.id, 'bo');
  expect((await other.press('show')).refused).toBe('noAdvice');
});

test('opens an unrated game from a move, in the seat that made it, with a note', async () => {
  const { bot, id, press } = await finished();
  await resign(bot.context, id, 'bo');
  expect((await press('try', 2, { channel: 'd' })).refused).toBe('rulesChanged');
  const opened = await press('try', 1, { channel: 'd' });
  expect(opened.refused).toBeUndefined();
  expect(opened.text).toContain('You’re playing Bo’s side. This is practice, so it doesn’t count.');
  const { table } = await bot.tableIn('d');
  expect(table.seats).toMatchObject([{ kind: 'computer' }, { kind: 'person', id: 'eve' }]);
  expect(table.log.moveCount).toBe(1);
  expect(table.terms).toMatchObject({ unrated: true, name: expect.stringContaining('2') });
  await changeServer(bot.context, 'g', () => ({ disabledGames: ['noughts'] }));
  expect((await press('try', 1, { channel: 'e' })).refused).toBe('gameDisabled');
});

test('names a side without formatting, and none in a solo game', async () => {
  const solo: AnyGame = { ...noughtsWithComputers, id: 'solo', seats: { min: 1, max: 1 } };
  const bot = await openFeatureBot([noughtsWithComputers, solo]);
  const tried = async (game: AnyGame, occupants: ReturnType<typeof named>[], channel: string) => {
    const { id } = (await open(bot.context, { game, occupants, location: locationIn(channel) })).table;
    await playLine(bot.context, id, { person: 'ada' }, 'a1');
    await resign(bot.context, id, 'ada');
    const user = bot.user('eve', { channel: `${channel}2` });
    return (await user.press({ kind: 'analysis', act: 'try', table: id, move: 0 })).text;
  };
  const ada = named('ada', '*Ada*');
  expect(await tried(noughtsWithComputers, [ada, named('bo', 'Bo')], 'c')).toContain('playing \\*Ada\\*’s side');
  const alone = await tried(solo, [ada], 'd');
  expect(alone).toContain('This is practice');
  expect(alone).not.toContain('side');
});

test('shows the stored analysis with the seat of the user who asks', async () => {
  const { bot, id } = await finished();
  await resign(bot.context, id, 'bo');
  const { storage } = bot.context;
  const analysis = { winChances: [{ move: 0, outlook: [0.7, 0.3] }], turningPoints: [] };
  await storage.transact({ writes: [storage.store(analysisKind).put(id, analysis)] });
  const shown = async (who: string) =>
    (await bot.user(who).press({ kind: 'analysis', act: 'show', table: id, move: 0 })).messages.at(-1)?.text;
  expect(await shown('ada')).toContain('Win chance · Ada: 70%');
  expect(await shown('bo')).toContain('Win chance · Bo: 30%');
  await changePerson(bot.context, 'ada', () => ({ display: 'picture' }));
  const pictured = await bot.user('ada').press({ kind: 'analysis', act: 'show', table: id, move: 0 });
  expect(pictured.messages.at(-1)?.files).toEqual(['board.png']);
});

test('keeps the better move in the replay, before and after the move', async () => {
  const { bot, id } = await finished();
  await resign(bot.context, id, 'bo');
  const { storage } = bot.context;
  const point = { move: 0, seat: 0 as const, played: 'a1', better: 'b2', gain: 0.2 };
  const analysis = { winChances: [{ move: 0, outlook: [0.7, 0.3] }], turningPoints: [point] };
  const at = async (step: 'open' | 'forward', move: number) =>
    (await bot.user('eve').press({ kind: 'replay', step, table: id, viewer: 'spectator', move })).messages.at(-1)?.text;
  const better = '① **Move 1** · Ada takes a1.\nBetter (+20 percentage points): **Ada takes b2.**';
  expect(await at('open', 1)).not.toContain('Better');
  await storage.transact({ writes: [storage.store(analysisKind).put(id, analysis)] });
  expect(await at('open', 1)).toContain(better);
  expect(await at('forward', 0)).toContain(better);
  expect(await at('forward', 2)).not.toContain('Better');
});

test('shows the progress once a second', async () => {
  const { bot, id, press } = await finished();
  await resign(bot.context, id, 'bo');
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 600));
  vi.spyOn(computersOf(bot.context), 'winChances').mockResolvedValue([0.5, 0.5]);
  const texts = (await press('show')).messages.map(({ text }) => text);
  vi.restoreAllMocks();
  expect(texts[0]).toBe('Analyzing the game… 0%');
  expect(texts.slice(1, -1).length).toBeGreaterThan(0);
  for (const text of texts.slice(1, -1)) expect(text).toMatch(/^Analyzing the game… [1-9]\d*%$/);
  expect(texts.at(-1)).toContain('Win chance');
});

test('replaces the progress by an apology if the analysis fails, and logs the reason', async () => {
  const { bot, id, press } = await finished();
  await resign(bot.context, id, 'bo');
  vi.spyOn(computersOf(bot.context), 'winChances').mockRejectedValue(new Error('broken'));
  const { messages } = await press('show');
  expect(messages.at(-1)).toMatchObject({
    isEdit: true,
    text: 'I couldn’t analyze this game. Try again later.',
  });
  expect(bot.log.lines.filter(({ level }) => level === 'error')).toMatchObject([
    { about: { table: id, error: { message: 'broken' } }, message: 'Could not analyse a game' },
  ]);
});

test('replaces the progress by the reason why a game cannot be replayed', async () => {
  const { bot, id, press } = await finished();
  await resign(bot.context, id, 'bo');
  const { storage } = bot.context;
  const tables = storage.store(tableKind);
  const record = (await tables.get(id))!;
  const recentMoves = record.log.recentMoves.map((move) => ({ ...move, line: 'z9' }));
  await storage.transact({ writes: [tables.put(id, { ...record, log: { ...record.log, recentMoves } })] });
  const { messages } = await press('show');
  expect(messages.at(-1)?.isEdit).toBe(true);
  expect(messages.at(-1)?.text).not.toMatch(/%|Try again later/);
  expect(bot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
