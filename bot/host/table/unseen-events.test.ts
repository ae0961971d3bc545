import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { open, person, testContext } from '../../../tests/context.ts';
import { FEATURES } from '../../features/index.ts';
import { afterMoveFor } from '../../features/plans/reply.ts';
import { appendStory, firstEvents, storyFor, type TableEvents } from './events.ts';

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

test('forgets it after an own move', () => {
  const before = told('abp', { sinceOwnTurn: [0, 1], unseenBefore: [3, 1] });
  const after = move(before, 0, 'z');
  expect([after.unseenBefore, after.sinceOwnTurn]).toEqual([
    [0, 1],
    [0, 2],
  ]);
});

test('keeps at most 100 unseen events', () => {
  const before = told('a'.repeat(100), { sinceOwnTurn: [99, 0] });
  expect(afterMoveFor(before, move(before, 0, 'p'), 0).unseenBefore).toEqual([100, 0]);
  const fuller = told('a'.repeat(100), { sinceOwnTurn: [100, 0] });
  const after = afterMoveFor(fuller, move(fuller, 0, 'p'), 0);
  expect([after.unseenBefore, after.list.length]).toEqual([[100, 0], 100]);
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

test('shows what happened before plans, and revealed events while seats decide simultaneously', async () => {
  const { table } = await open(await testContext());
  const shown = (events: TableEvents, turns: object[], viewer: 0 | 'spectator' = 0) => {
    const story = storyFor(
      { features: FEATURES, table: { ...table, events, turns } as typeof table, game: noughts },
      viewer,
    );
    return [story.events.map(({ kind }) => kind).join(''), story.isSinceOwnTurn];
  };
  const moved = [{ count: 1 }, { count: 1 }];
  expect(shown(told('abcd', { sinceOwnTurn: [1, 0], unseenBefore: [2, 0] }), moved)).toEqual(['bcd', true]);
  expect(shown(told('abcd', { newestTurn: 2 }), moved, 'spectator')).toEqual(['cd', false]);
  const sealed = [{ count: 1, sealed: true }, { count: 1 }];
  expect(shown(told('abcd', { sinceOwnTurn: [2, 0], newestTurn: 3 }), sealed)).toEqual(['bcd', false]);
  expect(shown(told('abcd', { sinceOwnTurn: [3, 0], newestTurn: 3 }), sealed)).toEqual(['bcd', false]);
  expect(shown(told('abcd', { sinceOwnTurn: [4, 0], newestTurn: 3 }), sealed)).toEqual(['abcd', true]);
  expect(shown(told('abcd', { newestPress: 2, newestTurn: 3 }), moved)).toEqual(['cd', false]);
  expect(shown(told('abcd', { newestPress: 2, newestTurn: 3 }), [{ count: 0 }, { count: 1 }])).toEqual(['bcd', false]);
});
