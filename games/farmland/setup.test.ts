import { say } from '@longtable/kit';
import { expect, test } from 'vitest';
import { deck } from './deck-file.ts';
import { farmland } from './index.ts';
import type { Options } from './options.ts';
import { deckOf, PRESET_NAMES, PRESETS, unitsOf } from './presets.ts';
import { nameOf } from './rules/union.ts';

function setUp(options: Options, seed = 1) {
  const table = farmland.setup(options, seed, 2);
  if (table.refused) throw new Error(say(table.refused.sentence, 'en'));
  return table.state;
}

const UNITS = 'Old;Sow;500;500\nYoung;Sow;300;700\n';

test.each(PRESET_NAMES)('the preset %s is a deck of 40 without duplicate names', (name) => {
  const preset = PRESETS[name];
  expect(deckOf(preset)).toHaveLength(40);
  const names = unitsOf(preset).map(nameOf);
  expect(new Set(names).size).toBe(names.length);
});

test('deals four cards to both teams, and a fifth to the first', () => {
  const [first, second] = setUp({}).teams;
  expect([first.hand.length, first.deck.length, second.hand.length, second.deck.length]).toEqual([5, 35, 4, 36]);
  expect([first.lp, second.lp]).toEqual([8000, 8000]);
});

test('compensates the second team at a fair start', () => {
  expect(setUp({ start: 'fair' }).teams.map(({ lp }) => lp)).toEqual([12_000, 8000]);
  expect(setUp({ start: 'document' })).toEqual(setUp({}));
});

test('prefers the seed of the options to the table’s', () => {
  expect(setUp({ seed: '-5' }, 1)).toEqual(setUp({ seed: ' -5 ' }, 2));
  expect(setUp({ seed: '7' }, 1)).toEqual(setUp({}, 7));
  expect(setUp({ seed: '8' }, 7)).not.toEqual(setUp({}, 7));
});

const rolesOf = (state: ReturnType<typeof setUp>) =>
  state.teams.map(({ deck, hand }) => [...new Set([...deck, ...hand].map(({ role }) => role))].length);

test('uses a built-in deck for either team', () => {
  const mixed = setUp({ deck: 'orchard', against: 'mill' });
  const [orchard, mill] = rolesOf(mixed);
  expect([orchard, mill]).toEqual([rolesOf(setUp({ deck: 'orchard' }))[0], rolesOf(setUp({ deck: 'mill' }))[1]]);
});

test('deals uploaded units as often as the uploaded decks contain them', () => {
  const counts = (state: ReturnType<typeof setUp>) =>
    state.teams.map(({ deck, hand }) => [...deck, ...hand].filter(({ qualifier }) => qualifier === 'Old').length);
  expect(counts(setUp({ units: UNITS, deck1: '10\n30\n' }))).toEqual([10, 10]);
  expect(counts(setUp({ units: UNITS, deck1: '10\n30', deck2: '25\n15' }))).toEqual([10, 25]);
  expect(counts(setUp({ units: UNITS, deck1: '10\n30', against: 'mill' }))).toEqual([10, 10]);
});

test('draws the original board with custom symbols on request', () => {
  const boardOf = (options: Options) =>
    farmland.presentation.view(setUp(options), { viewer: 0, language: 'en', names: ['Ada', 'Bo'] }, 'D1 ').board;
  expect(boardOf({ 'original-board': 'all' })).toContain('1 |   |   |   N*X N   |   |   |');
  expect(boardOf({ 'original-board': 'all' })).toContain('  +---+---+---#===#---+---+---+');
  const own = boardOf({
    'original-board': 'compact',
    symbols: `${'.'.repeat(9)}:${'.'.repeat(14)}!${'.'.repeat(4)}\n`,
  });
  expect(own).toContain('7 :   :   :   : Y :   :   :   :');
  expect(own).toContain('1 :   :   :   !*X !   :   :   :');
  expect(boardOf({})).not.toContain('1 |   |   |   N*X N   |   |   |');
});

test.each<[Options, string]>([
  [{ symbols: 'too few' }, 'one line of 29 characters'],
  [{ symbols: '`'.repeat(29) }, 'without backticks'],
  [{ seed: 'lucky' }, 'seed must be a whole number'],
  [{ units: UNITS }, 'upload it as `deck-file`'],
  [{ units: UNITS, deck2: '10\n30' }, 'upload it as `deck-file`'],
  [{ units: 'Old;Sow;500;500\nYoung;Sow;300', deck1: '10\n30' }, 'Line 2 of the units'],
  [{ units: UNITS, deck1: '10\nmany' }, 'Line 2 of the deck'],
  [{ units: UNITS, deck1: '10\n30', deck2: '10\n31' }, 'add up to 41'],
  [{ deck1: '40' }, '24 lines, one for each unit'],
])('%j is refused: %s', (options, words) => {
  const { refused } = farmland.setup(options, 1, 2);
  expect(refused && say(refused.sentence, 'en')).toContain(words);
});

test('gives each team the cards of its own design', () => {
  const [mine, theirs] = [deck.starts[0]!.doc.lists.units!, deck.starts[1]!.doc.lists.units!];
  const idle = { count: 0, qualifier: 'Idle', role: 'Farmer', atk: 1, def: 1 };
  const { teams } = setUp(deck.second!.options({ lists: { units: [idle, ...mine] } }, { lists: { units: theirs } }));
  const held = teams.map((team) => [...team.hand, ...team.deck].map(nameOf).sort());
  const listed = [mine, theirs].map((units) =>
    units.flatMap(({ count, qualifier, role }) => Array(Number(count)).fill(`${qualifier} ${role}`)).sort(),
  );
  expect(held).toEqual(listed);
  expect(listed[0]).not.toEqual(listed[1]);
});
