import type { Result, Statistic } from '@longtable/kit';
import type { Duel } from './state.ts';

/** Who won, once somebody has. */
export function result({ winner }: Duel): Result | undefined {
  return winner === null ? undefined : { winners: [winner] };
}

/** What statistics count: how long duels last, and whether the first player won. */
export function tally({ round, winner }: Duel): readonly Statistic[] {
  return [
    { label: { en: 'Rounds', de: 'Runden' }, value: round + 1 },
    { label: { en: 'First player won', de: 'Sieg der beginnenden Seite' }, value: winner === 0 ? 1 : 0, share: true },
  ];
}
