import { expandShortcut, read, say } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { dungeon } from './index.ts';
import { newRun } from './options.ts';
import { makeShortcut, parseShortcut } from './shortcuts.ts';
import type { Room, State, Trap } from './state.ts';
import { stage } from './testing/stage.ts';

const run = (room: Room): State => ({ ...newRun([], 1), level: 1, room });
const offered = (room: Room, language: 'en' | 'de' = 'en') =>
  dungeon.shortcuts!.choices(run(room), 0, '').map(({ line, label, detail = '' }) => {
    const [name, more] = [label, detail].map((words) => read(words, { viewer: 0, language, names: ['Ada'] }));
    return `${line}: ${[name, more].filter(Boolean).join(' | ')}`;
  });
/** Returns the lines that a shortcut plays, joined, and the reason why it stopped. */
const played = (room: Room, shortcut: string, language: 'en' | 'de' = 'en') => {
  const { lines, stopped } = expandShortcut(dungeon, run(room), 0, shortcut);
  return { lines: lines.join(''), stopped: stopped && say(stopped, language) };
};
const hide = (room: Room): Room => ({
  ...room,
  enemies: room.enemies.map((enemy): Room['enemies'][number] =>
    enemy.kind === 'trap' ? ({ ...enemy, visible: false, counter: enemy.visibility } satisfies Trap) : enemy,
  ),
});

describe('the choices', () => {
  test.each([
    ['@.......C', ['>walk I1: To the nearest enemy']],
    [
      '@........\n........C\nC........',
      ['>walk A3: To the nearest enemy', '>walk I2: Queen Cersei, 9 steps | 1 down, 8 right'],
    ],
    ['@s......C', ['>fight: Fight until one falls']],
    ['...#...\n.@...C.\n...#...', ['>walk F2: To the nearest enemy', '>walk D2: Doorway, 2 steps | 2 right']],
    ['@#.C', []],
  ])('of %j are %j', (drawing, lines) => {
    expect(offered(stage(drawing, 'Bronn'))).toEqual(lines);
  });

  test('let a Warrior rest until healed, unless an enemy sees him', () => {
    const rest = '>rest: Rasten, bis du geheilt bist';
    expect(offered(stage('@.......C', 'Jon Snow', { health: 90 }), 'de')).toContain(rest);
    expect(offered(stage('@.......C', 'Jon Snow'), 'de')).not.toContain(rest);
    expect(offered(stage('@..k', 'Jon Snow', { health: 90 }), 'de')).not.toContain(rest);
    expect(offered(stage('@.......C', 'Bronn', { health: 90 }), 'de')).not.toContain(rest);
  });

  test('omit hidden traps', () => {
    expect(offered(hide(stage('@...Q..', 'Bronn')))).toEqual([]);
    expect(offered(hide(stage('@Q', 'Bronn')))).toEqual([]);
  });

  test('are empty before a hero is chosen, after the end, and for another seat', () => {
    expect(dungeon.shortcuts?.choices(newRun(['@s'], 1), 0, '')).toEqual([]);
    expect(offered(stage('@.s', 'Bronn', { health: 0 }))).toEqual([]);
    expect(dungeon.shortcuts?.choices(run(stage('@.s', 'Bronn')), 1, '')).toEqual([]);
    expect(dungeon.shortcuts?.next(run(stage('@.s', 'Bronn')), 1, '>fight', run(stage('@.s', 'Bronn')))).toEqual({});
  });
});

describe('a walk', () => {
  test('takes the shortest path around walls', () => {
    expect(played(stage('@#......C\n.#.......\n.........', 'Bronn'), '>walk C1')).toEqual({
      lines: 'ssddww',
      stopped: undefined,
    });
  });

  test('to an enemy ends when the hero can attack it', () => {
    expect(played(stage('@........Q', 'Bronn', { energy: 0 }), '>walk J1')).toEqual({
      lines: 'dddddddd',
      stopped: undefined,
    });
    expect(played(stage('@........Q', 'Ygritte'), '>walk J1').lines).toBe('ddd');
  });

  test('stops when another enemy sees the hero', () => {
    const room = stage('@............\n#####k#######', 'Bronn');
    const { lines, stopped } = played(room, '>walk M1', 'de');
    expect(lines).toBe('dd');
    expect(stopped).toBe('Gestoppt: Der Lannister-Ritter sieht dich.');
  });

  test('avoids the reach of a trap that was visible', () => {
    const hall = '...........\n...........\n@....D.....\n...........\n###########\nC##########';
    const { lines, stopped } = played(stage(hall, 'Bronn'), '>walk K3');
    expect([lines.length, stopped]).toEqual([14, undefined]);
  });

  test('crosses a hidden trap like floor', () => {
    const { lines, stopped } = played(hide(stage('@....D....C', 'Bronn')), '>walk K1');
    expect(lines).toBe('dddd');
    expect(stopped).toMatch(/^Stopped: you’ve lost \d+ life\.$/);
  });

  test('stops when a trap appears nearby', () => {
    const room = hide(stage('@.......C\n.........\n...Q.....', 'Bronn'));
    const appearing = { ...room, enemies: room.enemies.map((enemy) => ({ ...enemy, counter: 0 })) as Room['enemies'] };
    expect(played(appearing, '>walk I1')).toEqual({ lines: 'd', stopped: 'Stopped: the Queen’s Trap has appeared.' });
  });

  test('stops if the way is blocked, and ignores an invalid field', () => {
    expect(played(stage('@#..C', 'Bronn'), '>walk E1')).toEqual({ lines: '', stopped: 'Stopped: the way is blocked.' });
    expect(played(stage('@...C', 'Bronn'), '>walk ?')).toEqual({ lines: '', stopped: undefined });
  });
});

describe('a fight', () => {
  test('uses the ability when ready, attacks otherwise, and ends with the enemy', () => {
    const { lines, stopped } = played(stage('@s........C', 'Jon Snow'), '>fight');
    expect(lines).toMatch(/^e[de]+$/);
    expect(stopped).toBeUndefined();
  });

  test('pauses after a loss of a quarter of the health', () => {
    const { stopped } = played(stage('@q', 'Jon Snow', { remaining: 99, defense: 0 }), '>fight');
    expect(stopped).toMatch(/^Stopped: you’ve lost (7[6-9]|8\d|9\d) life\.$/);
  });

  test('plays one round at a time if the hero could die', () => {
    expect(played(stage('@z', 'Bronn', { health: 30, energy: 0 }), '>fight')).toEqual({
      lines: 'd',
      stopped: 'Stopped: the next round could kill you.',
    });
  });

  test('continues against a trap that hides', () => {
    const { lines } = played(stage('@B.......C', 'Bronn', { attack: 0, energy: 0, defense: 9 }), '>fight');
    expect(lines.length).toBeGreaterThan(5);
  });
});

test('heals a resting Warrior with the shield whenever it is ready', () => {
  expect(played(stage('@#C', 'Jon Snow', { health: 200 }), '>rest')).toEqual({ lines: 'eqqeqqe', stopped: undefined });
});

test.each(['>walk F3', '>walk AB12', '>fight', '>rest'])('round-trips %s', (line) => {
  expect(makeShortcut(parseShortcut(line)!)).toBe(line);
});

test.each(['>', '>walk', '>walk 3F', '>fight on', 'walk d', '>heal'])('rejects %s as a shortcut', (line) => {
  expect(parseShortcut(line)).toBeUndefined();
});
