import { duel } from '@longtable/duel';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { itemsOf, labelsOf } from '@longtable/kit/testing/pictures/items';
import { spy } from '@longtable/spy';
import { ButtonStyle } from 'discord.js';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SeatOccupant, Table } from '../../storage/records/table.ts';
import { locationIn, noughtsWithComputers, open, testContext } from '../../tests/context.ts';
import { parseId } from '../../tests/ids.ts';
import { named } from '../../tests/noughts-table.ts';
import { FEATURES } from '../features/index.ts';
import { fitLabel } from '../features/pictures/canvas/fit.ts';
import { renderPng } from '../features/pictures/canvas/png.ts';
import { serialise } from '../features/pictures/serialise.ts';
import type { LoadedTable } from '../host/feature.ts';
import { type Drawn, textOf } from './message.ts';
import { drawWaiting, drawWaitingPanel } from './waiting.ts';

const WIDE = '小林さくら小林さくら小林さくら小林さくら小林さくら小林さくら小林';

/** Draws an open table of the Duel. */
async function waiting(language: 'en' | 'de', display: 'picture' | 'plain') {
  const context = await testContext([duel]);
  const occupants = [{ kind: 'person' as const, id: 'ada', name: WIDE }, { kind: 'open' as const }];
  return drawWaiting(
    await open(context, { game: duel, occupants, seated: false, location: { ...locationIn('c'), language, display } }),
  );
}

test.each(['en', 'de'] as const)('draws an open table as a card with seats and terms (%s)', async (language) => {
  const drawn = await waiting(language, 'picture');
  const { picture, inPlace, description } = drawn.sketch!;
  const labels = [...itemsOf(picture)].flatMap(({ item }) => labelsOf(item));
  const free = { en: 'A free seat', de: 'Ein freier Platz' }[language];
  expect(labels.map(({ text }) => text)).toEqual(expect.arrayContaining(['Card Duel', WIDE, free]));
  expect(labels.filter((label) => !label.mayCut && fitLabel(label).isCut)).toEqual([]);
  expect(labels.filter(({ text }) => /[*\\]/.test(text))).toEqual([]);
  expect(description).toContain({ en: 'Tidewatch vs. Emberpack', de: 'Gezeitenwacht gegen Glutmeute' }[language]);
  expect(inPlace).toBe(true);
  expect(renderPng(serialise(picture)).length).toBeGreaterThan(1000);
});

test('names the chosen options in the panel of a host who can change them', async () => {
  const context = await testContext([spy]);
  const occupants = [{ kind: 'person' as const, id: 'ada', name: 'Ada' }, { kind: 'open' as const }];
  const asked = { game: spy, occupants, seated: false, options: { length: 'quick' }, location: locationIn('c') };
  const panel = drawWaitingPanel(await open(context, asked), 0, 'en');
  expect(textOf(panel)).toContain('Length: **Quick (5 rounds');
});

describe('its controls', () => {
  let table: Table;
  beforeEach(async () => {
    ({ table } = await open(await testContext()));
  });

  const OPEN: SeatOccupant = { kind: 'open' };
  const INVITED: SeatOccupant = { kind: 'invited', id: 'cleo', name: 'Cleo' };
  const DECLINED: SeatOccupant = { kind: 'invited', id: 'cleo', name: 'Cleo', answer: 'declined' };
  const at = (seats: SeatOccupant[], changes: Partial<Table> = {}, game: object = {}): LoadedTable => ({
    features: FEATURES,
    table: { ...table, status: 'open', seats, ...changes },
    game: { ...noughts, ...game } as typeof noughts,
  });

  interface Part {
    readonly custom_id?: string;
    readonly label?: string;
    readonly style?: number;
    readonly placeholder?: string;
    readonly max_values?: number;
    readonly options?: readonly { readonly label: string; readonly value: string; readonly description: string }[];
    readonly components?: readonly Part[];
  }

  function partsOf(drawn: Drawn): Part[] {
    const all = (parts: readonly Part[]): Part[] => parts.flatMap((part) => [part, ...all(part.components ?? [])]);
    return all(drawn.components as readonly Part[]).filter(({ custom_id }) => custom_id !== undefined);
  }

  /** Returns the controls: the kind of their id, and their label or placeholder. All must belong to the table. */
  function controls(drawn: Drawn): string[] {
    return partsOf(drawn).map(({ custom_id = '', label, placeholder, style }) => {
      const id = parseId(custom_id);
      expect(id && 'table' in id && id.table).toBe(table.id);
      const mark = style === ButtonStyle.Primary ? '!' : style === ButtonStyle.Success ? '+' : '';
      return `${mark}${id?.kind} ${label ?? placeholder}`;
    });
  }

  describe('the message of a waiting table', () => {
    test.each<[string, SeatOccupant[], string[]]>([
      ['a free seat', [named('Ada'), OPEN], ['!join Join', 'look Details']],
      ['an invitation', [named('Ada'), INVITED], ['+join Accept', 'decline Decline', 'look Details']],
      ['both', [named('Ada'), INVITED, OPEN], ['!join Join', 'decline Decline', 'look Details']],
      ['a declined invitation', [named('Ada'), DECLINED], ['look Details']],
    ])('has the answers for %s', (_, seats, expected) => {
      expect(controls(drawWaiting(at(seats)))).toEqual(expected);
    });

    test('mentions invited users only when it is first shown', () => {
      const users = (changes: Partial<Table>, seats = [named('Ada'), INVITED]) =>
        drawWaiting(at(seats, changes)).allowedMentions.users;
      expect(users({})).toEqual(['cleo']);
      expect(users({}, [named('Ada'), DECLINED])).toEqual([]);
      const placed = (location: Partial<Table['location']>) => users({ location: { ...table.location, ...location } });
      expect([placed({ message: 'm' }), placed({ mentioned: [1] }), placed({ mentioned: [0] })]).toEqual([
        [],
        [],
        ['cleo'],
      ]);
      expect(users({ status: 'over', ending: { by: 'nobody', why: 'lapsed' } })).toEqual([]);
    });
  });

  describe('the panel of a waiting table', () => {
    const panel = (seats: SeatOccupant[], seat = 0, changes: Partial<Table> = {}, game: object = {}) =>
      drawWaitingPanel(at(seats, changes, game), seat, 'en', ['⚠ Note']);

    test('has the host’s controls, and a note', () => {
      const drawn = panel([named('Ada'), OPEN]);
      expect(controls(drawn)).toEqual(['invite Invite someone…', 'match Two-game match', 'leave Cancel']);
      expect(textOf(drawn)).toContain('⚠ Note\n**Noughts and Crosses**');
      expect(textOf(drawn)).toContain('-# Only you can see these controls.');
    });

    test('addresses the host who has invited others or asked for a rematch', () => {
      const invited: SeatOccupant = { kind: 'invited', id: 'bo', name: 'Bo' };
      const seats = [named('Ada'), invited];
      const rematch = { terms: { ...table.terms, rematch: true as const } };
      expect(textOf(panel(seats))).toContain('· You invited <@bo>\n');
      expect(textOf(panel(seats, 0, rematch))).toContain('· You asked <@bo> for a rematch\n');
      expect(textOf(panel([named('Ada'), named('Cy'), invited], 1))).toContain('· Ada and Cy invited <@bo>');
      expect(textOf(drawWaitingPanel(at(seats, rematch), 0, 'de'))).toContain('Du hast <@bo> um eine Revanche gebeten');
      const { location } = table;
      const board = drawWaiting(at(seats, { ...rematch, location: { ...location, language: 'de' } }));
      expect(textOf(board)).toContain('Ada hat <@bo> um eine Revanche gebeten');
    });

    test('offers computers: one as a button, several as a menu', () => {
      const levels = noughtsWithComputers.computers?.levels ?? [];
      const computers = (count: number) => ({
        computers: { ...noughtsWithComputers.computers, levels: levels.slice(0, count) },
      });
      const label = (count: number, seats: SeatOccupant[]) =>
        controls(panel(seats, 0, {}, computers(count))).find((one) => one.includes('computer'));
      expect(label(0, [named('Ada'), OPEN])).toBeUndefined();
      expect(label(1, [named('Ada'), OPEN])).toBe('computer Play the computer: beginner (beginner)');
      expect(label(1, [named('Ada'), OPEN, OPEN])).toBe('computer Add a computer: beginner (beginner)');
      const [two, three] = [label(2, [named('Ada'), OPEN]), label(2, [named('Ada'), OPEN, OPEN])];
      expect([two?.startsWith('computers '), two === three]).toEqual([true, false]);
      const menu = partsOf(panel([named('Ada'), OPEN], 0, {}, computers(2))).find(({ options }) => options);
      expect(menu?.options?.map(({ value, description }) => [parseId(value), description])).toEqual([
        [{ kind: 'computer', table: table.id, level: 'beginner' }, 'beginner'],
        [{ kind: 'computer', table: table.id, level: 'master' }, 'master'],
      ]);
    });
  });
});
