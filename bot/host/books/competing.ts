import type { Table } from '../../../storage/records/table.ts';
import type { Pairing, Tournament } from '../../../storage/records/tournament.ts';
import type { House } from '../house/house.ts';
import { refusal } from '../house/refusal.ts';
import { readSound } from '../house/sound.ts';
import { isFinished, resultOf, type Seated } from '../table/table.ts';
import { type Consequence, NOTHING_FOLLOWS } from './consequence.ts';

/** What follows when a table of a tournament opens or ends: its pairing knows the table, or how it went. */
export function competing(house: House, before: Table | undefined, after: Seated): Consequence {
  const { id, status, tournament: link } = after.table;
  const begins = before === undefined;
  const ends = !begins && before.status !== 'over' && status === 'over';
  if (!link || (!begins && !ends)) return NOTHING_FOLLOWS;
  return {
    alone: [tournamentLock(link.id)],
    writes: async () => {
      const tournament = await readSound(house, house.tournaments, link.id);
      const pairing = tournament?.rounds[link.round]?.pairings[link.pairing];
      const isOpen = pairing !== undefined && pairing.result === undefined;
      if (begins && (!isOpen || pairing.table !== undefined)) return refusal('pairingTaken');
      if (!tournament || !isOpen) return [];
      const change = begins ? { table: id } : { result: outcomeOf(after) };
      return [house.tournaments.put(link.id, withPairing(tournament, link, change, house.now()))];
    },
  };
}

/** The name under which nobody else changes a tournament. */
export function tournamentLock(id: string): string {
  return `tournament:${id}`;
}

/** A tournament in which something about a pairing is different; somebody has to look after what follows. */
export function withPairing(
  tournament: Tournament,
  { round, pairing }: { readonly round: number; readonly pairing: number },
  change: Partial<Pairing>,
  now: number,
): Tournament {
  const rounds = tournament.rounds.map((one, index) => {
    if (index !== round) return one;
    const pairings = one.pairings.map((old, number) => (number === pairing ? { ...old, ...change } : old));
    return { ...one, pairings };
  });
  return { ...tournament, rounds, revision: tournament.revision + 1, at: now };
}

/** How a game went for the two, by their seats; one that was cleared away is nobody's. */
function outcomeOf(seated: Seated): NonNullable<Pairing['result']> {
  const { winners } = (isFinished(seated.table) && resultOf(seated)) || { winners: [] };
  if (winners.length !== 1) return 'draw';
  return winners[0] === 0 ? 'a' : 'b';
}
