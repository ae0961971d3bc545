import { describe, expect, test } from 'vitest';
import { stage } from '../testing/stage.ts';
import { castRefusal, closest, inReach, targets } from './abilities.ts';
import { newEnemy } from './enemies.ts';
import { HERO_NAMES, newHero } from './heroes.ts';
import { type Draw, scripted } from './room.ts';
import { playRound } from './round.ts';

/** Returns scripted draws that record the requested maxima. */
function recordingDraw(draws: readonly number[]): { draw: Draw; maxima: number[] } {
  const script = scripted(draws);
  const maxima: number[] = [];
  const draw: Draw = (max) => {
    maxima.push(max);
    return script(max);
  };
  return { draw, maxima };
}

/** The draw with which a distant enemy stays in place. */
const STAY = 4;

test.each([
  ['Jon Snow', 24],
  ['The Hound', 24],
  ['Melisandre', 108],
  ['Thoros of Myr', 44],
  ['Arya Stark', 8],
  ['Bronn', 8],
  ['Ygritte', 112],
] as const)('%s reaches %i cells', (name, cells) => {
  const hero = { ...newHero(name), x: 20, y: 20 };
  const all = Array.from({ length: 41 * 41 }, (_, index) => ({ x: index % 41, y: Math.floor(index / 41) }));
  expect(all.filter((cell) => inReach(hero, cell))).toHaveLength(cells + 1);
});

test('returns targets in enemy order, and the first of the closest', () => {
  const enemies = [newEnemy('s', { x: 9, y: 0 })!, newEnemy('k', { x: 0, y: 2 })!, newEnemy('q', { x: 2, y: 0 })!];
  const hero = newHero('Ygritte');
  expect(targets(hero, enemies).map(({ tile }) => tile)).toEqual(['k', 'q']);
  expect(closest(hero, enemies)?.tile).toBe('k');
  expect(closest(hero, [])).toBeUndefined();
});

describe('a rejected cast', () => {
  test.each([
    ['Jon Snow', { remaining: 1 }, { reason: 'cooldown', remaining: 1 }],
    ['Melisandre', { mana: 29 }, { reason: 'mana', had: 29, needed: 30 }],
    ['Arya Stark', { energy: 19 }, { reason: 'energy', had: 19, needed: 20 }],
    ['Ygritte', { arrows: 0 }, { reason: 'arrows' }],
    ['Ygritte', {}, { reason: 'range', range: 6 }],
  ] as const)('of %s with %j has no effect', (name, figures, refusal) => {
    const room = stage('@......s', name, figures);
    const { room: after, events } = playRound(room, 'cast', scripted([STAY]));
    expect(castRefusal(room.hero, room.enemies)).toEqual(refusal);
    expect(events).toMatchObject([{ kind: 'refused', refusal }]);
    expect(after.enemies[0]?.health).toBe(80);
  });

  test('does not occur at exactly the cost', () => {
    expect(castRefusal(stage('@s', 'Melisandre', { mana: 30 }).hero, [])).toBeUndefined();
    expect(castRefusal(stage('@s', 'Bronn', { energy: 50 }).hero, [])).toBeUndefined();
    expect(castRefusal(newHero('Ygritte'), [newEnemy('s', { x: 6, y: 0 })!])).toBeUndefined();
  });

  test('never lacks a target except for the Hunter; others pay the cost and tick', () => {
    const paid = HERO_NAMES.map(
      (name) => playRound(stage('@.......s', name, { health: 50 }), 'cast', () => STAY).room.hero,
    );
    expect(paid).toMatchObject([
      { remaining: 2, health: 90 },
      { remaining: 4, health: 110 },
      { mana: 46 },
      { mana: 18 },
      { energy: 90 },
      { energy: 60 },
      { arrows: 10, counter: 1 },
    ]);
  });
});

describe("Avenger's Shield", () => {
  test('heals, then hits for a tenth of the pool without a defense roll, and draws even for one target', () => {
    const { draw, maxima } = recordingDraw([0, STAY]);
    const { room, events } = playRound(stage('@.k......s', 'Jon Snow', { health: 270, pool: 309 }), 'cast', draw);
    // The knight sees the hero and approaches; only the soldier wanders.
    expect(maxima).toEqual([0, 4]);
    expect(room.hero).toMatchObject({ health: 309, remaining: 2 });
    expect(room.enemies[0]).toMatchObject({ health: 170, x: 1 });
    expect(events).toMatchObject([
      { kind: 'cast', cost: { resource: 'cooldown', paid: 3 } },
      { kind: 'healed', by: 39, health: 309, pool: 309 },
      { kind: 'strike', amount: 30, damage: 30, health: 170 },
    ]);
    expect(events[2]).not.toHaveProperty('defenseRoll');
  });

  test('ends the cooldown on a level-up and does not move the hero', () => {
    const room = stage('@B.......s', 'The Hound');
    const { room: after } = playRound(room, 'cast', scripted([0, STAY]));
    expect(after.hero).toMatchObject({ level: 3, remaining: 0, x: 0 });
    expect(playRound(after, 'cast', scripted([STAY])).events[0]).toMatchObject({ kind: 'cast' });
  });

  test('can be cast in rounds 1, 4 and 7 by Jon Snow, in 1 and 6 by The Hound', () => {
    for (const [name, rounds] of [
      ['Jon Snow', [1, 4, 7]],
      ['The Hound', [1, 6]],
    ] as const) {
      let room = stage('@........s', name);
      const cast: number[] = [];
      for (let round = 1; round <= 8; round++) {
        const played = playRound(room, 'cast', () => STAY);
        if (played.events[0]?.kind === 'cast') cast.push(round);
        room = played.room;
      }
      expect(cast).toEqual(rounds);
    }
  });
});

describe('Blizzard', () => {
  test('draws target and defense for each strike with repetition, without dead targets', () => {
    const { draw, maxima } = recordingDraw([1, 3, 1, 3, 1, 0, 0, 8, STAY, STAY]);
    const room = stage('@...k......z\n.....s......', 'Melisandre', { spellPower: 40, hitCount: 4, range: 8 });
    const { room: after, events } = playRound(room, 'cast', draw);
    expect(maxima).toEqual([1, 3, 1, 3, 1, 3, 0, 8, 4, 4]);
    expect(after.enemies.map(({ tile, health }) => [tile, health])).toEqual([
      ['k', 168],
      ['z', 600],
    ]);
    expect(events.filter(({ kind }) => kind === 'killed')).toHaveLength(1);
  });

  test('counts a fully defended strike', () => {
    const { room, events } = playRound(
      stage('@...q', 'Thoros of Myr', { spellPower: 10, range: 5 }),
      'cast',
      scripted([0, 15, 0, 10, 0, 9]),
    );
    expect(events.filter(({ kind }) => kind === 'strike')).toHaveLength(3);
    expect(room.enemies[0]).toMatchObject({ health: 399 });
  });

  test('raises the power of later strikes after a kill', () => {
    const room = stage('@..sk', 'Melisandre', { experience: 25, spellPower: 80 });
    const { events, room: after } = playRound(room, 'cast', scripted([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
    const struck = events.filter((event) => event.kind === 'strike');
    expect(struck.map(({ amount }) => amount)).toEqual([80, 100, 100]);
    expect(after.hero).toMatchObject({ level: 2, x: 0 });
  });
});

describe('Fan of Knives', () => {
  test('hits all neighbours in enemy order, including hidden traps, each with its own roll', () => {
    const room = stage('sk.\nQ@.\n..q', 'Arya Stark', { attack: 90 });
    Object.assign(room.enemies[2]!, { visible: false, counter: 5 });
    const { draw, maxima } = recordingDraw([3, 8, 10, 15]);
    const { room: after, events } = playRound(room, 'cast', (max) => (maxima.length < 4 ? draw(max) : 0));
    expect(maxima).toEqual([3, 8, 10, 15]);
    expect(events.filter((event) => event.kind === 'strike').map(({ damage }) => damage)).toEqual([87, 82, 80, 75]);
    expect(after.enemies.map(({ tile }) => tile)).toEqual(['k', 'Q', 'q']);
    expect(after.hero).toMatchObject({ energy: 90, x: 1, y: 1 });
  });

  test('uses the new attack and full energy after a level-up', () => {
    const room = stage('B@z', 'Bronn', { energy: 50 });
    const { events, room: after } = playRound(room, 'cast', () => 0);
    expect(events.filter((event) => event.kind === 'strike').map(({ amount }) => amount)).toEqual([35, 70]);
    expect(after.hero).toMatchObject({ level: 3, energy: 100 });
  });

  test('follows the energy example: 70, 30, 40, 50', () => {
    let room = stage('@.....s', 'Bronn', { energy: 70 });
    const energies = (['cast', 'cast', 'wait'] as const).map((action) => {
      room = playRound(room, action, () => STAY).room;
      return 'energy' in room.hero ? room.hero.energy : undefined;
    });
    expect(energies).toEqual([30, 40, 50]);
    expect(playRound(room, 'cast', () => STAY).events[0]).toMatchObject({ kind: 'cast' });
  });
});

describe('Shoot', () => {
  test('hits the closest at exactly the range, for the attack less one defense roll', () => {
    const { draw, maxima } = recordingDraw([2, STAY]);
    const { room, events } = playRound(stage('@.....s', 'Ygritte'), 'cast', draw);
    expect(maxima).toEqual([3, 4]);
    expect(room.hero).toMatchObject({ arrows: 9, counter: 1 });
    expect(events).toMatchObject([
      { kind: 'cast', cost: { resource: 'arrow', paid: 1 } },
      { kind: 'strike', amount: 30, defenseRoll: 2, damage: 28, health: 52 },
    ]);
  });

  test('hits a hidden trap if it is closest', () => {
    const room = stage('@..Q..s', 'Ygritte');
    Object.assign(room.enemies[0]!, { visible: false });
    expect(playRound(room, 'cast', scripted([0, STAY])).room.enemies[0]).toMatchObject({ tile: 'Q', health: 220 });
  });
});
