import type { Storage, Transaction, Write } from '../../../storage/index.ts';
import { readOrQuarantine } from '../../../storage/record-access.ts';
import type { Context, SideEffect } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { pointsAt } from '../../host/table/rating.ts';
import { isManager } from '../../interactions/access.ts';
import type { OwnAccess } from '../../interactions/button.ts';
import { hasNextGame, pointsFor, SWAPPED_GAMES, sumGames } from './pairing/tables.ts';
import { type Pairing, type PairingLink, type Tournament, tournamentKind, tournamentListKind } from './record.ts';
import { refusal, type texts } from './words/texts.ts';

export interface TournamentEntry {
  readonly id: string;
  readonly tournament: Tournament;
}

/** The key of a tournament list: a server's current ones, its finished ones (newest first), or a user's. */
export type ListKey = { readonly guild: string } | { readonly past: string } | { readonly person: string };

/** Maximum number of finished tournaments per server. */
const MAX_PAST = 10;

/** Returns the tournaments of a list that still exist. */
export async function tournamentsOf(context: Context, whose: ListKey): Promise<TournamentEntry[]> {
  const ids = (await readOrQuarantine(context, tournamentListKind, listId(whose)))?.tournaments ?? [];
  const tournaments = await Promise.all(ids.map((id) => readOrQuarantine(context, tournamentKind, id)));
  return ids.flatMap((id, index) => {
    const tournament = tournaments[index];
    return tournament ? [{ id, tournament }] : [];
  });
}

export interface LockedList {
  readonly listed: readonly TournamentEntry[];
  readonly transaction: Transaction;
  /** Returns the write that stores the list. */
  listWrite(ids: readonly string[]): Write;
}

/** Calls `work` with a tournament list while holding its lock. */
export function withList<T>(
  context: Context,
  whose: ListKey,
  work: (list: LockedList) => Promise<T>,
  within?: Transaction,
): Promise<T> {
  const id = listId(whose);
  const store = context.storage.store(tournamentListKind);
  const listWrite = (ids: readonly string[]) =>
    ids.length > 0 ? store.put(id, { tournaments: [...ids] }) : store.drop(id);
  const change = async (transaction: Transaction) =>
    work({ listed: await tournamentsOf(context, whose), transaction, listWrite });
  return context.storage.transact(`tournaments:${id}`, change, { within });
}

function listId(whose: ListKey): string {
  if ('past' in whose) return `past:${whose.past}`;
  return 'guild' in whose ? `in:${whose.guild}` : `of:${whose.person}`;
}

/** Returns the writes that move a tournament from its server's current list to the finished one. */
export async function pastWrites(
  context: Context,
  { id, guild }: { readonly id: string; readonly guild: string },
  { listed, listWrite }: LockedList,
): Promise<Write[]> {
  const isOther = (other: string) => other !== id;
  const past = (await tournamentsOf(context, { past: guild })).map((held) => held.id).filter(isOther);
  return [
    listWrite(listed.map((held) => held.id).filter(isOther)),
    context.storage
      .store(tournamentListKind)
      .put(listId({ past: guild }), { tournaments: [id, ...past].slice(0, MAX_PAST) }),
  ];
}

/** Changes a tournament under its lock, together with further writes, and makes it due, so that its message is updated. */
export async function changeTournament(
  context: Context,
  id: string,
  change: (tournament: Tournament) => Tournament,
  writes: readonly Write[] = [],
  within?: Transaction,
): Promise<TournamentEntry> {
  const work = async ({ write }: Transaction) => {
    const before = await readOrQuarantine(context, tournamentKind, id);
    if (!before) throw refusal('noTournament');
    const changed = change(before);
    if (changed === before) return { id, tournament: before };
    const tournament = { ...changed, revision: changed.revision + 1, at: context.now() };
    write(context.storage.store(tournamentKind).put(id, tournament), ...writes);
    return { id, tournament };
  };
  return context.storage.transact(tournamentLock(id), work, { within });
}

/** Returns the index of a user among the entrants, or undefined if they have not entered. */
export function entrantOf({ entrants }: Tournament, person: string): number | undefined {
  const index = entrants.findIndex((entrant) => entrant.person === person);
  return index < 0 ? undefined : index;
}

/** Deletes the current tournaments of a server and its list of finished ones. */
export async function dropTournaments(context: Context, guild: string): Promise<void> {
  await withList(context, { guild }, async ({ listed, transaction, listWrite }) =>
    transaction.write(
      ...listed.map(({ id }) => context.storage.store(tournamentKind).drop(id)),
      listWrite([]),
      context.storage.store(tournamentListKind).drop(listId({ past: guild })),
    ),
  );
}

/** Lists the channels of all unfinished tournaments. */
export async function* threadChannels(storage: Storage) {
  const tournaments = storage.store(tournamentKind);
  for await (const id of tournaments.ids()) {
    const tournament = await tournaments.get(id).catch(() => undefined);
    if (tournament && tournament.status !== 'over') yield { ...tournament, use: 'a tournament' };
  }
}

const ORGANISING: Readonly<Record<string, keyof typeof texts.refusals>> = {
  start: 'notOrganiser',
  begin: 'notOrganiser',
  announce: 'notYoursToAnnounce',
  sure: 'notYoursToCancel',
  cancel: 'notYoursToCancel',
};

export const tournamentAccess: OwnAccess<{ readonly tournament: string; readonly act: string }, TournamentEntry> = {
  name: 'tournament',
  admits: 'anyone on the server of the tournament; only the organizer and managers start, announce or cancel it',
  async resolve(reply, { tournament: id, act }) {
    const tournament = await reply.bot.context.storage.store(tournamentKind).get(id);
    if (!tournament || tournament.guild !== reply.guildId) throw refusal('noTournament');
    const code = ORGANISING[act];
    const isOrganiser = tournament.organiser === reply.user.id || isManager(reply);
    if (code !== undefined && !isOrganiser) throw refusal(code);
    return { id, tournament };
  },
};

/** Stores the table of a pairing when it opens, and the points when it ends, unless another game follows. Refuses to open a table for a pairing that has one or is decided. */
export const tournamentResult: SideEffect = (context, before, after) => {
  const {
    id,
    features: { tournament: link },
  } = after.table;
  if (!link) return undefined;
  const begins = before === undefined;
  return {
    locks: [tournamentLock(link.id)],
    collect: async () => {
      const tournament = await readOrQuarantine(context, tournamentKind, link.id);
      const pairing = tournament?.rounds[link.round]?.pairings[link.pairing];
      const isOpen = pairing !== undefined && pairing.points === undefined;
      if (begins && (!isOpen || pairing.table !== undefined)) throw refusal('pairingTaken');
      if (!tournament || !isOpen) return {};
      const change = begins ? { table: id } : afterGame(tournament, link, after, context.now());
      return {
        writes: [
          context.storage.store(tournamentKind).put(link.id, withPairing(tournament, link, change, context.now())),
        ],
      };
    },
  };
};

/** Returns the change of a pairing by the end of a game: its points, or no table if another game follows. */
function afterGame(tournament: Tournament, link: PairingLink, over: LoadedTable, now: number): Partial<Pairing> {
  const points = beatenCounts(over);
  if (!tournament.swaps) return { points: pointsFor(tournament, points) };
  const { seats = [], games: earlier = [] } = tournament.rounds[link.round]?.pairings[link.pairing] ?? {};
  const games = [...earlier, isSwapped(link) ? points.toReversed() : [...points]];
  const { ending } = over.table;
  const absent = ending?.by === 'absence' ? [isSwapped(link) ? 1 - ending.seat : ending.seat] : [];
  const out = seats.flatMap((entrant, at) => (tournament.entrants[entrant]?.out ? [at] : []));
  const missing = [...new Set([...absent, ...out])];
  const isOver = missing.length > 0 || (tournament.rounds[link.round]?.until ?? 0) <= now;
  if (!isOver && hasNextGame(tournament, games)) return { games, table: undefined };
  return { games, points: pointsOfGames(games, missing) };
}

/** Whether the players of a game have the seats opposite to those of the pairing. */
export function isSwapped({ game = 0 }: Pick<PairingLink, 'game'>): boolean {
  return game === 1;
}

/** Returns the points of a pairing with swapped seats. Entrants in the seats `missing` have lost the games that were not played. */
export function pointsOfGames(games: readonly (readonly number[])[], missing: readonly number[]): number[] {
  const unplayed = missing.length > 0 ? Math.max(0, SWAPPED_GAMES - games.length) : 0;
  const forfeits = Array.from({ length: unplayed }, () => beatenCountsWithLast(2, missing));
  return sumGames([...games, ...forfeits]);
}

export function tournamentLock(id: string): string {
  return `tournament:${id}`;
}

/** Returns the tournament with a changed pairing, due for processing now. */
export function withPairing(
  tournament: Tournament,
  { round, pairing }: { readonly round: number; readonly pairing: number },
  change: Partial<Pairing>,
  now: number,
): Tournament {
  const rounds = tournament.rounds.map((each, index) => {
    if (index !== round) return each;
    const pairings = each.pairings.map((old, number) => (number === pairing ? { ...old, ...change } : old));
    return { ...each, pairings };
  });
  return { ...tournament, rounds, revision: tournament.revision + 1, at: now };
}

/** Returns the number of seats that each seat has beaten, counting ties half. An absent player is behind all others. */
function beatenCounts(loaded: LoadedTable): readonly number[] {
  const { ending, seats } = loaded.table;
  return ending?.by === 'absence' ? beatenCountsWithLast(seats.length, [ending.seat]) : pointsAt(loaded);
}

/**
 * Returns the number of seats that each seat has beaten, counting ties half, if the seats `last` are tied behind all others and the others are tied.
 */
export function beatenCountsWithLast(seats: number, last: readonly number[]): number[] {
  const others = seats - last.length;
  return Array.from({ length: seats }, (_, seat) =>
    last.includes(seat) ? (last.length - 1) / 2 : last.length + (others - 1) / 2,
  );
}
