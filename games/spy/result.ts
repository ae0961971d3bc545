import type { Result, Text } from '@longtable/kit';
import type { Side, State } from './state.ts';

/** Returns the winner of a finished match. */
export function result({ ending }: State): Result | undefined {
  return ending ? { winners: [ending.winner] } : undefined;
}

/** Returns the values summed over all matches, for both sides together. */
export function tally({ round, sides }: State): readonly { label: Text; value: number }[] {
  const both = (value: (side: Side) => number) => value(sides[0]) + value(sides[1]);
  return [
    { label: { en: 'rounds', de: 'Runden' }, value: round },
    { label: { en: 'guests’ secrets', de: 'Geheimnisse von Gästen' }, value: both(({ secrets }) => secrets.length) },
    { label: { en: 'safes opened', de: 'geöffnete Tresore' }, value: both(({ opened }) => opened.length) },
    { label: { en: 'cocktails drunk', de: 'getrunkene Cocktails' }, value: both(({ tally }) => tally.drinks) },
    { label: { en: 'cocktails poured', de: 'verschüttete Cocktails' }, value: both(({ tally }) => tally.pours) },
    {
      label: { en: 'agents who collapsed', de: 'kollabierte Agenten' },
      value: both(({ tally }) => tally.exfiltrations),
    },
  ];
}
