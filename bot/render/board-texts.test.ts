import { noughts } from '@longtable/kit/testing/games/noughts';
import { ButtonStyle } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { SeatOccupant } from '../../storage/records/table.ts';
import { COMPUTER, named, noughtsTable, PEOPLE } from '../../tests/noughts-table.ts';
import { controlButtons } from './controls.ts';
import { accentOf, headOf, publicSeat, status } from './status.ts';

const { at, features, terms } = noughtsTable();

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
