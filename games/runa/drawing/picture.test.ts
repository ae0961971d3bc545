import type { Item, Picture } from '@longtable/kit/picture';
import { itemsOf, wordsOf } from '@longtable/kit/testing/pictures/items';
import { expect, test } from 'vitest';
import { CARD_NAMES, CLASS_NAMES, DICE } from '../rules/cards.ts';
import { EFFECTS, MONSTER_NAMES } from '../rules/monsters.ts';
import type { State } from '../state.ts';
import { stage } from '../testing/stage.ts';
import { icons } from './icons.ts';
import { picture } from './picture.ts';

const ada = { viewer: 0, language: 'en', names: ['Ada'] } as const;
const itemsIn = (drawn: Picture): Item[] => [...itemsOf(drawn)].map(({ item }) => item);
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
