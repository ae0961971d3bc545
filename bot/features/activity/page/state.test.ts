import { expect, test } from 'vitest';
import type { TableChoices, TableView } from '../messages.ts';
import { afterMessage, newLines, START, underMouse } from './state.ts';

const log = (...texts: string[]) => texts.map((text) => ({ text }));
const view = (change: Partial<TableView> = {}): TableView => ({
  ...{ type: 'view', table: 't', revision: 1, title: 'Duel', status: 'playing', seat: 0, turn: 0, mayAct: true },
  ...{ names: [], prompt: '', clocks: [], lines: [], news: [], fresh: 0, isSinceOwnTurn: false },
  ...change,
});

test('finds the new lines of a log, also if it forgets old ones', () => {
  expect(newLines(log('a', 'b'), log('a', 'b', 'c'))).toEqual(log('c'));
  expect(newLines(log('a', 'b'), log('b', 'c', 'd'))).toEqual(log('c', 'd'));
  expect(newLines(log('a'), log('x'))).toEqual(log('x'));
  expect(newLines([], log('x'))).toEqual(log('x'));
});

test('shows the position after an undo without effects, and tells no old line again', () => {
  const scene = { header: '', signs: {}, regions: [], things: [] };
  const hit = { text: 'hit', effects: [{ target: 'a', number: -3 }] };
  const before = afterMessage(START, view({ scene, lines: [hit, ...log('b', 'end')] }), 0);
  const hits = afterMessage(before, view({ scene, revision: 2, lines: [hit, ...log('b', 'end'), hit, hit] }), 0);
  expect([hits.queue.length, hits.told]).toEqual([2, 'hit hit']);
  const undone = afterMessage(before, view({ scene, revision: 2, lines: [hit, ...log('b')] }), 0);
  expect([undone.queue, undone.told]).toEqual([[], '']);
  // The log of the turn before can differ at both ends.
  const change = { scene, revision: 3, lines: [...log('a'), { ...hit, text: 'stab' }] };
  expect(afterMessage(hits, view(change), 0)).toMatchObject({ queue: [{ text: 'stab' }], told: 'a stab' });
  const allowed = afterMessage({ ...hits, frame: hits.queue[0] }, view({ ...change, isUndone: true }), 0);
  expect([allowed.queue, allowed.frame, allowed.told]).toEqual([[], undefined, '']);
});

test('keeps what is touched if another player changes the table during the same turn', () => {
  const touched = { ...afterMessage(START, view(), 0), touched: ['a'] };
  const again = afterMessage(touched, view({ revision: 2 }), 0);
  expect(again.touched).toEqual(['a']);
  const choice = { line: 'x', final: true, label: 'x' };
  const choices: TableChoices = { type: 'choices', table: 't', revision: 2, acts: [], choices: [choice] };
  expect(afterMessage(again, { ...choices, revision: 1 }, 0).lines).toEqual([]);
  expect(afterMessage(again, choices, 0)).toMatchObject({ touched: [], lines: [{ line: 'x' }], choicesFor: 2 });
  expect(afterMessage(touched, view({ revision: 2, turn: 1 }), 0).touched).toEqual([]);
  expect(afterMessage(touched, { type: 'refused', code: 'stale', sentence: 'No.' }, 0)).toMatchObject({
    touched: [],
    refusal: 'No.',
    isBusy: false,
  });
});

test('shows what a line to the place under the mouse does, until the table changes', () => {
  const choice = (line: string, things: string[]) => ({ line, label: line, final: true, things });
  const choices = [choice('attack', ['a', 'b']), choice('defend', ['a', 'c'])];
  const shown = afterMessage(START, view({ scene: { header: '', signs: {}, regions: [], things: [] } }), 0);
  const known = afterMessage(shown, { type: 'choices', table: 't', revision: 1, acts: [], choices }, 0);
  expect(underMouse({ ...known, hovered: 'a' })).toMatchObject({ touched: [], inspected: 'a' });
  const hovering = { ...known, touched: ['a'], hovered: 'b' };
  expect(underMouse(hovering).touched).toEqual(['a', 'b']);
  expect(underMouse({ ...hovering, hovered: 'd' }).touched).toEqual(['a']);
  expect(underMouse(afterMessage(hovering, view({ revision: 2 }), 0)).touched).toEqual(['a']);
});

test('lights the places that a new line names', () => {
  const scene = {
    ...{ header: '', signs: {}, regions: [{ id: 'f', kind: 'lanes' as const, label: 'F', columns: ['1', '2'] }] },
    things: [],
  };
  const effect = { text: 'hit', effects: [{ actor: 'f/1', target: 'f/2', number: -3, spot: 'f/3' }] };
  const before = afterMessage(START, view({ scene }), 0);
  const { queue } = afterMessage(before, view({ scene, revision: 2, lines: [effect, effect] }), 0);
  const effects = [{ key: 'f/1' }, { key: 'f/3' }, { key: 'f/2', from: 'f/1', number: -3, icon: undefined }];
  expect(queue.map((frame) => frame.effects)).toEqual([effects, effects]);
});

test('keeps a note about a line, which is no refusal, until the player goes on', () => {
  const choices: TableChoices = { type: 'choices', table: 't', revision: 2, acts: [], choices: [] };
  const done = afterMessage(afterMessage(START, view(), 0), { type: 'done', id: 'a', note: 'Stopped.' }, 0);
  const shown = afterMessage(afterMessage(done, view({ revision: 2, turn: 1 }), 0), choices, 0);
  expect(shown).toMatchObject({ note: 'Stopped.', refusal: undefined });
  expect(afterMessage(shown, { type: 'done', id: 'b' }, 0).note).toBeUndefined();
});

test('opens the card of the result once, and a list of tables only if it was asked for', () => {
  const end = [{ width: 1, height: 1, ground: [], items: [] }];
  const over = afterMessage(afterMessage(START, view(), 0), view({ revision: 2, status: 'over', end }), 0);
  expect(over.open).toBe('end');
  const closed = { ...over, open: undefined };
  expect(afterMessage(closed, view({ revision: 3, status: 'over', end }), 0).open).toBeUndefined();
  const tables = { type: 'tables', tables: [], games: [] } as const;
  expect(afterMessage(closed, tables, 0).open).toBeUndefined();
  expect(afterMessage(START, tables, 0).open).toBe('tables');
});

test('moves the things that a new line has moved, also the reader’s own', () => {
  const regions = [
    { id: 'f', kind: 'lanes' as const, label: 'F', columns: ['1', '2'] },
    { id: 'h', kind: 'hand' as const, label: 'H', columns: ['1'] },
  ];
  const sceneWith = (...places: [id: string, region: string, spot: string][]) => ({
    ...{ header: '', signs: {}, regions },
    things: places.map(([id, region, spot]) => ({
      ...{ id, region, spot, kind: 'unit', name: id === 'card' ? 'a' : id },
      ...REST,
    })),
  });
  const REST = { icon: 'sword', about: '', numbers: [], states: [] };
  const before = afterMessage(START, view({ scene: sceneWith(['card', 'h', '1'], ['b', 'f', '1']) }), 0);
  const scene = sceneWith(['a', 'f', '1'], ['b', 'f', '2'], ['c', 'h', '1']);
  const { queue } = afterMessage(before, view({ scene, revision: 2, lines: log('walks') }), 0);
  expect(queue.map((frame) => frame.effects)).toEqual([
    [
      { key: 'f/1', from: 'h/1', isMove: true },
      { key: 'f/2', from: 'f/1', isMove: true },
    ],
  ]);
  expect(queue[0]?.scene.things.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  const moved = { text: 'moves', effects: [{ actor: 'f/1', target: 'f/2' }] };
  expect(afterMessage(before, view({ scene, revision: 2, lines: [moved] }), 0).queue[0]?.effects).toHaveLength(3);
});
