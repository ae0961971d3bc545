import type { Write } from '../../../storage/index.ts';
import type { Tournament } from '../../../storage/records/tournament.ts';
import { claiming, mustBeOpen } from '../books/claiming.ts';
import { tournamentLock } from '../books/competing.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { readSound } from '../house/sound.ts';

/** A tournament by its name. */
export interface Held {
  readonly id: string;
  readonly tournament: Tournament;
}

/** Whose tournaments a list names: a server's that are not over, its last ones that are, the newest first, or a person's. */
export type Whose = { readonly guild: string } | { readonly past: string } | { readonly person: string };

/** As many finished ones can be looked up. */
const PAST_MAX = 10;

/** The tournaments on a list that are still there. */
export async function tournamentsOf(house: House, whose: Whose): Promise<Held[]> {
  const ids = (await readSound(house, house.tournamentLists, listId(whose)))?.tournaments ?? [];
  const found = await Promise.all(ids.map((id) => readSound(house, house.tournaments, id)));
  return ids.flatMap((id, index) => {
    const tournament = found[index];
    return tournament ? [{ id, tournament }] : [];
  });
}

/** Does work alone with a list; `write` gives what it shall be. */
export function withList<T>(
  house: House,
  whose: Whose,
  work: (listed: readonly Held[], write: (ids: readonly string[]) => Write) => Promise<T>,
): Promise<T> {
  const id = listId(whose);
  const write = (ids: readonly string[]) =>
    ids.length > 0 ? house.tournamentLists.put(id, { tournaments: [...ids] }) : house.tournamentLists.drop(id);
  return house.storage.alone(`tournaments:${id}`, async () => work(await tournamentsOf(house, whose), write));
}

function listId(whose: Whose): string {
  if ('past' in whose) return `past:${whose.past}`;
  return 'guild' in whose ? `in:${whose.guild}` : `of:${whose.person}`;
}

/** What puts a tournament from those of its server that are not over to those that are; asked for alone with that list. */
export async function pastWrites(
  house: House,
  { id, guild }: { readonly id: string; readonly guild: string },
  listed: readonly Held[],
  write: (ids: readonly string[]) => Write,
): Promise<Write[]> {
  const isOther = (other: string) => other !== id;
  const past = (await tournamentsOf(house, { past: guild })).map((held) => held.id).filter(isOther);
  return [
    write(listed.map((held) => held.id).filter(isOther)),
    house.tournamentLists.put(listId({ past: guild }), { tournaments: [id, ...past].slice(0, PAST_MAX) }),
  ];
}

/** Changes a tournament, alone and from its present state, with what is written beside it; then its message is behind. */
export async function changeTournament(
  house: House,
  id: string,
  change: (tournament: Tournament) => Tournament | Refused,
  writes: readonly Write[] = [],
): Promise<Held | Refused> {
  return house.storage.alone(tournamentLock(id), async () => {
    const before = await readSound(house, house.tournaments, id);
    const changed = before ? change(before) : refusal('noTournament');
    if ('refused' in changed) {
      await mustBeOpen(house);
      return changed;
    }
    if (changed === before) return { id, tournament: before };
    const tournament = { ...changed, revision: changed.revision + 1, at: house.now() };
    await claiming(house, (claim) => house.storage.commit(house.tournaments.put(id, tournament), ...writes, ...claim));
    return { id, tournament };
  });
}

/** The place of a person in a tournament. */
export function entrantOf({ entrants }: Tournament, person: string): number | undefined {
  const found = entrants.findIndex((entrant) => entrant.person === person);
  return found < 0 ? undefined : found;
}

/** Clears away the tournaments of a server that are not over. */
export async function dropTournaments(house: House, guild: string): Promise<void> {
  await withList(house, { guild }, (listed, write) =>
    house.storage.commit(
      ...listed.map(({ id }) => house.tournaments.drop(id)),
      write([]),
      house.tournamentLists.drop(listId({ past: guild })),
    ),
  );
}
