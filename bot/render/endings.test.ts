import { SIGNS } from '@longtable/kit/picture';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import type { Ending, SeatOccupant, Table } from '../../storage/records/table.ts';
import { named, noughtsTable } from '../../tests/noughts-table.ts';
import type { LoadedTable } from '../host/feature.ts';
import { readerAt } from '../host/table/names.ts';
import { sign } from './emojis.ts';
import { endHead, endingOf, endLines, headOf, resultLines, status, titleOf, winnerText } from './status.ts';

const { at: playing, terms } = noughtsTable();
const at = (changes: Partial<Table> = {}, game: object = {}) =>
  playing({ ...terms({ unrated: true }), status: 'over', ...changes }, game);
const ended = (ending: Ending, changes: Partial<Table> = {}, game: object = {}) => at({ ending, ...changes }, game);
const read = (loaded: LoadedTable, viewer: number | 'spectator' = 'spectator') =>
  endingOf(loaded, readerAt(loaded, viewer, 'en'));

describe('the ending', () => {
  test.each<[Ending, spectator: string, first: string]>([
    [{ by: 'draw' }, 'Draw by agreement.', 'Draw by agreement.'],
    [
      { by: 'inactivity' },
      'Nobody moved for a long time, so the table closed.',
      'Nobody moved for a long time, so the table closed.',
    ],
    [{ by: 'manager' }, 'A moderator ended this game.', 'A moderator ended this game.'],
    [
      { by: 'aborted', seat: 0 },
      'Ada left before everyone had moved, so the game doesn’t count.',
      'You left before everyone had moved, so the game doesn’t count.',
    ],
    [
      { by: 'aborted', seat: 0, late: true },
      'Ada ran out of time before everyone had moved, so the game doesn’t count.',
      'You ran out of time before everyone had moved, so the game doesn’t count.',
    ],
    [
      { by: 'absence', seat: 0 },
      'Ada was away too long. The game ended with no loser.',
      'You were away too long. The game ended with no loser.',
    ],
    [{ by: 'resigning', seat: 1 }, 'Bo resigned. Ada wins.', 'Bo resigned. You win.'],
    [{ by: 'time', seat: 0 }, 'Time ran out for Ada. Bo wins.', 'You ran out of time. Bo wins.'],
    [{ by: 'nobody', why: 'manager' }, 'A moderator ended this game.', 'A moderator ended this game.'],
    [
      { by: 'nobody', why: 'lapsed' },
      'Nobody joined in time, so the table closed.',
      'Nobody joined in time, so the table closed.',
    ],
    [{ by: 'nobody' }, 'The game never started.', 'The game never started.'],
    [{ by: 'nobody', why: 'declined' }, 'The game never started.', 'The game never started.'],
    [{ by: 'nobody', why: 'declined', seat: 1 }, 'Bo declined the invitation.', 'Bo declined the invitation.'],
    [{ by: 'nobody', why: 'withdrawn', seat: 0 }, 'Ada closed the table.', 'Ada closed the table.'],
  ])('by %j names its cause', (ending, spectator, first) => {
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
    expect([text([0, 1]), text([1]), text([1], 1), text([])]).toEqual(['Ada and Bo win.', 'Bo wins.', 'You win.', '']);
  });
});

describe('the ranking', () => {
  const places = (seats: SeatOccupant[], ranking: number[][]) => {
    const loaded = ended({ by: 'game' }, { seats }, { result: () => ({ winners: [0], places: ranking }) });
    return resultLines(loaded, readerAt(loaded, 'spectator', 'en'));
  };
  const four = ['Ada', 'Bo', 'Cleo', 'Dev'].map((name) => named(name));

  test('counts equal places', () => {
    expect(places(four, [[0], [1, 2], [3]])).toEqual(['**1.** Ada · **2.** Bo and Cleo · **4.** Dev']);
  });

  test('is omitted for two players, and if all are equal', () => {
    expect(places(four.slice(0, 2), [[0], [1]])).toEqual([]);
    expect(places(four, [[0, 1, 2, 3]])).toEqual([]);
    expect(places(four.slice(0, 3), [[0], [1], [2]])).toHaveLength(1);
  });
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

  test('show each change, and “you” to the reader', () => {
    const changes = [change(1500, 1510), change(1500, 1490)];
    expect(lines(changes)).toEqual(['-# Rating: Ada 1500 → **1510** (+10) · Bo 1500 → **1490** (−10)']);
    expect(lines(changes, 1)).toEqual(['-# Rating: Ada 1500 → **1510** (+10) · you 1500 → **1490** (−10)']);
    expect(lines([change(1500, 1500)])).toEqual(['-# Rating: Ada 1500 → **1500** (+0)']);
  });

  test('explain provisional ones', () => {
    expect(lines([change(1500, 1579, { provisional: true })])).toEqual([
      '-# Rating: Ada 1500? → **1579?** (+79). “?” means provisional. The rating can still change a lot.',
    ]);
  });

  test('are replaced by a note if they were undone, and omitted without changes', () => {
    const voided = ['-# A moderator made this game unrated. The rating changes were reverted.'];
    expect([lines([change(1, 2)], 0, { voided: true }), lines([], 0, { voided: true }), lines([])]).toEqual([
      voided,
      voided,
      [],
    ]);
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
  expect(status(lapsed, { partial: '', page: 0 }, 'en')).toEqual(endLines(lapsed, readerAt(lapsed, 'spectator', 'en')));
  expect(status(won, { partial: '', page: 0 }, 'en')).toEqual([]);
});
