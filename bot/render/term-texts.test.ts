import { say } from '@longtable/kit';
import { compose } from '@longtable/kit/picture';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import type { Table } from '../../storage/records/table.ts';
import { COMPUTER, named, noughtsTable, PEOPLE } from '../../tests/noughts-table.ts';
import { FEATURES } from '../features/index.ts';
import { chosenOptions, rulesTerms } from '../features/table-options/index.ts';
import { readerAt } from '../host/table/names.ts';
import { drawTableView, drawView, panelSettings, publicDisplaySettings, wantsIcons } from './display.ts';
import { pointWords } from './text.ts';
import { termLines } from './waiting.ts';

const { current, at, features, terms } = noughtsTable();

const PICTURE = compose(40, ['#000000'], []);

describe('terms', () => {
  const lines = (changes: object = {}, game: object = {}) => termLines(at(changes, game), 'en').join('\n');

  test('tell whether the game is rated', () => {
    expect(lines()).toMatch(/^Rated · no time limit/);
    expect(lines(terms({ unrated: true }))).toMatch(/^Unrated · /);
    expect(lines(terms({ help: true }))).toMatch(/^Unrated, with hints · /);
    expect(lines({ seats: [named('Ada'), { kind: 'program', owner: { id: 'x' } }] })).toMatch(
      /^Unrated, against a program · /,
    );
    expect(lines({ seats: [named('Ada')] })).toMatch(/^No time limit/);
    expect(lines({ seats: [...PEOPLE, COMPUTER] })).toMatch(/^No time limit/);
  });

  test('tell time, rating, seats and spectators', () => {
    expect(lines({ clock: { ...current().clock, perTurnMs: 3_600_000 } })).toContain('1 hour per turn');
    expect(lines(terms({ rating: 1500 }))).toContain('opponent’s rating around 1500');
    expect(
      [lines(terms({ shuffleSeats: true })), lines()].map((text) => text.includes('first player is random')),
    ).toEqual([true, false]);
    expect(
      [lines(terms({ openToSpectators: true })), lines()].map((text) => text.includes('Spectators can see')),
    ).toEqual([true, false]);
  });

  test('tell which seat wins more often, if the game counts', () => {
    const firstSeat = (won: number) => ({ firstSeat: [{ rating: 1500, games: 100, won }] });
    expect(lines({}, firstSeat(67))).toContain('The first player wins about 2 of 3 games');
    expect(lines({}, firstSeat(40))).toContain('The second player wins about 3 of 5 games');
    expect(
      [
        lines({}, firstSeat(54)),
        lines(terms({ unrated: true }), firstSeat(67)),
        lines(features({ match: { next: 'n' } }), firstSeat(67)),
      ].some((text) => text.includes('wins about')),
    ).toBe(false);
    const ruled = (rated: boolean, most = 2) =>
      rulesTerms({ ...noughts, ...firstSeat(67), seats: { min: 2, max: most } }, { rated }).filter(Boolean);
    expect([ruled(true).length, ruled(false).length, ruled(true, 3).length]).toEqual([1, 0, 0]);
  });

  test('name the first player of a rematch where that matters', () => {
    const firstSeat = { firstSeat: [{ rating: 1500, games: 100, won: 67 }] };
    const rematch = terms({ rematch: true });
    expect(lines(rematch, firstSeat)).toMatch(/^Rated · no time limit · Ada goes first\n/);
    const others = [
      lines({}, firstSeat),
      lines(rematch),
      lines(terms({ rematch: true, shuffleSeats: true }), firstSeat),
    ];
    expect(others.some((text) => text.includes('goes first'))).toBe(false);
    const inGerman = termLines(at(rematch, firstSeat), 'de').join('\n');
    expect(inGerman).toContain(' · Ada beginnt\n');
  });

  test('show the options with their values', () => {
    const options = (given: object) => {
      const table = { ...current(), seats: PEOPLE, options: given } as Table;
      return say(chosenOptions({ features: FEATURES, table, game: guess }, 'en'), 'en');
    };
    expect([options({ highest: 5 }).includes('**5**'), options({}).includes('**5**')]).toEqual([true, false]);
  });

  test.each([
    [0.5, '½'],
    [1.5, '1½'],
    [2, '2'],
    [0, '0'],
  ])('write %d points as %s', (points, words) => {
    expect(pointWords(points)).toBe(words);
  });
});

describe('a display', () => {
  test('has icons unless it is plain or for screen readers', () => {
    const wants = (display: 'plain' | 'sentences', plain?: boolean) => wantsIcons({ language: 'en', display, plain });
    expect([wants('plain'), wants('plain', true), wants('sentences')]).toEqual([true, false, false]);
  });

  test('is that of the table for users without a choice', () => {
    const pictured = at({ location: { ...current().location, display: 'picture', language: 'de' } }).table;
    const own = { language: 'en', display: 'picture' } as const;
    expect(panelSettings(own, pictured).display).toBe('picture');
    expect([
      panelSettings({ ...own, isDefault: true }, pictured).display,
      panelSettings({ ...own, isDefault: true }, current()).display,
    ]).toEqual(['picture', 'plain']);
    expect([publicDisplaySettings(pictured), publicDisplaySettings(current()).display]).toEqual([
      { language: 'de', display: 'picture' },
      'plain',
    ]);
  });

  test('has a picture only if it is wanted and can be drawn', () => {
    const sketch = (display: 'plain' | 'picture', picture?: () => object) => {
      const loaded = at({}, { presentation: { ...noughts.presentation, ...(picture && { picture }) } });
      return (
        drawTableView(loaded.game, loaded.table, readerAt(loaded, 0, 'en'), { language: 'en', display }).sketch !==
        undefined
      );
    };
    const fails = () => {
      throw new Error('bad');
    };
    expect([
      sketch('picture', () => PICTURE),
      sketch('plain', () => PICTURE),
      sketch('picture'),
      sketch('picture', fails),
    ]).toEqual([true, false, false, false]);
  });

  test('cuts a long board at a line end', () => {
    const drawn = (lines: string[]) =>
      drawView({ board: [], sentences: lines }, { language: 'en', display: 'sentences' });
    expect(drawn(['x'.repeat(3000)])).toHaveLength(3000);
    expect(drawn(['a', 'x'.repeat(3000)])).toBe('a\n…');
    expect(drawn(['x'.repeat(3001)])).toBe(`${'x'.repeat(2998)}\n…`);
  });
});
