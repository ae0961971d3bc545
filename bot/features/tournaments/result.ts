import type { SideEffect } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { readOrQuarantine } from '../../host/records.ts';
import { Refusal } from '../../host/refusal.ts';
import { pointsAt } from '../../host/table/terms.ts';
import { pointsFor } from './pairing/score.ts';
import { type Pairing, type Tournament, tournamentKind } from './record.ts';

/** Stores the table of a pairing when it opens, and the points when it ends. Refuses to open a table for a pairing that has one or is decided. */
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
      if (begins && (!isOpen || pairing.table !== undefined)) throw new Refusal('pairingTaken');
      if (!tournament || !isOpen) return {};
      const change = begins ? { table: id } : { points: pointsFor(tournament, beatenCounts(after)) };
      return {
        writes: [
          context.storage.store(tournamentKind).put(link.id, withPairing(tournament, link, change, context.now())),
        ],
      };
    },
  };
};

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
  const rounds = tournament.rounds.map((one, index) => {
    if (index !== round) return one;
    const pairings = one.pairings.map((old, number) => (number === pairing ? { ...old, ...change } : old));
    return { ...one, pairings };
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
