import type { Text } from '../kit/text.ts';
import { fullName, nameOf } from './cards.ts';
import { type Duel, duel, duelWithKing } from './duel.ts';
import type { Card, Piece, Unit } from './state.ts';
import { type Compatibility, unite } from './union.ts';

const COMPATIBILITIES: Record<Compatibility, { en: string; de: string }> = {
  symbiosis: { en: 'symbiosis', de: 'Symbiose' },
  'like-minded': { en: 'like-minded', de: 'gleichgesinnt' },
  prime: { en: 'prime', de: 'prima' },
};

/** What a union of a unit with the one on its field would come to. */
export function unionPreview(moved: Card, standing: Card): Text {
  const union = unite(moved, standing);
  if (!union) {
    const lost = nameOf(standing);
    return { en: `They do not fit: you lose ${lost}`, de: `Sie passen nicht zusammen: du verlierst ${lost}` };
  }
  const { en, de } = COMPATIBILITIES[union.by];
  const name = fullName(union.card);
  return { en: `Success (${en}): ${name}`, de: `Erfolg (${de}): ${name}` };
}

/** What an attack would come to, as far as the attacker can know. */
export function attackPreview(attacker: Unit, target: Piece): Text {
  if (target.kind === 'king') return outcome(duelWithKing(attacker));
  if (!target.up) {
    return { en: 'It lies face down: nobody knows its strength', de: 'Sie ist verdeckt: niemand kennt ihre Stärke' };
  }
  return outcome(duel(attacker, target));
}

function outcome({ falls, damage, advances }: Duel): Text {
  if (!damage) {
    if (falls.length === 2) return { en: 'Even: both fall', de: 'Gleichstand: beide fallen' };
    if (advances) return { en: 'The blockade breaks, nobody takes damage', de: 'Die Blockade bricht, ohne Schaden' };
    return { en: 'Even: nothing happens', de: 'Gleichstand: nichts geschieht' };
  }
  const { points } = damage;
  if (damage.to === 'defender') {
    return { en: `The other team takes ${points} damage`, de: `Das andere Team nimmt ${points} Schaden` };
  }
  if (falls.length > 0) {
    return {
      en: `You lose the unit and take ${points} damage`,
      de: `Du verlierst die Einheit und nimmst ${points} Schaden`,
    };
  }
  return { en: `The blockade holds, you take ${points} damage`, de: `Die Blockade hält, du nimmst ${points} Schaden` };
}
