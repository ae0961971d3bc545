import { expect, test } from 'vitest';
import type { RunaEvent } from './state.ts';
import { effectsOf, story } from './story.ts';

const takes = (who: 'Runa' | 'Frog', damage: number): RunaEvent => ({
  kind: 'takes',
  who,
  damage,
  sort: 'phy',
  left: 9,
});
const claws: RunaEvent = { kind: 'uses', who: 'Frog', ability: { name: 'Claw', level: 1 } };

test('names the fighters and the damage of an action', () => {
  const slash: RunaEvent = { kind: 'uses', who: 'Runa', ability: { name: 'Slash', level: 1 } };
  expect(effectsOf([slash, takes('Frog', 6)])).toEqual([{ actor: 'Runa', target: 'Frog', number: -6 }]);
  expect(effectsOf([claws, takes('Runa', 4)])).toEqual([{ actor: 'Frog', target: 'Runa', number: -4 }]);
});

test('marks damage to Runa as harm', () => {
  const slash: RunaEvent = { kind: 'uses', who: 'Runa', ability: { name: 'Slash', level: 1 } };
  const reader = { viewer: 0, language: 'en', names: ['Ada'] } as const;
  const told = story([slash, takes('Frog', 6), claws, takes('Runa', 4)], reader);
  expect(told.map(({ weight }) => weight)).toEqual(['own', 'harm']);
});
