import { expect, test } from 'vitest';
import { duel } from '../../../games/duel/index.ts';
import type { AnyGame } from '../../../games/kit/game.ts';
import type { Picture } from '../../../games/kit/picture/items.ts';
import { compose, text } from '../../../games/kit/picture/make.ts';
import type { Reader } from '../../../games/kit/reader.ts';
import { loaded, open, testContext } from '../../../tests/context.ts';
import { noughts } from '../../../tests/noughts.ts';
import { playLine } from '../../host/actions/move.ts';
import { findTable } from '../../host/table/find.ts';
import { readerAt } from '../../host/table/reader.ts';
import { serialise } from '../canvas/render.ts';
import { lastTurn } from './motion.ts';

/** Noughts in which a turn has two marks, and which notes for whom it was drawn. */
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
  return { ...noughts, turn, play, face: { ...noughts.face, picture } } as unknown as AnyGame;
}

/** What the frames say. */
const wordsIn = (reel: Awaited<ReturnType<typeof lastTurn>>) =>
  reel?.frames.map(({ drawing }) => (JSON.parse(drawing) as { items: { text: string }[] }).items[0]?.text);

test('whoever is on sees how the others’ turn went, each state as they may see it, for at most two seconds', async () => {
  const drawn: Reader[] = [];
  const game = noted(drawn);
  const context = await testContext([game]);
  const { table } = await open(context, { game });
  for (const [person, line] of ['ada 0', 'ada 1', 'bo 2', 'bo 3'].map((move) => move.split(' ') as [string, string]))
    await playLine(context, table.id, { person }, line);
  const at = loaded(await findTable(context, table.id));
  drawn.length = 0;
  const reel = await lastTurn(context, at, readerAt(at, 0, 'de'));
  expect(wordsIn(reel)).toEqual(['xx.......', 'xxo......', 'xxoo.....']);
  expect(drawn.map(({ viewer, language, open: isOpen }) => [viewer, language, isOpen])).toEqual(
    Array(3).fill([0, 'de', undefined]),
  );
  expect(reel?.frames.slice(0, -1).reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(2000);
  expect(reel?.bytes).toBeLessThanOrEqual(400_000);
  expect(wordsIn(await lastTurn(context, at, readerAt(at, 'spectator', 'en')))).toHaveLength(3);
  // Whoever waits has made these moves.
  expect(await lastTurn(context, at, readerAt(at, 1, 'en'))).toBeUndefined();
});

test('what looks the same to a reader does not move, and nothing moves in one’s own turn', async () => {
  const game: AnyGame = { ...noted([]), face: { ...noughts.face, picture: () => compose(40, ['#000000'], []) } };
  const context = await testContext([game]);
  const { table } = await open(context, { game });
  await playLine(context, table.id, { person: 'ada' }, '0');
  const own = loaded(await findTable(context, table.id));
  expect(await lastTurn(context, own, readerAt(own, 0, 'en'))).toBeUndefined();
  await playLine(context, table.id, { person: 'ada' }, '1');
  const at = loaded(await findTable(context, table.id));
  expect(await lastTurn(context, at, readerAt(at, 1, 'en'))).toBeUndefined();
});

test('every frame of a game with secrets is what its reader’s own view of that state draws', async () => {
  const context = await testContext([duel]);
  const { table } = await open(context, { game: duel, sitters: ['ada', 'bo'].map((id) => ({ kind: 'person', id })) });
  const level = duel.computers!.levels[0]!.id;
  const states: unknown[] = [];
  let moved = 0;
  let most = 0;
  for (
    let at = loaded(await findTable(context, table.id));
    moved < 24;
    at = loaded(await findTable(context, table.id))
  ) {
    states.push(at.table.state);
    const [seat] = duel.turn(at.table.state as never);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const reader = readerAt(at, viewer, 'en');
      const own = new Set(states.map((state) => serialise(duel.face.picture!(state as never, reader))));
      const reel = await lastTurn(context, at, reader);
      most = Math.max(most, reel?.frames.length ?? 0);
      expect(reel?.frames.filter(({ drawing }) => !own.has(drawing)) ?? []).toEqual([]);
    }
    const line = duel.computers!.line(at.table.state as never, seat!, level);
    await playLine(context, table.id, { person: seat === 0 ? 'ada' : 'bo' }, line);
    moved++;
  }
  expect(most).toBeGreaterThan(3);
});
