import { dungeon } from '@longtable/dungeon';
import { runa } from '@longtable/runa';
import { describe, expect, test } from 'vitest';
import { locationIn, openTable, person, testContext } from '../../tests/context.ts';
import { COMPUTER, named, noughtsTable, PEOPLE } from '../../tests/noughts-table.ts';
import { changePerson } from '../host/settings.ts';
import { drawView, loadDisplaySettings, panelSettings, publicDisplaySettings } from './display.ts';
import { headOf } from './status.ts';
import { pointWords } from './text.ts';
import { termLines } from './waiting.ts';

test('names unusual rules in the title', async () => {
  const context = await testContext([runa]);
  const opened = async (channel: string, options: object) =>
    await openTable(context, { game: runa, options, occupants: [person('ada')], location: locationIn(channel) });
  const [usual, harder] = [await opened('a', {}), await opened('b', { ascension: 3, week: 47, expansion: true })];
  expect(headOf(usual, 'en')).toMatch(/^\*\*Runa’s Strive\*\* · /);
  expect(headOf(harder, 'en')).toContain('**Runa’s Strive · Ascension 3 · Weekly rules · Expansion**');
  expect(headOf(harder, 'de')).toContain('**Runa’s Strive · Aufstieg 3 · Wochenregeln · Erweiterung**');
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

describe('texts', () => {
  const { current, at, terms } = noughtsTable();

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
      expect(lines(terms({ shuffleSeats: true }))).toContain('first player is random');
      expect(lines(terms({ openToSpectators: true }))).toContain('Spectators can see');
      expect(
        lines()
          .split('\n')
          .some((line) => /first player is random|Spectators can see/.test(line)),
      ).toBe(false);
    });

    test('name the first player of a rematch where that matters', () => {
      const firstSeat = { firstSeat: [{ rating: 1500, games: 100, won: 67 }] };
      const rematch = terms({ rematch: true });
      expect(lines(rematch, firstSeat)).toMatch(/^Rated · no time limit · Ada goes first\n/);
      const shuffled = terms({ rematch: true, shuffleSeats: true });
      const others = [lines({}, firstSeat), lines(rematch), lines(shuffled, firstSeat)];
      expect(others.some((text) => text.includes('goes first'))).toBe(false);
      expect(termLines(at(rematch, firstSeat), 'de').join('\n')).toContain(' · Ada beginnt\n');
    });

    test('write half points with ½', () =>
      expect([0.5, 1.5, 2, 0].map((points) => pointWords(points))).toEqual(['½', '1½', '2', '0']));
  });

  describe('a display', () => {
    test('is that of the table for users without a choice', () => {
      const pictured = at({ location: { ...current().location, display: 'picture', language: 'de' } }).table;
      const own = { language: 'en', display: 'picture' } as const;
      expect(panelSettings(own, pictured).display).toBe('picture');
      const byDefault = [pictured, current()].map((one) => panelSettings({ ...own, isDefault: true }, one).display);
      expect(byDefault).toEqual(['picture', 'plain']);
      expect(publicDisplaySettings(pictured)).toEqual({ language: 'de', display: 'picture' });
      expect(publicDisplaySettings(current()).display).toBe('plain');
    });

    test('cuts a long board at a line end', () => {
      const drawn = (lines: string[]) =>
        drawView({ board: [], sentences: lines }, { language: 'en', display: 'sentences' });
      expect(drawn(['x'.repeat(3000)])).toHaveLength(3000);
      expect(drawn(['a', 'x'.repeat(3000)])).toBe('a\n…');
      expect(drawn(['x'.repeat(3001)])).toBe(`${'x'.repeat(2998)}\n…`);
    });
  });
});

test('draws a view as plain text and in sentences', () => {
  const view = { board: ['a b', 'c d'], sentences: ['A *queen* stands on a1.', 'd4'] };
  expect(drawView(view, { language: 'en', display: 'plain' })).toBe('```\na b\nc d\n```');
  expect(drawView(view, { language: 'en', display: 'sentences' })).toBe('A \\*queen\\* stands on a1.\nd4');
});

test('defaults to plain text in the language of the client', async () => {
  const context = await testContext();
  const asked = { user: { id: 'ada' }, locale: 'de' };
  expect(await loadDisplaySettings(context, asked)).toEqual({ language: 'de', display: 'plain', isDefault: true });
  await changePerson(context, 'ada', (person) => ({ ...person, display: 'sentences' }));
  expect(await loadDisplaySettings(context, asked)).toEqual({ language: 'de', display: 'sentences' });
});
