import type { Text } from '../../kit/text.ts';
import type { Duel } from '../state.ts';

/** Who won. */
export function ending({ winner }: Duel): Text {
  const [won, lost] = [(winner ?? 0) + 1, 2 - (winner ?? 0)];
  return { en: `Player ${won} beats Player ${lost}.`, de: `Spieler ${won} schlägt Spieler ${lost}.` };
}
