import { duel } from '@longtable/duel';
import { dungeon } from '@longtable/dungeon';
import { runa } from '@longtable/runa';
import { spy } from '@longtable/spy';
import { expect, test } from 'vitest';
import type { SeatOccupant } from '../../storage/records/table.ts';
import { locationIn, openTable, person, testContext } from '../../tests/context.ts';
import { headOf } from './status.ts';

test('names unusual rules in the title', async () => {
  const context = await testContext([runa]);
  const opened = async (channel: string, options: object) =>
    await openTable(context, { game: runa, options, occupants: [person('ada')], location: locationIn(channel) });
  const [usual, harder] = [await opened('a', {}), await opened('b', { ascension: 3, week: 47, expansion: true })];
  expect(headOf(usual, 'en')).toMatch(/^\*\*Runa’s Strive\*\* · /);
  expect(headOf(harder, 'en')).toContain('**Runa’s Strive · Ascension 3 · Weekly rules · Expansion**');
  expect(headOf(harder, 'de')).toContain('**Runa’s Strive · Aufstieg 3 · Wochenregeln · Erweiterung**');
});

test('names a variant with a button in the title of a game between people', async () => {
  const context = await testContext([spy]);
  const options = { length: 'quick', cast: 'train' };
  const request = { game: spy, options, occupants: [person('ada'), person('bo')], location: locationIn('a') };
  expect(headOf(await openTable(context, request), 'en')).toMatch(/^\*\*No Time to Spy · Quick\*\* · /);
});

test('names custom files in the title', async () => {
  const context = await testContext([dungeon]);
  const units = 'monster u Duck: health 40, attack 6, defense 1, vision 4, experience 15';
  const request = {
    game: dungeon,
    options: { levels: '@u', units },
    occupants: [person('ada')],
    location: locationIn('a'),
  };
  const head = headOf(await openTable(context, request), 'de');
  expect(head).toContain('**Dungeon · Eigene Level · Eigene Helden und Gegner**');
});

test('names the decks in games against computers only', async () => {
  const context = await testContext([duel]);
  const headWith = async (other: SeatOccupant, options: object) => {
    const request = {
      game: duel,
      options,
      occupants: [person('ada'), other],
      location: locationIn(JSON.stringify(options) + other.kind),
    };
    return headOf(await openTable(context, request), 'en');
  };
  const computer = { kind: 'computer' as const, level: 'beginner' };
  const decks = { decks: 'thornwood', against: 'nightfen' };
  expect(await headWith(computer, decks)).toMatch(/^\*\*Card Duel · Thornwood · Nightfen\*\* · /);
  expect(await headWith(computer, { decks: 'rivals' })).toMatch(/^\*\*Card Duel\*\* · /);
  expect(await headWith(person('bo'), decks)).toMatch(/^\*\*Card Duel\*\* · /);
});
