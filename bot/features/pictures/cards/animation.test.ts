import { duel } from '@longtable/duel';
import { farmland } from '@longtable/farmland';
import { type AnyGame, type Reader, RNG } from '@longtable/kit';
import { compose, type Picture, text } from '@longtable/kit/picture';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { spy } from '@longtable/spy';
import { expect, test } from 'vitest';
import { open, testContext } from '../../../../tests/context.ts';
import { playLine } from '../../../host/actions/move.ts';
import { findTable } from '../../../host/table/find.ts';
import { readerAt } from '../../../host/table/names.ts';
import { serialise } from '../serialise.ts';
import { hasMoved, lastTurn } from './animation.ts';

/** Returns Noughts with two marks per turn. It records the readers of its pictures. */
function noted(drawn: Reader[]): AnyGame {
  const turn = ({ cells }: { cells: string }) => [Math.floor((9 - cells.replaceAll(/[xo]/g, '').length) / 2) % 2];
  const picture = ({ cells }: { cells: string }, reader: Reader): Picture => {
    drawn.push(reader);
    return compose(40, ['#000000'], [text({ x: 0, y: 0, width: 100, height: 40 }, cells)]);
  };
  const play = ({ cells }: { cells: string }, seat: number, line: string) => {
    const at = Number(line);
    return { state: { cells: `${cells.slice(0, at)}${'xo'[seat]}${cells.slice(at + 1)}` }, events: [] };
  };
  return { ...noughts, turn, play, presentation: { ...noughts.presentation, picture } } as unknown as AnyGame;
}

const wordsIn = (animation: Awaited<ReturnType<typeof lastTurn>>) =>
  animation?.frames.map(({ drawing }) => (JSON.parse(drawing) as { items: { text: string }[] }).items[0]?.text);

test('animates the opponents’ turn for the player to move, in a few seconds', async () => {
  const drawn: Reader[] = [];
  const game = noted(drawn);
  const context = await testContext([game]);
  const { table } = await open(context, { game });
  for (const [person, line] of ['ada 0', 'ada 1', 'bo 2', 'bo 3'].map((move) => move.split(' ') as [string, string]))
    await playLine(context, table.id, { person }, line);
  const at = await findTable(context, table.id);
  drawn.length = 0;
  const animation = await lastTurn(context, at, readerAt(at, 0, 'de'));
  expect(wordsIn(animation)).toEqual(['xx.......', 'xxo......', 'xxoo.....']);
  expect(drawn.map(({ viewer, language, open: isOpen }) => [viewer, language, isOpen])).toEqual(
    Array(3).fill([0, 'de', undefined]),
  );
  expect(animation?.frames.slice(0, -1).reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(8000);
  expect(animation?.bytes).toBeLessThanOrEqual(400_000);
  expect(wordsIn(await lastTurn(context, at, readerAt(at, 'spectator', 'en')))).toHaveLength(3);
  expect(([0, 'spectator', 1] as const).map((viewer) => hasMoved(at, viewer))).toEqual([true, true, true]);
  // This player made the moves, which have no effect.
  expect(await lastTurn(context, at, readerAt(at, 1, 'en'))).toBeUndefined();
});

test('does not animate unchanged views or the reader’s own turn', async () => {
  const game: AnyGame = {
    ...noted([]),
    presentation: { ...noughts.presentation, picture: () => compose(40, ['#000000'], []) },
  };
  const context = await testContext([game]);
  const { table } = await open(context, { game });
  await playLine(context, table.id, { person: 'ada' }, '0');
  const own = await findTable(context, table.id);
  expect(await lastTurn(context, own, readerAt(own, 0, 'en'))).toBeUndefined();
  await playLine(context, table.id, { person: 'ada' }, '1');
  const at = await findTable(context, table.id);
  expect(await lastTurn(context, at, readerAt(at, 1, 'en'))).toBeUndefined();
});

/** Games with secrets, number of moves to play, and minimum number of frames. */
const SECRETIVE: readonly (readonly [game: AnyGame, moves: number, frames: number])[] = [
  [duel, 24, 4],
  [farmland, 6, 2],
  [spy, 50, 2],
];

test.each(SECRETIVE.map(([game, ...counts]) => [game.title, game, ...counts] as const))(
  '%s: draws every frame from the reader’s own view',
  async (_, game, moves, frames) => {
    const context = await testContext([game]);
    const people = ['ada', 'bo'];
    const { table } = await open(context, { game, help: true, seed: 7 });
    const level = game.computers!.levels[0]!.id;
    const viewers = ([0, 1, 'spectator'] as const).map((viewer) => ({ viewer, own: new Set<string>() }));
    let most = 0;
    for (let moved = 0; moved < moves; moved++) {
      const at = await findTable(context, table.id);
      const [seat = 0] = game.turn(at.table.state);
      const line = game.computers!.line(at.table.state, seat, level, RNG.seeded(0));
      const steps = (game.presentation.steps?.(at.table.state, line) ?? []).map(({ state }) => state);
      for (const { viewer, own } of viewers) {
        const reader = readerAt(at, viewer, 'en');
        const add = (state: unknown) => own.add(serialise(game.presentation.picture!(state, reader)));
        add(at.table.state);
        const animation = await lastTurn(context, at, reader);
        most = Math.max(most, animation?.frames.length ?? 0);
        expect(animation?.frames.filter(({ drawing }) => !own.has(drawing)) ?? []).toEqual([]);
        steps.forEach(add);
      }
      await playLine(context, table.id, { person: people[seat]! }, line);
    }
    expect(most).toBeGreaterThanOrEqual(frames);
  },
);

test('animates the reader’s own walk field by field, but no single step', async () => {
  type Match = Parameters<typeof spy.turn>[0];
  const context = await testContext([spy]);
  const { table } = await open(context, { game: spy, seed: 7 });
  const play = async (choose: (state: Match, seat: number) => string) => {
    const { state } = (await findTable(context, table.id)).table;
    const [seat = 0] = spy.turn(state as Match);
    const line = choose(state as Match, seat);
    await playLine(context, table.id, { person: ['ada', 'bo'][seat]! }, line);
    const at = await findTable(context, table.id);
    const [own, theirs] = [seat, 1 - seat].map((viewer) => lastTurn(context, at, readerAt(at, viewer, 'en')));
    const steps = spy.presentation.steps!(state as Match, line).length;
    return { phase: (at.table.state as Match).phase, steps, own: (await own)?.frames.length, theirs: await theirs };
  };
  while ((await play((state, seat) => spy.computers!.line(state, seat, 'casual', RNG.seeded(0)))).phase !== 'rounds');
  const finalOf = (verb: string) => (state: Match, seat: number) =>
    spy.choices(state, seat, verb).findLast(({ final }) => final)!.line;
  expect(await play(finalOf('walk'))).toEqual({ phase: 'rounds', steps: 3, own: 4, theirs: undefined });
  expect(await play(() => 'retire')).toMatchObject({ own: undefined });
  expect(await play(finalOf('step'))).toMatchObject({ steps: 0, own: undefined });
});
