import { say } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Ending, SeatOccupant, Table } from '../../storage/records/table.ts';
import { open, testContext } from '../../tests/context.ts';
import { COMPUTER, named, noughtsTable, PEOPLE } from '../../tests/noughts-table.ts';
import { FEATURES } from '../features/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../host/duration.ts';
import type { LoadedTable } from '../host/feature.ts';
import { readerAt } from '../host/table/names.ts';
import { duration } from './duration.ts';
import { sign } from './emojis.ts';
import { boardAddress, everyoneAt } from './names.ts';
import {
  accentOf,
  CLOSED,
  clockLine,
  endHead,
  endingOf,
  endLines,
  headOf,
  publicSeat,
  resultLines,
  status,
  titleOf,
  winnerText,
} from './status.ts';

describe('the status', () => {
  let table: Table;
  beforeEach(async () => {
    ({ table } = await open(await testContext()));
  });

  const at = (changes: Partial<Table> = {}, acting: readonly number[] = [0]): LoadedTable => ({
    features: FEATURES,
    table: { ...table, seats: [named('Ada'), named('Bo')], ...changes },
    game: { ...noughts, turn: () => acting } as typeof noughts,
  });

  test.each([
    [2 * DAY_MS, '2 days'],
    [36 * HOUR_MS, '1.5 days'],
    [90 * MINUTE_MS, '1.5 hours'],
    [MINUTE_MS, '1 minute'],
    [90_000, '2 minutes'],
    [59_000, '59 seconds'],
    [400, '0 seconds'],
  ])('says %i ms as %s', (ms, words) => expect(say(duration(ms), 'en')).toBe(words));

  test('shows the running clocks, with names if there are several', () => {
    const line = (expiresAt: (number | null)[], changes: Partial<Table> = {}, expired: number[] = []) =>
      clockLine(at({ clock: { ...table.clock, expiresAt, expired }, ...changes }), 'en');
    expect(line([5000, null])).toContain('<t:5:R>');
    expect(line([5000, null])).not.toContain('Ada');
    expect(line([5000, 7000])).toMatch(/Ada.*<t:5:R>.* · .*Bo.*<t:7:R>/);
    expect(line([5000, null], {}, [0])).not.toBe(line([5000, null]));
    expect([line([null, null]), line([5000, null], { status: 'paused' })]).toEqual(['', '']);
  });

  test('shows when a waiting table ends: its invitation, or itself', () => {
    const lapsing = (lapsesAt: number | null, ...others: SeatOccupant[]) =>
      status(
        at({ status: 'open', seats: [named('Ada'), ...others], times: { ...table.times, lapsesAt } }),
        CLOSED,
        'en',
      );
    const line = (...others: SeatOccupant[]) => lapsing(5000, ...others);
    const invited: SeatOccupant = { kind: 'invited', id: 'bo' };
    const lines = [line(invited), line({ kind: 'open' }), line(named('Bo'))];
    expect(new Set(lines.flat()).size).toBe(3);
    expect(line(named('Bo'), { kind: 'open' })).toEqual(lines[2]);
    expect(line({ ...invited, answer: 'declined' })).toEqual(lines[2]);
    expect(line(named('Bo'), invited)).toEqual(lines[0]);
    expect(lines.flat().every((one) => one.includes('<t:5:R>'))).toBe(true);
    expect(lapsing(null, invited)).toEqual([]);
    expect(status(at({ status: 'paused' }), CLOSED, 'en')).toHaveLength(1);
  });

  test('lists the players with levels, invitations and the size of a waiting table', () => {
    const line = (changes: Partial<Table>, ...others: SeatOccupant[]) =>
      everyoneAt(at({ seats: [named('Ada'), ...others], ...changes }), 'en');
    const computer: SeatOccupant = { kind: 'computer', level: 'steady' };
    const invited: SeatOccupant = { kind: 'invited', id: 'bo', name: 'Bo' };
    expect(line({}, named('Bo'))).toBe('Ada – Bo');
    expect(line({}, computer)).toBe('Ada – Computer (steady)');
    expect(line({ terms: { shuffleSeats: false, computersWait: true } }, computer)).toBe('Ada – Computer');
    expect(line({ status: 'open' }, invited)).toContain('<@bo>');
    expect(line({ status: 'open' }, { ...invited, answer: 'declined' })).not.toContain('<@bo>');
    expect(line({ status: 'open' }, named('Bo'), { kind: 'open' })).toMatch(/^Ada – Bo · .*2–3/);
    expect(line({ status: 'over' }, { kind: 'open' })).toBe('Ada');
  });

  test('links the board, or its channel before there is a message', () => {
    const address = (location: Partial<Table['location']>) =>
      boardAddress({ ...table, location: { ...table.location, ...location } });
    expect([address({ message: 'm' }), address({ message: null }), address({ guild: null, message: 'm' })]).toEqual([
      'https://discord.com/channels/g/c/m',
      'https://discord.com/channels/g/c',
      'https://discord.com/channels/@me/c/m',
    ]);
  });
});

describe('the end', () => {
  const { at: playing, terms } = noughtsTable();
  const at = (changes: Partial<Table> = {}, game: object = {}) =>
    playing({ ...terms({ unrated: true }), status: 'over', ...changes }, game);

  const ended = (ending: Ending, changes: Partial<Table> = {}, game: object = {}) => at({ ending, ...changes }, game);
  const read = (loaded: LoadedTable, viewer: number | 'spectator' = 'spectator') =>
    endingOf(loaded, readerAt(loaded, viewer, 'en'));

  describe('the ending', () => {
    const LATE = 'before everyone had moved, so the game doesn’t count.';
    test.each<[Ending, spectator: string, first?: string]>([
      [{ by: 'draw' }, 'Draw by agreement.'],
      [{ by: 'inactivity' }, 'Nobody moved for a long time, so the table closed.'],
      [{ by: 'manager' }, 'A moderator ended this game.'],
      [{ by: 'aborted', seat: 0 }, `Ada left ${LATE}`, `You left ${LATE}`],
      [{ by: 'aborted', seat: 0, late: true }, `Ada ran out of time ${LATE}`, `You ran out of time ${LATE}`],
      [
        { by: 'absence', seat: 0 },
        'Ada was away too long. The game ended with no loser.',
        'You were away too long. The game ended with no loser.',
      ],
      [{ by: 'resigning', seat: 1 }, 'Bo resigned. Ada wins.', 'Bo resigned. You win.'],
      [{ by: 'time', seat: 0 }, 'Time ran out for Ada. Bo wins.', 'You ran out of time. Bo wins.'],
      [{ by: 'nobody', why: 'manager' }, 'A moderator ended this game.'],
      [{ by: 'nobody', why: 'lapsed' }, 'Nobody joined in time, so the table closed.'],
      [{ by: 'nobody' }, 'The game never started.'],
      [{ by: 'nobody', why: 'declined' }, 'The game never started.'],
      [{ by: 'nobody', why: 'declined', seat: 1 }, 'Bo declined the invitation.'],
      [{ by: 'nobody', why: 'withdrawn', seat: 0 }, 'Ada closed the table.'],
    ])('by %j names its cause', (ending, spectator, first = spectator) => {
      expect([read(ended(ending)), read(ended(ending), 0)]).toEqual([spectator, first]);
    });

    test('does not name a user who has been forgotten', () => {
      const seats: SeatOccupant[] = [named('Ada'), { kind: 'someone' }];
      expect(read(ended({ by: 'nobody', why: 'declined', seat: 1 }, { seats }))).toBe('The game never started.');
    });

    test('of a running game is empty', () => {
      expect([read(at({ status: 'playing' })), endHead(at(), readerAt(at(), 'spectator', 'en'))]).toEqual(['', []]);
    });

    test('by the rules is in the words of the game, unless the winner has left', () => {
      const game = {
        result: () => ({ winners: [0] }),
        presentation: { ...noughts.presentation, ending: () => 'A *row*.' },
      };
      const loaded = ended({ by: 'game' }, {}, game);
      expect(read(loaded)).toBe('A *row*.');
      expect(endHead(loaded, readerAt(loaded, 'spectator', 'en'))).toEqual(['**A \\*row\\*.**']);
      const gone = { kind: 'gone', name: 'Ada' } as unknown as SeatOccupant;
      expect(read(ended({ by: 'game' }, { seats: [gone, named('Bo')] }, game))).not.toBe('A *row*.');
    });

    test('names several winners, one, or none', () => {
      const text = (winners: number[], viewer: number | 'spectator' = 'spectator') => {
        const loaded = ended({ by: 'game' }, {}, { result: () => ({ winners }) });
        return winnerText(loaded, readerAt(loaded, viewer, 'en'));
      };
      const texts = [text([0, 1]), text([1]), text([1], 1), text([])];
      expect(texts).toEqual(['Ada and Bo win.', 'Bo wins.', 'You win.', '']);
    });
  });

  test('ranks more than two players, who may have equal places but not all the same', () => {
    const places = (...ranking: number[][]) => {
      const seats = ['Ada', 'Bo', 'Cleo', 'Dev'].slice(0, ranking.flat().length).map((name) => named(name));
      const loaded = ended({ by: 'game' }, { seats }, { result: () => ({ winners: [0], places: ranking }) });
      return resultLines(loaded, readerAt(loaded, 'spectator', 'en'));
    };
    expect(places([0], [1, 2], [3])).toEqual(['**1.** Ada · **2.** Bo and Cleo · **4.** Dev']);
    expect([places([0], [1]), places([0, 1, 2, 3]), places([0], [1], [2]).length]).toEqual([[], [], 1]);
  });

  describe('the ratings', () => {
    const lines = (rated: object[], viewer: number | 'spectator' = 'spectator', more: object = {}) => {
      const seats = ['Ada', 'Bo'].map(
        (name, seat) => ({ ...named(name), ...(rated[seat] && { rated: rated[seat] }) }) as SeatOccupant,
      );
      const loaded = ended({ by: 'draw' }, { seats, ...terms({ unrated: true, ...more }) });
      return resultLines(loaded, readerAt(loaded, viewer, 'en'));
    };
    const change = (before: number, after: number, more: object = {}) => ({ before, after, ...more });

    test('show each change, and “you” to the reader, and explain provisional ones', () => {
      const changes = [change(1500, 1510), change(1500, 1490)];
      expect(lines(changes)).toEqual(['-# Rating: Ada 1500 → **1510** (+10) · Bo 1500 → **1490** (−10)']);
      expect(lines(changes, 1)).toEqual(['-# Rating: Ada 1500 → **1510** (+10) · you 1500 → **1490** (−10)']);
      expect(lines([change(1500, 1500)])).toEqual(['-# Rating: Ada 1500 → **1500** (+0)']);
      expect(lines([change(1500, 1579, { provisional: true })])).toEqual([
        '-# Rating: Ada 1500? → **1579?** (+79). “?” means provisional. The rating can still change a lot.',
      ]);
    });

    test('are replaced by a note if they were undone, and omitted without changes', () => {
      for (const changes of [[change(1, 2)], []])
        expect(lines(changes, 0, { voided: true })).toEqual([
          '-# A moderator made this game unrated. The rating changes were reverted.',
        ]);
      expect(lines([])).toEqual([]);
    });
  });

  test('puts the ending first after a game, with a trophy for a win, and below a table that never began', () => {
    const won = ended({ by: 'resigning', seat: 1 });
    const [first, second] = titleOf(won, 'en').split('\n');
    expect([first?.endsWith('**Bo resigned. Ada wins.**'), second]).toEqual([true, headOf(won, 'en')]);
    expect(first).not.toBe('**Bo resigned. Ada wins.**');
    expect(titleOf(won, 'en', 0).split('\n')[0]).toBe(`${sign(SIGNS.trophy)}**Bo resigned. You win.**`);
    expect(titleOf(won, 'en', 1).split('\n')[0]).toBe('**You resigned. Ada wins.**');
    expect(titleOf(ended({ by: 'draw' }), 'en').split('\n')[0]).toBe('**Draw by agreement.**');
    const lapsed = ended({ by: 'nobody', why: 'lapsed' });
    expect(titleOf(lapsed, 'en')).toBe(headOf(lapsed, 'en'));
    expect(status(lapsed, { partial: '', page: 0 }, 'en')).toEqual(
      endLines(lapsed, readerAt(lapsed, 'spectator', 'en')),
    );
    expect(status(won, { partial: '', page: 0 }, 'en')).toEqual([]);
  });
});

describe('the public board', () => {
  const { at, features, terms } = noughtsTable();

  test('has the name, round, match and seed of the game, and its players, in its title', () => {
    expect(headOf(at(), 'en')).toBe('**Noughts and Crosses** · Ada – Bo');
    expect(headOf(at(terms({ name: 'Final' })), 'en')).toContain('**Noughts and Crosses · Final**');
    expect(headOf(at(features({ tournament: { id: 't', round: 1 } })), 'en')).toMatch(/· .*2.*\*\* · Ada/);
    expect(headOf(at(features({ match: { next: 'n' } })), 'en')).toContain('· Game 1 of 2**');
    const seeded = headOf(at({}, { terms: () => ({ fixesSeed: true }) }), 'en');
    expect(seeded).not.toBe(headOf(at({}, { terms: () => ({ fixesSeed: false }) }), 'en'));
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
      expect(line([COMPUTER, COMPUTER])).not.toContain('Where');
    });
  });
});
