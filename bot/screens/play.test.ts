import { duel } from '@longtable/duel';
import { guess } from '@longtable/kit/testing/games/guess';
import { describe, expect, test } from 'vitest';
import { locationIn, noughtsWithComputers, open, person, type ShortRequest } from '../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../tests/feature-bot.ts';
import type { Id } from '../../tests/ids.ts';
import { propose } from '../features/agreements/agreement.ts';
import { playLine } from '../host/actions/move.ts';
import { resign } from '../host/actions/resign.ts';
import { findTable } from '../host/table/find.ts';

const GAMES = [noughtsWithComputers, guess, duel];
const COMPUTER = { kind: 'computer' as const, level: 'master' };

async function begin(request: ShortRequest = {}) {
  const bot = await openFeatureBot(GAMES);
  const { id } = (await open(bot.context, { game: noughtsWithComputers, ...request })).table;
  const read = async () => (await findTable(bot.context, id)).table;
  const choice = (line: string, more: Partial<Id<'choice'>> = {}): Id<'choice'> => ({
    ...{ kind: 'choice', surface: 'board', act: 'play', page: 0, table: id, seat: 0, turn: 1, line },
    ...more,
  });
  return { bot, id, read, choice };
}
const kinds = (ids: readonly Id[]) => ids.map(({ kind }) => kind);

describe('a choice on the board', () => {
  test('plays its line and redraws the pressed message', async () => {
    const { bot, read, choice } = await begin();
    const turn = (await read()).turns[0]?.count ?? 0;
    const played = await bot.user('ada').press(choice('a1', { turn }), { message: 'board' });
    expect(played.messages).toMatchObject([{ id: 'board', isEdit: true }]);
    expect((await read()).log.moveCount).toBe(1);
  });

  test('of an earlier turn is not played, and the player gets the current panel', async () => {
    const { bot, id, read, choice } = await begin();
    const turn = (await read()).turns[0]?.count ?? 0;
    await bot.user('ada').press(choice('a1', { turn }));
    await playLine(bot.context, id, { person: 'bo' }, 'b2');
    const late = await bot.user('ada').press(choice('c3', { turn }));
    expect((await read()).log.moveCount).toBe(2);
    expect(late.messages.some(({ isPrivate }) => isPrivate)).toBe(true);
  });

  test('is refused to others, and elsewhere', async () => {
    const { bot, read, choice } = await begin();
    const turn = (await read()).turns[0]?.count ?? 0;
    expect((await bot.user('eve').press(choice('a1', { turn }))).refused).toBe('notYourTable');
    expect((await bot.user('ada', { channel: 'd' }).press(choice('a1', { turn }))).refused).toBe('otherChannel');
    expect((await bot.user('bo').press(choice('a1', { seat: 1, turn }))).refused).toBe('notYourTurn');
    expect((await read()).log.moveCount).toBe(0);
  });

  test('in a panel can be pressed anywhere and shows the panel after the reply of a computer', async () => {
    const { bot, read, choice } = await begin({ occupants: [person('ada'), COMPUTER] });
    const turn = (await read()).turns[0]?.count ?? 0;
    const ada = bot.user('ada', { channel: 'd' });
    const answer = await ada.press(choice('b2', { surface: 'panel', turn }), { isPrivate: true });
    expect(answer.refused).toBeUndefined();
    expect(answer.messages.every(({ isPrivate }) => isPrivate)).toBe(true);
    expect((await read()).log.moveCount).toBe(2);
  });

  test('in a panel during another player’s turn shows the current panel with a note', async () => {
    const { bot, read, choice } = await begin();
    const turn = (await read()).turns[1]?.count ?? 0;
    const early = await bot.user('bo').press(choice('a1', { surface: 'panel', seat: 1, turn }), { isPrivate: true });
    expect([early.refused, early.text]).toEqual([undefined, expect.stringContaining('This panel was outdated')]);
  });

  test('in a paused game redraws the pressed board and shows the current panel', async () => {
    const { bot, id, read, choice } = await begin({ occupants: [person('ada'), COMPUTER] });
    const turn = (await read()).turns[0]?.count ?? 0;
    await propose(bot.context, id, 'ada', 'pause');
    const onBoard = await bot.user('ada').press(choice('a1', { turn }), { message: 'board' });
    expect(onBoard.messages).toMatchObject([
      { id: 'board', isEdit: true, isPrivate: false },
      { isEdit: false, isPrivate: true },
    ]);
    const inPanel = await bot.user('ada').press(choice('a1', { surface: 'panel', turn }), { isPrivate: true });
    expect([inPanel.refused, inPanel.messages.length, inPanel.messages[0]?.isEdit]).toEqual([undefined, 1, true]);
    expect((await read()).log.moveCount).toBe(0);
  });

  test('is refused with the reason of the game', async () => {
    const { bot, id, read, choice } = await begin();
    await playLine(bot.context, id, { person: 'ada' }, 'a1');
    await playLine(bot.context, id, { person: 'bo' }, 'b2');
    const turn = (await read()).turns[0]?.count ?? 0;
    expect((await bot.user('ada').press(choice('a1', { turn }))).refused).toBe('cell');
  });

  test('from a menu with an unreadable value is outdated', async () => {
    const { bot, id, read } = await begin();
    const menu: Id<'menu'> = { kind: 'menu', surface: 'board', page: 0, table: id, seat: 0, turn: 1, line: '' };
    expect((await bot.user('ada').press(menu, { values: ['?'] })).text).toMatch(/older version/);
    expect((await bot.user('ada').press(menu)).text).toMatch(/older version/);
    const turn = (await read()).turns[0]?.count ?? 0;
    await bot.user('ada').press({ ...menu, turn }, { values: ['pa1'] });
    expect((await read()).log.moveCount).toBe(1);
  });
});

describe('/move', () => {
  test('plays a line, refuses a wrong one, and suggests lines', async () => {
    const { bot, read } = await begin();
    const ada = bot.user('ada');
    expect((await ada.command('move', { move: 'z9' })).refused).toBe('cell');
    expect((await ada.suggest('move', { move: 'a' })).map(({ value }) => value)).toEqual(['a1', 'a2', 'a3']);
    expect((await ada.command('move', { move: 'a1' })).refused).toBeUndefined();
    expect((await read()).log.moveCount).toBe(1);
    expect(await ada.suggest('move', { move: 'a' })).toEqual([]);
    expect((await bot.user('eve').command('move', { move: 'b2' })).refused).toBe('notYourTable');
    expect((await bot.user('ada', { channel: 'd' }).command('move', { move: 'b2' })).refused).toBe('nothingHere');
  });
});

describe('the panel', () => {
  test('is private for players, and the view of a spectator for others', async () => {
    const { bot, id } = await begin({ game: guess });
    const panel = await bot.user('ada').press({ kind: 'panel', table: id });
    expect(panel.messages).toMatchObject([{ isPrivate: true }]);
    expect(kinds(panel.ids)).toContain('choice');
    const watched = await bot.user('eve').press({ kind: 'panel', table: id });
    expect(kinds(watched.ids)).toEqual(['watch']);
  });

  test('leads to the next table that waits for the player, or says that there is none', async () => {
    const { bot, id } = await begin();
    await playLine(bot.context, id, { person: 'ada' }, 'a1');
    const none = await bot.user('ada').press({ kind: 'next', table: id }, { isPrivate: true });
    expect(none.messages).toMatchObject([{ isEdit: true }]);
    const other = await open(bot.context, { location: locationIn('d'), occupants: [person('ada'), person('cleo')] });
    const next = await bot.user('ada').press({ kind: 'next', table: id }, { isPrivate: true });
    expect(next.messages).toMatchObject([{ isEdit: false }]);
    expect(JSON.stringify(next.ids)).toContain(other.table.id);
  });
});

describe('more actions', () => {
  const more = async ({ bot, id }: { bot: FeatureBot; id: string }, who = 'ada', where = {}) =>
    kinds((await bot.user(who, where).press({ kind: 'more', table: id }, { isPrivate: true })).ids);

  test('are those that would not be refused', async () => {
    const at = await begin();
    const first = await more(at);
    for (const kind of ['rules', 'draw', 'pause', 'rename', 'boardHere', 'giveUp'] as const)
      expect(first).toContain(kind);
    for (const kind of ['undo', 'resume', 'hide', 'look', 'leave'] as const) expect(first).not.toContain(kind);
    expect(await more(at, 'ada', { channel: 'd' })).not.toContain('boardHere');
    await playLine(at.bot.context, at.id, { person: 'ada' }, 'a1');
    expect(await more(at)).toContain('undo');
    await propose(at.bot.context, at.id, 'ada', 'draw');
    expect(await more(at)).toContain('draw');
    for (const kind of ['draw', 'pause', 'undo'] as const) expect(await more(at, 'bo')).not.toContain(kind);
  });

  test('end with the game, and are no actions for spectators', async () => {
    const at = await begin();
    expect(await more(at, 'eve')).toEqual(['watch']);
    await resign(at.bot.context, at.id, 'bo');
    expect((await at.bot.user('ada').press({ kind: 'more', table: at.id })).refused).toBe('over');
  });
});

describe('a hint', () => {
  test('is offered with a button that plays it, if hints are allowed', async () => {
    const { bot, id, read } = await begin({ occupants: [person('ada'), COMPUTER], help: true });
    const hint = await bot.user('ada').press({ kind: 'hint', table: id }, { isPrivate: true });
    const play = hint.ids.find((one) => one.kind === 'choice') as Id<'choice'>;
    expect(play).toMatchObject({ act: 'play', surface: 'panel', seat: 0, line: 'a1' });
    await bot.user('ada').press(play, { isPrivate: true });
    expect((await read()).log.moveCount).toBeGreaterThan(0);
  });
});

describe('reference', () => {
  test('has pages with buttons, and the first one for a number that is too high', async () => {
    const { bot, id } = await begin({ game: duel });
    const look = async (page: number) => (await bot.user('ada').press({ kind: 'look', table: id, page })).text;
    expect(await look(0)).not.toBe(await look(1));
    expect(await look(99)).toBe(await look(0));
  });

  test('is the rules for a game without pages before the start, and refused after it', async () => {
    const { bot, id } = await begin();
    expect((await bot.user('ada').command('lookup')).refused).toBe('nothingToLookUp');
    const waiting = await open(bot.context, {
      occupants: [person('cleo'), { kind: 'open' }],
      location: locationIn('d'),
    });
    const eve = bot.user('eve', { channel: 'd' });
    const rules = await eve.press({ kind: 'rules', table: waiting.table.id });
    expect((await eve.press({ kind: 'look', table: waiting.table.id, page: 0 })).text).toBe(rules.text);
    const host = await bot.user('cleo', { channel: 'd' }).press({ kind: 'look', table: waiting.table.id, page: 0 });
    expect(kinds(host.ids)).toContain('invite');
    expect((await bot.user('eve').press({ kind: 'rulesPage', game: 'chess', page: 0, table: undefined })).refused).toBe(
      'gameGone',
    );
    expect((await bot.user('eve').press({ kind: 'log', table: id, page: 0 })).text).not.toBe('');
  });
});
