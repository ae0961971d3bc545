import { LANGUAGES, say } from '@longtable/kit';
import { expect, test } from 'vitest';
import { unitFaultText } from '../words/sentences.ts';
import { newHero } from './heroes.ts';
import { DEEP_ENEMIES, DEEP_HEROES, makeUnits, parseUnits, rosterOf, UNITS } from './roster.ts';

const RAT = 'monster r Rat: health 40, attack 6, defense 1, vision 4, experience 15';
const FILE = `// Those of the mill
Warrior Una: health 300, attack 20, defense 5, cooldown 3
Mage Ned: health 100, attack 5, defense 1, mana pool 200, mana cost 10, spell power 12, hits 4, range 5
Rogue Mina: health 200, attack 30, defense 3, cost 25
Hunter Jo: range 6, health 150, attack 30, defense 2

${RAT}
boss O Big Ogre: health 900, attack 60, defense 20, vision 6, experience 400, frequency 4
trap S Pit: health 90, attack 30, defense 5, experience 60, shown 2, hidden 5`;

test('reads heroes of every class and enemies of every kind', () => {
  const { heroes, bestiary } = rosterOf({ units: FILE });
  expect(heroes.slice(7).map(({ name, class: kind }) => `${name} ${kind}`)).toEqual([
    'Una Warrior',
    'Ned Mage',
    'Mina Rogue',
    'Jo Hunter',
  ]);
  expect(newHero('Ned', heroes)).toMatchObject({ pool: 100, mana: 50, manaCost: 10, spellPower: 12, hitCount: 4 });
  expect(bestiary.get('r')).toMatchObject({ kind: 'monster', name: 'Rat', pool: 40, vision: 4, experience: 15 });
  expect(bestiary.get('O')).toMatchObject({ kind: 'boss', name: 'Big Ogre', frequency: 4 });
  expect(bestiary.get('S')).toMatchObject({ kind: 'trap', visibility: 2, invisibility: 5, visible: true });
});

test.each([parseUnits(FILE), { heroes: DEEP_HEROES, enemies: DEEP_ENEMIES }])('round-trips units (%#)', (units) => {
  if ('fault' in units) throw new Error(units.fault.code);
  expect(parseUnits(makeUnits(units))).toEqual(units);
});

test.each([
  ['', { code: 'no-units' }],
  ['// nobody', { code: 'no-units' }],
  ['Hello!', { code: 'unit-line', line: 1 }],
  ['Druid Mina: health 1, attack 1, defense 1', { code: 'unit-line', line: 1 }],
  ['monster Rat: health 40', { code: 'unit-letter', line: 1, letter: '' }],
  [RAT.replace(' r ', ' s '), { code: 'unit-letter', line: 1, letter: 's' }],
  [RAT.replace(' r ', ' X '), { code: 'unit-letter', line: 1, letter: 'X' }],
  [`${RAT}\n${RAT.replace('Rat', 'Mouse')}`, { code: 'unit-letter', line: 2, letter: 'r' }],
  [`${RAT}\n${RAT.replace(' r ', ' m ')}`, { code: 'unit-name', line: 2 }],
  [RAT.replace('Rat', '*Rat*'), { code: 'unit-name', line: 1 }],
  ['Rogue Bronn: health 1, attack 1, defense 1, cost 1', { code: 'unit-name', line: 1 }],
  ['Rogue Mina: health 1, attack 1, defense 1', { code: 'unit-figures', line: 1, figures: expect.anything() }],
  [`${RAT}, vision 5, luck 3`, { code: 'unit-figures', line: 1, figures: expect.anything() }],
  [
    RAT.replace('experience 15', 'experience 0'),
    { code: 'unit-figure', line: 1, figure: 'experience', least: 1, most: 9999 },
  ],
  [RAT.replace('vision 4', 'vision 13'), { code: 'unit-figure', line: 1, figure: 'vision', least: 0, most: 12 }],
  [
    Array.from({ length: UNITS.heroes + 1 }, (_, at) => `Rogue N${at}: health 1, attack 1, defense 1, cost 1`).join(
      '\n',
    ),
    { code: 'too-many-units' },
  ],
])('rejects %j with %j', (text, fault) => {
  const parsed = parseUnits(text);
  expect(parsed).toEqual({ fault });
  if ('fault' in parsed)
    for (const language of LANGUAGES) expect(say(unitFaultText(parsed.fault), language)).toMatch(/\.$|“\.$/);
});
