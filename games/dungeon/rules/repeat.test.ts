import { describe, expect, test } from 'vitest';
import { drawBoard } from '../drawing/view.ts';
import { stage } from '../testing/stage.ts';
import type { HeroName } from './heroes.ts';
import { rest, walk } from './repeat.ts';
import { scripted } from './room.ts';

const STAY = () => 4;

describe('a walk', () => {
  test.each([
    ['stops before a wall', '#@....#..........s', '#....@#..........s', 4],
    [
      'stops before the edge',
      '....\n@...\n....\n....\n....\n....\n....\n....\n...s',
      '....\n...@\n....\n....\n....\n....\n....\n....\n...s',
      3,
    ],
    ['tries the first step even into a wall', '@#..........s', '@#..........s', 1],
    ['stops when an enemy comes near', '@..........s', '.....@.....s', 5],
    ['stops when a near enemy sees the hero', '@....s', '...@s.', 3],
    [
      'does not stop for an enemy that was near before',
      '@......\n.......\n.......\ns......',
      '......@\n.......\n.......\ns......',
      6,
    ],
    [
      'stops where a way opens at the side',
      '######.###########\n@................s\n##################',
      '######.###########\n......@..........s\n##################',
      6,
    ],
    [
      'does not stop for an enemy behind a wall',
      '@...........\n############\n.....s......',
      '...........@\n############\n.....s......',
      11,
    ],
  ])('%s', (_, before, after, rounds) => {
    const walked = walk(stage(before, 'Jon Snow'), 'right', STAY);
    expect(drawBoard(walked.room).join('\n')).toBe(after);
    expect(walked.rounds).toBe(rounds);
  });

  test('stops at an attack and reports it', () => {
    const room = stage('@...Q', 'Jon Snow');
    Object.assign(room.enemies[0]!, { visible: false, counter: 5 });
    const { rounds, events } = walk(room, 'right', scripted([0, 0]));
    expect(rounds).toBe(3);
    expect(events.map(({ kind }) => kind)).toEqual(['repeated', 'melee']);
  });

  test('does not know hidden traps', () => {
    const room = stage('@..Q..............s', 'Jon Snow', { attack: 0, defense: 0 });
    Object.assign(room.enemies[0]!, { visible: false, counter: 4, attack: 0 });
    // The trap attacks from an adjacent cell, which ends the walk.
    expect(walk(room, 'right', scripted([4, 0, 0, 4])).rounds).toBe(2);
  });

  test('reports an opening, but not a wall', () => {
    const corridor = (end: string) =>
      walk(stage(`####${end}#........s\n@....#.........\n######.........`, 'Jon Snow'), 'right', STAY);
    expect(corridor('.').events).toEqual([
      { kind: 'repeated', name: 'Jon Snow', what: 'walk', rounds: 4, opening: true },
    ]);
    expect(corridor('#').events).toEqual([{ kind: 'repeated', name: 'Jon Snow', what: 'walk', rounds: 4 }]);
  });
});

describe('a rest', () => {
  test.each([
    ['Jon Snow', { remaining: 3 }, 3, { remaining: 0 }],
    ['Jon Snow', {}, 1, { remaining: 0 }],
    ['Melisandre', { mana: 290, level: 4 }, 3, { mana: 300 }],
    ['Bronn', { energy: 35 }, 7, { energy: 100 }],
    ['Ygritte', { arrows: 0, counter: 4 }, 7, { arrows: 1, counter: 0 }],
    ['Ygritte', {}, 11, { arrows: 11 }],
  ] as const)('of %s with %j takes %i rounds', (name: HeroName, figures, rounds, after) => {
    const rested = rest(stage('@........s', name, figures), STAY);
    expect(rested.rounds).toBe(rounds);
    expect(rested.room.hero).toMatchObject(after);
  });

  test('ends when an enemy approaches', () => {
    const { rounds, events } = rest(stage('@.......s', 'Melisandre'), () => 0);
    expect(rounds).toBe(2);
    expect(events).toMatchObject([{ kind: 'repeated', what: 'rest', met: 'Lannister Solider' }]);
  });
});
