import { type Pairing, type Tournament, tournamentKind } from '../../../storage/records/tournament.ts';
import type { SideEffect } from '../context.ts';
import { readOrQuarantine } from '../read.ts';
import { refusal } from '../refusal.ts';
import type { LoadedTable } from '../table/table.ts';
import { pointsAt } from '../table/terms.ts';
import { pointsFor } from './pairing/score.ts';

/** When a table of a tournament opens or ends: its pairing knows the table, or how it went. */
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
      if (begins && (!isOpen || pairing.table !== undefined)) return refusal('pairingTaken');
      if (!tournament || !isOpen) return {};
      const change = begins ? { table: id } : { points: pointsFor(tournament, behindAt(after)) };
      return {
        writes: [
          context.storage.store(tournamentKind).put(link.id, withPairing(tournament, link, change, context.now())),
        ],
      };
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

/** How many each seat has left behind; whoever stayed away is behind all others, and one that was cleared away is nobody's. */
function behindAt(loaded: LoadedTable): readonly number[] {
  const { ending, seats } = loaded.table;
  return ending?.by === 'absence' ? behindWithout(seats.length, [ending.seat]) : pointsAt(loaded);
}

/** The same where some are behind all others, who are level. */
export function behindWithout(seats: number, last: readonly number[]): number[] {
  const others = seats - last.length;
  return Array.from({ length: seats }, (_, seat) =>
    last.includes(seat) ? (last.length - 1) / 2 : last.length + (others - 1) / 2,
  );
}
