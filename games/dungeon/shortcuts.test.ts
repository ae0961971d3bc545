import { expandShortcut, read, say } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { dungeon } from './index.ts';
import { newRun } from './options.ts';
import { isCalm } from './rules/combat.ts';
import { HERO_NAMES } from './rules/heroes.ts';
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
    [
      '@.......C',
      [
        '>fight I1: Fight Queen Cersei: 0 to −11 life | 8 steps away, about 11 rounds, the enemy keeps about 7 life',
        '>walk I1: Queen Cersei, 8 steps | 8 right',
      ],
    ],
    [
      '@........\n........C\nC........',
      [
        '>fight A3: Fight Queen Cersei (nearest): 0 to −15 life | 2 steps away, about 7 rounds, the enemy keeps about 3 life',
        '>walk A3: Queen Cersei, 2 steps | 2 down',
        '>walk I2: Queen Cersei, 9 steps | 1 down, 8 right',
      ],
    ],
    ['@s......C', ['>fight B1: Fight: 0 to −13 life | about 3 rounds']],
    [
      '...#....\n.@....s.\n...#....',
      [
        '>fight G2: Fight the Lannister Soldier: 0 to −16 life | 5 steps away, about 7 rounds',
        '>walk G2: Lannister Soldier, 5 steps | 5 right',
        '>walk D2: Doorway to the right, 2 steps | 2 right',
      ],
    ],
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
    expect(offered(hide(stage('@...Q..s', 'Bronn')))).toEqual(offered(stage('@......s', 'Bronn')));
    expect(offered(hide(stage('@Q', 'Bronn')))).toEqual(offered(hide(stage('@.........Q', 'Bronn'))));
  });

  test('are empty before a hero is chosen, after the end, and for another seat', () => {
    expect(dungeon.shortcuts?.choices(newRun(['@s'], 1), 0, '')).toEqual([]);
    expect(offered(stage('@.s', 'Bronn', { health: 0 }))).toEqual([]);
    expect(dungeon.shortcuts?.choices(run(stage('@.s', 'Bronn')), 1, '')).toEqual([]);
    expect(dungeon.shortcuts?.next(run(stage('@.s', 'Bronn')), 1, '>fight C1', run(stage('@.s', 'Bronn')))).toEqual({});
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
    const { lines, stopped } = played(stage('@s........C', 'Jon Snow'), '>fight B1');
    expect(lines).toMatch(/^e[de]+$/);
    expect(stopped).toBeUndefined();
  });

  test('pauses after a loss of a quarter of the health', () => {
    const { stopped } = played(stage('@q', 'Jon Snow', { remaining: 99, defense: 0 }), '>fight B1');
    expect(stopped).toMatch(/^Stopped: you’ve lost (7[6-9]|8\d|9\d) life\.$/);
  });

  test('plays one round at a time if the hero could die', () => {
    expect(played(stage('@z', 'Bronn', { health: 30, energy: 0 }), '>fight B1')).toEqual({
      lines: 'd',
      stopped: 'Stopped: the next round could kill you.',
    });
  });

  test('continues against a trap that hides', () => {
    const { lines } = played(stage('@B.......C', 'Bronn', { attack: 0, energy: 0, defense: 9 }), '>fight B1');
    expect(lines.length).toBeGreaterThan(5);
  });
});

describe('a fight in company', () => {
  const melee = (health: number) => stage('k@s\n...', 'Bronn', { energy: 0, health });

  test('offers each enemy with its cost, and a retreat', () => {
    const corner = stage('k@s\n#.#\n#.#\n#.#\n#.#', 'Bronn', { energy: 0 });
    expect(offered(corner)).toEqual([
      expect.stringMatching(/^>fight C1: Fight the Lannister Soldier: −\d+ to −\d+ life \| about \d+ rounds$/),
      expect.stringMatching(/^>fight A1: .*: −\d+ to −\d+ life \| about \d+ rounds, the enemy keeps about \d+ life$/),
      '>walk B5: Retreat, 4 steps',
      '>walk B2: Doorway below, 1 step | 1 down',
    ]);
  });

  test('forecasts the hits of all enemies, from the best to the worst case, in four languages', () => {
    const label = (map: string, language: 'en' | 'de' | 'fr' | 'es') => {
      const [fight] = dungeon.shortcuts!.choices(run(stage(map, 'Bronn', { energy: 0, health: 250 })), 0, '');
      return read(fight!.label, { viewer: 0, language, names: ['Ada'] });
    };
    const worst = (words: string) => Number(/−(\d+) life$/.exec(words)?.[1]);
    expect(worst(label('k@s\n...', 'en'))).toBeGreaterThan(worst(label('.@s\n...', 'en')) + 20);
    expect(label('.@s\n...', 'en')).toMatch(/^Fight: (0|−\d+) to −\d+ life$/);
    expect(label('.@s\n...', 'de')).toMatch(/^Kämpfen: (0|−\d+) bis −\d+ Leben$/);
    expect(label('.@s\n...', 'fr')).toMatch(/^Combattre\s: (0|−\d+) à −\d+ PV$/);
    expect(label('.@s\n...', 'es')).toMatch(/^Luchar: (0|−\d+) a −\d+ de vida$/);
  });

  test('plays against the chosen enemy', () => {
    expect(played(melee(250), '>fight A1').lines).toMatch(/^a+$/);
    expect(played(melee(250), '>fight C1').lines).toMatch(/^d+$/);
  });

  test('warns of a fight that could kill the hero', () => {
    const risky = dungeon.shortcuts!.choices(run(melee(15)), 0, '').filter(({ emphasis }) => emphasis === 'costly');
    expect(risky.map(({ line }) => line)).toEqual(['>fight C1', '>fight A1']);
    expect(offered(melee(15))[0]).toMatch(/could kill you$/);
  });

  test('tells twins apart by the way to them', () => {
    expect(offered(stage('s@s', 'Bronn', { energy: 0 })).slice(0, 2)).toEqual([
      expect.stringContaining('Fight the Lannister Soldier (1 left): '),
      expect.stringContaining('Fight the Lannister Soldier (1 right): '),
    ]);
  });

  test('previews a fight the same way whether or not there is a hidden trap', () => {
    expect(offered(hide(stage('@s\nQ.', 'Bronn')))[0]).toBe(offered(stage('@s\n..', 'Bronn'))[0]);
  });
});

test('walks to a distant enemy and fights it with one press, also a trap while it hides', () => {
  expect(played(stage('@.......s...C', 'Bronn'), '>fight I1').lines).toMatch(/^d+e[de]*$/);
  const hall = stage('@.....B...C', 'Bronn', { attack: 20, energy: 0 });
  expect(offered(hall)[0]).toMatch(
    /^>fight G1: Fight the Bonus Trap: 0 to −\d+ life \| 6 steps away, about \d+ rounds$/,
  );
  expect(played(hall, '>fight G1').lines).toMatch(/^ddddd[de]+$/);
});

test('says that it is the nearest of several with the same name', () => {
  const twins = offered(stage('@.......s......s', 'Bronn'), 'de')[0];
  expect(twins).toMatch(/^>fight I1: Den Lannister-Soldaten \(am nächsten\) bekämpfen: /);
});

test('stops on the way to a fight if another enemy sees the hero, a trap appears, or anything costs life', () => {
  const seen = played(stage('@............s\n#####k########', 'Bronn'), '>fight N1');
  expect(seen).toEqual({ lines: 'dd', stopped: 'Stopped: the Lannister Knight can see you.' });
  const trap = hide(stage('@.......s\n.........\n...Q.....', 'Bronn'));
  const appearing = { ...trap, enemies: trap.enemies.map((enemy) => ({ ...enemy, counter: 0 })) as Room['enemies'] };
  expect(played(appearing, '>fight I1')).toEqual({ lines: 'd', stopped: 'Stopped: the Queen’s Trap has appeared.' });
  const hidden = played(hide(stage('@....D....s', 'Bronn')), '>fight K1');
  expect(hidden).toEqual({ lines: 'dddd', stopped: expect.stringMatching(/^Stopped: you’ve lost \d+ life\.$/) });
});

test('continues a fight with a trap that hides, because it could not be chosen again', () => {
  const room = stage('@Q', 'Bronn', { health: 300, pool: 300, defense: 0, energy: 0, attack: 1 });
  const hiding = { ...room, enemies: room.enemies.map((enemy) => ({ ...enemy, counter: 3 })) as Room['enemies'] };
  const { lines, stopped } = played(hiding, '>fight B1');
  expect(lines.length).toBeGreaterThan(7);
  expect(stopped).toMatch(/^Stopped: you’ve lost \d{3} life\.$/);
});

test('waits until a trap appears if only hidden ones are left', () => {
  const room = hide(stage('@........D', 'Bronn'));
  expect(offered(room)).toEqual(['>watch: Wait for a trap']);
  const { lines, stopped } = played(room, '>watch');
  expect([lines, stopped]).toEqual(['q'.repeat(12), undefined]);
  expect(offered(hide(stage('@........D\n.........s', 'Bronn')))).not.toContain('>watch: Wait for a trap');
});

test('names at most one doorway in each direction', () => {
  const rooms =
    '.....#.....\n...........\n.....#.....\n##.#####.##\n.....#.....\n.@.........\n.....#.....\n##.#####.##\n.....#....s';
  const doorways = offered(stage(rooms, 'Bronn')).filter((choice) => choice.includes('Doorway'));
  expect(doorways).toEqual([
    '>walk C4: Doorway above, 3 steps | 2 up, 1 right',
    '>walk C8: Doorway below, 3 steps | 2 down, 1 right',
    '>walk F6: Doorway to the right, 4 steps | 4 right',
  ]);
});

test('heals a resting Warrior with the shield whenever it is ready', () => {
  expect(played(stage('@#C', 'Jon Snow', { health: 200 }), '>rest')).toEqual({ lines: 'eqqeqqe', stopped: undefined });
});

test.each(['>walk F3', '>walk AB12', '>fight B1', '>rest', '>watch'])('round-trips %s', (line) => {
  expect(makeShortcut(parseShortcut(line)!)).toBe(line);
});

test.each(['>', '>walk', '>walk 3F', '>fight', '>fight on', '>rest B1', 'walk d', '>heal'])(
  'rejects %s as a shortcut',
  (line) => {
    expect(parseShortcut(line)).toBeUndefined();
  },
);

test.each(HERO_NAMES)('clears all levels with %s in at most 75 presses', (name) => {
  let state = (dungeon.setup({ hero: name }, 2, 1) as { state: State }).state;
  let presses = 1;
  for (; dungeon.turn(state).length > 0; presses++) {
    const shortcuts = dungeon.shortcuts!.choices(state, 0, '');
    const { hero } = state.room!;
    const isSpent = resourceOf(hero) < 0.6 && dungeon.choices(state, 0, '').some(({ line }) => line === 'rest');
    const first = (verb: string) => shortcuts.find(({ line, under }) => !under && line.startsWith(verb))?.line;
    const rest = isCalm(state.room!) && isSpent ? 'rest' : undefined;
    const press = rest ?? first('>fight') ?? first('>watch') ?? 'q';
    const lines = press.startsWith('>') ? expandShortcut(dungeon, state, 0, press).lines : [press];
    for (const line of lines) state = (dungeon.play(state, 0, line) as { state: State }).state;
  }
  expect(dungeon.result(state)?.winners).toEqual([0]);
  expect(presses).toBeLessThanOrEqual(75);
});

function resourceOf(hero: Room['hero']): number {
  if (hero.class === 'Mage') return hero.mana / hero.manaPool;
  return hero.class === 'Rogue' ? hero.energy / 100 : 1;
}
