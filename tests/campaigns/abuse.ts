import { dungeon } from '@longtable/dungeon';
import { RNG } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { FEATURES } from '../../bot/features/index.ts';
import { decideOvertime } from '../../bot/features/overtime/index.ts';
import { forgetPerson } from '../../bot/features/personal-data/index.ts';
import { leadersOf } from '../../bot/features/ratings/leaders.ts';
import { readPlayerStats } from '../../bot/features/ratings/player-stats.ts';
import { isEstablished, UNRATED } from '../../bot/features/ratings/rating.ts';
import { nextPairings, standingsOf } from '../../bot/features/tournaments/pairing/rounds.ts';
import { FORMATS, type Format, type Tournament } from '../../bot/features/tournaments/record.ts';
import { playLine } from '../../bot/host/actions/move.ts';
import { resign } from '../../bot/host/actions/resign.ts';
import { type Context, strengthOf } from '../../bot/host/context.ts';
import { DAY_MS } from '../../bot/host/duration.ts';
import { openContext } from '../../bot/host/open-context.ts';
import { ignoreRefusal } from '../../bot/host/refusal.ts';
import { runDue } from '../../bot/host/scheduler/scheduler.ts';
import { readTable } from '../../bot/host/table/find.ts';
import { openStorage } from '../../storage/index.ts';
import { locationIn, open, openTable, person, recordingLog } from '../context.ts';
import { scriptArguments } from '../script.ts';

const GAME = { ...noughts, ratedAfter: 1 };
const HONEST = ['ada', 'bea', 'cem', 'dan', 'eli', 'fay'];
/** A user with an established rating and a new user. */
const SCHEMERS = { established: 'ada', newcomer: 'zoe' } as const;
const DISCORD_EPOCH = 1420070400000;
/** Weeks of honest games before the abuse. */
const WEEKS = 6;
/** Number of simulated tournaments per format. */
const TOURNAMENTS = 100;

/** Maximum number of rated games of a pair, and number of days after which the pair can play rated games again. */
const RING_GAMES = 6;
const RING_PAUSE_DAYS = 14;

/** A server with a fake clock. */
interface World {
  readonly context: Context;
  readonly other: Context;
  readonly clock: { at: number };
}

/** Daily actions of two users of whom one gains. */
type Scheme = (world: World, schemer: string, day: number) => Promise<unknown>;

/** Options of a game and its number of moves. */
interface Played {
  readonly moves?: number;
  readonly asked?: object;
}

/** Time between two openings, so that none is refused as too fast. */
const OPENING_MS = 10_000;

async function begin({ context, clock }: World, one: string, other: string, { moves = 2, asked = {} }: Played = {}) {
  const occupants = [person(one), person(other)];
  clock.at += OPENING_MS;
  const { id } = (await open(context, { game: GAME, occupants, location: locationIn(context.newId()), ...asked }))
    .table;
  for (const [index, line] of ['a1', 'b1'].slice(0, moves).entries())
    await playLine(context, id, { person: occupants[index]?.id ?? '' }, line);
  return id;
}

async function throwGame(world: World, winner: string, loser: string, played?: Played): Promise<void> {
  await resign(world.context, await begin(world, winner, loser, played), loser);
}

/** Returns the id of an account created yesterday. */
function newAccount({ clock }: World): string {
  return String(BigInt(clock.at - DAY_MS - DISCORD_EPOCH) << 22n);
}

const SCHEMES: Readonly<Record<string, Scheme>> = {
  'resign before the first move': (world, schemer) => throwGame(world, schemer, 'pal', { moves: 0 }),
  'resign after one move each': (world, schemer) => throwGame(world, schemer, 'pal'),
  'abandon until time runs out': async (world, schemer) => {
    const { context, clock } = world;
    const id = await begin(world, 'pal', schemer, { asked: { perTurn: DAY_MS } });
    clock.at += DAY_MS;
    await runDue(context, id);
    return decideOvertime(context, id, schemer, { seat: 0, turn: 1 }, 'claim');
  },
  'a new account every day': (world, schemer) => throwGame(world, schemer, newAccount(world)),
  'unrated tables of friends': (world, schemer) => throwGame(world, schemer, 'pal', { asked: { rated: false } }),
  'resign in turns': (world, schemer, day) =>
    day % 2 === 0 ? throwGame(world, schemer, 'pal') : throwGame(world, 'pal', schemer),
  'beat the computer': async (world, schemer) => {
    const { context } = world;
    const occupants = [person(schemer), { kind: 'computer' as const, level: 'beginner' }];
    const { id } = (await open(context, { game: GAME, occupants, location: locationIn(context.newId()) })).table;
    for (const [index, line] of ['a1', 'b1', 'a2', 'b2', 'a3'].entries()) {
      const { revision } = (await readTable(context, id)) ?? { revision: 0 };
      const mover = index % 2 === 0 ? { person: schemer } : { computer: 1, revision };
      await playLine(context, id, mover, line);
    }
  },
  'delete the data and return': async (world, schemer) => {
    await throwGame(world, schemer, 'pal');
    await forgetPerson(world.context, 'pal');
  },
};

/** Returns a user's established rating and place on the leaderboard. */
async function ratingAndPlaceOf({ context }: World, who: string): Promise<{ rating: number; place: number }> {
  const { leaders } = await leadersOf(context, 'g', GAME, 'all-time');
  const found = leaders.findIndex((leader) => leader.person === who);
  const rating = (await strengthOf(context, who, GAME.id)) ?? UNRATED.rating;
  return { rating, place: found < 0 ? leaders.length : found };
}

/** Opens a server whose users have played each other for weeks with mixed results. */
async function openWorld(seed: number): Promise<World> {
  const clock = { at: Date.UTC(2026, 0, 1) };
  const storage = await openStorage('memory:');
  const parts = { features: FEATURES, storage, games: [GAME, dungeon], log: recordingLog(), now: () => clock.at };
  const world = { context: openContext(parts), other: openContext(parts), clock };
  const random = RNG.seeded(seed);
  for (let week = 0; week < WEEKS; week++) {
    for (const [index, one] of HONEST.entries()) {
      for (const two of HONEST.slice(0, index))
        await (random.below(2) === 0 ? throwGame(world, one, two) : throwGame(world, two, one));
    }
    clock.at += 7 * DAY_MS;
  }
  return world;
}

/** Returns the rating points and leaderboard places that a scheme gains within some days. */
async function gainOf(world: World, name: string, schemer: string, days: number): Promise<Gain> {
  const before = await ratingAndPlaceOf(world, schemer);
  for (let day = 0; day < days; day++) {
    await SCHEMES[name]?.(world, schemer, day);
    world.clock.at += DAY_MS;
  }
  const after = await ratingAndPlaceOf(world, schemer);
  return { rating: after.rating - before.rating, places: before.place - after.place };
}

interface Gain {
  readonly rating: number;
  readonly places: number;
}

/** Returns the points gained from an established friend who loses on purpose, and the friend's loss. */
async function giftOf(world: World, days: number): Promise<{ gained: number; lost: number }> {
  const ratings = async () =>
    [await ratingAndPlaceOf(world, 'ada'), await ratingAndPlaceOf(world, 'bea')].map(({ rating }) => rating);
  const [mine = 0, theirs = 0] = await ratings();
  for (let day = 0; day < days; day++, world.clock.at += DAY_MS) await throwGame(world, 'ada', 'bea');
  const [more = 0, less = 0] = await ratings();
  return { gained: more - mine, lost: theirs - less };
}

/** Highest rating in a ring, and the highest established one, if any. */
export interface RingGain {
  readonly highest: number;
  readonly established: number | undefined;
}

/**
 * Lets a ring of accounts play each other for some days. Every pair plays all rated games, the earlier account wins after one
 * move each, and the weakest pairs play first so that each winner has gained before it loses.
 */
export async function ringOf(accounts: number, days: number): Promise<RingGain> {
  const clock = { at: Date.UTC(2026, 0, 1) };
  const parts = {
    features: FEATURES,
    storage: await openStorage('memory:'),
    games: [GAME],
    log: recordingLog(),
    now: () => clock.at,
  };
  const world = { context: openContext(parts), other: openContext(parts), clock };
  const ring = Array.from({ length: accounts }, (_, index) => `ring${index}`);
  for (let day = 0; day < days; day += RING_PAUSE_DAYS) {
    for (let game = 0; game < RING_GAMES; game++) {
      for (let winner = accounts - 2; winner >= 0; winner--)
        for (const loser of ring.slice(winner + 1)) await throwGame(world, ring[winner] ?? '', loser);
    }
    clock.at += RING_PAUSE_DAYS * DAY_MS;
  }
  const standings = await Promise.all(ring.map((account) => readPlayerStats(world.context, account)));
  const scores = standings.flatMap(({ games }) => games[GAME.id] ?? []);
  const ratings = (of: typeof scores) => of.map(({ rating }) => Math.round(rating?.rating ?? 0)).sort((a, b) => b - a);
  return { highest: ratings(scores)[0] ?? 0, established: ratings(scores.filter(isEstablished))[0] };
}

/** Returns the number of additional attempts at a daily game by all known ways. */
async function extraAttempts({ context, other }: World): Promise<number> {
  const begun = async (at: Context, guild: string | null) => {
    const asked = { game: dungeon, options: {}, occupants: [person('ada')], daily: true };
    const opening = openTable(at, { ...asked, location: { ...locationIn(context.newId()), guild } });
    const opened = await opening.catch(ignoreRefusal);
    if (opened) await resign(at, opened.table.id, 'ada');
    return opened ? 1 : 0;
  };
  let tries = 0;
  for (const guild of ['g', 'elsewhere', null]) {
    for (const at of [context, other]) {
      tries += await begun(at, guild);
      await forgetPerson(at, 'ada');
      const both = await Promise.all([begun(context, guild), begun(other, guild)]);
      tries += both[0] + both[1];
    }
  }
  return tries - 1;
}

/**
 * Returns the places of the other entrants in one tournament. The weakest entrant withdraws after the round
 * `withdrawsAfter`, or continues if it is undefined.
 */
function placesIn(format: Format, count: number, pairingSeed: number, withdrawsAfter?: number): number[] {
  const entrants = Array.from({ length: count }, (_, seed) => ({ name: `${seed}` }));
  let now = { format, entrants, rounds: [], pairingSeed } as unknown as Tournament;
  for (let pairs = nextPairings(now); pairs; pairs = nextPairings(now)) {
    const pairings = pairs.map((pair) => {
      const [a, b] = pair.seats;
      return a === undefined || b === undefined ? pair : { ...pair, points: a < b ? [1, 0] : [0, 1] };
    });
    const isOut = withdrawsAfter !== undefined && now.rounds.length + 1 >= withdrawsAfter;
    const left = isOut ? now.entrants.with(-1, { name: '', out: true }) : now.entrants;
    now = { ...now, entrants: left, rounds: [...now.rounds, { until: 0, pairings }] };
  }
  const order = standingsOf(now).map(({ entrant }) => entrant);
  return entrants.slice(0, -1).map((_, seed) => order.indexOf(seed));
}

/**
 * Returns the maximum over all other entrants of the mean number of places gained by the withdrawal of the weakest one.
 */
function placesByWithdrawal(format: Format, count: number): number {
  const mean = (withdrawsAfter?: number) => {
    const places = Array.from({ length: TOURNAMENTS }, (_, index) =>
      placesIn(format, count, index + 1, withdrawsAfter),
    );
    return (places[0] ?? []).map((_, who) => places.reduce((sum, one) => sum + (one[who] ?? 0), 0) / TOURNAMENTS);
  };
  const honest = mean();
  const gains = [1, 2, 3].flatMap((round) => mean(round).map((place, who) => (honest[who] ?? 0) - place));
  return Math.max(...gains);
}

/** Gains by scheme and by whether the rating was established. */
export interface Gains {
  readonly schemes: Readonly<Record<string, Record<keyof typeof SCHEMERS, Gain>>>;
  readonly gift: { readonly gained: number; readonly lost: number };
  readonly extraTries: number;
  /** Places gained by a friend's withdrawal. */
  readonly tournaments: Readonly<Record<Format, number>>;
}

/** Runs every scheme for some days and returns the gains. */
export async function campaign(days: number, seed: number): Promise<Gains> {
  const world = await openWorld(seed);
  const schemes: Record<string, Record<keyof typeof SCHEMERS, Gain>> = {};
  for (const name of Object.keys(SCHEMES)) {
    schemes[name] = {
      established: await gainOf(world, name, SCHEMERS.established, days),
      newcomer: await gainOf(world, name, SCHEMERS.newcomer, days),
    };
  }
  const tournaments = Object.fromEntries(FORMATS.map((format) => [format, placesByWithdrawal(format, 8)]));
  const gift = await giftOf(world, days);
  return { schemes, gift, extraTries: await extraAttempts(world), tournaments: tournaments as Record<Format, number> };
}

if (import.meta.main) {
  const [count, seed, accounts] = scriptArguments(60, 1, 6);
  const { schemes, ...rest } = await campaign(count, seed);
  const rows = Object.entries(schemes).map(([name, { established, newcomer }]) => [
    name,
    {
      'rating, established': established.rating,
      'places, established': established.places,
      'rating, newcomer': newcomer.rating,
      'places, newcomer': newcomer.places,
    },
  ]);
  console.table(Object.fromEntries(rows));
  console.log(rest);
  console.log(`A ring of ${accounts} accounts in 21 days:`, await ringOf(Number(accounts), 21));
}
