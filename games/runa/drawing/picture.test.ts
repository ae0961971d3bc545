import { type Item, MAX_PICTURE_HEIGHT, type Picture } from '@longtable/kit/picture';
import { itemsOf, wordsOf } from '@longtable/kit/testing/pictures/items';
import { expect, test } from 'vitest';
import { CARD_NAMES, CLASS_NAMES, DICE } from '../rules/cards.ts';
import { EFFECTS, MONSTER_NAMES } from '../rules/monsters.ts';
import type { State } from '../state.ts';
import { card, stage } from '../testing/stage.ts';
import { icons } from './icons.ts';
import { picture } from './picture.ts';

const ada = { viewer: 0, language: 'en', names: ['Ada'] } as const;
const itemsIn = (drawn: Picture): Item[] => [...itemsOf(drawn)].map(({ item }) => item);
const cardsIn = (drawn: Picture) => itemsIn(drawn).flatMap((item) => (item.kind === 'card' ? [item] : []));
const words = (state: State, partial = '') => itemsIn(picture(state, ada, partial)).flatMap(wordsOf);

const fight = stage({
  stage: 2,
  hand: ['Slash(1)', 'Reflect(1)', 'Lightning(1)', 'Thrust(1)'],
  runa: { hp: 18, die: 6 },
  monsters: [
    { name: 'Spider', hp: 5, block: 7 },
    { name: 'Rat', next: 1, deflect: 13 },
  ],
});

test('has an icon for every card, ability, monster, class and die, unique within each kind except abilities', () => {
  const dice = DICE.map((sides) => `d${sides}`);
  const things = [...CARD_NAMES, ...Object.keys(EFFECTS), ...MONSTER_NAMES, ...CLASS_NAMES, ...dice];
  expect(things.filter((name) => icons[name] === undefined)).toEqual([]);
  for (const names of [CARD_NAMES, MONSTER_NAMES, CLASS_NAMES, dice])
    expect(new Set(names.map((name) => icons[name])).size).toBe(names.length);
});

test('hatches the damage of the monsters’ next actions in Runa’s bar', () => {
  const bars = itemsIn(picture(fight, ada)).flatMap((item) => (item.kind === 'bar' ? [item] : []));
  expect(bars.map(({ value, loss }) => [value, loss])).toEqual([
    [5, undefined],
    [14, undefined],
    [18, 16],
  ]);
  expect(words(fight)).toEqual(expect.arrayContaining(['Bite', '7', 'blocks', 'Claw', '13', 'deflects', '4 + d6']));
});

test('states the danger in one line', () => {
  expect(words(fight)).toContain('−16, 2 left');
  expect(words({ ...fight, runa: { ...fight.runa, hp: 16 } })).toContain('−16: deadly');
});

test.each([
  ['Thrust(2)', 4, false],
  ['Thrust(2)', 6, true],
  ['Hammer(2)', 6, false],
])('shows the bonus of %s for a high roll if a die of %i sides can roll it: %s', (text, die, shown) => {
  const said = words(stage({ hand: [text], runa: { die } as Partial<State['runa']>, monsters: [{ name: 'Rat' }] }));
  expect([said.includes('+8 on 6+'), said.includes('damage')]).toEqual([shown, !shown]);
});

test.each([
  ['target', { kind: 'target', card: 2 }, [false, false, true, false], 2],
  ['dice', { kind: 'dice', card: 0, target: 1 }, [true, false, false, false], 1],
] as const)('highlights the played card and its possible targets: %s', (_, phase, ready, targets) => {
  const drawn = picture({ ...fight, phase }, ada);
  expect(cardsIn(drawn).map((one) => one.ready)).toEqual(ready);
  expect(itemsIn(drawn).filter((item) => item.kind === 'rect' && item.corners === 'cut')).toHaveLength(targets);
});

test('marks the chosen cards of a partial line for loot and healing', () => {
  const offer = ['Fire(1)', 'Water(1)', 'Pierce(1)', 'Swing(1)'].map(card);
  const looting = stage({ stage: 2, phase: { kind: 'loot', offer } });
  expect(cardsIn(picture(looting, ada, '3')).map(({ ready }) => ready)).toEqual([false, false, true, false, false]);
  const resting = stage({ phase: { kind: 'heal' }, hand: ['Slash(1)', 'Ice(1)', 'Parry(1)'], runa: { hp: 36 } });
  expect(cardsIn(picture(resting, ada, '1,3')).map(({ dim }) => dim)).toEqual([true, false, true]);
  expect(words(resting, '1,3')).toEqual(expect.arrayContaining(['+14 life', '36 + 14']));
});

test('has one height for up to seven cards, and fits the largest hand', () => {
  const hand = CARD_NAMES.flatMap((name) => [card(`${name}(1)`), card(`${name}(2)`)]).slice(0, 14);
  const height = (phase: State['phase'], count: number, monsters = fight.monsters) =>
    picture({ ...fight, phase, monsters, runa: { ...fight.runa, hand: hand.slice(0, count) } }, ada).height;
  for (const monsters of [fight.monsters, fight.monsters.slice(1)])
    for (const count of [1, 7]) expect(height(fight.phase, count, monsters)).toBe(356);
  expect(height({ kind: 'heal' }, 3, [])).toBe(356);
  for (const phase of [fight.phase, { kind: 'heal' }, { kind: 'won' }] as const)
    expect(height(phase, 14)).toBeLessThanOrEqual(MAX_PICTURE_HEIGHT);
});
