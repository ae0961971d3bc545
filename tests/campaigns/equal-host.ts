import { createHash } from 'node:crypto';
import type { AnyGame, Language } from '@longtable/kit';
import { answerOffer, propose } from '../../bot/features/agreements/agreement.ts';
import { makeRecord, recordOf } from '../../bot/features/history/record.ts';
import { FEATURES } from '../../bot/features/index.ts';
import { voidGame } from '../../bot/features/moderation/action.ts';
import { decideOvertime, decisionsAt, timedOutSeat } from '../../bot/features/overtime/index.ts';
import { planLine } from '../../bot/features/plans/change.ts';
import { occupantsAt } from '../../bot/features/puzzles/puzzle.ts';
import { readScores } from '../../bot/features/puzzles/rating.ts';
import { leadersOf } from '../../bot/features/ratings/leaders.ts';
import { readPlayerStats } from '../../bot/features/ratings/player-stats.ts';
import { askForRematch } from '../../bot/features/rematch/rematch.ts';
import { playLine } from '../../bot/host/actions/move.ts';
import { resign, resume, takeSeatBack } from '../../bot/host/actions/resign.ts';
import { joinTable, leaveTable, startTable } from '../../bot/host/actions/seats.ts';
import { type Context, closeResources } from '../../bot/host/context.ts';
import { autoplay } from '../../bot/host/delivery/delivery.ts';
import type { LoadedTable } from '../../bot/host/feature.ts';
import { openContext } from '../../bot/host/open-context.ts';
import { runDue } from '../../bot/host/scheduler/scheduler.ts';
import { findTable, findTableAt } from '../../bot/host/table/find.ts';
import { readLog } from '../../bot/host/table/state.ts';
import { onTurn, resultOf } from '../../bot/host/table/table.ts';
import { drawBoard } from '../../bot/render/board.ts';
import { drawPanel } from '../../bot/render/panel.ts';
import { openStorage } from '../../storage/index.ts';
import type { SeatOccupant } from '../../storage/records/table.ts';
import { secretKind } from '../../storage/records/time.ts';
import { locationIn, openTable, recordingLog, type ShortRequest } from '../context.ts';

/** Modules of the host that the comparison of two versions uses. */
export interface Host {
  readonly context: Context;
  readonly clock: { at: number };
}

const GUILD = 'g';
/** Purposes of the installation's secrets, which are random otherwise. */
const SECRETS = ['daily', 'people'];

/** Opens a host with an in-memory database, a simulated clock and fixed seeds. */
export async function openHost(seed: number, games: readonly AnyGame[]): Promise<Host> {
  const clock = { at: Date.UTC(2026, 0, 5, 9) };
  const storage = await openStorage('memory:');
  const hashed = (text: string) => createHash('sha256').update(`${seed} ${text}`).digest('hex');
  const secrets = storage.store(secretKind);
  await storage.transact({ writes: SECRETS.map((purpose) => secrets.add(purpose, hashed(purpose))) });
  const parts = { features: FEATURES, storage, games, log: recordingLog(), now: () => clock.at, limits: { pace: 0 } };
  let ids = 0;
  // A seed depends on the time only, so that additional calls change no other seed.
  const fixed = { newId: () => `id${ids++}`, newSeed: () => hashed(`seed ${clock.at}`) };
  return { context: { ...openContext(parts), ...fixed }, clock };
}

export async function closeHost({ context }: Host): Promise<void> {
  await closeResources(context);
  await context.storage.close();
}

/** Outcome of an action: the table, or the code of the refusal. */
export type Outcome = { readonly table: LoadedTable } | { readonly refused: string };

/** Runs an action and returns its outcome, whether a refusal is returned or thrown. */
async function outcomeOf(action: () => Promise<unknown>): Promise<Outcome> {
  const refusalIn = (value: unknown) => (value as { refused?: { code: string } } | undefined)?.refused;
  try {
    const result = await action();
    const refused = refusalIn(result);
    return refused ? { refused: refused.code } : { table: result as LoadedTable };
  } catch (error) {
    const refused = refusalIn(error) ?? (error as { code?: string; sentence?: unknown });
    if (refused.code === undefined || !('sentence' in refused)) throw error;
    return { refused: refused.code };
  }
}

export interface Opening {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly kind: 'table' | 'daily' | 'lesson' | 'puzzle' | 'match';
  readonly occupants: readonly SeatOccupant[];
  readonly channel: string;
  readonly language: Language;
  readonly perTurn?: number | undefined;
  readonly rated?: boolean | undefined;
  /** Index of the puzzle. */
  readonly puzzle: number;
}

export async function openAt({ context }: Host, opening: Opening): Promise<Outcome> {
  const { game, options, kind, occupants, channel, language, perTurn, rated } = opening;
  const puzzles = game.puzzles?.all() ?? [];
  const puzzle = kind === 'puzzle' ? puzzles[opening.puzzle % puzzles.length] : undefined;
  const solver = occupants[0] as SeatOccupant;
  const request: ShortRequest = {
    game,
    options,
    occupants: puzzle ? occupantsAt({ game, puzzle }, solver) : occupants,
    location: { ...locationIn(channel), guild: GUILD, language },
    perTurn,
    rated,
    ...(puzzle && { puzzle: puzzle.id, seated: true }),
    ...(kind === 'daily' && { daily: true }),
    ...(kind === 'lesson' && { lesson: true, seated: true }),
    ...(kind === 'match' && { match: true }),
  };
  return outcomeOf(() => openTable(context, request));
}

/** Plays moves of computers and planned moves, and returns the newest table. */
export async function continueAt({ context }: Host, id: string): Promise<Outcome> {
  return outcomeOf(async () => {
    const loaded = await findTable(context, id);
    if ('refused' in loaded) return loaded;
    await autoplay(context, loaded, () => {});
    return findTable(context, id);
  });
}

/** Returns the table of a channel, which differs from the opened one in the second game of a match. */
export async function tableIn({ context }: Host, channel: string): Promise<Outcome> {
  return outcomeOf(() => findTableAt(context, channel));
}

type Act = (context: Context, loaded: LoadedTable, person: string) => Promise<unknown>;

const answering =
  (agrees: boolean): Act =>
  (context, { table }, person) =>
    answerOffer(context, table.id, person, table.features.agreement?.offer?.mark ?? 0, agrees);

const proposing =
  (what: 'undo' | 'draw' | 'pause'): Act =>
  (context, { table }, person) =>
    propose(context, table.id, person, what);

/** Actions of a user other than moves. */
export const ACTIONS = {
  undo: proposing('undo'),
  draw: proposing('draw'),
  pause: proposing('pause'),
  agree: answering(true),
  decline: answering(false),
  resume: (context, { table }, person) => resume(context, table.id, person),
  resign: (context, { table }, person) => resign(context, table.id, person),
  leave: (context, { table }, person) => leaveTable(context, table.id, person),
  join: (context, { table }, person) => joinTable(context, table.id, person, person),
  start: (context, { table }, person) => startTable(context, table.id, person),
  rematch: (context, { table }, person) => askForRematch(context, table.id, { person, name: person }),
  return: (context, { table }, person) => takeSeatBack(context, table.id, person, person),
  void: (context, { table }) => voidGame(context, table.id, GUILD),
  due: async (context, { table }) => (await runDue(context, table.id)) ?? { refused: { code: 'notDue' } },
} satisfies Record<string, Act>;

export type ActionName = keyof typeof ACTIONS;

export async function act({ context }: Host, loaded: LoadedTable, person: string, name: ActionName): Promise<Outcome> {
  return outcomeOf(() => ACTIONS[name](context, loaded, person));
}

export async function moveAt({ context }: Host, loaded: LoadedTable, person: string, line: string): Promise<Outcome> {
  return outcomeOf(() => playLine(context, loaded.table.id, { person, name: person }, line));
}

export async function planAt({ context }: Host, loaded: LoadedTable, person: string, line: string): Promise<Outcome> {
  return outcomeOf(() => planLine(context, loaded.table.id, person, { line }));
}

/** Decides about a seat whose time is up. `choice` selects one of the decisions. */
export async function decideAt({ context }: Host, loaded: LoadedTable, person: string, choice: number) {
  const [seat = 0] = loaded.table.clock.expired;
  const decisions = decisionsAt(loaded, seat);
  const decision = decisions[choice % decisions.length] ?? 'wait';
  return outcomeOf(() => decideOvertime(context, loaded.table.id, person, timedOutSeat(loaded, seat), decision));
}

/** What a scenario reads of a table to choose the next action. */
export function summaryOf(loaded: LoadedTable) {
  const { table, game } = loaded;
  const { status, seats, state, clock, log, ending, features } = table;
  return {
    id: table.id,
    game,
    status,
    state,
    seats: seats.map((occupant) => (occupant.kind === 'person' ? occupant.id : undefined)),
    turn: onTurn(loaded),
    hasOffer: features.agreement?.offer !== undefined,
    hasTimeout: clock.expired.length > 0,
    moveCount: log.moveCount,
    isEnded: ending !== null,
    isLesson: features.lesson !== undefined,
    puzzle: features.puzzle?.id,
  };
}

const SHOWN = ['content', 'label', 'placeholder', 'description', 'disabled'];

/** Returns the texts of a message in their order. */
function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (SHOWN.includes(key) ? [String(part)] : textsIn(part)));
}

/** Returns what users see of a table now: its board, the panels of its players, and the pings. */
export function screensOf(loaded: LoadedTable): string[] {
  const { table } = loaded;
  const { language } = table.location;
  const panels = table.seats.flatMap((occupant, seat) =>
    occupant.kind === 'person' ? textsIn(drawPanel(loaded, seat, { language, display: 'plain' }).components) : [],
  );
  const pings = table.pings.notices.map(({ about, seats }) => `${about} ${seats}`);
  return [...textsIn(drawBoard(loaded).components), ...panels, ...pings];
}

/** Returns the log, the result and the seats of a table, with ratings and achievements. */
export async function recordsOf({ context }: Host, loaded: LoadedTable): Promise<string[]> {
  const { table } = loaded;
  const record = await outcomeOf(() => recordOf(context, table));
  const moves = (await readLog(context, table)).map(({ seat, line, at }) => `${at} ${seat} ${line}`);
  const seats = table.seats.map((occupant) => {
    const { rated, earned } =
      'rated' in occupant || 'earned' in occupant ? occupant : { rated: undefined, earned: undefined };
    const [name, level] = ['id' in occupant ? occupant.id : '', 'level' in occupant ? occupant.level : ''];
    return [occupant.kind, name, level, rated?.before, rated?.after, rated?.provisional, ...(earned ?? [])].join(' ');
  });
  const text = 'table' in record ? makeRecord(record.table as never) : record.refused;
  const { lesson } = table.features;
  const { ending: by } = table;
  const exercise = by?.by === 'exercise' ? (lesson ? 'lesson' : `puzzle ${by.how}`) : undefined;
  const ending = exercise ?? (by ? Object.values(by).join(' ') : '');
  const { startedAt, movedAt } = table.times;
  const result = JSON.stringify(resultOf(loaded) ?? null);
  return [text, ...moves, ...seats, table.status, ending, result, `${startedAt} ${movedAt}`];
}

/** Returns the stats and ratings of users, and the leaderboards of the server. */
export async function statsOf({ context }: Host, persons: readonly string[]): Promise<string[]> {
  const stats = persons.map(async (person) => {
    const { games } = await readPlayerStats(context, person);
    const scores = Object.entries(games).map(([game, { played, won, drawn, lost, rating, best }]) =>
      [person, game, played, won, drawn, lost, JSON.stringify(rating), JSON.stringify(best)].join(' '),
    );
    const puzzles = Object.entries(await readScores(context, person)).map(([game, score]) =>
      [person, game, score.solved, score.rating.rating, score.tried].join(' '),
    );
    return [...scores.sort(), ...puzzles.sort()];
  });
  const leaders = [...context.games.values()].map(async (game) =>
    JSON.stringify((await leadersOf(context, GUILD, game, 'all-time')).leaders),
  );
  return [...(await Promise.all(stats)).flat(), ...(await Promise.all(leaders))];
}
