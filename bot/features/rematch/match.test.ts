import { joinTexts, say } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeAll, describe, expect, test } from 'vitest';
import { channelOccupancyKind, type Ending, type Features, type Table } from '../../../storage/records/table.ts';
import { deadlineKind } from '../../../storage/records/time.ts';
import { beforeCommits, codeOf, locationIn, open, person, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import { closeTable, resign } from '../../host/actions/resign.ts';
import { joinTable } from '../../host/actions/seats.ts';
import { invitationsOf, tablesOf } from '../../host/commit/table-lists.ts';
import { type Context, closeResources } from '../../host/context.ts';
import { Delivery } from '../../host/delivery/delivery.ts';
import { DAY_MS } from '../../host/duration.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { openContext } from '../../host/open-context.ts';
import { endTable } from '../../host/table/endings.ts';
import { findTable } from '../../host/table/find.ts';
import { readerAt } from '../../host/table/names.ts';
import { pointsAt } from '../../host/table/rating.ts';
import { readTable } from '../../host/table/record.ts';
import { tableAfter } from '../../host/table/table.ts';
import { answerOffer, propose } from '../agreements/agreement.ts';
import { addComputer } from '../computers/index.ts';
import { FEATURES } from '../index.ts';
import { forgetPerson } from '../personal-data/index.ts';
import { readPlayerStats } from '../ratings/player-stats.ts';
import { latecomerLines, latecomers } from './latecomers.ts';
import { matchLines, matchNews, matchTitle, toggleMatch } from './match.ts';

const game = { ...noughts, ratedAfter: 1 };
const openMatch = (context: Context, asked = {}) => open(context, { game, match: true, ...asked });

/** Plays lines in turn, starting with the first player. */
async function play(context: Context, id: string, players: readonly string[], lines: string): Promise<LoadedTable> {
  let last: LoadedTable | undefined;
  for (const [index, line] of lines.split(' ').entries())
    last = await playLine(context, id, { person: players[index % 2] as string }, line);
  return last as LoadedTable;
}

/** Plays the first game of a match, which ada wins. Returns both games. */
async function afterFirst(context: Context, asked = {}): Promise<{ first: LoadedTable; second: LoadedTable }> {
  const { id } = (await openMatch(context, asked)).table;
  const first = await play(context, id, ['ada', 'bo'], 'a1 b1 a2 b2 a3');
  return { first, second: await findTable(context, tableAfter(first) ?? '') };
}

const ratingOf = async (context: Context, who: string) => (await readPlayerStats(context, who)).games.noughts?.rating;

test('starts the second game with the end of the first, in the same channel and with swapped seats', async () => {
  const context = await testContext([game]);
  const { first, second } = await afterFirst(context, { perTurn: DAY_MS });
  expect(second.table).toMatchObject({
    status: 'playing',
    seats: [person('bo'), person('ada')],
    clock: { perTurnMs: DAY_MS, expiresAt: [expect.any(Number), null] },
    location: locationIn('c'),
    features: { match: { scored: [0, 1] } },
  });
  expect(second.table.seed).not.toBe(first.table.seed);
  expect(await context.storage.store(channelOccupancyKind).get('c')).toEqual({ table: second.table.id });
  expect([await tablesOf(context, 'ada'), await tablesOf(context, 'bo')]).toEqual([
    [second.table.id],
    [second.table.id],
  ]);
  expect(await context.storage.store(deadlineKind).get(second.table.id)).toBeDefined();
});

test('notifies the player who did not end the first game once about both games', async () => {
  const context = await testContext([game]);
  const { first, second } = await afterFirst(context);
  expect(first.table.pings.notices).toEqual([]);
  expect(second.table.pings.notices).toMatchObject([{ about: 'begins', seats: [0] }]);
  const { id } = (await openMatch(context, { location: locationIn('d') })).table;
  await play(context, id, ['ada', 'bo'], 'a1 b1');
  const resigned = await resign(context, id, 'bo');
  const { table } = await findTable(context, tableAfter(resigned) ?? '');
  expect(table.pings.notices).toMatchObject([{ about: 'begins', seats: [1] }]);
});

test.each([
  { lines: 'a1 b1 a2 b2 a3', points: [2, 0], ahead: 'bo' },
  { lines: 'a1 b1 a2 b2 c3 b3', points: [1, 1], ahead: undefined },
])('rates a match as a whole after its second game: $points', async ({ lines, points, ahead }) => {
  const context = await testContext([game]);
  const { id } = (await openMatch(context, { occupants: [person('ada'), person('bo')] })).table;
  const first = await play(context, id, ['ada', 'bo'], 'a1 b1 c1 b2 a3 b3');
  expect(await ratingOf(context, 'bo')).toBeUndefined();
  const second = tableAfter(first) ?? '';
  const over = await play(context, second, ['bo', 'ada'], lines);
  expect(pointsAt(over)).toEqual(points);
  const [ada, bo] = [await ratingOf(context, 'ada'), await ratingOf(context, 'bo')];
  expect(Math.sign((bo?.rating ?? 0) - (ada?.rating ?? 0))).toBe(ahead ? 1 : 0);
  const { recent, played } = (await readPlayerStats(context, 'bo')).games.noughts ?? {};
  expect([recent?.length, played]).toEqual([1, 2]);
});

test('stores both games in one transaction', async () => {
  const context = await testContext([game]);
  const { id } = (await openMatch(context)).table;
  await play(context, id, ['ada', 'bo'], 'a1 b1 a2 b2');
  const dying = beforeCommits(context, (locks) => {
    if (locks.length > 1) throw new Error('killed');
  });
  await expect(playLine(dying, id, { person: 'ada' }, 'a3')).rejects.toThrow('killed');
  const { table } = await findTable(context, id);
  expect(table.status).toBe('playing');
  const next = table.features.match && 'next' in table.features.match ? table.features.match.next : '';
  expect([await codeOf(findTable(context, next)), await tablesOf(context, 'ada')]).toEqual(['noTable', [id]]);
  await playLine(context, id, { person: 'ada' }, 'a3');
  const { storage, games, log } = context;
  const restarted = openContext({ features: FEATURES, storage, games: [...games.values()], log });
  expect((await findTable(restarted, next)).table.status).toBe('playing');
});

test('shows the second game from any process that delivers the end of the first', async () => {
  const context = await testContext([game]);
  const { first, second } = await afterFirst(context);
  const { storage, games, log } = context;
  const restarted = openContext({ features: FEATURES, storage, games: [...games.values()], log });
  const shown: string[] = [];
  const delivery = new Delivery(restarted, {
    recordChange: () => {},
    show: async ({ table }) => {
      shown.push(table.id);
      return 'shown';
    },
    notify: async () => {},
    notifiesLaterAt: () => undefined,
    showFailed: async () => {},
    drain: async () => {},
  });
  await delivery.deliverFully(await findTable(restarted, first.table.id));
  expect(shown).toEqual([first.table.id, second.table.id]);
  await closeResources(restarted);
});

test('ends the match if the first game does not count', async () => {
  const context = await testContext([game]);
  const { id } = (await openMatch(context)).table;
  const left = await resign(context, id, 'ada');
  expect([left.table.ending?.by, tableAfter(left), await tablesOf(context, 'bo')]).toEqual(['aborted', undefined, []]);
  const drawn = (await openMatch(context, { location: locationIn('d') })).table.id;
  const { table } = await propose(context, drawn, 'ada', 'draw');
  const agreed = await answerOffer(context, drawn, 'bo', table.features.agreement?.offer?.mark ?? 0, true);
  expect([agreed.table.ending?.by, tableAfter(agreed), await ratingOf(context, 'ada')]).toEqual([
    'draw',
    undefined,
    undefined,
  ]);
});

test('resigns both games of a user who deletes their data and removes their name', async () => {
  const context = await testContext([game]);
  const { id } = (await openMatch(context)).table;
  await play(context, id, ['ada', 'bo'], 'a1 b1');
  const [one, other] = await forgetPerson(context, 'ada');
  expect(one).toBe(id);
  const over = await findTable(context, other ?? '');
  expect(over.table).toMatchObject({ status: 'over', seats: [person('bo'), { kind: 'someone' }] });
});

test('lets waiting players toggle between match and single game, except against the computer', async () => {
  const context = await testContext([{ ...game, computers: { levels: [LEVEL], line: () => 'a1' } }]);
  const occupants = [person('ada'), { kind: 'open' as const }];
  const { id } = (await open(context, { game, occupants })).table;
  expect(await codeOf(toggleMatch(context, id, 'bo'))).toBe('notYourTable');
  expect((await toggleMatch(context, id, 'ada')).table.features.match).toEqual({ next: expect.any(String) });
  expect((await toggleMatch(context, id, 'ada')).table.features.match).toBeUndefined();
  await toggleMatch(context, id, 'ada');
  expect((await addComputer(context, id, 'ada', LEVEL.id)).table.features.match).toBeUndefined();
  const other = (await open(context, { game, occupants, location: locationIn('d') })).table.id;
  await joinTable(context, other, 'bo');
  expect(await codeOf(toggleMatch(context, other, 'ada'))).toBe('begun');
});

const LEVEL = { id: 'steady', name: 'Steady', about: 'plays on' };

describe('texts of a match', () => {
  const game = noughts;
  const occupants = ['Ada', 'Bo'].map((name) => ({ kind: 'person' as const, id: name.toLowerCase(), name }));

  async function played(mark: Table['features']['match'], ending?: Ending) {
    const { table } = await open(await testContext([game]), { occupants });
    const begun = { ...table, features: { match: mark } };
    return { features: FEATURES, game, table: ending ? endTable(begun, ending, 0) : begun };
  }

  const lost = (seat: number): Ending => ({ by: 'resigning', seat });
  const NEXT = { next: 'n' };

  test.each([
    { match: undefined, ending: lost(1), en: [], de: [] },
    {
      match: NEXT,
      ending: lost(1),
      en: ['1–0 after game 1. Game 2 has started, seats swapped.'],
      de: ['1:0 nach dem Hinspiel. Das Rückspiel läuft, die Plätze sind getauscht.'],
    },
    {
      match: NEXT,
      ending: { by: 'aborted', seat: 0 } as const,
      en: ['There’s no second game.'],
      de: ['Ein Rückspiel gibt es nicht.'],
    },
    {
      match: { scored: [1, 0] },
      ending: lost(0),
      en: ['1–1, match drawn.'],
      de: ['1:1, insgesamt unentschieden.'],
    },
    {
      match: { scored: [0.5, 0.5] },
      ending: lost(0),
      en: ['Bo wins the match 1½–½.'],
      de: ['Bo gewinnt insgesamt mit 1½:½.'],
    },
    {
      match: { scored: [1, 0] },
      ending: lost(1),
      en: ['Ada wins the match 2–0.'],
      de: ['Ada gewinnt insgesamt mit 2:0.'],
    },
    {
      match: { scored: [1, 0] },
      ending: { by: 'inactivity' } as const,
      en: ['The match doesn’t count.'],
      de: ['Hin- und Rückspiel zählen nicht.'],
    },
  ])('shows the match score after a game: $en', async ({ match, ending, ...words }) => {
    const over = await played(match, ending);
    for (const language of ['en', 'de'] as const)
      expect(matchLines(over, readerAt(over, 'spectator', language)).map((line) => say(line, language))).toEqual(
        words[language],
      );
  });

  test('shows the score in the second game, with names when it starts', async () => {
    const first = await played(NEXT);
    expect(matchTitle(first)).toMatchObject({ en: 'Game 1 of 2', de: 'Hinspiel' });
    expect(matchNews(first, readerAt(first, 'spectator', 'en'))).toEqual([]);
    const second = await played({ scored: [0, 1] });
    expect(matchTitle(second)).toMatchObject({ en: 'Game 2 of 2, 0–1', de: 'Rückspiel, 0:1' });
    expect(matchNews(second, readerAt(second, 'spectator', 'de')).map((line) => say(line, 'de'))).toEqual([
      'Rückspiel, Stand Ada 0:1 Bo.',
    ]);
    expect(
      matchNews(
        { features: FEATURES, game, table: { ...second.table, log: { ...second.table.log, moveCount: 1 } } },
        readerAt(second, 'spectator', 'de'),
      ),
    ).toEqual([]);
  });
});

describe('waiting users', () => {
  let started: LoadedTable;

  beforeAll(async () => {
    started = await open(await testContext());
  });

  const at = (changes: Partial<Table>): Table => ({ ...started.table, ...changes });
  const loadedAt = (table: Table, acting: readonly number[] = [0], max = 2): LoadedTable => ({
    features: FEATURES,
    table,
    game: { ...noughts, turn: () => acting, seats: { min: 2, max } } as typeof noughts,
  });

  describe('latecomers', () => {
    const waiting = (...ids: string[]) => ({ latecomers: ids.map((id) => ({ id })) }) as unknown as Features;

    test('stay after a result, and not after a game without one', () => {
      const features = waiting('bo');
      expect(latecomers.usersAt(at({ features }))).toEqual(['bo']);
      expect(latecomers.usersAt(at({ features, status: 'over', ending: { by: 'game' } }))).toEqual(['bo']);
      expect(latecomers.usersAt(at({ features, status: 'over', ending: { by: 'inactivity' } }))).toEqual([]);
    });

    test('are added once, and removed', () => {
      const one = latecomers.add(loadedAt(at({}), [], 3), { id: 'bo' }) as Table;
      const two = latecomers.add(loadedAt(one, [], 3), { id: 'cleo' }) as Table;
      expect(latecomers.usersAt(two)).toEqual(['bo', 'cleo']);
      expect(latecomers.add(loadedAt(two, [], 3), { id: 'bo' })).toBe(two);
      expect(latecomers.add(loadedAt(two, [], 2), { id: 'dan' })).toBeUndefined();
      expect(latecomers.usersAt(latecomers.remove(two, ['bo']))).toEqual(['cleo']);
      expect(latecomers.remove(two, ['bo', 'cleo']).features.latecomers).toBeUndefined();
    });

    test('are listed on the board, by mention without a name', () => {
      const features = { latecomers: [{ id: 'cleo' }, { id: 'dan', name: 'Dan' }] };
      const linesOf = (table: Table) =>
        say(joinTexts(latecomerLines(loadedAt(table), { viewer: 'spectator', language: 'en', names: [] })), 'en');
      expect(linesOf(at({ features }))).toMatch(/<@cleo>.*Dan/);
      expect(linesOf(at({}))).toBe('');
    });

    test('are forgotten when a game ends without a result', async () => {
      const context = await testContext([auction]);
      const occupants = ['ada', 'bo', 'cleo'].map(person);
      const { id } = (await open(context, { game: auction, occupants })).table;
      await joinTable(context, id, 'dev', 'Dev');
      await closeTable(context, id, 'g');
      expect((await readTable(context, id))?.features.latecomers).toBeUndefined();
      expect(await invitationsOf(context, 'dev')).toEqual([]);
    });
  });
});
