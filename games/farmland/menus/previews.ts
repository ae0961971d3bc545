import { nameOf, say, type Text, type Words } from '@longtable/kit';
import { type Duel, duel, duelWithKing } from '../rules/duel.ts';
import type { Card, Piece, Unit } from '../state.ts';
import { cardWords, kingName, shortName } from '../words/names.ts';

export function unitPreview(card: Card): Words {
  return ({ language }) => {
    const name = cardWords(card, language);
    return say({ en: `becomes ${name}`, de: `wird zu ${name}` }, language);
  };
}

export function lossPreview(card: Card): Words {
  return ({ language }) => {
    const name = shortName(card, language);
    return say({ en: `${name} is lost`, de: `${name} geht verloren` }, language);
  };
}

/** Returns the outcome of an attack as far as the attacker knows it. */
export function attackOutcome(attacker: Unit, target: Piece): Words {
  const result = resultOf(attacker, target);
  if (!result) return { en: '⚔ face-down unit', de: '⚔ verdeckte Einheit' };
  return (reader) => {
    const { language } = reader;
    const name = target.kind === 'king' ? kingName(language) : shortName((target as Unit).card, language);
    return `⚔ ${name}: ${say(wordsFor(result, nameOf(reader, target.team)), language)}`;
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

function wordsFor({ falls, damage, advances }: Duel, other: string): Text {
  if (!damage) {
    if (falls.length === 2) return { en: 'both fall', de: 'beide fallen' };
    return advances
      ? { en: 'you break the blockade', de: 'du brichst die Blockade' }
      : { en: 'nothing happens', de: 'nichts passiert' };
  }
  const points = `−${damage.points}`;
  if (damage.to === 'defender')
    return advances
      ? { en: `you win, ${other} ${points}`, de: `du gewinnst, ${other} ${points}` }
      : { en: `${other} ${points}`, de: `${other} ${points}` };
  return falls.length === 0
    ? { en: `the blockade holds, you ${points}`, de: `die Blockade hält, du ${points}` }
    : { en: `your unit falls, you ${points}`, de: `deine Einheit fällt, du ${points}` };
}
