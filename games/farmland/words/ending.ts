import type { Seat } from '../../kit/game.ts';
import { about, isYou, nameOf, type Reader } from '../../kit/reader.ts';
import { rivalOf, type State, teamOf } from '../state.ts';

/** Who won, and how. */
export function ending(state: State, reader: Reader): string {
  const seat = state.winner as Seat;
  const loser = rivalOf(seat);
  const byPoints = teamOf(state, loser).lp === 0;
  const name = nameOf(reader, loser);
  const [who, verb, hat] = isYou(reader, loser) ? ['you', 'have', 'Du hast'] : [name, 'has', `${name} hat`];
  const kann = isYou(reader, loser) ? 'Du kannst' : `${name} kann`;
  const en = byPoints ? `${who} ${verb} no life points left.` : `${who} ${verb} no cards left to draw.`;
  const de = byPoints ? `${hat} keine Lebenspunkte mehr.` : `${kann} keine Karte mehr ziehen.`;
  return about(reader, seat, { en: `You win: ${en}`, de: `Du gewinnst: ${de}` }, (winner) => ({
    en: `${winner} wins: ${en}`,
    de: `${winner} gewinnt: ${de}`,
  }));
}
