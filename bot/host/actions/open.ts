import { createHash } from 'node:crypto';
import { type AnyGame, RNG, type Seat, type Seed } from '@longtable/kit';
import type { Lock, Write } from '../../../storage/index.ts';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import type { Features, Latecomer } from '../../../storage/records/table-features.ts';
import { channelOccupancyKind } from '../../../storage/records/table-lists.ts';
import { commitTable } from '../commit/commit.ts';
import { limitsAt } from '../commit/retention.ts';
import type { Context } from '../context.ts';
import { type Deal, dealFor, sittersOn } from '../daily/deal.ts';
import { dayOf } from '../day.ts';
import { throwIfHandled } from '../idempotency.ts';
import { findPuzzle, puzzleAt } from '../puzzles/puzzle.ts';
import { puzzleOfDay } from '../puzzles/rating.ts';
import { badOptions, type Refused, refusal } from '../refusal.ts';
import { newClock, quietFrom } from '../table/clock.ts';
import { awaitsPost, findTableAt, unlessGameFails } from '../table/find.ts';
import { afterOpening } from '../table/line.ts';
import { startNotices } from '../table/notices.ts';
import { withoutDesign } from '../table/seat-designs.ts';
import { rulesOf } from '../table/state.ts';
import { firstEvents } from '../table/story.ts';
import { isSeated, type LoadedTable, type TableResult } from '../table/table.ts';
import { hasOwnContent, isBetweenPeople, optionsAt, timingOf } from '../table/terms.ts';

/** What somebody asks for with `/play`. */
export interface Request {
  readonly game: AnyGame;
  readonly options: unknown;
  /** The names of uploaded files, by option. */
  readonly files?: Table['terms']['files'];
  readonly sitters: readonly SeatOccupant[];
  /** Everybody sits where `sitters` says; otherwise it is drawn by lot, unless the game itself fixes it. */
  readonly seated?: boolean | undefined;
  /** It is the game of this day, and the person's try at it; the day has its own options, seed and opponents. */
  readonly daily?: boolean | undefined;
  /** It is the game's lesson, with its own options and seed; whoever learns sits first, and computers have the other seats. */
  readonly lesson?: boolean | undefined;
  /** It is the game's puzzle of this id, with its own options, seed and opening; with `daily`, the puzzle of this day. */
  readonly puzzle?: string | undefined;
  /** All chance as at another table; otherwise it is new. */
  readonly seed?: Seed | undefined;
  /** Lines that have been played when it begins. */
  readonly opening?: readonly { readonly seat: Seat; readonly line: string }[] | undefined;
  readonly place: Table['location'];
  /** How it is called. */
  readonly name?: string | undefined;
  /** It is asked for after a game among the same people. */
  readonly rematch?: true | undefined;
  /** Who waits for the game after this one. */
  readonly latecomers?: readonly Latecomer[] | undefined;
  /** Whoever only watches may see everything, until a player minds; then it is not rated. */
  readonly seen?: boolean | undefined;
  /** Whether it counts for ratings; between two people it does unless they say otherwise. */
  readonly rated?: boolean | undefined;
  /** Everybody may ask the computer for help; then it is not rated. */
  readonly help?: boolean | undefined;
  /** Two people play two games, with swapped seats. */
  readonly match?: boolean | undefined;
  /** Whoever asks has programs, one of which could have a seat. */
  readonly programs?: boolean | undefined;
  /** Milliseconds for a turn; none without it. */
  readonly perTurn?: number | undefined;
  /** Milliseconds after which a table that did not begin is cleared away; the default without it. */
  readonly lapsesAfter?: number | undefined;
  /** Players are called when it begins, because they are elsewhere. */
  readonly calls?: true | undefined;
  /** The game of a tournament that it is. */
  readonly tournament?: Features['tournament'];
  /** Who asks, where only computers sit: the table counts for them. */
  readonly opener?: string | undefined;
}

/** Opens a table: in play if every seat is taken, otherwise waiting for players. What is written beside it goes into the same commit. */
export async function openTable(
  context: Context,
  asked: Request,
  writes: readonly Write[] = [],
  guards: readonly Lock[] = [],
): Promise<TableResult> {
  const id = context.newId();
  return unlessGameFails(context, id, () => opened(context, id, asked, writes, guards));
}

async function opened(
  context: Context,
  id: string,
  asked: Request,
  writes: readonly Write[],
  guards: readonly Lock[],
): Promise<TableResult> {
  const { game, place } = asked;
  const deal: Deal | Refused = lessonFor(asked) ?? (await puzzleFor(context, asked)) ?? (await dealFor(context, asked));
  if ('refused' in deal) return deal;
  const { daily, puzzle } = deal.features ?? {};
  const request = daily && !puzzle ? seatedOn(daily.day, asked) : asked;
  const options = game.options.safeParse(deal.options);
  if (!options.success) return { refused: badOptions(options.error.issues) };
  if (game.terms?.(options.data).fixesSeed && !isAlone(request.sitters)) return refusal('seedAlone');
  return context.storage.exclusive(`channel:${place.channel}`, async (lock) => {
    const fresh = { ...(await newTable(context, request, { ...deal, options: options.data })), id };
    const started = startIfFull(game, fresh);
    if ('refused' in started) return started;
    const opening = openingFor({ table: started, game }) ?? request.opening;
    const begun = afterOpening(context, { table: started, game }, opening);
    if ('refused' in begun) return begun;
    const { table, writes: played = [] } = begun;
    const isFree = awaitsPost(place) || !(await isTaken(context, place.channel));
    if (!isFree) {
      await throwIfHandled(context);
      return refusal('placeTaken');
    }
    const notices = request.calls ? startNotices({ table, game }) : table.pings.notices;
    const called = { ...table, pings: { ...table.pings, notices } };
    const placed = awaitsPost(place)
      ? []
      : [context.storage.store(channelOccupancyKind).put(place.channel, { table: table.id })];
    const beside = [...placed, ...played, ...writes];
    return commitTable(context, undefined, { table: called, game }, beside, [lock, ...guards]);
  });
}

/** A table as it was asked for, before anybody has set the game up. */
export async function newTable(context: Context, request: Request, deal: Deal): Promise<Table> {
  const { game, place, sitters } = request;
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
    clock: newClock(perTurnOf(game, deal.options, request), sitters.length),
    times: {
      startedAt: now,
      movedAt: now,
      lapsesAt: now + (request.lapsesAfter ?? context.limits.lapsesAfter),
      inactivity: quietFrom(now, (await limitsAt(context, place.guild)).silence),
    },
    location: place,
    terms: termsOf(request, deal.options),
    features: {
      ...deal.features,
      ...(request.latecomers?.length && { latecomers: [...request.latecomers] }),
      ...(request.tournament && { tournament: request.tournament }),
      ...(request.match && isBetweenPeople({ seats: [...sitters] }) && { match: { next: context.newId() } }),
    },
  };
}

function termsOf(request: Request, options: unknown): Table['terms'] {
  const { game, sitters, files, name, rematch, seen, help, programs, seated, opener } = request;
  return {
    shuffleSeats: !seated && !seatsAreFixed(game, sitters),
    ...(isUnrated(request, options) && { unrated: true }),
    ...(files && { files }),
    ...(name && { name }),
    ...(rematch && { rematch }),
    ...(seen && { openToSpectators: true }),
    ...(help && { help: true }),
    ...(programs && { programs: true }),
    ...(sitters.every(({ kind }) => kind === 'computer') && { opener }),
  };
}

/** What a lesson is set up with, if one is asked for. */
function lessonFor({ game, lesson }: Request): Deal | undefined {
  return lesson && game.lesson
    ? { options: game.lesson.options, seed: game.lesson.seed, features: { lesson: true } }
    : undefined;
}

/** What a puzzle is set up with, if one is asked for; that of a day only on that day. */
async function puzzleFor(context: Context, { game, puzzle: id, daily }: Request): Promise<Deal | Refused | undefined> {
  if (id === undefined) return undefined;
  const puzzle = findPuzzle(game, id);
  if (!puzzle) return refusal('puzzleGone');
  const { options, seed } = puzzle;
  const day = dayOf(context.now());
  if (daily && (await puzzleOfDay(context, day))?.puzzle.id !== id) return refusal('puzzleGone');
  return { options, seed, features: { puzzle: { id }, ...(daily && { daily: { day } }) } };
}

/** The request for the game of a day, with those who play it. */
function seatedOn(day: string, asked: Request): Request {
  return { ...asked, seated: true, sitters: sittersOn(day, asked.game, asked.sitters) };
}

/** The lines that a lesson or a puzzle begins with. */
function openingFor(loaded: LoadedTable): Request['opening'] {
  return loaded.table.features.lesson ? loaded.game.lesson?.opening : puzzleAt(loaded)?.lines;
}

/** Starts a table once nobody is waited for; options that the game does not take are refused at once. */
export function startIfFull(game: AnyGame, table: Table): Table | Refused {
  if (table.seats.every(isSeated)) return started(game, table);
  const begun = game.setup(optionsAt({ table, game }), table.seed, table.seats.length);
  return begun.refused ? begun : table;
}

/** Draws who sits where, and sets the game up for those who have come and with what they bring. */
export function started(game: AnyGame, table: Table): Table | Refused {
  const present = table.seats.filter(isSeated);
  const seats = table.terms.shuffleSeats ? shuffleSeats(present, table.seed) : present;
  const options = optionsAt({ table: { ...table, seats }, game });
  const begun = game.setup(options, table.seed, seats.length);
  if (begun.refused) return begun;
  return {
    ...table,
    status: 'playing',
    times: {
      ...table.times,
      lapsesAt: null,
      startedAt: table.times.movedAt,
      inactivity: quietFrom(table.times.movedAt, table.times.inactivity.afterMs),
    },
    options,
    seats: seats.map(withoutDesign),
    turns: seats.map(() => ({ count: 0 })),
    clock: newClock(table.clock.perTurnMs, seats.length),
    state: begun.state,
    events: firstEvents(begun.events),
  };
}

/** Whether a game changes no rating: it was asked for, the seed is known, it has own content, or a program plays. */
function isUnrated({ game, rated, seen, seed, sitters }: Request, options: unknown): boolean {
  return (
    rated === false ||
    seen === true ||
    seed !== undefined ||
    game.terms?.(options).fixesSeed === true ||
    hasOwnContent(game, options, sitters) ||
    sitters.some(({ kind }) => kind === 'program')
  );
}

/** Milliseconds for a turn: as the game's own options ask for, else as was agreed. */
function perTurnOf(
  game: AnyGame,
  options: unknown,
  { perTurn = null }: { perTurn?: number | null | undefined },
): number | null {
  const own = timingOf(game, options);
  return own ? own.perTurn : perTurn;
}

/** Whether one person at most plays there, now and later, be it against their own program. */
function isAlone(sitters: readonly SeatOccupant[]): boolean {
  const whose = sitters.flatMap((sitter, seat) => {
    if (sitter.kind === 'computer') return [];
    return sitter.kind === 'program' ? (sitter.owner?.id ?? seat) : 'id' in sitter ? sitter.id : seat;
  });
  return new Set(whose).size < 2;
}

/** Whether a game leaves no choice of who sits where, and so who starts. */
export function seatsAreFixed({ seats: { fixed } }: AnyGame, sitters: readonly SeatOccupant[]): boolean {
  if (fixed !== 'against computers') return fixed === true;
  return sitters.some(({ kind }) => kind === 'computer');
}

/** Whether a table that is not over stands in a place. */
export async function isTaken(context: Context, channel: string): Promise<boolean> {
  const found = await findTableAt(context, channel);
  return 'table' in found && found.table.status !== 'over';
}

/** Returns the seats in random order. Hashes the table's seed, so that the order reveals none of the game's own draws. */
function shuffleSeats(seats: readonly SeatOccupant[], seed: Seed): SeatOccupant[] {
  const state = createHash('sha256').update(`lots ${seed}`).digest().readUIntBE(0, 6);
  return new RNG(state).shuffle(seats);
}
