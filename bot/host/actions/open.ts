import { createHash } from 'node:crypto';
import { type AnyGame, RNG, type Seed } from '@longtable/kit';
import type { Transaction } from '../../../storage/index.ts';
import { channelOccupancyKind, type Features, type SeatOccupant, type Table } from '../../../storage/records/table.ts';
import { commitTable } from '../commit/commit.ts';
import { countOpening } from '../commit/table-lists.ts';
import { type Context, callFeatures } from '../context.ts';
import type { LoadedTable, Opening, Request } from '../feature.ts';
import { accepted, badOptions, GameBusyError, ignoreRefusal, Refusal, settled } from '../refusal.ts';
import { newClock, timingOf } from '../table/clock.ts';
import { firstEvents } from '../table/events.ts';
import { findTableAt } from '../table/find.ts';
import { afterOpening } from '../table/line.ts';
import { startNotices, withNotices } from '../table/notices.ts';
import { unlessGameFails } from '../table/outside-games.ts';
import { hasOwnContent } from '../table/rating.ts';
import { optionsAt, withoutDesign } from '../table/seat-designs.ts';
import { rulesOf } from '../table/state.ts';
import { isSeated, occupiesChannel } from '../table/table.ts';

/** Opens a table: playing if every seat is taken, otherwise waiting. */
export async function openTable(context: Context, asked: Request, within?: Transaction): Promise<LoadedTable> {
  const id = context.newId();
  const guests = asked.occupants.filter((occupant) => occupant.kind === 'invited');
  const inviter = asked.occupants.find((occupant) => occupant.kind === 'person')?.id ?? asked.terms?.opener;
  const added = await unlessGameFails(context, id, () => settled(() => openingFor(context, asked)));
  const { guild } = asked.location;
  const opener = added.terms?.arranged ? undefined : inviter;
  const takeBack = opener === undefined ? undefined : await countOpening(context, opener, guild);
  if (opener !== undefined) await callFeatures(context, 'checkUser', guild, opener);
  const invitation = { table: id, guild, inviter, guests };
  await callFeatures(context, 'checkInviting', invitation);
  const seed = added.seed ?? asked.seed ?? context.newSeed();
  const open = () => openWithId(context, { id, seed }, asked, added, within);
  const opened = await unlessGameFails(context, id, () => (within ? open() : settled(open))).catch((error) => {
    // It is repeated, and counted then.
    if (error instanceof GameBusyError) takeBack?.();
    throw error;
  });
  await callFeatures(context, 'invited', invitation);
  return opened;
}

/** Returns what the features add to a request. A later feature overrides an earlier one. */
async function openingFor(context: Context, request: Request): Promise<Opening> {
  const openings = await Promise.all(context.features.map((feature) => feature.opening?.(context, request)));
  return {
    ...Object.assign({}, ...openings),
    terms: Object.assign({}, ...openings.map((opening) => opening?.terms)),
    features: Object.assign({}, ...openings.map((opening) => opening?.features)),
  };
}

async function openWithId(
  context: Context,
  { id, seed }: Pick<Table, 'id' | 'seed'>,
  asked: Request,
  added: Opening,
  within: Transaction | undefined,
): Promise<LoadedTable> {
  const { game, location } = asked;
  const request: Request = {
    ...asked,
    ...(added.occupants && { occupants: added.occupants, seated: true }),
    terms: { ...asked.terms, ...added.terms },
  };
  const options = game.options.safeParse('options' in added ? added.options : asked.options);
  if (!options.success) throw badOptions(options.error.issues);
  if (game.terms?.(options.data).fixesSeed && !isAlone(request.occupants)) throw new Refusal('seedAlone');
  const setup = { id, options: options.data, seed, features: added.features };
  const work = async (transaction: Transaction): Promise<LoadedTable> => {
    const setUpGame = startIfFull(game, newTable(context, request, setup));
    const loaded = { table: setUpGame, game, features: context.features };
    const begun = afterOpening(context, loaded, added.lines ?? request.opening);
    const { table, writes: played = [] } = begun;
    const isFree = !occupiesChannel(location) || !(await isChannelTaken(context, location.channel));
    if (!isFree) throw new Refusal('placeTaken');
    const notified = request.notifyAtStart ? withNotices(table, startNotices({ ...loaded, table })) : table;
    const placed = occupiesChannel(location)
      ? [context.storage.store(channelOccupancyKind).put(location.channel, { table: table.id })]
      : [];
    return commitTable(context, undefined, { ...loaded, table: notified }, [...placed, ...played], transaction);
  };
  return context.storage.transact(`channel:${location.channel}`, work, { within });
}

/** Id, options and seed of a new table, and the records of features beside it. */
interface TableSetup {
  readonly id: string;
  readonly options: unknown;
  readonly seed: Seed;
  readonly features?: Features | undefined;
}

/** Returns a waiting table for a request, before the game is set up. */
export function newTable(context: Context, request: Request, setup: TableSetup): Table {
  const { game, location, occupants, terms = {} } = request;
  const now = context.now();
  return {
    id: setup.id,
    game: game.id,
    options: setup.options,
    seed: setup.seed,
    rulesVersion: rulesOf(game),
    seats: [...occupants],
    status: 'open',
    ending: null,
    state: null,
    revision: 0,
    log: { moveCount: 0, recentMoves: [], undoable: 0 },
    turns: occupants.map(() => ({ count: 0 })),
    events: firstEvents([]),
    pings: { notices: [], sent: [] },
    clock: newClock(perTurnOf(game, setup.options, terms.perTurnMs), occupants.length),
    times: {
      startedAt: now,
      movedAt: now,
      lapsesAt: now + (request.lapsesAfter ?? context.limits.lapsesAfter),
    },
    location,
    terms: termsOf(request, setup.options),
    features: setup.features ?? {},
  };
}

/** Returns the terms of a new table. Only a table of computers has an opener. */
function termsOf(request: Request, options: unknown): Table['terms'] {
  const { game, occupants, terms = {}, seated } = request;
  const { opener, unrated, ...chosen } = terms;
  return {
    ...chosen,
    shuffleSeats: !seated && !seatsAreFixed(game, occupants),
    ...((unrated || isUnrated(request, options)) && { unrated: true }),
    ...(request.opening && { practice: true }),
    ...(occupants.every(({ kind }) => kind === 'computer') && { opener }),
  };
}

/** Starts a table if all seats are taken, otherwise returns it unchanged. In both cases, refuses options that the game rejects. */
export function startIfFull(game: AnyGame, table: Table): Table {
  if (table.seats.every(isSeated)) return started(game, table);
  accepted(game.setup(optionsAt({ table, game }), table.seed, table.seats.length));
  return table;
}

/** Shuffles the seats if needed and sets up the game for the players present, with their designs. */
export function started(game: AnyGame, table: Table): Table {
  const present = table.seats.filter(isSeated);
  const seats = table.terms.shuffleSeats ? shuffleSeats(present, table.seed) : present;
  const options = optionsAt({ table: { ...table, seats }, game });
  const begun = accepted(game.setup(options, table.seed, seats.length));
  return {
    ...table,
    status: 'playing',
    times: {
      ...table.times,
      lapsesAt: null,
      startedAt: table.times.movedAt,
    },
    options,
    seats: seats.map(withoutDesign),
    turns: seats.map(() => ({ count: 0 })),
    clock: newClock(table.clock.perTurnMs, seats.length),
    state: begun.state,
    events: firstEvents(begun.events),
  };
}

/** Whether a game cannot be rated: if it is open to spectators, with a known seed, with custom content, or with a program. */
function isUnrated({ game, terms, seed, occupants }: Request, options: unknown): boolean {
  return (
    terms?.openToSpectators === true ||
    seed !== undefined ||
    game.terms?.(options).fixesSeed === true ||
    hasOwnContent(game, options, occupants) ||
    occupants.some(({ kind }) => kind === 'program')
  );
}

/** Returns the milliseconds per turn: those of the game's options, otherwise the requested ones. Null for no limit. */
export function perTurnOf(game: AnyGame, options: unknown, requested: number | undefined): number | null {
  const own = timingOf(game, options);
  return own ? own.perTurn : (requested ?? null);
}

/** Whether at most one person can play at the table, possibly against their own program. */
function isAlone(occupants: readonly SeatOccupant[]): boolean {
  const whose = occupants.flatMap((occupant, seat) => {
    if (occupant.kind === 'computer') return [];
    return occupant.kind === 'program' ? (occupant.owner?.id ?? seat) : 'id' in occupant ? occupant.id : seat;
  });
  return new Set(whose).size < 2;
}

/** Whether the game fixes the seat order, always or only against computers. */
export function seatsAreFixed({ seats: { fixed } }: AnyGame, occupants: readonly SeatOccupant[]): boolean {
  if (fixed !== 'against computers') return fixed === true;
  return occupants.some(({ kind }) => kind === 'computer');
}

export async function isChannelTaken(context: Context, channel: string): Promise<boolean> {
  const loaded = await findTableAt(context, channel).catch(ignoreRefusal);
  return loaded !== undefined && loaded.table.status !== 'over';
}

/** Shuffles the seats. Hashes the table's seed, so that the order reveals none of the game's own draws. */
function shuffleSeats(seats: readonly SeatOccupant[], seed: Seed): SeatOccupant[] {
  const state = createHash('sha256').update(`lots ${seed}`).digest().readUIntBE(0, 6);
  return new RNG(state).shuffle(seats);
}
