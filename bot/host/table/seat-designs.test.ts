import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import { person, resultOrCode } from '../../../tests/context.ts';
import { FEATURES } from '../../features/index.ts';
import { seatsWithDesigns } from '../../features/rematch/rematch.ts';
import { checkDesign, isOpenToDesigns, seatDesignKind, withoutDesign } from './seat-designs.ts';

const hero = { id: 'hero', second: { perSeat: { option: 'heroes' } } };
const game = { ...noughts, designs: [{ id: 'deck', second: {} }, { id: 'map' }, hero] } as never;
const MINE = { name: 'Mine', text: 'x' };
const COMPUTER: SeatOccupant = { kind: 'computer', level: 'x' };
const withTerms = (terms: object) => ({ terms }) as Table;

test('finds the kind of design that players choose for their seats', () => {
  expect(seatDesignKind(game)).toBe(hero);
  expect(seatDesignKind(noughts)).toBeUndefined();
});

test('returns designs from the options to the people in their seats, for the next game', () => {
  const table = { options: { heroes: [MINE, MINE, null] }, seats: [person('ada'), COMPUTER, person('cy')] };
  expect(seatsWithDesigns({ features: FEATURES, table: table as never, game })).toEqual([
    { ...person('ada'), design: MINE },
    COMPUTER,
    person('cy'),
  ]);
  expect(seatsWithDesigns({ features: FEATURES, table: table as never, game: noughts })).toEqual(table.seats);
  expect(seatsWithDesigns({ features: FEATURES, table: { ...table, options: {} } as never, game })).toEqual(
    table.seats,
  );
});

test('removes the design of a person and keeps everything else', () => {
  expect(withoutDesign({ ...person('ada'), name: 'Ada', design: MINE })).toEqual({ ...person('ada'), name: 'Ada' });
  expect(withoutDesign(COMPUTER)).toBe(COMPUTER);
});

test.each([
  ['rated', {}, false, 'ratedDesign'],
  ['unrated', { unrated: true }, true, undefined],
  ['with hints', { help: true }, true, undefined],
])('allows own designs only in unrated games: %s', (_, terms, isOpen, code) => {
  const table = withTerms(terms);
  expect(isOpenToDesigns(table)).toBe(isOpen);
  expect(resultOrCode(() => checkDesign(table, MINE))).toBe(code);
  expect(resultOrCode(() => checkDesign(table, { name: 'built-in' }))).toBeUndefined();
  expect(resultOrCode(() => checkDesign(table, undefined))).toBeUndefined();
});
