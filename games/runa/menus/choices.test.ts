import { describe, expect, test } from 'vitest';
import { read } from '../../kit/reader.ts';
import type { LANGUAGES } from '../../kit/text.ts';
import { runa } from '../index.ts';
import type { Monster, State } from '../state.ts';
import { card, stage } from '../testing/stage.ts';

/** Choices as `line: label | detail`, with dots where the line goes on. */
function offered(state: State, partial = '', language: (typeof LANGUAGES)[number] = 'en'): string[] {
  return runa.choices(state, 0, partial).map(({ line, label, detail, final }) => {
    const words = [label, detail]
      .filter((text) => text !== undefined)
      .map((text) => read(text, { viewer: 0, language, names: ['Ada'] }));
    return `${line}${final ? '' : '..'}: ${words.join(' | ')}`;
  });
}

const cards = (monster: Pick<Monster, 'name'> & Partial<Monster>, ...hand: string[]) =>
  stage({ hand, runa: { die: 6, fp: 2 }, monsters: [monster] });

describe('cards say what they do', () => {
  test.each([
    ['Slash(1)', { name: 'Frog' }, 'Slash(1) · 4 + d6 | Frog takes 5 to 10 phy. damage'],
    [
      'Slash(1)',
      { name: 'Frog', hp: 7, pending: 1 },
      'Slash(1) · 4 + d6 | Frog takes 5 to 10 phy. damage, dies from a roll of 3, loses its focus',
    ],
    ['Slash(1)', { name: 'Frog', hp: 5, pending: 1 }, 'Slash(1) · 4 + d6 | Frog takes 5 to 10 phy. damage and dies'],
    ['Slash(1)', { name: 'Rat', block: 14 }, 'Slash(1) · 4 + d6 | Rat takes no damage'],
    ['Thrust(2)', { name: 'Bear' }, 'Thrust(2) · 12 + d6, +8 from 6 | Bear takes 13 to 26 phy. damage'],
    ['Water(1)', { name: 'Skeleton' }, 'Water(1) · 12 mag. damage | Skeleton takes 14 mag. damage and dies'],
    ['Water(1)', { name: 'Goblin', deflect: 13 }, 'Water(1) · 12 mag. damage | Goblin takes no damage'],
    ['Parry(2)', { name: 'Rat' }, 'Parry(2) · 14 less from each blow'],
    ['Reflect(1)', { name: 'Rat' }, 'Reflect(1) · sends back up to 10 magic'],
    ['Focus(2)', { name: 'Rat' }, 'Focus(2) · +2 FP before her next turn'],
  ] as const)('%s against %j', (name, monster, words) => {
    expect(offered(cards(monster, name))).toEqual([`1: ${words}`]);
  });
});

test('targets show their health and their fate', () => {
  const two = stage({
    hand: ['Fire(1)'],
    phase: { kind: 'target', card: 0 },
    monsters: [{ name: 'Ghost' }, { name: 'Frog', hp: 7 }],
  });
  expect(offered(two)).toEqual([
    '1: Ghost · 15 HP | Ghost takes 9 mag. damage',
    '2: Frog · 7 HP | Frog takes 7 mag. damage and dies',
  ]);
});

test('a roll of one’s own says what it would do', () => {
  const rolling = stage({
    hand: ['Slash(1)'],
    phase: { kind: 'dice', card: 0, target: 0 },
    monsters: [{ name: 'Rat', block: 7 }],
  });
  expect(offered(rolling).slice(-2)).toEqual(['3: 3 | Rat takes no damage', '4: 4 | Rat takes 1 phy. damage']);
});

test('loot for two is picked in two steps', () => {
  const offer = ['Fire(1)', 'Lightning(1)', 'Pierce(1)'].map(card);
  const looting = stage({ stage: 3, phase: { kind: 'loot', offer } });
  expect(offered(looting)).toEqual([
    '1..: Fire(1) · 7 mag. damage',
    '2..: Lightning(1) · 9 mag. damage',
    '3..: Pierce(1) · 7 + d4',
  ]);
  expect(offered(looting, '3')).toEqual([
    '3,1: Fire(1) · 7 mag. damage | After Pierce(1)',
    '3,2: Lightning(1) · 9 mag. damage | After Pierce(1)',
  ]);
  for (const partial of ['4', '3,', '3,1', '03', 'x']) expect(offered(looting, partial), partial).toEqual([]);
});

test('healing adds card by card and leaves one', () => {
  const resting = stage({ phase: { kind: 'heal' }, hand: ['Slash(1)', 'Water(1)', 'Focus(1)'], runa: { hp: 35 } });
  expect(offered(resting)).toEqual([
    'none: Keep all cards',
    '1..: Slash(1) | Discard it: heal 10',
    '2..: Water(1) | Discard it: heal 10',
    '3..: Focus(1) | Discard it: heal 10',
  ]);
  expect(offered(resting, '2', 'de')).toEqual([
    '2: Water(1) abwerfen: 10 Leben',
    '2,1: Auch Slash(1) | Abwerfen: 15 Leben',
    '2,3: Auch Focus(1) | Abwerfen: 15 Leben',
  ]);
  for (const partial of ['none', '2,1', '4', '2,2', '2,']) expect(offered(resting, partial), partial).toEqual([]);
});

test('of two cards one can be given at once', () => {
  const resting = stage({ phase: { kind: 'heal' }, hand: ['Slash(1)', 'Water(1)'], runa: { hp: 35 } });
  expect(offered(resting)).toEqual([
    'none: Keep all cards',
    '1: Slash(1) | Discard it: heal 10',
    '2: Water(1) | Discard it: heal 10',
  ]);
});

test('seeds are typed within their range', () => {
  const [seeds] = runa.choices(stage({ phase: { kind: 'seeds' } }), 0, '');
  const whole = new RegExp(`^(?:${seeds?.input?.pattern.source})$`);
  const good = [
    1, 9, 10, 999999999, 1000000000, 1999999999, 2000000000, 2099999999, 2147483639, 2147483646, 2147483647,
  ];
  for (const seed of good) expect(`${seed},${seed}`).toMatch(whole);
  const bad = [
    '0',
    '01',
    '2147483648',
    '2147483650',
    '2147484000',
    '2150000000',
    '2200000000',
    '3000000000',
    '10000000000',
  ];
  for (const seed of bad) expect(`${seed},1`).not.toMatch(whole);
});
