import { expect, test } from 'vitest';
import { drawBoard } from '../drawing/board.ts';
import { stage } from '../testing/stage.ts';
import { scripted } from './chance.ts';
import { playRound } from './round.ts';

test.each([
  ['up', '.....\n.....\n@....\n.....\n....s', '.....\n@....\n.....\n.....\n....s'],
  ['down', '@....\n.....\n.....\n....s', '.....\n@....\n.....\n....s'],
  ['left', '.@...s', '@....s'],
  ['right', '@....s', '.@...s'],
  ['left', '@....s', '@....s'],
  ['right', '@#...s', '@#...s'],
  ['wait', '@....s', '@....s'],
] as const)('plays %s on %j', (action, before, after) => {
  const { room } = playRound(stage(before, 'Jon Snow'), action, scripted([4]));
  expect(drawBoard(room).join('\n')).toBe(after);
});

test('attacks once by a step, with damage of at least zero', () => {
  const strike = (attack: number, defense: number) =>
    playRound(stage('@k', 'Jon Snow'), 'right', scripted([attack, defense, 0, 0])).room;
  expect(strike(21, 6).enemies[0]).toMatchObject({ health: 185 });
  expect(strike(6, 6).enemies[0]).toMatchObject({ health: 200 });
  expect(strike(0, 8).enemies[0]).toMatchObject({ health: 200 });
  expect(strike(30, 0).hero).toMatchObject({ x: 0 });
});

test('moves the hero onto the cell of a killed enemy, and ticks with the new level', () => {
  const room = stage('@B......s', 'Melisandre', { mana: 0 });
  const { room: after, events } = playRound(room, 'right', scripted([5, 1, 4]));
  expect(events.map(({ kind }) => kind)).toEqual(['melee', 'killed', 'level-up', 'level-up']);
  // 350 / 4 and 425 / 4 rounded down from the level-ups, 3 from the tick.
  expect(after.hero).toMatchObject({ x: 1, level: 3, mana: 87 + 106 + 3 });
  expect(drawBoard(after)).toEqual(['.@......s']);
});

test('ticks in the round that clears a level, after which no enemy acts', () => {
  const { room } = playRound(stage('@B', 'Bronn', { energy: 0, level: 9 }), 'right', scripted([5, 1]));
  expect(room).toMatchObject({ enemies: [], hero: { energy: 10, level: 9 } });
});

test('lets enemies act in reading order and stops at the hero’s death', () => {
  const room = stage('.s.\n.@k\n.s.', 'Arya Stark', { health: 3 });
  const { room: after, events } = playRound(room, 'wait', scripted([2, 0, 14, 0]));
  expect(events.map((event) => ('attacker' in event ? event.attacker.name : event.kind))).toEqual([
    'Lannister Solider',
    'Lannister Knight',
    'died',
  ]);
  expect(drawBoard(after)).toEqual(['.s.', '.Xk', '.s.']);
});

test('draws a hidden trap as a free cell, which blocks a step and is attacked by it', () => {
  const room = stage('@Q', 'Jon Snow');
  Object.assign(room.enemies[0]!, { visible: false, counter: 5 });
  expect(drawBoard(room)).toEqual(['@.']);
  const { room: after } = playRound(room, 'right', scripted([30, 10, 0, 0]));
  expect(after).toMatchObject({ hero: { x: 0 }, enemies: [{ health: 230 }] });
});

test('does not change the given room', () => {
  const room = stage('s@B', 'Jon Snow');
  const before = structuredClone(room);
  playRound(room, 'right', () => 1);
  expect(room).toEqual(before);
});
