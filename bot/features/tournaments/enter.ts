import { randomInt } from 'node:crypto';
import { isFirstSeatUnfair } from '@longtable/kit/result';
import { type Context, callFeatures, strengthOf } from '../../host/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import { ignoreRefusal, Refusal } from '../../host/refusal.ts';
import { tablesOf } from './pairing/tables.ts';
import { type Tournament, tournamentKind } from './record.ts';
import {
  changeTournament,
  entrantOf,
  type LockedList,
  pastWrites,
  type TournamentEntry,
  tournamentsOf,
  withList,
} from './tournament.ts';
import { refusal, texts } from './words/texts.ts';

/** Maximum number of entrants, except in a round robin. */
const MAX_ENTRANTS = 128;
const MAX_ROBIN_ENTRANTS = 16;
/** Number of seeds that the pairing library's RNG distinguishes. */
const MAX_PAIRING_SEED = 100_000;
/** Time after which a tournament that has not started expires. */
const REGISTRATION_MS = 14 * DAY_MS;

/** Returns the minimum number of entrants. Except in a knockout, two who meet once would not be a tournament. */
export function minEntrantsOf(tournament: Pick<Tournament, 'format' | 'tables'>): number {
  const { most } = tablesOf(tournament);
  return most === 2 && tournament.format !== 'knockout' ? 3 : most;
}

export interface Announcement
  extends Pick<
    Tournament,
    | 'guild'
    | 'channel'
    | 'language'
    | 'display'
    | 'game'
    | 'format'
    | 'most'
    | 'tables'
    | 'perTurn'
    | 'rated'
    | 'rules'
    | 'roundTime'
  > {
  readonly organiser: string;
  /** Whether a pairing has two games with swapped seats. By default if one seat wins too often. */
  readonly twoGames?: boolean | undefined;
}

export async function openTournament(context: Context, announced: Announcement): Promise<TournamentEntry> {
  const { guild, organiser: person } = announced;
  await callFeatures(context, 'checkUser', guild, person);
  return withList(context, { guild }, (server) => {
    const work = async (own: LockedList) => {
      const mine = own.listed.filter(({ tournament }) => isOpenOf(tournament, person));
      if (server.listed.length >= context.limits.tournamentsPerServer) throw refusal('tooManyTournaments');
      if (mine.length >= context.limits.tournamentsPerPerson) throw refusal('tooManyOwnTournaments');
      const [id, tournament] = [context.newId(), announcedAt(context, announced)];
      const lists = [server, own].map(({ listed, listWrite }) => listWrite(idsOf(listed, id)));
      own.transaction.write(context.storage.store(tournamentKind).put(id, tournament), ...lists);
      return { id, tournament };
    };
    return withList(context, { person }, work, server.transaction);
  });
}

function isOpenOf({ status, organiser }: Tournament, person: string): boolean {
  return status !== 'over' && organiser === person;
}

function announcedAt(context: Context, { twoGames, ...announced }: Announcement): Tournament {
  const now = context.now();
  const game = context.games.get(announced.game);
  const isUnfair = game !== undefined && isFirstSeatUnfair(game, announced.rules ?? {});
  return {
    ...announced,
    ...(!announced.tables && (twoGames ?? isUnfair) && { swaps: true }),
    message: null,
    status: 'open',
    entrants: [],
    rounds: [],
    lapsesAt: now + REGISTRATION_MS,
    revision: 1,
    at: now,
  };
}

function idsOf(listed: readonly TournamentEntry[], id: string): string[] {
  return [...listed.map((held) => held.id).filter((other) => other !== id), id];
}

/** Adds a user to an open tournament. Refuses if it is full or has started. */
export async function joinTournament(
  context: Context,
  id: string,
  person: string,
  name: string,
): Promise<TournamentEntry> {
  const guild = (await context.storage.store(tournamentKind).get(id))?.guild ?? null;
  await callFeatures(context, 'checkUser', guild, person);
  return withList(context, { person }, ({ listed, transaction, listWrite }) => {
    const join = (tournament: Tournament) => {
      const { status, entrants, format } = tournament;
      if (status !== 'open') throw refusal('tournamentBegun');
      if (entrantOf(tournament, person) !== undefined) throw refusal('alreadyEntered');
      if (entrants.length >= (format === 'robin' ? MAX_ROBIN_ENTRANTS : MAX_ENTRANTS)) throw refusal('tournamentFull');
      return { ...tournament, entrants: [...entrants, { person, name }] };
    };
    return changeTournament(context, id, join, [listWrite(idsOf(listed, id))], transaction);
  });
}

/** Withdraws a user. Before the start, removes the entrant. After it, marks the entrant as withdrawn, and their opponents win. */
export async function withdrawFrom(context: Context, id: string, person: string): Promise<TournamentEntry> {
  return changeTournament(context, id, (tournament) => {
    const entrant = entrantOf(tournament, person);
    if (entrant === undefined || tournament.entrants[entrant]?.out) throw refusal('notEntered');
    if (tournament.status === 'over') throw refusal('tournamentOver');
    return without(tournament, entrant);
  });
}

function without(tournament: Tournament, entrant: number): Tournament {
  const { status, entrants } = tournament;
  if (status === 'open') return { ...tournament, entrants: entrants.toSpliced(entrant, 1) };
  return {
    ...tournament,
    entrants: entrants.map((each, index) => (index === entrant ? { ...each, out: true as const } : each)),
  };
}

/** Strength of an entrant whose strength is not known, in rating points. */
const UNKNOWN_STRENGTH = 1500;

/** Closes registration and seeds the entrants by established rating. The first round starts when the tournament is processed next. */
export async function startTournament(
  context: Context,
  id: string,
  person: string,
  isManager: boolean,
): Promise<TournamentEntry> {
  const strengths = new Map<string, number>();
  const known = await context.storage.store(tournamentKind).get(id);
  for (const { person: entrant = '' } of known?.entrants ?? []) {
    strengths.set(entrant, (await strengthOf(context, entrant, known?.game ?? '')) ?? UNKNOWN_STRENGTH);
  }
  return changeTournament(context, id, (tournament) => {
    checkStart(tournament, person, isManager);
    const strength = ({ person: entrant = '' }: Tournament['entrants'][number]) => strengths.get(entrant) ?? 0;
    const entrants = tournament.entrants.toSorted((a, b) => strength(b) - strength(a));
    return { ...tournament, status: 'playing', entrants, pairingSeed: randomInt(1, MAX_PAIRING_SEED) };
  });
}

export function checkStart(tournament: Tournament, person: string, isManager: boolean): void {
  const { status, organiser, entrants } = tournament;
  if (status !== 'open') throw refusal(status === 'over' ? 'tournamentOver' : 'tournamentRunning');
  if (organiser !== person && !isManager) throw refusal('notOrganiser');
  const least = minEntrantsOf(tournament);
  if (entrants.length < least) throw new Refusal('tooFewEntrants', texts.tooFewEntrants({ least }));
}

/** Cancels a tournament. No round follows, and running games continue as ordinary games. */
export async function cancelTournament(
  context: Context,
  id: string,
  person: string,
  isManager: boolean,
): Promise<TournamentEntry> {
  const guild = (await context.storage.store(tournamentKind).get(id))?.guild ?? '';
  return withList(context, { guild }, async (list) => {
    const cancel = (tournament: Tournament): Tournament => {
      checkCancel(tournament, person, isManager);
      return { ...tournament, status: 'over', cancelled: true };
    };
    return changeTournament(context, id, cancel, await pastWrites(context, { id, guild }, list), list.transaction);
  });
}

export function checkCancel({ status, organiser }: Tournament, person: string, isManager: boolean): void {
  if (status === 'over') throw refusal('tournamentOver');
  if (organiser !== person && !isManager) throw refusal('notYoursToCancel');
}

export function checkAnnounce({ status, organiser, event }: Tournament, person: string, isManager: boolean): void {
  if (status !== 'open') throw refusal('tooLateToAnnounce');
  if (event !== undefined) throw refusal('alreadyAnnounced');
  if (organiser !== person && !isManager) throw refusal('notYoursToAnnounce');
}

/** Removes a user from all their tournaments and returns the tournaments' ids. Results stay visible without the user's name. */
export async function forgetEntrant(context: Context, person: string): Promise<string[]> {
  return withList(context, { person }, async ({ listed, transaction, listWrite }) => {
    for (const { id } of listed) {
      await changeTournament(
        context,
        id,
        ({ organiser, ...tournament }) => {
          const entrant = entrantOf(tournament, person);
          const kept = organiser === undefined || organiser === person ? tournament : { ...tournament, organiser };
          if (kept.status === 'open')
            return unlessEmpty(entrant === undefined ? kept : without(kept, entrant), context.now());
          if (entrant === undefined) return kept;
          return { ...kept, entrants: kept.entrants.with(entrant, { name: '', out: true }) };
        },
        [],
        transaction,
      ).catch(ignoreRefusal);
    }
    transaction.write(listWrite([]));
    return listed.map(({ id }) => id);
  });
}

/** Returns the tournament. If its organiser and all entrants are gone, it expires now, so that it does not use up the server's limit. */
function unlessEmpty(tournament: Tournament, now: number): Tournament {
  const isEmpty = tournament.organiser === undefined && tournament.entrants.length === 0;
  return isEmpty ? { ...tournament, lapsesAt: now } : tournament;
}

/** Returns a user's tournaments with their own results. */
export async function exportTournaments(context: Context, person: string): Promise<object> {
  return { tournaments: (await tournamentsOf(context, { person })).map((entry) => exportTournament(entry, person)) };
}

function exportTournament({ id, tournament }: TournamentEntry, person: string): object {
  const { guild, channel, game, format, status, organiser, entrants, rounds } = tournament;
  const mine = entrantOf(tournament, person);
  const games = rounds.map(({ pairings }) => pairings.find(({ seats }) => mine !== undefined && seats.includes(mine)));
  const points = games.map((game) => game?.points?.[game.seats.indexOf(mine ?? -1)] ?? null);
  const name = mine === undefined ? undefined : entrants[mine]?.name;
  return { id, guild, channel, game, format, status, opened: organiser === person, name, points };
}
