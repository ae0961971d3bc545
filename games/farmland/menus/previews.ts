import { nameOf, type Words } from '../../kit/reader.ts';
import { say, type Text } from '../../kit/text.ts';
import { type Duel, duel, duelWithKing } from '../rules/duel.ts';
import { unite } from '../rules/union.ts';
import type { Card, Piece, Unit } from '../state.ts';
import { cardWords, kingName, shortName } from '../words/names.ts';

/** What happens if a unit joins the one on a field. */
export function unionPreview(moved: Card, standing: Card): Words {
  const union = unite(moved, standing);
  return union ? becomes(union.card) : loses(standing);
}

/** Which unit will stand there. */
export function becomes(card: Card): Words {
  return ({ language }) => {
    const name = cardWords(card, language);
    return say({ en: `becomes ${name}`, de: `wird zu ${name}` }, language);
  };
}

/** Which unit will be lost. */
export function loses(card: Card): Words {
  return ({ language }) => {
    const name = shortName(card, language);
    return say(
      { en: `they don’t fit, so ${name} is lost`, de: `sie passen nicht zusammen, ${name} geht verloren` },
      language,
    );
  };
}

/** What happens in an attack, as far as the attacker can know. */
export function attackPreview(attacker: Unit, target: Piece): Words {
  if (target.kind === 'unit' && !target.up) return { en: 'a face-down unit', de: 'eine verdeckte Einheit' };
  const result = target.kind === 'king' ? duelWithKing(attacker) : duel(attacker, target);
  return (reader) => {
    const { language } = reader;
    const name = target.kind === 'king' ? kingName(language) : cardWords(target.card, language);
    return `${name}: ${say(outcome(result, nameOf(reader, target.team)), language)}`;
  };
}

function outcome({ falls, damage, advances }: Duel, other: string): Text {
  if (!damage) {
    if (falls.length === 2) return { en: 'tie: both fall', de: 'gleich stark, beide fallen' };
    if (advances) return { en: 'you break the blockade', de: 'Du brichst die Blockade' };
    return { en: 'tie: nothing happens', de: 'gleich stark, nichts passiert' };
  }
  const { points } = damage;
  if (damage.to === 'defender') {
    const [en, de] = [`${other} takes ${points} damage`, `${other} erleidet ${points} Schaden`];
    return advances ? { en: `you win, ${en}`, de: `Du gewinnst, ${de}` } : { en, de };
  }
  if (falls.length === 0)
    return {
      en: `the blockade holds, you take ${points} damage`,
      de: `Die Blockade hält, du erleidest ${points} Schaden`,
    };
  return {
    en: `your unit falls, you take ${points} damage`,
    de: `Deine Einheit fällt, du erleidest ${points} Schaden`,
  };
}
