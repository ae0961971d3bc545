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
        '>fight I1: Fight Queen Cersei: usually 0 to −14 life | 8 steps away, about 12 rounds, the enemy keeps about 3 life',
        '>walk I1: Queen Cersei, 8 steps | 8 right',
      ],
    ],
    [
      '@........\n........C\nC........',
      [
        '>fight A3: Fight Queen Cersei (nearest): usually 0 to −15 life | 2 steps away, about 7 rounds, the enemy keeps about 3 life',
        '>walk A3: Queen Cersei, 2 steps | 2 down',
        '>walk I2: Queen Cersei, 9 steps | 1 down, 8 right',
      ],
    ],
    ['@s......C', ['>fight B1: Fight: usually 0 to −17 life | about 3 rounds']],
    [
      '...#....\n.@....s.\n...#....',
      [
        '>fight G2: Fight the Lannister Soldier: usually 0 to −17 life | 5 steps away, about 7 rounds',
        '>walk G2: Lannister Soldier, 5 steps | 5 right',
        '>walk D2: Doorway to the right, 2 steps | 2 right',
      ],
    ],
    ['@#.C', []],
  ])('of %j are %j', (drawing, lines) => {
    expect(offered(stage(drawing, 'Bronn'))).toEqual(lines);
  });

  test('omit hidden traps', () => {
    expect(offered(hide(stage('@...Q..s', 'Bronn')))).toEqual(offered(stage('@......s', 'Bronn')));
    expect(offered(hide(stage('@Q', 'Bronn')))).toEqual(offered(hide(stage('@.........Q', 'Bronn'))));
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
});

describe('a fight', () => {
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

  test('plays against the chosen enemy', () => {
    expect(played(melee(250), '>fight A1').lines).toMatch(/^a+$/);
    expect(played(melee(250), '>fight C1').lines).toMatch(/^d+$/);
  });

  test('warns of a fight that could kill the hero', () => {
    const risky = dungeon.shortcuts!.choices(run(melee(15)), 0, '').filter(({ emphasis }) => emphasis === 'costly');
    expect(risky.map(({ line }) => line)).toEqual(['>fight C1', '>fight A1']);
    expect(offered(melee(15))[0]).toMatch(/could kill you$/);
  });
});

test('walks to a distant enemy and fights it with one press, also a trap while it hides', () => {
  expect(played(stage('@.......s...C', 'Bronn'), '>fight I1').lines).toMatch(/^d+e[de]*$/);
  const hall = stage('@.....B...C', 'Bronn', { attack: 20, energy: 0 });
  expect(offered(hall)[0]).toMatch(
    /^>fight G1: Fight the Bonus Trap: usually 0 to −\d+ life \| 6 steps away, about \d+ rounds$/,
  );
  expect(played(hall, '>fight G1').lines).toMatch(/^ddddd[de]+$/);
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

/** Returns the change of health that a fight announces, and the real one. */
function announcedAndReal(room: Room, seed: number): { best: number; worst: number; real: number } | undefined {
  let state: State = { ...newRun([], seed), level: 1, room };
  const fight = dungeon.shortcuts!.choices(state, 0, '').find(({ line }) => line.startsWith('>fight'));
  if (!fight) return undefined;
  const label = read(fight.label, { viewer: 0, language: 'en', names: ['Ada'] }).replaceAll('−', '-');
  const figures = (/usually (?:([+-]?\d+) to )?([+-]?\d+) life/.exec(label)?.slice(1) ?? ['0']).flatMap(
    (each) => each ?? [],
  );
  let real = 0;
  for (const line of expandShortcut(dungeon, state, 0, fight.line).lines) {
    const outcome = dungeon.play(state, 0, line);
    if (outcome.refused) throw new Error(outcome.refused.code);
    for (const event of outcome.events) {
      if (event.kind === 'healed') real += event.by;
      if (event.kind === 'melee' && 'class' in event.defender) real -= event.damage;
      if (event.kind === 'strike' && 'class' in event.target) real -= event.damage;
    }
    state = outcome.state;
  }
  return { best: Math.max(...figures.map(Number)), worst: Math.min(...figures.map(Number)), real };
}

test('a fight costs what it announces in at least 95 % of many fights', () => {
  const rooms = [
    ...['@s......C', '@k.s\n....', '@s.\ns..', '.s.\n@k.\n.s.', '@q..\n....', '@.z.\n...s', '@M..\n.s..', 'B..\n@s.'],
  ];
  const fights = rooms.flatMap((drawing) =>
    HERO_NAMES.flatMap((hero) =>
      Array.from({ length: 5 }, (_, seed) => announcedAndReal(stage(drawing, hero), seed + 1)).flatMap(
        (each) => each ?? [],
      ),
    ),
  );
  expect(fights.length).toBeGreaterThan(150);
  const kept = fights.filter(({ best, worst, real }) => real <= best && real >= worst);
  expect(kept.length / fights.length).toBeGreaterThanOrEqual(0.95);
});
