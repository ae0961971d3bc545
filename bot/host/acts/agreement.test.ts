import { expect, test } from 'vitest';
import type { AnyGame } from '../../../games/kit/game.ts';
import { type Game, refuse } from '../../../games/kit/game.ts';
import { guess } from '../../../tests/guess.ts';
import { codeOf, open, person, place, seated, testHouse } from '../../../tests/house.ts';
import { noughts } from '../../../tests/noughts.ts';
import type { House } from '../house/house.ts';
import { findTable } from '../table/find.ts';
import { readLog } from '../table/log.ts';
import { resultOf } from '../table/table.ts';
import { answerOffer, propose } from './agreement.ts';
import { playLine } from './move.ts';
import { resume } from './pause.ts';

const COMPUTER = { kind: 'computer', level: 'any' } as const;
const MINUTE = 60_000;

const play = async (house: House, id: string, lines: string) => {
  for (const line of lines.split(' ')) {
    const { table, game } = seated(await findTable(house, id));
    const seat = game.turn(table.state)[0] as number;
    const sitter = table.seats[seat];
    const mover = sitter?.kind === 'person' ? { person: sitter.id } : { computer: seat, revision: table.revision };
    expect([line, codeOf(await playLine(house, id, mover, line))]).toEqual([line, 'done']);
  }
};
const tableOf = async (house: House, id: string) => seated(await findTable(house, id)).table;
const linesOf = async (house: House, id: string) =>
  (await readLog(house, await tableOf(house, id))).map(({ line }) => line).join(' ');
const markOf = async (house: House, id: string) => (await tableOf(house, id)).offer?.mark ?? -1;

test('a pause needs the other player; it stops moves and the clock, and either goes on', async () => {
  let now = 1_000_000;
  const house: House = { ...(await testHouse()), now: () => now };
  const { id } = (await open(house, { perTurn: 100 * MINUTE })).table;
  now += 30 * MINUTE;
  const offered = seated(await propose(house, id, 'ada', 'pause'));
  expect(offered.table).toMatchObject({ status: 'playing', offer: { what: 'pause', seat: 0, agreed: [] } });
  const mark = await markOf(house, id);
  expect(codeOf(await answerOffer(house, id, 'ada', mark, true))).toBe('ownOffer');
  expect(codeOf(await answerOffer(house, id, 'cleo', mark, true))).toBe('notYourTable');
  const paused = seated(await answerOffer(house, id, 'bo', mark, true));
  expect(paused.table).toMatchObject({ status: 'paused', offer: null, clock: { until: [70 * MINUTE, null] } });
  expect(await house.deadlines.takeDue(now + 80_000 * MINUTE, now, 10)).toEqual([]);
  expect(codeOf(await playLine(house, id, { person: 'ada' }, 'a1'))).toBe('paused');
  expect(codeOf(await propose(house, id, 'ada', 'draw'))).toBe('paused');
  expect(codeOf(await resume(house, id, 'cleo'))).toBe('notYourTable');
  now += 5000 * MINUTE;
  const { table } = seated(await resume(house, id, 'bo'));
  expect(table).toMatchObject({ status: 'playing', clock: { until: [now + 70 * MINUTE, null] } });
  expect(table.notices).toMatchObject([{ about: 'turn', seats: [0] }]);
  expect(codeOf(await resume(house, id, 'ada'))).toBe('notPaused');
});

test('a draw by agreement, also when both ask for it', async () => {
  const house = await testHouse();
  const { id } = (await open(house)).table;
  await propose(house, id, 'bo', 'draw');
  const over = seated(await propose(house, id, 'ada', 'draw'));
  expect(over.table).toMatchObject({ status: 'over', ending: { by: 'draw' }, offer: null });
  expect(resultOf(over)?.winners).toEqual([]);
  expect(codeOf(await propose(house, id, 'ada', 'draw'))).toBe('over');
  expect(codeOf(await resume(house, id, 'ada'))).toBe('over');
});

test('a proposal ends when it is declined, withdrawn, replaced, or anybody moves; an old button agrees to nothing', async () => {
  const house = await testHouse();
  const { id } = (await open(house)).table;
  const proposed = async () => {
    expect(codeOf(await propose(house, id, 'ada', 'draw'))).toBe('done');
    return markOf(house, id);
  };
  const ends = [
    (mark: number) => answerOffer(house, id, 'bo', mark, false),
    (mark: number) => answerOffer(house, id, 'ada', mark, false),
    () => propose(house, id, 'ada', 'pause'),
    () => playLine(house, id, { person: 'ada' }, 'a1'),
  ];
  for (const end of ends) {
    const mark = await proposed();
    expect(codeOf(await end(mark))).toBe('done');
    expect(codeOf(await answerOffer(house, id, 'bo', mark, true))).toBe('offerGone');
    expect(codeOf(await answerOffer(house, id, 'bo', mark, false))).toBe('offerGone');
  }
  await proposed();
  expect(codeOf(await propose(house, id, 'bo', 'pause'))).toBe('offerStands');
  expect((await tableOf(house, id)).status).toBe('playing');
});

test('what cannot be agreed on is refused with a reason', async () => {
  const house = await testHouse();
  const waiting = (await open(house, { sitters: [person('ada'), { kind: 'open' }] })).table;
  expect(codeOf(await propose(house, waiting.id, 'ada', 'pause'))).toBe('notStarted');
  expect(codeOf(await propose(house, waiting.id, 'cleo', 'pause'))).toBe('notYourTable');
  expect(codeOf(await resume(house, waiting.id, 'ada'))).toBe('notPaused');
  const secret = (await open(house, { game: guess, place: place('d') })).table;
  expect(codeOf(await propose(house, secret.id, 'ada', 'draw'))).toBe('noDraws');
  expect(codeOf(await propose(house, secret.id, 'ada', 'undo'))).toBe('nothingToUndo');
  const tame = (await open(house, { sitters: [person('ada'), COMPUTER], place: place('e') })).table;
  expect(codeOf(await propose(house, tame.id, 'ada', 'draw'))).toBe('computerPlaysOn');
  expect(seated(await propose(house, tame.id, 'ada', 'pause')).table.status).toBe('paused');
});

test('a move is taken back when the other player agrees, and its old buttons stay dead', async () => {
  const house = await testHouse();
  const { id } = (await open(house)).table;
  await play(house, id, 'a1 b1');
  const before = await tableOf(house, id);
  await play(house, id, 'c3');
  expect((await seated(await propose(house, id, 'ada', 'undo'))).table.offer).toMatchObject({ what: 'undo', seat: 0 });
  const { table } = seated(await answerOffer(house, id, 'bo', await markOf(house, id), true));
  const { state, version, tail, events, undoable } = before;
  expect(table).toMatchObject({ state, version, tail, events, undoable, offer: null, status: 'playing' });
  expect(table.notices).toMatchObject([{ about: 'turn', seats: [0] }]);
  const numbers = [0, 1, 2].map((turn) => playLine(house, id, { person: 'ada', button: { seat: 0, turn } }, 'c3'));
  expect((await Promise.all(numbers)).map(codeOf)).toEqual(['stale', 'stale', 'stale']);
  await play(house, id, 'a2 b2 a3');
  expect(await linesOf(house, id)).toBe('a1 b1 a2 b2 a3');
  expect(codeOf(await propose(house, id, 'ada', 'undo'))).toBe('over');
});

test('what drew nothing, showed nothing and left the turn where it was is taken back alone; more than that by agreement', async () => {
  const twice = { ...noughts, turn: ({ cells }: { cells: string }) => (cells.includes('xx') ? [1] : [0]) };
  const harmless: AnyGame = {
    ...twice,
    choices: () => [],
    play: ({ cells }, _, line) => ({
      state: { cells: cells.replace('.', line === 'o' ? 'o' : 'x') },
      events: [],
      ...(line !== 'o' && { undoable: true }),
    }),
  };
  const house = await testHouse([harmless]);
  const { id } = (await open(house, { game: harmless })).table;
  const ada = (line: string) => playLine(house, id, { person: 'ada' }, line);
  const undo = async () => seated(await propose(house, id, 'ada', 'undo')).table;
  await ada('x');
  expect(await undo()).toMatchObject({ version: 0, offer: null });
  await ada('o');
  expect(await undo()).toMatchObject({ version: 1, offer: { what: 'undo', seat: 0 } });
  for (const line of ['x', 'x']) await ada(line);
  expect(await undo()).toMatchObject({ version: 3, offer: { what: 'undo', seat: 0 } });
  const { table } = seated(await answerOffer(house, id, 'bo', await markOf(house, id), true));
  expect(table).toMatchObject({ version: 2, offer: null });
});

test('of an agreed undo and a move at once the first counts', async () => {
  const house = await testHouse();
  const { id } = (await open(house)).table;
  await play(house, id, 'a1');
  await propose(house, id, 'ada', 'undo');
  const mark = await markOf(house, id);
  const move = playLine(house, id, { person: 'bo', button: { seat: 1, turn: 0 } }, 'b1');
  expect([codeOf(await move), codeOf(await answerOffer(house, id, 'bo', mark, true))]).toEqual(['done', 'offerGone']);
  await propose(house, id, 'bo', 'undo');
  const next = await markOf(house, id);
  const [undone, late] = await Promise.all([
    answerOffer(house, id, 'ada', next, true),
    playLine(house, id, { person: 'ada', button: { seat: 0, turn: 1 } }, 'c1'),
  ]);
  expect([undone, late].map(codeOf)).toEqual(['done', 'stale']);
  expect(await linesOf(house, id)).toBe('a1');
});

test('against the computer its answers go back too, at once', async () => {
  const house = await testHouse();
  const { id } = (await open(house, { sitters: [person('ada'), COMPUTER] })).table;
  expect(codeOf(await propose(house, id, 'ada', 'undo'))).toBe('nothingToUndo');
  await play(house, id, 'a1 b1 a2 b2');
  expect(seated(await propose(house, id, 'ada', 'undo')).table).toMatchObject({ version: 2, undoable: 2 });
  expect(seated(await propose(house, id, 'ada', 'undo')).table).toMatchObject({ version: 0, undoable: 0, events: [] });
  expect(codeOf(await propose(house, id, 'ada', 'undo'))).toBe('nothingToUndo');
});

/** Somebody alone counts; `peek` shows something. */
const counting: Game<number, object> = {
  ...(noughts as unknown as Game<number, object>),
  id: 'counting',
  seats: { min: 1, max: 1 },
  state: { safeParse: (data: number) => ({ success: true, data }) } as never,
  setup: () => ({ state: 0, events: [] }),
  turn: () => [0],
  play(state, _seat, line) {
    if (line === 'no') return refuse('no', 'no');
    const played = { state: state + 1, events: [{ kind: line }] };
    return line === 'peek' ? played : { ...played, undoable: true };
  },
  result: () => undefined,
};

test('an undo never goes past a reveal, and crosses the pieces of a long log', async () => {
  const house = await testHouse([counting]);
  const { id } = (await open(house, { game: counting, sitters: [person('ada')] })).table;
  const undo = async () => codeOf(await propose(house, id, 'ada', 'undo'));
  await play(house, id, 'one peek');
  expect(await undo()).toBe('cannotUndo');
  await play(house, id, Array.from({ length: 64 }, (_, index) => `n${index}`).join(' '));
  expect((await tableOf(house, id)).tail).toHaveLength(2);
  for (let left = 65; left >= 31; left--) {
    expect(await undo()).toBe('done');
    expect(await tableOf(house, id)).toMatchObject({
      version: left,
      state: left,
      events: [{ kind: expect.any(String) }],
    });
    expect((await readLog(house, await tableOf(house, id))).length).toBe(left);
  }
  expect(await house.pieces.get(`${id}.1`)).toBeUndefined();
  await play(house, id, 'again again');
  const log = await linesOf(house, id);
  expect(log.split(' ').slice(-4)).toEqual(['n27', 'n28', 'again', 'again']);
  for (let left = 31; left > 0; left--) expect(await undo()).toBe('done');
  expect(await undo()).toBe('cannotUndo');
  expect(await linesOf(house, id)).toBe('one peek');
});
