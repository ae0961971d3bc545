import type { Result } from '../kit/game.ts';
import type { Duel } from './state.ts';

/** Who won, once somebody has. */
export function result({ winner }: Duel): Result | undefined {
  if (winner === null) return undefined;
  const [won, lost] = [winner + 1, 2 - winner];
  return {
    winners: [winner],
    sentence: { en: `Player ${won} beats Player ${lost}.`, de: `Spieler ${won} schlägt Spieler ${lost}.` },
  };
}
