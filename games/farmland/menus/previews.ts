import { nameOf, type Reader, say, type Text, type Words } from '@longtable/kit';
import { type Duel, duel, duelWithKing } from '../rules/duel.ts';
import type { Card, Piece, Unit } from '../state.ts';
import { texts } from '../words/texts.ts';

export function unitPreview(card: Card): Text {
  return texts.previews.becomes({ card });
}

export function lossPreview(card: Card): Text {
  return texts.previews.lost({ name: texts.units.short({ card }) });
}

/** Returns the outcome of an attack as far as the attacker knows it. */
export function attackOutcome(attacker: Unit, target: Piece): Words {
  const result = resultOf(attacker, target);
  if (!result) return texts.previews.faceDown;
  const name = target.kind === 'king' ? texts.units.king : texts.units.short({ card: target.card });
  return (reader: Reader) => {
    const outcome = wordsFor(result, nameOf(reader, target.team));
    return say(texts.previews.attack({ target: name, outcome }), reader.language);
  };
}

/** Whether the attacker knows that only the other side loses something. */
export function isWon(attacker: Unit, target: Piece): boolean {
  const result = resultOf(attacker, target);
  return result !== undefined && result.damage?.to !== 'attacker' && !result.falls.includes('attacker');
}

/** Returns the outcome of an attack, or undefined if the target is face down. */
function resultOf(attacker: Unit, target: Piece): Duel | undefined {
  if (target.kind === 'king') return duelWithKing(attacker);
  return target.up ? duel(attacker, target) : undefined;
}

function wordsFor({ falls, damage, advances }: Duel, who: string): Text {
  if (!damage) {
    if (falls.length === 2) return texts.previews.bothFall;
    return advances ? texts.previews.blockadeBreaks : texts.previews.nothing;
  }
  const { points } = damage;
  if (damage.to === 'defender')
    return advances ? texts.previews.win({ who, points }) : texts.previews.hit({ who, points });
  return falls.length === 0 ? texts.previews.blockadeHolds({ points }) : texts.previews.fall({ points });
}
