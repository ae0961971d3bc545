import { duel } from '@longtable/duel';
import type { AnyGame, Choice } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { locationIn, noughtsWithComputers, open, person, type ShortRequest } from '../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../tests/feature-bot.ts';
import { noughtsWithPuzzles } from '../../tests/games/noughts-puzzles.ts';
import type { Id } from '../../tests/ids.ts';
import { makeValue } from '../custom-ids/ids.ts';
import { propose } from '../features/agreements/agreement.ts';
import { playLine } from '../host/actions/move.ts';
import { changePerson } from '../host/settings.ts';
import { findTable } from '../host/table/find.ts';
import { onTurn } from '../host/table/table.ts';

const COMPUTER = { kind: 'computer' as const, level: 'master' };
const ALONE = { occupants: [person('ada'), COMPUTER] };
const final = (line: string): Choice => ({ line, label: line, final: true });

async function begin(game: AnyGame, request: ShortRequest = {}, bot?: FeatureBot) {
  const opened = bot ?? (await openFeatureBot([game], { programs: { address: 'tcp://x:1' } }));
  const { id } = (await open(opened.context, { game, location: { ...locationIn('c'), message: 'm' }, ...request }))
    .table;
  const read = async () => (await findTable(opened.context, id)).table;
  const choice = async (line: string, more: Partial<Id<'choice'>> = {}): Promise<Id<'choice'>> => ({
    ...{ kind: 'choice', surface: 'board', act: 'play', page: 0, table: id, line },
    ...{ seat: 0, turn: (await read()).turns[more.seat ?? 0]?.count ?? 0, ...more },
  });
  const redrawn = () => expect.poll(() => opened.rest.sent.some((one) => one.id === 'm')).toBe(true);
  return { bot: opened, id, read, choice, redrawn };
}

describe('a choice', () => {
  test.each<[string, AnyGame, ShortRequest, string]>([
    ['of a game with secrets', guess, {}, 'pick 3'],
    ['before the move of a computer', noughtsWithComputers, ALONE, 'b2'],
  ])('in the panel %s is shown on the board', async (_, game, request, line) => {
    const { bot, choice, redrawn } = await begin(game, request);
    await bot.user('ada').press(await choice(line, { surface: 'panel' }), { isPrivate: true });
    await redrawn();
  });

  test('of several in a nested menu repeats only what differs', async () => {
    const played: string[] = [];
    const several = { min: 1, max: 3, join: '+' };
    const game: AnyGame = {
      ...noughts,
      choices: () => ['b1', 'b2'].map((line) => ({ ...final(line), several })),
      play(state, seat, line) {
        played.push(line);
        return noughts.play(state, seat, line.slice(0, 2));
      },
    };
    const { bot, id, choice } = await begin(game);
    const { turn } = await choice('b');
    const menu: Id<'menu'> = { kind: 'menu', surface: 'board', page: 0, table: id, seat: 0, turn, line: 'b' };
    await bot.user('ada').press(menu, { values: ['b1', 'b2'].map((line) => makeValue({ act: 'play', line })) });
    expect(played).toEqual(['b1+2']);
  });

  test('typed in a form of the board is refused with the reason', async () => {
    const { bot, id, choice } = await begin(guess);
    for (const who of ['ada', 'bo']) await playLine(bot.context, id, { person: who }, 'pick 3');
    const [seat = 0] = onTurn(await findTable(bot.context, id));
    const asked = await choice('guess ', { act: 'type', seat });
    const user = bot.user(seat === 0 ? 'ada' : 'bo');
    const { form } = await user.press(asked, { message: 'm' });
    const [{ component }] = form!.components as [{ component: { custom_id: string } }];
    const answer = await user.submit(asked, { [component.custom_id]: 'x' }, { message: 'm' });
    expect([answer.refused, answer.messages.every(({ isPrivate }) => isPrivate)]).toEqual([expect.any(String), true]);
  });
});

describe('more actions', () => {
  const kinds = async (
    game: AnyGame,
    request: ShortRequest = {},
    before?: (at: Awaited<ReturnType<typeof begin>>) => unknown,
  ) => {
    const at = await begin(game, request);
    await before?.(at);
    return (await at.bot.user('ada').press({ kind: 'more', table: at.id }, { isPrivate: true })).ids.map(
      ({ kind }) => kind,
    );
  };
  const REST = ['rename', 'boardHere', 'giveUp', 'panel'];

  test.each<[string, AnyGame, ShortRequest, string[]]>([
    ['at the start', noughts, {}, ['log', 'rules', 'plan', 'draw', 'pause', ...REST]],
    [
      'against a computer with hints',
      noughtsWithComputers,
      { ...ALONE, help: true },
      ['log', 'rules', 'hint', 'pause', ...REST],
    ],
    ['with open secrets', guess, { openToSpectators: true }, ['log', 'rules', 'plan', 'pause', 'hide', ...REST]],
  ])('%s', async (_, game, request, expected) => {
    expect(await kinds(game, request)).toEqual(expected);
  });

  test('of a paused game resume it, and offer nothing else to agree on', async () => {
    const paused = await kinds(noughtsWithComputers, ALONE, ({ bot, id }) => propose(bot.context, id, 'ada', 'pause'));
    expect(paused).toContain('resume');
    for (const kind of ['undo', 'draw', 'pause'] as const) expect(paused).not.toContain(kind);
  });

  test('of a solo game have no name, and of a puzzle its hints', async () => {
    const solo: AnyGame = { ...noughts, seats: { min: 1, max: 1 } };
    expect(await kinds(solo, { occupants: [person('ada')] })).not.toContain('rename');
    const bot = await openFeatureBot([noughtsWithPuzzles]);
    await bot.user('ada').press({ kind: 'nextPuzzle', game: 'noughts' });
    const { id } = (await bot.tableIn('c')).table;
    const more = await bot.user('ada').press({ kind: 'more', table: id }, { isPrivate: true });
    expect(more.ids).toContainEqual({ kind: 'puzzle', act: 'hints', table: id });
  });

  test('offer another display than the chosen one', async () => {
    const display = async (chosen?: 'picture' | 'plain') => {
      const { bot, id } = await begin(duel);
      if (chosen) await changePerson(bot.context, 'ada', () => ({ display: chosen }));
      const { ids } = await bot.user('ada').press({ kind: 'more', table: id }, { isPrivate: true });
      return ids.flatMap((one) => (one.kind === 'showAs' ? [one.how] : []));
    };
    expect(await display()).toEqual(await display('plain'));
    expect(await display('picture')).not.toEqual(await display('plain'));
  });

  test('of the owner of a program are those of the program', async () => {
    const occupants = [{ kind: 'program' as const, owner: { id: 'ada' } }, person('bo')];
    expect(await kinds(noughts, { occupants })).toEqual(['program', 'program', 'program']);
  });
});

describe('the reference of a waiting table', () => {
  const pages = () => [{ title: 'One *two*', lines: [], text: 'See [this](https://example.com).' }];
  const waiting = async (changes: object) => {
    const game = { ...noughts, ...changes } as AnyGame;
    const { bot, id } = await begin(game, { occupants: [person('ada'), { kind: 'open' }], seated: false });
    const look = (who: string, use = {}) => bot.user(who).press({ kind: 'look', table: id, page: 1 }, use);
    return { id, look };
  };

  test('is a page for a player who has their panel open, and the panel on the board', async () => {
    const { look } = await waiting({ presentation: { ...noughts.presentation, pages } });
    expect((await look('ada', { isPrivate: true })).text).toContain('**One \\*two\\***');
    const { ids } = await look('ada', { message: 'm' });
    expect(ids.map(({ kind }) => kind)).toContain('invite');
  });

  test('has no links from the game', async () => {
    const { look } = await waiting({ presentation: { ...noughts.presentation, pages } });
    expect((await look('eve')).text).not.toContain('](https://example.com)');
  });
});

test('logs the moves of a solo game without the name of the player', async () => {
  const solo: AnyGame = { ...noughts, seats: { min: 1, max: 1 }, turn: () => [0] };
  const { bot, id } = await begin(solo, { occupants: [{ ...person('ada'), name: 'Ada' }] });
  await playLine(bot.context, id, { person: 'ada' }, 'a1');
  const { text } = await bot.user('eve').press({ kind: 'log', table: id, page: 0 });
  expect(text).not.toContain('**Ada**');
  expect(text).toContain('> ');
});
