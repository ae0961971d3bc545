import { LANGUAGES, say } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { readDeck } from './deck-file.ts';

const rex = { name: 'Rex', mana_cost: 3, damage_points: 4, life_points: 5, shield: false, mana_drain: true };
const fast = { ...rex, speedy: true };
const healer = { name: 'Healer' };
const ten = <T>(entry: T): T[] => Array<T>(10).fill(entry);

/** Returns a deck of nine valid creatures, the tested one and these spells. */
function withCreature(tried: unknown, Spells: unknown = []): unknown {
  return { Creatures: [...ten(rex).slice(1), tried], Spells };
}

const without = (member: string) => Object.fromEntries(Object.entries(rex).filter(([name]) => name !== member));

describe('reads', () => {
  test.each<[string, unknown]>([
    ['ten creatures', { Creatures: ten(rex), Spells: [] }],
    ['ten spells', { Spells: ten(healer), Creatures: [] }],
    ['five of each', { Creatures: ten(rex).slice(5), Spells: ten(healer).slice(5) }],
    [
      'every spell',
      { Creatures: ten(rex), Spells: ['Healer', 'Relief', 'Rebirth', 'Dracula', 'Traitor'].map((name) => ({ name })) },
    ],
    ['speedy everywhere', { Creatures: [...ten(fast), { ...fast, name: 'Max', speedy: false }], Spells: [] }],
    ['the lowest values', withCreature({ ...rex, name: 'L', mana_cost: 1, damage_points: 0, life_points: 1 })],
    ['the highest values', withCreature({ ...rex, name: 'Highest8', mana_cost: 15, damage_points: 9, life_points: 9 })],
    ['names that differ in case', withCreature({ ...rex, name: 'rex', mana_cost: 4 })],
    ['a creature named like a spell', withCreature({ ...rex, name: 'Healer' }, [healer])],
    ['eight letters beyond ASCII', withCreature({ ...rex, name: 'äöüßÄÖÜ𝔛' })],
    ['a hundred cards', { Creatures: Array(100).fill(rex), Spells: [] }],
  ])('%s', (_case, file) => {
    expect(readDeck(JSON.stringify(file))).toHaveProperty('deck');
  });

  test.each<[string, string]>([
    ['3.0', `{"Spells":[],"Creatures":[${ten(JSON.stringify(rex).replace('3', '3.0'))}]}`],
    ['a repeated member: the last counts', `{"Spells":3,"Creatures":[${ten(JSON.stringify(rex))}],"Spells":[]}`],
    ['blanks everywhere', JSON.stringify({ Creatures: ten(rex), Spells: [] }, null, '\t')],
  ])('%s', (_case, text) => {
    expect(readDeck(text)).toHaveProperty('deck');
  });

  test('the icon of a creature', () => {
    const icon = 'griffin-symbol';
    const reading = readDeck(JSON.stringify({ Creatures: ten({ ...rex, icon }), Spells: [] }));
    if ('problem' in reading) throw new Error('not a deck');
    expect(reading.deck[0]).toMatchObject({ name: 'Rex', icon });
  });

  test('creatures first, in the order of the file', () => {
    const Creatures = ['b', 'a', 'c'].map((name) => ({ ...rex, name }));
    const Spells = ['Relief', 'Healer', 'Relief', 'Dracula', 'Traitor', 'Rebirth', 'Healer'].map((name) => ({ name }));
    const reading = readDeck(JSON.stringify({ Spells, Creatures }));
    if ('problem' in reading) throw new Error('not a deck');
    expect(reading.deck.map(({ name }) => name).join(' ')).toBe(
      'b a c Relief Healer Relief Dracula Traitor Rebirth Healer',
    );
    expect(reading.deck[0]).toEqual({
      ...{ kind: 'creature', name: 'b', cost: 3, damage: 4, life: 5 },
      ...{ shield: false, drain: true, speedy: false },
    });
  });
});

describe('rejects', () => {
  test.each<[string, unknown, string]>([
    ['a number', 3, 'curly'],
    ['a list', [], 'curly'],
    ['null', null, 'curly'],
    ['no spells', { Creatures: ten(rex) }, '“Spells”'],
    ['no creatures', { Spells: ten(healer) }, '“Creatures”'],
    ['a stranger at the top', { Creatures: ten(rex), Spells: [], Cards: [] }, '“Cards”'],
    ['other case', { creatures: ten(rex), Spells: [] }, '“Creatures”'],
    ['lists that are none', { Creatures: {}, Spells: [] }, '“Creatures”'],
    ['nine cards', { Creatures: ten(rex).slice(1), Spells: [] }, '9'],
    ['an entry that is no object', withCreature('Rex'), 'Creatures 10: expected an object'],
    ['an entry that is a list', withCreature([]), 'Creatures 10: expected an object'],
    ['a stranger', withCreature({ ...rex, colour: 'red' }), '“colour”'],
    [
      'a prototype',
      JSON.parse(JSON.stringify(withCreature(rex)).replace('{"name"', '{"__proto__":1,"name"')),
      '__proto__',
    ],
    ...Object.keys(rex).map((member): [string, unknown, string] => [
      `no ${member}`,
      withCreature(without(member)),
      member,
    ]),
    ['an empty name', withCreature({ ...rex, name: '' }), '“name”'],
    ['nine letters', withCreature({ ...rex, name: 'Rexrexrex' }), '1 to 8'],
    ['a name that is no text', withCreature({ ...rex, name: 7 }), '“name”'],
    ...[0, 16, -1, 1.5, '3', null, true, 1e300].map((mana_cost): [string, unknown, string] => [
      `cost ${JSON.stringify(mana_cost)}`,
      withCreature({ ...rex, mana_cost }),
      'from 1 to 15',
    ]),
    ...[-1, 10, 0.5, '3'].map((damage_points): [string, unknown, string] => [
      `damage ${JSON.stringify(damage_points)}`,
      withCreature({ ...rex, damage_points }),
      'from 0 to 9',
    ]),
    ...[0, 10, 8.5, '3'].map((life_points): [string, unknown, string] => [
      `life ${JSON.stringify(life_points)}`,
      withCreature({ ...rex, life_points }),
      'from 1 to 9',
    ]),
    ...['shield', 'mana_drain', 'speedy'].flatMap((trait) =>
      [0, 1, 'true', null].map((value): [string, unknown, string] => [
        `${trait} ${JSON.stringify(value)}`,
        withCreature({ ...rex, [trait]: value }),
        `“${trait}” must be true or false`,
      ]),
    ),
    ...['no-icon', 3].map((icon): [string, unknown, string] => [
      `icon ${icon}`,
      withCreature({ ...rex, icon }),
      '“icon” must be the icon of',
    ]),
    ['two icons of a creature', withCreature({ ...rex, icon: 'frog' }), 'Rex'],
    ['speedy here and there', withCreature(fast), 'every creature must have it'],
    ['copies that differ', withCreature({ ...rex, life_points: 6 }), '“Rex” differ'],
    ['copies that differ in a trait', withCreature({ ...rex, mana_drain: false }), '“Rex” differ'],
    [
      'copies that differ in speed',
      { Creatures: [...ten(fast), { ...fast, speedy: false }], Spells: [] },
      '“Rex” differ',
    ],
    [
      'an unknown spell',
      withCreature(rex, [{ name: 'Fireball' }]),
      'Spells 1: “name” must be one of Healer, Relief, Rebirth, Dracula, Traitor',
    ],
    [
      'a spell in other case',
      withCreature(rex, [healer, { name: 'healer' }]),
      'Spells 2: “name” must be one of Healer',
    ],
    ['a spell with a cost', withCreature(rex, [{ name: 'Healer', mana_cost: 5 }]), '“mana_cost”'],
    ['a spell that is a word', withCreature(rex, ['Healer']), 'Spells 1: expected an object'],
    ['a spell without a name', withCreature(rex, [{}]), 'Spells 1'],
    ['a creature among the spells', withCreature(rex, [rex]), 'Spells 1'],
    ['a spell among the creatures', withCreature(healer), 'Creatures 10'],
  ])('%s', (_case, file, reason) => {
    const reading = readDeck(JSON.stringify(file));
    if ('deck' in reading) throw new Error('a deck after all');
    expect(say(reading.problem, 'en')).toContain(reason);
    for (const language of LANGUAGES) expect(say(reading.problem, language)).toMatch(/\S.*\.$/);
  });

  test.each(['', ' ', '{', '{"Creatures":[],}', 'nul', '\ufeff{}', '['.repeat(100_000)])('text %#', (text) => {
    expect(readDeck(text)).toHaveProperty('problem');
  });
});
