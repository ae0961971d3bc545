import { nameOf, type Reader } from '../../kit/reader.ts';
import { dangerTo } from '../rules/danger.ts';
import { across, type Duel, type DuelSeat } from '../state.ts';

/** What the creatures across the table could do to a seat next turn; nothing, where that is nothing. */
export function dangerSentence(duel: Duel, seat: DuelSeat, reader: Reader): string | undefined {
  const blow = dangerTo(duel, seat);
  if (duel.winner !== null || blow === 0) return undefined;
  const { life } = duel.sides[seat];
  const name = nameOf(reader, across(seat));
  if (reader.language === 'de') {
    return blow < life
      ? `${name} droht mit ${blow} Schaden: Dir blieben ${life - blow} Leben.`
      : `Gefahr: ${name} droht mit ${blow} Schaden, und du hast ${life} Leben.`;
  }
  return blow < life
    ? `${name} threatens ${blow} damage: you would have ${life - blow} life left.`
    : `Danger: ${name} threatens ${blow} damage, and you have ${life} life.`;
}
