import { isYou, nameOf, type Words } from '../../kit/reader.ts';
import { say, type Text } from '../../kit/text.ts';
import { type Duel, duel, duelWithKing } from '../rules/duel.ts';
import { unite } from '../rules/union.ts';
import type { Card, Piece, Unit } from '../state.ts';
import { cardWords, kingName, shortName } from '../words/names.ts';

/** What a union of a unit with the one on its field would come to. */
export function unionPreview(moved: Card, standing: Card): Words {
  const union = unite(moved, standing);
  return union ? becomes(union.card) : loses(standing);
}

/** Who will stand there. */
export function becomes(card: Card): Words {
  return ({ language }) => {
    const name = cardWords(card, language);
    return say({ en: `becomes ${name}`, de: `wird ${name}` }, language);
  };
}

/** Who will be lost. */
export function loses(card: Card): Words {
  return ({ language }) => {
    const name = shortName(card, language);
    return say({ en: `does not fit, ${name} is lost`, de: `passt nicht, ${name} ist verloren` }, language);
  };
}

/** What an attack would come to, as far as the attacker can know. */
export function attackPreview(attacker: Unit, target: Piece): Words {
  if (target.kind === 'unit' && !target.up) return { en: 'a hidden unit', de: 'eine verdeckte Einheit' };
  const result = target.kind === 'king' ? duelWithKing(attacker) : duel(attacker, target);
  return (reader) => {
    const { language } = reader;
    const name = target.kind === 'king' ? kingName(language) : cardWords(target.card, language);
    const other = isYou(reader, target.team) ? '' : nameOf(reader, target.team);
    return `${name}: ${say(outcome(result, other), language)}`;
  };
}

function outcome({ falls, damage, advances }: Duel, other: string): Text {
  if (!damage) {
    if (falls.length === 2) return { en: 'even, both fall', de: 'gleich stark, beide fallen' };
    if (advances) return { en: 'the blockade breaks', de: 'die Blockade bricht' };
    return { en: 'even, nothing happens', de: 'gleich stark, nichts geschieht' };
  }
  const { points } = damage;
  if (damage.to === 'defender') return { en: `${other} loses ${points}`, de: `${other} verliert ${points}` };
  if (falls.length === 0)
    return { en: `the blockade holds, you lose ${points}`, de: `die Blockade hält, du verlierst ${points}` };
  return { en: `your unit falls, you lose ${points}`, de: `deine Einheit fällt, du verlierst ${points}` };
}
