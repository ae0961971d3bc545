import { expect, test } from 'vitest';
import { levels } from './designs.ts';
import { setup } from './options.ts';

const write = (board: readonly string[]) => levels.write({ boards: [board] });

test('adds a unit file to a level with our own enemies', () => {
  expect(write(['@.s'])).toEqual(['@.s\n']);
  const [text = '', units = ''] = write(['@.r']);
  expect(levels.faults({ boards: [['@.r']] })).toEqual([]);
  expect(setup({ levels: text }, 1)).toHaveProperty('refused.code', 'unknown-char');
  const begun = setup({ levels: text, units, hero: 'Vesna' }, 1);
  expect(begun).toHaveProperty('state.room.enemies.0.name', 'Cellar Rat');
});

test('lets an uploaded unit file define the letters', () => {
  const [text = ''] = write(['@.r']);
  const units = 'monster r Angry Hen: health 4, attack 6, defense 1, vision 4, experience 15';
  const begun = setup({ levels: text, units, hero: 'Jon Snow' }, 1);
  expect(begun).toHaveProperty('state.room.enemies.0.name', 'Angry Hen');
});

test('starts a design from both files that it wrote, but not from other units', () => {
  const [text = '', units] = write(['@.r']);
  expect(levels.read([text, units])).toEqual({ doc: { boards: [['@.r']] } });
  expect(levels.read([text, 'monster r Angry Hen: health 4'])).toHaveProperty('problem.en');
});
