import { nameOf, type Reader } from '../../kit/reader.ts';
import { dangerTo } from '../rules/danger.ts';
import { across, type Duel, type DuelSeat } from '../state.ts';

/** How hard the opponent's creatures can hit a seat next turn; undefined if they can't. */
export function dangerSentence(duel: Duel, seat: DuelSeat, reader: Reader): string | undefined {
  const damage = dangerTo(duel, seat);
  if (duel.winner !== null || damage === 0) return undefined;
  const { life } = duel.sides[seat];
  const name = nameOf(reader, across(seat));
  if (reader.language === 'de') {
    return damage < life
      ? `${name} kann dir im nächsten Zug ${damage} Schaden zufügen, dann hast du noch ${life - damage} Leben.`
      : `Gefahr: ${name} kann dir im nächsten Zug ${damage} Schaden zufügen, und du hast nur ${life} Leben.`;
  }
  return damage < life
    ? `${name} can hit you for ${damage} next turn, leaving you with ${life - damage} life.`
    : `Danger: ${name} can hit you for ${damage} next turn, and you only have ${life} life.`;
}
