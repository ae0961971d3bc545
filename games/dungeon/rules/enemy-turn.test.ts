import { describe, expect, test } from 'vitest';
import type { Boss, Trap } from '../state.ts';
import { stage } from '../testing/stage.ts';
import { scripted } from './chance.ts';
import { newEnemy, sees } from './enemies.ts';
import { chaseDirection, turnClock } from './enemy-turn.ts';
import { playRound } from './round.ts';

describe('a chase', () => {
  test.each([
    [{ x: 6, y: 4 }, { x: 4, y: 2 }, 'up'],
    [{ x: 4, y: 2 }, { x: 6, y: 4 }, 'down'],
    [{ x: 6, y: 2 }, { x: 4, y: 2 }, 'left'],
    [{ x: 4, y: 2 }, { x: 6, y: 3 }, 'right'],
    [{ x: 4, y: 2 }, { x: 4, y: 3 }, 'down'],
    [{ x: 5, y: 3 }, { x: 4, y: 2 }, 'up'],
    [{ x: 3, y: 1 }, { x: 4, y: 2 }, 'down'],
  ] as const)('from %j to %j goes %s', (monster, hero, direction) => {
    expect(chaseDirection(monster, hero)).toBe(direction);
  });

  test.each([
    ['a free cell', '@.k', { x: 1, y: 0 }],
    ['a wall, though there is a way round', '@#k\n...', { x: 2, y: 0 }],
    ['a wall on the vertical of a tie', '@.\n..\n#k', { x: 1, y: 1 }],
  ])('into %s', (_, drawing, position) => {
    expect(playRound(stage(drawing, 'Jon Snow'), 'wait', scripted([])).room.enemies[0]).toMatchObject(position);
  });

  test('stops at another enemy and at a hidden trap', () => {
    const queue = playRound(stage('@...zk', 'Jon Snow'), 'wait', scripted([4, 4])).room.enemies;
    expect(queue.map(({ x }) => x)).toEqual([4, 5]);
    const room = stage('@..Qq', 'Jon Snow');
    Object.assign(room.enemies[0]!, { visible: false, counter: 4 });
    expect(playRound(room, 'wait', scripted([])).room.enemies[1]).toMatchObject({ x: 4 });
  });

  test('begins at a range below the vision, not at it', () => {
    const knight = newEnemy('k', { x: 4, y: 0 })!;
    expect(sees(knight, { x: 0, y: 0 })).toBe(false);
    expect(sees(knight, { x: 1, y: 2 })).toBe(true);
  });

  test('ends in an attack: attack roll, then defense roll', () => {
    const { room, events } = playRound(stage('@k', 'Jon Snow'), 'wait', scripted([14, 4]));
    expect(events).toMatchObject([{ kind: 'melee', attackRoll: 14, defenseRoll: 4, damage: 10, health: 290 }]);
    expect(room.enemies[0]).toMatchObject({ x: 1 });
  });
});

describe('a monster that sees no hero', () => {
  const drawing = '@........\n.........\n.........\n.......k.\n.........';
  test.each([
    [0, { x: 6, y: 3 }],
    [1, { x: 8, y: 3 }],
    [2, { x: 7, y: 2 }],
    [3, { x: 7, y: 4 }],
    [4, { x: 7, y: 3 }],
  ])('draws %i and moves to %j', (drawn, position) => {
    expect(playRound(stage(drawing, 'Jon Snow'), 'wait', scripted([drawn])).room.enemies[0]).toMatchObject(position);
  });

  test('draws even if the way is blocked, and attacks a hero in its way', () => {
    expect(playRound(stage('@........k', 'Jon Snow'), 'wait', scripted([1])).room.enemies[0]).toMatchObject({ x: 9 });
    const { events } = playRound(stage('@C', 'Jon Snow'), 'wait', scripted([0, 10, 2]));
    expect(events).toMatchObject([{ kind: 'melee', damage: 8 }]);
  });
});

describe('a boss', () => {
  test.each([
    ['M', 5, [6, 12, 18]],
    ['K', 3, [4, 8, 12, 16, 20]],
  ])('%s with frequency %i shoots on its turns %j', (tile, frequency, turns) => {
    // A wall on the straight line blocks the boss, which still counts as chasing.
    let room = stage(`@#${tile}`, 'Jon Snow', { health: 9999, pool: 9999 });
    const shots: number[] = [];
    for (let turn = 1; turn <= 20; turn++) {
      const played = playRound(room, 'wait', () => 0);
      if (played.events.some(({ kind }) => kind === 'strike')) shots.push(turn);
      room = played.room;
    }
    expect((room.enemies[0] as Boss).frequency).toBe(frequency);
    expect(shots).toEqual(turns);
  });

  test('shoots for its attack less the defense roll, and does not move', () => {
    const room = stage('@..M', 'Jon Snow');
    Object.assign(room.enemies[0]!, { combatTicks: 5 });
    const { room: after, events } = playRound(room, 'wait', scripted([3]));
    expect(events).toMatchObject([
      { kind: 'cast', name: 'The Mountain' },
      { kind: 'strike', damage: 57, health: 243 },
    ]);
    expect(after.enemies[0]).toMatchObject({ x: 3, combatTicks: 0 });
  });

  test('resets its shot when the hero is out of sight', () => {
    const room = stage('@......M', 'Jon Snow');
    Object.assign(room.enemies[0]!, { combatTicks: 5 });
    expect(playRound(room, 'wait', scripted([4])).room.enemies[0]).toMatchObject({ combatTicks: 0, x: 7 });
  });

  test('never sees a hero as Queen Cersei', () => {
    expect(sees(newEnemy('C', { x: 1, y: 0 })!, { x: 0, y: 0 })).toBe(false);
  });
});

describe('a trap', () => {
  const cycles = (tile: string, turns: number) => {
    let trap = newEnemy(tile, { x: 0, y: 0 }) as Trap;
    const seen = [trap];
    for (let turn = 1; turn <= turns; turn++) {
      trap = turnClock(trap);
      seen.push(trap);
    }
    return seen;
  };

  test.each([
    ['B', [0, 1, 8, 15, 22, 29, 36], [0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0]],
    ['Q', [0, 1, 2, 3, 12, 13, 14, 23, 24, 25, 34, 35, 36], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 1, 2, 3]],
    ['D', [0, 1, 13, 25, 37], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2]],
  ])('%s shows after turns %j', (tile, shown, counters) => {
    const turns = cycles(tile, 37);
    expect([...turns.keys()].filter((turn) => turns[turn]!.visible)).toEqual(shown);
    expect(turns.slice(0, 15).map(({ counter }) => counter)).toEqual(counters);
  });

  test.each([
    ['next to it', 'Q@', 1],
    ['on a diagonal', 'Q.\n.@', 1],
    ['two cells away', 'Q.@', 0],
  ])('attacks a hero %s, hidden or not', (_, drawing, blows) => {
    for (const counter of [0, 5]) {
      const room = stage(drawing, 'Jon Snow');
      Object.assign(room.enemies[0]!, { counter });
      const { events } = playRound(room, 'wait', scripted(blows ? [50, 4] : []));
      expect(events.map(({ kind }) => kind)).toEqual(Array(blows).fill('melee'));
    }
  });
});
