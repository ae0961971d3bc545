import { nameOf, type Reader } from '../../kit/reader.ts';
import { dangerTo } from '../rules/danger.ts';
import { across, type Duel, type DuelSeat } from '../state.ts';

/** What the creatures across the table could do to a seat next turn; nothing, where that is nothing. */
export function dangerSentence(duel: Duel, seat: DuelSeat, reader: Reader): string | undefined {
  const damage = dangerTo(duel, seat);
  if (duel.winner !== null || damage === 0) return undefined;
  const { life } = duel.sides[seat];
  const name = nameOf(reader, across(seat));
  if (reader.language === 'de') {
    return damage < life
      ? `${name} droht mit ${damage} Schaden: Dir blieben ${life - damage} Leben.`
      : `Gefahr: ${name} droht mit ${damage} Schaden, und du hast ${life} Leben.`;
  }
  return damage < life
    ? `${name} threatens ${damage} damage: you would have ${life - damage} life left.`
    : `Danger: ${name} threatens ${damage} damage, and you have ${life} life.`;
}
