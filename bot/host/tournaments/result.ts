import type { Pairing, Tournament } from '../../../storage/records/tournament.ts';
import type { SideEffect } from '../context.ts';
import { readOrQuarantine } from '../read.ts';
import { refusal } from '../refusal.ts';
import { isFinished, type LoadedTable, resultOf } from '../table/table.ts';

/** When a table of a tournament opens or ends: its pairing knows the table, or how it went. */
export const tournamentResult: SideEffect = (context, before, after) => {
  const { id, status, tournament: link } = after.table;
  const begins = before === undefined;
  const ends = !begins && before.status !== 'over' && status === 'over';
  if (!link || (!begins && !ends)) return undefined;
  return {
    locks: [tournamentLock(link.id)],
    collect: async () => {
      const tournament = await readOrQuarantine(context, context.tournaments, link.id);
      const pairing = tournament?.rounds[link.round]?.pairings[link.pairing];
      const isOpen = pairing !== undefined && pairing.result === undefined;
      if (begins && (!isOpen || pairing.table !== undefined)) return refusal('pairingTaken');
      if (!tournament || !isOpen) return {};
      const change = begins ? { table: id } : { result: outcomeOf(after) };
      return { writes: [context.tournaments.put(link.id, withPairing(tournament, link, change, context.now()))] };
    },
  };
};

/** The name of the lock on a tournament. */
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

/** How a game went for the two, by their seats; whoever stayed away has lost, and one that was cleared away is nobody's. */
function outcomeOf(loaded: LoadedTable): NonNullable<Pairing['result']> {
  const { ending } = loaded.table;
  if (ending?.by === 'absence') return ending.seat === 0 ? 'b' : 'a';
  const { winners } = (isFinished(loaded.table) && resultOf(loaded)) || { winners: [] };
  if (winners.length !== 1) return 'draw';
  return winners[0] === 0 ? 'a' : 'b';
}
