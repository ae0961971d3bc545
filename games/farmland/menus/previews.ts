import type { Text } from '../../kit/text.ts';
import { fullName, KING_NAME, nameOf } from '../rules/cards.ts';
import { type Duel, duel, duelWithKing } from '../rules/duel.ts';
import { type Compatibility, unite } from '../rules/union.ts';
import type { Card, Piece, Unit } from '../state.ts';

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
  if (target.kind === 'king') return outcome(KING_NAME, duelWithKing(attacker));
  if (!target.up) return { en: '??? lies face down', de: '??? liegt verdeckt' };
  return outcome(fullName(target.card), duel(attacker, target));
}

function outcome(target: string, duel: Duel): Text {
  const { en, de } = damageOf(duel);
  return { en: `${target}: ${en}`, de: `${target}: ${de}` };
}

function damageOf({ falls, damage, advances }: Duel): { en: string; de: string } {
  if (!damage) {
    if (falls.length === 2) return { en: 'even, both fall', de: 'gleich stark, beide fallen' };
    if (advances) return { en: 'the blockade breaks, no damage', de: 'die Blockade bricht, kein Schaden' };
    return { en: 'even, nothing happens', de: 'gleich stark, nichts geschieht' };
  }
  const { points } = damage;
  if (damage.to === 'defender') {
    return { en: `the other team takes ${points} damage`, de: `das andere Team nimmt ${points} Schaden` };
  }
  if (falls.length === 0) {
    return {
      en: `the blockade holds, you take ${points} damage`,
      de: `die Blockade hält, du nimmst ${points} Schaden`,
    };
  }
  return {
    en: `you lose the unit and take ${points} damage`,
    de: `du verlierst die Einheit und nimmst ${points} Schaden`,
  };
}
