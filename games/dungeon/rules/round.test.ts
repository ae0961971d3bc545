import { describe, expect, test } from 'vitest';
import { drawBoard } from '../drawing/view.ts';
import type { Boss, Trap } from '../state.ts';
import { stage } from '../testing/stage.ts';
import { strikers } from './combat.ts';
import { newEnemy, sees } from './enemies.ts';
import { type HeroName, newHero } from './heroes.ts';
import { scripted } from './room.ts';
import { chaseDirection, playRound, tick, turnClock } from './round.ts';

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

test.each([
  ['Jon Snow', { remaining: 3 }, { remaining: 2 }],
  ['Jon Snow', { remaining: 0 }, { remaining: 0 }],
  ['Melisandre', { mana: 10, level: 4 }, { mana: 14 }],
  ['Melisandre', { mana: 298, level: 4 }, { mana: 300 }],
  ['Bronn', { energy: 40 }, { energy: 50 }],
  ['Bronn', { energy: 95 }, { energy: 100 }],
  ['Ygritte', { arrows: 3, counter: 9, level: 2 }, { arrows: 3, counter: 10 }],
  ['Ygritte', { arrows: 3, counter: 10, level: 2 }, { arrows: 5, counter: 0 }],
] as const)('ticks %s from %j to %j', (name: HeroName, before, after) => {
  expect(tick({ ...newHero(name), ...before })).toMatchObject(after);
});

test('refills arrows in rounds 11, 22 and 33', () => {
  let hero = newHero('Ygritte');
  const refills: number[] = [];
  for (let round = 1; round <= 33; round++) {
    const next = tick(hero);
    if ('arrows' in next && 'arrows' in hero && next.arrows > hero.arrows) refills.push(round);
    hero = next;
  }
  expect(refills).toEqual([11, 22, 33]);
});

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
    ['a free cell, under the same id', '@.k', { x: 1, y: 0, id: 'k 2 0' }],
    ['a wall, though there is a way round', '@#k\n...', { x: 2, y: 0 }],
    ['a wall on the vertical of a tie', '@.\n..\n#k', { x: 1, y: 1 }],
  ])('into %s', (_, drawing, position) => {
    expect(playRound(stage(drawing, 'Jon Snow'), 'wait', scripted([])).room.enemies[0]).toMatchObject(position);
  });

  test('stops at another enemy and at a hidden trap', () => {
    const queue = playRound(stage('@...zk', 'Jon Snow'), 'wait', scripted([4, 4])).room.enemies;
    expect(queue.map(({ x }) => x)).toEqual([4, 5]);
    expect(queue.map(({ id }) => id)).toEqual(['z 4 0', 'k 5 0']);
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
    expect(strikers(room)).toEqual([{ enemy: room.enemies[0], by: 'shot' }]);
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
  ])('attacks a hero %s, hidden or not', (_, drawing, effects) => {
    for (const counter of [0, 5]) {
      const room = stage(drawing, 'Jon Snow');
      Object.assign(room.enemies[0]!, { counter });
      const { events } = playRound(room, 'wait', scripted(effects ? [50, 4] : []));
      expect(events.map(({ kind }) => kind)).toEqual(Array(effects).fill('melee'));
    }
  });
});
