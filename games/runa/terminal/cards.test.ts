import { describe, expect, test } from 'vitest';
import { CARD_NAMES, type CardName, DICE, type Level, poolCards } from '../rules/cards.ts';
import { MONSTER_NAMES, MONSTERS } from '../rules/monsters.ts';
import { stage } from '../testing/stage.ts';
import { playLines } from './testing/play-lines.ts';

/** The document's values for levels 1 and 2: base damage, and the bonus for a roll of 6 or more. */
const STRIKES: Partial<Record<CardName, readonly [Level, number, number][]>> = {
  Slash: [
    [1, 4, 0],
    [2, 8, 0],
  ],
  Swing: [
    [1, 5, 0],
    [2, 10, 0],
  ],
  Thrust: [
    [1, 6, 4],
    [2, 12, 8],
  ],
  Pierce: [
    [1, 7, 5],
    [2, 14, 10],
  ],
};

/** Damage per focus point, bonus, weak element, bonus against it. */
const SPELLS: Partial<Record<CardName, readonly [Level, number, number, string, number][]>> = {
  Water: [
    [1, 6, 0, 'Lightning', 2],
    [2, 8, 0, 'Lightning', 4],
  ],
  Ice: [
    [1, 6, 2, 'Water', 2],
    [2, 8, 2, 'Water', 4],
  ],
  Fire: [
    [1, 7, 0, 'Ice', 2],
    [2, 9, 0, 'Ice', 4],
  ],
  Lightning: [
    [1, 7, 2, 'Fire', 2],
    [2, 9, 2, 'Fire', 4],
  ],
};

const UNHURT = { hp: 1000 };

describe('physical attacks', () => {
  const cases = Object.entries(STRIKES).flatMap(([name, levels]) => levels.map((level) => [name, ...level] as const));
  test.each(cases)('deal with %s(%i) %i + roll, +%i for a high roll, less Block', (name, level, base, high) => {
    for (const die of DICE) {
      for (let roll = 1; roll <= die; roll++) {
        for (const block of [0, 7, 14]) {
          const table = stage({
            hand: [`${name}(${level})`],
            runa: { die },
            monsters: [{ name: 'Frog', ...UNHURT, block, deflect: 99 }],
          });
          const damage = Math.max(0, base + roll + (roll >= 6 ? high : 0) - block);
          expect(playLines(table, '1', `${roll}`).state.monsters[0]?.hp, `${roll} on a d${die}`).toBe(1000 - damage);
        }
      }
    }
  });
});

describe('magical attacks', () => {
  const cases = Object.entries(SPELLS).flatMap(([name, levels]) => levels.map((level) => [name, ...level] as const));
  test.each(cases)(
    'deal with %s(%i) %i per FP, +%i, against %s +%i, less Deflect',
    (name, level, each, extra, element, bonus) => {
      for (const monster of MONSTER_NAMES) {
        for (let fp = 1; fp <= 12; fp++) {
          for (const deflect of [0, 13, 24]) {
            const table = stage({
              hand: [`${name}(${level})`],
              runa: { die: 12, fp },
              monsters: [{ name: monster, ...UNHURT, deflect, block: 99 }],
            });
            const against = MONSTERS[monster].element === element ? bonus : 0;
            const damage = Math.max(0, each * fp + extra + against - deflect);
            const { state } = playLines(table, '1');
            expect(state.monsters[0]?.hp, `${fp} FP against ${monster}`).toBe(1000 - damage);
            expect(state.runa.fp, 'the last FP is never spent').toBe(Math.max(1, fp - 1));
          }
        }
      }
    },
  );
});

test('has eleven cards', () => {
  expect(CARD_NAMES).toHaveLength(11);
  expect(Object.keys({ ...STRIKES, ...SPELLS })).toHaveLength(8);
});

test.each([
  ['Warrior', 'Slash, Swing, Pierce, Focus, Reflect, Water, Ice, Fire, Lightning'],
  ['Mage', 'Slash, Swing, Thrust, Pierce, Parry, Reflect, Ice, Fire, Lightning'],
  ['Paladin', 'Swing, Thrust, Pierce, Parry, Focus, Water, Ice, Fire, Lightning'],
] as const)('has the right pool for a %s', (name, cards) => {
  expect(
    poolCards(name, 2)
      .map((card) => card.name)
      .join(', '),
  ).toBe(cards);
  expect(poolCards(name, 2).every((card) => card.level === 2)).toBe(true);
});
