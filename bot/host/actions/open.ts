import { createHash } from 'node:crypto';
import { type AnyGame, RNG, type Seed } from '@longtable/kit';
import type { Transaction, Write } from '../../../storage/index.ts';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import type { Features } from '../../../storage/records/table-features.ts';
import { channelOccupancyKind } from '../../../storage/records/table-lists.ts';
import { setupFor, sittersOn, type TableSetup } from '../../features/daily/deal.ts';
import { findPuzzle, puzzleAt } from '../../features/puzzles/puzzle.ts';
import { puzzleOfDay } from '../../features/puzzles/rating.ts';
import { commitTable } from '../commit/commit.ts';
import { limitsAt } from '../commit/retention.ts';
import { type Context, callFeatures } from '../context.ts';
import { dayOf } from '../day.ts';
import { accepted, badOptions, ignoreRefusal, Refusal } from '../refusal.ts';
import type { Opening, OpeningLine, Request } from '../request.ts';
import { newClock, startInactivityTimer } from '../table/clock.ts';
import { findTableAt, isUnplaced, unlessGameFails } from '../table/find.ts';
import { afterOpening } from '../table/line.ts';
import { startNotices } from '../table/notices.ts';
import { withoutDesign } from '../table/seat-designs.ts';
import { rulesOf } from '../table/state.ts';
import { firstEvents } from '../table/story.ts';
import { isSeated, type LoadedTable } from '../table/table.ts';
import { hasOwnContent, isBetweenPeople, optionsAt, timingOf } from '../table/terms.ts';

/** Opens a table: playing if every seat is taken, otherwise waiting. `writes` are part of the same commit. */
export async function openTable(
  context: Context,
  asked: Request,
  writes: readonly Write[] = [],
  within?: Transaction,
): Promise<LoadedTable> {
  const id = context.newId();
  const guests = asked.sitters.filter((sitter) => sitter.kind === 'invited');
  const inviter = asked.sitters.find((sitter) => sitter.kind === 'person')?.id ?? asked.terms?.opener;
  const openings = await openingsFor(context, asked);
  const isArranged = openings.some(({ terms }) => terms?.arranged);
  const { guild } = asked.place;
  if (inviter !== undefined && !isArranged) await callFeatures(context, 'checkUser', guild, inviter);
  const invitation = { guild, inviter, guests };
  await callFeatures(context, 'checkInviting', invitation);
  const opened = await unlessGameFails(context, id, () =>
    openWithId(context, id, withOpenings(asked, openings), writes, within),
  );
  if (!asked.terms?.rematch) await callFeatures(context, 'invited', invitation);
  return opened;
}

/** Returns what the features add to a request, in their order. */
async function openingsFor(context: Context, request: Request): Promise<Opening[]> {
  const openings = await Promise.all(context.features.map((feature) => feature.opening?.(context, request)));
  return openings.filter((opening) => opening !== undefined);
}

/** A request with what the features have added to it. */
interface CompleteRequest extends Request {
  readonly records?: Features;
}

function withOpenings(request: Request, openings: readonly Opening[]): CompleteRequest {
  return {
    ...request,
    terms: Object.assign({}, request.terms, ...openings.map(({ terms }) => terms)),
    records: Object.assign({}, ...openings.map(({ features }) => features)),
  };
}

async function openWithId(
  context: Context,
  id: string,
  asked: CompleteRequest,
  writes: readonly Write[],
  within: Transaction | undefined,
): Promise<LoadedTable> {
  const { game, place } = asked;
  const deal: TableSetup =
    lessonFor(asked) ?? (await puzzleFor(context, asked)) ?? (await setupFor(context, { ...asked, ...asked.features }));
  const { daily, puzzle } = deal.features ?? {};
  const request = daily && !puzzle ? dailyRequest(daily.day, asked) : asked;
  const options = game.options.safeParse(deal.options);
  if (!options.success) throw badOptions(options.error.issues);
  if (game.terms?.(options.data).fixesSeed && !isAlone(request.sitters)) throw new Refusal('seedAlone');
  const work = async (transaction: Transaction): Promise<LoadedTable> => {
    const fresh = { ...(await newTable(context, request, { ...deal, options: options.data })), id };
    const setUpGame = startIfFull(game, fresh);
    const loaded = { table: setUpGame, game, features: context.features };
    const begun = afterOpening(context, loaded, openingFor(loaded) ?? request.opening);
    const { table, writes: played = [] } = begun;
    const isFree = isUnplaced(place) || !(await isChannelTaken(context, place.channel));
    if (!isFree) throw new Refusal('placeTaken');
    const notices = request.notifyAtStart ? startNotices({ ...loaded, table }) : table.pings.notices;
    const called = { ...table, pings: { ...table.pings, notices } };
    const placed = isUnplaced(place)
      ? []
      : [context.storage.store(channelOccupancyKind).put(place.channel, { table: table.id })];
    const beside = [...placed, ...played, ...writes];
    return commitTable(context, undefined, { ...loaded, table: called }, beside, transaction);
  };
  return context.storage.transact(`channel:${place.channel}`, work, { within });
}

/** Returns a waiting table for a request, before the game is set up. */
export async function newTable(context: Context, request: CompleteRequest, deal: TableSetup): Promise<Table> {
  const { game, place, sitters, terms = {}, features = {} } = request;
  const now = context.now();
  return {
    id: context.newId(),
    game: game.id,
    options: deal.options,
    seed: deal.seed,
    rulesVersion: rulesOf(game),
    seats: [...sitters],
    status: 'open',
    ending: null,
    state: null,
    revision: 0,
    log: { moveCount: 0, recentMoves: [], undoable: 0 },
    turns: sitters.map(() => ({ count: 0 })),
    events: firstEvents([]),
    agreement: { offer: null },
    pings: { notices: [], sent: [] },
    clock: newClock(perTurnOf(game, deal.options, terms.perTurnMs), sitters.length),
    times: {
      startedAt: now,
      movedAt: now,
      lapsesAt: now + (request.lapsesAfter ?? context.limits.lapsesAfter),
      inactivity: startInactivityTimer(now, (await limitsAt(context, place.guild)).silence),
    },
    location: place,
    terms: termsOf(request, deal.options),
    features: {
      ...request.records,
      ...deal.features,
      ...(features.latecomers?.length && { latecomers: features.latecomers }),
      ...(features.match && isBetweenPeople({ seats: [...sitters] }) && { match: { next: context.newId() } }),
    },
  };
}

/** Returns the terms of a new table. Only a table of computers has an opener. */
function termsOf(request: Request, options: unknown): Table['terms'] {
  const { game, sitters, terms = {}, seated, features = {} } = request;
  const { opener, unrated, ...chosen } = terms;
  return {
    ...chosen,
    shuffleSeats: !seated && !seatsAreFixed(game, sitters),
    ...((unrated || isUnrated(request, options)) && { unrated: true }),
    ...((request.opening || features.practiceOf) && { practice: true }),
    ...(sitters.every(({ kind }) => kind === 'computer') && { opener }),
  };
}

function lessonFor({ game, features: { lesson } = {} }: Request): TableSetup | undefined {
  return lesson && game.lesson
    ? { options: game.lesson.options, seed: game.lesson.seed, features: { lesson: true } }
    : undefined;
}

/** Returns the setup of the requested puzzle, or undefined if none is requested. A puzzle of the day is only available on its day. */
async function puzzleFor(
  context: Context,
  { game, features: { puzzle: id, daily } = {} }: Request,
): Promise<TableSetup | undefined> {
  if (id === undefined) return undefined;
  const puzzle = findPuzzle(game, id);
  if (!puzzle) throw new Refusal('puzzleGone');
  const { options, seed } = puzzle;
  const day = dayOf(context.now());
  if (daily && (await puzzleOfDay(context, day))?.puzzle.id !== id) throw new Refusal('puzzleGone');
  return { options, seed, features: { puzzle: { id }, ...(daily && { daily: { day } }) } };
}

function dailyRequest(day: string, asked: Request): Request {
  return { ...asked, seated: true, sitters: sittersOn(day, asked.game, asked.sitters) };
}

/** Returns the first moves of a lesson or puzzle, otherwise undefined. */
function openingFor(loaded: LoadedTable): readonly OpeningLine[] | undefined {
  return loaded.table.features.lesson ? loaded.game.lesson?.opening : puzzleAt(loaded)?.lines;
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
      inactivity: startInactivityTimer(table.times.movedAt, table.times.inactivity.afterMs),
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
function isUnrated({ game, terms, seed, sitters }: Request, options: unknown): boolean {
  return (
    terms?.openToSpectators === true ||
    seed !== undefined ||
    game.terms?.(options).fixesSeed === true ||
    hasOwnContent(game, options, sitters) ||
    sitters.some(({ kind }) => kind === 'program')
  );
}

/** Returns the milliseconds per turn: those of the game's options, otherwise the requested ones. Null for no limit. */
export function perTurnOf(game: AnyGame, options: unknown, requested: number | undefined): number | null {
  const own = timingOf(game, options);
  return own ? own.perTurn : (requested ?? null);
}

/** Whether at most one person can play at the table, possibly against their own program. */
function isAlone(sitters: readonly SeatOccupant[]): boolean {
  const whose = sitters.flatMap((sitter, seat) => {
    if (sitter.kind === 'computer') return [];
    return sitter.kind === 'program' ? (sitter.owner?.id ?? seat) : 'id' in sitter ? sitter.id : seat;
  });
  return new Set(whose).size < 2;
}

/** Whether the game fixes the seat order, always or only against computers. */
export function seatsAreFixed({ seats: { fixed } }: AnyGame, sitters: readonly SeatOccupant[]): boolean {
  if (fixed !== 'against computers') return fixed === true;
  return sitters.some(({ kind }) => kind === 'computer');
}

export async function isChannelTaken(context: Context, channel: string): Promise<boolean> {
  const found = await findTableAt(context, channel).catch(ignoreRefusal);
  return found !== undefined && found.table.status !== 'over';
}

/** Shuffles the seats. Hashes the table's seed, so that the order reveals none of the game's own draws. */
function shuffleSeats(seats: readonly SeatOccupant[], seed: Seed): SeatOccupant[] {
  const state = createHash('sha256').update(`lots ${seed}`).digest().readUIntBE(0, 6);
  return new RNG(state).shuffle(seats);
}
