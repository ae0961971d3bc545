import type { ViewerEvents } from '@longtable/kit';
import { expect, test } from 'vitest';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { open, person, testContext } from '../../../tests/context.ts';
import { FEATURES } from '../../features/index.ts';
import { afterMoveFor } from '../../features/plans/reply.ts';
import type { LoadedTable } from '../feature.ts';
import { appendStory, firstEvents, newestTurn, storyFor, type TableEvents } from './events.ts';

const ada: SeatOccupant = { kind: 'person', id: 'ada' };
const ben: SeatOccupant = { kind: 'person', id: 'ben' };
const cleo: SeatOccupant = { kind: 'person', id: 'cleo' };
const computer: SeatOccupant = { kind: 'computer', level: 'easy' };
const OLD = { kind: 'old' };
const NEW = { kind: 'new' };
const turns = (...counts: number[]) => counts.map((count) => ({ count }));

test.each([
  ['a person begins a turn', [ada, ben], 1, 0, [NEW]],
  ['a person goes on, and another one waits', [ada, ben], 1, 1, [OLD, NEW]],
  ['a person goes on, and nobody waits', [ada], 0, 0, [NEW]],
  ['a person goes on against a computer', [ada, computer], 0, 0, [NEW]],
  ['a computer answers', [ada, computer], 1, 0, [OLD, NEW]],
  ['computers play each other', [computer, computer], 1, 0, [NEW]],
  ['a computer goes on, and everybody watches', [computer, computer], 1, 1, [OLD, NEW]],
])('%s', (_, seats, seat, before, told) => {
  const teller = { seats, seat, before, hasSecretMoves: false };
  expect(newestTurn(appendStory(firstEvents([OLD]), [NEW], teller))).toEqual(told);
  expect(newestTurn(appendStory(firstEvents([OLD]), [], teller))).toEqual([OLD]);
});

/** Returns the story after these moves, each with one event. */
function after(seats: readonly SeatOccupant[], acts: readonly (readonly [seat: number, kind: string])[]): TableEvents {
  let told = firstEvents([{ kind: 'start' }]);
  for (const [index, [seat, kind]] of acts.entries())
    told = appendStory(told, [{ kind }], {
      seats: [...seats],
      seat,
      before: acts[index - 1]?.[0],
      hasSecretMoves: false,
    });
  return told;
}

test('shows each seat the events since its last move, or its own move right after it', async () => {
  const { table, game } = await open(await testContext());
  const told = after(
    [ada, ben, cleo],
    [
      [0, 'a1'],
      [1, 'b1'],
      [2, 'c1'],
      [0, 'a2'],
      [0, 'a3'],
    ],
  );
  const at = { features: FEATURES, game, table: { ...table, events: told, turns: turns(3, 1, 1) } };
  const kinds = (viewer: 0 | 1 | 2 | 'spectator') => storyFor(at, viewer).events.map(({ kind }) => kind);
  expect([kinds(0), kinds(1), kinds(2)]).toEqual([['a3'], ['c1', 'a2', 'a3'], ['a2', 'a3']]);
  expect(kinds('spectator')).toEqual(['a2', 'a3']);
  expect([0, 1, 2].map((seat) => storyFor(at, seat).isSinceOwnTurn)).toEqual([false, true, true]);
  expect(told.list.map(({ kind }) => kind)).toEqual(['c1', 'a2', 'a3']);
});

test('limits the events kept for a seat that never moves', () => {
  const told = after(
    [ada, ben],
    Array.from({ length: 500 }, (_, index) => [0, `a${index}`] as const),
  );
  expect(told.list.length).toBeLessThanOrEqual(100);
  expect(told.list.at(-1)).toEqual({ kind: 'a499' });
});

const telling = (to: number | 'spectator', kind: string, begins = false): ViewerEvents => ({
  kind: 'telling',
  to,
  begins,
  events: [{ kind }],
});

test('keeps the result of a press in the story of a seat whose next turn follows immediately, until a press starts it again', () => {
  const teller = { seats: [ada, ben], seat: 0, before: 0, hasSecretMoves: true };
  const [old, theirs, walk, spied, next] = [
    telling(0, 'old'),
    telling(1, 'theirs'),
    telling(0, 'walk', true),
    telling(0, 'spied', true),
    telling(0, 'next'),
  ];
  const [publicly, again] = [telling('spectator', 'round', true), telling('spectator', 'another', true)];
  const first = appendStory(firstEvents([old, theirs, publicly]), [walk], { ...teller, joined: false });
  const second = appendStory(first, [spied, next, again], { ...teller, joined: true });
  expect(second.list).toEqual([theirs, walk, spied, next, again]);
  expect(second.newestTurn).toBe(5);
  const ended = appendStory(second, [old], teller);
  expect(ended.list).toEqual([theirs, walk, spied, next, again, old]);
  expect(appendStory(ended, [spied], teller).list).toEqual([theirs, again, spied]);
});

test('separates what a seat saw while it waited for a person, but not for a computer', async () => {
  const { table, game } = await open(await testContext());
  const secret = { ...game, secrets: { phase: () => '' } };
  const [mine, theirs] = [telling(0, 'mine', true), telling(0, 'theirs')];
  const storyAt = (seats: SeatOccupant[]) => {
    const teller = { seats, seat: 0, before: 0, hasSecretMoves: true };
    const told = appendStory(appendStory(firstEvents([]), [mine], teller), [theirs], { ...teller, seat: 1 });
    const at = {
      features: FEATURES,
      game: secret,
      table: { ...table, seats, events: told, turns: turns(1, 1) },
    } as LoadedTable;
    return storyFor(at, 0);
  };
  expect(storyAt([ada, ben])).toEqual({ events: [theirs], seen: [mine], isSinceOwnTurn: true, isOwnTurn: false });
  expect(storyAt([ada, computer])).toEqual({ events: [mine, theirs], isSinceOwnTurn: true, isOwnTurn: false });
});

const seats = [person('ada'), person('bo')];
const told = (kinds: string, change: Partial<TableEvents> = {}): TableEvents => ({
  list: [...kinds].map((kind) => ({ kind })),
  newestTurn: 1,
  newestPress: 1,
  sinceOwnTurn: [0, 0],
  ...change,
});

const kindsOf = ({ list }: Pick<TableEvents, 'list'>) => list.map(({ kind }) => kind).join('');
const move = (before: TableEvents, seat: number, kind: string, joined?: boolean) =>
  appendStory(before, [{ kind }], { seats, seat, before: 1 - seat, hasSecretMoves: false, joined });

test('keeps what a player has not seen before and with a planned move', () => {
  const before = told('xab', { sinceOwnTurn: [2, 0] });
  const after = afterMoveFor(before, move(before, 0, 'p'), 0);
  expect([kindsOf(after), after.unseenBefore]).toEqual(['abp', [3, 0]]);
  const replied = move(after, 1, 'c');
  expect([kindsOf(replied), replied.unseenBefore, replied.sinceOwnTurn]).toEqual(['abpc', [3, 0], [1, 0]]);
  const again = afterMoveFor(replied, move(replied, 0, 'q'), 0);
  expect([kindsOf(again), again.unseenBefore]).toEqual(['abpcq', [5, 0]]);
  // The plan of the other player does not change what the first has not seen.
  const theirs = afterMoveFor(again, move(again, 1, 'r'), 1);
  expect(theirs.unseenBefore).toEqual([5, 2]);
});

test('keeps what a player has not seen of secret moves, although a planned move begins their story again', () => {
  const batch = (to: number, kind: string, begins = false) => ({ kind: 'telling', to, begins, events: [{ kind }] });
  const secretly = (before: TableEvents, seat: number, ...news: ReturnType<typeof batch>[]) =>
    appendStory(before, news, { seats, seat, before: 1 - seat, hasSecretMoves: true });
  const toldTo = ({ list }: TableEvents, seat: number) =>
    (list as ReturnType<typeof batch>[]).filter(({ to }) => to === seat).map(({ events }) => events[0]?.kind);
  const seen = secretly(firstEvents([]), 0, batch(0, 'seen', true));
  const safe = secretly(seen, 1, batch(0, 'safe'), batch(1, 'own', true));
  const planned = afterMoveFor(safe, secretly(safe, 0, batch(0, 'plan', true)), 0);
  expect([toldTo(planned, 0), planned.unseenBefore]).toEqual([
    ['safe', 'plan'],
    [2, 0],
  ]);
  const replied = secretly(planned, 1, batch(0, 'reply'));
  expect([toldTo(replied, 0), replied.unseenBefore, replied.sinceOwnTurn]).toEqual([
    ['safe', 'plan', 'reply'],
    [2, 0],
    [1, 0],
  ]);
  const again = afterMoveFor(replied, secretly(replied, 0, batch(0, 'plan 2', true)), 0);
  expect([toldTo(again, 0), again.unseenBefore]).toEqual([
    ['safe', 'plan', 'reply', 'plan 2'],
    [4, 0],
  ]);
  const looked = secretly(again, 0, batch(0, 'moved', true));
  expect([toldTo(looked, 0), looked.unseenBefore]).toEqual([['moved'], [0, 0]]);
});
