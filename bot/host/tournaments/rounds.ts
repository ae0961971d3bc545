import type { Table } from '../../../storage/records/table.ts';
import type { Pairing, Tournament } from '../../../storage/records/tournament.ts';
import { openTable } from '../acts/open.ts';
import { changeTable } from '../books/change.ts';
import { tournamentLock, withPairing } from '../books/competing.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { readSound } from '../house/sound.ts';
import { nextPairings } from '../pairing/rounds.ts';
import { isDecided } from '../pairing/score.ts';
import { ended } from '../table/ending.ts';
import { onTurn, type Seated } from '../table/table.ts';
import { changeTournament, type Held, pastWrites, withList } from './tournament.ts';

/** A pairing of the present round whose game is not over. */
export interface Meeting extends Pairing {
  readonly a: number;
  readonly b: number;
  readonly round: number;
  readonly pairing: number;
}

/** The games of the present round that are not decided. */
export function meetingsOf({ rounds, status }: Tournament): Meeting[] {
  const round = status === 'playing' ? rounds.length - 1 : -1;
  return (rounds[round]?.pairings ?? []).flatMap((one, pairing) => {
    const { a, b, result } = one;
    return a === null || b === null || result !== undefined ? [] : [{ ...one, a, b, round, pairing }];
  });
}

/**
 * Does what is due in a tournament: those who withdrew lose, time is called on a round that is over, the next round is drawn
 * when all is decided, and what nobody started lapses. `show` is given every table that was ended. Gives it as it is then.
 */
export async function moveOn(
  house: House,
  id: string,
  show: (seated: Seated) => Promise<void>,
): Promise<Tournament | undefined> {
  const tournament = await readSound(house, house.tournaments, id);
  for (const meeting of tournament ? meetingsOf(tournament) : []) {
    const closed = await settle(house, id, tournament as Tournament, meeting);
    if (closed) await show(closed);
  }
  if (!tournament || tournament.status === 'over') return tournament;
  const moved = await changeTournament(house, id, (now) => advanced(now, house.now()));
  if ('refused' in moved) return undefined;
  if (moved.tournament.status === 'over') await unlist(house, moved);
  return moved.tournament;
}

/** A round that is decided makes place for the next; the tournament is over when there is none. */
function advanced(tournament: Tournament, now: number): Tournament {
  const { status, rounds, roundTime } = tournament;
  if (status === 'open') return tournament.lapses <= now ? { ...tournament, status: 'over' } : tournament;
  const last = rounds.at(-1);
  if (status === 'over' || (last && !isDecided(last))) return tournament;
  const pairings = nextPairings(tournament);
  if (!pairings) return { ...tournament, status: 'over' };
  return advanced({ ...tournament, rounds: [...rounds, { until: now + roundTime, pairings }] }, now);
}

async function unlist(house: House, { id, tournament: { guild } }: Held): Promise<void> {
  await withList(house, { guild }, async (listed, write) =>
    house.storage.commit(...(await pastWrites(house, { id, guild }, listed, write))),
  );
}

/** Ends a game of somebody who withdrew, or whose round is over. */
async function settle(
  house: House,
  id: string,
  { entrants, rounds }: Tournament,
  meeting: Meeting,
): Promise<Seated | undefined> {
  const out = [meeting.a, meeting.b].findIndex((entrant) => entrants[entrant]?.out);
  const isLate = (rounds[meeting.round]?.until ?? 0) <= house.now();
  if (out < 0 && !isLate) return undefined;
  const ending = (seated: Seated): Table => {
    const late = onTurn(seated);
    if (out >= 0) return ended(seated.table, { by: 'resigning', seat: out }, house.now());
    // Whoever is to move has kept the other waiting.
    const [seat, ...others] = late;
    const isOne = seat !== undefined && others.length === 0;
    return ended(seated.table, isOne ? { by: 'time', seat } : { by: 'draw' }, house.now());
  };
  const closed = meeting.table === undefined ? undefined : await close(house, meeting.table, ending);
  if (closed && !('refused' in closed)) return closed;
  const result = out < 0 ? 'draw' : out === 0 ? 'b' : 'a';
  await changeTournament(house, id, (now) => {
    const isOpen = now.rounds[meeting.round]?.pairings[meeting.pairing]?.result === undefined;
    return isOpen ? withPairing(now, meeting, { result }, house.now()) : now;
  });
  return undefined;
}

function close(house: House, table: string, ending: (seated: Seated) => Table): Promise<Seated | Refused> {
  return changeTable(house, table, (seated) =>
    seated.table.status === 'over' ? refusal('over') : { table: ending(seated) },
  );
}

/** Seats the two of a pairing at a table in a place; in the same step the pairing knows its table. */
export async function seatMeeting(
  house: House,
  { id, tournament }: Held,
  { a, b, round, pairing }: Meeting,
  channel: string,
): Promise<Seated | Refused> {
  const game = house.shelf.get(tournament.game);
  if (!game) return refusal('gameGone');
  const sitters = [a, b].map((entrant) => {
    const { person, name } = tournament.entrants[entrant] ?? { name: '' };
    return person === undefined ? { kind: 'someone' as const } : { kind: 'person' as const, id: person, name };
  });
  const { guild, language, display, perTurn, rated } = tournament;
  return openTable(house, {
    game,
    options: {},
    sitters,
    seated: true,
    place: { guild, channel, message: null, language, ...(display && { display }) },
    perTurn,
    rated,
    calls: true,
    tournament: { id, round, pairing },
  });
}

/** Notes in which message's thread a pairing is played. */
export async function noteAnnounced(house: House, id: string, meeting: Meeting, message: string): Promise<void> {
  await changeTournament(house, id, (now) => {
    const known = now.rounds[meeting.round]?.pairings[meeting.pairing];
    return known && known.message === undefined ? withPairing(now, meeting, { message }, house.now()) : now;
  });
}

/** Later than any look. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** Notes that the message of a tournament shows it as it was; unless more has happened, nothing is to do before its next date. */
export async function noteShown(house: House, { id, tournament }: Held, message: string): Promise<void> {
  await house.storage.alone(tournamentLock(id), async () => {
    const now = await readSound(house, house.tournaments, id);
    if (!now) return;
    const isNewest = now.revision === tournament.revision;
    const isWaiting = meetingsOf(now).some(({ table }) => table === undefined);
    const at = isNewest && !isWaiting ? nextDate(house, now) : Math.min(now.at, house.now());
    const told = now.status === 'over' && isNewest ? { told: true as const } : {};
    await house.storage.commit(house.tournaments.put(id, { ...now, ...told, message, shown: tournament.revision, at }));
  });
}

/** Lets a tournament be looked after later, but not after its next date. */
export async function postpone(house: House, id: string, until: number): Promise<void> {
  await house.storage.alone(tournamentLock(id), async () => {
    const now = await readSound(house, house.tournaments, id);
    const at = now && Math.min(until, nextDate(house, now));
    if (now && at !== undefined) await house.storage.commit(house.tournaments.put(id, { ...now, at }));
  });
}

function nextDate({ limits, now }: House, { status, lapses, rounds }: Tournament): number {
  if (status === 'open') return lapses;
  if (status === 'playing') return rounds.at(-1)?.until ?? now();
  return limits.retention === undefined ? NEVER : now() + limits.retention;
}
