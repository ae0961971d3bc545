import type { Seat } from '@longtable/kit';
import { evenStartOf } from '@longtable/kit/result';
import { changeRecord, readOrQuarantine } from '../../../storage/record-access.ts';
import type { Table } from '../../../storage/records/table.ts';
import { openTable } from '../../host/actions/open.ts';
import { changeTable } from '../../host/commit/commit.ts';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal, isRefusal, Refusal } from '../../host/refusal.ts';
import { concede, endTable } from '../../host/table/endings.ts';
import { onTurn } from '../../host/table/table.ts';
import { nextPairings } from './pairing/rounds.ts';
import { isDecided, pointsFor, SWAPPED_GAMES, sumGames } from './pairing/tables.ts';
import { type Pairing, type PairingLink, type Tournament, tournamentKind } from './record.ts';
import {
  beatenCountsWithLast,
  changeTournament,
  isSwapped,
  pastWrites,
  pointsOfGames,
  type TournamentEntry,
  tournamentLock,
  withList,
  withPairing,
} from './tournament.ts';

/** An undecided pairing of the current round. */
export interface OpenPairing extends Pairing {
  readonly round: number;
  readonly pairing: number;
}

/** Returns the undecided pairings of the current round. */
export function openPairingsOf({ rounds, status }: Tournament): OpenPairing[] {
  const round = status === 'playing' ? rounds.length - 1 : -1;
  return (rounds[round]?.pairings ?? []).flatMap((each, pairing) => {
    const isOpen = each.seats.length > 1 && each.points === undefined;
    return isOpen ? [{ ...each, round, pairing }] : [];
  });
}

/**
 * Advances a tournament. Ends overdue games and those of withdrawn entrants, starts the next round once all games are decided, and closes a
 * tournament that never started. Calls `show` for every table it ended. Returns the updated tournament, or undefined if it does not exist.
 */
export async function advanceTournament(
  context: Context,
  id: string,
  show: (loaded: LoadedTable) => Promise<void>,
): Promise<Tournament | undefined> {
  const tournament = await readOrQuarantine(context, tournamentKind, id);
  for (const open of tournament ? openPairingsOf(tournament) : []) {
    const closed = await endOverdueGame(context, id, tournament as Tournament, open);
    if (closed) await show(closed);
  }
  if (!tournament || tournament.status === 'over') return tournament;
  const moved = await changeTournament(context, id, (now) => withNextRound(now, context.now())).catch(ignoreRefusal);
  if (!moved) return undefined;
  if (moved.tournament.status === 'over') await unlist(context, moved);
  return moved.tournament;
}

/** Adds the next round if the last one is decided. Ends the tournament if there is no next round, or if it has not started in time. */
function withNextRound(tournament: Tournament, now: number): Tournament {
  const { status, rounds, roundTime } = tournament;
  if (status === 'open') return tournament.lapsesAt <= now ? { ...tournament, status: 'over' } : tournament;
  const last = rounds.at(-1);
  if (status === 'over' || (last && !isDecided(last))) return tournament;
  const pairings = nextPairings(tournament);
  if (!pairings) return { ...tournament, status: 'over' };
  return withNextRound({ ...tournament, rounds: [...rounds, { until: now + roundTime, pairings }] }, now);
}

async function unlist(context: Context, { id, tournament: { guild } }: TournamentEntry): Promise<void> {
  await withList(context, { guild }, async (list) =>
    list.transaction.write(...(await pastWrites(context, { id, guild }, list))),
  );
}

/**
 * Lets withdrawn entrants resign their game, and ends the game if its round is over. Returns the table if it changed. If the table cannot be changed,
 * stores the points in the pairing.
 */
async function endOverdueGame(
  context: Context,
  id: string,
  { entrants, rounds }: Tournament,
  open: OpenPairing,
): Promise<LoadedTable | undefined> {
  const out = open.seats.flatMap((entrant, seat) => (entrants[entrant]?.out ? [seat] : []));
  const isLate = (rounds[open.round]?.until ?? 0) <= context.now();
  if (out.length === 0 && !isLate) return undefined;
  try {
    if (open.table !== undefined) {
      const isOther = isSwapped({ game: open.games?.length });
      const leaving = isOther ? out.map((seat) => 1 - seat) : out;
      return await close(context, open.table, leaving, isLate);
    }
  } catch (error) {
    if (isRefusal(error, 'notDue')) return undefined;
    ignoreRefusal(error);
  }
  await changeTournament(context, id, (now) => {
    const isOpen = now.rounds[open.round]?.pairings[open.pairing]?.points === undefined;
    const points = closedPoints(now, open, out);
    return isOpen ? withPairing(now, open, { points }, context.now()) : now;
  }).catch(ignoreRefusal);
  return undefined;
}

/** Returns the points of a pairing whose game cannot be played to its end. */
function closedPoints(tournament: Tournament, { seats, games = [] }: Pairing, out: readonly Seat[]): number[] {
  const last = beatenCountsWithLast(seats.length, out);
  if (!tournament.swaps) return pointsFor(tournament, last);
  return pointsOfGames(games.length > 0 && out.length === 0 ? games : [...games, last], out);
}

function close(context: Context, table: string, out: readonly Seat[], isLate: boolean): Promise<LoadedTable> {
  return changeTable(context, table, (loaded) => {
    if (loaded.table.status === 'over') throw new Refusal('over');
    const leaving = out.find((seat) => loaded.table.seats[seat]?.kind === 'person');
    if (leaving !== undefined) return concede(context, loaded, { by: 'resigning', seat: leaving });
    if (!isLate) throw new Refusal('notDue');
    return { table: endAtTimeout(context, loaded) };
  });
}

/** Returns the table, ended because its round is over. If only one seat is on turn, it loses on time. Otherwise the game is a draw. */
function endAtTimeout(context: Context, loaded: LoadedTable): Table {
  const [seat, ...others] = onTurn(loaded);
  const isOne = seat !== undefined && others.length === 0;
  return endTable(loaded.table, isOne ? { by: 'time', seat } : { by: 'draw' }, context.now());
}

/** Opens the table of a pairing and stores it in the pairing in the same commit. */
export async function openPairingTable(
  context: Context,
  { id, tournament }: TournamentEntry,
  { seats, round, pairing, games = [] }: OpenPairing,
  channel: string,
): Promise<LoadedTable> {
  const game = context.games.get(tournament.game);
  if (!game) throw new Refusal('gameGone');
  const isOther = isSwapped({ game: games.length });
  const bySeat = (values: readonly number[]) => (isOther ? values.toReversed() : [...values]);
  const played = tournament.swaps && { game: games.length, scored: bySeat(sumGames(games)) };
  const link: PairingLink = { id, round, pairing, ...played };
  const { rules = {} } = tournament;
  const isDecider = games.length >= SWAPPED_GAMES;
  const options = isDecider ? { ...rules, ...evenStartOf(game, game.options.parse(rules)) } : rules;
  const occupants = bySeat(seats).map((entrant) => {
    const { person, name } = tournament.entrants[entrant] ?? { name: '' };
    return person === undefined ? { kind: 'someone' as const } : { kind: 'person' as const, id: person, name };
  });
  const { guild, language, display, perTurn, rated } = tournament;
  return openTable(context, {
    game,
    options,
    occupants,
    seated: true,
    location: { guild, channel, message: null, language, ...(display && { display }) },
    terms: { ...(perTurn !== undefined && { perTurnMs: perTurn }), ...(!rated && { unrated: true }) },
    notifyAtStart: true,
    features: { tournament: link },
  });
}

/** Stores the announcement message of a pairing, unless it has one. The table is in the message's thread. */
export async function saveAnnouncement(
  context: Context,
  id: string,
  open: OpenPairing,
  message: string,
): Promise<void> {
  await changeTournament(context, id, (now) => {
    const known = now.rounds[open.round]?.pairings[open.pairing];
    return known && known.message === undefined ? withPairing(now, open, { message }, context.now()) : now;
  }).catch(ignoreRefusal);
}

/** Stores whether the bot lacks the permissions to open the games of the round. The message shows it. */
export async function saveBlocked(context: Context, id: string, isBlocked: boolean): Promise<void> {
  await changeTournament(context, id, (now) => {
    if ((now.blocked ?? false) === isBlocked) return now;
    const { blocked, ...rest } = now;
    return isBlocked ? { ...rest, blocked: true } : rest;
  }).catch(ignoreRefusal);
}

/** A time that is never reached. */
const NEVER = Number.MAX_SAFE_INTEGER;

/**
 * Stores the message and the revision it shows. If that is the newest and every pairing has a table, schedules the next deadline. Otherwise the
 * tournament stays due.
 */
export async function saveShownRevision(
  context: Context,
  { id, tournament }: TournamentEntry,
  message: string,
): Promise<void> {
  await changeRecord(context, tournamentKind, id, tournamentLock(id), (now) => {
    if (!now) return undefined;
    const isNewest = now.revision === tournament.revision;
    const isWaiting = openPairingsOf(now).some(({ table }) => table === undefined);
    const at = isNewest && !isWaiting ? nextDate(context, now) : Math.min(now.at, context.now());
    const told = now.status === 'over' && isNewest ? { told: true as const } : {};
    return { ...now, ...told, message, shown: tournament.revision, at };
  });
}

/** Stores the Discord event that announces a tournament, or removes it if `event` is undefined. */
export async function saveEvent(context: Context, id: string, event: string | undefined): Promise<void> {
  await changeRecord(context, tournamentKind, id, tournamentLock(id), (now) => {
    if (!now) return undefined;
    const { event: _, ...tournament } = now;
    // The tournament may have ended meanwhile; then the event must be deleted.
    return { ...tournament, ...(event !== undefined && { event, at: context.now() }) };
  });
}

/** Postpones the processing of a tournament, at most to its next deadline. */
export async function postpone(context: Context, id: string, until: number): Promise<void> {
  const later = (now: Tournament | undefined) => now && { ...now, at: Math.min(until, nextDate(context, now)) };
  await changeRecord(context, tournamentKind, id, tournamentLock(id), later);
}

function nextDate({ limits, now }: Context, { status, lapsesAt, rounds }: Tournament): number {
  if (status === 'open') return lapsesAt;
  if (status === 'playing') return rounds.at(-1)?.until ?? now();
  return limits.retention === undefined ? NEVER : now() + limits.retention;
}
