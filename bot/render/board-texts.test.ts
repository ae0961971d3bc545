import { noughts } from '@longtable/kit/testing/games/noughts';
import { ButtonStyle } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { SeatOccupant } from '../../storage/records/table.ts';
import { COMPUTER, named, noughtsTable, PEOPLE } from '../../tests/noughts-table.ts';
import type { ButtonSpec } from '../host/feature.ts';
import { drawBoard, drawMoved } from './board.ts';
import { controlButtons, displayButton, nextButton } from './controls.ts';
import { textOf } from './message.ts';
import { everyoneAt, nameAt } from './names.ts';
import { drawPanel } from './panel.ts';
import { accentOf, headOf, publicSeat, status } from './status.ts';

const { current, at, features, terms } = noughtsTable();

describe('the title of a board', () => {
  test('has the name, round, match and seed of the game, and its players', () => {
    expect(headOf(at(), 'en')).toBe('**Noughts and Crosses** · Ada – Bo');
    expect(headOf(at(terms({ name: 'Final' })), 'en')).toContain('**Noughts and Crosses · Final**');
    expect(headOf(at(features({ tournament: { id: 't', round: 1 } })), 'en')).toMatch(/· .*2.*\*\* · Ada/);
    expect(headOf(at(features({ match: { next: 'n' } })), 'en')).toContain('· Game 1 of 2**');
    const seeded = headOf(at({}, { terms: () => ({ fixesSeed: true }) }), 'en');
    expect(seeded).not.toBe(headOf(at({}, { terms: () => ({ fixesSeed: false }) }), 'en'));
  });
});

describe('players', () => {
  test('are named with invitations, levels and the size of the table', () => {
    const invited: SeatOccupant = { kind: 'invited', id: 'cleo' };
    const open: SeatOccupant = { kind: 'open' };
    const waiting = (seats: SeatOccupant[], changes: object = {}) =>
      everyoneAt(at({ status: 'open', seats, ...changes }), 'en');
    expect(waiting([named('Ada'), open])).toMatch(/^Ada – .*free/i);
    expect(waiting([named('Ada'), open, open])).toMatch(/^Ada · 1 of 2–3/);
    expect(waiting([named('Ada'), invited])).toMatch(/Ada.*<@cleo>/);
    const [first, again] = [
      waiting([named('Ada'), invited]),
      waiting([named('Ada'), invited], terms({ rematch: true })),
    ];
    expect(first).not.toBe(again);
    const mixed = waiting([named('Ada'), invited, COMPUTER, open]);
    expect(mixed).toMatch(/Ada.*<@cleo>.* · .*\(beginner\) · 2 of/);
    expect(everyoneAt(at({ seats: [named('Ada'), COMPUTER, open] }), 'en')).toMatch(/^Ada – .*\(beginner\) – /);
    expect(everyoneAt(at({ seats: [named('Ada'), COMPUTER], ...terms({ computersWait: true }) }), 'en')).not.toContain(
      '(',
    );
    expect(everyoneAt(at({ status: 'over', seats: [named('Ada'), open] }), 'en')).toBe('Ada');
  });

  test('who have programs are named as such', () => {
    const program = (name?: string): SeatOccupant => ({
      kind: 'program',
      owner: { id: 'x', name: 'Eve' },
      ...(name && { name }),
    });
    const [unnamed, own] = [program(), program('Deep')].map((one) => nameAt(at({ seats: [one] }), 0, 'en'));
    expect([own?.includes('Deep'), own === 'Deep', unnamed?.includes('Deep')]).toEqual([true, false, false]);
    expect(nameAt(at({ seats: [] }), 3, 'en')).toBe('someone');
  });
});

describe('the seat whose menus are public', () => {
  const turn = (...seats: number[]) => ({ turn: () => seats });
  test('is the only one on turn, if a person has it and nothing is secret', () => {
    expect(publicSeat(at({}, turn(1)))).toBe(1);
    expect(publicSeat(at({}, turn(0, 1)))).toBeUndefined();
    expect(publicSeat(at({}, turn()))).toBeUndefined();
    expect(publicSeat(at({}, { ...turn(1), secrets: true }))).toBeUndefined();
    expect(publicSeat(at({ seats: [named('Ada'), COMPUTER] }, turn(1)))).toBeUndefined();
  });

  test('sets the colour of a running game', () => {
    const colour = (changes: object, ...seats: number[]) => accentOf(at(changes, turn(...seats)));
    expect(new Set([colour({}, 0), colour({}, 1), colour({}, 0, 1)]).size).toBe(3);
    expect(colour({}, 8)).toBe(colour({}, 0));
    expect([colour({}), colour({ status: 'paused' }, 0)]).toEqual([undefined, undefined]);
  });

  test('is asked by name, unless it is the only player', () => {
    const presentation = { ...noughts.presentation, ask: () => 'Where?' };
    const line = (seats: SeatOccupant[]) =>
      status(at({ seats }, { ...turn(0), presentation }), { partial: '', page: 0 }, 'en')[0];
    expect([line(PEOPLE)?.includes('Ada'), line([named('Ada')])]).toEqual([true, 'Where?']);
    expect(
      status(at({ seats: [COMPUTER, COMPUTER] }, { ...turn(0), presentation }), { partial: '', page: 0 }, 'en')[0],
    ).not.toContain('Where');
  });
});

describe('buttons', () => {
  const over = (changes: object = {}, game: object = {}) =>
    at({ status: 'over', ending: { by: 'resigning', seat: 1 }, ...changes }, game);
  const ids = (buttons: readonly ButtonSpec[]) => buttons.map(([id]) => id);
  const label = ([one]: readonly ButtonSpec[]) => (one?.[1] as { en?: string } | undefined)?.en ?? one?.[1];

  test('lead from a finished game to its tournament, second game or rematch', () => {
    expect(ids(nextButton(over()))).toEqual([`rematch|${current().id}`]);
    expect(ids(nextButton(over(features({ match: { next: 'n' } }))))).toEqual(['panel|n']);
    expect(
      ids(nextButton(over({ ...features({ tournament: { id: 't', round: 0 } }), ...terms({ single: true }) }))),
    ).toEqual(['tournament|standings|t']);
    expect(nextButton(over({ seats: [COMPUTER, COMPUTER] }))).toEqual([]);
  });

  test('name what they do', () => {
    const pictured = at({}, { presentation: { ...noughts.presentation, picture: () => ({}) } });
    expect((['plain', 'picture'] as const).map((display) => label(displayButton(pictured, display)))).toEqual([
      'Show picture',
      'Show text',
    ]);
  });

  test('of a game with secrets open the panel, less prominently while a computer thinks', () => {
    const style = (seats: SeatOccupant[], acting: number) => {
      const [panel] = controlButtons(at({ seats }, { secrets: true, turn: () => [acting] }), 'en');
      return panel && 'style' in panel && panel.style;
    };
    expect([style([named('Ada'), COMPUTER], 0), style([named('Ada'), COMPUTER], 1)]).toEqual([
      ButtonStyle.Primary,
      ButtonStyle.Secondary,
    ]);
  });
});

test('shows notes, and that moves are secret, on the board', () => {
  expect(textOf(drawBoard({ ...at(), note: 'Careful.' }))).toMatch(/^⚠ Careful\./);
  expect(textOf(drawMoved(at()))).toContain('Noughts and Crosses');
});

test('shows a refusal, a confirmation and the answer to the own offer above a panel', () => {
  const answer = { what: 'draw' as const, seat: 0, by: 1, agrees: false };
  const panel = (seat: number, open: object = {}) =>
    textOf(
      drawPanel(at({ features: { agreement: { answer } } }), seat, { language: 'en', display: 'plain' }, open),
    ).split('\n');
  expect(panel(0, { note: 'No.', done: 'Yes.' }).slice(0, 2)).toEqual(['⚠ No.', '✓ Yes.']);
  expect([panel(0)[0]?.includes('Bo'), panel(1)[0]?.startsWith('**Noughts')]).toEqual([true, true]);
});
