import { expect, test } from 'vitest';
import type { Format, Tournament } from '../record.ts';
import { nextPairings, roundsOf, standingsOf, swissPairs } from './rounds.ts';
import { outcomesOf, pointsFor, tableSizes } from './tables.ts';

const begun = (format: Format, count: number): Tournament => ({
  ...{ guild: 'g', channel: 'c', message: null, language: 'en', game: 'noughts', format, rated: true, roundTime: 1000 },
  ...{ status: 'playing', rounds: [], lapsesAt: 0, revision: 0, at: 0 },
  entrants: Array.from({ length: count }, (_, seed) => ({ person: `p${seed}`, name: `P${seed}` })),
});

const POINTS = { a: [1, 0], b: [0, 1], draw: [0.5, 0.5] };

/** Plays a tournament to its end and checks each round. By default the higher seed wins. */
function playOut(
  start: Tournament,
  decide: (a: number, b: number) => 'a' | 'b' | 'draw' = (a, b) => (a < b ? 'a' : 'b'),
  meanwhile: (tournament: Tournament) => Tournament = (tournament) => tournament,
): Tournament {
  let now = start;
  for (;;) {
    const pairs = nextPairings(now);
    if (!pairs) return now;
    const seats = pairs.flatMap((pair) => pair.seats);
    expect(new Set(seats).size).toBe(seats.length);
    expect(seats.filter((seat) => now.entrants[seat]?.out)).toEqual([]);
    const pairings = pairs.map((pair) => {
      const [a, b] = pair.seats;
      return a === undefined || b === undefined ? pair : { ...pair, points: POINTS[decide(a, b)] };
    });
    now = meanwhile({ ...now, rounds: [...now.rounds, { until: 0, pairings }] });
  }
}

const seatsOf = ({ rounds }: Tournament) => rounds.flatMap(({ pairings }) => pairings.map(({ seats }) => seats));
const meetingsOf = (over: Tournament) =>
  seatsOf(over).flatMap((seats) => (seats.length < 2 ? [] : [seats.toSorted((x, y) => x - y).join('-')]));

test.each([2, 3, 5, 8, 13, 64])('pairs a Swiss of %i without repeated opponents or second byes', (count) => {
  const over = playOut(begun('swiss', count));
  const meetings = meetingsOf(over);
  expect(new Set(meetings).size).toBe(meetings.length);
  const byes = seatsOf(over).flatMap((seats) => (seats.length === 1 ? seats : []));
  expect(new Set(byes).size).toBe(byes.length);
  expect(byes).toHaveLength(count % 2 === 0 ? 0 : over.rounds.length);
  expect(over.rounds).toHaveLength(Math.ceil(Math.log2(count)));
  expect(standingsOf(over)[0]).toMatchObject({ entrant: 0, points: over.rounds.length });
});

test('balances how often each entrant has the first seat', () => {
  const over = playOut(begun('swiss', 16));
  for (const seat of over.entrants.keys()) {
    const firsts = over.rounds.filter(({ pairings }) => pairings.some(({ seats }) => seats[0] === seat)).length;
    expect(Math.abs(2 * firsts - over.rounds.length)).toBeLessThanOrEqual(2);
  }
});

test.each([2, 3, 4, 7, 10])('pairs everyone once in a round robin of %i', (count) => {
  const over = playOut(begun('robin', count), () => 'draw');
  const meetings = meetingsOf(over);
  expect(meetings).toHaveLength((count * (count - 1)) / 2);
  expect(new Set(meetings).size).toBe(meetings.length);
  expect(standingsOf(over).map(({ points }) => points)).toEqual(Array(count).fill((count - 1) / 2));
});

test('lets each entrant of an odd round robin sit out once', () => {
  const { rounds } = playOut(begun('robin', 5));
  const pairs = rounds.map(({ pairings }) => pairings.map(({ seats }) => seats.toSorted().join('')));
  const expected = ['14 23', '02 34', '04 13', '01 24', '03 12'].map((round) => round.split(' '));
  expect(pairs).toEqual(expected.map((round) => expect.arrayContaining(round)));
});

test('breaks ties in a round robin by the points of beaten opponents', () => {
  // 0 beats 1, 1 beats 2, 2 beats 0; 0 and 1 beat 3, and 2 draws against 3.
  const wins: Record<string, 'a' | 'b' | 'draw'> = { '0-2': 'b', '2-3': 'draw' };
  const over = playOut(begun('robin', 4), (a, b) => {
    const lower = wins[[a, b].sort((x, y) => x - y).join('-')] ?? 'a';
    return lower === 'draw' || a < b ? lower : lower === 'a' ? 'b' : 'a';
  });
  expect(standingsOf(over)).toEqual([
    { entrant: 0, points: 2, tie: 2.5 },
    { entrant: 1, points: 2, tie: 2 },
    { entrant: 2, points: 1.5, tie: 2.25 },
    { entrant: 3, points: 0.5, tie: 0.75 },
  ]);
});

test.each([2, 3, 4, 5, 8, 37])('leaves one entrant in a knockout of %i and lets the top two meet last', (count) => {
  const over = playOut(begun('knockout', count));
  expect(over.rounds).toHaveLength(roundsOf(over));
  expect(meetingsOf(over)).toHaveLength(count - 1);
  expect(meetingsOf(over).at(-1)).toBe('0-1');
  expect(standingsOf(over)[0]?.entrant).toBe(0);
});

test('pairs the best with the last of the remaining players in every round of a knockout of 2 to 64', () => {
  for (let count = 2; count <= 64; count++) {
    const { rounds } = playOut(begun('knockout', count));
    rounds.forEach(({ pairings }, round) => {
      const last = 2 ** (rounds.length - round) - 1;
      for (const { seats } of pairings.filter((pair) => pair.seats.length === 2))
        expect([count, round, (seats[0] ?? 0) + (seats[1] ?? 0)]).toEqual([count, round, last]);
    });
  }
});

/** Returns a tournament with these rounds: `0>1` is a win, `0=1` a draw, `0` a bye. The entrants `out` have withdrawn since. */
function played(format: Format, count: number, rounds: readonly string[], out: readonly number[]): Tournament {
  const pairingOf = (text: string) => {
    const seats = text.split(/[>=]/).map(Number);
    return { seats, points: (text.includes('=') ? POINTS.draw : POINTS.a).slice(0, seats.length) };
  };
  const start = begun(format, count);
  return {
    ...start,
    entrants: start.entrants.map((one, seed) => (out.includes(seed) ? { ...one, out: true as const } : one)),
    rounds: rounds.map((round) => ({ until: 0, pairings: round.split(' ').map(pairingOf) })),
  };
}

const tieOf = (tournament: Tournament, entrant: number) =>
  standingsOf(tournament).find((standing) => standing.entrant === entrant)?.tie;

test('counts rounds missed by a withdrawn opponent as drawn in a Swiss tie-break', () => {
  const rounds = ['0>3 1>2', '1>0 2'];
  expect(tieOf(played('swiss', 4, rounds, [3]), 0)).toBe(2.5);
  expect(tieOf(played('swiss', 4, ['0>3 1>2', '1>0 2>3'], []), 0)).toBe(2);
  expect(standingsOf(played('swiss', 4, rounds, [3])).map(({ entrant }) => entrant)).toEqual([1, 0, 2, 3]);
});

test('omits the weakest opponent of a winner and the strongest of a loser in a Swiss tie-break', () => {
  const over = played('swiss', 8, ['0>4 1>5 2>6 3>7', '0>1 2>3 4>5 6>7', '0>2 1>4 3>6 5>7'], []);
  // The opponents of 0 have 1, 2 and 2 points, those of 7 have 1, 1 and 2.
  expect([tieOf(over, 0), tieOf(over, 7)]).toEqual([4, 2]);
  // Entrant 1 has exactly half the points, so that both opponents count.
  expect(tieOf(played('swiss', 4, ['0>3 1>2', '0>1 2>3'], []), 1)).toBe(3);
});

test('chooses between equally good Swiss pairings by a secret seed', () => {
  const at = played('swiss', 8, ['0>4 1>5 2>6 3>7'], [7]);
  const pairs = Array.from({ length: 20 }, (_, lots) => JSON.stringify(nextPairings({ ...at, pairingSeed: lots + 1 })));
  expect(new Set(pairs).size).toBeGreaterThan(3);
  expect(JSON.stringify(nextPairings({ ...at, pairingSeed: 1 }))).toBe(pairs[0]);
});

test('gives no advantage in a round robin for having met an entrant who withdrew early', () => {
  const start = begun('robin', 6);
  const points = (tournament: Tournament) =>
    standingsOf(tournament)
      .toSorted((one, other) => one.entrant - other.entrant)
      .map((standing) => standing.points);
  // `who` wins until they withdraw; all other games are drawn.
  const leaving = (who: number, after: number) =>
    playOut(
      start,
      (a, b) => (a === who ? 'a' : b === who ? 'b' : 'draw'),
      (now) =>
        now.rounds.length < after ? now : { ...now, entrants: now.entrants.with(who, { name: '', out: true }) },
    );
  expect(points(leaving(5, 2))).toEqual([2, 2, 2, 2, 2, 0]);
  const late = points(leaving(5, 3));
  expect(late.slice(0, 5).sort()).toEqual([2, 2, 2, 3, 3]);
  expect(late[5]).toBe(3);
});

/** Plays a Swiss with tables to its end. The higher seed always finishes ahead. */
function playTables(count: number, tables: { least: number; most: number }, most?: number): Tournament {
  let now: Tournament = { ...begun('swiss', count), tables, pairingSeed: 7, ...(most && { most }) };
  for (let pairs = nextPairings(now); pairs; pairs = nextPairings(now)) {
    const pairings = pairs.map(({ seats, points }) => {
      const behind = seats.map((one) => seats.filter((other) => other > one).length);
      return { seats, points: points ?? pointsFor(now, behind) };
    });
    now = { ...now, rounds: [...now.rounds, { until: 0, pairings }] };
  }
  return now;
}

test('splits entrants into tables of up to four', () => {
  const sizes = [4, 5, 6, 7, 9, 13].map((count) => tableSizes(count, { least: 2, most: 4 }).join(' '));
  expect(sizes).toEqual(['4', '3 2', '3 3', '4 3', '3 3 3', '4 3 3 3']);
});

test('gives leftover entrants at most one bye each in a game for exactly four', () => {
  expect(tableSizes(10, { least: 4, most: 4 })).toEqual([4, 4]);
  const over = playTables(10, { least: 4, most: 4 }, 4);
  const byes = over.rounds.flatMap(({ pairings }) => pairings.filter(({ seats }) => seats.length === 1));
  expect(byes).toHaveLength(8);
  expect(new Set(byes.map(({ seats }) => seats[0])).size).toBe(8);
  expect(byes.every(({ points }) => points?.[0] === 1.5)).toBe(true);
});

test.each([
  [16, 3],
  [32, 4],
  [64, 5],
  [100, 5],
])('plays a Swiss of %i at tables of four for %i rounds without repeated opponents', (count, rounds) => {
  const over = playTables(count, { least: 3, most: 4 }, rounds);
  expect(over.rounds).toHaveLength(rounds);
  const meetings = outcomesOf(over).flatMap(({ entrant, opponents }) => opponents.map((one) => `${entrant}-${one}`));
  expect(new Set(meetings).size).toBe(meetings.length);
  expect(over.rounds.every(({ pairings }) => pairings.flatMap(({ seats }) => seats).length === count)).toBe(true);
  expect(standingsOf(over)[0]).toMatchObject({ entrant: 0, points: 3 * rounds });
});

test("breaks ties at larger tables by the opponents' average points", () => {
  const round = (...tables: number[][]) => ({
    until: 0,
    pairings: tables.map((seats) => ({ seats, points: [2, 1, 0] })),
  });
  const rounds = [round([0, 1, 2], [3, 4, 5]), round([0, 4, 2], [3, 1, 5])];
  const standings = standingsOf({ ...begun('swiss', 6), tables: { least: 3, most: 3 }, rounds });
  expect(standings.map(({ entrant, points, tie }) => `${entrant}: ${points}, ${tie}`)).toEqual([
    ...['0: 4, 1', '3: 4, 1', '1: 2, 2', '4: 2, 2', '2: 0, 3', '5: 0, 3'],
  ]);
});

test('pairs the next Swiss round by decided games only', () => {
  const pairings = [{ seats: [0, 1], points: [1, 0] }, { seats: [2, 3] }];
  const pairs = swissPairs({ ...begun('swiss', 4), rounds: [{ until: 0, pairings }] });
  expect(pairs.flatMap(({ seats }) => seats).toSorted()).toEqual([0, 1, 2, 3]);
});
