import type { Storage, Transaction, Write } from '../../../storage/index.ts';
import type { Context } from '../../host/context.ts';
import { readOrQuarantine } from '../../host/records.ts';
import { Refusal } from '../../host/refusal.ts';
import { type Tournament, tournamentKind, tournamentListKind } from './record.ts';
import { tournamentLock } from './result.ts';

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
  const found = await Promise.all(ids.map((id) => readOrQuarantine(context, tournamentKind, id)));
  return ids.flatMap((id, index) => {
    const tournament = found[index];
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
    if (!before) throw new Refusal('noTournament');
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
  const found = entrants.findIndex((entrant) => entrant.person === person);
  return found < 0 ? undefined : found;
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
